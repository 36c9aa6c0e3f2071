import Foundation
import TestSupport
import Testing

@Suite("Verification codes as the commands on an archive show them")
struct CodeCommandTests {
    private static let mail = """
        From: GitHub <noreply@github.com>
        To: me@example.org
        Subject: [GitHub] Please verify your device
        Date: Mon, 1 Jan 2024 10:00:00 +0100
        Message-ID: <code@b.example>

        A sign in attempt requires further verification because we did not recognize your device.

        Verification code: 391046

        The code is valid for 10 minutes.

        """

    private func archive() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(Self.mail, to: "code.eml")
        // The sender of a template, and no code.
        let other = Self.mail.replacing("code@b", with: "near@b")
            .replacing("Verification code: 391046\n\nThe code is valid for 10 minutes.", with: "Ask us if it was you.")
        try folder.write(other, to: "near.eml")
        #expect(try Program.run(["import", "code.eml", "near.eml"], in: folder).status == 0)
        return folder
    }

    @Test("show gives the code, what found it and that it has expired; the chat marks it")
    func show() throws {
        let folder = try archive()
        let message = try Program.run(["show", "code@b.example"], in: folder)
        let line = try #require(message.lines.first { $0.hasPrefix("Code:") })
        #expect(line.contains("391046  github/") && line.hasSuffix("expired 2024-01-01 10:10"))
        let conversations = try Program.run(["conversations", "--json"], in: folder)
        let id = try #require(try object(conversations.lines[0])["id"] as? String)
        #expect(try Program.run(["show", id], in: folder).output.contains("code 391046 (github, expired)"))
        let json = try object(try Program.run(["show", "code@b.example", "--json"], in: folder).output)
        let code = try #require((json["codes"] as? [[String: Any]])?.first)
        #expect(code["code"] as? String == "391046" && code["isExpired"] as? Bool == true)
    }

    @Test("search finds by code and provider; a provider that nobody knows finds nothing")
    func search() throws {
        let folder = try archive()
        let found = try Program.run(["search", "--json", "has:code", "provider:GITHUB"], in: folder)
        #expect(found.status == 0 && found.lines.count == 1 && found.errors.isEmpty)
        #expect(try Program.run(["search", "provider:nobody"], in: folder).status == 1)
        #expect(try Program.run(["conversations", "has:code"], in: folder).status == 0)
    }

    @Test("explain says which template found the code, or which nearly did, or that it cannot be said")
    func explain() throws {
        let folder = try archive()
        let found = try Program.run(["explain", "code@b.example"], in: folder)
        #expect(found.output.contains("391046, found by github/"))
        let near = try Program.run(["explain", "near@b.example"], in: folder)
        #expect(near.lines.contains { $0.hasPrefix("near") && $0.contains("github/") && $0.contains("failed at") })
        let json = try object(try Program.run(["explain", "near@b.example", "--json"], in: folder).output)
        #expect((json["codes"] as? [Any])?.isEmpty == true && (json["near"] as? [Any])?.isEmpty == false)
        try FileManager.default.removeItem(atPath: folder.path("near.eml"))
        let gone = try Program.run(["explain", "near@b.example"], in: folder)
        #expect(gone.status == 0 && gone.output.contains("cannot be said"))
    }

    @Test("a code of a message that was read is shown as read")
    func read() throws {
        let folder = try Program.demo()
        let id = "86a725da.17c8a854.1614633645@github.example"
        let line = try #require(try Program.run(["show", id], in: folder).lines.first { $0.hasPrefix("Code:") })
        #expect(line.contains("739260  generic") && line.hasSuffix("read"))
    }

}
