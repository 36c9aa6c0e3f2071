/// How subjects and letters open: a welcome, a teaser, a date, a greeting to nobody by name.
enum OpeningWords {
    /// The first message after somebody signed up.
    static let welcome = [
        "welcome to", "welcome aboard", "welcome,", "welcome!", "thanks for subscribing", "thank you for subscribing",
        "thanks for signing up", "thank you for signing up", "thanks for joining", "thank you for joining",
        "thanks for registering", "thank you for registering", "you're subscribed", "you are subscribed",
        "you are now subscribed", "you're now subscribed", "subscription confirmed", "confirm your subscription",
        "subscription confirmation", "registration confirmation", "you're in!", "you're in the", "willkommen bei",
        "willkommen zu", "willkommen im", "willkommen,", "herzlich willkommen", "danke für deine anmeldung",
        "danke für ihre anmeldung", "vielen dank für ihre anmeldung", "vielen dank für deine anmeldung", "bienvenue",
        "merci de votre inscription", "merci pour votre inscription", "bienvenido", "bienvenida",
        "te damos la bienvenida", "gracias por registrarte", "gracias por suscribirte", "gracias por tu registro",
        "bem-vind", "bem vind", "boas-vindas", "obrigado por se inscrever", "obrigado por se cadastrar", "benvenut",
        "grazie per esserti iscritt", "grazie per l'iscrizione", "welkom bij", "welkom,",
        "bedankt voor je inschrijving", "bedankt voor uw inschrijving", "bedankt voor je aanmelding", "välkommen",
        "tack för din anmälan", "velkommen", "takk for at du", "tak for din tilmelding", "tervetuloa",
        "kiitos tilauksestasi", "witamy", "witaj", "dziękujemy za rejestrację", "dziękujemy za zapis", "vítejte",
        "vítej", "děkujeme za registraci", "vitajte", "üdvözöljük", "üdvözlünk", "köszönjük a regisztráci",
        "köszönjük feliratkoz", "bun venit", "bine ai venit", "bine ați venit", "mulțumim pentru înscriere",
        "добро пожаловать", "спасибо за регистрацию", "спасибо за подписку", "ласкаво просимо",
        "дякуємо за реєстрацію", "добре дошли", "hoş geldin", "hoşgeldin", "kaydınız için teşekkür", "καλώς ήρθ",
        "καλωσόρισ", "ευχαριστούμε για την εγγραφή", "欢迎加入", "欢迎来到", "欢迎使用", "欢迎注册", "感谢您的注册", "感谢订阅", "歡迎加入", "歡迎來到",
        "感謝您的註冊", "ようこそ", "ご登録ありがとう", "登録完了", "登録が完了", "가입을 환영", "환영합니다", "가입해 주셔서", "ברוכים הבאים", "ברוך הבא",
        "مرحبا بك", "مرحبًا بك", "أهلا بك", "chào mừng", "selamat datang", "ยินดีต้อนรับ",
    ]

    /// What wants to be opened. Adverts and editorials begin so, notices do not. Only at the beginning of a subject,
    /// because one language's `how` is another's `come`.
    static let teaser =
        teaserBeginnings.map { "\n " + $0 } + [
            "tips", "ways to", "things to", "reasons to", "reasons why", "top 5", "top 10", "must-",
            "you need to know", "what you need", "things you", "tipps für", "gründe", "façons de", "raisons de",
            "formas de", "razones para", "maneiras de", "motivos para", "modi per", "motivi per", "manieren om",
            "sätt att", "måter å", "måder at", "sposob", "způsob", "способ", "причин", "つの方法", "가지 방법",
        ]

