import MessageContent
import TestSupport

extension Corpus {
    /// A message below Corpus/messages.
    static func email(_ path: String) throws -> Email { Email(reading: try bytes("messages/" + path)) }
}

/// An Email with these header fields.
func email(_ header: String) -> Email { Email(reading: Array((header + "\n\nwords\n").utf8)) }
