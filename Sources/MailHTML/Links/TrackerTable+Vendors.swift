extension TrackerTable {
    /// Open pixels and click links, one a line: hosts ("*" for any) | shape | roles (p pixel, t only tiny images,
    /// c click) | vendor | how it is known.
    ///
    /// How: `doc` the vendor's own documentation, `list` the public lists of mail trackers that pixel blockers use,
    /// `mail` addresses in real mail or quoted in public, `own` the host is the vendor's, so a tiny image there is too.
    static let vendors = """
        list-manage.com,list-manage1.com,list-manage2.com|/track/open.php|pt|Mailchimp|doc list mail
        list-manage.com,list-manage1.com,list-manage2.com|/track/click|c|Mailchimp|doc mail
        mailchimp.com|/mctx/opens|pt|Mailchimp|list
        mailchimp.com|/mctx/clicks|c|Mailchimp|mail
        mandrillapp.com|/track/open.php|pt|Mandrill|doc list mail
        mandrillapp.com|/track/click|c|Mandrill|doc mail
        *|/track/open.php?u|p||list
        sendgrid.net,sendgrid.com|/wf/open|pt|SendGrid|doc list mail
        sendgrid.net,sendgrid.com|/ss/o|p|SendGrid|list
        sendgrid.net,sendgrid.com|/mpss/o|p|SendGrid|list
        sendgrid.net,sendgrid.com|/ls/click|c|SendGrid|mail
        sendgrid.net,sendgrid.com|/ss/c|c|SendGrid|mail
        sendgrid.net,sendgrid.com|/wf/click|c|SendGrid|mail
        *|/wf/open?upn|p|SendGrid|list mail
        *|/wf/click?upn|c|SendGrid|mail
        *|/ls/click?upn|c|SendGrid|mail
        *|/uni/ls/click?upn|c|SendGrid|doc mail
        *|/ss/o/+|p|SendGrid|list mail
        *|/ss/c/+|c|SendGrid|mail
        *|/uni/ss/c/+|c|SendGrid|doc mail
        mailgun.org,mailgun.net|/o|pt|Mailgun|doc list
        mailgun.org,mailgun.net|/c|c|Mailgun|doc mail
        awstrack.me|/I0|pt|Amazon SES|doc list mail
        awstrack.me|/L0|c|Amazon SES|doc mail
        *|/CI0/+|p|Amazon SES|list mail
        *|/CL0|c|Amazon SES|mail
        amazon.*,primevideo.com|/gp/r.html|pc|Amazon|list mail
        amazonaws.com||t|Amazon|own
        hubspotemail.net,hubspotfree.net,hs-sales-engage.com,hubspotlinks.com||t|HubSpot|list mail
        hubspotemail.net,hubspotfree.net,hubspotlinks.com|/Cto|p|HubSpot|list mail
        hubspotlinks.com,hubspotfree.net|/Bto|p|HubSpot|list
        hubspotemail.net,hubspotfree.net,hubspotlinks.com,hs-sales-engage.com|/Ctc|c|HubSpot|mail
        hubspotemail.net,hubspotfree.net,hubspotlinks.com|/e3t|c|HubSpot|mail
        sidekickopen01.com,sidekickopen02.com,sidekickopen03.com,sidekickopen04.com,sidekickopen05.com,sidekickopen06.com,sidekickopen07.com,sidekickopen08.com,sidekickopen09.com,sidekickopen10.com||p|HubSpot|list mail
        sidekickopen01.com,sidekickopen02.com,sidekickopen03.com,sidekickopen04.com,sidekickopen05.com,sidekickopen06.com,sidekickopen07.com,sidekickopen08.com,sidekickopen09.com,sidekickopen10.com|/e1t/c|c|HubSpot|mail
        getsidekick.com||t|HubSpot|list
        hubspot.com,hs-analytics.net||t|HubSpot|own
        *|/e1t/o|p|HubSpot|list mail
        *|/e2t/o|p|HubSpot|list
        *|/e2t/to|p|HubSpot|list
        *|/e3t/Cto|p|HubSpot|list
        *|/e3t/Bto|p|HubSpot|list
        *|/e1t/c|c|HubSpot|mail
        *|/e2t/c|c|HubSpot|mail
        *|/e2t/tc|c|HubSpot|mail
        *|/e3t/Ctc|c|HubSpot|mail
        *|/e3t/Btc|c|HubSpot|mail
        klaviyomail.com,klclick.com,klclick1.com,klclick2.com,klclick3.com||pt|Klaviyo|list mail
        klaviyomail.com,klclick.com,klclick1.com,klclick2.com,klclick3.com|/ls/click|c|Klaviyo|mail
        klclick.com,klclick1.com,klclick2.com,klclick3.com|/l|c|Klaviyo|mail
        exct.net,exacttarget.com|/open.aspx|pt|Salesforce Marketing Cloud|doc list
        pixel.inbox.exacttarget.com||p|Salesforce Marketing Cloud|list
        exct.net|$?qs|c|Salesforce Marketing Cloud|doc mail
        *|/open.aspx|p|Salesforce Marketing Cloud|list mail
        igodigital.com||pt|Salesforce Marketing Cloud|list
        krxd.net||pt|Salesforce Krux|list mail
        salesforce.com,force.com|/servlet/servlet.ImageServer?esid|p|Salesforce|doc
        salesforceiq.com,relateiq.com|/t.png|pt|Salesforce|list
        pardot.com|/r|pt|Salesforce Pardot|list
        pardot.com|/e|c|Salesforce Pardot|mail
        marketo.com|/trk|pt|Adobe Marketo|list
        mktomail.com,mktoresp.com||t|Adobe Marketo|own
        toutapp.com||pt|Adobe Marketo|list
        *|/trk$?mid|p|Adobe Marketo|list
        demdex.net,omtrdc.net,2o7.net||pt|Adobe|list
        t.info.adobesystems.com|/r|p|Adobe Campaign|list
        *|/ee/v1/open|p|Adobe Journey Optimizer|list
        *|/ee/v1/click|c|Adobe Journey Optimizer|mail
        en25.com|/e|pt|Oracle Eloqua|list
        eloqua.com||t|Oracle Eloqua|own
        *|/e/FooterImages|p|Oracle Eloqua|list mail
        *|/e/er?elq|c|Oracle Eloqua|mail
        responsys.net,rsys2.com,rsys5.com|/pub/as|pt|Oracle Responsys|list
        *|/pub/as?_ri_|p|Oracle Responsys|list
        *|/pub/cc?_ri_|c|Oracle Responsys|mail
        bm5150.com,bm23.com|/t|pt|Oracle Bronto|list
        bronto.com||t|Oracle Bronto|own
        bluekai.com||pt|Oracle BlueKai|list
        dynect.net|/trk.php|pt|Oracle Dyn|list
        createsend.com,createsend1.com,createsend2.com,createsend3.com,createsend4.com,createsend5.com,cmail1.com,cmail2.com,cmail3.com,cmail4.com,cmail5.com,cmail19.com,cmail20.com|/t/*/o.gif|pt|Campaign Monitor|list mail
        cmail19.com,cmail20.com|/ti|p|Campaign Monitor|list
        createsend.com,createsend1.com,createsend2.com,createsend3.com,createsend4.com,createsend5.com,cmail1.com,cmail2.com,cmail3.com,cmail4.com,cmail5.com,cmail19.com,cmail20.com|/t|c|Campaign Monitor|mail
        sendibt2.com,sendibt3.com,sendibm1.com,sendibm2.com,sendibm3.com,sendibm4.com,sendibtd.com,sendibww.com,sp1-brevo.net|/tr/op|pt|Brevo|list mail
        sendibt2.com,sendibt3.com,sendibm1.com,sendibm2.com,sendibm3.com,sendibm4.com,sendibtd.com,sp1-brevo.net|/mk/op|p|Brevo|list
        sendibt2.com,sendibt3.com,sendibm1.com,sendibm2.com,sendibm3.com,sendibm4.com,sendibtd.com,sp1-brevo.net|/track|p|Brevo|list
        sendibt2.com,sendibt3.com,sendibm1.com,sendibm2.com,sendibm3.com,sendibm4.com,sendibtd.com,sp1-brevo.net|/tr/cl|c|Brevo|mail
        sendibt2.com,sendibt3.com,sendibm1.com,sendibm2.com,sendibm3.com,sendibm4.com,sendibtd.com,sp1-brevo.net|/mk/cl|c|Brevo|mail
        sendinblue.com,brevo.com,sibautomation.com||t|Brevo|own
        *|/tr/op/+|p|Brevo|list mail
        *|/mk/op/+|p|Brevo|list
        *|/tr/cl/+|c|Brevo|mail
        *|/mk/cl/+|c|Brevo|mail
        amxe.net||pt|Newsletter2Go|list mail
        newsletter2go.com||t|Newsletter2Go|own
        rs6.net,constantcontact.com|/on.jsp|pt|Constant Contact|list
        rs6.net|/tn.jsp|c|Constant Contact|mail
        openrate.aweber.com||p|AWeber|list
        aweber.com||t|AWeber|own
        clicks.aweber.com|/y/ct|c|AWeber|mail
        getresponse.com|/open.html|pt|GetResponse|list
        getresponse.com|/click.html|c|GetResponse|mail
        *|/open.html$?x|p|GetResponse|list mail
        *|/click.html$?lc|c|GetResponse|mail
        activehosted.com,acemlna.com,acemlnb.com,acemlnc.com,acemlnd.com,emlnk.com,emlnk1.com,emlnk9.com|/lt.php|pc|ActiveCampaign|list mail
        acemlna.com,acemlnb.com,acemlnc.com,acemlnd.com,emlnk.com,emlnk1.com,emlnk9.com|/Prod/link-tracker|pc|ActiveCampaign|list mail
        *|/Prod/link-tracker?nl|p|ActiveCampaign|list
        *|/Prod/link-tracker?redirectUrl|c|ActiveCampaign|mail
        emltrk.com||pt|Litmus|doc list mail
        litmus.com||t|Litmus|own
        eoapxl.com||pt|Email on Acid|list
        convertkit-mail.com,convertkit-mail2.com,convertkit-mail3.com,convertkit-mail4.com|/o|pt|Kit|list
        open.convertkit-mail.com,open.convertkit-mail2.com,open.convertkit-mail3.com,open.convertkit-mail4.com||p|Kit|list
        convertkit-mail.com,convertkit-mail2.com,convertkit-mail3.com,convertkit-mail4.com|/c|c|Kit|mail
        click.convertkit-mail.com,click.convertkit-mail2.com,click.convertkit-mail3.com,click.convertkit-mail4.com||c|Kit|mail
        mlsend.com,mlsend2.com|/link/o|pt|MailerLite|list
        mlsend.com,mlsend2.com|/link/c|c|MailerLite|mail
        mailerlite.com||t|MailerLite|own
        mjt.lu,mj.am|/oo|pt|Mailjet|doc list mail
        mjt.lu,mj.am|/lnk|c|Mailjet|doc mail
        mailjet.com||t|Mailjet|own
        *|/lnk/+/*/*|c|Mailjet|mail
        sparkpostmail.com,sparkpostmail2.com,spmailtechnol.com,spmailtechno.com,spmailtechnolo.com|/q|pt|SparkPost|list mail
        sparkpostmail.com,sparkpostmail2.com,spmailtechnol.com,spmailtechno.com,spmailtechnolo.com|/f/a|c|SparkPost|mail
        *|/q/+~~/*|p|SparkPost|list mail
        *|/f/a/+~~/*|c|SparkPost|mail
        pstmrk.it|/open|pt|Postmark|doc list mail
        click.pstmrk.it||c|Postmark|doc mail
        customeriomail.com,customer.io|/e/o|pt|Customer.io|list
        customeriomail.com,customer.io|/e/c|c|Customer.io|mail
        *|/e/o/+|p|Customer.io|list
        *|/e/c/+|c|Customer.io|mail
        intercom-mail.com,intercom-mail-200.com,via.intercom.io|/q|pt|Intercom|list mail
        intercom-mail.com,intercom-mail-200.com,via.intercom.io|/via|pt|Intercom|list
        intercom-mail.com,intercom-mail-200.com,via.intercom.io|/o|p|Intercom|list
        intercom-clicks.com,intercom-links.com||c|Intercom|mail
        iterable.com||t|Iterable|own
        *|/e/eo?_t|p|Iterable|list mail
        *|/u/click?_t|c|Iterable|mail
        *|/a/click?_t|c|Iterable|mail
        braze.com,appboy.com||t|Braze|own
        *|/mo/+|p|Emarsys|list
        emarsys.com,emarsys.net|/e2t/o|pt|Emarsys|list
        scarabresearch.com||t|Emarsys|own
        optimove.net||t|Optimove|own
        srv2.de|/op|pt|Optimizely Campaign|list
        srv2.de|/go|c|Optimizely Campaign|mail
        optivo.com,optivo.net,episerver.net||t|Optimizely Campaign|own
        inxserver.com,inxserver.de,inxmail-commerce.com,inxmail.com||pt|Inxmail|list
        *|/d/d.gif|p|Inxmail|list
        *|/d/d.html|c|Inxmail|mail
        emailsys1a.net,emailsys1b.net,emailsys2a.net,emailsys.net|/o|pt|rapidmail|mail
        emailsys1a.net,emailsys1b.net,emailsys2a.net,emailsys.net|/c|c|rapidmail|mail
        rapidmail.de,rapidmail.com||t|rapidmail|own
        crsend.com|/stats|pt|CleverReach|list
        cleverreach.com||t|CleverReach|own
        mailingwork.de||t|Mailingwork|own
        agnitas.de||t|AGNITAS|own
        evalanche.com||t|Evalanche|own
        elaine-asp.de|/action/view|pt|artegic|list
        elaine-asp.de|/go|c|artegic|mail
        *|/action/view/*/+|p|artegic|list mail
        artegic.net||t|artegic|own
        promio-connect.com||pt|promio.net|list
        trackedlink.net,dmtrk.net||pt|Dotdigital|list
        trackedlink.net,dmtrk.net,dmtrk.com||c|Dotdigital|mail
        dotmailer.com,dotdigital.com,dotdigital-pages.com,emlfiles4.com||t|Dotdigital|list own
        mkt41.net,mkt51.net,mkt61.net,mkt71.net,mkt81.net,mkt91.net,mkt1012.com,mkt2684.com|/eos|pt|Acoustic|list
        mkt41.net,mkt51.net,mkt61.net,mkt71.net,mkt81.net,mkt91.net,mkt1012.com,mkt2684.com|/open|p|Acoustic|list
        mkt41.net,mkt51.net,mkt61.net,mkt71.net,mkt81.net,mkt91.net,mkt1012.com,mkt2684.com|/ctt|c|Acoustic|mail
        silverpop.com,pages03.net,pages04.net,pages05.net||t|Acoustic|own
        unicaondemand.com||pt|Acoustic|list
        *|/open/log|p|Acoustic|list
        *|/eos/v1/+|p|Acoustic|list
        *|/ctt$?kn|c|Acoustic|mail
        cheetahmail.com,chtah.net,chtah.com||t|Cheetah Digital|own
        *|/rts/open.aspx?tp|p|Cheetah Digital|list
        *|/rts/go2.aspx|c|Cheetah Digital|mail
        dotomi.com||pt|Epsilon|list
        bfi0.com,epsilon.com||t|Epsilon|own
        e.newsletters.cnn.com|/open|p|Zeta Global|list
        e.newsletters.cnn.com|/click|c|Zeta Global|mail
        zetaglobal.net||t|Zeta Global|own
        sailthru.com|/trk|pt|Sailthru|list
        *|/p/cp/+/o.gif|p|Movable Ink|list
        *|/p/up/+/o.gif|p|Movable Ink|list
        movableink.com||t|Movable Ink|own
        em.realtime.email|/service/rte|p|Liveclicker|list
        liveclicker.net||t|Liveclicker|own
        returnpath.net,everestengagement.com,delivery-status.com||pt|Validity|list
        250ok.com||t|Validity|own
        liadm.com,liveintent.com||t|LiveIntent|own
        pippio.com||pt|LiveRamp|list mail
        rlcdn.com||t|LiveRamp|own
        doubleclick.net||pt|Google|list
        google-analytics.com|/collect|pt|Google Analytics|doc list
        google-analytics.com|/g/collect|p|Google Analytics|doc
        google.com|/appserve/mkt/img|p|Google|list
        notifications.google.com|/g/img|p|Google|list
        notifications.googleapis.com|/email/t|p|Google|list mail
        notifications.googleapis.com|/email/redirect|c|Google|mail
        youtube.com|/gen_204|p|Google|list
        googletagmanager.com,googleadservices.com||t|Google|own
        facebook.com,fb.com|/tr|p|Meta|doc list
        facebook.com|/email_open_log_pic.php|pt|Meta|list
        facebookdevelopers.com,fb.com|/trk|p|Meta|list
        linkedin.com|/emimp|pt|LinkedIn|list
        twitter.com,x.com|/scribe/ibis|pt|X|list mail
        t.co||t|X|own
        pinterest.com||t|Pinterest|own
        reddit.com,redditmail.com||t|Reddit|own
        quora.com|/qemail/mark_read|pt|Quora|list
        github.com|/notifications/beacon|p|GitHub|list
        bat.bing.com|/action|pt|Microsoft Advertising|doc
        adnxs.com||pt|Microsoft Advertising|own
        c.msn.com,c.bing.com|/c.gif|p|Microsoft|mail
        svc.dynamics.com|/t|pt|Microsoft Dynamics 365|list
        svc.dynamics.com|/t/r|c|Microsoft Dynamics 365|mail
        mkt.dynamics.com||t|Microsoft Dynamics 365|own
        mucp.api.account.microsoft.com||pt|Microsoft|list
        gridinbound.blob.core.windows.net||p|Microsoft|list
        adform.net||pt|Adform|own
        criteo.com,criteo.net||t|Criteo|own
        taboola.com||t|Taboola|own
        outbrain.com||t|Outbrain|own
        scorecardresearch.com||pt|Comscore|own
        adsafeprotected.com||pt|Integral Ad Science|list
        mathtag.com||pt|MediaMath|list
        lijit.com||pt|Sovrn|list
        turn.com|/r|pt|Amobee|list
        webtrekk.net||pt|Mapp Intelligence|list
        adtriba.com||pt|Adtriba|list
        pixel.wp.com||pt|Automattic|list
        mixpanel.com|/track|pt|Mixpanel|doc list
        mixpanel.com|/trk|p|Mixpanel|list
        segment.io|/v1/pixel|pt|Twilio Segment|doc list
        amplitude.com||t|Amplitude|own
        hotjar.com||t|Hotjar|own
        r.superhuman.com||pt|Superhuman|list
        superhuman.com||t|Superhuman|own
        yesware.com|/t|pt|Yesware|list
        yesware.com|/trk|p|Yesware|list
        yesware.com|/tt|c|Yesware|mail
        mailtrack.io|/trace|pt|Mailtrack|list mail
        mailtrack.me,mailsuite.com||t|Mailtrack|own
        mltrk.io|/pixel|pt|Mailtrack|list
        bl-1.com||pt|Staffbase|list
        bananatag.com||t|Staffbase|own
        mailstat.us|/tr|pt|Boomerang|list
        boomerangapp.com,baydin.com||t|Boomerang|own
        track.mixmax.com,email.mixmax.com||pt|Mixmax|list
        mixmax.com||t|Mixmax|own
        mailfoogae.appspot.com||pt|Streak|list
        streak.com|/e/o|pt|Streak|list
        email81.com|/case|pt|GetNotify|list
        getnotify.com||t|GetNotify|own
        readnotify.com||t|ReadNotify|own
        xpostmail.com||pt|DidTheyReadIt|list
        cirrusinsight.com|/track|pt|Cirrus Insight|list
        outrch.com,getoutreach.com|/api/mailings/opened|pt|Outreach|list
        outreach.io||pt|Outreach|list
        salesloft.com|/email_trackers|pt|Salesloft|list
        getmailspring.com|/open|pt|Mailspring|list
        mailbutler.io|/tracking|pt|Mailbutler|list
        getmailbird.com|/OpenTrackingPixel|pt|Mailbird|list
        canarymail.io|/track|pt|Canary Mail|list
        polymail.io|/v2/z|pt|Polymail|list
        cloudmagic.com||pt|Newton|list
        gml.email||pt|Gmelius|list
        cloudhq.io,cloudhq-mkt1.net,cloudhq-mkt2.net,cloudhq-mkt3.net,cloudhq-mkt4.net,cloudhq-mkt5.net,cloudhq-mkt6.net|/mail_track|pt|cloudHQ|list
        contactmonkey.com|/api/v1/tracker|pt|ContactMonkey|list
        saleshandy.com|/web/email/countopened|pt|Saleshandy|list
        my-email-signature.link||pt|EmailTracker|list
        mailtag.io|/email-event|pt|MailTag|list
        trackapp.io||pt|Track|list
        thetopinbox.com|/track|pt|TopInbox|list
        ebsta.com||pt|Ebsta|list
        bixel.io||pt|BombBomb|list
        rocketbolt.com|/o|pt|RocketBolt|list
        nethunt.com|/api/v1/track/email|pt|NetHunt|list
        gmtrack.net,gmreg1.net,gmreg2.net,gmreg3.net,gmreg4.net,gmreg5.net||pt|GMass|list
        mslai.net,msstnu.com|/prod/open|pt|Mailshake|list
        yamm-track.appspot.com||pt|YAMM|list
        buzzstream.com||t|BuzzStream|list
        close.io,close.com|/email_opened|pt|Close|list
        prosperworks.com|/tp/t|pt|Copper|list
        nylas.com|/open|pt|Nylas|list
        agle2.me|/open|pt|Agile CRM|list
        insgly.net|/api/trk|pt|Insightly|list
        frontapp.com|/seen|pt|Front|list
        futuresimple.com|/api/v1/sprite.png|pt|Zendesk Sell|list
        zendesk.com||t|Zendesk|own
        autopilotmail.io,autopilotmail1.io,autopilotmail2.io,autopilotmail3.io||pt|Autopilot|list
        actonsoftware.com||pt|Act-On|list
        *|/acton/ct|c|Act-On|mail
        tinyletterapp.com||pt|TinyLetter|list
        substack.com|/o|pt|Substack|list
        eotrx.substackcdn.com|/open|pt|Substack|list mail
        email.mg1.substack.com|/c|c|Substack|mail
        substack.com|/redirect|c|Substack|mail
        beehiiv.com,beehiiv.net||t|beehiiv|own
        link.mail.beehiiv.com|/ss/c|c|beehiiv|mail
        flight.beehiiv.net|/v2/clicks|c|beehiiv|mail
        dripemail2.com,dripemail3.com|/o|pt|Drip|list
        dripemail2.com,dripemail3.com|/c|c|Drip|mail
        drip.com||t|Drip|own
        soundestlink.com||pt|Omnisend|list
        soundestlink.com|/link|c|Omnisend|mail
        *|/transactional/track/+?signature|p|Omnisend|list
        omnisend.com||t|Omnisend|own
        moosend.com||t|Moosend|own
        stat-pulse.com||pt|SendPulse|list
        sendpulse.com||t|SendPulse|own
        unisender.com||t|UniSender|own
        mindbox.ru||t|Mindbox|own
        esputnik.com|/repository/applications/commons/hidden.png|pt|eSputnik|list
        maillist-manage.com|/click|pt|Zoho|list
        maillist-manage.com|/clicks|pc|Zoho|list
        zohoinsights-crm.com|/ocimage|pt|Zoho|list
        zcsend.net,zohocampaigns.com||t|Zoho|own
        *|/clicks/*/*/open.gif|p|Zoho|list
        vresp.com||t|VerticalResponse|own
        icptrack.com|/icp|ptc|iContact|list mail
        icontact.com||t|iContact|own
        bmetrack.com,benchurl.com|/c/o|pt|Benchmark Email|list
        bmetrack.com,benchurl.com|/c/l|c|Benchmark Email|mail
        benchmarkemail.com||t|Benchmark Email|own
        *|$?mailpoet_router|pc|MailPoet|doc
        emailoctopus.com||t|EmailOctopus|own
        keap-link001.com,keap-link002.com,keap-link003.com,keap-link004.com,keap-link005.com,keap-link006.com,keap-link007.com,keap-link008.com,keap-link009.com,keap-link010.com,keap-link011.com,keap-link012.com,keap-link013.com,keap-link014.com,keap-link015.com,keap-link016.com|/v2/render|pt|Keap|list
        keap-link001.com,keap-link002.com,keap-link003.com,keap-link004.com,keap-link005.com,keap-link006.com,keap-link007.com,keap-link008.com,keap-link009.com,keap-link010.com,keap-link011.com,keap-link012.com,keap-link013.com,keap-link014.com,keap-link015.com,keap-link016.com|/v2/click|c|Keap|mail
        infusionsoft.com|/app/emailOpened|pt|Keap|list
        infusionsoft.com|/app/linkClick|c|Keap|mail
        ontraport.com||t|Ontraport|own
        freshmail.com,freshmail.pl||t|FreshMail|own
        getvero.com||t|Vero|own
        useinsider.com|/pixel|pt|Insider|list
        wizrocketmail.net|/r|pt|CleverTap|list
        clevertap.com||t|CleverTap|own
        moengage.com||t|MoEngage|own
        webengage.com||t|WebEngage|own
        netcorecloud.net,pepipost.com||t|Netcore|own
        getblueshift.com|/track|ptc|Blueshift|list
        getblueshift.com|/q|p|Blueshift|list
        blueshiftmail.com|/wf/open|pt|Blueshift|list
        exponea.com|/*/open|pt|Bloomreach|list
        user.com|/emails/open|pt|User.com|list
        bentonow.com|/ahoy/messages|pt|Bento|list
        *|/o/p/+|p|Cordial|list
        elasticemail.com|/tracking|pt|Elastic Email|mail
        smtp2go.com||t|SMTP2GO|own
        smtpsendmail.com||pt|SMTP.com|list
        email-od.com,socketlabs.com||t|SocketLabs|own
        sendcloud.net|/track|pt|SendCloud|list
        *|/tracking/1/open/*|p|Infobip|list
        tipimail.com||t|Tipimail|own
        sarbacane.com||t|Sarbacane|own
        trk-2.net|/ouv|pt|Splio|list
        splio.com||t|Splio|own
        mdrctr.com|/track/open|pt|MDirector|list
        contactlab.it|/v|pt|Contactlab|list
        contactlab.it|/c|c|Contactlab|mail
        mailupnet.it||t|MailUp|own
        copernica.com||t|Copernica|own
        mailcampaigns.nl||pt|MailCampaigns|list
        *|/public/o/+/t.gif|p|Tripolis|list
        spotler.com||t|Spotler|own
        slgnt.eu,slgnt.us,emsecure.net,strongview.com,selligent.com||pt|Selligent|list
        slgnt.eu,slgnt.us,emsecure.net|/optiext/optiextension.dll|c|Selligent|mail
        *|/optiext/optiextension.dll|p|Selligent|list
        deployteq.net||t|Deployteq|own
        apsis.one||t|Apsis|own
        rule.io||t|Rule|own
        ungapped.com||t|Ungapped|own
        e2ma.net|/track|pt|Emma|list
        t.e2ma.net|/click|c|Emma|mail
        t.e2ma.net||p|Emma|list
        cp20.com|/open|pt|Campaigner|list
        informz.net|/z|pt|Higher Logic|list
        informz.net|/z/*|c|Higher Logic|mail
        govdelivery.com|/track|pc|Granicus|list
        links.ssa.gov|/track|p|Granicus|list
        nationbuilder.com|/r/o|pt|NationBuilder|list
        everyaction.com|/j|pt|EveryAction|list
        sp.actionkit.com||pt|ActionKit|list
        wildapricot.com|/o|pt|Wild Apricot|list
        wildapricot.org|/emailtracker|pt|Wild Apricot|list
        *|/EmailTracker/EmailTracker.ashx|p|Wild Apricot|list
        whatcounts.com|/t|pt|WhatCounts|list
        efeedbacktrk.com||pt|Upland|list
        *|/a/*/open/*/*|p|Maropost|list
        *|/a/*/click/*/*|c|Maropost|mail
        *|/lists/ut.php?u|p|phpList|list mail
        *|/ut.php?u|p|phpList|list
        *|/lists/lt.php?tid|c|phpList|doc mail
        *|/sendy/t/*|p|Sendy|list
        *|/index.php/campaigns/*/track-opening|p|MailWizz|list mail
        *|/campaigns/*/track-opening|p|MailWizz|list
        *|/index.php/campaigns/*/track-url|c|MailWizz|mail
        *|/campaigns/*/track-url|c|MailWizz|mail
        *|/tools/emails/open|p|Shopify|list
        *|/tools/emails/click|c|Shopify|mail
        *|/tr/p.gif?uid|p|Mapp|list
        *|/WRQualtricsContacts/Watermark.php|p|Qualtrics|list
        medallia.com,medallia.eu||t|Medallia|list
        *|/o/eJ*|p|Mailgun|list
        rec.mpse.jp||pt|EmberPoint|list
        bdash-cloud.com,smart-bdash.com|/opened|pt|b→dash|list
        cuenote.jp||pt|Cuenote|list
        responder.co.il||pt|Responder|list
        h-cast.jp|/mail_open|pt|activecore|list
        mmstat.com||pt|Alibaba|list
        dm-sg.aliyuncs.com|/trace|pc|Alibaba Cloud|mail
        octanemail.in||pt|Octane|list
        paytmemail.com||pt|Paytm|list
        flipkart.com|/t/open|pt|Flipkart|list
        smtplw.com.br|/openings|pt|Locaweb|list mail
        embluemail.com||pt|emBlue|mail
        dopplerrelay.com||t|Doppler|own
        ebayadservices.com|/marketingtracking|pt|eBay|list
        rover.ebay.com|/roveropen|pt|eBay|list
        paypal.com|/ts|pt|PayPal|list
        beaconimages.netflix.net||pt|Netflix|list
        store.steampowered.com|/emi|p|Valve|list
        dropbox.com|/l|p|Dropbox|list
        asana.com|/-/open|p|Asana|list
        trellomail.com|/e/eo|pt|Atlassian|list
        bitbucket.org|/account/notifications/mark-read|p|Atlassian|list
        medium.com|/_/stat|pt|Medium|mail
        eventbrite.com|/emails/action|p|Eventbrite|list
        shoutout.wix.com||t|Wix|list
        spade.twitch.tv|/track|p|Twitch|list
        indeed.com|/imgping|pt|Indeed|list
        linksynergy.com|/fs-bin/show|pt|Rakuten Advertising|mail
        awin1.com||t|Awin|own
        """
}
