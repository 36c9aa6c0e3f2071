import Bytes

/// Writes the message as plain text, from the same tree as the safe HTML and with the facts that ``HTMLWriter`` found
/// about its nodes.
///
/// A blank line separates paragraphs; lists keep their numbers and nesting; a link is followed by `<address>` where the
/// address occurs first; images are replaced by their alt text; quotes begin with "> "; data tables become columns and
/// layout tables flow; hidden text is kept apart.
struct HTMLText {
    private(set) var output: [UInt8] = []
    private(set) var hidden: [UInt8] = []
    private(set) var links: [HTMLLink] = []
    /// Ranges of `output` that are bold, large or spaced out, in order.
    private(set) var emphasis: [Range<Int>] = []
    private let body: HTMLNode
    private let sheet: CSSStyleSheet
    private let facts: [HTMLWriter.Facts]
    private let targets: [HTMLNode: [UInt8]]
    private let origins: [HTMLNode: LinkOrigin]
    private var line = TextLine()
    private var frames: [Frame] = []
    private var seenTargets: Set<[UInt8]> = []
    private var wasHidden = false
    /// An open element that holds a signature, until its first text.
    private var signature: HTMLNode?
    private var emphasised: [HTMLNode] = []
    private var openLinks: [OpenLink] = []
    /// The texts of all open links, one after the other.
    private var linkText: [UInt8] = []

    /// The effects of an open element that end with it.
    private struct Frame {
        var node: HTMLNode
        var breaks = 0
        var prefixLength = 0
        var isList = false
        /// The number of the next item, in an ordered list.
        var number: Int?
        var isPreformatted = false
    }
    private struct OpenLink {
        var node: HTMLNode
        /// Where its label starts in `linkText` and in `output`.
        var label: Int
        var output: Int
    }

    static func render(_ writer: HTMLWriter) -> HTMLText {
        var text = HTMLText(writer)
        text.walk()
        return text
    }

    private init(_ writer: HTMLWriter) {
        body = writer.body
        sheet = writer.sheet
        facts = writer.facts
        targets = writer.linkTargets
        origins = writer.linkOrigins
        output.reserveCapacity(writer.document.byteCount / 4)
    }

    private mutating func walk() {
        var next = body.firstChild
        while let node = next {
            let child = enter(node) ? nil : node.firstChild
            next = child ?? node.followingSibling(within: body) { leave($0) }
        }
        finish()
    }

    private mutating func finish() {
        if output.allSatisfy(\.isHTMLSpace) { listLinks() }
        while let last = output.last, last == 0x20 || last == 0x0a { output.removeLast() }
        emphasis.cut(to: output.count)
        if !output.isEmpty { output.append(0x0a) }
        while let last = hidden.last, last == 0x20 || last == 0x0a { hidden.removeLast() }
    }

    /// Lists where the pictures of a message lead to that consists of pictures alone.
    private mutating func listLinks() {
        for link in links.prefix(Self.listedLinks) where seenTargets.insert(Array(link.url.utf8)).inserted {
            output.append(0x3c)
            output.append(contentsOf: link.url.utf8)
            output.append(">\n")
        }
    }

    private static let listedLinks = 50

    // MARK: Elements

    /// - Returns: whether the children are left out.
    private mutating func enter(_ node: HTMLNode) -> Bool {
        let element = node.element
        if element == .text {
            text(node)
            return true
        }
        let fact = facts[node.ordinal]
        switch element {
        case .br:
            if !fact.contains(.hidden) { line.lineFeed(&output) } else if hasBox(fact) { line.request(1, output) }
            return true
        case .hr:
            if hasBox(fact) { rule() }
            return true
        case .img, .area:
            if hasBox(fact), hasBox(factsOfParent(node)) { image(node, fact) }
            if element == .area, let target = targets[node], links.count < HTMLLimits.addresses {
                links.append(link((node[.alt].map(Array.init) ?? [])[...], target, origins[node]))
            }
            return true
        case .b, .strong, .h1, .h2, .h3, .big, .code, .kbd, .mark, .samp: emphasised.append(node)
        case .a:
            if targets[node] != nil, openLinks.count < 64 {
                openLinks.append(OpenLink(node: node, label: linkText.count, output: output.count))
            }
        case .table where HTMLTextTable.isData(node, facts, targets):
            table(node)
            return true
        default: break
        }
        if fact.contains(.emphasised), emphasised.last != node { emphasised.append(node) }
        block(node, element, fact)
        return false
    }

