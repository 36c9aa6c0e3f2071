import Bytes
import TestSupport
import Testing

@testable import MessageFormat

struct ExpectedAddress: Decodable, Sendable, Equatable {
    var name: String?
    var email: String
    var group: String?
}

@Suite("address fields")
struct AddressListTests {
    @Test("the table of address fields", arguments: FieldCase<[ExpectedAddress]>.table("addresses"))
    func table(_ row: FieldCase<[ExpectedAddress]>) {
        let list = row.bytes.withByteView(AddressList.init(parsing:))
        #expect(read(list) == row.row.expected)
        row.expectDiagnostics(list.diagnostics)
    }

    @Test("what follows the limit of bytes is not read, and said so")
    func fieldBytes() {
        let padding = String(repeating: " ", count: Limits.fieldBytes)
        let list = ("a@b.example," + padding + "c@d.example").withView(AddressList.init(parsing:))
        #expect(read(list).map(\.email) == ["a@b.example"])
        #expect(list.diagnostics == [.limitFieldBytes])
    }

    @Test(
        "a comment or quote that the limit of bytes cuts off is not taken for words",
        arguments: [("(", DiagnosticCode.addressCommentUnclosed), ("\"", .addressQuoteUnclosed)])
    func cutOff(opener: String, code: DiagnosticCode) {
        let text = "a@b.example," + opener + String(repeating: "word ", count: Limits.fieldBytes / 4)
        let list = text.withView(AddressList.init(parsing:))
        #expect(read(list).prefix(1).map(\.email) == ["a@b.example"])
        #expect(list.arena.count < 100)
        #expect(list.diagnostics.prefix(2) == [.limitFieldBytes, code])
    }

    @Test("addresses past the limit are passed over, and said so")
    func addresses() {
        let many = String(repeating: "a@b,", count: Limits.addresses + 5)
        let list = many.withView(AddressList.init(parsing:))
        #expect(list.addresses.count == Limits.addresses)
        #expect(list.diagnostics == [.limitAddresses])
    }

    @Test("as many addresses as the limit allows are no reason to complain")
    func addressesAtLimit() {
        let list = String(repeating: "a@b,", count: Limits.addresses - 1).withView(AddressList.init(parsing:))
        #expect(list.addresses.count == Limits.addresses - 1)
        #expect(list.diagnostics == [])
    }

    @Test("groups nested deeper than the limit keep their addresses")
    func nestedGroups() {
        let list = (String(repeating: "g:", count: 50) + "a@b.example;").withView(AddressList.init(parsing:))
        #expect(read(list).map(\.email) == ["a@b.example"])
        #expect(list.diagnostics == [.addressGroupNested])
    }

    private func read(_ list: AddressList) -> [ExpectedAddress] {
        list.addresses.map { address in
            func text(_ range: ByteRange) -> String { String(utf8: list.arena[range.start..<range.end]) }
            return ExpectedAddress(
                name: address.name.isEmpty ? nil : text(address.name), email: text(address.addrSpec),
                group: address.group.isEmpty ? nil : text(address.group))
        }
    }
}
