/// The path shapes of link rules: `*` stands for anything within a segment, `**` for anything; both may stand for
/// nothing.
enum PathPattern {
    /// Whether the pattern matches all of the path, in time proportional to the product of both lengths.
    static func matches(_ pattern: String, _ path: String) -> Bool {
        let (pattern, path) = (Array(pattern.utf8), Array(path.utf8))
        // Whether the part of the pattern that was read matches the first so many bytes of the path.
        var isMatch = [true] + [Bool](repeating: false, count: path.count)
        var position = 0
        while position < pattern.count, isMatch.contains(true) {
            if pattern[position] == 0x2A {
                let isAnything = position + 1 < pattern.count && pattern[position + 1] == 0x2A
                for (index, byte) in path.enumerated() where isMatch[index] && (isAnything || byte != 0x2F) {
                    isMatch[index + 1] = true
                }
                position += isAnything ? 2 : 1
            } else {
                isMatch = [false] + zip(isMatch, path).map { $0 && $1 == pattern[position] }
                position += 1
            }
        }
        return isMatch[path.count]
    }
}
