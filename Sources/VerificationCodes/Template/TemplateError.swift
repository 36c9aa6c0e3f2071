/// What is wrong with a template, a pattern or an expectation, and where.
public struct TemplateError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The path of the file or folder; nil for a pattern that is in none.
    public var file: String?
    /// From 1 on; nil where all of the file is meant.
    public var line: Int?
    /// What was expected, and what stands there.
    public var message: String

    package init(file: String? = nil, line: Int? = nil, message: String) {
        self.file = file
        self.line = line
        self.message = message
    }

    /// For people: `file:line: message`.
    public var description: String {
        guard let file else { return message }
        return line.map { "\(file):\($0): \(message)" } ?? "\(file): \(message)"
    }
}
