import MailHTML
import MessageContent

/// A page around sanitized HTML. Its policy forbids once more what the sanitizer already took out.
enum HTMLPage {
    static func make(title: String, body: String) -> String {
        """
        \(SanitizedHTML.doctype(for: body))\(opening(title))</head>
        <body>
        \(SanitizedHTML.keepingBoxes(of: body))
        </body></html>

        """
    }

    private static func opening(_ title: String) -> String {
        """
        <html><head><meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data: cid:">
        <meta name="referrer" content="no-referrer">
        <title>\(escape(title))</title>
        """
    }

    /// The beginning of a page of letters.
    static func head(title: String) -> String {
        """
        <!DOCTYPE html>
        \(opening(title))
        <style>body{font-family:sans-serif;max-width:60em;margin:auto;padding:0 1em}article{margin:2em 0}iframe{width:100%;height:30em;border:1px solid #ccc;resize:vertical}dt{float:left;clear:left;width:7em;color:#666}h2{margin-bottom:.3em}</style>
        </head><body>

        """
    }

    static let end = "</body></html>\n"

    /// One letter on such a page.
    ///
    /// - Parameters:
    ///   - subject: its heading.
    ///   - fields: of its header; those without a value are left out.
    ///   - page: the letter's own page, for a sandboxed frame.
    static func letter(subject: String, fields: [(name: String, value: String)], page: String) -> String {
        let list = fields.filter { !$0.value.isEmpty }.map { "<dt>\($0.name)</dt><dd>\(escape($0.value))</dd>" }
        return """
            <article><h2>\(escape(subject.isEmpty ? "(no subject)" : subject))</h2><dl>\(list.joined())</dl>
            <iframe sandbox="allow-popups" srcdoc="\(escape(page))"></iframe></article>

            """
    }

    static func escape(_ text: String) -> String {
        text.replacingASCII(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"])
    }
}
