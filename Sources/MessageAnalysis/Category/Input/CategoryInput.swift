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

        /// The outline of a body with these numbers of elements.
        public init(links: Int = 0, images: Int = 0, trackers: Int = 0, tables: Int = 0) {
            self.links = links
            self.images = images
            self.trackers = trackers
            self.tables = tables
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
    /// The part of the text that quotes another message.
    public var quotedText = ""
    /// The outline of the HTML body; nil without one.
    public var html: HTMLFacts?
    /// Media types of all parts in order and in lower case, the message's own first.
    public var mediaTypes: [String] = []
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
        quotedText = email.reply.quotedText
        mediaTypes = email.bodyStructure.flattened.map(\.type)
        for parameter in email.bodyStructure.parameters {
            mediaTypeParameters[parameter.name.lowered(100)] = parameter.value
        }
        if let safe = email.html {
            let (images, tables) = safe.html.countImagesAndTables()
            html = HTMLFacts(
                links: safe.links.count, images: images, trackers: safe.trackers.count { $0.kind == .pixel },
                tables: tables)
        }
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
