import Foundation
import MailArchive
import TestSupport
import Testing

@testable import MailWeb

@Suite("connections that read the archive")
struct ReaderPoolTests {
    /// An archive, and a query of it that never ends.
    private func pool(size: Int) throws -> (ReaderPool, TemporaryFolder) {
        let folder = try TemporaryFolder()
        _ = try Archive(path: folder.path("a.sqlite"), access: .create)
        return (ReaderPool(path: folder.path("a.sqlite"), size: size), folder)
    }

    private static let endless: @Sendable (Archive) throws -> Int = { archive in
        var count = 0
        try archive.run(sql: "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c") {
            _, next in
            while try next() != nil { count += 1 }
        }
        return count
    }

    // When a task goes on says nothing here: all threads are busy with other tests.
    @Test("what takes too long is stopped, and the connection goes on with the next")
    func deadline() async throws {
        let (pool, folder) = try pool(size: 1)
        defer { withExtendedLifetime(folder) {} }
        await #expect(throws: PageError.self) { try await pool.read(seconds: 1, Self.endless) }
        #expect(try await pool.read(seconds: 600) { try $0.count(.all) } == 0)
        // A body that takes the interruption for a fault it can go on from has not succeeded either.
        await #expect(throws: PageError.self) { try await pool.read(seconds: 1) { (try? Self.endless($0)) ?? 0 } }
    }

    @Test("slow reading keeps no other request waiting while there are connections; then they come in turn")
    func manyAtOnce() async throws {
        let (pool, folder) = try pool(size: 2)
        defer { withExtendedLifetime(folder) {} }
        let slow = Task { try await pool.read(seconds: 1, Self.endless) }
        let counts = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<50 { group.addTask { try await pool.read(seconds: 600) { try $0.count(.all) } } }
            return try await group.reduce(into: 0) { sum, _ in sum += 1 }
        }
        #expect(counts == 50)
        await #expect(throws: PageError.self) { try await slow.value }
    }

    @Test("an archive that is not there is an error each time, and may come")
    func missing() async throws {
        let folder = try TemporaryFolder()
        let pool = ReaderPool(path: folder.path("a.sqlite"), size: 1)
        await #expect(throws: ArchiveError.self) { try await pool.read(seconds: 600) { try $0.count(.all) } }
        _ = try Archive(path: folder.path("a.sqlite"), access: .create)
        #expect(try await pool.read(seconds: 600) { try $0.count(.all) } == 0)
    }
}
