/// What is written to many. By topic and language, in lower case; a phrase is found at the beginning of a word.
enum BulkPhrases {
    /// Asks for an opinion.
    static let survey = PhraseTable.phrases(
        """
        ar: رضا العملاء, رضا العميل, شارك في الاستبيان, المشاركة في الاستبيان, تعبئة الاستبيان, ملء الاستبيان, \
            شاركنا رأيك, قيم تجربتك, قيّم تجربتك, تقييم تجربتك, اكتب تقييم, كيف كانت تجربتك
        bg: оценете покупката, оцени покупката, оценете продукта, вашето мнение е важно, мнението ви е важно, \
            споделете мнението си за, напишете отзив, анкета за удовлетвореност, проучване на удовлетвореността, \
            попълнете кратка анкета, попълнете анкетата, колко сте доволни, доволни ли сте от, \
            бихте ли ни препоръчали
        bn: গ্রাহক সন্তুষ্টি, সন্তুষ্টি জরিপ, জরিপে অংশ, সমীক্ষায় অংশ, সার্ভেতে অংশ, আপনার মতামত জানান, \
            আপনার অভিজ্ঞতা জানান, রিভিউ দিন, রিভিউ লিখুন, রেটিং দিন, পর্যালোচনা লিখুন, আপনার অভিজ্ঞতা কেমন
        ca: enquesta de satisfacció, enquesta de satisfaccio, respondre l'enquesta, ompli l'enquesta, \
            la teva opinió ens, la vostra opinió ens, la seva opinió ens, valora la teva compra, \
            valora la teva experiència, valoreu el servei, la teva opinio ens, la vostra opinio ens, \
            la seva opinio ens, valora la teva experiencia
        cs: jak jste byli spokojeni, jak jste spokojeni s nákupem, průzkum spokojenosti, vyplňte krátký dotazník, \
            vyplnění dotazníku, zajímá nás váš názor, napište recenzi, podělte se o zkušenost s, \
            doporučili byste nás
        da: kundetilfredshed, tilfredshedsundersøgelse, kundeundersøgelse, hvor tilfreds er du, hvor tilfreds var du, \
            anmeld dit køb, vurder din oplevelse, besvar spørgeskemaet, skriv en anmeldelse, besvare undersøgelsen
        de: kundenzufriedenheit, kundenbefragung, zufriedenheitsumfrage, bewerte deinen einkauf, \
            an unserer umfrage teil, wie hat ihnen ihr, produktbewertung
        el: αξιολόγησε την αγορά, η γνώμη σου μετράει, πείτε μας τη γνώμη, συμπληρώστε το ερωτηματολόγιο, \
            συμπληρώστε τη σύντομη έρευνα, πόσο ικανοποιημέν, γράψτε μια κριτική, θα μας συστήνατε
        en: review your purchase, take this short survey, complete our survey, we value your feedback, \
            share your experience with us, minutes to complete the survey
        es: tu opinion nos importa, cuéntanos tu experiencia, completar la encuesta, deja tu reseña
        et: hinnake oma ostu, hinda oma ostu, hinnake toodet, hinnake meie teenindust, teie arvamus on oluline, \
            sinu arvamus on oluline, rahulolu-uuring, rahuloluküsitlus, kliendirahulolu, täitke küsitlus, \
            palun täitke lühike küsitlus, vastake küsitlusele, kirjuta arvustus, kas soovitaksite meid
        fa: نظرسنجی رضایت, رضایت مشتری, رضایت‌سنجی, رضایت سنجی, در نظرسنجی شرکت, شرکت در نظرسنجی, پرسشنامه را تکمیل, \
            تکمیل پرسشنامه, نظر خود را درباره خرید, به خرید خود امتیاز, امتیاز دهید, دیدگاه خود را ثبت, \
            تجربه خرید شما, نظرتان درباره خرید
        fi: asiakastyytyväisyys, asiakaskysely, tyytyväisyyskysely, asiakaspalautekysely, kuinka tyytyväinen, \
            miten tyytyväinen, mielipiteenne on meille, vastaa kyselyyn, kirjoita arvostelu, kuinka onnistuimme
        fil: sagutan ang survey, sagutin ang survey, sumagot sa survey, sagutan ang aming survey, i-rate ang iyong, \
            i-rate ang inyong, mag-iwan ng review, magbigay ng review, ano ang masasabi mo sa iyong binili, \
            kumusta ang iyong karanasan, kumusta ang inyong karanasan, kasiyahan ng customer, \
            ibahagi ang iyong opinyon
        fr: enquete de satisfaction, questionnaire de satisfaction, donnez-nous votre avis, évaluez votre achat, \
            êtes-vous satisfait, laissez un avis, minutes pour répondre à cette enquête
        he: שביעות רצון, שביעות הרצון, למילוי הסקר, מלא את הסקר, להשתתף בסקר, סקר לקוחות, דרג את, דרגו את, \
            דעתך חשובה לנו, כתבו ביקורת, איך היתה החוויה
        hi: ग्राहक संतुष्टि, संतुष्टि सर्वेक्षण, सर्वेक्षण में भाग, सर्वे में भाग, अपनी राय साझा, अपना अनुभव साझा, \
            अपनी प्रतिक्रिया दें, समीक्षा लिखें, रिव्यू लिखें, रेटिंग दें, रेट करें, आपका अनुभव कैसा
        hr: ocijenite kupnju, ocijenite kupovinu, ocijenite proizvod, ocijenite našu uslugu, \
            vaše mišljenje nam je važno, tvoje mišljenje nam je, istraživanje zadovoljstva, ispunite kratku anketu, \
            ispunite anketu, koliko ste zadovoljni, ostavite recenziju, biste li nas preporučili, \
            ocijenite nasu uslugu
        hu: értékeld a vásárlás, elégedettségi felmérés, elégedettségi kérdőív, mennyire elégedett, \
            mennyire volt elégedett, töltse ki rövid kérdőív, töltse ki kérdőívünket, a kérdőív kitöltése, \
            ossza meg véleményét, írjon véleményt, ajánlaná ismerősei
        id: survei kepuasan, survey kepuasan, kepuasan pelanggan, isi survei, mengisi survei, mengisi kuesioner, \
            beri ulasan, berikan ulasan, beri penilaian, nilai pesanan, ulas produk, bagikan pendapat anda
        is: þjónustukönnun, ánægjukönnun, viðskiptavinakönnun, hversu ánægð, þín skoðun skiptir, þitt álit skiptir, \
            taktu þátt í könnun, svara könnuninni, svaraðu könnun, gefðu okkur einkunn, hvernig fannst þér þjónustan, \
            skrifaðu umsögn, hvernig var upplifun þín, taka þátt í könnuninni
        it: questionario di soddisfazione, indagine di soddisfazione, soddisfazione del cliente, \
            la sua opinione è importante, valuta il tuo acquisto, recensisci il tuo acquisto, quanto sei soddisfatto, \
            compilare il sondaggio
        ja: 満足度調査, 満足度アンケート, 評価をお願いしま, ご感想をお寄せ, 商品レビューを, 評価してください
        ko: 고객만족도, 구매후기 작성, 구매평, 상품평을 작성, 후기를 남겨, 상품은 어떠셨, 이용은 만족스러
        lt: įvertinkite pirkin, įvertinkite prekę, įvertinkite mūsų paslaug, įvertinkite aptarnavimą, \
            jūsų nuomonė mums svarbi, mums svarbi jūsų nuomonė, pasidalinkite nuomone apie, \
            klientų pasitenkinimo apklausa, užpildykite trumpą anketą, užpildykite anketą, dalyvaukite apklausoje, \
            parašykite atsiliepimą, ar esate patenkint, ar rekomenduotumėte mus
        lv: novērtējiet pirkumu, novērtējiet preci, novērtējiet mūsu pakalpojum, novērtē pirkumu, \
            jūsu viedoklis mums ir svarīgs, mums svarīgs jūsu viedoklis, dalieties ar viedokli par, \
            klientu apmierinātības aptauja, apmierinātības pētījums, aizpildiet īsu aptauju, aizpildiet aptauju, \
            aizpildiet anketu, uzrakstiet atsauksmi, vai jūs mūs ieteiktu
        ms: kaji selidik kepuasan, kaji selidik pelanggan, kepuasan pelanggan, menjawab kaji selidik, soal selidik, \
            nilaikan pembelian, beri ulasan anda, berikan penilaian, beri penarafan, maklum balas pelanggan
        nl: klanttevredenheid, tevredenheidsonderzoek, hoe tevreden bent u, hoe tevreden ben je, wat vond u van uw, \
            wat vond je van je
        no: kundeundersøkelse, kundetilfredshet, tilfredshetsundersøkelse, hvor fornøyd er du, hvor fornøyd var du, \
            vurder kjøpet ditt, vurder din opplevelse, anmeld kjøpet, svar på undersøkelsen, svare på undersøkelsen, \
            skriv en omtale
        pl: podziel się opinią o, wystaw opinię, jak oceniasz zakup, jak oceniasz naszą obsługę, \
            badanie satysfakcji klient, wypełnij krótką ankietę, wypełnienie ankiety zajmie, prosimy o ocenę, \
            poleciłbyś nas znajom, ocen swoje zakupy
        pt: pesquisa de satisfacao, inquérito de satisfação, questionário de satisfação, a sua opinião conta, \
            responda à pesquisa, responder ao inquérito, o que achou da sua compra
        ro: evaluați produsul, lasă o recenzie, opinia ta contează, sondaj de satisfacție, completați chestionarul, \
            completează chestionarul, cât de mulțumit, spune-ne părerea, acordă o notă, ne-ați recomanda
        ru: напишите отзыв о, нам важно ваше мнение, поделитесь мнением о, пройдите опрос, пройти опрос, \
            заполните анкету, порекомендуете нас
        sk: ako ste boli spokojn, ako ste spokojní s, prieskum spokojnosti, vyplňte krátky dotazník, \
            vyplnenie dotazníka, zaujíma nás váš názor, napíšte recenziu, podeľte sa o skúsenosť s, \
            odporučili by ste nás
        sl: ocenite nakup, ocenite izdelek, ocenite našo storitev, vaše mnenje nam, vaše mnenje šteje, \
            raziskava o zadovoljstvu, izpolnite kratko anketo, izpolnite anketo, izpolnjevanje ankete, \
            kako ste zadovoljni, kako zadovoljni ste, napišite mnenje o izdelku, bi nas priporočili
        sr: ocenite kupovinu, ocenite proizvod, ocenite našu uslugu, vaše mišljenje nam je važno, \
            tvoje mišljenje nam je, zadovoljstvo korisnika anketa, popunite kratku anketu, popunite anketu, \
            koliko ste zadovoljni, ostavite recenziju, da li biste nas preporučili, ocenite nasu uslugu, \
            vase misljenje nam je vazno, ваше мишљење нам је важно, твоје мишљење нам је, анкета о задовољству, \
            задовољство корисника анкета, попуните кратку анкету, попуните анкету, колико сте задовољни, \
            оставите рецензију, да ли бисте нас препоручили
        sv: kundundersökning, kundnöjdhet, nöjdhetsundersökning, hur nöjd är du med, hur nöjd var du med, \
            recensera ditt köp, vad tyckte du om ditt köp, svara på enkäten, svara på undersökningen, \
            lämna ett omdöme, skriv en recension
        sw: kuridhika kwa wateja, utafiti wa kuridhika, shiriki katika utafiti, jaza dodoso, kujaza dodoso, \
            toa maoni yako kuhusu huduma, tathmini huduma, kadiria huduma, kadiria ununuzi, andika tathmini, \
            maoni yako ni muhimu, uzoefu wako ulikuwaje
        ta: வாடிக்கையாளர் திருப்தி, கருத்துக்கணிப்பில் பங்கேற்க, ஆய்வில் பங்கேற்க, கணக்கெடுப்பில் பங்கேற்க, \
            உங்கள் கருத்தை பகிர, உங்கள் கருத்தைப் பகிர, மதிப்பீடு செய்யுங்கள், மதிப்பிடுங்கள், மதிப்புரை எழுத, \
            விமர்சனம் எழுத, உங்கள் அனுபவம் எப்படி, உங்கள் அனுபவத்தைப் பகிர
        th: ตอบแบบสอบถาม, แบบสำรวจ, ให้คะแนนสินค้า, รีวิวสินค้า, ให้คะแนนการบริการ, ความคิดเห็นของท่าน, เขียนรีวิว
        tr: alışverişinizi değerlendirin, alışverişini değerlendir, ürünü değerlendirin, hizmetimizi değerlendirin, \
            görüşleriniz bizim için, müşteri memnuniyeti anketi, memnuniyet anketi, kısa anketimizi, ne kadar memnun, \
            ürün yorumu yap, bizi tavsiye eder
        uk: залиште відгук, напишіть відгук про, ваша думка важлива, нам важлива ваша думка, поділіться думкою про, \
            пройдіть опитування, пройти опитування, заповніть анкету, чи задоволені ви, порекомендуєте нас
        ur: صارفین کا اطمینان, صارف کا اطمینان, سروے میں حصہ, سروے میں شرکت, سروے مکمل کریں, اپنی رائے دیں, \
            اپنی رائے کا اظہار, ریویو لکھیں, ریٹنگ دیں, تبصرہ لکھیں اپنی خریداری, آپ کا تجربہ کیسا, \
            اپنے تجربے کی درجہ بندی
        vi: mức độ hài lòng, tham gia khảo sát, ý kiến của quý khách, khao sat khach hang, muc do hai long, \
            tham gia khao sat, danh gia san pham, danh gia don hang
        zh: 调查问卷, 请您评价, 填写问卷, 参与调研, 为本次服务打分, 商品评价, 晒单评价, 您的反馈对我们
        zh-TW: 問卷調查, 填寫問卷, 意見調查, 邀請您評分, 邀請您評價, 給我們評價, 商品評價, 購買評價, 撰寫評論, 填問卷抽, 您的意見對我們
        mul: scale of 0 to 10, scale from 0 to 10, escala de 0 a 10, skala von 0 bis 10, échelle de 0 à 10, \
            scala da 0 a 10, schaal van 0 tot 10, skala 0, como foi sua, cómo fue tu, cómo fue su, com'è andat, \
            comment s'est passé, hoe was uw, hoe was je, hur var din, hvordan var, bagaimana pengalaman, \
            how did we do, rate your, rate your experience, leave a review, write a review, tell us what you think, \
            your feedback, share your feedback, your opinion, take our survey, take the survey, short survey, \
            brief survey, this survey, customer satisfaction, how satisfied, how likely are you to, \
            would you recommend, 2-minute survey, minute survey, wie zufrieden, ihre meinung, deine meinung, \
            bewerten sie, bewerte uns, bewerten sie uns, umfrage, bewertung abgeben, votre avis, ton avis, \
            donnez votre, notez votre, enquête de satisfaction, sondage, tu opinión, su opinión, encuesta, valora tu, \
            valore su, califica, danos tu opinión, sua opinião, avalie, pesquisa de satisfação, conte pra gente, \
            la tua opinione, il tuo parere, lascia una recensione, sondaggio, valuta la, jouw mening, uw mening, \
            beoordeel, enquête, laat een review, din åsikt, betygsätt, enkät, din mening, hva synes du, \
            hvad synes du, anmeld os, bedøm, undersøkelse, mielipiteesi, arvioi, kysely, twoja opinia, oceń, ankiet, \
            váš názor, ohodnoťte, hodnocení, dotazník, véleménye, értékelje, kérdőív, părerea, evaluează, chestionar, \
            оцените, ваше мнение, оставьте отзыв, опрос, оцініть, вашу думку, відгук, опитування, görüşünüz, \
            değerlendirin, anket, η γνώμη σας, αξιολογήστε, έρευνα, 评价, 问卷, 滿意度, 满意度, アンケート, レビュー, ご意見, 설문, 리뷰, 만족도, \
            חוות דעת, استبيان, رأيك, khảo sát, đánh giá, pendapat anda, ulasan, แบบสอบถาม, ความพึงพอใจ
        """)

