import Testing

@testable import MessageContent

@Suite("East Asian double-byte text (WHATWG Encoding Standard sections 10 to 13)")
struct DoubleByteTextTests {
    private func read(_ hex: String, _ label: String) -> (text: String, replaced: Int) {
        let decoded = bytes(hex).withUnsafeBufferPointer { input in
            Charset(label: label.utf8).map { DecodedText(converting: input, from: $0) }
        }
        return (decoded?.string ?? "", decoded?.replacements ?? -1)
    }

    @Test(
        "a pair without a character is one U+FFFD; an ASCII byte after a lead byte is put back",
        arguments: [
            ("gb18030", "c4e3 ff c4e3", "你\u{FFFD}你", 1), ("gb18030", "81 3c 62", "\u{FFFD}<b", 1),
            ("gb18030", "81 22", "\u{FFFD}\"", 1), ("gb18030", "81 0a 61", "\u{FFFD}\na", 1),
            ("gb18030", "81", "\u{FFFD}", 1),
            ("gb18030", "8130 3c", "\u{FFFD}0<", 1), ("gb18030", "813081 61", "\u{FFFD}0乤", 1),
            ("gb18030", "fe39fe39", "\u{FFFD}9\u{FFFD}9", 2), ("gb18030", "80", "€", 0),
            ("big5", "a4a4 a4 3c", "中\u{FFFD}<", 1), ("big5", "ff a4a4", "\u{FFFD}中", 1),
            ("big5", "fe 0a", "\u{FFFD}\n", 1),
            ("euc-kr", "c7d1 c7", "한\u{FFFD}", 1), ("euc-kr", "c7 22", "\u{FFFD}\"", 1),
            ("euc-kr", "fefe 61", "\u{FFFD}a", 1),
            ("euc-jp", "c6fc c6 3c", "日\u{FFFD}<", 1), ("euc-jp", "8e 3c", "\u{FFFD}<", 1),
            ("euc-jp", "8f b0 3c", "\u{FFFD}<", 1),
            ("euc-jp", "8fb0a1", "丂", 0), ("euc-jp", "8eb1", "ｱ", 0), ("euc-jp", "80 61", "\u{FFFD}a", 1),
            ("shift_jis", "93fa 93 0a", "日\u{FFFD}\n", 1), ("shift_jis", "93 22", "\u{FFFD}\"", 1),
            ("shift_jis", "a0 b1", "\u{FFFD}ｱ", 1), ("shift_jis", "fd fe ff 61", "\u{FFFD}\u{FFFD}\u{FFFD}a", 3),
            ("shift_jis", "8160 815c", "～―", 0), ("shift_jis", "80", "\u{80}", 0), ("johab", "d0 0a", "\u{FFFD}\n", 1),
            ("euc-tw", "8ea1 3c", "\u{FFFD}<", 1),
        ])
    func broken(label: String, hex: String, text: String, count: Int) {
        let found = read(hex, label)
        #expect(found.text == text)
        #expect(found.replaced == count)
    }

    @Test("characters beyond the first plane, and characters of two scalars")
    func sequences() {
        #expect(read("8862", "big5").text == "Ê̄")
        #expect(read("94 32 be 34", "gb18030").text.unicodeScalars.count == 1)
        #expect(read("90308130", "gb18030").text == "\u{10000}")
        #expect(read("e3329a35", "gb18030").text == "\u{10FFFF}")
        #expect(read("e3329a36", "gb18030").replaced > 0)
    }

    @Test("GB 18030's four bytes are numbered in their order")
    func order() {
        #expect(GB18030.index(0x81, 0x30, 0x81, 0x30) == 0)
        #expect(GB18030.index(0x81, 0x30, 0x81, 0x39) == 9)
        #expect(GB18030.index(0x84, 0x31, 0xA4, 0x39) == 39_419)
        #expect(GB18030.index(0x90, 0x30, 0x81, 0x30) == 189_000)
        #expect(GB18030.index(0x81, 0x3A, 0x81, 0x30) == nil)
        #expect(GB18030.scalar(0) == 0x80 && GB18030.scalar(39_420) == nil)
    }
}
