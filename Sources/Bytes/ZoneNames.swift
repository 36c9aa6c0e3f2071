/// The names of time zones in dates.
public enum ZoneNames {
    /// Minutes east of UTC of a named zone, or nil when the name is unknown.
    public static func minutes(_ word: ByteView) -> Int? {
        for (name, minutes) in zones where word.equals(name) { return minutes }
        return nil
    }

    /// The same for bytes that stand anywhere.
    public static func minutes(of word: ArraySlice<UInt8>) -> Int? {
        word.withUnsafeBufferPointer { minutes(ByteView($0)) }
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
