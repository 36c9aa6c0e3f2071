import TestSupport

@testable import MailSources

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The mail in `Corpus/sources`.
enum SourceCorpus {
    static func path(_ name: String) -> String { Corpus.path("sources/" + name) }

    /// The files of a folder.
    static func names(in folder: String) -> [String] {
        guard let listing = try? FolderListing(of: RawPath(path(folder))) else { return [] }
        return (0..<listing.count).map { String(decoding: listing[$0], as: UTF8.self) }
    }

    static func bytes(_ name: String) -> [UInt8] { read(path(name)) }

    /// The letters that the mbox flavours hold.
    static let letters = (1...4).map { bytes("letters/\($0).eml") }

    static func read(_ path: String) -> [UInt8] {
        guard let file = fopen(path, "rb") else { return [] }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let got = fread(&buffer, 1, buffer.count, file)
            if got == 0 { return bytes }
            bytes += buffer[..<got]
        }
    }
}

/// A folder for files that cannot be kept under version control: links, pipes, odd names, large files.
final class Scratch {
    let path: String

    init() {
        var template = Array("/tmp/letterbook-sources-XXXXXX".utf8CString)
        path = mkdtemp(&template).map { String(cString: $0) } ?? ""
    }

    /// Removes all of it, links and not what they lead to.
    func remove() { Self.removeAll(RawPath(path)) }

    @discardableResult
    func write(_ name: String, _ text: String) -> String { write(name, Array(text.utf8)) }

    @discardableResult
    func write(_ name: String, _ bytes: [UInt8]) -> String {
        folder(name.split(separator: "/").dropLast().joined(separator: "/"))
        let path = path + "/" + name
        if let file = fopen(path, "wb") {
            fwrite(bytes, 1, bytes.count, file)
            fclose(file)
        }
        return path
    }

    private static func removeAll(_ path: RawPath) {
        // Takes files and links.
        if path.withCString({ unlink($0) }) == 0 { return }
        guard let names = try? FolderListing(of: path) else { return }
        for index in 0..<names.count { removeAll(path.appending(names[index])) }
        _ = path.withCString { rmdir($0) }
    }

    @discardableResult
    func folder(_ name: String) -> String {
        var built = path
        for part in name.split(separator: "/") {
            built += "/" + part
            mkdir(built, 0o755)
        }
        return built
    }
}

/// Everything a reader told, sorted by kind.
struct Harvest {
    var messages: [(bytes: [UInt8], origin: Origin)] = []
    var batches: [RawMessageBatch] = []
    var gaps: [SourceGap] = []
    var began: [Container] = []
    var ended: [ContainerSummary] = []
    var ignored: [String: IgnoredReason] = [:]
    var vanished: [String] = []
    var faults: [SourceError] = []

    init(_ reader: MailReader) {
        for event in reader { take(event) }
    }

    /// Reads files of the corpus.
    init(_ names: String..., format: SourceFormat? = nil) {
        self.init(MailReader(paths: names.map(SourceCorpus.path), format: format))
    }

    var bytes: [[UInt8]] { messages.map(\.bytes) }
    var texts: [String] { bytes.map { String(decoding: $0, as: UTF8.self) } }

    /// The values of the Subject fields, in order.
    var subjects: [String] {
        texts.map { text in
            let field = text.split(whereSeparator: \.isNewline).first { $0.hasPrefix("Subject: ") }
            return String(field?.dropFirst(9) ?? "")
        }
    }

    private mutating func take(_ event: SourceEvent) {
        switch event {
        case .containerBegan(let container): began.append(container)
        case .containerEnded(let summary): ended.append(summary)
        case .ignored(let path, let reason): ignored[String(path.split(separator: "/").last ?? "")] = reason
        case .vanished(let path): vanished.append(path)
        case .packedBegan, .packedSkipped: break
        case .fault(let fault): faults.append(fault)
        case .batch(let batch):
            batches.append(batch)
            gaps += batch.gaps
            messages += batch.messages.map { (Array(batch.bytes(of: $0)), $0.origin) }
        }
    }
}
