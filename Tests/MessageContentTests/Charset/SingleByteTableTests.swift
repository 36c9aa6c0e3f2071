import Testing

@testable import MessageContent

@Suite("Tables of the single-byte charsets")
struct SingleByteTableTests {
    private static let names = SingleByteTables.upperHalves.keys.sorted()

    @Test("a table has 256 characters, ASCII first", arguments: names)
    func complete(name: String) throws {
        let table = try #require(SingleByteTable.named(name))
        #expect(table.scalars.count == 256)
        #expect(table.scalars[0x20..<0x7F].elementsEqual(0x20..<0x7F))
        #expect(Set(table.scalars.filter { $0 != 0xFFFD }).count >= 200)
    }

    /// Where the WHATWG Encoding Standard, or Unicode since, has other characters than libc; or libc keeps a byte back.
    private static let differing: [String: [Int]] = [
        "windows-1255": [0xCA], "koi8-u": [0xAE, 0xB4, 0xBE, 0xA4, 0xA6, 0xA7, 0xAD, 0xB6, 0xB7, 0xBD],
        "macintosh": [0xC6, 0xF0],
    ]

    @Test("they agree with the system's iconv wherever that has a character", arguments: names)
    func agrees(name: String) throws {
        let table = try #require(SingleByteTable.named(name))
        // Control characters, in whose place the charset's Windows sister has others.
        let controls = name.hasPrefix("iso-8859-") ? Set(0x80..<0xA0) : []
        let skipped = Set(Self.differing[name] ?? []).union(controls)
        // A charset that libc here does not know is not compared.
        Iconv.withConverter(from: [name.uppercased(), Self.iconvNames[name] ?? name]) { converter in
            for byte in 0x80...0xFF where !skipped.contains(byte) {
                guard let scalar = converter.scalars(of: [UInt8(byte)]).first, scalar != 0xFFFD
                else { continue }
                #expect(UInt32(table.scalars[byte]) == scalar, "0x\(String(byte, radix: 16))")
            }
        }
    }

    @Test(
        "where an ISO charset has control characters, its Windows sister's stand",
        arguments: [
            ("iso-8859-2", "windows-1250"), ("iso-8859-4", "windows-1257"), ("iso-8859-5", "windows-1251"),
            ("iso-8859-7", "windows-1253"), ("iso-8859-8", "windows-1255"), ("iso-8859-13", "windows-1257"),
            ("iso-8859-15", "windows-1252"),
        ])
    func controls(name: String, sister: String) throws {
        let (table, windows) = (try #require(SingleByteTable.named(name)), try #require(SingleByteTable.named(sister)))
        #expect(table.scalars[0x80..<0xA0] == windows.scalars[0x80..<0xA0])
        #expect(table.scalars[0xA1...] != windows.scalars[0xA1...])
    }

    private static let iconvNames = ["kz-1048": "RK1048", "hp-roman8": "HP-ROMAN8"]

    @Test("a byte without a character is replaced and counted; windows sets have C1 controls in their holes")
    func holes() {
        func read(_ bytes: [UInt8], _ name: String) -> (text: [UInt8], replaced: Int) {
            bytes.withUnsafeBufferPointer { input in
                UTF8Sink.collect(input.count) { SingleByteTable.named(name)?.decode(input, into: &$0) }
            }
        }
        let greek = read([0xE1, 0xFF, 0xE2], "iso-8859-7")
        #expect(greek.text == Array("α\u{FFFD}β".utf8) && greek.replaced == 1)
        for byte: UInt8 in [0x81, 0x8D, 0x8F, 0x90, 0x9D] {
            let found = read([0x61, byte], "windows-1252")
            #expect(found.text == [0x61, 0xC2, byte] && found.replaced == 0)
        }
    }

    @Test("the Vietnamese sets have letters on control codes")
    func controls() {
        #expect(SingleByteTable.named("viscii")?.scalars[0x02] == 0x1EB2)
        #expect(SingleByteTable.named("tcvn")?.scalars[0x01] == 0x00DA)
        #expect(SingleByteTable.named("viscii")?.scalars[0x0A] == 0x0A)
    }

    @Test("no other name has a table")
    func unknown() { #expect(SingleByteTable.named("latin-99") == nil) }
}
