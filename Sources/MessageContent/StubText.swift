import Bytes

/// Recognises a text/plain part that is only a notice, such as `Your program cannot show this message`.
///
/// It compares words instead of looking for phrases, so it works in every language: two versions of one text share most
/// of their words, but a notice has other words than the HTML, or few of its many.
enum StubText {
    /// Whether `plain` is empty or cannot be another version of the text of `html`.
    static func isStub(_ plain: String, besides html: String) -> Bool {
        let plainLength = plain.countBytes { $0 > 0x20 }
        let htmlLength = html.countBytes { $0 > 0x20 }
        if plainLength == 0 { return htmlLength > 0 }
        if plainLength < 400, plainLength * 8 < htmlLength { return true }
        guard plainLength < longestNotice else { return false }
        var own = Set<UInt64>()
        TextWords.visit(plain) { word in
            own.insert(word)
            return true
        }
        let count = own.count
        let enough = 4 * count + (count == 0 ? 3 : 8)
        var beyond = Set<UInt64>()
        var missing = own
        TextWords.visit(html) { word in
            if own.contains(word) { missing.remove(word) } else { beyond.insert(word) }
            return beyond.count < enough
        }
        if beyond.count >= enough { return true }
        // A short text that speaks of HTML is a notice beside few words, too.
        let isNotice = plainLength < 200 && own.contains(TextWords.html)
        return missing.count * 2 > count && beyond.count >= (isNotice ? 4 : max(8, count))
    }

    /// In bytes without blanks. A longer text is no notice.
    private static let longestNotice = 1_200
}

/// The words of a text without web addresses: runs of letters and digits, and in scripts without spaces each pair of
/// characters.
private enum TextWords {
    static let html = Array("html".utf8).withUnsafeBufferPointer { hash($0, 0..<4) }

    /// Calls `body` with a hash of each word until it answers false.
    static func visit(_ text: String, _ body: (UInt64) -> Bool) {
        var text = text
        text.withUTF8 { bytes in
            var position = 0
            while position < bytes.count {
                let byte = bytes[position]
                if isUnspaced(byte), position + 5 < bytes.count {
                    if isUnspaced(bytes[position + 3]), !body(hash(bytes, position..<position + 6)) { return }
                    position += 3
                } else if isWordByte(byte) {
                    var end = position
                    while end < bytes.count, isWordByte(bytes[end]), !isUnspaced(bytes[end]) { end += 1 }
                    end = max(end, position + 1)
                    if isAddress(bytes, position, end) {
                        while end < bytes.count, bytes[end] > 0x20, bytes[end] != 0x3E { end += 1 }
                    } else if !body(hash(bytes, position..<end)) {
                        return
                    }
                    position = end
                } else {
                    position += 1
                }
            }
        }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte >= 0xC3
            || (0x80...0xBF).contains(byte)
    }

    /// The first byte of Chinese and Japanese characters.
    private static func isUnspaced(_ byte: UInt8) -> Bool { (0xE3...0xE9).contains(byte) }

    /// Whether a word begins a web address: `https://…`, `www.…`.
    private static func isAddress(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
        guard end < bytes.count else { return false }
        if bytes[end] == 0x3A { return end + 2 < bytes.count && bytes[end + 1] == 0x2F && bytes[end + 2] == 0x2F }
        return bytes[end] == 0x2E && end - start == 3 && bytes[start..<end].allSatisfy { $0 | 0x20 == 0x77 }
    }

    /// A hash that is the same for both letter cases of ASCII.
    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt64 {
        var hash = StableHash.start
        for index in range { hash = StableHash.adding(bytes[index].asciiLowercased, to: hash) }
        return hash
    }
}
