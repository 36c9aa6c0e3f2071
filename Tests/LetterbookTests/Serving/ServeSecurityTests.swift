import Foundation
import TestSupport
import Testing

/// What keeps the pages for their owner, and what is in them harmless.
@Suite("letterbook serve: who gets what")
struct ServeSecurityTests {
    /// One path of each route, over the demo mailbox.
    static let paths = [
        "/", "/?in=people", "/search?q=pockets", "/help", "/newsletters", "/people", "/people/marta.nowak@mail.example",
        "/attachments", "/codes", "/trackers", "/statistics", "/duplicates", "/ledger", "/changes", "/wait?version=-1",
        "/export/mail.mbox?q=pockets", "/export/mail.json?q=pockets", "/export/mail.csv?q=pockets",
        "/export/mail.zip?q=pockets", "/export/people.json",
        "/export/mail.atom?q=pockets", "/style.css", "/script.js", "/icon.svg",
    ]

    private static func withMessages(_ server: RunningServer) throws -> [String] {
        let page = try server.get("/search?q=from:marta").body
        let message = try #require(page.firstMatch(of: /\/m\/[0-9a-f]{64}/)).output
        let conversation = try #require(server.get("/").body.firstMatch(of: /\/c\/[0-9a-f]{12}/)).output
        let views = ["", "/text", "/headers", "/parts", "/raw", "/why", "/thread", "/html", "/json", "/plain", "/eml"]
        return paths + views.map { message + $0 } + [String(conversation), conversation + "/threads"]
    }

    @Test("without the cookie there is nothing, whatever is asked")
    func nothingWithoutCookie() throws {
        let server = try RunningServer(Program.demo())
        for path in try Self.withMessages(server) + ["/nowhere", "/?token=0123456789abcdef0123456789abcdef"] {
            for cookie in [nil, "letterbook-\(server.port)=0", "letterbook-1=" + (server.cookie ?? "").suffix(32)] {
                let reply = try server.send("GET", path, cookie: cookie)
                #expect(reply.status == 403 && !reply.body.contains("Marta"), "\(path)")
            }
        }
    }

