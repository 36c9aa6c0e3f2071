import Foundation

/// Multinomial logistic regression over facts that hold or do not, with a Gaussian prior around expected weights.
///
/// It minimises the sum of -log p(right class) plus `strength` / 2 times the squared distance of the weights from what
/// is expected: where examples are few the weights stay what they were expected to be. The sum is convex, so that there
/// is one answer; limited-memory BFGS finds it.
struct MultinomialRegression {
    /// An example: the facts that hold, by number, and its class.
    struct Example {
        var facts: [Int]
        var label: Int
    }

    let classes: Int
    /// By fact, then by class.
    let expected: [Double]
    let strength: Double
    /// How many times as strongly a weight is held that is expected to be 0: of what its author says nothing about.
    let silence: Double

    /// The weights that fit `examples` best, by fact, then by class.
    ///
    /// - Parameter isSilent: which weights are to be 0, by fact, then by class; nil: none.
    func fit(_ examples: [Example], where isSilent: [Bool]? = nil) -> [Double] {
        var memory = LimitedMemory()
        var weights = expected
        func evaluate(_ weights: [Double]) -> (loss: Double, gradient: [Double]) {
            var result = self.evaluate(weights, examples)
            for index in weights.indices where isSilent?[index] == true { result.gradient[index] = 0 }
            return result
        }
        for index in weights.indices where isSilent?[index] == true { weights[index] = 0 }
        var (loss, gradient) = evaluate(weights)
        for _ in 0..<300 {
            let direction = memory.direction(gradient)
            let slope = dot(direction, gradient)
            if slope > -1e-7 { break }
            var step = 1.0
            var next = weights
            var found: (loss: Double, gradient: [Double])?
            for _ in 0..<40 {
                for index in weights.indices { next[index] = weights[index] + step * direction[index] }
                let trial = evaluate(next)
                if trial.loss <= loss + 1e-4 * step * slope {
                    found = trial
                    break
                }
                step /= 2
            }
            guard let found else { break }
            memory.add(zip(next, weights).map(-), zip(found.gradient, gradient).map(-))
            (weights, loss, gradient) = (next, found.loss, found.gradient)
        }
        return weights
    }

    /// The sum that is to be least, and its slope in each weight.
    func evaluate(_ weights: [Double], _ examples: [Example]) -> (loss: Double, gradient: [Double]) {
        var gradient = [Double](repeating: 0, count: weights.count)
        var loss = 0.0
        for index in weights.indices {
            let distance = weights[index] - expected[index]
            let hold = expected[index] == 0 ? strength * silence : strength
            loss += hold / 2 * distance * distance
            gradient[index] = hold * distance
        }
        var sums = [Double](repeating: 0, count: classes)
        for example in examples {
            for label in 0..<classes { sums[label] = 0 }
            for fact in example.facts {
                for label in 0..<classes { sums[label] += weights[fact * classes + label] }
            }
            let most = sums.max() ?? 0
            let total = sums.reduce(0) { $0 + exp($1 - most) }
            loss -= sums[example.label] - most - log(total)
            for label in 0..<classes {
                let error = exp(sums[label] - most) / total - (label == example.label ? 1 : 0)
                for fact in example.facts { gradient[fact * classes + label] += error }
            }
        }
        return (loss, gradient)
    }
}

/// The last steps of a descent, from which the next direction is made (Nocedal and Wright, algorithm 7.4).
private struct LimitedMemory {
    private var steps: [(step: [Double], change: [Double], inverse: Double)] = []

    mutating func add(_ step: [Double], _ change: [Double]) {
        let curvature = dot(step, change)
        guard curvature > 1e-12 else { return }
        steps.append((step, change, 1 / curvature))
        if steps.count > 12 { steps.removeFirst() }
    }

    func direction(_ gradient: [Double]) -> [Double] {
        var result = gradient.map { -$0 }
        var shares = [Double](repeating: 0, count: steps.count)
        for index in steps.indices.reversed() {
            shares[index] = steps[index].inverse * dot(steps[index].step, result)
            for place in result.indices { result[place] -= shares[index] * steps[index].change[place] }
        }
        if let last = steps.last {
            let scale = 1 / (last.inverse * dot(last.change, last.change))
            for place in result.indices { result[place] *= scale }
        }
        for index in steps.indices {
            let share = steps[index].inverse * dot(steps[index].change, result)
            for place in result.indices { result[place] += steps[index].step[place] * (shares[index] - share) }
        }
        return result
    }
}

private func dot(_ left: [Double], _ right: [Double]) -> Double {
    var sum = 0.0
    for index in left.indices { sum += left[index] * right[index] }
    return sum
}
