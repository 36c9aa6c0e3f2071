import MessageContent

/// Makes file names out of mail harmless: strangers chose them.
public enum SafeFileName {
    /// The longest name in UTF-8 bytes: common file systems take 255, and a number may be added.
    static let limit = 200

    /// A name for a file in a folder of the reader's choice: without separators, leading dots or dashes, control and
    /// bidirectional characters, not one that Windows reserves, and at most 200 UTF-8 bytes long.
    ///
    /// - Parameters:
    ///   - name: as a stranger wrote it.
    ///   - fallback: the result where nothing is left of `name`.
    public static func make(_ name: String?, fallback: String) -> String {
        // By scalars: a separator with a combining mark behind it is another Character, and still a separator.
        // The name is the text behind the last one: "C:\\fakepath\\x.pdf", "../../x.pdf".
        let parts = (name ?? "").unicodeScalars.split { $0 == "/" || $0 == "\\" }
        let harmless = (parts.last.map(Array.init) ?? []).compactMap(harmless)
        let scalars = harmless.drop { " .-~".unicodeScalars.contains($0) }
        let end = scalars.lastIndex { !" .".unicodeScalars.contains($0) }.map { $0 + 1 } ?? scalars.startIndex
        let cleaned = shorten(String(String.UnicodeScalarView(scalars[..<end])))
        guard !cleaned.isEmpty else { return fallback }
        let stem = cleaned.prefix { $0 != "." }.lowercased()
        return reserved.contains(stem) ? "_" + cleaned : cleaned
    }

    /// A name for a part. One without a name gets the extension of its media type, and an attached message is always
    /// `.eml`.
    ///
    /// - Parameters:
    ///   - name: as a stranger wrote it.
    ///   - type: the media type, such as `image/png`.
    ///   - fallback: the name without extension where nothing is left of `name`.
    public static func make(_ name: String?, type: String, fallback: String) -> String {
        let suffix = FileType.fileExtension(of: type)
        let made = make(name, fallback: fallback + suffix)
        return suffix == ".eml" && !made.lowercased().hasSuffix(suffix) ? made + suffix : made
    }

    private static let reserved: Set<String> = Set(
        ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })

    private static func harmless(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar {
        case ":", "*", "?", "\"", "<", ">", "|": "_"
        default: TerminalText.isHarmful(scalar) ? nil : scalar
        }
    }

    /// Cuts the stem, so that the extension stays. A longer one than 16 bytes is taken for a part of the stem.
    private static func shorten(_ name: String) -> String {
        guard name.utf8.count > limit else { return name }
        let dot = name.lastIndex(of: ".").flatMap { name[$0...].utf8.count <= 16 ? $0 : nil } ?? name.endIndex
        let suffix = name[dot...]
        var stem = ""
        for character in name[..<dot] {
            guard stem.utf8.count + String(character).utf8.count + suffix.utf8.count <= limit else { break }
            stem.append(character)
        }
        return stem + suffix
    }
}

/// Makes text of strangers harmless for a terminal.
package enum TerminalText {
    /// Whether a character would act on the terminal, or on the order of the characters around it, instead of being
    /// shown.
    package static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x061C, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF:
            true
        case 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
        default: false
        }
    }

    /// `text` on one line: line ends and tabs become spaces, other harmful characters U+FFFD.
    package static func line(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isHarmful) else { return text }
        return String(
            String.UnicodeScalarView(
                text.unicodeScalars.map {
                    isHarmful($0) ? ($0 == "\n" || $0 == "\t" || $0 == "\r" ? " " : "\u{FFFD}") : $0
                }))
    }

    /// `text` with its line ends and tabs; other harmful characters become U+FFFD.
    package static func block(_ text: String) -> String {
        let isBad = { (scalar: Unicode.Scalar) in isHarmful(scalar) && scalar != "\n" && scalar != "\t" }
        guard text.unicodeScalars.contains(where: isBad) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { isBad($0) ? "\u{FFFD}" : $0 }))
    }
}

extension ExportedMessage {
    /// `2024-01-01 Subject.3fa9c1d2e4f5.eml`, safe on every disk.
    package var fileName: String {
        let subject = String((message.subject ?? "").prefix(60)).replacingASCII(["/": "-", "\\": "-"])
        let day = message.date.map { String($0.rfc3339.prefix(10)) } ?? "undated"
        return SafeFileName.make("\(day) \(subject)", fallback: day) + ".\(copy.id.hex.prefix(12)).eml"
    }
}
