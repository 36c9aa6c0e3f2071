import Bytes
import MessageFormat

/// Reads a message that was saved as UTF-16.
///
/// QUIRK: editors and shells of Windows save messages in UTF-16, which RFC 5322 section 2.1 does not know
/// (`header.not-utf8`). Such a message is read as the same text in UTF-8; its hash is that of its bytes.
enum WideMessage {
    /// The message in UTF-8; nil for what is not UTF-16.
    static func utf8(_ raw: ByteView) -> [UInt8]? {
        guard let order = order(of: raw) else { return nil }
        return UTF8Sink.collect(raw.count) { WideText.decode16(raw.buffer, order, into: &$0) }.0
    }

    /// The byte order by its mark, else by the zero bytes in the first four characters, which belong to a field name.
    private static func order(of raw: ByteView) -> WideText.ByteOrder? {
        guard raw.count >= 8 else { return nil }
        if let marked = WideText.mark16(raw.buffer) { return marked }
        guard raw[0] == 0 || raw[1] == 0 else { return nil }
        let zero = raw[0] == 0 ? 0 : 1
        let isField = stride(from: 0, to: 8, by: 2).allSatisfy { raw[$0 + zero] == 0 && raw[$0 + 1 - zero] > 0x20 }
        return isField ? (zero == 0 ? .big : .little) : nil
    }
}
