import Foundation
import TestSupport
import Testing

@testable import MailArchive

@Suite("Sources that are named by another folder, are renamed or go")
struct GoneSourcesTests {
    /// A tree with a Maildir++ of two folders and an mbox, with six messages.
    private static func tree(_ folder: TemporaryFolder) throws {
        for number in 0..<2 { try folder.write(letter(number), to: "home/Maildir/cur/\(number).m:2,S") }
        for number in 2..<4 { try folder.write(letter(number), to: "home/Maildir/.Work/cur/\(number).m:2,S") }
        for path in ["Maildir/new", "Maildir/tmp", "Maildir/.Work/new", "Maildir/.Work/tmp"] {
            try FileManager.default.createDirectory(
                atPath: folder.path("home/" + path), withIntermediateDirectories: true)
        }
        try folder.write(mbox([letter(4), letter(5)]), to: "home/Old.mbox")
    }

    private static func rename(_ old: String, _ new: String, in folder: TemporaryFolder) throws {
        try FileManager.default.moveItem(atPath: folder.path(old), toPath: folder.path(new))
    }

    @Test("a folder is known again below whatever other folder it is found, by the name it was first given")
    func otherRoots() async throws {
        let folder = try TemporaryFolder()
        try Self.tree(folder)
        let (archive, first) = try await Archive.importing([folder.path("home/Maildir")], in: folder)
        #expect(first.counts.imported == 4)
        for root in ["home", "home/Maildir/.Work", "home/Maildir/../Maildir"] {
            let again = try await Archive.importing([folder.path(root)], in: folder).report
            #expect(again.counts.duplicates == 0 && again.gone == 0, "\(root)")
        }
        #expect(try archive.sourceLedgers().map(\.mailbox).sorted() == ["INBOX", "Old", "Work"])
        try folder.write(letter(9), to: "home/Maildir/.Work/cur/9.m:2,S")
        #expect(try await Archive.importing([folder.path("home")], in: folder).report.counts.imported == 1)
        let mailboxes = try archive.strings("SELECT name FROM mailboxes ORDER BY name")
        #expect(mailboxes == ["INBOX", "Old", "Work"], "what arrives later is in the same mailbox")
    }

    @Test("a renamed folder is gone from its old place, its mail is at the new one, and the archive is sound")
    func renamed() async throws {
        let folder = try TemporaryFolder()
        try Self.tree(folder)
        let (archive, _) = try await Archive.importing([folder.path("home")], in: folder)
        try Self.rename("home/Maildir/.Work", "home/Maildir/.Firm", in: folder)
        let report = try await Archive.importing([folder.path("home")], in: folder).report
        #expect(report.gone == 2 && report.counts.duplicates == 2 && report.addsUp)
        #expect(try archive.verify().findings.map(\.text) == [])
        #expect(try archive.messages(try SearchQuery("in:Maildir/Firm")).count == 2)
        #expect(try archive.messages(try SearchQuery("in:Maildir/Work")).isEmpty)
        #expect(try await Archive.importing([folder.path("home")], in: folder).report.gone == 0, "told once")
        try Self.rename("home/Maildir/.Firm", "home/Maildir/.Work", in: folder)
        #expect(try await Archive.importing([folder.path("home")], in: folder).report.gone == 2)
        #expect(try archive.verify().findings.map(\.text) == [])
        #expect(try archive.messages(try SearchQuery("in:Maildir/Work")).count == 2)
    }

    @Test("mail stays in the inbox, by whatever folder a Maildir is named later")
    func inbox() async throws {
        let folder = try TemporaryFolder()
        for path in ["home/Maildir/new", "home/Maildir/tmp"] {
            try FileManager.default.createDirectory(atPath: folder.path(path), withIntermediateDirectories: true)
        }
        try folder.write(letter(1), to: "home/Maildir/cur/1.m:2,S")
        let (archive, _) = try await Archive.importing([folder.path("home/Maildir")], in: folder)
        try folder.write(letter(2), to: "home/Maildir/cur/2.m:2,S")
        #expect(try await Archive.importing([folder.path("home")], in: folder).report.counts.imported == 1)
        #expect(try archive.int("SELECT count(*) FROM messages WHERE in_inbox") == 2)
    }

    @Test("a file that is emptied, or is mail of another kind now, is gone; an empty mount point says nothing")
    func emptied() async throws {
        let folder = try TemporaryFolder()
        try Self.tree(folder)
        try folder.write(letter(6), to: "home/MH/1")
        try folder.write(mbox([letter(7)]), to: "home/other")
        let (archive, _) = try await Archive.importing([folder.path("home")], in: folder, keepsRaw: true)
        try folder.write("", to: "home/Old.mbox")
        try folder.write(letter(8), to: "home/other")
        try FileManager.default.removeItem(atPath: folder.path("home/MH/1"))
        let report = try await Archive.importing([folder.path("home")], in: folder).report
        #expect(report.gone == 4 && report.counts.imported == 1)
        #expect(try archive.verify().findings.map(\.text) == [])
        try Self.rename("home", "disk", in: folder)
        try FileManager.default.createDirectory(atPath: folder.path("home"), withIntermediateDirectories: true)
        #expect(try await Archive.importing([folder.path("home")], in: folder).report.gone == 0)
    }

