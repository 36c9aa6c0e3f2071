/// What bodies talk about.
enum BodyTopic: Int, CaseIterable, Sendable {
    case unsubscribe, webVersion, whyReceived, promotion, notice, doNotReply, bounce, autoReply, closing,
        automatedNote, abuse, openGreeting, requested, itemState, buildReport, periodical, listFooter, machineOutput,
        gateway, challenge, readReceipt, survey, basket, savedSearch, watched, reminder, recipient, appeal, circular,
        sales, signedOff, obligatory
}

/// Phrases of bodies by topic, in lower case. A phrase is looked for at the beginning of a word; "\n" stands for the
/// beginning of a line.
enum BodyWords {
    static let index = PhraseIndex<BodyTopic>(
        [
            (.webVersion, webVersion), (.promotion, promotion), (.notice, notice), (.doNotReply, doNotReply),
            (.automatedNote, automatedNote), (.abuse, abuse), (.requested, ReasonWords.requested),
            (.itemState, ReasonWords.itemState), (.buildReport, ReasonWords.buildReport),
            (.periodical, ReasonWords.periodical), (.listFooter, ReasonWords.listFooter),
            (.machineOutput, ReasonWords.machineOutput), (.signedOff, ReasonWords.signedOff),
            (.autoReply, RobotPhrases.absence), (.bounce, bounce + RobotPhrases.bounce),
            (.challenge, RobotPhrases.challenge), (.gateway, RobotPhrases.gateway),
            (.readReceipt, RobotPhrases.readReceipt), (.savedSearch, NoticePhrases.savedSearch),
            (.watched, NoticePhrases.watched), (.recipient, NoticePhrases.recipient),
            (.reminder, PurposeWords.reminder + NoticePhrases.reminder), (.survey, BulkPhrases.survey),
            (.basket, BulkPhrases.basket), (.appeal, PurposeWords.appeal + BulkPhrases.appeal),
            (.circular, PurposeWords.circular + BulkPhrases.circular + BulkPhrases.press),
            (.sales, PurposeWords.sales + BulkPhrases.sales), (.unsubscribe, BulkPhrases.unsubscribe),
            (.whyReceived, BulkPhrases.whyReceived),
            (.openGreeting, OpeningWords.openGreeting + LetterPhrases.groupGreeting.map { "\n" + $0 }),
            (.closing, closing + LetterPhrases.closing.map { "\n" + $0 }), (.obligatory, obligatory),
        ], hiding: .obligatory)
    /// Only the ways to leave: the whole index holds some twenty times as many phrases, and takes 10 ms to make.
    static let unsubscribeIndex = PhraseIndex<BodyTopic>([(.unsubscribe, BulkPhrases.unsubscribe)])

    static let webVersion = [
        "view in browser", "view in your browser", "view this email in", "view it in your browser",
        "view online", "view this message in", "view web version", "view as a web", "web version",
        "read online", "read in browser", "open in browser", "trouble viewing", "having trouble viewing",
        "can't see this email", "cannot see this email", "problems viewing", "having trouble reading",
        "can't read this", "email not displaying", "im browser", "online-version", "onlineversion",
        "online ansehen", "online lesen", "nicht richtig dargestellt", "nicht korrekt dargestellt",
        "wird diese nachricht nicht", "webansicht", "version en ligne", "version web", "dans votre navigateur",
        "si vous ne visualisez", "ne s'affiche pas", "ver en el navegador", "ver en tu navegador",
        "ver en línea", "versión web", "versión online", "si no puedes ver", "si no puede ver", "no navegador",
        "ver no navegador", "visualizar no", "versão web", "versão online", "não consegue visualizar",
        "não está visualizando", "caso não consiga", "nel browser", "nel tuo browser", "versione web",
        "versione online", "non visualizzi", "bekijk online", "bekijk deze", "in je browser", "in uw browser",
        "webversie", "i webbläsare", "i din webbläsare", "webbversion", "i nettleser", "i browseren",
        "i din browser", "webversion", "selaimessa", "w przeglądarce", "wersja online", "v prohlížeči",
        "v prehliadači", "böngésző", "în browser", "в браузере", "веб-версия", "у браузері", "tarayıcı",
        "στον browser", "在浏览器", "在線閱讀", "在线查看", "在瀏覽器", "ブラウザで", "ウェブで見る", "브라우저에서", "في المتصفح", "בדפדפן",
        "trên trình duyệt", "navigatorul tău", "visualizează",
    ]

