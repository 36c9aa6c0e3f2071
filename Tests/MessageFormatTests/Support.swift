import Bytes
import Foundation
import TestSupport
import Testing

@testable import MessageFormat

/// The line ends that mail has.
enum LineEnd: String, CaseIterable, Sendable {
    case lf = "\n"
    case crlf = "\r\n"
    case cr = "\r"

    /// `text`, written with LF, with this line end.
    func apply(to text: String) -> String {
        String(decoding: apply(to: Array(text.utf8)), as: UTF8.self)
    }

    func apply(to bytes: [UInt8]) -> [UInt8] {
        bytes.flatMap { $0 == 0x0A ? Array(rawValue.utf8) : [$0] }
    }
}

extension [UInt8] {
    /// This text, written with LF, with all three line ends in turn. A CR is never followed by another's LF, with which it
    /// would be one line end.
    var withMixedLineEnds: [UInt8] {
        var result: [UInt8] = []
        var turn = 0
        for byte in self {
            guard byte == 0x0A else {
                result.append(byte)
                continue
            }
            let lineEnd: LineEnd = result.last == 0x0D ? .cr : LineEnd.allCases[turn % 3]
            result += [UInt8](lineEnd.rawValue.utf8)
            turn += 1
        }
        return result
    }
}

/// One row of a table in `Corpus/fields`: a field body, and what is read from it.
struct FieldRow<Expected: Decodable & Sendable>: Decodable, Sendable {
    var why: String
    /// Folded with LF.
    var input: String
    /// Nil where nothing can be read.
    var expected: Expected?
    /// Nil where the row does not say.
    var diagnostics: [String]?
}

/// A row with one of the line ends that it can be folded with.
struct FieldCase<Expected: Decodable & Sendable>: Sendable, CustomTestStringConvertible {
    var row: FieldRow<Expected>
    /// Nil for all of them in turn.
    var lineEnd: LineEnd?

    var bytes: [UInt8] { lineEnd?.apply(to: Array(row.input.utf8)) ?? Array(row.input.utf8).withMixedLineEnds }
    var testDescription: String {
        row.input.contains("\n") ? "\(row.why), \(lineEnd.map { "\($0)" } ?? "mixed")" : row.why
    }

    /// The rows of a table; those that are folded once for each line end.
    static func table(_ name: String) -> [FieldCase] {
        let file = Corpus.folder.appendingPathComponent("fields/\(name).json")
        do {
            let rows = try JSONDecoder().decode([FieldRow<Expected>].self, from: Data(contentsOf: file))
            return rows.flatMap { row in
                let lineEnds: [LineEnd?] = row.input.contains("\n") ? LineEnd.allCases + [nil] : [.lf]
                return lineEnds.map { FieldCase(row: row, lineEnd: $0) }
            }
        } catch {
            Issue.record("\(file.path): \(error)")
            return []
        }
    }

    /// Compares codes with those that the row names, if it names any.
    func expectDiagnostics(_ codes: [DiagnosticCode], sourceLocation: SourceLocation = #_sourceLocation) {
        guard let wanted = row.diagnostics else { return }
        #expect(codes.map(\.rawValue) == wanted, sourceLocation: sourceLocation)
    }
}

/// Bytes written in hexadecimal.
func bytes(hex: String) -> [UInt8] {
    let digits = hex.utf8.compactMap(\.hexValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
}
