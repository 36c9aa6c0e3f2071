/// What keeps an archive from being opened, written or asked: one line that says what, where and what to do.
public struct ArchiveError: Error, CustomStringConvertible, Sendable, Equatable {
    public let description: String
    init(_ description: String) { self.description = description }

    /// What is wrong with a query.
    static func query(_ description: String) -> ArchiveError { ArchiveError("query: " + description) }
}
