import HTTPTypes
import Hummingbird
import MailArchive
import MessageContent

/// A response with the header fields that keep what is in it harmless.
enum Reply {
    /// What a browser may do with a response.
    private enum Policy: String {
        /// Pages of ours: our own style, program and pictures, frames with letters, forms to ourselves.
        case page =
            "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
        /// The HTML of a letter: no programs, no origin, no network; its own styles, and pictures that are part of it.
        case letter =
            "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'"
        /// Anything else.
        case nothing = "sandbox; default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
    }

    private static func fields(_ policy: Policy, _ type: String, isKept: Bool = false) -> HTTPFields {
        [
            .contentType: type,
            .contentSecurityPolicy: policy.rawValue,
            .xContentTypeOptions: "nosniff",
            .referrerPolicy: "no-referrer",
            .cacheControl: isKept ? "private, max-age=31536000, immutable" : "no-store",
            .openerPolicy: "same-origin",
            .resourcePolicy: "same-origin",
        ]
    }

    static func page(_ html: HTML, status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status, headers: fields(.page, "text/html; charset=utf-8"),
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: html.bytes)))
    }

    static func letter(_ document: [UInt8]) -> Response {
        Response(
            status: .ok, headers: fields(.letter, "text/html; charset=utf-8"),
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: document)))
    }

    static func asset(_ asset: Asset) -> Response {
        Response(
            status: .ok, headers: fields(.nothing, asset.type, isKept: true),
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: asset.bytes)))
    }

    /// Plain text, JSON, XML or a picture, to look at.
    static func shown(_ bytes: [UInt8], _ type: String) -> Response {
        Response(
            status: .ok, headers: fields(.nothing, type), body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    /// A file to keep. Browsers are not told what it is, so that they show none of it themselves.
    static func download(_ body: ResponseBody, name: String) -> Response {
        var headers = fields(.nothing, "application/octet-stream")
        headers[.contentDisposition] = disposition(name)
        return Response(status: .ok, headers: headers, body: body)
    }

    /// RFC 6266, with the name in UTF-8 by RFC 8187 beside a form in ASCII for old programs.
    ///
    /// - Parameter name: by ``SafeFileName``.
    static func disposition(_ name: String) -> String {
        let plain = String(
            String.UnicodeScalarView(
                name.unicodeScalars.map {
                    $0.isASCII && $0.value >= 0x20 && $0 != "\"" && $0 != "\\" && $0.value != 0x7F ? $0 : "_"
                }))
        return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(Address.encoded(name))"
    }

    static func redirect(to address: String, cookie: String? = nil) -> Response {
        var headers = fields(.page, "text/plain; charset=utf-8")
        headers[.location] = address
        if let cookie { headers[.setCookie] = cookie }
        return Response(status: .seeOther, headers: headers)
    }

    /// Where a page of another origin has led here, the browser sends no cookie along a redirection. A page that goes on by
    /// itself begins anew.
    static func entrance(cookie: String) -> Response {
        var response = page(bare("Letterbook", "<p><a href=\"\(Link.conversations())\">Go on</a></p>"))
        response.headers[.setCookie] = cookie
        response.headers[.refresh] = "0; url=/"
        return response
    }

    /// What a visitor gets who is not admitted: nothing of the archive.
    static func refusal(_ error: PageError) -> Response {
        page(bare(error.title, "<h1>\(error.title)</h1><p>\(error.advice)</p>"), status: error.status)
    }

    private static func bare(_ title: String, _ body: HTML) -> HTML {
        """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>\(title)</title></head><body><main>\(body)</main></body></html>

        """
    }
}

extension PageError {
    /// The page that says what went wrong.
    var page: Page {
        Page(
            title: title, body: "\(.head("\(title)"))<div class=\"notice\" role=\"alert\"><p>\(advice)</p></div>",
            status: status)
    }

    /// What an error of the archive means to a visitor.
    init(_ error: any Error) {
        switch error {
        case let error as PageError: self = error
        case let error as ArchiveError where error.kind == .query:
            self = .wrong(error.description)
        case let error as ArchiveError:
            self = PageError(
                status: .serviceUnavailable, title: "The archive could not be read or written.",
                advice: error.description)
        default:
            self = PageError(
                status: .internalServerError, title: "Something went wrong here.",
                advice: "Please report what you did. The archive is unchanged.")
        }
    }
}
