import Bytes

/// Addresses that hold another address and only lead on to it: those of services that count clicks, of gateways that
/// check links, of pages that say goodbye.
///
/// The data is in `ClickRedirect+Rules.swift`. Everything works on bytes, in time linear in the address.
package enum ClickRedirect {
    /// How many redirects within redirects are followed; an address with more is left as it is.
    private static let nesting = 3

    /// The address to which a redirect leads.
    /// - Parameter guesses: take for a redirect any address whose path speaks of a redirect or a click and that has a
    ///   parameter such as `url` or `target` with a web address.
    /// - Returns: nil where the address is no known redirect.
    package static func target(of url: String, guesses: Bool = false) -> String? {
        unwrap(Array(url.utf8), guesses: guesses).map { String(decoding: $0.url, as: UTF8.self) }
    }

    /// Follows a redirect, and redirects within it.
    /// - Returns: the last target, in the form of `URLPolicy`, and the vendor of the first redirect.
    static func unwrap(_ url: [UInt8], guesses: Bool = false) -> (url: [UInt8], vendor: String)? {
        AddressParts(url).flatMap { unwrap($0, guesses: guesses) }
    }

    static func unwrap(_ address: AddressParts, guesses: Bool = false) -> (url: [UInt8], vendor: String)? {
        guard let first = step(address, guesses) else { return nil }
        var current = first.url
        for _ in 0..<nesting {
            guard let address = AddressParts(current), let next = step(address, guesses) else {
                return (current, first.vendor)
            }
            current = next.url
        }
        return nil
    }

    // MARK: One redirect

    struct Rule: Sendable {
        var place: Place
        var vendor: String
        var omitsScheme = false
        var hasDigest = false
    }

    /// Where in an address the target is.
    enum Place: Sendable {
        case parameters([[UInt8]])
        /// The segment with that number, counted from the end where it is negative.
        case segment(Int)
        case rest(from: Int)
        case labelled([UInt8])
        case proofpoint
        case avanan
    }

    private static let rules = AddressRules<Rule>(
        lines.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "|", omittingEmptySubsequences: false)
            guard fields.count == 4 else { return nil }
            var place = fields[2]
            let omitsScheme = place.hasPrefix("https:")
            if omitsScheme { place = place.dropFirst(6) }
            let hasDigest = place.hasSuffix(":")
            if hasDigest { place = place.dropLast() }
            let rule = Rule(
                place: Place(place), vendor: String(fields[3]), omitsScheme: omitsScheme, hasDigest: hasDigest)
            return (hosts: String(fields[0]), shape: AddressShape(fields[1]), value: rule)
        })

    private static func step(_ address: AddressParts, _ guesses: Bool) -> (url: [UInt8], vendor: String)? {
        let known = rules.first(for: address) { rule -> (url: [UInt8], vendor: String)? in
            guard rule.shape.matches(address), let target = target(in: address, rule.value) else { return nil }
            return (target, rule.value.vendor)
        }
        if let known { return known }
        guard guesses, looksLikeRedirect(address), let target = target(in: address, guess) else { return nil }
        return (target, guess.vendor)
    }

    private static func target(in address: AddressParts, _ rule: Rule) -> [UInt8]? {
        let url = address.url
        switch rule.place {
        case .parameters(let names):
            for name in names {
                guard let range = address.parameter(name) else { continue }
                let value = rule.hasDigest ? RedirectTarget.withoutDigest(url[range]) : url[range]
                if let target = RedirectTarget.decode(value, .encoded) { return target }
            }
            return nil
        case .segment(let index):
            let place = index < 0 ? address.segments.count + index : index
            guard address.segments.indices.contains(place) else { return nil }
            return RedirectTarget.decode(url[address.segments[place]], .encoded, omitsScheme: rule.omitsScheme)
        case .rest(let index):
            guard address.segments.indices.contains(index) else { return nil }
            let rest = url[address.segments[index].lowerBound...]
            return RedirectTarget.decode(rest, .raw, omitsScheme: rule.omitsScheme)
        case .labelled(let label):
            let segment = address.segments.first { url[$0].starts(with: label) }
            return segment.flatMap { RedirectTarget.decode(url[$0].dropFirst(label.count), .encoded) }
        case .proofpoint: return URLDefense.target(of: address)
        case .avanan:
            guard let start = url[address.path].firstRange(of: "___".utf8)?.upperBound else { return nil }
            let end = url[start...].firstRange(of: "___".utf8)?.lowerBound ?? url.count
            return RedirectTarget.decode(url[start..<end], .raw)
        }
    }

    // MARK: Guesses

    private static let guess = Rule(
        place: .parameters(
            [
                "url", "u", "q", "target", "to", "dest", "destination", "redirect", "redirect_url", "redirecturl",
                "link", "goto", "continue_url", "z", "l", "a",
            ].map { Array($0.utf8) }), vendor: "")

    private static func looksLikeRedirect(_ address: AddressParts) -> Bool {
        let path = address.url[address.path].map(\.asciiLowercased)
        let words: [StaticString] = ["redirect", "/click", "/track"]
        return path.elementsEqual("/url".utf8) || path.elementsEqual("/l.php".utf8)
            || path.withByteView { path in words.contains { path.firstRange(of: $0) != nil } }
    }
}

extension ClickRedirect.Place {
    /// Reads a place as the rules write it.
    fileprivate init(_ text: Substring) {
        switch text.first {
        case "?": self = .parameters(text.dropFirst().split(separator: ",").map { Array($0.utf8) })
        case "/": self = .segment(Int(text.dropFirst()) ?? 0)
        case ">": self = .rest(from: Int(text.dropFirst()) ?? 0)
        case "=": self = .labelled(Array(text.dropFirst().utf8) + [0x3d])
        case "a": self = .avanan
        default: self = .proofpoint
        }
    }
}
