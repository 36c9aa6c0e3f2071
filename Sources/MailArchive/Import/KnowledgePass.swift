import GRDB
import MessageAnalysis

/// Lets categories follow from what the archive knows, too: see ``ArchiveKnowledge``. What it knows depends on all mail that
/// is there and on the owner's word, never on the order in which they came; a message whose facts have not changed since is
/// passed over.
struct KnowledgePass {
    let db: Database

    /// - Returns: how many messages changed their conversation, those of another category.
    @discardableResult
    func run() throws -> Int {
        let labelled = try labels()
        let rules = try CategoryRules(db)
        // First the owner's own mail: whom they wrote to depends on what of it is mail.
        var changed = try settle("is_outgoing") { row in
            var knowledge = ArchiveKnowledge()
            knowledge.isOwn = true
            knowledge.labelled = labelled[row[0]]
            return knowledge
        }
        let answered = try answeredAuthors()
        changed += try settle("NOT is_outgoing") { row in
            let author: String = row[1]
            var knowledge = ArchiveKnowledge()
            knowledge.isAnswered = answered.contains(ExactText(author))
            knowledge.labelled = labelled[row[0]]
            knowledge.ruled = rules.category(author: author, list: row[2])
            return knowledge
        }
        return try Rekeying(db: db).run(only: changed)
    }

    // MARK: Facts

    /// Whom the owner wrote to, automatic answers aside.
    private func answeredAuthors() throws -> Set<ExactText> {
        let owner = try OwnerBook.set(db)
        let addresses = try String.fetchAll(
            db,
            sql: """
                SELECT DISTINCT a.email FROM messages m JOIN message_addresses r ON r.message_id = m.message_id AND r.role = 'to' \
                JOIN addresses a USING (address_id) WHERE m.is_outgoing AND m.category <> 'automated'
                """)
        return Set(addresses.filter { !owner.contains(NormalisedAddress(normalised: $0)) }.map(ExactText.init))
    }

    private func labels() throws -> [Int64: MessageAnalysis.Category] {
        var found: [Int64: MessageAnalysis.Category] = [:]
        for row in try Row.fetchAll(db, sql: "SELECT label_id, name FROM labels ORDER BY name") {
            guard let category = ArchiveKnowledge.gmailLabels[(row[1] as String).lowercased()] else { continue }
            let messages = try Int64.fetchCursor(
                db, sql: "SELECT message_id FROM message_labels WHERE label_id = ?", arguments: [row[0]])
            // Of several tabs the first by name counts.
            while let message = try messages.next() { found[message] = found[message] ?? category }
        }
        return found
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

    /// - Returns: messages that have another category now.
    private func settle(_ condition: String, _ facts: (Row) throws -> ArchiveKnowledge) throws -> [Int64] {
        var changes: [Change] = []
        let rows = try Row.fetchCursor(
            db,
            sql: "SELECT message_id, author, list_id, category, confidence, knowledge FROM messages WHERE \(condition)")
        while let row = try rows.next() {
            let knowledge = try facts(row)
            let before: String? = row[5]
            guard knowledge.text != before else { continue }
            changes.append(
                Change(
                    id: row[0], author: row[1], knowledge: knowledge, category: row[3], confidence: row[4],
                    isBare: before == nil))
        }
        var changed: [Int64] = []
        for change in changes where try apply(change) { changed.append(change.id) }
        return changed
    }

    private func apply(_ change: Change) throws -> Bool {
        let reasons = change.knowledge.reasons(author: change.author)
        let category: String
        let confidence: Double
        if change.isBare, reasons.allSatisfy({ $0.category.rawValue == change.category }) {
            category = change.category
            confidence = CategoryVerdict.confidence(
                change.confidence, raisedBy: reasons.reduce(0) { $0 + $1.weight })
        } else {
            let stored = try String.fetchOne(
                db.cachedStatement(sql: "SELECT verdict FROM message_contents WHERE message_id = ?"),
                arguments: [change.id])
            guard let verdict = stored.flatMap(StoredVerdict.read)?.adding(reasons) else { return false }
            category = verdict.category.rawValue
            confidence = verdict.confidence
        }
        try db.run(
            """
            UPDATE messages SET category = ?, confidence = ?, is_newsletter = ?, knowledge = ? WHERE message_id = ?
            """,
            [category, confidence, category == "newsletter", change.knowledge.text, change.id])
        return category != change.category
    }
}
