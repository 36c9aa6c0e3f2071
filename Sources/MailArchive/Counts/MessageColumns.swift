import Bytes
import GRDB
import MessageAnalysis

/// Holds in memory what charts and facets need of every message: 34 bytes each, by row id.
///
/// Counting a million messages by year, category, person, list and kind of file takes a few hundredths of a second
/// here, and seconds in SQL, which would read a row of the archive for each.
package struct MessageColumns: Sendable {
    /// Kinds of attachments as `has:` of the search language knows them; a message may have several.
    package static let kinds = ["image", "document", "spreadsheet", "presentation", "video", "audio"]
    package static let categories = Category.allCases.map(\.rawValue)

    /// Minutes since 1970 on the sender's clock; ``unknownTime`` where a message has no date.
    private(set) var minutes: [Int32]
    /// Seconds since 1970; `Int64.min` where a message has no date.
    private(set) var date: [Int64]
    /// Index of the category.
    private(set) var category: [UInt8]
    /// Index in ``authors``.
    private(set) var author: [UInt32]
    /// Index in ``lists``; 0 where the message came through none.
    private(set) var list: [UInt32]
    /// A bit for each of ``kinds``.
    private(set) var kinds: [UInt8]
    private(set) var size: [UInt32]
    /// All rows, newest first, those without a date last.
    private(set) var byDate: [Int32] = []
    /// The place of each row in ``byDate``; -1 where no message has this row id, or it is a copy.
    private(set) var rank: [Int32]
    /// Normalised addresses; the first is that of nobody.
    package private(set) var authors = [""]
    /// Identifiers of mailing lists; the first is of none.
    package private(set) var lists = [""]

    static let unknownTime = Int32.min
    private static let mostRows = 100_000_000

    init(_ db: Database) throws {
        // A damaged file may hold any number.
        let count = min(max(0, try db.count("SELECT max(message_id) FROM messages")), Self.mostRows) + 1
        minutes = Array(repeating: Self.unknownTime, count: count)
        date = Array(repeating: .min, count: count)
        category = Array(repeating: 0, count: count)
        author = Array(repeating: 0, count: count)
        list = author
        kinds = Array(repeating: 0, count: count)
        size = author
        rank = Array(repeating: -1, count: count)
        byDate.reserveCapacity(count)
        try readMessages(db)
        try readKinds(db)
        byDate.sort { (date[Int($1)], $1) < (date[Int($0)], $0) }
        for (place, row) in byDate.enumerated() { rank[Int(row)] = Int32(place) }
    }

    private mutating func readMessages(_ db: Database) throws {
        var known: (authors: [ExactText: UInt32], lists: [ExactText: UInt32]) = ([ExactText(""): 0], [ExactText(""): 0])
        func number(_ text: String?, _ numbers: inout [ExactText: UInt32], _ texts: inout [String]) -> UInt32 {
            let key = ExactText(text ?? "")
            if let number = numbers[key] { return number }
            numbers[key] = UInt32(texts.count)
            texts.append(key.text)
            return numbers[key] ?? 0
        }
        let rows = try db.cursor(
            """
            SELECT message_id, date, coalesce(sent_offset, 0), category, author, list_id, size FROM messages \
            WHERE duplicate_of IS NULL
            """)
        while let row = try rows.next() {
            guard let id: Int64 = row.value(0), category.indices.contains(Int(id)) else { continue }
            let index = Int(id)
            byDate.append(Int32(id))
            if let time: Int64 = row.value(1) {
                date[index] = time
                minutes[index] = Int32(clamping: time.floorDivided(by: 60) &+ (row.value(2) ?? 0))
            }
            let name: String = row.value(3) ?? ""
            category[index] = UInt8(Self.categories.firstIndex(of: name) ?? Self.categories.count - 1)
            author[index] = number(row.value(4), &known.authors, &authors)
            list[index] = number(row.value(5), &known.lists, &lists)
            size[index] = UInt32(clamping: (row.value(6) as Int64?) ?? 0)
        }
    }

    private mutating func readKinds(_ db: Database) throws {
        var compiler = SearchCompiler(db)
        let bits = Self.kinds.enumerated().map { "(\(compiler.isKind($1) ?? "0") << \($0))" }.joined(separator: " | ")
        let rows = try db.cursor(
            "SELECT message_id, \(bits) FROM parts WHERE is_attachment", compiler.arguments)
        while let row = try rows.next() {
            guard let id: Int64 = row.value(0), kinds.indices.contains(Int(id)) else { continue }
            kinds[Int(id)] |= UInt8(truncatingIfNeeded: (row.value(1) as Int64?) ?? 0)
        }
    }
}

extension Archive {
    /// Reads the columns of all messages: about a second for a million.
    ///
    /// - Throws: ``ArchiveError``.
    package func messageColumns() throws -> MessageColumns { try read(MessageColumns.init) }
}

extension FixedWidthInteger {
    /// The quotient, rounded down.
    func floorDivided(by divisor: Self) -> Self {
        self >= 0 ? self / divisor : (self / divisor) - (self % divisor == 0 ? 0 : 1)
    }
}
