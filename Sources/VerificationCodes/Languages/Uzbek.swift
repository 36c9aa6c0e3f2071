extension CodeLanguage {
    static let uzbek = CodeLanguage(
        "uz",
        codeNames: phrases(
            [
                "tasdiqlash kod*", "kirish kod*", "bir martalik parol*", "sms-kod", "tasdiq kodi", "tasdiqlov kodi",
            ],
            PhrasePair(
                [
                    "tasdiqlash", "tekshirish", "xavfsizlik", "kirish", "faollashtirish", "aktivlashtirish",
                    "bir martalik", "vaqtinchalik", "tiklash", "ro'yxatdan o'tish", "ro‘yxatdan o‘tish",
                    "autentifikatsiya", "identifikatsiya", "avtorizatsiya", "sms", "6 xonali", "olti xonali", "xonali",
                    "sir saqlanadigan", "maxfiy",
                ], ["kod", "kodi", "kodingiz", "kodini", "kodni", "kodingizni", "pin"]),
            PhrasePair(["bir martalik", "vaqtinchalik", "sms"], ["parol", "paroli", "parolingiz", "parolni"]),
            PhrasePair(
                [
                    "тасдиқлаш", "текшириш", "хавфсизлик", "кириш", "фаоллаштириш", "бир марталик", "вақтинчалик",
                    "тиклаш", "рўйхатдан ўтиш", "аутентификация", "смс", "6 хонали", "махфий",
                ], ["код", "коди", "кодингиз", "кодини"]),
            PhrasePair(["бир марталик", "вақтинчалик", "смс"], ["пароль", "пароли", "паролингиз"])
        ),
        codeWords: [
            "kod", "kodi", "kodingiz", "kodni", "kodini", "parol", "parolingiz", "parolni", "код", "коди",
            "кодингиз",
        ],
        intent: [
            "kirish", "kirish uchun", "tizimga kirish", "hisobga kirish", "hisobingizga kirish", "tasdiqlang",
            "tasdiqlash", "tasdiqlash uchun", "shaxsingizni", "shaxsni", "tekshirish", "ikki bosqichli",
            "ikki faktorli", "faollashtirish", "faollashtiring", "parolni tiklash", "parolni o'zgartirish",
            "parolni o‘zgartirish", "yangi parol", "parolni unut*", "ro'yxatdan o'tish", "ro‘yxatdan o‘tish",
            "ro'yxatdan o'ting", "hisob yaratish", "hisobingiz", "hisobingizni", "akkauntingiz", "xavfsizligi",
            "yangi qurilma", "noma'lum qurilma", "amal qiladi", "muddati", "muddati tugaydi", "bir martalik",
            "kodni kiriting", "ushbu kodni", "quyidagi kodni", "bu kodni", "koddan foydalaning", "hech kimga",
            "hech kim bilan", "aytmang", "bermang", "ulashmang", "bildirmang", "so'ramagan", "so‘ramagan",
            "siz bo'lmasangiz", "siz bo‘lmasangiz", "e'tibor bermang", "e’tibor bermang", "e'tiborsiz", "тасдиқлаш",
            "тасдиқланг", "тизимга кириш", "кириш учун", "ҳисобингиз", "ҳеч кимга", "айтманг", "берманг",
            "амал қилади", "кодни киритинг", "ушбу кодни", "эътибор берманг",
        ],
        otherCodes: [
            "promokod*", "promo kod*", "chegirma kodi", "kupon", "sovg'a kartasi", "sovg‘a kartasi", "taklif kodi",
            "pochta indeksi", "mamlakat kodi", "hisob raqam*", "karta raqam*", "jshshir", "mijoz raqam*",
            "mijoz kodi", "shartnoma raqam*", "ariza raqam*", "murojaat raqam*", "buyurtma", "buyurtma raqam*",
            "buyurtmangiz", "hisob-faktura", "faktura", "chek raqam*", "to'lov raqam*", "tranzaksiya*",
            "chipta raqam*", "bron raqam*", "bron kodi", "poyezd", "jo'natma", "jo'natma raqam*", "kuzatuv raqam*",
            "trek kod", "trek-kod", "posilka", "wi-fi paroli", "xato kodi", "xatolik kodi", "manba kodi", "qr kod*",
            "qr-kod*", "shtrix-kod*", "shtrix kod", "mahsulot kodi", "seriya raqam*", "so'rovnoma", "lotereya",
            "telefon", "tel", "telefon raqam*", "faks", "summasi", "буюртма", "буюртма рақам*", "телефон рақам*",
            "промокод", "почта индекси",
        ],
        expiry: [
            "{n} amal qiladi", "{n} davomida", "{n} ichida", "{n} davomida amal qiladi", "{n} so'ng", "{n} keyin",
            "amal qilish muddati {n}", "{n} давомида", "{n} ичида", "{n} амал қилади",
        ],
        minutes: ["daqiqa", "daqiqadan", "minut", "daq", "дақиқа"],
        hours: ["soat", "соат"],
        days: ["kun", "кун"],
        links: ["uchun", "bu", "учун"])
}
