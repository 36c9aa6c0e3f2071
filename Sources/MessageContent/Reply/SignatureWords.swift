import Bytes

/// Words of signatures: those that mobile mail programs, lists and notifications append, and the closings of letters.
enum SignatureWords {
    /// Starts of a line such as `Sent from my iPhone`, lower case, by ``group(of:)`` of their first bytes.
    static let mobileStarts = [
        "sent from", "sent via", "sent with", "sent using", "sent by", "sent on my", "sent out from",
        "from my iphone", "from my ipad", "from my android", "from my mobile", "from my phone",
        "from my blackberry", "from my samsung", "get outlook for", "get [outlook for", "download outlook for",
        "typed on my", "written on my", "composed on my", "gesendet von", "gesendet mit", "gesendet aus",
        "gesendet über", "von meinem", "von unterwegs", "diese nachricht wurde von",
        "diese nachricht wurde mit", "diese e-mail wurde von meinem", "holen sie sich outlook", "outlook für",
        "envoyé de", "envoyé à partir", "envoyé avec", "envoyé via", "envoyé par", "obtenir outlook",
        "télécharger outlook", "téléchargez outlook", "enviado desde", "enviado con", "enviado do",
        "enviado de", "enviado via", "enviado vía", "enviado pelo", "enviado a partir", "obtener outlook",
        "obter o outlook", "enviat des", "inviato da", "inviato con", "inviato dal", "scarica outlook",
        "ottieni outlook", "verzonden vanaf", "verzonden met", "verzonden van", "verstuurd vanaf",
        "verstuurd met", "outlook voor", "skickat från", "skickat med", "hämta outlook", "sendt fra",
        "sendt med", "hent outlook", "få outlook", "lähetetty", "hanki outlook", "wysłane z", "wysłano z",
        "wysłane przy", "pobierz outlook", "odesláno z", "odoslané z", "poslano z", "poslano iz", "get bluemail for",
        "yahoo mail: search", "poslano s",
        "отправлено с", "отправлено из", "отправлено от", "отправлено через", "надіслано з", "відправлено з",
        "изпратено от", "küldve", "iphone-omról küldve", "trimis de pe", "trimis de la", "trimis din",
        "στάλθηκε από", "εστάλη από", "نشرت من", "أرسلت من", "أُرسلت من", "تم الإرسال من", "נשלח מה", "נשלח מ",
        "发自", "發自", "從我的", "从我的", "來自我的", "来自我的", "获取 outlook", "được gửi từ", "đã gửi từ", "ส่งจาก",
        "dikirim dari", "terkirim dari", "ipadala mula",
    ].grouped(by: \.utf8.first)

    /// Ends of such a line, in languages where the verb comes last, by ``group(of:)`` of their last bytes.
    static let mobileEnds = [
        "gesendet", "gesendet.", "gönderildi", "gönderildi.", "から送信", "から送信されました", "から送る", "에서 보냄", "에서 보냈습니다",
        "에서 보냈습니다.", "傳送", "发送", "से भेजा गया", "küldve", "from mobile", "from my mobile", "lähetetty",
    ].grouped(by: \.utf8.last)

    /// The closings of letters, which precede the name, in lower case and without the comma.
    static let closings: Set<String> = Set(
        """
        regards|kind regards|kindest regards|best regards|warm regards|warmest regards|with kind regards|with best regards|\
        with regards|best|all the best|best wishes|with best wishes|many thanks|thanks|thanks and regards|\
        thanks & regards|thank you|cheers|sincerely|yours sincerely|sincerely yours|yours faithfully|yours truly|yours|\
        cordially|respectfully|rgds|br|kr|mit freundlichen grüßen|mit freundlichen grüssen|mit freundlichen gruessen|\
        mit freundlichem gruß|mit freundlichem gruss|freundliche grüße|freundliche grüsse|viele grüße|viele grüsse|\
        viele gruesse|beste grüße|beste grüsse|mit besten grüßen|liebe grüße|liebe grüsse|herzliche grüße|\
        schöne grüße|mfg|vg|lg|bg|gruß|gruss|grüße|grüsse|hochachtungsvoll|danke und gruß|cordialement|bien cordialement|\
        très cordialement|bien à vous|salutations|meilleures salutations|sincères salutations|salutations distinguées|\
        respectueusement|amicalement|cdt|cdlt|bien à toi|saludos|un saludo|saludos cordiales|un cordial saludo|\
        atentamente|cordialmente|muy atentamente|un abrazo|gracias|muchas gracias|atenciosamente|cumprimentos|\
        com os melhores cumprimentos|melhores cumprimentos|abraços|abraço|att|obrigado|obrigada|cordiali saluti|\
        distinti saluti|saluti|un saluto|un caro saluto|grazie|met vriendelijke groet|met vriendelijke groeten|\
        vriendelijke groet|vriendelijke groeten|met hartelijke groet|hartelijke groet|groet|groeten|mvg|hoogachtend|\
        med venlig hilsen|venlig hilsen|de bedste hilsner|bedste hilsner|hilsen|mvh|kh|med vänlig hälsning|\
        med vänliga hälsningar|vänliga hälsningar|vänlig hälsning|bästa hälsningar|vänligen|hälsningar|\
        med vennlig hilsen|vennlig hilsen|beste hilsen|ystävällisin terveisin|parhain terveisin|terveisin|t|\
        z poważaniem|pozdrawiam|serdecznie pozdrawiam|z wyrazami szacunku|łączę pozdrowienia|s pozdravem|s úctou|\
        s přátelským pozdravem|s pozdravom|s úctou|üdvözlettel|tisztelettel|köszönettel|cu stimă|cu respect|\
        cu deosebită considerație|toate cele bune|с уважением|с наилучшими пожеланиями|всего доброго|спасибо|\
        з повагою|з найкращими побажаннями|с уважение|поздрави|saygılarımla|saygılarımızla|saygılar|iyi çalışmalar|\
        teşekkürler|με εκτίμηση|φιλικά|με φιλικούς χαιρετισμούς|בברכה|בתודה|מברכה|مع أطيب التحيات|مع خالص التحية|\
        تحياتي|مع التحية|srdačan pozdrav|lijep pozdrav|s poštovanjem|pozdrav|lep pozdrav|с поштовањем|lugupidamisega|\
        parimate soovidega|ar cieņu|pagarbiai|trân trọng|thân mến|salam|hormat kami|salutacions|cordialment|此致|敬礼|\
        祝好|谢谢|敬具|감사합니다|ด้วยความนับถือ
        """.split(separator: "|").map(String.init))
    /// In bytes of UTF-8; some letters take one more as capitals.
    static let longestClosing = 8 + (closings.map(\.utf8.count).max() ?? 0)

