extension CodeLanguage {
    static let icelandic = CodeLanguage(
        "is",
        codeNames: phrases(
            [
                "sms-kóði", "sms-kóða", "sms kóði", "sms kóða", "kóði til að skrá þig inn", "kóði til staðfestingar",
                "sex stafa kóði", "sex stafa kóða", "6 stafa kóði", "6 stafa kóða", "tveggja þátta kóði",
                "pin-númer",
            ],
            PhrasePair(
                [
                    "staðfestingar", "öryggis", "aðgangs", "innskráningar", "auðkenningar", "virkjunar",
                    "endurstillingar", "einnota ", "skráningar", "einskiptis", "tímabundinn ", "tímabundið",
                ], ["kóði", "kóða", "kóðinn", "kóðann", "kóðanum", "talna"], joinedBy: ""),
            PhrasePair(
                ["einnota ", "einskiptis", "tímabundinn ", "tímabundið"], ["lykilorð", "lykilorðið", "lykill"],
                joinedBy: ""),
            PhrasePair(["staðfestingar", "öryggis"], ["númer"], joinedBy: "")
        ),
        codeWords: [
            "kóði", "kóða", "kóðinn", "kóðann", "kóðanum", "kóðinn þinn", "lykilorð", "lykilorðið", "talnaruna",
        ],
        intent: [
            "skrá þig inn", "skrá inn", "innskráning", "innskráningu", "innskráningar", "staðfesta", "staðfestu",
            "staðfesting", "staðfestingu", "auðkenning", "auðkenningu", "auðkenni", "auðkenna", "tveggja þátta",
            "tvíþætt", "virkja", "virkjaðu", "virkjun", "endurstilla", "endurstilltu", "endurstillingu",
            "gleymt lykilorð", "nýtt lykilorð", "breyta lykilorði", "nýskráning", "nýskráningu", "stofna aðgang",
            "stofna reikning", "aðganginn þinn", "aðgangur þinn", "aðganginum þínum", "reikninginn þinn",
            "nýju tæki", "nýtt tæki", "rennur út", "gildir í", "gildir til", "er gildur", "sláðu inn", "slá inn",
            "færðu inn", "notaðu kóðann", "notaðu þennan kóða", "notaðu eftirfarandi", "eftirfarandi kóða",
            "ekki deila", "deildu ekki", "aldrei deila", "með neinum", "baðst ekki", "ekki beðið um",
            "ef þú baðst ekki", "ekki þú", "hunsa", "hunsaðu", "hunsað",
        ],
        otherCodes: [
            "afsláttarkóði", "afsláttarkóða", "afsláttarkóðann", "kynningarkóði", "tilboðskóði", "gjafakóði",
            "gjafabréf", "gjafakort", "inneignarnóta", "póstnúmer", "landsnúmer", "svæðisnúmer", "bankareikningur",
            "reikningsnúmer", "bankanúmer", "iban", "swift", "kennitala", "kortanúmer", "endar á", "vsk",
            "vsk-númer", "vsk. nr", "viðskiptanúmer", "viðskiptamannanúmer", "félagsnúmer", "samningsnúmer",
            "málsnúmer", "mál nr", "pöntun", "pöntunarnúmer", "pöntunar nr", "pöntun nr", "reikningur",
            "reikningur nr", "kvittun", "kvittunarnúmer", "færslunúmer", "tilvísun", "tilvísunarnúmer",
            "tilvísunarkóði", "bókun", "bókunarnúmer", "bókunarkóði", "bókunartilvísun", "miði", "miðanúmer", "flug",
            "flugnúmer", "herbergi", "sendingarnúmer", "rakningarnúmer", "pakkanúmer", "afhendingarkóði",
            "fundarnúmer", "fundarkóði", "wifi lykilorð", "wi-fi", "villukóði", "villukóða", "villuboð", "stöðukóði",
            "frumkóði", "qr-kóði", "qr kóði", "strikamerki", "vörunúmer", "vörukóði", "raðnúmer", "leyfislykill",
            "þátttökunúmer", "könnun", "sími", "símanúmer", "farsími", "gsm", "fax", "bréfsími", "upphæð",
        ],
        expiry: [
            "gildir í {n}", "gildur í {n}", "rennur út eftir {n}", "rennur út innan {n}", "innan {n}", "eftir {n}",
            "næstu {n}", "aðeins {n}",
        ],
        minutes: ["mínúta", "mínútur", "mínútum", "mínútna", "mín"],
        hours: ["klukkustund", "klukkustundir", "klukkustundum", "klukkustunda", "klst", "tíma"],
        days: ["dagur", "daga", "dögum", "sólarhring"],
        links: ["er", "er kóðinn", "fyrir", "sem", "er staðfestingarkóðinn"])
}
