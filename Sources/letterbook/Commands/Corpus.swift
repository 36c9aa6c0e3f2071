import ArgumentParser
import Foundation
import MailArchive
import MailSources
import MessageContent
import TemplateWorkbench
import VerificationCodes

struct CorpusCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "corpus", abstract: "Saves messages as anonymised test cases.",
        subcommands: [CorpusAddCommand.self])
}

struct CorpusAddCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Saves a message as a test case without anything personal in it.",
        discussion: """
            Names, addresses, ids, tokens, codes and links are replaced, the same by the same, with others of the same shape \
            and length; structure, charsets and layout stay as they are. What was replaced is listed. The sender's own \
            domain stays: templates match on it.

              letterbook corpus add mail.eml --code 123456
              letterbook corpus add 3fa9c1d2 --archive mail.sqlite -o Corpus/codes/acme/sign-in
            """)

    @OptionGroup var archive: ArchiveOptions
    @OptionGroup var options: TemplateOptions

    @Argument(
        help:
            "An .eml or .emlx file, an mbox with one message, - for standard input, or the id of a message of the archive."
    )
    var message: String

    @Option(name: .long, help: "A code that the message holds (repeatable). Default: those that are found.")
    var code: [String] = []

    @OptionGroup var personal: AnonymiserOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The case's path, without .eml. Default: Corpus/codes/PROVIDER/ID.", valueName: "path"))
    var output: String?

    @Flag(name: .long, help: "The replacements as JSON, one object a line.")
    var json = false

    func run() throws {
        let (raw, owners) = try read()
        let email = Email(reading: raw)
        let extractor = CodeExtractor(templates: try options.load())
        let found = extractor.report(email)
        let codes = code.isEmpty ? found.codes.flatMap { [$0.code, $0.shown] } : code
        // Codes that are found are told in ASCII, in whatever digits the message shows them.
        for code in code where !Self.holds(email, code) && !found.codes.contains(where: { $0.code == code }) {
            throw Exit.fault("\(message): does not hold the code \(code) (nothing was written)")
        }
        let safe = Anonymiser.anonymise(
            raw, options: Anonymiser.Options(codes: codes, owner: personal.owner + owners, names: personal.name))
        guard safe.remaining.isEmpty else {
            throw Exit.fault(
                "\(message): \(Format.plural(safe.remaining.count, "value")) could not be replaced everywhere: \(safe.remaining.joined(separator: ", ")) (nothing was written)"
            )
        }
        try write(safe, Email(reading: safe.bytes), extractor)
    }

    /// Whether the message shows a code, with whatever separators.
    private static func holds(_ email: Email, _ code: String) -> Bool {
        let places = [email.subject ?? "", email.text, email.html?.text ?? ""]
        return places.contains { $0.withoutSeparators.contains(code.withoutSeparators) }
    }

    /// The raw message, and the owner's addresses as the archive knows them.
    private func read() throws -> ([UInt8], [String]) {
        let isFile = message == "-" || FileManager.default.fileExists(atPath: message)
        let isID = message.count >= 6 && message.allSatisfy(\.isHexDigit)
        if isFile { return (try SoleMessage.read(message), []) }
        guard isID else {
            throw Exit.fault("\(message): no such file (and no id of a message: those have at least 6 digits)")
        }
        let archive = try archive.open(.read)
        guard let found = try archive.find(message) else {
            throw Exit.fault("\(message): the archive has no such message")
        }
        guard case .message(let rowID, let id) = found else {
            throw Exit.fault(
                "\(message) is a conversation: corpus add takes a message (letterbook show lists its messages)")
        }
        return (try archive.rawMessage(rowID, id: id), try archive.owners().map(\.email))
    }

    private func write(_ safe: AnonymisedMessage, _ email: Email, _ extractor: CodeExtractor) throws {
        let expectation = expectation(safe, extractor.report(email))
        let id = email.id.hex.prefix(12)
        let path = output ?? "Corpus/codes/\(expectation.provider ?? "generic")/\(id)"
        try NewFile.writeAll(
            [(path + ".eml", safe.bytes), (path + ".expect.yaml", Array(expectation.yaml.utf8))],
            advice: "-o names another")
        for item in safe.replacements { Output.line(json ? item.json : Self.text(item)) }
        Output.flush()
        StandardError.line(
            "wrote \(TerminalText.line(path)).eml and its expectation: look at both before you commit them")
    }

    /// Expects the codes that the user names, else those that are found. A mail without a code becomes a case of the
    /// provider whose sender it has: a template needs cases without a code, too.
    private func expectation(_ safe: AnonymisedMessage, _ report: CodeReport) -> CaseExpectation {
        let first = report.codes.first
        let parts = first?.template.split(separator: "/").map(String.init) ?? []
        let sender = report.near.first?.template.split(separator: "/").first.map(String.init)
        let wanted = code.map { (safe.codes[$0] ?? $0).withoutSeparators }
        let isFound = wanted.isEmpty || wanted.contains { $0 == first?.code }
        if wanted.isEmpty, first == nil {
            StandardError.remark(
                "no code was found in it; if it holds one, name it with --code: it stands there as it was")
        }
        if !isFound {
            StandardError.remark("the templates find \(first?.code ?? "no code") in it: the case will fail")
        }
        return CaseExpectation(
            provider: first.map { $0.provider ?? "generic" } ?? sender ?? (wanted.isEmpty ? nil : "generic"),
            variant: isFound && parts.count > 1 ? parts[1] : nil,
            codes: wanted.isEmpty ? report.codes.map(\.code) : wanted, needsAll: wanted.isEmpty && report.isList,
            allowsDrift: first?.isDrift ?? false)
    }

    private static func text(_ item: Replacement) -> String {
        TerminalText.line(
            "\(item.kind.rawValue.fitted(12)) \(item.original) -> \(item.replacement)  (\(Format.plural(item.count, "place")))"
        )
    }

}

extension Replacement: JSONObject {
    public func writeMembers(to json: inout JSONWriter) {
        json.member("kind", kind.rawValue)
        json.member("original", original)
        json.member("replacement", replacement)
        json.member("count", count)
    }
}
