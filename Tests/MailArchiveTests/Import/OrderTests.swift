import Foundation
import Testing

@testable import MailArchive

@Suite("The order in which mail comes")
struct OrderTests {
    /// Replies, a reply to what is missing, copies that a list and a mailbox program changed, one second for several, doubtful
    /// mail of someone the owner writes to.
    private static let mail: [String] = {
        func one(_ number: Int, _ from: String, to: String, second: Int, extra: String = "", body: String = "Hello.")
            -> String
        {
            """
            From: \(from)
            To: \(to)
            Subject: \(number % 2 == 0 ? "tea" : "Re: tea")
            Date: Mon, 1 Jan 2024 00:00:\(second < 10 ? "0" : "")\(second) +0000
            Message-ID: <\(number)@order.example>
            \(extra)Content-Type: text/plain

            \(body)

            """
        }
        let question = one(1, "Bo <bo@x.example>", to: "me@example.org, cy@x.example", second: 1)
        return [
            question,
            question.replacing("To: me", with: "X-UID: 4\nTo: me"),
            one(2, "me@example.org", to: "Bo <bo@x.example>", second: 2, extra: "In-Reply-To: <1@order.example>\n"),
            one(
                3, "cy@x.example", to: "me@example.org", second: 1,
                extra: "References: <0@order.example> <2@order.example>\n"),
            one(
                4, "\"B. Oak\" <bo@x.example>", to: "me@example.org", second: 4,
                extra: "In-Reply-To: <0@order.example>\n",
                body: "Your order 12 has shipped."),
            one(
                5, "dev@lists.example", to: "dev@lists.example", second: 5,
                extra: "List-Id: Dev <dev.lists.example>\nList-Post: <mailto:dev@lists.example>\n"),
            one(6, "me@example.org", to: "me@example.org", second: 6),
        ]
    }()

    @Test("changes nothing: 60 of the 5,040 orders of seven messages give the same rows")
    func orders() async throws {
        let folder = try TemporaryFolder()
        let boxes = try Self.mail.enumerated().map { try folder.write(mbox([$1]), to: "\($0).mbox") }
        var generator = SplitMix(state: 7)
        var expected: [String]?
        for number in 0..<60 {
            let order = number == 0 ? boxes : boxes.shuffled(using: &generator)
            // At once, or in two imports.
            let name = "\(number).sqlite"
            let cut = number % 3 == 0 ? 0 : number % boxes.count
            if cut > 0 {
                _ = try await Archive.importing(Array(order[..<cut]), in: folder, name: name, owner: ["me@example.org"])
            }
            let (archive, _) = try await Archive.importing(
                Array(order[cut...]), in: folder, name: name, owner: ["me@example.org"])
            let contents = try archive.contents()
            let other = Set(contents).symmetricDifference(expected ?? contents).sorted()
            #expect(other == [], "order \(number)")
            expected = expected ?? contents
            try FileManager.default.removeItem(atPath: archive.path)
        }
        #expect((expected?.count ?? 0) > 30)
    }
}
