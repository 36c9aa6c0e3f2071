import MessageContent
import MessageFormat

/// Makes the replacement of an original: of the same shape and, addresses of hosts aside, of the same length.
///
/// Everything follows from a key that is the hash of the whole message, so that the same message always gives the same
/// result and nobody without the message can undo it. Each run of letters or digits is replaced by itself, so that a
/// name becomes the same word in a greeting, in an address and in a link.
struct Disguise {
    private let key: [UInt8]
    /// Raised when the replacements cannot be used, so that others are made.
    var attempt: UInt8 = 0
    let provider: Provider

    init(key: ContentHash, provider: Provider) {
        self.key = key.bytes
        self.provider = provider
    }

    func replacement(of original: Original) -> [UInt32] {
        let text = original.pattern
        switch original.kind {
        case .code: return code(text)
        case .name, .account: return words(text)
        case .address: return address(text)
        case .domain: return host(text)
        case .messageID: return messageID(text)
        case .token: return token(text)
        case .phone: return digits(text, keeping: countryCode(text))
        case .number: return digits(text, keeping: 0)
        case .ip: return IPAddress.documentation(text, random: random("ip", text))
        case .attachment: return text
        }
    }

    func random(_ label: StaticString, _ text: some Sequence<UInt32>) -> RandomStream {
        var seed = key + [attempt]
        label.withUTF8Buffer { seed += $0 }
        for scalar in text {
            for shift in [UInt32(0), 8, 16] { seed.append(UInt8(truncatingIfNeeded: scalar >> shift)) }
        }
        return RandomStream(seed: seed)
    }

    // MARK: Kinds

    /// Replaces each run of letters and each of digits; words of the provider are kept.
    private func words(_ text: [UInt32]) -> [UInt32] {
        var rest = text[...]
        var result: [UInt32] = []
        while let first = rest.first {
            guard Script.isAlphanumeric(first) else {
                result.append(rest.removeFirst())
                continue
            }
            let isDigit = Script.isDigit(first)
            let run = Array(rest.prefix { Script.isAlphanumeric($0) && Script.isDigit($0) == isDigit })
            rest = rest.dropFirst(run.count)
            var stream = random("word", run)
            result += provider.words.contains(run) ? run : run.map { Script.substitute($0, random: stream.next()) }
        }
        return result
    }

    private func address(_ text: [UInt32]) -> [UInt32] {
        guard let at = text.lastIndex(of: 0x40) else { return words(text) }
        let local = localPart(Array(text[..<at]))
        let domain = hostOrOwn(Array(text[(at + 1)...]))
        let new = local + [0x40] + domain
        // Where all words of the local part are kept, the address would be kept, too.
        return new == text ? token(local) + [0x40] + domain : new
    }

    /// A local part; one that holds another address, as `bounce+maria=example.org` does, is replaced as that address
    /// is.
    private func localPart(_ text: [UInt32]) -> [UInt32] {
        guard let equals = text.lastIndex(of: 0x3D), text[equals...].contains(0x2E) else { return words(text) }
        return words(Array(text[...equals])) + hostOrOwn(Array(text[(equals + 1)...]))
    }

    private func hostOrOwn(_ text: [UInt32]) -> [UInt32] { provider.owns(text) ? text : host(text) }

    private func messageID(_ text: [UInt32]) -> [UInt32] {
        guard let at = text.lastIndex(of: 0x40) else { return token(text) }
        return token(Array(text[..<at])) + [0x40] + hostOrOwn(Array(text[(at + 1)...]))
    }

    /// Letters for letters, digits for digits, and hexadecimal digits for such.
    func token(_ text: [UInt32]) -> [UInt32] {
        let isHex = text.allSatisfy(\.isHexOrSign) && text.contains(where: Script.isDigit)
        var stream = random("token", text)
        return text.map { Self.other($0, isHex: isHex, random: stream.next()) }
    }

    private func digits(_ text: [UInt32], keeping kept: Int) -> [UInt32] {
        let run = text.filter(Script.isDigit)
        var stream = random("word", run)
        var seen = 0
        return text.map { scalar in
            guard Script.isDigit(scalar) else { return scalar }
            let random = stream.next()
            seen += 1
            // A leading zero stays, and no other first digit becomes one.
            if seen <= kept || seen == 1 && scalar == 0x30 { return scalar }
            let new = Script.substitute(scalar, random: random)
            return seen == 1 && new == 0x30 ? (scalar == 0x31 ? 0x32 : 0x31) : new
        }
    }

    /// How many digits of a number such as `+49 30 …` are its country code.
    private func countryCode(_ text: [UInt32]) -> Int {
        guard text.first == 0x2B else { return 0 }
        let digits = text.dropFirst().prefix(while: Script.isDigit).count
        return digits <= 3 ? digits : 2
    }

    /// Domains for examples (RFC 2606), which belong to nobody and stay.
    static let reservedHosts = Set(
        ["example.org", "example.com", "example.net"].map { $0.unicodeScalars.map(\.value) })

    /// A name under a domain that is reserved for examples (RFC 2606, RFC 6761), of the same length.
    func host(_ text: [UInt32]) -> [UInt32] {
        if Self.reservedHosts.contains(text) { return text }
        let tail =
            switch text.count {
            case 13...: ".example.org"
            case 12: ".example"
            case 11: "example.org"
            case 6...10: ".test"
            default: text.count > 3 ? ".zz" : ""
            }
        let suffix = tail.unicodeScalars.map(\.value)
        var stream = random("host", text)
        let prefix = text.prefix(text.count - suffix.count).map { _ in
            0x61 + stream.next() % 26
        }
        return Array(prefix) + suffix
    }
}

/// Random-looking numbers below 65,536 that follow from a seed.
struct RandomStream {
    private var seed: [UInt8]
    private var block: [UInt8] = []
    private var used = 0

    init(seed: [UInt8]) { self.seed = seed }

    mutating func next() -> UInt32 {
        if used + 2 > block.count {
            block = seed.withByteView { ContentHash(of: $0) }.bytes
            seed = block + seed.prefix(33)
            used = 0
        }
        defer { used += 2 }
        return UInt32(block[used]) << 8 | UInt32(block[used + 1])
    }
}

extension UInt32 {
    /// Whether it is a lower-case hexadecimal digit, or no letter.
    fileprivate var isHexOrSign: Bool { !Script.isLetter(self) || self &- 0x61 < 6 }
}
