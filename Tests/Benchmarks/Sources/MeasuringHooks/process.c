#include "measuring_hooks.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#if defined(__linux__) && defined(__GLIBC__)
#include <malloc.h>
#endif

__attribute__((noinline)) void measuring_region(void (*body)(void *), void *context) {
    body(context);
    // Not a tail call: callgrind switches counting off where this function returns.
    __asm__ volatile("" ::: "memory");
}

typedef struct {
    void (*body)(void *);
    void *context;
} measuring_call;

static void *run_call(void *argument) {
    measuring_call *call = argument;
    call->body(call->context);
    return NULL;
}

int measuring_on_stack(uint64_t stack_bytes, void (*body)(void *), void *context) {
    pthread_attr_t attributes;
    int error = pthread_attr_init(&attributes);
    if (error != 0) return error;
    measuring_call call = {body, context};
    pthread_t thread;
    error = pthread_attr_setstacksize(&attributes, (size_t)stack_bytes);
    if (error == 0) error = pthread_create(&thread, &attributes, run_call, &call);
    if (error == 0) error = pthread_join(thread, NULL);
    pthread_attr_destroy(&attributes);
    return error;
}

double measuring_thread_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

void measuring_limit_cpu(uint64_t seconds) {
    struct rlimit limit = {seconds, seconds + 1};
    setrlimit(RLIMIT_CPU, &limit);
}

#ifdef __linux__

void measuring_reset_peak(void) {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
    FILE *file = fopen("/proc/self/clear_refs", "w");
    if (file == NULL) return;
    fputs("5", file);
    fclose(file);
}

uint64_t measuring_peak_bytes(void) {
    FILE *file = fopen("/proc/self/status", "r");
    if (file == NULL) return 0;
    char line[256];
    unsigned long long kilobytes = 0;
    while (fgets(line, sizeof line, file) != NULL) {
        if (strncmp(line, "VmHWM:", 6) == 0) sscanf(line + 6, "%llu", &kilobytes);
    }
    fclose(file);
    return kilobytes * 1024;
}

#else

void measuring_reset_peak(void) {}

uint64_t measuring_peak_bytes(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return (uint64_t)usage.ru_maxrss;
}

#endif
