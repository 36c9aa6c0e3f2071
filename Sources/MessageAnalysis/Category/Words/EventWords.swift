/// What subjects call one event in one recipient's account, by event and in twenty languages. A phrase is looked for at
/// the beginning of a word.
enum EventWords {
    static let all = [
        shipped, paid, refunded, billed, booked, signed, shared, mentioned, assigned, invited, closed, expiring,
        received,
    ].flatMap { $0 }

    static let shipped = [
        "have shipped", "has left", "was shipped", "was delivered", "arrives ", "package from", "shipment of",
        "відправлено", "посилк", "доставлять", "доставлено", "δέμα", "εστάλη", "παραδίδεται", "παραδόθηκε", "coletul",
        "livrat", "발송", "배송", "dorucen", "odeslán", "wysłan", "doręczon", "feladtuk", "érkezik", "kézbesít",
        "yola çıktı",
    ]

    static let paid = [
        "payment was", "payment of", "payment to", "payment has", "befizetés", "платіж", "платеж", "отклонен",
        "відхилено", "odrzucon", "zamítnut", "sikertelen", "respins", "reddedildi", "απορρίφθηκε",
        "has been declined", "was declined", "abgebucht", "lastschrift", "überweisung", "prélèvement", "virement",
        "domiciliación", "transferencia", "transferência", "pix recebido", "addebito", "bonifico", "incasso",
        "autogiro", "betalingsservice", "przelew", "polecenie zapłaty", "inkaso", "utalás", "havale", "списание",
        "перевод", "переказ", "扣款", "转账", "轉帳", "引き落とし", "振込", "이체", "출금",
    ]

    static let refunded = [
        "refund", "rückerstattung", "erstattung", "reembolso", "rimborso", "terugbetaling", "återbetalning",
        "refusion", "tilbagebetaling", "hyvitys", "zwrot środków", "zwrot pieniędzy", "vrácení peněz", "refundace",
        "visszatérítés", "rambursare", "возврат средств", "возврат денег", "повернення коштів", "para iade",
        "iade edildi", "επιστροφή χρημάτων", "退款", "返金", "환불", "החזר", "استرداد", "hoàn tiền", "pengembalian dana",
        "คืนเงิน",
    ]

    static let billed = [
        "hesap ekstre", "invoice for", "bill for", "statement for", "e-bill", "relevé", "estado de cuenta",
        "extracto", "extrato", "estratto conto", "rekeningoverzicht", "afschrift", "kontoutdrag", "kontoudtog",
        "kontoutskrift", "tiliote", "wyciąg", "výpis z", "számlakivonat", "extrasul", "выписка", "виписка",
        "hesap özeti", "κίνηση λογαριασμού", "αντίγραφο λογαριασμού", "对账单", "帐单", "對帳單", "ご利用明細", "明細書", "明細", "명세서",
        "계산서", "청구서", "เลขที่ใบแจ้งหนี้", "ใบแจ้งหนี้", "kwitansi", "sao kê",
    ]

    static let booked = [
        "напоминание о записи", "нагадування про запис", "check-in is open", "ready to check in", "time to check in",
        "online check-in", "your seat", "confirmed:", "бронювання", "κράτησ", "programarea", "programare",
        "vašeho termínu", "termín", "wizyt", "időpont", "randevu", "ραντεβού", "预约", "預約", "予約", "afspraak",
        "bokade tid", "din tid", "appuntamento", "sua consulta", "tu cita", "lịch hẹn", "janji temu", "นัดหมาย",
    ]

    static let signed = [
        "was signed", "document signed", "signed document", "sign your", "awaiting your signature",
        "for your signature", "signature requested", "unterzeichnet", "unterschrift", "unterschrieben",
        "document signé", "à signer", "votre signature", "firmado", "tu firma", "su firma", "para firmar", "assinado",
        "para assinar", "firmato", "la tua firma", "da firmare", "ondertekend", "ondertekening", "signerats",
        "signering", "underskrevet", "underskrift", "allekirjoit", "podpis", "podepsán", "aláír", "semnat",
        "semnătur", "подписан", "на подпись", "підписано", "підпис", "imzaland", "imzanız", "υπογράφηκε", "υπογραφή",
        "已签署", "签署", "已簽署", "簽署", "署名", "서명", "נחתם", "تم التوقيع", "đã ký", "ditandatangani",
    ]

