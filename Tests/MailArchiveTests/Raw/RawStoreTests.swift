import Foundation
import GRDB
import MessageContent
import MessageFormat
import TestSupport
import Testing

@testable import MailArchive

@Suite("Raw messages in the archive itself")
struct RawStoreTests {
    /// A letter with an attachment of `bytes`.
    private func letter(_ number: Int, carrying bytes: [UInt8]) -> String {
        let base64 = Data(bytes).base64EncodedString(options: [.lineLength76Characters, .endLineWithLineFeed])
        return """
            From: bo@example.org
            To: me@example.org
            Subject: with a picture \(number)
            Date: Mon, 1 Jan 2024 00:00:\(10 + number) +0000
            Message-ID: <picture-\(number)@example.org>
            MIME-Version: 1.0
            Content-Type: multipart/mixed; boundary=b\(number)

            --b\(number)
            Content-Type: text/plain

            Letter \(number).
            --b\(number)
            Content-Type: image/png; name=p.png
            Content-Transfer-Encoding: base64

            \(base64)
            --b\(number)--

            """
    }

    /// Bytes that cannot be compressed.
    private let picture: [UInt8] = {
        var state: UInt64 = 42
        return (0..<30_000).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 56)
        }
    }()

    private func rawMessages(_ archive: Archive) throws -> [[UInt8]] {
        let rows = try archive.read {
            try Row.fetchAll($0, sql: "SELECT message_id, sha256 FROM messages ORDER BY sha256")
        }
        return try rows.map { try archive.rawMessage($0[0], id: #require(ContentHash(bytes: $0[1] as Data))) }
    }

    @Test("are there when the sources are gone, byte for byte")
    func withoutSources() async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(mbox((0..<40).map { MailArchiveTests.letter($0) }), to: "box.mbox")
        let eml = try folder.write("From: a@example.org\r\nSubject: no end", to: "one.eml")
        let (archive, _) = try await Archive.importing([box, eml], in: folder, keepsRaw: true)
        let before = try rawMessages(archive)
        try FileManager.default.removeItem(atPath: box)
        try FileManager.default.removeItem(atPath: eml)
        #expect(try rawMessages(archive) == before && before.count == 41)
        let report = try archive.verify()
        #expect(report.findings.map(\.text) == [] && report.messagesProven == 41 && report.messagesKept == 41)
    }

    @Test("keep what many of them carry once")
    func once() async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(mbox((0..<20).map { letter($0, carrying: picture) }), to: "box.mbox")
        let (archive, _) = try await Archive.importing([box], in: folder, keepsRaw: true)
        #expect(try archive.int("SELECT count(*) FROM raw_messages") == 60)
        #expect(try archive.int("SELECT count(*) FROM raw_pieces") == 41)
        #expect(try archive.int("SELECT sum(length(data)) FROM raw_pieces") < 60_000)
        try FileManager.default.removeItem(atPath: box)
        #expect(try archive.verify().findings.map(\.text) == [])
    }

    @Test("are taken in later, too; and from then on with every import")
    func later() async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(mbox((0..<300).map { MailArchiveTests.letter($0) }), to: "box.mbox")
        let (archive, _) = try await Archive.importing([box], in: folder)
        #expect(try archive.int("SELECT count(*) FROM raw_messages") == 0)
        let report = try archive.pack()
        #expect(report.packed == 300 && report.kept == 300 && report.faults.isEmpty)
        #expect(report.bytes == Int64(try archive.int("SELECT sum(size) FROM messages")))
        #expect(try archive.verify().messagesKept == 300)
        let again = try archive.pack()
        #expect(again.packed == 0 && again.kept == 300)
        let more = try folder.write(mbox([MailArchiveTests.letter(400)]), to: "more.mbox")
        _ = try await Archive.importing([more], in: folder)
        #expect(try archive.int("SELECT count(DISTINCT message_id) FROM raw_messages") == 301)
        _ = try await Archive.importing(
            [try folder.write(mbox([MailArchiveTests.letter(401)]), to: "last.mbox")], in: folder, keepsRaw: false)
        #expect(try archive.int("SELECT count(DISTINCT message_id) FROM raw_messages") == 301)
    }

    @Test("are taken from another source, too, where the one they came from is gone")
    func otherSource() async throws {
        let folder = try TemporaryFolder()
        let letters = (1...3).map { letter($0, carrying: (0..<40_000).map { UInt8($0 % 251) }) }
        let lost = try folder.write(mbox(letters), to: "lost.mbox")
        _ = try await Archive.importing([lost], in: folder)
        let backup = try folder.write(mbox(letters), to: "backup.mbox")
        let (archive, report) = try await Archive.importing([backup], in: folder, keepsRaw: true)
        #expect(report.counts.duplicates == 3)
        for file in [lost, backup] { try FileManager.default.removeItem(atPath: file) }
        #expect(try archive.int("SELECT count(DISTINCT message_id) FROM raw_messages") == 3)
        let verified = try archive.verify()
        #expect(verified.isSound, "\(verified.findings)")
    }

    @Test(
        "are taken from their source anew where what is kept is damaged or of another message",
        arguments: [
            "UPDATE raw_pieces SET data = zeroblob(length(data))", "UPDATE raw_pieces SET sha256 = randomblob(32)",
            "DELETE FROM raw_pieces WHERE piece_id % 2", "UPDATE raw_messages SET piece_id = 1",
        ])
    func renewed(_ damage: String) async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(mbox((0..<20).map { letter($0, carrying: picture) }), to: "box.mbox")
        let (archive, _) = try await Archive.importing([box], in: folder, keepsRaw: true)
        let sound = try archive.strings("SELECT hex(sha256) || hex(data) FROM raw_pieces ORDER BY 1")
        try await archive.database.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA foreign_keys = OFF")
            try db.execute(sql: damage)
            try db.execute(sql: "PRAGMA foreign_keys = ON")
        }
        #expect(try !archive.verify().isSound)
        #expect(try archive.pack().packed == 0)
        let report = try archive.pack(renews: true)
        #expect(report.packed > 0 && report.kept == 20 && report.faults.isEmpty)
        #expect(try archive.strings("SELECT hex(sha256) || hex(data) FROM raw_pieces ORDER BY 1") == sound)
        try FileManager.default.removeItem(atPath: box)
        let verified = try archive.verify()
        #expect(verified.findings.map(\.text) == [] && verified.messagesKept == 20)
    }

    @Test("that are out of reach are named, and the others taken in")
    func outOfReach() async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(mbox((0..<10).map { MailArchiveTests.letter($0) }), to: "box.mbox")
        let eml = try folder.write("From: a@example.org\nSubject: alone\n\nx\n", to: "one.eml")
        let (archive, _) = try await Archive.importing([box, eml], in: folder)
        try FileManager.default.removeItem(atPath: eml)
        let report = try archive.pack()
        #expect(report.packed == 10 && report.faults.count == 1 && report.faults[0].contains("one.eml"))
    }

    @Test("follow the copy that stands for the message")
    func copies() async throws {
        let folder = try TemporaryFolder()
        let plain = MailArchiveTests.letter(1)
        let stamped = MailArchiveTests.letter(1, extra: "Status: RO\nX-Keywords: red\n")
        for (name, boxes) in [("a", [plain, stamped]), ("b", [stamped, plain])] {
            let paths = try boxes.enumerated().map { try folder.write(mbox([$1]), to: "\(name)\($0).mbox") }
            let (archive, _) = try await Archive.importing(paths, in: folder, name: name, keepsRaw: true)
            #expect(try archive.int("SELECT count(*) FROM raw_messages") == 1)
            #expect(try archive.int("SELECT count(*) FROM raw_pieces") == 1)
            for path in paths { try FileManager.default.removeItem(atPath: path) }
            #expect(try archive.verify().findings.map(\.text) == [])
            let hash = try archive.strings("SELECT lower(hex(sha256)) FROM messages")
            #expect(try rawMessages(archive).map { RawCopy($0).id.hex } == hash)
        }
    }

    @Test("that a disk changed are found, and never handed out")
    func damage() async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(mbox((0..<3).map { letter($0, carrying: picture) }), to: "box.mbox")
        let (archive, _) = try await Archive.importing([box], in: folder, keepsRaw: true)
        try FileManager.default.removeItem(atPath: box)
        let changes = [
            "UPDATE raw_pieces SET data = substr(data, 1, 40) || x'00' || substr(data, 42) WHERE piece_id = 1",
            "UPDATE raw_pieces SET size = size + 1 WHERE piece_id = 1",
            "UPDATE raw_pieces SET size = 1 << 60 WHERE piece_id = 1",
            "UPDATE raw_pieces SET data = 'text' WHERE piece_id = 1",
            "UPDATE raw_pieces SET sha256 = 'x' WHERE piece_id = 1",
            "UPDATE raw_messages SET piece_id = 2 WHERE message_id = 1 AND position = 0",
            "DELETE FROM raw_messages WHERE message_id = 1 AND position = 2",
            "DELETE FROM raw_messages WHERE message_id = 1",
        ]
        for change in changes {
            struct Undo: Error {}
            #expect(throws: Undo.self, "\(change)") {
                try archive.write { db in
                    try db.execute(sql: change)
                    let bytes = try? RawRows(db: db).bytes(of: 1)
                    let hash = try Data.fetchOne(db, sql: "SELECT sha256 FROM messages WHERE message_id = 1")
                    #expect(bytes.flatMap { $0 }.map { Data(RawCopy($0).id.bytes) } != hash, "\(change)")
                    throw Undo()
                }
            }
        }
        try archive.write { try $0.execute(sql: changes[0]) }
        let report = try archive.verify()
        #expect(report.findings.contains { $0.check == "content" && $0.text.contains("damaged") })
    }

    @Test("are what their sources hold, for all mail of the corpus")
    func corpus() async throws {
        let folder = try TemporaryFolder()
        let paths = ["demo", "sources", "messages"].map(Corpus.path).filter(FileManager.default.fileExists(atPath:))
        let (archive, report) = try await Archive.importing(paths, in: folder, keepsRaw: true)
        let verified = try archive.verify()
        #expect(verified.findings.map(\.text) == [])
        #expect(verified.messages == report.counts.imported && verified.messagesKept == verified.messages)
    }
}
