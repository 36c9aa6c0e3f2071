import VerificationCodes

/// A variant for another language or layout of a provider, drafted from one message and added to the template's file.
public struct VariantDraft: Sendable {
    /// The text of the file with the variant behind the others. What stood there stays as it was.
    public var yaml: String
    /// The expectation for the message.
    public var expectation: CaseExpectation

    /// - Parameters:
    ///   - mail: the message that holds the code.
    ///   - code: as people type it, or as it stands in the message.
    ///   - yaml: the text of the template's file.
    ///   - file: the path of the template's file.
    /// - Throws: where the file has faults or a layout to which nothing can be added, the message is of another sender, its
    ///   code is found already, or nothing tells the code from the rest of it.
    public init(_ mail: CodeMail, code: String, addedTo yaml: String, file: String) throws(WorkbenchError) {
        let (read, faults) = TemplateReader.read(yaml, file: file)
        guard let template = read else {
            throw WorkbenchError(description: faults.map(\.description).joined(separator: "\n"))
        }
        let before = TemplateMatcher(mail).trace(template)
        guard before.sender.first?.isPassed == true else {
            let sender = mail.senders.first ?? "nobody"
            throw WorkbenchError(
                description: "the mail is from \(sender), no sender of \(template.id) (add it in \(file) if it is one)")
        }
        let draft = try TemplateDraft(mail, code: code, id: template.id)
        let wanted = draft.expectation.codes.first ?? code
        if let found = before.found, found.code?.code.withoutSeparators == wanted {
            throw WorkbenchError(description: "\(template.id)/\(found.variant) finds this code already")
        }
        var variant = draft.template.variants[0]
        variant.id = Self.free("draft", template)
        (self.yaml, expectation) = (variant.added(to: yaml) ?? "", draft.expectation)
        expectation.variant = variant.id
        guard let changed = TemplateReader.read(self.yaml, file: file).template,
            changed.variants.map(\.id) == template.variants.map(\.id) + [variant.id]
        else {
            let lines = variant.yamlLines.joined(separator: "\n")
            throw WorkbenchError(
                description: "\(file): a variant cannot be added as it is laid out; this is it:\n\(lines)")
        }
        guard let found = TemplateMatcher(mail).trace(changed).found, found.variant == variant.id else {
            throw WorkbenchError(description: "another variant of \(template.id) finds another code in the mail")
        }
    }

    /// `draft`, `draft-2`, …: the first that no variant has.
    private static func free(_ id: String, _ template: CodeTemplate) -> String {
        let taken = Set(template.variants.map(\.id))
        return taken.contains(id) ? (2...).lazy.map { "\(id)-\($0)" }.first { !taken.contains($0) } ?? id : id
    }
}

extension CodeTemplate.Variant {
    /// The text of a template's file with this variant at the end of `variants`; nil where that is no list of lines.
    fileprivate func added(to yaml: String) -> String? {
        var lines = yaml.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        guard let key = lines.firstIndex(where: { $0.hasPrefix("variants:") }) else { return nil }
        let rest = lines[(key + 1)...]
        guard let item = rest.first(where: { $0.drop { $0 == " " }.hasPrefix("- ") }) else { return nil }
        var place = rest.firstIndex { $0.first?.isLetter ?? false } ?? lines.endIndex
        // Blank lines and remarks before the next key belong to it.
        while place > key + 1, lines[place - 1].allSatisfy(\.isWhitespace) || lines[place - 1].hasPrefix("#") {
            place -= 1
        }
        let indent = item.prefix { $0 == " " }
        lines.insert(contentsOf: yamlLines.map { indent + $0 }, at: place)
        return lines.joined(separator: yaml.contains("\r\n") ? "\r\n" : "\n")
    }
}
