/// Finds one phrase in a stretch of folded text.
enum PhraseSearch {
    /// The first `limit` occurrences in `range`, none overlapping another.
    static func occurrences(of needle: [UInt8], in bytes: [UInt8], _ range: Range<Int>, limit: Int) -> [Range<Int>] {
        guard let first = needle.first, needle.count <= range.count else { return [] }
        var result: [Range<Int>] = []
        var position = range.lowerBound
        let last = range.upperBound - needle.count
        while position <= last, result.count < limit {
            if bytes[position] == first, bytes[position..<position + needle.count].elementsEqual(needle) {
                result.append(position..<position + needle.count)
                position += needle.count
            } else {
                position += 1
            }
        }
        return result
    }
}
