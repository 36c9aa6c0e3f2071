import Testing

@testable import MessageContent

@Suite("What the detector looks at")
struct TextSampleTests {
    private func sample(_ bytes: [UInt8]) -> TextSample { bytes.withUnsafeBufferPointer { TextSample($0) } }

    @Test("words with 8-bit bytes are taken, the letters of the others are counted")
    func words() {
        let found = sample(Array("See the caf".utf8) + [0xE9] + Array(", Zoe".utf8))
        #expect(found.words == Array("caf".utf8) + [0xE9, 0x20] && found.highBytes == 1)
        #expect(found.asciiLetters[4] == 4 && found.asciiLetters[25] == 1)
    }

    @Test("the second bytes of pairs stay with their words")
    func pairs() { #expect(sample([0x83, 0x5C, 0x81, 0x40, 0x94, 0x30, 0x2E, 0x2E]).words.count == 7) }

    @Test("a sample is bounded")
    func bounded() {
        #expect(sample([UInt8](repeating: 0xE9, count: 1_000_000)).words.count <= 4_098)
        #expect(sample([]).words.isEmpty)
    }
}
