import Foundation
import TestSupport
import Testing

@Suite("How time grows")
struct TimeGrowthTests {
    /// The growth that is told where an input of some size takes so many nanoseconds, by a clock that nothing disturbs.
    private func growth(_ nanoseconds: (Double) -> Double) -> Double {
        var time = 0.0
        return timeGrowth(from: 100, { Double($0) }, { time += nanoseconds($0) / 1e9 }, now: { time })
    }

    @Test("linear time is told from quadratic time, also where a linear part hides it at first")
    func tellsSquares() {
        #expect(growth { $0 } == 1, "4 ms for the greatest size are not worth a second look")
        #expect(abs(growth { 100 * $0 } - 2) < 0.01)
        #expect(abs(growth { $0 * $0 } - 4) < 0.01)
        #expect(growth { $0 * $0 + 1_000 * $0 } > leastGrowthOfSquares)
    }

    @Test("a run that others disturb is run again")
    func disturbed() {
        var runs = 0
        let growth = growth {
            runs += 1
            return 100 * $0 * (runs.isMultiple(of: 2) ? 1 : 3)
        }
        #expect(abs(growth - 2) < 0.01)
    }

    @Test("the clock goes on while the thread works, and stands while it sleeps")
    func clock() {
        let start = processorSeconds()
        var value: UInt64 = 1
        for step in 0..<100_000 { value = value &* 6_364_136_223_846_793_005 &+ UInt64(step) }
        let worked = processorSeconds()
        #expect(worked > start && value != 0)
        usleep(200_000)
        #expect(processorSeconds() - worked < 0.1)
    }
}
