/// A character set, found by the labels that mail uses.
public struct Charset: Sendable, Hashable {
    /// How its text is read.
    enum Family: Sendable, Hashable {
        case utf8, hz
        case utf7(isIMAP: Bool)
        /// Without an order of its own, a byte order mark or the bytes tell it.
        case utf16(WideText.ByteOrder?)
        case utf32(WideText.ByteOrder?)
        /// Through the table of that name.
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

    /// The charset that `label` means, or nil when no reader knows it, or it says that nobody knows
    /// (`unknown-8bit`, `x-user-defined`). Letter case, punctuation and common decorations are passed over.
    public init?(label: some Sequence<UInt8>) {
        guard let row = CharsetLabel.row(of: label) else { return nil }
        self.init(row: row)
    }

    init?(named name: String) {
        guard let row = CharsetLabel.rows[name] else { return nil }
        self.init(row: row)
    }

    private static func known(_ name: String) -> Charset { Charset(named: name) ?? Charset(row: 0) }

    public static let utf8 = known("utf-8")
    public static let windows1252 = known("windows-1252")
    static let iso2022JP = known("iso-2022-jp")
    static let iso2022KR = known("iso-2022-kr")
    static let iso2022CN = known("iso-2022-cn")
    static let utf16LE = known("utf-16le")
    static let utf16BE = known("utf-16be")

    /// Every charset that is read, for documentation and tests.
    public static var all: [Charset] { CharsetTable.rows.indices.map(Charset.init(row:)) }
    /// Its labels, in lower case.
    public var labels: [String] { CharsetTable.rows[row].labels.split(whereSeparator: \.isWhitespace).map(String.init) }
}
