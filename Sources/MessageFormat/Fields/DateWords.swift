import Bytes

/// The words of dates: months in the languages that mailers write them in, days, and zones.
enum DateWords {
    /// The number of a month, 1 to 12, by its first letters; nil for another word.
    static func month(_ word: ByteView) -> Int? {
        guard word.count >= 3 else { return nil }
        for (prefix, number) in months where word.hasPrefix(prefix) { return number }
        return nil
    }

    // English first; then German, Dutch, French, Spanish, Italian, Portuguese, Danish and Swedish where they differ.
    private static let months: [(StaticString, Int)] = [
        ("jan", 1), ("feb", 2), ("mar", 3), ("apr", 4), ("may", 5), ("jun", 6), ("jul", 7), ("aug", 8), ("sep", 9),
        ("oct", 10), ("nov", 11), ("dec", 12),
        ("mai", 5), ("okt", 10), ("dez", 12), ("mrz", 3), ("m\u{E4}r", 3), ("mrt", 3), ("maa", 3), ("mei", 5),
        ("f\u{E9}v", 2), ("fev", 2), ("avr", 4), ("juin", 6), ("juil", 7), ("ao\u{FB}", 8), ("aou", 8),
        ("d\u{E9}c", 12),
        ("ene", 1), ("abr", 4), ("ago", 8), ("dic", 12), ("gen", 1), ("mag", 5), ("giu", 6), ("lug", 7), ("set", 9),
        ("ott", 10), ("out", 10), ("maj", 5),
    ]

    static func isDayName(_ word: ByteView) -> Bool {
        guard word.count >= 2 else { return false }
        return days.contains { word.hasPrefix($0) }
    }

    private static let days: [StaticString] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

    /// Minutes east of UTC of a named zone, or nil when the name is unknown.
    static func zone(_ word: ByteView) -> Int? {
        for (name, minutes) in zones where word.equals(name) { return minutes }
        return nil
    }

    /// The named zones. Of the military ones only Z is known: RFC 822 defined the others wrongly, so they count as
    /// unknown (RFC 5322 section 4.3).
    private static let zones: [(StaticString, Int)] = [
        ("z", 0), ("gmt", 0), ("utc", 0), ("ut", 0), ("wet", 0), ("west", 60), ("bst", 60), ("cet", 60), ("met", 60),
        ("cest", 120), ("mest", 120), ("mesz", 120), ("mez", 60), ("eet", 120), ("eest", 180), ("msk", 180),
        ("msd", 240), ("sast", 120), ("ist", 330), ("sgt", 480), ("hkt", 480), ("awst", 480), ("jst", 540),
        ("kst", 540), ("acst", 570), ("aest", 600), ("aedt", 660), ("nzst", 720), ("nzdt", 780),
        ("est", -300), ("edt", -240), ("cst", -360), ("cdt", -300), ("mst", -420), ("mdt", -360), ("pst", -480),
        ("pdt", -420), ("akst", -540), ("akdt", -480), ("hst", -600), ("ast", -240), ("adt", -180), ("nst", -210),
        ("ndt", -150), ("brt", -180), ("brst", -120), ("art", -180), ("clt", -240), ("clst", -180),
    ]
}
