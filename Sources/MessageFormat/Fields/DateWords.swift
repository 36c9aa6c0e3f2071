import Bytes

/// The words of dates: months in the languages that mailers write them in, days, and zones.
enum DateWords {
    /// The number of a month, 1 to 12, by its first letters; nil for another word.
    static func month(_ word: ByteView) -> Int? {
        guard word.count >= 3 else { return nil }
        for (prefix, number) in months where word.hasPrefix(prefix) { return number }
        return nil
    }

    /// The number of a month in Roman numerals, as Czech and Polish write it.
    static func romanMonth(_ word: ByteView) -> Int? { roman.firstIndex { word.equals($0) }.map { $0 + 1 } }

    private static let roman: [StaticString] = [
        "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii",
    ]

    /// Whether the character at `start`, behind a number, says that it is a year, a month, a day or an hour, as Chinese, Japanese
    /// and Korean do; nil for another one. Each has ``unitLength`` bytes.
    static func unit(_ text: ByteView, at start: Int) -> Unit? {
        guard text.peek(start) >= 0xE5 else { return nil }
        return units.first { text.hasPrefix($0.0, at: start) }?.1
    }

    static let unitLength = 3

    enum Unit { case year, month, day, hour }

    private static let units: [(StaticString, Unit)] = [
        ("\u{5E74}", .year), ("\u{B144}", .year), ("\u{6708}", .month), ("\u{C6D4}", .month), ("\u{65E5}", .day),
        ("\u{C77C}", .day), ("\u{6642}", .hour), ("\u{65F6}", .hour), ("\u{C2DC}", .hour),
    ]

    /// Whether a word puts the hour into the second half of the day; nil for another word. In Chinese it may follow the day of the
    /// week without a blank.
    static func isAfternoon(_ word: ByteView) -> Bool? {
        if word.equals("am") || word.equals("pm") { return word.equals("pm") }
        guard word.count >= 6, word[0] >= 0xE3 else { return nil }
        let end = word.slice(word.count - 6, word.count)
        if afternoons.contains(where: { end.equals($0) }) { return true }
        return mornings.contains { end.equals($0) } ? false : nil
    }

    private static let afternoons: [StaticString] = [
        "\u{4E0B}\u{5348}", "\u{665A}\u{4E0A}", "\u{5348}\u{5F8C}", "\u{C624}\u{D6C4}",
    ]
    private static let mornings: [StaticString] = [
        "\u{4E0A}\u{5348}", "\u{65E9}\u{4E0A}", "\u{51CC}\u{6668}", "\u{5348}\u{524D}", "\u{C624}\u{C804}",
    ]

