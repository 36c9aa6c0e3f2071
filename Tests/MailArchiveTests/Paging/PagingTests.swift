import Foundation
import GRDB
import MessageContent
import TestSupport
import Testing

@testable import MailArchive

@Suite("pages of lists")
struct PagingTests {
    private func archive() async throws -> (Archive, TemporaryFolder) {
        let folder = try TemporaryFolder()
        return (try await Archive.demo(in: folder), folder)
    }

    @Test(
        "the pages of the list of conversations give each once, forwards and backwards",
        arguments: ConversationFilter.allCases)
    func conversations(filter: ConversationFilter) async throws {
        let (archive, folder) = try await archive()
        defer { withExtendedLifetime(folder) {} }
        let all = try archive.conversations(filter, .newest, limit: 1_000).lines.map(\.id)
        var (forwards, page): ([String], ListPage?) = ([], .newest)
        var last: ListPlace?
        while let next = page {
            let slice = try archive.conversations(filter, next, limit: 7)
            forwards += slice.lines.map(\.id)
            #expect(slice.hasNewer == (next != .newest))
            last = slice.lines.last.map { ListPlace(time: $0.lastAt?.unixSeconds, id: $0.participantHash) } ?? last
            page = slice.hasOlder ? last.map { .after($0) } : nil
        }
        #expect(forwards == all && Set(all).count == all.count)
        guard let last else { return }
        let before = try archive.conversations(filter, .before(last), limit: 1_000)
        #expect(before.lines.map(\.id) == Array(all.dropLast()) && !before.hasNewer)
        #expect(try archive.conversationMonths(filter).values.reduce(0, +) == all.count)
    }

    @Test("the pages of a conversation give each message once, and know how many come before")
    func chat() async throws {
        let (archive, folder) = try await archive()
        defer { withExtendedLifetime(folder) {} }
        let longest = try #require(archive.conversations(.all, order: .count, limit: 1).first)
        let all = try archive.messageIDs(ofConversation: longest.rowID)
        #expect(all.count > 20)
        var (found, page): ([Int64], ListPage?) = ([], .newest)
        while let next = page {
            let slice = try archive.chat(longest.rowID, .list(next), limit: 6)
            let rows = slice.messages.map(\.summary.rowID)
            #expect(slice.earlierCount == all.count - found.count - rows.count)
            found = rows + found
            let first = slice.messages.first?.summary
            page = slice.hasEarlier ? first.map { .after(ListPlace(time: $0.date?.unixSeconds, id: $0.id)) } : nil
        }
        #expect(found == all)
        let middle = all[all.count / 2]
        let around = try archive.chat(longest.rowID, .around(middle), limit: 6).messages.map(\.summary.rowID)
        #expect(around.count == 6 && around.contains(middle))
        #expect(around == Array(all[(all.count / 2 - 3)...].prefix(6)))
        #expect(try archive.chat(longest.rowID, .from(0), limit: 6).messages.first?.summary.rowID == all.first)
    }

    @Test(
        "hits are sorted by date, and their pages give each once",
        arguments: [
            "", "the", "from:marta", "category:list", "the OR and", "the -and", "(the OR and) -list -from", "-the",
            "the (and -list OR subject:letter)", "nosuchword",
        ])
    func hits(text: String) async throws {
        let (archive, folder) = try await archive()
        defer { withExtendedLifetime(folder) {} }
        let query = try SearchQuery(text)
        let sorted = try archive.found(query, archive.messageColumns(), top: 3)
        let all = sorted.page(.newest, limit: 10_000) { _ in nil }.rows
        #expect(sorted.count == all.count)
        #expect(sorted.count == (try archive.count(query)))
        let expected = Set(try archive.messages(query).map(\.rowID))
        #expect(Set(all) == expected)
        let dates = try archive.messages(rows: all).map { $0.date?.unixSeconds ?? .min }
        #expect(dates == dates.sorted(by: >))
        var (found, page): ([Int64], ListPage?) = ([], .newest)
        while let next = page {
            let (rows, _, hasOlder) = try sorted.page(next, limit: 9) { try archive.row(of: $0) }
            found += rows
            let last = try archive.messages(rows: rows.suffix(1)).first
            page = hasOlder ? last.map { .after(ListPlace(time: $0.date?.unixSeconds, id: $0.id)) } : nil
        }
        #expect(found == all)
        while let first = found.first, let place = try archive.messages(rows: [first]).first {
            let page = ListPage.before(ListPlace(time: place.date?.unixSeconds, id: place.id))
            let (rows, hasNewer, hasOlder) = try sorted.page(page, limit: 9) { try archive.row(of: $0) }
            #expect(rows == Array(all.prefix(all.count - found.count).suffix(9)))
            #expect(hasOlder && hasNewer == (all.count - found.count > 9))
            found.removeFirst(min(9, found.count))
        }
    }

