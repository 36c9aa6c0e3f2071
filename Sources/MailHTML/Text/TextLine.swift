import Bytes

/// The state at the end of the text being written: line breaks, prefixes and white space that are due before the next
/// text.
struct TextLine {
    /// The beginning of each line: "> " of quotes and the indent of lists.
    private(set) var prefix: [UInt8] = []
    private(set) var nesting = 0
    /// How many elements are open that keep white space.
    var preformatted = 0
    /// A list item's bullet or number, until its first text.
    var marker: [UInt8] = []
    private var pendingBreaks = 0
    private var pendingSpace = false
    /// Line ends of preformatted text. All of them are written except at its start and end.
    private var keptBreaks = 0
    /// White space at the beginning of a line of preformatted text, so far.
    private var indent: [UInt8] = []
    /// An address was written last, after which ASCII words need a space.
    private var isBehindAddress = false
    /// A picture's words were written last, after which words of any script need a space.
    private var isBehindPicture = false
    /// The last line is the mark of a signature, `-- `, which keeps its space (RFC 3676 section 4.3).
    private var isBehindMark = false
    /// The least length to which the text was cut since the caller reset this: spaces at the end of a line are removed.
    var cutTo = Int.max
    /// The prefix that the blank line before the next text gets.
    private var blankPrefix: [UInt8]?

    mutating func push(_ text: String) {
        prefix.append(contentsOf: text.utf8)
        nesting += 1
    }

    mutating func pop(_ length: Int) {
        prefix.removeLast(min(length, prefix.count))
        nesting -= 1
        if pendingBreaks > 0, prefix.count < blankPrefix?.count ?? .max { blankPrefix = prefix }
    }

    /// Asks for at least that many line ends before the next text.
    mutating func request(_ breaks: Int, _ output: [UInt8]) {
        pendingSpace = false
        indent.removeAll(keepingCapacity: true)
        guard !output.isEmpty else { return }
        let breaks = max(breaks, min(keptBreaks, 2))
        keptBreaks = 0
        if pendingBreaks == 0 || prefix.count < blankPrefix?.count ?? .max { blankPrefix = prefix }
        pendingBreaks = max(pendingBreaks, breaks)
    }

    /// A `<br>` ends a line or, on an empty one, leaves it blank.
    mutating func lineFeed(_ output: inout [UInt8]) {
        if !marker.isEmpty { start(&output) }
        request(pendingBreaks == 0 && keptBreaks == 0 ? 1 : 2, output)
    }

    mutating func space() { pendingSpace = true }

    /// Writes the mark of a signature on a line of its own.
    mutating func writeSignatureMark(_ output: inout [UInt8]) {
        guard !endsInDashes(output) else { return }
        request(1, output)
        write("--", &output)
        isBehindMark = true
        request(1, output)
    }

    /// Whether the last line is two hyphens and nothing else.
    private func endsInDashes(_ output: [UInt8]) -> Bool {
        output.last == 0x2d && output.suffix(2).elementsEqual("--".utf8) && output.dropLast(2).last ?? 0x0a == 0x0a
    }

    /// Writes a link's address right after its last word, before the breaks and spaces that are due.
    mutating func attach(address: [UInt8], _ output: inout [UInt8]) {
        if let last = output.last, last != 0x20, last != 0x0a { output.append(0x20) }
        output.append(0x3c)
        output.append(bytesOf: address[...])
        output.append(0x3e)
        isBehindAddress = true
    }

    /// Begins the words of a picture, which spaces separate from those around: `Facebook Twitter`.
    mutating func beginPicture(_ output: [UInt8]) {
        if let last = output.last, last > 0x20, !"([{\"'/".utf8.contains(last) { pendingSpace = true }
    }

    mutating func endPicture() { isBehindPicture = true }

    /// Writes the breaks and spaces that are due. Called before each piece of text.
    /// - Parameter next: the first byte of that piece.
    private mutating func start(_ output: inout [UInt8], before next: UInt8 = 0x20) {
        if isBehindAddress {
            isBehindAddress = false
            if next.isAlphanumeric { pendingSpace = true }
        }
        if isBehindPicture {
            isBehindPicture = false
            if next.isAlphanumeric || next >= 0x80 { pendingSpace = true }
        }
        defer { isBehindMark = false }
        if pendingBreaks > 0 || output.isEmpty {
            if !output.isEmpty {
                while output.last == 0x20 { output.removeLast() }
                cutTo = min(cutTo, output.count)
                if isBehindMark { output.append(0x20) }
                output.append(0x0a)
                if pendingBreaks > 1 {
                    appendTrimmed(blankPrefix ?? prefix, &output)
                    output.append(0x0a)
                }
            }
            pendingBreaks = 0
            blankPrefix = nil
            pendingSpace = false
            let start = marker.isEmpty ? prefix[...] : prefix.dropLast(marker.count)
            output.append(bytesOf: start)
            output.append(bytesOf: marker)
            marker.removeAll(keepingCapacity: true)
        } else if keptBreaks > 0 {
            endKeptLines(&output)
        } else if pendingSpace {
            if output.last != 0x20, output.last != 0x0a { output.append(0x20) }
            pendingSpace = false
        }
        if !indent.isEmpty {
            output.append(bytesOf: indent[...])
            indent.removeAll(keepingCapacity: true)
        }
    }

