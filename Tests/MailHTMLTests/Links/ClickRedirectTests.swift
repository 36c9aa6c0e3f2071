import Testing

@testable import MailHTML

private func unwrap(_ url: String) -> (url: String, vendor: String)? {
    ClickRedirect.unwrap(Array(url.utf8)).map { (String(decoding: $0.url, as: UTF8.self), $0.vendor) }
}

@Suite("Click redirects")
struct ClickRedirectTests {
    @Test(
        "the target stands in the address",
        arguments: [
            ("https://www.google.com/url?q=https://a.example/x%3Fy%3D1&sa=D", "Google"),
            ("https://www.google.co.uk/url?sa=t&url=https%3A%2F%2Fa.example%2Fx%3Fy%3D1", "Google"),
            ("https://l.facebook.com/l.php?u=https%3A%2F%2Fa.example%2Fx%3Fy%3D1&h=AT0", "Facebook"),
            ("https://l.instagram.com/?u=https%3A%2F%2Fa.example%2Fx%3Fy%3D1&e=AT0", "Meta"),
            ("https://www.linkedin.com/redir/redirect?url=https%3A%2F%2Fa%2Eexample%2Fx%3Fy%3D1&urlhash=x", "LinkedIn"),
            ("https://www.youtube.com/redirect?event=x&q=https%3A%2F%2Fa.example%2Fx%3Fy%3D1", "YouTube"),
            ("https://out.reddit.com/t3_x?url=https%3A%2F%2Fa.example%2Fx%3Fy%3D1&token=AQ", "Reddit"),
            ("https://slack-redir.net/link?url=https%3A%2F%2Fa.example%2Fx%3Fy%3D1", "Slack"),
            ("https://steamcommunity.com/linkfilter/?u=https%3A%2F%2Fa.example%2Fx%3Fy%3D1", "Steam"),
            ("https://vk.com/away.php?to=https%3A%2F%2Fa.example%2Fx%3Fy%3D1", "VK"),
            ("https://t.umblr.com/redirect?z=https%3A%2F%2Fa.example%2Fx%3Fy%3D1&t=M", "Tumblr"),
            ("https://duckduckgo.com/l/?uddg=https%3A%2F%2Fa.example%2Fx%3Fy%3D1&rut=1", "DuckDuckGo"),
            ("https://www.bing.com/ck/a?!&&p=1&u=a1aHR0cHM6Ly9hLmV4YW1wbGUveD95PTE&ntb=1", "Bing"),
            (
                "https://r.search.yahoo.com/_ylt=A0/RV=2/RE=1/RO=10/RU=https%3a%2f%2fa.example%2fx%3fy%3d1/RK=2/RS=x-",
                "Yahoo"
            ),
            (
                "https://disq.us/url?url=https%3A%2F%2Fa.example%2Fx%3Fy%3D1%3A3k2j1hABCDEFGHIJKLMNOPQRS&cuid=1",
                "Disqus"
            ),
            (
                "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example%2Fx%3Fy%3D1&data=05%7C01",
                "Microsoft Safe Links"
            ),
            ("https://urldefense.proofpoint.com/v1/url?u=https://a.example/x%3Fy%3D1&k=x", "Proofpoint"),
            ("https://urldefense.proofpoint.com/v2/url?u=https-3A__a.example_x-3Fy-3D1&d=DwMFaQ&c=x", "Proofpoint"),
            ("https://urldefense.com/v3/__https://a.example/x?y=1__;!!Abc!Def$", "Proofpoint"),
            ("https://urldefense.com/v3/__https:/a.example/x?y=1__;!!Ab__c!De__f$", "Proofpoint"),
            ("https://urldefense.com/v3/__https://a.example/x*y=1__;Pw!!Abc!Def$", "Proofpoint"),
            ("https://linkprotect.cudasvc.com/url?a=https%3a%2f%2fa.example%2fx%3fy%3d1&c=E,1,x", "Barracuda"),
            ("https://clicktime.symantec.com/3A?u=https%3A%2F%2Fa.example%2Fx%3Fy%3D1", "Symantec"),
            ("https://eu-west-1.protection.sophos.com?d=a.example&u=aHR0cHM6Ly9hLmV4YW1wbGUveD95PTE=&i=1", "Sophos"),
            ("https://secure-web.cisco.com/1abcDEF-x/https%3A%2F%2Fa.example%2Fx%3Fy%3D1", "Cisco"),
            ("https://protect2.fireeye.com/v1/url?k=1&q=1&u=https%3A%2F%2Fa.example%2Fx%3Fy%3D1", "Trellix"),
            (
                "https://deref-gmx.net/mail/client/x/dereferrer/?redirectUrl=https%3A%2F%2Fa.example%2Fx%3Fy%3D1",
                "United Internet"
            ),
            ("https://url.avanan.click/v2/___https://a.example/x?y=1___.YXAz", "Check Point"),
            ("https://abc.r.us-east-1.awstrack.me/L0/https:%2F%2Fa.example%2Fx%3Fy=1/1/0100-0000/x=30", "Amazon SES"),
            ("https://click.example.net/CL0/https:%2F%2Fa.example%2Fx%3Fy=1/1/0100-0000/x=30", "Amazon SES"),
            ("https://click.pstmrk.it/3s/a.example%2Fx%3Fy%3D1/abc/def/AQ/1", "Postmark"),
            ("https://x1.mjt.lu/lnk/AAAA/1/abc/aHR0cHM6Ly9hLmV4YW1wbGUveD95PTE", "Mailjet"),
            ("https://click.convertkit-mail2.com/abc/def/aHR0cHM6Ly9hLmV4YW1wbGUveD95PTE=", "Kit"),
            (
                "https://x.lt.acemlnb.com/Prod/link-tracker?redirectUrl=aHR0cHMlM0ElMkYlMkZhLmV4YW1wbGUlMkZ4JTNGeSUzRDE%3D&sig=1",
                "ActiveCampaign"
            ),
            ("https://link.example.com/click/123.456/aHR0cHM6Ly9hLmV4YW1wbGUveD95PTE/5a1B2c", "Sailthru"),
            (
                "https://mandrillapp.com/track/click/1/a.example?p=eyJzIjoieCIsInYiOjEsInAiOiJ7XCJ1XCI6MSxcInVybFwiOlwiaHR0cHM6XFxcL1xcXC9hLmV4YW1wbGVcXFwveD95PTFcIn0ifQ",
                "Mandrill"
            ),
            (
                "https://e.customeriomail.com/e/c/eyJlbWFpbF9pZCI6IngiLCJocmVmIjoiaHR0cHM6Ly9hLmV4YW1wbGUveD95PTEifQ/abc",
                "Customer.io"
            ),
            ("https://substack.com/redirect/2/eyJlIjoiaHR0cHM6Ly9hLmV4YW1wbGUveD95PTEifQ.abc", "Substack"),
            (
                "https://flight.beehiiv.net/v2/clicks/eyJhbGciOiJIUzI1NiJ9.eyJ1cmwiOiJodHRwczovL2EuZXhhbXBsZS94P3k9MSJ9.sig",
                "beehiiv"
            ),
            ("https://t.yesware.com/tt/abc/def/012/a.example/x?y=1", "Yesware"),
            ("https://www.awin1.com/cread.php?awinmid=1&ued=https%3A%2F%2Fa.example%2Fx%3Fy%3D1", "Awin"),
            (
                "https://click.linksynergy.com/deeplink?id=1&mid=2&murl=https%3A%2F%2Fa.example%2Fx%3Fy%3D1",
                "Rakuten Advertising"
            ),
            ("https://www.amazon.co.uk/gp/r.html?C=1&T=C&U=https%3A%2F%2Fa.example%2Fx%3Fy%3D1&H=2", "Amazon"),
        ])
    func targets(url: String, vendor: String) {
        let result = unwrap(url)
        #expect(result?.vendor == vendor)
        #expect(result?.url == "https://a.example/x?y=1")
    }

