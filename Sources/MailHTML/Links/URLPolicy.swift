import Bytes

/// The one place that decides about addresses, in links, images and style sheets alike.
///
/// White space at both ends and controls within, line ends among them, are dropped first, as browsers do. The scheme is
/// the text before the first colon; it is never guessed.
enum URLPolicy {
    /// Media types of pictures that `data:` addresses may hold: raster formats, which run nothing.
    static let pictureTypes: Set<String> = [
        "image/png", "image/gif", "image/jpeg", "image/jpg", "image/webp", "image/bmp", "image/x-icon",
    ]

    enum Link: Equatable {
        /// http, https, mailto or tel, rewritten.
        case keep([UInt8])
        /// The name in an address such as "#name", which leads to another place in the message.
        case fragment([UInt8])
        /// The address is removed; the reason is its scheme, "relative" or "too long".
        case remove(String)
    }
    enum Image: Equatable {
        /// `cid:` or a raster `data:` address.
        case keep([UInt8])
        /// http or https.
        case remote([UInt8])
        case remove(String)
    }

    /// - Parameter base: the address that the document names for its relative ones; of http or https.
    static func link(_ raw: some BidirectionalCollection<UInt8>, base: [UInt8]? = nil) -> Link {
        let link = checked(raw, base)
        // Escapes make an address longer.
        if case .keep(let url) = link, url.count > HTMLLimits.addressBytes { return .remove("too long") }
        return link
    }

    private static func checked(_ raw: some BidirectionalCollection<UInt8>, _ base: [UInt8]?) -> Link {
        var url = stripped(raw)
        if url.first == UInt8(ascii: "#") {
            return url.count == 1 ? .remove("relative") : .fragment(Array(url.dropFirst()))
        }
        if scheme(of: url) == nil, !url.isEmpty {
            if url.count > 2, url[0] == 0x2f, url[1] == 0x2f, url[2].isAlphanumeric {
                url = (base.map { Array($0.prefix { $0 != 0x3a }) } ?? Array("https".utf8)) + [0x3a] + url
            } else if let base {
                url = resolved(url, base)
            }
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

    /// The telephone number, or nothing of one that holds a code for the telephone itself (`*`, `#`).
    private static func callable(_ number: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let lower = number.map(\.asciiLowercased)
        let isCode = lower.contains { $0 == 0x2a || $0 == 0x23 } || ["%2a", "%23"].contains { lower.contains($0.utf8) }
        return isCode ? [] : number
    }

    /// The address without `attach=`, which makes some mail programs attach the reader's own files.
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

    /// A relative address as it is meant beside `base` (RFC 3986 section 5.2, without removing dot segments).
    private static func resolved(_ url: [UInt8], _ base: [UInt8]) -> [UInt8] {
        guard let colon = base.firstIndex(of: 0x3a), colon + 3 < base.count else { return url }
        let host = base[(colon + 3)...].prefix { $0 != 0x2f && $0 != 0x3f && $0 != 0x23 }
        let path = base[host.endIndex...].prefix { $0 != 0x3f && $0 != 0x23 }
        switch url[0] {
        // `\\host` names a share, and browsers take `/\` for the beginning of a host.
        case 0x5c: return url
        case 0x2f: return url.count > 1 && (url[1] == 0x2f || url[1] == 0x5c) ? url : base[..<host.endIndex] + url
        case 0x3f: return base[..<path.endIndex] + url
        default:
            let folder = path.lastIndex(of: 0x2f).map { base[...$0] } ?? base[..<host.endIndex] + [0x2f]
            return folder + url
        }
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

    static func stripped(_ raw: some BidirectionalCollection<UInt8>) -> [UInt8] {
        let inner = raw.trimmed { $0 <= 0x20 }
        return inner.allSatisfy { $0 >= 0x20 && $0 != 0x7f } ? Array(inner) : inner.filter { $0 >= 0x20 && $0 != 0x7f }
    }

    /// The lower-case scheme, nil for a relative address.
    private static func scheme(of url: [UInt8]) -> String? {
        guard let colon = url.prefix(64).firstIndex(of: UInt8(ascii: ":")), colon > 0 else { return nil }
        let name = url[..<colon].map(\.asciiLowercased)
        let isScheme = name.allSatisfy { $0.isAlphanumeric || $0 == 0x2b || $0 == 0x2d || $0 == 0x2e }
        // Something like "&#1;javascript:" has no scheme for us, and is therefore removed.
        return isScheme && name[0].isLetter ? String(decoding: name, as: UTF8.self) : nil
    }

    /// Writes a web address with two slashes: `http:\\host` and `http:///host` reach the host in some browsers, too.
    private static func web(_ url: [UInt8], _ scheme: String) -> [UInt8]? {
        var rest = url[(scheme.utf8.count + 1)...]
        let slashes = rest.prefix { $0 == 0x2f || $0 == 0x5c }.count
        guard slashes >= 2 else { return nil }
        rest = rest.dropFirst(slashes)
        guard let first = rest.first, first != 0x3f, first != 0x23, first != 0x3a, first != 0x40 else { return nil }
        return escaped(rest, behind: scheme + "://")
    }

    /// Percent-encodes characters that may not be in an address, so that every parser ends it at the same byte.
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

    /// A picture in a `data:` address, with its type written anew and its data checked to be Base64.
    private static func data(_ url: [UInt8]) -> [UInt8]? {
        guard let comma = url.prefix(200).firstIndex(of: UInt8(ascii: ",")) else { return nil }
        let header = String(decoding: url[5..<comma].map(\.asciiLowercased), as: UTF8.self)
        let parameters = header.split(separator: ";", omittingEmptySubsequences: false)
        guard let type = parameters.first.map(String.init), pictureTypes.contains(type),
            parameters.last == "base64"
        else { return nil }
        var output = Array("data:\(type);base64,".utf8)
        for byte in url[(comma + 1)...] where byte != 0x20 {
            guard byte.isAlphanumeric || byte == 0x2b || byte == 0x2f || byte == 0x3d else { return nil }
            output.append(byte)
        }
        return output
    }
}
