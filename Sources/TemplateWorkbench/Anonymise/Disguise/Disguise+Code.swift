extension Disguise {
    /// Another code of the same shape: separators and a prefix such as `G-` are kept.
    func code(_ text: [UInt32]) -> [UInt32] {
        let core = text.filter(Script.isAlphanumeric)
        let prefix = Self.prefixLength(text)
        var made = newCore(core, keeping: prefix, 0)
        for round in 1..<32 where !Self.isPlausible(made, like: core) {
            made = newCore(core, keeping: prefix, UInt32(round))
        }
        var next = made.makeIterator()
        return text.map { Script.isAlphanumeric($0) ? next.next() ?? $0 : $0 }
    }

    /// How many letters stand before the first separator when digits follow it: the provider's mark, no part of the
    /// secret.
    static func prefixLength(_ text: [UInt32]) -> Int {
        let letters = text.prefix(while: Script.isLetter).count
        guard (1...3).contains(letters), letters + 1 < text.count else { return 0 }
        return !Script.isAlphanumeric(text[letters]) && Script.isDigit(text[letters + 1]) ? letters : 0
    }

    /// A code in which each character becomes another of its alphabet: decimal, hexadecimal or letters.
    private func newCore(_ core: [UInt32], keeping prefix: Int, _ round: UInt32) -> [UInt32] {
        let secret = core.dropFirst(prefix)
        let hasLetters = secret.contains(where: Script.isLetter)
        let isHex = hasLetters && secret.allSatisfy { Script.isDigit($0) || $0 &- 0x61 < 6 }
        // Codes for people avoid 0, 1, i, l and o, which are easily confused.
        let avoids = hasLetters && !secret.contains { [0x30, 0x31, 0x69, 0x6C, 0x6F].contains($0) }
        var stream = random("code", core + [round])
        return core.enumerated().map { place, old in
            guard place >= prefix else { return old }
            if place == prefix, old == 0x30 { return old }
            for _ in 0..<64 {
                let new = Self.other(old, isHex: isHex, random: stream.next())
                if avoids, [0x30, 0x31, 0x69, 0x6C, 0x6F].contains(new) { continue }
                if place == prefix, new == 0x30 { continue }
                return new
            }
            return Script.substitute(old, random: stream.next())
        }
    }

    /// Another digit for a digit, another letter for a letter; hexadecimal ones where `isHex`.
    static func other(_ old: UInt32, isHex: Bool, random: UInt32) -> UInt32 {
        if Script.isDigit(old) { return Script.substitute(old, random: random) }
        guard old &- 0x61 < 26 else { return Script.substitute(old, random: random) }
        let size: UInt32 = isHex ? 6 : 26
        return 0x61 + (old - 0x61 + 1 + random % (size - 1)) % size
    }

    /// Whether the new code differs from the old one and does not look like a year, a date or a single digit unless the
    /// old one did: readers would not take such a number for a code.
    private static func isPlausible(_ new: [UInt32], like old: [UInt32]) -> Bool {
        guard new != old || old.count < 2 else { return false }
        return looksSpecial(old) || !looksSpecial(new)
    }

    private static func looksSpecial(_ code: [UInt32]) -> Bool {
        guard code.allSatisfy(Script.isDigit), code.count > 2 else { return false }
        let digits = code.map { $0 - 0x30 }
        let century = digits[0] * 10 + digits[1]
        let isYear = (code.count == 4 || code.count == 8) && (century == 19 || century == 20)
        return isYear || Set(digits).count == 1
    }
}
