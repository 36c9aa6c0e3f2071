import MessageContent
import MessageFormat

/// The verification codes and links of a message, and the templates that nearly found one.
public struct CodeReport: Sendable, JSONObject {
    /// The likeliest first, or those of a list of recovery codes in its order.
    public var codes: [FoundCode] = []
    /// A template's links before those found without one, each in the order of the message.
    public var links: [FoundLink] = []
    /// The templates of the message's sender that found no code.
    public var near: [NearMiss] = []
    /// The first two codes are equally likely.
    public var isAmbiguous = false

    /// The codes are a list, of which all are meant: recovery codes.
    public var isList: Bool { codes.count > 1 && !isAmbiguous && codes.allSatisfy { $0.template == "generic" } }

    /// Nothing found.
    public init() {}

    /// The members of Interface.md's codes, links and near.
    public func writeMembers(to json: inout JSONWriter) {
        json.member("codes", codes)
        json.member("links", links)
        json.member("near", near)
        if isAmbiguous { json.member("isAmbiguous", true) }
    }
}

/// A verification code in a message.
public struct FoundCode: Sendable, Hashable, JSONObject {
    /// As people type it in: separators of digits and prefixes left out.
    public var code: String
    /// As it stood in the message.
    public var shown: String
    /// The template's id; nil for the general scorer.
    public var provider: String?
    /// `provider/variant`, or `generic`.
    public var template: String
    /// What the code is for.
    public var kind: CodeKind
    /// From 0 to 1: how often such findings are right (see the page General Scorer).
    public var confidence: Double
    /// The subject or body in which it stands.
    public var place: CodeText.Place
    /// The line of that place, from 1 on.
    public var line: Int
    /// When the code expires by what the message says; nil where the message does not say it, or has no date.
    public var expiresAt: DateTime?
    /// The provider sent it, but none of its templates found it: its layout has probably changed.
    public var isDrift = false

    /// The members of one of Interface.md's codes.
    public func writeMembers(to json: inout JSONWriter) {
        json.member("code", code)
        json.member("shown", shown)
        json.member("provider", provider)
        json.member("template", template)
        json.member("kind", kind.rawValue)
        json.member("confidence", number: confidence)
        json.member("where", place.rawValue)
        json.member("line", line)
        json.member("expiresAt", expiresAt?.rfc3339)
        json.member("isDrift", isDrift)
    }
}

/// A template of the message's sender that found no code.
public struct NearMiss: Sendable, Hashable, JSONObject {
    /// `provider/variant`, or the provider alone where no variant was tried.
    public var template: String
    /// The first stage that the message did not pass.
    public var failedAt: Stage
    /// For people: what was missing there.
    public var reason: String

    /// The members of one of Interface.md's near misses.
    public func writeMembers(to json: inout JSONWriter) {
        json.member("template", template)
        json.member("failedAt", failedAt.rawValue)
        json.member("reason", reason)
    }
}
