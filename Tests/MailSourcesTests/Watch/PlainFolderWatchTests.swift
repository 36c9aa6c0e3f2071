import Testing

@testable import MailSources

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite("watching a folder of message files", .ownThread)
struct PlainFolderWatchTests {
    @Test("only mail is told, and only when it is written", arguments: [MailWatcher.Method.automatic, .polling])
    func arrivals(_ method: MailWatcher.Method) throws {
        let scene = WatchScene()
        scene.scratch.write("old.eml", WatchScene.message("old"))
        scene.scratch.write("waiting.eml", "")
        try scene.watch(method)
        scene.scratch.write("notes.txt", "milk, bread\n")
        scene.scratch.write("new.eml", WatchScene.message("new"))
        scene.scratch.write(".new.eml.Xb12", WatchScene.message("copying"))
        scene.scratch.write("large.eml.part", WatchScene.message("download"))
        scene.scratch.write("waiting.eml", WatchScene.message("waiting"))
        let files = try scene.files(2)
        #expect(Set(files.map(\.path)) == [scene.path + "/new.eml", scene.path + "/waiting.eml"])
        #expect(files.allSatisfy { !$0.isNew && $0.format == .eml })
        scene.move("large.eml.part", "large.eml")
        scene.scratch.write("old.eml", WatchScene.message("written again"))
        #expect(try scene.names(1) == ["large.eml"])
    }

    @Test("a file that is written slowly is told when it is closed")
    func slowWriter() throws {
        let scene = WatchScene()
        try scene.watch(.automatic)
        try #require(!scene.isPolling, "this system does not notify")
        let file = try #require(fopen(scene.path + "/slow.eml", "w"))
        fputs(WatchScene.message("slow"), file)
        fflush(file)
        #expect(try scene.isQuiet(milliseconds: 700))
        fputs("the rest\n", file)
        fclose(file)
        #expect(try scene.files(1).first?.load() == Array((WatchScene.message("slow") + "the rest\n").utf8))
    }

    @Test("a polled file is told when it has stopped growing")
    func growing() throws {
        let scene = WatchScene()
        try scene.watch(.polling)
        let file = try #require(fopen(scene.path + "/slow.eml", "w"))
        let start = ContinuousClock.now
        while ContinuousClock.now - start < .milliseconds(1700) {
            // One look after each line: however long this thread has to wait, the file has grown since the last.
            fputs("Subject: slow\n", file)
            fflush(file)
            #expect(try scene.next(milliseconds: 0).isEmpty)
            usleep(10_000)
        }
        fclose(file)
        #expect(try scene.names(1) == ["slow.eml"])
    }

    @Test("links bring messages; a renamed file is the same, one under a name that was free is not")
    func namesAndLinks() throws {
        let scene = WatchScene()
        scene.scratch.write("old.eml", WatchScene.message("old"))
        try scene.watch(.automatic)
        try #require(!scene.isPolling, "this system does not notify")
        link(scene.path + "/old.eml", scene.path + "/hard.eml")
        symlink("old.eml", scene.path + "/soft.eml")
        #expect(Set(try scene.names(2)) == ["hard.eml", "soft.eml"])
        scene.move("old.eml", "renamed.eml")
        #expect(try scene.isQuiet(milliseconds: 100))
        scene.scratch.write("old.eml", WatchScene.message("another"))
        #expect(try scene.names(1) == ["old.eml"])
        let elsewhere = WatchScene()
        elsewhere.scratch.write("there.eml", WatchScene.message("there"))
        symlink(elsewhere.path, scene.path + "/linked")
        #expect(try scene.files(1).map(\.mailbox) == ["linked"])
        elsewhere.scratch.write("later.eml", WatchScene.message("later"))
        #expect(try scene.names(1) == ["later.eml"])
        // Another link to the folder, when the first is gone.
        symlink(elsewhere.path, scene.path + "/again")
        unlink(scene.path + "/linked")
        #expect(try scene.isQuiet(milliseconds: 100))
        elsewhere.scratch.write("last.eml", WatchScene.message("last"))
        #expect(try scene.files(1).map(\.path) == [scene.path + "/again/last.eml"])
    }

    @Test("a mail program's index is no mail; an .emlx is")
    func formats() throws {
        let scene = WatchScene()
        try scene.watch(.automatic)
        scene.scratch.write("inbox.msf", WatchScene.message("index"))
        let message = WatchScene.message("apple")
        scene.scratch.write("7.emlx", "\(message.utf8.count)\n\(message)<?xml version=\"1.0\"?>\n<plist></plist>\n")
        let file = try #require(scene.files(1).first)
        #expect(file.format == .emlx)
        #expect(try file.load() == Array(message.utf8))
    }
}
