import Foundation
import GRDB
import TestSupport
import Testing

/// The program under test, beside the test bundle.
enum Program {
    static let url: URL = {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        while folder.path != "/", !FileManager.default.fileExists(atPath: folder.appending(path: "letterbook").path) {
            folder.deleteLastPathComponent()
        }
        return folder.appending(path: "letterbook")
    }()

    struct Result {
        var status: Int32
        var output: String
        var errors: String
        var lines: [String] { output.split(separator: "\n").map(String.init) }
        var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
    }

    static func process(_ arguments: [String], in folder: TemporaryFolder) -> Process {
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        process.environment = ProcessInfo.processInfo.environment.merging([
            "NO_COLOR": "1", "COLUMNS": "100", "LC_ALL": "C.UTF-8",
        ]) { $1 }
        return process
    }

    /// Starts `letterbook` and sends it a signal, that of `kill -9` unless told. False if it had ended before, or goes on for
    /// ten seconds.
    static func kill(
        _ arguments: [String], after delay: Duration, in folder: TemporaryFolder, signal: Int32 = SIGKILL
    ) throws -> Bool {
        let process = process(arguments, in: folder)
        for stream in [\Process.standardInput, \.standardOutput, \.standardError] {
            process[keyPath: stream] = FileHandle.nullDevice
        }
        try process.runWithSignals()
        usleep(UInt32(delay / .microseconds(1)))
        let wasRunning = process.isRunning
        if wasRunning { Foundation.kill(process.processIdentifier, signal) }
        for _ in 0..<1_000 where process.isRunning { usleep(10_000) }
        let hasEnded = !process.isRunning
        if !hasEnded { Foundation.kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        return wasRunning && hasEnded
    }

    /// Runs `letterbook`, or another program, with output to files, so that no pipe can fill up.
    static func run(
        _ arguments: [String], input: String = "", in folder: TemporaryFolder, environment: [String: String] = [:],
        program: String? = nil
    ) throws -> Result {
        let process = process(arguments, in: folder)
        if let program { process.executableURL = URL(fileURLWithPath: program) }
        process.environment?.merge(environment) { $1 }
        // Tests that share a folder run side by side.
        let streams = try TemporaryFolder()
        let (stdin, stdout, stderr) = (streams.path("stdin"), streams.path("stdout"), streams.path("stderr"))
        try Data(input.utf8).write(to: URL(fileURLWithPath: stdin))
        for path in [stdout, stderr] { _ = FileManager.default.createFile(atPath: path, contents: nil) }
        process.standardInput = FileHandle(forReadingAtPath: stdin)
        process.standardOutput = FileHandle(forWritingAtPath: stdout)
        process.standardError = FileHandle(forWritingAtPath: stderr)
        try process.runWithSignals()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: try String(contentsOfFile: stdout, encoding: .utf8),
            errors: try String(contentsOfFile: stderr, encoding: .utf8))
    }
}

extension Process {
    /// Runs a program that gets signals: the threads of tests block them, which a program inherits.
    func runWithSignals() throws {
        var (none, blocked) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &blocked)
        defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
        try run()
    }
}

extension Program {
    /// A folder with `letterbook.sqlite`, made once by an import of the demo mailbox: each test has a copy.
    static func demo() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            atPath: demoFolder.get().path("letterbook.sqlite"), toPath: folder.path("letterbook.sqlite"))
        return folder
    }

    private static let demoFolder = Swift.Result<TemporaryFolder, any Error> {
        let folder = try TemporaryFolder()
        let imported = try run(["import", Corpus.demo], in: folder)
        #expect(imported.status == 0 && imported.output.contains("339  messages found"), "\(imported.errors)")
        folder.removeAtExit()
        return folder
    }
}

extension Program {
    /// The tables of which the rows of two archives differ. When an archive was made is another moment for each, and the
    /// tables of the full-text index hold the same words in pieces of their own.
    static func differences(_ one: String, _ other: String, in folder: TemporaryFolder) throws -> [String] {
        var options = Configuration()
        options.readonly = true
        return try DatabaseQueue(path: folder.path(one), configuration: options).read { db in
            try db.execute(sql: "ATTACH ? AS other", arguments: [folder.path(other)])
            let tables = try String.fetchAll(
                db,
                sql: """
                    SELECT name FROM sqlite_master
                    WHERE type = 'table' AND name NOT LIKE 'message_search%' AND name <> 'archive_info'
                    """)
            #expect(tables.count > 10)
            return try tables.filter { table in
                let rows = ["main", "other"].map {
                    "SELECT * FROM \($0).\(table)"
                        + (table == "seals" ? " WHERE name <> 'archive_info' AND name NOT LIKE 'message_search%'" : "")
                }
                return try Bool.fetchOne(
                    db,
                    sql: """
                        SELECT (SELECT count(*) FROM (\(rows[0]))) <> (SELECT count(*) FROM (\(rows[1])))
                            OR EXISTS (\(rows[0]) EXCEPT \(rows[1])) OR EXISTS (\(rows[1]) EXCEPT \(rows[0]))
                        """) != false
            }
        }
    }
}

extension Program {
    /// util-linux's, which is part of every Debian: gives a program a terminal.
    static let script = "/usr/bin/script"

    /// Runs `letterbook` with a terminal for its standard output. Returns what it wrote there.
    static func runOnTerminal(_ arguments: [String], in folder: TemporaryFolder, environment: [String: String]) throws
        -> String
    {
        try resultOnTerminal(arguments, in: folder, environment: environment).output
    }

    /// The same with its exit status; what it wrote to standard error stands among its output.
    static func resultOnTerminal(
        _ arguments: [String], in folder: TemporaryFolder, environment: [String: String]
    ) throws -> Result {
        let process = process([], in: folder)
        let words = [url.path] + arguments
        let command = words.map { "'" + $0.replacing("'", with: "'\\''") + "'" }.joined(separator: " ")
        process.executableURL = URL(fileURLWithPath: script)
        process.arguments = ["-qec", command, "/dev/null"]
        process.environment?["NO_COLOR"] = nil
        process.environment?["PAGER"] = "cat"
        process.environment?.merge(environment) { $1 }
        let streams = try TemporaryFolder()
        let output = streams.path("terminal")
        _ = FileManager.default.createFile(atPath: output, contents: nil)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle(forWritingAtPath: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus,
            output: String(decoding: try Data(contentsOf: URL(fileURLWithPath: output)), as: UTF8.self), errors: "")
    }
}

/// A line of `--json`.
func object(_ line: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
}