    static let shared = [
        "shared a ", "shared an ", "shared the", "has shared", "mit ihnen geteilt", "mit dir geteilt",
        "für sie freigegeben", "für dich freigegeben", "hat etwas geteilt", "partagé", "compartió", "ha compartido",
        "compartilhou", "partilhou", "ha condiviso", "condiviso con te", "heeft gedeeld", "met je gedeeld",
        "met u gedeeld", "har delat", "har delt", "on jakanut", "udostępnił", "s vámi sdíl", "sdílí", "zdieľa",
        "megosztott", "a partajat", "поделился с вами", "поделилась с вами", "предоставил вам доступ",
        "надав вам доступ", "поділився", "paylaştı", "μοιράστηκε", "共享了", "与您共享", "分享了", "與您共用", "共有しました", "が共有",
        "공유했습니다", "공유하였습니다", "שיתף", "شارك", "đã chia sẻ", "membagikan", "แชร์",
    ]

    static let mentioned = [
        "replied to your", "commented on your", "reacted to your", "erwähnt", "markiert dich", "hat geantwortet",
        "mentionné", "identifié dans", "a commenté", "a répondu", "te mencionó", "te etiquetó", "comentó",
        "respondió", "mencionou", "marcou você", "comentou", "respondeu", "menzionato", "taggato", "ha commentato",
        "ha risposto", "heeft je genoemd", "heeft gereageerd", "getagd", "nämnde dig", "taggade dig", "kommenterade",
        "nævnte dig", "nevnte deg", "kommenterede", "kommenterte", "mainitsi sinut", "wspomniał", "oznaczył",
        "skomentował", "odpowiedział", "vás zmínil", "vás označil", "okomentoval", "odpověděl", "megemlített",
        "megjelölt", "hozzászólt", "te-a menționat", "a comentat", "a răspuns", "отметил вас", "прокомментировал",
        "ответил", "згадав", "позначив вас", "прокоментував", "відповів", "bahsetti", "seni etiketledi",
        "yorum yaptı", "yanıtladı", "σας ανέφερε", "σχολίασε", "απάντησε", "提到了您", "提及您", "评论了", "回复了", "提及了你", "回覆了",
        "触れました", "メンションされ", "コメントしました", "返信しました", "언급했습니다", "댓글을 남겼습니다", "답글을", "הזכיר אותך", "الإشارة إليك",
        "đã nhắc đến bạn", "menyebut anda", "กล่าวถึงคุณ",
    ]

    static let assigned = [
        "assigned you", "you were assigned", "you have been assigned", "zugewiesen", "vous a été attribué",
        "vous a assigné", "vous a été assigné", "se te ha asignado", "te ha asignado", "te asignó",
        "atribuída a você", "atribuído a você", "atribuiu", "ti è stata assegnata", "ti è stato assegnato",
        "ti ha assegnato", "aan je toegewezen", "aan u toegewezen", "tilldelats", "tilldelade dig", "tildelt",
        "määrätty sinulle", "przypisano", "przypisał", "přiřazen", "priradená", "feladatot rendeltek", "hozzárendel",
        "atribuit", "atribuită", "назначена", "назначил вам", "вам призначено", "призначив вам", "görev atandı",
        "size atandı", "σας ανατέθηκε", "被分配", "分配给您", "分配给你", "指派给", "指派給", "割り当てられ", "할당되었습니다", "할당했습니다", "배정",
        "הוקצתה", "تم تعيين", "được giao", "ditugaskan", "มอบหมาย",
    ]

