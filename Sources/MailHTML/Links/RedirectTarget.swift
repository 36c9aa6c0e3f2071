import Bytes

/// Decodes the target of a redirect.
package enum RedirectTarget {
    /// How many levels of encoding are undone, such as Base64 around JSON around percent-encoding.
    private static let depth = 4
    /// Keys of JSON that hold the target, as Mandrill and others, Customer.io, Substack and Dynamics write it.
    private static let keys: [[UInt8]] = ["url", "href", "e", "TargetUrl"].map { Array($0.utf8) }

    enum Form: Sendable {
        /// Percent-encoded once, as parameters and segments are.
        case encoded
        /// Not encoded for its place, though it may be percent-encoded as a whole.
        case raw
    }

    /// - Parameter omitsScheme: the address begins with its host.
    /// - Returns: an http or https address of an ordinary host as `URLPolicy` writes it.
    static func decode(_ text: ArraySlice<UInt8>, _ form: Form, omitsScheme: Bool = false) -> [UInt8]? {
        let plain = form == .encoded ? percentDecoded(text)[...] : text
        if omitsScheme, !isWeb(plain) { return checked(Array("https://".utf8) + plain) }
        return find(plain)
    }

    /// The text without the colon and the digest that Disqus puts after the address.
    static func withoutDigest(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let decoded = percentDecoded(text)[...]
        guard let colon = decoded.lastIndex(of: 0x3a), decoded.endIndex - colon > 20, colon > 8 else { return text }
        let digest = decoded[(colon + 1)...]
        guard digest.allSatisfy({ $0.isAlphanumeric || $0 == 0x2d || $0 == 0x5f }) else { return text }
        return text.dropLast(digest.count + (text.dropLast(digest.count).last == 0x3a ? 1 : 3))
    }

    private static func find(_ start: ArraySlice<UInt8>) -> [UInt8]? {
        var text = start
        for _ in 0..<depth {
            if isWeb(text) { return checked(Array(text)) }
            if text.first == 0x7b {
                guard let value = jsonValue(text) else { return nil }
                text = value[...]
            } else if text.startsIgnoringCase("http%3a") || text.startsIgnoringCase("https%3a") {
                text = percentDecoded(text)[...]
            } else {
                guard let unpacked = unpacked(text) else { return nil }
                text = unpacked[...]
            }
        }
        return isWeb(text) ? checked(Array(text)) : nil
    }

    private static func isWeb(_ text: ArraySlice<UInt8>) -> Bool {
        text.startsIgnoringCase("https:/") || text.startsIgnoringCase("http:/")
    }

    /// Decodes Base64 of an address or of JSON, with "a1" before it as Bing writes it, or as a part of a JSON Web Token
    /// between dots.
    private static func unpacked(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        let body = text.starts(with: "a1".utf8) ? text.dropFirst(2) : text
        for part in body.split(separator: 0x2e).prefix(3) {
            guard let bytes = base64Decoded(part) else { continue }
            let isFound =
                isWeb(bytes[...]) || bytes[...].startsIgnoringCase("http%3a")
                || bytes[...].startsIgnoringCase("https%3a") || bytes.first == 0x7b && jsonValue(bytes[...]) != nil
            if isFound { return bytes }
        }
        return nil
    }

    /// The address, if its host is a plain name: with a dot, without user and escapes. No other target is followed.
    private static func checked(_ url: [UInt8]) -> [UInt8]? {
        guard url.count <= HTMLLimits.addressBytes else { return nil }
        var url = url
        if let colon = url.firstIndex(of: 0x3a), url.count > colon + 2, url[colon + 1] == 0x2f, url[colon + 2] != 0x2f {
            // Gateways that put the address into a path lose one of two slashes.
            url.insert(0x2f, at: colon + 1)
        }
        guard case .keep(let kept) = URLPolicy.link(url[...]), let parts = AddressParts(kept) else { return nil }
        let authority = kept[..<parts.path.lowerBound].drop { $0 != 0x2f }.dropFirst(2)
        let host = kept[parts.host]
        let isPlain =
            host.contains(0x2e) && !authority.contains(0x40)
            && host.allSatisfy { $0.isAlphanumeric || $0 == 0x2e || $0 == 0x2d || $0 == 0x5f }
        return isPlain ? kept : nil
    }

    /// Decodes `%41` and the like. Anything but printable ASCII characters stays encoded, so that neither controls nor
    /// invalid UTF-8 can result.
    package static func percentDecoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(text.count)
        var position = text.startIndex
        while position < text.endIndex {
            let byte = text[position]
            if byte == 0x25, position + 2 < text.endIndex, let high = text[position + 1].hexValue,
                let low = text[position + 2].hexValue
            {
                let value = UInt8(high << 4 | low)
                if value > 0x20, value < 0x7f {
                    output.append(value)
                } else {
                    output.append(contentsOf: text[position...(position + 2)])
                }
                position += 3
            } else {
                output.append(byte)
                position += 1
            }
        }
        return output
    }

    /// Decodes Base64 in both alphabets of RFC 4648, with or without padding; nil for anything else.
    static func base64Decoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        var output: [UInt8] = []
        output.reserveCapacity(text.count * 3 / 4)
        var bits: UInt32 = 0
        var count: UInt32 = 0
        for byte in text {
            let value: UInt32
            switch byte {
            case 0x41...0x5a: value = UInt32(byte - 0x41)
            case 0x61...0x7a: value = UInt32(byte - 0x61 + 26)
            case 0x30...0x39: value = UInt32(byte - 0x30 + 52)
            case 0x2b, 0x2d: value = 62
            case 0x2f, 0x5f: value = 63
            case 0x3d: continue
            default: return nil
            }
            bits = (bits << 6 | value) & 0xff_ffff
            count += 6
            if count >= 8 {
                count -= 8
                output.append(UInt8(truncatingIfNeeded: bits >> count))
            }
        }
        return output.isEmpty ? nil : output
    }

    /// The value of one of `keys`, even in JSON within a string of JSON, with its escapes undone.
    private static func jsonValue(_ json: ArraySlice<UInt8>) -> [UInt8]? {
        let text = withoutEscapes(json)
        for key in keys {
            let wanted = [0x22] + key + [0x22]
            var position = 0
            while let quote = text[position...].firstIndex(of: 0x22), quote + wanted.count < text.count {
                position = quote + 1
                guard text[quote..<(quote + wanted.count)].elementsEqual(wanted) else { continue }
                var rest = text[(quote + wanted.count)...].drop { $0 == 0x20 }
                guard rest.first == 0x3a else { continue }
                rest = rest.dropFirst().drop { $0 == 0x20 }
                guard rest.first == 0x22 else { continue }
                let value = rest.dropFirst().prefix { $0 != 0x22 }
                if value.startsIgnoringCase("http") { return Array(value) }
            }
        }
        return nil
    }

    /// JSON without backslashes: each level of strings doubles them, and without them all levels look alike. `\u0026`
    /// and the like become the printable character that they mean.
    private static func withoutEscapes(_ json: ArraySlice<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(json.count)
        var rest = json
        while let byte = rest.first {
            guard byte == 0x5c else {
                output.append(byte)
                rest = rest.dropFirst()
                continue
            }
            rest = rest.drop { $0 == 0x5c }
            guard rest.starts(with: "u00".utf8), let high = rest.dropFirst(3).first?.hexValue,
                let low = rest.dropFirst(4).first?.hexValue
            else { continue }
            let value = UInt8(high << 4 | low)
            if value > 0x22, value < 0x7f { output.append(value) }
            rest = rest.dropFirst(5)
        }
        return output
    }
}

