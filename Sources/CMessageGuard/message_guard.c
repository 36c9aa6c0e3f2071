#ifdef __linux__
#define _GNU_SOURCE
#endif
#include "message_guard.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#ifdef __APPLE__
#include <limits.h>
#include <mach-o/dyld.h>
#endif

extern char **environ;

struct hand {
    pthread_t thread;
    const char *path;
    int64_t offset, length;
    bool is_stream;
    // Seconds; 0 while nothing is in hand.
    _Atomic int64_t since;
};

enum { maximum_threads = 1024, stack_bytes = 160 << 10 };

static struct hand hands[maximum_threads];
static atomic_int hand_count;
static _Thread_local struct hand *mine;
static char *journal;
static char *const *program_arguments;
static int64_t longest;
static bool runs_again;
static atomic_flag is_failing = ATOMIC_FLAG_INIT;
#ifdef __APPLE__
static char executable[PATH_MAX];
#else
static const char executable[] = "/proc/self/exe";
#endif

static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec + 1;
}

// All below runs in a signal handler, where hardly anything may be called.

struct text {
    char bytes[32768];
    size_t count;
    bool is_cut;
};

static void put(struct text *text, const char *bytes, size_t count) {
    if (count > sizeof text->bytes - text->count) {
        count = sizeof text->bytes - text->count;
        text->is_cut = true;
    }
    memcpy(text->bytes + text->count, bytes, count);
    text->count += count;
}

static void put_string(struct text *text, const char *string) { put(text, string, strlen(string)); }

static void put_number(struct text *text, int64_t number) {
    char digits[20];
    size_t start = sizeof digits;
    do digits[--start] = (char)('0' + number % 10);
    while ((number /= 10) > 0);
    put(text, digits + start, sizeof digits - start);
}

static bool write_all(int descriptor, const struct text *text) {
    size_t written = 0;
    while (written < text->count) {
        ssize_t got = write(descriptor, text->bytes + written, text->count - written);
        if (got > 0) written += (size_t)got;
        else if (got == 0 || errno != EINTR) return false;
    }
    return true;
}

// One line of the journal: offset, length, and the path up to a NUL.
static bool note(const struct hand *hand) {
    struct text text = {.count = 0};
    put_number(&text, hand->offset);
    put_string(&text, " ");
    put_number(&text, hand->length);
    put_string(&text, " ");
    put(&text, hand->path, strlen(hand->path) + 1);
    put_string(&text, "\n");
    int file = open(journal, O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0600);
    return !text.is_cut && file >= 0 && write_all(file, &text) && fsync(file) == 0;
}

static void tell(const struct hand *hand, const char *what) {
    struct text text = {.count = 0};
    put_string(&text, "\nletterbook: ");
    size_t start = text.count;
    put_string(&text, hand->path);
    for (size_t index = start; index < text.count; index++)
        if ((unsigned char)text.bytes[index] < 0x20 || text.bytes[index] == 0x7F) text.bytes[index] = '?';
    put_string(&text, ": the message at byte ");
    put_number(&text, hand->offset);
    put_string(&text, what);
    (void)write_all(STDERR_FILENO, &text);
}

static void run_again(void) {
    sigset_t none;
    sigemptyset(&none);
    pthread_sigmask(SIG_SETMASK, &none, NULL);
    execve(executable, program_arguments, environ);
}

static void fail(int number) {
    struct hand *hand = mine;
    bool is_in_hand = hand && atomic_load(&hand->since) != 0;
    // The time ran out just when the message was done.
    if (number == SIGXCPU && (!is_in_hand || now() - atomic_load(&hand->since) <= longest)) return;
    if (!is_in_hand) {
        signal(number, SIG_DFL);
        raise(number);
        return;
    }
    // Another thread is about to end all this.
    if (atomic_flag_test_and_set(&is_failing))
        for (;;) pause();
    if (hand->is_stream) {
        tell(hand, " makes this program fail (save what is piped as a file, and import that)\n");
    } else if (!note(hand)) {
        tell(hand, " makes this program fail, and that could not be noted beside the archive (is the disk full?)\n");
    } else if (!runs_again) {
        tell(hand, " makes this program fail and will be left out (run the same command again)\n");
    } else {
        tell(hand, " makes this program fail; beginning again without it\n");
        run_again();
    }
    _exit(2);
}

// End of what runs in a signal handler.

static void *watch(void *unused) {
    (void)unused;
    for (;;) {
        int64_t before = now();
        struct timespec pause = {.tv_sec = 1};
        nanosleep(&pause, NULL);
        int count = atomic_load(&hand_count);
        // The whole program stood still for a while: no message took that time.
        int64_t stopped = now() - before - 3;
        if (stopped > 0) {
            for (int index = 0; index < count && index < maximum_threads; index++) {
                int64_t since = atomic_load(&hands[index].since);
                if (since != 0) atomic_compare_exchange_strong(&hands[index].since, &since, since + stopped);
            }
            continue;
        }
        for (int index = 0; index < count && index < maximum_threads; index++) {
            int64_t since = atomic_load(&hands[index].since);
            if (since != 0 && now() - since > longest) pthread_kill(hands[index].thread, SIGXCPU);
        }
    }
    return NULL;
}

bool letterbook_guard_install(const char *path, char *const *arguments, int64_t seconds, bool may_run_again) {
    journal = strdup(path);
    runs_again = may_run_again;
    program_arguments = arguments;
    longest = seconds;
#ifdef __APPLE__
    uint32_t size = sizeof executable;
    if (_NSGetExecutablePath(executable, &size) != 0) return false;
#endif
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = fail;
    // A thread whose stack is full has another one to fail on.
    action.sa_flags = SA_ONSTACK | SA_NODEFER;
    const int numbers[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGXCPU};
    for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++)
        if (sigaction(numbers[index], &action, NULL) != 0) return false;
    pthread_t watcher;
    return pthread_create(&watcher, NULL, watch, NULL) == 0 && pthread_detach(watcher) == 0;
}

static void take_place(void) {
    int index = atomic_fetch_add(&hand_count, 1);
    if (index >= maximum_threads) return;
    stack_t stack = {.ss_sp = malloc(stack_bytes), .ss_size = stack_bytes};
    if (stack.ss_sp) sigaltstack(&stack, NULL);
    // Threads of a pool block what is not their own fault.
    sigset_t timeout;
    sigemptyset(&timeout);
    sigaddset(&timeout, SIGXCPU);
    pthread_sigmask(SIG_UNBLOCK, &timeout, NULL);
    hands[index].thread = pthread_self();
    mine = &hands[index];
}

void letterbook_guard_begin(const char *path, int64_t offset, int64_t length, bool is_stream) {
    if (!journal) return;
    if (!mine) take_place();
    if (!mine) return;
    mine->path = path;
    mine->offset = offset;
    mine->length = length;
    mine->is_stream = is_stream;
    atomic_store(&mine->since, now());
}

void letterbook_guard_end(void) {
    if (mine) atomic_store(&mine->since, 0);
}
