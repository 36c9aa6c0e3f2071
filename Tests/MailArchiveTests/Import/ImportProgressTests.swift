import Synchronization
import TestSupport
import Testing

@testable import MailArchive

@Suite("The progress of an import")
struct ImportProgressTests {
    @Test("tells the time left by what was read, not by what was passed over")
    func secondsLeft() throws {
        var progress = ImportProgress(messages: 0, bytesDone: 500, bytesTotal: 1_000, seconds: 10)
        #expect((11...11.3).contains(try #require(progress.secondsLeft)))
        progress.bytesSkipped = 400
        #expect((58.5...59.5).contains(try #require(progress.secondsLeft)))
        progress.bytesSkipped = 500
        #expect(progress.secondsLeft == nil)
    }

    @Test("keeps some time for what comes after the last message")
    func finishing() throws {
        let progress = ImportProgress(messages: 100_000, bytesDone: 1_000, bytesTotal: 1_000, seconds: 50)
        #expect((1...10).contains(try #require(progress.secondsLeft)))
    }

    @Test("counts mailboxes that have not changed as passed over")
    func skipped() async throws {
        let folder = try TemporaryFolder()
        let (archive, _) = try await Archive.importing([Corpus.demo], in: folder)
        let other = try folder.write(mbox((1...9).map { letter($0) }), to: "other.mbox")
        let last = Mutex<ImportProgress?>(nil)
        var options = ImportOptions(jobs: 1)
        options.progress = { progress in last.withLock { $0 = progress } }
        _ = try await archive.importMail(from: [Corpus.demo, other], options: options)
        let progress = try #require(last.withLock { $0 })
        #expect(progress.bytesSkipped > 0 && progress.bytesDone > progress.bytesSkipped)
        #expect(progress.bytesTotal == progress.bytesDone)
    }
}
