import MailHTML
import MessageFormat

/// The words of texts with markup: text/enriched (RFC 1896), text/richtext (RFC 1341 section 7.1.3), text/rtf,
/// and chats in text/xml.
enum MarkedUpText {
    /// The text without its markup; nil for a type without any.
    static func words(of text: String, type: String) -> String? {
        switch type {
        case "text/enriched": EnrichedText(text, isRichtext: false).words
        case "text/richtext": EnrichedText(text, isRichtext: true).words
        case "text/rtf": rtf(text)
        case "text/xml": ChatText.read(text)
        default: nil
        }
    }

    /// The text that Eudora keeps between marks of its own, `<x-html>` or `<x-flowed>`; nil for other text.
    static func eudora(_ text: String) -> String? {
        guard let start = text.firstIndex(where: { !$0.isWhitespace }), text[start...].hasPrefix("<x-"),
            let last = text.lastIndex(where: { !$0.isWhitespace })
        else { return nil }
        let text = text[start...last]
        if let html = content(of: text, "<x-html>", "</x-html>") { return HTMLSanitizer.sanitize(html).text }
        return content(of: text, "<x-flowed>", "</x-flowed>").map { $0.hasPrefix("\n") ? String($0.dropFirst()) : $0 }
    }

    private static func content(of text: Substring, _ start: String, _ end: String) -> String? {
        guard text.hasPrefix(start), text.hasSuffix(end), text.utf8.count >= start.utf8.count + end.utf8.count else {
            return nil
        }
        return String(text.dropFirst(start.count).dropLast(end.count))
    }

    private static func rtf(_ text: String) -> String? {
        guard let rtf = Array(text.utf8).withByteView({ RTFText(reading: $0) }) else { return nil }
        let words = String(decoding: rtf.utf8, as: UTF8.self)
        return rtf.kind == .html ? HTMLSanitizer.sanitize(words).text : words
    }
}

/// Removes the commands from text/enriched and text/richtext, in one pass.
private struct EnrichedText {
    private(set) var words = ""
    private let isRichtext: Bool
    private var output: [UInt8] = []
    private var lineEnds = 0
    /// How many commands are open whose content is no text, such as `<param>`.
    private var hidden = 0
    /// How many commands are open in which line ends are kept.
    private var unfilled = 0

    init(_ text: String, isRichtext: Bool) {
        self.isRichtext = isRichtext
        let bytes = Array(text.utf8)
        output.reserveCapacity(bytes.count)
        var cursor = 0
        while cursor < bytes.count {
            let byte = bytes[cursor]
            cursor += 1
            if byte == 0x0A {
                lineEnds += 1
            } else if byte != 0x3C {
                append(byte)
            } else if !isRichtext, cursor < bytes.count, bytes[cursor] == 0x3C {
                // `<<` is an escaped `<`.
                append(byte)
                cursor += 1
            } else {
                let limit = min(bytes.count, cursor + Self.longestCommand + 2)
                guard let end = bytes[cursor..<limit].firstIndex(of: 0x3E) else {
                    append(byte)
                    continue
                }
                obey(String(decoding: bytes[cursor..<end], as: UTF8.self).lowercased())
                cursor = end + 1
            }
        }
        endLines()
        words = String(decoding: output, as: UTF8.self)
    }

    private mutating func append(_ byte: UInt8) {
        endLines()
        if hidden == 0 { output.append(byte) }
    }

    /// Writes the line ends met: one is a blank, of several each but the first is a line end (RFC 1896). In richtext
    /// all together are a blank.
    private mutating func endLines() {
        defer { lineEnds = 0 }
        guard lineEnds > 0, hidden == 0 else { return }
        if unfilled > 0 {
            output.append(contentsOf: repeatElement(0x0A, count: lineEnds))
        } else if lineEnds == 1 || isRichtext {
            if let last = output.last, last != 0x20, last != 0x0A { output.append(0x20) }
        } else {
            output.append(contentsOf: repeatElement(0x0A, count: lineEnds - 1))
        }
    }

    private mutating func obey(_ command: String) {
        endLines()
        switch command {
        case "param", "comment": hidden += 1
        case "/param", "/comment": hidden = max(0, hidden - 1)
        case "nofill", "verbatim": unfilled += 1
        case "/nofill", "/verbatim": unfilled = max(0, unfilled - 1)
        case "nl", "/paragraph", "np": if isRichtext { output.append(0x0A) }
        case "lt": if isRichtext { output.append(0x3C) }
        default: break
        }
    }

    /// RFC 1896: a command has at most 60 characters.
    private static let longestCommand = 60
}
