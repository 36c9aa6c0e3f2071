import Bytes
import MessageFormat

/// How one provider sends verification codes: the content of a template file (see <doc:Templates>).
public struct CodeTemplate: Sendable {
    /// The version of the file format that ``TemplateReader`` reads.
    public static let schema = 1

    /// Lower-case letters, digits and hyphens; also the provider's name in output.
    public var id: String
    /// The template's own version, from 1 on.
    public var version = 1
    /// The provider's name as people write it.
    public var name: String
    /// The purpose of the codes, unless a variant says another.
    public var kind = CodeKind.login
    /// From -100 to 100: of two templates that find different codes, that with the higher priority wins.
    public var priority = 0
    /// The addresses from which the provider sends.
    public var sender: SenderRule
    /// The languages and layouts of the provider's mail, tried in this order.
    public var variants: [Variant]
    /// Which of the provider's links are verification links; the first that matches counts.
    public var links: [LinkRule] = []
    /// Phrases that tell how long a code lasts, with `{n}` for the number, beside those of the languages.
    public var expiry: [String] = []
    /// Mails in which the template must find the code or link that they name.
    public var examples: [Example] = []
    /// Mails of the same sender in which the template must find nothing.
    public var counterExamples: [Example] = []
    /// The path of the file from which it was read.
    public var file = ""
    /// The lines of the keys of the whole.
    package var keyLines: [String: Int] = [:]

    /// - Parameters:
    ///   - id: lower-case letters, digits and hyphens.
    ///   - name: the provider's name as people write it.
    ///   - sender: the addresses from which the provider sends.
    ///   - variants: with an id each, which no other variant has.
    ///   - file: the path of the template's file.
    public init(id: String, name: String, sender: SenderRule, variants: [Variant], file: String = "") {
        self.id = id
        self.name = name
        self.sender = sender
        self.variants = variants
        self.file = file
    }

    /// One language and layout of the provider's mail.
    public struct Variant: Sendable {
        /// Lower-case letters, digits and hyphens.
        public var id: String
        /// A BCP 47 language tag; nil where the variant fits several languages.
        public var language: String?
        /// The purpose of its codes, where it is not the template's.
        public var kind: CodeKind?
        /// The first day on which the provider sent it, by the message's date; nil: from the beginning.
        public var since: Day?
        /// The last such day; nil: until now.
        public var until: Day?
        /// Phrases in the subject.
        public var subject = Cues()
        /// Phrases in the plain text or the HTML.
        public var body = Cues()
        /// The form of the code; nil where the variant has links only.
        public var code: CodeShape?
        /// Where the code may stand, tried in this order; empty: in the subject or a body.
        public var places: [Place] = []
        /// The line of the file at which it begins.
        public var line = 1
        /// The lines of its keys.
        package var keyLines: [String: Int] = [:]

        /// A variant without conditions and without a code.
        public init(id: String) { self.id = id }
    }

    /// Conditions on a text: phrases that it must have or must not have, letter case, accents and width aside.
    public struct Cues: Sendable, Hashable {
        /// The text must have one of these; empty: no condition.
        public var any: [String] = []
        /// The text must have none of these.
        public var none: [String] = []
    }

    /// Where a code stands.
    public struct Place: Sendable, Hashable {
        /// A part of the message; `body` is the plain text or the HTML.
        public enum Part: String, Sendable, CaseIterable { case subject, text, html, body }
        /// How the code stands to its phrase, or on its line: on the phrase's line or the next one, alone on its line,
        /// or shown bold, large or spaced out.
        public enum Position: String, Sendable, CaseIterable {
            case anywhere
            case sameLine = "same-line"
            case nextLine = "next-line"
            case alone
            case emphasised
        }
        /// The value of ``within`` where the file gives none.
        public static let usualDistance = 80
        /// The greatest value of ``within``.
        public static let longestDistance = 2000

