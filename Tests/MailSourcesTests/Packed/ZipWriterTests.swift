import Foundation
import TestSupport
import Testing

@testable import MailSources

@Suite("writing zip files")
struct ZipWriterTests {
    private func harvest(_ bytes: [UInt8]) throws -> Harvest {
        let folder = try TemporaryFolder()
        let path = folder.path("mail.zip")
        try Data(bytes).write(to: URL(filePath: path))
        return withExtendedLifetime(folder) { Harvest(MailReader(paths: [path])) }
    }

    private func written(_ members: [(name: String, content: [UInt8])], from start: UInt64 = 0) -> [UInt8] {
        var (writer, bytes) = (ZipWriter(from: start), [UInt8]())
        for (index, member) in members.enumerated() {
            writer.append(
                member.content, name: member.name, modifiedAt: index == 0 ? nil : 1_709_294_401, to: &bytes)
        }
        writer.finish(to: &bytes)
        return bytes
    }

    @Test("the members are read again byte for byte, with their names and times")
    func members() throws {
        let letters = SourceCorpus.letters
        let harvest = try harvest(
            written([("a.eml", letters[0]), ("Grüße/ß.eml", letters[1]), ("Grüße/日本.eml", letters[2])]))
        #expect(harvest.faults.isEmpty)
        #expect(harvest.bytes == [letters[0], letters[1], letters[2]])
        #expect(harvest.messages.map { $0.origin.path.split(separator: "/").last } == ["a.eml", "ß.eml", "日本.eml"])
        #expect(harvest.messages.dropFirst().map(\.origin.fileDate) == [1_709_294_401, 1_709_294_401])
    }

    @Test("nothing is a zip file too")
    func empty() throws {
        let bytes = written([])
        #expect(bytes.count == 22)
        #expect(try harvest(bytes).faults.isEmpty)
    }

    @Test("of more than 65,535 members none is lost")
    func many() throws {
        let harvest = try harvest(written((0..<66_000).map { ("\($0).eml", Array("Subject: \($0)\n\n".utf8)) }))
        #expect(harvest.faults.isEmpty)
        #expect(harvest.messages.count == 66_000)
        #expect(Set(harvest.subjects).count == 66_000)
    }

    @Test("members beyond 4 GiB have their places in the extension")
    func far() throws {
        // Behind five gigabytes that no disk has to hold.
        let start: UInt64 = 5 << 30
        let folder = try TemporaryFolder()
        let path = folder.path("mail.zip")
        _ = FileManager.default.createFile(atPath: path, contents: Data("PK\u{3}\u{4}".utf8))
        let file = try #require(FileHandle(forWritingAtPath: path))
        try file.truncate(atOffset: start)
        try file.seekToEnd()
        let letters = SourceCorpus.letters
        try file.write(contentsOf: written([("a.eml", letters[0]), ("b.eml", letters[1])], from: start))
        try file.close()
        let harvest = withExtendedLifetime(folder) { Harvest(MailReader(paths: [path])) }
        #expect(harvest.faults.isEmpty)
        #expect(harvest.bytes == [letters[0], letters[1]])
    }
}
