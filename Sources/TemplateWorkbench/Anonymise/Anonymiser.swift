import MessageContent
import MessageFormat

/// Makes a message fit to be published as a test case: names, addresses, identifiers, tokens and codes are replaced by
/// others of the same shape, the same original by the same replacement wherever and however it is written, and all the
/// rest stays byte for byte: structure, charsets, encodings, layout.
///
/// What the provider is known by is kept: the author's address and domain, its display name, its wording.
public struct Anonymiser {
    public struct Options: Sendable {
        /// The verification codes that the message holds, as they stand in it.
        public var codes: [String]
        /// Addresses of the owner, besides those the header names.
        public var owner: [String]
        /// Names of people, besides those the header and greetings name.
        public var names: [String]

        public init(codes: [String] = [], owner: [String] = [], names: [String] = []) {
            self.codes = codes
            self.owner = owner
            self.names = names
        }
    }

    /// How often what was missed is looked for again.
    private static let passes = 5

    /// Replaces what is personal in a raw message. The same message gives the same result, always.
    ///
    /// Time and memory are linear in the size of the message.
    public static func anonymise(_ raw: [UInt8], options: Options) -> AnonymisedMessage {
        let blanked = raw.withByteView { AttachmentBlanker(raw, Message(parsing: $0)) }
        var run = AnonymisationRun(key: raw.withByteView { ContentHash(of: $0) }, bytes: blanked.bytes)
        run.find(options)
        var isClean = false
        for _ in 0..<passes where !isClean { isClean = !run.replace() }
        return AnonymisedMessage(
            bytes: run.bytes, replacements: run.replacements + blanked.replacements,
            codes: run.codes(options.codes), remaining: run.remaining(isClean: isClean))
    }
}
