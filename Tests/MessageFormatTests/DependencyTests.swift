import Foundation
import Testing

@Suite("what the parser stands on")
struct DependencyTests {
    private static let sources = Corpus.root.deletingLastPathComponent().appendingPathComponent("Sources/MessageFormat")

    @Test("the standard library and the C library only")
    func imports() throws {
        let allowed: Set = ["Glibc", "Musl", "Darwin"]
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path).filter {
            $0.hasSuffix(".swift")
        }
        #expect(files.count > 10)
        for file in files {
            let text = try String(contentsOf: Self.sources.appendingPathComponent(file), encoding: .utf8)
            for line in text.split(separator: "\n") {
                let words = line.split(separator: " ")
                guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count, !line.contains("//")
                else {
                    continue
                }
                #expect(allowed.contains(String(words[keyword + 1])), "\(file): \(line)")
            }
        }
    }

    @Test("nothing that ends the program on purpose, and no regular expressions")
    func noTraps() throws {
        let forbidden = ["fatalError", "try!", "as!", "NSRegularExpression", "Regex"]
        for file in try FileManager.default.contentsOfDirectory(atPath: Self.sources.path)
        where file.hasSuffix(".swift") {
            let text = try String(contentsOf: Self.sources.appendingPathComponent(file), encoding: .utf8)
            for word in forbidden { #expect(!text.contains(word), "\(file): \(word)") }
        }
    }
}
