/// Start and end tags "in body" (HTML standard, section 13.2.6.4.7); tables have a file of their own.
extension HTMLTreeBuilder {
    mutating func startTag() {
        ignoresNextLineFeed = false
        let element = HTMLElement(name: tokenizer.bytes(tokenizer.name))
        if dropsWhole(element) { return }
        if tableStartTag(element) { return }
        if element == .form {
            startForm()
            return
        }
        // Content of a table outside its cells is put before the table.
        isFostering = isInTable
        bodyStartTag(element)
        isFostering = false
    }

    /// Handles the start tags of elements that are not in the tree, or only as an empty box.
    /// - Returns: false for other elements.
    private mutating func dropsWhole(_ element: HTMLElement) -> Bool {
        switch element {
        case .style: collectStyle()
        case .script, .title, .iframe, .noembed, .noframes:
            if element == .iframe { insertBox(.iframe) }
            skipRawText(element)
        case .head, .frameset, .frame: break
        // A later tag adds the attributes that no earlier one had (13.2.6.4.7).
        case .body: storeAttributes(document.body)
        case .html:
            guard !hasRoot else { break }
            hasRoot = true
            storeAttributes(document.root)
        case .base, .basefont, .bgsound, .link, .meta, .param, .source, .track, .embed, .keygen:
            if element != .meta { removals.count(.element, element.name) }
            if element == .base, document.base == nil, let href = attribute("href"),
                case .keep(let url) = URLPolicy.link(href), url.starts(with: "http".utf8), url.count <= 2_000
            {
                document.base = url
            }
            removals.note(tokenizer, element)
            if element == .embed { insertBox(.embed) }
        case .svg, .video:
            insertBox(element)
            skipContent(of: element)
        case .math, .template, .audio, .canvas: skipContent(of: element)
        default: return false
        }
        return true
    }

    private mutating func skipRawText(_ element: HTMLElement) {
        // The title of the document is no part of the message, so that nothing is lost.
        if element != .title || stack.count > 1 { removals.count(.element, element.name) }
        removals.note(tokenizer, element)
        _ = tokenizer.rawText(until: element)
    }

    /// Reads past the end of an element that is dropped with its content.
    private mutating func skipContent(of element: HTMLElement) {
        removals.count(.element, element.name)
        removals.note(tokenizer, element)
        let isForeign = element == .svg || element == .math
        if isForeign, tokenizer.isSelfClosing { return }
        var depth = 1
        while depth > 0 {
            let before = tokenizer
            let kind = tokenizer.next()
            if kind == .end { return }
            guard kind == .startTag || kind == .endTag else { continue }
            if kind == .startTag { removals.note(tokenizer, element) }
            let inner = HTMLElement(name: tokenizer.bytes(tokenizer.name))
            if inner == element {
                depth += kind == .endTag ? -1 : isForeign && tokenizer.isSelfClosing ? 0 : 1
            } else if kind == .startTag, isForeign, HTMLElementSet.foreignBreakout.contains(inner) {
                tokenizer = before
                return
            } else if kind == .startTag, !isForeign {
                skipInnerRawText(inner)
            }
        }
    }

    mutating func skipInnerRawText(_ element: HTMLElement) {
        switch element {
        case .script, .style, .textarea, .title, .xmp: _ = tokenizer.rawText(until: element)
        default: break
        }
    }

    mutating func bodyStartTag(_ element: HTMLElement) {
        if element == .object || element == .applet { removals.note(tokenizer, element) }
        if HTMLElementSet.closesParagraph.contains(element) { closeParagraph() }
        switch element {
        case .pre, .listing:
            insert(element)
            ignoresNextLineFeed = true
        case .h1, .h2, .h3, .h4, .h5, .h6:
            if HTMLElementSet.headings.contains(current.element) { pop() }
            insert(element)
        case .li: startListItem(HTMLElementSet(.li))
        case .dd, .dt: startListItem(HTMLElementSet(.dd, .dt))
        case .plaintext, .xmp, .textarea: insertVerbatim(element)
        case .a: startAnchor()
        case .nobr:
            reconstructFormatting()
            if isInScope(.nobr) {
                adoptionAgency(.nobr)
                reconstructFormatting()
            }
            startFormatting(.nobr)
        case .table:
            if !document.isQuirks { closeParagraph() }
            if insert(.table) != nil { mode = .table }
        case .hr: insertVoid(.hr)
        case .image:
            reconstructFormatting()
            insertVoid(.img)
        case .input: input()
        case .select: select()
        case .button:
            if isInScope(.button) { endBlock(.button, .scope) }
            startOrdinary(.button)
        case .rp, .rt:
            if isInScope(.ruby) { closeImplied() }
            insert(element)
        case .caption, .col, .colgroup, .tbody, .td, .tfoot, .th, .thead, .tr, .option, .optgroup: break
        default: startOrdinary(element)
        }
    }

