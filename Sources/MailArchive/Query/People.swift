import Foundation
import GRDB
import MessageAnalysis
import MessageContent
import MessageFormat

/// A correspondent: how much was written each way, from when to when, and how soon it was answered.
public struct Correspondent: Sendable, JSONObject {
    /// Normalised; the one that most mail is with first. Several only where the user said that they are one person's.
    public var addresses: [String]
    /// Names that messages give them, the most frequent first.
    public var names: [String]
    /// Messages that they wrote.
    public var receivedCount: Int
    /// Messages that the owner wrote to them.
    public var sentCount: Int
    /// Date of the first message either way.
    public var firstAt: DateTime?
    /// Date of the last message either way.
    public var lastAt: DateTime?
    /// Median time of their answers to the owner, in seconds; nil where there are none.
    public var theirResponse: Int64?
    /// Median time of the owner's answers to them, in seconds; nil where there are none.
    public var ownResponse: Int64?
    /// Addresses of others with the same name: perhaps the same person.
    public var namesakes: [String]

    /// The first name, else the first address.
    public var title: String { names.first ?? addresses[0] }

    /// A line of `letterbook people --json`.
    public func writeMembers(to json: inout JSONWriter) {
        json.member("name", names.first)
        json.member("names", names)
        json.member("addresses", addresses)
        json.member("receivedCount", receivedCount)
        json.member("sentCount", sentCount)
        json.member("firstAt", firstAt?.rfc3339)
        json.member("lastAt", lastAt?.rfc3339)
        json.member("theirResponseSeconds", theirResponse)
        json.member("ownResponseSeconds", ownResponse)
        json.member("namesakes", namesakes)
    }
}

extension Archive {
    /// How correspondents are sorted.
    public enum PeopleOrder: String, Sendable, CaseIterable {
        /// Most messages each way first.
        case count
        /// Newest last message first.
        case date
        /// By alphabet.
        case name
    }

    /// The people who wrote the messages that the query finds, or to whom the owner wrote them. Senders of nothing but
    /// newsletters, notices and automatic mail are left out, unless the owner wrote to them.
    ///
    /// - Parameters:
    ///   - limit: at most this many; nil for all.
    ///   - offset: passes over this many first.
    /// - Throws: ``ArchiveError``.
    public func people(
        _ query: SearchQuery, order: PeopleOrder = .count, limit: Int? = nil, offset: Int = 0
    ) throws -> [Correspondent] {
        try read { db in
            let tally = try PeopleTally(query, db)
            return try tally.sorted(by: order).dropFirst(offset).prefix(limit ?? .max).map(tally.correspondent)
        }
    }

    /// Notes that addresses are one person's.
    ///
    /// - Returns: all addresses of the person.
    /// - Throws: ``ArchiveError`` for a text that is no address, and for fewer than two.
    @discardableResult
    public func linkPerson(_ addresses: [String]) throws -> [String] {
        try changePeople(addresses) { db, emails in
            guard Set(emails).count > 1 else { throw ArchiveError("\(emails.first ?? ""): name two addresses or more") }
            // Addresses that one of them was linked to before belong to the person, too.
            let links = try PersonLinks(db)
            let all = Set(emails.flatMap { links.addresses(of: links.person(of: $0)) }).sorted()
            guard let person = all.first else { return [] }
            for email in all {
                try db.execute(
                    sql: "INSERT OR REPLACE INTO person_links (email, person) VALUES (?, ?)",
                    arguments: [email, person])
            }
            return all
        }
    }

    /// Notes that addresses are not of the persons that they were linked to.
    ///
    /// - Returns: those that were linked.
    /// - Throws: ``ArchiveError`` for a text that is no address.
    @discardableResult
    public func unlinkPerson(_ addresses: [String]) throws -> [String] {
        try changePeople(addresses) { db, emails in
            let links = try PersonLinks(db)
            for email in emails {
                let rest = links.addresses(of: links.person(of: email)).filter { !emails.contains($0) }
                try db.execute(sql: "DELETE FROM person_links WHERE email = ?", arguments: [email])
                for other in rest {
                    // An address that is left alone is linked to nobody.
                    try db.execute(
                        sql: rest.count > 1
                            ? "UPDATE person_links SET person = ?2 WHERE email = ?1"
                            : "DELETE FROM person_links WHERE email = ?1 AND ?2 <> ''", arguments: [other, rest[0]])
                }
            }
            return emails.filter(links.isLinked)
        }
    }

