import Foundation

/// Web addresses that a terminal opens when they are clicked (OSC 8), wherever its line breaks.
enum TerminalLink {
    /// Terminals that are known to have them; others would, at best, show nothing of it.
    private static let areShown: Bool = {
        let environment = Terminal.environment
        guard Terminal.isOutputTerminal, !Terminal.isDumb else { return false }
        if let version = environment["VTE_VERSION"].flatMap({ Int($0) }) { return version >= 5_000 }
        let names = [
            "KITTY_WINDOW_ID", "WT_SESSION", "KONSOLE_VERSION", "DOMTERM", "WEZTERM_PANE", "ALACRITTY_WINDOW_ID",
        ]
        let programs = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper"]
        return names.contains { environment[$0] != nil } || programs.contains(environment["TERM_PROGRAM"] ?? "")
            || ["foot", "xterm-kitty", "xterm-ghostty"].contains(environment["TERM"] ?? "")
    }()

    private static let end = "\u{1B}]8;;\u{1B}\\"
    /// In its mark each link has a number that no message can know: a stranger's text cannot pass for the program's.
    private static let begin = "\u{1B}]8;id=\(UInt64.random(in: .min ... .max));"

    /// A line in which each web address leads to itself.
    static func all(in line: String) -> String {
        guard areShown, line.contains("://") else { return line }
        return line.split(separator: " ", omittingEmptySubsequences: false).map { word in
            guard let start = ["https://", "http://"].lazy.compactMap({ word.range(of: $0)?.lowerBound }).first
            else { return String(word) }
            let address = word[start...].prefix { !"<>\"()[]".contains($0) && $0.isASCII }
            let last = address.lastIndex { !".,;:!?'".contains($0) }.map(address.index(after:)) ?? address.endIndex
            return word[..<start] + begin + address[..<last] + "\u{1B}\\" + address[..<last] + end + word[last...]
        }.joined(separator: " ")
    }

    /// The beginning or the end of a link that the program made, where it stands at the beginning of `text`.
    static func mark(at text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView? {
        if text.starts(with: end.unicodeScalars) { return text.prefix(end.unicodeScalars.count) }
        guard areShown, text.starts(with: begin.unicodeScalars) else { return nil }
        let address = text.dropFirst().prefix { (0x20..<0x7F).contains($0.value) }
        return text[address.endIndex...].starts(with: "\u{1B}\\".unicodeScalars) ? text.prefix(address.count + 3) : nil
    }
}
