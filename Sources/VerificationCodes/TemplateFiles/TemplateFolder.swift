import Foundation

/// A user's own template files.
public enum TemplateFolder {
    /// Reads all `*.yaml` and `*.yml` directly in a folder, or one file, in the order of their names.
    ///
    /// - Returns: the templates without a fault, and all faults of the others.
    /// - Throws: where the folder can't be read, or has no template file.
    public static func read(
        _ path: String
    ) throws(TemplateError) -> (templates: [CodeTemplate], faults: [TemplateError]) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw TemplateError(
                file: path, message: "no such file or folder (--templates takes a folder of .yaml files)")
        }
        let files: [String]
        if isFolder.boolValue {
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
                throw TemplateError(file: path, message: "can't be read" + TextFile.reason(path))
            }
            files = names.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }.sorted().map { path + "/" + $0 }
        } else {
            files = [path]
        }
        if files.isEmpty {
            throw TemplateError(file: path, message: "holds no .yaml file (folders in it are not read)")
        }
        var (templates, faults): ([CodeTemplate], [TemplateError]) = ([], [])
        for file in files {
            do throws(TemplateError) {
                let (template, found) = TemplateReader.read(try TextFile.read(file), file: file)
                faults += found
                if let template { templates.append(template) }
            } catch {
                faults.append(error)
            }
        }
        return (templates, faults)
    }
}
