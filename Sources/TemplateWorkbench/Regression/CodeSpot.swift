import MessageFormat
import VerificationCodes

/// A place where a known code stands in a mail, and how a template would describe it.
struct CodeSpot {
    let place: CodeText.Place
    let range: Range<Int>
    /// The sizes of the groups in which it is shown.
    let groups: [Int]
    private let text: CodeText
    private let code: String

    /// Everywhere that one of the codes stands, in one piece or in groups.
    static func all(in text: CodeText, codes: [String]) -> [CodeSpot] {
        let bytes = text.folded.plain
        var result: [CodeSpot] = []
        for code in codes {
            let wanted = code.utf8.filter { $0.isAlphanumeric }
            guard !wanted.isEmpty else { continue }
            var position = 0
            while position < bytes.count, result.count < 50 {
                guard bytes[position] == wanted[0], position == 0 || !bytes[position - 1].isAlphanumeric,
                    let (end, groups) = match(bytes, position, wanted)
                else {
                    position += 1
                    continue
                }
                let line = text.lines[text.line(at: position)]
                result.append(
                    CodeSpot(place: line.place, range: position..<end, groups: groups, text: text, code: code))
                position = end
            }
        }
        return result
    }

    /// The end and the groups of the code at `start`, with single separators between its characters; nil where it is
    /// not there.
    private static func match(_ bytes: [UInt8], _ start: Int, _ wanted: [UInt8]) -> (end: Int, groups: [Int])? {
        var (position, matched, size) = (start, 0, 0)
        var groups: [Int] = []
        while matched < wanted.count {
            guard position < bytes.count else { return nil }
            if bytes[position] == wanted[matched] {
                matched += 1
                size += 1
                position += 1
            } else if size > 0, let next = bytes.next(after: position, or: 0x20) {
                groups.append(size)
                size = 0
                position = next
            } else {
                return nil
            }
        }
        guard position == bytes.count || !bytes[position].isAlphanumeric else { return nil }
        return (position, groups + [size])
    }

    /// The narrowest alphabet of the code.
    var alphabet: CodeShape.Alphabet {
        let bytes = Array(code.utf8)
        // As the code is typed in: what stands between its groups is no part of it.
        if bytes.allSatisfy({ $0.isDigit || !$0.isAlphanumeric }) { return .digits }
        let letters = bytes.filter { $0.isLetter }
        if groups.count > 2, letters.count + groups.count - 1 == bytes.count, groups.allSatisfy({ $0 >= 3 }) {
            return .words
        }
        guard bytes.contains(where: { $0.isDigit }) else {
            return letters.allSatisfy { $0 < 0x61 }
                ? .uppercase : letters.allSatisfy { $0 >= 0x61 } ? .lowercase : .letters
        }
        return .alphanumeric
    }

    private var line: Int { text.line(at: range.lowerBound) }

    /// Places that a template could give, the most telling first: after the words before the code, before those behind
    /// it.
    var places: [CodeTemplate.Place] {
        let body: CodeTemplate.Place.Part = place == .subject ? .subject : .body
        var result: [CodeTemplate.Place] = []
        if text.isAlone(range) {
            if let before = lineText(line - 1) {
                result.append(CodeTemplate.Place(part: body, after: before, position: .nextLine))
            }
            result.append(CodeTemplate.Place(part: body, position: .alone))
        } else {
            if let phraseBefore { result.append(CodeTemplate.Place(part: body, after: phraseBefore)) }
            if let phraseBehind { result.append(CodeTemplate.Place(part: body, before: phraseBehind)) }
        }
        if text.isEmphasised(range) { result.append(CodeTemplate.Place(part: .html, position: .emphasised)) }
        return result
    }

    /// The words beside the code, or the line above it.
    var phraseAround: String? { phraseBefore ?? phraseBehind ?? lineText(line - 1) }

    private var phraseBefore: String? { Self.lastWords(text.string(text.lines[line].start..<range.lowerBound)) }

    private var phraseBehind: String? {
        Self.words(text.string(range.upperBound..<max(text.lines[line].end, range.upperBound))) { $0.prefix(6) }
    }

    /// A line as an anchor: its last words where it is long.
    private func lineText(_ index: Int) -> String? {
        guard index >= 0, text.lines[index].place == place else { return nil }
        return Self.lastWords(text.string(text.lines[index].start..<text.lines[index].end))
    }

    /// The last six words of a text at most, without punctuation at the ends.
    private static func lastWords(_ text: String) -> String? { words(text) { $0.suffix(6) } }

    private static func words(_ text: String, _ take: ([Substring]) -> ArraySlice<Substring>) -> String? {
        let sentence = take(text.split(separator: " ")).joined(separator: " ")
        let isEdge: (Character) -> Bool = { !$0.isLetter && !$0.isNumber }
        let trimmed = sentence.drop(while: isEdge)
        var end = trimmed.endIndex
        while end > trimmed.startIndex, isEdge(trimmed[trimmed.index(before: end)]) { end = trimmed.index(before: end) }
        let phrase = String(trimmed[..<end])
        return phrase.contains { $0.isLetter } && phrase.utf8.count <= 200 ? phrase.lowercased() : nil
    }
}
