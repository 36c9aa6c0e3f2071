import Foundation

/// Reads the files of templates and expectations.
package enum TextFile {
    /// The text of a file.
    ///
    /// - Throws: where it can't be read, or is not UTF-8.
    package static func read(_ path: String) throws(TemplateError) -> String {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw TemplateError(file: path, message: "can't be read" + reason(path))
        }
        if let text = String(validating: data, as: UTF8.self) { return text }
        // No character has a line feed within it.
        let lines = data.split(separator: 0x0A, omittingEmptySubsequences: false)
        let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
        throw TemplateError(file: path, line: line + 1, message: "is not UTF-8 (save the file as UTF-8)")
    }

    /// Why the system refuses a file or folder, as ": Permission denied"; "" where it does not.
    package static func reason(_ path: String) -> String {
        access(path, R_OK) == 0 ? "" : ": " + String(cString: strerror(errno))
    }
}
