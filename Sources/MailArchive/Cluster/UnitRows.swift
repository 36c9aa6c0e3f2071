import Foundation
import MailSources
import MessageContent

/// Reads a unit as an import does, and gives a line for each message, and for all else that a ledger needs.
package struct UnitRows: Sendable {
    /// The counts of the last line, without which the output is not whole.
    private struct Totals: JSONObject {
        var messages = 0
        var quarantined = 0
        /// Of the raw messages.
        var bytes: Int64 = 0
        var separators: MboxSeparators?

        func writeMembers(to json: inout JSONWriter) {
            json.member("record", "totals")
            json.member("schema", MessageRow.schema)
            json.member("first", separators?.first)
            json.member("next", separators?.next)
            json.member("messages", messages)
            json.member("quarantined", quarantined)
            json.member("bytes", bytes)
        }
    }

    /// The lines of a batch, made by the thread that read its messages.
    private struct Lines: Sendable {
        var text: [UInt8] = []
        var messages = 0
        var quarantined = 0
        var bytes = 0
    }

    private let unit: WorkUnit
    private let jobs: Int
    private let includesRaw: Bool
    private let failed: FailedMessages

    /// - Parameters:
    ///   - jobs: batches that are worked on at the same time.
    ///   - includesRaw: whether lines hold the raw messages, too.
    ///   - journal: see `MessageGuard.installOnce`: messages in it are left out. Nil for none.
    package init(_ unit: WorkUnit, jobs: Int, includesRaw: Bool, journal: String?) {
        self.unit = unit
        self.jobs = jobs
        self.includesRaw = includesRaw
        failed = FailedMessages(archive: journal)
    }

    /// - Parameters:
    ///   - write: gets lines in order, line ends included.
    ///   - warn: gets what could not be read.
    package func run(write: ([UInt8]) -> Void, warn: (SourceError) -> Void) async throws {
        var totals = Totals()
        var parts = unit.parts.makeIterator()
        try await MessagePipeline<Lines>(unit: unit, jobs: jobs).run(
            work: { [failed, includesRaw] batch in { Self.lines(of: batch, failed, includesRaw: includesRaw) } },
            deliver: { delivery in
                switch delivery {
                case .output(let lines):
                    totals.messages += lines.messages
                    totals.quarantined += lines.quarantined
                    totals.bytes += Int64(lines.bytes)
                    write(lines.text)
                case .event(.fault(let fault)):
                    write(FaultRow(fault: fault).line)
                    warn(fault)
                case .event(.containerBegan):
                    if let part = parts.next() { write(ContainerRow(part: part).line) }
                case .event(.containerEnded(let summary)):
                    totals.separators = summary.separators
                    write(EndRow(summary: summary).line)
                case .event: break
                }
            })
        write(totals.line)
    }

    private static func lines(of batch: RawMessageBatch, _ failed: FailedMessages, includesRaw: Bool) -> Lines {
        let parsed = ParsedBatch(batch, known: KnownHashes(), failed: failed, keepsRaw: false)
        var raw: [Origin: ArraySlice<UInt8>] = [:]
        if includesRaw { for message in batch.messages { raw[message.origin] = batch.bytes(of: message) } }
        var lines = Lines(bytes: batch.storage.count)
        for case .read(let record) in parsed.items {
            lines.text += MessageRow(record: record, container: batch.container, raw: raw[record.origin]).line
            lines.messages += 1
        }
        let gaps =
            parsed.gaps
            + parsed.failures.map { SourceGap(failedAt: $0.origin, isInSharedFile: batch.container.format.holdsMany) }
        for gap in gaps {
            lines.text += GapRow(container: batch.container, gap: gap).line
            lines.quarantined += gap.isMessage ? 1 : 0
        }
        return lines
    }
}

/// Bytes of which no message was made.
private struct GapRow: JSONObject {
    let container: Container
    let gap: SourceGap

    func writeMembers(to json: inout JSONWriter) {
        json.member("record", "gap")
        json.members(of: container)
        json.path(gap.path, gap.rawPath)
        json.member("offset", gap.offset)
        json.member("length", gap.length)
        json.member("leadLength", gap.leadLength)
        json.member("trailLength", gap.trailLength)
        json.member("reason", gap.reason.rawValue)
        json.member("isMessage", gap.isMessage)
    }
}

/// A file or folder that is read.
private struct ContainerRow: JSONObject {
    let part: WorkUnit.Part

    func writeMembers(to json: inout JSONWriter) {
        json.member("record", "container")
        json.path(part.path, part.rawPath)
        json.member("format", part.format.rawValue)
        json.member("mailbox", part.mailbox)
        json.member("files", part.files.rawValue)
        json.member("fileCount", part.fileCount)
        json.member("size", part.size)
        json.member("modifiedAt", part.modifiedAt)
        json.member("isForced", part.isForced)
    }
}

/// What was read of a file or folder: all of it, or the piece of it that belongs to the unit.
private struct EndRow: JSONObject {
    let summary: ContainerSummary

    func writeMembers(to json: inout JSONWriter) {
        json.member("record", "end")
        json.members(of: summary.container)
        json.member("messages", summary.messageCount)
        json.member("bytes", summary.byteCount)
        json.member("isComplete", summary.isComplete)
        json.member("isCompressed", summary.isCompressed)
        json.member("first", summary.separators?.first)
        json.member("next", summary.separators?.next)
    }
}

/// What could not be read.
private struct FaultRow: JSONObject {
    let fault: SourceError

    func writeMembers(to json: inout JSONWriter) {
        json.member("record", "fault")
        json.member("path", fault.path)
        json.member("kind", fault.kind.rawValue)
        json.member("message", fault.message)
    }
}

extension JSONWriter {
    /// Writes a path, and its bytes where they are no UTF-8.
    mutating func path(_ path: String?, _ raw: [UInt8]?) {
        member("path", path)
        guard let raw else { return }
        key("rawPath")
        array(raw) { $0.integer($1) }
    }

    fileprivate mutating func members(of container: Container) {
        member("container", container.path)
        member("format", container.format.rawValue)
        member("mailbox", container.mailbox)
    }
}
