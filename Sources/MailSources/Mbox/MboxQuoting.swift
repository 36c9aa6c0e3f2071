/// What the writer of an mbox did to a message so that it could stand among others, and what reading must undo.
///
/// The raw value is the name of the quoting, with `-framed` behind it where a field was put in: `every`,
/// `first-framed`.
public struct MboxQuoting: RawRepresentable, Sendable, Hashable, Codable {
    /// What happened to lines of the body that begin with `From `.
    public let fromLines: FromLineQuoting
    /// Whether the writer put a `Content-Length` field into the header: mboxcl and mboxcl2. The field counts the bytes
    /// of the body as stored, and belongs to the raw message as little as the `From ` line does.
    public let isFramed: Bool

    init(_ fromLines: FromLineQuoting, isFramed: Bool = false) {
        self.fromLines = fromLines
        self.isFramed = isFramed
    }

    /// The message is stored as it is.
    public static let none = MboxQuoting(.none)

    /// Nil for a text that is no ``rawValue``.
    public init?(rawValue: String) {
        let isFramed = rawValue.hasSuffix(Self.framed)
        let name = isFramed ? String(rawValue.dropLast(Self.framed.count)) : rawValue
        guard let fromLines = FromLineQuoting(rawValue: name) else { return nil }
        self.init(fromLines, isFramed: isFramed)
    }

    /// The name of the quoting, to be stored with an ``Origin``.
    public var rawValue: String { fromLines.rawValue + (isFramed ? Self.framed : "") }

    private static let framed = "-framed"

    /// Appends the raw message to `output`.
    ///
    /// - Parameters:
    ///   - stored: the message as it stands in the mbox.
    ///   - bodyStart: first byte behind the blank line that ends the header.
    ///   - lineEnd: the byte that ends lines, LF or CR.
    func undo(_ stored: Span<UInt8>, bodyStart: Int, lineEnd: UInt8, to output: inout [UInt8]) {
        let field =
            isFramed
            ? ContentLengthField.last(
                in: stored.extracting(..<bodyStart), counting: stored.count - bodyStart, lineEnd: lineEnd) : nil
        output.append(stored, 0..<(field?.lowerBound ?? bodyStart))
        output.append(stored, (field?.upperBound ?? bodyStart)..<bodyStart)
        fromLines.unquote(stored.extracting(bodyStart...), lineEnd: lineEnd, to: &output)
    }
}
