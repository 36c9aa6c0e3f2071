/// Finds many patterns in one pass (Aho and Corasick, 1975), in time linear in the text.
struct OriginalSearch {
    struct Match {
        var range: Range<Int>
        /// Index of the pattern.
        var original: Int
    }

    private struct Node {
        var fail: Int32 = 0
        /// The pattern that ends here, or -1.
        var pattern: Int32 = -1
        /// The nearest node on the path of `fail` at which a pattern ends, or 0.
        var shorter: Int32 = 0
        var depth: Int32
        var parent: Int32
        var symbol: UInt32
    }

    private var nodes = [Node(depth: 0, parent: 0, symbol: 0)]
    /// The child of a node by node and symbol.
    private var edges: [UInt64: Int32] = [:]
    /// The children of the root for ASCII, 0 where there is none: most characters begin no pattern.
    private var roots = [Int32](repeating: 0, count: 128)

    /// Empty patterns never match.
    init(_ patterns: [[UInt32]]) {
        for (index, pattern) in patterns.enumerated() where !pattern.isEmpty { insert(pattern, Int32(index)) }
        link()
    }

    private mutating func insert(_ pattern: [UInt32], _ index: Int32) {
        var node: Int32 = 0
        for symbol in pattern {
            var next = child(of: node, symbol)
            if next == 0 {
                next = Int32(nodes.count)
                nodes.append(Node(depth: nodes[Int(node)].depth + 1, parent: node, symbol: symbol))
                edges[Self.edge(node, symbol)] = next
                if node == 0, symbol < 128 { roots[Int(symbol)] = next }
            }
            node = next
        }
        if nodes[Int(node)].pattern < 0 { nodes[Int(node)].pattern = index }
    }

    private mutating func link() {
        let order = nodes.indices.dropFirst().sorted { (nodes[$0].depth, $0) < (nodes[$1].depth, $1) }
        for index in order {
            let node = nodes[index]
            let fail = node.depth == 1 ? 0 : step(nodes[Int(node.parent)].fail, node.symbol)
            nodes[index].fail = fail
            nodes[index].shorter = nodes[Int(fail)].pattern >= 0 ? fail : nodes[Int(fail)].shorter
        }
    }

    private static func edge(_ node: Int32, _ symbol: UInt32) -> UInt64 { UInt64(node) << 32 | UInt64(symbol) }

    /// 0 where there is none.
    private func child(of node: Int32, _ symbol: UInt32) -> Int32 { edges[Self.edge(node, symbol)] ?? 0 }

    @inline(__always)
    private func step(_ start: Int32, _ symbol: UInt32) -> Int32 {
        var node = start
        while node != 0 {
            let next = child(of: node, symbol)
            if next != 0 { return next }
            node = nodes[Int(node)].fail
        }
        return symbol < 128 ? roots[Int(symbol)] : child(of: 0, symbol)
    }

    /// The matches that `accept` accepts, in order and without overlaps: of overlapping ones the first, and the longest
    /// that begins there.
    func matches(in text: [UInt32], accept: (Match) -> Bool) -> [Match] {
        var found: [Match] = []
        var node: Int32 = 0
        for (index, symbol) in text.enumerated() {
            node = step(node, symbol)
            guard node != 0 else { continue }
            var end = nodes[Int(node)].pattern >= 0 ? node : nodes[Int(node)].shorter
            // The longest accepted pattern that ends here. Only few are tried, so that the time stays linear.
            var tries = 0
            while end != 0, tries < 16 {
                let match = Match(
                    range: (index + 1 - Int(nodes[Int(end)].depth))..<(index + 1),
                    original: Int(nodes[Int(end)].pattern))
                if accept(match) {
                    found.append(match)
                    break
                }
                end = nodes[Int(end)].shorter
                tries += 1
            }
        }
        return Self.apart(found)
    }

    private static func apart(_ found: [Match]) -> [Match] {
        let sorted = found.sorted {
            ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
        }
        var result: [Match] = []
        for match in sorted where match.range.lowerBound >= result.last?.range.upperBound ?? 0 { result.append(match) }
        return result
    }
}
