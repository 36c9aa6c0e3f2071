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
    init(besideMessage origin: Origin) {
        keywords = Array(Set(origin.keywords)).sorted()
        readKeywords()
    }

    init(email: Email, origin: Origin, format: SourceFormat) {
        keywords = origin.keywords
        let gmail = format == .mbox ? Self.takeoutLabels(email) : []
        if gmail.isEmpty {
            readFlags(email, origin, format)
        } else {
            readGmail(gmail)
        }
        keywords = Array(Set(keywords)).sorted()
    }

    /// The labels that Takeout wrote: before anything that the mail brought along. Further down a stranger wrote them.
    private static func takeoutLabels(_ email: Email) -> [String] {
        for header in email.headers {
            if header.isNamed("x-gmail-labels") { return [header.value] }
            if header.isNamed("received") || header.isNamed("return-path") { return [] }
        }
        return []
    }

    /// Gmail's Takeout: all labels in one field, comma-separated, quoted or encoded where needed. System labels come in
    /// the account's language; the commonest are known.
    private mutating func readGmail(_ fields: [String]) {
        var names: Set<String> = []
        for field in fields {
            for label in GmailLabels.split(field) { names.insert(label) }
        }
        labels = names.sorted()
        let known = Set(names.map { $0.lowercased() })
        isUnread = !known.isDisjoint(with: GmailLabels.unread)
        isInInbox = !known.isDisjoint(with: GmailLabels.inbox)
        if !isUnread { keywords.append("$seen") }
        if !known.isDisjoint(with: GmailLabels.starred) { keywords.append("$flagged") }
        if !known.isDisjoint(with: GmailLabels.drafts) { keywords.append("$draft") }
    }

    private mutating func readKeywords() { isUnread = !keywords.contains("$seen") && !keywords.contains("$draft") }

    private mutating func readFlags(_ email: Email, _ origin: Origin, _ format: SourceFormat) {
        switch format {
        case .maildir, .mh, .emlx: readKeywords()
        case .mbox:
            // Status: R read, O old (mbox practice of many programs); without the field nothing is known.
            if let status = email.header("status") { isUnread = !status.contains("R") }
        case .eml: break
        }
        guard format == .maildir else { return }
        isInInbox = origin.mailbox == "INBOX"
    }
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
