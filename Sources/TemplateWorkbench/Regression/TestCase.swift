import Foundation
import MessageContent
import VerificationCodes

/// A saved email with what it must hold.
public struct TestCase: Sendable {
    /// Its path below the folder, without `.eml`.
    public var name: String
    /// The email's path.
    public var path: String
    /// nil: there is no expectation beside it.
    public var expectation: CaseExpectation?
    public var faults: [TemplateError] = []
    public var mail: CodeMail
    public var expectationPath: String { String(path.dropLast(4)) + ".expect.yaml" }

    public init(name: String, path: String, expectation: CaseExpectation? = nil, mail: CodeMail) {
        self.name = name
        self.path = path
        self.expectation = expectation
        self.mail = mail
    }
}

/// The saved emails of a folder.
public struct CaseFolder: Sendable {
    public var cases: [TestCase]
    /// Files that can't be read, expectations without an email.
    public var faults: [TemplateError]

    /// Why a folder gives no cases.
    public struct Fault: Error, Sendable, CustomStringConvertible {
        public var description: String
    }

    /// Reads all `*.eml` below a folder, or one file, in the order of their paths.
    ///
    /// - Parameter only: keeps cases whose name contains one of these; empty: all.
    public static func read(_ path: String, only: [String] = []) async throws(Fault) -> CaseFolder {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw Fault(description: "\(path): no such file or folder")
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
        for item in read {
            switch item {
            case .success(let testCase): result.cases.append(testCase)
            case .failure(let fault): result.faults.append(fault)
            }
        }
        return result
    }

    private static func one(_ file: String, root: String) -> Result<TestCase, TemplateError> {
        let path = root + "/" + file
        guard let data = FileManager.default.contents(atPath: path) else {
            return .failure(TemplateError(file: file, line: 1, message: "can't be read"))
        }
        let mail = CodeMail(Email(reading: [UInt8](data)))
        var result = TestCase(name: String(file.dropLast(4)), path: path, mail: mail)
        guard let expected = FileManager.default.contents(atPath: result.expectationPath) else {
            return .success(result)
        }
        (result.expectation, result.faults) = CaseExpectation.read(
            String(decoding: expected, as: UTF8.self), file: String(file.dropLast(4)) + ".expect.yaml")
        return .success(result)
    }
}

/// Work on all cores, results in order.
enum Parallel {
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
