/// A page around sanitized HTML. It forbids everything that the sanitizer already took out.
enum HTMLPage {
    static func make(title: String, body: String) -> String {
        """
        <!DOCTYPE html>
        <html><head><meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data: cid:">
        <meta name="referrer" content="no-referrer">
        <title>\(escape(title))</title></head>
        <body>
        \(body)
        </body></html>

        """
    }

    static func escape(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}
