/// Known senders of tracking pixels.
///
/// Each line: a host suffix, optionally a piece of the path that tells the open pixel from other images of that host,
/// and the vendor. A tiny or hidden image of any host is a tracker, too; then the vendor is named by the host.
enum TrackerTable {
    private struct Entry: Sendable {
        var path: [UInt8]
        var vendor: String
    }

    /// - Parameters:
    ///   - url: an address as `URLPolicy` wrote it.
    ///   - isTiny: the image is at most 1×1 or hidden.
    /// - Returns: nil for an image that is none.
    static func vendor(of url: [UInt8], isTiny: Bool) -> String? {
        guard let host = URLPolicy.host(of: url) else { return nil }
        var suffix = host[...]
        while true {
            for entry in table[String(suffix)] ?? [] {
                let hasPath = entry.path.isEmpty || url.containsPiece(entry.path)
                if isTiny || hasPath && !entry.path.isEmpty { return entry.vendor }
            }
            guard let dot = suffix.firstIndex(of: ".") else { break }
            suffix = suffix[suffix.index(after: dot)...]
        }
        if isTiny { return host }
        return anyHost.contains { url.containsPiece($0) } ? host : nil
    }

    /// Paths that open pixels of self-hosted senders have.
    private static let anyHost = [
        "/track/open", "/open.gif?", "/o.gif?", "/wf/open?", "/e/o/", "/pixel.gif?", "/trackopen",
    ].map { Array($0.utf8) }

    private static let table: [String: [Entry]] = {
        var result: [String: [Entry]] = [:]
        for line in lines.split(separator: "\n") {
            let fields = line.split(separator: "|", omittingEmptySubsequences: false)
            guard fields.count == 3 else { continue }
            result[String(fields[0]), default: []].append(Entry(path: Array(fields[1].utf8), vendor: String(fields[2])))
        }
        return result
    }()

