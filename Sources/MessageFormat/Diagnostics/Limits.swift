/// Soft limits of the parser. Passing one is a diagnostic (`limit.…`), never a loss: the raw message stays whole.
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
    /// Bytes of a field name and the blanks before its colon; a longer one makes the line no field.
    public static let fieldNameBytes = 1_000
    /// Bytes of one field body that are interpreted; the field is kept whole.
    public static let fieldBytes = 1_000_000
    /// Parameters of one field, RFC 2231 pieces included.
    public static let parameters = 1_000
    /// Addresses of one field.
    public static let addresses = 10_000
    /// Group syntax inside group syntax.
    public static let groupNesting = 3
    /// Message-IDs of one field: the first and the most recent are kept.
    public static let messageIDs = 1_000
    /// Zero bytes of one uuencoded file that are made up for blanks that were cut off its lines.
    public static let uuencodePadding = 1_000_000
    /// Messages that stand encoded (base64, quoted-printable) inside one another.
    public static let encodedMessageDepth = 5
    /// Files inside the parts of one message beneath MIME: in TNEF, uuencode, yEnc, BinHex.
    public static let embeddedFiles = 10_000
    /// Bytes that compressed content may grow to, beside twice its own size.
    public static let embeddedExpansion = 2_000_000
    /// Times that a body is searched for a boundary that ends in blanks.
    public static let boundaryLookAheads = 8
    /// Diagnostics of one message; more are counted, not kept.
    public static let diagnostics = 1_000
    /// Bytes of an encoded-word: generous beside the 75 of RFC 2047 section 2, since mailers do not keep to it.
    public static let encodedWordBytes = 20_000
    /// Bytes of a Content-Transfer-Encoding body that are looked at.
    public static let encodingBytes = 1_000
    /// Bytes of a date's text that are looked at.
    public static let dateBytes = 200
}
