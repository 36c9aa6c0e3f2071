import Yams

/// A YAML mapping that is read field by field: every fault is noted with its line, and a key that was not read is a
/// fault.
package struct YAMLFields {
    private let file: String
    let line: Int
    private let mapping: Node.Mapping
    private var unread: [String: Node]
    /// The keys that were asked for, in order: those that there may be.
    private var known: [String] = []
    /// The line of each key.
    let lines: [String: Int]
    private var faults: [TemplateError] = []

    /// Reads the mapping of a file; the value is nil when there is any fault.
    package static func read<Value>(
        _ yaml: String, file: String, _ read: (inout YAMLFields) -> Value
    ) -> (value: Value?, faults: [TemplateError]) {
        do {
            // Every scalar is a text: to look for numbers and dates in each takes a third of the time.
            // Editors of Windows begin files with a byte order mark.
            let text = yaml.first == "\u{FEFF}" ? String(yaml.dropFirst()) : yaml
            guard let root = try Yams.compose(yaml: text, .basic) else {
                return (nil, [TemplateError(file: file, line: 1, message: "the file is empty")])
            }
            guard var fields = YAMLFields(root, file: file) else {
                return (nil, [TemplateError(file: file, line: 1, message: "expected keys and values (key: value)")])
            }
            let value = read(&fields)
            fields.finish()
            return (fields.faults.isEmpty ? value : nil, fields.faults)
        } catch {
            return (nil, [fault(error, in: yaml, file)])
        }
    }

    private init?(_ node: Node, file: String) {
        guard let mapping = node.mapping else { return nil }
        self.file = file
        line = node.mark?.line ?? 1
        self.mapping = mapping
        unread = [:]
        var lines: [String: Int] = [:]
        for (key, value) in mapping {
            unread[key.string ?? ""] = value
            lines[key.string ?? ""] = key.mark?.line
        }
        self.lines = lines
    }

    private static func fault(_ error: any Error, in yaml: String, _ file: String) -> TemplateError {
        switch error {
        case YamlError.scanner(_, let problem, let mark, _), YamlError.parser(_, let problem, let mark, _),
            YamlError.composer(_, let problem, let mark, _):
            fault(
                problem, mark.line, in: yaml.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline), file)
        case YamlError.duplicatedKeysInMapping(let duplicates, let context):
            TemplateError(
                file: file, line: context.mark.line,
                message: "the key \(duplicates.joined(separator: ", ")) stands here twice")
        default: TemplateError(file: file, line: 1, message: "not YAML: \(error)")
        }
    }

    private static func fault(_ problem: String, _ line: Int, in lines: [Substring], _ file: String) -> TemplateError {
        // What is not closed is noticed behind the last line.
        let last = lines.lastIndex { $0.contains { !$0.isWhitespace } } ?? 0
        let index = min(max(line, 1) - 1, last)
        let isTabbed = lines.indices.contains(index) && lines[index].prefix { $0.isWhitespace }.contains("\t")
        return TemplateError(
            file: file, line: index + 1,
            message: isTabbed ? "a tab indents this line (YAML takes spaces)" : "not YAML: \(problem)")
    }

    package mutating func note(_ message: String, at node: Node? = nil) {
        note(message, line: node?.mark?.line ?? line)
    }

    /// - Parameter key: the key with a wrong value, which may be read already, or which is missing.
    mutating func note(_ message: String, for key: String) { note(message, line: lines[key] ?? line) }

    mutating func note(_ message: String, line: Int) {
        faults.append(TemplateError(file: file, line: line, message: message))
    }

    // MARK: Values

    /// Whether the mapping has the key, and it is not read yet.
    package mutating func has(_ key: String) -> Bool {
        if !known.contains(key) { known.append(key) }
        return unread[key] != nil
    }

    private mutating func node(_ key: String) -> Node? {
        if !known.contains(key) { known.append(key) }
        return unread.removeValue(forKey: key)
    }

    /// A text; numbers and dates are texts as they are written.
    package mutating func text(_ key: String) -> String? {
        guard let node = node(key) else { return nil }
        guard let scalar = node.scalar else {
            note("\(key): expected a text", at: node)
            return nil
        }
        return scalar.string
    }

    mutating func requiredText(_ key: String) -> String {
        guard has(key) else {
            note("\(key) is missing")
            return ""
        }
        let value = text(key) ?? ""
        if value.isEmpty { note("\(key): expected a text, found nothing", for: key) }
        return value
    }

    mutating func integer(_ key: String, in range: ClosedRange<Int>) -> Int? {
        guard let node = node(key) else { return nil }
        guard let value = node.scalar.flatMap({ Int($0.string) }), range.contains(value) else {
            note(
                "\(key): expected a number from \(range.lowerBound) to \(range.upperBound), found \(Self.shown(node))",
                at: node)
            return nil
        }
        return value
    }

    /// The spellings of true and false in YAML 1.1, in lower case.
    private static let truths = ["true": true, "yes": true, "on": true, "false": false, "no": false, "off": false]

    package mutating func truth(_ key: String) -> Bool? {
        guard let node = node(key) else { return nil }
        guard let scalar = node.scalar, scalar.style == .plain, let value = Self.truths[scalar.string.lowercased()]
        else {
            note("\(key): expected true or false, found \(Self.shown(node))", at: node)
            return nil
        }
        return value
    }

    package mutating func choice<Value: RawRepresentable & CaseIterable>(_ key: String, _ type: Value.Type) -> Value?
    where Value.RawValue == String {
        guard let node = node(key) else { return nil }
        guard let value = node.scalar.flatMap({ Value(rawValue: $0.string) }) else {
            let choices = Value.allCases.map(\.rawValue).joined(separator: ", ")
            note("\(key): expected one of \(choices), found \(Self.shown(node))", at: node)
            return nil
        }
        return value
    }

    /// A list of texts; a single text is a list of one.
    package mutating func texts(_ key: String) -> [String] {
        guard let node = node(key) else { return [] }
        if let scalar = node.scalar {
            if ["", "~", "null", "Null", "NULL"].contains(scalar.string), scalar.style == .plain {
                note("\(key): expected a list of texts, found nothing ([] for none)", at: node)
            }
            return [scalar.string]
        }
        guard let sequence = node.sequence else {
            note("\(key): expected a list of texts", at: node)
            return []
        }
        return sequence.compactMap { item in
            guard let scalar = item.scalar else {
                note("\(key): expected a text, found \(Self.shown(item))", at: item)
                return nil
            }
            if scalar.string.isEmpty { note("\(key): expected a text, found nothing", at: item) }
            return scalar.string
        }
    }

    /// Reads a nested mapping.
    mutating func fields<Value>(_ key: String, _ read: (inout YAMLFields) -> Value) -> Value? {
        guard let node = node(key) else { return nil }
        return nested(node, key, read)
    }

    /// Reads a list of mappings.
    mutating func list<Value>(_ key: String, _ read: (inout YAMLFields) -> Value) -> [Value] {
        guard let node = node(key) else { return [] }
        guard let sequence = node.sequence else {
            note("\(key): expected a list", at: node)
            return []
        }
        return sequence.compactMap { nested($0, key, read) }
    }

    private mutating func nested<Value>(_ node: Node, _ key: String, _ read: (inout YAMLFields) -> Value) -> Value? {
        guard var fields = YAMLFields(node, file: file) else {
            note("\(key): expected keys and values, found \(Self.shown(node))", at: node)
            return nil
        }
        let value = read(&fields)
        fields.finish()
        faults += fields.faults
        return value
    }

    /// Notes the keys that were not read: a misspelled key would change nothing and go unnoticed.
    private mutating func finish() {
        for (key, _) in mapping {
            guard let name = key.string, unread[name] != nil else { continue }
            note("\(name): there is no such key here (those are \(known.joined(separator: ", ")))", at: key)
        }
    }

    private static func shown(_ node: Node) -> String {
        if let scalar = node.scalar { return "\"\(scalar.string.prefix(60))\"" }
        return node.sequence != nil ? "a list" : "keys and values"
    }
}
