import Bytes

/// Writes the output in one walk over the document.
struct HTMLWriter {
    /// What the walk learns about a node, for the text.
    struct Facts: OptionSet {
        let rawValue: UInt16
        static let hidden = Facts(rawValue: 1)
        static let block = Facts(rawValue: 2)
        static let inline = Facts(rawValue: 4)
        static let preformatted = Facts(rawValue: 8)
        static let tracker = Facts(rawValue: 16)
        static let emphasised = Facts(rawValue: 32)
        /// Its text is hidden by size or colour alone: the box takes room, lines break around it and images show.
        static let keepsBox = Facts(rawValue: 64)
        /// Its children stand side by side.
        static let row = Facts(rawValue: 128)
        static let control = Facts(rawValue: 256)
        static let floating = Facts(rawValue: 512)
    }

    let document: HTMLDocument
    /// Whether images and backgrounds of http and https addresses stay.
    let keepsRemote: Bool
    /// Whether a message that paints nothing is seen on white.
    var isOnWhite = true
    let prefix: [UInt8]
    var removals: HTMLRemovals
    var output: [UInt8] = []
    var facts: [Facts]
    /// The checked address of each link.
    private(set) var linkTargets: [HTMLNode: [UInt8]] = [:]
    /// What is known of the links whose address was changed, or that somebody counts.
    private(set) var linkOrigins: [HTMLNode: LinkOrigin] = [:]
    private var clickTrackers: Set<LinkOrigin> = []
    private(set) var trackers: [HTMLTracker] = []
    private(set) var remote: [String] = []
    private(set) var isTooLarge = false
    var sheet: CSSStyleSheet
    /// The node for the body: the document's own, or the inner wrapper of our own output.
    let body: HTMLNode
    let mode: HTMLMode
    var isQuirks: Bool { mode == .quirks }
    var quirkyStart: [HTMLNode: Bool] = [:]
    var isOwnOutput: Bool { body != document.body }
    private let outputLimit: Int
    private var seenRemote: Set<[UInt8]> = []
    private var written: [HTMLElement]
    /// Where the content of the last `<pre>` begins in the output.
    private var preStart = -1
    var ancestry = HTMLAncestry()
    private var nesting: HTMLNesting
    /// A browser would read another tree from the output, so that it must be sanitized again.
    var isUnstable: Bool { nesting.isUnstable }
    /// Write a link in a link as a span, because sanitizing again did not separate them.
    var flattensLinks = false
    /// A `style` attribute that was rewritten: its value in the document, what was written, and what it tells.
    struct KnownStyle {
        var source: ByteSlice
        var attribute: [UInt8]
        var hints: CSSHints
    }
    /// Rewritten styles by the hash of their source.
    var styles: [UInt64: KnownStyle] = [:]

    init(_ document: HTMLDocument, _ removals: HTMLRemovals, keepsRemote: Bool, idPrefix: String, outputLimit: Int) {
        self.document = document
        self.removals = removals
        self.keepsRemote = keepsRemote
        self.outputLimit = outputLimit
        prefix = Array(idPrefix.utf8)
        facts = [Facts](repeating: [], count: document.nodeCount)
        written = [HTMLElement](repeating: .unknown, count: document.nodeCount)
        body = HTMLWrapper.ownBody(document.body) ?? document.body
        sheet = CSSStyleSheet(
            prefix: prefix, keepsRemote: keepsRemote, isOwnOutput: body != document.body,
            variables: CSSVariables(document.styleSheets))
        let own = body == document.body ? nil : body.parent?[.class]
        mode = own.map(HTMLMode.init(frameClasses:)) ?? document.mode
        sheet.isQuirks = mode == .quirks && body == document.body
        sheet.splitsBackground = body == document.body
        nesting = HTMLNesting(isQuirks: mode == .quirks)
    }

