import ArgumentParser
import MailArchive
import MailSources
import MessageAnalysis
import MessageContent

struct ClassifyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "classify", abstract: "Tells newsletters, lists, notices and robots from people's letters.",
        discussion: """
            Needs no archive. For each message: its category, how sure that is, and every reason with its weight and \
            evidence; adding the weights by category gives the verdict again.

              letterbook classify inbox.mbox
              letterbook classify --json Maildir | jq 'select(.isNewsletter) | .messageId'
            """)

    @OptionGroup var source: SourceOptions
    @OptionGroup var piece: PieceOptions
    @OptionGroup var terminal: TerminalOptions

    @Option(name: .long, help: ArgumentHelp("An address of the mailbox owner (repeatable).", valueName: "address"))
    var owner: [String] = []

    @OptionGroup var output: JSONOption

    func validate() throws { try piece.require(output) }

    func run() async throws {
        let asJSON = output.json
        let owner = Set(try owner.map(NormalisedAddress.init(typed:)))
        try await source.reading.printLines(of: source.paths, piece: piece, asJSON: asJSON) { email, origin in
            let known = OwnerKnowledge.reasons(for: email, owner: owner)
            let verdict = CategoryClassifier.classify(CategoryInput(email), knowing: known)
            let line = VerdictLine(email: email, origin: origin, verdict: verdict)
            return [asJSON ? line.json : line.text]
        }
    }
}

private struct VerdictLine: JSONObject {
    let email: Email
    let origin: Origin
    let verdict: CategoryVerdict

    func writeMembers(to json: inout JSONWriter) {
        json.member("id", email.id.hex)
        json.member("messageId", email.messageID.first)
        json.key("origin")
        json.object(origin)
        verdict.writeMembers(to: &json)
    }

    var text: String {
        let who = Format.who(email.from).fitted(24)
        let subject = TerminalText.line(email.subject ?? "").fitted(40)
        let reasons = verdict.reasons.prefix(3).map { "\($0.rule) \($0.weight > 0 ? "+" : "")\($0.weight)" }
        return
            "\(verdict.category.rawValue.fitted(13)) \(Int(verdict.confidence * 100))%  \(who) \(subject) \(reasons.joined(separator: ", "))"
    }
}
