import MailArchive
import Synchronization

/// Results that take long to find, kept until the archive changes or there are too many.
final class KeptResults: Sendable {
    private struct Entry {
        var value: any Sendable
        var cost: Int
        var used: Int
    }

    /// A result that is being found.
    private final class Work: Sendable {
        let lock = Mutex(())
    }

    private struct State {
        var works: [String: Work] = [:]
        var version = 0
        var entries: [String: Entry] = [:]
        var clock = 0
        var cost = 0
    }

    private let state = Mutex(State())
    /// Bytes, about, that are kept in all.
    private let limit: Int

    /// Of an entry beside its value.
    private static let entryCost = 200

    init(limit: Int) { self.limit = limit }

    /// The kept result, else a new one.
    ///
    /// - Parameters:
    ///   - key: names the result; results of one name have one type.
    ///   - version: of the archive when the request came.
    ///   - cost: its size in bytes, about; nil for one of a thousand.
    func result<Value: Sendable>(
        _ key: String, version: Int, cost: KeyPath<Value, Int>? = nil, _ make: () throws -> Value
    ) rethrows -> Value {
        if let kept = find(key, version) as? Value { return kept }
        // Who asks for the same meanwhile waits for it, on a thread of its own.
        let work = state.withLock { state in
            let work = state.works["\(version) \(key)"] ?? Work()
            state.works["\(version) \(key)"] = work
            return work
        }
        return try work.lock.withLock { _ in
            defer { end(work, "\(version) \(key)") }
            if let kept = find(key, version) as? Value { return kept }
            let value = try make()
            keep(value, key, version, Self.entryCost + key.utf8.count + (cost.map { value[keyPath: $0] } ?? 1_000))
            return value
        }
    }

    private func end(_ work: Work, _ key: String) {
        state.withLock { if $0.works[key] === work { $0.works[key] = nil } }
    }

    private func find(_ key: String, _ version: Int) -> (any Sendable)? {
        state.withLock { state in
            guard state.version == version, state.entries[key] != nil else { return nil }
            state.clock += 1
            state.entries[key]?.used = state.clock
            return state.entries[key]?.value
        }
    }

    private func keep(_ value: any Sendable, _ key: String, _ version: Int, _ cost: Int) {
        state.withLock { state in
            if state.version != version {
                // A request that began before the last change has nothing to say to those that came after it.
                guard version > state.version else { return }
                state.entries = [:]
                (state.version, state.cost) = (version, 0)
            }
            guard cost <= limit else { return }
            state.cost += cost - (state.entries[key]?.cost ?? 0)
            state.clock += 1
            state.entries[key] = Entry(value: value, cost: cost, used: state.clock)
            guard state.cost > limit else { return }
            // A quarter at once, so that the sorting is rare.
            for (key, entry) in state.entries.sorted(by: { $0.value.used < $1.value.used }) {
                guard state.cost > limit / 4 * 3 else { return }
                state.cost -= entry.cost
                state.entries[key] = nil
            }
        }
    }
}

extension Array {
    /// About so many bytes: its elements are lines of lists.
    var keptCost: Int { count * 800 }
}
