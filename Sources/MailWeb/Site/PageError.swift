import Hummingbird

/// Why a request gets no page but an explanation.
struct PageError: Error {
    let status: HTTPResponse.Status
    /// One line: what happened.
    let title: String
    /// What to do about it.
    let advice: String

    static func notFound(_ what: String) -> PageError {
        PageError(
            status: .notFound, title: what,
            advice: "It may have been in the archive once, or the address may be incomplete. Searching may find it.")
    }

    static let noMessage = notFound("There is no such message.")

    static func wrong(_ what: String) -> PageError {
        PageError(status: .badRequest, title: what, advice: "Go back and try something else.")
    }

    static func tookTooLong(seconds: Int) -> PageError {
        PageError(
            status: .serviceUnavailable, title: "This took more than \(seconds) seconds, and was stopped.",
            advice: "Ask for less: add a date (after:2019), a person (from:ada) or a word.")
    }

    static let readOnly = PageError(
        status: .forbidden, title: "This page cannot change anything.",
        advice: "letterbook serve was started with --read-only.")
}
