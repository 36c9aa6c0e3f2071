import Testing

/// The pipeline: what each target may import beyond the standard library, Foundation and the C library.
private let pipeline: [String: Set<String>] = [
    "Bytes": [],
    "MailSources": ["Bytes", "CDecompression"],
    "MessageFormat": ["Bytes"],
    "MailHTML": ["Bytes", "CLibXML2"],
    "MessageContent": ["Bytes", "MessageFormat", "MailHTML", "CLibCrypto"],
    "MessageAnalysis": ["Bytes", "MessageFormat", "MailHTML", "MessageContent"],
    "VerificationCodes": ["Bytes", "MessageFormat", "MailHTML", "MessageContent", "Yams"],
    "TemplateWorkbench": ["Bytes", "MailSources", "MessageFormat", "MessageContent", "VerificationCodes"],
    "MailArchive": [
        "Bytes", "MailSources", "MessageFormat", "MailHTML", "MessageContent", "MessageAnalysis", "VerificationCodes",
        "CMessageGuard", "CSQLite", "GRDB", "GRDBSQLite",
    ],
    "MailWeb": [
        "Bytes", "MailSources", "MessageFormat", "MailHTML", "MessageContent", "MessageAnalysis", "VerificationCodes",
        "MailArchive", "Hummingbird", "HTTPTypes", "Logging", "NIOCore",
    ],
    "letterbook": [
        "Bytes", "MailSources", "MessageFormat", "MailHTML", "MessageContent", "MessageAnalysis", "VerificationCodes",
        "TemplateWorkbench", "MailArchive", "MailWeb", "ArgumentParser",
    ],
]

/// The C library, and what comes with the compiler.
private let toolchain: Set = ["Glibc", "Musl", "Darwin", "Synchronization"]
/// Targets for which Foundation is too slow or too big.
private let withoutFoundation: Set = ["Bytes", "MailSources", "MessageFormat", "MailHTML"]

@Suite("the layout of the sources")
struct LayoutTests {
    @Test("every target has its place in the pipeline")
    func targets() { #expect(SourceTree.targets == pipeline.keys.sorted()) }

    @Test("a target imports what stands before it", arguments: SourceTree.targets)
    func imports(target: String) {
        let others = SourceTree(target).imports.subtracting(pipeline[target] ?? []).subtracting(toolchain)
        #expect(others.subtracting(withoutFoundation.contains(target) ? [] : ["Foundation", "Dispatch"]).isEmpty)
    }

    @Test("the folders of a target refer to each other in one direction", arguments: SourceTree.targets)
    func direction(target: String) { #expect(SourceTree(target).ring == []) }

    /// Folders of tables, and of commands, which refer to nothing beside them.
    private static let tables: Set = ["letterbook/Commands"]

    @Test("a folder holds one thought: 15 files at most", arguments: SourceTree.targets)
    func folderSize(target: String) {
        for (folder, files) in Dictionary(grouping: SourceTree(target).files, by: \.folder)
        where !Self.tables.contains("\(target)/\(folder)") {
            #expect(files.count <= 15, "\(target)/\(folder)")
        }
    }

    @Test("a ring is found")
    func ringIsFound() { #expect(SourceTree(files: [("a", "B"), ("b", "C"), ("c", "A")]).ring.count == 3) }

    @Test("references in one direction are no ring")
    func noRing() { #expect(SourceTree(files: [("a", "B"), ("b", "C"), ("c", "C")]).ring.isEmpty) }

    @Test(
        "nothing in the parsers ends the program on purpose, and none uses regular expressions",
        arguments: ["Bytes", "MessageFormat", "MailHTML"])
    func noTraps(target: String) {
        for file in SourceTree(target).files {
            for word in ["fatalError", "try!", "as!", "NSRegularExpression", "Regex"] {
                #expect(!file.code.contains(word), "\(target)/\(file.path): \(word)")
            }
        }
    }
}

extension SourceTree {
    /// One type for each folder, named as the folder, and one reference from it.
    fileprivate init(files: [(folder: String, reference: String)]) {
        self.files = files.map { folder, reference in
            File(
                path: "\(folder)/File.swift",
                code: "struct \(folder.uppercased()) {\n    var other: \(reference)?\n}")
        }
    }
}