    /// A purchase that was begun and not ended.
    static let basket = PhraseTable.phrases(
        """
        ar: سلة التسوق الخاصة, سلة مشترياتك, في سلة التسوق, في سلتك, سلتك بانتظارك, سلتك في انتظارك, نسيت شيئا في, \
            تركت في السلة, أكمل طلبك, اكمل طلبك, لإتمام الشراء
        bg: изоставена количка, забравихте в количката, забрави в количката, оставихте в количката, \
            количката ви очаква, количката те очаква, продуктите в количката, завършете поръчката, довърши поръчката, \
            незавършена поръчка, запазихме количката, върнете се към количката
        bn: আপনার কার্টে, কার্টে রেখে, কার্টে রয়ে গেছে, শপিং কার্ট, শপিং ব্যাগে, কার্ট অপেক্ষা, \
            অর্ডার সম্পূর্ণ করুন, কেনাকাটা সম্পূর্ণ করুন, কেনাকাটা শেষ করুন, চেকআউট করতে ভুলে
        ca: la teva cistella, la vostra cistella, a la cistella, cistella de la compra, carretó de la compra, \
            has oblidat alguna cosa, finalitza la teva compra, finalitzeu la compra, cistella t'espera, \
            acaba la teva compra, carreto de la compra
        cs: opuštěný košík, nedokončená objednávka, nedokončený nákup, zapomněli jste v košíku, \
            nechali jste v košíku, zboží čeká v košíku, dokončit objednávku, vraťte se do košíku, \
            uložili jsme váš košík, opusteny kosik, nedokoncena objednavka
        da: stadig i din kurv, stadig i kurven, i din indkøbskurv, glemt noget i kurven, glemte noget i kurven, \
            din indkøbskurv venter, varer i din kurv, varer i kurven, efterladt kurv, tilbage til kurven, \
            gå til kurven, fuldfør dit køb
        de: noch im warenkorb, ihr warenkorb wartet, dein warenkorb wartet, etwas im warenkorb vergessen, \
            im warenkorb liegen, im warenkorb gelassen, artikel in ihrem warenkorb, artikel in deinem warenkorb, \
            zurück zum warenkorb, zum warenkorb zurück, einkauf abschließen, bestellung jetzt abschließen, \
            warenkorb für dich reserviert, warenkorb für sie reserviert
        el: εγκαταλελειμμένο καλάθι, ξεχάσατε στο καλάθι, ξέχασες στο καλάθι, αφήσατε στο καλάθι, άφησες στο καλάθι, \
            το καλάθι σας σας περιμένει, το καλάθι σου σε περιμένει, προϊόντα στο καλάθι σ, ολοκληρώστε την αγορά, \
            ολοκληρώστε την παραγγελία, ολοκλήρωσε την παραγγελία, μη ολοκληρωμένη παραγγελία, επιστροφή στο καλάθι, \
            εγκαταλελειμμενο καλαθι
        en: left something in your cart, still in your cart, still in your basket, items in your cart, \
            complete your checkout, abandoned cart, return to your cart, did you forget something
        es: carrito abandonado, olvidaste algo en tu carrito, dejaste en tu carrito, dejado en tu carrito, \
            tu carrito te espera, tu cesta te espera, su carrito le espera, artículos en tu carrito, \
            artículos en tu cesta, volver al carrito, termina tu compra
        et: hüljatud ostukorv, unustasite ostukorvi, unustasid ostukorvi, jätsite ostukorvi, jätsid ostukorvi, \
            teie ostukorv ootab, sinu ostukorv ootab, tooted ootavad ostukorvis, lõpetage ost, vii ost lõpule, \
            lõpetamata tellimus, pooleliolev ost, salvestasime teie ostukorvi
        fa: سبد خرید شما, سبد خریدت, در سبد خرید, سبد خرید رها شده, سبد رها شده, خرید خود را تکمیل, \
            خرید خود را نهایی, خریدتان را تکمیل, خرید نیمه کاره, سفارش ناتمام
        fi: unohdit jotain ostoskoriin, unohtuiko jotain ostoskoriin, jätit ostoskoriin, tuotteet ostoskorissasi, \
            hylätty ostoskori, palaa ostoskoriin, siirry ostoskoriin, viimeistele ostoksesi, viimeistele tilauksesi, \
            ostoksesi jäi kesken
        fil: nasa cart mo, nasa iyong cart, naiwan sa cart, naiwan mo sa iyong cart, naghihintay ang cart, \
            laman ng iyong cart, nakalimutan mo ang iyong cart, ituloy ang pag-checkout, mag-checkout na, \
            may naiwan ka sa cart, tapusin ang iyong pagbili
        fr: oublié quelque chose dans votre panier, ton panier t'attend, laissé dans votre panier, \
            oublié votre panier, panier abandonné, articles dans votre panier, reprendre mon panier, \
            retourner au panier, finaliser ma commande, terminer votre commande
        he: עגלת הקניות שלך, סל הקניות שלך, בעגלת הקניות, בסל הקניות, נשאר בעגלה, נשארו בעגלה, השארת בעגלה, \
            השארת בסל, שכחת משהו בסל, שכחת משהו בעגלה, העגלה שלך מחכה, השלמת הרכישה, השלם את הרכישה
        hi: कार्ट में छोड़, कार्ट में रखे, आपके कार्ट में, आपकी कार्ट में, कार्ट आपका इंतज़ार, कार्ट आपका इंतजार, \
            शॉपिंग कार्ट, अपना ऑर्डर पूरा करें, खरीदारी पूरी करें, शॉपिंग बैग में
        hr: napuštena košarica, zaboravili ste u košarici, ostavili ste u košarici, vaša košarica vas čeka, \
            tvoja košarica te čeka, proizvodi u košarici, dovršite kupnju, dovršite narudžbu, završite kupnju, \
            nedovršena kupnja, spremili smo vašu košaricu, vratite se u košaricu, napustena kosarica, \
            zaboravili ste u kosarici
        hu: elhagyott kosár, kosárban felejtett, a kosarában hagyott, a kosarad vár, kosara még mindig vár, \
            félbehagyott vásárlás, félbehagyott rendelés, fejezze be a vásárlás, fejezd be a vásárlás, \
            fejezze be rendelését, megőriztük a kosar, elhagyott kosar, kosarban felejtett
        id: di keranjang belanja, tertinggal di keranjang, barang di keranjang, masih di keranjang, lupa checkout, \
            menunggu di keranjang, selesaikan pembelianmu
        is: enn í körfunni, eftir í körfunni, í körfunni þinni, karfan þín bíður, gleymdir þú einhverju, \
            gleymdirðu einhverju, skildir eftir í körfu, vörur í körfunni, innkaupakarfan þín, aftur í körfuna, \
            fara í körfuna, kláraðu kaupin, ljúka við kaupin, kláraðu pöntunina
        it: carrello abbandonato, hai dimenticato qualcosa nel carrello, lasciato nel carrello, \
            il tuo carrello ti aspetta, il suo carrello la aspetta, articoli nel carrello, prodotti nel carrello, \
            torna al carrello, ritorna al carrello, completa il tuo acquisto, concludi il tuo acquisto, \
            riprendi il tuo ordine
        ja: お買い忘れ, 買い忘れはあり, お買い物の途中, カートの中の商品, カゴ落ち, カートをお忘れ, 購入手続きが未完
        ko: 구매를 잊으셨, 결제를 완료하지 않, 담아두신 상품, 주문을 마무리
        lt: paliktas krepšelis, pamiršote krepšelyje, palikote krepšelyje, palikai krepšelyje, jūsų krepšelis laukia, \
            krepšelyje laukia prekės, prekės laukia krepšelyje, užbaikite pirkimą, užbaikite užsakymą, \
            užbaik pirkimą, nebaigtas užsakymas, nebaigtas pirkimas, išsaugojome jūsų krepšelį, paliktas krepselis
        lv: pamestais grozs, aizmirsāt grozā, atstājāt grozā, atstāji grozā, jūsu grozs gaida, tavs grozs gaida, \
            grozā gaida preces, preces jūsu grozā, pabeidziet pirkumu, pabeidz pirkumu, pabeidziet pasūtījumu, \
            nepabeigts pasūtījums, nepabeigts pirkums, saglabājām jūsu grozu
        ms: troli anda, dalam troli, troli beli-belah, beg beli-belah anda, item dalam troli, bakul belian, \
            lupa sesuatu dalam, lengkapkan pembelian anda
        nl: nog in je winkelwagen, nog in uw winkelwagen, nog in je winkelmand, iets vergeten in je winkel, \
            artikelen in je winkel, artikelen in uw winkel, terug naar winkelwagen, naar mijn winkelwagen, \
            rond je bestelling af, rond uw bestelling af
        no: fortsatt i handlekurven, igjen i handlekurven, i handlekurven din, glemt noe i handlekurven, \
            glemte noe i handlekurven, din handlekurv venter, varer i handlekurven, forlatt handlekurv, \
            tilbake til handlekurven, gå til handlekurven, fullfør bestillingen, fullfør handelen
        pl: porzucony koszyk, zostawiłeś w koszyku, zostawiłaś w koszyku, produkty czekają w koszyku, dokończ zakupy, \
            dokończ swoje zamówienie, zapomniałeś o czymś w koszyku, wróć do koszyka, zapisaliśmy twój koszyk, \
            niedokończone zakupy, zostawiles w koszyku, zostawilas w koszyku, twoj koszyk czeka
        pt: carrinho abandonado, esqueceu algo no carrinho, o seu carrinho espera, deixou no carrinho, \
            deixou produtos no carrinho, itens no carrinho, artigos no carrinho, voltar ao carrinho, \
            finalize a sua compra, concluir a sua encomenda
        ro: coș abandonat, ai uitat în coș, ai lăsat în coș, produse în coșul tău, produsele din coș te așteaptă, \
            finalizați comanda, comandă nefinalizată, comanda nu a fost finalizată, întoarce-te la coș, \
            ți-am salvat coșul, cos abandonat, ai uitat in cos
        ru: брошенная корзина, забыли в корзине, оставили в корзине, товары в корзине ждут, ваша корзина ждет, \
            корзина скучает, завершите покупку, завершите заказ, завершите оформление, незавершенный заказ, \
            незаконченный заказ, мы сохранили вашу корзину, вернуться в корзину
        sk: opustený košík, nedokončená objednávka, nedokončený nákup, zabudli ste v košíku, nechali ste v košíku, \
            tovar čaká v košíku, dokončite nákup, dokončite svoju objednávku, dokončiť objednávku, \
            vráťte sa do košíka, uložili sme váš košík, opusteny kosik, nedokoncena objednavka
        sl: zapuščena košarica, pozabili ste v košarici, pustili ste v košarici, v košarici vas čaka, \
            vaša košarica vas čaka, tvoja košarica te čaka, izdelki v košarici, zaključite nakup, dokončajte nakup, \
            dokončajte naročilo, nedokončan nakup, shranili smo vašo košarico, zapuscena kosarica, \
            pozabili ste v kosarici
        sr: napuštena korpa, zaboravili ste u korpi, ostavili ste u korpi, vaša korpa vas čeka, tvoja korpa te čeka, \
            proizvodi u korpi, završite kupovinu, završite porudžbinu, nezavršena kupovina, sačuvali smo vašu korpu, \
            vratite se u korpu, napustena korpa, vasa korpa vas ceka, tvoja korpa te ceka, напуштена корпа, \
            заборавили сте у корпи, оставили сте у корпи, ваша корпа вас чека, твоја корпа те чека, \
            производи у корпи, завршите куповину, завршите поруџбину, незавршена куповина, сачували смо вашу корпу, \
            вратите се у корпу
        sv: kvar i din varukorg, kvar i varukorgen, glömde något i varukorgen, glömt något i varukorgen, \
            din varukorg väntar, din kundvagn väntar, kvar i kundvagnen, lämnat i varukorgen, varor i din varukorg, \
            övergiven varukorg, till varukorgen, slutför din beställning, slutför köpet
        sw: kikapu chako, katika kikapu, kikapu cha ununuzi, umeacha bidhaa, uliacha bidhaa, umesahau kitu, \
            kamilisha ununuzi, rukwama yako, kamilisha manunuzi yako
        ta: உங்கள் கார்ட்டில், உங்கள் வண்டியில், உங்கள் கூடையில், கார்ட்டில் விட்டு, கூடையில் விட்டு, \
            ஷாப்பிங் கார்ட், கார்ட்டில் உள்ள பொருட்கள், ஆர்டரை முடிக்க, வாங்குதலை முடிக்க, கார்ட் காத்திருக்கிறது
        th: ในตะกร้าของคุณ, ค้างอยู่ในตะกร้า, ลืมของในตะกร้า, สินค้าในตะกร้า, ยังไม่ได้ชำระเงินในตะกร้า, \
            รอคุณอยู่ในตะกร้า, รถเข็นของคุณ, ดำเนินการสั่งซื้อให้เสร็จ
        tr: alışverişinizi tamamlayın, alışverişini tamamla, siparişinizi tamamlayın, yarım kalan alışveriş, \
            terk edilmiş sepet
        uk: покинутий кошик, забули в кошику, залишили в кошику, товари в кошику чекають, ваш кошик чекає, \
            твій кошик чекає, завершіть покупку, завершіть замовлення, завершіть оформлення, незавершене замовлення, \
            ми зберегли ваш кошик, повернутися до кошика
        ur: آپ کی ٹوکری میں, آپ کے کارٹ میں, کارٹ میں چھوڑ, ٹوکری میں چھوڑ, شاپنگ کارٹ, شاپنگ بیگ میں, \
            اپنا آرڈر مکمل کریں, خریداری مکمل کریں, کارٹ آپ کا انتظار, ٹوکری آپ کی منتظر
        vi: quên giỏ hàng, bỏ quên trong giỏ, còn trong giỏ hàng, sản phẩm trong giỏ, hoàn tất thanh toán giỏ, \
            chưa hoàn tất đặt hàng, gio hang cua ban, quen gio hang, bo quen trong gio, con trong gio hang, \
            san pham trong gio, hoan tat thanh toan gio
        zh: 您的购物车, 忘记结算, 尚未完成支付, 尚未结算, 未完成的订单, 遗忘在购物车, 继续完成购买
        zh-TW: 忘了結帳, 尚未結帳, 還沒結帳, 未完成結帳, 完成您的訂購, 遺忘在購物車
        mul: in your cart, in your basket, in your bag, your cart is, your basket is, left in your, forgot something, \
            complete your purchase, complete your order, finish your order, finish checking out, your saved items, \
            back to your cart, in ihrem warenkorb, in deinem warenkorb, warenkorb vergessen, bestellung abschließen, \
            noch unentschlossen, dans votre panier, votre panier, finalisez votre, en tu carrito, en tu cesta, \
            en su carrito, finaliza tu, completa tu compra, no seu carrinho, seu carrinho, finalize sua, \
            nel carrello, nel tuo carrello, completa l'ordine, completa il tuo ordine, in je winkel, in uw winkel, \
            winkelwagen, winkelmand, i din varukorg, i varukorgen, i kundvagnen, slutför ditt köp, i kurven, \
            fra kurven, din kurv, handlekurv, færdiggør dit køb, fullfør kjøpet, ostoskori, w koszyku, twój koszyk, \
            v košíku, váš košík, dokončete, kosarad, kosarában, kosaradban, coșul tău, în coș, finalizează, \
            в корзине, вашей корзине, оформите заказ, у кошику, кошик, sepetin, sepetteki, στο καλάθι, 购物车, 購物車, \
            カートに, 장바구니, בעגלה, عربة التسوق, giỏ hàng, keranjang, ตะกร้า
        """)

