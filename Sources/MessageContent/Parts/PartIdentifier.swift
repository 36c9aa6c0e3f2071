import MessageFormat

/// IMAP's part numbers (RFC 3501 section 6.4.5): "1", "2.1"; inside an attached message they go on from its number.
enum PartIdentifier {
    /// One identifier per entity; nil for multiparts.
    static func assign(to message: Message, prefix: String) -> [String?] {
        var identifiers: [String?] = []
        // What the children of each entity put before their own ordinal, with its dot.
        var prefixes: [String] = []
        identifiers.reserveCapacity(message.entities.count)
        prefixes.reserveCapacity(message.entities.count)
        for entity in message.entities {
            let parent = Int(entity.parent)
            let isRoot = parent < 0 || message.entities[parent].mediaType.kind == .message
            let base = parent < 0 ? prefix : prefixes[parent]
            if entity.mediaType.kind.isMultipart {
                identifiers.append(nil)
                prefixes.append(isRoot ? base : "\(base)\(entity.ordinal).")
            } else {
                let identifier = isRoot ? base + "1" : "\(base)\(entity.ordinal)"
                identifiers.append(identifier)
                prefixes.append(identifier + ".")
            }
        }
        return identifiers
    }
}