    private static let lines = """
        list-manage.com|/track/open|Mailchimp
        mandrillapp.com|/track/open|Mandrill
        sendgrid.net|/wf/open|SendGrid
        sendgrid.com|/wf/open|SendGrid
        mailgun.org|/o/|Mailgun
        mailgun.net|/o/|Mailgun
        awstrack.me|/I0/|Amazon SES
        amazonaws.com||Amazon
        hubspotemail.net||HubSpot
        hubspot.com|/e3t/|HubSpot
        hs-analytics.net||HubSpot
        hubspotlinks.com||HubSpot
        hubspotfree.net||HubSpot
        klaviyomail.com||Klaviyo
        klclick.com||Klaviyo
        klclick1.com||Klaviyo
        exct.net|/open.aspx|Salesforce Marketing Cloud
        exacttarget.com|/open.aspx|Salesforce Marketing Cloud
        salesforce.com|/servlet/servlet.ImageServer|Salesforce
        pardot.com||Salesforce Pardot
        mktoresp.com||Adobe Marketo
        mktomail.com|/trk|Adobe Marketo
        marketo.com||Adobe Marketo
        demdex.net||Adobe
        omtrdc.net||Adobe
        2o7.net||Adobe
        campaign.adobe.com|/r/|Adobe Campaign
        eloqua.com|/e/FooterImages|Oracle Eloqua
        en25.com||Oracle Eloqua
        responsys.net|/pub/|Oracle Responsys
        rsys2.com|/pub/|Oracle Responsys
        bronto.com||Oracle Bronto
        createsend.com|/t/|Campaign Monitor
        cmail19.com|/t/|Campaign Monitor
        cmail20.com|/t/|Campaign Monitor
        createsend1.com|/t/|Campaign Monitor
        sendinblue.com||Brevo
        sendibt2.com||Brevo
        sendibm1.com||Brevo
        sendibm3.com||Brevo
        sibautomation.com||Brevo
        brevo.com|/tr/|Brevo
        constantcontact.com|/on.jsp|Constant Contact
        rs6.net|/on.jsp|Constant Contact
        aweber.com|/z/|AWeber
        getresponse.com|/open.html|GetResponse
        activehosted.com|/lt.php|ActiveCampaign
        emltrk.com||Litmus
        litmus.com||Litmus
        convertkit-mail.com|/o/|Kit
        convertkit-mail2.com|/o/|Kit
        mailerlite.com||MailerLite
        mlsend.com||MailerLite
        mailjet.com|/oo/|Mailjet
        mjt.lu|/oo/|Mailjet
        sparkpostmail.com|/q/|SparkPost
        sparkpostmail2.com|/q/|SparkPost
        postmarkapp.com|/open|Postmark
        pstmrk.it|/open|Postmark
        customeriomail.com|/e/o/|Customer.io
        customer.io|/e/o/|Customer.io
        intercom-mail.com||Intercom
        via.intercom.io||Intercom
        iterable.com|/open|Iterable
        links.iterable.com||Iterable
        braze.com||Braze
        appboy.com||Braze
        emarsys.net||Emarsys
        emarsys.com||Emarsys
        scarabresearch.com||Emarsys
        optimove.net||Optimove
        optivo.com||Episerver
        srv2.de||Episerver
        episerver.net||Episerver
        inxmail.com||Inxmail
        inxserver.de||Inxmail
        rapidmail.de||rapidmail
        emailsys1a.net||rapidmail
        emailsys.net||rapidmail
        cleverreach.com||CleverReach
        crsend.com||CleverReach
        newsletter2go.com||Newsletter2Go
        mailingwork.de||Mailingwork
        agnitas.de||Agnitas
        evalanche.com||Evalanche
        artegic.net||artegic
        promio-connect.com||Promio
        dotdigital-pages.com||Dotdigital
        dotmailer.com||Dotdigital
        trackedlink.net||Dotdigital
        acoustic.com||Acoustic
        mkt4.net|/open/|Acoustic
        pages03.net|/open/|Acoustic
        silverpop.com|/open/|Acoustic
        cheetahmail.com||Cheetah Digital
        chtah.net||Cheetah Digital
        epsilon.com||Epsilon
        bfi0.com||Epsilon
        zetaglobal.net||Zeta
        sailthru.com||Sailthru
        movableink.com||Movable Ink
        movable-ink-397.com||Movable Ink
        liveclicker.net||Liveclicker
        returnpath.net||Validity
        250ok.com||Validity
        everest-email.com||Validity
        liveintent.com||LiveIntent
        li-st.net||LiveIntent
        doubleclick.net||Google
        google-analytics.com|/collect|Google Analytics
        googletagmanager.com||Google
        facebook.com|/tr|Meta
        facebook.com|/email_open_log_pic.php|Meta
        linkedin.com|/emimp/|LinkedIn
        twitter.com|/scribe/ibis|X
        t.co||X
        pinterest.com||Pinterest
        adform.net||Adform
        adnxs.com||Microsoft Advertising
        bing.com|/action/|Microsoft Advertising
        dynamics.com||Microsoft Dynamics
        svc.dynamics.com|/t/|Microsoft Dynamics
        criteo.com||Criteo
        taboola.com||Taboola
        outbrain.com||Outbrain
        scorecardresearch.com||Comscore
        mixpanel.com|/track|Mixpanel
        segment.io|/v1/pixel|Segment
        amplitude.com||Amplitude
        superhuman.com||Superhuman
        yesware.com||Yesware
        mailtrack.io||Mailtrack
        mailtrack.me||Mailtrack
        mailsuite.com||Mailsuite
        bananatag.com||Staffbase
        bl-1.com||Staffbase
        boomerangapp.com||Boomerang
        mixmax.com||Mixmax
        streak.com||Streak
        mailfoogae.appspot.com||Streak
        getnotify.com||GetNotify
        readnotify.com||ReadNotify
        cirrusinsight.com||Cirrus Insight
        outreach.io||Outreach
        salesloft.com||Salesloft
        app.salesloft.com|/email_trackers|Salesloft
        tinyletterapp.com||TinyLetter
        substack.com|/o/|Substack
        email.mg1.substack.com||Substack
        beehiiv.com||beehiiv
        mail.beehiiv.com||beehiiv
        drip.com||Drip
        dripemail2.com||Drip
        omnisend.com||Omnisend
        omnisendlink.com||Omnisend
        moosend.com||Moosend
        sendpulse.com||SendPulse
        stat-pulse.com||SendPulse
        unisender.com||UniSender
        mindbox.ru||Mindbox
        zohocampaigns.com||Zoho
        maillist-manage.com||Zoho
        zcsend.net||Zoho
        vresp.com||VerticalResponse
        icontact.com||iContact
        benchmarkemail.com||Benchmark Email
        bmetrack.com||Benchmark Email
        mailpoet.com||MailPoet
        sendy.co||Sendy
        emailoctopus.com||EmailOctopus
        keap-link.com||Keap
        infusionsoft.com||Keap
        ontraport.com||Ontraport
        freshmail.com||FreshMail
        getvero.com||Vero
        vero.co||Vero
        useinsider.com||Insider
        clevertap.com||CleverTap
        moengage.com||MoEngage
        webengage.com||WebEngage
        netcorecloud.net||Netcore
        pepipost.com||Netcore
        elasticemail.com|/tracking|Elastic Email
        smtp2go.com||SMTP2GO
        socketlabs.com||SocketLabs
        tipimail.com||Tipimail
        sarbacane.com||Sarbacane
        splio.com||Splio
        mailupnet.it||MailUp
        contactlab.it||Contactlab
        copernica.com||Copernica
        spotler.com||Spotler
        deployteq.net||Deployteq
        apsis.one||Apsis
        rule.io||Rule
        ungapped.com||Ungapped
        """
}

extension [UInt8] {
    fileprivate func containsPiece(_ piece: [UInt8]) -> Bool {
        guard count >= piece.count, let first = piece.first else { return false }
        for start in 0...(count - piece.count) where self[start] == first {
            if self[start...].starts(with: piece) { return true }
        }
        return false
    }
}