    private mutating func startOrdinary(_ element: HTMLElement) {
        if HTMLElementSet.formatting.contains(element) {
            reconstructFormatting()
            startFormatting(element)
        } else if HTMLElementSet.closesParagraph.contains(element) {
            insert(element)
        } else if HTMLElementSet.void.contains(element) {
            reconstructFormatting()
            insertVoid(element)
        } else {
            reconstructFormatting()
            if insert(element) != nil, HTMLElementSet.markers.contains(element) { addMarker() }
        }
    }

    private mutating func startListItem(_ items: HTMLElementSet) {
        for entry in stack.reversed() {
            if items.contains(entry.element) {
                closeImplied(except: entry.element)
                popUntil(entry.element)
                break
            }
            if HTMLElementSet.special.contains(entry.element), entry.element != .address, entry.element != .div,
                entry.element != .p
            {
                break
            }
        }
        closeParagraph()
        insert(HTMLElement(name: tokenizer.bytes(tokenizer.name)))
    }

    /// Inserts an element whose content a browser shows as it is written, as preformatted text.
    private mutating func insertVerbatim(_ element: HTMLElement) {
        if element == .xmp { reconstructFormatting() }
        let inserted = insert(element)
        if element == .textarea, let inserted { sizeTextArea(inserted) }
        let text = tokenizer.rawText(until: element == .plaintext ? nil : element)
        var bytes: [UInt8] = []
        if element == .textarea {
            HTMLEntities.decode(tokenizer.bytes(0..<text.upperBound), text, inAttribute: false, into: &bytes)
        } else {
            bytes.append(contentsOf: tokenizer.bytes(text))
        }
        if !bytes.isEmpty { document.append(document.makeText(bytes), to: current.node) }
        if inserted != nil { pop() }
    }

    mutating func endTag(_ element: HTMLElement) {
        ignoresNextLineFeed = false
        if droppedDepth > 0, !HTMLElementSet.tableParts.contains(element), element != .table {
            droppedDepth -= 1
            return
        }
        if tableEndTag(element) { return }
        isFostering = isInTable
        bodyEndTag(element)
        isFostering = false
    }

    private mutating func bodyEndTag(_ element: HTMLElement) {
        switch element {
        case .body, .html, .head: break
        case .form: endForm()
        case .p:
            if !isInScope(.p, .buttonScope) { insertImplied(.p) }
            closeParagraph()
        case .br:
            reconstructFormatting()
            insertImplied(.br)
            if current.element == .br { pop() }
        case .li: endBlock(.li, .listScope)
        case .dd, .dt: endBlock(element, .scope)
        case .h1, .h2, .h3, .h4, .h5, .h6: endHeading()
        case .applet, .marquee, .object:
            guard isInScope(element) else { return }
            endBlock(element, .scope)
            clearToMarker()
        default:
            if HTMLElementSet.formatting.contains(element) {
                adoptionAgency(element)
            } else if HTMLElementSet.closesParagraph.contains(element) || element == .button {
                endBlock(element, .scope)
            } else {
                endOrdinary(element)
            }
        }
    }

    private mutating func endBlock(_ element: HTMLElement, _ scope: HTMLElementSet) {
        guard isInScope(element, scope) else { return }
        closeImplied(except: element)
        popUntil(element)
    }

    private mutating func endHeading() {
        guard
            let open = stack.last(where: {
                HTMLElementSet.headings.contains($0.element) || HTMLElementSet.scope.contains($0.element)
            }), HTMLElementSet.headings.contains(open.element)
        else { return }
        closeImplied()
        popUntil(.headings)
    }

    /// "Any other end tag": closes the nearest element of that name unless a special one is open within it.
    mutating func endOrdinary(_ element: HTMLElement) {
        guard isOpen(element) else { return }
        let hash = element == .unknown ? nameHash() : 0
        for index in stack.indices.reversed() where index > 0 {
            if stack[index].element == element, element != .unknown || stack[index].hash == hash {
                closeImplied(except: element)
                while stack.count > index { pop() }
                return
            }
            if HTMLElementSet.special.contains(stack[index].element) { return }
        }
    }
}
