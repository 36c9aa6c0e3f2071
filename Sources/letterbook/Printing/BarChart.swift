import MailArchive

/// Bars, lines and maps of numbers in characters.
struct BarChart {
    /// Whether the terminal may not have more than ASCII.
    let isASCII: Bool

    /// Plain characters where they are asked for, or where the environment has no UTF-8.
    init(isASCII: Bool) {
        self.isASCII = isASCII || Terminal.isASCII
    }

    /// A bar of so many columns for the greatest number, in eighths of a column.
    func bar(_ count: Int, of most: Int, width: Int) -> String {
        guard count > 0, most > 0 else { return "" }
        let eighths = max(1, Int((Double(count) / Double(most) * Double(width * 8)).rounded()))
        if isASCII { return String(repeating: "#", count: max(1, eighths / 8)) }
        let rest = eighths % 8 == 0 ? "" : String(["▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8 - 1])
        return String(repeating: "█", count: eighths / 8) + rest
    }

    /// A number a column, each as high as it is large.
    func sparkline(_ counts: [Int]) -> String {
        let levels = isASCII ? Array(" .:-=+*#@") : Array(" ▁▂▃▄▅▆▇█")
        let most = max(1, counts.max() ?? 1)
        return String(counts.map { $0 == 0 ? levels[0] : levels[1 + ($0 * 7 + most / 2) / most] })
    }

    /// What stands for no message in a table.
    var nothing: String { isASCII ? "-" : "·" }

    /// Four shades.
    func shade(_ count: Int, of most: Int) -> String {
        let levels = isASCII ? [" ", ".", "o", "O", "@"] : [" ", "░", "▒", "▓", "█"]
        return count == 0 ? levels[0] : levels[1 + min(3, count * 4 / max(1, most + 1))]
    }
}

extension BarChart {
    /// A line for each: name, number and bar, in the width there is.
    func lines(_ rows: [(name: String, count: Int)], width: Int) -> [String] {
        let most = rows.map(\.count).max() ?? 0
        let names = min(rows.map(\.name.columns).max() ?? 0, max(8, width / 3))
        let numbers = Format.count(most).count
        return rows.map { row in
            let head = TerminalText.line(row.name).fitted(names) + "  " + Format.count(row.count).leftPadded(numbers)
            return head + "  " + bar(row.count, of: most, width: max(4, width - names - numbers - 4))
        }
    }

    /// A chart of bars for a file: one SVG that needs nothing beside it.
    static func svg(_ rows: [(name: String, count: Int)], title: String) -> String {
        let (left, right, step) = (180, 60, 22)
        let most = max(1, rows.map(\.count).max() ?? 1)
        let (width, height) = (760, 44 + rows.count * step)
        func escaped(_ text: String) -> String { HTMLPage.escape(TerminalText.line(text)) }
        let bars = rows.enumerated().map { index, row -> String in
            let y = 36 + index * step
            let length = row.count == 0 ? 0 : max(1, row.count * (width - left - right) / most)
            return """
                <g><title>\(escaped(row.name)): \(Format.count(row.count))</title>\
                <text x="\(left - 8)" y="\(y + 13)" text-anchor="end">\(escaped(row.name.cut(26)))</text>\
                <rect x="\(left)" y="\(y)" width="\(length)" height="\(step - 5)" rx="2"/>\
                <text x="\(left + length + 6)" y="\(y + 13)" class="n">\(Format.count(row.count))</text></g>
                """
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" role="img" \
            aria-label="\(escaped(title))">
            <style>text{font:12px system-ui,sans-serif;fill:#333}.h{font-weight:600;font-size:14px}.n{fill:#666}\
            rect{fill:#1f4e99}@media(prefers-color-scheme:dark){text{fill:#ddd}.n{fill:#aaa}rect{fill:#8ab4f8}}</style>
            <text x="8" y="20" class="h">\(escaped(title))</text>
            \(bars.joined(separator: "\n"))
            </svg>

            """
    }
}
