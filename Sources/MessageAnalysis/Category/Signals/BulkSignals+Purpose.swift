/// Rules for newsletters by what they are for.
extension CategorySignal {
    /// What bulk mail is for, in the words of its body: an opinion, a purchase, a gift, an invitation.
    static let bulkPurpose: [CategorySignal] = [
        CategorySignal(
            rule: "newsletter.survey", looksAt: "body",
            example: "How satisfied were you? Rate your purchase.",
            because: "It asks many for their opinion, in 45 languages.",
            expects: .init(transactional: -10, newsletter: 20)
        ) { $0.isDirect ? $0.body.phrase(.survey) : nil },
        CategorySignal(
            rule: "newsletter.survey-subject", looksAt: "Subject",
            example: "Subject: How satisfied were you with order 4711?",
            because: "The whole message asks for an opinion, whatever else the subject names.",
            expects: .init(transactional: -20, newsletter: 20)
        ) { $0.isDirect ? $0.topics.phrase(.survey) : nil },
        CategorySignal(
            rule: "newsletter.basket", looksAt: "Subject, body",
            example: "You left something in your basket.",
            because: "A shop reminds of a purchase that was not made, in 45 languages.",
            expects: .init(transactional: -20, newsletter: 40)
        ) { $0.isAnswer || $0.list != nil ? nil : $0.topics.phrase(.basket) ?? $0.body.phrase(.basket) },
        CategorySignal(
            rule: "newsletter.appeal", looksAt: "body",
            example: "Can you chip in $15 before midnight?",
            because: "It asks many for money or a signature, in 45 languages.",
            expects: .init(newsletter: 16, personal: -4)
        ) { $0.isDirect ? $0.body.phrase(.appeal) : nil },
        CategorySignal(
            rule: "newsletter.circular", looksAt: "body",
            example: "We are pleased to announce",
            because: "The words of circulars, press releases and sales letters, in 45 languages.",
            expects: .init(newsletter: 14, personal: -6)
        ) { $0.isDirect ? $0.body.phrase(.circular) : nil },
        CategorySignal(
            rule: "newsletter.circular-subject", looksAt: "Subject",
            example: "Subject: Invitación a la asamblea",
            because: "The words of circulars, press releases, appeals and sellers, in 45 languages.",
            expects: .init(newsletter: 16, personal: -4)
        ) { $0.isDirect ? $0.topics.phrase(.circular) : nil },
        CategorySignal(
            rule: "newsletter.circular-rich", looksAt: "body: two of circular, appeal and sales letter",
            example: "We are pleased to announce / Can you chip in",
            because: "Several of them stand together.",
            expects: .init(newsletter: 10, personal: -4)
        ) { context in
            guard context.isDirect else { return nil }
            let found = [BodyTopic.circular, .appeal, .sales].compactMap { context.body.phrase($0) }
            return found.count < 2 ? nil : found.joined(separator: ", ")
        },
        CategorySignal(
            rule: "newsletter.sales-letter", looksAt: "body",
            example: "Urgent requirement with our direct client",
            because: "Letters of sellers, recruiters and swindlers, in 45 languages.",
            expects: .init(newsletter: 16, personal: -6)
        ) { $0.isDirect ? $0.body.phrase(.sales) : nil },
        CategorySignal(
            rule: "newsletter.own-address", looksAt: "From and To: one address, and more than a note",
            example: "From and To: theatre@example.org",
            because: "Who writes to themselves at length hides the recipients in Bcc.",
            expects: .init(newsletter: 20, personal: -10)
        ) { context in
            guard context.recipients.count == 1, let only = context.recipients.first, context.isOpening,
                context.autoSubmitted == nil, context.ownText.utf8.count >= selfNoteLimit,
                only.email.lowered(320) == context.author.email, !context.author.email.isEmpty
            else { return nil }
            return only.email
        },
        CategorySignal(
            rule: "newsletter.list-sales", looksAt: "body, with list transport",
            example: "No selling, no risk: $7,412 a month from home / X-BeenThere: walkers@lists.example.org",
            because: "The words of sales letters, fraud and adverts on a list, in no answer.",
            expects: .init(list: -16, newsletter: 20)
        ) { context in
            guard context.list?.kind == .carried, context.isOpening else { return nil }
            let promotion = context.body.count(.promotion) >= 2 ? context.body.phrase(.promotion) : nil
            return context.body.phrase(.sales) ?? context.body.phrase(.abuse) ?? promotion
        },
    ]

    /// Bytes of the text that make more than a note to oneself.
    private static let selfNoteLimit = 1_000
}
