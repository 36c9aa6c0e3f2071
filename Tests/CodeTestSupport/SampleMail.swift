import Foundation
package import MessageContent
package import TestSupport
package import VerificationCodes

extension Corpus {
    /// The saved emails of the providers, one folder each, and those of the general scorer in `generic`.
    package static let codes = path("codes")

    /// The project itself: the folder that holds Corpus.
    package static let project = folder.deletingLastPathComponent().path
}

/// A mail as a test writes it.
package struct SampleMail {
    package var from: String
    package var subject: String
    package var text: String?
    package var html: String?
    /// Further header lines, without line end.
    package var headers: [String]
    /// The Date field's body.
    package var date: String

    package init(
        from: String = "noreply@example.com", subject: String = "", text: String? = nil, html: String? = nil,
        headers: [String] = [], date: String = "Wed, 06 Mar 2024 10:00:00 +0000"
    ) {
        (self.from, self.subject, self.text, self.html) = (from, subject, text, html)
        (self.headers, self.date) = (headers, date)
    }

    /// With a text, a page, or both as alternatives.
    package var email: Email {
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

    package var mail: CodeMail { CodeMail(email) }
}

/// A template file of the provider `example` in pieces, so that a test names only what it is about.
package struct SampleTemplate {
    package var id: String
    package var head: String
    package var sender: String
    /// The lines of one variant beneath its id.
    package var variant: String
    package var tail: String

    package init(
        id: String = "example", head: String = "", sender: String = "domains: [example.com]",
        variant: String = usualVariant, tail: String = ""
    ) {
        (self.id, self.head, self.sender, self.variant, self.tail) = (id, head, sender, variant, tail)
    }

    package static let usualVariant = """
        code:
          alphabet: digits
          lengths: [6]
        places:
          - {in: body, after: your code is}
        """

    package var yaml: String {
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

    /// The template; its first fault, if it has one.
    package func read() throws -> CodeTemplate {
        let (template, faults) = TemplateReader.read(yaml, file: id + ".yaml")
        guard let template, faults.isEmpty else { throw faults[0] }
        return template
    }
}

extension CodeTemplate {
    /// What the template makes of a mail.
    package func trace(_ mail: SampleMail) -> TemplateTrace { TemplateMatcher(mail.mail).trace(self) }

    /// The code that it finds in a mail.
    package func code(_ mail: SampleMail) -> String? { trace(mail).found?.code?.code }
}

/// Runs some templates over a mail as a user would.
package func report(_ mail: SampleMail, _ templates: CodeTemplate...) -> CodeReport {
    CodeExtractor(templates: TemplateSet(templates)).report(mail.email)
}
