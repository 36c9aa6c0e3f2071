import Bytes
import MessageContent
import TestSupport
import Testing

@testable import MailArchive

@Suite("The identities of a first import")
struct IdentityTableTests {
    private static func identity(_ number: Int) -> ContentHash {
        Array("message \(number)".utf8).withByteView { ContentHash(of: $0) }
    }

    @Test("each is found with its row, however many there are, and no other is")
    func rows() {
        var table = IdentityTable()
        #expect(table.candidates(Self.identity(1)) == [])
        for number in 1...20_000 { table.insert(Self.identity(number), Int64(number)) }
        #expect(table.count == 20_000)
        #expect((1...20_000).allSatisfy { table.candidates(Self.identity($0)) == [Int64($0)] })
        #expect((20_001...40_000).allSatisfy { table.candidates(Self.identity($0)).isEmpty })
    }

    @Test("those that begin alike are all candidates")
    func sameBeginning() throws {
        func alike(_ last: UInt8) throws -> ContentHash {
            try #require(ContentHash(bytes: [UInt8](repeating: 7, count: 31) + [last]))
        }
        var table = IdentityTable()
        for row in 1...3 { table.insert(try alike(UInt8(row)), Int64(row)) }
        #expect(Set(table.candidates(try alike(2))) == [1, 2, 3])
    }
}

@Suite("The indexes that a first import builds last")
struct LateIndexTests {
    private static func names(_ archive: Archive) throws -> [String] {
        try archive.read { try $0.values("SELECT name FROM sqlite_master WHERE type = 'index' ORDER BY name") }
    }

    @Test(
        "are there afterwards; where it was killed before, the next import or change builds them and finds what is there"
    )
    func builtLater() async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(mbox((1...5).map { letter($0, subject: "s") }), to: "box.mbox")
        let archive = try await Archive.importing([box], in: folder).archive
        let all = try Self.names(archive)
        #expect(Schema.tables.flatMap(\.lateIndices).count > 10)
        #expect(all.contains("messages_by_identity") && all.contains("message_addresses_by_address"))

        func drop() throws {
            try archive.write { db in
                for name in all where !name.hasPrefix("sqlite_") { try db.execute(sql: "DROP INDEX \(name)") }
                for table in Schema.tables { for index in table.indices { try db.execute(sql: index) } }
            }
            #expect(try Self.names(archive).count < all.count - 10)
        }
        try drop()
        let more = try folder.write(mbox((3...7).map { letter($0, subject: "s") }), to: "more.mbox")
        let report = try await archive.importMail(from: [more], options: ImportOptions(jobs: 1))
        #expect((report.counts.imported, report.counts.duplicates) == (2, 3))
        #expect(try Self.names(archive) == all)
        #expect(try archive.verify().isSound)

        try drop()
        _ = try archive.addOwners(["me@example.org"])
        #expect(try Self.names(archive) == all)
    }

    @Test("copies within a first import are one message, those with other stamps of mailbox programs too")
    func copies() async throws {
        let folder = try TemporaryFolder()
        let stamped = letter(1, subject: "one", extra: "Status: RO\n")
        let box = try folder.write(
            mbox([letter(1, subject: "one"), letter(2, subject: "two"), stamped]), to: "box.mbox")
        let (archive, report) = try await Archive.importing([box], in: folder)
        #expect((report.counts.imported, report.counts.duplicates) == (2, 1))
        #expect(try archive.verify().isSound)
    }
}
