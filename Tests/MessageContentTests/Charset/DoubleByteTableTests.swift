import Testing

@testable import MessageContent

@Suite("Tables of the double-byte sets, from the system's iconv")
struct DoubleByteTableTests {
    @Test(
        "a table knows its characters and where it has none",
        arguments: [
            (DoubleByteTable.Kind.shiftJIS, 0x93FA, "日"), (.jisX0208, 0xC6FC, "日"), (.jisX0212, 0xB0A1, "丂"),
            (.eucKR, 0xC7D1, "한"), (.eucKR, 0x8C63, "똠"), (.big5, 0xA4A4, "中"), (.gb18030, 0xD6D0, "中"),
            (.cns(1), 0xC4E3, "中"), (.johab, 0xD065, "한"),
        ])
    func known(kind: DoubleByteTable.Kind, code: Int, text: Unicode.Scalar) {
        #expect(DoubleByteTable.of(kind).scalar(UInt8(code >> 8), UInt8(code & 0xFF)) == text.value)
        #expect(DoubleByteTable.of(kind).scalar(0xFF, 0xFF) == nil)
        #expect(DoubleByteTable.of(kind).scalar(0x41, 0x41) == nil)
    }

    @Test("iconv is asked by the first name it knows")
    func iconvNames() {
        #expect(Iconv.withConverter(from: ["NOBODY-KNOWS", "UTF-8"]) { $0.scalars(of: [0xC3, 0xA9]) } == [0xE9])
        #expect(Iconv.withConverter(from: ["NOBODY-KNOWS"]) { _ in true } == nil)
        #expect(Iconv.withConverter(from: ["UTF-8"]) { $0.scalars(of: [0xC3]) } == [])
    }
}

extension Iconv {
    /// The scalars of at most four bytes, as a list.
    func scalars(of bytes: [UInt8]) -> [UInt32] {
        let padded = bytes + [0, 0, 0, 0]
        let found = scalars(of: (padded[0], padded[1], padded[2], padded[3]), count: bytes.count)
        return found.map { $0.second == 0 ? [$0.first] : [$0.first, $0.second] } ?? []
    }
}
