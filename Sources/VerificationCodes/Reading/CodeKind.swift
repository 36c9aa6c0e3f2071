/// What a code or a link is for.
public enum CodeKind: String, Sendable, CaseIterable { case login, verify, reset, payment, change, delete }
