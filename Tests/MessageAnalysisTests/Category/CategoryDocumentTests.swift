import Foundation
import Testing

@testable import MessageAnalysis

/// Sources/MessageAnalysis/MessageAnalysis.docc/Categories.md, made from the rules.
///
/// `LETTERBOOK_UPDATE_DOCS=1 swift test --filter CategoryDocument` rewrites it.
private enum CategoryDocument {
    static let url: URL = {
        var folder = URL(fileURLWithPath: #filePath)
        while folder.lastPathComponent != "Tests" { folder.deleteLastPathComponent() }
        return folder.deletingLastPathComponent()
            .appendingPathComponent("Sources/MessageAnalysis/MessageAnalysis.docc/Categories.md")
    }()

    static var text: String { introduction + rules + knowledge + platforms }

    private static let introduction = """
        # Categories

        Generated from the rules by `CategoryDocumentTests`. Every rule is asked of every message; the points of those that
        find something are added up by category. The greatest sum is the category, but for a newsletter that leads by less
        than \(CategoryVerdict.newsletterMargin) points: then it is the next or none, because a newsletter that is none hides what matters. A category that
        is less likely than \(CategoryVerdict.minimumConfidence) is unsure instead; ten points more make a category e times as likely. `letterbook
        explain` and `letterbook classify --json` list what was found, so that a verdict can be added up again.

        The points were learned from mail whose categories people had decided, from what the rules' authors expected on;
        Tests/Benchmarks/CATEGORIES.md tells how well they do on mail of sources that were not learned from.

        ## Rules

        | rule | looks at | such as | because | points |
        | --- | --- | --- | --- | --- |

        """

    private static var rules: String {
        CategoryClassifier.rules.map { rule in
            let points = rule.weights.entries.map { "\($0.category.rawValue) \(signed($0.weight))" }
            return row([
                rule.rule, rule.looksAt, "`\(rule.example)`", rule.because, points.joined(separator: ", "),
            ])
        }.joined()
    }

    private static var knowledge: String {
        let facts: [(fact: String, what: String)] = [
            ("own", "The owner wrote it."), ("answered", "It names the owner, who has written to its author."),
            (
                "alike",
                "Three others of its author or more are laid out alike, none of them a reply, and the owner has not written to them."
            ),
            (
                "oneway",
                "Its author has written four messages or more and no reply, and the owner has not written to them."
            ),
            (
                "worded:notice",
                "Of such an author, and says at its beginning nearly what another of their messages says."
            ),
            ("worded:issue", "Of such an author, and says at its beginning other things than all others."),
            (
                "list:all@club.example",
                "It goes to an address that other mail names as its list's, or to which several people wrote, and nobody else, and were answered by several others."
            ),
            ("label:newsletter", "Gmail's tab, by its label; the other tabs likewise."),
            ("rule:personal", "The owner's own word on its sender, list or domain (`letterbook category`)."),
        ]
        let rows = facts.flatMap { fact, what in
            ArchiveKnowledge(text: fact).reasons(author: "ada@example.org").map {
                row([$0.rule, what, "\($0.category.rawValue) \(signed($0.weight))"])
            }
        }
        return """

            ## What an archive adds

            | rule | says | points |
            | --- | --- | --- |
            \(rows.joined())
            """
    }

    private static var platforms: String {
        let rows = MailingPlatform.all.map { platform in
            row([platform.name, "\(platform.kind)", platform.clues.map(clue).joined(separator: " ")])
        }
        return """

            ## Mailing services

            \(MailingPlatform.all.count) services and programs, and how their mail is recognised. A campaign service sends
            newsletters; a relay carries those and notices alike; support is a help desk.

            | service | kind | recognised by |
            | --- | --- | --- |
            \(rows.joined())
            """
    }

    private static func clue(_ clue: MailingPlatform.Clue) -> String {
        switch clue {
        case .header(let name): "`\(name):`"
        case .headerPrefix(let name): "`\(name)…:`"
        case .feedbackID(let name): "`feedback-id: …:\(name)`"
        case .host(let name): "host `\(name)`"
        case .mailer(let name): "`x-mailer: \(name)…`"
        }
    }

    private static func row(_ cells: [String]) -> String {
        "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    }

    private static func signed(_ weight: Int) -> String { weight > 0 ? "+\(weight)" : "\(weight)" }
}

@Suite("The documented rules of categories")
struct CategoryDocumentTests {
    @Test("are in step with the code")
    func inStep() throws {
        if ProcessInfo.processInfo.environment["LETTERBOOK_UPDATE_DOCS"] == "1" {
            try Data(CategoryDocument.text.utf8).write(to: CategoryDocument.url)
        }
        let committed = try String(decoding: Data(contentsOf: CategoryDocument.url), as: UTF8.self)
        #expect(committed == CategoryDocument.text)
    }

    @Test("name each rule once, and sixty mailing services or more")
    func complete() {
        let names = CategoryClassifier.rules.map(\.rule)
        #expect(Set(names).count == names.count)
        #expect(MailingPlatform.all.count >= 60)
    }
}
