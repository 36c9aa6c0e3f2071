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
        FileHandle.standardError.write(Data("\r\u{1B}[K\(line)".utf8))
    }

    func clear() {
        if lastShown.withLock({ $0 }) >= 0 { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
    }

    private static func duration(_ seconds: Double) -> String {
        let whole = Int(seconds.rounded(.up))
        return whole < 60
            ? "\(whole) s"
            : whole < 3_600 ? "\(whole / 60) min \(whole % 60) s" : "\(whole / 3_600) h \(whole / 60 % 60) min"
    }
}
