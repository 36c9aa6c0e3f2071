/// Who answers whom: the reply trees of messages, by RFC 5256's algorithm REFERENCES.
///
/// A message answers the last identifier of its References; without References the first of its In-Reply-To (step 1).
/// An identifier that no message has becomes a gap. References name messages in the order in which each answers the one
/// before, which places gaps, too; where messages disagree about a gap, the first of them decides. RFC 5256 leaves some
/// results to the order in which messages are looked at. Here it is the given order, and:
///
/// - What a message says itself goes before what others say of it. A message that names nothing is placed by the
///   References of others.
/// - Of messages with one Message-ID the first has it.
/// - A loop is cut where its links are weakest: at a guess, else at what only others' References say, else before its
///   first message.
/// - Gaps stay unless nothing hangs below them, since the missing message may arrive later (steps 2 to 4 drop them).
/// - Threads are never joined by subject alone (step 5): see ``add(guesses:)``.
///
/// Messages that share an identifier are one thread, even where nothing tells who answers whom. All of it takes linear
/// time.
public struct ReplyForest: Sendable {
    /// How it is known what a message answers.
    public enum Link: String, Sendable {
        /// Its own References.
        case references
        /// Its own In-Reply-To.
        case inReplyTo
        /// The References of other messages.
        case others
        /// A guess by subject and time, for a reply that names nothing it answers.
        case subject
    }

    /// How many messages there are. Nodes below that number are messages, the others gaps.
    public let count: Int
    /// The parent of each node; -1 for a root.
    private var parents: [Int32] = []
    /// How the parent of each message is known.
    private var links: [Link?]
    /// The threads, as disjoint sets: each node points to one of its set, and the one that stands for it to itself.
    private var sets: [Int32] = []

    /// Builds the trees.
    ///
    /// - Parameters:
    ///   - count: how many messages there are.
    ///   - keys: gives the keys of the message with a number. Messages are numbered by time: earlier ones decide first.
    public init(count: Int, keys: (Int) -> ArraySlice<ThreadKey>) {
        self.count = count
        links = Array(repeating: nil, count: count)
        parents = Array(repeating: -1, count: count)
        sets = (0..<count).map(Int32.init)
        var nodes: [UInt64: Int32] = [:]
        nodes.reserveCapacity(count)
        for message in 0..<count {
            for key in keys(message) where key.role == .own {
                guard let identifier = key.identifier else { continue }
                // A copy: it belongs to the thread, but answers go to the first message with this Message-ID.
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

    private mutating func place(_ message: Int, _ keys: ArraySlice<ThreadKey>, _ nodes: inout [UInt64: Int32]) {
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
            // Running text there may have an address before the identifier.
            case .inReplyTo: if answered.map({ $0 >= count && node < count }) ?? true { answered = node }
            default: break
            }
        }
        // A message that is there is the better witness than one that is not.
        let isOnlyThere = (previous ?? 0) >= count && (answered ?? count) < count
        guard let parent = isOnlyThere ? answered : previous ?? answered, parent != message else { return }
        parents[message] = Int32(parent)
        links[message] = isOnlyThere || previous == nil ? .inReplyTo : .references
    }

    /// Notes what somebody's References say of another message or gap: the first word counts, and what a message says
    /// itself overrides it later.
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

    /// The number that stands for a message's thread: equal for all messages of one thread.
    ///
    /// - Parameter message: from 0 up to ``count``.
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

    /// Whether neither the message nor another one says what it answers.
    public func isRoot(_ message: Int) -> Bool { parents[message] < 0 }

    /// Places messages without a parent below others, and joins their threads.
    ///
    /// - Parameter guesses: messages and what they may answer. Where guesses make a loop, its first one is dropped.
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

    /// Cuts each loop at its weakest link, of equals at the first.
    private mutating func cutLoops() {
        // For each node the number of the walk that came by; 0 for none.
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

    /// How strong the link of a node to its parent is.
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
        // Small, as there is one for each message of an archive.
        private let node: Int32
        private let gaps: Int32
        /// How it is known.
        public let link: Link

        /// The nearest message above it that is there; nil where all are missing.
        public var message: Int? { node < 0 ? nil : Int(node) }
        /// How many messages between the two are missing.
        public var missing: Int { Int(gaps) }

        init(message: Int?, missing: Int, link: Link) {
            (node, gaps, self.link) = (Int32(message ?? -1), Int32(missing), link)
        }
    }

    /// What each message answers, by number; nil for those that answer nothing.
    public func answered() -> [Answered?] {
        // For each gap the nearest message above it and how many gaps lead there: each is walked through once.
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
        /// The message; nil for a gap.
        public var message: Int?
        /// How many missing messages, one below the other, this line stands for; 0 for a message.
        public var missing: Int
        /// How many lines above lead to the root; 0 for a root.
        public var depth: Int
    }

    /// The trees in reading order: each message before its answers, and answers by time. A gap has the time of the
    /// first message below it.
    public func rows() -> [Row] {
        var firstChild = [Int32](repeating: -1, count: parents.count)
        var nextSibling = firstChild
        var roots: [Int] = []
        // From the last to the first, as each is put before its siblings.
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
            // A gap that has one gap as its only child shares its line.
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

    /// All messages in their order, each gap right before the first message below it. Other gaps are left out.
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
