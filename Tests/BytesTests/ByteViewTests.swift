import Bytes
import TestSupport
import Testing

@Suite("views of bytes")
struct ByteViewTests {
    @Test("looking outside gives zero", arguments: [Int.min, -1, 3, 4, Int.max])
    func peek(index: Int) {
        "abc".withView { #expect($0.peek(index) == 0) }
    }

    @Test("looking inside gives the byte")
    func inside() {
        "abc".withView { view in
            #expect((0..<3).map { view[$0] } == "abc".bytes)
            #expect((0..<3).map { view.peek($0) } == "abc".bytes)
        }
    }

    @Test(
        "a slice is cut to the bounds",
        arguments: [
            (0, 3, "abc"), (1, 2, "b"), (-5, 2, "ab"), (1, 100, "bc"), (2, 1, ""), (3, 3, ""), (50, 100, ""),
            (Int.min, Int.max, "abc"), (Int.max, Int.min, ""),
        ])
    func slice(lower: Int, upper: Int, text: String) {
        "abc".withView { #expect(String($0.slice(lower, upper)) == text) }
    }

    @Test("a range is cut to the bounds", arguments: [(0, 3, "abc"), (1, 2, "b"), (1, 100, "bc"), (50, 100, "")])
    func range(lower: Int, upper: Int, text: String) {
        "abc".withView { #expect(String($0[ByteRange(lower, upper)]) == text) }
    }

    @Test("a view of nothing can be asked everything")
    func nothing() {
        ByteView(UnsafeBufferPointer(start: nil, count: 0)).expectNothing()
        [UInt8]().withByteView { $0.expectNothing() }
        "abc".withView { $0.slice(3, 3).expectNothing() }
    }

    @Test("the first of a byte, between two offsets")
    func firstIndex() {
        "abcabc".withView { view in
            #expect(view.firstIndex(of: 0x62) == 1)
            #expect(view.firstIndex(of: 0x62, from: 2) == 4)
            #expect(view.firstIndex(of: 0x62, from: 2, to: 4) == nil)
            #expect(view.firstIndex(of: 0x62, from: 2, to: 500) == 4)
            #expect(view.firstIndex(of: 0x62, from: 6) == nil)
            #expect(view.firstIndex(of: 0x62, from: -1) == nil)
            #expect(view.firstIndex(of: 0x7A) == nil)
        }
    }

    @Test("letter case is passed over in ASCII, and in ASCII only")
    func letterCase() {
        "MiXeD".withView { view in
            #expect(view.equals("mixed"))
            #expect(view.hasPrefix("mix"))
            #expect(view.hasPrefix("xed", at: 2))
            #expect(!view.hasPrefix("xedx", at: 2))
            #expect(!view.hasPrefix("m", at: -1))
            #expect(!view.hasPrefix("m", at: 5))
            #expect(!view.equals("mixe"))
            #expect(!view.equals("mixedx"))
        }
        "[".withView { #expect(!$0.equals("{")) }
        "\u{C4}".withView { #expect(!$0.equals("\u{E4}")) }
    }

    @Test("bisection finds where a sorted collection changes over")
    func bisection() {
        for length in 0..<6 {
            for first in 0...length {
                let slice = Array(repeating: 0, count: 3) + (0..<length).map { $0 >= first ? 1 : 0 }
                #expect(slice[3...].partitioningIndex { $0 == 1 } == 3 + first)
            }
        }
    }

    @Test("two views are equal byte for byte")
    func compare() {
        "ab".withView { lower in
            "AB".withView { upper in
                #expect(!lower.equals(upper))
                #expect(lower.equals(lower))
            }
        }
    }

    @Test("white space is trimmed at both ends", arguments: [(" a b\r\n", "a b"), ("\t\n", ""), ("a", "a"), ("", "")])
    func trimmed(text: String, inner: String) {
        text.withView { #expect(String($0.trimmed()) == inner) }
    }

    @Test("a part knows where it stands")
    func offset() {
        "  abc ".withView { #expect($0.trimmed().offset(in: $0) == 2) }
    }

    @Test("a range clamps what no message can hold")
    func byteRange() {
        #expect(ByteRange(-5, -1).isEmpty)
        #expect(ByteRange(5, 2) == ByteRange(5, 5))
        #expect(ByteRange(0, Int.max).end == Int(UInt32.max))
        #expect(ByteRange(2, 7).count == 5)
        #expect(ByteRange(2, 7).shifted(by: 3) == ByteRange(5, 10))
        #expect(ByteRange.empty.isEmpty)
    }

    @Test("classes of bytes")
    func classes() {
        let all = (0...255).map { UInt8($0) }
        #expect(String(utf8: all.filter(\.isDigit)) == "0123456789")
        #expect(String(utf8: all.filter(\.isLetter)) == "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
        #expect(all.filter(\.isWhiteSpace) == [0x09, 0x20])
        #expect(all.filter(\.isFoldingWhiteSpace) == [0x09, 0x0A, 0x0D, 0x20])
        #expect(all.filter { $0.asciiLowercased != $0 }.count == 26)
        #expect(String(utf8: all.filter { $0.hexValue != nil }) == "0123456789ABCDEFabcdef")
        #expect("09afAF".bytes.map(\.hexValue) == [0, 9, 10, 15, 10, 15])
    }
}

extension ByteView {
    fileprivate func expectNothing(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(isEmpty && array.isEmpty && fullRange.isEmpty, sourceLocation: sourceLocation)
        #expect(firstIndex(of: 0) == nil, sourceLocation: sourceLocation)
        #expect(trimmed().isEmpty && slice(0, 5).isEmpty, sourceLocation: sourceLocation)
        #expect(equals("") && hasPrefix("") && !hasPrefix("a"), sourceLocation: sourceLocation)
        #expect(equals(self), sourceLocation: sourceLocation)
        #expect(peek(0) == 0, sourceLocation: sourceLocation)
    }
}
