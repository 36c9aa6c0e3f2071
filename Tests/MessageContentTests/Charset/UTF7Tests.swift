import Testing

@testable import MessageContent

@Suite("UTF-7 (RFC 2152) and IMAP's variant (RFC 3501 section 5.1.3)")
struct UTF7Tests {
    private func read(_ text: String, isIMAP: Bool = false) -> (text: String, replaced: Int) {
        let found = Array(text.utf8).withUnsafeBufferPointer { input in
            UTF8Sink.collect(input.count) { UTF7.decode(input, isIMAP: isIMAP, into: &$0) }
        }
        return (String(decoding: found.text, as: UTF8.self), found.replaced)
    }

    @Test(
        "runs of Base64, the RFC's examples among them",
        arguments: [
            ("A+ImIDkQ.", "A≢Α."), ("Hi Mom -+Jjo--!", "Hi Mom -☺-!"), ("+ZeVnLIqe-", "日本語"),
            ("Item 3 is +AKM-1.", "Item 3 is £1."),
            ("+2D3eAA-", "😀"), ("1 +- 1", "1 + 1"), ("+AOk", "é"), ("+AOk\n", "é\n"), ("1 + 1 = 2", "1 + 1 = 2"),
            ("+", "+"),
        ])
    func readable(input: String, text: String) { #expect(read(input) == (text, 0)) }

    @Test(
        "what is broken is replaced and nothing is swallowed",
        arguments: [
            ("+A-b", "\u{FFFD}b", 1), ("+2D0-x", "\u{FFFD}x", 1), ("+2D0<b>", "\u{FFFD}<b>", 1),
            ("+3gA-", "\u{FFFD}", 1),
        ])
    func broken(input: String, text: String, count: Int) { #expect(read(input) == (text, count)) }

    @Test("8-bit bytes are no UTF-7")
    func highBytes() { #expect(read("é").replaced == 2) }

    @Test(
        "folder names",
        arguments: [("Entw&APw-rfe", "Entwürfe"), ("A &- B", "A & B"), ("&U,BTFw-", "台北"), ("1+1", "1+1")])
    func folders(input: String, text: String) { #expect(read(input, isIMAP: true) == (text, 0)) }
}
