import Foundation

/// The folder Corpus of the project: mail that we wrote ourselves.
package enum Corpus {
    /// Found from this file upwards, so that tests run from any working directory.
    package static let folder: URL = {
        var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        while folder.path != "/", !FileManager.default.fileExists(atPath: folder.appending(path: "Corpus").path) {
            folder.deleteLastPathComponent()
        }
        return folder.appending(path: "Corpus")
    }()

    /// The path of a file or folder in it.
    package static func path(_ name: String) -> String { folder.path + "/" + name }

    /// The bytes of a file in it.
    package static func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appending(path: name)))
    }

    /// The mailbox that the README imports.
    package static let demo = path("demo/ada.mbox")

    /// Whether goldens are written anew instead of compared.
    package static let updatesGoldens = ProcessInfo.processInfo.environment["LETTERBOOK_UPDATE_GOLDENS"] == "1"
}

extension Corpus {
    /// The rows of a JSON table in `fields`.
    ///
    /// A table that is missing, empty or malformed stops the tests: those that run over its rows would pass without it.
    package static func table<Row: Decodable>(_ name: String, of type: Row.Type = Row.self) -> [Row] {
        do {
            let rows = try JSONDecoder().decode([Row].self, from: Data(bytes("fields/" + name)))
            precondition(!rows.isEmpty, "Corpus/fields/\(name) has no rows")
            return rows
        } catch {
            preconditionFailure("Corpus/fields/\(name): \(error)")
        }
    }

    /// The lines of a file with a JSON object on each; as with ``table(_:of:)``, all of them or none.
    package static func lines<Line: Decodable>(_ name: String, of type: Line.Type = Line.self) -> [Line] {
        do {
            let lines = try bytes(name).split(separator: 0x0A)
            precondition(!lines.isEmpty, "Corpus/\(name) has no lines")
            return try lines.map { try JSONDecoder().decode(Line.self, from: Data($0)) }
        } catch {
            preconditionFailure("Corpus/\(name): \(error)")
        }
    }
}
