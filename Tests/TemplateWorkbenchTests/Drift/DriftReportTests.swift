import CodeTestSupport
import Testing
import VerificationCodes

@testable import TemplateWorkbench

@Suite struct DriftReportTests {
    private static let template = """
        schema: 1
        id: acme
        name: Acme
        sender: {domains: [acme.example]}
        variants:
          - id: en
            code: {alphabet: digits, lengths: [6]}
            places: [{in: text, after: your acme code is}]
        examples: [{from: a@acme.example, text: Your Acme code is 123456, code: "123456"}]
        counterExamples: [{from: a@acme.example, text: Hello}]
        """

    private func collect(_ mails: [(month: Int, text: String)]) throws -> DriftReport {
        let (template, faults) = TemplateReader.read(Self.template, file: "acme.yaml")
        #expect(faults == [])
        var collector = DriftCollector(templates: TemplateSet([try #require(template)]))
        for (index, mail) in mails.enumerated() {
            let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
            let sample = SampleMail(
                from: "a@acme.example", subject: "Sign in", text: mail.text,
                date: "10 \(months[mail.month - 1]) 2024 10:00:00 +0000")
            collector.add(sample.mail, id: "id\(index)")
        }
        return collector.report()
    }

    private static let old = "Your Acme code is 482913. It expires in 10 minutes."
    private static let new = "Here is the verification code for signing in:\n\n482913\n\nIt expires in 10 minutes."

    @Test("a month in which the layout changes is an alarm; the misses are one layout with a variant that reads them")
    func alarm() throws {
        var mails: [(month: Int, text: String)] = []
        for month in 1...6 { mails += Array(repeating: (month, Self.old), count: 5) }
        mails += Array(repeating: (7, Self.new), count: 5)
        let provider = try #require(try collect(mails).providers.first)
        #expect(provider.months.filter(\.isAlarm).map(\.name) == ["2024-07"])
        #expect(provider.months.last?.byRescue == 5)
        #expect(provider.layouts.count == 1)
        #expect(provider.layouts.first?.mails == 5)
        #expect(provider.layouts.first?.draftReads == 5)
    }

    @Test("one miss among few mails is chance")
    func chance() throws {
        let report = try collect([(1, Self.old), (2, Self.old), (3, Self.old), (4, Self.new)])
        #expect(!report.hasAlarm)
    }

    @Test("mails without a code are counted apart, mails of others not at all")
    func counts() throws {
        let report = try collect([(1, Self.old), (1, "Welcome to Acme."), (2, Self.old)])
        let months = try #require(report.providers.first).months
        #expect(months.map(\.mails) == [2, 1])
        #expect(months.first?.none == 1)
    }

    @Test("Wilson's interval", arguments: [(0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (5, 10, 0.237, 0.763)])
    func wilson(successes: Int, total: Int, lower: Double, upper: Double) throws {
        let interval = try #require(Wilson.interval(successes: successes, of: total))
        #expect(abs(interval.lower - lower) < 0.001)
        #expect(abs(interval.upper - upper) < 0.001)
        #expect(Wilson.interval(successes: 0, of: 0) == nil)
    }
}
