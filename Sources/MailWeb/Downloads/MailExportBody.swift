import Hummingbird
import MailArchive
import MailSources
import MessageContent

/// All messages of a query, written as they are read: a slow reader keeps nobody waiting, and a large export needs no
/// more memory than a small one.
struct MailExportBody {
    enum Form: String, Sendable { case mbox, json, csv }

    let query: String
    let form: Form
    let readers: ReaderPool
    /// Messages, and bytes, after which what was read is written.
    private static let (portion, portionBytes) = (50, 1 << 20)

    /// - Throws: `ArchiveError` where the query cannot be understood.
    func body() async throws -> ResponseBody {
        let (query, form, readers) = (try SearchQuery(query), form, readers)
        let rows = try await readers.read(seconds: 60) { try $0.messageIDs(query) }
        return ResponseBody { writer in
            if form == .csv { try await writer.write(ByteBuffer(string: CSV.line(StoredMessage.csvColumns) + "\n")) }
            var start = 0
            while start < rows.count {
                let from = start
                let (bytes, next) = try await readers.read(seconds: 60) { archive in
                    var (bytes, next) = ([UInt8](), from)
                    while next < min(from + Self.portion, rows.count), bytes.count < Self.portionBytes {
                        try Self.append(rows[next], form, archive, to: &bytes)
                        next += 1
                    }
                    return (bytes, next)
                }
                try await writer.write(ByteBuffer(bytes: bytes))
                start = next
            }
            try await writer.finish(nil)
        }
    }

    private static func append(_ row: Int64, _ form: Form, _ archive: Archive, to bytes: inout [UInt8]) throws {
        switch form {
        case .mbox:
            do {
                guard let exported = try archive.exportedMessage(row) else { return }
                MboxWriter.append(
                    exported.copy.bytes, envelope: exported.envelope, date: exported.arrivedAt, to: &bytes)
            } catch let error as ArchiveError where error.kind == .outOfReach {
                // No source holds it any more; its page says so.
            }
        case .json:
            guard let message = try archive.message(row) else { return }
            bytes += message.json.utf8
            bytes.append(0x0A)
        case .csv:
            guard let message = try archive.message(row) else { return }
            bytes += CSV.line(message.csvRow).utf8
            bytes.append(0x0A)
        }
    }
}
