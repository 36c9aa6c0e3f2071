import MailArchive
import MailHTML
import MessageContent

/// The HTML of a message as a document of its own. It is the one place where what comes from mail is not escaped: the
/// sanitizer wrote it anew, a checker has read it, and the document is shown without programs, without an origin and
/// without a network. It has the browser's own styles beside the letter's, as its sender meant it.
enum Letter {
    private static let head = """
        <html><head><meta charset="utf-8"><meta name="referrer" content="no-referrer"><title>Letter</title>
        <style>html{background:#fff;color-scheme:light}.letterbook-text{white-space:pre-wrap;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}</style>
        </head><body>

        """

    private static let noPicture = "data:,"

    static func document(_ message: StoredMessage, _ archive: Archive) -> [UInt8] {
        let m = message.summary
        guard let html = message.html else {
            let text: HTML = "<pre class=\"letterbook-text\" dir=\"auto\">\(message.text)</pre>"
            return Array("<!DOCTYPE html>\n".utf8) + Array(head.utf8) + text.bytes + Array("</body></html>\n".utf8)
        }
        // Where the source is out of reach the message's own pictures are missing.
        let whole = try? InlineImages.embed(in: html, parts: message.parts, missing: noPicture) {
            try archive.rawMessage(m.rowID, id: m.id)
        }
        let shown = whole ?? InlineImages.embed(in: html, parts: [], missing: noPicture) { [] }
        let page = SanitizedHTML.keepingBoxes(of: shown)
        return Array(SanitizedHTML.doctype(for: page).utf8) + Array(head.utf8) + Array(page.utf8)
            + Array("</body></html>\n".utf8)
    }
}

/// Pictures that browsers may show: what their bytes are, whatever the message says.
enum Picture {
    /// The media type of a raster image by its first bytes; nil where it is none.
    static func type(of bytes: [UInt8]) -> String? {
        func begins(_ start: [UInt8], at offset: Int = 0) -> Bool { bytes.dropFirst(offset).starts(with: start) }
        if begins([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
        if begins([0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if begins(Array("GIF87a".utf8)) || begins(Array("GIF89a".utf8)) { return "image/gif" }
        if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) { return "image/webp" }
        if begins(Array("BM".utf8)), bytes.count > 26, begins([0, 0, 0, 0], at: 6) { return "image/bmp" }
        return nil
    }
}
