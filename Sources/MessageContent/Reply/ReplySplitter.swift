import Bytes

/// Decides for every line of a text whether it is new text, quoted text or signature.
///
/// A first pass looks at the form of lines: quote marks, attributions, the point from which all is an earlier message.
/// A second finds the signatures, and a third decides which quotes are the context of new text.
struct ReplySplitter {
    let lines: ReplyLines
    let attributions: AttributionFinder
    let headers: HeaderBlockFinder
    let markers: ReplyMarkerFinder
    private let signatures: SignatureFinder
    var roles: [Role]
    var isFenced: [Bool]
    /// The first line of an earlier or a forwarded message that extends to the end.
    var tailStart: Int?
    /// Whether a marker says that this message is forwarded.
    var passesOn = false
    /// Whether the quotes that begin with somebody's initials below an attribution have been marked.
    var hasNamedQuotes = false
    /// No line before this one is text or a quote. It only grows, which keeps the pass linear.
    var contentScan = 0

    enum Role: UInt8 {
        case blank, text, quote, attribution, signature
        /// An earlier message without quote marks, which extends to the end.
        case earlier
        /// A forwarded message, which is new text.
        case forward
    }

    init(_ lines: ReplyLines) {
        self.lines = lines
        attributions = AttributionFinder(lines: lines)
        headers = HeaderBlockFinder(lines: lines)
        markers = ReplyMarkerFinder(lines: lines)
        signatures = SignatureFinder(lines: lines)
        let markers = markers
        roles = (0..<lines.count).map { line in
            guard let first = lines.first(line) else { return .blank }
            if first == 0x3E, markers.isAttributionBar(line) { return .text }
            return first == 0x3E || lines.beginsFullWidthQuote(line) ? .quote : .text
        }
        isFenced = [Bool](repeating: false, count: lines.count)
    }

    mutating func split() -> [ReplyText.LineKind] {
        markFences()
        markNamedQuotes()
        markEarlierMessages()
        markForwardsInQuotes()
        markSignatures()
        return kinds()
    }

    // MARK: - The form of lines

    /// Marks the lines between ``` fences. They are code, so their `--` begins no signature.
    private mutating func markFences() {
        let fence = Array("```".utf8)
        var opened: Int?
        for line in 0..<lines.count where roles[line] == .text {
            guard lines.bytes.hasWord(fence, at: lines.trimmed[line].lowerBound, in: lines.trimmed[line]) else {
                continue
            }
            guard let start = opened else {
                opened = line
                continue
            }
            for index in start...line { isFenced[index] = true }
            opened = nil
        }
    }

    /// Marks quotes in the style of Supercite: at least two lines in a row such as `AB> text`.
    private mutating func markNamedQuotes() {
        var above: Range<Int>?
        for line in 0..<lines.count {
            let name = roles[line] == .text && !isFenced[line] ? quoteName(line) : nil
            if let name, let above, lines.bytes[above].elementsEqual(lines.bytes[name]) {
                roles[line - 1] = .quote
                roles[line] = .quote
            }
            above = name
        }
    }

    /// The initials before a `>`: an upper-case letter, Latin, Greek or Cyrillic, and up to eleven others.
    func quoteName(_ line: Int) -> Range<Int>? {
        let range = lines.trimmed[line]
        guard lines.beginsWithCapital(line) else { return nil }
        let isOther = { (index: Int) in !lines.bytes[index].isLetter && lines.bytes[index] < 0x80 }
        guard let end = range.prefix(25).first(where: isOther), lines.bytes[end] == 0x3E else { return nil }
        let letters = lines.bytes[range.lowerBound..<end].count { $0 < 0x80 || $0 >= 0xC0 }
        return letters <= 12 ? range.lowerBound..<end : nil
    }

    // MARK: - Signatures

