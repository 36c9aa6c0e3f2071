import Foundation
import TestSupport

/// Mail of people, lists and newsletters in random words, as much as is wanted: the same in every run.
///
/// However much it is, everyone writes, and every list has, about ten messages, so that what one change touches does not grow with the mail.
struct GeneratedMail {
    struct Letter {
        var number: Int
        var name: String
        var email: String
        var recipient: String
        var subject: [String]
        var body: [String]
        var isUnread: Bool
        var extra: String

        var from: String { "\(name) <\(email)>" }
        /// Seconds since 1970: an hour later for each.
        var date: Int64 { 1_500_000_000 + 3_600 * Int64(number) }
        var id: String { "\(number).generated@x.example" }

        var text: String {
            """
            X-Mozilla-Status: \(isUnread ? "0000" : "0001")
            From: \(from)
            To: \(recipient)
            Subject: \(subject.joined(separator: " "))
            Date: \(GeneratedMail.format(date))
            Message-ID: <\(id)>
            \(extra)Content-Type: text/plain; charset=utf-8

            \(body.joined(separator: " "))

            """
        }
    }

    static func format(_ date: Int64) -> String {
        var time = time_t(date)
        var parts = tm()
        gmtime_r(&time, &parts)
        var text = [CChar](repeating: 0, count: 64)
        strftime(&text, text.count, "%a, %d %b %Y %H:%M:%S +0000", &parts)
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    static let owner = "me@example.org"
    /// In every message.
    static let commonWord = "common"

    private var random: SplitMix
    private(set) var letters: [Letter] = []

    init(_ count: Int, seed: UInt64 = 1) {
        random = SplitMix(state: seed)
        for number in 0..<count { letters.append(letter(number, of: count)) }
    }

    /// A word of few letters, so that some are common and some are the beginnings of others.
    private mutating func word() -> String {
        let syllables = ["ka", "ro", "mi", "tel", "sun", "or"]
        return (0...Int.random(in: 0...2, using: &random)).map { _ in syllables.randomElement(using: &random) ?? "" }
            .joined()
    }

    mutating func words(_ count: Int) -> [String] { (0..<count).map { _ in word() } }

    private mutating func letter(_ number: Int, of count: Int) -> Letter {
        let person = Int.random(in: 0...count / 20, using: &random)
        let (name, email) = ("Person\(person) Karo", "p\(person)@people.example")
        var letter = Letter(
            number: number, name: name, email: email, recipient: Self.owner, subject: words(3),
            body: words(20) + [Self.commonWord], isUnread: Int.random(in: 0...3, using: &random) == 0, extra: "")
        switch number % 4 {
        case 1:
            // Some answers go to somebody else.
            let recipient = number % 8 == 1 ? email : "p\(person + 1)@people.example"
            (letter.name, letter.email, letter.recipient) = ("Me", Self.owner, recipient)
            let answered = letters.last { $0.email == email }
            letter.extra = answered.map { "In-Reply-To: <\($0.id)>\n" } ?? ""
        case 2:
            letter.recipient = "talk\(person)@lists.example"
            letter.extra =
                "List-Id: Talk <talk\(person).lists.example>\nList-Post: <mailto:\(letter.recipient)>\n"
        case 3:
            (letter.name, letter.email) = ("Shop \(person)", "news@shop\(person).example")
            letter.extra =
                "List-Unsubscribe: <https://shop\(person).example/u>\nPrecedence: bulk\nX-Campaign: \(number)\n"
        default: break
        }
        return letter
    }
}
