/// An archive could not be opened, written or asked.
public struct ArchiveError: Error, CustomStringConvertible, Sendable, Equatable {
    /// What a program may do about it.
    package enum Kind: Sendable {
        /// A query cannot be understood.
        case query
        /// No source holds a raw message any more.
        case outOfReach
        case other
    }

    /// One line for people: what went wrong, where, and what to do about it.
    public let description: String
    package let kind: Kind

    init(_ description: String, _ kind: Kind = .other) {
        self.description = description
        self.kind = kind
    }

    /// A query that cannot be understood.
    static func query(_ description: String) -> ArchiveError { ArchiveError("query: " + description, .query) }
}
