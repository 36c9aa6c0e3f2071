import Foundation

/// Makes paths as the archive keeps them: absolute, and with the symbolic links of their folders resolved, so that a
/// source is known again however it is named on the command line.
final class AbsolutePaths {
    private let workingFolder = FileManager.default.currentDirectoryPath
    private var folders: [ExactText: String] = [:]

    /// The path of a file or folder whose name need not be UTF-8. Other bytes are written as `\xC5`, so that files with
    /// different names have different paths.
    func absolute(_ path: String, raw: [UInt8]?) -> String {
        guard let raw, !path.utf8.elementsEqual(raw) else { return absolute(path) }
        return absolute(Self.escaped(raw))
    }

    /// The bytes of an absolute path, with the symbolic links of its folder resolved.
    func absolute(raw: [UInt8]) -> [UInt8] {
        let slash = UInt8(ascii: "/")
        let joined = raw.first == slash ? raw : Array(workingFolder.utf8) + [slash] + raw
        guard let end = joined.lastIndex(of: slash), end > 0 else { return joined }
        let folder = (joined[..<end] + [0]).withUnsafeBytes {
            realpath($0.bindMemory(to: CChar.self).baseAddress!, nil)
        }
        guard let folder else { return joined }
        defer { free(folder) }
        return Array(UnsafeBufferPointer(start: folder, count: strlen(folder))).map(UInt8.init(bitPattern:))
            + joined[end...]
    }

    private static func escaped(_ raw: [UInt8]) -> String {
        var text = ""
        var rest = raw[...]
        while !rest.isEmpty {
            // The length of the UTF-8 character that stands here; nil where none does.
            let length = (1...min(4, rest.count)).first { String(validating: rest.prefix($0), as: UTF8.self) != nil }
            let character = length.map { String(decoding: rest.prefix($0), as: UTF8.self) }
            switch character {
            case nil: text += "\\x" + String(rest[rest.startIndex], radix: 16, uppercase: true)
            case "\\": text += "\\\\"
            case let character?: text += character
            }
            rest = rest.dropFirst(length ?? 1)
        }
        return text
    }

    func absolute(_ path: String) -> String {
        guard path != "-" else { return path }
        let joined = path.hasPrefix("/") ? path : workingFolder + "/" + path
        guard let slash = joined.lastIndex(of: "/") else { return joined }
        let name = joined[joined.index(after: slash)...]
        // A file that is a link keeps its own name: its folder is resolved, the file is not.
        if name.isEmpty || name == "." || name == ".." || isFolder(joined) { return resolved(joined) }
        let folder = resolved(String(joined[..<slash]))
        return folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    func isFolder(_ path: String) -> Bool {
        if folders[ExactText(path)] != nil { return true }
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private func resolved(_ folder: String) -> String {
        let key = ExactText(folder)
        if let known = folders[key] { return known }
        var result = folder.isEmpty ? "/" : folder
        if let real = realpath(result, nil) {
            result = String(cString: real)
            free(real)
        } else if let slash = result.lastIndex(of: "/"), slash > result.startIndex {
            // Within a zip or tar file, or gone: only the folders above it can be resolved.
            result = resolved(String(result[..<slash])) + result[slash...]
        }
        folders[key] = result
        return result
    }
}
