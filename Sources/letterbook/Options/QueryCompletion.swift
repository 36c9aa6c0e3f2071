import ArgumentParser
import Foundation
import MailArchive

/// What may follow in a query that somebody types: fields of the search language, and values out of the archive.
enum QueryCompletion {
    static let kind = CompletionKind.custom { words, index, prefix in
        complete(words, index, prefix, splitsAtColons: CompletionShell.requesting == .bash)
    }

    /// - Parameters:
    ///   - words: of the command line.
    ///   - index: of the word that is typed.
    ///   - prefix: what there is of it.
    ///   - splitsAtColons: whether the shell takes a colon for a word of its own, as bash does, and what follows it for the
    ///     word that is typed.
    static func complete(_ words: [String], _ index: Int, _ prefix: String, splitsAtColons: Bool) -> [String] {
        var (term, typed) = (prefix, 0)
        if splitsAtColons, words.indices.contains(index) {
            if words[index] == ":", index > 0 {
                (term, typed) = (words[index - 1] + ":", words[index - 1].count + 1)
            } else if index > 1, words[index - 1] == ":" {
                (term, typed) = (words[index - 2] + ":" + prefix, words[index - 2].count + 1)
            }
        }
        return candidates(for: term, archive: archivePath(words)).map { String($0.dropFirst(typed)) }
    }

    /// Whole terms that begin like this one.
    static func candidates(for term: String, archive path: String) -> [String] {
        let sign = term.hasPrefix("-") ? "-" : ""
        let parts = term.dropFirst(sign.count).split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts.first ?? "").lowercased()
        guard parts.count > 1 else {
            return SearchField.allCases.map(\.rawValue).filter { $0.hasPrefix(name) }.map { sign + $0 + ":" }
        }
        guard let field = SearchField(rawValue: name) else { return [] }
        let letters = String(parts[1])
        // Nothing is said where there is no archive: somebody types.
        let values =
            field.fixedValues.isEmpty
            ? (try? Archive(path: path, access: .read).values(of: field, beginningWith: letters)) ?? []
            : field.fixedValues.filter { $0.hasPrefix(letters.lowercased()) }
        return values.filter(isHarmless).map { "\(sign)\(name):\($0)" }
    }

    /// Shells expand what they are offered: of a list's name or an address, which strangers choose, a shell must make
    /// nothing but itself.
    private static func isHarmless(_ value: String) -> Bool {
        value.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "@", ".", "_", "+", "-", "/", "=": true
            default: !scalar.isASCII && scalar.properties.isAlphabetic
            }
        }
    }

    private static func archivePath(_ words: [String]) -> String {
        let next = words.firstIndex(of: "--archive").map { $0 + 1 }
        return ArchiveOptions.path(named: next.flatMap { words.indices.contains($0) ? words[$0] : nil })
    }
}
