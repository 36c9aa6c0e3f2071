import MessageContent
import MessageFormat

/// What a message holds of verification codes and links, and which templates nearly found one.
public struct CodeReport: Sendable {
    /// The likeliest first.
    public var codes: [FoundCode] = []
    public var links: [FoundLink] = []
    public var near: [NearMiss] = []
    /// The first two codes are equally likely.
    public var isAmbiguous = false

    public init() {}
}

/// A verification code in a message.
public struct FoundCode: Sendable, Hashable {
    /// As it is to be typed in: separators of digits and prefixes left out.
    public var code: String
    /// As it stood in the message.
    public var shown: String
    /// The template's id; nil for the general scorer.
    public var provider: String?
    /// `provider/variant`, or `generic`.
    public var template: String
    public var kind: CodeKind
    /// From 0 to 1: how often such findings are right (see `Confidence`).
    public var confidence: Double
    public var place: CodeText.Place
    /// Line of that place, from 1 on.
    public var line: Int
    /// When the message says that it ends to be valid.
    public var expiresAt: DateTime?
    /// The provider sent it, but none of its templates found it: its layout has probably changed.
    public var isDrift = false
}

/// A template whose sender it was, and which found no code.
public struct NearMiss: Sendable, Hashable {
    /// `provider/variant`, or the provider where no variant was asked.
    public var template: String
    public var failedAt: Stage
    public var reason: String
}

extension CodeReport {
    /// The members of Interface.md's codes, links and near.
    public func writeMembers(to json: inout JSONWriter) {
        json.key("codes")
        json.array(codes) { json, code in json.object { code.writeMembers(to: &$0) } }
        json.key("links")
        json.array(links) { json, link in
            json.object {
                $0.member("url", link.url)
                $0.member("provider", link.provider)
                $0.member("kind", link.kind.rawValue)
            }
        }
        json.key("near")
        json.array(near) { json, miss in
            json.object {
                $0.member("template", miss.template)
                $0.member("failedAt", miss.failedAt.rawValue)
                $0.member("reason", miss.reason)
            }
        }
        if isAmbiguous { json.member("isAmbiguous", true) }
    }
}

extension FoundCode {
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
