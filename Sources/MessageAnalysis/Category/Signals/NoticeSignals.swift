/// Rules for notices: orders, payments, sign-ins, activity on a platform.
extension CategorySignal {
    static let notice: [CategorySignal] = [
        CategorySignal(
            rule: "transactional.security-subject", looksAt: "Subject",
            example: "Subject: Your verification code is 123456",
            because: "Sign-in, verification and password mail, in 25 languages.",
            expects: .init(transactional: 34)
        ) { $0.isReply && $0.subject.isReply ? nil : $0.topics.phrase(.security) },
        CategorySignal(
            rule: "transactional.event-subject", looksAt: "Subject",
            example: "Subject: Your order has been dispatched",
            because: "One event of one recipient: an order, a parcel, a booking, a ticket, in 25 languages.",
            expects: .init(transactional: 32)
        ) { $0.isReply && $0.subject.isReply || $0.subject.isForward ? nil : $0.topics.phrase(.event) },
        CategorySignal(
            rule: "transactional.notice-subject", looksAt: "Subject, where it names no event",
            example: "Subject: Payment reminder",
            because: "Words of notices, which adverts use as well.",
            expects: .init(transactional: 22)
        ) { context in
            guard context.topics.count(.event) == 0, !context.subject.isForward, !context.subject.isReply,
                context.list?.isAnnouncement != true
            else {
                return nil
            }
            return context.topics.phrase(.notice)
        },
        CategorySignal(
            rule: "transactional.legal-subject", looksAt: "Subject",
            example: "Subject: Changes to our terms of service",
            because: "Terms and notices of law go to every holder of an account.",
            expects: .init(transactional: 68)
        ) { $0.isOpening ? $0.topics.phrase(.legal) : nil },
        CategorySignal(
            rule: "transactional.plain-event", looksAt: "Subject, From and body together",
            example: "From: noreply@example.com / Subject: Your parcel has arrived",
            because:
                "An event told by an address for notices, without an offer, a web version or a way to unsubscribe.",
            expects: .init(transactional: 40, newsletter: -10)
        ) { context in
            let topics = context.topics
            guard context.namesEvent, !context.isReply,
                context.list?.isAnnouncement != true, topics.count(.promotion) == 0, topics.count(.periodical) == 0,
                context.body.count(.unsubscribe) == 0, context.body.count(.webVersion) == 0
            else { return nil }
            if context.author.isNoReply { return context.author.email }
            return context.author.localWord(in: SenderWords.noticeWords)
        },
        CategorySignal(
            rule: "transactional.text", looksAt: "body",
            example: "Order number: 4711",
            because: "Numbers of orders, parcels and bookings, codes and links for one account.",
            expects: .init(transactional: 14)
        ) { $0.isReply && $0.subject.isReply ? nil : $0.body.phrase(.notice) },
        CategorySignal(
            rule: "transactional.obligatory", looksAt: "body",
            example: "You cannot opt out of service announcements.",
            because: "What holders of an account must be told they cannot leave.",
            expects: .init(transactional: 20)
        ) { $0.isReply ? nil : $0.body.phrase(.obligatory) },
        CategorySignal(
            rule: "transactional.one-matter", looksAt: "text and links of mail that can be left",
            example: "40 words, 3 links",
            because: "A notice says one thing; issues and advertising fill the page.",
            expects: .init(transactional: 10)
        ) { context in
            guard context.bulkField != nil || context.body.count(.unsubscribe) > 0, !context.isReply,
                context.list == nil, context.body.count(.promotion) == 0, context.links <= 6
            else { return nil }
            let words = context.ownText.utf8.prefix(2_000).split(whereSeparator: { $0 <= 0x20 }).count
            return (5...120).contains(words) ? "\(words) words, \(context.links) links" : nil
        },
        CategorySignal(
            rule: "transactional.text-rich", looksAt: "body: three or more",
            example: "Order number, delivery address, payment method",
            because: "Several details of one event stand together.",
            expects: .init(transactional: 12)
        ) { $0.body.count(.notice) >= 3 && !$0.isReply ? "\($0.body.count(.notice)) details" : nil },
        CategorySignal(
            rule: "transactional.do-not-reply", looksAt: "body",
            example: "Please do not reply to this email.",
            because: "Notices ask not to be answered.",
            expects: .init(transactional: 10, newsletter: 2, personal: -20)
        ) { $0.body.phrase(.doNotReply) },
        CategorySignal(
            rule: "transactional.platform", looksAt: "fields of trackers, forges and forums",
            example: "X-GitHub-Reason: mention",
            because: "A platform tells of activity there.",
            expects: .init(list: -20, transactional: 70, personal: -40)
        ) { $0.trackerField },
        CategorySignal(
            rule: "transactional.calendar", looksAt: "body parts (RFC 6047)",
            example: "Content-Type: text/calendar; method=REQUEST",
            because: "Calendar software sent an invitation or an answer.",
            expects: .init(transactional: 50, personal: -10)
        ) { context in
            let types = context.input.mediaTypes
            guard types.contains("text/calendar"), context.list?.kind != .carried else { return nil }
            // Beside the text it is a file that a person attached; an invitation is another form of it.
            let isBeside = types.first == "multipart/mixed" && !types.contains("multipart/alternative")
            let isFile = context.mailProgram != nil && isBeside
            return isFile ? nil : "text/calendar"
        },
        CategorySignal(
            rule: "transactional.machine-text", looksAt: "body",
            example: "<?xml version=\"1.0\"?>",
            because: "Forms and shops send data that a program reads.",
            expects: .init(transactional: 40, personal: -40)
        ) { context in
            let start = Substring(context.input.text.utf8.prefix(200).drop { $0 <= 0x20 })
            return ["<?xml", "{\"", "[{\""].first { start.hasPrefix($0) }
        },
        CategorySignal(
            rule: "transactional.no-way-out",
            looksAt: "mailing service or no-reply sender, without a way to unsubscribe",
            example: "X-SES-Outgoing and no List-Unsubscribe",
            because: "Advertising must offer a way to leave; notices need none.",
            expects: .init(transactional: 18)
        ) { context in
            guard context.list == nil, context.field("list-unsubscribe") == nil, context.body.count(.unsubscribe) == 0
            else {
                return nil
            }
            if context.author.isNoReply { return context.author.email }
            guard context.mailProgram == nil else { return nil }
            return context.platform?.platform.kind == .relay ? context.platform?.evidence : nil
        },
        CategorySignal(
            rule: "transactional.code", looksAt: "body and subject: a code of 4 to 8 digits beside a word for it",
            example: "Your code is 482913",
            because: "A code is for one person.",
            expects: .init(transactional: 30)
        ) { context in
            guard context.topics.count(.security) > 0 || context.body.phrase(.notice)?.hasWordRun("code") == true else {
                return nil
            }
            return context.standaloneCode
        },
        CategorySignal(
            rule: "transactional.help-desk", looksAt: "table of mailing services",
            example: "X-Mailer: Zendesk Mailer",
            because: "A help desk's software sent it.",
            expects: .init(transactional: 26, personal: 6)
        ) { context in
            context.platform?.platform.kind == .support ? context.platform?.evidence : nil
        },
        CategorySignal(
            rule: "transactional.added", looksAt: "Subject with List transport, From no-reply",
            example: "Subject: You have been added to Walkers",
            because: "A group's software tells of one membership.",
            expects: .init(transactional: 40, newsletter: -10)
        ) { context in
            guard context.author.isNoReply, context.list != nil || context.autoSubmitted != nil else { return nil }
            return context.topics.phrase(.event) ?? context.topics.phrase(.notice)
        },
    ]

