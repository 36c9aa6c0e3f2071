/// Finds copies: messages with one text but different bytes, such as a sent copy and the copy that came back through a
/// list. They have the same Message-ID, author, base subject and beginning, and were sent within five minutes of each
/// other; with fewer conditions a stranger's mail with a borrowed Message-ID could hide another.
package struct CopyGroups {
    /// What copies have in common.
    package struct Letter: Equatable, Sendable {
        package var internetID: String
        package var author: String
        /// See ``BaseSubject``.
        package var subject: String
        package var preview: String

        package init(internetID: String, author: String, subject: String, preview: String) {
            (self.internetID, self.author, self.subject, self.preview) = (internetID, author, subject, preview)
        }
    }

    private struct Group {
        var letter: Letter
        var sentAt: Int64
        var members: [Int]

        /// Whether a letter sent then may still be a copy of this one.
        func isNear(_ other: Letter, _ sentAt: Int64) -> Bool {
            !other.internetID.isEmpty && letter.internetID == other.internetID
                && sentAt &- self.sentAt <= CopyGroups.seconds
        }
    }

    /// Different letters under one Message-ID that are compared at a time: mail that reuses one Message-ID takes no
    /// quadratic time.
    private static let openLetters = 64
    /// Seconds between the first of several copies and any other.
    private static let seconds: Int64 = 300

    private var open: [Group] = []

    package init() {}

    /// Takes the letters by Message-ID, those of one by time, and then by hash.
    ///
    /// - Returns: the groups to which no later letter can belong, each with the numbers of its letters in order.
    package mutating func add(_ number: Int, _ letter: Letter, sentAt: Int64) -> [[Int]] {
        var closed = open.filter { !$0.isNear(letter, sentAt) }
        open.removeAll { !$0.isNear(letter, sentAt) }
        if let index = open.firstIndex(where: { $0.letter == letter }) {
            open[index].members.append(number)
        } else {
            if open.count == Self.openLetters { closed.append(open.removeFirst()) }
            open.append(Group(letter: letter, sentAt: sentAt, members: [number]))
        }
        return closed.map(\.members)
    }

    /// - Returns: all other groups.
    package mutating func close() -> [[Int]] {
        defer { open = [] }
        return open.map(\.members)
    }
}
