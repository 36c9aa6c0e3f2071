extension CodeLanguage {
    static let latvian = CodeLanguage(
        "lv",
        codeNames: phrases(
            [],
            PhrasePair(
                ["kods", "kodu", "koda", "kodi", "pin"],
                [
                    "apstiprināšanai", "pieteikšanās", "lai pieteiktos", "verifikācijai", "autentifikācijai",
                    "aktivizēšanai", "autorizācijai",
                ]),
            PhrasePair(["parole", "paroli"], ["verifikācijai"]),
            PhrasePair(
                [
                    "apstiprinājuma", "apstiprināšanas", "verifikācijas", "pārbaudes", "drošības", "piekļuves",
                    "pieteikšanās", "ielogošanās", "pieslēgšanās", "autentifikācijas", "autentificēšanas",
                    "autorizācijas", "aktivizācijas", "aktivizēšanas", "aktivācijas", "vienreizējais", "vienreizējs",
                    "vienreizējo", "vienreizēja", "vienreizējā", "vienreiz lietojamais", "vienreiz lietojams",
                    "vienreizlietojams", "vienreizlietojamais", "pagaidu", "atiestatīšanas", "atjaunošanas",
                    "reģistrācijas", "identifikācijas", "divfaktoru", "sms", "sešciparu", "6 ciparu", "četrciparu",
                    "ciparu", "paroles atiestatīšanas", "paroles atjaunošanas", "paroles maiņas",
                ], ["kods", "kodu", "koda", "pin"]),
            PhrasePair(
                [
                    "verifikācijas", "vienreizējais", "vienreizējs", "vienreizējo", "vienreizēja", "vienreizējā",
                    "vienreiz lietojamais", "vienreiz lietojams", "vienreizlietojams", "vienreizlietojamais", "pagaidu",
                    "sms",
                ], ["parole", "paroli", "paroles"])
        ),
        codeWords: ["kods", "kodu", "koda", "jūsu kods", "tavs kods", "paroli", "pin kods"],
        intent: [
            "pieteikties", "piesakieties", "piesakies", "pieteikšanās", "pieslēgties", "pieslēgšanās", "ielogoties",
            "ielogošanās", "autorizēties", "autorizācija", "apstipriniet", "apstiprini", "apstiprināt",
            "apstiprinātu", "apstiprināšana", "apstiprinājums", "pārbaudiet", "pārbaude", "verificēt",
            "verifikācija", "verificētu", "identitāti", "identitātes", "autentifikācija", "autentifikācijas",
            "divfaktoru", "divpakāpju", "divu faktoru", "aktivizēt", "aktivizējiet", "aktivizēšana", "atiestatīt",
            "atiestatītu", "atiestatīšana", "atjaunot paroli", "aizmirsāt paroli", "aizmirsi paroli", "jauna parole",
            "jaunu paroli", "mainīt paroli", "reģistrācija", "reģistrāciju", "reģistrēties", "reģistrējieties",
            "izveidot kontu", "konta izveide", "jūsu konts", "jūsu konta", "jūsu kontam", "savu kontu", "tavs konts",
            "tava konta", "jauna ierīce", "jaunas ierīces", "nezināma ierīce", "derīgs", "derīga", "ir derīgs",
            "derīguma", "beidzas", "zaudēs spēku", "vienreizēj*", "ievadiet kodu", "ievadiet šo kodu", "ievadi kodu",
            "ievadi šo kodu", "ievadiet šādu kodu", "izmantojiet kodu", "izmantojiet šo kodu", "izmanto šo kodu",
            "lietojiet šo kodu", "tālāk norādīto kodu", "zemāk norādīto kodu", "nekopīgojiet", "neizpaudiet",
            "nedalieties", "neatklājiet", "nevienam", "nepieprasījāt", "neesat pieprasījis", "neesat pieprasījuši",
            "neveicāt", "tas nebijāt jūs", "neesat jūs", "ignorējiet",
        ],
        otherCodes: [
            "atlaižu kod*", "atlaides kod*", "akcijas kod*", "promo kods", "kupona kod*", "kupons", "dāvanu karte",
            "dāvanu kartes", "dāvanu kods", "ielūguma kods", "uzaicinājuma kods", "pasta indekss", "pasta indeksu",
            "valsts kods", "konta numurs", "bankas konts", "norēķinu konts", "iban", "kartes numurs",
            "kas beidzas ar", "reģistrācijas numurs", "reģ. nr", "reģistrācijas nr", "pvn", "pvn numurs",
            "pvn reģ. nr", "personas kods", "personas kodu", "klienta numurs", "klienta nr", "klienta kods",
            "abonenta numurs", "dalībnieka numurs", "līguma numurs", "līguma nr", "līgums nr", "polises numurs",
            "polise", "lietas numurs", "lieta nr", "pieteikuma numurs", "pieteikuma nr", "pasūtījums",
            "pasūtījuma numurs", "pasūtījuma nr", "pasūtījums nr", "rēķins", "rēķina numurs", "rēķina nr",
            "rēķins nr", "kvīts", "čeks", "darījuma numurs", "darījuma id", "maksājuma mērķis", "atsauce",
            "atsauces numurs", "biļete", "biļetes", "biļetes numurs", "rezervācija", "rezervācijas numurs",
            "rezervācijas kods", "reiss", "reisa numurs", "lidojums", "lidojuma numurs", "vilciens", "sūtījums",
            "sūtījuma numurs", "sūtījuma nr", "sekošanas numurs", "izsekošanas numurs", "izsekošanas kods",
            "pakas numurs", "pakomāts", "pakomāta", "izņemšanas kods", "saņemšanas kods", "durvju kods",
            "sapulces id", "wifi parole", "wi-fi parole", "wi-fi", "kļūdas kod*", "statusa kods", "pirmkods",
            "avota kods", "qr kod*", "svītrkod*", "svītru kods", "preces kods", "produkta kods", "preces numurs",
            "sērijas numurs", "licences atslēga", "aptauja", "pētījums", "loterija", "tālrunis", "tālruņa numurs",
            "tālr", "tel", "mobilais", "fakss", "summu", "atlikums", "stāvs", "versija",
        ],
        expiry: [
            "derīgs {n}", "ir derīgs {n}", "derīga {n}", "spēkā {n}", "derīguma termiņš {n}",
            "derīguma termiņš beidzas pēc {n}", "beidzas pēc {n}", "beigsies pēc {n}", "pēc {n}", "{n} laikā",
            "nākamās {n}", "tikai {n}",
        ],
        past: ["pirms {n}"],
        minutes: ["minūte", "minūtes", "minūšu", "minūtēm", "min"],
        hours: ["stunda", "stundas", "stundu", "stundām", "st"],
        days: ["diena", "dienas", "dienu", "dienām"],
        links: ["ir", "ir:", "–", "jūsu", "tavs"])
}