    /// What only one recipient's mail can hold.
    static let ownNotice: [CategorySignal] = [
        CategorySignal(
            rule: "transactional.welcome-subject", looksAt: "Subject",
            example: "Subject: Thank you for signing up",
            because: "The first message after a sign-up, in 25 languages.",
            expects: .init(transactional: 90)
        ) { context in
            guard context.isOpening, context.mailProgram == nil,
                context.topics.count(.promotion) == 0
            else { return nil }
            return context.topics.phrase(.welcome)
        },
        CategorySignal(
            rule: "transactional.welcome-campaign", looksAt: "Subject, with the marks of a campaign",
            example: "Subject: Thanks for subscribing / List-Unsubscribe: <https://example.org/u/1>",
            because: "Newsletters greet new readers with the look of an issue, but only once.",
            expects: .init(transactional: 30, newsletter: -40)
        ) { context in
            guard context.bulkField != nil || context.body.count(.unsubscribe) > 0,
                context.topics.count(.promotion) == 0,
                context.list?.kind != .carried, context.isOpening
            else { return nil }
            return context.topics.phrase(.welcome)
        },
        CategorySignal(
            rule: "transactional.your-subject", looksAt: "first word of the subject",
            example: "Subject: Your prescription",
            because: "It begins with what belongs to the recipient, in 20 languages; so do some adverts.",
            expects: .init(transactional: 8)
        ) { context in
            guard context.isOpening, context.mailProgram == nil
            else {
                return nil
            }
            return context.topics.opening(.yours)
        },
        CategorySignal(
            rule: "transactional.identifier-subject", looksAt: "Subject",
            example: "Subject: Order Confirmation #105354577",
            because: "A long number names one order, invoice or case.",
            expects: .init(transactional: 14, newsletter: -6)
        ) { context in
            guard context.isDirect else { return nil }
            return context.shape.identifier
        },
        CategorySignal(
            rule: "transactional.amounts", looksAt: "text: one to seven amounts of money",
            example: "Total: $23.00",
            because: "A receipt has a few amounts.",
            expects: .init(transactional: 6)
        ) { (1...7).contains($0.bodyShape.amounts) && !$0.isReply ? "\($0.bodyShape.amounts) amounts" : nil },
        CategorySignal(
            rule: "transactional.masked-number", looksAt: "text",
            example: "card ****1234",
            because: "Only the holder of a card or account is told its last digits.",
            expects: .init(transactional: 20, newsletter: -6)
        ) { $0.bodyShape.masked },
        CategorySignal(
            rule: "transactional.structured-data", looksAt: "HTML: schema.org types",
            example: "\"@type\": \"ParcelDelivery\"",
            because: "Senders describe orders, parcels, bookings and bills for mail programs.",
            expects: .init(transactional: 40, newsletter: -10)
        ) { context in
            context.input.schemaTypes.first { type in
                schemaTypes.contains(type) || type.hasSuffix("Reservation")
                    || type.hasSuffix("Action") && type != "SearchAction"
            }
        },
        CategorySignal(
            rule: "transactional.requested", looksAt: "body",
            example: "Here is the password that you requested.",
            because: "It answers what the recipient did or owns, in 25 languages.",
            expects: .init(transactional: 14)
        ) { $0.isReply && $0.subject.isReply ? nil : $0.body.phrase(.requested) },
        CategorySignal(
            rule: "transactional.saved-search", looksAt: "Subject, body",
            example: "2 new listings match your search",
            because: "It tells what the recipient's own search or watch found, in 45 languages.",
            expects: .init(transactional: 30, newsletter: -10)
        ) { context in
            context.isDirect
                ? context.topics.phrase(.savedSearch) ?? context.body.phrase(.savedSearch) : nil
        },
        CategorySignal(
            rule: "transactional.watched", looksAt: "body",
            example: "You are watching the topic \"Boots\". There is a reply since your last visit.",
            because: "A forum tells of a topic that the recipient follows, in 45 languages.",
            expects: .init(transactional: 44, personal: -10)
        ) { $0.isDirect ? $0.body.phrase(.watched) : nil },
        CategorySignal(
            rule: "transactional.reminder", looksAt: "body",
            example: "We remind you of your appointment on Thursday.",
            because: "An appointment, absence, loan, bill or contract of one person, in 45 languages.",
            expects: .init(transactional: 14)
        ) { $0.isDirect ? $0.body.phrase(.reminder) : nil },
        CategorySignal(
            rule: "transactional.recipient-subject", looksAt: "Subject",
            example: "Subject: Nuevo seguidor",
            because: "The words of networks, banks, shops and authorities for one person, in 45 languages.",
            expects: .init(transactional: 20)
        ) { $0.isDirect ? $0.topics.phrase(.recipient) : nil },
        CategorySignal(
            rule: "transactional.recipient-text", looksAt: "body",
            example: "Your statement for May is ready.",
            because: "What networks, banks, shops and authorities tell one person, in 45 languages.",
            expects: .init(transactional: 14)
        ) { $0.isDirect ? $0.body.phrase(.recipient) : nil },
        CategorySignal(
            rule: "transactional.recipient-text-rich", looksAt: "body: such a phrase and a reminder",
            example: "Your statement for May is ready. / due on",
            because: "Both stand together.",
            expects: .init(transactional: 10)
        ) { context in
            guard context.isDirect, let phrase = context.body.phrase(.recipient),
                let reminder = context.body.phrase(.reminder)
            else { return nil }
            return "\(phrase), \(reminder)"
        },
        CategorySignal(
            rule: "transactional.item-state", looksAt: "body",
            example: "The pull request you sent has been merged.",
            because: "Trackers, forges and repositories tell how an item changed.",
            expects: .init(transactional: 10)
        ) { $0.body.phrase(.itemState) },
        CategorySignal(
            rule: "transactional.robot-item", looksAt: "From and body together",
            example: "From: tracker-bot@example.org / has been merged",
            because: "A robot tells how an item changed.",
            expects: .init(automated: -10, list: -20, transactional: 30)
        ) { context in
            context.robot == nil ? nil : context.body.phrase(.itemState)
        },
        CategorySignal(
            rule: "transactional.stream",
            looksAt: "X-PM-Message-Stream, Feedback-ID and other fields that name the stream",
            example: "X-PM-Message-Stream: outbound",
            because: "The sending service keeps notices apart from campaigns.",
            expects: .init(transactional: 16)
        ) {
            stream($0, noticeStreams)
        },
    ]

