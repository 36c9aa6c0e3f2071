/// How letters begin and end. By topic and language, in lower case; a phrase is found at the beginning of a word.
enum LetterPhrases {
    /// A greeting to a group, or to nobody by name.
    static let groupGreeting = PhraseTable.phrases(
        """
        ar: أعزائي أولياء, أعزاءنا العملاء, عملاءنا الكرام, عميلنا العزيز, عزيزي المشترك, عزيزي العضو, \
            الأعضاء الكرام, الإخوة والأخوات, إلى من يهمه الأمر, الى من يهمه الامر, السيدات والسادة
        bg: уважаеми родители, скъпи родители, уважаеми клиент, скъпи клиенти, уважаеми членове, \
            уважаеми дами и господа, уважаеми съграждани, уважаеми студенти, уважаеми партньори, скъпи приятели
        bn: প্রিয় অভিভাবক, সম্মানিত অভিভাবক, প্রিয় সদস্য, সম্মানিত সদস্য, প্রিয় গ্রাহক, সম্মানিত গ্রাহক, \
            প্রিয় বন্ধুরা, প্রিয় পাঠক, প্রিয় সুধী, সম্মানিত সুধী, যার জন্য প্রযোজ্য, প্রিয় ব্যবহারকারী
        ca: benvolguts pares, benvolgudes mares, benvolguts socis, benvolguts amics, benvolguts clients, \
            benvolgut client, estimats amics, estimades famílies, a qui correspongui, a qui pugui interessar, \
            benvolguts veïns
        cs: vážení rodiče, milí rodiče, vážení zákazníci, milý zákazníku, vážení členové, milí členové, \
            vážení občané, vážení spoluobčané, vážení studenti, vážení obchodní přátelé, milí přátelé
        da: kære beboer, kære naboer, til rette vedkommende, til hvem det måtte vedkomme, kære abonnent, kære læser
        de: liebe freunde, sehr geehrte mitglieder, sehr geehrte eltern
        el: αξιότιμε πελάτη, αγαπητές και αγαπητοί, κυρίες και κύριοι, αξιότιμοι κύριοι, αξιότιμες κυρίες
        es: estimados señores, estimados padres, estimados socios, estimada clienta, estimados clientes, \
            queridos amigos, queridas familias, a quien corresponda, muy señores
        et: lugupeetud lapsevanem, head lapsevanemad, kallid lapsevanemad, lugupeetud klient, hea klient, \
            head kliendid, lugupeetud liikmed, head liikmed, lugupeetud elanikud, head tudengid, \
            lugupeetud koostööpartner
        fa: اعضای محترم, اعضای گرامی, مشتری گرامی, مشتریان گرامی, مشترک گرامی, کاربر گرامی, کاربران گرامی, \
            دوستان عزیز, دوستان گرامی, والدین گرامی, والدین محترم, هموطنان, به هر کس که
        fi: hyvä jäsen, hyvä asiakkaamme, arvoisa asiakas, arvoisat asukkaat
        fil: mahal na mga magulang, mga minamahal na magulang, mga minamahal na miyembro, mahal naming customer, \
            minamahal naming customer, mahal na customer, sa kinauukulan, sa lahat ng kinauukulan, \
            magandang araw sa inyong lahat, minamahal na kliyente, mga minamahal na kaibigan, \
            mga minamahal na kababayan
        fr: chère cliente, madame monsieur, à qui de droit
        he: חברים שלום, חברות וחברים, הורים וילדים, לקוח נכבד, לקוחה יקרה, לכל מאן דבעי, לכל המעוניין, לכל מי שנוגע, \
            תושבים יקרים
        hi: प्रिय अभिभावक, प्रिय सदस्य, प्रिय ग्राहक, आदरणीय सदस्य, सम्मानित सदस्य, सम्माननीय ग्राहक, प्रिय साथियो, \
            प्रिय मित्रो, प्रिय पाठक, प्रिय उपयोगकर्ता, जिससे भी संबंधित, महोदय महोदया
        hr: poštovani roditelji, dragi roditelji, poštovani korisniče, poštovani kupci, poštovani klijenti, \
            poštovani članovi, dragi članovi, poštovani stanari, poštovani građani, poštovani suvlasnici, \
            dragi studenti, poštovani poslovni partneri
        hu: kedves ügyfelünk, tisztelt vásárlónk, kedves tagtársak, tisztelt tagtársak, tisztelt lakók
        id: bapak ibu sekalian, bapak ibu yang terhormat, para anggota, anggota yang terhormat, \
            pelanggan yang terhormat, nasabah yang terhormat, orang tua murid, kepada pihak yang berkepentingan
        is: kæru foreldrar, kæru félag, kæru vinir, kæri viðskiptavinur, kæru viðskiptavinir, ágætu foreldrar, \
            ágæti viðskiptavinur, ágætu félag, ágætu íbúar, til þeirra er málið varða
        it: gentili genitori, gentili soci, spettabile ditta, egregi signori, gentili signori, a chi di competenza
        ja: 皆様へ, お取引先各位, ご担当者様, 読者の皆様, 社員各位, 採用担当者様, 組合員の皆, 関係者の皆様
        ko: 학부모 여러분, 고객 여러분, 존경하는 회원, 관계자 여러분, 담당자님께, 독자 여러분, 주민 여러분, 친애하는 고객
        lt: gerbiami tėvai, mieli tėveliai, mieli tėvai, gerbiamas kliente, gerbiami klientai, mielas kliente, \
            gerbiami nariai, mieli nariai, gerbiami gyventojai, mieli studentai, gerbiami partneriai
        lv: cienījamie vecāki, dārgie vecāki, mīļie vecāki, godātais klient, cienījamais klient, cienījamie klienti, \
            godātie klienti, cienījamie biedri, godātie biedri, cienījamie iedzīvotāji, godātie studenti
        ms: pelanggan yang dihormati, pelanggan yang dihargai, kepada semua ahli, ahli yang dihormati, \
            ibu bapa yang dihormati, tuan puan yang dihormati, kepada semua kakitangan, kepada semua staf, \
            para pelanggan, kepada sesiapa yang berkenaan, rakan-rakan sekalian, warga kampus
        nl: geachte heer of mevrouw, geachte bewoner, geachte ouders
        no: kjære foreldre, kjære beboer, kjære naboer, til rette vedkommende, til den det måtte gjelde, \
            kjære abonnent
        pl: drodzy rodzice, drogi kliencie, drodzy członkowie, szanowni mieszkańcy, drodzy studenci, \
            drodzy uczestnicy, drogi użytkowniku, witajcie kochani, do wszystkich zainteresowanych
        pt: exmos. senhores, prezados senhores, prezada cliente, a quem possa interessar
        ro: dragi părinți, dragă client, dragi membri, stimate doamne, dragi studenți
        ru: дорогие родители, уважаемые клиенты, дорогие клиенты, уважаемый покупатель, уважаемые члены, \
            уважаемые жильцы, уважаемые дамы и господа, уважаемый пользователь, дорогие друзья
        sk: vážení rodičia, milí rodičia, vážení zákazníci, milý zákazník, vážení členovia, milí členovia, \
            vážení občania, vážení spoluobčania, vážení študenti, vážení obchodní partneri, milí priatelia
        sl: spoštovani starši, dragi starši, spoštovani kupec, spoštovani kupci, spoštovana stranka, \
            spoštovane stranke, spoštovani člani, dragi člani, spoštovani stanovalci, spoštovani občani, \
            dragi študenti, spoštovani poslovni partnerji
        sr: poštovani roditelji, dragi roditelji, poštovani korisniče, poštovani kupče, poštovani klijenti, \
            poštovani članovi, dragi članovi, poštovani stanari, poštovani građani, dragi studenti, dragi prijatelji, \
            poštovani poslovni partneri, поштовани родитељи, драги родитељи, поштовани корисниче, поштовани купче, \
            поштовани клијенти, поштовани чланови, драги чланови, поштовани станари, поштовани грађани, \
            драги студенти, драги пријатељи, поштовани пословни партнери
        sv: bästa föräldrar, bäste kund, till den det berör
        sw: wapendwa wazazi, ndugu wazazi, wazazi wapendwa, wapendwa wanachama, ndugu wanachama, ndugu mteja, \
            mpendwa mteja, wateja wetu, ndugu zangu, marafiki wapendwa, wapendwa marafiki, kwa yeyote anayehusika, \
            kwa anayehusika, ndugu wananchi
        ta: அன்புள்ள பெற்றோர், அன்பான பெற்றோர், அன்புள்ள உறுப்பினர், அன்பான உறுப்பினர், அன்புள்ள வாடிக்கையாளர், \
            அன்பான வாடிக்கையாளர், மதிப்பிற்குரிய வாடிக்கையாளர், அன்பு நண்பர்களே, அன்பார்ந்த நண்பர்களே, \
            அனைவருக்கும் வணக்கம், அன்பு வாசகர், சம்பந்தப்பட்டவர்களுக்கு, உரியவர்களுக்கு
        th: เรียนท่านสมาชิก, เรียนลูกค้า, เรียนท่านลูกค้า, เรียนคุณลูกค้า, เรียนทุกท่าน, เรียนผู้เกี่ยวข้อง, \
            เรียนเพื่อนสมาชิก, เรียนคณาจารย์, เรียนท่านผู้มีอุปการคุณ, สวัสดีท่านสมาชิก
        tr: değerli veliler, değerli üyelerimiz, sayın yetkili, sayın ilgili, sayin veliler, degerli veliler
        uk: шановні батьки, дорогі батьки, шановні клієнти, дорогі клієнти, шановний покупець, шановні члени, \
            шановні мешканці, шановні пані та панове, шановний користувач, дорогі друзі
        ur: محترم والدین, معزز والدین, محترم ممبران, معزز اراکین, معزز ممبران, محترم صارف, معزز صارف, معزز کسٹمر, \
            پیارے دوستو, عزیز دوستو, محترم قارئین, معزز قارئین, متعلقہ فرد, عزیز ساتھیو
        vi: kính gửi quý vị, kính chào quý khách, kính gửi các anh chị, kính gửi các bạn, thân gửi các bạn, \
            kính gửi quý thầy cô, quý khách hàng thân thiết, kinh gui quy khach, kinh gui quy vi, \
            kinh chao quy khach, kinh gui cac anh chi, kinh gui cac ban, than gui cac ban
        zh: 各位会员, 各位老师, 尊敬的会员, 亲爱的会员, 敬启者, 致有关人士, 尊敬的业主
        zh-TW: 各位家長, 各位老師, 各位同學, 親愛的家長, 親愛的顧客, 親愛的用戶, 敬啟者, 敬愛的會員, 致相關人士
        """)

