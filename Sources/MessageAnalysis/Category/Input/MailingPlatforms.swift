extension MailingPlatform {
    /// Mailing services and programs by what they leave in the header, from their documentation and public mail.
    static let all: [MailingPlatform] = [
        // SMTP services
        .init("Amazon SES", .relay, [.header("x-ses-outgoing"), .feedbackID("amazonses"), .host("amazonses.com")]),
        .init(
            "SendGrid", .relay,
            [
                .header("x-sg-eid"), .header("x-sg-id"), .feedbackID("sg"), .host("sendgrid.net"),
                .host("sendgrid.info"),
            ]),
        .init(
            "Mailgun", .relay,
            [
                .header("x-mailgun-sid"), .header("x-mailgun-sending-ip"), .header("x-mailgun-batch-id"),
                .feedbackID("mailgun"), .host("mailgun.org"), .host("mailgun.net"),
                .host("mailgun.us"),
            ]),
        .init(
            "Postmark", .relay,
            [
                .headerPrefix("x-pm-message-"), .header("x-pm-tag"), .feedbackID("postmark"), .host("mtasv.net"),
                .host("postmarkapp.com"),
            ]),
        .init(
            "SparkPost", .relay,
            [
                .header("x-msfbl"), .feedbackID("sparkpost"), .host("sparkpostmail.com"), .host("sparkpost.com"),
                .host("messagingfabric.com"), .host("prd.sparkpost"), .host("smtp.messagesystems.com"),
            ]),
        .init(
            "Mandrill", .relay,
            [
                .header("x-mandrill-user"), .feedbackID("md"), .host("mandrillapp.com"), .mailer("mandrill"),
            ]),
        .init(
            "Mailjet", .relay,
            [
                .header("x-mj-mid"), .header("x-mj-smtpguid"), .feedbackID("mj"), .host("mailjet.com"), .host("mjt.lu"),
            ]),
        .init("SMTP2GO", .relay, [.header("x-smtpcorp-track"), .host("smtpcorp.com"), .host("smtp2go.com")]),
        .init("SocketLabs", .relay, [.host("socketlabs.com"), .host("email-od.com"), .host("smtp-deliver.net")]),
        .init(
            "Elastic Email", .relay,
            [
                .header("x-elasticemail-messageid"), .host("elasticemail.com"), .host("elasticmail.net"),
                .host("bounces.elasticemail.net"),
            ]),
        .init("Pepipost", .relay, [.host("pepipost.com"), .host("pepipost.net"), .header("x-apiheader")]),
        .init("Oracle Email Delivery", .relay, [.host("oracleemaildelivery.com")]),
        .init("Azure Communication Services", .relay, [.host("azurecomm.net")]),
        .init("Resend", .relay, [.host("resend.dev"), .host("resend.com")]),
        .init("turboSMTP", .relay, [.host("turbo-smtp.com"), .header("x-turbosmtp-id")]),
        .init("Locaweb SMTP", .relay, [.headerPrefix("x-locaweb-"), .host("smtplw.com.br")]),
        .init("Salesforce", .relay, [.header("x-sfdc-lk"), .header("x-sfdc-user"), .host("salesforce.com")]),
        // Campaign services
        .init(
            "Mailchimp", .campaign,
            [
                .header("x-mc-user"), .header("x-mcda"), .feedbackID("mc"), .mailer("mailchimp"), .host("mcsv.net"),
                .host("mcdlv.net"), .host("rsgsv.net"), .host("mailchimpapp.net"), .host("mailchimpapp.com"),
                .host("list-manage.com"), .host("list-manage1.com"),
            ]),
        .init(
            "Salesforce Marketing Cloud", .campaign,
            [
                .header("x-sfmc-stack"), .host("exacttarget.com"), .host("s4.exacttarget.com"),
                .host("mc.salesforce.com"),
            ]),
        .init("Pardot", .campaign, [.headerPrefix("x-pardot"), .host("pardot.com")]),
        .init(
            "Marketo", .campaign,
            [
                .header("x-mktmaildkim"), .header("x-marketoid"), .header("x-mktarchive"), .host("mktomail.com"),
                .host("mktdns.com"), .host("mktroute.com"),
            ]),
        .init(
            "HubSpot", .campaign,
            [
                .headerPrefix("x-hs-"), .headerPrefix("x-hubspot"), .host("hubspotemail.net"), .host("hubspot.com"),
                .host("hubspotfree.net"), .host("hs-send.com"),
            ]),
        .init(
            "Constant Contact", .campaign,
            [
                .headerPrefix("x-roving-"), .headerPrefix("x-ctct-"), .host("constantcontact.com"), .host("ccsend.com"),
                .host("roving.com"),
            ]),
        .init(
            "Campaign Monitor", .campaign,
            [
                .headerPrefix("x-cmail"), .host("createsend.com"), .host("cmail1.com"), .host("cmail2.com"),
                .host("cmail19.com"), .host("cmail20.com"), .host("createsend1.com"), .host("cmail.com"),
            ]),
        .init("Klaviyo", .campaign, [.headerPrefix("x-kmail-"), .host("klaviyomail.com"), .host("klaviyo.com")]),
        .init("Braze", .campaign, [.headerPrefix("x-braze"), .host("braze.com"), .host("appboy.com")]),
        .init("Iterable", .campaign, [.feedbackID("iterable"), .host("iterable.com"), .headerPrefix("x-iterable")]),
        .init("Customer.io", .campaign, [.host("customeriomail.com"), .host("customer.io"), .headerPrefix("x-cio-")]),
        .init(
            "Brevo", .campaign,
            [
                .header("x-mailin-eid"), .header("x-mailin-campaign"), .header("x-sib-id"), .feedbackID("sendinblue"),
                .feedbackID("brevo"), .host("sendinblue.com"), .host("brevosend.com"), .host("mailin.fr"),
                .mailer("sendinblue"), .mailer("brevo"),
            ]),
        .init(
            "ActiveCampaign", .campaign,
            [
                .host("activehosted.com"), .host("acems1.com"), .host("acems2.com"), .host("acems3.com"),
                .host("emsend1.com"), .host("emsend2.com"), .host("activecampaign.com"), .header("x-sender-ac"),
            ]),
        .init(
            "GetResponse", .campaign,
            [
                .host("getresponse-mail.com"), .host("getresponse.com"), .host("gr-mail.com"), .mailer("getresponse"),
            ]),
        .init("AWeber", .campaign, [.headerPrefix("x-aweber"), .mailer("aweber"), .host("aweber.com")]),
        .init(
            "Kit", .campaign,
            [
                .feedbackID("ck"), .host("convertkit-mail.com"), .host("convertkit-mail2.com"),
                .host("convertkit-mail3.com"),
                .host("convertkit-mail4.com"), .host("convertkit.com"), .host("kit-mail3.com"),
            ]),
        .init("Drip", .campaign, [.host("dripemail2.com"), .host("dripemail.com"), .host("getdrip.com")]),
        .init(
            "MailerLite", .campaign,
            [
                .host("mlsend.com"), .host("mlsend2.com"), .host("mailerlite.com"), .headerPrefix("x-mailerlite"),
            ]),
        .init("Substack", .campaign, [.feedbackID("substack"), .host("substack.com")]),
        .init("beehiiv", .campaign, [.headerPrefix("x-beehiiv"), .host("beehiiv.com"), .feedbackID("beehiiv")]),
        .init("Ghost", .campaign, [.host("ghost.io"), .headerPrefix("x-ghost")]),
        .init("Buttondown", .campaign, [.host("buttondown.email"), .host("buttondown.com")]),
        .init("TinyLetter", .campaign, [.host("tinyletter.com")]),
        .init("Revue", .campaign, [.host("getrevue.co")]),
        .init("Emarsys", .campaign, [.headerPrefix("x-emarsys"), .host("emarsys.net"), .host("emarsys.com")]),
        .init(
            "Optimizely Campaign", .campaign,
            [
                .feedbackID("episerver"), .host("broadmail.de"), .host("srv2.de"), .host("optivo.com"),
                .mailer("optivo"),
            ]),
        .init(
            "Inxmail", .campaign,
            [
                .feedbackID("inxmailde"), .host("inxserver.de"), .host("inxmail.com"), .host("inxmail.de"),
                .headerPrefix("x-inx"), .mailer("inxmail"),
            ]),
        .init(
            "CleverReach", .campaign,
            [
                .headerPrefix("x-cleverreach"), .mailer("cleverreach"), .host("cleverreach.com"), .host("crsend.com"),
            ]),
        .init(
            "rapidmail", .campaign,
            [.feedbackID("rm"), .host("rapidmail.de"), .host("emailsys1a.net"), .host("emailsys.net")]),
        .init(
            "Mapp", .campaign,
            [
                .host("mapp.com"), .host("ecircle.com"), .host("ecircle-ag.com"), .host("bluehornet.com"),
                .headerPrefix("x-mapp"), .host("domeus.com"),
            ]),
        .init(
            "Selligent", .campaign,
            [.host("slgnt.eu"), .host("selligent.com"), .host("slgnt.us"), .host("emsecure.net")]),
        .init("Adobe Campaign", .campaign, [.mailer("nlserver"), .host("neolane.net"), .host("campaign.adobe.com")]),
        .init(
            "Responsys", .campaign,
            [
                .headerPrefix("x-rext"), .header("x-rpcampaign"), .header("x-sgxh1"), .host("responsys.net"),
                .host("rsys5.com"), .host("rsys2.com"),
            ]),
        .init("Eloqua", .campaign, [.headerPrefix("x-eloqua"), .host("eloqua.com"), .host("en25.com")]),
        .init(
            "Acoustic", .campaign,
            [
                .feedbackID("ibmsilverpop"), .feedbackID("silverpop"), .host("silverpop.com"), .host("mkt41.net"),
                .host("pages03.net"), .header("x-sp-mailid"),
            ]),
        .init(
            "Cheetah Digital", .campaign,
            [
                .host("chtah.com"), .host("chtah.net"), .host("cheetahmail.com"), .host("experian-email.com"),
            ]),
        .init(
            "Epsilon", .campaign,
            [
                .host("bigfootinteractive.com"), .host("bfi0.com"), .host("epsl1.com"), .host("epsilon.com"),
                .mailer("dreammail"),
            ]),
        .init("Yesmail", .campaign, [.host("yesmail.com"), .host("p0.com"), .host("postdirect.com")]),
        .init("DoubleClick DARTmail", .campaign, [.host("flonetwork.com"), .host("m0.net"), .host("dartmail.net")]),
        .init("Digital Impact", .campaign, [.host("digitalimpact.com"), .host("delivery.net")]),
        .init("Sailthru", .campaign, [.headerPrefix("x-sailthru"), .host("sailthru.com"), .header("x-tm-id")]),
        .init("Cordial", .campaign, [.host("cordial.io"), .host("cordial.com"), .host("crdl.io")]),
        .init("Listrak", .campaign, [.host("listrak.com"), .host("listrakbi.com"), .headerPrefix("x-ltk")]),
        .init("Bronto", .campaign, [.host("bm23.com"), .host("bm5150.com"), .host("bronto.com")]),
        .init(
            "Dotdigital", .campaign,
            [
                .host("dotmailer.com"), .host("dmtrk.net"), .host("dmtrk.com"), .host("ddlnk.net"),
                .host("dotdigital.com"),
            ]),
        .init(
            "Zoho Campaigns", .campaign,
            [
                .host("zcsend.net"), .host("zcsend.com"), .host("maillist-manage.com"), .headerPrefix("x-zcmp"),
                .mailer("zoho campaigns"),
            ]),
        .init("Benchmark", .campaign, [.host("bmetrack.com"), .host("bmsend.com"), .host("benchmarkemail.com")]),
        .init(
            "iContact", .campaign,
            [
                .host("icpbounce.com"), .host("icontact.com"), .host("icptrack.com"), .headerPrefix("x-icpinfo"),
                .host("icontactmail.com"), .host("vocus.com"),
            ]),
        .init(
            "VerticalResponse", .campaign,
            [.host("verticalresponse.com"), .host("vresp.com"), .mailer("verticalresponse")]),
        .init("Mad Mimi", .campaign, [.host("madmimi.com"), .headerPrefix("x-mmsmtp")]),
        .init("Emma", .campaign, [.host("e2ma.net"), .host("myemma.com")]),
        .init(
            "Locaweb Email Marketing", .campaign,
            [.feedbackID("emktlw"), .host("emktlw.com.br"), .host("allin.com.br")]),
        .init("RD Station", .campaign, [.host("rdstation.com.br"), .host("rdstation.email"), .host("rdstation.com")]),
        .init("Acumbamail", .campaign, [.host("acumbamail.com"), .host("acumbamail.net")]),
        .init("Mailrelay", .campaign, [.host("ipzmarketing.com"), .host("mailrelay.com"), .host("ip-zone.com")]),
        .init("Doppler", .campaign, [.host("fromdoppler.net"), .host("fromdoppler.com")]),
        .init("emBlue", .campaign, [.host("embluemail.com"), .host("embluejet.com"), .host("emblue.com")]),
        .init("MasterBase", .campaign, [.host("masterbase.com"), .host("mbsrv.net")]),
        .init("SendPulse", .campaign, [.host("sendpulse.com"), .host("spmailt.com"), .host("sendpul.se")]),
        .init(
            "UniSender", .campaign, [.host("unisender.com"), .host("unimailserver.com"), .headerPrefix("x-unisender")]),
        .init("eSputnik", .campaign, [.host("esputnik.com"), .host("esclick.me")]),
        .init("Moosend", .campaign, [.host("moosend.com"), .host("msnd7.com")]),
        .init("Omnisend", .campaign, [.host("omnisend.com"), .host("omnisrc.com"), .headerPrefix("x-omnisend")]),
        .init("Shopify Email", .campaign, [.host("shopifyemail.com")]),
        .init("Squarespace", .campaign, [.host("squarespace-mail.com"), .host("mail.squarespace.com")]),
        .init("Wix", .campaign, [.host("wix-shoutout.com"), .host("ascendbywix.com")]),
        .init("Kajabi", .campaign, [.host("kajabimail.net"), .host("kajabi.com")]),
        .init("Keap", .campaign, [.host("infusionmail.com"), .host("infusionsoft.com"), .headerPrefix("x-inf-")]),
        .init("Ontraport", .campaign, [.host("ontraport.com"), .host("moon-ray.com")]),
        .init("NationBuilder", .campaign, [.host("nationbuilder.com"), .headerPrefix("x-nationbuilder")]),
        .init("EveryAction", .campaign, [.host("everyaction.com"), .host("ngpvan.com"), .host("myngp.com")]),
        .init("Action Network", .campaign, [.host("actionnetwork.org")]),
        .init("Luminate", .campaign, [.host("convio.net"), .host("convio.com"), .headerPrefix("x-convio")]),
        .init("Engaging Networks", .campaign, [.host("e-activist.com"), .host("engagingnetworks.net")]),
        .init(
            "Blue State Digital", .campaign, [.host("bluestatedigital.com"), .host("bsd.net"), .host("bsdtools.com")]),
        .init("WhatCounts", .campaign, [.feedbackID("whatcounts"), .host("whatcounts.com"), .host("wc09.net")]),
        .init(
            "Lyris", .campaign, [.mailer("lyris"), .mailer("listmanager"), .host("lyris.net"), .host("sparklist.com")]),
        .init("Topica", .campaign, [.host("topica.com"), .host("topica.net")]),
        .init("Accucast", .campaign, [.mailer("accucast")]),
        .init("artegic", .campaign, [.host("artegic.net"), .host("elaine-asp.de"), .host("elaine-asp.net")]),
        .init("AGNITAS", .campaign, [.host("agnitas.de"), .headerPrefix("x-agn"), .mailer("agnitas")]),
        .init(
            "Newsletter2Go", .campaign, [.host("newsletter2go.com"), .host("newsletter2go.de"), .headerPrefix("x-n2g")]),
        .init("Mailingwork", .campaign, [.host("mailingwork.de"), .headerPrefix("x-mailingwork")]),
        .init("KlickTipp", .campaign, [.host("klicktipp.com"), .host("klick-tipp.com")]),
        .init("Fairmailing", .campaign, [.host("fairmailing.net"), .host("kulturkurier.de")]),
        .init(
            "Sarbacane", .campaign,
            [.host("sarbacane.com"), .host("sbc30.net"), .host("sbc08.com"), .host("mailify.com")]),
        .init("Splio", .campaign, [.host("splio.com"), .host("splio.fr"), .headerPrefix("x-splio")]),
        .init("Actito", .campaign, [.host("actito.be"), .host("actito.com"), .host("advisa.fr")]),
        .init(
            "MailUp", .campaign,
            [.headerPrefix("x-mailup"), .host("mailup.com"), .host("musvc.com"), .host("mailupclient.com")]),
        .init("ContactLab", .campaign, [.host("contactlab.com"), .host("contactlab.it")]),
        .init("Copernica", .campaign, [.headerPrefix("x-copernica"), .host("copernica.com"), .host("vicinity.nl")]),
        .init("Apsis", .campaign, [.host("anpdm.com"), .host("apsis.com"), .headerPrefix("x-apsis")]),
        .init("Get a Newsletter", .campaign, [.host("getanewsletter.com"), .host("gansend.com")]),
        .init("FreshMail", .campaign, [.host("freshmail.com"), .host("freshmail.pl"), .headerPrefix("x-freshmail")]),
        .init("SALESmanago", .campaign, [.host("salesmanago.pl"), .host("salesmanago.com")]),
        .init("Ecomail", .campaign, [.host("ecomailapp.cz"), .host("ecomail.cz")]),
        .init("MoEngage", .campaign, [.host("moengage.com"), .headerPrefix("x-moe")]),
        .init("CleverTap", .campaign, [.host("clevertap.com"), .host("wzrkt.com")]),
        .init("Netcore", .campaign, [.host("netcorecloud.net"), .host("emaildirect-netcore.com")]),
        .init("Juvlon", .campaign, [.host("juvlon.com"), .host("jvlnmail.com")]),
        .init("Salonized", .campaign, [.host("salonized.com")]),
        .init("Sendy", .campaign, [.mailer("sendy"), .headerPrefix("x-sendy")]),
        .init("phpList", .campaign, [.mailer("phplist"), .header("x-listmember"), .headerPrefix("x-phplist")]),
        .init("MailPoet", .campaign, [.mailer("mailpoet"), .headerPrefix("x-mailpoet"), .host("mailpoet.com")]),
        .init("MailWizz", .campaign, [.header("x-mw-campaign-uid"), .header("x-mw-mailer"), .headerPrefix("x-mw-")]),
        .init("Mautic", .campaign, [.mailer("mautic"), .headerPrefix("x-mautic")]),
        .init("acyMailing", .campaign, [.mailer("acymailing"), .headerPrefix("x-acymailing")]),
        // Help desks
        .init("Zendesk", .support, [.mailer("zendesk"), .headerPrefix("x-zendesk"), .host("zendesk.com")]),
        .init("Freshdesk", .support, [.headerPrefix("x-freshdesk"), .host("freshdesk.com"), .host("freshemail.io")]),
        .init("Intercom", .support, [.host("intercom-mail.com"), .host("intercom.io"), .headerPrefix("x-intercom")]),
        .init("Help Scout", .support, [.headerPrefix("x-helpscout"), .host("helpscout.net"), .host("helpscout.com")]),
        .init("Gorgias", .support, [.host("gorgias.io"), .host("gorgias.com")]),
        .init("Front", .support, [.host("frontapp.com"), .headerPrefix("x-front")]),
    ]

    static let index = MailingPlatformIndex(all)
}
