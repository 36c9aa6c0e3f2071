import ArgumentParser
import Foundation
import MailArchive
import VerificationCodes

/// Which code templates are asked.
struct TemplateOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "A folder of your own templates (.yaml), asked before the built-in ones (repeatable).", valueName: "dir"))
    var templates: [String] = []

    /// The user's own and the built-in ones.
    func load() throws -> TemplateSet { try loadWithOwn().set }

    /// Also which of them are the user's own.
    func loadWithOwn() throws -> (set: TemplateSet, own: [CodeTemplate]) {
        var own: [CodeTemplate] = []
        var faults: [TemplateError] = []
        for path in templates {
            do throws(TemplateFolder.Fault) {
                let (read, found) = try TemplateFolder.read(path)
                own += read
                faults += found
            } catch {
                StandardError.fail(error.description)
            }
        }
        for fault in faults { StandardError.line(TerminalText.line(fault.description)) }
        if !faults.isEmpty { throw ExitCode.fault }
        return (TemplateSet(own + TemplateSet.builtIn.templates), own)
    }
}
