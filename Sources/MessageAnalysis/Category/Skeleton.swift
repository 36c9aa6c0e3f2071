import Bytes
import MessageFormat

/// The layout of a message as 64 bits, nearly all of which are equal in messages made from one template (Charikar's
/// simhash).
///
/// Of HTML each different run of three elements counts, and no words, so that Monday's order confirmation looks like
/// Friday's. Of plain text the lines count, without digits.
public enum Skeleton {
    private static let maximumFeatures = 512
    /// Bytes of text that are looked at.
    private static let maximumText = 8_000
    /// Personal letters with a firm's signature have fewer runs and lines than this, templates more.
    private static let minimumRuns = 24
    private static let minimumLines = 6
    /// In how many bits similar messages may differ; unrelated ones differ in about 32.
    private static let maximumDifference = 6

    /// The skeleton of a body; nil where the body is too small to tell.
    ///
    /// - Parameters:
    ///   - html: the body as `HTMLSanitizer` wrote it, if it has HTML.
    ///   - text: the body as plain text, which counts only where there is no HTML.
    public static func of(html: String?, text: String) -> UInt64? {
        if var html { return html.withUTF8(runs) }
        var text = text
        return text.withUTF8(lines)
    }

    /// Whether two skeletons are those of messages made from one template.
    public static func areAlike(_ a: UInt64, _ b: UInt64) -> Bool { (a ^ b).nonzeroBitCount <= maximumDifference }

    private static func runs(_ html: UnsafeBufferPointer<UInt8>) -> UInt64? {
        var seen = RunSet()
        var run: (UInt64, UInt64) = (0, 0)
        var sum = BitSum()
        let view = ByteView(html)
        var start = 0
        while seen.count < maximumFeatures, let tag = view.firstIndex(of: UInt8(ascii: "<"), from: start) {
            var index = tag + 1
            var name: UInt64 = StableHash.start
            while index < html.count, html[index] > 0x20, html[index] != UInt8(ascii: ">") {
                name = StableHash.adding(html[index], to: name)
                index += 1
            }
            start = index
            let feature = (run.0 &* 31 &+ run.1) &* 31 &+ name
            run = (run.1, name)
            let bits = mixed(feature)
            if seen.insert(bits) { sum.add(bits) }
        }
        return seen.count >= minimumRuns ? sum.majority : nil
    }

    private static func lines(_ text: UnsafeBufferPointer<UInt8>) -> UInt64? {
        var sum = BitSum()
        var line = StableHash.start
        var isBlank = true
        func end() {
            if !isBlank { sum.add(mixed(line)) }
            (line, isBlank) = (StableHash.start, true)
        }
        for byte in text.prefix(maximumText) {
            if byte == 0x0A {
                end()
            } else if byte > 0x20, !(0x30...0x39).contains(byte) {
                line = StableHash.adding(byte, to: line)
                isBlank = false
            }
        }
        end()
        return sum.count >= minimumLines ? sum.majority : nil
    }

    /// Every bit of the result depends on every bit of the value (the finalizer of SplitMix64).
    private static func mixed(_ value: UInt64) -> UInt64 {
        var z = value
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// A set of values whose bits are mixed well already, with open addressing. It holds 512 at most: half its places.
private struct RunSet {
    private(set) var count = 0
    private var places = [UInt64](repeating: 0, count: 1_024)

    /// - Returns: whether the value is new.
    mutating func insert(_ value: UInt64) -> Bool {
        // 0 marks an empty place.
        let value = max(value, 1)
        var place = Int(value & 1_023)
        while places[place] != 0 {
            if places[place] == value { return false }
            place = (place + 1) & 1_023
        }
        places[place] = value
        count += 1
        return true
    }
}

/// Counts how often each of 64 bits was set: bit n of plane k is bit k of the count of bit n.
private struct BitSum {
    private(set) var count = 0
    private var planes: [UInt64] = []

    mutating func add(_ bits: UInt64) {
        count += 1
        var carry = bits
        var plane = 0
        while carry != 0 {
            if plane == planes.count { planes.append(0) }
            (planes[plane], carry) = (planes[plane] ^ carry, planes[plane] & carry)
            plane += 1
        }
    }

    /// The bits that were set in more than half of the values.
    var majority: UInt64 {
        (0..<64).reduce(0) { result, bit in
            let set = planes.indices.reduce(0) { $0 + Int((planes[$1] >> UInt64(bit)) & 1) << $1 }
            return set * 2 > count ? result | 1 << UInt64(bit) : result
        }
    }
}
