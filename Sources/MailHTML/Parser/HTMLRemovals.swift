import Bytes

/// Something that was taken out of the HTML, counted by name.
public struct HTMLRemoval: Sendable, Hashable {
    public enum Kind: String, Sendable {
        case element, attribute, url, style, comment
        /// A known parameter that tells who followed which link.
        case trackingParameter = "tracking-parameter"
    }
    public var kind: Kind
    /// The element, attribute, property or parameter name; for `url` the scheme, "relative" or "data".
    public var name: String
    public var count: Int
}

/// Counts removals by kind and name, and remembers addresses of what was dropped.
struct HTMLRemovals {
    private var counts: [HTMLRemoval] = []
    private var indices: [UInt64: Int] = [:]
    /// Raw addresses of dropped elements that a browser would have loaded.
    private(set) var addresses: [Address] = []
    struct Address {
        var value: [UInt8]
        /// It is a list of candidates as in `srcset`.
        var isSet: Bool
    }
    private(set) var total = 0

    mutating func count(_ kind: HTMLRemoval.Kind, _ name: String) {
        var name = name
        name.withUTF8 { count(kind, $0) }
    }

    mutating func count(_ kind: HTMLRemoval.Kind, _ name: UnsafeBufferPointer<UInt8>) {
        total += 1
        var hash = StableHash.start ^ UInt64(kind.hashSeed)
        for byte in name.prefix(40) { hash = StableHash.adding(byte.asciiLowercased, to: hash) }
        if let index = indices[hash] {
            counts[index].count += 1
        } else if counts.count >= HTMLLimits.removalNames {
            if counts.last?.name != "…" { counts.append(HTMLRemoval(kind: kind, name: "…", count: 0)) }
            counts[counts.count - 1].count += 1
        } else {
            indices[hash] = counts.count
            let shown = name.prefix(40).map { $0 > 0x20 && $0 < 0x7f ? $0.asciiLowercased : UInt8(ascii: "?") }
            counts.append(HTMLRemoval(kind: kind, name: String(decoding: shown, as: UTF8.self), count: 1))
        }
    }

    /// Remembers what a dropped element would have loaded.
    mutating func note(_ tokenizer: HTMLTokenizer, _ element: HTMLElement) {
        for attribute in tokenizer.attributes where addresses.count < HTMLLimits.addresses {
            let name = tokenizer.bytes(attribute.name)
            guard HTMLRemovals.loads(name, element) else { continue }
            guard attribute.value.count <= HTMLLimits.addressBytes else { continue }
            var value: [UInt8] = []
            HTMLEntities.decode(
                tokenizer.bytes(0..<attribute.value.upperBound), attribute.value, inAttribute: true, into: &value)
            addresses.append(
                Address(value: value, isSet: name.count > 4 && name.suffix(6).equalsIgnoringCase("srcset")))
        }
    }

    private static let loading = NameTable([
        "src", "poster", "data", "srcset", "imagesrcset", "lowsrc", "dynsrc", "background", "code", "archive",
    ])

    /// Whether a browser, of today or long ago, loads what this attribute names.
    private static func loads(_ name: UnsafeBufferPointer<UInt8>, _ element: HTMLElement) -> Bool {
        if loading.index(of: name) != nil { return true }
        let isReference = name.equalsIgnoringCase("href") || name.equalsIgnoringCase("xlink:href")
        return isReference && (element == .link || element == .svg)
    }

    var list: [HTMLRemoval] { counts }
}

extension HTMLRemoval.Kind {
    fileprivate var hashSeed: UInt8 {
        switch self {
        case .element: 1
        case .attribute: 2
        case .url: 3
        case .style: 4
        case .comment: 5
        case .trackingParameter: 6
        }
    }
}
