import Bytes

/// The fields of a form on a web page, as the page's program mails them to its owner: `Name: Bo`, `Message: …`.
enum FormFields {
    /// How many lines of the beginning are looked at.
    private static let lines = 16
    /// In bytes.
    private static let longestLabel = 40

    /// The label of the message, where the text begins with fields that say who writes; nil for other texts.
    static func message(in text: UnsafeBufferPointer<UInt8>) -> String? {
        var hasSender = false
        var start = 0
        var count = 0
        while start < text.count, count < lines {
            let end = text[start...].firstIndex(of: 0x0A) ?? text.count
            let line = text[start..<end].drop { $0 <= 0x20 || $0 == 0x2A }
            start = end + 1
            guard !line.isEmpty else { continue }
            count += 1
            guard let label = label(of: line) else {
                // Text before any field is a letter.
                if !hasSender { return nil }
                continue
            }
            if hasSender, messages.contains(label) { return label }
            if senders.contains(label) { hasSender = true } else if !hasSender { return nil }
        }
        return nil
    }

    /// What stands before the colon of a line, in lower case.
    private static func label(of line: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        let head = line.prefix(longestLabel)
        // A full-width colon is EF BC 9A.
        let wide = head.indices.first { head[$0...].starts(with: [0xEF, 0xBC, 0x9A]) }
        guard let colon = [head.firstIndex(of: 0x3A), wide].compactMap(\.self).min(), colon > head.startIndex else {
            return nil
        }
        let label = head[..<colon].reversed().drop { $0 <= 0x20 || $0 == 0x2A }.reversed()
        return String(decoding: Array(label), as: UTF8.self).lowercased()
    }

    private static func set(_ list: String) -> Set<String> { Set(list.split(separator: "|").map(String.init)) }

    private static let senders = set(
        """
        from|name|full name|your name|first name|last name|sender|e-mail|email|your e-mail|your email|email address|phone|\
        von|vorname|nachname|ihr name|absender|e-mail-adresse|nom|prénom|nom et prénom|votre nom|courriel|adresse e-mail|de|\
        nombre|nombre y apellidos|su nombre|correo|correo electrónico|nome|nome e cognome|cognome|il tuo nome|da|email *|\
        nome completo|seu nome|naam|uw naam|van|namn|ditt namn|från|navn|dit navn|fra|nimi|nimesi|imię|imię i nazwisko|\
        nazwisko|od|adres e-mail|jméno|jméno a příjmení|meno|név|feladó|nume|nume și prenume|de la|ime|ime i prezime|\
        ime in priimek|имя|ваше имя|от|фио|ім'я|від|име|ad|ad soyad|adı soyadı|isim|kimden|όνομα|ονοματεπώνυμο|από|vardas|\
        vārds|שם|الاسم|نام|お名前|名前|氏名|メールアドレス|姓名|名字|邮箱|電子郵件|이름|성함|이메일|tên|họ tên|họ và tên|nama
        """)

    private static let messages = set(
        """
        message|message body|your message|comment|comments|enquiry|inquiry|your enquiry|question|nachricht|ihre nachricht|\
        nachrichtentext|mitteilung|anfrage|kommentar|corps du message|votre message|commentaire|demande|mensaje|su mensaje|\
        cuerpo del mensaje|consulta|comentarios|messaggio|il tuo messaggio|corpo del messaggio|richiesta|mensagem|\
        sua mensagem|corpo da mensagem|bericht|uw bericht|berichttekst|vraag|opmerkingen|meddelande|ditt meddelande|besked|\
        din besked|melding|beskjed|viesti|viestisi|wiadomość|treść wiadomości|treść|zpráva|text zprávy|správa|üzenet|mesaj|\
        mesajul|poruka|sporočilo|сообщение|текст сообщения|вопрос|повідомлення|съобщение|mesajınız|μήνυμα|žinutė|ziņa|\
        הודעה|الرسالة|پیام|お問い合わせ内容|お問合せ内容|メッセージ|内容|留言|留言内容|消息|訊息|메시지|문의내용|문의 내용|내용|nội dung|\
        tin nhắn|pesan
        """)
}
