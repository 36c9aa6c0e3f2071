import Foundation
import MailArchive
import Synchronization

/// Standard output, buffered: data goes here, talk goes to standard error.
///
/// On a terminal nothing acts that a stranger wrote: what moves the cursor, rings or turns the order of characters is shown
/// as U+FFFD, whatever command prints it. In a pipe bytes stay exact.
enum Output {
    private static let buffer = Mutex<[UInt8]>([])

    /// A line of a list for people: no longer than the terminal, or than COLUMNS asks for.
    static func row(_ text: String) { line(Terminal.wrapWidth.map(text.cutStyled) ?? text) }

    /// A name and its value, which goes on below itself where the line is too short for it.
    static func field(_ name: String, _ value: String) {
        let room = Terminal.wrapWidth.map { max(10, $0 - name.columns) }
        let parts = room.map { value.wrapped($0) } ?? [value]
        for (index, part) in parts.enumerated() {
            line(index == 0 ? Terminal.styled(name, .dim) + part : String(repeating: " ", count: name.columns) + part)
        }
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

    /// Writes what is pending. A reader that went away (`| head`) ends the program without complaint.
    ///
    /// - Parameter keepsCharacters: the beginning of a character stays, as the rest is still to come.
    static func flush(keepsCharacters: Bool = false) {
        var pending = buffer.withLock { pending in
            let end = keepsCharacters ? (pending.lastIndex { $0 < 0x80 } ?? pending.count - 1) + 1 : pending.count
            let bytes = Array(pending[..<end])
            pending.removeSubrange(..<end)
            return bytes
        }
        if Terminal.isOutputTerminal { pending = harmless(pending) }
        var written = 0
        while written < pending.count {
            let count = pending[written...].withUnsafeBytes {
                Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count)
            }
            if count >= 0 {
                written += count
            } else if errno == EPIPE {
                exit(0)
            } else if errno != EINTR {
                StandardError.fail("standard output: \(String(cString: strerror(errno))) (where does it go?)")
            }
        }
    }
}

extension Output {
    /// Text without what acts on a terminal, the program's own styles aside.
    private static func harmless(_ bytes: [UInt8]) -> [UInt8] {
        let text = String(decoding: bytes, as: UTF8.self)
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.first {
            if let style = Terminal.style(at: rest) {
                result.append(contentsOf: style)
                rest = rest.dropFirst(style.count)
                continue
            }
            rest = rest.dropFirst()
            let isLineEnd = scalar == "\n" || scalar == "\t" || scalar == "\r" && rest.first == "\n"
            result.append(isLineEnd || !TerminalText.isHarmful(scalar) ? scalar : "\u{FFFD}")
        }
        return Array(String(result).utf8)
    }
}

/// Standard error.
enum StandardError {
    static func line(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// One line of what went wrong, and the end: exit status 2.
    static func fail(_ text: String) -> Never {
        line("letterbook: " + TerminalText.line(text))
        exit(2)
    }
}
