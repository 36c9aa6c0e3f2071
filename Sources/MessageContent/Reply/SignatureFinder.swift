/// Finds where the signature of a stretch of new text begins.
struct SignatureFinder {
    let lines: ReplyLines

    /// Most filled lines after `-- ` (RFC 3676 section 4.3; McQuary's limit of four is rarely kept).
    static let maximumMarkedLines = 40
    /// Most filled lines after `--` without the blank, or after a long underscore rule.
    static let maximumLooseLines = 16
    /// Longest line that can be a mobile closing, in bytes (with the link some add).
    static let maximumMobileLength = 160

    /// The first line of the signature in `region`, or nil.
    ///
    /// - Parameters:
    ///   - isFenced: whether a line is within a ``` fence, where `--` and `####` are code.
    ///   - isLast: whether no new text follows the region; else only `-- ` and `--` count.
    func start(in region: Range<Int>, isLast: Bool, isFenced: (Int) -> Bool) -> Int? {
        var filled = 0
        var start: Int?
        for line in region.reversed() where !lines.isBlank(line) {
            if isFenced(line) { break }
            if isMarker(line, region, filled, isLast: isLast) { start = line }
            filled += 1
            if filled > Self.maximumMarkedLines { break }
        }
        guard isLast else { return start }
        return withMobileClosings(above: start ?? region.upperBound, in: region) ?? start
    }

    private func isMarker(_ line: Int, _ region: Range<Int>, _ following: Int, isLast: Bool) -> Bool {
        let range = lines.ranges[line]
        if lines.bytes[range].elementsEqual("-- ".utf8) { return true }
        guard following <= Self.maximumLooseLines, lines.isRule(line) else { return false }
        let width = lines.trimmed[line].count
        if lines.bytes[lines.trimmed[line]].elementsEqual("--".utf8) { return true }
        guard isLast else { return false }
        let mark = lines.first(line)
        if following == 0 || mark == 0xE2 || (mark == 0x5F && width >= 8) { return true }
        return hasFooterWords(line + 1..<region.upperBound)
    }

    private func hasFooterWords(_ range: Range<Int>) -> Bool {
        range.contains { line in
            guard let text = lines.lowercased(lines.trimmed[line], limit: 2000) else { return false }
            return SignatureWords.footerWords.isFound(in: text)
        }
    }

    /// Mobile closings (and rules) directly above `end`, however many stand in a row.
    private func withMobileClosings(above end: Int, in region: Range<Int>) -> Int? {
        var start: Int?
        var line = end - 1
        while line >= region.lowerBound {
            if !lines.isBlank(line) {
                guard isMobileClosing(line) || isTrackerMark(line) || lines.isRule(line) else { break }
                start = line
            }
            line -= 1
        }
        return start
    }

    /// `Sent from my iPhone`, `(sent from a phone)`, `<<sent by …>>`, `iPhoneから送信` …
    func isMobileClosing(_ line: Int) -> Bool {
        var range = lines.trimmed[line]
        while let byte = range.isEmpty ? nil : lines.bytes[range.lowerBound],
            Self.brackets.contains(byte) || byte == 0x20
        {
            range = range.lowerBound + 1..<range.upperBound
        }
        guard !range.isEmpty, let text = lines.lowercased(range, limit: Self.maximumMobileLength) else { return false }
        if SignatureWords.mobileStarts.contains(where: text.hasPrefix) { return true }
        return text.utf8.count <= 80 && SignatureWords.mobileEnds.contains(where: text.hasSuffix)
    }

    private static let brackets = Array("(<[*_-".utf8)

    /// U+1427, which Gmail trackers leave as the last line.
    private func isTrackerMark(_ line: Int) -> Bool {
        lines.bytes[lines.trimmed[line]].elementsEqual([0xE1, 0x90, 0xA7])
    }
}
