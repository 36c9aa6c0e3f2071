/// Distinguishes identifiers that a program made from words that people read.
enum TokenShape {
    /// Whether a run of ASCII letters and digits, as written, looks random: all digits, hexadecimal, mixed with digits,
    /// with more changes of case than camel case has, or almost without vowels.
    static func isRandom(_ token: ArraySlice<UInt32>) -> Bool {
        guard token.count >= 7, let traits = Traits(token) else { return false }
        if traits.digits == token.count { return true }
        if traits.digits == 0 { return isRandomLetters(token, traits) }
        guard token.count >= 8 else { return false }
        if traits.isHex { return true }
        // A word and a number: `iPhone15`.
        let stem = token.prefix(while: { !Script.isDigit($0) })
        let tail = token.count - stem.count
        if tail == traits.digits, tail < 5, let letters = Traits(stem) { return letters.changes * 10 >= stem.count * 6 }
        return traits.changes >= 3
    }

    /// What a token consists of.
    private struct Traits {
        var digits = 0
        var upper = 0
        /// How often it changes between digits, upper and lower case.
        var changes = 0
        var isHex = true

        /// Nil for what is not ASCII letters and digits alone.
        init?(_ token: ArraySlice<UInt32>) {
            var kind = -1
            for scalar in token {
                let now = Script.isDigit(scalar) ? 0 : Script.isUpper(scalar) ? 1 : 2
                guard scalar < 0x80, now == 0 || Script.isLetter(scalar) else { return nil }
                if now == 0 { digits += 1 }
                if now == 1 { upper += 1 }
                if now != kind { changes += 1 }
                if now != 0, (scalar | 0x20) &- 0x61 >= 6 { isHex = false }
                kind = now
            }
        }
    }

    private static func isRandomLetters(_ token: ArraySlice<UInt32>, _ traits: Traits) -> Bool {
        let isMixed = traits.upper > 1 && traits.upper < token.count && traits.changes * 10 >= token.count * 4
        return isMixed && token.count >= 10 || token.count >= 12 && lacksVowels(token)
    }

    private static func lacksVowels(_ token: ArraySlice<UInt32>) -> Bool {
        let vowels = token.count { "aeiouyAEIOUY".unicodeScalars.map(\.value).contains($0) }
        return vowels * 8 < token.count
    }

    /// Whether a part of a link, split at its signs, holds anything random.
    static func holdsRandom(_ token: ArraySlice<UInt32>) -> Bool {
        if isUUID(token) { return true }
        let letters = token.filter(Script.isAlphanumeric)
        let pieces = token.split { !Script.isAlphanumeric($0) }
        if pieces.contains(where: isRandom) { return true }
        // Base64 with `+`, `-`, `/` or `_` in it has short pieces, which look random only together.
        let isWordy = pieces.allSatisfy { piece in
            piece.allSatisfy { !Script.isDigit($0) } || piece.allSatisfy(Script.isDigit)
        }
        return letters.count >= 16 && !isWordy && isRandom(letters[...])
    }

    private static func isUUID(_ token: ArraySlice<UInt32>) -> Bool {
        let groups = token.split(separator: 0x2D, omittingEmptySubsequences: false)
        return groups.map(\.count) == [8, 4, 4, 4, 12]
            && groups.joined().allSatisfy { Script.isDigit($0) || ($0 | 0x20) &- 0x61 < 6 }
    }

    /// Eight digits that are a day of these centuries: `20261121`.
    static func isDate(_ digits: ArraySlice<UInt32>) -> Bool {
        guard digits.count == 8 else { return false }
        let value = digits.reduce(UInt32(0)) { $0 * 10 + $1 - 0x30 }
        let (year, month, day) = (value / 10_000, value / 100 % 100, value % 100)
        return (1990...2099).contains(year) && (1...12).contains(month) && (1...31).contains(day)
    }
}
