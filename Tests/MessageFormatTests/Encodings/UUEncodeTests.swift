import TestSupport
import Testing

@testable import MessageFormat

@Suite("uuencode")
struct UUEncodeTests {
    @Test("a known block")
    func known() {
        let decoded = "begin 644 cat.txt\n#0V%T\n`\nend\n".withView { UUEncode.decode($0) }
        #expect(decoded?.bytes == "Cat".bytes)
        #expect(decoded?.name == "cat.txt".bytes)
        #expect(decoded?.diagnostics == [])
    }

    @Test("any bytes of any length come back, with either sign for zero", arguments: LineEnd.allCases)
    func lengths(_ lineEnd: LineEnd) {
        for count in 0...140 {
            let plain = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 91 &+ count) }
            for zero in ["`", " "] as [Character] {
                let text = lineEnd.apply(to: Encoder.uuencode(plain, name: "a.bin", zero: zero))
                let decoded = text.withView { UUEncode.decode($0) }
                #expect(decoded?.bytes == plain)
                #expect(decoded?.diagnostics == [])
            }
        }
    }

    @Test("a block inside text begins at its begin line and ends after its end line")
    func insideText() {
        let text = "Here it is:\n\nbegin 644 cat.txt\n#0V%T\n`\nend\nBye\n"
        text.withView { view in
            let decoded = UUEncode.decode(view)
            #expect(decoded?.bytes == "Cat".bytes)
            #expect(decoded.map { String(view.slice($0.end, view.count)) } == "Bye\n")
        }
    }

    @Test("the next block is found from the end of the first")
    func twoBlocks() {
        let text = Encoder.uuencode("one".bytes, name: "1") + "between\n" + Encoder.uuencode("two".bytes, name: "2")
        text.withView { view in
            let first = UUEncode.decode(view)
            let second = UUEncode.decode(view, from: first?.end ?? 0)
            #expect(first?.bytes == "one".bytes)
            #expect(second?.bytes == "two".bytes)
            #expect(second?.name == "2".bytes)
            #expect(UUEncode.decode(view, from: second?.end ?? 0) == nil)
        }
    }

    @Test("zeros at the end of a line whose blanks were cut off are still zeros")
    func cutBlanks() {
        let plain = "ab".bytes + [UInt8](repeating: 0, count: 43) + "second line".bytes
        let cut = Encoder.uuencode(plain, name: "a", zero: " ").split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in String(line.reversed().drop { $0 == " " }.reversed()) }.joined(separator: "\n")
        #expect(cut.withView { UUEncode.decode($0)?.bytes } == plain)
    }

    @Test(
        "a begin line has a mode and a name",
        arguments: [
            "begin", "begin 644", "begin 64 a", "begin 64a a", "begin at the top", "begin 64488 a", "xbegin 644 a",
        ])
    func noBegin(line: String) {
        #expect("\(line)\n#0V%T\n`\nend\n".withView { UUEncode.decode($0) == nil })
    }

    @Test("modes of three and four digits, names with blanks", arguments: ["begin 0644 my file", "begin 755 my file"])
    func begin(line: String) {
        #expect("\(line)\n#0V%T\n`\nend\n".withView { UUEncode.decode($0)?.name } == "my file".bytes)
    }

    @Test("a missing end is said")
    func noEnd() {
        let decoded = "begin 644 a\n#0V%T\n`\n".withView { UUEncode.decode($0) }
        #expect(decoded?.bytes == "Cat".bytes)
        #expect(decoded?.diagnostics == [.uuencodeMalformed])
    }

    @Test("a broken line keeps what can be read, and it is said")
    func brokenLine() {
        let decoded = "begin 644 a\n~~~~\n#0V%T\n`\nend\n".withView { UUEncode.decode($0) }
        #expect(decoded?.bytes == "Cat".bytes)
        #expect(decoded?.diagnostics == [.uuencodeMalformed])
    }

    @Test("every prefix of a block is read or refused")
    func prefixes() {
        let block = Encoder.uuencode((0...99).map { UInt8($0) }, name: "a").bytes
        for count in 0..<block.count {
            let decoded = Array(block.prefix(count)).withByteView { UUEncode.decode($0) }
            #expect((decoded?.bytes.count ?? 0) <= 100)
            #expect((decoded?.end ?? 0) <= count)
        }
    }
}
