import VerificationCodes

/// Looks for the smallest change of a template that makes it find a code: stage by stage, trying each change.
struct EditSearch {
    private let mail: CodeMail
    private let matcher: TemplateMatcher
    private let wanted: Set<String>
    private let spots: [CodeSpot]
    /// Layouts that need more changes than this are better told by a new variant.
    private static let most = 4

    init(_ mail: CodeMail, codes: [String]) {
        self.mail = mail
        matcher = TemplateMatcher(mail)
        wanted = Set(codes.map(\.withoutSeparators))
        spots = CodeSpot.all(in: mail.text, codes: codes)
    }

    /// - Parameter variant: the variant to change; nil: the one that came furthest.
    func search(_ template: CodeTemplate, variant: String?) -> SuggestedEdit? {
        let choices = variant.map { [$0] } ?? template.variants.filter { $0.code != nil }.map(\.id)
        let found = choices.compactMap { edits(template, variant: $0) }
        guard let (_, edits) = found.min(by: { $0.edits.count < $1.edits.count }) else { return nil }
        return SuggestedEdit(
            template: template.id, file: template.file, line: edits.first?.line(in: template) ?? 1, edits: edits)
    }

    private func edits(_ template: CodeTemplate, variant: String) -> (id: String, edits: [TemplateEdit])? {
        var current = template
        current.variants.removeAll { $0.id != variant }
        var edits: [TemplateEdit] = []
        for _ in 0...Self.most {
            let trace = matcher.trace(current)
            if let code = trace.found?.code?.code {
                return wanted.contains(code.withoutSeparators) && !edits.isEmpty ? (variant, edits) : nil
            }
            guard edits.count < Self.most, let failure = trace.failure,
                let edit = candidates(failure, current, variant).first(where: { improves($0, current, failure) })
            else { return nil }
            current = edit.applied(to: current)
            edits.append(edit)
        }
        return nil
    }

    /// Whether the changed template gets further than before, or finds the code.
    private func improves(_ edit: TemplateEdit, _ template: CodeTemplate, _ failure: StageRecord) -> Bool {
        let trace = matcher.trace(edit.applied(to: template))
        if let code = trace.found?.code?.code { return wanted.contains(code.withoutSeparators) }
        guard let next = trace.failure else { return false }
        return next.stage > failure.stage || next.stage == failure.stage && next.detail != failure.detail
    }

    private func candidates(_ failure: StageRecord, _ template: CodeTemplate, _ id: String) -> [TemplateEdit] {
        guard let variant = template.variants.first else { return [] }
        switch failure.stage {
        case .sender:
            let domain = mail.senders.first.map(DomainName.of) ?? ""
            return domain.isEmpty ? [] : [.addDomain(domain)]
        // A mail that is proven forged is no reason to ask for less.
        case .authentication:
            return failure.isRefusal ? [] : [.authentication(.should), .authentication(.unneeded)]
        case .date: return []
        case .subject:
            if failure.isRefusal { return variant.subject.none.map { .removeSubjectRefusal(variant: id, phrase: $0) } }
            return subjectPhrase.map { [.addSubjectCue(variant: id, phrase: $0)] } ?? []
        case .body:
            if failure.isRefusal { return variant.body.none.map { .removeBodyRefusal(variant: id, phrase: $0) } }
            return spots.compactMap { $0.place == .subject ? nil : $0.phraseAround }.map {
                .addBodyCue(variant: id, phrase: $0)
            }
        case .place: return widenings(variant) + newPlaces(id)
        case .shape: return shapes(variant) + newPlaces(id)
        case .exclusion: return newPlaces(id)
        }
    }

    private func newPlaces(_ id: String) -> [TemplateEdit] {
        spots.flatMap(\.places).map { .addPlace(variant: id, $0) }
    }

    /// The subject without the code.
    private var subjectPhrase: String? {
        let subject = mail.text.range(of: .subject)
        guard !subject.isEmpty else { return nil }
        let text = mail.text.string(subject)
        guard let spot = spots.first(where: { $0.place == .subject }) else { return text }
        return spot.phraseAround ?? text
    }

    private func widenings(_ variant: CodeTemplate.Variant) -> [TemplateEdit] {
        variant.places.indices.flatMap { index in
            [200, 500, CodeTemplate.Place.longestDistance].filter { $0 > variant.places[index].within }.map {
                .widenPlace(variant: variant.id, index: index, within: $0)
            }
        }
    }

    private func shapes(_ variant: CodeTemplate.Variant) -> [TemplateEdit] {
        guard let shape = variant.code, let spot = spots.first else { return [] }
        var result: [TemplateEdit] = []
        let length = shape.alphabet == .words ? spot.groups.count : spot.groups.reduce(0, +)
        if !shape.lengths.contains(length) { result.append(.addLength(variant: variant.id, length)) }
        let alphabet = spot.alphabet
        if alphabet != shape.alphabet { result.append(.alphabet(variant: variant.id, alphabet)) }
        if spot.groups.count > 1, spot.groups != shape.grouping {
            result.append(.grouping(variant: variant.id, spot.groups))
        }
        if shape.pattern != nil { result.append(.dropPattern(variant: variant.id)) }
        return result
    }
}
