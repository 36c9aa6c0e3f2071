import GRDB
import VerificationCodes

/// Writes the verification codes and links of messages.
struct CodeRows {
    /// Version of the built-in templates and the scorer. It goes up when they come to find other codes: then the next
    /// import of a source looks for codes again in the messages that an earlier version searched.
    static let version = 1

    /// Any thread may use it.
    static let extractor = CodeExtractor(templates: .builtIn)

    let db: Database

    func insert(_ report: CodeReport, _ rows: inout ContentRows) throws {
        for (position, code) in report.codes.enumerated() {
            try rows.insert(.codes) { row in
                row.add(position)
                row.add(code.code)
                row.add(code.shown)
                row.add(code.provider)
                row.add(code.template)
                row.add(code.kind.rawValue)
                row.add(code.confidence)
                row.add(code.place.rawValue)
                row.add(code.line)
                row.add(seconds: code.expiresAt)
                row.add(code.isDrift)
                row.add(report.isAmbiguous && position < 2)
            }
        }
        for (position, link) in report.links.enumerated() {
            try rows.insert(.codeLinks) { row in
                row.add(position)
                row.add(link.url)
                row.add(link.provider)
                row.add(link.kind.rawValue)
            }
        }
    }

    /// Replaces the codes of a message that an earlier version searched.
    ///
    /// - Returns: whether there was something to do.
    func refresh(_ report: CodeReport, of messageID: Int64) throws -> Bool {
        let version: Int? = try db.value("SELECT codes_version FROM messages WHERE message_id = ?", [messageID])
        guard let version, version < Self.version else { return false }
        for table in [ContentTable.codes, .codeLinks] { try db.run(table.delete, [messageID]) }
        var rows = ContentRows(db: db, messageID: messageID)
        try insert(report, &rows)
        try db.run("UPDATE messages SET codes_version = ? WHERE message_id = ?", [Self.version, messageID])
        return true
    }
}
