import Bytes
import MailHTML

/// The files of a message as a person sees them. The archive, its listings and its search all use this rule.
///
/// RFC 8621's `attachments` follow from the MIME structure, which is not what a person sees: a photo that Apple Mail
/// puts between paragraphs is a file, but a picture that the HTML shows, a signature or another version of the text is
/// none.
extension Email {
    /// The files of the message and of all messages inside it, in order. A forwarded message is a file, and so is each
    /// file attached to it.
    public var files: [EmailBodyPart] {
        var finder = FileFinder()
        finder.visit(self)
        return finder.files
    }

    /// Every part that is no multipart, also those of messages inside the message, in order.
    public var leaves: [EmailBodyPart] {
        var result: [EmailBodyPart] = []
        var stack = [bodyStructure]
        while let part = stack.popLast() {
            if !part.isMultipart { result.append(part) }
            stack.append(contentsOf: part.subParts.reversed())
            if let message = part.message { stack.append(message.email.bodyStructure) }
        }
        return result
    }
}

private struct FileFinder {
    private(set) var files: [EmailBodyPart] = []
    private var shown = ShownParts()

    /// The recursion is bounded by ``Limits/nestingDepth`` and ``Limits/encodedMessageDepth``.
    mutating func visit(_ email: Email) {
        let outer = shown
        shown = ShownParts(of: email)
        visit(email.bodyStructure, in: "")
        shown = outer
    }

    /// - Parameter multipart: the subtype of the multipart that holds the part; "" for a whole message.
    private mutating func visit(_ part: EmailBodyPart, in multipart: String) {
        if part.isMultipart {
            let subtype = String(part.type.dropFirst("multipart/".count))
            for child in part.subParts where !(child.isAppleFile && part.subParts.count > 1) {
                visit(child, in: subtype)
            }
            return
        }
        let holdsIt = part.embedded == .instead || part.embedded == .entity
        if !holdsIt, isFile(part, in: multipart) { files.append(part) }
        if part.embedded != .reference {
            for child in part.subParts { visit(child, in: "") }
        }
        if let message = part.message { visit(message.email) }
    }

    private func isFile(_ part: EmailBodyPart, in multipart: String) -> Bool {
        if Self.machineTypes.contains(part.type) || multipart == "signed" && Self.isSignature(part) { return false }
        if shown.refers(to: part) { return false }
        if part.disposition == "attachment" { return true }
        if shown.bodies.contains(part.partID ?? "") { return false }
        // Another version of the text, such as text/x-amp-html, is no file unless its disposition says so.
        if multipart == "alternative", part.isText || part.name == nil { return false }
        // Parts inside TNEF without a disposition are its bodies.
        return part.entity >= 0 || part.disposition != nil || part.embedded != .none || part.type == "message/rfc822"
    }

    /// Whether the name is that of a signature, for a part whose type does not tell.
    private static func isSignature(_ part: EmailBodyPart) -> Bool {
        let name = part.name?.lowercased() ?? ""
        return name.hasSuffix(".p7s") || name.hasSuffix(".asc") || name.hasSuffix(".sig")
    }

    /// Types that are for programs: signatures, and reports whose text is shown as that of the message.
    private static let machineTypes = EmailBodyPart.reportTypes.union([
        "application/pgp-signature", "application/pkcs7-signature", "application/x-pkcs7-signature",
        "application/pgp-encrypted", "message/tracking-status", "text/rfc822-headers", "message/global-headers",
    ])
}

extension EmailBodyPart {
    /// Reports by fields (RFC 3464, 8098, 5965, 6533).
    fileprivate static let reportTypes: Set<String> = [
        "message/delivery-status", "message/global-delivery-status", "message/disposition-notification",
        "message/global-disposition-notification", "message/feedback-report",
    ]

    var isReport: Bool { Self.reportTypes.contains(type) }
}

/// The parts of a message that a person sees without opening a file.
private struct ShownParts {
    /// Numbers of the parts whose text is the body.
    var bodies: Set<String> = []
    /// The `cid:` addresses in the HTML, and the addresses of its pictures.
    var references: Set<String> = []

    init() {}

    init(of email: Email) {
        let parts = email.bodyStructure.flattened
        let body = Set(email.textBody + email.htmlBody + email.otherTextBody)
        bodies = Set(parts.lazy.filter { $0.isText && body.contains($0.partID ?? "") }.compactMap(\.partID))
        guard parts.contains(where: { $0.cid != nil || $0.location != nil }) else { return }
        let pages = Set(parts.lazy.filter { $0.type == "text/html" }.compactMap(\.partID))
        for value in email.bodyValues where pages.contains(value.partID) {
            references.formUnion(HTMLReferences.all(in: value.value))
        }
    }

    func refers(to part: EmailBodyPart) -> Bool {
        guard !references.isEmpty, !part.isText || part.type == "text/css" else { return false }
        if let cid = part.cid, references.contains("cid:" + cid.lowercased()) { return true }
        return part.location.map { references.contains($0.lowercased()) } ?? false
    }
}

/// Finds the addresses that a page loads: the values of `src` and `background`, and every `cid:` address (RFC 2392).
private enum HTMLReferences {
    static func all(in html: String) -> Set<String> {
        var html = html
        return html.withUTF8 { bytes in
            var result: Set<String> = []
            var index = 0
            while index < bytes.count {
                defer { index += 1 }
                guard bytes[index] == 0x3A || bytes[index] == 0x3D, let start = begins(bytes, at: index) else {
                    continue
                }
                let limit = min(bytes.count, start + longest)
                let end = bytes[start..<limit].firstIndex(where: isEnd) ?? limit
                let decoded = RedirectTarget.percentDecoded(Array(bytes[start..<end])[...])
                result.insert(String(decoding: decoded, as: UTF8.self).lowercased())
                index = max(index, end - 1)
            }
            return result
        }
    }

    /// Where the address begins whose `cid:` or `src=` ends at `index`.
    private static func begins(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
        if bytes[index] == 0x3A { return ends(bytes, at: index, with: "cid") ? index - 3 : nil }
        guard ends(bytes, at: index, with: "src") || ends(bytes, at: index, with: "background") else { return nil }
        let next = index + 1
        return next < bytes.count && (bytes[next] == 0x22 || bytes[next] == 0x27) ? next + 1 : next
    }

    private static func ends(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, with word: StaticString) -> Bool {
        ByteView(bytes).hasPrefix(word, at: index - word.utf8CodeUnitCount)
    }

    private static func isEnd(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == 0x22 || byte == 0x27 || byte == 0x3E || byte == 0x29
    }

    /// No longer address names a part, since a line has at most 998 bytes (RFC 5322 section 2.1.1).
    private static let longest = 1_000
}
