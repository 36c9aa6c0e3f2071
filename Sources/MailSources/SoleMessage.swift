/// The message of a file that holds one: an .eml or .emlx file, an mbox or folder with one message, or standard input.
public enum SoleMessage {
    /// The raw message in the file at `path`; `-` is standard input.
    ///
    /// - Throws: where it cannot be read, or holds no message or several.
    public static func read(_ path: String) throws(SourceError) -> [UInt8] {
        var found: [UInt8]?
        for event in MailReader(paths: [path], batchMessages: 2) {
            switch event {
            case .batch(let batch):
                guard let message = batch.messages.first else { continue }
                guard found == nil, batch.messages.count == 1 else { throw refusal(path, "holds several messages") }
                found = Array(batch.bytes(of: message))
            case .fault(let fault) where fault.kind == .notMail:
                throw refusal(path, "holds no mail that is recognised")
            case .fault(let fault): throw fault
            default: continue
            }
        }
        guard let found else { throw refusal(path, "holds no message") }
        return found
    }

    private static func refusal(_ path: String, _ reason: String) -> SourceError {
        SourceError(.notMail, RawPath(path), reason + " (one is wanted: save it as a file of its own)")
    }
}
