/// Makes a mail's HTML safe to show, and reads its text.
///
/// Safety lies in the output's grammar and not in parsers agreeing: a pre-pass reads the input as a browser would, libxml2
/// parses what it made of it (see `LibXMLDocument.swift`), then one walk over libxml2's tree writes a new document from
/// allow-lists with every attribute quoted and escaped. Nothing of the input's markup is copied through, and `HTMLOutputChecker` reads every result.
public struct HTMLSanitizer: Sendable {
    public enum RemoteContent: Sendable { case block, allow }

    public struct Options: Sendable {
        /// Whether images and backgrounds of http and https addresses stay.
        public var remoteContent: RemoteContent
        /// Put before ids and names, so that they meet none of the page; lower-case letters and a hyphen.
        public var idPrefix: String

        public init(remoteContent: RemoteContent = .block, idPrefix: String = "lb-") {
            self.remoteContent = remoteContent
            self.idPrefix = idPrefix
        }
    }

    /// Stored beside the HTML in the archive; HTML of an older version is sanitized again.
    public static let version = 2

    /// - Parameter html: UTF-8 (repaired where it is not); a `<meta charset>` in it is ignored.
    public static func sanitize(_ html: UnsafeBufferPointer<UInt8>, options: Options = Options()) -> SanitizedHTML {
        var safe = sanitizeOnce(html, options)
        for _ in 0..<HTMLLimits.rereadings where safe.isUnstable && !safe.result.usedFallback {
            let again = safe.result.html.withUTF8 { sanitizeOnce($0, options) }
            safe.result.html = again.result.html
            safe.isUnstable = again.isUnstable
        }
        return safe.result
    }

    /// - Returns: also whether a browser would read the result otherwise than it was meant.
    private static func sanitizeOnce(
        _ html: UnsafeBufferPointer<UInt8>, _ options: Options
    ) -> (result: SanitizedHTML, isUnstable: Bool) {
        let (bytes, isCut) = HTMLInput.prepare(html)
        var (tree, removals) = bytes.withUnsafeBufferPointer { source in
            var builder = HTMLTreeBuilder(source)
            builder.build()
            return (builder.tree, builder.removals)
        }
        if isCut { tree.limits.insert("input") }
        if let parsed = tree.throughLibXML2() { tree = parsed } else { tree = HTMLTree(unparsed: tree) }
        let limit = bytes.count * HTMLLimits.outputFactor + HTMLLimits.outputConstant
        var writer = HTMLWriter(tree, removals, options, outputLimit: limit)
        writer.write()
        let text = HTMLText.render(tree, writer)
        return (result(writer, text, options), writer.isUnstable)
    }

    public static func sanitize(_ html: [UInt8], options: Options = Options()) -> SanitizedHTML {
        html.withUnsafeBufferPointer { sanitize($0, options: options) }
    }

    public static func sanitize(_ html: String, options: Options = Options()) -> SanitizedHTML {
        var html = html
        return html.withUTF8 { sanitize($0, options: options) }
    }

    private static func result(_ writer: HTMLWriter, _ text: HTMLText, _ options: Options) -> SanitizedHTML {
        var limits = writer.tree.limits
        var html = writer.output
        var usedFallback = false
        let checker = HTMLOutputChecker(allowsRemote: options.remoteContent == .allow, idPrefix: options.idPrefix)
        if writer.isTooLarge || !checker.accepts(html) {
            if writer.isTooLarge { limits.insert("output") }
            html = HTMLSerializer.page(ofPlainText: text.output)
            usedFallback = true
        }
        return SanitizedHTML(
            html: String(decoding: html, as: UTF8.self), text: String(decoding: text.output, as: UTF8.self),
            hiddenText: String(decoding: text.hidden, as: UTF8.self), emphasis: text.emphasis,
            removed: writer.removals.list,
            trackers: writer.trackers, remote: writer.remote, links: text.links, isQuirks: writer.isQuirks,
            usedFallback: usedFallback, limits: limits.sorted())
    }
}
