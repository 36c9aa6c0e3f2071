extension CodeLanguage {
    /// Every language Letterbook knows. All are searched in every mail, for mail mixes them.
    static let all: [CodeLanguage] = [
        .english, .german, .dutch, .swedish, .danish, .norwegian, .icelandic, .afrikaans, .french, .spanish,
        .portuguese, .italian, .romanian, .catalan, .galician, .basque, .polish, .czech, .slovak, .slovenian,
        .croatian, .serbianLatin, .serbianCyrillic, .macedonian, .bulgarian, .russian, .ukrainian, .belarusian,
        .finnish, .estonian, .hungarian, .lithuanian, .latvian, .turkish, .azerbaijani, .uzbek, .albanian,
        .vietnamese, .indonesian, .malay, .filipino, .swahili, .greek, .arabic, .hebrew, .persian, .urdu, .japanese,
        .korean, .chineseSimplified, .chineseTraditional, .hindi, .marathi, .bengali, .gujarati, .punjabi, .tamil,
        .telugu, .thai, .georgian, .armenian, .kazakh,
    ]
}
