/// Words of bodies that tell what a message is for: to be answered with a mouse click, a purchase, a gift, an opinion; to
/// remind one person; or to report on a machine.
enum PurposeWords {
    /// A gateway found something in a message and stopped it.
    static let gateway = [
        "virus was found", "virus has been found", "virus was detected", "virus detected", "contained a virus",
        "contains a virus", "infected with", "infected attachment", "infected file", "attachment was removed",
        "attachment has been removed", "banned file", "prohibited attachment", "blocked by our", "was blocked by",
        "were quarantined", "was quarantined", "has been quarantined", "have been quarantined", "virus alarm",
        "virus alert", "virus gefunden", "virus entdeckt", "mit einem virus", "enthielt einen virus",
        "enthielt folgenden virus", "contenait un virus", "mis en quarantaine",
        "ha detectado un virus", "se ha detectado un virus", "contenía un virus",
        "se encontró un virus", "contiene un virus",
        "è stato rilevato un",
        "wykryto wirus", "zawiera wirus", "w kwarantannie", "obsahoval vir",
        "v karanténě", "vírust talált", "în carantină", "обнаружен вирус", "содержит вирус", "в карантин",
        "у карантині",
        "spam quarantine", "quarantine report", "quarantine summary",
    ]

    /// What programs print of files, disks and processes.
    static let machineOutput =
        [
            "rsync", "exit code", "exit status",
            "load average", "mounted on", "filesystem", "kernel:", "syslog", "inode", "snapshot", "tar:", "mysqldump",
            "stderr", "stdout", "traceback", "permission denied", "no such file", "connection refused", "timed out",
            "return code", "started at", "finished at", "elapsed", "startzeit", "endzeit",
            "uptime", "errors:", "warnings:", "ok\n", "failed\n",
        ] + ["/dev/", "/var/", "/etc/", "/home", "/srv", "/usr/", "/mnt/", "/opt/"].flatMap { [" " + $0, "\n" + $0] }

    /// A filter asks the sender to prove that they are a person.
    static let challenge = [
        "your message is being held", "message below is being held", "so yours is being held", "yours is being held",
        "messages not confirmed", "to release it, simply reply", "please just hit reply", "confirm your message",
        "confirm that you sent", "confirm you are", "have your address on file", "mail from this address before",
        "only accepts mail from", "only accepts messages from", "accept mail only from",
        "not on my list of", "complete this verification", "you only need to do this once", "one-time confirmation",
        "ihre nachricht wird zurückgehalten", "nur von bekannten absendern",
        "pour que votre message",
        "votre message est en attente", "confirme sua mensagem", "para que sua mensagem",
        "digite os caracteres", "digite as letras", "para que su mensaje", "confirme su mensaje",
        "su mensaje está retenido",
        "per consegnare il", "il tuo messaggio è in attesa", "uw bericht wordt vastgehouden", "подтвердите, что вы",
        "ваше письмо задержано", "potvrďte, že",
    ]

    /// A mail program says that a message was opened.
    static let readReceipt = [
        "was read on", "has been read on", "was displayed on",
        "return receipt for", "wurde gelesen am", "wurde am gelesen", "wurde geöffnet am",
        "dies ist eine lesebestätigung", "lesebestätigung für", "a été lu le", "a été affiché le",
        "fue leído el", "se leyó el", "ha sido leído",
        "confirmación de lectura", "foi lida em", "foi lida no", "confirmação de leitura",
        "è stato letto", "è stata letta", "ricevuta di lettura", "conferma di lettura", "is gelezen op",
        "werd gelezen op", "leesbevestiging", "lästes den", "har lästs", "läskvitto", "ble lest", "blev læst",
        "lesebekreftelse", "kvittering for læsning", "on luettu", "lukukuittaus", "została przeczytana",
        "potwierdzenie przeczytania", "byla přečtena", "potvrzení o přečtení", "elolvasták", "olvasási visszaigazolás",
        "a fost citit", "было прочитано", "прочтено", "уведомление о прочтении", "було прочитано", "okundu bilgisi",
        "διαβάστηκε", "已被阅读", "开封确认", "開封確認", "읽음 확인",
    ]

