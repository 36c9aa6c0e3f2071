import Foundation
import GRDB
import MessageAnalysis
import MessageContent

/// Brings the derived columns of stale conversations up to date.
struct ConversationSummaries {
    let db: Database

    /// Which addresses may be best known by another name than before.
    enum Renamed {
        case nobody
        /// Those in changed mail (``TouchedMail``).
        case inChanged
        /// Those in all mail of stale conversations.
        case inStale
    }

    func refresh(_ renamed: Renamed) throws {
        let inStale = """
            (SELECT message_id FROM messages \
            WHERE conversation_id IN (SELECT conversation_id FROM conversations WHERE is_stale))
            """
        let isAll = try db.areAllConversationsStale
        switch renamed {
        case .nobody: break
        case .inChanged: try BestNames(db: db).refresh(in: TouchedMail.changed, areNew: true)
        case .inStale: try BestNames(db: db).refresh(in: isAll ? nil : inStale, areNew: false)
        }
        let mail = mail(isAll: isAll)
        try counts(of: mail)
        try categories(of: mail)
        try db.run(
            """
            UPDATE conversations SET preview = coalesce((SELECT preview FROM messages m \
            WHERE m.conversation_id = conversations.conversation_id AND m.date IS conversations.last_at \
            AND m.duplicate_of IS NULL ORDER BY sha256 DESC LIMIT 1), '') WHERE is_stale
            """)
        try titles()
        try db.run("UPDATE conversations SET is_stale = 0 WHERE is_stale")
    }

    /// The mail of stale conversations, copies left out, as the end of a query. Where that is all mail it is read in the
    /// order of the file: from conversation to conversation each page would be read again and again.
    private func mail(isAll: Bool) -> String {
        let ofStale = "m.conversation_id IN (SELECT conversation_id FROM conversations WHERE is_stale) AND"
        // Only a damaged file has messages of no conversation.
        let ofAny = "NOT INDEXED WHERE m.conversation_id IS NOT NULL AND"
        return "FROM messages m \(isAll ? ofAny : "WHERE \(ofStale)") m.duplicate_of IS NULL"
    }

    private func counts(of mail: String) throws {
        let columns = "message_count, unread_count, thread_count, first_at, last_at, has_attachment, is_archived"
        // For those that have lost all their mail.
        try db.run("UPDATE conversations SET (\(columns)) = (0, 0, 0, NULL, NULL, 0, 0) WHERE is_stale")
        try db.run(
            """
            UPDATE conversations SET (\(columns)) = (s.messages, s.unread, s.threads, s.first, s.last, s.attached, s.archived) \
            FROM (SELECT m.conversation_id AS id, count(*) AS messages, \
            coalesce(sum(is_unread AND NOT is_outgoing), 0) AS unread, \
            count(DISTINCT thread_id) AS threads, min(date) AS first, max(date) AS last, \
            coalesce(max(has_attachment), 0) AS attached, \
            coalesce(sum(NOT is_outgoing AND in_inbox IS NOT NULL) > 0 AND \
            sum(NOT is_outgoing AND coalesce(in_inbox, 0)) = 0 AND sum(NOT is_outgoing AND in_inbox IS NULL) = 0, 0) \
            AS archived \(mail) GROUP BY 1) s WHERE conversations.conversation_id = s.id
            """)
    }

    /// The categories of a conversation's mail, and the one that most of it has.
    private func categories(of mail: String) throws {
        try db.execute(
            sql: """
                CREATE TEMP TABLE IF NOT EXISTS conversation_categories (conversation_id INTEGER, category TEXT, \
                message_count INTEGER, PRIMARY KEY (conversation_id, category)) WITHOUT ROWID;
                DELETE FROM conversation_categories;
                INSERT OR IGNORE INTO conversation_categories SELECT m.conversation_id, m.category, count(*) \(mail) GROUP BY 1, 2;
                UPDATE conversations SET category = coalesce((SELECT category FROM conversation_categories c \
                WHERE c.conversation_id = conversations.conversation_id ORDER BY message_count DESC, category LIMIT 1), ''), \
                categories = coalesce((SELECT group_concat(category, ' ') FROM (SELECT category FROM \
                conversation_categories c WHERE c.conversation_id = conversations.conversation_id ORDER BY category)), '') \
                WHERE is_stale;
                DELETE FROM conversation_categories
                """)
    }

