import Foundation
import MessageContent
import MessageFormat

/// An Email's JSON, laid out for reading: one member a line, small objects whole, long strings by their hash.
struct GoldenJSON {
    /// Strings of more characters are replaced by their hash.
    static let longest = 2_000
    /// Objects and arrays without others inside stand on one line up to this many bytes.
    private static let lineLength = 110
    /// Lines deeper than this are not indented further.
    private static let deepest = 24

    private let json: [UInt8]
    private var output: [UInt8] = []
    private var depth = 0

    static func text(of email: Email) -> String {
        var writer = JSONWriter()
        writer.object { email.writeMembers(to: &$0) }
        var layout = GoldenJSON(json: writer.bytes)
        layout.run()
        return String(decoding: layout.output, as: UTF8.self) + "\n"
    }

    private init(json: [UInt8]) { self.json = json }

    private mutating func run() {
        var cursor = 0
        while cursor < json.count {
            let byte = json[cursor]
            switch byte {
            case UInt8(ascii: "\""):
                let end = endOfString(at: cursor)
                output += shortened(json[cursor..<end])
                cursor = end
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                if let end = endOfShort(at: cursor) {
                    output += spaced(json[cursor..<end])
                    cursor = end
                    continue
                }
                output.append(byte)
                breakLine(deeper: 1)
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                breakLine(deeper: -1)
                output.append(byte)
            case UInt8(ascii: ","):
                output.append(byte)
                breakLine(deeper: 0)
            case UInt8(ascii: ":"): output += Array(": ".utf8)
            default: output.append(byte)
            }
            cursor += 1
        }
    }

    private mutating func breakLine(deeper: Int) {
        depth += deeper
        output.append(0x0A)
        output.append(contentsOf: repeatElement(0x20, count: min(depth, Self.deepest)))
    }

    private func endOfString(at start: Int) -> Int {
        var cursor = start + 1
        while json[cursor] != UInt8(ascii: "\"") { cursor += json[cursor] == UInt8(ascii: "\\") ? 2 : 1 }
        return cursor + 1
    }

    /// Offset after an object or array that holds no other and fits on a line.
    private func endOfShort(at start: Int) -> Int? {
        var cursor = start + 1
        while cursor < json.count, cursor - start < Self.lineLength {
            switch json[cursor] {
            case UInt8(ascii: "\""): cursor = endOfString(at: cursor)
            case UInt8(ascii: "{"), UInt8(ascii: "["): return nil
            case UInt8(ascii: "}"), UInt8(ascii: "]"): return cursor + 1
            default: cursor += 1
            }
        }
        return nil
    }

    private func spaced(_ span: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var cursor = span.startIndex
        while cursor < span.endIndex {
            let end = json[cursor] == UInt8(ascii: "\"") ? endOfString(at: cursor) : cursor + 1
            result += json[cursor..<end]
            if json[cursor] == UInt8(ascii: ",") || json[cursor] == UInt8(ascii: ":") { result.append(0x20) }
            cursor = end
        }
        return result
    }

    /// The string, or what it hashes to: `"sha256:… (5120 characters)"`.
    private func shortened(_ quoted: ArraySlice<UInt8>) -> [UInt8] {
        guard quoted.count > Self.longest else { return Array(quoted) }
        guard let value = try? JSONDecoder().decode(String.self, from: Data(quoted)) else { return Array(quoted) }
        guard value.unicodeScalars.count > Self.longest else { return Array(quoted) }
        let hash = Array(value.utf8).withByteView { ContentHash(of: $0).hex }
        return Array("\"sha256:\(hash) (\(value.unicodeScalars.count) characters)\"".utf8)
    }
}
