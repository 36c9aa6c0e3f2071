import MessageFormat
import TestSupport
import Testing

@testable import MessageContent

private func decode(_ bytes: [UInt8], _ label: String? = nil) -> DecodedText {
    bytes.withUnsafeBufferPointer { TextDecoder.decode($0, label: label.map { Array($0.utf8) }) }
}

/// A row of Corpus/fields/charsets.json: what another implementation makes of a text in that charset.
struct CharsetRow: Decodable, Sendable, CustomTestStringConvertible {
    var label: String
    var bytes: String
    var text: String
    var testDescription: String { label }

    static let all = Corpus.table("charsets.json", of: CharsetRow.self)
}

@Suite("Decoding text")
struct TextDecoderTests {
    @Test("a text in each charset", arguments: CharsetRow.all)
    func vectors(row: CharsetRow) {
        let decoded = decode(bytes(row.bytes), row.label)
        #expect(decoded.string == row.text)
        #expect(decoded.replacements == 0)
        #expect(decoded.charset.name == Charset(label: row.label.utf8)?.name)
    }

    @Test("the table of charsets is found")
    func table() { #expect(CharsetRow.all.count >= 45) }

    @Test("windows-1252 has C1 controls in its holes, as the WHATWG table does")
    func holes() {
        for byte: UInt8 in [0x81, 0x8D, 0x8F, 0x90, 0x9D] {
            let decoded = decode([0x61, byte], "windows-1252")
            #expect(decoded.string.unicodeScalars.last?.value == UInt32(byte))
            #expect(decoded.replacements == 0)
        }
    }

    @Test("ISO-2022-JP holds half-width katakana and vendor characters")
    func japaneseEscapes() {
        #expect(decode(bytes("1b2849 36 45 1b2842"), "iso-2022-jp").string == "ｶﾅ")
        #expect(decode(bytes("1b2442 2d21 1b2842"), "iso-2022-jp").string == "①")
        #expect(decode(bytes("1b2440 467c 1b284a 61"), "iso-2022-jp").string == "日a")
        #expect(decode(bytes("1b2442 467c 0a 61"), "iso-2022-jp").string == "日\na")
    }

    @Test("UTF-16 goes by its byte order mark, and not by that of the text before")
    func byteOrder() {
        #expect(decode(bytes("fffe 0000 dc00 0000"), "utf-32").string == "Ü")
        #expect(decode(bytes("0000 feff 0000 00dc"), "utf-32").string == "Ü")
        #expect(decode(bytes("feff 00dc 006e"), "utf-16").string == "Ün")
        #expect(decode(bytes("fffe dc00 6e00"), "utf-16").string == "Ün")
    }

    @Test(
        "each byte without a character is replaced and counted",
        arguments: [
            ("utf-8", "c3a9 61 ff 62", "éa\u{FFFD}b", 1), ("utf-8", "c3a9c3a9c3a9 e282", "ééé\u{FFFD}\u{FFFD}", 2),
            ("utf-8", "c3a9c3a9 c0af", "éé\u{FFFD}\u{FFFD}", 2),
            ("utf-8", "c3a9c3a9c3a9c3a9 eda080", "éééé\u{FFFD}", 1),
            ("iso-8859-7", "e1 ff e2", "α\u{FFFD}β", 1), ("euc-kr", "c7d1 ff 61", "한\u{FFFD}a", 1),
        ])
    func replacements(label: String, hex: String, text: String, count: Int) {
        let decoded = decode(bytes(hex), label)
        #expect(decoded.string == text)
        #expect(decoded.replacements == count)
        #expect(decoded.diagnostics.contains(.charsetReplacement))
    }

    @Test("nothing is swallowed after a broken sequence", arguments: Charset.all.filter(\.family.holdsASCII))
    func nothingSwallowed(charset: Charset) {
        for lead in UInt8(0x80)...0xFF {
            let text = Array("before ".utf8) + [lead] + Array("\nafter ".utf8) + [lead] + Array("\"b>".utf8) + [lead]
            let decoded = text.withUnsafeBufferPointer { DecodedText(converting: $0, from: charset) }.utf8
            #expect(decoded.starts(with: Array("before ".utf8)), "byte \(lead)")
            #expect(decoded.contains(Array("\nafter ".utf8)) && decoded.contains(Array("\"b>".utf8)), "byte \(lead)")
        }
    }

    @Test("random bytes give well-formed UTF-8 and count every U+FFFD", arguments: Charset.all)
    func random(charset: Charset) {
        var state: UInt32 = 11
        for round in 0..<200 {
            let text = (0..<round).map { _ -> UInt8 in
                state = state &* 1_664_525 &+ 1_013_904_223
                let byte = UInt8(truncatingIfNeeded: state >> 17)
                // Escape sequences, line ends and the second bytes of pairs, more often than chance has them.
                return state >> 28 == 0 ? 0x1B : state >> 28 == 1 ? 0x24 : state >> 28 == 2 ? 0x0A : byte
            }
            let decoded = text.withUnsafeBufferPointer { DecodedText(converting: $0, from: charset) }
            let string = String(validating: decoded.utf8, as: UTF8.self)
            #expect(string != nil)
            #expect(string?.unicodeScalars.filter { $0 == "\u{FFFD}" }.count ?? 0 >= decoded.replacements)
        }
    }

    @Test("line ends become LF, NUL and a byte order mark go")
    func normalised() {
        #expect(decode(Array("a\r\nb\rc\nd\r\r\ne".utf8)).string == "a\nb\nc\nd\n\ne")
        #expect(decode(Array("a\r\r\nb\r\r\n\r\r\nc\r\nd".utf8)).string == "a\nb\n\nc\nd")
        #expect(decode([0xEF, 0xBB, 0xBF, 0x61], "utf-8").string == "a")
        let decoded = decode([0x61, 0, 0x62])
        #expect(decoded.string == "ab" && decoded.diagnostics == [.bodyNUL])
    }

    @Test("what was declared and what was used is told apart by diagnostics")
    func diagnostics() {
        #expect(decode(Array("plain".utf8)).diagnostics.isEmpty)
        #expect(decode(Array("plain".utf8), "us-ascii").diagnostics.isEmpty)
        #expect(decode(Array("é".utf8), "utf-8").diagnostics.isEmpty)
        #expect(decode(Array("é".utf8)).diagnostics == [.charsetUndeclared])
        #expect(decode(Array("é".utf8), "").diagnostics == [.charsetUndeclared])
        #expect(decode(Array("é".utf8), "us-ascii").diagnostics == [.charsetUndeclared])
        #expect(decode(Array("é".utf8), "iso-8859-1").diagnostics == [.charsetMislabelled])
        #expect(decode(Array("é".utf8), "nobody-knows").diagnostics == [.charsetUnknown])
    }

    @Test("why a charset was used is kept")
    func reasons() {
        #expect(decode(Array("é".utf8), "utf-8").reason == .declared)
        #expect(decode([0xE9], "iso-8859-1").reason == .declared)
        #expect(decode(Array("plain".utf8), "us-ascii").reason == .declared)
        #expect(decode(Array("plain".utf8)).reason == .fallback)
        #expect(decode(Array("é".utf8)).reason == .detected)
        #expect(decode([0xE9], "us-ascii").reason == .detected)
        #expect(decode([0xE9], "nobody-knows").reason == .detected)
        #expect(decode(Array("é".utf8), "iso-8859-1").reason == .corrected)
        #expect(decode([0xFE, 0xFF, 0, 0x61], "iso-8859-1").reason == .byteOrderMark)
        #expect(decode([0xEF, 0xBB, 0xBF, 0x61]).reason == .byteOrderMark)
        #expect(decode([0xEF, 0xBB, 0xBF, 0xC3, 0xA9], "iso-8859-1").string == "é")
    }

    @Test("broken text takes linear time in every charset", arguments: Charset.all)
    func hostile(charset: Charset) {
        let pieces: [[UInt8]] = [
            [0xFF], [0x1B], [0x80], [0x7E, 0x7B], [0xC3], [0x00], [0x1B, 0x24], [0x81], [0x8F], [0x81, 0x30], [0x2B],
        ]
        let growth = timeGrowth(from: 250) { size in
            pieces.map { piece in
                // Doubled, which costs less than byte after byte.
                var text = piece
                while text.count < size { text += text }
                return text
            }
        } _: { texts in
            for text in texts { #expect(decode(text, charset.name).utf8.count <= 3 * text.count + 8) }
        }
        #expect(growth < leastGrowthOfSquares)
    }
}
