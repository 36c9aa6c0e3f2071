import Bytes
import Foundation
import MessageContent

/// Makes text of messages and queries into text for the full-text index, without letter case and accents
/// (``SearchFolding``).
///
/// SQLite's unicode61 tokenizer splits text at spaces and punctuation, so a run of Chinese, Japanese, Korean, Thai,
/// Lao, Khmer or Burmese text would be one word. Such runs are indexed as overlapping pairs of characters, and the last
/// character alone. So two neighbouring characters are found as a word, longer strings as a phrase, and a single
/// character as the beginning of a word.
enum SearchText {
    /// `text` folded, with pairs in place of runs.
    static func index(_ text: String) -> String {
        if text.isASCII { return text }
        var output: [UInt8] = []
        output.reserveCapacity(text.utf8.count + text.utf8.count / 8)
        var run: [Unicode.Scalar] = []
        visit(composed(text)) { ascii in
            flush(&run, into: &output)
            output.append(contentsOf: ascii)
        } other: { scalar in
            if isRunScalar(scalar) { return run.append(scalar) }
            flush(&run, into: &output)
            SearchFolding.append(scalar, to: &output)
        }
        flush(&run, into: &output)
        return String(decoding: output, as: UTF8.self)
    }

    /// Calls `ascii` with runs of ASCII, which most of a text is, and `other` with each other scalar, in order.
    @inline(__always)
    private static func visit(
        _ text: String, ascii: (Slice<UnsafeBufferPointer<UInt8>>) -> Void, other: (Unicode.Scalar) -> Void
    ) {
        var text = text
        text.withUTF8 { bytes in
            var start = 0
            while start < bytes.count {
                var end = start
                while end < bytes.count, bytes[end] < 0x80 { end += 1 }
                if end > start { ascii(bytes[start..<end]) }
                guard end < bytes.count else { return }
                // A String's UTF-8 is well-formed.
                let length = bytes[end] >= 0xF0 ? 4 : bytes[end] >= 0xE0 ? 3 : 2
                var value = UInt32(bytes[end]) & (length == 4 ? 0x07 : length == 3 ? 0x0F : 0x1F)
                for byte in bytes[end + 1..<end + length] { value = value << 6 | UInt32(byte & 0x3F) }
                if let scalar = Unicode.Scalar(value) { other(scalar) }
                start = end + length
            }
        }
    }

    /// The FTS5 phrase that finds `text`. Behind a run of characters that goes on in other words stands its last one alone,
    /// as in the index; one character at the end becomes the beginning of a word.
    ///
    /// - Parameter isPrefix: the last word may go on.
    static func queryPhrase(_ text: String, isPrefix: Bool) -> String {
        var words: [UInt8] = []
        var run: [Unicode.Scalar] = []
        var last: Unicode.Scalar?
        func endRun() {
            guard !run.isEmpty else { return }
            appendPairs(of: run, to: &words)
            if run.count > 1 { last = run.last }
            run.removeAll()
        }
        func beginWord() {
            guard let scalar = last else { return }
            words.append(0x20)
            words.append(scalar: scalar.value)
            words.append(0x20)
            last = nil
        }
        visit(composed(text)) { ascii in
            endRun()
            if ascii.contains(where: \.isAlphanumeric) { beginWord() }
            words.append(contentsOf: ascii)
        } other: { scalar in
            if isRunScalar(scalar) {
                if run.isEmpty { beginWord() }
                return run.append(scalar)
            }
            endRun()
            if isWordScalar(scalar) { beginWord() }
            SearchFolding.append(scalar, to: &words)
        }
        let endsInSingle = run.count == 1
        appendPairs(of: run, to: &words)
        let quoted = "\"" + String(decoding: words, as: UTF8.self).replacingASCII(["\"": "\"\""]) + "\""
        return isPrefix || endsInSingle ? quoted + " *" : quoted
    }

    /// Unicode's form NFKC, in which decomposed letters and full-width forms are the letters that people type.
    private static func composed(_ text: String) -> String {
        text.isASCII || isComposed(text) ? text : compatible(text)
    }