/// The three forms of Proofpoint's URL Defense.
enum URLDefense {
    static func target(of address: AddressParts) -> [UInt8]? {
        let url = address.url
        let version = address.segments.first.map { url[$0] } ?? []
        if version.elementsEqual("v3".utf8) { return third(url[address.path.lowerBound...]) }
        guard let range = address.parameter(Array("u".utf8)) else { return nil }
        guard version.elementsEqual("v2".utf8) else { return RedirectTarget.decode(url[range], .encoded) }
        // Version 2 writes "-" for "%" and "_" for "/".
        let text = url[range].map { $0 == 0x2d ? 0x25 : $0 == 0x5f ? 0x2f : $0 }
        return RedirectTarget.decode(text[...], .encoded)
    }

    /// Version 3: `__address__;characters!…`. Each "*" of the address stands for the next character of the Base64 text,
    /// "**" and a letter for several.
    private static func third(_ path: ArraySlice<UInt8>) -> [UInt8]? {
        guard let start = path.firstRange(of: "/__".utf8)?.upperBound, let end = lastEnd(path[start...])
        else { return nil }
        let tail = path[end...].dropFirst(2)
        let packed: ArraySlice<UInt8> = tail.first == 0x3b ? tail.dropFirst().prefix { $0 != 0x21 } : []
        let characters = Array(
            String(decoding: RedirectTarget.base64Decoded(packed) ?? [], as: UTF8.self).unicodeScalars)
        var next = characters[...]
        var output: [UInt8] = []
        var rest = path[start..<end]
        while let byte = rest.first {
            rest = rest.dropFirst()
            guard byte == 0x2a, !next.isEmpty else {
                output.append(byte)
                continue
            }
            var count = 1
            if rest.first == 0x2a, let length = rest.dropFirst().first.flatMap(runLength) {
                count = length
                rest = rest.dropFirst(2)
            }
            for scalar in next.prefix(count) { append(scalar, to: &output) }
            next = next.dropFirst(count)
        }
        return RedirectTarget.decode(output[...], .raw)
    }

    /// Where the last "__;" begins, else the last "__": the characters after it may have underscores, too.
    private static func lastEnd(_ text: ArraySlice<UInt8>) -> Int? {
        var last: Int?
        var lastWithSign: Int?
        for index in text.indices.dropLast() where text[index] == 0x5f && text[index + 1] == 0x5f {
            last = index
            if index + 2 < text.endIndex, text[index + 2] == 0x3b { lastWithSign = index }
        }
        return lastWithSign ?? last
    }

    private static func append(_ scalar: Unicode.Scalar, to output: inout [UInt8]) {
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
            if byte > 0x20, byte < 0x7f {
                output.append(byte)
            } else {
                output.append(0x25)
                for digit: UInt8 in [byte >> 4, byte & 15] { output.append(digit < 10 ? digit + 0x30 : digit + 0x37) }
            }
        }
    }

    /// How many characters a letter stands for: A is 2, … Z 27, a 28, … z 53, 0 54, … 9 63, "-" 64, "_" 65.
    private static func runLength(_ byte: UInt8) -> Int? {
        switch byte {
        case 0x41...0x5a: Int(byte) - 0x41 + 2
        case 0x61...0x7a: Int(byte) - 0x61 + 28
        case 0x30...0x39: Int(byte) - 0x30 + 54
        case 0x2d: 64
        case 0x5f: 65
        default: nil
        }
    }
}
