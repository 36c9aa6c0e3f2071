import Bytes

/// The labels and flags of a message that an exporter of web mail wrote into a JSON file beside it.
struct Sidecar: Equatable {
    /// See ``Origin/keywords``.
    var keywords: [String] = []
    /// See ``Origin/labels``.
    var labels: [String] = []
    /// In seconds since 1970.
    var receivedAt: Int64?

    /// Nil for a file that says nothing of a message.
    ///
    /// - Parameter names: of Proton's labels, by their identifiers.
    init?(_ text: [UInt8], names: [String: String] = [:]) {
        guard let file = JSONValue(text) else { return nil }
        let message = file["Payload"] ?? file
        if let identifiers = message["LabelIDs"]?.elements {
            takeProton(message, identifiers.prefix(SourceLimits.labels).compactMap(\.string), names)
        } else if message["gm_id"] != nil {
            takeGmvault(message)
        } else {
            return nil
        }
    }

    /// Whether a file of that name may say something of a message, or name the labels of all.
    static func isName(_ name: ArraySlice<UInt8>) -> Bool {
        name.elementsEqual(protonLabelFile.utf8) || endings.contains { name.suffix($0.count).elementsEqual($0) }
    }

    static let protonLabelFile = "labels.json"

    /// The names that the sidecar of a message file may have.
    static func names(of message: ArraySlice<UInt8>) -> [[UInt8]] {
        let plain = Compression.withoutSuffix(message)
        guard plain.suffix(4).map(\.asciiLowercased) == Array(".eml".utf8) else { return [] }
        return endings.map { plain.dropLast(4) + $0 }
    }

    /// Proton's, as it is now and as its first versions wrote it, and Gmvault's.
    private static let endings = [".metadata.json", "metadata.json", ".meta"].map { Array($0.utf8) }

    // MARK: Proton Mail

    private mutating func takeProton(_ message: JSONValue, _ identifiers: [String], _ names: [String: String]) {
        for identifier in identifiers {
            let system = Self.protonLabels[identifier]
            if let label = system?.label ?? names[identifier], !labels.contains(label) { labels.append(label) }
            if let keyword = system?.keyword, !keywords.contains(keyword) { keywords.append(keyword) }
        }
        if message["Unread"]?.integer != 1 { keywords.append("$seen") }
        if message["IsReplied"]?.integer == 1 || message["IsRepliedAll"]?.integer == 1 { keywords.append("$answered") }
        if message["IsForwarded"]?.integer == 1 { keywords.append("$forwarded") }
        receivedAt = Self.time(message["Time"])
    }

    /// The labels that every account has, by their identifiers. Those of all mail, 5 and 15, are left out: they tell no
    /// message from another.
    private static let protonLabels: [String: (label: String, keyword: String?)] = [
        "0": ("Inbox", nil), "1": ("Drafts", "$draft"), "8": ("Drafts", "$draft"), "2": ("Sent", nil),
        "7": ("Sent", nil), "3": ("Trash", "$deleted"), "4": ("Spam", "$junk"), "6": ("Archive", nil),
        "9": ("Outbox", nil), "10": ("Starred", "$flagged"),
    ]

    /// The names in `labels.json`: those of labels and folders of the user's own, with the folders above.
    static func protonNames(_ text: [UInt8]) -> [String: String] {
        guard let file = JSONValue(text), let labels = (file["Payload"] ?? file).elements else { return [:] }
        var names: [String: String] = [:]
        for label in labels {
            let levels = label["Path"]?.elements?.compactMap(\.string)
            let path = levels?.joined(separator: "/") ?? label["Path"]?.string ?? label["Name"]?.string
            if let identifier = label["ID"]?.string, let path, !path.isEmpty { names[identifier] = path }
        }
        return names
    }

    // MARK: Gmvault

    private mutating func takeGmvault(_ message: JSONValue) {
        for label in message["labels"]?.elements?.prefix(SourceLimits.labels).compactMap(\.string) ?? [] {
            // Those of the system begin with a backslash: `\\Inbox`.
            let name = label.drop { $0 == "\\" }
            if !name.isEmpty { labels.append(ModifiedUTF7.decode(name.utf8) ?? String(name)) }
        }
        keywords = (message["flags"]?.elements ?? []).compactMap { $0.string.flatMap(IMAPFlag.keyword) }
        receivedAt = Self.time(message["internal_date"])
    }

    /// Nil for no time of a calendar's year.
    private static func time(_ value: JSONValue?) -> Int64? {
        value?.integer.flatMap { (0..<253_402_300_800).contains($0) ? Int64($0) : nil }
    }
}

/// The flags of IMAP (RFC 3501 section 2.3.2).
enum IMAPFlag {
    /// The keyword of RFC 8621 for `\Seen` and the like; of another flag its own name. Nil for `\Recent`, which says
    /// nothing of the message.
    static func keyword(_ flag: String) -> String? {
        guard flag.hasPrefix("\\") else { return ModifiedUTF7.keyword(flag.utf8) }
        let name = flag.dropFirst().lowercased()
        return ["seen", "answered", "flagged", "draft", "deleted"].contains(name) ? "$" + name : nil
    }
}
