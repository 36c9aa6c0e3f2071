import Synchronization

/// A single-byte charset as a table of UTF-8, made from ``SingleByteTables``.
struct SingleByteTable: Sendable {
    /// For each byte the packed UTF-8 of ``UTF8Sink/pack(_:)``; 0 where the charset has no character.
    private let packed: [UInt32]
    /// For each byte its Unicode scalar; 0xFFFD where the charset has none.
    let scalars: [UInt16]
    /// Whether bytes below 0x80 are ASCII.
    private let holdsASCII: Bool

    private static let cache = Mutex<[String: SingleByteTable]>([:])

    /// The table of that name, nil when ``SingleByteTables`` has none.
    static func named(_ name: String) -> SingleByteTable? {
        if let known = cache.withLock({ $0[name] }) { return known }
        guard let upper = SingleByteTables.upperHalves[name] else { return nil }
        let windows = windowsSisters[name].flatMap { SingleByteTables.upperHalves[$0] }
        let made = SingleByteTable(upper: upper, controls: SingleByteTables.controls[name], windows: windows)
        cache.withLock { $0[name] = made }
        return made
    }

    /// QUIRK: Windows programs declare an ISO charset and send the similar Windows charset, which has quotation marks,
    /// dashes and the euro sign where ISO has control characters. The Encoding Standard reads iso-8859-1 and -9 as
    /// Windows charsets for the same reason.
    private static let windowsSisters = [
        "iso-8859-2": "windows-1250", "iso-8859-3": "windows-1254", "iso-8859-4": "windows-1257",
        "iso-8859-5": "windows-1251", "iso-8859-6": "windows-1256", "iso-8859-7": "windows-1253",
        "iso-8859-8": "windows-1255", "iso-8859-10": "windows-1257", "iso-8859-13": "windows-1257",
        "iso-8859-14": "windows-1252", "iso-8859-15": "windows-1252", "iso-8859-16": "windows-1250",
    ]

    /// - Parameter windows: the upper half that the characters for 0x80 to 0x9F are taken from; nil for `upper`.
    private init(upper: StaticString, controls: StaticString?, windows: StaticString?) {
        let lower = controls.map(Self.scalars) ?? []
        var upper = Self.scalars(upper)
        if let windows { upper.replaceSubrange(..<0x20, with: Self.scalars(windows).prefix(0x20)) }
        scalars = lower + (UInt16(lower.count)..<0x80) + upper
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
