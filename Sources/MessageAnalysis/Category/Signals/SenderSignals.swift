/// Rules for who wrote: the author's address and display name.
extension CategorySignal {
    static let sender: [CategorySignal] = [
        CategorySignal(
            rule: "sender.no-reply", looksAt: "From",
            example: "From: no-reply@example.com",
            because: "No one reads answers: it is not a person.",
            expects: .init(list: -20, transactional: 14, newsletter: 4, personal: -50)
        ) { $0.author.isNoReply ? $0.author.email : nil },
        CategorySignal(
            rule: "sender.notice-word", looksAt: "From",
            example: "From: order-update@example.com",
            because: "Companies send notices from addresses named for them.",
            expects: .init(transactional: 22, personal: -14)
        ) { $0.author.evidence(of: SenderWords.noticeWords) },
        CategorySignal(
            rule: "sender.bulk-word", looksAt: "From",
            example: "From: newsletter@example.com",
            because: "Addresses that write to many are named for it.",
            expects: .init(newsletter: 12, personal: -14)
        ) { organisation($0)?.evidence(of: SenderWords.bulkWords) },
        CategorySignal(
            rule: "sender.open-word", looksAt: "From",
            example: "From: info@example.com",
            because: "An address of an organisation rather than a person.",
            expects: .init(newsletter: 8, personal: -8)
        ) { organisation($0)?.evidence(of: SenderWords.openWords) },
        CategorySignal(
            rule: "sender.newsletter-word", looksAt: "From, also the display name",
            example: "From: Matilda's Newsletter <matilda@example.com>",
            because: "It calls itself a newsletter.",
            expects: .init(transactional: -8, newsletter: 22, personal: -20)
        ) { context in
            context.author.nameEvidence(of: SenderWords.newsletterNames)
                ?? context.author.evidence(of: SenderWords.newsletterWords)
        },
        CategorySignal(
            rule: "sender.bulk-host", looksAt: "From",
            example: "From: anna@news.example.com",
            because: "Bulk mail is sent from hosts of its own, to keep the main one's reputation.",
            expects: .init(newsletter: 6, personal: -8)
        ) { $0.author.bulkSubdomain.map { "subdomain \($0)" } },
        CategorySignal(
            rule: "sender.notification-name", looksAt: "From",
            example: "From: Parcel Notification <x@example.com>",
            because: "The display name says that it notifies.",
            expects: .init(transactional: 12, personal: -12)
        ) { context in
            context.author.nameEvidence(of: SenderWords.noticeNames)
        },
        CategorySignal(
            rule: "sender.encoded-address", looksAt: "From",
            example: "From: 2.20803.e3-IczdlShkrpJ3@example.com",
            because: "The address holds the recipient's number.",
            expects: .init(newsletter: 18, personal: -24)
        ) { context in
            let local = context.author.local
            let digits = local.utf8.filter { (0x30...0x39).contains($0) }.count
            // "bo_at_example_org_ab12cd34@…" holds the address of the sender, which a relay hides.
            return local.utf8.count >= 20 && !local.contains("_at_") && digits >= 4 && !context.isReply
                && context.author.host.contains(".")
                ? context.author.email : nil
        },
        CategorySignal(
            rule: "sender.robot", looksAt: "From",
            example: "From: build robot <robot@example.org>",
            because: "It calls itself a robot.",
            expects: .init(automated: 10, list: -50, transactional: 20, personal: -40)
        ) { $0.robot },
        CategorySignal(
            rule: "sender.repository", looksAt: "From",
            example: "From: commits@example.org",
            because: "Repositories and build servers write from accounts of their own.",
            expects: .init(list: -30, transactional: 20, personal: -20)
        ) { $0.author.evidence(of: SenderWords.repositoryWords) },
        CategorySignal(
            rule: "sender.web-script", looksAt: "X-PHP-Originating-Script, X-Mailer and others",
            example: "X-Mailer: PHPMailer 6.1",
            because: "A web site's program sent it.",
            expects: .init(transactional: 8, newsletter: 8, personal: -16)
        ) { $0.webScript },
        CategorySignal(
            rule: "sender.notice-host", looksAt: "From",
            example: "From: anna@notifications.example.com",
            because: "Notices are sent from hosts of their own, to keep them out of the campaigns' reputation.",
            expects: .init(transactional: 14, personal: -8)
        ) { context in
            context.author.hostLabels.dropLast(2).first(where: SenderWords.noticeHosts.contains).map {
                "subdomain \($0)"
            }
        },
        CategorySignal(
            rule: "sender.company-address", looksAt: "From",
            example: "From: Walking Shop <walkingshop@example.com>",
            because: "Name and address are the organisation's, not a person's.",
            expects: .init(transactional: 4, newsletter: 8, personal: -8)
        ) { context in
            context.isOrganisation ? "\(context.author.name) \(context.author.email)" : nil
        },
        CategorySignal(
            rule: "sender.empty-name", looksAt: "From",
            example: "From: billing@example.com",
            because: "People's mail programs write a name before the address.",
            expects: .init(automated: 4, transactional: 4)
        ) { context in
            context.author.name.isEmpty && !context.author.email.isEmpty ? context.author.email : nil
        },
    ]

    /// The author of a message that is no reply, unless the address is at a provider of mailboxes.
    private static func organisation(_ context: CategoryContext) -> SenderWords? {
        SenderWords.freeHosts.contains(context.author.host) || context.isReply ? nil : context.author
    }
}
