import Foundation
import TestSupport
import Testing

@testable import VerificationCodes

@Suite struct MakeTests {
    @Test(
        "codes are drawn by lot; words, tickets and hashes are not",
        arguments: [
            ("7QX9PL", Make.drawn), ("Fk8aazMB", .drawn), ("aB3xK9zQ", .drawn), ("k7f2q9", .drawn), ("QWKZPN", .drawn),
            ("YD63LHRA", .drawn), ("7K3-9QX", .drawn), ("aBxKqZWm", .drawn),
            ("AB1234", .numbered), ("12345X", .numbered), ("UA1549", .numbered),
            ("9e41b7c", .hash), ("deadbeef12", .hash),
            ("SUMMER24", .word), ("iPhone15", .word), ("LinkedIn", .word), ("WELCOME", .word), ("JavaScript", .word),
        ])
    func make(text: String, expected: Make) { #expect(Make(text.utf8) == expected) }

    @Test("the reasons that are shown are the traits of the table in the documentation, with their weights")
    func table() throws {
        let page = Corpus.folder.appending(
            path: "../Sources/VerificationCodes/VerificationCodes.docc/GeneralScorer.md")
        let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| ") }
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
            .filter { $0.count == 3 && Int($0[2]) != nil }
        #expect(rows.map { $0[0] } == Trait.allCases.map(\.rawValue))
        #expect(rows.map { Int($0[2]) } == Trait.allCases.map(\.weight))
        #expect(try String(contentsOf: page, encoding: .utf8).contains("at least \(GenericScorer.threshold)."))
    }
}
