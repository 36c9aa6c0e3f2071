import Foundation
import MessageContent
import TestSupport
import Testing

@testable import VerificationCodes

extension Corpus {
    /// The saved emails of the providers, one folder each, and those of the general scorer in `generic`.
    static let codes = path("codes")

    /// The project itself: the folder that holds Corpus.
    static let project = folder.deletingLastPathComponent().path
}

/// A mail as a test writes it.
struct SampleMail {
    var from = "noreply@example.com"
    var subject = ""
    var text: String?
    var html: String?
    /// Further header lines, without line end.
    var headers: [String] = []
    /// The Date field's body.
    var date = "Wed, 06 Mar 2024 10:00:00 +0000"

    /// With a text, a page, or both as alternatives.
    var email: Email {
        var lines = [
            "From: \(from)", "To: you@example.org", "Subject: \(subject)", "Date: \(date)", "MIME-Version: 1.0",
        ]
        lines += headers
        switch (text, html) {
        case (let text, nil): lines += ["Content-Type: text/plain; charset=utf-8", "", text ?? ""]
        case (nil, let html?): lines += ["Content-Type: text/html; charset=utf-8", "", html]
        case (let text?, let html?):
            lines += ["Content-Type: multipart/alternative; boundary=part", ""]
            lines += ["--part", "Content-Type: text/plain; charset=utf-8", "", text]
            lines += ["--part", "Content-Type: text/html; charset=utf-8", "", html, "--part--"]
        }
        return Email(reading: Array((lines.joined(separator: "\n") + "\n").utf8))
    }

    var mail: CodeMail { CodeMail(email) }

    /// As a case of the regression runner.
    func expecting(_ expectation: CaseExpectation?, name: String = "example/en") -> TestCase {
        TestCase(name: name, path: "cases/\(name).eml", expectation: expectation, mail: mail)
    }
}

/// A template file of the provider `example` in pieces, so that a test names only what it is about.
struct SampleTemplate {
    var id = "example"
    var head = ""
    var sender = "domains: [example.com]"
    /// The lines of one variant beneath its id.
    var variant = """
        code:
          alphabet: digits
          lengths: [6]
        places:
          - {in: body, after: your code is}
        """
    var tail = ""

    var yaml: String {
        """
        schema: 1
        id: \(id)
        name: Example
        \(head)
        sender:
        \(Self.indented(sender, by: 2))
        variants:
          - id: en
        \(Self.indented(variant, by: 4))
        \(tail)
        examples:
          - {from: noreply@example.com, text: Your code is 123456., code: "123456"}
        counterExamples:
          - {from: noreply@example.com, text: Good morning.}

        """
    }

    private static func indented(_ text: String, by spaces: Int) -> String {
        let margin = String(repeating: " ", count: spaces)
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { margin + $0 }.joined(separator: "\n")
    }

    /// The template; a fault in it fails the test.
    func read(_ location: SourceLocation = #_sourceLocation) throws -> CodeTemplate {
        let (template, faults) = TemplateReader.read(yaml, file: id + ".yaml")
        #expect(faults.isEmpty, sourceLocation: location)
        return try #require(template, sourceLocation: location)
    }
}

extension CodeTemplate {
    /// What the template makes of a mail.
    func trace(_ mail: SampleMail) -> TemplateTrace { TemplateMatcher(mail.mail).trace(self) }

    /// The code that it finds in a mail.
    func code(_ mail: SampleMail) -> String? { trace(mail).found?.code?.code }
}

/// Runs some templates over a mail as a user would.
func report(_ mail: SampleMail, _ templates: CodeTemplate...) -> CodeReport {
    CodeExtractor(templates: TemplateSet(templates)).report(mail.email)
}
