import TestSupport
import Testing

@testable import MailSources

@Suite("the Content-Length that the writer of an mbox put in is taken out")
struct ContentLengthFieldTests {
    private static let envelope = "From ada@example.org Mon Jan  5 10:00:00 2004\n"

    @Test(
        "in every form, and nothing else",
        arguments: [
            ("Content-Length: 6\n", ""),
            ("CONTENT-LENGTH : 6 \t\n", ""),
            ("Content-Length:\n 6\n", ""),
            ("Content-Length:\n \n\t6\n \n", ""),
            ("Content-Length: 6\nX-Last: 1\n", "X-Last: 1\n"),
            ("X-Folded: a\n b\nContent-Length: 000006\n", "X-Folded: a\n b\n"),
            // The message brought one along; the writer's stands below it, or above.
            ("Content-Length: 4711\nContent-Length: 6\n", "Content-Length: 4711\n"),
            ("Content-Length: 6\nContent-Length: 4711\n", "Content-Length: 4711\n"),
            ("Content-Length: 6\nX-Middle: 1\nContent-Length: 6\n", "Content-Length: 6\nX-Middle: 1\n"),
            ("Content-Length: none\nContent-Length: 6\n", "Content-Length: none\n"),
        ])
    func forms(_ fields: String, _ left: String) throws {
        try expect("Subject: a\n\(fields)\nHello\n", gives: "Subject: a\n\(left)\nHello\n")
        try expect("\(fields)Subject: a\n\nHello\n", gives: "\(left)Subject: a\n\nHello\n")
    }

    @Test(
        "but stays where it leads nowhere or is no number",
        arguments: [
            "Content-Length: 3\n", "Content-Length: 4711\n", "Content-Length: 6 bytes\n", "Content-Length: -6\n",
            "Content-Length:\n", "X-Content-Length: 6\n", "Content-Length: 0\n 6\n", "Content-Lengths: 6\n",
            "Content-Length: 6" + String(repeating: " ", count: 80) + "7\n", "Content-Length: 99999999999999999999\n",
            "X-Folded:\n Content-Length: 6\n",
        ])
    func kept(_ field: String) throws {
        let message = "Subject: a\n\(field)\nHello\n"
        try expect(message, gives: message)
    }

    @Test("with CR LF, and with CR alone")
    func lineEnds() throws {
        let message = "Subject: a\nContent-Length:\n 7\n\nHello\n"
        for end in ["\r\n", "\r"] {
            let length = end.utf8.count + 5
            let stored = message.replacing("7", with: "\(length)").replacing("\n", with: end)
            try expect(stored, gives: "Subject: a\n\nHello\n".replacing("\n", with: end), lineEnd: end)
        }
    }

    @Test("where a field that the message has in a header of its body stays")
    func attached() throws {
        let body = "--b\nContent-Length: 4\n\nHi\n"
        try expect("Content-Length: \(body.utf8.count)\nSubject: a\n\n\(body)", gives: "Subject: a\n\n\(body)")
    }

    @Test("a CR in a header line ends neither line nor header when the message is read again")
    func carriageReturnInHeader() throws {
        try expect("Subject: a\r\rb\nContent-Length: 6\n\nHello\n", gives: "Subject: a\r\rb\n\nHello\n")
    }

