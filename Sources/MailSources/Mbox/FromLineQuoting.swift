/// What the writer of an mbox did to lines in bodies that begin with `From `, so that nobody takes them for separators.
public enum FromLineQuoting: String, Sendable, CaseIterable {
    /// Nothing: mboxcl2, and files that are no mbox.
    case none
    /// mboxrd: `>` went before `From `, `>From `, `>>From `, …; one `>` is taken off each.
    case every
    /// mboxo and mboxcl: `>` went before `From ` alone; `>From ` loses it, `>>From ` stays.
    case first
    /// `>` went only before lines that would have looked like a separator; the others stand bare.
    case separators

    /// Appends a body to `output` with its quoting undone.
    ///
    /// - Parameter lineEnd: the byte that ends lines, LF or CR.
    func unquote(_ body: Span<UInt8>, lineEnd: UInt8, to output: inout [UInt8]) {
        var copied = 0
        var position = 0
        while self != .none, let hit = ByteSearch.firstFrom(in: body, position..<body.count) {
            position = hit + EnvelopeLine.from.count
            guard let start = Self.quotedLineStart(body, hit, lineEnd), mustUnquote(body, start, hit) else { continue }
            output.append(body, copied..<start)
            copied = start + 1
        }
        output.append(body, copied..<body.count)
    }

    private func mustUnquote(_ body: Span<UInt8>, _ start: Int, _ hit: Int) -> Bool {
        switch self {
        case .none: false
        case .every: true
        case .first: hit - start == 1
        case .separators:
            hit - start == 1
                && SeparatorRule.envelope(body, hit..<HeaderBlock.lineEnd(body, from: hit).content)?.form == .dated
        }
    }

    /// Where the line begins whose `From ` stands at `hit` behind one or more `>`. Nil where something else precedes
    /// it.
    static func quotedLineStart(_ body: Span<UInt8>, _ hit: Int, _ lineEnd: UInt8) -> Int? {
        var start = hit
        while start > 0, body[start - 1] == ByteSearch.greaterThan { start -= 1 }
        return start < hit && (start == 0 || body[start - 1] == lineEnd) ? start : nil
    }
}

extension [UInt8] {
    mutating func append(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        bytes.withUnsafeBufferPointer { append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
    }
}
