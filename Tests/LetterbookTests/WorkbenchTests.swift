import Foundation
import TestSupport
import Testing

@Suite("letterbook templates test")
struct WorkbenchTests {
    /// Two cases of Corpus, of which one expects a code that its mail does not hold.
    private static func cases() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path("cases"), withIntermediateDirectories: true)
        for name in ["de-alert", "de-g-prefix"] {
            for end in [".eml", ".expect.yaml"] {
                let text = try String(contentsOfFile: Corpus.path("codes/google/" + name + end), encoding: .utf8)
                let wrong = text.replacing("codes: []", with: "codes: [\"482913\"]")
                try folder.write(end == ".eml" ? text : wrong, to: "cases/" + name + end)
            }
        }
        return folder
    }

    @Test("--html writes one page with each failed case, its mail, its stages and what is expected")
    func page() throws {
        let folder = try Self.cases()
        let result = try Program.run(["templates", "test", "cases", "--no-gates", "--html", "report.html"], in: folder)
        #expect(result.status == 1)
        let page = try String(contentsOfFile: folder.path("report.html"), encoding: .utf8)
        for text in [
            "failed for cases", "2 cases, 1 passed, 1 failed", "<code>de-alert</code>", "<td>482913</td>",
            "<th>failed at</th><td>place: ", "template google", "Sicherheitswarnung", "<li>de-g-prefix</li>",
        ] { #expect(page.contains(text), "\(text)") }
        // The letter stands in a frame of its own, which may run and load nothing.
        #expect(page.contains("<iframe sandbox=\"allow-popups\" srcdoc=\"") && page.contains("default-src 'none'"))
        #expect(!page.contains("<script") && !page.contains("src=\"http"))
    }

    @Test("what a mail says stays text on the page")
    func hostile() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path("cases"), withIntermediateDirectories: true)
        let mail = """
            From: "<script>alert(1)</script>" <a@x.example>
            Subject: </title><script>alert(2)</script>
            Content-Type: text/html

            <p onclick="alert(3)">Your code is 482913</p><script>alert(4)</script><img src="https://x.example/p.png">

            """
        try folder.write(mail, to: "cases/<b>.eml")
        try folder.write("provider: none\ncodes: [\"<i>\"]\n", to: "cases/<b>.expect.yaml")
        _ = try Program.run(["templates", "test", "cases", "--no-gates", "--html", "report.html"], in: folder)
        let page = try String(contentsOfFile: folder.path("report.html"), encoding: .utf8)
        #expect(page.contains("482913") && page.contains("&lt;script&gt;alert(2)") && page.contains("&lt;i&gt;"))
        #expect(
            !page.contains("<script") && !page.contains("<b>") && !page.contains("<i>") && !page.contains("alert(3)"))
        #expect(!page.contains("alert(4)") && !page.contains(" src=&quot;https"))
    }

    @Test("--watch runs again when a case or a template is saved, until Ctrl-C")
    func watch() throws {
        let folder = try Self.cases()
        try FileManager.default.createDirectory(atPath: folder.path("own"), withIntermediateDirectories: true)
        let template = Corpus.folder.deletingLastPathComponent()
            .appending(path: "Sources/VerificationCodes/Templates/adobe.yaml")
        try FileManager.default.copyItem(atPath: template.path, toPath: folder.path("own/adobe.yaml"))
        let process = Program.process(
            ["templates", "test", "cases", "--no-gates", "--watch", "--templates", "own"], in: folder)
        let output = folder.path("output")
        _ = FileManager.default.createFile(atPath: output, contents: nil)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle(forWritingAtPath: output)
        process.standardError = process.standardOutput
        try process.runWithSignals()
        defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
        func waits(for text: String) -> Bool {
            for _ in 0..<1_200 {
                if (try? String(contentsOfFile: output, encoding: .utf8))?.contains(text) == true { return true }
                Thread.sleep(forTimeInterval: 0.05)
            }
            return false
        }
        #expect(waits(for: "waiting for changes"))
        let expectation = folder.path("cases/de-alert.expect.yaml")
        let text = try String(contentsOfFile: expectation, encoding: .utf8)
        try text.replacing("[\"482913\"]", with: "[]").write(toFile: expectation, atomically: true, encoding: .utf8)
        #expect(waits(for: "2 cases, 2 passed, 0 failed"))
        #expect(waits(for: "de-alert.expect.yaml"))
        // A template that cannot be read is said, and the wait goes on.
        try folder.write("id: [", to: "own/broken.yaml")
        #expect(waits(for: "saved: ") && waits(for: "broken.yaml:1"))
        kill(process.processIdentifier, SIGTERM)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    }
}
