import MessageAnalysis
import MessageContent
import TestSupport
import Testing

/// A row of Corpus/fields/normalised-addresses.json.
struct AddressRow: Decodable, Sendable, CustomTestStringConvertible {
    var raw: String
    var normalised: String?
    var why: String
    var testDescription: String { "\(raw): \(why)" }

    static let all = Corpus.table("normalised-addresses.json", of: AddressRow.self)
}

@Suite("Normalised addresses")
struct NormalisedAddressTests {
    @Test("the table is found")
    func table() { #expect(AddressRow.all.count >= 40) }

    @Test("each spelling has its normal form", arguments: AddressRow.all)
    func row(row: AddressRow) { #expect(NormalisedAddress(row.raw)?.text == row.normalised) }

    @Test("the normal form of a normal form is itself", arguments: AddressRow.all)
    func idempotent(row: AddressRow) {
        guard let once = NormalisedAddress(row.raw) else { return }
        #expect(NormalisedAddress(once.text) == once)
    }

    @Test("a normal form has a local part and a domain")
    func parts() throws {
        let address = try #require(NormalisedAddress("\"a@b\"@Example.org"))
        #expect(address.localPart == "\"a@b\"" && address.domain == "example.org")
        let bare = try #require(NormalisedAddress("root"))
        #expect(bare.localPart == "root" && bare.domain == "")
    }

    @Test("an EmailAddress is normalised without its name")
    func emailAddress() {
        #expect(NormalisedAddress(EmailAddress(name: "x", email: "A@b.example", group: "g"))?.text == "a@b.example")
        #expect(NormalisedAddress(EmailAddress(name: "x", email: "")) == nil)
    }

    @Test("look-alikes of two scripts are two people")
    func lookAlikes() {
        #expect(NormalisedAddress("anna@аррӏе.example") != NormalisedAddress("anna@apple.example"))
        #expect(NormalisedAddress("аnna@apple.example") != NormalisedAddress("anna@apple.example"))
    }

    @Test("composed and decomposed letters are the same person, with the same bytes")
    func unicodeForms() {
        for (composed, decomposed) in [
            ("jos\u{E9}@x.example", "jose\u{301}@x.example"), ("a@b\u{FC}cher.de", "a@bu\u{308}cher.de"),
        ] {
            let a = NormalisedAddress(composed)
            let b = NormalisedAddress(decomposed)
            #expect(a.map { Array($0.text.utf8) } == b.map { Array($0.text.utf8) })
        }
    }

    @Test("signs of every kind take linear time", arguments: ["@", ".", "+", "\"", "ü", "<", " ", "a.", "ü."])
    func hostile(_ sign: String) {
        let growth = timeGrowth { size in
            let text = String(repeating: sign, count: size)
            return [text, text + "@gmail.com", "a@" + text]
        } _: { addresses in
            for raw in addresses { _ = NormalisedAddress(raw) }
        }
        #expect(growth < leastGrowthOfSquares)
    }
}
