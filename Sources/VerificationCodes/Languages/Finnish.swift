extension CodeLanguage {
    static let finnish = CodeLanguage(
        "fi",
        codeNames: phrases(
            [
                "kertasalasana*", "kertakoodi*", "tekstiviestikoodi*", "sms-koodi*", "tunnusluku*", "tunnusluvun",
                "tunnusluvu*", "pin-koodi*", "pin-koodin", "kuusinumeroinen koodi*", "kuusinumeroisen koodin",
                "6-numeroinen koodi*", "6-numeroisen koodin", "nelinumeroinen koodi*", "numeroinen koodi",
                "numeroisen koodin", "2fa-koodi*", "otp-koodi*", "kirjautumiseen tarvittava koodi", "vahvistuskoodi",
                "avainluku*",
            ],
            PhrasePair(
                [
                    "vahvistus", "varmistus", "varmenne", "varmennus", "todennus", "turva", "turvallisuus",
                    "kirjautumis", "sisäänkirjautumis", "kertakäyttö", "kertakäyttöinen ", "kertakäyttöisen ", "pääsy",
                    "aktivointi", "tunnistautumis", "tunnistus", "tarkistus", "palautus", "nollaus", "rekisteröinti",
                    "hyväksymis", "valtuutus", "väliaikainen ", "väliaikaisen ", "tilapäinen ", "tilapäisen ",
                    "kaksivaiheinen ", "käyttöönotto", "lunastamaton ", "avaus",
                ], ["koodi*", "koodeja", "pin-koodi*", "tunnusluku"], joinedBy: ""),
            PhrasePair(
                [
                    "kertakäyttö", "kertakäyttöinen ", "kertakäyttöisen ", "väliaikainen ", "väliaikaisen ",
                    "tilapäinen ", "tilapäisen ",
                ], ["salasana*"], joinedBy: ""),
            PhrasePair(["vahvistus"], ["tunnus", "numero"], joinedBy: "")
        ),
        codeWords: [
            "koodi", "koodi*", "*koodi", "*koodin", "*koodisi", "*koodia", "*koodilla", "salasana", "salasana*",
            "numerosarja",
        ],
        intent: [
            "kirjaudu", "kirjautua", "kirjautuminen", "kirjautumisen", "kirjautumis*", "kirjautumiseen",
            "kirjautumisyrity*", "sisäänkirjautumi*", "vahvista", "vahvistaa", "vahvistaaksesi", "vahvistamaan",
            "vahvistaminen", "vahvistamiseksi", "vahvistus", "varmista", "varmistaaksesi", "varmentaa", "varmennus",
            "todennus", "todentaa", "todentaminen", "tunnistautu*", "henkilöllisyy*", "kaksivaihei*", "kaksiosai*",
            "monivaihei*", "aktivoi", "aktivoida", "aktivointi", "aktivoidaksesi", "nollaa", "nollata", "nollaus",
            "palauttaa salasana", "palauta salasana", "salasanan palautus", "salasanan vaihto", "unohtuiko salasana",
            "unohditko salasanasi", "uusi salasana", "vaihtaa salasana", "rekisteröi*", "rekisteröity*", "luo tili",
            "tilin luominen", "luoda tili", "tilisi", "tiliäsi", "tilillesi", "käyttäjätili", "uusi laite",
            "uudella laitteella", "uudelta laitteelta", "tuntemattom*", "vanhenee", "vanhentuu", "umpeutuu",
            "voimassa", "on voimassa", "kertakäyttöi*", "syötä koodi", "syötä tämä koodi", "syötä seuraava koodi",
            "syötä oheinen", "anna koodi", "anna tämä koodi", "kirjoita koodi", "käytä koodia", "käytä tätä koodia",
            "käytä seuraavaa koodia", "seuraava koodi", "seuraavaa koodia", "alla oleva koodi", "älä jaa",
            "älä kerro", "älä luovuta", "älä anna", "älä lähetä", "kenellekään", "kenenkään", "et pyytänyt",
            "et ole pyytänyt", "et tilannut", "et yrittänyt", "et ollut sinä", "et itse", "jätä huomiotta",
            "jättää huomiotta", "voit ohittaa", "älä välitä", "sivuuttaa",
        ],
        otherCodes: [
            "alennuskoodi*", "tarjouskoodi*", "kampanjakoodi*", "etukoodi*", "kuponkikoodi*", "kuponki",
            "lahjakoodi*", "lahjakortti*", "lahjakortin", "promokoodi*", "kutsukoodi*", "suosittelukoodi*",
            "postinumero*", "suuntanumero*", "maakoodi*", "maatunnus", "tilinumero*", "pankkitili", "viitenumero*",
            "iban", "bic", "kortin numero", "korttinumero", "päättyvä", "päättyy numeroihin", "y-tunnus*",
            "alv-numero", "alv", "henkilötunnus*", "hetu", "asiakasnumero*", "asiakastunnus", "asiakas-id",
            "jäsennumero*", "sopimusnumero*", "vakuutusnumero", "asianumero", "diaarinumero", "tapausnumero",
            "vahinkonumero", "tikettinumero", "tiketti", "tukipyyntö", "tilausnumero*", "tilaus", "tilauksen numero",
            "tilausnro", "tilaustunnus", "tilausvahvistus", "lasku", "laskun numero", "laskunumero*", "laskunro",
            "kuitti", "kuittinumero", "tositenumero", "maksutapahtuma", "tapahtumatunnus", "arkistointitunnus",
            "varaus", "varausnumero*", "varauskoodi*", "varaustunnus", "lipun numero", "lippunumero", "lippukoodi*",
            "lento", "lennon numero", "lentonumero", "junan numero", "huonenumero", "lähetys", "lähetysnumero",
            "lähetystunnus*", "seurantakoodi*", "seurantanumero*", "seurantatunnus*", "saapumisnumero", "paketti",
            "pakettinumero", "noutokoodi*", "noutotunnus", "lukerokoodi*", "lokerokoodi*", "noutopiste",
            "kokoustunnus", "kokouksen tunnus", "kokouskoodi*", "tunnuskoodi*", "wifi-salasana", "wlan-salasana",
            "wifi", "verkon salasana", "ovikoodi*", "virhekoodi*", "virheilmoitus", "tilakoodi*", "paluukoodi*",
            "lähdekoodi*", "ohjelmakoodi*", "qr-koodi*", "qr koodi*", "viivakoodi*", "virtuaaliviivakoodi*",
            "värikoodi*", "pukukoodi*", "tuotekoodi*", "tuotenumero*", "tuotetunnus", "tuoteavain", "lisenssiavain",
            "sarjanumero*", "mallinumero", "osallistujanumero", "osallistujakoodi*", "kyselykoodi*", "kysely",
            "tutkimus", "arvonta", "arpanumero", "rekisterinumero*", "mittarilukema", "käyttöpaikkanumero",
            "puhelin", "puhelinnumero*", "puh", "puh.", "matkapuhelin", "vaihde", "faksi", "yhteensä",
        ],
        expiry: [
            "voimassa {n}", "on voimassa {n}", "vanhenee {n}", "vanhentuu {n}", "umpeutuu {n}", "{n} kuluttua",
            "{n} kuluessa", "{n} ajan", "{n} sisällä", "seuraavat {n}", "seuraavien {n}", "vain {n}",
        ],
        past: ["{n} sitten"],
        minutes: ["minuutti", "minuuttia", "minuutin", "minuutissa", "min"],
        hours: ["tunti", "tuntia", "tunnin", "tunnissa", "h"],
        days: ["päivä", "päivää", "päivän", "vuorokausi", "vuorokautta", "vuorokauden"],
        links: ["on", "on:", "ovat", "koodisi on", "kuuluu"])
}