    private func changePeople(
        _ addresses: [String], _ change: (Database, [String]) throws -> [String]
    ) throws -> [String] {
        let emails = try addresses.map { try NormalisedAddress(typed: $0).text }
        return try self.change { try change($0, emails) }
    }
}

/// The addresses that the user said are one person's.
struct PersonLinks {
    private var persons: [ExactText: String] = [:]
    private var members: [ExactText: [String]] = [:]

    init(_ db: Database) throws {
        let rows = try db.cursor("SELECT email, person FROM person_links ORDER BY email")
        while let row = try rows.next() {
            // Accepts any SQLite type: a damaged file may hold a number where text was written.
            guard let email = String.fromDatabaseValue(row["email"]),
                let person = String.fromDatabaseValue(row["person"])
            else { continue }
            persons[ExactText(email)] = person
            members[ExactText(person), default: []].append(email)
        }
    }

    /// The address that stands for the person.
    func person(of email: String) -> String { persons[ExactText(email)] ?? email }
    func addresses(of person: String) -> [String] { members[ExactText(person)] ?? [person] }
    func isLinked(_ email: String) -> Bool { persons[ExactText(email)] != nil }
}

/// Counts the messages each way, by person.
private struct PeopleTally {
    struct Entry {
        /// The address that stands for the person.
        var person: String
        var received = 0
        var sent = 0
        /// Received messages of the categories that people write.
        var human = 0
        var first: Int64?
        var last: Int64?
        /// The person's times to answer, in seconds.
        var theirs: [Int64] = []
        /// The owner's times to answer, in seconds.
        var own: [Int64] = []
        /// Messages both ways by address.
        var addresses: [String: Int] = [:]

        mutating func note(_ email: String, _ count: Int, _ first: Int64?, _ last: Int64?) {
            addresses[email, default: 0] += count
            self.first = [self.first, first].compactMap(\.self).min()
            self.last = [self.last, last].compactMap(\.self).max()
        }
    }

    private let db: Database
    private let names: BestNames
    private var entries: [ExactText: Entry] = [:]
    /// Persons by the name that they are best known by, in lower case.
    private var namesakes: [String: [String]] = [:]

    init(_ query: SearchQuery, _ db: Database) throws {
        self.db = db
        names = BestNames(db: db)
        let links = try PersonLinks(db)
        let owner = try OwnerAddress.all(db)
        try count(query, links)
        entries = entries.filter { $1.sent > 0 || $1.human > 0 }
        for address in owner { entries[ExactText(links.person(of: address.text))] = nil }
        try time(query, links)
        for entry in entries.values {
            if let name = try nameToCompare(entry) { namesakes[name, default: []].append(entry.person) }
        }
    }

    /// In lower case. Nil for a name of one word, which too many share.
    private func nameToCompare(_ entry: Entry) throws -> String? {
        let name = try entry.addresses.keys.sorted().lazy.compactMap(names.of).first?.lowercased()
        return name?.contains(" ") ?? false ? name : nil
    }

    private mutating func count(_ query: SearchQuery, _ links: PersonLinks) throws {
        var compiler = SearchCompiler(db)
        let condition = try compiler.messages(query)
        func entry(_ email: String) -> ExactText { ExactText(links.person(of: email)) }
        let received = try db.cursor(
            """
            SELECT m.author, count(*) AS messages, sum(m.category IN ('personal', 'list', 'unsure')) AS human, \
            min(m.date) AS first_at, max(m.date) AS last_at \
            FROM messages m WHERE NOT m.is_outgoing AND m.author <> '' AND \(condition) GROUP BY m.author
            """, compiler.arguments)
        while let row = try received.next() {
            let key = entry(row["author"])
            entries[key, default: Entry(person: key.text)].received += row["messages"] as Int
            entries[key]?.human += row["human"] as Int
            entries[key]?.note(row["author"], row["messages"], row["first_at"], row["last_at"])
        }
        let sent = try db.cursor(
            """
            SELECT a.email, count(DISTINCT m.message_id) AS messages, min(m.date) AS first_at, max(m.date) AS last_at \
            FROM messages m \
            JOIN message_addresses r ON r.message_id = m.message_id AND r.role IN ('to', 'cc', 'bcc') \
            JOIN addresses a USING (address_id) \
            WHERE m.is_outgoing AND m.category NOT IN ('automated', 'list') AND \(condition) GROUP BY a.email
            """, compiler.arguments)
        var linked: Set<ExactText> = []
        while let row = try sent.next() {
            let key = entry(row["email"])
            entries[key, default: Entry(person: key.text)].note(
                row["email"], row["messages"], row["first_at"], row["last_at"])
            entries[key]?.sent += row["messages"] as Int
            if links.isLinked(row["email"]) { linked.insert(key) }
        }
        // A message to several addresses of one person counts once.
        for key in linked {
            let count = try sentCount(links.addresses(of: key.text), condition, compiler.arguments)
            entries[key]?.sent = count
        }
    }