    @Test("a line too long for a header begins the body, also when the message is read again")
    func endlessHeaderLine() throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        let line = "X: " + String(repeating: "x", count: SourceLimits.headerLineBytes) + "\n"
        let endless = "Subject: b\nContent-Length: \(line.utf8.count + 8)\n\(line)>From x\n"
        let harvest = read(mbox(["Subject: a\nContent-Length: 6\n\nHello\n", endless]), in: scratch)
        let message = try #require(harvest.messages.last)
        // Not told in full by the test when it fails.
        let isRaw = message.bytes == Array("Subject: b\n\(line)From x\n".utf8)
        let isSameAgain = try message.origin.load() == message.bytes
        #expect(isRaw && isSameAgain)
    }

    @Test(
        "only where most messages have one: in another mailbox the message brought it along, and right or not, it stays"
    )
    func broughtAlong() throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        let own = "Subject: own\nContent-Length: 6\n\nHello\n"
        let other = "Subject: other\n\nHello\n"
        let harvest = read(mbox([other, own, other]), in: scratch)
        #expect(harvest.texts == [other, own, other])
        #expect(harvest.messages.map(\.origin.quoting) == [.none, .none, .none])
        #expect(
            read(mbox([own, other, own]), in: scratch).texts == [
                "Subject: own\n\nHello\n", other, "Subject: own\n\nHello\n",
            ])
    }

    @Test("quoting is inferred as before, and the origin tells both")
    func quoting() throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        let body = "Hello\n>From x\n>>From y\n"
        let framed = "Subject: a\nContent-Length: \(body.utf8.count)\n\n\(body)"
        let harvest = read(mbox([framed, "Subject: b\nContent-Length: 0\n\n"]), in: scratch)
        #expect(harvest.texts == ["Subject: a\n\nHello\nFrom x\n>>From y\n", "Subject: b\n\n"])
        #expect(harvest.messages.map(\.origin.quoting.rawValue) == ["first-framed", "none-framed"])
        #expect(harvest.messages[0].origin.length == Int64(framed.utf8.count))
    }

    @Test(
        "headers full of it take linear time",
        arguments: ["Content-Length: 6\n", "Content-Length:\n", "Content-Length: 9\n", " 6\n", " \n"])
    func worstHeaders(_ line: String) {
        let scratch = Scratch()
        defer { scratch.remove() }
        let growth = timeGrowth {
            mbox(["Content-Length: 6\n\(String(repeating: line, count: $0 / line.utf8.count))\nHello\n"])
        } _: { text in
            let harvest = read(text, in: scratch)
            #expect(harvest.messages.count == 1)
            #expect((try? harvest.messages[0].origin.load()) == harvest.bytes[0])
        }
        #expect(growth < leastGrowthOfSquares)
    }

    /// The stored message, between others and at the end of the file, gives `raw`, and its origin the same again.
    private func expect(
        _ stored: String, gives raw: String, lineEnd: String = "\n", at place: SourceLocation = #_sourceLocation
    ) throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        let text = mbox([stored, stored]).replacing(Self.envelope, with: Self.envelope.dropLast() + lineEnd)
        let separated = text.replacing(stored + "\n", with: stored + lineEnd)
        let harvest = read(separated, in: scratch)
        try #require(harvest.messages.count == 2, sourceLocation: place)
        for (bytes, origin) in harvest.messages {
            #expect(bytes == Array(raw.utf8), sourceLocation: place)
            #expect(try origin.load() == bytes, sourceLocation: place)
            #expect(origin.length == Int64(stored.utf8.count), sourceLocation: place)
            let rebuilt = try #require(MboxQuoting(rawValue: origin.quoting.rawValue), sourceLocation: place)
            let stored = Origin(
                path: origin.path, rawPath: origin.rawPath, offset: origin.offset, length: origin.length, mailbox: "",
                envelope: nil, quoting: rebuilt)
            #expect(try stored.load() == bytes, sourceLocation: place)
        }
    }

    private func read(_ text: String, in scratch: Scratch) -> Harvest {
        Harvest(MailReader(paths: [scratch.write("mbox", text)]))
    }

    private func mbox(_ messages: [String]) -> String { messages.map { "\(Self.envelope)\($0)\n" }.joined() }
}

@Suite("the name of a quoting")
struct MboxQuotingTests {
    @Test("is text that leads back to it", arguments: FromLineQuoting.allCases, [false, true])
    func roundTrip(_ fromLines: FromLineQuoting, _ isFramed: Bool) {
        let quoting = MboxQuoting(fromLines, isFramed: isFramed)
        #expect(quoting.rawValue == fromLines.rawValue + (isFramed ? "-framed" : ""))
        #expect(MboxQuoting(rawValue: quoting.rawValue) == quoting)
    }

    @Test("is nothing else", arguments: ["", "-framed", "framed", "first-", "first-framed-framed", "First", "first "])
    func unknown(_ text: String) {
        #expect(MboxQuoting(rawValue: text) == nil)
    }
}
