#define _GNU_SOURCE
#define _DARWIN_C_SOURCE

#include "CPseudoTerminal.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

static struct winsize window(int columns, int lines) {
  struct winsize size = {.ws_row = lines, .ws_col = columns};
  return size;
}

pid_t terminal_spawn(const char *program, char *const arguments[],
                     char *const environment[], int columns, int lines,
                     int *person, char path[], int path_size) {
  *person = posix_openpt(O_RDWR | O_NOCTTY);
  if (*person < 0 || grantpt(*person) != 0 || unlockpt(*person) != 0)
    return -1;
  strncpy(path, ptsname(*person), path_size - 1);
  path[path_size - 1] = '\0';
  fcntl(*person, F_SETFD, FD_CLOEXEC);
  terminal_resize(*person, columns, lines);

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  // The first terminal that a session's leader opens becomes its own.
  posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0);
  posix_spawn_file_actions_adddup2(&actions, 0, 1);
  posix_spawn_file_actions_adddup2(&actions, 0, 2);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  // A terminal's programs have the signals as they are by default.
  sigset_t signals;
  sigfillset(&signals);
  posix_spawnattr_setsigdefault(&attributes, &signals);
  posix_spawnattr_setflags(&attributes,
                           POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF);

  pid_t process = -1;
  if (posix_spawn(&process, program, &actions, &attributes, arguments,
                  environment) != 0)
    process = -1;
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return process;
}

void terminal_resize(int person, int columns, int lines) {
  struct winsize size = window(columns, lines);
  ioctl(person, TIOCSWINSZ, &size);
}

int terminal_is_cooked(int person) {
  struct termios settings;
  if (tcgetattr(person, &settings) != 0)
    return 0;
  return (settings.c_lflag & ICANON) && (settings.c_lflag & ECHO);
}
