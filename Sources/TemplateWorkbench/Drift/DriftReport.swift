import MessageFormat
import VerificationCodes

/// How well the templates still read each provider's mail, month by month.
public struct DriftReport: Sendable {
    /// One month of one provider, by the messages' dates.
    public struct Month: Sendable, Hashable {
        /// Such as 2024.
        public var year: Int
        /// From 1 to 12.
        public var month: Int
        /// All messages of the provider's senders.
        public var mails: Int { byTemplate + byRescue + none }
        /// Messages of which a template read the code.
        public var byTemplate = 0
        /// Messages of which only the general scorer found the code.
        public var byRescue = 0
        /// Messages without any code.
        public var none = 0
        /// The share read by template fell against the six months before, by more than chance explains.
        public var isAlarm = false

        /// Year and month: `2024-03`.
        public var name: String { "\(year)-\(month < 10 ? "0" : "")\(month)" }
    }

    /// Messages of one layout of which no template read the code.
    public struct Layout: Sendable {
        /// The subject in folded form, with 0 for every digit.
        public var subject: String
        /// Where the code stands, as in a template's file.
        public var place: String
        /// How many messages have the layout.
        public var mails: Int
        /// The earliest of the messages' dates.
        public var firstAt: DateTime?
        /// The latest of the messages' dates.
        public var lastAt: DateTime?
        /// The ids of the first three messages, in hexadecimal.
        public var examples: [String]
        /// A variant that reads them; nil where none could be drafted.
        public var draft: CodeTemplate.Variant?
        /// Of how many of the layout's messages the draft reads the code.
        public var draftReads = 0
    }

    /// The months and unread layouts of one provider.
    public struct Provider: Sendable {
        /// The template's id.
        public var id: String
        /// The months that have messages, in order.
        public var months: [Month]
        /// The layouts that no template reads, the most frequent first.
        public var layouts: [Layout]
        /// Whether any month has an alarm.
        public var hasAlarm: Bool { months.contains(where: \.isAlarm) }
    }

    /// The providers that have messages, by id.
    public var providers: [Provider]
    /// Whether any provider has an alarm.
    public var hasAlarm: Bool { providers.contains(where: \.hasAlarm) }
}

/// Collects messages into a ``DriftReport``.
public struct DriftCollector: Sendable {
    private let extractor: CodeExtractor
    private var months: [String: [Int: DriftReport.Month]] = [:]
    private var misses: [String: [Miss]] = [:]
    /// How many misses of one provider are kept for their layouts.
    private static let missLimit = 2000

    private struct Miss: Sendable {
        var id: String
        var date: DateTime
        var mail: CodeMail
        var code: FoundCode
    }

    /// - Parameter templates: those whose drift is to be found.
    public init(templates: TemplateSet) { extractor = CodeExtractor(templates: templates) }

    /// The domains of all senders: only mail from them can count.
    public var domains: [String] { extractor.templates.templates.flatMap(\.sender.allDomains) }

    /// Counts a message; one without a date, or from no sender of a template, is passed over.
    ///
    /// - Parameters:
    ///   - mail: the message.
    ///   - id: the message's id in hexadecimal.
    public mutating func add(_ mail: CodeMail, id: String) {
        let trace = extractor.trace(mail)
        guard let provider = trace.templates.first?.template, let date = mail.sentAt else { return }
        let parts = date.components
        let key = parts.year * 12 + parts.month - 1
        var month = months[provider, default: [:]][key] ?? DriftReport.Month(year: parts.year, month: parts.month)
        if let code = trace.report.codes.first {
            if code.isDrift {
                month.byRescue += 1
                if misses[provider, default: []].count < Self.missLimit {
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

    /// The report on all messages that were added.
    public func report() -> DriftReport {
        DriftReport(
            providers: months.keys.sorted().map { provider in
                let sorted = (months[provider] ?? [:]).sorted { $0.key < $1.key }
                return DriftReport.Provider(
                    id: provider, months: Self.alarms(sorted), layouts: layouts(provider))
            })
    }

    // MARK: Alarms

    /// Marks a month in which the share read by template, of the messages with a code, has a confidence interval wholly
    /// below that of the six months before; and a month in which templates read nothing, where the same is true of
    /// their share of all messages. So a month with more newsletters than before is no alarm.
    private static func alarms(_ months: [(key: Int, value: DriftReport.Month)]) -> [DriftReport.Month] {
        months.map { key, month in
            let before = months.filter { $0.key < key && $0.key >= key - 6 }.map(\.value)
            var month = month
            func fell(of count: (DriftReport.Month) -> Int) -> Bool {
                let (read, all) = (before.reduce(0) { $0 + $1.byTemplate }, before.reduce(0) { $0 + count($1) })
                guard let past = Wilson.interval(successes: read, of: all),
                    let present = Wilson.interval(successes: month.byTemplate, of: count(month))
                else { return false }
                return present.upper < past.lower
            }
            month.isAlarm = fell { $0.byTemplate + $0.byRescue } || month.byTemplate == 0 && fell { $0.mails }
            return month
        }
    }

    // MARK: Layouts

    private func layouts(_ provider: String) -> [DriftReport.Layout] {
        guard let template = extractor.templates[provider] else { return [] }
        let groups = Dictionary(grouping: misses[provider] ?? []) {
            [Self.subject($0), Self.place($0), String($0.code.code.count)]
        }
        return groups.values.sorted { ($1.count, $0[0].id) < ($0.count, $1[0].id) }.map { misses in
            let first = misses[0]
            let draft = TemplateDraft.variant(first.mail, code: first.code.code, in: template)
            var layout = DriftReport.Layout(
                subject: Self.subject(first), place: Self.place(first), mails: misses.count,
                firstAt: misses.map(\.date).min { $0.unixSeconds < $1.unixSeconds },
                lastAt: misses.map(\.date).max { $0.unixSeconds < $1.unixSeconds },
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

    /// The subject with 0 for every digit, so that a code in it makes no layout of its own.
    private static func subject(_ miss: Miss) -> String {
        let subject = miss.mail.text.string(miss.mail.text.range(of: .subject))
        return String(subject.map { $0.isASCII && $0.isNumber ? "0" : $0 })
    }

    private static func place(_ miss: Miss) -> String {
        let spots = CodeSpot.all(in: miss.mail.text, codes: [miss.code.code])
        return spots.lazy.compactMap { $0.places.first?.description }.first ?? miss.code.place.rawValue
    }
}

/// The score interval of a proportion (Wilson, 1927), which is right for small numbers, too.
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
