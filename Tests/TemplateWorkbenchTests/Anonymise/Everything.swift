import Bytes
import MessageContent
import MessageFormat
import VerificationCodes

/// All that can be read in a message, however it is encoded: what a curious reader would search. It shares no code with
/// the anonymiser beyond the decoders.
struct Everything {
    private var texts: [[UInt8]] = []

    init(in raw: [UInt8]) {
        let latin = String(String.UnicodeScalarView(raw.map { Unicode.Scalar($0) }))
        add(latin)
        add(String(decoding: raw, as: UTF8.self))
        let email = Email(reading: raw)
        add(email.text + "\n" + (email.html?.html ?? "") + "\n" + email.otherText)
        for value in email.bodyValues { add(value.value) }
        for header in email.headers { add(Email.decodedHeaderText(header.value)) }
        let message = raw.withByteView { Message(parsing: $0) }
        raw.withByteView { view in
            for field in message.fields {
                add(Email.decodedHeaderText(String(decoding: view[field.body].array, as: UTF8.self)))
            }
            for (index, entity) in message.entities.enumerated() where !entity.hasChildren(at: index) {
                let bytes = PartDecoder.decode(entity, in: view).content.withBytes(in: view) { $0.array }
                add(String(decoding: bytes, as: UTF8.self))
                add(bytes.withUnsafeBufferPointer { TextDecoder.decode($0, label: nil).string })
            }
        }
    }

    /// A text as it is, without tags, with escapes undone, and all its tokens from base64 and hexadecimal.
    private mutating func add(_ text: String) {
        let plain = unescaped(text)
        texts += [text, plain, withoutTags(plain)].map { Array($0.lowercased().utf8) }
        for token in plain.split(whereSeparator: {
            !($0.isASCII && ($0.isLetter || $0.isNumber)) && !"-_+".contains($0)
        })
        where token.utf8.count > 7 {
            let bytes = Array(token.utf8)
            for offset in 0..<4 {
                let decoded = Array(bytes.dropFirst(offset)).withByteView { Base64.decode($0).bytes }
                texts.append(Array(String(decoding: decoded, as: UTF8.self).lowercased().utf8))
            }
            let hex = stride(from: 0, to: bytes.count - 1, by: 2).compactMap { index -> UInt8? in
                guard let high = bytes[index].hexValue, let low = bytes[index + 1].hexValue else { return nil }
                return high << 4 | low
            }
            texts.append(Array(String(decoding: hex, as: UTF8.self).lowercased().utf8))
        }
    }

    private func unescaped(_ text: String) -> String {
        var bytes = Array(text.utf8)
        for _ in 0..<3 {
            var result: [UInt8] = []
            var i = 0
            while i < bytes.count {
                if bytes[i] == 0x25, i + 2 < bytes.count, let high = bytes[i + 1].hexValue,
                    let low = bytes[i + 2].hexValue
                {
                    result.append(high << 4 | low)
                    i += 3
                } else {
                    result.append(bytes[i])
                    i += 1
                }
            }
            bytes = result
        }
        var plain = String(decoding: bytes, as: UTF8.self)
        for (name, sign) in [("&#64;", "@"), ("&#46;", "."), ("\\u0040", "@"), ("&eacute;", "é")] {
            plain = plain.split(separator: name, omittingEmptySubsequences: false).joined(separator: sign)
        }
        return plain
    }

    private func withoutTags(_ text: String) -> String {
        var result = ""
        var isTag = false
        for character in text.unicodeScalars {
            if character == "<" { isTag = true }
            if !isTag { result.unicodeScalars.append(character) }
            if character == ">" { isTag = false }
        }
        return result
    }

    /// Whether `original` is anywhere, letter case aside.
    func holds(_ original: String) -> Bool {
        let wanted = Array(original.lowercased().utf8)
        return texts.contains { $0.holds(wanted) }
    }
}

extension Array where Element == UInt8 {
    func holds(_ part: [UInt8]) -> Bool {
        guard let first = part.first, count >= part.count else { return false }
        return withUnsafeBufferPointer { bytes in
            for start in 0...(bytes.count - part.count) where bytes[start] == first {
                if bytes[start..<(start + part.count)].elementsEqual(part) { return true }
            }
            return false
        }
    }
}

/// What must be the same before and after.
struct Structure: Equatable {
    var parts: [String] = []
    var fields: [String] = []

    init(of raw: [UInt8]) {
        raw.withByteView { view in
            let message = Message(parsing: view)
            for entity in message.entities {
                let type = ByteRange(entity.mediaType.type.start, entity.mediaType.subtype.end)
                var line =
                    "\(entity.depth) \(String(decoding: view[type].buffer, as: UTF8.self)) \(entity.encoding.name)"
                if entity.contentTypeField >= 0 {
                    let list = ParameterList(
                        parsing: view[message.fields[Int(entity.contentTypeField)].body],
                        from: Int(entity.parametersOffset))
                    line +=
                        " " + list.parameters.map { String(decoding: $0.name, as: UTF8.self) }.joined(separator: ",")
                    line += " " + String(decoding: list["charset"]?.value ?? [], as: UTF8.self)
                    line += " \(list["boundary"]?.value.count ?? 0)"
                }
                parts.append(line)
            }
            fields = message.fields.map { String(decoding: view[$0.nameRange].buffer, as: UTF8.self) }
        }
    }
}
