import Testing

@testable import MailHTML

private func parts(_ url: String) -> AddressParts? { AddressParts(Array(url.utf8)) }

@Suite("Parts of addresses and their shapes")
struct AddressPartsTests {
    @Test("an address in its parts")
    func cut() throws {
        let address = try #require(parts("https://user:a@b@Mail.Example.com:8443/a//b/?x=1&amp;y&Z=2#/c?d"))
        func text(_ range: Range<Int>) -> String { String(decoding: address.url[range], as: UTF8.self) }
        #expect(text(address.host) == "Mail.Example.com")
        #expect(text(address.path) == "/a//b/")
        #expect(address.segments.map(text) == ["a", "", "b"])
        #expect(address.parameters.map { text($0.name) } == ["x", "amp;y", "Z"])
        #expect(address.parameter(Array("z".utf8)).map(text) == "2")
        #expect(address.parameter(Array("d".utf8)) == nil)
        #expect(parts("https://a.example?x=1")?.segments.isEmpty == true)
    }

    @Test(
        "what is no web address is none",
        arguments: ["mailto:a@b.example", "https:a", "https:///x", "https://:80/", "tel:1"])
    func none(url: String) { #expect(parts(url) == nil) }

    @Test(
        "shapes",
        arguments: [
            ("/track/open.php", "/track/open.php?u=1", true), ("/track/open.php", "/track/open.php/x", true),
            ("/track/open.php", "/track/open.phpx", false), ("/track/open.php", "/x/track/open.php", false),
            ("/track", "/tracking/x", false), ("/a/*/b", "/a/x/b", true), ("/a/*/b", "/a//b", false),
            ("/o/+", "/o/0123456789abcdef", true), ("/o/+", "/o/short", false),
            ("/q/+~~/*", "/q/0123456789abcdef~~/x", true),
            ("/q/+~~/*", "/q/0123456789abcdef/x", false), ("/o/eJ*", "/o/eJwx", true), ("/o/eJ*", "/o/xeJ", false),
            ("/trk$?mid", "/trk?t=1&mid=2", true), ("/trk$?mid", "/trk/x?mid=2", false),
            ("/trk$?mid", "/trk?t=1", false),
            ("$?qs", "/?qs=1", true), ("$?qs", "/x?qs=1", false), ("", "/anything", true),
        ])
    func shape(shape: String, rest: String, matches: Bool) throws {
        let address = try #require(parts("https://a.example" + rest))
        #expect(AddressShape(shape).matches(address) == matches)
    }

    @Test("rules hold beneath their host, at the borders of labels")
    func hosts() throws {
        let rules = AddressRules<Int>([
            ("a.example,b.example", AddressShape(""), 1), ("name.*", AddressShape(""), 2), ("*", AddressShape("/x"), 3),
        ])
        func value(_ url: String) throws -> Int? { rules.first(for: try #require(parts(url))) { $0.value } }
        #expect(try value("https://a.example/") == 1)
        #expect(try value("https://X.B.Example/") == 1)
        #expect(try value("https://xa.example/") == nil)
        #expect(try value("https://a.example.evil.net/") == nil)
        #expect(try value("https://www.name.co.uk/") == 2)
        #expect(try value("https://name.de/") == 2)
        #expect(try value("https://name.evil.net/") == nil)
        #expect(try value("https://other.example/X") == nil)
        #expect(try value("https://other.example/x") == 3)
    }
}
