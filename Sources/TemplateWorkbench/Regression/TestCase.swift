import Foundation
import MailSources
import MessageContent
import VerificationCodes

/// A saved email with the expectation beside it.
public struct TestCase: Sendable {
    /// The email's path below the folder, without its ending.
    public var name: String
    /// The email's path.
    public var path: String
    /// nil where no expectation stands beside the email.
    public var expectation: CaseExpectation?
    /// The email.
    public var mail: CodeMail
    /// The path of the expectation's file, which may not exist: with the ending `.yml` only where such a file is there.
    public var expectationPath: String

    fileprivate static let expectationEndings = [".expect.yml", ".expect.yaml"]
    private static let emailEndings = [".eml", ".emlx", ".eml.gz"]

    fileprivate static func isEmail(_ path: String) -> Bool { stem(path) != path }

    /// Without the ending of an email.
    fileprivate static func stem(_ path: String) -> String {
        let ending = emailEndings.first { path.lowercased().hasSuffix($0) }
        return String(path.dropLast(ending?.count ?? 0))
    }

    /// The expectation beside an email; nil where there is none.
    fileprivate static func expectation(of email: String) throws(TemplateError) -> String? {
        // A link that leads nowhere is there, too, and can't be read.
        let paths = expectationEndings.map { stem(email) + $0 }.filter { path in
            (try? FileManager.default.attributesOfItem(atPath: path)) != nil
        }
        guard paths.count < 2 else {
            throw TemplateError(file: paths[0], message: "stands beside \(paths[1]) (remove one of them)")
        }
        return paths.first
    }

    /// The email that an expectation stands beside; nil for a path of another kind, or without such an email.
    fileprivate static func email(of expectation: String) -> String? {
        guard let ending = expectationEndings.first(where: expectation.hasSuffix) else { return nil }
        let stem = expectation.dropLast(ending.count)
        return emailEndings.flatMap { [stem + $0, stem + $0.uppercased()] }.map(String.init).first {
            FileManager.default.fileExists(atPath: $0)
        }
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
    /// Emails, expectations and folders that can't be read, and expectations without an email.
    public var faults: [TemplateError]

    /// Reads all emails below a folder, or one.
    ///
    /// - Parameters:
    ///   - path: the path of the folder or of the email, or of the expectation beside one.
    ///   - only: keeps cases whose path contains one of these; empty: all.
    /// - Throws: where there is no such folder or file.
    public static func read(_ path: String, only: [String] = []) async throws(WorkbenchError) -> CaseFolder {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw WorkbenchError(description: "\(path): no such file or folder")
        }
        var result = CaseFolder(cases: [], faults: [])
        guard isFolder.boolValue else {
            let email = TestCase.email(of: path) ?? path
            let slash = email.lastIndex(of: "/")
            let file = String(email[(slash.map(email.index(after:)) ?? email.startIndex)...])
            result.add(one(file, root: slash.map { String(email[..<$0]) } ?? "."))
            return result
        }
        let files = result.files(below: path)
        let emails = files.filter(TestCase.isEmail)
        let known = Dictionary(grouping: emails, by: TestCase.stem)
        for same in known.values.sorted(by: { $0[0] < $1[0] }) where same.count > 1 {
            let fault = "has the same expectation as \(path)/\(same[0]) (rename one of them)"
            result.faults.append(TemplateError(file: path + "/" + same[1], message: fault))
        }
        for file in files {
            guard let ending = TestCase.expectationEndings.first(where: file.hasSuffix),
                known[String(file.dropLast(ending.count))] == nil
            else { continue }
            let fault = "there is no email beside it (such as \(file.dropLast(ending.count)).eml)"
            result.faults.append(TemplateError(file: path + "/" + file, message: fault))
        }
        let alone = emails.filter { known[TestCase.stem($0)]?.count == 1 }
        let chosen = only.isEmpty ? alone : alone.filter { file in only.contains { file.contains($0) } }
        for one in await Parallel.map(chosen, { one($0, root: path) }) { result.add(one) }
        return result
    }

    private mutating func add(_ one: (testCase: TestCase?, faults: [TemplateError])) {
        if let testCase = one.testCase { cases.append(testCase) }
        faults += one.faults
    }

    /// The paths of all files below a folder, in their order. Links to folders are followed, each folder once, but not
    /// upwards, where other mail is; a link that leads nowhere counts as a file, which can't be read then. Hidden ones, such
    /// as `.git`, hold no cases.
    private mutating func files(below folder: String) -> [String] {
        func real(_ path: String) -> String {
            URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
        }
        let root = real(folder)
        var files: [String] = []
        var seen: Set<String> = []
        var folders = [""]
        while let name = folders.popLast() {
            let path = name.isEmpty ? folder : folder + "/" + name
            let real = real(path)
            guard seen.insert(real).inserted, real == root || !(root + "/").hasPrefix(real + "/") else { continue }
            guard let entries = try? FileManager.default.contentsOfDirectory(atPath: path) else {
                faults.append(TemplateError(file: path, message: "can't be read" + TextFile.reason(path)))
                continue
            }
            for entry in entries.sorted() where !entry.hasPrefix(".") {
                let file = name.isEmpty ? entry : name + "/" + entry
                var isFolder: ObjCBool = false
                let isThere = FileManager.default.fileExists(atPath: folder + "/" + file, isDirectory: &isFolder)
                if isThere, isFolder.boolValue {
                    folders.append(file)
                } else if !isThere || Self.isRegular(folder + "/" + file) {
                    files.append(file)
                }
            }
        }
        return files.sorted()
    }

    /// Whether it is a file or a link to one, and no pipe that would be waited for.
    private static func isRegular(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// The case of an email, or what keeps it from being one.
    private static func one(_ file: String, root: String) -> (testCase: TestCase?, faults: [TemplateError]) {
        let path = root + "/" + file
        do {
            let mail = CodeMail(Email(reading: try SoleMessage.read(path)))
            var result = TestCase(name: TestCase.stem(file), path: path, mail: mail)
            guard let expectationPath = try TestCase.expectation(of: path) else { return (result, []) }
            result.expectationPath = expectationPath
            let (expectation, faults) = CaseExpectation.read(
                try TextFile.read(expectationPath), file: expectationPath)
            result.expectation = expectation
            return (faults.isEmpty ? result : nil, faults)
        } catch let error as TemplateError {
            return (nil, [error])
        } catch {
            let reason = (error as? SourceError)?.reason ?? "\(error)"
            return (nil, [TemplateError(file: path, message: reason)])
        }
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
