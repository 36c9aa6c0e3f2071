import Foundation
import GRDB
import MessageAnalysis
import MessageContent
import MessageFormat

/// A correspondent: how much was written each way, from when to when, and how soon it was answered.
public struct Correspondent: Sendable {
    /// Normalised; the one that most mail is with first. Several only where the user said that they are one person's.
    public var addresses: [String]
    /// Names they go by, the most frequent first.
    public var names: [String]
    /// Messages by them, and messages of the owner to them.
    public var receivedCount = 0
    public var sentCount = 0
    public var firstAt: DateTime?
    public var lastAt: DateTime?
    /// Half of their answers came within so many seconds, and half of the owner's; nil where there is none.
    public var theirResponse: Int64?
    public var ownResponse: Int64?
    /// Addresses of others with the same name: perhaps the same person.
    public var namesakes: [String] = []

    public var title: String { names.first ?? addresses[0] }

    public var json: String {
        var json = JSONWriter()
        json.object { json in
            json.member("name", names.first)
            json.member("names", names)
            json.member("addresses", addresses)
            json.member("receivedCount", receivedCount)
            json.member("sentCount", sentCount)
            json.member("firstAt", firstAt?.rfc3339)
            json.member("lastAt", lastAt?.rfc3339)
            json.member("theirResponseSeconds", theirResponse.map { Int($0) })
            json.member("ownResponseSeconds", ownResponse.map { Int($0) })
            json.member("namesakes", namesakes)
        }
        return json.text
    }
}

extension Archive {
    public enum PeopleOrder: String, Sendable, CaseIterable {
        /// Most messages each way first.
        case count
        /// The last heard of first.
        case date
        case name
    }

