import Bytes

/// TNEF, the Transport Neutral Encapsulation Format (MS-OXTNEF), in which Outlook and Exchange write `winmail.dat`.
///
/// It is a stream of attributes of a message and of its attachments; many of them hold lists of MAPI properties
/// (MS-OXPROPS). All ranges point into the bytes that were read; nothing is decoded or copied. Lengths that the stream
/// declares are checked against its bytes.
public struct TNEF: Sendable {
    /// A string of the stream, not yet decoded.
    public struct Text: Sendable, Hashable {
        /// Its bytes, without the NUL that ends it.
        public var range: ByteRange
        /// Whether it is UTF-16LE; else it is in the 8-bit code page ``TNEF/oemCodePage``.
        public var isUTF16: Bool
    }

    /// One attached file, message or object.
    public struct Attachment: Sendable {
        /// Its bytes; those of a message are another TNEF stream.
        public var data = ByteRange.empty
        /// Whether ``data`` is an embedded message (PidTagAttachMethod 5).
        public var isMessage = false
        /// The file name: the long one (PidTagAttachLongFilename) if there is one.
        public var name: Text?
        /// PidTagAttachMimeTag.
        public var mediaType: Text?
        /// PidTagAttachContentId.
        public var contentID: Text?
        /// PidTagAttachContentLocation.
        public var contentLocation: Text?
        /// Whether the text of the message shows it (attRenderedInBody of PidTagAttachFlags).
        public var isInline = false
        /// How good ``name`` is: 0 is the best, a name of lower rank replaces it.
        var nameRank = Int.max
        /// Whether ``data`` came from the attachment's property list.
        var isObject = false
    }

    /// The Windows code page of the 8-bit strings (attOemCodepage).
    public var oemCodePage: Int?
    /// The Windows code page of the message's body (PidTagInternetCodepage).
    public var internetCodePage: Int?
    /// PidTagSubject, else attSubject.
    public var subject: Text?
    /// PidTagSenderName, else PidTagSentRepresentingName.
    public var senderName: Text?
    /// PidTagSenderSmtpAddress, else an address that may be one of Exchange (`/O=…`).
    public var senderAddress: Text?
    /// PidTagInternetMessageId, with its angle brackets.
    public var messageID: Text?
    /// PidTagClientSubmitTime in seconds since 1970.
    public var sentAt: Int64?
    /// PidTagBody, else attBody.
    public var plainBody: Text?
    /// PidTagBodyHtml.
    public var htmlBody: Text?
    /// PidTagRtfCompressed, for ``TNEFCompressedRTF``.
    public var compressedRTF: ByteRange?
    /// The attachments in order; at most ``Limits/embeddedFiles``.
    public var attachments: [Attachment] = []
    /// Each departure from the format once.
    public internal(set) var diagnostics: [DiagnosticCode] = []

    /// Whether the stream was read to its end, so that no part of it is missing here.
    public var isWhole: Bool { !diagnostics.contains(.tnefMalformed) && !diagnostics.contains(.limitEmbedded) }

    /// Whether `bytes` begin as every TNEF stream does (section 2.1.2).
    public static func isTNEF(_ bytes: ByteView) -> Bool {
        bytes.count > 6 && bytes[0] == 0x78 && bytes[1] == 0x9F && bytes[2] == 0x3E && bytes[3] == 0x22
    }

    /// Reads a stream in linear time; nil when `bytes` are none (see ``isTNEF(_:)``).
    public init?(reading bytes: ByteView) {
        guard TNEF.isTNEF(bytes) else { return nil }
        self.init()
        var reader = TNEFReader(bytes)
        reader.run(into: &self)
    }

    private init() {}
}

/// Reads little-endian numbers and runs of bytes, none of them beyond the end of its range.
struct TNEFCursor {
    let bytes: ByteView
    private(set) var offset: Int
    let end: Int

    init(_ bytes: ByteView, _ range: ByteRange) {
        self.bytes = bytes
        offset = min(range.start, bytes.count)
        end = min(range.end, bytes.count)
    }

    var left: Int { end - offset }

    mutating func uint8() -> UInt8? { take(1).map { bytes[$0.start] } }
    mutating func uint16() -> UInt16? { take(2).map { bytes.uint16(at: $0.start) } }
    mutating func uint32() -> UInt32? { take(4).map { bytes.uint32(at: $0.start) } }

    /// The next `count` bytes, or nil when there are fewer.
    mutating func take(_ count: Int) -> ByteRange? {
        guard count >= 0, count <= left else { return nil }
        offset += count
        return ByteRange(offset - count, offset)
    }

    /// The bytes that are left.
    mutating func rest() -> ByteRange {
        defer { offset = end }
        return ByteRange(offset, end)
    }
}

extension ByteView {
    /// The little-endian number at `offset`; bytes outside the view count as 0.
    func uint16(at offset: Int) -> UInt16 { UInt16(peek(offset)) | UInt16(peek(offset + 1)) << 8 }
    func uint32(at offset: Int) -> UInt32 { UInt32(uint16(at: offset)) | UInt32(uint16(at: offset + 2)) << 16 }
    func uint64(at offset: Int) -> UInt64 { UInt64(uint32(at: offset)) | UInt64(uint32(at: offset + 4)) << 32 }
}
