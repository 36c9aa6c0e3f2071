import Foundation
import GRDB
import MessageAnalysis

/// Writes threads and reply trees (``ReplyForest``) of all messages: they depend on what mail there is, never on the order
/// in which it came.
struct Threading {
    let db: Database

    /// - Returns: messages whose thread is another now.
    @discardableResult
    func run() throws -> [Int64] {
        let mail = try ThreadMail(db)
        var forest = ReplyForest(count: mail.count) { mail.keys(of: $0) }
        let guesses = try SubjectGuesses(db: db, mail: mail).find(in: &forest)
        forest.add(guesses: guesses)
        return try write(&forest, mail)
    }

    private func write(_ forest: inout ReplyForest, _ mail: ThreadMail) throws -> [Int64] {
        let update = try db.makeStatement(
            sql: """
                UPDATE messages SET thread_id = ?, parent_id = ?, parent_link = ?, missing_parents = ? \
                WHERE message_id = ?
                """)
        var moved: [Int64] = []
        for (message, answered) in forest.answered().enumerated() {
            let row = mail.messages[message]
            let placed = ThreadMail.Place(
                thread: mail.messages[forest.thread(of: message)].id,
                parent: answered?.message.map { mail.messages[$0].id },
                link: answered?.link, missing: answered?.missing ?? 0)
            guard placed != row.place else { continue }
            try update.execute(
                arguments: [placed.thread, placed.parent, placed.link?.rawValue, placed.missing, row.id])
            guard placed.thread != row.place.thread else { continue }
            moved.append(row.id)
            try db.markConversationStale(ofMessage: row.id)
        }
        return moved
    }
}

/// What threads are made of, of all messages, first by date; copies that are not shown come after all others.
struct ThreadMail {
    struct Place: Equatable {
        var thread: Int64?
        var parent: Int64?
        var link: ReplyForest.Link?
        var missing: Int
    }

    struct Message {
        var id: Int64
        var date: Int64?
        var isCopy: Bool
        var place: Place
        fileprivate var keys: Range<Int>
    }

    private(set) var messages: [Message] = []
    private var keys: [ThreadKey] = []

    var count: Int { messages.count }

    func keys(of message: Int) -> [ThreadKey] { Array(keys[messages[message].keys]) }

    /// - Parameter thread: only this one's.
    init(_ db: Database, thread: Int64? = nil) throws {
        let cursor = try Row.fetchCursor(
            db,
            sql: """
                SELECT message_id, date, duplicate_of IS NOT NULL, thread_keys, thread_id, parent_id, parent_link, \
                missing_parents FROM messages \(thread == nil ? "" : "WHERE thread_id = ?") ORDER BY message_id
                """, arguments: thread.map { [$0] } ?? [])
        while let row = try cursor.next() {
            let start = keys.count
            keys += PackedThreadKeys.keys(in: Data.fromDatabaseValue(row[3]) ?? Data())
            // Accepts any SQLite type: a damaged file may hold text where an integer was written.
            let place = Place(
                thread: Int64.fromDatabaseValue(row[4]), parent: Int64.fromDatabaseValue(row[5]),
                link: String.fromDatabaseValue(row[6]).flatMap(ReplyForest.Link.init),
                missing: Int.fromDatabaseValue(row[7]) ?? -1)
            messages.append(
                Message(
                    id: row[0], date: Int64.fromDatabaseValue(row[1]), isCopy: row[2], place: place,
                    keys: start..<keys.count))
        }
        messages.sort { $0.isBefore($1) ?? ($0.id < $1.id) }
        try sortEqual(db)
    }

    /// Of messages of one second the one with the least hash goes first: row ids tell the order of arrival.
    private mutating func sortEqual(_ db: Database) throws {
        var start = 0
        while start < messages.count {
            var end = start + 1
            while end < messages.count, messages[start].isBefore(messages[end]) == nil { end += 1 }
            if end - start > 1 {
                let hashes = try messages[start..<end].map { row in
                    let hash = try Data.fetchOne(
                        db.cachedStatement(sql: "SELECT sha256 FROM messages WHERE message_id = ?"), arguments: [row.id]
                    )
                    return (row, Array(hash ?? Data()))
                }
                messages[start..<end] = hashes.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)[...]
            }
            start = end
        }
    }
}

