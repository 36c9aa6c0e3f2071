import Bytes
import Testing

@testable import MessageContent

@Suite("UTF-8 (RFC 3629)")
struct UTF8TextTests {
    private func length(_ hex: String) -> Int {
        bytes(hex).withUnsafeBufferPointer { UTF8Text.sequenceLength($0, at: 0) }
    }

    @Test(
        "well-formed sequences (Unicode table 3-7)",
        arguments: [
            ("c280", 2), ("dfbf", 2), ("e0a080", 3), ("ed9fbf", 3), ("ee8080", 3), ("efbfbf", 3), ("f0908080", 4),
            ("f48fbfbf", 4), ("c1bf", 0), ("c0af", 0), ("e09fbf", 0), ("eda080", 0), ("f08fbfbf", 0), ("f4908080", 0),
            ("f5808080", 0), ("80", 0), ("c3", 0), ("e282", 0), ("f09f90", 0), ("c341", 0), ("ff", 0),
        ])
    func sequences(hex: String, wanted: Int) { #expect(length(hex) == wanted) }

    @Test("validity agrees with the standard library on every pair and on random bytes")
    func agrees() {
        var state: UInt32 = 7
        for round in 0..<20_000 {
            let count = round % 13
            let text = (0..<count).map { _ -> UInt8 in
                state = state &* 1_664_525 &+ 1_013_904_223
                let pick: [UInt8] = [0x41, 0x80, 0xBF, 0xC3, 0xE2, 0x82, 0xAC, 0xED, 0xA0, 0xF0, 0x9F, 0xF4]
                return pick[Int(state >> 16) % pick.count]
            }
            let isValid = text.withUnsafeBufferPointer(UTF8Text.isValid)
            #expect(isValid == (String(validating: text, as: UTF8.self) != nil), "\(text)")
        }
    }

    @Test("the census counts sequences and stray bytes")
    func census() {
        let counts = bytes("41 c3a9 ff e282ac 80 80").withUnsafeBufferPointer(UTF8Text.census)
        #expect(counts.sequences == 2 && counts.stray == 3)
    }

    @Test("the end of ASCII is found at every offset")
    func endOfASCII() {
        for offset in 0..<40 {
            var text = [UInt8](repeating: 0x41, count: 40)
            text[offset] = 0x80
            #expect(text.withUnsafeBufferPointer { UTF8Text.endOfASCII($0, from: 0) } == offset)
            #expect(!text.withUnsafeBufferPointer(UTF8Text.isASCII))
        }
        #expect([UInt8](repeating: 0x7F, count: 40).withUnsafeBufferPointer(UTF8Text.isASCII))
    }
}
