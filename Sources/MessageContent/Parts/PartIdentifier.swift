import MessageFormat

/// The part numbers of IMAP (RFC 3501 section 6.4.5), such as "1" and "2.1". Parts of an attached message continue the
/// number of the part that holds it.
enum PartIdentifier {
    /// One identifier per entity; nil for multiparts.
    static func assign(to message: Message, prefix: String) -> [String?] {
        var identifiers: [String?] = []
        // For each entity the text before the ordinals of its children, with the dot.
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
