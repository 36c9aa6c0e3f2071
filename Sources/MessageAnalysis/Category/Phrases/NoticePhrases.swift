/// What services tell one person. By topic and language, in lower case; a phrase is found at the beginning of a word.
enum NoticePhrases {
    /// What only its recipient can be told.
    static let recipient = social + account + order + decision

    /// What a saved search or watch found.
    static let savedSearch = PhraseTable.phrases(
        """
        ar: بحثك المحفوظ, البحث المحفوظ, تنبيه وظائف, تنبيه الوظائف, وظائف جديدة تناسب, وظائف مطابقة, وظائف تناسبك, \
            إعلانات جديدة مطابقة, انخفاض السعر, تنبيه السعر, انخفض سعر, متوفر الآن من جديد, عاد للتوفر
        bg: запазено търсене, запазеното ви търсене, нови обяви по, нови обяви за работа, нови обяви отговарящи на, \
            известие за цена, цената на продукта падна, намалена цена на следен, отново в наличност, отново наличен, \
            абонамент за обяви, обяви по вашите критерии
        bn: সংরক্ষিত অনুসন্ধান, সেভ করা সার্চ, চাকরির সতর্কতা, চাকরির অ্যালার্ট, জব অ্যালার্ট, আপনার জন্য নতুন চাকরি, \
            মানানসই চাকরি, দাম কমেছে, মূল্য সতর্কতা, আবার স্টকে, পুনরায় স্টকে, আবার পাওয়া যাচ্ছে
        ca: cerca desada, cerques desades, alerta de feina, alerta d'ocupació, ofertes de feina que, \
            noves ofertes de feina, nous anuncis que, ha baixat de preu, alerta de preu, torna a estar disponible, \
            tornem a tenir estoc, alerta d'ocupacio
        cs: hlídač ceny, hlídání ceny, nové inzeráty podle, nové nabídky práce podle, nabídky odpovídající vašemu, \
            uloženého vyhledávání, cena hlídaného, zboží je opět skladem, znovu skladem, \
            nové pracovní nabídky pro vás, pokles ceny u sledovan, hlidaci pes
        da: gemte søgning, søgeagent, annonceagent, nye annoncer der matcher, matcher din søgning, jobagent, jobmail, \
            prisagent, prisalarm, prisovervågning, på lager igen, igen på lager
        de: neue ergebnisse zu ihrer, jobalarm, job-alarm, jobagent, passende stellenangebote, preiswecker, \
            wieder lieferbar, neue jobs für
        el: αποθηκευμένη αναζήτηση, αποθηκευμένης αναζήτησης, νέες αγγελίες για, νέες αγγελίες που ταιριάζουν, \
            νέες θέσεις εργασίας για, θέσεις εργασίας που ταιριάζουν, ειδοποίηση τιμής, ειδοποίηση διαθεσιμότητας, \
            η τιμή του προϊόντος έπεσε, πτώση τιμής, ξανά διαθέσιμο, και πάλι διαθέσιμο, ξανά σε απόθεμα, \
            αποθηκευμενη αναζητηση
        en: new results for your search, jobs matching your, price drop on, price has dropped, \
            matching your search criteria, new listings for, jobs you may be interested in
        es: alerta de empleo, alertas de empleo, alerta de precio, alerta de búsqueda, busqueda guardada, \
            nuevos anuncios para tu, nuevos resultados para tu, nuevas ofertas de empleo, ofertas que coinciden con, \
            coinciden con tu búsqueda, vuelve a estar disponible, de nuevo en stock, ha bajado de precio
        et: salvestatud otsing, uued kuulutused, uued tööpakkumised vastavalt, uued tööpakkumised sinu, \
            tööpakkumiste teavitus, hinnateavitus, jälgitava toote hind, taas laos, jälle laos, \
            toode on taas saadaval
        fa: جستجوی ذخیره شده, جستجوی ذخیره‌شده, فرصت های شغلی جدید, فرصت‌های شغلی جدید, آگهی های جدید مطابق, \
            آگهی‌های جدید مطابق, هشدار شغلی, آگهی استخدام مرتبط, کاهش قیمت کالا, اعلان قیمت, دوباره موجود شد, \
            خبرم کن, کالا موجود شد
        fi: hakuvahdi, tallennettu haku, tallennettuun hakuusi, tallentamaasi hakuun, uusia osumia, \
            uusia hakutuloksia, hakuasi vastaavia, työpaikkavahti, työpaikkavahdin, avoimet työpaikat hakuusi, \
            hintavahti, hintahälytys, jälleen varastossa
        fil: naka-save na paghahanap, naka-save mong paghahanap, mga trabahong tugma, mga bagong trabaho, \
            alerto sa trabaho, bagong trabaho para sa iyo, tugma sa iyong hinahanap, bumaba ang presyo, \
            alerto sa presyo, may stock na ulit, muling available, available na ulit ang
        fr: alerte emploi, alertes emploi, alerte prix, alerte recherche, recherche enregistrée, \
            recherche sauvegardée, recherche sauvegardee, nouvelles annonces correspondant, \
            nouvelles offres correspondant, correspondant à vos critères, de retour en stock, baisse de prix sur
        he: חיפוש שמור, החיפוש השמור, סוכן חכם, משרות חדשות עבור, משרות מתאימות, משרות שמתאימות, התראת משרות, \
            התראת עבודה, דירות חדשות התואמות, מודעות חדשות התואמות, ירידת מחיר, התראת מחיר, חזר למלאי
        hi: सहेजी गई खोज, सेव की गई खोज, आपके लिए नई नौकरियाँ, आपके लिए नई नौकरियां, नौकरी अलर्ट, जॉब अलर्ट, \
            मेल खाती नौकरियां, मेल खाती नौकरियाँ, कीमत में गिरावट, मूल्य अलर्ट, फिर से उपलब्ध, स्टॉक में वापस
        hr: spremljena pretraga, spremljeno pretraživanje, spremljenoj pretrazi, novi oglasi za vašu, \
            novi oglasi prema vašim, novi poslovi za vas, oglasi za posao koji odgovaraju, obavijest o cijeni, \
            cijena je snižena, ponovno na zalihi, ponovno dostupan proizvod, praćenje cijene, \
            spremljeno pretrazivanje, novi oglasi za vasu
        hu: hirdetésfigyelő, hirdetésfigyelés, állásértesítő, új állásajánlatok, új találatok a keresés, \
            keresési feltételeinek megfelelő, árfigyelő, árfigyelés, csökkent az ára, újra raktáron, ismét raktáron, \
            újra elérhető a termék, mentett kereses
        id: pencarian tersimpan, pencarian yang disimpan, lowongan baru untuk, lowongan yang cocok, lowongan sesuai, \
            notifikasi lowongan, rekomendasi lowongan, iklan baru sesuai, notifikasi harga, harga turun, \
            stok tersedia kembali, sudah tersedia kembali, kembali tersedia
        is: vistuð leit, vistaðri leit, vöktuð leit, leitarvakt, leitarvöktun, nýjar niðurstöður úr leit, \
            nýjar eignir sem passa, passa við leitina þína, starfavakt, atvinnuvakt, ný störf sem passa, verðvakt, \
            aftur til á lager, komin aftur í sölu
        it: alert lavoro, avviso di lavoro, nuovi annunci per la tua, nuovi annunci corrispondenti, \
            nuovi risultati per la tua, offerte di lavoro per te, corrispondono alla tua ricerca, avviso di prezzo, \
            avviso prezzo, calo di prezzo, di nuovo disponibile, nuovamente disponibile
        ja: 保存した検索条件, 希望条件に合う, 新着求人, 新着物件メール, 値下げ通知, 値下がりしました, 求人アラート, 検索アラート, 登録条件に一致, 新着物件情報
        ko: 저장된 검색, 맞춤 채용정보, 맞춤채용정보, 채용 알림, 채용공고 알림, 관심 매물, 키워드 알림, 신규 매물, 가격 하락, 가격 알림, 가격이 내려
        lt: išsaugota paieška, išsaugotą paiešką, nauji skelbimai pagal, nauji darbo skelbimai, \
            nauji darbo pasiūlymai pagal, skelbimai atitinkantys jūsų, pranešimas apie kainą, prekės kaina sumažėjo, \
            kainos sumažėjimas, prekė vėl sandėlyje, vėl prekyboje, prekė vėl turima, skelbimų prenumerata, \
            issaugota paieska
        lv: saglabātā meklēšana, saglabātais meklējums, saglabātajam meklējumam, jauni sludinājumi atbilstoši, \
            jauni sludinājumi pēc, jaunas vakances atbilstoši, jauni darba piedāvājumi, vakanču paziņojumi, \
            paziņojums par cenu, preces cena ir samazinājusies, cenas kritums, atkal noliktavā, prece atkal pieejama
        ms: carian tersimpan, carian yang disimpan, makluman kerja, makluman pekerjaan, kerja kosong yang sesuai, \
            jawatan kosong sepadan, jawatan sepadan dengan, pekerjaan baharu untuk, iklan baharu sepadan, \
            makluman harga, harga telah turun, stok kembali, kembali dalam stok
        nl: opgeslagen zoekopdracht, nieuwe resultaten voor je, nieuwe advertenties voor je, nieuw aanbod voor uw, \
            jobalert, vacature-alert, vacatures die passen, prijsalert, prijsalarm, weer op voorraad, weer leverbaar
        no: lagrede søk, nye treff på, nye treff i søket, nye annonser for, jobbvarsel, jobbagent, \
            stillinger som passer, ledige stillinger som matcher, prisvarsel, prisagent, prisfall på, \
            tilbake på lager, på lager igjen
        pl: nowe ogłoszenia dla twojego, nowe oferty pracy dla, zapisane wyszukiwani, twoje zapisane kryteria, \
            alert cenowy, cena produktu spadła, spadek ceny obserwowan, produkt jest znowu dostępny, \
            powiadomienie o dostępności, nowe oferty spełniające twoje, oferty pasujące do twojego, \
            znowu w magazynie, nowe ogloszenia dla twojego, cena produktu spadla
        pt: alerta de emprego, alerta de vaga, alerta de preço, alerta de pesquisa, pesquisa guardada, \
            pesquisa salva, busca salva, novos anúncios para, vagas de acordo com, correspondem à sua pesquisa, \
            produto disponível novamente, de volta ao estoque, baixou de preço
        ro: anunțuri noi pentru căutarea, joburi noi pentru tine, locuri de muncă noi pentru, alertă de preț, \
            alertă preț, prețul produsului a scăzut, din nou în stoc, a revenit în stoc, anunțuri noi care corespund, \
            joburi potrivite pentru, cautare salvata, cautarea ta salvata
        ru: сохраненному поиску, новые объявления по, новые вакансии по, вакансии по вашей подписке, \
            подходящие вакансии, подписка на вакансии, цена на товар снизилась, снижение цены на, \
            товар снова в наличии, снова в наличии, товар поступил в продажу, новые предложения по вашему запросу
        sk: strážca ceny, sledovanie ceny, nové inzeráty podľa, nové pracovné ponuky podľa, \
            ponuky zodpovedajúce vášmu, uložené vyhľadávanie, uloženého vyhľadávania, tovar je opäť na sklade, \
            opäť skladom, agent pracovných ponúk, nové pracovné ponuky pre vás, cena sledovaného, strazny pes
        sl: shranjeno iskanje, shranjenem iskanju, shranjenega iskanja, novi oglasi za vaše, novi oglasi po vaših, \
            nova prosta delovna mesta za, oglasi ki ustrezajo, obvestilo o ceni, cena izdelka se je znižala, \
            ponovno na zalogi, spet na zalogi, sledenje ceni, zaposlitveni agent, novi oglasi za vase
        sr: sačuvana pretraga, sačuvanu pretragu, novi oglasi za vašu, novi oglasi po vašim, novi poslovi za vas, \
            oglasi za posao koji odgovaraju, obaveštenje o ceni, cena je snižena, ponovo na stanju, \
            ponovo dostupan proizvod, praćenje cene, pretplata na oglase, sacuvana pretraga, sacuvanu pretragu, \
            сачувана претрага, сачувану претрагу, нови огласи за вашу, нови огласи по вашим, нови послови за вас, \
            огласи за посао који одговарају, обавештење о цени, цена је снижена, поново на стању, \
            поново доступан производ, праћење цене, претплата на огласе
        sv: sparade sökning, nya träffar på, nya annonser som matchar, matchar din sökning, jobbevakning, jobbagent, \
            lediga jobb som matchar, prisbevakning, prislarm, bevakningsmejl, tillbaka i lager, åter i lager
        sw: utafutaji uliohifadhiwa, utafutaji wako uliohifadhiwa, arifa za kazi, arifa ya kazi, nafasi mpya za kazi, \
            kazi mpya zinazolingana, kazi zinazokufaa, bei imeshuka, arifa ya bei, inapatikana tena, imerudi dukani, \
            matangazo mapya yanayolingana
        ta: சேமித்த தேடல், சேமிக்கப்பட்ட தேடல், வேலை விழிப்பூட்டல், வேலை எச்சரிக்கை, வேலை அறிவிப்பு, \
            உங்களுக்கான புதிய வேலை, பொருத்தமான வேலைகள், விலை குறைந்தது, விலை குறைப்பு எச்சரிக்கை, விலை விழிப்பூட்டல், \
            மீண்டும் கையிருப்பில், மீண்டும் கிடைக்கிறது
        th: งานที่ตรงกับ, แจ้งเตือนงาน, งานใหม่ที่ตรง, การค้นหาที่บันทึก, ประกาศใหม่ที่ตรงกับ, แจ้งเตือนราคา, \
            ลดราคาสินค้าที่คุณติดตาม, สินค้ากลับมาแล้ว, มีสินค้าแล้ว, กลับเข้าสต็อก, งานแนะนำสำหรับคุณ
        tr: aramanıza uygun yeni ilan, aramana uygun yeni, kriterlerinize uygun ilan, yeni iş ilanları, \
            size uygun iş ilan, sana uygun iş ilan, fiyat alarmı, fiyatı düştü, yeniden stokta, tekrar stokta, \
            stok bildirimi, favori ürünün fiyatı, kayitli arama
        uk: збереженим пошуком, нові оголошення за, нові вакансії за, вакансії за вашою підпискою, \
            підходящі вакансії, підписка на вакансії, ціна на товар знизилась, зниження ціни на, \
            товар знову в наявності, знову в наявності, нові пропозиції за вашим запитом
        ur: محفوظ کردہ تلاش, محفوظ شدہ تلاش, جاب الرٹ, ملازمت الرٹ, نوکری الرٹ, آپ کے لیے نئی ملازمتیں, \
            آپ کے لیے نئی نوکریاں, مماثل ملازمتیں, قیمت میں کمی الرٹ, قیمت کم ہو گئی, دوبارہ دستیاب, \
            دوبارہ اسٹاک میں, قیمت الرٹ
        vi: việc làm phù hợp, thông báo việc làm, việc làm mới phù hợp, tìm kiếm đã lưu, tin đăng mới phù hợp, \
            thông báo giảm giá sản phẩm, đã có hàng trở lại, đã có hàng lại, viec lam phu hop, thong bao viec lam, \
            viec lam moi phu hop, tim kiem da luu, tin dang moi phu hop, thong bao giam gia san pham
        zh: 职位订阅, 订阅的职位, 职位推荐, 职位提醒, 匹配的职位, 新房源, 房源提醒, 降价提醒, 到货通知, 已到货, 保存的搜索, 搜索订阅, 价格提醒, 职位速递
        zh-TW: 儲存的搜尋, 職缺通知, 配對職缺, 符合條件的職缺, 新職缺, 新物件通知, 符合條件的物件, 降價通知, 到貨通知, 貨到通知, 補貨通知, 價格追蹤, 職缺快訊
        mul: saved search, search agent, favorite search, search alert, job alert, new matches, new listings match, \
            match your criteria, matches your search, price alert, price drop alert, back in stock, is back in stock, \
            you asked to be notified, ihre suche, deine suche, suchauftrag, suchabo, suchagent, gespeicherte suche, \
            neue treffer, preisalarm, votre alerte, alerte e-mail, de nouveau en stock, tu búsqueda, su búsqueda, \
            búsqueda guardada, tu alerta, sua busca, seu alerta, sua pesquisa, la tua ricerca, ricerca salvata, \
            il tuo avviso, je zoekopdracht, uw zoekopdracht, bewaarde zoek, din bevakning, sparad sökning, \
            din sökning, lagret søk, gemt søgning, din søgeagent, hakuvahti, hakuvahtisi, twoje wyszukiwanie, \
            zapisane wyszukiwanie, hlídacího psa, hlídací pes, uložené hledání, strážny pes, keresésed, \
            mentett keresés, căutarea ta, căutare salvată, ваш поиск, сохраненный поиск, вашему запросу, ваш пошук, \
            збережений пошук, kayıtlı arama, αναζήτησή σας, 您的搜索, 您的搜尋, 您订阅的, ご希望の条件, 再入荷, 検索条件, 저장한 검색, 재입고, \
            החיפוש שלך, pencarian anda, tìm kiếm của bạn
        """)

