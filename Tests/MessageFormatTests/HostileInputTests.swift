import TestSupport
import Testing

@testable import MessageFormat

/// Inputs that would take minutes or the stack, were any reader quadratic or recursive.
@Suite("hostile input")
struct HostileInputTests {
    private static let size = 100_000

    private static let units = [
        "(", ")", "(a", "a)", "()", "\"", "\"a", "\"\\", "\\", "<", ">", "<a", "<a@b", "<\"", "<(", "a>", "<>", "<<>",
        ",", ",,;",
        ":", "a:", "a:b;", ":;", "a:;", ";", "@", "a@", "@a", "a@b ", "a@b,", "a @ b", ".", "a.", " ", "\t", "\n ",
        "\r\n ", "\r",
        "[", "a[", "]", "a ", "=", "a=", ";a=b", ";a*0=b", ";a*0*=b", ";a*=''b", "a b=", "a(b)", "; a=\"", "''", "%",
        "%41",
        "=?", "?=", "=?a?q?", "=?a?b?", "=?a?q?b?=", "=?a?q?b=?=", "??", "_", "1", "1:", "1/", "+1", "-", "Jan ",
        "\u{E9}", "\u{0}",
    ]

    @Test("all readers together take linear time", arguments: units)
    func time(unit: String) {
        let growth = timeGrowth(from: 2_000) { size in
            String(repeating: unit, count: size / unit.utf8.count + 1).bytes
        } _: { bytes in
            bytes.withByteView { body in
                _ = AddressList(parsing: body)
                _ = ParameterList(parsing: body, from: 0)
                _ = MessageIDList(parsing: body)
                _ = DateTime.parse(body)
                _ = DateTime.parseReceived(body)
                _ = MediaType.parse(body)
                _ = Base64.decode(body)
                _ = QuotedPrintable.decode(body)
                _ = UUEncode.decode(body)
                _ = Message(parsing: body)
            }
        }
        #expect(growth < leastGrowthOfSquares)
    }

