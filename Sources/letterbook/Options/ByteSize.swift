import ArgumentParser

/// A number of bytes such as 64M, 500MB or 1G, in powers of ten.
struct ByteSize {
    let bytes: Int

    init(bytes: Int) { self.bytes = bytes }

    init(argument: String) throws {
        let units: [Character: Double] = ["k": 1e3, "m": 1e6, "g": 1e9]
        var digits = argument.lowercased()[...]
        if digits.last == "b" { digits.removeLast() }
        let unit = digits.last.flatMap { units[$0] }
        if unit != nil { digits.removeLast() }
        guard let number = Double(digits), number * (unit ?? 1) >= 1, number * (unit ?? 1) < 1e15 else {
            throw ValidationError("'\(argument)' is no size such as 64M or 1G")
        }
        bytes = Int(number * (unit ?? 1))
    }
}