    private static let teaserBeginnings = [
        "come scegliere", "come fare", "come trovare", "how to", "top ", "create ", "find ", "make ", "start ",
        "use ", "download", "watch ", "take ", "give ", "bring ", "build ", "turn ", "unlock", "introducing", "add ",
        "share ", "upgrade", "enjoy", "grow ", "earn ", "book ", "plan ", "shop ", "visit ", "read ", "listen",
        "erstellen sie", "sichern sie", "sichere dir", "nutzen sie", "nutze ", "holen sie", "hol dir", "starten sie",
        "starte ", "testen sie", "teste ", "finden sie", "finde ", "sparen sie", "erleben sie", "erlebe ", "créez",
        "profitez", "téléchargez", "trouvez", "testez", "offrez", "réservez", "participez", "crea ", "aprovecha",
        "descarga", "encuentra", "prueba", "disfruta", "participa", "reserva ", "crie ", "aproveite", "baixe",
        "encontre", "experimente", "garanta", "participe", "scarica", "trova", "prova ", "approfitta", "partecipa",
        "maak ", "vind ", "probeer", "geniet", "skapa ", "hitta ", "ladda ", "prova", "opret ", "find ", "prøv",
        "lag ", "luo ", "stwórz", "pobierz", "znajdź", "sprawdź", "skorzystaj", "vytvořte", "stáhněte", "najděte",
        "vyzkoušejte", "készíts", "töltse", "próbálja", "creează", "descarcă", "găsește", "încearcă", "создайте",
        "скачайте", "найдите", "попробуйте", "успейте", "створіть", "знайдіть", "спробуйте", "oluştur", "indir",
        "deneyin", "δημιουργήστε", "δοκιμάστε", "how do", "how we", "how you", "why ", "what's new", "what is new",
        "meet ", "discover", "explore", "get ready", "get the", "get more", "get your", "get started", "try ",
        "learn ", "join ", "the best", "the future of", "customize", "make the most", "save the date", "it's time",
        "don't forget", "are you ready", "do you", "did you know", "ready to", "looking for", "need a", "want to",
        "check out", "stay ", "celebrate", "new:", "new in", "coming soon", "special", "free ", "business proposal",
        "invitation to", "wie sie", "so geht", "so gelingt", "entdecken", "entdecke", "warum", "tipps", "jetzt ",
        "neu:", "neu im", "endlich", "freuen sie sich", "kennen sie", "comment ", "pourquoi", "découvrez", "nouveau",
        "nos conseils", "cómo ", "por qué", "descubre", "conoce", "nuevo", "nueva", "consejos", "te invit", "como ",
        "por que", "descubra", "conheça", "novo ", "nova ", "dicas", "perché", "scopri", "novità", "consigli", "hoe ",
        "waarom", "ontdek", "nieuw", "zo ", "hur ", "varför", "upptäck", "nyhet", "hvordan", "derfor", "oppdag",
        "opdag", "nyt ", "miten", "uutuus", "jak ", "dlaczego", "odkryj", "poznaj", "nowość", "nowe ", "proč",
        "objevte", "novink", "tipy", "hogyan", "miért", "fedezd fel", "újdonság", "cum ", "de ce", "descoperă",
        "nou ", "как ", "почему", "узнай", "новинк", "советы", "що нового", "як ", "чому", "nasıl", "neden", "keşfet",
        "yeni ", "πώς", "γιατί", "ανακαλύψτε", "如何", "为什么", "新品", "推荐", "为您", "推薦", "新登場", "おすすめ", "新着", "登場", "方法",
        "お知らせ", "추천", "신상", "방법", "특가", "출시", "오픈", "איך", "גלו", "חדש", "كيف", "اكتشف", "جديد", "khám phá", "cách ",
        "mới", "cara ", "temukan", "baru ", "วิธี", "ใหม่",
    ]

    /// How a subject begins with what belongs to the recipient.
    static let yours = [
        "your ", "ihre ", "ihr ", "deine ", "dein ", "votre ", "vos ", "ton ", "tu ", "su ", "tus ", "sus ", "seu ",
        "sua ", "seus ", "suas ", "il tuo ", "la tua ", "i tuoi ", "le tue ", "il suo ", "la sua ", "je ", "uw ",
        "din ", "ditt ", "dina ", "dit ", "dine ", "twoje ", "twój ", "twoja ", "vaše ", "váš ", "vaša ", "tvoje ",
        "az ön ", "contul ", "comanda ta", "ваш ", "ваша ", "ваше ", "ваши ", "ваші ", "sizin ", "η παραγγελία σας",
        "ο λογαριασμός σας", "您的", "你的", "お客様", "고객님",
    ].map { "\n " + $0 }