    /// A forum tells of a topic that the recipient follows.
    static let watched = PhraseTable.phrases(
        """
        ar: رد على الموضوع, رد جديد على الموضوع, رد جديد في الموضوع, الموضوع الذي تتابعه, المواضيع التي تتابعها, \
            الموضوع الذي اشتركت, اشتراكك في الموضوع, منذ زيارتك الأخيرة, منذ آخر زيارة, إشعار رد على, \
            المواضيع المشترك بها, قائمة مراقبتك
        bg: следите тази тема, следената тема, наблюдавате тази тема, нов отговор в темата, нов отговор на тема, \
            отговори в темата, от последното ви посещение, от последното ти посещение, известие за отговор в, \
            да спрете да наблюдавате, нови мнения в темата, други известия докато не
        bn: বিষয়ে উত্তর, আপনি যে বিষয় অনুসরণ, অনুসরণ করা বিষয়, বিষয়ে নতুন উত্তর, নতুন উত্তর এসেছে, \
            আপনার শেষ ভ্রমণের, শেষবার আসার পর, আপনার নজরতালিকা, আলোচনায় নতুন উত্তর, ফোরামে নতুন উত্তর
        ca: resposta al tema, tema que segueixes, tema que seguiu, subscrit al tema, des de la teva última visita, \
            des de la vostra última visita, des de la darrera visita, fil que segueixes, notificació de resposta, \
            des de la teva ultima visita, des de la vostra ultima visita, notificacio de resposta
        cs: sledujete toto téma, sledovaném tématu, sledované vlákno, nová odpověď v tématu, nový příspěvek v tématu, \
            upozornění na odpověď v, přestat sledovat toto téma, další upozornění nedostanete dokud, \
            sledujete toto tema, sledovanem tematu, sledovane vlakno, nova odpoved v tematu
        da: du overvåger emnet, du overvåger tråden, abonnerer på tråden, abonnerer på emnet, overvåget tråd, \
            siden dit seneste besøg, svar på emnet, svar i tråden, nyt svar i tråden, nyt indlæg i tråden, \
            stop overvågning af, besked om svar i emnet, ikke længere overvåge emnet
        de: von dir beobachtet, von ihnen beobachtet, auf deiner beobachtungsliste, auf ihrer beobachtungsliste, \
            beobachtest das thema, beobachten das thema, antwort auf das thema, antwortbenachrichtigung, \
            benachrichtigung bei antworten, thema abonniert, abonnierten thema, abonniertes thema, \
            thema nicht mehr beobachten, neue antwort im thema, themenbenachrichtigung
        el: παρακολουθείτε αυτό το θέμα, παρακολουθείς αυτό το θέμα, θέμα που παρακολουθείτε, νέα απάντηση στο θέμα, \
            απάντησε στο θέμα, νέα δημοσίευση στο θέμα, από την τελευταία σας επίσκεψη, \
            από την τελευταία σου επίσκεψη, ειδοποίηση απάντησης σε, διακοπή παρακολούθησης θέματος, \
            άλλες ειδοποιήσεις μέχρι να, παρακολουθειτε αυτο το θεμα, παρακολουθεις αυτο το θεμα, \
            θεμα που παρακολουθειτε
        en: pages you are watching, page you are watching, items you are watching, item you are watching, you are watching this page, on your watch list, on your watchlist, changes to pages you watch, because you are watching, \
            reply to a topic you, you are watching this topic, thread you are subscribed to, \
            subscribed to this thread, since your last visit, no longer watch this, reply to thread, \
            has replied to a topic, watched thread, new post in topic
        es: en tu lista de seguimiento, en su lista de seguimiento, \
            notificación de respuesta, notificacion de respuesta, está observando el tema, tema que sigues, \
            tema al que estás suscrito, suscrito al tema, desde tu ultima visita, respuesta al tema, \
            nueva respuesta en el tema, dejar de seguir este tema
        et: jälgite seda teemat, jälgid seda teemat, jälgitavas teemas, uus vastus teemas, uus postitus teemas, \
            vastas teemas, teie viimasest külastusest, pärast teie viimast külastust, pärast sinu viimast külastust, \
            lõpetada teema jälgimine, teema vastuse teavitus
        fa: پاسخ به موضوع, پاسخ جدید در موضوع, پاسخ جدید به موضوع, موضوعی که دنبال, تاپیک مشترک, ارسال جدید در تاپیک, \
            پاسخ جدید در تاپیک, آخرین بازدید شما, از آخرین بازدید, مشترک این موضوع, فهرست پیگیری, پاسخ جدید به تاپیک
        fi: seuraat aihetta, seuraat viestiketjua, seuraamaasi aiheeseen, seuraamaasi ketjuun, \
            seuraamassasi ketjussa, tilaamaasi viestiketjuun, tilaamaasi aiheeseen, viime vierailusi jälkeen, \
            edellisen vierailusi jälkeen, viimeisimmän vierailusi jälkeen, vastaus aiheeseen, vastaus viestiketjuun, \
            uusi vastaus aiheeseen, lopeta aiheen seuraaminen
        fil: sumagot sa paksa, sinusubaybayan mong paksa, paksang sinusubaybayan mo, bagong sagot sa paksa, \
            bagong reply sa thread, sinusundan mong thread, mula noong huli mong pagbisita, mula sa huling pagbisita, \
            nag-reply sa thread, naka-subscribe ka sa paksa
        fr: que vous suivez a été, sur votre liste de suivi, \
            notification de réponse, notification de reponse, vous suivez ce sujet, vous suivez cette discussion, \
            depuis votre derniere visite, réponse au sujet, réponse à la discussion, ne plus surveiller ce sujet, \
            abonné à la discussion, nouvelle réponse au sujet, sujet que vous suivez
        he: תגובה חדשה לנושא, תגובה חדשה באשכול, הגיב באשכול, הגיב לנושא, נושא שאתה עוקב, אשכול שאתה עוקב, \
            אשכול שנרשמת, עוקב אחרי הנושא, מאז ביקורך האחרון, מאז הביקור האחרון, מינוי לאשכול, רשימת המעקב שלך
        hi: विषय पर उत्तर, जिस विषय का अनुसरण, विषय की निगरानी, विषय में नया उत्तर, नया उत्तर पोस्ट, \
            पिछली बार आने के बाद, आपकी पिछली विज़िट, चर्चा में नया उत्तर, फ़ोरम में नया, फोरम में नया
        hr: pratite ovu temu, tema koju pratite, temi koju pratite, novi odgovor u temi, odgovorio na temu, \
            od vašeg zadnjeg posjeta, od vašeg posljednjeg posjeta, od tvog zadnjeg posjeta, obavijest o odgovoru na, \
            prestati pratiti temu, nova poruka u temi, od vaseg zadnjeg posjeta, od vaseg posljednjeg posjeta
        hu: figyelt téma, figyelt témában, a témát figyeli, új hozzászólás a témá, új hozzászólás érkezett, \
            új válasz érkezett a témá, utolsó látogatása óta, utolsó látogatásod óta, téma figyelésének megszüntetés, \
            további értesítést nem kap, feliratkozott témá, figyelt tema, a temat figyeli
        id: membalas topik, topik yang anda ikuti, topik yang anda awasi, balasan baru di topik, \
            balasan baru pada topik, thread yang anda ikuti, berlangganan topik, sejak kunjungan terakhir, \
            diskusi yang anda ikuti, balasan di thread
        is: þú fylgist með þræðinum, þú fylgist með þessum þræði, fylgjast með þræðinum, áskrift að þræði, \
            áskrifandi að þræði, frá síðustu heimsókn, síðan þú heimsóttir síðast, svar við þræði, svar í þræði, \
            nýtt svar í umræðu, nýtt svar við umræðu, nýtt innlegg í þræði, hætta að fylgjast með, \
            tilkynning um svar
        it: notifica di risposta, notifica risposta, stai osservando l'argomento, stai seguendo l'argomento, \
            stai seguendo la discussione, discussione che stai seguendo, argomento che stai seguendo, \
            dalla sua ultima visita, risposta all'argomento, nuova risposta alla discussione, \
            sottoscritto la discussione, smettere di seguire, non seguire più questo argomento
        ja: トピックに返信, スレッドに返信, トピックを購読, スレッドを購読, 返信通知メール, トピック返信通知, 前回の訪問以降, ウォッチしている, ウォッチ中のトピ, 新しい返信があり, フォーラムの新着, \
            トピックの返信
        ko: 새 댓글이 등록, 새로운 댓글이 등록, 댓글이 달렸, 답글이 등록, 답변글이 등록, 관심글에, 구독 중인 게시글, 구독한 주제, 마지막 방문 이후, 게시물에 답글, 토론에 새, \
            새 글 알림
        lt: stebite šią temą, stebimoje temoje, stebima tema, naujas atsakymas temoje, naujas pranešimas temoje, \
            atsakė temoje, nuo jūsų paskutinio apsilankymo, nuo tavo paskutinio apsilankymo, nebestebėti temos, \
            nebestebėti šios temos, pranešimas apie atsakymą temoje, stebite sia tema, naujas pranesimas temoje, \
            atsake temoje
        lv: sekojat šai tēmai, seko šai tēmai, novērojat šo tēmu, jauna atbilde tēmā, jauns ieraksts tēmā, \
            atbildēja tēmā, kopš jūsu pēdējā apmeklējuma, kopš tava pēdējā apmeklējuma, pārtraukt sekot tēmai, \
            paziņojums par atbildi tēmā
        ms: membalas topik, topik yang anda ikuti, topik yang anda langgan, balasan baharu dalam topik, \
            balasan baru dalam topik, melanggan topik, sejak lawatan terakhir, perbincangan yang anda ikuti, \
            balasan di forum, thread yang anda ikuti
        nl: u volgt dit onderwerp, je volgt dit onderwerp, je volgt dit topic, onderwerp dat je volgt, \
            onderwerp dat u volgt, geabonneerd op dit onderwerp, geabonneerd op het onderwerp, \
            reactie op het onderwerp, nieuwe reactie in onderwerp, notificatie van antwoord, \
            onderwerp niet meer volgen, topic niet meer volgen
        no: du overvåker emnet, du følger emnet, du følger tråden, abonnerer på tråden, abonnerer på emnet, \
            siden ditt forrige besøk, svar på emnet, svar i tråden, nytt svar i emnet, nytt svar i tråden, \
            nytt innlegg i tråden, slutte å overvåke, emnevarsel
        pl: obserwujesz ten temat, obserwowanym temacie, nowa odpowiedź w temacie, odpowiedział w temacie, \
            powiadomienie o odpowiedzi w, przestać obserwować ten temat, nowy post w temacie, \
            nie otrzymasz kolejnych powiadomień dopóki, subskrybowany wątek, nowa odpowiedz w temacie, \
            odpowiedzial w temacie, przestac obserwowac ten temat, nie otrzymasz kolejnych powiadomien dopoki
        pt: notificação de resposta, notificacao de resposta, aviso de resposta ao tópico, acompanhando o tópico, \
            tópico que você segue, tópico que subscreveu, desde a sua última visita, resposta ao tópico, \
            nova resposta no tópico, parar de acompanhar o tópico, deixar de observar o tópico, assinou o tópico
        ro: urmăriți acest subiect, urmărești acest subiect, subiectul urmărit, răspuns nou la subiectul, \
            a răspuns la subiectul, de la ultima ta vizită, de la ultima dumneavoastră vizită, notificare de răspuns, \
            nu mai urmări subiectul, alte notificări până când, mesaj nou în subiectul, urmariti acest subiect, \
            urmaresti acest subiect, subiectul urmarit
        ru: подписаны на тему, подписаны на эту тему, следите за этой темой, наблюдаемой теме, новый ответ в теме, \
            новое сообщение в теме, ответ в теме, с момента вашего последнего посещения, \
            с вашего последнего посещения, отписаться от темы, уведомление об ответе, новых уведомлений не будет
        sk: sledujete túto tému, sledovanej téme, sledované vlákno, nová odpoveď v téme, nový príspevok v téme, \
            od vašej poslednej návštevy, od tvojej poslednej návštevy, upozornenie na odpoveď v, \
            prestať sledovať túto tému, ďalšie upozornenie nedostanete kým, sledujete tuto temu, sledovanej teme, \
            sledovane vlakno, nova odpoved v teme
        sl: spremljate to temo, temo ki jo spremljate, temi ki jo spremljate, nov odgovor v temi, nova objava v temi, \
            odgovoril v temi, od vašega zadnjega obiska, od tvojega zadnjega obiska, obvestilo o odgovoru v, \
            prenehati spremljati temo, novih obvestil ne boste prejeli, od vasega zadnjega obiska
        sr: pratite ovu temu, tema koju pratite, temi koju pratite, novi odgovor u temi, odgovorio na temu, \
            od vaše poslednje posete, od tvoje poslednje posete, obaveštenje o odgovoru na, \
            prestanite da pratite temu, nova poruka u temi, od vase poslednje posete, obavestenje o odgovoru na, \
            пратите ову тему, тема коју пратите, теми коју пратите, нови одговор у теми, одговорио на тему, \
            од ваше последње посете, од твоје последње посете, обавештење о одговору на, престаните да пратите тему, \
            нова порука у теми
        sv: bevakade tråden, bevakad tråd, prenumererar på tråden, prenumererar på ämnet, sedan ditt sista besök, \
            svar i tråden, svar på tråden, nytt svar i ämnet, sluta bevaka ämnet, sluta bevaka tråden, \
            ämnesbevakning
        sw: amejibu mada, mada unayofuatilia, mada unayoifuatilia, jibu jipya kwenye mada, jibu jipya katika mada, \
            tangu ulipotembelea mara ya mwisho, tangu ziara yako ya mwisho, majadiliano unayofuatilia, \
            uzi unaofuatilia, umejiandikisha kwenye mada, orodha yako ya maangalizi
        ta: தலைப்பில் பதில், நீங்கள் பின்தொடரும் தலைப்பு, பின்தொடரும் இழை, தலைப்பில் புதிய பதில், \
            இழையில் புதிய பதில், கடைசி வருகைக்கு பின், கடைசி வருகைக்குப் பின், உங்கள் கவனிப்பு பட்டியல், \
            விவாதத்தில் புதிய பதில், மன்றத்தில் புதிய பதில்
        th: ตอบกระทู้, กระทู้ที่คุณติดตาม, กระทู้ที่ติดตาม, หัวข้อที่คุณติดตาม, มีการตอบกลับหัวข้อ, \
            การเยี่ยมชมครั้งล่าสุด, ตั้งแต่เข้าชมครั้งล่าสุด, ความคิดเห็นใหม่ในกระทู้
        tr: bu konuyu takip, takip ettiğiniz konu, takip ettiğin konu, abone olduğunuz konu, konuya yeni cevap, \
            konuya yanıt geldi, konuya yeni yanıt, son ziyaretinden bu yana, konu takibini bırak, \
            konu aboneliğinizi iptal, konuyu ziyaret edene kadar, takip ettiginiz konu, takip ettigin konu
        uk: підписані на тему, підписані на цю тему, стежите за цією темою, стежите за темою, нова відповідь у темі, \
            нове повідомлення в темі, відповідь у темі, з часу вашого останнього відвідування, \
            з вашого останнього візиту, відписатися від теми, сповіщення про відповідь
        ur: موضوع پر جواب, موضوع میں نیا جواب, آپ جس موضوع کی پیروی, دھاگے میں نیا, لڑی میں نیا, زیر نظر فہرست, \
            آخری دورے کے بعد, آپ کی آخری آمد, آپ کی آخری وزٹ, فورم پر نیا جواب, نیا جواب موصول
        vi: trả lời chủ đề, chủ đề bạn theo dõi, chủ đề bạn đang theo dõi, bài viết mới trong chủ đề, \
            lần truy cập cuối, kể từ lần ghé thăm, trả lời mới trong chủ đề, đã theo dõi chủ đề, tra loi chu de, \
            chu de ban theo doi, chu de ban dang theo doi, bai viet moi trong chu de, lan truy cap cuoi, \
            ke tu lan ghe tham
        zh: 回复了您的主题, 回复了你的帖子, 回复了您的帖子, 关注的主题, 订阅的主题, 订阅的帖子, 关注的帖子, 主题有新回复, 帖子有新回复, 上次访问以来, 关注的问题, 收藏的帖子
        zh-TW: 回覆了您的主題, 回覆了你的文章, 回覆了您的文章, 訂閱的主題, 追蹤的主題, 關注的主題, 主題有新回覆, 文章有新回覆, 上次造訪, 追蹤的討論串, 訂閱的討論串, 討論區通知
        mul: you are watching the topic, watching the topic, watching the forum, topic reply notification, \
            you are receiving this notification because, have posted a reply, stop watching this, \
            no more notifications will be sent, sie beobachten das thema, du beobachtest, thema beobachten, \
            seit ihrem letzten besuch, seit deinem letzten besuch, dieses thema nicht mehr beobachten, \
            vous surveillez, depuis votre dernière visite, cesser de surveiller, estás siguiendo el tema, \
            estás observando, desde tu última visita, desde su última visita, dejar de observar, \
            está observando o tópico, desde sua última visita, dalla tua ultima visita, je volgt het onderwerp, \
            sinds je laatste bezoek, sinds uw laatste bezoek, du bevakar, sedan ditt senaste besök, \
            siden ditt siste besøk, siden dit sidste besøg, viime käyntisi, obserwujesz temat, \
            od twojej ostatniej wizyty, sleduješ téma, sledujete téma, od tvé poslední návštěvy, \
            od vaší poslední návštěvy, legutóbbi látogatás, de la ultima vizită, вы наблюдаете, \
            вашего последнего посещения, ви стежите, son ziyaretiniz, τελευταία σας επίσκεψη
        """)

