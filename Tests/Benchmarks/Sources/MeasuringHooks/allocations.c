// glibc lets a program define malloc and its kin itself and keeps its own under the names __libc_*: so every
// allocation of this process is counted, those of the Swift runtime, libxml2 and iconv too.

#include "measuring_hooks.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define MEASURING_SANITIZED 1
#endif
#endif

#if defined(__linux__) && defined(__GLIBC__) && !defined(MEASURING_SANITIZED)
#define MEASURING_COUNTS 1
#endif

#ifdef MEASURING_COUNTS

// A thread variable that is there from the thread's start: finding it must not allocate.
static __thread measuring_allocations allocations __attribute__((tls_model("initial-exec")));

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static inline void count(size_t size) {
    allocations.calls += 1;
    allocations.bytes += size;
}

void *malloc(size_t size) {
    count(size);
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count(number * size);
    return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
    count(size);
    return __libc_realloc(block, size);
}

void free(void *block) { __libc_free(block); }

void *memalign(size_t alignment, size_t size) {
    count(size);
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count(size);
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
    count(size);
    void *result = __libc_memalign(alignment, size);
    if (result == NULL) return ENOMEM;
    *block = result;
    return 0;
}

int measuring_counts_allocations(void) { return 1; }
measuring_allocations measuring_allocations_now(void) { return allocations; }

#else

int measuring_counts_allocations(void) { return 0; }

measuring_allocations measuring_allocations_now(void) {
    measuring_allocations none = {0, 0};
    return none;
}

#endif
