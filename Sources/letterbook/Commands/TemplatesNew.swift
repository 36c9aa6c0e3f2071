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
            one mail (other languages, mail without a code) is yours to add; templates test names what is missing.

              letterbook templates new mail.eml --code 123456
              letterbook templates new mail.eml --code 123456 --id acme -o my-templates
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

    @OptionGroup var personal: AnonymiserOptions
    @OptionGroup var terminal: TerminalOptions

    @Option(name: .shortAndLong, help: ArgumentHelp("Where to write.", valueName: "dir"))
    var output = "templates"

    func validate() throws {
        let isGood =
            id?.utf8.allSatisfy { $0 == 0x2D || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) } ?? true
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
        let draft = try draft(safe.bytes, newCode)
        try write(draft, safe.bytes)
    }

    private func draft(_ raw: [UInt8], _ code: String) throws -> TemplateDraft {
        do throws(WorkbenchError) {
            return try TemplateDraft(CodeMail(Email(reading: raw)), code: code, id: id)
        } catch {
            let isWithin = Email(reading: raw).files.contains { $0.type == "message/rfc822" }
            let advice = isWithin ? " (it holds an attached mail: save that as a file of its own)" : ""
            throw Exit.fault("\(file): \(error.description)\(advice)")
        }
    }

    private func write(_ draft: TemplateDraft, _ mail: [UInt8]) throws {
        let folder = "\(output)/cases/\(draft.template.id)"
        let files = [
            ("\(output)/\(draft.template.id).yaml", Array(draft.template.yaml.utf8)), ("\(folder)/draft.eml", mail),
            ("\(folder)/draft.expect.yaml", Array(draft.expectation.yaml.utf8)),
        ]
        try NewFile.writeAll(files, advice: "--id or -o names another")
        for (path, _) in files { Output.line(path) }
    }
}
