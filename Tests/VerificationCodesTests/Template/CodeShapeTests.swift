import Testing

@testable import VerificationCodes

@Suite struct CodeShapeTests {
    private func misfit(_ shape: CodeShape, _ groups: String...) -> String? {
        shape.misfit(groups.map { Array($0.utf8) })?.description
    }

    @Test(
        "each alphabet holds its characters and no others",
        arguments: [
            (CodeShape.Alphabet.digits, "0123456789", "aZ"), (.letters, "azAZ", "09"), (.uppercase, "AZ", "az09"),
            (.lowercase, "az", "AZ09"), (.alphanumeric, "azAZ09", "_-"), (.base32, "AZ27", "az0189"),
            (.words, "azAZ", "09"),
        ])
    func alphabets(alphabet: CodeShape.Alphabet, inside: String, outside: String) {
        let shape = CodeShape(alphabet: alphabet, lengths: [6])
        #expect(inside.utf8.allSatisfy { shape.contains($0) })
        #expect(!outside.utf8.contains { shape.contains($0) })
    }

    @Test("an own alphabet holds what it lists")
    func ownAlphabet() {
        let shape = CodeShape(alphabet: .own, characters: "BCDF", lengths: [4])
        #expect(misfit(shape, "FCDB") == nil)
        #expect(misfit(shape, "FCAB") == "\"A\" is not of the alphabet own")
    }

    @Test("a wrong length is told with those that are allowed")
    func length() {
        #expect(misfit(CodeShape(alphabet: .digits, lengths: [6]), "1234567") == "length 7, allowed 6")
        #expect(misfit(CodeShape(alphabet: .digits, lengths: [4, 6]), "12345") == "length 5, allowed 4 or 6")
        #expect(misfit(CodeShape(alphabet: .digits, lengths: [4, 6]), "1234") == nil)
    }

    @Test("the first character that does not belong is told")
    func stranger() {
        #expect(misfit(CodeShape(alphabet: .digits, lengths: [6]), "12A45B") == "\"A\" is not of the alphabet digits")
        #expect(misfit(CodeShape(alphabet: .base32, lengths: [6]), "ABC1EF") == "\"1\" is not of the alphabet base32")
    }

    @Test("groups are those of the grouping, one piece, or single characters")
    func grouping() {
        let shape = CodeShape(alphabet: .digits, lengths: [6], grouping: [3, 3])
        #expect(misfit(shape, "123", "456") == nil)
        #expect(misfit(shape, "123456") == nil)
        #expect(misfit(shape, "1", "2", "3", "4", "5", "6") == nil)
        #expect(misfit(shape, "12", "3456") == "groups 2-4, allowed 3-3")
        #expect(misfit(CodeShape(alphabet: .digits, lengths: [6]), "123", "456") == "groups 3-3, allowed none")
    }

    @Test("the length of words is their number")
    func words() {
        let shape = CodeShape(alphabet: .words, lengths: [4])
        #expect(misfit(shape, "correct", "horse", "battery", "staple") == nil)
        #expect(misfit(shape, "correct", "horse") == "length 2, allowed 4")
    }

    @Test("a pattern is a further condition on the code without its separators")
    func pattern() throws {
        let shape = CodeShape(
            alphabet: .digits, lengths: [6], grouping: [3, 3], pattern: try LinearPattern(#"[1-9]\d{5}"#))
        #expect(misfit(shape, "123", "456") == nil)
        #expect(misfit(shape, "023456") == #"does not match the pattern [1-9]\d{5}"#)
    }
}
