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

    @Option(name: .long, help: ArgumentHelp("An address of the mailbox owner (repeatable).", valueName: "address"))
    var owner: [String] = []

    @Flag(name: .long, help: "One JSON object a line.")
    var json = false

    func run() async throws {
        let asJSON = json
        let owner = Set(owner.compactMap { NormalisedAddress($0) })
        let run = FilterRun(
            paths: source.paths, reading: source.reading, work: { Self.lines($0, asJSON, owner) },
            print: { lines in
                for line in lines { asJSON ? Output.line(line) : Output.row(line) }
                return lines.count
            })
        try await run.run()
    }

    private static func lines(_ batch: RawMessageBatch, _ asJSON: Bool, _ owner: Set<NormalisedAddress>) -> [String] {
        batch.map { bytes, message in
            let email = Email(reading: bytes, arrival: message.origin.arrival)
            let known = OwnerKnowledge.reasons(for: email, owner: owner)
            let verdict = CategoryClassifier.classify(CategoryInput(email), knowing: known)
            return asJSON ? json(email, message.origin, verdict) : text(email, verdict)
        }
    }

    private static func json(_ email: Email, _ origin: Origin, _ verdict: CategoryVerdict) -> String {
        var json = JSONWriter()
        json.object {
            $0.member("id", email.id.hex)
            $0.member("messageId", email.messageID.first)
            $0.key("origin")
            origin.json(&$0)
            verdict.writeMembers(to: &$0)
        }
        return json.text
    }

    private static func text(_ email: Email, _ verdict: CategoryVerdict) -> String {
        let who = Format.who(email.from).fitted(24)
        let subject = TerminalText.line(email.subject ?? "").fitted(40)
        let reasons = verdict.reasons.prefix(3).map { "\($0.rule) \($0.weight > 0 ? "+" : "")\($0.weight)" }
        return
            "\(verdict.category.rawValue.fitted(13)) \(Int(verdict.confidence * 100))%  \(who) \(subject) \(reasons.joined(separator: ", "))"
    }
}
