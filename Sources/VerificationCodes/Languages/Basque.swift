extension CodeLanguage {
    static let basque = CodeLanguage(
        "eu",
        codeNames: phrases(
            [
                "egiaztapen-kode*", "egiaztatze-kode*", "berrespen-kode*", "segurtasun-kode*", "sarbide-kode*",
                "sarrera-kode*", "aktibazio-kode*", "6 digituko kode*", "sei digituko kode*", "sms kodea",
                "saioa hasteko kodea", "berrezartze-kode*", "autentifikazio-kode*", "zure kodea",
            ],
            PhrasePair(
                [
                    "egiaztapen", "egiaztatze", "berrespen", "baieztapen", "segurtasun", "sarbide", "sartzeko",
                    "saio-hasierako", "autentifikazio", "autentikazio", "baimen", "aktibazio", "aktibatze",
                    "erabilera bakarreko", "behin-behineko", "aldi baterako", "berrezartzeko", "berreskuratze",
                    "identifikazio", "erregistro", "desblokeatze",
                ], ["kodea*", "kode*", "pin*"]),
            PhrasePair(["erabilera bakarreko", "behin-behineko", "aldi baterako"], ["pasahitz*"]),
            PhrasePair(["egiaztapen", "berrespen"], ["zenbakia"])
        ),
        codeWords: ["kodea", "kodea*", "kodeak", "pasahitza*", "pin kodea"],
        intent: [
            "saioa hasi", "saioa hasteko", "hasi saioa", "saio-hasiera", "saio hasiera", "baieztatu", "baieztatzeko",
            "berretsi", "berresteko", "egiaztatu", "egiaztatzeko", "egiaztapena", "identitatea", "nortasuna",
            "autentifikazioa", "bi urratseko", "bi faktoreko", "aktibatu", "aktibatzeko", "berrezarri",
            "berrezartzeko", "pasahitza ahaztu", "pasahitz berria", "pasahitza aldatu", "erregistratu",
            "erregistroa", "kontua sortu", "kontua sortzeko", "zure kontua", "zure kontuan", "gailu berri",
            "iraungiko", "iraungitzen", "balio du", "baliozkoa", "baliagarria", "sartu kodea", "sartu kode hau",
            "idatzi kodea", "idatzi kode hau", "erabili kode hau", "erabili kodea", "erabili hurrengo kodea",
            "hurrengo kodea", "honako kodea", "ez partekatu", "inorekin", "inori", "ez baduzu eskatu",
            "eskatu ez baduzu", "ez bazara zu", "ez baduzu zuk", "ez ikusi egin", "ezikusi", "baztertu mezu",
        ],
        otherCodes: [
            "promozio-kode*", "promozio kodea", "deskontu-kode*", "deskontu kodea", "kupoia", "kupoi",
            "opari-txartela", "opari txartela", "gonbidapen-kodea", "posta-kode*", "posta kodea", "p.k.",
            "banku-kontua", "kontu-zenbakia", "kontu zenbakia", "iban", "txartel-zenbakia", "ifz", "ifk",
            "bezero-zenbakia", "bezero zenbakia", "bazkide-zenbakia", "kontratu-zenbakia", "espediente-zenbakia",
            "espedientea", "eskaera-zenbakia", "eskaera zenbakia", "eskaera", "faktura", "faktura-zenbakia",
            "ordainagiria", "erreferentzia", "erreferentzia-zenbakia", "transakzioa", "txartela", "sarrerak",
            "erreserba", "erreserba-kodea", "erreserba-zenbakia", "hegaldia", "eserlekua", "jarraipen-zenbakia",
            "jarraipen-kodea", "bidalketa", "paketea", "bileraren id", "wifi pasahitza", "wifi-pasahitza",
            "errore-kodea", "errore kodea", "errore-mezua", "egoera-kodea", "iturburu-kodea", "iturburu kodea",
            "qr kodea", "qr-kodea", "barra-kodea", "barra kodea", "produktu-kodea", "serie-zenbakia",
            "lizentzia-gakoa", "matrikula", "inkesta", "zozketa", "telefonoa", "tel", "telefono zenbakia",
            "mugikorra", "faxa", "zenbatekoa", "guztira", "saldoa", "prezioa", "solairua", "kalea",
        ],
        expiry: [
            "{n} balio du", "{n} barru iraungiko", "{n} barru", "{n} iraungiko", "{n} baliozkoa", "{n} igaro",
            "hurrengo {n}", "{n} epean",
        ],
        minutes: ["minutu", "minutuz", "minututan", "minuturen", "minuturako", "min"],
        hours: ["ordu", "orduz", "ordutan", "orduren"],
        days: ["egun", "egunez", "egunetan", "egunen"],
        links: ["da", "hau da", "honako hau da", "zure"])
}
