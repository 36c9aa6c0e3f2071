import MessageContent

/// What the operations took on one sample.
struct SampleResult {
    let name: String
    private(set) var bytes = 0
    private(set) var messages = 0
    private var measurements: [Operation: Measurement] = [:]

    /// Runs each operation `runs` times, all in turn, and keeps the fastest of each.
    init(of sample: MailSample, operations: [Operation], runs: Int) throws {
        name = sample.name
        for _ in 0..<runs {
            for operation in operations {
                let next = try measure(operation, sample)
                if next.seconds < measurements[operation]?.seconds ?? .infinity { measurements[operation] = next }
            }
        }
    }

    private mutating func measure(_ operation: Operation, _ sample: MailSample) throws -> Measurement {
        var measurement = Measurement()
        var bytes = 0
        var messages = 0
        try sample.forEachBatch { batch in
            measurement.add {
                for message in batch { operation.run(on: message) }
            }
            messages += batch.count
            bytes += batch.reduce(0) { $0 + $1.count }
        }
        (self.bytes, self.messages) = (bytes, messages)
        return measurement
    }

    func megabytesPerSecond(_ operation: Operation) -> Double {
        guard let measurement = measurements[operation], measurement.seconds > 0 else { return 0 }
        return Double(bytes) / 1e6 / measurement.seconds
    }

    /// How many times as long as memchr takes.
    func timesMemchr(_ operation: Operation) -> Double {
        guard let other = measurements[.memchr]?.seconds, other > 0 else { return 0 }
        return (measurements[operation]?.seconds ?? 0) / other
    }

    func allocationsPerMessage(_ operation: Operation) -> Double {
        messages == 0 ? 0 : Double(measurements[operation]?.allocations ?? 0) / Double(messages)
    }

    func allocatedBytesPerMessage(_ operation: Operation) -> Double {
        messages == 0 ? 0 : Double(measurements[operation]?.allocatedBytes ?? 0) / Double(messages)
    }

    func writeJSON(_ operations: [Operation], to json: inout JSONWriter) {
        json.object {
            $0.member("sample", name)
            $0.member("bytes", bytes)
            $0.member("messages", messages)
            for operation in operations {
                $0.key(operation.rawValue)
                $0.object { writeJSON(operation, to: &$0) }
            }
        }
    }

    private func writeJSON(_ operation: Operation, to json: inout JSONWriter) {
        json.member("megabytesPerSecond", number: megabytesPerSecond(operation))
        json.member("timesMemchr", number: timesMemchr(operation))
        guard Measurement.countsAllocations else { return }
        json.member("allocationsPerMessage", number: allocationsPerMessage(operation))
        json.member("allocatedBytesPerMessage", number: allocatedBytesPerMessage(operation))
    }
}
