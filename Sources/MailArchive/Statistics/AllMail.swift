import Dispatch
import GRDB
import Synchronization

extension Archive {
    /// Counts all mail but copies, without its conversations. Of much mail two connections take slices in turn: a million
    /// rows take one core half a second, which is long to wait for an overview.
    ///
    /// - Parameter least: of so many messages on. Of less mail there is one slice.
    func countAllMail(_ db: Database, slicesFrom least: Int64 = 100_000) throws -> StatisticsCounter {
        let slices = try TimeSlices(db, from: least)
        // With a rollback journal a writer that waits for the first connection keeps the second one out; without seals
        // nothing tells that both see the same.
        let canShare = try Seals(db: db).isCurrent && db.isTrue("SELECT journal_mode = 'wal' FROM pragma_journal_mode")
        guard slices.conditions.count > 1, canShare else { return try slices.count(db) }
        let state = try Seals(db: db).parts("messages")
        let other = Mutex<Result<StatisticsCounter, any Error>>(.success(StatisticsCounter()))
        let helping = DispatchGroup()
        DispatchQueue.global().async(group: helping) {
            // Where it cannot be opened all slices are left to the first connection.
            guard let reader = try? Archive(path: path, access: .read) else { return }
            let result = Result {
                try reader.read { db in
                    // It may see what was written since the first began to read.
                    try Seals(db: db).parts("messages") == state ? slices.count(db) : StatisticsCounter()
                }
            }
            other.withLock { $0 = result }
        }
        let counted = Result { try slices.count(db) }
        helping.wait()
        var counter = try counted.get()
        try counter.add(other.withLock { $0 }.get())
        return counter
    }
}

/// The mail in slices by time, and the places of all mail: each is counted once.
private final class TimeSlices: Sendable {
    /// Conditions on messages `m`: each message meets one, and about as many meet each. Of little mail there is one.
    let conditions: [String]
    /// How many are counted, or being counted.
    private let taken = Mutex(0)

    init(_ db: Database, from least: Int64) throws {
        let last: Int64 = try db.value("SELECT max(message_id) FROM messages") ?? 0
        let sample = last < least ? [] : Array(stride(from: 1, to: last, by: Int(max(1, last / 32))))
        let dates = try sample.compactMap { id -> Int64? in
            try db.value("SELECT date FROM messages WHERE message_id = ? AND typeof(date) = 'integer'", [id])
        }
        let bounds = Set(dates).sorted()
        guard let first = bounds.first, let last = bounds.last else {
            conditions = ["1"]
            return
        }
        // What a damaged file has in the place of a date, such as text, comes after all numbers.
        conditions =
            ["m.date IS NULL", "m.date < \(first)"]
            + zip(bounds, bounds.dropFirst()).map { "m.date >= \($0) AND m.date < \($1)" } + ["m.date >= \(last)"]
    }

    /// Counts slices as long as there are any.
    func count(_ db: Database) throws -> StatisticsCounter {
        var counter = StatisticsCounter()
        while let slice = next() {
            // The longest first, so that neither connection waits for the other's last.
            if slice == 0 { try counter.addAllPlaces(db) } else { try counter.addAll(where: conditions[slice - 1], db) }
        }
        return counter
    }

    private func next() -> Int? {
        taken.withLock { taken in
            defer { taken += 1 }
            return taken <= conditions.count ? taken : nil
        }
    }
}
