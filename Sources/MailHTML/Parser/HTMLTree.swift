/// The document as a browser would see it, in flat arrays: nodes point at each other by index, so neither building,
/// walking nor freeing it recurses.
struct HTMLTree {
    typealias NodeIndex = Int32
    static let none: NodeIndex = -1
    static let root: NodeIndex = 0

    struct Node {
        var element: HTMLElement
        var parent = HTMLTree.none
        var firstChild = HTMLTree.none
        var lastChild = HTMLTree.none
        var previous = HTMLTree.none
        var next = HTMLTree.none
        /// A text's bytes in `text`, or an element's attributes in `attributes`.
        var start: Int32 = 0
        var end: Int32 = 0
    }

    struct Attribute {
        var name: HTMLAttribute
        /// The decoded value in `values`.
        var value: Range<Int32>
    }

    /// The body is node 0.
    var nodes: [Node] = [Node(element: .body)]
    var attributes: [Attribute] = []
    /// Decoded text.
    var text: [UInt8] = []
    /// Decoded attribute values.
    var values: [UInt8] = []
    /// The contents of all `<style>` elements, a NUL behind each.
    var styleSheets: [UInt8] = []
    var isQuirks = true
    var limits: Set<String> = []

    subscript(node: NodeIndex) -> Node {
        @inline(__always) get { nodes[Int(node)] }
        @inline(__always) _modify { yield &nodes[Int(node)] }
    }

    func attributes(of node: NodeIndex) -> ArraySlice<Attribute> {
        attributes[Int(self[node].start)..<Int(self[node].end)]
    }

    func value(_ attribute: Attribute) -> ArraySlice<UInt8> {
        values[Int(attribute.value.lowerBound)..<Int(attribute.value.upperBound)]
    }

    func text(of node: NodeIndex) -> ArraySlice<UInt8> { text[Int(self[node].start)..<Int(self[node].end)] }

    /// The node that follows in document order, nil at the end; `skippingChildren` passes over the subtree. The walk
    /// calls `leaving` for each element whose children are done.
    func next(after node: NodeIndex, skippingChildren: Bool, leaving: (NodeIndex) -> Void) -> NodeIndex? {
        if !skippingChildren, self[node].firstChild != HTMLTree.none { return self[node].firstChild }
        var current = node
        while current != HTMLTree.root {
            leaving(current)
            if self[current].next != HTMLTree.none { return self[current].next }
            current = self[current].parent
        }
        leaving(current)
        return nil
    }

    mutating func append(_ node: NodeIndex, to parent: NodeIndex) {
        let last = self[parent].lastChild
        self[node].parent = parent
        self[node].previous = last
        self[node].next = HTMLTree.none
        if last == HTMLTree.none { self[parent].firstChild = node } else { self[last].next = node }
        self[parent].lastChild = node
    }

    mutating func insert(_ node: NodeIndex, before sibling: NodeIndex) {
        let parent = self[sibling].parent
        let previous = self[sibling].previous
        self[node].parent = parent
        self[node].previous = previous
        self[node].next = sibling
        self[sibling].previous = node
        if previous == HTMLTree.none { self[parent].firstChild = node } else { self[previous].next = node }
    }

    mutating func remove(_ node: NodeIndex) {
        let (parent, previous, next) = (self[node].parent, self[node].previous, self[node].next)
        guard parent != HTMLTree.none else { return }
        if previous == HTMLTree.none { self[parent].firstChild = next } else { self[previous].next = next }
        if next == HTMLTree.none { self[parent].lastChild = previous } else { self[next].previous = previous }
        self[node].parent = HTMLTree.none
        self[node].previous = HTMLTree.none
        self[node].next = HTMLTree.none
    }

    /// Moves all children of `source` to the (childless) `target`.
    mutating func moveChildren(of source: NodeIndex, to target: NodeIndex) {
        var child = self[source].firstChild
        self[target].firstChild = child
        self[target].lastChild = self[source].lastChild
        self[source].firstChild = HTMLTree.none
        self[source].lastChild = HTMLTree.none
        while child != HTMLTree.none {
            self[child].parent = target
            child = self[child].next
        }
    }
}
