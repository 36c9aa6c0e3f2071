import VerificationCodes

extension CodeTemplate {
    /// The template as the text of a file, in the order of the page Templates.
    public var yaml: String {
        var lines = [
            "schema: \(Self.schema)", "id: \(id)", "version: \(version)", "name: \(YAMLText.scalar(name))",
            "kind: \(kind.rawValue)",
        ]
        if priority != 0 { lines.append("priority: \(priority)") }
        lines += ["", "sender:"]
        if !sender.domains.isEmpty { lines.append("  domains: [\(sender.domains.joined(separator: ", "))]") }
        if !sender.addresses.isEmpty { lines.append("  addresses: \(YAMLText.list(sender.addresses))") }
        lines += ["  authentication: \(sender.authentication.rawValue)", "", "variants:"]
        lines += variants.flatMap(\.yamlLines).map { "  " + $0 }
        for (key, list) in [("examples", examples), ("counterExamples", counterExamples)] where !list.isEmpty {
            lines += ["", "\(key):"] + list.flatMap(\.yamlLines).map { "  " + $0 }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension CodeTemplate.Variant {
    /// The variant as an item of `variants` in a template file, line by line.
    public var yamlLines: [String] {
        var lines = ["- id: \(id)"]
        if let language { lines.append("  language: \(language)") }
        if let kind { lines.append("  kind: \(kind.rawValue)") }
        for (key, cues) in [("subject", subject), ("body", body)] where !cues.any.isEmpty || !cues.none.isEmpty {
            lines.append("  \(key):")
            if !cues.any.isEmpty { lines.append("    any: \(YAMLText.list(cues.any))") }
            if !cues.none.isEmpty { lines.append("    none: \(YAMLText.list(cues.none))") }
        }
        if let code {
            lines += ["  code:", "    alphabet: \(code.alphabet.rawValue)"]
            if !code.characters.isEmpty { lines.append("    characters: \(YAMLText.quoted(code.characters))") }
            lines.append("    lengths: [\(code.lengths.map(String.init).joined(separator: ", "))]")
            if !code.grouping.isEmpty {
                lines.append("    grouping: \(code.grouping.map(String.init).joined(separator: "-"))")
            }
            if let prefix = code.prefix { lines.append("    prefix: \(YAMLText.quoted(prefix))") }
            if let pattern = code.pattern { lines.append("    pattern: \(YAMLText.quoted(pattern.source))") }
        }
        if !places.isEmpty { lines += ["  places:"] + places.map { "    - \($0.description)" } }
        return lines
    }
}

extension CodeTemplate.Example {
    fileprivate var yamlLines: [String] {
        var lines = ["- from: \(YAMLText.quoted(from))", "  subject: \(YAMLText.quoted(subject))"]
        if let text { lines.append("  text: \(YAMLText.quoted(text))") }
        if let code { lines.append("  code: \(YAMLText.quoted(code))") }
        if let link { lines.append("  link: \(YAMLText.quoted(link))") }
        return lines
    }
}
