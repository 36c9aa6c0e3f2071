extension MailingPlatform {
    /// Mailing services and programs by what they leave in the header, from their documentation and public mail, one a
    /// line: name | kind | clues, separated by commas. SMTP services come first, then campaign services, then help desks.
    ///
    /// A clue is a header field (`x-sg-eid:`), the beginning of a field's name (`x-pm-message-*:`), the last part of
    /// Feedback-ID (`feedback-id=sg`), the beginning of X-Mailer (`x-mailer=mandrill`), or else a host.
    private static let lines = """
        Amazon SES|relay|x-ses-outgoing:,feedback-id=amazonses,amazonses.com
        SendGrid|relay|x-sg-eid:,x-sg-id:,feedback-id=sg,sendgrid.net,sendgrid.info
        Mailgun|relay|x-mailgun-sid:,x-mailgun-sending-ip:,x-mailgun-batch-id:,feedback-id=mailgun,mailgun.org,\
        mailgun.net,mailgun.us
        Postmark|relay|x-pm-message-*:,x-pm-tag:,feedback-id=postmark,mtasv.net,postmarkapp.com
        SparkPost|relay|x-msfbl:,feedback-id=sparkpost,sparkpostmail.com,sparkpost.com,messagingfabric.com,\
        prd.sparkpost,smtp.messagesystems.com
        Mandrill|relay|x-mandrill-user:,feedback-id=md,mandrillapp.com,x-mailer=mandrill
        Mailjet|relay|x-mj-mid:,x-mj-smtpguid:,feedback-id=mj,mailjet.com,mjt.lu
        SMTP2GO|relay|x-smtpcorp-track:,smtpcorp.com,smtp2go.com
        SocketLabs|relay|socketlabs.com,email-od.com,smtp-deliver.net
        Elastic Email|relay|x-elasticemail-messageid:,elasticemail.com,elasticmail.net,bounces.elasticemail.net
        Pepipost|relay|pepipost.com,pepipost.net,x-apiheader:
        Oracle Email Delivery|relay|oracleemaildelivery.com
        Azure Communication Services|relay|azurecomm.net
        Resend|relay|resend.dev,resend.com
        turboSMTP|relay|turbo-smtp.com,x-turbosmtp-id:
        Locaweb SMTP|relay|x-locaweb-*:,smtplw.com.br
        Salesforce|relay|x-sfdc-lk:,x-sfdc-user:,salesforce.com
        Mailchimp|campaign|x-mc-user:,x-mcda:,feedback-id=mc,x-mailer=mailchimp,mcsv.net,mcdlv.net,rsgsv.net,\
        mailchimpapp.net,mailchimpapp.com,list-manage.com,list-manage1.com
        Salesforce Marketing Cloud|campaign|x-sfmc-stack:,exacttarget.com,s4.exacttarget.com,mc.salesforce.com
        Pardot|campaign|x-pardot*:,pardot.com
        Marketo|campaign|x-mktmaildkim:,x-marketoid:,x-mktarchive:,mktomail.com,mktdns.com,mktroute.com
        HubSpot|campaign|x-hs-*:,x-hubspot*:,hubspotemail.net,hubspot.com,hubspotfree.net,hs-send.com
        Constant Contact|campaign|x-roving-*:,x-ctct-*:,constantcontact.com,ccsend.com,roving.com
        Campaign Monitor|campaign|x-cmail*:,createsend.com,cmail1.com,cmail2.com,cmail19.com,cmail20.com,\
        createsend1.com,cmail.com
        Klaviyo|campaign|x-kmail-*:,klaviyomail.com,klaviyo.com
        Braze|campaign|x-braze*:,braze.com,appboy.com
        Iterable|campaign|feedback-id=iterable,iterable.com,x-iterable*:
        Customer.io|campaign|customeriomail.com,customer.io,x-cio-*:
        Brevo|campaign|x-mailin-eid:,x-mailin-campaign:,x-sib-id:,feedback-id=sendinblue,feedback-id=brevo,\
        sendinblue.com,brevosend.com,mailin.fr,x-mailer=sendinblue,x-mailer=brevo
        ActiveCampaign|campaign|activehosted.com,acems1.com,acems2.com,acems3.com,emsend1.com,emsend2.com,\
        activecampaign.com,x-sender-ac:
        GetResponse|campaign|getresponse-mail.com,getresponse.com,gr-mail.com,x-mailer=getresponse
        AWeber|campaign|x-aweber*:,x-mailer=aweber,aweber.com
        Kit|campaign|feedback-id=ck,convertkit-mail.com,convertkit-mail2.com,convertkit-mail3.com,convertkit-mail4.com,\
        convertkit.com,kit-mail3.com
        Drip|campaign|dripemail2.com,dripemail.com,getdrip.com
        MailerLite|campaign|mlsend.com,mlsend2.com,mailerlite.com,x-mailerlite*:
        Substack|campaign|feedback-id=substack,substack.com
        beehiiv|campaign|x-beehiiv*:,beehiiv.com,feedback-id=beehiiv
        Ghost|campaign|ghost.io,x-ghost*:
        Buttondown|campaign|buttondown.email,buttondown.com
        TinyLetter|campaign|tinyletter.com
        Revue|campaign|getrevue.co
        Emarsys|campaign|x-emarsys*:,emarsys.net,emarsys.com
        Optimizely Campaign|campaign|feedback-id=episerver,broadmail.de,srv2.de,optivo.com,x-mailer=optivo
        Inxmail|campaign|feedback-id=inxmailde,inxserver.de,inxmail.com,inxmail.de,x-inx*:,x-mailer=inxmail
        CleverReach|campaign|x-cleverreach*:,x-mailer=cleverreach,cleverreach.com,crsend.com
        rapidmail|campaign|feedback-id=rm,rapidmail.de,emailsys1a.net,emailsys.net
        Mapp|campaign|mapp.com,ecircle.com,ecircle-ag.com,bluehornet.com,x-mapp*:,domeus.com
        Selligent|campaign|slgnt.eu,selligent.com,slgnt.us,emsecure.net
        Adobe Campaign|campaign|x-mailer=nlserver,neolane.net,campaign.adobe.com
        Responsys|campaign|x-rext*:,x-rpcampaign:,x-sgxh1:,responsys.net,rsys5.com,rsys2.com
        Eloqua|campaign|x-eloqua*:,eloqua.com,en25.com
        Acoustic|campaign|feedback-id=ibmsilverpop,feedback-id=silverpop,silverpop.com,mkt41.net,pages03.net,\
        x-sp-mailid:
        Cheetah Digital|campaign|chtah.com,chtah.net,cheetahmail.com,experian-email.com
        Epsilon|campaign|bigfootinteractive.com,bfi0.com,epsl1.com,epsilon.com,x-mailer=dreammail
        Yesmail|campaign|yesmail.com,p0.com,postdirect.com
        DoubleClick DARTmail|campaign|flonetwork.com,m0.net,dartmail.net
        Digital Impact|campaign|digitalimpact.com,delivery.net
        Sailthru|campaign|x-sailthru*:,sailthru.com,x-tm-id:
        Cordial|campaign|cordial.io,cordial.com,crdl.io
        Listrak|campaign|listrak.com,listrakbi.com,x-ltk*:
        Bronto|campaign|bm23.com,bm5150.com,bronto.com
        Dotdigital|campaign|dotmailer.com,dmtrk.net,dmtrk.com,ddlnk.net,dotdigital.com
        Zoho Campaigns|campaign|zcsend.net,zcsend.com,maillist-manage.com,x-zcmp*:,x-mailer=zoho campaigns
        Benchmark|campaign|bmetrack.com,bmsend.com,benchmarkemail.com
        iContact|campaign|icpbounce.com,icontact.com,icptrack.com,x-icpinfo*:,icontactmail.com,vocus.com
        VerticalResponse|campaign|verticalresponse.com,vresp.com,x-mailer=verticalresponse
        Mad Mimi|campaign|madmimi.com,x-mmsmtp*:
        Emma|campaign|e2ma.net,myemma.com
        Locaweb Email Marketing|campaign|feedback-id=emktlw,emktlw.com.br,allin.com.br
        RD Station|campaign|rdstation.com.br,rdstation.email,rdstation.com
        Acumbamail|campaign|acumbamail.com,acumbamail.net
        Mailrelay|campaign|ipzmarketing.com,mailrelay.com,ip-zone.com
        Doppler|campaign|fromdoppler.net,fromdoppler.com
        emBlue|campaign|embluemail.com,embluejet.com,emblue.com
        MasterBase|campaign|masterbase.com,mbsrv.net
        SendPulse|campaign|sendpulse.com,spmailt.com,sendpul.se
        UniSender|campaign|unisender.com,unimailserver.com,x-unisender*:
        eSputnik|campaign|esputnik.com,esclick.me
        Moosend|campaign|moosend.com,msnd7.com
        Omnisend|campaign|omnisend.com,omnisrc.com,x-omnisend*:
        Shopify Email|campaign|shopifyemail.com
        Squarespace|campaign|squarespace-mail.com,mail.squarespace.com
        Wix|campaign|wix-shoutout.com,ascendbywix.com
        Kajabi|campaign|kajabimail.net,kajabi.com
        Keap|campaign|infusionmail.com,infusionsoft.com,x-inf-*:
        Ontraport|campaign|ontraport.com,moon-ray.com
        NationBuilder|campaign|nationbuilder.com,x-nationbuilder*:
        EveryAction|campaign|everyaction.com,ngpvan.com,myngp.com
        Action Network|campaign|actionnetwork.org
        Luminate|campaign|convio.net,convio.com,x-convio*:
        Engaging Networks|campaign|e-activist.com,engagingnetworks.net
        Blue State Digital|campaign|bluestatedigital.com,bsd.net,bsdtools.com
        WhatCounts|campaign|feedback-id=whatcounts,whatcounts.com,wc09.net
        Lyris|campaign|x-mailer=lyris,x-mailer=listmanager,lyris.net,sparklist.com
        Topica|campaign|topica.com,topica.net
        Accucast|campaign|x-mailer=accucast
        artegic|campaign|artegic.net,elaine-asp.de,elaine-asp.net
        AGNITAS|campaign|agnitas.de,x-agn*:,x-mailer=agnitas
        Newsletter2Go|campaign|newsletter2go.com,newsletter2go.de,x-n2g*:
        Mailingwork|campaign|mailingwork.de,x-mailingwork*:
        KlickTipp|campaign|klicktipp.com,klick-tipp.com
        Fairmailing|campaign|fairmailing.net,kulturkurier.de
        Sarbacane|campaign|sarbacane.com,sbc30.net,sbc08.com,mailify.com
        Splio|campaign|splio.com,splio.fr,x-splio*:
        Actito|campaign|actito.be,actito.com,advisa.fr
        MailUp|campaign|x-mailup*:,mailup.com,musvc.com,mailupclient.com
        ContactLab|campaign|contactlab.com,contactlab.it
        Copernica|campaign|x-copernica*:,copernica.com,vicinity.nl
        Apsis|campaign|anpdm.com,apsis.com,x-apsis*:
        Get a Newsletter|campaign|getanewsletter.com,gansend.com
        FreshMail|campaign|freshmail.com,freshmail.pl,x-freshmail*:
        SALESmanago|campaign|salesmanago.pl,salesmanago.com
        Ecomail|campaign|ecomailapp.cz,ecomail.cz
        MoEngage|campaign|moengage.com,x-moe*:
        CleverTap|campaign|clevertap.com,wzrkt.com
        Netcore|campaign|netcorecloud.net,emaildirect-netcore.com
        Juvlon|campaign|juvlon.com,jvlnmail.com
        Salonized|campaign|salonized.com
        Sendy|campaign|x-mailer=sendy,x-sendy*:
        phpList|campaign|x-mailer=phplist,x-listmember:,x-phplist*:
        MailPoet|campaign|x-mailer=mailpoet,x-mailpoet*:,mailpoet.com
        MailWizz|campaign|x-mw-campaign-uid:,x-mw-mailer:,x-mw-*:
        Mautic|campaign|x-mailer=mautic,x-mautic*:
        acyMailing|campaign|x-mailer=acymailing,x-acymailing*:
        Zendesk|support|x-mailer=zendesk,x-zendesk*:,zendesk.com
        Freshdesk|support|x-freshdesk*:,freshdesk.com,freshemail.io
        Intercom|support|intercom-mail.com,intercom.io,x-intercom*:
        Help Scout|support|x-helpscout*:,helpscout.net,helpscout.com
        Gorgias|support|gorgias.io,gorgias.com
        Front|support|frontapp.com,x-front*:
        """

    static let all: [MailingPlatform] = lines.split(separator: "\n").compactMap { line in
        let fields = line.split(separator: "|")
        guard fields.count == 3, let kind = Kind(rawValue: String(fields[1])) else { return nil }
        let clues = fields[2].split(separator: ",").map(Clue.init)
        return MailingPlatform(name: String(fields[0]), kind: kind, clues: clues)
    }

    static let index = MailingPlatformIndex(all)
}

extension MailingPlatform.Clue {
    /// Reads a clue as the table writes it.
    fileprivate init(_ text: Substring) {
        if text.hasSuffix("*:") {
            self = .headerPrefix(String(text.dropLast(2)))
        } else if text.hasSuffix(":") {
            self = .header(String(text.dropLast()))
        } else if text.hasPrefix("feedback-id=") {
            self = .feedbackID(String(text.dropFirst(12)))
        } else if text.hasPrefix("x-mailer=") {
            self = .mailer(String(text.dropFirst(9)))
        } else {
            self = .host(String(text))
        }
    }
}
