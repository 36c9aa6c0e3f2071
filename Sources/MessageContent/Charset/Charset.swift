/// A character set, found by the labels that mail uses.
public struct Charset: Sendable, Hashable {
    enum Family: Sendable {
        case utf8, utf16, wide, singleByte, multiByte, iso2022JP, hz
        /// Other charsets with shift states, where ASCII bytes may not be ASCII text.
        case stateful

        /// Whether bytes below 0x80 mean ASCII, so that a text of only such bytes needs no decoding.
        var holdsASCII: Bool { self == .utf8 || self == .singleByte || self == .multiByte }
    }

    private let row: Int

    /// The name after the WHATWG Encoding Standard, lower case, such as `windows-1252`.
    public var name: String { CharsetTable.rows[row].name }
    var iconvName: String { CharsetTable.rows[row].iconvName }
    var family: Family { CharsetTable.rows[row].family }

    private init(row: Int) { self.row = row }

    /// The charset that `label` means, or nil when no reader knows it. Letter case, blanks and quotes are passed over.
    public init?(label: some Sequence<UInt8>) {
        let cleaned = label.lazy.filter { $0 > 0x20 && $0 != 0x22 && $0 != 0x27 }.prefix(64)
        let key = String(decoding: cleaned.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }, as: UTF8.self)
        guard let row = Charset.rowsByLabel[key] ?? Charset.rowByBareName(key) else { return nil }
        self.init(row: row)
    }

    /// QUIRK: `charset=x-unknown-koi8-r`-like decorations are not guessed at, but `iso-8859-1;format=…`, `utf-8//`
    /// and `x-` before a known label are read.
    private static func rowByBareName(_ key: String) -> Int? {
        let bare = key.prefix { $0 != ";" && $0 != "/" && $0 != "," }
        if bare.count < key.count, let row = rowsByLabel[String(bare)] { return row }
        return bare.hasPrefix("x-") ? rowsByLabel[String(bare.dropFirst(2))] : nil
    }

    private static let rowsByLabel: [String: Int] = {
        var table: [String: Int] = [:]
        for (index, row) in CharsetTable.rows.enumerated() {
            for label in row.labels.split(separator: " ") { table[String(label)] = index }
            table[row.name] = index
        }
        return table
    }()

    private static func known(_ name: String) -> Charset { Charset(row: rowsByLabel[name] ?? 0) }

    public static let utf8 = known("utf-8")
    public static let windows1252 = known("windows-1252")
    static let windows1250 = known("windows-1250")
    static let windows1251 = known("windows-1251")
    static let windows1253 = known("windows-1253")
    static let windows1255 = known("windows-1255")
    static let windows1256 = known("windows-1256")
    static let koi8R = known("koi8-r")
    static let ibm866 = known("ibm866")
    static let gb18030 = known("gb18030")
    static let big5 = known("big5")
    static let eucKR = known("euc-kr")
    static let eucJP = known("euc-jp")
    static let shiftJIS = known("shift_jis")
    static let iso2022JP = known("iso-2022-jp")
    static let iso2022KR = known("iso-2022-kr")
    static let utf16LE = known("utf-16le")
    static let utf16BE = known("utf-16be")

    /// Every charset that is read, for documentation and tests.
    public static var all: [Charset] { CharsetTable.rows.indices.map(Charset.init(row:)) }
    /// Its labels, in lower case.
    public var labels: [String] { CharsetTable.rows[row].labels.split(separator: " ").map(String.init) }
}
