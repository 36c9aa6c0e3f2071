import Dispatch
import Foundation
import Synchronization
import Testing

@testable import MailWeb

@Suite("kept results")
struct KeptResultsTests {
    @Test("a result is found once for each state of the archive")
    func versions() {
        let kept = KeptResults(limit: 10_000)
        var made = 0
        func ask(_ version: Int) -> Int {
            kept.result("a", version: version) {
                made += 1
                return made
            }
        }
        #expect(ask(1) == 1 && ask(1) == 1 && ask(2) == 2)
        // One that began before the change: it neither gets nor leaves anything.
        #expect(ask(1) == 3 && ask(2) == 2)
    }

    @Test("the results that were not asked for longest go first")
    func limit() {
        let kept = KeptResults(limit: 5_000)
        var made: [String] = []
        func ask(_ key: String) {
            _ = kept.result(key, version: 1) {
                made.append(key)
                return 0
            }
        }
        // Each counts as 1,200 bytes, so that the fifth is too much: a quarter goes.
        for key in ["a", "b", "c", "d", "a", "e", "a", "d", "b"] { ask(key) }
        #expect(made == ["a", "b", "c", "d", "e", "b"])
    }

    @Test("who asks for the same at the same time waits for it; an error is nobody's result")
    func together() {
        let kept = KeptResults(limit: 10_000)
        let made = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            let result = kept.result("a", version: 1) {
                made.withLock { $0 += 1 }
                usleep(20_000)
                return 7
            }
            #expect(result == 7)
        }
        #expect(made.withLock { $0 } == 1)
        struct Fault: Error {}
        #expect(throws: Fault.self) { try kept.result("b", version: 1) { throw Fault() } as Int }
        #expect(kept.result("b", version: 1) { 3 } == 3)
    }
}
