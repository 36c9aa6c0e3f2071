import TestSupport
import Testing

@Suite("How time grows")
struct TimeGrowthTests {
    /// Work that the compiler cannot leave out.
    private func turn(_ count: Int) {
        var value: UInt64 = 1
        for step in 0..<count { value = value &* 6_364_136_223_846_793_005 &+ UInt64(step) }
        #expect(value != 0)
    }

    @Test("linear time is told from quadratic time, also where a linear part hides it at first")
    func tellsSquares() {
        #expect(timeGrowth({ $0 }, turn) < leastGrowthOfSquares)
        #expect(timeGrowth(from: 100, { $0 }, { turn($0 * $0) }) > leastGrowthOfSquares)
        #expect(timeGrowth(from: 100, { $0 }, { turn($0 * $0 + 100 * $0) }) > leastGrowthOfSquares)
    }

    @Test("what takes no time does not grow")
    func nothing() { #expect(timeGrowth({ $0 }, { _ in }) == 1) }
}
