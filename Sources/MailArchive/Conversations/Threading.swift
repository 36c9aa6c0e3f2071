import Foundation
import GRDB
import MessageAnalysis

/// Writes the threads and reply trees (``ReplyForest``) of messages. They depend on the mail in the archive, never on the
/// order in which it came.
struct Threading {
    let db: Database

    /// Threads all mail anew.
    ///
    /// - Parameter isPartial: whether only some mail was touched (``TouchedMail``), to which messages are to be added that
    ///   answer another now.
    /// - Returns: messages whose thread is another now.
    func run(isPartial: Bool = false) throws -> [Int64] {
        let mail = try ThreadMail(db)
        try writeKeys(of: mail)
        var forest = ReplyForest(count: mail.count) { mail.keys(of: $0) }
        forest.add(guesses: try SubjectGuesses(db: db, mail: mail).find(in: &forest))
        return try write(&forest, mail, isPartial: isPartial)
    }

    /// Threads the mail that a change may have given other threads. The result is the same as that of all mail.
    ///
    /// - Parameter changed: messages that are new, or have another date, other keys or another original than before.
    /// - Returns: as ``run()``.
    func run(changed: [Int64]) throws -> [Int64] {
        let insert = try db.makeStatement(sql: "INSERT OR IGNORE INTO thread_keys (key, message_id) VALUES (?, ?)")
        var topics: Set<UInt64> = []
        for message in changed {
            let keys = try db.threadKeys(of: message)
            for key in PackedThreadKeys.indexed(keys) { try insert.execute(arguments: [key, message]) }
            topics.formUnion(keys.compactMap(\.topic))
        }
        var scope = ThreadScope(db: db)
        try scope.add(changed)
        try scope.addReplies(to: topics)
        while true {
            guard !scope.isWide else { return try run(isPartial: true) }
            let mail = try ThreadMail(db, .messages(scope.members.union(scope.candidates())))
            var forest = ReplyForest(count: mail.count) { mail.keys(of: $0) }
            let guesses = try SubjectGuesses(db: db, mail: mail).find(in: &forest, of: scope.members)
            let parents = guesses.map { mail.messages[$0.parent].id }.filter { !scope.members.contains($0) }
            guard parents.isEmpty else {
                try scope.add(parents)
                continue
            }
            forest.add(guesses: guesses)
            return try write(&forest, mail, only: scope.members, isPartial: true)
        }
    }

    /// Writes the table by which later changes find their threads, in its order: an eighth of the keys at a time, as there
    /// are several for each message.
    private func writeKeys(of mail: ThreadMail) throws {
        try db.run("DELETE FROM thread_keys")
        var rows: [(key: Int64, message: Int64)] = []
        // Hashes are spread evenly. Growing would take twice the memory for a while.
        rows.reserveCapacity(mail.keyCount / 8 + mail.keyCount / 64)
        for slice in Int64(-4)...3 {
            rows.removeAll(keepingCapacity: true)
            for (number, message) in mail.messages.enumerated() {
                for key in mail.keys(of: number) {
                    let key = PackedThreadKeys.indexed(key)
                    if key >> 61 == slice { rows.append((key, message.id)) }
                }
            }
            rows.sort { ($0.key, $0.message) < ($1.key, $1.message) }
            // A message may have a key twice.
            for (index, row) in rows.enumerated() where index == 0 || row != rows[index - 1] {
                try db.run("INSERT INTO thread_keys (key, message_id) VALUES (?, ?)", key: row.key) {
                    $0.add(row.message)
                }
            }
        }
    }

    /// - Parameters:
    ///   - members: messages whose threads are wholly in `mail`; nil where those of all are.
    ///   - isPartial: as in ``run(isPartial:)``.
    private func write(
        _ forest: inout ReplyForest, _ mail: ThreadMail, only members: Set<Int64>? = nil, isPartial: Bool
    ) throws -> [Int64] {
        let answered = forest.answered()
        var moved: [Int64] = []
        let areAllStale = try db.areAllConversationsStale
        let numbers = mail.numbersByID(members)
        // Places of all mail are read some thousands at a time, those of members each on its own.
        let chunk = members == nil ? Self.chunk : 1
        for start in stride(from: 0, to: numbers.count, by: chunk) {
            let numbers = numbers[start..<min(start + chunk, numbers.count)].map(Int.init)
            let ids = numbers.map { mail.messages[$0].id }
            let places = try places(from: ids[0], to: ids[ids.count - 1])
            for (number, id) in zip(numbers, ids) {
                guard let before = places[id] else { continue }
                let answered = answered[number]
                let place = Place(
                    thread: mail.messages[forest.thread(of: number)].id,
                    parent: answered?.message.map { mail.messages[$0].id },
                    link: answered?.link, missing: answered?.missing ?? 0)
                guard place != before else { continue }
                try write(place, of: id)
                if isPartial { try TouchedMail.addAffected([id, before.parent].compactMap(\.self), db) }
                guard place.thread != before.thread else { continue }
                moved.append(id)
                if !areAllStale { try db.markConversationStale(ofMessage: id) }
            }
        }
        return moved
    }

    // MARK: Places

    /// Where a message stands among others, as its row says.
    private struct Place: Equatable {
        var thread: Int64?
        var parent: Int64?
        var link: ReplyForest.Link?
        var missing: Int
    }

    private static let chunk = 10_000