    /// Somebody did something to the recipient on a network.
    static let social = PhraseTable.phrases(
        """
        ar: طلب صداقة, أرسل لك طلب, يريد أن يكون صديقك, علق على صورتك, علّق على صورتك, علق على منشورك, أشار إليك, \
            بالإشارة إليك, قام بالإشارة, بدأ بمتابعتك, يتابعك الآن, أعجب بصورتك, أعجب بمنشورك
        bg: покана за приятелство, иска да ви бъде приятел, ви добави като приятел, те добави като приятел, \
            коментира ваша снимка, коментира твоя снимка, ви отбеляза в, те отбеляза в, започна да ви следва, \
            започна да те следва, ви последва, хареса ваша снимка, ви спомена в коментар
        bn: বন্ধুত্বের অনুরোধ, বন্ধু অনুরোধ, ফ্রেন্ড রিকোয়েস্ট, ছবিতে মন্তব্য, ছবিতে কমেন্ট, আপনাকে ট্যাগ, \
            আপনাকে অনুসরণ, আপনাকে ফলো, আপনার ছবি পছন্দ, আপনার পোস্টে মন্তব্য, আপনার কথা উল্লেখ
        ca: sol·licitud d'amistat, vol ser amic teu, ha comentat la teva foto, t'ha etiquetat, ara et segueix, \
            ha començat a seguir-te, li agrada la teva, persones que potser coneixes, t'ha mencionat, \
            ha comentat la teva publicació, sol.licitud d'amistat, ha comencat a seguir-te
        cs: odpověděl na váš příspěvek, odpověděla na váš příspěvek, okomentoval váš příspěvek, \
            vás žádá o přátelství, žádost o přátelství, tě přidal mezi přátele, chce být vaším přítelem, \
            okomentoval vaši fotku, okomentovala vaši fotku, okomentoval tvou fotku, vás označil na, vás označila na, \
            vás začal sledovat, vás začala sledovat, vás zmínil v komentáři, vám poslal pozvánku do sítě, \
            vas zada o pratelstvi
        da: har svaret på dit opslag, svarede på dit opslag, \
            venneanmodning, vil gerne være venner, har kommenteret dit billede, kommenterede dit billede, \
            har kommenteret dit opslag, kommenterede dit opslag, har tagget dig, taggede dig i, følger dig nu, \
            er begyndt at følge dig, har accepteret din anmodning, synes godt om dit billede, skrev på din tidslinje
        de: hat auf deinen beitrag, hat auf deinen kommentar, hat auf ihren beitrag, hat dir eine private nachricht, \
            freundschaftsanfrage, hat dein foto kommentiert, hat deinen beitrag kommentiert, hat dich markiert, \
            auf einem foto markiert, folgt dir jetzt, folgt ihnen jetzt, hat dich auf einem, \
            möchte mit dir befreundet sein, gefällt dein foto, kontaktanfrage bestätigt, neue kontaktanfrage, \
            in deine chronik geschrieben
        el: αίτημα φιλίας, σου έστειλε αίτημα φιλίας, θέλει να γίνετε φίλοι, σε πρόσθεσε ως φίλο, \
            σχολίασε τη φωτογραφία, σχολίασε τη δημοσίευσή, σε επισήμανε, σας επισήμανε, άρχισε να σε ακολουθεί, \
            άρχισε να σας ακολουθεί, σε ακολουθεί πλέον, του αρέσει η φωτογραφία σου, σε ανέφερε σε σχόλιο, \
            αιτημα φιλιας
        en: wants to be friends with you, friend request from, replied to your post, replied to your comment, replied to your thread, reacted to your, liked your post, liked your comment, sent you a private message, sent you a direct message, viewed your profile, \
            sent you a friend request, wants to be your friend, commented on your photo, commented on your post, \
            tagged you in, tagged a photo of you, is now following you, started following you, \
            you have a new follower, accepted your friend request, likes your photo, invitation to connect, \
            wrote on your timeline
        es: ha respondido a tu, respondió a tu, ha comentado en tu, reaccionó a tu, te ha enviado un mensaje privado, \
            solicitud de amistad, quiere ser tu amigo, quiere ser tu amiga, comentó tu foto, ha comentado tu foto, \
            comentó tu publicación, te ha etiquetado, te etiquetó en, ahora te sigue, ha empezado a seguirte, \
            comenzó a seguirte, aceptó tu solicitud, le gusta tu foto
        et: sõbrakutse, saatis sulle sõbrakutse, saatis teile sõbrakutse, soovib saada sinu sõbraks, \
            lisas sind sõbraks, kommenteeris sinu fotot, kommenteeris sinu pilti, kommenteeris teie fotot, \
            märkis sind, märkis teid foto, hakkas sind jälgima, hakkas teid jälgima, mainis sind kommentaaris
        fa: درخواست دوستی, میخواهد با شما دوست, می‌خواهد با شما دوست, روی عکس شما, درباره عکس شما نظر, شما را برچسب, \
            شما را تگ, شما را دنبال, شروع به دنبال کردن, عکس شما را پسندید, پست شما را پسندید, \
            افرادی که شاید بشناسید, از شما نام برد
        fi: vastasi julkaisuusi, vastasi kommenttiisi, \
            kaveripyyntö, kaveripyynnön, ystäväpyyntö, haluaa olla kaverisi, kommentoi kuvaasi, \
            kommentoi valokuvaasi, kommentoi julkaisuasi, merkitsi sinut, seuraa sinua nyt, alkoi seurata sinua, \
            hyväksyi kaveripyyntösi, tykkää kuvastasi, henkilöitä jotka saatat tuntea, sinulla on uusi seuraaja
        fil: friend request, gustong makipagkaibigan, nagkomento sa larawan, nagkomento sa iyong, nag-tag sa iyo, \
            tinag ka, binanggit ka, sinundan ka, nagsimulang sundan ka, nagustuhan ang iyong larawan, \
            mga taong maaaring kilala mo
        fr: a répondu à votre publication, a répondu à ton, a répondu à votre commentaire, a réagi à votre, vous a envoyé un message privé, \
            demande d'ami, souhaite devenir votre ami, veut être votre ami, a commenté votre photo, \
            a commenté ta photo, a commenté votre publication, vous a identifié, vous a tagué, vous suit désormais, \
            vous suit maintenant, a accepté votre invitation, a aimé votre photo, nouvel abonné
        he: בקשת חברות, הצעת חברות, רוצה להיות חבר, הגיב על התמונה, הגיבה על התמונה, תייג אותך, תייגה אותך, \
            התחיל לעקוב אחריך, התחילה לעקוב, עוקב אחריך, אהב את התמונה, אנשים שאולי, הזכיר אותך, הזכירה אותך
        hi: मित्र अनुरोध, मित्रता अनुरोध, फ्रेंड रिक्वेस्ट, फ़्रेंड रिक्वेस्ट, फ़ोटो पर टिप्पणी, फोटो पर टिप्पणी, \
            फ़ोटो पर कमेंट, आपको टैग किया, आपको फ़ॉलो, आपको फॉलो, आपका उल्लेख किया, आपकी फ़ोटो पसंद, आपके पोस्ट पर
        hr: zahtjev za prijateljstvo, vam je poslao zahtjev za, želi vam biti prijatelj, te je dodao za prijatelja, \
            komentirao je vašu fotografiju, komentirala je vašu fotografiju, komentirao je tvoju fotografiju, \
            označio vas je na, označila vas je na, počeo vas je pratiti, počela vas je pratiti, \
            spomenuo vas je u komentaru, sviđa se vaša fotografija, zeli vam biti prijatelj
        hu: válaszolt a bejegyzésedre, hozzászólt a bejegyzésedhez, \
            hozzászólt a fényképed, hozzászólt a képed, megjelölt téged, megjelölt egy fényképen, \
            megjelölt egy bejegyzés, követni kezdett téged, mostantól követ téged, kedveli a fényképed, \
            megemlített egy hozzászólás, csatlakozna az ön hálózat
        id: permintaan pertemanan, ingin berteman dengan, mengomentari foto, menandai anda, menandai kamu, \
            mulai mengikuti anda, mulai mengikutimu, menyukai foto anda, menyukai kiriman, menyebut anda dalam, \
            mengundang anda untuk terhubung
        is: vinabeiðni, vinarbeiðni, vill vera vinur þinn, skrifaði ummæli við mynd, gerði athugasemd við mynd, \
            gerði athugasemd við færslu, merkti þig, hefur merkt þig, fylgist nú með þér, fylgir þér núna, \
            byrjaði að fylgja þér, samþykkti vinabeiðni, líkar við myndina þína, fólk sem þú gætir þekkt
        it: ha risposto al tuo, ha risposto alla tua, ha reagito al tuo, \
            richiesta di amicizia, ti ha inviato una richiesta, ha commentato la tua foto, ha commentato il tuo post, \
            ha commentato il tuo stato, ti ha taggato, ha iniziato a seguirti, ora ti segue, hai un nuovo follower, \
            ha accettato la tua richiesta, piace la tua foto, ha scritto sulla tua bacheca, \
            vuole aggiungerti alla sua rete
        ja: あなたの投稿に返信, さんがあなたの投稿, さんから友達リクエスト, \
            友達リクエスト, 友達申請, フォローしました, マイミク申請, 写真にコメント, いいねしました, タグ付けしました, あなたをタグ付け, 足あとがあり, 投稿にコメント, 近況を更新, つながり申請
        ko: 친구 요청, 친구 신청, 일촌 신청, 팔로우하기 시작, 회원님을 팔로우, 사진에 댓글, 회원님의 사진, 회원님을 태그, 회원님의 게시물, 친구를 수락, 회원님을 언급, 친구로 추가
        lt: nori su jumis draugauti, nori tapti jūsų draugu, kvietimas draugauti, pakvietė jus draugauti, \
            pridėjo jus prie draugų, pakomentavo jūsų nuotrauką, pakomentavo tavo nuotrauką, \
            pažymėjo jus nuotraukoje, pažymėjo tave, pradėjo jus sekti, pradėjo tave sekti, patinka jūsų nuotrauka, \
            paminėjo jus komentare, nori tapti jusu draugu
        lv: vēlas ar jums draudzēties, vēlas kļūt par jūsu draugu, uzaicināja jūs draudzēties, \
            uzaicinājums draudzēties, draudzības uzaicinājums, komentēja jūsu foto, komentēja tavu foto, \
            atzīmēja jūs, atzīmēja tevi, sāka jums sekot, sāka tev sekot, pieminēja jūs komentārā
        ms: permintaan rakan, menambah anda sebagai rakan, mengulas foto anda, mengulas gambar anda, menanda anda, \
            menandai anda, mula mengikuti anda, menyukai foto anda, menyukai gambar anda, menyebut anda dalam, \
            jemput anda berhubung
        nl: reageerde op je, heeft op je bericht gereageerd, wil vrienden met je worden, \
            vriendschapsverzoek, vriendverzoek, heeft op je foto gereageerd, heeft gereageerd op je foto, \
            heeft gereageerd op je bericht, heeft je getagd, heeft u getagd, volgt je nu, volgt u nu, \
            heeft je uitnodiging geaccepteerd, heeft je verzoek geaccepteerd, vindt je foto leuk, nieuwe volger
        no: svarte på innlegget ditt, har svart på innlegget, \
            venneforespørsel, vil bli venn med deg, kommenterte bildet ditt, har kommentert bildet ditt, \
            kommenterte innlegget ditt, har tagget deg, tagget deg i, følger deg nå, har begynt å følge deg, \
            begynte å følge deg, godtok venneforespørselen, liker bildet ditt, skrev på tidslinjen din
        pl: odpowiedział na twój, odpowiedziała na twój, skomentował twój, skomentowała twój, \
            zaprasza cię do znajomych, zaproszenie do grona znajomych, chce dodać cię do znajomych, \
            wysłał ci zaproszenie do, wysłała ci zaproszenie do, skomentował twoje zdjęcie, \
            skomentowała twoje zdjęcie, oznaczył cię na, oznaczyła cię na, zaczął cię obserwować, obserwuje cię, \
            lubi twoje zdjęcie, wspomniał o tobie, zaprasza cie do znajomych
        pt: respondeu à sua publicação, respondeu ao seu comentário, reagiu à sua, \
            pedido de amizade, solicitação de amizade, quer ser seu amigo, comentou sua foto, comentou a sua foto, \
            comentou na sua publicação, comentou em sua publicação, marcou você em, identificou-te em, \
            começou a seguir você, começou a seguir-te, está te seguindo, aceitou sua solicitação, \
            pessoas que talvez conheça
        ro: cerere de prietenie, vrea să-ți fie prieten, te-a adăugat ca prieten, a comentat la fotografia ta, \
            a comentat fotografia ta, te-a etichetat, te urmărește acum, a început să te urmărească, \
            a apreciat fotografia ta, te-a menționat într-un, te invită să te conectezi, vrea sa-ti fie prieten, \
            te-a adaugat ca prieten, te urmareste acum
        ru: ответил на ваш, ответила на ваш, прокомментировал вашу запись, прокомментировала вашу запись, \
            хочет добавить вас в друзья, добавил вас в друзья, добавила вас в друзья, заявка в друзья, \
            предлагает вам дружбу, прокомментировал вашу, прокомментировала вашу, прокомментировал ваше, \
            отметил вас на, отметила вас на, подписался на вас, подписалась на вас, упомянул вас в, \
            оценил вашу фотографию
        sk: žiadosť o priateľstvo, vás žiada o priateľstvo, ťa pridal medzi priateľov, chce byť vaším priateľom, \
            okomentoval vašu fotku, okomentovala vašu fotku, okomentoval tvoju fotku, vás označil na, \
            vás označila na, vás začal sledovať, vás začala sledovať, vás spomenul v komentári, \
            vám poslal pozvánku do siete, ziadost o priatelstvo
        sl: prošnja za prijateljstvo, vam je poslal prošnjo za, želi biti vaš prijatelj, te je dodal med prijatelje, \
            je komentiral vašo fotografijo, je komentirala vašo fotografijo, je komentiral tvojo fotografijo, \
            vas je označil, vam zdaj sledi, vam je začel slediti, ti je začel slediti, vas je omenil v, \
            prosnja za prijateljstvo, vam je poslal prosnjo za
        sr: zahtev za prijateljstvo, vam je poslao zahtev za, želi da vam bude prijatelj, te je dodao za prijatelja, \
            komentarisao je vašu fotografiju, komentarisala je vašu fotografiju, komentarisao je tvoju sliku, \
            označio vas je na, označila vas je na, počeo je da vas prati, počela je da vas prati, \
            pomenuo vas je u komentaru, zeli da vam bude prijatelj, komentarisao je vasu fotografiju, \
            захтев за пријатељство, вам је послао захтев за, жели да вам буде пријатељ, те је додао за пријатеља, \
            коментарисао је вашу фотографију, коментарисала је вашу фотографију, коментарисао је твоју слику, \
            означио вас је на, означила вас је на, почео је да вас прати, почела је да вас прати, \
            поменуо вас је у коментару
        sv: har svarat på ditt inlägg, svarade på ditt inlägg, reagerade på ditt, \
            vänförfrågan, vill bli vän med dig, vill bli din vän, har kommenterat ditt foto, \
            har kommenterat din bild, kommenterade ditt inlägg, har taggat dig, taggade dig i, följer dig nu, \
            började följa dig, har börjat följa dig, accepterade din vänförfrågan, gillar ditt foto
        sw: ombi la urafiki, anataka kuwa rafiki, ametoa maoni kwenye picha, ametoa maoni kuhusu picha, amekutag, \
            amekutambulisha kwenye, anakufuata, ameanza kukufuata, amependa picha yako, watu unaoweza kuwajua, \
            amekutaja
        ta: நட்பு கோரிக்கை, நண்பர் கோரிக்கை, நட்பு அழைப்பு, புகைப்படத்தில் கருத்து, புகைப்படத்திற்கு கருத்து, \
            உங்களை டேக், உங்களைக் குறியிட்டுள்ளார், உங்களைப் பின்தொடர்கிறார், உங்களை பின்தொடர, \
            உங்கள் புகைப்படத்தை விரும்பு, உங்களைக் குறிப்பிட்டுள்ளார், உங்கள் பதிவில்
        th: ขอเป็นเพื่อน, เพิ่มคุณเป็นเพื่อน, แสดงความคิดเห็นเกี่ยวกับรูป, แท็กคุณ, ติดตามคุณแล้ว, เริ่มติดตามคุณ, \
            ถูกใจรูปภาพของคุณ, กล่าวถึงคุณ
        tr: gönderine yanıt verdi, gönderinize yanıt verdi, yorumuna yanıt verdi, \
            arkadaşlık isteği, size arkadaşlık isteği, sana arkadaşlık isteği, seni arkadaş olarak ekledi, \
            sizi arkadaş olarak ekledi, fotoğrafına yorum yaptı, fotoğrafınıza yorum yaptı, gönderine yorum yaptı, \
            seni etiketledi, sizi etiketledi, seni takip etmeye başladı, sizi takip etmeye başladı, \
            fotoğrafını beğendi, senden bahsetti
        uk: хоче додати вас у друзі, додав вас у друзі, додала вас у друзі, запит на дружбу, запит у друзі, \
            прокоментував вашу, прокоментувала вашу, прокоментував ваше, позначив вас на, позначила вас на, \
            підписався на вас, підписалася на вас, стежить за вами, згадав вас у
        ur: دوستی کی درخواست, فرینڈ ریکویسٹ, تصویر پر تبصرہ, آپ کی تصویر پر, آپ کو ٹیگ, آپ کو فالو, آپ کی پیروی, \
            آپ کی پوسٹ پر, آپ کی تصویر پسند, آپ کا ذکر کیا, کنکشن کی درخواست
        vi: lời mời kết bạn, muốn kết bạn với bạn, bình luận về ảnh, đã gắn thẻ bạn, đã theo dõi bạn, \
            thích ảnh của bạn, những người bạn có thể biết, đã nhắc đến bạn, loi moi ket ban, muon ket ban voi ban, \
            binh luan ve anh, da gan the ban, da theo doi ban, thich anh cua ban
        zh: 回复了你的, 回复了您的, \
            好友请求, 加你为好友, 加您为好友, 关注了你, 关注了您, 评论了你的照片, 赞了你的, 评论了您的, 圈出了你, 提到了你, 邀请您加入他的, 给你留言了
        zh-TW: 交友邀請, 好友邀請, 加你為好友, 將你加為朋友, 送出交友, 在相片中標註, 標註了你, 標註你, 回應了你的相片, 留言回應了你, 對你的貼文, 開始追蹤你, 追蹤了你
        """)

