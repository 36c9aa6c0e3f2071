/// Makes a mail's HTML safe to show, and reads its text.
///
/// Safety lies in the output's grammar and not in parsers agreeing: the input is read as a browser would read it, into
/// a document of libxml2 (``HTMLDocument``); then one walk over that writes a new document from allow-lists, with every
/// attribute quoted and escaped. Nothing of the input's markup is copied through, and ``HTMLOutputChecker`` reads every
/// result.
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
    public static let version = 5

    /// Media types of pictures that `data:` addresses may hold: raster formats, which run nothing.
    public static let pictureTypes = URLPolicy.pictureTypes

    /// - Parameter html: UTF-8 (repaired where it is not); a `<meta charset>` in it is ignored.
    public static func sanitize(_ html: UnsafeBufferPointer<UInt8>, options: Options = Options()) -> SanitizedHTML {
        var writer = write(html, options)
        let text = HTMLText.render(writer)
        var result = SanitizedHTML(writer, text)
        var failure = failure(of: writer, options)
        var readings = 0
        while writer.isUnstable, failure == nil {
            guard readings < HTMLLimits.rereadings else {
                failure = .limit("nesting")
                break
            }
            readings += 1
            let before = writer.output
            writer = before.withUnsafeBufferPointer {
                write($0, options, flattensLinks: readings == HTMLLimits.rereadings)
            }
            failure = self.failure(of: writer, options)
            if writer.output == before { break }
        }
        if case .limit(let name) = failure { result.limits.append(name) }
        result.usedFallback = failure != nil
        let html = result.usedFallback ? HTMLSerializer.page(ofPlainText: text.output) : writer.output
        result.html = String(decoding: html, as: UTF8.self)
        return result
    }

    public static func sanitize(_ html: [UInt8], options: Options = Options()) -> SanitizedHTML {
        html.withUnsafeBufferPointer { sanitize($0, options: options) }
    }

    public static func sanitize(_ html: String, options: Options = Options()) -> SanitizedHTML {
        var html = html
        return html.withUTF8 { sanitize($0, options: options) }
    }

    private static func write(
        _ html: UnsafeBufferPointer<UInt8>, _ options: Options, flattensLinks: Bool = false
    ) -> HTMLWriter {
        let (bytes, isCut) = HTMLInput.prepare(html)
        let (document, removals) = bytes.withUnsafeBufferPointer { source in
            var builder = HTMLTreeBuilder(source)
            builder.build()
            return (builder.document, builder.removals)
        }
        if isCut { document.limits.insert("input") }
        let limit = bytes.count * HTMLLimits.outputFactor + HTMLLimits.outputConstant
        var writer = HTMLWriter(
            document, removals, keepsRemote: options.remoteContent == .allow, idPrefix: options.idPrefix,
            outputLimit: limit
        )
        writer.flattensLinks = flattensLinks
        writer.write()
        return writer
    }

    /// Why the text alone is shown.
    private enum Failure {
        /// A limit of `HTMLLimits` was passed.
        case limit(String)
        /// What was written is not in the output language.
        case refused
    }

    private static func failure(of writer: HTMLWriter, _ options: Options) -> Failure? {
        if writer.isTooLarge { return .limit("output") }
        let checker = HTMLOutputChecker(allowsRemote: options.remoteContent == .allow, idPrefix: options.idPrefix)
        return checker.accepts(writer.output) ? nil : .refused
    }
}

extension SanitizedHTML {
    /// All but the HTML itself.
    fileprivate init(_ writer: HTMLWriter, _ text: HTMLText) {
        html = ""
        self.text = String(decoding: text.output, as: UTF8.self)
        hiddenText = String(decoding: text.hidden, as: UTF8.self)
        emphasis = text.emphasis
        removed = writer.removals.list
        trackers = writer.trackers
        remote = writer.remote
        links = text.links
        isQuirks = writer.isQuirks
        usedFallback = false
        limits = writer.document.limits.sorted()
    }
}
