import Testing

@testable import MailSources

@Suite("JSON")
struct JSONValueTests {
    private func value(_ text: String) -> JSONValue? { JSONValue(Array(text.utf8)) }

    @Test("values of each kind are read")
    func kinds() {
        #expect(
            value(#" {"a":[1,-2,1.5,true,null,"x"],"b":{},"c":[]} "#)
                == .object([
                    "a": .array([.integer(1), .integer(-2), .other, .other, .other, .string("x")]), "b": .object([:]),
                    "c": .array([]),
                ]))
    }

    @Test(
        "escapes stand for characters",
        arguments: [
            (#""\"\\\/\n\t""#, "\"\\/\n\t"), (#""caf\u00e9 \ud83d\ude00!""#, "café 😀!"), (#""\ud83d""#, "\u{FFFD}"),
            (#""\u0041\u0042\n\u0043""#, "AB\nC"), ("\"ü\"", "ü"),
        ])
    func escapes(text: String, string: String) { #expect(value(text) == .string(string)) }

    @Test(
        "a text that is no JSON is none, wherever it is cut",
        arguments: [
            "", "{", "[1,", "[1 2]", "{\"a\"}", "{\"a\":}", "{a:1}", "\"x", #""\u00""#, #""\"#, "1 2", "[]]",
            "{\"a\":1,}",
            String(repeating: "[", count: 100_000),
        ])
    func damaged(text: String) { #expect(value(text) == nil) }
}
