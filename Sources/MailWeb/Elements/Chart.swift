import Bytes
import Foundation
import MailArchive

/// A bar chart that is made here, as SVG, with its numbers as a table beneath.
struct Chart {
    struct Bar {
        var label: String
        var count: Int
        /// Where a click leads to.
        var address: Address?
    }

    let title: String
    /// What the labels are, for the table.
    let unit: String
    var bars: [Bar]

    private static let (width, height) = (720, 120)

    var html: HTML {
        guard let most = bars.map(\.count).max(), most > 0 else { return "" }
        let step = Double(Self.width) / Double(max(bars.count, 8))
        let skip = max(1, Int((44 / step).rounded(.up)))
        let shapes = bars.enumerated().map { index, bar -> HTML in
            let height = bar.count == 0 ? 0 : max(2, Int(Double(bar.count) / Double(most) * 92))
            let x = Self.number(Double(index) * step + step * 0.1)
            let shape: HTML = """
                <rect x="\(x)" y="\(98 - height)" width="\(Self.number(step * 0.8))" height="\(height)" rx="2"><title>\(bar.label): \(Format.count(bar.count))</title></rect>
                """
            let label: HTML = """
                <text x="\(Self.number(Double(index) * step + step / 2))" y="114" text-anchor="middle"\(if: index / skip % 2 == 1, " class=\"odd\"")>\(bar.label)</text>
                """
            let linked: HTML? =
                bar.count == 0
                ? nil
                : bar.address.map {
                    "<a href=\"\($0)\" aria-label=\"\(bar.label): \(Format.count(bar.count))\">\(shape)</a>"
                }
            return "\(linked ?? shape)\(if: index % skip == 0, label)"
        }
        let rows = bars.filter { $0.count > 0 }.map { bar -> HTML in
            let name: HTML = bar.address.map { "<a href=\"\($0)\">\(bar.label)</a>" } ?? "\(bar.label)"
            return "<tr><th scope=\"row\">\(name)</th><td class=\"number\">\(Format.count(bar.count))</td></tr>"
        }
        return """
            <figure class="chart"><figcaption>\(title)</figcaption><svg viewBox="0 0 \(Self.width) \(Self.height)" role="group" aria-label="\(title)">\(shapes)</svg>
            <details><summary>As a table</summary><table><thead><tr><th scope="col">\(unit)</th><th scope="col">Messages</th></tr></thead><tbody>\(rows)</tbody></table></details></figure>

            """
    }

    private static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}

extension MessageTally {
    /// The years that a chart shows, at most sixty. A date of the future, which nobody would believe, does not push out the
    /// real ones.
    var chartYears: ClosedRange<Int>? {
        let latest = GregorianCalendar.civil(fromDay: Int(Date().timeIntervalSince1970) / 86_400).year + 1
        let known = times.years.keys.filter { $0 <= latest }
        guard let last = known.max() ?? times.years.keys.min(), let first = known.min() ?? times.years.keys.min() else {
            return nil
        }
        return max(first, last - 59)...last
    }
}

extension Chart {
    /// Messages by year.
    ///
    /// - Parameters:
    ///   - shown: nil where no message has a date.
    ///   - address: of the messages of a date.
    static func years(_ counts: [Int: Int], _ shown: ClosedRange<Int>?, _ address: (String) -> Address) -> Chart {
        let bars = (shown.map(Array.init) ?? []).map {
            Bar(label: String($0), count: counts[$0] ?? 0, address: address("on:\($0)"))
        }
        return Chart(title: "Messages by year", unit: "Year", bars: bars)
    }
}

extension MessageTally {
    /// The authors of most messages and the lists, each leading to the search with one more term.
    func facets(
        _ archive: Archive, authors title: HTML, _ narrowed: (String) -> Address
    ) throws -> (authors: Facet, lists: Facet) {
        let authors = try authors.map {
            (try archive.name(of: $0.email) ?? $0.email, $0.count, narrowed(Link.term(.from, $0.email)))
        }
        let lists = lists.map { ($0.id, $0.count, narrowed(Link.term(.list, $0.id))) }
        return (Facet(title: title, items: authors), Facet(title: "Lists", items: lists))
    }
}

/// Names with counts, each leading to its search.
struct Facet {
    let title: HTML
    var items: [(name: String, count: Int, address: Address)]

    var html: HTML {
        guard !items.isEmpty else { return "" }
        let lines = items.map { item -> HTML in
            "<li><a href=\"\(item.address)\">\(Wording.name(item.name)) <small>\(Format.count(item.count))</small></a></li>"
        }
        return "<section><h2>\(title)</h2><ul>\(lines)</ul></section>\n"
    }
}
