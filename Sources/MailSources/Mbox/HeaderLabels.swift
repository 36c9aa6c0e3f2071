import Bytes

/// The user's own labels in the header of a message: mutt's X-Label, and the X-Keywords in which OfflineIMAP keeps those
/// of Gmail.
///
/// Such programs write them above all fields of the mail or below all of them. A field between those, below the trace
/// fields (RFC 5322 section 3.6.7), came with the mail.
struct HeaderLabels {
    private enum Field { case label, keywords }

    private var above: [(field: Field, label: String)] = []
    /// Below the trace fields. They go when another field of the mail follows.
    private var below: [(field: Field, label: String)] = []
    /// The field that the last line belongs to, if it has labels.
    private var open: Field?

    /// Takes a line of the header without its line end.
    mutating func take(_ line: Span<UInt8>, isBelowTrace: Bool) {
        if line.count > 0, line[0] == 0x20 || line[0] == 0x09 {
            if let open { add(MboxHeader.trimmed(line, from: 0, limit: SourceLimits.keywordBytes), open, isBelowTrace) }
            return
        }
        open = nil
        if !below.isEmpty, !Self.isOfProgram(line) { below = [] }
        guard line.count > 6, line[0] | 0x20 == UInt8(ascii: "x") else { return }
        for (field, name) in Self.names {
            guard let value = MboxHeader.value(of: line, name, limit: SourceLimits.keywordBytes) else { continue }
            open = field
            add(value, field, isBelowTrace)
        }
    }

    /// - Parameter withKeywords: whether X-Keywords counts as well.
    func labels(withKeywords: Bool) -> [String] {
        guard !(above.isEmpty && below.isEmpty) else { return [] }
        return [Field.label, .keywords].prefix(withKeywords ? 2 : 1).flatMap { field in
            (above + below).filter { $0.field == field }.map(\.label)
        }
    }

    /// Adds labels with commas between: `Work, Reise, \Important`.
    private mutating func add(_ value: [UInt8], _ field: Field, _ isBelowTrace: Bool) {
        let room = max(0, SourceLimits.keywords - (above + below).count { $0.field == field })
        let labels = value.split(separator: UInt8(ascii: ",")).prefix(room).compactMap { name in
            let name = name.drop { $0 <= 0x20 || $0 == UInt8(ascii: "\\") }
            return ModifiedUTF7.keyword(name.prefix(name.count - name.reversed().prefix { $0 <= 0x20 }.count))
        }
        let added = labels.filter { !Self.isFlag($0) }.map { (field, $0) }
        if isBelowTrace { below += added } else { above += added }
    }

    /// Whether a label would be read as a flag. A stranger may have written the field, who is not to mark mail as read.
    private static func isFlag(_ label: String) -> Bool {
        label.hasPrefix("$") || ["junk", "nonjunk", "notjunk", "forwarded"].contains(label.lowercased())
    }

    private static let names: [(Field, [UInt8])] = [
        (.label, Array("x-label".utf8)), (.keywords, Array("x-keywords".utf8)),
    ]

    /// Whether a line is a field that mail programs write below those of the mail.
    private static func isOfProgram(_ line: Span<UInt8>) -> Bool {
        programFields.contains { MboxHeader.value(of: line, $0, limit: 0) != nil }
    }

    private static let programFields = [
        "x-label", "x-keywords", "x-status", "x-uid", "status", "content-length", "lines", "x-mozilla-status",
        "x-mozilla-status2", "x-mozilla-keys", "x-evolution",
    ].map { Array($0.utf8) }
}
