#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// One hostile message of one size, read in a process of its own.
struct HostileTrial {
    enum Outcome {
        case done(seconds: Double, peakBytes: Int, messageBytes: Int)
        /// Ended by a signal: a crash, or out of CPU time.
        case killed
    }

    let kind: String
    let bytes: Int
    let stage: HostileStage
    let runs: Int

    func run() -> Outcome {
        let command = """
            exec \(Self.program) hostile-once --kind \(kind) --size \(bytes) --stage \(stage.rawValue) --runs \(runs)
            """
        guard let pipe = popen(command, "r") else { return .killed }
        var line = [CChar](repeating: 0, count: 256)
        let answer = fgets(&line, Int32(line.count), pipe) == nil ? "" : Self.text(line)
        let status = pclose(pipe)
        let words = answer.split { $0 == " " || $0 == "\n" }
        guard status == 0, words.count == 3, let seconds = Double(words[0]), let peak = Int(words[1]),
            let size = Int(words[2])
        else { return .killed }
        return .done(seconds: seconds, peakBytes: peak, messageBytes: size)
    }

    private static func text(_ line: [CChar]) -> String {
        String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// This program, quoted for the shell.
    private static let program: String = {
        var path = CommandLine.arguments.first ?? "letterbook-benchmarks"
        if let real = realpath("/proc/self/exe", nil) {
            path = String(cString: real)
            free(real)
        }
        return "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }()
}
