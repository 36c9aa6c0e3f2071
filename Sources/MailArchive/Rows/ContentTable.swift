import GRDB

/// The tables of a message's own content, which are written once and sealed as they are written.
enum ContentTable: UInt64, CaseIterable {
    case contents = 1
    case parts, addresses, trackers, diagnostics, codes, codeLinks

    var name: String {
        switch self {
        case .contents: "message_contents"
        case .parts: "parts"
        case .addresses: "message_addresses"
        case .trackers: "trackers"
        case .diagnostics: "diagnostics"
        case .codes: "codes"
        case .codeLinks: "code_links"
        }
    }

    /// All columns but message_id, in the order in which ``ContentRows/insert(_:_:)`` is given their values.
    private var columns: String {
        switch self {
        case .contents: "headers, text, html, hidden_text, attached_text, verdict, removed"
        case .parts:
            "position, part_id, type, charset, disposition, name, content_id, size, sha256, is_attachment"
        case .addresses: "role, position, address_id, name_id, group_name, is_participant"
        case .trackers: "position, kind, vendor, url"
        case .diagnostics: "position, code, severity, offset, length"
        case .codes:
            "position, code, shown, provider, template, kind, confidence, place, line, expires_at, is_drift, is_ambiguous"
        case .codeLinks: "position, url, provider, kind"
        }
    }

    private static let inserts = statements { table in
        let marks = table.columns.split(separator: ",").map { _ in ", ?" }.joined()
        return "INSERT INTO \(table.name) (message_id, \(table.columns)) VALUES (?\(marks))"
    }
    private static let selects = statements { "SELECT \($0.columns) FROM \($0.name) WHERE message_id = ?" }
    private static let deletes = statements { "DELETE FROM \($0.name) WHERE message_id = ?" }

    private static func statements(_ make: (ContentTable) -> String) -> [ContentTable: String] {
        Dictionary(uniqueKeysWithValues: allCases.map { ($0, make($0)) })
    }

    var insert: String { Self.inserts[self] ?? "" }
    var select: String { Self.selects[self] ?? "" }
    var delete: String { Self.deletes[self] ?? "" }
}

/// Writes a message's content and hashes it on the way. The seal is the sum of its rows' hashes, so that their order
/// does not matter.
struct ContentRows {
    let db: Database
    let messageID: Int64
    private(set) var seal: UInt64 = 0

    /// - Parameter values: gives the columns of ``ContentTable`` their values in order.
    mutating func insert(_ table: ContentTable, _ values: (inout RowBinder) -> Void) throws {
        seal &+= try db.run(table.insert, seed: table.rawValue, key: messageID, values)
    }

    /// The seal of what stands in the archive.
    static func seal(ofMessage messageID: Int64, _ db: Database) throws -> Int64 {
        var seal: Int64 = 0
        for table in ContentTable.allCases {
            try db.forEachRow(table.select, [messageID]) { seal &+= $0.seal(seed: table.rawValue) }
        }
        return seal
    }

    /// Seals what stands in the archive.
    static func sealMessage(_ messageID: Int64, _ db: Database) throws {
        try db.run("UPDATE messages SET seal = ? WHERE message_id = ?", [seal(ofMessage: messageID, db), messageID])
    }
}
