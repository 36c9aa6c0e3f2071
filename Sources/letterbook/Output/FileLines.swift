import Foundation

/// Reads a file or pipe line by line, whatever bytes the lines have.
enum FileLines {
    /// - Returns: gives one line after the other, without its line end; nil at the end.
    static func of(_ file: FileHandle) -> () -> Data? {
        var pending = Data()
        // Bytes of `pending` that were given out, and those in which no line ends.
        var (start, searched) = (0, 0)
        var isAtEnd = false
        return {
            while true {
                if let end = pending[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                    defer { (start, searched) = (end + 1, end + 1) }
                    return pending[start..<end]
                }
                guard !isAtEnd else {
                    defer { start = pending.count }
                    searched = pending.count
                    return start < pending.count ? pending[start...] : nil
                }
                // A line of a gigabyte is not moved each time that a megabyte of it comes.
                if start > 0 { pending = Data(pending[start...]) }
                (start, searched) = (0, pending.count)
                do {
                    let more = try file.read(upToCount: 1 << 20) ?? Data()
                    isAtEnd = more.isEmpty
                    pending.append(more)
                } catch {
                    Exit.fault(
                        "the rows cannot be read: \(error.localizedDescription) (name a file of letterbook rows)"
                    ).end()
                }
            }
        }
    }
}
