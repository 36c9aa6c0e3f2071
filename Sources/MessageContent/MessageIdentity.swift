import Bytes
import MessageFormat

/// What a message is by its content, whoever kept it: the SHA-256 of its raw bytes without what mailbox programs change.
///
/// Left out are the header fields in which they keep flags, labels, numbers and sizes. Every line end counts as LF, and the
/// last line has one.
public enum MessageIdentity {
    /// - Parameters:
    ///   - raw: the message.
    ///   - hash: of `raw`; it is the identity as well where there is nothing to leave out.
    public static func of(_ raw: ByteView, hash: ContentHash) -> ContentHash {
        guard raw.firstIndex(of: 0x0D) != nil else { return digest(raw, ifUnchanged: hash) }
        return withLineFeeds(raw).withByteView { digest($0, ifUnchanged: nil) }
    }

    /// Whether a header field of that name is one that mailbox programs write.
    public static func isStamp(_ name: ByteView) -> Bool {
        switch name.count {
        case 5: name.equals("lines") || name.equals("x-uid")
        case 6: name.equals("status") || name.equals("x-uidl") || name.equals("x-imap") || name.equals("x-tuid")
        case 8: name.equals("x-status")
        case 10:
            name.equals("x-keywords") || name.equals("x-gm-thrid") || name.equals("x-gm-msgid")
                || name.equals("x-imapbase")
        case 11: name.equals("x-gm-labels") || name.equals("x-evolution")
        case 13: name.equals("x-account-key")
        case 14: name.equals("content-length") || name.equals("x-gmail-labels") || name.equals("x-mozilla-keys")
        case 16: name.equals("x-mozilla-status") || name.equals("x-rmail-keywords")
        case 17: name.equals("x-mozilla-status2")
        case 18: name.equals("x-evolution-source") || name.equals("x-rmail-attributes")
        default: false
        }
    }

    /// - Parameter bytes: without CR.
    private static func digest(_ bytes: ByteView, ifUnchanged hash: ContentHash?) -> ContentHash {
        var end = bytes.count
        while end > 0, bytes[end - 1] == 0x0A { end -= 1 }
        let stamps = stamps(bytes.slice(0, end))
        if let hash, stamps.isEmpty, end + 1 == bytes.count { return hash }
        var function = SHA256()
        var start = 0
        for stamp in stamps {
            function.update(bytes.slice(start, stamp.lowerBound))
            start = stamp.upperBound
        }
        function.update(bytes.slice(start, end))
        // What stands before a stamp ends with a line end already.
        if start < end || start == 0 { [0x0A].withByteView { function.update($0) } }
        return function.finalize()
    }

    /// Where the stamps stand in the header, their line ends included.
    private static func stamps(_ bytes: ByteView) -> [Range<Int>] {
        var stamps: [Range<Int>] = []
        var start = 0
        var isInStamp = false
        while start < bytes.count, bytes[start] != 0x0A {
            let next = bytes.firstIndex(of: 0x0A, from: start).map { $0 + 1 } ?? bytes.count
            if !bytes[start].isWhiteSpace {
                guard let colon = bytes.firstIndex(of: 0x3A, from: start, to: next) else {
                    // Some delivery agents put a From line above the header; elsewhere it ends here.
                    if start > 0 { return stamps }
                    start = next
                    continue
                }
                isInStamp = isStamp(bytes.slice(start, colon).trimmed())
            }
            if isInStamp { stamps.append(start..<next) }
            start = next
        }
        return stamps
    }

    /// A copy in which CR LF, CR CR LF and CR are LF.
    private static func withLineFeeds(_ bytes: ByteView) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: bytes.count) { output, count in
            var start = 0
            while start < bytes.count {
                let end = bytes.firstIndex(of: 0x0D, from: start) ?? bytes.count
                let line = bytes.slice(start, end)
                _ = UnsafeMutableBufferPointer(rebasing: output[count...]).update(fromContentsOf: line.buffer)
                count += line.count
                start = end
                guard start < bytes.count else { break }
                output[count] = 0x0A
                count += 1
                start +=
                    bytes.peek(start + 1) == 0x0D && bytes.peek(start + 2) == 0x0A
                    ? 3 : bytes.peek(start + 1) == 0x0A ? 2 : 1
            }
        }
    }
}
