/// Finds the row of ``CharsetTable`` that a label means, through what mailers do to labels.
///
/// First the label as the WHATWG Encoding Standard compares it (section 4.2: without surrounding blanks, ASCII case
/// aside), then without punctuation (`UTF_8`, `cp-1252`, `iso8859_15`), then with its decorations taken off
/// (`charset=utf-8`, `iso-8859-1 (Latin)`, `x-gbk`, `win-1251`, `8859-1`, `gb2312_charset`, `en_US.UTF-8`,
/// `utf-8format=flowed`).
enum CharsetLabel {
    /// Longer labels are cut.
    private static let limit = 64

    static func row(of label: some Sequence<UInt8>) -> Int? {
        let cleaned = label.lazy.filter { $0 > 0x20 && $0 != 0x22 && $0 != 0x27 }.prefix(limit)
        let key = Array(cleaned.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 })
        if let row = rows[String(decoding: key, as: UTF8.self)] { return row }
        for part in parts(of: key) {
            let bare = squeezed(part)
            if let row = squeezedRows[bare] ?? rowOfDecorated(bare) { return row }
        }
        return rowOfPrefix(squeezed(parts(of: key).first ?? []))
    }

    /// The label up to a comment or a parameter, what follows `charset=`, and the charset of a locale's name.
    private static func parts(of key: [UInt8]) -> [[UInt8]] {
        var value = key[...]
        let mark = Array("charset=".utf8)
        if let start = key.indices.first(where: { key[$0...].starts(with: mark) }) {
            value = key[(start + mark.count)...]
        }
        let head = value.prefix { !";/,(@\\".utf8.contains($0) }
        let locale = head.lastIndex(of: UInt8(ascii: ".")).map { head[($0 + 1)...] } ?? []
        return [Array(head), Array(locale)]
    }

    private static func squeezed(_ label: some Sequence<UInt8>) -> String {
        String(decoding: label.filter { $0 &- 0x30 < 10 || $0 &- 0x61 < 26 }, as: UTF8.self)
    }

    private static let pagePrefixes = ["windows", "win", "codepage", "cp", "ibm", "dos", "ms", "ansi", "oem", ""]

    /// `x` before a label, `charset` or `encoding` after it, a code page by its number, an ISO 8859 part by its.
    private static func rowOfDecorated(_ bare: String) -> Int? {
        guard !bare.isEmpty else { return nil }
        if bare.hasPrefix("x"), let row = squeezedRows[String(bare.dropFirst())] { return row }
        for suffix in ["charset", "encoding"] where bare.hasSuffix(suffix) {
            if let row = squeezedRows[String(bare.dropLast(suffix.count))] { return row }
        }
        let plain = bare.hasPrefix("x") ? bare.dropFirst() : bare[...]
        for prefix in pagePrefixes where plain.hasPrefix(prefix) {
            let page = plain.dropFirst(prefix.count)
            guard !page.isEmpty, page.utf8.allSatisfy({ $0 &- 0x30 < 10 }) else { continue }
            if let row = squeezedRows["cp\(page)"] ?? squeezedRows["iso\(page)"] { return row }
        }
        return nil
    }

    /// A label with text run on to it: its longest beginning that is a label with a digit in it, before a letter.
    private static func rowOfPrefix(_ bare: String) -> Int? {
        let bytes = Array(bare.utf8)
        for end in stride(from: bytes.count - 1, through: 4, by: -1) where bytes[end] >= 0x61 {
            let head = bytes[..<end]
            guard head.contains(where: { $0 < 0x40 }) else { return nil }
            if let row = squeezedRows[String(decoding: head, as: UTF8.self)] { return row }
        }
        return nil
    }

    /// Rows by name and label as they stand in the table.
    static let rows: [String: Int] = {
        var table: [String: Int] = [:]
        for (index, row) in CharsetTable.rows.enumerated() {
            for label in row.labels.split(whereSeparator: \.isWhitespace) { table[String(label)] = index }
            table[row.name] = index
        }
        return table
    }()

    /// The same without punctuation.
    static let squeezedRows: [String: Int] = {
        var table: [String: Int] = [:]
        for (label, row) in rows { table[squeezed(label.utf8)] = row }
        return table
    }()
}
