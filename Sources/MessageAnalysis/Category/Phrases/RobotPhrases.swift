/// What software writes when it answers mail, or reports on mail and machines. By topic and language, in lower case; a phrase is found at the beginning of a word.
enum RobotPhrases {
    /// The body of an automatic absence reply.
    static let absence = PhraseTable.phrases(
        """
        ar: أنا خارج المكتب, انا خارج المكتب, أنا حاليا في إجازة, انا في اجازة, أنا في إجازة, سأكون خارج المكتب, \
            سأرد عليكم عند عودتي, سأرد على رسالتك عند, سأعود إلى المكتب, سأعود الى المكتب, خلال فترة غيابي, \
            لن يتم تحويل رسالتك, خارج مقر العمل
        bg: извън офиса съм, в отпуск съм до, ще бъда в отпуск, не съм в офиса, няма да бъда в офиса, \
            по време на отсъствието ми, в мое отсъствие, ще ви отговоря след завръщане, ще отговоря при завръщане, \
            след завръщането ми, няма да бъде препратено, ограничен достъп до електронната, \
            при спешни случаи се обърнете, в болничен съм
        bn: আমি অফিসের বাইরে, আমি অফিসে নেই, আমি ছুটিতে আছি, আমি বর্তমানে ছুটিতে, আমি বর্তমানে অফিসের, \
            ফিরে এসে উত্তর, ফিরে এসে আপনার, ফেরার পর উত্তর, অফিসে ফিরে, আমার অনুপস্থিতিতে, ইমেল ফরোয়ার্ড করা হবে না, \
            মাতৃত্বকালীন ছুটিতে
        ca: sóc fora de, estaré fora de, estic de vacances, seré fora de l'oficina, no seré al despatx, \
            fora de l'oficina fins, respondré a la tornada, contestaré a la tornada, \
            el vostre missatge no serà reenviat, de baixa maternal, sere fora de l'oficina, no sere al despatx, \
            respondre a la tornada, contestare a la tornada
        cs: jsem mimo kancelář, jsem na dovolené do, po dobu mé nepřítomnosti, v době mé nepřítomnosti, \
            odpovím po svém návratu, odpovím vám po návratu, vaše zpráva nebude přeposlána, \
            zprávy nejsou přeposílány, omezený přístup k e-mailu, v naléhavých případech kontaktujte, \
            momentálně nejsem přítom, jsem v pracovní neschopnosti
        da: jeg er ikke på kontoret, under mit fravær, i mit fravær, bliver ikke videresendt, i presserende tilfælde, \
            ved hastesager, er på barsel, begrænset adgang til mail, besvarer din mail når
        de: bin derzeit nicht erreichbar, bin zur zeit nicht im haus, bin zurzeit abwesend, \
            in dringenden fällen wende, werden nicht weitergeleitet, während meiner abwesenheit wenden, \
            keinen zugriff auf meine e-mails, befinde mich in elternzeit, meine vertretung übernimmt
        el: είμαι εκτός γραφείου, θα είμαι εκτός γραφείου, λείπω από το γραφείο, βρίσκομαι σε άδεια, είμαι σε άδεια, \
            θα απουσιάζω έως, κατά την απουσία μου, διάρκεια της απουσίας μου, απαντήσω με την επιστροφή, \
            θα απαντήσω στο μήνυμά, μήνυμά σας δεν θα προωθηθεί, περιορισμένη πρόσβαση στο email, \
            για επείγοντα θέματα επικοινωνήστε
        en: currently out of the office, will reply on my return, reply to your email when i return, \
            respond upon my return, in my absence please contact, for urgent matters please contact, \
            mail will not be forwarded, no access to my email
        es: estaré fuera de la oficina, estare fuera de la oficina, me encuentro fuera de la oficina, \
            me encuentro de vacaciones, acceso limitado al correo, acceso limitado a mi correo, \
            responderé a mi vuelta, contestaré a mi vuelta, en mi ausencia puede, durante mi ausencia puede, \
            para asuntos urgentes, de baja por maternidad
        et: olen kontorist väljas, viibin kontorist eemal, ei viibi kontoris, viibin puhkusel, olen puhkusel kuni, \
            minu äraoleku ajal, minu puhkuse ajal, vastan naastes, vastan teile naastes, vastan kirjale pärast, \
            teie kirja ei edastata, kirju ei suunata edasi, piiratud juurdepääs e-post, \
            kiireloomulistes küsimustes pöördu
        fa: در دفتر نیستم, در محل کار نیستم, در مرخصی هستم, در مرخصی به سر, در حال حاضر در مرخصی, در سفر هستم و, \
            پس از بازگشت پاسخ, بعد از بازگشت پاسخ, به محض بازگشت, در غیاب من, ایمیل شما ارسال نخواهد, \
            در مأموریت هستم, خارج از دفتر کار هستم
        fi: en ole toimistolla, en ole tavoitettavissa, olen poissa toimistolta, olen lomalla, olen vuosilomalla, \
            olen kesälomalla, palaan toimistolle, lomani aikana, kiireellisissä asioissa, viestejä ei välitetä, \
            sähköpostiani ei lueta, olen vanhempainvapaalla
        fil: wala ako sa opisina, ako ay wala sa opisina, nakabakasyon ako, ako ay nakabakasyon, naka-leave ako, \
            kasalukuyang naka-leave, sasagot ako pagbalik, sasagutin ko pagbalik, pagbalik ko sa opisina, \
            hindi maipapasa ang inyong email, babalik ako sa opisina, limitado ang access ko sa email
        fr: absent jusqu, absente jusqu, actuellement en congé, en mon absence, durant mon absence, \
            répondrai dès mon retour, repondrai des mon retour, ne sera pas transféré, accès limité à ma messagerie
        he: אני מחוץ למשרד, אני לא במשרד, אינני במשרד, אני נמצא בחופש, אני נמצאת בחופש, אני בחופשה עד, אענה עם שובי, \
            אחזור אליך עם שובי, אשיב עם חזרתי, אהיה מחוץ למשרד, בחופשת לידה, הודעתך לא תועבר
        hi: मैं कार्यालय से बाहर, मैं कार्यालय में नहीं, मैं अवकाश पर हूँ, मैं अवकाश पर हूं, मैं छुट्टी पर हूँ, \
            मैं छुट्टी पर हूं, मैं ऑफिस से बाहर, लौटने पर उत्तर, वापस आने पर उत्तर, लौटकर आपके ईमेल, वापस आकर जवाब, \
            आपका ईमेल अग्रेषित नहीं, मेरी अनुपस्थिति में
        hr: nisam u uredu, izvan ureda sam, na godišnjem sam odmoru, na godišnjem odmoru do, tijekom moje odsutnosti, \
            za vrijeme moje odsutnosti, u mojoj odsutnosti, odgovorit ću po povratku, odgovorit ću vam po, \
            vaša poruka neće biti proslijeđena, ograničen pristup e-pošti, u hitnim slučajevima obratite, \
            na bolovanju sam, na godisnjem sam odmoru
        hu: házon kívül vagyok, nem tartózkodom az irodában, irodán kívül vagyok, szabadságomat töltöm, \
            távollétem alatt, távollétem idején, visszatérésem után válaszol, leveleire visszatérésem után, \
            levelét nem továbbít, sürgős esetben kérem keresse, korlátozottan érem el az e-mail, táppénzen vagyok, \
            hazon kivul vagyok
        id: saya sedang tidak berada di kantor, saya sedang cuti, sedang dalam masa cuti, sedang dinas luar, \
            akan membalas email anda setelah, akan saya balas setelah kembali, selama saya cuti, \
            tidak berada di tempat hingga, kembali ke kantor pada tanggal, email anda tidak akan diteruskan, \
            akses email terbatas, saya sedang berlibur
        is: er í sumarfríi, er í orlofi, verð í fríi til, verð ekki við, er ekki við fram, verð fjarverandi, \
            er fjarverandi til, kem aftur til vinnu, í fjarveru minni, svara tölvupósti þegar, svara póstinum þegar, \
            ef erindið er brýnt, er í fæðingarorlofi, takmarkaðan aðgang að tölvupósti
        it: sarò fuori ufficio, sono fuori ufficio, saro assente dal, durante la mia assenza, in mia assenza, \
            risponderò al mio rientro, rispondero al mio rientro, accesso limitato alla posta, \
            per urgenze contattare, per urgenze potete, in congedo di maternità
        ja: 不在のため返信, 出張のため不在, 終日不在, 戻り次第ご返信, 戻り次第返信, 不在期間, 育児休業中, 産休に入って, 不在中のメール, 転送されません
        ko: 현재 자리를 비, 복귀 후 답변, 복귀 후 회신, 복귀하는 대로, 육아휴직 중, 메일을 확인할 수 없, 업무에 복귀
        lt: nesu biure, šiuo metu nesu biure, šiuo metu atostogauju, šiuo metu esu atostogose, atostogausiu iki, \
            mano nebuvimo metu, kol manęs nebus, kol manęs nėra, atsakysiu grįž, į jūsų laišką atsakysiu, \
            jūsų laiškas nebus persiųstas, ribota prieiga prie el, skubiais atvejais kreipkitės, \
            siuo metu nesu biure
        lv: neesmu birojā, pašlaik neesmu birojā, esmu atvaļinājumā līdz, atrodos atvaļinājumā, būšu atvaļinājumā, \
            manas prombūtnes laikā, manā prombūtnē, atbildēšu pēc atgriešanās, atbildēšu jums pēc, \
            uz jūsu vēstuli atbildēšu, jūsu vēstule netiks pārsūtīta, ierobežota piekļuve e-pastam, \
            steidzamos gadījumos lūdzu sazin, esmu prombūtnē
        ms: saya tiada di pejabat, saya sedang bercuti, saya tidak berada di pejabat, saya bercuti, \
            tiada di pejabat sehingga, akan membalas e-mel anda, membalas emel anda apabila, \
            apabila saya kembali ke pejabat, sepanjang ketiadaan saya, sepanjang tempoh cuti, \
            bertugas di luar pejabat, tidak akan dimajukan, menghadiri kursus
        nl: ben momenteel afwezig, ben niet op kantoor, tijdens mijn afwezigheid, bij terugkomst beantwoord, \
            na terugkomst beantwoord, voor dringende zaken, voor spoedeisende zaken, wordt niet doorgestuurd, \
            worden niet doorgestuurd, ben met vakantie tot, met zwangerschapsverlof, beperkt toegang tot mijn mail
        no: jeg er ikke på kontoret, avvikler ferie, er tilbake på kontoret, i mitt fravær, under mitt fravær, \
            ved hastesaker, blir ikke videresendt, begrenset tilgang til e-post, er i foreldrepermisjon, \
            for hastehenvendelser, svarer når jeg er tilbake, leser ikke e-post
        pl: jestem poza biurem, nie ma mnie w biurze, podczas mojej nieobecności, w czasie mojej nieobecności, \
            odpowiem po powrocie, odpowiem na wiadomość po, jestem nieobecn, wiadomości nie są przekazywane, \
            nie będzie przekierowan, ograniczony dostęp do poczty, przebywam na zwolnieniu lekarskim, \
            w pilnych sprawach proszę o, podczas mojej nieobecnosci
        pt: fora do escritorio ate, estarei de férias, encontro-me de férias, encontro-me ausente, \
            durante a minha ausência, na minha ausência, acesso limitado ao e-mail, em caso de urgência contact, \
            responderei assim que regressar, responderei no meu retorno, em licença maternidade
        ro: nu sunt la birou, sunt în concediu până, mă aflu în concediu, în perioada absenței mele, \
            pe durata absenței mele, voi răspunde la întoarcere, vă voi răspunde la revenire, la revenirea în birou, \
            nu va fi redirecționat, acces limitat la e-mail, pentru urgențe vă rog să, sunt in concediu pana
        ru: я нахожусь в отпуске, меня не будет в офисе, я отсутствую в офисе, во время моего отсутствия, \
            в мое отсутствие, отвечу по возвращении, отвечу вам после возвращения, отвечу на ваше письмо после, \
            письмо не будет переадресовано, ограниченный доступ к почте, по срочным вопросам обращайтесь, \
            нахожусь в командировке до, нахожусь на больничном
        sk: som mimo kancelárie, nie som v kancelárii, čerpám dovolenku, počas mojej neprítomnosti, \
            v čase mojej neprítomnosti, odpoviem po návrate, odpoviem vám po, vaša správa nebude preposlaná, \
            správy nie sú preposielané, obmedzený prístup k e-mailu, v súrnych prípadoch kontaktujte, \
            v naliehavých prípadoch kontaktujte, som práceneschopn
        sl: nisem v pisarni, sem odsoten do, sem odsotna do, odsoten sem do, odsotna sem do, sem na dopustu do, \
            na dopustu sem do, v času moje odsotnosti, med mojo odsotnostjo, odgovoril bom po vrnitvi, \
            odgovorila bom po vrnitvi, vaše sporočilo ne bo posredovano, omejen dostop do elektronske pošte, \
            v nujnih primerih se obrnite
        sr: nisam u kancelariji, van kancelarije sam, na godišnjem sam odmoru, na odmoru sam do, tokom mog odsustva, \
            za vreme mog odsustva, odgovoriću po povratku, odgovoriću vam po, vaša poruka neće biti prosleđena, \
            ograničen pristup e-pošti, u hitnim slučajevima obratite, na bolovanju sam, na godisnjem sam odmoru, \
            odgovoricu po povratku, нисам у канцеларији, ван канцеларије сам, на годишњем сам одмору, \
            на одмору сам до, током мог одсуства, за време мог одсуства, одговорићу по повратку, одговорићу вам по, \
            ваша порука неће бити прослеђена, ограничен приступ е-пошти, у хитним случајевима обратите, \
            на боловању сам
        sv: är inte på kontoret, är på semester till, är åter på kontoret, åter i tjänst, under min frånvaro, \
            vid brådskande ärenden, i brådskande ärenden, svarar när jag är tillbaka, läser inte min e-post, \
            vidarebefordras inte, är föräldraledig, begränsad tillgång till e-post
        sw: sipo ofisini, niko nje ya ofisi, nipo nje ya ofisi, nipo likizo, niko likizo, nitakuwa nje ya ofisi, \
            nitajibu nitakaporudi, nitakujibu nitakaporudi, nitakapo rudi ofisini, nitakaporejea ofisini, \
            barua pepe yako haitatumwa
        ta: நான் அலுவலகத்தில் இல்லை, நான் தற்போது அலுவலகத்தில் இல்லை, அலுவலகத்திற்கு வெளியே, நான் விடுமுறையில், \
            நான் விடுப்பில், தற்போது விடுப்பில், திரும்பி வந்ததும் பதில், திரும்பியதும் பதில், திரும்பிய பின் பதில், \
            நான் இல்லாத நேரத்தில், மின்னஞ்சல் முன்னனுப்பப்படாது, மகப்பேறு விடுப்பில்
        th: ขณะนี้ไม่อยู่, ไม่อยู่ที่สำนักงาน, ไม่อยู่ที่ออฟฟิศ, อยู่ระหว่างลาพัก, ลาพักผ่อนตั้งแต่, \
            จะตอบกลับเมื่อกลับ, จะตอบกลับทันทีที่กลับ, เดินทางไปต่างประเทศและไม่, จะไม่ถูกส่งต่อ, ลาคลอดตั้งแต่, \
            กลับมาปฏิบัติงาน
        tr: ofiste değilim, şu anda ofis dışında, ofiste olmayacağım, izinde olduğum süre, izinde olduğumdan, \
            yokluğumda, dönüşümde yanıt, dönüşte cevap vereceğim, döndüğümde cevap, mesajınız yönlendirilmeyecek, \
            e-postalarıma sınırlı erişim
        uk: я перебуваю у відпустці, перебуваю у відрядженні до, мене немає в офісі, я відсутн, \
            під час моєї відсутності, на час моєї відсутності, за моєї відсутності, відповім після повернення, \
            відповім на ваш лист після, лист не буде переадресовано, обмежений доступ до пошти, \
            з термінових питань звертайтесь, перебуваю на лікарняному
        ur: میں دفتر سے باہر, میں دفتر میں نہیں, میں چھٹی پر ہوں, میں رخصت پر ہوں, میں فی الحال دفتر, \
            میں اس وقت دفتر, واپسی پر جواب, واپس آ کر جواب, واپس آکر جواب, میری غیر موجودگی میں, \
            آپ کی ای میل آگے نہیں, دفتر واپس آ
        vi: hiện tôi không có mặt, tôi đang nghỉ phép, tôi đang đi công tác, sẽ trả lời khi quay lại, \
            sẽ phản hồi ngay khi, vắng mặt tại văn phòng, đang trong kỳ nghỉ, sẽ không được chuyển tiếp, \
            hien toi khong co mat, toi dang nghi phep, toi dang di cong tac, se tra loi khi quay lai, \
            se phan hoi ngay khi, vang mat tai van phong
        zh: 我正在休假, 正在休假中, 无法亲自回复您, 假期结束后, 回来后尽快回复, 返回后尽快回复, 无法及时回复邮件, 无法及时查看邮件, 邮件不会被转发, 正在休产假
        zh-TW: 不在辦公室, 目前休假中, 正在休假, 回來後盡快回覆, 返回後盡快回覆, 無法即時回覆, 無法立即回覆您, 職務代理人, 請聯絡代理人, 銷假上班, 信件不會轉寄
        mul: no longer with the company, no longer work for, no longer works for, no longer work at, no longer works at, \
            no longer employed, mailbox is no longer monitored, mailbox is no longer read, no longer monitor this, \
            nicht mehr im unternehmen, arbeite nicht mehr bei, nicht mehr für das unternehmen, nicht mehr gelesen, \
            ne fais plus partie, ne fait plus partie, ne travaille plus, n'est plus consultée, n'est plus relevée, \
            ya no formo parte, ya no trabajo en, ya no trabaja en, buzón no lo lee, ya no se consulta, \
            já não faço parte, não trabalho mais, já não trabalho, non lavoro più, non lavora più, non fa più parte, \
            niet meer werkzaam, werk niet meer bij, jobbar inte längre, slutat min anställning, arbejder ikke længere, \
            jobber ikke lenger, en työskentele enää, nie pracuję już, już nie pracuję, už nepracuji, už nepracujem, \
            már nem dolgozom, nu mai lucrez, больше не работаю, больше не работает, більше не працюю, \
            artık çalışmıyorum, automated response, automatic response, automatic reply, automated reply, auto-reply, currently away, \
            will be out, i'm out until, closed for, on parental leave, until i return, will reply when, \
            will respond when, not be checking, not reading mail, not reading email, kehre zurück am, \
            nach meiner rückkehr, außer haus, derzeit nicht erreichbar, zurzeit nicht erreichbar, \
            automatische antwort, wird nicht weitergeleitet, betriebsferien, wieder im büro, réponse automatique, \
            à mon retour, je suis absent, serai absent, suis en vacances, en congés, fermé du, respuesta automática, \
            a mi regreso, cerrado por vacaciones, estoy de vacaciones, a la vuelta, resposta automática, \
            estou de férias, no meu retorno, retorno dia, estou ausente, risposta automatica, al mio ritorno, \
            sarò assente, sono in ferie, chiuso per ferie, automatisch antwoord, met vakantie, ben ik weer, \
            weer aanwezig, weer bereikbaar, niet aanwezig, wordt niet gelezen, met verlof, tillbaka den, \
            tillbaka på kontoret, har semester, autosvar, holder ferie, har ferie, er tilbage, tilbage på kontoret, \
            læser ikke mail, tilbake på kontoret, er på ferie, er bortreist, vuosilomalla, palaan töihin, \
            palaan toimistoon, automaattinen vastaus, przebywam na urlopie, nie mam dostępu do poczty, będę nieobecn, \
            automatyczna odpowiedź, čerpám dovolenou, mám dovolenou, budu zpět, nejsem v kanceláři, \
            automatická odpověď, som na dovolenke, visszatérek, szabadságon vagyok, automatikus válasz, sunt plecat, \
            mă întorc, răspuns automat, нахожусь в отпуске, автоматический ответ, автоответ, перебуваю у відпустці, \
            повернуся, автоматична відповідь, yıllık izin, otomatik yanıt, απουσιάζω, θα επιστρέψω, \
            αυτόματη απάντηση, 自动回复, 出差, 自動回覆, 自動返信, 夏季休業, 年末年始, 자동 응답, 출장 중, מענה אוטומטי, בחופשה, رد تلقائي, \
            في إجازة, nghỉ phép, sedang cuti, ลาพักร้อน, autoreply, auto-responder, autoresponder, out of the office, \
            out of office, away from the office, i am away, i'm away, i will be away, on vacation, on annual leave, \
            on maternity leave, when i return, upon my return, limited access to email, limited access to e-mail, \
            no access to email, bin ich nicht im büro, nicht im büro, nicht im hause, im urlaub, bin abwesend, \
            wieder erreichbar, ihre e-mail wird nicht weitergeleitet, absent du bureau, absente du bureau, \
            actuellement absent, en congé, de retour le, fuera de la oficina, estaré ausente, de vacaciones, ausente, \
            fora do escritório, estarei ausente, de férias, fuori ufficio, sono assente, in ferie, afwezig, \
            niet op kantoor, op vakantie, frånvarande, på semester, ikke på kontoret, på ferie, poissa, lomalla, \
            poza biurem, na urlopie, nieobecn, mimo kancelář, na dovolené, nem vagyok az irodában, szabadságon, \
            în concediu, в отпуске, отсутствую, у відпустці, ofis dışında, izindeyim, άδεια, 不在办公室, 休假, 外出, 不在にして, \
            休暇, 휴가, 부재
        """)

