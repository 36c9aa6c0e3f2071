/// Guesses which message a reply answers that has neither References nor In-Reply-To, as some programs and web forms
/// write them: the latest one with its subject, of another thread and at most thirty days older, that it may answer.
/// That is one by somebody else to whom the reply goes, or who wrote to the same mailing list.
package enum SubjectGuess {
    private static let days: Int64 = 30
    /// Messages that are tried for one reply, so that a subject such as "Re: hello" takes no quadratic time.
    private static let maximumTries = 100

    /// Who wrote a message, and to whom. Names are compared as the caller compares them.
    package struct People<Name: Hashable> {
        var author: Name
        var list: Name?
        var recipients: Set<Name>

        /// - Parameters:
        ///   - list: that it came through.
        ///   - recipients: in To, Cc and Bcc.
        package init(author: Name, list: Name?, recipients: Set<Name>) {
            (self.author, self.list, self.recipients) = (author, list, recipients)
        }

        package func mayAnswer(_ other: Self) -> Bool {
            author != other.author && (recipients.contains(other.author) || list != nil && list == other.list)
        }
    }

    /// - Parameters:
    ///   - count: how many messages with its subject stand before the reply, in order of time; copies aside.
    ///   - sentAt: when the reply was sent.
    ///   - date: of one of those.
    ///   - isOfOtherThread: whether one of those is of another thread than the reply.
    ///   - mayAnswer: see ``People/mayAnswer(_:)``.
    /// - Returns: which of them it answers; nil for none.
    package static func parent(
        ofReplyBehind count: Int, sentAt: Int64, date: (Int) -> Int64?, isOfOtherThread: (Int) -> Bool,
        mayAnswer: (Int) throws -> Bool
    ) rethrows -> Int? {
        for place in (max(0, count - maximumTries)..<count).reversed() {
            guard let other = date(place), sentAt.subtractingReportingOverflow(other).partialValue <= days * 86_400
            else { return nil }
            if isOfOtherThread(place), try mayAnswer(place) { return place }
        }
        return nil
    }
}

extension Collection<ThreadKey> {
    /// Whether they are those of a message that is a reply by its subject ("Re:") but names no message that it answers,
    /// nor a thread of Gmail's.
    package var nameNothing: Bool {
        contains { $0.role == .replySubject } && allSatisfy { $0.role == .own || $0.role == .replySubject }
    }
}
