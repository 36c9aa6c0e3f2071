/// A piece of an mbox: the messages whose `From ` lines begin in it, to their ends.
///
/// It may be cut anywhere. A piece that begins inside a message leaves that to the piece before it.
public struct MboxRange: Sendable, Hashable, Codable {
    /// In bytes from the start of the file.
    public var start: Int64
    /// Behind the last byte.
    public var end: Int64
    /// How the file's messages are told apart.
    public var rule: MboxRule

    /// - Parameters:
    ///   - bytes: of the file; see ``start`` and ``end``.
    ///   - rule: learned from the whole file, or at least its beginning.
    public init(_ bytes: Range<Int64>, _ rule: MboxRule) {
        (start, end, self.rule) = (bytes.lowerBound, bytes.upperBound, rule)
    }
}

/// What the beginning of an mbox shows about its writer, which whoever reads a piece of it needs.
///
/// The raw value is a list of words: what ends lines (`lf`, `cr`), the quoting (see ``MboxQuoting``), and what its
/// separators may be (`patches`, `bare`, `thunderbird`): `lf,every`, `lf,first-framed,bare,thunderbird`.
public struct MboxRule: RawRepresentable, Sendable, Hashable, Codable {
    let lineEnd: UInt8
    let separators: SeparatorRule
    /// What the writer did to the messages.
    public let quoting: MboxQuoting

    init(lineEnd: UInt8, _ separators: SeparatorRule, _ quoting: MboxQuoting) {
        (self.lineEnd, self.separators, self.quoting) = (lineEnd, separators, quoting)
    }

    /// Nil for a text that is no ``rawValue``.
    public init?(rawValue: String) {
        let words = rawValue.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard words.count >= 2, words[0] == "lf" || words[0] == "cr", let quoting = MboxQuoting(rawValue: words[1])
        else { return nil }
        var separators = SeparatorRule()
        for word in words[2...] {
            guard let trait = Self.traits.first(where: { $0.word == word }) else { return nil }
            separators[keyPath: trait.path] = true
        }
        self.init(lineEnd: words[0] == "cr" ? ByteSearch.carriageReturn : ByteSearch.lineFeed, separators, quoting)
    }

    /// The words.
    public var rawValue: String {
        let traits = Self.traits.filter { separators[keyPath: $0.path] }.map(\.word)
        return ([lineEnd == ByteSearch.carriageReturn ? "cr" : "lf", quoting.rawValue] + traits).joined(separator: ",")
    }

    private static var traits: [(word: String, path: WritableKeyPath<SeparatorRule, Bool>)] {
        [("patches", \.allowsPatches), ("bare", \.allowsBareAfterText), ("thunderbird", \.isThunderbirds)]
    }
}

extension MboxRule {
    /// Learns the rule from the beginning of a file.
    ///
    /// - Parameters:
    ///   - splitter: that has found it.
    ///   - first: the first separator.
    init(of splitter: MboxSplitter, from first: Int) throws(SourceError) {
        self.init(
            lineEnd: splitter.lineEnd, splitter.rule, try MboxEvidence.quoting(of: splitter, from: first))
    }
}

extension MboxSplitter {
    /// Begins somewhat before a place in the middle of a file.
    init(
        _ source: ByteSource, before start: Int, _ rule: MboxRule, messageLimit: Int, recycling memory: [UInt8] = []
    ) {
        let first = max(0, start - SourceLimits.contextBytes)
        self.init(
            window: ByteWindow(source, recycling: memory, from: first), lineEnd: rule.lineEnd,
            messageLimit: messageLimit, rule: rule.separators)
    }
}