    mutating func write() {
        output.reserveCapacity(document.byteCount * 2)
        HTMLWrapper.open(&self)
        readCanvas()
        var next = body.firstChild
        while let node = next {
            let child = enter(node) ? nil : node.firstChild
            if output.count > outputLimit {
                isTooLarge = true
                break
            }
            next = child ?? node.followingSibling(within: body) { leave($0) }
        }
        HTMLWrapper.close(&self)
        for address in removals.addresses { noteLoad(address.value, isSet: address.isSet) }
    }

    private mutating func leave(_ node: HTMLNode) {
        guard node.element != .text else { return }
        ancestry.leave(node)
        let element = written[node.ordinal]
        if element != .unknown {
            nesting.leave(element)
            HTMLSerializer.closeTag(element, to: &output)
        }
    }

    /// - Returns: whether the children are left out.
    private mutating func enter(_ node: HTMLNode) -> Bool {
        let element = node.element
        if element == .text {
            let text = node.text
            // A parser drops the line feed that comes first in a `<pre>`.
            if text.first == 0x0a, output.count == preStart { output.append(0x0a) }
            HTMLSerializer.appendText(text, to: &output)
            return true
        }
        if element == .img {
            image(node)
            return true
        }
        guard var target = element.outputElement ?? styledUnknown(node) else {
            facts[node.ordinal] = node.parent.map { facts[$0.ordinal].intersection([.hidden, .keepsBox]) } ?? []
            if element != .unknown { return false }
            removals.count(.element, element.name)
            return false
        }
        if flattensLinks, nesting.closesLink(target) { target = .span }
        nesting.enter(target)
        HTMLSerializer.openTag(target, to: &output)
        attributes(node, target)
        output.append(0x3e)
        if target == .pre { preStart = output.count }
        if !HTMLElementSet.void.contains(target) { written[node.ordinal] = target }
        return false
    }

    /// An unknown element is kept, as a span, where something may depend on it.
    private func styledUnknown(_ node: HTMLNode) -> HTMLElement? {
        let hasStyle = node.attributes.contains {
            $0.name == .style || $0.name == .class || $0.name == .id || $0.name == .dir
        }
        return hasStyle ? .span : nil
    }

    /// Finds out whether the message is black on white: neither the body nor a rule for elements says otherwise.
    private mutating func readCanvas() {
        ancestry.inheritsColors = !sheet.hasGeneralColors
        let outer = isOwnOutput ? body.parent : nil
        var saysMore = sheet.hasGeneralColors
        for attribute in Array(body.attributes) + (outer.map { Array($0.attributes) } ?? []) {
            switch attribute.name {
            case .bgcolor, .text, .background, .link: saysMore = true
            case .class:
                let names = attribute.value.split(whereSeparator: \.isHTMLSpace)
                if names.contains(where: { !$0.starts(with: "lb-".utf8) }) { saysMore = true }
            case .style:
                let style = attribute.value.map(\.asciiLowercased)
                style.withByteView {
                    if $0.firstRange(of: "color") != nil || $0.firstRange(of: "background") != nil { saysMore = true }
                }
            default: break
            }
        }
        if !saysMore, isOnWhite { (ancestry.canvas, ancestry.ink) = (.rgb(0xff_ffff), .rgb(0)) }
        // The body's attributes become rules. When the output is read again, these must lead to the same result.
        if saysMore { ancestry.inheritsColors = false }
    }

    // MARK: Addresses

    mutating func link(_ value: ByteSlice, of node: HTMLNode) {
        switch URLPolicy.link(value, base: document.base) {
        case .keep(let checked):
            let url = followed(checked, node)
            plain(.href, url)
            output.append(" rel=\"noopener noreferrer nofollow\" target=\"_blank\"")
            linkTargets[node] = url
        case .fragment(let name): named(.href, name, leading: "#")
        case .remove(let reason): removals.count(.url, reason)
        }
    }

