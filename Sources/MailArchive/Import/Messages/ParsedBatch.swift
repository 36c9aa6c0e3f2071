import MailSources
import MessageContent

/// What the parsing threads make of a batch.
struct ParsedBatch: Sendable {
    enum Item: Sendable {
        case read(MessageRecord)
        case known(ContentHash, Origin)
    }

    /// A message that makes the program fail.
    struct Failure: Sendable {
        var hash: ContentHash
        var origin: Origin
    }

    var container: Container
    var items: [Item]
    var failures: [Failure]
    var gaps: [SourceGap]
    var bytes: Int
}
