import MessageFormat

/// Reads template files in the format of <doc:Templates>. All faults of a file are found in one reading.
public enum TemplateReader {
    /// Reads one template; it is nil when there is any fault.
    ///
    /// - Parameters:
    ///   - yaml: the content of the file.
    ///   - file: the path of the file, for faults; without folders and `.yaml` it must be the template's id.
    public static func read(_ yaml: String, file: String) -> (template: CodeTemplate?, faults: [TemplateError]) {
        let result = YAMLFields.read(yaml, file: file) { template(&$0, file) }
        return (result.value, result.faults)
    }

    private static func template(_ fields: inout YAMLFields, _ file: String) -> CodeTemplate {
        checkSchema(&fields)
        let id = identifier("id", &fields)
        let name = file.split(separator: "/").last.map(String.init) ?? file
        if !id.isEmpty, name != id + ".yaml", name != id + ".yml" {
            fields.note("id: expected \"\(name.prefix { $0 != "." })\", the file's name, found \"\(id)\"", for: "id")
        }
        var template = CodeTemplate(
            id: id, name: fields.requiredText("name"), sender: SenderRule(), variants: [], file: file)
        template.keyLines = fields.lines
        template.version = fields.integer("version", in: 1...1_000_000) ?? 1
        template.kind = fields.choice("kind", CodeKind.self) ?? .login
        template.priority = fields.integer("priority", in: -100...100) ?? 0
        template.sender = sender(&fields)
        template.variants = fields.list("variants", variant)
        template.links = fields.list("links", link)
        template.expiry = fields.texts("expiry")
        template.examples = fields.list("examples", example)
        template.counterExamples = fields.list("counterExamples", example)
        check(template, &fields)
        return template
    }

    private static func checkSchema(_ fields: inout YAMLFields) {
        guard fields.has("schema") else {
            return fields.note("schema is missing: expected schema: \(CodeTemplate.schema)")
        }
        guard let schema = fields.integer("schema", in: 1...Int.max) else { return }
        if schema != CodeTemplate.schema {
            fields.note(
                "schema: expected \(CodeTemplate.schema), found \(schema): this program reads no other", for: "schema")
        }
    }

    private static func identifier(_ key: String, _ fields: inout YAMLFields) -> String {
        let value = fields.requiredText(key)
        let isGood = value.utf8.allSatisfy { $0.isDigit || $0 >= 0x61 && $0 <= 0x7A || $0 == 0x2D }
        if !isGood {
            fields.note("\(key): expected lower-case letters, digits and hyphens, found \"\(value)\"", for: key)
        }
        return value
    }

    private static func check(_ template: CodeTemplate, _ fields: inout YAMLFields) {
        if template.variants.isEmpty, template.links.isEmpty {
            fields.note("variants: expected at least one", for: "variants")
        }
        for (index, variant) in template.variants.enumerated()
        where template.variants[..<index].contains(where: { $0.id == variant.id }) {
            fields.note("variants: \"\(variant.id)\" stands here twice", line: variant.line)
        }
        if template.examples.isEmpty { fields.note("examples: expected at least one", for: "examples") }
        if template.counterExamples.isEmpty {
            fields.note("counterExamples: expected at least one", for: "counterExamples")
        }
        for example in template.examples where example.code == nil && example.link == nil {
            fields.note("examples: expected code or link", line: example.line)
        }
        for phrase in template.expiry where !phrase.contains("{n}") {
            fields.note("expiry: expected {n} for the number in \"\(phrase)\"", for: "expiry")
        }
    }

    // MARK: Parts

    private static func sender(_ fields: inout YAMLFields) -> SenderRule {
        guard fields.has("sender") else {
            fields.note("sender is missing")
            return SenderRule()
        }
        return fields.fields("sender") { fields in
            var rule = SenderRule()
            rule.domains = fields.texts("domains").map { $0.lowercased() }
            rule.addresses = fields.texts("addresses").map { $0.lowercased() }
            rule.authentication = fields.choice("authentication", SenderRule.Authentication.self) ?? .should
            for domain in rule.domains
            where !domain.contains(".") || domain.hasPrefix(".") || domain.contains(where: { "@*/ ".contains($0) }) {
                fields.note("domains: expected a domain such as example.com, found \"\(domain)\"", for: "domains")
            }
            for address in rule.addresses where address.split(separator: "@").count != 2 {
                fields.note(
                    "addresses: expected an address such as noreply@example.com, found \"\(address)\"", for: "addresses"
                )
            }
            if rule.domains.isEmpty, rule.addresses.isEmpty { fields.note("sender: expected domains or addresses") }
            return rule
        } ?? SenderRule()
    }

    private static func variant(_ fields: inout YAMLFields) -> CodeTemplate.Variant {
        var variant = CodeTemplate.Variant(id: identifier("id", &fields))
        (variant.line, variant.keyLines) = (fields.line, fields.lines)
        variant.language = fields.text("language")
        variant.kind = fields.choice("kind", CodeKind.self)
        variant.since = day("since", &fields)
        variant.until = day("until", &fields)
        if let since = variant.since, let until = variant.until, until < since {
            fields.note("until: expected a day from since on", for: "until")
        }
        variant.subject = fields.fields("subject", cues) ?? CodeTemplate.Cues()
        variant.body = fields.fields("body", cues) ?? CodeTemplate.Cues()
        variant.code = fields.fields("code", shape)
        variant.places = fields.list("places", place)
        if variant.code == nil, !variant.places.isEmpty {
            fields.note("places: without code there is nothing to place", for: "places")
        }
        return variant
    }

