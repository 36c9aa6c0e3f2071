import Foundation
import MessageContent
import MessageFormat
import TestSupport

extension Corpus {
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
