import Testing

@testable import MailHTML

private func strip(_ url: String) -> (url: String, names: [String])? {
    guard let address = AddressParts(Array(url.utf8)) else { return nil }
    var names: [String] = []
    let result = TrackingParameters.strip(address) { names.append(String(decoding: $0, as: UTF8.self)) }
    return result.map { (String(decoding: $0, as: UTF8.self), names) }
}

@Suite("Tracking parameters")
struct TrackingParametersTests {
    @Test(
        "known ones are taken out, the rest stays as it is",
        arguments: [
            ("https://a.example/?utm_source=x", "https://a.example/"),
            (
                "https://a.example/x?utm_source=x&b=%2f+%7E&UTM_Medium=y#c?utm_z=1",
                "https://a.example/x?b=%2f+%7E#c?utm_z=1"
            ),
            ("https://a.example/x?b&utm_anything_new=1&c=", "https://a.example/x?b&c="),
            ("https://a.example/x?b=1&amp;utm_source=1&amp;c=2", "https://a.example/x?b=1&amp;c=2"),
            ("https://a.example?fbclid=1#top", "https://a.example#top"),
            (
                "https://a.example/?gclid=1&msclkid=2&yclid=3&dclid=4&igshid=5&twclid=6&ttclid=7&wbraid=8",
                "https://a.example/"
            ),
            ("https://a.example/?mc_cid=1&mc_eid=2&x=1", "https://a.example/?x=1"),
            ("https://a.example/?_hsenc=1&_hsmi=2&x=1", "https://a.example/?x=1"),
            ("https://a.example/?mkt_tok=1&x=1", "https://a.example/?x=1"),
            ("https://a.example/?vero_id=1&oly_enc_id=2&oly_anon_id=3&x=1", "https://a.example/?x=1"),
            (
                "https://a.example/?elqTrackId=1&elq=2&spMailingID=3&spUserID=4&dm_i=5&_ke=6&x=1",
                "https://a.example/?x=1"
            ),
            ("https://a.example/?pk_campaign=1&mtm_source=2&piwik_kwd=3&x=1", "https://a.example/?x=1"),
            ("https://a.example/unsubscribe?utm_source=1&mkt_tok=2", "https://a.example/unsubscribe?mkt_tok=2"),
        ])
    func known(url: String, stripped: String) { #expect(strip(url)?.url == stripped) }

    @Test(
        "what is not known stays, and so does what is signed",
        arguments: [
            "https://a.example/x", "https://a.example/?source=x&campaign=y&id=1&ref=z",
            "https://a.example/?xutm_source=1",
            "https://a.example/utm_source=1", "https://a.example/?q=utm_source=1", "https://a.example/?utmost=1",
            "https://a.example/#utm_source=1", "https://a.example/?utm_source=1&signature=abc",
            "https://a.example/?utm_source=1&X-Amz-Signature=abc", "https://a.example/preferences?mc_eid=1",
        ])
    func unknown(url: String) { #expect(strip(url) == nil) }

    @Test("they are counted by name")
    func counted() {
        let html =
            "<a href='https://a.example/?utm_source=1&amp;x=1'>a</a><a href='https://a.example/?utm_source=2&amp;fbclid=3'>b</a><a href='mailto:a@b.example?utm_source=1'>c</a>"
        let result = HTMLSanitizer.sanitize(html)
        #expect(
            result.links.map(\.url) == [
                "https://a.example/?x=1", "https://a.example/", "mailto:a@b.example?utm_source=1",
            ])
        #expect(
            result.removed == [
                HTMLRemoval(kind: .trackingParameter, name: "utm_source", count: 2),
                HTMLRemoval(kind: .trackingParameter, name: "fbclid", count: 1),
            ])
        #expect(result.links[0].original == "https://a.example/?utm_source=1&x=1")
        #expect(result.links[0].redirector == nil)
        #expect(HTMLRemoval.Kind.trackingParameter.rawValue == "tracking-parameter")
    }

    @Test("also in the target of a redirect")
    func behindRedirect() {
        let result = HTMLSanitizer.sanitize(
            "<a href='https://www.google.com/url?q=https%3A%2F%2Fa.example%2F%3Futm_source%3D1%26x%3D2'>a</a>")
        #expect(result.links.map(\.url) == ["https://a.example/?x=2"])
    }
}
