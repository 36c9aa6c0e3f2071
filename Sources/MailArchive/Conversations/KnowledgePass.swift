import GRDB
import MessageAnalysis

/// Brings categories up to date with what the archive as a whole knows: see ``ArchiveKnowledge``. That depends on the
/// mail in the archive and on the owner's word, never on the order in which they came. A message whose facts have not
/// changed since the last pass is passed over.
struct KnowledgePass {
    let db: Database
    /// Whether to look at touched mail only (``TouchedMail``).
    var isPartial = false

    /// SQL for the category of a message `m` by itself. What an archive knows is asked of that: else a finding would have
    /// a part in itself, and would keep the next pass from finding it again.
    static let ownCategory = "coalesce(m.own_category, m.category)"

    /// - Parameter rekeys: false where the caller gives all messages their conversations later.
    /// - Returns: how many messages changed their conversation.
    @discardableResult
    func run(rekeys: Bool = true) throws -> Int {
        let tabs = try tabs()
        var addresses = try ListAddresses(db)
        let lists = isPartial ? try addresses.touchedMessages() : try addresses.messages()
        let rules = try CategoryRules(db)
        // First the owner's own mail: whom the owner answered depends on which of it is automated.
        var changed = try update("is_outgoing", tabs) { row in
            var knowledge = ArchiveKnowledge()
            knowledge.isOwn = true
            knowledge.list = list(row, lists)
            knowledge.labelled = (row[Column.tab] as Int64?).flatMap { tabs[$0] }
            return knowledge
        }
        let answered = try answeredAuthors()
        let found = try AlikeMail(db: db).messages(without: answered, isPartial: isPartial)
        changed += try update("NOT is_outgoing", tabs) { row in
            let author = String.fromDatabaseValue(row[Column.author]) ?? ""
            var knowledge = found[row[Column.id]] ?? ArchiveKnowledge()
            knowledge.list = list(row, lists)
            knowledge.isAnswered = try answered.contains(ExactText(author)) && namesOwner(row[Column.id])
            knowledge.labelled = (row[Column.tab] as Int64?).flatMap { tabs[$0] }
            knowledge.ruled = rules.category(author: author, list: row[Column.list])
            return knowledge
        }
        return rekeys ? try Rekeying(db: db).run(only: changed) + Rekeying(db: db).followLists() : 0
    }

    // MARK: Facts

    /// - Parameter lists: of a partial run those of messages that may have others than before.
    private func list(_ row: Row, _ lists: [Int64: String?]) -> String? {
        if let list = lists[row[Column.id]] { return list }
        return isPartial ? ArchiveKnowledge(text: String.fromDatabaseValue(row[Column.knowledge])).list : nil
    }

    /// Whether From, To or Cc name the owner.
    private func namesOwner(_ message: Int64) throws -> Bool {
        try db.isTrue(
            """
            SELECT EXISTS (SELECT 1 FROM message_addresses r JOIN addresses a USING (address_id) WHERE r.message_id = ? \
            AND r.is_participant AND a.email IN (SELECT email FROM owner_addresses))
            """, [message])
    }

    /// SQL for whether the owner wrote to the address `a`, automatic answers aside.
    ///
    /// - Parameter condition: chooses among the mail `m` of the owner.
    static func isWritten(in condition: String = "1") -> String {
        """
        EXISTS (SELECT 1 FROM message_addresses r CROSS JOIN messages m USING (message_id) \
        WHERE r.address_id = a.address_id AND r.role = 'to' AND m.is_outgoing AND m.category <> 'automated' \
        AND \(condition))
        """
    }

    /// Whom the owner wrote to, automatic answers aside.
    private func answeredAuthors() throws -> Set<ExactText> {
        let owner = try OwnerAddress.all(db)
        let all = """
            SELECT DISTINCT a.email FROM messages m CROSS JOIN message_addresses r ON r.message_id = m.message_id \
            AND r.role = 'to' CROSS JOIN addresses a USING (address_id) WHERE m.is_outgoing AND m.category <> 'automated'
            """
        let ofTouched = """
            SELECT a.email FROM (SELECT DISTINCT m.author FROM \(TouchedMail.affected) CROSS JOIN messages m USING (message_id)) t \
            JOIN addresses a ON a.email = t.author WHERE t.author NOT IN (SELECT email FROM owner_addresses) \
            AND \(Self.isWritten())
            """
        let addresses: [String] = try db.values(isPartial ? ofTouched : all)
        return Set(addresses.filter { !owner.contains(NormalisedAddress(normalised: $0)) }.map(ExactText.init))
    }