    static let promotion = [
        "% off", "discount", "coupon", "promo code", "special offer", "free shipping", "shop now", "buy now",
        "order now", "learn more", "read more", "find out more", "click here", "register now",
        "register today", "sign up now", "limited time", "while supplies last", "don't miss", "best price",
        "our products", "our services", "get started", "start now", "book now", "subscribe now", "exclusive",
        "advertisement", "sponsored by", "wholesale", "manufacturer", "we are supplier", "we are a supplier",
        "factory", "dear manager", "jetzt kaufen", "jetzt entdecken", "jetzt bestellen", "zum shop",
        "mehr erfahren", "weiterlesen", "gutschein", "rabatt", "anzeige", "en savoir plus", "j'en profite",
        "découvrir", "acheter", "lire la suite", "comprar", "ver más", "leer más", "descuento", "saiba mais",
        "leia mais", "compre", "confira", "aproveite", "clique aqui", "scopri", "acquista", "leggi", "bekijk",
        "bestel nu", "lees meer", "läs mer", "les mer", "læs mere", "köp nu", "lue lisää", "sprawdź",
        "czytaj więcej", "kup teraz", "koupit", "více informací", "tovább", "cumpără", "află mai multe",
        "заказать", "подробнее", "купить", "узнать больше", "читать", "предлагаем", "satın al", "hemen al",
        "αγορά", "立即购买", "了解更多", "点击这里", "立即", "詳しくは", "こちらから", "購入", "구매하기", "자세히", "اشتر", "mua ngay",
        "selengkapnya",
    ]

    static let notice = [
        "your order", "order number", "order total", "order id", "order date", "tracking number",
        "tracking id", "shipped", "has been shipped", "delivery address", "shipping address",
        "billing address", "invoice number", "invoice date", "amount due", "amount paid", "payment method",
        "total paid", "transaction id", "transaction number", "reference number", "booking reference",
        "confirmation number", "confirmation code", "reservation number", "ticket number", "verification code",
        "security code", "one-time", "verify your email", "confirm your email", "verify your account",
        "confirm your account", "reset your password", "your password", "log in to your account",
        "sign in to your account", "your account number", "if you did not request", "if you didn't request",
        "if this wasn't you", "if you did not make", "did not create", "bestellnummer", "auftragsnummer",
        "rechnungsnummer", "sendungsnummer", "lieferadresse", "buchungsnummer", "kundennummer",
        "bestätigungscode", "vorgangsnummer", "numéro de commande", "numéro de suivi", "adresse de livraison",
        "code de vérification", "número de pedido", "número de seguimiento", "dirección de envío",
        "código de verificación", "número do pedido", "código de rastreio", "endereço de entrega",
        "código de verificação", "numero d'ordine", "numero ordine", "codice di verifica", "bestelnummer",
        "ordernummer", "track & trace", "ordrenummer", "tilausnumero", "numer zamówienia", "číslo objednávky",
        "rendelésszám", "номер заказа", "код подтверждения", "номер замовлення", "sipariş numar",
        "doğrulama kodu", "订单号", "验证码", "訂單編號", "注文番号", "認証コード", "주문번호", "인증번호", "view this issue",
        "view it on", "reply to this email directly", "you have been assigned", "added you to",
        "invited you to", "view the request", "view ticket", "ticket id",
    ]

