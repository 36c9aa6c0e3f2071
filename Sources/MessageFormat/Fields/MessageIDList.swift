import Bytes

/// The msg-ids of a Message-ID, In-Reply-To or References field (RFC 5322 section 3.6.4), without angle brackets.
public struct MessageIDList: Sendable {
    /// The msg-ids in order, as ranges into the field body. ``text(of:in:)`` drops the folding inside them.
    public private(set) var ids: [ByteRange] = []
    /// Each departure from RFC 5322 once.
    public private(set) var diagnostics: [DiagnosticCode] = []

    /// Reads a field body. Of more than ``Limits/messageIDs`` msg-ids the first, which is the root of the thread, and
    /// the most recent ones are kept.
    public init(parsing body: ByteView) {
        var cursor = 0
        while let open = body.firstIndex(of: 0x3C, from: cursor) {
            let next = body.firstIndex(of: 0x3C, from: open + 1) ?? body.count
            let close = body.firstIndex(of: 0x3E, from: open + 1, to: next)
            add(ByteRange(open + 1, close ?? next), in: body)
            if close == nil { diagnostics.note(.messageIDMalformed) }
            cursor = close.map { $0 + 1 } ?? next
        }
        if ids.isEmpty { readBareWords(body) }
        trimToLimit()
    }

    /// QUIRK: reads msg-ids without the angle brackets of RFC 5322 section 3.6.4 (`message-id.malformed`). In-Reply-To
    /// may hold text such as `Your message of "Mon, …"` instead, so only words with an `@` count.
    private mutating func readBareWords(_ body: ByteView) {
        var cursor = 0
        var words = 0
        while cursor < body.count {
            while cursor < body.count, body[cursor].isBareIDSeparator { cursor += 1 }
            let start = cursor
            var hasAt = false
            while cursor < body.count, !body[cursor].isBareIDSeparator {
                hasAt = hasAt || body[cursor] == 0x40
                cursor += 1
            }
            guard cursor > start else { break }
            words += 1
            if hasAt { add(ByteRange(start, cursor), in: body) }
        }
        let hasBrackets = body.firstIndex(of: 0x3C) != nil || body.firstIndex(of: 0x3E) != nil
        if ids.isEmpty, words == 1, !hasBrackets { add(ByteRange(0, body.count), in: body) }
        if words > 0 { diagnostics.note(.messageIDMalformed) }
    }

    private mutating func add(_ range: ByteRange, in body: ByteView) {
        let view = body[range].trimmed()
        guard !view.isEmpty else { return }
        let start = view.offset(in: body)
        ids.append(ByteRange(start, start + view.count))
    }

    private mutating func trimToLimit() {
        guard ids.count > Limits.messageIDs else { return }
        diagnostics.note(.limitMessageIDs)
        ids.removeSubrange(1...(ids.count - Limits.messageIDs))
    }

    /// The bytes of the msg-id `id` without the white space that folding left inside.
    ///
    /// - Parameters:
    ///   - id: where it stands, without angle brackets.
    ///   - body: the field body that the list was read from.
    public static func text(of id: ByteRange, in body: ByteView) -> [UInt8] {
        body[id].array.filter { !$0.isFoldingWhiteSpace }
    }
}

extension UInt8 {
    fileprivate var isBareIDSeparator: Bool {
        switch self {
        case 0x2C, 0x3B, 0x22, 0x28, 0x29, 0x3E: true
        default: isFoldingWhiteSpace
        }
    }
}
