import MailHTML

// The HTML sanitizer: its output is in the checker's language, means the same when it is sanitized again, and is bounded.

enum HTMLTarget {
    static func run(_ input: ByteView) {
        // One of the two, so that as many inputs again are tried: which one follows from the input.
        let isAllowed = input.buffer.reduce(0, ^) & 1 == 1
        inspect(Array(input.buffer), HTMLSanitizer.Options(remoteContent: isAllowed ? .allow : .block), input)
    }

    static func inspect(_ html: [UInt8], _ options: HTMLSanitizer.Options, _ input: ByteView) {
        let safe = HTMLSanitizer.sanitize(html, options: options)
        let checker = HTMLOutputChecker(
            allowsRemote: options.remoteContent == .allow, idPrefix: options.idPrefix)
        check(checker.accepts(Array(safe.html.utf8)), "html: the checker accepts the output", input)
        let isExcused = safe.limits.contains("output") || safe.limits.contains("nesting")
        check(!safe.usedFallback || isExcused, "html: no fallback but for size or nesting", input)
        let longest = html.count * HTMLLimits.outputFactor + HTMLLimits.outputConstant
        check(safe.html.utf8.count <= longest, "html: the output is bounded", input)
        let length = safe.text.utf8.count
        check(safe.emphasis.allSatisfy { $0.upperBound <= length }, "html: emphasis lies in the text", input)
        for text in [safe.text, safe.hiddenText] {
            let hasControl = text.utf8.contains { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 || $0 == 0x7F }
            check(!hasControl, "html: no control characters in text", input)
        }
        let again = HTMLSanitizer.sanitize(safe.html, options: options)
        check(again.html == safe.html, "html: sanitizing again changes nothing", input)
    }
}

/// The input as a style sheet and as a `style` attribute.
enum CSSTarget {
    static func run(_ input: ByteView) {
        let css = Array(input.buffer)
        if css.reduce(0, ^) & 1 == 0 {
            let sheet = Array("<style>".utf8) + css + Array("</style><p class=a id=b>x</p>".utf8)
            HTMLTarget.inspect(sheet, HTMLSanitizer.Options(), input)
        } else {
            let quoted = css.flatMap { $0 == UInt8(ascii: "\"") ? Array("&quot;".utf8) : [$0] }
            let attribute = Array("<p style=\"".utf8) + quoted + Array("\">x</p>".utf8)
            HTMLTarget.inspect(attribute, HTMLSanitizer.Options(remoteContent: .allow), input)
        }
    }
}
