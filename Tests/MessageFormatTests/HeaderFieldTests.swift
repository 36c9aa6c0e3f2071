import TestSupport
import Testing

@testable import MessageFormat

@Suite("field names")
struct HeaderFieldTests {
    @Test("every name is known in any letter case", arguments: FieldName.allCases.filter { $0 != .other })
    func known(name: FieldName) {
        let text = name.text.description
        for spelling in [text, text.uppercased(), text.prefix(1).uppercased() + text.dropFirst()] {
            #expect(spelling.withView { FieldName($0) } == name)
        }
    }

    @Test("names that differ by a letter are others", arguments: FieldName.allCases.filter { $0 != .other })
    func nearMisses(name: FieldName) {
        let text = name.text.description
        for spelling in [text + "s", "x" + text, String(text.dropLast()), text + " ", "x" + text.dropFirst()] {
            let read = spelling.withView { FieldName($0) }
            #expect(read != name, "\(spelling)")
        }
    }

    @Test("no two names are the same")
    func unique() {
        #expect(Set(FieldName.allCases.map(\.text.description)).count == FieldName.allCases.count)
    }

    @Test(
        "anything else is another", arguments: ["", "x", "X-Mailer", String(repeating: "a", count: 500), "d\u{E4}te"])
    func others(name: String) {
        #expect(name.withView { FieldName($0) } == .other)
    }
}
