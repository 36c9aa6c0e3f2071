import ArgumentParser
import Bytes
import MailGenerator
import MailSources
import MessageFormat

/// Mail to measure with: generated in memory, or read from an mbox batch by batch.
enum MailSample {
    case generated(kind: MailKind, storage: [UInt8], messages: [Range<Int>])
    case mbox(path: String)

    static func generate(_ kind: MailKind, bytes: Int, seed: UInt64) -> MailSample {
        var generator = MailboxGenerator(kind: kind, bytes: bytes, seed: seed)
        var storage: [UInt8] = []
        storage.reserveCapacity(bytes + bytes / 4)
        var messages: [Range<Int>] = []
        while let message = generator.nextMessage() {
            messages.append(storage.count..<(storage.count + message.count))
            storage += message
        }
        return .generated(kind: kind, storage: storage, messages: messages)
    }

    var name: String {
        switch self {
        case .generated(let kind, _, _): kind.rawValue
        case .mbox(let path): path.split(separator: "/").last.map(String.init) ?? path
        }
    }

    /// Lends the messages in turn, a batch a call.
    func forEachBatch(_ body: ([ByteView]) -> Void) throws {
        switch self {
        case .generated(_, let storage, let messages): lend(storage, messages, body)
        case .mbox(let path):
            let reader = MailReader(paths: [path])
            while let event = reader.next() {
                switch event {
                case .batch(let batch): lend(batch.storage, batch.messages.map(\.range), body)
                case .fault(let fault): throw ValidationError(fault.message)
                default: break
                }
            }
        }
    }

    private func lend(_ storage: [UInt8], _ ranges: [Range<Int>], _ body: ([ByteView]) -> Void) {
        storage.withByteView { view in
            body(ranges.map { view.slice($0.lowerBound, $0.upperBound) })
        }
    }
}
