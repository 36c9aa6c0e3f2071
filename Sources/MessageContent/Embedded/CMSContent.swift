import Bytes
import MessageFormat

/// The Cryptographic Message Syntax (RFC 5652) as S/MIME uses it: its kind, and its content if it is only signed.
///
/// DER and BER are read from the front, with definite and indefinite lengths. Declared lengths are checked against the
/// bytes.
struct CMSContent {
    private(set) var security: EmailSecurity?
    /// The encapsulated content of SignedData; nil if it is encrypted, or if the signature is detached.
    private(set) var content: [UInt8]?
    private(set) var isMalformed = false

    // Object identifiers of RFC 5652 sections 5.1, 6.1 and RFC 5083 section 2.
    private static let signedData: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, 0x02]
    private static let envelopedData: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, 0x03]
    private static let authEnvelopedData: [UInt8] = [
        0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x09, 0x10, 0x01, 0x17,
    ]

    static func isCMS(_ part: EmailBodyPart) -> Bool {
        switch part.type {
        case "application/pkcs7-mime", "application/x-pkcs7-mime": true
        default: part.name?.lowercased().hasSuffix(".p7m") ?? false
        }
    }

    /// Whether the content is a MIME entity and not some other signed file.
    static func isEntity(_ content: ByteView) -> Bool { Message(parsing: content).entities[0].contentTypeField >= 0 }

    init(reading bytes: ByteView) {
        var cursor = BERCursor(bytes)
        guard cursor.open(0x30), let kind = cursor.identifier() else { return }
        switch kind {
        case Self.envelopedData, Self.authEnvelopedData: security = .smimeEncrypted
        case Self.signedData: readSigned(&cursor)
        default: break
        }
    }

    /// SignedData: version, digest algorithms, then the encapsulated content: its type and [0] with an OCTET STRING.
    private mutating func readSigned(_ cursor: inout BERCursor) {
        guard cursor.open(0xA0), cursor.open(0x30), cursor.skip(0x02), cursor.skip(0x31), cursor.open(0x30),
            cursor.identifier() != nil
        else {
            isMalformed = true
            return
        }
        // Without content it is a detached signature or a set of certificates.
        guard cursor.isAt(0xA0) else { return }
        security = .smimeSigned
        guard cursor.open(0xA0), let octets = cursor.octetString() else {
            isMalformed = true
            return
        }
        content = octets.bytes
        isMalformed = !octets.isWhole
    }
}

/// Reads BER (X.690 section 8) from the front.
struct BERCursor {
    private let bytes: ByteView
    private var offset = 0
    /// Where the innermost open element of definite length ends.
    private var end: Int

    init(_ bytes: ByteView) {
        self.bytes = bytes
        end = bytes.count
    }

    private struct Header {
        var tag: UInt8
        /// Nil for the indefinite form.
        var length: Int?
        var isEndOfContents: Bool { tag == 0 && length == 0 }
    }

    /// Reads the identifier and length octets of an element. CMS has no tags above 30.
    private mutating func header() -> Header? {
        guard offset + 1 < bytes.count, bytes[offset] & 0x1F != 0x1F else { return nil }
        let tag = bytes[offset]
        let first = bytes[offset + 1]
        offset += 2
        guard first >= 0x80 else { return Header(tag: tag, length: Int(first)) }
        guard first > 0x80 else { return Header(tag: tag, length: nil) }
        let digits = Int(first & 0x7F)
        guard digits <= 7, offset + digits <= bytes.count else { return nil }
        let length = (0..<digits).reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
        offset += digits
        return Header(tag: tag, length: length)
    }

    func isAt(_ tag: UInt8) -> Bool { offset < end && bytes[offset] == tag }

    /// Goes inside the next element, which must have that tag.
    mutating func open(_ tag: UInt8) -> Bool {
        guard isAt(tag), let header = header() else { return false }
        if let length = header.length { end = min(end, offset + length) }
        return true
    }

    /// The bytes of an OBJECT IDENTIFIER.
    mutating func identifier() -> [UInt8]? {
        guard isAt(0x06), let header = header(), let length = header.length, length <= 32,
            offset + length <= bytes.count
        else { return nil }
        offset += length
        return bytes.slice(offset - length, offset).array
    }

    /// Skips the next element, which must have that tag.
    mutating func skip(_ tag: UInt8) -> Bool {
        guard isAt(tag) else { return false }
        // How many elements of indefinite length are open.
        var open = 0
        repeat {
            guard let header = header() else { return false }
            if header.isEndOfContents {
                open -= 1
            } else if let length = header.length {
                guard length <= bytes.count - offset else { return false }
                offset += length
            } else {
                open += 1
            }
        } while open > 0
        return open == 0
    }

    /// The content of an OCTET STRING, which may be made of pieces (section 8.7.3).
    mutating func octetString() -> (bytes: [UInt8], isWhole: Bool)? {
        guard isAt(0x04) || isAt(0x24) else { return nil }
        var result: [UInt8] = []
        // Where each open constructed string ends; nil for the indefinite form.
        var open: [Int?] = []
        repeat {
            guard let header = header() else { return (result, false) }
            switch (header.tag, header.length) {
            case (0, 0) where !open.isEmpty: open.removeLast()
            case (0x24, let length) where open.count < Self.depth: open.append(length.map { offset + $0 })
            case (0x04, let length?):
                let stop = min(bytes.count, offset + length)
                result.append(contentsOf: bytes.slice(offset, stop).buffer)
                guard stop == offset + length else { return (result, false) }
                offset = stop
            default: return (result, false)
            }
            while let last = open.last, let end = last, offset >= end { open.removeLast() }
        } while !open.isEmpty
        return (result, true)
    }

    /// Most constructed strings inside one another.
    private static let depth = 16
}