    static let invited = [
        "vous invite à rejoindre", "приглашает вас в", "запрошує вас до", "you're invited to join",
        "invitation to join", "joined your", "has joined", "hat dich eingeladen", "lädt dich", "lädt sie",
        "te invitó", "heeft u uitgenodigd", "bjudit in dig", "inviteret dig", "invitert deg", "kutsui sinut",
        "zaprosiła", "vás pozval", "vás pozýva", "meghívott", "meghívta", "te-a invitat", "v-a invitat",
        "пригласил вас", "запросив вас", "davet etti", "σας προσκάλεσε", "邀请您加入", "邀请你加入", "邀請您加入", "招待されて", "さんから招待",
        "초대했습니다", "초대하셨습니다", "הזמין אותך", "دعاك", "đã mời bạn", "mengundang anda", "เชิญคุณ",
    ]

    static let closed = [
        "account was", "account has been", "account is", "account of yours", "konto wurde", "konto ist",
        "compte a été", "compte est", "cuenta ha sido", "cuenta fue", "conta foi", "account è stato",
        "account is gesloten", "konto har", "konto er", "tilisi on", "konto zostało", "účet byl", "účet bol",
        "fiókját", "fiókja", "contul tău", "contul dumneavoastr", "аккаунт закрыт", "аккаунт заблокирован",
        "учетная запись", "обліковий запис", "hesabınız", "λογαριασμός σας", "账户已", "帐户已", "账号已", "帳戶已", "アカウントが",
        "アカウントの", "계정이", "החשבון שלך", "تم إغلاق",
    ]

    static let expiring = [
        "scade tra", "scade il", "expires in", "expires on", "expires soon", "expiring", "about to expire",
        "läuft in", "läuft ab", "läuft bald ab", "abgelaufen", "expire dans", "expire le", "a expiré",
        "arrive à échéance", "vence en", "vence el", "ha caducado", "caduca", "expira", "è scaduto", "in scadenza",
        "verloopt", "is verlopen", "går ut ", "har gått ut", "udløber", "utløper", "vanhenee", "wygasa", "wygasł",
        "vyprší", "vypršel", "končí platnost", "lejár", "lejárt", "expiră", "a expirat", "истекает", "истек",
        "заканчивается", "закінчується", "спливає", "sona eriyor", "süresi doluyor", "sona erdi", "λήγει", "έληξε",
        "即将到期", "已到期", "即將到期", "有効期限", "期限切れ", "פג תוקף", "تنتهي صلاحية", "hết hạn", "kedaluwarsa", "หมดอายุ",
    ]

    /// The sender took a request or an order in.
    static let received = [
        "ihre bewerbung", "we've received your", "we got your", "has been received", "request received",
        "request has been", "request was", "anfrage ist eingegangen", "anfrage erhalten", "eingangsbestätigung",
        "nous avons reçu", "nous avons bien reçu", "accusé de réception", "hemos recibido", "recibimos tu",
        "recibimos su", "tu solicitud", "recebemos sua", "recebemos seu", "recebemos a sua", "recebemos o seu",
        "chamado ", "abbiamo ricevuto", "la tua richiesta", "we hebben je", "we hebben uw", "uw aanvraag",
        "je aanvraag", "ontvangstbevestiging", "vi har mottagit", "vi har tagit emot", "ditt ärende",
        "vi har modtaget", "din henvendelse", "vi har mottatt", "olemme vastaanottaneet", "otrzymaliśmy",
        "zgłoszenie", "przyjęliśmy", "přijali jsme", "váš požadavek", "prijali sme", "megkaptuk", "am primit",
        "solicitarea ta", "ваша заявка", "ваш запрос", "вашу заявку", "мы получили", "ми отримали",
        "talebinizi aldık", "talebiniz", "λάβαμε", "αίτημά σας", "您的请求", "已收到您", "已收到您的", "工单", "收到您的", "受け付けました",
        "お問い合わせ", "접수되었습니다", "문의가", "קיבלנו את", "لقد استلمنا", "chúng tôi đã nhận", "kami telah menerima",
        "ได้รับคำขอ",
    ]

