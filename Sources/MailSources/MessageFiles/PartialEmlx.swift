import Bytes

/// A message out of which Apple Mail took the attachments: `Messages/7.partial.emlx` beside `Attachments/7/2.4/name`,
/// where 2.4 is the part's number as IMAP counts (RFC 3501 section 6.4.5). Its versions 3 to 6 kept them beside the
/// message, encoded as they had come: `Messages/7.2.4.emlxpart`.
///
/// Mail marks such parts with `X-Apple-Content-Length` and leaves their bodies empty. The attachments are put back in
/// the transfer encoding that the part's header names; the bytes that are there stay as they are. The same files give
/// the same bytes each time.
enum PartialEmlx {
    private static let suffix = Array(".partial.emlx".utf8)
    private static let partSuffix = ".emlxpart"

    static func isPartial(_ path: RawPath) -> Bool {
        path.bytes.count > suffix.count && path.bytes.suffix(suffix.count).elementsEqual(suffix)
    }

    /// Whether a file is a part that stands beside its message.
    static func isPart(_ name: ArraySlice<UInt8>) -> Bool {
        name.suffix(partSuffix.utf8.count).elementsEqual(partSuffix.utf8)
    }

    /// Whether `name` is a folder in `folder` with the attachments of the messages beside it: it has numbered folders
    /// only, and the messages are Apple Mail's.
    static func isAttachments(_ name: ArraySlice<UInt8>, among names: FolderListing, in folder: RawPath) -> Bool {
        guard name.elementsEqual("Attachments".utf8), names.contains("Messages"),
            let messages = try? FolderListing(of: folder.appending("Messages".utf8)),
            let attachments = try? FolderListing(of: folder.appending(name))
        else { return false }
        return messages.contains { $0.suffix(5).elementsEqual(".emlx".utf8) }
            && attachments.allSatisfy { $0.first == UInt8(ascii: ".") || isNumber($0) }
    }

    private static func isNumber(_ name: ArraySlice<UInt8>) -> Bool { !name.isEmpty && name.allSatisfy { $0.isDigit } }

    /// The folder of a message's attachments; nil where the name of its file has no number.
    private static func attachments(of path: RawPath) -> RawPath? {
        let number = path.lastComponent.dropLast(suffix.count)
        guard isNumber(number[...]) else { return nil }
        return path.parent.holder.appending("Attachments".utf8).appending(number)
    }

    /// When a message's attachments were last changed, in nanoseconds since 1970: such a change is one of the message. 0
    /// for a message that has lost none.
    static func attachmentsModifiedAt(_ path: RawPath) -> Int64 {
        guard isPartial(path), let folder = attachments(of: path), let names = try? FolderListing(of: folder) else {
            return 0
        }
        var latest: Int64 = 0
        for name in names.prefix(1_000) where name.first != UInt8(ascii: ".") {
            if let status = try? FileStatus(of: folder.appending(name)) {
                latest = max(latest, status.changeStamp)
            }
        }
        return latest
    }

    /// `message` with those of its attachments that are there.
    ///
    /// - Parameter path: the file that `message` stands in.
    static func restored(_ message: [UInt8], path: RawPath) -> [UInt8] {
        var outline = MessageOutline(message: message)
        outline.walk()
        guard !outline.strippedParts.isEmpty, let folder = attachments(of: path) else { return message }
        var result: [UInt8] = []
        var copied = 0
        for part in outline.strippedParts {
            let room = room(result, message)
            let content = content(of: part.number, in: folder, room: room)
            guard let body = content ?? encoded(part.number, of: path, room: room) else { continue }
            result.append(contentsOf: message[copied..<part.bodyStart])
            content == nil ? result.append(contentsOf: body) : part.encoding.append(body, to: &result)
            copied = part.bodyStart
            // The boundary that follows must begin a line.
            if !part.hasLineEnd, result.last != 0x0A { result.append(0x0A) }
        }
        result.append(contentsOf: message[copied...])
        return result
    }

    /// How large an attachment may be to fit into the message. Quoted-printable makes it up to three times as large.
    private static func room(_ result: [UInt8], _ message: [UInt8]) -> Int {
        max(0, SourceLimits.messageBytes - result.count - message.count) / 4
    }

