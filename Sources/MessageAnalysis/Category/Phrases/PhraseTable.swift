/// Reads tables of phrases: a line a language, the language's code (ISO 639; `mul`: several) before a colon, commas
/// between phrases.
enum PhraseTable {
    static func phrases(_ table: String) -> [String] {
        table.utf8.split(separator: 0x0A).flatMap { line in
            let phrases = line.drop { $0 != 0x3A }.dropFirst()
            return phrases.split(separator: 0x2C).map { String(Substring($0.drop { $0 == 0x20 })) }
        }
    }
}
