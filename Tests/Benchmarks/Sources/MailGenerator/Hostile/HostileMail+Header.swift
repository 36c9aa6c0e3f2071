/// Header fields (RFC 5322): too many, too long, and signs that open and never close.
extension HostileMail {
    static let addressLists: [HostileMail] = [
        field("addresses", "addresses in one field", "a@b.example, "),
        field("addresses-named", "names in quotes with addresses", "\"A, B\" <a@b.example>,\n "),
        field("addresses-encoded", "names in encoded-words", "=?utf-8?q?=C3=A9t=C3=A9?= <a@b.example>,\n "),
        field("addresses-8bit", "names in UTF-8 as it is", in: "Cc", "J\u{E9} <a@b.example>, "),
        field("address-fields", "To fields of one address", "a@b.example\nTo: "),
        field("groups-nested", "groups inside groups", "g:"),
        field(
            "groups-nested-addresses", "groups inside groups, with an address each", "g: a@b.example, ", closing: ";;;;"
        ),
        field("groups", "groups in a row", "g: a@b.example;, "),
        field("routes", "source routes", opening: "<", "@a.example,", closing: ":b@c.example>"),
        field("display-name", "one name of many words", "word ", closing: "<a@b.example>"),
    ]

    static let addressSigns: [HostileMail] = [
        HostileMail("comments-nested", "comments inside comments, closed") { size in
            Array("From: a@example.org\nTo: ".utf8) + Array(repeating: 0x28, count: size / 2)
                + Array(repeating: 0x29, count: size / 2) + Array(" a@b.example\n\nbody\n".utf8)
        },
        field("comments-open", "comments that never close", "("),
        field("comments-open-words", "comments that never close, an address before each", "a@b.example ("),
        field("comments", "comments in a row", "(a)"),
        field("comments-addresses", "an address and a comment in turn", "a@b.example (c), "),
        field("quotes-open", "a quoted string that never closes", opening: "\"", "a"),
        field("quotes", "quoted strings in a row", "\"a\" "),
        field("quotes-odd", "quotes without anything between", opening: "\"", "\"\""),
        field("backslashes", "escapes in a quoted string", opening: "\"", "\\"),
        field("angles-open", "angle brackets that never close", "<"),
        field("angles-close", "angle brackets that never opened", ">"),
        field("angles-nested", "addresses that never close", "a <"),
        field("brackets-open", "domain literals that never close", "a@["),
        field("at-signs", "at signs", "a@"),
        field("dots", "dots", "a."),
        field("commas", "empty addresses", ","),
        field("semicolons", "ends of no group", ";"),
        field("colons", "groups without names", ":"),
        field("blanks-in-field", "blanks", " ", closing: "a@b.example"),
    ]

    static let identifiers: [HostileMail] = [
        field("references", "References", in: "References", "<a@b.example> "),
        field("references-open", "Message-IDs that never close", in: "References", "<a@b.example "),
        field("references-angles", "opening brackets", in: "References", "<"),
        field("references-words", "words without brackets", in: "References", "a b "),
        field("in-reply-to-addresses", "words with at signs", in: "In-Reply-To", "a@b "),
        field(
            "message-id-folded", "one Message-ID over many lines", in: "Message-ID", opening: "<", "a\n ", closing: ">"),
        field("date-numbers", "numbers in Date", in: "Date", "1 "),
        field("date-comments", "comments that never close in Date", in: "Date", "("),
        field("received-semicolons", "semicolons in Received", in: "Received", ";"),
        field(
            "received-comments", "open comments in Received", in: "Received", opening: "from a ", "(", closing: "; x"),
    ]