extension ThreadMail.Message {
    /// Nil where the two are of one second.
    fileprivate func isBefore(_ other: ThreadMail.Message) -> Bool? {
        let (own, others) = ((isCopy ? 1 : 0, date ?? 0), (other.isCopy ? 1 : 0, other.date ?? 0))
        return own == others ? nil : own < others
    }
}

/// Replies that name nothing they answer, as some programs and web forms write them: each is taken for an answer to the
/// latest message of its subject that it can be an answer to, of another thread and at most thirty days older. That is one
/// of somebody else whom it goes to, or whose it is on the same mailing list.
struct SubjectGuesses {
    let db: Database
    let mail: ThreadMail

    private static let days: Int64 = 30
    /// Messages that one reply is held against.
    private static let maximumTries = 100

    fileprivate struct People {
        var author: ExactText
        var list: ExactText?
        var recipients: Set<ExactText>
    }

    func find(in forest: inout ReplyForest) throws -> [(message: Int, parent: Int)] {
        let replies = (0..<mail.count).filter { isUnlinked($0) && forest.isRoot($0) }
        guard !replies.isEmpty else { return [] }
        let topics = Set(replies.compactMap(topic))
        var messages: [UInt64: [Int]] = [:]
        for message in 0..<mail.count where !mail.messages[message].isCopy {
            if let topic = topic(message), topics.contains(topic) { messages[topic, default: []].append(message) }
        }
        var known: [Int: People] = [:]
        var guesses: [(message: Int, parent: Int)] = []
        for reply in replies {
            guard let topic = topic(reply), let date = mail.messages[reply].date else { continue }
            let same = messages[topic] ?? []
            var place = same.partitioningIndex { $0 >= reply }
            for _ in 0..<Self.maximumTries where place > 0 {
                place -= 1
                let other = same[place]
                guard let sent = mail.messages[other].date,
                    date.subtractingReportingOverflow(sent).partialValue <= Self.days * 86_400
                else { break }
                guard forest.thread(of: other) != forest.thread(of: reply) else { continue }
                if try people(reply, &known).mayAnswer(people(other, &known)) {
                    guesses.append((reply, other))
                    break
                }
            }
        }
        return guesses
    }

    /// A reply by its subject that names no other message. What Gmail calls a thread is one.
    private func isUnlinked(_ message: Int) -> Bool {
        guard !mail.messages[message].isCopy else { return false }
        let roles = mail.keys(of: message).map(\.role)
        return roles.contains(.replySubject) && roles.allSatisfy { $0 == .own || $0 == .replySubject }
    }

    private func topic(_ message: Int) -> UInt64? { mail.keys(of: message).lazy.compactMap(\.topic).first }

    private func people(_ message: Int, _ known: inout [Int: People]) throws -> People {
        if let found = known[message] { return found }
        let id = mail.messages[message].id
        let row = try Row.fetchOne(
            db.cachedStatement(sql: "SELECT author, list_id FROM messages WHERE message_id = ?"), arguments: [id])
        let recipients = try String.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT a.email FROM message_addresses r JOIN addresses a USING (address_id) WHERE r.message_id = ? \
                    AND r.role IN ('to', 'cc', 'bcc')
                    """), arguments: [id])
        let people = People(
            author: ExactText(row.flatMap { String.fromDatabaseValue($0[0]) } ?? ""),
            list: row.flatMap { String.fromDatabaseValue($0[1]) }.map(ExactText.init),
            recipients: Set(recipients.map(ExactText.init)))
        known[message] = people
        return people
    }
}

extension SubjectGuesses.People {
    fileprivate func mayAnswer(_ other: Self) -> Bool {
        author != other.author && (recipients.contains(other.author) || list != nil && list == other.list)
    }
}

extension Array {
    /// The index of the first element for which `belongs` is true, where all for which it is false stand before.
    fileprivate func partitioningIndex(_ belongs: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if belongs(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
