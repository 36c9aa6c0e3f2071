import Testing

@testable import MessageContent

struct SignatureFinderTests {
    private func signature(_ text: String) -> String? { ReplyText(splitting: text).signature }

    /// RFC 3676 section 4.3: dash dash space.
    @Test func findsTheSignatureSeparator() {
        #expect(signature("Hello\n\n-- \nAl\n") == "\n-- \nAl\n")
        #expect(signature("Hello\n--\nAl") == "--\nAl")
    }

    @Test(arguments: [
        "Sent from my iPhone", "(sent from a phone)", "Von meinem iPad gesendet", "Envoyé depuis mon iPhone",
        "Enviado desde mi iPhone", "Enviado do meu telemóvel", "Inviato da iPhone", "Verstuurd vanaf mijn iPhone",
        "Skickat från min iPhone", "Sendt fra min iPad", "Lähetetty iPhonesta", "Wysłane z iPhone'a",
        "Odesláno z iPhonu",
        "Отправлено с iPhone", "Надіслано з iPhone", "iPhone'umdan gönderildi", "Στάλθηκε από το iPhone μου",
        "发自我的 iPhone", "iPhoneから送信", "나의 iPhone에서 보냄", "Get Outlook for Android <https://example.org/app>",
    ])
    func findsMobileClosings(_ closing: String) {
        let reply = ReplyText(splitting: "Yes.\n\n\(closing)\n\nOn 4 Mar 2019 09:12, Al wrote:\n> Coming?")
        #expect(reply.newText == "Yes.")
        #expect(reply.signature == "\n\(closing)\n")
    }

    /// The same words within the text are the sender's own.
    @Test func leavesAClosingInTheMiddleOfTheText() {
        let text = "Sent from my iPhone, he says.\nThat explains the typing."
        #expect(ReplyText(splitting: text).newText == text)
    }

    /// A rule needs footer words after it, unless nothing follows.
    @Test func asksForFooterWordsBelowARule() {
        #expect(
            signature("News\n\n-----\nUnsubscribe: https://example.org/u")
                == "\n-----\nUnsubscribe: https://example.org/u")
        #expect(signature("News\n\n-----\nMore news") == nil)
        #expect(signature("News\n\n*****") == "\n*****")
    }

    @Test func leavesALongTextBelowALooseSeparator() {
        let text = "Part one\n--\n" + (1...60).map { "line \($0)" }.joined(separator: "\n")
        #expect(signature(text) == nil)
    }
}

@Suite("Cards below the end of a letter")
struct SignatureCardTests {
    @Test(
        "are a signature: a name with title, company, telephone",
        arguments: [
            "Regards,\nAda Byron\nHead of Engines\n+44 20 7946 0000",
            "Mit freundlichen Grüßen\n\ni. A. Anna Berg\nHafenmeisterin\nTel. 040 123456",
            "Kind regards, Ada Byron\nHead of Engines\nwww.example.org",
            "С уважением,\nАнна Берг\nначальник порта\nтел. +7 495 123456",
            "--\nAda Byron\nHead of Engines", "--\nada@example.org",
        ])
    func cards(_ card: String) {
        let reply = ReplyText(splitting: "The boat comes at nine.\n\n\(card)\n")
        #expect(reply.signature != nil && reply.newText.hasPrefix("The boat comes at nine."))
        #expect(!reply.newText.contains(card.split(separator: "\n").last ?? ""))
    }

    @Test(
        "are not what the writer goes on to say, lists, and names alone",
        arguments: [
            "Regards,\nAda", "Thanks,\nAda\nPS: bring the cake please",
            "Thanks\nPlease call 555-123-4567 tomorrow\nSee you",
            "Thanks,\nAda Byron\nI will come at five\nand bring the cake", "Best:\nAda\nBob\nCarl",
            "Best\nBerlin\nHamburg\nMunich",
            "Thank you\nThe bill is at www.x.org\nPay by Monday", "Milk\n--\nEggs\nBread",
            "Milk\n--\nEggs\n--\nAda Byron",
            "--- as I wrote ---\n\nmore of my words", "To: Rome\nFrom: Paris\nDate: Monday\nSubject: to change",
            "________________\nPart two is here, and there is no letter in it.", "Спасибо, нашла! Пирог с меня.\n\nЛ.",
        ])
    func words(_ end: String) {
        let text = "The boat comes at nine.\n\n\(end)"
        let reply = ReplyText(splitting: text)
        #expect(reply.newText == text && reply.signature == nil && reply.quotedText.isEmpty)
    }

    @Test("leave a letter that begins with dashes as it is")
    func dashesFirst() {
        let text = "--\nAda Byron has written this to you all, and means it."
        #expect(ReplyText(splitting: text).newText == text)
    }
}
