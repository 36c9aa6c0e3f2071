import VerificationCodes

/// The code and links that a saved email must hold: the content of `NAME.expect.yaml` beside `NAME.eml`.
public struct CaseExpectation: Sendable, Hashable {
    /// The template that must find it; `generic` for the general scorer; nil for no template.
    public var provider: String?
    /// The variant that must find it; for a case without a code, the variant that must find none.
    public var variant: String?
    /// What the code is for; nil: not checked.
    public var kind: CodeKind?
    /// The codes of which one must be found, without separators and prefix; empty when the email holds none.
    public var codes: [String]
    /// All of the codes must be found, in any order, and no other: a list of recovery codes.
    public var needsAll = false
    /// All links that must be found; nil: not checked.
    public var links: [String]?
    /// The case also passes when the general scorer finds the code instead of the template.
    public var allowsDrift = false
    /// A remark for people.
    public var note: String?

    /// See the properties of the same names.
    public init(
        provider: String? = nil, variant: String? = nil, kind: CodeKind? = nil, codes: [String], needsAll: Bool = false,
        links: [String]? = nil, allowsDrift: Bool = false, note: String? = nil
    ) {
        (self.provider, self.variant, self.kind, self.needsAll) = (provider, variant, kind, needsAll)
        (self.codes, self.links, self.allowsDrift, self.note) = (codes, links, allowsDrift, note)
    }

    /// The provider's id when a template is meant, not the general scorer.
    var template: String? { provider == "generic" ? nil : provider }

    /// Whether the likeliest code is one of those expected, or all are where all must be. Codes are compared without
    /// separators, but letter case counts.
    func isMet(by report: CodeReport) -> Bool {
        let (wanted, found) = (codes.map(\.withoutSeparators), report.codes.map(\.code.withoutSeparators))
        return needsAll ? wanted.sorted() == found.sorted() : found.first.map(wanted.contains) ?? false
    }

    static func read(_ yaml: String, file: String) -> (expectation: CaseExpectation?, faults: [TemplateError]) {
        let result = YAMLFields.read(yaml, file: file) { fields in
            var expectation = CaseExpectation(codes: [])
            if !fields.has("provider") { fields.note("provider is missing: expected a template's id, generic or none") }
            expectation.provider = fields.text("provider").flatMap { $0 == "none" ? nil : $0 }
            expectation.variant = fields.text("variant")
            expectation.kind = fields.choice("kind", CodeKind.self)
            if !fields.has("codes") { fields.note("codes is missing: expected a list, [] when the mail holds none") }
            expectation.codes = fields.texts("codes")
            expectation.needsAll = fields.truth("all") ?? false
            if fields.has("links") { expectation.links = fields.texts("links") }
            expectation.allowsDrift = fields.truth("drift") ?? false
            expectation.note = fields.text("note")
            return expectation
        }
        return (result.value, result.faults)
    }

    /// A file's text with this expectation in place of its own: what did not change stays as it is written, with the
    /// comments of people.
    public func rewritten(_ text: String) -> String {
        guard let old = Self.read(text, file: "").expectation else { return yaml }
        let result = replacing(old, in: text)
        // YAML that is laid out otherwise than files of this kind are loses its comments, not its meaning.
        return Self.read(result, file: "").expectation == self ? result : yaml
    }

    private func replacing(_ old: CaseExpectation, in text: String) -> String {
        let mark = text.first == "\u{FEFF}" ? "\u{FEFF}" : ""
        let (before, after) = (old.linesByKey, linesByKey)
        var written: Set<Substring> = []
        var lines: [Substring] = []
        for block in Self.blocks(text.dropFirst(mark.count)) {
            let key = block[0].prefix { $0 != ":" }
            guard let line = before[key], block[0].dropFirst(key.count).first == ":" else {
                lines += block
                continue
            }
            written.insert(key)
            guard after[key] != line else {
                lines += block
                continue
            }
            let comment = block[0].firstRange(of: " #").map { block[0][$0.lowerBound...] } ?? ""
            if let line = after[key] { lines.append(line + comment) }
        }
        let added = yaml.split(separator: "\n").filter { !written.contains($0.prefix { $0 != ":" }) }
        if !added.isEmpty {
            while lines.last == "" { lines.removeLast() }
            lines += added + [""]
        }
        return mark + lines.joined(separator: text.contains("\r\n") ? "\r\n" : "\n")
    }

    /// The lines of ``yaml``, which has one for each key.
    private var linesByKey: [Substring: Substring] {
        Dictionary(yaml.split(separator: "\n").map { ($0.prefix { $0 != ":" }, $0) }) { first, _ in first }
    }

    /// A file's lines, those that go on with what a key begins together with it.
    private static func blocks(_ text: Substring) -> [[Substring]] {
        var blocks: [[Substring]] = []
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let isContinued = line.first.map { " \t-".contains($0) } ?? false
            if isContinued, !blocks.isEmpty { blocks[blocks.count - 1].append(line) } else { blocks.append([line]) }
        }
        return blocks
    }

    /// The expectation as the text of a file.
    public var yaml: String {
        var lines = ["provider: \(provider ?? "none")"]
        if let variant { lines.append("variant: \(variant)") }
        if let kind { lines.append("kind: \(kind.rawValue)") }
        lines.append("codes: \(YAMLText.list(codes))")
        if needsAll { lines.append("all: true") }
        if let links { lines.append("links: \(YAMLText.list(links))") }
        if allowsDrift { lines.append("drift: true") }
        if let note { lines.append("note: \(YAMLText.scalar(note))") }
        return lines.joined(separator: "\n") + "\n"
    }
}
