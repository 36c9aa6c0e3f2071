/// An archive could not be opened, written or asked.
public struct ArchiveError: Error, CustomStringConvertible, Sendable, Equatable {
    /// One line for people: what went wrong, where, and what to do about it.
    public let description: String
    init(_ description: String) { self.description = description }

    /// A query that cannot be understood.
    static func query(_ description: String) -> ArchiveError { ArchiveError("query: " + description) }

    /// Whether it says that no source holds a raw message any more.
    package var isOutOfReach: Bool { description.contains(Self.outOfReach) }
    static let outOfReach = ": its raw bytes are out of reach: "

    /// Whether it says that a query cannot be understood.
    package var isOfQuery: Bool { description.hasPrefix("query: ") }
}
