import Bytes
import MessageFormat

/// Extracts text or HTML from the Rich Text Format (RTF 1.9.1; MS-OXRTFEX for HTML and plain text encapsulated in RTF).
///
/// It makes one pass with a stack of groups of bounded depth; deeper groups share the state of the deepest one.
struct RTFText {
    enum Kind {
        /// HTML that Outlook encapsulated in RTF (`\fromhtml`).
        case html
        /// Plain text that Outlook encapsulated in RTF (`\fromtext`).
        case text
        /// A document written in RTF.
        case rich
    }

    private(set) var kind: Kind
    /// The text or HTML in UTF-8.
    private(set) var utf8: [UInt8] = []
    /// Whether the text was cut at ``Limits/embeddedExpansion``.
    private(set) var isTruncated = false

    /// State that a group sets and that its end restores.
    private struct Group {
        /// Whether this is inside a destination that is not text.
        var isIgnored = false
        /// Whether this is between `\htmlrtf` and `\htmlrtf0`, which only RTF readers show.
        var isSuppressed = false
        var isFontTable = false
        var codePage: Int?
        /// How many characters after a `\u` repeat it for old readers.
        var unicodeSkip = 1
    }

    private let rtf: ByteView
    private var cursor = 0
    private var group = Group()
    private var outer: [Group] = []
    private var deeper = 0
    /// Whether `\*` was met, which precedes a destination that old readers skip.
    private var isStarred = false
    private var skip = 0
    private var documentPage: Int?
    private var fontPages: [Int: Int] = [:]
    private var font = 0
    private var defaultFont = 0
    /// Text of one code page that is not yet decoded.
    private var pending: [UInt8] = []
    private var highSurrogate: UInt32?

    private static let maximumDepth = 1_000
    private static let maximumFonts = 10_000

    /// Reads a document; nil when `rtf` is none.
    init?(reading rtf: ByteView) {
        guard rtf.hasPrefix("{\\rtf") else { return nil }
        self.rtf = rtf
        // The mark is among the first control words (MS-OXRTFEX section 2.2.1).
        let head = rtf.slice(0, 1_000)
        kind =
            head.firstRange(of: "\\fromhtml") != nil ? .html : head.firstRange(of: "\\fromtext") != nil ? .text : .rich
        run()
        flush()
        pending = []
        outer = []
    }

    private mutating func run() {
        while cursor < rtf.count {
            if utf8.count + pending.count > Limits.embeddedExpansion {
                isTruncated = true
                return
            }
            let byte = rtf[cursor]
            cursor += 1
            switch byte {
            case 0x7B: open()
            case 0x7D: close()
            case 0x5C: readControl()
            case 0x0A, 0x0D, 0: break
            default: take(byte)
            }
        }
    }

    // MARK: Groups

    private mutating func open() {
        skip = 0
        isStarred = false
        if outer.count < Self.maximumDepth { outer.append(group) } else { deeper += 1 }
    }

    private mutating func close() {
        skip = 0
        isStarred = false
        guard deeper == 0 else {
            deeper -= 1
            return
        }
        guard let saved = outer.popLast() else { return }
        if saved.codePage != group.codePage { flush() }
        group = saved
    }

    // MARK: Controls

    private mutating func readControl() {
        guard cursor < rtf.count else { return }
        let byte = rtf[cursor]
        if byte.isLetter { return readWord() }
        cursor += 1
        switch byte {
        case 0x27: readHexadecimal()
        case 0x2A: isStarred = true
        case 0x5C, 0x7B, 0x7D: take(byte)
        case 0x7E: emit(0xA0)
        case 0x5F: emit(0x2011)
        case 0x0A, 0x0D: newLine()
        default: break
        }
    }

    private mutating func readHexadecimal() {
        guard let high = rtf.peek(cursor).hexValue, let low = rtf.peek(cursor + 1).hexValue else { return }
        cursor += 2
        take(UInt8(truncatingIfNeeded: high << 4 | low))
    }

    private mutating func readWord() {
        let start = cursor
        while rtf.peek(cursor).isLetter { cursor += 1 }
        let word = rtf.slice(start, cursor)
        let isNegative = rtf.peek(cursor) == 0x2D && rtf.peek(cursor + 1).isDigit
        if isNegative { cursor += 1 }
        var number: Int?
        while rtf.peek(cursor).isDigit {
            number = min((number ?? 0) * 10 + Int(rtf[cursor] &- 0x30), 1_000_000_000)
            cursor += 1
        }
        if rtf.peek(cursor) == 0x20 { cursor += 1 }
        if isNegative { number = number.map { -$0 } }
        let isDestination = isStarred
        isStarred = false
        apply(word, number, isDestination: isDestination)
    }

