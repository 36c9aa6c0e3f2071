/// A regular expression without back-references and look-around, matched against a whole code in time proportional to
/// the code's length: all states of the automaton are followed side by side (Thompson, 1968).
public struct LinearPattern: Sendable {
    /// The pattern as it was written.
    public let source: String
    private let program: [Instruction]

    enum Instruction: Sendable {
        case accept
        /// Reads a character of a set: bit n stands for the ASCII character n.
        case bytes(UInt128)
        case jump(Int)
        case split(Int, Int)
    }

    static let longestPattern = 200
    static let largestProgram = 4000

    /// - Parameter source: characters, `.`, `[A-Z0-9]`, `[^0O]`, `\d`, `\w`, `( )`, `|`, `*`, `+`, `?`, `{4,6}`; at
    ///   most 200.
    /// - Throws: a ``TemplateError`` without file and line, whose message says what is wrong and at which character.
    public init(_ source: String) throws(TemplateError) {
        self.source = source
        var compiler = PatternCompiler(source)
        program = try compiler.compile()
    }

    /// Whether the pattern matches all of the text.
    func matches(_ text: [UInt8]) -> Bool {
        var current = States(count: program.count)
        var next = States(count: program.count)
        follow(0, &current)
        for byte in text {
            next.removeAll()
            for state in current.list {
                if case .bytes(let set) = program[state], set >> byte & 1 == 1 {
                    follow(state + 1, &next)
                }
            }
            swap(&current, &next)
            if current.list.isEmpty { return false }
        }
        return current.list.contains { if case .accept = program[$0] { true } else { false } }
    }

    /// Adds a state and all that can be reached from it without reading a character.
    private func follow(_ start: Int, _ states: inout States) {
        var stack = [start]
        while let state = stack.popLast() {
            guard states.insert(state) else { continue }
            switch program[state] {
            case .jump(let target): stack.append(target)
            case .split(let first, let second): stack += [first, second]
            case .accept, .bytes: break
            }
        }
    }

    private struct States {
        private(set) var list: [Int] = []
        private var isIn: [Bool]

        init(count: Int) { isIn = [Bool](repeating: false, count: count) }

        mutating func insert(_ state: Int) -> Bool {
            if isIn[state] { return false }
            isIn[state] = true
            list.append(state)
            return true
        }

        mutating func removeAll() {
            for state in list { isIn[state] = false }
            list.removeAll(keepingCapacity: true)
        }
    }
}
