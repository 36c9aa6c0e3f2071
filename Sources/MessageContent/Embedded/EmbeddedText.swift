import Bytes
import MessageFormat

/// Finds files that are written as lines of a text: uuencode, yEnc, BinHex.
struct EmbeddedText {
    private(set) var files: [EmbeddedFile] = []
    /// The lines of the files, in order; of a broken file only those that are certainly no text.
    private(set) var dataLines: [ByteRange] = []
    private(set) var diagnostics: [DiagnosticCode] = []

    /// - Parameter isBinHex: whether the text is declared as BinHex, so that its comment line may be missing.
    static func find(in text: ByteView, isBinHex: Bool = false) -> EmbeddedText {
        var result = EmbeddedText()
        var hex = BinHex.find(in: text, from: 0) ?? (isBinHex ? 0 : nil)
        var begin = text.firstRange(of: "begin ")
        while begin != nil || hex != nil, result.files.count < Limits.embeddedFiles {
            // The first of the two comes next.
            if let start = hex, start <= begin ?? .max {
                let end = result.takeBinHex(text, at: start)
                hex = BinHex.find(in: text, from: end)
                if let next = begin, next < end { begin = text.firstRange(of: "begin ", from: end) }
            } else if let start = begin {
                let end = result.takeBlock(text, at: start)
                begin = text.firstRange(of: "begin ", from: end)
                if let next = hex, next < end { hex = BinHex.find(in: text, from: end) }
            }
        }
        if begin != nil || hex != nil { result.diagnostics.note(.limitEmbedded) }
        return result
    }

    /// Whether the first line that is not blank begins a file.
    static func begins(_ bytes: ByteView) -> Bool {
        let head = bytes.slice(0, 1_000)
        var start = 0
        while head.peek(start).isFoldingWhiteSpace { start += 1 }
        return head.hasPrefix("begin ", at: start) || head.hasPrefix("=ybegin ", at: start)
            || head.hasPrefix("(this file must be converted with binhex", at: start)
    }

    /// Takes the block whose `begin ` is at `start`. Returns where to continue.
    private mutating func takeBlock(_ text: ByteView, at start: Int) -> Int {
        let isYEnc = start >= 2 && text[start - 1] == 0x79 && text[start - 2] == 0x3D
        let lineStart = isYEnc ? start - 2 : start
        if text.isLineStart(lineStart) {
            if isYEnc, let block = YEnc.block(in: text, at: lineStart) { return take(block) }
            if !isYEnc, let block = UUEncode.block(in: text, at: lineStart) { return take(block) }
        }
        return start + 6
    }

    private mutating func take(_ block: UUEncode.Block) -> Int {
        let name = Self.name(block.name)
        files.append(EmbeddedFile(name: name, type: FileType.of(name), bytes: block.bytes))
        dataLines.append(block.range)
        diagnostics.note(contentsOf: block.diagnostics)
        return block.range.end
    }

    private mutating func take(_ block: YEnc.Block) -> Int {
        let name = Self.name(block.name)
        var file = EmbeddedFile(name: name, type: FileType.of(name), bytes: block.bytes)
        if let part = block.part {
            // A piece of a file is not a file of that type.
            file.type = FileType.unknown
            let facts = [("number", part), ("total", block.total ?? 0), ("offset", block.offset)]
            file.parameters = facts.map { EmailHeader(name: $0.0, value: String($0.1)) }
        }
        files.append(file)
        // If the sizes differ there may be text among the data.
        if block.isWhole { dataLines.append(block.range) }
        diagnostics.note(contentsOf: block.diagnostics)
        return block.range.end
    }

    private mutating func takeBinHex(_ text: ByteView, at start: Int) -> Int {
        guard let file = BinHex.decode(text, from: start) else { return start + 1 }
        diagnostics.note(contentsOf: file.diagnostics)
        if let data = file.data {
            let name = file.name.withUnsafeBufferPointer { TextDecoder.decode($0, label: Array("macintosh".utf8)) }
            files.append(EmbeddedFile(name: name.string, type: FileType.of(name.string), bytes: data))
        }
        // The line end after the last colon belongs to the file.
        var end = file.end
        if text.peek(end) == 0x0D { end += 1 }
        if text.peek(end) == 0x0A { end += 1 }
        if file.diagnostics.isEmpty { dataLines.append(ByteRange(start, end)) }
        return end
    }

    private static func name(_ bytes: [UInt8]) -> String? {
        let name = HeaderText.text(of: bytes).text
        return name.isEmpty ? nil : name
    }

    /// `text` without its data lines.
    static func prose(_ text: ByteView, without dataLines: [ByteRange]) -> [UInt8] {
        var result: [UInt8] = []
        var cursor = 0
        for range in dataLines + [ByteRange(text.count, text.count)] {
            let words = text.slice(cursor, range.start)
            // A CR and an LF that become neighbours here are still two line ends.
            if result.last == 0x0D, words.peek(0) == 0x0A { result[result.count - 1] = 0x0A }
            result.append(contentsOf: words.buffer)
            cursor = max(cursor, range.end)
        }
        return result
    }
}
