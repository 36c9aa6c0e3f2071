import Testing

@testable import MessageContent

@Suite("Charset labels (WHATWG Encoding Standard section 4.2, and mail's own)")
struct CharsetTests {
    @Test("each label means its charset, and so does each name", arguments: Charset.all)
    func labels(charset: Charset) {
        #expect(Charset(label: charset.name.utf8) == charset)
        for label in charset.labels {
            #expect(Charset(label: label.utf8) == charset, "\(label)")
            #expect(Charset(label: label.uppercased().utf8) == charset, "\(label) in capitals")
        }
    }

    @Test("names and labels are lower case, and none stands twice")
    func unique() {
        let labels = Charset.all.flatMap { Set($0.labels + [$0.name]) }
        #expect(labels.count == Set(labels).count)
        #expect(labels.allSatisfy { $0 == $0.lowercased() })
    }

    @Test("libc converts every charset", arguments: Charset.all)
    func available(charset: Charset) { #expect(Iconv.isAvailable(charset.iconvName)) }

    @Test(
        "labels that mean more than they say",
        arguments: [
            ("iso-8859-1", "windows-1252"), ("us-ascii", "windows-1252"), ("ANSI_X3.4-1968", "windows-1252"),
            ("iso-8859-9", "windows-1254"), ("iso-8859-11", "windows-874"), ("tis-620", "windows-874"),
            ("gb2312", "gb18030"), ("gbk", "gb18030"), ("ks_c_5601-1987", "euc-kr"), ("windows-949", "euc-kr"),
            ("shift-jis", "shift_jis"), ("windows-31j", "shift_jis"), ("big5-hkscs", "big5"), ("cp950", "big5"),
            ("logical", "iso-8859-8-i"), ("visual", "iso-8859-8"), ("koi8-ru", "koi8-u"), ("unicode", "utf-16"),
            ("iso-2022-jp-2", "iso-2022-jp"), ("utf8", "utf-8"), ("l2", "iso-8859-2"), ("greek", "iso-8859-7"),
        ])
    func standard(label: String, name: String) { #expect(Charset(label: label.utf8)?.name == name) }

    @Test(
        "labels as mail writes them",
        arguments: [
            (" UTF-8 ", "utf-8"), ("\"utf-8\"", "utf-8"), ("'iso-8859-2'", "iso-8859-2"), ("utf-8;", "utf-8"),
            ("iso-8859-1;format=flowed", "windows-1252"), ("utf-8//translit", "utf-8"), ("x-koi8-r", "koi8-r"),
            ("X-EUC-JP", "euc-jp"), ("utf 8", "utf8"),
        ])
    func lenient(label: String, name: String) { #expect(Charset(label: label.utf8) == Charset(label: name.utf8)) }

    @Test(
        "a label that no reader knows is none",
        arguments: [
            "", "unknown-8bit", "x-unknown", "default", "binary", "utf-9", "iso-8859-99", "x-", ";", "\u{0}", "é",
        ])
    func unknown(label: String) { #expect(Charset(label: label.utf8) == nil) }

    @Test("a label of a megabyte is no charset", .timeLimit(.minutes(10)))
    func long() { #expect(Charset(label: [UInt8](repeating: UInt8(ascii: "x"), count: 1_000_000)) == nil) }
}