    private func factsOfParent(_ node: HTMLNode) -> HTMLWriter.Facts { node.parent.map { facts[$0.ordinal] } ?? [] }

    private func hasBox(_ fact: HTMLWriter.Facts) -> Bool { !fact.contains(.hidden) || fact.contains(.keepsBox) }

    private mutating func block(_ node: HTMLNode, _ element: HTMLElement, _ fact: HTMLWriter.Facts) {
        guard hasBox(fact) else { return partHidden(element) }
        if standsApart(node, fact) { line.space() }
        if line.nesting == 0, signature == nil, isSignature(node) { signature = node }
        var frame = Frame(node: node)
        frame.breaks = element.textBreaks(isInList: frames.contains { $0.isList })
        if fact.contains(.inline), element != .td, frame.breaks > 0 {
            // Boxes side by side may have no space between them in the source.
            frame.breaks = 0
            line.space()
        }
        if fact.contains(.block) { frame.breaks = max(frame.breaks, 1) }
        frame.isPreformatted =
            element == .pre || element == .listing || element == .xmp || element == .plaintext
            || element == .textarea || fact.contains(.preformatted)
        let before = line.prefix.count
        if frame.breaks > 0 { line.request(frame.breaks, output) }
        switch element {
        case .blockquote where line.nesting < HTMLLimits.textNesting: line.push(isIndent(node) ? "  " : "> ")
        case .ul, .menu, .dir: frame.isList = true
        case .ol:
            frame.isList = true
            frame.number = hasMarkers(node) ? number(node, .start) ?? 1 : nil
        case .li: startItem(node)
        case .dd where line.nesting < HTMLLimits.textNesting: line.push("  ")
        case .td, .th: cell(node)
        default: break
        }
        frame.prefixLength = line.prefix.count - before
        guard frame.breaks > 0 || frame.prefixLength > 0 || frame.isList || frame.isPreformatted else { return }
        if frame.isPreformatted { line.preformatted += 1 }
        frames.append(frame)
    }

    private mutating func leave(_ node: HTMLNode) {
        if openLinks.last?.node == node { endLink() }
        let fact = facts[node.ordinal]
        if !hasBox(fact) {
            partHidden(node.element)
        } else if standsApart(node, fact), !isDropCap(node, fact) {
            line.space()
        }
        if emphasised.last == node { emphasised.removeLast() }
        if signature == node { signature = nil }
        guard let frame = frames.last, frame.node == node else { return }
        frames.removeLast()
        if frame.isPreformatted { line.preformatted -= 1 }
        line.marker.removeAll(keepingCapacity: true)
        if frame.breaks > 0 { line.request(frame.breaks, output) }
        if frame.prefixLength > 0 { line.pop(frame.prefixLength) }
    }

    /// Whether a floating element is the large first letter of a word that goes on behind it.
    private func isDropCap(_ node: HTMLNode, _ fact: HTMLWriter.Facts) -> Bool {
        guard fact.contains(.floating), !factsOfParent(node).contains(.row), let text = node.firstChild,
            text.element == .text, text.next == nil, let rest = node.next, rest.element == .text,
            let next = rest.text.first, next.isLetter || next >= 0xc3
        else { return false }
        let word = text.text.trimmed { $0.isHTMLSpace }
        return word.count <= 4 && word.count { $0 & 0xc0 != 0x80 } == 1
    }

    /// Whether a box stands beside what is around it, so that the source may have no space between them.
    private func standsApart(_ node: HTMLNode, _ fact: HTMLWriter.Facts) -> Bool {
        !fact.isDisjoint(with: [.floating, .control]) || factsOfParent(node).contains(.row)
    }

    /// Whether Gmail, Thunderbird, Outlook or Proton says that an element holds the signature, and nothing but an earlier
    /// message follows.
    private func isSignature(_ node: HTMLNode) -> Bool {
        hasName(node, Self.signatures, with: "ignature") && !isFollowedByText(node)
    }

