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
    /// Messages that are read at once.
    private static let portion = 20

    /// - Throws: `ArchiveError` where the query cannot be understood.
    func body() async throws -> ResponseBody {
        let (query, form, readers) = (try SearchQuery(query), form, readers)
        let rows = try await readers.read(seconds: 60) { try $0.messageIDs(query) }
        return ResponseBody { writer in
            if form == .csv { try await writer.write(ByteBuffer(string: CSV.line(StoredMessage.csvColumns) + "\n")) }
            for start in stride(from: 0, to: rows.count, by: Self.portion) {
                let portion = rows[start..<min(start + Self.portion, rows.count)]
                let bytes = try await readers.read(seconds: 60) { archive in
                    try portion.reduce(into: [UInt8]()) { try Self.append($1, form, archive, to: &$0) }
                }
                try await writer.write(ByteBuffer(bytes: bytes))
            }
            try await writer.finish(nil)
        }
    }

    private static func append(_ row: Int64, _ form: Form, _ archive: Archive, to bytes: inout [UInt8]) throws {
        switch form {
        case .mbox:
            // A message that is out of reach is left out: a half one would be worse.
            guard let exported = try? archive.exportedMessage(row) else { return }
            MboxWriter.append(exported.copy.bytes, envelope: exported.envelope, date: exported.arrivedAt, to: &bytes)
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
