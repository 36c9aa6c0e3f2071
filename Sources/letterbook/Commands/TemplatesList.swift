import ArgumentParser
import Foundation
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
    @OptionGroup var terminal: TerminalOptions

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
        if let cases = coverage { expectations = try await CaseFolder.read(cases).cases.compactMap(\.expectation) }
        for template in templates.templates {
            for variant in template.variants { print(template, variant, expectations) }
            if template.variants.isEmpty { print(template, nil, expectations) }
        }
    }

    /// - Parameter variant: nil for a template that has links alone.
    private func print(_ template: CodeTemplate, _ variant: CodeTemplate.Variant?, _ cases: [CaseExpectation]) {
        let own = cases.filter { $0.provider == template.id && $0.variant == variant?.id }
        let positive = own.count { !$0.codes.isEmpty || variant?.code == nil && $0.links?.isEmpty == false }
        let negative = own.count - positive
        let name = template.id + (variant.map { "/" + $0.id } ?? "")
        let kind = (variant?.kind ?? template.kind).rawValue
        guard json else {
            let shape =
                variant?.code.map { "\($0.alphabet.rawValue) \($0.lengths.map(String.init).joined(separator: ","))" }
                ?? "links"
            let domains = template.sender.domains.joined(separator: " ")
            let counts = coverage == nil ? "" : "  \(positive) with, \(negative) without a code"
            return Output.line("\(name.fitted(30)) \(kind.fitted(8)) \(shape.fitted(18)) \(domains)\(counts)")
        }
        Output.object {
            $0.member("template", name)
            $0.member("name", template.name)
            $0.member("version", template.version)
            $0.member("kind", kind)
            $0.member("language", variant?.language)
            $0.member("file", template.file)
            if coverage != nil {
                $0.member("withCode", positive)
                $0.member("withoutCode", negative)
            }
        }
    }
}