    @Test(
        "what is no redirect, or whose target is not surely an address, stays",
        arguments: [
            "https://www.google.com/url?q=javascript:alert(1)", "https://www.google.com/url?q=nothing",
            "https://www.google.com/search?q=https://a.example", "https://google.com.evil.net/url?q=https://a.example",
            "https://example.com/login?url=https://a.example", "https://links.example.net/click?url=https://a.example",
            "https://www.google.com/url?q=https://user@a.example/",
            "https://www.google.com/url?q=https://a%2Cb.example/",
            "https://www.google.com/url?q=https://localhost/",
            "https://www.google.com/url?q=https%3A%2F%2F%0Aa.example",
            "https://www.google.com/url?q=data:text/html,x", "https://www.google.com/url?q=//a.example",
            "https://safelinks.protection.outlook.com.evil.net/?url=https://a.example",
            "https://x.us2.list-manage.com/track/click?u=1&id=2", "https://urldefense.com/v3/__nothing__;!!x$",
            "https://click.pstmrk.it/3s/nothing/x", "https://x1.mjt.lu/lnk/AAAA/1/abc/!!!", "mailto:a@b.example",
        ])
    func stays(url: String) { #expect(unwrap(url) == nil) }

    @Test("guesses are made only where asked for")
    func guesses() {
        let url = "https://links.example.net/click?url=https%3A%2F%2Fa.example%2Fx"
        #expect(ClickRedirect.target(of: url) == nil)
        #expect(ClickRedirect.target(of: url, guesses: true) == "https://a.example/x")
        let inner = "https%3A//www.google.com/url%3Fq%3Dhttps%253A%252F%252Fa.example%252Fx"
        let outer = "https://eur01.safelinks.protection.outlook.com/?url=" + inner
        #expect(ClickRedirect.target(of: outer, guesses: true) == "https://a.example/x")
        for other in [
            "https://a.example/verify?continue=x&url=https://evil.net", "https://www.google.com/url?q=nothing",
        ] {
            #expect(ClickRedirect.target(of: other, guesses: true) == nil)
        }
    }

    @Test("redirects in redirects are followed three deep; what is deeper stays whole")
    func nested() {
        var url = "https://a.example/end?x=%20y"
        for depth in 1...5 {
            let encoded = url.utf8.map { byte in
                "%:/?=&".utf8.contains(byte)
                    ? "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
                    : String(Unicode.Scalar(byte))
            }
            url = "https://www.google.com/url?q=" + encoded.joined()
            #expect(unwrap(url)?.url == (depth <= 3 ? "https://a.example/end?x=%20y" : nil))
        }
    }

    @Test("what is not printable ASCII stays encoded")
    func encoding() {
        #expect(
            unwrap("https://www.google.com/url?q=https%3A%2F%2Fa.example%2F%C3%BC%20%22%0A%25")?.url
                == "https://a.example/%C3%BC%20%22%0A%")
    }

