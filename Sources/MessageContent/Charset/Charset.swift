/// A character set that can be decoded, found by the labels that mail uses for it.
public struct Charset: Sendable, Hashable {
    /// How text in the charset is decoded.
    enum Family: Sendable, Hashable {
        case utf8, hz
        case utf7(isIMAP: Bool)
        /// Without a byte order of its own, a byte order mark or the bytes tell it.
        case utf16(WideText.ByteOrder?)
        case utf32(WideText.ByteOrder?)
        /// By the table of that name in ``SingleByteTables``.
        case singleByte(String)
        case doubleByte(DoubleByteText.Scheme)
        case iso2022(ISO2022.Flavour)

        /// Whether bytes below 0x80 mean ASCII, so that a text of only such bytes needs no decoding.
        var holdsASCII: Bool {
            switch self {
            case .utf8, .doubleByte: true
            case .singleByte(let table): SingleByteTables.controls[table] == nil
            case .hz, .utf7, .utf16, .utf32, .iso2022: false
            }
        }

        /// Whether its units are wider than a byte.
        var isWide: Bool {
            switch self {
            case .utf16, .utf32: true
            default: false
            }
        }
    }

    private let row: Int

    /// The name after the WHATWG Encoding Standard, lower case, such as `windows-1252`.
    public var name: String { CharsetTable.rows[row].name }
    var family: Family { CharsetTable.rows[row].family }

    private init(row: Int) { self.row = row }

    /// The charset that `label` means, as ASCII bytes; nil for an unknown label and for one that names no charset
    /// (`unknown-8bit`, `x-user-defined`). Letter case, punctuation and what mailers add to labels are ignored.
    public init?(label: some Sequence<UInt8>) {
        guard let row = CharsetLabel.row(of: label) else { return nil }
        self.init(row: row)
    }

    init?(named name: String) {
        guard let row = CharsetLabel.rows[name] else { return nil }
        self.init(row: row)
    }

    private static func known(_ name: String) -> Charset { Charset(named: name) ?? Charset(row: 0) }

    /// UTF-8 (RFC 3629).
    public static let utf8 = known("utf-8")
    /// windows-1252, which the labels of US-ASCII and ISO-8859-1 mean as well (WHATWG Encoding Standard section 4.2).
    public static let windows1252 = known("windows-1252")
    static let iso2022JP = known("iso-2022-jp")
    static let iso2022KR = known("iso-2022-kr")
    static let iso2022CN = known("iso-2022-cn")
    static let utf16LE = known("utf-16le")
    static let utf16BE = known("utf-16be")

    /// Every charset that can be decoded, sorted by name.
    public static var all: [Charset] { CharsetTable.rows.indices.map(Charset.init(row:)) }
    /// All labels that mean the charset, in lower case.
    public var labels: [String] { CharsetTable.rows[row].labels.split(whereSeparator: \.isWhitespace).map(String.init) }
}
