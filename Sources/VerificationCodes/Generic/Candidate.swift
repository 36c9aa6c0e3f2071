/// Something that has the shape of a code.
struct Candidate: Sendable {
    /// From the most to the least usual shape of verification codes.
    enum Shape: Sendable {
        /// 482913
        case digits
        /// 482-913, 48 29 13, 4 8 2 9 1 3
        case groupedDigits
        /// G-482913
        case prefixed
        /// K7Q2ZP, k7q2zp
        case mixed
        /// RKJ-YP6
        case groupedMixed
        /// QWKZP
        case letters
        /// amber-tiger-lake
        case words
        /// vG8!rmTq2: with signs, as temporary passwords have
        case password
    }

    /// Bytes of the folded text.
    var range: Range<Int>
    var shape: Shape
    /// Letters and digits without separators.
    var length: Int
    /// Index in ``CodeText/lines``.
    var line: Int
    /// Nothing else stands on its line but punctuation.
    var isAlone = false
    var isEmphasised = false
    /// A letter, a hyphen and digits: "G-482913".
    var isPrefixedByOne = false
    /// Lower-case letters stand in it.
    var hasLowerCase = false
    /// Of letters, with or without digits; nil for numbers and for words with hyphens.
    var make: Make?
    /// Why it can't be a code, whatever stands around it.
    var exclusion: Exclusion?

    /// Of digits alone, or with a prefix.
    var isNumber: Bool { hasDigitsOnly || shape == .prefixed }

    /// Not a word.
    var isCodeLike: Bool { shape != .words && (shape != .letters || make == .drawn) }

    /// Letters and digits that nothing excludes.
    var isVoucherLike: Bool { exclusion == nil && (shape == .mixed || shape == .groupedMixed) }

    var hasDigitsOnly: Bool { shape == .digits || shape == .groupedDigits }

    /// Its letters and digits in lower case: the same for one code in all its ways of writing.
    func key(in text: CodeText) -> [UInt8] { text.folded.lower[range].filter { $0.isAlphanumeric } }
}

/// Why something with the shape of a code is none, in words that continue a sentence after "is".
enum Exclusion: String, Sendable {
    case date = "part of a date"
    case time = "part of a time"
    case amount = "an amount of money"
    case telephone = "part of a telephone number"
    case address = "part of an address"
    case longerToken = "part of a longer token"
    case cardTail = "the end of a card or account number"
    case colour = "a colour"
    case measure = "a measure"
    case decimal = "part of a number with a fraction"
    case label = "a name before a colon"
    case numberSign = "a number with #"
    case greeted = "a name in a greeting"
    case program = "part of a program's text"
    case tooLong = "too long"
}

extension ArraySlice<UInt8> {
    /// The number that at most 18 ASCII digits write.
    var decimal: Int { reduce(0) { $0 * 10 + Int($1 - 0x30) } }
}