    /// How the subject of an automatic reply begins.
    static let absenceSubject = PhraseTable.phrases(
        """
        ar: الرد التلقائي, رد آلي, الرد الآلي, خارج مكان العمل, إشعار غياب, إجابة تلقائية, رسالة غياب
        bg: извън офиса, отсъствие от офиса, е извън офиса, автоматично съобщение за отсъствие, \
            отговор при отсъствие, съобщение за отсъствие, автоотговор
        bn: স্বয়ংক্রিয় উত্তর, স্বয়ংক্রিয় জবাব, স্বয়ংক্রিয় প্রত্যুত্তর, অটো রিপ্লাই, অটোমেটিক রিপ্লাই, \
            অফিসের বাইরে, স্বয়ংক্রিয় রিপ্লাই
        ca: resposta automàtica, fora de l'oficina, fora del despatx, missatge automàtic d'absència, avís d'absència, \
            autoresposta, de vacances resposta, missatge automatic d'absencia, avis d'absencia
        cs: automaticka odpoved, odpověď v nepřítomnosti, je mimo kancelář, nepřítomnost v kanceláři, \
            oznámení o nepřítomnosti, nepřítomnost na pracovišti, odpověď mimo kancelář, \
            automatická zpráva o nepřítomnosti, odpoved v nepritomnosti, mimo kancelar, je mimo kancelar, \
            nepritomnost v kancelari
        da: automatisk mailsvar, ikke til stede, er ikke på kontoret, feriesvar, feriebesked, automatisk besvarelse
        de: automatische e-mail-antwort, automatische abwesenheit, ist außer haus, ist ausser haus, \
            urlaubsbenachrichtigung, urlaubsnotiz
        el: αυτοματη απαντηση, είναι εκτός γραφείου, απουσία από το γραφείο, μήνυμα απουσίας, ειδοποίηση απουσίας, \
            απάντηση απουσίας, αυτόματο μήνυμα απουσίας, εκτος γραφειου, ειναι εκτος γραφειου, \
            απουσια απο το γραφειο, μηνυμα απουσιας, ειδοποιηση απουσιας
        en: is out of the office, vacation autoresponse
        es: contestación automática, contestacion automatica, autorespuesta, auto-respuesta, aviso de ausencia, \
            notificación de ausencia, mensaje de ausencia, está fuera de la oficina, fuera de oficina, \
            aviso de vacaciones
        et: automaatne vastus, automaatne puhkuseteade, kontorist väljas, puhkuseteade, puhkusevastus, äraolekuteade, \
            kontorist ära, on kontorist väljas, eemaloleku teade
        fa: پاسخ خودکار, جواب خودکار, پاسخگوی خودکار, پاسخ اتوماتیک, خارج از دفتر, خارج از محل کار, عدم حضور در دفتر, \
            مرخصی پاسخ, پیام خودکار مرخصی, اعلام مرخصی
        fi: automaattinen poissaolo, automaattivastaus, poissa toimistolta, ei ole toimistossa, lomavastaus, \
            lomavastaaja, lomailmoitus
        fil: awtomatikong tugon, awtomatikong sagot, awtomatikong reply, wala sa opisina, wala sa tanggapan, \
            kusang tugon
        fr: reponse automatique, réponse d'absence, est absent du bureau, est absent(e) du bureau, absence de bureau, \
            message automatique d'absence, je suis absent du bureau
        he: תגובה אוטומטית, מחוץ למשרד, לא במשרד, הודעת היעדרות, הודעת העדרות, משיב אוטומטי, חופשה מענה, הודעת חופשה
        hi: स्वचालित उत्तर, स्वतः उत्तर, स्वत उत्तर, स्वचालित जवाब, ऑटो रिप्लाई, ऑटोमेटिक रिप्लाई, कार्यालय से बाहर, \
            ऑफिस से बाहर
        hr: izvan ureda, je izvan ureda, odsutnost iz ureda, odgovor izvan ureda, obavijest o odsutnosti, \
            odsutan iz ureda, odsutna iz ureda
        hu: automatikus valasz, irodán kívül, távolléti értesítés, távolléti üzenet, automatikus távolléti, \
            szabadság miatti, hazon kivul, irodan kivul, tavolleti ertesites, tavolleti uzenet, \
            automatikus tavolleti, szabadsag miatti
        id: jawaban otomatis, respons otomatis, balas otomatis, pesan otomatis cuti, pemberitahuan cuti
        is: sjálfvirkt svar, sjalfvirkt svar, sjálfvirk svörun, sjálfvirkur svarpóstur, sjálfvirk fjarvera, \
            fjarverutilkynning, fjarvistartilkynning, fjarveruskilaboð, tilkynning um fjarveru, ekki á skrifstofunni, \
            er ekki á skrifstofu, orlofstilkynning
        it: messaggio di assenza, avviso di assenza, assenza dall'ufficio, autorisposta, auto-risposta, \
            notifica di assenza, risponditore automatico, non è in ufficio, messaggio automatico di assenza
        ja: 不在応答, 不在自動返信, 自動不在通知, 不在のご連絡, 不在時の自動返信, 本日不在
        ko: 부재 중 자동, 자동 응답 메일, 자동응답 메일, 휴가 자동 응답, 부재 중 알림
        lt: nėra biure, ne biure, išvykęs iš biuro, nebuvimas biure, nebuvimas darbe, pranešimas apie nebuvimą, \
            automatinis pranešimas apie nebuvimą, atostogų atsakymas, nera biure, isvykes is biuro, \
            pranesimas apie nebuvima, automatinis pranesimas apie nebuvima, atostogu atsakymas
        lv: automātiskā atbilde, ārpus biroja, prombūtnes paziņojums, prombūtnes atbilde, atrodas ārpus biroja, \
            nav birojā, paziņojums par prombūtni, automātisks paziņojums par prombūtni
        ms: balasan automatik, jawapan automatik, balas automatik, respons automatik, tiada di pejabat, \
            makluman cuti, mesej automatik
        nl: automatische beantwoording, niet aanwezig, is niet op kantoor, is afwezig van, bericht bij afwezigheid, \
            vakantiebericht
        no: automatisk e-postsvar, ikke til stede, ikke tilstede, feriemelding, feriesvar, borte fra kontoret, \
            feriefravær
        pl: odpowiedź automatyczna, jest poza biurem, odpowiedź autorespondera, wiadomość automatyczna, \
            automatyczna odpowiedz, odpowiedz automatyczna, nieobecnosc w biurze, nieobecnosc w pracy, \
            odpowiedz autorespondera
        pt: ausencia temporaria, fora do escritorio, aviso de ausência, aviso de férias, aviso de ferias, \
            mensagem de ausência, auto-resposta, autoresposta, ausente do escritório, resposta de ausência
        ro: raspuns automat, in afara biroului, este în afara biroului, absent de la birou, absență de la birou, \
            mesaj automat de absență, autorăspuns, plecat din birou, este in afara biroului, absenta de la birou, \
            mesaj automat de absenta
        ru: нет на работе, отсутствие на работе, нет на рабочем месте, отсутствует на рабочем месте, \
            автоматическое уведомление об отсутствии, ответ автоответчика, автоматическое сообщение об отсутствии
        sk: automaticka odpoved, odpoveď v neprítomnosti, mimo kancelárie, je mimo kancelárie, \
            neprítomnosť v kancelárii, oznámenie o neprítomnosti, neprítomnosť na pracovisku, \
            odpoveď mimo pracoviska, automatická správa o neprítomnosti, odpoved v nepritomnosti, mimo kancelarie, \
            je mimo kancelarie, nepritomnost v kancelarii
        sl: avtomatski odgovor, odsotnost iz pisarne, zunaj pisarne, ni v pisarni, odsoten iz pisarne, \
            odsotna iz pisarne, obvestilo o odsotnosti, samodejno sporočilo o odsotnosti, odgovor zaradi odsotnosti, \
            samodejno sporocilo o odsotnosti
        sr: van kancelarije, je van kancelarije, odsustvo iz kancelarije, odgovor van kancelarije, \
            obaveštenje o odsustvu, odsutan sa posla, obavestenje o odsustvu, аутоматски одговор, ван канцеларије, \
            је ван канцеларије, одсуство из канцеларије, одговор ван канцеларије, аутоматска порука о одсуству, \
            обавештење о одсуству, одсутан са посла
        sv: automatiskt e-postsvar, franvaromeddelande, ej på kontoret, inte på kontoret, semestersvar, \
            semestermeddelande, ej anträffbar, frånvarande från kontoret
        sw: jibu la kiotomatiki, majibu ya kiotomatiki, jibu otomatiki, jibu la moja kwa moja, nje ya ofisi, \
            hayupo ofisini, ujumbe wa kiotomatiki
        ta: தானியங்கு பதில், தானியங்கி பதில், தானாக பதில், தன்னியக்க பதில், அலுவலகத்தில் இல்லை, \
            அலுவலகத்துக்கு வெளியே, தானியக்க பதில், ஆட்டோ ரிப்ளை
        th: ตอบอัตโนมัติ, ตอบรับอัตโนมัติ, ไม่อยู่สำนักงาน, ไม่อยู่ออฟฟิศ, ข้อความอัตโนมัติไม่อยู่, แจ้งไม่อยู่, \
            การตอบกลับแบบอัตโนมัติ
        tr: otomatik yanit, otomatik cevap, iş yeri dışında, ofis dışı, dışarıda otomatik yanıt, \
            izin bildirimi otomatik, tatil yanıtı, ofiste yok, is yeri disinda, ofis disi, disarida otomatik yanit, \
            tatil yaniti
        uk: автовідповідь, поза офісом, немає на роботі, немає на робочому місці, відсутність на роботі, \
            відсутність на робочому місці, автоматичне повідомлення про відсутність, відповідь автовідповідача
        ur: خودکار جواب, خود کار جواب, آٹو رپلائی, آٹومیٹک جواب, دفتر سے باہر, دفتر میں نہیں, خود بخود جواب
        vi: tự động trả lời, vắng mặt tại cơ quan, ngoài văn phòng, thông báo vắng mặt, phản hồi tự động, \
            email tự động vắng mặt, tra loi tu dong, tu dong tra loi, vang mat tai co quan, ngoai van phong, \
            thong bao vang mat
        zh: 不在办公室通知, 外出时的助理程序, 外出助理程序, 休假自动答复, 出差自动回复, 离职自动回复
        zh-TW: 自動回應, 自動答覆, 不在辦公室通知, 外出回覆, 請假自動回覆, 出差自動回覆, 不在辦公室自動
        """)

