/// A message in a file that puts each between marks, or behind the count of its bytes. All values are positions in the
/// file.
struct FramedMessage {
    /// Why a piece of the file makes no message.
    enum Fault { case tooLarge, damaged, compressed }

    /// First byte of what stands before the message and is no part of it.
    var start: Int
    /// The message, or the bytes of which none can be made.
    var range: Range<Int>
    /// Behind what stands after it and is no part of it.
    var end: Int
    var keywords: [String] = []
    /// In seconds since 1970.
    var receivedAt: Int64?
    var fault: Fault?
}

/// How a kind of file frames its messages.
protocol MessageFraming {
    /// Whether flags are noted beside the messages.
    var tellsFlags: Bool { get }

    /// The message that begins at `position` or behind it, whose bytes are in memory unless it has a fault; nil where the
    /// file has none. The bytes before `position` may leave memory.
    ///
    /// - Parameter limit: a message of more bytes is too large.
    mutating func message(at position: Int, in window: ByteWindow, limit: Int) throws(SourceError) -> FramedMessage?
}

extension ByteWindow {
    /// Brings a message whose length is counted into memory, or passes over one that is too large. At the end of the
    /// file it may be shorter than its count.
    func take(_ range: Range<Int>, limit: Int) throws(SourceError) -> (range: Range<Int>, fault: FramedMessage.Fault?) {
        guard range.count > limit else {
            try fill(to: range.upperBound)
            return (range.lowerBound..<min(range.upperBound, end), nil)
        }
        while end < range.upperBound {
            discard(before: end)
            guard try fillMore() else { break }
        }
        return (range.lowerBound..<min(range.upperBound, end), .tooLarge)
    }

    /// Whether a message that is said to end at `position` does: at the end of the file, or where `isNext` knows what
    /// follows. In a stream a place too far ahead is believed.
    func frameEnds(at position: Int, _ isNext: ([UInt8]) -> Bool) throws(SourceError) -> Bool {
        if isAtEnd, position > end { return false }
        guard let ahead = try peek(at: position, count: 64) else { return true }
        if !ahead.isEmpty { return isNext(ahead) }
        return try peek(at: position - 1, count: 1).map { !$0.isEmpty } ?? true
    }

    /// The first line, from `start` on, that `end` knows for a mark.
    ///
    /// - Parameters:
    ///   - first: what a mark begins with.
    ///   - reach: bytes of a mark with its line end.
    ///   - end: where the mark's line ends, at the beginning of a text; nil where none is there.
    func findMark(
        _ first: UInt8, from start: Int, reach: Int, limit: Int, _ end: (Span<UInt8>) -> Int?
    ) throws(SourceError) -> Range<Int>? {
        var length: Int?
        let place = try find(first, from: start, reach: reach, keeping: start, limit: limit) { place in
            guard place == start || byte(at: place - 1) == ByteSearch.lineFeed else { return false }
            length = withBytes(place..<self.end) { end($0) }
            return length != nil
        }
        return place.flatMap { place in length.map { place..<place + $0 } }
    }

    /// The first place of the byte `first`, from `start` on, at which `isHit` finds what it looks for. Nil at the end of the
    /// file.
    ///
    /// - Parameters:
    ///   - reach: bytes from a place on that `isHit` may look at.
    ///   - keep: the bytes from here on stay in memory while they are no more than `limit`.
    func find(
        _ first: UInt8, from start: Int, reach: Int, keeping keep: Int, limit: Int, where isHit: (Int) -> Bool
    ) throws(SourceError) -> Int? {
        var position = start
        while true {
            while let found = withBytes(position..<end, { ByteSearch.first(first, in: $0, 0..<$0.count) }) {
                position += found
                try fill(to: position + reach)
                if isHit(position) { return position }
                position += 1
                // The byte before a place may have to be looked at, too.
                if position - keep > limit { discard(before: position - 1) }
            }
            position = end
            if end - keep > limit { discard(before: end - 1) }
            guard try fillMore() else { return nil }
        }
    }
}