    private func sentCount(_ addresses: [String], _ condition: String, _ arguments: StatementArguments) throws -> Int {
        let marks = addresses.map { _ in "?" }.joined(separator: ", ")
        return try db.count(
            """
            SELECT count(*) FROM messages m WHERE m.is_outgoing AND m.category NOT IN ('automated', 'list') \
            AND \(condition) AND m.message_id IN (SELECT r.message_id FROM message_addresses r \
            JOIN addresses a USING (address_id) WHERE r.role IN ('to', 'cc', 'bcc') AND a.email IN (\(marks)))
            """, arguments + StatementArguments(addresses))
    }

    /// Collects the times that answers took between the owner and others. Mail of lists is left out, as it asks nobody
    /// in person, and so are automatic answers.
    private mutating func time(_ query: SearchQuery, _ links: PersonLinks) throws {
        var compiler = SearchCompiler(db)
        let condition = try compiler.messages(query)
        let rows = try db.cursor(
            """
            SELECT m.is_outgoing, CASE m.is_outgoing WHEN 1 THEN p.author ELSE m.author END AS other, \
            m.date - p.date AS seconds \
            FROM messages m JOIN messages p ON p.message_id = m.parent_id WHERE m.is_outgoing <> p.is_outgoing \
            AND m.missing_parents = 0 AND m.date >= p.date AND m.category NOT IN ('list', 'automated') \
            AND p.category <> 'list' AND \(condition)
            """, compiler.arguments)
        while let row = try rows.next() {
            let other = ExactText(links.person(of: row["other"]))
            if row["is_outgoing"] {
                entries[other]?.own.append(row["seconds"])
            } else {
                entries[other]?.theirs.append(row["seconds"])
            }
        }
    }

    func sorted(by order: Archive.PeopleOrder) throws -> [Entry] {
        switch order {
        case .count:
            return entries.values.sorted { ($1.received + $1.sent, $0.person) < ($0.received + $0.sent, $1.person) }
        case .date: return entries.values.sorted { ($1.last ?? .min, $0.person) < ($0.last ?? .min, $1.person) }
        case .name:
            let named = try entries.values.map { (try names.of($0.person) ?? $0.person, $0) }
            return named.sorted { ($0.0.lowercased(), $0.1.person) < ($1.0.lowercased(), $1.1.person) }.map(\.1)
        }
    }

    func correspondent(_ entry: Entry) throws -> Correspondent {
        let addresses = entry.addresses.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        var seen: Set<String> = []
        let called = try addresses.flatMap(names.all).filter { seen.insert($0.lowercased()).inserted }
        let alike = try nameToCompare(entry).flatMap { namesakes[$0] } ?? []
        return Correspondent(
            addresses: addresses, names: called, receivedCount: entry.received, sentCount: entry.sent,
            firstAt: entry.first.map { DateTime(unixSeconds: $0) },
            lastAt: entry.last.map { DateTime(unixSeconds: $0) }, theirResponse: Self.median(entry.theirs),
            ownResponse: Self.median(entry.own), namesakes: alike.filter { $0 != entry.person }.sorted())
    }

    private static func median(_ values: [Int64]) -> Int64? {
        values.isEmpty ? nil : values.sorted()[(values.count - 1) / 2]
    }
}
