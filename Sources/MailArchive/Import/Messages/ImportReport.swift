import Foundation
import MailSources
import MessageContent

/// The ledger of one import: every message that the sources held is counted once.
public struct ImportReport: Sendable, JSONObject {
    /// The messages and bytes of one container.
    public struct ContainerLine: Sendable, JSONObject {
        /// As the import was given it, or found it in a folder.
        public var path: String
        /// How its messages are stored.
        public var format: SourceFormat
        /// The folder of mail that it is.
        public var mailbox: String
        /// Its messages.
        public var counts = Counts()
        /// Bytes that belong to no message.
        public var gapBytes: Int64 = 0
        /// Bytes of an mbox that the ledger says nothing of, or says of twice. Anything but 0 is a fault of Letterbook.
        public var unaccountedBytes: Int64 = 0
        /// Whether it was read to its end, now or before.
        public var isComplete = false
        /// Whether it had not changed since an earlier import, and was not read.
        public var wasUnchanged = false

        /// An element of `containers` in `letterbook import --json`.
        public func writeMembers(to json: inout JSONWriter) {
            json.member("path", path)
            json.member("format", format.rawValue)
            json.member("mailbox", mailbox)
            json.member("wasUnchanged", wasUnchanged)
            counts.writeMembers(to: &json)
            json.member("gapBytes", gapBytes)
            json.member("unaccountedBytes", unaccountedBytes)
            json.member("isComplete", isComplete)
        }
    }

    /// What became of messages.
    public struct Counts: Sendable, Equatable, JSONObject {
        /// Messages that the reader handed out.
        public var expected = 0
        /// Messages that are new in the archive.
        public var imported = 0
        /// Messages that the archive had from another place.
        public var duplicates = 0
        /// Messages that could not be read: too large, or they made the program fail.
        public var quarantined = 0
        /// Messages that an earlier import found at the same place.
        public var unchanged = 0

        /// Whether each message is counted once.
        public var addsUp: Bool { expected == imported + duplicates + quarantined + unchanged }

        /// Members of the report and of each of its containers.
        public func writeMembers(to json: inout JSONWriter) {
            json.member("expected", expected)
            json.member("imported", imported)
            json.member("duplicates", duplicates)
            json.member("quarantined", quarantined)
            json.member("unchanged", unchanged)
        }

        static func += (a: inout Counts, b: Counts) {
            a.expected += b.expected
            a.imported += b.imported
            a.duplicates += b.duplicates
            a.quarantined += b.quarantined
            a.unchanged += b.unchanged
        }
    }

    /// In the order in which they were read.
    public var containers: [ContainerLine] = []
    /// Messages that stood in their sources at an earlier import and no longer do: their mail stays in the archive.
    public var gone = 0
    /// Bytes of raw mail that were read.
    public var bytes: Int64 = 0
    /// How long the import took.
    public var seconds: Double = 0
    /// The largest resident size of the process.
    public var peakMemoryBytes: Int64 = 0
    /// Files that hold no mail, by path and reason.
    public var ignored: [(path: String, reason: String)] = []
    /// Message files that went away between listing and reading.
    public var vanished: [String] = []
    /// Errors of sources that could not be read, each once.
    public private(set) var faults: [SourceError] = []
    private var seenFaults: Set<SourceError> = []
    /// Owner addresses learned by this import.
    public var discoveredOwner: [OwnerAddress] = []
    /// Addresses that the mail says are the owner's, beside those that the user named.
    public var ownerCandidates: [OwnerAddress] = []
    /// No address of the owner is known, not even now.
    public var lacksOwner = false
    /// The user stopped it before the end.
    public var wasInterrupted = false

    /// Every message is counted once, and every byte.
    public var addsUp: Bool { counts.addsUp && containers.allSatisfy { $0.unaccountedBytes == 0 } }

    /// The messages of all containers.
    public var counts: Counts { containers.reduce(into: Counts()) { $0 += $1.counts } }

    /// Takes a fault, unless the same was met before: the look through a folder and the reading of it both meet a file
    /// that cannot be opened.
    mutating func add(_ fault: SourceError) {
        if seenFaults.insert(fault).inserted { faults.append(fault) }
    }

    /// The object of `letterbook import --json`.
    public func writeMembers(to json: inout JSONWriter) {
        counts.writeMembers(to: &json)
        json.member("gone", gone)
        json.member("bytes", bytes)
        json.member("seconds", number: seconds)
        json.member("peakMemoryBytes", peakMemoryBytes)
        json.member("containers", containers)
        json.key("ignored")
        json.array(ignored) { json, file in
            json.object {
                $0.member("path", file.path)
                $0.member("reason", file.reason)
            }
        }
        json.key("faults")
        json.array(faults) { json, fault in
            json.object {
                $0.member("path", fault.path)
                $0.member("kind", fault.kind.rawValue)
                $0.member("message", fault.message)
            }
        }
        json.member("discoveredOwner", discoveredOwner.map(\.email))
        json.member("ownerCandidates", ownerCandidates.map(\.email))
        json.member("wasInterrupted", wasInterrupted)
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

    /// How long it will still take if the rest of the mail is like the mail so far; nil before anything was read.
    public var secondsLeft: Double? {
        let read = Double(bytesDone - bytesSkipped)
        guard read > 0, bytesTotal >= bytesDone else { return nil }
        let ratio = Double(bytesTotal - bytesSkipped) / read
        return seconds * (pow(ratio, Self.growth) - 1) + Double(messages) * ratio * Self.finishingSeconds
    }

    /// A message takes longer the larger the archive is, as its indexes grow: ten times the mail takes 10^1.08 times as
    /// long.
    private static let growth = 1.08

    /// Seconds that the last step takes for each message, about.
    private static let finishingSeconds = 30e-6
}

/// What an import is to do beside reading its sources.
public struct ImportOptions: Sendable {
    /// The format of all sources; nil: judged by the content of each.
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

    /// - Parameter jobs: parsing tasks at the same time; at least one.
    public init(jobs: Int) { self.jobs = max(1, jobs) }

    var memory: MemoryPlan { MemoryPlan(bytes: memoryBytes ?? MemoryPlan.standardBytes(jobs: jobs), jobs: jobs) }
}
