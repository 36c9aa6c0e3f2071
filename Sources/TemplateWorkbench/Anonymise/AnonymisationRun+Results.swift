extension AnonymisationRun {
    /// The originals that were replaced, by kind.
    var replacements: [Replacement] {
        Replacement.Kind.allCases.flatMap { kind in
            zip(originals, counts).filter { $0.kind == kind && $1 > 0 }.map { original, count in
                Replacement(
                    kind: kind, original: original.text, replacement: replacementText(original), count: count)
            }
        }
    }

    /// The replacement in the form in which it stands in the place of the first appearance.
    private func replacementText(_ original: Original) -> String {
        let seen = original.text.unicodeScalars.map(\.value)
        guard seen.count == original.replacement.count else { return String(scalars: original.replacement) }
        return String(scalars: zip(original.replacement, seen).map { Script.render($0, like: $1) })
    }

    /// For each code its replacement, where it is in the message.
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
