import Bytes
import MailSources
import MessageContent
import MessageFormat

extension RawMessageBatch {
    /// Each message's bytes, in place.
    public func map<Result>(_ body: (ByteView, RawMessage) -> Result) -> [Result] {
        storage.withByteView { storage in
            messages.map { body(storage.slice($0.range.lowerBound, $0.range.upperBound), $0) }
        }
    }
}

extension Origin {
    /// What the origin says of the message's arrival.
    public var arrival: Arrival { Arrival(envelope: envelope, fileDate: fileDate, isMaildir: dateSource == .maildir) }
}
