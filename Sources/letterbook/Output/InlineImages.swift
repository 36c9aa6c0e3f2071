import Foundation
import MailArchive
import MessageContent

/// Puts the pictures that a message brought with it into its sanitized HTML: `cid:` addresses become `data:`.
enum InlineImages {
    /// Bytes of pictures that one page may hold.
    private static let limit = 50 << 20

    /// - Parameter raw: the message, read only where the HTML names one of its pictures.
    static func embed(in html: String, parts: [StoredMessage.Part], raw: () throws -> [UInt8]) rethrows -> String {
        guard html.contains("cid:") else { return html }
        let pictures = parts.filter { $0.cid != nil && HTMLSanitizer.pictureTypes.contains($0.type.lowercased()) }
        guard !pictures.isEmpty else { return html }
        let byName = Dictionary(pictures.map { ($0.cid ?? "", $0) }) { $1 }
        let message = try raw()
        var room = limit
        var output = ""
        var rest = html[...]
        // As the sanitizer writes addresses: in attributes, in its style sheet, and in an element's own style.
        while let found = rest.firstMatch(of: /(src="|background="|url\('|style="[^"]*?url\(&#39;)cid:/) {
            let name = rest[found.range.upperBound...].prefix { $0 != "\"" && $0 != "'" && $0 != ")" }
            let end = name.hasSuffix("&#39;") ? name.dropLast(5) : name
            output += rest[..<found.output.1.endIndex]
            let part = byName[decoded(end)]
            let data = part.flatMap { PartContent.find($0.partID, in: message)?.bytes }
            if let part, let data, data.count <= room {
                room -= data.count
                output += "data:\(part.type.lowercased());base64,\(Data(data).base64EncodedString())"
            } else {
                output += "cid:" + end
            }
            rest = rest[end.endIndex...]
        }
        return output + rest
    }

    private static func decoded(_ name: Substring) -> String {
        let text = name.replacing("&amp;", with: "&").replacing("&#39;", with: "'")
        return String(text).removingPercentEncoding ?? String(text)
    }
}
