import Testing

@testable import MailHTML

private func vendor(_ url: String, isTiny: Bool = false) -> String? {
    TrackerTable.vendor(of: Array(url.utf8), isTiny: isTiny)
}

@Suite("Trackers by vendor")
struct TrackerTableTests {
    @Test("the table is well formed and large")
    func table() {
        let lines = TrackerTable.vendors.split(separator: "\n")
        #expect(TrackerTable.rows.count == lines.count)
        #expect(Set(TrackerTable.rows.map(\.vendor)).count >= 150)
        let known: Set = ["doc", "list", "mail", "own"]
        for row in TrackerTable.rows {
            #expect(!row.hosts.isEmpty && row.hosts == row.hosts.lowercased(), "\(row)")
            #expect(row.roles.allSatisfy { "ptc".contains($0) } && !row.roles.isEmpty, "\(row)")
            #expect(!row.basis.isEmpty && row.basis.split(separator: " ").allSatisfy { known.contains(String($0)) })
            // A host of any kind is known by a fixed first segment or a parameter.
            if row.hosts == "*" { #expect(!["", "/"].contains(row.shape), "\(row)") }
            #expect(!row.vendor.isEmpty || row.hosts == "*", "\(row)")
        }
        #expect(Set(lines).count == lines.count)
    }

    @Test(
        "open pixels whatever their size",
        arguments: [
            ("https://x.us2.list-manage.com/track/open.php?u=1&id=2&e=3", "Mailchimp"),
            ("https://mandrillapp.com/track/open.php?u=1&id=2", "Mandrill"),
            ("https://u123.ct.sendgrid.net/wf/open?upn=abc", "SendGrid"),
            ("https://email.example.com/wf/open?upn=abc", "SendGrid"),
            ("https://links.example.com/ss/o/0123456789abcdef/3xy/ho.gif", "SendGrid"),
            ("https://abc.r.us-east-1.awstrack.me/I0/0100-1/x=1", "Amazon SES"),
            ("https://track.example.com/CI0/0123456789abcdef/x=1", "Amazon SES"),
            ("https://d1.na1.hubspotlinks.com/Cto/ABC/def", "HubSpot"),
            ("https://t.example.com/e3t/Cto/ABC", "HubSpot"),
            ("https://click.e.example.com/open.aspx?ffcb10-fe98", "Salesforce Marketing Cloud"),
            ("https://info.example.com/trk?t=1&mid=abc", "Adobe Marketo"),
            ("https://app.example.com/e/FooterImages/FooterImage1?elq=1", "Oracle Eloqua"),
            ("https://e.example.com/pub/as?_ri_=X0", "Oracle Responsys"),
            ("https://client.cmail20.com/t/d-o-abc-def/o.gif", "Campaign Monitor"),
            ("https://abc.r.bh.d.sendibt3.com/tr/op/abc", "Brevo"),
            ("https://r.mail.example.com/mk/op/0123456789abcdef", "Brevo"),
            ("https://r20.rs6.net/on.jsp?a=1", "Constant Contact"),
            ("https://openrate.aweber.com/t/abc.gif", "AWeber"),
            ("https://x1.mjt.lu/oo/AAAA/1/e.gif", "Mailjet"),
            ("https://go.sparkpostmail.com/q/abc~~/AA~/xyz", "SparkPost"),
            ("https://post.example.com/q/0123456789abcdef~~/AA~/xyz", "SparkPost"),
            ("https://ea.pstmrk.it/open?m=v3", "Postmark"),
            ("https://e.customeriomail.com/e/o/eyJ", "Customer.io"),
            ("https://links.example.com/e/eo?_t=1&_m=2&_e=3", "Iterable"),
            ("https://abc.emltrk.com/v2/abc?i&t=1", "Litmus"),
            ("https://lists.example.org/lists/ut.php?u=1&m=2", "phpList"),
            ("https://mail.example.com/index.php/campaigns/ab12/track-opening/cd34", "MailWizz"),
            ("https://www.facebook.com/tr?id=1", "Meta"), ("https://www.linkedin.com/emimp/ip_x.gif", "LinkedIn"),
            ("https://twitter.com/scribe/ibis?t=1", "X"), ("https://mailtrack.io/trace/mail/abc.png?u=1", "Mailtrack"),
            ("https://t.yesware.com/t/abc/def/spacer.gif", "Yesware"),
            ("https://mailfoogae.appspot.com/t?sender=x", "Streak"),
            ("https://track.mixmax.com/api/track/v2/x", "Mixmax"),
            ("https://r.superhuman.com/abc.gif", "Superhuman"),
            ("https://www.google-analytics.com/collect?v=1", "Google Analytics"),
            ("https://eotrx.substackcdn.com/open?token=x", "Substack"),
            ("https://email.mg.example.com/o/eJxNjz1uhDAUhE", "Mailgun"),
            ("https://x.example.net/track/open.php?u=1&id=2", "x.example.net"),
        ])
    func pixels(url: String, name: String) { #expect(vendor(url) == name) }

    @Test(
        "other images of the same hosts, and of hosts and paths that only look like them",
        arguments: [
            "https://client.cmail20.com/ei/t/1A/csfinal/logo.png", "https://www.facebook.com/trending/banner.png",
            "https://cdn.example.com/track/opening-night.png", "https://cdn.example.com/photos/open.gif",
            "https://list-manage.com.example.net/track/open.phpx", "https://notlist-manage.com/logo.png",
            "https://cdn.example.com/?x=/wf/open?upn=1", "https://s3.amazonaws.com/bucket/logo.png",
            "https://gallery.mailchimp.com/x/images/logo.jpg", "https://x.litmus.com/a/b/logo.png",
            "https://cdn.example.com/wf/open/logo.png", "https://www.hubspot.com/hubfs/logo.png",
        ])
    func ordinary(url: String) { #expect(vendor(url) == nil) }

    @Test("tiny images name the vendor of their host, else the host")
    func tiny() {
        #expect(vendor("https://s3.amazonaws.com/b/p.gif", isTiny: true) == "Amazon")
        #expect(vendor("https://x.litmus.com/p.gif", isTiny: true) == "Litmus")
        #expect(vendor("https://x.list-manage.com/other.gif", isTiny: true) == "Mailchimp")
        #expect(vendor("https://News.Example.org:8080/p.gif", isTiny: true) == "news.example.org")
        #expect(vendor("https://notlist-manage.com/p.gif", isTiny: true) == "notlist-manage.com")
    }

    @Test(
        "links that are counted",
        arguments: [
            ("https://x.us2.list-manage.com/track/click?u=1&id=2&e=3", "Mailchimp"),
            ("https://u1.ct.sendgrid.net/ls/click?upn=abc", "SendGrid"),
            ("https://email.example.com/ls/click?upn=abc", "SendGrid"),
            ("https://cl.s4.exct.net/?qs=abc", "Salesforce Marketing Cloud"),
            ("https://abc.r.us-east-1.awstrack.me/L0/https:%2F%2Fa.example/1/x=1", "Amazon SES"),
            ("https://r20.rs6.net/tn.jsp?f=1", "Constant Contact"),
            ("https://client.cmail20.com/t/d-l-abc-r-y/", "Campaign Monitor"),
            ("https://d1.na1.hubspotlinks.com/Ctc/ABC/def", "HubSpot"),
            ("https://link.example.com/f/a/0123456789abcdef~~/AA~/xyz", "SparkPost"),
            ("https://example.com/track/click", nil), ("https://example.com/ls/click?x=1", nil),
            ("https://x.us2.list-manage.com/unsubscribe?u=1", nil),
        ] as [(String, String?)])
    func clicks(url: String, name: String?) throws {
        let address = try #require(AddressParts(Array(url.utf8)))
        #expect(TrackerTable.clickVendor(of: address) == name)
    }
}
