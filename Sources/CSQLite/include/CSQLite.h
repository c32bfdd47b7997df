#pragma once
#include <stdint.h>

// The part of SQLite's C interface that this package uses. The library itself
// comes with the system; its header is in a package of its own on Linux, so
// these declarations stand in for it. See https://sqlite.org/c3ref/funclist.html

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;
typedef struct sqlite3_context sqlite3_context;
typedef struct sqlite3_value sqlite3_value;
typedef void (*csqlite_destructor)(void *);
typedef void (*csqlite_function)(sqlite3_context *, int, sqlite3_value **);

enum {
  SQLITE_OK = 0,
  SQLITE_PERM = 3,
  SQLITE_BUSY = 5,
  SQLITE_LOCKED = 6,
  SQLITE_READONLY = 8,
  SQLITE_IOERR = 10,
  SQLITE_CORRUPT = 11,
  SQLITE_FULL = 13,
  SQLITE_CANTOPEN = 14,
  SQLITE_CONSTRAINT = 19,
  SQLITE_MISUSE = 21,
  SQLITE_AUTH = 23,
  SQLITE_NOTADB = 26,
  SQLITE_ROW = 100,
  SQLITE_DONE = 101,
};

enum {
  SQLITE_INTEGER = 1,
  SQLITE_FLOAT = 2,
  SQLITE_TEXT = 3,
  SQLITE_BLOB = 4,
  SQLITE_NULL = 5,
};

enum {
  SQLITE_OPEN_READONLY = 0x1,
  SQLITE_OPEN_READWRITE = 0x2,
  SQLITE_OPEN_CREATE = 0x4,
  SQLITE_OPEN_URI = 0x40,
  SQLITE_OPEN_NOMUTEX = 0x8000,
  SQLITE_OPEN_FULLMUTEX = 0x10000,
  SQLITE_PREPARE_PERSISTENT = 0x1,
  SQLITE_UTF8 = 1,
  SQLITE_DETERMINISTIC = 0x800,
};

int sqlite3_open_v2(const char *, sqlite3 **, int, const char *);
int sqlite3_close_v2(sqlite3 *);
int sqlite3_busy_timeout(sqlite3 *, int);
int sqlite3_changes(sqlite3 *);
int sqlite3_get_autocommit(sqlite3 *);
int sqlite3_extended_errcode(sqlite3 *);
const char *sqlite3_errmsg(sqlite3 *);
int64_t sqlite3_last_insert_rowid(sqlite3 *);

int sqlite3_prepare_v3(
  sqlite3 *, const char *, int, unsigned, sqlite3_stmt **, const char **);
int sqlite3_step(sqlite3_stmt *);
int sqlite3_reset(sqlite3_stmt *);
int sqlite3_clear_bindings(sqlite3_stmt *);
int sqlite3_finalize(sqlite3_stmt *);

int sqlite3_bind_null(sqlite3_stmt *, int);
int sqlite3_bind_int64(sqlite3_stmt *, int, int64_t);
int sqlite3_bind_double(sqlite3_stmt *, int, double);
int sqlite3_bind_text(
  sqlite3_stmt *, int, const char *, int, csqlite_destructor);
int sqlite3_bind_blob(
  sqlite3_stmt *, int, const void *, int, csqlite_destructor);
int sqlite3_bind_zeroblob(sqlite3_stmt *, int, int);

int sqlite3_column_type(sqlite3_stmt *, int);
int64_t sqlite3_column_int64(sqlite3_stmt *, int);
double sqlite3_column_double(sqlite3_stmt *, int);
const unsigned char *sqlite3_column_text(sqlite3_stmt *, int);
const void *sqlite3_column_blob(sqlite3_stmt *, int);
int sqlite3_column_bytes(sqlite3_stmt *, int);

int sqlite3_create_function_v2(
  sqlite3 *, const char *, int, int, void *, csqlite_function,
  csqlite_function, void (*)(sqlite3_context *), csqlite_destructor);
const unsigned char *sqlite3_value_text(sqlite3_value *);
int sqlite3_value_bytes(sqlite3_value *);
void sqlite3_result_int(sqlite3_context *, int);
void sqlite3_result_null(sqlite3_context *);

// SQLITE_TRANSIENT is a cast that Swift can't import: SQLite copies the bytes.
static inline int csqlite_bind_text(
  sqlite3_stmt *statement, int index, const char *bytes, int count) {
  return sqlite3_bind_text(
    statement, index, bytes, count, (csqlite_destructor)-1);
}

static inline int csqlite_bind_blob(
  sqlite3_stmt *statement, int index, const void *bytes, int count) {
  return sqlite3_bind_blob(
    statement, index, bytes, count, (csqlite_destructor)-1);
}
