/// Knows a mailbox that every account has by the names that mail programs and services give it in their languages.
///
/// The names are those of Gmail's labels (as Takeout writes them), Outlook, Thunderbird, Eudora, Apple Mail, Yahoo,
/// web.de, QQ and Naver, in lower case.
struct SystemMailbox: Sendable {
    private let names: Set<String>
    /// The flag (RFC 8621 section 4.1.1) of mail that belongs there, with which some programs mark it instead of moving it.
    let flag: String?
    /// Eudora's name, which is a common word, and a mailbox's only as the whole of its name.
    private let wholeName: String?
    private let holdsFolders: Bool

    private init(_ list: String, flag: String? = nil, wholeName: String? = nil, holdsFolders: Bool = true) {
        (self.flag, self.wholeName, self.holdsFolders) = (flag, wholeName, holdsFolders)
        names = Set(list.split(separator: ",").map { String($0.drop { $0 == " " }) })
    }

    /// Whether the last level of a mailbox's name, or a label, is this mailbox.
    func isNamed(_ mailbox: String) -> Bool {
        isWhole(mailbox) || (mailbox.split(separator: "/").last.map(isLevel) ?? false)
    }

    /// Whether a mailbox is this one or a folder beneath it. What lies beneath an inbox is none: many servers put all
    /// folders there.
    func holds(_ mailbox: String) -> Bool {
        guard holdsFolders else { return isNamed(mailbox) }
        return isWhole(mailbox) || mailbox.split(separator: "/").contains(where: isLevel)
    }

    private func isWhole(_ mailbox: String) -> Bool { wholeName == mailbox.lowercased() }

    /// Programs that fetch mail by IMAP name folders as servers do, with full stops: `INBOX.Sent`, `[Gmail].Trash`.
    private func isLevel(_ level: Substring) -> Bool {
        let level = level.lowercased()
        let server = Self.servers.first { level.hasPrefix($0) }
        let name = server.map { String(level.dropFirst($0.count).split(separator: ".").last ?? "") } ?? level
        return names.contains(name) || Self.withoutAddition(name).map(names.contains) ?? false
    }

    /// Without an account, as Apple Mail names exported mailboxes ("Sent Messages (iCloud)"), or the month of Pine
    /// ("sent-mail-mar-2019"); nil where there is neither.
    private static func withoutAddition(_ name: String) -> String? {
        if name.hasSuffix(")"), let start = name.range(of: " ("), !name[start.upperBound...].contains(" ") {
            return String(name[..<start.lowerBound])
        }
        let parts = name.split(separator: "-")
        guard parts.count > 2, parts[parts.count - 2].count == 3, parts[parts.count - 1].count == 4,
            parts[parts.count - 1].allSatisfy(\.isNumber)
        else { return nil }
        return parts.dropLast(2).joined(separator: "-")
    }

    private static let servers = ["inbox.", "[gmail].", "[google mail]."]

