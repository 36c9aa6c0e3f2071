import MessageContent
import MessageFormat

/// What a list holds: an object in JSON, and one or more rows of a table.
package protocol TableObject: JSONObject {
    /// Names of the columns.
    static var csvColumns: [String] { get }
    /// The cells of its rows.
    var csvRows: [[String]] { get }
}

extension TableObject {
    /// Written as the lines of a file of comma-separated values.
    package var csv: String { csvRows.reduce(into: "") { $0 += CSV.line($1) + "\n" } }
}

extension MessageSummary: TableObject {
    package static let csvColumns = ["id", "date", "from", "to", "subject", "category", "snippet"]

    package var csvRows: [[String]] {
        [[id.hex, CSV.date(date), CSV.addresses(from), CSV.addresses(to), subject ?? "", category, snippet]]
    }
}

extension StoredMessage: TableObject {
    package static let csvColumns = [
        "id", "messageId", "date", "from", "to", "cc", "subject", "category", "mailboxes", "labels", "attachments",
        "text",
    ]

    package var csvRows: [[String]] {
        let m = summary
        return [
            [
                m.id.hex, m.messageID ?? "", CSV.date(m.date), CSV.addresses(m.from), CSV.addresses(m.to),
                CSV.addresses(cc), m.subject ?? "", m.category, m.mailboxes.joined(separator: "\n"),
                m.labels.joined(separator: "\n"), attachments.map { $0.name ?? "" }.joined(separator: "\n"), text,
            ]
        ]
    }
}

extension ConversationSummary: TableObject {
    package static let csvColumns = [
        "id", "lastAt", "messageCount", "unreadCount", "threadCount", "category", "title", "preview", "subject",
    ]

    package var csvRows: [[String]] {
        [
            [
                id, CSV.date(lastAt), String(messageCount), String(unreadCount), String(threadCount), category, title,
                preview, subject ?? "",
            ]
        ]
    }
}

extension ConversationLink: TableObject {
    package static let csvColumns = ["id", "kinds", "threadCount", "title"]

    package var csvRows: [[String]] {
        let kinds = kinds.map(\.rawValue).joined(separator: " ")
        return [[conversation.id, kinds, String(threadCount), conversation.title]]
    }
}

extension ThreadSummary: TableObject {
    package static let csvColumns = ["id", "firstAt", "lastAt", "messageCount", "totalCount", "subject"]

    package var csvRows: [[String]] {
        [[id.hex, CSV.date(firstAt), CSV.date(lastAt), String(messageCount), String(totalCount), subject ?? ""]]
    }
}

extension Correspondent: TableObject {
    package static let csvColumns = [
        "name", "addresses", "receivedCount", "sentCount", "firstAt", "lastAt", "theirResponseSeconds",
        "ownResponseSeconds", "namesakes",
    ]

    package var csvRows: [[String]] {
        [
            [
                names.first ?? "", addresses.joined(separator: " "), String(receivedCount), String(sentCount),
                CSV.date(firstAt), CSV.date(lastAt), theirResponse.map { String($0) } ?? "",
                ownResponse.map { String($0) } ?? "", namesakes.joined(separator: " "),
            ]
        ]
    }
}

extension NewsletterSummary: TableObject {
    package static let csvColumns = [
        "name", "sender", "listId", "messageCount", "readCount", "unreadCount", "answeredCount", "firstAt", "lastAt",
        "bytes", "oneClick", "web", "mail", "link",
    ]

    package var csvRows: [[String]] {
        [
            [
                name ?? "", senders.first ?? "", listID ?? "", String(messageCount), String(readCount),
                String(unreadCount), String(answeredCount), CSV.date(firstAt), CSV.date(lastAt), String(bytes),
                unsubscribe.oneClick ?? "", unsubscribe.web.first ?? "", unsubscribe.mail.first ?? "",
                unsubscribe.link ?? "",
            ]
        ]
    }
}

extension AttachmentLine: TableObject {
    package static let csvColumns = ["id", "partId", "name", "type", "size", "sha256", "date", "from", "subject"]

    package var csvRows: [[String]] {
        [
            [
                messageID.hex, partID, name ?? "", type, String(size), hash?.hex ?? "", CSV.date(date), from ?? "",
                subject ?? "",
            ]
        ]
    }
}

extension TrackingSummary: TableObject {
    /// The first column is called vendor or sender, as ``grouping`` says.
    package static let csvColumns = ["name", "messageCount", "pixelCount", "clickCount", "firstAt", "lastAt"]

    package var csvRows: [[String]] {
        [[name, String(messageCount), String(pixelCount), String(clickCount), CSV.date(firstAt), CSV.date(lastAt)]]
    }
}

/// A row for each code and each link.
extension StoredCodes: TableObject {
    package static let csvColumns = [
        "id", "date", "from", "subject", "code", "link", "provider", "template", "kind", "confidence", "expiresAt",
    ]

    package var csvRows: [[String]] {
        let head = [summary.id.hex, CSV.date(date), CSV.addresses(from), summary.subject ?? ""]
        let codes = codes.map {
            [$0.code, "", $0.provider ?? "", $0.template, $0.kind, String($0.confidence), CSV.date($0.expiresAt)]
        }
        let links = links.map { ["", $0.url, $0.provider ?? "", "", $0.kind, "", ""] }
        return (codes + links).map { head + $0 }
    }
}

/// A row for each place in which one of the copies stands.
extension DuplicateGroup: TableObject {
    package static let csvColumns = ["id", "copy", "isKept", "date", "subject", "path", "offset", "length", "mailbox"]

    package var csvRows: [[String]] {
        ([shown] + copies).flatMap { copy in
            copy.places.map { place in
                [
                    shown.message.id.hex, copy.message.id.hex, String(copy.isKept), CSV.date(copy.message.date),
                    copy.message.subject ?? "", place.path, String(place.offset), String(place.length),
                    place.mailbox ?? "",
                ]
            }
        }
    }
}

extension SourceLedger: TableObject {
    package static let csvColumns = [
        "path", "format", "mailbox", "size", "isComplete", "imported", "duplicates", "quarantined", "gone",
        "messageBytes", "separatorBytes", "quarantinedBytes", "gapBytes", "unaccountedBytes",
    ]

    package var csvRows: [[String]] {
        let counts = [importedCount, duplicateCount, quarantinedCount, goneCount].map(String.init)
        let bytes = [messageBytes, separatorBytes, quarantinedBytes, gapBytes, unaccountedBytes]
        return [[path, format, mailbox, String(size), String(isComplete)] + counts + bytes.map { String($0) }]
    }
}

extension SourceLedger.Range: TableObject {
    package static let csvColumns = ["path", "offset", "length", "state", "reason", "id", "subject"]

    package var csvRows: [[String]] {
        [[path ?? source, String(offset), String(length), state, reason ?? "", messageID?.hex ?? "", subject ?? ""]]
    }
}

extension CSV {
    /// In the form of RFC 3339; empty where there is none.
    fileprivate static func date(_ date: DateTime?) -> String { date?.rfc3339 ?? "" }

    /// `Ada Winther <ada@example.org>, bo@example.org`.
    fileprivate static func addresses(_ addresses: [EmailAddress]) -> String {
        addresses.map(\.text).joined(separator: ", ")
    }
}
