import Testing

@testable import MessageAnalysis

struct MailingPlatformTests {
    @Test func knowsAtLeastSixtyServices() {
        #expect(MailingPlatform.all.count >= 60)
        #expect(Set(MailingPlatform.all.map(\.name)).count == MailingPlatform.all.count)
    }

    /// Each clue of each service alone is enough to name it.
    @Test(arguments: MailingPlatform.all.map(\.name))
    func isRecognisedByEachOfItsClues(_ name: String) throws {
        let platform = try #require(MailingPlatform.all.first { $0.name == name })
        for clue in platform.clues {
            let input: CategoryInput
            switch clue {
            case .header(let field): input = mail("\(field): 1\n\n")
            case .headerPrefix(let prefix): input = mail("\(prefix)a: 1\n\n")
            case .feedbackID(let sender): input = mail("Feedback-ID: 1:2:3:\(sender)\n\n")
            case .host(let host): input = mail("Return-Path: <bounce@mx1.\(host)>\n\n")
            case .mailer(let prefix): input = mail("X-Mailer: \(prefix) 1.0\n\n")
            }
            #expect(CategoryContext(input).platform?.platform.name == name, "\(clue)")
        }
    }

    /// The customer's parts of Feedback-ID say nothing: only its last names the service.
    @Test func readsOnlyTheLastPartOfFeedbackID() {
        #expect(CategoryContext(mail("Feedback-ID: mc:sg:md:bakery\n\n")).platform == nil)
    }

    @Test func needsWholeLabelsOfAHost() {
        #expect(CategoryContext(mail("Return-Path: <a@notsendgrid.net>\n\n")).platform == nil)
        #expect(CategoryContext(mail("Return-Path: <a@sendgrid.net.example>\n\n")).platform == nil)
    }

    @Test func prefersTheCampaignServiceToItsCarrier() {
        let input = mail("X-Mailgun-Sid: 1\nList-Unsubscribe: <https://bakery.substack.com/u>\n\n")
        #expect(CategoryContext(input).platform?.platform.name == "Substack")
    }

    @Test func findsTheHostsOfAHeader() {
        let hosts = MessageHosts(
            mail(
                """
                Message-ID: <1@Mail.Example.ORG>
                Return-Path: <b@bounce.example.org>
                DKIM-Signature: v=1; bh=d=no; d = example.org ; s=x
                List-Unsubscribe: <mailto:leave@lists.example.org?subject=x>, <HTTPS://web.example.org:443/u,1>

                """))
        #expect(hosts.messageID == "mail.example.org")
        #expect(hosts.others == ["bounce.example.org", "example.org", "lists.example.org", "web.example.org"])
    }
}