    static let inbox = SystemMailbox(
        """
        inbox, posteingang, boîte de réception, recibidos, bandeja de entrada, posta in arrivo, in arrivo, \
        caixa de entrada, recebidos, postvak in, inkorg, inkorgen, indbakke, innboks, saapuneet, postilaatikko, \
        odebrane, skrzynka odbiorcza, doručená pošta, doručené, doručená, beérkező levelek, beérkező e-mailek, \
        beérkezett üzenetek, mesaje primite, căsuță de intrare, входящие, входящи, вхідні, примљене, primljeno, \
        pristigla pošta, ulazna pošta, prejeto, prejeta pošta, εισερχόμενα, gelen kutusu, דואר נכנס, \
        البريد الوارد, الوارد, صندوق ورودی, صندوق دریافت, इनबॉक्स, ইনবক্স, กล่องจดหมาย, กล่องขาเข้า, \
        hộp thư đến, kotak masuk, peti masuk, 受信トレイ, 受信箱, 받은편지함, 받은 편지함, 받은메일함, 收件箱, 收件匣, 收件夾, safata d'entrada, \
        rebuts, sarrera-ontzia, gautieji, gauti laiškai, iesūtne, sisendkaust, postkast, innhólf, kikasha
        """, wholeName: "in", holdsFolders: false)
    static let unread = SystemMailbox(
        """
        unread, ungelesen, non lus, non lu, messages non lus, no leídos, no leído, no leída, sin leer, \
        non letti, non letto, da leggere, não lidas, não lida, não lidos, não lido, por ler, ongelezen, olästa, \
        oläst, ulæst, ulæste, ulest, uleste, lukematta, lukemattomat, nieprzeczytane, nepřečtené, nepřečteno, \
        nepřečtená, neprečítané, olvasatlan, necitite, necitit, непрочитанные, непрочитанное, непрочетени, \
        непрочетено, непрочитані, непрочитане, непрочитано, nepročitano, nepročitane, neprebrano, neprebrana, \
        μη αναγνωσμένα, μη αναγνωσμένο, αδιάβαστα, okunmamış, okunmayan, okunmadı, לא נקראו, לא נקרא, \
        שלא נקראו, غير مقروءة, غير مقروء, خوانده نشده, خوانده‌نشده, अपठित, অপঠিত, ยังไม่ได้อ่าน, chưa đọc, \
        thư chưa đọc, belum dibaca, 未読, 읽지않음, 읽지 않음, 읽지않은 편지함, 未读, 未讀, no llegits, no llegit, sense llegir, \
        per llegir, irakurri gabe, irakurri gabeak, sen ler, neskaityta, neskaityti, nelasīts, nelasīti, \
        nelasītas, lugemata, ólesið, ólesin, hazijasomwa
        """)
    static let sent = SystemMailbox(
        """
        sent, sent mail, sent items, sent messages, sent-mail, sent-1, sent mails, outbox, gesendet, gesendete objekte, \
        gesendete elemente, gesendete nachrichten, gesendete, postausgang, envoyés, messages envoyés, \
        éléments envoyés, objets envoyés, envoyé, courrier envoyé, enviados, enviado, elementos enviados, \
        mensajes enviados, correo enviado, inviati, inviata, posta inviata, messaggi inviati, elementi inviati, \
        itens enviados, mensagens enviadas, e-mails enviados, enviadas, correio enviado, verzonden, \
        verzonden items, verzonden berichten, verzonden e-mail, skickat, skickade, skickade objekt, \
        skickade meddelanden, sendt, sendte, sendt post, sendte elementer, sendte beskeder, sendt e-post, \
        sendte meldinger, lähetetyt, lähetetyt viestit, lähetetty, lähetetyt kohteet, wysłane, \
        elementy wysłane, wysłane elementy, wysłana poczta, odeslané, odeslaná pošta, odesláno, \
        odeslané zprávy, odoslané, odoslaná pošta, odoslané položky, elküldött, elküldött elemek, \
        elküldött levelek, elküldött üzenetek, trimise, mesaje trimise, elemente trimise, отправленные, \
        отправленное, изпратени, изпратена поща, надіслані, відправлені, послате, послато, poslano, \
        poslane stavke, poslana pošta, poslane poruke, απεσταλμένα, σταλμένα, gönderilmiş, gönderilmiş öğeler, \
        gönderilenler, gönderilmiş postalar, gönderilen, נשלחו, פריטים שנשלחו, דואר שנשלח, مرسل, \
        المرسلة, البريد المرسل, الرسائل المرسلة, العناصر المرسلة, ارسال شده, فرستاده شده, نامه‌های ارسال‌شده, \
        भेजा गया, भेजे गए, প্রেরিত, ส่งแล้ว, จดหมายที่ส่งแล้ว, รายการที่ส่ง, đã gửi, thư đã gửi, mục đã gửi, \
        terkirim, surat terkirim, item terkirim, dihantar, mel dihantar, 送信済み, 送信済みアイテム, 送信済みメール, 送信済みトレイ, \
        送信トレイ, 보낸편지함, 보낸 편지함, 보낸메일함, 보낸 메일함, 已发送, 已发邮件, 已发送邮件, 已傳送, 寄件備份, 已傳送郵件, 寄件匣, 已寄出郵件, enviats, \
        elements enviats, bidalita, bidaliak, išsiųsti, išsiųsta, išsiųsti laiškai, nosūtītie, nosūtīts, \
        saadetud, saadetud kirjad, sendur póstur, sent hlutir, zilizotumwa
        """, wholeName: "out")
    static let starred = SystemMailbox(
        """
        starred, flagged, markiert, suivis, favoris, destacados, destacado, speciali, com estrela, met ster, \
        stjärnmärkta, stjernemarkeret, stjernemerket, tähdellä merkityt, oznaczone gwiazdką, s hvězdičkou, \
        s hviezdičkou, csillagozott, cu stea, помеченные, със звезда, із зірочкою, са звездицом, sa zvjezdicom, \
        z zvezdico, με αστέρι, yıldızlı, מסומן בכוכב, مميز بنجمة, ستاره‌دار, ติดดาว, \
        có gắn dấu sao, berbintang, スター付き, 별표편지함, 已加星标, 已加星號, destacats
        """, flag: "$flagged")
    static let drafts = SystemMailbox(
        """
        draft, drafts, postponed, postponed-msgs, \
        entwürfe, entwurf, brouillons, brouillon, borradores, borrador, bozze, bozza, rascunhos, \
        rascunho, concepten, concept, utkast, kladder, udkast, luonnokset, luonnos, wersje robocze, szkice, \
        koncepty, rozepsané, piszkozatok, mesaje nefinalizate, ciorne, черновики, чернови, чернетки, нацрти, \
        skice, osnutki, πρόχειρα, taslaklar, taslak, טיוטות, المسودات, مسودات, پیش‌نویس‌ها, ดราฟต์, ร่างจดหมาย, \
        ร่าง, thư nháp, bản nháp, nháp, schițe, แบบร่าง, kopie robocze, draf, konsep, 下書き, 임시보관함, 임시 보관함, 草稿, 草稿箱, 草稿夹, esborranys, zirriborroak, juodraščiai, \
        melnraksti, mustandid
        """, flag: "$draft")
    static let spam = SystemMailbox(
        """
        spam, bulk mail, bulk, junk, junk e-mail, junk-e-mail, junk email, junk-email, junk mail, unerwünscht, \
        spamverdacht, нежелательная почта, uønsket e-post, courrier indésirable, \
        indésirables, pourriel, correo no deseado, no deseado, posta indesiderata, indesiderata, \
        lixo eletrônico, lixo eletrónico, ongewenste e-mail, ongewenst, skräppost, uønsket post, søppelpost, \
        roskaposti, wiadomości-śmieci, nevyžádaná pošta, nevyžiadaná pošta, levélszemét, спам, нежелана поща, \
        небажана пошта, непожељна пошта, neželjena pošta, vsiljena pošta, ανεπιθύμητα, \
        ανεπιθύμητη αλληλογραφία, önemsiz, önemsiz e-posta, דואר זבל, ספאם, غير هام, البريد المزعج, هرزنامه, \
        จดหมายขยะ, สแปม, thư rác, 迷惑メール, 스팸, 스팸함, 스팸편지함, 스팸메일함, 정크 메일, 垃圾邮件, 垃圾郵件, correu brossa, šlamštas, mēstules, \
        rämpspost
        """, flag: "$junk")
    static let trash = SystemMailbox(
        """
        trash, 削除済みアイテム, 지운 편지함, bin, deleted, deleted items, deleted messages, papierkorb, gelöscht, \
        gelöschte objekte, \
        gelöschte elemente, corbeille, éléments supprimés, supprimés, papelera, elementos eliminados, \
        eliminados, cestino, posta eliminata, lixeira, lixo, itens excluídos, itens eliminados, prullenbak, \
        verwijderde items, papperskorgen, borttaget, papirkurv, slettet post, slettede elementer, papirkurven, \
        roskakori, poistetut, kosz, elementy usunięte, koš, odstraněná pošta, kôš, odstránená pošta, kuka, \
        lomtár, törölt elemek, coș de gunoi, coșul de gunoi, elemente șterse, العناصر المحذوفة, รายการที่ถูกลบ, корзина, удаленные, кошче, изтрити, кошик, \
        видалені, отпад, smeće, otpad, smeti, koš za smeti, κάδος απορριμμάτων, κάδος, çöp kutusu, \
        silinmiş öğeler, אשפה, פריטים שנמחקו, المهملات, سلة المهملات, زباله‌دان, سطل زباله, ถังขยะ, thùng rác, \
        tempat sampah, sampah, ゴミ箱, 휴지통, 已删除邮件, 已删除, 垃圾桶, 刪除的郵件, paperera, šiukšliadėžė, miskaste, atkritne, \
        prügikast, ruslakista
        """, flag: "$deleted")
}
