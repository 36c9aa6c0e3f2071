import MessageFormat

/// Where a link or a form leads: a place of this server, or one outside that is safe to follow.
struct Address: Sendable, Hashable {
    /// Percent-encoded (RFC 3986).
    let text: String

    /// A place of this server.
    ///
    /// - Parameters:
    ///   - segments: of the path, as they are meant: any character may stand in them.
    ///   - query: names and values; those without a value are left out.
    ///   - fragment: the id of an element.
    init(_ segments: String..., query: [(name: String, value: String?)] = [], fragment: String? = nil) {
        var text = "/" + segments.map(Self.encoded).joined(separator: "/")
        let values = query.compactMap { name, value in value.map { Self.encoded(name) + "=" + Self.encoded($0) } }
        if !values.isEmpty { text += "?" + values.joined(separator: "&") }
        if let fragment { text += "#" + Self.encoded(fragment) }
        self.text = text
    }

    /// A place outside; nil unless it is a web page or a mail address. Nothing leads there but the user's own click.
    init?(outside url: String) {
        let scheme = url.prefix { $0 != ":" }.lowercased()
        guard ["http", "https", "mailto"].contains(scheme), url.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else {
            return nil
        }
        text = url
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }

    private static let digits = Array("0123456789ABCDEF".utf8)

    /// All bytes but the unreserved characters of RFC 3986 as `%` and two hexadecimal digits.
    static func encoded(_ text: String) -> String {
        // Names and hashes, which most are, stay as they are.
        guard !text.utf8.allSatisfy(isUnreserved) else { return text }
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if isUnreserved(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// The names and values of a query, or of a form (WHATWG URL, application/x-www-form-urlencoded).
struct Parameters: Sendable {
    /// In the order in which they came.
    let all: [(name: String, value: String)]

    /// - Parameter text: undecoded, without the question mark.
    init(_ text: some StringProtocol) {
        all = text.utf8.split(separator: UInt8(ascii: "&")).prefix(200).map { pair in
            let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            return (Self.decoded(parts[0]), parts.count > 1 ? Self.decoded(parts[1]) : "")
        }
    }

    /// The first value of a name; nil where there is none, or an empty one.
    subscript(name: String) -> String? {
        all.first { $0.name == name }.flatMap { $0.value.isEmpty ? nil : $0.value }
    }

    /// The order that is asked for.
    func sort<Order: RawRepresentable<String>>(_ usual: Order) -> Order { self["sort"].flatMap(Order.init) ?? usual }

    /// Repairs what is no UTF-8.
    ///
    /// - Parameter isPath: a plus sign is one, not a blank.
    static func decoded(_ text: some Sequence<UInt8>, isPath: Bool = false) -> String {
        let plain = text.map { $0 == UInt8(ascii: "+") && !isPath ? 0x20 : $0 }
        return String(decoding: PercentEncoding.decode(plain), as: UTF8.self)
    }
}