    /// Asks for money or a signature for a cause.
    static let appeal = PhraseTable.phrases(
        """
        ar: ساهم معنا, نداء إنساني, نداء استغاثة, حملة تبرعات, جمع التبرعات, وقع العريضة, وقّع العريضة, \
            وقعوا على العريضة, زكاة مالك, توقيع العريضة
        bg: подпишете петиция, подпиши петиция, подпишете се под, дарителска сметка, дарителска кампания, \
            направете дарение, направи дарение, дарете с sms, благотворителна кампания, набиране на средства, \
            да помогнем на дете, вашето дарение, нужни са средства за лечение
        bn: দান করুন, অনুদান দিন, সাহায্যের আবেদন, সাহায্যের হাত, পিটিশনে স্বাক্ষর, স্বাক্ষর অভিযান, গণস্বাক্ষর, \
            তহবিল সংগ্রহ, ত্রাণ তহবিল, মানবিক আবেদন, সাহায্যে এগিয়ে
        ca: fes un donatiu, feu un donatiu, el teu donatiu, el vostre donatiu, signa la petició, signeu la petició, \
            recollida de signatures, recollida de fons, fes-te soci, feu-vos socis, necessitem la teva ajuda, \
            campanya de micromecenatge, signa la peticio, signeu la peticio
        cs: podepište petici, podepište výzvu, váš dar pomůže, darujte krev, finanční dar na, veřejná sbírka, \
            dárcovská sms, transparentní účet sbírky, děkujeme za váš dar, pomozte zachránit, podepiste petici, \
            podepiste vyzvu
        da: skriv under på opråbet, underskriftsindsamling, skriv under nu, støt vores arbejde, \
            støt vores indsamling, støt indsamlingen, giv et bidrag, giv et beløb, dit bidrag hjælper, \
            dit bidrag kan, doner nu, støt kampen, bliv fast bidragyder, landsindsamling
        de: petition unterzeichnen, unterzeichnen sie die petition, unterzeichne die petition, \
            petition unterschreiben, jetzt spenden, bitte spenden sie, mit ihrer spende, spendenaufruf, \
            mit einer spende von, bitten wir um ihre spende
        el: υπογράψτε το ψήφισμα, υπόγραψε το ψήφισμα, συλλογή υπογραφών, υπογράψτε την έκκληση, κάντε μια δωρεά, \
            κάνε μια δωρεά, η δωρεά σας, οικονομική ενίσχυση του, στηρίξτε μας, συγκέντρωση χρημάτων για, έρανος για, \
            έκκληση για βοήθεια, κάθε ευρώ μετράει, φιλανθρωπικό παζάρι
        en: sign this petition, please donate today, make a donation today, your donation will help, \
            tax-deductible donation, support our campaign, will be matched dollar, fundraising appeal, \
            your generous donation, stand with us
        es: firma nuestra petición, firmar la petición, firma ahora para, haga un donativo, haz una donación, \
            dona ahora, tu donativo, su donativo, con tu donación, tu ayuda es vital, \
            campaña de recaudación de fondos
        et: allkirjasta petitsioon, kirjuta alla petitsioonile, kirjutage alla petitsioonile, toeta annetusega, \
            toetage annetusega, tee annetus, annetused on oodatud, annetuste kogumine, annetustelefon, teie annetus, \
            kogume raha, iga euro loeb, heategevuslik kampaania
        fa: کمک مالی, کمک های مردمی, کمک‌های مردمی, کمک نقدی, نذورات, خیرین گرامی, نیکوکاران, یاری شما نیاز, \
            امضای طومار, طومار را امضا, کارزار, پتیشن, حمایت مالی از
        fi: allekirjoita vetoomus, allekirjoita adressi, allekirjoita kansalaisaloite, allekirjoita aloite, \
            tee lahjoitus, lahjoituksesi, lahjoittamalla autat, lahjoituksellasi, keräyksen hyväksi, keräyslupa, \
            tue työtämme, ryhdy kuukausilahjoittajaksi, auta lahjoittamalla
        fil: mag-donate, magbigay ng donasyon, humihingi ng donasyon, humihingi kami ng tulong, iyong donasyon, \
            inyong donasyon, petisyon, makiisa sa panawagan, panawagan para sa tulong, nasalanta ng bagyo
        fr: signer la pétition, signez notre pétition, grâce à votre don, grâce à vos dons, appel aux dons, \
            appel à la générosité, déductible de vos impôts, soutenez notre action, je fais un don
        he: לתרומה, תרמו, תרומתך, תרומתכם, גיוס כספים, גיוס תרומות, חתמו על העצומה, חתום על העצומה, זקוקים לעזרתכם, \
            קמחא דפסחא, מגבית, קמפיין גיוס, חתמו על עצומה
        hi: दान करें, दान दें, दान देने की अपील, आर्थिक सहायता की अपील, चंदा दें, याचिका पर हस्ताक्षर, पेटीशन पर, \
            हस्ताक्षर अभियान, मदद की अपील, सहयोग की अपील, राहत कोष
        hr: potpišite peticiju, potpiši peticiju, humanitarni telefon, humanitarna akcija za, \
            prikupljanje sredstava za, prikupljanje pomoći za, uplatite donaciju, vaša donacija, donirajte za, \
            pomozite donacijom, svaki euro pomaže, skupljamo novac za, potpisite peticiju, potpisi peticiju
        hu: írja alá a petíció, írd alá a petíció, adója egy százalékát, adó egy százalék, adód egy százalékát, \
            támogasd adományoddal, minden forint számít, kérjük támogassa, aláírásgyűjtés, irja ala a peticio
        id: mari berdonasi, ayo donasi, salurkan donasi, penggalangan dana, galang dana, petisi, dukung kami, \
            ulurkan tangan, mari bersedekah, salurkan infaq
        is: skrifaðu undir, skrifa undir áskorun, skrifið undir, undirskriftasöfnun, undirskriftalisti, \
            styrktu starf, styrkja starfið, leggðu söfnuninni lið, leggja söfnuninni lið, styrktarreikning, \
            neyðarsöfnun, þitt framlag, þinn stuðningur, gerast mánaðarlegur styrktaraðili
        it: firma ora la petizione, firmare la petizione, firma il nostro appello, fai una donazione, \
            fare una donazione, la tua donazione, la sua donazione, con il tuo aiuto possiamo, raccolta fondi, \
            destina il tuo cinque, sostieni la nostra campagna, il cinque per mille
        ja: ご支援をお願い, 緊急募金, 署名のお願い, 署名にご協力, 署名を集め, 義援金, ご賛同ください, 支援金の募集, ネット署名
        ko: 정기후원, 긴급 모금, 모금에 참여, 서명운동, 서명에 동참, 서명해 주세요, 따뜻한 나눔, 청원에 동의, 성금 모금
        lt: pasirašykite peticiją, pasirašyk peticiją, skirkite gpm dalį, skirti gpm dalį, skirti paramą, \
            skirkite paramą, paaukokite, paremkite mus, renkame lėšas, lėšų rinkimas, jūsų auka, \
            paramos gavėjo kodas, pasirasykite peticija, pasirasyk peticija
        lv: parakstiet petīciju, paraksti petīciju, paraksties par iniciatīvu, ziedojiet, ziedo zvanot, \
            ziedojumu konts, ziedojumu vākšana, jūsu ziedojums, atbalstiet mūs ar, vācam līdzekļus, līdzekļu vākšana, \
            labdarības akcija
        ms: derma anda, hulurkan derma, hulurkan sumbangan, sumbangan ikhlas, kutipan derma, tabung kecemasan, \
            kempen derma, petisyen, bantu kami membantu, infak, kutipan dana
        nl: teken de petitie, teken onze petitie, onderteken de petitie, petitie tekenen, steun onze actie, \
            jouw donatie, uw donatie, met uw steun kunnen, collecteren voor, inzamelingsactie
        no: signer oppropet, skriv under på oppropet, signer kampanjen, underskriftskampanje, skriv under nå, \
            gi et bidrag, din gave hjelper, ditt bidrag kan, ditt bidrag hjelper, støtt vårt arbeid, støtt kampen, \
            bli fast giver, innsamlingsaksjon
        pl: podpisz petycję, podpisz apel, przekaż darowiznę, przekaż swój procent, przekaż procent podatku, \
            wpłać darowiznę, zbiórka na leczenie, zbiórka pieniędzy na, prosimy o wsparcie finansowe, \
            liczy się każda złotówka, liczy się każda wpłata, możesz uratować życie, podpisz petycje
        pt: assine a petição, assine a peticao, assine o abaixo-assinado, abaixo-assinado, assine agora, \
            faça um donativo, faça a sua doação, doe agora, o seu donativo, campanha de doação, \
            campanha de angariação, consigne o seu irs
        ro: semnează petiția, semnați petiția, redirecționează din impozit, redirecționează impozitul, \
            redirecționați din impozit, formularul de redirecționare, doneaza prin sms, strângere de fonduri, \
            strângem fonduri, fiecare leu contează, susține cauza noastră, campanie umanitară
        ru: подпишите петицию, подписать петицию, подпиши петицию, сбор средств на, собираем средства на, \
            сделать пожертвование, сделайте пожертвование, ваше пожертвование, помогите собрать, \
            благотворительный фонд просит, требуется помощь на лечение, реквизиты для пожертвован
        sk: podpíšte petíciu, podpíšte výzvu, venujte nám dve percentá, dve percentá z dane, venovať percentá z dane, \
            verejná zbierka, váš dar pomôže, podporte nás darom, finančný dar na, prispejte sumou, každé euro pomôže, \
            ďakujeme za váš dar, pomôžte zachrániť, podpiste peticiu
        sl: podpišite peticijo, podpiši peticijo, namenite del dohodnine, nameni del dohodnine, del dohodnine, \
            donirajte s sms, pošljite sms s ključno, zbiranje sredstev za, zbiramo sredstva za, vaša donacija, \
            darujte za, vsak evro šteje, dobrodelna akcija za, podpisite peticijo
        sr: potpišite peticiju, potpiši peticiju, pošaljite sms na broj, donirajte za lečenje, pomozimo lečenje, \
            humanitarna akcija za, humanitarni račun, prikupljanje sredstava za, prikupljanje pomoći za, \
            uplatite donaciju, vaša donacija, potpisite peticiju, potpisi peticiju, posaljite sms na broj, \
            потпишите петицију, потпиши петицију, пошаљите смс на број, донирајте за лечење, помозимо лечење, \
            хуманитарна акција за, хуманитарни рачун, прикупљање средстава за, прикупљање помоћи за, \
            уплатите донацију, ваша донација
        sv: skriv under namninsamlingen, skriv på namninsamlingen, namninsamling, skriv under uppropet, \
            skriv på uppropet, ge ett bidrag till, din gåva hjälper, swisha en gåva, din gåva gör skillnad, \
            bli månadsgivare, stöd vår kampanj, stöd vårt arbete, insamlingskampanj
        sw: toa mchango, changia sasa, mchango wako, tunaomba mchango, tunaomba msaada wenu, kuchangisha fedha, \
            kuchangia fedha, saini ombi, weka saini kwenye, ombi la msaada, harambee ya kuchangia
        ta: நன்கொடை, நிதி திரட்ட, நிதியுதவி வேண்டுகோள், உதவிக்கரம் நீட்ட, மனுவில் கையெழுத்து, கையெழுத்து இயக்கம், \
            உதவி வேண்டுகோள், நிவாரண நிதி, உதவிட வேண்டுகிறோம்
        th: ร่วมบริจาค, รับบริจาค, ร่วมทำบุญ, ขอรับการสนับสนุน, ร่วมลงชื่อ, ลงชื่อสนับสนุน, ระดมทุน, \
            ช่วยเหลือผู้ประสบภัย, ขอความช่วยเหลือเร่งด่วน
        tr: imza kampanyası, kampanyayı imzala, dilekçeyi imzala, bağış yap, bağışınız, bağışlarınızla, \
            bağış kampanyası, yardım kampanyası, desteğinize ihtiyacımız var, kurban bağışı, zekat ve fitre, \
            imza kampanyasi, kampanyayi imzala, dilekceyi imzala
        uk: підпишіть петицію, підписати петицію, підпиши петицію, збір коштів на, збираємо кошти на, \
            зробити внесок на картку, зробіть пожертву, ваша пожертва, допоможіть зібрати, задонатити, донат на, \
            потрібна допомога на лікування, реквізити для допомоги
        ur: عطیہ کریں, عطیہ دیں, عطیات, امداد کی اپیل, مدد کی اپیل, چندہ دیں, زکوٰۃ, زکوۃ, پٹیشن پر دستخط, \
            دستخطی مہم, امدادی فنڈ
        vi: kêu gọi ủng hộ, chung tay giúp đỡ, ký tên ủng hộ, thư kêu gọi, kêu gọi chữ ký, hãy ủng hộ chúng tôi, \
            vận động gây quỹ, keu goi ung ho, quyen gop, chung tay giup do, ky ten ung ho, thu keu goi, \
            keu goi chu ky
        zh: 爱心捐款, 倡议书, 请捐款, 奉献爱心, 签名支持, 紧急求助, 救助基金, 捐助支持, 募捐活动, 每月捐款, 爱心筹款, 联署支持
        zh-TW: 愛心捐款, 邀請您捐款, 定期定額捐, 請連署, 發票捐, 急需您的支持, 請伸出援手, 募款活動, 連署支持, 賑災捐款, 助養兒童
        """)

