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
        /// The nearest node on the way of `fail` at which a pattern ends, or 0.
        var shorter: Int32 = 0
        var depth: Int32
        var parent: Int32
        var symbol: UInt32
    }

    private var nodes = [Node(depth: 0, parent: 0, symbol: 0)]
    private var edges = EdgeTable()
    /// Children of the root for ASCII: most characters begin nothing.
    private var roots = [Int32](repeating: 0, count: 128)

    /// Empty patterns never match.
    init(_ patterns: [[UInt32]]) {
        for (index, pattern) in patterns.enumerated() where !pattern.isEmpty { insert(pattern, Int32(index)) }
        link()
    }

    private mutating func insert(_ pattern: [UInt32], _ index: Int32) {
        var node: Int32 = 0
        for symbol in pattern {
            var next = edges[node, symbol]
            if next == 0 {
                next = Int32(nodes.count)
                nodes.append(Node(depth: nodes[Int(node)].depth + 1, parent: node, symbol: symbol))
                edges.insert(node, symbol, next)
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

    @inline(__always)
    private func step(_ start: Int32, _ symbol: UInt32) -> Int32 {
        var node = start
        while node != 0 {
            let next = edges[node, symbol]
            if next != 0 { return next }
            node = nodes[Int(node)].fail
        }
        return symbol < 128 ? roots[Int(symbol)] : edges[0, symbol]
    }

    /// The matches that `accept` accepts, leftmost and longest first, apart from each other, in order.
    func matches(in text: [UInt32], accept: (Match) -> Bool) -> [Match] {
        var found: [Match] = []
        var node: Int32 = 0
        for (index, symbol) in text.enumerated() {
            node = step(node, symbol)
            guard node != 0 else { continue }
            var end = nodes[Int(node)].pattern >= 0 ? node : nodes[Int(node)].shorter
            // Of the patterns that end here the longest that fits; few are tried, so that none can make this slow.
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

/// Edges of a trie by node and symbol, in open addressing.
private struct EdgeTable {
    private var keys: [UInt64] = [UInt64](repeating: .max, count: 256)
    private var targets: [Int32] = [Int32](repeating: 0, count: 256)
    private var count = 0

    @inline(__always)
    private func slot(_ key: UInt64) -> Int {
        var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (keys.count - 1)
        while keys[slot] != key, keys[slot] != .max { slot = (slot + 1) & (keys.count - 1) }
        return slot
    }

    /// The node that the edge leads to, 0 when there is none.
    subscript(node: Int32, symbol: UInt32) -> Int32 {
        targets[slot(UInt64(UInt32(bitPattern: node)) << 32 | UInt64(symbol))]
    }

    mutating func insert(_ node: Int32, _ symbol: UInt32, _ target: Int32) {
        if count * 2 >= keys.count { grow() }
        let key = UInt64(UInt32(bitPattern: node)) << 32 | UInt64(symbol)
        let slot = slot(key)
        keys[slot] = key
        targets[slot] = target
        count += 1
    }

    private mutating func grow() {
        let (oldKeys, oldTargets) = (keys, targets)
        keys = [UInt64](repeating: .max, count: oldKeys.count * 2)
        targets = [Int32](repeating: 0, count: oldKeys.count * 2)
        for (key, target) in zip(oldKeys, oldTargets) where key != .max {
            let slot = slot(key)
            keys[slot] = key
            targets[slot] = target
        }
    }
}
