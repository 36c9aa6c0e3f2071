// Makes calls of the C library fail, for FaultTests: preloaded, it counts calls on files whose path contains FAULT_PATH
// and lets the FAULT_AT-th go wrong, and all behind it where FAULT_MODE is "always". In the mode "shrink" the file loses
// its second half before that call, in the mode "kill" the program is killed before it; FAULT_CALL "change" means any call
// that changes a file. And it makes libxml2 fail in the way that FAULT_MESSAGE names on a document that
// says so, as a message would for which this program has a fault.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static atomic_long calls;

static int is(const char *variable, const char *value) {
    const char *is = getenv(variable);
    return is && !strcmp(is, value);
}

// Cuts a file to half its length.
static void shrink(const char *path) {
    struct stat info;
    if (!stat(path, &info)) (void)!truncate(path, info.st_size / 2);
}

// Whether this call is to go wrong.
static int fails(const char *call, int descriptor) {
    if (!is("FAULT_CALL", call) && !(is("FAULT_CALL", "change") && strcmp(call, "read"))) return 0;
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    const char *wanted = getenv("FAULT_PATH");
    if (!wanted || !strstr(path, wanted)) return 0;
    long call_number = atomic_fetch_add(&calls, 1) + 1, at = atol(getenv("FAULT_AT"));
    if (is("FAULT_MODE", "shrink")) {
        if (call_number == at) shrink(path);
        return 0;
    }
    if (is("FAULT_MODE", "kill") && call_number == at) raise(SIGKILL);
    return call_number == at || (call_number > at && is("FAULT_MODE", "always"));
}

__attribute__((destructor)) static void tell(void) {
    const char *path = getenv("FAULT_COUNT");
    FILE *file = path ? fopen(path, "w") : NULL;
    if (!file) return;
    fprintf(file, "%ld\n", atomic_load(&calls));
    fclose(file);
}

static int fault(void) {
    errno = atoi(getenv("FAULT_ERRNO"));
    return -1;
}

#define NEXT(type, name, ...) ((type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name))

// Half of what was asked for, or an error.
#define WRITE(name, ...)                                                                                             \
    if (fails("write", fd)) {                                                                                         \
        if (!is("FAULT_MODE", "short")) return fault();                                                               \
        if (count > 1) count /= 2;                                                                                    \
    }                                                                                                                 \
    return __VA_ARGS__;

ssize_t write(int fd, const void *bytes, size_t count) {
    WRITE(write, NEXT(ssize_t, write, int, const void *, size_t)(fd, bytes, count))
}
ssize_t pwrite(int fd, const void *bytes, size_t count, off_t offset) {
    WRITE(pwrite, NEXT(ssize_t, pwrite, int, const void *, size_t, off_t)(fd, bytes, count, offset))
}
ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t offset) {
    WRITE(pwrite64, NEXT(ssize_t, pwrite64, int, const void *, size_t, off64_t)(fd, bytes, count, offset))
}

#define READ(...)                                                                                                     \
    if (fails("read", fd)) return fault();                                                                            \
    return __VA_ARGS__;

ssize_t read(int fd, void *bytes, size_t count) { READ(NEXT(ssize_t, read, int, void *, size_t)(fd, bytes, count)) }
ssize_t pread(int fd, void *bytes, size_t count, off_t offset) {
    READ(NEXT(ssize_t, pread, int, void *, size_t, off_t)(fd, bytes, count, offset))
}
ssize_t pread64(int fd, void *bytes, size_t count, off64_t offset) {
    READ(NEXT(ssize_t, pread64, int, void *, size_t, off64_t)(fd, bytes, count, offset))
}

int fsync(int fd) { return fails("sync", fd) ? fault() : NEXT(int, fsync, int)(fd); }
int fdatasync(int fd) { return fails("sync", fd) ? fault() : NEXT(int, fdatasync, int)(fd); }
int ftruncate(int fd, off_t length) { return fails("truncate", fd) ? fault() : NEXT(int, ftruncate, int, off_t)(fd, length); }
int ftruncate64(int fd, off64_t length) {
    return fails("truncate", fd) ? fault() : NEXT(int, ftruncate64, int, off64_t)(fd, length);
}

// Until the stack is full.
static int overflow(volatile const char *bytes) {
    char more[4096];
    memset(more, *bytes, sizeof more);
    return overflow(more) + more[17];
}

static void break_down(void) {
    if (is("FAULT_MESSAGE", "trap")) __builtin_trap();
    if (is("FAULT_MESSAGE", "memory")) *(volatile char *)8 = 1;
    if (is("FAULT_MESSAGE", "abort")) abort();
    if (is("FAULT_MESSAGE", "stack")) (void)overflow("");
    if (is("FAULT_MESSAGE", "endless"))
        for (volatile int turns = 0;; turns++) {}
}

void xmlNodeSetContentLen(void *node, const char *bytes, int count) {
    if (getenv("FAULT_MESSAGE") && memmem(bytes, (size_t)count, "BREAK DOWN", 10)) break_down();
    NEXT(void, xmlNodeSetContentLen, void *, const char *, int)(node, bytes, count);
}