    @Test("a query may be nested as deep as the index reads it, and as SQLite does", arguments: [5, 9, 10, 11, 20])
    func deepQueries(depth: Int) async throws {
        let (archive, folder) = try await archive()
        defer { withExtendedLifetime(folder) {} }
        let text = (0..<depth).reduce("the") { inner, level in
            level.isMultiple(of: 2) ? "(nosuchword OR \(inner))" : "(\(inner) -nosuchword)"
        }
        let (plain, nested) = (try SearchQuery("the"), try SearchQuery(text))
        let count = try archive.count(plain)
        #expect(try archive.count(nested) == count)
        #expect(try archive.found(nested, archive.messageColumns(), top: 0).count == count)
        #expect(try archive.messages(nested).count == count)
    }

    @Test("a query that is nested too deeply is the query's fault")
    func tooDeepQuery() async throws {
        let (archive, folder) = try await archive()
        defer { withExtendedLifetime(folder) {} }
        let text = (0..<45).reduce("the") { inner, _ in "-(nosuchword OR larger:1 \(inner))" }
        let error = try #require(throws: ArchiveError.self) { try archive.count(SearchQuery(text)) }
        #expect(error.kind == .query && error.description.contains("nested too deeply"))
    }

    @Test("the newest messages of an address are its own, in whatever field")
    func addresses() async throws {
        let (archive, folder) = try await archive()
        defer { withExtendedLifetime(folder) {} }
        let address = "marta.nowak@mail.example"
        let found = try archive.found(withAddresses: [address], archive.messageColumns())
        let rows = try archive.newestRows(withAddresses: [address], limit: 1_000)
        #expect(rows.count == found.count && Set(rows) == Set(found.page(.newest, limit: 1_000) { _ in nil }.rows))
        #expect(try archive.newestRows(withAddresses: ["nowak@mail.example"], limit: 9).isEmpty)
    }

    @Test(
        "lines of one time, and lines without one, are each on one page, in both directions", arguments: [false, true])
    func tiesAndUndated(idsDescend: Bool) throws {
        func hash(_ number: Int) -> ContentHash {
            ContentHash(bytes: [UInt8](repeating: UInt8(number), count: 32)) ?? .none
        }
        let times: [Int64?] = [5, 5, 5, 9, nil, nil, 7, 5, nil, 9]
        let database = try DatabaseQueue()
        try database.write { db in
            try db.execute(sql: "CREATE TABLE lines (time INTEGER, id BLOB)")
            for (number, time) in times.enumerated() {
                try db.execute(
                    sql: "INSERT INTO lines VALUES (?, ?)", arguments: [time, Data(hash(number).bytes)])
            }
        }
        func lines(_ page: ListPage, _ limit: Int) throws -> [Int] {
            try database.read { db in
                try page.lines(time: "time", id: "id", idsDescend: idsDescend, limit: limit) {
                    condition, arguments, order, limit in
                    try db.rows("SELECT id FROM lines WHERE \(condition) ORDER BY \(order) LIMIT \(limit)", arguments) {
                        Int(($0[0] as Data).first ?? 0)
                    }
                }
            }
        }
        let all = idsDescend ? [9, 3, 6, 7, 2, 1, 0, 8, 5, 4] : [3, 9, 6, 0, 1, 2, 7, 4, 5, 8]
        #expect(try lines(.newest, 100) == all)
        for (index, number) in all.enumerated() {
            let place = ListPlace(time: times[number], id: hash(number))
            #expect(try lines(.after(place), 100) == Array(all[(index + 1)...]))
            #expect(try lines(.before(place), 100) == Array(all[..<index]))
            #expect(try lines(.after(place), 3) == Array(all[(index + 1)...].prefix(3)))
            #expect(try lines(.before(place), 3) == Array(all[..<index].suffix(3)))
        }
    }

