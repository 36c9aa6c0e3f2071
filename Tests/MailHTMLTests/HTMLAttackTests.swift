import MailHTML
import TestSupport
import Testing

@Suite("Attacks of Corpus/html/attacks.json")
struct HTMLAttackTests {
    @Test("there are enough of them")
    func count() { #expect(HTMLCorpus.attacks.count >= 150) }

    @Test("nothing of the attack survives", arguments: HTMLCorpus.attacks)
    func attack(_ attack: HTMLCorpus.Attack) {
        let result = HTMLSanitizer.sanitize(attack.html)
        #expect(!result.usedFallback)
        let html = result.html.lowercased()
        for word in attack.never { #expect(!html.contains(word), "\(word) in \(html)") }
        #expect(HTMLOutputChecker().accepts(Array(result.html.utf8)))
        #expect(HTMLSanitizer.sanitize(result.html).html == result.html)
    }

    @Test("nothing of the attack survives inside ordinary markup", arguments: HTMLCorpus.attacks)
    func embedded(_ attack: HTMLCorpus.Attack) {
        for (before, after) in [
            ("<table><tr><td>", "</td></tr></table>"), ("<b><p><a href='https://x.example'>", "</b>tail"),
            ("<svg>", "</svg>"), ("<style>", "</style>"), ("<p title='", "'>"), ("<!--", "-->"),
        ] {
            let result = HTMLSanitizer.sanitize(before + attack.html + after)
            #expect(!result.usedFallback)
            #expect(!result.html.contains("<script"))
            #expect(!result.html.contains("javascript:") || before.contains("title"))
        }
    }
}