    @Test("what an import does not look at, a cache, is not gone")
    func hidden() async throws {
        let folder = try TemporaryFolder()
        try Self.tree(folder)
        try FileManager.default.createDirectory(atPath: folder.path("home/.cache"), withIntermediateDirectories: true)
        for name in ["Maildir", "Old.mbox"] { try Self.rename("home/" + name, "home/.cache/" + name, in: folder) }
        try folder.write(mbox([letter(8)]), to: "home/seen.mbox")
        let paths = ["home/.cache/Maildir", "home/.cache/Old.mbox", "home/seen.mbox"].map(folder.path)
        let (archive, _) = try await Archive.importing(paths, in: folder)
        #expect(try await Archive.importing([folder.path("home")], in: folder).report.gone == 0)
        #expect(try archive.verify().findings.map(\.text) == [])
    }

    @Test("a folder that goes and comes back is as if it had never gone")
    func comesBack() async throws {
        let folder = try TemporaryFolder()
        try Self.tree(folder)
        let (archive, _) = try await Archive.importing([folder.path("home")], in: folder)
        for _ in 0..<3 {
            try Self.rename("home/Maildir/.Work", "away", in: folder)
            #expect(try await Archive.importing([folder.path("home")], in: folder).report.gone == 2)
            try Self.rename("away", "home/Maildir/.Work", in: folder)
            #expect(try await Archive.importing([folder.path("home")], in: folder).report.gone == 0)
        }
        #expect(try archive.verify().findings.map(\.text) == [])
        #expect(try archive.int("SELECT count(*) FROM ledger WHERE state = 'gone'") == 0)
    }

    @Test("a removed folder is gone, but what stands in a packed file, and a file that was named itself, are not")
    func removed() async throws {
        let folder = try TemporaryFolder()
        try Self.tree(folder)
        let (archive, _) = try await Archive.importing([folder.path("home")], in: folder, keepsRaw: true)
        try FileManager.default.removeItem(atPath: folder.path("home/Maildir/.Work"))
        let report = try await Archive.importing([folder.path("home/Maildir")], in: folder).report
        #expect(report.gone == 2 && report.counts.unchanged == 2)
        #expect(try archive.messages(.all).count == 6, "the archive keeps the mail")
        #expect(try archive.verify().findings.map(\.text) == [])
        #expect(!GoneSources.isAbsent(Array(folder.path("home/Old.mbox/inner/folder").utf8)))
        #expect(GoneSources.isAbsent(Array(folder.path("home/none/at/all").utf8)))
    }

    @Test("relocate to a folder below leaves what was imported there already")
    func relocatedBelow() async throws {
        let folder = try TemporaryFolder()
        try Self.tree(folder)
        let (archive, _) = try await Archive.importing([folder.path("home")], in: folder)
        try FileManager.default.createDirectory(atPath: folder.path("home/sub"), withIntermediateDirectories: true)
        for name in ["Maildir", "Old.mbox"] { try Self.rename("home/" + name, "home/sub/" + name, in: folder) }
        let report = try await Archive.importing([folder.path("home")], in: folder).report
        #expect(report.gone == 6 && report.counts.duplicates == 6)
        #expect(throws: ArchiveError.self, "all of it is there already") {
            try archive.relocate(folder.path("home"), to: folder.path("home/sub"))
        }
        #expect(try archive.verify().findings.map(\.text) == [])
    }

    @Test("relocate gives up a source that is gone where all of it was imported from its new place already")
    func relocated() async throws {
        let folder = try TemporaryFolder()
        try Self.tree(folder)
        let (old, new) = (folder.path("home/Old.mbox"), folder.path("home/New.mbox"))
        let (archive, _) = try await Archive.importing([old], in: folder)
        try FileManager.default.copyItem(atPath: old, toPath: new)
        _ = try await Archive.importing([new], in: folder)
        #expect(throws: ArchiveError.self, "both are there") { try archive.relocate(old, to: new) }
        #expect(throws: ArchiveError.self, "nothing moves") { try archive.relocate(old, to: old) }
        try FileManager.default.removeItem(atPath: old)
        #expect(!(try archive.verify().isSound))
        #expect(try archive.relocate(old, to: new).provenCount == 1)
        #expect(try archive.verify().findings.map(\.text) == [])
        #expect(try archive.sourceLedgers().map(\.path) == [new])
    }
}
