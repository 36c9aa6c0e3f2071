import HTTPTypes
import Hummingbird
import Synchronization

/// Who may use the pages. Other users of the machine can reach the port, and any web page can send requests to it.
///
/// - The host that is asked must be this server by its own names, or a name of somebody else's would do that is made to
///   point here (DNS rebinding).
/// - The address that the command prints has a token, which is taken once. It gives a cookie, and nothing is shown
///   without the cookie. The cookie's name holds the port, as cookies do not tell ports apart.
/// - What is sent by a page of another origin is refused, a server of somebody else on another port of this machine
///   included: to browsers that is the same site.
/// - What changes something must come from a page of this server.
final class Admission: Sendable {
    private let port: Int
    private let cookie = Admission.secret()
    private let token: Mutex<String?>
    private let hosts: Set<String>

    enum Verdict {
        case admitted
        /// The token was right: the visitor gets the cookie.
        ///
        /// - Parameter isForeign: a page of another origin led here, so that the browser would not send the cookie along a
        ///   redirection.
        case entered(cookie: String, isForeign: Bool)
        case refused(PageError)
    }

    init(port: Int) {
        self.port = port
        token = Mutex(Admission.secret())
        // Browsers leave out the port of the scheme.
        let own: Set = ["127.0.0.1:\(port)", "localhost:\(port)"]
        hosts = port == 80 ? own.union(["127.0.0.1", "localhost"]) : own
    }

    /// Scheme, host and port.
    var origin: String { "http://127.0.0.1:\(port)" }

    /// The address to begin at, good for one visit.
    var entrance: String { "\(origin)/?token=\(token.withLock { $0 } ?? "")" }

    /// 128 random bits in hexadecimal.
    private static func secret() -> String {
        var random = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(random.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    private var cookieName: String { "letterbook-\(port)" }

    func verdict(on request: Request, _ query: Parameters) -> Verdict {
        // The first Host field is the authority; a second one would have two readers read two hosts.
        guard let host = request.head.authority?.lowercased(), hosts.contains(host),
            request.headers[values: .host].isEmpty
        else { return .refused(Self.wrongHost) }
        let site = request.headers[.fetchSite]
        if request.method == .get, request.uri.path == "/", let given = query["token"] {
            if take(given) {
                let value = "\(cookieName)=\(cookie); Path=/; HttpOnly; SameSite=Strict"
                return .entered(cookie: value, isForeign: site.map { $0 != "none" } ?? false)
            }
        }
        guard hasCookie(request) else { return .refused(Self.noCookie) }
        guard site.map({ $0 == "same-origin" || $0 == "none" }) ?? true else { return .refused(Self.foreign) }
        switch request.method {
        case .get, .head: return .admitted
        case .post:
            // A page without referrers sends `Origin: null`, also to its own server.
            let origin = request.headers[.origin]
            let isOwn = origin == "http://\(host)" || site == "same-origin" && (origin == nil || origin == "null")
            return isOwn ? .admitted : .refused(Self.foreign)
        default:
            return .refused(
                PageError(status: .methodNotAllowed, title: "This server answers GET and POST.", advice: ""))
        }
    }

    private func take(_ given: String) -> Bool {
        token.withLock { token in
            guard let expected = token, Self.areEqual(given, expected) else { return false }
            token = nil
            return true
        }
    }

    private func hasCookie(_ request: Request) -> Bool {
        request.headers[values: .cookie].contains { field in
            field.split(separator: ";").contains { pair in
                let parts = pair.split(separator: "=", maxSplits: 1)
                return parts.count == 2 && parts[0].trimmingPrefix(" ") == cookieName
                    && Self.areEqual(String(parts[1]), cookie)
            }
        }
    }

    /// Takes the same time wherever the two differ.
    private static func areEqual(_ a: String, _ b: String) -> Bool {
        let (a, b) = (Array(a.utf8), Array(b.utf8))
        return a.count == b.count && zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private static let wrongHost = PageError(
        status: .misdirectedRequest, title: "Another server was asked.",
        advice: "Open the address that letterbook serve has printed.")
    private static let noCookie = PageError(
        status: .forbidden, title: "These pages are for the one who started them.",
        advice:
            "Open the address that letterbook serve has printed. It is good for one visit: where it was used, end the command and start it again."
    )
    private static let foreign = PageError(
        status: .forbidden, title: "Another page has sent this.",
        advice: "Go to the address of these pages yourself, and do it there.")
}

extension HTTPField.Name {
    /// Fetch Metadata Request Headers, section 2.4.
    static let fetchSite = HTTPField.Name("Sec-Fetch-Site")!
    static let host = HTTPField.Name("Host")!
    static let openerPolicy = HTTPField.Name("Cross-Origin-Opener-Policy")!
    static let resourcePolicy = HTTPField.Name("Cross-Origin-Resource-Policy")!
    static let referrerPolicy = HTTPField.Name("Referrer-Policy")!
    static let refresh = HTTPField.Name("Refresh")!
}
