import Bytes

/// Prepares the text of an HTML body for the tokenizer: valid UTF-8 with line ends LF, without NUL, controls and
/// noncharacters (HTML standard, section 13.2.3.5, except that NUL is dropped instead of becoming U+FFFD).
///
/// U+0080 to U+009F come from text in windows-1252 that was labelled as something else. They become the characters that
/// were meant, as browsers read `&#146;`.
enum HTMLInput {
    static func prepare(_ html: UnsafeBufferPointer<UInt8>) -> (bytes: [UInt8], isCut: Bool) {
        let isCut = html.count > HTMLLimits.inputBytes
        let source = UnsafeBufferPointer(rebasing: html.prefix(HTMLLimits.inputBytes))
        if UTF8Text.isValid(source) { return (clean(source), isCut) }
        var text = String(decoding: source, as: UTF8.self)
        return (text.withUTF8 { clean($0) }, isCut)
    }

    private static func clean(_ source: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(source.count)
        var copied = 0
        var position = 0
        while position < source.count {
            position = endOfPrintable(source, from: position)
            guard position < source.count else { break }
            let byte = source[position]
            if byte == 0x0a || byte == 0x09 {
                position += 1
                continue
            }
            let length = unwantedLength(source, position)
            if length == 0 {
                position += 1
                continue
            }
            output.append(contentsOf: UnsafeBufferPointer(rebasing: source[copied..<position]))
            if byte == 0x0d {
                if position + 1 >= source.count || source[position + 1] != 0x0a { output.append(0x0a) }
            } else if byte == 0x0c {
                output.append(0x20)
            } else if byte == 0xc2 {
                output.append(displayable: UInt32(source[position + 1]))
            }
            position += length
            copied = position
        }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: source[copied...]))
        return output
    }

    /// Offset of the first byte that is not printable ASCII, eight at a time.
    private static func endOfPrintable(_ source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let raw = UnsafeRawBufferPointer(source)
        var position = start
        while position + 8 <= source.count {
            let word = raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)
            // A high bit for each byte below 0x20 (borrow), above 0x7e (carry) or above 0x7f.
            let isOther = (word &- 0x2020_2020_2020_2020) | (word &+ 0x0101_0101_0101_0101) | word
            if isOther & 0x8080_8080_8080_8080 != 0 { break }
            position += 8
        }
        while position < source.count, source[position] >= 0x20, source[position] < 0x7f { position += 1 }
        return position
    }

    /// How many bytes to replace or leave out at `position`; 0 for a character that stays.
    private static func unwantedLength(_ source: UnsafeBufferPointer<UInt8>, _ position: Int) -> Int {
        let byte = source[position]
        if byte < 0x20 || byte == 0x7f { return 1 }
        switch byte {
        case 0xc2: return source[position + 1] < 0xa0 ? 2 : 0
        case 0xef:
            let next = source[position + 1]
            let last = source[position + 2]
            if next == 0xbf && last >= 0xbe || next == 0xb7 && last >= 0x90 && last <= 0xaf { return 3 }
            return next == 0xbb && last == 0xbf && position == 0 ? 3 : 0
        case 0xf0...:
            return source[position + 1] & 0x0f == 0x0f && source[position + 2] == 0xbf && source[position + 3] >= 0xbe
                ? 4 : 0
        default: return 0
        }
    }
}
