/// The path shapes of link rules: `*` stands for anything within a segment, `**` for anything.
enum PathPattern {
    /// In time proportional to the product of both lengths at worst; both are short.
    static func matches(_ pattern: String, _ path: String) -> Bool {
        let pattern = tokens(pattern)
        var states: Set<Int> = follow([0], pattern)
        for byte in path.utf8 {
            var next: Set<Int> = []
            for state in states where state < pattern.count {
                switch pattern[state] {
                case .literal(let wanted): if wanted == byte { next.insert(state + 1) }
                case .segment: if byte != 0x2F { next.insert(state) }
                case .anything: next.insert(state)
                }
            }
            states = follow(next, pattern)
            if states.isEmpty { return false }
        }
        return states.contains(pattern.count)
    }

    private enum Token {
        case literal(UInt8)
        case segment
        case anything
    }

    private static func tokens(_ pattern: String) -> [Token] {
        var result: [Token] = []
        let bytes = Array(pattern.utf8)
        var position = 0
        while position < bytes.count {
            if bytes[position] != 0x2A {
                result.append(.literal(bytes[position]))
            } else if position + 1 < bytes.count, bytes[position + 1] == 0x2A {
                result.append(.anything)
                position += 1
            } else {
                result.append(.segment)
            }
            position += 1
        }
        return result
    }

    /// Wildcards may stand for nothing.
    private static func follow(_ states: Set<Int>, _ pattern: [Token]) -> Set<Int> {
        var result = states
        for state in states.sorted() {
            var current = state
            while current < pattern.count {
                if case .literal = pattern[current] { break }
                current += 1
                result.insert(current)
            }
        }
        return result
    }
}
