/// Finds the row of ``CharsetTable`` that a label means.
///
/// The label is compared as in the WHATWG Encoding Standard (section 4.2: without surrounding blanks and in lower
/// case), then without punctuation (`UTF_8`, `cp-1252`, `iso8859_15`), then without what mailers add to labels
/// (`charset=utf-8`, `iso-8859-1 (Latin)`, `x-gbk`, `win-1251`, `8859-1`, `gb2312_charset`, `en_US.UTF-8`,
/// `utf-8format=flowed`).
enum CharsetLabel {
    /// In bytes: longer labels are cut.
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

    /// The label after `charset=` and before a comment or a parameter, and the charset in it if it is the name of a
    /// locale.
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

    private static let pagePrefixes = ["windows", "win", "codepage", "cp", "ibm", "dos", "pc", "ms", "ansi", "oem", ""]

    /// The row of a label with `x` before it, with `charset` or `encoding` after it, or of the number of a code page or
    /// an ISO 8859 part.
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

    /// The row of a label that other text follows directly: the longest beginning that is a label with a digit, before
    /// a letter.
    private static func rowOfPrefix(_ bare: String) -> Int? {
        let bytes = Array(bare.utf8)
        for end in stride(from: bytes.count - 1, through: 4, by: -1) where bytes[end] >= 0x61 {
            let head = bytes[..<end]
            guard head.contains(where: { $0 < 0x40 }) else { return nil }
            if let row = squeezedRows[String(decoding: head, as: UTF8.self)] { return row }
        }
        return nil
    }

    /// Rows by their names and labels.
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
