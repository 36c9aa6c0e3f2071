extension RandomAccessCollection where Index == Int {
    /// The first index whose element fulfils `predicate`, found by bisection; the end index where none does. All
    /// elements behind one that fulfils it must fulfil it, too.
    @inlinable
    public func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if predicate(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
