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
                pending = Data(pending[start...])
                (start, searched) = (0, pending.count)
                let more = file.readData(ofLength: 1 << 20)
                isAtEnd = more.isEmpty
                pending += more
            }
        }
    }
}
