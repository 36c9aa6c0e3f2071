import MessageFormat

/// Tables in plain text: those that hold data become columns.
enum HTMLTextTable {
    /// Whether the table holds data: at least two rows and columns of short text without blocks, images or links.
    static func isData(
        _ tree: HTMLTree, _ table: HTMLTree.NodeIndex, _ facts: [HTMLWriter.Facts],
        _ targets: [HTMLTree.NodeIndex: [UInt8]]
    ) -> Bool {
        guard !facts[Int(table)].contains(.hidden) else { return false }
        var (rows, cells, widest, inRow) = (0, 0, 0, 0)
        var node = tree[table].firstChild
        while node != HTMLTree.none {
            switch tree[node].element {
            case .tr:
                rows += 1
                inRow = 0
            case .td, .th:
                cells += 1
                inRow += 1
                widest = max(widest, inRow)
            case .text, .tbody, .thead, .tfoot, .colgroup, .col, .b, .strong, .i, .em, .u, .span, .font, .small, .br,
                .a,
                .unknown, .code, .nobr, .sup, .sub:
                if targets[node] != nil { return false }
            case .p, .div:
                let parent = tree[tree[node].parent].element
                guard parent == .td || parent == .th, tree[node].previous == HTMLTree.none else { return false }
            default: return false
            }
            if facts[Int(node)].contains(.hidden) || facts[Int(node)].contains(.block) && tree[node].element == .td {
                return false
            }
            guard let next = following(tree, node, within: table) else { break }
            node = next
        }
        guard rows >= 2, widest >= 2, widest <= HTMLLimits.textTableColumns, cells > rows else { return false }
        return width(columns(grid(tree, table))) <= HTMLLimits.textTableWidth
    }

    private static func following(
        _ tree: HTMLTree, _ node: HTMLTree.NodeIndex, within top: HTMLTree.NodeIndex
    ) -> HTMLTree.NodeIndex? {
        if tree[node].firstChild != HTMLTree.none { return tree[node].firstChild }
        var current = node
        while current != top {
            if tree[current].next != HTMLTree.none { return tree[current].next }
            current = tree[current].parent
        }
        return nil
    }

    /// Whether cells of the row hold more than running text.
    static func hasBlocks(_ tree: HTMLTree, _ row: HTMLTree.NodeIndex) -> Bool {
        var cell = tree[row].firstChild
        var (seen, cells) = (0, 0)
        while cell != HTMLTree.none {
            var child = tree[cell].firstChild
            while child != HTMLTree.none {
                seen += 1
                if seen > 200 { return true }
                switch tree[child].element {
                case .table, .div, .p, .ul, .ol, .h1, .h2, .h3, .h4, .h5, .h6, .blockquote, .pre, .center, .br, .hr:
                    return true
                default: break
                }
                child = tree[child].next
            }
            cell = tree[cell].next
            cells += 1
            if cells > 200 { return true }
        }
        return false
    }

    private static func grid(_ tree: HTMLTree, _ table: HTMLTree.NodeIndex) -> [[[UInt8]]] {
        var rows: [[[UInt8]]] = []
        /// Where the next cell of the row stands.
        var column = 0
        var node = tree[table].firstChild
        while node != HTMLTree.none {
            switch tree[node].element {
            case .tr:
                rows.append([])
                column = 0
            case .td, .th:
                guard let row = rows.indices.last else { break }
                rows[row].append(contentsOf: repeatElement([], count: max(0, column - rows[row].count)))
                rows[row].append([])
                column = rows[row].count - 1 + span(tree, node)
            case .text:
                if let row = rows.indices.last, let cell = rows[row].indices.last {
                    TextLine.collapse(tree.text(of: node), into: &rows[row][cell])
                }
            case .br:
                if let row = rows.indices.last, let cell = rows[row].indices.last { rows[row][cell].append(0x20) }
            default: break
            }
            guard let next = following(tree, node, within: table) else { break }
            node = next
        }
        return rows.map { row in
            row.map { cell in
                let start = cell.drop { $0 == 0x20 }
                return Array(
                    start.prefix((start.lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? start.startIndex) - start.startIndex)
                )
            }
        }.filter { $0.contains { !$0.isEmpty } }
    }

    private static func span(_ tree: HTMLTree, _ cell: HTMLTree.NodeIndex) -> Int {
        let attribute = tree.attributes(of: cell).first { $0.name == .colspan }
        let span = attribute.flatMap { Int(String(decoding: tree.value($0).prefix(3), as: UTF8.self)) } ?? 1
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

    private static func characters(_ text: [UInt8]) -> Int { text.reduce(0) { $0 + ($1 & 0xc0 == 0x80 ? 0 : 1) } }

    /// The table's lines, columns padded with spaces.
    static func rows(_ tree: HTMLTree, _ table: HTMLTree.NodeIndex, _ facts: [HTMLWriter.Facts]) -> [[UInt8]] {
        let grid = grid(tree, table)
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

/// Link labels that are addresses themselves.
enum HTMLTextLinks {
    /// Whether the label says the same as the target.
    static func isSame(_ label: ArraySlice<UInt8>, _ target: [UInt8]) -> Bool {
        let (a, b) = (bare(label), bare(target[...]))
        return a.count == b.count && zip(a, b).allSatisfy { $0.asciiLowercased == $1.asciiLowercased }
    }

    private static let prefixes: [StaticString] = ["https://", "http://", "mailto:", "tel:", "www."]

    /// Without scheme, "www." and final slash.
    private static func bare(_ url: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var rest = url
        for prefix in prefixes where rest.startsIgnoringCase(prefix) { rest = rest.dropFirst(prefix.utf8CodeUnitCount) }
        return rest.last == 0x2f ? rest.dropLast() : rest
    }
}
