/// Sentences and paragraphs of a script.
extension Composer {
    /// `count` words on one line.
    mutating func words(_ count: Int, of script: Script = .english) -> [UInt8] {
        var line = script.opening
        for i in 0..<count {
            if i > 0 { line += script.separator }
            line += script.word(&random)
        }
        return line + script.closing
    }

    mutating func englishWords(_ count: Int) -> String { String(decoding: words(count), as: UTF8.self) }

    /// Lines of at most about `width` bytes, about `bytes` in all, with an empty line after each paragraph.
    mutating func prose(_ bytes: Int, of script: Script, width: Int = 72, lineEnd: [UInt8] = [0x0A]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes + 200)
        while text.count < bytes {
            for _ in 0..<random.between(2, 9) where text.count < bytes {
                appendLine(of: script, width: width, to: &text)
                text += lineEnd
            }
            text += lineEnd
        }
        return text
    }

    private mutating func appendLine(of script: Script, width: Int, to text: inout [UInt8]) {
        let start = text.count
        text += script.opening
        while true {
            let word = script.word(&random)
            if text.count - start + word.count > width { break }
            text += word
            if script.opening.isEmpty, random.next() & 15 == 0 { text.append(random.chance(60) ? 0x2C : 0x2E) }
            text += script.separator
        }
        while text.last == 0x20 { text.removeLast() }
        text += script.closing
    }

    /// The lines of an earlier message behind `> `.
    func quoted(_ text: [UInt8]) -> [UInt8] {
        var quoted: [UInt8] = []
        quoted.reserveCapacity(text.count + text.count / 16)
        var isLineStart = true
        for byte in text {
            if isLineStart { quoted += [0x3E, 0x20] }
            quoted.append(byte)
            isLineStart = byte == 0x0A
        }
        if !isLineStart { quoted.append(0x0A) }
        return quoted
    }
}
