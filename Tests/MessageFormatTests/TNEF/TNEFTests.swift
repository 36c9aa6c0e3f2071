import TestSupport
import Testing

@testable import MessageFormat

private typealias W = TNEFWriter

@Suite("TNEF (MS-OXTNEF)")
struct TNEFTests {
    private func read(_ bytes: [UInt8]) -> (tnef: TNEF?, text: (TNEF.Text?) -> String?) {
        (bytes.withByteView { TNEF(reading: $0) }, { $0.map { String(utf8: bytes[$0.range.start..<$0.range.end]) } })
    }

    @Test("files with title and data, whichever comes first")
    func files() throws {
        let bytes = W.stream(
            W.renderData, W.title("one.txt"), W.data("1".bytes), W.renderData, W.data("22".bytes), W.title("two.txt"))
        let (tnef, text) = read(bytes)
        let files = try #require(tnef?.attachments)
        #expect(files.map { text($0.name) } == ["one.txt", "two.txt"])
        #expect(files.map { String(utf8: bytes[$0.data.start..<$0.data.end]) } == ["1", "22"])
        #expect(tnef?.diagnostics == [])
        #expect(tnef?.isWhole == true)
    }

    @Test("the long name of the properties goes before the short title, wherever they stand")
    func longName() throws {
        let bytes = W.stream(
            W.renderData,
            W.attachment(W.property(0x3704_001E, "ONE~1.TXT\0".bytes), W.property(0x3707_001E, "one long.txt\0".bytes)),
            W.title("ONE~1.TXT"), W.data([]))
        let (tnef, text) = read(bytes)
        #expect(text(tnef?.attachments.first?.name) == "one long.txt")
    }

    @Test("code pages, subject, body and HTML come from attributes and properties")
    func message() throws {
        let properties = W.properties(
            W.property(0x0037_001F, W.utf16("Ü")), W.property(0x1013_0102, "<p>x".bytes),
            W.property(0x3FDE_0003, W.little(1251, 4)),
            W.property(0x000B_000B, [1, 0]), W.property(0x0039_0040, W.little(116_444_736_000_000_000 + 10_000_000, 8)))
        let bytes = W.stream(
            W.attribute(1, 0x0006_9007, W.little(1252, 4) + W.little(0, 4)),
            W.attribute(1, 0x0002_800C, "plain\0".bytes),
            W.attribute(1, W.messageProperties, properties))
        let (tnef, text) = read(bytes)
        #expect(tnef?.oemCodePage == 1252)
        #expect(tnef?.internetCodePage == 1251)
        #expect(text(tnef?.plainBody) == "plain")
        #expect(text(tnef?.htmlBody) == "<p>x")
        #expect(tnef?.subject?.isUTF16 == true)
        #expect(tnef?.subject?.range.count == 2)
        #expect(tnef?.sentAt == 1)
        #expect(tnef?.diagnostics == [])
    }

    @Test("named and multi-valued properties are passed over to what follows them")
    func otherProperties() {
        let name = W.utf16("Keywords")
        let named =
            W.little(0x101F, 2) + W.little(0x8005, 2) + [UInt8](repeating: 7, count: 16) + W.little(1, 4)
            + W.little(UInt64(name.count), 4) + name + [0, 0] + W.little(2, 4) + W.little(4, 4) + W.utf16("a")
            + W.little(4, 4) + W.utf16("b")
        let numbers = W.little(0x1002, 2) + W.little(0x6000, 2) + W.little(2, 4) + [1, 0, 0, 0, 2, 0, 0, 0]
        let bytes = W.stream(
            W.attribute(1, W.messageProperties, W.properties(named, numbers, W.property(0x0037_001E, "s\0".bytes))))
        let (tnef, text) = read(bytes)
        #expect(text(tnef?.subject) == "s")
        #expect(tnef?.diagnostics == [])
    }

    @Test("an attached message is a stream of its own, after its interface identifier")
    func attachedMessage() throws {
        let inner = W.stream(W.renderData, W.title("deep.txt"), W.data("deep".bytes))
        let object = [UInt8](repeating: 9, count: 16) + inner
        let bytes = W.stream(W.renderData, W.attachment(W.property(0x3701_000D, object)))
        let attachment = try #require(read(bytes).tnef?.attachments.first)
        #expect(attachment.isMessage)
        #expect(Array(bytes[attachment.data.start..<attachment.data.end]) == inner)
    }

    @Test("a wrong checksum is said, and the bytes count")
    func checksum() {
        let bytes = W.stream(W.attribute(1, 0x0002_800C, "plain\0".bytes, checksum: 1))
        let (tnef, text) = read(bytes)
        #expect(text(tnef?.plainBody) == "plain")
        #expect(tnef?.diagnostics == [.tnefChecksum])
        #expect(tnef?.isWhole == true)
    }

    @Test("line ends and zeros after the stream are nothing; other bytes are said")
    func garbage() {
        let stream = W.stream(W.renderData, W.title("a"), W.data("1".bytes))
        #expect(read(stream + [0x0D, 0x0A, 0, 0]).tnef?.diagnostics == [])
        #expect(read(stream + "garbage".bytes).tnef?.diagnostics == [.tnefMalformed])
        #expect(read(stream + "garbage".bytes).tnef?.attachments.count == 1)
    }