    /// The places of messages by row id.
    private func places(from first: Int64, to last: Int64) throws -> [Int64: Place] {
        let places = try db.rows(
            """
            SELECT message_id, thread_id, parent_id, parent_link, missing_parents FROM messages \
            WHERE message_id >= ? AND message_id <= ?
            """, [first, last]
        ) { row in
            // Accepts any SQLite type: a damaged file may hold text where an integer was written.
            let place = Place(
                thread: Int64.fromDatabaseValue(row[1]), parent: Int64.fromDatabaseValue(row[2]),
                link: String.fromDatabaseValue(row[3]).flatMap(ReplyForest.Link.init),
                missing: Int.fromDatabaseValue(row[4]) ?? -1)
            return (row[0] as Int64, place)
        }
        return Dictionary(places) { first, _ in first }
    }

    private func write(_ place: Place, of message: Int64) throws {
        try db.run(
            """
            UPDATE messages SET thread_id = ?, parent_id = ?, parent_link = ?, missing_parents = ? WHERE message_id = ?
            """
        ) { values in
            values.add(place.thread.map(Int.init))
            values.add(place.parent.map(Int.init))
            values.add(place.link?.rawValue)
            values.add(place.missing)
            values.add(message)
        }
    }
}

/// The messages that must be threaded again after a change: with each of them all that share an identifier with it, or
/// stood in its thread.
private struct ThreadScope {
    let db: Database
    private(set) var members: Set<Int64> = []
    private var knownIdentifiers: Set<UInt64> = []
    private var knownThreads: Set<Int64> = []
    /// The topics of members that may answer a message with their subject.
    private var guessedTopics: Set<UInt64> = []

    init(db: Database) { self.db = db }

    /// Whether looking at all mail would not take longer.
    var isWide: Bool { members.count > 100_000 }

    /// Adds the replies that may take a message with one of the topics for what they answer, or no longer.
    mutating func addReplies(to topics: Set<UInt64>) throws {
        for topic in topics {
            let replies = try messages(with: ThreadKey(.replySubject, hash: topic))
            try add(replies.filter { try db.threadKeys(of: $0).nameNothing })
        }
    }

    /// Adds messages, and all that share an identifier or a thread with one, directly or through others.
    mutating func add(_ messages: [Int64]) throws {
        var open = messages
        while let message = open.popLast() {
            guard members.insert(message).inserted else { continue }
            let keys = try db.threadKeys(of: message)
            for key in keys {
                guard let identifier = key.identifier, knownIdentifiers.insert(identifier).inserted else { continue }
                open += try self.messages(with: key)
            }
            if keys.nameNothing { guessedTopics.formUnion(keys.compactMap(\.topic)) }
            let thread: Int64? = try db.value("SELECT thread_id FROM messages WHERE message_id = ?", [message])
            if let thread, knownThreads.insert(thread).inserted {
                open += try db.values("SELECT message_id FROM messages WHERE thread_id = ?", [thread])
            }
        }
    }

    /// All messages that a member without References may answer, by their subjects.
    func candidates() throws -> Set<Int64> {
        var candidates: Set<Int64> = []
        for topic in guessedTopics {
            for role in [ThreadKey.Role.subject, .replySubject] {
                candidates.formUnion(try messages(with: ThreadKey(role, hash: topic)))
            }
        }
        return candidates
    }

    private func messages(with key: ThreadKey) throws -> [Int64] {
        try db.values("SELECT message_id FROM thread_keys WHERE key = ?", [PackedThreadKeys.indexed(key)])
    }
}

extension Database {
    fileprivate func threadKeys(of message: Int64) throws -> [ThreadKey] {
        let blob: Data? = try value("SELECT thread_keys FROM messages WHERE message_id = ?", [message])
        return blob.map(PackedThreadKeys.keys) ?? []
    }
}

/// Finds what replies without References answer (``SubjectGuess``).
struct SubjectGuesses {
    let db: Database
    let mail: ThreadMail

    private typealias People = SubjectGuess.People<ExactText>

    /// - Parameter members: for which messages guesses are made; nil for all.
    func find(in forest: inout ReplyForest, of members: Set<Int64>? = nil) throws -> [(message: Int, parent: Int)] {
        let replies = (0..<mail.count).filter {
            isUnlinked($0) && forest.isRoot($0) && members?.contains(mail.messages[$0].id) ?? true
        }
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
            let parent = try SubjectGuess.parent(
                ofReplyBehind: same.partitioningIndex { $0 >= reply }, sentAt: date,
                date: { mail.messages[same[$0]].date },
                isOfOtherThread: { forest.thread(of: same[$0]) != forest.thread(of: reply) },
                mayAnswer: { try people(reply, &known).mayAnswer(people(same[$0], &known)) })
            if let parent { guesses.append((reply, same[parent])) }
        }
        return guesses
    }

    private func isUnlinked(_ message: Int) -> Bool {
        !mail.messages[message].isCopy && mail.keys(of: message).nameNothing
    }

    private func topic(_ message: Int) -> UInt64? { mail.keys(of: message).lazy.compactMap(\.topic).first }

    private func people(_ message: Int, _ known: inout [Int: People]) throws -> People {
        if let found = known[message] { return found }
        let id = mail.messages[message].id
        let row = try db.row("SELECT author, list_id FROM messages WHERE message_id = ?", [id])
        let recipients: [String] = try db.values(
            """
            SELECT a.email FROM message_addresses r JOIN addresses a USING (address_id) WHERE r.message_id = ? \
            AND r.role IN ('to', 'cc', 'bcc')
            """, [id])
        let people = People(
            author: ExactText(row.flatMap { String.fromDatabaseValue($0["author"]) } ?? ""),
            list: row.flatMap { String.fromDatabaseValue($0["list_id"]) }.map(ExactText.init),
            recipients: Set(recipients.map(ExactText.init)))
        known[message] = people
        return people
    }
}