    private mutating func markSignatures() {
        let lastText = roles.lastIndex { $0 == .text } ?? -1
        var line = 0
        while let start = roles[line...].firstIndex(of: .text) {
            let end = roles[start...].firstIndex { $0 != .text && $0 != .blank } ?? lines.count
            let fenced = isFenced
            if let first = signatures.start(in: start..<end, isLast: end > lastText, isFenced: { fenced[$0] }) {
                for index in first..<end { roles[index] = .signature }
            }
            line = end
        }
    }

    // MARK: - Kinds

    private func kinds() -> [ReplyText.LineKind] {
        guard roles.contains(where: { $0 != .text && $0 != .blank }) else {
            return Array(repeating: .new, count: roles.count)
        }
        let context = contextQuotes()
        var kinds: [ReplyText.LineKind?] = roles.enumerated().map { line, role in
            switch role {
            case .blank: nil
            case .text, .forward: .new
            case .signature: .signature
            case .attribution, .earlier: .quoted
            case .quote: context.contains(line) ? .new : .quoted
            }
        }
        fillBlanks(&kinds)
        return kinds.map { $0 ?? .new }
    }

    /// The lines whose quotes stay with the new text.
    ///
    /// All quotes before the last new text do, unless the message is one quote with an attribution and the answer below
    /// it. A text of nothing but quotes is new text, unless it has an attribution.
    private func contextQuotes() -> Range<Int> {
        let isNew = { (role: Role) in role == .text || role == .forward }
        let greeting = greetingAboveAttribution()
        let body = greeting.map { $0 + 1 } ?? 0
        guard let first = roles[body...].firstIndex(where: isNew), let last = roles.lastIndex(where: isNew) else {
            return hasAttribution(before: lines.count) ? 0..<0 : 0..<lines.count
        }
        let isSingle = !roles[first...last].contains(.quote)
        if isSingle, hasAttribution(before: first) { return 0..<0 }
        return 0..<last
    }

    /// The line of a greeting that is all the text above an attribution: "Hello Bob," stands there in replies of The Bat!,
    /// and the answer below the quote.
    private func greetingAboveAttribution() -> Int? {
        guard let line = roles.firstIndex(where: { $0 != .blank }), roles[line] == .text,
            let next = roles[(line + 1)...].firstIndex(where: { $0 != .blank }), roles[next] == .attribution,
            let end = lines.bytes[lines.trimmed[line]].last
        else { return nil }
        let words = lines.bytes[lines.trimmed[line]].split(separator: 0x20)
        // In Japanese: "Sato here. Thank you as ever.", with a full stop of its own.
        let endsGreeting =
            end == 0x2C || end == 0x2E || end == 0x21
            || lines.bytes[lines.trimmed[line]].suffix(3).elementsEqual([0xE3, 0x80, 0x82])
        return endsGreeting && lines.trimmed[line].count <= 60 && words.count <= 4 ? line : nil
    }

    /// Whether a quote before `end` has an attribution, above it or as its first line.
    private func hasAttribution(before end: Int) -> Bool {
        if roles[..<end].contains(.attribution) { return true }
        guard let quote = roles[..<end].firstIndex(of: .quote) else { return false }
        return attributions.isQuotedAttribution(quote)
    }

    /// Gives blank lines the kind of the line before them. After the last new line they get the kind of the line that
    /// follows, so that the new text does not end in blank lines.
    private func fillBlanks(_ kinds: inout [ReplyText.LineKind?]) {
        let lastNew = kinds.lastIndex(of: .new) ?? -1
        var line = 0
        while let start = kinds[line...].firstIndex(of: nil) {
            let end = kinds[start...].firstIndex { $0 != nil } ?? kinds.count
            let before = start > 0 ? kinds[start - 1] : nil
            let after = end < kinds.count ? kinds[end] : nil
            let kind = (before == .new && start > lastNew ? after : before) ?? after ?? .new
            for index in start..<end { kinds[index] = kind }
            line = end
        }
    }
}
