import Bytes
import MailSources
import MessageContent
import MessageFormat

extension RawMessageBatch {
    /// Calls `body` with the bytes of each message, without copying them.
    package func map<Result>(_ body: (ByteView, RawMessage) -> Result) -> [Result] {
        storage.withByteView { storage in
            messages.map { body(storage.slice($0.range.lowerBound, $0.range.upperBound), $0) }
        }
    }
}

extension Origin {
    /// The times of arrival that stand beside the message.
    package var arrival: Arrival {
        Arrival(envelopeDate: envelopeDate, fileDate: fileDate, isMaildir: dateSource == .maildir)
    }
}
