/// Where in a file the message stands, and what the file says about it.
struct StoredMessage {
    var range: Range<Int>
    /// The `From ` line above the message, without its line end.
    var envelope: [UInt8]?
    var keywords: [String] = []
    /// Whether it must be decompressed before it can be read.
    var isCompressed = false
    /// In seconds since 1970.
    var receivedAt: Int64?

    init(_ file: Span<UInt8>, _ format: SourceFormat) {
        range = 0..<file.count
        switch format {
        case .emlx:
            let emlx = EmlxFile(file)
            (range, keywords, receivedAt) = (emlx.message, emlx.keywords, emlx.receivedAt)
        case .sdbox:
            if let message = DboxFile.soleMessage(in: file) {
                (range, receivedAt, isCompressed) = (message.range, message.receivedAt, message.fault == .compressed)
            }
        default: break
        }
        takeOffEnvelope(file)
    }

    /// - Parameters:
    ///   - window: of a file with many messages.
    ///   - message: one of them.
    init(_ window: ByteWindow, _ message: FramedMessage) {
        self = window.withBytes(message.range) { StoredMessage($0, .eml) }
        range = range.lowerBound + message.range.lowerBound..<range.upperBound + message.range.lowerBound
        (keywords, receivedAt) = (message.keywords, message.receivedAt)
    }

    /// Takes what mail programs write into the headers of the files of a Maildir: their users' labels, and Thunderbird
    /// its flags.
    mutating func takeHeaderKeywords(_ file: Span<UInt8>, withFlags: Bool) {
        var header = MboxHeader()
        var position = range.lowerBound
        while position < range.upperBound {
            let line = HeaderBlock.lineEnd(file, from: position)
            guard line.content > position else { break }
            header.take(file.extracting(position..<line.content))
            position = line.next
        }
        keywords += withFlags ? header.keywords : header.userLabels
    }

    /// Some delivery agents leave the `From ` line above a message that gets a file of its own.
    private mutating func takeOffEnvelope(_ file: Span<UInt8>) {
        let message = file.extracting(range)
        let start = LeadingBlank.end(in: message)
        guard SeparatorRule.opensMailbox(message, from: start, isWhole: true) else { return }
        let line = HeaderBlock.lineEnd(message, from: start)
        envelope = message.extracting(start..<line.content).withUnsafeBufferPointer { Array($0) }
        range = range.lowerBound + line.next..<range.upperBound
    }
}
