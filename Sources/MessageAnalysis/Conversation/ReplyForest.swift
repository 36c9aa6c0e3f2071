/// Who answers whom: the reply trees of messages, by RFC 5256's algorithm REFERENCES.
///
/// A message answers the last identifier of its References; without References the first of its In-Reply-To (step 1).
/// Identifiers that no message has become gaps, joined by the order in which References name them; a gap that the mail does
/// not agree about hangs where the first message that names it says. Where RFC 5256 leaves the result to the order in which
/// messages are looked at, this looks at them in the given order, and:
///
/// - What a message says itself goes before what others say of it. One that names nothing hangs where others' References
///   have it.
/// - Of messages with one Message-ID the first has it.
/// - A loop is cut where others say what a message answers, or what a gap does, else before its first message.
/// - Gaps stay, those that lead to nothing aside: a message that arrives later takes its place (steps 2 to 4 would drop them).
/// - Threads are never joined by subject alone (step 5): see ``add(guesses:)``.
///
/// Messages that share an identifier are one thread, also where nothing tells who answers whom. Everything takes linear time.
public struct ReplyForest: Sendable {
    public enum Link: String, Sendable {
        case references
        case inReplyTo
        /// Others' References say so.
        case others
        /// A guess: a reply by its subject and time that names nothing it answers.
        case subject
    }

    /// How many messages there are; nodes from there on are gaps.
    public let count: Int
    /// The node that a node hangs below; -1: none.
    private var parents: [Int32] = []
    /// Of messages.
    private var links: [Link?]
    /// Disjoint sets: the threads.
    private var sets: [Int32] = []

    /// - Parameters:
    ///   - count: how many messages.
    ///   - keys: of the message with that number. Their order is the one in which messages are looked at: by time.
    public init(count: Int, keys: (Int) -> [ThreadKey]) {
        self.count = count
        links = Array(repeating: nil, count: count)
        parents = Array(repeating: -1, count: count)
        sets = (0..<count).map(Int32.init)
        var nodes: [UInt64: Int32] = [:]
        nodes.reserveCapacity(count)
        for message in 0..<count {
            for key in keys(message) where key.role == .own {
                guard let identifier = key.identifier else { continue }
                // Another with this Message-ID: of the same thread, and answered by none.
                if let first = nodes[identifier] {
                    join(Int(first), message)
                } else {
                    nodes[identifier] = Int32(message)
                }
            }
        }
        for message in 0..<count { place(message, keys(message), &nodes) }
        cutLoops()
    }

    private mutating func place(_ message: Int, _ keys: [ThreadKey], _ nodes: inout [UInt64: Int32]) {
        var previous: Int?
        var answered: Int?
        for key in keys where key.role != .own {
            guard let identifier = key.identifier else { continue }
            let node = node(identifier, &nodes)
            join(node, message)
            switch key.role {
            case .reference:
                if let previous { hang(node, below: previous) }
                previous = node
            case .inReplyTo: answered = answered ?? node
            default: break
            }
        }
        guard let parent = previous ?? answered, parent != message else { return }
        parents[message] = Int32(parent)
        links[message] = previous != nil ? .references : .inReplyTo
    }

    /// What References say of another: counts where nothing was said before, and not against the message itself, which is
    /// looked at in its turn.
    private mutating func hang(_ node: Int, below parent: Int) {
        guard parents[node] < 0, node != parent else { return }
        parents[node] = Int32(parent)
        if node < count { links[node] = .others }
    }

    private mutating func node(_ identifier: UInt64, _ nodes: inout [UInt64: Int32]) -> Int {
        if let known = nodes[identifier] { return Int(known) }
        let gap = parents.count
        nodes[identifier] = Int32(gap)
        parents.append(-1)
        sets.append(Int32(gap))
        return gap
    }

    // MARK: Threads

    /// The node that stands for the thread of a message.
    public mutating func thread(of message: Int) -> Int {
        var node = message
        while Int(sets[node]) != node {
            sets[node] = sets[Int(sets[node])]
            node = Int(sets[node])
        }
        return node
    }

    private mutating func join(_ a: Int, _ b: Int) {
        let (a, b) = (thread(of: a), thread(of: b))
        sets[max(a, b)] = Int32(min(a, b))
    }

    // MARK: Guesses

    /// Whether a message names nothing that it answers, and nobody else says what it answers.
    public func isRoot(_ message: Int) -> Bool { parents[message] < 0 }

    /// Hangs messages without a parent below others.
    ///
    /// - Parameter guesses: message and what it may answer. Where they make a loop its first guess is left out.
    public mutating func add(guesses: [(message: Int, parent: Int)]) {
        guard !guesses.isEmpty else { return }
        for (message, parent) in guesses where isRoot(message) && message != parent {
            parents[message] = Int32(parent)
            links[message] = .subject
            join(message, parent)
        }
        cutLoops()
    }

