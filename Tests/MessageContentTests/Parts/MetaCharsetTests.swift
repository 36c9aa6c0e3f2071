import MessageFormat
import Testing

@testable import MessageContent

@Suite("The charset an HTML part declares itself (HTML standard section 13.2.3.2)")
struct MetaCharsetTests {
    private func find(_ html: String) -> String? {
        Array(html.utf8).withByteView { MetaCharset.find(in: $0).map { String(decoding: $0, as: UTF8.self) } }
    }

    @Test(
        "both forms of the meta element are read",
        arguments: [
            (#"<meta charset="koi8-r">"#, "koi8-r"), ("<META CHARSET=windows-1251>", "windows-1251"),
            ("<meta charset = 'utf-8' />", "utf-8"),
            (#"<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-2">"#, "iso-8859-2"),
            (#"<html><head><meta name=x content=y><meta charset="big5">"#, "big5"),
            (#"<?xml version="1.0" encoding="koi8-r"?><html>"#, "koi8-r"),
            ("<!-- <meta charset=big5> --><meta charset=koi8-r>", "koi8-r"),
        ])
    func found(html: String, label: String) { #expect(find(html) == label) }

    @Test(
        "no other thing is",
        arguments: [
            "", "<meta>", "<meta charset=>", #"<meta charset="nobody-knows">"#, #"<meta charset="utf-16">"#,
            "<p>charset=koi8-r</p>", "<!-- <meta charset=koi8-r> -->", "<!-- <meta charset=koi8-r>",
            #"<p encoding="koi8-r">"#,
            String(repeating: " ", count: 1_100) + "<meta charset=koi8-r>",
        ])
    func notFound(html: String) { #expect(find(html) == nil) }

    @Test("it counts where Content-Type declares none")
    func inMessages() {
        let html = Array("\n\n<meta charset=koi8-r><p>".utf8) + bytes("f0d2c9d7c5d4")
        let bare = Email(reading: Array("Content-Type: text/html".utf8) + html)
        #expect(bare.text.contains("Привет"))
        #expect(bare.bodyValues.first?.charset == "koi8-r")
        let declared = Email(reading: Array("Content-Type: text/html; charset=windows-1251".utf8) + html)
        #expect(declared.bodyValues.first?.charset == "windows-1251")
    }
}
