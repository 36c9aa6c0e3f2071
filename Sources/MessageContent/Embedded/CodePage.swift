/// Windows code page numbers, as Outlook and RTF name charsets.
enum CodePage {
    /// The charset's label, or nil for a number that names none that is read.
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

    /// The code page of an RTF font's \fcharset (RTF 1.9.1, font table); nil for the document's own.
    static func ofFont(charset: Int) -> Int? {
        switch charset {
        case 77: 10_000
        case 128: 932
        case 129: 949
        case 130: 1_361
        case 134: 936
        case 136: 950
        case 161: 1_253
        case 162: 1_254
        case 163: 1_258
        case 177: 1_255
        case 178...181: 1_256
        case 186: 1_257
        case 204: 1_251
        case 222: 874
        case 238: 1_250
        case 254: 437
        case 255: 850
        default: nil
        }
    }
}
