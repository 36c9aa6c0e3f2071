import Bytes
import MessageFormat

/// Bytes of one charset inside a ``TransferText``.
struct CharsetRun {
    /// Of ``TransferText/bytes``.
    var range: Range<Int>
    /// The charset that an encoded-word names; nil outside encoded-words.
    var label: [UInt8]?
}

extension TransferText {
    /// The body of a header field. Encoded-words (RFC 2047) are decoded wherever they stand, white space between two of
    /// them is dropped (section 6.2), and words of one charset are one run, since some programs split characters
    /// between them.
    static func header(_ range: ByteRange, of raw: ByteView) -> (text: TransferText, runs: [CharsetRun]) {
        var text = TransferText(range: range)
        var runs: [CharsetRun] = []
        func append(_ label: [UInt8]?, from start: Int) {
            guard text.count > start else { return }
            if let last = runs.indices.last, runs[last].label == label {
                runs[last].range = runs[last].range.lowerBound..<text.count
            } else {
                runs.append(CharsetRun(range: start..<text.count, label: label))
            }
        }
        let body = raw[range]
        var cursor = 0
        var isAfterWord = false
        while cursor < body.count {
            let mark = body.firstIndex(of: 0x3D, from: cursor) ?? body.count
            let word = EncodedWord(in: body, at: mark)
            let between = ByteRange(
                range.start + cursor, range.start + (word == nil ? min(mark + 1, body.count) : mark))
            if word == nil || !isAfterWord || !raw[between].trimmed().isEmpty {
                let start = text.count
                text.append(plain: between, of: raw)
                append(nil, from: start)
            }
            cursor = mark + 1
            isAfterWord = word != nil
            guard let word else { continue }
            let start = text.count
            text.append(word, of: raw)
            append(body[word.charset].array.map(\.asciiLowercased), from: start)
            cursor = word.end
        }
        return (text, runs)
    }

    private mutating func append(_ word: EncodedWord, of raw: ByteView) {
        let encoded = word.text.shifted(by: range.start)
        guard !word.isBase64 else { return append(base64: encoded, of: raw) }
        var i = encoded.start
        while i < encoded.end {
            let byte = raw[i]
            if byte == 0x3D, i + 2 < encoded.end, let high = raw[i + 1].hexValue, let low = raw[i + 2].hexValue {
                append(high << 4 | low, at: i, .escape)
                i += 3
                continue
            }
            if byte != 0x0D, byte != 0x0A { append(byte == 0x5F ? 0x20 : byte, at: i, .quoted) }
            i += 1
        }
    }
}
