import Testing

@testable import MessageAnalysis

/// A rule with a message that it finds something in, and a near miss.
struct RuleCase: CustomTestStringConvertible {
    let name: String
    let hit: CategoryInput
    let miss: CategoryInput

    var testDescription: String { name }

    init(_ name: String, _ hit: String, _ miss: String) {
        self.name = name
        self.hit = Self.message(hit)
        self.miss = Self.message(miss)
    }

    private static func message(_ source: String) -> CategoryInput {
        if source.hasPrefix("#") { return body(source) }
        let parts = source.split(separator: "||", maxSplits: 1, omittingEmptySubsequences: false)
        let head = parts[0].split(separator: "|").joined(separator: "\n")
        return mail(head + "\n\n" + (parts.count > 1 ? parts[1] : ""))
    }

    /// `#links 12`, `#tables 4 #images 2`, `#schema Order`, `#part application/pdf`, `#quoted`.
    private static func body(_ source: String) -> CategoryInput {
        var html = CategoryInput.HTMLFacts()
        var quoted = ""
        var parts: [String] = []
        var schemaTypes: [String] = []
        for fact in source.split(separator: "#") {
            let words = fact.split(separator: " ")
            let count = words.count > 1 ? Int(words[1]) ?? 0 : 0
            switch words[0] {
            case "links": html.links = count
            case "images": html.images = count
            case "tables": html.tables = count
            case "trackers": html.trackers = count
            case "campaign": html.campaignLinks = count
            case "networks": html.networks = count
            case "schema": schemaTypes.append(String(words[1]))
            case "part": parts.append(String(words[1]))
            default: quoted = "On Monday, Al wrote:\n> Are you there?"
            }
        }
        var input = mail("From: al@example.org\n\n", html: html, parts: parts, quoted: quoted)
        input.schemaTypes = schemaTypes
        return input
    }
}
