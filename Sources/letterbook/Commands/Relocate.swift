import ArgumentParser
import MailArchive

struct RelocateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "relocate", abstract: "Tells the archive where a source is now.",
        discussion: """
            Raw messages stay in their sources. When a file or folder of mail has moved, name its old path (or that of a \
            folder above it) and its new one; a message of each source is read there and proven.

              letterbook relocate ~/Downloads/Takeout /mnt/backup/Takeout
            """)

    @OptionGroup var archive: ArchiveOptions

    @Argument(help: "The path as letterbook ledger shows it, or the beginning of it.")
    var old: String

    @Argument(help: "Where it is now.")
    var new: String

    func run() throws {
        let result = try archive.open(.update).relocate(old, to: new)
        StandardError.line(
            "\(Format.plural(result.sourceCount, "source")) relocated, \(Format.count(result.provenCount)) proven by a message"
        )
        for path in result.unproven {
            StandardError.remark("\(path): does not hold what it held (import it again)")
        }
        if !result.unproven.isEmpty { throw Exit.nothing() }
    }
}
