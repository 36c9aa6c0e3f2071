import MailArchive
import MessageContent

/// How the messages of one page of a conversation answer each other, to stand beside them.
enum ReplyTree {
    /// Nothing where no message of the page answers another of it.
    static func html(_ messages: [StoredMessage]) -> HTML? {
        let places = Dictionary(messages.indices.map { (messages[$0].summary.id, $0) }) { first, _ in first }
        let parents = messages.map { $0.parent?.id.flatMap { places[$0] } }
        guard parents.contains(where: { $0 != nil }) else { return nil }
        let answers = Dictionary(grouping: messages.indices.filter { parents[$0] != nil }) { parents[$0] ?? 0 }
        var lines: [HTML] = []
        var isShown = Array(repeating: false, count: messages.count)
        // Those that answer none of the page come first; in a damaged archive some may only answer each other.
        for root in messages.indices.filter({ parents[$0] == nil }) + messages.indices {
            var pending = [(message: root, depth: 0)]
            while let (message, depth) = pending.popLast() {
                guard !isShown[message] else { continue }
                isShown[message] = true
                lines.append(line(messages[message], min(depth, deepest), hasParentHere: parents[message] != nil))
                pending += (answers[message] ?? []).reversed().map { ($0, depth + 1) }
            }
        }
        return "<nav class=\"threads\" aria-label=\"Threads\"><ol class=\"tree\">\(lines)</ol></nav>"
    }

    /// Deeper answers are not moved further.
    static let deepest = 6

    /// - Parameter hasParentHere: whether the message that it answers stands on the page.
    private static func line(_ message: StoredMessage, _ depth: Int, hasParentHere: Bool) -> HTML {
        let m = message.summary
        let missing = message.parent?.missing ?? 0
        let before: HTML? =
            hasParentHere
            ? nil
            : message.parent?.id.map {
                "<a href=\"\(Link.message($0))\" aria-label=\"What this answers\">↰</a> "
            }
        return """
            \(if: missing > 0, gap(missing, depth))<li class="depth-\(depth)">\(before)<a href="#\(Link.anchor(m.id))">\(Wording.author(m, limit: 120))</a> \(if: message.parent?.link == .subject, guess)<small>\(m.date.map(Format.longDay) ?? "undated")</small></li>

            """
    }

    /// The line of messages that are missing.
    static func gap(_ missing: Int, _ depth: Int) -> HTML {
        "<li class=\"gap depth-\(depth)\">[\(Format.gap(missing))]</li>\n"
    }

    /// The sign of a message that stands where it does by its subject alone.
    static let guess: HTML =
        "<span class=\"tag\" title=\"It has the subject of the message above, and names none that it answers\">a guess</span> "
}
