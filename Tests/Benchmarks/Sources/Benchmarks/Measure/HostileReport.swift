import MailGenerator
import MessageContent

/// What a kind of hostile mail cost at each size, and whether that is within bounds.
struct HostileReport {
    enum Bounds {
        /// CPU at twice the size, as times of CPU at the size.
        static let growth = 2.5
        /// Shorter times say nothing about growth.
        static let noiseSeconds = 0.002
        /// How often a growth that is too great is measured again.
        static let repeats = 5
        static let seconds = 1.0
        static func memory(messageBytes: Int) -> Int { 150_000_000 + 4 * messageBytes }
    }

    struct Row {
        let bytes: Int
        var seconds: Double
        let peakBytes: Int
        /// CPU here, as times of CPU at the size before, when that is half of this one.
        var growth: Double?
        /// The growth counts: both times are above the noise.
        var isGrowthCounted = false
    }

    let kind: String
    let stage: HostileStage
    private(set) var rows: [Row] = []
    private(set) var faults: [String] = []

    init(kind: String, stage: HostileStage, sizes: [Int], runs: Int) {
        self.kind = kind
        self.stage = stage
        for size in sizes {
            guard case .done(let row) = Self.measure(HostileTrial(kind: kind, bytes: size, stage: stage, runs: runs))
            else {
                faults.append(
                    "crash or over \(HostileOnceCommand.limitSeconds) s at \(ByteCount(bytes: size).megabytes) MB")
                return
            }
            add(row, size: size, runs: runs)
        }
    }

    private enum Measured {
        case done(Row)
        case killed
    }

    private static func measure(_ trial: HostileTrial) -> Measured {
        guard case .done(let seconds, let peak, let bytes) = trial.run() else { return .killed }
        return .done(Row(bytes: bytes, seconds: seconds, peakBytes: peak))
    }

    private mutating func add(_ row: Row, size: Int, runs: Int) {
        var row = row
        if let last = rows.last, row.bytes * 10 >= last.bytes * 19, row.bytes * 10 <= last.bytes * 21 {
            row.isGrowthCounted = last.seconds >= Bounds.noiseSeconds
            // Other programs disturb short times: a growth is too great when it stays so.
            var repeats = row.isGrowthCounted ? Bounds.repeats : 0
            while repeats > 0, row.seconds / last.seconds > Bounds.growth, row.seconds < Bounds.seconds {
                repeats -= 1
                let trial = HostileTrial(kind: kind, bytes: size, stage: stage, runs: runs)
                if case .done(let again) = Self.measure(trial) { row.seconds = min(row.seconds, again.seconds) }
            }
            row.growth = row.seconds / last.seconds
        }
        rows.append(row)
        judge(row)
    }

    private mutating func judge(_ row: Row) {
        let size = "at " + (Double(row.bytes) / 1e6).text(2) + " MB"
        if let growth = row.growth, row.isGrowthCounted, growth > Bounds.growth {
            faults.append("CPU ×\(growth.text(1)) \(size)")
        }
        if row.seconds > Bounds.seconds { faults.append("\(row.seconds.text(2)) s \(size)") }
        if row.peakBytes > Bounds.memory(messageBytes: row.bytes) {
            faults.append("\(row.peakBytes / 1_000_000) MB \(size)")
        }
    }

    func writeJSON(to json: inout JSONWriter) {
        json.object {
            $0.member("kind", kind)
            $0.member("stage", stage.rawValue)
            $0.key("sizes")
            $0.array(rows) { json, row in
                json.object {
                    $0.member("bytes", row.bytes)
                    $0.member("microseconds", Int(row.seconds * 1e6))
                    $0.member("peakBytes", row.peakBytes)
                    if let growth = row.growth { $0.member("growth", number: growth) }
                }
            }
            $0.member("faults", faults)
        }
    }
}
