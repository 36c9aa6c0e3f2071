import Foundation

/// The folders in which the system looks for programs.
enum SearchPath {
    /// Where a program is that can be run; nil where there is none.
    ///
    /// - Parameter name: looked for in PATH, unless it has a slash.
    static func program(_ name: String) -> String? {
        let folders = Terminal.environment["PATH", default: ""].split(separator: ":")
        let places = name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
        return places.first { access($0, X_OK) == 0 }
    }
}
