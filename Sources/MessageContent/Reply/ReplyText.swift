/// A plain text body split into the sender's own text, quoted text and the signature.
///
/// Every line of the text is in exactly one of the three, in its order, so that ``lines`` allows to put the text
/// together again. Only the armor of OpenPGP's signatures in the clear (RFC 9580 section 7) is in none.
///
/// - If a reply is above or below an earlier message, that message and its attribution line are quoted text.
/// - If replies are between quotes (RFC 3676 section 4.5, RFC 1855), the quotes belong to the sender's text, which
///   makes no sense without them. The attribution line and a last, unanswered quote are quoted text.
/// - A forwarded message belongs to the sender's text: it is what the sender wanted to pass on.
/// - A quote without attribution that is alone or first belongs to the sender's text.
public struct ReplyText: Sendable, Equatable {
    /// To which of the three a line belongs.
    public enum LineKind: UInt8, Sendable {
        case new, quoted, signature
    }

    /// The sender's own text, with the quotes that it answers in between; may be empty.
    public var newText: String
    /// Earlier messages with their attribution lines and header lines, in order; may be empty.
    public var quotedText: String
    /// The block after `-- ` (RFC 3676 section 4.3), a line such as `Sent from my iPhone`, or the footer of a list; nil
    /// where there is none.
    public var signature: String?
    /// What stands above an earlier or a forwarded message that goes on to the end; nil where there is none.
    package let textAboveTail: String?
    /// Whether the sender says anything: a message that is an earlier one alone has that as its new text.
    var hasOwnText: Bool { !newText.isBlank && !(textAboveTail?.isBlank ?? false) }
    /// Whether a line such as `---------- Forwarded message ---------` says that this message is forwarded.
    package let passesOn: Bool
    /// The kind of each line, without armor of OpenPGP. Lines end with LF; a text that ends with LF has an empty last line.
    public let lines: [LineKind]

    /// A text with more lines is a log or an attack; it is not split.
    static let maximumLines = 100_000

    /// Splits `text`, which has LF line ends, in linear time.
    public init(splitting text: String) {
        let text = ClearSignedText.content(of: text) ?? text
        let lineEnds = text.countBytes { $0 == 0x0A }
        guard lineEnds < Self.maximumLines else {
            lines = Array(repeating: .new, count: lineEnds + 1)
            (newText, quotedText, signature) = (text, "", nil)
            (textAboveTail, passesOn) = (nil, false)
            return
        }
        let source = ReplyLines(text)
        var splitter = ReplySplitter(source)
        let kinds = splitter.split()
        lines = kinds
        textAboveTail = splitter.tailStart.map { start in
            source.joined { $0 < start } + (start > 0 ? "\n" : "")
        }
        passesOn = splitter.passesOn
        guard kinds.contains(where: { $0 != .new }) else {
            (newText, quotedText, signature) = (text, "", nil)
            return
        }
        newText = source.joined { kinds[$0] == .new }
        quotedText = source.joined { kinds[$0] == .quoted }
        signature = kinds.contains(.signature) ? source.joined { kinds[$0] == .signature } : nil
    }
}