    /// What has become of something: the words of state in which most notices end.
    static let state = [
        "cancelled", "canceled", "declined", "approved", "rejected", "confirmed", "completed", "renewed",
        "removed", "resolved", "restored", "failed", "delayed", "submitted", "scheduled", "granted", "denied",
        "expired", "expires", "ends tomorrow", "is ending", "processed", "credited", "charged", "verified",
        "activated", "deactivated", "suspended", "locked", "reactivated", "enrolled", "closed", "reopened",
        "accepted", "overdue", "pending", "on hold", "in transit", "is ready", "are ready", "ready to collect",
        "ready for pick", "ready for collection", "ready to download", "ready to sign", "backordered",
        "out of stock", "statement available", "results available", "recording available", "gate change",
        "schedule change", "status update", "order update", "order complete", "waitlist", "rsvp",
        "you're registered", "you are registered", "you're going to", "you're booked", "is booked",
        "due tomorrow", "due today", "items due", "new message", "voicemail", "missed call", "new fax",
        "sent you", "is waiting for your", "access request", "requested access", "permission", "changed",
        "account recovery", "recovery code", "login from", "verify it's you", "sign in to", "trial ends",
        "trial is", "your trial", "prescription", "test results", "results of your", "tax documents",
        "autopay", "you've got money", "money received", "dispute", "document shared", "build passed",
        "build failed", "deployment", "incident", "service restored", "maintenance", "grade posted",
        "your parking", "class booking", "your exam", "your interview", "bereit", "abholbereit", "liegt vor",
        "liegt bereit", "abgeschlossen", "genehmigt", "abgelehnt", "bestätigt", "geändert", "aktualisiert",
        "fehlgeschlagen", "verspätet", "verschoben", "eingegangen", "freigeschaltet", "gesperrt", "aktiviert",
        "deaktiviert", "gekündigt", "verlängert", "erledigt", "neue nachricht", "ihre fahr", "ihr ticket",
        "dein ticket", "ihr rezept", "ihr befund", "probezeit", "probezeitraum", "testphase", "zustellversuch",
        "est prêt", "sont prêt", "prêt à", "prête à", "confirmé", "annulé", "modifié", "validé", "refusé",
        "accepté", "expiré", "se termine", "reporté", "retardé", "activé", "désactivé", "bloqué",
        "nouveau message", "votre ticket", "votre ordonnance", "votre essai", "tentative de livraison",
        "listo para", "lista para", "confirmad", "cancelad", "actualizad", "aprobad", "rechazad", "vencid",
        "tu prueba", "su prueba", "pendiente", "procesad", "activad", "bloquead", "fallid", "reprogramad",
        "nuevo mensaje", "tu ticket", "su ticket", "intento de entrega", "pronto para", "pronta para",
        "atualizad", "aprovad", "recusad", "seu teste", "sua avaliação gratuita", "pendente", "processad",
        "ativad", "reagendad", "nova mensagem", "tentativa de entrega", "pronto per", "pronta per",
        "confermat", "annullat", "aggiornat", "approvat", "rifiutat", "scadut", "sta per scadere",
        "in attesa di", "attivat", "bloccat", "completat", "rimborsat", "nuovo messaggio", "tentata consegna",
        "mancata consegna", "klaar om", "staat klaar", "bevestigd", "geannuleerd", "gewijzigd", "goedgekeurd",
        "afgewezen", "loopt af", "mislukt", "vertraagd", "geactiveerd", "geblokkeerd", "voltooid",
        "nieuw bericht", "proefperiode", "redo att", "klar til", "klar for", "bekräftad", "bekræftet",
        "bekreftet", "avbokad", "inställd", "ändrad", "ændret", "endret", "godkänd", "godkendt", "godkjent",
        "försenad", "forsinket", "misslyckades", "mislykkedes", "nytt meddelande", "ny besked", "ny melding",
        "provperiod", "prøveperiode", "valmis noudettavaksi", "vahvistettu", "peruttu", "muutettu",
        "hyväksytty", "hylätty", "myöhässä", "uusi viesti", "gotowe do", "gotowy do", "gotowa do",
        "potwierdzon", "anulowan", "zmienion", "zatwierdzon", "odrzucon", "wygasł", "zakończon", "opóźnion",
        "aktywowan", "zablokowan", "nowa wiadomość", "okres próbny", "připraven", "pripraven", "potvrzen",
        "potvrden", "zrušen", "změněn", "zmenen", "schválen", "zamítnut", "vypršel", "dokončen", "zpožděn",
        "aktivován", "zablokován", "nová zpráva", "nová správa", "elkészült", "átvehető", "visszaigazol",
        "törölve", "módosult", "jóváhagy", "elutasít", "lejárt", "késik", "aktivál", "zárolt", "új üzenet",
        "este gata", "gata de", "confirmat", "anulat", "modificat", "aprobat", "respins", "expirat",
        "finalizat", "întârziat", "activat", "blocat", "mesaj nou", "готов к", "готова к", "подтвержден",
        "отменен", "изменен", "одобрен", "отклонен", "завершен", "задерж", "активирован", "заблокирован",
        "новое сообщение", "пробный период", "готове до", "підтверджен", "скасован", "змінен", "схвален",
        "відхилен", "завершен", "затрим", "активован", "заблокован", "нове повідомлення", "hazır", "onaylandı",
        "iptal edildi", "değiştirildi", "güncellendi", "reddedildi", "alındı", "sona erdi", "tamamlandı",
        "gecik", "etkinleştirildi", "engellendi", "askıya", "yeni mesaj", "deneme süre", "έτοιμ",
        "επιβεβαιώθηκε", "ακυρώθηκε", "άλλαξε", "εγκρίθηκε", "απορρίφθηκε", "ελήφθη", "έληξε", "ολοκληρώθηκε",
        "καθυστ", "ενεργοποιήθηκε", "νέο μήνυμα", "已完成", "已确认", "已取消", "已更改", "已更新", "已批准", "已通过", "已拒绝",
        "已到账", "已过期", "可取", "待取", "待处理", "失败", "成功", "延误", "已激活", "已锁定", "新消息", "通知", "提醒", "已確認", "已變更",
        "新訊息", "失敗", "完了", "確定しました", "変更", "承認", "却下", "準備ができ", "受け取り", "遅延", "失敗", "有効化", "ロック", "新着メッセージ",
        "ご確認ください", "완료", "확정", "취소", "변경", "승인", "거절", "수령", "지연", "실패", "활성화", "잠금", "새 메시지", "도착했습니다",
        "אושר", "בוטל", "עודכן", "נכשל", "הודעה חדשה", "تم تأكيد", "تم إلغاء", "تم تحديث", "فشل",
        "رسالة جديدة", "đã xác nhận", "đã hủy", "đã cập nhật", "thất bại", "tin nhắn mới",
        "telah dikonfirmasi", "dibatalkan", "diperbarui", "gagal", "pesan baru", "ยืนยันแล้ว", "ยกเลิกแล้ว",
        "ข้อความใหม่",
    ]

