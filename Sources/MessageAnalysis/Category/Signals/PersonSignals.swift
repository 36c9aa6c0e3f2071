/// Rules for what people write to people.
extension CategorySignal {
    static let person: [CategorySignal] = [
        CategorySignal(
            rule: "personal.no-bulk-marks", looksAt: "header and body: none of the marks of bulk mail",
            example: "no List-Unsubscribe, no Precedence, no mailing service, no way to unsubscribe",
            because: "What is sent to many or by software mostly shows it.",
            expects: .init(personal: 26)
        ) { context in
            let isBulk =
                context.bulkField != nil || context.precedence != nil || context.platform != nil
                || context.campaignField != nil || context.list != nil || context.autoSubmitted != nil
                || context.author.isNoReply || context.body.count(.unsubscribe) > 0
                || context.body.count(.webVersion) > 0 || context.body.count(.doNotReply) > 0
                || context.topics.count(.periodical) > 0 || context.author.localWord(in: SenderWords.bulkWords) != nil
                || context.undisclosed != nil
                || namesBusiness(context) && !context.isReply && context.mailProgram == nil
            return isBulk ? nil : "none"
        },
        CategorySignal(
            rule: "personal.reply", looksAt: "In-Reply-To, References, without list transport",
            example: "In-Reply-To: <a1@example.org>",
            because: "It answers a message.",
            expects: .init(newsletter: -10, personal: 24)
        ) { context in
            context.list == nil && !context.author.isNoReply ? context.anyField(["in-reply-to", "references"]) : nil
        },
        CategorySignal(
            rule: "personal.reply-subject", looksAt: "Subject",
            example: "Subject: Re: Saturday",
            because: "It answers or passes on.",
            expects: .init(personal: 12)
        ) { context in
            context.list == nil && (context.subject.isReply || context.subject.isForward) && context.bulkField == nil
                ? "Subject: \(context.input.subject)" : nil
        },
        CategorySignal(
            rule: "personal.quotes", looksAt: "body",
            example: "On Monday, Al wrote:",
            because: "People quote what they answer.",
            expects: .init(list: 4, newsletter: -6, personal: 10)
        ) { context in
            let quoted = context.input.quotedText.utf8.count
            return quoted > 20 && context.bulkField == nil ? "\(quoted) bytes quoted" : nil
        },
        CategorySignal(
            rule: "personal.mail-program", looksAt: "User-Agent, X-Mailer, Message-ID",
            example: "User-Agent: Mozilla Thunderbird",
            because: "It was written in a program for people.",
            expects: .init(list: 6, newsletter: -4, personal: 14)
        ) { $0.mailProgram },
        CategorySignal(
            rule: "personal.free-mailbox", looksAt: "From",
            example: "From: Al Example <al.example@gmail.com>",
            because: "A mailbox at a provider for people.",
            expects: .init(list: 4, personal: 14)
        ) { context in
            SenderWords.freeHosts.contains(context.author.host) && !context.author.isNoReply ? context.author.host : nil
        },
        CategorySignal(
            rule: "personal.closing", looksAt: "body",
            example: "Best regards",
            because: "People close a letter.",
            expects: .init(list: 2, personal: 6)
        ) { $0.bulkField == nil ? $0.body.opening(.closing) : nil },
        CategorySignal(
            rule: "personal.recipients", looksAt: "To and Cc: up to ten with other names",
            example: "To: Bo, Cy",
            because: "The author chose the recipients.",
            expects: .init(personal: 6)
        ) { context in
            guard context.bulkField == nil, (2...10).contains(context.recipients.count) else { return nil }
            return "\(context.recipients.count) recipients"
        },
    ]

