import Testing

@testable import MessageContent

@Suite("Writing UTF-8")
struct UTF8SinkTests {
    private func write(_ count: Int, _ body: (inout UTF8Sink) -> Void) -> String {
        String(decoding: UTF8Sink.collect(count, body).text, as: UTF8.self)
    }

    @Test("scalars of every length, one by one and packed")
    func scalars() {
        for scalar: Unicode.Scalar in [
            "\0", "a", "\u{7F}", "\u{80}", "é", "\u{7FF}", "\u{800}", "日", "\u{FFFF}", "😀", "\u{10FFFF}",
        ] {
            #expect(write(2) { $0.put(scalar.value) } == String(scalar))
            let packed = UTF8Sink.pack(scalar.value)
            #expect(scalar.value > 0xFFFF ? packed == 0 : write(1) { $0.put(packed: packed) } == String(scalar))
        }
    }

    @Test("what is no scalar is replaced and counted", arguments: [0xD800, 0xDFFF, 0x11_0000, 0xFFFF_FFFF] as [UInt32])
    func replaced(value: UInt32) {
        let found = UTF8Sink.collect(1) { $0.put(value) }
        #expect(found.text == [0xEF, 0xBF, 0xBD] && found.replaced == 1)
    }

    @Test("ASCII is copied up to the first other byte, at every length")
    func ascii() {
        for length in 0..<40 {
            let text = [UInt8](repeating: 0x61, count: length) + [0xE9, 0x62]
            var end = 0
            let copied = text.withUnsafeBufferPointer { input in
                write(input.count) { end = $0.copyASCII(input, from: 0) }
            }
            #expect(end == length && copied.utf8.count == length)
        }
    }

    @Test("a text of no bytes is empty")
    func empty() { #expect(UTF8Sink.collect(0) { _ in }.text.isEmpty) }
}
