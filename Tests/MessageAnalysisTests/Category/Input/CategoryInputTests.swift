import MessageContent
import Testing

@testable import MessageAnalysis

@Suite("What the classifier reads of a message's HTML")
struct CategoryInputTests {
    private func input(_ html: String) -> CategoryInput {
        CategoryInput(Email(reading: Array("From: al@example.org\nContent-Type: text/html\n\n\(html)".utf8)))
    }

    @Test("links that name a campaign, and networks by their host")
    func links() throws {
        let html = input(
            """
            <a href="https://shop.example/?utm_campaign=boots">Boots</a><a href="https://www.facebook.com/shop">F</a>\
            <a href="https://open.spotify.com/show">S</a><a href="https://x.company.example/">C</a>\
            <a href="https://t.mercedes.example/">M</a><a href="https://facebook.com/other">F</a>
            """
        ).html
        #expect(html?.links == 6 && html?.campaignLinks == 1 && html?.networks == 2)
    }

    @Test("schema.org's types, as JSON-LD and microdata")
    func schema() {
        let ld =
            #"<script type="application/ld+json">{"@context": "http://schema.org", "@type": "Order", "x": {"@type":"ParcelDelivery"}}</script>"#
        #expect(input(ld).schemaTypes == ["Order", "ParcelDelivery"])
        let microdata = #"<div itemscope itemtype="http://schema.org/FlightReservation"><p itemprop="type">x</p></div>"#
        #expect(input(microdata).schemaTypes == ["FlightReservation"])
        #expect(input(#"<p>"@type": "Order"</p>"#).schemaTypes.isEmpty)
        let many = (0..<100).map { #"<div itemtype="http://schema.org/T\#($0)">"# }.joined()
        #expect(input(many).schemaTypes.count == 32)
    }
}