    /// A letter of a club, school, authority or firm to many.
    static let circular = PhraseTable.phrases(
        """
        ar: أولياء الأمور, السادة أولياء, السادة الأعضاء, دعوة لحضور, دعوة لاجتماع, الجمعية العمومية, الجمع العام, \
            جدول أعمال الاجتماع, تعميم, إعلان للسكان, إلى جميع الموظفين, إلى كافة الموظفين, يسرنا دعوتكم, \
            تتشرف بدعوتكم
        bg: родителска среща, общо събрание на, дневен ред на, уведомяваме гражданите, съобщение до живущите, \
            събрание на собствениците, покана за общо събрание, каним всички членове, управителният съвет кани, \
            информация за родителите, уведомяваме всички служители, каним всички родители
        bn: সকল অভিভাবক, অভিভাবকদের জানানো, সকল সদস্যকে, সকল কর্মচারী, সকল কর্মকর্তা, এতদ্বারা জানানো, সাধারণ সভা, \
            সভার বিজ্ঞপ্তি, সভার আলোচ্যসূচি, সাদর আমন্ত্রণ, অভিভাবক সভা, ছুটির নোটিশ
        ca: assemblea general, ordre del dia, reunió de pares, reunió de famílies, circular informativa, \
            us convidem a, us convoquem a, benvolgudes famílies, junta de propietaris, avís als veïns, \
            us fem arribar la convocatòria, reunio de pares
        cs: třídní schůzky, členská schůze, program schůze, valná hromada, schůze společenství vlastníků, \
            oznámení pro občany, oznamujeme občanům, výbor zve všechny, pozvánka na shromáždění, \
            informace pro rodiče, informujeme všechny zaměstnance
        da: generalforsamling, indkaldelse til generalforsamling, der indkaldes hermed, hermed indkaldes, \
            forældremøde, til alle medlemmer, til alle forældre, til alle beboere, beboermøde, \
            arbejdsdag i foreningen, dagsorden ifølge vedtægterne, kontingent for, bestyrelsen inviterer, \
            orientering til beboerne
        de: mitgliederversammlung, jahreshauptversammlung, wir laden alle mitglieder, einladung zum elternabend, \
            einladung zur mitglieder, elternbrief, rundschreiben, an alle mitglieder, an alle eltern, \
            an alle bewohner, an alle mieter, tagesordnungspunkte, mitgliedsbeitrag für das jahr
        el: ενημερώνουμε τους γονείς, ενημερώνουμε τους κατοίκους, συγκέντρωση γονέων, σύλλογος γονέων και κηδεμόνων, \
            γενική συνέλευση, ημερήσια διάταξη, θέματα ημερήσιας διάταξης, πρόσκληση σε γενική, \
            προσκαλούμε όλα τα μέλη, καλούνται τα μέλη, συνέλευση πολυκατοικίας, το διοικητικό συμβούλιο καλεί, \
            ανακοίνωση προς τους, ενημερώνουμε όλους τους εργαζόμενους
        en: annual general meeting, notice is hereby given, notice of meeting, all members are invited, \
            you are cordially invited, all parents are invited, notice to residents, residents are advised, \
            please find enclosed the agenda, agenda for the meeting, school newsletter, parents' evening, \
            membership fee for the year, tenants are informed
        es: asamblea general, se convoca a, junta de propietarios, junta general ordinaria, orden del día, \
            se comunica a los, se informa a los padres, se informa a todos, reunión de padres, circular informativa, \
            a todos los socios, a todos los vecinos, cuota anual de socio
        et: lastevanemate koosolek, lastevanemate üldkoosolek, korteriühistu koosolek, korteriühistu üldkoosolek, \
            üldkoosoleku päevakord, koosoleku päevakord, üldkoosoleku kutse, kutsume kõiki liikmeid, \
            kutsume kõiki lapsevanemaid, teavitame elanikke, teade elanikele, info lastevanematele, juhatus kutsub, \
            teavitame kõiki töötajaid
        fa: اولیای گرامی, اولیاء گرامی, جلسه اولیا, مجمع عمومی, دعوت به جلسه, دستور جلسه, بخشنامه, به اطلاع کلیه, \
            به اطلاع می رساند, به اطلاع می‌رساند, ساکنین محترم, همکاران محترم, دعوت می شود, از شما دعوت میشود
        fi: vuosikokous, yhdistyksen kokous, kutsu vuosikokoukseen, kokouskutsu, vanhempainilta, kaikille jäsenille, \
            kaikille vanhemmille, asukkaille, asukastiedote, jäsentiedote, jäsenkirje, talkoot, esityslista
        fil: sa lahat ng magulang, mga magulang at guro, sa lahat ng empleyado, sa lahat ng residente, \
            sa lahat ng miyembro, inaanyayahan ang lahat, kayo ay inaanyayahan, paanyaya sa pulong, \
            pangkalahatang pulong, abiso sa lahat, patalastas sa lahat, pulong ng mga magulang, suspendido ang klase
        fr: assemblée générale, assemblee generale, vous êtes cordialement invité, avis aux résidents, \
            avis aux habitants, réunion parents-professeurs, réunion de rentrée, note aux parents, \
            ordre du jour suivant, à tous les adhérents, cotisation annuelle, lettre circulaire
        he: הורים יקרים, אסיפת הורים, אספת הורים, אסיפה כללית, אספה כללית, הזמנה לאסיפה, סדר יום הישיבה, לכל העובדים, \
            לכלל העובדים, לדיירי הבית, הודעה לתושבים, הנכם מוזמנים, אתם מוזמנים, חוזר הורים
        hi: अभिभावकों को सूचित, सभी अभिभावक, सभी सदस्यों को सूचित, सभी कर्मचारियों को, सभी निवासियों को, \
            आप सादर आमंत्रित, सादर आमंत्रित हैं, आमसभा की बैठक, वार्षिक आम सभा, बैठक की सूचना, बैठक की कार्यसूची, \
            कार्यक्रम का आयोजन, परिपत्र
        hr: roditeljski sastanak, obavještavamo stanare, obavještavamo roditelje, obavještavamo građane, \
            sastanak suvlasnika, dnevni red sjednice, godišnja skupština, pozivamo sve članove, \
            pozivamo sve roditelje, upravni odbor poziva, obavijest stanarima, obavijest roditeljima, \
            obavještavamo sve zaposlenike, poziv na skupštinu
        hu: tájékoztatjuk a lakosságot, tisztelt lakosság tájékoztat, szülői értekezlet, közgyűlési meghívó, \
            közgyűlés napirend, napirendi pontok, meghívó közgyűlésre, lakógyűlés, társasházi közgyűlés, \
            értesítjük tagjainkat, tájékoztatjuk a kedves szülőket, szeretettel meghívunk minden, \
            minden érdeklődőt szeretettel, körlevél
        id: yth orang tua, undangan rapat, rapat anggota, rapat umum, undangan acara, surat edaran, pengumuman libur, \
            kepada seluruh karyawan, kepada seluruh warga, himbauan kepada, diberitahukan kepada, jadwal kegiatan, \
            kepada wali murid
        is: aðalfundur, aðalfundar, boðað er til, fundarboð, félagsfundur, foreldrafundur, til allra félagsmanna, \
            til allra foreldra, til íbúa, húsfundur, dagskrá fundarins, félagsgjöld, allir velkomnir
        it: assemblea ordinaria, assemblea dei soci, assemblea condominiale, convocazione assemblea, \
            è convocata l'assemblea, ordine del giorno, si comunica che, si informano i genitori, si avvisano i, \
            a tutti i soci, a tutti i genitori, riunione dei genitori, siete tutti invitati, quota associativa
        ja: 総会のご案内, 総会開催, 懇親会のご案内, 例会のご案内, 学校だより, 学年だより, 回覧板, 自治会, 町内会, 臨時休校, 理事会の開催, 夏季休業のご案内, 保護者会のご案内
        ko: 학부모님께, 가정통신문, 총회 개최, 총회 안내, 총회에 참석, 입주민 여러분, 입주민 안내, 전체 공지, 임시 휴무, 휴무 안내, 행사에 초대, 정기모임 안내, 학교 소식, 회원 공지
        lt: tėvų susirinkimas, tėvų susirinkimą, visuotinis susirinkimas, visuotinis narių susirinkimas, \
            gyventojų susirinkimas, darbotvarkė, posėdžio darbotvarkė, kviečiame visus narius, \
            kviečiame visus tėvelius, informuojame gyventojus, informuojame tėvus, pranešimas gyventojams, \
            valdyba kviečia, informuojame visus darbuotojus
        lv: vecāku sapulce, vecāku sapulci, kopsapulce, biedru kopsapulce, dzīvokļu īpašnieku sapulce, \
            dzīvokļu īpašnieku kopsapulce, sapulces darba kārtība, aicinām visus biedrus, aicinām visus vecākus, \
            informējam iedzīvotājus, informējam vecākus, paziņojums iedzīvotājiem, valde aicina, \
            informējam visus darbiniekus
        ms: kepada ibu bapa, ibu bapa dan penjaga, jemputan mesyuarat, mesyuarat agung, notis mesyuarat, \
            notis kepada penduduk, makluman kepada semua, surat pekeliling, hebahan, jemputan ke majlis, \
            dimaklumkan bahawa semua, minit mesyuarat, adalah dimaklumkan
        nl: algemene ledenvergadering, ledenvergadering, uitnodiging ouderavond, ouderavond, aan alle leden, \
            aan alle ouders, aan de bewoners, bewonersbrief, bewonersavond, agendapunten, contributie voor het jaar, \
            informatieavond, namens het bestuur
        no: årsmøte, generalforsamling, innkalling til årsmøte, det innkalles til, innkalles herved, foreldremøte, \
            til alle medlemmer, til alle foreldre, til alle beboere, nabovarsel, dugnad, saksliste, \
            medlemskontingent, informasjon til beboere
        pl: uprzejmie informujemy mieszkańców, informujemy wszystkich rodziców, zebranie z rodzicami, \
            walne zebranie członków, porządek obrad, zebranie wspólnoty mieszkaniowej, w imieniu zarządu zapraszam, \
            komunikat dla mieszkańców, rada rodziców informuje, serdecznie zapraszamy na spotkanie, \
            uprzejmie informuję wszystkich pracowników, zawiadomienie o zebraniu, uprzejmie informujemy mieszkancow
        pt: assembleia geral, edital de convocação, ficam convocados, ordem de trabalhos, reunião de pais, \
            reunião de encarregados, informamos todos os, comunicado aos pais, comunicado aos moradores, \
            a todos os sócios, a todos os associados, aviso aos condóminos, temos o prazer de convidar
        ro: adunarea generală a, ordinea de zi, ședință cu părinții, ședința cu părinții, asociația de proprietari, \
            anunț către locatari, informăm toți locatarii, în atenția părinților, în atenția membrilor, \
            informăm cetățenii, invităm toți membrii, informăm toți angajații
        ru: родительское собрание, общее собрание собственников, общее собрание членов, повестка дня собрания, \
            информируем жителей, сообщаем всем сотрудникам, доводим до вашего сведения, вниманию родителей, \
            вниманию жителей, вниманию сотрудников, объявление для жильцов, правление приглашает
        sk: rodičovské združenie, členská schôdza, výročná členská, program schôdze, valné zhromaždenie, \
            schôdza vlastníkov bytov, oznamujeme občanom, oznam pre občanov, výbor pozýva všetkých, \
            pozvánka na zhromaždenie, informácie pre rodičov, srdečne pozývame všetkých, \
            informujeme všetkých zamestnancov
        sl: roditeljski sestanek, obveščamo stanovalce, obveščamo starše, obveščamo občane, obvestilo stanovalcem, \
            obvestilo staršem, zbor lastnikov, zbor članov, redni letni zbor, občni zbor, vabilo na občni, \
            dnevni red seje, vljudno vabimo vse člane, obveščamo vse zaposlene
        sr: roditeljski sastanak, obaveštavamo stanare, obaveštavamo roditelje, obaveštavamo građane, \
            skupština stanara, dnevni red sednice, godišnja skupština, pozivamo sve članove, pozivamo sve roditelje, \
            upravni odbor poziva, obaveštenje za stanare, obaveštavaju se svi zaposleni, obavestavamo stanare, \
            obavestavamo roditelje, родитељски састанак, обавештавамо станаре, обавештавамо родитеље, \
            обавештавамо грађане, скупштина станара, дневни ред седнице, годишња скупштина, позивамо све чланове, \
            позивамо све родитеље, управни одбор позива, обавештење за станаре, обавештавају се сви запослени
        sv: årsmöte, föreningsstämma, kallelse till årsmöte, kallelse till stämma, härmed kallas, föräldramöte, \
            till alla medlemmar, till samtliga medlemmar, till alla föräldrar, till samtliga boende, \
            information till boende, städdag, dagordning, medlemsavgiften för
        sw: wazazi wote, kikao cha wazazi, mkutano wa wazazi, mkutano mkuu, mwaliko wa mkutano, ajenda za mkutano, \
            wanachama wote, wafanyakazi wote, wakazi wote, tangazo kwa wote, mnakaribishwa, mnaalikwa, mnataarifiwa, \
            waraka kwa
        ta: அனைத்து பெற்றோர், பெற்றோர் கூட்டம், அனைத்து உறுப்பினர், அனைத்து ஊழியர், பொதுக்குழு கூட்டம், \
            ஆண்டு பொதுக்கூட்டம், அன்புடன் அழைக்கிறோம், தங்களை அன்புடன் அழை, சுற்றறிக்கை, கூட்ட அழைப்பிதழ், \
            கூட்ட நிகழ்ச்சி நிரல், விடுமுறை அறிவிப்பு, விழா அழைப்பிதழ்
        th: เรียนผู้ปกครอง, เรียนท่านผู้ปกครอง, เรียนสมาชิก, ประชุมผู้ปกครอง, ประชุมใหญ่สามัญ, ประกาศวันหยุด, \
            แจ้งวันหยุด, แจ้งลูกบ้าน, ประชาสัมพันธ์กิจกรรม, ระเบียบวาระการประชุม
        tr: veli toplantısı, velilerimizin dikkatine, okulumuzda veli, genel kurul toplantısı, olağan genel kurul, \
            toplantı gündemi, gündem maddeleri, apartman toplantısı, kat malikleri, site sakinlerine duyuru, \
            tüm üyelerimizi, tüm üyelerimiz davetlidir, yönetim kurulu davet, tüm personelimize
        uk: батьківські збори, загальні збори співвласників, загальні збори членів, порядок денний зборів, \
            порядок денний засідання, інформуємо мешканців, повідомляємо всім працівникам, доводимо до вашого відома, \
            до уваги батьків, до уваги мешканців, до уваги працівників, оголошення для мешканців
        ur: والدین کو مطلع, تمام والدین, تمام ارکان کو, تمام ممبران, تمام ملازمین, اجلاس عام, سالانہ اجلاس, \
            اجلاس کی اطلاع, اجلاس کا ایجنڈا, والدین اساتذہ, شرکت کی دعوت, تعطیل کا اعلان, مطلع کیا جاتا ہے, سرکلر
        vi: kính gửi quý phụ huynh, thư mời họp, thông báo họp phụ huynh, thông báo nghỉ lễ, đại hội cổ đông, \
            thông báo đến cư dân, kế hoạch tổ chức, kinh gui quy phu huynh, thu moi hop, thong bao hop phu huynh, \
            thong bao nghi le, dai hoi co dong, thong bao den cu dan
        zh: 致家长, 家长会通知, 放假通知, 放假安排, 会议通知, 关于召开, 关于举办, 关于开展, 各位业主, 会员大会, 温馨提示各位, 停水通知, 活动通知, 各有关单位
        zh-TW: 致家長, 親師座談, 家長通知, 會員大會, 開會通知, 停水公告, 放假公告, 校園公告, 活動公告, 研習公告, 各位住戶, 區分所有權人, 誠摯邀請您參加, 敬請轉知
        """)

