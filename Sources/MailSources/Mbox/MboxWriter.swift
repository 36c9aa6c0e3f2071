#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Writes messages as an mbox of the kind mboxrd, the one whose quoting can be undone.
public enum MboxWriter {
    /// Appends a message with its `From ` line and the blank line behind it.
    ///
    /// What an mbox cannot hold comes back otherwise than it went in: a last line without a line end gets one, and a line
    /// that begins with `From ` in a header that nothing ends counts as a separator.
    ///
    /// - Parameters:
    ///   - envelope: the `From ` line that it had, without its line end; kept where it tells a full date.
    ///   - date: for a line of our own, in seconds since 1970.
    public static func append(_ message: [UInt8], envelope: String?, date: Int64?, to output: inout [UInt8]) {
        output.append(contentsOf: (kept(envelope) ?? "From MAILER-DAEMON \(asctime(date ?? 0))").utf8)
        output.append(ByteSearch.lineFeed)
        appendQuoted(message.span, to: &output)
        if output.last != ByteSearch.lineFeed { output.append(ByteSearch.lineFeed) }
        output.append(ByteSearch.lineFeed)
    }

    private static func kept(_ envelope: String?) -> String? {
        guard let envelope, !envelope.utf8.contains(where: { $0 < 0x20 }) else { return nil }
        guard let line = EnvelopeLine(Array(envelope.utf8)), line.form == .dated, !line.isPatch else { return nil }
        return line.date.isComplete ? envelope : nil
    }

    /// Puts `>` before each line of the body that begins with `From `, `>From `, `>>From `, ….
    private static func appendQuoted(_ message: Span<UInt8>, to output: inout [UInt8]) {
        let bodyStart = MboxHeader.bodyStart(in: message, lineEnd: ByteSearch.lineFeed)
        var (copied, position) = (0, bodyStart)
        while let hit = ByteSearch.firstFrom(in: message, position..<message.count) {
            position = hit + EnvelopeLine.from.count
            var start = hit
            while start > bodyStart, message[start - 1] == ByteSearch.greaterThan { start -= 1 }
            guard start == bodyStart || message[start - 1] == ByteSearch.lineFeed else { continue }
            output.append(message, copied..<start)
            output.append(ByteSearch.greaterThan)
            copied = start
        }
        output.append(message, copied..<message.count)
    }

    /// `Thu Jan  1 00:00:00 1970`, in UTC.
    private static func asctime(_ date: Int64) -> String {
        var seconds = time_t(min(max(date, 0), lastSecond))
        var parts = tm()
        gmtime_r(&seconds, &parts)
        let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        func padded(_ number: Int32, _ filler: String) -> String { number < 10 ? filler + "\(number)" : "\(number)" }
        let time = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { padded($0, "0") }.joined(separator: ":")
        let day = padded(parts.tm_mday, " ")
        return "\(days[Int(parts.tm_wday)]) \(months[Int(parts.tm_mon)]) \(day) \(time) \(1900 + parts.tm_year)"
    }

    /// 9999-12-31T23:59:59Z: a year has four digits.
    private static let lastSecond: Int64 = 253_402_300_799
}
