import MessageFormat
import TemplateWorkbench
import Testing

/// A message that was written for these tests, with what must go and what must stay.
struct AnonymiseSample: CustomTestStringConvertible {
    var name: String
    var raw: [UInt8]
    var options: Anonymiser.Options
    /// Nothing of this may be found in the result, in whatever encoding.
    var originals: [String]
    /// All this must stand in the result's raw bytes as it stood in the message's.
    var kept: [String]

    var testDescription: String { name }

    init(
        _ name: String, _ text: String, codes: [String] = [], owner: [String] = [], names: [String] = [],
        gone originals: [String], kept: [String]
    ) {
        self.init(name, Array(text.utf8), codes: codes, owner: owner, names: names, gone: originals, kept: kept)
    }

    init(
        _ name: String, _ raw: [UInt8], codes: [String] = [], owner: [String] = [], names: [String] = [],
        gone originals: [String], kept: [String]
    ) {
        self.name = name
        self.raw = raw
        options = Anonymiser.Options(codes: codes, owner: owner, names: names)
        self.originals = originals
        self.kept = kept
    }

    /// The same message with CRLF line ends.
    var withCRLF: AnonymiseSample {
        var sample = self
        sample.name += ", CRLF"
        sample.raw = raw.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
        return sample
    }

    static var all: [AnonymiseSample] {
        let samples = texts + marked + foreign + structured
        return samples + samples.map(\.withCRLF)
    }
}

/// Base64 with lines of 76 digits, as mailers write it.
func base64Lines(_ bytes: [UInt8], width: Int = 76) -> String {
    let digits = base64(bytes)
    return stride(from: 0, to: digits.count, by: width).map {
        String(decoding: digits.utf8.dropFirst($0).prefix(width), as: UTF8.self)
    }.joined(separator: "\n")
}

func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
        let group = bytes[start..<min(start + 3, bytes.count)]
        let bits = group.enumerated().reduce(UInt32(0)) { $0 | UInt32($1.element) << UInt32(16 - 8 * $1.offset) }
        for place in 0..<4 {
            result.append(place <= group.count ? alphabet[Int(bits >> UInt32(18 - 6 * place) & 63)] : 0x3D)
        }
    }
    return String(decoding: result, as: UTF8.self)
}

/// Quoted-printable with soft line breaks after 72 characters.
func quotedPrintable(_ text: String) -> String {
    var result = ""
    var width = 0
    for byte in text.utf8 {
        let isPlain = byte >= 0x20 && byte < 0x7F && byte != 0x3D
        let hex = String(byte, radix: 16, uppercase: true)
        let unit = byte == 0x0A ? "\n" : isPlain ? String(UnicodeScalar(byte)) : "=" + (hex.count < 2 ? "0" : "") + hex
        if byte != 0x0A, width + unit.utf8.count > 72 {
            result += "=\n"
            width = 0
        }
        result += unit
        width = byte == 0x0A ? 0 : width + unit.utf8.count
    }
    return result
}
