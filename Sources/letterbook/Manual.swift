import ArgumentParser
import Foundation

struct ManualCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "manual", abstract: "Writes manual pages, one a command, for man.",
        discussion: """
              letterbook manual -o ~/.local/share/man/man1
              man letterbook-search
            """)

    @Option(
        name: [.customShort("o"), .long],
        help: ArgumentHelp("Into this folder; what is there is written anew.", valueName: "folder"))
    var output: String

    func validate() throws {
        if output.isEmpty { throw ValidationError("-o: the path is empty") }
    }

    func run() throws {
        if !FileManager.default.fileExists(atPath: output) { try NewFile.makeFolder(output) }
        for page in ManualPage.all {
            let path = output + "/" + page.name + ".1"
            guard FileManager.default.createFile(atPath: path, contents: Data(page.text.utf8)) else {
                throw Exit.fault("\(path): cannot be written (name a folder that you may write to)")
            }
        }
    }
}
