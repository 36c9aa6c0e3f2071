import CMessageGuard
import Foundation
import MailSources
import MessageContent

/// Keeps one message that makes this program crash or hang from ending an import. A signal handler notes which message
/// that was and runs the program again; then the message is quarantined and all others are read.
package enum MessageGuard {
    /// When so many messages fail something else is wrong, such as too little memory.
    private static let maximumRestarts = 100
    /// The environment variable that counts the restarts.
    private static let counter = "LETTERBOOK_RESTARTS"

    /// To be called once before an import, by a program that can be run again with the same arguments.
    ///
    /// - Parameters:
    ///   - paths: the sources. With standard input among them the program is not run again, as that can be read only
    ///     once.
    ///   - seconds: a message that takes longer counts as one that makes the program fail.
    package static func install(archive path: String, paths: [String], seconds: Int) {
        let restarts = ProcessInfo.processInfo.environment[counter].flatMap(Int.init) ?? 0
        setenv(counter, String(restarts + 1), 1)
        let mayRunAgain = restarts < maximumRestarts && !paths.contains(where: MailReader.isStream)
        install(journal: path, seconds: seconds, mayRunAgain: mayRunAgain)
    }

    /// The same for a program that somebody else runs again, with the same file: it ends with status 2 when a message makes
    /// it fail.
    ///
    /// - Parameter path: of the file in which that message is noted, less its ending.
    package static func installOnce(journal path: String, seconds: Int) {
        install(journal: path, seconds: seconds, mayRunAgain: false)
    }

    private static func install(journal path: String, seconds: Int, mayRunAgain: Bool) {
        _ = letterbook_guard_install(
            FailedMessages.path(archive: path), CommandLine.unsafeArgv, Int64(seconds), mayRunAgain)
    }

    /// Does `work` on a message.
    static func working<Result>(on origin: Origin, isStream: Bool, _ work: () -> Result) -> Result {
        let path = origin.openablePath + [0]
        return path.withUnsafeBytes { path in
            letterbook_guard_begin(
                path.assumingMemoryBound(to: CChar.self).baseAddress, origin.offset, origin.length, isStream)
            defer { letterbook_guard_end() }
            return work()
        }
    }
}

/// The messages that made the program fail, as the signal handler noted them before it ran the program again.
struct FailedMessages: Sendable {
    struct Place: Hashable {
        var path: [UInt8]
        var offset: Int64
        var length: Int64
    }

    private(set) var places: Set<Place> = []

    /// The reason that the ledger gives for such a message. It names the version, as another one tries the message
    /// again.
    static let reason = "\(reasonPrefix) in \(Letterbook.version)"
    static let reasonPrefix = "failed"

    static func path(archive: String) -> String { archive + "-failed" }

    /// - Parameter archive: nil where nothing is noted.
    init(archive: String?) {
        guard let archive, let journal = FileManager.default.contents(atPath: Self.path(archive: archive)) else {
            return
        }
        // OFFSET LENGTH PATH NUL LF: a line that was not written whole says nothing.
        var rest = [UInt8](journal)[...]
        while let end = rest.firstIndex(of: 0) {
            let fields = rest[..<end].split(separator: UInt8(ascii: " "), maxSplits: 2)
            if fields.count == 3, let offset = Int64(String(decoding: fields[0], as: UTF8.self)),
                let length = Int64(String(decoding: fields[1], as: UTF8.self))
            {
                places.insert(Place(path: Array(fields[2]), offset: offset, length: length))
            }
            rest = rest[end...].dropFirst().drop { $0 == UInt8(ascii: "\n") }
        }
    }

    func contain(_ origin: Origin) -> Bool {
        !places.isEmpty
            && places.contains(Place(path: origin.openablePath, offset: origin.offset, length: origin.length))
    }

    /// To be called once the ledger has them.
    static func forget(archive: String) { unlink(path(archive: archive)) }
}
