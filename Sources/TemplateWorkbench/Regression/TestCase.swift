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
    /// The path of the expectation's file, which may not exist.
    public var expectationPath: String { String(path.dropLast(4)) + ".expect.yaml" }

    /// See the properties of the same names.
    public init(name: String, path: String, expectation: CaseExpectation? = nil, mail: CodeMail) {
        self.name = name
        self.path = path
        self.expectation = expectation
        self.mail = mail
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
        let root = isFolder.boolValue ? path : (path as NSString).deletingLastPathComponent
        let files =
            isFolder.boolValue
            ? FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
            : [(path as NSString).lastPathComponent]
        let known = Set(files)
        let emails = files.filter { $0.hasSuffix(".eml") }.sorted()
        let chosen = only.isEmpty ? emails : emails.filter { file in only.contains { file.contains($0) } }
        var result = CaseFolder(cases: [], faults: [])
        for file in files.sorted() where file.hasSuffix(".expect.yaml") && isFolder.boolValue {
            let email = String(file.dropLast(".expect.yaml".count)) + ".eml"
            if !known.contains(email) {
                result.faults.append(TemplateError(file: file, line: 1, message: "there is no \(email) beside it"))
            }
        }
        let read = await Parallel.map(chosen) { file in one(file, root: root.isEmpty ? "." : root) }
        for (file, testCase) in zip(chosen, read) {
            if let testCase {
                result.cases.append(testCase)
            } else {
                result.faults.append(TemplateError(file: file, line: 1, message: "can't be read"))
            }
        }
        return result
    }

    /// nil where the email can't be read.
    private static func one(_ file: String, root: String) -> TestCase? {
        let (name, path) = (String(file.dropLast(4)), root + "/" + file)
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        var result = TestCase(name: name, path: path, mail: CodeMail(Email(reading: [UInt8](data))))
        if let expected = FileManager.default.contents(atPath: result.expectationPath) {
            (result.expectation, result.faults) = CaseExpectation.read(
                String(decoding: expected, as: UTF8.self), file: name + ".expect.yaml")
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