        /// The part of the message in which the code stands.
        public var part: Part
        /// The phrase after which the code stands; with ``before``, too, the code stands between the two.
        public var after: String?
        /// The phrase before which the code stands.
        public var before: String?
        /// How the code stands to its phrase, or on its line.
        public var position = Position.anywhere
        /// The most characters between phrase and code, from 1 to ``longestDistance``.
        public var within = Place.usualDistance

        /// - Parameters:
        ///   - part: the part of the message in which the code stands.
        ///   - after: the phrase after which the code stands.
        ///   - before: the phrase before which the code stands.
        ///   - position: how the code stands to its phrase, or on its line.
        ///   - within: the most characters between phrase and code.
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

    /// A condition on links that verify an address or sign their reader in.
    public struct LinkRule: Sendable, Hashable {
        /// What such a link is for.
        public var kind: CodeKind
        /// Domains in lower case; a host beneath one of them also matches.
        public var hosts: [String]
        /// Shapes of the path, in which `*` stands for anything within a segment and `**` for anything; empty: any
        /// path.
        public var paths: [String] = []
        /// The name of a query parameter that must have a value; nil: no condition.
        public var token: String?
    }

    /// A mail in the template's file, in which the template must find a code or link, or nothing.
    public struct Example: Sendable {
        /// The From address.
        public var from: String
        /// The subject.
        public var subject = ""
        /// The plain text; nil where the mail has none.
        public var text: String?
        /// The HTML; nil where the mail has none.
        public var html: String?
        /// The day of the message's date; nil: unknown.
        public var date: Day?
        /// The code that the template must find.
        public var code: String?
        /// The link that the template must find.
        public var link: String?
        /// The line of the file at which it begins.
        public var line = 1

        /// - Parameters:
        ///   - from: the From address.
        ///   - text: the plain text.
        ///   - code: the code that the template must find.
        ///   - link: the link that the template must find.
        public init(from: String, text: String? = nil, code: String? = nil, link: String? = nil) {
            self.from = from
            self.text = text
            self.code = code
            self.link = link
        }
    }
}

/// The From addresses of a provider's codes, and what the receiving server must say of them.
public struct SenderRule: Sendable, Hashable {
    /// Whether DMARC or DKIM must pass (`must`), must not fail (`should`), or does not matter (`unneeded`).
    public enum Authentication: String, Sendable, CaseIterable { case must, should, unneeded }
    /// Domains in lower case; an address beneath one of them, label by label, also matches.
    public var domains: [String] = []
    /// Whole addresses in lower case.
    public var addresses: [String] = []
    /// What the topmost Authentication-Results field (RFC 8601) must say.
    public var authentication = Authentication.should
    /// The domains, and those of the addresses.
    package var allDomains: [String] { domains + addresses.map(DomainName.of) }

    /// - Parameters:
    ///   - domains: domains in lower case.
    ///   - addresses: whole addresses in lower case.
    ///   - authentication: what the Authentication-Results must say.
    public init(domains: [String] = [], addresses: [String] = [], authentication: Authentication = .should) {
        self.domains = domains
        self.addresses = addresses
        self.authentication = authentication
    }
}

/// A day of the Gregorian calendar, in no time zone.
public struct Day: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// In templates 1970 to 2200.
    public var year: Int
    /// From 1 to 12.
    public var month: Int
    /// From 1 to 31.
    public var day: Int

    /// Whether one day is before another.
    public static func < (a: Day, b: Day) -> Bool { (a.year, a.month, a.day) < (b.year, b.month, b.day) }

    /// `2024-03-07`.
    public var description: String { String(noon.rfc3339.prefix(10)) }

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
        let days = GregorianCalendar.day(year: year, month: month, day: day)
        return DateTime(unixSeconds: Int64(days) * 86_400 + 43_200)
    }

    /// The day of a message by the sender's clock.
    init(_ date: DateTime) {
        let parts = date.components
        (year, month, day) = (parts.year, parts.month, parts.day)
    }
}
