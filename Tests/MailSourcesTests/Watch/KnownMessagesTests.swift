import Testing

@testable import MailSources

@Suite("known messages")
struct KnownMessagesTests {
    private func folder(_ role: WatchedFolder.Role, salt: Int) -> WatchedFolder {
        let place = Folder(path: RawPath("/mail"), mailbox: MailboxName(naming: []), parentIsMaildir: false)
        return WatchedFolder(FileIdentity(device: 1, inode: 1), place, role, parent: nil, salt: salt)
    }

    @Test(
        "a message in a Maildir is known by the part of its name that stays",
        arguments: [
            ("1700000001.M1P2.host", true), ("1700000001.M1P2.host:2,FS", true), ("1700000001.M1P2.host,S=9:2,", true),
            ("1700000001.M1P2.host,U=4;2,S", true), ("1700000001.M2P2.host", false), ("1700000001.M1P2.ho", false),
        ])
    func delivered(_ name: String, _ isKnown: Bool) {
        var known = KnownMessages()
        known.insert(Array("1700000001.M1P2.host".utf8), in: folder(.new, salt: 1))
        #expect(known.contains(Array(name.utf8), in: folder(.cur, salt: 1)) == isKnown)
        // Delivery agents give names that no other mailbox has.
        #expect(known.contains(Array(name.utf8), in: folder(.cur, salt: 2)) == isKnown)
    }

    @Test("other names count in their own folder")
    func local() {
        var known = KnownMessages()
        let maildir = folder(.new, salt: 1)
        let plain = folder(.tree, salt: 2)
        let name = Array("1.eml".utf8)
        known.insert(name, in: maildir)
        #expect(known.contains(name, in: folder(.cur, salt: 1)))
        #expect(!known.contains(name, in: folder(.cur, salt: 3)) && !known.contains(name, in: plain))
        known.insert(name, in: plain)
        #expect(known.contains(name, in: plain) && !known.contains(name, in: folder(.tree, salt: 3)))
        known.remove(name, from: plain)
        #expect(!known.contains(name, in: plain))
    }

    @Test(
        "names of files that are not finished",
        arguments: [("a.eml.tmp", true), ("a.eml.PART", true), ("a.eml~", true), ("a.eml", false), ("part", false)])
    func unfinished(_ name: String, _ isUnfinished: Bool) {
        #expect(UnfinishedFile.isName(Array(name.utf8)) == isUnfinished)
    }
}