    /// How people write.
    static let personForm: [CategorySignal] = [
        CategorySignal(
            rule: "personal.agent", looksAt: "marks of a help desk on an answer with a greeting, closing or name",
            example: "X-RT-Ticket: 4711 / Re: broken lamp / Kind regards, Bo",
            because: "A person answers through a help desk's software.",
            expects: .init(automated: -20, transactional: -40, personal: 60)
        ) { context in
            let isDesk = context.platform?.platform.kind == .support || context.deskField != nil
            guard isDesk, context.isAnswer, context.body.count(.autoReply) + context.body.count(.automatedNote) == 0,
                context.body.count(.doNotReply) + context.body.count(.requested) + context.body.count(.recipient) == 0,
                !context.author.isNoReply
            else { return nil }
            if context.author.name.hasWordRun(" via ") { return context.author.name }
            return context.body.opening(.closing) ?? context.bodyShape.signed ?? context.bodyShape.greeting
        },
        CategorySignal(
            rule: "personal.named-greeting", looksAt: "first line of the body",
            example: "Bo,",
            because: "A letter begins with the recipient's name.",
            expects: .init(personal: 6)
        ) { context in
            context.bulkField == nil && context.body.count(.openGreeting) == 0 ? context.bodyShape.greeting : nil
        },
        CategorySignal(
            rule: "personal.forward", looksAt: "Subject, with the mark of a mail program",
            example: "Subject: Fwd: Saturday",
            because: "A person passes a message on.",
            expects: .init(newsletter: -10, personal: 16)
        ) { context in
            context.subject.isForward && context.list == nil && context.platform == nil
                && context.field("list-unsubscribe") == nil
                ? "Subject: \(context.input.subject)" : nil
        },
        CategorySignal(
            rule: "personal.web-form", looksAt: "body: fields that say who writes, then one with the message",
            example: "Name: Bo / Phone: 555 0142 / Message: Hello,",
            because: "A visitor of the owner's page wrote into its form.",
            expects: .init(transactional: -20, personal: 40)
        ) { context in
            context.bulkField == nil && context.list == nil ? context.bodyShape.formMessage : nil
        },
        CategorySignal(
            rule: "personal.attachment", looksAt: "body parts: a document or an attached message, no HTML layout",
            example: "application/pdf",
            because: "People send files to each other.",
            expects: .init(personal: 4)
        ) { context in
            guard context.bulkField == nil, (context.input.html?.tables ?? 0) < 4 else { return nil }
            return context.input.mediaTypes.first { type in
                type.hasPrefix("application/") && !type.hasPrefix("application/pgp")
                    && !type.hasPrefix("application/pkcs7")
                    || type == "message/rfc822"
            }
        },
    ]

    private static let programs = [
        "thunderbird", "mozilla", "icedove", "seamonkey", "apple mail", "iphone mail", "ipad mail",
        "microsoft outlook", "microsoft-macoutlook", "outlook express", "microsoft windows live mail",
        "windows mail", "mutt", "neomutt", "alpine", "pine", "gnus", "emacs", "evolution", "ximian", "kmail",
        "sylpheed", "claws mail", "the bat!", "eudora", "pegasus", "lotus notes", "ibm notes",
        "git-send-email", "stgit", "roundcube", "squirrelmail", "horde", "imp ", "internet messaging program",
        "zimbra", "webmail", "yahoomail", "yahoo! mail", "ymail", "aol ", "gmail", "k-9 mail", "fairemail",
        "mailmate", "airmail", "spark", "postbox", "sogo", "open-xchange", "mew ", "wanderlust", "vm ", "exmh",
        "mh-", "nmh", "elm", "becky", "foxmail", "novell groupwise", "cyrus", "entourage", "mailspring",
        "geary", "trojita", "aerc", "himalaya", "earthlink", "b4 ", "quilt", "ipad", "iphone", "opera",
        "workmail", "deltachat", "delta chat", "chatmail", "protonmail", "tutanota", "mail.ru mailer",
        "seznam", "internet mail service", "exchange", "forte agent", "mozilla/", "balsa", "mahogany",
        "spruce", "emh", "z-mail", "messenger-pro", "calypso", "incredimail", "barca",
    ]
    private enum ProgramTag: Int, CaseIterable, Sendable { case program }
    private static let programIndex = PhraseIndex<ProgramTag>([(.program, programs)])

    /// Hosts in the Message-IDs of mail programs and mailbox providers.
    private static let programHosts = [
        "mail.gmail.com", "phx.gbl", "email.android.com", "android.mail", "mail.yahoo.com",
    ]

    /// Whether the subject has words of shops and services.
    private static func namesBusiness(_ context: CategoryContext) -> Bool {
        let topics = context.topics
        return topics.count(.promotion) + topics.count(.event) + topics.count(.security) + topics.count(.legal) > 0
    }

    /// The mark of a mail program for people, as evidence.
    static func findMailProgram(_ context: CategoryContext) -> String? {
        for name in ["user-agent", "x-mailer", "x-newsreader"] {
            guard let value = context.field(name) else { continue }
            let found = programIndex.search(FoldedText(value, limit: 120)).count(.program)
            return found > 0 ? "\(name): \(value)" : nil
        }
        if let host = context.hosts.messageID {
            let isProgram = programHosts.contains { host == $0 || host.hasSuffix("." + $0) }
            let isExchange = host.hasSuffix("prod.outlook.com") || host.hasSuffix("prod.exchangelabs.com")
            if isProgram || isExchange { return "Message-ID @\(host)" }
        }
        if let value = context.field("message-id"), value.hasPrefix("<Pine.") { return "Message-ID: \(value)" }
        return context.anyField(["x-gm-message-state", "x-ymail-osg", "x-mimeole"])
    }
}
