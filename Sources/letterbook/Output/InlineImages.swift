import Foundation
import MessageContent

/// Puts the pictures that a message brought with it into its sanitized HTML: `cid:` addresses become `data:`.
enum InlineImages {
    /// Bytes of pictures that one page may hold.
    private static let limit = 50 << 20

    private static let types: Set<String> = [
        "image/png", "image/gif", "image/jpeg", "image/jpg", "image/webp", "image/bmp", "image/x-icon",
    ]

    /// - Parameter raw: the message, read only where the HTML has such addresses.
    static func embed(in html: String, raw: () throws -> [UInt8]) rethrows -> String {
        guard html.contains("cid:") else { return html }
        let message = try raw()
        var pictures: [String: EmailBodyPart] = [:]
        for part in Email(reading: message).bodyStructure.flattened where types.contains(part.type.lowercased()) {
            if let name = part.cid { pictures[name] = part }
        }
        var room = limit
        var output = ""
        var rest = html[...]
        // As the sanitizer writes addresses; in the value of another attribute the quote would be escaped.
        while let found = rest.firstMatch(of: /(src="|background="|url\(')cid:/) {
            let name = rest[found.range.upperBound...].prefix { $0 != "\"" && $0 != "'" }
            output += rest[..<found.output.1.endIndex]
            let part = pictures[decoded(name)]
            let data = part?.partID.flatMap { PartContent.find($0, in: message)?.bytes }
            if let part, let data, data.count <= room {
                room -= data.count
                output += "data:\(part.type.lowercased());base64,\(Data(data).base64EncodedString())"
            } else {
                output += "cid:" + name
            }
            rest = rest[name.endIndex...]
        }
        return output + rest
    }

    private static func decoded(_ name: Substring) -> String {
        let text = name.replacing("&amp;", with: "&").replacing("&#39;", with: "'")
        return String(text).removingPercentEncoding ?? String(text)
    }
}
