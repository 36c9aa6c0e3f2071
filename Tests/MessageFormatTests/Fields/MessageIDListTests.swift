import TestSupport
import Testing

@testable import MessageFormat

@Suite("message identifiers")
struct MessageIDListTests {
    @Test(
        "the table of Message-ID, In-Reply-To and References fields",
        arguments: FieldCase<[String]>.table("message-ids"))
    func table(_ row: FieldCase<[String]>) {
        row.bytes.withByteView { body in
            let list = MessageIDList(parsing: body)
            #expect(list.ids.map { String(utf8: MessageIDList.text(of: $0, in: body)) } == row.row.expected)
            row.expectDiagnostics(list.diagnostics)
        }
    }

    @Test("of too many ids the first and the most recent are kept")
    func limit() {
        let body = (0..<Limits.messageIDs + 500).map { "<\($0)@a.example>" }.joined(separator: " ")
        body.withView { view in
            let list = MessageIDList(parsing: view)
            let texts = list.ids.map { String(view[$0]) }
            #expect(texts.count == Limits.messageIDs)
            #expect(texts.first == "0@a.example")
            #expect(texts.dropFirst().first == "501@a.example")
            #expect(texts.last == "\(Limits.messageIDs + 499)@a.example")
            #expect(list.diagnostics == [.limitMessageIDs])
        }
    }

    @Test("as many ids as the limit allows are all kept")
    func atLimit() {
        let body = (0..<Limits.messageIDs).map { "<\($0)@a.example>" }.joined()
        let list = body.withView(MessageIDList.init(parsing:))
        #expect(list.ids.count == Limits.messageIDs)
        #expect(list.diagnostics == [])
    }
}
