import MessageFormat

/// Outlook's Thread-Index (MS-OXOMSG section 2.2.1.3): 22 bytes that name a thread, and 5 more for each reply.
///
/// The index of a reply therefore begins with the index of the message that it answers.
struct ThreadIndex {
    private let digits: String
    private let topic: String
    private let steps: Int

    private static let rootBytes = 22
    private static let stepBytes = 5
    /// More replies in a row than people write: a longer index is damaged or forged.
    private static let maximumSteps = 200

    /// Reads the field's Base64. Nil for a value of another form.
    ///
    /// - Parameter topic: the value of Thread-Topic: the subject with which the thread began.
    init?(_ field: String, topic: String) {
        self.topic = topic.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let decoded = Array(field.utf8).withByteView { Base64.decode($0) }
        let (count, rest) = (decoded.bytes.count - Self.rootBytes).quotientAndRemainder(dividingBy: Self.stepBytes)
        guard decoded.diagnostics.isEmpty, decoded.bytes.first == 1, decoded.bytes.count >= Self.rootBytes, rest == 0,
            count <= Self.maximumSteps
        else { return nil }
        steps = count
        digits = decoded.bytes.reduce(into: "") { text, byte in
            text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
    }

    /// Identifies the message itself.
    var own: String { name(ofStep: steps) }

    /// Identify the messages above it, from the first of the thread to its parent.
    var answered: [String] { (0..<steps).map(name) }

    private func name(ofStep step: Int) -> String {
        "thread-index:" + digits.prefix(2 * (Self.rootBytes + step * Self.stepBytes)) + ":" + topic
    }
}
