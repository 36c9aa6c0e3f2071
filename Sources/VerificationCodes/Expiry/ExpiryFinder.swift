import MessageFormat

/// Finds how long a code lasts: a number with a unit of time beside a phrase such as "expires in".
struct ExpiryFinder {
    /// The tags of the phrases: of an expiry ("expires in {n}", "{n} left"), of the past ("since {n}", "{n} ago"), and
    /// units.
    private enum Side: UInt32 {
        case before, after, pastBefore, pastAfter, minutes, hours, days

        /// How many seconds the unit of time with this tag has.
        static func seconds(of tag: UInt32) -> Int {
            tag == minutes.rawValue ? 60 : tag == hours.rawValue ? 3600 : 86400
        }
    }

    private static let table: PhraseTrie = {
        var trie = PhraseTrie()
        for language in CodeLanguage.all {
            insert(language.expiry, into: &trie)
            insertPast(language.past, into: &trie)
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
            // Without a space before the number ("10分" behind "有効期限は") the phrase may end in the middle of a word.
            if !parts[0].allSatisfy({ $0 == " " }) {
                trie.insert(parts[0] + (parts[0].hasSuffix(" ") ? "" : "*"), tag: Side.before.rawValue)
            } else if !parts[1].allSatisfy({ $0 == " " }) {
                trie.insert((parts[1].hasPrefix(" ") ? "" : "*") + parts[1] + "*", tag: Side.after.rawValue)
            }
        }
    }

    /// Phrases of the past count as whole words only: "ago" is no "agosto".
    private static func insertPast(_ phrases: [String], into trie: inout PhraseTrie) {
        for phrase in phrases {
            let isBehind = phrase.hasPrefix("{n}")
            let words = isBehind ? phrase.dropFirst(3).drop { $0 == " " } : phrase.dropLast(4)
            trie.insert(String(words), tag: (isBehind ? Side.pastAfter : .pastBefore).rawValue)
        }
    }

    /// How many seconds the code lasts from the message's date on; nil where the message doesn't say it.
    ///
    /// - Parameter ownPhrases: a template's phrases, beside those of the languages.
    static func seconds(in text: CodeText, phrases ownPhrases: [String]) -> Int? {
        times(in: text, phrases: ownPhrases).seconds
    }

    /// The same, and whether a number of minutes stands in the message at all, whatever is said of it.
    static func times(in text: CodeText, phrases ownPhrases: [String]) -> (seconds: Int?, areMinutes: Bool) {
        var own = PhraseTrie()
        insert(ownPhrases, into: &own)
        let bytes = text.folded.lower
        let general = table.matches(in: bytes)
        let matches =
            own.count == 0
            ? general : (general + own.matches(in: bytes)).sorted { ($0.start, $0.end) < ($1.start, $1.end) }
        let units = matches.filter { $0.tag >= Side.minutes.rawValue }
        let phrases = matches.filter { $0.tag <= Side.after.rawValue }
        let times = units.prefix(500).compactMap { unit in
            number(bytes, before: unit.start).map { (unit: unit, value: $0.value, start: $0.start) }
        }
        let areMinutes = times.contains { $0.unit.tag == Side.minutes.rawValue && isWholeWord($0.unit, in: bytes) }
        guard !phrases.isEmpty else { return (nil, areMinutes) }
        // Numbers are compared, not units: of "min" and "minutes", which both end a number, only "minutes" touches
        // "ago".
        let past = Past(matches, bytes)
        let pastNumbers = Set(times.lazy.filter { past.stands(beside: $0.start..<$0.unit.end) }.map(\.start))
        let lasting = times.first { time in
            (1...999).contains(time.value) && !pastNumbers.contains(time.start)
                && isSaid(phrases, from: time.start, time.unit)
        }
        return (lasting.map { $0.value * Side.seconds(of: $0.unit.tag) }, areMinutes)
    }

    /// Whether a unit is no beginning of another word, as "perc" is of "percent". Longer ones have endings.
    private static func isWholeWord(_ unit: PhraseTrie.Match, in bytes: [UInt8]) -> Bool {
        unit.end - unit.start >= 5 || bytes.withUnsafeBufferPointer { !WordEdge.isInside($0, unit.end) }
    }

    /// The places where phrases of the past begin and end.
    private struct Past {
        private let bytes: [UInt8]
        private let ends: Set<Int>
        private let starts: Set<Int>

        init(_ matches: [PhraseTrie.Match], _ bytes: [UInt8]) {
            self.bytes = bytes
            ends = Set(matches.lazy.filter { $0.tag == Side.pastBefore.rawValue }.map(\.end))
            starts = Set(matches.lazy.filter { $0.tag == Side.pastAfter.rawValue }.map(\.start))
        }

        /// Whether such a phrase touches the time, or has only a space between.
        func stands(beside time: Range<Int>) -> Bool {
            let (start, end) = (time.lowerBound, time.upperBound)
            return ends.contains(start) || starts.contains(end)
                || start > 0 && bytes[start - 1] == 0x20 && ends.contains(start - 1)
                || end < bytes.count && bytes[end] == 0x20 && starts.contains(end + 1)
        }
    }

    /// Whether a phrase of expiry stands beside a number with its unit. Only phrases that begin up to 80 bytes before
    /// it or 12 behind it are looked at.
    private static func isSaid(_ phrases: [PhraseTrie.Match], from start: Int, _ unit: PhraseTrie.Match) -> Bool {
        let first = phrases.partitioningIndex { $0.start >= start - 80 }
        return phrases[first...].prefix { $0.start <= unit.end + 12 }.contains { phrase in
            if phrase.tag == Side.before.rawValue { return phrase.end <= start && start - phrase.end <= 3 }
            return phrase.start >= unit.end || phrase.start <= unit.start && phrase.end >= unit.end
        }
    }

    /// The number of up to three digits that ends at a place, or two spaces or hyphens before it ("10-minute"), and
    /// where it begins.
    private static func number(_ bytes: [UInt8], before position: Int) -> (value: Int, start: Int)? {
        var end = position
        while end > 0, position - end < 2, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x2D { end -= 1 }
        var start = end
        while start > 0, end - start < 4, bytes[start - 1].isDigit { start -= 1 }
        guard start < end, end - start < 4 else { return nil }
        return (bytes[start..<end].decimal, start)
    }
}
