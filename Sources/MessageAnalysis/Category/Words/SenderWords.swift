import MailHTML
import MessageContent

/// The author's address and name, taken apart into words.
struct SenderWords: Sendable {
    let email: String
    /// The part before the `@`, lower case.
    let local: String
    let host: String
    /// The display name in lower case.
    let name: String
    /// The words of the name of three bytes and more.
    let nameWords: [String]
    /// The words of the local part: `order-update` is order, update.
    let localWords: [String]
    let hostLabels: [String]
    /// The local part without `-`, `_` and `.`, so that all spellings of `no-reply` are equal.
    let joinedLocal: String
    /// Whether the address says that nobody reads answers.
    let isNoReply: Bool

    init(_ address: EmailAddress?) {
        email = (address?.email ?? "").lowered(320)
        let at = email.utf8.lastIndex(of: 0x40) ?? email.endIndex
        local = String(email[..<at])
        host = at == email.endIndex ? "" : String(email[email.utf8.index(after: at)...])
        name = FoldedText(address?.name ?? "", limit: 100).string
        nameWords = name.utf8.split { !Self.isLetter($0) }.filter { $0.count >= 3 }.map { String(Substring($0)) }
        localWords = Self.words(local[...])
        let joined = String(
            decoding: local.utf8.filter { Self.isLetter($0) || (0x30...0x39).contains($0) }, as: UTF8.self)
        joinedLocal = joined
        isNoReply = Self.noReply.contains { joined.hasWordRun($0) }
        hostLabels = host.utf8.split(separator: 0x2E).map { String(Substring($0)) }
    }

    private static func words(_ text: Substring) -> [String] {
        text.utf8.split { !isLetter($0) }.map { String(Substring($0)) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) || byte >= 0x80 }

    /// A word of the local part that is in `words`.
    func localWord(in words: Set<String>) -> String? { localWords.first(where: words.contains) }

    /// Whether an address in lower case is written as one at which several are written to as a whole. A word beside others
    /// may be a name: `ana.pais@example.org`.
    static func isGroup(_ email: String) -> Bool {
        guard let at = email.utf8.lastIndex(of: 0x40) else { return false }
        let host = String(email[at...].dropFirst())
        guard !host.isEmpty, !freeHosts.contains(host) else { return false }
        let words = words(email[..<at])
        return !words.isEmpty && words.allSatisfy(groupWords.contains)
    }

    /// The first of `words` in the display name, as evidence. They are looked for with a blank before and behind the
    /// name.
    func nameEvidence(of words: [String]) -> String? {
        guard !name.isEmpty else { return nil }
        let spaced = " \(name) "
        return words.first { spaced.hasWordRun($0) }.map { "\($0) in \(name)" }
    }

    /// Whether the display name or local part repeats the host's name: `walkingshop@walkingshop.example`.
    func namesOrganisation() -> Bool {
        guard hostLabels.count >= 2, !Self.freeHosts.contains(host) else { return false }
        let organisation = Substring(LinkDeception.site(host).utf8.prefix { $0 != 0x2E }).alphanumerics
        guard organisation.utf8.count >= 3 else { return false }
        return joinedLocal.hasWordRun(organisation) || name.alphanumerics.hasWordRun(organisation)
    }

    /// Such a word and its address, as evidence.
    func evidence(of words: Set<String>) -> String? { localWord(in: words).map { "\($0) in \(email)" } }

    /// The label of a subdomain that is used for bulk mail: `news` of `news.example.com`.
    var bulkSubdomain: String? {
        guard hostLabels.count >= 3 else { return nil }
        return hostLabels.dropLast(2).first { Self.bulkSubdomains.contains($0) }
    }

    private static let noReply = [
        "noreply", "donotreply", "nonreply", "nepasrepondre", "noresponder", "naoresponda", "noresponda",
        "nichtantworten", "keineantwort", "antwortnicht", "nonrispondere", "geenantwoord", "nietbeantwoorden",
        "ikkesvar", "svarikke", "svarainte", "ejsvar", "alavastaa", "nieodpowiadac", "neodpovidejte", "neodpovedat",
        "nevalaszolj", "nuraspunde", "neotvechat", "yanitlamayin", "cevaplamayin", "nicereply", "neodpovidat",
        "norespond", "nereagovat", "noanswer", "nooreply",
    ]

    private static let bulkSubdomains: Set<String> = [
        "news", "newsletter", "newsletters", "email", "emails", "e", "em", "mail", "mailing", "mailings",
        "mailer", "info", "m", "campaign", "campaigns", "marketing", "offers", "promo", "go", "click", "enews",
        "nl", "angebote", "service", "communication", "communications", "send", "contact", "updates", "bounce",
        "list", "lists", "eml", "mailout", "reply", "message", "messages", "mkt", "crm", "engage", "emailing",
        "kundenservice", "ofertas", "rsgsv", "notice", "edm", "insider", "team", "announcements",
    ]

