/// A small deterministic source of random numbers (Steele, Lea, Flood 2014): the same seed gives the same mail on every
/// system, which the generator of the standard library does not promise.
struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A number below `bound`, which must be above 0.
    mutating func below(_ bound: Int) -> Int { Int(next().multipliedFullWidth(by: UInt64(bound)).high) }

    mutating func between(_ low: Int, _ high: Int) -> Int { low + below(high - low + 1) }

    /// True so many times out of a hundred.
    mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

    mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }

    /// A size whose logarithm is uniform: many small ones, few large ones, as sizes in mail are.
    /// `growing` is the chance, in percent, of each further doubling.
    mutating func size(_ low: Int, _ high: Int, growing: Int = 65) -> Int {
        var top = low
        while top < high, chance(growing) { top *= 2 }
        return min(high, max(low, top / 2 + below(top)))
    }
}

/// Bytes without pattern, the same for the same count: what compressed pictures and documents look like.
public enum RandomBytes {
    public static func make(_ count: Int, seed: UInt64 = 1) -> [UInt8] {
        var random = SplitMix64(seed: seed)
        return random.bytes(count)
    }
}

extension SplitMix64 {
    mutating func bytes(_ count: Int) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(count + 8)
        while result.count < count {
            var word = next().littleEndian
            withUnsafeBytes(of: &word) { result.append(contentsOf: $0) }
        }
        result.removeLast(result.count - count)
        return result
    }
}
