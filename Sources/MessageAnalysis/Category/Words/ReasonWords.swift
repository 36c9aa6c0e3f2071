/// Words of bodies that tell why software wrote: it was asked to, an item changed, a build ended; and the footers of
/// discussion lists.
enum ReasonWords {
    /// The recipient asked for it, or holds an account with the sender.
    static let requested = [
        "as you requested", "as requested", "has asked for", "someone asked", "somebody asked", "at this address",
        "if it was not you", "if that was not you", "you requested", "you have requested", "at your request",
        "you asked us", "your recent request", "you recently", "because you enabled", "because you are watching",
        "because you were mentioned", "because you are subscribed to this thread", "because you commented",
        "because you authored", "a thread you are watching", "you are subscribed to the forum",
        "you are subscribed to the thread", "someone (hopefully you)", "hopefully you", "if you did not",
        "if you didn't", "if this was not you", "if this wasn't you", "si no has solicitado", "si no ha solicitado",
        "si no reconoces", "se non hai richiesto", "se non riconosci", "om du inte har begärt",
        "hvis du ikke har bedt", "jeśli to nie ty", "jeśli nie prosił", "если вы не запрашивали",
        "если это были не вы", "якщо це були не ви", "якщо ви не запитували", "αν δεν ζητήσατε",
        "nếu bạn không yêu cầu", "jika anda tidak meminta", "אם לא ביקשת", "إذا لم تطلب", "we received a request",
        "we have received a request", "you have been", "you've been", "your account", "your card", "your bank",
        "your balance", "has invited you", "sent you", "forwarded you", "shared with you",
        "the following transaction", "will be charged", "has been charged", "due to expire", "will expire",
        "has been processed", "has been received", "has been renewed", "account ending", "ending in",
        "this is to confirm", "this is to inform", "to confirm that", "confirm receipt", "we have received your",
        "thank you for your order", "thank you for your purchase", "thank you for your payment",
        "thank you for registering", "thank you for signing up", "thanks for signing up", "thanks for subscribing",
        "thank you for subscribing", "wie gewünscht", "auf ihren wunsch", "du hast angefordert",
        "sie haben angefordert", "ihr konto", "dein konto", "ihr kundenkonto", "wenn sie diese anfrage nicht",
        "falls sie das nicht", "falls du das nicht", "vielen dank für ihre bestellung",
        "vielen dank für deine bestellung", "danke für deine bestellung", "vielen dank für ihre anmeldung",
        "hiermit bestätigen wir", "wir bestätigen", "votre demande", "vous avez demandé", "votre compte",
        "si vous n'êtes pas à l'origine", "si vous n'avez pas", "merci pour votre commande",
        "merci de votre commande", "nous confirmons", "nous vous confirmons", "has solicitado", "ha solicitado",
        "tu cuenta", "su cuenta", "si no fuiste", "gracias por tu compra", "gracias por su compra",
        "gracias por tu pedido", "le confirmamos", "te confirmamos", "você solicitou", "sua conta", "se você não",
        "se não foi você", "obrigado pela sua compra", "obrigado pela compra", "confirmamos", "hai richiesto",
        "ha richiesto", "il tuo account", "il suo account", "se non sei stato", "grazie per il tuo ordine",
        "grazie per aver", "confermiamo", "je hebt aangevraagd", "u heeft aangevraagd", "als je dit niet",
        "als u dit niet", "bedankt voor je bestelling", "bedankt voor uw bestelling", "wij bevestigen", "ditt konto",
        "du har begärt", "tack för din beställning", "vi bekräftar", "takk for din bestilling",
        "tak for din bestilling", "vi bekrefter", "vi bekræfter", "kiitos tilauksestasi", "vahvistamme",
        "twoje konto", "dziękujemy za zamówienie", "potwierdzamy", "váš účet", "vašeho účtu", "pokud jste",
        "děkujeme za objednávku", "potvrzujeme", "ďakujeme za objednávku", "potvrdzujeme", "fiókja",
        "köszönjük megrendelés", "köszönjük a rendelés", "visszaigazoljuk", "contul dumneavoastr", "contul tău",
        "vă mulțumim pentru comand", "confirmăm", "ваш аккаунт", "вашего аккаунта", "вы запросили",
        "спасибо за заказ", "благодарим вас за", "подтверждаем", "сообщаем", "вам выставлен", "ваш обліковий",
        "дякуємо за замовлення", "hesabınız", "talebiniz", "eğer bu işlemi", "siparişiniz için teşekkür",
        "onaylıyoruz", "ο λογαριασμός σας", "ευχαριστούμε για την παραγγελία", "σας ενημερώνουμε", "您的账户", "您的帐户",
        "您的訂單", "您的订单", "如非本人", "如果不是您", "感谢您的订单", "感謝您的訂購", "您申请", "您已", "お客様の", "ご注文ありがとう", "お申し込み", "心当たりがない",
        "お心当たりのない", "ご依頼", "고객님의", "회원님의", "본인이 아니", "주문해 주셔서", "요청하신", "החשבון שלך", "תודה על הזמנתך", "حسابك",
        "شكرا لطلبك", "tài khoản của bạn", "cảm ơn bạn đã đặt", "akun anda", "terima kasih atas", "บัญชีของคุณ",
        "หากคุณไม่ได้",
    ]

