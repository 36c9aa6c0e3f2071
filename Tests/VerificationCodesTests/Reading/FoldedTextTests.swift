import Testing

@testable import VerificationCodes

@Suite struct FoldedTextTests {
    private func plain(_ text: String) -> String { String(decoding: FoldedText(text).plain, as: UTF8.self) }
    private func lower(_ text: String) -> String { String(decoding: FoldedText(text).lower, as: UTF8.self) }

    @Test(
        "letters lose their accents and keep their case in the plain text",
        arguments: [
            ("Código ÉÀÜ", "Codigo EAU", "codigo eau"), ("Cỗ Đà", "Co Da", "co da"), ("łódź", "lodz", "lodz"),
            ("e\u{301}", "e", "e"), ("Ёлка", "Елка", "елка"), ("Κωδικός", "Κωδικοσ", "κωδικοσ"),
            ("Straße", "Strase", "strase"),
            ("İstanbul", "Istanbul", "istanbul"), ("ΑΒΓ", "ΑΒΓ", "αβγ"), ("ПАРОЛЬ", "ПАРОЛЬ", "пароль"),
            ("ԿՈԴ", "ԿՈԴ", "կոդ"),
            // A nukta, in one character and in two.
            ("ড়য়", "ডয", "ডয"), ("ড\u{9BC}য\u{9BC}", "ডয", "ডয"), ("फ़ ਸ਼", "फ ਸ", "फ ਸ"),
        ])
    func accents(text: String, plain: String, lower: String) {
        #expect(self.plain(text) == plain)
        #expect(self.lower(text) == lower)
    }

    @Test(
        "a range is given back with its accents, without width and invisible characters",
        arguments: [
            ("RØ7K2M", "RØ7K2M"), ("Ｋ７-éÉ ń", "K7-éÉ ń"), ("ab\u{200B}č\u{AD}d", "abčd"), ("48 29 13", "48 29 13"),
        ])
    func string(text: String, shown: String) {
        let folded = FoldedText(text)
        #expect(folded.string(0..<folded.count) == shown)
    }

    @Test("a range inside a text with accents")
    func range() {
        let folded = FoldedText("Ö RØ7K2M é")
        #expect(folded.string(2..<8) == "RØ7K2M")
        #expect(folded.string(4..<4) == "")
    }

    @Test("full width is half width")
    func width() { #expect(plain("ＡＢＣ　１２３！") == "ABC 123!") }

    @Test(
        "digits of every script are 0 to 9",
        arguments: [
            "٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹", "०१२३४५६७८९", "০১২৩৪৫৬৭৮৯", "੦੧੨੩੪੫੬੭੮੯", "૦૧૨૩૪૫૬૭૮૯", "௦௧௨௩௪௫௬௭௮௯",
            "౦౧౨౩౪౫౬౭౮౯",
            "೦೧೨೩೪೫೬೭೮೯", "൦൧൨൩൪൫൬൭൮൯", "๐๑๒๓๔๕๖๗๘๙", "໐໑໒໓໔໕໖໗໘໙", "༠༡༢༣༤༥༦༧༨༩", "၀၁၂၃၄၅၆၇၈၉", "០១២៣៤៥៦៧៨៩",
            "᠐᠑᠒᠓᠔᠕᠖᠗᠘᠙",
            "０１２３４５６７８９", "𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗", "𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡",
        ])
    func digits(text: String) { #expect(plain(text) == "0123456789") }

    @Test("quotes and hyphens are straight")
    func quotes() {
        #expect(plain("\u{2018}a\u{2019} \u{201C}b\u{201D} \u{AB}c\u{BB} \u{2032}") == "'a' \"b\" \"c\" '")
        #expect(plain("a\u{2010}b\u{2011}c\u{2013}d\u{2014}e\u{2212}f") == "a-b-c-d-e-f")
    }

    @Test("bullets of all kinds are a middle dot")
    func bullets() { #expect(plain("1\u{2022}2\u{30FB}3\u{B7}4") == "1\u{B7}2\u{B7}3\u{B7}4") }

    @Test(
        "invisible characters are nothing",
        arguments: [
            "\u{200B}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{AD}", "\u{2060}", "\u{FEFF}", "\u{202A}", "\u{2066}",
            "\u{FE0F}", "\u{180E}",
        ])
    func invisible(text: String) { #expect(plain("12\(text)34") == "1234") }

    @Test("vowel points and lengthening strokes are nothing")
    func points() {
        #expect(plain("קוֹד") == plain("קוד"))
        #expect(plain("رَمْز") == plain("رمز"))
        #expect(plain("رمـــز") == plain("رمز"))
    }

    @Test("one letter that is written in several ways is one")
    func variants() {
        #expect(plain("أإآ") == "ااا")
        #expect(plain("کد") == plain("كد"))
        #expect(plain("یى") == "يي")
        #expect(plain("رمزة") == plain("رمزه"))
    }

    @Test("white space is one space, and none at the ends")
    func space() {
        #expect(plain(" \t a \u{A0}\u{2003}\r\n\u{3000}b\u{202F}c\u{200C}d \u{2028}") == "a b c d")
        #expect(plain(" \u{200B} ").isEmpty)
        #expect(FoldedText("").count == 0)
    }

    @Test("for every scalar of the Basic Multilingual Plane the plain and the lower text have the same length")
    func sameLength() {
        var different: [UInt32] = []
        for value in UInt32(1)...0xFFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let folded = FoldedText("x\(Character(scalar))x")
            if folded.plain.count != folded.lower.count { different.append(value) }
        }
        #expect(different.isEmpty)
    }

    @Test("whatever is folded stays valid UTF-8, and folding it again changes nothing")
    func stable() {
        var unstable: [UInt32] = []
        for value in UInt32(1)...0x1FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let once = FoldedText("x\(Character(scalar))x")
            guard let text = String(validating: once.plain, as: UTF8.self) else {
                unstable.append(value)
                continue
            }
            let twice = FoldedText(text)
            if twice.plain != once.plain || twice.lower != once.lower { unstable.append(value) }
        }
        #expect(unstable.isEmpty)
    }
}
