import MessageFormat

/// Finds IP addresses in text, and makes addresses that are reserved for documentation.
enum IPAddress {
    /// An address for documentation (RFC 5737, RFC 3849), as long as `text` if there is one of that length.
    static func documentation(_ text: [UInt32], random: RandomStream) -> [UInt32] {
        var random = random
        let new = text.contains(0x3A) ? v6(length: text.count, &random) : v4(length: text.count, &random)
        return new.unicodeScalars.map(\.value)
    }

    private static func v4(length: Int, _ random: inout RandomStream) -> String {
        let network = length < 12 ? "192.0.2." : "198.51.100."
        let number = random.next()
        return switch length - network.utf8.count {
        case ...1: network + String(1 + number % 9)
        case 2: network + String(10 + number % 90)
        default: network + String(100 + number % 155)
        }
    }

    private static func v6(length: Int, _ random: inout RandomStream) -> String {
        // Eight groups of four digits, or two groups, the gap `::` and as many digits as are left.
        let isFull = length > 34
        var text = isFull ? "2001:0db8:" : "2001:db8::"
        var rest = isFull ? 29 : max(1, length - text.utf8.count)
        while rest > 0 {
            // Of five digits three go into this group: a group of four would leave the colon last.
            let width = rest == 5 ? 3 : min(4, rest)
            for place in 0..<width { text += String((place == 0 ? 1 : 0) + random.next() % 15, radix: 16) }
            rest -= width
            if rest > 0 {
                text += ":"
                rest -= 1
            }
        }
        return text
    }

    /// The end of the IPv4 address that begins at `start`: four numbers to 255.
    static func endOfV4(_ reading: Reading, at start: Int) -> Int? {
        guard reading.isDigit(start), !reading.isAlphanumeric(start - 1) else { return nil }
        // `Chrome/120.0.0.0` is a version, `//192.0.2.1` is an address.
        switch reading.peek(start - 1) {
        case 0x2E, 0x2D, 0x5F: return nil
        case 0x2F where reading.peek(start - 2) != 0x2F: return nil
        default: break
        }
        var index = start
        var isVersion = true
        for part in 0..<4 {
            var value: UInt32 = 0
            let first = index
            while reading.isDigit(index), index - first < 4 {
                value = value * 10 + reading.peek(index) - 0x30
                index += 1
            }
            guard index > first, value < 256 else { return nil }
            if part > 0, value != 0 { isVersion = false }
            if part < 3 {
                guard reading.peek(index) == 0x2E else { return nil }
                index += 1
            }
        }
        let isLonger = reading.isAlphanumeric(index) || reading.peek(index) == 0x2E && reading.isDigit(index + 1)
        return isLonger || isVersion ? nil : index
    }

    /// The end of the IPv6 address that begins at `start`: groups of up to four hexadecimal digits, and more of them
    /// than a time of day has ("12:30:45").
    static func endOfV6(_ reading: Reading, at start: Int) -> Int? {
        guard !reading.isAlphanumeric(start - 1), reading.peek(start - 1) != 0x3A else { return nil }
        var index = start
        var groups = 0
        var colons = 0
        var width = 0
        var hasGap = false
        while index - start < 40 {
            if reading.peek(index) == 0x3A {
                colons += 1
                if reading.peek(index + 1) == 0x3A { hasGap = true }
                width = 0
            } else if UInt8(exactly: reading.peek(index))?.hexValue != nil {
                if width == 0 { groups += 1 }
                width += 1
                if width > 4 { return nil }
            } else {
                break
            }
            index += 1
        }
        guard !reading.isAlphanumeric(index), colons <= 7, hasGap ? groups >= 2 && colons >= 3 : groups == 8 else {
            return nil
        }
        while index > start, reading.peek(index - 1) == 0x3A, reading.peek(index - 2) != 0x3A { index -= 1 }
        return index
    }
}
