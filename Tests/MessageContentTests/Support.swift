import Foundation
import MessageContent
import MessageFormat

/// The project's folder Corpus, found from this file upwards.
enum Corpus {
    static let folder: URL = {
        var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        while folder.path != "/" {
            let corpus = folder.appendingPathComponent("Corpus")
            if FileManager.default.fileExists(atPath: corpus.path) { return corpus }
            folder = folder.deletingLastPathComponent()
        }
        return folder
    }()

    static let messages = folder.appendingPathComponent("messages")

    /// Paths of all messages below ``messages``, sorted.
    static let messagePaths: [String] = {
        let names = FileManager.default.enumerator(atPath: messages.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".eml") }.sorted()
    }()

    /// The bytes of a message, by its path below ``messages``.
    static func raw(_ path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: messages.appendingPathComponent(path)))
    }

    static func email(_ path: String) throws -> Email { Email(reading: try raw(path)) }

    /// Goldens are rewritten when this is set.
    static let updatesGoldens = ProcessInfo.processInfo.environment["LETTERBOOK_UPDATE_GOLDENS"] == "1"
}

extension Email {
    /// A message written in a test, with LF line ends as they stand in the literal.
    init(_ text: String) { self.init(reading: Array(text.utf8)) }

    /// The body value of a part.
    func value(_ partID: String) -> EmailBodyValue? { bodyValues.first { $0.partID == partID } }

    /// The part with that number in this message's own structure.
    func part(_ partID: String) -> EmailBodyPart? { bodyStructure.flattened.first { $0.partID == partID } }

    func has(_ code: DiagnosticCode) -> Bool { diagnostics.contains { $0.code == code } }
}

extension EmailBodyPart {
    /// Media types in pre-order: `multipart/mixed(text/plain,message/rfc822(text/plain))`.
    var outline: String {
        let inner = message.map { [$0.email.bodyStructure] } ?? subParts
        return inner.isEmpty ? type : "\(type)(\(inner.map(\.outline).joined(separator: ",")))"
    }
}

extension String {
    /// Runs of white space as one blank.
    var collapsed: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

/// Bytes of hexadecimal digits, blanks passed over: `"e4 b8 ad"`.
func bytes(_ hex: String) -> [UInt8] {
    let digits = hex.utf8.compactMap(\.hexValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
}

extension Corpus {
    /// The rows of a table in Corpus/fields.
    static func table<Row: Decodable>(_ name: String, of type: Row.Type = Row.self) -> [Row] {
        let url = folder.appendingPathComponent("fields").appendingPathComponent(name)
        guard let data = try? Data(contentsOf: url) else { return [] }
        return (try? JSONDecoder().decode([Row].self, from: data)) ?? []
    }
}

/// The seconds that the processor works on this thread meanwhile: on a busy machine the clock on the wall says little.
func processorSeconds(_ body: () throws -> Void) rethrows -> Double {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    try body()
    return now() - start
}
