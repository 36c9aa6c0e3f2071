import Foundation
import TestSupport
import Testing

/// With a stand-in for readpst: what libpst makes of a real file is its own matter.
@Suite("Outlook data files")
struct OutlookTests {
    private static let readpst = """
        #!/bin/sh
        # Knows -o FOLDER, and takes the last argument for the file.
        while [ $# -gt 1 ]; do
            [ "$1" = -o ] && { folder=$2; shift; }
            shift
        done
        grep -q damaged "$1" && exit 1
        cd "$folder" && mkdir -p "Personal Folders/Inbox" "Personal Folders/Sent Items" || exit 1
        printf 'From: bo@example.org\\nTo: ada@example.org\\nSubject: one\\n\\nFirst letter.\\n' > "Personal Folders/Inbox/1.eml"
        b="--boundary-LibPST-iamunique-$$$(date +%N)_-_-"
        printf 'From: bo@example.org\\nTo: ada@example.org\\nSubject: two\\nMime-Version: 1.0\\n' > "Personal Folders/Inbox/2.eml"
        printf 'Content-Type: multipart/mixed; boundary="%s"\\n\\n--%s\\n\\nSecond letter.\\n--%s--\\n' "$b" "$b" "$b" >> "Personal Folders/Inbox/2.eml"
        printf 'From: cy@example.org\\nSubject: meeting\\nMime-Version: 1.0\\nContent-Type: text/calendar; method=REQUEST\\n\\n' > "Personal Folders/Inbox/3.eml"
        printf 'BEGIN:VCALENDAR\\nPRODID:LibPST v0.6\\nBEGIN:VEVENT\\nDTSTAMP:%s\\nSUMMARY:tea\\nEND:VEVENT\\nEND:VCALENDAR\\n' "$(date +%N)" >> "Personal Folders/Inbox/3.eml"
        printf 'From: ada@example.org\\nTo: bo@example.org\\nSubject: Re: two\\n\\nAn answer.\\n' > "Personal Folders/Sent Items/1.eml"
        """

    private func scene(hasProgram: Bool, content: String = "") throws -> (TemporaryFolder, [String: String]) {
        let folder = try TemporaryFolder()
        for name in ["mail", "bin", "tmp"] {
            try FileManager.default.createDirectory(atPath: folder.path(name), withIntermediateDirectories: true)
        }
        try folder.write("!BDN" + content + String(repeating: "\u{0}", count: 600), to: "mail/Outlook.pst")
        try folder.write(Self.readpst, to: "bin/readpst")
        try FileManager.default.setAttributes(
            [.posixPermissions: hasProgram ? 0o755 : 0o600], ofItemAtPath: folder.path("bin/readpst"))
        try folder.write("", to: "tmp/.keep")
        let path = folder.path("bin") + (hasProgram ? ":/usr/bin:/bin" : "")
        return (folder, ["PATH": path, "TMPDIR": folder.path("tmp")])
    }

    @Test("are read as folders of mail, and read again to show a message", arguments: ["mail", "mail/Outlook.pst"])
    func reading(_ path: String) throws {
        let (folder, environment) = try scene(hasProgram: true)
        let command = ["import", "--archive", "a.sqlite", "--owner", "ada@example.org", path]
        let first = try Program.run(command, in: folder, environment: environment)
        #expect(first.status == 0 && first.output.contains("4  imported"), "\(first.errors)")
        let found = try Program.run(
            ["sql", "--archive", "a.sqlite", "--csv", "SELECT name FROM mailboxes ORDER BY 1"], in: folder)
        #expect(found.output.contains("Personal Folders/Inbox") && found.output.contains("Personal Folders/Sent Items"))
        let verified = try Program.run(["verify", "--archive", "a.sqlite"], in: folder, environment: environment)
        #expect(verified.status == 0 && verified.output.contains("4 of 4"), "\(verified.output)")
        let again = try Program.run(command, in: folder, environment: environment)
        #expect(again.status == 0 && again.output.contains("4  unchanged"), "\(again.output)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("tmp")) == [".keep"])
    }

    @Test("bring nothing new when only the time at which they are unpacked differs")
    func touched() throws {
        let (folder, environment) = try scene(hasProgram: true)
        let command = ["import", "--archive", "a.sqlite", "mail"]
        #expect(try Program.run(command, in: folder, environment: environment).status == 0)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 4_000_000_000)],
            ofItemAtPath: folder.path("mail/Outlook.pst"))
        let again = try Program.run(command, in: folder, environment: environment)
        #expect(again.status == 0 && again.output.contains("4  unchanged"), "\(again.output)")
    }

    @Test("clear away what an import left that was killed while readpst ran, and nothing else")
    func abandoned() throws {
        let (folder, environment) = try scene(hasProgram: true)
        let names = [
            "letterbook-pst-abcdef", "letterbook-pst-in_use", "letterbook-pst-new123", "letterbook-pst-2024-old",
        ]
        for name in names.map({ "tmp/" + $0 }) + ["kept"] {
            try FileManager.default.createDirectory(
                atPath: folder.path(name + "/Inbox"), withIntermediateDirectories: true)
            try folder.write("x", to: name + "/Inbox/1.eml")
        }
        for link in ["tmp/letterbook-pst-abcdef/link", "tmp/letterbook-pst-linked"] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path(link), withDestinationPath: folder.path("kept"))
        }
        for name in names where !name.contains("new") {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -3_600)], ofItemAtPath: folder.path("tmp/" + name))
        }
        let lock = open(folder.path("tmp/letterbook-pst-in_use"), O_RDONLY)
        defer { close(lock) }
        #expect(flock(lock, LOCK_EX) == 0)
        let result = try Program.run(["import", "--archive", "a.sqlite", "mail"], in: folder, environment: environment)
        #expect(result.status == 0, "\(result.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.path("tmp/letterbook-pst-abcdef")))
        for name in names.dropFirst().map({ "tmp/" + $0 }) + ["kept"] {
            #expect(FileManager.default.fileExists(atPath: folder.path(name + "/Inbox/1.eml")), "\(name)")
        }
    }

    @Test("say what to install where readpst is missing")
    func missing() throws {
        let (folder, environment) = try scene(hasProgram: false)
        let result = try Program.run(
            ["import", "--archive", "a.sqlite", "mail/Outlook.pst"], in: folder, environment: environment)
        #expect(result.status == 2 && result.errors.contains("install libpst"), "\(result.errors)")
    }

    @Test("say so where readpst fails, and leave nothing behind")
    func damaged() throws {
        let (folder, environment) = try scene(hasProgram: true, content: "damaged")
        let result = try Program.run(
            ["import", "--archive", "a.sqlite", "mail"], in: folder, environment: environment)
        #expect(result.status == 2 && result.errors.contains("readpst cannot read"), "\(result.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("tmp")) == [".keep"])
    }
}
