import Bytes
import Testing

@testable import MessageFormat

@Suite("walking a message")
struct EntityTests {
    private let parsed = ParsedMessage(MessageParserTests.nested)

    @Test("the children of an entity")
    func children() {
        let message = parsed.message
        #expect(message.children(of: 0) == [1, 6, 10])
        #expect(message.children(of: 1) == [2, 5])
        #expect(message.children(of: 2) == [3, 4])
        #expect(message.children(of: 6) == [7])
        #expect(message.children(of: 3) == [])
    }

    @Test("every entity but the first is a child of its parent")
    func parents() {
        for index in parsed.message.entities.indices.dropFirst() {
            #expect(parsed.message.children(of: Int(parsed.message.entities[index].parent)).contains(index))
        }
    }

    @Test("whether an entity holds others")
    func hasChildren() {
        let holders = parsed.message.entities.indices.filter { parsed.message.entities[$0].hasChildren(at: $0) }
        #expect(holders == [0, 1, 2, 6, 7, 10, 11])
    }

    @Test("the ordinals of siblings count from 1")
    func ordinals() {
        for index in parsed.message.entities.indices {
            let ordinals = parsed.message.children(of: index).map { parsed.message.entities[$0].ordinal }
            #expect(ordinals == ordinals.indices.map { UInt32($0 + 1) })
        }
    }

    @Test("a field is found in the entity that is asked, the first of its name")
    func field() {
        let message = ParsedMessage("To: a\nSubject: b\nTo: c\n\n").message
        #expect(message.field(.to)?.body == ByteRange(3, 5))
        #expect(message.field(.cc) == nil)
        #expect(parsed.message.field(.subject) == nil)
        #expect(parsed.message.field(.subject, of: 7).map { parsed.text($0.body) } == " inside")
        #expect(parsed.message.fields(of: 0).count == 2)
        #expect(parsed.message.fields(of: 8).isEmpty)
    }
}
