import MailHTML
import MessageContent

/// A message's visible text as codes are looked for in it: folded, in lines, subject and bodies apart.
///
/// Hidden preheaders, style and script text are not in it. A line break within running text is a space, so that a phrase
/// is found where a mail program wrapped it.
public struct CodeText: Sendable {
    /// Where in a message something stands.
    public enum Place: String, Sendable, CaseIterable { case subject, text, html }

    package struct Line: Sendable {
        /// Bytes of ``folded``.
        package var start: Int
        package var end: Int
        package var place: Place
        /// A blank line stands before it, or it is a block of its own.
        var startsParagraph: Bool
        /// Number of the line in its place, from 1 on.
        var number: Int
    }

    /// How much of each place is read, in bytes: codes stand near the top, and hostile mail is long.
    static let placeLimit = 1 << 17
    static let lineLimit = 20_000

    package private(set) var folded = FoldedText()
    package private(set) var lines: [Line] = []
    /// Ranges of ``folded`` that HTML shows bold, large or spaced out, in order.
    private(set) var emphasis: [Range<Int>] = []

    public init(_ email: Email) {
        append(email.subject ?? "", .subject, [])
        let page = email.html?.text ?? ""
        if email.text != page { append(email.text, .text, []) }
        append(page, .html, email.html?.emphasis ?? [])
    }

    /// For texts without a message: examples in templates.
    init(subject: String, text: String?, html: String?) {
        append(subject, .subject, [])
        if let text { append(text, .text, []) }
        if let html {
            let page = HTMLSanitizer.sanitize(html)
            append(page.text, .html, page.emphasis)
        }
    }

    /// The bytes of a place.
    package func range(of place: Place) -> Range<Int> {
        guard let first = lines.firstIndex(where: { $0.place == place }) else { return 0..<0 }
        let last = lines.lastIndex { $0.place == place } ?? first
        return lines[first].start..<lines[last].end
    }

    /// The line that holds a byte.
    package func line(at position: Int) -> Int {
        var (low, high) = (0, lines.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle].start <= position { low = middle } else { high = middle }
        }
        return low
    }

    /// Whether no letter and no digit stands beside a range on its line, or on its lines.
    package func isAlone(_ range: Range<Int>) -> Bool {
        let start = lines[line(at: range.lowerBound)].start
        let end = lines[line(at: range.upperBound - 1)].end
        let bytes = folded.plain
        return bytes[start..<range.lowerBound].allSatisfy { !$0.isAlphanumeric && $0 < 0xC3 }
            && bytes[range.upperBound..<max(end, range.upperBound)].allSatisfy { !$0.isAlphanumeric && $0 < 0xC3 }
    }

    package func isEmphasised(_ range: Range<Int>) -> Bool {
        var (low, high) = (0, emphasis.count)
        while low < high {
            let middle = (low + high) / 2
            if emphasis[middle].upperBound < range.upperBound { low = middle + 1 } else { high = middle }
        }
        return low < emphasis.count && emphasis[low].lowerBound <= range.lowerBound
    }

    /// The text of a range as it stood, accents and width aside.
    package func string(_ range: Range<Int>) -> String { String(decoding: folded.plain[range], as: UTF8.self) }

    // MARK: Building

    private mutating func append(_ text: String, _ place: Place, _ emphasis: [Range<Int>]) {
        var text = text
        text.withUTF8 { bytes in
            let end = Self.end(of: bytes, limit: Self.placeLimit)
            var (position, number, breaks) = (0, 0, true)
            var pieces = Pieces(emphasis)
            while position < end, lines.count < Self.lineLimit {
                var next = position
                while next < end, bytes[next] != 0x0A { next += 1 }
                number += 1
                let content = Self.content(bytes, position, next)
                if content.isEmpty {
                    breaks = true
                } else {
                    append(bytes, content, &pieces, place, breaks, number)
                    breaks = place != .text
                }
                position = next + 1
            }
        }
    }

    private mutating func append(
        _ bytes: UnsafeBufferPointer<UInt8>, _ content: Range<Int>, _ pieces: inout Pieces, _ place: Place,
        _ breaks: Bool, _ number: Int
    ) {
        if let last = lines.last { folded.append(separator: last.place == place ? 0x20 : 0x0A) }
        let start = folded.count
        var position = content.lowerBound
        while position < content.upperBound {
            let (end, isEmphasised) = pieces.next(from: position, to: content.upperBound)
            let from = folded.count
            folded.append(UnsafeBufferPointer(rebasing: bytes[position..<end]))
            if isEmphasised, folded.count > from { note(from..<folded.count) }
            position = end
        }
        folded.trimEnd(to: start)
        guard folded.count > start else { return }
        lines.append(
            Line(start: start, end: folded.count, place: place, startsParagraph: breaks, number: number))
    }

    private mutating func note(_ range: Range<Int>) {
        if let last = emphasis.last, last.upperBound == range.lowerBound {
            emphasis[emphasis.count - 1] = last.lowerBound..<range.upperBound
        } else {
            emphasis.append(range)
        }
    }

    /// A line without white space, quote marks, bullets and rules at its ends.
    private static func content(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Range<Int> {
        var (start, end) = (start, end)
        while start < end, isDecoration(bytes[start]) { start += 1 }
        while end > start, isDecoration(bytes[end - 1]) { end -= 1 }
        return start..<end
    }

    private static func isDecoration(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == 0x3E || byte == 0x2A || byte == 0x7C || byte == 0x3D || byte == 0x5F || byte == 0x2D
            || byte == 0x7E || byte == 0x60
    }

    /// Where the text is cut: before a character, not in it.
    private static func end(of bytes: UnsafeBufferPointer<UInt8>, limit: Int) -> Int {
        guard bytes.count > limit else { return bytes.count }
        var end = limit
        while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return end
    }
}

/// Cuts lines at the ends of emphasised ranges.
private struct Pieces {
    private let ranges: [Range<Int>]
    private var index = 0

    init(_ ranges: [Range<Int>]) { self.ranges = ranges }

    mutating func next(from position: Int, to end: Int) -> (end: Int, isEmphasised: Bool) {
        while index < ranges.count, ranges[index].upperBound <= position { index += 1 }
        guard index < ranges.count, ranges[index].lowerBound < end else { return (end, false) }
        let range = ranges[index]
        if range.lowerBound <= position { return (min(end, range.upperBound), true) }
        return (range.lowerBound, false)
    }
}
