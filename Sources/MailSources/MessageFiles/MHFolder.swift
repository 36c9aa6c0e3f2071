/// An MH folder's file names, and its `.mh_sequences` (mh-sequence(5)): named lists of message numbers.
struct MHFolder {
    private var sequences: [(keyword: String, ranges: [ClosedRange<Int>])] = []
    private var unseen: [ClosedRange<Int>] = []
    /// Whether the folder says anything of flags.
    let hasSequences: Bool

    /// - Parameter file: the content of `.mh_sequences`; nil if there is none, and nothing is known about flags.
    init(sequences file: [UInt8]?) {
        hasSequences = file != nil
        for line in (file ?? []).split(separator: ByteSearch.lineFeed) {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
            let name = String(decoding: line[..<colon], as: UTF8.self)
            let ranges = Self.ranges(line[(colon + 1)...])
            if name == "unseen" {
                unseen = ranges
            } else if let keyword = Self.keywords[name] {
                sequences.append((keyword, ranges))
            }
        }
    }

    func keywords(of number: Int) -> [String] {
        guard hasSequences else { return [] }
        let seen = Self.contains(unseen, number) ? [] : ["$seen"]
        return seen + sequences.filter { Self.contains($0.ranges, number) }.map(\.keyword)
    }

    private static let keywords = [
        "flagged": "$flagged", "replied": "$answered", "answered": "$answered", "forwarded": "$forwarded",
        "draft": "$draft", "deleted": "$deleted",
    ]

    /// The numbers of `1-5 7 9`, sorted; ranges that overlap become one.
    private static func ranges(_ text: ArraySlice<UInt8>) -> [ClosedRange<Int>] {
        let ranges: [ClosedRange<Int>] = text.split { $0 <= 0x20 }.compactMap { word in
            var scanner = NumberScanner(word)
            guard let first = scanner.number() else { return nil }
            guard scanner.next() == UInt8(ascii: "-") else { return first...first }
            guard let last = scanner.number(), last >= first else { return nil }
            return first...last
        }
        var joined: [ClosedRange<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = joined.last, range.lowerBound <= last.upperBound {
                joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                joined.append(range)
            }
        }
        return joined
    }

    private static func contains(_ ranges: [ClosedRange<Int>], _ number: Int) -> Bool {
        let index = ranges.partitioningIndex { $0.upperBound >= number }
        return index < ranges.count && ranges[index].contains(number)
    }
}
