import Foundation
import MessageContent
import VerificationCodes

/// A saved email with the expectation beside it.
public struct TestCase: Sendable {
    /// The email's path below the folder, without `.eml`.
    public var name: String
    /// The email's path.
    public var path: String
    /// nil where there is none beside the email, or it has faults.
    public var expectation: CaseExpectation?
    /// The faults of the expectation's file.
    public var faults: [TemplateError] = []
    /// The email.
    public var mail: CodeMail
    /// The path of the expectation's file, which may not exist: with the ending `.yml` only where such a file is there.
    public var expectationPath: String

    fileprivate static let expectationEndings = [".expect.yml", ".expect.yaml"]

    /// Without the ending `.eml`.
    fileprivate static func stem(_ path: String) -> String {
        path.lowercased().hasSuffix(".eml") ? String(path.dropLast(4)) : path
    }

    /// See the properties of the same names.
    public init(name: String, path: String, expectation: CaseExpectation? = nil, mail: CodeMail) {
        self.name = name
        self.path = path
        self.expectation = expectation
        self.mail = mail
        expectationPath = Self.stem(path) + Self.expectationEndings[1]
    }
}

/// The saved emails of a folder.
public struct CaseFolder: Sendable {
    /// In the order of their paths.
    public var cases: [TestCase]
    /// Emails that can't be read, and expectations without an email.
    public var faults: [TemplateError]

    /// Reads all `*.eml` below a folder, or one file.
    ///
    /// - Parameters:
    ///   - path: the path of the folder or file.
    ///   - only: keeps cases whose path contains one of these; empty: all.
    /// - Throws: where there is no such folder or file.
    public static func read(_ path: String, only: [String] = []) async throws(WorkbenchError) -> CaseFolder {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw WorkbenchError(description: "\(path): no such file or folder")
        }
        let slash = path.lastIndex(of: "/")
        let root = isFolder.boolValue ? path : slash.map { String(path[..<$0]) } ?? "."
        let files =
            isFolder.boolValue
            ? files(below: path) : [String(path[(slash.map(path.index(after:)) ?? path.startIndex)...])]
        let emails = files.filter { $0.lowercased().hasSuffix(".eml") || !isFolder.boolValue }.sorted()
        let known = Set(emails.map(TestCase.stem))
        let chosen = only.isEmpty ? emails : emails.filter { file in only.contains { file.contains($0) } }
        var result = CaseFolder(cases: [], faults: [])
        for file in files.sorted() where isFolder.boolValue {
            guard let ending = TestCase.expectationEndings.first(where: file.hasSuffix) else { continue }
            let stem = String(file.dropLast(ending.count))
            if !known.contains(stem) {
                result.faults.append(TemplateError(file: file, line: 1, message: "there is no \(stem).eml beside it"))
            }
        }
        let read = await Parallel.map(chosen) { file in one(file, root: root) }
        for (file, testCase) in zip(chosen, read) {
            if let testCase {
                result.cases.append(testCase)
            } else {
                result.faults.append(TemplateError(file: file, line: 1, message: "can't be read"))
            }
        }
        return result
    }

    /// The paths of all files below a folder, in their order. Links to folders are followed, each folder once, but not
    /// upwards, where other mail is; a link that leads nowhere counts as a file, which can't be read then.
    private static func files(below folder: String) -> [String] {
        func real(_ path: String) -> String {
            URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
        }
        let root = real(folder)
        var files: [String] = []
        var seen: Set<String> = []
        var folders = [""]
        while let name = folders.popLast() {
            let path = folder + "/" + name
            let real = real(path)
            guard seen.insert(real).inserted, real == root || !(root + "/").hasPrefix(real + "/") else { continue }
            for entry in ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() {
                let file = name.isEmpty ? entry : name + "/" + entry
                var isFolder: ObjCBool = false
                let isThere = FileManager.default.fileExists(atPath: folder + "/" + file, isDirectory: &isFolder)
                if isThere, isFolder.boolValue { folders.append(file) } else { files.append(file) }
            }
        }
        return files
    }

    /// nil where the email can't be read.
    private static func one(_ file: String, root: String) -> TestCase? {
        let (name, path) = (TestCase.stem(file), root + "/" + file)
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        var result = TestCase(name: name, path: path, mail: CodeMail(Email(reading: [UInt8](data))))
        for ending in TestCase.expectationEndings {
            let path = TestCase.stem(path) + ending
            guard let expected = FileManager.default.contents(atPath: path) else { continue }
            result.expectationPath = path
            (result.expectation, result.faults) = CaseExpectation.read(
                String(decoding: expected, as: UTF8.self), file: name + ending)
            break
        }
        return result
    }
}

/// Does work on all cores.
enum Parallel {
    /// The outputs in the order of the items. Each task takes up to 64 items, since a task for each would cost more
    /// than the work on it.
    static func map<Item: Sendable, Output: Sendable>(
        _ items: [Item], _ work: @escaping @Sendable (Item) -> Output
    ) async -> [Output] {
        let size = max(1, min(64, items.count / 16))
        return await withTaskGroup(of: (Int, [Output]).self) { group in
            for start in stride(from: 0, to: items.count, by: size) {
                let slice = items[start..<min(items.count, start + size)]
                group.addTask { (start, slice.map(work)) }
            }
            var parts: [(Int, [Output])] = []
            for await part in group { parts.append(part) }
            return parts.sorted { $0.0 < $1.0 }.flatMap(\.1)
        }
    }
}
