/// The list of active formatting elements and the adoption agency algorithm (HTML standard, sections 13.2.4.3 and
/// 13.2.6.4.7), by which browsers read misnested tags such as `<b>1<p>2</b>3</p>`.
extension HTMLTreeBuilder {
    mutating func addMarker() { formatting.append(nil) }

    mutating func clearToMarker() {
        while let last = formatting.popLast(), last != nil {}
    }

    mutating func startFormatting(_ element: HTMLElement) {
        guard let node = insert(element) else { return }
        dropThirdTwin(of: node)
        formatting.append(Open(node: node, element: element, hash: 0))
        limitFormatting()
    }

    private mutating func limitFormatting() {
        guard formatting.count > HTMLLimits.activeFormatting,
            let oldest = formatting.firstIndex(where: { $0 != nil })
        else { return }
        formatting.remove(at: oldest)
        document.limits.insert("formatting")
    }

    /// The "Noah's Ark clause": at most three equal elements since the last marker.
    private mutating func dropThirdTwin(of node: HTMLNode) {
        var twins = 0
        for index in formatting.indices.reversed() {
            guard let other = formatting[index]?.node else { return }
            guard isTwin(other, node) else { continue }
            twins += 1
            if twins == 3 {
                formatting.remove(at: index)
                return
            }
        }
    }

    private func isTwin(_ a: HTMLNode, _ b: HTMLNode) -> Bool {
        guard a.element == b.element else { return false }
        return a.attributes.elementsEqual(b.attributes) { $0.name == $1.name && $0.value.hasSameBytes(as: $1.value) }
    }

    private func isOnStack(_ entry: Open) -> Bool {
        guard isOpen(entry.element) else { return false }
        return stack.last { $0.node == entry.node } != nil
    }

    mutating func reconstructFormatting() {
        // Begins after the last marker or the last entry that is still open.
        var index = (formatting.lastIndex { $0.map(isOnStack) ?? true } ?? -1) + 1
        while index < formatting.count, let entry = formatting[index] {
            guard stack.count < depthLimit, document.nodeCount < HTMLLimits.nodes else { return }
            let copy = clone(entry)
            let (parent, sibling) = insertionPoint()
            place(copy, parent, sibling)
            let reopened = Open(node: copy, element: entry.element, hash: 0)
            push(reopened)
            formatting[index] = reopened
            index += 1
        }
    }

    /// A new element like that of `entry`, which the caller places.
    private func clone(_ entry: Open) -> HTMLNode {
        let copy = document.makeElement(entry.element)
        document.copyAttributes(of: entry.node, to: copy)
        return copy
    }

    mutating func startAnchor() {
        if let open = lastFormatting(.a) {
            adoptionAgency(.a)
            formatting.removeAll { $0?.node == open.node }
            if let index = stack.firstIndex(where: { $0.node == open.node }) { removeFromStack(index) }
        }
        reconstructFormatting()
        startFormatting(.a)
    }

    /// The last entry of that element after the last marker.
    private func lastFormatting(_ element: HTMLElement) -> Open? {
        formatting.last { $0 == nil || $0?.element == element } ?? nil
    }

    mutating func removeFromStack(_ index: Int) {
        let entry = stack.remove(at: index)
        openCounts[Int(entry.element.rawValue)] -= 1
    }

    mutating func adoptionAgency(_ element: HTMLElement) {
        if current.element == element, !formatting.contains(where: { $0?.node == current.node }) {
            pop()
            return
        }
        for _ in 0..<8 where !adoptOnce(element) { return }
    }

    /// One round of the outer loop.
    /// - Returns: false when the agency is done.
    private mutating func adoptOnce(_ element: HTMLElement) -> Bool {
        guard let entry = lastFormatting(element) else {
            endOrdinary(element)
            return false
        }
        guard let position = stack.lastIndex(where: { $0.node == entry.node }) else {
            formatting.removeAll { $0?.node == entry.node }
            return false
        }
        guard !stack[(position + 1)...].contains(where: { HTMLElementSet.scope.contains($0.element) }) else {
            return false
        }
        guard let furthest = stack[(position + 1)...].firstIndex(where: { HTMLElementSet.special.contains($0.element) })
        else {
            while stack.count > position { pop() }
            formatting.removeAll { $0?.node == entry.node }
            return false
        }
        guard document.nodeCount + 8 < HTMLLimits.nodes else {
            document.limits.insert("nodes")
            return false
        }
        adopt(entry, at: position, furthest: furthest)
        return true
    }

    private mutating func adopt(_ entry: Open, at position: Int, furthest furthestIndex: Int) {
        let furthest = stack[furthestIndex]
        let ancestor = stack[position - 1]
        var bookmark = formatting.lastIndex { $0?.node == entry.node } ?? 0
        var last = furthest.node
        var index = furthestIndex
        var rounds = 0
        while index > position + 1 {
            index -= 1
            rounds += 1
            let inList = formatting.lastIndex { $0?.node == stack[index].node }
            guard let inList, rounds <= 3 else {
                if let inList {
                    formatting.remove(at: inList)
                    if inList < bookmark { bookmark -= 1 }
                }
                removeFromStack(index)
                continue
            }
            let copy = clone(stack[index])
            formatting[inList]?.node = copy
            stack[index].node = copy
            if last == furthest.node { bookmark = inList + 1 }
            document.unlink(last)
            document.append(last, to: copy)
            last = copy
        }
        document.unlink(last)
        let wasFostering = isFostering
        isFostering = true
        let (parent, sibling) = insertionPoint(under: ancestor)
        isFostering = wasFostering
        place(last, parent, sibling)
        reopen(entry, inside: furthest, bookmark)
    }

    /// Puts a copy of the formatting element around the furthest block's children.
    private mutating func reopen(_ entry: Open, inside furthest: Open, _ bookmark: Int) {
        let copy = clone(entry)
        document.moveChildren(of: furthest.node, to: copy)
        document.append(copy, to: furthest.node)
        let replacement = Open(node: copy, element: entry.element, hash: 0)
        formatting.insert(replacement, at: min(bookmark, formatting.count))
        if let old = formatting.firstIndex(where: { $0?.node == entry.node }) { formatting.remove(at: old) }
        if let old = stack.firstIndex(where: { $0.node == entry.node }) { stack.remove(at: old) }
        if let index = stack.firstIndex(where: { $0.node == furthest.node }) {
            stack.insert(replacement, at: index + 1)
        }
    }
}