    /// Press releases, calls for papers, seminars.
    static let press = PhraseTable.phrases(
        """
        ar: بيان صحفي, بلاغ صحفي, خبر صحفي, للنشر الفوري, برجاء النشر, مؤتمر صحفي, ندوة صحفية, دعوة للمشاركة ببحث, \
            دعوة لتقديم الأبحاث, دعوة لتقديم أوراق, استكتاب, المؤتمر الدولي, آخر موعد لتقديم الملخصات, ندوة علمية
        bg: прессъобщение, прес съобщение, съобщение до медиите, съобщение за медиите, покана за пресконференция, \
            пресконференция, пресцентър, за контакти с медиите, покана за участие в конференция, \
            срок за подаване на резюмета, изпращане на резюмета, покана за доклади, покана за семинар, \
            каним представителите на медиите
        bn: প্রেস বিজ্ঞপ্তি, সংবাদ বিজ্ঞপ্তি, প্রেস রিলিজ, সংবাদ সম্মেলন, প্রবন্ধ আহ্বান, লেখা আহ্বান, \
            গবেষণাপত্র আহ্বান, আন্তর্জাতিক সম্মেলন, জাতীয় সেমিনার, সেমিনারের আয়োজন, লেখা জমা দেওয়ার শেষ, \
            সারসংক্ষেপ জমা
        ca: nota de premsa, comunicat de premsa, roda de premsa, convocatòria de premsa, crida a comunicacions, \
            crida de comunicacions, crida d'articles, presentació de comunicacions, jornada tècnica, \
            seminari de recerca, us agraïm la difusió, per a la seva difusió, convocatoria de premsa, \
            presentacio de comunicacions
        cs: tisková zpráva, tiskové oddělení, tiskový mluvčí, kontakt pro média, pozvánka na tiskovou konferenci, \
            tisková konference, výzva k podávání příspěvků, uzávěrka abstraktů, termín zaslání abstraktů, \
            pozvánka na seminář, pozvánka na konferenci, zveme zástupce médií, informace pro média, tiskova zprava
        da: pressemeddelelse, presseinvitation, pressekontakt, pressemøde, pressebilleder, pressebriefing, \
            til redaktionen, til pressen, yderligere information til pressen, klausuleret til, gæsteforelæsning, \
            ph.d.-forsvar, indsendelse af abstracts
        de: pressemitteilung, pressemeldung, presseinformation, pressekontakt, presseeinladung, \
            zur sofortigen veröffentlichung, abdruck honorarfrei, belegexemplar erbeten, sperrfrist, \
            einladung zum pressegespräch, gastvortrag, kolloquium, vortragsankündigung, beitragsvorschläge
        el: δελτίο τύπου, δελτιο τυπου, γραφείο τύπου, συνέντευξη τύπου, πρόσκληση σε συνέντευξη, \
            επικοινωνία για δημοσιογράφους, προς τα μέσα ενημέρωσης, με την παράκληση δημοσίευσης, \
            παρακαλούμε για τη δημοσίευση, πρόσκληση υποβολής εργασιών, πρόσκληση υποβολής περιλήψεων, \
            προθεσμία υποβολής περιλήψεων, πρόσκληση σε σεμινάριο, πρόσκληση σε ημερίδα
        en: press release, for immediate release, media contact, notes to editors, call for papers, \
            call for abstracts, submission deadline, notification of acceptance, camera-ready, program committee, \
            abstract of the talk, seminar announcement, paper submission, keynote speakers
        es: nota de prensa, comunicado de prensa, boletín de prensa, contacto de prensa, rueda de prensa, \
            para su difusión, convocatoria de ponencias, convocatoria de comunicaciones, envío de resúmenes, \
            envío de trabajos, llamado a trabajos, comité científico, ciclo de conferencias, se ruega difusión
        et: pressiteade, pressikonverents, kutse pressikonverentsile, pressiesindaja, ajakirjanduskontakt, \
            meediakontakt, pressikutse, ettekannete esitamise tähtaeg, teeside esitamise, teeside tähtaeg, \
            kutse seminarile, kutse konverentsile, teaduskonverents, artiklite esitamise kutse
        fa: بیانیه مطبوعاتی, اطلاعیه مطبوعاتی, خبر رسانه, نشست خبری, کنفرانس خبری, فراخوان مقاله, فراخوان مقالات, \
            همایش ملی, همایش بین المللی, همایش بین‌المللی, کنفرانس بین المللی, مهلت ارسال مقاله, مهلت ارسال چکیده, \
            اصحاب رسانه
        fi: lehdistötiedote, mediatiedote, lehdistökutsu, mediakutsu, tiedotusvälineille, tiedote medialle, \
            julkaisuvapaa, lisätietoja medialle, lehdistökuvat, mediayhteydenotot, esitelmäkutsu, kirjoituskutsu, \
            abstraktien jättöaika, väitöstilaisuus
        fil: pahayag sa media, para sa agarang paglalathala, pahayag sa pahayagan, press release, \
            mga kasamahan sa media, paanyaya sa media, tawag para sa papel, panawagan para sa mga papel, \
            panawagan sa pagsusumite, pambansang kumperensiya, pambansang kumperensya, pandaigdigang kumperensiya
        fr: communiqué de presse, communique de presse, contact presse, contacts presse, dossier de presse, \
            invitation presse, conférence de presse, pour diffusion immédiate, appel à communication, \
            appel à contributions, appel à articles, comité scientifique, propositions de communication
        he: הודעה לעיתונות, הודעה לתקשורת, לפרסום מיידי, הזמנה לעיתונאים, מסיבת עיתונאים, קול קורא, הזמנה להגשת, \
            הגשת תקצירים, הכנס השנתי, כנס בינלאומי, סמינר מחלקתי, הזמנה לכנס, יום עיון
        hi: प्रेस विज्ञप्ति, प्रेस नोट, प्रकाशनार्थ, प्रेस वार्ता, पत्रकार वार्ता, शोध पत्र आमंत्रित, \
            शोधपत्र आमंत्रित, आलेख आमंत्रित, रचनाएँ आमंत्रित, रचनाएं आमंत्रित, राष्ट्रीय संगोष्ठी, \
            अंतरराष्ट्रीय संगोष्ठी, संगोष्ठी का आयोजन
        hr: priopćenje za javnost, priopćenje za medije, priopćenje za tisak, poziv medijima, konferencija za medije, \
            konferencija za novinare, konferenciju za tisak, kontakt za medije, najava za medije, \
            ured za odnose s javnošću, poziv za radove, poziv na dostavu radova, rok za slanje sažetaka, \
            poziv na seminar
        hu: sajtóközlemény, sajtómeghívó, sajtótájékoztató, sajtókapcsolat, sajtóanyag, azonnali közlésre, \
            előadásra jelentkezés, absztraktok beküldés, beküldési határidő absztrakt, felhívás előadás, \
            konferenciafelhívás, meghívó konferenciá, szemináriumi meghívó, közölhető azonnal
        id: siaran pers, rilis pers, press release, undangan liputan, rekan media, rekan wartawan, panggilan makalah, \
            undangan penulisan, seminar nasional, konferensi internasional, batas pengiriman abstrak, \
            batas pengumpulan makalah
        is: fréttatilkynning, blaðamannafund, til fjölmiðla, nánari upplýsingar veitir, kallað eftir erindum, \
            kallað eftir ágripum, kallað er eftir ágripum, skilafrestur ágripa, doktorsvörn, málstofa, málþing, \
            gestafyrirlestur, opinn fyrirlestur
        it: comunicato stampa, ufficio stampa, conferenza stampa, contatti stampa, contatti per la stampa, \
            cartella stampa, con preghiera di pubblicazione, con preghiera di diffusione, con cortese preghiera, \
            invito a presentare contributi, comitato scientifico, avviso di seminario, ciclo di seminari, \
            sottomissione degli abstract
        ja: 報道関係者各位, プレスリリース, ニュースリリース, 報道発表資料, 論文募集, 発表募集, 演題募集, 研究会のご案内, シンポジウム開催, セミナー開催, 公開講座, 報道資料, 公募のお知らせ, \
            投稿締切
        ko: 보도자료, 보도를 부탁, 보도 요청, 논문 모집, 논문모집, 논문 투고, 학술대회 개최, 학술대회 안내, 세미나 개최, 세미나 안내, 심포지엄, 발표 신청, 기자님께, 취재 요청
        lt: pranešimas spaudai, pranešimas žiniasklaidai, spaudos pranešimas, spaudos konferencija, \
            kvietimas į spaudos, spaudos tarnyba, kontaktai žiniasklaidai, kvietimas teikti pranešimus, \
            kvietimas teikti straipsnius, tezių pateikimo terminas, kviečiame dalyvauti konferencijoje, \
            kviečiame į seminarą, mokslinė konferencija, pranesimas spaudai
        lv: preses relīze, paziņojums presei, paziņojums medijiem, preses paziņojums, preses konference, \
            ielūgums uz preses, preses dienests, kontakti medijiem, aicinājums iesniegt rakstus, \
            aicinājums iesniegt tēzes, tēžu iesniegšanas termiņ, aicinām piedalīties konferencē, aicinām uz semināru, \
            zinātniskā konference
        ms: siaran media, kenyataan media, sidang media, kenyataan akhbar, siaran akhbar, rakan media, \
            panggilan kertas kerja, panggilan untuk kertas, seminar kebangsaan, persidangan antarabangsa, \
            tarikh tutup penghantaran abstrak, jemputan liputan
        nl: persbericht, perscontact, persuitnodiging, persmap, noot voor de redactie, noot voor redactie, \
            niet voor publicatie, voor meer informatie of beeldmateriaal, onder embargo tot, oproep voor bijdragen, \
            oproep voor papers, indienen van abstracts, lezingencyclus, perspresentatie
        no: pressemelding, presseinvitasjon, pressekontakt, pressekonferanse, pressebilder, mediekontakt, \
            til redaksjonen, sperrefrist, gjesteforelesning, invitasjon til seminar, innsending av abstract, \
            frist for innsending av sammendrag, åpent seminar
        pl: informacja prasowa, komunikat prasowy, notatka prasowa, kontakt dla mediów, materiał prasowy, \
            zaproszenie na konferencję prasową, zgłaszanie referatów, termin nadsyłania abstraktów, \
            nadsyłanie zgłoszeń referatów, zaproszenie na seminarium, zaproszenie do składania artykułów, \
            zapraszamy przedstawicieli mediów, biuro prasowe, kontakt dla mediow
        pt: comunicado de imprensa, comunicado à imprensa, nota de imprensa, nota à imprensa, assessoria de imprensa, \
            contacto de imprensa, conferência de imprensa, para divulgação imediata, chamada de trabalhos, \
            chamada para trabalhos, chamada de artigos, submissão de resumos, submissão de trabalhos, \
            comissão científica
        ro: comunicat de presă, comunicat de presa, invitație de presă, conferință de presă, biroul de presă, \
            birou de presă, contact presă, dosar de presă, apel la contribuții, apel pentru lucrări, \
            trimiterea rezumatelor, termen limită rezumate, invitație la seminar, invitație la conferință
        ru: пресс-релиз, пресс-служба, контакты для сми, контакты для прессы, приглашение для сми, \
            пресс-конференция состоится, аккредитация сми, информационное письмо о конференции, прием тезисов, \
            сроки подачи тезисов, заявок на участие в конференции, приглашаем принять участие в конференции, \
            приглашаем на семинар, научно-практическая конференция
        sk: tlačová správa, tlačové oddelenie, tlačový hovorca, kontakt pre médiá, pozvánka na tlačovú, \
            tlačová konferencia, výzva na podávanie príspevkov, uzávierka abstraktov, termín zaslania abstraktov, \
            pozvánka na seminár, pozvánka na konferenciu, pozývame zástupcov médií, informácia pre médiá, \
            tlacova sprava
        sl: sporočilo za javnost, sporočilo za medije, izjava za medije, vabilo medijem, vabilo na novinarsko, \
            novinarska konferenca, tiskovna konferenca, kontakt za medije, vabilo k oddaji prispevkov, \
            vabilo k oddaji povzetkov, rok za oddajo povzetkov, vabilo na seminar, vabilo na konferenco, \
            služba za odnose z javnostmi
        sr: saopštenje za javnost, saopštenje za medije, poziv za medije, konferencija za štampu, \
            konferenciju za novinare, najava za medije, kontakt za medije, služba za informisanje, poziv za radove, \
            rok za slanje apstrakata, rok za dostavljanje radova, poziv na seminar, saopstenje za javnost, \
            saopstenje za medije, саопштење за јавност, саопштење за медије, позив за медије, конференција за штампу, \
            конференцију за новинаре, најава за медије, контакт за медије, служба за информисање, позив за радове, \
            рок за слање апстраката, рок за достављање радова, позив на семинар
        sv: pressmeddelande, pressinbjudan, presskontakt, pressträff, presskonferens, pressbilder, mediekontakt, \
            högupplösta bilder, seminarieinbjudan, disputation, inlämning av abstract, abstract skickas, \
            öppet seminarium
        sw: taarifa kwa umma, kwa vyombo vya habari, mkutano na waandishi, waandishi wa habari, wito wa makala, \
            wito wa mada, mwaliko wa kuwasilisha, kongamano la kimataifa, kongamano la kitaifa, \
            tarehe ya mwisho ya kuwasilisha, kongamano la kiswahili
        ta: செய்திக்குறிப்பு, செய்தி குறிப்பு, பத்திரிகை செய்தி, செய்தி வெளியீடு, பத்திரிகையாளர் சந்திப்பு, \
            ஊடக அறிக்கை, ஆய்வுக்கட்டுரைகள் வரவேற்க, கட்டுரைகள் வரவேற்கப்படு, பன்னாட்டுக் கருத்தரங்கு, \
            தேசியக் கருத்தரங்கு, பன்னாட்டு கருத்தரங்கம், கட்டுரை அனுப்ப கடைசி
        th: ข่าวประชาสัมพันธ์, เรียนสื่อมวลชน, ฝากข่าว, แถลงข่าว, รับบทความ, เชิญส่งบทความ, ประชุมวิชาการ, \
            สัมมนาวิชาการ, ขอเชิญเข้าร่วมสัมมนา, หมดเขตส่งบทความ
        tr: basın bülteni, basın açıklaması, basın duyurusu, basın toplantısı, basın davetiyesi, basın iletişim, \
            medya iletişim, bildiri çağrısı, bildiri özeti gönder, özet gönderim tarihi, son bildiri gönderme, \
            makale çağrısı, sempozyuma davet, seminer duyurusu
        uk: пресреліз, прес-реліз, прес-служба, пресслужба, контакти для змі, запрошення для змі, акредитація змі, \
            пресконференція відбудеться, інформаційний лист конференції, прийом тез, подання тез доповідей, \
            запрошуємо взяти участь у конференції, запрошуємо на семінар, науково-практична конференція
        ur: پریس ریلیز, پریس نوٹ, اخباری بیان, برائے اشاعت, پریس کانفرنس, صحافی حضرات, مقالات طلب, مقالات کی دعوت, \
            مضامین ارسال, قومی سیمینار, بین الاقوامی کانفرنس, سیمینار کا انعقاد, قومی کانفرنس
        vi: thông cáo báo chí, kính gửi các cơ quan báo chí, mời viết bài, hội thảo khoa học, hội nghị khoa học, \
            hạn nộp bài, thông báo hội thảo, thong cao bao chi, kinh gui cac co quan bao chi, moi viet bai, \
            hoi thao khoa hoc, hoi nghi khoa hoc
        zh: 新闻稿, 征稿启事, 征文通知, 征稿通知, 学术讲座, 学术会议, 讲座预告, 研讨会通知, 新闻发布, 会议征文, 投稿截止, 供媒体参考, 截稿日期, 媒体通稿
        zh-TW: 新聞稿, 採訪通知, 徵稿啟事, 徵稿公告, 論文徵稿, 徵文啟事, 學術研討會, 演講公告, 演講訊息, 講座資訊, 記者會, 截稿日期, 投稿截止, 媒體朋友
        """)