    /// Thanks for something that the recipient did, and what asks them to do something about their account. Letters use
    /// these words as well.
    static let thanks = [
        "thank you for your", "thanks for your", "thank you for choosing", "thank you for visiting", "danke für ihre",
        "danke für ihren", "danke für deine", "danke für deinen", "vielen dank für ihre", "vielen dank für ihren",
        "vielen dank für deine", "merci pour votre", "merci de votre", "gracias por tu", "gracias por su",
        "obrigado pela", "obrigado pelo", "obrigada pela", "grazie per la tua", "grazie per il tuo",
        "grazie per aver", "bedankt voor je", "bedankt voor uw", "tack för din", "tack för ditt", "takk for din",
        "tak for din", "tak for dit", "kiitos tilauksesta", "kiitos ostoksesta", "dziękujemy za", "děkujeme za",
        "ďakujeme za", "köszönjük", "mulțumim pentru", "vă mulțumim", "спасибо за ваш", "благодарим за",
        "дякуємо за ваш", "için teşekkür", "ευχαριστούμε για", "感谢您", "謝謝您", "感謝您", "ありがとうございます", "감사합니다", "תודה על",
        "شكرا ل", "cảm ơn bạn", "terima kasih atas", "ihre spende", "deine spende", "spendenbescheinigung",
        "votre don", "reçu fiscal", "tu donación", "su donación", "sua doação", "la tua donazione", "je donatie",
        "uw gift", "din gåva", "din donation", "darowizn", "váš dar", "adomány", "donația", "пожертвован",
        "bağışınız", "action required", "action needed", "response required", "mailbox is", "storage is",
        "almost full", "quota", "handlung erforderlich", "maßnahme erforderlich", "action requise",
        "acción requerida", "acción necesaria", "ação necessária", "azione richiesta", "actie vereist",
        "åtgärd krävs", "wymagane działanie", "vyžadována akce", "требуется действие", "потрібна дія",
        "işlem gerekli", "απαιτείται ενέργεια", "需要操作", "需要您", "要対応", "조치 필요",
    ]

