import MessageFormat
import Testing

@testable import MessageContent

@Suite("Cryptographic Message Syntax")
struct CMSContentTests {
    private func read(_ bytes: [UInt8]) -> CMSContent { bytes.withByteView { CMSContent(reading: $0) } }

    private func der(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
        content.count < 128
            ? [tag, UInt8(content.count)] + content
            : [tag, 0x82, UInt8(content.count >> 8), UInt8(content.count & 255)] + content
    }

    private func ber(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] { [tag, 0x80] + content + [0, 0] }
    private let prefix: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07]

    private func signed(_ octets: [UInt8], _ element: (UInt8, [UInt8]) -> [UInt8]) -> [UInt8] {
        let content = element(0x30, der(0x06, prefix + [1]) + octets)
        let data = element(
            0x30, der(0x02, [1]) + element(0x31, element(0x30, der(0x06, [0x2A]))) + content + element(0x31, []))
        return element(0x30, der(0x06, prefix + [2]) + element(0xA0, data))
    }

    @Test("the content of what is only signed, in DER and in BER")
    func content() {
        let text = Array("Content-Type: text/plain\r\n\r\nhi".utf8)
        for cms in [
            signed(der(0xA0, der(0x04, text)), der), signed(ber(0xA0, ber(0x24, der(0x04, text))), ber),
            signed(
                ber(0xA0, ber(0x24, der(0x04, Array(text.prefix(9))) + der(0x24, der(0x04, Array(text.dropFirst(9)))))),
                ber),
        ] {
            #expect(read(cms).content == text)
            #expect(read(cms).security == .smimeSigned)
            #expect(!read(cms).isMalformed)
        }
    }

    @Test("a detached signature and a bag of certificates have no content, and protect nothing by themselves")
    func detached() {
        #expect(read(signed([], der)).content == nil)
        #expect(read(signed([], ber)).security == nil)
        #expect(!read(signed([], ber)).isMalformed)
    }

    @Test("what is encrypted stays closed")
    func encrypted() {
        let cms = der(0x30, der(0x06, prefix + [3]) + der(0xA0, der(0x30, [])))
        #expect(read(cms).security == .smimeEncrypted)
        #expect(read(cms).content == nil)
    }

    @Test(
        "other bytes are nothing",
        arguments: [[], [0x30], [0x30, 0x80], Array("%PDF".utf8), [0x30, 0xFF, 1, 2, 3]] as [[UInt8]])
    func other(bytes: [UInt8]) {
        #expect(read(bytes).content == nil)
        #expect(read(bytes).security == nil)
    }

    @Test("every prefix is read as far as it goes")
    func prefixes() {
        let text = [UInt8](repeating: 0x61, count: 300)
        for cms in [signed(der(0xA0, der(0x04, text)), der), signed(ber(0xA0, ber(0x24, der(0x04, text))), ber)] {
            for count in 0..<cms.count {
                let content = read(Array(cms.prefix(count))).content ?? []
                #expect(content == Array(text.prefix(content.count)))
            }
        }
    }

    @Test("strings nested without end are no content")
    func nested() {
        let deep = signed([0xA0, 0x80] + Array(repeatElement([0x24, 0x80], count: 50_000).joined()), ber)
        #expect(read(deep).isMalformed)
    }
}
