/// A company or program that sends mail on behalf of others, and how its mail is recognised.
struct MailingPlatform: Sendable {
    /// What it is mostly used for.
    enum Kind: String, Sendable {
        /// Campaigns: its mail is nearly always a newsletter or advertising.
        case campaign
        /// Campaigns and single notices alike, as SMTP services carry them.
        case relay
        /// Answers of a help desk, typed or automatic.
        case support
    }

    /// How mail of a platform is recognised. Names and values are in lower case.
    enum Clue: Sendable {
        /// There is a header field of that name.
        case header(String)
        /// There is a header field whose name begins so.
        case headerPrefix(String)
        /// The last part of Feedback-ID, which names the platform; the other parts are its customer's.
        case feedbackID(String)
        /// Host, or end of the host, of Message-ID, Return-Path, DKIM's d= or a List-Unsubscribe address.
        case host(String)
        /// The value of X-Mailer begins so.
        case mailer(String)
    }

    let name: String
    let kind: Kind
    let clues: [Clue]
}

/// Finds the platform of a message by looking each clue up, however many platforms the table has.
struct MailingPlatformIndex: Sendable {
    /// A platform and where in the message it shows.
    struct Match: Sendable {
        let platform: MailingPlatform
        /// The platform's name and the clue that was found.
        let evidence: String
        /// Whether the message was written there and not only carried: any service may relay a list's mail.
        let isOrigin: Bool
        /// Whether its Message-ID was made there.
        var namesMessage = false
    }

    private var headers: [String: Int] = [:]
    /// By the first three bytes after `x-`.
    private var headerPrefixes: [UInt32: [(prefix: String, platform: Int)]] = [:]
    private var feedbackIDs: [String: Int] = [:]
    private var hosts: [String: Int] = [:]
    private var mailers: [(String, Int)] = []
    private let platforms: [MailingPlatform]
    private let filter: FieldNameFilter

    init(_ platforms: [MailingPlatform]) {
        self.platforms = platforms
        filter = FieldNameFilter(
            platforms.flatMap { $0.clues.compactMap(Self.fieldName) } + ["x-mailer", "feedback-id", "x-feedback-id"])
        for (index, platform) in platforms.enumerated() {
            for clue in platform.clues {
                switch clue {
                case .header(let name): headers[name] = index
                case .headerPrefix(let prefix): headerPrefixes[Self.key(prefix), default: []].append((prefix, index))
                case .feedbackID(let value): feedbackIDs[value] = index
                case .host(let host): hosts[host] = index
                case .mailer(let prefix): mailers.append((prefix, index))
                }
            }
        }
    }

    /// The platform that made the message: one for campaigns or support rather than a relay, else the first one found
    /// in Message-ID, then in the header fields in their order, then in other hosts.
    func match(_ input: CategoryInput, hosts candidates: MessageHosts) -> Match? {
        var best: Match?
        func offer(_ index: Int, _ evidence: @autoclosure () -> String, isOrigin: Bool, namesMessage: Bool = false) {
            let platform = platforms[index]
            guard best == nil || best?.platform.kind == .relay && platform.kind != .relay else { return }
            best = Match(
                platform: platform, evidence: "\(platform.name): \(evidence())", isOrigin: isOrigin,
                namesMessage: namesMessage)
        }
        if let host = candidates.messageID, let index = index(of: host) {
            offer(index, "Message-ID @\(host)", isOrigin: true, namesMessage: true)
        }
        for (name, value) in input.headers where filter.mayContain(name) {
            if let index = headers[name] { offer(index, name, isOrigin: true) }
            if name == "x-mailer", let index = mailer(value) {
                offer(index, "X-Mailer: \(value)", isOrigin: true)
            } else if name.hasSuffix("feedback-id"), let index = feedbackIDs[Self.feedbackSender(value)] {
                offer(index, "Feedback-ID \(Self.feedbackSender(value))", isOrigin: false)
            } else if let row = headerPrefixes[Self.key(name)]?.first(where: { name.hasPrefix($0.prefix) }) {
                offer(row.platform, name, isOrigin: true)
            }
        }
        for host in candidates.others {
            if let index = index(of: host) { offer(index, host, isOrigin: false) }
        }
        return best
    }

