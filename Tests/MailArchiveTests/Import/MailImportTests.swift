import Foundation
import Synchronization
import TestSupport
import Testing

@testable import MailArchive

@Suite("Importing mail")
struct MailImportTests {
    @Test("the demo mailbox: every message is imported or a duplicate, and the ledger adds up")
    func demo() async throws {
        let folder = try TemporaryFolder()
        let facts = Corpus.demoFacts()
        let (archive, report) = try await Archive.importing([Corpus.demo], in: folder)
        #expect(report.counts.addsUp)
        #expect(report.counts.expected == facts.count)
        #expect(report.counts.quarantined == 0)
        #expect(try archive.int("SELECT count(*) FROM messages") == report.counts.imported)
        #expect(try archive.int("SELECT count(*) FROM ledger WHERE state IN ('imported', 'duplicate')") == facts.count)
        let ids = Set(try archive.strings("SELECT internet_id FROM messages"))
        #expect(Set(facts.map(\.messageId)).subtracting(ids).isEmpty)
    }

    @Test("importing twice adds nothing, also when the file's time says that it changed")
    func twice() async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(mbox((0..<300).map { letter($0) }), to: "box.mbox")
        let (archive, first) = try await Archive.importing([box], in: folder)
        let before = try archive.contents()
        let (_, second) = try await Archive.importing([box], in: folder)
        #expect(second.counts == .init(expected: 300, imported: 0, duplicates: 0, quarantined: 0, unchanged: 300))
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: box)
        let (_, third) = try await Archive.importing([box], in: folder)
        #expect(third.counts.unchanged == 300 && third.counts.addsUp)
        #expect(first.counts.imported == 300)
        #expect(try archive.contents() == before)
        #expect(try archive.int("SELECT count(*) FROM ledger") == 300)
    }

    @Test("a grown mbox adds its tail; messages inserted in the middle add just themselves")
    func grown() async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(mbox((0..<50).map { letter($0) }), to: "box.mbox")
        _ = try await Archive.importing([box], in: folder)
        let inserted = (0..<20).map { letter($0) } + [letter(900)] + (20..<60).map { letter($0) }
        try folder.write(mbox(inserted), to: "box.mbox")
        let (archive, report) = try await Archive.importing([box], in: folder)
        #expect(report.counts == .init(expected: 61, imported: 11, duplicates: 0, quarantined: 0, unchanged: 50))
        let (fresh, _) = try await Archive.importing([box], in: folder, name: "fresh.sqlite")
        #expect(try archive.contents() == fresh.contents())
        #expect(try archive.verify().isSound)
    }

    @Test("what is no longer in a source stays in the archive, and its ledger says that it is gone")
    func gone() async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(mbox((0..<5).map { letter($0) }), to: "box.mbox")
        _ = try await Archive.importing([box], in: folder)
        try folder.write(mbox((1..<5).map { letter($0) }), to: "box.mbox")
        let (archive, report) = try await Archive.importing([box], in: folder)
        #expect(report.counts.unchanged == 4 && report.counts.addsUp)
        #expect(try archive.int("SELECT count(*) FROM messages") == 5)
        #expect(try archive.int("SELECT count(*) FROM ledger WHERE state = 'gone'") == 1)
    }

    @Test("the same bytes in two files are one message with two places")
    func duplicates() async throws {
        let folder = try TemporaryFolder()
        let one = try folder.write(mbox([letter(1), letter(2)]), to: "one.mbox")
        let two = try folder.write(letter(2), to: "two.eml")
        let (archive, report) = try await Archive.importing([one, two], in: folder)
        #expect(report.counts == .init(expected: 3, imported: 2, duplicates: 1, quarantined: 0, unchanged: 0))
        #expect(try archive.int("SELECT count(*) FROM ledger WHERE message_id = 2") == 2)
    }

    @Test("an import that was stopped goes on from there and ends as one that was not")
    func interrupted() async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(mbox((0..<1_500).map { letter($0) }), to: "box.mbox")
        let asked = Mutex(0)
        let (archive, report) = try await Archive.importing(
            [box], in: folder,
            shouldStop: {
                asked.withLock {
                    $0 += 1
                    return $0 > 4
                }
            })
        #expect(report.wasInterrupted)
        let kept = try archive.int("SELECT count(*) FROM messages")
        #expect(kept > 0 && kept < 1_500)
        let (_, rest) = try await Archive.importing([box], in: folder)
        #expect(
            rest.counts
                == .init(expected: 1_500, imported: 1_500 - kept, duplicates: 0, quarantined: 0, unchanged: kept))
        let (fresh, _) = try await Archive.importing([box], in: folder, name: "fresh.sqlite")
        #expect(try archive.contents() == fresh.contents())
    }

    @Test("any number of parsing tasks gives the same rows")
    func jobs() async throws {
        let folder = try TemporaryFolder()
        let paths = [Corpus.path("messages"), Corpus.demo]
        let rows = "SELECT message_id || hex(sha256) || conversation_id || thread_id FROM messages ORDER BY message_id"
        let (one, _) = try await Archive.importing(paths, in: folder, jobs: 1)
        let expected = (try one.contents(), try one.strings(rows))
        for jobs in [3, 7] {
            let (many, _) = try await Archive.importing(paths, in: folder, name: "\(jobs).sqlite", jobs: jobs)
            #expect(try many.contents() == expected.0 && many.strings(rows) == expected.1, "\(jobs)")
        }
    }

    @Test("the order of the sources does not matter")
    func order() async throws {
        let folder = try TemporaryFolder()
        let paths = ["messages/personal", "messages/list", "messages/replies", "demo/ada.mbox", "messages/newsletter"]
            .map(Corpus.path)
        let (forward, _) = try await Archive.importing(paths, in: folder)
        let (backward, _) = try await Archive.importing(paths.reversed(), in: folder, name: "b.sqlite")
        #expect(try forward.contents() == backward.contents())
    }

    @Test("every message of the corpus is imported, the malformed ones too, and every one is proven against its source")
    func corpus() async throws {
        let folder = try TemporaryFolder()
        let (archive, report) = try await Archive.importing([Corpus.path("messages")], in: folder)
        let files = try FileManager.default.subpathsOfDirectory(atPath: Corpus.path("messages")).filter {
            $0.hasSuffix(".eml")
        }
        #expect(report.counts.addsUp)
        #expect(report.counts.expected + report.ignored.count >= files.count)
        let verification = try archive.verify()
        #expect(verification.findings.map(\.text) == [])
        #expect(verification.messagesProven == report.counts.imported)
    }

    @Test("a file that cannot be read is a fault, and the rest is imported")
    func unreadable() async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(mbox([letter(1)]), to: "box.mbox")
        let (_, report) = try await Archive.importing([folder.path("no-such-file"), box], in: folder)
        #expect(report.faults.map(\.kind) == [.notFound])
        #expect(report.counts.imported == 1)
    }

    @Test("flags in a Maildir follow a rename, and the message is not imported again")
    func maildirFlags() async throws {
        let folder = try TemporaryFolder()
        try folder.write(letter(1), to: "Maildir/cur/1704067200.1.host:2,")
        try folder.write(letter(2), to: "Maildir/cur/1704067200.2.host:2,S")
        for name in ["new", "tmp"] {
            try FileManager.default.createDirectory(
                atPath: folder.path("Maildir/\(name)"), withIntermediateDirectories: true)
        }
        let (archive, _) = try await Archive.importing([folder.path("Maildir")], in: folder)
        #expect(try archive.strings("SELECT internet_id FROM messages WHERE is_unread") == ["letter-1@example.org"])
        try FileManager.default.moveItem(
            atPath: folder.path("Maildir/cur/1704067200.1.host:2,"),
            toPath: folder.path("Maildir/cur/1704067200.1.host:2,FS"))
        let (_, report) = try await Archive.importing([folder.path("Maildir")], in: folder)
        #expect(report.counts == .init(expected: 2, imported: 0, duplicates: 0, quarantined: 0, unchanged: 2))
        #expect(try archive.int("SELECT count(*) FROM messages WHERE is_unread") == 0)
        #expect(
            try archive.strings(
                "SELECT keyword FROM message_keywords JOIN messages USING (message_id) WHERE internet_id = 'letter-1@example.org' ORDER BY 1"
            ) == ["$flagged", "$seen"])
        #expect(try archive.int("SELECT unread_count FROM conversations") == 0)
        #expect(try archive.verify().isSound)
    }

    @Test("the labels that Gmail's Takeout wrote come in, the ones that are flags as flags")
    func gmailLabels() async throws {
        let folder = try TemporaryFolder()
        let labelled = "X-Gmail-Labels: Inbox,Unread,Starred,\"Trips, planned\"\n" + letter(1)
        let (archive, _) = try await Archive.importing([try folder.write(mbox([labelled]), to: "a.mbox")], in: folder)
        #expect(
            try archive.strings("SELECT name FROM labels ORDER BY name") == [
                "Inbox", "Starred", "Trips, planned", "Unread",
            ])
        #expect(try archive.int("SELECT is_unread AND in_inbox FROM messages") == 1)
        #expect(try archive.strings("SELECT keyword FROM message_keywords") == ["$flagged"])
    }

    @Test("labels and flags in files beside messages come in, and change when those files do")
    func sidecars() async throws {
        let folder = try TemporaryFolder()
        try folder.write(letter(1), to: "proton/A==.eml")
        func write(_ labels: String, unread: Int) throws {
            let json = #"{"Payload":{"LabelIDs":[\#(labels)],"Unread":\#(unread)}}"#
            try folder.write(json, to: "proton/A==.metadata.json")
        }
        try folder.write(#"{"Payload":[{"ID":"x","Path":"Trips"}]}"#, to: "proton/labels.json")
        try write(#""0","10","x""#, unread: 1)
        let (archive, _) = try await Archive.importing([folder.path("proton")], in: folder)
        let labels = "SELECT name FROM labels JOIN message_labels USING (label_id) ORDER BY name"
        #expect(try archive.strings(labels) == ["Inbox", "Starred", "Trips"])
        #expect(try archive.int("SELECT is_unread AND in_inbox FROM messages") == 1)
        #expect(try archive.strings("SELECT keyword FROM message_keywords") == ["$flagged"])
        try write(#""3""#, unread: 0)
        _ = try await archive.importMail(from: [folder.path("proton")], options: ImportOptions(jobs: 2))
        #expect(try archive.strings(labels) == ["Trash"])
        #expect(try archive.int("SELECT is_unread OR in_inbox FROM messages") == 0)
        #expect(try archive.strings("SELECT keyword FROM message_keywords") == ["$deleted", "$seen"])
        // What is cut says nothing, as if it had never been there.
        try folder.write(#"{"Payload":{"LabelIDs":["#, to: "proton/A==.metadata.json")
        _ = try await archive.importMail(from: [folder.path("proton")], options: ImportOptions(jobs: 2))
        let (fresh, _) = try await Archive.importing([folder.path("proton")], in: folder, name: "b.sqlite")
        #expect(try archive.strings("SELECT keyword FROM message_keywords").isEmpty)
        #expect(try archive.strings("SELECT flags FROM ledger") == fresh.strings("SELECT flags FROM ledger"))
        #expect(try archive.verify().isSound)
    }

    @Test("labels that a stranger wrote into a message are no labels")
    func forgedLabels() async throws {
        let folder = try TemporaryFolder()
        let forged = "Received: from a by b; Mon, 1 Jan 2024 00:00:00 +0000\nX-Gmail-Labels: Sent\n"
        let boxes = mbox((0..<5).map { forged + letter($0, from: "eve@example.net") })
        let (archive, report) = try await Archive.importing([try folder.write(boxes, to: "a.mbox")], in: folder)
        #expect(try archive.int("SELECT count(*) FROM labels") == 0)
        #expect(!report.discoveredOwner.map(\.email).contains("eve@example.net"))
    }

    @Test("a copy that is read in one folder stays read when the other folder is imported again")
    func unitedFlags() async throws {
        let folder = try TemporaryFolder()
        for name in ["new", "tmp", ".Work/new", ".Work/tmp"] {
            try FileManager.default.createDirectory(
                atPath: folder.path("Maildir/\(name)"), withIntermediateDirectories: true)
        }
        try folder.write(letter(1), to: "Maildir/cur/1704067200.1.host:2,S")
        try folder.write(letter(1), to: "Maildir/.Work/cur/1704067200.5.host:2,")
        let (archive, _) = try await Archive.importing([folder.path("Maildir")], in: folder)
        #expect(try archive.int("SELECT count(*) FROM messages WHERE is_unread") == 0)
        try folder.write(letter(2), to: "Maildir/.Work/cur/1704067200.6.host:2,S")
        let (_, report) = try await Archive.importing([folder.path("Maildir")], in: folder)
        #expect(report.counts.imported == 1 && report.counts.addsUp)
        #expect(try archive.int("SELECT count(*) FROM messages WHERE is_unread") == 0)
    }

    @Test("a source is the same one by whatever path it is named")
    func paths() async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(mbox((0..<10).map { letter($0) }), to: "mail/box.mbox")
        _ = try await Archive.importing([box], in: folder)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link"), withDestinationPath: folder.path("mail"))
        for other in [folder.path("mail/../mail/box.mbox"), folder.path("link/box.mbox"), folder.path("mail")] {
            let (archive, report) = try await Archive.importing([other], in: folder)
            #expect(report.counts.unchanged == 10, "\(other)")
            #expect(try archive.int("SELECT count(*) FROM ledger") == 10)
        }
    }
}
