import Foundation
import TestSupport
import Testing

@testable import MailArchive

@Suite("Copies of a message")
struct CopiesTests {
    private func stamped(_ number: Int, _ stamps: String) -> String { letter(number, extra: stamps) }
    private let variants = [
        letter(1), letter(1, extra: "Status: RO\n"), letter(1, extra: "X-Mozilla-Status: 0000\nLines: 2\n"),
        letter(1, extra: "X-UID: 7\n").replacing("\n", with: "\r\n"),
    ]

    @Test("that differ in what mailbox programs wrote on them are one message, whatever order they come in")
    func stampedCopies() async throws {
        let folder = try TemporaryFolder()
        let boxes = try variants.enumerated().map { try folder.write(mbox([$1, letter(2)]), to: "\($0).mbox") }
        let (archive, report) = try await Archive.importing(boxes, in: folder)
        #expect(report.counts == .init(expected: 8, imported: 2, duplicates: 6))
        #expect(try archive.int("SELECT count(*) FROM ledger WHERE sha256 IS NOT NULL") == 3)
        #expect(
            try archive.int(
                "SELECT count(*) FROM ledger l JOIN messages m USING (message_id) WHERE l.sha256 <= m.sha256") == 0)
        #expect(try archive.verify().isSound)
        for (number, order) in [[3, 2, 1, 0], [2, 0, 3, 1], [1, 3, 0, 2]].enumerated() {
            let (other, _) = try await Archive.importing(
                order.map { boxes[$0] }, in: folder, name: "\(number).sqlite")
            #expect(try other.contents() == archive.contents())
            #expect(try other.verify().isSound)
        }
        let (_, again) = try await Archive.importing(boxes, in: folder)
        #expect(again.counts == .init(expected: 8, unchanged: 8))
    }

    @Test("are each found by their own hash and given back byte for byte")
    func variantIDs() async throws {
        let folder = try TemporaryFolder()
        let boxes = try variants.enumerated().map { try folder.write(mbox([$1]), to: "\($0).mbox") }
        let (archive, _) = try await Archive.importing(boxes, in: folder)
        let hashes = try archive.strings(
            "SELECT lower(hex(sha256)) FROM messages UNION SELECT lower(hex(sha256)) FROM ledger WHERE sha256 IS NOT NULL"
        )
        #expect(hashes.count == 4)
        for hash in hashes {
            guard case .message(let rowID, let id) = try archive.find(hash) else {
                Issue.record("\(hash) is not found")
                continue
            }
            #expect(id.hex == hash)
            #expect(try archive.rawCopy(rowID, id: id).id.hex == hash)
        }
    }

    @Test("that a mailbox program writes on later are met again, with their flags as they are now")
    func laterStamps() async throws {
        let folder = try TemporaryFolder()
        let unread = [letter(1, extra: "Status: O\nX-Keywords: red\n"), letter(2)]
        let box = try folder.write(mbox(unread), to: "box.mbox")
        let (archive, _) = try await Archive.importing([box], in: folder)
        #expect(try archive.strings("SELECT subject FROM messages WHERE is_unread") == ["letter 1"])
        try folder.write(mbox([letter(1, extra: "Status: RO\nX-Status: F\n"), letter(2)]), to: "box.mbox")
        let (_, report) = try await Archive.importing([box], in: folder)
        #expect(report.counts == .init(expected: 2, unchanged: 2))
        #expect(try archive.int("SELECT count(*) FROM messages WHERE is_unread") == 0)
        #expect(try archive.strings("SELECT keyword FROM message_keywords ORDER BY 1") == ["$flagged", "$seen"])
        #expect(try archive.int("SELECT count(*) FROM ledger WHERE state = 'gone'") == 0)
        // The bytes of before are nowhere any more.
        #expect(try archive.verify().isSound)
        let (fresh, _) = try await Archive.importing([box], in: folder, name: "fresh.sqlite")
        #expect(try archive.contents() == fresh.contents())
    }

    @Test("are read, deleted, junk and tagged as Thunderbird and list archives say")
    func mboxFlags() async throws {
        let folder = try TemporaryFolder()
        let (archive, _) = try await Archive.importing(
            [Corpus.path("sources/mbox/thunderbird.mbox"), Corpus.path("sources/mbox/pipermail.txt")], in: folder)
        func found(_ query: String) throws -> [Int] {
            try archive.messages(SearchQuery(query)).map { Int($0.rowID) }.sorted()
        }
        #expect(try found("is:unread") == [3, 4])
        #expect(try found("is:deleted") == [2])
        #expect(try found("is:flagged") == [3])
        #expect(try found("label:important") == [1] && found("label:küche") == [1])
        #expect(try found("from:ada@example.org") == [6] && found("from:bo@mail.example.org") == [7])
        #expect(
            try archive.strings("SELECT keyword FROM message_keywords WHERE message_id = 1 ORDER BY 1")
                == ["$answered", "$notjunk", "$seen"])
    }

    @Test(
        "that come in later byte for byte, wherever in the same place, add their flags and their time of arrival",
        arguments: [true, false])
    func laterCopies(atTheEnd: Bool) async throws {
        let folder = try TemporaryFolder()
        let text = letter(1).replacing("Date: Mon, 1 Jan 2024 00:00:01 +0000\n", with: "")
        func box(_ year: Int) -> String {
            mbox([text, letter(2)]).replacing("2024\nFrom: bo", with: "\(year)\nFrom: bo")
        }
        let path = try folder.write(box(2024), to: "box.mbox")
        try folder.write(text, to: "mail/cur/1500000000.a:2,S")
        let sources = [path, folder.path("mail")]
        let (archive, _) = try await Archive.importing(sources, in: folder, keepsRaw: true)
        try folder.write(atTheEnd ? box(2024) + box(2021) : box(2021) + box(2024), to: "box.mbox")
        try folder.write(text, to: "mail/cur/\(atTheEnd ? 1_600_000_000 : 1_400_000_000).b:2,F")
        let (_, again) = try await Archive.importing(sources, in: folder)
        #expect(again.counts == .init(expected: 6, duplicates: 3, unchanged: 3))
        #expect(try archive.strings("SELECT keyword FROM message_keywords ORDER BY 1") == ["$flagged", "$seen"])
        let (fresh, _) = try await Archive.importing(sources, in: folder, name: "fresh.sqlite")
        #expect(try archive.contents() == fresh.contents())
        #expect(try archive.verify().findings.map(\.text) == [])
    }

    @Test("that come at another time move their conversation")
    func earlierArrival() async throws {
        let folder = try TemporaryFolder()
        let text = letter(1).replacing("Date: Mon, 1 Jan 2024 00:00:01 +0000\n", with: "")
        let sources = try ["2024", "2021"].map {
            try folder.write(mbox([text]).replacing("2024", with: $0), to: "\($0).mbox")
        }
        let (archive, _) = try await Archive.importing([sources[0]], in: folder)
        _ = try await Archive.importing([sources[1]], in: folder)
        let (fresh, _) = try await Archive.importing(sources, in: folder, name: "fresh.sqlite")
        #expect(try archive.contents() == fresh.contents())
    }

    @Test("keep the raw bytes of the copy that stands for them")
    func rawOfOther() async throws {
        let folder = try TemporaryFolder()
        let variants = [letter(1), letter(1, extra: "X-UID: 3\n")]
        for (number, order) in [variants, variants.reversed()].enumerated() {
            let one = try folder.write(mbox([order[0], letter(2)]), to: "\(number)one.mbox")
            let two = try folder.write(mbox([order[1]]), to: "\(number)two.mbox")
            let name = "\(number).sqlite"
            let (archive, _) = try await Archive.importing([one, two], in: folder, name: name, keepsRaw: true)
            try folder.write(mbox([letter(2)]), to: "\(number)one.mbox")
            _ = try await Archive.importing([one, two], in: folder, name: name)
            try folder.write(mbox([order[1], order[1]]), to: "\(number)two.mbox")
            _ = try await Archive.importing([one, two], in: folder, name: name)
            #expect(try archive.verify().findings.map(\.text) == [])
        }
    }

    @Test("have Gmail's labels and a mail program's flags and tags at once, in whatever format")
    func takeoutInThunderbird() async throws {
        let folder = try TemporaryFolder()
        let text = "X-Mozilla-Status: 0005\nX-Mozilla-Keys: $label1\nX-Gmail-Labels: Family,Unread\n" + letter(1)
        let box = try folder.write(mbox([text]), to: "box.mbox")
        let (archive, _) = try await Archive.importing([box], in: folder)
        #expect(try archive.strings("SELECT name FROM labels ORDER BY 1") == ["Family", "Important", "Unread"])
        #expect(try archive.int("SELECT is_unread FROM messages") == 0)
        #expect(try archive.strings("SELECT keyword FROM message_keywords ORDER BY 1") == ["$flagged", "$seen"])
        let eml = try folder.write("X-Gmail-Labels: Family,Unread\n" + letter(2), to: "mail/1.eml")
        let (other, _) = try await Archive.importing([eml], in: folder, name: "b.sqlite")
        #expect(try other.strings("SELECT name FROM labels ORDER BY 1") == ["Family", "Unread"])
        #expect(try other.int("SELECT is_unread FROM messages") == 1)
    }

    @Test("are unread where nobody says that they were read, and in places that say nothing of it, too")
    func silentPlace() async throws {
        let folder = try TemporaryFolder()
        let backup = try folder.write(mbox([letter(1)]), to: "backup.mbox")
        try folder.write(letter(1), to: "mail/cur/1500000000.a:2,")
        for (number, sources) in [[backup, folder.path("mail")], [folder.path("mail"), backup]].enumerated() {
            let (archive, _) = try await Archive.importing(sources, in: folder, name: "\(number).sqlite")
            #expect(try archive.int("SELECT is_unread FROM messages") == 1)
        }
    }

    @Test("by the ten thousand take time that grows with them, not with their square", .timeLimit(.minutes(10)))
    func manyCopies() async throws {
        let folder = try TemporaryFolder()
        let box = try folder.write(
            mbox(Array(repeating: "Status: RO\n" + letter(1), count: 12_000)), to: "box.mbox")
        let (archive, report) = try await Archive.importing([box], in: folder)
        #expect(report.counts == .init(expected: 12_000, imported: 1, duplicates: 11_999))
        #expect(try archive.strings("SELECT keyword FROM message_keywords") == ["$seen"])
    }

    @Test("have the flags, tags and inbox of where they are now: moved, unflagged, untagged in a Maildir")
    func movedInMaildir() async throws {
        let folder = try TemporaryFolder()
        let labelled = "X-Gmail-Labels: Family\n" + letter(2)
        try folder.write("0 work\n1 k&APw-che\n", to: "mail/dovecot-keywords")
        try folder.write(letter(1), to: "mail/cur/1500000000.a:2,FSa")
        try folder.write(labelled, to: "mail/cur/1500000000.b:2,Sb")
        try folder.write(letter(3), to: "mail/.Archive/cur/1500000000.c:2,FS")
        try folder.write(letter(3), to: "mail/cur/1500000000.c:2,FS")
        for box in ["mail/new", "mail/.Archive/new"] {
            try FileManager.default.createDirectory(atPath: folder.path(box), withIntermediateDirectories: true)
        }
        let mail = folder.path("mail")
        let (archive, _) = try await Archive.importing([mail], in: folder)
        #expect(try archive.strings("SELECT name FROM labels ORDER BY 1") == ["Family", "küche", "work"])
        func move(_ name: String, to other: String) throws {
            try FileManager.default.moveItem(atPath: folder.path("mail/" + name), toPath: folder.path("mail/" + other))
            let changed = Date(timeIntervalSinceNow: 3_600)
            for folderName in ["mail/cur", "mail/.Archive/cur"] {
                try FileManager.default.setAttributes(
                    [.modificationDate: changed], ofItemAtPath: folder.path(folderName))
            }
        }
        try move("cur/1500000000.a:2,FSa", to: ".Archive/cur/1500000000.a:2,")
        try move("cur/1500000000.b:2,Sb", to: "cur/1500000000.b:2,RS")
        try move("cur/1500000000.c:2,FS", to: "cur/1500000000.c:2,S")
        try move(".Archive/cur/1500000000.c:2,FS", to: ".Archive/cur/1500000000.c:2,S")
        let (_, report) = try await Archive.importing([mail], in: folder)
        #expect(report.counts.imported == 0)
        let (fresh, _) = try await Archive.importing([mail], in: folder, name: "fresh.sqlite")
        #expect(try archive.contents() == fresh.contents())
        #expect(try archive.strings("SELECT name FROM labels") == ["Family"])
        #expect(
            try archive.strings("SELECT internet_id || coalesce(in_inbox, '-') || is_unread FROM messages ORDER BY 1")
                == ["letter-1@example.org01", "letter-2@example.org10", "letter-3@example.org10"])
        #expect(try archive.verify().findings.map(\.text) == [])
    }

    @Test("are as read as Apple Mail and MH say now, though their own bytes stay the same")
    func flagsApart() async throws {
        let folder = try TemporaryFolder()
        let text = letter(1)
        func write(flags: Int, unseen: String, at time: Int) throws {
            let list =
                "<?xml version=\"1.0\"?><plist><dict><key>flags</key><integer>\(flags)</integer></dict></plist>\n"
            let files = [
                try folder.write("\(text.utf8.count)\n\(text)\(list)", to: "apple/Messages/1.emlx"),
                try folder.write("unseen: \(unseen)\n", to: "mh/.mh_sequences"),
            ]
            for file in files {
                let date = Date(timeIntervalSince1970: Double(time))
                try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
            }
        }
        for number in 2...3 { try folder.write(letter(number), to: "mh/\(number)") }
        try write(flags: 0, unseen: "2-3", at: 4_000_000_000)
        let sources = [folder.path("apple"), folder.path("mh")]
        let (archive, _) = try await Archive.importing(sources, in: folder)
        #expect(try archive.int("SELECT sum(is_unread) FROM messages") == 3)
        try write(flags: 1, unseen: "3", at: 4_000_000_001)
        let (_, again) = try await Archive.importing(sources, in: folder)
        #expect(again.counts == .init(expected: 3, unchanged: 3))
        #expect(try archive.int("SELECT sum(is_unread) FROM messages") == 1)
        #expect(try archive.verify().isSound)
    }

    @Test("unite their labels and flags, and what they say of thread and arrival")
    func united() async throws {
        let folder = try TemporaryFolder()
        let dated = letter(1, extra: "X-GM-THRID: 99\nX-Gmail-Labels: Family,Inbox,Unread\n")
        let undated = { (text: String) in text.replacing("Date: Mon, 1 Jan 2024 00:00:01 +0000\n", with: "") }
        let gmail = try folder.write(mbox([undated(dated)]), to: "gmail.mbox")
        let own = try folder.write(
            mbox([undated(letter(1, extra: "Status: RO\n"))]).replacing("2024", with: "2023"), to: "own.mbox")
        let (archive, _) = try await Archive.importing([gmail, own], in: folder)
        let (other, _) = try await Archive.importing([own, gmail], in: folder, name: "b.sqlite")
        for archive in [archive, other] {
            #expect(try archive.strings("SELECT name FROM labels ORDER BY 1") == ["Family", "Inbox", "Unread"])
            #expect(try archive.int("SELECT is_unread FROM messages") == 0)
            #expect(try archive.int("SELECT length(thread_keys) FROM messages") == 24)
            #expect(try archive.strings("SELECT date(date, 'unixepoch') FROM messages") == ["2023-01-01"])
        }
        #expect(try archive.contents() == other.contents())
        #expect(
            try archive.strings("SELECT hex(thread_keys) FROM messages")
                == other.strings("SELECT hex(thread_keys) FROM messages"))
    }

    @Test("with other bytes are linked; listings show the first, or the one that the user keeps, and nothing is lost")
    func linked() async throws {
        let folder = try TemporaryFolder()
        let sent = letter(1)
        let received = letter(1, extra: "Received: from a.example by b.example; Mon, 1 Jan 2024 00:01:00 +0000\n")
        let (archive, _) = try await Archive.importing(
            [try folder.write(mbox([sent, received]), to: "box.mbox")], in: folder)
        let groups = try archive.duplicates(.all)
        #expect(groups.map(\.copies.count) == [1])
        let (first, second) = (groups[0].shown.message, groups[0].copies[0].message)
        #expect(try archive.keep([second.rowID]) == 1)
        #expect(try archive.messages(.all).map(\.id) == [second.id])
        #expect(try archive.duplicates(.all).map(\.shown.isKept) == [true])
        // An import changes nothing about it.
        _ = try await Archive.importing([folder.path("box.mbox")], in: folder)
        #expect(try archive.messages(.all).map(\.id) == [second.id])
        #expect(try archive.keep([first.rowID]) == 1)
        #expect(try archive.messages(.all).count == 2)
        #expect(try archive.keep([], release: [first.rowID, second.rowID]) == 2)
        #expect(try archive.messages(.all).map(\.id) == [first.id])
        #expect(try archive.verify().isSound)
    }

    @Test("in compressed files are copies too, and every byte of what unfolds is accounted for")
    func compressed() async throws {
        let folder = try TemporaryFolder()
        let sources = [
            "mbox/mboxrd.mbox", "compressed/letters.mbox.gz", "compressed/letters.mbox.xz", "compressed/one.eml.gz",
        ]
        let (archive, report) = try await Archive.importing(sources.map { Corpus.path("sources/" + $0) }, in: folder)
        #expect(report.counts == .init(expected: 13, imported: 4, duplicates: 9))
        #expect(report.addsUp)
        #expect(try archive.verify().findings.map(\.text) == [])
        let (_, again) = try await Archive.importing(sources.map { Corpus.path("sources/" + $0) }, in: folder)
        #expect(again.containers.map(\.wasUnchanged) == [true, true, true, true])
    }

    @Test("in zip and tar files are copies too; a Takeout gives its labels, and a repeated import finds it unchanged")
    func packed() async throws {
        let folder = try TemporaryFolder()
        let sources = ["letters", "packed"].map { Corpus.path("sources/" + $0) }
        let (archive, report) = try await Archive.importing(sources, in: folder)
        #expect(report.addsUp && report.counts.quarantined == 0 && report.counts.expected == 4 + 45)
        // The mbox of the Takeout has other line ends, which makes no other message.
        #expect(report.counts.imported == 4)
        #expect(try archive.verify().findings.map(\.text) == [])
        let labels = Set(try archive.strings("SELECT name FROM labels"))
        #expect(labels.isSuperset(of: ["Familie und Grüße", "Wichtig"]))
        let (_, again) = try await Archive.importing(sources, in: folder)
        #expect(again.containers.allSatisfy(\.wasUnchanged) && again.counts.unchanged == report.counts.expected)
    }

    @Test("are read again as they stand, also when the mbox comes to be read as one of another kind")
    func framing() async throws {
        let folder = try TemporaryFolder()
        let body = "Counted.\n"
        let framed = letter(1, body: "Counted.", extra: "Content-Length: \(body.utf8.count + 1)\n")
        let box = try folder.write(mbox([framed]), to: "box.mbox")
        let (archive, _) = try await Archive.importing([box], in: folder)
        #expect(try archive.strings("SELECT quoting FROM ledger WHERE message_id NOT NULL")[0].contains("framed"))
        try folder.write(mbox([framed, letter(2), letter(3)]), to: "box.mbox")
        let (_, report) = try await Archive.importing([box], in: folder)
        #expect(report.addsUp)
        #expect(try archive.verify().findings.map(\.text) == [])
        let (fresh, _) = try await Archive.importing([box], in: folder, name: "fresh.sqlite")
        #expect(try archive.contents() == fresh.contents())
    }

    @Test("of one message in one mbox keep a ledger line each, when a mailbox program changes one and the others move")
    func changedAmongCopies() async throws {
        // Whichever of the two has the lesser hash.
        for stamps in [["RO", "O"], ["O", "RO"]] {
            let folder = try TemporaryFolder()
            let copy = { (stamp: String) in letter(1, extra: "Status: \(stamp)\n") }
            let box = try folder.write(mbox([letter(9), copy(stamps[0]), copy(stamps[1])]), to: "box.mbox")
            let (archive, _) = try await Archive.importing([box], in: folder)
            try folder.write(mbox([copy("D"), copy(stamps[1])]), to: "box.mbox")
            let (_, report) = try await Archive.importing([box], in: folder)
            #expect(report.addsUp)
            #expect(try archive.int("SELECT count(*) FROM ledger WHERE state <> 'gone' AND message_id NOT NULL") == 2)
            // Of the removed letter nothing can be read any more.
            #expect(try archive.verify().findings.count == 1)
            let (_, again) = try await Archive.importing([box], in: folder)
            #expect(again.containers.map(\.wasUnchanged) == [true])
        }
    }
}
