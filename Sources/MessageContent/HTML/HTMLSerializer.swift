/// Writes the output language: the only place where markup is made.
enum HTMLSerializer {
    /// Starts every style sheet of ours: where the message is all that stands in a page, the page adds no margin and
    /// the message's background fills it. Anywhere else nothing of it is painted outside its box: neither shadows and
    /// outlines nor what negative margins move. Read again, it is recognised and not repeated.
    static let preamble: StaticString =
        """
        body:has(>.lb-mail){margin:0}body>.lb-mail{min-height:100vh}.lb-mail{clip-path:inset(0)}\
        body>.lb-mail:only-child,body>style:first-child+.lb-mail:last-child{clip-path:none}
        """

    /// What quirks mode does to the body's first block, to forms, which are `<div>` here, and to the fonts of tables, for
    /// a page that is not in quirks mode itself.
    static let quirksRules: StaticString =
        """
        :where(.lb-first){margin-block-start:0}:where(.lb-empty){margin-block:0}:where(.lb-form){margin-block-end:1em}\
        :where(.lb-quirks) :where(table){white-space:normal;line-height:normal;font-weight:normal;font-size:medium;\
        font-variant:normal;font-style:normal;text-align:start}
        """
    /// Tables in quirks mode take the body's colour, whatever stands around them.
    static let quirksTable: StaticString = ":where(.lb-quirks) :where(table)"

    /// What browsers draw for form controls and embedded content, which are `<span>` here; only where there are any.
    static let controlRules: StaticString =
        """
        :where(.lb-input),:where(.lb-button),:where(.lb-select),:where(.lb-textarea){display:inline-block;\
        box-sizing:border-box;margin:0;border:2px inset #767676;padding:1px 2px;background:#fff;color:#000;\
        font:13.3333px Arial;line-height:normal;letter-spacing:normal;word-spacing:normal;text-transform:none;\
        text-indent:0;text-align:start}\
        :where(.lb-input){white-space:pre;overflow:clip}\
        :where(.lb-button){border-style:outset;padding:1px 6px;background:#efefef;text-align:center}\
        :where(.lb-select){height:19px;border:1px solid #767676;padding:1px 16.5px 0 4px;vertical-align:-5px;\
        white-space:nowrap;overflow:hidden}\
        :where(.lb-option){display:block}\
        :where(.lb-textarea){border:1px solid #767676;padding:2px;font-family:monospace;white-space:pre-wrap;\
        overflow:hidden}\
        :where(.lb-embed){display:inline-block;overflow:hidden;font-size:0}
        """

    static func appendText(_ text: ArraySlice<UInt8>, to output: inout [UInt8]) {
        text.withUnsafeBufferPointer { bytes in
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

    static func appendValue(_ value: ArraySlice<UInt8>, to output: inout [UInt8]) {
        value.withUnsafeBufferPointer { bytes in
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
        appendValue(value[...], to: &output)
        output.append(0x22)
    }

    static func openTag(_ element: HTMLElement, to output: inout [UInt8]) {
        output.append(0x3c)
        output.append(bytesOf: HTMLElement.nameBytes[Int(element.rawValue)])
    }

    static func closeTag(_ element: HTMLElement, to output: inout [UInt8]) {
        output.append(0x3c)
        output.append(0x2f)
        output.append(bytesOf: HTMLElement.nameBytes[Int(element.rawValue)])
        output.append(0x3e)
    }

    /// A message without usable HTML, as a page like any other.
    static func page(ofPlainText text: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        output.append("<div class=\"lb-mail lb-quirks\"><main class=\"lb-body\"><pre>\n")
        appendText(text[...], to: &output)
        output.append("</pre></main></div>")
        return output
    }
}
