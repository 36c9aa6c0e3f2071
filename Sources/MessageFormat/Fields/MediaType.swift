import Bytes

/// The media type of an entity (RFC 2045 section 5, RFC 6838): its kind, and where its two names are in the message.
public struct MediaType: Sendable {
    /// The media types that decide how an entity is read; the others are grouped by their first name.
    public enum Kind: UInt8, Sendable {
        case textPlain, textHTML, textOther
        case multipartAlternative, multipartRelated, multipartDigest, multipartOther
        /// A whole message: message/rfc822, message/global or message/news.
        case message
        /// Other subtypes of message, and types whose bodies are no text.
        case messageOther, image, audio, video, application, other

        /// Whether it is a multipart of whatever subtype.
        public var isMultipart: Bool { self.rawValue >= 3 && self.rawValue <= 6 }
        /// Whether it is a text of whatever subtype.
        public var isText: Bool { self.rawValue <= 2 }
    }

    /// How the entity is read.
    public var kind: Kind
    /// The first name as written, such as `text`; empty where the type was assumed.
    public var type: ByteRange
    /// The second name as written, such as `plain`; empty where there is none.
    public var subtype: ByteRange

    /// The default for an entity without a readable Content-Type (RFC 2045 section 5.2).
    static let assumedText = MediaType(kind: .textPlain, type: .empty, subtype: .empty)
    /// The default inside a multipart/digest (RFC 2046 section 5.1.5).
    static let assumedMessage = MediaType(kind: .message, type: .empty, subtype: .empty)

    /// Whether this is a default, since no Content-Type field could be read.
    public var isAssumed: Bool { type.isEmpty }

    /// Reads `type/subtype` at the start of a Content-Type body.
    ///
    /// - Returns: the media type and the offset after it, or nil when no type can be read.
    /// - Note: QUIRK: `text` alone is text/plain, as RFC 1049 and SunOS wrote it, and blanks around the slash are
    ///   ignored (RFC 2045 section 5.1 has neither).
    static func parse(_ body: ByteView) -> (type: ByteRange, subtype: ByteRange, kind: Kind, end: Int)? {
        var cursor = body.skipCommentsAndWhiteSpace(from: 0)
        if body.peek(cursor) == 0x22 { cursor += 1 }
        let typeEnd = body.endOfToken(from: cursor)
        guard typeEnd > cursor else { return nil }
        let type = ByteRange(cursor, typeEnd)
        let slash = body.skipCommentsAndWhiteSpace(from: typeEnd)
        guard body.peek(slash) == 0x2F else {
            guard body.slice(cursor, typeEnd).equals("text") else { return nil }
            return (type, .empty, .textPlain, typeEnd)
        }
        let start = body.skipCommentsAndWhiteSpace(from: slash + 1)
        let end = body.endOfToken(from: start)
        guard end > start else { return nil }
        let subtype = ByteRange(start, end)
        // QUIRK: `plain/text` and `html/text`, which programs of shops write.
        if body[subtype].equals("text"), body[type].equals("plain") || body[type].equals("html") {
            return (type, .empty, body[type].equals("html") ? .textHTML : .textPlain, end)
        }
        return (type, subtype, kind(type: body[type], subtype: body[subtype]), end)
    }

    private static func kind(type: ByteView, subtype: ByteView) -> Kind {
        switch true {
        case type.equals("text"):
            if subtype.equals("plain") { return .textPlain }
            return subtype.equals("html") ? .textHTML : .textOther
        case type.equals("multipart"):
            if subtype.equals("alternative") { return .multipartAlternative }
            if subtype.equals("related") { return .multipartRelated }
            return subtype.equals("digest") ? .multipartDigest : .multipartOther
        case type.equals("message"):
            let whole = subtype.equals("rfc822") || subtype.equals("global") || subtype.equals("news")
            return whole ? .message : .messageOther
        case type.equals("image"): return .image
        case type.equals("audio"): return .audio
        case type.equals("video"): return .video
        case type.equals("application"): return .application
        default: return .other
        }
    }
}

extension ByteView {
    /// Offset after the token (RFC 2045 section 5.1) at `start`.
    func endOfToken(from start: Int) -> Int {
        var i = start
        while i < count, self[i].isTokenByte { i += 1 }
        return i
    }
}

extension UInt8 {
    /// Whether the byte may be in a token (RFC 2045 section 5.1); 8-bit bytes are let in.
    var isTokenByte: Bool {
        switch self {
        case 0...0x20, 0x7F, 0x28, 0x29, 0x3C, 0x3E, 0x40, 0x2C, 0x3B, 0x3A, 0x5C, 0x22, 0x2F, 0x5B, 0x5D, 0x3F, 0x3D:
            false
        default: true
        }
    }
}