    /// Providers where people have their mailboxes.
    static let freeHosts: Set<String> = [
        "gmail.com", "googlemail.com", "yahoo.com", "yahoo.co.uk", "yahoo.fr", "yahoo.de", "yahoo.com.br",
        "yahoo.es", "yahoo.it", "yahoo.com.au", "yahoo.ca", "yahoo.co.in", "yahoo.co.jp", "ymail.com",
        "rocketmail.com", "hotmail.com", "hotmail.co.uk", "hotmail.fr", "hotmail.de", "hotmail.es",
        "hotmail.it", "outlook.com", "outlook.de", "outlook.fr", "outlook.es", "live.com", "live.co.uk",
        "live.fr", "msn.com", "aol.com", "icloud.com", "me.com", "mac.com", "gmx.de", "gmx.net", "gmx.com",
        "gmx.at", "gmx.ch", "web.de", "t-online.de", "freenet.de", "arcor.de", "posteo.de", "mailbox.org",
        "proton.me", "protonmail.com", "pm.me", "tutanota.com", "tuta.io", "fastmail.com", "fastmail.fm",
        "zoho.com", "mail.com", "email.com", "orange.fr", "wanadoo.fr", "free.fr", "laposte.net", "sfr.fr",
        "libero.it", "virgilio.it", "alice.it", "tiscali.it", "hotmail.com.br", "uol.com.br", "bol.com.br",
        "terra.com.br", "ig.com.br", "mail.ru", "yandex.ru", "yandex.com", "bk.ru", "list.ru", "inbox.ru",
        "rambler.ru", "ukr.net", "wp.pl", "onet.pl", "o2.pl", "interia.pl", "seznam.cz", "centrum.cz",
        "azet.sk", "freemail.hu", "citromail.hu", "abv.bg", "comcast.net", "verizon.net", "att.net",
        "sbcglobal.net", "cox.net", "charter.net", "earthlink.net", "bellsouth.net", "btinternet.com",
        "ntlworld.com", "blueyonder.co.uk", "virginmedia.com", "sky.com", "rogers.com", "shaw.ca",
        "sympatico.ca", "bigpond.com", "optusnet.com.au", "telia.com", "ziggo.nl", "kpnmail.nl", "planet.nl",
        "home.nl", "xs4all.nl", "skynet.be", "telenet.be", "bluewin.ch", "hispeed.ch", "qq.com", "163.com",
        "126.com", "sina.com", "naver.com", "daum.net", "hanmail.net", "rediffmail.com", "hey.com",
    ]

    /// Local parts of senders that report one event.
    static let noticeWords: Set<String> = [
        "order", "orders", "ship", "shipping", "shipment", "shipments", "confirm", "confirmation",
        "confirmations", "receipt", "receipts", "invoice", "invoices", "invoicing", "billing", "bills",
        "payment", "payments", "account", "accounts", "security", "alert", "alerts", "notification",
        "notifications", "notify", "notifier", "tracking", "delivery", "booking", "bookings", "reservation",
        "reservations", "ticket", "tickets", "tickettracker", "verify", "verification", "calendar", "support",
        "service", "customerservice", "customercare", "helpdesk", "statements", "statement", "transaction",
        "transactions", "auth", "login", "signin", "password", "passwort", "otp", "bestellung", "bestellungen",
        "rechnung", "rechnungen", "buchung", "versand", "paket", "kundenservice", "kundenbetreuung",
        "commande", "commandes", "facture", "factures", "livraison", "compte", "reservas", "pedido", "pedidos",
        "facturacion", "facturas", "cuenta", "compras", "vendas", "cobranca", "fatura", "faturas", "nfe",
        "ordini", "ordine", "fatture", "prenotazioni", "bestelling", "facturen", "factuur", "zamowienia",
        "faktury", "objednavky", "bugzilla", "jira", "github", "gitlab", "redmine", "otrs",
        "tracker", "bugs", "errata", "leads", "workflow", "messenger", "identity", "welcome", "registration",
        "memberservices", "membership", "subscriptions-confirm", "checkout", "purchase",
        "zustellung", "sendung", "refunds", "returns", "claims", "legal", "privacy",
    ]

