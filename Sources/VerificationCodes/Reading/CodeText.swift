import Bytes
import MailHTML
import MessageContent

/// A message's visible text, prepared for the search for codes: folded, in lines, subject and bodies apart.
///
/// Hidden preheaders, style and script text are not in it. A line break within running text is a space, so that a
/// phrase is found where a mail program wrapped it.
public struct CodeText: Sendable {
    /// A part of a message: the subject, the plain text, or the visible text of the HTML.
    public enum Place: String, Sendable, CaseIterable { case subject, text, html }

    package struct Line: Sendable {
        /// Bytes of ``folded``.
        package var start: Int
        package var end: Int
        package var place: Place
        /// A blank line stands before it, or it is a block of its own.
        var startsParagraph: Bool
        /// The line's number in its place, from 1 on, blank lines counted.
        var number: Int
    }

    /// How many bytes of each place are read: codes stand near the top, and hostile mail is long.
    static let placeLimit = 1 << 17
    /// How many lines of all places are kept.
    static let lineLimit = 20_000

    package private(set) var folded = FoldedText()
    package private(set) var lines: [Line] = []
    /// Ranges of ``folded`` that HTML shows bold, large or spaced out, in order.
    private(set) var emphasis: [Range<Int>] = []

    /// The subject, the plain text unless it says the same as the HTML, and the text of the HTML.
    init(_ email: Email) {
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

    /// The index in ``lines`` of the line that holds a byte.
    package func line(at position: Int) -> Int { max(0, lines.partitioningIndex { $0.start > position } - 1) }

    /// Whether no letter and no digit stands beside a range on its line, or on its lines.
    package func isAlone(_ range: Range<Int>) -> Bool {
        let start = lines[line(at: range.lowerBound)].start
        let end = lines[line(at: range.upperBound - 1)].end
        let sides = [start..<range.lowerBound, range.upperBound..<max(end, range.upperBound)]
        // Letters beyond ASCII begin with C3 or more; C2 begins little but signs.
        return sides.allSatisfy { folded.plain[$0].allSatisfy { !$0.isAlphanumeric && $0 < 0xC3 } }
    }

    package func isEmphasised(_ range: Range<Int>) -> Bool {
        emphasis(at: range.lowerBound).map { $0.upperBound >= range.upperBound } ?? false
    }

    /// The emphasised range that holds a byte.
    func emphasis(at position: Int) -> Range<Int>? {
        let index = emphasis.partitioningIndex { $0.upperBound > position }
        return index < emphasis.count && emphasis[index].lowerBound <= position ? emphasis[index] : nil
    }

    /// The text of a range as it stood, width and invisible characters aside.
    package func string(_ range: Range<Int>) -> String { folded.string(range) }

    // MARK: Building

    private mutating func append(_ text: String, _ place: Place, _ emphasis: [Range<Int>]) {
        var text = text
        text.withUTF8 { bytes in
            // The cut is before a character, not in it.
            let end = bytes.count > Self.placeLimit ? bytes.scalarStart(at: Self.placeLimit) : bytes.count
            var (position, number, breaks) = (0, 0, true)
            var pieces = Pieces(ranges: emphasis)
            folded.reserve(end + 1)
            while position < end, lines.count < Self.lineLimit {
                var next = position
                while next < end, bytes[next] != 0x0A { next += 1 }
                number += 1
                let content = Self.content(bytes, position..<next)
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
            if isEmphasised, folded.count > from { emphasis.appendAdjoining(from..<folded.count) }
            position = end
        }
        folded.trimEnd(to: start)
        emphasis.cut(to: folded.count)
        guard folded.count > start else { return }
        lines.append(
            Line(start: start, end: folded.count, place: place, startsParagraph: breaks, number: number))
    }

    /// A line without white space, quote marks, bullets and ruled lines at its ends: "> * 482913".
    private static func content(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Range<Int> {
        var (start, end) = (line.lowerBound, line.upperBound)
        while start < end, isDecoration(bytes[start]) { start += 1 }
        // "*******4821" is the end of a number that is not told; "***482913***" is emphasis.
        var (mask, last) = (start, end)
        while mask > line.lowerBound, bytes[mask - 1] == 0x2A { mask -= 1 }
        while last > start, bytes[last - 1] <= 0x20 { last -= 1 }
        if start - mask >= 3, last > start, bytes[last - 1] != 0x2A { start = mask }
        while end > start, isDecoration(bytes[end - 1]) { end -= 1 }
        return start..<end
    }

    private static func isDecoration(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == 0x3E || byte == 0x2A || byte == 0x7C || byte == 0x3D || byte == 0x5F || byte == 0x2D
            || byte == 0x7E || byte == 0x60
    }
}

/// Cuts lines at the ends of emphasised ranges.
private struct Pieces {
    let ranges: [Range<Int>]
    var index = 0

    /// The end of the piece that begins at `position`, and whether it is emphasised. Positions only grow.
    mutating func next(from position: Int, to end: Int) -> (end: Int, isEmphasised: Bool) {
        while index < ranges.count, ranges[index].upperBound <= position { index += 1 }
        guard index < ranges.count, ranges[index].lowerBound < end else { return (end, false) }
        let range = ranges[index]
        if range.lowerBound <= position { return (min(end, range.upperBound), true) }
        return (range.lowerBound, false)
    }
}
