extension CodeLanguage {
    static let estonian = CodeLanguage(
        "et",
        codeNames: phrases(
            [
                "ühekordne kood", "ühekordset koodi", "ühekordne parool", "sms-kood*", "6-kohaline kood",
                "6-kohalise koodi", "kuuekohaline kood", "kuuekohalise koodi", "kohaline kood", "kohalise koodi",
                "pin-kood",
            ],
            PhrasePair(
                [
                    "kinnitus", "kinnitamis", "turva", "juurdepääsu", "sisselogimis", "sisselogimise ", "ligipääsu",
                    "autentimis", "autentimise ", "tuvastus", "aktiveerimis", "aktiveerimise ", "lähtestamis",
                    "lähtestus", "ühekordne ", "ühekordse ", "ühekordset ", "ajutine ", "ajutise ", "registreerimis",
                    "verifitseerimis", "verifitseerimise ", "taaste", "kontroll", "pääsu", "salasõna lähtestamise ",
                    "kontrollimis",
                ], ["kood*", "parool*", "pin-kood*"], joinedBy: ""),
            PhrasePair(
                [
                    "ühekordne ", "ühekordse ", "ühekordset ", "ajutine ", "ajutise ", "verifitseerimis",
                    "verifitseerimise ",
                ], ["salasõna*"], joinedBy: ""),
            PhrasePair(
                [
                    "kinnitus", "kinnitamis", "verifitseerimis", "verifitseerimise ", "kontroll", "kontrollimis",
                ], ["number"], joinedBy: "")
        ),
        codeWords: [
            "kood", "koodi", "koodid", "*kood", "*koodi", "*koodiga", "teie kood", "sinu kood", "parool", "parooli",
            "salasõna", "numbrikombinatsioon",
        ],
        intent: [
            "logi sisse", "logige sisse", "sisselogimi*", "sisse logida", "sisse logimiseks", "logimiskatse",
            "kinnita", "kinnitage", "kinnitada", "kinnitamiseks", "kinnitamine", "kinnitus", "kinnituse",
            "kontrollida", "tuvastada", "tuvastamine", "tuvastamiseks", "isikut", "isikusamasus*", "autentimi*",
            "kahefaktoril*", "kaheastmel*", "kahetasemel*", "aktiveeri", "aktiveerige", "aktiveerimi*", "lähtestage",
            "lähtestami*", "unustasid parooli", "unustasite parooli", "uus parool", "parooli muutmi*",
            "parooli vahetami*", "registreeri", "registreeru*", "registreerimi*", "konto loomi*", "luua konto",
            "sinu konto", "teie konto", "oma konto", "uus seade", "uuest seadmest", "tundmatu seade", "aegub",
            "kehtib", "kehtivus", "on kehtiv", "ühekordne", "sisesta kood", "sisestage kood", "sisesta see kood",
            "sisestage see kood", "sisesta järgmine kood", "sisestage järgmine kood", "kasuta koodi",
            "kasutage koodi", "kasuta seda koodi", "kasutage seda koodi", "kasutage järgmist koodi", "järgmine kood",
            "järgmist koodi", "alljärgnev kood", "ära jaga", "ärge jagage", "ärge avaldage", "mitte kellegagi",
            "kellegagi", "kellelegi", "ei taotlenud", "pole taotlenud", "ei palunud", "ei soovinud", "ei olnud sina",
            "ei olnud teie", "eira", "eirake", "ignoreeri", "ignoreerige",
        ],
        otherCodes: [
            "sooduskood*", "sooduskupong", "allahindluskood*", "kampaaniakood*", "promokood*", "kupong",
            "kupongi kood*", "kinkekaart", "kinkekaardi kood*", "kutsekood*", "postiindeks", "sihtnumber",
            "suunakood*", "riigikood*", "kontonumber", "konto number", "viitenumber", "viitenumbri*", "iban",
            "kaardi number", "kaardinumber", "lõpeb numbritega", "lõppeva", "registrikood*", "reg. kood*", "reg nr",
            "isikukood*", "kmkr", "kmkr nr", "käibemaksukohustuslase number", "kliendinumber", "kliendi number",
            "kliendikood*", "kliendi id", "liikmenumber", "lepingu number", "lepingu nr", "poliisi number",
            "toimiku number", "juhtumi number", "päringu number", "pileti number", "piletid", "piletikood*",
            "tellimus", "tellimuse number", "tellimuse nr", "tellimuse kood*", "arve number", "arve nr",
            "arvenumber", "kviitung", "tšekk", "makse selgitus", "tehingu number", "tehingu id", "viide",
            "broneering", "broneeringu number", "broneeringu kood*", "broneeringukood*", "broneerimisnumber",
            "lennu number", "lennunumber", "saadetis", "saadetise number", "saadetise kood*", "jälgimiskood*",
            "jälgimisnumber", "paki number", "pakiautomaat", "uksekood*", "uksekoodi", "väljastuskood*",
            "pakiautomaadi kood*", "koosoleku id", "wifi parool", "wi-fi parool", "wifi", "veakood*", "veateade",
            "olekukood*", "lähtekood*", "qr-kood*", "qr kood*", "ruutkood*", "vöötkood*", "triipkood*", "tootekood*",
            "toote kood*", "seerianumber", "litsentsivõti", "registreerimisnumber", "küsitlus", "uuring",
            "loosi number", "telefon", "tel", "telefoninumber", "mobiil", "faks", "kokku", "korrus", "tänav",
            "versioon",
        ],
        expiry: [
            "kehtib {n}", "kehtiv {n}", "aegub {n}", "aegub {n} pärast", "{n} jooksul", "{n} pärast", "{n} möödudes",
            "järgmised {n}", "järgmise {n}", "ainult {n}", "on kehtiv {n}",
        ],
        past: ["{n} tagasi"],
        minutes: ["minut", "minutit", "minuti", "min"],
        hours: ["tund", "tundi", "tunni"],
        days: ["päev", "päeva", "ööpäeva"],
        links: ["on", "on:", "on teie", "on sinu", "kood on"])
}
