import Foundation
import TestSupport
import Testing

@testable import MessageContent

/// Texts in UTF-8 with what happens to them on the way: the declared charset stays.
@Suite("Damaged text")
struct DamagedTextTests {
    private struct Row: Decodable { var text: String, charset: String, bytes: String }

    private static let rows =
        (try? JSONDecoder().decode(
            [Row].self, from: Data(contentsOf: Corpus.folder.appendingPathComponent("fields/undeclared-text.json"))))
        ?? []
    private static let texts = Set(rows.map(\.text)).filter { $0.utf8.count != $0.count }.sorted()

    private func decode(_ bytes: [UInt8]) -> DecodedText {
        bytes.withUnsafeBufferPointer { TextDecoder.decode($0, label: Array("utf-8".utf8)) }
    }

    /// The share of the texts that stay UTF-8 when `damage` was done to them.
    private func kept(_ damage: ([UInt8]) -> [UInt8]) -> Double {
        let kept = Self.texts.filter { decode(damage(Array($0.utf8))).charset == .utf8 }
        return Double(kept.count) / Double(max(1, Self.texts.count))
    }

    @Test("stays in its declared charset, whatever its language")
    func stays() {
        #expect(Self.texts.count >= 40)
        let emoji: [UInt8] = [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80]
        #expect(kept { $0 + emoji } == 1)
        #expect(kept { $0 + [UInt8](repeating: 0x20, count: 1) + emoji + emoji + emoji } == 1)
        #expect(kept { $0 + [0xFF] } >= 0.98)
        #expect(kept { Array($0.dropLast($0.last.map { $0 >= 0x80 } ?? false ? 1 : 0)) + [0x0A] } >= 0.98)
    }

    @Test("with words of another charset below stays what it was above")
    func footer() {
        let german = Self.texts.filter { $0.contains("ü") || $0.contains("ö") }
        #expect(german.count >= 4)
        for text in german {
            let decoded = decode(
                Array(text.utf8) + Array("\nViele Gr".utf8) + [0xFC, 0xDF] + Array("e aus M".utf8) + [0xFC]
                    + Array("nchen".utf8))
            #expect(decoded.string.hasPrefix(text) && decoded.replacements == 3)
        }
    }

    @Test("CESU-8 pairs are the character that they mean; half of one is one mistake")
    func surrogates() {
        let decoded = decode(Array("Schöne Grüße ".utf8) + [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80])
        #expect(decoded.string == "Schöne Grüße 😀" && decoded.replacements == 0)
        #expect(decode(Array("ü ü".utf8) + [0xED, 0xA0, 0xBD]).string == "ü ü\u{FFFD}")
    }

    @Test("that is of another charset altogether is still overruled")
    func overruled() {
        let others = Self.rows.filter {
            ["windows-1252", "koi8-r", "gb18030", "euc-kr", "shift_jis"].contains($0.charset)
        }
        let wrong = others.filter { row in
            let bytes = stride(from: 0, to: row.bytes.utf8.count, by: 2).compactMap { index in
                UInt8(row.bytes.dropFirst(index).prefix(2), radix: 16)
            }
            return decode(bytes).charset == .utf8
        }
        #expect(others.count >= 20)
        #expect(wrong.count * 50 <= others.count, "\(wrong.map(\.text))")
    }
}
