/// FNV-1a, 64 bit: a hash that stays the same from run to run.
package enum StableHash {
    /// The hash of no bytes, to which others are added.
    @inlinable package static var start: UInt64 { 0xCBF2_9CE4_8422_2325 }

    @inlinable
    package static func adding(_ byte: UInt8, to hash: UInt64) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

    package static func of(_ text: String) -> UInt64 { text.utf8.reduce(start) { adding($1, to: $0) } }
}
