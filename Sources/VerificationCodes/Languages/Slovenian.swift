extension CodeLanguage {
    static let slovenian = CodeLanguage(
        "sl",
        codeNames: phrases(
            ["varnostni pin", "enkratnega gesla", "enkratni pin"],
            PhrasePair(
                ["koda", "kode", "kodo", "kodi", "koda pin", "pin", "žeton"],
                [
                    "za preverjanje", "za preverjanje pristnosti", "za potrditev", "za potrjevanje", "za prijavo",
                    "za dostop", "za overitev", "za overjanje", "za aktivacijo", "za ponastavitev", "za registracijo",
                    "za enkratno uporabo", "za verifikacijo", "za varnost", "za obnovitev",
                ]),
            PhrasePair(["geslo", "gesla", "gesli"], ["za enkratno uporabo", "za verifikacijo"]),
            PhrasePair(["številka"], ["za preverjanje", "za preverjanje pristnosti", "za verifikacijo", "za varnost"]),
            PhrasePair(
                [
                    "potrditven*", "potrditvena", "potrditveno", "potrditvene", "verifikacijska", "verifikacijsko",
                    "verifikacijske", "preveritvena", "preveritveno", "varnostna", "varnostno", "varnostne", "dostopna",
                    "dostopno", "prijavna", "prijavno", "prijavne", "enkratna", "enkratno", "enkratne", "začasna",
                    "začasno", "začasne", "aktivacijska", "aktivacijsko", "avtorizacijska", "avtorizacijsko",
                    "overitvena", "overitveno", "avtentikacijska", "registracijska", "sms", "6-mestna", "6-mestno",
                    "šestmestna", "šestmestno", "štirimestna", "štirimestno", "mestna", "mestno",
                ], ["koda", "kodo", "kode", "pin"]),
            PhrasePair(
                [
                    "verifikacijska", "verifikacijsko", "verifikacijske", "enkratna", "enkratno", "enkratne", "začasna",
                    "začasno", "začasne", "sms",
                ], ["geslo"])
        ),
        codeWords: ["koda", "kodo", "kode", "vaša koda", "geslo", "gesla", "gesli"],
        intent: [
            "prijava", "prijavo", "prijavite se", "prijaviti", "prijave", "poskus prijave", "potrdite", "potrditi",
            "potrditev", "potrdi", "potrditve", "preverite", "preveriti", "preverjanje", "preverjanja",
            "verifikacija", "identiteto", "istovetnost", "dvofaktorsk*", "dvostopenjsk*", "avtentikacija",
            "avtentikacije", "overitev", "aktivirajte", "aktivirati", "aktivacija", "aktivacijo", "ponastavite",
            "ponastaviti", "ponastavitev", "pozabljeno geslo", "novo geslo", "sprememba gesla", "spremeniti geslo",
            "registracija", "registracijo", "registracije", "ustvariti račun", "ustvarjanje računa", "vaš račun",
            "vašega računa", "vašem računu", "nova naprava", "nove naprave", "neznana naprava", "poteče", "potekla",
            "velja", "veljavna", "veljavno", "veljavnost", "enkratn*", "vnesite kodo", "vnesite to kodo",
            "vnesite naslednjo kodo", "vnesi kodo", "vpišite kodo", "uporabite kodo", "uporabite to kodo",
            "uporabite naslednjo kodo", "uporabi kodo", "naslednjo kodo", "spodnjo kodo", "ne delite", "ne deli",
            "ne posredujte", "ne razkrivajte", "z nikomer", "nikomur", "niste zahtevali", "niste zaprosili",
            "niste poskušali", "niste bili vi", "prezrite", "ignorirajte", "zanemarite",
        ],
        otherCodes: [
            "promocijska koda", "promocijsko kodo", "koda za popust", "kodo za popust", "kode za popust",
            "kuponska koda", "kupon", "darilni bon", "darilna kartica", "darilna koda", "vavčer", "poštna številka",
            "poštno številko", "klicna koda", "koda države", "številka računa", "trr", "iban", "bic", "sklic",
            "referenca", "številka kartice", "se konča na", "davčna številka", "id za ddv", "matična številka",
            "emšo", "številka stranke", "šifra stranke", "šifra kupca", "številka člana", "članska številka",
            "številka pogodbe", "številka police", "številka zadeve", "številka primera", "številka zahtevka",
            "naročilo", "naročila", "številka naročila", "naročilo št", "št. naročila", "račun št", "št. računa",
            "predračun", "potrdilo", "številka transakcije", "id transakcije", "referenčna številka", "vozovnica",
            "vstopnica", "vstopnice", "številka vozovnice", "rezervacija", "rezervacije", "številka rezervacije",
            "koda rezervacije", "številka leta", "pošiljka", "pošiljke", "številka pošiljke", "sledilna številka",
            "koda za sledenje", "številka za sledenje", "paketa", "številka paketa", "koda za prevzem",
            "kodo za prevzem", "paketomat", "id sestanka", "koda sestanka", "geslo za wi-fi", "geslo za wifi",
            "wi-fi", "koda napake", "kode napake", "koda stanja", "izvorna koda", "izvorno kodo", "izvorne kode",
            "koda qr", "qr koda", "qr kodo", "kodo qr", "črtna koda", "črtno kodo", "šifra izdelka", "koda izdelka",
            "ključ izdelka", "licenčni ključ", "serijska številka", "registrska številka", "anketa", "raziskava",
            "telefon", "tel", "telefonska številka", "telefonsko številko", "gsm", "mobilna številka", "faks",
            "znesek", "znesku", "skupaj", "nadstropje", "različica",
        ],
        expiry: [
            "velja {n}", "veljavna {n}", "veljavna še {n}", "veljavno {n}", "velja še {n}", "velja samo {n}",
            "poteče čez {n}", "poteče v {n}", "poteče po {n}", "bo potekla čez {n}", "bo potekla v {n}", "v {n}",
            "v naslednjih {n}", "naslednjih {n}", "čez {n}", "v roku {n}", "znotraj {n}", "samo {n}",
        ],
        past: ["pred {n}"],
        minutes: ["minuta", "minute", "minut", "minuti", "minutah", "min"],
        hours: ["ura", "ure", "ur", "uro", "urah"],
        days: ["dan", "dni", "dneh", "dnevi"],
        links: ["je", "se glasi", "za", "je:", "kot"])
}
