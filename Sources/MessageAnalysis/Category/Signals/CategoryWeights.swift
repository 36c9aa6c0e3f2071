/// The points of each rule as learned from labelled mail, by `letterbook-benchmarks categories --write`.
enum CategoryWeights {
    /// By rule; rules that the labelled mail never shows are missing.
    static let learned: [String: CategorySignal.Weights] = Dictionary(
        table.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            let points = words.dropFirst().compactMap { Int($0) }
            return points.count == 5 ? (String(words[0]), CategorySignal.Weights(points)) : nil
        }, uniquingKeysWith: { first, _ in first })
}