    /// Words of notices that their readers cannot leave. They name a way out that is none.
    static let obligatory = [
        "cannot opt out", "can not opt out", "can't opt out", "cannot opt-out", "unable to opt out",
        "not possible to opt out",
        "cannot unsubscribe", "can not unsubscribe", "can't unsubscribe", "unable to unsubscribe",
        "not possible to unsubscribe", "may not opt out", "cannot be unsubscribed", "even if you have opted out",
        "even if you have unsubscribed", "regardless of your email preferences",
        "regardless of your e-mail preferences",
        "regardless of your communication preferences", "regardless of your marketing preferences",
        "mandatory email service", "mandatory service", "mandatory notice", "mandatory communication",
        "required service announcement", "legally required to send", "required by law to send",
        "this is a service message", "this is a service email", "this is a service notification",
        "this is a servicing", "this is a transactional email", "not a marketing email", "not a marketing message",
        "not a promotional email", "dies ist eine servicenachricht", "dies ist eine service-nachricht",
        "dies ist eine service-e-mail", "können diese nachrichten nicht abbestellen", "nicht abbestellt werden",
        "ne pouvez pas vous désabonner", "ne pouvez pas vous désinscrire", "message de service obligatoire",
        "ceci est un message de service", "no puede darse de baja", "no puedes darte de baja",
        "este es un mensaje de servicio", "comunicación de servicio", "comunicazione di servizio",
        "non è possibile annullare l'iscrizione", "comunicação de serviço", "não pode cancelar a subscrição",
        "dit is een servicebericht", "dit is een servicemail", "kunt u zich niet afmelden", "kan du inte avregistrera",
        "detta är ett servicemeddelande", "dette er en servicemelding", "dette er en servicebesked",
        "tämä on palveluviesti", "to jest wiadomość serwisowa", "wiadomość o charakterze informacyjnym",
        "это сервисное", "сервисное сообщение", "от которых нельзя отписаться", "від яких не можна відписатися",
        "bu bir bilgilendirme", "本メールは重要なお知らせ", "配信停止はできません", "配信を停止することはできません", "本邮件为系统通知",
    ]

    static let doNotReply = [
        "do not reply", "don't reply", "not reply to this", "no-reply", "unmonitored", "cannot be answered",
        "not monitored", "automatically generated", "auto-generated", "automatisch generiert",
        "automatisch erstellt", "antworten sie nicht", "bitte nicht antworten", "nicht auf diese e-mail",
        "ne pas répondre", "merci de ne pas répondre", "généré automatiquement", "envoyé automatiquement",
        "no responda", "no respondas", "no contestes", "generado automáticamente", "não responda",
        "não responder", "gerado automaticamente", "mensagem automática", "non rispondere",
        "generata automaticamente", "niet beantwoorden", "niet reageren", "automatisch gegenereerd",
        "svara inte", "ikke svar", "svar ikke", "älä vastaa", "nie odpowiada", "wygenerowana automatycznie",
        "neodpovídejte", "neodpovedajte", "ne válaszoljon", "nu răspundeți", "не отвечайте", "не відповідайте",
        "yanıtlamayınız", "μην απαντ", "请勿回复", "請勿回覆", "系统自动", "系統自動", "自动发送", "返信しないで", "返信でき", "自動送信",
        "발신전용", "회신하지",
    ]

    static let bounce = [
        "could not be delivered", "couldn't be delivered", "was not delivered", "wasn't delivered",
        "not been delivered", "message not delivered", "delivery to the following", "delivery has failed",
        "delivery failed", "permanent fatal errors", "the following addresses had",
        "transcript of session follows", "undeliverable", "mailbox unavailable", "user unknown",
        "unknown user", "no such user", "mailbox full", "mailbox is full", "mailbox not found", "over quota",
        "recipient rejected", "does not exist", "giving it up", "i'm afraid i wasn't able",
        "this is the mail system at host", "this is a permanent error", "final-recipient", "diagnostic-code",
        "host or domain name not found", "message header follows", "returned message",
        "original message follows", "unsent draft", "konnte nicht zugestellt",
        "konnte leider nicht zugestellt", "n'a pas pu être", "no se pudo entregar", "não pôde ser entregue",
        "impossibile recapitare", "не было доставлено", "не доставлено", "配信できません", "無法傳遞", "无法投递",
        "will be retried", "still trying", "remains undelivered", "delivery will be attempted",
    ]

