import MessageContent
import Testing

/// Mail travels with CRLF and rests with LF; both are the same letter.
@Suite("Line ends")
struct LineEndTests {
    @Test("with CRLF a message reads as with LF", arguments: Corpus.messagePaths)
    func carriageReturns(path: String) throws {
        let raw = try Corpus.raw(path)
        guard !raw.contains(0x0D) else { return }
        let unix = Email(reading: raw)
        let wire = Email(reading: raw.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] })
        #expect(wire.subject == unix.subject && wire.from == unix.from && wire.to == unix.to && wire.cc == unix.cc)
        #expect(wire.sentAt == unix.sentAt && wire.references == unix.references)
        #expect(wire.bodyStructure.outline == unix.bodyStructure.outline)
        #expect(wire.bodyStructure.flattened.map(\.name) == unix.bodyStructure.flattened.map(\.name))
        #expect(wire.text == unix.text && wire.preview == unix.preview && wire.reply == unix.reply)
        #expect(wire.diagnostics.map(\.code) == unix.diagnostics.map(\.code))
    }
}
