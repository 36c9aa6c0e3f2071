import ArgumentParser
import MessageAnalysis

struct CategoriesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "categories",
        abstract: "Learns the points of the category rules from labelled mail, and judges each source by the others.",
        discussion: """
            A folder holds messages and labels.jsonl, one object a line: id, file (in the folder), label (automated, list, \
            transactional, newsletter, personal), source_repo and year. The mail in Corpus/categories is such a folder; the \
            points were learned from it and from people's mail, which is no part of this repository.

            What is printed is leave-one-source-out: each message is judged by points that were learned from all other \
            sources. With --write the points are learned from all of them and replace the classifier's table.

              letterbook-benchmarks categories ../../Corpus/categories FOLDER
              letterbook-benchmarks categories FOLDER --without newsletter.teaser-subject --without sender.
              letterbook-benchmarks categories FOLDER --write ../../Sources/MessageAnalysis/Category/Signals/CategoryWeights+Generated.swift \
            --report CATEGORIES.md
            """)

    @Argument(help: "Labelled mail: one folder or more.")
    var folders: [String]

    @Option(help: "How strongly points are held at what the rules' authors expect.")
    var strength = 3.0

    @Option(help: "How many times as strongly points are held that are expected to be 0.")
    var silence = 1.0

    @Flag(inversion: .prefixedNo, help: "Begin at what the rules' authors expect, or at 0.")
    var expectations = true

    @Option(help: "Leave rules out whose names begin so; may be given more than once.")
    var without: [String] = []

    @Option(help: "Write the learned points to this Swift file.")
    var write: String?

    @Option(help: "Write the tables to this Markdown file.")
    var report: String?

    @Option(help: "Judge the mail of another such folder by points that were learned from the folders alone.")
    var test: String?

    @Flag(help: "List the messages that were judged wrongly.")
    var misses = false

    func validate() throws {
        guard write == nil && report == nil || without.isEmpty && expectations && test == nil else {
            throw ValidationError("--write and --report need all rules and their authors' expectations, and no --test")
        }
    }

    func run() throws {
        let learning = CategoryLearning(
            try folders.flatMap(messages), strength: strength, silence: silence, usesExpectations: expectations)
        if let test { return try judge(messages(test), by: learning.points()) }
        let report = CategoryReport(
            learning: learning, verdicts: learning.verdictsOfUnseenSources(), points: learning.points(),
            strength: strength, silence: silence)
        print(report.text, terminator: "")
        if misses { printMisses(learning.messages, report.verdicts) }
        if let path = self.report { try save(report.text, path) }
        if let path = write { try save(table(report), path) }
    }

    /// The messages of a folder, with what the rules say that are not left out.
    private func messages(_ folder: String) throws -> [LabelledMessage] {
        try LabelledMessage.read(folder).map { message in
            LabelledMessage(
                id: message.id, label: message.label, source: message.source, year: message.year,
                expectations: message.expectations.filter { reason in
                    !without.contains { reason.rule.hasPrefix($0) }
                })
        }
    }

    private func judge(_ messages: [LabelledMessage], by points: [String: [Int]]) {
        let verdicts = messages.map { CategoryLearning.verdict(on: $0, by: points) }
        let score = CategoryScore(messages, verdicts)
        print(
            "\(score.right) of \(score.count) right, macro-F1 \(score.macroF1.text(3)), "
                + "surest 90 % \(score.accuracy(ofSurest: 0.9).text(3))")
        if misses { printMisses(messages, verdicts) }
    }

    private func printMisses(_ messages: [LabelledMessage], _ verdicts: [CategoryVerdict]) {
        for (message, verdict) in zip(messages, verdicts) where message.label != verdict.category {
            print(
                "\(message.id) is \(message.label.rawValue), taken for \(verdict.category.rawValue) (\(verdict.confidence.text(2)))"
            )
        }
    }

    private func table(_ report: CategoryReport) -> String {
        let lines = report.learning.rules.sorted().map { rule in
            "        " + ([rule] + (report.points[rule] ?? []).map(String.init)).joined(separator: " ") + "\n"
        }
        return """
            // Written by `letterbook-benchmarks categories --write`; see Tests/Benchmarks/CATEGORIES.md.

            extension CategoryWeights {
                /// A rule a line, with its points for automated, list, transactional, newsletter and personal mail.
                static let table = \"\"\"
            \(lines.joined())        \"\"\"
            }

            """
    }

    private func save(_ text: String, _ path: String) throws {
        let file = try OutputFile(path: path)
        try file.write(Array(text.utf8))
        try file.close()
    }
}