    private mutating func apply(_ word: ByteView, _ number: Int?, isDestination: Bool) {
        switch true {
        case word.equals("htmltag"): if kind == .html { group.isIgnored = false }
        case word.equals("htmlrtf"): group.isSuppressed = kind == .html && number != 0
        case isDestination: group.isIgnored = true
        case word.equals("u"): takeUnicode(number ?? 0x3F)
        case word.equals("uc"): group.unicodeSkip = min(max(number ?? 1, 0), 10)
        case word.equals("bin"): cursor += min(max(number ?? 0, 0), rtf.count - cursor)
        case word.equals("f"): setFont(number ?? 0)
        case word.equals("plain"): setPage(fontPages[defaultFont] ?? documentPage)
        case word.equals("deff"): defaultFont = number ?? 0
        case word.equals("ansicpg"):
            documentPage = number
            setPage(number)
        case word.equals("fcharset"):
            if group.isFontTable, fontPages.count < Self.maximumFonts {
                fontPages[font] = CodePage.byFontCharset[number ?? 0]
            }
        case word.equals("fonttbl"):
            group.isFontTable = true
            group.isIgnored = true
        case word.isRTFDestination: group.isIgnored = true
        default: takeSymbol(word)
        }
    }

    private mutating func setFont(_ number: Int) {
        if group.isFontTable { font = number } else { setPage(fontPages[number] ?? documentPage) }
    }

    private mutating func setPage(_ page: Int?) {
        if page != group.codePage { flush() }
        group.codePage = page
    }

    private mutating func takeSymbol(_ word: ByteView) {
        switch true {
        case word.equals("par"), word.equals("line"), word.equals("sect"), word.equals("page"), word.equals("row"):
            newLine()
        case word.equals("tab"), word.equals("cell"): emit(0x09)
        case word.equals("lquote"): emit(0x2018)
        case word.equals("rquote"): emit(0x2019)
        case word.equals("ldblquote"): emit(0x201C)
        case word.equals("rdblquote"): emit(0x201D)
        case word.equals("bullet"): emit(0x2022)
        case word.equals("endash"): emit(0x2013)
        case word.equals("emdash"): emit(0x2014)
        default: if skip > 0 { skip -= 1 }
        }
    }

    // MARK: Text

    private var isShown: Bool { !group.isIgnored && !group.isSuppressed }

    private mutating func take(_ byte: UInt8) {
        if skip > 0 {
            skip -= 1
        } else if isShown {
            pending.append(byte)
        }
    }

    /// Takes the number of a `\u`, which is a UTF-16 code unit as a signed number.
    private mutating func takeUnicode(_ number: Int) {
        skip = group.unicodeSkip
        guard isShown else { return }
        let unit = UInt32(UInt16(truncatingIfNeeded: number))
        flush()
        switch unit {
        case 0xD800..<0xDC00: highSurrogate = unit
        case 0xDC00..<0xE000:
            if let high = highSurrogate { append(scalar: 0x10000 + (high - 0xD800) << 10 + (unit - 0xDC00)) }
            highSurrogate = nil
        default: append(scalar: unit)
        }
    }

    private mutating func emit(_ scalar: UInt32) {
        skip = 0
        guard isShown else { return }
        flush()
        append(scalar: scalar)
    }

    private mutating func newLine() {
        skip = 0
        if isShown { pending.append(0x0A) }
    }

    private mutating func append(scalar: UInt32) {
        guard scalar != 0, let scalar = Unicode.Scalar(scalar) else { return }
        utf8.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }

    /// Decodes the pending text.
    private mutating func flush() {
        guard !pending.isEmpty else { return }
        let charset = CodePage.label(group.codePage).flatMap { Charset(label: Array($0.utf8)) } ?? .windows1252
        utf8 += pending.withUnsafeBufferPointer { DecodedText(converting: $0, from: charset).utf8 }
        pending.removeAll(keepingCapacity: true)
    }
}

extension ByteView {
    /// Whether the word begins a destination whose content is no text of the document.
    fileprivate var isRTFDestination: Bool {
        switch true {
        case equals("colortbl"), equals("stylesheet"), equals("info"), equals("pict"), equals("mhtmltag"),
            equals("object"), equals("objdata"), equals("header"), equals("footer"), equals("headerl"),
            equals("headerr"), equals("headerf"), equals("footerl"), equals("footerr"), equals("footerf"),
            equals("fldinst"), equals("nonshppict"), equals("listtext"), equals("xe"), equals("tc"):
            true
        default: false
        }
    }
}
