import MessageContent
import TestSupport
import Testing

@testable import MessageAnalysis

@Suite("Thread keys")
struct ThreadKeysTests {
    private func keys(_ header: String) -> [ThreadKey] { ThreadKeys.keys(of: email(header)) }

    @Test("the message's own identifier comes first, what it answers last among the References")
    func order() {
        #expect(
            keys(
                "References: <1@a.example> <2@a.example>\nIn-Reply-To: <2@a.example> <4@a.example>\nMessage-ID: <3@a.example>\nX-GM-THRID: 77\nSubject: Re: Tea"
            ) == [
                ThreadKey(.own, "3@a.example"), ThreadKey(.reference, "1@a.example"),
                ThreadKey(.reference, "2@a.example"),
                ThreadKey(.inReplyTo, "4@a.example"), ThreadKey(.replySubject, "tea"),
                ThreadKey(.provider, "gm-thread:77"),
            ])
    }

    @Test("each stands once, of References the last time, empty ones not at all")
    func unique() {
        #expect(
            keys("Message-ID: <1@a.example>\nReferences: <1@a.example> <1@a.example>") == [
                ThreadKey(.own, "1@a.example")
            ])
        #expect(
            keys("References: <1@a.example> <2@a.example> <1@a.example>") == [
                ThreadKey(.reference, "2@a.example"), ThreadKey(.reference, "1@a.example"),
            ])
        #expect(keys("Subject: alone").map(\.role) == [.subject])
        #expect(keys("Subject: Re: \nX-GM-THRID:").isEmpty)
    }

    @Test("running text in In-Reply-To names no message")
    func runningText() {
        #expect(keys("Message-ID: <1@a>\nIn-Reply-To: your message of Monday") == [ThreadKey(.own, "1@a")])
        #expect(
            keys("Message-ID: <1@a>\nIn-Reply-To: Your message of \"Mon, 3 May\" <2@abc.example>") == [
                ThreadKey(.own, "1@a"), ThreadKey(.inReplyTo, "2@abc.example"),
            ])
    }

    @Test("the shortest identifiers name messages, too")
    func shortest() {
        #expect(keys("In-Reply-To: <1@p>").contains { $0.role == .inReplyTo })
        #expect(!keys("In-Reply-To: <@p>").contains { $0.role == .inReplyTo })
    }

    @Test("an address of the message in In-Reply-To is no identifier")
    func addresses() {
        #expect(
            keys(
                "From: me@c.example\nTo: Anna <anna@a.example>\nIn-Reply-To: Message from Anna <Anna@a.example> of Monday <2@a.example>"
            )
                == [ThreadKey(.inReplyTo, "2@a.example")])
    }

    @Test("one identifier is the same in every role, but for Gmail's")
    func identifiers() {
        let roles: [ThreadKey.Role] = [.own, .reference, .inReplyTo]
        #expect(Set(roles.map { ThreadKey($0, "1@a.example").identifier }).count == 1)
        #expect(ThreadKey(.provider, "1@a.example").identifier != ThreadKey(.own, "1@a.example").identifier)
        #expect(ThreadKey(.subject, "tea").identifier == nil)
        #expect(ThreadKey(.subject, "tea").topic == ThreadKey(.replySubject, "tea").topic)
        #expect(
            ThreadKey(rawValue: 6) == nil && ThreadKey(rawValue: ThreadKey(.own, "x").rawValue) == ThreadKey(.own, "x"))
    }
}

