import Dispatch
import MailArchive
import Synchronization

/// Connections that read the archive, each on a thread of its own, so that slow reading keeps no other request waiting.
actor ReaderPool {
    /// A connection, and the job that it works on.
    private final class Reader: Sendable {
        let archive: Archive
        let queue = DispatchQueue(label: "letterbook.reader")
        private let job = Mutex<(number: Int, isStopped: Bool)>((0, false))

        init(_ path: String) throws {
            archive = try Archive(path: path, access: .read)
            try archive.setCache(bytes: ReaderPool.cacheBytes)
        }

        func begin() -> Int {
            job.withLock {
                $0 = ($0.number + 1, false)
                return $0.number
            }
        }

        /// - Returns: whether it was stopped.
        func end(_ number: Int) -> Bool {
            job.withLock {
                let isStopped = $0.isStopped
                $0 = ($0.number + 1, false)
                return isStopped
            }
        }

        /// Ends a job if it is still worked on. SQLite can be interrupted in a statement alone, so that it is tried until
        /// the job is over.
        func stop(_ number: Int) {
            let isRunning = job.withLock { job in
                guard job.number == number else { return false }
                job.isStopped = true
                archive.interrupt()
                return true
            }
            guard isRunning else { return }
            ReaderPool.deadlines.asyncAfter(deadline: .now() + .milliseconds(20)) { self.stop(number) }
        }
    }

    /// Of its own: the threads of the global queue may all be busy, with what is to be stopped.
    private static let deadlines = DispatchQueue(label: "letterbook.deadlines")
    /// Pages of the archive that each connection keeps.
    private static let cacheBytes = 12 << 20

    private let path: String
    private let size: Int
    private var made = 0
    private var idle: [Reader] = []
    private var waiting: [CheckedContinuation<Reader, any Error>] = []

    init(path: String, size: Int) {
        self.path = path
        self.size = size
    }

    private func take() async throws -> Reader {
        if let reader = idle.popLast() { return reader }
        if made < size {
            let reader = try Reader(path)
            made += 1
            return reader
        }
        return try await withCheckedThrowingContinuation { waiting.append($0) }
    }

    private func giveBack(_ reader: Reader) {
        if waiting.isEmpty { idle.append(reader) } else { waiting.removeFirst().resume(returning: reader) }
    }

    /// Reads the archive. The reading ends when the task is cancelled, or takes too long.
    ///
    /// - Parameter seconds: how long it may take.
    /// - Throws: what `body` throws; `CancellationError`; ``PageError`` where it took too long.
    nonisolated func read<Result: Sendable>(
        seconds: Int, _ body: @escaping @Sendable (Archive) throws -> Result
    ) async throws -> Result {
        let reader = try await take()
        defer { Task { await giveBack(reader) } }
        try Task.checkCancellation()
        let number = reader.begin()
        let deadline = DispatchWorkItem { reader.stop(number) }
        ReaderPool.deadlines.asyncAfter(deadline: .now() + .seconds(seconds), execute: deadline)
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation {
                (continuation: CheckedContinuation<Swift.Result<Result, any Error>, Never>) in
                reader.queue.async { continuation.resume(returning: Swift.Result { try body(reader.archive) }) }
            }
        } onCancel: {
            reader.stop(number)
        }
        deadline.cancel()
        // Being stopped shows as an error, or not at all where the body took it for a fault that it can go on from.
        guard reader.end(number) else { return try result.get() }
        try Task.checkCancellation()
        throw PageError.tookTooLong(seconds: seconds)
    }
}
