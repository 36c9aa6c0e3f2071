/// An MH folder's file names, and its `.mh_sequences` (mh-sequence(5)): named lists of message numbers.
struct MHFolder {
    private var sequences: [(keyword: String, ranges: [ClosedRange<Int>])] = []
    private var unseen: [ClosedRange<Int>] = []
    private let hasSequences: Bool
    private let marks: MHMarks?

    /// - Parameter file: the content of `.mh_sequences`; nil if there is none, and nothing is known about flags.
    init(sequences file: [UInt8]?, marks: MHMarks? = nil) {
        hasSequences = file != nil
        self.marks = marks
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

    /// Whether the folder says anything of flags.
    var tellsFlags: Bool { hasSequences || marks != nil }

    func keywords(of number: Int) -> [String] {
        let listed = sequences.filter { Self.contains($0.ranges, number) }.map(\.keyword)
        // The marks know more: Claws writes no sequence but that of the unseen.
        if let marks { return marks.keywords(of: number) + listed }
        guard hasSequences else { return [] }
        return (Self.contains(unseen, number) ? [] : ["$seen"]) + listed
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
