/// What is reported.
extension AnonymisationRun {
    var replacements: [Replacement] {
        let kinds = Replacement.Kind.allCases
        return kinds.flatMap { kind in
            originals.indices.filter { originals[$0].kind == kind && counts[$0] > 0 }.map { index in
                Replacement(
                    kind: kind, original: originals[index].text, replacement: replacementText(originals[index]),
                    count: counts[index])
            }
        }
    }

    /// The replacement as it stands where the original was first seen.
    private func replacementText(_ original: Original) -> String {
        let seen = original.text.unicodeScalars.map(\.value)
        guard seen.count == original.replacement.count else { return String(scalars: original.replacement) }
        return String(scalars: zip(original.replacement, seen).map { Script.render($0, like: $1) })
    }

    func codes(_ codes: [String]) -> [String: String] {
        var result: [String: String] = [:]
        for code in codes {
            let pattern = Reading(code).lower
            guard let original = originals.first(where: { $0.kind == .code && $0.pattern == pattern }) else { continue }
            result[code] = replacementText(original)
        }
        return result
    }
}