    /// Names of months, where a number beside them makes a date.
    static let months = [
        "january", "february", "march ", "april", "may 1", "may 2", "may 3", "june", "july", "august", "september",
        "october", "november", "december", "jan ", "feb ", "mar ", "apr ", "jun ", "jul ", "aug ", "sep ", "sept ",
        "oct ", "nov ", "dec ", "januar", "februar", "märz", "mai 2", "juni ", "juli", "oktober", "dezember", "janvier",
        "février", "mars ", "avril", "juin", "juillet", "août", "septembre", "octobre", "novembre", "décembre", "enero",
        "febrero", "marzo", "abril", "mayo", "junio ", "julio", "agosto", "septiembre", "octubre", "noviembre",
        "diciembre", "janeiro", "fevereiro", "março", "maio", "junho", "julho", "setembro", "outubro", "novembro",
        "dezembro", "gennaio", "febbraio", "aprile", "maggio", "giugno", "luglio", "settembre", "ottobre", "dicembre",
        "januari", "februari", "maart", "augustus", "augusti", "desember", "tammikuu", "helmikuu", "maaliskuu",
        "huhtikuu", "toukokuu", "kesäkuu", "heinäkuu", "elokuu", "syyskuu", "lokakuu", "marraskuu", "joulukuu", "stycz",
        "kwiet", "maja ", "sierp", "wrze", "październik", "listopad", "grud",
        "ledna", "únor", "březen", "března", "duben", "dubna", "květen", "května", "červen", "srpen", "srpna", "září",
        "říjen", "října", "prosin", "január", "február", "március", "április", "május", "június", "július",
        "augusztus", "szeptember", "október", "ianuarie", "februarie", "martie", "aprilie", "iunie", "iulie",
        "septembrie", "octombrie", "noiembrie", "decembrie", "январ", "феврал", "март", "апрел", "мая", "июн", "июл",
        "август", "сентябр", "октябр", "ноябр", "декабр", "січ", "лютого", "березн", "квітн", "травн", "червн",
        "липн", "серпн", "верес", "жовтн", "листопад", "грудн", "ocak", "şubat", "nisan", "mayıs", "haziran", "temmuz",
        "ağustos", "eylül", "ekim", "kasım", "aralık", "ιανουαρ", "φεβρουαρ", "μαρτ", "απριλ", "μαΐ", "ιουν", "ιουλ",
        "αυγο", "σεπτεμβρ", "οκτωβρ", "νοεμβρ", "δεκεμβρ", "月号", "月號", "月刊",
    ]

    /// Greetings to whoever reads: what goes to many, or to somebody whom the sender does not know.
    static let openGreeting = [
        "\ndear sir", "\ndear madam", "\ndear friend", "\ndear customer", "\ndear member", "\ndear subscriber",
        "\ndear reader", "\ndear valued", "\ndear user", "\ndear student", "\ndear parent", "\ndear manager",
        "\ndear purchas", "\ndear account", "\ndear beneficiary", "\ndear client", "\ndear supplier", "\ndear email",
        "\ndear homeowner", "\ndear investor", "\ndear candidate", "\ndear applicant", "\ndear traveler",
        "\ndear traveller", "\nhello friend", "\nattention", "\nattn", "\nto whom", "\nladies and gentlemen",
        "\nhello dear", "\nmy dear", "\nsehr geehrte damen", "\nsehr geehrter kunde", "\nsehr geehrte kund",
        "\nliebe kund", "\nlieber kunde", "\nliebe leser", "\nliebe mitglied", "\nmadame, monsieur",
        "\nmonsieur, madame", "\ncher client", "\ncher abonné", "\nestimado cliente", "\nestimada cliente",
        "\nestimado usuario", "\nestimado señor", "\nquerido amigo", "\nprezado cliente", "\nprezado(a)",
        "\nprezado senhor", "\ncaro cliente", "\nolá!", "\ngentile cliente", "\ngentili", "\nbeste klant",
        "\ngeachte klant", "\ngeachte heer/mevrouw", "\nbeste lezer", "\nbästa kund", "\nkära kund", "\nhej kund",
        "\nkjære kunde", "\nkære kunde", "\nhyvä asiakas", "\nszanowni państwo", "\nszanowny kliencie",
        "\nvážený zákazn", "\ntisztelt ügyf", "\ntisztelt hölgy", "\nkedves olvas", "\nstimate client", "\nstimată",
        "\nуважаемые", "\nуважаемый клиент", "\nшановний клієнт", "\nsayın müşteri", "\ndeğerli müşteri",
        "\nαγαπητέ συνδρομητ", "\nαγαπητέ πελάτη", "\n尊敬的客户", "\n尊敬的用户", "\n亲爱的用户", "\n亲爱的客户", "\n親愛的客戶", "\n親愛的會員",
        "\nお客様", "\n고객님", "\n회원님", "\nלקוח יקר", "\nלקוחות יקרים", "\nعزيزي العميل", "\nkính gửi quý khách",
        "\npelanggan yth", "\nเรียน ลูกค้า",
    ]
}
