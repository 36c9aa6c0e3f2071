import ArgumentParser
import Foundation
import MessageAnalysis
import MessageContent

/// A message whose category a person decided, and what the rules found in it.
struct LabelledMessage {
    let id: String
    let label: MessageAnalysis.Category
    /// Where it comes from: messages of one source are alike, so that they are never on both sides of a test.
    let source: String
    let year: Int
    /// What each rule that found something is expected to say.
    let expectations: [CategoryReason]

    /// The rules that found something, each once.
    var rules: [String] {
        expectations.reduce(into: []) { if $0.last != $1.rule { $0.append($1.rule) } }
    }
}

/// A row of `labels.jsonl`.
private struct LabelRow: Decodable {
    let id: String
    let file: String
    let label: String
    let source: String?
    let year: Int?

    private enum CodingKeys: String, CodingKey {
        case id, file, label, year
        case source = "source_repo"
    }
}

extension LabelledMessage {
    /// Reads the messages that `labels.jsonl` in a folder names; those labelled unsure are left out.
    static func read(_ folder: String) throws -> [LabelledMessage] {
        let base = URL(fileURLWithPath: folder)
        let labels = base.appendingPathComponent("labels.jsonl")
        guard let data = try? Data(contentsOf: labels) else {
            throw ValidationError(
                "\(labels.path): cannot be read; a line is {\"id\", \"file\", \"label\", \"source_repo\", \"year\"}")
        }
        let decoder = JSONDecoder()
        return try data.split(separator: 0x0A).compactMap { line in
            let row = try decoder.decode(LabelRow.self, from: Data(line))
            guard let label = MessageAnalysis.Category(rawValue: row.label), label != .unsure else { return nil }
            let bytes = try Data(contentsOf: base.appendingPathComponent(row.file))
            let input = CategoryInput(Email(reading: Array(bytes)))
            return LabelledMessage(
                id: row.id, label: label, source: row.source ?? row.id, year: row.year ?? 0,
                expectations: CategoryClassifier.expectations(of: input))
        }
    }
}
