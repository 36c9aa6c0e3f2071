/// Two lists of words of which each of the first goes together with each of the second.
///
/// A language that inflects says "verification code" in dozens of ways: `(["kod", "kodu"], ["weryfikacyjn*", "dostępu"])`
/// stands for four phrases.
struct PhrasePair: Sendable {
    let first: [String]
    let second: [String]
    /// What stands between the two: a space, or nothing in compounds and in scripts without spaces.
    let joiner: String

    init(_ first: [String], _ second: [String], joinedBy joiner: String = " ") {
        self.first = first
        self.second = second
        self.joiner = joiner
    }

    /// Every phrase that the pair stands for.
    var phrases: [String] {
        first.flatMap { head in second.map { head + joiner + $0 } }
    }
}

extension CodeLanguage {
    /// `plain` and all phrases of `pairs`, for the arguments of the initializer.
    static func phrases(_ plain: [String], _ pairs: PhrasePair...) -> [String] {
        plain + pairs.flatMap(\.phrases)
    }
}
