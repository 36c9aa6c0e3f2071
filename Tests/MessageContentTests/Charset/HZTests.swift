import Testing

@testable import MessageContent

@Suite("HZ (RFC 1843)")
struct HZTests {
    private func read(_ text: String) -> (text: String, replaced: Int) {
        let found = Array(text.utf8).withUnsafeBufferPointer { input in
            UTF8Sink.collect(input.count) { HZ.decode(input, into: &$0) }
        }
        return (String(decoding: found.text, as: UTF8.self), found.replaced)
    }

    @Test(
        "shifts, tildes and joined lines",
        arguments: [
            ("~{<:Ky2;S{~}", "己所不欲"), ("a~~b", "a~b"), ("a~\nb", "ab"), ("~{<:~}x", "己x"), ("~{<:\nx", "己\nx"),
            ("a ~ b", "a ~ b"),
        ])
    func readable(input: String, text: String) { #expect(read(input) == (text, 0)) }

    @Test("half a pair is replaced, and what follows stays")
    func broken() {
        #expect(read("~{<\nx") == ("\u{FFFD}\nx", 1))
        #expect(read("~{<") == ("\u{FFFD}", 1))
        #expect(read("~{~~") == ("~", 0))
    }
}
