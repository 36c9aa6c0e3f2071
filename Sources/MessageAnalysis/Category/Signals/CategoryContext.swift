import Bytes
import MessageContent

/// The facts about a message for which the rules ask. Each is computed once; those that few messages need, on demand.
final class CategoryContext {
    /// How many bytes of the body are read from its beginning; as many are read from its end.
    static let bodyLimit = 12_000
    static let subjectLimit = 400
    /// How many bytes at the end of a text are looked at for the footer of a list, where they are not the author's own.
    private static let footerLimit = 1_500

    let input: CategoryInput
    private let fields: FieldTable
    let hosts: MessageHosts
    let platform: MailingPlatformIndex.Match?
    let author: SenderWords
    let subject: SubjectLine
    let topics: PhraseIndex<SubjectTopic>.Hits
    /// What the author's own words talk about.
    let body: PhraseIndex<BodyTopic>.Hits
    /// The text without what an answer quotes and a forward passes on, and without tags where it is HTML's source.
    let ownText: String
    private let isOthersHTML: Bool
    /// Whether it answers a message, or its subject says so.
    let isAnswer: Bool
    let list: ListTransport?
    /// Addresses in To and Cc.
    let recipients: [EmailAddress]

    init(_ input: CategoryInput) {
        self.input = input
        let fields = FieldTable(input.headers)
        self.fields = fields
        hosts = MessageHosts(input)
        platform = MailingPlatform.index.match(input, hosts: hosts)
        author = SenderWords(input.from.first ?? input.sender.first)
        subject = SubjectLine(input.subject)
        topics = SubjectWords.index.search(FoldedText("\n " + subject.bare + " ", limit: Self.subjectLimit))
        isAnswer = subject.isReply || fields.isReply
        let own = OwnText(input, isAnswer: isAnswer, isForward: subject.isForward)
        ownText = own.text
        isOthersHTML = !own.isWhole
        body = BodyWords.index.search(FoldedText("\n" + ownText, limit: Self.bodyLimit))
        recipients = input.to + input.cc
        list = ListTransport(fields: fields, recipients: recipients)
    }

    /// The first value of a field (lower-case name).
    func field(_ name: String) -> String? { fields[name] }

    /// The first of these fields that is there, as evidence.
    func anyField(_ names: [String]) -> String? {
        for name in names {
            if let value = fields[name] { return "\(name): \(value)" }
        }
        return nil
    }

    /// A field whose value contains one of `words` (lower case), as evidence.
    func field(_ name: String, containing words: [String]) -> String? {
        guard let value = fields[name] else { return nil }
        let lower = value.lowered(400)
        return words.contains { lower.hasWordRun($0) } ? "\(name): \(value)" : nil
    }

    var mediaType: String { input.mediaTypes.first ?? "text/plain" }
    var hasHTML: Bool { input.html != nil }
    /// The outline of the author's own HTML: nil for answers and forwards, whose HTML is mostly another's.
    var html: CategoryInput.HTMLFacts? { isOthersHTML ? nil : input.html }
    var links: Int { html?.links ?? 0 }

    /// Whether the envelope sender is empty, as RFC 5321 section 4.5.5 asks of bounces and answers by software.
    private(set) lazy var hasNullReturnPath: Bool = {
        guard let path = fields["return-path"] else { return false }
        return path.utf8.drop { $0 <= 0x20 }.starts(with: "<>".utf8)
    }()

    /// The value of Precedence in lower case, without blanks.
    private(set) lazy var precedence: String? = fields["precedence"].map { $0.loweredWord(40) }

    /// The value of Auto-Submitted (RFC 3834 section 5) without its parameters; nil also for `no`.
    private(set) lazy var autoSubmitted: String? = {
        guard let value = fields["auto-submitted"] else { return nil }
        let word = Substring(value.utf8.prefix { $0 != 0x3B && $0 != 0x28 }).loweredWord(40)
        return word == "no" || word.isEmpty ? nil : word
    }()

    /// A field that only senders of bulk mail write (RFC 2369, RFC 8058, RFC 2919 and services' own), as evidence.
    private(set) lazy var bulkField: String? = {
        anyField(["list-unsubscribe", "list-unsubscribe-post", "list-id", "list-post", "feedback-id", "x-campaign"])
    }()

    /// A field with which campaign software counts its campaigns, as evidence.
    private(set) lazy var campaignField: String? = {
        for (name, value) in input.headers where name.hasPrefix("x-") && name.hasWordRun("campaign") {
            return "\(name): \(value)"
        }
        return anyField(["x-report-abuse-to", "x-csa-complaints", "x-mailer-recptid", "x-bulkmail", "x-newsletter"])
            ?? field("x-report-abuse", containing: ["campaign", "bulk"])
    }()

    /// The To field, where it hides the recipients.
    private(set) lazy var undisclosed: String? = {
        field("to", containing: ["undisclosed", "destinataires inconnus", "unlisted-recipients", "list suppressed"])
    }()

    /// What a spam filter on the way said, where it held the message for spam.
    private(set) lazy var spamVerdict: String? = {
        if let flag = fields["x-spam-flag"], flag.loweredWord(10).hasPrefix("yes") { return "x-spam-flag: \(flag)" }
        if let status = fields["x-spam-status"], status.loweredWord(10).hasPrefix("yes") { return "x-spam-status: yes" }
        for name in ["x-spam-level", "x-spamd-bar", "x-spam-bar"] {
            // One sign for each point: stars, plus signs or the letter s.
            guard let signs = fields[name]?.utf8.filter({ $0 > 0x20 }), let first = signs.first, signs.count >= 5 else {
                continue
            }
            let isScore = first == 0x2A || first == 0x2B || first == 0x73
            if isScore, signs.allSatisfy({ $0 == first }) {
                return "\(name): \(String(decoding: signs, as: UTF8.self))"
            }
        }
        return nil
    }()

