import Bytes

/// Reads decimal numbers and the marks between them.
struct NumberScanner {
    /// What was not read yet.
    private(set) var remainder: ArraySlice<UInt8>

    init(_ text: ArraySlice<UInt8>) { remainder = text }

    var isAtEnd: Bool { remainder.isEmpty }

    /// The next byte, whatever it is.
    mutating func next() -> UInt8? { remainder.popFirst() }

    mutating func take(_ count: Int) -> ArraySlice<UInt8> {
        defer { remainder = remainder.dropFirst(count) }
        return remainder.prefix(count)
    }

    /// The number of an MH message's file: up to nine digits without a leading zero. Nil for other names.
    static func number(of name: ArraySlice<UInt8>) -> Int? {
        var scanner = NumberScanner(name)
        guard name.first != UInt8(ascii: "0"), let number = scanner.number(), scanner.isAtEnd else { return nil }
        return number
    }

    /// The value of up to 15 hexadecimal digits; nil for other text.
    static func hexadecimal(_ digits: ArraySlice<UInt8>) -> Int? {
        guard (1...15).contains(digits.count) else { return nil }
        var value = 0
        for digit in digits {
            guard let digit = digit.hexValue else { return nil }
            value = value << 4 | Int(digit)
        }
        return value
    }

    /// A number of up to nine digits; nil where the next byte is no digit or the number is longer.
    mutating func number() -> Int? {
        let digits = remainder.prefix { $0.isDigit }
        guard (1...9).contains(digits.count) else { return nil }
        remainder = remainder[digits.endIndex...]
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
}
