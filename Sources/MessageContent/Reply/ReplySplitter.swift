/// Decides for every line of a text whether it is new, quoted or signature.
///
/// One pass finds what lines look like (quote marks, attributions, the point from which all is an earlier
/// message), a second the signatures, a third decides which quotes are context of new text.
struct ReplySplitter {
    let lines: ReplyLines
    let attributions: AttributionFinder
    let headers: HeaderBlockFinder
    let markers: ReplyMarkerFinder
    private let signatures: SignatureFinder
    var roles: [Role]
    var isFenced: [Bool]
    /// No line before this one is text or quote; it only moves on, which keeps the pass linear.
    var contentScan = 0

    enum Role: UInt8 {
        case blank, text, quote, attribution, signature
        /// From an attribution or header block without quote marks to the end.
        case earlier
        /// A forwarded message, which is content.
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

    // MARK: - What lines look like

    /// Lines between ``` fences are code, which must not be read as rules and signatures.
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

    /// Supercite style: `AB> text`, at least two such lines in a row (or one after an attribution, below).
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

    /// The initials before `>`: an upper-case letter and up to eleven others.
    func quoteName(_ line: Int) -> Range<Int>? {
        let range = lines.trimmed[line]
        guard let first = lines.first(line), ReplyByte.isUpper(first) else { return nil }
        let head = range.prefix(13)
        guard let end = head.first(where: { !ReplyByte.isLetter(lines.bytes[$0]) }), lines.bytes[end] == 0x3E else {
            return nil
        }
        return range.lowerBound..<end
    }

    // MARK: - Signatures

    private mutating func markSignatures() {
        let lastText = roles.lastIndex { $0 == .text } ?? -1
        var line = 0
        while line < lines.count {
            guard roles[line] == .text else {
                line += 1
                continue
            }
            var end = line
            while end < lines.count, roles[end] == .text || roles[end] == .blank { end += 1 }
            let fenced = isFenced
            if let start = signatures.start(in: line..<end, isLast: end > lastText, isFenced: { fenced[$0] }) {
                for index in start..<end { roles[index] = .signature }
            }
            line = end
        }
    }

    // MARK: - What is shown

    private func kinds() -> [ReplyText.LineKind] {
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
    /// All quotes before the last new text do, save when the message is one attributed quote with the answer
    /// below it. A text of quotes alone is kept, unless it has an attribution.
    private func contextQuotes() -> Range<Int> {
        let isNew = { (role: Role) in role == .text || role == .forward }
        guard let first = roles.firstIndex(where: isNew), let last = roles.lastIndex(where: isNew) else {
            return hasAttribution(before: lines.count) ? 0..<0 : 0..<lines.count
        }
        let isSingle = !roles[first...last].contains(.quote)
        if isSingle, hasAttribution(before: first) { return 0..<0 }
        return 0..<last
    }

    /// Whether a quote before `end` is introduced by an attribution, above it or as its own first line.
    private func hasAttribution(before end: Int) -> Bool {
        if roles[..<end].contains(.attribution) { return true }
        guard let quote = roles[..<end].firstIndex(of: .quote) else { return false }
        return attributions.isQuotedAttribution(quote)
    }

    /// Blank lines stay with the line before them; after the last new line they go with what follows, so that the
    /// new text has no blank ends.
    private func fillBlanks(_ kinds: inout [ReplyText.LineKind?]) {
        let lastNew = kinds.lastIndex(of: .new) ?? -1
        var line = 0
        var before: ReplyText.LineKind?
        while line < kinds.count {
            if let kind = kinds[line] {
                before = kind
                line += 1
                continue
            }
            var end = line
            while end < kinds.count, kinds[end] == nil { end += 1 }
            let after = end < kinds.count ? kinds[end] : nil
            let kind = (before == .new && line > lastNew ? after : before) ?? after ?? .new
            for index in line..<end { kinds[index] = kind }
            line = end
        }
    }
}