    private func titles() throws {
        let update = try db.makeStatement(sql: "UPDATE conversations SET title = ? WHERE conversation_id = ?")
        let subjects = try splitSubjects()
        // The titles are all made before the first is written, which would change the rows that are read.
        let titles = try db.rows(
            "SELECT conversation_id, kind, key_ids, participant_hash FROM conversations WHERE is_stale"
        ) { row in
            let id: Int64 = row["conversation_id"]
            let ids = (row["key_ids"] as String).split(separator: "\n").map(String.init)
            let title = try title(kind: row["kind"], ids, conversation: id)
            return (id, subjects[row["participant_hash"]].map { title + ": " + $0 } ?? title)
        }
        for (id, title) in titles { try update.execute(arguments: [title, id]) }
    }

    private func title(kind: String, _ ids: [String], conversation: Int64) throws -> String {
        switch kind {
        case "self": "Notes to self"
        case "sender" where ids.allSatisfy(\.isEmpty): "Unknown sender"
        case "list": try ListNames(db: db).name(ofConversation: conversation) ?? ids.first ?? ""
        default:
            try ids.isEmpty
                ? "(no participants)"
                : Self.unique(ids.map { try BestNames(db: db).of($0) ?? $0 }).joined(separator: ", ")
        }
    }

    /// Names each once: a conversation that the user merged may have two addresses of one person.
    private static func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }

    /// For conversations that the user split off, the subject of the message that they were split off with, by
    /// participant hash.
    private func splitSubjects() throws -> [Data: String] {
        var subjects: [Data: String] = [:]
        for key in try ConversationPlacing(db).namedKeys {
            guard let split = key.splits.last, let identity = Data(hex: split) else { continue }
            let subject: String? = try db.value("SELECT subject FROM messages WHERE identity = ?", [identity])
            subjects[key.hash] = subject.map { BaseSubject($0).text }
        }
        return subjects.filter { !$0.value.isEmpty }
    }
}

/// Finds the name that a mailing list gives itself: the phrase before the identifier in List-Id (RFC 2919 section 2).
struct ListNames {
    let db: Database

    /// Asks one message after the other for the field, the latest first: a list may have a hundred thousand.
    func name(ofConversation conversation: Int64) throws -> String? {
        try Int64.fetchCursor(
            db, sql: "SELECT message_id FROM messages WHERE conversation_id = ? ORDER BY date DESC, sha256",
            arguments: [conversation]
        ).compactMap(field).next().flatMap(Self.name(in:))
    }

    /// - Parameter messages: the latest first.
    func name(ofMessages messages: [Int64]) -> String? {
        for message in messages {
            if let field = field(message) { return Self.name(in: field) }
        }
        return nil
    }

    /// The List-Id field. Nil where there is none, and where a damaged file has a header that cannot be read.
    private func field(_ message: Int64) -> String? {
        try? db.value(
            "SELECT value FROM headers WHERE message_id = ? AND lower(name) = 'list-id' LIMIT 1", [message]) as String?
    }

    /// - Parameter field: the value of List-Id.
    static func name(in field: String) -> String? {
        guard let open = field.lastIndex(of: "<") else { return nil }
        let phrase = field[..<open].trimmingPrefix(while: \.isWhitespace).filter { $0 != "\"" }
        let name = Email.decodedHeaderText(phrase).trimmingCharacters(" ")
        return name.isEmpty ? nil : name
    }
}
