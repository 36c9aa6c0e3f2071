/// The list of active formatting elements and the adoption agency (13.2.4.3, 13.2.6.4.7): how browsers read
/// `<b>1<p>2</b>3</p>`.
extension HTMLTreeBuilder {
    private var marker: Open { Open(node: HTMLTree.none, element: .unknown, hash: 0) }

    mutating func addMarker() { formatting.append(marker) }

    mutating func clearToMarker() {
        while let last = formatting.popLast(), last.node != HTMLTree.none {}
    }

    mutating func startFormatting(_ element: HTMLElement) {
        guard let node = insert(element) else { return }
        dropThirdTwin(of: node)
        formatting.append(Open(node: node, element: element, hash: 0))
        limitFormatting()
    }

    private mutating func limitFormatting() {
        guard formatting.count > HTMLLimits.activeFormatting,
            let oldest = formatting.firstIndex(where: { $0.node != HTMLTree.none })
        else { return }
        formatting.remove(at: oldest)
        tree.limits.insert("formatting")
    }

    /// "Noah's Ark": at most three alike since the last marker.
    private mutating func dropThirdTwin(of node: HTMLTree.NodeIndex) {
        var twins = 0
        for index in formatting.indices.reversed() {
            let other = formatting[index].node
            if other == HTMLTree.none { return }
            guard isTwin(other, node) else { continue }
            twins += 1
            if twins == 3 {
                formatting.remove(at: index)
                return
            }
        }
    }

    private func isTwin(_ a: HTMLTree.NodeIndex, _ b: HTMLTree.NodeIndex) -> Bool {
        guard tree[a].element == tree[b].element, tree[a].end - tree[a].start == tree[b].end - tree[b].start else {
            return false
        }
        return zip(tree.attributes(of: a), tree.attributes(of: b)).allSatisfy {
            $0.name == $1.name && $0.value.count == $1.value.count && tree.value($0).elementsEqual(tree.value($1))
        }
    }

    private func isOnStack(_ entry: Open) -> Bool {
        guard isOpen(entry.element) else { return false }
        return stack.last { $0.node == entry.node } != nil
    }

    mutating func reconstructFormatting() {
        guard let last = formatting.last, last.node != HTMLTree.none, !isOnStack(last) else { return }
        var index = formatting.count - 1
        while index > 0, formatting[index - 1].node != HTMLTree.none, !isOnStack(formatting[index - 1]) { index -= 1 }
        while index < formatting.count {
            guard stack.count < depthLimit, tree.nodes.count < HTMLLimits.nodes else { return }
            let copy = clone(formatting[index])
            open(copy, formatting[index].element, 0)
            formatting[index].node = copy
            index += 1
        }
    }

    private mutating func clone(_ entry: Open) -> HTMLTree.NodeIndex {
        let copy = addNode(entry.element)
        tree[copy].start = tree[entry.node].start
        tree[copy].end = tree[entry.node].end
        return copy
    }

    mutating func startAnchor() {
        if let open = formatting.last(where: { $0.node == HTMLTree.none || $0.element == .a }),
            open.node != HTMLTree.none
        {
            adoptionAgency(.a)
            formatting.removeAll { $0.node == open.node }
            if let index = stack.firstIndex(where: { $0.node == open.node }) { removeFromStack(index) }
        }
        reconstructFormatting()
        startFormatting(.a)
    }

    mutating func removeFromStack(_ index: Int) {
        let entry = stack.remove(at: index)
        openCounts[Int(entry.element.rawValue)] -= 1
    }

    mutating func adoptionAgency(_ element: HTMLElement) {
        if current.element == element, !formatting.contains(where: { $0.node == current.node }) {
            pop()
            return
        }
        for _ in 0..<8 where !adoptOnce(element) { return }
    }

    /// One round of the outer loop.
    /// - Returns: false when the agency is done.
    private mutating func adoptOnce(_ element: HTMLElement) -> Bool {
        guard let entry = formatting.last(where: { $0.node == HTMLTree.none || $0.element == element }),
            entry.node != HTMLTree.none
        else {
            endOrdinary(element)
            return false
        }
        guard let position = stack.lastIndex(where: { $0.node == entry.node }) else {
            formatting.removeAll { $0.node == entry.node }
            return false
        }
        guard !stack[(position + 1)...].contains(where: { HTMLElementSet.scope.contains($0.element) }) else {
            return false
        }
        guard let furthest = stack[(position + 1)...].firstIndex(where: { HTMLElementSet.special.contains($0.element) })
        else {
            while stack.count > position { pop() }
            formatting.removeAll { $0.node == entry.node }
            return false
        }
        guard tree.nodes.count + 8 < HTMLLimits.nodes else {
            tree.limits.insert("nodes")
            return false
        }
        adopt(entry, at: position, furthest: furthest)
        return true
    }

    private mutating func adopt(_ entry: Open, at position: Int, furthest furthestIndex: Int) {
        let furthest = stack[furthestIndex]
        let ancestor = stack[position - 1]
        var bookmark = formatting.lastIndex { $0.node == entry.node } ?? 0
        var last = furthest.node
        var index = furthestIndex
        var rounds = 0
        while index > position + 1 {
            index -= 1
            rounds += 1
            let inList = formatting.lastIndex { $0.node == stack[index].node }
            guard let inList, rounds <= 3 else {
                if let inList {
                    formatting.remove(at: inList)
                    if inList < bookmark { bookmark -= 1 }
                }
                removeFromStack(index)
                continue
            }
            let copy = clone(stack[index])
            formatting[inList].node = copy
            stack[index].node = copy
            if last == furthest.node { bookmark = inList + 1 }
            tree.remove(last)
            tree.append(last, to: copy)
            last = copy
        }
        tree.remove(last)
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
        tree.moveChildren(of: furthest.node, to: copy)
        tree.append(copy, to: furthest.node)
        let replacement = Open(node: copy, element: entry.element, hash: 0)
        formatting.insert(replacement, at: min(bookmark, formatting.count))
        if let old = formatting.firstIndex(where: { $0.node == entry.node }) { formatting.remove(at: old) }
        if let old = stack.firstIndex(where: { $0.node == entry.node }) { stack.remove(at: old) }
        if let index = stack.firstIndex(where: { $0.node == furthest.node }) {
            stack.insert(replacement, at: index + 1)
        }
    }
}
