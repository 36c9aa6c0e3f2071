// Files inside bodies and parts, beneath MIME: TNEF with its compressed RTF, yEnc, and uuencode in running text.

enum TNEFTarget {
    static func run(_ input: ByteView) {
        guard let tnef = TNEF(reading: input) else {
            check(!TNEF.isTNEF(input), "tnef: what begins as a stream is read", input)
            return
        }
        check(tnef.attachments.count <= Limits.embeddedFiles, "tnef: no more files than the limit", input)
        let texts = [tnef.subject, tnef.senderName, tnef.senderAddress, tnef.messageID, tnef.plainBody, tnef.htmlBody]
        for text in texts { checkText(text, input) }
        for file in tnef.attachments {
            check(file.data.lies(in: input.count), "tnef: a file lies in the stream", input)
            for text in [file.name, file.mediaType, file.contentID, file.contentLocation] { checkText(text, input) }
        }
        checkUnique(tnef.diagnostics, input)
        guard let range = tnef.compressedRTF else { return }
        check(range.lies(in: input.count), "tnef: the RTF lies in the stream", input)
        RTFTarget.inspect(input[range])
    }

    private static func checkText(_ text: TNEF.Text?, _ input: ByteView) {
        guard let text else { return }
        check(text.range.lies(in: input.count), "tnef: a text lies in the stream", input)
    }
}

/// Compressed RTF; the input is the content after a header that fits it.
enum RTFTarget {
    private static let headerLength = 16

    static func run(_ input: ByteView) {
        let count = headerLength + input.count
        withExactBytes(count: count) { output in
            store(UInt32(count - 4), to: output)
            store(UInt32(input.count), to: output + 4)
            store(0x7546_5A4C, to: output + 8)
            store(CRC32.remainder(0, UnsafeRawBufferPointer(input.buffer)), to: output + 12)
            for (index, byte) in input.buffer.enumerated() { output[headerLength + index] = byte }
        } body: {
            let decoded = inspect($0)
            check(decoded?.diagnostics.contains(.tnefChecksum) == false, "rtf: a right checksum is right", $0)
        }
    }

    private static func store(_ value: UInt32, to target: UnsafeMutablePointer<UInt8>) {
        for k in 0..<4 { target[k] = UInt8(truncatingIfNeeded: value >> UInt32(8 * k)) }
    }

    @discardableResult
    static func inspect(_ input: ByteView) -> TNEFCompressedRTF.Decoded? {
        guard let decoded = TNEFCompressedRTF.decode(input) else { return nil }
        check(decoded.bytes.count <= 9 * input.count, "rtf: at most nine times the input", input)
        // The last reference that begins below the limit may pass it by its length.
        let limit = Limits.embeddedExpansion + 2 * input.count + 8 * 17
        check(decoded.bytes.count <= limit, "rtf: no more than the limit", input)
        checkUnique(decoded.diagnostics, input)
        return decoded
    }
}

enum YEncTarget {
    static func run(_ input: ByteView) {
        let blocks = inspect(input)
        LineEndTwin.forEach(of: input, longest: 900) { _, twin in
            // A CR or LF that an escape sign stands before is data, and differs.
            guard !escapesLineEnd(input) else { return }
            let isSame = blocks.elementsEqual(inspect(twin)) {
                $0.bytes == $1.bytes && $0.name == $1.name && $0.diagnostics == $1.diagnostics
            }
            check(isSame, "yenc: same blocks with other line ends", input)
        }
    }

    private static func escapesLineEnd(_ input: ByteView) -> Bool {
        var from = 0
        while let escape = input.firstIndex(of: 0x3D, from: from) {
            if input.peek(escape + 1) == 0x0A { return true }
            from = escape + 1
        }
        return false
    }

    @discardableResult
    private static func inspect(_ input: ByteView) -> [YEnc.Block] {
        var blocks: [YEnc.Block] = []
        var start = 0
        while let sign = input.firstIndex(of: 0x3D, from: start) {
            start = sign + 1
            guard let block = YEnc.block(in: input, at: sign) else { continue }
            check(block.range.start == sign && block.range.lies(in: input.count), "yenc: the range", input)
            check(block.range.end > sign, "yenc: goes on", input)
            check(block.bytes.count <= block.range.count, "yenc: decoding makes no text longer", input)
            check(block.offset >= 0, "yenc: the offset", input)
            start = block.range.end
            blocks.append(block)
        }
        return blocks
    }
}

/// Uuencoded files in running text.
enum UUEncodeTextTarget {
    static func inspect(_ input: ByteView) {
        var start = 0
        while let first = input.firstIndex(of: 0x62, from: start) {
            start = first + 1
            guard let block = UUEncode.block(in: input, at: first) else { continue }
            check(block.range.start == first && block.range.lies(in: input.count), "uuencode: the range", input)
            check(block.range.end > first, "uuencode: a block goes on", input)
            let most = 4 * block.range.count + 1_000 + 63
            check(block.bytes.count <= most, "uuencode: a block is bounded", input)
            start = block.range.end
        }
    }
}
