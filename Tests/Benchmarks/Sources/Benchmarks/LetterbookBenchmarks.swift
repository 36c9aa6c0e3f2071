import ArgumentParser

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@main
struct LetterbookBenchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "letterbook-benchmarks",
        abstract: "Measures how fast letterbook reads mail, and that hostile mail cannot slow it down.",
        discussion: """
            Build with `swift build -c release`: a debug build is 20 times slower. All times are CPU seconds of the one \
            thread that works, so that other programs disturb them little.

              letterbook-benchmarks run                       every kind of generated mail, 64 MB each
              letterbook-benchmarks run mail.mbox             an mbox of yours as well
              letterbook-benchmarks hostile                   time and memory at doubling sizes; exits 1 out of bounds
              letterbook-benchmarks decode                    base64 and quoted-printable alone
              letterbook-benchmarks classify                  categories alone
              letterbook-benchmarks categories FOLDER         learns the points of the category rules
              letterbook-benchmarks generate --kind mixed --size 1GB -o big.mbox

            Exit status: 0 done; 1 out of bounds; 2 wrong usage or a fault.
            """,
        subcommands: [
            GenerateCommand.self, RunCommand.self, DecodeCommand.self, ClassifyCommand.self, CategoriesCommand.self,
            HostileCommand.self,
            RunOnceCommand.self, HostileOnceCommand.self,
        ])

    /// Parse, run, exit code, as `letterbook` has them.
    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            exitCode(for: error) == .validationFailure ? fail(error) : exit(withError: error)
        }
    }

    private static func fail(_ error: any Error) -> Never {
        let message = Array((fullMessage(for: error) + "\n").utf8)
        _ = write(2, message, message.count)
        exit(withError: ExitCode(2))
    }
}
