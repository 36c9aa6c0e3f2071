import MailSources
import MessageContent
import MessageFormat

/// What a source says about a message beside its bytes: flags, labels, whether it was read, whether it is in the inbox.
struct SourceFlags: Sendable {
    private(set) var keywords: [String] = []
    private(set) var labels: [String] = []
    private(set) var isUnread = false
    private(set) var isInInbox: Bool?

    /// Flags as they stand beside the message: in a Maildir's file names, Apple Mail's property lists, MH's sequences.
    init(besideMessage origin: Origin, _ format: SourceFormat) {
        take(origin, format)
        sort()
    }

    init(email: Email, origin: Origin, format: SourceFormat) {
        // Whoever unpacked a Takeout into files, or reads it with a mail program, has its labels still.
        if let gmail = Self.takeoutLabels(email) { readGmail(gmail) }
        take(origin, format)
        sort()
    }

    private mutating func sort() {
        keywords = Set(keywords.map(ExactText.init)).map(\.text).sorted()
        labels = Set(labels.map(ExactText.init)).map(\.text).sorted()
    }

    /// Flags are keywords; the user's own keywords, which mail programs show as tags, are labels. A mail program that notes
    /// flags knows better than the labels of a Takeout, which was made before.
    private mutating func take(_ origin: Origin, _ format: SourceFormat) {
        if origin.tellsFlags { keywords = keywords.filter { $0 == "$junk" } }
        for keyword in origin.keywords {
            if let flag = Keywords.flag(keyword) {
                keywords.append(flag)
            } else {
                labels.append(Keywords.thunderbirdTags[keyword.lowercased()] ?? keyword)
            }
        }
        if origin.tellsFlags { isUnread = !keywords.contains("$seen") }
        // What waits in the drafts or the bin waits for no reader.
        isUnread = isUnread && Set(keywords).isDisjoint(with: ["$draft", "$deleted"])
        if format == .maildir { isInInbox = origin.mailbox == "INBOX" }
    }

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
    private mutating func readGmail(_ field: String) {
        let names = GmailLabels.split(field)
        labels = names
        let known = Set(names.map { $0.lowercased() })
        isUnread = !known.isDisjoint(with: GmailLabels.unread)
        isInInbox = !known.isDisjoint(with: GmailLabels.inbox)
        if !isUnread { keywords.append("$seen") }
        if !known.isDisjoint(with: GmailLabels.starred) { keywords.append("$flagged") }
        if !known.isDisjoint(with: GmailLabels.drafts) { keywords.append("$draft") }
        if !known.isDisjoint(with: GmailLabels.spam) { keywords.append("$junk") }
        if !known.isDisjoint(with: GmailLabels.trash) { keywords.append("$deleted") }
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
    static let unread: Set<String> = [
        "unread", "ungelesen", "non lus", "no leídos", "non letti", "não lidas", "未読", "未读", "непрочитанные",
    ]
    static let inbox: Set<String> = [
        "inbox", "posteingang", "boîte de réception", "recibidos", "posta in arrivo", "caixa de entrada", "受信トレイ",
        "收件箱", "входящие",
    ]
    static let starred: Set<String> = [
        "starred", "markiert", "suivis", "destacados", "speciali", "com estrela", "スター付き", "已加星标", "помеченные",
    ]
    static let drafts: Set<String> = [
        "draft", "drafts", "entwürfe", "brouillons", "borradores", "bozze", "rascunhos", "下書き", "草稿", "черновики",
    ]

    static let spam: Set<String> = ["spam", "迷惑メール", "垃圾邮件", "спам"]
    static let trash: Set<String> = [
        "trash", "bin", "papierkorb", "corbeille", "papelera", "cestino", "lixeira", "ゴミ箱", "已删除邮件", "корзина",
    ]

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
