#ifndef MEASURING_HOOKS_H
#define MEASURING_HOOKS_H

#include <stdint.h>

/// Allocations of the calling thread since it began. A realloc counts as one call of its new size.
typedef struct {
    uint64_t calls;
    uint64_t bytes;
} measuring_allocations;

/// Whether this build counts allocations: it does where libc is glibc and no sanitizer replaces malloc.
int measuring_counts_allocations(void);

measuring_allocations measuring_allocations_now(void);

/// Calls `body(context)`. Its name is what `valgrind --tool=callgrind --toggle-collect=` takes, so that only the
/// work inside is counted.
void measuring_region(void (*body)(void *), void *context);

/// Calls `body(context)` on a thread of its own with a stack of so many bytes. Returns 0, or an error number.
int measuring_on_stack(uint64_t stack_bytes, void (*body)(void *), void *context);

/// CPU seconds of the calling thread.
double measuring_thread_seconds(void);

/// Ends the process by a signal when it has used so many CPU seconds.
void measuring_limit_cpu(uint64_t seconds);

/// Gives freed memory back and forgets the peak so far, where the system can (Linux: /proc/self/clear_refs).
void measuring_reset_peak(void);

/// Most bytes of memory that the process had at a time (Linux: VmHWM).
uint64_t measuring_peak_bytes(void);

#endif
