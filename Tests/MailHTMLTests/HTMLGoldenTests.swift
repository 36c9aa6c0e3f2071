import MailHTML
import TestSupport
import Testing

@Suite("Documents of Corpus/html")
struct HTMLGoldenTests {
    @Test("the corpus is found")
    func corpusIsThere() { #expect(HTMLCorpus.documents.count >= 40) }

    @Test("safe HTML is as the golden says", arguments: HTMLCorpus.documents)
    func safe(name: String) throws {
        let result = HTMLSanitizer.sanitize(try HTMLCorpus.read(name + ".html"))
        #expect(!result.usedFallback)
        try compare(result.html + "\n", name + ".safe.golden")
    }

    @Test("plain text is as the golden says", arguments: HTMLCorpus.documents)
    func text(name: String) throws {
        let result = HTMLSanitizer.sanitize(try HTMLCorpus.read(name + ".html"))
        let hidden = result.hiddenText.isEmpty ? "" : "=== hidden\n" + result.hiddenText + "\n"
        try compare(result.text + hidden, name + ".text.golden")
    }

    @Test("what was sanitized stays as it is", arguments: HTMLCorpus.documents)
    func idempotent(name: String) throws {
        let once = HTMLSanitizer.sanitize(try HTMLCorpus.read(name + ".html"))
        let twice = HTMLSanitizer.sanitize(once.html)
        #expect(twice.html == once.html)
        #expect(twice.text == once.text)
    }

    private func compare(_ text: String, _ golden: String) throws {
        if Corpus.updatesGoldens { try HTMLCorpus.write(text, to: golden) }
        #expect(try text == HTMLCorpus.read(golden))
    }
}
