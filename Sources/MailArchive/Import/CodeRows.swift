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
            try rows.insert(
                .codes,
                [
                    position, code.code, code.shown, code.provider, code.template, code.kind.rawValue,
                    code.confidence, code.place.rawValue, code.line, code.expiresAt?.unixSeconds, code.isDrift,
                    report.isAmbiguous && position < 2,
                ])
        }
        for (position, link) in report.links.enumerated() {
            try rows.insert(.codeLinks, [position, link.url, link.provider, link.kind.rawValue])
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
