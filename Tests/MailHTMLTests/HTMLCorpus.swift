import Foundation
import TestSupport
import Testing

/// The documents and attacks in `Corpus/html`.
enum HTMLCorpus {
    private static let html = Corpus.folder.appending(path: "html")

    /// Names of the documents, without ".html".
    static let documents: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: html.path)) ?? []
        return names.filter { $0.hasSuffix(".html") }.map { String($0.dropLast(5)) }.sorted()
    }()

    static func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: html.appendingPathComponent(name)), as: UTF8.self)
    }

    static func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: html.appendingPathComponent(name))
    }

    struct Attack: Decodable, CustomTestStringConvertible {
        var name: String
        var html: String
        var never: [String]
        var testDescription: String { name }
    }

    static let attacks: [Attack] = {
        do {
            return try JSONDecoder().decode([Attack].self, from: Data(Corpus.bytes("html/attacks.json")))
        } catch {
            preconditionFailure("Corpus/html/attacks.json: \(error)")
        }
    }()
}
