/// Selects the parts that are the body as plain text, the body as HTML, and the attachments, by the algorithm of
/// RFC 8621 section 4.1.4.
struct BodySelection {
    private(set) var textBody: [EmailBodyPart] = []
    private(set) var htmlBody: [EmailBodyPart] = []
    private(set) var attachments: [EmailBodyPart] = []
    /// Whether a text was met that is neither plain nor HTML.
    private(set) var passedOverText = false
    /// Bodies inside TNEF, for messages that have no other text.
    private var encapsulated: [EmailBodyPart] = []
    // Inside an alternative one of the two may be switched off; the RFC's algorithm passes null for it.
    private var takesText = true
    private var takesHTML = true
    /// Whether texts other than plain and HTML are shown as plain text, as RFC 2046 section 4.1.4 advises and RFC 8621
    /// does not.
    private let readsOtherText: Bool
    /// The last text of another kind in the current alternative.
    private var otherVersion: EmailBodyPart?

    init(_ structure: EmailBodyPart, readsOtherText: Bool = false) {
        self.readsOtherText = readsOtherText
        visit([structure], multipart: "mixed", isInAlternative: false)
        if readsOtherText { takeNamedText(ofMMS: structure.flattened.contains { $0.type == "application/smil" }) }
    }

    /// Whether a part is text that RFC 8621 does not take for a body, but a person does. A part with a name is a file.
    static func isOtherText(_ part: EmailBodyPart) -> Bool {
        part.isText && !filedText.contains(part.type) && part.type != "text/plain" && part.type != "text/html"
            && part.disposition != "attachment" && part.name == nil
    }

    /// Takes a text with a name for the body of a message without another: `text_0.txt` is what somebody wrote to a
    /// telephone. In a multimedia message (MMS) it is that beside what the carrier says, too.
    private mutating func takeNamedText(ofMMS isMMS: Bool) {
        guard isMMS || !textBody.contains(where: \.isText) && !htmlBody.contains(where: \.isText),
            let index = attachments.firstIndex(where: Self.isNamedText)
        else { return }
        let part = attachments.remove(at: index)
        textBody.insert(part, at: 0)
        htmlBody.insert(part, at: 0)
    }

    private static func isNamedText(_ part: EmailBodyPart) -> Bool {
        guard part.type == "text/plain", let name = part.name, name.hasPrefix("text"), name.hasSuffix(".txt") else {
            return false
        }
        return name.dropFirst(4).dropLast(4).allSatisfy { $0 == "_" || $0 == "-" || $0.isWholeNumber }
    }

    /// Texts that people write. After another text such a part continues it; a part of another type there is a file.
    private static let writtenText: Set<String> = [
        "text/enriched", "text/richtext", "text/markdown", "text/x-markdown", "text/rtf",
    ]

    /// Texts that people see as files, or that other rules show.
    private static let filedText: Set<String> = [
        "text/calendar", "text/vcard", "text/x-vcard", "text/directory", "text/css", "text/csv", "text/rfc822-headers",
        "text/x-amp-html", "text/watch-html", "text/x-vcalendar", "text/javascript", "text/ecmascript",
    ]

    /// Nesting is bounded by the parser's limit.
    ///
    /// - Parameter root: the index of the part that the others belong to.
    private mutating func visit(
        _ parts: [EmailBodyPart], multipart: String, root: Int = 0, isInAlternative: Bool
    ) {
        let textCount = textBody.count
        let htmlCount = htmlBody.count
        let outer = (takesText, takesHTML, otherVersion)
        otherVersion = nil
        for (index, part) in parts.enumerated() {
            if Self.isOtherText(part) || Self.isNamedText(part) { passedOverText = true }
            if part.isMultipart {
                let subtype = String(part.type.dropFirst("multipart/".count))
                let root = subtype == "related" ? Self.root(of: part) : 0
                visit(
                    part.subParts, multipart: subtype, root: root,
                    isInAlternative: isInAlternative || subtype == "alternative")
            } else if part.embedded == .entity {
                visit(part.subParts, multipart: "mixed", isInAlternative: isInAlternative)
            } else if part.embedded == .instead {
                takeFiles(part)
            } else if multipart == "appledouble", part.isAppleFile, parts.count > 1 {
                // The other part is the file; this one holds what Macintosh systems know about it.
                continue
            } else if isInline(part, isRoot: index == root, multipart: multipart) {
                place(part, multipart: multipart, isInAlternative: isInAlternative)
            } else {
                attachments.append(part)
            }
            if part.embedded == .beside { takeFiles(part) }
        }
        if multipart == "alternative", textBody.count == textCount, htmlBody.count == htmlCount, let otherVersion {
            textBody.append(otherVersion)
        }
        (takesText, takesHTML, otherVersion) = outer
        if multipart == "alternative", takesText, takesHTML {
            // An alternative with only one of HTML and text shows that one in both bodies.
            if textBody.count == textCount, htmlBody.count != htmlCount { textBody += htmlBody[htmlCount...] }
            if htmlBody.count == htmlCount, textBody.count != textCount { htmlBody += textBody[textCount...] }
        }
    }

