import Foundation
import TestSupport
import Testing

@testable import MessageContent

private func fixture(_ name: String) -> String? {
    try? String(contentsOfFile: Corpus.path("replies/" + name), encoding: .utf8)
}

/// Puts the parts back together, line by line.
func reassembled(_ reply: ReplyText) -> String {
    var parts: [ReplyText.LineKind: [Substring]] = [:]
    let texts: [(ReplyText.LineKind, String?)] = [
        (.new, reply.newText), (.quoted, reply.quotedText), (.signature, reply.signature),
    ]
    for (kind, text) in texts {
        parts[kind] = text.map { $0.split(separator: "\n", omittingEmptySubsequences: false).reversed() } ?? []
    }
    return reply.lines.map { parts[$0]?.popLast().map(String.init) ?? "<missing>" }.joined(separator: "\n")
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .newlines) }
}

struct ReplyTextTests {
    @Test("what stands above a message that goes on to the end is told, and whether that is passed on")
    func tail() {
        let forwarded = ReplyText(
            splitting: "Schau:\n\n---------- Weitergeleitete Nachricht ----------\nVon: Al\n\nHallo")
        #expect(forwarded.textAboveTail == "Schau:\n\n" && forwarded.passesOn)
        let answered = ReplyText(splitting: "Ja.\n-----Original Message-----\nFrom: Al\n\nHello")
        #expect(answered.textAboveTail == "Ja.\n" && !answered.passesOn)
        #expect(ReplyText(splitting: "---------- Forwarded message ---------\nHello").textAboveTail?.isEmpty == true)
        #expect(ReplyText(splitting: "Hello\n> quoted\nBye").textAboveTail == nil)
    }

    @Test("of a text signed in the clear the armor is left out, and the text is split")
    func clearSigned() {
        let armored = """
            -----BEGIN PGP SIGNED MESSAGE-----
            Hash: SHA256

            Hello all
            - - one
            - -- 
            Bo
            -----BEGIN PGP SIGNATURE-----

            iQ==
            -----END PGP SIGNATURE-----
            """
        let reply = ReplyText(splitting: armored)
        #expect(reply.newText == "Hello all\n- one")
        #expect(reply.signature == "-- \nBo")
        let cut = String(armored.dropLast(20))
        #expect(ReplyText(splitting: cut).newText.hasPrefix("-----BEGIN"), "what is not whole stays as it is")
        #expect(ReplyText(splitting: "> " + armored.replacing("\n", with: "\n> ")).newText.contains("BEGIN PGP"))
    }

    @Test("an attribution between marks of direction is one, as Gmail writes it in Hebrew")
    func directions() {
        let text =
            "כן.\n\n\u{202B}בתאריך יום ג׳, 3 במרץ 2020 ב-10:00 מאת \u{202A}Al Bo\u{202C}\u{200F} "
            + "<\u{202A}al@al.example\u{202C}\u{200F}>:\u{202C}\n\n> old\n"
        #expect(ReplyText(splitting: text).newText == "כן.")
    }

