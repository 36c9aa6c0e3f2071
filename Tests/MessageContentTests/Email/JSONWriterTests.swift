import Foundation
import Testing

@testable import MessageContent

@Suite("JSON (RFC 8259)")
struct JSONWriterTests {
    private func quoted(_ text: String) -> String {
        var json = JSONWriter()
        json.string(text)
        return json.text
    }

    @Test(
        "strings are escaped where JSON, a terminal or a script would stumble",
        arguments: [
            ("plain", #""plain""#), ("", #""""#), ("\"\\/", #""\"\\/""#), ("a\nb\rc\td", #""a\nb\rc\td""#),
            ("\u{0}\u{1B}\u{7F}", #""\u0000\u001b\u007f""#),
            ("\u{80}\u{9B}\u{9F}\u{A0}", "\"\\u0080\\u009b\\u009f\u{A0}\""),
            ("a\u{202E}b\u{202A}", #""a\u202eb\u202a""#), ("\u{2066}\u{2069}", #""\u2066\u2069""#),
            ("\u{2028}\u{2029}", #""\u2028\u2029""#), ("ü€𝄞", #""ü€𝄞""#), ("\u{2027}\u{2030}", "\"\u{2027}\u{2030}\""),
        ])
    func strings(text: String, json: String) { #expect(quoted(text) == json) }

    @Test("every character below U+3000 comes back as it was")
    func roundTrip() throws {
        var text = ""
        for value in UInt32(0)..<0x3000 { Unicode.Scalar(value).map { text.unicodeScalars.append($0) } }
        let read = try JSONDecoder().decode(String.self, from: Data(quoted(text).utf8))
        #expect(Array(read.utf8) == Array(text.utf8))
    }

    @Test("every byte of ASCII is escaped or not at each place in a long text alike")
    func places() throws {
        for value in UInt8(0)..<0x80 {
            let alone = quoted(String(UnicodeScalar(value))).dropFirst().dropLast()
            for place in 0..<17 {
                let before = String(repeating: "x", count: place)
                let after = String(repeating: "~", count: 17 - place)
                #expect(quoted(before + String(UnicodeScalar(value)) + after) == "\"\(before)\(alone)\(after)\"")
            }
        }
    }

    @Test("members, arrays and objects are separated by commas")
    func structure() {
        var json = JSONWriter()
        json.object { json in
            json.member("text", "a")
            json.member("none", nil as String?)
            json.member("count", 3)
            json.member("yes", true)
            json.member("list", ["a", "b"])
            json.member("empty", [])
            json.key("objects")
            json.array([1, 2]) { json, n in json.object { $0.member("n", n) } }
            json.key("nothing")
            json.object { _ in }
            json.key("raw")
            json.raw("[1]")
            json.member("last", number: 0.5)
        }
        let wanted = """
            {"text":"a","none":null,"count":3,"yes":true,"list":["a","b"],"empty":[],"objects":[{"n":1},{"n":2}],\
            "nothing":{},"raw":[1],"last":0.5}
            """
        #expect(json.text == wanted)
    }

    @Test(
        "numbers are short, and never what JSON does not have",
        arguments: [
            (0.0, "0"), (1.0, "1"), (-2.5, "-2.5"), (0.123456, "0.123"), (1e-9, "0"), (.nan, "null"),
            (.infinity, "null"),
            (1e14, "100000000000000"),
        ] as [(Double, String)])
    func numbers(value: Double, text: String) {
        var json = JSONWriter()
        json.number(value)
        #expect(json.text == text)
    }

    @Test("huge numbers are numbers still")
    func hugeNumbers() throws {
        for value in [1e300, -1e300, .greatestFiniteMagnitude] {
            var json = JSONWriter()
            json.number(value)
            #expect(json.text == "null" || Double(json.text) != nil)
        }
    }
}
