/// What is wrong with a template or an expectation, and where.
public struct TemplateError: Error, Sendable, Hashable, CustomStringConvertible {
    public var file: String
    /// From 1 on.
    public var line: Int
    /// What was expected, and what stands there.
    public var message: String

    package init(file: String, line: Int, message: String) {
        self.file = file
        self.line = line
        self.message = message
    }

    public var description: String { "\(file):\(line): \(message)" }
}
