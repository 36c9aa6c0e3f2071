import Testing

@testable import MessageAnalysis

/// Whole messages, one for each kind that people meet.
struct CategorySamples: CustomTestStringConvertible {
    let name: String
    let category: MessageAnalysis.Category
    let input: CategoryInput

    var testDescription: String { name }

    private init(_ name: String, _ category: MessageAnalysis.Category, _ input: CategoryInput) {
        self.name = name
        self.category = category
        self.input = input
    }

    static let all: [CategorySamples] = automated + lists + notices + newsletters + personal

    private static let automated: [CategorySamples] = [
        .init(
            "delivery report", .automated,
            mail(
                """
                From: postmaster@mx.example.org
                To: al@example.com
                Subject: Unzustellbar: Samstag
                Content-Type: multipart/report; report-type=delivery-status

                Konnte nicht zugestellt werden.
                """)),
        .init(
            "bounce without a report", .automated,
            mail(
                """
                Return-Path: <>
                From: Mail Delivery System <Mailer-Daemon@mx.example.org>
                To: al@example.com
                Subject: Mail delivery failed: returning message to sender

                A message that you sent could not be delivered.
                """)),
        .init(
            "absence notice", .automated,
            mail(
                """
                From: Bo Example <bo@example.com>
                To: al@example.org
                Subject: Réponse automatique : samedi
                Auto-Submitted: auto-replied
                In-Reply-To: <a1@example.org>

                Je suis en congé.
                """)),
        .init(
            "cron", .automated,
            mail(
                """
                From: root@mail.example.org
                To: root@mail.example.org
                Subject: Cron <root@mail> run-parts /etc/cron.daily

                disk almost full
                """)),
        .init(
            "bounce through a list", .automated,
            mail(
                """
                From: MAILER-DAEMON@mx.example.org
                To: walkers@lists.example.org
                Subject: [walkers] Undelivered Mail Returned to Sender
                X-BeenThere: walkers@lists.example.org
                List-Post: <mailto:walkers@lists.example.org>

                User unknown
                """)),
    ]

    private static let lists: [CategorySamples] = [
        .init(
            "post on a list", .list,
            mail(
                """
                From: Al Example <al@example.com>
                To: walkers@lists.example.org
                Subject: [walkers] Saturday
                List-Id: <walkers.lists.example.org>
                List-Post: <mailto:walkers@lists.example.org>
                List-Unsubscribe: <mailto:walkers-leave@lists.example.org>
                Precedence: list

                Who comes along? To unsubscribe see below.
                """)),
        .init(
            "direct copy of a post", .list,
            mail(
                """
                From: Al Example <al@example.com>
                To: Bo Example <bo@example.com>
                Cc: walkers-devel@example.org
                Subject: Re: [walkers] Saturday
                In-Reply-To: <a1@example.org>

                I do.
                """)),
        .init(
            "list of the nineties", .list,
            mail(
                """
                From: Al Example <al@example.com>
                To: walkers@example.org
                Subject: Re: boots
                Sender: owner-walkers@example.org
                Precedence: list
                References: <a1@example.org>

                > Leather?
                Always.
                """)),
    ]

    private static let notices: [CategorySamples] = [
        .init(
            "order", .transactional,
            mail(
                """
                From: Bread Online <order-update@bread.example>
                To: al@example.org
                Subject: Your order has been dispatched
                X-SES-Outgoing: 2023.01.01

                Order number: 4711
                Tracking number: 0815
                """)),
        .init(
            "verification code", .transactional,
            mail(
                """
                From: Bank <no-reply@bank.example>
                To: al@example.org
                Subject: Ihr Bestätigungscode

                Ihr Bestätigungscode ist 482913.
                """)),
        .init(
            "tracker of a forge", .transactional,
            mail(
                """
                From: Bo Example <notifications@forge.example>
                To: walkers/map <map@noreply.forge.example>
                Subject: Re: [walkers/map] Bridge is out (#12)
                List-Id: walkers/map <map.walkers.forge.example>
                X-GitHub-Reason: mention
                In-Reply-To: <walkers/map/issues/12@forge.example>

                Reply to this email directly or view it on the forge.
                """)),
        .init(
            "invitation", .transactional,
            mail(
                """
                From: Al Example <al@example.com>
                To: bo@example.com
                Subject: Invitation: Walk
                Content-Type: multipart/alternative

                When: Saturday
                """, parts: ["text/plain", "text/calendar"])),
    ]

    private static let newsletters: [CategorySamples] = [
        .init(
            "campaign", .newsletter,
            mail(
                """
                From: Bread Online <hello@news.bread.example>
                To: al@example.org
                Subject: 20% off all rye bread
                List-Unsubscribe: <https://bread.example/u>
                List-Unsubscribe-Post: List-Unsubscribe=One-Click
                X-MC-User: 0123

                Shop now. View this email in your browser. Unsubscribe.
                """, html: .init(links: 30, images: 12, trackers: 1, tables: 9))),
        .init(
            "order that is none", .newsletter,
            mail(
                """
                From: Secret Academy <academy@secret.example>
                To: al@example.org
                Subject: Your Order #00099 Has Been Processed!
                List-Unsubscribe: <https://secret.example/u>
                List-Unsubscribe-Post: List-Unsubscribe=One-Click
                X-MC-User: 0123

                Only joking: 50% off. Learn more. Click here. Unsubscribe.
                """, html: .init(links: 14, images: 5, trackers: 1, tables: 6))),
        .init(
            "announcements", .newsletter,
            mail(
                """
                From: Security Team <security@example.org>
                To: walkers-announce@lists.example.org
                Subject: Bridge closed
                List-Id: <walkers-announce.lists.example.org>
                List-Post: NO
                Precedence: list

                The bridge is closed.
                """)),
        .init(
            "advert on a list", .newsletter,
            mail(
                """
                From: Boots Factory <info@boots.example>
                To: walkers@lists.example.org
                Subject: [walkers] Best boots
                X-Campaign-Uid: ky661
                X-BeenThere: walkers@lists.example.org
                X-Mailman-Version: 2.1
                List-Post: <mailto:walkers@lists.example.org>
                Precedence: bulk

                Order now. Unsubscribe here.
                """)),
    ]

    private static let personal: [CategorySamples] = [
        .init(
            "letter", .personal,
            mail(
                """
                From: Al Example <al.example@gmail.com>
                To: Bo Example <bo@example.com>
                Subject: Saturday
                Message-ID: <CAF1@mail.gmail.com>

                Dear Bo,
                do you come along?
                Best regards
                """)),
        .init(
            "answer", .personal,
            mail(
                """
                From: Bo Example <bo@example.com>
                To: Al Example <al.example@gmail.com>
                Subject: Re: Your order
                In-Reply-To: <CAF1@mail.gmail.com>
                User-Agent: Mozilla Thunderbird

                Yes!
                """, quoted: "On Monday Al wrote:\n> do you come along?")),
    ]
}
