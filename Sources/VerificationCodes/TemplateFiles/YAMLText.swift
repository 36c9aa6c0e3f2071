import Yams

/// Texts as YAML scalars.
package enum YAMLText {
    /// In double quotes.
    package static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case _ where isSpecial(scalar): result += "\\u" + hex(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Controls, and what YAML takes for a line's end or leaves out.
    private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
        default: false
        }
    }

    private static func hex(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }

    /// Plain where YAML reads it as just that text, else quoted.
    package static func scalar(_ text: String) -> String {
        let isPlain =
            text.unicodeScalars.allSatisfy { !isSpecial($0) } && text.first?.isLetter == true
            && text.last?.isWhitespace == false
            && !text.contains(": ") && !text.contains(" #") && !text.hasSuffix(":")
            && !text.unicodeScalars.contains { "\n\r\t\"'\\[]{}&*!|>%@`,".unicodeScalars.contains($0) }
            && !["true", "false", "yes", "no", "on", "off", "null", "none", "y", "n"].contains(text.lowercased())
        return isPlain ? text : quoted(text)
    }
}
