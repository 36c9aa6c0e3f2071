import MessageFormat

/// How one provider sends verification codes: what a template file says (see `Templates.md`).
public struct CodeTemplate: Sendable {
    /// The version of the format that this code reads.
    public static let schema = 1

    /// Lower-case letters, digits and hyphens; also the provider's name in output.
    public var id: String
    public var version = 1
    /// The provider as people write it.
    public var name: String
    public var kind = CodeKind.login
    /// Of two templates that find different codes, the higher wins: -100 to 100.
    public var priority = 0
    public var sender: SenderRule
    public var variants: [Variant]
    public var links: [LinkRule] = []
    /// Phrases of how long a code lasts, `{n}` for the number, beside those of the languages.
    public var expiry: [String] = []
    public var examples: [Example] = []
    public var counterExamples: [Example] = []
    /// The file it came from.
    public var file = ""

    /// - Parameters:
    ///   - id: lower-case letters, digits and hyphens.
    ///   - variants: with an id each, which no other has.
    public init(id: String, name: String, sender: SenderRule, variants: [Variant], file: String = "") {
        self.id = id
        self.name = name
        self.sender = sender
        self.variants = variants
        self.file = file
    }

    /// One language and layout of the provider's mail.
    public struct Variant: Sendable {
        public var id: String
        /// BCP 47.
        public var language: String?
        public var kind: CodeKind?
        /// Days of the message's date, both included.
        public var since: Day?
        public var until: Day?
        public var subject = Cues()
        public var body = Cues()
        /// nil: the variant has links only.
        public var code: CodeShape?
        public var places: [Place] = []
        /// The line of the file that it begins at.
        public var line = 1

        public init(id: String) { self.id = id }
    }

    /// Phrases of which one, or none, must be there.
    public struct Cues: Sendable, Hashable {
        public var any: [String] = []
        public var none: [String] = []
    }

    /// Where a code stands.
    public struct Place: Sendable, Hashable {
        public enum Part: String, Sendable, CaseIterable { case subject, text, html, body }
        public enum Position: String, Sendable, CaseIterable {
            case anywhere
            case sameLine = "same-line"
            case nextLine = "next-line"
            case alone
            case emphasised
        }
        /// Characters between phrase and code where none are given, and at most.
        public static let usualDistance = 80
        public static let longestDistance = 2000

        public var part: Part
        /// The phrase that the code stands after, or before; nil: anywhere.
        public var after: String?
        public var before: String?
        public var position = Position.anywhere
        public var within = Place.usualDistance

        /// - Parameter within: characters between phrase and code.
        public init(
            part: Part, after: String? = nil, before: String? = nil, position: Position = .anywhere,
            within: Int = Place.usualDistance
        ) {
            self.part = part
            self.after = after
            self.before = before
            self.position = position
            self.within = within
        }
    }

    /// Verification and magic links.
    public struct LinkRule: Sendable, Hashable {
        public var kind: CodeKind
        /// These hosts or such beneath them.
        public var hosts: [String]
        /// `*` stands for anything within a segment, `**` for anything.
        public var paths: [String] = []
        /// The query parameter that must be there.
        public var token: String?
    }

    /// A mail in the file itself, which the template must read, or must leave alone.
    public struct Example: Sendable {
        public var from: String
        public var subject = ""
        public var text: String?
        public var html: String?
        public var date: Day?
        public var code: String?
        public var link: String?
        public var line = 1

        public init(from: String, text: String? = nil, code: String? = nil, link: String? = nil) {
            self.from = from
            self.text = text
            self.code = code
            self.link = link
        }
    }
}

/// Who sends a provider's codes.
public struct SenderRule: Sendable, Hashable {
    public enum Authentication: String, Sendable, CaseIterable { case must, should, unneeded }
    /// These domains or such beneath them, compared label by label.
    public var domains: [String] = []
    public var addresses: [String] = []
    public var authentication = Authentication.should

    public init(
        domains: [String] = [], addresses: [String] = [], authentication: Authentication = .should
    ) {
        self.domains = domains
        self.addresses = addresses
        self.authentication = authentication
    }
}

/// A day of the calendar.
public struct Day: Sendable, Hashable, Comparable {
    public var year: Int
    public var month: Int
    public var day: Int

    public static func < (a: Day, b: Day) -> Bool { (a.year, a.month, a.day) < (b.year, b.month, b.day) }

    /// Reads `2024-03-07`.
    init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map {
            $0.utf8.count <= 4 ? Int($0) : nil
        }
        guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
            (1970...2200).contains(year), (1...12).contains(month), (1...31).contains(day)
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
        // The 31st of February would be a day of March.
        guard Day(noon) == self else { return nil }
    }

    /// Noon of the day in UTC.
    var noon: DateTime {
        // Howard Hinnant's days from civil, as MessageFormat's calendar counts them.
        let y = month <= 2 ? year - 1 : year
        let era = y / 400
        let yearOfEra = y - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let days = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
        return DateTime(unixSeconds: Int64(days) * 86_400 + 43_200)
    }

    /// The day on the sender's clock.
    init(_ date: DateTime) {
        let parts = date.components
        (year, month, day) = (parts.year, parts.month, parts.day)
    }
}