    private static func day(_ key: String, _ fields: inout YAMLFields) -> Day? {
        guard let text = fields.text(key) else { return nil }
        guard let day = Day(text) else {
            fields.note("\(key): expected a day such as 2024-03-07, found \"\(text)\"", for: key)
            return nil
        }
        return day
    }

    private static func cues(_ fields: inout YAMLFields) -> CodeTemplate.Cues {
        CodeTemplate.Cues(any: phrases("any", &fields), none: phrases("none", &fields))
    }

    private static func phrases(_ key: String, _ fields: inout YAMLFields) -> [String] {
        let phrases = fields.texts(key)
        for phrase in phrases where FoldedText(phrase).count == 0 {
            fields.note("\(key): expected a phrase, found \"\(phrase)\", of which nothing is left to compare", for: key)
        }
        return phrases
    }

    private static func place(_ fields: inout YAMLFields) -> CodeTemplate.Place {
        if !fields.has("in") { fields.note("in is missing: expected subject, text, html or body") }
        var place = CodeTemplate.Place(part: fields.choice("in", CodeTemplate.Place.Part.self) ?? .body)
        place.after = anchor("after", &fields)
        place.before = anchor("before", &fields)
        place.position = fields.choice("position", CodeTemplate.Place.Position.self) ?? .anywhere
        place.within =
            fields.integer("within", in: 1...CodeTemplate.Place.longestDistance) ?? CodeTemplate.Place.usualDistance
        return place
    }

    private static func anchor(_ key: String, _ fields: inout YAMLFields) -> String? {
        guard let phrase = fields.text(key) else { return nil }
        if FoldedText(phrase).count == 0 { fields.note("\(key): expected a phrase, found \"\(phrase)\"", for: key) }
        return phrase
    }

    private static func shape(_ fields: inout YAMLFields) -> CodeShape {
        if !fields.has("alphabet") { fields.note("alphabet is missing") }
        var shape = CodeShape(alphabet: fields.choice("alphabet", CodeShape.Alphabet.self) ?? .digits, lengths: [])
        shape.characters = fields.text("characters") ?? ""
        if shape.alphabet == .own, shape.characters.isEmpty { fields.note("characters is missing: alphabet is own") }
        shape.lengths = lengths(&fields)
        if let grouping = fields.text("grouping") {
            let sizes = grouping.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
            shape.grouping = sizes.allSatisfy { $0 ?? 0 > 0 } ? sizes.compactMap { $0 } : []
            let total = shape.grouping.reduce(0, +)
            if shape.grouping.count < 2 {
                fields.note("grouping: expected sizes such as 3-3, found \"\(grouping)\"", for: "grouping")
            } else if !shape.lengths.contains(total) {
                fields.note("grouping: \(grouping) makes \(total), which lengths does not hold", for: "grouping")
            }
        }
        shape.prefix = fields.text("prefix")
        if let source = fields.text("pattern") {
            do throws(TemplateError) { shape.pattern = try LinearPattern(source) } catch {
                fields.note(error.message, for: "pattern")
            }
        }
        return shape
    }

    private static func lengths(_ fields: inout YAMLFields) -> [Int] {
        guard fields.has("lengths") else {
            fields.note("lengths is missing")
            return []
        }
        let texts = fields.texts("lengths")
        if texts.isEmpty { fields.note("lengths: expected at least one", for: "lengths") }
        return texts.compactMap { text in
            guard let length = Int(text), (2...40).contains(length) else {
                fields.note("lengths: expected numbers from 2 to 40, found \"\(text)\"", for: "lengths")
                return nil
            }
            return length
        }
    }

    private static func link(_ fields: inout YAMLFields) -> CodeTemplate.LinkRule {
        var rule = CodeTemplate.LinkRule(
            kind: fields.choice("kind", CodeKind.self) ?? .verify, hosts: fields.texts("hosts").map { $0.lowercased() })
        rule.paths = fields.texts("paths")
        rule.token = fields.text("token")
        if rule.hosts.isEmpty { fields.note("hosts: expected at least one", for: "hosts") }
        for path in rule.paths where !path.hasPrefix("/") && !path.hasPrefix("*") {
            fields.note("paths: expected a path such as /verify/*, found \"\(path)\"", for: "paths")
        }
        return rule
    }

    private static func example(_ fields: inout YAMLFields) -> CodeTemplate.Example {
        var example = CodeTemplate.Example(from: fields.requiredText("from"))
        example.line = fields.line
        example.subject = fields.text("subject") ?? ""
        example.text = fields.text("text")
        example.html = fields.text("html")
        example.date = day("date", &fields)
        example.code = fields.text("code")
        example.link = fields.text("link")
        return example
    }
}
