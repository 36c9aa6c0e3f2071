extension CodeLanguage {
    static let catalan = CodeLanguage(
        "ca",
        codeNames: phrases(
            [
                "codi de 6 dígits", "codi de sis dígits", "codi de 6 xifres", "codi de sis xifres",
                "codi de 4 dígits", "codi sms", "codi otp", "codi per iniciar sessió", "codi per accedir",
                "codi per confirmar", "codi per verificar",
            ],
            PhrasePair(
                ["codi", "codis", "pin"],
                [
                    "de verificació", "de confirmació", "de seguretat", "d'accés", "d’accés", "d'autenticació",
                    "d’autenticació", "d'autorització", "d’autorització", "d'activació", "d’activació",
                    "d'inici de sessió", "d’inici de sessió", "d'identificació", "de validació", "de restabliment",
                    "de recuperació", "de desbloqueig", "d'un sol ús", "d’un sol ús", "temporal", "provisional", "únic",
                    "única", "de registre", "de doble factor",
                ]),
            PhrasePair(
                ["contrasenya", "clau"],
                [
                    "de verificació", "d'un sol ús", "d’un sol ús", "temporal", "provisional", "únic", "única",
                ]),
            PhrasePair(["número"], ["de verificació", "de confirmació", "de seguretat"])
        ),
        codeWords: ["codi", "codis", "el codi", "contrasenya", "codi pin"],
        intent: [
            "iniciar sessió", "inicia sessió", "inicieu sessió", "inici de sessió", "accedir al teu",
            "accedir al vostre", "confirmar el teu", "confirma el teu", "confirma la teva", "confirmeu el vostre",
            "confirmeu la vostra", "confirmar la", "verificar el teu", "verifica el teu", "verifiqueu",
            "verificació", "validar", "identitat", "autenticació", "doble factor", "dos passos", "dos factors",
            "activar el teu", "activa el teu", "activeu", "activació", "restablir", "restabliment", "restableix",
            "restabliu", "nova contrasenya", "canviar la contrasenya", "registrar-te", "registre", "crear un compte",
            "crear el teu compte", "el teu compte", "el vostre compte", "nou dispositiu", "dispositiu desconegut",
            "caduca", "caducarà", "expira", "expirarà", "és vàlid", "vàlid durant", "vàlida durant", "vàlid fins",
            "introdueix el codi", "introduïu el codi", "introdueix aquest codi", "introduïu aquest codi",
            "introdueix el següent codi", "introduïu el codi següent", "escriu el codi", "fes servir aquest codi",
            "feu servir aquest codi", "utilitza aquest codi", "utilitzeu aquest codi", "utilitza el codi",
            "utilitzeu el codi", "següent codi", "codi següent", "no comparteixis", "no compartiu",
            "no el comparteixis", "amb ningú", "a ningú", "no has sol·licitat", "no heu sol·licitat",
            "no ho has demanat", "no has estat tu", "no heu estat vós", "ignora aquest", "ignoreu aquest",
            "ignorar aquest",
        ],
        otherCodes: [
            "codi promocional", "codi de descompte", "codi descompte", "cupó", "codi de cupó", "val de descompte",
            "targeta regal", "codi de regal", "codi d'invitació", "codi postal", "codi de país", "compte bancari",
            "número de compte", "iban", "bic", "número de targeta", "acabada en", "acabat en", "que acaba en", "nif",
            "número de client", "codi de client", "número de soci", "número de contracte", "pòlissa", "expedient",
            "número d'expedient", "comanda", "número de comanda", "núm. de comanda", "factura", "número de factura",
            "núm. de factura", "rebut", "número de rebut", "referència", "número de referència",
            "referència de pagament", "transacció", "número d'operació", "incidència", "tiquet", "número de tiquet",
            "bitllet", "entrades", "reserva", "número de reserva", "codi de reserva", "localitzador",
            "número de vol", "seient", "habitació", "número de seguiment", "codi de seguiment", "enviament",
            "paquet", "codi de recollida", "codi de lliurament", "id de la reunió", "codi de la reunió",
            "contrasenya wifi", "contrasenya del wifi", "wifi", "codi d'error", "codi de l'error",
            "missatge d'error", "codi d'estat", "codi font", "codi qr", "codi de barres", "codi civil",
            "codi de conducta", "codi de producte", "codi de l'article", "número de sèrie", "clau de llicència",
            "matrícula", "codi de participant", "enquesta", "sorteig", "comptador", "telèfon", "tel",
            "número de telèfon", "mòbil", "fax",
        ],
        expiry: [
            "vàlid durant {n}", "vàlida durant {n}", "vàlid per {n}", "caduca en {n}", "caducarà en {n}",
            "expira en {n}", "expirarà en {n}", "caduca d'aquí a {n}", "d'aquí a {n}", "durant {n}", "abans de {n}",
            "en {n}", "en els propers {n}", "propers {n}", "dins de {n}",
        ],
        past: ["fa {n}"],
        minutes: ["minut", "minuts", "min"],
        hours: ["hora", "hores"],
        days: ["dia", "dies"],
        links: ["és", "és el", "és la", "per", "com", "de"])
}
