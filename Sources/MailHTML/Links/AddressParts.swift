import Bytes

/// A web address that `URLPolicy` wrote, cut into its parts without copying.
struct AddressParts {
    let url: [UInt8]
    /// The host without user and port, as written.
    let host: Range<Int>
    /// The path, from its first slash on.
    let path: Range<Int>
    /// The query, without the question mark.
    let query: Range<Int>
    /// The parts of the path between slashes, at most ``segmentLimit``; a final slash begins none.
    let segments: [Range<Int>]

    static let segmentLimit = 24
    private static let parameterLimit = 100

    /// Nil unless it is an http or https address with two slashes.
    init?(_ url: [UInt8]) {
        guard url.startsIgnoringCase("http"), let colon = url.prefix(6).firstIndex(of: 0x3a), url.count > colon + 3,
            url[colon + 1] == 0x2f, url[colon + 2] == 0x2f
        else { return nil }
        let start = colon + 3
        let authorityEnd = url[start...].firstIndex { $0 == 0x2f || $0 == 0x3f || $0 == 0x23 } ?? url.count
        let hostStart = url[start..<authorityEnd].lastIndex(of: 0x40).map { $0 + 1 } ?? start
        let hostEnd = url[hostStart..<authorityEnd].firstIndex(of: 0x3a) ?? authorityEnd
        guard hostStart < hostEnd else { return nil }
        let end = url[authorityEnd...].firstIndex(of: 0x23) ?? url.count
        let pathEnd = url[authorityEnd..<end].firstIndex(of: 0x3f) ?? end
        self.url = url
        host = hostStart..<hostEnd
        path = authorityEnd..<pathEnd
        query = min(pathEnd + 1, end)..<end
        var segments = url[path].split(separator: 0x2f, maxSplits: Self.segmentLimit, omittingEmptySubsequences: false)
            .dropFirst().prefix(Self.segmentLimit).map { $0.startIndex..<$0.endIndex }
        if segments.last?.isEmpty == true { segments.removeLast() }
        self.segments = segments
    }

    /// The host in lower case.
    var hostName: String { String(decoding: url[host].map(\.asciiLowercased), as: UTF8.self) }

    /// Name and value of each parameter, undecoded.
    var parameters: some Sequence<(name: Range<Int>, value: Range<Int>)> {
        url[query].split(separator: 0x26, maxSplits: Self.parameterLimit).lazy.map { pair in
            let equals = pair.firstIndex(of: 0x3d) ?? pair.endIndex
            return (pair.startIndex..<equals, min(equals + 1, pair.endIndex)..<pair.endIndex)
        }
    }

    /// The value of the first parameter of that name, letter case aside; undecoded.
    func parameter(_ name: [UInt8]) -> Range<Int>? {
        parameters.first { url[$0.name].equalsIgnoringCase(name) }?.value
    }

    /// Calls `body` with the host and each domain above it, until it returns something.
    func firstDomain<T>(_ body: (UnsafeBufferPointer<UInt8>) -> T?) -> T? {
        url.withUnsafeBufferPointer { bytes in
            var start = host.lowerBound
            while true {
                if let found = body(UnsafeBufferPointer(rebasing: bytes[start..<host.upperBound])) { return found }
                guard let dot = bytes[start..<host.upperBound].firstIndex(of: 0x2e) else { return nil }
                start = dot + 1
            }
        }
    }
}

/// The shape of a path and query, written as in `/track/open.php?u`.
///
/// Segments are compared whole, from the first one on; more may follow unless the shape ends in `$`. `*` is any
/// segment, `x*` one that begins with x, `+` one of at least ``tokenLength`` bytes, `+~~` one of those that ends in two
/// tildes. After `?` comes the name of a parameter that must be there.
struct AddressShape: Sendable {
    private enum Piece: Sendable {
        case literal([UInt8])
        case prefix([UInt8])
        case any, token, tildeToken
    }
    private var pieces: [Piece]
    private var isWhole: Bool
    private var parameter: [UInt8]

    static let tokenLength = 16

    /// The first segment where it is a fixed one, else "".
    var key: String {
        guard case .literal(let name)? = pieces.first else { return "" }
        return String(decoding: name.map(\.asciiLowercased), as: UTF8.self)
    }

