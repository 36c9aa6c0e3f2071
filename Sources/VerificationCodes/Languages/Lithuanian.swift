extension CodeLanguage {
    static let lithuanian = CodeLanguage(
        "lt",
        codeNames: phrases(
            [],
            PhrasePair(
                [
                    "kodas", "kodą", "kodu", "kodo", "kodai", "slaptažodis", "slaptažodį", "slaptažodžio", "pin kodas",
                ],
                [
                    "patvirtinimui", "prisijungimui", "tapatybei patvirtinti", "prisijungti", "patvirtinti",
                ]),
            PhrasePair(
                [
                    "patvirtinimo", "patikrinimo", "patikros", "tikrinimo", "saugos", "saugumo", "apsaugos", "prieigos",
                    "prisijungimo", "autentifikavimo", "autentifikacijos", "autorizacijos", "autorizavimo",
                    "tapatybės patvirtinimo", "tapatybės nustatymo", "aktyvinimo", "aktyvavimo", "vienkartinis",
                    "vienkartinį", "vienkartinio", "vienkartiniu", "laikinas", "laikinasis", "laikiną", "laikinąjį",
                    "atkūrimo", "nustatymo iš naujo", "registracijos", "verifikavimo", "verifikacijos",
                    "dviejų veiksnių", "dviejų žingsnių", "sms", "šešių skaitmenų", "6 skaitmenų", "keturių skaitmenų",
                    "skaitmenų", "slaptažodžio atkūrimo", "slaptažodžio keitimo",
                ], ["kodas", "kodą", "kodu", "kodo", "pin"]),
            PhrasePair(
                [
                    "vienkartinis", "vienkartinį", "vienkartinio", "vienkartiniu", "laikinas", "laikinasis", "laikiną",
                    "laikinąjį", "verifikavimo", "verifikacijos", "sms",
                ], ["slaptažodis", "slaptažodį", "slaptažodžio"])
        ),
        codeWords: [
            "kodas", "kodą", "kodu", "kodo", "jūsų kodas", "tavo kodas", "slaptažodis", "slaptažodį", "pin kodas",
        ],
        intent: [
            "prisijungti", "prisijunkite", "prisijunk", "prisijungimas", "prisijungimo", "prisijungimą",
            "prisijungimui", "patvirtinkite", "patvirtink", "patvirtinti", "patvirtinimas", "patvirtinimui",
            "patikrinti", "patikrinkite", "tapatybę", "tapatybės", "autentifikavimas", "autentifikavimo",
            "dviejų veiksnių", "dviejų žingsnių", "dviejų etapų", "aktyvuoti", "aktyvuokite", "aktyvinti",
            "aktyvavimas", "atkurti slaptažodį", "slaptažodžio atkūrim*", "nustatyti slaptažodį",
            "pamiršote slaptažodį", "pamiršai slaptažodį", "naujas slaptažodis", "naują slaptažodį",
            "pakeisti slaptažodį", "registracija", "registruotis", "užsiregistruoti", "sukurti paskyrą",
            "paskyros kūrim*", "jūsų paskyra", "jūsų paskyros", "savo paskyrą", "tavo paskyra", "tavo paskyros",
            "naujas įrenginys", "naujo įrenginio", "nežinomas įrenginys", "nebegalios", "baigsis", "galioja",
            "galiojimo", "vienkartinis", "vienkartinį", "įveskite kodą", "įveskite šį kodą", "įvesk kodą",
            "įvesk šį kodą", "naudokite šį kodą", "naudokite kodą", "panaudokite šį kodą", "naudok šį kodą",
            "toliau pateiktą kodą", "žemiau esantį kodą", "nesidalykite", "nesidalinkite", "nesidalink",
            "neatskleiskite", "niekam", "su niekuo", "neprašėte", "neprašei", "neužsakėte", "ne jūs",
            "tai buvote ne jūs", "ignoruokite", "ignoruok", "nekreipkite dėmesio",
        ],
        otherCodes: [
            "nuolaidos kod*", "nuolaidų kod*", "akcijos kod*", "reklaminis kodas", "kupono kod*", "kuponas",
            "dovanų kuponas", "dovanų kortelė", "dovanų kod*", "kvietimo kodas", "pašto kod*", "šalies kod*",
            "sąskaitos numeris", "sąskaitos nr", "banko sąskaita", "a/s", "iban", "kortelės numeris", "baigiasi",
            "įmonės kodas", "įmonės kodą", "į. k", "pvm", "pvm mokėtojo kod*", "asmens kod*", "kliento kod*",
            "kliento numeris", "kliento nr", "mokėtojo kodas", "abonento numeris", "nario numeris",
            "sutarties numeris", "sutarties nr", "sutartis nr", "poliso numeris", "bylos numeris", "bylos nr",
            "užklausos numeris", "užklausos nr", "užsakymas", "užsakymo numeris", "užsakymo nr", "užsakymo kodas",
            "užsakymas nr", "sąskaita", "sąskaita faktūra", "sąskaita nr", "sąskaitos faktūros numeris",
            "pvm sąskaita", "kvitas", "kvito nr", "operacijos numeris", "operacijos kodas", "mokėjimo paskirtis",
            "nuorodos numeris", "bilietas", "bilietai", "bilieto numeris", "bilieto kodas", "rezervacija",
            "rezervacijos numeris", "rezervacijos kod*", "rezervacijos nr", "skrydis", "skrydžio numeris",
            "skrydžio nr", "traukinys", "kambarys", "siunta", "siuntos numeris", "siuntos nr", "siuntos kod*",
            "sekimo numeris", "sekimo kod*", "atsiėmimo kod*", "paštomatas", "paštomato", "susitikimo id",
            "susitikimo kodas", "wifi slaptažodis", "wi-fi slaptažodis", "wi-fi", "durų kodas", "klaidos kod*",
            "būsenos kodas", "pradinis kodas", "programinis kodas", "šaltinio kodas", "qr kod*", "brūkšnin*",
            "brūkšninis kodas", "prekės kod*", "produkto kod*", "serijos numeris", "serijinis numeris",
            "licencijos raktas", "valstybinis numeris", "apklausa", "tyrimas", "loterija", "telefonas", "tel",
            "tel.", "telefono numeris", "mobilusis", "faksas", "sumą", "iš viso", "likutis", "aukštas", "gatvė",
            "versija",
        ],
        expiry: [
            "galioja {n}", "galios {n}", "galiojimo laikas {n}", "galiojimo laikas – {n}", "nebegalios po {n}",
            "baigsis po {n}", "baigs galioti po {n}", "per {n}", "po {n}", "tik {n}", "artimiausias {n}",
        ],
        past: ["prieš {n}"],
        minutes: ["minutė", "minutės", "minučių", "min"],
        hours: ["valanda", "valandos", "valandų", "valandas", "val"],
        days: ["diena", "dienos", "dienų", "dienas", "parą", "paras"],
        links: ["yra", "yra:", "–", "jūsų", "tavo", "skirtas"])
}
