import MessageFormat

/// How the letters and digits of a candidate are put together. Codes are drawn by lot; names are not.
enum Make: Sendable {
    /// As if drawn by lot: letters and digits take turns (7QX9PL), or capitals and small letters (aBxKqZWm), or hardly
    /// a vowel is in it (QWKZPN).
    case drawn
    /// Letters and then digits, or digits and then letters: AB1234, 12345X. Tickets and flights are numbered so, too.
    case numbered
    /// Seven or more of 0 to 9 and a to f, in small letters, as hashes are written: 9e41b7c.
    case hash
    /// A word, or a word with a number: SUMMER24, iPhone15, LinkedIn.
    case word

    /// - Parameter characters: of the plain text; what is no letter and no digit of ASCII is passed over.
    init(_ characters: some Sequence<UInt8>) {
        var counts = Counts()
        for byte in characters {
            if byte.isAlphanumeric { counts.add(byte) } else { counts.endRun() }
        }
        self = counts.make
    }

    private enum Kind { case digit, capital, small }

    private struct Counts {
        private var digits = 0
        private var capitals = 0
        private var small = 0
        private var vowels = 0
        private var isHexadecimal = true
        /// From letters to digits and back.
        private var turns = 0
        /// From small letters to capitals and back, but for a word's own capital.
        private var caseTurns = 0
        /// The longest runs of small letters, and of capitals, with a vowel in them.
        private var longestSmall = 0
        private var longestCapitals = 0
        private var last: Kind?
        private var run = 0
        private var runHasVowel = false
        private var position = 0

        mutating func add(_ byte: UInt8) {
            let kind: Kind = byte.isDigit ? .digit : byte >= 0x61 ? .small : .capital
            let isVowel = Self.isVowel(byte | 0x20)
            switch kind {
            case .digit: digits += 1
            case .capital: capitals += 1
            case .small: small += 1
            }
            if kind != .digit, isVowel { vowels += 1 }
            if kind == .capital || byte > 0x66 { isHexadecimal = false }
            if let last, last != kind {
                if last == .digit || kind == .digit {
                    turns += 1
                } else if !(position == 1 && kind == .small) {
                    caseTurns += 1
                }
                (run, runHasVowel) = (0, false)
            }
            run += 1
            runHasVowel = runHasVowel || kind != .digit && isVowel
            if runHasVowel, kind == .small { longestSmall = max(longestSmall, run) }
            if runHasVowel, kind == .capital { longestCapitals = max(longestCapitals, run) }
            last = kind
            position += 1
        }

        /// Letters on both sides of a hyphen are no word.
        mutating func endRun() { (run, runHasVowel) = (0, false) }

        var make: Make {
            if digits == 0 { return letters }
            if capitals == 0, isHexadecimal, position >= 7 { return .hash }
            // Four capitals between digits are a word less often than by chance.
            if longestSmall >= 4 || longestCapitals >= (turns >= 2 ? 5 : 4) { return .word }
            return turns + caseTurns >= 2 ? .drawn : .numbered
        }

        private var letters: Make {
            if capitals == 0 || small == 0 { return vowels * 6 <= position ? .drawn : .word }
            return caseTurns >= 3 && vowels * 3 < position && longestSmall < 4 ? .drawn : .word
        }

        private static func isVowel(_ byte: UInt8) -> Bool {
            switch byte {
            case 0x61, 0x65, 0x69, 0x6F, 0x75, 0x79: true
            default: false
            }
        }
    }
}