    private mutating func endKeptLines(_ output: inout [UInt8]) {
        for _ in 1..<keptBreaks {
            output.append(0x0a)
            appendTrimmed(prefix, &output)
        }
        output.append(0x0a)
        output.append(bytesOf: prefix[...])
        keptBreaks = 0
        pendingSpace = false
    }

    private func appendTrimmed(_ text: [UInt8], _ output: inout [UInt8]) {
        output.append(contentsOf: text.prefix((text.lastIndex { $0 != 0x20 } ?? -1) + 1))
    }

    mutating func write(_ text: String, _ output: inout [UInt8]) {
        write(text.utf8, &output, keepsSpace: false)
    }
    mutating func write(_ text: [UInt8], _ output: inout [UInt8]) { write(text, &output, keepsSpace: true) }

    mutating func write(_ text: some Collection<UInt8>, _ output: inout [UInt8], keepsSpace: Bool) {
        text.withBytes { bytes in
            var position = 0
            while position < bytes.count {
                switch TextCharacter(bytes, position) {
                case .plain(let first):
                    let length = TextCharacter.plainRun(bytes, position, first)
                    start(&output, before: bytes[position])
                    output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[position..<(position + length)]))
                    position += length
                case .space(let length):
                    if position > 0, pendingBreaks == 0, endsInDashes(output) { isBehindMark = true }
                    if keepsSpace { keep(bytes[position], &output) } else { pendingSpace = true }
                    position += length
                case .nothing(let length): position += length
                }
            }
        }
    }

    /// A space, tab or line end of preformatted text.
    private mutating func keep(_ space: UInt8, _ output: inout [UInt8]) {
        if space == 0x0a {
            indent.removeAll(keepingCapacity: true)
            if pendingBreaks > 0 { pendingBreaks = 2 } else if !output.isEmpty { keptBreaks += 1 }
        } else if pendingBreaks > 0 || keptBreaks > 0 || output.isEmpty {
            indent.append(space == 0x09 ? 0x09 : 0x20)
        } else {
            start(&output)
            output.append(space == 0x09 ? 0x09 : 0x20)
        }
    }

    /// Appends text with its white space collapsed, for labels and hidden text.
    static func collapse(_ text: some Collection<UInt8>, into output: inout [UInt8]) {
        text.withBytes { bytes in
            var position = 0
            while position < bytes.count {
                switch TextCharacter(bytes, position) {
                case .plain(let first):
                    let length = TextCharacter.plainRun(bytes, position, first)
                    output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[position..<(position + length)]))
                    position += length
                case .space(let length):
                    if let last = output.last, last != 0x20, last != 0x0a { output.append(0x20) }
                    position += length
                case .nothing(let length): position += length
                }
            }
        }
    }
}

/// How a run of bytes counts in plain text.
enum TextCharacter {
    case plain(Int)
    case space(Int)
    case nothing(Int)

    /// Length of the run of plain characters at `position`, whose first piece is `first` long.
    static func plainRun(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int, _ first: Int) -> Int {
        var end = position + first
        while end < bytes.count, case .plain(let length) = TextCharacter(bytes, end) { end += length }
        return end - position
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) {
        let byte = bytes[position]
        if byte.isHTMLSpace {
            self = .space(1)
            return
        }
        if byte < 0x80 {
            var end = position + 1
            while end < bytes.count, bytes[end] > 0x20, bytes[end] < 0x80 { end += 1 }
            self = .plain(end - position)
            return
        }
        let second = position + 1 < bytes.count ? bytes[position + 1] : 0
        let third = position + 2 < bytes.count ? bytes[position + 2] : 0
        switch (byte, second, third) {
        case (0xc2, 0xa0, _): self = .space(2)  // No-break space.
        case (0xc2, 0xad, _), (0xcd, 0x8f, _): self = .nothing(2)  // Soft hyphen, combining grapheme joiner.
        case (0xe2, 0x80, 0x80...0x8a), (0xe2, 0x80, 0xaf): self = .space(3)  // Fixed-width spaces.
        case (0xe2, 0x80, 0x8b), (0xe2, 0x81, 0xa0...0xa4), (0xef, 0xbb, 0xbf), (0xe1, 0xa0, 0x8e): self = .nothing(3)
        case (0xe2, 0x80, 0x8c), (0xe2, 0x80, 0x8d):
            // Joiners mean something between letters of Persian, Indic scripts and emoji, and are padding elsewhere.
            let isBetween =
                position > 0 && bytes[position - 1] >= 0x80 && position + 3 < bytes.count && bytes[position + 3] >= 0xc3
                && !bytes[(position + 3)...].prefix(3).elementsEqual([0xe2, 0x80, 0x8c])
                && !bytes[..<position].suffix(3).elementsEqual([0xe2, 0x80, 0x8c])
                && !bytes[..<position].suffix(2).elementsEqual([0xc2, 0xa0])
            self = isBetween ? .plain(3) : .nothing(3)
        default:
            self = .plain(
                byte >= 0xf0
                    ? min(4, bytes.count - position)
                    : byte >= 0xe0 ? min(3, bytes.count - position) : min(2, bytes.count - position))
        }
    }
}