    /// The attachment that belongs to a part: the only file in the folder of its number.
    private static func content(of part: [Int], in folder: RawPath, room: Int) -> [UInt8]? {
        let place = folder.appending(name(of: part).utf8)
        guard let names = try? FolderListing(of: place) else { return nil }
        for name in names where name.first != UInt8(ascii: ".") {
            if let content = bytes(of: place.appending(name), room: room) { return content }
        }
        return nil
    }

    private static func name(of part: [Int]) -> String {
        part.isEmpty ? "1" : part.map(String.init).joined(separator: ".")
    }

    /// The body of a part that stands in a file of its own beside the message.
    private static func encoded(_ part: [Int], of path: RawPath, room: Int) -> [UInt8]? {
        let number = path.lastComponent.dropLast(suffix.count)
        return bytes(of: path.parent.appending(number + ".\(name(of: part))\(partSuffix)".utf8), room: room)
    }

    /// Nil for a file that is not there, empty, or too large.
    private static func bytes(of path: RawPath, room: Int) -> [UInt8]? {
        guard let source = try? ByteSource(opening: path), let size = try? source.status().size, size > 0,
            size <= Int64(room)
        else { return nil }
        return try? plainBytes(of: path, count: Int(size))
    }

    /// The bytes of a file as they stand, also where the attachment is a compressed file.
    private static func plainBytes(of path: RawPath, count: Int) throws(SourceError) -> [UInt8] {
        if let place = try? PackedFolders.place(at: path) {
            return try place.folder.open(place.member, path: path).bytes(at: 0, count: count)
        }
        return try PlainFile(opening: path).bytes(at: 0, count: count)
    }
}

extension RawPath {
    /// The folder that holds this one.
    fileprivate var holder: RawPath { lastComponent.elementsEqual(".".utf8) ? appending("..".utf8) : parent }
}

/// The parts of a message that lost their attachments, and their numbers.
private struct MessageOutline {
    enum Encoding {
        case identity, base64, quotedPrintable
    }

    struct StrippedPart {
        /// As IMAP counts: 2.4 is the fourth part in the second.
        var number: [Int]
        /// Behind the blank line that ends its header.
        var bodyStart: Int
        var encoding: Encoding
        /// Whether a line end stands between the empty body and the boundary that follows it.
        var hasLineEnd = false
    }

    let message: [UInt8]
    var strippedParts: [StrippedPart] = []
    /// The multiparts that are open, the innermost last.
    var levels: [Level] = []
    var part = Part()
    /// A marked part whose body was not read yet.
    var candidate: StrippedPart?

    /// A multipart.
    struct Level {
        var boundary: [UInt8]
        var number: [Int]
        var count = 0
    }

    /// The part that is being read.
    struct Part {
        var number: [Int] = []
        var isInHeader = true
        var field: [UInt8] = []
        var type: [UInt8] = []
        var encoding = Encoding.identity
        var isStripped = false
    }

    private static let maximumDepth = 100
    private static let maximumParts = 1_000
    private static let maximumFieldBytes = 16_384

    mutating func walk() {
        var start = 0
        while start < message.count {
            let end = message[start...].firstIndex(of: 0x0A) ?? message.count
            take(start, end)
            start = end + 1
        }
        settle(before: message.count)
    }

    private mutating func take(_ start: Int, _ end: Int) {
        var line = message[start..<end]
        if line.last == 0x0D { line.removeLast() }
        if line.starts(with: [0x2D, 0x2D]), takeBoundary(line.dropFirst(2), at: start) { return }
        guard part.isInHeader else { return }
        if line.isEmpty { return endHeader(bodyStart: min(end + 1, message.count)) }
        if line[line.startIndex] == 0x20 || line[line.startIndex] == 0x09 {
            if part.field.count < Self.maximumFieldBytes { part.field += line }
        } else {
            endField()
            part.field = Array(line.prefix(Self.maximumFieldBytes))
        }
    }

    private mutating func takeBoundary(_ line: ArraySlice<UInt8>, at start: Int) -> Bool {
        var line = line
        while line.last == 0x20 || line.last == 0x09 { line.removeLast() }
        for index in levels.indices.reversed() {
            let boundary = levels[index].boundary
            guard line.starts(with: boundary) else { continue }
            let rest = line.dropFirst(boundary.count)
            let isLast = rest.elementsEqual([0x2D, 0x2D])
            guard rest.isEmpty || isLast else { continue }
            settle(before: start)
            levels.removeLast(levels.count - index - 1)
            if isLast {
                levels.removeLast()
                part = Part(isInHeader: false)
            } else {
                levels[index].count += 1
                part = Part(number: levels[index].number + [levels[index].count])
            }
            return true
        }
        return false
    }

