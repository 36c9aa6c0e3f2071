/// What a code or a link is for: signing in, verifying an address or an account, resetting a password, confirming a
/// payment, changing an address, deleting an account.
public enum CodeKind: String, Sendable, CaseIterable { case login, verify, reset, payment, change, delete }
