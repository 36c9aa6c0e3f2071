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
    /// The condition that the path in a column is that of a parameter, or beneath it.
    static func isWithin(_ column: String = "path", parameter: Int = 1) -> String {
        "(\(column) = ?\(parameter) OR substr(\(column), 1, length(?\(parameter)) + 1) = ?\(parameter) || '/')"
    }

    /// Whether the path is that of a folder, or beneath it.
    func isWithin(folder: String) -> Bool {
        self == folder || hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }
}
