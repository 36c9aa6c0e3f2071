import MailHTML
import MessageFormat

extension Email {
    /// Fills bodies, attachments, text and preview from ``bodyStructure`` and ``bodyValues``.
    ///
    /// - Parameters:
    ///   - strayText: the texts of multiparts without parts, which no part holds.
    ///   - isEnclosed: whether this is a message inside another.
    mutating func selectBodies(strayText: [String], isEnclosed: Bool, log: inout DiagnosticLog) {
        var selection = BodySelection(bodyStructure)
        let shown = selection.passedOverText ? BodySelection(bodyStructure, readsOtherText: true) : selection
        let source = TextSource(
            values: Dictionary(bodyValues.map { ($0.partID, $0.readableText) }) { first, _ in first },
            strayText: strayText, showsDigests: !isEnclosed && Self.holdsDigest(bodyStructure))
        text = showText(of: shown, source, log: &log)
        if text.isBlank, selection.hasEncapsulatedBody {
            html = nil
            selection.useEncapsulatedBody()
            text = showText(of: selection, source, log: &log)
        }
        reply = ReplyText(splitting: text)
        readWhite(of: shown, source, log: &log)
        let hasLetter = !text.isBlank
        if !hasLetter {
            text = ReportText.text(of: bodyStructure, bodyValues)
            if text.isBlank, !isEnclosed, !hasNullReturnPath {
                text = EnclosedMessages.forwarded(in: bodyStructure)
            }
            reply = ReplyText(splitting: text)
        }
        otherTextBody = shown.textBody.filter(BodySelection.isOtherText).compactMap(\.partID)
        textBody = selection.textBody.compactMap(\.partID)
        htmlBody = selection.htmlBody.compactMap(\.partID)
        attachments = selection.attachments.compactMap(\.partID)
        // RFC 8621 section 4.1.4: inline images to which the HTML refers are no attachments to a person.
        hasAttachment = selection.attachments.contains {
            $0.disposition != "inline" && $0.cid == nil || $0.disposition == "attachment"
        }
        preview = Preview.make(of: reply.newText.isBlank ? text : reply.newText)
        if hasLetter, bodyStructure.isMultipart { addUnsaid(shown.textBody) }
    }

    /// Adds what an invitation or a report says and the letter beside it does not. An invitation stands above the letter, a report
    /// below it, or above where a quote or a signature goes on to the end.
    private mutating func addUnsaid(_ shown: [EmailBodyPart]) {
        let parts = bodyStructure.flattened
        let letter = text
        let unsaid = ReportText.unsaid(in: parts, bodyValues, besides: letter, shown: Set(shown.compactMap(\.partID)))
        guard unsaid != ("", "") else { return }
        let orders = [[unsaid.appointment, letter, unsaid.reports], [unsaid.appointment, unsaid.reports, letter]]
        for pieces in unsaid.reports.isEmpty ? [orders[0]] : orders {
            var whole = ""
            for piece in pieces where !piece.isEmpty {
                if !whole.isEmpty { whole += whole.hasSuffix("\n") ? "\n" : "\n\n" }
                whole += piece
            }
            let split = ReplyText(splitting: whole)
            // Where the letter is nothing but another message, that would be taken for one that is answered.
            guard split.quotedText == reply.quotedText, split.signature == reply.signature else { continue }
            (text, reply) = (whole, split)
            return
        }
    }

    /// Reads white letters on nothing where there are no others but a quote: they were written where the program is dark, or for
    /// letter paper that is lost. Above a forward they are what a service hides, and beside a picture alone they are spam.
    private mutating func readWhite(of selection: BodySelection, _ source: TextSource, log: inout DiagnosticLog) {
        guard let page = html, !page.hiddenText.isBlank, !reply.hasOwnText, !reply.passesOn,
            !text.isBlank || !page.html.contains("<img")
        else { return }
        let onWhite = (html, text, reply)
        var source = source
        source.options.isOnWhite = false
        html = nil
        text = showText(of: selection, source, log: &log)
        reply = ReplyText(splitting: text)
        if !reply.hasOwnText || reply.newText.countBytes({ $0 > 0x20 }) < 8 { (html, text, reply) = onWhite }
    }

    /// Fills ``html`` and returns the text of the selected bodies.
    private mutating func showText(
        of selection: BodySelection, _ source: TextSource, log: inout DiagnosticLog
    ) -> String {
        let safe = sanitized(selection.htmlBody + selection.textBody, source, log: &log)
        showPage(selection.htmlBody, safe, source)
        return Self.joined([chosenText(selection, safe, source)] + source.strayText)
    }

