/// Newsletters and transactional mail: an HTML page of nested tables and inline styles beside its plain text.
extension Composer {
    mutating func htmlMail() {
        if random.chance(60) { newsletter() } else { transactional() }
    }

    private mutating func newsletter() {
        let script = random.chance(70) ? htmlScript() : .english
        let brand = brandHeader(subject: words(random.between(3, 9), of: script), script)
        field("List-Unsubscribe", "<https://\(brand).example.com/u/\(base64ish(40))>")
        field("List-Unsubscribe-Post", "List-Unsubscribe=One-Click")
        field("List-Id", "<news.\(brand).example.com>")
        field("X-Mailer", "Campaigner 9.\(random.below(20))")
        alternative(HTMLPage.bytes(of: random.size(20_000, 150_000), script, &self), script)
    }

    private mutating func transactional() {
        let script = random.chance(30) ? htmlScript() : .english
        let brand = brandHeader(subject: words(random.between(3, 6), of: script), script)
        field("Auto-Submitted", "auto-generated")
        field("X-Order", "\(brand)-\(random.below(1_000_000))")
        let page = HTMLPage.bytes(of: random.size(20_000, 50_000), script, &self)
        random.chance(25) ? textPart(page, subtype: "html", script: script) : alternative(page, script)
    }

    /// Languages that separate words, in UTF-8 mostly, as senders of HTML do.
    private mutating func htmlScript() -> Script {
        if random.chance(85) { return Script.international[random.below(12)] }
        return random.pick(Script.international.filter { $0.opening.isEmpty })
    }

    private mutating func brandHeader(subject: [UInt8], _ script: Script) -> String {
        let name = random.pick(People.brands)
        let brand = name.lowercased()
        let sender = Person(name: name, address: "news@\(brand).example.com")
        signature(domain: "\(brand).example.com")
        if random.chance(60) { signature(domain: "sender.example.net") }
        _ = commonHeader(
            from: sender, to: [random.pick(People.all)], subject: subject, script: script, hops: random.between(2, 5))
        field("Feedback-ID", "\(random.below(99_999)):\(brand):campaign")
        return brand
    }

    private mutating func alternative(_ page: [UInt8], _ script: Script) {
        let outer = random.chance(15) ? openMultipart("related", parameters: " type=\"multipart/alternative\";") : nil
        if let outer { nextPart(outer) }
        let boundary = openMultipart("alternative")
        nextPart(boundary)
        textPart(prose(random.size(500, 4000), of: script), script: script)
        nextPart(boundary)
        textPart(page, subtype: "html", script: script)
        close(boundary)
        guard let outer else { return }
        nextPart(outer)
        attachment(noise(random.size(2000, 30_000)), type: "image/png", name: "logo.png", isInline: true)
        close(outer)
    }

    /// Letters and digits, as in the addresses of tracked links.
    mutating func base64ish(_ count: Int) -> String {
        var text = ""
        while text.utf8.count < count { text += String(random.next(), radix: 36) }
        return text
    }
}

/// A page as the tools of mass mailers write it.
enum HTMLPage {
    static func bytes(of size: Int, _ script: Script, _ composer: inout Composer) -> [UInt8] {
        var page: [UInt8] = []
        page.reserveCapacity(size + 8000)
        page += head(script.charset).utf8
        while page.count < size { section(&page, script, &composer) }
        page += footer(composer.base64ish(60)).utf8
        return page
    }

    private static func head(_ charset: String) -> String {
        """
        <!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
        <html xmlns="http://www.w3.org/1999/xhtml"><head><meta http-equiv="Content-Type" content="text/html; charset=\(charset)" />
        <meta name="viewport" content="width=device-width, initial-scale=1.0"><title></title>
        <style type="text/css">
        body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; font-family: Arial, Helvetica, sans-serif; }
        table, td { border-collapse: collapse; mso-table-lspace: 0pt; mso-table-rspace: 0pt; }
        a:hover { color: #0b5fa5 !important; text-decoration: underline; }
        @media only screen and (max-width: 480px) { .column { width: 100% !important; display: block !important; } }
        </style><!--[if mso]><style>.fallback { font-family: Arial !important; }</style><![endif]--></head>
        <body style="margin:0;padding:0;background-color:#f4f4f4;">
        <div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:#ffffff;opacity:0;">&nbsp;&zwnj;&nbsp;&zwnj;</div>
        <table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%"><tr><td align="center">

        """
    }

