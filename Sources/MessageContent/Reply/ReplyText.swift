/// A plain text body split into what its sender wrote, what they quoted, and their signature.
///
/// Every line of the text is in exactly one of the three, in its order, so that putting them back by
/// ``lines`` gives the text again. Nothing is hidden for good: what is not new can be unfolded.
///
/// - A reply above or below an earlier message: the earlier message with its attribution is quoted.
/// - Replies between quotes (RFC 3676 section 4.5, netiquette of RFC 1855): the quotes between stay with the
///   answers, for the answers make no sense without them; the attribution line and a last, unanswered quote
///   are quoted.
/// - A forwarded message is what the sender wanted to say: content.
/// - A quote without attribution that stands alone or first is content.
public struct ReplyText: Sendable, Equatable {
    /// What a line belongs to.
    public enum LineKind: UInt8, Sendable {
        case new, quoted, signature
    }

    /// The sender's own words, with the quotes they answer in between; may be empty.
    public var newText: String
    /// Earlier messages with their attribution lines and header blocks, in order.
    public var quotedText: String
    /// RFC 3676 section 4.3 block (`-- `), a mobile closing such as `Sent from my iPhone`, a list footer.
    public var signature: String?
    /// The kind of each line (lines end with LF; a text that ends with LF has an empty last line).
    public let lines: [LineKind]

    /// Most lines that are looked at; a longer text is a log or an attack, and all new.
    static let maximumLines = 100_000

    /// Splits `text` (LF line ends) in linear time, whatever it holds.
    public init(splitting text: String) {
        let lineEnds = text.countBytes { $0 == 0x0A }
        guard lineEnds < Self.maximumLines else {
            lines = Array(repeating: .new, count: lineEnds + 1)
            newText = text
            quotedText = ""
            signature = nil
            return
        }
        let source = ReplyLines(text)
        var splitter = ReplySplitter(source)
        let kinds = splitter.split()
        lines = kinds
        newText = source.joined { kinds[$0] == .new }
        quotedText = source.joined { kinds[$0] == .quoted }
        signature = kinds.contains(.signature) ? source.joined { kinds[$0] == .signature } : nil
    }
}
