import VerificationCodes

/// Drops each phrase, domain, date, place and pattern of a template in turn: some case must fail then, otherwise no
/// case needs it.
struct MutationGate {
    private let template: CodeTemplate
    /// The cases that name the template and pass.
    private let cases: [TestCase]
    private let unchanged: CodeExtractor
    /// The variants whose codes they hold.
    private let found: Set<String>

    init(_ template: CodeTemplate, _ cases: [TestCase]) {
        self.template = template
        let extractor = CodeExtractor(templates: TemplateSet([template]))
        unchanged = extractor
        var (passing, found): ([TestCase], Set<String>) = ([], [])
        for testCase in cases {
            guard let expectation = testCase.expectation, expectation.template == template.id else { continue }
            let trace = extractor.trace(testCase.mail)
            guard CaseResult.failures(expectation, trace).isEmpty else { continue }
            passing.append(testCase)
            if let code = trace.report.codes.first { found.insert(code.template) }
        }
        (self.cases, self.found) = (passing, found)
    }

    func findings() -> [GateFinding] {
        mutants().compactMap { mutant in
            isNeeded(mutant)
                ? nil
                : GateFinding(
                    gate: .unneeded, template: template.id, variant: mutant.variant?.id, file: template.file,
                    line: template.line(ofKey: mutant.key, variant: mutant.variant?.id),
                    message: "\(mutant.what) could be dropped and every case would still pass")
        }
    }

    private func isNeeded(_ mutant: Mutant) -> Bool {
        let extractor = CodeExtractor(templates: TemplateSet([mutant.template]))
        return cases.contains { testCase in
            guard let expectation = testCase.expectation else { return false }
            let trace = extractor.trace(testCase.mail)
            if !CaseResult.failures(expectation, trace).isEmpty { return true }
            // The case also passes when the link is found without a template; but then the template has lost it.
            return expectation.links != nil
                && Self.links(trace, template) != Self.links(unchanged.trace(testCase.mail), template)
        }
    }

    private static func links(_ trace: CodeExtractor.Trace, _ template: CodeTemplate) -> Set<String> {
        Set(trace.report.links.lazy.filter { $0.provider == template.id }.map(\.url))
    }

    // MARK: Mutants

    /// The template without one of its parts.
    private struct Mutant {
        /// The part, for people: its key, then what it is.
        var what: String
        /// The key of the template or the variant that holds it.
        var key: String
        var template: CodeTemplate
        var variant: CodeTemplate.Variant?
    }

    /// Of a variant that no case holds a code of nothing can be said.
    private func mutants() -> [Mutant] {
        let variants = template.variants.indices.filter { index in
            let variant = template.variants[index]
            return variant.code == nil || found.contains("\(template.id)/\(variant.id)")
        }
        return senderMutants() + variants.flatMap(variantMutants) + linkMutants()
    }

    private func mutant(_ what: String, _ variant: CodeTemplate.Variant? = nil, _ change: (inout CodeTemplate) -> Void)
        -> Mutant
    {
        var changed = template
        change(&changed)
        let name = variant.map { "variant \($0.id), \(what)" } ?? what
        return Mutant(
            what: name, key: String(what.prefix { $0.isLetter }), template: changed, variant: variant)
    }

    private func senderMutants() -> [Mutant] {
        template.sender.domains.enumerated().map { index, domain in
            mutant("sender.domains: \(domain)") { $0.sender.domains.remove(at: index) }
        }
            + template.sender.addresses.enumerated().map { index, address in
                mutant("sender.addresses: \(address)") { $0.sender.addresses.remove(at: index) }
            }
    }

    private func variantMutants(_ index: Int) -> [Mutant] {
        let variant = template.variants[index]
        var result: [Mutant] = []
        func add(_ what: String, _ change: (inout CodeTemplate.Variant) -> Void) {
            result.append(mutant(what, variant) { change(&$0.variants[index]) })
        }
        if variant.since != nil { add("since") { $0.since = nil } }
        if variant.until != nil { add("until") { $0.until = nil } }
        let lists: [(name: String, path: WritableKeyPath<CodeTemplate.Variant, [String]>)] = [
            ("subject.any", \.subject.any), ("subject.none", \.subject.none),
            ("body.any", \.body.any), ("body.none", \.body.none),
        ]
        for list in lists {
            for (item, phrase) in variant[keyPath: list.path].enumerated() {
                add("\(list.name): \"\(phrase)\"") { $0[keyPath: list.path].remove(at: item) }
            }
        }
        for (item, place) in variant.places.enumerated() {
            add("places: \(place.description)") {
                // A variant without places would look everywhere; without a code it finds nothing.
                if $0.places.count == 1 { $0.code = nil } else { $0.places.remove(at: item) }
            }
            // `before` alone is where the code stands, so it can't be dropped; beside `after` it only narrows the
            // place.
            if place.after != nil, place.before != nil {
                add("places: \(place.description), before") { $0.places[item].before = nil }
            }
            if place.position != .anywhere {
                add("places: \(place.description), position") { $0.places[item].position = .anywhere }
            }
        }
        guard let code = variant.code else { return result }
        if code.lengths.count > 1 {
            for (item, length) in code.lengths.enumerated() {
                add("code.lengths: \(length)") { $0.code?.lengths.remove(at: item) }
            }
        }
        if !code.grouping.isEmpty { add("code.grouping") { $0.code?.grouping = [] } }
        if let prefix = code.prefix { add("code.prefix: \(prefix)") { $0.code?.prefix = nil } }
        if let pattern = code.pattern { add("code.pattern: \(pattern.source)") { $0.code?.pattern = nil } }
        return result
    }

    private func linkMutants() -> [Mutant] {
        template.links.enumerated().flatMap { index, rule -> [Mutant] in
            var result = [mutant("links: rule \(index + 1)") { $0.links.remove(at: index) }]
            for (item, host) in rule.hosts.enumerated() where rule.hosts.count > 1 {
                result.append(mutant("links, hosts: \(host)") { $0.links[index].hosts.remove(at: item) })
            }
            for (item, path) in rule.paths.enumerated() where rule.paths.count > 1 {
                result.append(mutant("links, paths: \(path)") { $0.links[index].paths.remove(at: item) })
            }
            return result
        }
    }
}
