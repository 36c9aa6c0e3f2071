import Foundation
import TestSupport

/// The Swift files of one target, with comments and literals taken out.
struct SourceTree {
    struct File {
        /// Below the target's folder.
        var path: String
        var code: String
        var folder: String { (path as NSString).deletingLastPathComponent }
    }

    private static let sources = Corpus.folder.deletingLastPathComponent().appending(path: "Sources")

    /// The targets that have Swift files.
    static let targets: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
        // What packages are made with is no part of the program.
        return names.filter { $0 != "Packaging" && !SourceTree($0).files.isEmpty }.sorted()
    }()

    let files: [File]

    init(_ target: String) {
        let folder = Self.sources.appending(path: target)
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        files = names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
            guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8) else { return nil }
            return File(path: name, code: Self.withoutCommentsAndLiterals(text))
        }
    }

    /// Literals go but for what is interpolated into them; good enough for code that `swift format` has laid out.
    private static func withoutCommentsAndLiterals(_ text: String) -> String {
        text.replacing(/\/\/[^\n]*/, with: "")
            .replacing(/"""(?s:.*?)"""/, with: "\"\"")
            .replacing(/"(?:\\.|[^"\\\n])*"/) { literal in
                literal.output.matches(of: /\\\(([^)]*)\)/).map { String($0.output.1) }.joined(separator: " ")
            }
    }

    /// Modules that the files import.
    var imports: Set<String> {
        Set(
            files.flatMap {
                $0.code.matches(of: /(?m)^\s*(?:package |public )?import (?:\w+ )?(\w+)/).map { String($0.output.1) }
            })
    }

    /// For each folder the other folders whose types it names, and an example of each.
    var references: [String: [String: String]] {
        let owners = typeOwners
        var result: [String: [String: String]] = [:]
        for file in files {
            for name in Set(file.code.matches(of: /\b[A-Z]\w*/).map { String($0.output) }) {
                guard let owner = owners[name], owner != file.folder else { continue }
                result[file.folder, default: [:]][owner] = "\(file.path) names \(name)"
            }
        }
        return result
    }

    /// The folder that declares each type, at file level and not for the file alone.
    private var typeOwners: [String: String] {
        var result: [String: String] = [:]
        let declaration = /\b(?:struct|class|enum|actor|protocol|typealias) ([A-Z]\w*)/
        for file in files {
            var depth = 0
            for line in file.code.split(separator: "\n") {
                if depth == 0, !line.contains("private"), let match = line.firstMatch(of: declaration) {
                    result[String(match.output.1)] = file.folder
                }
                depth += line.count { $0 == "{" } - line.count { $0 == "}" }
            }
        }
        return result
    }

    /// A ring of folders that refer to each other, each step with an example; empty where there is none.
    var ring: [String] {
        let references = references
        for start in references.keys.sorted() {
            var reached: [String: [String]] = [start: []]
            var open = [start]
            while let folder = open.popLast() {
                for (next, example) in references[folder] ?? [:] {
                    let steps = (reached[folder] ?? []) + [example]
                    if next == start { return steps }
                    guard reached[next] == nil else { continue }
                    reached[next] = steps
                    open.append(next)
                }
            }
        }
        return []
    }
}
