import ArgumentParser
import MailArchive
import MailSources
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
    @OptionGroup var terminal: TerminalOptions

    @Argument(help: "An .eml or .emlx file, an mbox with one message, or - for standard input.")
    var file: String

    func run() throws {
        let templates = try options.load()
        let trace = CodeExtractor(templates: templates).trace(CodeMail(Email(reading: try SoleMessage.read(file))))
        for line in trace.lines { Output.line(TerminalText.line(line)) }
    }
}
