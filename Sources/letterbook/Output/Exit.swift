import Foundation

/// The end of a command before it is done: `main` says why on standard error, and ends with the status.
struct Exit: Error {
    private let status: Int32
    /// Without the program's name.
    private let line: String?

    /// Nothing was found, or a check failed: status 1.
    static func nothing(_ line: String? = nil) -> Exit { Exit(status: 1, line: line) }

    /// Wrong usage or a fault: status 2.
    static func fault(_ line: String? = nil) -> Exit { Exit(status: 2, line: line) }

    func end() -> Never {
        tell()
        exit(status)
    }

    /// Says why.
    func tell() { if let line { StandardError.remark(line) } }
}
