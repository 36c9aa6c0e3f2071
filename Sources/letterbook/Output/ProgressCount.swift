import Foundation

/// One line on a terminal that tells how many messages are done.
enum ProgressCount {
    static func show(_ done: Int, of total: Int) {
        guard Terminal.isErrorTerminal else { return }
        write("\r\u{1B}[K\(Format.count(done)) of \(Format.count(total)) messages")
    }

    static func clear() {
        if Terminal.isErrorTerminal { write("\r\u{1B}[K") }
    }

    private static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
