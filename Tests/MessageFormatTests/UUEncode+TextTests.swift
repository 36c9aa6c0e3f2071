import TestSupport
import Testing

@testable import MessageFormat

@Suite("uuencode in running text")
struct UUEncodeTextTests {
    private func block(_ text: String, at start: Int = 0) -> UUEncode.Block? {
        text.withView { UUEncode.block(in: $0, at: start) }
    }

    @Test("any file comes back, with either sign for zero, blanks cut off or not", arguments: LineEnd.allCases)
    func files(_ lineEnd: LineEnd) {
        for count in [0, 1, 2, 3, 44, 45, 46, 89, 90, 91, 200] {
            let plain = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 91 &+ count) }
            let zeros = [UInt8](repeating: 0, count: count)
            for (bytes, zero) in [(plain, "`"), (plain, " "), (zeros, "`"), (zeros, " ")] as [([UInt8], Character)] {
                let text = lineEnd.apply(to: Encoder.uuencode(bytes, name: "a b", zero: zero))
                #expect(block(text)?.bytes == bytes, "\(count) \(zero)")
                #expect(block(text)?.range.end == text.utf8.count)
                #expect(block(text)?.diagnostics == [])
                let cut = text.split(separator: lineEnd.character, omittingEmptySubsequences: false)
                    .map { line in String(line.reversed().drop { $0 == " " }.reversed()) }.joined(
                        separator: lineEnd.rawValue)
                #expect(block(cut)?.bytes == bytes, "cut \(count) \(zero)")
            }
        }
    }

    @Test(
        "prose that begins a line with the word is no file",
        arguments: [
            "begin 600 metres north\nof the mill.\n", "begin 644 words\nMany people said so.\n",
            "begin 644 x\n\nThe end\n",
            "begin 644 x\n", "begin 644 x", "begin 600 METRES\nGO LEFT\nGO RIGHT\n", "begin 644 x\n> quoted\nend\n",
            "begin 644 LIST\n\nend of it\n", "begin 644\n#0V%T\n`\nend\n", "begin again\n#0V%T\n`\nend\n",
        ])
    func prose(text: String) { #expect(block(text) == nil) }

    @Test("a file without its end line ends before the next sentence")
    func noEnd() throws {
        let file = Encoder.uuencode([UInt8](repeating: 200, count: 100), name: "a")
        let open = String(file.dropLast("end\n".count))
        let found = try #require(block(open + "Thanks,\nAl\n"))
        #expect(found.bytes.count == 100)
        #expect(found.diagnostics == [.uuencodeMalformed])
        #expect(found.range.end <= open.utf8.count)
    }

    @Test("a broken line in the middle is passed over")
    func brokenLine() throws {
        let lines = Encoder.uuencode((0..<180).map { UInt8($0) }, name: "a").split(separator: "\n").map(String.init)
        let text = (lines[...2] + ["~~ a gateway was here ~~"] + lines[3...]).joined(separator: "\n") + "\n"
        let found = try #require(block(text))
        #expect(found.bytes == (0..<180).map { UInt8($0) })
        #expect(found.diagnostics == [.uuencodeMalformed])
        #expect(found.range.end == text.utf8.count)
    }
}

extension LineEnd {
    fileprivate var character: Character { Character(rawValue) }
}
