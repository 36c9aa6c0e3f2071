import TestSupport
import Testing

@testable import MessageFormat

@Suite("transfer encodings")
struct TransferEncodingTests {
    @Test(
        "names as they are written",
        arguments: [
            ("7bit", TransferEncoding.sevenBit), ("7BIT", .sevenBit), (" 7bit ", .sevenBit), ("7-bit", .sevenBit),
            ("8bit", .eightBit), ("8Bit", .eightBit), ("8-bit", .eightBit), ("binary", .binary),
            ("quoted-printable", .quotedPrintable), ("Quoted-Printable", .quotedPrintable),
            ("quoted_printable", .quotedPrintable), ("base64", .base64), ("BASE64", .base64), ("b64", .base64),
            ("x-uuencode", .uuencode), ("uuencode", .uuencode), ("X-UUE", .uuencode),
            ("\"base64\"", .base64), ("base64;", .base64), ("base64; x=y", .base64), ("base64 (really)", .base64),
            ("(really) base64", .base64), ("\tbase64", .base64), ("\r\n base64", .base64), ("\n base64", .base64),
            ("", .unknown), ("x-gzip", .unknown), ("base 64", .unknown), ("utf-8", .unknown), ("7bit8bit", .unknown),
            ("(base64", .unknown), ("base644", .unknown),
        ])
    func names(text: String, encoding: TransferEncoding) {
        #expect(text.withView(TransferEncoding.init(parsing:)) == encoding)
    }

    @Test("the registered name is read back")
    func registeredNames() {
        let all: [TransferEncoding] = [.sevenBit, .eightBit, .binary, .quotedPrintable, .base64, .uuencode]
        for encoding in all { #expect(encoding.name.withView(TransferEncoding.init(parsing:)) == encoding) }
        #expect(TransferEncoding.unknown.name == "8bit")
    }

    @Test("a body stands as it is unless it is encoded")
    func identity() {
        #expect([TransferEncoding.sevenBit, .eightBit, .binary, .unknown].allSatisfy { $0.isIdentity })
        #expect([TransferEncoding.quotedPrintable, .base64, .uuencode].allSatisfy { !$0.isIdentity })
    }

    @Test(
        "comments and white space are skipped",
        arguments: [
            ("x", 0), (" \t\r\nx", 4), ("(a)x", 3), ("(a(b)c) x", 8), ("(a\\)b)x", 6), ("((", 0), ("(a) (b", 4),
            ("", 0),
            ("   ", 3),
        ])
    func skip(text: String, end: Int) {
        text.withView { #expect($0.skipCommentsAndWhiteSpace(from: 0) == end) }
    }

    @Test("a comment ends at its own parenthesis", arguments: [("(a)", 3), ("(a(b)c)d", 7), ("(\\))", 4), ("()", 2)])
    func comment(text: String, end: Int) {
        text.withView { #expect($0.endOfComment(at: 0) == end) }
    }

    @Test("a comment that never closes has no end", arguments: ["(", "(a", "((a)", "(\\)", "(\\"])
    func unclosedComment(text: String) {
        text.withView { #expect($0.endOfComment(at: 0) == nil) }
    }
}