    @Test("the printed address is good for one visit, and leads to a clean one")
    func tokenIsTakenOnce() throws {
        let server = try RunningServer(unvisited: Program.demo())
        let first = try server.send("GET", server.entrance, cookie: nil)
        #expect(first.status == 303 && first["location"] == "/")
        let cookie = try #require(first["set-cookie"])
        #expect(
            cookie.hasPrefix("letterbook-\(server.port)=") && cookie.hasSuffix("; Path=/; HttpOnly; SameSite=Strict"))
        let again = try server.send("GET", server.entrance, cookie: nil)
        #expect(again.status == 403 && again["set-cookie"] == nil)
        let page = try server.send("GET", "/", cookie: cookie.split(separator: ";").first.map(String.init))
        #expect(page.status == 200 && page.body.contains("Conversations"))
    }

    @Test("a page of another origin that leads here gets the cookie without a redirection")
    func foreignEntrance() throws {
        let server = try RunningServer(unvisited: Program.demo())
        let reply = try server.send("GET", server.entrance, ["Sec-Fetch-Site: cross-site"], cookie: nil)
        #expect(reply.status == 200 && reply["refresh"] == "0; url=/" && reply["set-cookie"] != nil)
        #expect(!reply.body.contains("Marta"))
    }

    @Test("names of other hosts are refused: DNS rebinding")
    func hosts() throws {
        let server = try RunningServer(Program.demo())
        let wrong = [
            "evil.example", "evil.example:\(server.port)", "127.0.0.1", "127.0.0.1:1", "localhost",
            "127.0.0.1:\(server.port).",
            "127.0.0.1:\(server.port)@evil.example", "127.0.0.1.evil.example:\(server.port)", "[::1]:\(server.port)",
            "",
        ]
        for host in wrong {
            let reply = try server.get("/", ["Host: \(host)"])
            #expect([421, 400].contains(reply.status), "\(host)")
        }
        #expect(try [421, 400].contains(server.get("/", ["host:"]).status))
        #expect(
            try [421, 400].contains(server.get("/", ["Host: 127.0.0.1:\(server.port)", "Host: evil.example"]).status))
        #expect(try server.get("/", ["Host: LOCALHOST:\(server.port)"]).status == 200)
    }

    @Test("what other pages send is refused, other ports of this machine among them")
    func crossSite() throws {
        let server = try RunningServer(Program.demo())
        for site in ["cross-site", "same-site", "", "x"] {
            #expect(try server.get("/", ["Sec-Fetch-Site: \(site)"]).status == 403, "\(site)")
        }
        for site in ["same-origin", "none"] { #expect(try server.get("/", ["Sec-Fetch-Site: \(site)"]).status == 200) }
    }

    @Test("a change must come from a page of the server, with the cookie")
    func changesNeedOrigin() throws {
        let server = try RunningServer(Program.demo())
        let form = "address=mallory@pages.example"
        let own = server.origin
        for origin in [
            "null", "http://evil.example", own + ".evil.example", "https://127.0.0.1:\(server.port)",
            "http://127.0.0.1",
            own + "/", "http://127.0.0.1:1", "",
        ] {
            #expect(try server.post("/changes/owner-add", form, origin: origin).status == 403, "\(origin)")
        }
        #expect(try server.post("/changes/owner-add", form, cookie: false).status == 403)
        let bare = try server.send("POST", "/changes/owner-add", body: form, cookie: server.cookie)
        #expect(bare.status == 403)
        let fetched = ["Origin: null", "Sec-Fetch-Site: cross-site"]
        #expect(try server.send("POST", "/changes/owner-add", fetched, body: form, cookie: server.cookie).status == 403)
        #expect(try server.get("/changes/owner-add?" + form).status == 404)
        #expect(!(try server.get("/changes").body.contains("mallory")))
        #expect(try server.post("/changes/owner-add", form).status == 303)
        #expect(try server.get("/changes").body.contains("mallory"))
        let bySite = ["Origin: null", "Sec-Fetch-Site: same-origin"]
        let other = "address=ada.new@pages.example"
        #expect(try server.send("POST", "/changes/owner-add", bySite, body: other, cookie: server.cookie).status == 303)
    }

    @Test("every answer says what a browser may do with it, errors too")
    func headers() throws {
        let server = try RunningServer(Program.demo())
        let wrong = [
            "/nowhere", "/m/000000", "/c/000000", "/search?q=frm:x", "/?in=x", "/?after=x", "/attachments?q=(",
        ]
        for path in try Self.withMessages(server) + wrong {
            let reply = try server.get(path)
            let policy = try #require(reply["content-security-policy"], "\(path)")
            #expect(policy.contains("default-src 'none'") && !policy.contains("unsafe-eval"), "\(path)")
            #expect(reply["x-content-type-options"] == "nosniff", "\(path)")
            #expect(reply["referrer-policy"] == "no-referrer", "\(path)")
            #expect(reply["cross-origin-opener-policy"] == "same-origin", "\(path)")
            #expect(reply["cross-origin-resource-policy"] == "same-origin", "\(path)")
            let isAsset = ["/style.css", "/script.js", "/icon.svg"].contains(path)
            #expect(
                reply["cache-control"] == (isAsset ? "private, max-age=31536000, immutable" : "no-store"), "\(path)")
            #expect(wrong.contains(path) == (400...499).contains(reply.status), "\(path): \(reply.status)")
        }
        for reply in [
            try server.send("GET", "/", cookie: nil), try server.get("/", ["Host: evil.example"]),
            try server.send("PUT", "/", cookie: server.cookie), try server.post("/changes/nothing", "a=b"),
            try server.get("/" + String(repeating: "a", count: 20_000)),
            try server.post("/changes/merge", String(repeating: "a", count: 100_000)),
        ] {
            #expect((400...499).contains(reply.status))
            #expect(reply["content-security-policy"]?.hasPrefix("default-src 'none'") ?? false)
            #expect(reply["cache-control"] == "no-store")
        }
    }

    @Test("pages and letters have the policies that they are meant to have")
    func policies() throws {
        let server = try RunningServer(Program.demo())
        let page = try server.get("/")
        #expect(
            page["content-security-policy"]
                == "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
        )
        let message = try #require(
            server.get("/search?q=category:newsletter").body.firstMatch(of: /\/m\/[0-9a-f]{64}/)
        ).output
        #expect(
            try server.get(message + "/html")["content-security-policy"]
                == "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'"
        )
        let frames = try server.get(String(message)).body.matches(of: /<iframe[^>]*>/).map { String($0.output) }
        #expect(frames.count == 1 && frames[0].contains("sandbox=\"allow-popups allow-popups-to-escape-sandbox\""))
    }

    // MARK: Mail that attacks

    private static let hostile = Result<TemporaryFolder, any Error> {
        let folder = try TemporaryFolder()
        let imported = try Program.run(
            ["import", Corpus.path("pages"), "--owner", "ada.winther@mail.example"], in: folder)
        #expect(imported.status == 0)
        folder.removeAtExit()
        return folder
    }

    @Test("no field of a message becomes markup, on any page, with combining marks behind the quotation marks")
    func escaping() throws {
        let server = try RunningServer(Self.hostile.get())
        let payload = Address.encodedForTests("\"\u{301}'\u{301}><img src=x onerror=zz(1)><script>zz(2)</script>")
        let pages =
            try server.crawl()
            + ["/search?q=", "/attachments?q=", "/statistics?q=", "/people/", "/c/", "/m/", "/", "/?in=", "/?after="]
            .map {
                ($0, try server.get($0 + payload))
            }
        #expect(pages.count > 60)
        var escaped = 0
        for (path, reply) in pages
        where reply["content-type"]?.hasPrefix("text/html") ?? false && !path.hasSuffix("/html") {
            let body = reply.body
            // All of a page's markup is the program's own: what else is there came from a message. Browsers read code
            // points, and so must the patterns.
            for tag in body.matches(
                of: /<\/?([a-z0-9]+)((?:\s+[a-zA-Z-]+(?:="[^"<>]*")?)*)\s*>/.matchingSemantics(.unicodeScalar))
            {
                #expect(Self.elements.contains(String(tag.output.1)), "\(path): \(tag.output.0)")
                for name in tag.output.2.matches(of: /([a-zA-Z-]+)(?:="([^"]*)")?/.matchingSemantics(.unicodeScalar)) {
                    #expect(Self.attributes.contains(String(name.output.1)), "\(path): \(tag.output.0)")
                    guard ["href", "src", "action"].contains(name.output.1) else { continue }
                    #expect(
                        name.output.2?.contains(/^(?:\/(?!\/)|#|https?:\/\/|mailto:)/) ?? false,
                        "\(path): \(tag.output.0)")
                }
            }
            let rest = body.replacing(
                /<\/?[a-z0-9]+(?:\s+[a-zA-Z-]+(?:="[^"<>]*")?)*\s*>|^<!doctype html>/.matchingSemantics(.unicodeScalar),
                with: "")
            #expect(!rest.contains("<") && !rest.contains(">"), "\(path): \(rest.prefix { $0 != "<" }.suffix(80))")
            escaped += body.contains("&lt;img src=x") ? 1 : 0
        }
        #expect(escaped > 15)
    }

    private static let elements: Set = [
        "a", "article", "b", "bdi", "body", "br", "button", "code", "dd", "details", "div", "dl", "dt", "figcaption",
        "figure", "footer", "form", "g", "h1", "h2", "h3", "head", "header", "html", "i", "iframe", "img", "input",
        "kbd",
        "label", "li", "link", "main", "mark", "meta", "nav", "ol", "option", "output", "p", "pre", "rect", "script",
        "section", "select", "small", "span", "summary", "svg", "table", "tbody", "td", "text", "th", "thead", "time",
        "title", "tr", "ul",
    ]
    private static let attributes: Set = [
        "action", "alt", "aria-current", "aria-hidden", "aria-label", "autocomplete", "blocking", "charset", "class",
        "content",
        "data-copy", "datetime", "defer", "dir", "download", "height", "hidden", "href", "id", "inert", "lang",
        "loading",
        "maxlength", "method", "name", "open", "placeholder", "rel", "required", "role", "rx", "sandbox", "scope",
        "size",
        "src", "tabindex", "target", "text-anchor", "title", "type", "value", "viewBox", "width", "x", "y",
    ]

    @Test("files are downloads, whatever they say they are; pictures are shown by their bytes")
    func files() throws {
        let server = try RunningServer(Self.hostile.get())
        let message = try #require(
            server.get("/search?q=" + "subject:letter").body.firstMatch(of: /\/m\/[0-9a-f]{64}/)
        ).output
        let parts = try server.get(message + "/parts").body.matches(of: /\/m\/[0-9a-f]+\/part\/[0-9.]+/)
        let paths = Set(parts.map { String($0.output) })
        #expect(paths.count >= 6)
        for path in paths {
            let reply = try server.get(path)
            #expect(reply["content-type"] == "application/octet-stream", "\(path)")
            let disposition = try #require(reply["content-disposition"])
            #expect(disposition.hasPrefix("attachment; filename=\"") && !disposition.contains(".."), "\(disposition)")
            let picture = try server.get(path.replacing("/part/", with: "/picture/"))
            let isPicture = picture.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
            #expect(picture["content-type"] == (isPicture ? "image/png" : "application/octet-stream"), "\(path)")
            #expect((picture["content-disposition"] == nil) == isPicture, "\(path)")
            #expect(picture["content-security-policy"]?.hasPrefix("sandbox; default-src 'none'") ?? false)
        }
    }

    @Test("the HTML of a letter holds nothing that acts or loads")
    func letters() throws {
        let server = try RunningServer(Self.hostile.get())
        let message = try #require(
            server.get("/search?q=subject:letter").body.firstMatch(of: /\/m\/[0-9a-f]{64}/)
        ).output
        let html = try server.get(message + "/html").body
        #expect(html.contains("Readable words of a letter.") && html.contains("src=\"data:image/png;base64,"))
        let letter = html[try #require(html.firstRange(of: "</head>")).upperBound...]
        for word in [
            "<script", "<svg", "<form", "<iframe", "<base", "http-equiv", "_top", "<input", "javascript:", "url(",
        ] {
            #expect(!letter.contains(word), "\(word)")
        }
        for tag in letter.matches(of: /<[a-z]+((?:\s+[a-z-]+="[^"]*")*)\s*>/) {
            for name in tag.output.1.matches(of: /([a-z-]+)="([^"]*)"/) {
                #expect(!name.output.1.hasPrefix("on"), "\(tag.output.0)")
                guard name.output.1 == "src" else { continue }
                #expect(name.output.2.contains(/^data:(?:image\/png;base64)?,/), "\(tag.output.0)")
            }
        }
    }

    // MARK: Odd requests

    @Test(
        "no path leaves the pages",
        arguments: [
            "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/style.css/../../etc/passwd", "/m/../../../etc/passwd",
            "/m/%2e%2e%2fetc%2fpasswd", "//etc/passwd", "/export/..%2f..%2fetc%2fpasswd", "/style.css%00.html", "/%ff",
            "/m/\u{0}", "/part/1",
        ])
    func traversal(path: String) throws {
        let server = try RunningServer(Program.demo())
        let reply = try server.get(path)
        #expect((400...499).contains(reply.status) && !reply.body.contains("root:"), "\(reply.status)")
    }

    @Test(
        "a change leads to no other place than one of the server",
        arguments: [
            "//evil.example", "/\\evil.example", "https://evil.example", "/%09/evil.example\n", "javascript:x", "",
        ])
    func openRedirect(back: String) throws {
        let server = try RunningServer(Program.demo())
        let message = try #require(server.get("/codes").body.firstMatch(of: /\/m\/([0-9a-f]{64})/)).output.1
        let back = Address.encodedForTests(back)
        let reply = try server.post("/changes/used", "message=\(message)&used=1&back=\(back)")
        let location = try #require(reply["location"])
        #expect(location.hasPrefix("/changes?") || location.hasPrefix("/%09/"), "\(location)")
    }

    @Test("requests that two readers would read differently are refused")
    func smuggling() throws {
        let server = try RunningServer(Program.demo())
        let head =
            "POST /changes/undo HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nOrigin: \(server.origin)\r\n"
            + "Cookie: \(server.cookie ?? "")\r\nConnection: close\r\n"
        let inner = "GET /changes HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n"
        for fields in [
            "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", "Content-Length: 5\r\nContent-Length: 6\r\n",
            "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n", "Content-Length: -1\r\n",
            "Content-Length : 5\r\n", "Transfer-Encoding: xchunked\r\n",
        ] {
            let answer = String(decoding: try server.exchange(head + fields + "\r\n0\r\n\r\n" + inner), as: UTF8.self)
            #expect(!answer.contains("200 OK"), "\(fields): \(answer.prefix(80))")
        }
        let split = try server.exchange(
            "GET /search?q=a%0d%0aSet-Cookie:%20x=y HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nCookie: \(server.cookie ?? "")\r\nConnection: close\r\n\r\n"
        )
        #expect(RunningServer.parse(split)["set-cookie"] == nil)
    }

    @Test("a thousand idle connections, and clients that write a byte now and then, stop nobody")
    func idleConnections() throws {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        limit.rlim_cur = min(limit.rlim_max, 4_096)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        let server = try RunningServer(Program.demo())
        let idle = try (0..<1_000).map { _ in try server.connect() }
        defer { for socket in idle { close(socket) } }
        for socket in idle.prefix(100) { _ = send(socket, "GET / HT", 8, Int32(MSG_NOSIGNAL)) }
        let start = ContinuousClock.now
        #expect(try server.get("/").status == 200)
        #expect(start.duration(to: .now) < .seconds(5))
    }
}

enum Address {
    /// All bytes percent-encoded.
    static func encodedForTests(_ text: String) -> String {
        text.utf8.map { byte in
            let digits = String(byte, radix: 16)
            return "%" + (digits.count == 1 ? "0" : "") + digits
        }.joined()
    }
}
