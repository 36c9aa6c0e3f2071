import MessageContent
import TestSupport
import Testing

@testable import MailArchive

@Suite("Forms of a word")
struct WordFormTests {
    @Test(
        "are made from its endings, in seven languages",
        arguments: [
            ("regression", "regressions"), ("regressions", "regression"), ("invoice", "invoicing"),
            ("company", "companies"),
            ("meeting", "meetings"), ("shipped", "shipping"), ("rechnung", "rechnungen"), ("bestellen", "bestellt"),
            ("betaling", "betalingen"), ("facture", "factures"), ("reunion", "reuniones"), ("trabajar", "trabajando"),
            ("pagamento", "pagamenti"), ("contrato", "contratos"),
        ])
    func forms(_ row: (word: String, form: String)) throws {
        let (forms, stem) = try #require(WordForms.of(row.word))
        #expect(forms.first == row.word && forms.contains(row.form) && Set(forms).count == forms.count)
        #expect(forms.allSatisfy { $0.hasPrefix(stem) } && stem.count >= 4)
    }

    @Test(
        "there are none of short words, numbers, other scripts and several words",
        arguments: ["tea", "2024", "k3s9", "счет", "two words", "", "état"])
    func none(_ word: String) { #expect(WordForms.of(word) == nil) }

    @Test("are read from the search language, and written in it again")
    func language() throws {
        for text in ["invoice~", "subject:invoice~", "-invoice~", "(invoice~ OR bill) from:ada~"] {
            let query = try SearchQuery(text)
            #expect(try SearchQuery(query.text) == query, "\(text)")
        }
        #expect(try SearchQuery("invoice~") == .words("invoice", in: nil, isPrefix: false, hasForms: true))
        #expect(try SearchQuery("~") == .words("~", in: nil, isPrefix: false))
        #expect(try SearchQuery("invoice").withForms == SearchQuery("invoice~"))
        #expect(try SearchQuery("from:x invoice -bill").withForms == SearchQuery("from:x invoice~ -bill"))
        #expect(try SearchQuery("invoice* from:x -invoice").withForms == nil)
    }
}
