import Bytes

/// The walk over the tree that writes the output.
struct HTMLWriter {
    /// What the walk learned of a node, for the text.
    struct Facts: OptionSet {
        let rawValue: UInt8
        static let hidden = Facts(rawValue: 1)
        static let block = Facts(rawValue: 2)
        static let inline = Facts(rawValue: 4)
        static let preformatted = Facts(rawValue: 8)
        static let tracker = Facts(rawValue: 16)
        static let emphasised = Facts(rawValue: 32)
        /// Its text is hidden by size or colour alone: the box takes its room, lines break around it and images show.
        static let keepsBox = Facts(rawValue: 64)
    }

    let tree: HTMLTree
    /// Whether images and backgrounds of http and https addresses stay.
    let keepsRemote: Bool
    let prefix: [UInt8]
    var removals: HTMLRemovals
    var output: [UInt8] = []
    var facts: [Facts]
    /// The checked address of each link.
    private(set) var linkTargets: [HTMLTree.NodeIndex: [UInt8]] = [:]
    /// What is known of the links that are not as they were, or that somebody counts.
    private(set) var linkOrigins: [HTMLTree.NodeIndex: LinkOrigin] = [:]
    private var clickTrackers: Set<LinkOrigin> = []
    private(set) var trackers: [HTMLTracker] = []
    private(set) var remote: [String] = []
    private(set) var isTooLarge = false
    var sheet: CSSStyleSheet
    /// The node that stands for the body: the root, or the inner wrapper of our own output.
    let body: HTMLTree.NodeIndex
    let isQuirks: Bool
    var quirkyStart: [HTMLTree.NodeIndex: Bool] = [:]
    var isOwnOutput: Bool { body != HTMLTree.root }
    private let outputLimit: Int
    private var seenRemote: Set<[UInt8]> = []
    private var written: [HTMLElement]
    /// Where the content of the last `<pre>` begins in the output.
    private var preStart = -1
    var ancestry = HTMLAncestry()
    private var nesting: HTMLNesting
    /// A browser reads the output otherwise than the tree says: it is to be sanitized again.
    var isUnstable: Bool { nesting.isUnstable }
    /// A link in a link is written as a span, where reading again has not parted them.
    var flattensLinks = false
    /// A `style` attribute that was rewritten: where it stands in the tree's values, and what became of it.
    struct KnownStyle {
        var source: Range<Int>
        var attribute: [UInt8]
        var hints: CSSHints
    }
    /// By hash of the source.
    var styles: [UInt64: KnownStyle] = [:]
    var lastHints = CSSHints()

    init(_ tree: HTMLTree, _ removals: HTMLRemovals, keepsRemote: Bool, idPrefix: String, outputLimit: Int) {
        self.tree = tree
        self.removals = removals
        self.keepsRemote = keepsRemote
        self.outputLimit = outputLimit
        prefix = Array(idPrefix.utf8)
        facts = [Facts](repeating: [], count: tree.nodes.count)
        written = [HTMLElement](repeating: .unknown, count: tree.nodes.count)
        body = HTMLWrapper.ownBody(tree) ?? HTMLTree.root
        sheet = CSSStyleSheet(
            prefix: prefix, keepsRemote: keepsRemote, isOwnOutput: body != HTMLTree.root)
        let own = body == HTMLTree.root ? nil : tree.attributes(of: tree[body].parent).first { $0.name == .class }
        isQuirks = own.map { tree.value($0).elementsEqual("lb-mail lb-quirks".utf8) } ?? tree.isQuirks
        sheet.isQuirks = isQuirks && body == HTMLTree.root
        sheet.splitsBackground = body == HTMLTree.root
        nesting = HTMLNesting(isQuirks: isQuirks)
    }

    mutating func write() {
        output.reserveCapacity(tree.text.count * 2 + tree.values.count * 2)
        HTMLWrapper.open(&self)
        readCanvas()
        var node = tree[body].firstChild
        while node != HTMLTree.none {
            let skips = enter(node)
            if output.count > outputLimit {
                isTooLarge = true
                break
            }
            node = following(node, skips)
        }
        HTMLWrapper.close(&self)
        noteDroppedAddresses()
    }

    private mutating func following(_ node: HTMLTree.NodeIndex, _ skips: Bool) -> HTMLTree.NodeIndex {
        if !skips, tree[node].firstChild != HTMLTree.none { return tree[node].firstChild }
        var current = node
        while current != body {
            leave(current)
            if tree[current].next != HTMLTree.none { return tree[current].next }
            current = tree[current].parent
        }
        return HTMLTree.none
    }

    private mutating func leave(_ node: HTMLTree.NodeIndex) {
        guard tree[node].element != .text else { return }
        ancestry.leave(node)
        let element = written[Int(node)]
        if element != .unknown {
            nesting.leave(element)
            HTMLSerializer.closeTag(element, to: &output)
        }
    }

    /// - Returns: whether the children are left out.
    private mutating func enter(_ node: HTMLTree.NodeIndex) -> Bool {
        let element = tree[node].element
        if element == .text {
            let text = tree.text(of: node)
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
            facts[Int(node)] = facts[Int(tree[node].parent)].intersection([.hidden, .keepsBox])
            if element != .unknown || node == HTMLTree.root { return false }
            removals.count(.element, HTMLElement.names[Int(element.rawValue)])
            return false
        }
        if flattensLinks, nesting.closesLink(target) { target = .span }
        nesting.enter(target)
        HTMLSerializer.openTag(target, to: &output)
        attributes(node, target)
        output.append(0x3e)
        if target == .pre { preStart = output.count }
        if !HTMLElementSet.void.contains(target) { written[Int(node)] = target }
        return false
    }

