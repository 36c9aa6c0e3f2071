import Foundation
import TestSupport
import Testing

@testable import MailArchive

@Suite("Packed files that are imported again")
struct PackedFilesTests {
    private static let files = ["letters.zip", "maildir.tar.gz", "maildir.tar.xz", "gnu.tar", "nested.zip"]

    /// When copies were last modified: Foundation sets no times that are finer.
    private static let modified = 1_700_000_000

    /// A copy of the file in a folder of its own.
    private func copy(_ name: String, _ folder: TemporaryFolder) throws -> URL {
        let copy = folder.url.appending(path: "mail/" + name)
        try FileManager.default.createDirectory(
            at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: Corpus.path("sources/packed/" + name), toPath: copy.path)
        try setTime(of: copy)
        return copy
    }

    private func setTime(of file: URL) throws {
        let time = Date(timeIntervalSince1970: Double(Self.modified))
        try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file.path)
    }

    /// Other bytes, with the size and the time of before.
    private func ruin(_ file: URL) throws {
        let size = try Data(contentsOf: file).count
        let head = try Data(contentsOf: file).prefix(512)
        try (head + Data(repeating: 0x55, count: size - head.count)).write(to: file)
        try setTime(of: file)
    }

    @Test("are not unpacked where they have not changed", arguments: files, [false, true])
    func unchanged(_ name: String, isNamed: Bool) async throws {
        let folder = try TemporaryFolder()
        let file = try copy(name, folder)
        let path = isNamed ? file.path : folder.path("mail")
        let (archive, first) = try await Archive.importing([path], in: folder)
        #expect(first.counts.imported > 0 && first.faults.isEmpty, "\(first.faults)")
        let contents = try archive.contents()
        try ruin(file)
        let (_, again) = try await Archive.importing([path], in: folder)
        #expect(again.counts == .init(expected: first.counts.expected, unchanged: first.counts.expected))
        #expect(again.faults.isEmpty && again.addsUp && again.containers.allSatisfy(\.wasUnchanged))
        #expect(again.containers.count == first.containers.count)
        #expect(try archive.contents() == contents)
        #expect(try archive.int("SELECT count(*) FROM seals WHERE name = 'packed_files'") == 1)
    }

    @Test("leave a sound archive, though nothing but the note of them is written")
    func sound() async throws {
        let folder = try TemporaryFolder()
        let file = try copy("letters.zip", folder)
        let (archive, _) = try await Archive.importing([file.path], in: folder)
        try archive.write {
            try $0.execute(sql: "DELETE FROM packed_files")
        }
        _ = try await Archive.importing([file.path], in: folder)
        #expect(try archive.int("SELECT count(*) FROM packed_files") == 1)
        let verified = try archive.verify()
        #expect(verified.isSound, "\(verified.findings)")
    }

    @Test("are not noted while a message of theirs is quarantined")
    func quarantined() async throws {
        let folder = try TemporaryFolder()
        let file = try copy("letters.zip", folder)
        for _ in 0..<2 {
            let archive = try Archive(path: folder.path("a.sqlite"), access: .create)
            var options = ImportOptions(jobs: 1)
            options.maximumMessageBytes = 150
            let report = try await archive.importMail(from: [file.path], options: options)
            #expect(report.counts.quarantined > 0)
            #expect(try archive.int("SELECT count(*) FROM packed_files") == 0)
        }
        let (archive, report) = try await Archive.importing([file.path], in: folder)
        #expect(report.counts.quarantined == 0)
        #expect(try archive.int("SELECT count(*) FROM packed_files") == 1)
    }

    @Test("are read where the time or the size is another, and by a letterbook that looks for more")
    func changed() async throws {
        let folder = try TemporaryFolder()
        let file = try copy("maildir.tar.gz", folder)
        let (archive, first) = try await Archive.importing([file.path], in: folder)
        for change in ["size = size + 1", "modified_at = modified_at - 1"] {
            try archive.write { try $0.execute(sql: "UPDATE packed_files SET \(change)") }
            let (_, again) = try await Archive.importing([file.path], in: folder)
            #expect(again.counts.unchanged == first.counts.expected)
            #expect(
                try archive.strings("SELECT size || ' ' || modified_at FROM packed_files") == [
                    "\(try Data(contentsOf: file).count) \(Self.modified)000000000"
                ])
        }
        try archive.write {
            try $0.execute(sql: "UPDATE messages SET codes_version = 0")
            try $0.execute(sql: "UPDATE archive_info SET value = '0' WHERE key = 'codes_version'")
        }
        _ = try await Archive.importing([file.path], in: folder)
        #expect(try archive.int("SELECT min(codes_version) FROM messages") == CodeRows.version)
    }

    @Test("are read again where something in them could not be read, or the import was stopped")
    func unfinished() async throws {
        let folder = try TemporaryFolder()
        let file = try copy("gnu.tar", folder)
        let whole = try Data(contentsOf: file)
        try whole.prefix(whole.count / 2 + 100).write(to: file)
        let (archive, first) = try await Archive.importing([file.path], in: folder)
        #expect(!first.faults.isEmpty)
        #expect(try archive.int("SELECT count(*) FROM packed_files") == 0)
        let (_, again) = try await Archive.importing([file.path], in: folder)
        #expect(!again.faults.isEmpty)
        try whole.write(to: file)
        _ = try await Archive.importing([file.path], in: folder, shouldStop: { true })
        #expect(try archive.int("SELECT count(*) FROM packed_files") == 0)
        _ = try await Archive.importing([file.path], in: folder)
        #expect(try archive.int("SELECT count(*) FROM packed_files") == 1)
    }
}