    private static func section(_ page: inout [UInt8], _ script: Script, _ composer: inout Composer) {
        let color = String(composer.random.below(0xFFFFFF) | 0x100000, radix: 16)
        let link = "https://click.example.com/ls/click?upn=\(composer.base64ish(90))&amp;c=\(composer.serial)"
        page +=
            """
            <table role="presentation" class="column" width="600" cellpadding="0" cellspacing="0" border="0" align="center" \
            style="width:600px;max-width:600px;background-color:#ffffff;border:1px solid #\(color);">
            <tr><td style="padding:20px 30px 10px 30px;font-family:Arial,Helvetica,sans-serif;font-size:22px;\
            line-height:28px;color:#\(color);text-align:left;"><b>
            """.utf8
        page += composer.words(composer.random.between(3, 8), of: script)
        page += "</b></td></tr>\n<tr><td style=\"padding:0 30px 20px 30px;font-size:15px;line-height:22px;\">".utf8
        for _ in 0..<composer.random.between(1, 4) { paragraph(&page, script, link, &composer) }
        page +=
            """
            </td></tr><tr><td align="center"><a href="\(link)" target="_blank" style="background:#\(color);color:#ffffff;\
            display:inline-block;padding:12px 24px;border-radius:4px;text-decoration:none;">
            """.utf8
        page += composer.words(2, of: script)
        page += "</a></td></tr></table>\n".utf8
        if composer.random.chance(30) { productTable(&page, script, link, &composer) }
    }

    private static func paragraph(
        _ page: inout [UInt8], _ script: Script, _ link: String, _ composer: inout Composer
    ) {
        page += "<p style=\"margin:0 0 12px 0;\"><span style=\"font-family:Georgia,serif;\">".utf8
        page += composer.prose(composer.random.size(120, 900), of: script)
        if composer.random.chance(40) {
            page += "<a href=\"\(link)\" style=\"color:#0b5fa5\">".utf8
            page += composer.words(2, of: script)
            page += "</a>&nbsp;&rarr;".utf8
        }
        page += "</span></p>\n".utf8
    }

    private static func productTable(
        _ page: inout [UInt8], _ script: Script, _ link: String, _ composer: inout Composer
    ) {
        page += "<table width=\"600\" cellpadding=\"0\" cellspacing=\"0\" border=\"0\"><tbody>\n".utf8
        for _ in 0..<composer.random.between(2, 8) {
            page +=
                """
                <tr><td width="120" valign="top"><a href="\(link)"><img src="https://img.example.com/\
                \(composer.base64ish(24)).jpg" width="110" height="110" alt="" border="0" style="display:block;" /></a></td>
                <td style="font-size:13px;color:#333333;padding:4px 8px;">
                """.utf8
            page += composer.words(composer.random.between(4, 16), of: script)
            page +=
                "</td><td align=\"right\" style=\"font-size:13px;\">\(composer.random.below(500)).99&nbsp;</td></tr>\n"
                .utf8
        }
        page += "</tbody></table>\n".utf8
    }

    private static func footer(_ token: String) -> String {
        """
        </td></tr><tr><td style="font-size:11px;color:#999999;padding:20px;">&copy; 2024 &middot;
        <a href="https://click.example.com/unsubscribe?t=\(token)">Unsubscribe</a></td></tr></table>
        <img src="https://open.example.com/o/\(token).gif" width="1" height="1" alt="" /></body></html>

        """
    }
}
