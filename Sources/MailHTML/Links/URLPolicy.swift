import Bytes

/// The one place that decides about addresses, in links, images and style sheets alike.
///
/// What a browser would strip (white space around, tabs and line ends within) and what no address holds (controls) goes
/// first. The scheme is what stands before the first colon; it is never guessed.
enum URLPolicy {
    /// Media types of pictures that `data:` addresses may hold: raster formats, which run nothing.
    static let pictureTypes: Set<String> = [
        "image/png", "image/gif", "image/jpeg", "image/jpg", "image/webp", "image/bmp", "image/x-icon",
    ]

    enum Link: Equatable {
        /// http, https, mailto or tel, rewritten.
        case keep([UInt8])
        /// "#name" in the same message; without "#".
        case fragment([UInt8])
        /// Removed; the reason is the scheme or "relative".
        case remove(String)
    }
    enum Image: Equatable {
        /// `cid:` or a raster `data:` address.
        case keep([UInt8])
        /// http or https.
        case remote([UInt8])
        case remove(String)
    }

    static func link(_ raw: some BidirectionalCollection<UInt8>) -> Link {
        let url = stripped(raw)
        if url.first == UInt8(ascii: "#") {
            return url.count == 1 ? .remove("relative") : .fragment(Array(url.dropFirst()))
        }
        guard url.count <= HTMLLimits.addressBytes else { return .remove("too long") }
        guard let scheme = scheme(of: url) else { return .remove("relative") }
        switch scheme {
        case "http", "https": return web(url, scheme).map { .keep($0) } ?? .remove(scheme)
        case "mailto", "tel":
            let rest = scheme == "tel" ? callable(url[4...]) : withoutAttachments(url[7...])
            return rest.isEmpty ? .remove(scheme) : .keep(escaped(rest, behind: scheme + ":"))
        default: return .remove(scheme)
        }
    }

    /// A number to call; nothing of one that holds a code for the telephone itself (`*`, `#`).
    private static func callable(_ number: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let lower = number.map(\.asciiLowercased)
        let isCode = lower.contains { $0 == 0x2a || $0 == 0x23 } || ["%2a", "%23"].contains { lower.contains($0.utf8) }
        return isCode ? [] : number
    }

    /// Mail programs of old attach the reader's own files when a link says so.
    private static func withoutAttachments(_ address: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard let mark = address.firstIndex(of: 0x3f) else { return address }
        let fields = address[(mark + 1)...].split(separator: 0x26, omittingEmptySubsequences: false)
        let kept = fields.filter { field in
            let name = RedirectTarget.percentDecoded(field.prefix { $0 != 0x3d })
            return !name.startsIgnoringCase("attach")
        }
        guard kept.count < fields.count else { return address }
        return address[..<mark] + (kept.isEmpty ? [] : [0x3f] + Array(kept.joined(separator: [0x26])))
    }

    static func image(_ raw: some BidirectionalCollection<UInt8>) -> Image {
        let url = stripped(raw)
        guard let scheme = scheme(of: url) else {
            let isHost = url.count > 2 && url.prefix(2).allSatisfy { $0 == 0x2f || $0 == 0x5c }
            guard isHost, url.count <= HTMLLimits.addressBytes, let web = web(Array("https:".utf8) + url, "https")
            else {
                return .remove("relative")
            }
            return .remote(web)
        }
        switch scheme {
        case "http", "https":
            guard url.count <= HTMLLimits.addressBytes else { return .remove("too long") }
            return web(url, scheme).map { .remote($0) } ?? .remove(scheme)
        case "cid":
            let rest = url.dropFirst(4)
            return rest.isEmpty || rest.count > 1000 ? .remove("cid") : .keep(escaped(rest, behind: "cid:"))
        case "data": return data(url).map { .keep($0) } ?? .remove("data")
        default: return .remove(scheme)
        }
    }

