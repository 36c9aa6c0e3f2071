import ArgumentParser
import Bytes
import MailGenerator
import MessageContent
import MessageFormat

struct DecodeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "decode", abstract: "Decodes base64 and quoted-printable in memory and prints GB/s.",
        discussion: "GB/s are of encoded bytes and CPU time, the fastest of the runs.")

    @Option(help: "Decoded bytes of each text.")
    var size = ByteCount(bytes: 16_000_000)

    @Option(help: "How often to measure; the fastest counts.")
    var runs = 5

    @Flag(help: "One JSON object a text.")
    var json = false

    func validate() throws {
        if runs < 1 { throw ValidationError("--runs must be at least 1") }
    }

    func run() {
        var table = Table(["text", "MB", "GB/s", "allocations"])
        for text in EncodedText.all {
            let encoded = text.make(size.bytes)
            let best = measure(encoded, text.decode)
            let rate = Double(encoded.count) / 1e9 / max(best.seconds, 1e-9)
            if json {
                printJSON(text.name, encoded.count, rate, best)
            } else {
                let allocations = Measurement.countsAllocations ? String(best.allocations) : "-"
                table.add([text.name, (Double(encoded.count) / 1e6).text(1), rate.text(2), allocations])
            }
        }
        if !json { print(table.text) }
    }

    private func measure(_ encoded: [UInt8], _ decode: (ByteView) -> Void) -> Measurement {
        var best = Measurement(seconds: .infinity)
        for _ in 0..<runs {
            var measurement = Measurement()
            encoded.withByteView { view in measurement.add { decode(view) } }
            if measurement.seconds < best.seconds { best = measurement }
        }
        return best
    }

    private func printJSON(_ name: String, _ bytes: Int, _ rate: Double, _ best: Measurement) {
        var writer = JSONWriter()
        writer.object {
            $0.member("text", name)
            $0.member("bytes", bytes)
            $0.member("gigabytesPerSecond", number: rate)
            if Measurement.countsAllocations { $0.member("allocations", best.allocations) }
        }
        print(writer.text)
    }
}

/// A text in a transfer encoding and what undoes it.
private struct EncodedText {
    let name: String
    let make: (Int) -> [UInt8]
    let decode: (ByteView) -> Void

    static var all: [EncodedText] {
        [
            base64("base64, lines of 76, LF") { $0.appendBase64($1) },
            EncodedText(name: "base64, lines of 76, CRLF", make: { crlf(encodedBase64($0)) }, decode: decodeBase64),
            base64("base64, lines of 64, LF") { $0.appendBase64($1, lineLength: 64) },
            base64("base64, one line") { $0.appendBase64($1, lineLength: nil) },
            quotedPrintable("quoted-printable, ASCII text") { LetterText.bytes($0, every: .max) },
            quotedPrintable("quoted-printable, a tenth escaped") { LetterText.bytes($0, every: 10) },
            EncodedText(
                name: "quoted-printable, a tenth escaped, CRLF",
                make: { crlf(encodedQuotedPrintable(LetterText.bytes($0, every: 10))) }, decode: decodeQuotedPrintable),
            quotedPrintable("quoted-printable, half escaped") { LetterText.bytes($0, every: 2) },
            quotedPrintable("quoted-printable, random bytes") { RandomBytes.make($0) },
        ]
    }

    private static func base64(_ name: String, _ encode: @escaping (inout [UInt8], [UInt8]) -> Void) -> EncodedText {
        EncodedText(
            name: name,
            make: { size in
                var encoded: [UInt8] = []
                encode(&encoded, RandomBytes.make(size))
                return encoded
            }, decode: decodeBase64)
    }

    private static func quotedPrintable(_ name: String, _ text: @escaping (Int) -> [UInt8]) -> EncodedText {
        EncodedText(name: name, make: { encodedQuotedPrintable(text($0)) }, decode: decodeQuotedPrintable)
    }

    private static func decodeBase64(_ view: ByteView) { blackHole(Base64.decode(view)) }
    private static func decodeQuotedPrintable(_ view: ByteView) { blackHole(QuotedPrintable.decode(view)) }

    private static func encodedBase64(_ size: Int) -> [UInt8] {
        var encoded: [UInt8] = []
        encoded.appendBase64(RandomBytes.make(size))
        return encoded
    }

    private static func encodedQuotedPrintable(_ text: [UInt8]) -> [UInt8] {
        var encoded: [UInt8] = []
        encoded.appendQuotedPrintable(text)
        return encoded
    }

    private static func crlf(_ text: [UInt8]) -> [UInt8] {
        text.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    }
}

/// Lines of letters with a byte to be escaped now and then.
private enum LetterText {
    static func bytes(_ size: Int, every gap: Int) -> [UInt8] {
        (0..<size).map { i in
            if i % 67 == 66 { return 0x0A }
            return i % gap == gap - 1 ? 0xE9 : UInt8(0x61 + i * 7 % 26)
        }
    }
}