    /// It wants to know what somebody thinks, or to be judged.
    static let survey = [
        "scale of 0 to 10", "scale from 0 to 10", "escala de 0 a 10", "skala von 0 bis 10", "échelle de 0 à 10",
        "scala da 0 a 10", "schaal van 0 tot 10", "skala 0", "como foi sua", "cómo fue tu", "cómo fue su",
        "com'è andat",
        "comment s'est passé", "hoe was uw", "hoe was je", "hur var din", "hvordan var", "bagaimana pengalaman",
        "how did we do", "rate your", "rate your experience", "leave a review",
        "write a review",
        "tell us what you think", "your feedback", "share your feedback", "your opinion", "take our survey",
        "take the survey", "short survey", "brief survey", "this survey", "customer satisfaction", "how satisfied",
        "how likely are you to", "would you recommend", "2-minute survey", "minute survey", "wie zufrieden",
        "ihre meinung", "deine meinung", "bewerten sie", "bewerte uns", "bewerten sie uns", "umfrage",
        "bewertung abgeben",
        "votre avis", "ton avis", "donnez votre", "notez votre", "enquête de satisfaction", "sondage",
        "tu opinión", "su opinión", "encuesta", "valora tu", "valore su", "califica", "danos tu opinión", "sua opinião",
        "avalie", "pesquisa de satisfação", "conte pra gente", "la tua opinione", "il tuo parere",
        "lascia una recensione",
        "sondaggio", "valuta la", "jouw mening", "uw mening", "beoordeel", "enquête", "laat een review", "din åsikt",
        "betygsätt", "enkät", "din mening", "hva synes du", "hvad synes du", "anmeld os", "bedøm",
        "undersøkelse", "mielipiteesi", "arvioi", "kysely", "twoja opinia", "oceń", "ankiet",
        "váš názor",
        "ohodnoťte", "hodnocení", "dotazník", "véleménye", "értékelje", "kérdőív", "părerea", "evaluează", "chestionar",
        "оцените", "ваше мнение", "оставьте отзыв", "опрос", "оцініть", "вашу думку", "відгук", "опитування",
        "görüşünüz", "değerlendirin", "anket", "η γνώμη σας", "αξιολογήστε", "έρευνα", "评价", "问卷", "滿意度", "满意度",
        "アンケート", "レビュー", "ご意見", "설문", "리뷰", "만족도", "חוות דעת", "استبيان", "رأيك", "khảo sát", "đánh giá",
        "pendapat anda", "ulasan", "แบบสอบถาม", "ความพึงพอใจ",
    ]

    /// A purchase that was begun and not ended.
    static let basket = [
        "in your cart", "in your basket", "in your bag", "your cart is", "your basket is", "left in your",

        "forgot something", "complete your purchase", "complete your order",
        "finish your order", "finish checking out", "your saved items", "back to your cart",
        "in ihrem warenkorb", "in deinem warenkorb", "warenkorb vergessen", "bestellung abschließen",
        "noch unentschlossen",
        "dans votre panier", "votre panier", "finalisez votre", "en tu carrito",
        "en tu cesta",
        "en su carrito", "finaliza tu", "completa tu compra", "no seu carrinho", "seu carrinho", "finalize sua",
        "nel carrello", "nel tuo carrello", "completa l'ordine", "completa il tuo ordine", "in je winkel",
        "in uw winkel", "winkelwagen", "winkelmand", "i din varukorg", "i varukorgen", "i kundvagnen",
        "slutför ditt köp",
        "i kurven", "fra kurven", "din kurv", "handlekurv", "færdiggør dit køb", "fullfør kjøpet", "ostoskori",
        "w koszyku", "twój koszyk", "v košíku", "váš košík", "dokončete", "kosarad", "kosarában",
        "kosaradban",
        "coșul tău", "în coș", "finalizează", "в корзине", "вашей корзине", "оформите заказ", "у кошику", "кошик",
        "sepetin", "sepetteki", "στο καλάθι", "购物车", "購物車", "カートに", "장바구니", "בעגלה", "عربة التسوق", "giỏ hàng",
        "keranjang", "ตะกร้า",
    ]

    /// What a recipient's own saved search or watch found.
    static let savedSearch = [
        "saved search", "search agent", "favorite search", "search alert", "job alert", "new matches",
        "new listings match", "match your criteria", "matches your search", "price alert",
        "price drop alert", "back in stock", "is back in stock", "you asked to be notified", "ihre suche",
        "deine suche",
        "suchauftrag", "suchabo", "suchagent", "gespeicherte suche", "neue treffer", "preisalarm",
        "votre alerte", "alerte e-mail", "de nouveau en stock",
        "tu búsqueda", "su búsqueda", "búsqueda guardada", "tu alerta", "sua busca", "seu alerta", "sua pesquisa",
        "la tua ricerca", "ricerca salvata", "il tuo avviso", "je zoekopdracht", "uw zoekopdracht", "bewaarde zoek",
        "din bevakning", "sparad sökning", "din sökning", "lagret søk", "gemt søgning", "din søgeagent", "hakuvahti",
        "hakuvahtisi", "twoje wyszukiwanie", "zapisane wyszukiwanie", "hlídacího psa", "hlídací pes",
        "uložené hledání", "strážny pes", "keresésed", "mentett keresés", "căutarea ta", "căutare salvată",
        "ваш поиск", "сохраненный поиск", "вашему запросу", "ваш пошук", "збережений пошук", "kayıtlı arama",

        "αναζήτησή σας", "您的搜索", "您的搜尋", "您订阅的", "ご希望の条件", "再入荷", "検索条件", "저장한 검색", "재입고", "החיפוש שלך",
        "pencarian anda", "tìm kiếm của bạn",
    ]

