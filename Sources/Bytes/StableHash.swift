/// FNV-1a with 64 bits: unlike `Hasher`, it gives the same hash in every run of the program.
package enum StableHash {
    /// The hash of no bytes, to which others are added.
    @inlinable package static var start: UInt64 { 0xCBF2_9CE4_8422_2325 }

    /// The hash of the bytes that `hash` stands for, and of `byte` behind them.
    @inlinable
    package static func adding(_ byte: UInt8, to hash: UInt64) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

    /// The hash of a text in UTF-8.
    package static func of(_ text: String) -> UInt64 { text.utf8.reduce(start) { adding($1, to: $0) } }
}
