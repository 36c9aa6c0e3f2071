import Testing

@testable import MessageContent

@Suite("Text with escape sequences (ECMA-35, RFC 1468, 1554, 1557, 1922)")
struct ISO2022Tests {
    private func read(_ hex: String, _ flavour: ISO2022.Flavour) -> (text: String, replaced: Int) {
        let found = bytes(hex).withUnsafeBufferPointer { input in
            UTF8Sink.collect(input.count) { ISO2022.decode(input, flavour, into: &$0) }
        }
        return (String(decoding: found.text, as: UTF8.self), found.replaced)
    }

    @Test(
        "Japanese",
        arguments: [
            ("1b2442 467c 1b2842 61", "日a"), ("1b2440 467c 1b284a 61", "日a"), ("1b2849 36 45 1b2842", "ｶﾅ"),
            ("1b2442 2d21 1b2842", "①"), ("1b242844 3021 1b2842", "丂"), ("1b2640 1b2442 467c", "日"),
            ("0e 3645 0f 61", "ｶﾅa"), ("b6 c5 61", "ｶﾅa"), ("1b2442 467c 0a 61", "日\na"), ("1b2441 3a3a 1b2842", "汉"),
            ("1b242843 4751 1b2842", "한"), ("1b2442 7c62 7975 1b2842", "髙﨑"), ("1b2e41 1b4e 69", "é"),
            ("1b2e46 1b4e 61", "α"), ("5c 7e", "\\~"),
        ])
    func japanese(hex: String, text: String) {
        #expect(read(hex, .japanese).text == text)
        #expect(read(hex, .japanese).replaced == 0)
    }

    @Test(
        "Korean and Chinese, with and without the designation at the top",
        arguments: [
            (ISO2022.Flavour.korean, "1b242943 0e 4751 0f 61", "한a"), (.korean, "0e 4751 0f 61", "한a"),
            (.korean, "c7d1 61", "한a"), (.korean, "0e 4751 0a 61", "한\na"), (.chinese, "1b242941 0e 3a3a 0f 61", "汉a"),
            (.chinese, "1b242947 0e 6947 0f", "漢"), (.chinese, "0e 3a3a 0f", "汉"),
        ])
    func others(flavour: ISO2022.Flavour, hex: String, text: String) {
        #expect(read(hex, flavour).text == text)
        #expect(read(hex, flavour).replaced == 0)
    }

    @Test(
        "what is broken is replaced, and the next byte is not swallowed",
        arguments: [
            ("1b2442 46 0a 61", "\u{FFFD}\na", 1), ("1b2442 46 1b2842 61", "\u{FFFD}a", 1),
            ("1b2442 46", "\u{FFFD}", 1),
            ("1b 61", "\u{FFFD}a", 1), ("1b", "\u{FFFD}", 1), ("1b24", "\u{FFFD}$", 1),
            ("1b2442 2f21 1b2842", "\u{FFFD}", 1),
            ("ff 61", "\u{FFFD}a", 1), ("1b2849 7e 1b2842", "\u{FFFD}", 1), ("1b5b6d", "\u{FFFD}[m", 1),
        ])
    func broken(hex: String, text: String, count: Int) {
        #expect(read(hex, .japanese).text == text)
        #expect(read(hex, .japanese).replaced == count)
    }
}