    /// A forum or tracker tells of a place that the recipient follows.
    static let watched = [
        "you are watching the topic", "watching the topic", "watching the forum", "topic reply notification",
        "you are receiving this notification because", "have posted a reply",
        "stop watching this",
        "no more notifications will be sent", "sie beobachten das thema", "du beobachtest",
        "thema beobachten",
        "seit ihrem letzten besuch", "seit deinem letzten besuch", "dieses thema nicht mehr beobachten",
        "vous surveillez",
        "depuis votre dernière visite", "cesser de surveiller", "estás siguiendo el tema", "estás observando",
        "desde tu última visita", "desde su última visita", "dejar de observar", "está observando o tópico",
        "desde sua última visita", "dalla tua ultima visita", "je volgt het onderwerp",
        "sinds je laatste bezoek", "sinds uw laatste bezoek", "du bevakar", "sedan ditt senaste besök",
        "siden ditt siste besøk",
        "siden dit sidste besøg", "viime käyntisi", "obserwujesz temat", "od twojej ostatniej wizyty", "sleduješ téma",
        "sledujete téma", "od tvé poslední návštěvy", "od vaší poslední návštěvy", "legutóbbi látogatás",
        "de la ultima vizită", "вы наблюдаете", "вашего последнего посещения", "ви стежите",
        "son ziyaretiniz", "τελευταία σας επίσκεψη",
    ]

    /// One person's appointment, absence, loan, bill or contract.
    static let reminder = [
        "your appointment", "reminder of your", "remind you of your", "was marked absent", "marked absent",
        "absent from",
        "your child", "your student", "attendance line", "due date", "is due on", "amount due", "must be renewed",
        "will be disconnected", "items are due", "please return", "your contract", "your subscription will",
        "your paper", "your submission", "has been accepted", "has been rejected", "log in to read", "ihr termin",
        "ihren termin", "erinnern sie an", "fällig am", "fälligkeit", "leihfrist", "vorgemerkt", "ihr kind",
        "ihr vertrag",
        "votre rendez-vous", "vous rappelons votre", "votre enfant", "à régler avant", "date limite", "échéance",
        "su cita", "tu cita", "le recordamos", "te recordamos", "su hijo", "fecha límite", "fecha de vencimiento",
        "sua consulta", "lembramos que", "seu filho", "data de vencimento", "vence em", "il suo appuntamento",
        "il tuo appuntamento", "le ricordiamo", "ti ricordiamo", "scadenza", "uw afspraak", "je afspraak", "uw kind",
        "vervaldatum", "din tid", "din bokning", "ditt barn", "er anmäld som frånvarande", "anmäld som frånvarande",
        "förfallodag", "förfaller", "ikke møtt", "ditt barn", "dit barn", "din aftale", "din time", "forfald",
        "utløper",
        "udløber", "eräpäivä", "lainasi", "lapsesi", "varauksesi", "pani wizyt", "twoja wizyta", "termin płatności",
        "przypominamy o", "váš termín", "vaše dítě", "splatnost", "připomínáme", "időpontja", "gyermeke", "határidő",
        "esedékes", "programarea", "scadent", "copilul", "ваша запись", "напоминаем", "ваш ребенок", "срок оплаты",
        "ваш запис", "нагадуємо", "ваша дитина", "термін сплати", "randevunuz", "son ödeme", "çocuğunuz", "το ραντεβού",
        "λήξη", "ご予約", "お支払期限", "納期限", "您的预约", "您的預約", "截止日期", "缴费", "예약 안내", "납부", "납기",
        "התור שלך", "תאריך אחרון", "موعدك", "تاريخ الاستحقاق", "अंतिम तिथि", "देय", "jatuh tempo", "hạn thanh toán",
        "ครบกำหนด",
    ]

