import Foundation
import Hummingbird
import Logging
import MailArchive
import NIOCore
import Synchronization

/// The archive as web pages for its owner, on this machine alone.
public struct WebServer: Sendable {
    /// How the pages are served.
    public struct Options: Sendable {
        /// 0 takes a free one.
        public var port: Int
        /// Nothing can be changed.
        public var isReadOnly = false
        /// A folder that new mail is imported from; nil for none.
        public var watchedFolder: String?
        /// Called with what the user should know of the import of new mail.
        public var remark: @Sendable (String) -> Void = { _ in }

        /// - Parameter port: 0 takes a free one.
        public init(port: Int) { self.port = port }
    }

    private let archivePath: String
    private let options: Options

    /// - Parameter archivePath: of the archive's file.
    public init(archivePath: String, options: Options) {
        self.archivePath = archivePath
        self.options = options
    }

    /// Serves the pages until the program gets SIGTERM or SIGINT.
    ///
    /// - Parameter onRunning: called with the address to begin at, which is good for one visit.
    /// - Throws: `ArchiveError` where there is no archive, `SourceError` where there is no folder to watch, ``PortError``
    ///   where the port cannot be had.
    public func run(onRunning: @escaping @Sendable (String) async -> Void) async throws {
        OpenFiles.raiseLimit()
        let site = try Site(
            archivePath: archivePath, isReadOnly: options.isReadOnly, watchedFolder: options.watchedFolder)
        let gate = Gate(site: site, writer: Writer(path: archivePath))
        let arrivals = options.watchedFolder.map {
            ArrivalImport(folder: $0, archivePath: archivePath, remark: options.remark)
        }
        try arrivals?.start()
        defer { arrivals?.stop() }
        var configuration = ApplicationConfiguration(address: .hostname("127.0.0.1", port: options.port))
        configuration.reuseAddress = true
        let application = Application(
            responder: gate,
            server: .http1(
                configuration: .init(
                    additionalChannelHandlers: [gate.departures.handler()], idleTimeout: .seconds(60))),
            configuration: configuration,
            onServerRunning: { channel in
                let port = channel.localAddress?.port ?? options.port
                await onRunning(gate.open(port: port))
            }, logger: Logger(label: "letterbook", factory: { _ in SwiftLogNoOpLogHandler() }))
        do {
            try await application.runService()
        } catch {
            throw PortError(port: options.port, error)
        }
    }
}

/// The port could not be listened at.
public struct PortError: Error, CustomStringConvertible {
    /// One line: what went wrong, and what to do.
    public let description: String

    init(port: Int, _ error: any Error) {
        description =
            (error as? IOError)?.errnoCode == EADDRINUSE
            ? "port \(port) is in use (--port names another, --port 0 takes a free one)"
            : "port \(port): \(error)"
    }
}

/// Refuses everything until the port is known, which the names of the server hold.
private final class Gate: HTTPResponder {
    typealias Context = WebContext
    private let site: Site
    private let writer: Writer
    let departures = Departures()
    private let responder = Mutex<WebResponder?>(nil)

    init(site: Site, writer: Writer) {
        self.site = site
        self.writer = writer
    }

    /// - Returns: the address to begin at.
    func open(port: Int) -> String {
        let admission = Admission(port: port)
        responder.withLock {
            $0 = WebResponder(site: site, admission: admission, writer: writer, departures: departures)
        }
        return admission.entrance
    }

    func respond(to request: Request, context: Context) async throws -> Response {
        guard let responder = responder.withLock({ $0 }) else {
            return Reply.refusal(PageError(status: .serviceUnavailable, title: "The server begins.", advice: ""))
        }
        return try await responder.respond(to: request, context: context)
    }
}

/// Every connection is an open file, of which programs have few to begin with.
private enum OpenFiles {
    static func raiseLimit() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = min(limit.rlim_max, 65_536)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
}
