import TestSupport
import Testing

@testable import MessageAnalysis

@Suite("Reply trees (RFC 5256, algorithm REFERENCES)")
struct ReplyForestTests {
    /// A message in short: `3 < 1 2` is 3 with the References 1 and 2, `3 ~ 2` with 2 in In-Reply-To, `3 # 7` of Gmail's
    /// thread 7. Without a name in front it has no Message-ID.
    private static func keys(_ text: String) -> [ThreadKey] {
        var role = ThreadKey.Role.own
        return text.split(separator: " ").compactMap { word in
            switch word {
            case "<": role = .reference
            case "~": role = .inReplyTo
            case "#": role = .provider
            default: return ThreadKey(role, String(word))
            }
            return nil
        }
    }

    private static func forest(_ messages: [String]) -> ReplyForest {
        let keys = messages.map(keys)
        return ReplyForest(count: keys.count) { keys[$0][...] }
    }

    /// The trees line by line: depth in blanks, the message's number or how many are missing.
    private static func drawn(_ forest: ReplyForest) -> [String] {
        forest.rows().map { row in
            String(repeating: " ", count: row.depth) + (row.message.map { "\($0)" } ?? "(\(row.missing))")
        }
    }

    private static func drawn(_ messages: String...) -> [String] { drawn(forest(messages)) }

    @Test("a message hangs below the last of its References, answers by time")
    func references() {
        #expect(Self.drawn("a", "b < a", "c < a b", "d < a", "e") == ["0", " 1", "  2", " 3", "4"])
    }

    @Test("In-Reply-To counts where there are no References")
    func inReplyTo() {
        #expect(Self.drawn("a", "b ~ a", "c < a ~ b") == ["0", " 1", " 2"])
    }

    @Test("what is missing is a gap, and filled by what arrives later")
    func gaps() {
        #expect(Self.drawn("c < a b", "d < a b", "e < a") == ["(1)", " (1)", "  0", "  1", " 2"])
        #expect(Self.drawn("a", "c < a b", "d < a b", "e < a") == ["0", " (1)", "  1", "  2", " 3"])
        #expect(Self.drawn("a", "b < a", "c < a b", "d < a b", "e < a") == ["0", " 1", "  2", "  3", " 4"])
        #expect(Self.drawn("d < a b c") == ["(3)", " 0"])
        let answered = Self.forest(["a", "d < a b c", "x < y z"]).answered()
        #expect(answered[0] == nil)
        #expect(answered[1] == .init(message: 0, missing: 2, link: .references))
        #expect(answered[2] == .init(message: nil, missing: 2, link: .references))
    }

    @Test("what a message says itself goes before what others say of it")
    func ownWord() {
        #expect(Self.drawn("a", "x", "b < x", "c < a b") == ["0", "1", " 2", "  3"])
        // It says nothing: others' References have it.
        let forest = Self.forest(["a", "b", "c < a b"])
        #expect(Self.drawn(forest) == ["0", " 1", "  2"])
        #expect(forest.answered()[1]?.link == .others)
    }

    @Test(
        "a loop is cut where others say something, else before its first message, a loop of gaps before its first gap")
    func loops() {
        #expect(Self.drawn("b < a", "a", "c < b a") == ["1", " 0", " 2"])
        #expect(Self.drawn("a < b", "b < a") == ["0", " 1"])
        #expect(Self.drawn("a < c", "b < a", "c < b") == ["0", " 1", "  2"])
        #expect(Self.drawn("a < a") == ["0"])
        #expect(Self.drawn("x < a b", "y < b a") == ["(1)", " (1)", "  0", " 1"])
    }

    @Test("a message that is there counts before one that is not, where In-Reply-To names it")
    func present() {
        #expect(Self.drawn("a", "b ~ x a") == ["0", " 1"])
        #expect(Self.drawn("a", "b < x ~ a") == ["0", " 1"])
        #expect(Self.drawn("a", "b", "c < a ~ b") == ["0", " 2", "1"])
        #expect(Self.drawn("b < x ~ y") == ["(1)", " 0"])
    }

    @Test("of messages with one Message-ID the first is answered")
    func sameID() {
        #expect(Self.drawn("a", "a", "b < a") == ["0", " 2", "1"])
        var forest = Self.forest(["a", "a", "b"])
        #expect(forest.thread(of: 0) == forest.thread(of: 1) && forest.thread(of: 2) == 2)
    }

