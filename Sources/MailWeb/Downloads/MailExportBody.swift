import Hummingbird
import MailArchive
import MailSources
import MessageContent
import Synchronization

extension ReaderPool {
    /// A body that is read while it is written: a slow reader of it keeps nobody waiting, and a large one needs no more
    /// memory than a small one.
    ///
    /// - Parameters:
    ///   - first: where to begin.
    ///   - portion: reads some of it, and says where the next portion begins; nil where there is none.
    nonisolated func body<Place: Sendable>(
        from first: Place, _ portion: @escaping @Sendable (Archive, Place) throws -> (bytes: [UInt8], next: Place?)
    ) -> ResponseBody {
        ResponseBody { writer in
            var place: Place? = first
            while let current = place {
                let (bytes, next) = try await self.read(seconds: 60) { try portion($0, current) }
                try await writer.write(ByteBuffer(bytes: bytes))
                place = next
            }
            try await writer.finish(nil)
        }
    }
}

/// All messages of a query in one file. Of a zip file the directory is kept in memory: some 150 bytes a message.
struct MailExportBody {
    enum Form: String, Sendable { case mbox, zip, json, csv }

    let query: String
    let form: Form
    let readers: ReaderPool
    /// Messages, and bytes, after which what was read is written.
    private static let (portion, portionBytes) = (50, 1 << 20)

    /// - Throws: `ArchiveError` where the query cannot be understood.
    func body() async throws -> ResponseBody {
        let query = try SearchQuery(query)
        let rows = try await readers.read(seconds: 60) { try $0.messageIDs(query) }
        let file = ExportFile(form)
        return readers.body(from: 0) { archive, start in
            var (bytes, next) = (start == 0 ? file.head : [], start)
            while next < min(start + Self.portion, rows.count), bytes.count < Self.portionBytes {
                try file.append(rows[next], archive, to: &bytes)
                next += 1
            }
            guard next == rows.count else { return (bytes, next) }
            file.finish(to: &bytes)
            return (bytes, nil)
        }
    }
}

/// Writes messages into a file of some form.
private final class ExportFile: Sendable {
    private let form: MailExportBody.Form
    private let zip = Mutex(ZipWriter())

    init(_ form: MailExportBody.Form) { self.form = form }

    var head: [UInt8] { form == .csv ? Array((CSV.line(StoredMessage.csvColumns) + "\n").utf8) : [] }

    func append(_ row: Int64, _ archive: Archive, to bytes: inout [UInt8]) throws {
        switch form {
        case .mbox, .zip:
            do {
                guard let exported = try archive.exportedMessage(row) else { return }
                appendRaw(exported, to: &bytes)
            } catch let error as ArchiveError where error.kind == .outOfReach {
                // No source holds it any more; its page says so.
            }
        case .json:
            guard let message = try archive.message(row) else { return }
            bytes += message.json.utf8
            bytes.append(0x0A)
        case .csv:
            guard let message = try archive.message(row) else { return }
            bytes += message.csv.utf8
        }
    }

    private func appendRaw(_ message: ExportedMessage, to bytes: inout [UInt8]) {
        if form == .zip {
            zip.withLock {
                $0.append(message.copy.bytes, name: message.fileName, modifiedAt: message.arrivedAt, to: &bytes)
            }
        } else {
            MboxWriter.append(message.copy.bytes, envelope: message.envelope, date: message.arrivedAt, to: &bytes)
        }
    }

    func finish(to bytes: inout [UInt8]) { if form == .zip { zip.withLock { $0.finish(to: &bytes) } } }
}