    /// Mail that could not be delivered.
    static let bounce = PhraseTable.phrases(
        """
        ar: غير قابل للتسليم, تعذر التسليم, تعذر تسليم, تعذّر تسليم, لم يتم تسليم, فشل تسليم, فشل التسليم, \
            فشل إرسال الرسالة, لم يتم العثور على العنوان, إشعار حالة التسليم, إعلام حالة التسليم, صندوق بريد المستلم, \
            رسالة مرتدة, تعذر العثور على المستلم
        bg: не може да бъде доставено, недоставено съобщение, недоставени писма, съобщението не беше доставено, \
            съобщението ви не беше доставено, доставката е неуспешна, неуспешна доставка, \
            известие за състоянието на доставката, отчет за недоставяне, адресът не е намерен, \
            пощенската кутия на получателя, получателят е неизвестен, забавена доставка на съобщение, върната поща
        bn: বিতরণ করা যায়নি, বিলি করা যায়নি, পৌঁছানো যায়নি, পাঠানো যায়নি, ডেলিভারি ব্যর্থ, বিতরণ ব্যর্থ, \
            ঠিকানা খুঁজে পাওয়া যায়নি, প্রাপক খুঁজে পাওয়া, প্রাপকের মেলবক্স, বার্তা ফেরত
        ca: no s'ha pogut lliurar, no es pot lliurar, no s'ha lliurat, error en el lliurament, \
            notificació d'estat de lliurament, missatge retornat, no s'ha trobat l'adreça, bústia del destinatari, \
            destinatari desconegut, notificacio d'estat de lliurament, no s'ha trobat l'adreca
        cs: nedoručitelné, nedoručitelná zpráva, zprávu nelze doručit, zpráva nebyla doručena, \
            zprávu se nepodařilo doručit, nepodařilo se doručit následujícím, doručení se nezdařilo, \
            oznámení o stavu doručení, oznámení o nedoručení, vrácená pošta, adresa nebyla nalezena, \
            schránka příjemce je plná, neexistující adresát, doručení zprávy se opozdilo
        da: kan ikke leveres, kunne ikke afleveres, levering til disse modtagere, levering mislykkedes, \
            nåede ikke frem til nogle, nogle eller alle modtagere, adressen blev ikke fundet, \
            rapport over manglende levering, meddelelse om leveringsstatus, leveringsfejl, manglende levering, \
            modtagerens postkasse er fuld, returneret mail
        de: unzustellbar, nachricht konnte nicht zugestellt, e-mail konnte nicht zugestellt, \
            nachricht wurde nicht zugestellt, fehler bei der nachrichtenzustellung, zustellung an folgende empfänger, \
            zustellung der nachricht fehlgeschlagen, benachrichtigung zum übermittlungsstatus, \
            benachrichtigung über den zustellungsstatus, einige oder alle empfänger nicht erreicht, \
            an folgende empfänger oder gruppen, zustellungsfehler, übermittlungsfehler, \
            mailzustellung fehlgeschlagen
        el: δεν είναι δυνατή η παράδοση, το μήνυμά σας δεν παραδόθηκε, το μήνυμα δεν παραδόθηκε, αποτυχία παράδοσης, \
            η παράδοση απέτυχε, μη παραδοτέο, ειδοποίηση κατάστασης παράδοσης, αναφορά μη παράδοσης, \
            η διεύθυνση δεν βρέθηκε, το γραμματοκιβώτιο του παραλήπτη, άγνωστος παραλήπτης, \
            καθυστέρηση παράδοσης μηνύματος, επιστροφή μηνύματος στον αποστολέα, δεν ειναι δυνατη η παραδοση
        en: undelivered mail returned, delivery status notification, mail delivery failed, mail delivery failure, \
            returned mail, failure notice, delivery failure, some or all of the intended recipients, \
            not listed in domino directory
        es: no se puede entregar, no se ha podido entregar, error en la entrega del mensaje, correo devuelto, \
            devuelto al remitente, notificación de estado de entrega, notificacion de estado de entrega, \
            mensaje no entregado, a algunos o a todos los destinatarios, informe de no entrega, correo no entregado, \
            buzón del destinatario está lleno
        et: kättetoimetamatu, kohaletoimetamatu, kirja ei õnnestunud edastada, sõnumit ei saanud kohale, \
            sõnumi kohaletoimetamine nurjus, kohaletoimetamine nurjus, kirja ei saanud kohale, \
            teie kirja ei toimetatud, kättetoimetamise olekuteatis, kohaletoimetamise olekuteade, aadressi ei leitud, \
            adressaadi postkast on täis, tundmatu adressaat, kirja edastamine viibib
        fa: تحویل داده نشد, تحویل نشد, قابل تحویل نیست, تحویل ناموفق, ارسال ناموفق, ارسال پیام ناموفق, \
            نامه برگشت خورد, ایمیل برگشت, نشانی پیدا نشد, آدرس یافت نشد, گیرنده یافت نشد, صندوق گیرنده پر, \
            اعلان وضعیت تحویل
        fi: ei voi toimittaa, ei voida toimittaa, ei voitu toimittaa, viestiä ei toimitettu, \
            viestin toimitus epäonnistui, viestin toimittaminen epäonnistui, toimitus näille vastaanottajille, \
            viesti ei tavoittanut, osoitetta ei löydy, ilmoitus toimituksen tilasta, toimitusvirhe, \
            vastaanottajan postilaatikko on täynnä, palautettu lähettäjälle, toimittamaton viesti
        fil: hindi naihatid, hindi naipadala, hindi maihatid ang, hindi maipadala ang mensahe, \
            hindi nakarating ang mensahe, hindi nahanap ang address, bigong maihatid, nabigo ang paghahatid, \
            nabigong ipadala, puno na ang mailbox, ibinalik ang mensahe
        fr: non remis, message non distribué, message non délivré, courrier non distribué, échec de la remise, \
            echec de la remise, échec de remise, échec de distribution, rapport de non-remise, \
            notification d'état de remise, pas pu être remis, pas pu être délivré, \
            certains ou à tous les destinataires, message retourné à l'expéditeur
        he: לא ניתן למסירה, לא ניתן למסור, לא נמסרה, מסירה נכשלה, מסירת ההודעה נכשלה, כשל במסירה, שליחת ההודעה נכשלה, \
            הכתובת לא נמצאה, הנמען לא נמצא, תיבת הנמען מלאה, הודעה חוזרת, הודעת מצב מסירה, הודעה שלא נמסרה
        hi: संदेश वितरित नहीं, वितरित नहीं किया जा, वितरित नहीं हुआ, डिलीवर नहीं, ईमेल नहीं पहुँच, ईमेल नहीं पहुंच, \
            वितरण विफल, पता नहीं मिला, प्राप्तकर्ता नहीं मिला, प्राप्तकर्ता का मेलबॉक्स, डिलीवरी विफल, \
            वितरण स्थिति सूचना
        hr: poruku nije moguće isporučiti, neisporučivo, poruka nije isporučena, vaša poruka nije isporučena, \
            isporuka nije uspjela, neuspjela isporuka poruke, obavijest o statusu isporuke, \
            izvješće o neisporučivanju, adresa nije pronađena, sandučić primatelja je pun, poštanski sandučić je pun, \
            nepoznati primatelj, isporuka poruke kasni, poruku nije moguce isporuciti
        hu: kézbesíthetetlen, kézbesítési hiba, nem sikerült kézbesíteni az üzenet, nem kézbesíthető, \
            az üzenet kézbesítése sikertelen, kézbesítési állapotjelentés, kézbesítési értesítés, \
            nem jutott el a címzett, a cím nem található, címzett postafiókja megtelt, a postafiók megtelt, \
            ismeretlen címzett, kézbesítés késik, nem érkezett meg a címzett
        id: tidak terkirim, tidak dapat dikirimkan ke, gagal terkirim, pengiriman gagal, pengiriman pesan gagal, \
            alamat tidak ditemukan, penerima tidak ditemukan, kotak surat penerima penuh, \
            pemberitahuan status pengiriman, pesan anda tidak sampai
        is: ekki var hægt að afhenda, ekki tókst að afhenda, tókst ekki að afhenda, skilaboðin komust ekki til skila, \
            tölvupósturinn komst ekki til skila, pósturinn komst ekki til skila, afhending mistókst, óafhendanleg, \
            óþekktur viðtakandi, netfangið fannst ekki, pósthólfið er fullt, villa við afhendingu, \
            endursent til sendanda
        it: non recapitabile, recapito non riuscito, mancato recapito, messaggio non recapitato, \
            messaggio non consegnato, impossibile consegnare il messaggio, notifica sullo stato di consegna, \
            notifica di stato della consegna, alcuni o tutti i destinatari, errore di consegna, \
            non è stato recapitato, restituito al mittente
        ja: 配信不能, 配信されませんで, 宛先に届きません, 配送できません, メール配送エラー, 配信エラー通知, 配信状態通知, 宛先不明のため, 配達できません, 戻されたメール, 配信に失敗しまし, \
            送信エラー通知
        ko: 배달되지 않음, 배달되지 않은 메시지, 배달하지 못했, 전송 실패 안내, 메일 발송 실패, 메일이 반송, 반송 메일, 반송메일, 발송 실패 안내, 발송실패, 배달할 수 없, \
            존재하지 않는 사용자, 메일 전송 실패, 수신자 메일함이 가득
        lt: nepristatyta el laiškas, nepristatomas laiškas, nepavyko pristatyti laiško, laiško pristatyti nepavyko, \
            jūsų laiškas nebuvo pristatytas, pranešimas nebuvo pristatytas, pristatymo klaida, \
            pristatymo būsenos pranešimas, pranešimas apie nepristatymą, adresas nerastas, gavėjo pašto dėžutė, \
            pašto dėžutė perpildyta, nežinomas gavėjas, laiško pristatymas vėluoja
        lv: nepiegādāts, nav piegādājams, neizdevās piegādāt ziņojumu, jūsu ziņojums netika piegādāts, \
            ziņojums netika piegādāts, vēstule netika piegādāta, jūsu vēstule nav piegādāta, piegādes kļūme, \
            piegādes statusa paziņojums, nepiegādes ziņojums, adrese nav atrasta, adresāta pastkaste ir pilna, \
            saņēmēja pastkaste, nezināms adresāts
        ms: tidak dapat dihantar, tidak boleh dihantar, gagal dihantar, penghantaran gagal, penghantaran mesej gagal, \
            mesej tidak dihantar, e-mel tidak dihantar, alamat tidak ditemui, penerima tidak ditemui, \
            peti mel penerima penuh, pemberitahuan status penghantaran, mesej dipulangkan
        nl: onbestelbaar, onbestelbare mail, kan niet worden bezorgd, kon niet worden bezorgd, \
            kon niet worden afgeleverd, bezorging bij deze geadresseerden, bezorging is mislukt, aflevering mislukt, \
            bericht is niet bezorgd, niet-bezorgbaar, sommige of alle geadresseerden, melding over bezorgstatus, \
            rapport over niet-bezorging, postvak van de geadresseerde is vol
        no: kan ikke leveres, levering til disse mottakerne, leveringen mislyktes, levering mislyktes, \
            nådde ikke frem til noen, noen eller alle mottakerne, fant ikke adressen, rapport om manglende levering, \
            varsel om leveringsstatus, leveringsfeil, meldingen ble ikke levert, mottakerens postboks er full, \
            returnert e-post
        pl: nie można dostarczyć wiadomości, niedostarczalne, wiadomość nie została dostarczona, \
            nie dotarła do niektórych, raport o niedostarczeniu, zwrot niedostarczonej, nie znaleziono adresu, \
            skrzynka odbiorcy jest pełna, skrzynka adresata jest pełna, dostarczenie wiadomości do następujących, \
            błąd dostarczania wiadomości, powiadomienie o stanie dostarczenia, nie udało się dostarczyć wiadomości, \
            adresat jest nieznany
        pt: não é possível entregar, não entregável, falha na entrega, falha ao entregar, mensagem não entregue, \
            mensagem nao entregue, notificação de status de entrega, notificação do estado de entrega, \
            alguns ou todos os destinatários, a alguns ou a todos os destinatários, devolvida ao remetente, \
            não foi possível entregar a mensagem, relatório de não entrega
        ro: mesajul nu poate fi livrat, nelivrabil, nu a putut fi livrat, mesajul nu a fost livrat, \
            dvs nu a fost livrat, livrarea a eșuat, livrarea către următorii destinatari, \
            notificare privind starea livrării, raport de nelivrare, adresa nu a fost găsită, \
            cutia poștală a destinatarului este, căsuța destinatarului este plină, destinatar necunoscut, \
            livrarea mesajului a fost întârziată
        ru: не удается доставить сообщение, не удалось доставить сообщение, недоставленное сообщение, \
            сообщение не было доставлено, ваше письмо не доставлено, ваше сообщение не доставлено, \
            доставка не удалась, сбой доставки, уведомление о состоянии доставки, адрес не найден, \
            почтовый ящик получателя переполнен, недоставленная почта, не может быть доставлено
        sk: nedoručiteľné, nedoručiteľná správa, správu nemožno doručiť, správa nebola doručená, \
            správu sa nepodarilo doručiť, doručenie zlyhalo, doručenie nasledujúcim príjemcom, \
            oznámenie o stave doručenia, oznámenie o nedoručení, vrátená pošta, adresa sa nenašla, \
            schránka príjemcu je plná, neexistujúci príjemca, doručenie správy sa oneskorilo
        sl: sporočila ni mogoče dostaviti, nedostavljivo, sporočilo ni bilo dostavljeno, \
            vaše sporočilo ni bilo dostavljeno, sporočila ni bilo mogoče dostaviti, dostava ni uspela, \
            neuspešna dostava sporočila, obvestilo o stanju dostave, poročilo o nedostavi, \
            naslova ni bilo mogoče najti, prejemnikov poštni predal je, poštni predal je poln, neznan prejemnik, \
            zakasnela dostava sporočila
        sr: poruku nije moguće isporučiti, neisporučivo, poruka nije isporučena, vaša poruka nije isporučena, \
            isporuka nije uspela, neuspela isporuka poruke, obaveštenje o statusu isporuke, \
            izveštaj o neisporučivanju, adresa nije pronađena, sanduče primaoca je puno, nepoznat primalac, \
            isporuka poruke kasni, poruku nije moguce isporuciti, poruka nije isporucena, \
            поруку није могуће испоручити, неиспоручиво, порука није испоручена, ваша порука није испоручена, \
            испорука није успела, неуспела испорука поруке, обавештење о статусу испоруке, извештај о неиспоручивању, \
            адреса није пронађена, сандуче примаоца је пуно, непознат прималац, испорука поруке касни
        sv: olevererbar, gick inte att leverera till, kan inte levereras, kunde inte levereras, kunde ej levereras, \
            leverans misslyckades, meddelandet nådde inte, adressen hittades inte, rapport om utebliven leverans, \
            meddelande om leveransstatus, leveransfel, mottagarens brevlåda är full, returnerad e-post
        sw: haikuweza kuwasilishwa, haujawasilishwa, haukuweza kufikishwa, ujumbe haukufika, haikuwasilishwa, \
            imeshindwa kutumwa, kushindwa kuwasilisha, haikutumwa, anwani haikupatikana, anwani haijapatikana, \
            mpokeaji hakupatikana, kisanduku cha mpokeaji
        ta: வழங்கப்படவில்லை, டெலிவரி செய்யப்படவில்லை, அனுப்ப முடியவில்லை, அனுப்பத் தவறியது, வழங்கல் தோல்வி, \
            டெலிவரி தோல்வி, முகவரி கண்டறியப்படவில்லை, முகவரி காணப்படவில்லை, பெறுநர் காணப்படவில்லை, \
            பெறுநரின் அஞ்சல்பெட்டி, திரும்பி வந்த மின்னஞ்சல்
        th: ส่งไม่ถึง, ไม่สามารถนำส่ง, ไม่สามารถส่งถึง, ไม่สามารถส่งอีเมลถึง, ส่งข้อความไม่สำเร็จ, ส่งอีเมลไม่สำเร็จ, \
            จดหมายตีกลับ, อีเมลตีกลับ, ไม่พบที่อยู่อีเมล, ไม่พบผู้รับ, กล่องจดหมายผู้รับเต็ม, การนำส่งล้มเหลว
        tr: iletiniz teslim edilemedi, mesajınız teslim edilemedi, e-postanız teslim edilemedi, \
            ileti teslim edilemedi, teslim edilemez, teslimat başarısız, teslim durumu bildirimi, \
            teslim edilememe raporu, gönderilemedi bildirimi, adres bulunamadı, alıcının posta kutusu, \
            posta kutusu dolu, bilinmeyen alıcı, mesajiniz teslim edilemedi
        uk: не вдалося доставити повідомлення, неможливо доставити повідомлення, недоставлене повідомлення, \
            повідомлення не доставлено, повідомлення не було доставлено, ваш лист не доставлено, помилка доставки, \
            збій доставки, сповіщення про стан доставки, звіт про недоставлення, адресу не знайдено, \
            поштова скринька одержувача, скринька отримувача переповнена, невідомий одержувач
        ur: پیغام نہیں پہنچا, ترسیل ناکام, ترسیل نہیں ہو سکی, ترسیل ممکن نہیں, ای میل نہیں پہنچ, پیغام ارسال نہیں, \
            پتہ نہیں ملا, وصول کنندہ نہیں ملا, وصول کنندہ کا میل باکس, ڈیلیور نہیں, پیغام واپس آ گیا, ڈیلیوری ناکام
        vi: không gửi được, thư bị trả lại, không thể chuyển phát, không tìm thấy địa chỉ, gửi thư thất bại, \
            hộp thư người nhận đầy, không thể gửi tới, khong gui duoc, thu bi tra lai, khong the chuyen phat, \
            khong tim thay dia chi, gui thu that bai
        zh: 系统退信, 退信通知, 投递失败, 未送达邮件, 邮件未送达, 无法送达, 未传递的邮件, 传递失败, 邮件被退回, 退信原因, 收件人不存在, 收件人邮箱已满
        zh-TW: 退信通知, 無法傳送的郵件, 郵件無法送達, 無法寄達, 無法投遞, 寄件失敗, 郵件傳送失敗, 傳遞失敗, 未能送達, 收件人不存在, 信件被退回, 退信原因, 收件者信箱已滿
        """)

