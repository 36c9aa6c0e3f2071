import Bytes
import MessageContent
import MessageFormat

/// What the classifier reads of a message: its header, its addresses and the outline of its body.
public struct CategoryInput: Sendable {
    /// The outline of an HTML body.
    public struct HTMLFacts: Sendable {
        public var links = 0
        public var images = 0
        public var trackers = 0
        public var tables = 0
        public init(links: Int = 0, images: Int = 0, trackers: Int = 0, tables: Int = 0) {
            self.links = links
            self.images = images
            self.trackers = trackers
            self.tables = tables
        }
    }

    /// Unfolded raw fields in order, names in lower case.
    public var headers: [(name: String, value: String)] = []
    public var from: [EmailAddress] = []
    public var sender: [EmailAddress] = []
    public var to: [EmailAddress] = []
    public var cc: [EmailAddress] = []
    public var replyTo: [EmailAddress] = []
    /// Decoded.
    public var subject = ""
    /// The message as plain text, and what of it was quoted.
    public var text = ""
    public var quotedText = ""
    public var hasSignature = false
    /// Nil without an HTML body.
    public var html: HTMLFacts?
    /// Media types of all parts in order, lower case, the message's own first.
    public var mediaTypes: [String] = []
    /// The parameters of the message's own media type, names in lower case.
    public var mediaTypeParameters: [String: String] = [:]

    public init() {}
}

extension CategoryInput {
    /// Reads the facts from an Email.
    public init(_ email: Email) {
        headers = email.headers.map { ($0.name.lowered(200), $0.value) }
        from = email.from
        sender = email.sender
        to = email.to
        cc = email.cc
        replyTo = email.replyTo
        subject = email.subject ?? ""
        text = email.text
        quotedText = email.reply.quotedText
        hasSignature = email.reply.signature != nil
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
