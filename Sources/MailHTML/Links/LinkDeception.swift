import Bytes

/// Links whose text shows another host than the one they lead to.
package enum LinkDeception {
    /// Longer labels, in bytes, are not looked at.
    private static let labelBytes = 2000
    private static let words = 40

    /// - Parameters:
    ///   - label: the link's text.
    ///   - target: the address as `URLPolicy` wrote it.
    static func isDeceptive(_ label: ArraySlice<UInt8>, _ target: [UInt8]) -> Bool {
        // Most labels end here: they hold no dot.
        guard label.count <= labelBytes, label.contains(0x2e), let address = AddressParts(target) else { return false }
        lazy var host = site(String(decoding: target[address.host], as: UTF8.self))
        let parts = label.split(whereSeparator: \.isHTMLSpace).prefix(words)
        var showsOther = false
        for part in parts {
            guard let shown = shownHost(part, isWhole: parts.count == 1) else { continue }
            if site(shown) == host { return false }
            showsOther = true
        }
        return showsOther
    }

    /// The host that a word shows, by a scheme, by "www." or by a form that only addresses have.
    ///
    /// - Parameter isWhole: the label is this one word.
    private static func shownHost(_ word: ArraySlice<UInt8>, isWhole: Bool) -> String? {
        // Without the punctuation of the sentence around it.
        let text = word.trimmed { "<>()[]{}\"'.,;:!?*_-".utf8.contains($0) }
        var rest = text
        for scheme: StaticString in ["https://", "http://"] where rest.startsIgnoringCase(scheme) {
            rest = rest.dropFirst(scheme.utf8CodeUnitCount)
        }
        let authority = rest.prefix { $0 != 0x2f && $0 != 0x3f && $0 != 0x23 && $0 != 0x5c }
        if rest.startIndex != text.startIndex {
            // The part before "@" names a user, though it may look like a host.
            let host = authority.lastIndex(of: 0x40).map { authority[($0 + 1)...] } ?? authority
            return plausible(host, isSure: true)
        }
        if authority.contains(0x40) { return nil }
        if authority.startsIgnoringCase("www.") { return plausible(authority, isSure: true) }
        let hasPath = rest.count > authority.count
        guard isWhole || hasPath else { return nil }
        return plausible(authority, isSure: isWhole && hasPath)
    }

    /// The host of an authority if it looks like one.
    ///
    /// - Parameter isSure: something else says that it is an address. Otherwise the top-level domain must be a common
    ///   one, so that "report.pdf" is none.
    private static func plausible(_ authority: ArraySlice<UInt8>, isSure: Bool) -> String? {
        let host = authority.prefix { $0 != 0x3a }
        let isName = host.allSatisfy { $0.isAlphanumeric || $0 == 0x2e || $0 == 0x2d || $0 == 0x5f || $0 >= 0x80 }
        let labels = host.split(separator: 0x2e, omittingEmptySubsequences: false)
        guard isName, labels.count > 1, let top = labels.last, top.count >= 2, labels.allSatisfy({ !$0.isEmpty }) else {
            return isSure && isNumeric(labels) ? String(decoding: host, as: UTF8.self) : nil
        }
        let isTop = top.allSatisfy { $0.isLetter || $0 >= 0x80 } || top.startsIgnoringCase("xn--")
        let isKnown = isSure ? isTop : commonTops.contains(top)
        return isKnown || isSure && isNumeric(labels) ? String(decoding: host, as: UTF8.self) : nil
    }

    /// Whether the labels are those of an IPv4 address.
    private static func isNumeric(_ labels: [ArraySlice<UInt8>]) -> Bool {
        labels.count == 4 && labels.allSatisfy { (1...3).contains($0.count) && $0.allSatisfy(\.isDigit) }
    }

    // MARK: Sites

    /// The registered domain in lower-case A-labels, as far as short lists tell: two labels, or three under suffixes
    /// such as "co.uk" and under hosts where everybody may have a name.
    package static func site(_ host: String) -> String {
        let lower = host.lowercased()
        let ascii = lower.utf8.allSatisfy { $0 < 0x80 } ? lower : ALabel.encode(domain: lower)
        let labels = ascii.split(separator: ".")
        guard labels.count > 2, let top = labels.last else { return labels.joined(separator: ".") }
        if labels.count == 4, labels.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) }) { return ascii }
        let isSecondLevel = top.utf8.count == 2 && secondLevels.contains(labels[labels.count - 2].utf8)
        let isShared = sharedHosts.contains(labels.suffix(2).joined(separator: ".").utf8)
        return labels.suffix(isSecondLevel || isShared ? 3 : 2).joined(separator: ".")
    }

    private static let secondLevels = NameTable([
        "ac", "ad", "asso", "co", "com", "ed", "edu", "go", "gob", "gouv", "gov", "gv", "govt", "id", "k12", "lg",
        "ltd", "me", "mil", "muni", "ne", "net", "nhs", "nic", "nom", "or", "org", "plc", "police", "pp", "sch",
        "school", "web",
    ])

    private static let sharedHosts = NameTable([
        "amazonaws.com", "appspot.com", "azureedge.net", "azurewebsites.net", "blogspot.com", "cloudfront.net",
        "firebaseapp.com", "fly.dev", "github.io", "gitlab.io", "glitch.me", "herokuapp.com", "myshopify.com",
        "netlify.app", "onrender.com", "page.link", "pages.dev", "r2.dev", "repl.co", "run.app", "squarespace.com",
        "vercel.app", "web.app", "weebly.com", "wixsite.com", "wordpress.com", "workers.dev",
    ])

    /// Top-level domains that make a lone name an address. Countries that are also file name extensions are left out.
    private static let commonTops = NameTable(
        """
        com net org info biz edu gov mil int eu name pro mobi app dev shop store online site website xyz club tech cloud
        blog news email live life world today agency group top bank io me tv us uk de fr es it nl be at ch se no
        dk fi pt pl cz sk hu ro bg gr ie ru ua tr il in cn jp kr tw hk sg my th id ph vn au nz ca mx br ar cl co pe za
        ng ke ae sa lu li is lt lv ee si hr
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
