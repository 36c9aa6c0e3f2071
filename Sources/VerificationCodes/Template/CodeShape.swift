import MessageFormat

/// The form of a code: its characters, its length, how it is grouped.
public struct CodeShape: Sendable {
    /// The ASCII characters of a code. `base32` are A to Z and 2 to 7 (RFC 4648 section 6), `words` are words of
    /// letters joined by separators, `own` are those of ``CodeShape/characters``.
    public enum Alphabet: String, Sendable, CaseIterable {
        case digits, letters, uppercase, lowercase, alphanumeric, base32, words, own
    }

    /// The characters that may stand in the code.
    public var alphabet: Alphabet
    /// The characters of ``Alphabet/own``.
    public var characters: String = ""
    /// The numbers of characters that the code may have, without separators and prefix; for words, the numbers of
    /// words.
    public var lengths: [Int]
    /// The sizes of the groups in which it may be shown; empty where it is shown in one piece only.
    public var grouping: [Int] = []
    /// Letters that may stand before the code and are no part of it: "G-".
    public var prefix: String?
    /// A further condition on the whole code.
    public var pattern: LinearPattern?

    /// - Parameters:
    ///   - alphabet: the characters that it is made of.
    ///   - characters: more characters that it may hold.
    ///   - lengths: the numbers of characters that the code may have, without separators and prefix.
    ///   - grouping: the sizes of its groups; empty where it is shown in one piece.
    ///   - prefix: what stands before it and is no part of it.
    ///   - pattern: a further condition on the whole code.
    public init(
        alphabet: Alphabet, characters: String = "", lengths: [Int], grouping: [Int] = [], prefix: String? = nil,
        pattern: LinearPattern? = nil
    ) {
        self.alphabet = alphabet
        self.characters = characters
        self.lengths = lengths
        self.grouping = grouping
        self.prefix = prefix
        self.pattern = pattern
    }

    /// Why a piece of text is not such a code. The description is made only when it is shown: most words of a mail are
    /// none.
    enum Misfit: Equatable {
        case length(Int, allowed: [Int])
        case alphabet(Character, Alphabet)
        case grouping([Int], allowed: [Int])
        case pattern(String)

        /// For people: "length 7, allowed 6".
        var description: String {
            switch self {
            case .length(let found, let allowed):
                "length \(found), allowed \(allowed.map(String.init).joined(separator: " or "))"
            case .alphabet(let character, let alphabet): "\"\(character)\" is not of the alphabet \(alphabet.rawValue)"
            case .grouping(let found, let allowed):
                "groups \(Self.text(found)), allowed \(allowed.isEmpty ? "none" : Self.text(allowed))"
            case .pattern(let pattern): "does not match the pattern \(pattern)"
            }
        }

        private static func text(_ groups: [Int]) -> String { groups.map(String.init).joined(separator: "-") }
    }

    /// Whether the byte is a character of the alphabet.
    func contains(_ byte: UInt8) -> Bool {
        let isUpper = byte >= 0x41 && byte <= 0x5A
        let isLower = byte >= 0x61 && byte <= 0x7A
        switch alphabet {
        case .digits: return byte.isDigit
        case .letters: return isUpper || isLower
        case .uppercase: return isUpper
        case .lowercase: return isLower
        case .alphanumeric: return isUpper || isLower || byte.isDigit
        case .base32: return isUpper || byte >= 0x32 && byte <= 0x37
        case .words: return isLower || isUpper
        case .own: return characters.utf8.contains(byte)
        }
    }

    /// Why these groups of letters and digits, the prefix already taken off, are no such code; nil where they are one.
    func misfit(_ groups: [[UInt8]]) -> Misfit? {
        let all = groups.flatMap { $0 }
        if let stranger = all.first(where: { !contains($0) }) {
            return .alphabet(Character(UnicodeScalar(stranger)), alphabet)
        }
        let length = alphabet == .words ? groups.count : all.count
        guard lengths.contains(length) else { return .length(length, allowed: lengths) }
        let sizes = groups.map(\.count)
        if alphabet != .words, groups.count > 1, sizes != grouping, !sizes.allSatisfy({ $0 == 1 }) {
            return .grouping(sizes, allowed: grouping)
        }
        if let pattern, !pattern.matches(all) { return .pattern(pattern.source) }
        return nil
    }
}