    /// A filter asks the sender to prove that they are a person.
    static let challenge =
        PhraseTable.phrases(
            """
            ar: تأكيد أنك إنسان, تأكد أنك إنسان, أنك لست روبوت, لست برنامجا آليا, التحقق من المرسل, تأكيد هوية المرسل, \
                الحماية من البريد المزعج, رسالتك قيد الانتظار, مرسل غير معروف, لتمرير رسالتك, إضافتك إلى قائمة المرسلين
            bg: че не сте робот, потвърдете че сте човек, защита от спам изисква, антиспам защита, за да бъде доставено, \
                съобщението ви чака потвърждение, потвърждаване на подателя, потвърждение на подателя, \
                въведете кода от картинката, еднократно потвърждение на подател
            bn: আপনি মানুষ কিনা, আপনি যে মানুষ, আপনি রোবট নন, প্রেরক যাচাই, প্রেরকের সত্যতা, প্রেরক নিশ্চিত, \
                স্প্যাম সুরক্ষা, আপনার বার্তা আটকে, অপরিচিত প্রেরক, প্রেরক হিসেবে নিশ্চিত
            ca: confirmi que és una persona, confirmeu que sou, confirma que ets humà, no sou un robot, no ets un robot, \
                verificació del remitent, protecció contra el correu brossa, remitent desconegut, \
                el vostre missatge ha quedat retingut, confirmi que es una persona, confirma que ets huma, \
                verificacio del remitent, proteccio contra el correu brossa
            cs: že nejste robot, potvrďte že jste člověk, antispamová ochrana vyžaduje, aby byla vaše zpráva doručena, \
                vaše zpráva čeká na potvrzení, ověření odesílatele, potvrzení odesílatele, opište kód z obrázku, \
                jednorázové ověření odesílatele, zpráva byla dočasně pozdržena antispam, ze nejste robot, \
                potvrdte ze jste clovek, antispamova ochrana vyzaduje, aby byla vase zprava dorucena
            da: bekræft at du er et menneske, at du er et menneske, at du ikke er en robot, bekræft din besked, \
                bekræft din meddelelse, bekræft din afsenderadresse, afsenderbekræftelse, afsenderverificering, \
                bekræftelse af afsender, liste over godkendte afsendere, liste over tilladte afsendere, \
                beskyttet af et spamfilter, for at din mail kan leveres, engangsbekræftelse
            de: dass sie ein mensch sind, dass du ein mensch bist, keine maschine sind, einmalige bestätigung, \
                absenderbestätigung, absender-bestätigung, absenderverifizierung, absender-verifizierung, \
                liste erlaubter absender, liste der erlaubten absender, damit ihre nachricht zugestellt, \
                damit deine nachricht zugestellt, bestätigen sie ihre absenderadresse, anti-spam-bestätigung
            el: ότι δεν είστε ρομπότ, ότι δεν είσαι ρομπότ, επιβεβαιώστε ότι είστε άνθρωπος, \
                προστασία από ανεπιθύμητη αλληλογραφία, για να παραδοθεί το μήνυμά, το μήνυμά σας περιμένει επιβεβαίωση, \
                επιβεβαίωση αποστολέα, επαλήθευση αποστολέα, πληκτρολογήστε τον κωδικό της εικόνας, \
                το φίλτρο spam απαιτεί, οτι δεν ειστε ρομποτ, οτι δεν εισαι ρομποτ, επιβεβαιωστε οτι ειστε ανθρωπος, \
                προστασια απο ανεπιθυμητη αλληλογραφια
            en: confirm that you are human, verify that you are human, spam prevention system, \
                unsolicited mail protection, approved senders list, allowed senders list, add you to my whitelist, \
                this is a one-time process, challenge-response, sender verification required, \
                sender address verification, once you have been verified, message awaiting your confirmation
            es: que es usted una persona, que eres una persona, que no es un robot, que no eres un robot, \
                confirma tu mensaje, verificación del remitente, verificacion de remitente, sistema antispam que, \
                lista de remitentes autorizados, lista de remitentes permitidos, para que tu mensaje sea entregado, \
                retenido hasta que confirme
            et: et te pole robot, et te ei ole robot, et sa pole robot, kinnitage et olete inimene, \
                rämpsposti kaitse nõuab, et teie kiri jõuaks kohale, teie kiri ootab kinnitust, saatja kinnitamine, \
                saatja kontroll, sisestage pildil olev kood
            fa: تأیید کنید که انسان, تایید کنید که انسان, ربات نیستید, تأیید فرستنده, تایید فرستنده, تایید هویت فرستنده, \
                تأیید هویت فرستنده, فرستنده ناشناس, محافظت در برابر هرزنامه, پیام شما نگه داشته, مقابله با هرزنامه
            fi: vahvista olevasi ihminen, vahvista että olet ihminen, olet oikea ihminen, et ole robotti, \
                vahvista viestisi, vahvista lähettäjän osoite, lähettäjän vahvistus, lähettäjän vahvistaminen, \
                hyväksyttyjen lähettäjien, sallittujen lähettäjien, roskapostisuojaus, roskapostin esto, \
                jotta viestisi toimitetaan, odottaa vahvistustasi
            fil: kumpirmahin na tao ka, patunayang tao ka, hindi ka robot, hindi kayo robot, kumpirmahin ang nagpadala, \
                beripikahin ang nagpadala, proteksyon laban sa spam, naghihintay ng kumpirmasyon ang email, \
                i-click upang kumpirmahin na ikaw, inaprubahang nagpadala
            fr: que vous êtes un humain, que vous n'êtes pas un robot, vous êtes une personne réelle, \
                confirmer votre message, valider votre envoi, demande d'authentification, authentifier votre adresse, \
                protégé par un antispam, protégée par un antispam, système anti-spam qui demande, \
                liste des expéditeurs autorisés, liste blanche de
            he: אשר שאתה אנושי, לוודא שאתה אנושי, לאמת שאתה אדם, שאינך רובוט, אימות שולח, אימות השולח, לאמת את השולח, \
                שולח לא מוכר, הגנה מפני דואר זבל, הגנת ספאם, הודעתך ממתינה לאישור, רשימת השולחים המורשים
            hi: पुष्टि करें कि आप मनुष्य, पुष्टि करें कि आप इंसान, आप रोबोट नहीं, प्रेषक सत्यापन, प्रेषक की पुष्टि, \
                प्रेषक का सत्यापन, भेजने वाले की पुष्टि, स्पैम सुरक्षा, आपका संदेश रोक, अज्ञात प्रेषक
            hr: da niste robot, da nisi robot, potvrdite da ste čovjek, zaštita od neželjene pošte zahtijeva, \
                vaša poruka bila isporučena, vaša poruka čeka potvrdu, potvrda pošiljatelja, provjera pošiljatelja, \
                unesite kod sa slike, jednokratna potvrda pošiljatelja, potvrdite da ste covjek, \
                zastita od nezeljene poste zahtijeva, vasa poruka bila isporucena, vasa poruka ceka potvrdu
            hu: hogy nem robot, erősítse meg hogy ember, levélszemét elleni védelem, spamszűrő megerősítést, \
                levele megerősítésre vár, feladó megerősítése, feladó hitelesítése, írja be a képen látható, \
                hogy levele célba érjen, egyszeri megerősítés szükséges, erositse meg hogy ember, \
                levelszemet elleni vedelem, spamszuro megerositest, levele megerositesre var
            id: konfirmasi bahwa anda manusia, memastikan anda bukan robot, verifikasi pengirim, \
                pengirim belum terverifikasi, konfirmasi pengirim, klik untuk memverifikasi email anda sebagai pengirim, \
                perlindungan anti spam, pesan anda ditahan, agar pesan anda diteruskan, daftar pengirim yang diizinkan
            is: staðfestu að þú sért, staðfesta að þú sért, að þú sért mannleg, að þú sért ekki vélmenni, \
                staðfestu skeytið, staðfestu sendinguna, staðfesting sendanda, sannprófun sendanda, \
                lista yfir leyfða sendendur, lista yfir samþykkta sendendur, ruslpóstvörn, til að skeytið berist, \
                bíður staðfestingar þinnar
            it: di essere una persona reale, di essere umano, di non essere un robot, confermi il suo messaggio, \
                conferma il tuo messaggio, verifica del mittente, conferma del mittente, sistema antispam, \
                elenco dei mittenti autorizzati, lista dei mittenti autorizzati, lista dei mittenti approvati, \
                affinché il messaggio venga consegnato, perché il suo messaggio venga consegnato, \
                in attesa di conferma del mittente
            ja: 送信者認証, 人間であること, 送信者確認のため, 承認待ちメール, 送信許可の確認, 初めての送信者, 未承認の送信者, 一度だけ認証, 送信者の認証, 送信者の確認を
            ko: 발신자 인증, 발신자 확인을 위, 발송자 인증, 스팸 방지를 위한 인증, 사람임을 확인, 사람이 보낸 메일, 발신인 확인 요청, 메일 수신 승인 요청, 등록되지 않은 발신자, \
                스팸메일 방지 인증
            lt: kad nesate robotas, kad nesi robotas, patvirtinkite kad esate žmogus, apsauga nuo šlamšto reikalauja, \
                kad jūsų laiškas būtų pristatytas, jūsų laiškas laukia patvirtinimo, siuntėjo patvirtinimas, \
                siuntėjo patikrinimas, įveskite kodą iš paveikslėlio, vienkartinis siuntėjo patvirtinimas, \
                patvirtinkite kad esate zmogus, apsauga nuo slamsto reikalauja, kad jusu laiskas butu pristatytas, \
                jusu laiskas laukia patvirtinimo
            lv: ka neesat robots, ka neesi robots, apstipriniet ka esat cilvēks, aizsardzība pret surogātpastu, \
                lai jūsu vēstule tiktu piegādāta, jūsu vēstule gaida apstiprinājumu, sūtītāja apstiprināšana, \
                sūtītāja pārbaude, ievadiet kodu no attēla, vienreizējs sūtītāja apstiprinājums
            ms: sahkan anda manusia, sahkan bahawa anda manusia, anda bukan robot, pengesahan penghantar, \
                sahkan penghantar, penghantar tidak dikenali, perlindungan anti-spam, mesej anda ditahan, \
                senarai penghantar dibenarkan, klik untuk mengesahkan penghantar
            nl: dat u een mens bent, dat je een mens bent, dat u geen robot, dat je geen robot, bevestig uw bericht, \
                bevestig uw afzenderadres, afzenderverificatie, afzender-verificatie, verificatie van afzender, \
                lijst van toegestane afzenders, lijst met goedgekeurde afzenders, om uw bericht te laten bezorgen, \
                beveiligd met een spamfilter, eenmalige bevestiging
            no: bekreft at du er et menneske, at du er et menneske, at du ikke er en robot, bekreft meldingen din, \
                bekreft din melding, bekreft avsenderadressen, avsenderbekreftelse, avsenderverifisering, \
                bekreftelse av avsender, liste over godkjente avsendere, liste over tillatte avsendere, \
                beskyttet av et spamfilter, for at meldingen skal leveres, engangsbekreftelse
            pl: że nie jesteś robotem, potwierdź że jesteś człowiekiem, ochrona przed spamem wymaga, \
                aby twoja wiadomość została dostarczona, system antyspamowy wymaga, \
                wiadomość oczekuje na potwierdzenie nadawcy, potwierdzenie nadawcy wiadomości, autoryzacja nadawcy, \
                jednorazowe potwierdzenie nadawcy, przepisz kod z obrazka, ze nie jestes robotem, \
                potwierdz ze jestes czlowiekiem, aby twoja wiadomosc zostala dostarczona, \
                wiadomosc oczekuje na potwierdzenie nadawcy
            pt: que você é uma pessoa, que não é um robô, confirme que é humano, confirme a sua mensagem, \
                confirmação de remetente, verificação de remetente, verificação do remetente, sistema antispam, \
                lista de remetentes autorizados, lista de remetentes permitidos, lista de remetentes confiáveis, \
                para que a sua mensagem seja entregue
            ro: că nu sunteți robot, că nu ești robot, confirmați că sunteți o persoană, protecție antispam, \
                mesajul dumneavoastră să fie livrat, mesajul dumneavoastră așteaptă confirmarea, \
                confirmarea expeditorului, verificarea expeditorului, introduceți codul din imagine, \
                confirmare unică a expeditorului, ca nu sunteti robot, ca nu esti robot, \
                confirmati ca sunteti o persoana, protectie antispam
            ru: что вы не робот, подтвердите что вы человек, защита от спама требует, антиспам-система требует, \
                чтобы ваше письмо было доставлено, письмо ожидает подтверждения, подтверждение отправителя, \
                введите код с картинки, система защиты от спама, подтвердите отправку письма, \
                в списке разрешенных отправителей
            sk: že nie ste robot, potvrďte že ste človek, antispamová ochrana vyžaduje, aby bola vaša správa doručená, \
                vaša správa čaká na potvrdenie, overenie odosielateľa, potvrdenie odosielateľa, opíšte kód z obrázka, \
                jednorazové overenie odosielateľa, správa bola pozdržaná antispam, ze nie ste robot, \
                potvrdte ze ste clovek, antispamova ochrana vyzaduje, aby bola vasa sprava dorucena
            sl: da niste robot, da nisi robot, potrdite da ste človek, zaščita pred neželeno pošto zahteva, \
                da bo vaše sporočilo dostavljeno, vaše sporočilo čaka na potrditev, potrditev pošiljatelja, \
                preverjanje pošiljatelja, vpišite kodo s slike, enkratna potrditev pošiljatelja, potrdite da ste clovek, \
                zascita pred nezeleno posto zahteva, da bo vase sporocilo dostavljeno, vase sporocilo caka na potrditev
            sr: da niste robot, da nisi robot, potvrdite da ste čovek, zaštita od neželjene pošte zahteva, \
                vaša poruka bila isporučena, vaša poruka čeka potvrdu, potvrda pošiljaoca, provera pošiljaoca, \
                unesite kod sa slike, potvrdite da ste covek, zastita od nezeljene poste zahteva, \
                vasa poruka bila isporucena, vasa poruka ceka potvrdu, potvrda posiljaoca, да нисте робот, да ниси робот, \
                потврдите да сте човек, заштита од нежељене поште захтева, ваша порука била испоручена, \
                ваша порука чека потврду, потврда пошиљаоца, провера пошиљаоца, унесите код са слике
            sv: bekräfta att du är en människa, bekräfta att du är människa, att du inte är en robot, \
                bekräfta ditt meddelande, bekräfta din avsändaradress, avsändarverifiering, verifiering av avsändare, \
                lista över godkända avsändare, listan över tillåtna avsändare, skräppostskydd, skyddad av ett spamfilter, \
                för att ditt meddelande ska levereras, behöver bara göras en gång, väntar på din bekräftelse
            sw: thibitisha kuwa wewe ni binadamu, thibitisha kwamba wewe ni binadamu, wewe si roboti, \
                kuthibitisha mtumaji, thibitisha mtumaji, uthibitisho wa mtumaji, mtumaji asiyejulikana, \
                kinga dhidi ya barua taka, ujumbe wako umezuiliwa, ujumbe wako unasubiri
            ta: நீங்கள் மனிதர் என்பதை, நீங்கள் ரோபோ அல்ல, அனுப்புநர் சரிபார்ப்பு, அனுப்புநரை உறுதி, அனுப்பியவரை உறுதி, \
                ஸ்பேம் பாதுகாப்பு, எரித பாதுகாப்பு, உங்கள் செய்தி நிறுத்தி, அறியப்படாத அனுப்புநர், \
                அனுப்புநரைச் சரிபார்க்க
            th: ยืนยันว่าคุณเป็นมนุษย์, ยืนยันว่าไม่ใช่โปรแกรม, ยืนยันตัวตนผู้ส่ง, ยืนยันผู้ส่ง, ระบบป้องกันสแปม, \
                ไม่ใช่หุ่นยนต์, คลิกเพื่อยืนยันการส่ง, อีเมลของคุณรอการยืนยัน, ผู้ส่งที่ไม่รู้จัก, อนุมัติผู้ส่ง
            tr: robot olmadığınızı, robot olmadığını doğrula, insan olduğunuzu doğrulayın, spam koruması gereği, \
                istenmeyen posta koruması, mesajınızın ulaşması için, iletiniz onay bekliyor, gönderen doğrulaması, \
                gönderici onayı, resimdeki kodu girin, robot olmadiginizi, robot olmadigini dogrula, \
                insan oldugunuzu dogrulayin, spam korumasi geregi
            uk: що ви не робот, підтвердьте що ви людина, захист від спаму вимагає, антиспам-система вимагає, \
                щоб ваш лист було доставлено, лист очікує підтвердження, підтвердження відправника, \
                перевірка відправника, введіть код із зображення, введіть код з картинки
            ur: تصدیق کریں کہ آپ انسان, آپ روبوٹ نہیں, مرسل کی تصدیق, بھیجنے والے کی تصدیق, ارسال کنندہ کی تصدیق, \
                سپیم سے تحفظ, اسپیم سے تحفظ, آپ کا پیغام روک, نامعلوم مرسل, نامعلوم بھیجنے والا
            vi: xác nhận bạn là người, xác thực người gửi, bạn không phải là robot, xác nhận người gửi, \
                chống thư rác xác nhận, danh sách người gửi tin cậy, thư của bạn đang chờ duyệt, để thư được chuyển đến, \
                xac nhan ban la nguoi, xac thuc nguoi gui, ban khong phai la robot, xac nhan nguoi gui, \
                chong thu rac xac nhan, danh sach nguoi gui tin cay
            zh: 发件人验证, 反垃圾邮件验证, 确认您不是机器, 验证您的发件人, 陌生发件人, 首次给我发信, 点击链接完成验证, 验证后邮件才, 确认您是真人, 白名单验证, 发信人确认
            zh-TW: 寄件者驗證, 寄件人驗證, 確認您是真人, 確認您並非機器, 垃圾郵件驗證, 完成寄件者確認, 第一次寄信給, 陌生寄件者, 請點選連結驗證, 驗證後信件才會, 白名單驗證
            mul: your message is being held, message below is being held, so yours is being held, yours is being held, \
                messages not confirmed, please just hit reply, confirm your message, confirm that you sent, \
                confirm you are, have your address on file, mail from this address before, only accepts mail from, \
                only accepts messages from, accept mail only from, not on my list of, complete this verification, \
                you only need to do this once, one-time confirmation, ihre nachricht wird zurückgehalten, \
                nur von bekannten absendern, pour que votre message, votre message est en attente, confirme sua mensagem, \
                para que sua mensagem, digite os caracteres, digite as letras, para que su mensaje, confirme su mensaje, \
                su mensaje está retenido, per consegnare il, il tuo messaggio è in attesa, uw bericht wordt vastgehouden, \
                ваше письмо задержано
            """) + ["to release it, simply reply", "подтвердите, что вы", "potvrďte, že"]