    /// Composes twice: the first call leaves the marks of half-width kana beside their letters.
    private static func compatible(_ text: String) -> String {
        text.precomposedStringWithCompatibilityMapping.precomposedStringWithCanonicalMapping
    }

    /// Whether composing would change nothing but separators of words. A quick look that may say no to a composed text:
    /// it is worth it, as Foundation takes longer to compose a text than SQLite to index it.
    private static func isComposed(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case ..<0xA8, 0xA9, 0xAB...0xAE, 0xB0, 0xB1, 0xB6, 0xB7, 0xBB, 0xBF: true
            case 0xC0...0x131, 0x134...0x13E, 0x141...0x148, 0x14A...0x17E: true
            case 0x386, 0x388...0x3CE, 0x400...0x482, 0x48A...0x52F: true
            case 0x5D0...0x5EA, 0x621...0x63A, 0x641...0x64A, 0x1EA0...0x1EF9: true
            case 0x2000...0x203F, 0x20A9...0x20BF, 0xFE0F, 0x1F300...0x1FAFF: true
            case 0x3001...0x3029, 0x3031...0x3035, 0x3041...0x3096, 0x30A1...0x30FE, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
                true
            default: false
            }
        }
    }

    /// Text without letter case and accents, for comparing names.
    static func folded(_ text: String) -> String {
        if text.isASCII { return text.lowercased() }
        var output: [UInt8] = []
        // Not the quick look of the index: here a space is a space.
        visit(
            compatible(text), ascii: { output.append(contentsOf: $0) }, other: { SearchFolding.append($0, to: &output) }
        )
        return String(decoding: output, as: UTF8.self).lowercased()
    }

    private static func appendPairs(of run: [Unicode.Scalar], to words: inout [UInt8]) {
        guard !run.isEmpty else { return }
        words.append(0x20)
        if run.count == 1 { words.append(scalar: run[0].value) }
        for index in run.indices.dropLast() {
            words.append(scalar: run[index].value)
            words.append(scalar: run[index + 1].value)
            words.append(0x20)
        }
    }

    private static func flush(_ run: inout [Unicode.Scalar], into output: inout [UInt8]) {
        guard !run.isEmpty else { return }
        output.append(0x20)
        for index in run.indices {
            output.append(scalar: run[index].value)
            if index + 1 < run.count { output.append(scalar: run[index + 1].value) }
            output.append(0x20)
        }
        run.removeAll(keepingCapacity: true)
    }

    /// Whether it is part of a word for the index's tokenizer: a letter or a number.
    static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    /// Whether a word of a text begins so, both ``folded(_:)``. In scripts without spaces it may begin anywhere.
    static func holds(_ word: String, in text: String) -> Bool {
        let (scalars, sought) = (Array(text.unicodeScalars), Array(word.unicodeScalars))
        guard let first = sought.first, scalars.count >= sought.count else { return false }
        func goesOn(_ scalar: Unicode.Scalar) -> Bool { !isRunScalar(scalar) && isWordScalar(scalar) }
        return (0...scalars.count - sought.count).contains { start in
            scalars[start] == first && scalars[start..<start + sought.count].elementsEqual(sought)
                && (start == 0 || isRunScalar(first) || !goesOn(scalars[start - 1]))
        }
    }

    static func isRunScalar(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case ..<0x0E00: false
        case 0x0E01...0x0EFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x19E0...0x19FF: true
        case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029, 0x3031...0x3035, 0x3041...0x3096, 0x309D...0x309F: true
        case 0x30A1...0x30FA, 0x30FC...0x30FF, 0x3105...0x312F, 0x3131...0x318E, 0x31A0...0x31FF: true
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF: true
        case 0xFF66...0xFF9F, 0x1B000...0x1B16F, 0x20000...0x3FFFF: true
        default: false
        }
    }
}

extension StringProtocol {
    /// Looks at all bytes, without a branch for each.
    var isASCII: Bool {
        utf8.withContiguousStorageIfAvailable { $0.reduce(0, |) < 0x80 } ?? utf8.allSatisfy { $0 < 0x80 }
    }
}
