extension ClickRedirect {
    /// Redirects that hold their target in readable form, one a line: hosts ("*" for any) | shape | place of the target
    /// | vendor.
    ///
    /// Places: `?a,b` is a parameter of one of these names; `/2` that segment, the first being 0, `/-1` the last one;
    /// `>2` everything from that segment on; `=RU` the segment that begins with "RU="; `proofpoint` and `avanan` the
    /// forms of these gateways. Before `/` and `>`, `https:` says that the scheme is left out; a final `:` says that a
    /// digest follows. `google.*` is that name under any country. Each place may hold the address percent-encoded, as
    /// Base64, or in JSON or a JSON Web Token.
    static let lines = """
        google.*|/url|?q,url|Google
        google.*|/amp/s|https:>2|Google
        googleadservices.com,doubleclick.net||?adurl|Google
        youtube.com|/redirect|?q|YouTube
        facebook.com,messenger.com|/l.php|?u|Facebook
        facebook.com|/flx/warn|?u|Facebook
        l.instagram.com,l.threads.net,l.threads.com,l.wl.co||?u|Meta
        linkedin.com|/redir/redirect|?url|LinkedIn
        linkedin.com|/safety/go|?url|LinkedIn
        twitter.com,x.com|/i/redirect|?url|X
        t.umblr.com|/redirect|?z|Tumblr
        out.reddit.com||?url|Reddit
        pinterest.com|/offsite|?url|Pinterest
        medium.com|/r|?url|Medium
        slack-redir.net|/link|?url,v|Slack
        disq.us|/url|?url:|Disqus
        steamcommunity.com|/linkfilter|?url,u|Steam
        vk.com,vk.ru,away.vk.com,away.vk.ru|/away.php|?to|VK
        vk.com,vk.ru|/away|?to|VK
        click.mail.ru,link.mail.ru||?u,url|Mail.ru
        checklink.mail.ru||?url|Mail.ru
        link.zhihu.com,link.juejin.cn,link.csdn.net||?target|Redirect page
        links.jianshu.com|/go|?to|Redirect page
        douban.com|/link2|?url|Redirect page
        weibo.cn|/sinaurl|?u,toasturl|Weibo
        duckduckgo.com|/l|?uddg|DuckDuckGo
        bing.com|/ck/a|?u|Bing
        search.yahoo.com||=RU|Yahoo
        safelinks.protection.outlook.com,safelinks.protection.office365.us,safelinks.protection.partner.outlook.cn||?url|Microsoft Safe Links
        statics.teams.cdn.office.net,statics.teams.microsoft.com||?url|Microsoft Safe Links
        safelink.emails.azure.net|/redirect|?destination|Microsoft
        mkt.dynamics.com||?target|Microsoft Dynamics 365
        urldefense.com,urldefense.us,urldefense.proofpoint.com||proofpoint|Proofpoint
        linkprotect.cudasvc.com|/url|?a|Barracuda
        clicktime.symantec.com,clicktime.cloud.postoffice.net||?u|Symantec
        protection.sophos.com||?u|Sophos
        secure-web.cisco.com||>1|Cisco
        fireeye.com,fireeye.eu,trellix.com|/v1/url|?u|Trellix
        ctp.trendmicro.com|/wis/clicktime/v1/query|?url|Trend Micro
        url-protection.com|/v1/url|?o|Check Point
        url.avanan.click|/v2|avanan|Check Point
        link.edgepilot.com|/s|?u|AppRiver
        link.zixcentral.com|/u|?u|Zix
        urlsand.esvalabs.com,urlsand.com||?u|Libraesva
        deref-gmx.net,deref-web.de,deref-mail.com,deref-1und1.de||?redirectUrl|United Internet
        awstrack.me|/L0|/1|Amazon SES
        *|/CL0|/1|Amazon SES
        click.pstmrk.it||https:/1|Postmark
        mandrillapp.com|/track/click|?p|Mandrill
        *|/track/click?p|?p|Mandrill
        mjt.lu,mj.am|/lnk|/-1|Mailjet
        *|/lnk/+/*/*|/-1|Mailjet
        click.convertkit-mail.com,click.convertkit-mail2.com,click.convertkit-mail3.com,click.convertkit-mail4.com||/-1|Kit
        acemlna.com,acemlnb.com,acemlnc.com,acemlnd.com,emlnk.com,emlnk1.com,emlnk9.com|/Prod/link-tracker|?redirectUrl|ActiveCampaign
        *|/Prod/link-tracker|?redirectUrl|ActiveCampaign
        *|/click/*/aHR0c*|/2|Sailthru
        *|/e/c/eyJ*|/2|Customer.io
        substack.com|/redirect/2|/2|Substack
        flight.beehiiv.net|/v2/clicks|/2|beehiiv
        dripemail2.com,dripemail3.com|/c|/1|Drip
        *|/e1t/c|?t|HubSpot
        *|/e2t/c|?t|HubSpot
        sidekickopen01.com,sidekickopen02.com,sidekickopen03.com,sidekickopen04.com,sidekickopen05.com,sidekickopen06.com,sidekickopen07.com,sidekickopen08.com,sidekickopen09.com,sidekickopen10.com||?t|HubSpot
        t.yesware.com|/tt/*/*/*|https:>4|Yesware
        icptrack.com|/icp|?destination|iContact
        getblueshift.com|/track|?redir|Blueshift
        amazon.*|/gp/r.html|?U|Amazon
        awin1.com,zenaps.com||?ued,p|Awin
        linksynergy.com||?murl,RD_PARM1|Rakuten Advertising
        anrdoezrs.net,dpbolvw.net,jdoqocy.com,kqzyfj.com,tkqlhce.com,emjcd.com||?url|CJ
        shareasale.com|/r.cfm|?urllink|ShareASale
        redirectingat.com,go.skimresources.com||?url|Skimlinks
        redirect.viglink.com||?u|Sovrn
        sjv.io,pxf.io,evyy.net,7eer.net,ojrq.net||?u|Impact
        tradedoubler.com|/click|?url|Tradedoubler
        rover.ebay.com|/rover|?mpre,loc|eBay
        track.webgains.com|/click.html|?wgtarget|Webgains
        """
}
