import Bytes

/// Tells whether declarations put a box where nobody sees it. They do so by properties that are not written
/// (`position`, offsets, `transform`, `clip-path`); without them the box must not come to light.
struct CSSPlacement {
    /// `position` takes the box out of the flow.
    private(set) var isTakenOut = false
    private var isFarAway = false
    private var isClippedAway = false
    private var isTransformedAway = false

    var isAway: Bool { isTakenOut && (isFarAway || isClippedAway) || isTransformedAway }

    /// Takes note of a declaration.
    /// - Parameter value: as written in the mail, or rewritten.
    mutating func note(_ name: [UInt8], _ value: some Collection<UInt8>) {
        switch name.count {
        case 8 where name.equalsIgnoringCase("position"):
            let word = Self.bare(value)
            isTakenOut = word.startsIgnoringCase("absolute") || word.startsIgnoringCase("fixed")
        case 3...6 where Self.offsets.index(of: name) != nil:
            isFarAway = isFarAway || CSSDeclarations.isFarAway(Self.bare(value)[...])
        case 4 where name.equalsIgnoringCase("clip"):
            isClippedAway = Self.begins(value, with: Self.emptyRectangles)
        case 9 where name.equalsIgnoringCase("clip-path"):
            isTransformedAway = Self.begins(value, with: Self.emptyShapes)
        case 9 where name.equalsIgnoringCase("transform"):
            isTransformedAway = Self.begins(value, with: Self.emptyTransforms)
        default: break
        }
    }

    private static let offsets = NameTable(["top", "left", "right", "bottom", "inset"])
    private static let emptyRectangles: [StaticString] = [
        "rect(0,0,0,0)", "rect(0px,0px,0px,0px)", "rect(1px,1px,1px,1px)", "rect(0000)", "rect(0px0px0px0px)",
        "rect(1px1px1px1px)",
    ]
    private static let emptyShapes: [StaticString] = ["inset(50%)", "inset(100%)", "circle(0)", "circle(0px)"]
    private static let emptyTransforms: [StaticString] = ["scale(0)", "scale(0,", "scalex(0)", "scaley(0)"]

    private static func begins(_ value: some Collection<UInt8>, with words: [StaticString]) -> Bool {
        let bare = bare(value)
        return words.contains { bare.startsIgnoringCase($0) }
    }

    /// The first bytes of a value without white space and comments, up to its end or "!important".
    private static func bare(_ value: some Collection<UInt8>) -> [UInt8] {
        Array(value).withUnsafeBufferPointer { bytes in
            var tokens = CSSTokenizer(bytes)
            var result: [UInt8] = []
            while result.count < length {
                let token = tokens.nextVisible()
                if token.kind == .end || token.kind == .semicolon || token.kind == .closeCurly { break }
                let source = bytes[token.source]
                if source.first == 0x21 { break }
                result += source
            }
            return result
        }
    }

    /// Bytes that tell the values apart that matter.
    private static let length = 40
}

extension CSSDeclarations {
    private static let heights: [StaticString] = ["height", "block-size"]
    private static let greatestHeights: [StaticString] = ["max-height", "max-block-size"]
    private static let allHeights = heights + greatestHeights

    /// The declarations of the wrapper without what it must not have: negative margins, which would move it over what
    /// comes before it, a `display` without a box, which would clip nothing, and heights: a page is as high as its
    /// content, whatever `html{height:100%}` says.
    ///
    /// - Parameter css: as `rewrite` writes it.
    static func fittingWrapper(_ css: [UInt8]) -> [UInt8] {
        let own: StaticString = "display:flow-root"
        let kept = css.split(separator: 0x3b, omittingEmptySubsequences: false).filter { declaration in
            let name = declaration.prefix { $0 != 0x3a }
            if name.equalsIgnoringCase("display") { return declaration.equalsIgnoringCase(own) }
            if allHeights.contains(where: { name.equalsIgnoringCase($0) }) { return false }
            return !name.startsIgnoringCase("margin") || !declaration.drop { $0 != 0x3a }.contains(0x2d)
        }
        return Array(kept.joined(separator: [0x3b]))
    }

    /// The declarations of the body with its height as its least height: what overflows a body is in front of the canvas
    /// all the same, but not within the element that stands for it.
    ///
    /// - Parameter css: as `rewrite` writes it.
    static func fittingBody(_ css: [UInt8]) -> [UInt8] {
        var least: [[UInt8]] = []
        let kept = css.split(separator: 0x3b, omittingEmptySubsequences: false).filter { declaration in
            let name = declaration.prefix { $0 != 0x3a }
            guard heights.contains(where: { name.equalsIgnoringCase($0) }) else {
                return !greatestHeights.contains { name.equalsIgnoringCase($0) }
            }
            // A least height that the body asks for itself overrides this one.
            least.append(Array("min-".utf8) + declaration)
            return false
        }
        return Array((least + kept.map { Array($0) }).joined(separator: [0x3b]))
    }
}
