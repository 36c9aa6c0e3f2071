/// A regular expression without back-references and look-around, matched against a whole code in time proportional to
/// its length: the states of Thompson's automaton are followed side by side.
public struct LinearPattern: Sendable {
    public let source: String
    private let program: [Instruction]

    enum Instruction: Sendable {
        case accept
        /// The bytes that match, as two words of 64 bits each: ASCII only.
        case bytes(low: UInt64, high: UInt64)
        case jump(Int)
        case split(Int, Int)
    }

    /// What is wrong with a pattern.
    public struct Fault: Error, Sendable, Equatable {
        public var message: String
    }

    static let longestPattern = 200
    static let largestProgram = 4000

    public init(_ source: String) throws(Fault) {
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
                if case .bytes(let low, let high) = program[state], Self.contains(low, high, byte) {
                    follow(state + 1, &next)
                }
            }
            swap(&current, &next)
            if current.list.isEmpty { return false }
        }
        return current.list.contains { if case .accept = program[$0] { true } else { false } }
    }

    private static func contains(_ low: UInt64, _ high: UInt64, _ byte: UInt8) -> Bool {
        byte < 64 ? low >> UInt64(byte) & 1 == 1 : byte < 128 && high >> UInt64(byte - 64) & 1 == 1
    }

    /// Adds a state and all that are reached from it without reading.
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