    // English first, after the one word that begins like another month of it; then German, Dutch, French, Spanish,
    // Italian, Portuguese, Danish, Norwegian, Swedish, Polish, Turkish, Finnish, Estonian, Russian,
    // Hungarian, Greek and Chinese where they differ.
    // What names two months ("lip" is July in Polish and June in Croatian) is left out: Received tells then.
    private static let months: [(StaticString, Int)] = [
        ("marras", 11),
        ("jan", 1), ("feb", 2), ("mar", 3), ("apr", 4), ("may", 5), ("jun", 6), ("jul", 7), ("aug", 8), ("sep", 9),
        ("oct", 10), ("nov", 11), ("dec", 12),
        ("mai", 5), ("okt", 10), ("dez", 12), ("mrz", 3), ("m\u{E4}r", 3), ("mrt", 3), ("maa", 3), ("mei", 5),
        ("f\u{E9}v", 2), ("fev", 2), ("avr", 4), ("juin", 6), ("juil", 7), ("ao\u{FB}", 8), ("aou", 8),
        ("d\u{E9}c", 12),
        ("ene", 1), ("abr", 4), ("ago", 8), ("dic", 12), ("gen", 1), ("mag", 5), ("giu", 6), ("lug", 7), ("set", 9),
        ("ott", 10), ("out", 10), ("maj", 5), ("des", 12),
        ("sty", 1), ("lut", 2), ("kwi", 4), ("cze", 6), ("sie", 8), ("wrz", 9), ("pa\u{17A}", 10),
        ("gru", 12),
        ("oca", 1), ("\u{15F}ub", 2), ("\u{15E}ub", 2), ("nis", 4), ("haz", 6), ("tem", 7), ("a\u{11F}u", 8),
        ("eyl", 9), ("eki", 10), ("kas", 11), ("ara", 12),
        ("tammi", 1), ("helmi", 2), ("huhti", 4), ("touko", 5), ("kes\u{E4}", 6), ("hein\u{E4}", 7), ("elo", 8),
        ("syys", 9), ("loka", 10), ("joulu", 12), ("jaan", 1), ("veeb", 2), ("juuni", 6), ("juuli", 7), ("dets", 12),
        ("\u{44F}\u{43D}\u{432}", 1), ("\u{444}\u{435}\u{432}", 2), ("\u{43C}\u{430}\u{440}", 3),
        ("\u{430}\u{43F}\u{440}", 4), ("\u{43C}\u{430}\u{439}", 5), ("\u{43C}\u{430}\u{44F}", 5),
        ("\u{438}\u{44E}\u{43D}", 6), ("\u{438}\u{44E}\u{43B}", 7), ("\u{430}\u{432}\u{433}", 8),
        ("\u{441}\u{435}\u{43D}", 9), ("\u{43E}\u{43A}\u{442}", 10), ("\u{43D}\u{43E}\u{44F}", 11),
        ("\u{434}\u{435}\u{43A}", 12),
        ("m\u{E1}r", 3), ("\u{E1}pr", 4), ("j\u{FA}n", 6), ("j\u{FA}l", 7), ("szep", 9),
        ("\u{399}\u{3B1}\u{3BD}", 1), ("\u{3A6}\u{3B5}\u{3B2}", 2), ("\u{39C}\u{3B1}\u{3C1}", 3),
        ("\u{39C}\u{3AC}\u{3C1}", 3), ("\u{391}\u{3C0}\u{3C1}", 4), ("\u{39C}\u{3B1}\u{390}", 5),
        ("\u{39C}\u{3B1}\u{3B9}", 5), ("\u{39C}\u{3AC}\u{3B9}", 5), ("\u{399}\u{3BF}\u{3C5}\u{3BD}", 6),
        ("\u{399}\u{3BF}\u{3CD}\u{3BD}", 6), ("\u{399}\u{3BF}\u{3C5}\u{3BB}", 7),
        ("\u{399}\u{3BF}\u{3CD}\u{3BB}", 7), ("\u{391}\u{3C5}\u{3B3}", 8), ("\u{391}\u{3CD}\u{3B3}", 8),
        ("\u{3A3}\u{3B5}\u{3C0}", 9), ("\u{39F}\u{3BA}\u{3C4}", 10), ("\u{39D}\u{3BF}\u{3B5}", 11),
        ("\u{39D}\u{3BF}\u{3AD}", 11), ("\u{394}\u{3B5}\u{3BA}", 12),
        ("\u{4E00}\u{6708}", 1), ("\u{4E8C}\u{6708}", 2), ("\u{4E09}\u{6708}", 3), ("\u{56DB}\u{6708}", 4),
        ("\u{4E94}\u{6708}", 5), ("\u{516D}\u{6708}", 6), ("\u{4E03}\u{6708}", 7), ("\u{516B}\u{6708}", 8),
        ("\u{4E5D}\u{6708}", 9), ("\u{5341}\u{6708}", 10), ("\u{5341}\u{4E00}\u{6708}", 11),
        ("\u{5341}\u{4E8C}\u{6708}", 12),
    ]

    static func isDayName(_ word: ByteView) -> Bool {
        guard word.count >= 2 else { return false }
        return days.contains { word.hasPrefix($0) }
    }

    private static let days: [StaticString] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
}
