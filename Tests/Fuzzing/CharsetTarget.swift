/// Text decoding: the first byte picks the label, the rest is the text.
enum CharsetTarget {
    /// No label, labels that no one knows or that are decorated, then every label that is known.
    private static let labels: [[UInt8]?] =
        [nil, Array("x-unknown".utf8), Array(" \"UTF-8\" ; format=flowed".utf8), Array("_iso-2022-jp$ESC".utf8)]
        + Charset.all.map { Array($0.name.utf8) }

    static func run(_ input: ByteView) {
        let label = labels[Int(input.peek(0)) % labels.count]
        let text = input.slice(1, input.count)
        inspect(text, label: label)
        checkUTF8(text)
    }

    static func inspect(_ input: ByteView, label: [UInt8]?) {
        let decoded = TextDecoder.decode(input.buffer, label: label)
        let isValid = decoded.utf8.withUnsafeBufferPointer(UTF8Text.isValid)
        check(isValid, "charset: UTF-8 comes out", input)
        let isText = !decoded.utf8.contains { $0 == 0 || $0 == 0x0D }
        check(isText, "charset: no NUL and no CR", input)
        // Two replacement characters a byte: a byte of ISO-2022-JP that stands for none is a pair in EUC-JP.
        check(decoded.utf8.count <= 6 * input.count + 16, "charset: bounded by the text", input)
        check(decoded.replacements <= 2 * input.count, "charset: bounded replacements", input)
        let hasCode = decoded.diagnostics.contains(.charsetReplacement)
        check(hasCode == (decoded.replacements > 0), "charset: replacements are told", input)
        checkUnique(decoded.diagnostics, input)
        // Handles and tables are kept between calls: what one text left behind must not show in the next.
        let again = TextDecoder.decode(input.buffer, label: label)
        check(again.utf8 == decoded.utf8, "charset: the same text twice", input)
        check(again.diagnostics == decoded.diagnostics, "charset: the same diagnostics twice", input)
    }

    /// The UTF-8 routines against the standard library's.
    private static func checkUTF8(_ input: ByteView) {
        let isValid = UTF8Text.isValid(input.buffer)
        check(isValid == isValidByLibrary(input), "utf-8: valid where the standard library says so", input)
        let isASCII = input.buffer.allSatisfy { $0 < 0x80 }
        check(UTF8Text.isASCII(input.buffer) == isASCII, "utf-8: ASCII is ASCII", input)
        var repaired: [UInt8] = []
        let replaced = UTF8Text.repair(input.buffer, into: &repaired)
        let isRepaired = repaired.withUnsafeBufferPointer(UTF8Text.isValid)
        check(isRepaired, "utf-8: repaired text is valid", input)
        check(!isValid || (replaced == 0 && repaired.elementsEqual(input.buffer)), "utf-8: valid text stays", input)
        check(isValid || replaced > 0, "utf-8: broken text is repaired", input)
        let ascii = repaired.lazy.filter { $0 < 0x80 }
        check(ascii.elementsEqual(input.buffer.lazy.filter { $0 < 0x80 }), "utf-8: no ASCII is swallowed", input)
    }

    private static func isValidByLibrary(_ input: ByteView) -> Bool {
        String(validating: input.buffer, as: UTF8.self) != nil
    }
}