    /// Takes the files inside a leaf. The recursion is bounded by ``Limits/encodedMessageDepth``.
    private mutating func takeFiles(_ container: EmailBodyPart) {
        for part in container.subParts {
            if part.disposition == nil, part.embedded == .none {
                encapsulated.append(part)
            } else if part.embedded == .instead {
                takeFiles(part)
            } else if part.embedded == .entity {
                visit(part.subParts, multipart: "mixed", isInAlternative: false)
            } else {
                attachments.append(part)
                if part.embedded == .beside { takeFiles(part) }
            }
        }
    }

    var hasEncapsulatedBody: Bool { !encapsulated.isEmpty }

    /// Takes the bodies inside TNEF for those of the message. If there is only plain text or only HTML, it serves as
    /// both.
    mutating func useEncapsulatedBody() {
        let plain = encapsulated.filter { $0.type == "text/plain" }
        let html = encapsulated.filter { $0.type == "text/html" }
        textBody = (plain.isEmpty ? html : plain) + textBody.filter { !$0.isText }
        htmlBody = (html.isEmpty ? plain : html) + htmlBody.filter { !$0.isText }
    }

    /// The index of the part of a multipart/related that refers to the others: the first, or the one that the parameter
    /// `start` names (RFC 2387 section 3.2). Of a multimedia message (MMS), where that is its layout, the first text.
    private static func root(of related: EmailBodyPart) -> Int {
        let start = related.parameters.first { $0.name == "start" }?.value.filter { !"<> ".contains($0) }
        let root = start.flatMap { start in related.subParts.firstIndex { $0.cid == start && !isMedia($0) } } ?? 0
        guard root < related.subParts.count, related.subParts[root].type == "application/smil" else { return root }
        return related.subParts.firstIndex { $0.type == "text/plain" || $0.type == "text/html" } ?? root
    }

    private func isInline(_ part: EmailBodyPart, isRoot: Bool, multipart: String) -> Bool {
        guard part.disposition != "attachment" else { return false }
        if multipart == "appledouble" { return isInlineMedia(part) }
        let isOther = readsOtherText && Self.isOtherText(part) && (isRoot || Self.writtenText.contains(part.type))
        let isText = part.type == "text/plain" || part.type == "text/html" || isOther
        guard isText || isInlineMedia(part) else { return false }
        if !isRoot, multipart == "related" { return false }
        return isRoot || isInlineMedia(part) || part.name == nil
    }

    private func isInlineMedia(_ part: EmailBodyPart) -> Bool { Self.isMedia(part) }

    private static func isMedia(_ part: EmailBodyPart) -> Bool {
        part.type.hasPrefix("image/") || part.type.hasPrefix("audio/") || part.type.hasPrefix("video/")
    }

    private mutating func place(_ part: EmailBodyPart, multipart: String, isInAlternative: Bool) {
        if multipart == "alternative" {
            switch part.type {
            case "text/plain": if takesText { textBody.append(part) }
            case "text/html": if takesHTML { htmlBody.append(part) }
            default:
                attachments.append(part)
                if readsOtherText, takesText, part.isText { otherVersion = part }
            }
            return
        }
        if isInAlternative {
            if part.type == "text/plain" { takesHTML = false }
            if part.type == "text/html" { takesText = false }
        }
        if takesText { textBody.append(part) }
        if takesHTML { htmlBody.append(part) }
        if !takesText || !takesHTML, isInlineMedia(part) { attachments.append(part) }
    }
}