    /// Somebody asks for money or a signature for a cause.
    static let appeal = [
        "chip in", "donate", "donation", "your gift", "make a gift", "support our work", "support us",
        "sign the petition",
        "sign our petition", "will you give", "can you give", "before midnight", "spenden sie", "spendenkonto",
        "ihre spende",
        "deine spende", "unterschreiben sie", "faire un don", "faites un don", "votre don", "signez la",
        "haz un donativo",
        "donativo", "tu donación", "hazte socio", "firma la", "faça uma doação", "sua doação",
        "dona ora", "una donazione", "il tuo aiuto", "doneer", "uw gift", "jouw gift", "skänk", "en gåva", "ge en gåva",
        "gi en gave", "støt os", "støtt oss", "lahjoita", "wesprzyj", "darowizn", "přispějte", "podpořte",
        "darovat", "adomány", "támogass", "donează", "donați", "пожертв", "поддержите", "підтримайте", "пожертву",
        "δωρεά", "捐款", "捐赠", "寄付", "募金", "후원", "기부", "תרומה", "تبرع", "quyên góp", "donasi", "บริจาค",
    ]

    /// Letters of sellers, recruiters and swindlers.
    static let sales = [
        "urgent requirement", "immediate requirement", "direct client", "immediate hire", "we are hiring",
        "matching profiles",
        "updated resume", "your resume", "corp to corp", "c2c", "h1b", "no prescription", "doctor visit",
        "canadian pharmacy",
        "canadian quality", "viagra", "v iagra", "cialis", "per pill", "quality meds", "replica watches", "rolex",
        "penny stock",
        "opening bell", "fire your boss", "financial freedom", "business opportunity", "no selling",
        "free info",
        "greetings of the day", "hope you are doing great", "代开发票",
        "优惠",
    ]

    /// Many are asked to come to something, or to buy: the words of circulars and of sales letters.
    static let circular = [
        "call for papers", "invite you to submit", "impact factor", "submit your manuscript", "we invite you to",
        "we would like to invite", "you are invited to", "we are pleased to announce", "we are happy to announce",
        "for immediate release", "press contact", "media contact", "our company is", "we are a leading",
        "we are one of the",
        "let me introduce", "i am writing to introduce", "quick question", "i read every", "just hit reply",
        "founder of",
        "co-founder", "you've been with us", "you've been on", "earn money", "make money", "no experience",
        "work from home", "target price", "stock alert", "wir laden sie", "wir laden euch",
        "laden wir ein",
        "laden herzlich ein", "wir bieten ihnen", "unser angebot", "pressekontakt", "pressemitteilung", "eintritt frei",
        "nous vous invitons", "vous invite à", "nous avons le plaisir", "contact presse", "communiqué de presse",
        "au programme", "invitamos a", "los invitamos", "les invitamos", "le ofrecemos", "nota de prensa",
        "contacto de prensa",
        "gane dinero", "trabaje desde", "desde su casa", "inversión:", "convidamos", "convocat", "oferecemos",
        "ganhe dinheiro", "vi invitiamo", "la invitiamo", "siamo lieti di", "comunicato stampa", "ufficio stampa",
        "wij nodigen u", "we nodigen", "persbericht", "wij bieden", "vi bjuder in", "välkomna till", "pressmeddelande",
        "pressemelding", "pressemeddelelse", "vi inviterer", "kutsumme", "tervetuloa", "lehdistötiedote", "tarjoamme",
        "zapraszamy", "informacja prasowa", "oferujemy", "kontakt dla mediów", "zveme", "zveme vás", "srdečně zveme",
        "nabízíme", "s nabídkou", "dovolujeme si", "tisková zpráva", "pozývame", "ponúkame", "meghívjuk",
        "szeretettel várjuk",
        "ajánljuk", "sajtóközlemény", "vă invităm", "vă oferim", "comunicat de presă", "приглашаем", "предлагаем вам",
        "пресс-релиз", "стоимость участия", "программа семинара", "запрошуємо", "пропонуємо", "прес-реліз",
        "davet ediyoruz",
        "davetlisiniz", "basın bülteni", "sunuyoruz", "σας περιμένουμε", "σας προσκαλούμε", "δελτίο τύπου", "诚邀",
        "邀请您参加",
        "培训", "研修班", "课程大纲", "特此通知", "誠邀", "ご案内", "開催", "お申し込み", "초대합니다", "안내드립니다", "모집", "מוזמנים",
        "ندعوكم", "trân trọng kính mời", "mengundang", "ขอเชิญ",
    ]

    /// The lines of developers who vouch for a patch.
    static let signedOff = [
        "signed-off-by:", "reviewed-by:", "acked-by:", "tested-by:", "reported-by:", "suggested-by:",
    ]
}
