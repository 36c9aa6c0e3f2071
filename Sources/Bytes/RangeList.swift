/// Ranges of a text that is being written, in order.
extension [Range<Int>] {
    /// Appends a range; one that adjoins the last becomes one with it.
    package mutating func appendAdjoining(_ range: Range<Int>) {
        if let last, last.upperBound == range.lowerBound {
            self[count - 1] = last.lowerBound..<range.upperBound
        } else {
            append(range)
        }
    }

    /// Takes off what lies behind the end of a text that was cut to `length`.
    package mutating func cut(to length: Int) {
        while let last, last.upperBound > length {
            removeLast()
            if last.lowerBound < length { append(last.lowerBound..<length) }
        }
    }
}
