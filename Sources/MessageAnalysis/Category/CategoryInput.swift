import MessageContent

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
            let bytes = Array(safe.html.utf8)
            html = HTMLFacts(
                links: safe.links.count, images: bytes.count(of: "<img "),
                trackers: safe.trackers.count { $0.kind == .pixel },
                tables: bytes.count(of: "<table"))
        }
    }
}

extension [UInt8] {
    /// How often `word` stands in these bytes.
    fileprivate func count(of word: StaticString) -> Int {
        let length = word.utf8CodeUnitCount
        guard count >= length else { return 0 }
        var found = 0
        for start in 0...(count - length) where self[start] == word.utf8Start[0] {
            if (1..<length).allSatisfy({ self[start + $0] == word.utf8Start[$0] }) { found += 1 }
        }
        return found
    }
}
