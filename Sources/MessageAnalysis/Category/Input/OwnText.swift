import Bytes

/// The part of a text in which its author speaks.
struct OwnText {
    let text: String
    /// Whether it is all of the text: else the message's HTML is mostly another's, too.
    let isWhole: Bool

    /// - Parameters:
    ///   - isAnswer: whether it answers a message; then quotes and signature do not count.
    ///   - isForward: whether it passes a message on; then only what is written above that message counts.
    init(_ input: CategoryInput, isAnswer: Bool, isForward: Bool) {
        if let own = Self.beforeForwarded(input.text, isForward ? Self.sureMarks + Self.marks : Self.sureMarks) {
            (text, isWhole) = (own, false)
        } else if isAnswer, !input.quotedText.isEmpty {
            (text, isWhole) = (input.newText, false)
        } else {
            (text, isWhole) = (Self.withoutTags(input.text) ?? input.text, !isForward)
        }
    }

    /// What stands before the line that begins a forwarded message; nil where there is no such line.
    private static func beforeForwarded(_ text: String, _ marks: [StaticString]) -> String? {
        var text = text
        return text.withUTF8 { bytes in
            let view = ByteView(bytes)
            var start = 0
            while start < bytes.count {
                let first = bytes[start] | 0x20
                let mayBegin = first == 0x2D || first == 0x62 || first == 0x66
                if mayBegin, marks.contains(where: { view.hasPrefix($0, at: start) }) {
                    return String(decoding: bytes[..<start], as: UTF8.self)
                }
                guard let end = view.firstIndex(of: 0x0A, from: start) else { return nil }
                start = end + 1
            }
            return nil
        }
    }

    /// Lines with which nothing but a forwarded message begins.
    private static let sureMarks: [StaticString] = [
        "---------- forwarded", "---------------------- forwarded", "----- forwarded", "------ forwarded",
        "begin forwarded",
    ]

    /// Lines with which a forwarded message begins where the subject says that there is one.
    private static let marks: [StaticString] = [
        "-----original", "----- original", "-------- original",
        "-----urspr", "-------- weitergeleitete", "---------- weitergeleitete", "---------- message transf",
        "-------- message transf", "---------- mensaje reenv", "-------- mensaje reenv", "---------- mensagem encam",
        "-------- mensagem encam", "---------- messaggio inol", "-------- messaggio inol", "---------- doorgestuurd",
        "---------- Пересылаемое", "-------- Пересылаемое", "---------- przekazana", "-------- przekierowana",
        "---------- přeposlaná", "---------- vidarebefordrat", "---------- 转发", "---------- 轉寄",
        "---------- 転送", "---------- 전달", "from: ",
    ]

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
