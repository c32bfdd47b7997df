// Runs a program in a pseudo-terminal of its own, for the tests of the demos.

#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <sys/types.h>

/// Starts a program as the leader of a session in a new terminal.
///
/// Returns its process, or -1; gives the side of the terminal on which a person
/// would sit, and the path of the program's side.
pid_t terminal_spawn(const char *program, char *const arguments[],
                     char *const environment[], int columns, int lines,
                     int *person, char path[], int path_size);

/// Tells a terminal that its window has another size.
void terminal_resize(int person, int columns, int lines);

/// Whether a terminal takes lines and echoes keys, as a shell expects it to.
int terminal_is_cooked(int person);

#endif
