import MeasuringHooks

/// What some work took on this thread.
struct Measurement: Sendable {
    /// CPU seconds.
    var seconds = 0.0
    /// Calls of malloc and its kin, and the bytes that they asked for.
    var allocations: UInt64 = 0
    var allocatedBytes: UInt64 = 0

    static var countsAllocations: Bool { measuring_counts_allocations() != 0 }

    /// Does the work and adds what it took.
    mutating func add(_ work: () -> Void) {
        let before = measuring_allocations_now()
        let start = measuring_thread_seconds()
        work()
        seconds += measuring_thread_seconds() - start
        let after = measuring_allocations_now()
        allocations += after.calls - before.calls
        allocatedBytes += after.bytes - before.bytes
    }
}

/// Keeps results alive, so that the compiler cannot leave out the work.
@inline(never)
func blackHole<Value>(_ value: Value) {
    withExtendedLifetime(value) {}
}
