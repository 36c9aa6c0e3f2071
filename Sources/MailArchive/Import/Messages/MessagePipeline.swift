import MailSources

/// Reads mail, works on its batches on all cores, and hands the results on in the order of reading.
package struct MessagePipeline<Output: Sendable>: Sendable {
    package enum Delivery: Sendable {
        /// The result of the work on a batch.
        case output(Output)
        /// Anything else that the reader came across.
        case event(SourceEvent)
    }

    private enum Mail: Sendable {
        case paths([String], SourceFormat?)
        case unit(WorkUnit)
        case told(@Sendable () -> ToldMail)
    }

    private let mail: Mail
    private let jobs: Int
    private let batchBytes: Int
    private let maximumMessageBytes: Int

    /// - Parameters:
    ///   - jobs: batches that are worked on at the same time.
    ///   - batchBytes: of the raw messages in one batch.
    ///   - maximumMessageBytes: see `MailReader`.
    package init(
        paths: [String], format: SourceFormat?, jobs: Int, batchBytes: Int = 2 << 20,
        maximumMessageBytes: Int = MailReader.largestMessageBytes
    ) {
        self.init(.paths(paths, format), jobs, batchBytes, maximumMessageBytes)
    }

    /// Reads what a unit names. See ``init(paths:format:jobs:batchBytes:maximumMessageBytes:)``.
    package init(unit: WorkUnit, jobs: Int) { self.init(.unit(unit), jobs, 2 << 20, MailReader.largestMessageBytes) }

    /// Takes mail that other machines have read.
    package init(told: @escaping @Sendable () -> ToldMail, jobs: Int) {
        self.init(.told(told), jobs, 0, MailReader.largestMessageBytes)
    }

    private init(_ mail: Mail, _ jobs: Int, _ batchBytes: Int, _ maximumMessageBytes: Int) {
        self.mail = mail
        self.jobs = max(1, jobs)
        self.batchBytes = self.jobs > 1 ? batchBytes : min(batchBytes, Self.batchBytesOfOneJob)
        self.maximumMessageBytes = maximumMessageBytes
    }

    private var reader: MailReader {
        switch mail {
        case .paths(let paths, let format):
            MailReader(
                paths: paths, format: format, batchBytes: batchBytes, batchMessages: Self.batchMessages,
                maximumMessageBytes: maximumMessageBytes)
        case .told(let told): MailReader(told: told())
        case .unit(let unit):
            MailReader(
                unit: unit, batchBytes: batchBytes, batchMessages: Self.batchMessages,
                maximumMessageBytes: maximumMessageBytes)
        }
    }

    /// Runs until all is read, `goesOn` says no, or `deliver` throws.
    ///
    /// - Parameters:
    ///   - skipsPacked: asked before a packed file is looked into: whether to pass it over.
    ///   - skips: asked at the beginning of a container: whether to pass it over.
    ///   - work: called for each batch in order; gives the work that is then done on any thread.
    ///   - deliver: called in order, one at a time.
    ///   - goesOn: called between batches.
    package func run(
        skipsPacked: @escaping (PackedFile) -> Bool = { _ in false },
        skips: (Container) async throws -> Bool = { _ in false }, work: (RawMessageBatch) -> @Sendable () -> Output,
        deliver: (Delivery) async throws -> Void, goesOn: (MailReader) -> Bool = { _ in true }
    ) async throws {
        let reader = reader
        reader.skipsPacked = skipsPacked
        _ = reader.containers()
        guard jobs > 1 else {
            return try await runInline(reader, skips: skips, work: work, deliver: deliver, goesOn: goesOn)
        }
        var ordered = OrderedResults<Delivery>()
        try await withThrowingTaskGroup(of: (Int, Delivery).self) { group in
            var sequence = 0
            var inFlight = 0
            while goesOn(reader), let event = reader.next() {
                if case .containerBegan(let container) = event, try await skips(container) { reader.skipContainer() }
                if case .batch(let batch) = event {
                    let number = sequence
                    let work = work(batch)
                    group.addTask { (number, .output(work())) }
                    inFlight += 1
                } else {
                    ordered.put(.event(event), at: sequence)
                }
                sequence += 1
                // Results that wait for one slow batch must not fill memory.
                while inFlight > jobs || inFlight > 0 && sequence - ordered.due > 4 * jobs,
                    let (number, result) = try await group.next()
                {
                    inFlight -= 1
                    ordered.put(result, at: number)
                }
                while let result = ordered.next() { try await deliver(result) }
            }
            for try await (number, result) in group {
                ordered.put(result, at: number)
                while let result = ordered.next() { try await deliver(result) }
            }
            while let result = ordered.next() { try await deliver(result) }
        }
    }
}

extension MessagePipeline {
    /// Small: a batch that is worked on by the thread that read it may stay in that core's cache.
    private static var batchBytesOfOneJob: Int { 256 << 10 }
    private static var batchMessages: Int { 128 }

    private func runInline(
        _ reader: MailReader, skips: (Container) async throws -> Bool,
        work: (RawMessageBatch) -> @Sendable () -> Output,
        deliver: (Delivery) async throws -> Void, goesOn: (MailReader) -> Bool
    ) async throws {
        while goesOn(reader), let event = reader.next() {
            if case .containerBegan(let container) = event, try await skips(container) { reader.skipContainer() }
            if case .batch(let batch) = event {
                try await deliver(.output(work(batch)()))
            } else {
                try await deliver(.event(event))
            }
        }
    }
}

/// Gives results back in the order of their numbers, whatever order they come in.
struct OrderedResults<Result> {
    private var waiting: [Int: Result] = [:]
    private(set) var due = 0

    mutating func put(_ result: Result, at number: Int) { waiting[number] = result }

    mutating func next() -> Result? {
        guard let result = waiting.removeValue(forKey: due) else { return nil }
        due += 1
        return result
    }
}