    /// The address to which a checked link leads: past known redirects, without tracking parameters.
    private mutating func followed(_ url: [UInt8], _ node: HTMLNode) -> [UInt8] {
        guard let address = AddressParts(url) else { return url }
        let counter = TrackerTable.clickVendor(of: address)
        let target = ClickRedirect.unwrap(address)
        let followed = target.map { AddressParts($0.url) ?? address } ?? address
        let stripped = TrackingParameters.strip(followed) { name in
            name.withUnsafeBufferPointer { removals.count(.trackingParameter, $0) }
        }
        if let counter { noteClickTracker(counter, address) }
        let result = stripped ?? followed.url
        if result != url || counter != nil {
            linkOrigins[node] = LinkOrigin(vendor: target?.vendor ?? counter, url: result == url ? nil : url)
        }
        return result
    }

    private mutating func noteClickTracker(_ vendor: String, _ address: AddressParts) {
        let host = Array(address.url[address.host])
        guard trackers.count < HTMLLimits.addresses,
            clickTrackers.insert(LinkOrigin(vendor: vendor, url: host)).inserted
        else { return }
        let url = String(decoding: address.url, as: UTF8.self)
        trackers.append(HTMLTracker(kind: .click, vendor: vendor, url: url))
    }

    mutating func background(_ value: ByteSlice) {
        switch URLPolicy.image(value) {
        case .keep(let url): plain(.background, url)
        case .remote(let url):
            noteRemote(url)
            if keepsRemote { plain(.background, url) }
        case .remove(let reason): if !value.isEmpty { removals.count(.url, reason) }
        }
    }

    mutating func noteRemote(_ url: [UInt8]) {
        guard remote.count < HTMLLimits.addresses, seenRemote.insert(url).inserted else { return }
        remote.append(String(decoding: url, as: UTF8.self))
    }

    mutating func noteLoad(_ value: some BidirectionalCollection<UInt8>, isSet: Bool) {
        let candidates = isSet ? value.split(separator: 0x2c, maxSplits: 50) : [value[...]]
        for candidate in candidates.prefix(50) {
            let address = isSet ? candidate.drop { $0.isHTMLSpace }.prefix { !$0.isHTMLSpace } : candidate
            if case .remote(let url) = URLPolicy.image(address) { noteRemote(url) }
        }
    }

    private mutating func image(_ node: HTMLNode) {
        let decision = (node[.src] ?? node[.remoteSource] ?? firstOfSet(node)).map { URLPolicy.image($0) }
        var state = HTMLVisibility()
        if case .remote(let url) = decision {
            let size = HTMLImageSize(node, sheet)
            if let vendor = TrackerTable.vendor(of: url, isTiny: size.isTiny || ancestry.isHidden) {
                // An image without an address takes the same room, so that nothing moves.
                output.append("<img")
                let isHidden = node.attributes.contains { $0.name == .hidden }
                if size.isOutOfFlow, !isHidden { output.append(" hidden=\"\"") }
                imageAttributes(node, &state)
                if trackers.count < HTMLLimits.addresses {
                    trackers.append(
                        HTMLTracker(kind: .pixel, vendor: vendor, url: String(decoding: url, as: UTF8.self)))
                }
                facts[node.ordinal] = .tracker
                noteRemote(url)
                return
            }
        }
        output.append("<img")
        switch decision {
        case .keep(let url): plain(.src, url)
        case .remote(let url):
            noteRemote(url)
            plain(keepsRemote ? .src : .remoteSource, url)
        case .remove(let reason): removals.count(.url, reason)
        case nil: break
        }
        imageAttributes(node, &state)
        facts[node.ordinal] = state.isHidden ? .hidden : state.isBlock == true ? .block : []
    }

    private mutating func imageAttributes(_ node: HTMLNode, _ state: inout HTMLVisibility) {
        for attribute in node.attributes where attribute.name != .src && attribute.name != .remoteSource {
            write(attribute, of: node, .img, &state)
        }
        output.append(0x3e)
    }

    /// The first candidate of an image that has only a `srcset`.
    private func firstOfSet(_ node: HTMLNode) -> ByteSlice? {
        guard let set = node[.srcset] else { return nil }
        let first = set.drop { $0.isHTMLSpace || $0 == 0x2c }.prefix { !$0.isHTMLSpace && $0 != 0x2c }
        return first.isEmpty ? nil : first
    }
}