    /// Fills ``html`` with the HTML parts of the body, and with the plain ones between them as they stand.
    private mutating func showPage(
        _ body: [EmailBodyPart], _ safe: [String: SanitizedHTML], _ source: TextSource
    ) {
        guard !safe.isEmpty else { return }
        var whole: SanitizedHTML?
        var last: SanitizedHTML?
        // Each text goes to the page above it, those on top to the first one.
        var texts: [String] = []
        func endPage() {
            guard var page = last else { return }
            page.add(plainTexts: texts, above: false)
            if whole == nil { whole = page } else { whole?.append(page) }
            texts = []
        }
        for part in body {
            let partID = part.partID ?? ""
            if var page = safe[partID] {
                endPage()
                if last == nil { page.add(plainTexts: texts, above: true) }
                (last, texts) = (page, [])
                SchemaTypes.add(from: source.values[partID] ?? "", to: &schemaTypes)
            } else if let text = source.values[partID], !text.isBlank {
                texts.append(TextNormaliser.withoutInvisibles(text))
            }
        }
        endPage()
        html = whole
    }

    /// The sanitized HTML of each HTML part, by part number.
    private func sanitized(
        _ body: [EmailBodyPart], _ source: TextSource, log: inout DiagnosticLog
    ) -> [String: SanitizedHTML] {
        var result: [String: SanitizedHTML] = [:]
        for part in body where part.type == "text/html" {
            guard let partID = part.partID, result[partID] == nil, let html = source.values[partID] else { continue }
            let safe = HTMLSanitizer.sanitize(html, options: source.options)
            if safe.usedFallback { log.note(.htmlFallback, .empty) }
            if !safe.limits.isEmpty { log.note(.limitHTML, .empty) }
            result[partID] = safe
        }
        return result
    }

    /// The texts of the body, with the messages of a digest in their place.
    private func textPieces(
        _ body: [EmailBodyPart], _ safe: [String: SanitizedHTML], _ source: TextSource
    ) -> [TextPiece] {
        func piece(_ part: EmailBodyPart) -> TextPiece? {
            guard let partID = part.partID else { return nil }
            let text = safe[partID]?.text ?? source.values[partID].map(TextNormaliser.withoutInvisibles)
            return text.map { TextPiece(partID: partID, text: $0) }
        }
        guard source.showsDigests else { return body.compactMap(piece) }
        let shown = Set(body.map(\.partID))
        return bodyStructure.flattened.flatMap { part -> [TextPiece] in
            if part.type == "multipart/digest" { return EnclosedMessages.items(of: part).map { TextPiece(text: $0) } }
            return shown.contains(part.partID) ? [piece(part)].compactMap(\.self) : []
        }
    }

    /// Whether a multipart is or holds a digest that is no alternative to a text. The recursion is bounded by the parser's limit.
    private static func holdsDigest(_ part: EmailBodyPart) -> Bool {
        guard part.isMultipart, part.type != "multipart/alternative" else { return false }
        return part.type == "multipart/digest" || part.subParts.contains(where: holdsDigest)
    }

    /// The texts of the plain body one after the other; those of the HTML body if the plain versions of its HTML are
    /// missing or only a notice. What both bodies share is no version of anything, and always shown.
    private func chosenText(
        _ selection: BodySelection, _ safe: [String: SanitizedHTML], _ source: TextSource
    ) -> String {
        let plain = textPieces(selection.textBody, safe, source)
        let inPlain = Set(selection.textBody.map(\.partID))
        let page = Self.joined(
            selection.htmlBody.compactMap { inPlain.contains($0.partID) ? nil : safe[$0.partID ?? ""]?.text })
        guard !page.isBlank else { return Self.joined(plain.map(\.text)) }
        let inPage = Set(selection.htmlBody.map(\.partID))
        let version = Self.joined(plain.compactMap { $0.partID == nil || inPage.contains($0.partID) ? nil : $0.text })
        let chosen = StubText.isStub(version, besides: page) ? textPieces(selection.htmlBody, safe, source) : plain
        return Self.joined(chosen.map(\.text))
    }

    private static func joined(_ pieces: [String]) -> String {
        let filled = pieces.filter { !$0.isBlank }
        return filled.count == 1 ? filled[0] : filled.joined(separator: "\n\n")
    }
}

