/// Windows code pages, by which Outlook and RTF name charsets.
enum CodePage {
    /// The label of the charset with that number; nil where no such charset can be decoded.
    static func label(_ number: Int?) -> String? {
        guard let number else { return nil }
        let label =
            special[number] ?? ((28_591...28_606).contains(number) ? "iso-8859-\(number - 28_590)" : "cp\(number)")
        return Charset(label: Array(label.utf8)) == nil ? nil : label
    }

    private static let special: [Int: String] = [
        708: "asmo-708", 874: "windows-874", 932: "shift_jis", 1_200: "utf-16le", 1_201: "utf-16be",
        10_000: "macintosh", 10_001: "shift_jis", 10_007: "x-mac-cyrillic", 10_017: "x-mac-cyrillic",
        10_029: "x-mac-ce", 12_000: "utf-32le", 12_001: "utf-32be", 20_127: "us-ascii", 20_866: "koi8-r",
        20_932: "euc-jp", 20_936: "gb2312", 20_949: "euc-kr", 21_866: "koi8-u", 38_598: "iso-8859-8-i",
        50_220: "iso-2022-jp", 50_221: "iso-2022-jp", 50_222: "iso-2022-jp", 50_225: "iso-2022-kr",
        51_932: "euc-jp", 51_936: "gb2312", 51_949: "euc-kr", 52_936: "hz-gb-2312", 54_936: "gb18030",
        65_000: "utf-7", 65_001: "utf-8",
    ]

    /// Code pages by the `\fcharset` of an RTF font (RTF 1.9.1, font table). A font with another number has the code
    /// page of the document.
    static let byFontCharset: [Int: Int] = [
        77: 10_000, 128: 932, 129: 949, 130: 1_361, 134: 936, 136: 950, 161: 1_253, 162: 1_254, 163: 1_258, 177: 1_255,
        178: 1_256, 179: 1_256, 180: 1_256, 181: 1_256, 186: 1_257, 204: 1_251, 222: 874, 238: 1_250, 254: 437,
        255: 850,
    ]
}
