import MessageFormat
import VerificationCodes

/// How well the templates still read each provider's mail, month by month.
public struct DriftReport: Sendable {
    /// One month of one provider.
    public struct Month: Sendable, Hashable {
        public var year: Int
        public var month: Int
        /// Mails that its senders sent.
        public var mails: Int { byTemplate + byRescue + none }
        public var byTemplate = 0
        /// Codes that only the general scorer found.
        public var byRescue = 0
        /// Mails without any code.
        public var none = 0
        /// The share read by template fell beyond chance against the six months before.
        public var isAlarm = false

        /// `2024-03`
        public var name: String { "\(year)-\(month < 10 ? "0" : "")\(month)" }
    }

    /// Mails of one layout that no template read.
    public struct Layout: Sendable {
        /// The subject, digits as 0.
        public var subject: String
        /// Where the code stands, in words.
        public var place: String
        public var mails: Int
        public var firstAt: DateTime?
        public var lastAt: DateTime?
        /// Message ids in hexadecimal, the first few.
        public var examples: [String]
        /// A variant that reads them; nil where none could be drafted.
        public var draft: CodeTemplate.Variant?
        /// How many of the layout's mails the draft reads.
        public var draftReads = 0
    }

    public struct Provider: Sendable {
        public var id: String
        public var months: [Month]
        public var layouts: [Layout]
        public var hasAlarm: Bool { months.contains(where: \.isAlarm) }
    }

    public var providers: [Provider]
    public var hasAlarm: Bool { providers.contains(where: \.hasAlarm) }
}

/// Collects messages into a ``DriftReport``.
public struct DriftCollector: Sendable {
    private let extractor: CodeExtractor
    private var months: [String: [Int: DriftReport.Month]] = [:]
    private var misses: [String: [Miss]] = [:]
    /// Misses of one provider that are kept for their layout.
    private static let missLimit = 2000

    private struct Miss: Sendable {
        var id: String
        var date: DateTime?
        var mail: CodeMail
        var code: FoundCode
    }

    public init(templates: TemplateSet) { extractor = CodeExtractor(templates: templates) }

    /// The domains whose mail is looked at.
    public var domains: [String] {
        extractor.templates.templates.flatMap { template in
            template.sender.domains
                + template.sender.addresses.compactMap { $0.split(separator: "@").last.map(String.init) }
        }
    }

    /// - Parameter id: the message's id in hexadecimal.
    public mutating func add(_ mail: CodeMail, id: String) {
        let trace = extractor.trace(mail)
        guard let provider = trace.templates.first?.template, let date = mail.sentAt else { return }
        let parts = date.components
        let key = parts.year * 12 + parts.month - 1
        var month = months[provider, default: [:]][key] ?? DriftReport.Month(year: parts.year, month: parts.month)
        if let code = trace.report.codes.first {
            if code.isDrift {
                month.byRescue += 1
                let count = misses[provider, default: []].count
                if count < Self.missLimit {
                    misses[provider, default: []].append(Miss(id: id, date: date, mail: mail, code: code))
                }
            } else {
                month.byTemplate += 1
            }
        } else {
            month.none += 1
        }
        months[provider, default: [:]][key] = month
    }

    public func report() -> DriftReport {
        DriftReport(
            providers: months.keys.sorted().map { provider in
                let sorted = (months[provider] ?? [:]).sorted { $0.key < $1.key }
                return DriftReport.Provider(
                    id: provider, months: Self.alarms(sorted), layouts: layouts(provider))
            })
    }

    // MARK: Alarms

    /// Marks months in which the share read by template, of the mails with a code, lies wholly below that of the six months
    /// before; and months without a single such code where they were usual, as a share of all mails. Newsletters alone are
    /// no alarm.
    private static func alarms(_ months: [(key: Int, value: DriftReport.Month)]) -> [DriftReport.Month] {
        months.map { key, month in
            let before = months.filter { $0.key < key && $0.key >= key - 6 }.map(\.value)
            var month = month
            let readBefore = before.reduce(0) { $0 + $1.byTemplate }
            let codesBefore = before.reduce(0) { $0 + $1.byTemplate + $1.byRescue }
            let isLess = fell(readBefore, of: codesBefore, month.byTemplate, of: month.byTemplate + month.byRescue)
            let hasCeased =
                month.byTemplate == 0 && fell(readBefore, of: before.reduce(0) { $0 + $1.mails }, 0, of: month.mails)
            month.isAlarm = isLess || hasCeased
            return month
        }
    }

    private static func fell(_ before: Int, of allBefore: Int, _ now: Int, of all: Int) -> Bool {
        guard let past = Wilson.interval(successes: before, of: allBefore),
            let present = Wilson.interval(successes: now, of: all)
        else { return false }
        return present.upper < past.lower
    }

    // MARK: Layouts

    private func layouts(_ provider: String) -> [DriftReport.Layout] {
        guard let template = extractor.templates[provider] else { return [] }
        let groups = Dictionary(grouping: misses[provider] ?? []) { Self.layout($0) }
        return groups.values.sorted { ($1.count, $0[0].id) < ($0.count, $1[0].id) }.map { misses in
            let first = misses[0]
            let draft = TemplateDraft.variant(first.mail, code: first.code.code, in: template)
            var layout = DriftReport.Layout(
                subject: Self.subject(first), place: Self.place(first), mails: misses.count,
                firstAt: misses.compactMap(\.date).min { $0.unixSeconds < $1.unixSeconds },
                lastAt: misses.compactMap(\.date).max { $0.unixSeconds < $1.unixSeconds },
                examples: misses.prefix(3).map(\.id), draft: draft)
            if let draft { layout.draftReads = misses.count { Self.reads(draft, $0, template) } }
            return layout
        }
    }

    private static func reads(_ draft: CodeTemplate.Variant, _ miss: Miss, _ template: CodeTemplate) -> Bool {
        var changed = template
        changed.variants = [draft]
        return TemplateMatcher(miss.mail).trace(changed).found?.code?.code == miss.code.code
    }

    private static func layout(_ miss: Miss) -> [String] {
        [subject(miss), place(miss), String(miss.code.code.count)]
    }

    /// Digits as 0, so that a code in the subject makes no layout of its own; the recipient's name may stand in it.
    private static func subject(_ miss: Miss) -> String {
        let subject = miss.mail.text.string(miss.mail.text.range(of: .subject))
        return String(subject.map { $0.isASCII && $0.isNumber ? "0" : $0 })
    }

    private static func place(_ miss: Miss) -> String {
        let spots = CodeSpot.all(in: miss.mail.text, codes: [miss.code.code])
        return spots.lazy.compactMap { $0.places.first?.description }.first ?? miss.code.place.rawValue
    }
}

/// The Wilson score interval of a proportion.
enum Wilson {
    /// The bounds at 95 % confidence; nil without observations.
    static func interval(successes: Int, of total: Int) -> (lower: Double, upper: Double)? {
        guard total > 0 else { return nil }
        let (z, n) = (1.959964, Double(total))
        let share = Double(successes) / n
        let middle = share + z * z / (2 * n)
        let spread = z * ((share * (1 - share) + z * z / (4 * n)) / n).squareRoot()
        let scale = 1 + z * z / n
        return (max(0, (middle - spread) / scale), min(1, (middle + spread) / scale))
    }
}
