import CodeTestSupport
import Foundation
import Testing

@testable import VerificationCodes

@Suite struct TemplateFolderTests {
    /// A folder of its own for each test, with these files.
    private func folder(_ files: [String: String]) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("templates-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        return folder.path
    }

    @Test("reads all .yaml and .yml of a folder in the order of their names, and nothing else")
    func folder() throws {
        let path = try folder([
            "b.yaml": SampleTemplate(id: "b").yaml, "a.yml": SampleTemplate(id: "a").yaml, "README.md": "# Templates",
        ])
        defer { try? FileManager.default.removeItem(atPath: path) }
        let (templates, faults) = try TemplateFolder.read(path)
        #expect(templates.map(\.id) == ["a", "b"])
        #expect(templates.map(\.file) == [path + "/a.yml", path + "/b.yaml"])
        #expect(faults.isEmpty)
    }

    @Test("a bad file is told with its path, and the others are read")
    func badFile() throws {
        let path = try folder(["a.yaml": "schema: 9\n", "b.yaml": SampleTemplate(id: "b").yaml])
        defer { try? FileManager.default.removeItem(atPath: path) }
        let (templates, faults) = try TemplateFolder.read(path)
        #expect(templates.map(\.id) == ["b"])
        #expect(!faults.isEmpty && faults.allSatisfy { $0.file == path + "/a.yaml" })
    }

    @Test("a single file is read by itself")
    func oneFile() throws {
        let path = try folder(["b.yaml": SampleTemplate(id: "b").yaml, "a.yaml": SampleTemplate(id: "a").yaml])
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(try TemplateFolder.read(path + "/b.yaml").templates.map(\.id) == ["b"])
    }

    @Test("a folder that is not there, or holds no template, is a fault")
    func nothing() throws {
        let path = try folder([:])
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(throws: TemplateError.self) { try TemplateFolder.read(path) }
        #expect(throws: TemplateError.self) { try TemplateFolder.read(path + "/absent") }
    }
}
