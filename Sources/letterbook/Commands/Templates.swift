import ArgumentParser

struct TemplatesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "templates", abstract: "Regression-tests code templates against saved emails.",
        discussion: """
            A code template says how one provider sends verification codes: sender, subject, where the code stands, its \
            length. Keep emails with the codes they hold (NAME.eml, NAME.expect.yaml) and run the templates over them in CI:

              letterbook templates test Corpus/codes
              letterbook templates new mail.eml --code 123456
              letterbook templates explain mail.eml
              letterbook templates format
            """,
        subcommands: [
            TemplatesTestCommand.self, TemplatesListCommand.self, TemplatesExplainCommand.self,
            TemplatesNewCommand.self, TemplatesDriftCommand.self, TemplatesFormatCommand.self,
        ])
}
