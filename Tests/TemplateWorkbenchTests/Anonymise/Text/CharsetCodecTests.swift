import MessageContent
import Testing
import VerificationCodes

@testable import TemplateWorkbench

@Suite struct CharsetCodecTests {
    private static let samples: [(label: String, bytes: [UInt8])] = [
        ("utf-8", Array("añ漢😀".utf8)), ("windows-1251", [0x61, 0xCC, 0xE0, 0xF0, 0xE8, 0xFF]),
        ("koi8-r", [0xED, 0xC1, 0xD2, 0xC9, 0xD1]), ("shift_jis", [0x97, 0xE9, 0x96, 0xD8, 0xB1, 0x41]),
        ("euc-jp", [0xCE, 0xEB, 0xCC, 0xDA, 0x8E, 0xB1, 0x0A]),
        ("gb18030", [0xCD, 0xF5, 0xD0, 0xA1, 0x81, 0x30, 0x81, 0x36]),
        ("big5", [0xA4, 0xFD, 0xA4, 0x70]), ("euc-kr", [0xC8, 0xAB, 0xB1, 0xE6]),
        ("iso-2022-jp", [0x61, 0x1B, 0x24, 0x42, 0x3B, 0x33, 0x45, 0x44, 0x1B, 0x28, 0x42, 0x62]),
        ("utf-16le", [0x4D, 0x00, 0x61, 0x00, 0x0A, 0x00]), ("utf-16be", [0x00, 0x4D, 0x04, 0x1C]),
    ]

    private func cells(_ bytes: [UInt8], _ label: String) -> (cells: [Cell], codec: CharsetCodec) {
        var codec = CharsetCodec(of: bytes[...], label: Array(label.utf8))
        var cells: [Cell] = []
        codec.read(bytes, 0..<bytes.count, into: &cells)
        return (cells, codec)
    }

    @Test(arguments: samples) func readsAsTheDecoderDoes(_ sample: (label: String, bytes: [UInt8])) {
        let (cells, _) = cells(sample.bytes, sample.label)
        let decoded = sample.bytes.withUnsafeBufferPointer {
            TextDecoder.decode($0, label: Array(sample.label.utf8)).string
        }
        #expect(String(scalars: cells.map(\.scalar).filter { $0 != 0 }) == decoded)
        #expect(cells.map(\.start).dropFirst().elementsEqual(cells.map(\.end).dropLast()))
        #expect(cells.last.map { Int($0.end) } == sample.bytes.count)
    }

    @Test(arguments: samples) func writesWhatItReads(_ sample: (label: String, bytes: [UInt8])) {
        let (cells, codec) = cells(sample.bytes, sample.label)
        for cell in cells where cell.scalar > 0x20 && cell.scalar < 0x10000 && cell.end - cell.start < 4 {
            let old = sample.bytes[Int(cell.start)..<Int(cell.end)]
            // Half-width kana are never put in place of anything in these sets.
            guard !(0xFF61...0xFF9F).contains(cell.scalar) else { continue }
            #expect(codec.write(cell.scalar, inPlaceOf: old) == Array(old))
        }
    }

    @Test(arguments: ["shift_jis", "euc-jp", "gb18030", "big5", "euc-kr"]) func everySetHasTheReplacements(
        _ label: String
    ) {
        let codec = CharsetCodec(of: [0xB0, 0xA1, 0xB0, 0xA1][...], label: Array(label.utf8))
        for random in UInt32(0)..<60 {
            let han = Script.substitute(0x738B, random: random)
            #expect(codec.write(han, inPlaceOf: [0xB0, 0xA1]) != nil, "\(String(scalars: [han])) in \(label)")
        }
    }
}