    @Test("Gmail's thread joins, and says nothing of who answers whom")
    func provider() {
        var forest = Self.forest(["a # 7", "b # 7", "c # 8"])
        #expect(forest.thread(of: 1) == 0 && forest.thread(of: 2) == 2)
        #expect(Self.drawn(forest) == ["0", "1", "2"])
    }

    @Test("guesses join threads; one that would make a loop is left out")
    func guesses() {
        var forest = Self.forest(["a", "b", "c < b"])
        forest.add(guesses: [(1, 0)])
        #expect(Self.drawn(forest) == ["0", " 1", "  2"] && forest.thread(of: 2) == 0)
        #expect(forest.answered()[1]?.link == .subject)
        forest = Self.forest(["a < c", "b", "c"])
        forest.add(guesses: [(2, 0), (1, 0)])
        #expect(Self.drawn(forest) == ["2", " 0", "  1"])
    }

    // MARK: Against an oracle

    /// The same rules, one step after the other and without regard to time: parents by message and gap.
    private struct Oracle {
        var parents: [String: String] = [:]
        var names: [String]

        init(_ messages: [[ThreadKey]]) {
            func name(_ key: ThreadKey) -> String { "\(key.rawValue & ~7)" }
            var holders: [String: Int] = [:]
            for (number, keys) in messages.enumerated() {
                for key in keys where key.role == .own && holders[name(key)] == nil { holders[name(key)] = number }
            }
            names = messages.enumerated().map { number, keys in
                let own = keys.first { $0.role == .own }.map(name)
                return own.flatMap { holders[$0] == number ? $0 : nil } ?? "message \(number)"
            }
            let indices = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
            var gaps: [String] = []
            for (number, keys) in messages.enumerated() {
                let chain = keys.filter { $0.role == .reference }.map(name)
                for id in chain + keys.filter({ $0.role == .inReplyTo || $0.role == .provider }).map(name)
                where indices[id] == nil && !gaps.contains(id) { gaps.append(id) }
                for (above, below) in zip(chain, chain.dropFirst()) where above != below && parents[below] == nil {
                    parents[below] = above
                }
                // What is there counts before what is not.
                let named = chain.suffix(1) + keys.filter { $0.role == .inReplyTo }.map(name)
                if let parent = named.first(where: { indices[$0] != nil }) ?? named.first, parent != names[number] {
                    parents[names[number]] = parent
                }
            }
            // From each on upwards until one comes again: that is a loop, cut at what others say, else before the first of it.
            let order = names + gaps
            let own = Set(
                messages.enumerated().filter { number, keys in
                    keys.contains { ($0.role == .reference || $0.role == .inReplyTo) && name($0) != names[number] }
                }.map { names[$0.offset] })
            func rank(_ id: String) -> Int { order.firstIndex(of: id)! + (own.contains(id) ? order.count : 0) }
            for start in order {
                var path = [start]
                while let parent = parents[path[path.count - 1]] {
                    if let place = path.firstIndex(of: parent) {
                        let cut = path[place...].min { rank($0) < rank($1) }
                        parents[cut!] = nil
                        break
                    }
                    path.append(parent)
                }
            }
        }

        /// The nearest message above, and how many gaps lie between.
        func answered(_ message: Int) -> (message: Int?, missing: Int)? {
            guard var parent = parents[names[message]] else { return nil }
            var missing = 0
            while true {
                if let found = names.firstIndex(of: parent) { return (found, missing) }
                missing += 1
                guard let next = parents[parent] else { return (nil, missing) }
                parent = next
            }
        }
    }

