import TestSupport
import Testing

@testable import MessageContent

@Suite("Flowed text (RFC 3676)")
struct FlowedTextTests {
    private func join(_ text: String, delsp: Bool = false) -> String {
        String(decoding: FlowedText.join(Array(text.utf8), deletesSpace: delsp), as: UTF8.self)
    }

    @Test(
        "lines that end in a blank flow into the next",
        arguments: [
            ("a paragraph \nthat flows\n", "a paragraph that flows\n"), ("fixed\nlines\n", "fixed\nlines\n"),
            ("one \ntwo \nthree\n\nfour\n", "one two three\n\nfour\n"), ("", ""), ("no line end", "no line end"),
            ("ends \n", "ends "), ("blank \n\nline\n", "blank \nline\n"),
        ])
    func flows(text: String, joined: String) { #expect(join(text) == joined) }

    @Test("quoted lines flow within their depth only")
    func quotes() {
        #expect(join("> a quote \n> that flows\n") == "> a quote that flows\n")
        #expect(join("> quoted \nnot quoted\n") == "> quoted \nnot quoted\n")
        #expect(join(">> deep \n>> deeper\n> less \n> still\n") == ">> deep deeper\n> less still\n")
    }

    @Test("space-stuffing is undone (section 4.4)")
    func stuffing() {
        #expect(join(" From here\n") == "From here\n")
        #expect(join(" > no quote\n") == "> no quote\n")
        #expect(join("  indented\n") == " indented\n")
    }

    @Test("the signature mark never flows (section 4.3)")
    func signature() {
        #expect(join("words \n-- \nAl\n") == "words \n-- \nAl\n")
        #expect(join("> words \n> -- \n> Al\n") == "> words \n> -- \n> Al\n")
    }

    @Test("with DelSp the blank before a soft break goes")
    func deletesSpace() {
        #expect(join("日本 \n語\n", delsp: true) == "日本語\n")
        #expect(join("two  \nwords\n", delsp: true) == "two words\n")
    }

    @Test("a message declares it in Content-Type")
    func inMessages() {
        let body = "\n\nsoft \nbreak\n"
        #expect(Email("Content-Type: text/plain; format=flowed" + body).text == "soft break\n")
        #expect(Email("Content-Type: text/plain; Format=Flowed; DelSp=Yes" + body).text == "softbreak\n")
        #expect(Email("Content-Type: text/plain" + body).text == "soft \nbreak\n")
    }

    @Test("soft breaks take linear time", arguments: [" \n", "> \n", ">", " "])
    func hostile(_ piece: String) {
        let growth = timeGrowth {
            String(repeating: piece, count: $0)
        } _: { text in
            #expect(!join(text).isEmpty)
        }
        #expect(growth < leastGrowthOfSquares)
    }
}
