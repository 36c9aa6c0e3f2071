/// Writes the output language: the only place where markup is made.
enum HTMLSerializer {
    static func appendText(_ text: some Collection<UInt8>, to output: inout [UInt8]) {
        text.withBytes { bytes in
            output.append(bytes) { byte in
                switch byte {
                case 0x26: "&amp;"
                case 0x3c: "&lt;"
                case 0x3e: "&gt;"
                default: nil
                }
            }
        }
    }

    static func appendValue(_ value: some Collection<UInt8>, to output: inout [UInt8]) {
        value.withBytes { bytes in
            output.append(bytes) { byte in
                switch byte {
                case 0x22: "&quot;"
                case 0x26: "&amp;"
                case 0x27: "&#39;"
                case 0x3c: "&lt;"
                case 0x3e: "&gt;"
                case 0x60: "&#96;"
                default: nil
                }
            }
        }
    }

    static func appendAttribute(_ name: StaticString, _ value: [UInt8], to output: inout [UInt8]) {
        output.append(0x20)
        output.append(name)
        output.append("=\"")
        appendValue(value, to: &output)
        output.append(0x22)
    }

    static func openTag(_ element: HTMLElement, to output: inout [UInt8]) {
        output.append(0x3c)
        output.append(bytesOf: element.nameBytes)
    }

    static func closeTag(_ element: HTMLElement, to output: inout [UInt8]) {
        output.append(0x3c)
        output.append(0x2f)
        output.append(bytesOf: element.nameBytes)
        output.append(0x3e)
    }

    /// Appends plain text that is shown line by line. A parser drops the line feed that comes first in a `<pre>`.
    static func appendLines(_ text: some Collection<UInt8>, tag: StaticString = "<pre>", to output: inout [UInt8]) {
        output.append(tag)
        output.append(0x0A)
        appendText(text, to: &output)
        closeTag(.pre, to: &output)
    }

    /// The output for a message without usable HTML: its text, in the same frame as any other.
    static func page(ofPlainText text: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        output.append("<div class=\"lb-mail lb-quirks\"><main class=\"lb-body\">")
        appendLines(text, to: &output)
        output.append("</main></div>")
        return output
    }
}
