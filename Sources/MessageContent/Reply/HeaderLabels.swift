/// The header fields above a quoted message, and how mail programs translate their names.
enum HeaderLabel: UInt8, Sendable {
    case from, date, to, cc, subject, replyTo

    /// The meaning of each label in lower case. A label with several meanings (Spanish and Italian `A`, Polish `Od`)
    /// has the most frequent one, since only the count of different meanings decides.
    static let meanings: [String: HeaderLabel] = {
        var table: [String: HeaderLabel] = [:]
        for (meaning, labels) in translations {
            for label in labels where table[label] == nil { table[label] = meaning }
        }
        return table
    }()

    private static let translations: KeyValuePairs<HeaderLabel, [String]> = [
        .from: [
            "from", "von", "de", "da", "van", "från", "fra", "frá", "lähettäjä", "saatja", "od", "ot",
            "от", "від", "ад", "kimden", "gönderen", "από", "feladó", "de la", "expeditor", "expéditeur",
            "mittente", "remitente", "remetente", "afzender", "avsändare", "nadawca", "odesílatel",
            "odosielateľ", "pošiljatelj", "šalje", "отправитель", "відправник", "подател", "nuo", "no",
            "nork", "发件人", "寄件者", "寄件人", "差出人", "送信者", "보낸 사람", "보낸사람", "מאת", "من", "از", "từ",
            "người gửi", "จาก", "dari", "daripada", "кімнен", "од", "발신", "mula kay", "प्रेषक",
        ],
        .date: [
            "sent", "date", "gesendet", "gesendet am", "datum", "envoyé", "envoyé le", "envoyé par",
            "enviado", "enviado el", "enviada em", "enviado em", "enviat", "fecha", "data", "inviato",
            "verzonden", "skickat", "sendt", "dato", "sent on", "lähetetty", "päivämäärä", "päiväys",
            "wysłano", "wysłane", "odesláno", "odoslané", "poslano", "poslato", "отправлено", "дата",
            "надіслано", "изпратено", "gönderilme", "gönderildi", "gönderme tarihi", "tarih", "elküldve",
            "küldve", "dátum", "trimis", "data trimiterii", "στάλθηκε", "ημερομηνία", "发送时间", "发送日期",
            "發送日期", "日期", "时间", "寄件日期", "傳送時間", "送信日時", "送信日", "日時", "日付", "보낸 날짜", "보낸날짜", "날짜", "נשלח",
            "תאריך", "تاريخ", "تاريخ الإرسال", "تم الإرسال", "đã gửi", "ngày", "ส่ง", "วันที่", "dikirim",
            "tanggal", "saadetud", "saatmisaeg", "испратено", "भेजा गया", "жіберілген күні", "жіберілді", "dihantar",
            "terkirim", "ส่งเมื่อ", "bidalia", "išsiųsta", "nosūtīts",
        ],
        .to: [
            "to", "an", "à", "a", "para", "aan", "till", "til", "vastaanottaja", "vast.ott", "saaja", "do",
            "dla", "komu", "per", "pro", "za", "кому", "до", "kime", "alıcı", "címzett", "către", "προς",
            "destinataire", "destinatario", "destinatário", "destinatari", "per a", "empfänger",
            "adressat", "получатель", "收件人", "收件者", "宛先", "받는 사람", "받는사람", "אל", "إلى", "به", "đến", "tới",
            "ถึง", "adressaat", "prima", "प्रति", "кімге", "ke", "nori", "kepada", "untuk", "kam",
        ],
        .cc: [
            "cc", "cópia", "copia", "copie", "copie à", "kopie", "kopia", "kopi", "kopie (cc)", "копия",
            "копія", "bilgi", "másolatot kap", "másolat", "κοιν", "dw", "udw", "抄送", "副本", "참조", "עותק",
            "نسخة",
        ],
        .subject: [
            "subject", "betreff", "objet", "sujet", "asunto", "assunto", "oggetto", "onderwerp", "ämne",
            "emne", "aihe", "efni", "temat", "předmět", "predmet", "naslov", "zadeva", "тема", "относно",
            "konu", "tárgy", "subiect", "θέμα", "assumpte", "gaia", "teema", "tema", "主题", "主旨", "主題",
            "件名", "제목", "נושא", "الموضوع", "موضوع", "chủ đề", "tiêu đề", "เรื่อง", "perihal", "subjek",
            "subyek", "विषय", "предмет", "тақырып", "ชื่อเรื่อง",
        ],
        .replyTo: [
            "reply-to", "reply to", "antwort an", "répondre à", "responder a", "responder para",
            "rispondi a", "risposta", "antwoord aan", "svar till", "svar til", "odpowiedz do", "ответить",
            "回复", "返信先",
        ],
    ]
}
