import Bytes

/// Writes tables that hold data as columns of plain text.
enum HTMLTextTable {
    /// Whether the table holds data: at least two rows and columns of short text without blocks, images or links.
    static func isData(_ table: HTMLNode, _ facts: [HTMLWriter.Facts], _ targets: [HTMLNode: [UInt8]]) -> Bool {
        guard !facts[table.ordinal].contains(.hidden) || facts[table.ordinal].contains(.keepsBox) else { return false }
        var (rows, cells, widest, inRow) = (0, 0, 0, 0)
        var next = table.firstChild
        while let node = next {
            switch node.element {
            case .tr:
                rows += 1
                inRow = 0
            case .td, .th:
                cells += 1
                inRow += 1
                widest = max(widest, inRow)
            case .text, .tbody, .thead, .tfoot, .colgroup, .col, .b, .strong, .i, .em, .u, .span, .font, .small, .br,
                .a, .unknown, .code, .nobr, .sup, .sub:
                if targets[node] != nil { return false }
            case .p, .div, .center, .h1, .h2, .h3, .h4, .h5, .h6: guard isWholeCell(node) else { return false }
            default: return false
            }
            let fact = facts[node.ordinal]
            let isRow = HTMLElementSet.tableRows.contains(node.element)
            if fact.contains(.hidden), !isRow || !fact.contains(.keepsBox) { return false }
            if fact.contains(.block), node.element == .td { return false }
            next = node.following(within: table)
        }
        guard rows >= 2, widest >= 2, widest <= HTMLLimits.textTableColumns, cells > rows else { return false }
        return width(columns(grid(table))) <= HTMLLimits.textTableWidth
    }

    /// Whether a block is all that its cell holds.
    private static func isWholeCell(_ node: HTMLNode) -> Bool {
        guard let parent = node.parent, HTMLElementSet.cells.contains(parent.element) else { return false }
        let before = node.previous.map { isBlank($0) && $0.previous == nil } ?? true
        let behind = node.next.map { isBlank($0) && $0.next == nil } ?? true
        return before && behind
    }

    private static func isBlank(_ node: HTMLNode) -> Bool {
        node.isText && node.text.allSatisfy(\.isHTMLSpace)
    }

    static func cell(before node: HTMLNode) -> HTMLNode? {
        var previous = node.previous
        while let sibling = previous, !HTMLElementSet.cells.contains(sibling.element) { previous = sibling.previous }
        return previous
    }

    /// Whether a cell with a bullet or number comes before this one, perhaps with empty cells between.
    static func followsBullet(_ node: HTMLNode) -> Bool {
        var node = node
        for _ in 0..<3 {
            guard let previous = cell(before: node), let length = shortLabel(previous) else { return false }
            if length > 0 { return length <= 3 }
            node = previous
        }
        return false
    }

    /// How many characters the cell holds; nil if it holds other elements or too many nodes.
    private static func shortLabel(_ cell: HTMLNode) -> Int? {
        var node = cell
        var label: [UInt8] = []
        for _ in 0..<10 {
            guard let next = node.following(within: cell) else {
                return label.count { $0 != 0x20 && $0 & 0xc0 != 0x80 }
            }
            node = next
            switch node.element {
            case .text: TextLine.collapse(node.text.prefix(40), into: &label)
            case .b, .strong, .i, .em, .font, .span, .small, .sup, .unknown: break
            default: return nil
            }
        }
        return nil
    }

    /// Whether cells of the row hold more than one line of text. Also true where 200 nodes are not enough to tell.
    static func hasBlocks(_ row: HTMLNode) -> Bool {
        var node = row
        var hasText = false
        var hasBreak = false
        for _ in 0..<200 {
            guard let next = node.following(within: row) else { return false }
            node = next
            switch node.element {
            case .td, .th: (hasText, hasBreak) = (false, false)
            case .br: hasBreak = hasText
            case .text where !node.text.allSatisfy(\.isHTMLSpace):
                if hasBreak { return true }
                hasText = true
            case .table, .div, .p, .ul, .ol, .dl, .h1, .h2, .h3, .h4, .h5, .h6, .blockquote, .pre, .center, .hr:
                return true
            default: break
            }
        }
        return true
    }

    private static func grid(_ table: HTMLNode) -> [[[UInt8]]] {
        var rows: [[[UInt8]]] = []
        // The column of the next cell in the row.
        var column = 0
        var next = table.firstChild
        while let node = next {
            switch node.element {
            case .tr:
                rows.append([])
                column = 0
            case .td, .th:
                guard let row = rows.indices.last else { break }
                rows[row].append(contentsOf: repeatElement([], count: max(0, column - rows[row].count)))
                rows[row].append([])
                column = rows[row].count - 1 + span(node)
            case .text:
                if let row = rows.indices.last, let cell = rows[row].indices.last {
                    TextLine.collapse(node.text, into: &rows[row][cell])
                }
            case .br:
                if let row = rows.indices.last, let cell = rows[row].indices.last { rows[row][cell].append(0x20) }
            default: break
            }
            next = node.following(within: table)
        }
        return rows.map { row in row.map { Array($0.trimmed { $0 == 0x20 }) } }.filter { $0.contains { !$0.isEmpty } }
    }

    private static func span(_ cell: HTMLNode) -> Int {
        let span = cell[.colspan].flatMap { Int(String(decoding: $0.prefix(3), as: UTF8.self)) } ?? 1
        return min(max(span, 1), HTMLLimits.textTableColumns)
    }

    private static func columns(_ grid: [[[UInt8]]]) -> [Int] {
        var widths: [Int] = []
        for row in grid {
            for (column, cell) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], characters(cell))
            }
        }
        return widths
    }

    private static func width(_ columns: [Int]) -> Int { columns.reduce(0) { $0 + $1 + 2 } }

    private static func characters(_ text: [UInt8]) -> Int { text.count { $0 & 0xc0 != 0x80 } }

    /// The table's lines, columns padded with spaces.
    static func rows(_ table: HTMLNode, _ facts: [HTMLWriter.Facts]) -> [[UInt8]] {
        let grid = grid(table)
        let widths = columns(grid)
        return grid.map { row in
            var line: [UInt8] = []
            for (column, cell) in row.enumerated() {
                line.append(contentsOf: cell)
                guard column + 1 < row.count else { break }
                line.append(contentsOf: repeatElement(0x20, count: widths[column] - characters(cell) + 2))
            }
            while line.last == 0x20 { line.removeLast() }
            return line
        }
    }
}

/// Recognises link labels that are the link's address.
enum HTMLTextLinks {
    /// Whether the label says the same as the target.
    static func isSame(_ label: ArraySlice<UInt8>, _ target: [UInt8]) -> Bool {
        bare(label).equalsIgnoringCase(Array(bare(target[...])))
    }

    private static let prefixes: [StaticString] = ["https://", "http://", "mailto:", "tel:", "www."]

    /// An address without scheme, "www." and final slash.
    private static func bare(_ url: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var rest = url
        for prefix in prefixes where rest.startsIgnoringCase(prefix) { rest = rest.dropFirst(prefix.utf8CodeUnitCount) }
        return rest.last == 0x2f ? rest.dropLast() : rest
    }
}
