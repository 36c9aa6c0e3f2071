import Foundation
import MailSources
import MessageContent
import MessageFormat

/// The flags of a message at one place: keywords, labels, whether it was read, whether it is in the inbox.
struct SourceFlags: Sendable, Equatable, JSONObject {
    /// Flags (RFC 8621 section 4.1.1).
    private(set) var keywords: [String] = []
    /// The user's own keywords, which mail programs show as tags.
    private(set) var tags: [String] = []
    /// Gmail's labels, from the message's X-Gmail-Labels field, or those of a like service.
    private(set) var gmailLabels: [String] = []
    /// Whether the labels stand beside the message, and not in its header.
    private var hasLabelsBeside = false
    /// Nil where the place does not say.
    private(set) var isUnread: Bool?
    /// Nil where the place does not say.
    private(set) var isInInbox: Bool?

    /// Tags and Gmail's labels.
    var labels: [String] { Self.sorted(tags + gmailLabels) }

    /// Takes flags that stand beside the message: in a Maildir's file names, Apple Mail's property lists, MH's
    /// sequences.
    ///
    /// - Parameter known: the flags of the place so far, whose Gmail labels stay: the header is not read again.
    init(besideMessage origin: Origin, _ format: SourceFormat, known: SourceFlags?) {
        if let known, !known.hasLabelsBeside, !known.gmailLabels.isEmpty { readGmail(known.gmailLabels) }
        take(origin, format)
    }

    init(email: Email, origin: Origin, format: SourceFormat) {
        // In any format: the labels of a Takeout stay when it is unpacked into files or read with a mail program.
        if let gmail = Self.takeoutLabels(email) { readGmail(Self.split(gmail)) }
        take(origin, format)
    }

    private static func sorted(_ names: [String]) -> [String] { Set(names.map(ExactText.init)).map(\.text).sorted() }

    /// The flags of a mail program replace those that follow from a Takeout's labels: they are later.
    private mutating func take(_ origin: Origin, _ format: SourceFormat) {
        if let labels = origin.labels {
            readGmail(labels)
            hasLabelsBeside = !labels.isEmpty
        }
        if origin.tellsFlags { keywords = keywords.filter { $0 == "$junk" } }
        for keyword in origin.keywords {
            if let flag = Keywords.flag(keyword) {
                keywords.append(flag)
            } else {
                tags.append(Keywords.thunderbirdTags[keyword.lowercased()] ?? keyword)
            }
        }
        // Thunderbird and others know drafts by their folder alone.
        if SystemMailbox.drafts.holds(origin.mailbox) { keywords.append("$draft") }
        if origin.tellsFlags { isUnread = !keywords.contains("$seen") }
        // Mail among the drafts or in the bin does not count as unread.
        if !Set(keywords).isDisjoint(with: ["$draft", "$deleted"]) { isUnread = false }
        if format == .maildir { isInInbox = origin.mailbox.split(separator: "/").last?.lowercased() == "inbox" }
        keywords = Self.sorted(keywords)
        tags = Self.sorted(tags)
    }

    // MARK: Several places

    /// The flags of a message that stands in several places: labels and keywords are united, and it is read, or in the
    /// inbox, if it is so at any place.
    init(uniting places: [SourceFlags]) {
        keywords = Self.sorted(places.flatMap(\.keywords))
        tags = Self.sorted(places.flatMap(\.tags))
        gmailLabels = Self.sorted(places.flatMap(\.gmailLabels))
        isUnread = places.compactMap(\.isUnread).reduce(nil) { ($0 ?? true) && $1 }
        isInInbox = places.compactMap(\.isInInbox).reduce(nil) { ($0 ?? false) || $1 }
    }

    /// - Parameter places: flags of places where the message stood.
    mutating func takeGmailLabels(of places: [SourceFlags]) {
        gmailLabels = Self.sorted(gmailLabels + places.flatMap(\.gmailLabels))
    }

    // MARK: In the ledger

    /// JSON without empty members: `{"keywords":["$seen"],"tags":["work"],"labels":["Family"],"unread":1,"inbox":0}`.
    func writeMembers(to json: inout JSONWriter) {
        for (name, list) in [("keywords", keywords), ("tags", tags), ("labels", gmailLabels)] where !list.isEmpty {
            json.member(name, list)
        }
        if hasLabelsBeside { json.member("beside", 1) }
        if let isUnread { json.member("unread", isUnread ? 1 : 0) }
        if let isInInbox { json.member("inbox", isInInbox ? 1 : 0) }
    }

    /// Reads the JSON. Nil for any other text.
    init?(json: String) {
        guard json != "{}" else { return }
        guard let object = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any] else {
            return nil
        }
        keywords = object["keywords"] as? [String] ?? []
        tags = object["tags"] as? [String] ?? []
        gmailLabels = object["labels"] as? [String] ?? []
        hasLabelsBeside = object["beside"] as? Int == 1
        isUnread = (object["unread"] as? Int).map { $0 == 1 }
        isInInbox = (object["inbox"] as? Int).map { $0 == 1 }
    }

    // MARK: Gmail

    /// The field with the labels that Takeout wrote, above all fields of the mail itself. Further down a stranger wrote
    /// it.
    private static func takeoutLabels(_ email: Email) -> String? {
        for header in email.headers {
            if header.isNamed("x-gmail-labels") { return header.value }
            if header.isNamed("received") || header.isNamed("return-path") { return nil }
        }
        return nil
    }

    /// Splits X-Gmail-Labels at commas outside quotes, after decoding encoded-words: `Inbox,"Bills, paid",Opened`.
    private static func split(_ field: String) -> [String] {
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

    /// Takes Gmail's labels. Those of the system come in the language of the account; ``SystemMailbox`` knows the
    /// commonest.
    private mutating func readGmail(_ names: [String]) {
        gmailLabels = Self.sorted(names)
        func has(_ mailbox: SystemMailbox) -> Bool { names.contains { mailbox.isNamed($0) } }
        isUnread = has(.unread)
        isInInbox = has(.inbox)
        if !has(.unread) { keywords.append("$seen") }
        keywords += [.starred, .drafts, .spam, .trash].filter(has).compactMap(\.flag)
    }
}

/// IMAP keywords as mail programs write them.
enum Keywords {
    /// The keyword in lower case, if it is a flag: one with a `$` (RFC 8621 section 4.1.1), or a word of mail programs
    /// for one. Nil for a user's own keyword.
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

extension String {
    /// Without leading and trailing characters of a set.
    func trimmingCharacters(_ set: String) -> String {
        let start = drop { set.contains($0) }
        let end = start.lastIndex { !set.contains($0) }
        return end.map { String(start[...$0]) } ?? ""
    }
}
