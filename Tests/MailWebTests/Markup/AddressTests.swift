import Testing

@testable import MailWeb

@Suite("addresses of pages")
struct AddressTests {
    @Test("any character may stand in a segment and in a value")
    func encoding() {
        #expect(Address("c", "a/b?c#d").text == "/c/a%2Fb%3Fc%23d")
        #expect(
            Address("search", query: [("q", "a b&c=é\""), ("x", nil)], fragment: "m-1").text
                == "/search?q=a%20b%26c%3D%C3%A9%22#m-1")
        #expect(Address("").text == "/")
    }

    @Test("what is written is read again", arguments: ["", "a b", "ä+%&=;#?/\\", "\u{1F600}", "%zz%4", "\u{0}"])
    func roundTrip(value: String) {
        let address = Address("search", query: [("q", value)]).text
        #expect(Parameters(address.dropFirst("/search?".count)).all.first?.value == value)
    }

    @Test("a query and a form are read as browsers write them")
    func parameters() {
        let read = Parameters("q=a+b%2Bc&q=d&empty=&flag&%C3%A9=%ff%zz")
        #expect(
            read["q"] == "a b+c" && read.all.filter { $0.name == "q" }.map(\.value) == ["a b+c", "d"]
                && read["empty"] == nil && read["flag"] == nil)
        #expect(read["é"] == "\u{FFFD}%zz")
        #expect(Parameters.decoded("a+b%2b%".utf8, isPath: true) == "a+b+%")
    }

    @Test("only web pages and mail addresses are outside places")
    func outside() {
        for url in ["https://a.example/x?y", "http://a.example", "MAILTO:a@b.example"] {
            #expect(Address(outside: url)?.text == url)
        }
        for url in [
            "javascript:x", "data:text/html,x", "//a.example", "/x", "", "https://a b", "java\nscript:x", "file:///etc",
            "vbscript:x",
        ] {
            #expect(Address(outside: url) == nil, "\(url)")
        }
    }
}
