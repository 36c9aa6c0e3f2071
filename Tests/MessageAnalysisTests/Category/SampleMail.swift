import MessageContent

@testable import MessageAnalysis

/// A short way to write mail for the tests: header lines, an empty line, the text.
///
/// `From: Al Example <al@example.org>` and the other address fields are read in this plain form only. The media type
/// is Content-Type's; `parts` are the types of further parts.
func mail(
    _ source: String, html: CategoryInput.HTMLFacts? = nil, parts: [String] = [], quoted: String = ""
) -> CategoryInput {
    var input = CategoryInput()
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let head = lines.prefix { !$0.isEmpty }
    for line in head {
        guard let colon = line.firstIndex(of: ":") else { continue }
        let name = line[..<colon].lowercased()
        let value = line[line.index(after: colon)...].drop { $0 == " " }
        input.headers.append((name, String(value)))
        switch name {
        case "from": input.from = addresses(value)
        case "sender": input.sender = addresses(value)
        case "to": input.to = addresses(value)
        case "cc": input.cc = addresses(value)
        case "subject": input.subject = String(value)
        case "content-type": readMediaType(value, &input)
        default: break
        }
    }
    if input.mediaTypes.isEmpty { input.mediaTypes = ["text/plain"] }
    input.mediaTypes += parts
    input.text = lines.dropFirst(head.count + 1).joined(separator: "\n")
    input.newText = input.text
    input.quotedText = quoted
    input.html = html
    return input
}

private func addresses(_ value: Substring) -> [EmailAddress] {
    value.split(separator: ",").filter { $0.contains("@") }.map { part in
        let trimmed = part.drop { $0 == " " }
        guard let open = trimmed.firstIndex(of: "<") else { return EmailAddress(email: String(trimmed)) }
        let name = trimmed[..<open].split(separator: " ").joined(separator: " ")
        let email = trimmed[trimmed.index(after: open)...].prefix { $0 != ">" }
        return EmailAddress(name: name.isEmpty ? nil : name, email: String(email))
    }
}

private func readMediaType(_ value: Substring, _ input: inout CategoryInput) {
    let pieces = value.split(separator: ";").map { $0.drop { $0 == " " } }
    input.mediaTypes = [String(pieces.first ?? "text/plain")]
    for piece in pieces.dropFirst() {
        let pair = piece.split(separator: "=")
        if pair.count == 2 { input.mediaTypeParameters[String(pair[0])] = String(pair[1]) }
    }
}

/// The rules that found something in a message.
func rules(_ input: CategoryInput) -> Set<String> {
    Set(CategoryClassifier.expectations(of: input).map(\.rule))
}
