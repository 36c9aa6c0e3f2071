/// Columns of text: the first on the left, numbers on the right.
struct Table {
    private var rows: [[String]]

    init(_ titles: [String]) { rows = [titles] }

    mutating func add(_ cells: [String]) { rows.append(cells) }

    var text: String {
        let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            row.enumerated().map { index, cell in
                let blanks = String(repeating: " ", count: widths[index] - cell.count)
                return index == 0 ? cell + blanks : blanks + cell
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }
}

extension Double {
    /// With so many digits after the point.
    func text(_ digits: Int) -> String {
        let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
        let scaled = (magnitude * scale).rounded()
        guard scaled < 1e15 else { return "\(self)" }
        let whole = Int(scaled / scale)
        let rest = String(Int(scaled) - whole * Int(scale))
        let sign = self < 0 ? "-" : ""
        if digits == 0 { return sign + String(whole) }
        return sign + String(whole) + "." + String(repeating: "0", count: digits - rest.count) + rest
    }

    /// Three digits that count: 1230, 12.3, 1.23.
    var short: String { text(magnitude >= 100 ? 0 : magnitude >= 10 ? 1 : 2) }
}
