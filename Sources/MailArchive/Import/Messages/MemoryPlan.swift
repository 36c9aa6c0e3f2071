/// Shares out the memory that an import may take.
///
/// Messages in work take some ten times their bytes: decoded text, safe HTML, headers as JSON, and the parsers' own
/// data. The program itself takes about 60 MB. A single message that needs more than is left takes it all the same.
struct MemoryPlan: Sendable {
    /// Pages of the archive that SQLite keeps in an import that adds to mail.
    let cacheBytes: Int
    /// The same in a first import: rows are only appended until its indexes are built, each in order, so that hardly a
    /// page is asked for twice. But the pages of a transaction should fit: where they don't, SQLite writes them before
    /// its end and keeps readers out from then on.
    let firstCacheBytes: Int
    /// Raw bytes of the messages that are written at once, while as many are collected for the next time.
    let portionBytes: Int
    /// Raw bytes of the messages that one task works on.
    let batchBytes: Int

    /// - Parameters:
    ///   - bytes: of memory to keep to, about.
    ///   - jobs: tasks at the same time.
    init(bytes: Int, jobs: Int) {
        let free = max(bytes - 60_000_000, 20_000_000)
        cacheBytes = free / 4
        firstCacheBytes = free / 5
        portionBytes = min(max(free / 13, 1 << 20), 64 << 20)
        batchBytes = min(max(free / 44 / max(jobs, 1), 128 << 10), 2 << 20)
    }

    /// For 300 MB in all, and some for each core beyond eight.
    static func standardBytes(jobs: Int) -> Int { 300_000_000 + max(0, jobs - 8) * 10_000_000 }
}
