/// Text that is compared byte by byte, as SQLite and file systems compare it. Swift's String takes canonically
/// equivalent spellings, such as é as one scalar or as two, for equal.
struct ExactText: Hashable, Sendable {
    let text: String

    init(_ text: String) { self.text = text }

    static func == (a: ExactText, b: ExactText) -> Bool {
        var (a, b) = (a.text, b.text)
        return a.withUTF8 { a in b.withUTF8 { b in a.count == b.count && a.elementsEqual(b) } }
    }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension String {
    /// The condition that the path in a column is the path ?1, or beneath it.
    static func isWithin(_ column: String = "path") -> String {
        "(\(column) = ?1 OR substr(\(column), 1, length(?1) + 1) = ?1 || '/')"
    }
}
