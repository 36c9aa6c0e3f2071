/// A language in a charset: words as bytes, and how they are put together.
struct Script: Sendable {
    /// The label that stands in `charset=`.
    let charset: String
    let words: [[UInt8]]
    /// Between words: nothing in Chinese and Japanese.
    let separator: [UInt8]
    /// Around each run of words on a line: the shifts of ISO-2022.
    let opening: [UInt8]
    let closing: [UInt8]
    let isASCII: Bool
    private let frequencies: ZipfTable

    init(
        _ charset: String, _ words: [[UInt8]], separator: String = " ", opening: [UInt8] = [], closing: [UInt8] = []
    ) {
        self.charset = charset
        self.words = words.filter { !$0.isEmpty }
        self.separator = Array(separator.utf8)
        self.opening = opening
        self.closing = closing
        isASCII = opening.isEmpty && words.allSatisfy { $0.allSatisfy { $0 < 0x80 } }
        frequencies = ZipfTable(count: self.words.count)
    }

    func word(_ random: inout SplitMix64) -> [UInt8] { words[frequencies.draw(&random)] }

    static let english = Script("us-ascii", Words.english.map { Array($0.utf8) })

    /// What list mail and letters come in; the first, UTF-8, is drawn most often.
    static let international: [Script] =
        [
            Words.german, Words.french, Words.russian, Words.greek, Words.hebrew, Words.arabic, Words.hindi,
            Words.english + Words.emoji,
        ].map { Script("utf-8", $0.map { Array($0.utf8) }) }
        + [DoubleByteLanguage.japanese, .simplified, .traditional, .korean].map {
            Script("utf-8", $0.words.map { Array($0.utf8) }, separator: "")
        }
        + legacy

    private static let legacy: [Script] = [
        Script("iso-8859-1", Words.german.map(SingleByte.latin1)),
        Script("iso-8859-1", Words.french.map(SingleByte.latin1)),
        Script("iso-8859-15", (Words.french + ["€20", "Œuvre"]).map(SingleByte.latin9)),
        Script("windows-1252", (Words.german + ["€20", "“gut”", "–"]).map(SingleByte.windows1252)),
        Script("windows-1251", Words.russian.map(SingleByte.windows1251)),
        Script("koi8-r", Words.russian.map(SingleByte.koi8R)),
        Script(
            "iso-2022-jp", DoubleByteLanguage.japanese.encoded(mask: 0x7F), separator: "",
            opening: [0x1B, 0x24, 0x42], closing: [0x1B, 0x28, 0x42]),
        Script("gb18030", DoubleByteLanguage.simplified.encoded(), separator: ""),
        Script("gbk", DoubleByteLanguage.simplified.encoded(), separator: ""),
        Script("big5", DoubleByteLanguage.traditional.encoded(), separator: ""),
        Script("euc-kr", DoubleByteLanguage.korean.encoded()),
    ]

    /// English eight times in ten.
    static func draw(_ random: inout SplitMix64) -> Script { random.chance(80) ? english : random.pick(international) }
}

/// Charsets of one byte a character, as far as ``Words`` needs them. What a charset lacks is left out.
enum SingleByte {
    static func latin1(_ text: String) -> [UInt8] { text.unicodeScalars.compactMap { UInt8(exactly: $0.value) } }

    static func latin9(_ text: String) -> [UInt8] {
        text.unicodeScalars.compactMap {
            switch $0 {
            case "€": 0xA4
            case "Œ": 0xBC
            case "œ": 0xBD
            default: UInt8(exactly: $0.value)
            }
        }
    }

    static func windows1252(_ text: String) -> [UInt8] {
        text.unicodeScalars.compactMap {
            switch $0 {
            case "€": 0x80
            case "“": 0x93
            case "”": 0x94
            case "–": 0x96
            default: UInt8(exactly: $0.value)
            }
        }
    }

    static func windows1251(_ text: String) -> [UInt8] {
        text.unicodeScalars.compactMap {
            switch $0 {
            case "а"..."я": UInt8($0.value - 0x430 + 0xE0)
            case "А"..."Я": UInt8($0.value - 0x410 + 0xC0)
            case "ё": 0xB8
            default: $0.isASCII ? UInt8($0.value) : nil
            }
        }
    }

    /// The letters of 0xC0 to 0xDF stand in the order of the Latin ones that they sound like.
    static func koi8R(_ text: String) -> [UInt8] {
        text.unicodeScalars.compactMap { scalar in
            if scalar.isASCII { return UInt8(scalar.value) }
            if scalar == "ё" { return 0xA3 }
            return koi8ROrder.firstIndex(of: scalar).map { UInt8(0xC0 + $0) }
        }
    }

    private static let koi8ROrder = Array("юабцдефгхийклмнопярстужвьызшэщчъ".unicodeScalars)
}
