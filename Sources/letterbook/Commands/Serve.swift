import ArgumentParser
import Dispatch
import Foundation
import MailArchive
import MailWeb

struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Shows the archive as web pages, on this machine alone.",
        discussion: """
            Prints an address to open in a browser. It holds a token that is good for one visit, so that no other user of \
            the machine gets in; the pages load nothing from the network, and need no JavaScript. Ctrl-C ends it.

              letterbook serve --open
              letterbook serve --port 8080 --read-only
              letterbook serve --watch ~/Maildir

            --watch imports mail that arrives in a Maildir (or a folder of message files) within two seconds; the page \
            Codes shows new codes by itself.
            """)

    @OptionGroup var archive: ArchiveOptions

    @Option(name: .long, help: ArgumentHelp("The port to listen at; 0 takes a free one.", valueName: "n"))
    var port = 8725

    @Flag(name: .long, help: "Open the address in the browser.")
    var open = false

    @Flag(name: .long, help: "Offer no changes, and refuse them.")
    var readOnly = false

    @Option(name: .long, help: ArgumentHelp("Import mail that arrives in this folder.", valueName: "path"))
    var watch: String?

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("--port takes a number from 0 to 65535") }
        if watch != nil, readOnly { throw ValidationError("--watch imports mail, which --read-only forbids") }
    }

    func run() async throws {
        var options = WebServer.Options(port: port)
        options.isReadOnly = readOnly
        options.watchedFolder = watch
        options.remark = { StandardError.remark($0) }
        if let watch { MessageGuard.install(archive: archive.path, paths: [watch], seconds: 600) }
        let server = WebServer(archivePath: archive.path, options: options)
        let opens = open
        try await server.run { address in
            Output.line(address)
            Output.flush()
            // The server begins when this returns, and the browser may run until the user closes it.
            if opens { DispatchQueue.global().async { Browser.open(address) } }
        }
    }
}

/// Opens the browser of the user's choice.
private enum Browser {
    /// The address goes into a file that nobody else can read, never into a command line, which others can: it is the key to
    /// the pages.
    static func open(_ address: String) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "letterbook-\(UUID().uuidString)")
        let page = folder.appending(path: "open.html")
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
            let html =
                "<!doctype html><meta charset=\"utf-8\"><meta http-equiv=\"refresh\" content=\"0; url=\(address)\">"
            try NewFile.write(Array(html.utf8), to: page.path)
            let process = Process()
            #if os(macOS)
                process.executableURL = URL(fileURLWithPath: "/usr/bin/open")
                process.arguments = [page.path]
            #else
                process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
                process.arguments = ["xdg-open", page.path]
            #endif
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            // A browser that was there already reads the page by itself.
            sleep(10)
            try? FileManager.default.removeItem(at: folder)
            guard process.terminationStatus != 0 else { return }
            StandardError.remark("no browser could be opened (open the address yourself)")
        } catch {
            StandardError.remark(
                "no browser could be opened: \(error.localizedDescription) (open the address yourself)")
        }
    }
}
