extension CodeLanguage {
    static let croatian = CodeLanguage(
        "hr",
        codeNames: phrases(
            [
                "pristupna šifra", "pristupnu šifru", "pristupna lozinka", "jednokratna šifra", "jednokratnu šifru",
                "sms šifra", "verifikacijska šifra", "verifikaciona šifra", "sigurnosna šifra",
            ],
            PhrasePair(
                ["kod", "koda", "kodom", "kôd", "kôda", "pin", "token"],
                [
                    "za provjeru", "za provjeru autentičnosti", "za potvrdu", "za verifikaciju", "za prijavu",
                    "za pristup", "za aktivaciju", "za autentifikaciju", "za autorizaciju", "za registraciju",
                    "za jednokratnu upotrebu", "za jednokratnu uporabu", "za resetiranje", "za resetovanje",
                    "za ponovno postavljanje", "za oporavak", "za poništavanje", "za vraćanje", "za sigurnost",
                ]),
            PhrasePair(
                ["lozinka", "lozinku", "lozinke", "zaporka", "zaporku", "šifra", "šifru"],
                ["za verifikaciju", "za jednokratnu upotrebu", "za jednokratnu uporabu"]),
            PhrasePair(["broj"], ["za potvrdu", "za verifikaciju", "za sigurnost"]),
            PhrasePair(
                [
                    "verifikacijski", "verifikacijskog", "verifikacijskim", "verifikacioni", "verifikacionog",
                    "potvrdni", "potvrdnog", "sigurnosni", "sigurnosnog", "sigurnosnim", "pristupni", "pristupnog",
                    "prijavni", "jednokratni", "jednokratnog", "jednokratna", "jednokratnu", "jednokratne",
                    "privremeni",
                    "privremena", "privremenu", "aktivacijski", "aktivacijskog", "aktivacioni", "aktivacionog",
                    "autentifikacijski", "autentikacijski", "autentifikacioni", "autorizacijski", "autorizacijskog",
                    "autorizacioni", "registracijski", "kontrolni", "sms", "6-znamenkasti", "šesteroznamenkasti",
                    "šestoznamenkasti", "četveroznamenkasti", "znamenkasti", "šestocifreni", "6-cifreni",
                    "četverocifreni", "cifreni",
                ], ["kod", "koda", "kodom", "kôd", "kôda", "pin"]),
            PhrasePair(
                [
                    "verifikacijski", "verifikacijskog", "verifikacijskim", "verifikacioni", "verifikacionog",
                    "jednokratni", "jednokratnog", "jednokratna", "jednokratnu", "jednokratne", "privremeni",
                    "privremena", "privremenu", "sms",
                ], ["lozinka", "lozinku", "lozinke", "zaporka"]),
            PhrasePair(
                [
                    "verifikacijski", "verifikacijskog", "verifikacijskim", "verifikacioni", "verifikacionog",
                    "potvrdni", "potvrdnog", "sigurnosni", "sigurnosnog", "sigurnosnim",
                ], ["broj"])
        ),
        codeWords: [
            "kod", "koda", "kodom", "vaš kod", "tvoj kod", "lozinka", "lozinku", "lozinke", "zaporka", "zaporku",
            "šifra", "šifru",
        ],
        intent: [
            "prijava", "prijavu", "prijave", "prijavite se", "prijavi se", "prijaviti", "pokušaj prijave",
            "potvrdite", "potvrdi", "potvrditi", "potvrda", "potvrdu", "potvrđivanje", "provjera", "provjeru",
            "provjerite", "verifikacija", "verifikaciju", "verifikacije", "verificirajte", "verifikujte",
            "identitet", "identiteta", "autentifikacija", "autentifikacije", "dvofaktorsk*", "u dva koraka",
            "dvostruk*", "aktivirajte", "aktivirati", "aktivacija", "aktivaciju", "resetirajte", "resetiranje",
            "resetirati", "resetujte", "resetovanje", "poništavanje lozinke", "zaboravljena lozinka",
            "zaboravili ste lozinku", "nova lozinka", "novu lozinku", "promjena lozinke", "promijeniti lozinku",
            "registracija", "registraciju", "registracije", "registrirajte", "otvaranje računa", "stvaranje računa",
            "kreiranje računa", "izradu računa", "vaš račun", "vašeg računa", "vašem računu", "korisnički račun",
            "vaš nalog", "vašeg naloga", "vašem nalogu", "novi uređaj", "novog uređaja", "nepoznat uređaj",
            "istječe", "ističe", "isteći", "vrijedi", "važeći", "važi", "valjan", "jednokratn*", "unesite kod",
            "unesite ovaj kod", "unesite sljedeći kod", "unesi kod", "upišite kod", "upišite ovaj kod",
            "upotrijebite kod", "upotrijebite ovaj kod", "upotrijebite sljedeći kod", "koristite kod",
            "koristite ovaj kod", "koristite sljedeći kod", "iskoristite kod", "sljedeći kod", "kod u nastavku",
            "ovaj kôd", "ne dijelite", "ne dijeli", "nemojte dijeliti", "nemoj dijeliti", "nemojte nikome", "nikome",
            "ni s kim", "s nikim", "ne otkrivajte", "niste zatražili", "niste tražili", "niste zahtijevali",
            "nisi zatražio", "niste pokušali", "niste vi", "niste bili vi", "zanemarite", "zanemari", "ignorirajte",
            "ignorišite",
        ],
        otherCodes: [
            "promotivni kod", "promotivnog koda", "promo kod", "kod za popust", "kodom za popust", "kod popusta",
            "kupon", "kupona", "kod kupona", "poklon bon", "poklon kartica", "poklon kod", "vaučer", "pozivni kod",
            "poštanski broj", "poštanskog broja", "pozivni broj", "kod države", "broj računa", "bankovni račun",
            "žiro račun", "iban", "bic", "poziv na broj", "broj kartice", "koja završava", "završava na", "oib",
            "jib", "jmbg", "matični broj", "pdv broj", "pdv id", "porezni broj", "broj kupca", "broj klijenta",
            "šifra kupca", "šifra klijenta", "članski broj", "broj člana", "broj ugovora", "ugovor br",
            "broj police", "broj predmeta", "broj slučaja", "broj zahtjeva", "broj prijave", "narudžba", "narudžbe",
            "narudžbu", "broj narudžbe", "narudžba br", "narudžbenica", "račun br", "broj fakture", "faktura",
            "predračun", "ponuda br", "transakcija", "broj transakcije", "id transakcije", "referentni broj",
            "referenca", "broj reference", "ulaznica", "ulaznice", "broj karte", "rezervacija", "rezervacije",
            "rezervaciju", "broj rezervacije", "kod rezervacije", "šifra rezervacije", "broj leta", "sjedište",
            "pošiljka", "pošiljke", "pošiljku", "broj pošiljke", "broj za praćenje", "kod za praćenje", "paketa",
            "broj paketa", "kod za preuzimanje", "paketomat", "id sastanka", "kod sastanka", "lozinka za wi-fi",
            "lozinka za wifi", "wi-fi", "kod greške", "kod pogreške", "statusni kod", "izvorni kod", "izvornog koda",
            "qr kod", "qr koda", "barkod", "bar kod", "crtični kod", "kod proizvoda", "šifra proizvoda",
            "šifra artikla", "licencni ključ", "serijski broj", "registarska oznaka", "registracijska oznaka",
            "anketa", "istraživanje", "brojilo", "telefon", "tel", "broj telefona", "mobitel", "mobilni",
            "broj mobitela", "faks", "verzija",
        ],
        expiry: [
            "vrijedi {n}", "vrijedi samo {n}", "važi {n}", "važeći {n}", "valjan {n}", "vrijedi još {n}",
            "istječe za {n}", "istječe nakon {n}", "ističe za {n}", "ističe nakon {n}", "isteći će za {n}",
            "isteći za {n}", "u roku od {n}", "u sljedećih {n}", "u narednih {n}", "sljedećih {n}", "narednih {n}",
            "za {n}", "nakon {n}", "samo {n}", "unutar {n}", "tokom {n}",
        ],
        past: ["prije {n}"],
        minutes: ["minuta", "minute", "minutu", "minut", "min"],
        hours: ["sat", "sata", "sati", "h"],
        days: ["dan", "dana"],
        links: ["je", "glasi", "za", "je:", "kao"])
}
