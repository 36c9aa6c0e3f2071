/// HZ (RFC 1843): `~{` Chinese `~}`, `~~` for a tilde, and a tilde at the end of a line joins it to the next.
enum HZ {
    static func decode(_ input: UnsafeBufferPointer<UInt8>, into sink: inout UTF8Sink) {
        let table = DoubleByteTable.of(.gb18030)
        var isChinese = false
        var i = 0
        while i < input.count {
            let byte = input[i]
            let next = i + 1 < input.count ? input[i + 1] : 0
            i += 1
            if byte == 0x7E, let shift = shift(next) {
                if shift == .tilde { sink.put(ascii: 0x7E) } else { isChinese = shift == .chinese }
                i += 1
            } else if byte >= 0x80 {
                // 8-bit GB 2312 among it, as gateways left it.
                if next >= 0x80, table.put(byte, next, into: &sink) { i += 1 } else { sink.replace() }
            } else if isChinese, byte > 0x20, byte < 0x7F {
                guard (0x21...0x7E).contains(next) else {
                    sink.replace()
                    continue
                }
                if !table.put(byte | 0x80, next | 0x80, into: &sink) { sink.replace() }
                i += 1
            } else {
                if byte == 0x0A { isChinese = false }
                sink.put(ascii: byte)
            }
        }
    }

    private enum Shift { case chinese, ascii, tilde }

    private static func shift(_ next: UInt8) -> Shift? {
        switch next {
        case 0x7B: .chinese
        case 0x7D, 0x0A: .ascii
        case 0x7E: .tilde
        default: nil
        }
    }
}
