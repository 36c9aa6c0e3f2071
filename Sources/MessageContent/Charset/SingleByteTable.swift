import Synchronization

/// A single-byte charset as a table of UTF-8, made from ``SingleByteTables``.
struct SingleByteTable: Sendable {
    /// For each byte the packed UTF-8 of ``UTF8Sink/pack(_:)``; 0 where the charset has no character.
    private let packed: [UInt32]
    /// Unicode scalars of the bytes; 0xFFFD where the charset has none.
    let scalars: [UInt16]
    /// Whether bytes below 0x80 are ASCII.
    private let holdsASCII: Bool

    private static let cache = Mutex<[String: SingleByteTable]>([:])

    /// The table of that name, nil when ``SingleByteTables`` has none.
    static func named(_ name: String) -> SingleByteTable? {
        if let known = cache.withLock({ $0[name] }) { return known }
        guard let upper = SingleByteTables.upperHalves[name] else { return nil }
        let made = SingleByteTable(upper: upper, controls: SingleByteTables.controls[name])
        cache.withLock { $0[name] = made }
        return made
    }

    private init(upper: StaticString, controls: StaticString?) {
        let lower = controls.map(Self.scalars) ?? []
        scalars = lower + (UInt16(lower.count)..<0x80) + Self.scalars(upper)
        packed = scalars.map { $0 == 0xFFFD ? 0 : UTF8Sink.pack(UInt32($0)) }
        holdsASCII = controls == nil
    }

    private static func scalars(_ digits: StaticString) -> [UInt16] {
        digits.description.split(whereSeparator: \.isWhitespace).map { UInt16($0, radix: 16) ?? 0xFFFD }
    }

    func decode(_ input: UnsafeBufferPointer<UInt8>, into sink: inout UTF8Sink) {
        packed.withUnsafeBufferPointer { table in
            var i = 0
            while i < input.count {
                if holdsASCII, input[i] < 0x80 {
                    i = sink.copyASCII(input, from: i)
                    continue
                }
                let entry = table[Int(input[i])]
                i += 1
                if entry == 0 { sink.replace() } else { sink.put(packed: entry) }
            }
        }
    }
}
