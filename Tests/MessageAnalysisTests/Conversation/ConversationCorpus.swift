import Foundation
import MessageContent

/// The project's folder Corpus, found from this file upwards.
enum ConversationCorpus {
    static let folder: URL = {
        var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        while folder.path != "/" {
            let corpus = folder.appendingPathComponent("Corpus")
            if FileManager.default.fileExists(atPath: corpus.path) { return corpus }
            folder = folder.deletingLastPathComponent()
        }
        return folder
    }()

    /// The rows of a table in Corpus/fields.
    static func table<Row: Decodable>(_ name: String, of type: Row.Type = Row.self) -> [Row] {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("fields/\(name)")) else { return [] }
        return (try? JSONDecoder().decode([Row].self, from: data)) ?? []
    }

    /// The lines of Corpus/messages/expected.jsonl.
    static func oracle<Line: Decodable>(of type: Line.Type = Line.self) -> [Line] {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("messages/expected.jsonl")) else {
            return []
        }
        return data.split(separator: 0x0A).compactMap { try? JSONDecoder().decode(Line.self, from: $0) }
    }

    /// A message below Corpus/messages.
    static func email(_ path: String) throws -> Email {
        Email(reading: [UInt8](try Data(contentsOf: folder.appendingPathComponent("messages/\(path)"))))
    }
}

/// An Email with these header fields.
func email(_ header: String) -> Email { Email(reading: Array((header + "\n\nwords\n").utf8)) }
