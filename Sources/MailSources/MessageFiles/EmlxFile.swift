import Bytes

/// A message as Apple Mail stores it: a line with the number of its bytes, the message, and a property list with its
/// flags and the time of its receipt.
struct EmlxFile {
    /// The message's bytes in the file.
    let message: Range<Int>
    let keywords: [String]
    /// Seconds since 1970.
    let receivedAt: Int64?

    /// Reads a file. One without a count is taken as a message from its first byte.
    init(_ file: Span<UInt8>) {
        let count = Self.count(file)
        let start = count?.start ?? 0
        let list = Self.listStart(file, from: start, counted: count?.length)
        message = start..<list
        keywords = Self.keywords(flags: Self.integer("flags", in: file, list..<file.count) ?? 0)
        receivedAt = Self.integer("date-received", in: file, list..<file.count)
    }

    /// The number in the first line, which Mail pads with white space, and where the next line begins.
    static func count(_ file: Span<UInt8>) -> (length: Int, start: Int)? {
        let line = (0..<min(file.count, 32)).prefix { file[$0] != ByteSearch.lineFeed }
        var scanner = NumberScanner(ArraySlice(line.map { file[$0] }))
        guard line.count < min(file.count, 32), let length = scanner.number(),
            scanner.remainder.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D })
        else { return nil }
        return (length, line.count + 1)
    }

    /// Where the message ends. QUIRK: the count is wrong in files that other programs have edited; then the message
    /// ends where the property list begins.
    private static func listStart(_ file: Span<UInt8>, from start: Int, counted: Int?) -> Int {
        if let counted, counted <= file.count - start, isList(file, start + counted) || start + counted == file.count {
            return start + counted
        }
        var list: Int?
        var index = file.count
        while index > start, index > (list ?? 0) - prologBytes {
            index -= 1
            let startsLine = index == start || file[index - 1] == ByteSearch.lineFeed
            if startsLine, file[index] == UInt8(ascii: "<"), isList(file, index) { list = index }
        }
        return list ?? counted.map { min(file.count, start + $0) } ?? file.count
    }

    /// The XML declaration and the document type stand before `<plist`, by at most so many bytes.
    private static let prologBytes = 512

    /// Whether a property list, XML or binary, begins at `index` or behind white space there.
    private static func isList(_ file: Span<UInt8>, _ index: Int) -> Bool {
        var index = index
        while index < file.count, file[index] <= 0x20 { index += 1 }
        return has("<?xml", file, index) || has("<!DOCTYPE plist", file, index) || has("<plist", file, index)
            || has("bplist", file, index)
    }

    /// The integer behind `<key>name</key>` in an XML property list.
    private static func integer(_ name: StaticString, in file: Span<UInt8>, _ list: Range<Int>) -> Int64? {
        for index in list where file[index] == UInt8(ascii: "<") && has("<key>", file, index) {
            guard has(name, file, index + 5), has("</key>", file, index + 5 + name.utf8CodeUnitCount) else { continue }
            var value = index + 11 + name.utf8CodeUnitCount
            while value < list.upperBound, file[value] <= 0x20 { value += 1 }
            guard has("<integer>", file, value) || has("<real>", file, value) else { return nil }
            value += has("<real>", file, value) ? 6 : 9
            return digits(file, value..<list.upperBound)
        }
        return nil
    }

    private static func digits(_ file: Span<UInt8>, _ range: Range<Int>) -> Int64? {
        let digits = range.prefix(19).prefix { file[$0].isDigit }
        guard (1...18).contains(digits.count) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int64(file[$1] - UInt8(ascii: "0")) }
    }

    private static func has(_ text: StaticString, _ file: Span<UInt8>, _ index: Int) -> Bool {
        guard index + text.utf8CodeUnitCount <= file.count else { return false }
        return text.withUTF8Buffer { text in text.indices.allSatisfy { file[index + $0] == text[$0] } }
    }

    /// Apple's message flags, bit by bit.
    private static func keywords(flags: Int64) -> [String] {
        let names: [(bit: Int64, keyword: String)] = [
            (0, "$seen"), (1, "$deleted"), (2, "$answered"), (4, "$flagged"), (6, "$draft"), (8, "$forwarded"),
            (24, "$junk"), (25, "$notjunk"),
        ]
        return names.filter { flags >> $0.bit & 1 == 1 }.map(\.keyword)
    }
}
