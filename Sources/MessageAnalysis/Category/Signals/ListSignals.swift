/// Rules for discussion lists: the way a message came, and whether a person wrote it.
extension CategorySignal {
    static let list: [CategorySignal] = [
        CategorySignal(
            rule: "list.carried", looksAt: "List-Post (RFC 2369), Precedence, Sender and fields of list software",
            example: "X-BeenThere: walkers@lists.example.org",
            because: "Software of discussion lists carried the message.",
            expects: .init(list: 60, transactional: -6, newsletter: -8, personal: -40)
        ) { discussion($0, .carried) },
        CategorySignal(
            rule: "list.hinted", looksAt: "Precedence, Sender, Errors-To, Return-Path",
            example: "Sender: owner-walkers@example.org",
            because: "Lists send from the address of their owner; so do newsletters run by the same software.",
            expects: .init(list: 34, newsletter: 6, personal: -30)
        ) { discussion($0, .hinted) },
        CategorySignal(
            rule: "list.hinted-person", looksAt: "the same, with the marks of a person",
            example: "User-Agent: Mutt/1.3 / Precedence: list",
            because: "A person writes to a list with a mail program and is answered there.",
            expects: .init(list: 20)
        ) { context in
            guard context.list?.kind == .hinted else { return nil }
            return context.isAnswer ? "answer" : context.mailProgram
        },
        CategorySignal(
            rule: "list.addressed", looksAt: "To, Cc",
            example: "Cc: walkers-devel@lists.example.org",
            because: "A list stands among the recipients: this is the copy that its author sent directly.",
            expects: .init(list: 44, newsletter: -6)
        ) { context in
            guard let list = context.list, list.kind == .addressed, !list.isAnnouncement,
                context.isReply || !list.evidence.hasSuffix("@" + context.author.host)
            else { return nil }
            return context.body.count(.unsubscribe) == 0 || context.isReply ? list.evidence : nil
        },
        CategorySignal(
            rule: "list.group-address", looksAt: "To",
            example: "To: members@club.example.org",
            because: "Clubs and neighbours write to all of them at one address, by software that leaves no mark.",
            expects: .init(list: 30, newsletter: -10)
        ) { context in
            guard context.list == nil, context.bulkField == nil, !context.author.isNoReply,
                let only = context.recipients.first, context.recipients.count == 1
            else { return nil }
            let email = only.email.lowered(320)
            return SenderWords.isGroup(email) ? email : nil
        },
        CategorySignal(
            rule: "list.id", looksAt: "List-Id (RFC 2919), without a mailing service",
            example: "List-Id: Walkers <walkers.lists.example.org>",
            because: "Lists have had an identifier since 2001; mailing services write one, too.",
            expects: .init(list: 14)
        ) { context in
            context.platform?.isOrigin == true || isCampaign(context) ? nil : context.anyField(["list-id"])
        },
        CategorySignal(
            rule: "list.announcement", looksAt: "List-Post: NO (RFC 2369 section 3.4), the list's name",
            example: "List-Id: <walkers-announce.lists.example.org>",
            because: "Readers may not post there: one writes to many.",
            expects: .init(list: -10, newsletter: 44, personal: -30)
        ) { context in
            guard let list = context.list, list.isAnnouncement, !context.isReply else { return nil }
            return list.evidence
        },
        CategorySignal(
            rule: "list.reply", looksAt: "In-Reply-To, References, Subject, with list transport",
            example: "In-Reply-To: <a1@example.org>",
            because: "Answers on a list are written by people.",
            expects: .init(list: 24, newsletter: -20)
        ) { context in
            guard context.list != nil, context.isAnswer, !context.author.isNoReply else {
                return nil
            }
            return context.anyField(["in-reply-to", "references"]) ?? "Subject: \(context.input.subject)"
        },
        CategorySignal(
            rule: "list.tag", looksAt: "Subject, with list transport or an answer",
            example: "Subject: [walkers] Saturday",
            because: "Lists put their name before the subject.",
            expects: .init(list: 10)
        ) { context in
            guard let tag = context.subject.tag, context.list != nil else { return nil }
            return "[\(tag)]"
        },
        CategorySignal(
            rule: "list.tag-recipient", looksAt: "Subject and To, Cc",
            example: "To: walkers@example.org / Subject: [walkers] Saturday",
            because:
                "The tag in the subject is the name of a recipient, or begins it: a list, though its fields were lost.",
            expects: .init(list: 50, newsletter: -6)
        ) { context in
            guard let tag = context.subject.tag, context.list?.kind != .carried, !isCampaign(context) else {
                return nil
            }
            let name = tag.alphanumerics
            guard name.utf8.count >= 3 else { return nil }
            return context.recipients.first { recipient in
                let local = Substring(recipient.email.utf8.prefix { $0 != 0x40 }).lowered(64)
                return local.alphanumerics == name || ["-", "_", "."].contains { local.hasPrefix(tag + $0) }
            }?.email
        },
        CategorySignal(
            rule: "list.tagged-reply", looksAt: "Subject and References, without list transport",
            example: "Subject: Re: [walkers] Saturday",
            because: "A post answered in private keeps the list's tag.",
            expects: .init(list: 6)
        ) { context in
            guard let tag = context.subject.tag, context.list == nil, context.isReply else { return nil }
            return "[\(tag)]"
        },
        CategorySignal(
            rule: "list.advert", looksAt: "fields of campaign software on a message that came through a list",
            example: "X-Campaign-Uid: ky661cp7ota0b / X-BeenThere: walkers@lists.example.org",
            because: "A person does not write to a list with campaign software.",
            expects: .init(list: -30, newsletter: 60, personal: -40)
        ) { context in
            guard let list = context.list, list.kind == .carried else { return nil }
            return context.campaign
        },
        CategorySignal(
            rule: "list.robot", looksAt: "From, Auto-Submitted, with list transport",
            example: "From: walkers+noreply@example.org",
            because: "A robot's post is judged by what it says.",
            expects: .init(list: -50, transactional: 20)
        ) { context in
            guard context.list != nil else { return nil }
            if context.author.isNoReply { return context.author.email }
            return context.trackerField
        },
    ]