    /// Whether the class or the identifier of an element is one of `names`.
    ///
    /// - Parameter part: what all names hold; most elements are told apart by it.
    private func hasName(_ node: HTMLNode, _ names: [[UInt8]], with part: StaticString = "") -> Bool {
        node.attributes.contains { attribute in
            guard attribute.name == .class || attribute.name == .id,
                part.utf8CodeUnitCount == 0
                    || ByteView(UnsafeBufferPointer(rebasing: attribute.value)).firstRange(of: part) != nil
            else { return false }
            return attribute.value.split { $0.isHTMLSpace }.contains { name in names.contains { name.elementsEqual($0) }
            }
        }
    }

    /// Whether text follows an element before an earlier message begins.
    private func isFollowedByText(_ node: HTMLNode) -> Bool {
        var next = node.followingSibling(within: body)
        for _ in 0..<Self.followingNodes {
            guard let follower = next else { return false }
            if follower.element == .text {
                if !Self.isBlank(follower.text) { return true }
            } else if follower.element == .blockquote || follower.element == .hr
                || hasName(follower, Self.earlierMessages)
            {
                return false
            }
            next = follower.firstChild ?? follower.followingSibling(within: body)
        }
        return true
    }

    private static func isBlank(_ text: ByteSlice) -> Bool {
        var visible: [UInt8] = []
        TextLine.collapse(text, into: &visible)
        return visible.allSatisfy { $0 == 0x20 }
    }

    private static let followingNodes = 200
    private static let signatures = [
        "gmail_signature", "moz-signature", "Signature", "AppleMailSignature", "protonmail_signature_block",
    ].map { Array($0.utf8) }
    private static let earlierMessages = [
        "gmail_quote", "gmail_quote_container", "moz-cite-prefix", "divRplyFwdMsg", "appendonsend", "yahoo_quoted",
        "protonmail_quote",
    ].map { Array($0.utf8) }

    /// Whether a blockquote only indents, as those of the buttons for indenting in Gmail and Outlook do: its style
    /// takes the border away, and nothing says that it quotes.
    private func isIndent(_ node: HTMLNode) -> Bool {
        var isBorderless = false
        for attribute in node.attributes {
            let value = attribute.value.prefix(400).map(\.asciiLowercased).filter { !$0.isHTMLSpace }
            switch attribute.name {
            case .type, .cite: return false
            case .class where value.withByteView({ $0.firstRange(of: "quote") != nil }): return false
            case .style:
                let says = { (words: StaticString) in value.withByteView { $0.firstRange(of: words) != nil } }
                isBorderless =
                    (says("border:none") || says("border:0") || says("border-style:none")) && !says("border-left")
            default: continue
            }
        }
        return isBorderless
    }

    /// Whether the style of a list leaves its numbers: menus and steps with pictures have none.
    private func hasMarkers(_ node: HTMLNode) -> Bool {
        guard let style = node[.style] else { return true }
        var isNone = false
        for declaration in style.prefix(400).map(\.asciiLowercased).split(separator: 0x3b) {
            let name = declaration.trimmed { $0.isHTMLSpace }.prefix { $0 != 0x3a && !$0.isHTMLSpace }
            guard name.elementsEqual("list-style".utf8) || name.elementsEqual("list-style-type".utf8) else { continue }
            let words = declaration.drop { $0 != 0x3a }.dropFirst().split { $0.isHTMLSpace || $0 == 0x21 }
            isNone = words.contains { $0.elementsEqual("none".utf8) }
        }
        return !isNone
    }

    private func number(_ node: HTMLNode, _ name: HTMLAttribute) -> Int? {
        node[name].flatMap { Int(String(decoding: $0.prefix(9), as: UTF8.self)) }
    }

    private mutating func startItem(_ node: HTMLNode) {
        var marker = "- "
        if let index = frames.lastIndex(where: \.isList), let next = frames[index].number {
            let value = number(node, .value) ?? next
            marker = "\(value). "
            frames[index].number = value &+ 1
        }
        line.marker = Array(marker.utf8)
        if line.nesting < HTMLLimits.textNesting { line.push(String(repeating: " ", count: marker.utf8.count)) }
    }

    /// Cells of a layout table: side by side where the row is a line of short text, else one under the other.
    private mutating func cell(_ node: HTMLNode) {
        guard HTMLTextTable.cell(before: node) != nil, let row = node.parent else { return }
        let isStacked = HTMLTextTable.hasBlocks(row) && !HTMLTextTable.followsBullet(node)
        if isStacked { line.request(1, output) } else { line.space() }
    }

