import Foundation

/// Paths as the archive keeps them: absolute, through no symbolic link in the folders on the way, however they were
/// given on the command line.
final class AbsolutePaths {
    private let workingFolder = FileManager.default.currentDirectoryPath
    private var folders: [String: String] = [:]

    func absolute(_ path: String) -> String {
        guard path != "-" else { return path }
        let joined = path.hasPrefix("/") ? path : workingFolder + "/" + path
        guard let slash = joined.lastIndex(of: "/") else { return joined }
        let name = joined[joined.index(after: slash)...]
        // A folder is resolved itself; a file is known by its name in the folder that holds it.
        if name.isEmpty || name == "." || name == ".." || isFolder(joined) { return resolved(joined) }
        let folder = resolved(String(joined[..<slash]))
        return folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    private func isFolder(_ path: String) -> Bool {
        if folders[path] != nil { return true }
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private func resolved(_ folder: String) -> String {
        if let known = folders[folder] { return known }
        var result = folder.isEmpty ? "/" : folder
        if let real = realpath(result, nil) {
            result = String(cString: real)
            free(real)
        } else if let slash = result.lastIndex(of: "/"), slash > result.startIndex {
            // Within a zip or tar file, or gone: as far as there are folders.
            result = resolved(String(result[..<slash])) + result[slash...]
        }
        folders[folder] = result
        return result
    }
}