    /// Letters of sellers, recruiters and swindlers.
    static let sales = PhraseTable.phrases(
        """
        ar: نحن شركة متخصصة, نحن شركة رائدة, عرض أسعار, عرض سعر, قرض شخصي, قروض سريعة, قرض بدون, اربح المال, \
            الربح من الانترنت, الربح من الإنترنت, دخل إضافي, عروض حصرية, خصومات هائلة, فرصة استثمار
        bg: предлагаме на вашето внимание, бихме искали да ви предложим, предлагаме ви нашите, ние сме производител, \
            търговско предложение, изгодно предложение, бърз кредит, кредит без поръчител, кредит само с лична карта, \
            печелете от вкъщи, хапчета за потентност, специална оферта само, увеличете продажбите
        bn: সহজ ঋণ, জামানত ছাড়া ঋণ, পার্সোনাল লোন, দ্রুত লোন, ঘরে বসে আয়, অনলাইনে আয়, টাকা আয় করুন, বিশেষ ছাড়, \
            সীমিত সময়ের অফার, আমরা প্রস্তুতকারক, পাইকারি মূল্য, পাইকারি দামে, যৌন শক্তি
        ca: som una empresa dedicada, som una empresa especialitzada, li oferim els nostres, us oferim els nostres, \
            pressupost sense compromís, crèdit ràpid, préstec ràpid, préstecs personals, ingressos extra, \
            guanya diners, oferta per temps limitat, últims dies descompte, pressupost sense compromis, credit rapid
        cs: dovolujeme si vám nabídnout, dovoluji si vás oslovit, rádi bychom vám nabídli, zasíláme vám nabídku, \
            jsme výrobce, půjčka bez registru, půjčky bez doložení, rychlá půjčka, vydělávejte z domova, \
            léky na potenci, výhodná nabídka pouze, obchodní sdělení, získejte nové zákazníky, \
            dovolujeme si vam nabidnout
        da: uforpligtende tilbud, uforpligtende møde, førende leverandør af, bedre placering på google, \
            søgemaskineoptimering, kun få pladser tilbage, tilbuddet gælder, begrænset periode, slå til nu, \
            tjen penge hjemme, tjen penge på, lån uden sikkerhed, hurtiglån, gratis og uforpligtende
        de: sind ein führender hersteller, ihre webseite optimieren, bessere platzierung bei, \
            suchmaschinenoptimierung, kostenloses angebot anfordern, unverbindliches angebot für ihr unternehmen, \
            nur für kurze zeit, geld von zu hause, nebenverdienst, sofortkredit, kredit ohne schufa, \
            kredit trotz schufa, rezeptfrei bestellen, geld-zurück-garantie
        el: θα θέλαμε να σας προτείνουμε, θα θέλαμε να σας παρουσιάσουμε, σας παρουσιάζουμε την εταιρεία, \
            η εταιρεία μας προσφέρει, είμαστε κατασκευαστές, αποκλειστική προσφορά, μοναδική προσφορά μόνο, \
            δάνειο χωρίς εγγυητή, γρήγορο δάνειο, δάνεια χωρίς, εργασία από το σπίτι, κερδίστε χρήματα, χάπια στύσης, \
            αυξήστε τις πωλήσεις
        en: we are a leading manufacturer, we are a professional manufacturer, i came across your website, \
            increase your traffic, first page of google, free quote, special offer, limited time offer, \
            money back guarantee, make money online, work from home, online pharmacy, low interest loan, \
            like to introduce our company
        es: oferta exclusiva, oferta por tiempo limitado, aproveche esta oferta, aprovecha esta oferta, \
            presupuesto sin compromiso, sin ningún compromiso, posicionamiento web, somos una empresa líder, \
            somos fabricantes de, gane dinero desde, gana dinero desde casa, trabaja desde casa, préstamo rápido, \
            ingresos extra
        et: soovime teile pakkuda, sooviksime tutvustada oma, pakume teile, saadame teile hinnapakkumise, \
            oleme tootja, kiirlaen, laen tagatiseta, laen ilma tagatiseta, teeni raha kodus, \
            kodus töötamise võimalus raha, eripakkumine ainult, soodsad hinnad ainult täna, potentsitabletid, \
            suurendage oma müüki
        fa: شرکت ما تولید کننده, لیست قیمت محصولات, پیشنهاد همکاری, وام فوری, وام بدون ضامن, کسب درآمد, \
            درآمد اینترنتی, کار در منزل, تخفیف ویژه, پیشنهاد ویژه, فروش ویژه, قرص لاغری, تقویت قوای جنسی
        fi: pyydä tarjous, maksuton tarjous, ilman sitoutumista, johtava toimittaja, hakukoneoptimointi, \
            näkyvyyttä googlessa, tarjous voimassa, rajoitetun ajan, ainutlaatuinen tarjous, tilaa nyt ja säästä, \
            ansaitse rahaa, lisätuloja kotoa, lainaa ilman vakuuksia, pikalaina
        fil: kami ay supplier, nag-aalok kami ng, mabilis na pautang, pautang na walang kolateral, mag-loan na, \
            kumita ng malaki, kumita online, kumita sa bahay, dagdag kita, extra income, espesyal na alok, \
            negosyong patok, mababang interes na pautang
        fr: offre exceptionnelle, offre spéciale réservée, profitez de notre offre, devis gratuit, \
            sans engagement de votre part, référencement de votre site, visibilité de votre site, \
            leader sur le marché, prêt entre particulier, prêt d'argent, gagner de l'argent, revenus complémentaires, \
            travailler à domicile, satisfait ou remboursé
        he: חברתנו מתמחה, הצעת מחיר, הלוואה מיידית, הלוואה ללא, הלוואות, הכנסה נוספת, עבודה מהבית, לעשות כסף, \
            מבצע מיוחד, מבצע לזמן מוגבל, לשיפור האון, אנחנו ספקים, לידים
        hi: तुरंत लोन, पर्सनल लोन, बिना गारंटी लोन, आसान ऋण, घर बैठे कमाएं, घर बैठे कमाएँ, घर बैठे पैसे, पैसे कमाएं, \
            विशेष ऑफर, सीमित समय ऑफर, हम निर्माता हैं, थोक मूल्य, भारी छूट, मर्दाना ताकत
        hr: želimo vam ponuditi, željeli bismo vam predstaviti, šaljemo vam ponudu, dostavljamo vam našu ponudu, \
            mi smo proizvođač, bavimo se proizvodnjom, brzi krediti, kredit bez jamaca, zajam bez provjere, \
            zaradite od kuće, zarada od kuće, posebna ponuda samo, tablete za potenciju, povećajte prodaju
        hu: szeretnénk figyelmébe ajánlani, szíves figyelmébe ajánl, ajánlatunkkal keressük, bemutatni cégünket, \
            kedvezményes ajánlatunk, gyors kölcsön, hitel bár listás, keressen pénzt otthon, potencianövelő, \
            akciós ajánlatunk, kötelezettség nélküli ajánlat, növelje forgalmát, szeretnenk figyelmebe ajanlani, \
            szives figyelmebe ajanl
        id: kami perusahaan yang bergerak, penawaran harga, penawaran kerjasama, penawaran produk, \
            pinjaman tanpa agunan, pinjaman online, pinjaman dana, dana cepat, penghasilan tambahan, bisnis online, \
            obat kuat, raih jutaan, info training
        is: tilboð gildir, tilboðið gildir, frábært tilboð, takmarkað magn, einstakt tilboð, fáðu tilboð, \
            óskuldbindandi tilboð, leitarvélabestun, leiðandi fyrirtæki í, græddu peninga, afsláttur af öllum, \
            lán án trygginga, smálán, ókeypis ráðgjöf
        it: offerta esclusiva, offerta limitata, offerta valida fino, approfitta subito, preventivo gratuito, \
            preventivo senza impegno, senza alcun impegno, posizionamento sui motori, siamo un'azienda leader, \
            azienda leader nel settore, guadagnare da casa, guadagna da casa, prestito veloce, lavoro da casa
        ja: 突然のご連絡失礼, 突然のメール失礼, 弊社サービスのご, 無料相談実施中, 即日融資, 副業で稼, 在宅で稼, 誰でも簡単に稼, 高収入, お見積り無料, 今だけ無料, 精力剤, 突然のメールにて
        ko: 제안드리고자 메일, 제휴 제안, 광고 문의, 무료 상담, 무담보 대출, 당일 대출, 저금리 대출, 대출 상담, 고수익 보장, 고수익 알바, 재택 부업, 비아그라, 최저가 보장, \
            견적을 보내
        lt: norėtume pasiūlyti, siūlome jums, norime pristatyti savo, pristatome savo pasiūlymą, esame gamintojas, \
            komercinis pasiūlymas, greitasis kreditas, greita paskola, paskola be užstato, uždirbkite namuose, \
            specialus pasiūlymas tik, tabletės potencijai, padidinkite pardavimus, noretume pasiulyti
        lv: vēlamies jums piedāvāt, vēlamies piedāvāt, piedāvājam jums, vēlamies iepazīstināt ar mūsu, esam ražotāj, \
            komercpiedāvājums, ātrais kredīts, ātrais aizdevums, aizdevums bez ķīlas, pelni mājās, \
            īpašais piedāvājums tikai, tabletes potencei, palieliniet pārdošanu
        ms: kami adalah pembekal, sebut harga, tawaran istimewa, pinjaman peribadi, pinjaman segera, pinjaman wang, \
            pendapatan sampingan, jana pendapatan, buat duit, peluang perniagaan, ubat kuat, promosi hebat, \
            tawaran hebat
        nl: vrijblijvende offerte, vrijblijvend kennismaken, vrijblijvende afspraak, toonaangevende leverancier, \
            hoger in google, vindbaarheid van uw website, profiteer nu, profiteer van deze aanbieding, \
            tijdelijke aanbieding, alleen deze week, thuis geld verdienen, geld verdienen vanuit huis, \
            lening zonder bkr, niet goed geld terug
        no: uforpliktende tilbud, gratis og uforpliktende, uforpliktende møte, ledende leverandør av, \
            høyere på google, søkemotoroptimalisering, eksklusivt tilbud, tilbudet gjelder, begrenset periode, \
            slå til nå, tjen penger hjemme, tjen penger på, lån uten sikkerhet, forbrukslån
        pl: chciałbym przedstawić ofertę, chciałabym przedstawić ofertę, jesteśmy producentem, \
            czy są państwo zainteresowani, przesyłam naszą ofertę handlową, zapytanie o możliwość przesłania oferty, \
            pożyczka bez bik, kredyt bez zaświadczeń, zarabiaj w domu, szybka gotówka, tabletki na potencję, \
            wyjątkowa promocja tylko, pozyskiwanie nowych klientów, chcialbym przedstawic oferte
        pt: oferta por tempo limitado, oferta imperdível, aproveite esta oferta, aproveite as ofertas, \
            orçamento sem compromisso, solicite um orçamento, somos uma empresa líder, \
            somos uma empresa especializada, ganhe dinheiro, trabalhe em casa, renda extra, empréstimo rápido, \
            empréstimo pessoal sem, mala direta
        ro: vă propunem o colaborare, dorim să vă prezentăm oferta, vă prezentăm oferta noastră, suntem producător, \
            suntem o firmă specializată, credit rapid, împrumut rapid, credit cu buletinul, câștigă bani acasă, \
            ofertă valabilă doar, ofertă de nerefuzat, pastile pentru potență, reducere exclusivă, \
            va propunem o colaborare
        ru: предлагаем вашему вниманию, коммерческое предложение, предлагаем взаимовыгодное сотрудничество, \
            предлагаем сотрудничество, наша компания предлагает, мы являемся производителем, кредит без справок, \
            быстрый займ, займ без отказа, заработок в интернете, заработок на дому, препараты для потенции, \
            увеличьте продажи
        sk: dovoľujeme si vám ponúknuť, dovoľujem si vás osloviť, radi by sme vám ponúkli, zasielame vám ponuku, \
            sme výrobca, pôžička bez registra, pôžičky bez dokladovania, rýchla pôžička, zarábajte z domu, \
            lieky na potenciu, výhodná ponuka len, obchodné oznámenie, získajte nových zákazníkov, \
            dovolujeme si vam ponuknut
        sl: želimo vam ponuditi, radi bi vam predstavili, pošiljamo vam ponudbo, predstavljamo vam našo ponudbo, \
            smo proizvajalec, hitri krediti, kredit brez poroka, hitro posojilo, posojilo brez preverjanja, \
            zaslužek od doma, zaslužite od doma, posebna ponudba samo, tablete za potenco, povečajte prodajo
        sr: želimo da vam ponudimo, dostavljamo vam ponudu, predstavljamo vam našu ponudu, mi smo proizvođač, \
            bavimo se proizvodnjom, brzi krediti, pozajmica bez žiranata, kredit bez provere, zaradite od kuće, \
            posao od kuće zarada, specijalna ponuda samo, tablete za potenciju, zelimo da vam ponudimo, \
            predstavljamo vam nasu ponudu, желимо да вам понудимо, достављамо вам понуду, \
            представљамо вам нашу понуду, ми смо произвођач, бавимо се производњом, брзи кредити, \
            позајмица без жираната, кредит без провере, зарадите од куће, посао од куће зарада, \
            специјална понуда само, таблете за потенцију
        sv: kostnadsfri offert, gratis offert, boka ett kostnadsfritt, ledande leverantör av, synas högre på google, \
            sökmotoroptimering, exklusivt erbjudande, tidsbegränsat erbjudande, passa på att beställa, \
            erbjudandet gäller, tjäna pengar hemifrån, jobba hemifrån och tjäna, lån utan uc, snabblån
        sw: sisi ni kampuni inayo, mkopo wa haraka, mikopo ya haraka, mkopo bila dhamana, mikopo nafuu, pata mkopo, \
            jipatie mkopo, pesa mtandaoni, kipato cha ziada, ofa maalum, punguzo kubwa, nguvu za kiume
        ta: உடனடி கடன், தனிநபர் கடன், எளிய கடன், பிணையில்லா கடன், வீட்டிலிருந்தே சம்பாதி, ஆன்லைனில் சம்பாதி, \
            பணம் சம்பாதிக்க, கூடுதல் வருமானம், சிறப்பு சலுகை, சிறப்புத் தள்ளுபடி, மொத்த விலை, நாங்கள் தயாரிப்பாளர், \
            ஆண்மை குறைவு
        th: เราเป็นผู้ผลิต, จำหน่ายสินค้าคุณภาพ, ขอเสนอราคา, เสนอสินค้า, สินเชื่อด่วน, เงินกู้ด่วน, กู้เงินด่วน, \
            รายได้เสริม, งานพาร์ทไทม์, ทำงานที่บ้านรายได้, โปรโมชั่นพิเศษ, ยาเพิ่มสมรรถภาพ
        tr: firmamızı tanıtmak, ürünlerimizi tanıtmak, sizlere sunmak istiyoruz, teklif sunmak isteriz, \
            üretici firma, iş birliği teklif, kefilsiz kredi, hızlı kredi, anında kredi, evden para kazan, \
            evde ek iş, kaçırılmayacak fırsat, cinsel gücü artır, satışlarınızı artır
        uk: пропонуємо вашій увазі, комерційна пропозиція, пропонуємо взаємовигідну співпрацю, пропонуємо співпрацю, \
            наша компанія пропонує, ми є виробником, кредит без довідок, швидка позика, кредит без відмови, \
            заробіток в інтернеті, заробіток вдома, препарати для потенції, збільште продажі
        ur: فوری قرض, آسان قرض, بغیر ضمانت قرض, گھر بیٹھے کمائیں, گھر بیٹھے پیسے, آن لائن کمائی, پیسے کمائیں, \
            خصوصی پیشکش, خصوصی رعایت, ہم تیار کنندہ, ہول سیل ریٹ, مردانہ طاقت
        vi: chúng tôi chuyên cung cấp, báo giá sản phẩm, vay tín chấp, vay tiền nhanh, kiếm tiền online, \
            thu nhập thụ động, khuyến mãi khủng, tăng cường sinh lý, chung toi chuyen cung cap, bao gia san pham, \
            vay tin chap, vay tien nhanh, kiem tien online, thu nhap thu dong
        zh: 我们是专业生产, 专业生产厂家, 诚邀参加培训, 产品报价, 期待与贵公司合作, 无抵押贷款, 快速贷款, 轻松赚钱, 在家兼职, 我司主营, 日赚百元, 壮阳药
        zh-TW: 冒昧來信, 冒昧打擾, 專業製造商, 產品目錄報價, 期待與貴公司合作, 免費諮詢專線, 信用貸款, 快速借款, 小額借款, 輕鬆賺, 在家工作月入, 兼職賺錢, 限時優惠, 壯陽藥
        """)

