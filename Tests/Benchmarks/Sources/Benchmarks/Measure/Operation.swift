import ArgumentParser
import Bytes
import MessageContent
import MessageFormat

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What is done with each message.
enum Operation: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// Finds every line end with memchr: as fast as anything that looks at lines can be.
    case memchr
    /// Bytes to ``Message``: entities, header fields, ranges.
    case parse
    /// And every leaf to UTF-8 or bytes: what `letterbook parse --count` does.
    case decode
    /// Bytes to ``Email``: addresses, dates, text, safe HTML, quoted text.
    case read

    func run(on raw: ByteView) {
        switch self {
        case .memchr: blackHole(countLines(raw.buffer))
        case .parse: blackHole(Message(parsing: raw))
        case .decode:
            var totals = MessageTotals()
            totals.add(raw)
            blackHole(totals)
        case .read: blackHole(Email(reading: raw))
        }
    }

    private func countLines(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard let base = bytes.baseAddress else { return 0 }
        var lines = 0
        var start = UnsafeRawPointer(base)
        let end = start + bytes.count
        while let hit = libcMemchr(start, 0x0A, end - start) {
            lines += 1
            start = UnsafeRawPointer(hit) + 1
        }
        return lines
    }
}

/// By another name than the enum's case.
@inline(__always)
private func libcMemchr(_ start: UnsafeRawPointer, _ byte: Int32, _ count: Int) -> UnsafeMutableRawPointer? {
    memchr(start, byte, count)
}
