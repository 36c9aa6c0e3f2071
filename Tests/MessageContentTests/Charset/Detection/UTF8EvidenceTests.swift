import Testing

@testable import MessageContent

@Suite("Whether bytes are UTF-8")
struct UTF8EvidenceTests {
    private func isConvincing(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { UTF8Evidence($0).isConvincing }
    }

    @Test(
        "well-formed text is, however short",
        arguments: ["é", "Привет", "日", "Grüße, 你好", "1 €", "naïve “quotes”", "😀"])
    func wellFormed(text: String) { #expect(isConvincing(Array(text.utf8))) }

    @Test("a little damage, and a character cut off at the end, do not change that")
    func damaged() {
        #expect(isConvincing(Array("Grüße aus Köln, schöne Häuser".utf8) + [0xFC]))
        #expect(isConvincing(Array("会議の件".utf8.dropLast(2))))
    }

    @Test("Latin-1, and pairs that look like sequences of many scripts, are not")
    func others() {
        #expect(!isConvincing(Array("caf".utf8) + [0xE9]))
        #expect(!isConvincing([0xE9]))
        #expect(!isConvincing(bytes("d0a1 cea2")))
        #expect(!isConvincing(bytes("c7afcbf6c7afbbcfa4ceb5d9b6c8a4cba4c4a4a4a4c6")))
        #expect(!isConvincing(Array("plain".utf8)))
    }

    @Test("a megabyte of stray bytes is given up early")
    func hostile() { #expect(!isConvincing([UInt8](repeating: 0xE9, count: 4_000_000))) }
}
