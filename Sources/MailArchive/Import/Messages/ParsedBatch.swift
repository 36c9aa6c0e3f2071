import MailSources
import MessageContent

/// The parsed messages of one batch, on their way from a parsing thread to the writer.
struct ParsedBatch: Sendable {
    enum Item: Sendable {
        case read(MessageRecord)
        case known(ContentHash, Origin)
    }

    /// A message that makes the program fail, or is too large for the archive.
    struct Failure: Sendable {
        var hash: ContentHash
        var origin: Origin
    }

    let container: Container
    private(set) var items: [Item] = []
    private(set) var failures: [Failure] = []
    let gaps: [SourceGap]
    /// Of the raw messages.
    let bytes: Int

    /// Parses the messages of a batch; those that the container is known to hold are only hashed.
    init(_ batch: RawMessageBatch, known: KnownHashes, failed: FailedMessages, keepsRaw: Bool) {
        container = batch.container
        gaps = batch.gaps
        bytes = batch.storage.count
        items.reserveCapacity(batch.messages.count)
        let isStream = batch.container.isStream
        let format = batch.container.format
        _ = batch.map { bytes, message -> Void in
            var origin = message.origin
            if let mailbox = known.mailbox { origin.mailbox = mailbox }
            if failed.contain(origin) { return fail(ContentHash(of: bytes), origin) }
            if !known.isEmpty {
                let hash = ContentHash(of: bytes)
                if known.messages.contains(hash) { return items.append(.known(hash, origin)) }
                if known.failures.contains(hash) { return fail(hash, origin) }
            }
            let record = MessageGuard.working(on: origin, isStream: isStream) {
                MessageRecord(bytes, origin, format: format, keepsRaw: keepsRaw || isStream)
            }
            if record.fitsIntoRow { items.append(.read(record)) } else { fail(record.hash, origin) }
        }
    }

    private mutating func fail(_ hash: ContentHash, _ origin: Origin) {
        failures.append(Failure(hash: hash, origin: origin))
    }
}

/// Messages of a container that need not be read again.
struct KnownHashes: Sendable {
    var messages: Set<ContentHash> = []
    /// Those that make the program fail.
    var failures: Set<ContentHash> = []
    /// The mailbox's name as an earlier import wrote it; nil for a container that is read for the first time.
    var mailbox: String?

    var isEmpty: Bool { messages.isEmpty && failures.isEmpty }
}
