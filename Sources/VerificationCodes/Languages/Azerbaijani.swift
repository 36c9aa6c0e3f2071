extension CodeLanguage {
    static let azerbaijani = CodeLanguage(
        "az",
        codeNames: phrases(
            [
                "təsdiq kod*", "təsdiqləmə kod*", "birdəfəlik şifrə*", "birdəfəlik parol*", "dinamik şifrə*",
                "otp kod*",
            ],
            PhrasePair(
                [
                    "təsdiq", "təsdiqləmə", "doğrulama", "yoxlama", "təhlükəsizlik", "giriş", "aktivləşdirmə",
                    "aktivasiya", "birdəfəlik", "müvəqqəti", "bərpa", "sıfırlama", "qeydiyyat", "identifikasiya",
                    "autentifikasiya", "avtorizasiya", "sms", "6 rəqəmli", "altı rəqəmli", "4 rəqəmli", "rəqəmli",
                    "iki mərhələli",
                ], ["kod", "kodu", "kodunuz", "kodunuzu", "kodun", "kodunu", "pin"]),
            PhrasePair(
                ["birdəfəlik", "müvəqqəti", "sms"], ["şifrə", "şifrəsi", "şifrəniz", "parol", "parolu", "parolunuz"])
        ),
        codeWords: ["kod", "kodu", "kodunuz", "kodun", "şifrə", "şifrəniz", "parol", "parolu", "parolunuz"],
        intent: [
            "daxil olmaq", "daxil olun", "daxil olmağa", "giriş", "təsdiqləyin", "təsdiqlə", "təsdiqləmək",
            "təsdiqlənməsi", "təsdiqi", "doğrulayın", "doğrulamaq", "yoxlama", "şəxsiyyət*", "kimliyinizi",
            "iki faktorlu", "iki mərhələli", "ikifaktorlu", "aktivləşdir*", "aktivləşdirmək", "şifrəni bərpa*",
            "şifrənizi bərpa*", "parolu bərpa*", "şifrəni sıfırla*", "parolu sıfırla*", "yeni şifrə", "yeni parol",
            "şifrəni dəyiş*", "parolu dəyiş*", "qeydiyyat", "qeydiyyatdan keç*", "hesab yarat*", "hesabınız",
            "hesabınıza", "hesabınızı", "hesabınızın", "təhlükəsizliyi", "yeni cihaz*", "naməlum cihaz", "bitir",
            "başa çatır", "etibarlıdır", "qüvvədədir", "birdəfəlik", "kodu daxil edin", "bu kodu daxil edin",
            "aşağıdakı kodu", "koddan istifadə", "kodunu daxil", "heç kimlə", "heç kimə", "paylaşmayın",
            "bölüşməyin", "bildirməyin", "verməyin", "tələb etməmisinizsə", "sorğu göndərməmisinizsə",
            "siz etməmisinizsə", "siz deyilsinizsə", "nəzərə almayın", "məhəl qoymayın",
        ],
        otherCodes: [
            "promo kod*", "promokod*", "endirim kod*", "kampaniya kod*", "kupon", "kupon kod*", "hədiyyə kart*",
            "hədiyyə kod*", "dəvət kod*", "referal kod*", "poçt indeksi", "poçt kod*", "ölkə kod*", "bank kod*",
            "hesab nömrə*", "iban", "kart nömrə*", "ilə bitən", "vöen", "fin kod*", "müştəri nömrə*", "müştəri kod*",
            "abonent kod*", "abonent nömrə*", "müqavilə nömrə*", "polis nömrə*", "müraciət nömrə*", "sifariş",
            "sifarişiniz", "sifariş nömrə*", "sifariş №", "sifariş kod*", "faktura", "qaimə", "hesab-faktura",
            "qəbz", "qəbz nömrə*", "əməliyyat nömrə*", "tranzaksiya*", "referans nömrə*", "bilet", "bilet nömrə*",
            "rezervasiya", "bron kod*", "rezervasiya nömrə*", "rezervasiya kod*", "uçuş nömrə*", "otaq", "bağlama",
            "bağlamanız", "izləmə kod*", "izləmə nömrə*", "çatdırılma kod*", "görüş id", "wi-fi şifrə*",
            "wifi şifrə*", "xəta kod*", "səhv kod*", "mənbə kod*", "qr kod*", "barkod*", "ştrix-kod*", "məhsul kod*",
            "seriya nömrə*", "lisenziya açarı", "sorğu", "telefon", "tel", "telefon nömrə*", "mobil", "faks",
            "məbləğ", "məbləği", "cəmi",
        ],
        expiry: [
            "{n} etibarlıdır", "{n} ərzində", "{n} ərzində etibarlıdır", "{n} müddətində", "{n} sonra",
            "{n} qüvvədədir", "etibarlılıq müddəti {n}", "yalnız {n}",
        ],
        minutes: ["dəqiqə", "dəqiqədir", "dəq"],
        hours: ["saat", "saatdır"],
        days: ["gün", "gündür"],
        links: ["üçün", "bu"])
}
