import MessageFormat

/// Finds text that is encoded in base64 or hexadecimal within a token, as in tracking links.
enum HiddenText {
    /// Whether the decoded token has something that `search` finds, or an address.
    static func holds(_ search: OriginalSearch, in token: ArraySlice<UInt32>) -> Bool {
        guard token.count >= 6 else { return false }
        let bytes = token.map { UInt8(exactly: $0) ?? 0x21 }
        // Base64 may begin behind a prefix of any length.
        for offset in 0..<4 {
            let digits = bytes.dropFirst(offset).filter { $0 != 0x3D }
            if isTelling(digits.withByteView { Base64.decode($0).bytes }, search) { return true }
        }
        return isTelling(decodeHex(bytes), search)
    }

    private static func decodeHex(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.count % 2 == 0, bytes.allSatisfy(\.isHexDigit) else { return [] }
        return stride(from: 0, to: bytes.count, by: 2).map {
            (bytes[$0].hexValue ?? 0) << 4 | (bytes[$0 + 1].hexValue ?? 0)
        }
    }

    private static func isTelling(_ bytes: [UInt8], _ search: OriginalSearch) -> Bool {
        guard bytes.count > 3 else { return false }
        let reading = Reading(String(decoding: bytes, as: UTF8.self))
        if !search.matches(in: reading.lower, accept: { $0.range.count > 3 }).isEmpty { return true }
        // Random bytes have an `@` now and then, but hardly between letters and before a dot.
        return reading.plain.indices.contains { index in
            reading.plain[index] == 0x40 && index > 1 && (index - 2..<index).allSatisfy(reading.isAlphanumeric)
                && (index + 1...index + 2).allSatisfy(reading.isAlphanumeric)
                && reading.plain[index...].prefix(40).contains(0x2E)
        }
    }
}
