import GRDB
import VerificationCodes

/// Writes the verification codes and links of messages.
struct CodeRows {
    /// Version of the built-in templates and the scorer. When they come to find other codes it goes up, and the next import
    /// of a source looks again for codes in the messages that an earlier version has been through.
    static let version = 1

    /// Looks for codes; on any thread.
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

    /// Replaces what an earlier version found, or nobody looked for.
    ///
    /// - Returns: whether there was something to do.
    func refresh(_ report: CodeReport, of messageID: Int64) throws -> Bool {
        let version = try Int.fetchOne(
            db.cachedStatement(sql: "SELECT codes_version FROM messages WHERE message_id = ?"), arguments: [messageID])
        guard let version, version < Self.version else { return false }
        for table in [ContentTable.codes, .codeLinks] { try db.run(table.delete, [messageID]) }
        var rows = ContentRows(db, messageID)
        try insert(report, &rows)
        try db.run("UPDATE messages SET codes_version = ? WHERE message_id = ?", [Self.version, messageID])
        return true
    }
}