    /// Labels of Gmail's tabs (Promotions, Updates, …), each with the category that it speaks for.
    private func tabs() throws -> [Int64: MessageAnalysis.Category] {
        // Accepts any SQLite type: a damaged file may hold a blob where text was written.
        let labels = try db.rows("SELECT label_id, name FROM labels") {
            (Int64.fromDatabaseValue($0["label_id"]), String.fromDatabaseValue($0["name"]))
        }
        var tabs: [Int64: MessageAnalysis.Category] = [:]
        for case (let id?, let name?) in labels { tabs[id] = ArchiveKnowledge.gmailLabels[name.lowercased()] }
        return tabs
    }

    // MARK: Categories

    private struct Change {
        var id: Int64
        var author: String
        var knowledge: ArchiveKnowledge
        /// ``ArchiveKnowledge/list`` so far.
        var listBefore: String?
        var category: String
        var confidence: Double
        /// Whether category and confidence come from the message alone: no knowledge was added to them so far.
        var isBare: Bool
    }

    /// Messages that are looked at together: no more are in memory at a time.
    private static let chunk = 10_000

    /// The columns that ``update(_:_:_:)`` reads, by position for speed.
    private enum Column {
        static let id = 0, author = 1, list = 2, category = 3, confidence = 4, knowledge = 5, tab = 6
    }

    /// - Parameters:
    ///   - condition: SQL that chooses the messages.
    ///   - facts: gives what the archive knows of a message.
    /// - Returns: messages that have another category or list now.
    private func update(
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
                FROM messages m WHERE message_id > ? AND \(condition) \
                \(isPartial ? "AND message_id IN \(TouchedMail.affected)" : "") ORDER BY message_id LIMIT \(Self.chunk)
                """)
        var changed: [Int64] = []
        var last = Int64.min
        while true {
            let rows = try Row.fetchCursor(select, arguments: [last])
            var changes: [Change] = []
            var count = 0
            while let row = try rows.next() {
                count += 1
                last = row[Column.id]
                let knowledge = try facts(row)
                let before = String.fromDatabaseValue(row[Column.knowledge])
                guard knowledge.text != before else { continue }
                changes.append(
                    Change(
                        id: last, author: String.fromDatabaseValue(row[Column.author]) ?? "", knowledge: knowledge,
                        listBefore: ArchiveKnowledge(text: before).list,
                        category: String.fromDatabaseValue(row[Column.category]) ?? "",
                        confidence: Double.fromDatabaseValue(row[Column.confidence]) ?? 0, isBare: before == nil))
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
        let isSupported =
            change.category != MessageAnalysis.Category.unsure.rawValue
            && reasons.allSatisfy { $0.weight > 0 && $0.category.rawValue == change.category }
        let points = reasons.reduce(0) { $0 + $1.weight }
        // Reasons that only support the category need no look at the stored verdict.
        if change.isBare, isSupported,
            let raised = CategoryVerdict.confidence(change.confidence, raisedBy: points)
        {
            category = change.category
            confidence = raised
        } else {
            let stored: String? = try db.value(
                "SELECT verdict FROM message_contents WHERE message_id = ?", [change.id])
            guard let alone = stored.flatMap(StoredVerdict.read) else { return false }
            let verdict = alone.knowing(change.knowledge, author: change.author)
            own = verdict.category == alone.category ? nil : alone.category.rawValue
            category = verdict.category.rawValue
            confidence = verdict.confidence
        }
        // Indexes hold the category, and SQLite writes their rows anew whenever it is set.
        let isOther = category != change.category
        try db.run(
            """
            UPDATE messages SET \(isOther ? "category = ?," : "") confidence = ?, knowledge = ?, own_category = ? \
            WHERE message_id = ?
            """
        ) { row in
            if isOther { row.add(category) }
            row.add(confidence)
            row.add(change.knowledge.text)
            row.add(own)
            row.add(change.id)
        }
        // The list is a part of the conversation's key.
        guard isOther || change.knowledge.list != change.listBefore else { return false }
        try db.markConversationStale(ofMessage: change.id)
        return true
    }
}
