import MessageContent
import Testing

@testable import MessageAnalysis

@Suite("The author's own part of a text")
struct OwnTextTests {
    private func input(_ text: String, new: String? = nil, quoted: String = "") -> CategoryInput {
        var input = mail("From: al@example.org\n\n\(text)", quoted: quoted)
        if let new { input.newText = new }
        let reply = ReplyText(splitting: text)
        (input.textAboveTail, input.passesOn) = (reply.textAboveTail, reply.passesOn)
        return input
    }

    @Test("leaves out what an answer quotes, but not what a first message holds")
    func quotes() {
        let message = input("Yes.\n> Shall we?", new: "Yes.", quoted: "> Shall we?")
        #expect(OwnText(message, isAnswer: true, isForward: false).text == "Yes.")
        #expect(OwnText(message, isAnswer: false, isForward: false).text == "Yes.\n> Shall we?")
    }

    @Test("ends where a forwarded message begins")
    func forwarded() {
        let text = "Look:\n---------- Forwarded message ---------\nFrom: news@example.org\n\nUnsubscribe"
        #expect(OwnText(input(text), isAnswer: false, isForward: false).text == "Look:\n")
        let outlook = "Look:\n-----Original Message-----\nFrom: news@example.org\n\nUnsubscribe"
        #expect(OwnText(input(outlook), isAnswer: false, isForward: true).text == "Look:\n")
        #expect(OwnText(input(outlook), isAnswer: false, isForward: false).text == outlook)
        #expect(OwnText(input("---------- Forwarded message"), isAnswer: false, isForward: true).text.isEmpty)
    }

    @Test("is what a reader would see of an HTML page that was sent as plain text")
    func source() {
        let page = "<!DOCTYPE html>\n<html><body><p>You paid</p></body></html>"
        let own = OwnText(input(page), isAnswer: false, isForward: false).text
        #expect(own.split(separator: " ").joined(separator: " ").hasSuffix("You paid"))
        #expect(!own.contains("body"))
        #expect(
            OwnText(input("<al@example.org> wrote"), isAnswer: false, isForward: false).text == "<al@example.org> wrote"
        )
    }
}
