/// HZ (RFC 1843): Chinese is between `~{` and `~}`, `~~` is a tilde, and a tilde at the end of a line joins it to the
/// next.
enum HZ {
    static func decode(_ input: UnsafeBufferPointer<UInt8>, into sink: inout UTF8Sink) {
        let table = DoubleByteTable.of(.gb18030)
        var isChinese = false
        var i = 0
        while i < input.count {
            let byte = input[i]
            let next = i + 1 < input.count ? input[i + 1] : 0
            i += 1
            if byte == 0x7E, next == 0x7B || next == 0x7D || next == 0x0A || next == 0x7E {
                if next == 0x7E { sink.put(ascii: 0x7E) } else { isChinese = next == 0x7B }
                i += 1
            } else if byte >= 0x80 {
                // Gateways left GB 2312 in 8-bit form in some texts.
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
}
