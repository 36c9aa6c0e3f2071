import ArgumentParser
import MailSources
import MessageContent
import TemplateWorkbench
import VerificationCodes

struct TemplatesNewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Drafts a template and its case from one mail.",
        discussion: """
            Writes ID.yaml, and under cases/ the mail, anonymised, with its expectation beside it. What cannot be known from \
            one mail (mail without a code, phrases of the subject) is yours to add; templates test names what is missing.
            --into adds a variant for another language or layout to a template that there is.

              letterbook templates new mail.eml --code 123456
              letterbook templates new mail.eml --code 123456 --id acme -o my-templates
              letterbook templates new german.eml --code 654321 --into my-templates/acme.yaml
              letterbook templates test my-templates/cases --templates my-templates
            """)

    @Argument(help: "An .eml or .emlx file that holds the code, an mbox with one message, or - for standard input.")
    var file: String

    @Option(name: .long, help: "The code, as it stands in the mail or as it is typed in.")
    var code: String

    @Option(
        name: .long, help: "The template's id: lower-case letters, digits and hyphens. Default: of the sender's domain."
    )
    var id: String?

    @Option(
        name: .long,
        help: ArgumentHelp("Add a variant to this template of yours instead of drafting another.", valueName: "file"))
    var into: String?

    @OptionGroup var personal: AnonymiserOptions
    @OptionGroup var terminal: TerminalOptions

    @Option(
        name: .shortAndLong, help: ArgumentHelp("Where to write. Default: templates.", valueName: "dir"))
    var output: String?

    func validate() throws {
        let isGood =
            id?.utf8.allSatisfy { $0 == 0x2D || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) } ?? true
        if into != nil, id != nil || output != nil {
            throw ValidationError("--into FILE writes into that file and beside it: it takes no --id or -o")
        }
        if !isGood || id == "" { throw ValidationError("--id takes lower-case letters, digits and hyphens") }
    }

    func run() throws {
        let raw = try SoleMessage.read(file)
        let original = try draft(raw, code)
        // Template and case are drafted from the anonymised mail, so that neither holds anything of the owner.
        let found = original.expectation.codes.first ?? code
        let safe = Anonymiser.anonymise(
            raw, options: Anonymiser.Options(codes: [code], owner: personal.owner, names: personal.name))
        guard safe.remaining.isEmpty else {
            throw Exit.fault(
                "\(file): could not be made anonymous: \(safe.remaining.joined(separator: ", ")) (nothing was written)")
        }
        let newCode = safe.codes[code] ?? safe.codes[found] ?? found
        if let into { return try add(safe.bytes, newCode, into: into) }
        let draft = try draft(safe.bytes, newCode)
        let folder = output ?? "templates"
        let template = ("\(folder)/\(draft.template.id).yaml", Array(draft.template.yaml.utf8))
        let files = [template] + files(draft.expectation, draft.template.id, safe.bytes, in: folder)
        try NewFile.writeAll(files, advice: "--id or -o names another, --into adds to it")
        for (path, _) in files { Output.line(path) }
    }

    /// Adds a variant, and its case beside the others.
    private func add(_ mail: [UInt8], _ code: String, into path: String) throws {
        let yaml = try TextFile.read(path)
        let draft = try drafting { () throws(WorkbenchError) in
            try VariantDraft(CodeMail(Email(reading: mail)), code: code, addedTo: yaml, file: path)
        }
        let folder = NewFile.folder(of: path)
        let cases = files(
            draft.expectation, draft.expectation.provider ?? "", mail, in: folder.isEmpty ? "." : folder)
        try NewFile.writeAll(cases, advice: "move it away, or give the variant of that name another id")
        try NewFile.replace(path, with: Array(draft.yaml.utf8))
        for path in [path] + cases.map(\.0) { Output.line(path) }
    }

    private func draft(_ raw: [UInt8], _ code: String) throws -> TemplateDraft {
        let email = Email(reading: raw)
        let holdsMail = email.files.contains { $0.type == "message/rfc822" }
        let advice = holdsMail ? " (it holds an attached mail: save that as a file of its own)" : ""
        return try drafting(advice) { () throws(WorkbenchError) in
            try TemplateDraft(CodeMail(email), code: code, id: id)
        }
    }

    private func drafting<Draft>(
        _ advice: String = "", _ draft: () throws(WorkbenchError) -> Draft
    ) throws -> Draft {
        do throws(WorkbenchError) { return try draft() } catch {
            throw Exit.fault("\(file): \(error.description)\(advice)")
        }
    }

    /// The files of a case, named for its variant.
    private func files(
        _ expectation: CaseExpectation, _ template: String, _ mail: [UInt8], in folder: String
    ) -> [(path: String, bytes: [UInt8])] {
        let name = "\(folder)/cases/\(template)/\(expectation.variant ?? "draft")"
        return [(name + ".eml", mail), (name + ".expect.yaml", Array(expectation.yaml.utf8))]
    }
}
