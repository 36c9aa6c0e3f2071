import TestSupport
import Testing

@testable import MailArchive

@Suite("The memory of an import")
struct MemoryPlanTests {
    @Test("is shared out so that its parts stay within it", arguments: [100, 150, 300, 1_000, 10_000], [1, 2, 8, 64])
    func shares(megabytes: Int, jobs: Int) {
        let bytes = megabytes * 1_000_000
        let plan = MemoryPlan(bytes: bytes, jobs: jobs)
        // Two portions at a time, and a batch in each task; messages in work take some times their bytes.
        let work = 2 * plan.portionBytes * 4 + jobs * plan.batchBytes * 10
        #expect(plan.cacheBytes + work <= max(bytes, jobs * (128 << 10) * 16 + 100_000_000))
        #expect(plan.batchBytes >= 128 << 10 && plan.portionBytes >= 1 << 20 && plan.cacheBytes >= 5_000_000)
    }

    @Test("grows with the number of cores beyond eight")
    func cores() {
        #expect(MemoryPlan.standardBytes(jobs: 2) == 300_000_000)
        #expect(MemoryPlan.standardBytes(jobs: 8) == 300_000_000)
        #expect(MemoryPlan.standardBytes(jobs: 16) == 380_000_000)
    }

    @Test("changes nothing of what is imported")
    func sameArchive() async throws {
        let folder = try TemporaryFolder()
        let whole = try await Archive.demo(in: folder, name: "whole.sqlite")
        let small = try Archive(path: folder.path("small.sqlite"), access: .create)
        var options = ImportOptions(jobs: 3)
        options.memoryBytes = 1
        _ = try await small.importMail(from: [Corpus.demo], options: options)
        #expect(try whole.contents() == small.contents())
    }
}