    /// Sign-in, verification and passwords, besides ``SubjectWords/security``.
    static let security = [
        "please confirm your", "please confirm:", "confirm your e", "cod de securitate", "verify you", "reset your",
        "sign-in from", "signed in", "logged in", "log in to", "magic link", "login link", "jelszav", "doğrulay",
        "doğrulama", "erősítse meg", "confirmă", "resetează", "autentificare", "codul tău", "επιβεβαιώστε",
        "επαλήθευσ", "κωδικ", "σύνδεση στον λογαριασμό", "验证您", "验证你", "驗證您", "メールアドレスの確認", "アドレスの確認", "認証して", "인증해",
        "로그인", "hesla", "přihlášení", "bejelentkez", "вход в", "вхід до", "новий вхід", "пароля", "aanmelding bij",
        "nyt login", "ny inloggning", "ny pålogging", "login på din", "einmalpasswort", "anmeldung bei ihrem",
        "anmeldung bei deinem", "code à usage unique", "connexion à votre", "clave de acceso", "código de uso único",
        "accesso al tuo", "oturum aç",
    ]

    /// Offers and teasers, besides ``SubjectWords/promotion``.
    static let promotion = [
        "favoritas", "favoritos", "preferiti", "preferite", "preferidas", "%オフ", "sommerangebot", "herbstangebot",
        "nuestra selección", "la nostra selezione", "nossa seleção", "favourite", "favorite", "a letter from",
        "frühlings", "unsere schönsten", "unsere besten", "gewinnen sie", "gewinne ", "tag der offenen tür",
        "magazin", "so finden sie", "jusqu'à -", "jusqu’à", "nos plus", "gagnez", "portes ouvertes", "nos meilleur",
        "puertas abiertas", "gana un", "gana una", "última chance", "portas abertas", "ganhe", "ultima occasione",
        "ultimi giorni", "porte aperte", "vinci un", "laatste kans", "onze mooiste", "onze beste", "open dag",
        "win een", "sista chansen", "våra bästa", "vinn en", "sidste chance", "vores bedste", "vind en",
        "siste sjanse", "nowości", "% taniej", "ostatnia szansa", "nasze ulubione", "dzień otwarty", "wygraj",
        "poslední šance", "naše nej", "vyhrajte", "utolsó esély", "kedvenc", "nyerjen", "ultima șansă",
        "cele mai bune", "câștigă", "новинки", "последний шанс", "наши любимые", "уже здесь", "день открытых дверей",
        "выиграйте", "останній шанс", "наші улюблені", "виграйте", "son şans", "son günler", "en sevilen",
        "τελευταία ευκαιρία", "κερδίστε", "αγαπημέν", "上市", "最后机会", "大促", "推荐", "开放日", "赢取", "新品", "最後機會", "登場",
        "最終日", "選び方", "特集", "オープンデー", "当たる", "プレゼント", "신상품", "마지막 기회", "고르는", "기획전", "경품", "오픈데이",
    ]
}
