/// Soft limits of the parser. A message that passes one gets a diagnostic (`limit.…`); its raw bytes stay complete.
///
/// Each is far above what real mail needs and low enough that time and memory stay linear in a message's size.
public enum Limits {
    /// Bytes of one raw message that are parsed: offsets are 32-bit.
    public static let messageBytes = Int(UInt32.max)
    /// Multiparts and messages inside one another.
    public static let nestingDepth = 100
    /// Entities of one message.
    public static let entities = 10_000
    /// Header fields of one entity.
    public static let headerFields = 10_000
    /// Bytes of a field name and the blanks before its colon; a line whose colon is further on is no field.
    public static let fieldNameBytes = 1_000
    /// Bytes of one field body that are interpreted; the field is kept whole.
    public static let fieldBytes = 1_000_000
    /// Parameters of one field; each piece of an RFC 2231 continuation counts.
    public static let parameters = 1_000
    /// Addresses of one field.
    public static let addresses = 10_000
    /// Groups inside one another in an address field. RFC 5322 section 3.4 does not nest them.
    public static let groupNesting = 3
    /// Message-IDs of one field. Of more, the first and the most recent ones are kept.
    public static let messageIDs = 1_000
    /// Zero bytes that one uuencoded file may gain from blanks that mailers cut off its lines.
    public static let uuencodePadding = 1_000_000
    /// Messages inside one another of which each is encoded in base64 or quoted-printable.
    public static let encodedMessageDepth = 5
    /// Files of one message that are inside its parts in another format than MIME: TNEF, uuencode, yEnc, BinHex.
    public static let embeddedFiles = 10_000
    /// Bytes that compressed content may grow to, plus twice its compressed size.
    public static let embeddedExpansion = 2_000_000
    /// Bodies of one message that are searched for a boundary that ends in blanks, or that seems to be another one.
    public static let boundaryLookAheads = 8
    /// Bytes of a boundary that was not declared. RFC 2046 section 5.1.1 allows 70.
    public static let boundaryBytes = 128
    /// Diagnostics of one message; the rest are not kept.
    public static let diagnostics = 1_000
    /// Bytes of an encoded-word. RFC 2047 section 2 allows 75, which many mailers exceed.
    public static let encodedWordBytes = 20_000
    /// Bytes of a Content-Transfer-Encoding field that are looked at.
    public static let encodingBytes = 1_000
    /// Bytes of a Date field that are looked at.
    public static let dateBytes = 200
}