    /// How the paragraphs begin that lawyers have put below mail, in lower case.
    static let disclaimerStarts = [
        "confidentiality", "disclaimer", "legal notice", "important notice", "notice:", "this e-mail", "this email",
        "this message", "this communication", "this electronic", "the information contained", "the information in this",
        "the contents of this", "the content of this", "diese e-mail", "diese nachricht", "der inhalt dieser",
        "die in dieser e-mail", "ce message", "ce courriel", "cet e-mail", "les informations contenues",
        "avis de confidentialité", "este mensaje", "este correo", "esta mensagem", "este e-mail", "este email",
        "aviso legal", "aviso de confidencialidad", "la información contenida", "questo messaggio", "questa e-mail",
        "le informazioni contenute", "dit bericht", "deze e-mail", "de informatie",
    ]

    /// What they say, three things of it at least.
    static let disclaimerWords = [
        "confidential", "privileged", "intended recipient", "intended only", "intended solely", "solely for",
        "addressee",
        "addressed", "attachment", "in error", "unauthori", "prohibited", "disclos", "delete", "destroy",
        "notify the sender", "contact the sender", "viewing", "vertraulich", "rechtlich geschützt", "adressat",
        "empfänger",
        "irrtümlich", "unbefugt", "vernichten", "nicht gestattet", "anhänge", "absender", "confidentiel",
        "destinataire",
        "par erreur", "usage exclusif", "non autoris", "pièces jointes", "détruire", "expéditeur", "confidencial",
        "destinatari", "por error", "por engano", "adjunto", "anexo", "remitente", "remetente", "prohibid", "proibid",
        "riservat", "per errore", "allegat", "vietat", "mittente", "vertrouwelijk", "geadresseerde", "ten onrechte",
        "bijlage", "afzender", "vernietigen",
    ]

    /// The lower case of an ASCII byte; one group for all others, as the bytes of other letters may differ by case.
    static func group(of byte: UInt8) -> UInt8 { min(byte.asciiLowercased, 0x80) }

    /// Words of footers after a rule of dashes or underscores, in lower case.
    static let footerWords = PhraseTable([
        "unsubscribe", "mailing list", "mailinglist", "mailing-list", "listinfo", "subscribed to",
        "list-request", "list guidelines", "list archives", "archives:", "reply to this email", "view it on",
        "you received this message because", "you are receiving this", "you're receiving this", "confidential",
        "intended recipient", "disclaimer", "abmelden", "abbestellen", "vertraulich", "désabonner",
        "désinscrire", "confidentiel", "liste de diffusion", "darse de baja", "cancelar la suscripción",
        "confidencial", "lista de correo", "descadastrar", "lista de discussão", "disiscriver",
        "cancellare l'iscrizione", "riservat", "uitschrijven", "afmelden", "vertrouwelijk", "avregistrera",
        "avmeld", "afmeld", "fortrolig", "konfidentiell", "peruuta", "luottamukselli", "wypisać", "odhlásit",
        "poufn", "отписаться", "рассылк", "відписатися", "leiratkoz", "dezabonare", "aboneliğ", "διαγραφή",
        "конфиденциал", "конфіденцій", "důvěrn", "bizalmas", "confidenţial", "gizlidir", "保密", "機密", "기밀",
        "退订", "取消订阅", "退訂", "配信停止", "수신거부", "virus", "scanned by", "avast", "yahoo! groups", "yahoo groups",
        "google groups", "groups.io links",
    ])
}

extension [String] {
    fileprivate func grouped(by byte: (String) -> UInt8?) -> [UInt8: [String]] {
        Dictionary(grouping: self) { SignatureWords.group(of: byte($0) ?? 0) }
    }
}
