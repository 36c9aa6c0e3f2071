import ArgumentParser
import MailArchive
import MessageContent

struct PackCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pack", abstract: "Takes the raw messages into the archive, so that their sources can go.",
        discussion: """
            Otherwise the archive only knows where its messages stand. Packed, they are in it, compressed, what many of them \
            carry once; show --raw, attachments -o and export work without the sources, and later imports keep theirs, \
            too. It can be interrupted and repeated. Look at letterbook verify before you remove a source: what it finds \
            damaged of what is kept, --renew takes from the source again.

              letterbook pack && letterbook verify
            """)

    @OptionGroup var archive: ArchiveOptions

    @Flag(name: .long, help: "Look through what is kept, too, and take what is damaged from its source again.")
    var renew = false

    @Flag(name: .long, help: "The outcome as a JSON object.")
    var json = false

    func run() throws {
        let archive = try archive.open(.update)
        Interruption.watch()
        let report = try archive.pack(
            renews: renew, shouldStop: { Interruption.isRequested }, progress: { ProgressCount.show($0, of: $1) })
        ProgressCount.clear()
        print(report)
        for fault in report.faults { StandardError.remark(fault) }
        if Interruption.isRequested {
            throw Exit.fault("interrupted; what was packed is kept, the same command goes on from there")
        }
        if !report.faults.isEmpty { throw Exit.nothing() }
    }

    private func print(_ report: PackingReport) {
        if json {
            Output.line(report.json)
        } else {
            Output.line(
                "\(Format.plural(report.packed, "message")) packed: \(Format.size(report.bytes)) in \(Format.size(report.storedBytes))"
            )
            Output.line("\(Format.plural(report.kept, "message")) kept in the archive")
        }
        Output.flush()
    }
}
