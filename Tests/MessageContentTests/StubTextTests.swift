import Testing

@testable import MessageContent

@Suite("A plain text that only points to the HTML")
struct StubTextTests {
    private static let page = """
        Spring in the harbour shop. Dear reader, from Monday all oars are half the price, and each order comes with a rope.
        Our sailors tell when to caulk a hull, how to splice a line, and what a keel needs in March.
        Visit us in Bremen or Kiel, or order from home. View in browser. Unsubscribe.
        """

    @Test(
        "is told by what the HTML says beyond it, in any language",
        arguments: [
            "", "This message requires an HTML-capable email client.", "View in browser (https://example.com/v?e=1)",
            "https://click.example.com/0123456789abcdef", "Ihr Programm kann diese Nachricht leider nicht darstellen.",
            "Ce message est au format HTML.", "Это письмо в формате HTML, откройте его в другой программе.",
            "このメールはHTML形式です。対応するソフトでご覧ください。", "Bekijk de webversie van deze nieuwsbrief: www.example.com/nieuws",
        ])
    func stub(_ plain: String) { #expect(StubText.isStub(plain, besides: Self.page)) }

    @Test("is told beside few words where it speaks of HTML")
    func shortPage() {
        let page = "Half price on everything until Sunday"
        #expect(StubText.isStub("Ihr Programm kann kein HTML anzeigen.", besides: page))
        #expect(StubText.isStub("このメールはHTML形式です。", besides: "春の新作コレクションのご案内です。"))
        #expect(!StubText.isStub("Ihr Programm kann das nicht anzeigen.", besides: page))
        #expect(
            !StubText.isStub(
                "Tickets: https://mill.example/tickets.html", besides: "View it in your browser, or unsubscribe"))
        #expect(!StubText.isStub("My HTML exam went well, see you soon!", besides: "See attached image"))
        #expect(!StubText.isStub("My HTML course begins on Monday", besides: "My HTML course begins on Monday. Ada"))
    }

    @Test(
        "is not a short letter, a version with marks, or one with a footer in the HTML",
        arguments: [
            ("Yes, fine.", "Yes, fine."),
            ("See you at *eight* in the harbour, bring the rope.", "See you at eight in the harbour, bring the rope."),
            ("Dear Bo, the boat is ready. Ada", "Dear Bo, the boat is ready. Ada Sent from my phone"),
            ("https://example.com/a", "https://example.com/a"), ("明日の会議は三時からです。", "明日の会議は三時からです。"),
            (page, page + " A few words more."), (String(repeating: "my own words ", count: 120), page),
        ])
    func letter(_ plain: String, _ html: String) { #expect(!StubText.isStub(plain, besides: html)) }
}