    private static let noticeStreams: Set<String> = [
        "outbound", "transactional", "transaction", "trans", "notification", "notifications", "receipt", "receipts",
        "invoice", "invoices", "order", "orders", "password", "verification", "verify", "alert", "alerts", "confirm",
        "confirmation", "service", "system",
    ]

    /// schema.org's types of one event of one person, besides reservations and actions.
    private static let schemaTypes: Set<String> = [
        "Order", "OrderItem", "ParcelDelivery", "Invoice", "Flight", "Ticket", "OrderStatus", "PaymentMethod",
    ]

    /// The word after `X-` in the fields of forges, trackers and services.
    private static let trackerNames: Set<String> = [
        "github", "gitlab", "bugzilla", "jira", "redmine", "trac", "gerrit", "phabricator", "discourse",
        "launchpad", "asana", "trello", "linkedin", "facebook", "sentry", "pagerduty", "travis", "circleci",
        "mantis", "mantisbt", "roundup", "otrs", "rt", "slack", "notion", "basecamp", "confluence", "youtrack",
        "gitea", "forgejo", "sourceforge", "atlassian", "servicenow", "stripe", "airbnb", "eventbrite",
        "meetup",
    ]

    private static let trackerFilter = FieldNameFilter(
        trackerNames.map { $0 == "rt" ? "rt-ticket" : "x-\($0)" } + ["x-rt-ticket"])

    /// A field that forges, trackers and forums write.
    static func findTrackerField(_ context: CategoryContext) -> String? {
        for (name, value) in context.input.headers where trackerFilter.mayContain(name) {
            let bytes = name.utf8
            guard bytes.starts(with: "x-".utf8) || bytes.starts(with: "rt-".utf8) else { continue }
            let word = bytes.first == 0x78 ? bytes.dropFirst(2).prefix { $0 != 0x2D } : bytes.prefix(2)
            if trackerNames.contains(String(Substring(word))) { return "\(name): \(value)" }
        }
        return nil
    }
}
