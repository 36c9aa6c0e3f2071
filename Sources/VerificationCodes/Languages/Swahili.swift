extension CodeLanguage {
    static let swahili = CodeLanguage(
        "sw",
        codeNames: phrases(
            [
                "msimbo wako wa uthibitishaji", "nambari yako ya uthibitishaji", "msimbo wako wa kuthibitisha",
                "msimbo wako wa usalama", "msimbo wa tarakimu 6", "msimbo wenye tarakimu 6", "nambari yako ya siri",
                "msimbo wa siri",
            ],
            PhrasePair(
                ["msimbo", "pini", "kodi"],
                [
                    "wa uthibitishaji", "ya uthibitishaji", "wa kuthibitisha", "ya kuthibitisha", "wa uthibitisho",
                    "ya uthibitisho", "wa usalama", "ya usalama", "wa kuingia", "ya kuingia", "wa ufikiaji",
                    "ya ufikiaji", "wa kuwezesha", "ya kuwezesha", "ya siri", "la siri", "ya siri ya mara moja",
                    "la siri la mara moja", "wa mara moja", "ya mara moja", "la mara moja", "wa muda", "ya muda",
                    "la muda", "wa kurejesha", "ya kurejesha", "wa kuweka upya", "ya kuweka upya", "wa kujisajili",
                    "wa otp", "ya otp",
                ]),
            PhrasePair(
                ["neno", "nenosiri"],
                [
                    "ya siri ya mara moja", "la siri la mara moja", "wa mara moja", "ya mara moja", "la mara moja",
                    "wa muda", "ya muda", "la muda", "wa otp", "ya otp",
                ]),
            PhrasePair(
                ["nambari", "namba"],
                [
                    "wa uthibitishaji", "ya uthibitishaji", "wa kuthibitisha", "ya kuthibitisha", "wa uthibitisho",
                    "ya uthibitisho", "wa usalama", "ya usalama", "ya siri", "la siri", "ya siri ya mara moja",
                    "la siri la mara moja", "wa otp", "ya otp",
                ])
        ),
        codeWords: ["msimbo", "msimbo wako", "nambari yako", "nenosiri", "neno la siri"],
        intent: [
            "ingia", "kuingia", "kuingia kwenye", "kuingia katika", "thibitisha", "kuthibitisha", "uthibitishaji",
            "uthibitisho", "utambulisho", "hatua mbili", "hatua 2", "mambo mawili", "washa", "wezesha", "kuwezesha",
            "weka upya nenosiri", "kuweka upya", "umesahau nenosiri", "nenosiri jipya", "badilisha nenosiri",
            "kubadilisha nenosiri", "jisajili", "kujisajili", "usajili", "fungua akaunti", "kufungua akaunti",
            "akaunti yako", "kifaa kipya", "muda wake utaisha", "utaisha", "itaisha", "utakwisha", "inatumika kwa",
            "halali kwa", "mara moja", "weka msimbo", "ingiza msimbo", "ingiza nambari", "tumia msimbo",
            "tumia msimbo huu", "tumia nambari hii", "msimbo ufuatao", "usishiriki", "usimpe", "usitoe", "usiwape",
            "na mtu yeyote", "mtu yeyote", "kwa mtu yeyote", "hukuomba", "haukuomba", "si wewe", "siyo wewe",
            "puuza", "tafadhali puuza",
        ],
        otherCodes: [
            "msimbo wa punguzo", "msimbo wa ofa", "kuponi", "vocha", "kadi ya zawadi", "msimbo wa mwaliko",
            "msimbo wa posta", "nambari ya posta", "msimbo wa nchi", "nambari ya akaunti", "namba ya akaunti",
            "nambari ya kadi", "inayoishia", "nambari ya mteja", "namba ya mteja", "nambari ya mkataba",
            "nambari ya kumbukumbu", "namba ya kumbukumbu", "kumbukumbu namba", "nambari ya kesi",
            "nambari ya agizo", "agizo", "nambari ya oda", "ankara", "ankara namba", "namba ya ankara",
            "nambari ya ankara", "risiti", "nambari ya risiti", "nambari ya muamala", "namba ya muamala", "muamala",
            "control number", "kumbukumbu", "tiketi", "nambari ya tiketi", "nambari ya uhifadhi",
            "msimbo wa uhifadhi", "chumba", "nambari ya ufuatiliaji", "namba ya ufuatiliaji", "kifurushi",
            "kitambulisho cha mkutano", "nenosiri la wi-fi", "nenosiri la wifi", "msimbo wa hitilafu",
            "msimbo wa kosa", "msimbo chanzo", "msimbo wa qr", "msimbopau", "msimbo wa bidhaa", "nambari ya bidhaa",
            "nambari ya ufuatiliaji wa bidhaa", "nambari tambulishi", "utafiti", "nambari ya lipa", "lipa namba",
            "nambari ya simu", "namba ya simu", "faksi", "salio", "ghorofa", "toleo",
        ],
        expiry: [
            "inatumika kwa {n}", "halali kwa {n}", "ni halali kwa {n}", "utaisha baada ya {n}",
            "itaisha baada ya {n}", "utakwisha baada ya {n}", "muda wake utaisha baada ya {n}", "baada ya {n}",
            "ndani ya {n}", "kwa muda wa {n}", "kwa {n}", "katika {n}",
        ],
        minutes: ["dakika", "dakika:"],
        hours: ["saa", "masaa"],
        days: ["siku"],
        links: ["ni", "ni:", "ni huu", "yako ni", "wako ni", "kwa"])
}
