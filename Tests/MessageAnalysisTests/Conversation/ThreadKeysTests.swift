import MessageAnalysis
import MessageContent
import Testing

@Suite("Thread keys")
struct ThreadKeysTests {
    private func keys(_ header: String) -> [String] { ThreadKeys.keys(of: email(header)) }

    @Test("the message's own identifier comes first, then those it answers")
    func order() {
        #expect(
            keys(
                "References: <1@a.example> <2@a.example>\nIn-Reply-To: <2@a.example>\nMessage-ID: <3@a.example>\nX-GM-THRID: 77"
            )
                == ["3@a.example", "2@a.example", "1@a.example", "gm-thread:77"])
    }

    @Test("each stands once, empty ones not at all")
    func unique() {
        #expect(keys("Message-ID: <1@a.example>\nReferences: <1@a.example> <1@a.example>") == ["1@a.example"])
        #expect(keys("Subject: alone").isEmpty)
        #expect(keys("X-GM-THRID:").isEmpty)
    }

    @Test("running text in In-Reply-To names no message")
    func runningText() {
        #expect(keys("Message-ID: <1@a>\nIn-Reply-To: your message of Monday") == ["1@a"])
        #expect(
            keys("Message-ID: <1@a>\nIn-Reply-To: Your message of \"Mon, 3 May\" <2@abc.example>") == [
                "1@a", "2@abc.example",
            ])
    }

    @Test("a reply shares a key with what it answers, and siblings with each other")
    func shared() {
        let first = Set(keys("Message-ID: <1@a.example>"))
        let reply = Set(keys("Message-ID: <2@a.example>\nIn-Reply-To: <1@a.example>"))
        let sibling = Set(keys("Message-ID: <3@a.example>\nReferences: <1@a.example>"))
        #expect(!first.isDisjoint(with: reply) && !reply.isDisjoint(with: sibling))
        #expect(first.isDisjoint(with: keys("Message-ID: <9@a.example>")))
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
            ("Re:Boats", "Boats"),
            ("  Re :  two   blanks ", "two blanks"), ("Re: ", ""), ("", ""),
        ])
    func stripped(subject: String, base: String) { #expect(BaseSubject.of(subject) == base) }

    @Test(
        "what only looks like it stays",
        arguments: [
            "Report: Boats", "[dev]", "Boats [was: Ships]", "R: Boats?", "Note: Re: Boats", "3: Boats", ": Boats",
            "Re Boats",
        ])
    func kept(subject: String) { #expect(BaseSubject.of(subject) == subject) }

    @Test("200 KB of prefixes take linear time", .timeLimit(.minutes(10)))
    func hostile() {
        for piece in ["Re: ", "[a]", "[", ":", " ", "Re[", "Re:", "e\u{301}"] {
            _ = BaseSubject.of(String(repeating: piece, count: 200_000 / piece.utf8.count))
        }
    }
}
