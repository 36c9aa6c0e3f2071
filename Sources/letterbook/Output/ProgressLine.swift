import Foundation
import MailArchive
import Synchronization

/// One line on a terminal that tells how far an import is.
final class ProgressLine: Sendable {
    private let lastShown = Mutex<Double>(-1)

    func show(_ progress: ImportProgress) {
        let isDue = lastShown.withLock { last in
            guard progress.seconds - last > 0.2 else { return false }
            last = progress.seconds
            return true
        }
        guard isDue, progress.seconds > 0.3 else { return }
        let rate = Double(progress.messages) / progress.seconds
        var line = "\(Format.count(progress.messages)) messages, \(Format.count(Int(rate)))/s, "
        line += "\(Format.size(progress.bytesDone)) of \(Format.size(progress.bytesTotal))"
        if let left = progress.secondsLeft { line += ", \(Self.duration(left)) left" }
        StandardError.replaceLine(line)
    }

    func clear() {
        if lastShown.withLock({ $0 }) >= 0 { StandardError.replaceLine("") }
    }

    private static func duration(_ seconds: Double) -> String {
        let whole = Int(seconds.rounded(.up))
        return whole < 60
            ? "\(whole) s"
            : whole < 3_600 ? "\(whole / 60) min \(whole % 60) s" : "\(whole / 3_600) h \(whole / 60 % 60) min"
    }
}

/// One line on a terminal that tells how many messages are done.
enum ProgressCount {
    static func show(_ done: Int, of total: Int) {
        BusyLine.end()
        write("\(Format.count(done)) of \(Format.count(total)) messages")
    }

    static func clear() { write("") }

    private static func write(_ text: String) { if Terminal.isErrorTerminal { StandardError.replaceLine(text) } }
}

/// One line on a terminal that says, from a second on, what takes so long. It goes when there is something to print.
enum BusyLine {
    private enum State { case idle, waiting, shown }

    private static let state = Mutex(State.idle)

    /// - Parameter text: what is being done.
    static func begin(_ text: String) {
        guard Terminal.isErrorTerminal, !Terminal.isDumb else { return }
        let isBusy = state.withLock { state in
            defer { if state == .idle { state = .waiting } }
            return state != .idle
        }
        guard !isBusy else { return }
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 1)
            state.withLock { state in
                guard state == .waiting else { return }
                state = .shown
                StandardError.replaceLine(TerminalText.line(text) + " … (Ctrl-C ends it)")
            }
        }
    }

    static func end() {
        state.withLock { state in
            if state == .shown { StandardError.replaceLine("") }
            state = .idle
        }
    }
}
