import Foundation
import TestSupport
import Testing

/// That the commands of the guides run, one after the other, as a reader would type them.
@Suite("A guide's commands run")
struct GuideTests {
    private static func commands(_ page: String) throws -> String {
        let sources = Corpus.folder.deletingLastPathComponent().appending(path: "Sources/letterbook/letterbook.docc")
        let text = try String(contentsOf: sources.appending(path: page + ".md"), encoding: .utf8)
        let blocks = text.matches(of: /```sh\n((?s).*?)```/).map { String($0.output.1) }
        #expect(blocks.count > 3)
        return blocks.joined()
    }

    /// Output of all commands; the first that fails ends it.
    private func run(_ commands: String, in folder: TemporaryFolder) throws -> String {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let result = try Program.run(
            ["-euxo", "pipefail", "-c", commands], in: folder,
            environment: ["PATH": Program.url.deletingLastPathComponent().path + ":" + path], program: "/bin/bash")
        let text = result.output + result.errors
        #expect(result.status == 0, "\(text.suffix(1_000))")
        return text
    }

    @Test("From Takeout to conversations")
    func takeout() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            atPath: Corpus.demo, toPath: folder.path("All mail Including Spam and Trash.mbox"))
        let output = try run(Self.commands("FromTakeoutToConversations"), in: folder)
        #expect(output.contains("339  messages found") && output.contains("unchanged"))
        #expect(output.contains("Marta") && output.contains("By year"))
        #expect(FileManager.default.fileExists(atPath: folder.path("priya.mbox")))
    }

    @Test("Templates in CI")
    func templates() throws {
        let folder = try TemporaryFolder()
        let mail = """
            From: Acme <security@acme.example>
            To: Ada <ada@example.org>
            Subject: Sign in to Acme
            Date: Tue, 2 Mar 2021 09:00:00 +0000
            Message-ID: <1@acme.example>
            Content-Type: text/plain; charset=utf-8

            Hello Ada,

            your code to sign in is 48-2913. It expires in 10 minutes.

            """
        try folder.write(mail, to: "login.eml")
        let output = try run(Self.commands("TemplatesInCI"), in: folder)
        #expect(output.contains("grouping: 2-4") && output.contains("1 case, 1 passed"))
        #expect(!output.contains("Hello Ada"))
        for file in ["codes.xml", "codes.html"] { #expect(FileManager.default.fileExists(atPath: folder.path(file))) }
    }
}