    /// A bank, telephone company or utility to one customer.
    static let account = PhraseTable.phrases(
        """
        ar: كشف حساب, كشف الحساب, فاتورة الكهرباء, فاتورتك, تاريخ الاستحقاق, تم استلام الدفعة, تم استلام دفعتك, \
            تم خصم مبلغ, تم إيداع مبلغ, تم تحويل مبلغ, عملية شراء ببطاقتك, إعادة شحن رصيد, تم شحن رصيدك
        bg: извлечение по сметка, извлечение по карта, електронна фактура за, вашата фактура е готова, \
            издадена е фактура за, срок за плащане, задължение за плащане, получихме вашето плащане, \
            плащането ви е получено, постъпил превод по, транзакция с карта, наличност по сметка, \
            зареждане на ваучер, падеж на вноск
        bn: অ্যাকাউন্ট বিবরণী, হিসাব বিবরণী, ক্রেডিট কার্ড বিবরণী, আপনার বিল, বিদ্যুৎ বিল, বিল পরিশোধের শেষ, \
            পরিশোধের শেষ তারিখ, পেমেন্ট গৃহীত, টাকা জমা হয়েছে, টাকা কেটে নেওয়া, লেনদেন সফল, রিচার্জ সফল, ক্যাশ আউট
        ca: extracte del compte, extracte de compte, la teva factura, la vostra factura, la seva factura, \
            rebut domiciliat, data de venciment del, transferència rebuda, hem rebut el pagament, càrrec al compte, \
            moviment amb la targeta, recàrrega efectuada, transferencia rebuda, carrec al compte
        cs: výpis z účtu, elektronický výpis z, vyúčtování služeb za, vaše vyúčtování je připraveno, \
            elektronická faktura za, přijali jsme vaši platbu, vaše platba byla přijata, blíží se splatnost, \
            datum splatnosti faktury, zůstatek na účtu, pohyb na účtu, platba kartou ve výši, \
            příchozí úhrada na účet, dobití kreditu
        da: kontoudtog, kontoudskrift, din regning er klar, din regning er nu, din regning ligger klar, \
            din faktura er klar, ny post i netbank, vi har modtaget din betaling, din betaling er modtaget, \
            trækkes på din konto, sidste rettidige betaling, betalingsservice, hævet på dit kort, kontobevægelse
        de: kontoauszug, kontobewegung, ihre rechnung ist online, ihre rechnung steht, ihre aktuelle rechnung, \
            deine rechnung ist da, zahlungseingang, kreditkartenabrechnung, neue nachricht in ihrem postfach, \
            guthaben aufgeladen, von ihrem konto abgebucht, wird per lastschrift, ihre mobilfunkrechnung, \
            umsatzanzeige
        el: αντίγραφο κίνησης λογαριασμού, κίνηση λογαριασμού, κινήσεις λογαριασμού, ηλεκτρονικός λογαριασμός, \
            ο λογαριασμός σας εκδόθηκε, έκδοση λογαριασμού, ημερομηνία λήξης πληρωμής, πληρωμή έως, \
            λάβαμε την πληρωμή, η πληρωμή σας καταχωρήθηκε, συναλλαγή με κάρτα, χρέωση κάρτας, πίστωση λογαριασμού, \
            ανανέωση χρόνου ομιλίας
        en: your statement is ready, your statement is now available, statement is available online, \
            your bill is ready, your payment was received, we received your payment, payment due date, \
            minimum payment due, your card was used, your card ending in, transaction alert, a transfer was made, \
            available balance, direct debit will be
        es: extracto de cuenta, estado de cuenta, extracto bancario, su factura está disponible, \
            tu factura está disponible, tu factura ya está, su pago ha sido recibido, hemos recibido su pago, \
            hemos recibido tu pago, comprobante de transferencia, transferencia realizada, compra con tu tarjeta, \
            fecha límite de pago, recarga realizada
        et: konto väljavõte, kontoväljavõte, pangakonto väljavõte, teie arve on valmis, e-arve, arve maksetähtaeg, \
            arve maksetähtpäev, maksetähtaeg, oleme saanud teie makse, teie makse on laekunud, laekumine kontole, \
            kaardimakse, konto jääk, kõnekaardi laadimine
        fa: صورتحساب شما, صورت حساب شما, صورت‌حساب شما, قبض برق, قبض شما, قبض تلفن, مهلت پرداخت, سررسید پرداخت, \
            واریز به حساب, برداشت از حساب, انتقال وجه, پرداخت شما دریافت, شارژ حساب, مانده حساب
        fi: tiliote, tiliotteesi, laskusi on valmis, uusi lasku, uusi e-lasku, e-laskusi, verkkolasku, \
            maksusi on vastaanotettu, olemme vastaanottaneet maksusi, tilitapahtuma, eräpäivä, korttiostos, \
            veloitetaan tililtäsi, tilisiirto
        fil: iyong bill, inyong bill, bill sa kuryente, statement of account, takdang petsa ng bayad, \
            petsa ng pagbabayad, natanggap ang iyong bayad, natanggap na namin ang bayad, matagumpay na nailipat, \
            matagumpay ang pag-load, balanse ng iyong account, ginamit ang iyong card, matagumpay ang iyong load
        fr: relevé de compte, relevé bancaire, votre relevé est disponible, votre facture est disponible, \
            votre facture est en ligne, facture du mois de, nous avons bien reçu votre paiement, \
            votre paiement a été, sera prélevé le, prélèvement automatique, virement a été effectué, \
            votre carte bancaire a été, date limite de paiement, votre rechargement
        he: דף חשבון, דף פירוט, פירוט חיובים, החשבונית שלך, חשבון חשמל, חשבון הטלפון, מועד לתשלום, מועד אחרון לתשלום, \
            התשלום התקבל, תשלומך התקבל, חיוב בכרטיס, העברה בנקאית, הוראת קבע, טעינה בוצעה
        hi: खाता विवरण, क्रेडिट कार्ड विवरण, आपका बिल, बिजली बिल, बिजली का बिल, देय तिथि, नियत तिथि, भुगतान प्राप्त, \
            भुगतान सफल, खाते में जमा, खाते से डेबिट, आपके कार्ड से, रिचार्ज सफल, राशि ट्रांसफर
        hr: izvod po računu, izvadak po računu, izvadak o prometu, vaš račun za mjesec, e-račun za, \
            rok plaćanja računa, datum dospijeća, primili smo vašu uplatu, vaša uplata je zaprimljena, \
            uplata je proknjižena, transakcija karticom, stanje na računu, priljev na račun, nadoplata bona
        hu: számlakivonat, bankszámlakivonat, elektronikus számlája elkészült, az ön számlája elkészült, \
            e-számla értesítő, fizetési határidő, befizetését köszönjük, befizetése megérkezett, \
            jóváírás érkezett számlájára, számlája terhelés, kártyás vásárlás, számlaegyenleg, díjbekérő, \
            egyenlegfeltöltés
        id: tagihan anda, tagihan listrik, lembar tagihan, rekening koran, tanggal jatuh tempo, \
            jatuh tempo pembayaran, transaksi kartu kredit, transfer berhasil, dana masuk, saldo anda, \
            isi ulang berhasil, pengisian pulsa, bukti pembayaran, tagihan kartu
        is: yfirlit reiknings, reikningsyfirlit, kreditkortayfirlit, nýtt rafrænt skjal, nýr reikningur er, \
            reikningurinn þinn er, greiðsla móttekin, greiðsla hefur borist, greiðslan þín, millifærsla, \
            millifært á reikning, gjalddagi, eindagi, skuldfært af
        it: estratto conto, estratto di conto, la tua bolletta, la sua bolletta, fattura è disponibile, \
            la tua fattura è, abbiamo ricevuto il suo pagamento, abbiamo ricevuto il tuo pagamento, \
            pagamento ricevuto, bonifico eseguito, bonifico ricevuto, addebito sul conto, utilizzo della carta, \
            ricarica effettuata
        ja: ご利用明細, 請求額のお知らせ, ご利用のお知らせ, 振込入金, お振込を受け付け, 引き落とし日, 口座引落, 料金のお知らせ, お支払金額確定, 入金のお知らせ, チャージ完了, ご請求金額確定, \
            口座振替日
        ko: 이용대금 명세서, 이용대금명세서, 카드 명세서, 요금 청구서, 요금청구서, 청구서가 도착, 청구금액, 결제예정금액, 입금되었습니다, 출금되었습니다, 이체 결과, 자동이체, 납부기한, \
            충전이 완료
        lt: sąskaitos išrašas, banko sąskaitos išrašas, sąskaita už paslaugas, jūsų sąskaita už, \
            suformuota sąskaita už, apmokėjimo terminas, apmokėti iki, gavome jūsų mokėjimą, jūsų mokėjimas gautas, \
            mokėjimas įskaitytas, atsiskaitymas kortele, sąskaitos likutis, lėšų įskaitymas, sąskaitos papildymas
        lv: konta izraksts, konta pārskats, rēķins par pakalpojumiem, jūsu rēķins par, sagatavots rēķins par, \
            elektroniskais rēķins par, apmaksas termiņš, apmaksāt līdz, saņēmām jūsu maksājumu, \
            jūsu maksājums ir saņemts, maksājums ar karti, konta atlikums, ienākošais maksājums, \
            priekšapmaksas kartes papildin
        ms: bil anda, penyata akaun, penyata bank, penyata kad kredit, e-penyata, bil elektrik, bil telefon, \
            tarikh akhir bayaran, tarikh perlu bayar, pindahan wang berjaya, pembayaran anda telah diterima, \
            transaksi kad, tambah nilai berjaya, jumlah perlu dibayar
        nl: rekeningafschrift, rekeningoverzicht, afschrift staat klaar, uw factuur staat klaar, \
            je factuur staat klaar, uw rekening staat klaar, je rekening staat klaar, nieuwe factuur beschikbaar, \
            uw betaling ontvangen, je betaling ontvangen, automatisch afgeschreven, automatische incasso, \
            uiterste betaaldatum, beltegoed
        no: kontoutskrift, kontoutdrag, din faktura er klar, fakturaen din er klar, ny faktura fra, ny efaktura, \
            du har fått efaktura, betalingsforfall, vi har mottatt betalingen, vi har mottatt din betaling, \
            trekkes fra kontoen, avtalegiro, betalt med kortet, forfallsdato
        pl: wyciąg z rachunku, wyciąg bankowy za, e-faktura za, twoja faktura jest już dostępna, \
            termin płatności faktury, zaksięgowaliśmy twoją wpłatę, wpłata została zaksięgowana, \
            potwierdzenie wykonania przelewu, obciążenie rachunku, uznanie rachunku, transakcja kartą, \
            doładowanie konta, zestawienie transakcji, zbliżającym się terminie płatności
        pt: extrato de conta, extrato da conta, extrato bancário, sua fatura chegou, sua fatura está disponível, \
            a sua fatura está disponível, fatura eletrónica, fatura digital, vencimento da fatura, \
            segunda via do boleto, pagamento recebido, comprovante de transferência, comprovativo de transferência, \
            compra aprovada no cartão
        ro: extras de cont, extrasul de cont, factura electronică, factura ta este disponibilă, \
            factura dumneavoastră a fost emisă, scadența facturii, data scadenței, plata a fost înregistrată, \
            am înregistrat plata, am primit plata dumneavoastră, tranzacție cu cardul, soldul contului, \
            reîncărcare cartelă, ați primit un transfer
        ru: выписка по счету, выписка по карте, счет за услуги связи, квитанция на оплату, ваш счет сформирован, \
            срок оплаты счета, оплата получена, ваш платеж, платеж проведен, зачисление средств, списание средств, \
            операция по карте, пополнение баланса, остаток на счете
        sk: výpis z účtu, elektronický výpis z, vyúčtovanie služieb za, vaša faktúra je pripravená, \
            elektronická faktúra za, prijali sme vašu platbu, vaša platba bola prijatá, blíži sa splatnosť, \
            dátum splatnosti faktúry, zostatok na účte, pohyb na účte, platba kartou vo výške, \
            kreditný pohyb na účte, dobitie kreditu
        sl: izpisek prometa, izpisek računa, bančni izpisek, vaš račun za mesec, e-račun za, rok plačila računa, \
            zapadlost računa, prejeli smo vaše plačilo, vaše plačilo je bilo, plačilo s kartico, stanje na računu, \
            priliv na račun, prilivi na vašem, polnjenje računa mobi
        sr: izvod po računu, izvod sa računa, elektronski račun za mesec, vaš račun za mesec, rok za plaćanje, \
            primili smo vašu uplatu, vaša uplata je evidentirana, uplata je proknjižena, transakcija karticom, \
            stanje na računu, priliv na račun, dopuna kredita, izvod po racunu, izvod sa racuna, извод по рачуну, \
            извод са рачуна, електронски рачун за месец, ваш рачун за месец, рок за плаћање, примили смо вашу уплату, \
            ваша уплата је евидентирана, уплата је прокњижена, трансакција картицом, стање на рачуну, \
            прилив на рачун, допуна кредита
        sv: kontoutdrag, kontobesked, din faktura är klar, din faktura finns, ny faktura från, ny e-faktura, \
            vi har mottagit din betalning, tack för din betalning, dras från ditt konto, förfallodag, förfallodatum, \
            kortköp, insättning på ditt konto, autogiro
        sw: taarifa ya akaunti, taarifa ya benki, bili yako, ankara yako, bili ya umeme, bili ya maji, \
            tarehe ya mwisho ya kulipa, malipo yako yamepokelewa, tumepokea malipo, umepokea ksh, umetuma ksh, \
            salio lako, kadi yako imetumika, muda wa maongezi
        ta: கணக்கு அறிக்கை, வங்கி அறிக்கை, கடன் அட்டை அறிக்கை, உங்கள் பில், மின் கட்டணம், மின்கட்டணம், \
            கட்டணம் செலுத்த கடைசி, செலுத்த வேண்டிய தொகை, கட்டணம் பெறப்பட்டது, கணக்கில் வரவு, பணப் பரிமாற்றம், \
            ரீசார்ஜ் வெற்றி, உங்கள் அட்டை பயன்படுத்த
        th: ใบแจ้งยอด, ใบแจ้งค่าบริการ, ใบแจ้งหนี้, ยอดค้างชำระ, วันครบกำหนดชำระ, แจ้งรายการใช้จ่าย, แจ้งโอนเงิน, \
            เงินเข้าบัญชี, โอนเงินสำเร็จ, เติมเงินสำเร็จ, ยืนยันการชำระค่า, ใบเสร็จค่าไฟ
        tr: hesap ekstresi, hesap özeti, kredi kartı ekstresi, kart ekstreniz, faturanız hazır, faturanız oluştur, \
            son ödeme tarihi, ödemeniz alındı, ödemeniz alınmıştır, hesabınıza havale, hesabınıza eft, \
            kartınızdan yapılan, kart harcaması, hesabınıza para
        uk: виписка по рахунку, виписка за рахунком, виписка по картці, рахунок за послуги зв'язку, \
            ваш рахунок сформовано, рахунок на оплату комунальних, термін сплати рахунк, платіж отримано, ваш платіж, \
            платіж успішно проведено, зарахування коштів, списання коштів, поповнення рахунку, залишок на рахунку
        ur: اکاؤنٹ اسٹیٹمنٹ, اکاؤنٹ سٹیٹمنٹ, کریڈٹ کارڈ بل, آپ کا بل, بجلی کا بل, بل کی آخری تاریخ, \
            ادائیگی کی آخری تاریخ, ادائیگی موصول, آپ کی ادائیگی, رقم منتقل, رقم جمع, اکاؤنٹ سے کاٹ, ری چارج کامیاب, \
            ریچارج کامیاب
        vi: sao kê tài khoản, sao kê thẻ, hóa đơn tiền điện, thông báo cước, biến động số dư, \
            ngày đến hạn thanh toán, giao dịch thẻ, nạp tiền thành công, sao ke tai khoan, sao ke the, \
            hoa don tien dien, thong bao cuoc, bien dong so du, ngay den han thanh toan
        zh: 电子账单, 信用卡账单, 信用卡对账单, 本期应还, 本期账单, 最低还款额, 到期还款日, 账户变动通知, 交易提醒, 入账通知, 话费账单, 充值成功, 缴费通知, 扣款成功
        zh-TW: 電子帳單, 信用卡帳單, 本期應繳, 繳款截止日, 繳費通知, 最低應繳金額, 綜合對帳單, 電信帳單, 刷卡通知, 消費通知, 轉帳通知, 入帳通知, 扣款通知, 儲值成功
        """)

