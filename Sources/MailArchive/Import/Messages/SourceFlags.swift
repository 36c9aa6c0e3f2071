import Foundation
import MailSources
import MessageContent
import MessageFormat

/// What one place says about the message that stands there: flags, labels, whether it was read, whether it is in the inbox.
struct SourceFlags: Sendable, Equatable {
    /// Flags (RFC 8621 section 4.1.1).
    private(set) var keywords: [String] = []
    /// The user's own keywords, which mail programs show as tags.
    private(set) var tags: [String] = []
    /// Gmail's, out of the message's header.
    private(set) var gmailLabels: [String] = []
    /// Nil where the place does not say.
    private(set) var isUnread: Bool?
    /// Nil where the place does not say.
    private(set) var isInInbox: Bool?

    /// Tags and Gmail's labels.
    var labels: [String] { Self.sorted(tags + gmailLabels) }

    /// Flags as they stand beside the message: in a Maildir's file names, Apple Mail's property lists, MH's sequences.
    ///
    /// - Parameter known: what is known of the place; its header is not read again.
    init(besideMessage origin: Origin, _ format: SourceFormat, known: SourceFlags?) {
        if let labels = known?.gmailLabels, !labels.isEmpty { readGmail(labels) }
        take(origin, format)
    }

    init(email: Email, origin: Origin, format: SourceFormat) {
        // Whoever unpacked a Takeout into files, or reads it with a mail program, has its labels still.
        if let gmail = Self.takeoutLabels(email) { readGmail(GmailLabels.split(gmail)) }
        take(origin, format)
    }

    private static func sorted(_ names: [String]) -> [String] { Set(names.map(ExactText.init)).map(\.text).sorted() }

    /// A mail program that notes flags knows better than the labels of a Takeout, which was made before.
    private mutating func take(_ origin: Origin, _ format: SourceFormat) {
        if origin.tellsFlags { keywords = keywords.filter { $0 == "$junk" } }
        for keyword in origin.keywords {
            if let flag = Keywords.flag(keyword) {
                keywords.append(flag)
            } else {
                tags.append(Keywords.thunderbirdTags[keyword.lowercased()] ?? keyword)
            }
        }
        if origin.tellsFlags { isUnread = !keywords.contains("$seen") }
        // What waits in the drafts or the bin waits for no reader.
        if !Set(keywords).isDisjoint(with: ["$draft", "$deleted"]) { isUnread = false }
        if format == .maildir { isInInbox = origin.mailbox == "INBOX" }
        keywords = Self.sorted(keywords)
        tags = Self.sorted(tags)
    }

    // MARK: Several places

    /// Of one message in several places: labels and flags are united, read anywhere is read, and in an inbox anywhere is in
    /// the inbox.
    init(uniting places: [SourceFlags]) {
        keywords = Self.sorted(places.flatMap(\.keywords))
        tags = Self.sorted(places.flatMap(\.tags))
        gmailLabels = Self.sorted(places.flatMap(\.gmailLabels))
        isUnread = places.compactMap(\.isUnread).reduce(nil) { ($0 ?? true) && $1 }
        isInInbox = places.compactMap(\.isInInbox).reduce(nil) { ($0 ?? false) || $1 }
    }

    /// - Parameter places: where the message stood.
    mutating func takeGmailLabels(of places: [SourceFlags]) {
        gmailLabels = Self.sorted(gmailLabels + places.flatMap(\.gmailLabels))
    }

    // MARK: As the ledger keeps them

    /// JSON: `{"keywords":["$seen"],"tags":["work"],"labels":["Family"],"unread":1,"inbox":0}`, what is empty left out.
    var text: String {
        var json = JSONWriter()
        json.object { json in
            for (name, list) in [("keywords", keywords), ("tags", tags), ("labels", gmailLabels)] where !list.isEmpty {
                json.member(name, list)
            }
            if let isUnread { json.member("unread", isUnread ? 1 : 0) }
            if let isInInbox { json.member("inbox", isInInbox ? 1 : 0) }
        }
        return json.text
    }

    /// Nil for anything but ``text``.
    init?(text: String) {
        guard text != "{}" else { return }
        guard let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
            return nil
        }
        keywords = object["keywords"] as? [String] ?? []
        tags = object["tags"] as? [String] ?? []
        gmailLabels = object["labels"] as? [String] ?? []
        isUnread = (object["unread"] as? Int).map { $0 == 1 }
        isInInbox = (object["inbox"] as? Int).map { $0 == 1 }
    }

    // MARK: Gmail

    /// The labels that Takeout wrote: before anything that the mail brought along. Further down a stranger wrote them.
    private static func takeoutLabels(_ email: Email) -> String? {
        for header in email.headers {
            if header.isNamed("x-gmail-labels") { return header.value }
            if header.isNamed("received") || header.isNamed("return-path") { return nil }
        }
        return nil
    }

    /// Gmail's Takeout: all labels in one field, comma-separated, quoted or encoded where needed. System labels come in
    /// the account's language; the commonest are known.
    private mutating func readGmail(_ names: [String]) {
        gmailLabels = Self.sorted(names)
        func has(_ mailbox: SystemMailbox) -> Bool { names.contains { mailbox.isNamed($0) } }
        let waits = has(.unread)
        isUnread = waits
        isInInbox = has(.inbox)
        if !waits { keywords.append("$seen") }
        if has(.starred) { keywords.append("$flagged") }
        if has(.drafts) { keywords.append("$draft") }
        if has(.spam) { keywords.append("$junk") }
        if has(.trash) { keywords.append("$deleted") }
    }
}

/// IMAP keywords as mail programs write them.
enum Keywords {
    /// The keyword, if it is a flag: one with a `$` (RFC 8621 section 4.1.1, in lower case), or what mail programs call junk.
    static func flag(_ keyword: String) -> String? {
        let name = keyword.lowercased()
        switch name {
        case "junk": return "$junk"
        case "nonjunk", "notjunk": return "$notjunk"
        case "forwarded": return "$forwarded"
        default: return name.hasPrefix("$") && thunderbirdTags[name] == nil ? name : nil
        }
    }

    /// Thunderbird's five tags, by the names that it gives them in English.
    static let thunderbirdTags = [
        "$label1": "Important", "$label2": "Work", "$label3": "Personal", "$label4": "To Do", "$label5": "Later",
    ]
}

/// The X-Gmail-Labels field.
enum GmailLabels {
    /// Splits at commas outside quotes, after decoding encoded-words.
    static func split(_ field: String) -> [String] {
        let decoded = Email.decodedHeaderText(field)
        var labels: [String] = []
        var current = ""
        var isQuoted = false
        for character in decoded {
            if character == "\"" {
                isQuoted.toggle()
            } else if character == ",", !isQuoted {
                labels.append(current)
                current = ""
            } else {
                current.append(character)
            }
        }
        labels.append(current)
        return labels.map { $0.trimmingCharacters(" \t") }.filter { !$0.isEmpty }
    }
}

extension String {
    func trimmingCharacters(_ set: String) -> String {
        let start = drop { set.contains($0) }
        let end = start.lastIndex { !set.contains($0) }
        return end.map { String(start[...$0]) } ?? ""
    }
}
