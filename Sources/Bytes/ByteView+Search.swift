extension ByteView {
    /// Offset of the first `literal` at or after `start`, letter case respected.
    ///
    /// - Parameter anchor: offset of the literal's rarest byte, which is looked for with memchr.
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