    /// How to leave a mailing.
    static let unsubscribe = PhraseTable.phrases(
        """
        ar: الغاء الاشتراك, لإلغاء الاشتراك, لالغاء الاشتراك, لإلغاء اشتراكك, إذا كنت لا ترغب في استلام, \
            لا ترغب في تلقي, لا ترغب باستلام, لا تريد استلام, لا ترغب في استقبال, لإيقاف استلام, التوقف عن تلقي, \
            للخروج من القائمة
        bg: отписване от, отпишете се, за да се отпишете, да се отпишете от, ако не желаете да получавате, \
            ако не искате да получавате, не желаете повече да получавате, прекратете абонамента, отказ от абонамент, \
            кликнете тук за отписване, откажи абонамент
        bn: আনসাবস্ক্রাইব, সদস্যতা বাতিল, সাবস্ক্রিপশন বাতিল, গ্রাহকত্ব বাতিল, ইমেল পেতে না চাইলে, \
            ইমেইল পেতে না চাইলে, ইমেল পেতে চান না, ইমেইল পেতে চান না, ইমেইল বন্ধ করতে, মেইলিং তালিকা থেকে
        ca: donar-se de baixa, donar-vos de baixa, donar-te de baixa, cancel·lar la subscripció, \
            si no voleu rebre més, si no vols rebre més, si no desitja rebre, deixar de rebre aquest, \
            baixa del butlletí, per deixar de rebre, cancel.lar la subscripcio, si no voleu rebre mes, \
            si no vols rebre mes, baixa del butlleti
        cs: nepřejete-li si dostávat, pokud si nepřejete dostávat, pokud nechcete dostávat, \
            pokud již nechcete dostávat, zrušit odběr, zrušit zasílání, klikněte zde pro odhlášení, \
            již nepřejete zasílat, odhlasit odber, odhlasit se z odberu
        da: ikke længere ønsker at modtage, ikke længere modtage, ikke modtage flere, klik her for at afmelde, \
            slet mig fra listen, opsige dit abonnement på nyhedsbrev
        de: newsletter abmelden, vom newsletter abmelden, um sich abzumelden, um dich abzumelden, \
            keine weiteren e-mails, hier abbestellen, hier abmelden, aus dem verteiler
        el: διαγραφείτε από, για να διαγραφείτε, για διαγραφή πατήστε, αν δεν επιθυμείτε να λαμβάνετε, \
            εάν δεν επιθυμείτε να λαμβάνετε, δεν θέλετε να λαμβάνετε, δεν επιθυμείτε πλέον να, κατάργηση εγγραφής, \
            ακύρωση συνδρομής, πατήστε εδώ για διαγραφή, διαγραφη απο τη λιστα
        en: to unsubscribe, click here to unsubscribe, if you no longer wish to receive, to stop receiving these, \
            manage your email preferences, if you wish to unsubscribe
        es: cancelar su suscripción, para no recibir más, si no desea seguir recibiendo, anular la suscripción, \
            desuscribirse
        et: loobuda uudiskirjast, uudiskirjast loobumine, uudiskirjast loobumiseks, loobu uudiskirjast, \
            tühista tellimus uudiskiri, kui te ei soovi enam, kui te ei soovi saada, kui sa ei soovi enam, \
            ei soovi enam saada, ei soovi meie kirju, loobumiseks klõpsake, loobumiseks kliki, \
            eemalda mind nimekirjast
        fa: لغو اشتراک, لغو عضویت, مایل به دریافت این ایمیل, تمایلی به دریافت, تمایل به دریافت ایمیل ندارید, \
            نمی خواهید ایمیل, نمی‌خواهید ایمیل, خروج از خبرنامه, انصراف از دریافت, حذف از لیست, حذف از خبرنامه
        fi: peruuta uutiskirje, peru uutiskirje, peruuttaa uutiskirjeen, poistu postituslistalta, \
            poistua postituslistalta, poistaa itsesi postituslistalta, et halua enää vastaanottaa, \
            jos et halua saada, en halua enää saada, poistu listalta
        fil: mag-unsubscribe, i-unsubscribe, ayaw nang makatanggap, ayaw mo nang makatanggap, \
            ayaw na ninyong makatanggap, kung ayaw mong makatanggap, itigil ang pagtanggap, ihinto ang pagtanggap, \
            tumigil sa pagtanggap, alisin sa mailing list, kanselahin ang subscription
        fr: se désabonner, se desabonner, pour vous désabonner, pour vous désinscrire, vous desinscrire, \
            lien de désinscription, lien de désabonnement, gérer vos préférences, gérer mes abonnements, \
            cliquez ici pour vous dés
        he: הסר מרשימת, ביטול הרשמה, לביטול ההרשמה, אינך מעוניין לקבל, אינך מעוניינת לקבל, אינך רוצה לקבל, \
            להפסיק לקבל, הסירו אותי
        hi: सदस्यता समाप्त, सदस्यता रद्द, सदस्यता छोड़, अनसब्सक्राइब, ईमेल प्राप्त नहीं करना चाहते, ईमेल नहीं चाहते, \
            ईमेल पाना नहीं चाहते, ईमेल बंद करने, यहाँ क्लिक करके सदस्यता, यहां क्लिक करके सदस्यता, मेलिंग सूची से हट
        hr: odjavite se, odjavi se s, odjava s liste, odjava s newslettera, za odjavu kliknite, \
            ako se želite odjaviti, ukoliko ne želite primati, ako ne želite primati, ne želite više primati, \
            više ne želite primati, otkažite pretplatu, kliknite ovdje za odjavu, ako se zelite odjaviti, \
            ukoliko ne zelite primati
        hu: iratkozzon le, iratkozz le, ha nem szeretne több, ha nem szeretnél több, ha a jövőben nem kíván, \
            ha nem kíván több hírlevelet, hírlevélről való leiratkoz, hírlevél lemondás, nem kíván több levelet, \
            ha nem szeretne tobb, ha nem szeretnel tobb, ha a jovoben nem kivan
        id: berhenti menerima email, tidak ingin menerima email, tidak ingin lagi menerima, membatalkan langganan, \
            batalkan langganan, batal berlangganan, klik di sini untuk berhenti, jika anda tidak ingin menerima, \
            untuk tidak menerima email
        is: afskrá mig, afskrá þig, afskráning, afskráðu þig, skrá mig af póstlista, skrá þig af póstlista, \
            skrá þig úr, af póstlistanum, segja upp áskrift, vilt ekki lengur fá, ekki lengur fá tölvupóst, \
            viljir þú ekki fá, óska ekki eftir frekari, til að afskrá
        it: annullare l'iscrizione, annullare la sottoscrizione, cancella iscrizione, cancellarti dalla newsletter, \
            cancellarsi dalla, per disiscri, non desideri più ricevere, non ricevere più, se non vuoi più ricevere
        ja: 配信解除, メルマガ解除, メルマガの解除, 購読を解除, 受信を希望しない, 退会手続き, 配信不要の方, 配信を希望しない, 配信をご希望され
        ko: 수신 거부, 수신을 원하지 않, 수신을 원치 않, 메일 수신을 원, 구독 해지, 구독을 취소, 수신동의 철회, 수신 해지, 수신을 거부하, 메일링 해지
        lt: atsisakyti naujienlaiškio, atsisakykite naujienlaiškio, atsisakyti prenumeratos, atšaukti prenumeratą, \
            jei nenorite gauti, jei nebenorite gauti, jeigu nebenorite gauti, nebenorite gauti, nepageidaujate gauti, \
            norėdami atsisakyti naujienlaišk, spauskite čia norėdami atsisakyti, išsiregistruoti iš naujienlaiškio, \
            atsisakyti naujienlaiskio, atsisakykite naujienlaiskio
        lv: atrakstīties no, atteikties no jaunumiem, atteikties no jaunumu, atteikties no abonēšanas, \
            atcelt abonementu, lai atteiktos no, ja nevēlaties saņemt, ja vairs nevēlaties, ja turpmāk nevēlaties, \
            vairs nevēlaties saņemt, nevēlies saņemt, spiediet šeit lai atteiktos
        ms: berhenti melanggan, henti langganan, hentikan langganan, batalkan langganan, tidak mahu menerima e-mel, \
            tidak mahu lagi menerima, tidak ingin menerima, berhenti menerima e-mel, klik di sini untuk berhenti, \
            nyahlanggan, membatalkan langganan
        nl: schrijf je hier uit, om u af te melden, om je af te melden, wilt u zich afmelden, wil je je afmelden, \
            geen e-mails meer ontvangen, niet langer ontvangen, niet meer wilt ontvangen, meld je hier af, \
            schrijf u hier uit
        no: avslutt abonnement, avslutte abonnementet, melde deg av, avregistrer, ikke lenger ønsker å motta, \
            ikke ønsker å motta flere, ikke lenger motta, stoppe nyhetsbrev, klikk her for å melde, \
            fjern meg fra listen, av nyhetsbrevet
        pl: jeśli nie chcesz otrzymywać, jeżeli nie chcesz otrzymywać, nie chcesz więcej otrzymywać, \
            aby zrezygnować z otrzymywania, kliknij tutaj aby się wypisać, usuń mój adres z bazy, \
            wypisac sie z listy
        pt: cancelar a subscrição, cancelar a assinatura, anular a subscrição, remover da lista, \
            nao deseja mais receber, se não deseja receber, não quiser mais receber
        ro: pentru a vă dezabona, pentru a te dezabona, nu mai doriți să primiți, nu mai dorești să primești, \
            nu mai doriti sa primiti, renunță la abonare, click aici pentru dezabonare, anulează abonarea, \
            ștergeți-mă din lista, pentru a va dezabona, nu mai doresti sa primesti
        ru: чтобы отписаться, для отписки, отказаться от подписки, если вы не хотите получать, \
            если вы больше не хотите, не хотите больше получать, не желаете получать, нажмите здесь чтобы отписаться, \
            удалить адрес из рассылки
        sk: odhlásenie z odberu, ak si neželáte dostávať, ak už nechcete dostávať, ak nechcete dostávať, \
            ak si už neprajete, zrušiť odber, zrušiť zasielanie, kliknite sem pre odhlásenie, odhlásenie newslettera, \
            neželáte ďalej dostávať, odhlasit odber, odhlasit sa z odberu
        sl: odjavite se, odjavi se od, odjava od prejemanja, odjava od novic, za odjavo kliknite, \
            če se želite odjaviti, če ne želite več prejemati, če ne želite prejemati, ne želite več prejemati, \
            ne želiš več prejemati, prekličite naročnino, kliknite tukaj za odjavo, ce se zelite odjaviti, \
            ce ne zelite vec prejemati
        sr: odjavite se, odjavi se sa, odjava sa liste, da biste se odjavili, ukoliko ne želite da primate, \
            ako ne želite da primate, ne želite više da primate, ne želiš više da primaš, otkažite pretplatu, \
            otkazivanje pretplate, kliknite ovde za odjavu, ukoliko ne zelite da primate, ako ne zelite da primate, \
            ne zelite vise da primate, одјавите се, одјави се са, одјава са листе, да бисте се одјавили, \
            уколико не желите да примате, ако не желите да примате, не желите више да примате, \
            не желиш више да примаш, откажите претплату, отказивање претплате, кликните овде за одјаву
        sv: avsluta din prenumeration, avanmäl dig från, avbeställ nyhetsbrev, vill du inte längre få, \
            inte längre vill ta emot, inte vill ha fler, slippa fler utskick, inte få fler utskick, \
            klicka här för att avreg, säg upp prenumerationen
        sw: kujiondoa kwenye orodha, jiondoe kwenye orodha, kujiondoa bonyeza, kujitoa kwenye orodha, \
            hutaki kupokea barua, hutaki tena kupokea, usipotaka kupokea, acha kupokea barua, kusitisha usajili, \
            ghairi usajili, jiondoe hapa
        ta: குழுவிலக, சந்தாவை ரத்து, சந்தா விலக, மின்னஞ்சல் பெற விரும்பவில்லை, மின்னஞ்சல்களைப் பெற விரும்பவில்லை, \
            மின்னஞ்சல்களை நிறுத்த, இனி மின்னஞ்சல் வேண்டாம், அஞ்சல் பட்டியலிலிருந்து, அன்சப்ஸ்கிரைப்
        th: ยกเลิกการสมัคร, ไม่ต้องการรับข่าวสาร, ไม่ต้องการรับอีเมล, หากไม่ต้องการรับ, ยกเลิกรับข่าวสาร, \
            ยกเลิกรับอีเมล, ถอนการสมัครรับ, ยกเลิกการเป็นสมาชิกจดหมาย
        tr: listemizden çıkmak, üyelikten çıkmak, almak istemiyorsanız, almak istemiyorsan tıkla, \
            e-posta almak istemiyorsanız, mail almak istemiyorsanız, bülten aboneliğini iptal
        uk: відписатись від розсилки, відпишіться від, щоб відписатися, щоб відписатись, \
            якщо ви не хочете отримувати, якщо ви більше не бажаєте, не бажаєте отримувати, \
            натисніть тут щоб відписатися, скасувати підписку
        ur: ان سبسکرائب, سبسکرپشن ختم, سبسکرپشن منسوخ, رکنیت ختم, رکنیت منسوخ, ای میلز وصول نہیں کرنا, \
            ای میل وصول نہیں کرنا, ای میلز نہیں چاہتے, ای میلز بند, میلنگ لسٹ سے, فہرست سے نکل
        vi: huỷ đăng ký nhận, ngừng nhận email, không muốn nhận email, không muốn tiếp tục nhận, từ chối nhận email, \
            ngừng nhận thư, hủy nhận tin, huy dang ky, ngung nhan email, khong muon nhan email, \
            khong muon tiep tuc nhan, tu choi nhan email
        zh: 如不想再收到, 如果您不想再收到, 不想继续收到, 不希望再收到, 点击退订, 点此退订, 不再接收此类邮件, 拒收此类邮件, 若不愿再收到, 回复退订
        zh-TW: 不想再收到, 若您不想收到, 不願再收到, 如不希望收到, 取消電子報, 停止寄送, 若不想繼續收到, 拒收廣告
        mul: unsubscribe, un-subscribe, unsubscription, opt out, opt-out, optout, email preferences, \
            e-mail preferences, manage preferences, manage your preferences, subscription preferences, \
            manage your subscription, update your preferences, mailing preferences, communication preferences, \
            notification preferences, remove yourself, to be removed, removed from this list, removed from our, \
            remove me, stop receiving, no longer wish to receive, do not wish to receive, don't want to receive, \
            prefer not to receive, rather not receive, cancel your subscription, to leave this list, \
            change your subscription, modify your subscription, abmelden, abbestellen, abmeldelink, austragen, \
            newsletter abbestell, keine e-mails mehr, keinen newsletter, abmeldung, désinscri, désabonn, desabonn, \
            desinscri, ne plus recevoir, se désinscrire, darse de baja, darte de baja, date de baja, dar de baja, \
            cancelar suscripci, cancelar la suscripci, cancelar tu suscripci, anular suscripci, no deseas recibir, \
            no desea recibir, dejar de recibir, cancelar inscri, cancelar a inscri, cancelar sua inscri, \
            cancelar assinatura, descadastr, deixar de receber, não deseja receber, não deseja mais receber, \
            não quiser receber, parar de receber, annulla iscrizione, annulla l'iscrizione, disiscri, disiscrizione, \
            cancellati, cancellare l'iscrizione, non desideri ricevere, non vuoi più ricevere, uitschrijven, \
            afmelden, uit te schrijven, avregistrera, avprenumerera, avsluta prenumeration, avmeld, meld deg av, \
            afmeld, frameld, peru tilaus, lopeta tilaus, wypisz, wypisać, rezygnacj, zrezygnować, zrezygnuj, \
            anuluj subskrypcj, odhlásit, odhlásiť, odhlášení, leiratkoz, dezabon, отписаться, отписка, \
            отказаться от рассылки, отменить подписку, відписатися, відмовитися від, отпиши, abonelikten, \
            aboneliğinizi iptal, listeden çık, διαγραφή, απεγγραφή, 退订, 取消订阅, 退訂, 取消訂閱, 配信停止, 登録解除, 購読解除, 解除はこちら, \
            수신거부, 구독 취소, 구독취소, הסרה מרשימת, להסרה, إلغاء الاشتراك, hủy đăng ký, berhenti berlangganan, ยกเลิกการรับ
        """)