    /// An unknown element is kept, as a span, where something may depend on it.
    private func styledUnknown(_ node: HTMLTree.NodeIndex) -> HTMLElement? {
        let hasStyle = tree.attributes(of: node).contains {
            $0.name == .style || $0.name == .class || $0.name == .id || $0.name == .dir
        }
        return hasStyle ? .span : nil
    }

    /// The page is white where neither the body nor a rule for elements says otherwise.
    private mutating func readCanvas() {
        ancestry.inheritsColors = !sheet.hasGeneralColors
        let outer = isOwnOutput ? tree.attributes(of: tree[body].parent) : []
        var saysMore = sheet.hasGeneralColors
        for attribute in Array(tree.attributes(of: body)) + Array(outer) {
            switch attribute.name {
            case .bgcolor, .text, .background, .link: saysMore = true
            case .class
            where tree.value(attribute).split(whereSeparator: \.isHTMLSpace).contains {
                !$0.starts(with: "lb-".utf8)
            }:
                saysMore = true
            case .style:
                let style = tree.value(attribute).map(\.asciiLowercased)[...]
                if style.firstIndex(of: "color") != nil || style.firstIndex(of: "background") != nil { saysMore = true }
            default: break
            }
        }
        if !saysMore { (ancestry.canvas, ancestry.ink) = (.rgb(0xff_ffff), .rgb(0)) }
        // Attributes of the body become rules; read again, they tell the same.
        if saysMore { ancestry.inheritsColors = false }
    }

    // MARK: Addresses

    mutating func link(_ value: ArraySlice<UInt8>, of node: HTMLTree.NodeIndex) {
        switch URLPolicy.link(value) {
        case .keep(let checked):
            let url = followed(checked, node)
            plain(.href, url[...])
            output.append(" rel=\"noopener noreferrer nofollow\" target=\"_blank\"")
            linkTargets[node] = url
        case .fragment(let name): named(.href, name[...], leading: "#")
        case .remove(let reason): removals.count(.url, reason)
        }
    }

    /// Where a checked link leads to: behind known redirects, without tracking parameters.
    private mutating func followed(_ url: [UInt8], _ node: HTMLTree.NodeIndex) -> [UInt8] {
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

    mutating func background(_ value: ArraySlice<UInt8>) {
        switch URLPolicy.image(value) {
        case .keep(let url): plain(.background, url[...])
        case .remote(let url):
            noteRemote(url)
            if keepsRemote { plain(.background, url[...]) }
        case .remove(let reason): if !value.isEmpty { removals.count(.url, reason) }
        }
    }

    mutating func noteRemote(_ url: [UInt8]) {
        guard remote.count < HTMLLimits.addresses, seenRemote.insert(url).inserted else { return }
        remote.append(String(decoding: url, as: UTF8.self))
    }

    mutating func noteLoad(_ value: ArraySlice<UInt8>, isSet: Bool) {
        let candidates =
            isSet ? value.split(separator: 0x2c).map { $0.drop { $0.isHTMLSpace }.prefix { !$0.isHTMLSpace } } : [value]
        for candidate in candidates.prefix(50) {
            if case .remote(let url) = URLPolicy.image(candidate) { noteRemote(url) }
        }
    }

    private mutating func noteDroppedAddresses() {
        for address in removals.addresses { noteLoad(address.value[...], isSet: address.isSet) }
    }

    private mutating func image(_ node: HTMLTree.NodeIndex) {
        let source =
            tree.attributes(of: node).first { $0.name == .src }
            ?? tree.attributes(of: node).first { $0.name == .remoteSource }
        let decision = source.map { URLPolicy.image(tree.value($0)) } ?? firstOfSet(node).map { URLPolicy.image($0) }
        var state = HTMLVisibility()
        if case .remote(let url) = decision {
            let size = HTMLImageSize(tree, node, sheet)
            if let vendor = TrackerTable.vendor(of: url, isTiny: size.isTiny || ancestry.isHidden) {
                // An image without an address takes the room of one that is blocked, so that nothing moves.
                output.append("<img")
                let isHidden = tree.attributes(of: node).contains { $0.name == .hidden }
                if size.isOutOfFlow, !isHidden { output.append(" hidden=\"\"") }
                imageAttributes(node, &state)
                if trackers.count < HTMLLimits.addresses {
                    trackers.append(
                        HTMLTracker(kind: .pixel, vendor: vendor, url: String(decoding: url, as: UTF8.self)))
                }
                facts[Int(node)] = .tracker
                noteRemote(url)
                return
            }
        }
        output.append("<img")
        switch decision {
        case .keep(let url): plain(.src, url[...])
        case .remote(let url):
            noteRemote(url)
            plain(keepsRemote ? .src : .remoteSource, url[...])
        case .remove(let reason): removals.count(.url, reason)
        case nil: break
        }
        imageAttributes(node, &state)
        facts[Int(node)] = state.isHidden ? .hidden : state.isBlock == true ? .block : []
    }

    private mutating func imageAttributes(_ node: HTMLTree.NodeIndex, _ state: inout HTMLVisibility) {
        for attribute in tree.attributes(of: node) where attribute.name != .src && attribute.name != .remoteSource {
            write(attribute, of: node, .img, &state)
        }
        output.append(0x3e)
    }

    /// The first candidate of an image that has only a `srcset`.
    private func firstOfSet(_ node: HTMLTree.NodeIndex) -> ArraySlice<UInt8>? {
        guard let set = tree.attributes(of: node).first(where: { $0.name == .srcset }) else { return nil }
        let first = tree.value(set).drop { $0.isHTMLSpace || $0 == 0x2c }.prefix { !$0.isHTMLSpace && $0 != 0x2c }
        return first.isEmpty ? nil : first
    }
}
