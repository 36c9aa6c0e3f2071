import Foundation

/// The seconds that the processor has worked on this thread: on a busy machine the clock on the wall says little.
package func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// How many times as long something takes with an input of twice the size: about 2 where its time is linear, about 4
/// where it is quadratic. Tests of linear time expect less than ``leastGrowthOfSquares``.
///
/// The size is doubled until a run takes a hundredth of a second, so that there is something to measure; where it takes
/// less with 4 million units of input, that is growth enough for nobody, and the result is 1.
///
/// - Parameters:
///   - size: where to begin, in whatever `make` counts.
///   - make: an input of so many units; its time does not count.
///   - now: the clock, in seconds.
package func timeGrowth<Input>(
    from size: Int = 4_000, _ make: (Int) throws -> Input, _ run: (Input) throws -> Void,
    now: () -> Double = processorSeconds
) rethrows -> Double {
    func seconds(_ size: Int, runs: Int) throws -> Double {
        let input = try make(size)
        // What else the machine does only adds to a time: the least of several is the nearest to the truth.
        return try (0..<runs).map { _ in
            let start = now()
            try run(input)
            return now() - start
        }.min() ?? 0
    }
    func firstSeconds(_ size: Int) throws -> Double {
        let time = try seconds(size, runs: 1)
        // The first run of all may have made tables, too.
        return time < 0.01 ? time : min(time, try seconds(size, runs: 1))
    }
    var size = size
    var first = try firstSeconds(size)
    while first < 0.01 {
        guard size < 4_000_000 else { return 1 }
        size *= 2
        first = try firstSeconds(size)
    }
    // Most is clearly linear, and seen to be so with one run more.
    let growthAtFirst = try seconds(2 * size, runs: 1) / first
    guard growthAtFirst >= 2.5 else { return growthAtFirst }
    var growth = Double.infinity
    // A step may fall on an array that grows, a cache that is full or a processor that others need: not four of them,
    // nor one of more than a tenth of a second.
    for _ in 0..<4 {
        let (before, after) = (try seconds(size, runs: 2), try seconds(2 * size, runs: 2))
        growth = min(growth, after / before)
        guard growth >= leastGrowthOfSquares, after < 0.1 else { break }
        size *= 2
    }
    return growth
}

/// Between 2, which is linear time, and 4, which is quadratic.
package let leastGrowthOfSquares = 3.0