    private mutating func endField() {
        defer { part.field = [] }
        guard let colon = part.field.firstIndex(of: 0x3A) else { return }
        let name = String(decoding: part.field[..<colon], as: UTF8.self).lowercased()
        let value = part.field[(colon + 1)...]
        switch name {
        case "content-type": part.type = Array(value)
        case "content-transfer-encoding":
            let word = String(decoding: value, as: UTF8.self).lowercased()
            part.encoding =
                word.contains("base64") ? .base64 : word.contains("quoted-printable") ? .quotedPrintable : .identity
        case "x-apple-content-length": part.isStripped = true
        default: break
        }
    }

    private mutating func endHeader(bodyStart: Int) {
        endField()
        part.isInHeader = false
        let type = String(decoding: part.type.prefix(200), as: UTF8.self).lowercased().drop { $0 == " " || $0 == "\t" }
        if type.hasPrefix("multipart/"), levels.count < Self.maximumDepth, let boundary = Self.boundary(part.type) {
            levels.append(Level(boundary: boundary, number: part.number))
        } else if type.hasPrefix("message/rfc822"), !part.isStripped {
            part = Part(number: part.number)
        } else if part.isStripped {
            candidate = StrippedPart(number: part.number, bodyStart: bodyStart, encoding: part.encoding)
        }
    }

    /// Ends the part: a marked part whose body is not empty has lost nothing.
    private mutating func settle(before end: Int) {
        defer { candidate = nil }
        guard var found = candidate, strippedParts.count < Self.maximumParts,
            message[found.bodyStart..<max(found.bodyStart, end)].allSatisfy({ $0 <= 0x20 })
        else { return }
        found.hasLineEnd = found.bodyStart < end
        strippedParts.append(found)
    }

    private static func boundary(_ type: [UInt8]) -> [UInt8]? {
        let name = Array("boundary=".utf8)
        let lower = type.map(\.asciiLowercased)
        guard let start = lower.indices.first(where: { lower[$0...].starts(with: name) }) else { return nil }
        let value = type[(start + name.count)...]
        let boundary =
            value.first == 0x22 ? value.dropFirst().prefix { $0 != 0x22 } : value.prefix { $0 > 0x20 && $0 != 0x3B }
        return boundary.isEmpty ? nil : Array(boundary)
    }
}

extension MessageOutline.Encoding {
    fileprivate func append(_ content: [UInt8], to output: inout [UInt8]) {
        switch self {
        case .identity: output += content
        case .base64: Self.appendBase64(content, to: &output)
        case .quotedPrintable: Self.appendQuotedPrintable(content, to: &output)
        }
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// RFC 2045 section 6.8, lines of 76 characters.
    private static func appendBase64(_ content: [UInt8], to output: inout [UInt8]) {
        for start in stride(from: 0, to: content.count, by: 3) {
            if start > 0, start % 57 == 0 { output.append(0x0A) }
            let group = content[start..<min(start + 3, content.count)]
            var bits: UInt32 = 0
            for offset in 0..<3 { bits = bits << 8 | (offset < group.count ? UInt32(group[start + offset]) : 0) }
            for place in 0..<4 {
                output.append(place <= group.count ? alphabet[Int(bits >> UInt32(18 - 6 * place) & 63)] : 0x3D)
            }
        }
    }

    /// RFC 2045 section 6.7; line ends stay as they are.
    private static func appendQuotedPrintable(_ content: [UInt8], to output: inout [UInt8]) {
        let digits = Array("0123456789ABCDEF".utf8)
        var column = 0
        for (index, byte) in content.enumerated() {
            if byte == 0x0A || byte == 0x0D && index + 1 < content.count && content[index + 1] == 0x0A {
                output.append(byte)
                column = 0
                continue
            }
            let next = index + 1 < content.count ? content[index + 1] : 0x0A
            let endsLine = next == 0x0A || next == 0x0D
            let isPlain = (0x21...0x7E).contains(byte) && byte != 0x3D || (byte == 0x20 || byte == 0x09) && !endsLine
            if column + (isPlain ? 1 : 3) > 75 {
                output += [0x3D, 0x0A]
                column = 0
            }
            output += isPlain ? [byte] : [0x3D, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            column += isPlain ? 1 : 3
        }
    }
}
