/// The words by which mail programs introduce a quoted message, in the languages they come in.
///
/// They are in the letter case of attribution lines. Each entry is one word or a few, without the name and date around
/// them.
enum AttributionWords {
    /// "wrote" and its translations. The order of words in a line does not matter: one of these, a date or an address,
    /// and a colon at the end make an attribution.
    static let verbs: [String] = [
        // English; Horde's "Quoting Al <a@example.org>:".
        "wrote", "writes", "said", "spake", "Quoting",
        "schrieb", "geschrieben", "schreibt", "Zitat von",  // German
        "a écrit", "écrivait", "ecrit", "écrit", "Selon", "Citation",  // French
        "escribió", "escribio", "escribía", "ha escrito", "Citando",  // Spanish
        "escreveu", "escribiu", "escrito",  // Portuguese, Galician
        "ha scritto", "scritto", "scrive",  // Italian
        "schreef", "geschreven", "Citeren",  // Dutch
        "skrev", "skreiv", "skrifaði", "følgende",  // Danish, Norwegian, Swedish, Icelandic
        "kirjoitti", "kirjoittanut", "kirjutas",  // Finnish, Estonian
        "napisał", "napisała", "napisał(a)", "pisze",  // Polish
        "napsal", "napsala", "napísal", "napísala", "píše",  // Czech, Slovak
        "napisao", "napisala", "napisal", "написао", "је написао",  // Croatian, Slovene, Serbian
        "написал", "написала", "написал(а)", "пишет", "писал", "писала", "писали",  // Russian
        "пише", "написав", "написала", "писав", "написа", "напісаў",  // Ukrainian, Bulgarian, Belarusian
        "a scris", "scris", "írta", "rašė", "rakstīja",  // Romanian, Hungarian, Lithuanian, Latvian
        "yazdı", "yazmış", "έγραψε", "έγραψαν",  // Turkish, Greek
        "va escriure", "ha escrit", "idatzi", "skribis", "shkroi",  // Catalan, Basque, Esperanto, Albanian
        "đã viết", "viết", "menulis", "เขียน", "sumulat",  // Vietnamese, Indonesian, Thai, Filipino
        "写道", "寫道", "写到", "寫到", "来信", "撰写",  // Chinese
        "書きました", "のメール", "からのメッセージ", "さんは書", "작성", "썼습니다", "쓴 글", "보낸 메일",  // Japanese, Korean
        "Cytowanie", "Citat fra", "Citat från", "Lainaus", "Citerar", "Cituji", "Idézet",  // Horde's in other languages
        "מאת", "تمت كتابة ما يلي",  // Gmail's "by"
        "כתב", "כתבה", "كتب", "كتبت", "نوشت", "ने लिखा",  // Hebrew, Arabic, Persian, Hindi
    ]

    /// The verbs of nmh ("In your message dated … you write:") and elm ("According to Al:"). People write them as well, so
    /// that more must speak for an attribution.
    static let weakVerbs = ["you write", "According to"].map { Array($0.utf8) }

    /// The words before the date: "On", "Am", "Le".
    static let openers: [String] = [
        "On", "At", "In", "Am", "Le", "El", "Il", "Em", "Op", "Den", "Dnia", "W dniu", "Dne", "Dňa", "Dana",
        "På", "Kl.", "Il giorno", "A", "Az", "Pe", "În", "La data", "Στις", "Την", "В", "На", "На дата", "Тел", "Ngày",
        "Vào", "Pada", "Noong", "Tarih", "Ma", "Em ter", "Klo", "El dia", "Em seg", "---- On", "---- Am",
        "בתאריך", "ב", "في", "بتاريخ", "در", "在", "于", "於", "เมื่อ", "I", "Il dì",
    ]

    /// Verbs by their first byte, so that a line is searched in one pass.
    static let verbsByFirstByte = PhraseTable(verbs).byFirstByte

    static let openerBytes: [[UInt8]] = openers.map { Array($0.utf8) }
}
