/// Writes TNEF by MS-OXTNEF, for tests.
enum TNEFWriter {
    static func little(_ value: UInt64, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * $0)) }
    }

    static func attribute(_ level: UInt8, _ identifier: UInt64, _ data: [UInt8], checksum: UInt64? = nil) -> [UInt8] {
        let sum = checksum ?? data.reduce(0) { $0 + UInt64($1) }
        return [level] + little(identifier, 4) + little(UInt64(data.count), 4) + data + little(sum & 0xFFFF, 2)
    }

    static func stream(_ attributes: [UInt8]...) -> [UInt8] {
        little(0x223E_9F78, 4) + little(1, 2) + attributes.flatMap { $0 }
    }

    /// One property: tag is the identifier and the type.
    static func property(_ tag: UInt64, _ value: [UInt8]) -> [UInt8] {
        let head = little(tag & 0xFFFF, 2) + little(tag >> 16, 2)
        let padded = value + [UInt8](repeating: 0, count: (4 - value.count % 4) % 4)
        switch tag & 0xFFFF {
        case 0x1E, 0x1F, 0x0D, 0x102: return head + little(1, 4) + little(UInt64(value.count), 4) + padded
        default: return head + padded
        }
    }

    static func properties(_ items: [UInt8]...) -> [UInt8] { little(UInt64(items.count), 4) + items.flatMap { $0 } }

    static let messageProperties: UInt64 = 0x0006_9003
    static let renderData = attribute(2, 0x0006_9002, [UInt8](repeating: 0, count: 14))
    static func title(_ name: String) -> [UInt8] { attribute(2, 0x0001_8010, Array(name.utf8) + [0]) }
    static func data(_ bytes: [UInt8]) -> [UInt8] { attribute(2, 0x0006_800F, bytes) }
    static func attachment(_ items: [UInt8]...) -> [UInt8] {
        attribute(2, 0x0006_9005, little(UInt64(items.count), 4) + items.flatMap { $0 })
    }
    static func utf16(_ text: String) -> [UInt8] { (text + "\0").utf16.flatMap { little(UInt64($0), 2) } }
}