    /// Why a mailing came.
    static let whyReceived = PhraseTable.phrases(
        """
        ar: تلقيت هذه الرسالة لأنك, لقد تلقيت هذه الرسالة, وصلتك هذه الرسالة لأنك, تصلك هذه الرسالة, \
            استلمت هذه الرسالة لأنك, أنت تتلقى هذا البريد, لقد تلقيت هذا البريد, تم إرسال هذه الرسالة إلى, \
            لأنك مشترك, لأنك اشتركت, لأنك مسجل, لأنك عضو, بصفتك مشترك
        bg: получавате това писмо, получавате това съобщение защото, получавате този имейл, получавате този e-mail, \
            получаваш този имейл, получихте този имейл, защото сте абониран, абонирали сте се за, \
            дали сте съгласие да получавате, регистрирани сте в
        bn: আপনি এই ইমেলটি পাচ্ছেন, আপনি এই ইমেইলটি পাচ্ছেন, আপনি এই ইমেইল পেয়েছেন, আপনি এই ইমেল পেয়েছেন, \
            এই ইমেইলটি আপনাকে, এই ইমেলটি আপনাকে, কারণ আপনি সাবস্ক্রাইব, কারণ আপনি নিবন্ধন, কারণ আপনি সদস্য, \
            আমাদের নিউজলেটারের গ্রাহক
        ca: has rebut aquest correu perquè, heu rebut aquest correu perquè, rebeu aquest correu perquè, \
            reps aquest correu perquè, rebeu aquest missatge perquè, aquest missatge s'ha enviat a, \
            esteu subscrits a, perquè estàs subscrit, perquè esteu subscrit, vostè rep aquest correu, \
            has rebut aquest correu perque, heu rebut aquest correu perque, rebeu aquest correu perque, \
            reps aquest correu perque
        cs: tuto zprávu dostáváte, tuto zprávu jste obdrželi, jste přihlášeni k odběru, přihlásili jste se k odběru, \
            jste registrovaným zákazníkem, jste udělili souhlas se zasíláním, na základě vaší registrace
        da: du modtager dette nyhedsbrev, du har modtaget denne mail, du har modtaget denne e-mail, \
            du får denne mail fordi, denne mail er sendt til, denne e-mail er sendt til, denne e-mail blev sendt til, \
            fordi du er tilmeldt, fordi du har tilmeldt, fordi du abonnerer, da du er tilmeldt
        de: sie bekommen diese e-mail, du bekommst diese e-mail, für unseren newsletter angemeldet, \
            für den newsletter angemeldet, newsletter abonniert haben, newsletter angemeldet hast, \
            in unserem verteiler
        el: λαμβάνετε αυτό το email, λαμβάνετε αυτό το μήνυμα, λαμβάνετε το παρόν, έλαβες αυτό το email, \
            λαμβάνεις αυτό το, επειδή έχετε εγγραφεί, είστε εγγεγραμμένος στο newsletter, \
            έχετε εγγραφεί στο newsletter, αυτό είναι ένα αυτοματοποιημένο, έχετε δώσει τη συγκατάθεσή
        en: are subscribed to the
        es: está recibiendo este correo, estás recibiendo este correo, este mensaje se ha enviado a, \
            te has suscrito a, porque está suscrito, porque estás suscrito
        et: saite selle kirja sest, saate selle kirja, said selle kirja sest, saad selle kirja, selle kirja saite, \
            olete saanud selle kirja, liitunud uudiskirjaga, olete liitunud meie uudiskirjaga, \
            tellinud meie uudiskirja, see on automaatne teade, see kiri on saadetud automaatselt, \
            see on automaatselt genereeritud, olete registreeritud kasutaja
        fa: این ایمیل را دریافت کرده‌اید, این ایمیل را دریافت کرده اید, شما این ایمیل را, شما این پیام را به, \
            این ایمیل به این دلیل, این ایمیل برای شما ارسال, چون مشترک, چون در سایت, زیرا عضو, زیرا مشترک, \
            به دلیل عضویت شما, به علت عضویت
        fi: saat tämän viestin koska, saat tämän sähköpostin, olet saanut tämän viestin, \
            olet saanut tämän sähköpostin, vastaanotat tämän, tämä viesti on lähetetty, tämä viesti lähetettiin, \
            tämä sähköposti on lähetetty, tilaat uutiskirjettämme, olet tilannut uutiskirje, \
            olet liittynyt postituslistalle, koska olet rekisteröitynyt
        fil: natanggap mo ang email na ito dahil, natanggap ninyo ang email na ito, natatanggap mo ang email, \
            natanggap mo ito dahil, ipinadala sa iyo ang email na ito, ipinadala ang email na ito, \
            dahil nag-subscribe ka, dahil naka-subscribe ka, dahil miyembro ka, dahil nagparehistro ka
        fr: vous avez reçu cet e-mail, ce message a été envoyé à, tu reçois cet e-mail, vous êtes abonné à, \
            inscrit à notre newsletter
        he: קיבלת הודעה זו כי, קיבלת הודעה זו מכיוון, קיבלת מייל זה כי, הודעה זו נשלחה אליך, מייל זה נשלח אליך, \
            דואר זה נשלח אליך, נשלח אליך כי נרשמת, מכיוון שנרשמת, משום שנרשמת, כמנוי לניוזלטר, אתה מקבל הודעה זו, \
            את מקבלת הודעה זו
        hi: आपको यह ईमेल इसलिए, आपको यह मेल इसलिए, यह ईमेल आपको इसलिए, यह ईमेल आपको भेजा, यह संदेश आपको इसलिए, \
            क्योंकि आपने सदस्यता, क्योंकि आपने पंजीकरण, क्योंकि आपने सब्सक्राइब, आपने हमारे न्यूज़लेटर, \
            आपने हमारे न्यूजलेटर
        hr: ovu poruku ste dobili jer, ovu ste poruku primili jer, primili ste ovu poruku jer, \
            primate ovu poruku jer, primili ste ovaj e-mail, primate ovaj e-mail, dobili ste ovaj mail, \
            prijavili ste se na newsletter, pretplatili ste se na, registrirani ste kao korisnik, dali ste privolu
        hu: ezt az e-mailt azért kap, ezt az üzenetet azért kap, azért kapta mert feliratkozott, ön azért kapta, \
            mert feliratkozott hírlevel, feliratkoztál hírlevel, hozzájárult hírlev, ezt a hírlevelet azért, \
            regisztrált felhasználónk, ezt az e-mailt azert kap
        id: anda menerima email ini karena, anda menerima pesan ini karena, kamu menerima email ini karena, \
            email ini dikirimkan kepada anda karena, email ini dikirim ke, karena anda berlangganan, \
            karena anda terdaftar, karena anda telah mendaftar, sebagai pelanggan newsletter, anda terdaftar sebagai
        is: þú færð þennan póst, þú færð þennan tölvupóst, þú færð þetta skeyti, þú færð þetta fréttabréf, \
            þú fékkst þennan póst, þú ert að fá þennan póst, þessi póstur er sendur, þessi póstur var sendur, \
            þessi tölvupóstur var sendur, þetta fréttabréf er sent, þar sem þú ert á póstlista, \
            af því að þú ert skráð, vegna þess að þú ert skráð, þú ert skráð á póstlista
        it: hai ricevuto questo messaggio perché, ricevi questo messaggio perché, ha ricevuto questa email, \
            stai ricevendo questa, questa e-mail è stata inviata a, sei iscritto alla, perché sei iscritto, \
            perché ti sei iscritto
        ja: メルマガ登録, 名刺交換させて, 配信を希望された, 受信を希望された, メール配信を許可, 会員登録された方, ご登録の方に配信, 登録された方に, 登録者の方に配信, ご購入された方に, お申込の方に配信, \
            会員宛に配信
        ko: 수신 동의하신, 메일 수신에 동의, 메일 수신동의, 수신동의 여부를, 수신에 동의하셨기, 구독하셨기 때문, 가입하셨기 때문, 정보통신망 이용촉진, 정보통신망법, 회원님께 발송되는, \
            구독자에게 발송, 수신동의를 하셨
        lt: šį laišką gavote nes, šį laišką gaunate, šį pranešimą gavote, šį pranešimą gaunate, gavote šį laišką, \
            gaunate šį laišką, užsiprenumeravote naujienlaiškį, prenumeruojate naujienlaiškį, \
            esate registruotas vartotojas, sutikote gauti naujienas, si laiska gavote nes
        lv: šo vēstuli saņēmāt jo, šo vēstuli saņemat, šo e-pastu saņēmāt, šo e-pastu saņemat, \
            jūs saņēmāt šo e-pastu, jūs saņemat šo e-pastu, jūs saņemat šo vēstuli, esat pierakstījies jaunumu, \
            abonējat mūsu jaunumus, šī vēstule ir izveidota automātiski, šis ziņojums ir izveidots automātiski, \
            automātiski ģenerēts e-pasts, esat reģistrējies kā lietotājs
        ms: anda menerima e-mel ini kerana, anda menerima emel ini kerana, anda menerima mesej ini kerana, \
            e-mel ini dihantar kepada, kerana anda melanggan, kerana anda telah mendaftar, kerana anda berdaftar, \
            anda telah melanggan, sebagai pelanggan surat berita, kerana anda ahli
        nl: u ontvangt dit bericht omdat, je ontvangt dit bericht omdat, je krijgt deze mail omdat, \
            deze e-mail is verstuurd, omdat u zich heeft aangemeld, omdat je je hebt aangemeld, \
            omdat u bent ingeschreven
        no: du mottar dette nyhetsbrevet, du får denne e-posten, du får denne eposten, du har mottatt denne e-posten, \
            denne e-posten ble sendt til, denne e-posten er sendt til, fordi du abonnerer, fordi du har meldt deg, \
            fordi du er registrert, fordi du er medlem, påmeldt vårt nyhetsbrev
        pl: otrzymałaś tę wiadomość, otrzymują państwo tę wiadomość, wiadomość została wysłana na adres, \
            wyraziłeś zgodę na otrzymywanie, zapisałeś się na nasz newsletter, subskrybujesz nasz newsletter, \
            jesteś zarejestrowanym użytkownikiem, otrzymales te wiadomosc poniewaz
        pt: recebeu este e-mail porque, recebeu este email porque, recebe este e-mail porque, \
            está recebendo este e-mail, está recebendo esta mensagem, está a receber este e-mail, \
            está a receber este email, porque se inscreveu, porque está inscrito, porque está cadastrado, \
            porque subscreveu
        ro: ai primit acest email, ai primit acest mesaj deoarece, primești acest email, v-ați abonat la newsletter, \
            te-ai abonat la newsletter, ești abonat la newsletter, v-ați dat acordul să primiți, \
            ati primit acest e-mail deoarece, ati primit acest mesaj deoarece
        ru: вы подписаны на рассылку, вы подписались на рассылку, так как вы подписаны, вы зарегистрированы на сайте, \
            дали согласие на получение
        sk: túto správu dostávate, túto správu ste dostali, ste prihlásený na odber, prihlásili ste sa na odber, \
            ste registrovaným zákazníkom, ste udelili súhlas so zasielaním, na základe vašej registrácie, \
            tuto spravu dostavate
        sl: to sporočilo ste prejeli ker, to sporočilo prejemate ker, to e-sporočilo ste prejeli, \
            prejeli ste to sporočilo, prejemate to sporočilo, naročeni ste na e-novice, prijavili ste se na e-novice, \
            prijavljeni ste na, to je samodejno ustvarjeno, to sporočilo je samodejno, \
            registrirani ste kot uporabnik, podali soglasje za prejemanje, to sporocilo ste prejeli ker, \
            to sporocilo prejemate ker
        sr: ovu poruku ste dobili jer, ovu poruku dobijate jer, primili ste ovu poruku jer, primate ovu poruku jer, \
            dobili ste ovaj imejl, primate ovaj imejl, prijavljeni ste na našu listu, pretplatili ste se na, \
            registrovani ste kao korisnik, prijavljeni ste na nasu listu, ову поруку сте добили јер, \
            ову поруку добијате јер, примили сте ову поруку јер, примате ову поруку јер, добили сте овај имејл, \
            примате овај имејл, пријављени сте на нашу листу, претплатили сте се на, ово је аутоматски генерисана, \
            ова порука је аутоматски, регистровани сте као корисник
        sv: du har fått detta mejl, du har fått detta mail, du mottar detta, detta mejl skickades till, \
            detta e-postmeddelande skickades till, detta nyhetsbrev skickas till, eftersom du prenumererar, \
            för att du prenumererar
        sw: unapokea barua pepe hii kwa sababu, umepokea barua pepe hii kwa, unapokea ujumbe huu kwa sababu, \
            umepokea ujumbe huu kwa sababu, barua pepe hii imetumwa kwa, barua pepe hii ilitumwa, \
            kwa sababu umejiandikisha, kwa sababu ulijiandikisha, kwa sababu umesajiliwa, kwa kuwa umejiandikisha
        ta: இந்த மின்னஞ்சலை நீங்கள் பெறு, நீங்கள் இந்த மின்னஞ்சலை, இந்த மின்னஞ்சல் உங்களுக்கு, \
            இம்மின்னஞ்சல் உங்களுக்கு, நீங்கள் சந்தா செலுத்தி, நீங்கள் சந்தாதாரர், நீங்கள் பதிவு செய்ததால், \
            நீங்கள் உறுப்பினராக இருப்பதால், நீங்கள் குழுசேர்ந்துள்ளதால், எங்கள் செய்திமடலுக்கு
        th: คุณได้รับอีเมลนี้เพราะ, คุณได้รับอีเมลนี้เนื่องจาก, ท่านได้รับอีเมลนี้เนื่องจาก, ท่านได้รับอีเมล์นี้, \
            คุณได้รับอีเมลฉบับนี้, เนื่องจากคุณสมัครรับ, เพราะคุณได้สมัคร, ส่งถึงสมาชิกที่, เนื่องจากท่านเป็นสมาชิก, \
            คุณได้ลงทะเบียนรับข่าวสาร
        tr: bu maili almanızın, bu mesajı almanızın, bültenimize abone oldu, bültene abone olduğunuz, \
            üye olduğunuz için, kayıtlı kullanıcı olduğunuz, izin verdiğiniz için gönderil
        uk: ви отримуєте цей лист, ви отримуєте це повідомлення, ви підписані на розсилку, \
            ви підписалися на розсилку, оскільки ви підписані, ви зареєстровані на сайті, надали згоду на отримання
        ur: آپ کو یہ ای میل اس لیے, آپ کو یہ ای میل اس لئے, یہ ای میل آپ کو, آپ کو یہ پیغام اس لیے, \
            آپ کو یہ پیغام اس لئے, کیونکہ آپ نے سبسکرائب, کیونکہ آپ نے رجسٹر, کیونکہ آپ رکن, ہمارے نیوز لیٹر, \
            آپ نے ہماری فہرست
        vi: bạn nhận được email này vì, bạn nhận được thư này vì, quý khách nhận được email này, \
            vì bạn đã đăng ký nhận, do bạn đã đăng ký, email này được gửi tới, bạn đã đăng ký nhận bản tin, \
            vì bạn là thành viên, ban nhan duoc email nay vi, ban nhan duoc thu nay vi, \
            quy khach nhan duoc email nay, vi ban da dang ky nhan, do ban da dang ky, email nay duoc gui toi
        zh: 您收到这封邮件是, 因为您订阅了, 因为您注册了, 您之所以收到, 因为您是会员, 由于您订阅, 您曾经订阅, 您已订阅, 您会收到此邮件, 收到此邮件是因为
        zh-TW: 因為您訂閱了, 因為您註冊了, 因您是本公司會員, 您會收到這封, 您曾訂閱, 本信件寄給訂閱, 由於您訂閱, 此信寄送給會員, 收到這封信是因為, 收到此郵件是因為
        mul: you are receiving this, you're receiving this, you received this email because, \
            you received this e-mail because, you received this message because, you have received this email, \
            you have received this message because, this email was sent to, this e-mail was sent to, \
            this message was sent to, this mailing was sent, was sent to you by, because you subscribed, \
            because you signed up, because you are subscribed, because you opted, because you are a, \
            you are subscribed, you are currently subscribed, you signed up, you have subscribed, you've subscribed, \
            you are on this list, forward to a friend, forward this email, tell a friend, \
            add us to your address book, to ensure delivery, ensure that you receive, diese e-mail wurde an, \
            diese nachricht wurde an, sie erhalten diese, du erhältst diese, sie bekommen diesen, weil sie sich, \
            weil du dich, sie sind mit der, vous recevez ce, vous recevez cet, cet email a été envoyé, \
            cet e-mail a été envoyé, ce message vous est, recibes este, recibe este, has recibido este, \
            ha recibido este, este correo fue enviado, este correo electrónico se ha enviado, \
            este mensaje fue enviado, você está recebendo, você recebeu, este e-mail foi enviado, \
            este email foi enviado, esta mensagem foi enviada, ricevi questa, hai ricevuto questa, ricevete questa, \
            questa email è stata inviata, questa mail è stata, u ontvangt deze, je ontvangt deze, \
            deze e-mail is verzonden, du får detta, du får det här, du mottar denne, du modtager denne, sait tämän, \
            otrzymujesz, otrzymałeś, ta wiadomość została wysłana, tento e-mail, tento email, ezt a levelet, \
            ați primit acest, primiți acest, вы получили это, вы получаете, это письмо отправлено, ви отримали, \
            bu e-posta, bu e-postayı, λάβατε αυτό, 您收到此, 此邮件由, 此郵件, 本邮件, このメールは, 본 메일은, 이 메일은, all rights reserved, \
            alle rechte vorbehalten, tous droits réservés, todos los derechos, todos os direitos, tutti i diritti, \
            impressum:, copyright ©, copyright (c), © 20
        """)
}
