import Bytes

/// Something that was taken out of the HTML, counted by name.
public struct HTMLRemoval: Sendable, Hashable {
    /// What was taken out.
    public enum Kind: String, Sendable {
        /// An element; its text stays unless it is one such as `<script>`.
        case element
        /// An attribute.
        case attribute
        /// An address, with the attribute or property that held it.
        case url
        /// A property or an at-rule of CSS.
        case style
        /// A comment.
        case comment
        /// A known parameter that tells who followed which link.
        case trackingParameter = "tracking-parameter"
    }
    /// What was taken out.
    public var kind: Kind
    /// The name in lower case of the element, attribute, property or parameter; for `url` the scheme, "relative" or
    /// "too long"; "…" for all names after the first 200.
    public var name: String
    /// How often it was taken out.
    public var count: Int
}

/// Counts removals by kind and name, and collects the addresses that dropped elements would have loaded.
struct HTMLRemovals {
    private(set) var list: [HTMLRemoval] = []
    /// Where each kind and name is in `list`, by its hash.
    private var indices: [UInt64: Int] = [:]
    /// Addresses that a browser would have loaded for dropped elements, as written in the mail.
    private(set) var addresses: [Address] = []
    struct Address {
        var value: [UInt8]
        /// It is a list of candidates as in `srcset`.
        var isSet: Bool
    }
    /// How many removals there were of all kinds.
    private(set) var total = 0

    mutating func count(_ kind: HTMLRemoval.Kind, _ name: String) {
        var name = name
        name.withUTF8 { count(kind, $0) }
    }

    mutating func count(_ kind: HTMLRemoval.Kind, _ name: UnsafeBufferPointer<UInt8>) {
        total += 1
        var hash = StableHash.of(kind.rawValue)
        for byte in name.prefix(40) { hash = StableHash.adding(byte.asciiLowercased, to: hash) }
        if let index = indices[hash] {
            list[index].count += 1
        } else if list.count >= HTMLLimits.removalNames {
            if list.last?.name != "…" { list.append(HTMLRemoval(kind: kind, name: "…", count: 0)) }
            list[list.count - 1].count += 1
        } else {
            indices[hash] = list.count
            let shown = name.prefix(40).map { $0 > 0x20 && $0 < 0x7f ? $0.asciiLowercased : UInt8(ascii: "?") }
            list.append(HTMLRemoval(kind: kind, name: String(decoding: shown, as: UTF8.self), count: 1))
        }
    }

    /// Notes the addresses that a dropped element would have loaded.
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
}
