import Foundation
import Testing

/// The folder Corpus of the project, found from this file upwards.
enum HTMLCorpus {
    static let folder: URL? = {
        var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        for _ in 0..<10 {
            let corpus = folder.appendingPathComponent("Corpus")
            if FileManager.default.fileExists(atPath: corpus.appendingPathComponent("html").path) { return corpus }
            folder = folder.deletingLastPathComponent()
        }
        return nil
    }()

    static var html: URL { (folder ?? URL(fileURLWithPath: "/")).appendingPathComponent("html") }

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

    /// Goldens are rewritten when this is set.
    static let updatesGoldens = ProcessInfo.processInfo.environment["LETTERBOOK_UPDATE_GOLDENS"] == "1"

    struct Attack: Decodable, CustomTestStringConvertible {
        var name: String
        var html: String
        var never: [String]
        var testDescription: String { name }
    }

    static let attacks: [Attack] = {
        guard let data = try? Data(contentsOf: html.appendingPathComponent("attacks.json")) else { return [] }
        return (try? JSONDecoder().decode([Attack].self, from: data)) ?? []
    }()
}
