import TestSupport
import Testing

@testable import MessageFormat

@Suite("lines")
struct LineScannerTests {
    @Test(
        "line ends",
        arguments: [
            ("", []), ("a", ["a"]), ("a\nb", ["a", "b"]), ("a\r\nb\r\n", ["a", "b"]), ("a\rb\r", ["a", "b"]),
            ("\n\n", ["", ""]), ("\r\n\r\n", ["", ""]), ("\r\r", ["", ""]), ("a\nb\r\nc\rd", ["a", "b", "c", "d"]),
            ("a\r\r\nb", ["a", "b"]), ("a\n\rb", ["a", "", "b"]), ("a\r\n\rb", ["a", "", "b"]), ("\r", [""]),
            ("a\r", ["a"]), ("a\r\r\rb", ["a", "", "", "b"]),
        ] as [(String, [String])])
    func lines(text: String, lines: [String]) {
        text.withView { view in
            let scanner = LineScanner(view)
            var read: [String] = []
            var cursor = 0
            while cursor < view.count {
                let line = scanner.line(at: cursor, limit: view.count)
                read.append(String(view.slice(cursor, line.end)))
                #expect(line.next > cursor)
                cursor = line.next
            }
            #expect(read == lines)
        }
    }

    @Test("a line ends at the limit at the latest", arguments: ["abc\nd", "abc\r\nd", "abc\rd", "abcdef"])
    func limit(text: String) {
        text.withView { view in
            let line = LineScanner(view).line(at: 0, limit: 2)
            #expect(line.end == 2)
            #expect(line.next == 2)
        }
    }

    @Test(
        "a carriage return without line feed is seen",
        arguments: [
            ("", false), ("a\nb", false), ("a\r\nb\r\n", false), ("a\rb", true), ("a\r", true), ("\r\r\n", true),
            ("a\r\nb\r", true), ("\n\r", true),
        ])
    func bareReturn(text: String, hasBareCR: Bool) {
        text.withView { #expect(LineScanner($0).hasBareCR == hasBareCR) }
    }

    @Test("the line end before a line is found backwards", arguments: ["\n", "\r\n", "\r", "\r\r\n"])
    func before(lineEnd: String) {
        "abc\(lineEnd)--".withView { view in
            #expect(LineScanner(view).endOfLine(before: view.count - 2, floor: 0) == 3)
        }
    }

    @Test("looking backwards stops at the floor")
    func floor() {
        "\r\n--".withView { view in
            #expect(LineScanner(view).endOfLine(before: 2, floor: 2) == 2)
            #expect(LineScanner(view).endOfLine(before: 2, floor: 1) == 1)
            #expect(LineScanner(view).endOfLine(before: 2, floor: 0) == 0)
        }
    }
}
