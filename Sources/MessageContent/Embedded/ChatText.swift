import Bytes
import MailHTML
import MessageFormat

/// The messages of a chat, as Gmail keeps Google Talk's in exported mailboxes: a `con:conversation` of `cli:message`s.
enum ChatText {
    /// A line for each message, "bo@example.org: Dinner at eight?"; nil for another text.
    static func read(_ text: String) -> String? {
        Array(text.utf8).withByteView { xml -> String? in
            let head = xml.slice(0, 200).firstRange(of: "<con:conversation")
            guard var cursor = head else { return nil }
            var html: [UInt8] = []
            while let start = xml.firstRange(of: "<cli:message", from: cursor) {
                cursor = xml.firstRange(of: "<cli:message", from: start + 1) ?? xml.count
                let message = xml.slice(start, cursor)
                guard let body = body(of: message) else { continue }
                html += Array("<div>".utf8) + sender(of: message).array + Array(": ".utf8)
                let lines = body.array.split(separator: 0x0A, omittingEmptySubsequences: false)
                html += lines.joined(separator: Array("<br>".utf8))
                html += Array("</div>".utf8)
            }
            // XML and HTML escape these characters alike, so the texts stand in it as they are.
            return html.isEmpty ? nil : HTMLSanitizer.sanitize(String(decoding: html, as: UTF8.self)).text
        }
    }

    private static func body(of message: ByteView) -> ByteView? {
        guard let open = message.firstRange(of: "<cli:body>"),
            let close = message.firstRange(of: "</cli:body>", from: open)
        else { return nil }
        return message.slice(open + "<cli:body>".utf8.count, close)
    }

    /// The address in `from="bo@example.org/Talk.v104"`, without the device.
    private static func sender(of message: ByteView) -> ByteView {
        let field = message.firstRange(of: " from=\"").map { $0 + " from=\"".utf8.count } ?? message.count
        let value = message.slice(field, message.firstIndex(of: 0x22, from: field) ?? message.count)
        return value.slice(0, value.firstIndex(of: 0x2F) ?? value.count)
    }
}