    /// A shop, carrier or traveller's agent to one customer.
    static let order = PhraseTable.phrases(
        """
        ar: تأكيد الطلب, تأكيد طلبك, استلمنا طلبك, تم استلام طلبك, رقم الطلب, تم شحن طلبك, تم شحن الطلب, رقم التتبع, \
            شحنتك, رقم الشحنة, تأكيد الحجز, تذكرة إلكترونية, تم استرداد المبلغ, فزت بالمزاد
        bg: потвърждение на поръчка, поръчката ви е, вашата поръчка е, вашата поръчка беше, получихме вашата поръчка, \
            благодарим за поръчката, поръчката е изпратена, пратката ви, вашата пратка, товарителница, \
            потвърждение на резервация, възстановяване на сумата за поръчка, наддаването ви е надминато, \
            спечелихте търга
        bn: আপনার অর্ডার, অর্ডার নিশ্চিত, অর্ডারটি পাঠানো, অর্ডার ডেলিভারি, আপনার পার্সেল, পার্সেলটি, \
            ট্র্যাকিং নম্বর, বুকিং নিশ্চিত, আপনার বুকিং, ই-টিকিট, টাকা ফেরত, রিফান্ড, নিলামে জিতেছেন
        ca: la teva comanda, la vostra comanda, la seva comanda, confirmació de comanda, confirmació de la comanda, \
            confirmació de reserva, la teva reserva, el teu paquet, número de seguiment, s'ha enviat la comanda, \
            bitllet electrònic, reemborsament, confirmacio de comanda, confirmacio de la comanda
        cs: připraveno k vyzvednutí, připravena k vyzvednutí, k vyzvednutí na, \
            potvrzení objednávky, děkujeme za vaši objednávku, vaše objednávka byla, objednávku jsme přijali, \
            objednávka byla odeslána, zásilka byla předána, vaše zásilka, balík je připraven k vyzvednutí, \
            sledování zásilky, potvrzení rezervace, elektronická jízdenka, vrácení peněz za objednávku, \
            vaše nabídka byla přehozena, vyhráli jste aukci
        da: klar til afhentning, \
            ordrebekræftelse, bestillingsbekræftelse, bookingbekræftelse, forsendelsesbekræftelse, din ordre er, \
            din ordre har, tak for din ordre, din bestilling er, din pakke er, pakkenummer, track and trace, \
            sporingsnummer, du er blevet overbudt, reservationsbekræftelse
        de: abholbereit, zur abholung bereit, liegt zur abholung, kann abgeholt werden, können abgeholt werden, reparatur ist abgeschlossen, \
            bestellbestätigung, auftragsbestätigung, versandbestätigung, buchungsbestätigung, ihre bestellung ist, \
            deine bestellung ist, ihre bestellung bei, wurde versandt, ihr paket ist, dein paket ist, sendungsnummer, \
            sendungsverfolgung, sie wurden überboten, online-ticket
        el: επιβεβαίωση παραγγελίας, η παραγγελία σας, η παραγγελία σου, λάβαμε την παραγγελία, \
            ευχαριστούμε για την παραγγελία, η παραγγελία απεστάλη, το δέμα σας, η αποστολή σας, \
            παρακολούθηση αποστολής, αριθμός αποστολής voucher, επιβεβαίωση κράτησης, ηλεκτρονικό εισιτήριο, \
            επιστροφή χρημάτων για, η προσφορά σας ξεπεράστηκε
        en: ready for collection, ready for pickup, ready for pick-up, ready to collect, ready to be collected, ready to pick up, balance to pay, balance due on collection, your photos are ready, your prints are ready, repair is complete, job number, \
            order confirmation, your order has been received, your order has been shipped, your order has shipped, \
            has been dispatched, your parcel is, your package has been, tracking number, booking confirmation, \
            your e-ticket, your booking reference, your refund has been, you have been outbid, you won this item
        es: listo para recoger, lista para recoger, listo para su recogida, ya puedes recoger, puede pasar a recoger, \
            confirmación de pedido, confirmación de tu pedido, confirmación de su pedido, tu pedido ha sido, \
            su pedido ha sido, hemos recibido tu pedido, tu pedido está en camino, número de seguimiento, \
            seguimiento de tu pedido, confirmación de reserva, confirmación de la reserva, billete electrónico, \
            tu paquete ha, reembolso de tu
        et: tellimuse kinnitus, teie tellimus, sinu tellimus, saime teie tellimuse, täname tellimuse eest, \
            aitäh tellimuse eest, tellimus on saadetud, teie saadetis, saadetis on jõudnud, pakk ootab, \
            pakiautomaati, broneeringu kinnitus, raha tagastamine tellimuse, teie pakkumine on ületatud
        fa: سفارش شما, ثبت سفارش, تأیید سفارش, تایید سفارش, کد رهگیری, مرسوله شما, بسته شما, رزرو شما, تأیید رزرو, \
            تایید رزرو, بلیط شما, بلیت شما, بازگشت وجه
        fi: noudettavissa, valmis noudettavaksi, \
            tilausvahvistus, tilausvahvistuk, tilauksesi on, olemme vastaanottaneet tilauksesi, kiitos tilauksestasi, \
            toimitusvahvistus, lähetysvahvistus, varausvahvistus, pakettisi on, seurantakoodi, lähetystunnus, \
            sähköinen lippu, matkalippusi, tarjouksesi on ylitetty
        fil: iyong order, inyong order, naipadala na ang order, iyong parcel, tracking number ng, \
            kumpirmadong booking, kumpirmasyon ng booking, kumpirmasyon ng order, na-refund, nanalo ka sa auction, \
            naihatid na ang iyong
        fr: prête à être retirée, prêt à être retiré, prêt au retrait, disponible en magasin pour retrait, à retirer en magasin, \
            confirmation de commande, confirmation de votre commande, votre commande a été expédiée, \
            votre commande est expédiée, votre commande a bien été, votre colis est, numéro de suivi, \
            suivre mon colis, confirmation de réservation, votre billet électronique, e-billet, votre remboursement, \
            vous avez remporté l'enchère, surenchéri
        he: הזמנתך, אישור הזמנה, אישור ההזמנה, ההזמנה שלך, מספר הזמנה, נשלחה אליך ההזמנה, החבילה שלך, המשלוח שלך, \
            מספר מעקב, אישור הזמנת מלון, כרטיס אלקטרוני, זיכוי בוצע, זכית במכירה
        hi: आपका ऑर्डर, आपके ऑर्डर, ऑर्डर की पुष्टि, ऑर्डर डिलीवर, आपका पार्सल, आपका पैकेज, शिप कर दिया, \
            भेज दिया गया है ट्रैक, ट्रैकिंग नंबर, बुकिंग की पुष्टि, आपकी बुकिंग, टिकट बुक, रिफंड, धनवापसी
        hr: potvrda narudžbe, vaša narudžba je, primili smo vašu narudžbu, zaprimili smo vašu narudžbu, \
            hvala na narudžbi, narudžba je poslana, vaša pošiljka je, pošiljka je predana, praćenje pošiljke, \
            vaš paket je, potvrda rezervacije, povrat novca za narudžbu, vaša ponuda je nadmašena, \
            osvojili ste aukciju
        hu: átvételre kész, \
            rendelés visszaigazolás, megrendelését megkaptuk, rendelését megkaptuk, köszönjük megrendelés, \
            köszönjük a rendelés, rendelésedet feladtuk, csomagját átadtuk, csomagod úton van, csomagja átvehető, \
            futárszolgálatnak átad, foglalás visszaigazolás, foglalását rögzítettük, túllicitáltak, \
            megnyerte az aukció
        id: pesanan anda, pesananmu, konfirmasi pesanan, konfirmasi pemesanan, nomor resi, paket anda, \
            pesanan telah dikirim, e-tiket, tiket elektronik, kode booking, pengembalian dana, menang lelang, \
            pesanan diterima
        is: pöntunarstaðfesting, staðfesting á pöntun, staðfesting pöntunar, pöntun móttekin, pöntunin þín, \
            bókunarstaðfesting, staðfesting á bókun, bókunarnúmer, sendingarnúmer, pakkinn þinn er, sendingin þín, \
            kvittun fyrir kaup, farseðillinn þinn, endurgreiðsla á pöntun
        it: pronto per il ritiro, pronta per il ritiro, può essere ritirato, puoi ritirare, \
            conferma ordine, conferma d'ordine, conferma del tuo ordine, conferma dell'ordine, il tuo ordine è stato, \
            il suo ordine è stato, ordine spedito, il tuo pacco è, numero di tracking, codice di tracciamento, \
            tracciare la spedizione, conferma di prenotazione, conferma prenotazione, biglietto elettronico
        ja: 受け取りの準備が, お受け取りいただけます, 修理が完了, \
            ご注文ありがとう, ご注文内容の確認, ご注文確認, 発送のお知らせ, 発送いたしました, 商品を発送, 出荷のお知らせ, お届け予定日, 予約確認書, 宿泊予約, 落札されました, 落札しました, 返金処理, \
            お荷物伝票番号
        ko: 주문이 완료되, 주문해 주셔서 감사, 주문이 접수, 주문내역, 주문번호, 배송이 시작, 상품이 발송, 상품을 발송, 배송 완료, 송장번호, 운송장 번호, 예약이 확정, 환불이 완료, \
            낙찰되었습니다
        lt: užsakymo patvirtinimas, jūsų užsakymas, gavome jūsų užsakymą, ačiū už užsakymą, dėkojame už užsakymą, \
            užsakymas išsiųstas, jūsų siunta, siunta išsiųsta, siunta paruošta atsiimti, siuntos sekimas, \
            rezervacijos patvirtinimas, pinigų grąžinimas už, jūsų pasiūlymas viršytas, laimėjote aukcioną
        lv: pasūtījuma apstiprinājums, jūsu pasūtījums, tavs pasūtījums, saņēmām jūsu pasūtījumu, \
            paldies par pasūtījumu, pasūtījums ir nosūtīts, jūsu sūtījums, sūtījums ir nodots, \
            sūtījums gaida pakomātā, sūtījuma izsekošana, rezervācijas apstiprinājums, naudas atmaksa par pasūtījumu, \
            jūsu solījums ir pārsolīts, uzvarējāt izsolē
        ms: pesanan anda, pengesahan pesanan, tempahan anda, pengesahan tempahan, nombor penjejakan, \
            nombor pengesanan, telah dihantar melalui kurier, bungkusan anda, tiket elektronik, e-tiket, \
            bayaran balik, menang bidaan, pesanan telah diterima
        nl: klaar om op te halen, klaar om opgehaald, ligt voor je klaar, ligt voor u klaar, \
            orderbevestiging, bestelbevestiging, bevestiging van je bestelling, bevestiging van uw bestelling, \
            je bestelling is, uw bestelling is, verzendbevestiging, je pakket is, uw pakket is, track & trace, \
            trackingnummer, boekingsbevestiging, reserveringsbevestiging, je bent overboden
        no: klar til henting, kan hentes, \
            ordrebekreftelse, bestillingsbekreftelse, forsendelsesbekreftelse, ordren din er, din ordre er, \
            din ordre har, bestillingen din er, din bestilling er, pakken din er, sporingsnummer, sendingsnummer, \
            kollinummer, du er overbudt, reisebekreftelse
        pl: gotowe do odbioru, gotowy do odbioru, do odbioru w, \
            potwierdzenie zamówienia, dziękujemy za złożenie zamówienia, otrzymaliśmy twoje zamówienie, \
            twoje zamówienie zostało, zamówienie zostało wysłane, twoja paczka, paczka czeka na odbiór, \
            przesyłka została nadana, kurier doręczy, potwierdzenie rezerwacji, zwrot środków za zamówienie, \
            wygrałeś licytację, twoja oferta została przebita, numer listu przewozowego
        pt: pronto para levantamento, pronta para levantamento, pronto para retirada, disponível para retirada, pode ser levantada, \
            confirmação de encomenda, confirmação do pedido, confirmação de pedido, seu pedido foi, \
            a sua encomenda foi, recebemos o seu pedido, recebemos seu pedido, pedido enviado, \
            código de rastreamento, código de rastreio, número de seguimento, confirmação de reserva, \
            confirmação da reserva, bilhete eletrónico
        ro: confirmare comandă, confirmarea comenzii, comanda ta a fost, comanda dumneavoastră a fost, \
            am primit comanda, mulțumim pentru comandă, coletul tău, coletul a fost predat, curierul va livra, \
            număr awb, confirmare rezervare, rezervarea dumneavoastră, oferta ta a fost depășită, \
            ai câștigat licitația
        ru: готов к выдаче, готова к выдаче, готов к получению, \
            подтверждение заказа, ваш заказ, спасибо за заказ, благодарим за заказ, заказ передан в доставку, \
            посылка прибыла, ваша посылка, отправление прибыло, подтверждение бронирования, электронный билет, \
            возврат средств за заказ, ваша ставка перебита, вы выиграли аукцион
        sk: potvrdenie objednávky, ďakujeme za vašu objednávku, vaša objednávka bola, objednávku sme prijali, \
            objednávka bola odoslaná, zásielka bola odovzdaná, vaša zásielka, balík je pripravený na vyzdvihnutie, \
            sledovanie zásielky, potvrdenie rezervácie, elektronický cestovný lístok, vrátenie peňazí za objednávku, \
            vaša ponuka bola prekonaná, vyhrali ste aukciu
        sl: potrditev naročila, vaše naročilo je, prejeli smo vaše naročilo, hvala za naročilo, \
            zahvaljujemo se vam za naročilo, naročilo je bilo odposlano, vaša pošiljka, pošiljka je bila predana, \
            sledenje pošiljki, paket je pripravljen za prevzem, potrditev rezervacije, vračilo kupnine, \
            vaša ponudba je bila presežena, zmagali ste na dražbi
        sr: potvrda porudžbine, potvrda narudžbine, vaša porudžbina je, primili smo vašu porudžbinu, \
            hvala na porudžbini, porudžbina je poslata, vaša pošiljka je, pošiljka je predata, praćenje pošiljke, \
            potvrda rezervacije, povraćaj novca za porudžbinu, vaša ponuda je nadmašena, potvrda porudzbine, \
            potvrda narudzbine, потврда поруџбине, потврда наруџбине, ваша поруџбина је, примили смо вашу поруџбину, \
            хвала на поруџбини, поруџбина је послата, ваша пошиљка је, пошиљка је предата, праћење пошиљке, \
            потврда резервације, повраћај новца за поруџбину, ваша понуда је надмашена
        sv: redo att hämtas, klar att hämta, finns att hämta, \
            orderbekräftelse, beställningsbekräftelse, bokningsbekräftelse, leveransbekräftelse, leveransavisering, \
            din order är, din order har, din beställning är, din beställning har, ditt paket är, kollinummer, \
            spårningsnummer, spåra din, du är överbjuden
        sw: oda yako, agizo lako, uthibitisho wa agizo, uthibitisho wa oda, mzigo wako, kifurushi chako, \
            namba ya ufuatiliaji, nambari ya ufuatiliaji, uthibitisho wa kuhifadhi nafasi, tiketi yako, \
            kurejeshewa pesa, umeshinda mnada
        ta: உங்கள் ஆர்டர், ஆர்டர் உறுதி, ஆர்டர் அனுப்பப்பட்டது, ஆர்டர் பெறப்பட்டது, உங்கள் பார்சல், கண்காணிப்பு எண், \
            டிராக்கிங் எண், முன்பதிவு உறுதி, உங்கள் முன்பதிவு, பயணச்சீட்டு, பணம் திரும்ப, பணத்தைத் திரும்ப, \
            டெலிவரி செய்யப்பட்டது, ஏலத்தில் வென்று
        th: ยืนยันคำสั่งซื้อ, คำสั่งซื้อของคุณ, หมายเลขคำสั่งซื้อ, จัดส่งสินค้าแล้ว, สินค้าถูกจัดส่ง, เลขพัสดุ, \
            ยืนยันการจอง, การจองของคุณ, ตั๋วอิเล็กทรอนิกส์, คืนเงินสำเร็จ, ชนะการประมูล
        tr: teslim alınmaya hazır, teslim almaya hazır, \
            sipariş onayı, siparişiniz alındı, siparişiniz onaylan, siparişiniz hazırlan, siparişin kargoya, \
            kargoya verildi, kargonuz, kargo takip numarası, teslim edilmiştir siparişiniz, rezervasyon onayı, \
            rezervasyonunuz, elektronik biletiniz, iade tutarı, teklifiniz geçildi
        uk: підтвердження замовлення, ваше замовлення, дякуємо за замовлення, замовлення відправлено, \
            замовлення передано в доставку, посилка прибула, ваша посилка, ваше відправлення, експрес-накладна, \
            підтвердження бронювання, електронний квиток, повернення коштів за замовлення, вашу ставку перебито
        ur: آپ کا آرڈر, آپ کے آرڈر, آرڈر کی تصدیق, آرڈر روانہ, آپ کا پارسل, ٹریکنگ نمبر, بکنگ کی تصدیق, آپ کی بکنگ, \
            ای ٹکٹ, رقم کی واپسی, ریفنڈ, نیلامی جیت, آرڈر ڈیلیور
        vi: xác nhận đơn hàng, đơn hàng của bạn, đơn hàng của quý khách, đã được giao cho, mã vận đơn, \
            giao hàng thành công, xác nhận đặt phòng, vé điện tử, xac nhan don hang, don hang cua ban, \
            don hang cua quy khach, da duoc giao cho, ma van don, giao hang thanh cong
        zh: 订单确认, 您的订单, 已发货, 发货通知, 订单已提交, 物流单号, 快递单号, 包裹已签收, 预订确认, 预订成功, 退款成功, 电子客票, 竞拍成功
        zh-TW: 訂單確認, 訂單成立, 您的訂單, 訂購成功, 出貨通知, 已出貨, 配送通知, 取貨通知, 商品已到店, 包裹追蹤, 訂房確認, 訂位確認, 退款通知, 得標通知
        """)

