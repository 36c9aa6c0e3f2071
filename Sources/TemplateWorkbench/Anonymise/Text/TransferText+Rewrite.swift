import Bytes
import Foundation
import MessageFormat
import VerificationCodes

/// New bytes for a range of a ``TransferText``.
struct ByteEdit {
    var range: Range<Int>
    var bytes: [UInt8]
}

extension TransferText {
    /// The region of the raw message with `edits` made, which must be in order and apart from each other.
    func rewrite(_ edits: [ByteEdit], of raw: ByteView) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(range.count + 64)
        var cursor = range.start
        var segment = 0
        for change in edits.flatMap(byteChanges) {
            if forms[change.index] == .digits { continue }
            writeSegments(&segment, before: change.index, edits, raw, &cursor, &output)
            let offset = Int(offsets[change.index])
            guard offset >= cursor else { continue }
            output.append(contentsOf: raw.slice(cursor, offset).buffer)
            write(change.bytes, as: forms[change.index], like: raw, at: offset, &output)
            cursor = offset + (forms[change.index] == .escape ? 3 : 1)
        }
        writeSegments(&segment, before: count, edits, raw, &cursor, &output)
        output.append(contentsOf: raw.slice(cursor, range.end).buffer)
        return output
    }

    /// The new bytes for each byte of the range: one each, and all that are left over for the last one.
    private func byteChanges(_ edit: ByteEdit) -> [(index: Int, bytes: ArraySlice<UInt8>)] {
        edit.range.enumerated().map { position, index in
            let lower = min(position, edit.bytes.count)
            let isLast = index == edit.range.upperBound - 1
            return (index, edit.bytes[lower..<(isLast ? edit.bytes.count : min(lower + 1, edit.bytes.count))])
        }
    }

    private func write(
        _ bytes: ArraySlice<UInt8>, as form: Form, like raw: ByteView, at offset: Int, _ output: inout [UInt8]
    ) {
        let isLower = form == .escape && [raw.peek(offset + 1), raw.peek(offset + 2)].contains { $0 >= 0x61 }
        for byte in bytes {
            switch form {
            case .quoted where byte.needsEscape, .escape:
                let digits = Array((isLower ? "0123456789abcdef" : "0123456789ABCDEF").utf8)
                output += [0x3D, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            default: output.append(byte)
            }
        }
    }

    // MARK: Base64

    /// Writes the segments that have changes and lie before the decoded byte `limit`.
    private func writeSegments(
        _ next: inout Int, before limit: Int, _ edits: [ByteEdit], _ raw: ByteView, _ cursor: inout Int,
        _ output: inout [UInt8]
    ) {
        while next < segments.count, segments[next].decoded.lowerBound < limit {
            let segment = segments[next]
            next += 1
            guard let bytes = changed(segment, edits), let first = segment.digits.first else { continue }
            output.append(contentsOf: raw.slice(cursor, Int(first)).buffer)
            output += encoded(bytes, like: segment, raw)
            cursor = segment.end
        }
    }

    /// The segment's bytes with the edits made; nil when none touches it.
    private func changed(_ segment: Base64Segment, _ edits: [ByteEdit]) -> [UInt8]? {
        var index = edits.partitioningIndex(where: { $0.range.upperBound > segment.decoded.lowerBound })
        guard index < edits.count, edits[index].range.lowerBound < segment.decoded.upperBound else { return nil }
        var result: [UInt8] = []
        var cursor = segment.decoded.lowerBound
        while index < edits.count, edits[index].range.lowerBound < segment.decoded.upperBound {
            for change in byteChanges(edits[index]) where segment.decoded.contains(change.index) {
                result += bytes[cursor..<change.index]
                result += change.bytes
                cursor = change.index + 1
            }
            index += 1
        }
        return result + bytes[cursor..<segment.decoded.upperBound]
    }

    private func encoded(_ bytes: [UInt8], like segment: Base64Segment, _ raw: ByteView) -> [UInt8] {
        guard let first = segment.digits.first.map(Int.init) else { return [] }
        let digits = Data(bytes).base64EncodedString().utf8.filter { $0 != 0x3D }
        guard digits.count == segment.digits.count else { return wrapped(digits, like: segment) }
        var text = raw.slice(first, segment.end).array
        for (digit, offset) in zip(digits, segment.digits) { text[Int(offset) - first] = digit }
        return text
    }

    /// A new number of digits, in lines as long as the first line was.
    private func wrapped(_ digits: [UInt8], like segment: Base64Segment) -> [UInt8] {
        let padded = digits + [UInt8](repeating: 0x3D, count: (4 - digits.count % 4) % 4)
        guard let lineEnd else { return padded }
        var width = 1
        while width < segment.digits.count, segment.digits[width] == segment.digits[width - 1] + 1 { width += 1 }
        if width == segment.digits.count { width = max(width, 76) }
        var result: [UInt8] = []
        for start in stride(from: 0, to: padded.count, by: width) {
            if start > 0 { result += lineEnd }
            result += padded[start..<min(start + width, padded.count)]
        }
        return result
    }
}

extension UInt8 {
    /// Whether quoted-printable text or a Q-encoded word could not hold the byte as itself (RFC 2047 section 4.2).
    fileprivate var needsEscape: Bool { self >= 0x7F || self < 0x20 || self == 0x3D || self == 0x3F || self == 0x5F }
}
