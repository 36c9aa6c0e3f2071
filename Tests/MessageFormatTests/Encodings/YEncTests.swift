import Bytes
import TestSupport
import Testing

@testable import MessageFormat

@Suite("yEnc")
struct YEncTests {
    /// The data lines of the draft's encoding.
    private func encode(_ bytes: [UInt8], line: Int = 64) -> [UInt8] {
        var result: [UInt8] = []
        var column = 0
        for byte in bytes {
            let value = byte &+ 42
            if [0, 0x0A, 0x0D, 0x3D].contains(value) {
                result += [0x3D, value &+ 64]
                column += 2
            } else {
                result.append(value)
                column += 1
            }
            if column >= line {
                result += [0x0D, 0x0A]
                column = 0
            }
        }
        return result + [0x0D, 0x0A]
    }

    private func block(_ text: [UInt8], at start: Int = 0) -> YEnc.Block? {
        text.withByteView { YEnc.block(in: $0, at: start) }
    }
    private let plain = (0..<300).map { UInt8(truncatingIfNeeded: $0) }
    private var checksum: String { String(plain.withByteView { CRC32.of($0) }, radix: 16) }

    @Test("the checksum is CRC-32's check value")
    func check() { #expect("123456789".withView { CRC32.of($0) } == 0xCBF4_3926) }

    @Test("a file with every byte, with size and checksum")
    func single() throws {
        let text =
            "=ybegin line=64 size=300 name=all bytes.bin \r\n".bytes + encode(plain)
            + "=yend size=300 crc32=\(checksum)\r\nafter".bytes
        let block = try #require(self.block("before\r\n".bytes + text, at: 8))
        #expect(block.bytes == plain)
        #expect(block.name == "all bytes.bin".bytes)
        #expect(block.isWhole)
        #expect(block.part == nil)
        #expect(block.range == ByteRange(8, 8 + text.count - 5))
    }

    @Test("a piece knows its place and has a checksum of its own")
    func piece() throws {
        let text =
            "=ybegin part=2 total=3 line=64 size=900 name=film\r\n=ypart begin=301 end=600\r\n".bytes + encode(plain)
            + "=yend size=300 part=2 pcrc32=\(checksum) crc32=00000000\r\n".bytes
        let block = try #require(self.block(text))
        #expect([block.part, block.total, block.offset] == [2, 3, 300])
        #expect(block.bytes == plain)
        #expect(block.isWhole)
    }

    @Test("a wrong checksum, a wrong size and a missing end are said")
    func broken() {
        let begin = "=ybegin line=64 size=300 name=a\r\n".bytes + encode(plain)
        #expect(block(begin + "=yend size=300 crc32=1\r\n".bytes)?.diagnostics == [.yencChecksum])
        #expect(block(begin + "=yend size=299\r\n".bytes)?.diagnostics == [.yencMalformed])
        #expect(block(begin)?.diagnostics == [.yencMalformed])
        #expect(block(begin)?.bytes == plain)
        let next = block(begin + "=ybegin line=1 size=1 name=b\r\n".bytes)
        #expect(next?.range.end == begin.count)
    }

    @Test(
        "a line without line length, size and name begins no file",
        arguments: [
            "=ybegin", "=ybegin line=1 name=a", "=ybegin size=1 name=a", "=ybegin line=1 size=1",
            "=ybegin line=x size=1 name=a", "=ybeginn line=1 size=1 name=a",
        ])
    func noBegin(line: String) { #expect(block("\(line)\r\nabc\r\n=yend size=3\r\n".bytes) == nil) }

    @Test("every prefix is read or refused")
    func prefixes() {
        let text = "=ybegin line=64 size=300 name=a\r\n".bytes + encode(plain) + "=yend size=300\r\n".bytes
        for count in 0..<text.count {
            let found = block(Array(text.prefix(count)))
            #expect((found?.range.end ?? 0) <= count)
        }
    }
}
