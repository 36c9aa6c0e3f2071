import Foundation
import Synchronization

/// What the terminal can show.
enum Terminal {
    static let isOutputTerminal = isatty(STDOUT_FILENO) == 1
    static let isErrorTerminal = isatty(STDERR_FILENO) == 1

    /// What the user says of colour and the pager.
    static let wishes = Mutex(Wishes())

    struct Wishes {
        /// nil where it depends on the terminal.
        var colour: Bool?
        var pager = true
    }

    /// Colour as the user asks for it; else on a terminal that has it, and not where NO_COLOR asks for none
    /// (no-color.org).
    static let hasColour =
        wishes.withLock(\.colour) ?? (isOutputTerminal && environment["NO_COLOR", default: ""].isEmpty && !isDumb)
    /// Whether it can only write one character behind the other.
    static let isDumb = environment["TERM"] == "dumb"

    /// Whether the environment says that it shows UTF-8; where it says nothing, it does.
    static let hasUTF8 =
        ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        .map { $0.lowercased().contains("utf") } ?? true

    /// Whether what the program draws itself has to be of ASCII alone.
    static let isASCII = isDumb || !hasUTF8

    static let environment = ProcessInfo.processInfo.environment

    /// The environment's COLUMNS: a width that the user asks for.
    private static let columns = environment["COLUMNS"].flatMap { Int($0) }

    private static let size: winsize? = {
        var size = winsize()
        return ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
    }()

    /// Columns: COLUMNS, else what the terminal says, else 100.
    static let width: Int = {
        if let columns = Terminal.columns, columns >= 20 { return min(columns, 10_000) }
        if let size, size.ws_col >= 20 { return Int(size.ws_col) }
        return 100
    }()

    /// Lines that are seen at once: LINES, else what the terminal says, else 24.
    static let height: Int = {
        if let lines = environment["LINES"].flatMap({ Int($0) }), lines > 0 { return lines }
        if let size, size.ws_row > 0 { return Int(size.ws_row) }
        return 24
    }()

    /// Columns at which text is wrapped; nil where a program reads it and COLUMNS is not set.
    static let wrapWidth: Int? = isOutputTerminal || columns != nil ? width : nil

    enum Style: String {
        case bold = "1"
        case dim = "2"
        case accent = "36"
        case warning = "33"
    }

    static func styled(_ text: String, _ style: Style?) -> String {
        guard let style, hasColour, !text.isEmpty else { return text }
        return "\u{1B}[\(style.rawValue)m\(text)\(plain)"
    }

    /// Ends a style.
    private static let plain = "\u{1B}[0m"

    /// A style or a link that begins or ends where `text` begins.
    static func style(at text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView? {
        guard text.first == "\u{1B}" else { return nil }
        if let link = TerminalLink.mark(at: text) { return link }
        guard text.dropFirst().first == "[" else { return nil }
        let number = text.dropFirst(2).prefix(2).prefix { ("0"..."9").contains($0) }
        guard
            number.elementsEqual("0".unicodeScalars)
                || Style(rawValue: String(String.UnicodeScalarView(number))) != nil,
            text.dropFirst(2 + number.count).first == "m"
        else { return nil }
        return text.prefix(3 + number.count)
    }
}

extension String {
    /// Columns that the text takes: wide East Asian characters two, combining marks none.
    var columns: Int { unicodeScalars.reduce(0) { $0 + $1.columns } }

    /// Cut or filled with blanks to exactly `width` columns.
    func fitted(_ width: Int) -> String {
        let short = cut(width)
        return short + String(repeating: " ", count: max(0, width - short.columns))
    }

    /// In lines of at most `width` columns, broken at blanks; between characters where one word is wider, such as in
    /// Chinese. Addresses of web pages stay whole.
    ///
    /// - Parameter width: nil for one line.
    func wrapped(_ width: Int?) -> [String] {
        guard let width, columns > width, width > 0 else { return [self] }
        let indent = String(prefix { $0 == " " || $0 == ">" }.prefix(width / 2))
        var lines: [String] = []
        var line = indent
        func flush() {
            if line != indent { lines.append(line) }
            line = indent
        }
        for word in dropFirst(indent.count).split(separator: " ", omittingEmptySubsequences: true).map(String.init) {
            let glue = line == indent ? "" : " "
            if line.columns + glue.columns + word.columns <= width {
                line += glue + word
                continue
            }
            if word.columns <= width || word.contains("://") {
                flush()
                line += word
                continue
            }
            line += glue
            var used = line.columns
            for scalar in word.unicodeScalars {
                if used + scalar.columns > width {
                    flush()
                    used = line.columns
                }
                used += scalar.columns
                line.unicodeScalars.append(scalar)
            }
        }
        if line != indent || lines.isEmpty { lines.append(line) }
        return lines
    }

    /// Cut to at most `width` columns, with an ellipsis where something is missing. Styles take no columns and stay.
    func cut(_ width: Int) -> String {
        guard columns > width else { return self }
        guard width > 0 else { return "" }
        var total = 0
        _ = mapUnstyled { scalar, _ in
            total += scalar.columns
            return nil
        }
        guard total > width else { return self }
        var used = 0
        var isCut = false
        return mapUnstyled { scalar, _ in
            guard !isCut else { return nil }
            used += scalar.columns
            isCut = scalar.columns > 0 && used >= width
            return isCut ? (Terminal.isASCII ? "~" : "…") : scalar
        }
    }

    /// The text with its characters replaced; styles stay as they are.
    ///
    /// - Parameters:
    ///   - keepsLinks: whether links stay, too.
    ///   - change: gets a character and the text behind it; gives the one to show in its place, nil for none.
    func mapUnstyled(
        keepsLinks: Bool = true, _ change: (Unicode.Scalar, Substring.UnicodeScalarView) -> Unicode.Scalar?
    ) -> String {
        var result = String.UnicodeScalarView()
        var rest = unicodeScalars[...]
        while let scalar = rest.first {
            let style = Terminal.style(at: rest)
            rest = rest.dropFirst(style?.count ?? 1)
            if let style {
                if keepsLinks || style.dropFirst().first == "[" { result.append(contentsOf: style) }
            } else if let shown = change(scalar, rest) {
                result.append(shown)
            }
        }
        return String(result)
    }
}

extension Unicode.Scalar {
    fileprivate var columns: Int {
        switch value {
        case ..<0x300: 1
        case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x610...0x61A, 0x64B...0x65F, 0x200B...0x200F,
            0x20D0...0x20FF,
            0xFE00...0xFE0F, 0xFE20...0xFE2F:
            0
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF,
            0x20000...0x3FFFD:
            2
        default: 1
        }
    }
}