    static let closing = [
        "\nwarm regards", "\nwarmly", "\nall the best", "\nmany thanks", "\nthank you.", "\nbest.", "\nlove,", "\nxx",
        "\nherzliche grüße", "\nfreundliche grüße", "\nschöne grüße", "\nbis bald", "\ngruss", "\nbeste grüsse",
        "\nfreundliche grüsse", "\nsalutations", "\nbonne journée", "\nà bientôt", "\nbonne soirée", "\nmerci",
        "\ncordialmente", "\nun cordial saludo", "\nbesos", "\numa boa", "\ndistinti saluti", "\na presto",
        "\nun saluto", "\ngr.", "\nhartelijke groet", "\nvriendelijke groet", "\nmet groet", "\nvänliga hälsningar",
        "\nha det", "\nde bedste hilsner", "\nbeste hilsen", "\nmange hilsner", "\nystävällisin", "\nserdecznie",
        "\nserdeczne", "\nzdravím", "\nhezký den", "\ntisztelettel", "\ncu respect", "\ntoate cele", "\nmulțum",
        "\nспасибо", "\nвсего доброго", "\nс наилучшими", "\nдякую", "\niyi çalışmalar", "\nselamlar", "\nteşekkür",
        "\nφιλικά", "\nχαιρετ", "\nευχαριστώ", "\n祝好", "\n顺祝", "\n以上", "\n敬具", "\n드림", "\n올림", "\nתודה", "\nشكرا",
        "\nkính thư", "\nsalam", "\nhormat", "\nterima kasih", "\nregards", "\nbest regards", "\nkind regards",
        "\nbest,", "\nbest wishes", "\ncheers", "\nthanks", "\nthank you,", "\nthx", "\nyours", "\nsincerely",
        "\ntake care", "\nbr,", "\ngruß", "\ngrüße", "\nviele grüße", "\nliebe grüße", "\nmit freundlichen", "\nmfg",
        "\nlg", "\nvg", "\nbeste grüße", "\ncordialement", "\nbien à", "\namicalement", "\nbises", "\nsaludos",
        "\nun saludo", "\natentamente", "\nun abrazo", "\nabraço", "\natenciosamente", "\nobrigad", "\ncumprimentos",
        "\ncordiali saluti", "\nsaluti", "\ngrazie", "\ngroet", "\nmet vriendelijke", "\nmvh", "\nhälsningar",
        "\nmed vänlig", "\nhilsen", "\nmed vennlig", "\nvenlig hilsen", "\nterveisin", "\npozdrawiam", "\nz poważaniem",
        "\ns pozdravem", "\ns pozdravom", "\nüdvözlettel", "\ncu stimă", "\nс уважением", "\nз повагою", "\nsaygılar",
        "\nμε εκτίμηση", "\n此致", "\n谢谢", "\nよろしく", "\n감사합니다", "\nבברכה", "\nمع تحياتي", "\ntrân trọng",
    ]

    static let automatedNote = [
        "this is an automated", "this is an automatically", "this message was generated",
        "this message was created automatically", "this email was generated", "this e-mail was generated",
        "automated message", "automatically generated", "diese nachricht wurde automatisch",
        "ce message a été généré", "mensaje generado", "mensagem gerada", "messaggio generato",
        "end of message, stopping processing", "processing commands for", "sent by cron", "cron daemon",
        "this is a challenge", "confirm that you are", "to confirm that you sent", "prove that you are human",
        "reply to this message to confirm", "is being held until", "has been held", "held for moderation",
        "your message was quarantined",
    ]

    static let abuse = [
        "named beneficiary", "as beneficiary", "deceased client", "deceased customer", "late customer", "next of kin",
        "western union", "million dollars", "million usd", "inheritance", "atm card", "lottery winner",
        "your mailbox will be", "your email account will be", "verify your wallet", "seed phrase", "bitcoin wallet",
        "gift cards", "bitcoin address", "btc address", "btc wallet", "send the bitcoin", "payment in bitcoin",
        "transfer bitcoin", "recorded you", "through your camera", "through your webcam", "installed a trojan",
        "installed malware", "hacked your", "urgent business", "confidential business", "dear beneficiary",
        "account will be suspended",
        "account has been suspended", "mailbox quota", "update your account information", "business proposal",
        "lucrative", "late client", "unclaimed", "invest in your", "investment opportunity", "mutual benefit",
        "sole beneficiary", "foreign partner", "transfer of funds", "fund transfer", "abandoned fund",
        "compensation fund", "barrister", "your urgent response", "await your response", "sorry for contacting you",
        "get back to me for more", "millionen dollar", "millionen euro", "millions de dollars", "millions d'euros",
        "millones de dólares", "millones de euros", "milhões de dólares", "milioni di dollari", "milioni di euro",
        "miljoen dollar", "miljoen euro", "milionów dolarów", "dedictv", "milionov", "наследств",
        "миллионов долларов", "遺産", "遗产",
    ]
}
