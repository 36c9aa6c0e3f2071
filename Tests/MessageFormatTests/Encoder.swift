/// Plain encoders, written from the standards, that the decoders are tested against.
enum Encoder {
    /// RFC 4648 section 4, without line ends.
    static func base64(_ bytes: [UInt8]) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var text = ""
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = Array(bytes[start..<min(start + 3, bytes.count)])
            for (index, value) in sextets(group).enumerated() {
                text.append(index <= group.count ? alphabet[value] : "=")
            }
        }
        return text
    }

    /// POSIX uuencode; `zero` is what stands for 0, a grave accent or a blank.
    static func uuencode(_ bytes: [UInt8], name: String, zero: Character = "`") -> String {
        func character(_ value: Int) -> Character { value == 0 ? zero : Character(Unicode.Scalar(UInt8(value + 32))) }
        var text = "begin 644 \(name)\n"
        for start in stride(from: 0, to: bytes.count, by: 45) {
            let line = Array(bytes[start..<min(start + 45, bytes.count)])
            text.append(character(line.count))
            for group in stride(from: 0, to: line.count, by: 3) {
                text += String(sextets(Array(line[group..<min(group + 3, line.count)])).map(character))
            }
            text += "\n"
        }
        return text + "\(zero)\nend\n"
    }

    /// RFC 2045 section 6.7, everything escaped, a soft line break after `width` escapes.
    static func quotedPrintable(_ bytes: [UInt8], width: Int = 25) -> String {
        var text = ""
        for (index, byte) in bytes.enumerated() {
            if index > 0, index % width == 0 { text += "=\n" }
            let hex = String(byte, radix: 16, uppercase: true)
            text += hex.count == 1 ? "=0" + hex : "=" + hex
        }
        return text
    }

    /// Four values of six bits for up to three bytes.
    private static func sextets(_ group: [UInt8]) -> [Int] {
        let bits = (0..<3).reduce(0) { $0 << 8 | ($1 < group.count ? Int(group[$1]) : 0) }
        return [18, 12, 6, 0].map { bits >> $0 & 0x3F }
    }
}
