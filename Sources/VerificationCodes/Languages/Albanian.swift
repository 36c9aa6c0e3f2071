extension CodeLanguage {
    static let albanian = CodeLanguage(
        "sq",
        codeNames: phrases(
            [
                "kodi juaj i verifikimit", "kodi yt i verifikimit", "kodi juaj i konfirmimit",
                "kodi juaj i sigurisë", "kodi 6-shifror", "kod 6-shifror", "kodi gjashtëshifror", "kodin 6-shifror",
                "shifror",
            ],
            PhrasePair(
                ["kodi", "kod", "kodin", "kodit", "pin"],
                [
                    "i verifikimit", "të verifikimit", "verifikimi", "i konfirmimit", "të konfirmimit", "konfirmimi",
                    "i sigurisë", "të sigurisë", "sigurie", "i hyrjes", "i qasjes", "i aksesit", "të aksesit", "aksesi",
                    "i autentifikimit", "i vërtetimit", "vërtetimi", "i autorizimit", "i aktivizimit", "aktivizimi",
                    "njëpërdorimësh", "një përdorimësh", "njëpërdorimshëm", "i njëhershëm", "një herë", "i përkohshëm",
                    "të përkohshëm", "i rivendosjes", "i rikuperimit", "i identifikimit", "identifikimi",
                    "i regjistrimit", "për hyrje", "për verifikim", "për konfirmim", "për t'u identifikuar",
                    "i hyrjes në llogari", "sms",
                ]),
            PhrasePair(
                ["fjalëkalimi", "fjalëkalim", "fjalëkalimin"],
                [
                    "i verifikimit", "të verifikimit", "verifikimi", "njëpërdorimësh", "një përdorimësh",
                    "njëpërdorimshëm", "i njëhershëm", "një herë", "i përkohshëm", "të përkohshëm", "për verifikim",
                    "sms",
                ]),
            PhrasePair(
                ["numri"],
                [
                    "i verifikimit", "të verifikimit", "verifikimi", "i sigurisë", "të sigurisë", "sigurie",
                    "për verifikim",
                ])
        ),
        codeWords: ["kodi", "kodin", "kodi juaj", "kodi yt", "fjalëkalimi", "fjalëkalimin", "kodi pin"],
        intent: [
            "hyni në", "hyr në", "hyrje", "kyçuni", "kyçu", "kyçje", "identifikohu", "identifikohuni",
            "identifikimi", "përpjekje për hyrje", "konfirmoni", "konfirmo", "konfirmuar", "konfirmimi",
            "verifikoni", "verifiko", "verifikuar", "verifikimi", "verifikim", "identitetin", "identiteti",
            "vërtetim", "autentifikim", "me dy faktorë", "dy hapa", "me dy hapa", "aktivizoni", "aktivizo",
            "aktivizimi", "rivendos*", "rivendosni fjalëkalimin", "keni harruar fjalëkalimin", "fjalëkalim i ri",
            "ndryshoni fjalëkalimin", "regjistrohuni", "regjistrimi", "regjistrim", "krijoni llogari",
            "krijimin e llogarisë", "llogaria juaj", "llogarinë tuaj", "llogarisë suaj", "llogarinë tënde",
            "pajisje e re", "pajisje të re", "pajisje e panjohur", "skadon", "skadojë", "skadojnë",
            "është i vlefshëm", "i vlefshëm", "vlen për", "futni kodin", "vendosni kodin", "vendosni këtë kod",
            "shkruani kodin", "shkruani këtë kod", "përdorni kodin", "përdorni këtë kod", "përdor këtë kod",
            "kodin e mëposhtëm", "kodi i mëposhtëm", "mos e ndani", "mos e ndaj", "mos e jepni", "mos e tregoni",
            "me askënd", "askujt", "nuk e keni kërkuar", "nuk keni kërkuar", "nuk kërkuat", "nuk jeni ju",
            "nuk ishit ju", "injorojeni", "injoroni", "shpërfilleni", "mos e merrni parasysh",
        ],
        otherCodes: [
            "kod promocional", "kodi promocional", "kodi i zbritjes", "kod zbritje", "kodi i kuponit", "kupon",
            "kuponi", "kartë dhuratë", "karta e dhuratës", "kodi i dhuratës", "kodi i ftesës", "kodi postar",
            "kod postar", "kodi i shtetit", "prefiksi", "numri i llogarisë", "llogari bankare", "iban",
            "numri i kartës", "që mbaron me", "nipt", "nuis", "numri i klientit", "kodi i klientit",
            "numri i kontratës", "numri i policës", "numri i çështjes", "numri i kërkesës", "porosi", "porosia",
            "numri i porosisë", "porosia nr", "numri i faturës", "fatura nr", "kuponi tatimor",
            "numri i transaksionit", "referenca", "numri i referencës", "bileta", "numri i biletës", "rezervimi",
            "numri i rezervimit", "kodi i rezervimit", "fluturimi", "numri i fluturimit", "treni", "ulësja",
            "dërgesa", "numri i dërgesës", "numri i gjurmimit", "kodi i gjurmimit", "paketa", "id e takimit",
            "fjalëkalimi i wifi", "fjalëkalimi i wi-fi", "kodi i gabimit", "kodi burim", "kodi burimor", "kodi qr",
            "kod qr", "barkod", "kodi i produktit", "numri serial", "numri i serisë", "çelësi i licencës", "anketë",
            "llotari", "telefon", "telefoni", "tel", "numri i telefonit", "celular", "faks", "totali", "bilanci",
            "çmimi", "versioni",
        ],
        expiry: [
            "i vlefshëm për {n}", "vlen për {n}", "vlefshëm për {n}", "skadon për {n}", "skadon pas {n}",
            "skadon brenda {n}", "skadon në {n}", "do të skadojë pas {n}", "do të skadojë për {n}", "brenda {n}",
            "pas {n}", "për {n}", "vetëm {n}",
        ],
        minutes: ["minutë", "minuta", "minutash", "minutave", "min"],
        hours: ["orë", "orësh"],
        days: ["ditë", "ditësh"],
        links: ["është", "është:", "për", "si"])
}
