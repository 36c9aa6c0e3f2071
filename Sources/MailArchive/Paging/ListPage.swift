import Foundation
import GRDB
import MessageContent

/// Where a page of a list begins or ends: at the line with this time and id. Unlike a number of lines it means the same
/// when new lines have come in front, and takes the same time however far down the list it is.
package struct ListPlace: Sendable, Equatable {
    /// In seconds since 1970; nil for a line without a date.
    package var time: Int64?
    /// Hash of the message, or of the conversation's participants.
    package var id: ContentHash

    package init(time: Int64?, id: ContentHash) {
        self.time = time
        self.id = id
    }

    /// `1746780180.3fa9…`, as it stands in addresses of pages.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let bytes = Data(hex: String(parts[1])), let id = ContentHash(bytes: bytes),
            parts[0].isEmpty || Int64(parts[0]) != nil
        else { return nil }
        self.init(time: Int64(parts[0]), id: id)
    }

    /// Older than all lines of a time, in seconds since 1970, where ids descend, and newer where they ascend.
    package init(time: Int64) {
        self.init(time: time, id: ContentHash(bytes: [UInt8](repeating: 0, count: 32)) ?? .none)
    }

    package var text: String { (time.map(String.init) ?? "") + "." + id.hex }
}

/// Which page of a list that is sorted newest first, lines without a date last.
package enum ListPage: Sendable, Equatable {
    case newest
    /// The lines that follow a place.
    case after(ListPlace)
    /// The lines that come right before a place.
    case before(ListPlace)

    /// Fetches the lines of the page.
    ///
    /// - Parameters:
    ///   - time: the column of times, which an index sorts.
    ///   - id: the column of hashes.
    ///   - idsDescend: whether lines of one time are sorted by descending ids.
    ///   - limit: lines of a page.
    ///   - rows: runs a query with this condition and order, and at most so many rows.
    func lines<Line>(
        time: String, id: String, idsDescend: Bool = false, limit: Int,
        _ rows: (_ condition: String, _ arguments: StatementArguments, _ order: String, _ limit: Int) throws -> [Line]
    ) throws -> [Line] {
        // An index finds the dated lines and the others apart; asked for both together SQLite would read the whole list.
        let (first, last) = idsDescend ? ("DESC", "ASC") : ("ASC", "DESC")
        let (down, up) = ("\(time) DESC, \(id) \(first)", "\(time), \(id) \(last)")
        let (newer, older) = idsDescend ? (">", "<") : ("<", ">")
        switch self {
        case .newest: return try rows("1", [], down, limit)
        case .after(let place):
            guard let at = place.time else {
                return try rows("\(time) IS NULL AND \(id) \(older) ?", [place.id.data], down, limit)
            }
            let isOlder = "\(time) <= ? AND NOT (\(time) = ? AND \(id) \(newer)= ?)"
            var found = try rows(isOlder, [at, at, place.id.data], down, limit)
            if found.count < limit { found += try rows("\(time) IS NULL", [], down, limit - found.count) }
            return found
        case .before(let place):
            guard let at = place.time else {
                var found = try rows("\(time) IS NULL AND \(id) \(newer) ?", [place.id.data], up, limit)
                if found.count < limit { found += try rows("\(time) IS NOT NULL", [], up, limit - found.count) }
                return found.reversed()
            }
            let isNewer = "\(time) >= ? AND NOT (\(time) = ? AND \(id) \(older)= ?)"
            return try rows(isNewer, [at, at, place.id.data], up, limit).reversed()
        }
    }
}

/// A page of a list, and whether the list goes on before and behind it.
package struct ListSlice<Line: Sendable>: Sendable {
    package var lines: [Line]
    package var hasNewer: Bool
    package var hasOlder: Bool

    package init(lines: [Line], hasNewer: Bool, hasOlder: Bool) {
        (self.lines, self.hasNewer, self.hasOlder) = (lines, hasNewer, hasOlder)
    }

    /// - Parameter fetched: one line more than `limit` where there are more in the direction of the page.
    init(_ fetched: [Line], page: ListPage, limit: Int) {
        let hasMore = fetched.count > limit
        switch page {
        case .newest: (lines, hasNewer, hasOlder) = (Array(fetched.prefix(limit)), false, hasMore)
        case .after: (lines, hasNewer, hasOlder) = (Array(fetched.prefix(limit)), true, hasMore)
        case .before: (lines, hasNewer, hasOlder) = (Array(fetched.suffix(limit)), hasMore, true)
        }
    }
}

extension ContentHash {
    fileprivate var data: Data { Data(bytes) }
}