    @Test("other bytes are no TNEF")
    func other() {
        #expect(read([]).tnef == nil)
        #expect(read([0x78, 0x9F, 0x3E, 0x22]).tnef == nil)
        #expect(read("%PDF-1.4 and more".bytes).tnef == nil)
    }

    @Test("no prefix and no changed byte leads outside the bytes")
    func broken() {
        let bytes = W.stream(
            W.attribute(
                1, W.messageProperties,
                W.properties(W.property(0x0037_001F, W.utf16("subject")), W.property(0x1009_0102, [1, 2, 3]))),
            W.renderData, W.title("a"), W.data("1234".bytes), W.attachment(W.property(0x3707_001E, "a\0".bytes)))
        for count in 0..<bytes.count { expectSound(Array(bytes.prefix(count))) }
        for index in bytes.indices {
            for value in [0, 1, 0x7F, 0xFF] as [UInt8] {
                var changed = bytes
                changed[index] = value
                expectSound(changed)
            }
        }
    }

    private func expectSound(_ bytes: [UInt8]) {
        guard let tnef = read(bytes).tnef else { return }
        for attachment in tnef.attachments {
            #expect(attachment.data.end <= bytes.count)
            #expect((attachment.name?.range.end ?? 0) <= bytes.count)
        }
        #expect((tnef.subject?.range.end ?? 0) <= bytes.count)
        #expect((tnef.compressedRTF?.end ?? 0) <= bytes.count)
    }

    @Test("declared counts of four thousand millions end with the bytes")
    func hugeCounts() {
        let most = W.little(0xFFFF_FFFF, 4)
        for type in [0x1003, 0x101F, 0x001F, 0x1048, 0x0001, 0x1001, 0x0102] as [UInt64] {
            let property = W.little(type, 2) + W.little(0x0037, 2) + most + most
            let tnef = read(W.stream(W.attribute(1, W.messageProperties, most + property))).tnef
            #expect(tnef?.diagnostics == [.tnefMalformed], "\(type)")
        }
    }

    @Test("more attachments than the limit are not listed, and it is said")
    func manyAttachments() {
        let one = W.renderData + W.title("a")
        let many = Array(repeatElement(one, count: Limits.embeddedFiles + 2).joined())
        let tnef = read(W.stream(many)).tnef
        #expect(tnef?.attachments.count == Limits.embeddedFiles)
        #expect(tnef?.diagnostics == [.limitEmbedded])
        #expect(tnef?.isWhole == false)
    }
}

@Suite("compressed RTF (MS-OXRTFCP)")
struct TNEFCompressedRTFTests {
    // The examples of section 3 of the specification.
    @Test("the specification's two examples")
    func examples() {
        let simple = bytes(
            hex: "2d0000002b0000004c5a4675f1c5c7a703000a007263706731323542320af32068656c09002062770 5b06c647d0a800fa0")
        #expect(
            simple.withByteView { TNEFCompressedRTF.decode($0) }.map { String(utf8: $0.bytes) }
                == "{\\rtf1\\ansi\\ansicpg1252\\pard hello world}\r\n")
        #expect(simple.withByteView { TNEFCompressedRTF.decode($0)?.diagnostics } == [])
        let crossing = bytes(hex: "1a0000001c0000004c5a4675e2d44b51410004205758595a0d6e7d010eb0")
        #expect(
            crossing.withByteView { TNEFCompressedRTF.decode($0) }.map { String(utf8: $0.bytes) }
                == "{\\rtf1 WXYZWXYZWXYZWXYZWXYZ}")
        #expect(crossing.withByteView { TNEFCompressedRTF.decode($0)?.diagnostics } == [])
    }

    @Test("without compression the bytes stand as they are")
    func uncompressed() {
        let plain =
            TNEFWriter.little(15, 4) + TNEFWriter.little(3, 4) + "MELA".bytes + TNEFWriter.little(0, 4) + "{r}".bytes
        #expect(plain.withByteView { TNEFCompressedRTF.decode($0)?.bytes } == "{r}".bytes)
    }

    @Test("a wrong checksum and a missing end are said; no length is believed")
    func broken() {
        var crossing = bytes(hex: "1a0000001c0000004c5a4675e2d44b51410004205758595a0d6e7d010eb0")
        crossing[12] ^= 1
        #expect(crossing.withByteView { TNEFCompressedRTF.decode($0)?.diagnostics } == [.tnefChecksum])
        for index in 0..<8 { crossing[index] = 0xFF }
        for count in 0...crossing.count {
            let decoded = Array(crossing.prefix(count)).withByteView { TNEFCompressedRTF.decode($0) }
            #expect((decoded == nil) == (count < 16))
            #expect((decoded?.bytes.count ?? 0) <= 9 * count)
        }
    }

    @Test("another kind of compression is not guessed at")
    func unknown() {
        #expect([UInt8](repeating: 0x20, count: 40).withByteView { TNEFCompressedRTF.decode($0)?.bytes } == nil)
    }
}