    /// What trackers, forges and repositories write of an item.
    static let itemState = [
        "was applied to", "has been applied", "has been merged", "was merged", "has been pushed", "pushed to",
        "uploaded a new version", "has been accepted", "has been uploaded", "has been closed", "has been reopened",
        "has been fixed", "has been resolved", "has been assigned", "marked as", "changed the status",
        "changed status", "status changed", "opened a new issue", "opened an issue", "requested your review",
        "requested changes", "approved these changes", "commented on", "left a comment", "replied to", "reported by",
        "the following commit", "the pull request you sent", "your patch", "your branch", "your pull request",
        "your merge request", "the patch titled", "queued for", "added to the", "is now in", "product:", "component:",
        "severity:", "priority:", "resolution:", "assignee:", "assigned to:", "reporter:", "milestone:",
        "log message:", "modified paths:", "changed paths:", "author:", "revision:", "changeset", "commit:",
        "you are receiving this mail because", "you are the assignee", "you are watching", "you reported the bug",
        "visit topic", "view this thread", "view thread", "reply to this email directly", "there have been",
        "new threads", "new replies", "new posts",
    ]

    /// What test labs and build servers report.
    static let buildReport = [
        "test robot", "auto build test", "build warning", "build error", "build fail", "build succe", "build status",
        "build #", "build log", "failed to build", "ftbfs", "tests passed", "tests failed", "test failed",
        "test results", "test report", "test summary", "regressions found", "no regressions", "new regressions",
        "boot test", "compiled successfully", "compilation failed", "exit status", "exit code", "job failed",
        "job succeeded", "failed jobs", "reproduce (this is", "config: ", "compiler: ", "bisection", "passed:",
        "failed:", "skipped:",
    ]

    /// How issues of a periodical speak of themselves.
    static let periodical = [
        "in this issue", "in the last issue", "in our last issue", "next issue", "back issues", "previous issues",
        "this week's issue", "this month's issue", "today's topics", "table of contents", "editor's note",
        "from the editor", "issn ", "a publication of", "published by", "published weekly", "published monthly",
        "this newsletter", "our newsletter", "the newsletter", "welcome to the latest", "in this edition",
        "this edition", "e-newsletter", "press release", "for immediate release", "news in brief", "headlines",
        "top stories", "upcoming events", "in dieser ausgabe", "diese ausgabe", "unser newsletter",
        "dieser newsletter", "diesen newsletter", "pressemitteilung", "inhalt dieser", "dans ce numéro",
        "cette newsletter", "notre newsletter", "cette infolettre", "communiqué de presse", "au sommaire",
        "en este número", "en esta edición", "este boletín", "nuestro boletín", "nota de prensa",
        "comunicado de prensa", "nesta edição", "este boletim", "nossa newsletter", "comunicado à imprensa",
        "in questo numero", "questa newsletter", "la nostra newsletter", "comunicato stampa", "in deze editie",
        "in dit nummer", "deze nieuwsbrief", "onze nieuwsbrief", "persbericht", "i detta nummer", "detta nyhetsbrev",
        "vårt nyhetsbrev", "pressmeddelande", "i dette nummer", "dette nyhetsbrev", "dette nyhedsbrev",
        "tämä uutiskirje", "w tym numerze", "ten newsletter", "nasz newsletter", "informacja prasowa",
        "v tomto čísle", "tento newsletter", "náš newsletter", "tisková zpráva", "ebben a számban", "hírlevelünk",
        "în acest număr", "acest newsletter", "в этом выпуске", "в номере", "наша рассылка", "эта рассылка",
        "пресс-релиз", "у цьому випуску", "bu sayıda", "bültenimiz", "basın bülteni", "σε αυτό το τεύχος",
        "δελτίο τύπου", "本期", "本期内容", "プレスリリース", "本メールマガジン", "このメルマガ", "보도자료", "이번 호", "בגיליון", "في هذا العدد",
    ]

    /// Footers that the software of discussion lists adds, and that stay where its fields were lost.
    static let listFooter = [
        "mailing list\n", "maillist  -", "mailing list  -", "mailing list -- ", "mailman/listinfo", "/listinfo/",
        "to unsubscribe send an email to", "to unsubscribe from this group", "to unsubscribe from this list",
        "to unsubscribe, e-mail:", "to unsubscribe, email", "for additional commands", "to post to this group",
        "to post to this list", "subscribed to the google groups", "groups.google.com", "groups.yahoo.com",
        "yahoo! groups", "groups.io/g/", "send the line \"unsubscribe", "send line \"unsubscribe",
        "the body of a message to majordomo", "majordomo info", "majordomo@", "listserv@", "sympa@", "-unsubscribe@",
        "-request@", "-leave@", "list archives", "list archive:", "archives at", "please read the faq",
        "lists.sourceforge.net", "wikis/listinfo", "this sf.net email is sponsored", "posted via",
    ]
    static let footerIndex = PhraseIndex<BodyTopic>([(.listFooter, listFooter)])

    /// What programs print of files, disks and processes.
    static let machineOutput =
        [
            "rsync", "exit code", "exit status", "load average", "mounted on", "filesystem", "kernel:", "syslog",
            "inode", "snapshot", "tar:", "mysqldump", "stderr", "stdout", "traceback", "permission denied",
            "no such file", "connection refused", "timed out", "return code", "started at", "finished at", "elapsed",
            "startzeit", "endzeit", "uptime", "alertname", "sent by grafana", "fail2ban", "iptables", "silence: http",
            "errors:", "warnings:", "ok\n", "failed\n",
        ] + ["/dev/", "/var/", "/etc/", "/home", "/srv", "/usr/", "/mnt/", "/opt/"].flatMap { [" " + $0, "\n" + $0] }

    /// The lines of developers who vouch for a patch.
    static let signedOff = [
        "signed-off-by:", "reviewed-by:", "acked-by:", "tested-by:", "reported-by:", "suggested-by:",
    ]
}
