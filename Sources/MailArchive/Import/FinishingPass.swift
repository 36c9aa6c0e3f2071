import Foundation
import GRDB
import MailSources
import MessageAnalysis
import MessageContent

/// What is settled when all mail of an import is in: owner, copies, threads, conversations. Each step depends on what
/// the archive holds and not on the order it came in; after an interruption the next run does what is left.
struct FinishingPass {
    private let archive: Archive

    init(_ archive: Archive) { self.archive = archive }

    /// - Returns: owner addresses that were learned: only where none was known before.
    ///
    /// - Parameters:
    ///   - tally: of all mail in the archive, where the import has read all of it.
    ///   - packed: packed files that were looked into, by absolute path.
    ///   - faults: what could not be read.
    func run(
        discoversOwner: Bool, _ tally: DeliveryTally?, _ packed: [ExactText: PackedFile], faults: [SourceFault]
    ) throws -> [OwnerAddress] {
        try archive.write { db in
            let changes = db.totalChangesCount
            try PackedRows(db: db).note(packed, faults)
            let seals = Seals(db: db)
            // An import that ended has settled all this, and this one wrote nothing.
            if db.totalChangesCount == changes, try seals.isCurrent { return [] }
            let learned = discoversOwner ? try learnOwner(db, tally) : []
            try db.execute(
                sql: """
                    DELETE FROM labels WHERE NOT EXISTS \
                    (SELECT 1 FROM message_labels l WHERE l.label_id = labels.label_id)
                    """)
            if learned.isEmpty { try KnowledgePass(db: db).run() } else { try Rekeying(db: db).followOwner() }
            try CopyLinking(db: db).run()
            try Threading(db: db).run()
            try ConversationSummaries(db: db).refresh()
            try db.noteLeastVersion("codes_version", current: CodeRows.version)
            try db.noteLeastVersion("sanitizer_version", current: HTMLSanitizer.version)
            // After an interruption the next import looks for the owner, though it may find nothing new.
            if discoversOwner, try db.totalChangesCount != changes || !seals.isCurrent { try seals.renew() }
            return learned
        }
    }

    private func learnOwner(_ db: Database, _ tally: DeliveryTally?) throws -> [OwnerAddress] {
        guard try OwnerBook.set(db).isEmpty else { return [] }
        let found = try OwnerDiscovery.candidates(db, tally)
        guard !found.isEmpty else { return [] }
        try OwnerBook.insert(found, db)
        return found
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
            guard let first = firstOf[root] else {
                firstOf[root] = (message.date, message.id)
                continue
            }
            if try message.date < first.date || message.date == first.date && isBefore(message.id, first.id) {
                firstOf[root] = (message.date, message.id)
            }
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

extension Threading {
    /// Of messages of one second: by their hashes, as row ids tell the order of arrival.
    private func isBefore(_ id: Int64, _ other: Int64) throws -> Bool {
        try Bool.fetchOne(
            db.cachedStatement(
                sql:
                    "SELECT a.sha256 < b.sha256 FROM messages a, messages b WHERE a.message_id = ? AND b.message_id = ?"
            ),
            arguments: [id, other]) ?? false
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
