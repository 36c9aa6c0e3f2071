import Bytes

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Normalises line ends, and removes characters that nobody sees.
enum TextNormaliser {
    /// A copy of UTF-8 text without NUL in which CRLF and CR are LF, without its byte order mark.
    ///
    /// QUIRK: CR CR LF is one line end, unless lines end in CR alone. A program that turns LF into CRLF was applied
    /// twice to such text (RFC 5322 section 2.3 does not know it; `line.bare-cr`).
    static func withLineFeeds(_ input: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        let text = input.starts(with: [0xEF, 0xBB, 0xBF]) ? UnsafeBufferPointer(rebasing: input.dropFirst(3)) : input
        return [UInt8](unsafeUninitializedCapacity: text.count) { output, count in
            guard let source = text.baseAddress, let target = output.baseAddress else { return }
            var mayBeDoubled: Bool?
            var read = 0
            while read < text.count {
                let rest = text.count - read
                let hit = memchr(source + read, 0x0D, rest)
                let run = hit.map { UnsafeRawPointer($0) - UnsafeRawPointer(source + read) } ?? rest
                memcpy(target + count, source + read, run)
                count += run
                read += run
                guard read < text.count else { return }
                target[count] = 0x0A
                count += 1
                var isDoubled = read + 2 < text.count && source[read + 1] == 0x0D && source[read + 2] == 0x0A
                if isDoubled {
                    let may = mayBeDoubled ?? !hasBareReturn(text)
                    mayBeDoubled = may
                    isDoubled = may
                }
                read += isDoubled ? 3 : read + 1 < text.count && source[read + 1] == 0x0A ? 2 : 1
            }
        }
    }

    /// Whether a line ends in CR alone: in a CR that neither LF nor CR LF follows.
    private static func hasBareReturn(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = 0
        while index < text.count {
            guard text[index] == 0x0D else {
                index += 1
                continue
            }
            var end = index + 1
            if end < text.count, text[end] == 0x0D { end += 1 }
            guard end < text.count, text[end] == 0x0A else { return true }
            index = end + 1
        }
        return false
    }

    /// Makes CRLF and CR into LF and drops NUL and a byte order mark. Returns whether there was a NUL.
    static func normalise(_ text: inout [UInt8]) -> Bool {
        let needs = text.withUnsafeBufferPointer { buffer in
            (nul: UTF8Text.contains(0, buffer), copy: UTF8Text.contains(0x0D, buffer) || buffer.first == 0xEF)
        }
        if needs.nul { text.removeAll { $0 == 0 } }
        if needs.nul || needs.copy { text = text.withUnsafeBufferPointer { withLineFeeds($0) } }
        return needs.nul
    }

    /// `text` without soft hyphens, zero-width spaces and word joiners: nobody sees them, but they split words for
    /// search and copying. Zero-width joiners stay, since Persian, the scripts of India and emoji need them.
    static func withoutInvisibles(_ text: String) -> String {
        let isInvisible = { (scalar: Unicode.Scalar) in [0xAD, 0x200B, 0x2060, 0xFEFF].contains(scalar.value) }
        var copy = text
        let mayHold = copy.withUTF8 { bytes in
            for byte: UInt8 in [0xC2, 0xE2, 0xEF] where UTF8Text.contains(byte, bytes) { return true }
            return false
        }
        guard mayHold, text.unicodeScalars.contains(where: isInvisible) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isInvisible($0) }))
    }
}
