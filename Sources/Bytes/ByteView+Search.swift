extension ByteView {
    /// Offset of the first `literal` at or after `start`; nil where it does not occur. Letter case counts.
    ///
    /// - Parameter anchor: which byte of the literal is looked for first, with memchr(3): the one that text has most
    ///   seldom.
    package func firstRange(of literal: StaticString, anchor: Int = 0, from start: Int = 0) -> Int? {
        let wanted = UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
        var from = max(0, start) + anchor
        while let hit = firstIndex(of: wanted[anchor], from: from) {
            from = hit + 1
            let view = slice(hit - anchor, hit - anchor + wanted.count)
            if view.count == wanted.count, view.buffer.elementsEqual(wanted) { return hit - anchor }
        }
        return nil
    }
}
