import MessageFormat
import TestSupport
import Testing

@testable import MessageContent

@Suite("Totals of parsing")
struct MessageTotalsTests {
    private func totals(_ text: String) -> MessageTotals {
        var totals = MessageTotals()
        Array(text.utf8).withByteView { totals.add($0) }
        return totals
    }

    private let message = """
        MIME-Version: 1.0
        Content-Type: multipart/mixed; boundary=a

        --a
        Content-Type: text/plain; charset=iso-8859-1
        Content-Transfer-Encoding: quoted-printable

        caf=E9
        --a
        Content-Type: application/octet-stream
        Content-Transfer-Encoding: base64

        AAECAw==
        --a--
        """

    @Test("text counts in UTF-8, other parts in decoded bytes")
    func counts() {
        let totals = totals(message)
        #expect(totals.messages == 1)
        #expect(totals.bytes == message.utf8.count)
        #expect(totals.parts == 2)
        #expect(totals.textBytes == "café".utf8.count)
        #expect(totals.attachmentBytes == 4)
        #expect(totals.diagnostics == 0)
    }

    @Test("totals add up")
    func sum() {
        var sum = MessageTotals()
        sum += totals(message)
        sum += totals("Subject: x\n\nhello\n")
        #expect(sum.messages == 2 && sum.parts == 3)
        #expect(sum.textBytes == 5 + 6)
        #expect(sum.bytes == message.utf8.count + 18)
    }

    @Test("what is malformed is counted")
    func diagnostics() { #expect(totals("Content-Type: multipart/mixed; boundary=x\n\nno parts\n").diagnostics > 0) }

    @Test("parts of an encoded message are counted as well")
    func encodedMessage() {
        // base64 of "Subject: i\n\nhi"
        let totals = totals("Content-Type: message/rfc822\nContent-Transfer-Encoding: base64\n\nU3ViamVjdDogaQoKaGk=\n")
        #expect(totals.parts == 2)
        #expect(totals.attachmentBytes == 14)
        #expect(totals.textBytes == 2)
    }

    @Test(
        "the corpus holds as many leaves as its Emails say",
        arguments: Corpus.messagePaths.filter { !$0.hasPrefix("malformed") })
    func sameAsEmail(path: String) throws {
        let raw = try Corpus.raw(path)
        var totals = MessageTotals()
        raw.withByteView { totals.add($0) }
        #expect(totals.parts == leaves(Email(reading: raw)))
        #expect(totals.bytes == raw.count)
    }

    /// Attached messages that are parsed in place are containers; what leaves hold beneath MIME is not counted.
    private func leaves(_ email: Email) -> Int {
        var count = 0
        var stack = [email.bodyStructure]
        while let part = stack.popLast() {
            if part.type == "message/rfc822", let message = part.message {
                stack.append(message.email.bodyStructure)
            } else if part.isMultipart {
                stack += part.subParts
            } else {
                count += 1
            }
        }
        return count
    }
}