    /// A mail gateway stopped a message.
    static let gateway = PhraseTable.phrases(
        """
        ar: تم اكتشاف فيروس, تم العثور على فيروس, تحتوي على فيروس, الحجر الصحي للبريد, رسائل الحجر, تم عزل الرسالة, \
            تم حجر الرسالة, الرسائل المعزولة, رسالة معزولة, تم حذف المرفق, تم إزالة المرفق, تمت إزالة المرفق, \
            تم حظر المرفق, في العزل
        bg: открит е вирус, беше открит вирус, съобщението съдържа вирус, съобщения под карантина, \
            поставено под карантина, поставено в карантина, отчет за карантина, прикаченият файл беше премахнат, \
            прикаченият файл е премахнат, прикаченият файл е блокиран, освобождаване от карантина, \
            блокирано от филтъра
        bn: ভাইরাস পাওয়া গেছে, ভাইরাস শনাক্ত, ভাইরাস সনাক্ত, ভাইরাসে আক্রান্ত, কোয়ারেন্টাইন, কোয়ারান্টাইন, \
            সংযুক্তি মুছে ফেলা, সংযুক্তি সরানো, অ্যাটাচমেন্ট সরানো, অ্যাটাচমেন্ট ব্লক, স্প্যাম রিপোর্ট
        ca: s'ha detectat un virus, s'ha trobat un virus, conté un virus, en quarantena, adjunt eliminat, \
            fitxer adjunt bloquejat, informe de quarantena, conte un virus
        cs: v příloze byl nalezen virus, byl nalezen virus, zpráva obsahovala virus, zprávy v karanténě, \
            umístěna do karantény, přesunuta do karantény, přehled karantény, příloha byla odstraněna, \
            příloha byla zablokována, antivirová kontrola zjistila, zachycena antivirovým, uvolnit z karantény, \
            zablokována spamovým filtrem, v priloze byl nalezen virus
        da: virus blev fundet, virus fundet, virusadvarsel, virusalarm, sat i karantæne, lagt i karantæne, \
            mails i karantæne, karantænerapport, karantæneoversigt, karantænebesked, vedhæftet fil er fjernet, \
            vedhæftning blokeret, inficeret fil, inficeret vedhæftning
        de: virus in ihrer e-mail, virenwarnung, viruswarnung, virenfund, in quarantäne gestellt, \
            in quarantäne verschoben, in die quarantäne, quarantänebericht, quarantäne-bericht, \
            quarantäne-benachrichtigung, anhang wurde entfernt, anhang wurde blockiert, infizierter anhang
        el: εντοπίστηκε ιός, βρέθηκε ιός, το μήνυμα περιείχε ιό, μολυσμένο μήνυμα, μηνύματα σε καραντίνα, \
            τέθηκε σε καραντίνα, μεταφέρθηκε σε καραντίνα, αναφορά καραντίνας, το συνημμένο αφαιρέθηκε, \
            το συνημμένο αποκλείστηκε, το συνημμένο διαγράφηκε, αποδέσμευση από καραντίνα, \
            μπλοκαρίστηκε από το φίλτρο, εντοπιστηκε ιος
        en: virus found in message, message has been quarantined, message was quarantined, quarantine notification, \
            spam digest, attachment was blocked, blocked by content filter
        es: virus detectado, virus encontrado en, alerta de virus, puesto en cuarentena, puestos en cuarentena, \
            mensajes en cuarentena, correos en cuarentena, informe de cuarentena, resumen de cuarentena, \
            notificación de cuarentena, archivo adjunto bloqueado, archivo adjunto ha sido eliminado, \
            archivo infectado, antivirus ha detectado
        et: leiti viirus, kirjast leiti viirus, kiri sisaldas viirust, nakatunud kiri, kirjad karantiinis, \
            pandi karantiini, paigutati karantiini, karantiini aruanne, manus eemaldati, manus on eemaldatud, \
            manus blokeeriti, viirusetõrje leidis, vabasta karantiinist
        fa: ویروس شناسایی شد, ویروس یافت شد, ویروس پیدا شد, آلوده به ویروس, حاوی ویروس, قرنطینه شد, پیام های قرنطینه, \
            پیام‌های قرنطینه, پیوست حذف شد, پیوست مسدود, ضمیمه حذف شد, گزارش هرزنامه
        fi: virus löydetty, virus löytyi, virus havaittu, virusvaroitus, virusilmoitus, asetettu karanteeniin, \
            siirretty karanteeniin, karanteenissa olevat, karanteenissa olevia, karanteeniraportti, \
            karanteeni-ilmoitus, liite on poistettu, liitetiedosto on estetty, saastunut liite
        fil: may nakitang virus, nakita ang virus, may virus ang, na-quarantine, naka-quarantine, \
            inalis ang attachment, tinanggal ang attachment, na-block ang attachment, ulat ng quarantine
        fr: virus détecté, virus detecte, alerte virus, mise en quarantaine, rapport de quarantaine, \
            messages en quarantaine, notification de quarantaine, résumé de quarantaine, pièce jointe supprimée par, \
            pièce jointe a été bloquée, pièce jointe bloquée, fichier infecté, passerelle antivirus
        he: נמצא וירוס, זוהה וירוס, התגלה וירוס, מכיל וירוס, הועבר להסגר, הועברה להסגר, הודעות בהסגר, דואר בהסגר, \
            קובץ מצורף הוסר, הקובץ המצורף הוסר, הקובץ נחסם, הצרופה נחסמה, דוח ספאם, בידוד דואר
        hi: वायरस पाया गया, वायरस मिला, वायरस का पता चला, वायरस से संक्रमित, क्वारंटाइन, क्वारंटीन, संगरोध में, \
            अनुलग्नक हटा दिया, अटैचमेंट हटा, अटैचमेंट ब्लॉक, स्पैम रिपोर्ट
        hr: otkriven je virus, pronađen je virus, poruka sadrži virus, zaražena poruka, poruke u karanteni, \
            stavljena u karantenu, izvješće o karanteni, privitak je uklonjen, privitak je blokiran, \
            otpusti iz karantene, blokirana filtrom neželjene, pronadjen je virus, poruka sadrzi virus, \
            zarazena poruka
        hu: a levél vírust tartalmaz, vírusos levelet, karanténba helyez, karanténba került, karantén összesítő, \
            karanténban lévő levelek, a mellékletet eltávolított, a csatolmányt eltávolított, melléklet letiltva, \
            a víruskereső eltávolít, spamszűrő feltartóztat, virust talaltunk
        id: virus terdeteksi, terdeteksi virus, mengandung virus, telah dikarantina, email karantina, \
            pesan dikarantina, pesan karantina, laporan karantina, lampiran telah dihapus, lampiran diblokir, \
            ringkasan karantina
        is: veira fannst, vírus fannst, vírusviðvörun, veiruviðvörun, sett í sóttkví, settur í sóttkví, \
            skilaboð í sóttkví, póstur í sóttkví, sóttkvíarskýrsla, tilkynning um sóttkví, viðhengi fjarlægt, \
            viðhengið var fjarlægt, viðhengi lokað, sýkt viðhengi
        it: virus rilevato, virus trovato, avviso virus, rilevato un virus, messo in quarantena, messi in quarantena, \
            posto in quarantena, messaggi in quarantena, rapporto di quarantena, riepilogo quarantena, \
            notifica di quarantena, allegato bloccato, allegato è stato rimosso, allegato infetto
        ja: ウィルスを検出, ウィルスが検出, 隔離されました, 隔離通知, 隔離メール一覧, 検疫されました, 駆除しました, 隔離メッセージ, 迷惑メール隔離, ファイルを駆除
        ko: 격리된 메일, 격리되었습니다, 격리된 메시지, 스팸 격리함, 스팸 차단 리포트, 스팸메일 차단 내역, 차단된 메일 목록, 첨부파일이 삭제되, 첨부 파일이 차단, 메일 격리 알림
        lt: aptiktas virusas, rastas virusas, laiške aptiktas virusas, laiškas užkrėstas, laiškai karantine, \
            perkeltas į karantiną, patalpintas į karantiną, karantino ataskaita, priedas pašalintas, \
            priedas buvo pašalintas, priedas užblokuotas, antivirusinė programa aptiko, išleisti iš karantino, \
            laiske aptiktas virusas
        lv: atrasts vīruss, konstatēts vīruss, vēstule satur vīrusu, inficēta vēstule, vēstules karantīnā, \
            ievietota karantīnā, ievietots karantīnā, karantīnas pārskats, pielikums tika izdzēsts, \
            pielikums ir noņemts, pielikums ir bloķēts, antivīruss atrada, atbrīvot no karantīnas
        ms: virus dikesan, virus telah dikesan, mengandungi virus, telah dikuarantin, dikuarantinkan, \
            mesej kuarantin, e-mel kuarantin, laporan kuarantin, lampiran telah dibuang, lampiran disekat, \
            ringkasan kuarantin
        nl: virus gevonden in, virus aangetroffen, viruswaarschuwing, virusmelding, in quarantaine geplaatst, \
            berichten in quarantaine, quarantaineoverzicht, quarantainerapport, quarantainemelding, \
            quarantaine-overzicht, bijlage is verwijderd, bijlage geblokkeerd, geïnfecteerde bijlage, \
            geinfecteerd bestand
        no: virus funnet i, virus oppdaget, virusvarsel, virusadvarsel, satt i karantene, lagt i karantene, \
            plassert i karantene, meldinger i karantene, karantenerapport, karanteneoversikt, karantenevarsel, \
            vedlegget er fjernet, vedlegget ble blokkert, infisert vedlegg
        pl: wiadomość zawierała wirusa, zatrzymana w kwarantannie, wiadomości w kwarantannie, raport kwarantanny, \
            umieszczona w kwarantannie, załącznik został usunięty, załącznik został zablokowany, \
            program antywirusowy wykrył, wiadomość zainfekowan, zwolnij z kwarantanny, zablokowana przez filtr, \
            wiadomosc zawierala wirusa, wiadomosci w kwarantannie
        pt: vírus detectado, vírus detetado, vírus encontrado, virus encontrado, alerta de vírus, \
            colocada em quarentena, colocado em quarentena, mensagens em quarentena, relatório de quarentena, \
            resumo da quarentena, notificação de quarentena, anexo bloqueado, anexo foi removido, arquivo infectado
        ro: a fost detectat un virus, mesajul conținea un virus, mesaj infectat cu, mesaje în carantină, \
            plasat în carantină, mutat în carantină, raport de carantină, atașamentul a fost eliminat, \
            atașamentul a fost șters, atașamentul a fost blocat, eliberați din carantină, blocat de filtrul, \
            antivirusul a detectat, mesajul continea un virus
        ru: письмо содержало вирус, сообщение содержит вирус, зараженное письмо, помещено в карантин, \
            письма в карантине, сообщения в карантине, отчет о карантине, вложение было удалено, вложение удалено, \
            вложение заблокировано, антивирус обнаружил, заблокировано спам-фильтром, инфицированное вложение
        sk: v prílohe sa našiel vírus, bol nájdený vírus, správa obsahovala vírus, správy v karanténe, \
            umiestnená do karantény, presunutá do karantény, prehľad karantény, príloha bola odstránená, \
            príloha bola zablokovaná, antivírusová kontrola zistila, uvoľniť z karantény, \
            zablokovaná spamovým filtrom, v prilohe sa nasiel virus, bol najdeny virus
        sl: odkrit je bil virus, najden je bil virus, sporočilo vsebuje virus, okuženo sporočilo, \
            sporočila v karanteni, premaknjeno v karanteno, dano v karanteno, poročilo o karanteni, \
            priponka je bila odstranjena, priponka je bila blokirana, sprosti iz karantene, \
            protivirusni program je odkril, zadržano v karanteni, sporocilo vsebuje virus
        sr: otkriven je virus, pronađen je virus, poruka sadrži virus, zaražena poruka, poruke u karantinu, \
            stavljena u karantin, izveštaj o karantinu, prilog je uklonjen, prilog je blokiran, \
            oslobodi iz karantina, blokirana od strane filtera, pronadjen je virus, poruka sadrzi virus, \
            zarazena poruka, откривен је вирус, пронађен је вирус, порука садржи вирус, заражена порука, \
            поруке у карантину, стављена у карантин, извештај о карантину, прилог је уклоњен, прилог је блокиран, \
            ослободи из карантина, блокирана од стране филтера
        sv: virus hittades i, virus upptäckt, virusvarning, satts i karantän, lagts i karantän, placerats i karantän, \
            meddelanden i karantän, karantänrapport, karantänsammanfattning, karantänmeddelande, \
            bilagan har tagits bort, bilagan har blockerats, infekterad bilaga, smittad fil
        sw: virusi vimegunduliwa, virusi vimepatikana, kirusi kimegunduliwa, ina virusi, una virusi, \
            umewekwa karantini, imewekwa karantini, ujumbe ulio karantini, kiambatisho kimeondolewa, \
            kiambatanisho kimeondolewa, kiambatisho kimezuiwa, ripoti ya barua taka
        ta: வைரஸ் கண்டறியப்பட்டது, வைரஸ் கண்டுபிடிக்க, வைரஸ் உள்ளது, தனிமைப்படுத்தப்பட்ட மின்னஞ்சல், \
            தனிமைப்படுத்தப்பட்ட செய்தி, இணைப்பு நீக்கப்பட்டது, இணைப்பு தடுக்கப்பட்டது, இணைப்பு அகற்றப்பட்டது, \
            ஸ்பேம் அறிக்கை, குவாரண்டைன்
        th: ตรวจพบไวรัส, ถูกกักกัน, ไฟล์แนบถูกลบ, ไฟล์แนบถูกบล็อก, รายงานสแปม, กักเก็บอีเมล, รายการอีเมลที่ถูกกัก, \
            พบไวรัสในอีเมล
        tr: karantinaya alındı, karantinadaki iletiler, karantinadaki e-postalar, karantina raporu, \
            karantina bildirimi, ek dosya silindi, ek kaldırıldı, eki engellendi, karantinadan çıkar, \
            spam filtresi tarafından engellen
        uk: виявлено вірус, лист містив вірус, повідомлення містить вірус, заражений лист, поміщено в карантин, \
            листи в карантині, повідомлення в карантині, звіт про карантин, вкладення було видалено, \
            вкладення видалено, вкладення заблоковано, антивірус виявив, заблоковано спам-фільтром
        ur: وائرس پایا گیا, وائرس ملا ہے, وائرس کا پتہ چلا, وائرس سے متاثرہ, قرنطینہ میں رکھ, قرنطینہ کی گئی, \
            منسلکہ ہٹا دی, منسلکہ حذف, اٹیچمنٹ ہٹا, اٹیچمنٹ بلاک, سپیم رپورٹ, قرنطینہ پیغامات
        vi: phát hiện virus, phát hiện vi rút, thư bị cách ly, đã bị cách ly, thư đã cách ly, tệp đính kèm đã bị xóa, \
            chứa mã độc, thông báo cách ly, phat hien virus, phat hien vi rut, thu bi cach ly, da bi cach ly, \
            thu da cach ly, tep dinh kem da bi xoa
        zh: 发现病毒, 检测到病毒, 邮件含有病毒, 已被隔离, 隔离邮件, 隔离区邮件, 垃圾邮件隔离, 附件已被删除, 隔离通知, 病毒已清除, 被病毒感染, 拦截邮件通知, 附件已被阻止
        zh-TW: 偵測到病毒, 發現病毒, 郵件含有病毒, 已被隔離, 隔離郵件, 隔離通知, 郵件隔離, 隔離區, 攔截通知, 垃圾信攔截, 附件已被移除, 附件已刪除, 病毒已清除
        mul: virus was found, virus has been found, virus was detected, virus detected, contained a virus, \
            contains a virus, infected with, infected attachment, infected file, attachment was removed, \
            attachment has been removed, banned file, prohibited attachment, blocked by our, was blocked by, \
            were quarantined, was quarantined, has been quarantined, have been quarantined, virus alarm, virus alert, \
            virus gefunden, virus entdeckt, mit einem virus, enthielt einen virus, enthielt folgenden virus, \
            contenait un virus, mis en quarantaine, ha detectado un virus, se ha detectado un virus, \
            contenía un virus, se encontró un virus, contiene un virus, è stato rilevato un, wykryto wirus, \
            zawiera wirus, w kwarantannie, obsahoval vir, v karanténě, vírust talált, în carantină, обнаружен вирус, \
            содержит вирус, в карантин, у карантині, spam quarantine, quarantine report, quarantine summary
        """)