    @Test("10,000 random mailboxes have the trees that the rules ask for, one step after the other")
    func oracle() {
        var generator = SplitMix(state: 5)
        for number in 0..<10_000 {
            let count = Int.random(in: 1...12, using: &generator)
            let ids = Int.random(in: 1...16, using: &generator)
            let messages = (0..<count).map { own -> [ThreadKey] in
                var text = own % 7 == 6 ? "" : "\(Int.random(in: 0...ids, using: &generator))"
                for mark in ["<", "~"] {
                    var seen: Set<Int> = []
                    let named = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
                        Int.random(in: 0...ids, using: &generator)
                    }.filter { seen.insert($0).inserted && "\($0)" != text.split(separator: " ").first ?? "" }
                    if !named.isEmpty { text += " \(mark) " + named.map(String.init).joined(separator: " ") }
                }
                return Self.keys(text)
            }
            let forest = ReplyForest(count: count) { messages[$0][...] }
            let oracle = Oracle(messages)
            for (message, answered) in forest.answered().enumerated() {
                let expected = oracle.answered(message)
                #expect(answered?.message == expected?.message, "mailbox \(number), message \(message)")
                #expect(answered?.missing == expected?.missing, "mailbox \(number), message \(message)")
            }
            // Each message stands in the trees once.
            #expect(forest.rows().compactMap(\.message).sorted() == Array(0..<count))
        }
    }

    // MARK: Threads

    /// Message by message the identifiers that tie it to others: its own, and those that it answers.
    private typealias Graph = [[UInt64]]

    private static func threads(_ graph: Graph) -> [Int] {
        var forest = ReplyForest(count: graph.count) { message in
            ArraySlice(
                graph[message].enumerated().map {
                    ThreadKey($0 == 0 && $1 == message ? .own : .reference, hash: $1 << 3)
                })
        }
        return graph.indices.map { forest.thread(of: $0) }
    }

    /// From each message to all that share an identifier with it, and on from there.
    private static func bruteForce(_ graph: Graph) -> [Int] {
        var thread = [Int](repeating: -1, count: graph.count)
        for start in graph.indices where thread[start] < 0 {
            var open = [start]
            while let next = open.popLast() {
                thread[next] = start
                open += graph.indices.filter { thread[$0] < 0 && !Set(graph[$0]).isDisjoint(with: graph[next]) }
            }
        }
        return thread
    }

    @Test("threads are what a search from message to message finds, in 10,000 random mailboxes, in any order")
    func threads() {
        var generator = SplitMix(state: 11)
        for number in 0..<10_000 {
            let count = Int.random(in: 1...14, using: &generator)
            let ids = UInt64.random(in: 1...20, using: &generator)
            var graph: Graph = (0..<count).map { own in
                let answered = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
                    UInt64.random(in: 0...ids, using: &generator)
                }
                // Some have no identifier of their own, some one that others have, some answer themselves.
                return (own % 5 == 0 ? [] : [UInt64(own)]) + answered
            }
            #expect(Self.threads(graph) == Self.bruteForce(graph), "graph \(number): \(graph)")
            graph.shuffle(using: &generator)
            #expect(Self.threads(graph) == Self.bruteForce(graph), "graph \(number), shuffled: \(graph)")
        }
    }

    /// Shapes of reply graphs, and how many threads each has.
    private static let shapes: [(name: String, graph: @Sendable (UInt64) -> Graph, threads: @Sendable (Int) -> Int)] = [
        ("chain", { n in (0..<n).map { [$0, $0 + 1] } }, { _ in 1 }),
        ("chain, the last first", { n in (0..<n).reversed().map { [$0, $0 + 1] } }, { _ in 1 }),
        ("ring", { n in (0..<n).map { [$0, ($0 + 1) % n] } }, { _ in 1 }),
        ("star", { n in (0..<n).map { [$0, 7] } }, { _ in 1 }),
        ("one names all", { n in [Array(0..<n)] + (0..<n).map { [$0] } }, { _ in 1 }),
        ("nobody answers", { n in (0..<n).map { [$0] } }, { $0 }),
        // All gaps: one message names them all, and others name them the other way round.
        ("both ways", { n in [Array(0..<n)] + (0..<10).map { _ in [n + 1] + (0..<n / 10).reversed() } }, { _ in 1 }),
        (
            "chain, shuffled",
            { n in
                var generator = SplitMix(state: 3)
                return (0..<n).map { [$0, $0 + 1] }.shuffled(using: &generator)
            }, { _ in 1 }
        ),
    ]

    @Test("graphs of every shape take linear time", arguments: shapes.indices)
    func large(shape: Int) {
        let (name, graph, threads) = Self.shapes[shape]
        let growth = timeGrowth(from: 1_000) {
            graph(UInt64($0))
        } _: { graph in
            var forest = ReplyForest(count: graph.count) { message in
                ArraySlice(
                    graph[message].enumerated().map { ThreadKey($0 == 0 ? .own : .reference, hash: $1 << 3) })
            }
            #expect(Set(graph.indices.map { forest.thread(of: $0) }).count == threads(graph.count), "\(name)")
            #expect(forest.rows().compactMap(\.message).count == graph.count, "\(name)")
            _ = forest.answered()
        }
        #expect(growth < leastGrowthOfSquares, "\(name)")
    }
}
