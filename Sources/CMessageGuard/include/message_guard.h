// Notes which message each thread works on, so that one that brings the program down can be told from all others.
#pragma once
#include <stdbool.h>
#include <stdint.h>

// From now on a failure (an illegal instruction, which is how Swift ends, a bad memory access, an abort) while a message is
// in hand adds that message to the file `journal`, and runs the program again with `arguments`, or ends it with
// status 2 where the message came from a stream. A message in hand for longer than `seconds` counts as one that fails.
// A failure with no message in hand ends the program as it always did. False where this cannot be had.
// With `may_run_again` false, because something that can be read only once is read, the program ends with status 2 instead
// of running again; the message is noted all the same.
bool letterbook_guard_install(const char *journal, char *const *arguments, int64_t seconds, bool may_run_again);

// The calling thread takes a message in hand. `path` must stay until the end; it is the stream "-" or one like it where
// `is_stream`.
void letterbook_guard_begin(const char *path, int64_t offset, int64_t length, bool is_stream);
void letterbook_guard_end(void);
