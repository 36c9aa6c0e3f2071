import MessageFormat
import Testing

@testable import MessageContent

@Suite("What a message is, whoever kept it")
struct MessageIdentityTests {
    private func identity(_ text: String) -> ContentHash {
        Array(text.utf8).withByteView { MessageIdentity.of($0, hash: ContentHash(of: $0)) }
    }

    private func hash(_ text: String) -> ContentHash { Array(text.utf8).withByteView { ContentHash(of: $0) } }

    private let plain = "From: a@example.org\nSubject: x\n\nStatus: text\n"

    @Test("is the hash of its bytes where no mailbox program wrote on it")
    func plainMessage() { #expect(identity(plain) == hash(plain)) }

    @Test(
        "leaves out what mailbox programs write into the header, in any letter case and place",
        arguments: [
            "Status: RO", "X-Status: A", "x-keywords: NonJunk", "X-UID: 17", "X-UIDL: abc", "X-Mozilla-Status: 0001",
            "X-Mozilla-Status2: 00000000", "X-Mozilla-Keys: $label1",
            "X-Gmail-Labels: =?UTF-8?Q?Entw=C3=BCrfe?=,\n Inbox",
            "X-GM-THRID: 1234", "Content-Length: 13", "LINES: 2", "Lines : 2", "X-IMAPbase: 1 2",
            "X-Account-Key: account1", "X-Evolution: 00000fa3-0010", "X-RMAIL-ATTRIBUTES: -------U",
            "X-RMAIL-KEYWORDS: work, home",
        ])
    func stamps(_ stamp: String) {
        #expect(identity(stamp + "\n" + plain) == hash(plain))
        #expect(identity(plain.replacing("Subject", with: stamp + "\nSubject")) == hash(plain))
        #expect(identity(plain.replacing("\n\n", with: "\n\(stamp)\n\n")) == hash(plain))
    }

    @Test("keeps every other field, and what looks like a stamp in the body or in an attached message")
    func others() {
        #expect(identity("Status-Code: 1\n" + plain) != hash(plain))
        #expect(identity("X-Gm-Message-State: 1\n" + plain) != hash(plain))
        #expect(identity(plain.replacing("Status: text\n", with: "")) != hash(plain))
        let folded = plain.replacing("Subject: x", with: "Subject: x\n Status: RO")
        #expect(identity(folded) == hash(folded))
    }

    @Test("is the same for every kind of line end", arguments: ["\r\n", "\r", "\r\r\n"])
    func lineEnds(_ lineEnd: String) {
        #expect(identity(plain.replacing("\n", with: lineEnd)) == hash(plain))
        let stamped = ("Status: O\n" + plain).replacing("\n", with: lineEnd)
        #expect(identity(stamped) == hash(plain))
    }

    @Test("does not depend on how many line ends stand at the end", arguments: ["", "\n", "\r\n\r\n", "\n\n\n"])
    func end(_ end: String) {
        #expect(identity(plain.dropLast() + end) == hash(plain))
        let bare = "Subject: x"
        #expect(identity(bare + end) == hash(bare + "\n"))
        #expect(identity(bare + "\nStatus: RO" + end) == hash(bare + "\n"))
        #expect(identity(bare + "\nStatus: RO\n" + end) == hash(bare + "\n"))
    }

    @Test("looks past the From line that some delivery agents put above the header, and no further than the header")
    func odd() {
        #expect(identity(">From x\nStatus: R\n" + plain) == hash(">From x\n" + plain))
        let noHeader = "Subject: x\nno field\nStatus: R\n"
        #expect(identity(noHeader) == hash(noHeader))
        #expect(identity("") == identity("\n"))
    }
}
