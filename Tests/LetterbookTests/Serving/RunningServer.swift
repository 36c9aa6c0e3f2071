import Foundation
import Synchronization
import TestSupport
import Testing

/// `letterbook serve` over an archive, and a client that sends it any bytes.
final class RunningServer: Sendable {
    struct Reply {
        var status = 0
        /// Names in lower case, in the order in which they came.
        var headers: [(name: String, value: String)] = []
        var bytes: [UInt8] = []

        var body: String { String(decoding: bytes, as: UTF8.self) }
        subscript(name: String) -> String? { headers.first { $0.name == name }?.value }
    }

    let port: UInt16
    /// The printed address: path and query.
    let entrance: String
    private let process: Mutex<Process>
    /// Lasts as long as the program.
    private let folder: TemporaryFolder
    private let cookieField = Mutex<String?>(nil)

    /// Starts the program and takes the cookie.
    convenience init(_ folder: TemporaryFolder, _ arguments: [String] = []) throws {
        try self.init(unvisited: folder, arguments)
        let reply = try send("GET", entrance, cookie: nil)
        cookieField.withLock { $0 = reply["set-cookie"]?.split(separator: ";").first.map(String.init) }
    }

    /// Starts the program without visiting it.
    init(unvisited folder: TemporaryFolder, _ arguments: [String] = []) throws {
        self.folder = folder
        let process = Program.process(["serve", "--port", "0"] + arguments, in: folder)
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.runWithSignals()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let address = try #require(URL(string: line.trimmingCharacters(in: .newlines)), "\(line)")
        port = UInt16(try #require(address.port))
        entrance = address.path + "?" + (address.query ?? "")
        self.process = Mutex(process)
    }

    deinit { process.withLock { $0.terminate() } }

    var cookie: String? { cookieField.withLock { $0 } }
    var origin: String { "http://127.0.0.1:\(port)" }

    /// Ends the program with a signal. Returns its exit status; nil where it goes on for ten seconds.
    func end(_ signal: Int32) -> Int32? {
        process.withLock { process in
            kill(process.processIdentifier, signal)
            for _ in 0..<1_000 where process.isRunning { usleep(10_000) }
            return process.isRunning ? nil : process.terminationStatus
        }
    }

    // MARK: Requests

    /// A page, as the browser that was admitted asks for it.
    func get(_ path: String, _ headers: [String] = []) throws -> Reply {
        try send("GET", path, headers, cookie: cookie)
    }

    /// A form, as a page of the server sends it.
    func post(_ path: String, _ form: String, origin: String? = nil, cookie: Bool = true) throws -> Reply {
        let origin = origin ?? self.origin
        return try send(
            "POST", path, ["Origin: \(origin)", "Content-Type: application/x-www-form-urlencoded"], body: form,
            cookie: cookie ? self.cookie : nil)
    }

    func send(
        _ method: String, _ path: String, _ headers: [String] = [], body: String = "", cookie: String?
    ) throws -> Reply {
        var lines = ["\(method) \(path) HTTP/1.1"]
        if !headers.contains(where: { $0.lowercased().hasPrefix("host:") }) { lines.append("Host: 127.0.0.1:\(port)") }
        lines += headers.filter { $0 != "host:" }
        if let cookie { lines.append("Cookie: theme=dark; \(cookie)") }
        if !body.isEmpty { lines.append("Content-Length: \(body.utf8.count)") }
        lines.append("Connection: close")
        return Self.parse(try exchange(lines.joined(separator: "\r\n") + "\r\n\r\n" + body), isHead: method == "HEAD")
    }

    /// Sends bytes and reads until the server closes the connection.
    func exchange(_ text: String) throws -> [UInt8] {
        let socket = try connect()
        defer { close(socket) }
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Foundation.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { break }
            bytes = bytes.dropFirst(count)
        }
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(socket, &buffer, buffer.count, 0)
            guard count > 0 else { return answer }
            answer += buffer[..<count]
        }
    }

    /// An open connection, which the caller closes.
    func connect() throws -> Int32 {
        let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var limit = timeval(tv_sec: 30, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Foundation.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(result == 0, "\(String(cString: strerror(errno)))")
        return socket
    }

    static func parse(_ bytes: [UInt8], isHead: Bool = false) -> Reply {
        var reply = Reply()
        guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return reply }
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        reply.status = Int(lines[0].split(separator: " ").dropFirst().first ?? "") ?? 0
        reply.headers = lines.dropFirst().map { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            return (parts[0].lowercased(), parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : "")
        }
        let body = Array(bytes[end.upperBound...])
        reply.bytes = reply["transfer-encoding"] == "chunked" && !isHead ? unchunked(body) : body
        return reply
    }

    private static func unchunked(_ bytes: [UInt8]) -> [UInt8] {
        var (rest, result) = (bytes[...], [UInt8]())
        while let end = rest.firstRange(of: Array("\r\n".utf8)),
            let size = Int(String(decoding: rest[..<end.lowerBound], as: UTF8.self), radix: 16), size > 0
        {
            result += rest[end.upperBound...].prefix(size)
            rest = rest[end.upperBound...].dropFirst(size + 2)
        }
        return result
    }
}

extension RunningServer {
    /// The pages that can be reached from the first one by links and frames, with what they answer; each path once.
    func crawl(limit: Int = 400) throws -> [(path: String, reply: Reply)] {
        var seen: Set<String> = ["/"]
        var waiting = ["/"]
        var found: [(String, Reply)] = []
        var shapes: [String: Int] = [:]
        while let path = waiting.popLast(), found.count < limit {
            let reply = try get(path)
            found.append((path, reply))
            guard reply["content-type"]?.hasPrefix("text/html") ?? false, !path.hasSuffix("/html") else { continue }
            for match in reply.body.matches(of: /(?:href|src)="(\/[^"#]*)/) {
                let link = String(match.output.1).replacing("&amp;", with: "&").replacing("&#39;", with: "'")
                // Of pages that differ in their query alone a few are enough.
                let shape = link.replacing(/[0-9a-f]{12,}|=[^&]*/, with: "*")
                guard seen.insert(link).inserted, shapes[shape, default: 0] < 12 else { continue }
                shapes[shape, default: 0] += 1
                waiting.insert(link, at: 0)
            }
        }
        return found
    }
}
