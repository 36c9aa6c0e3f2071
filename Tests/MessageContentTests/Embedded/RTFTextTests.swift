import MessageFormat
import TestSupport
import Testing

@testable import MessageContent

@Suite("Text out of RTF")
struct RTFTextTests {
    private func read(_ rtf: String) -> RTFText? { Array(rtf.utf8).withByteView { RTFText(reading: $0) } }
    private func text(_ rtf: String) -> String? { read(rtf).map { String(decoding: $0.utf8, as: UTF8.self) } }

    @Test(
        "text, without what is none",
        arguments: [
            ("{\\rtf1 a\\par b}", "a\nb"), ("{\\rtf1{\\fonttbl{\\f0 Arial;}}{\\colortbl;}x}", "x"),
            ("{\\rtf1{\\*\\generator y;}x}", "x"),
            ("{\\rtf1 a{\\b b}c\r\nd}", "abcd"), ("{\\rtf1 \\{\\}\\\\}", "{}\\"),
            ("{\\rtf1 a\\~b\\tab c}", "a\u{A0}b\tc"),
            ("{\\rtf1 \\lquote q\\rquote\\emdash}", "‘q’—"), ("{\\rtf1{\\pict 0102}x}", "x"),
            ("{\\rtf1 a\\bin3 }}}b}", "ab"),
            ("{\\rtf1{\\info{\\title t}}x}", "x"), ("{\\rtf1 a\\unknown1 b}", "ab"), ("{\\rtf1 a}}}}b", "ab"),
            ("{\\rtf1 {{{a", "a"),
        ])
    func plain(rtf: String, wanted: String) {
        #expect(text(rtf) == wanted)
        #expect(read(rtf)?.kind == .rich)
    }

    @Test(
        "characters by code page, font and Unicode number",
        arguments: [
            ("{\\rtf1\\ansi\\ansicpg1252 caf\\'e9}", "café"), ("{\\rtf1\\ansicpg1251 \\'ef}", "п"),
            ("{\\rtf1 \\u8364 ?}", "€"),
            ("{\\rtf1\\uc2 \\u8364 ??x}", "€x"), ("{\\rtf1\\uc0 \\u8364 x}", "€x"), ("{\\rtf1 \\u8364\\'80x}", "€x"),
            ("{\\rtf1 \\u-10179 ?\\u-8704 ?}", "😀"),
            ("{\\rtf1 \\u-10179 ?x}", "x"),
            ("{\\rtf1{\\fonttbl{\\f1\\fcharset204 A;}}\\ansicpg1252{\\f1 \\'ef}\\'ef}", "пï"),
        ])
    func characters(rtf: String, wanted: String) { #expect(text(rtf) == wanted) }

    @Test("HTML in the guise of RTF comes out as HTML")
    func html() {
        let rtf =
            "{\\rtf1\\ansi\\fromhtml1{\\*\\htmltag64 <p class=\"a\">}\\htmlrtf{\\b\\htmlrtf0 Hi\\htmlrtf\\par}\\htmlrtf0{\\*\\mhtmltag0 <i>}{\\*\\htmltag72 </p>}}"
        #expect(text(rtf) == "<p class=\"a\">Hi</p>")
        #expect(read(rtf)?.kind == .html)
    }

    @Test("plain text in the guise of RTF is plain text")
    func fromText() { #expect(read("{\\rtf1\\fromtext a}")?.kind == .text) }

    @Test("other text is no RTF")
    func other() { #expect(read("plain") == nil) }

    @Test(
        "much of one thing takes linear time",
        arguments: [
            "{", "}", "{}", "\\", "\\'", "\\'e9", "\\u1 ?", "\\f1 a\\f2 b", "{\\fonttbl", "\\fcharset128",
            "\\bin9999999999 ", "\\par", "a", "{\\*\\htmltag <p>}", "\\uc9\\u9",
        ])
    func hostile(unit: String) {
        let growth = timeGrowth {
            "{\\rtf1\\ansi{\\fonttbl{\\f1\\fcharset128 M;}{\\f2\\fcharset204 M;}}"
                + String(repeating: unit, count: $0 / unit.utf8.count)
        } _: { rtf in
            #expect((read(rtf)?.utf8.count ?? 0) <= 4 * rtf.utf8.count)
        }
        #expect(growth < leastGrowthOfSquares)
    }
}
