/// Tags in tables: sections 13.2.6.4.9 to 13.2.6.4.15.
extension HTMLTreeBuilder {
    /// - Returns: false when the tag is to be treated as in the body.
    mutating func tableStartTag(_ element: HTMLElement) -> Bool {
        guard mode != .body, element == .table || HTMLElementSet.tableParts.contains(element) || mode == .columnGroup
        else { return false }
        // Each round leaves a mode for an outer one.
        for _ in 0..<8 {
            switch mode {
            case .body: return false
            case .cell:
                if element == .table { return false }
                closeCell()
            case .caption:
                if element == .table { return false }
                closeCaption()
            case .columnGroup:
                if element == .col {
                    insertVoid(.col)
                    return true
                }
                leaveColumnGroup()
                if !HTMLElementSet.tableParts.contains(element), element != .table { return false }
            case .row, .tableBody, .table:
                if startInTable(element) { return true }
            }
        }
        return true
    }

    /// - Returns: true when the tag is done, false when it is to be looked at again in another mode.
    private mutating func startInTable(_ element: HTMLElement) -> Bool {
        switch (mode, element) {
        case (_, .table):
            // A table directly in a table closes it first.
            endTable()
            return false
        case (.row, .td), (.row, .th):
            clearStack(to: HTMLElementSet(.tr))
            if insert(element) != nil {
                mode = .cell
                addMarker()
            }
            return true
        case (.row, _): closeRow()
        case (.tableBody, .tr):
            clearStack(to: .tableSections)
            if insert(.tr) != nil { mode = .row }
            return true
        case (.tableBody, .td), (.tableBody, .th):
            clearStack(to: .tableSections)
            return !openImplied(.tr, .row)
        case (.tableBody, _): closeSection()
        case (_, .caption):
            clearStack(to: HTMLElementSet(.table))
            addMarker()
            if insert(.caption) != nil { mode = .caption } else { clearToMarker() }
            return true
        case (_, .colgroup):
            clearStack(to: HTMLElementSet(.table))
            if insert(.colgroup) != nil { mode = .columnGroup }
            return true
        case (_, .col):
            clearStack(to: HTMLElementSet(.table))
            return !openImplied(.colgroup, .columnGroup)
        case (_, .tbody), (_, .thead), (_, .tfoot):
            clearStack(to: HTMLElementSet(.table))
            if insert(element) != nil { mode = .tableBody }
            return true
        default:
            clearStack(to: HTMLElementSet(.table))
            return !openImplied(.tbody, .tableBody)
        }
        return false
    }

    private mutating func openImplied(_ element: HTMLElement, _ newMode: Mode) -> Bool {
        insertImplied(element)
        guard current.element == element else { return false }
        mode = newMode
        return true
    }

    private mutating func clearStack(to elements: HTMLElementSet) {
        while stack.count > 1, !elements.contains(current.element), current.element != .table { pop() }
    }

    /// - Returns: false when the tag is to be treated as in the body.
    mutating func tableEndTag(_ element: HTMLElement) -> Bool {
        guard mode != .body, element == .table || HTMLElementSet.tableParts.contains(element) else { return false }
        guard isInScope(element, .tableScope) else { return true }
        switch element {
        case .table: endTable()
        case .td, .th:
            if mode == .cell { closeCell() }
        case .caption:
            if mode == .caption { closeCaption() }
        case .tr:
            if mode == .cell { closeCell() }
            if mode == .row { closeRow() }
        case .tbody, .thead, .tfoot:
            if mode == .cell { closeCell() }
            if mode == .row { closeRow() }
            if mode == .tableBody { closeSection() }
        case .colgroup: if mode == .columnGroup { leaveColumnGroup() }
        default: break
        }
        return true
    }

    private mutating func endTable() {
        if mode == .cell || mode == .caption { clearToMarker() }
        while stack.count > 1, current.element != .table { pop() }
        if current.element == .table { pop() }
        resetMode()
    }

    private mutating func closeCell() {
        closeImplied()
        popUntil(.cells)
        clearToMarker()
        mode = .row
    }

    private mutating func closeCaption() {
        closeImplied()
        popUntil(.caption)
        clearToMarker()
        mode = .table
    }

    private mutating func closeRow() {
        clearStack(to: HTMLElementSet(.tr))
        if current.element == .tr { pop() }
        resetMode()
    }

    private mutating func closeSection() {
        clearStack(to: .tableSections)
        if HTMLElementSet.tableSections.contains(current.element) { pop() }
        mode = .table
    }

    mutating func leaveColumnGroup() {
        if current.element == .colgroup { pop() }
        mode = .table
    }

    /// The insertion mode that the open elements ask for (13.2.4.1).
    private mutating func resetMode() {
        for entry in stack.reversed() {
            switch entry.element {
            case .td, .th: mode = .cell
            case .tr: mode = .row
            case .tbody, .thead, .tfoot: mode = .tableBody
            case .caption: mode = .caption
            case .table: mode = .table
            case .body: mode = .body
            default: continue
            }
            return
        }
    }
}
