import MailGenerator
import MessageFormat
import Testing

/// The generator has encoders of its own, so that a fault of the decoders cannot hide in both.
@Suite("Transfer encodings")
struct TransferEncodingTests {
    @Test("Base64 has the values of RFC 4648 section 10")
    func base64Vectors() {
        let table = [("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("foobar", "Zm9vYmFy")]
        for (text, encoded) in table {
            var bytes: [UInt8] = []
            bytes.appendBase64(Array(text.utf8), lineLength: nil)
            #expect(String(decoding: bytes, as: UTF8.self) == encoded)
        }
    }

    @Test("Lines have at most 76 characters", arguments: [0, 1, 56, 57, 58, 1000])
    func linesAreShort(count: Int) {
        var base64: [UInt8] = []
        base64.appendBase64(RandomBytes.make(count))
        var quoted: [UInt8] = []
        quoted.appendQuotedPrintable(RandomBytes.make(count))
        for line in (base64 + quoted).split(separator: 0x0A) { #expect(line.count <= 76) }
    }

    @Test("Decoders give back what was encoded", arguments: [0, 1, 2, 3, 56, 57, 58, 4096])
    func roundTrips(count: Int) {
        let source = RandomBytes.make(count).map { $0 == 0x0D || $0 == 0x0A ? 0x20 : $0 } + [0x61]
        var base64: [UInt8] = []
        base64.appendBase64(source)
        let fromBase64 = base64.withByteView { Base64.decode($0).bytes }
        #expect(fromBase64 == source)
        var quoted: [UInt8] = []
        quoted.appendQuotedPrintable(source)
        let fromQuoted = quoted.withByteView { QuotedPrintable.decode($0).bytes }
        #expect(fromQuoted == source)
    }
}
