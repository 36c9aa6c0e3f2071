/// Phrases of several languages that are looked for in bodies alone: in a subject they would say too little.
enum PurposeWords {
    /// One person's appointment, absence, loan, bill or contract.
    static let reminder = [
        "your appointment", "reminder of your", "remind you of your", "was marked absent", "marked absent",
        "absent from", "your child", "your student", "attendance line", "due date", "is due on", "amount due",
        "must be renewed", "will be disconnected", "items are due", "please return", "your contract",
        "your subscription will", "your paper", "your submission", "has been accepted", "has been rejected",
        "log in to read", "ihr termin", "ihren termin", "erinnern sie an", "fällig am", "fälligkeit", "leihfrist",
        "vorgemerkt", "ihr kind", "ihr vertrag", "votre rendez-vous", "vous rappelons votre", "votre enfant",
        "à régler avant", "date limite", "échéance", "su cita", "tu cita", "le recordamos", "te recordamos", "su hijo",
        "fecha límite", "fecha de vencimiento", "sua consulta", "lembramos que", "seu filho", "data de vencimento",
        "vence em", "il suo appuntamento", "il tuo appuntamento", "le ricordiamo", "ti ricordiamo", "scadenza",
        "uw afspraak", "je afspraak", "uw kind", "vervaldatum", "din tid", "din bokning", "ditt barn",
        "er anmäld som frånvarande", "anmäld som frånvarande", "förfallodag", "förfaller", "ikke møtt", "ditt barn",
        "dit barn", "din aftale", "din time", "forfald", "utløper", "udløber", "eräpäivä", "lainasi", "lapsesi",
        "varauksesi", "pani wizyt", "twoja wizyta", "termin płatności", "przypominamy o", "váš termín", "vaše dítě",
        "splatnost", "připomínáme", "időpontja", "gyermeke", "határidő", "esedékes", "programarea", "scadent",
        "copilul", "ваша запись", "напоминаем", "ваш ребенок", "срок оплаты", "ваш запис", "нагадуємо", "ваша дитина",
        "термін сплати", "randevunuz", "son ödeme", "çocuğunuz", "το ραντεβού", "λήξη", "ご予約", "お支払期限", "納期限", "您的预约",
        "您的預約", "截止日期", "缴费", "예약 안내", "납부", "납기", "התור שלך", "תאריך אחרון", "موعدك", "تاريخ الاستحقاق", "अंतिम तिथि",
        "देय", "jatuh tempo", "hạn thanh toán", "ครบกำหนด",
    ]

    /// Somebody asks for money or a signature for a cause.
    static let appeal = [
        "chip in", "donate", "donation", "your gift", "make a gift", "support our work", "support us",
        "sign the petition", "sign our petition", "will you give", "can you give", "before midnight", "spenden sie",
        "spendenkonto", "ihre spende", "deine spende", "unterschreiben sie", "faire un don", "faites un don",
        "votre don", "signez la", "haz un donativo", "donativo", "tu donación", "hazte socio", "firma la",
        "faça uma doação", "sua doação", "dona ora", "una donazione", "il tuo aiuto", "doneer", "uw gift", "jouw gift",
        "skänk", "en gåva", "ge en gåva", "gi en gave", "støt os", "støtt oss", "lahjoita", "wesprzyj", "darowizn",
        "přispějte", "podpořte", "darovat", "adomány", "támogass", "donează", "donați", "пожертв", "поддержите",
        "підтримайте", "пожертву", "δωρεά", "捐款", "捐赠", "寄付", "募金", "후원", "기부", "תרומה", "تبرع", "quyên góp", "donasi",
        "บริจาค",
    ]

    /// Letters of sellers, recruiters and swindlers.
    static let sales = [
        "urgent requirement", "immediate requirement", "direct client", "immediate hire", "we are hiring",
        "matching profiles", "updated resume", "your resume", "corp to corp", "c2c", "h1b", "no prescription",
        "doctor visit", "canadian pharmacy", "canadian quality", "viagra", "v iagra", "cialis", "per pill",
        "quality meds", "replica watches", "rolex", "penny stock", "opening bell", "fire your boss",
        "financial freedom", "business opportunity", "no selling", "free info", "greetings of the day",
        "hope you are doing great", "代开发票", "优惠",
    ]

    /// Many are asked to come to something, or to buy: the words of circulars and of sales letters.
    static let circular = [
        "call for papers", "invite you to submit", "impact factor", "submit your manuscript", "we invite you to",
        "we would like to invite", "you are invited to", "we are pleased to announce", "we are happy to announce",
        "for immediate release", "press contact", "media contact", "our company is", "we are a leading",
        "we are one of the", "let me introduce", "i am writing to introduce", "quick question", "i read every",
        "just hit reply", "founder of", "co-founder", "you've been with us", "you've been on", "earn money",
        "make money", "no experience", "work from home", "target price", "stock alert", "wir laden sie",
        "wir laden euch", "laden wir ein", "laden herzlich ein", "wir bieten ihnen", "unser angebot", "pressekontakt",
        "pressemitteilung", "eintritt frei", "nous vous invitons", "vous invite à", "nous avons le plaisir",
        "contact presse", "communiqué de presse", "au programme", "invitamos a", "los invitamos", "les invitamos",
        "le ofrecemos", "nota de prensa", "contacto de prensa", "gane dinero", "trabaje desde", "desde su casa",
        "inversión:", "convidamos", "convocat", "oferecemos", "ganhe dinheiro", "vi invitiamo", "la invitiamo",
        "siamo lieti di", "comunicato stampa", "ufficio stampa", "wij nodigen u", "we nodigen", "persbericht",
        "wij bieden", "vi bjuder in", "välkomna till", "pressmeddelande", "pressemelding", "pressemeddelelse",
        "vi inviterer", "kutsumme", "tervetuloa", "lehdistötiedote", "tarjoamme", "zapraszamy", "informacja prasowa",
        "oferujemy", "kontakt dla mediów", "zveme", "zveme vás", "srdečně zveme", "nabízíme", "s nabídkou",
        "dovolujeme si", "tisková zpráva", "pozývame", "ponúkame", "meghívjuk", "szeretettel várjuk", "ajánljuk",
        "sajtóközlemény", "vă invităm", "vă oferim", "comunicat de presă", "приглашаем", "предлагаем вам",
        "пресс-релиз", "стоимость участия", "программа семинара", "запрошуємо", "пропонуємо", "прес-реліз",
        "davet ediyoruz", "davetlisiniz", "basın bülteni", "sunuyoruz", "σας περιμένουμε", "σας προσκαλούμε",
        "δελτίο τύπου", "诚邀", "邀请您参加", "培训", "研修班", "课程大纲", "特此通知", "誠邀", "ご案内", "開催", "お申し込み", "초대합니다", "안내드립니다", "모집",
        "מוזמנים", "ندعوكم", "trân trọng kính mời", "mengundang", "ขอเชิญ",
    ]
}
