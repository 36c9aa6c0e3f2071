import ArgumentParser
import Foundation
import MailArchive
import MessageContent
import TemplateWorkbench
import VerificationCodes

struct TemplatesListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists the templates, and how many cases cover each variant.",
        discussion: """
              letterbook templates list
              letterbook templates list --cases Corpus/codes --json
            """)

    @OptionGroup var options: TemplateOptions

    @Option(
        name: .long,
        help: ArgumentHelp("Count the cases of this folder. Default: Corpus/codes, where it is.", valueName: "dir"))
    var cases: String?

    @Flag(name: .long, help: "One JSON object a variant.")
    var json = false

    /// The cases to count: those of --cases, else the usual folder where there is one.
    private var coverage: String? {
        cases ?? (FileManager.default.fileExists(atPath: "Corpus/codes") ? "Corpus/codes" : nil)
    }

    func run() async throws {
        let templates = try options.load()
        var expectations: [CaseExpectation] = []
        if let cases = coverage {
            do throws(CaseFolder.Fault) {
                expectations = try await CaseFolder.read(cases).cases.compactMap(\.expectation)
            } catch {
                StandardError.fail(error.description)
            }
        }
        for template in templates.templates {
            for variant in template.variants { print(template, variant, expectations) }
            if template.variants.isEmpty { print(template, nil, expectations) }
        }
        Output.flush()
    }

    /// - Parameter variant: nil for a template that has links alone.
    private func print(_ template: CodeTemplate, _ variant: CodeTemplate.Variant?, _ cases: [CaseExpectation]) {
        let own = cases.filter { $0.provider == template.id && $0.variant == variant?.id }
        let positive = own.count { !$0.codes.isEmpty || variant?.code == nil && $0.links?.isEmpty == false }
        if json { return printJSON(template, variant, positive, own.count - positive) }
        let shape =
            variant?.code.map { "\($0.alphabet.rawValue) \($0.lengths.map(String.init).joined(separator: ","))" }
            ?? "links"
        let counts = coverage == nil ? "" : "  \(positive) with, \(own.count - positive) without a code"
        Output.line(
            "\(name(template, variant).fitted(30)) \((variant?.kind ?? template.kind).rawValue.fitted(8)) \(shape.fitted(18)) \(template.sender.domains.joined(separator: " "))\(counts)"
        )
    }

    private func printJSON(
        _ template: CodeTemplate, _ variant: CodeTemplate.Variant?, _ positive: Int, _ negative: Int
    ) {
        var json = JSONWriter()
        json.object {
            $0.member("template", name(template, variant))
            $0.member("name", template.name)
            $0.member("version", template.version)
            $0.member("kind", (variant?.kind ?? template.kind).rawValue)
            $0.member("language", variant?.language)
            $0.member("file", template.file)
            if coverage != nil {
                $0.member("withCode", positive)
                $0.member("withoutCode", negative)
            }
        }
        Output.line(json.text)
    }

    private func name(_ template: CodeTemplate, _ variant: CodeTemplate.Variant?) -> String {
        template.id + (variant.map { "/" + $0.id } ?? "")
    }
}
