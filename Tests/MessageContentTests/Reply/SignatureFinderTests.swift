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