    /// An appointment, absence, loan, contract or examination of one person.
    static let reminder = PhraseTable.phrases(
        """
        ar: تذكير بالموعد, تذكير بموعد, نذكركم بموعد, نذكرك بموعد, إعادة الكتاب, إعادة الكتب, الكتب المتأخرة, \
            موعد إعارة, انتهاء العقد, انتهاء عقد, تجديد وثيقة, موعد التطعيم, موعد الامتحان
        bg: напомняме ви за час, напомняне за час, имате записан час, напомняне за преглед, за връщане на книг, \
            заети книги, просрочени книги, отсъствия на ученик, неизвинени отсъствия, договорът ви изтича, \
            изтича застраховка, час за ваксинация
        bn: অ্যাপয়েন্টমেন্ট স্মরণ, অ্যাপয়েন্টমেন্ট রিমাইন্ডার, আপনার অ্যাপয়েন্টমেন্ট, সাক্ষাতের সময় স্মরণ, \
            বই ফেরত, চুক্তির মেয়াদ, পলিসির মেয়াদ, টিকার তারিখ, টিকা দেওয়ার তারিখ, প্রবেশপত্র, পরীক্ষার তারিখ
        ca: recordatori de cita, recordatori de visita, li recordem que té, us recordem que teniu, data de devolució, \
            venciment del préstec, documents en préstec, retorn del préstec, finalització del contracte, \
            cita prèvia confirmada, convocatòria d'examen, vacuna programada, li recordem que te, data de devolucio
        cs: připomenutí termínu návštěvy, jste objednán k, jste objednána k, připomínka vyšetření, výpůjční lhůta, \
            vypůjčené knihy, upomínka z knihovny, blíží se konec výpůjčky, absence žáka, omluvte nepřítomnost, \
            platnost smlouvy končí, termín očkování, pripominame termin
        da: påmindelse om din tid, påmindelse om aftale, påmindelse om din aftale, husk din tid, tid hos tandlægen, \
            indkaldelse til undersøgelse, lånetiden udløber, hjemlån, afleveringsfrist for lån, snart skal aflevere, \
            hjemkaldelse fra biblioteket, ulovligt fravær
        de: terminerinnerung, erinnerung an ihren termin, mahnung der bibliothek, ausgeliehene medien, vertragsende, \
            prüfungstermin, impftermin, zur vorsorgeuntersuchung, unentschuldigt gefehlt
        el: υπενθύμιση ραντεβού, σας υπενθυμίζουμε το ραντεβού, έχετε ραντεβού στις, ραντεβού εμβολιασμού, \
            υπενθύμιση εξέτασης, προθεσμία επιστροφής βιβλίων, επιστροφή βιβλίων στη βιβλιοθήκη, δανεισμένα βιβλία, \
            εκπρόθεσμος δανεισμός, απουσίες μαθητή, απουσίες του παιδιού, το συμβόλαιό σας λήγει
        en: appointment reminder, your upcoming appointment, library notice, items due soon, overdue notice, \
            overdue library, due for a check-up, your vaccination appointment, unexplained absence, \
            subscription expires on, you are registered for the exam
        es: recordatorio de cita, recordatorio de su cita, recordatorio de tu cita, tiene una cita, préstamo vencido, \
            préstamos vencidos, devolución de préstamo, fecha de devolución, su contrato vence, tu contrato finaliza, \
            falta de asistencia de su, recordatorio de vacunación
        et: tuletame meelde teie visiiti, meeldetuletus visiidi, visiidi meeldetuletus, teie vastuvõtuaeg, \
            olete registreeritud vastuvõtule, vastuvõtt arsti juures, raamatute tagastamise, tagastustähtaeg, \
            raamatukogu meeldetuletus, laenutatud teavikud, õpilase puudumine, põhjuseta puudumised, leping lõpeb, \
            kindlustus lõpeb
        fa: یادآوری نوبت, یادآوری قرار, نوبت پزشک, نوبت شما, بازگرداندن کتاب, تاریخ بازگشت کتاب, دیرکرد کتاب, \
            اتمام قرارداد, پایان قرارداد, انقضای بیمه, نوبت واکسن, کارت ورود به جلسه, زمان آزمون شما
        fi: ajanvarausmuistutus, muistutus ajanvarauksesta, muistutus varatusta ajasta, muistutus varauksesta, \
            varattu aikasi, varaamasi aika, sinulle on varattu aika, laina-aika, lainat erääntyvät, \
            myöhässä olevat lainat, palautusmuistutus, sopimuksesi päättyy, luvaton poissaolo
        fil: paalala sa appointment, paalala ng appointment, iyong appointment, inyong appointment, isauli ang libro, \
            isauli ang aklat, lampas na sa takda, lagpas na ang libro, matatapos ang kontrata, \
            mag-expire ang iyong kontrata, iskedyul ng bakuna, iskedyul ng iyong pagsusulit, lumiban sa klase
        fr: rappel de rendez-vous, rappel de votre rendez-vous, documents en retard, prêts arrivent à échéance, \
            retour de documents, bibliothèque vous rappelle, votre abonnement arrive à, votre contrat arrive à, \
            convocation à l'examen, rappel de vaccination, absence de votre enfant, a été absent ce jour
        he: תזכורת לתור, תזכורת תור, תור לרופא, נקבע לך תור, מועד החזרת הספר, החזרת ספרים, ספרים באיחור, ספר באיחור, \
            תום החוזה, סיום החוזה, חידוש הפוליסה, חיסון ילדך, מועד הבחינה
        hi: अपॉइंटमेंट रिमाइंडर, अपॉइंटमेंट की याद, आपका अपॉइंटमेंट, आपकी अपॉइंटमेंट, पुस्तक लौटाने, पुस्तकें लौटाने, \
            किताब लौटाने, पुस्तक वापसी, अनुबंध समाप्त, पॉलिसी समाप्त, टीकाकरण की तिथि, टीकाकरण अनुस्मारक, \
            प्रवेश पत्र, परीक्षा तिथि
        hr: podsjećamo vas na termin, podsjetnik na termin, podsjetnik za pregled, naručeni ste na pregled, \
            naručeni ste za, rok za povrat knjig, vraćanje posuđenih, posuđene knjige, posuđena građa, \
            izostanci učenika, neopravdani izostanci, ugovor vam istječe, istječe vam osiguranje, termin cijepljenja
        hu: emlékeztető időpont, időpontfoglalás emlékeztető, lefoglalt időpont, kölcsönzési határidő, \
            lejárt kölcsönzés, könyvtári tartozás, kölcsönzött dokumentum, igazolatlan hiányzás, szerződése lejár, \
            biztosítása lejár, védőoltás időpont, vizsgaidőpont, emlekezteto idopont
        id: pengingat janji, jadwal kontrol, jadwal konsultasi anda, buku terlambat, pengembalian buku, \
            keterlambatan buku, kontrak akan berakhir, polis akan berakhir, jadwal vaksinasi, jadwal ujian anda, \
            kartu peserta ujian
        is: áminning um tíma, áminning um bókaðan tíma, áminning um viðtal, minnum á tíma, minnum á bókaðan tíma, \
            átt bókaðan tíma, bókaður tími hjá, tímapöntun, skiladagur, vanskil á bókasafni, gögn í vanskilum, \
            samningur þinn rennur út, óheimil fjarvist, boðun í skoðun
        it: promemoria appuntamento, promemoria visita, promemoria del suo appuntamento, \
            promemoria per il tuo appuntamento, ricordiamo il suo appuntamento, prestito scaduto, \
            prestito in scadenza, contratto in scadenza, il suo contratto scade, assenza dell'alunno, \
            richiamo vaccinale, convocazione all'esame
        ja: 予約日のお知らせ, 予約リマインド, 受診日のお知らせ, 返却期限, 返却日のお知らせ, 延滞資料, 予約資料の準備, 契約満了, 健診のご案内, 欠席のご連絡, 受験票, 予防接種の予約日, 更新期限が近づ
        ko: 예약일 안내, 진료 예약, 진료예약 안내, 예약 확인 안내, 대출 도서, 반납 예정일, 반납예정일, 반납 기한, 연체 도서, 만기 안내, 계약 만료, 예방접종, 건강검진 안내, \
            시험 일정 안내
        lt: primename apie vizitą, primename apie jūsų vizitą, jūsų vizitas pas, esate užsiregistravęs pas, \
            priminimas apie vizitą, knygų grąžinimo terminas, skolinimosi terminas, bibliotekos skola, \
            mokinio praleistos pamokos, praleistos pamokos, baigiasi jūsų sutartis, baigiasi draudimo, \
            skiepijimo laikas, primename apie vizita
        lv: atgādinām par vizīti, atgādinām par jūsu vizīti, atgādinājums par vizīti, jūsu vizīte pie, \
            esat pierakstīts pie, esat pierakstīta pie, grāmatu nodošanas termiņ, nodot grāmatas bibliotēkā, \
            izsniegtās grāmatas, skolēna kavējumi, neattaisnoti kavējumi, līguma termiņš beidzas, \
            beidzas apdrošināšanas, vakcinācijas laiks
        ms: peringatan temu janji, temu janji anda, temujanji anda, tarikh temujanji, buku lewat, buku tertunggak, \
            pemulangan buku, kontrak akan tamat, polisi akan tamat, temu janji vaksin, slip peperiksaan, \
            jadual peperiksaan anda
        nl: herinnering afspraak, afspraakherinnering, herinnering aan uw afspraak, herinnering aan je afspraak, \
            bevestiging van uw afspraak, inleverattendering, inleverdatum, uitleentermijn, geleende materialen, \
            te laat ingeleverd, uw contract loopt af, afwezigheid van uw kind, uitnodiging vaccinatie
        no: påminnelse om time, påminnelse om din time, timeavtale, timepåminnelse, innkalling til time, \
            innkalling til undersøkelse, lånefrist, lånetiden går ut, forfalte lån, purring fra biblioteket, \
            avtalen din utløper, udokumentert fravær, fraværsvarsel
        pl: przypomnienie o wizycie, potwierdź lub odwołaj wizytę, termin twojej wizyty, upływa termin zwrotu książ, \
            termin zwrotu książek, zbliża się termin zwrotu, nieobecność ucznia, umowa wygasa, \
            kończy się twoja umowa, termin szczepienia, termin egzaminu ustn, przypomnienie o badaniu, \
            potwierdz lub odwolaj wizyte
        pt: lembrete de consulta, lembrete da sua consulta, a sua consulta está marcada, confirmação de consulta, \
            consulta agendada, devolução de livros, empréstimo vencido, livros em atraso, empréstimo domiciliar, \
            seu contrato vence, o seu contrato termina, falta do aluno, lembrete de vacinação
        ro: vă reamintim programarea, reamintire programare, îți reamintim programarea, programare la medic, \
            termen de restituire, restituirea cărților, cărți împrumutate, absențele elevului, absențe nemotivate, \
            contractul expiră, asigurarea rca expiră, programare vaccin, va reamintim programarea
        ru: вы записаны на прием, вы записаны к врачу, напоминание о визите, срок возврата книг, верните книги, \
            сдать книги в библиотеку, пропуски занятий, отсутствие ученика, срок действия договора, \
            истекает срок действия, запись на вакцинацию
        sk: pripomíname termín, pripomienka termínu, ste objednaný na, ste objednaná na, pripomienka vyšetrenia, \
            výpožičná lehota, vypožičané knihy, upomienka z knižnice, blíži sa koniec výpožičky, absencia žiaka, \
            ospravedlňte neprítomnosť, platnosť zmluvy končí, termín očkovania, pripominame termin
        sl: opominjamo vas na termin, opomnik za termin, opomnik za pregled, naročeni ste na pregled, \
            naročeni ste za, rok za vračilo gradiv, rok izposoje, izposojeno gradivo, opomin iz knjižnice, \
            izostanki učenca, odsotnost učenca, pogodba vam poteče, zavarovanje vam poteče, termin cepljenja
        sr: podsećamo vas na termin, podsetnik za termin, vaš zakazani pregled, zakazan termin kod, \
            rok za vraćanje knjig, vraćanje pozajmljenih knjiga, pozajmljene knjige, izostanci učenika, \
            neopravdani izostanci, ugovor vam ističe, ističe osiguranje, termin za vakcinaciju, \
            podsecamo vas na termin, vas zakazani pregled, подсећамо вас на термин, подсетник за термин, \
            ваш заказани преглед, заказан термин код, рок за враћање књиг, враћање позајмљених књига, \
            позајмљене књиге, изостанци ученика, неоправдани изостанци, уговор вам истиче, истиче осигурање, \
            термин за вакцинацију
        sv: påminnelse om bokad tid, påminnelse om din tid, påminnelse om ditt besök, din bokade tid, \
            kallelse till besök, kallelse till undersökning, tidsbokning hos, lånetiden går ut, försenade lån, \
            dina lån på biblioteket, återlämningsdag, ditt avtal löper ut, frånvaroanmälan, ogiltig frånvaro
        sw: ukumbusho wa miadi, kumbusho la miadi, miadi yako, rudisha kitabu, kurudisha kitabu, kurejesha kitabu, \
            kitabu kimechelewa, mkataba wako unaisha, mkataba unamalizika, bima yako inaisha, tarehe ya chanjo, \
            ratiba yako ya mtihani, hakuhudhuria shule
        ta: சந்திப்பு நினைவூட்டல், உங்கள் சந்திப்பு நேரம், மருத்துவ சந்திப்பு, நூல் திரும்ப, புத்தகத்தை திருப்பி, \
            நூலைத் திருப்பி, ஒப்பந்தம் முடிவடை, பாலிசி முடிவடை, தடுப்பூசி நினைவூட்டல், தடுப்பூசி போடும் நாள், \
            நுழைவுச்சீட்டு, தேர்வு தேதி
        th: แจ้งเตือนนัดหมาย, เตือนการนัดหมาย, นัดพบแพทย์, นัดหมายแพทย์, หนังสือเกินกำหนด, กำหนดส่งคืนหนังสือ, \
            สัญญาใกล้หมด, กรมธรรม์จะสิ้นสุด, นัดฉีดวัคซีน, กำหนดการสอบของ
        tr: randevu hatırlatma, randevu tarihiniz, muayene randevu, kitap iade tarihi, ödünç aldığınız, \
            iade tarihi geçmiş, kütüphane gecikme, öğrencimizin devamsızlık, devamsızlık bildirim, \
            sözleşmenizin süresi, poliçenizin bitiş, aşı randevu
        uk: вас записано на прийом, ви записані на прийом, ви записані до лікаря, нагадування про візит, \
            термін повернення книг, поверніть книги, повернути книги до бібліотеки, пропуски занять, \
            відсутність учня, термін дії договору, закінчується термін дії, запис на вакцинацію
        ur: اپائنٹمنٹ کی یاد دہانی, ملاقات کی یاد دہانی, آپ کی اپائنٹمنٹ, کتاب کی واپسی, کتابیں واپس, کتاب واپس کرنے, \
            معاہدہ ختم, معاہدے کی مدت, پالیسی کی میعاد, ویکسین کی تاریخ, ٹیکہ لگوانے, امتحان کی تاریخ, رول نمبر سلپ
        vi: nhắc lịch hẹn, nhắc lịch khám, lịch tái khám, sách quá hạn, hạn trả sách, nhắc lịch tiêm, \
            hợp đồng sắp hết hạn, lịch thi của, nhac lich hen, nhac lich kham, lich tai kham, sach qua han, \
            han tra sach, nhac lich tiem
        zh: 预约提醒, 就诊提醒, 复诊提醒, 图书到期, 到期提醒, 催还通知, 借阅到期, 逾期图书, 合同到期, 考试提醒, 准考证, 接种提醒, 体检提醒, 续借图书
        zh-TW: 預約提醒, 看診提醒, 回診提醒, 圖書到期, 到期通知, 逾期通知, 還書提醒, 預約書到館, 逾期未還, 合約到期, 保單到期, 疫苗接種, 准考證, 缺課通知
        """)