    @Test("an address field", arguments: units)
    func addresses(unit: String) {
        hostile(unit, before: "ada@example.org, ", after: ", bob@example.com").withByteView { body in
            let list = AddressList(parsing: body)
            #expect(list.addresses.count <= Limits.addresses)
            #expect(list.arena.count <= body.count * 4)
            #expect(
                list.addresses.allSatisfy { $0.name.end <= list.arena.count && $0.addrSpec.end <= list.arena.count })
            let first = list.addresses.first.map { String(utf8: list.arena[$0.addrSpec.start..<$0.addrSpec.end]) }
            #expect(first == "ada@example.org")
        }
    }

    @Test("parameters", arguments: units)
    func parameters(unit: String) {
        hostile(unit, before: "; charset=utf-8; ", after: "; x=y").withByteView { body in
            let list = ParameterList(parsing: body, from: 0)
            #expect(list.parameters.count <= Limits.parameters)
            #expect(list["charset"]?.value == "utf-8".bytes)
            #expect(list.parameters.reduce(0) { $0 + $1.value.count } <= body.count)
            #expect(Set(list.parameters.map(\.name)).count == list.parameters.count)
        }
    }

    @Test("message identifiers", arguments: units)
    func messageIDs(unit: String) {
        hostile(unit, before: "<first@example.org> ", after: " <last@example.org>").withByteView { body in
            let list = MessageIDList(parsing: body)
            #expect(list.ids.count <= Limits.messageIDs)
            #expect(list.ids.first.map { String(body[$0]) } == "first@example.org")
            #expect(list.ids.allSatisfy { $0.end <= body.count })
        }
    }

    @Test(
        "encoded-words, looked for everywhere",
        arguments: ["=?", "=?a?q?", "=?a?b?", "=?a?q?b?=", "=?a?q?=?", "?", "=?a?q???"])
    func encodedWords(unit: String) {
        hostile(unit).withByteView { body in
            var cursor = 0
            var words = 0
            while let start = body.firstIndex(of: 0x3D, from: cursor) {
                let word = EncodedWord(in: body, at: start)
                words += word == nil ? 0 : 1
                cursor = word?.end ?? start + 1
            }
            #expect(cursor <= body.count)
            #expect(words <= body.count / 8)
        }
    }

    @Test("dates, transfer encodings, media types and comments", arguments: units)
    func others(unit: String) {
        hostile(unit, before: "(").withByteView { body in
            #expect(DateTime.parse(body) == nil)
            #expect(MediaType.parse(body) == nil || unit.contains(")"))
            #expect(body.skipCommentsAndWhiteSpace(from: 0) <= body.count)
            #expect(TransferEncoding(parsing: body) == .unknown)
            _ = DateTime.parseReceived(body)
        }
    }

    @Test(
        "encoded bodies",
        arguments: [
            "=", "==", "A", "A=", "AA==", "!", " ", "=\n", "=4", "=41", " \n", "\r", "=\r", "begin 644 a\n", "M\n",
            "end\n",
        ])
    func bodies(unit: String) {
        hostile(unit, before: "begin 644 a\n").withByteView { body in
            #expect(Base64.decode(body).bytes.count <= body.count)
            #expect(QuotedPrintable.decode(body).bytes.count <= body.count)
            #expect(QuotedPrintable.decodeHeader(body).count <= body.count)
            let block = UUEncode.decode(body)
            #expect(block?.name == "a".bytes)
            #expect((block?.end ?? 0) <= body.count)
        }
    }

    @Test(
        "headers and bodies of any one line",
        arguments: units + ["\n", "\r\n", "a:\n", " a\n", "a\n", "--\n", "--b\n", "--b--\n"])
    func messages(unit: String) {
        let header = "Content-Type: multipart/mixed; boundary=b\n"
        ParsedMessage(hostile(unit)).expectSound()
        ParsedMessage(hostile(unit, before: header)).expectSound()
        ParsedMessage(hostile(unit, before: header + "\n--b\n")).expectSound()
        ParsedMessage(hostile(unit, before: "Content-Type: multipart/mixed; boundary=\"")).expectSound()
        ParsedMessage(hostile(unit, before: "Content-Type: ", after: "\n\nbody")).expectSound()
    }

    @Test(
        "containers without number",
        arguments: [
            "Content-Type: message/rfc822\n\n", "Content-Type: multipart/digest; boundary=b\n\n--b\n\n",
            "Content-Type: multipart/mixed; boundary=b\n\n--b\n",
            "Content-Type: multipart/mixed; boundary=\"b \"\n\n--b\n",
            "--b\nContent-Type: multipart/mixed; boundary=\"c \"\n\n", "--b\nContent-Type: message/rfc822\n\n",
            "--b\n\n",
        ])
    func containers(unit: String) {
        let header = unit.hasPrefix("--b") ? "Content-Type: multipart/mixed; boundary=b\n\n" : ""
        let parsed = ParsedMessage(hostile(unit, before: header, after: "\nthe end"))
        parsed.expectSound()
        #expect(parsed.message.entities.count > 1)
        #expect(parsed.message.entities.count <= Limits.entities)
        #expect(parsed.leaves.last?.hasSuffix("the end") == true)
    }

    @Test("a hundred boundaries that begin one another, and lines that are nearly all of them")
    func nearBoundaries() {
        var text = ""
        for level in 1...Limits.nestingDepth {
            let boundary = String(repeating: "b", count: level)
            text += "Content-Type: multipart/mixed; boundary=\(boundary)\n\n--\(boundary)\n"
        }
        text += "\n" + String(repeating: "--" + String(repeating: "b", count: 200) + "\n", count: 500)
        let parsed = ParsedMessage(text)
        #expect(parsed.message.entities.count == Limits.nestingDepth + 1)
        parsed.expectSound()
    }

    @Test("bytes of no meaning at all")
    func noise() {
        var state: UInt64 = 1
        for _ in 0..<200 {
            let bytes = (0..<2_000).map { _ -> UInt8 in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let alphabet = "\n\r\t :;=?\"\\()<>@,-ab/*'%\u{E9}".bytes
                return alphabet[Int(state >> 33) % alphabet.count]
            }
            ParsedMessage(bytes).expectSound()
            ParsedMessage("Content-Type: multipart/mixed; boundary=-\n\n".bytes + bytes).expectSound()
            bytes.withByteView { body in
                #expect(AddressList(parsing: body).addresses.count <= body.count)
                #expect(ParameterList(parsing: body, from: 0).parameters.count <= body.count)
                #expect(MessageIDList(parsing: body).ids.count <= body.count)
                #expect((UUEncode.decode(body)?.end ?? 0) <= body.count)
            }
        }
    }

    private func hostile(_ unit: String, before: String = "", after: String = "") -> [UInt8] {
        let count = Self.size / unit.utf8.count
        return before.bytes + String(repeating: unit, count: count).bytes + after.bytes
    }
}
