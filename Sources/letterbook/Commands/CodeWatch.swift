import ArgumentParser
import Foundation
import MailSources
import MessageContent
import VerificationCodes

/// Prints the codes of messages as they arrive in a folder, until Ctrl-C.
struct CodeWatch {
    let folder: String
    let copyCommand: String?
    let json: Bool
    /// Milliseconds after which a wait for mail ends, so that Ctrl-C is noticed.
    private static let wait = 250

    func run(_ extractor: CodeExtractor) throws {
        Interruption.watch()
        Terminal.wishes.withLock { $0.pager = false }
        do throws(SourceError) {
            let watcher = try MailWatcher(path: folder)
            StandardError.remark("watching \(folder)\(watcher.isPolling ? " (by polling)" : "")")
            var shown: Set<String> = []
            while !Interruption.isRequested {
                for file in try watcher.next(timeoutMilliseconds: Self.wait) {
                    guard let raw = try file.load() else { continue }
                    report(raw, file, extractor, &shown)
                }
                for fault in watcher.takeFaults() { StandardError.remark(fault.message) }
            }
        } catch {
            throw Exit.fault(error.message)
        }
    }

    /// Shows a code once, also where the same message is in two folders, or the same code is sent again.
    private func report(_ raw: [UInt8], _ file: WatchedFile, _ extractor: CodeExtractor, _ shown: inout Set<String>) {
        let email = Email(reading: raw)
        let found = extractor.report(email)
        guard !found.codes.isEmpty || !found.links.isEmpty else { return }
        let sender = email.from.first?.email ?? ""
        let values = found.codes.isEmpty ? found.links.map(\.url) : found.codes.map(\.code)
        guard !values.filter({ shown.insert(sender + " " + $0).inserted }).isEmpty else { return }
        let origin = Origin(
            path: file.path, rawPath: file.rawPath, offset: 0, length: Int64(raw.count), mailbox: file.mailbox,
            envelope: nil, quoting: .none)
        let message = CodeLine(email: email, origin: origin, report: found)
        for line in json ? [message.json] : message.text { Output.line(line) }
        Output.flush()
        if let copyCommand, let code = found.codes.first?.code { CopyCommand.run(copyCommand, input: code) }
    }
}

/// Hands a code to a program of the user's choice.
private enum CopyCommand {
    /// The code goes to standard input alone: never into a command line, which others can read.
    static func run(_ command: String, input: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        let pipe = Pipe()
        process.standardInput = pipe
        process.standardOutput = FileHandle.standardError
        process.terminationHandler = { process in
            guard process.terminationStatus != 0 else { return }
            StandardError.remark("\(command): exit status \(process.terminationStatus)")
        }
        do {
            try process.run()
        } catch {
            return StandardError.remark("\(command): \(error.localizedDescription)")
        }
        // A program that does not read its input is no fault; SIGPIPE is ignored.
        try? pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try? pipe.fileHandleForWriting.close()
    }
}
