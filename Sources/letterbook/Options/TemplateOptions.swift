import ArgumentParser
import MailArchive
import VerificationCodes

/// What an anonymised mail must not hold, besides what is found to be personal.
struct AnonymiserOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp("An address of the owner, replaced wherever it stands (repeatable).", valueName: "address"))
    var owner: [String] = []

    @Option(name: .long, help: ArgumentHelp("A name to replace wherever it stands (repeatable).", valueName: "name"))
    var name: [String] = []
}

/// The code templates to ask.
struct TemplateOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "A folder of your own templates (.yaml), asked before the built-in ones (repeatable).", valueName: "dir"))
    var templates: [String] = []

    /// The user's own and the built-in ones.
    func load() throws -> TemplateSet { try loadWithOwn().set }

    /// Also which of them are the user's own.
    ///
    /// - Parameter report: is given the faults before the command ends for them.
    func loadWithOwn(
        report: ([TemplateError]) throws -> Void = { _ in }
    ) throws -> (set: TemplateSet, own: [CodeTemplate]) {
        var own: [CodeTemplate] = []
        var faults: [TemplateError] = []
        for path in templates {
            let (read, found): ([CodeTemplate], [TemplateError])
            do throws(TemplateError) { (read, found) = try TemplateFolder.read(path) } catch {
                (read, found) = ([], [error])
            }
            for template in read {
                if let first = own.first(where: { $0.id == template.id }) {
                    faults.append(
                        TemplateError(
                            file: template.file, line: 1,
                            message: "the id \(template.id) is that of \(first.file), too"))
                }
                own.append(template)
            }
            faults += found
        }
        for fault in faults { StandardError.line(TerminalText.line(fault.description)) }
        if !faults.isEmpty { try report(faults) }
        if !faults.isEmpty { throw Exit.fault() }
        return (TemplateSet(own + TemplateSet.builtIn.templates), own)
    }
}
