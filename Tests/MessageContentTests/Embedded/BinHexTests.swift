import MessageFormat
import Testing

@testable import MessageContent

@Suite("BinHex 4.0")
struct BinHexTests {
    private func decode(_ text: String) -> BinHex.File? { Array(text.utf8).withByteView { BinHex.decode($0, from: 0) } }

    // "a.txt": 100 times "x", no resource fork; checksums of the format.
    private let known =
        "(This file must be converted with BinHex 4.0)\n\n:\"@%ZG(Kd!&4&@&4dG(Kd!*!&C!#3\"'JiH*\"NL&B!!!:\n"

    @Test("a file with repeats")
    func repeats() throws {
        let file = try #require(decode(known))
        #expect(file.name == Array("a.txt".utf8))
        #expect(file.data == [UInt8](repeating: 0x78, count: 100))
        #expect(file.diagnostics == [])
        #expect(file.end == known.utf8.count - 1)
    }

    @Test("line ends may stand anywhere")
    func lineEnds() {
        let colon = known.firstIndex(of: ":") ?? known.startIndex
        let spread = known[colon...].dropLast().map(String.init).joined(separator: "\r\n")
        #expect(decode("(This file must be converted with BinHex 4.0)\r\n" + spread)?.data?.count == 100)
    }

    @Test("a missing end is said; a changed byte fails the checksum")
    func broken() throws {
        #expect(decode(String(known.dropLast(2)))?.diagnostics.contains(.binHexMalformed) == true)
        let changed = known.replacingOccurrences(of: "'JiH", with: "'JlH")
        #expect(decode(changed)?.diagnostics.contains(.binHexChecksum) == true)
    }

    @Test("without a header there is no file")
    func none() {
        #expect(decode("") == nil)
        #expect(decode("(This file must be converted with BinHex 4.0)\n\n") == nil)
        #expect(decode(":!!!!:") == nil)
    }

    @Test("repeats cannot fill the memory")
    func bomb() {
        // One byte, then pairs of the repeat mark and 255, some 3 MB of them.
        let text = ":" + String(repeating: "NrqNrqNrqNrq", count: 250_000)
        #expect(
            decode(text) == nil
                || (decode(text)?.data?.count ?? 0) <= Limits.embeddedExpansion + 2 * text.utf8.count + 255)
    }
}

extension String {
    fileprivate func replacingOccurrences(of old: String, with new: String) -> String {
        var result = ""
        var rest = self[...]
        while let range = rest.firstRange(of: old) {
            result += rest[..<range.lowerBound] + new
            rest = rest[range.upperBound...]
        }
        return result + rest
    }
}
