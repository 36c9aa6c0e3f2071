import Bytes

/// What a file name in a Maildir says: `1050314226.M1P9981.host,S=4711:2,FS`.
package struct MaildirName {
    /// The part that stays when flags change or the message moves from `new` to `cur`.
    let unique: ArraySlice<UInt8>
    private let flags: ArraySlice<UInt8>

    /// Flags follow `:2,`, or another mark where a file system knows no colon.
    init(_ name: ArraySlice<UInt8>) {
        guard let two = name.indices.last(where: { name[$0...].starts(with: "2,".utf8) }),
            let mark = Self.marks.first(where: { name[..<two].suffix($0.count).elementsEqual($0) }),
            mark == Self.marks[0] || name[(two + 2)...].allSatisfy(\.isLetter)
        else {
            (unique, flags) = (name, [])
            return
        }
        (unique, flags) = (name[..<(two - mark.count)], name[(two + 2)...])
    }

    /// What stands for the colon: of mail programs on Windows, of 7-Zip and rsync, percent-encoded, and the private
    /// characters of Samba and Cygwin.
    private static let marks = [":", ";", "!", "_", "-", "+", ",", "%3A", "%3a", "\u{F022}", "\u{F03A}"].map {
        Array($0.utf8)
    }

    /// Seconds since 1970 when the message was delivered: the digits that the name begins with.
    var deliveredAt: Int64? {
        var scanner = NumberScanner(unique.prefix(9))
        guard unique.count > 10, scanner.number() != nil, scanner.isAtEnd else { return nil }
        let digits = unique.prefix { $0.isDigit }
        guard digits.count <= 10, unique[digits.endIndex...].first == UInt8(ascii: ".") else { return nil }
        return digits.reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
    }

    /// Whether the name has the form that delivery agents give, a time, a dot, something unique, or has flags.
    var isTypical: Bool { deliveredAt != nil || hasFlags }

    private var hasFlags: Bool { unique.endIndex < flags.startIndex && flags.allSatisfy(\.isLetter) }

    /// So many names of a folder are looked at for a typical one, where `cur` or `new` alone may make it a Maildir.
    static let sampledNames = 64

    /// - Parameter custom: keywords for the letters a to z, which Dovecot assigns in `dovecot-keywords`.
    func keywords(custom: [String?] = []) -> [String] {
        flags.compactMap { letter in
            switch letter {
            case UInt8(ascii: "S"): return "$seen"
            case UInt8(ascii: "F"): return "$flagged"
            case UInt8(ascii: "R"): return "$answered"
            case UInt8(ascii: "D"): return "$draft"
            case UInt8(ascii: "P"): return "$forwarded"
            case UInt8(ascii: "T"): return "$deleted"
            case UInt8(ascii: "a")...UInt8(ascii: "z"):
                let index = Int(letter - UInt8(ascii: "a"))
                return index < custom.count ? custom[index] : nil
            default: return nil
            }
        }
    }

    /// The flag letters of these keywords, sorted, as the Maildir specification demands.
    package static func flags(_ keywords: Set<String>) -> String {
        letters.filter { keywords.contains($0.keyword) }.map(\.letter).joined()
    }

    private static let letters: [(letter: String, keyword: String)] = [
        ("D", "$draft"), ("F", "$flagged"), ("P", "$forwarded"), ("R", "$answered"), ("S", "$seen"), ("T", "$deleted"),
    ]

    /// Reads `dovecot-keywords`: lines of a number and a keyword.
    static func customKeywords(_ file: [UInt8]) -> [String?] {
        var keywords = [String?](repeating: nil, count: 26)
        for line in file.split(separator: ByteSearch.lineFeed) {
            let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
            guard parts.count == 2 else { continue }
            var scanner = NumberScanner(parts[0])
            guard let index = scanner.number(), scanner.isAtEnd, keywords.indices.contains(index) else { continue }
            keywords[index] = ModifiedUTF7.keyword(parts[1])
        }
        return keywords
    }
}