    @Test("characters that URL Defense took out come back, one or several")
    func runs() {
        #expect(
            unwrap("https://urldefense.com/v3/__https://a.example/*/**B__;w7x4eXo!!A!B$")?.url
                == "https://a.example/%C3%BC/xyz")
    }

    @Test("long and repetitive addresses are read in one go")
    func hostile() {
        for piece in ["__", "%25", "{\"url\":", "\\", "___", "/", "&u=", "~~/", "aHR0"] {
            let long = String(repeating: piece, count: 16_000 / piece.utf8.count)
            for head in [
                "https://urldefense.com/v3/__", "https://www.google.com/url?q=", "https://click.pstmrk.it/3s/",
                "https://url.avanan.click/v2/", "https://substack.com/redirect/2/",
            ] { _ = unwrap(head + long) }
        }
    }

    @Test("the output holds the target; what stood there is told")
    func report() {
        let html =
            "<a href='https://www.google.com/url?q=https://a.example/x'>a</a><a href='https://b.example'>b</a><a href='https://x.list-manage.com/track/click?u=1'>c</a><a href='https://x.list-manage.com/track/click?u=2'>d</a>"
        let result = HTMLSanitizer.sanitize(html)
        #expect(result.html.contains("href=\"https://a.example/x\""))
        #expect(!result.html.contains("google"))
        #expect(result.links.map(\.url).prefix(2) == ["https://a.example/x", "https://b.example"])
        #expect(result.links.map(\.original) == ["https://www.google.com/url?q=https://a.example/x", nil, nil, nil])
        #expect(result.links.map(\.redirector) == ["Google", nil, "Mailchimp", "Mailchimp"])
        #expect(
            result.trackers == [
                HTMLTracker(kind: .click, vendor: "Mailchimp", url: "https://x.list-manage.com/track/click?u=1")
            ])
        #expect(HTMLSanitizer.sanitize(result.html).html == result.html)
    }
}