    /// The last words of a person's letter.
    static let closing = PhraseTable.phrases(
        """
        ar: مع أطيب التحيات, مع اطيب التحيات, مع خالص التحية, تحياتي, وتفضلوا بقبول, وتقبلوا فائق, ودمتم, مع حبي, \
            في أمان الله, المخلص لك, مع فائق الاحترام, والسلام عليكم, إلى اللقاء
        bg: с уважение, с поздрав, поздрави, с най-добри пожелания, с почит, искрено ваш, сърдечни поздрави, \
            приятен ден, хубав ден желая, всичко най-хубаво, до скоро, целувки, прегръщам те, с обич
        bn: বিনীত, নিবেদক, শুভেচ্ছান্তে, শুভেচ্ছাসহ, ধন্যবাদান্তে, আপনার বিশ্বস্ত, ইতি তোমার, ইতি আপনার, শ্রদ্ধাসহ, \
            ভালো থেকো, ভালো থাকবেন, প্রীতিসহ, আবার কথা হবে
        ca: atentament, cordialment, rebeu una salutació, una salutació cordial, salutacions cordials, una abraçada, \
            una forta abraçada, petons, fins aviat, fins ben aviat, a reveure, records a tots, salut i força
        cs: s přátelským pozdravem, s úctou, srdečně zdraví, se srdečným pozdravem, s přáním hezkého dne, \
            přeji hezký den, přeji pěkný den, měj se hezky, mějte se hezky, mějte se krásně, zdraví a pozdravuje, \
            líbá a objímá
        da: med venlig hilsen, med venlige hilsner, bedste hilsner, kærlig hilsen, kærlige hilsner, knus og kram, \
            vi snakkes, vi ses, hav det godt
        de: mit besten grüßen, viele gruesse, liebe gruesse, hochachtungsvoll
        el: με φιλικούς χαιρετισμούς, φιλικούς χαιρετισμούς, με αγάπη, με φιλία, πολλά φιλιά, σε φιλώ, καλή συνέχεια, \
            τα λέμε, να είσαι καλά, με σεβασμό, με εκτιμηση, με φιλικους χαιρετισμους
        en: lots of love, speak soon, talk to you soon, looking forward to hearing from you
        es: reciba un cordial saludo, recibe un cordial saludo, un fuerte abrazo, un beso, \
            muchas gracias y un saludo, quedo a la espera, hasta pronto, cuídate
        et: lugupidamisega, parimate soovidega, parimat soovides, heade soovidega, tervitades, tervitustega, \
            parimate tervitustega, südamlike tervitustega, kõike head soovides, ilusat päeva soovides, \
            kena päeva soovides, kallistades, kallistan, musid ja kallid
        fa: با احترام, با تشکر, با سپاس, ارادتمند, با آرزوی موفقیت, با آرزوی سلامتی, قربانت, قربان شما, دوستدار شما, \
            مخلص شما, خدا نگهدار, خداحافظ, بدرود, به امید دیدار
        fi: parhain terveisin, terkuin, yst. terv, kunnioittavasti, rakkain terveisin, lämpimin terveisin, halauksin, \
            nähdään pian, kuulemisiin, pärjäile
        fil: gumagalang, lubos na sumasainyo, nagmamahal, sumasaiyo, hanggang sa muli, ingat ka, ingat palagi, \
            ang iyong kaibigan, ang inyong lingkod
        fr: bien cordialement, bien a toi, meilleures salutations, sincères salutations, gros bisous, a bientot
        he: בכבוד רב, בברכת חברים, בידידות, באהבה, נשיקות, חיבוקים, להתראות, בתודה מראש, כל טוב, שבת שלום, שלך תמיד, \
            מצפה לתשובתך
        hi: भवदीय, आपका शुभचिंतक, शुभकामनाओं सहित, शुभेच्छु, सस्नेह, आपका मित्र, सधन्यवाद, आदर सहित, फिर मिलेंगे, \
            अपना ख्याल रखना, अपना ख़याल रखना, तुम्हारा दोस्त, सादर धन्यवाद
        hr: s poštovanjem, sa štovanjem, srdačan pozdrav, srdačno vaš, lijep pozdrav, lijepi pozdrav, puno pozdrava, \
            ugodan dan želim, želim vam ugodan dan, sve najbolje želi, iskreno vaš, puno te voli, velika pusa, \
            čujemo se uskoro
        hu: szívélyes üdvözlettel, baráti üdvözlettel, maradok tisztelettel, köszönettel és üdvözlettel, \
            minden jót kívánok, további szép napot, szép napot kívánok, sok puszi, ölel és csókol, csókol mindenkit, \
            puszil, szivelyes udvozlettel
        id: wassalam, demikian atas perhatian, atas perhatiannya, sampai jumpa, peluk cium
        is: bestu kveðjur, með kveðju, með bestu kveðju, kær kveðja, kærar kveðjur, kveðja, virðingarfyllst, \
            með vinsemd, með kærri kveðju, bestu kveðjum, hafðu það gott, heyrumst, sjáumst
        it: un caro saluto, un cordiale saluto, cari saluti, tanti saluti, un abbraccio, baci e abbracci, \
            in attesa di un suo riscontro, in attesa di riscontro, buona giornata
        ja: 草々, かしこ, 取り急ぎ, それではまた, お体に気をつけて, ご自愛ください, 宜しくお願い致し, またメールします, またね, お返事待って
        ko: 안녕히 계세요, 좋은 하루 되, 건강하세요, 답장 기다릴, 그럼 이만, 감기 조심하, 행복하세요, 또 연락할, 또 연락드리, 수고하세요, 즐거운 하루 보내, 안녕히 계십시오, 늘 건강하, \
            건승하시
        lt: pagarbiai, su pagarba, nuoširdžiai jūsų, su geriausiais linkėjimais, geriausi linkėjimai, linkėjimai, \
            geros dienos, gražios dienos, viso gero, viso geriausio, iki pasimatymo, bučiuoju, apkabinu, iki greito
        lv: ar cieņu, ar sveicieniem, cieņā, patiesā cieņā, ar vislabākajiem vēlējumiem, visu labu, jauku dienu, \
            lai jauka diena, sirsnīgi sveicieni, uz tikšanos, uz sazināšanos, bučas, ar mīlestību
        ms: sekian terima kasih, saya yang menurut perintah, jumpa lagi, wassalam, peluk cium, sekian dimaklumkan
        nl: met hartelijke groet, hoogachtend, veel groeten, liefs, tot gauw, tot snel, beste groeten, \
            met beste groet
        no: vennlig hilsen, mange hilsener, varm hilsen, god klem, vi snakkes, vi høres, med hilsen
        pl: z wyrazami szacunku, łączę pozdrowienia, z serdecznymi pozdrowieniami, pozdrówka, buziaki, ściskam mocno, \
            do usłyszenia, trzymaj się ciepło, miłego dnia życzę
        pt: melhores cumprimentos, com os melhores cumprimentos, um abraço, um abraco, um grande abraço, beijinhos, \
            beijos, saudações, até breve
        ro: cu deosebită considerație, cu drag, cu prietenie, numai bine, o zi bună vă doresc, \
            vă doresc o zi frumoasă, salutări cordiale, pe curând, te pup, te îmbrățișez, cu stima
        ru: искренне ваш, всего хорошего, с приветом, с любовью, с теплом, с дружеским приветом, обнимаю, \
            крепко целую, до скорого, хорошего дня, до связи
        sk: s priateľským pozdravom, s úctou, srdečne pozdravuje, so srdečným pozdravom, s prianím pekného dňa, \
            prajem pekný deň, pekný deň praje, maj sa pekne, majte sa pekne, pozdravujem ťa, majte sa krásne, \
            bozkáva a objíma, drž sa
        sl: s spoštovanjem, lep pozdrav, lepo te pozdravljam, lepe pozdrave, prijazen pozdrav, s prijaznimi pozdravi, \
            prisrčen pozdrav, lepo se imej, lep dan želim, želim vam lep dan, vse dobro želi, objem in poljub, \
            se slišimo kmalu, s spostovanjem
        sr: s poštovanjem, sa poštovanjem, srdačan pozdrav, srdačno vaš, puno pozdrava, lep pozdrav, \
            prijatan dan želim, želim vam prijatan dan, sve najbolje želi, iskreno vaš, puno te voli, puno te ljubi, \
            veliki poljubac, čujemo se uskoro, с поштовањем, са поштовањем, срдачан поздрав, срдачно ваш, \
            пуно поздрава, леп поздрав, пријатан дан желим, желим вам пријатан дан, све најбоље жели, искрено ваш, \
            пуно те воли, пуно те љуби, велики пољубац, чујемо се ускоро
        sv: bästa hälsningar, många hälsningar, varma hälsningar, stor kram, varma kramar, vi hörs
        sw: wako mwaminifu, wako mtiifu, wako katika ujenzi, wasalaam, kwa heshima, siku njema, kila la heri, \
            kila la kheri, tutaonana, mimi rafiki yako, baki salama, kwaheri
        ta: இப்படிக்கு, இங்ஙனம், தங்கள் உண்மையுள்ள, உங்கள் உண்மையுள்ள, மிக்க அன்புடன், என்றும் அன்புடன், நன்றியுடன், \
            தோழமையுடன், மீண்டும் சந்திப்போம், வாழ்த்துக்களுடன், வாழ்த்துகளுடன்
        th: ด้วยความเคารพ, ขอแสดงความนับถือ, ด้วยความนับถือ, ด้วยความปรารถนาดี, รักและคิดถึง, คิดถึงนะ, \
            ดูแลตัวเองด้วย, รักษาสุขภาพ, แล้วเจอกัน, แล้วคุยกันใหม่, จึงเรียนมาเพื่อ, ด้วยรัก
        tr: en derin saygılarımla, iyi günler dilerim, sevgiyle kal, sevgilerimle, sevgi ve saygılar, hoşça kal, \
            kendine iyi bak, gözlerinden öperim, öptüm, görüşmek üzere, en derin saygilarimla
        uk: з найкращими побажаннями, щиро ваш, усього найкращого, всього найкращого, всього доброго, з любов'ю, \
            з теплом, обіймаю, міцно цілую, до зустрічі, гарного дня, на все добре
        ur: والسلام, آپ کا مخلص, خیر اندیش, نیک تمناؤں کے ساتھ, دعاؤں کا طالب, دعا گو, خدا حافظ, اللہ حافظ, نیازمند, \
            احترام کے ساتھ, آپ کی دوست, تمہارا دوست, پھر ملیں گے
        vi: thân ái, chúc bạn một ngày, mong sớm nhận được hồi âm, chúc sức khỏe, hẹn gặp lại, thân chào, \
            tran trong kinh chao, tran trong cam on, than ai, chuc ban mot ngay, mong som nhan duoc hoi am, \
            chuc suc khoe
        zh: 顺颂商祺, 祝工作顺利, 祝身体健康, 期待你的回信, 期待您的回复, 保重身体, 下次再聊, 祝万事如意, 祝一切顺利
        zh-TW: 敬祝商祺, 順頌商祺, 順頌時綏, 祝平安, 祝順心, 期待你的回信, 期待您的回覆, 祝身體健康, 保重身體, 下次再聊, 平安喜樂, 祝一切順利, 敬請鈞安
        """)
}