    /// A mail program tells that a message was opened.
    static let readReceipt = PhraseTable.phrases(
        """
        ar: إيصال القراءة, إشعار بالقراءة, إشعار القراءة, تأكيد القراءة, تمت قراءة رسالتك, تمت قراءة الرسالة, \
            تم فتح رسالتك, تم قراءة رسالتك, قرئت في, حذف بدون قراءة, تم حذفها دون قراءة, مقروءة في
        bg: потвърждение за прочитане, съобщението ви беше прочетено, съобщението ви е прочетено, \
            вашето съобщение беше прочетено, съобщението беше прочетено на, съобщението е показано, прочетено на, \
            изтрито без прочитане, изтрито без да бъде прочетено, известие за прочитане, разписка за прочитане
        bn: পঠিত রসিদ, পাঠের রসিদ, বার্তাটি পড়া হয়েছে, আপনার বার্তা পড়া, আপনার ইমেল পড়া, আপনার ইমেইল পড়া, \
            পড়ার রসিদ, না পড়ে মুছে, পড়া হয়েছে তারিখ, বার্তা খোলা হয়েছে
        ca: confirmació de lectura, justificant de lectura, avís de lectura, s'ha llegit el missatge, \
            el vostre missatge s'ha llegit, el teu missatge s'ha llegit, eliminat sense llegir, rebut de lectura, \
            missatge ha estat llegit, confirmacio de lectura, avis de lectura
        cs: vaše zpráva byla přečtena, zpráva byla přečtena dne, zpráva byla zobrazena dne, \
            potvrzení o zobrazení zprávy, přečteno dne, odstraněno bez přečtení, smazána bez přečtení, \
            tímto potvrzuji přečtení zprávy, potvrzeni o precteni, vase zprava byla prectena, \
            zprava byla prectena dne, zprava byla zobrazena dne, potvrzeni o zobrazeni zpravy
        da: læsekvittering, læst-kvittering, læsebekræftelse, kvittering for den mail, kvittering for meddelelsen, \
            din meddelelse blev læst, meddelelsen blev læst, din besked blev læst, vist på modtagerens computer, \
            slettet uden at blive læst, slettet uden at være læst
        de: lesebestätigung, lesebestaetigung, empfangsbestätigung für die nachricht, empfangsbestätigung (angezeigt, \
            am computer des empfängers angezeigt, computer des empfängers angezeigt, ungelesen gelöscht, \
            nachricht wurde gelesen am, ihre nachricht wurde gelesen, diese empfangsbestätigung, \
            empfangsbestätigung für eine, ohne gelesen zu werden
        el: αποδεικτικό ανάγνωσης, απόδειξη ανάγνωσης, επιβεβαίωση ανάγνωσης, αναφορά ανάγνωσης, \
            το μήνυμά σας διαβάστηκε, το μήνυμα διαβάστηκε, το μήνυμα αναγνώστηκε, το μήνυμα εμφανίστηκε, \
            διαγράφηκε χωρίς να διαβαστεί, διαγράφηκε χωρίς ανάγνωση, αποδεικτικο αναγνωσης, αποδειξη αναγνωσης, \
            επιβεβαιωση αναγνωσης, αναφορα αναγνωσης
        en: your message was read on, read receipt, return receipt, this is a receipt for the mail, \
            this receipt verifies that, only acknowledges that the message, displayed on the recipient, \
            was deleted without being read, disposition notification, message has been displayed
        es: confirmacion de lectura, acuse de lectura, acuse de recibo para el mensaje, acuse de recibo del correo, \
            su mensaje fue leído, su mensaje se leyó, mensaje fue leído el, mostrado en el equipo del destinatario, \
            mostrado en el ordenador del destinatario, se eliminó sin leer, eliminado sin ser leído, \
            notificación de lectura, aviso de lectura
        et: lugemisteatis, lugemiskinnitus, lugemise kinnitus, teie sõnum loeti, teie sõnumit loeti, \
            teie kirja on loetud, sõnum on loetud, kiri on loetud, kustutati lugemata, lugemata kustutatud, \
            kinnitus kirja lugemise
        fa: رسید خواندن, رسید خوانده شدن, خوانده شدن پیام, پیام شما خوانده, ایمیل شما خوانده, نامه شما خوانده, \
            در تاریخ خوانده, تأیید خواندن, تایید خواندن, بدون خواندن حذف, بدون خوانده شدن, پیام شما باز شد
        fi: lukemiskuittaus, lukuvahvistus, lukuilmoitus, vastaanottokuittaus viestille, viestisi luettiin, \
            viesti luettiin, viestisi on luettu, näytetty vastaanottajan tietokoneella, poistettiin lukematta, \
            poistettu lukematta, kuittaus viestin lukemisesta
        fil: nabasa na ang mensahe, nabasa ang iyong mensahe, nabasa ang inyong mensahe, binasa ang mensahe noong, \
            resibo ng pagbasa, patunay ng pagbasa, nabuksan ang iyong email, nabuksan na ang email, \
            binura nang hindi nabasa, nabasa noong
        fr: accusé de lecture, accuse de lecture, confirmation de lecture, accusé de réception pour le message, \
            accusé de réception (affiché, votre message a été lu, a été affiché sur l'ordinateur, \
            affiché sur l'ordinateur du destinataire, supprimé sans être lu, supprimé sans avoir été lu, \
            notification de lecture
        he: אישור קריאה, הודעתך נקראה, ההודעה נקראה, ההודעה שלך נקראה, נקרא בתאריך, נקראה בתאריך, נמחקה בלי שנקראה, \
            נמחק ללא קריאה, נמחקה ללא קריאה, הודעתך נפתחה
        hi: पढ़ने की रसीद, पठन रसीद, संदेश पढ़ा गया, आपका संदेश पढ़, आपका ईमेल पढ़, पढ़े जाने की सूचना, \
            पढ़े जाने की पुष्टि, बिना पढ़े हटा, को पढ़ा गया था, संदेश खोला गया
        hr: potvrda o čitanju, potvrda čitanja, vaša poruka je pročitana, poruka je pročitana, poruka je prikazana, \
            pročitano dana, izbrisana bez čitanja, izbrisano bez čitanja, obavijest o čitanju poruke, \
            potvrda o primitku i čitanju, potvrda o citanju, potvrda citanja, vasa poruka je procitana, \
            poruka je procitana
        hu: olvasási nyugta, olvasási visszajelzés, üzenetét elolvasták, az üzenetet elolvasták, \
            az üzenet megjelenítése megtörtént, elolvasás időpontja, olvasatlanul töröl, elolvasás nélkül töröl, \
            visszaigazolás az elolvasás, olvasasi visszaigazolas, olvasasi nyugta, olvasasi visszajelzes, \
            uzenetet elolvastak
        id: tanda terima dibaca, pesan anda telah dibaca, sudah dibaca pada, telah dibaca pada, dihapus tanpa dibaca, \
            konfirmasi baca, bukti dibaca, email anda telah dibuka, tanda telah dibaca, laporan pesan dibaca
        is: lestrarkvittun, lestrarstaðfesting, leskvittun, staðfesting á lestri, kvittun fyrir lestri, \
            kvittun fyrir móttöku, skeytið var lesið, skilaboðin voru lesin, pósturinn var lesinn, var lesið þann, \
            eytt án þess að vera lesið, eytt ólesið, birt í tölvu viðtakanda
        it: ricevuta di ritorno per, avviso di lettura, notifica di lettura, il messaggio è stato letto, \
            il suo messaggio è stato letto, messaggio è stato letto il, visualizzato sul computer del destinatario, \
            eliminato senza essere letto, eliminato senza essere stato letto, conferma di avvenuta lettura, \
            questa è una ricevuta di ritorno
        ja: 開封通知, 開封済み, 開封されました, 受信者が開封, 未開封のまま削除, に開封されまし, 開封せずに削除, 開封日時, メールは開封
        ko: 읽지 않음, 읽음 알림, 수신 확인 메일, 수신확인 메일, 메시지를 읽었, 읽은 시간, 읽지 않고 삭제, 메시지를 읽은 날짜, 수신확인 알림, 메일을 읽었습니다
        lt: perskaitymo patvirtinimas, skaitymo patvirtinimas, patvirtinimas apie perskaitymą, \
            jūsų laiškas buvo perskaitytas, jūsų pranešimas buvo perskaitytas, laiškas buvo perskaitytas, \
            pranešimas perskaitytas, ištrinta neperskaity, panaikinta neperskaity, laiškas buvo parodytas, \
            patvirtinimas apie perskaityma, jusu laiskas buvo perskaitytas, jusu pranesimas buvo perskaitytas, \
            laiskas buvo perskaitytas
        lv: lasīšanas apstiprinājums, izlasīšanas apstiprinājums, apstiprinājums par izlasīšanu, \
            jūsu ziņojums tika izlasīts, jūsu ziņojums ir izlasīts, jūsu vēstule ir izlasīta, ziņojums tika izlasīts, \
            izdzēsts nelasīts, dzēsts neizlasīts, paziņojums par izlasīšanu, vēstule tika atvērta
        ms: resit dibaca, resit baca, mesej anda telah dibaca, telah dibaca pada, e-mel anda telah dibaca, \
            dipadam tanpa dibaca, dihapuskan tanpa dibaca, pengesahan baca, akuan baca, emel anda telah dibuka
        nl: leesbewijs, leesontvangst, ontvangstbevestiging voor het bericht, ontvangstbevestiging voor de e-mail, \
            uw bericht is gelezen, uw bericht werd gelezen, weergegeven op de computer van, ongelezen verwijderd, \
            verwijderd zonder te zijn gelezen, zonder gelezen te zijn
        no: lesekvittering, lest-kvittering, kvittering for lest, kvittering for e-posten, kvittering for meldingen, \
            meldingen ble lest, din melding ble lest, meldingen din ble lest, vist på mottakerens, \
            slettet uten å bli lest, slettet uten å være lest
        pl: potwierdzenie odczytania, potwierdzenie odczytu, wiadomość została przeczytana, \
            wiadomość została wyświetlona, twoja wiadomość została przeczytana, została odczytana dnia, \
            przeczytano wiadomość, usunięta bez przeczytania, zwrotne potwierdzenie odbioru wiadomości, \
            wiadomosc zostala przeczytana, wiadomosc zostala wyswietlona, twoja wiadomosc zostala przeczytana, \
            zostala odczytana dnia
        pt: confirmacao de leitura, recibo de leitura, aviso de leitura, notificação de leitura, \
            sua mensagem foi lida, mensagem foi lida em, foi exibida no computador, foi mostrada no computador, \
            excluída sem ser lida, apagada sem ser lida, eliminada sem ser lida, recibo de retorno, \
            aviso de recepção da mensagem
        ro: confirmare de citire, confirmarea de citire, mesajul dvs a fost citit, mesajul a fost citit la, \
            mesajul dumneavoastră a fost citit, mesajul a fost afișat, șters fără a fi citit, notificare de citire, \
            confirmă citirea mesajului, mesajul dumneavoastra a fost citit, mesajul a fost afisat, \
            sters fara a fi citit, confirma citirea mesajului
        ru: подтверждение о прочтении, подтверждение прочтения, отчет о прочтении, ваше сообщение было прочитано, \
            ваше письмо было прочитано, сообщение было прочитано, сообщение прочитано, удалено без прочтения, \
            было показано на компьютере получателя, письмо было открыто получателем
        sk: potvrdenie o prečítaní, potvrdenie prečítania, vaša správa bola prečítaná, správa bola prečítaná dňa, \
            správa bola zobrazená dňa, prečítané dňa, odstránené bez prečítania, vymazaná bez prečítania, \
            potvrdenie o zobrazení správy, týmto potvrdzujem prečítanie správy, potvrdenie o precitani, \
            potvrdenie precitania, vasa sprava bola precitana, sprava bola precitana dna
        sl: potrdilo o branju, potrdilo o prebranem, vaše sporočilo je bilo prebrano, sporočilo je bilo prebrano, \
            sporočilo je bilo prikazano, prebrano dne, izbrisano brez branja, izbrisano neprebrano, \
            obvestilo o prebranem sporočilu, potrditev branja sporočila, vase sporocilo je bilo prebrano, \
            sporocilo je bilo prebrano, sporocilo je bilo prikazano, obvestilo o prebranem sporocilu
        sr: potvrda o čitanju, potvrda čitanja, vaša poruka je pročitana, poruka je pročitana, poruka je prikazana, \
            pročitano dana, izbrisana bez čitanja, obrisano bez čitanja, obaveštenje o čitanju poruke, \
            potvrda o citanju, potvrda citanja, vasa poruka je procitana, poruka je procitana, procitano dana, \
            потврда о читању, потврда читања, ваша порука је прочитана, порука је прочитана, порука је приказана, \
            прочитано дана, избрисана без читања, обрисано без читања, обавештење о читању поруке
        sv: läskvittens, läsbekräftelse, mottagningskvitto för, kvitto på att meddelandet, ditt meddelande lästes, \
            meddelandet lästes, ditt meddelande har lästs, visats på mottagarens dator, visades på mottagarens dator, \
            togs bort utan att läsas, borttaget utan att ha lästs, bekräftelse på läsning
        sw: risiti ya kusoma, risiti ya kusomwa, ujumbe wako umesomwa, ujumbe umesomwa, barua pepe yako imesomwa, \
            ulisomwa tarehe, ilisomwa tarehe, imefutwa bila kusomwa, umefutwa bila kusomwa, uthibitisho wa kusomwa
        ta: படித்ததற்கான ரசீது, வாசிப்பு ரசீது, படித்த ரசீது, செய்தி படிக்கப்பட்டது, மின்னஞ்சல் படிக்கப்பட்டது, \
            அன்று படிக்கப்பட்டது, படிக்காமல் நீக்க, படிக்கப்படாமல் நீக்க, வாசிக்கப்பட்டது
        th: ใบตอบรับการอ่าน, อ่านเมื่อวันที่, ข้อความของคุณถูกอ่าน, ถูกเปิดอ่าน, ได้ถูกอ่านเมื่อ, ยืนยันการอ่าน, \
            แจ้งการเปิดอ่าน, ถูกลบโดยไม่ได้อ่าน, ลบโดยไม่อ่าน, การแจ้งการอ่าน
        tr: okundu bildirimi, okundu onayı, iletiniz okundu, mesajınız okundu, ileti okundu, iletiniz görüntülendi, \
            okunma tarihi, okunmadan silindi, okundu raporu, okundu onayi, mesajiniz okundu, iletiniz goruntulendi
        uk: сповіщення про прочитання, підтвердження прочитання, підтвердження про прочитання, \
            повідомлення про прочитання, ваше повідомлення було прочитано, ваше повідомлення прочитано, \
            ваш лист прочитано, повідомлення прочитано, видалено без прочитання, лист було відкрито одержувачем
        ur: پڑھنے کی رسید, پڑھے جانے کی رسید, آپ کا پیغام پڑھ, آپ کی ای میل پڑھ, پیغام پڑھا گیا, پڑھے جانے کی اطلاع, \
            بغیر پڑھے حذف, پڑھے بغیر حذف, کو پڑھا گیا, پڑھنے کی تصدیق
        vi: thư của bạn đã được đọc, xác nhận đã đọc, đã được đọc vào, báo đã đọc, đã xóa mà không đọc, \
            biên nhận đã đọc, chưa đọc đã xóa, thu cua ban da duoc doc, xac nhan da doc, da duoc doc vao, bao da doc, \
            da xoa ma khong doc
        zh: 已读回执, 阅读回执, 已读通知, 邮件已被阅读, 邮件已阅读, 已在收件人的电脑, 未读便被删除, 未阅读即删除, 您的邮件已被查看, 已查看您的邮件, 已打开您的邮件
        zh-TW: 讀取回條, 已讀回條, 讀信回條, 已讀取, 郵件已被讀取, 未讀取即刪除, 未讀即刪除, 讀取通知, 已閱讀您的郵件, 已開啟您的郵件, 回條已讀
        mul: was read on, has been read on, was displayed on, return receipt for, wurde gelesen am, wurde am gelesen, \
            wurde geöffnet am, dies ist eine lesebestätigung, lesebestätigung für, a été lu le, a été affiché le, \
            fue leído el, se leyó el, ha sido leído, confirmación de lectura, foi lida em, foi lida no, \
            confirmação de leitura, è stato letto, è stata letta, ricevuta di lettura, conferma di lettura, \
            is gelezen op, werd gelezen op, leesbevestiging, lästes den, har lästs, läskvitto, ble lest, blev læst, \
            lesebekreftelse, kvittering for læsning, on luettu, lukukuittaus, została przeczytana, \
            potwierdzenie przeczytania, byla přečtena, potvrzení o přečtení, elolvasták, olvasási visszaigazolás, \
            a fost citit, было прочитано, прочтено, уведомление о прочтении, було прочитано, okundu bilgisi, \
            διαβάστηκε, 已被阅读, 开封确认, 開封確認, 읽음 확인
        """)

