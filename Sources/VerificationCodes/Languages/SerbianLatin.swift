extension CodeLanguage {
    static let serbianLatin = CodeLanguage(
        "sr-Latn",
        codeNames: phrases(
            [],
            PhrasePair(
                ["kod", "koda", "kodom", "pin", "token"],
                [
                    "za proveru", "za potvrdu", "za verifikaciju", "za prijavu", "za prijavljivanje", "za pristup",
                    "za aktivaciju", "za autentifikaciju", "za autorizaciju", "za registraciju",
                    "za jednokratnu upotrebu", "za resetovanje", "za oporavak", "za bezbednost", "za logovanje",
                    "za promenu",
                ]),
            PhrasePair(
                ["lozinka", "lozinku", "lozinke", "šifra", "šifru", "šifre"],
                ["za verifikaciju", "za jednokratnu upotrebu"]),
            PhrasePair(
                [
                    "verifikacioni", "verifikacionog", "verifikacionim", "bezbednosni", "bezbednosnog", "sigurnosni",
                    "pristupni", "pristupnog", "jednokratni", "jednokratnog", "jednokratna", "jednokratnu",
                    "privremeni",
                    "privremena", "privremenu", "aktivacioni", "aktivacionog", "autentifikacioni", "autorizacioni",
                    "autorizacionog", "kontrolni", "sms", "šestocifreni", "6-cifreni", "četvorocifreni", "cifreni",
                ], ["kod", "koda", "kodom", "pin"]),
            PhrasePair(
                [
                    "verifikacioni", "verifikacionog", "verifikacionim", "jednokratni", "jednokratnog", "jednokratna",
                    "jednokratnu", "privremeni", "privremena", "privremenu", "sms",
                ], ["lozinka", "lozinku", "šifra", "šifru"])
        ),
        codeWords: ["kod", "koda", "kodom", "vaš kod", "tvoj kod", "lozinka", "lozinku", "šifra", "šifru"],
        intent: [
            "prijavite se", "prijavljivanje", "prijavljivanja", "pokušaj prijavljivanja", "pokušaj prijave",
            "prijavu", "potvrdite", "potvrdi", "potvrditi", "potvrdu", "provera", "proveru", "verifikacija",
            "verifikaciju", "verifikacije", "verifikujte", "identitet", "autentifikacija", "dvofaktorsk*",
            "u dva koraka", "aktivirajte", "aktivacija", "aktivaciju", "resetujte", "resetovanje", "resetovali",
            "zaboravljena lozinka", "zaboravili ste lozinku", "novu lozinku", "promena lozinke", "promenite lozinku",
            "registracija", "registraciju", "registrujte", "kreiranje naloga", "otvaranje naloga", "vaš nalog",
            "vašeg naloga", "vašem nalogu", "svoj nalog", "novi uređaj", "novog uređaja", "nepoznat uređaj",
            "ističe", "važi", "važeći", "jednokratn*", "unesite kod", "unesite ovaj kod", "unesite sledeći kod",
            "unesi kod", "ukucajte", "upotrebite", "koristite kod", "koristite ovaj kod", "iskoristite",
            "sledeći kod", "kod u nastavku", "ne delite", "ne deli", "nemojte deliti", "nemojte da delite",
            "ni sa kim", "sa bilo kim", "nikome", "ne otkrivajte", "niste zatražili", "niste tražili", "niste vi",
            "nisi ti", "niste pokušali", "zanemarite", "ignorišite",
        ],
        otherCodes: [
            "promo kod", "promotivni kod", "kod za popust", "kupon", "kod kupona", "poklon kartica", "poklon vaučer",
            "vaučer", "poštanski broj", "pozivni broj", "broj računa", "tekući račun", "žiro račun", "iban",
            "poziv na broj", "model i poziv na broj", "broj kartice", "završava na", "pib", "matični broj", "jmbg",
            "broj kupca", "broj klijenta", "šifra kupca", "članski broj", "broj ugovora", "broj polise",
            "broj predmeta", "broj slučaja", "broj zahteva", "porudžbina", "porudžbine", "porudžbinu",
            "broj porudžbine", "narudžbina", "broj narudžbine", "broj narudžbe", "faktura", "broj fakture",
            "račun br", "predračun", "transakcija", "broj transakcije", "referentni broj", "referenca", "ulaznica",
            "broj karte", "rezervacija", "rezervacije", "broj rezervacije", "kod rezervacije", "broj leta",
            "sedište", "pošiljka", "pošiljke", "broj pošiljke", "broj za praćenje", "kod za praćenje", "paketa",
            "broj paketa", "kod za preuzimanje", "paketomat", "id sastanka", "lozinka za wi-fi", "lozinka za wifi",
            "kod greške", "izvorni kod", "izvornog koda", "qr kod", "qr koda", "bar kod", "barkod",
            "šifra proizvoda", "šifra artikla", "serijski broj", "licencni ključ", "registarski broj", "anketa",
            "istraživanje", "telefon", "tel", "broj telefona", "mobilni", "broj mobilnog", "faks", "verzija",
        ],
        expiry: [
            "važi {n}", "važi još {n}", "važi samo {n}", "važeći {n}", "ističe za {n}", "ističe nakon {n}",
            "isteći će za {n}", "u roku od {n}", "u narednih {n}", "u sledećih {n}", "narednih {n}", "sledećih {n}",
            "tokom {n}", "za {n}", "nakon {n}", "samo {n}",
        ],
        minutes: ["minut", "minuta", "minute", "minuti", "min"],
        hours: ["sat", "sata", "sati", "čas", "časa", "časova"],
        days: ["dan", "dana"],
        links: ["je", "glasi", "za", "je:", "kao"])
}
