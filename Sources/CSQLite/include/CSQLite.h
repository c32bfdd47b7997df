// The part of SQLite's interface that the storage uses, declared by hand, so
// that the library is enough and its development package is not needed.
//
// Source: https://www.sqlite.org/c3ref/intro.html

#ifndef CSQLITE_H
#define CSQLITE_H

#include <stdint.h>

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;
typedef struct sqlite3_context sqlite3_context;
typedef struct sqlite3_value sqlite3_value;
typedef void (*sqlite3_destructor_type)(void *);

#define SQLITE_OK 0
#define SQLITE_BUSY 5
#define SQLITE_LOCKED 6
#define SQLITE_READONLY 8
#define SQLITE_IOERR 10
#define SQLITE_CORRUPT 11
#define SQLITE_FULL 13
#define SQLITE_CANTOPEN 14
#define SQLITE_NOTADB 26
#define SQLITE_ROW 100
#define SQLITE_DONE 101

#define SQLITE_OPEN_READWRITE 0x00000002
#define SQLITE_OPEN_CREATE 0x00000004
#define SQLITE_OPEN_NOMUTEX 0x00008000

#define SQLITE_INTEGER 1
#define SQLITE_FLOAT 2
#define SQLITE_TEXT 3
#define SQLITE_BLOB 4
#define SQLITE_NULL 5

#define SQLITE_UTF8 1
#define SQLITE_DETERMINISTIC 0x000000800
#define SQLITE_PREPARE_PERSISTENT 0x01

int sqlite3_open_v2(const char *, sqlite3 **, int, const char *);
int sqlite3_close_v2(sqlite3 *);
int sqlite3_exec(sqlite3 *, const char *,
                 int (*)(void *, int, char **, char **), void *, char **);
int sqlite3_busy_timeout(sqlite3 *, int);
int sqlite3_changes(sqlite3 *);
int sqlite3_db_readonly(sqlite3 *, const char *);
int sqlite3_extended_errcode(sqlite3 *);
int sqlite3_get_autocommit(sqlite3 *);
int64_t sqlite3_last_insert_rowid(sqlite3 *);
const char *sqlite3_errmsg(sqlite3 *);

int sqlite3_prepare_v3(sqlite3 *, const char *, int, unsigned int,
                       sqlite3_stmt **, const char **);
int sqlite3_step(sqlite3_stmt *);
int sqlite3_reset(sqlite3_stmt *);
int sqlite3_clear_bindings(sqlite3_stmt *);
int sqlite3_finalize(sqlite3_stmt *);

int sqlite3_bind_int64(sqlite3_stmt *, int, int64_t);
int sqlite3_bind_double(sqlite3_stmt *, int, double);
int sqlite3_bind_null(sqlite3_stmt *, int);
int sqlite3_bind_text(sqlite3_stmt *, int, const char *, int,
                      sqlite3_destructor_type);
int sqlite3_bind_blob(sqlite3_stmt *, int, const void *, int,
                      sqlite3_destructor_type);

int sqlite3_column_type(sqlite3_stmt *, int);
int sqlite3_column_bytes(sqlite3_stmt *, int);
int64_t sqlite3_column_int64(sqlite3_stmt *, int);
double sqlite3_column_double(sqlite3_stmt *, int);
const unsigned char *sqlite3_column_text(sqlite3_stmt *, int);
const void *sqlite3_column_blob(sqlite3_stmt *, int);

int sqlite3_create_function_v2(
    sqlite3 *, const char *, int, int, void *,
    void (*)(sqlite3_context *, int, sqlite3_value **),
    void (*)(sqlite3_context *, int, sqlite3_value **),
    void (*)(sqlite3_context *), void (*)(void *));
int sqlite3_value_bytes(sqlite3_value *);
const unsigned char *sqlite3_value_text(sqlite3_value *);
void sqlite3_result_int(sqlite3_context *, int);
void sqlite3_result_null(sqlite3_context *);

/// Has SQLite copy what is bound; the macro of that name is a cast that Swift
/// can't import.
static inline sqlite3_destructor_type csqlite_transient(void) {
  return (sqlite3_destructor_type)-1;
}

#endif
