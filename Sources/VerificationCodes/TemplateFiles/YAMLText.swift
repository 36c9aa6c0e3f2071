/// Writes texts as YAML scalars.
package enum YAMLText {
    /// A flow sequence of texts in double quotes: `["a", "b"]`.
    package static func list(_ texts: [String]) -> String {
        "[\(texts.map(quoted).joined(separator: ", "))]"
    }

    /// The text in double quotes.
    package static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case _ where isSpecial(scalar):
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Controls, and characters that YAML takes for the end of a line or drops.
    private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
        default: false
        }
    }

    /// The text without quotes where YAML reads it as just that text, otherwise in double quotes.
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
