/// Bytes that a decoder made of a body, and its departures from the encoding.
public struct DecodedBytes: Sendable {
    /// The decoded bytes.
    public var bytes: [UInt8]
    /// Each departure once.
    public var diagnostics: [DiagnosticCode]
}
