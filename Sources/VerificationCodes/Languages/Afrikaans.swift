extension CodeLanguage {
    static let afrikaans = CodeLanguage(
        "af",
        codeNames: phrases(
            [
                "eenmalige kode", "eenmalige pin", "eenmalige wagwoord", "eenmalige wagkode", "tydelike kode",
                "tydelike wagwoord", "ewekansige verifikasienommer", "ewekansige verifikasiegetal", "sms-kode",
                "6-syfer-kode", "ses-syfer-kode", "otp-kode",
            ],
            PhrasePair(
                [
                    "verifikasie", "verifiërings", "bevestigings", "sekuriteits", "veiligheids", "toegangs", "aanmeld",
                    "aanteken", "aktiverings", "verifiëring", "magtigings", "herstel", "waarmerkings", "registrasie",
                    "stawings",
                ], ["kode", "kodes", "pin"], joinedBy: ""),
            PhrasePair(["verifikasie", "verifiërings", "verifiëring"], ["wagwoord"], joinedBy: ""),
            PhrasePair(["verifikasie", "verifiërings", "sekuriteits", "verifiëring"], ["nommer"], joinedBy: "")
        ),
        codeWords: ["kode", "kodes", "*kode", "wagwoord", "*wagwoord", "wagkode", "pin-kode"],
        intent: [
            "meld aan", "aan te meld", "aanmelding", "teken in", "teken aan", "aan te teken", "in te teken",
            "bevestig jou", "bevestig asseblief", "te bevestig", "verifieer", "te verifieer", "verifikasie",
            "verifiëring", "identiteit", "tweefaktor", "twee-faktor", "tweestap", "aktiveer", "aktivering",
            "herstel jou wagwoord", "wagwoord te herstel", "wagwoord vergeet", "nuwe wagwoord", "registreer",
            "registrasie", "skep jou rekening", "jou rekening", "nuwe toestel", "verval", "is geldig", "geldig vir",
            "geldig tot", "voer die kode in", "voer hierdie kode in", "voer die volgende kode in",
            "gebruik hierdie kode", "gebruik die kode", "gebruik die volgende kode", "volgende kode",
            "moenie deel nie", "moenie hierdie kode", "met niemand", "met enigiemand", "nie versoek", "nie aangevra",
            "nie jy", "ignoreer",
        ],
        otherCodes: [
            "afslagkode*", "koeponkode*", "koepon", "promosiekode*", "geskenkbewys", "geskenkkaart", "geskenkkode*",
            "verwysingskode*", "poskode*", "posbus", "landkode*", "skakelkode*", "takkode*", "rekeningnommer",
            "kaartnommer", "eindig op", "btw-nommer", "belastingnommer", "id-nommer", "kliëntnommer", "lidnommer",
            "polisnommer", "kontraknommer", "verwysing", "verwysingsnommer", "saaknommer", "kaartjie",
            "kaartjienommer", "bestelling", "bestelnommer", "bestellingsnommer", "faktuur", "faktuurnommer",
            "kwitansie", "transaksienommer", "bespreking", "besprekingsnommer", "besprekingskode*", "vlug",
            "vlugnommer", "sitplek", "opsporingsnommer", "opsporingskode*", "pakkie", "aflewering", "vergadering-id",
            "wi-fi-wagwoord", "foutkode*", "foutboodskap", "statuskode*", "bronkode*", "qr-kode*", "strepieskode*",
            "produkkode*", "reeksnommer", "lisensiesleutel", "deelnemernommer", "opname", "telefoon",
            "telefoonnommer", "selfoon", "selfoonnommer", "faks", "faksnommer", "bedrag", "prys",
        ],
        expiry: [
            "geldig vir {n}", "{n} geldig", "verval oor {n}", "verval na {n}", "verval binne {n}", "binne {n}",
            "oor {n}", "vir {n}", "slegs {n}", "volgende {n}",
        ],
        past: ["{n} gelede"],
        minutes: ["minuut", "minute", "min"],
        hours: ["uur", "ure"],
        days: ["dag", "dae"],
        links: ["is", "is jou", "vir", "as", "lui"])
}