    /// The host of a kept web address, lower-case, without port.
    static func host(of url: [UInt8]) -> String? {
        guard let start = url.firstIndex(of: 0x3a), url.count > start + 3, url[start + 1] == 0x2f else { return nil }
        var authority = url[(start + 3)...]
        authority = authority.prefix { $0 != 0x2f && $0 != 0x3f && $0 != 0x23 }
        if let at = authority.lastIndex(of: 0x40) { authority = authority[(at + 1)...] }
        authority = authority.prefix { $0 != 0x3a }
        return authority.isEmpty ? nil : String(decoding: authority.map(\.asciiLowercased), as: UTF8.self)
    }

    static func stripped(_ raw: some BidirectionalCollection<UInt8>) -> [UInt8] {
        let trimmed = raw.drop { $0 <= 0x20 }
        guard let last = trimmed.lastIndex(where: { $0 > 0x20 }) else { return [] }
        let inner = trimmed[...last]
        return inner.allSatisfy { $0 >= 0x20 && $0 != 0x7f } ? Array(inner) : inner.filter { $0 >= 0x20 && $0 != 0x7f }
    }

    /// The lower-case scheme, nil for a relative address.
    private static func scheme(of url: [UInt8]) -> String? {
        guard let colon = url.prefix(64).firstIndex(of: UInt8(ascii: ":")), colon > 0 else { return nil }
        let name = url[..<colon].map(\.asciiLowercased)
        let isScheme = name.allSatisfy { $0.isASCIIAlphanumeric || $0 == 0x2b || $0 == 0x2d || $0 == 0x2e }
        // "&#1;javascript:" and the like are no scheme for us, and nothing that we let through either.
        return isScheme && name[0].isASCIILetter ? String(decoding: name, as: UTF8.self) : nil
    }

    /// `http:host`, `http:/host` and `http:\\host` all reach the host in some browser: write it with two slashes.
    private static func web(_ url: [UInt8], _ scheme: String) -> [UInt8]? {
        var rest = url[(scheme.utf8.count + 1)...]
        let slashes = rest.prefix { $0 == 0x2f || $0 == 0x5c }.count
        guard slashes >= 2 else { return nil }
        rest = rest.dropFirst(slashes)
        guard let first = rest.first, first != 0x3f, first != 0x23, first != 0x3a, first != 0x40 else { return nil }
        return escaped(rest, behind: scheme + "://")
    }

    /// Characters that have no place in an address are percent-encoded, so that every parser ends it alike.
    private static func escaped(_ bytes: ArraySlice<UInt8>, behind start: String) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(start.utf8.count + bytes.count)
        output.append(contentsOf: start.utf8)
        bytes.withUnsafeBufferPointer { rest in
            output.append(rest) { byte in
                switch byte {
                case 0x20: "%20"
                case 0x22: "%22"
                case 0x27: "%27"
                case 0x28: "%28"
                case 0x29: "%29"
                case 0x3c: "%3C"
                case 0x3e: "%3E"
                case 0x5c: "%5C"
                case 0x60: "%60"
                default: nil
                }
            }
        }
        return output
    }

    /// `data:image/png;base64,…` of a type of pictures; the type is written anew and the data holds only Base64.
    private static func data(_ url: [UInt8]) -> [UInt8]? {
        guard let comma = url.prefix(200).firstIndex(of: UInt8(ascii: ",")) else { return nil }
        let header = String(decoding: url[5..<comma].map(\.asciiLowercased), as: UTF8.self)
        let parameters = header.split(separator: ";", omittingEmptySubsequences: false)
        guard let type = parameters.first.map(String.init), pictureTypes.contains(type),
            parameters.last == "base64"
        else { return nil }
        var output = Array("data:\(type);base64,".utf8)
        for byte in url[(comma + 1)...] where byte != 0x20 {
            guard byte.isASCIIAlphanumeric || byte == 0x2b || byte == 0x2f || byte == 0x3d else { return nil }
            output.append(byte)
        }
        return output
    }
}