    private static func fieldName(_ clue: MailingPlatform.Clue) -> String? {
        switch clue {
        case .header(let name), .headerPrefix(let name): name
        default: nil
        }
    }

    private static func key(_ name: String) -> UInt32 {
        name.utf8.dropFirst(2).prefix(3).reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// The last part of `Feedback-ID: campaign:customer:type:SenderId`, lower case.
    static func feedbackSender(_ value: String) -> String {
        guard let colon = value.utf8.lastIndex(of: 0x3A) else { return value.loweredWord(100) }
        return value[value.utf8.index(after: colon)...].loweredWord(100)
    }

    private func mailer(_ value: String) -> Int? {
        let lower = value.lowered(60)
        return mailers.first { lower.hasPrefix($0.0) }?.1
    }

    /// Looks up the host and each of its parent domains.
    private func index(of host: String) -> Int? {
        var rest = host[...]
        while let dot = rest.utf8.firstIndex(of: 0x2E) {
            if let index = hosts[String(rest)] { return index }
            rest = rest[rest.utf8.index(after: dot)...]
        }
        return nil
    }
}

/// The hosts that a message names in its header, lower case.
struct MessageHosts: Sendable {
    var messageID: String?
    /// Return-Path, DKIM signatures, List-Unsubscribe, in that order.
    var others: [String] = []

    init(_ input: CategoryInput) {
        for (name, value) in input.headers {
            switch name {
            case "message-id": messageID = Self.host(afterAt: value)
            case "return-path": Self.host(afterAt: value).map { others.insert($0, at: 0) }
            case "dkim-signature": Self.signingDomain(value).map { others.append($0) }
            case "list-unsubscribe": others.append(contentsOf: Self.linkHosts(value))
            default: break
            }
        }
    }

    static func host(afterAt value: String) -> String? {
        guard let at = value.utf8.lastIndex(of: 0x40) else { return nil }
        let tail = value[value.utf8.index(after: at)...].utf8.prefix(255)
        let host = Substring(tail.prefix(while: isHostByte))
        return host.isEmpty ? nil : host.lowered(255)
    }

    static func isHostByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x80...0xFF: true
        default: false
        }
    }

    /// `d=` of a DKIM-Signature (RFC 6376 section 3.5).
    static func signingDomain(_ value: String) -> String? {
        for tag in value.utf8.prefix(2000).split(separator: 0x3B) {
            let trimmed = tag.drop { $0 <= 0x20 }
            guard trimmed.first == 0x64, let mark = trimmed.dropFirst().first(where: { $0 > 0x20 }), mark == 0x3D else {
                continue
            }
            let domain = trimmed.drop { $0 != 0x3D }.dropFirst().filter { $0 > 0x20 }
            return String(decoding: domain, as: UTF8.self).lowercased()
        }
        return nil
    }

    /// The hosts of the addresses in List-Unsubscribe (RFC 2369 section 3.2).
    static func linkHosts(_ value: String) -> [String] {
        value.utf8.prefix(4000).split(separator: 0x2C).prefix(6).compactMap { part in
            let lower = Substring(part).loweredWord(2000)
            if lower.hasPrefix("<mailto:") || lower.hasPrefix("mailto:") {
                return host(afterAt: String(Substring(lower.utf8.prefix { $0 != 0x3F && $0 != 0x3E })))
            }
            let rest = lower.utf8.drop { $0 != 0x2F }
            guard rest.starts(with: "//".utf8) else { return nil }
            let host = Substring(rest.dropFirst(2).prefix(while: isHostByte))
            return host.isEmpty ? nil : String(host)
        }
    }
}
