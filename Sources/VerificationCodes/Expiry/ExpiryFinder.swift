/// Finds how long a code lasts: a number with a unit of time beside a phrase such as "expires in".
struct ExpiryFinder {
    private enum Side: UInt32 { case before, after, minutes, hours, days }

    private static let table: PhraseTrie = {
        var trie = PhraseTrie()
        for language in CodeLanguage.all { insert(language.expiry, into: &trie) }
        for language in CodeLanguage.all {
            for (side, units) in [(Side.minutes, language.minutes), (.hours, language.hours), (.days, language.days)] {
                for unit in units { trie.insert("*" + unit + "*", tag: side.rawValue) }
            }
        }
        return trie
    }()

    private static func insert(_ phrases: [String], into trie: inout PhraseTrie) {
        for phrase in phrases {
            let parts = phrase.split(separator: "{n}", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { continue }
            // Without a blank before the number ("10分" behind "有効期限は") the phrase may end in the middle of a word.
            if !parts[0].allSatisfy({ $0 == " " }) {
                trie.insert(parts[0] + (parts[0].hasSuffix(" ") ? "" : "*"), tag: Side.before.rawValue)
            } else if !parts[1].allSatisfy({ $0 == " " }) {
                trie.insert((parts[1].hasPrefix(" ") ? "" : "*") + parts[1] + "*", tag: Side.after.rawValue)
            }
        }
    }

    /// Seconds that the code lasts from the message's date on; nil where the mail doesn't say.
    static func seconds(in text: CodeText, phrases ownPhrases: [String]) -> Int? {
        var own = PhraseTrie()
        insert(ownPhrases, into: &own)
        let bytes = text.folded.lower
        let general = table.matches(in: bytes)
        let matches =
            own.count == 0
            ? general : (general + own.matches(in: bytes)).sorted { ($0.start, $0.end) < ($1.start, $1.end) }
        let units = matches.filter { $0.tag >= Side.minutes.rawValue }
        let phrases = matches.filter { $0.tag < Side.minutes.rawValue }
        guard !phrases.isEmpty else { return nil }
        for unit in units.prefix(500) {
            guard let (value, start) = number(bytes, before: unit.start), (1...999).contains(value),
                isSaid(phrases, from: start, unit)
            else { continue }
            return value * (unit.tag == Side.minutes.rawValue ? 60 : unit.tag == Side.hours.rawValue ? 3600 : 86400)
        }
        return nil
    }

    /// Whether a phrase of lasting stands beside a number with its unit. Only the phrases near them are looked at.
    private static func isSaid(_ phrases: [PhraseTrie.Match], from start: Int, _ unit: PhraseTrie.Match) -> Bool {
        var (low, high) = (0, phrases.count)
        while low < high {
            let middle = (low + high) / 2
            if phrases[middle].start < start - 80 { low = middle + 1 } else { high = middle }
        }
        return phrases[low...].prefix { $0.start <= unit.end + 12 }.contains { phrase in
            if phrase.tag == Side.before.rawValue { return phrase.end <= start && start - phrase.end <= 3 }
            return phrase.start >= unit.end || phrase.start <= unit.start && phrase.end >= unit.end
        }
    }

    /// The number that ends at a place, one space allowed, and where it begins.
    private static func number(_ bytes: [UInt8], before position: Int) -> (value: Int, start: Int)? {
        var end = position
        while end > 0, position - end < 2, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x2D { end -= 1 }
        var start = end
        while start > 0, end - start < 4, bytes[start - 1].isDigit { start -= 1 }
        guard start < end, end - start < 4 else { return nil }
        return (bytes[start..<end].reduce(0) { $0 * 10 + Int($1 - 0x30) }, start)
    }
}
