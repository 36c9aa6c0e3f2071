/// A piece of a page, in which all text but the program's own is escaped.
///
/// It is written as a literal, and reads as the HTML that it makes:
///
///     let row: HTML = "<li class=\"unread\">\(subject)</li>"
///
/// The literal is HTML; a `String` that is put into it is text, whatever it holds. There is no way to make HTML of a
/// `String`: the literal is a `StaticString`, which the compiler alone makes. Text is escaped byte by byte in UTF-8. By
/// characters it would not be: a quotation mark with an accent behind it is another character than a quotation mark.
struct HTML: Sendable {
    fileprivate(set) var bytes: [UInt8] = []

    /// Nothing.
    init() {}

    /// Puts pieces together.
    init(_ pieces: some Sequence<HTML>) { for piece in pieces { bytes += piece.bytes } }

    static func += (left: inout HTML, right: HTML) { left.bytes += right.bytes }
    static func + (left: HTML, right: HTML) -> HTML { HTML([left, right]) }

    /// Whether it is nothing at all.
    var isEmpty: Bool { bytes.isEmpty }
}

extension HTML: ExpressibleByStringInterpolation {
    init(stringLiteral value: StaticString) { append(value) }
    init(stringInterpolation: StringInterpolation) { bytes = stringInterpolation.html.bytes }

    /// Collects the pieces of a literal and what is put between them.
    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var html = HTML()

        init(literalCapacity: Int, interpolationCount: Int) {
            html.bytes.reserveCapacity(literalCapacity + interpolationCount * 24)
        }

        mutating func appendLiteral(_ literal: StaticString) { html.append(literal) }

        /// Text, escaped for an element's content and for an attribute in quotation marks. Where an address belongs it is
        /// left out: an address is an ``Address``, which is no script.
        mutating func appendInterpolation(_ text: some StringProtocol) {
            guard !html.endsInAddress else { return }
            html.append(text: text)
        }

        mutating func appendInterpolation(_ number: some BinaryInteger) { html.bytes += String(number).utf8 }

        /// Where a link leads to.
        mutating func appendInterpolation(_ address: Address) { html.append(text: address.text) }

        mutating func appendInterpolation(_ html: HTML) { self.html += html }

        mutating func appendInterpolation(_ html: HTML?) { if let html { self.html += html } }

        mutating func appendInterpolation(_ pieces: [HTML]) { for piece in pieces { html += piece } }

        /// A piece under a condition.
        mutating func appendInterpolation(if condition: Bool, _ html: @autoclosure () -> HTML) {
            if condition { self.html += html() }
        }
    }
}

extension HTML {
    fileprivate mutating func append(_ literal: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    /// Whether the next thing is the value of an attribute that holds an address.
    fileprivate var endsInAddress: Bool {
        bytes.last == UInt8(ascii: "\"") && Self.addressAttributes.contains { bytes.suffix($0.count).elementsEqual($0) }
    }

    private static let addressAttributes = [" href=\"", " src=\"", " action=\"", " formaction=\""].map {
        Array($0.utf8)
    }

    /// Control characters, which HTML does not know, are shown as U+FFFD.
    fileprivate mutating func append(text: some StringProtocol) {
        var text = String(text)
        text.withUTF8 { utf8 in
            var start = 0
            for (index, byte) in utf8.enumerated() {
                guard let written = Self.written(byte) else { continue }
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
                append(written)
                start = index + 1
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
        }
    }

    /// What is written in the place of a byte; nil for itself.
    private static func written(_ byte: UInt8) -> StaticString? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        case 0x09, 0x0A: nil
        case 0..<0x20, 0x7F: "\u{FFFD}"
        default: nil
        }
    }
}