    init(_ text: some StringProtocol) {
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        parameter = parts.count > 1 ? Array(parts[1].utf8) : []
        let path = parts.first ?? ""
        isWhole = path.hasSuffix("$")
        pieces = path.split(separator: "/").filter { $0 != "$" }.map { piece in
            switch piece {
            case "*": .any
            case "+": .token
            case "+~~": .tildeToken
            case _ where piece.hasSuffix("*"): .prefix(Array(piece.dropLast().utf8))
            default: .literal(Array((piece.hasSuffix("$") ? piece.dropLast() : piece).utf8))
            }
        }
    }

    func matches(_ address: AddressParts) -> Bool {
        let segments = address.segments
        guard segments.count >= pieces.count, !isWhole || segments.count == pieces.count else { return false }
        for (piece, range) in zip(pieces, segments) {
            let segment = address.url[range]
            switch piece {
            case .literal(let text): if !segment.elementsEqual(text) { return false }
            case .prefix(let text): if !segment.starts(with: text) { return false }
            case .any: if segment.isEmpty { return false }
            case .token: if segment.count < Self.tokenLength { return false }
            case .tildeToken:
                if segment.count < Self.tokenLength || !segment.suffix(2).elementsEqual([0x7e, 0x7e]) { return false }
            }
        }
        return parameter.isEmpty || address.parameter(parameter) != nil
    }
}

/// Rules for addresses, looked up by host, where a rule also holds for the hosts beneath, or by the first segment of
/// the path for any host.
struct AddressRules<Value: Sendable>: Sendable {
    struct Rule: Sendable {
        var shape: AddressShape
        var value: Value
    }
    private var hosts: NameTable
    private var hostRules: [[Rule]]
    private var names: NameTable
    private var nameRules: [[Rule]]
    private var keys: NameTable
    private var keyRules: [[Rule]]

    /// - Parameter rules: the hosts of each, separated by commas, with what holds there. "*" is any host, `name.*` that
    ///   name under any country or "com".
    init(_ rules: [(hosts: String, shape: AddressShape, value: Value)]) {
        var byHost: [String: [Rule]] = [:]
        var byName: [String: [Rule]] = [:]
        var byKey: [String: [Rule]] = [:]
        for entry in rules {
            let rule = Rule(shape: entry.shape, value: entry.value)
            for host in entry.hosts.split(separator: ",") {
                if host == "*" {
                    byKey[entry.shape.key, default: []].append(rule)
                } else if host.hasSuffix(".*") {
                    byName[String(host.dropLast(2)), default: []].append(rule)
                } else {
                    byHost[String(host), default: []].append(rule)
                }
            }
        }
        (hosts, hostRules) = Self.table(byHost)
        (names, nameRules) = Self.table(byName)
        (keys, keyRules) = Self.table(byKey)
    }

    private static func table(_ rules: [String: [Rule]]) -> (NameTable, [[Rule]]) {
        let names = rules.keys.sorted()
        return (NameTable(names), names.map { rules[$0] ?? [] })
    }

    private func rules(of domain: UnsafeBufferPointer<UInt8>) -> [Rule] {
        if let index = hosts.index(of: domain) { return hostRules[index] }
        guard let dot = domain.firstIndex(of: 0x2e), isCountry(domain[(dot + 1)...]),
            let index = names.index(of: UnsafeBufferPointer(rebasing: domain[..<dot]))
        else { return [] }
        return nameRules[index]
    }

    /// Whether a suffix is "com" or a country's, such as "de", "co.uk" and "com.br".
    private func isCountry(_ suffix: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        if suffix.count == 2 || suffix.equalsIgnoringCase("com") { return !suffix.contains(0x2e) }
        let isSecond = suffix.startsIgnoringCase("co.") && suffix.count == 5
        return isSecond || suffix.startsIgnoringCase("com.") && suffix.count == 6
    }

    /// The first result of `body` for the rules of the host, those of the domains above it, and those of any host.
    /// Shapes are for `body` to check.
    func first<T>(for address: AddressParts, _ body: (Rule) -> T?) -> T? {
        let known = address.firstDomain { rules(of: $0).lazy.compactMap(body).first }
        if let known { return known }
        let key = address.segments.first.map { address.url[$0] } ?? []
        guard let index = key.withUnsafeBufferPointer({ keys.index(of: $0) }) else { return nil }
        return keyRules[index].lazy.filter { $0.shape.matches(address) }.compactMap(body).first
    }
}
