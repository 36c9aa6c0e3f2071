import Testing

@testable import MailHTML

private func isDeceptive(_ label: String, _ target: String) -> Bool {
    LinkDeception.isDeceptive(Array(label.utf8)[...], Array(target.utf8))
}

@Suite("Links that show another host than they lead to")
struct LinkDeceptionTests {
    @Test(
        "marked",
        arguments: [
            ("https://bank.example/login", "https://evil.example/x"), ("http://bank.example", "https://evil.example/x"),
            ("www.bank.example", "https://evil.example/x"), ("bank.com", "https://evil.example/"),
            ("BANK.COM/login", "https://evil.example/"),
            ("https://bank.example/login (click here)", "https://evil.example/"),
            ("Log in at https://bank.example now", "https://evil.example/"),
            ("Go to www.bank.example.", "https://evil.example/"),
            ("See bank.com/login today", "https://evil.example/"), ("<https://bank.example>", "https://evil.example/"),
            ("https://bücher.example/", "https://evil.example/"),
            ("https://xn--bcher-kva.example", "https://evil.example/"),
            ("https://pаypal.com", "https://paypal.com/"), ("https://bank.example", "https://bank.example.evil.net/"),
            ("https://bank.example", "https://bank.example@evil.net/"), ("https://a.co.uk", "https://b.co.uk/"),
            ("https://one.github.io", "https://two.github.io/"), ("https://bank.example", "http://192.0.2.7/x"),
            ("http://192.0.2.1", "http://192.0.2.7/x"), ("https://user@bank.example/", "https://evil.example/"),
        ])
    func marked(label: String, target: String) { #expect(isDeceptive(label, target)) }

    @Test(
        "not marked",
        arguments: [
            ("https://www.bank.example/a", "https://bank.example/b"), ("bank.com", "https://login.bank.com/x"),
            ("https://a.bank.co.uk", "https://b.bank.co.uk/"),
            ("https://bücher.example", "https://xn--bcher-kva.example/x"),
            ("https://BÜCHER.example", "https://bücher.example/x"), ("Click here", "https://evil.example/"),
            ("report.pdf", "https://files.example/x"), ("Node.js", "https://nodejs.org/"),
            ("README.md", "https://x.example/"),
            ("e.g. this", "https://x.example/"), ("info@bank.com", "https://mail.example/"),
            ("Version 1.2.3.4", "https://x.example/"),
            ("and/or", "https://x.example/"), ("12.50", "https://x.example/"), ("", "https://x.example/"),
            ("https://bank.example and https://evil.example", "https://evil.example/"),
            ("www.bank.example", "mailto:a@evil.example"), ("...", "https://x.example/"),
            ("http://", "https://x.example/"),
            ("Visit Booking.com soon", "https://x.example/"), ("https://bank.example:8080/", "https://bank.example/"),
        ])
    func honest(label: String, target: String) { #expect(!isDeceptive(label, target)) }

    @Test("a redirect is judged by its target, and by its own address where that is shown")
    func redirects() {
        let html =
            "<a href='https://www.google.com/url?q=https://a.example/'>https://a.example</a><a href='https://www.google.com/url?q=https://evil.example/'>https://a.example</a><a href='https://www.google.com/url?q=https://a.example/'>https://www.google.com/url?q=x</a>"
        #expect(HTMLSanitizer.sanitize(html).links.map(\.isDeceptive) == [false, true, false])
    }
}
