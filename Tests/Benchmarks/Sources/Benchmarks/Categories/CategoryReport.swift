import MessageAnalysis

/// The tables of `letterbook-benchmarks categories`, in Markdown.
struct CategoryReport {
    let learning: CategoryLearning
    let verdicts: [CategoryVerdict]
    let points: [String: [Int]]
    let strength: Double
    let silence: Double

    var text: String {
        let sources = Set(learning.messages.map(\.source)).count
        return """
            # Categories of mail from sources that were not learned from

            Written by `letterbook-benchmarks categories ../../Corpus/categories FOLDER --report`. The points of the rules were
            learned from \(learning.messages.count) messages of \(sources) sources: those of Corpus/categories, which were written for this
            project without a look at the rules, and people's mail, labelled by hand, which is no part of this repository.
            Every message was judged by points that were learned without its source. But some of the rules and phrases were
            made after a look at the mail of Corpus/categories: mail that nobody has seen is told right less often.
            Points are held at what the rules' authors expect with strength \(strength.text(1)), and \(silence.text(1)) times that where
            they expect nothing.
            Intervals are Wilson's of 95 %.

            \(summary)

            ## By category

            \(categories)

            ## Taken for

            \(confusion)

            ## Confidence

            \(reliability)

            ## Points

            \(weights)

            """
    }

    private var summary: String {
        var rows = [
            "| mail | messages | right | macro-F1 | surest 90 % | unsure | calibration error |",
            "| --- | ---: | --- | ---: | ---: | ---: | ---: |",
        ]
        let ranges: [(String, (LabelledMessage) -> Bool)] = [
            ("all", { _ in true }), ("before 2005", { $0.year < 2005 }),
            ("2005 to 2011", { (2005...2011).contains($0.year) }),
            ("2012 and later", { $0.year >= 2012 }),
        ]
        for (name, isCounted) in ranges {
            let score = CategoryScore(learning.messages, verdicts, where: isCounted)
            rows.append(
                "| \(name) | \(score.count) | \(share(score.right, score.count)) | \(score.macroF1.text(3)) | \(score.accuracy(ofSurest: 0.9).text(3)) | \(score.unsure) | \(score.calibrationError.text(3)) |"
            )
        }
        return rows.joined(separator: "\n")
    }

    private var categories: String {
        let score = CategoryScore(learning.messages, verdicts)
        let rows = CategoryLearning.categories.map { category in
            let (right, of) = score.precision(category)
            return
                "| \(category.rawValue) | \(score.labelled(category)) | \(share(right, of)) | \(share(right, score.labelled(category))) | \(score.f1(category).text(3)) |"
        }
        return (["| category | messages | precision | recall | F1 |", "| --- | ---: | --- | --- | ---: |"] + rows)
            .joined(separator: "\n")
    }

    private var confusion: String {
        let score = CategoryScore(learning.messages, verdicts)
        let all = CategoryLearning.categories + [.unsure]
        let rows = CategoryLearning.categories.map { label in
            "| \(label.rawValue) | " + all.map { String(score.taken(label, for: $0)) }.joined(separator: " | ") + " |"
        }
        let title = "| is | " + all.map(\.rawValue).joined(separator: " | ") + " |"
        return ([title, "| --- |" + String(repeating: " ---: |", count: all.count)] + rows).joined(separator: "\n")
    }

    private var reliability: String {
        let rows = CategoryScore(learning.messages, verdicts).reliability.enumerated().filter { $1.count > 0 }.map {
            tenth, bin in
            "| \((Double(tenth) / 10).text(1)) to \((Double(tenth + 1) / 10).text(1)) | \(bin.count) | \(bin.confidence.text(3)) | \(bin.right.text(3)) |"
        }
        return (["| confidence | messages | mean | right |", "| --- | ---: | ---: | ---: |"] + rows).joined(
            separator: "\n")
    }

    private var weights: String {
        let all = points.flatMap { rule, points in
            zip(CategoryLearning.categories, points).map { (rule: rule, category: $0, points: $1) }
        }
        let largest = all.filter { abs($0.points) < 200 }.sorted {
            (abs($0.points), $1.rule) > (abs($1.points), $0.rule)
        }.prefix(12)
        let silent = learning.rules.filter { points[$0]?.allSatisfy { $0 == 0 } ?? true }
        return """
            The greatest, but for rules that decide alone: \
            \(largest.map { "\($0.rule) \($0.category.rawValue) \($0.points)" }.joined(separator: ", ")).
            Rules that carry nothing: \(silent.isEmpty ? "none" : silent.joined(separator: ", ")).
            """
    }

    private func share(_ right: Int, _ count: Int) -> String {
        let (low, high) = CategoryScore.interval(right, count)
        return "\((Double(right) / Double(max(1, count))).text(3)) [\(low.text(3)), \(high.text(3))]"
    }
}
