import Foundation
import MailArchive
import MessageContent
import Synchronization

/// Standard output, buffered. It holds data alone; remarks go to standard error.
///
/// Strangers' text cannot act on a terminal, whatever command prints it: characters that move the cursor, ring the bell
/// or turn the order of others are shown as U+FFFD. In a pipe bytes stay exact.
enum Output {
    private static let buffer = Mutex<[UInt8]>([])
    /// Whether anything was written.
    private static let hasBegun = Mutex(false)

    /// A line of a list for people: cut at the width of the terminal, or at COLUMNS.
    static func row(_ text: String, _ style: Terminal.Style? = nil) {
        let shown = Terminal.styled(text, style)
        line(Terminal.wrapWidth.map(shown.cut) ?? shown)
    }

    /// A name and its value, which is wrapped below itself where the line is too short for it.
    static func field(_ name: String, _ value: String) {
        let room = Terminal.wrapWidth.map { max(10, $0 - name.columns) }
        for (index, part) in value.wrapped(room).enumerated() {
            line(index == 0 ? Terminal.styled(name, .dim) + part : String(repeating: " ", count: name.columns) + part)
        }
    }

    /// A line with one JSON object.
    static func object(_ writeMembers: (inout JSONWriter) -> Void) {
        var json = JSONWriter()
        json.object(writeMembers)
        line(json.text)
    }

    static func line(_ text: String) {
        write(text)
        write("\n")
    }

    static func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes($0) }
    }

    static func bytes(_ bytes: some Sequence<UInt8>) {
        let isFull = buffer.withLock { pending in
            pending.append(contentsOf: bytes)
            return pending.count >= 1 << 16
        }
        if isFull { flush(keepsCharacters: true) }
    }

    /// Writes what is pending; `main` does so at the end of every command. A reader that went away (`| head`) ends the
    /// program without complaint.
    ///
    /// - Parameter keepsCharacters: holds back the bytes behind the last ASCII character, in case the rest of a
    ///   character is still to come.
    static func flush(keepsCharacters: Bool = false) {
        var pending = buffer.withLock { pending in
            let end = keepsCharacters ? (pending.lastIndex { $0 < 0x80 } ?? pending.count - 1) + 1 : pending.count
            let bytes = Array(pending[..<end])
            pending.removeSubrange(..<end)
            return bytes
        }
        BusyLine.end()
        guard !pending.isEmpty else { return }
        let isFirst = hasBegun.withLock { hasBegun in
            defer { hasBegun = true }
            return !hasBegun
        }
        if isFirst, Terminal.isOutputTerminal, rows(of: pending) >= Terminal.height { Pager.begin() }
        // A reader that went away, as in a pipe.
        if Pager.isGone { exit(0) }
        let pager = Pager.input
        if Terminal.isOutputTerminal { pending = harmless(pending, keepsLinks: pager == nil) }
        let descriptor = pager ?? STDOUT_FILENO
        var written = 0
        while written < pending.count {
            let count = pending[written...].withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress, $0.count)
            }
            if count >= 0 {
                written += count
            } else if errno == EPIPE {
                exit(0)
            } else if errno != EINTR {
                Exit.fault("standard output: \(String(cString: strerror(errno))) (where does it go?)").end()
            }
        }
    }

    /// Lines that the text takes on the terminal, about.
    private static func rows(of text: [UInt8]) -> Int {
        text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).reduce(-1) {
            $0 + 1 + $1.count { $0 & 0xC0 != 0x80 } / Terminal.width
        }
    }

    /// Replaces the characters that act on a terminal; the program's own styles stay.
    private static func harmless(_ bytes: [UInt8], keepsLinks: Bool) -> [UInt8] {
        let text = String(decoding: bytes, as: UTF8.self).mapUnstyled(keepsLinks: keepsLinks) { scalar, rest in
            let isLineEnd = scalar == "\n" || scalar == "\t" || scalar == "\r" && rest.first == "\n"
            return isLineEnd || !TerminalText.isHarmful(scalar) ? scalar : "\u{FFFD}"
        }
        return Array(text.utf8)
    }
}

/// Standard error.
enum StandardError {
    static func line(_ text: String) {
        BusyLine.end()
        write(text + "\n")
    }

    /// A line in the program's name, in which strangers' text cannot act on the terminal.
    static func remark(_ text: String) { line("letterbook: " + TerminalText.line(text)) }

    /// Writes over the line that the cursor stands in.
    static func replaceLine(_ text: String) { if Pager.input == nil { write("\r\u{1B}[K" + text) } }

    private static func write(_ text: String) {
        // Beside a pager's page it would be lost, or stand in the middle of it.
        if Terminal.isErrorTerminal, Pager.input != nil {
            Output.write(text)
            return Output.flush()
        }
        FileHandle.standardError.write(Data(text.utf8))
    }
}
