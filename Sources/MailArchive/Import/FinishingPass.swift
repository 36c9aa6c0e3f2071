import Foundation
import GRDB
import MessageAnalysis
import MessageContent

/// What is settled when all mail of an import is in: owner, copies, threads, conversations. Each step depends on what
/// the archive holds and not on the order it came in; after an interruption the next run does what is left.
struct FinishingPass {
    private let archive: Archive

    init(_ archive: Archive) { self.archive = archive }

    /// - Returns: owner addresses that were learned: only where none was known before.
    func run(discoversOwner: Bool) throws -> [OwnerAddress] {
        try archive.write { db in
            let learned = discoversOwner ? try learnOwner(db) : []
            try CopyLinking(db: db).run()
            try Threading(db: db).run()
            try ConversationSummaries(db: db).refresh()
            try db.noteLeastVersion("codes_version", current: CodeRows.version)
            try db.noteLeastVersion("sanitizer_version", current: HTMLSanitizer.version)
            return learned
        }
    }

    private func learnOwner(_ db: Database) throws -> [OwnerAddress] {
        guard try OwnerBook.set(db).isEmpty else { return [] }
        let found = try OwnerDiscovery.candidates(db)
        guard !found.isEmpty else { return [] }
        try OwnerBook.insert(found, db)
        try Rekeying(db: db).run()
        return found
    }
}

/// Links copies: one letter under other bytes, such as a sent copy and the copy that came back through a list. They have
/// the same Message-ID, author, base subject and beginning, and were sent within five minutes; less would let a stranger's
/// mail with a borrowed Message-ID hide another. Listings show the first by time, then by hash; nothing is deleted.
struct CopyLinking {
    let db: Database

    /// Different letters under one Message-ID that are compared at a time.
    private static let openLetters = 64

    private struct Letter: Equatable {
        var internetID: String
        var author: String
        var subject: String
        var preview: String
    }

    func run() throws {
        let rows = try Row.fetchAll(
            db,
            sql: """
                WITH copied AS (SELECT internet_id FROM messages WHERE internet_id <> '' GROUP BY internet_id HAVING count(*) > 1) \
                SELECT message_id, internet_id, author, coalesce(subject, ''), preview, coalesce(sent_at, date, 0), duplicate_of \
                FROM messages WHERE internet_id IN copied ORDER BY internet_id, coalesce(sent_at, date, 0), sha256
                """)
        var originals: [(letter: Letter, sentAt: Int64, id: Int64)] = []
        for row in rows {
            let letter = Letter(internetID: row[1], author: row[2], subject: BaseSubject.of(row[3]), preview: row[4])
            let (id, sentAt): (Int64, Int64) = (row[0], row[5])
            originals.removeAll { $0.letter.internetID != letter.internetID || sentAt - $0.sentAt > 300 }
            let original = originals.first { $0.letter == letter }?.id
            if original == nil { originals.append((letter, sentAt, id)) }
            if originals.count > Self.openLetters { originals.removeFirst() }
            if original != row[6] as Int64? { try link(id, to: original) }
        }
    }

    private func link(_ id: Int64, to original: Int64?) throws {
        try db.execute(sql: "UPDATE messages SET duplicate_of = ? WHERE message_id = ?", arguments: [original, id])
        try db.execute(
            sql: """
                UPDATE conversations SET is_stale = 1 WHERE conversation_id IN \
                (SELECT conversation_id FROM messages WHERE message_id IN (?, ?))
                """, arguments: [id, original])
    }
}

/// Threads as the connected components of the graph of identifiers: independent of the order of arrival.
struct Threading {
    let db: Database

    func run() throws {
        var forest = UnionFind()
        var messages: [(id: Int64, thread: Int64?, date: Int64, node: Int)] = []
        let cursor = try Row.fetchCursor(
            db, sql: "SELECT message_id, thread_id, coalesce(date, 0), thread_keys FROM messages ORDER BY message_id")
        while let row = try cursor.next() {
            let keys: Data = row[3]
            var node = forest.add()
            for key in StableHash.keys(in: keys) { node = forest.join(node, key: key) }
            messages.append((row[0], row[1], row[2], node))
        }
        var firstOf: [Int: (date: Int64, id: Int64)] = [:]
        for message in messages {
            let root = forest.root(of: message.node)
            let candidate = (message.date, message.id)
            if firstOf[root].map({ candidate < ($0.date, $0.id) }) ?? true { firstOf[root] = candidate }
        }
        let update = try db.makeStatement(sql: "UPDATE messages SET thread_id = ? WHERE message_id = ?")
        for message in messages {
            let thread = firstOf[forest.root(of: message.node)]?.id ?? message.id
            guard thread != message.thread else { continue }
            try update.execute(arguments: [thread, message.id])
            try db.markConversationStale(ofMessage: message.id)
        }
    }
}

extension StableHash {
    /// The hashes of a thread_keys blob.
    static func keys(in blob: Data) -> [UInt64] {
        var keys: [UInt64] = []
        var value: UInt64 = 0
        for (index, byte) in blob.enumerated() {
            value |= UInt64(byte) << (8 * UInt64(index % 8))
            if index % 8 == 7 {
                keys.append(value)
                value = 0
            }
        }
        return keys
    }
}

/// Disjoint sets with path halving.
struct UnionFind {
    private var parents: [Int32] = []
    private var nodes: [UInt64: Int32] = [:]

    mutating func add() -> Int {
        parents.append(Int32(parents.count))
        return parents.count - 1
    }

    /// Joins the set of `node` with that of `key`. Returns the root.
    mutating func join(_ node: Int, key: UInt64) -> Int {
        let root = root(of: node)
        guard let known = nodes[key] else {
            nodes[key] = Int32(root)
            return root
        }
        let other = self.root(of: Int(known))
        let (low, high) = (min(root, other), max(root, other))
        parents[high] = Int32(low)
        return low
    }

    mutating func root(of node: Int) -> Int {
        var current = node
        while Int(parents[current]) != current {
            parents[current] = parents[Int(parents[current])]
            current = Int(parents[current])
        }
        return current
    }
}
