import Testing

@testable import MailSources

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Folders on a disk of this machine: only Linux notifies, so that elsewhere both methods poll.
@Suite("watching a Maildir", .ownThread)
struct MailWatcherTests {
    @Test("a delivery is told once", arguments: [MailWatcher.Method.automatic, .polling])
    func delivery(_ method: MailWatcher.Method) throws {
        let scene = WatchScene()
        scene.maildir()
        let old = scene.deliver()
        try scene.watch(method)
        let name = scene.deliver()
        let file = try #require(scene.files(1).first)
        #expect(file.path == scene.path + "/new/" + name)
        #expect(file.isNew && file.mailbox == "INBOX" && file.format == .maildir)
        // The user reads both messages; then the flags of one change.
        scene.move("new/\(old)", "cur/\(old):2,S")
        scene.move("new/\(name)", "cur/\(name):2,S")
        scene.move("cur/\(name):2,S", "cur/\(name):2,FS")
        #expect(try file.load() == Array(WatchScene.message(name).utf8))
        scene.scratch.write("new/empty", "")
        #expect(try scene.isQuiet(milliseconds: method == .polling ? 1300 : 200))
    }

    @Test("the wait ends with a message, or with the time", arguments: [MailWatcher.Method.automatic, .polling])
    func wait(_ method: MailWatcher.Method) throws {
        let scene = WatchScene()
        scene.maildir()
        try scene.watch(method)
        let start = ContinuousClock.now
        #expect(try scene.next(milliseconds: 60).isEmpty)
        #expect(ContinuousClock.now - start >= .milliseconds(60))
        scene.deliver()
        // A busy machine may be slow, but not that slow.
        #expect(try scene.next(milliseconds: 120_000).count == 1)
        #expect(ContinuousClock.now - start < .seconds(60))
    }

    @Test("a message that comes straight to cur is told; one that a link brings too")
    func otherDeliveries() throws {
        let scene = WatchScene()
        scene.maildir()
        try scene.watch(.automatic)
        let name = scene.deliver(into: "cur")
        #expect(try scene.files(1).map(\.isNew) == [false])
        // Old delivery agents link, and then remove the first name.
        let linked = scene.freshName()
        let written = scene.scratch.write("tmp/" + linked, WatchScene.message(linked))
        link(written, scene.path + "/new/" + linked)
        unlink(written)
        #expect(try scene.names(1) == [linked])
        // A program that adds the IMAP UID, and one that files the message.
        scene.move("cur/\(name)", "cur/\(name),U=7:2,S")
        scene.maildir(".Archive")
        scene.move("cur/\(name),U=7:2,S", ".Archive/cur/\(name):2,S")
        #expect(try scene.isQuiet(milliseconds: 200))
    }

    @Test("subfolders that come later are watched", arguments: [MailWatcher.Method.automatic, .polling])
    func laterFolders(_ method: MailWatcher.Method) throws {
        let scene = WatchScene()
        try scene.watch(method)
        scene.maildir()
        scene.maildir(".Work.2026")
        let first = scene.deliver(to: "/.Work.2026")
        scene.scratch.folder("list/deep")
        scene.scratch.write("list/deep/letter.eml", WatchScene.message("letter"))
        let files = try scene.files(2)
        #expect(Set(files.map(\.mailbox)) == ["Work/2026", "list/deep"])
        #expect(files.contains { $0.path.hasSuffix(first) && $0.isNew })
        // A folder that is renamed brings no messages, and goes on under its new name.
        scene.move(".Work.2026", ".Job")
        scene.move("list", "post")
        if method == .automatic { #expect(try scene.isQuiet(milliseconds: 150)) }
        scene.deliver(to: "/.Job")
        scene.scratch.write("post/deep/second.eml", WatchScene.message("second"))
        #expect(Set(try scene.files(2).map(\.mailbox)) == ["Job", "post/deep"])
    }

    @Test("mailboxes are called as an import calls them, and names with flags alone are unique only in their own")
    func inboxInAFolder() throws {
        let scene = WatchScene()
        scene.maildir("ann")
        scene.maildir("ann/.Sent")
        scene.scratch.write("ann/cur/1:2,", WatchScene.message("one"))
        scene.scratch.write("ann/.Sent/cur/1:2,", WatchScene.message("another"))
        try scene.watch(.automatic, reportsExisting: true)
        let mailboxes = try scene.files(2).map(\.mailbox)
        #expect(Set(mailboxes) == ["ann/INBOX", "ann/Sent"])
        #expect(Set(mailboxes) == Set(Harvest(MailReader(paths: [scene.path])).began.map(\.mailbox)))
    }

    @Test("what is there already is told on request, in every mailbox")
    func existing() throws {
        let scene = WatchScene()
        scene.maildir()
        scene.maildir(".Sent")
        scene.deliver()
        scene.deliver(to: "/.Sent", into: "cur")
        scene.scratch.write("tmp/unfinished", WatchScene.message("unfinished"))
        symlink(scene.path, scene.path + "/.Sent/circle")
        symlink("/nowhere", scene.path + "/cur/dangling")
        try scene.watch(.automatic, reportsExisting: true)
        #expect(Set(try scene.files(2).map(\.mailbox)) == ["INBOX", "Sent"])
        scene.deliver()
        #expect(try scene.files(1).count == 1)
        #expect(scene.faults().isEmpty)
    }

    @Test("events that were lost are made up for")
    func overflow() throws {
        let scene = WatchScene()
        scene.maildir()
        let names = (0..<2).map { _ in scene.deliver(into: "cur") }
        try scene.watch(.automatic)
        // More than the 16384 events that Linux keeps by default.
        for _ in 0..<4200 {
            scene.move("cur/" + names[0], "cur/\(names[0]):2,S")
            scene.move("cur/\(names[0]):2,S", "cur/" + names[0])
        }
        let lost = scene.deliver()
        scene.maildir(".Late")
        let late = scene.deliver(to: "/.Late")
        #expect(Set(try scene.names(2)) == [lost, late])
        #expect(try scene.isQuiet(milliseconds: 100))
    }

    @Test("a message that vanishes before it is read is passed over")
    func vanished() throws {
        let scene = WatchScene()
        scene.maildir()
        try scene.watch(.automatic)
        let gone = scene.deliver()
        unlink(scene.path + "/new/" + gone)
        // It has moved before it was seen: it is told from where it stands.
        let moved = scene.deliver()
        scene.move("new/" + moved, "cur/\(moved):2,")
        let files = try scene.files(1)
        #expect(files.map(\.path) == ["\(scene.path)/cur/\(moved):2,"])
        unlink("\(scene.path)/cur/\(moved):2,")
        #expect(try files.first?.load() == nil)
    }

    @Test("the end of the folder is a fault", arguments: [MailWatcher.Method.automatic, .polling])
    func removedFolder(_ method: MailWatcher.Method) throws {
        let scene = WatchScene()
        scene.maildir("box")
        try scene.watch(method, at: "/box")
        scene.move("box", "elsewhere")
        let fault = #expect(throws: SourceError.self) { try scene.files(1) }
        #expect(fault?.message.hasSuffix("box: the folder was removed or unmounted; nothing is left to watch") == true)
    }

    @Test("only a folder can be watched")
    func noFolder() {
        let scene = WatchScene()
        let file = scene.scratch.write("inbox.mbox", "From a@b Mon Jan  5 10:00:00 2004\n\nx\n")
        #expect(throws: SourceError.self) { try MailWatcher(path: file) }
        #expect(throws: SourceError.self) { try MailWatcher(path: file + ".gone") }
    }
}
