/// Watches the elements that are written, and tells when a browser would read another tree from them.
///
/// The tree of a broken document can be one that no markup gives: with a paragraph in a paragraph after a dropped
/// `<object>`, or a heading in a heading. Written out and read again it becomes another tree. The sanitizer then
/// sanitizes its own output, so that all who read the result see the same tree.
struct HTMLNesting {
    /// An element was written that closes an element around it, or moves out of it (HTML standard, section 13.2.6.4.7).
    private(set) var isUnstable = false
    private var open: [HTMLElement] = []
    private var openParagraphs = 0
    private var openItems = 0
    private var openLinks = 0
    private let isQuirks: Bool

    init(isQuirks: Bool) { self.isQuirks = isQuirks }

    mutating func enter(_ element: HTMLElement) {
        check(element)
        guard !HTMLElementSet.void.contains(element) else { return }
        open.append(element)
        count(element, 1)
    }

    mutating func leave(_ element: HTMLElement) {
        open.removeLast()
        count(element, -1)
    }

    private mutating func count(_ element: HTMLElement, _ change: Int) {
        switch element {
        case .p: openParagraphs += change
        case .li, .dd, .dt: openItems += change
        case .a, .nobr: openLinks += change
        default: break
        }
    }

    private mutating func check(_ element: HTMLElement) {
        if isUnstable { return }
        let isTable = element == .table && !isQuirks
        if openParagraphs > 0, isTable || HTMLElementSet.closesParagraph.contains(element) || Self.isItem(element) {
            isUnstable = isInScope(.p, HTMLElementSet.buttonScope)
        }
        if let parent = open.last, HTMLElementSet.headings.contains(element), HTMLElementSet.headings.contains(parent) {
            isUnstable = true
        }
        if openItems > 0, Self.isItem(element), closesItem(element) { isUnstable = true }
        if element == .rp || element == .rt, let parent = open.last, HTMLElementSet.impliedEnd.contains(parent),
            isInScope(.ruby, HTMLElementSet.scope)
        {
            isUnstable = true
        }
        if closesLink(element) { isUnstable = true }
        let isAllowed = Self.content(of: open.last)?.contains(element) ?? !HTMLElementSet.tableParts.contains(element)
        if !isAllowed { isUnstable = true }
    }

    /// Whether it is a link in a link, or an unbreakable line in another: the second closes the first.
    func closesLink(_ element: HTMLElement) -> Bool {
        openLinks > 0 && (element == .a || element == .nobr) && isInScope(element, HTMLElementSet.markers)
    }

    private static func isItem(_ element: HTMLElement) -> Bool { element == .li || element == .dd || element == .dt }

    /// The elements that a part of a table may hold; nil for elements of any content.
    private static func content(of element: HTMLElement?) -> HTMLElementSet? {
        switch element {
        case .table: inTable
        case .tbody, .thead, .tfoot: inSection
        case .tr: HTMLElementSet.cells
        case .colgroup: inColumnGroup
        default: nil
        }
    }

    private static let inTable = HTMLElementSet(.caption, .colgroup, .tbody, .tfoot, .thead)
    private static let inSection = HTMLElementSet(.tr)
    private static let inColumnGroup = HTMLElementSet(.col)

    private func isInScope(_ element: HTMLElement, _ scope: HTMLElementSet) -> Bool {
        for other in open.reversed() {
            if other == element { return true }
            if scope.contains(other) { return false }
        }
        return false
    }

    /// A start tag of an item closes an item around it, across ordinary elements and `address`, `div` and `p`.
    private func closesItem(_ element: HTMLElement) -> Bool {
        for other in open.reversed() {
            if other == element || element != .li && (other == .dd || other == .dt) { return true }
            let isPassed = other == .address || other == .div || other == .p
            if HTMLElementSet.special.contains(other), !isPassed { return false }
        }
        return false
    }
}
