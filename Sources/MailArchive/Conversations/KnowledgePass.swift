import GRDB
import MessageAnalysis

/// Lets categories follow from what the archive knows, too: see ``ArchiveKnowledge``. What it knows depends on all mail that
/// is there and on the owner's word, never on the order in which they came; a message whose facts have not changed since is
/// passed over.
struct KnowledgePass {
    let db: Database

    /// - Returns: how many messages changed their conversation, those of another category.
    ///
    /// - Parameter rekeys: false where the caller gives all messages their conversations later.
    @discardableResult
    func run(rekeys: Bool = true) throws -> Int {
        let tabs = try tabs()
        let rules = try CategoryRules(db)
        // First the owner's own mail: whom they wrote to depends on what of it is mail.
        var changed = try settle("is_outgoing", tabs) { row in
            var knowledge = ArchiveKnowledge()
            knowledge.isOwn = true
            knowledge.labelled = (row[6] as Int64?).flatMap { tabs[$0] }
            return knowledge
        }
        let answered = try answeredAuthors()
        let alike = try AlikeMail(db: db).messages(without: answered)
        changed += try settle("NOT is_outgoing", tabs) { row in
            let author: String = row[1]
            var knowledge = ArchiveKnowledge()
            knowledge.isAnswered = answered.contains(ExactText(author))
            knowledge.isAlike = alike.contains(row[0])
            knowledge.labelled = (row[6] as Int64?).flatMap { tabs[$0] }
            knowledge.ruled = rules.category(author: author, list: row[2])
            return knowledge
        }
        return rekeys ? try Rekeying(db: db).run(only: changed) + Rekeying(db: db).followLists() : 0
    }

    // MARK: Facts

    /// Whom the owner wrote to, automatic answers aside.
    private func answeredAuthors() throws -> Set<ExactText> {
        let owner = try Owners.set(db)
        let addresses = try String.fetchAll(
            db,
            sql: """
                SELECT DISTINCT a.email FROM messages m JOIN message_addresses r ON r.message_id = m.message_id AND r.role = 'to' \
                JOIN addresses a USING (address_id) WHERE m.is_outgoing AND m.category <> 'automated'
                """)
        return Set(addresses.filter { !owner.contains(NormalisedAddress(normalised: $0)) }.map(ExactText.init))
    }

    /// Labels of Gmail's tabs.
    private func tabs() throws -> [Int64: MessageAnalysis.Category] {
        let rows = try Row.fetchAll(db, sql: "SELECT label_id, name FROM labels")
        return Dictionary(
            rows.compactMap { row in
                // Accepts any SQLite type: a damaged file may hold text where an integer was written.
                guard let name = String.fromDatabaseValue(row[1]), let id = Int64.fromDatabaseValue(row[0]) else {
                    return nil
                }
                return ArchiveKnowledge.gmailLabels[name.lowercased()].map { (id, $0) }
            }
        ) { first, _ in first }
    }

    // MARK: Categories

    private struct Change {
        var id: Int64
        var author: String
        var knowledge: ArchiveKnowledge
        var category: String
        var confidence: Double
        /// The columns speak of the message alone.
        var isBare: Bool
    }

    /// Messages that are looked at together: no more are in memory at a time.
    private static let chunk = 10_000

    /// - Returns: messages that have another category now.
    private func settle(
        _ condition: String, _ tabs: [Int64: MessageAnalysis.Category], _ facts: (Row) throws -> ArchiveKnowledge
    ) throws -> [Int64] {
        // Of several tabs the first by name counts.
        let ids = tabs.keys.map(String.init).joined(separator: ", ")
        let tab = """
            (SELECT l.label_id FROM message_labels l JOIN labels n USING (label_id) WHERE l.message_id = m.message_id \
            AND l.label_id IN (\(ids)) ORDER BY n.name LIMIT 1)
            """
        let select = try db.makeStatement(
            sql: """
                SELECT message_id, author, list_id, category, confidence, knowledge, \(tabs.isEmpty ? "NULL" : tab) \
                FROM messages m WHERE message_id > ? AND \(condition) ORDER BY message_id LIMIT \(Self.chunk)
                """)
        var changed: [Int64] = []
        var last = Int64.min
        while true {
            let rows = try Row.fetchCursor(select, arguments: [last])
            var changes: [Change] = []
            var count = 0
            while let row = try rows.next() {
                count += 1
                last = row[0]
                let knowledge = try facts(row)
                let before: String? = row[5]
                guard knowledge.text != before else { continue }
                changes.append(
                    Change(
                        id: last, author: row[1], knowledge: knowledge, category: row[3], confidence: row[4],
                        isBare: before == nil))
            }
            for change in changes where try apply(change) { changed.append(change.id) }
            if count < Self.chunk { return changed }
        }
    }

    private func apply(_ change: Change) throws -> Bool {
        let reasons = change.knowledge.reasons(author: change.author)
        let category: String
        let confidence: Double
        var own: String?
        let isSupported = reasons.allSatisfy { $0.weight > 0 && $0.category.rawValue == change.category }
        if change.isBare, change.confidence < 1, isSupported {
            category = change.category
            confidence = CategoryVerdict.confidence(
                change.confidence, raisedBy: reasons.reduce(0) { $0 + $1.weight })
        } else {
            let stored = try String.fetchOne(
                db.cachedStatement(sql: "SELECT verdict FROM message_contents WHERE message_id = ?"),
                arguments: [change.id])
            guard let alone = stored.flatMap(StoredVerdict.read) else { return false }
            let verdict = alone.adding(reasons)
            own = verdict.category == alone.category ? nil : alone.category.rawValue
            category = verdict.category.rawValue
            confidence = verdict.confidence
        }
        try db.run(
            """
            UPDATE messages SET category = ?, confidence = ?, knowledge = ?, own_category = ? \
            WHERE message_id = ?
            """,
            [category, confidence, change.knowledge.text, own, change.id])
        guard category != change.category else { return false }
        try db.markConversationStale(ofMessage: change.id)
        return true
    }
}
