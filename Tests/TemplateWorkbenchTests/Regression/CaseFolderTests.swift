import CodeTestSupport
import Foundation
import TestSupport
import Testing

@testable import TemplateWorkbench

@Suite("Folders of cases")
struct CaseFolderTests {
    private static let mail =
        "From: a@acme.example\nSubject: Hello\nDate: Mon, 1 Jan 2024 10:00:00 +0000\n\nA letter.\n"
    private static let none = "provider: none\ncodes: []\n"

    private func read(_ folder: TemporaryFolder, _ path: String = "") async throws -> (
        names: [String], faults: [String]
    ) {
        let read = try await CaseFolder.read(folder.path(path))
        return (read.cases.map(\.name), read.faults.map { $0.description.replacing(folder.path("") + "/", with: "") })
    }

    @Test("hold emails in any folder, also as Apple Mail saves them and compressed, but not in hidden folders")
    func names() async throws {
        let folder = try TemporaryFolder()
        for name in ["one", "below/two", ".git/three"] {
            try folder.write(Self.mail, to: name + ".eml")
            try folder.write(Self.none, to: name + ".expect.yaml")
        }
        try folder.write("\(Self.mail.utf8.count)\n\(Self.mail)<?xml version=\"1.0\"?><plist/>", to: "apple.emlx")
        try folder.write(Self.none, to: "apple.expect.yaml")
        let found = try await read(folder)
        #expect(found.names == ["apple", "below/two", "one"] && found.faults == [])
    }

    @Test("hold their cases in the order of the paths, each with what is expected of it")
    func reads() async throws {
        let folder = try TemporaryFolder()
        for name in ["b/two", "a/one", "three"] { try folder.write(Self.mail, to: name + ".eml") }
        try folder.write(Self.none, to: "b/two.expect.yaml")
        try folder.write("A remark.", to: "README.md")
        let read = try await CaseFolder.read(folder.path(""))
        #expect(read.cases.map(\.name) == ["a/one", "b/two", "three"] && read.faults == [])
        #expect(read.cases.map { $0.expectation != nil } == [false, true, false])
        #expect(read.cases[1].path.hasSuffix("/b/two.eml"))
        #expect(read.cases[0].expectationPath.hasSuffix("/a/one.expect.yaml"))
        let chosen = try await CaseFolder.read(folder.path(""), only: ["two", "three"])
        #expect(chosen.cases.map(\.name) == ["b/two", "three"])
        #expect(try await CaseFolder.read(folder.path(""), only: ["absent"]).cases.isEmpty)
        await #expect(throws: WorkbenchError.self) { try await CaseFolder.read("/nowhere/at/all") }
    }

    @Test("an expectation stands for the email beside it, and a file is one case")
    func expectation() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.mail, to: "one.eml")
        try folder.write(Self.none, to: "one.expect.yaml")
        for file in ["one.eml", "one.expect.yaml"] { #expect(try await read(folder, file).names == ["one"]) }
        #expect(try await CaseFolder.read(folder.path("one.expect.yaml")).cases[0].expectation?.codes == [])
    }

    @Test(
        "what cannot be a case is a fault that names the file and the line, and no failed case",
        arguments: [
            ("one.expect.yaml", "provider: none\ncode: []\n", "one.expect.yaml:2: code: there is no such key here"),
            ("one.expect.yaml", "provider: none\n\tcodes: []\n", "one.expect.yaml:2: a tab indents this line"),
            ("one.expect.yaml", "provider: none\ncodes: [\n\n", "one.expect.yaml:2: not YAML"),
            ("one.expect.yml", none, "one.expect.yml: stands beside one.expect.yaml (remove one of them)"),
            ("one.emlx", mail, "one.emlx: has the same expectation as one.eml"),
            ("two.expect.yaml", none, "two.expect.yaml: there is no email beside it (such as two.eml)"),
            ("one.eml", "", "one.eml: holds no message"),
            ("one.eml", "\u{1}\u{2}\u{3}\u{0}", "one.eml: holds no mail that is recognised"),
            (
                "one.eml", "From a Mon Jan  1 10:00:00 2024\n\(mail)\nFrom a Mon Jan  1 10:00:00 2024\n\(mail)",
                "one.eml: holds several messages"
            ),
        ])
    func fault(file: String, text: String, message: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.mail, to: "one.eml")
        try folder.write(Self.none, to: "one.expect.yaml")
        try folder.write(text, to: file)
        let found = try await read(folder)
        #expect(found.faults.contains { $0.hasPrefix(message) }, "\(found.faults)")
        #expect(found.names == (file.hasPrefix("two") ? ["one"] : []))
    }

    @Test("a file in another encoding is named with its line")
    func encoding() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.mail, to: "one.eml")
        let latin1 = Data("provider: none\ncodes: []\nnote: ".utf8) + [0xE4, 0x0A]
        try latin1.write(to: URL(filePath: folder.path("one.expect.yaml")))
        #expect(try await read(folder).faults == ["one.expect.yaml:3: is not UTF-8 (save the file as UTF-8)"])
    }

    @Test("a folder that may not be read is a fault", .disabled(if: getuid() == 0, "root may read everything"))
    func unreadable() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.mail, to: "closed/one.eml")
        chmod(folder.path("closed"), 0)
        defer { chmod(folder.path("closed"), 0o700) }
        #expect(try await read(folder).faults == ["closed: can't be read: Permission denied"])
    }
}
