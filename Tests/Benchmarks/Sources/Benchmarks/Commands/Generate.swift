import ArgumentParser
import MailGenerator

struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate", abstract: "Writes an mbox file of realistic mail, the same for the same options.",
        discussion: """
            The file is of the mboxrd kind. Memory does not grow with its size.

              mixed        what a person's archive holds, some of it malformed
              plain        mailing lists and letters in many charsets: threads, quotes, patches
              html         newsletters and transactional mail with pages of 20 to 150 KB
              attachments  pictures, documents and forwarded messages of 50 KB to 5 MB
              headers      mail that is mostly header

              letterbook-benchmarks generate --kind html --size 200MB -o html.mbox
              letterbook-benchmarks generate --hostile parts --size 1MB -o parts.eml
            """)

    @Option(help: "What the mail is like: \(MailKind.list).")
    var kind = MailKind.mixed

    @Option(
        help: ArgumentHelp("Instead: one hostile message of this kind; `hostile --list` names them.", valueName: "name")
    )
    var hostile: String?

    @Option(help: "How much: 500KB, 64MB, 10GB (powers of ten). The last message goes past it.")
    var size = ByteCount(bytes: 64_000_000)

    @Option(help: "Another seed gives other mail.")
    var seed: UInt64 = 1

    @Option(name: .shortAndLong, help: "The file to write; - is standard output.")
    var output: String

    func run() throws {
        let file = try OutputFile(path: output)
        if let hostile {
            try file.write(HostileMail.named(hostile).message(bytes: size.bytes))
        } else {
            var generator = MailboxGenerator(kind: kind, bytes: size.bytes, seed: seed)
            while let entry = generator.nextEntry() { try file.write(entry) }
        }
        try file.close()
    }
}
