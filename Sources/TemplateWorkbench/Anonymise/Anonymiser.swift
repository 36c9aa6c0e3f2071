import MessageContent
import MessageFormat

/// Makes a message fit to be published as a test case: names, addresses, identifiers, tokens and codes are replaced by
/// others of the same shape, the same original by the same replacement wherever and however it is written, and all the
/// rest stays byte for byte: structure, charsets, encodings, layout.
///
/// The provider stays recognisable: the author's address, domain and display name, and the wording are kept.
public enum Anonymiser {
    /// What the caller knows of the message.
    public struct Options: Sendable {
        /// The verification codes in the message, as they stand in it or as people type them in.
        public var codes: [String]
        /// Addresses of the owner, besides those in the header.
        public var owner: [String]
        /// Names of people, besides those in the header and in greetings.
        public var names: [String]

        /// See the properties of the same names.
        public init(codes: [String] = [], owner: [String] = [], names: [String] = []) {
            self.codes = codes
            self.owner = owner
            self.names = names
        }
    }

    /// How often the message is searched at most: a pass may find encoded originals, which the next one replaces.
    private static let passes = 5

    /// Replaces what is personal in a raw message. The same message gives the same result, always.
    ///
    /// Time and memory are linear in the size of the message. Publish the result only where
    /// ``AnonymisedMessage/remaining`` is empty.
    public static func anonymise(_ raw: [UInt8], options: Options) -> AnonymisedMessage {
        let blanked = raw.withByteView { AttachmentBlanker(raw, Message(parsing: $0)) }
        var run = AnonymisationRun(key: raw.withByteView { ContentHash(of: $0) }, bytes: blanked.bytes, options)
        var isClean = false
        for _ in 0..<passes where !isClean { isClean = !run.replace() }
        return AnonymisedMessage(
            bytes: run.bytes, replacements: run.replacements + blanked.replacements,
            codes: run.codes(options.codes), remaining: run.remaining(isClean: isClean))
    }
}
