/// Bodies: transfer encodings, charsets, and text that looks like quotes and earlier messages.
extension HostileMail {
    static let encodings: [HostileMail] = [
        HostileMail("base64-bomb", "base64 of HTML elements that nest") { size in
            var inner: [UInt8] = []
            inner.append(repeating: "<div>", until: size / 4 * 3)
            var message = start(type: "text/html; charset=utf-8", encoding: "base64")
            message.reserveCapacity(size + size / 16)
            message.appendBase64(inner)
            return message
        },
        body("base64", "base64 of zeros", type: "application/octet-stream", encoding: "base64", "AAAAAAAA"),
        body("base64-lines", "base64, four digits a line", encoding: "base64", "YWFh\n"),
        body("base64-junk", "signs that are not base64", encoding: "base64", "!"),
        body("base64-equals", "padding", encoding: "base64", "="),
        body("base64-early-padding", "padded groups in a row", encoding: "base64", "YQ=="),
        body("base64-blanks", "digits and blanks in turn", encoding: "base64", "Y "),
        body("quoted-printable-equals", "equals signs", encoding: "quoted-printable", "="),
        body("quoted-printable-soft", "soft line breaks", encoding: "quoted-printable", "=\n"),
        body("quoted-printable-bad", "escapes that are none", encoding: "quoted-printable", "=ZZ"),
        body("quoted-printable", "escapes", encoding: "quoted-printable", "=C3=A9"),
        body("quoted-printable-blanks", "blanks before the line end", encoding: "quoted-printable", " ", closing: "\n"),
        body("quoted-printable-blank-runs", "lines of blanks", encoding: "quoted-printable", "a    =20 \n"),
        body("uuencode-begins", "beginnings of uuencoded files", "begin 644 a\n"),
        body(
            "uuencode", "lines of uuencode", encoding: "x-uuencode", opening: "begin 644 a\n", "#86%A\n",
            closing: "`\nend\n"),
        body("uuencode-inline", "uuencoded files in text", "begin 644 a\n#86%A\n`\nend\n"),
        body("yenc", "beginnings of yEnc files", "=ybegin line=128 size=1 name=a\n"),
    ]

    static let texts: [HostileMail] = [
        body("no-line-end", "one line", "a"),
        HostileMail("no-line-end-at-all", "one letter, without a header") { Array(repeating: 0x61, count: $0) },
        HostileMail("carriage-returns", "bare CR for all line ends") { size in
            var message = start(type: "text/plain; charset=utf-8").map { $0 == 0x0A ? 0x0D : $0 }
            message.append(repeating: "line\r", until: size)
            return message
        },
        body("carriage-returns-body", "bare CR in the body", "\r"),
        HostileMail("nothing-but-nul", "NUL") { Array(repeating: 0, count: $0) },
        HostileMail("nothing-but-lines", "empty lines") { Array(repeating: 0x0A, count: $0) },
        HostileMail("nothing-but-blanks", "blanks") { Array(repeating: 0x20, count: $0) },
        HostileMail("nothing-but-colons", "colons") { Array(repeating: 0x3A, count: $0) },
        body("blank-lines", "empty lines", "\n"),
        body("blanks", "one line of blanks", " "),
        body("nul", "NUL", bytes: [0]),
        body("bytes-ff", "bytes that no UTF-8 has", bytes: [0xFF]),
        body("bytes-truncated", "characters that are cut short", bytes: [0xF0, 0x9F, 0x98]),
        body("bytes-undeclared", "8-bit bytes of no charset", type: "text/plain", bytes: [0xC1, 0x20, 0xE9]),
        body("charset-shifts", "shifts of ISO-2022-JP", type: "text/plain; charset=iso-2022-jp", "\u{1B}$B\u{1B}(B"),
        body("charset-escapes", "escapes that shift to nothing", type: "text/plain; charset=iso-2022-jp", "\u{1B}"),
        body("charset-hz", "shifts of HZ", type: "text/plain; charset=hz-gb-2312", "~{"),
        body("charset-utf7", "base64 runs of UTF-7", type: "text/plain; charset=utf-7", "+AGE-"),
        body("charset-utf16", "halves of characters", type: "text/plain; charset=utf-16", bytes: [0xD8, 0x00]),
        body(
            "charset-gb18030", "four-byte characters cut short", type: "text/plain; charset=gb18030",
            bytes: [0x81, 0x30, 0x81]),
        body("flowed", "flowed lines", type: "text/plain; charset=utf-8; format=flowed", "a \n"),
        body("flowed-quotes", "flowed quotes", type: "text/plain; charset=utf-8; format=flowed; delsp=yes", "> a \n"),
        body("joiners", "one character of many joined ones", "e\u{301}\u{200D}"),
    ]

    static let replies: [HostileMail] = [
        body("quote-line", "one line of quote marks", ">"),
        body("quote-lines", "quoted lines", "> a\n"),
        body("quote-lines-empty", "quote marks", ">\n"),
        body("quote-turns", "quotes and answers in turn", "> a\nb\n"),
        HostileMail("quote-depths", "quotes that deepen") { size in
            var message = start(type: "text/plain; charset=utf-8")
            message.append(until: size) { String(repeating: ">", count: $0 % 400) + " a\n" }
            return message
        },
        body("from-lines", "lines that begin with From", "From a\n"),
        body("field-lines", "lines that look like a header", "From: a\nTo: b\nSubject: c\n"),
        body("field-labels", "labels without values", "From:\n"),
        body("attributions", "attributions", "On Monday, a wrote:\n"),
        body("attributions-open", "attributions that never end", "On Monday, a\n"),
        body("attribution-line", "one line of beginnings of attributions", "On a wrote "),
        body("original-messages", "dividers", "-----Original Message-----\n"),
        body("signatures", "signature marks", "-- \n"),
        body("signature-turns", "signatures and text in turn", "-- \na\n\nb\n"),
        body("dashes", "one line of dashes", "-"),
        body("underscores", "rules", "________________________________\n"),
    ]
}
