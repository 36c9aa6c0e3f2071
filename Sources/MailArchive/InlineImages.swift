import Foundation
import MailHTML
import MessageContent

/// Puts the pictures that a message brought with it into its sanitized HTML: `cid:` addresses become `data:`.
package struct InlineImages {
    /// Bytes of pictures that one page may hold.
    private static let limit = 50 << 20

    /// By Content-ID.
    private let parts: [String: StoredMessage.Part]
    private let message: PartFinder
    /// The `data:` address that replaces a part's `cid:` address; nil where the message has no such part.
    private var addresses: [String: [UInt8]?] = [:]
    /// Bytes of pictures that the page may still hold.
    private var room = Self.limit
    /// The address of no picture, for those that the message does not have.
    private let missing: [UInt8]?

    /// - Parameters:
    ///   - missing: the address in the place of a picture that the message does not have; nil leaves its own.
    ///   - raw: the message, read only where the HTML may name one of its pictures.
    package static func embed(
        in html: String, parts: [StoredMessage.Part], missing: String? = nil, raw: () throws -> [UInt8]
    ) rethrows -> String {
        let pictures = parts.filter { $0.cid != nil && HTMLSanitizer.pictureTypes.contains($0.type.lowercased()) }
        guard !pictures.isEmpty || missing != nil, html.contains("cid:") else { return html }
        var images = InlineImages(
            parts: Dictionary(pictures.map { ($0.cid ?? "", $0) }) { first, _ in first },
            message: PartFinder(pictures.isEmpty ? [] : try raw()), missing: missing.map { Array($0.utf8) })
        return images.embed(in: Array(html.utf8))
    }

    /// Replaces addresses where the sanitizer writes them: in attributes of tags, in an element's style, and in the
    /// style sheet. Anywhere else `cid:` is text.
    private mutating func embed(in html: [UInt8]) -> String {
        var output: [UInt8] = []
        var (isTag, isSheet, attribute) = (false, false, html[0..<0])
        var position = 0
        while position < html.count {
            let rest = html[position...]
            switch html[position] {
            case UInt8(ascii: "<"):
                isTag = true
                isSheet = rest.starts(with: "<style>".utf8)
            case UInt8(ascii: ">"): isTag = false
            case UInt8(ascii: "=") where isTag && rest.starts(with: "=\"".utf8):
                attribute = html[..<position].suffix(while: { $0 >= 0x61 && $0 <= 0x7a })
            case UInt8(ascii: "c") where rest.starts(with: "cid:".utf8):
                let before = html[..<position]
                let isAddress =
                    isTag
                    ? attribute.elementsEqual("style".utf8)
                        ? before.ends("url(&#39;")
                        : before.ends(" src=\"") || before.ends(" background=\"")
                    : isSheet && before.ends("url('")
                guard isAddress else { break }
                let name = rest.dropFirst(4).prefix { $0 != 0x22 && $0 != 0x27 && $0 != 0x29 }
                let bare = name.ends("&#39;") ? name.dropLast(5) : name
                guard let address = address(String(decoding: bare, as: UTF8.self)) ?? missing else { break }
                output += address
                position = bare.endIndex
                continue
            default: break
            }
            output.append(html[position])
            position += 1
        }
        return String(decoding: output, as: UTF8.self)
    }

    private mutating func address(_ name: String) -> [UInt8]? {
        let text = name.replacing("&amp;", with: "&")
        guard let part = parts[text.removingPercentEncoding ?? text] else { return nil }
        if let known = addresses[part.partID] { return known.flatMap { fitting($0) } }
        // In base64 it is a third larger.
        guard part.size / 3 * 4 <= room else { return nil }
        let data = message.part(part.partID)?.bytes
        let address = data.map { Array("data:\(part.type.lowercased());base64,\(Data($0).base64EncodedString())".utf8) }
        addresses[part.partID] = .some(address)
        return address.flatMap { fitting($0) }
    }

    private mutating func fitting(_ address: [UInt8]) -> [UInt8]? {
        guard address.count <= room else { return nil }
        room -= address.count
        return address
    }
}

extension ArraySlice<UInt8> {
    fileprivate func ends(_ word: StaticString) -> Bool {
        suffix(word.utf8CodeUnitCount).elementsEqual(
            UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    fileprivate func suffix(while isPart: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        var start = endIndex
        while start > startIndex, isPart(self[start - 1]) { start -= 1 }
        return self[start...]
    }
}