    private mutating func rule() {
        line.request(2, output)
        line.write("---", &output)
        line.request(2, output)
    }

    private mutating func image(_ node: HTMLNode, _ fact: HTMLWriter.Facts) {
        guard let words = node[.alt], !words.isEmpty else { return }
        // Some senders load all their pictures through their tracking service: only tiny ones have nothing to say.
        let isTracker = fact.contains(.tracker)
        if isTracker ? HTMLImageSize(node, sheet).isTiny : HTMLImageSize.isPoint(node) { return }
        if fact.contains(.block) { line.request(1, output) }
        let isWord =
            words.contains { $0.isAlphanumeric }
            || words.first.map { (0xc3..<0xe2).contains($0) || $0 > 0xe2 && $0 < 0xf0 } ?? false
        // Emoji sent as pictures get no space around them.
        if isWord { line.beginPicture(output) }
        write(words, isPreformatted: false)
        if isWord { line.endPicture() }
        if fact.contains(.block) { line.request(1, output) }
    }

    private mutating func table(_ node: HTMLNode) {
        line.request(2, output)
        for row in HTMLTextTable.rows(node, facts) {
            line.request(1, output)
            line.preformatted += 1
            line.write(row, &output)
            line.preformatted -= 1
        }
        line.request(2, output)
    }

    // MARK: Text

    private mutating func text(_ node: HTMLNode) {
        let bytes = node.text
        let around = factsOfParent(node)
        if around.contains(.hidden) {
            if around.contains(.keepsBox), bytes.allSatisfy(\.isHTMLSpace) { line.space() }
            TextLine.collapse(bytes, into: &hidden)
            if !wasHidden, !hidden.isEmpty, hidden.last != 0x0a { wasHidden = true }
            return
        }
        if wasHidden {
            while hidden.last == 0x20 { hidden.removeLast() }
            if !hidden.isEmpty { hidden.append(0x0a) }
            wasHidden = false
        }
        if signature != nil, !Self.isBlank(bytes) {
            signature = nil
            if !bytes.drop(while: \.isHTMLSpace).starts(with: "--".utf8) { line.writeSignatureMark(&output) }
        }
        write(bytes, isPreformatted: line.preformatted > 0)
    }

    /// Puts hidden blocks on lines of their own.
    private mutating func partHidden(_ element: HTMLElement) {
        guard let last = hidden.last, last != 0x0a, element.textBreaks(isInList: false) > 0 else { return }
        if last == 0x20 { hidden[hidden.count - 1] = 0x0a } else { hidden.append(0x0a) }
    }

    private mutating func write(_ bytes: ByteSlice, isPreformatted: Bool) {
        if !openLinks.isEmpty, linkText.count < HTMLLimits.inputBytes { TextLine.collapse(bytes, into: &linkText) }
        let start = output.count
        line.write(bytes, &output, keepsSpace: isPreformatted)
        emphasis.cut(to: line.cutTo)
        let begin = min(start, line.cutTo)
        line.cutTo = .max
        if !emphasised.isEmpty, output.count > begin { emphasis.appendAdjoining(begin..<output.count) }
    }

    private mutating func endLink() {
        let open = openLinks.removeLast()
        guard let target = targets[open.node] else { return }
        let label = linkText[open.label...].trimmed { $0 == 0x20 }
        if links.count < HTMLLimits.addresses { links.append(link(label, target, origins[open.node])) }
        let says = !label.isEmpty && !HTMLTextLinks.isSame(label, target)
        if openLinks.isEmpty { linkText.removeAll(keepingCapacity: true) }
        guard says, output.count > open.output, seenTargets.insert(target).inserted else { return }
        line.attach(address: target, &output)
    }

    private func link(_ label: ArraySlice<UInt8>, _ target: [UInt8], _ origin: LinkOrigin?) -> HTMLLink {
        // A label with the redirect's own address is honest, too.
        let isDeceptive =
            LinkDeception.isDeceptive(label, target)
            && (origin?.url.map { LinkDeception.isDeceptive(label, $0) } ?? true)
        return HTMLLink(
            text: String(decoding: label.prefix(1000), as: UTF8.self), url: String(decoding: target, as: UTF8.self),
            original: origin?.url.map { String(decoding: $0, as: UTF8.self) }, redirector: origin?.vendor,
            isDeceptive: isDeceptive)
    }
}
