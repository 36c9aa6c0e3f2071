import Foundation
import MailSources
import MessageContent

/// The ledger of one import: every message that the sources held is counted once.
public struct ImportReport: Sendable {
    public struct ContainerLine: Sendable {
        public var path: String
        public var format: SourceFormat
        public var mailbox: String
        public var counts = Counts()
        /// Bytes that belong to no message.
        public var gapBytes: Int64 = 0
        /// Bytes of an mbox that the ledger says nothing of, or says of twice. Anything but 0 is a fault of Letterbook.
        public var unaccountedBytes: Int64 = 0
        public var isComplete = false
        public var wasUnchanged = false
    }

    public struct Counts: Sendable, Equatable {
        /// Messages that the reader handed out.
        public var expected = 0
        public var imported = 0
        public var duplicates = 0
        public var quarantined = 0
        public var unchanged = 0

        public var addsUp: Bool { expected == imported + duplicates + quarantined + unchanged }

        static func += (a: inout Counts, b: Counts) {
            a.expected += b.expected
            a.imported += b.imported
            a.duplicates += b.duplicates
            a.quarantined += b.quarantined
            a.unchanged += b.unchanged
        }
    }

    public var containers: [ContainerLine] = []
    /// Bytes of raw mail that were read.
    public var bytes: Int64 = 0
    public var seconds: Double = 0
    public var peakMemoryBytes: Int64 = 0
    /// Files that hold no mail, by path and reason.
    public var ignored: [(path: String, reason: String)] = []
    /// Message files that went away between listing and reading.
    public var vanished: [String] = []
    /// What could not be read, each thing once.
    public private(set) var faults: [SourceError] = []
    private var seenFaults: Set<SourceError> = []
    /// Owner addresses learned by this import.
    public var discoveredOwner: [OwnerAddress] = []
    /// No address of the owner is known, not even now.
    public var lacksOwner = false
    /// The user stopped it before the end.
    public var wasInterrupted = false

    /// Every message is counted once, and every byte.
    public var addsUp: Bool { counts.addsUp && containers.allSatisfy { $0.unaccountedBytes == 0 } }

    public var counts: Counts { containers.reduce(into: Counts()) { $0 += $1.counts } }

    /// Takes a fault, unless the same was met before: the look through a folder and the reading of it both meet a file that
    /// cannot be opened.
    mutating func add(_ fault: SourceError) {
        if seenFaults.insert(fault).inserted { faults.append(fault) }
    }
}

/// How far an import is.
public struct ImportProgress: Sendable {
    /// Messages taken so far.
    public var messages: Int
    /// Bytes of the sources that were read or passed over.
    public var bytesDone: Int64
    /// Bytes of the sources.
    public var bytesTotal: Int64
    /// Since the import began.
    public var seconds: Double
    /// Bytes of `bytesDone` that were passed over unread.
    public var bytesSkipped: Int64 = 0

    /// How long it will still take, if mail goes on as it was so far; nil before anything was read.
    public var secondsLeft: Double? {
        let read = Double(bytesDone - bytesSkipped)
        guard read > 0, bytesTotal >= bytesDone else { return nil }
        let ratio = Double(bytesTotal - bytesSkipped) / read
        return seconds * (pow(ratio, Self.growth) - 1) + Double(messages) * ratio * Self.finishingSeconds
    }

    /// The larger the archive, the longer a message takes: its indexes grow. Ten times the mail takes 10^1.08 times as long.
    private static let growth = 1.08

    /// What the last step takes for each message, about.
    private static let finishingSeconds = 30e-6
}

public struct ImportOptions: Sendable {
    public var format: SourceFormat?
    /// Addresses of the owner, as the user gave them.
    public var owner: [String] = []
    /// Bytes of the largest message that is read; larger ones are quarantined.
    public var maximumMessageBytes = MailReader.largestMessageBytes
    /// Whether the archive is to keep the raw messages, from now on; nil: as it did.
    public var keepsRaw: Bool?
    /// Whether messages that made this version fail are tried again.
    public var retriesFailed = false
    /// Parsing tasks at the same time.
    public var jobs: Int
    /// Bytes of memory to keep to, about; nil for as much as is usual.
    public var memoryBytes: Int?
    /// Called now and then with how far it is.
    public var progress: (@Sendable (ImportProgress) -> Void)?
    /// Asked between batches: true ends the import after what was read so far is committed.
    public var shouldStop: @Sendable () -> Bool = { false }

    public init(jobs: Int) { self.jobs = max(1, jobs) }

    var memory: MemoryPlan { MemoryPlan(bytes: memoryBytes ?? MemoryPlan.standardBytes(jobs: jobs), jobs: jobs) }
}
