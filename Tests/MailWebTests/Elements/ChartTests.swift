import Testing

@testable import MailWeb

@Suite("charts")
struct ChartTests {
    @Test("bars have heights in proportion, links, and a table with the numbers")
    func bars() {
        let chart = Chart(
            title: "By <year>", unit: "Year",
            bars: [
                .init(label: "2019", count: 50, address: Address("x")), .init(label: "2020", count: 0),
                .init(label: "2021", count: 100),
            ])
        let html = String(decoding: chart.html.bytes, as: UTF8.self)
        #expect(html.contains("By &lt;year&gt;") && !html.contains("style="))
        #expect(html.matches(of: /height="(\d+)" rx/).map { $0.output.1 } == ["46", "0", "92"])
        #expect(html.contains("<a href=\"/x\" aria-label=\"2019: 50\">"))
        #expect(
            html.contains("<th scope=\"row\">2021</th><td class=\"number\">100</td>") && !html.contains(">2020</th>"))
    }

    @Test("of nothing there is no chart")
    func nothing() { #expect(Chart(title: "x", unit: "y", bars: [.init(label: "a", count: 0)]).html.isEmpty) }
}
