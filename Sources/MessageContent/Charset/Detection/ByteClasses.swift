/// The class of a byte in a single-byte charset: whether it is a letter, of which script, and how likely it is in
/// words.
struct ByteClass: Sendable {
    enum Kind: Sendable { case blank, digit, lower, upper, caseless, mark, quote, sign, control, none }
    enum Script: Int, Sendable, Comparable {
        case common, latin, cyrillic, greek, hebrew, arabic, thai
        static func < (a: Script, b: Script) -> Bool { a.rawValue < b.rawValue }
    }

    var kind: Kind
    var script = Script.common
    /// The number of the letter in ``LanguageModel/letters``; 0 for a letter of no language.
    var letter: UInt16 = 0
    /// In bits: the cost of the byte, whatever its neighbours and the language.
    var cost: Float = 0
    /// Whether it is a letter that only ends words (of Hebrew, Greek, Arabic).
    var isFinal = false
    /// Whether it is a letter that never ends a word (sigma), or a sign that occurs between letters (apostrophe, dash).
    var isMedial = false

    static let blank = ByteClass(kind: .blank)

    var isLetter: Bool {
        switch kind {
        case .lower, .upper, .caseless, .mark: true
        default: false
        }
    }

    /// In bits: the cost of being between these two bytes.
    func cost(after previous: ByteClass, before next: ByteClass) -> Float {
        switch kind {
        case .lower, .caseless, .upper: letterCost(after: previous, before: next)
        case .mark: previous.isLetter ? 0 : 12
        case .sign: (previous.isLetter ? 4 : 0) + (next.isLetter ? 4 : 0)
        case .quote: previous.isLetter && next.isLetter ? (isMedial ? 1 : 9) : 0
        case .blank, .digit, .control, .none: 0
        }
    }

    private func letterCost(after previous: ByteClass, before next: ByteClass) -> Float {
        var bits: Float = 0
        if kind == .upper { bits += capitalCost(after: previous, before: next) }
        if previous.isLetter, previous.script != script { bits += 9 }
        if previous.kind == .digit, script != .latin { bits += 2 }
        if isFinal, next.isLetter { bits += 7 }
        if isMedial, !next.isLetter { bits += 5 }
        return bits
    }
}

extension ByteClass {
    /// In bits: the cost of a capital, which is low at the beginning of a word and among capitals.
    fileprivate func capitalCost(after previous: ByteClass, before next: ByteClass) -> Float {
        switch previous.kind {
        case .lower: 7
        case .upper: next.kind == .lower ? 4 : 0.3
        default: 1
        }
    }
}

/// The classes of all bytes of a charset.
struct ByteClasses: Sendable {
    private let classes: [ByteClass]

    subscript(byte: UInt8) -> ByteClass { classes[Int(byte)] }

    init?(_ charset: Charset) {
        guard case .singleByte(let name) = charset.family, let table = SingleByteTable.named(name) else { return nil }
        classes = table.scalars.map(Self.classify)
    }

    /// The numbers of the letters a to z.
    static let asciiLetters: [UInt16] = (0..<26).map { LanguageModel.letters[0x61 + $0] ?? 0 }

    private static func classify(_ value: UInt16) -> ByteClass {
        guard value != 0xFFFD, let scalar = Unicode.Scalar(value) else { return ByteClass(kind: .none, cost: 40) }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter: return letter(scalar, .upper)
        case .lowercaseLetter: return letter(scalar, .lower)
        case .otherLetter where value > 0xFF: return letter(scalar, .caseless)
        case .nonspacingMark: return letter(scalar, .mark)
        case .decimalNumber: return ByteClass(kind: .digit, cost: 4)
        case .control where value >= 0x7F: return ByteClass(kind: .control, cost: 24)
        default: return value < 0x80 ? ascii(value) : sign(value)
        }
    }

    private static func letter(_ scalar: Unicode.Scalar, _ kind: ByteClass.Kind) -> ByteClass {
        let small = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
        let number = LanguageModel.letters[small.value] ?? 0
        var found = ByteClass(kind: kind, script: script(of: scalar.value), letter: number)
        found.isFinal = "ςךםןףץةى".unicodeScalars.contains(scalar)
        found.isMedial = "σ".unicodeScalars.contains(scalar)
        if found.letter == 0 { found.cost = 3 }
        return found
    }

    private static func script(of value: UInt32) -> ByteClass.Script {
        switch value {
        case 0x300..<0x370: .latin
        case 0x370..<0x400: .greek
        case 0x400..<0x530: .cyrillic
        case 0x590..<0x600: .hebrew
        case 0x600..<0x700: .arabic
        case 0xE00..<0xE80: .thai
        default: .latin
        }
    }

    /// Punctuation is free; bytes that may be the second byte of an East Asian character cost 5 bits.
    private static func ascii(_ value: UInt16) -> ByteClass { ByteClass(kind: .blank, cost: value > 0x3A ? 5 : 0) }

    private static func sign(_ value: UInt16) -> ByteClass {
        let scalar = Unicode.Scalar(value) ?? " "
        if "’–—…\u{A0}،".unicodeScalars.contains(scalar) {
            return ByteClass(kind: .quote, cost: 7.5, isMedial: true)
        }
        if "“”‘„‚«»¿¡؟".unicodeScalars.contains(scalar) { return ByteClass(kind: .quote, cost: 7.5) }
        if "€£§°©®™·•²³½¼ªº№´†".unicodeScalars.contains(scalar) { return ByteClass(kind: .sign, cost: 10) }
        return ByteClass(kind: .sign, cost: 15)
    }
}