@Suite("Base subject (RFC 5256 section 2.1)")
struct BaseSubjectTests {
    @Test(
        "what replies, forwards and lists put before it is taken off",
        arguments: [
            ("Boats", "Boats"), ("Re: Boats", "Boats"), ("RE: Fwd: re: Boats", "Boats"), ("Re[2]: Boats", "Boats"),
            ("Re(3): Boats", "Boats"), ("Re^2: Boats", "Boats"), ("AW: WG: Boote", "Boote"), ("Antw: Boot", "Boot"),
            ("SV: VS: Båtar", "Båtar"), ("Odp: Łodzie", "Łodzie"), ("回复：船", "船"), ("答复: 转发: 船", "船"), ("返信: 船", "船"),
            ("[dev] Boats", "Boats"), ("Re: [dev] Re: Boats", "Boats"), ("[dev] [rfc] Boats", "Boats"),
            ("Re:Boats", "Boats"), ("Ang: Båtar", "Båtar"), ("***SPAM*** Boats", "Boats"),
            ("Re: {Spam?} Boats", "Boats"),
            ("*****SPAM***** Re: Boats", "Boats"),
            ("  Re :  two   blanks ", "two blanks"), ("Re: 船　と  海", "船 と 海"), ("Лодки  и море", "Лодки и море"),
            ("Отв: Лодки", "Лодки"), ("答复：船の上の長い長い題名", "船の上の長い長い題名"), ("Łódź: Łodzie", "Łódź: Łodzie"), ("Re: ", ""),
            ("", ""),
        ])
    func stripped(subject: String, base: String) { #expect(BaseSubject(subject).text == base) }

    @Test(
        "what only looks like it stays",
        arguments: [
            "Report: Boats", "***SPAM***", "**Boats** are here", "{Boats} spam", "[dev]", "Boats [was: Ships]",
            "Rx: Boats?", "Va: Boats", "Reply: Boats",
            "Note: Re: Boats", "3: Boats", ": Boats",
            "Re Boats",
        ])
    func kept(subject: String) { #expect(BaseSubject(subject).text == subject) }

    @Test(
        "a reply is known by the marks of mail programs in their languages",
        arguments: [
            "R: x", "RIF: x", "AW: x", "SV: x", "VS: x", "Vá: x", "Odp: x", "YNT: x", "RÉP : x", "Réf. : x", "ΑΠ: x",
            "Σχετ: x",
            "Отв: x", "НА: x", "השב: x", "رد: x", "回复: x", "回覆： x", "答覆: x", "返信: x", "회신: x", "ATB: x", "Antw.: x",
        ])
    func marks(subject: String) {
        let base = BaseSubject(subject)
        #expect(base.text == "x" && base.isReply)
    }

    @Test(
        "a reply is told from a forward and from mail that begins something",
        arguments: [
            ("Re: Boats", true), ("AW: WG: Boote", true), ("[dev] Re: Boats", true), ("回复：船", true),
            ("Fwd: Re: Boats", false),
            ("WG: Boote", false), ("Boats", false), ("[dev] Boats", false), ("Report: Re: Boats", false),
        ])
    func isReply(subject: String, expected: Bool) { #expect(BaseSubject(subject).isReply == expected) }

    @Test("prefixes take linear time", arguments: ["Re: ", "[a]", "[", ":", " ", "Re[", "Re:", "e\u{301}"])
    func hostile(_ piece: String) {
        let growth = timeGrowth {
            String(repeating: piece, count: $0 / piece.utf8.count)
        } _: { subject in
            _ = BaseSubject(subject)
        }
        #expect(growth < leastGrowthOfSquares)
    }
}

@Suite("Outlook's Thread-Index")
struct ThreadIndexTests {
    /// An index of `steps` replies below a root that `number` names.
    private func field(_ number: UInt8, _ steps: [UInt8]) -> String {
        let bytes = [1] + [UInt8](repeating: number, count: 21) + steps.flatMap { [UInt8](repeating: $0, count: 5) }
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var (text, bits, count) = ("", 0, 0)
        for byte in bytes {
            (bits, count) = (bits << 8 | Int(byte), count + 8)
            while count >= 6 {
                count -= 6
                text.append(digits[bits >> count & 63])
            }
        }
        if count > 0 { text.append(digits[bits << (6 - count) & 63]) }
        return text + String(repeating: "=", count: (4 - text.count % 4) % 4)
    }

    private func keys(_ header: String) -> [ThreadKey] {
        ThreadKeys.keys(of: Email(reading: Array((header + "\n\n").utf8)))
    }

    @Test("names what is answered where nothing else does, by the beginnings of the index")
    func answered() {
        let mail = [
            "Message-ID: <a@x>\nThread-Index: \(field(7, []))", "Message-ID: <b@x>\nThread-Index: \(field(7, [1]))",
            "Message-ID: <c@x>\nThread-Index: \(field(7, [1, 2]))", "Message-ID: <d@x>\nThread-Index: \(field(8, [1]))",
        ].map(keys)
        let answered = ReplyForest(count: 4) { mail[$0][...] }.answered()
        #expect(answered.map { $0?.message } == [nil, 0, 1, nil])
    }

    @Test(
        "yields to References, and is read only where it is one", arguments: ["AQ==", "no base64 at all!", "", "AAAA"])
    func others(_ field: String) {
        #expect(keys("Message-ID: <a@x>\nThread-Index: \(field)").count == 1)
        let both = keys("Message-ID: <a@x>\nReferences: <r@x>\nThread-Index: \(self.field(7, [1]))")
        #expect(both.filter { $0.role == .reference }.count == 1)
    }

    @Test("is left aside for identifiers, whose domains are compared without letter case")
    func domains() {
        let first = keys("Message-ID: <Abc@Mail.Example.ORG>")
        #expect(
            keys("Message-ID: <z@x>\nIn-Reply-To: <Abc@mail.example.org>")[1].rawValue & ~7 == first[0].rawValue & ~7)
        #expect(
            keys("Message-ID: <z@x>\nIn-Reply-To: <abc@mail.example.org>")[1].rawValue & ~7 != first[0].rawValue & ~7)
        let encoded = keys("Message-ID: <z@x>\nIn-Reply-To: =?utf-8?Q?=3CAbc=40mail.example.org=3E?=")
        #expect(encoded[1].rawValue & ~7 == first[0].rawValue & ~7)
    }
}
