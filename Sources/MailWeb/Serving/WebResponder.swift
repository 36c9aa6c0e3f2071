import Hummingbird
import MailArchive
import MessageContent

/// Answers requests. Every response is made here, so that none lacks the header fields of ``Reply``: errors too, which
/// Hummingbird would answer by itself.
struct WebResponder: HTTPResponder {
    typealias Context = WebContext

    let site: Site
    let admission: Admission
    let writer: Writer
    let departures: Departures
    /// Seconds that a page may take.
    private static let pageSeconds = 20
    /// Bytes that a form may have.
    private static let formBytes = 64 << 10
    private static let longestAddress = 16 << 10

    func respond(to request: Request, context: Context) async throws -> Response {
        var response = await answer(request, context)
        if request.method == .head {
            response.headers[.contentLength] = response.body.contentLength.map(String.init)
            response.body = ResponseBody()
        }
        return response
    }

    private func answer(_ request: Request, _ context: Context) async -> Response {
        guard request.uri.string.utf8.count <= Self.longestAddress else {
            return Reply.refusal(PageError(status: .uriTooLong, title: "The address is too long.", advice: ""))
        }
        let query = Parameters(request.uri.query ?? "")
        switch admission.verdict(on: request, query) {
        case .refused(let error): return Reply.refusal(error)
        case .entered(let cookie, let isForeign):
            return isForeign ? Reply.entrance(cookie: cookie) : Reply.redirect(to: "/", cookie: cookie)
        case .admitted: break
        }
        let segments = request.uri.path.utf8.split(separator: UInt8(ascii: "/")).map {
            Parameters.decoded($0, isPath: true)
        }
        do {
            if request.method == .post { return try await change(segments, request) }
            // A search ends when the browser leaves.
            return try await departures.watching(context.channel) { try await get(segments, query, request) }
        } catch {
            let error = PageError(error)
            return Reply.page(error.page.html(nil), status: error.status)
        }
    }

    // MARK: Reading

    private func get(_ segments: [String], _ query: Parameters, _ request: Request) async throws -> Response {
        if segments.count == 1, let asset = Asset.all.first(where: { $0.name == segments[0] }) {
            return Reply.asset(asset)
        }
        if segments == ["wait"] { return try await wait(query) }
        if segments.count == 2, segments[0] == "export" { return try await export(segments[1], query) }
        let visit = Visit(site: site, path: request.uri.path, query: query, version: await site.version())
        return try await site.readers.read(seconds: Self.pageSeconds) { archive in
            try Routes.response(segments, visit, archive)
        }
    }

    /// Answers when the archive has changed since the version that the query names, or after some time. Pages may load
    /// pictures, and nothing else, so that the answer is one: 2 pixels wide when it has changed, else 1.
    private func wait(_ query: Parameters) async throws -> Response {
        let known = query["version"].flatMap { Int($0) }
        var isChanged = false
        for _ in 0..<Self.waitTurns {
            isChanged = await site.version() != known
            if isChanged { break }
            try await Task.sleep(for: .milliseconds(250))
        }
        let svg: HTML = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(isChanged ? 2 : 1)\" height=\"1\"/>"
        return Reply.shown(svg.bytes, "image/svg+xml")
    }

    private static let waitTurns = 100

    private func export(_ name: String, _ query: Parameters) async throws -> Response {
        let text = query["q"] ?? ""
        if name == "mail.atom" {
            let messages = try await site.readers.read(seconds: Self.pageSeconds) {
                try $0.messages(SearchQuery(text), limit: 50)
            }
            let feed = AtomFeed.make(text, messages, origin: admission.origin)
            return Reply.shown(feed.bytes, "application/atom+xml; charset=utf-8")
        }
        if name.hasPrefix("mail."), let form = MailExportBody.Form(rawValue: String(name.dropFirst(5))) {
            let body = try await MailExportBody(query: text, form: form, readers: site.readers).body()
            return Reply.download(body, name: name)
        }
        let (stem, end) = (name.prefix { $0 != "." }, name.drop { $0 != "." }.dropFirst())
        guard let room = Room(rawValue: String(stem)), room.isList,
            let form = ListExportBody.Form(rawValue: String(end))
        else { throw PageError.notFound("There is no such export.") }
        let body = ListExportBody(room: room, form: form, query: query, readers: site.readers)
        return Reply.download(try await body.body(), name: name)
    }

    // MARK: Changing

    private func change(_ segments: [String], _ request: Request) async throws -> Response {
        guard !site.isReadOnly else { throw PageError.readOnly }
        guard segments.count == 2, segments[0] == "changes" else {
            throw PageError.notFound("There is no such change.")
        }
        let buffer: ByteBuffer
        do { buffer = try await request.body.collect(upTo: Self.formBytes) } catch {
            throw PageError(status: .contentTooLarge, title: "The form is too large.", advice: "")
        }
        let form = Parameters(String(buffer: buffer))
        let done = try await writer.change(segments[1], form)
        return Reply.redirect(to: Self.next(done, referer: form["back"]))
    }

    /// The page that the visitor sees after a change.
    private static func next(_ done: Change.Done, referer: String?) -> String {
        // A conversation may have gone with the change.
        let back = localPath(referer).flatMap { done.notice == "category" && $0.hasPrefix("/c/") ? nil : $0 }
        let place = done.next?.text ?? back ?? Room.changes.address.text
        return place + (place.contains("?") ? "&" : "?") + "done=" + done.notice
    }

    /// A place of this server; nil for anything that a browser would take for another (`//host`, `/\host`).
    static func localPath(_ text: String?) -> String? {
        guard let text, text.hasPrefix("/"), !text.dropFirst().hasPrefix("/"),
            text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") })
        else { return nil }
        return text
    }
}
