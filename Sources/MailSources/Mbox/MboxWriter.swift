import Bytes

/// Writes messages as an mbox of the kind mboxrd, the one whose quoting can be undone.
package enum MboxWriter {
    /// Appends a message with its `From ` line and the blank line behind it.
    ///
    /// Two things an mbox cannot hold, so that they are read otherwise than they were written: a last line without a
    /// line end gets one, and a line that begins with `From ` in a header without a blank line behind it counts as a
    /// separator.
    ///
    /// - Parameters:
    ///   - envelope: the `From ` line that it had, without its line end; kept where it has a full date.
    ///   - date: the time of arrival for a new `From ` line, in seconds since 1970.
    package static func append(_ message: [UInt8], envelope: String?, date: Int64?, to output: inout [UInt8]) {
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
        let seconds = Int(min(max(date, 0), GregorianCalendar.lastSecond))
        let (day, second) = seconds.quotientAndRemainder(dividingBy: 86_400)
        let civil = GregorianCalendar.civil(fromDay: day)
        let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        func padded(_ number: Int, _ filler: String) -> String { number < 10 ? filler + "\(number)" : "\(number)" }
        let time = [second / 3_600, second / 60 % 60, second % 60].map { padded($0, "0") }.joined(separator: ":")
        let dayOfMonth = padded(civil.day, " ")
        return
            "\(days[GregorianCalendar.weekday(ofDay: day)]) \(months[civil.month - 1]) \(dayOfMonth) \(time) \(civil.year)"
    }
}
