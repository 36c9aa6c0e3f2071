/// Reads decimal numbers and the marks between them.
struct NumberScanner {
    private var rest: ArraySlice<UInt8>

    init(_ text: ArraySlice<UInt8>) { rest = text }

    var isAtEnd: Bool { rest.isEmpty }
    var remainder: ArraySlice<UInt8> { rest }

    /// The next byte, whatever it is.
    mutating func next() -> UInt8? { rest.popFirst() }

    mutating func take(_ count: Int) -> ArraySlice<UInt8> {
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }

    /// The number that a name is: up to nine digits without a leading zero.
    static func number(of name: ArraySlice<UInt8>) -> Int? {
        var scanner = NumberScanner(name)
        guard name.first != UInt8(ascii: "0"), let number = scanner.number(), scanner.isAtEnd else { return nil }
        return number
    }

    /// A number of up to nine digits; nil where the next byte is no digit or the number is longer.
    mutating func number() -> Int? {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard (1...9).contains(digits.count) else { return nil }
        rest = rest[digits.endIndex...]
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
}
