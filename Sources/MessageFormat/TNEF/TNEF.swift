import Bytes

/// TNEF, the Transport Neutral Encapsulation Format (MS-OXTNEF): what Outlook and Exchange put into `winmail.dat`.
///
/// A stream of attributes of the message and of its attachments; many of them hold lists of MAPI properties
/// (MS-OXPROPS). All ranges point into the bytes that were read; nothing is decoded or copied, and no length that the
/// stream declares is believed.
public struct TNEF: Sendable {
    /// A string as it stands in the stream.
    public struct Text: Sendable, Hashable {
        public var range: ByteRange
        /// Whether it is UTF-16LE; else it is 8-bit text of the stream's code page.
        public var isUTF16: Bool
    }

    /// One attached file, message or object.
    public struct Attachment: Sendable {
        /// Its bytes; for a message a TNEF stream of its own.
        public var data = ByteRange.empty
        /// Whether ``data`` is an embedded message (PidTagAttachMethod 5).
        public var isMessage = false
        /// The best of its file names.
        public var name: Text?
        public var mediaType: Text?
        public var contentID: Text?
        public var contentLocation: Text?
        /// Whether the message's own text shows it (PidTagAttachFlags, or a hidden attachment with a Content-ID).
        public var isInline = false
        var nameRank = Int.max
        /// Whether ``data`` came from the attachment's property list.
        var isObject = false
    }

    /// Windows code page of the stream's 8-bit strings (attOemCodepage).
    public var oemCodePage: Int?
    /// Windows code page of the message's body (PidTagInternetCodepage).
    public var internetCodePage: Int?
    public var subject: Text?
    public var senderName: Text?
    public var senderAddress: Text?
    public var messageID: Text?
    /// Seconds since 1970 (PidTagClientSubmitTime).
    public var sentAt: Int64?
    /// PidTagBody, else attBody.
    public var plainBody: Text?
    /// PidTagBodyHtml.
    public var htmlBody: Text?
    /// PidTagRtfCompressed, for ``TNEFCompressedRTF``.
    public var compressedRTF: ByteRange?
    /// At most ``Limits/embeddedFiles``.
    public var attachments: [Attachment] = []
    public internal(set) var diagnostics: [DiagnosticCode] = []

    /// Whether the stream was read to its end, so that its parts are all there is.
    public var isWhole: Bool { !diagnostics.contains(.tnefMalformed) && !diagnostics.contains(.limitEmbedded) }

    /// Whether `bytes` begin as every TNEF stream does (section 2.1.2).
    public static func isTNEF(_ bytes: ByteView) -> Bool {
        bytes.count > 6 && bytes[0] == 0x78 && bytes[1] == 0x9F && bytes[2] == 0x3E && bytes[3] == 0x22
    }

    /// Reads a stream; nil when `bytes` are none. Time is linear in their number.
    public init?(reading bytes: ByteView) {
        guard TNEF.isTNEF(bytes) else { return nil }
        self.init()
        var reader = TNEFReader(bytes)
        reader.run(into: &self)
    }

    private init() {}

    mutating func note(_ code: DiagnosticCode) {
        if !diagnostics.contains(code) { diagnostics.append(code) }
    }
}

/// Reads little-endian numbers and runs of bytes; each is checked against what is left.
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

    mutating func uint8() -> UInt8? {
        guard left >= 1 else { return nil }
        offset += 1
        return bytes[offset - 1]
    }

    mutating func uint16() -> UInt16? {
        guard left >= 2 else { return nil }
        offset += 2
        return bytes.uint16(at: offset - 2)
    }

    mutating func uint32() -> UInt32? {
        guard left >= 4 else { return nil }
        offset += 4
        return bytes.uint32(at: offset - 4)
    }

    /// The next `count` bytes, or nil when there are fewer.
    mutating func take(_ count: Int) -> ByteRange? {
        guard count >= 0, count <= left else { return nil }
        offset += count
        return ByteRange(offset - count, offset)
    }

    /// All that is left.
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
