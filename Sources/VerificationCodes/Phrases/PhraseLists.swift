/// The lists of phrases in a text file of the folder `Languages`.
///
/// A line that ends with a colon names a list, and the indented lines below it hold its phrases, with commas between. Two
/// groups in parentheses stand for each phrase of the first together with each of the second, with the space between the
/// groups or without one: `(kod, kodu) (dostępu, logowania)` are four phrases, `(Sicherheits, Zugangs)(code)` two. A
/// language that inflects says "verification code" in dozens of ways. Lines that begin with `#` are comments.
struct PhraseLists {
    private(set) var names: [String] = []
    private var lists: [String: [String]] = [:]

    init(_ text: String) {
        var (name, body) = ("", "")
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
            if line.first == UInt8(ascii: " ") {
                body += Substring(line)
                body += "\n"
            } else {
                end(name, body)
                (name, body) = (String(Substring(line.dropLast())), "")
            }
        }
        end(name, body)
    }

    private mutating func end(_ name: String, _ body: String) {
        guard !name.isEmpty else { return }
        names.append(name)
        lists[name] = Self.phrases(Substring(body).utf8)
    }

    /// The phrases of a list; none where the file has no such list.
    subscript(name: String) -> [String] { lists[name] ?? [] }

    private static func phrases(_ body: Substring.UTF8View) -> [String] {
        var phrases: [String] = []
        var rest = body.drop(while: isBetween)
        while let first = rest.first {
            if first == UInt8(ascii: "(") {
                let heads = group(&rest)
                let joiner = rest.first == UInt8(ascii: " ") ? " " : ""
                rest = rest.drop(while: isBetween)
                let tails = group(&rest)
                for head in heads { for tail in tails { phrases.append(head + joiner + tail) } }
            } else {
                let phrase = rest.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "\n") }
                phrases.append(String(Substring(phrase)))
                rest = rest[phrase.endIndex...]
            }
            rest = rest.drop(while: isBetween)
        }
        return phrases
    }

    /// Takes the phrases between two parentheses off the beginning of `rest`.
    private static func group(_ rest: inout Substring.UTF8View) -> [String] {
        let inside = rest.dropFirst().prefix { $0 != UInt8(ascii: ")") }
        rest = rest[inside.endIndex...].dropFirst()
        return phrases(inside)
    }

    private static func isBetween(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n")
    }
}
