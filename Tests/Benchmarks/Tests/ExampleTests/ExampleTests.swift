import Bytes
import Foundation
import MailArchive
import MailHTML
import MailSources
import MessageAnalysis
import MessageContent
import MessageFormat
import TemplateWorkbench
import Testing
import VerificationCodes

/// The examples of the libraries' overviews, as another package's code. Each stands between `// example of PAGE` and
/// `// end`, and a test compares it with the page.
@Suite("The examples of the documentation", .serialized)
struct ExampleTests {
    private static let project = URL(fileURLWithPath: #filePath).pathComponents.dropLast(5)
        .reduce(URL(fileURLWithPath: "/")) { $0.appending(path: $1) }
    private let mail = Array(
        """
        From: Ada <ada@example.org>
        To: bo@example.com
        Subject: Your code
        Date: Tue, 5 Mar 2024 10:00:00 +0100

        Your verification code is 482913.
        """.utf8)

    @Test("Bytes")
    func bytes() {
        // example of Sources/Bytes/Bytes.docc/Bytes.md
        let raw = Array("Subject: Boats\n\nHello".utf8)
        let name = raw.withByteView { view in
            view.firstIndex(of: UInt8(ascii: ":")).map { String(decoding: view.slice(0, $0).buffer, as: UTF8.self) }
        }
        // end
        #expect(name == "Subject")
    }

    @Test("MailSources and MailArchive")
    func archive() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "letterbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let before = FileManager.default.currentDirectoryPath
        #expect(FileManager.default.changeCurrentDirectoryPath(folder.path))
        defer { _ = FileManager.default.changeCurrentDirectoryPath(before) }
        let separator = Array("From ada@example.org Tue Mar  5 10:00:00 2024\n".utf8)
        try Data(separator + mail + Array("\n".utf8)).write(to: folder.appending(path: "archive.mbox"))

        // example of Sources/MailSources/MailSources.docc/MailSources.md
        let reader = MailReader(paths: ["Mail", "archive.mbox"])
        while let event = reader.next() {
            if case .batch(let batch) = event {
                for message in batch.messages { print(message.origin.path, batch.bytes(of: message).count) }
            }
        }
        // end
        #expect(reader.bytesDone > Int64(mail.count))

        // example of Sources/MailArchive/MailArchive.docc/MailArchive.md
        let archive = try Archive(path: "letterbook.sqlite", access: .create)
        let report = try await archive.importMail(from: ["archive.mbox"], options: ImportOptions(jobs: 2))
        for message in try archive.messages(SearchQuery("from:maria has:attachment"), limit: 10) {
            print(message.date?.rfc3339 ?? "", message.subject ?? "")
        }
        // end
        #expect(report.counts.imported == 1)
        #expect(try archive.messages(SearchQuery("from:ada")).map(\.subject) == ["Your code"])
    }

    @Test("MessageFormat")
    func messageFormat() {
        let raw = mail
        // example of Sources/MessageFormat/MessageFormat.docc/MessageFormat.md
        let message = raw.withByteView { Message(parsing: $0) }
        for entity in message.entities { print(entity.mediaType.kind, entity.body) }
        // end
        #expect(message.entities.count == 1)
    }

    @Test("MailHTML")
    func mailHTML() {
        let html = "<p onclick=x()>Hello <b>Bo</b>"
        // example of Sources/MailHTML/MailHTML.docc/MailHTML.md
        let result = HTMLSanitizer.sanitize(html)
        print(result.html)  // a fragment to show
        print(result.text)  // what a reader of plain text sees
        // end
        #expect(result.text == "Hello Bo\n" && !result.html.contains("onclick"))
    }

    @Test("MessageContent, and the README")
    func messageContent() {
        let bytes = mail
        // example of Sources/MessageContent/MessageContent.docc/MessageContent.md and README.md
        let email = Email(reading: bytes)
        print(email.subject ?? "", email.from, email.reply.newText)
        // end
        #expect(email.subject == "Your code")
    }

    @Test("MessageAnalysis")
    func messageAnalysis() {
        let email = Email(reading: mail)
        // example of Sources/MessageAnalysis/MessageAnalysis.docc/MessageAnalysis.md
        let verdict = CategoryClassifier.classify(CategoryInput(email))
        print(verdict.category, verdict.confidence)
        for reason in verdict.reasons { print(reason.rule, reason.category, reason.weight, reason.evidence) }
        // end
        #expect(!verdict.reasons.isEmpty)
    }

    @Test("VerificationCodes")
    func verificationCodes() {
        let bytes = mail
        // example of Sources/VerificationCodes/VerificationCodes.docc/VerificationCodes.md
        let extractor = CodeExtractor(templates: .builtIn)
        let report = extractor.report(Email(reading: bytes))
        print(report.codes.first?.code ?? "no code")
        // end
        #expect(report.codes.first?.code == "482913")
    }

    @Test("TemplateWorkbench")
    func templateWorkbench() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "letterbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(mail).write(to: folder.appending(path: "case.eml"))
        try Data("provider: generic\ncodes: [\"482913\"]\n".utf8).write(to: folder.appending(path: "case.expect.yaml"))
        let mails = folder.path
        // example of Sources/TemplateWorkbench/TemplateWorkbench.docc/TemplateWorkbench.md
        let folderOfCases = try await CaseFolder.read(mails)
        let results = await RegressionRunner(templates: .builtIn).run(folderOfCases.cases)
        for result in results where !result.isPassed { print(result.name, result.failures) }
        // end
        #expect(results.map(\.isPassed) == [true])
    }

    @Test("the pages show what is compiled here, and every library has one")
    func pages() throws {
        let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
        var shown: Set<String> = []
        for example in source.split(separator: #/\n *// example of (?=Sources)/#).dropFirst() {
            let lines = example.split(separator: "\n")
            let code = lines.dropFirst().prefix { $0.drop { $0 == " " } != "// end" }.map { $0.drop { $0 == " " } }
            for page in lines[0].split(separator: " and ") {
                #expect(try Self.example(in: String(page)) == code, "\(page)")
                shown.insert(String(page))
            }
        }
        let manifest = try String(contentsOf: Self.project.appending(path: "Package.swift"), encoding: .utf8)
        let libraries = manifest.matches(of: #/\.library\(name: "(\w+)"/#).map { String($0.output.1) }
        #expect(Set(libraries.map { "Sources/\($0)/\($0).docc/\($0).md" }).union(["README.md"]) == shown)
    }

    /// The first Swift code of a page, without its imports and indents.
    private static func example(in page: String) throws -> [Substring] {
        let text = try String(contentsOf: project.appending(path: page), encoding: .utf8)
        let lines = text.split(separator: "\n").drop { $0 != "```swift" }.dropFirst().prefix { $0 != "```" }
        return lines.filter { !$0.hasPrefix("import ") }.map { $0.drop { $0 == " " } }
    }
}