    /// The people who wrote the messages that the query finds, or to whom the owner wrote them. Senders of which all mail is
    /// newsletters, notices and automatic mail are none, unless the owner wrote to them.
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
    @discardableResult
    public func linkPerson(_ addresses: [String]) throws -> [String] {
        try changePeople(addresses) { db, emails in
            guard Set(emails).count > 1 else { throw ArchiveError("\(emails.first ?? ""): name two addresses or more") }
            // With each come those that it was linked to before.
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

    /// Takes addresses out of the persons they were linked to.
    ///
    /// - Returns: those that were linked.
    @discardableResult
    public func unlinkPerson(_ addresses: [String]) throws -> [String] {
        try changePeople(addresses) { db, emails in
            let links = try PersonLinks(db)
            for email in emails {
                let rest = links.addresses(of: links.person(of: email)).filter { !emails.contains($0) }
                try db.execute(sql: "DELETE FROM person_links WHERE email = ?", arguments: [email])
                for other in rest {
                    // Who is alone is linked to nobody.
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
        let emails = try addresses.map(Owners.address)
        return try self.change { try change($0, emails) }
    }
}

/// Which addresses the user said are one person's.
struct PersonLinks {
    private var persons: [ExactText: String] = [:]
    private var members: [ExactText: [String]] = [:]

    init(_ db: Database) throws {
        for row in try Row.fetchAll(db, sql: "SELECT email, person FROM person_links ORDER BY email") {
            // Accepts any SQLite type: a damaged file may hold text where an integer was written.
            guard let email = String.fromDatabaseValue(row[0]), let person = String.fromDatabaseValue(row[1]) else {
                continue
            }
            persons[ExactText(email)] = person
            members[ExactText(person), default: []].append(email)
        }
    }

    /// The address that stands for the person.
    func person(of email: String) -> String { persons[ExactText(email)] ?? email }
    func addresses(of person: String) -> [String] { members[ExactText(person)] ?? [person] }
    func isLinked(_ email: String) -> Bool { persons[ExactText(email)] != nil }
}

/// What was written each way, by person.
private struct PeopleTally {
    struct Entry {
        var person: String
        var received = 0
        var sent = 0
        /// Of what was received, what people write.
        var human = 0
        var first: Int64?
        var last: Int64?
        var theirs: [Int64] = []
        var own: [Int64] = []
        /// Messages each way by address.
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
    /// People by the name they are best known by, in lower case.
    private var namesakes: [String: [String]] = [:]

    init(_ query: SearchQuery, _ db: Database) throws {
        self.db = db
        names = BestNames(db: db)
        let links = try PersonLinks(db)
        let owner = try Owners.set(db)
        try count(query, links)
        entries = entries.filter { $1.sent > 0 || $1.human > 0 }
        for address in owner { entries[ExactText(links.person(of: address.text))] = nil }
        try time(query, links)
        for entry in entries.values {
            if let name = try nameToCompare(entry) { namesakes[name, default: []].append(entry.person) }
        }
    }

    /// One word is too little to tell people apart by.
    private func nameToCompare(_ entry: Entry) throws -> String? {
        let name = try entry.addresses.keys.sorted().lazy.compactMap(names.of).first?.lowercased()
        return name?.contains(" ") ?? false ? name : nil
    }

    private mutating func count(_ query: SearchQuery, _ links: PersonLinks) throws {
        var compiler = SearchCompiler(db)
        let condition = try compiler.messages(query)
        func entry(_ email: String) -> ExactText { ExactText(links.person(of: email)) }
        let received = try Row.fetchCursor(
            db,
            sql: """
                SELECT m.author, count(*), sum(m.category IN ('personal', 'list', 'unsure')), min(m.date), max(m.date) \
                FROM messages m WHERE NOT m.is_outgoing AND m.author <> '' AND \(condition) GROUP BY m.author
                """, arguments: compiler.arguments)
        while let row = try received.next() {
            let key = entry(row[0])
            entries[key, default: Entry(person: key.text)].received += row[1] as Int
            entries[key]?.human += row[2] as Int
            entries[key]?.note(row[0], row[1], row[3], row[4])
        }
        let sent = try Row.fetchCursor(
            db,
            sql: """
                SELECT a.email, count(DISTINCT m.message_id), min(m.date), max(m.date) FROM messages m \
                JOIN message_addresses r ON r.message_id = m.message_id AND r.role IN ('to', 'cc', 'bcc') \
                JOIN addresses a USING (address_id) \
                WHERE m.is_outgoing AND m.category NOT IN ('automated', 'list') AND \(condition) GROUP BY a.email
                """, arguments: compiler.arguments)
        var linked: Set<ExactText> = []
        while let row = try sent.next() {
            let key = entry(row[0])
            entries[key, default: Entry(person: key.text)].note(row[0], row[1], row[2], row[3])
            entries[key]?.sent += row[1] as Int
            if links.isLinked(row[0]) { linked.insert(key) }
        }
        // What went to several addresses of one person is one message.
        for key in linked {
            let count = try sentCount(links.addresses(of: key.text), condition, compiler.arguments)
            entries[key]?.sent = count
        }
    }

    private func sentCount(_ addresses: [String], _ condition: String, _ arguments: StatementArguments) throws -> Int {
        let marks = addresses.map { _ in "?" }.joined(separator: ", ")
        return try Int.fetchOne(
            db,
            sql: """
                SELECT count(*) FROM messages m WHERE m.is_outgoing AND m.category NOT IN ('automated', 'list') \
                AND \(condition) AND m.message_id IN (SELECT r.message_id FROM message_addresses r \
                JOIN addresses a USING (address_id) WHERE r.role IN ('to', 'cc', 'bcc') AND a.email IN (\(marks)))
                """, arguments: arguments + StatementArguments(addresses)) ?? 0
    }

    /// How long answers took: the time between a message and what it answers, where the one is the owner's and the other is
    /// not. On a list nobody is asked in person, and what answers by itself is no answer.
    private mutating func time(_ query: SearchQuery, _ links: PersonLinks) throws {
        var compiler = SearchCompiler(db)
        let condition = try compiler.messages(query)
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT m.is_outgoing, CASE m.is_outgoing WHEN 1 THEN p.author ELSE m.author END, m.date - p.date \
                FROM messages m JOIN messages p ON p.message_id = m.parent_id WHERE m.is_outgoing <> p.is_outgoing \
                AND m.missing_parents = 0 AND m.date >= p.date AND m.category NOT IN ('list', 'automated') \
                AND p.category <> 'list' AND \(condition)
                """, arguments: compiler.arguments)
        while let row = try rows.next() {
            let other = ExactText(links.person(of: row[1]))
            if row[0] { entries[other]?.own.append(row[2]) } else { entries[other]?.theirs.append(row[2]) }
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
        var person = Correspondent(addresses: addresses, names: called)
        person.receivedCount = entry.received
        person.sentCount = entry.sent
        person.firstAt = entry.first.map { DateTime(unixSeconds: $0) }
        person.lastAt = entry.last.map { DateTime(unixSeconds: $0) }
        person.theirResponse = Self.median(entry.theirs)
        person.ownResponse = Self.median(entry.own)
        person.namesakes = (try nameToCompare(entry).flatMap { namesakes[$0] } ?? []).filter { $0 != entry.person }
            .sorted()
        return person
    }

    private static func median(_ values: [Int64]) -> Int64? {
        values.isEmpty ? nil : values.sorted()[(values.count - 1) / 2]
    }
}
