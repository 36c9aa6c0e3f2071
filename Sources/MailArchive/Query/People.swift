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
    /// Addresses of others with the same name, perhaps the same person: the first 20 by alphabet.
    public var namesakes: [String]
    /// A person has few addresses. What more bear is a common name or an office's, "Customer Service", and lists of all of
    /// them would grow with the square of their number.
    static let namesakeLimit = 20

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
    ///   - query: which messages.
    ///   - order: by what they are sorted.
    ///   - reversed: whether the last comes first.
    ///   - limit: at most this many; nil for all.
    ///   - offset: passes over this many first.
    /// - Throws: ``ArchiveError``.
    public func people(
        _ query: SearchQuery, order: PeopleOrder = .count, reversed: Bool = false, limit: Int? = nil, offset: Int = 0
    ) throws -> [Correspondent] {
        try read { db in
            let tally = try PeopleTally(query, order, reversed: reversed, limit: limit, offset: offset, db)
            return try tally.page.map(tally.correspondent)
        }
    }

    /// The correspondent with this address; nil where there is none.
    ///
    /// - Parameter email: normalised.
    /// - Throws: ``ArchiveError``.
    package func person(_ email: String) throws -> Correspondent? {
        try read { db in
            let tally =
                try PeopleTally(keptOf: email, db)
                ?? PeopleTally(.field(.with, email), .count, reversed: false, limit: nil, offset: 0, db)
            return try tally.page.first { $0.addresses[email] != nil }.map(tally.correspondent)
        }
    }

    /// How many correspondents there are.
    ///
    /// - Throws: ``ArchiveError``.
    package func peopleCount() throws -> Int {
        try read { db in
            let links = try PersonLinks(db)
            let linked = try db.values(
                "SELECT email FROM addresses WHERE \(PeopleTally.isCorrespondent) AND email IN (SELECT email FROM person_links)"
            ).map { links.person(of: $0) }
            let all = try db.count("SELECT count(*) FROM addresses WHERE \(PeopleTally.isCorrespondent)")
            return all - linked.count + Set(linked.map(ExactText.init)).count
        }
    }

    /// Notes that addresses are one person's.
    ///
    /// - Returns: all addresses of the person.
    /// - Throws: ``ArchiveError`` for a text that is no address, for one of the owner's, and for fewer than two.
    @discardableResult
    public func linkPerson(_ addresses: [String]) throws -> [String] {
        try changePeople(addresses) { db, emails in
            guard Set(emails).count > 1 else { throw ArchiveError("\(emails.first ?? ""): name two addresses or more") }
            // Linked to the owner, a person would be nobody's correspondent any more.
            let owner = Set(try OwnerAddress.all(db).map(\.text))
            if let own = emails.first(where: owner.contains) {
                throw ArchiveError("\(own): is the owner's (letterbook owner add names other addresses of the owner)")
            }
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

    /// The addresses that the user said are one person's, by person.
    ///
    /// - Throws: ``ArchiveError``.
    package func linkedPeople() throws -> [[String]] { try read { try PersonLinks($0).all } }

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
    var isEmpty: Bool { persons.isEmpty }
    /// The addresses of each person.
    var all: [[String]] { members.values.sorted { ($0.first ?? "") < ($1.first ?? "") } }
    func isLinked(_ email: String) -> Bool { persons[ExactText(email)] != nil }
}

/// Counts the messages each way, by person.
private struct PeopleTally {
    struct Entry {
        /// The address that stands for the person.
        var person: String
        var counts = PeopleCounts()
        /// Messages both ways by address.
        var addresses: [String: Int] = [:]

        mutating func add(_ other: PeopleCounts, of email: String) {
            counts = addresses.isEmpty ? other : counts.adding(other)
            addresses[email, default: 0] += other.received + other.sent
        }
    }

    private let db: Database
    private let query: SearchQuery
    private let links: PersonLinks
    private var entries: [ExactText: Entry] = [:]
    /// The name that each address is best known by.
    private var names: [ExactText: String] = [:]
    /// Persons by the name that they are best known by, in lower case.
    private var namesakes: [String: [String]] = [:]

    /// The correspondents of the page that was asked for, in order.
    private(set) var page: [Entry] = []

    init(
        _ query: SearchQuery, _ order: Archive.PeopleOrder, reversed: Bool, limit: Int?, offset: Int, _ db: Database
    ) throws {
        self.db = db
        self.query = query
        links = try PersonLinks(db)
        let areKept = try query == .all && DerivedRows(db: db).areCurrent
        let ordering = areKept && links.isEmpty ? Self.keptOrders[order] : nil
        if let ordering {
            try loadKept(Database.page(by: [ordering, "email"], reversed, limit, offset))
        } else if areKept {
            try loadKept()
        } else {
            try count()
        }
        // A message to several addresses of one person counts once, and the times of all of them together.
        let linked = entries.filter { $1.addresses.count > 1 }.keys
        for key in linked {
            let count = try sentCount(links.addresses(of: key.text))
            entries[key]?.counts.sent = count
        }
        entries = entries.filter { $1.counts.sent > 0 || $1.counts.human > 0 }
        for address in try OwnerAddress.all(db) { entries[ExactText(links.person(of: address.text))] = nil }
        if !areKept || !linked.isEmpty { try time(ofLinked: areKept) }
        let all = sorted(by: order)
        page = Array((reversed ? all.reversed() : all).dropFirst(ordering == nil ? offset : 0).prefix(limit ?? .max))
        try findNamesakes(isWhole: ordering == nil)
    }

    /// One address alone, from the kept counts; nil where they are not current, or it is linked to others.
    init?(keptOf email: String, _ db: Database) throws {
        (self.db, query) = (db, .all)
        links = try PersonLinks(db)
        guard !links.isLinked(email), try DerivedRows(db: db).areCurrent else { return nil }
        let row = try db.row(
            "SELECT name, \(PeopleCounts.columns.joined(separator: ", ")) FROM addresses WHERE email = ?", [email])
        guard let row else { return }
        names[ExactText(email)] = row[0]
        add(PeopleCounts(row, from: 1), of: email)
        page = Array(entries.values)
        try findNamesakes(isWhole: false)
    }

    /// Orders for which the kept counts give the page at once.
    private static let keptOrders: [Archive.PeopleOrder: String] = [
        .count: "received_count + sent_count DESC", .date: "last_at DESC",
    ]

    /// - Parameter isWhole: whether the entries are those of all correspondents.
    private mutating func findNamesakes(isWhole: Bool) throws {
        try collectNamesakes(isWhole: isWhole)
        // One more than is told, as the person may be among them.
        namesakes = namesakes.mapValues { Array($0.sorted().prefix(Correspondent.namesakeLimit + 1)) }
    }

    private mutating func collectNamesakes(isWhole: Bool) throws {
        let wanted = Set(page.compactMap(nameToCompare))
        guard !wanted.isEmpty else { return }
        if isWhole {
            for entry in entries.values {
                if let name = nameToCompare(entry) { namesakes[name, default: []].append(entry.person) }
            }
            return
        }
        let rows = try db.cursor(
            "SELECT name, email FROM addresses WHERE \(Self.isCorrespondent) AND instr(name, ' ') > 0")
        while let row = try rows.next() {
            let name = (row[0] as String).lowercased()
            if wanted.contains(name) { namesakes[name, default: []].append(row[1]) }
        }
    }

    /// On rows of addresses.
    static let isCorrespondent = """
        (sent_count > 0 OR human_count > 0) AND email NOT IN (SELECT email FROM owner_addresses)
        """

    /// In lower case. Nil for a name of one word, which too many share.
    private func nameToCompare(_ entry: Entry) -> String? {
        let name = entry.addresses.keys.sorted().lazy.compactMap { names[ExactText($0)] }.first?.lowercased()
        return name?.utf8.contains(UInt8(ascii: " ")) ?? false ? name : nil
    }

    private mutating func add(_ counts: PeopleCounts, of email: String) {
        let key = ExactText(links.person(of: email))
        entries[key, default: Entry(person: key.text)].add(counts, of: email)
    }

    /// Takes the counts that the archive keeps.
    ///
    /// - Parameter page: SQL that chooses from the correspondents; "" for all.
    private mutating func loadKept(_ page: String = "") throws {
        let rows = try db.cursor(
            """
            SELECT email, name, \(PeopleCounts.columns.joined(separator: ", ")) FROM addresses \
            WHERE \(Self.isCorrespondent) OR email IN (SELECT email FROM person_links) \(page)
            """)
        while let row = try rows.next() {
            let (email, counts): (String, PeopleCounts) = (row[0], PeopleCounts(row, from: 2))
            // Of an address that nobody wrote to or from only the link is known.
            guard counts.received + counts.sent > 0 else { continue }
            names[ExactText(email)] = row[1]
            add(counts, of: email)
        }
    }

    /// Counts the messages that the query finds.
    private mutating func count() throws {
        var compiler = SearchCompiler(db)
        let condition = try compiler.messages(query)
        let rows = try db.cursor(
            """
            SELECT f.email, a.name, sum(received), sum(human), sum(sent), min(f.first_at), max(f.last_at) FROM \
            (SELECT m.author AS email, count(*) AS received, sum(m.category IN \(PeopleCounts.humanCategories)) AS human, \
            0 AS sent, min(m.date) AS first_at, max(m.date) AS last_at FROM messages m \
            WHERE NOT m.is_outgoing AND m.author <> '' AND \(condition) GROUP BY m.author \
            UNION ALL SELECT b.email, 0, 0, count(DISTINCT m.message_id), min(m.date), max(m.date) FROM messages m \
            JOIN message_addresses r ON r.message_id = m.message_id AND r.role IN ('to', 'cc', 'bcc') \
            JOIN addresses b USING (address_id) WHERE \(PeopleCounts.isSent) AND \(condition) GROUP BY b.email) f \
            LEFT JOIN addresses a ON a.email = f.email GROUP BY f.email
            """, compiler.arguments + compiler.arguments)
        while let row = try rows.next() {
            var counts = PeopleCounts()
            (counts.received, counts.human, counts.sent, counts.first, counts.last) = (
                row[2], row[3], row[4], row[5], row[6]
            )
            names[ExactText(row[0])] = row[1]
            add(counts, of: row[0])
        }
    }

    private func sentCount(_ addresses: [String]) throws -> Int {
        var compiler = SearchCompiler(db)
        let condition = try compiler.messages(query)
        let marks = addresses.map { _ in "?" }.joined(separator: ", ")
        return try db.count(
            """
            SELECT count(*) FROM messages m WHERE \(PeopleCounts.isSent) \
            AND \(condition) AND m.message_id IN (SELECT r.message_id FROM message_addresses r \
            JOIN addresses a USING (address_id) WHERE r.role IN ('to', 'cc', 'bcc') AND a.email IN (\(marks)))
            """, compiler.arguments + StatementArguments(addresses))
    }

    /// Adds the times that answers took.
    ///
    /// - Parameter ofLinked: only of persons with several addresses; those of others are known.
    private mutating func time(ofLinked: Bool) throws {
        var compiler = SearchCompiler(db)
        let condition = try compiler.messages(query)
        let times = try PeopleCounts.responseTimes(
            PeopleCounts.responses(of: ofLinked ? "person_links" : nil, where: condition),
            arguments: compiler.arguments,
            of: links.person, db)
        for (key, times) in times where !ofLinked || entries[key]?.addresses.count ?? 0 > 1 {
            entries[key]?.counts.setResponses(times)
        }
    }

    private func sorted(by order: Archive.PeopleOrder) -> [Entry] {
        switch order {
        case .count:
            return entries.values.sorted { ($1.counts.both, $0.person) < ($0.counts.both, $1.person) }
        case .date:
            return entries.values.sorted {
                ($1.counts.last ?? .min, $0.person) < ($0.counts.last ?? .min, $1.person)
            }
        case .name:
            let named = entries.values.map { ((names[ExactText($0.person)] ?? $0.person).lowercased(), $0) }
            return named.sorted { ($0.0, $0.1.person) < ($1.0, $1.1.person) }.map(\.1)
        }
    }

    func correspondent(_ entry: Entry) throws -> Correspondent {
        let addresses = entry.addresses.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        var seen: Set<String> = []
        let called = try addresses.flatMap(BestNames(db: db).all).filter { seen.insert($0.lowercased()).inserted }
        let alike = nameToCompare(entry).flatMap { namesakes[$0] } ?? []
        return Correspondent(
            addresses: addresses, names: called, receivedCount: entry.counts.received, sentCount: entry.counts.sent,
            firstAt: entry.counts.first.map { DateTime(unixSeconds: $0) },
            lastAt: entry.counts.last.map { DateTime(unixSeconds: $0) }, theirResponse: entry.counts.theirResponse,
            ownResponse: entry.counts.ownResponse,
            namesakes: Array(alike.filter { $0 != entry.person }.prefix(Correspondent.namesakeLimit)))
    }
}