    @Test("places are written and read again")
    func places() throws {
        let hash = try #require(ContentHash(bytes: [UInt8](repeating: 0xAB, count: 32)))
        for place in [ListPlace(time: 0, id: hash), ListPlace(time: -5, id: hash), ListPlace(time: nil, id: hash)] {
            #expect(ListPlace(place.text) == place)
        }
        for text in ["", "1", "x.ab", "1.ab", "1." + String(repeating: "g", count: 64), ".." + hash.hex] {
            #expect(ListPlace(text) == nil, "\(text)")
        }
    }
}

@Suite("counts of messages in memory")
struct MessageColumnsTests {
    @Test("they are what SQL counts", arguments: ["", "the", "after:2016 before:2020", "has:attachment"])
    func tally(text: String) async throws {
        let folder = try TemporaryFolder()
        let archive = try await Archive.demo(in: folder)
        let query = try SearchQuery(text)
        let tally = try archive.found(query, archive.messageColumns(), top: 3).tally
        #expect(tally.count == (try archive.count(query)))
        for (year, count) in tally.times.years {
            #expect(count == (try archive.count(SearchQuery("\(text) on:\(year)"))), "\(year)")
        }
        #expect(
            tally.times.years.values.reduce(tally.times.undated, +) == tally.count
                && tally.times.months.values.reduce(tally.times.undated, +) == tally.count)
        #expect(
            tally.times.hours.reduce(tally.times.undated, +) == tally.count
                && tally.times.weekdays.reduce(tally.times.undated, +) == tally.count)
        for (name, count) in zip(MessageColumns.categories, tally.categories) {
            #expect(count == (try archive.count(SearchQuery("\(text) category:\(name)"))), "\(name)")
        }
        for (kind, count) in zip(MessageColumns.kinds, tally.kinds) {
            #expect(count == (try archive.count(SearchQuery("\(text) has:\(kind)"))), "\(kind)")
        }
        #expect(tally.authors.map(\.count) == tally.authors.map(\.count).sorted(by: >) && tally.authors.count == 3)
    }
}

@Suite("queries as text")
struct SearchQueryTextTests {
    @Test(
        "what is written is read as the same query",
        arguments: [
            "a", "a b", "a OR b", "(a OR b) c", "-a", "NOT (a b)", "\"a b\"", "a*", "\"a b\"*", "from:ada",
            "from:\"Ada W\"",
            "subject:(x OR y)", "subject:x*", "\"12:30\"", "\"OR\"", "\"-x\"", "filename:*.pdf",
            "after:2019 -category:list has:image",
            "from:ada* (a OR -b) -(c d)", "http://a.example/x",
        ])
    func roundTrip(text: String) throws {
        let query = try SearchQuery(text)
        #expect(try SearchQuery(query.text) == query, "\(query.text)")
        #expect(try SearchQuery(query.topTerms.joined(separator: " ")) == query || query.topTerms.count == 1)
    }
}

@Suite("places of words")
struct WordPlaceTests {
    @Test(
        "letter case and accents aside",
        arguments: [
            ("the Reed", "reed", 4), ("Résumé", "resume", 0), ("x RÉSUMÉ", "résumé", 2), ("ab", "abc", nil),
            ("", "a", nil),
        ]
            as [(String, String, Int?)])
    func places(text: String, word: String, expected: Int?) {
        let place = text.place(of: word).map { text.distance(from: text.startIndex, to: $0.lowerBound) }
        #expect(place == expected)
    }
}