    static let headers: [HostileMail] = [
        field("header-line", "one line", in: "X-Long", "a"),
        field("subject-line", "one Subject", in: "Subject", "word "),
        field("header-folded", "lines of one field", in: "Subject", "a\n "),
        field("header-blank-folds", "folded lines of a blank", in: "Subject", "\n \t"),
        field("header-fields", "fields", in: "X-A", "b\nX-A: "),
        HostileMail("header-field-names", "fields of different names") { size in
            var message = Array("From: a@example.org\n".utf8)
            message.append(until: size) { "X-\($0): b\n" }
            return message + Array("\nbody\n".utf8)
        },
        field("header-nameless", "colons at the start of a line", in: "X-A", "b\n:"),
        field("header-colonless", "header lines without a colon", in: "X-A", "b\nabc"),
        field("header-name", "a field name that never ends", in: "X-A", opening: "\n", "a"),
        field("received", "Received fields", in: "Received", "from a by b; Mon, 1 Jan 2024 00:00:00 +0000\nReceived: "),
        field("content-types", "Content-Type fields", in: "Content-Type", "text/plain; charset=utf-8\nContent-Type: "),
    ]

    static let encodedWords: [HostileMail] = [
        field("encoded-words", "encoded-words", in: "Subject", "=?utf-8?q?a?= "),
        field("encoded-words-base64", "encoded-words in base64", in: "Subject", "=?utf-8?b?w6k=?=\n "),
        field(
            "encoded-words-charsets", "encoded-words of two charsets in turn", in: "Subject",
            "=?koi8-r?q?=C1?= =?big5?q?=A4=A4?= "),
        field("encoded-words-unknown", "encoded-words of no charset", in: "Subject", "=?x-none?q?=C1?= "),
        field("encoded-words-iso2022", "encoded-words with shifts", in: "Subject", "=?iso-2022-jp?b?GyRCJCI=?= "),
        field("encoded-words-open", "encoded-words that never end", in: "Subject", "=?utf-8?q?"),
        field("encoded-words-marks", "beginnings of encoded-words", in: "Subject", "=?"),
        field("encoded-words-equals", "equals signs", in: "Subject", "="),
        field("encoded-word-long", "one encoded-word", in: "Subject", opening: "=?utf-8?q?", "=C3=A9", closing: "?="),
        field("encoded-words-glued", "encoded-words without blanks", in: "Subject", "=?utf-8?q?a?="),
    ]

    static let parameters: [HostileMail] = [
        numberedField("parameter-pieces", "pieces of RFC 2231", in: "Content-Disposition", opening: "attachment") {
            ";\n filename*\($0)=a"
        },
        numberedField(
            "parameter-pieces-encoded", "encoded pieces of RFC 2231", in: "Content-Type", opening: "text/plain"
        ) {
            "; name*\($0)*=\($0 == 0 ? "utf-8''" : "")%C3%A9"
        },
        numberedField(
            "parameter-pieces-backwards", "pieces from the last to the first", in: "Content-Type", opening: "text/plain"
        ) {
            "; name*\(9_000_000 - $0)=a"
        },
        field(
            "parameter-pieces-equal", "pieces of one number", in: "Content-Type", opening: "text/plain", "; name*0=a"),
        numberedField("parameter-names", "parameters of different names", in: "Content-Type", opening: "text/plain") {
            "; p\($0)=a"
        },
        field("parameters", "parameters of one name", in: "Content-Type", opening: "text/plain", "; charset=utf-8"),
        field(
            "parameter-quotes", "parameters whose quotes never close", in: "Content-Type", opening: "text/plain",
            "; a=\""),
        field(
            "parameter-comments", "parameters in open comments", in: "Content-Type", opening: "text/plain", "; a=b ("),
        field("parameter-semicolons", "semicolons", in: "Content-Type", opening: "text/plain", ";"),
        field("parameter-percents", "percent signs", in: "Content-Type", opening: "text/plain; name*=utf-8''", "%"),
        field(
            "parameter-value", "one value", in: "Content-Disposition", opening: "attachment; filename=\"", "\\a",
            closing: "\""),
        field(
            "media-type-comments", "comments before the media type", in: "Content-Type", "(a)", closing: "text/plain"),
        field("encoding-comments", "open comments in the encoding", in: "Content-Transfer-Encoding", "("),
    ]
}
