import Foundation
import MessageAnalysis
import TestSupport
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

    /// All orders take minutes, and an optimized build:
    /// `LETTERBOOK_ALL_ORDERS=1 swift test -c release -Xswiftc -enable-testing --filter OrderTests`.
    private static let isFull = ProcessInfo.processInfo.environment["LETTERBOOK_ALL_ORDERS"] != nil

    /// All orders of so many things.
    private static func permutations(_ count: Int) -> [[Int]] {
        guard count > 0 else { return [[]] }
        return permutations(count - 1).flatMap { order in
            (0...order.count).map { place in
                var longer = order
                longer.insert(count - 1, at: place)
                return longer
            }
        }
    }

    /// Imports the boxes in each order, at once or in two imports, and compares all rows with the first's.
    private func expectSame(_ orders: [[String]], in folder: TemporaryFolder) async throws {
        var expected: [String]?
        for (number, order) in orders.enumerated() {
            let name = "\(number).sqlite"
            let cut = number % 3 == 0 ? 0 : number % order.count
            if cut > 0 {
                _ = try await Archive.importing(Array(order[..<cut]), in: folder, name: name, owner: ["me@example.org"])
            }
            let (archive, _) = try await Archive.importing(
                Array(order[cut...]), in: folder, name: name, owner: ["me@example.org"])
            let contents = try archive.contents()
            let other = Set(contents).symmetricDifference(expected ?? contents).sorted()
            #expect(other == [], "order \(number)")
            expected = expected ?? contents
            for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: archive.path + end) }
        }
        #expect((expected?.count ?? 0) > 30)
    }

    @Test("changes nothing: the 5,040 orders of seven messages give the same rows (60 of them but on request)")
    func orders() async throws {
        let folder = try TemporaryFolder()
        let boxes = try Self.mail.enumerated().map { try folder.write(mbox([$1]), to: "\($0).mbox") }
        var generator = SplitMix(state: 7)
        let all = Self.permutations(boxes.count)
        #expect(Set(all).count == 5_040)
        let orders = Self.isFull ? all : [all[0]] + all.shuffled(using: &generator).prefix(59)
        try await expectSame(orders.map { $0.map { boxes[$0] } }, in: folder)
    }

    /// A letter of a large correspondence: people with several names, threads with missing parents, replies that name nothing,
    /// lists, copies, one second for several.
    private static func letter(_ number: Int, of count: Int, _ generator: inout SplitMix) -> String {
        let people = (0..<12).map { "p\($0)@x.example" } + ["me@example.org"]
        func pick<T>(_ choices: [T]) -> T { choices.randomElement(using: &generator)! }
        func id(_ number: Int) -> String { "<\(number)@shuffle.example>" }
        // Nobody writes to Kim, whose letters are all alike, and some of them copies.
        let isFilledIn = number % 17 < 2
        let from = isFilledIn ? "kim@board.example" : pick(people)
        var fields = [
            "From: \(pick(["", "\(from.prefix(2).uppercased()) ", "Dr. \(from.prefix(2)) "]))<\(from)>",
            "To: \(pick(people)), \(pick(people))",
            "Message-ID: \(id(number % 50 == 7 || number % 17 == 1 ? number - 1 : number))",
            "Date: Mon, \(1 + number * 27 / count) Jan 2024 00:\(10 + number % 40):\(10 + number % 7) +0000",
        ]
        let answered = Int.random(in: 0...number, using: &generator)
        switch number % 6 {
        case 0: fields.append("References: \(id(answered / 2)) \(id(answered + count / 2)) \(id(answered))")
        case 1: fields.append("In-Reply-To: \(id(answered))")
        default: break
        }
        fields.append("Subject: \(number % 3 == 0 ? "Re: " : "")topic \(number % 11)")
        if number % 9 == 0 {
            fields.append("List-Id: <l\(number % 2).lists.example>\nList-Post: <mailto:l\(number % 2)@lists.example>")
        }
        if number % 10 == 3 { fields.append("X-BeenThere: l\(number % 2)@lists.example") }
        if number % 13 == 0 { fields.append("X-GM-THRID: \(number % 39)") }
        let body =
            switch number {
            case _ where isFilledIn:
                "Hello Ada,\nnote \(number) is for you.\nIt is on the board.\nYou can read it there.\nIt stays a week.\nSee you soon, Kim"
            case _ where number % 4 == 0: "Your order \(number) has shipped."
            default: "Hello,\n\nthis is number \(number).\n\nBest, P"
            }
        return fields.joined(separator: "\n") + "\nContent-Type: text/plain\n\n" + body + "\n"
    }

    @Test("changes nothing: many small imports, between which the user says what mail is, give what one import gives")
    func smallImports() async throws {
        let count = Self.isFull ? 3_000 : 240
        var generator = SplitMix(state: 23)
        let letters = (0..<count).map { number in
            let label = number % 8 == 5 ? "X-Gmail-Labels: Inbox,Category Promotions\n" : ""
            return label + Self.letter(number, of: count, &generator)
        }
        let folder = try TemporaryFolder()
        let boxes = try stride(from: 0, to: count, by: 12).map { start in
            try folder.write(mbox(Array(letters[start..<start + 12])), to: "\(start).mbox")
        }
        let order = boxes.shuffled(using: &generator)
        let rules = [
            ("p3@x.example", MessageAnalysis.Category.newsletter), ("p7@x.example", .transactional),
            ("l1.lists.example", .personal),
        ]
        for (number, box) in order.enumerated() {
            let (archive, _) = try await Archive.importing([box], in: folder, owner: ["me@example.org"])
            if number == 4 { _ = try archive.setCategory(.list, of: "p5@x.example") }
            if number == 9 { for (name, category) in rules { _ = try archive.setCategory(category, of: name) } }
            if number == 14 { _ = try archive.removeCategory(of: "p5@x.example") }
            // Other labels, then those of before: a mailbox program rewrote the box.
            if number == 11 {
                let text = try String(contentsOfFile: box, encoding: .utf8)
                try text.replacing("Category Promotions", with: "Work").write(
                    toFile: box, atomically: true, encoding: .utf8)
                _ = try await Archive.importing([box], in: folder, owner: ["me@example.org"])
                try text.write(toFile: box, atomically: true, encoding: .utf8)
                _ = try await Archive.importing([box], in: folder, owner: ["me@example.org"])
            }
        }
        let small = try Archive(path: folder.path("a.sqlite"), access: .update)
        let (whole, _) = try await Archive.importing(boxes, in: folder, name: "b.sqlite", owner: ["me@example.org"])
        for (name, category) in rules { _ = try whole.setCategory(category, of: name) }
        let difference = try Set(small.contents()).symmetricDifference(whole.contents()).sorted()
        #expect(difference == [])
        #expect(try small.verify().isSound && whole.verify().isSound)
        // And what looking at all mail gives.
        let before = try small.contents()
        try small.write { _ = try DerivedRows(db: $0).update(.everythingForOwner) }
        #expect(try small.contents() == before)
    }

    @Test("changes nothing: 100 shuffles of 5,000 letters give the same rows (3 of 300 but on request)")
    func shuffles() async throws {
        let (shuffles, count) = Self.isFull ? (100, 5_000) : (3, 300)
        var generator = SplitMix(state: 19)
        let letters = (0..<count).map { Self.letter($0, of: count, &generator) }
        let folder = try TemporaryFolder()
        let orders = try (0..<shuffles).map { number in
            let order = number == 0 ? letters : letters.shuffled(using: &generator)
            return try stride(from: 0, to: count, by: count / 3 + 1).map { start in
                try folder.write(
                    mbox(Array(order[start..<min(count, start + count / 3 + 1)])), to: "\(number)/\(start).mbox")
            }
        }
        try await expectSame(orders, in: folder)
    }
}