/// A text of the body.
private struct TextPiece {
    /// Nil for a message of a digest.
    var partID: String?
    let text: String
}

/// What the text of a message is made from.
private struct TextSource {
    /// The readable texts of the parts, by part number.
    let values: [String: String]
    /// The texts of multiparts without parts.
    let strayText: [String]
    /// Whether the messages of digests belong to the text.
    let showsDigests: Bool
    var options = HTMLSanitizer.Options()
}

extension String {
    var isBlank: Bool { utf8.allSatisfy { $0 <= 0x20 } }

    /// How many UTF-8 bytes `isCounted` accepts. A lazy filter over `utf8` would take ten times as long.
    @inline(__always)
    func countBytes(_ isCounted: (UInt8) -> Bool) -> Int {
        var text = self
        return text.withUTF8 { bytes in
            var count = 0
            for byte in bytes where isCounted(byte) { count &+= 1 }
            return count
        }
    }
}

/// The preview of a message: one line of its text, for listings.
enum Preview {
    /// In characters: RFC 8621 section 4.1.4 allows at most 256.
    static let length = 256

    /// The first ``length`` characters of `text` on one line, without lines of repeated signs such as `-----`.
    static func make(of text: String) -> String {
        var text = text
        if let line = text.withUTF8({ ascii($0) }) { return line }
        var result = String.UnicodeScalarView()
        var word: [Unicode.Scalar] = []
        var count = 0
        func flush() {
            defer { word.removeAll(keepingCapacity: true) }
            guard !word.isEmpty, !isRule(word) else { return }
            if count > 0 {
                result.append(" ")
                count += 1
            }
            for scalar in word where count < length {
                result.append(scalar)
                count += 1
            }
        }
        for scalar in text.unicodeScalars.prefix(length * 16) {
            if isSpace(scalar) {
                flush()
                if count >= length { break }
            } else if !isInvisible(scalar), word.count < length {
                word.append(scalar)
            }
        }
        flush()
        return String(result)
    }

    /// The preview of a text that begins with ASCII, as most do; nil for others.
    private static func ascii(_ text: UnsafeBufferPointer<UInt8>) -> String? {
        let text = UnsafeBufferPointer(rebasing: text.prefix(length * 16))
        var all: UInt8 = 0
        for byte in text { all |= byte }
        guard all < 0x80 else { return nil }
        var line: [UInt8] = []
        line.reserveCapacity(2 * length)
        // Where the current word begins, after its space.
        var start = 0
        func endWord() {
            let length = line.count - start
            if length >= 4, (start..<line.count).allSatisfy({ isRuleMark(line[$0]) }) { line.removeLast(length) }
            // The space before a word that was dropped serves the next word.
            if let last = line.last, last != 0x20 { line.append(0x20) }
            start = line.count
        }
        for byte in text {
            if byte == 0x20 || (0x09...0x0D).contains(byte) {
                if start < line.count { endWord() }
                if line.count > length { break }
            } else if byte > 0x20, byte != 0x7F, line.count - start < length {
                line.append(byte)
            }
        }
        if start < line.count { endWord() }
        if line.last == 0x20 { line.removeLast() }
        return String(decoding: line.prefix(length), as: UTF8.self)
    }

    private static func isRuleMark(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x2D, 0x3D, 0x5F, 0x2A, 0x23, 0x7E, 0x3E, 0x2B, 0x2E: true  // -=_*#~>+.
        default: false
        }
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    private static func isRule(_ word: [Unicode.Scalar]) -> Bool {
        word.count >= 4 && word.allSatisfy { "-=_*#~>+.".unicodeScalars.contains($0) }
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0xAD, 0x34F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF: true
        default: false
        }
    }
}

extension SanitizedHTML {
    /// Appends another body: a message may have several HTML parts, which are shown one after the other.
    mutating func append(_ next: SanitizedHTML) {
        html += next.html
        let separator = text.isEmpty || next.text.isEmpty ? "" : "\n\n"
        let shift = text.utf8.count + separator.utf8.count
        emphasis += next.emphasis.map { $0.lowerBound + shift..<$0.upperBound + shift }
        text += separator + next.text
        hiddenText += (hiddenText.isEmpty || next.hiddenText.isEmpty ? "" : "\n") + next.hiddenText
        removed += next.removed
        trackers += next.trackers
        remote += next.remote
        links += next.links
        usedFallback = usedFallback || next.usedFallback
        limits = Array(Set(limits + next.limits)).sorted()
    }
}
