/// Internationalised domain names as A-labels (RFC 5890), with Punycode of RFC 3492.
package enum ALabel {
    /// Turns every label with non-ASCII characters into `xn--…`. The domain must be in lower case; the ideographic full
    /// stops of RFC 3490 section 3.1 separate labels, too.
    package static func encode(domain: String) -> String {
        domain.split(omittingEmptySubsequences: false) { ".\u{3002}\u{FF0E}\u{FF61}".contains($0) }
            .map { label in
                let isASCII = label.utf8.allSatisfy { $0 < 0x80 }
                return isASCII ? String(label) : "xn--" + (punycode(Array(label.unicodeScalars)) ?? String(label))
            }
            .joined(separator: ".")
    }

    /// RFC 3492 section 6.3. Nil when a label is longer than DNS allows.
    private static func punycode(_ scalars: [Unicode.Scalar]) -> String? {
        guard scalars.count <= 63 else { return nil }
        var output = scalars.filter(\.isASCII).map { Character($0) }
        let basic = output.count
        if basic > 0 { output.append("-") }
        var n: UInt32 = 128
        var delta: UInt32 = 0
        var bias: UInt32 = 72
        var handled = basic
        while handled < scalars.count {
            guard let next = scalars.lazy.map(\.value).filter({ $0 >= n }).min() else { return nil }
            delta += (next - n) * UInt32(handled + 1)
            n = next
            for scalar in scalars {
                if scalar.value < n { delta += 1 }
                guard scalar.value == n else { continue }
                output += digits(of: delta, bias: bias)
                bias = adapt(delta, UInt32(handled + 1), isFirst: handled == basic)
                delta = 0
                handled += 1
            }
            delta += 1
            n += 1
        }
        return String(output)
    }

    private static func digits(of delta: UInt32, bias: UInt32) -> [Character] {
        var result: [Character] = []
        var q = delta
        var k: UInt32 = 36
        while true {
            let t = k <= bias ? 1 : k >= bias + 26 ? 26 : k - bias
            guard q >= t else { break }
            result.append(digit(t + (q - t) % (36 - t)))
            q = (q - t) / (36 - t)
            k += 36
        }
        result.append(digit(q))
        return result
    }

    private static func digit(_ value: UInt32) -> Character {
        Character(Unicode.Scalar(UInt8(value < 26 ? value + 97 : value - 26 + 48)))
    }

    private static func adapt(_ delta: UInt32, _ points: UInt32, isFirst: Bool) -> UInt32 {
        var delta = isFirst ? delta / 700 : delta / 2
        delta += delta / points
        var k: UInt32 = 0
        while delta > 455 {
            delta /= 35
            k += 36
        }
        return k + 36 * delta / (delta + 38)
    }
}
