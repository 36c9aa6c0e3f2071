import Bytes
import Foundation
import Synchronization

/// The program in which people read output that is longer than their terminal, as git has it.
enum Pager {
    private struct Running {
        let id: pid_t
        /// Where it reads from.
        let input: Int32
    }

    private static let running = Mutex<Running?>(nil)
    /// Whether it was left before all was written.
    private static let wasLeft = Atomic<Bool>(false)
    /// Signalled when it has ended.
    private static let end = DispatchSemaphore(value: 0)

    /// Whether nobody reads what is still to come.
    static var isGone: Bool { wasLeft.load(ordering: .relaxed) }

    /// Where output goes while it runs; nil where there is none.
    static var input: Int32? { running.withLock { $0?.input } }

    /// Starts it where the terminal can have one and the user wants it.
    static func begin() {
        guard !Terminal.isDumb, Terminal.wishes.withLock(\.pager), let command,
            let pager = start(command)
        else { return }
        running.withLock { $0 = pager }
        // Ctrl-C is the pager's. The end of the program waits until it was read.
        signal(SIGINT, SIG_IGN)
        atexit { Pager.finish() }
        Thread.detachNewThread {
            var status: Int32 = 0
            while waitpid(pager.id, &status, 0) < 0, errno == EINTR {}
            if Pager.input != nil {
                wasLeft.store(true, ordering: .relaxed)
                signal(SIGINT, SIG_DFL)
            }
            end.signal()
        }
    }

    /// The user's; else less. None where it is not there, has no name, or is cat.
    private static var command: String? {
        let environment = Terminal.environment
        let chosen = environment["LETTERBOOK_PAGER"] ?? environment["PAGER"]
        let command = (chosen ?? "less").trimmingCharacters(in: .whitespaces)
        guard let program = command.split(separator: " ").first, command != "cat" else { return nil }
        // Only the shell knows what other words are: variables, quotes, functions.
        guard program.utf8.allSatisfy({ $0.isAlphanumeric || "-_./+".utf8.contains($0) }) else { return command }
        if SearchPath.program(String(program)) != nil { return command }
        if chosen != nil { StandardError.remark("the pager \(program) is not there (PAGER names another)") }
        return nil
    }

    private static func start(_ command: String) -> Running? {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        defer { close(ends[0]) }
        // The pager must not hold the end that it waits for.
        _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
        #if canImport(Darwin)
            var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
        #else
            var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        // What this program ignores its children would ignore as well.
        var broken = sigset_t()
        sigemptyset(&broken)
        sigaddset(&broken, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &broken)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        // Colours; no page for what fits on one; what was read stays on the terminal. The text is UTF-8, whatever the locale.
        let environment = ["LESS": "FRX", "LESSCHARSET": "utf-8", "LV": "-c"].merging(Terminal.environment) { $1 }
        func copies(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
            var copies = texts.map { strdup($0) }
            copies.append(nil)
            return copies
        }
        var arguments = copies(["/bin/sh", "-c", command])
        var variables = copies(environment.map { "\($0)=\($1)" })
        defer { for text in arguments + variables { free(text) } }
        var id = pid_t()
        guard posix_spawn(&id, "/bin/sh", &actions, &attributes, &arguments, &variables) == 0 else {
            close(ends[1])
            return nil
        }
        return Running(id: id, input: ends[1])
    }

    /// Tells it that there is no more, and waits until it was read.
    private static func finish() {
        guard
            let pager = running.withLock({ running in
                defer { running = nil }
                return running
            })
        else { return }
        close(pager.input)
        end.wait()
    }
}
