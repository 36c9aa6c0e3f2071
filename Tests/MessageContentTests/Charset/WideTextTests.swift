import Testing

@testable import MessageContent

@Suite("UTF-16 and UTF-32")
struct WideTextTests {
    private func read(_ hex: String, _ label: String) -> (text: String, replaced: Int) {
        let decoded = bytes(hex).withUnsafeBufferPointer { input in
            Charset(label: label.utf8).map { DecodedText(converting: input, from: $0) }
        }
        return (decoded?.string ?? "", decoded?.replacements ?? -1)
    }

    @Test(
        "a byte order mark decides, then the label, then the zero bytes, then little-endian",
        arguments: [
            ("utf-16", "feff 00dc 006e", "Ün"), ("utf-16", "fffe dc00 6e00", "Ün"), ("utf-16", "00dc 006e", "Ün"),
            ("utf-16", "dc00 6e00", "Ün"), ("utf-16", "e565 2c67", "日本"), ("utf-16be", "65e5 672c", "日本"),
            ("utf-16be", "fffe dc00", "Ü"), ("utf-16le", "3dd8 00de", "😀"), ("utf-32", "fffe0000 dc000000", "Ü"),
            ("utf-32", "0000feff 000000dc", "Ü"), ("utf-32", "0001f600", "😀"), ("utf-32le", "00f60100", "😀"),
        ])
    func order(label: String, hex: String, text: String) { #expect(read(hex, label) == (text, 0)) }

    @Test(
        "half a surrogate pair, half a unit and what lies beyond Unicode are replaced",
        arguments: [
            ("utf-16le", "3dd8 6100", "\u{FFFD}a", 1), ("utf-16le", "00de 6100", "\u{FFFD}a", 1),
            ("utf-16le", "3dd8", "\u{FFFD}", 1),
            ("utf-16le", "6100 62", "a\u{FFFD}", 1), ("utf-16le", "3dd8 3dd8 00de", "\u{FFFD}😀", 1),
            ("utf-32be", "00110000 00000061", "\u{FFFD}a", 1), ("utf-32be", "0000d800", "\u{FFFD}", 1),
            ("utf-32be", "00000061 0000", "a\u{FFFD}", 1), ("utf-32be", "ffffffff", "\u{FFFD}", 1),
        ])
    func broken(label: String, hex: String, text: String, count: Int) { #expect(read(hex, label) == (text, count)) }
}