    /// Local parts (and subdomains) of senders that write to many.
    static let bulkWords: Set<String> = [
        "news", "newsletter", "newsletters", "enews", "enewsletter", "newsflash", "nl", "offers", "offer",
        "deals", "deal", "promo", "promos", "promotion", "promotions", "promocoes", "marketing", "mkt",
        "mailing", "mailings", "mailinglist", "mailinglists", "campaign", "campaigns", "specials", "rewards",
        "loyalty", "digest", "editors", "editorial", "redaktion", "updates", "announce", "announcement",
        "announcements", "press", "presse", "webinar", "webinars", "boutique", "tienda", "loja", "angebote",
        "angebot", "aktion", "ofertas", "oferta", "promociones", "infolettre", "lettre", "boletin", "boletim",
        "noticias", "novidades", "novedades", "nieuwsbrief", "nyhetsbrev", "nyhedsbrev", "uutiskirje",
        "biuletyn", "hirlevel", "rassylka", "subscriptions", "subscription", "subscribe", "subscribed",
        "listmanager", "reminders", "bulletin", "headlines", "dispatch", "insider", "insiders",
        "rss", "rssfeeds", "feed", "feeds", "marketingteam", "comunicacao", "comunicacion", "communications",
        "communication", "horoscope", "volunteer", "fundraising", "survey", "surveys",
        "umfrage", "newsroom",
    ]

    /// Local parts that shops and clubs use for newsletters and letters alike.
    static let openWords: Set<String> = [
        "hello", "hi", "hallo", "hola", "ola", "bonjour", "contato", "contact", "info", "mail", "email",
        "team", "comercial", "vendas", "vendedor", "list", "community", "events", "foundation", "sales",
        "shop", "store", "club", "journal", "mailer", "update", "daily", "weekly", "editor",
    ]

    /// Words of which the addresses consist at which a club, a class or a house is written to as a whole.
    static let groupWords: Set<String> = [
        "all", "everyone", "everybody", "allhands", "members", "list", "discuss", "discussion", "parents", "residents",
        "tenants", "neighbors", "neighbours", "students", "alumni", "choir", "alle", "mitglieder", "liste", "eltern",
        "bewohner", "mieter", "nachbarn", "chor", "leden", "ouders", "bewoners", "koor", "tous", "membres", "habitants",
        "voisins", "chorale", "todos", "socios", "miembros", "padres", "vecinos", "coro", "membros", "pais", "vizinhos",
        "condominos", "tutti", "membri", "genitori", "condomini", "medlemmar", "medlemmer", "foraldrar", "foreldre",
        "grannar", "jasenet", "kaikki", "vanhemmat", "asukkaat", "kuoro", "liikmed", "czlonkowie", "wszyscy", "rodzice",
        "mieszkancy", "sasiedzi", "clenove", "vsichni", "rodice", "sousedi", "clenovia", "rodicia", "tagok", "szulok",
        "lakok", "membrii", "parinti", "vecini", "clanovi", "roditelji", "susjedi", "clani", "uyeler", "veliler",
        "komsular", "chleny", "roditeli", "sosedi", "zhilcy", "anggota", "warga",
    ]

    /// Local parts and display names of newsletters.
    static let newsletterWords: Set<String> = [
        "newsletter", "newsletters", "enews", "news", "marketing", "deals", "offers", "promo", "promotions",
    ]
    static let newsletterNames = [
        "newsletter", "enews", "e-news", "mailing list", "boletin", "boletim", "nieuwsbrief", "nyhetsbrev",
        "announcement", "promotions", "marketing", " news ", "deals", "offers", "digest", "daily ", "weekly",
    ]

    /// Display names and subdomains of senders that report one event.
    static let noticeNames = [
        "notification", "alert", "billing", " order", "receipt", "security", "customer service", "kundenservice",
        "account", "booking", "bug tracking", "calendar", "kalender", "benachrichtigung", "customer care", "support",
    ]
    static let noticeHosts: Set<String> = [
        "notifications", "notification", "notify", "notice", "notices", "alerts", "alert", "transactional", "trans",
        "txn", "orders", "order", "billing", "accounts", "account", "receipts", "support", "service", "services",
        "customer", "security", "verify", "auth", "system", "no-reply", "noreply",
    ]

    /// Accounts and display names of robots that write of other things than mail.
    static let robotWords: Set<String> = ["bot", "robot", "automation", "autobuild", "buildbot"]
    static let robotNames = [
        " bot ", " robot ", "-bot ", "-bot-", "[bot]", "-bot+", " bot]", "autobuild", "buildbot",
    ]
    /// Accounts of repositories and build servers.
    static let repositoryWords: Set<String> = [
        "commits", "commit", "svn", "cvs", "git", "hg", "checkins", "buildd", "ci",
    ]

    /// Accounts of machines.
    static let machineWords: Set<String> = [
        "root", "postmaster", "cron", "crond", "daemon", "nobody", "logwatch", "nagios", "icinga", "zabbix", "munin",
        "backup", "apache", "www-data", "httpd", "postgres", "mysql", "sysadmin", "monit", "monitoring",
        "anacron", "smartd", "fail2ban", "jenkins", "buildbot", "hudson", "watchdog", "amavis",
        "clamav", "spamd", "mailman", "majordomo", "listserv", "ezmlm", "sympa", "bacula", "ups",
        "dmarcreport", "dmarc", "tlsrpt",
    ]
}
