import Foundation
import Testing

@testable import MailArchive

@Suite("Letter case and accents in searches")
struct SearchFoldingTests {
    private func fold(_ text: String) -> String { SearchText.folded(text) }

    @Test(
        "do not matter, whichever of the two is in the text and which in the query",
        arguments: [
            ("ΣΊΣΥΦΟΣ", "σισυφος"), ("σίσυφος", "σισυφοσ"), ("ᾅδης", "αδης"), ("Ёлка", "елка"), ("йод", "иод"),
            ("Straße", "STRASSE"), ("STRAẞE", "strasse"), ("Łódź", "lodz"), ("Đặng", "dang"),
            ("smørrebrød", "smorrebrod"),
            ("Æsir", "aesir"), ("cœur", "coeur"), ("IĞDIR", "ığdır"), ("ığdır", "igdir"), ("İstanbul", "istanbul"),
            ("Việt Nam", "viet nam"), ("þing", "thing"), ("Għarb", "gharb"), ("مُحَمَّد", "محمد"), ("أحمد", "احمد"),
            ("إلى", "الى"), ("محـــمد", "محمد"), ("شָלוֹם", "شלום"), ("Th\u{AD}ea\u{200B}tre", "theatre"),
            ("ＮＯＯＮ", "noon"), ("ﬁnal", "final"), ("ᲗᲑᲘᲚᲘᲡᲘ", "თბილისი"), ("ﾃﾞｼﾞﾀﾙ", "デジタル"), ("e\u{301}te\u{301}", "été"),
            ("کتاب", "كتاب"), ("ЇЖАК", "іжак"),
        ])
    func equal(_ row: (one: String, other: String)) { #expect(fold(row.one) == fold(row.other)) }

    @Test(
        "leave letters that are others apart",
        arguments: [
            ("o", "p"), ("и", "н"), ("ш", "щ"), ("दिन", "दान"), ("か", "が"), ("한", "하"), ("ב", "כ"), ("ع", "غ"),
            ("ا", "ه"), ("ß", "s"), ("கி", "கு"), ("1", "l"),
        ])
    func different(_ row: (one: String, other: String)) { #expect(fold(row.one) != fold(row.other)) }

    @Test("do not matter for any letter of Unicode that has case, or an accent in a script with accents")
    func unicode() {
        var (cased, accented) = (0, 0)
        // Between and beyond stand Han, Hangul and others that have neither.
        for value in [UInt32(0x80)..<0x3000, 0xA640..<0xAB70].joined() {
            guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic else { continue }
            let text = String(scalar)
            let properties = scalar.properties
            // Letters that only look like capitals, such as mathematical ones, have no pair.
            if properties.isCased, properties.lowercaseMapping != text {
                cased += 1
                #expect(fold(text) == fold(properties.lowercaseMapping), "U+\(String(value, radix: 16))")
            }
            let parts = text.decomposedStringWithCanonicalMapping.unicodeScalars
            let isAccent = { (mark: Unicode.Scalar) in (0x300...0x36F).contains(mark.value) }
            if parts.count > 1, let base = parts.first, parts.dropFirst().allSatisfy(isAccent), properties.isAlphabetic
            {
                accented += 1
                #expect(fold(text) == fold(String(base)), "U+\(String(value, radix: 16))")
            }
        }
        #expect(cased > 1_000 && accented > 600, "\(cased), \(accented)")
    }

    @Test("are folded alike in the index and in the query")
    func phrase() {
        for text in ["Größe", "Łódź", "أحمد", "दिन", "naïve", "ΣΊΣΥΦΟΣ"] {
            #expect(SearchText.queryPhrase(text, isPrefix: false) == "\"\(SearchText.index(text))\"")
        }
    }
}
