import Testing

@testable import MessageContent

@Suite("Charset labels (WHATWG Encoding Standard section 4.2, and mail's own)")
struct CharsetTests {
    private func name(_ label: String) -> String? { Charset(label: label.utf8)?.name }

    @Test("each label means its charset, and so does each name", arguments: Charset.all)
    func labels(charset: Charset) {
        #expect(Charset(label: charset.name.utf8) == charset)
        for label in charset.labels {
            #expect(Charset(label: label.utf8) == charset, "\(label)")
            #expect(Charset(label: label.uppercased().utf8) == charset, "\(label) in capitals")
        }
    }

    @Test("names and labels are lower case, and none stands twice, even without punctuation")
    func unique() {
        let labels = Charset.all.map { Set($0.labels + [$0.name]) }
        #expect(labels.joined().allSatisfy { $0 == $0.lowercased() })
        let bare = labels.map { Set($0.map { $0.filter { $0.isLetter || $0.isNumber } }) }
        #expect(bare.joined().count == Set(bare.joined()).count)
    }

    @Test("every charset has what reads it", arguments: Charset.all)
    func available(charset: Charset) {
        switch charset.family {
        case .singleByte(let table): #expect(SingleByteTable.named(table) != nil)
        case .doubleByte(let scheme): #expect(!DoubleByteTable.of(scheme.table).isEmpty)
        default: break
        }
    }

    @Test("every label of the Encoding Standard means what it says", arguments: EncodingStandard.labels)
    func standard(encoding: String, labels: String) {
        for label in labels.split(whereSeparator: \.isWhitespace) { #expect(name(String(label)) == encoding) }
    }

    @Test("the list of the Encoding Standard is whole")
    func standardCount() {
        let labels = EncodingStandard.labels.flatMap { $0.1.split(whereSeparator: \.isWhitespace) }
        #expect(labels.count == 226 && Set(labels).count == 226)
    }

    @Test(
        "labels as mail writes them",
        arguments: [
            (" UTF-8 ", "utf-8"), ("\"utf-8\"", "utf-8"), ("'utf-8'", "utf-8"), ("utf-8;", "utf-8"), ("utf 8", "utf-8"),
            ("utf_8", "utf-8"), ("UTF8", "utf-8"), ("charset=utf-8", "utf-8"), ("text/plain; charset=utf-8", "utf-8"),
            ("utf-8//translit", "utf-8"), ("utf8mb4", "utf-8"), ("en_US.UTF-8", "utf-8"),
            ("utf-8format=flowed", "utf-8"),
            ("iso-8859-1;format=flowed", "windows-1252"), ("iso-8859-1 (Western)", "windows-1252"),
            ("iso-8859-1http-equiv", "windows-1252"), ("8859-1", "windows-1252"), ("iso8859_15", "iso-8859-15"),
            ("iso_8859_2", "iso-8859-2"), ("cp-1252", "windows-1252"), ("windows1252", "windows-1252"),
            ("windows_1252", "windows-1252"), ("1252", "windows-1252"), ("win-1251", "windows-1251"),
            ("ansi_1251", "windows-1251"), ("codepage1250", "windows-1250"), ("ansi_x3.110-1983", "windows-1252"),
            ("iso-latin-1", "windows-1252"), ("x-koi8-r", "koi8-r"), ("koi8r", "koi8-r"), ("ru_RU.KOI8-R", "koi8-r"),
            ("x-gbk", "gb18030"), ("ms936", "gb18030"), ("cp936", "gb18030"), ("gb2312_charset", "gb18030"),
            ("GB 18030", "gb18030"), ("ks_c_5601-1987", "euc-kr"), ("ks_c_5601_1987", "euc-kr"), ("cp949", "euc-kr"),
            ("euc_jp", "euc-jp"), ("X-EUC-JP", "euc-jp"), ("x_sjis", "shift_jis"), ("big5-eten", "big5"),
            ("big5_hkscs", "big5"), ("unicode-1-1-utf-7", "utf-7"), ("_iso-2022-jp$ESC", "iso-2022-jp"),
            ("iso2022-jp", "iso-2022-jp"), ("iso-2022-jp-ms", "iso-2022-jp"), ("tis_620", "windows-874"),
            ("mac-roman", "macintosh"), ("x-mac-roman", "macintosh"), ("dos-850", "ibm850"), ("ibm-850", "ibm850"),
        ])
    func lenient(label: String, wanted: String) { #expect(name(label) == wanted) }

    @Test(
        "a label that says nothing about the bytes is none",
        arguments: [
            "", "unknown-8bit", "x-unknown", "unknown", "default", "default_charset", "binary", "8bit", "none", "utf-9",
            "iso-8859-99", "iso-2022", "x-", "x-user-defined", "replacement", ";", "\u{0}", "é", "charset=",
            "(comment)",
        ])
    func unknown(label: String) { #expect(name(label) == nil) }

    @Test("a label of a megabyte is no charset")
    func long() { #expect(Charset(label: [UInt8](repeating: UInt8(ascii: "x"), count: 1_000_000)) == nil) }
}
