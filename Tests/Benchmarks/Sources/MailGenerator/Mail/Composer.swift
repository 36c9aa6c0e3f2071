/// Writes one raw message after the other, with LF line ends. What it remembers does not grow: a clock, a serial number
/// and the latest of some threads.
struct Composer: Sendable {
    var random: SplitMix64
    /// The message that is being written.
    var bytes: [UInt8] = []
    /// Decoded bytes of an attachment, at most.
    let largestAttachment: Int
    var serial = 0
    /// Unix seconds of the message that is being written.
    var clock: Int64 = 978_307_200
    var threads: [DiscussionThread] = []

    init(seed: UInt64, largestAttachment: Int) {
        random = SplitMix64(seed: seed)
        self.largestAttachment = largestAttachment
    }

    mutating func begin() {
        bytes.removeAll(keepingCapacity: true)
        serial += 1
        clock += Int64(random.between(5, 900))
    }

    // MARK: Multiparts

    /// Ends the header with a Content-Type of `subtype` and opens the body. Returns the boundary.
    mutating func openMultipart(_ subtype: String, parameters: String = "") -> String {
        let style = random.below(4)
        let number = String(random.next(), radix: 16)
        let boundary =
            switch style {
            case 0: "----=_NextPart_000_\(number)"
            case 1: "=_\(number).\(serial)="
            case 2: "000000000000\(number)"
            default: "Apple-Mail=_\(number)-\(number)"
            }
        let value = style == 2 ? boundary : "\"\(boundary)\""
        field("Content-Type", "multipart/\(subtype);\(parameters)\n\tboundary=\(value)")
        bytes.append(0x0A)
        if random.chance(30) { line("This is a multi-part message in MIME format.") }
        return boundary
    }

    mutating func nextPart(_ boundary: String) { line("\n--\(boundary)") }

    mutating func close(_ boundary: String) { line("\n--\(boundary)--") }

    // MARK: Leaves

    /// Ends the header with the text's Content-Type and writes the body in an encoding that mailers choose for it.
    mutating func textPart(_ text: [UInt8], subtype: String = "plain", script: Script, isFlowed: Bool = false) {
        let flow = isFlowed ? "; format=flowed" : ""
        let charset = random.chance(30) ? "\"\(script.charset.uppercased())\"" : script.charset
        field("Content-Type", "text/\(subtype); charset=\(charset)\(flow)")
        let isHTML = subtype == "html"
        switch random.below(100) {
        case ..<(script.isASCII && !isHTML ? 85 : script.opening.isEmpty ? 15 : 90):
            field("Content-Transfer-Encoding", script.isASCII || !script.opening.isEmpty ? "7bit" : "8bit")
            bytes.append(0x0A)
            bytes += text
        case ..<70 where script.separator == [0x20]:
            field("Content-Transfer-Encoding", "quoted-printable")
            bytes.append(0x0A)
            bytes.appendQuotedPrintable(text)
        default:
            field("Content-Transfer-Encoding", "base64")
            bytes.append(0x0A)
            bytes.appendBase64(text)
        }
    }

    /// A base64 part with a file name.
    mutating func attachment(_ content: [UInt8], type: String, name: String, isInline: Bool = false) {
        field("Content-Type", "\(type);\n name=\"\(name)\"")
        field("Content-Transfer-Encoding", "base64")
        let disposition = isInline ? "inline" : "attachment"
        if random.chance(15) {
            field("Content-Disposition", "\(disposition);\n filename*0*=utf-8''%C3%9Cber%20;\n filename*1=\"\(name)\"")
        } else {
            field("Content-Disposition", "\(disposition); filename=\"\(name)\"; size=\(content.count)")
        }
        if isInline { field("Content-ID", "<\(name)@\(serial).example>") }
        bytes.append(0x0A)
        bytes.appendBase64(content)
    }

    /// Bytes as those of a compressed file.
    mutating func noise(_ count: Int) -> [UInt8] { random.bytes(count) }

    mutating func line(_ text: String) {
        bytes += text.utf8
        bytes.append(0x0A)
    }
}
