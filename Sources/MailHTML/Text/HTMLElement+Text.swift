extension HTMLElement {
    /// Line breaks around an element in plain text: 2 leave a blank line.
    func textBreaks(isInList: Bool) -> Int {
        switch self {
        case .p, .h1, .h2, .h3, .h4, .h5, .h6, .blockquote, .pre, .listing, .xmp, .plaintext, .textarea, .figure,
            .fieldset:
            2
        case .ul, .ol, .dl, .menu, .dir: isInList ? 1 : 2
        case .table: 1
        case .div, .center, .address, .article, .aside, .section, .header, .footer, .main, .nav, .form, .li, .dd, .dt,
            .tr, .caption, .details, .dialog, .summary, .figcaption, .hgroup, .legend, .marquee, .search:
            1
        default: 0
        }
    }
}
