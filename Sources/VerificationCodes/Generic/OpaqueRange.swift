import MessageFormat

/// A stretch of text in which no code is looked for: addresses of the web and of mail, telephone numbers, numbers of
/// cards and accounts.
struct OpaqueRange {
    var range: Range<Int>
    var kind: Exclusion

    /// All such stretches in order, in linear time.
    static func find(in bytes: [UInt8]) -> [OpaqueRange] {
        var result: [OpaqueRange] = []
        var position = 0
        while position < bytes.count {
            guard isChunkByte(bytes[position]) else {
                position += 1
                continue
            }
            var end = position
            while end < bytes.count, isChunkByte(bytes[end]) { end += 1 }
            if isAddress(bytes, position..<end) { result.append(OpaqueRange(range: position..<end, kind: .address)) }
            position = end
        }
        return (result + groupedNumbers(bytes)).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Whether the byte may belong to an address: ASCII but for white space, brackets, quotation marks and commas.
    private static func isChunkByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20, 0x7F...0xFF, 0x22, 0x28, 0x29, 0x3C, 0x3E, 0x5B, 0x5D, 0x7B, 0x7D, 0x2C, 0x3B: false
        default: true
        }
    }

    private static func isAddress(_ bytes: [UInt8], _ chunk: Range<Int>) -> Bool {
        var (hasSlash, hasDomainDot, hasDigitDots) = (false, false, 0)
        for index in chunk {
            switch bytes[index] {
            case 0x40: return index > chunk.lowerBound
            case 0x2F:
                if index > chunk.lowerBound, bytes[index - 1] == 0x3A, index + 1 < chunk.upperBound,
                    bytes[index + 1] == 0x2F
                {
                    return true
                }
                hasSlash = true
            case 0x2E where index > chunk.lowerBound && index + 1 < chunk.upperBound:
                if bytes[index - 1].isAlphanumeric, bytes[index + 1].isLetter { hasDomainDot = true }
                if bytes[index - 1].isDigit, bytes[index + 1].isDigit { hasDigitDots += 1 }
            default: break
            }
        }
        return hasDomainDot && hasSlash || hasDigitDots >= 3
    }

    // MARK: Telephone numbers, cards and accounts

    /// Runs of short groups of digits with nine digits or more, and whatever follows a plus sign.
    private static func groupedNumbers(_ bytes: [UInt8]) -> [OpaqueRange] {
        var result: [OpaqueRange] = []
        var position = 0
        while position < bytes.count {
            let startsNumber = bytes[position].isDigit && (position == 0 || !bytes[position - 1].isAlphanumeric)
            guard startsNumber else {
                position += 1
                continue
            }
            let number = GroupedNumber(bytes, from: position)
            if let kind = number.kind { result.append(OpaqueRange(range: position..<number.end, kind: kind)) }
            position = max(number.kind == nil ? number.firstEnd : number.end, position + 1)
        }
        return result
    }

    private struct GroupedNumber {
        private(set) var end: Int
        private(set) var firstEnd: Int
        /// nil where the number may be a code.
        private(set) var kind: Exclusion?

        init(_ bytes: [UInt8], from start: Int) {
            let hasPlus = start > 0 && bytes[start - 1] == 0x2B
            let inBrackets = start > 0 && bytes[start - 1] == 0x28
            var widths: [Int] = []
            (end, firstEnd) = (start, start)
            var position = start
            while position < bytes.count, widths.count < 10 {
                var next = position
                while next < bytes.count, bytes[next].isDigit { next += 1 }
                guard next > position, next - position <= (hasPlus ? 15 : 4),
                    next == bytes.count || !bytes[next].isAlphanumeric
                else { break }
                widths.append(next - position)
                end = next
                if firstEnd == start { firstEnd = next }
                position = Self.skipSeparators(bytes, next)
                if position == next { break }
            }
            if firstEnd == start { while firstEnd < bytes.count, bytes[firstEnd].isDigit { firstEnd += 1 } }
            let digits = widths.reduce(0, +)
            let isTelephone =
                if hasPlus {
                    (7...15).contains(digits)
                } else if inBrackets {
                    (7...15).contains(digits) && widths.count >= 2
                } else {
                    widths.count >= 2 && (9...15).contains(digits) && !Self.areGroups(widths, digits)
                }
            // Cards and IBANs are shown in groups of four.
            kind = isTelephone ? .telephone : digits > 15 && widths.count >= 4 ? .tooLong : nil
        }

        /// Whether the groups have one size, the last at most that, and ten digits in all: so codes are grouped.
        private static func areGroups(_ widths: [Int], _ digits: Int) -> Bool {
            guard let first = widths.first, let last = widths.last else { return false }
            return widths.dropLast().allSatisfy { $0 == first } && last <= first && digits <= 10
        }

        /// At most two of space, hyphen, dot and brackets, but not a dot and a blank, which end a sentence:
        /// "member 6620. 416-028".
        private static func skipSeparators(_ bytes: [UInt8], _ position: Int) -> Int {
            var end = position
            while end < bytes.count, end - position < 2,
                bytes[end] == 0x20 || bytes[end] == 0x2D || bytes[end] == 0x2E || bytes[end] == 0x28
                    || bytes[end] == 0x29
            {
                end += 1
            }
            let endsSentence = end == position + 2 && bytes[position] == 0x2E && bytes[position + 1] == 0x20
            return end < bytes.count && bytes[end].isDigit && !endsSentence ? end : position
        }
    }
}