    /// Subjects of backups, disks, servers and devices.
    static let machine = PhraseTable.phrases(
        """
        ar: فشل النسخ الاحتياطي, اكتمل النسخ الاحتياطي, نجح النسخ الاحتياطي, مهمة النسخ الاحتياطي, مساحة القرص, \
            القرص ممتلئ, القرص الصلب ممتلئ, تعطل الخادم, تنبيه الخادم, الخادم متوقف, السيرفر متوقف, تنبيه النظام, \
            تحذير النظام
        bg: неуспешно архивиране, архивирането завърши, архивирането е неуспешно, неуспешно резервно копие, \
            малко дисково пространство, недостатъчно дисково пространство, повреда на диск, грешка на диска, \
            сървърът не отговаря, сървърът е недостъпен, влошен raid масив, предупреждение от сървър
        bn: ব্যাকআপ ব্যর্থ, ব্যাকআপ সম্পন্ন, ব্যাকআপ সফল, ব্যাকআপ সম্পূর্ণ, ডিস্ক স্পেস, ডিস্ক পূর্ণ, ডিস্কে জায়গা, \
            সার্ভার ডাউন, সার্ভার সতর্কতা, সিস্টেম সতর্কতা, সার্ভার অ্যালার্ট
        ca: còpia de seguretat completada, còpia de seguretat fallida, error de còpia, ha fallat la còpia, \
            espai de disc, disc ple, alerta del servidor, avís del servidor, servidor caigut, tasca de còpia, \
            copia de seguretat completada, copia de seguretat fallida, error de copia, ha fallat la copia
        cs: záloha dokončena, záloha selhala, výsledek zálohování, nedostatek místa na disku, dochází místo na disku, \
            chyba disku, porucha disku, degradované pole raid, server neodpovídá, nedostupnost serveru, \
            výpadek napájení ups
        da: lav diskplads, manglende diskplads, diskfejl, server svarer ikke, driftsalarm
        de: wenig speicherplatz, raid herabgestuft, server nicht erreichbar, volume ist abgestürzt, systemwarnung
        el: αποτυχία δημιουργίας αντιγράφου, το αντίγραφο ασφαλείας, αντίγραφα ασφαλείας ολοκληρώθηκ, \
            αποτυχία backup, ολοκλήρωση backup, λίγος χώρος στο δίσκο, χαμηλός χώρος στο δίσκο, \
            ανεπαρκής χώρος στο δίσκο, βλάβη δίσκου, σφάλμα δίσκου, ο διακομιστής δεν ανταποκρίνεται, \
            ο διακομιστής δεν αποκρίνεται, ειδοποίηση διακομιστή, υποβαθμισμένη συστοιχία raid
        en: disk space warning, disk usage warning, low disk space, degraded array event, raid array degraded, \
            smart error, cron daemon, host is down, hard drive failure, volume has crashed
        es: error en la copia de seguridad, tarea de copia de seguridad, poco espacio en disco, alerta de disco, \
            volumen degradado, servidor caído
        et: varundamine lõpetatud, varundamine nurjus, varundamine ebaõnnestus, varukoopia loodud, \
            varukoopia loomine nurjus, varunduse aruanne, kettaruum on otsas, kettaruumi on vähe, vaba kettaruumi on, \
            ketta viga, ketta rike, server ei vasta, server pole kättesaadav, raid massiiv
        fa: پشتیبان گیری ناموفق, پشتیبان‌گیری ناموفق, پشتیبان گیری با موفقیت, پشتیبان‌گیری با موفقیت, خطای پشتیبان, \
            بکاپ ناموفق, بکاپ با موفقیت, فضای دیسک, پر شدن دیسک, هشدار سرور, هشدار سیستم, قطعی سرور, خرابی دیسک, \
            سرور از دسترس
        fi: vähän levytilaa, levyvirhe, kiintolevyvirhe, palvelin ei vastaa, palvelinhälytys, järjestelmähälytys
        fil: nabigo ang backup, tagumpay ang backup, tapos na ang backup, kumpleto ang backup, puno na ang disk, \
            espasyo sa disk, babala sa server, babala ng server, hindi gumagana ang server, alerto ng sistema, \
            alerto sa server, nabigo ang disk
        fr: échec de la sauvegarde, echec de la sauvegarde, erreur de sauvegarde, tâche de sauvegarde, \
            rapport de sauvegarde, alerte disque, volume dégradé, serveur injoignable
        he: הגיבוי נכשל, הגיבוי הושלם, גיבוי נכשל, גיבוי הושלם, משימת גיבוי, שטח דיסק, שטח הדיסק, הדיסק מלא, \
            התראת שרת, התראת מערכת, השרת לא זמין, נפילת שרת, תקלת דיסק
        hi: बैकअप विफल, बैकअप पूर्ण, बैकअप पूरा, बैकअप सफल, डिस्क स्थान, डिस्क भर, डिस्क स्पेस, सर्वर चेतावनी, \
            सर्वर डाउन, सर्वर अलर्ट, सिस्टम चेतावनी, डिस्क विफल
        hr: sigurnosna kopija nije uspjela, sigurnosna kopija uspješno, sigurnosno kopiranje, \
            izrada sigurnosne kopije, neuspjeli backup, malo prostora na disku, nema dovoljno prostora na disku, \
            pogreška diska, kvar diska, poslužitelj ne odgovara, poslužitelj nije dostupan, server ne odgovara, \
            upozorenje poslužitelja
        hu: sikertelen biztonsági mentés, mentési feladat, kevés a szabad hely, kevés lemezterület, betelt a lemez, \
            merevlemez hiba, a kötet megtelt, a szerver nem válaszol, kiszolgáló nem elérhető, \
            szünetmentes tápegység, riasztás a szerver
        id: pencadangan gagal, pencadangan selesai, cadangan data gagal, kapasitas disk, ruang disk, server mati, \
            peringatan server, peringatan sistem, disk hampir penuh, notifikasi monitoring
        is: öryggisafritun lokið, öryggisafritun tókst, öryggisafritun mistókst, afritun mistókst, afritun lokið, \
            afritunarverk, lítið diskapláss, diskapláss á þrotum, diskvilla, villa í diski, þjónn svarar ekki, \
            netþjónn svarar ekki, kerfisviðvörun, vöktunarviðvörun
        it: errore backup, errore di backup, processo di backup, attività di backup, errore disco, volume degradato, \
            server non raggiungibile, avviso di sistema
        ja: ディスク使用率, ディスク容量警告, サーバ監視, サーバー監視, 障害検知, 死活監視, アラート通知, 復旧通知, ジョブ異常終了, ディスク異常, 容量不足警告
        ko: 디스크 사용량, 디스크 용량 경고, 디스크 오류, 서버 장애, 서버 상태, 서버 다운, 장애 발생 알림, 모니터링 경고, 시스템 알림, 볼륨 성능 저하
        lt: atsarginė kopija sukurta, atsarginė kopija nesukurta, atsarginės kopijos kūrimas, atsarginis kopijavimas, \
            atsarginio kopijavimo klaida, trūksta vietos diske, mažai vietos diske, disko klaida, disko gedimas, \
            serveris neatsako, serveris nepasiekiamas, serverio įspėjimas, raid masyvo gedimas, \
            atsargine kopija sukurta
        lv: dublēšana pabeigta, dublēšana neizdevās, rezerves kopija izveidota, rezerves kopijas izveide, \
            rezerves kopēšana, rezerves kopiju kļūda, maz vietas diskā, nepietiek vietas diskā, diska kļūda, \
            diska bojājums, serveris neatbild, serveris nav pieejams, servera brīdinājums, raid masīva kļūme
        ms: sandaran gagal, sandaran selesai, sandaran berjaya, ruang cakera, cakera hampir penuh, cakera penuh, \
            pelayan tergendala, amaran pelayan, amaran sistem, makluman pelayan, kegagalan cakera
        nl: reservekopie mislukt, weinig schijfruimte, schijffout, volume is gecrasht, server onbereikbaar, \
            server niet bereikbaar, storingsmelding
        no: lite diskplass, lav diskplass, diskfeil, harddiskfeil, server svarer ikke, driftsalarm
        pl: błąd kopii zapasowej, zadanie tworzenia kopii zapasowej, raport kopii zapasowej, mało miejsca na dysku, \
            brak miejsca na dysku, awaria dysku, macierz raid zdegradowan, serwer nie odpowiada, \
            utracono połączenie z serwerem, zasilacz ups przeszedł, alert systemu monitoringu, \
            wolumin jest zapełniony
        pt: falha no backup, erro no backup, tarefa de backup, pouco espaço em disco, alerta de disco, \
            volume degradado, servidor fora do ar, servidor indisponível
        ro: copia de rezervă a eșuat, raport backup, spațiu insuficient pe disc, spațiu redus pe disc, \
            eroare de disc, defecțiune disc, matrice raid degradată, serverul nu răspunde, server indisponibil, \
            alertă server
        ru: ошибка резервного копирования, отчет о резервном копировании, мало места на диске, \
            недостаточно места на диске, заканчивается место на диске, сбой диска, ошибка диска, деградация raid, \
            сервер недоступен, сервер не отвечает, узел недоступен
        sk: zálohovanie dokončené, záloha dokončená, zálohovanie zlyhalo, záloha zlyhala, výsledok zálohovania, \
            nedostatok miesta na disku, málo miesta na disku, chyba disku, porucha disku, degradované pole raid, \
            server neodpovedá, nedostupnosť servera, výpadok napájania ups, zálohovacia úloha
        sl: varnostno kopiranje ni uspelo, varnostno kopiranje je končano, varnostno kopiranje končano, \
            varnostna kopija ni, varnostna kopija uspešno, neuspešno varnostno kopiranje, premalo prostora na disku, \
            zmanjkuje prostora na disku, napaka diska, okvara diska, strežnik se ne odziva, strežnik ni dosegljiv, \
            opozorilo strežnika, degradirano polje raid
        sr: rezervna kopija nije uspela, rezervna kopija je uspešno, pravljenje rezervne kopije, neuspeo bekap, \
            bekap je uspešno, malo prostora na disku, nema dovoljno prostora na disku, greška na disku, kvar diska, \
            server ne odgovara, server je nedostupan, upozorenje sa servera, rezervna kopija je uspesno, \
            bekap je uspesno, прављење резервне копије, неуспео бекап, бекап је успешно, мало простора на диску, \
            нема довољно простора на диску, грешка на диску, квар диска, сервер не одговара, сервер је недоступан, \
            упозорење са сервера
        sv: lite diskutrymme, lågt diskutrymme, diskfel, hårddiskfel, volymen har kraschat, servern svarar inte, \
            driftlarm
        sw: chelezo imeshindwa, chelezo imekamilika, hifadhi rudufu imeshindwa, nakala rudufu imeshindwa, \
            nakala rudufu imekamilika, hifadhi rudufu imekamilika, nafasi ya diski, diski imejaa, \
            diski inakaribia kujaa, seva imezimika, tahadhari ya seva, tahadhari ya mfumo
        ta: காப்புப்பிரதி தோல்வி, காப்புப்பிரதி முடிந்தது, காப்பு பிரதி தோல்வி, காப்பு தோல்வி, பேக்கப் தோல்வி, \
            பேக்கப் முடிந்தது, வட்டு இடம், வட்டு நிரம்பி, சேவையக எச்சரிக்கை, சர்வர் எச்சரிக்கை, கணினி எச்சரிக்கை
        th: สำรองข้อมูลล้มเหลว, สำรองข้อมูลสำเร็จ, สำรองข้อมูลเสร็จ, การสำรองข้อมูล, พื้นที่ดิสก์, ดิสก์ใกล้เต็ม, \
            เซิร์ฟเวอร์ล่ม, แจ้งเตือนเซิร์ฟเวอร์, แจ้งเตือนระบบ, ฮาร์ดดิสก์ผิดปกติ
        tr: yedek alınamadı, disk alanı azaldı, disk alanı yetersiz, disk doluluk oranı, disk hatası, disk arızası, \
            sunucu yanıt vermiyor, sunucuya ulaşılamıyor, sunucu uyarısı
        uk: помилка резервного копіювання, звіт про резервне копіювання, мало місця на диску, \
            недостатньо місця на диску, закінчується місце на диску, збій диска, помилка диска, деградація raid, \
            сервер недоступний, сервер не відповідає, вузол недоступний
        ur: بیک اپ ناکام, بیک اپ مکمل, بیک اپ کامیاب, ڈسک کی جگہ, ڈسک بھر, ڈسک سپیس, سرور ڈاؤن, سرور الرٹ, \
            سرور انتباہ, سسٹم انتباہ, سسٹم الرٹ
        vi: sao lưu thất bại, sao lưu thành công, sao lưu hoàn tất, dung lượng ổ đĩa, cảnh báo máy chủ, \
            cảnh báo hệ thống, lỗi ổ cứng, cảnh báo giám sát, sao luu that bai, sao luu thanh cong, sao luu hoan tat, \
            dung luong o dia, canh bao may chu, canh bao he thong
        zh: 磁盘空间不足, 磁盘使用率, 磁盘告警, 服务器告警, 监控告警, 告警通知, 故障告警, 告警恢复, 硬盘故障, 服务器宕机
        zh-TW: 磁碟空間不足, 磁碟使用率, 硬碟故障, 硬碟健康, 儲存空間降級, 伺服器警告, 伺服器異常, 異常告警, 警示通知, 監控警報
        mul: backup, job failed, job completed, job finished, % full, threshold exceeded, host down, service down, \
            unreachable, temperature alarm, virus in, virus found, virus alert, virus alarm, virus detected, \
            spam summary, datensicherung, sicherung, speicherplatz, festplatte, virus gefunden, sauvegarde, \
            espace disque, alerte virus, copia de seguridad, respaldo, espacio en disco, alerta de virus, \
            cópia de segurança, espaço em disco, salvataggio dati, spazio su disco, back-up, schijfruimte, \
            säkerhetskopi, diskutrymme, sikkerhetskopi, sikkerhedskopi, diskplads, varmuuskopio, levytila, \
            kopia zapasowa, miejsce na dysku, zálohování, místo na disku, biztonsági mentés, copie de rezervă, \
            резервн, место на диске, у карантині, в карантине, yedekleme, αντίγραφο ασφαλείας, 备份, 備份, バックアップ, 백업
        """)
}