    /// Lists whose software's fields were lost or never were: archives, Usenet, quoted footers, patches.
    static let listTraces: [CategorySignal] = [
        CategorySignal(
            rule: "list.newsgroup", looksAt: "Newsgroups, NNTP-Posting-Host (RFC 5536)",
            example: "Newsgroups: rec.walking",
            because: "It was posted to a newsgroup, where everybody may answer.",
            expects: .init(list: 60, personal: -20)
        ) { $0.anyField(["newsgroups", "nntp-posting-host", "nntp-posting-date"]) },
        CategorySignal(
            rule: "list.archive-copy", looksAt: "Subject, To and Cc",
            example: "Subject: [walkers] Saturday, with neither To nor Cc",
            because: "Archives of lists leave the recipients out, but the list's tag stays.",
            expects: .init(list: 50)
        ) { context in
            guard let tag = context.subject.tag, context.recipients.isEmpty, context.undisclosed == nil,
                context.bulkField == nil, context.platform == nil
            else { return nil }
            return "[\(tag)], no recipient"
        },
        CategorySignal(
            rule: "list.archive-author", looksAt: "From",
            example: "From: bo at example.org (Bo Example)",
            because: "Web archives of lists write addresses so that robots do not collect them.",
            expects: .init(list: 30)
        ) { context in
            guard let from = context.field("from"), from.hasWordRun(" at "), from.utf8.contains(0x28),
                !from.utf8.contains(0x40)
            else { return nil }
            return from
        },
        CategorySignal(
            rule: "list.footer", looksAt: "end of the text, also in quotes",
            example: "walkers mailing list / https://lists.example.org/listinfo/walkers",
            because: "The software of lists adds a footer, which answers quote.",
            expects: .init(list: 20, personal: -6)
        ) { $0.listFooter },
        CategorySignal(
            rule: "list.archived-at", looksAt: "Archived-At (RFC 5064)",
            example: "Archived-At: <https://lists.example.org/archives/4711>",
            because: "The archive of a list holds a copy.",
            expects: .init(list: 10)
        ) { $0.anyField(["archived-at", "x-archived-at", "x-message-id-hash", "message-id-hash"]) },
        CategorySignal(
            rule: "list.patch", looksAt: "Subject",
            example: "Subject: [PATCH v2 1/3] path: mend the gate",
            because: "Patches and pull requests are sent to lists of developers.",
            expects: .init(list: 20, newsletter: -20)
        ) { context in
            let tag = context.subject.tag ?? ""
            let isPatch = ["patch", "rfc", "git pull", "pull", "resend"].contains { tag.hasPrefix($0) }
            let isNested = context.subject.lower.hasWordRun("[patch") || context.subject.lower.hasWordRun("[git pull")
            return isPatch || isNested ? context.input.subject : nil
        },
        CategorySignal(
            rule: "list.patch-text", looksAt: "Subject and body or mail program",
            example: "Subject: [PATCH 2/3] path: mend the gate / Signed-off-by: Bo",
            because: "A patch as tools for lists send it.",
            expects: .init(list: 20, personal: -10)
        ) { context in
            guard context.subject.tag?.hasPrefix("patch") == true else { return nil }
            return context.field("x-mailer", containing: ["git-send-email", "stgit", "b4 "])
                ?? context.body.phrase(.signedOff)
        },
        CategorySignal(
            rule: "list.spam", looksAt: "verdict of a spam filter, with list transport",
            example: "X-Spam-Flag: YES / X-BeenThere: walkers@lists.example.org",
            because: "Advertisers write to lists, too.",
            expects: .init(list: -20, newsletter: 20)
        ) { context in
            guard context.list != nil, !context.isReply else { return nil }
            return context.spamVerdict
        },
        CategorySignal(
            rule: "list.offer", looksAt: "Subject, HTML, with list transport",
            example: "Subject: ADV: Sunglasses 90% off / X-BeenThere: walkers@lists.example.org",
            because: "Offers and laid-out pages on a list are adverts.",
            expects: .init(list: -20, newsletter: 20)
        ) { context in
            guard context.list?.kind == .carried, !context.isAnswer else { return nil }
            if let phrase = context.topics.phrase(.promotion) { return phrase }
            if context.subject.bare.hasPrefix("adv:") || context.subject.tag == "adv" { return "ADV" }
            guard let html = context.html, html.tables >= 4 || html.images >= 2 else { return nil }
            return "\(html.tables) tables, \(html.images) images"
        },
        CategorySignal(
            rule: "list.software-sender", looksAt: "fields of sending services and web scripts, with list transport",
            example: "X-PHP-Originating-Script: 33:mail.php / X-BeenThere: walkers@lists.example.org",
            because: "Software wrote to the list: a form, a shop, an advertiser.",
            expects: .init(list: -30, transactional: 10, newsletter: 10)
        ) { context in
            guard context.list?.kind == .carried, !context.isReply, context.mailProgram == nil else { return nil }
            // Only where the author wrote through it: any may carry what the list sends.
            if let platform = context.platform, platform.platform.kind == .relay, platform.isOrigin {
                return platform.evidence
            }
            return context.webScript
        },
        CategorySignal(
            rule: "list.digest", looksAt: "Subject, body parts (RFC 2046 section 5.1.5), with list transport",
            example: "Subject: Walkers Digest, Vol 12, Issue 3",
            because: "Everybody's posts of a day in one message, which nobody wrote.",
            expects: .init(list: -30, newsletter: 40)
        ) { digest($0) },
    ]

    /// How list software numbers its digests.
    private static let digestMarks = [
        "digest,", "digest vol", "digest v", "digest number", "digest #", "digest no", "digest of ",
    ]

    /// What shows that list software put many posts into one message.
    static func digest(_ context: CategoryContext) -> String? {
        guard context.list != nil, !context.isAnswer else { return nil }
        if context.input.mediaTypes.contains("multipart/digest") { return "multipart/digest" }
        let subject = context.subject.lower
        let isNumbered = digestMarks.contains { subject.hasWordRun($0) } || subject.hasSuffix("digest")
        return isNumbered ? "Subject: \(context.input.subject)" : nil
    }

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
