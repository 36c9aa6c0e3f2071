import ArgumentParser
import Foundation
import MailArchive
import MessageContent
import VerificationCodes

struct TemplatesExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Shows, stage by stage, what each template saw in a mail.",
        discussion: """
            The templates whose sender it is, their variants with every stage up to the first that failed, the candidates of \
            the general scorer with their weights, and the codes and links that were found.

              letterbook templates explain mail.eml
            """)

    @OptionGroup var options: TemplateOptions

    @Argument(help: "One message.")
    var file: String

    func run() throws {
        let templates = try options.load()
        guard let data = FileManager.default.contents(atPath: file) else {
            Talk.fail("\(file): can't be read (no such file, or no permission)")
        }
        let trace = CodeExtractor(templates: templates).trace(Email(reading: [UInt8](data)))
        for line in trace.lines { Output.line(TerminalText.line(line)) }
        Output.flush()
    }
}
