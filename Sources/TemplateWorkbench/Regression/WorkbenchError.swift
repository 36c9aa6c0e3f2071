/// Why cases can't be read, or no template can be drafted.
public struct WorkbenchError: Error, Sendable, CustomStringConvertible {
    /// For people: one line.
    public var description: String
}