    @Test(
        "near misses: what people write stays new text",
        arguments: [
            "Hi Tom,\n\nThis email is confidential, Tom - Bob must not learn of it. Shall we meet at eight?",
            "Hi all,\n\nImportant notice: from May on the mailing list is moderated. Ask me to unsubscribe.",
            "Hallo,\n\nDiese Nachricht ist nur für dich: bitte behandle das Gehalt vertraulich.",
            "Hi,\n\nIn your letter of 12 May 2024, 10:30 you write:\n\nThe roof leaks. I shall come.",
            "Hi,\n\nMoore wrote this in 1970:\n: square dup * ;\n: cube dup square * ;",
            "Hi,\n\n            To:       the name of the receiver\n            Subject:  what it is about\n\nFill it in?",
            "Hi,\n\nOn 3 May 2021 at 10:00 Al <al@al.example> wrote: \"the roof leaks\". I do not think so.",
            "Hi,\n\nDatum: 5. Mai\nVon: Jan (jan@x.example)\nAn: alle\nThema: Hafen\n\nWer kommt?",
        ])
    func nearMisses(text: String) { #expect(ReplyText(splitting: text).newText == text) }

    @Test(
        "the answer alone is new where programs write their attributions in other ways",
        arguments: [
            // Notes 5, and Notes in Italian.
            (
                "Use the new form.",
                "Al Example <al@al.example>\n06/03/2003 09:05 AM\n\n \n        To:     Bo/LON/ACME\n        cc: \n        Subject:        Travel\n\nWhich form?"
            ),
            (
                "Confermo.",
                "Da:     Al/MIL/ACME\nPer:    Bo/ROM/ACME\nData:   03/06/2013 09.05\nOggetto:        Riunione\n\nVieni?"
            ),
            // Outlook Express in newsgroups, and older newsreaders.
            ("Vi.", "\"Al\" <al@al.example> wrote in message\nnews:3cfb1f2a$1@news.example...\n> Which?"),
            ("Vi.", "\"Al\" <al@al.example> schrieb im Newsbeitrag\nnews:3cfb1f2a$1@news.example...\n> Welcher?"),
            ("Vi.", "Thus spake Al (al@al.example):\n\n> Which?"),
        ])
    func attributionsOfOtherPrograms(answer: String, earlier: String) {
        #expect(ReplyText(splitting: answer + "\n\n" + earlier).newText == answer)
    }

    @Test(
        "a greeting above an attribution does not keep the quote",
        arguments: ["Здравствуйте, Ольга.", "佐藤です。いつもありがとうございます。", "Hello Olga!"])
    func greeting(_ greeting: String) {
        let reply = ReplyText(
            splitting: "\(greeting)\n\nOn 3 June 2024 at 9:05, Al <al@al.example> wrote:\n\n> Tea?\n\nYes.")
        #expect(reply.newText == "\(greeting)\n\nYes.")
    }

    @Test(
        "a forwarded message of Apple Mail stays, also in Japanese and Chinese",
        arguments: ["転送されたメッセージ：", "下面是被转发的邮件："])
    func forwardedBelowWideColon(_ marker: String) {
        let text = "見て。\n\n> \(marker)\n> \n> From: Al <al@al.example>\n> Subject: Tea\n> \n> Tea?"
        #expect(ReplyText(splitting: text).newText == text)
    }

    @Test("an invitation between rules is new text")
    func framedInvitation() {
        let text = "Hi,\n\n====\n日時: 2024年5月10日 14:00\n場所: 会議室\n電話: 03-0000-0000\n===="
        #expect(ReplyText(splitting: text).newText.contains("電話"))
    }

    @Test("an answer between rules below a quote is new text")
    func answerBelowRule() {
        let answer = "=====\nWe run 5.10.123456 on both machines. It crashes daily; should I send you the dump?"
        let reply = ReplyText(splitting: "On 4 Mar 2019 09:12, Al <al@al.example> wrote:\n> Which kernel?\n\n\(answer)")
        #expect(reply.newText.contains("It crashes daily") && reply.signature == nil)
    }

    @Test("a text of more lines than any letter has is all new")
    func manyLines() {
        let quote = String(repeating: "> quoted\n", count: ReplyText.maximumLines - 2)
        #expect(ReplyText(splitting: "Yes.\n\nAda wrote:\n" + quote.dropLast(9 * 3)).quotedText.contains("Ada wrote:"))
        let longer = ReplyText(splitting: "Yes.\n\nAda wrote:\n" + quote)
        #expect(longer.quotedText.isEmpty && longer.newText.hasPrefix("Yes."))
        #expect(longer.lines.count == ReplyText.maximumLines + 2)
    }

    @Test(arguments: [
        "top-posted", "bottom-posted", "interleaved", "outlook-header-block", "outlook-original-message-german",
        "outlook-express-flowed", "outlook-express-flowed-german", "forwarded-with-comment", "forwarded-in-quote",
        "mobile-signature-above-quote",
        "list-footer", "ticket-answer",
        "ticket-notification", "wrapped-attribution", "unmarked-quote-below", "initials-quote", "patch-in-text",
        "code-fence", "journey", "quote-alone", "attributed-quote-alone", "dashes-in-text",
        "initials-cyrillic", "according-to", "colon-quote", "japanese-block-above-quote", "notes-table",
        "reply-separator", "footer-below-quote", "pasted-fields", "attribution-in-line", "card-in-rules", "disclaimer",
        "form-with-rules", "name-above-card", "identifier-in-attribution",
    ])
    func splitsAsTheCorpusSays(_ name: String) throws {
        let text = try #require(fixture(name + ".txt"))
        let reply = ReplyText(splitting: text)
        #expect(reply.newText == fixture(name + ".new.txt") ?? "")
        #expect(reply.quotedText == fixture(name + ".quoted.txt") ?? "")
        #expect(reply.signature == fixture(name + ".signature.txt"))
        #expect(reassembled(reply) == text)
    }

    @Test(
        "HTML of Gmail, Outlook, Apple Mail, Yahoo, Proton and Thunderbird: what is new, nothing lost",
        arguments: [
            "gmail", "gmail-inline", "outlook", "owa", "outlook-de", "outlook-mobile", "apple", "yahoo", "proton",
            "thunderbird", "forward",
        ])
    func html(_ name: String) throws {
        let raw = try Corpus.bytes("replies/html/\(name).eml")
        let email = Array(raw).withByteView { Email(reading: $0) }
        #expect(email.reply.newText.trimmed == fixture("html/\(name).new.txt")?.trimmed)
        #expect(reassembled(email.reply) == email.text)
    }

    @Test func knowsTheAttributionsOfManyLanguages() throws {
        let rows = try #require(fixture("attributions.tsv")).split(separator: "\n")
        #expect(Set(rows.map { $0.prefix { $0 != "\t" && $0 != "," } }).count >= 15)
        for row in rows {
            let columns = row.split(separator: "\t")
            try #require(columns.count == 2)
            let marked = ReplyText(splitting: "New words.\n\n\(columns[1])\n\n> Old words.")
            #expect(marked.newText == "New words.", "\(columns[0]), quote marks")
            let above = ReplyText(splitting: "\(columns[1])\n> Old words.\n\nNew words.")
            #expect(above.newText == "New words.", "\(columns[0]), answer below")
        }
    }

    @Test func takesAnUnmarkedEarlierMessageWhole() {
        let reply = ReplyText(splitting: "Yes.\n\nAl <al@example.org> wrote:\n\nReally?\n\nAl")
        #expect(reply.newText == "Yes.")
        #expect(reply.quotedText == "\nAl <al@example.org> wrote:\n\nReally?\n\nAl")
    }

    @Test(arguments: [
        "On the way home I met Al, and he wrote:\n\nnothing at all.",
        "She wrote:\n\nI shall come on Monday.",
        "Three things to bring on 4 March 2019:\n\nbread, salt and wine.",
        "At 10:30 the bell rang. Then silence:\n\nnot a sound.",
    ])
    func doesNotHideTextBelowAnOrdinaryColon(_ text: String) {
        #expect(ReplyText(splitting: text).newText == text)
    }

    @Test func keepsAnAnswerThatFollowsTheQuote() {
        let reply = ReplyText(splitting: "Hi, a word first\n\nOn 4 Mar 2019 09:12, Al wrote:\n> Coming?\n\nYes.\n")
        #expect(reply.newText == "Hi, a word first\n\n> Coming?\n\nYes.\n")
        #expect(reply.quotedText == "On 4 Mar 2019 09:12, Al wrote:")
    }

    @Test("a greeting above an attribution is no answer to what it quotes")
    func greetingAboveAQuote() {
        let reply = ReplyText(
            splitting: "Hello Al,\n\nMonday, 4 March 2019, you wrote:\n\nAE> Coming?\nAE> Or not?\n\nYes.\n")
        #expect(reply.newText == "Hello Al,\n\nYes.\n")
    }

    @Test("Notes names the author of the earlier message inside a company without an address")
    func notesInsideACompany() {
        let reply = ReplyText(
            splitting: "Yes.\n\n-----Bob Jones/ACME wrote: -----\nTo: Ann Smith/ACME@ACME\nSubject: x\n\nOld\n")
        #expect(reply.newText == "Yes.")
    }

    @Test(arguments: ["", "\n", "\n\n\n", ">", "> \n", "-- \n", "--", "```", "\r", "\u{A0}\n\u{200B}", "From: a@b"])
    func losesNothingOfTheSmallestTexts(_ text: String) {
        #expect(reassembled(ReplyText(splitting: text)) == text)
    }

    /// Lines drawn at random from everything the rules look at: whatever their order, no line is lost.
    @Test func losesNoLineOfRandomTexts() {
        let stock = [
            "", "text", "> quote", ">> deep", "AB> named", "| bar", "-- ", "--", "____________", "```",
            "Sent from my iPhone",
            "On 4 Mar 2019 09:12, Al <al@example.org> wrote:", "On 4 Mar 2019, Al <", "al@example.org> wrote:",
            "> wrote:",
            "From: al@example.org", "To: bo@example.com", "Subject: x", "-----Original Message-----",
            "> Begin forwarded message:", "---------- Forwarded message ----------", "## reply above this line ##",
        ]
        var random = SplitMix(state: 42)
        for _ in 0..<3000 {
            let count = Int.random(in: 0...14, using: &random)
            let text = (0..<count).map { _ in stock.randomElement(using: &random) ?? "" }.joined(separator: "\n")
            #expect(reassembled(ReplyText(splitting: text)) == text)
        }
    }

    @Test(arguments: [
        ">", ":\n", "\n", "From: a@b\n", "On 4 Mar 2019 09:12 a@b wrote:\n", "-- \n", "> \n", "```\n", "x:\n\n\n",
        "AB> :\n",
        "-- a --\n", "\u{A0}", "2019-03-04 09:12 GMT+01:00 A\n",
    ])
    func takesLinearTime(_ unit: String) {
        let growth = timeGrowth {
            String(repeating: unit, count: $0 / unit.utf8.count)
        } _: { text in
            _ = ReplyText(splitting: text)
        }
        #expect(growth < leastGrowthOfSquares)
    }
}