    // MARK: Loops

    /// Cuts each loop at its first guess, else where others' References say something, else before its first message.
    private mutating func cutLoops() {
        // 0: not seen; else the walk that saw it.
        var seen = [Int32](repeating: 0, count: parents.count)
        for start in parents.indices where seen[start] == 0 {
            let walk = Int32(start) + 1
            var node = start
            while seen[node] == 0 {
                seen[node] = walk
                guard parents[node] >= 0 else { break }
                node = Int(parents[node])
            }
            guard seen[node] == walk, parents[node] >= 0 else { continue }
            cutLoop(through: node)
        }
    }

    /// How much what hangs a node where it is counts: little for guesses, less for others' words than for its own.
    private func weight(_ node: Int) -> Int {
        guard node < count else { return 1 }
        return switch links[node] {
        case .subject: 0
        case .others: 1
        case .references, .inReplyTo, nil: 2
        }
    }

    private mutating func cutLoop(through start: Int) {
        var cut = start
        var node = start
        repeat {
            if (weight(node), node) < (weight(cut), cut) { cut = node }
            node = Int(parents[node])
        } while node != start
        parents[cut] = -1
        if cut < count { links[cut] = nil }
    }
}

extension ReplyForest {
    /// What a message answers.
    public struct Answered: Sendable, Equatable {
        /// The nearest message above it that is there; nil where none is.
        public var message: Int?
        /// How many messages between the two are missing.
        public var missing: Int
        /// What says so.
        public var link: Link
    }

    /// What each message answers; nil for those that answer nothing.
    public func answered() -> [Answered?] {
        // A gap is walked through once: the nearest message above it, and how many gaps lead there.
        var above = [(node: Int32, gaps: Int32)?](repeating: nil, count: parents.count - count)
        return (0..<count).map { message in
            guard let link = links[message] else { return nil }
            var path: [Int] = []
            var node = Int(parents[message])
            var gaps = 0
            while node >= count {
                if let known = above[node - count] {
                    (node, gaps) = (Int(known.node), Int(known.gaps))
                    break
                }
                path.append(node)
                node = Int(parents[node])
            }
            for gap in path.reversed() {
                gaps += 1
                above[gap - count] = (Int32(node), Int32(gaps))
            }
            return Answered(message: node < 0 ? nil : node, missing: gaps, link: link)
        }
    }

    /// One line of a drawn tree.
    public struct Row: Sendable, Equatable {
        /// Nil for messages that are missing.
        public var message: Int?
        /// How many are missing here, one below the other; 0 for a message.
        public var missing: Int
        /// 0 for a message that answers nothing.
        public var depth: Int
    }

    /// The trees as they are read: each message before its answers, answers by time, a gap at the time of what comes first
    /// below it.
    public func rows() -> [Row] {
        var (firstChild, nextSibling) = (
            [Int32](repeating: -1, count: parents.count), [Int32](repeating: -1, count: parents.count)
        )
        var roots: [Int] = []
        // From the last to the first, as each goes before its siblings.
        for node in byTime().reversed() {
            let parent = Int(parents[node])
            if parent < 0 {
                roots.append(node)
            } else {
                nextSibling[node] = firstChild[parent]
                firstChild[parent] = Int32(node)
            }
        }
        var rows: [Row] = []
        var open = roots.map { (node: $0, depth: 0) }
        while let next = open.popLast() {
            var node = next.node
            var missing = node < count ? 0 : 1
            // A gap with a gap alone below it is one line with it.
            while node >= count, case let only = Int(firstChild[node]), only >= count, nextSibling[only] < 0 {
                node = only
                missing += 1
            }
            rows.append(Row(message: node < count ? node : nil, missing: missing, depth: next.depth))
            var children: [(node: Int, depth: Int)] = []
            var child = Int(firstChild[node])
            while child >= 0 {
                children.append((child, next.depth + 1))
                child = Int(nextSibling[child])
            }
            open += children.reversed()
        }
        return rows
    }

    /// Messages in their order, each after the gaps that it is the first to stand below; other gaps lead to nothing.
    private func byTime() -> [Int] {
        var result: [Int] = []
        var isSeen = [Bool](repeating: false, count: parents.count - count)
        for message in 0..<count {
            var node = Int(parents[message])
            while node >= count, !isSeen[node - count] {
                isSeen[node - count] = true
                result.append(node)
                node = Int(parents[node])
            }
            result.append(message)
        }
        return result
    }
}
