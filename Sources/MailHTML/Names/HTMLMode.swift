import Bytes

/// The mode that the document type puts browsers into (HTML standard, section 13.2.6.4.1).
enum HTMLMode {
    /// No or an old document type.
    case quirks
    /// XHTML 1.0 Transitional and the like: images in cells of tables are without the gap of a text line.
    case limitedQuirks
    case standards

    /// - Parameter doctype: the text between "<!DOCTYPE" and ">".
    init(_ doctype: UnsafeBufferPointer<UInt8>) {
        let lower = doctype.prefix(400).map(\.asciiLowercased)
        let words = lower.split(whereSeparator: { $0.isHTMLSpace })
        let strings = Self.quotedStrings(lower)
        guard let name = words.first, name.elementsEqual("html".utf8) else {
            self = .quirks
            return
        }
        guard let publicID = strings.first, words.count > 1, words[1].starts(with: "public".utf8) else {
            self = .standards
            return
        }
        let id = String(decoding: publicID, as: UTF8.self)
        func begins(_ prefixes: [String]) -> Bool { prefixes.contains { id.hasPrefix($0) } }
        if id == "html" || id == "-/w3c/dtd html 4.0 transitional/en" || begins(Self.quirksPrefixes) {
            self = .quirks
        } else if begins(["-//w3c//dtd html 4.01 frameset//", "-//w3c//dtd html 4.01 transitional//"]) {
            self = strings.count < 2 ? .quirks : .limitedQuirks
        } else {
            self = begins(Self.limitedPrefixes) ? .limitedQuirks : .standards
        }
    }

    /// A document type that puts browsers into the mode, with its line end.
    var doctype: String {
        switch self {
        case .quirks: ""
        case .limitedQuirks: "<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.0 Transitional//EN\" \"\">\n"
        case .standards: "<!DOCTYPE html>\n"
        }
    }

    /// The class of the frame in which the message's HTML stands; nil for standards mode.
    var frameClass: StaticString? {
        switch self {
        case .quirks: "lb-quirks"
        case .limitedQuirks: "lb-limited"
        case .standards: nil
        }
    }

    /// The mode that the frame's classes name.
    init(frameClasses: ByteSlice) {
        self =
            frameClasses.elementsEqual("lb-mail lb-quirks".utf8)
            ? .quirks : frameClasses.elementsEqual("lb-mail lb-limited".utf8) ? .limitedQuirks : .standards
    }

    private static let limitedPrefixes = ["-//w3c//dtd xhtml 1.0 frameset//", "-//w3c//dtd xhtml 1.0 transitional//"]

    private static let quirksPrefixes = [
        "-//w3c//dtd html 3", "-//w3c//dtd html 4.0 ", "-//w3c//dtd html experimental", "-//w3c//dtd w3 html",
        "-//w3o//dtd", "-//ietf//dtd html", "-//netscape comm", "-//microsoft//dtd internet", "-//o'reilly",
        "-//softquad", "-//spyglass", "-//sq//dtd", "-//sun microsystems", "-//webtechs", "-//as//dtd", "-//advasoft",
        "-//metrius",
    ]

    private static func quotedStrings(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
        var result: [ArraySlice<UInt8>] = []
        var position = 0
        while let open = text[position...].firstIndex(where: { $0 == 0x22 || $0 == 0x27 }) {
            let close = text[(open + 1)...].firstIndex(of: text[open]) ?? text.count
            result.append(text[(open + 1)..<close])
            position = min(close + 1, text.count)
        }
        return result
    }
}