    /// What became of an application, a paper or a complaint.
    static let decision = PhraseTable.phrases(
        """
        ar: استلمنا طلب التوظيف, شكرا لتقديمك, شكرا لتقدمك, نأسف لإبلاغ, يؤسفنا إبلاغ, نأسف لإعلام, يؤسفنا إعلام, \
            تم قبولك, تمت الموافقة على طلب, تم رفض طلب, رفض طلبك, مقابلة عمل, قبول بحثكم, تم تسجيل شكواك
        bg: получихме вашата кандидатура, вашата кандидатура, вашето заявление е, заявлението ви е, \
            благодарим за интереса към позицията, със съжаление ви уведомяваме, за съжаление кандидатурата, \
            избрахме друг кандидат, приети сте за студент, докладът ви е приет, статията ви е приета, \
            жалбата ви е регистрирана, рекламацията ви е приета, входящ номер на вашата
        bn: আপনার আবেদন গৃহীত, আপনার আবেদনটি, আবেদন পেয়েছি, আবেদন মঞ্জুর, আবেদন প্রত্যাখ্যা, \
            আবেদন করার জন্য ধন্যবাদ, দুঃখের সাথে জানা, দুঃখের সঙ্গে জানা, নির্বাচিত হননি, সাক্ষাৎকারের জন্য, \
            ভর্তির জন্য নির্বাচিত, প্রবন্ধ গৃহীত, অভিযোগ গৃহীত, আপনার অভিযোগ
        ca: hem rebut la vostra sol·licitud, hem rebut la teva candidatura, sol·licitud acceptada, \
            sol·licitud denegada, lamentem comunicar, lamentem informar, ens plau comunicar-vos que heu, \
            ha estat admès, article acceptat, procés de selecció, registre d'entrada, queixa registrada, \
            hem rebut la vostra sol.licitud, sol.licitud acceptada
        cs: vaši žádost jsme přijali, vaše přihláška byla, váš zájem o pozici, s lítostí vám oznamujeme, \
            vybrali jsme jiného uchazeče, byl jste přijat ke studiu, byla jste přijata ke studiu, \
            rozhodnutí o přijetí, váš příspěvek byl přijat, článek byl přijat k, vaše reklamace byla, \
            reklamaci jsme zaevidovali, žádost byla zamítnuta, výsledek výběrového řízení
        da: modtaget din ansøgning, tak for din ansøgning, din ansøgning er, din ansøgning har, \
            gå videre med andre kandidater, gået videre med andre, må vi desværre meddele, du er blevet optaget på, \
            optagelsesbrev, afslag på din, din klage er, din sag er oprettet, dit manuskript, byggetilladelse er
        de: eingang ihrer bewerbung, ihre bewerbung ist, eingangsbestätigung ihrer, bewerbung eingegangen, \
            müssen wir ihnen leider mitteilen, keine positivere nachricht, anderen bewerber entschieden, \
            andere bewerber entschieden, zulassungsbescheid, ablehnungsbescheid, ihr antrag wurde, ihr antrag ist, \
            ihre beschwerde ist, ihr manuskript
        el: λάβαμε την αίτησή, η αίτησή σας, παραλάβαμε το βιογραφικό, λάβαμε το βιογραφικό, \
            ενδιαφέρον σας για τη θέση, λυπούμαστε να σας ενημερώσουμε, επιλέξαμε άλλον υποψήφιο, έχετε γίνει δεκτ, \
            η εργασία σας έγινε δεκτή, το άρθρο σας έγινε δεκτό, το άρθρο απορρίφθηκε, το παράπονό σας, \
            η καταγγελία σας, αριθμός πρωτοκόλλου της αίτησης
        en: we have received your application, your application has been received, thank you for your application, \
            we regret to inform you, pleased to inform you that your, offer of admission, \
            your application was unsuccessful, not been shortlisted, your paper has been accepted, \
            your manuscript has been, your submission has been, reviewers' comments, your complaint has been, \
            permit has been granted
        es: hemos recibido su solicitud, hemos recibido tu candidatura, hemos recibido su candidatura, \
            su solicitud ha sido, su candidatura no ha, lamentamos comunicarle, lamentamos informarle, \
            nos complace comunicarle, ha sido admitido, carta de admisión, su artículo ha sido, su manuscrito ha, \
            su reclamación ha sido, su queja ha sido
        et: teie avaldus on, saime teie avalduse, oleme kätte saanud teie kandideerimisavalduse, \
            täname kandideerimast, täname huvi eest ametikoha, kahjuks peame teatama, \
            osutus valituks teine kandidaat, seekord ei osutunud, olete vastu võetud, oled vastu võetud, \
            teie artikkel on vastu, teie ettekanne on vastu, teie kaebus on, teie pretensioon on
        fa: درخواست شما دریافت, درخواست شما تأیید, درخواست شما تایید, درخواست شما رد, رزومه شما دریافت, با کمال تأسف, \
            با کمال تاسف, دعوت به مصاحبه, پذیرفته شده‌اید, پذیرفته شده اید, نتیجه داوری, مقاله شما پذیرفته, \
            پذیرش مقاله, شکایت شما ثبت
        fi: hakemuksesi on, hakemuksenne on, olemme vastaanottaneet hakemuksesi, kiitos hakemuksestasi, \
            valinta ei kohdistunut sinuun, valinta ei tällä kertaa, valintamme kohdistui, \
            sinut on hyväksytty opiskelijaksi, sinut on valittu opiskelijaksi, hylkäävä päätös, valituksesi on, \
            reklamaatiosi on, käsikirjoituksesi on, lupahakemuksesi
        fil: natanggap ang iyong aplikasyon, natanggap namin ang iyong aplikasyon, natanggap ang inyong aplikasyon, \
            salamat sa iyong aplikasyon, ikinalulungkot naming ipaalam, natanggap ka sa, hindi ka natanggap, \
            hindi napili ang iyong aplikasyon, aprubado ang iyong aplikasyon, imbitasyon sa interview, \
            natanggap ang iyong reklamo, nakapasa ka sa
        fr: accusé réception de votre candidature, bien reçu votre candidature, réception de votre candidature, \
            votre candidature a retenu, votre candidature n'a pas, pas donner une suite favorable, \
            donner suite à votre candidature, suite favorable à votre, avis d'admission, votre dossier a été accepté, \
            votre article a été accepté, votre soumission a été, votre réclamation a été enregistrée, \
            votre demande a été enregistrée
        he: קורות החיים שלך, קורות חייך התקבלו, פנייתך התקבלה, תודה על פנייתך, מועמדותך, לצערנו לא נוכל, \
            צר לנו להודיעך, הרינו להודיעך, שמחים להודיעך, התקבלת ללימודים, הבקשה אושרה, בקשתך נדחתה, המאמר התקבל, \
            תלונתך התקבלה
        hi: आपका आवेदन प्राप्त, आवेदन प्राप्त हुआ, आवेदन स्वीकृत, आवेदन अस्वीकृत, आवेदन अस्वीकार, \
            आवेदन करने के लिए धन्यवाद, खेद के साथ सूचित, चयन नहीं हो सका, साक्षात्कार के लिए, प्रवेश स्वीकृत, \
            शोध पत्र स्वीकृत, रचना स्वीकृत, शिकायत दर्ज, आपकी शिकायत
        hr: primili smo vašu prijavu, zaprimili smo vašu prijavu, vaša prijava je, interesu za radno mjesto, \
            sa žaljenjem vas obavještavamo, odabrali smo drugog kandidata, rezultati natječaja, \
            ostvarili ste pravo upisa, vaš rad je prihvaćen, rad nije prihvaćen, vaš zahtjev je odobren, \
            vaš prigovor je zaprimljen, vaša reklamacija je, primili smo vasu prijavu
        hu: jelentkezését megkaptuk, pályázatát megkaptuk, köszönjük jelentkezését, sajnálattal értesítjük, \
            sajnálattal tájékoztatjuk, más jelöltet választott, felvételt nyert, felvételi eljárás eredmény, \
            felvételi határozat, cikkét elfogadták, absztraktját elfogadt, panaszát nyilvántartásba, \
            reklamációját rögzítettük, kérelmét elutasít
        id: lamaran anda, terima kasih telah melamar, terima kasih atas lamaran, mohon maaf anda belum lolos, \
            dinyatakan lulus, tidak lolos seleksi, hasil seleksi, undangan interview, undangan wawancara, \
            surat penerimaan, makalah anda diterima, naskah anda, pengaduan anda, permohonan anda telah
        is: umsókn þín hefur, umsókn þín er, umsóknin þín er, umsókn móttekin, móttekið umsókn þína, \
            þökkum fyrir umsókn, þökkum þér fyrir umsókn, umsókn þinni hefur verið hafnað, umsókn þín var samþykkt, \
            því miður var umsókn, tilkynnist hér með að umsókn, ráðið hefur verið í starfið, \
            erindi þitt hefur verið móttekið, kvörtun þín hefur
        it: abbiamo ricevuto la sua candidatura, abbiamo ricevuto la tua candidatura, \
            ricezione della sua candidatura, la sua candidatura è, sua candidatura non è, \
            siamo spiacenti di comunicarle, siamo spiacenti di informarla, siamo lieti di comunicarle, \
            siamo lieti di informarla, la sua domanda è stata, suo articolo è stato accettato, il suo manoscritto, \
            il suo reclamo è stato, ammesso al corso di
        ja: ご応募ありがとう, 選考結果, 書類選考の結果, 採用を見送, 貴意に添えず, 不採用, 採用内定, 合格通知, 今後のご活躍を, 申請を受理, 採択されました, 査読結果, 論文が採択, 許可証の交付
        ko: 지원해 주셔서 감사, 지원서가 접수, 서류전형, 서류 전형 결과, 합격을 축하, 최종 합격, 불합격, 아쉽게도 이번 채용, 합격자 발표, 민원이 접수, 신청이 접수, 승인되었음을, \
            게재가 확정, 심사 결과
        lt: gavome jūsų prašymą, gavome jūsų paraišką, jūsų paraiška, jūsų prašymas užregistruotas, \
            dėkojame už jūsų susidomėjimą pareig, apgailestaudami pranešame, su apgailestavimu pranešame, \
            pasirinkome kitą kandidatą, jūs priimtas į, esate pakviestas studijuoti, jūsų straipsnis priimtas, \
            straipsnis atmestas, jūsų skundas, jūsų pretenzija
        lv: saņēmām jūsu pieteikumu, jūsu pieteikums, jūsu iesniegums ir reģistrēts, \
            paldies par interesi par vakanci, paldies par pieteikšanos vakancei, ar nožēlu paziņojam, \
            diemžēl informējam, izvēlējāmies citu kandidātu, esat uzņemts, esat imatrikulēts, \
            jūsu raksts ir pieņemts, raksts ir noraidīts, jūsu sūdzība, jūsu pretenzija ir
        ms: permohonan anda telah diterima, permohonan anda tidak berjaya, permohonan anda berjaya, \
            dukacita dimaklumkan, sukacita dimaklumkan permohonan, panggilan temu duga, temuduga jawatan, \
            tawaran kemasukan, surat tawaran, aduan anda, kertas kerja anda diterima, keputusan permohonan, \
            terima kasih kerana memohon
        nl: ontvangst van uw sollicitatie, uw sollicitatie ontvangen, je sollicitatie ontvangen, \
            jouw sollicitatie ontvangen, bedankt voor je sollicitatie, andere kandidaten gekozen, \
            moeten wij u helaas meedelen, uw aanvraag is ontvangen, uw aanvraag is goedgekeurd, \
            uw aanvraag is afgewezen, uw klacht is geregistreerd, uw klacht ontvangen, toelatingsbesluit, \
            vergunning is verleend
        no: mottatt din søknad, mottatt søknaden din, takk for din søknad, takk for søknaden, din søknad er, \
            søknaden din er, gå videre med andre kandidater, må vi dessverre meddele, tilbud om studieplass, \
            fått tilbud om plass, avslag på søknad, søknaden er innvilget, klagen din er, saken din er registrert
        pl: przyjęliśmy twoje zgłoszenie, twoja aplikacja została, dziękujemy za przesłanie aplikacji, \
            dziękujemy za zainteresowanie ofertą pracy, zdecydowaliśmy się wybrać inn, z przykrością informujemy, \
            został pan przyjęty na, została pani przyjęta na, artykuł został przyjęty, artykuł został odrzucony, \
            reklamacja została zarejestrowana, reklamacja została uznana, wniosek został rozpatrzony, \
            decyzja w sprawie rekrutacji
        pt: recebemos a sua candidatura, recebemos sua candidatura, receção da sua candidatura, \
            sua candidatura não foi, sua inscrição foi deferida, seu requerimento foi, lamentamos informar que, \
            temos o prazer de informar, seu artigo foi aceito, o seu artigo foi aceite, seu trabalho foi aceito, \
            sua reclamação foi registrada, a sua reclamação foi registada, pedido foi indeferido
        ro: am primit candidatura, candidatura dumneavoastră, vă mulțumim pentru interesul acordat, \
            regretăm să vă informăm, regretăm să vă anunțăm, am ales un alt candidat, ați fost admis, ai fost admis, \
            lucrarea dumneavoastră a fost acceptată, articolul a fost acceptat, reclamația dumneavoastră a fost, \
            sesizarea dumneavoastră a fost înregistrată, cererea dumneavoastră a fost, \
            rezultatul procesului de selecție
        ru: ваше заявление принято, ваша заявка принята, ваше резюме получено, спасибо за отклик на вакансию, \
            благодарим за интерес к вакансии, к сожалению вынуждены сообщить, отдали предпочтение другому, \
            вы зачислены, ваша статья принята, статья отклонена, ваш доклад принят, ваше обращение зарегистрировано, \
            ваша жалоба зарегистрирована, в удовлетворении отказано
        sk: vašu žiadosť sme prijali, vaša prihláška bola, váš záujem o pozíciu, s ľútosťou vám oznamujeme, \
            vybrali sme iného uchádzača, boli ste prijatý na, boli ste prijatá na, rozhodnutie o prijatí, \
            váš príspevok bol prijatý, článok bol prijatý na, vaša reklamácia bola, reklamáciu sme zaevidovali, \
            žiadosť bola zamietnutá, výsledok výberového konania
        sl: prejeli smo vašo prijavo, vaša prijava je, vaša vloga je bila, zanimanje za delovno mesto, \
            žal vam moramo sporočiti, z obžalovanjem vas obveščamo, izbrali smo drugega kandidata, \
            sprejeti ste na študij, rezultat izbirnega postopka, vaš prispevek je bil sprejet, \
            članek je bil sprejet v, članek je bil zavrnjen, vaša reklamacija je, vaša pritožba je
        sr: primili smo vašu prijavu, vaša prijava je, hvala na interesovanju za poziciju, \
            sa žaljenjem vas obaveštavamo, izabrali smo drugog kandidata, primljeni ste na studije, \
            vaš rad je prihvaćen, rad je odbijen, vaš zahtev je odobren, vaša reklamacija je, \
            reklamacija je evidentirana, vaša žalba je, primili smo vasu prijavu, vasa prijava je, \
            примили смо вашу пријаву, ваша пријава је, хвала на интересовању за позицију, \
            са жаљењем вас обавештавамо, изабрали смо другог кандидата, примљени сте на студије, \
            ваш рад је прихваћен, рад је одбијен, ваш захтев је одобрен, ваша рекламација је, \
            рекламација је евидентирана, ваша жалба је
        sv: vi har tagit emot din ansökan, tack för din ansökan, din ansökan har, din ansökan är, \
            valt att gå vidare med andra, gå vidare med andra kandidater, vi beklagar att meddela, antagningsbesked, \
            du har blivit antagen, ditt ärende är registrerat, ditt ärende har registrerats, ditt manuskript, \
            bygglov har beviljats, din anmälan har diarieförts
        sw: ombi lako limepokelewa, tumepokea maombi yako, maombi yako ya kazi, ombi lako limekubaliwa, \
            ombi lako limekataliwa, asante kwa kuomba, tunasikitika kukujulisha, tunasikitika kukuarifu, \
            umechaguliwa kujiunga, kuitwa kwenye usaili, usaili wa kazi, hukuchaguliwa, malalamiko yako yamepokelewa, \
            makala yako imekubaliwa
        ta: உங்கள் விண்ணப்பம், விண்ணப்பம் பெறப்பட்டது, விண்ணப்பம் ஏற்கப்பட்டது, விண்ணப்பம் நிராகரிக்க, \
            விண்ணப்பித்தமைக்கு நன்றி, விண்ணப்பித்ததற்கு நன்றி, வருத்தத்துடன் தெரிவி, நேர்முகத் தேர்வுக்கு, \
            நேர்காணலுக்கு, சேர்க்கை உறுதி, கட்டுரை ஏற்றுக்கொள்ளப்ப, கட்டுரை ஏற்கப்பட்டது, உங்கள் புகார், \
            புகார் பதிவு
        th: ได้รับใบสมัคร, ขอบคุณที่สมัครงาน, ผลการพิจารณา, ผลการคัดเลือก, ไม่ผ่านการพิจารณา, ผ่านการคัดเลือก, \
            ตอบรับเข้าศึกษา, เชิญสัมภาษณ์งาน, ตอบรับการตีพิมพ์, รับเรื่องร้องเรียน
        tr: başvurunuz alındı, başvurunuz alınmıştır, başvurunuz değerlendir, başvurunuz onaylan, \
            üzülerek bildiririz, maalesef olumlu yanıt, başka bir adayla, kayıt hakkı kazandınız, \
            kabul edilmiştir tebrik, bildiriniz kabul, makaleniz kabul, makaleniz reddedil, şikayetiniz kayda, \
            şikayetiniz alınmıştır
        uk: вашу заяву прийнято, вашу заявку прийнято, ваше резюме отримано, дякуємо за відгук на вакансію, \
            дякуємо за інтерес до вакансії, на жаль змушені повідомити, з прикрістю повідомляємо, \
            надали перевагу іншому, вас зараховано, рекомендовано до зарахування, вашу статтю прийнято, \
            статтю відхилено, ваше звернення зареєстровано, вашу скаргу зареєстровано
        ur: آپ کی درخواست موصول, درخواست موصول ہو, درخواست منظور, درخواست مسترد, درخواست دینے کا شکریہ, \
            افسوس کے ساتھ اطلاع, افسوس کے ساتھ مطلع, انٹرویو کے لیے, انٹرویو کیلئے, داخلہ منظور, مقالہ قبول, \
            مقالہ منظور, شکایت درج, آپ کی شکایت
        vi: cảm ơn bạn đã ứng tuyển, hồ sơ ứng tuyển, rất tiếc phải thông báo, kết quả tuyển dụng, \
            giấy báo trúng tuyển, thư mời phỏng vấn, chấp nhận đăng bài, kết quả phản biện, cam on ban da ung tuyen, \
            ho so ung tuyen, rat tiec phai thong bao, ket qua tuyen dung, giay bao trung tuyen, thu moi phong van
        zh: 申请已收到, 录取通知, 遗憾地通知, 很遗憾您未能, 未通过筛选, 面试通知, 投递简历, 稿件录用, 录用通知, 审稿意见, 退稿通知, 申请已受理, 投诉已受理
        zh-TW: 已收到您的申請, 履歷已收到, 錄取通知, 未獲錄取, 很遺憾通知您, 遺憾地通知您, 面試通知, 應徵函, 感謝您的應徵, 感謝您應徵, 論文接受, 審查結果, 審稿結果, 申訴案件
        """)
}
