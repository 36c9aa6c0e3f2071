import Testing

@testable import MessageContent

@Suite("What bytes are in a charset")
struct ByteClassesTests {
    private func classes(_ name: String) throws -> ByteClasses {
        try #require(Charset(named: name).flatMap { ByteClasses($0) })
    }

    @Test("letters have case and script, signs and controls cost")
    func kinds() throws {
        let latin = try classes("windows-1252")
        #expect(latin[0xE9].kind == .lower && latin[0xC9].kind == .upper && latin[0xE9].script == .latin)
        #expect(latin[0xE9].letter == latin[0xC9].letter)
        #expect(latin[0x93].kind == .quote && latin[0xB6].kind == .sign && latin[0x81].kind == .control)
        #expect(try classes("koi8-r")[0xC1].script == .cyrillic)
        #expect(try classes("windows-1255")[0xFF].kind == .none)
        #expect(try classes("windows-1255")[0xED].isFinal)
    }

    @Test("what no writing does costs more: capitals after small letters, signs and scripts within words")
    func context() throws {
        let latin = try classes("windows-1252")
        let (small, capital, sign, blank) = (latin[0x61], latin[0x41], latin[0xB6], ByteClass.blank)
        #expect(capital.cost(after: small, before: small) > capital.cost(after: blank, before: small))
        #expect(sign.cost(after: small, before: small) > sign.cost(after: blank, before: blank))
        let cyrillic = try classes("koi8-r")[0xC1]
        #expect(cyrillic.cost(after: small, before: blank) > cyrillic.cost(after: cyrillic, before: blank))
    }

    @Test("only single-byte charsets have classes")
    func others() { #expect(ByteClasses(.utf8) == nil) }
}
