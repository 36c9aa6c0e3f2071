/// The part of a text in which its author speaks.
struct OwnText {
    let text: String
    /// Whether it is all of the text: else the message's HTML is mostly another's, too.
    let isWhole: Bool

    /// - Parameters:
    ///   - isAnswer: whether it answers a message; then quotes and signature do not count.
    ///   - isForward: whether it passes a message on; then only what is written above that message counts.
    init(_ input: CategoryInput, isAnswer: Bool, isForward: Bool) {
        if let own = input.textAboveTail, isForward || input.passesOn {
            (text, isWhole) = (own, false)
        } else if isAnswer, !input.quotedText.isEmpty {
            (text, isWhole) = (input.newText, false)
        } else {
            (text, isWhole) = (Self.withoutTags(input.text) ?? input.text, !isForward)
        }
    }

    /// The text without everything between `<` and `>`, where it is the source of an HTML page that was sent as plain
    /// text; else nil.
    private static func withoutTags(_ text: String) -> String? {
        var text = text
        return text.withUTF8 { bytes in
            guard let first = bytes.first(where: { $0 > 0x20 }), first == 0x3C, isPage(bytes) else { return nil }
            var result: [UInt8] = []
            result.reserveCapacity(bytes.count)
            var isInTag = false
            for byte in bytes {
                switch byte {
                case 0x3C: isInTag = true
                case 0x3E where isInTag:
                    isInTag = false
                    result.append(0x20)
                default: if !isInTag { result.append(byte) }
                }
            }
            return String(decoding: result, as: UTF8.self)
        }
    }

    private static func isPage(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let head = FoldedText(String(decoding: bytes.prefix(2_000), as: UTF8.self)).string
        return ["<!doctype html", "<html", "<body", "<head>", "<table"].contains { head.hasWordRun($0) }
    }
}
