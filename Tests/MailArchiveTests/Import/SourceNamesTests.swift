import Foundation
import TestSupport
import Testing

@testable import MailArchive

#if os(Linux)
    @Suite("Sources with names that programs take for one another")
    struct SourceNamesTests {
        /// Writes a file whose name is these bytes.
        private func write(_ text: String, _ folder: String, _ name: [UInt8]) throws {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let path = (Array(folder.utf8) + [0x2F] + name).map { CChar(bitPattern: $0) } + [0]
            let file = try #require(fopen(path, "wb"))
            fputs(text, file)
            fclose(file)
        }

        @Test(
            "are each read, found unchanged, and read again",
            arguments: [
                [Array("\u{fc}.mbox".utf8), Array("u\u{308}.mbox".utf8)],
                [[0xC0, 0xE1] + Array(".mbox".utf8), [0xC1, 0xE2] + Array(".mbox".utf8)],
                [[0xC0, 0x2E, 0xE9, 0x78], [0xC1, 0x2E, 0xE9, 0x78], [0x5C, 0x78, 0x43, 0x30, 0x2E, 0xE9, 0x78]],
            ])
        func names(_ names: [[UInt8]]) async throws {
            let folder = try TemporaryFolder()
            for (number, name) in names.enumerated() {
                try write(mbox([letter(3 * number), letter(3 * number + 1)]), folder.path("mail"), name)
                // The same in folders of message files.
                try write(
                    letter(3 * number + 2), folder.path("mail/f"),
                    [0x61 + UInt8(number)] + name + Array(".eml".utf8))
            }
            let count = 3 * names.count
            let (archive, first) = try await Archive.importing([folder.path("mail")], in: folder)
            #expect(first.counts == .init(expected: count, imported: count))
            #expect(try archive.int("SELECT count(*) FROM containers") == names.count + 1)
            let (_, again) = try await Archive.importing([folder.path("mail")], in: folder)
            #expect(again.counts == .init(expected: count, unchanged: count))
            #expect(again.containers.count { !$0.wasUnchanged } == 0)
            let verified = try archive.verify()
            #expect(verified.isSound, "\(verified.findings)")
            #expect(
                try archive.int(
                    "SELECT count(*) FROM ledger WHERE raw_path IS NOT NULL AND substr(raw_path, 1, 1) <> x'2F'") == 0)
        }

        @Test("mailboxes whose names look alike stay two, whatever the import is that meets them")
        func mailboxes() async throws {
            let folder = try TemporaryFolder()
            try write(mbox([letter(1)]), folder.path("mail"), Array("\u{e9}.mbox".utf8))
            try write(mbox([letter(2)]), folder.path("mail"), Array("e\u{301}.mbox".utf8))
            let (archive, _) = try await Archive.importing([folder.path("mail")], in: folder)
            #expect(try archive.int("SELECT count(*) FROM mailboxes") == 2)
        }
    }
#endif
