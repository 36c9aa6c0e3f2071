import Foundation

/// A user's own template files.
public enum TemplateFolder {
    /// Reads all `*.yaml` and `*.yml` directly in a folder, or one file, in the order of their names.
    ///
    /// - Returns: the templates without a fault, and all faults of the others.
    /// - Throws: where the folder or a file can't be read, or the folder has no template file.
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
                throw TemplateError(file: path, message: "can't be read")
            }
            files = names.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }.sorted().map { path + "/" + $0 }
        } else {
            files = [path]
        }
        if files.isEmpty { throw TemplateError(file: path, message: "holds no .yaml file") }
        var (templates, faults): ([CodeTemplate], [TemplateError]) = ([], [])
        for file in files {
            guard let data = FileManager.default.contents(atPath: file) else {
                throw TemplateError(file: file, message: "can't be read")
            }
            let (template, found) = TemplateReader.read(String(decoding: data, as: UTF8.self), file: file)
            faults += found
            if let template { templates.append(template) }
        }
        return (templates, faults)
    }
}