    /// A field that web servers write into what their scripts send.
    private(set) lazy var webScript: String? = {
        anyField(["x-php-originating-script", "x-php-script"])
            ?? field(
                "x-mailer",
                containing: ["phpmailer", "php/", "swiftmailer", "cdo ", "aspmail", "jmail", "wpmail", "nodemailer"])
    }()

    /// A field that help desks write, where people answer.
    private(set) lazy var deskField: String? = {
        anyField(["rt-ticket", "x-rt-ticket", "x-otrs-ticketid", "x-zammad-ticket"])
    }()

    /// Whether the subject names an event in the recipient's account.
    var namesEvent: Bool { topics.count(.event) + topics.count(.notice) + topics.count(.security) > 0 }

    private(set) lazy var shape = SubjectShape(input.subject, limit: Self.subjectLimit)
    private(set) lazy var bodyShape = BodyShape(ownText, author: author, limit: Self.bodyLimit)

    /// The footer of a discussion list in the text, also in a quote.
    private(set) lazy var listFooter: String? = {
        if let own = body.phrase(.listFooter) { return own }
        guard ownText.utf8.count < input.text.utf8.count else { return nil }
        let end = String(Substring(input.text.utf8.suffix(Self.footerLimit)))
        return ReasonWords.footerIndex.search(FoldedText(end)).phrase(.listFooter)
    }()

    /// The fields by which services name the stream of a message, with the words of their values in lower case.
    private(set) lazy var streamFields: [(evidence: String, words: [String])] = input.headers.compactMap {
        name, value in
        guard Self.streamFilter.mayContain(name), Self.streamNames.contains(name) else { return nil }
        let words = value.lowered(400).utf8.split { !(0x61...0x7A).contains($0) }.map { String(Substring($0)) }
        return ("\(name): \(value)", words)
    }

    private static let streamNames: Set<String> = [
        "x-pm-message-stream", "x-mc-tags", "x-mailgun-tag", "x-pm-tag", "x-ses-configuration-set",
        "x-ses-message-tags", "x-mailer-type", "x-message-type", "x-email-type", "x-mail-type", "x-emailtype",
        "x-category", "x-sg-category", "x-smtpapi", "x-sfmc-type", "x-mj-campaign", "x-msys-api", "feedback-id",
        "x-feedback-id", "x-entity-type", "x-mail-category", "x-notification-type", "x-template", "x-template-name",
        "x-email-template",
    ]
    private static let streamFilter = FieldNameFilter(streamNames)

    /// Whether the author's name or address is its organisation's.
    private(set) lazy var isOrganisation: Bool = author.namesOrganisation()

    /// The word by which the author calls itself a robot, as evidence.
    private(set) lazy var robot: String? =
        author.evidence(of: SenderWords.robotWords) ?? author.nameEvidence(of: SenderWords.robotNames)

    private(set) lazy var mailProgram: String? = CategorySignal.findMailProgram(self)
    private(set) lazy var trackerField: String? = CategorySignal.findTrackerField(self)
    private(set) lazy var campaign: String? = CategorySignal.findCampaign(self)
    private(set) lazy var textLinks: Int = countTextLinks()

    /// Whether it neither answers a message nor passes one on.
    var isOpening: Bool { !isAnswer && !subject.isForward }
    /// Whether it neither answers a message nor was carried by a list: only such are notices and circulars.
    var isDirect: Bool { !isAnswer && list?.kind != .carried }
    /// Whether its fields name a message that it answers.
    var isReply: Bool { fields.isReply }
}

extension CategoryContext {
    /// How many web addresses ("://") are in the first bytes of the text, at most 100.
    fileprivate func countTextLinks() -> Int {
        var text = ownText
        return text.withUTF8 { bytes in
            let words = ByteView(bytes).slice(0, Self.bodyLimit)
            var (count, start) = (0, 0)
            while count < 100, let colon = words.firstIndex(of: 0x3A, from: start) {
                if words.hasPrefix("://", at: colon) { count += 1 }
                start = colon + 1
            }
            return count
        }
    }

    /// A parameter of a web address in the text that names a campaign: `utm_source`.
    var campaignParameter: String? {
        var text = ownText
        return text.withUTF8 { bytes in
            let view = ByteView(bytes)
            guard let start = view.firstRange(of: "utm_") else { return nil }
            let end = (start..<view.count).first { view[$0] == 0x3D || view[$0] <= 0x20 } ?? view.count
            return String(decoding: view.slice(start, min(end, start + 20)).buffer, as: UTF8.self)
        }
    }

    /// A number of 4 to 8 digits, but no year, that stands alone in the subject or near the beginning of the body.
    var standaloneCode: String? {
        let text = Array(input.subject.utf8) + [0x0A] + Array(input.text.utf8.prefix(3000))
        var index = 0
        while index < text.count {
            guard text[index] >= 0x30, text[index] <= 0x39 else {
                index += 1
                continue
            }
            var end = index
            while end < text.count, text[end] >= 0x30, text[end] <= 0x39 { end += 1 }
            let before = index == 0 ? 0x20 : text[index - 1]
            let after = end == text.count ? 0x20 : text[end]
            let isAlone = Self.isEdge(before) && Self.isEdge(after)
            if (4...8).contains(end - index), isAlone, !text[index..<end].isYear {
                return String(decoding: text[index..<end], as: UTF8.self)
            }
            index = end
        }
        return nil
    }

    /// Whether a byte beside a number ends it: no letter or digit, and no sign that continues a number or address.
    private static func isEdge(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte >= 0x80 || "()[]\"':;,.!?*<>".utf8.contains(byte)
    }
}
