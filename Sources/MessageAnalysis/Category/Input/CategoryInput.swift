import Bytes
import MessageContent
import MessageFormat

/// What the classifier reads of a message: its header, its addresses and the outline of its body.
public struct CategoryInput: Sendable {
    /// The outline of an HTML body.
    public struct HTMLFacts: Sendable {
        /// How many links it has.
        public var links = 0
        /// How many images it has.
        public var images = 0
        /// How many tracking pixels it has.
        public var trackers = 0
        /// How many tables it has, for data or for layout.
        public var tables = 0
        /// How many links name a campaign or count who clicked.
        public var campaignLinks = 0
        /// How many networks it links to, such as facebook.com.
        public var networks = 0

        /// The outline of a body with these numbers of elements.
        public init(
            links: Int = 0, images: Int = 0, trackers: Int = 0, tables: Int = 0, campaignLinks: Int = 0,
            networks: Int = 0
        ) {
            self.links = links
            self.images = images
            self.trackers = trackers
            self.tables = tables
            self.campaignLinks = campaignLinks
            self.networks = networks
        }
    }

    /// Unfolded raw fields in order, names in lower case.
    public var headers: [(name: String, value: String)] = []
    /// The addresses of From.
    public var from: [EmailAddress] = []
    /// The addresses of Sender.
    public var sender: [EmailAddress] = []
    /// The addresses of To.
    public var to: [EmailAddress] = []
    /// The addresses of Cc.
    public var cc: [EmailAddress] = []
    /// The decoded subject; "" where there is none.
    public var subject = ""
    /// The message as plain text.
    public var text = ""
    /// The author's own part of the text: without quotes and signature.
    public var newText = ""
    /// What stands above an earlier or a forwarded message that goes on to the end; nil where there is none.
    public var textAboveTail: String?
    /// Whether a line of the text says that this message is forwarded.
    public var passesOn = false
    /// The part of the text that quotes another message.
    public var quotedText = ""
    /// The outline of the HTML body; nil without one.
    public var html: HTMLFacts?
    /// Media types of all parts in order and in lower case, the message's own first.
    public var mediaTypes: [String] = []
    /// What the HTML declares by schema.org's vocabulary, in order: `Order`, `ParcelDelivery`.
    public var schemaTypes: [String] = []
    /// The parameters of the message's own media type, names in lower case.
    public var mediaTypeParameters: [String: String] = [:]

    /// An empty message.
    public init() {}
}

extension CategoryInput {
    /// Reads the facts of a message.
    public init(_ email: Email) {
        headers = email.headers.map { ($0.name.lowered(200), $0.value) }
        from = email.from
        sender = email.sender
        to = email.to
        cc = email.cc
        subject = email.subject ?? ""
        text = email.text
        newText = email.reply.newText
        textAboveTail = email.reply.textAboveTail
        passesOn = email.reply.passesOn
        quotedText = email.reply.quotedText
        schemaTypes = email.schemaTypes
        mediaTypes = email.bodyStructure.flattened.map(\.type)
        for parameter in email.bodyStructure.parameters {
            mediaTypeParameters[parameter.name.lowered(100)] = parameter.value
        }
        if let safe = email.html {
            let (images, tables) = safe.html.countImagesAndTables()
            html = HTMLFacts(
                links: safe.links.count, images: images, trackers: safe.trackers.count { $0.kind == .pixel },
                tables: tables, campaignLinks: safe.links.count { $0.original != nil || $0.redirector != nil },
                networks: SocialNetwork.count(in: safe.links.lazy.map(\.url)))
        }
    }
}

/// Networks to which the footers of campaigns link.
private enum SocialNetwork {
    static let hosts: [StaticString] = [
        "facebook.com", "twitter.com", "x.com", "instagram.com", "linkedin.com", "youtube.com", "pinterest.com",
        "tiktok.com", "vk.com", "ok.ru", "t.me", "weibo.com", "xing.com", "plus.google.com", "flickr.com",
        "mastodon.social", "threads.net", "bsky.app", "spotify.com",
    ]

    /// How many different networks the links lead to.
    static func count(in links: some Sequence<String>) -> Int {
        var seen: UInt32 = 0
        for link in links {
            var url = link
            url.withUTF8 { bytes in
                let view = ByteView(bytes)
                guard let slashes = view.firstIndex(of: 0x2F), view.hasPrefix("//", at: slashes) else { return }
                let start = slashes + 2
                let end = (start..<view.count).first { !MessageHosts.isHostByte(view[$0]) } ?? view.count
                for (index, host) in hosts.enumerated() where seen & 1 << UInt32(index) == 0 {
                    // The host itself, or one below it.
                    let from = end - host.utf8CodeUnitCount
                    guard from >= start, from == start || view[from - 1] == 0x2E else { continue }
                    if view.hasPrefix(host, at: from) { seen |= 1 << UInt32(index) }
                }
            }
        }
        return seen.nonzeroBitCount
    }
}

extension String {
    /// How often `<img ` and `<table` stand in safe HTML, in which every `<` begins a tag.
    fileprivate func countImagesAndTables() -> (images: Int, tables: Int) {
        var html = self
        return html.withUTF8 { bytes in
            let view = ByteView(bytes)
            var counts = (images: 0, tables: 0)
            var start = 0
            while let tag = view.firstIndex(of: 0x3C, from: start) {
                if view.hasPrefix("<img ", at: tag) { counts.images += 1 }
                if view.hasPrefix("<table", at: tag) { counts.tables += 1 }
                start = tag + 1
            }
            return counts
        }
    }
}
