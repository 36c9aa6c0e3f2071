/// Makes a mail's HTML safe to show, and reads its text.
///
/// The output is safe by its grammar, and does not depend on parsers agreeing about the input. The input is read as a
/// browser would read it, into a document of libxml2 (`HTMLDocument`). One walk over that document writes a new one
/// from allow-lists, with every attribute quoted and escaped; nothing of the input's markup is copied.
/// `HTMLOutputChecker` reads every result. See <doc:SafeHTML>.
public struct HTMLSanitizer: Sendable {
    /// What becomes of images and backgrounds that would be loaded from the web.
    public enum RemoteContent: Sendable {
        /// Nothing is loaded: the address of an image is moved to the attribute `data-remote-src`.
        case block
        /// Images and backgrounds stay, except trackers.
        case allow
    }

    /// How to sanitize.
    public struct Options: Sendable {
        /// Whether images and backgrounds with http and https addresses stay.
        public var remoteContent: RemoteContent
        /// Put before ids and names, so that they clash with none of the page around; lower-case letters and a hyphen.
        public var idPrefix: String
        /// Whether a message that paints nothing is seen on white, where white text is hidden.
        package var isOnWhite = true

        /// The defaults load nothing.
        public init(remoteContent: RemoteContent = .block, idPrefix: String = "lb-") {
            self.remoteContent = remoteContent
            self.idPrefix = idPrefix
        }
    }

    /// Grows whenever the output changes. Store it beside sanitized HTML, and sanitize HTML anew that has a lower one.
    public static let version = 7

    /// Media types of pictures that `data:` addresses may hold, in lower case: raster formats, which run no code.
    public static let pictureTypes = URLPolicy.pictureTypes

    /// Sanitizes HTML. Any input has a result.
    ///
    /// - Parameters:
    ///   - html: UTF-8, repaired where it is invalid; a `<meta charset>` in it is ignored.
    ///   - options: what is kept and what is taken out.
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

    /// Sanitizes HTML in UTF-8, repaired where it is invalid.
    public static func sanitize(_ html: [UInt8], options: Options = Options()) -> SanitizedHTML {
        html.withUnsafeBufferPointer { sanitize($0, options: options) }
    }

    /// Sanitizes HTML.
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
            outputLimit: limit)
        writer.flattensLinks = flattensLinks
        writer.isOnWhite = options.isOnWhite
        writer.write()
        return writer
    }

    /// Why the output cannot be used, so that the text alone is shown.
    private enum Failure {
        /// A limit of `HTMLLimits` was passed.
        case limit(String)
        /// The output is not in the language that `HTMLOutputChecker` accepts.
        case refused
    }

    private static func failure(of writer: HTMLWriter, _ options: Options) -> Failure? {
        if writer.isTooLarge { return .limit("output") }
        let checker = HTMLOutputChecker(allowsRemote: options.remoteContent == .allow, idPrefix: options.idPrefix)
        return checker.accepts(writer.output) ? nil : .refused
    }
}

extension SanitizedHTML {
    /// The results of one walk, without the HTML itself.
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
