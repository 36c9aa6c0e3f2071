/// Rules for discussion lists: the way a message came, and whether a person wrote it.
extension CategorySignal {
    static let list: [CategorySignal] = [
        CategorySignal(
            rule: "list.carried", looksAt: "List-Post (RFC 2369), Precedence, Sender and fields of list software",
            example: "X-BeenThere: walkers@lists.example.org",
            because: "Software of discussion lists carried the message.",
            weights: .init(list: 60, transactional: -6, newsletter: -8, personal: -40)
        ) { discussion($0, .carried) },
        CategorySignal(
            rule: "list.hinted", looksAt: "Precedence, Sender, Errors-To, Return-Path",
            example: "Sender: owner-walkers@example.org",
            because: "Lists send from the address of their owner; so do newsletters run by the same software.",
            weights: .init(list: 34, newsletter: 6, personal: -30)
        ) { discussion($0, .hinted) },
        CategorySignal(
            rule: "list.hinted-person", looksAt: "the same, with the marks of a person",
            example: "User-Agent: Mutt/1.3 / Precedence: list",
            because: "A person writes to a list with a mail program and is answered there.",
            weights: .init(list: 20)
        ) { context in
            guard context.list?.kind == .hinted else { return nil }
            return context.isReply || context.subject.isReply ? "answer" : context.mailProgram
        },
        CategorySignal(
            rule: "list.addressed", looksAt: "To, Cc",
            example: "Cc: walkers-devel@lists.example.org",
            because: "A list stands among the recipients: this is the copy that its author sent directly.",
            weights: .init(list: 44, newsletter: -6)
        ) { context in
            guard let list = context.list, list.kind == .addressed, !list.isAnnouncement,
                context.isReply || !list.evidence.hasSuffix("@" + context.author.host)
            else { return nil }
            return context.body.count(.unsubscribe) == 0 || context.isReply ? list.evidence : nil
        },
        CategorySignal(
            rule: "list.id", looksAt: "List-Id (RFC 2919), without a mailing service",
            example: "List-Id: Walkers <walkers.lists.example.org>",
            because: "Lists have had an identifier since 2001; mailing services write one, too.",
            weights: .init(list: 14)
        ) { context in
            context.platform?.isOrigin == true || isCampaign(context) ? nil : context.anyField(["list-id"])
        },
        CategorySignal(
            rule: "list.announcement", looksAt: "List-Post: NO (RFC 2369 section 3.4), the list's name",
            example: "List-Id: <walkers-announce.lists.example.org>",
            because: "Readers may not post there: one writes to many.",
            weights: .init(list: -10, newsletter: 44, personal: -30)
        ) { context in
            guard let list = context.list, list.isAnnouncement, !context.isReply else { return nil }
            return list.evidence
        },
        CategorySignal(
            rule: "list.reply", looksAt: "In-Reply-To, References, Subject, with list transport",
            example: "In-Reply-To: <a1@example.org>",
            because: "Answers on a list are written by people.",
            weights: .init(list: 24, newsletter: -20)
        ) { context in
            guard context.list != nil, context.isReply || context.subject.isReply, !context.author.isNoReply else {
                return nil
            }
            return context.anyField(["in-reply-to", "references"]) ?? "Subject: \(context.input.subject)"
        },
        CategorySignal(
            rule: "list.tag", looksAt: "Subject, with list transport or an answer",
            example: "Subject: [walkers] Saturday",
            because: "Lists put their name before the subject.",
            weights: .init(list: 10)
        ) { context in
            guard let tag = context.subject.tag, context.list != nil else { return nil }
            return "[\(tag)]"
        },
        CategorySignal(
            rule: "list.tag-recipient", looksAt: "Subject and To, Cc",
            example: "To: walkers@example.org / Subject: [walkers] Saturday",
            because: "The tag in the subject is the name of a recipient: a list, though its fields were lost.",
            weights: .init(list: 50, newsletter: -6)
        ) { context in
            guard let tag = context.subject.tag, context.list?.kind != .carried, !isCampaign(context) else {
                return nil
            }
            let name = tag.alphanumerics
            return name.utf8.count < 3
                ? nil
                : context.recipients.first { recipient in
                    Substring(recipient.email.utf8.prefix { $0 != 0x40 }).lowered(64).alphanumerics == name
                }?.email
        },
        CategorySignal(
            rule: "list.tagged-reply", looksAt: "Subject and References, without list transport",
            example: "Subject: Re: [walkers] Saturday",
            because: "A post answered in private keeps the list's tag.",
            weights: .init(list: 6)
        ) { context in
            guard let tag = context.subject.tag, context.list == nil, context.isReply else { return nil }
            return "[\(tag)]"
        },
        CategorySignal(
            rule: "list.advert", looksAt: "fields of campaign software on a message that came through a list",
            example: "X-Campaign-Uid: ky661cp7ota0b / X-BeenThere: walkers@lists.example.org",
            because: "A person does not write to a list with campaign software.",
            weights: .init(list: -30, newsletter: 60, personal: -40)
        ) { context in
            guard let list = context.list, list.kind == .carried else { return nil }
            return context.campaign
        },
        CategorySignal(
            rule: "list.robot", looksAt: "From, Auto-Submitted, with list transport",
            example: "From: walkers+noreply@example.org",
            because: "A robot's post is judged by what it says.",
            weights: .init(list: -50, transactional: 20)
        ) { context in
            guard context.list != nil else { return nil }
            if context.author.isNoReply { return context.author.email }
            return context.trackerField
        },
    ]

    /// The evidence for a list of that kind, unless it is for announcements or campaign software made the message.
    private static func discussion(_ context: CategoryContext, _ kind: ListTransport.Kind) -> String? {
        guard let list = context.list, list.kind == kind, !list.isAnnouncement, !isCampaign(context) else { return nil }
        return list.evidence
    }

    /// Whether campaign software made the message.
    static func isCampaign(_ context: CategoryContext) -> Bool { context.campaign != nil }

    /// The mark of a mailing service or of campaign software, as evidence. On a message that a list carried only marks
    /// of the author's own software count, because mailing services carry lists, too.
    static func findCampaign(_ context: CategoryContext) -> String? {
        if context.isReply && context.subject.isReply { return nil }
        if let platform = context.platform, platform.isOrigin, platform.platform.kind == .campaign {
            return platform.evidence
        }
        if let field = context.campaignField { return field }
        if context.list?.kind == .carried, context.isReply || context.mailProgram != nil { return nil }
        // Mailman never writes this field of RFC 8058, so that on its lists it is the author's.
        if context.field("x-mailman-version") != nil, let post = context.field("list-unsubscribe-post") {
            return "list-unsubscribe-post: \(post)"
        }
        guard let platform = context.platform, platform.namesMessage else { return nil }
        return context.body.count(.unsubscribe) + context.body.count(.webVersion) > 0 ? platform.evidence : nil
    }
}
