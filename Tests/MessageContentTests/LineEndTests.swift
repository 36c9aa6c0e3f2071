import MessageContent
import TestSupport
import Testing

/// Mail travels with CRLF and rests with LF; old Macs left CR, and what passed through many hands has all of them.
@Suite("Line ends")
struct LineEndTests {
    enum LineEnds: String, CaseIterable { case crlf, cr, mixed }

    @Test("a message reads alike whatever its lines end in", arguments: Corpus.messagePaths, LineEnds.allCases)
    func lineEnds(path: String, lineEnds: LineEnds) throws {
        let raw = try Corpus.raw(path)
        guard !raw.contains(0x0D) else { return }
        let unix = Email(reading: raw)
        let bytes = lineEnds.apply(to: raw)
        let other = Email(reading: bytes)
        #expect(other.subject == unix.subject && other.from == unix.from && other.to == unix.to && other.cc == unix.cc)
        #expect(other.sentAt == unix.sentAt && other.references == unix.references)
        #expect(other.messageID == unix.messageID && other.headers.map(\.name) == unix.headers.map(\.name))
        #expect(other.bodyStructure.outline == unix.bodyStructure.outline)
        #expect(other.bodyStructure.flattened.map(\.name) == unix.bodyStructure.flattened.map(\.name))
        #expect(other.text == unix.text && other.preview == unix.preview && other.reply == unix.reply)
        #expect(other.otherText == unix.otherText)
        let codes = other.diagnostics.map(\.code)
        let hasBareCR = bytes.indices.contains { bytes[$0] == 0x0D && ($0 + 1 == bytes.count || bytes[$0 + 1] != 0x0A) }
        #expect(codes.contains(.lineBareCR) == hasBareCR)
        #expect(codes.filter { $0 != .lineBareCR } == unix.diagnostics.map(\.code))
    }
}

extension LineEndTests.LineEnds {
    /// `text`, written with LF, with these line ends. A CR is never followed by another's LF, with which it would be one.
    func apply(to text: [UInt8]) -> [UInt8] {
        let turns: [[UInt8]] =
            switch self {
            case .crlf: [[0x0D, 0x0A]]
            case .cr: [[0x0D]]
            case .mixed: [[0x0A], [0x0D, 0x0A], [0x0D]]
            }
        var result: [UInt8] = []
        var turn = 0
        for byte in text {
            guard byte == 0x0A else {
                result.append(byte)
                continue
            }
            result += self == .mixed && result.last == 0x0D ? [0x0D] : turns[turn % turns.count]
            turn += 1
        }
        return result
    }
}
