import Testing

@testable import MailSources

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite("a Maildir message that was renamed after it was read")
struct MaildirWhereaboutsTests {
    @Test(
        "is found again under its new flags, and in the other folder",
        arguments: [
            ("cur/1073293200.M1.h:2,", "cur/1073293200.M1.h:2,FS"),
            ("cur/1073293200.M1.h:2,S", "cur/1073293200.M1.h;2,"),
            ("cur/1073293200.M1.h:2,S", "new/1073293200.M1.h"),
            ("new/1073293200.M1.h", "cur/1073293200.M1.h:2,S"),
            ("new/1073293200.M1.h", "cur/1073293200.M1.h!2,R"),
        ])
    func renamed(_ old: String, _ new: String) throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        let path = scratch.write("m/" + old, "Subject: 1\n\nx\n")
        // Neighbours whose names begin alike.
        scratch.write("m/cur/1073293200.M1.hh:2,S", "Subject: 2\n\nx\n")
        scratch.write("m/cur/1073293200.M1:2,S", "Subject: 3\n\nx\n")
        scratch.write("m/new/1073293200.M1.h,S=3", "Subject: 4\n\nx\n")
        let origin = try #require(Self.origin(path))
        rename(path, scratch.path + "/m/" + new)
        #expect(try origin.load() == Array("Subject: 1\n\nx\n".utf8))
    }

    @Test("is found at every turn of its flags")
    func again() throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        var path = scratch.write("m/cur/1073293200.M1.h:2,", "Subject: 1\n\nx\n")
        scratch.folder("m/new")
        let origin = try #require(Self.origin(path))
        for flags in ["S", "FS", "F", "RS"] {
            let next = scratch.path + "/m/cur/1073293200.M1.h:2," + flags
            rename(path, next)
            path = next
            #expect(try origin.load() == Array("Subject: 1\n\nx\n".utf8))
        }
        unlink(path)
        let fault = #expect(throws: SourceError.self) { try origin.load() }
        #expect(fault?.kind == .notFound)
        #expect(fault?.path == origin.path, "the fault names the path that is known")
        scratch.write("m/new/1073293200.M1.h", "Subject: 1\n\nx\n")
        #expect(try origin.load() == Array("Subject: 1\n\nx\n".utf8))
    }

    @Test("is not looked for outside a Maildir", arguments: ["m/mail/1073293200.M1.h:2,", "m/cur/:2,"])
    func elsewhere(_ name: String) throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        let path = scratch.write(name, "Subject: 1\n\nx\n")
        let origin = Origin(
            path: path, rawPath: nil, offset: 0, length: 14, mailbox: "", envelope: nil, quoting: .none)
        rename(path, path + "S")
        #expect(throws: SourceError.self) { try origin.load() }
    }

    @Test("costs one look at the folders when all were renamed", .timeLimit(.minutes(10)))
    func many() throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        scratch.folder("m/new")
        let names = (0..<2000).map { "m/cur/\(1_073_000_000 + $0).M1.h:2," }
        for name in names { scratch.write(name, name) }
        for name in names { rename(scratch.path + "/" + name, scratch.path + "/" + name + "S") }
        for name in names {
            let origin = Origin(
                path: scratch.path + "/" + name, rawPath: nil, offset: 0, length: Int64(name.utf8.count), mailbox: "",
                envelope: nil, quoting: .none)
            #expect(try origin.load() == Array(name.utf8))
        }
    }

    private static func origin(_ path: String) -> Origin? {
        Harvest(MailReader(paths: [path])).messages.first?.origin
    }
}
