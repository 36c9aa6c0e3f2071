/// The CSS that the output may hold. Position other than static and relative, offsets, stacking, transforms, filters,
/// animations, cursors and custom properties are not in it: nothing may lie over the reader's page. Generated content is
/// text alone.
enum CSSNames {
    static let properties = NameTable(propertyNames)
    static let propertyNames =
        """
        align-content align-items align-self aspect-ratio background background-attachment background-blend-mode
        background-clip background-color background-image background-origin background-position background-position-x
        background-position-y background-repeat background-size block-size border border-block border-bottom
        border-bottom-color border-bottom-left-radius border-bottom-right-radius border-bottom-style
        border-bottom-width border-collapse border-color border-image border-inline border-left border-left-color
        border-left-style border-left-width border-radius border-right border-right-color border-right-style
        border-right-width border-spacing border-style border-top border-top-color border-top-left-radius
        border-top-right-radius border-top-style border-top-width border-width box-decoration-break box-shadow
        box-sizing break-after break-before break-inside caption-side clear clip color color-scheme column-count
        column-fill column-gap column-rule column-rule-color column-rule-style column-rule-width column-span
        column-width columns content direction display empty-cells flex flex-basis flex-direction flex-flow flex-grow
        flex-shrink flex-wrap float font font-family font-feature-settings font-kerning font-optical-sizing font-size
        font-size-adjust font-stretch font-style font-synthesis font-variant font-variant-caps
        font-variant-east-asian font-variant-ligatures font-variant-numeric font-variation-settings font-weight gap
        grid grid-area grid-auto-columns grid-auto-flow grid-auto-rows grid-column grid-column-end grid-column-gap
        grid-column-start grid-gap grid-row grid-row-end grid-row-gap grid-row-start grid-template
        grid-template-areas grid-template-columns grid-template-rows hanging-punctuation height hyphens inline-size
        justify-content justify-items justify-self letter-spacing line-break line-height list-style list-style-image
        list-style-position list-style-type margin margin-block margin-block-end margin-block-start margin-bottom
        margin-inline margin-inline-end margin-inline-start margin-left margin-right margin-top max-block-size
        max-height max-inline-size max-width min-block-size min-height min-inline-size min-width object-fit
        object-position opacity order orphans outline outline-color outline-offset outline-style outline-width
        overflow overflow-wrap overflow-x overflow-y padding padding-block padding-block-end padding-block-start
        padding-bottom padding-inline padding-inline-end padding-inline-start padding-left padding-right padding-top
        page-break-after page-break-before page-break-inside place-content place-items place-self position quotes
        row-gap tab-size table-layout text-align text-align-last text-combine-upright text-decoration
        text-decoration-color text-decoration-line text-decoration-skip-ink text-decoration-style
        text-decoration-thickness text-emphasis text-indent text-justify text-orientation text-overflow
        text-rendering text-shadow text-size-adjust text-transform text-underline-offset text-underline-position
        text-wrap unicode-bidi vertical-align visibility white-space widows width word-break word-spacing word-wrap
        writing-mode zoom
        -moz-box-sizing -moz-border-radius -moz-hyphens -moz-osx-font-smoothing -moz-text-size-adjust
        -ms-interpolation-mode -ms-text-size-adjust -webkit-align-items -webkit-appearance -webkit-background-clip
        -webkit-background-size -webkit-border-radius -webkit-box-align -webkit-box-orient -webkit-box-pack
        -webkit-box-shadow -webkit-box-sizing -webkit-flex -webkit-flex-direction -webkit-flex-wrap
        -webkit-font-smoothing -webkit-hyphens -webkit-justify-content -webkit-line-clamp -webkit-tap-highlight-color
        -webkit-text-decoration -webkit-text-fill-color -webkit-text-size-adjust -webkit-text-stroke
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    static let functions = NameTable(
        """
        rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark calc min max clamp rect
        linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient
        repeating-conic-gradient -webkit-linear-gradient -webkit-radial-gradient -webkit-gradient -moz-linear-gradient
        -o-linear-gradient from to color-stop repeat minmax fit-content
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// Properties whose value may hold an image address.
    static let imageProperties = NameTable([
        "background", "background-image", "list-style", "list-style-image", "border-image",
    ])

    static let pseudoClasses = NameTable([
        "link", "visited", "hover", "active", "focus", "first-child", "last-child", "only-child", "first-of-type",
        "last-of-type", "only-of-type", "empty", "checked", "before", "after", "first-line", "first-letter", "root",
    ])
    /// Pseudo-classes that take an+b, "odd" or "even".
    static let countingPseudoClasses = NameTable(["nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type"])

    static let mediaWords = NameTable([
        "all", "screen", "print", "only", "not", "and", "or", "width", "min-width", "max-width", "height", "min-height",
        "max-height", "device-width", "min-device-width", "max-device-width", "device-height", "min-device-height",
        "max-device-height", "orientation", "portrait", "landscape", "prefers-color-scheme", "dark", "light", "hover",
        "none", "prefers-reduced-motion", "reduce", "no-preference", "-webkit-min-device-pixel-ratio",
        "-webkit-max-device-pixel-ratio", "-webkit-device-pixel-ratio", "min-resolution", "max-resolution",
        "resolution",
        "min--moz-device-pixel-ratio", "-ms-high-contrast", "active", "-moz-touch-enabled", "aspect-ratio",
        "min-aspect-ratio", "max-aspect-ratio", "handheld", "tv", "projection", "speech",
    ])
}
