extension String {
    /// The text with ASCII characters replaced.
    ///
    /// It works on bytes: if a combining mark follows a quote or an angle bracket, Swift sees one `Character` that is
    /// neither, but an HTML parser sees the bracket.
    package func replacingASCII(_ replacements: KeyValuePairs<Unicode.Scalar, String>) -> String {
        let table = replacements.map { (byte: UInt8(ascii: $0), text: Array($1.utf8)) }
        guard utf8.contains(where: { byte in table.contains { $0.byte == byte } }) else { return self }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count + 16)
        for byte in utf8 {
            if let found = table.first(where: { $0.byte == byte }) { bytes += found.text } else { bytes.append(byte) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
