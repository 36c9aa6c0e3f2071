import Synchronization

/// The upper half of a single-byte charset as Unicode scalars, made once through iconv.
struct SingleByteTable: Sendable {
    /// 128 scalars for 0x80-0xFF; 0xFFFD where the charset has none.
    let upper: [UInt16]

    private static let cache = Mutex<[String: SingleByteTable]>([:])

    static func of(_ charset: Charset) -> SingleByteTable? {
        let name = charset.iconvName
        if let known = cache.withLock({ $0[name] }) { return known }
        guard let made = SingleByteTable(iconvName: name, isWindows: charset.name.hasPrefix("windows-")) else {
            return nil
        }
        cache.withLock { $0[name] = made }
        return made
    }

    private init?(iconvName: String, isWindows: Bool) {
        var scalars: [UInt16] = []
        for byte in UInt8(0x80)...0xFF {
            var text: [UInt8] = []
            let replaced = [byte].withUnsafeBufferPointer { Iconv.convert($0, from: iconvName, into: &text) }
            guard let replaced else { return nil }
            let scalar = String(decoding: text, as: UTF8.self).unicodeScalars.first?.value ?? 0xFFFD
            // The WHATWG tables map the holes of 0x80-0x9F in windows sets to C1 controls.
            let isHole = replaced > 0 || scalar > 0xFFFF
            scalars.append(isHole ? (isWindows && byte < 0xA0 ? UInt16(byte) : 0xFFFD) : UInt16(scalar))
        }
        upper = scalars
    }

    /// Appends `input` as UTF-8. Returns how many bytes had no character.
    func decode(_ input: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) -> Int {
        var replaced = 0
        let text = [UInt8](unsafeUninitializedCapacity: input.count * 3) { target, count in
            var i = 0
            while i < input.count {
                let byte = input[i]
                i += 1
                guard byte >= 0x80 else {
                    target[count] = byte
                    count += 1
                    continue
                }
                let scalar = upper[Int(byte) - 0x80]
                if scalar == 0xFFFD { replaced += 1 }
                count = write(scalar, to: target, at: count)
            }
        }
        output = output.isEmpty ? text : output + text
        return replaced
    }

    /// Writes a scalar as UTF-8; some sets have ASCII signs in their upper half. Returns the offset after it.
    @inline(__always)
    private func write(_ scalar: UInt16, to target: UnsafeMutableBufferPointer<UInt8>, at index: Int) -> Int {
        var next = index
        if scalar < 0x80 {
            target[next] = UInt8(scalar)
            return next + 1
        }
        if scalar < 0x800 {
            target[next] = 0xC0 | UInt8(scalar >> 6)
        } else {
            target[next] = 0xE0 | UInt8(scalar >> 12)
            target[next + 1] = 0x80 | UInt8(scalar >> 6 & 0x3F)
            next += 1
        }
        target[next + 1] = 0x80 | UInt8(scalar & 0x3F)
        return next + 2
    }
}
