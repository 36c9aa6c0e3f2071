import CLibXML2
import Testing

@testable import MailHTML

@Suite("libxml2's document of a mail")
struct HTMLDocumentTests {
    private func document(_ html: String) -> HTMLDocument {
        Array(html.utf8).withUnsafeBufferPointer {
            var builder = HTMLTreeBuilder($0)
            builder.build()
            return builder.document
        }
    }

    /// The document as libxml2 writes it, without the XML declaration.
    private func written(_ document: HTMLDocument) throws -> String {
        var text: UnsafeMutablePointer<xmlChar>?
        var length: Int32 = 0
        xmlDocDumpMemoryEnc(document.document, &text, &length, "UTF-8")
        let bytes = UnsafeBufferPointer(start: try #require(text), count: Int(length))
        defer { free(text) }
        return String(decoding: bytes.drop { $0 != 0x0a }.dropFirst(), as: UTF8.self)
    }

    @Test(
        "libxml2 reads in it what the HTML standard's rules make of the markup",
        arguments: [
            ("<p lang=de>1 &amp; 2<p>3", #"<html><body><p lang="de">1 &amp; 2</p><p>3</p></body></html>"#),
            (
                "<b title='&quot;a&quot;'>1<p>2</b>3",
                #"<html><body><b title="&quot;a&quot;">1</b><p><b title="&quot;a&quot;">2</b>3</p></body></html>"#
            ),
            (
                "a<table>b<tr><td>c</table>d",
                "<html><body>ab<table><tbody><tr><td>c</td></tr></tbody></table>d</body></html>"
            ),
            (
                "<html dir=rtl lang=ar><body lang=de>x<body lang=fr id=a>",
                #"<html dir="rtl" lang="ar"><body lang="de" id="a" dir="rtl">x</body></html>"#
            ),
            ("a<!-- -->b</nothing>c<x-y class=z>d", #"<html><body>abc<unknown class="z">d</unknown></body></html>"#),
            (
                "<select><option>1<option selected>2",
                "<html><body><select><option>2</option> <option>1</option></select></body></html>"
            ),
            (
                "<textarea></textarea><xmp><b></xmp>",
                #"<html><body><textarea style="width:182px;height:36px"/><xmp>&lt;b&gt;</xmp></body></html>"#
            ),
        ])
    func isBuiltByTheRules(html: String, expected: String) throws {
        #expect(try written(document(html)) == expected + "\n")
    }

    @Test("runs of text that come to stand side by side are one")
    func joinsTexts() throws {
        let document = document("1<table>2<tr>3<td>4</table>5<b>6<i>7</b>8</i>")
        var node: HTMLNode? = document.body
        while let current = node {
            #expect(!(current.isText && current.next?.isText == true))
            node = current.following(within: document.body)
        }
        #expect(document.body.firstChild.map { String(decoding: $0.text, as: UTF8.self) } == "123")
    }

    @Test("copies of an element share the values of their attributes")
    func sharesValues() {
        let document = document(
            "<p><font style='\(String(repeating: "x", count: 1000))'>" + String(repeating: "<p>1", count: 50))
        var values: Set<UnsafePointer<UInt8>> = []
        var fonts = 0
        var node: HTMLNode? = document.body
        while let current = node {
            if current.element == .font, let value = current[.style] {
                fonts += 1
                values.insert(value.base.baseAddress!)
                #expect(value.count == 1000)
            }
            node = current.following(within: document.body)
        }
        #expect(fonts == 51)
        #expect(values.count <= 2)
    }
}
