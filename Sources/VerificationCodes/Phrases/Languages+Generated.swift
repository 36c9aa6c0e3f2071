// The text files of the folder Languages, folded and without comments. Not edited by hand: CodeLanguageTests writes
// it where the environment has LETTERBOOK_UPDATE_DOCS=1.

// swift-format-ignore
extension CodeLanguage {
    /// Each with the name of its file.
    static let texts: [(tag: String, text: String)] = [
        (
            "af",
            #"""
codeNames:
 eenmalige kode, eenmalige pin, eenmalige wagwoord, eenmalige wagkode, tydelike kode, tydelike wagwoord,
 ewekansige verifikasienommer, ewekansige verifikasiegetal, sms-kode, 6-syfer-kode, ses-syfer-kode, otp-kode
 (verifikasie, verifierings, bevestigings, sekuriteits, veiligheids, toegangs, aanmeld, aanteken, aktiverings,
 verifiering, magtigings, herstel, waarmerkings, registrasie, stawings)(
 kode, kodes, pin)
 (verifikasie, verifierings, verifiering)(wagwoord)
 (verifikasie, verifierings, sekuriteits, verifiering)(nommer)
 emp, eenmalige pin, eenmalige nommer
 koppelkode, herstelsleutel, eenmalige sleutel, tydelike pin, rugsteunkode, rugsteunkodes, noodkode
codeWords:
 kode, kodes, *kode, wagwoord, *wagwoord, wagkode, pin-kode
 ses syfers, hierdie syfers, syferkombinasie, wagfrase
intent:
 bevestig, aanmeld, koppel, geldig, verval, nie self, nie aangevra, nuwe toestel, herstel, niemand, begunstigde,
 meld aan, aan te meld, aanmelding, teken in, teken aan, aan te teken, in te teken, bevestig jou, bevestig asseblief,
 te bevestig, verifieer, te verifieer, verifikasie, verifiering, identiteit, tweefaktor, twee-faktor, tweestap,
 aktiveer, aktivering, herstel jou wagwoord, wagwoord te herstel, wagwoord vergeet, nuwe wagwoord, registreer,
 registrasie, skep jou rekening, jou rekening, is geldig, geldig vir, geldig tot, voer die kode in,
 voer hierdie kode in, voer die volgende kode in, gebruik hierdie kode, gebruik die kode, gebruik die volgende kode,
 volgende kode, moenie deel nie, moenie hierdie kode, met niemand, met enigiemand, nie versoek, nie jy, ignoreer
 word ongeldig, slegs een keer, net een keer, onbekende toestel, hou dit vir jouself
entering:
 voer, tik, plak, kopieer, gebruik, vul, in te voer, intik, sleutel in
 lees voor, verskaf, hiermee meld jy aan, hiermee teken jy in, gee toegang tot jou rekening
inSubject:
 in die onderwerp van hierdie, in die onderwerpreel
otherCodes:
 afslagkode*, koeponkode*, koepon, promosiekode*, geskenkbewys, geskenkkaart, geskenkkode*, verwysingskode*,
 poskode*, posbus, landkode*, skakelkode*, takkode*, rekeningnommer, kaartnommer, eindig op, btw-nommer,
 belastingnommer, id-nommer, klientnommer, lidnommer, polisnommer, kontraknommer, verwysing, verwysingsnommer,
 saaknommer, kaartjie, kaartjienommer, bestelling, bestelnommer, bestellingsnommer, faktuur, faktuurnommer,
 kwitansie, transaksienommer, bespreking, besprekingsnommer, besprekingskode*, vlug, vlugnommer, sitplek,
 opsporingsnommer, opsporingskode*, pakkie, aflewering, vergadering-id, wi-fi-wagwoord, foutkode*, foutboodskap,
 statuskode*, bronkode*, qr-kode*, strepieskode*, produkkode*, reeksnommer, lisensiesleutel, deelnemernommer,
 opname, telefoon, telefoonnommer, selfoon, selfoonnommer, faks, faksnommer, bedrag, prys
 by die betaalpunt, in jou mandjie, inwissel, inwisselbaar, koepons, afslagbewys*, koopbewys*, geskenkbewyse,
 geskenkkaarte, veldtogkode*, aanbodkode*, uitnodigingskode*, lojaliteitskaart*, lojaliteitsnommer,
 lidmaatskapnommer, afhaalkode*, ophaalkode*, afleweringskode*, sluitkaskode*, sluitkasnommer, deurkode*, hekkode*,
 ingangskode*, sleutelkluis*, kamerkode*, kamernommer, parkeerkode*, parkeerkaartjie*, afspraaknommer,
 toegangskaartjie*, vergaderkode*, vergaderwagwoord*, konferensiekode*, netwerkwagwoord*, wi-fi-kode*, lisensiekode*,
 lisensienommer, produksleutel, lotnommer, meternommer
expiry:
 geldig vir {n}, {n} geldig, verval oor {n}, verval na {n}, verval binne {n}, binne {n}, oor {n}, vir {n},
 slegs {n}, volgende {n}
past:
 {n} gelede
minutes:
 minuut, minute, min
hours:
 uur, ure
days:
 dag, dae
links:
 is, is jou, vir, as, lui
"""#
        ),
        (
            "am",
            #"""
codeNames:
 otp, ኦቲፒ, ባለ 6 አሃዝ ኮድ, ባለ 6 አሃዝ, 6 አሃዝ ኮድ, ባለ ስድስት አሃዝ ኮድ, ባለ 4 አሃዝ ኮድ
 (የማረጋገጫ, ማረጋገጫ, የማረጋገጥ, የደህንነት, የደኅንነት, የመግቢያ, መግቢያ, የአንድ ጊዜ, የአንዴ, ለአንድ ጊዜ የሚያገለግል, የአንድ ጊዜ መጠቀሚያ, ጊዜያዊ, የማግበሪያ, የማንቂያ, የምዝገባ, የመመዝገቢያ, የዳግም ማስጀመሪያ, ዳግም ማስጀመሪያ, የመልሶ ማግኛ,
 የማስመለሻ, የመለያ, የፈቃድ, የይለፍ, የሚስጥር, የምስጢር, otp) (ኮድ, ኮድዎ, ኮድህ, ኮድሽ, ኮዱ, ቁጥር, ቁጥርዎ, የይለፍ ቃል, የይለፍ ቃልዎ, ቃል, ፒን)
codeWords:
 ኮድ, ኮድዎ, ኮዱ, ኮዱን, የይለፍ ቃል, የይለፍ ቃልዎ, የሚስጥር ቁጥር, የምስጢር ቁጥር, ፒን ኮድ
intent:
 ለመግባት, ይግቡ, በመለያ, መግባት, መግቢያ, ማረጋገጥ, ለማረጋገጥ, ያረጋግጡ, ማረጋገጫ, ማንነት, ባለሁለት, ሁለት ደረጃ, ለማንቃት, ለማግበር, ምዝገባ, ለመመዝገብ, መለያዎ,
 መለያዎን, አካውንት, ሂሳብዎ, አዲስ መሣሪያ, አዲስ መሳሪያ, ዳግም, የይለፍ ቃል ለመቀየር, ረሱ, አዲስ የይለፍ ቃል, ጊዜው ያበቃል, ያበቃል, ያገለግላል, የሚያገለግለው,
 የሚሠራው, የሚሰራው, ይሰራል, ይሠራል, ለአንድ ጊዜ, ያስገቡ, ይጠቀሙ, ይህን ኮድ, ይህ ኮድ, የሚከተለውን, ከታች ያለውን, አያጋሩ, አያጋሩት, አይስጡ, አይንገሩ, አትስጥ,
 ለማንም, ከማንም, ካልጠየቁ, ያልጠየቁ, እርስዎ ካልሆኑ, ችላ, ይተዉት, ደህንነት
entering:
 ያስገቡ, ያስገቡት, አስገባ, አስገቢ, በማስገባት, ይጻፉ, ይፃፉ, ይለጥፉ, ይቅዱ, ይጠቀሙ, ተጠቀም
otherCodes:
 የቅናሽ ኮድ, ቅናሽ, የማስተዋወቂያ ኮድ, ኩፖን, ቫውቸር, የስጦታ ካርድ, የስጦታ ኮድ, የግብዣ ኮድ, የፖስታ ኮድ, ፖ.ሳ.ቁ, የአገር ኮድ, የሂሳብ ቁጥር, የካርድ ቁጥር,
 የደንበኛ ቁጥር, የአባልነት ቁጥር, ትዕዛዝ, ትእዛዝ, የትዕዛዝ ቁጥር, የትእዛዝ ቁጥር, ደረሰኝ, የደረሰኝ ቁጥር, የግብይት ቁጥር, የማጣቀሻ ቁጥር, ማጣቀሻ, ቦታ ማስያዝ,
 የቦታ ማስያዣ, ማስያዣ, የማስያዣ ኮድ, የማስያዣ ቁጥር, በረራ, መቀመጫ, ክፍል ቁጥር, መከታተያ, የመከታተያ ቁጥር, ጥቅል, ማድረስ, ስብሰባ, የስብሰባ መታወቂያ, የስብሰባ,
 የዋይ ፋይ, የዋይፋይ, የስህተት ኮድ, ስህተት, qr ኮድ, ባርኮድ, የምርት ኮድ, መለያ ቁጥር, ተከታታይ ቁጥር, ስልክ, የስልክ ቁጥር, መጠን, ድምር, ጠቅላላ, ዋጋ, ብር, ቲኬት,
 ትኬት, የግብር ከፋይ
expiry:
 ለ{n}, ለ {n}, በ{n}, በ {n}, {n} ውስጥ, {n} በኋላ, {n} ብቻ
minutes:
 ደቂቃ, ደቂቃዎች, ደቂቃዎችን
hours:
 ሰዓት, ሰዓታት
days:
 ቀን, ቀናት
links:
 ነው, ነው፦, ነው:, ነው፡, ነው።, የእርስዎ, ለ, እነሆ, ይህ ነው
"""#
        ),
        (
            "ar",
            #"""
codeNames:
 *رمز التحقق الخاص بك, *الرقم السري المؤقت, *الرقم السري المتغير, *رمز مكون من 6 ارقام, *الرمز المكون من 6 ارقام,
 *رمز مكون من 4 ارقام, *رمز من 6 ارقام, *الرمز المكون من 6 ارقام, *رمز مكون من 6 ارقام, *رمزك,
 *رمز التعريف الشخصي, *رمز المرور, *رمز مرور
 (*رمز, *الرمز, *كود) (
 التحقق, تحقق, التاكيد, تاكيد, التاكيد, الامان, امان, الامان, الحمايه, الوصول, الدخول, دخول, تسجيل الدخول,
 المصادقه, مصادقه, التوثيق, التفويض, التفعيل, تفعيل, التنشيط, تنشيط, لمره واحده, صالحه لمره واحده,
 صالح لمره واحده, المؤقت, المؤقته, مؤقت, مؤقته, السري, سري, الاستعاده, الاسترداد, استعاده, استرداد, اعاده التعيين,
 اعاده التعيين, اعاده تعيين, التعريف, الهويه, الاستخدام لمره واحده, احادي الاستخدام, احاديه الاستخدام, المتغير,
 المتغيره, otp, الثنائي, ثنائي)
 (*كلمه مرور, *كلمه المرور, *كلمه سر, *كلمه السر) (
 لمره واحده, صالحه لمره واحده, صالح لمره واحده, المؤقت, المؤقته, مؤقت, مؤقته, الاستخدام لمره واحده,
 احادي الاستخدام, احاديه الاستخدام, المتغير, المتغيره, otp)
 (*رقم) (التحقق, تحقق, التاكيد, تاكيد, السري, سري, otp)
 (*مفتاح) (الدخول, الوصول, الاقتران, الربط, الاسترداد, لمره واحده, مؤقت, المؤقت)
 *رمز الاقتران, *رمز الربط, *رمز احتياطي, *الرمز الاحتياطي, *كلمه الدخول
 *رمز الموافقه, *رمز الولوج, *رمز فك القفل, *رمز الغاء القفل, *رمز اثبات الهويه, *الرمز الامني, *رمز امني,
 *شفره التحقق, *شيفره التحقق, *الرقم المتغير, *رموز احتياطيه, *الرموز الاحتياطيه, *رمز الاقران, *رمز اعاده الضبط,
 *رمز تغيير كلمه المرور, *رمز يستخدم مره واحده
codeWords:
 *رمز, *الرمز, *كود, *الكود, *رمزك, *كلمه المرور, *كلمه مرور, *كلمه السر, *الرقم السري, *رقم سري
 *الارقام التاليه, *الشفره, *الشيفره
intent:
 *تسجيل الدخول, *بتسجيل الدخول, *سجل الدخول, *تسجيل دخول, *الدخول الي, *الدخول الي, *محاوله دخول, *التحقق من,
 *للتحقق, *تحقق من, *التحقق, *تاكيد بريدك, *تاكيد عنوان, *لتاكيد, *تاكيد هويتك, *تاكيد حسابك, *يرجي تاكيد, *هويتك,
 *الهويه, *المصادقه, *بخطوتين, *عاملين, *ثنائيه, *تفعيل, *لتفعيل, *تنشيط, *اعاده تعيين, *اعاده تعيين, *لاعاده تعيين,
 *استعاده كلمه, *نسيت كلمه, *كلمه مرور جديده, *تغيير كلمه, *انشاء حساب, *انشاء حساب, *لانشاء حساب, *التسجيل, *تسجيلك,
 *حسابك, *لحسابك, *بحسابك, *جهاز جديد, *تنتهي صلاحيه, *صالح لمده, *صالحه لمده, *صلاحيه, *لمره واحده, *ادخل الرمز,
 *ادخل الرمز, *ادخال الرمز, *ادخل هذا, *ادخال هذا, *ادخل رمز, *استخدم الرمز, *استخدم هذا, *استخدام الرمز,
 *استخدام هذا, *استخدم رمز, *الرمز التالي, *الرمز ادناه, *هذا الرمز, *بهذا الرمز, *لا تشارك, *لا تشاركه, *لا تشاركها,
 *عدم مشاركه, *عدم مشاركته, *بعدم مشاركه, *لا تقم بمشاركه, *لا تفصح, *لا تعطي, *مع اي شخص, *مع اي احد, *مع اي شخص,
 *لاي شخص, *لم تطلب, *لم تقم, *لم تطلبه, *لم تكن انت, *لست انت, *تجاهل, *بتجاهل, *يرجي تجاهل, *تجاهلها
 *مره واحده فقط, *حافظ علي سريه, *لا تخبر, *لا تكشف, *لن نطلب, *متصفح جديد, *جهاز غير معروف
entering:
 *ادخل, *ادخال, *ادخله, *ادخلها, *ادخلي, *بادخال, *اكتب, *اكتبه, *كتابه, *انسخ, *نسخ, *الصق, *استخدم, *باستخدام,
 *استخدامه, *لصق
 *استعمل, *باستعمال, *اذكر الرمز, *ضع الرمز, *للدخول الي حسابك, *للوصول الي حسابك, *لاتمام العمليه, *لاكمال تسجيل,
 *عندما يطلب منك
inSubject:
 *عنوان الرساله, *عنوان هذه الرساله, *موضوع الرساله, *موضوع هذه الرساله, *سطر الموضوع
otherCodes:
 *رمز الخصم, *كود الخصم, *كود خصم, *رمز خصم, *رمز ترويجي, *الرمز الترويجي, *كود ترويجي, *الكود الترويجي, *قسيمه,
 *رمز القسيمه, *كوبون, *كود الكوبون, *بطاقه هديه, *رمز الهديه, *رمز الدعوه, *رمز الاحاله, *الرمز البريدي,
 *رمز بريدي, *صندوق البريد, *ص.ب, *مفتاح الدوله, *رمز الدوله, *رمز البلد, *رمز المنطقه, *رقم الحساب, *حساب رقم,
 *الحساب البنكي, *ايبان, *ايبان, *iban, *رمز السويفت, *رقم البطاقه, *بطاقه رقم, *المنتهيه ب, *تنتهي ب,
 *المنتهيه ب, *تنتهي ب, *الرقم الضريبي, *رقم ضريبي, *السجل التجاري, *رقم الهويه, *الرقم القومي, *رقم العميل,
 *رقم العضويه, *رقم العقد, *رقم الوثيقه, *رقم البوليصه, *رقم القضيه, *رقم الحاله, *رقم البلاغ, *رقم الشكوي,
 *رقم التذكره, *تذكره, *رقم الطلب, *طلب رقم, *طلبك رقم, *الطلب رقم, *طلبيه, *رقم الطلبيه, *فاتوره, *الفاتوره,
 *رقم الفاتوره, *ايصال, *رقم الايصال, *رقم المعامله, *رقم العمليه, *رقم المرجع, *الرقم المرجعي, *رقم مرجعي,
 *رمز المرجع, *رقم الحجز, *حجز رقم, *رمز الحجز, *كود الحجز, *الحجز, *حجزك, *رقم الرحله, *رحله رقم, *الرحله,
 *المقعد, *رقم الغرفه, *رقم الشحنه, *شحنه, *شحنتك, *رقم التتبع, *رمز التتبع, *رقم تتبع, *تتبع الشحنه, *طرد,
 *رمز الاستلام, *كود الاستلام, *معرف الاجتماع, *معرف الاجتماع, *رمز الاجتماع, *رمز مرور الاجتماع,
 *كلمه مرور الاجتماع, *كلمه مرور الواي فاي, *كلمه سر الواي فاي, *كلمه مرور wi-fi, *رمز الخطا, *رمز خطا, *كود الخطا,
 *رساله خطا, *رمز الحاله, *رمز المصدر, *الكود المصدري, *شفره المصدر, *رمز الاستجابه السريعه, *رمز qr, *الباركود,
 *باركود, *رمز شريطي, *رمز المنتج, *كود المنتج, *رقم المنتج, *مفتاح الترخيص, *مفتاح المنتج, *الرقم التسلسلي,
 *رقم تسلسلي, *رقم اللوحه, *رقم المشارك, *استبيان, *استطلاع, *يانصيب, *رقم الهاتف, *رقم هاتف, *رقم الجوال, *جوال,
 *رقم المحمول, *الموبايل, *فاكس, *المبلغ, *الاجمالي, *المجموع, *الرصيد, *رصيدك, *السعر, *ريال, *درهم, *جنيه,
 *الطابق, *شارع, *الاصدار
 *كود التخفيض, *رمز التخفيض, *كود العرض, *رمز العرض, *بطاقه الهديه, *قسائم, *كوبونات, *بطاقات الهدايا, *كود الهديه,
 *كود الدعوه, *كود الاحاله, *سله التسوق, *سله المشتريات, *عند الكاشير, *رقم الخزانه, *رمز الخزانه, *رمز الباب,
 *كود الباب, *رمز البوابه, *صندوق المفاتيح, *رمز الخزنه, *رقم الموقف, *رمز الموقف, *موقف السيارات, *كود الاجتماع,
 *رقم الاجتماع, *رمز المؤتمر, *رمز الفعاليه, *كلمه سر الشبكه, *كلمه مرور الشبكه, *رمز الترخيص, *رقم الترخيص,
 *رقم العداد, *رقم الاشتراك, *بطاقه الولاء, *رقم الولاء, *رقم الموعد, *رقم الوصفه, *رقم الطاوله, *رقم القرعه
expiry:
 *صالح لمده {n}, *صالحه لمده {n}, *صالح ل {n}, *لمده {n}, *تنتهي صلاحيته خلال {n}, *تنتهي صلاحيه الرمز خلال {n},
 *تنتهي صلاحيته بعد {n}, *تنتهي صلاحيته في غضون {n}, *ستنتهي خلال {n}, *ينتهي خلال {n}, *ينتهي بعد {n}, *خلال {n},
 *في غضون {n}, *بعد {n}, *صلاحيته {n}, *صلاحيه {n}, *فقط {n}
past:
 منذ {n}
minutes:
 دقيقه, دقائق, دقيقه, دقيقتين, د
hours:
 ساعه, ساعات, ساعه
days:
 يوم, ايام, ايام, يوما
links:
 هو, هي, هو:, الخاص بك, الخاص بك هو, هذا, التالي
"""#
        ),
        (
            "az",
            #"""
codeNames:
 təsdiq kod*, təsdiqləmə kod*, birdəfəlik sifrə*, birdəfəlik parol*, dinamik sifrə*, otp kod*
 (təsdiq, təsdiqləmə, dogrulama, yoxlama, təhlukəsizlik, giris, aktivləsdirmə, aktivasiya, birdəfəlik, muvəqqəti,
 bərpa, sifirlama, qeydiyyat, identifikasiya, autentifikasiya, avtorizasiya, sms, 6 rəqəmli, alti rəqəmli,
 4 rəqəmli, rəqəmli, iki mərhələli) (
 kod, kodu, kodunuz, kodunuzu, kodun, kodunu, pin)
 (birdəfəlik, muvəqqəti, sms) (sifrə, sifrəsi, sifrəniz, parol, parolu, parolunuz)
 bir dəfəlik sifrə, bir dəfəlik parol, birdəfəlik acar, bərpa acari
 (dinamik, ehtiyat, imza, cutləsdirmə, qosulma, bir dəfəlik, 3d secure, altirəqəmli, dordrəqəmli) (kod, kodu, kodunuz,
 kodunu)
 (təsdiq, təsdiqləmə, giris, bir dəfəlik, 3d secure) (sifrəsi, sifrəniz, parolu)
 (sms ilə, sms vasitəsilə, e-poctunuza) (gondərilən kod*, gondərilən sifrə*)
codeWords:
 kod, kodu, kodunuz, kodun, sifrə, sifrəniz, parol, parolu, parolunuz
 rəqəmlər, rəqəmləri, simvollari, kombinasiya*, kodunuzu, sifrəni, sifrənizi, acar
intent:
 təsdiq*, daxil ol*, giris, birdəfəlik, yalniz bir dəfə, etibarli*, bitir, siz deyilsiniz, istəməmisinizsə,
 yeni cihaz*, bərpa*, hec kim*, daxil olmaq, daxil olun, daxil olmaga, təsdiqləyin, təsdiqlə, təsdiqləmək,
 təsdiqlənməsi, təsdiqi, dogrulayin, dogrulamaq, yoxlama, səxsiyyət*, kimliyinizi, iki faktorlu, iki mərhələli,
 ikifaktorlu, aktivləsdir*, aktivləsdirmək, sifrəni bərpa*, sifrənizi bərpa*, parolu bərpa*, sifrəni sifirla*,
 parolu sifirla*, yeni sifrə, yeni parol, sifrəni dəyis*, parolu dəyis*, qeydiyyat, qeydiyyatdan kec*, hesab yarat*,
 hesabiniz, hesabiniza, hesabinizi, hesabinizin, təhlukəsizliyi, naməlum cihaz, basa catir, etibarlidir, quvvədədir,
 kodu daxil edin, bu kodu daxil edin, asagidaki kodu, koddan istifadə, kodunu daxil, hec kimlə, hec kimə,
 paylasmayin, bolusməyin, bildirməyin, verməyin, tələb etməmisinizsə, sorgu gondərməmisinizsə, siz etməmisinizsə,
 siz deyilsinizsə, nəzərə almayin, məhəl qoymayin
 quvvədən dusur, quvvədən dusəcək, etibarsiz olacaq, bir dəfə istifadə
entering:
 daxil et, yazib, kocurun, istifadə et, daxil ed*, kopyala*, yapisdir*, istifadə ed*, yigin*, yazin*
 qeyd edin, kocur, kodla təsdiqləyin, tələb olunacaq, ilə daxil ola bilərsiniz, girisi tamamla*, girisinizi tamamla*,
 girisi təsdiqlə*, hesabiniza daxil olmaq
inSubject:
 movzu sətrində
 (məktubun, bu məktubun, e-poctun, mesajin) (movzusunda)
otherCodes:
 promo kod*, promokod*, endirim kod*, kampaniya kod*, kupon, kupon kod*, hədiyyə kart*, hədiyyə kod*, dəvət kod*,
 referal kod*, poct indeksi, poct kod*, olkə kod*, bank kod*, hesab nomrə*, iban, kart nomrə*, ilə bitən, voen,
 fin kod*, mustəri nomrə*, mustəri kod*, abonent kod*, abonent nomrə*, muqavilə nomrə*, polis nomrə*,
 muraciət nomrə*, sifaris, sifarisiniz, sifaris nomrə*, sifaris №, sifaris kod*, faktura, qaimə, hesab-faktura,
 qəbz, qəbz nomrə*, əməliyyat nomrə*, tranzaksiya*, referans nomrə*, bilet, bilet nomrə*, rezervasiya, bron kod*,
 rezervasiya nomrə*, rezervasiya kod*, ucus nomrə*, otaq, baglama, baglamaniz, izləmə kod*, izləmə nomrə*,
 catdirilma kod*, gorus id, wi-fi sifrə*, wifi sifrə*, xəta kod*, səhv kod*, mənbə kod*, qr kod*, barkod*,
 strix-kod*, məhsul kod*, seriya nomrə*, lisenziya acari, sorgu, telefon, tel, telefon nomrə*, mobil, faks, məbləg,
 məbləgi, cəmi
 promo-kod*, kupon*, vaucer*, hədiyyə cek*, endirim kart*, kassada, səbətdə, səbətinizdə, bonus kart*, bonus kod*,
 loyalliq kart*, uzvluk nomrə*, uzv nomrə*, təhvil kod*, təhvil alma kod*, goturmə kod*, poctomat*, hucrə nomrə*,
 hucrə kod*, qapi kod*, darvaza kod*, domofon*, seyf kod*, parkinq*, parklanma kod*, gorus kod*, gorus sifrə*,
 konfrans kod*, konfrans id*, modem sifrə*, lisenziya kod*, lisenziya nomrə*, məhsul acari, saygac nomrə*, lotereya*,
 udus kod*, novbə nomrə*, masa nomrə*, tədbir kod*, pnr kod*
expiry:
 {n} etibarlidir, {n} ərzində, {n} ərzində etibarlidir, {n} muddətində, {n} sonra, {n} quvvədədir,
 etibarliliq muddəti {n}, yalniz {n}
minutes:
 dəqiqə, dəqiqədir, dəq
hours:
 saat, saatdir
days:
 gun, gundur
links:
 ucun, bu
"""#
        ),
        (
            "be",
            #"""
codeNames:
 праверачны код, аднаразовы код, аднаразовага кода, аднаразовы пароль, аднаразовага пароля, часовы код,
 часовы пароль, сакрэтны код, смс-код*, sms-код*, шасцізначны код, 6-значны код, значны код, верыфікацыины код
 (код, кода, кодам, пін-код, пін) (
 пацвярджэння, пацверджання, для пацвярджэння, для пацверджання, праверкі, для праверкі, верыфікацыі, бяспекі,
 доступу, для доступу, уваходу, для уваходу, аутарызацыі, для аутарызацыі, аутэнтыфікацыі, актывацыі,
 для актывацыі, аднаулення, для аднаулення, скіду, для скіду, рэгістрацыі, для рэгістрацыі, ідэнтыфікацыі)
 (пароль) (для уваходу, уваходу)
 разавы пароль, аднаразовыя коды, рэзервовыя коды, аднаразовым кодам, аднаразовы ключ
 (разавы, рэзервовы, кантрольны, аутарызацыины, чатырохзначны) (код)
 (часовага, сакрэтнага, праверачнага) (кода)
 (код, кода) (з sms, з смс, з ліста, з паведамлення, для падпісання, спалучэння, прывязкі, для змены пароля)
codeWords:
 код, кода, кодам, ваш код, пароль, пароля
 лічбы, лічбау, камбінацыя, камбінацыю, сімвалы, твои код, ключ
intent:
 уваисці, уваидзіце, уваход, уваходу, спроба уваходу, пацвердзіць, пацвердзіце, пацвярджэнне, пацвярджэння,
 пацверджанне, пацверджання, праверка, праверкі, верыфікацыя, асобу, аутарызацыя, аутарызацыі, аутэнтыфікацыя,
 двухфактарн*, двухэтапн*, актываваць, актывацыя, скінуць пароль, скід пароля, аднауленне пароля, аднавіць пароль,
 забылі пароль, новы пароль, змена пароля, змяніць пароль, рэгістрацыя, рэгістрацыі, стварэнне уліковага запісу,
 ваш уліковы запіс, уліковага запісу, вашага акаунта, ваш акаунт, новая прылада, невядомая прылада, сапраудны,
 дзеинічае, дзеинічае на працягу, тэрмін дзеяння, аднаразов*, нікому, не паведамляице, не перадаваице, не кажыце,
 не дзяліцеся, увядзіце код, увядзіце гэты код, увядзіце наступны код, выкарыстаице код, выкарыстаице гэты код,
 выкарыстоуваице код, наступны код, не запытвалі, не рабілі, гэта не вы, гэта былі не вы, праігнаруице, ігнаруице
 перастане дзеинічаць, страціць сілу, толькі адзін раз, новаи прылады, вы не прасілі
entering:
 укажыце, пакажыце, напішыце, увяд*, упіш*, набяр*, скапі*, устау*, выкарыст*, увесці
 перапішыце, назавіце, прадыктуице, упісаць, набраць, пацвердзіце кодам, завяршыць уваход, завяршыце уваход,
 для завяршэння уваходу
 (каб уваисці) (у акаунт, ва уліковы запіс, у асабісты кабінет, у сістэму)
inSubject:
 (у тэме, у загалоуку) (ліста, гэтага ліста, паведамлення, гэтага паведамлення)
otherCodes:
 id сустрэчы, id нарады, id канферэнцыі, ідэнтыфікатар сустрэчы, ідэнтыфікатар канферэнцыі, ідэнтыфікатар нарады, ідэнтыфікатарам*,
 промакод*, прома-код*, купон, код купона, код зніжкі, падарункавая карта, падарункавы сертыфікат, паштовы індэкс,
 індэкс, код краіны, код горада, нумар рахунку, рахунак №, нумар карткі, унп, нумар кліента, нумар дагавора,
 дагавор №, нумар звароту, зварот, заяука, нумар заяукі, заказ, заказ №, нумар заказа, замова, нумар замовы,
 накладная, квітанцыя, чэк, нумар транзакцыі, транзакцыя, білет, білеты, квіток, нумар білета, браніраванне,
 браніраванні, нумар браніравання, код браніравання, рэис, нумар рэиса, цягнік, пакои, адпрауленне,
 нумар адпраулення, трэк-нумар, трэк-код, код адсочвання, пасылка, пасылкі, код атрымання, пароль ад wi-fi,
 код памылкі, памылка, зыходны код, зыходнага кода, qr-код*, qr код, штрых-код*, штрыхкод*, код тавару, артыкул,
 серыины нумар, ліцэнзіины ключ, апытанне, анкета, тэлефон, тэл, нумар тэлефона, мабільны, факс, сума, суму, разам,
 баланс, кошт, цана, паверх, вуліца, кватэра
 прамакод*, код на зніжку, зніжкавы код, падарункавы код, падарункаваи карты, падарункавага сертыфіката,
 падарункавыя коды, ваучар*, купона, у кошыку, на касе, карта лаяльнасці, карты лаяльнасці, бонусная карта,
 бонуснаи карты, клубная карта, нумар ячэикі, код ячэикі, паштамат*, код выдачы, код для выдачы, код ад дзвярэи,
 код ад пад'езда, дамафон*, код шлагбаума, код сеифа, код замка, парковачн*, код сустрэчы, пароль сустрэчы,
 код канферэнцыі, пароль канферэнцыі, пароль wi-fi, пароль wifi, ключ ліцэнзіі, нумар ліцэнзіі, асабовы рахунак,
 нумар лічыльніка, нумар талона, латарэя
expiry:
 сапраудны на працягу {n}, сапраудны {n}, дзеинічае {n}, дзеинічае на працягу {n}, дзеины {n},
 дзеины на працягу {n}, скончыцца праз {n}, на працягу {n}, цягам {n}, праз {n}, тэрмін дзеяння {n}
minutes:
 хвіліна, хвіліны, хвілін, хвіліну, хв
hours:
 гадзіна, гадзіны, гадзін, гадзіну
days:
 дзень, дні, дзен, дня
links:
 для, гэта, як, ваш, -
"""#
        ),
        (
            "bg",
            #"""
codeNames:
 динамична парола, динамичен код, статична парола
 (код, кода, кодът, кодове, пин, пин код) (
 за потвърждение, за потвърждаване, за проверка, за верификация, за верифициране, за сигурност, за достъп,
 за вход, за влизане, за удостоверяване, за автентикация, за оторизация, за активиране, за активация, за нулиране,
 за възстановяване, за регистрация, за еднократна употреба, за еднократно ползване, за идентификация,
 за отключване, за смяна, за защита)
 (парола, паролата, ключ) (за еднократна употреба, за еднократно ползване)
 (номер) (за потвърждение, за потвърждаване, за проверка)
 (потвърдителен, потвърдителния, верификационен, верификационния, еднократен, еднократния, еднократна,
 еднократната, временен, временния, временна, временната, таен, активационен, авторизационен, смс, sms, 6-цифрен,
 6-цифрения, шестцифрен, шестцифрения, четирицифрен, 4-цифрен, цифрен, цифрения) (
 код, кода, пин)
 (еднократен, еднократния, еднократна, еднократната, временен, временния, временна, временната, смс, sms) (
 парола, парола за достъп)
 (ключ, ключа, ключът) (за достъп, за вход, за сдвояване, за свързване, за възстановяване)
 еднократен ключ, временна парола, временната парола, еднократна парола, резервен код
 резервни кодове, резервните кодове, еднократни пароли, еднократни кодове, динамичната парола
 (код, кода, кодът) (за автентификация, за авторизация, за валидиране, за валидация, за подписване, за подпис,
 за сдвояване, за свързване, за вписване, за първоначален вход, от смс, от sms, от имеила)
 (проверочен, валидационен, защитен, осемцифрен, тан, otp, 2fa, 3d secure) (код)
 (проверочния, валидационния, защитния, четирицифрения, резервния, динамичния) (код)
 (парола, паролата) (3d secure, от смс, от sms, за първоначален вход)
codeWords:
 код, кода, кодът, кодове, вашият код, вашия код, твоят код, парола, паролата, пин код
 цифри, цифрите, комбинация, комбинацията, числова комбинация, символи, символите, знаци, ключ, ключа
intent:
 потвърд*, вход, влезете, влизане, еднократ*, само веднъж, валид*, изтича, не сте вие, не сте поискали,
 ново устроиство, възстанов*, никого, влезте, опит за вход, потвърдете, потвърди, потвърдите, потвърждение,
 потвърждаване, проверка, верификация, верифицираите, самоличност, самоличността, удостоверяване, двуфакторн*,
 двустъпков*, в две стъпки, активираите, активиране, активация, нулиране, нулирате, възстановяване на парола,
 забравена парола, нова парола, смяна на парола, регистрация, регистрирате, създаване на акаунт, създадете акаунт,
 вашия акаунт, вашият акаунт, твоя акаунт, акаунта ви, профила ви, вашия профил, непознато устроиство, валиден,
 валидна, валидност, въведете кода, въведете този код, въведете следния код, въведи кода, въведи този код,
 използваите кода, използваите този код, използваите следния код, използваи кода, следния код, кода по-долу,
 не споделяите, не споделяи, не го споделяите, не предоставяите, не даваите, с никого, на никого, не сте заявили,
 не сте заявявали, не сте били вие, не си заявил, игнорираите, игнорираи, пренебрегнете
 спира да важи, престава да важи, губи валидност, ще загуби валидност, не сте го поискали, не си поискал,
 не си поискала, наши служители никога
entering:
 въвед*, въвеж*, впиш*, напиш*, препиш*, копира*, използ*, попълн*, поставете, постави, наберете, набери
 вкараите, вкараи, вмъкнете, продиктуваите, посочете, посочи, изпишете, потвърдете с кода, ще ви бъде поискан,
 с него влизате, с него ще влезете, с този код влизате, с него потвърждавате, служи за потвърждение,
 завършете влизането, да завършите влизането, отключва профила, влезте с код
inSubject:
 в полето тема
 (в темата на, в заглавието на) (съобщението, това съобщение, имеила, този имеил, писмото, това писмо)
otherCodes:
 онлаин среща
 id на срещата, id на среща, идентификатор на срещата, номер на срещата, онлаин среща,
 промо код, промокод, промоционален код, код за отстъпка, кода за отстъпка, купон, код на купон, подаръчна карта,
 ваучер, код на ваучер, реферален код, пощенски код, пощенския код, телефонен код, код на страната,
 номер на сметка, банкова сметка, ибан, бик, номер на карта, завършваща на, еик, булстат, егн,
 идентификационен номер, ддс номер, клиентски номер, номер на клиент, абонатен номер, членски номер,
 номер на договор, договор №, полица, номер на полица, входящ номер, вх. №, номер на преписка, номер на заявка,
 заявка №, номер на случаи, поръчка, поръчката, номер на поръчка, поръчка №, фактура, номер на фактура, фактура №,
 разписка, касов бон, транзакция, номер на транзакция, референция, референтен номер, номер на билет, билет, билети,
 резервация, резервацията, номер на резервация, код на резервация, код за резервация, полет, номер на полет,
 пратка, пратката, номер на пратка, товарителница, номер на товарителница, номер за проследяване,
 код за проследяване, пакет, код за получаване, id на срещата, идентификатор на срещата, парола за wi-fi,
 парола за wifi, wi-fi, код на грешка, код за грешка, грешка, код на състоянието, изходен код, изходния код,
 qr код, баркод, бар код, код на продукт, код на продукта, продуктов код, артикулен номер, сериен номер,
 лицензен ключ, продуктов ключ, регистрационен номер, анкета, проучване, томбола, електромер, телефон,
 телефонен номер, мобилен, факс, сума, сумата, баланс
 кодове за отстъпка, кодът за отстъпка, промо кода, промокода, промо кодове, купона, ваучера, код от талон,
 подаръчен код, подаръчната карта, код за подарък, в количката, на касата, клубна карта, карта за лоялност,
 картата за лоялност, код за взимане, код за вземане, код за автомата, номер на клетка, код за шкафче,
 номер на шкафче, код за вратата, код за бариерата, код за домофона, код на сеифа, код за апартамента,
 кутия за ключове, паркомясто, код за паркинг, код на срещата, парола за срещата, код на конференцията,
 парола за мрежата, лицензен код, ключ на продукта, номер на водомер, номер на направление, лотария, номер на маса
expiry:
 валиден {n}, валиден за {n}, валиден в рамките на {n}, валидна {n}, важи {n}, изтича след {n}, изтича до {n},
 ще изтече след {n}, в рамките на {n}, в следващите {n}, следващите {n}, за {n}, до {n}, след {n}, само {n}
past:
 преди {n}
minutes:
 минута, минути, мин
hours:
 час, часа, часове
days:
 ден, дни, дена
links:
 е, е:, за, като, на
"""#
        ),
        (
            "bn",
            #"""
codeNames:
 ওটিপি*, 6 সংখ্যার কোড*, 6 ডিজিটের কোড*, 6 ডিজিটের কোড*, ছয় সংখ্যার কোড*, ছয় অঙ্কের কোড*, 6-সংখ্যার কোড*,
 সংখ্যার কোড*
 (যাচাইকরণ, যাচাই, ভেরিফিকেশন, নিশ্চিতকরণ, কনফার্মেশন, নিরাপত্তা, সিকিউরিটি, অ্যাক্সেস, লগইন, লগ-ইন, লগ ইন,
 সাইন ইন, সাইন-ইন, প্রমাণীকরণ, অথেনটিকেশন, অ্যাক্টিভেশন, সক্রিয়করণ, এককালীন, একবার ব্যবহারযোগ্য, ওয়ান-টাইম,
 ওয়ান টাইম, সাময়িক, অস্থায়ী, রিসেট, পাসওয়ার্ড রিসেট, রিকভারি, নিবন্ধন, রেজিস্ট্রেশন, গোপন, ওটিপি, otp) (
 কোড*, পিন*, পাসকোড*, সংকেত)
 (এককালীন, একবার ব্যবহারযোগ্য, ওয়ান-টাইম, ওয়ান টাইম, সাময়িক, অস্থায়ী, ওটিপি, otp) (পাসওয়ার্ড*)
 যাচাই নম্বর*, ভেরিফিকেশন নম্বর*, অনুমোদন কোড*, শনাক্তকরণ কোড*, যাচাই করার কোড*, লগইন করার কোড*,
 একবার ব্যবহারের কোড*, একবার ব্যবহারের পাসওয়ার্ড*, একবারের কোড*, ব্যাকআপ কোড*, পুনরুদ্ধার কোড*, আনলক কোড*,
 পেয়ারিং কোড*, গোপন নম্বর*, ডিজিটের কোড*, ডিজিটের পিন*, অঙ্কের কোড*
codeWords:
 কোড, কোডটি, কোড হলো, কোড হল, আপনার কোড*, পাসওয়ার্ড, পিন, পাসকোড
 সংখ্যাটি, নম্বরটি, নিচের সংখ্যা*, টোকেন*
intent:
 লগইন, লগ ইন, লগ-ইন, সাইন ইন, সাইন-ইন, যাচাই, যাচাইকরণ, যাচাই করতে, যাচাই করুন, নিশ্চিত করতে, নিশ্চিত করুন, পরিচয়,
 প্রমাণীকরণ, দ্বি-স্তর, দুই ধাপ*, দ্বি-ফ্যাক্টর, দুই-ধাপ*, সক্রিয় করতে, সক্রিয় করুন, পাসওয়ার্ড রিসেট, রিসেট করতে,
 পাসওয়ার্ড ভুলে, নতুন পাসওয়ার্ড, পাসওয়ার্ড পরিবর্তন, নিবন্ধন, রেজিস্ট্রেশন, অ্যাকাউন্ট তৈরি, আপনার অ্যাকাউন্ট*,
 আপনার একাউন্ট*, নতুন ডিভাইস*, মেয়াদ শেষ, মেয়াদ, মেয়াদোত্তীর্ণ, বৈধ, কার্যকর থাকবে, কোড লিখুন, কোডটি লিখুন,
 কোডটি প্রবেশ, কোডটি দিন, কোড দিন, এই কোড*, নিচের কোড*, নিম্নলিখিত কোড*, কোডটি ব্যবহার, কোড ব্যবহার, শেয়ার করবেন না,
 কারো সাথে, কারও সাথে, কারো সঙ্গে, কারও সঙ্গে, কাউকে, অনুরোধ না করে, অনুরোধ করেননি, আপনি না হ*, উপেক্ষা করুন,
 এড়িয়ে যান
 শুধু একবার, শুধুমাত্র একবার, গোপন রাখুন, জানাবেন না, বলবেন না, প্রতারক*, অচেনা ডিভাইস*
entering:
 বসিয়ে, ইনপুট দিন, কোডটি দিন, এন্টার করুন, লিখ*, টাইপ কর*, প্রবেশ কর*, বসা*, ব্যবহার কর*, কপি কর*, পেস্ট কর*
 এন্টার কর*, ইনপুট কর*, কোডটি দিয়ে, লগইন করতে, লগ ইন করতে, সাইন ইন করতে, লেনদেন সম্পন্ন করতে, নিবন্ধন সম্পন্ন করতে
inSubject:
 বিষয় লাইন*, সাবজেক্ট লাইন*, ইমেইলের শিরোনাম*
otherCodes:
 প্রোমো কোড, প্রমো কোড, ডিসকাউন্ট কোড, ছাড়ের কোড, কুপন*, কুপন কোড, ভাউচার*, গিফট কার্ড, উপহার কার্ড, রেফারেল কোড,
 আমন্ত্রণ কোড, পোস্টাল কোড, পোস্ট কোড, ডাক কোড, পিন কোড:, এরিয়া কোড, দেশের কোড, অ্যাকাউন্ট নম্বর, একাউন্ট নম্বর,
 হিসাব নম্বর, কার্ড নম্বর, জাতীয় পরিচয়পত্র, গ্রাহক নম্বর, কাস্টমার আইডি, সদস্য নম্বর, পলিসি নম্বর, কেস নম্বর,
 অভিযোগ নম্বর, টিকিট, টিকিট নম্বর, টিকেট, অর্ডার, অর্ডার নম্বর, অর্ডার আইডি, চালান, চালান নম্বর, ইনভয়েস,
 ইনভয়েস নম্বর, বিল নম্বর, রসিদ, রশিদ, রসিদ নম্বর, লেনদেন আইডি, লেনদেন নম্বর, ট্রানজেকশন আইডি, trxid,
 রেফারেন্স নম্বর, রেফারেন্স, বুকিং, বুকিং নম্বর, বুকিং আইডি, সংরক্ষণ, পিএনআর, ফ্লাইট, ফ্লাইট নম্বর, ট্রেন, আসন,
 সিট, রুম, কক্ষ, ট্র্যাকিং নম্বর, ট্র্যাকিং আইডি, পার্সেল, শিপমেন্ট, প্যাকেজ, মিটিং আইডি, ওয়াইফাই পাসওয়ার্ড,
 ওয়াই-ফাই পাসওয়ার্ড, ত্রুটি কোড, এরর কোড, সোর্স কোড, কিউআর কোড, qr কোড, বারকোড, বার কোড, পণ্যের কোড, পণ্য কোড,
 সিরিয়াল নম্বর, লাইসেন্স কী, সমীক্ষা, জরিপ, লটারি, ফোন, ফোন নম্বর, মোবাইল নম্বর, হেল্পলাইন, ফ্যাক্স, টাকা, পরিমাণ,
 মোট, ব্যালেন্স, মূল্য, তলা, সংস্করণ
 ছাড় কোড*, অফার কোড*, প্রোমোকোড*, প্রচার কোড*, গিফট কোড*, উপহারের কোড*, ক্যাশব্যাক কোড*, রিডিম কোড*, রিডিম কর*,
 চেকআউটে*, শপিং কার্ট*, ক্যাশ কাউন্টার*, লকার নম্বর*, লকার কোড*, লকারের*, পিকআপ কোড*, সংগ্রহের কোড*, দরজার কোড*,
 গেট কোড*, গেটের কোড*, পার্কিং কোড*, পার্কিং নম্বর*, মিটিং কোড*, মিটিং পাসকোড*, মিটিং পাসওয়ার্ড*,
 মিটিংয়ের পাসওয়ার্ড*, কনফারেন্স কোড*, লাইসেন্স নম্বর*, লাইসেন্স কোড*, মিটার নম্বর*, গ্রাহক আইডি*, চুক্তি নম্বর*,
 সদস্যপদ নম্বর*, মেম্বারশিপ নম্বর*, লয়্যালটি কার্ড*, লাকি ড্র*, অ্যাপয়েন্টমেন্ট নম্বর*, টেবিল নম্বর*, ইভেন্ট কোড*
expiry:
 {n} জন্য বৈধ, {n} পর্যন্ত বৈধ, {n} মধ্যে, {n} জন্য কার্যকর, {n} পর মেয়াদ, {n} পরে, {n} বৈধ, মেয়াদ {n},
 আগামী {n}, পরবর্তী {n}, {n} মধ্যে মেয়াদ, {n} জন্য
minutes:
 মিনিট, মিনিটের, মিনিটে
hours:
 ঘণ্টা, ঘন্টা, ঘণ্টার, ঘন্টার
days:
 দিন, দিনের
links:
 হল, হলো, হচ্ছে, হল:, আপনার, জন্য
"""#
        ),
        (
            "ca",
            #"""
codeNames:
 codi de 6 digits, codi de sis digits, codi de 6 xifres, codi de sis xifres, codi de 4 digits, codi sms, codi otp,
 codi per iniciar sessio, codi per accedir, codi per confirmar, codi per verificar
 (codi, codis, pin) (
 de verificacio, de confirmacio, de seguretat, d'acces, d'acces, d'autenticacio, d'autenticacio, d'autoritzacio,
 d'autoritzacio, d'activacio, d'activacio, d'inici de sessio, d'inici de sessio, d'identificacio, de validacio,
 de restabliment, de recuperacio, de desbloqueig, d'un sol us, d'un sol us, temporal, provisional, unic, unica,
 de registre, de doble factor)
 (contrasenya, clau) (de verificacio, d'un sol us, d'un sol us, temporal, provisional, unic, unica)
 (numero) (de verificacio, de confirmacio, de seguretat)
 codi d'us unic, contrasenya d'us unic, clau d'acces temporal, clau dinamica, codi dinamic, codi d'aparellament,
 codi de vinculacio, codi de signatura, codi de comprovacio, paraula de pas temporal, frase de recuperacio
codeWords:
 codi, codis, el codi, contrasenya, codi pin
 paraula de pas, sis xifres, sis digits, aquestes xifres, combinacio numerica, cadena de caracters
intent:
 iniciar sessio, inicia sessio, inicieu sessio, inici de sessio, accedir al teu, accedir al vostre, confirmar el teu,
 confirma el teu, confirma la teva, confirmeu el vostre, confirmeu la vostra, confirmar la, verificar el teu,
 verifica el teu, verifiqueu, verificacio, validar, identitat, autenticacio, doble factor, dos passos, dos factors,
 activar el teu, activa el teu, activeu, activacio, restablir, restabliment, restableix, restabliu, nova contrasenya,
 canviar la contrasenya, registrar-te, registre, crear un compte, crear el teu compte, el teu compte,
 el vostre compte, nou dispositiu, dispositiu desconegut, caduca, caducara, expira, expirara, es valid, valid durant,
 valida durant, valid fins, introdueix el codi, introduiu el codi, introdueix aquest codi, introduiu aquest codi,
 introdueix el seguent codi, introduiu el codi seguent, escriu el codi, fes servir aquest codi,
 feu servir aquest codi, utilitza aquest codi, utilitzeu aquest codi, utilitza el codi, utilitzeu el codi,
 seguent codi, codi seguent, no comparteixis, no compartiu, no el comparteixis, amb ningu, a ningu,
 no has sol·licitat, no heu sol·licitat, no ho has demanat, no has estat tu, no heu estat vos, ignora aquest,
 ignoreu aquest, ignorar aquest
 deixa de funcionar, un sol us, una sola vegada, no el diguis, dispositiu no reconegut
entering:
 copia, copiar, fes servir, feu servir, useu, posa, poseu, indica, indiqueu, introdueix, introduiu, introduir,
 escriu, escriviu, copieu, enganxa, enganxeu, teclegeu, tecleja, utilitza, utilitzeu, usa el, usa aquest
 et demanara, us demanara, et permet entrar, us permet accedir, inicia sessio amb, obre el teu compte,
 desbloqueja el teu compte
inSubject:
 a l'assumpte d'aquest, a la linia d'assumpte
otherCodes:
 codi promocional, codi de descompte, codi descompte, cupo, codi de cupo, val de descompte, targeta regal,
 codi de regal, codi d'invitacio, codi postal, codi de pais, compte bancari, numero de compte, iban, bic,
 numero de targeta, acabada en, acabat en, que acaba en, nif, numero de client, codi de client, numero de soci,
 numero de contracte, polissa, expedient, numero d'expedient, comanda, numero de comanda, num. de comanda, factura,
 numero de factura, num. de factura, rebut, numero de rebut, referencia, numero de referencia,
 referencia de pagament, transaccio, numero d'operacio, incidencia, tiquet, numero de tiquet, bitllet, entrades,
 reserva, numero de reserva, codi de reserva, localitzador, numero de vol, seient, habitacio, numero de seguiment,
 codi de seguiment, enviament, paquet, codi de recollida, codi de lliurament, id de la reunio, codi de la reunio,
 contrasenya wifi, contrasenya del wifi, wifi, codi d'error, codi de l'error, missatge d'error, codi d'estat,
 codi font, codi qr, codi de barres, codi civil, codi de conducta, codi de producte, codi de l'article,
 numero de serie, clau de llicencia, matricula, codi de participant, enquesta, sorteig, comptador, telefon, tel,
 numero de telefon, mobil, fax
 a la cistella, al carreto, en finalitzar la compra, bescanvia el, bescanviar el, bescanviable, val regal, xec regal,
 codis promocionals, codis de descompte, codi promo, cupons, targetes regal, codi de campanya,
 targeta de fidelitzacio, targeta client, codi de la taquilla, codi de taquilla, codi de la consigna,
 codi de la porta, codi del portal, codi de l'edifici, caixa de claus, codi del parquing, codi d'aparcament,
 placa d'aparcament, numero de placa, numero de cita, codi de cita, codi de l'esdeveniment, codi d'assistent,
 contrasenya de la reunio, pin de la reunio, codi de conferencia, contrasenya de la xarxa, contrasenya del wi-fi,
 codi de llicencia, clau de producte, numero de lot, codi cups
expiry:
 valid durant {n}, valida durant {n}, valid per {n}, caduca en {n}, caducara en {n}, expira en {n},
 expirara en {n}, caduca d'aqui a {n}, d'aqui a {n}, durant {n}, abans de {n}, en {n}, en els propers {n},
 propers {n}, dins de {n}
past:
 fa {n}
minutes:
 minut, minuts, min
hours:
 hora, hores
days:
 dia, dies
links:
 es, es el, es la, per, com, de
"""#
        ),
        (
            "cs",
            #"""
codeNames:
 jednorazovy kod, jednorazoveho kodu, jednorazovym kodem, jednorazove heslo, jednorazoveho hesla, jednorazovy pin,
 docasny kod, docasne heslo, overovaci kod, overovaciho kodu, overovacim kodem, potvrzovaci kod,
 potvrzovaciho kodu, bezpecnostni kod, bezpecnostniho kodu, prihlasovaci kod, prihlasovaciho kodu, pristupovy kod,
 pristupoveho kodu, autorizacni kod, autorizacniho kodu, aktivacni kod, aktivacniho kodu, verifikacni kod,
 verifikacniho kodu, registracni kod, identifikacni kod, sms kod, sms kodu, sms kodem, sms klic, smskod,
 6mistny kod, 6mistneho kodu, sestimistny kod, sestimistneho kodu, ctyrmistny kod, 4mistny kod, mistny kod,
 mistneho kodu, overovaci pin, autorizacni sms, otp kod, 2fa kod, kod z sms
 (kod, kodu, kodem, kody, pin, token) (
 overovaci*, overeni, pro overeni, k overeni, potvrzovaci*, potvrzeni, pro potvrzeni, bezpecnostni*, zabezpeceni,
 pristupov*, prihlasovaci*, prihlaseni, pro prihlaseni, k prihlaseni, autentizacni*, autentifikacni*,
 autorizacni*, aktivacni*, jednorazov*, docasn*, obnovovaci, obnoveni, pro obnoveni, pro obnovu, k obnove,
 pro reset, registracni*, identifikacni*, verifikacni*, odblokovaci, dvoufazov*)
 (heslo, hesla, klic) (overovaci*, overeni, pro overeni, k overeni, jednorazov*, docasn*, verifikacni*)
 (pristupovy, prihlasovaci, parovaci, jednorazovy, obnovovaci, docasny, overovaci) (klic)
 docasne heslo, jednorazove heslo, parovaci kod, zalozni kod
 sms heslo, heslo z sms, autorizacni heslo, zalozni kody, jednorazovy prihlasovaci kod,
 jednorazove prihlasovaci heslo
 (autentizacni, autentifikacni, obnovovaci, odblokovaci, schvalovaci) (kod, kodem)
 (autentizacniho, autentifikacniho, obnovovaciho, schvalovaciho, parovaciho) (kodu)
 (3d secure, 3-d secure, e-mailovy, petimistny, osmimistny) (kod)
 (kod, kodu, heslo) (na jedno pouziti, z e-mailu, 3d secure, 3-d secure)
 (kod, kodu) (pro zmenu hesla, pro podpis, k podpisu, pro sparovani, ke sparovani)
 (overovaci, potvrzovaci) (cislo, cisla)
 (prihlasovaci, potvrzovaci, autorizacni, bezpecnostni) (pin)
codeWords:
 kod, kodu, kodem, kody, vas kod, tvuj kod, heslo, hesla, ciselny kod
 cislice, cislic, cislicemi, kombinaci cislic, kombinaci cisel, ciselnou kombinaci, retezec, znaky, sesticisli,
 heslem, klic
intent:
 podepsat, podepsani, elektronicky podpis
 potvrdte, potvrdit, potvrzeni, prihlasit, prihlaseni, sparovat, jednorazov*, jen jednou, pouze jednou, platnost,
 vyprsi, nezadali, nezadal, nove zarizeni, obnovit, nikomu, prihlaste se, prihlas se, prihlasovani,
 pokus o prihlaseni, potvrd, overit, overte, overeni, overeni e-mailu, overeni totoznosti, totoznost, identitu,
 dvoufaktorov*, dvoufazov*, dvoustupnov*, autorizace, autorizaci, aktivovat, aktivujte, aktivace, obnovit heslo,
 obnoveni hesla, obnova hesla, resetovat, zapomenute heslo, zapomneli jste heslo, nove heslo, zmena hesla,
 zmenit heslo, registrace, registraci, zaregistrovat, zalozit ucet, vytvoreni uctu, vytvorit ucet, vas ucet,
 vaseho uctu, vasemu uctu, tvuj ucet, noveho zarizeni, nezname zarizeni, je platny, platny po, zadejte kod,
 zadejte tento kod, zadejte nasledujici kod, zadej kod, zadej tento kod, zadanim kodu, zadani kodu, vlozte kod,
 vlozte tento kod, opiste kod, pouzijte kod, pouzijte tento kod, pouzijte nasledujici kod, pouzij tento kod,
 nasledujici kod, nize uvedeny kod, nesdilejte, nesdilej, nesdelujte, neposkytujte, nepredavejte, neprozrazujte,
 s nikym, nikdy nebudeme, nepozadali, nevyzadali, nepokouseli, neprihlasovali, nejste to vy, nebyli jste to vy,
 jste to nebyli vy, ignorujte, ignoruj, nevenujte pozornost
 prestane platit, prestane fungovat, pozbyva platnosti, pozbude platnosti, nezadala, nevyzadal, nevyzadala,
 neznameho zarizeni
entering:
 uvedte, zadej*, prepis*, vloz*, pouzij*, zkopir*, vypln*, vepis*, natuk*, opiste, zadanim, zadani, zadat, napiste,
 napis
 opsat, opis, prepsat, pouzit, uvest, uved, vytukejte, nadiktujte, zadate, potvrdte kodem, budete pozadani o,
 vyzada si, kterym se prihlasite, timto kodem se prihlasite, slouzi k prihlaseni, slouzi k overeni,
 umozni prihlaseni, dokoncite prihlaseni, dokoncete prihlaseni, potvrdite prihlaseni, odemkne vas ucet
inSubject:
 viz predmet
 (v predmetu) (zpravy, teto zpravy, e-mailu, tohoto e-mailu, mailu, tohoto mailu)
otherCodes:
 slevovy kod, slevoveho kodu, slevovym kodem, slevove kody, slevovy kupon, kupon, promo kod, promokod, akcni kod,
 darkovy kod, darkovy poukaz, darkova karta, poukaz, poukazka, voucher, kod kuponu, kod poukazu, zvaci kod,
 doporucovaci kod, psc, postovni smerovaci cislo, predvolba, kod zeme, kod banky, cislo uctu, c. uctu, c.u,
 bankovni ucet, variabilni symbol, konstantni symbol, specificky symbol, iban, bic, swift, cislo karty,
 kartou koncici, koncici na, koncici cislem, ico, dic, rodne cislo, zakaznicke cislo, cislo zakaznika,
 kod zakaznika, klientske cislo, clenske cislo, osobni cislo, cislo smlouvy, smlouva c, cislo pojistky,
 pojistna smlouva, cislo jednaci, c.j, cj, spisova znacka, sp. zn, cislo pripadu, cislo pozadavku, pozadavek c,
 cislo hlaseni, pojistna udalost, objednavka, objednavky, objednavku, cislo objednavky, objednavka c,
 c. objednavky, kod objednavky, faktura, faktury, cislo faktury, faktura c, c. faktury, doklad, cislo dokladu,
 uctenka, transakce, cislo transakce, id transakce, kod transakce, reference, referencni cislo, referencni kod,
 listek, vstupenka, vstupenky, jizdenka, jizdenky, cislo jizdenky, kod jizdenky, rezervace, rezervaci,
 cislo rezervace, kod rezervace, rezervacni kod, rezervacni cislo, cislo letu, sedadlo, nastupiste, zasilka,
 zasilky, zasilku, cislo zasilky, sledovaci cislo, kod pro sledovani, podaci cislo, balik, baliku, cislo baliku,
 kod pro vyzvednuti, kod k vyzvednuti, heslo zasilky, vydejni misto, id schuzky, id jednani, kod schuzky,
 heslo schuzky, heslo k wi-fi, heslo na wi-fi, heslo wi-fi, wi-fi, kod dveri, chybovy kod, kod chyby,
 chybova zprava, stavovy kod, navratovy kod, zdrojovy kod, zdrojoveho kodu, zdrojove kody, qr kod, qr kodu,
 carovy kod, caroveho kodu, barevny kod, eticky kodex, kod produktu, kod zbozi, katalogove cislo, produktovy klic,
 licencni klic, licencni cislo, seriove cislo, vyrobni cislo, cislo modelu, cislo ucastnika, kod ucastnika,
 dotaznik, pruzkum, soutez, losovaci cislo, elektromer, cislo elektromeru, odberne misto, telefon, tel, tel.,
 telefonni cislo, mobil, mobilni cislo, infolinka, fax, castka, castku, castce, zustatek, cislo popisne,
 cislo verze
 kuponu, kuponem, kuponovy kod, slevovych kodu, slevovymi kody, kod na slevu, kod pro slevu, poukazu, darkovou kartu,
 darkove karty, v kosiku, do kosiku, u pokladny, uplatnete kod, kampanovy kod, vernostni karta, vernostni karty,
 vydejni kod, heslo pro vyzvednuti, heslo pro vydej, kod boxu, cislo boxu, cislo schranky, kod od dveri,
 kod ke dverim, kod od brany, kod ke skrince, schranky na klice, kod od trezoru, kod zavory, parkovaci kod,
 parkovaci misto, pin schuzky, pin konference, heslo k siti, cislo licence, licencni kod, soutezni kod, erecept*,
 cislo plynomeru
expiry:
 platny po dobu {n}, platny {n}, plati {n}, plati po dobu {n}, platnost {n}, vyprsi za {n}, vyprsi po {n},
 vyprsi do {n}, vyprsi behem {n}, do {n}, behem {n}, po dobu {n}, za {n}, nasledujicich {n}, pristich {n},
 pouze {n}, jen {n}, platnost kodu je {n}, po {n}
past:
 pred {n}
minutes:
 minuta, minuty, minut, minutu, minutach, min
hours:
 hodina, hodiny, hodin, hodinu, hod
days:
 den, dny, dnu, dni
links:
 je, zni, pro, je:, k, jako
"""#
        ),
        (
            "cy",
            #"""
codeNames:
 cod 6 digid, cod chwe digid, otp
 (cod, god, chod, rhif, cod, god, chod) (dilysu, cadarnhau, diogelwch, mewngofnodi, mynediad, untro, un-tro, un tro, defnydd untro, dros dro, actifadu, gweithredu, cofrestru, ailosod, adfer, adnabod, awdurdodi, cyfrinachol)
 (cyfrinair, chyfrinair, gyfrinair) (untro, un-tro, un tro, dros dro)
 cod gwirio, god gwirio, cod gwirio, cod wrth gefn, codau wrth gefn, cod paru, cod datgloi, cod cymeradwyo,
 codau untro, allwedd adfer, pin untro, cod pedwar digid, cod 4 digid
codeWords:
 cod, cod, god, chod, eich cod, dy god, cyfrinair, gyfrinair
 chwe digid, digidau
intent:
 mewngofnodi, fewngofnodi, mewngofnodwch, dilysu, ddilysu, cadarnhau, gadarnhau, cadarnhewch, dau gam, dau-gam,
 actifadu, cofrestru, gofrestru, eich cyfrif, dy gyfrif, dyfais newydd, ailosod, cyfrinair newydd, anghofio,
 dod i ben, ddod i ben, yn ddilys, ddilys am, untro, unwaith yn unig, rhowch, nodwch, teipiwch, y cod hwn,
 y cod isod, y cod canlynol, defnyddiwch, peidiwch a rhannu, peidiwch a rhannu, peidiwch a'i rannu, ei rannu,
 gydag unrhyw un, gyda neb, gyda neb arall, gydag neb, na wnaethoch, heb ofyn, wnaethoch chi ofyn, nid chi,
 anwybyddwch, diogelwch
 byth yn gofyn, dyfais anhysbys, dyfais arall, porwr newydd
entering:
 rhowch, nodwch, gludwch, bwydwch, teipi*, defnyddi*, mewnbyn*, copiwch, copio
 pastiwch, mewnosodwch, gofynnir am, i fewngofnodi, er mwyn mewngofnodi, i gael mynediad, pan ofynnir
inSubject:
 llinell bwnc, linell bwnc, pwnc yr e-bost
otherCodes:
 id cyfarfod, id y cyfarfod, rhif y cyfarfod, cyfarfod ar-lein, chyfarfod ar-lein, gyfarfod ar-lein,
 cod disgownt, cod gostyngiad, gostyngiad, cod hyrwyddo, cwpon, taleb, talebau, cerdyn rhodd, cod gwahoddiad,
 cod post, cod didoli, rhif cyfrif, rhif cerdyn, rhif cwsmer, rhif aelodaeth, rhif contract, archeb, rhif archeb,
 rhif yr archeb, anfoneb, rhif anfoneb, derbynneb, rhif trafodyn, cyfeirnod, rhif cyfeirnod, archebu,
 cyfeirnod archebu, hediad, sedd, rhif ystafell, rhif olrhain, parsel, danfon, dosbarthu, cyfarfod, id y cyfarfod,
 cod y cyfarfod, cyfrinair wi-fi, cyfrinair wifi, cod gwall, gwall,
 cod qr, cod bar, cod cynnyrch, rhif cyfresol, ffon, rhif ffon, swm, cyfanswm, pris, tocyn, cod drws, maes parcio
expiry:
 am {n}, ymhen {n}, o fewn {n}, mewn {n}, ar ol {n}
minutes:
 munud, funud, munudau
hours:
 awr, oriau
days:
 diwrnod, ddiwrnod, dydd
links:
 yw, ydy, yw eich, yw'ch, yw dy, ar gyfer, i, ydi
"""#
        ),
        (
            "da",
            #"""
codeNames:
 engangskode, engangsadgangskode, kode til engangsbrug, engangs-pinkode, midlertidig kode, midlertidige kode,
 midlertidig adgangskode, midlertidigt password, sms-kode*, smskode*, e-mailkode, mailkode, to-faktor-kode,
 tofaktorkode, 2fa-kode, totrinskode, kode til at logge ind, kode til login, kode til bekræftelse, 6-cifret kode,
 6-cifrede kode, sekscifret kode, sekscifrede kode, firecifret kode, firecifrede kode, cifret kode, cifrede kode,
 otp-kode, nemid-kode, mitid-kode
 (bekræftelses, verifikations, verificerings, godkendelses, sikkerheds, adgangs, login, log-ind-, logon, engangs,
 autentificerings, autentifikations, autorisations, aktiverings, nulstillings, gendannelses, registrerings,
 identifikations, kontrol, oplasnings, validerings, bekræftelses-, login-, sikkerheds-, verifikations-)(
 kode*, koder, pin, token)
 (verifikations, verificerings, engangs, verifikations-)(adgangskode*, password, nogle)
 (engangs, login-, adgangs, parrings, tilkoblings, gendannelses, nod)(nogle, noglen, ord)
 midlertidig adgangskode, midlertidige adgangskode, parringskode
 sikkerhedstal, sikkerhedscifre*, bekræftelsestal, verifikationstal, verifikationscifre*, gendannelsessætning,
 reservekode*, nodkode*, sammenkoblingskode*, tilknytningskode*, underskriftskode*, signeringskode*,
 midlertidigt kodeord, midlertidige kodeord
codeWords:
 kode, koden, koder, *kode, *koden, pinkode, pin-kode, adgangskode, adgangskoden, password, kodeord, kodeordet,
 talkode
 seks cifre, folgende cifre, talrække*, talkombination*, tegnstreng*, tegnfolge*, adgangssætning*
intent:
 logget ind
 bekræft, bekræfte, verificer, log ind, logge ind, login, tilknyt, parre, en gang, en gang, gyldig, udlober,
 ikke bedt om, ikke dig, ny enhed, nulstil, gendan, ingen andre, underskriv, logger ind, log pa, logge pa,
 loginforsog, bekræft din, bekræft dit, bekræft at, bekræfte din, at bekræfte, bekræft e-mail, verificere,
 verificering, verifikation, identitet, godkend, godkende, tofaktor, to-faktor, totrins, totrinsbekræftelse,
 totrinsgodkendelse, to-trins, aktiver, aktivere, aktivering, nulstille, nulstilling, glemt adgangskode,
 glemt kodeord, ny adgangskode, skifte adgangskode, ændre adgangskode, registrer, registrering, tilmelding,
 opret konto, oprette en konto, oprette din konto, oprettelse, din konto, ukendt enhed, betroet enhed, er gyldig,
 gyldig i, gælder i, kun gyldig, gyldig til, kun en gang, indtast koden, indtast denne kode, indtast folgende kode,
 indtast kode, indtaste koden, skriv koden, brug kode, brug folgende kode, anvend koden,
 anvend denne kode, folgende kode, koden nedenfor, nedenstaende kode, del ikke, del aldrig, del den ikke, dele koden,
 ikke dele, videregiv ikke, med nogen, med andre, aldrig bede, ikke anmodet, ikke har anmodet, ikke forsogt,
 ikke selv, ikke var dig, ignorer, ignorere, se bort fra, bortse
 bliver ugyldig, holder op med at virke, hold den for dig selv, ukendt browser
entering:
 sæt ind, bruge, benyt, angiv, udfyld, skriv*, indtast*, indsæt*, tast, kopier, kopier, brug
 læs op, læse op, oplys, beder om, sa logger du ind, logger dig ind, giver dig adgang, abner din konto,
 laser din konto op, med koden bekræfter du
inSubject:
 i emnelinjen, i emnefeltet, se emnelinjen
otherCodes:
 rabatkode*, kampagnekode*, tilbudskode*, kuponkode*, kupon, værdikode*, gavekort*, gavekode*, gavekortkode*,
 voucher, invitationskode*, henvisningskode*, bonuskode*, postnummer, postnr, landekode*, landenummer,
 omradenummer, kontonummer, kontonr, registreringsnummer, reg.nr, reg. nr, iban, bic, betalings-id,
 betalingsreference, fi-nummer, girokort, kortnummer, ender pa, slutter pa, cvr, cvr-nr, cvr-nummer, cvr nr,
 momsnummer, cpr, cpr-nummer, cpr-nr, ean, ean-nummer, kundenummer, kundenr, kunde-id, medlemsnummer, medlemsnr,
 medarbejdernummer, policenummer, policenr, aftalenummer, kontraktnummer, journalnummer, sagsnummer, sagsnr,
 sags-id, skadesnummer, ordre, ordrenummer, ordrenr, ordre-id, ordrebekræftelse, bestilling, bestillingsnummer,
 faktura, fakturanummer, fakturanr, regning, kvittering, kvitteringsnummer, bilagsnummer, transaktionsnummer,
 transaktions-id, reference, referencenummer, referencenr, referencekode*, booking, bookingnummer, bookingnr,
 bookingkode*, bookingreference, reservation, reservationsnummer, reservationskode*, billet, billetnummer,
 billetkode*, flynummer, flyafgang, tognummer, værelse, værelsesnummer, pakke, pakkenummer, forsendelse,
 forsendelsesnummer, sporingsnummer, sporingskode*, track and trace, track & trace-nummer, afhentningskode*,
 afhentningsnummer, udleveringskode*, modekode*, mode-id, modenummer, konference-id, opkaldsnummer, wifi-kode*,
 wifi-adgangskode*, wifi, netværkskode*, netværksnogle, dorkode*, fejlkode*, fejlmeddelelse, statuskode*,
 returkode*, kildekode*, programkode*, qr-kode*, qr kode*, stregkode*, farvekode*, dresscode, varenummer, varenr,
 artikelnummer, produktkode*, produktnummer, produktnogle, licensnogle, serienummer, modelnummer, deltagernummer,
 deltagerkode*, sporgeskema, undersogelse, lodnummer, startnummer, nummerplade, malernummer, installationsnummer,
 telefon, telefonnummer, tlf, tlf.nr, mobil, mobilnummer, mobilnr, lokalnummer, fax, faxnummer, belob,
 versionsnummer
 ved kassen, i kassen, i kurven, i indkobskurven, ved checkout, indlose, indloses, indlosningskode*, rabatkupon*,
 tilgodebevis*, gavebevis*, værdibevis*, fordelskode*, fordelskort*, vennekode*, medlemskode*, medlemskort*,
 pakkeboks*, skabskode*, bokskode*, hentekode*, portkode*, hoveddorskode*, nogleboks*, værelseskode*,
 indtjekningskode*, parkeringskode*, parkeringsbillet*, omradekode*, bordnummer, bordbestilling*, arrangementskode*,
 konferencekode*, mode-pin, netværksadgangskode*, licenskode*, licensnummer, batchnummer, konkurrencekode*,
 malepunkt*
expiry:
 gyldig i {n}, gælder i {n}, gyldig de næste {n}, udlober om {n}, udlober efter {n}, inden for {n}, indenfor {n},
 inden {n}, om {n}, efter {n}, i {n}, kun {n}, de næste {n}, næste {n}
past:
 {n} siden
minutes:
 minut, minutter, min
hours:
 time, timer
days:
 dag, dage, dogn
links:
 er, er din, er dit, lyder, som, til, for
"""#
        ),
        (
            "de",
            #"""
codeNames:
 tan:, loschcode*, loschungscode*, signaturcode*, unterschriftscode*, signatur-tan
 einmaliger code, einmaligen code, einmaliges passwort, einmalige passwort, einmaliges kennwort, einmal passwort,
 einmalige pin, einmalige tan, temporarer code, temporaren code, temporares passwort, temporares kennwort,
 vorlaufiges passwort, initialpasswort, startpasswort, mtan, m-tan, smstan, sms-tan, sms tan, sms-code, smscode,
 sms-passcode, pushtan, tan-code, tan-nummer, tan nummer, mobile tan, mobiletan, ihre tan, ihre tan lautet,
 tan lautet, die tan, tan fur, 2fa-code, 2fa code, mfa-code, zwei-faktor-code, zwei-faktor-authentifizierungscode,
 code zur bestatigung, code zur verifizierung, code zur anmeldung, code zum anmelden, code fur die anmeldung,
 code fur ihre anmeldung, code fur deine anmeldung, code zum einloggen, code zum zurucksetzen,
 code zur authentifizierung, code zur aktivierung, verifizierungs code, bestatigungs code, sicherheits code,
 authcode, auth-code, otp-code, e-mail-code, kontocode, geratecode, kopplungscode, 6-stelliger code,
 folgende tan, folgenden tan, diese tan, dieser tan, der tan, eine tan, einer tan, neue tan, neuen tan, angezeigte tan,
 nachstehende tan, untenstehende tan, gultige tan, zugehorige tan,
 6-stelligen code, sechsstelliger code, sechsstelligen code, vierstelligen code, vierstelliger code
 (bestatigungs, bestaetigungs, verifizierungs, verifikations, sicherheits, anmelde, zugangs, zugriffs,
 authentifizierungs, authentisierungs, autorisierungs, aktivierungs, freischalt, freischaltungs, freigabe, einmal,
 identifikations, identifizierungs, uberprufungs, ueberpruefungs, pruf, registrierungs, wiederherstellungs,
 rucksetz, rucksetzungs, zurucksetzungs, entsperr, legitimations, login-, login, sicherheits-, bestatigungs-,
 verifizierungs-, anmelde-, einmal-, aktivierungs-, zugangs-, authentifizierungs-, freischalt-)(
 code, codes, kode, pin, tan, token)
 (verifizierungs, verifikations, einmal, verifizierungs-, einmal-)(kennwort, passwort, passcode, schlussel)
 (bestatigungs, verifizierungs, verifikations, sicherheits, uberprufungs, pruf, legitimations, sicherheits-,
 bestatigungs-, verifizierungs-)(
 nummer)
 (einmal, zugangs, anmelde, kopplungs, koppel, verbindungs, wiederherstellungs, notfall, bestatigungs, freigabe, login, pairing)(schlussel, wort, kennwort, ziffern, zeichenfolge)
 login-schlussel, pairing-schlussel, einmal-schlussel, einmal-kennwort, vorlaufiges passwort, vorlaufiges kennwort, temporares passwort
 freigabekennung*, bestatigungskennung*, einmalkennung*, einmalnummer, freischaltnummer, einwegpasswort,
 sicherheitsziffern, bestatigungszahl, initialkennwort, notfallcode*, signatur-tan, e-mail-tan, phototan
codeWords:
 code, codes, *code, *codes, kode, *kode, pin-code, pincode, kennwort, passwort, *passwort, *kennwort, zahlencode,
 zahlenkombination, ziffernfolge, geheimzahl
 ziffern, zeichenfolge, zeichenkette, zahlenfolge, ziffernkombination, losungswort
intent:
 eingeloggt, angemeldet sind
 unterschreiben, unterzeichnen, signieren, ihrer unterschrift, elektronische signatur
 bestatigen, bestatige, bestatigung ihrer, bestatigung deiner, freigabe, freigeben, anmelden, anmeldung, einloggen,
 login, zugang, koppeln, kopplung, verbinden, einmalig, nur einmal, ein einziges mal, gultig, verfallt, lauft ab,
 abgelaufen, nicht angefordert, nicht sie, nicht du, wirklich ihnen, wirklich dir, neues gerat, neuer rechner,
 wiederherstellen, zurucksetzen, niemals nach, niemandem, anmeldeversuch, anzumelden, einzuloggen, bestatige deine,
 bestatigen sie ihre, bestatige dein, bestatigen sie, zu bestatigen, e-mail-adresse bestatigen, identitat,
 verifizieren, verifiziere, verifizierung, verifikation, authentifizierung, authentifizieren, zwei-faktor, 2-faktor,
 zwei-schritt, zweistufige, zwei-stufen, zweiter faktor, freischalten, freischaltung, aktivieren, aktivierung,
 autorisieren, zuruckzusetzen, passwort vergessen, passwort andern, neues passwort, kennwort vergessen,
 registrierung, registrieren, konto erstellen, konto erstellt, kontoerstellung, konto zu erstellen, ihr konto,
 dein konto, deinem konto, ihrem konto, ihres kontos, deines kontos, neuen gerat, unbekanntes gerat, laeuft ab,
 ablauft, ist gultig, gultig fur, gultig bis, minuten gultig, gib den code ein, gib diesen code ein,
 geben sie diesen code, geben sie den code, geben sie den folgenden code, gib den folgenden code, folgenden code,
 mit diesem code, code ein, code eingeben, code einzugeben, eingabe des codes, verwende den, verwenden sie den,
 verwende diesen, verwenden sie diesen, nutze diesen code, niemals weiter, nicht weiter, gib diesen code niemals,
 mit niemandem, an niemanden, niemandem mit, teile diesen code, teilen sie diesen code, nicht beantragt,
 nicht selbst, nicht von ihnen, nicht von dir, nicht versucht, nicht du warst, nicht sie waren, ignorieren,
 ignoriere, vorgang abzuschliesen, vorgang fortzusetzen, zahlung freigeben, zahlung freizugeben,
 uberweisung freigeben, auftrag freigeben, um fortzufahren
 verliert seine gultigkeit, wird ungultig, fur sich behalten, nicht veranlasst
entering:
 geben sie, gib, einzugeben, gebt, tippen sie, tippe, einzutippen, kopieren sie, kopiere, kopier, fugen sie, fuge,
 einzufugen, tragen sie, trage, trag, einzutragen, verwenden sie, verwende, nutzen sie, nutze, benutzen sie, benutze,
 ubertragen sie, eingeb*, eintipp*, abtipp*, ubernehm*, einfug*, eintragen, abschreiben
 nennen sie, vorlesen, erfassen sie, hineinkopieren, wird abgefragt, fragt nach, damit melden sie sich an,
 damit meldest du dich an, damit loggst du dich ein, damit kommst du rein, damit bestatigen sie,
 damit geben sie die zahlung frei, schaltet ihr konto frei, offnet ihr konto
inSubject:
 im betreff dieser, in der betreffzeile, siehe betreff
otherCodes:
 autorisierungscode der zahlung, autorisierungsnummer
 rabattcode*, gutscheincode*, gutschein-code*, gutschein*, gutscheinnummer*, gutscheinkarte, aktionscode*,
 promocode*, promo-code*, promotioncode*, promotionscode*, couponcode*, coupon-code*, vorteilscode*, bonuscode*,
 werbecode*, geschenkcode*, geschenkkarte, geschenkgutschein*, einladungscode*, empfehlungscode*, freundecode*,
 einlosecode*, spendencode*, postleitzahl, plz, postfach, vorwahl, landervorwahl, landercode*, landesvorwahl,
 bankleitzahl, blz, kontonummer*, kontonr, konto-nr, kontoauszug, iban, bic, swift-code*, verwendungszweck,
 zahlungsreferenz, mandatsreferenz, glaubiger-id, kartennummer*, karte endet, endet auf, endend auf, kreditkarte,
 steuernummer*, steuer-id, steuer-nr, steueridentifikationsnummer*, umsatzsteuer-id, ust-id, ust-idnr, ust.-id,
 ust-id-nr, uid-nummer*, handelsregister, amtsgericht, registergericht, kundennummer*, kundennr, kunden-nr, kd-nr,
 kundenkonto-nr, mitgliedsnummer*, mitglieds-nr, personalnummer*, matrikelnummer*, versicherungsnummer*,
 vertragsnummer*, vertrags-nr, policennummer*, schadennummer*, aktenzeichen, geschaftszeichen, bestellung,
 bestellnummer*, bestell-nr, bestellnr, bestell-id, ihre bestellung, auftragsnummer*, auftrags-nr,
 auftragsbestatigung, auftrag nr, rechnung, rechnungsnummer*, rechnungs-nr, rechnungsnr, rechnung nr,
 rechnungsbetrag, lieferscheinnummer*, lieferschein, beleg-nr, belegnummer*, quittung, transaktionsnummer*,
 transaktions-id, transaktionscode*, referenz, referenznummer*, referenz-nr, referenzcode*, vorgangsnummer*,
 vorgangs-nr, bearbeitungsnummer*, fallnummer*, ticketnummer*, ticket-nr, ticket, ticketcode*, tickets, buchung,
 buchungsnummer*, buchungscode*, buchungs-nr, buchungsbestatigung, reservierung, reservierungsnummer*,
 reservierungscode*, flug, flugnummer*, flug-nr, zugnummer*, sitzplatz, zimmernummer*, sendungsnummer*,
 sendungsverfolgung, sendungs-nr, sendungscode*, sendung, trackingnummer*, tracking-nummer*, tracking-nr,
 trackingcode*, paketnummer*, abholcode*, abhol-code*, abholnummer*, packstation, meeting-id, besprechungs-id,
 konferenz-id, meeting-kenncode*, kenncode*, einwahl, einwahlnummer*, wlan-passwort, wlan-kennwort, wlan-schlussel,
 wlan, netzwerkschlussel, turcode*, tur-code*, schlusselcode*, fehlercode*, fehler-code*, fehlernummer*,
 statuscode*, ruckgabewert, exit-code*, ruckgabecode*, quellcode*, quelltext, programmcode*, qr-code*, qrcode*,
 barcode*, strichcode*, farbcode*, dresscode*, artikelnummer*, artikel-nr, art.-nr, artikelnr, produktcode*,
 produktnummer*, produktschlussel, lizenzschlussel, lizenznummer*, seriennummer*, serien-nr, modellnummer*,
 teilnehmernummer*, teilnehmercode*, teilnahmecode*, teilnahme-code*, umfrage, studie, losnummer*, gewinnnummer*,
 startnummer*, telefon, telefonnummer*, tel, tel.-nr, rufnummer*, handynummer*, mobilnummer*, hotline, durchwahl,
 fax, faxnummer*, telefax, mobil, gesamtbetrag, guthaben, zahlernummer*, zahlerstand, kennzeichen, kursnummer*,
 versionsnummer*, wkn, isin, isbn
 an der kasse, im warenkorb, einlosen, einzulosen, einlosbar, coupon*, voucher*, sparcode*, kampagnencode*,
 pramiencode*, partnercode*, kundenkarte*, bonuskarte*, vielfliegernummer*, abhol-pin, schliesfach*, abholstation*,
 postnummer*, hausturcode*, torcode*, zutrittscode*, schlusselbox*, schlusseltresor*, schrankencode*, zimmercode*,
 parkcode*, parkschein*, stellplatznummer*, einlasscode*, veranstaltungscode*, konferenz-pin, konferenzcode*,
 einwahlcode*, meeting-passwort, lizenzcode*, chargennummer*, gewinncode*, umfragecode*, zahlpunkt*, vertragskonto*
expiry:
 gultig fur {n}, {n} gultig, gilt {n}, gilt fur {n}, gultig {n}, nur {n}, innerhalb von {n},
 innerhalb der nachsten {n}, in den nachsten {n}, nachsten {n}, lauft in {n}, lauft nach {n}, verfallt in {n},
 verfallt nach {n}, in {n} ab, nach {n} ab, binnen {n}, fur {n} gultig, erlischt in {n}, erlischt nach {n},
 noch {n}, maximal {n}
past:
 vor {n}
minutes:
 minute, minuten, min
hours:
 stunde, stunden, std
days:
 tag, tage, tagen
links:
 lautet, ist, lautet wie folgt, ist dein, ist ihr, ist der, fur, ist deine, ist ihre, wie folgt, heist, als
"""#
        ),
        (
            "el",
            #"""
codeNames:
 προσωρινοσ κωδικοσ, προσωρινο κωδικο, κωδικοσ προσβασησ μιασ χρησησ, κωδικο προσβασησ μιασ χρησησ,
 εξαψηφιοσ κωδικοσ, εξαψηφιο κωδικο, 6ψηφιοσ κωδικοσ, 6ψηφιο κωδικο, 6-ψηφιοσ κωδικοσ, 6-ψηφιο κωδικο,
 τετραψηφιο κωδικο, ψηφιο κωδικο, ψηφιοσ κωδικοσ, κωδικοσ για συνδεση, κωδικοσ μιασ χρησεωσ, extrapin,
 συνθηματικο μιασ χρησησ
 (κωδικοσ, κωδικο, κωδικου, κωδικοι, κωδικουσ, pin) (
 επαληθευσησ, επιβεβαιωσησ, επικυρωσησ, ασφαλειασ, προσβασησ, συνδεσησ, εισοδου, ταυτοποιησησ, αυθεντικοποιησησ,
 εξουσιοδοτησησ, ενεργοποιησησ, μιασ χρησησ, μιασ χρησησ, μιασ φορασ, επαναφορασ, ανακτησησ, εγγραφησ,
 αναγνωρισησ, ξεκλειδωματοσ, ελεγχου ταυτοτητασ, δυο παραγοντων, otp, sms, pin, 2fa, συναλλαγησ otp)
 (αριθμοσ) (επαληθευσησ, επιβεβαιωσησ, ασφαλειασ, otp, συναλλαγησ otp)
 (κλειδι, κλειδι) (συνδεσησ, προσβασησ, συζευξησ, εισοδου, ανακτησησ, μιασ χρησησ)
 προσωρινοσ κωδικοσ, προσωρινο κωδικο, προσωρινοσ κωδικοσ προσβασησ, κωδικοσ συζευξησ, κωδικοσ μιασ χρησησ
 εφεδρικοι κωδικοι, εφεδρικουσ κωδικουσ, προσωρινο συνθηματικο, συνθηματικου μιασ χρησησ
 (κωδικοσ, κωδικο, κωδικου) (εγκρισησ, πιστοποιησησ, υπογραφησ, ζευξησ, 3d secure, 3-d secure, μεσω sms)
 (κωδικο, κωδικου) (συζευξησ, μιασ χρησεωσ)
 (προσωρινου, εξαψηφιου, τετραψηφιου, 6ψηφιου) (κωδικου)
 (τετραψηφιοσ, πενταψηφιοσ, οκταψηφιοσ, δυναμικοσ, εφεδρικοσ) (κωδικοσ)
 (πενταψηφιο, οκταψηφιο, δυναμικο, εφεδρικο) (κωδικο)
 (αριθμο, αριθμου) (ασφαλειασ, επαληθευσησ, otp)
 (συνθηματικο) (συνδεσησ, ασφαλειασ, εισοδου)
codeWords:
 κωδικοσ, κωδικο, κωδικου, κωδικοσ σασ, κωδικοσ σου, κωδικοσ προσβασησ, συνθηματικο
 ψηφια, ψηφιων, χαρακτηρεσ, χαρακτηρων, συνδυασμοσ, συνδυασμο, αριθμητικοσ κωδικοσ, αριθμητικο κωδικο, συνθηματικου,
 κλειδι
intent:
 επιβεβαιωση, επιβεβαιωσ*, επαληθευ*, συνδεση, συνδεθ*, εισοδο*, συζευξη, μια φορα, μια φορα, ισχυει, ληγει,
 δεν το ζητησ*, δεν ζητησ*, νεα συσκευη, επαναφορα, κανεναν, συνδεθειτε, συνδεθεισ, συνδεθειτε στον,
 προσπαθεια συνδεσησ, επιβεβαιωστε, επιβεβαιωσετε, επιβεβαιωσε, επιβεβαιωσεισ, επαληθευστε, επαληθευσετε, επαληθευση,
 επαληθευσεισ, επαληθευσε, ταυτοτητα, ταυτοτητασ, ταυτοποιηση, ταυτοποιησησ, αυθεντικοποιηση, δυο παραγοντων,
 δυο βηματων, δυο βηματα, ενεργοποιηστε, ενεργοποιησετε, ενεργοποιηση, επαναφορα κωδικου, επαναφορα του κωδικου,
 επαναφερετε, επαναφορασ, ξεχασατε τον κωδικο, νεοσ κωδικοσ, νεο κωδικο προσβασησ, αλλαγη κωδικου,
 αλλαξετε τον κωδικο, εγγραφειτε, δημιουργια λογαριασμου, δημιουργησετε λογαριασμο, λογαριασμο σασ, λογαριασμοσ σασ,
 λογαριασμου σασ, λογαριασμο σου, λογαριασμου σου, αγνωστη συσκευη, θα ληξει, ισχυει για, εγκυροσ, μιασ χρησησ,
 εισαγετε τον κωδικο, εισαγαγετε τον κωδικο, εισαγαγετε αυτον, εισαγετε τον παρακατω, εισαγαγετε τον παρακατω,
 εισαγαγετε τον ακολουθο, πληκτρολογηστε, καταχωριστε, καταχωρηστε τον, χρησιμοποιηστε τον κωδικο,
 χρησιμοποιηστε αυτον, χρησιμοποιηστε τον παρακατω, χρησιμοποιηστε τον ακολουθο, χρησιμοποιησε τον, παρακατω κωδικο,
 ακολουθο κωδικο, αυτον τον κωδικο, αυτο τον κωδικο, μην κοινοποιειτε, μην κοινοποιησετε, μην μοιραζεστε,
 μην μοιραστειτε, μη μοιραζεστε, μη μοιραστειτε, μην τον μοιραστεισ, μην αποκαλυπτετε, μην αποκαλυψετε,
 μην τον δωσετε, με κανεναν, σε κανεναν, με κανενα, δεν ζητησατε, δεν το ζητησατε, δεν ζητησεσ, δεν κανατε,
 δεν ησασταν εσεισ, δεν ειστε εσεισ, δεν ησουν εσυ, αγνοηστε, αγνοησε, αγνοησετε
 παυει να ισχυει, θα παψει να ισχυει, παυει να λειτουργει, μην τον δινετε, δεν θα σασ ζητησ*, δεν αναγνωριζετε,
 αγνωστησ συσκευησ, νεασ συσκευησ
entering:
 πληκτρολογησε, καταχωρισε, συμπληρωσε, αντεγραψε, αντιγραψε, επικολλησε, χρησιμοποιησε, βαλε, βαλτε, δωστε, δωσε,
 εισαγ*, εισαγ*, πληκτρολογ*, καταχωρ*, συμπληρ*, αντιγρ*, επικολλ*, χρησιμοποι*, γραψ*
 αναφερετε τον κωδικο, δηλωστε, διαβαστε τον, πειτε τον, να δωσετε, να βαλετε, θα σασ ζητηθει, θα σου ζητηθει,
 ολοκληρωστε τη συνδεση, να ολοκληρωσετε τη συνδεση, με αυτον συνδεεστε, με αυτον επιβεβαιωνετε,
 ξεκλειδωνει τον λογαριασμο, συνδεθειτε με τον κωδικο
 (για να συνδεθειτε, για να μπειτε) (στον λογαριασμο, στο λογαριασμο)
inSubject:
 στη γραμμη θεματοσ
 (στο θεμα, στον τιτλο) (του μηνυματοσ, αυτου του μηνυματοσ, του email, αυτου του email, του e-mail, αυτου του e-mail)
otherCodes:
 αναγνωριστικο συσκεψησ, αναγνωριστικο συναντησησ, αναγνωριστικο συνεδριασησ, id συσκεψησ, id συναντησησ, κωδικο συσκεψησ, κωδικοσ συσκεψησ, τηλεδιασκεψη*, τηλεδιασκεψησ,
 εκπτωτικοσ κωδικοσ, εκπτωτικο κωδικο, κωδικοσ εκπτωσησ, κωδικο εκπτωσησ, κωδικοσ προσφορασ, κωδικοσ προωθησησ,
 κουπονι, κωδικοσ κουπονιου, κωδικο κουπονιου, δωροκαρτα, δωροεπιταγη, κωδικοσ δωρου, κωδικοσ προσκλησησ,
 ταχυδρομικοσ κωδικασ, ταχυδρομικο κωδικα, τ.κ., τκ, κωδικοσ χωρασ, κωδικοσ περιοχησ, αριθμοσ λογαριασμου,
 τραπεζικοσ λογαριασμοσ, iban, κωδικοσ πληρωμησ, κωδικοσ ηλεκτρονικησ πληρωμησ, ταυτοτητα οφειλησ, αριθμοσ καρτασ,
 που ληγει σε, αφμ, α.φ.μ., αμκα, δου, γεμη, αριθμοσ πελατη, κωδικοσ πελατη, κωδικο πελατη, αριθμοσ μελουσ,
 αριθμοσ συμβολαιου, αριθμοσ συμβασησ, αριθμοσ παροχησ, αριθμοσ υποθεσησ, αριθμοσ αιτηματοσ, αριθμοσ πρωτοκολλου,
 αρ. πρωτ, παραγγελια, παραγγελιασ, αριθμοσ παραγγελιασ, αρ. παραγγελιασ, κωδικοσ παραγγελιασ, τιμολογιο,
 αριθμοσ τιμολογιου, αποδειξη, αριθμοσ αποδειξησ, αριθμοσ συναλλαγησ, κωδικοσ συναλλαγησ, αριθμοσ αναφορασ,
 κωδικοσ αναφορασ, αναφορα, εισιτηριο, αριθμοσ εισιτηριου, εισιτηρια, κρατηση, κρατησησ, αριθμοσ κρατησησ,
 κωδικοσ κρατησησ, κωδικο κρατησησ, πτηση, αριθμοσ πτησησ, θεση, δωματιο, αποστολη, αριθμοσ αποστολησ,
 κωδικοσ αποστολησ, αριθμοσ παρακολουθησησ, κωδικοσ παρακολουθησησ, αριθμοσ εντοπισμου, δεμα, δεματοσ, voucher,
 κωδικοσ παραλαβησ, κωδικο παραλαβησ, αναγνωριστικο συσκεψησ, κωδικοσ συσκεψησ, κωδικοσ wifi, κωδικοσ wi-fi,
 κωδικο wifi, κωδικοσ σφαλματοσ, κωδικο σφαλματοσ, σφαλμα, κωδικοσ καταστασησ, πηγαιοσ κωδικασ, πηγαιο κωδικα,
 κωδικοσ qr, κωδικο qr, γραμμωτοσ κωδικασ, γραμμωτο κωδικα, κωδικοσ προιοντοσ, κωδικοσ ειδουσ, σειριακοσ αριθμοσ,
 αριθμοσ σειρασ, κλειδι αδειασ, αριθμοσ κυκλοφοριασ, ερευνα, κληρωση, τηλεφωνο, τηλ, τηλ., αριθμοσ τηλεφωνου,
 κινητο, αριθμοσ κινητου, φαξ, ποσο, ποσου, συνολο, υπολοιπο, τιμη, οροφοσ, οδοσ, εκδοση
 εκπτωτικου κωδικου, εκπτωτικουσ κωδικουσ, προωθητικοσ κωδικοσ, προωθητικο κωδικο, κωδικο προσφορασ, κωδικο δωρου,
 κωδικο προσκλησησ, κουπονιου, κουπονια, δωροκαρτασ, δωροεπιταγησ, στο καλαθι, στο ταμειο, εξαργυρωσ*,
 κωδικοσ εκδηλωσησ, καρτα επιβραβευσησ, καρτασ επιβραβευσησ, καρτασ μελουσ, κωδικοσ θυριδασ, κωδικο θυριδασ,
 αριθμοσ θυριδασ, κωδικοσ πορτασ, κωδικο πορτασ, κωδικοσ εξωπορτασ, κωδικοσ για την πορτα, κλειδοθηκη*,
 χρηματοκιβωτιου, κωδικοσ σταθμευσησ, θεσησ σταθμευσησ, κωδικοσ συναντησησ, κωδικο συναντησησ, κωδικοσ διασκεψησ,
 κωδικοσ ασυρματου, κλειδι προιοντοσ, αριθμοσ αδειασ, αριθμοσ μετρητη, κωδικοσ συμμετοχησ, αριθμοσ ραντεβου,
 αριθμοσ τραπεζιου, αριθμοσ προτεραιοτητασ
expiry:
 ισχυει για {n}, εγκυροσ για {n}, ληγει σε {n}, θα ληξει σε {n}, ληγει μετα απο {n}, ληγει μετα {n},
 ληγει εντοσ {n}, εντοσ {n}, μεσα σε {n}, για {n}, για τα επομενα {n}, επομενα {n}, μετα απο {n}, μονο {n},
 διαρκεια {n}
past:
 πριν {n}, πριν απο {n}
minutes:
 λεπτα, λεπτο, λεπτων
hours:
 ωρα, ωρεσ, ωρων
days:
 ημερα, ημερεσ, ημερων, μερεσ
links:
 ειναι, ειναι:, για, ο
"""#
        ),
        (
            "en",
            #"""
codeNames:
 (deletion, removal, closure, erasure, signing, signature, e-signature, signer) (code, pin)
 security number, verification code, verification pin, verification number, verify code, verifycode,
 verification token, security code, authentication code, access code, login code, log-in code,
 log in code, sign-in code, signin code, sign in code, one-time code, one time code, one-time password,
 one time password, one-time passcode, one time passcode, one-time pin, one time pin, one-time security code,
 single-use code, single use code, temporary code, temporary password, temporary passcode, temporary login code,
 otp, otp code, 2fa code, mfa code, two-factor code, two-factor authentication code, two-step verification code,
 2-step verification code, activation code, activation pin, account code, reset code, password reset code,
 recovery code, unlock code, id code, identification code, validation code, device code, pairing code, magic code,
 email code, registration code, signup code, sign-up code, security pin, login pin, login token, dynamic password,
 dynamic code, steam guard code, sms code, text message code, email verification code, phone verification code,
 verification passcode, verification password, sign-in pin, sign in pin, login password code,
 login verification code, account verification code, account recovery code, identity verification code,
 account access code, two-factor verification code, two factor code, two-factor token, multi-factor code,
 multifactor code, multi-factor authentication code, 2-step code, two-step code, 2sv code, single-use password,
 single use password, single-use passcode, one-off code, onetime code, onetime password, one-time-code,
 one-time-password, one-time key, one-time token, one time token, one-time login code, one-time sign-in code,
 one-time verification code, one-time access code, one-time pass code, pass code, temporary pin,
 temporary access code, temporary security code, temporary verification code, backup code, secure code,
 secret code, safety code, authenticator code, auth token, authentication token, authentication pin,
 authorization pin, confirmation pin, confirmation token, reset pin, reset token, password code, signing code,
 signature code, enrollment code, enrolment code, link code, linking code, device activation code, 6-digit code,
 6 digit code, six-digit code, six digit code, 4-digit code, four-digit code, 5-digit code, 7-digit code,
 8-digit code, eight-digit code, digit code, digit pin, 6-digit pin, 6-digit number, six-digit number,
 character code, 6-character code, six-character code, 8-character code, mpin, tac code, tac number
 (pairing, sign-in, signin, sign in, login, log-in, one-time, single-use, temporary, recovery, backup, back-up, emergency, rescue, verification, confirmation, linking, unlock, setup, enrolment, enrollment, reset) (key, phrase, word, digits, characters, letters)
 (guard, challenge, proof, emergency, rescue, back-up, connect, connection, setup, approval, check, sign-on, logon, log-on, passwordless) (code)
 access token, session token, device token, pairing token, recovery token, sign-in token, backup token, one-time passphrase, temporary passphrase, verification digits, single-use pin
 (one-time transfer, one-time activation, one-time unlock, one-time payment, one-time signing, one-time reset, one-time recovery, one-time approval, one-time authorization, one-time authorisation, one-time authentication, one-time registration, one-time confirmation, one-time email, one-time device) (code, pin, passcode, password)
 second-factor code, second factor code, once-only code, one-use code, one-time number, authentication number,
 security digits, security passcode, sync code, restore code, provisional password
codeWords:
 auth code, confirmation code, confirm code, authorization code, authorisation code, code, codes, pin, pin code, password,
 token, passcode, transaction code, payment code
 digits, these characters, following characters, number combination, passphrase
intent:
 it's you, it is you, this is you, about to sign, sign the document, sign the following, sign this document, signing the document, electronic signature, e-signature
 confirm, unlock, recover, recovery, pairing, sign on, logon, single-use, single use, one use, works once,
 works only once, valid once, it is yours, it's yours, really you, really was you, belongs to you, is yours,
 new browser, get back into, let you in, lets you in, log you in, sign you in, sign me in, if it wasn't, not you,
 nobody, expire, expires, expiry, stays valid, runs out, goes stale, stops working, stop working, unlink, prove that,
 verify, verifying, verification, verified, sign in, signing in, sign-in, signin, log in, logging in, login, log-in,
 authenticate, authentication, two-factor, two factor, two-step, 2-step, 2fa, mfa, confirm your, confirm that,
 confirm it's you, confirm this, activate, activation, reset your password, password reset, reset password,
 change your password, create your account, finish creating, complete your registration, complete your sign,
 complete the sign, complete the process, sign up, signing up, register, registration, one-time, one time, temporary,
 expires in, expire in, will expire, valid for, valid until, is valid, do not share, don't share, not share,
 never share, dont share, do not forward, don't forward, do not disclose, never call, never ask, will never contact,
 didn't request, did not request, didn't make this request, didn't try, did not try, was not you, wasn't you,
 if this was you, not requested, new device, unrecognized device, recognize your device, prove it's you,
 make sure it's you, your identity, enter it, enter this code, enter the code, enter the following code, enter code,
 enter this, use this code, use the code, use code, use the following code, code below, following code,
 with this code, paste, safely ignore, ignore this email, ignore this message, link your, pair your, trusted device,
 authorize, authorise, access your account, your account, security, in case you didn't, in case you did not,
 in order to sign, in order to log, in order to verify, in order to confirm, in order to complete,
 in order to continue, in order to access, in order to reset, in order to activate, if you did not, if you didn't,
 if you haven't, if you have not, if this wasn't, not initiated, didn't initiate, did not initiate, did not attempt,
 didn't attempt, didn't ask, did not ask, someone else, anyone else, with anyone, to anyone, including our staff,
 keep this code, keep it private, keep it secret, keep it confidential, disregard this, please disregard,
 login attempt, sign-in attempt, log-in attempt, trying to sign, trying to log, attempting to, finish setting up,
 finish signing, complete sign, complete login, complete your login, type this code, type the code, enter it below,
 enter below, input the code, use it to, code expires, code will expire, expires at, can only be used once,
 only be used once, only once, email address change, change of email, recover your account, account recovery,
 unlock your account, forgot your password, forgotten password, new sign-in, new login, confirm email,
 confirm the email, confirming your, validate your, validate, link your device, prove your, protect your account
 void once used, becomes invalid, keep it to yourself, never reveal, unfamiliar device, weren't expecting
entering:
 enter, entering, type, paste, copy, copy and paste, key in, key this in, key these in, punch in, punch this in,
 input, use, using, tap in, type in, put in
 quote this, read out, gets you in, gets you back in, signs you in, logs you in, completes your sign-in,
 opens your account, unlocks your account, approves the payment
inSubject:
 in the subject of this, subject line of this, see the subject line, shown in the subject line
otherCodes:
 payment authorization code, payment authorisation code, payment auth code, card authorization code, card authorisation code, card auth code
 no:, nr:, no.:, nr.:, nr., n°, nº, №, id:, ref:, recall code, fault code, referral, referrals, refer a friend,
 anti-phishing code, anti phishing code, agency code, agent code, class code, dealer code, store code, webinar,
 promo code, promotional code, promotion code, discount code, coupon code, coupon, voucher code, voucher,
 gift code, gift card code, gift card, gift certificate, offer code, referral code, invite code, redemption code,
 redeem code, purchase code, product code, item code, sku, style code, color code, colour code, zip code, zip,
 postal code, post code, postcode, area code, country code, dialing code, dial code, region code, sort code,
 swift code, bank code, branch code, iban, bic, routing number, tax code, vat number, tax id, customer code,
 customer number, customer id, client code, client number, member number, membership number, employee, student id,
 account number, card number, card ending, ending in, ending with, order, order number, order no, order id,
 order code, order #, purchase order, invoice, invoice number, invoice no, receipt, receipt number, transaction id,
 transaction number, payment reference, reference, reference code, reference number, ref no, ref, case,
 case number, case id, case code, ticket, ticket code, ticket number, booking, booking code, booking reference,
 booking number, reservation, reservation code, reservation number, confirmation number, itinerary, record locator,
 pnr, flight, flight number, gate, seat, tracking, tracking code, tracking number, waybill, shipment, parcel,
 package, delivery code, pickup code, pick-up code, collection code, meeting id, meeting passcode, meeting number,
 webinar id, conference id, conference code, dial-in, access via, door code, gate code, lock code, entry code,
 wifi password, wi-fi password, wi-fi, network password, error code, exit code, status code, response code,
 http status, return code, exit status, source code, qr code, barcode, bar code, dress code, code of conduct,
 code quality, code review, code word, claude code, vs code, visual studio code, code sample, code samples,
 participation code, participant number, study, survey, license key, licence key, license code, serial number,
 serial no, imei, build, version, issue, phone, tel, telephone, call, fax, ext, extension, suite, floor, room, apt,
 street, avenue, p.o. box, po box, copyright, po number, winning number, lottery, unicode, xcode, vscode, opcode,
 bytecode, shortcode, short code, geocode, decode, encode, open code, morse code, penal code, civil code,
 building code, tax return, ssn, national id, passport number, driver license, license plate, licence plate,
 case no, claim no, ticket no, ticket id, support id, request id, request number, incident, incident number,
 session id, trace id, correlation id, message id, user id, username, campaign, campaign code, promocode,
 sale code, savings code, deal code, reward code, rewards number, loyalty number, frequent flyer, creator code,
 friend code, invitation code, referrer code, affiliate code, checkout code, at checkout, game code, steam key,
 cd key, product key, activation key, download key, api key, pull request, course code, class code, module code,
 room code, parking code, locker code, alarm code, key box, keypad, check-in code, boarding pass, train number,
 ean, isbn, upc, gtin, hs code, naics, sic code, cpt code, icd, diagnosis code, procedure code, fare code,
 rate code, merchant code, terminal id, approval number, authorization number, auth no, bank reference, payment id,
 payment number, transfer number, mtcn, deposit code, donation code, raffle, conference pin, meeting password,
 webinar passcode, webinar password, dial in, participant code, host key, hotline, helpline, customer service,
 toll-free, toll free, amount, total, subtotal, balance, price, quantity, qty, hex, rfc, cve, job, policy number,
 claim number, contract number, registration number, company number
 at the till, at the register, in your basket, in your cart, redeem online, redeem in store, redeem this offer,
 redeemable, vouchers, coupons, gift cards, egift, claim code, promo codes, discount codes, partner code, clubcard,
 loyalty card, loyalty id, membership id, locker pin, locker number, collection pin, pickup pin, front door, gym pin,
 key safe, lockbox, car park, parking permit, appointment number, game pin, host pin, wifi key, wireless password,
 license number, licence number, batch number, meter reading, prize draw
expiry:
 expires in {n}, expire in {n}, expires after {n}, expire after {n}, expires within {n}, valid for {n},
 valid for the next {n}, valid within {n}, good for {n}, active for {n}, within {n}, next {n}, only {n}, valid {n},
 works for {n}, last for {n}, lasts {n}, lifetime of {n}, will expire in {n}, will expire after {n},
 expiring in {n}, expires {n} from, for {n}, in {n}, after {n}, valid for only {n}, valid only for {n},
 remains valid for {n}, usable for {n}, {n} from now
past:
 {n} ago
minutes:
 minute, minutes, min, mins
hours:
 hour, hours, hr, hrs
days:
 day, days
links:
 is, is:, as, is your, are, for, below is, follows, =
"""#
        ),
        (
            "es",
            #"""
codeNames:
 codigo de eliminacion, codigo de firma
 codigo otp, codigo sms, codigo de 6 digitos, codigo de seis digitos, codigo de 4 digitos,
 codigo de cuatro digitos, codigo de 5 digitos, codigo de 8 digitos, codigo para iniciar sesion,
 codigo para acceder, codigo para verificar, codigo para confirmar, codigo enviado por sms, clave sms,
 clave de un unico uso, codigo secreto, codigo personal, codigo de cuenta, codigo de dispositivo, codigo 2fa,
 clave de operaciones, clave de firma, coordenada, token digital, codigo para restablecer, codigo para cambiar
 (codigo, codigo, codigos, pin, token) (
 de verificacion, de confirmacion, de seguridad, de acceso, de autenticacion, de autentificacion, de autorizacion,
 de activacion, de inicio de sesion, de identificacion, de validacion, de restablecimiento, de recuperacion,
 de desbloqueo, de un solo uso, de unico uso, de uso unico, temporal, provisional, unica, unico, dinamica,
 dinamico, de registro, de inicio, de ingreso, de doble factor, de dos factores, de comprobacion)
 (clave, contrasena, contrasena) (
 de verificacion, de un solo uso, de unico uso, de uso unico, temporal, provisional, unica, unico, dinamica,
 dinamico)
 (numero) (de verificacion, de confirmacion, de seguridad)
 (llave, clave, palabra, frase) (de acceso, de ingreso, de inicio de sesion, de emparejamiento, de vinculacion, de recuperacion, de un solo uso, temporal, provisional, de verificacion)
 contrasena temporal, contrasena provisional, contrasena provisoria, contrasena de un solo uso
 clave de confirmacion, numero de autenticacion, nip temporal, nip dinamico, digitos de seguridad,
 digitos de verificacion, contrasena inicial, codigo desechable
 (codigo, codigos) (de respaldo, de vinculacion, de emparejamiento, de firma)
codeWords:
 codigo, codigos, contrasena, codigo de pago, clave, codigo pin, el codigo, su codigo, tu codigo
 seis digitos, estos digitos, seis cifras, combinacion numerica, secuencia de caracteres
intent:
 firmar, firma electronica, tu firma
 confirmar, confirma, confirme, verificar, verifica, verifique, validar, acceder, acceso, ingresar, entrar,
 iniciar sesion, vincular, vincula, vincula, vinculacion, de un solo uso, una sola vez, vence, caduca, expira,
 vigencia, valido, valida, no fuiste tu, no fuiste vos, no has sido tu, no lo pediste, no solicitaste,
 no ha solicitado, nuevo dispositivo, recuperar, restablecer, nadie, no compartas, no lo compartas, inicia sesion,
 inicie sesion, inicio de sesion, iniciaste sesion, intento de inicio, ingresar a, acceder a tu, acceder a su,
 entrar en tu, confirmar tu, confirma tu, confirme su, confirmar su, confirmar que, confirma que,
 confirmacion de correo, verificar tu, verifica tu, verifique su, verificar su, verificar que, verificacion,
 comprobar que, comprobar tu, comprobar su, validar tu, valida tu, valide su, validar su, tu identidad, su identidad,
 identidad, eres tu, es usted, autenticar, autenticacion, autentificacion, doble factor, dos factores, dos pasos,
 en dos pasos, activar tu, activa tu, active su, activacion, restablece tu, restablecimiento, recuperar tu,
 recuperar contrasena, olvidaste tu, olvido su, nueva contrasena, cambiar tu contrasena, cambiar su contrasena,
 cambio de contrasena, registrarte, registrarse, crear tu cuenta, crear una cuenta, crear su cuenta,
 completar el registro, completar tu registro, tu cuenta, su cuenta, dispositivo nuevo, dispositivo desconocido,
 dispositivo de confianza, caducara, expirara, vence en, vencera, es valido, valido por, valida por, valido durante,
 valida durante, valido hasta, un solo uso, introduce este codigo, introduzca este codigo, introduce el codigo,
 introduzca el codigo, introduce el siguiente, introduzca el siguiente codigo, ingresa este codigo,
 ingrese este codigo, ingresa el codigo, ingrese el codigo, ingresa el siguiente codigo, ingrese el siguiente codigo,
 escribe el codigo, escribe este codigo, escriba el codigo, usa este codigo, usa el codigo, use este codigo,
 use el codigo, use el siguiente codigo, usa el siguiente codigo, utiliza este codigo, utiliza el codigo,
 utilice este codigo, utilice el codigo, utilice el siguiente codigo, utiliza el siguiente codigo, siguiente codigo,
 codigo siguiente, codigo a continuacion, no comparta, no lo comparta, nunca compartas, nunca comparta, con nadie,
 a nadie, no reveles, no revele, no facilites, no facilite, no reenvies, nunca te pedir, nunca le pedir,
 nunca te solicitar, no has solicitado, no solicito, no pediste, no has pedido, no realizaste, no intentaste,
 no has intentado, no fue usted, no ha sido usted, no reconoces, ignora este, ignore este, ignorar este,
 puedes ignorar, puede ignorar, haz caso omiso, haga caso omiso, omitir este
 deja de funcionar, queda anulado, pierde su validez, guardalo para ti, no se lo digas
entering:
 informe, informa, indique, indicalo
 introduzca, introducir, introduciendo, ingresa, ingrese, ingresar, ingresa, ingresando, escribe, escriba, escribir,
 escribi, copia, copie, copiar, copia, pega, pegue, pegar, teclea, teclee, teclear, digita, digite, digitar, use,
 utiliza, utilice, utilizar, pon, pone, coloca, coloque, captura, introduc*, ingresa*, escrib*, pegal*, tecleal*,
 tipea, tipea, tipear, anotal*, usalo, usala, copialo, digitalo, usa el, usa este, introduce el, introduce este
 proporcione, transcribe, dictalo, te pedira, se le pedira, te permite entrar, le permite acceder, abre tu cuenta,
 desbloquea tu cuenta, autoriza el pago
inSubject:
 en el asunto de este, en la linea de asunto
otherCodes:
 codigo de autorizacion del pago, codigo de autorizacion de pago
 codigo promocional, codigos promocionales, codigo de promocion, codigo de descuento, codigo descuento,
 codigo de cupon, cupon, cupones, codigo del cupon, codigo de oferta, codigo de regalo, tarjeta regalo,
 tarjeta de regalo, vale de descuento, bono regalo, codigo de invitacion, codigo de referido, codigo de referencia,
 codigo amigo, codigo de canje, codigo postal, c.p., apartado postal, codigo de pais, codigo del pais,
 codigo de area, prefijo, codigo swift, codigo bancario, clabe, cbu, iban, bic, numero de cuenta, cuenta bancaria,
 no. de cuenta, n° de cuenta, cuenta terminada, tarjeta terminada, terminada en, terminado en, termina en,
 que termina, finalizada en, acabada en, numero de tarjeta, nif, rfc, cuit, curp, codigo tributario,
 numero de identificacion fiscal, codigo seguro de verificacion, numero de cliente, n.º de cliente, no. de cliente,
 codigo de cliente, id de cliente, numero de socio, numero de empleado, numero de afiliado, numero de contrato,
 numero de poliza, poliza, expediente, numero de expediente, nº de expediente, radicado, folio, numero de caso,
 caso numero, caso n.º, pedido, numero de pedido, n.º de pedido, nº de pedido, no. de pedido, pedido n.º,
 pedido nº, codigo de pedido, numero de orden, orden de compra, n° de orden, numero de compra, factura,
 numero de factura, n.º de factura, nº de factura, factura nº, recibo, numero de recibo, comprobante,
 numero de comprobante, albaran, numero de transaccion, id de transaccion, id de la transaccion,
 codigo de transaccion, numero de operacion, n.º de operacion, numero de aprobacion, codigo de aprobacion,
 numero de autorizacion, referencia, numero de referencia, referencia de pago, ref., ticket, tique,
 numero de ticket, incidencia, numero de incidencia, numero de solicitud, solicitud n.º, boleto, boletos, billete,
 numero de billete, entradas, reserva, numero de reserva, codigo de reserva, n.º de reserva, referencia de reserva,
 localizador, codigo localizador, reservacion, numero de reservacion, codigo de reservacion, clave de reservacion,
 vuelo, numero de vuelo, asiento, habitacion, puerta de embarque, numero de seguimiento, codigo de seguimiento,
 n.º de seguimiento, numero de rastreo, codigo de rastreo, numero de guia, envio, numero de envio, paquete,
 codigo de recogida, codigo de recoleccion, codigo de entrega, id de la reunion, id de reunion, id. de reunion,
 codigo de acceso de la reunion, contrasena de la reunion, numero de reunion, clave de la reunion, contrasena wifi,
 contrasena del wifi, clave wifi, clave del wifi, wifi, codigo de la puerta, codigo de error, codigo del error,
 codigo de estado, codigo de respuesta, codigo de salida, codigo de retorno, mensaje de error, codigo fuente,
 codigo abierto, codigo qr, codigos qr, codigo de barras, codigo de color, codigo de vestimenta,
 codigo de conducta, codigo civil, codigo penal, codigo de producto, codigo del producto, codigo de articulo,
 referencia del producto, clave de producto, clave de licencia, clave del producto, numero de licencia,
 numero de serie, numero de modelo, matricula, numero de participante, codigo de participante,
 codigo de participacion, encuesta, numero de boleto, sorteo, contador, telefono, tel, tel., tfno, telf,
 numero de telefono, celular, movil, numero de movil, numero de celular, fax, extension, edicion, numero de version
 en tienda, en tu carrito, en el carrito, al finalizar la compra, al finalizar tu compra, canjea tu, canjear tu,
 canjeable, vale regalo, cheque regalo, tarjetas regalo, codigos de descuento, codigo promo, codigo de campana,
 tarjeta de fidelidad, tarjeta de puntos, numero de membresia, codigo de taquilla, codigo de la taquilla,
 codigo del casillero, codigo de consigna, codigo del portal, codigo del porton, codigo del edificio, caja de llaves,
 codigo del garaje, codigo de estacionamiento, plaza de aparcamiento, numero de plaza, numero de cita,
 codigo de cita, codigo del evento, codigo de asistente, codigo de conferencia, pin de la reunion,
 contrasena del wi-fi, contrasena de la red, codigo de licencia, numero de lote, codigo cups
expiry:
 valido por {n}, valida por {n}, valido durante {n}, valida durante {n}, valido {n}, caduca en {n},
 caducara en {n}, expira en {n}, expirara en {n}, vence en {n}, vencera en {n}, caduca a los {n}, expira a los {n},
 durante {n}, dentro de {n}, en {n}, en los proximos {n}, proximos {n}, proximas {n}, por {n}, despues de {n},
 en menos de {n}, tras {n}, duracion de {n}, vigencia de {n}, vigente por {n}
past:
 hace {n}
minutes:
 minuto, minutos, min, mins
hours:
 hora, horas, hs, hrs
days:
 dia, dias
links:
 es, es el, es la, es el siguiente, para, como, de, son
"""#
        ),
        (
            "et",
            #"""
codeNames:
 uhekordne kood, uhekordset koodi, uhekordne parool, sms-kood*, 6-kohaline kood, 6-kohalise koodi,
 kuuekohaline kood, kuuekohalise koodi, kohaline kood, kohalise koodi, pin-kood
 (kinnitus, kinnitamis, turva, juurdepaasu, sisselogimis, ligipaasu, autentimis, tuvastus, aktiveerimis,
 lahtestamis, lahtestus, registreerimis, verifitseerimis, taaste, kontroll, paasu, kontrollimis)(
 kood*, parool*, pin-kood*)
 (sisselogimise, autentimise, aktiveerimise, uhekordne, uhekordse, uhekordset, ajutine, ajutise, verifitseerimise,
 salasona lahtestamise) (
 kood*, parool*, pin-kood*)
 (verifitseerimis)(salasona*)
 (uhekordne, uhekordse, uhekordset, ajutine, ajutise, verifitseerimise) (salasona*)
 (kinnitus, kinnitamis, verifitseerimis, kontroll, kontrollimis)(number)
 (verifitseerimise) (number)
 (sisselogimis, juurdepaasu, sidumis, taaste, uhekordne )(voti, votme, votit)
 ajutine parool, uhekordne parool, sidumiskood, varukood
 sms-parool*, algparool*, esmane parool, varukoodid, varukoode, uhekordsed koodid
 (sisenemis, allkirjastamis, autoriseerimis, valideerimis, identifitseerimis, taastamis, paaristamis, uhendamis)
 (kood*)
 (uhekordselt kasutatav, uhekordselt kasutatava, uhekordse kasutusega, neljakohaline, neljakohalise, kaheksakohaline,
 otp, parooli lahtestamise, parooli taastamise) (kood*)
codeWords:
 kood, koodi, koodid, *kood, *koodi, *koodiga, teie kood, sinu kood, parool, parooli, salasona, numbrikombinatsioon
 numbrid, numbreid, numbrijada, margijada, tahemargid, kombinatsioon*, parooliga, salasonaga, voti
intent:
 kinnita*, sisse logi*, logi sisse, sisselogi*, uhenda*, uhekordne, ainult uks kord, kehtib, aegub, sina ei,
 te ei soovinud, uus seade, taasta*, kellegagi, mitte kellelegi, logige sisse, sisselogimi*, sisse logida,
 sisse logimiseks, logimiskatse, kinnita, kinnitage, kinnitada, kinnitamiseks, kinnitamine, kinnitus, kinnituse,
 kontrollida, tuvastada, tuvastamine, tuvastamiseks, isikut, isikusamasus*, autentimi*, kahefaktoril*, kaheastmel*,
 kahetasemel*, aktiveeri, aktiveerige, aktiveerimi*, lahtestage, lahtestami*, unustasid parooli, unustasite parooli,
 uus parool, parooli muutmi*, parooli vahetami*, registreeri, registreeru*, registreerimi*, konto loomi*, luua konto,
 sinu konto, teie konto, oma konto, uuest seadmest, tundmatu seade, kehtivus, on kehtiv, sisesta kood,
 sisestage kood, sisesta see kood, sisestage see kood, sisesta jargmine kood, sisestage jargmine kood, kasuta koodi,
 kasutage koodi, kasuta seda koodi, kasutage seda koodi, kasutage jargmist koodi, jargmine kood, jargmist koodi,
 alljargnev kood, ara jaga, arge jagage, arge avaldage, mitte kellegagi, kellelegi, ei taotlenud, pole taotlenud,
 ei palunud, ei soovinud, ei olnud sina, ei olnud teie, eira, eirake, ignoreeri, ignoreerige
 kaotab kehtivuse, muutub kehtetuks, ei kehti enam, ainult uhe korra, ei algatanud, ei kusinud, uuelt seadmelt,
 tundmatust seadmest
entering:
 tippige, kirjutage, kirjuta, toksi, lisage, sisest*, trukk*, truki*, kleepi*, kleebi*, kopeeri*, tipi, kasutage,
 kasuta, kasutades
 toksige, oelge, lugege ette, esitage, kasutada, kusitakse, kinnitage koodiga, sellega logite sisse,
 sellega logid sisse, sellega kinnitate, sellega kinnitad, avab teie konto, avab sinu konto, annab ligipaasu kontole,
 sisselogimise lopetamiseks, viige sisselogimine lopule
inSubject:
 teemareal
 (kirja, selle kirja, e-kirja, selle e-kirja, sonumi) (teemas, pealkirjas)
otherCodes:
 koosoleku id, koosoleku tunnus, kohtumise id, kohtumise tunnus, videokone, veebikoosolek*, veebikohtumis*,
 sooduskood*, sooduskupong, allahindluskood*, kampaaniakood*, promokood*, kupong, kupongi kood*, kinkekaart,
 kinkekaardi kood*, kutsekood*, postiindeks, sihtnumber, suunakood*, riigikood*, kontonumber, konto number,
 viitenumber, viitenumbri*, iban, kaardi number, kaardinumber, lopeb numbritega, loppeva, registrikood*,
 reg. kood*, reg nr, isikukood*, kmkr, kmkr nr, kaibemaksukohustuslase number, kliendinumber, kliendi number,
 kliendikood*, kliendi id, liikmenumber, lepingu number, lepingu nr, poliisi number, toimiku number,
 juhtumi number, paringu number, pileti number, piletid, piletikood*, tellimus, tellimuse number, tellimuse nr,
 tellimuse kood*, arve number, arve nr, arvenumber, kviitung, tsekk, makse selgitus, tehingu number, tehingu id,
 viide, broneering, broneeringu number, broneeringu kood*, broneeringukood*, broneerimisnumber, lennu number,
 lennunumber, saadetis, saadetise number, saadetise kood*, jalgimiskood*, jalgimisnumber, paki number,
 pakiautomaat, uksekood*, uksekoodi, valjastuskood*, pakiautomaadi kood*, koosoleku id, wifi parool, wi-fi parool,
 wifi, veakood*, veateade, olekukood*, lahtekood*, qr-kood*, qr kood*, ruutkood*, vootkood*, triipkood*,
 tootekood*, toote kood*, seerianumber, litsentsivoti, registreerimisnumber, kusitlus, uuring, loosi number,
 telefon, tel, telefoninumber, mobiil, faks, kokku, korrus, tanav, versioon
 sooduskupongi*, kupongikood*, kinkekaardi*, kinkekood*, saatekirja number, vautser*, soodustuskood*,
 soodustuse kood*, ostukorvis, ostukorvi lehel, kassas, lunastage, pusikliendikaar*, kliendikaardi*, kliendikaart,
 kapikood*, kapi kood*, kapi number, lukukood*, varavakood*, varava kood*, fonoluku*, trepikoja kood*,
 valisukse kood*, votmekapi*, seifi kood*, tokkepuu*, parkimiskood*, parkimispilet*, parkimiskoh*, koosoleku pin,
 koosoleku parool*, konverentsi kood*, urituse kood*, litsentsikood*, tootevoti, arvesti number, mootepunkti*,
 loosimis*, jarjekorranumber*
expiry:
 kehtib {n}, kehtiv {n}, aegub {n}, aegub {n} parast, {n} jooksul, {n} parast, {n} moodudes, jargmised {n},
 jargmise {n}, ainult {n}, on kehtiv {n}
past:
 {n} tagasi
minutes:
 minut, minutit, minuti, min
hours:
 tund, tundi, tunni
days:
 paev, paeva, oopaeva
links:
 on, on:, on teie, on sinu, kood on
"""#
        ),
        (
            "eu",
            #"""
codeNames:
 egiaztapen-kode*, egiaztatze-kode*, berrespen-kode*, segurtasun-kode*, sarbide-kode*, sarrera-kode*,
 aktibazio-kode*, 6 digituko kode*, sei digituko kode*, sms kodea, saioa hasteko kodea, berrezartze-kode*,
 autentifikazio-kode*, zure kodea
 (egiaztapen, egiaztatze, berrespen, baieztapen, segurtasun, sarbide, sartzeko, saio-hasierako, autentifikazio,
 autentikazio, baimen, aktibazio, aktibatze, erabilera bakarreko, behin-behineko, aldi baterako, berrezartzeko,
 berreskuratze, identifikazio, erregistro, desblokeatze) (
 kodea*, kode*, pin*)
 (erabilera bakarreko, behin-behineko, aldi baterako) (pasahitz*)
 (egiaztapen, berrespen) (zenbakia)
 (sartzeko, sarbide, egiaztapen, saioa hasteko, behin erabiltzeko, aldi baterako) (gako*, kode*, pasahitz*)
 baieztapen-kode*, baieztatze-kode*, baimen-kode*, identifikazio-kode*, egiaztatzeko kode*, berresteko kode*,
 baieztatzeko kode*, berreskuratze-kode*, berreskuratzeko kode*, parekatze-kode*, desblokeatze-kode*,
 desblokeatzeko kode*, sinatzeko kode*, erabilera bakarreko gako*, pasahitza aldatzeko kode*, sms bidezko kode*,
 4 digituko kode*, lau digituko kode*
codeWords:
 kodea, kodea*, kodeak, pasahitza*, pin kodea
 digituak, zenbaki hau, zifrak, karaktereak
intent:
 saioa hasi, saioa hasteko, hasi saioa, saio-hasiera, saio hasiera, baieztatu, baieztatzeko, berretsi, berresteko,
 egiaztatu, egiaztatzeko, egiaztapena, identitatea, nortasuna, autentifikazioa, bi urratseko, bi faktoreko, aktibatu,
 aktibatzeko, berrezarri, berrezartzeko, pasahitza ahaztu, pasahitz berria, pasahitza aldatu, erregistratu,
 erregistroa, kontua sortu, kontua sortzeko, zure kontua, zure kontuan, gailu berri, iraungiko, iraungitzen,
 balio du, baliozkoa, baliagarria, sartu kodea, sartu kode hau, idatzi kodea, idatzi kode hau, erabili kode hau,
 erabili kodea, erabili hurrengo kodea, hurrengo kodea, honako kodea, ez partekatu, inorekin, inori,
 ez baduzu eskatu, eskatu ez baduzu, ez bazara zu, ez baduzu zuk, ez ikusi egin, ezikusi, baztertu mezu
 behin bakarrik, isilpean gorde, inoiz ez dizugu, iruzur*, gailu ezezagun*, nabigatzaile berri*
entering:
 jarri, idatz*, sartu*, sar ezazu*, itsats*, tekleatu*, erabili, kopiatu
 kopia ezazu, erabil ezazu, txertatu, eskatzen zaizunean, zure kontura sartzeko, kontuan sartzeko,
 erregistroa amaitzeko, eragiketa berresteko, eragiketa sinatzeko
inSubject:
 mezuaren gaian, mezu honen gaian, gaiaren lerroan
otherCodes:
 bileraren id*, bilera-id*, bileraren identifikatzaile*, bilera id*,
 promozio-kode*, promozio kodea, deskontu-kode*, deskontu kodea, kupoia, kupoi, opari-txartela, opari txartela,
 gonbidapen-kodea, posta-kode*, posta kodea, p.k., banku-kontua, kontu-zenbakia, kontu zenbakia, iban,
 txartel-zenbakia, ifz, ifk, bezero-zenbakia, bezero zenbakia, bazkide-zenbakia, kontratu-zenbakia,
 espediente-zenbakia, espedientea, eskaera-zenbakia, eskaera zenbakia, eskaera, faktura, faktura-zenbakia,
 ordainagiria, erreferentzia, erreferentzia-zenbakia, transakzioa, txartela, sarrerak, erreserba, erreserba-kodea,
 erreserba-zenbakia, hegaldia, eserlekua, jarraipen-zenbakia, jarraipen-kodea, bidalketa, paketea, bileraren id,
 wifi pasahitza, wifi-pasahitza, errore-kodea, errore kodea, errore-mezua, egoera-kodea, iturburu-kodea,
 iturburu kodea, qr kodea, qr-kodea, barra-kodea, barra kodea, produktu-kodea, serie-zenbakia, lizentzia-gakoa,
 matrikula, inkesta, zozketa, telefonoa, tel, telefono zenbakia, mugikorra, faxa, zenbatekoa, guztira, saldoa,
 prezioa, solairua, kalea
expiry:
 {n} balio du, {n} barru iraungiko, {n} barru, {n} iraungiko, {n} baliozkoa, {n} igaro, hurrengo {n}, {n} epean
minutes:
 minutu, minutuz, minututan, minuturen, minuturako, min
hours:
 ordu, orduz, ordutan, orduren
days:
 egun, egunez, egunetan, egunen
links:
 da, hau da, honako hau da, zure
"""#
        ),
        (
            "fa",
            #"""
codeNames:
 كد تاييديه, كد تاييديه, رمز دوم پويا, كد otp, كدتاييد
 (كد, رمز, پين) (
 تاييد, تاييد, تائيد, تاييد هويت, تاييد هويت, احراز هويت, امنيتي, دسترسي, ورود, ورود به سيستم, ورود به حساب,
 اعتبارسنجي, اعتبار سنجي, فعال\u{200c}سازي, فعالسازي, فعال سازي, يك\u{200c}بار مصرف, يكبار مصرف, يك بار مصرف,
 يك\u{200c}بارمصرف, يكبارمصرف, موقت, پويا, بازيابي, بازنشاني, بازيابي رمز, ثبت\u{200c}نام, ثبت نام, عضويت,
 شناسايي, تاييد شما, دو مرحله\u{200c}اي, دومرحله\u{200c}اي, دو مرحله اي, راستي\u{200c}ازمايي, راستي ازمايي,
 پيامكي, پيامك شده, 6 رقمي, شش رقمي, 6 رقمي, 5 رقمي, پنج رقمي, 4 رقمي, چهار رقمي)
 (گذرواژه, رمز عبور) (يك\u{200c}بار مصرف, يكبار مصرف, يك بار مصرف, يك\u{200c}بارمصرف, يكبارمصرف, موقت, پويا)
 (شماره) (تاييد, تاييد, تاييد هويت, تاييد هويت, تاييد شما)
 (كليد) (ورود, دسترسي, بازيابي, اتصال, يكبار مصرف, يك بارمصرف, موقت, پشتيبان)
 كد جفت سازي, كد اتصال, كد پشتيبان, رمز موقت, گذرواژه موقت
 رمز دوم, كد صحت\u{200c}سنجي, كد صحت سنجي, كد تصديق, كد ارسالي, كد ارسال شده, كد ارسال\u{200c}شده, كلمه عبور موقت,
 كلمه عبور يكبار مصرف, پسورد موقت, پسورد يكبار مصرف, كد تغيير رمز, كد جفت سازي, كدهاي پشتيبان, كدهاي بازيابي,
 كد لاگين
codeWords:
 كد, كد شما, كد, رمز, رمز عبور, گذرواژه, كلمه عبور, رمز شما
 اعداد زير, ارقام زير, پسورد, اين رمز
intent:
 ورود, وارد شويد, وارد شدن, وارد حساب, تاييد كنيد, تاييد كنيد, تاييد ايميل, تاييد ايميل, تاييد ادرس, تاييد ادرس,
 تاييد هويت, تاييد هويت, براي تاييد, براي تاييد, احراز هويت, هويت شما, دو مرحله\u{200c}اي, دومرحله\u{200c}اي,
 دو مرحله اي, دو عاملي, فعال\u{200c}سازي, فعالسازي, فعال سازي, بازيابي رمز, بازنشاني, تغيير رمز, فراموشي رمز,
 رمز عبور جديد, گذرواژه جديد, ثبت\u{200c}نام, ثبت نام, ايجاد حساب, حساب كاربري, حساب شما, دستگاه جديد, منقضي,
 اعتبار دارد, معتبر است, يك\u{200c}بار مصرف, يكبار مصرف, كد زير, كد را وارد, اين كد, كد را در, را وارد كنيد,
 وارد نماييد, از كد زير استفاده, از اين كد, به اشتراك نگذاريد, در اختيار ديگران, در اختيار كسي, در اختيار هيچ,
 به كسي ندهيد, به هيچ\u{200c}كس, به هيچ كس, با كسي, با هيچ\u{200c}كس, فاش نكنيد, درخواست نكرده\u{200c}ايد,
 درخواست نكرده ايد, درخواست نداده\u{200c}ايد, درخواست نداده ايد, شما نبوده\u{200c}ايد, شما نبوديد, از طرف شما,
 ناديده بگيريد, ناديده
 فقط يك بار, فاقد اعتبار, محرمانه است, افشا نكنيد, اعلام نكنيد, كلاهبرداري, دستگاه ناشناس, مرورگر جديد
entering:
 وارد كردن, بنويسيد, بنويس, درج كنيد, درج نماييد, بزنيد, بزن, جاي گذاري كنيد, بچسبانيد, وارد كن*, تايپ كن*, كپي كن*,
 استفاده كن*, وارد نما*
 وارد فرماييد, استفاده نماييد, تايپ نماييد, جهت ورود, جهت تاييد, جهت احراز هويت, براي تكميل ثبت\u{200c}نام,
 براي تكميل ورود
inSubject:
 موضوع ايميل, موضوع اين ايميل, عنوان اين ايميل, عنوان ايميل
otherCodes:
 شناسه جلسه, شناسه جلسه, شناسه نشست, شماره جلسه, جلسه انلاين, جلسه انلاين, نشست انلاين,
 كد تخفيف, كدتخفيف, كد هديه, كارت هديه, كوپن, كد كوپن, كد معرف, كد دعوت, كد پستي, كدپستي, صندوق پستي, كد شهر,
 پيش\u{200c}شماره, كد كشور, شماره حساب, شماره شبا, شبا, شماره كارت, منتهي به, شناسه پرداخت, شناسه قبض, شناسه واريز,
 كد اقتصادي, شناسه ملي, شماره ملي, كد ملي, كدملي, شماره ثبت, شماره مشتري, كد مشتري, شماره اشتراك, شماره عضويت,
 شماره قرارداد, شماره بيمه\u{200c}نامه, بيمه\u{200c}نامه, شماره پرونده, شماره نامه, كد رهگيري, شماره رهگيري,
 كد پيگيري, شماره پيگيري, شماره تيكت, تيكت, شماره درخواست, كد درخواست, سفارش, سفارش شما, شماره سفارش, كد سفارش,
 فاكتور, شماره فاكتور, صورتحساب, صورت\u{200c}حساب, رسيد, شماره رسيد, شماره تراكنش, تراكنش, كد تراكنش, شماره مرجع,
 كد مرجع, شماره ارجاع, بليت, بليط, شماره بليط, شماره بليت, رزرو, شماره رزرو, كد رزرو, پرواز, شماره پرواز, قطار,
 صندلي, اتاق, مرسوله, شماره مرسوله, بسته, بارنامه, كد مرسوله, كد تحويل, شناسه جلسه, رمز جلسه, رمز واي\u{200c}فاي,
 رمز واي فاي, رمز wifi, كد خطا, خطاي, پيام خطا, كد وضعيت, كد منبع, سورس كد, كد qr, باركد, كد محصول, كد كالا,
 شماره سريال, كليد مجوز, پلاك, نظرسنجي, قرعه\u{200c}كشي, شماره كنتور, تلفن, شماره تلفن, شماره تماس, موبايل,
 شماره موبايل, فكس, نمابر, مبلغ, جمع كل, موجودي, قيمت, ريال, تومان, طبقه, خيابان, نسخه
 كدهاي تخفيف, كد جايزه, بن خريد, بن تخفيف, كارت تخفيف, كد كمپين, كد معرفي, ووچر, شماره شانس, كد شارژ, سبد خريد,
 صندوق فروشگاه, باشگاه مشتريان, كد باشگاه, كد دريافت كالا, كد كمد, شماره كمد, كد درب, رمز درب, كد پاركينگ,
 شماره پاركينگ, قبض پاركينگ, كد جلسه, كد كلاس, رمز كلاس, كد وبينار, رمز مودم, پسورد واي فاي, كد لايسنس, كليد لايسنس,
 سريال محصول, كد گارانتي, شماره قبض, قرعه كشي, كد مسابقه, شماره نوبت, كد نوبت, شماره پذيرش, شماره ميز, كد رويداد
expiry:
 تا {n} معتبر است, تا {n} اعتبار دارد, به مدت {n} معتبر, به مدت {n}, تا {n} ديگر, تا {n}, ظرف {n}, طي {n}, در {n},
 پس از {n}, بعد از {n}, {n} اعتبار دارد, {n} معتبر است, اعتبار {n}, مدت اعتبار {n}
past:
 {n} پيش
minutes:
 دقيقه, دقيقه, دقيقه\u{200c}اي
hours:
 ساعت
days:
 روز
links:
 شما, است, عبارت است از, برابر است با, شما:, براي
"""#
        ),
        (
            "fi",
            #"""
codeNames:
 kertasalasana*, kertakoodi*, tekstiviestikoodi*, sms-koodi*, tunnusluku*, tunnusluvun, tunnusluvu*, pin-koodi*,
 pin-koodin, kuusinumeroinen koodi*, kuusinumeroisen koodin, 6-numeroinen koodi*, 6-numeroisen koodin,
 nelinumeroinen koodi*, numeroinen koodi, numeroisen koodin, 2fa-koodi*, otp-koodi*,
 kirjautumiseen tarvittava koodi, vahvistuskoodi, avainluku*
 (vahvistus, varmistus, varmenne, varmennus, todennus, turva, turvallisuus, kirjautumis, sisaankirjautumis,
 kertakaytto, paasy, aktivointi, tunnistautumis, tunnistus, tarkistus, palautus, nollaus, rekisterointi,
 hyvaksymis, valtuutus, kayttoonotto, avaus)(
 koodi*, koodeja, pin-koodi*, tunnusluku)
 (kertakayttoinen, kertakayttoisen, valiaikainen, valiaikaisen, tilapainen, tilapaisen, kaksivaiheinen,
 lunastamaton) (
 koodi*, koodeja, pin-koodi*, tunnusluku)
 (kertakaytto)(salasana*)
 (kertakayttoinen, kertakayttoisen, valiaikainen, valiaikaisen, tilapainen, tilapaisen) (salasana*)
 (vahvistus)(tunnus, numero)
 kertakayttoavain*, kirjautumisavai*, pariliitosavai*, palautusavai*, laiteparikoodi*, laitepariavai*, valiaikainen salasana*, kertakayttoinen avain, kertakayttoinen kirjautumisavai*, tilapainen salasana*
 kertatunnus*, kerta-avai*, vahvistusluku*, vahvistusluvu*, turvaluku*, turvaluvu*, turvanumero*, todennusnumero*,
 vahvistusavai*, palautuslause*, varakoodi*, parituskoodi*, pariliitoskoodi*, yhdistamiskoodi*, allekirjoituskoodi*,
 kuittauskoodi*, aloitussalasana*
codeWords:
 koodi, koodi*, *koodi, *koodin, *koodisi, *koodia, *koodilla, salasana, salasana*, numerosarja
 numerosarja*, numeroyhdistelma*, merkkijono*, merkkisarja*, kuusi numeroa, seuraavat numerot
intent:
 vahvista, vahvistaa, vahvistus, kirjaudu, kirjautua, kirjautuminen, liittaa laite, yhden kerran, kertakaytto*,
 voimassa, vanhenee, et pyytanyt, etko pyytanyt, uusi laite, palauta, kenellekaan, kirjautumisen, kirjautumis*,
 kirjautumiseen, kirjautumisyrity*, sisaankirjautumi*, vahvistaaksesi, vahvistamaan, vahvistaminen, vahvistamiseksi,
 varmista, varmistaaksesi, varmentaa, varmennus, todennus, todentaa, todentaminen, tunnistautu*, henkilollisyy*,
 kaksivaihei*, kaksiosai*, monivaihei*, aktivoi, aktivoida, aktivointi, aktivoidaksesi, nollaa, nollata, nollaus,
 palauttaa salasana, palauta salasana, salasanan palautus, salasanan vaihto, unohtuiko salasana,
 unohditko salasanasi, uusi salasana, vaihtaa salasana, rekisteroi*, rekisteroity*, luo tili, tilin luominen,
 luoda tili, tilisi, tiliasi, tilillesi, kayttajatili, uudella laitteella, uudelta laitteelta, tuntemattom*,
 vanhentuu, umpeutuu, on voimassa, kertakayttoi*, syota koodi, syota tama koodi, syota seuraava koodi, syota oheinen,
 anna koodi, anna tama koodi, kirjoita koodi, kayta koodia, kayta tata koodia, kayta seuraavaa koodia,
 seuraava koodi, seuraavaa koodia, alla oleva koodi, ala jaa, ala kerro, ala luovuta, ala anna, ala laheta,
 kenenkaan, et ole pyytanyt, et tilannut, et yrittanyt, et ollut sina, et itse, jata huomiotta, jattaa huomiotta,
 voit ohittaa, ala valita, sivuuttaa
 lakkaa toimimasta, mitatoity*, toimii vain kerran, pida omana tietonasi
entering:
 syot*, kirjoit*, nappail*, napyt*, kopioi*, liita*, liitta*, kayta*, kaytta*, naputt*
 lue aaneen, pyytaa koodia, kysyy koodia, kysyttaessa, kirjaudut sisaan, paaset kirjautumaan, paaset tilillesi,
 avaa tilisi, koodilla vahvistat
inSubject:
 viestin otsikossa, viestin aihekentassa, aiherivilla, otsikkorivilla
otherCodes:
 kokoustunnus*, kokouksen tunnus*, kokouksen id*, tapaamistunnus*, verkkokokou*, etakokou*,
 alennuskoodi*, tarjouskoodi*, kampanjakoodi*, etukoodi*, kuponkikoodi*, kuponki, lahjakoodi*, lahjakortti*,
 lahjakortin, promokoodi*, kutsukoodi*, suosittelukoodi*, postinumero*, suuntanumero*, maakoodi*, maatunnus,
 tilinumero*, pankkitili, viitenumero*, iban, bic, kortin numero, korttinumero, paattyva, paattyy numeroihin,
 y-tunnus*, alv-numero, alv, henkilotunnus*, hetu, asiakasnumero*, asiakastunnus, asiakas-id, jasennumero*,
 sopimusnumero*, vakuutusnumero, asianumero, diaarinumero, tapausnumero, vahinkonumero, tikettinumero, tiketti,
 tukipyynto, tilausnumero*, tilaus, tilauksen numero, tilausnro, tilaustunnus, tilausvahvistus, lasku,
 laskun numero, laskunumero*, laskunro, kuitti, kuittinumero, tositenumero, maksutapahtuma, tapahtumatunnus,
 arkistointitunnus, varaus, varausnumero*, varauskoodi*, varaustunnus, lipun numero, lippunumero, lippukoodi*,
 lento, lennon numero, lentonumero, junan numero, huonenumero, lahetys, lahetysnumero, lahetystunnus*,
 seurantakoodi*, seurantanumero*, seurantatunnus*, saapumisnumero, paketti, pakettinumero, noutokoodi*,
 noutotunnus, lukerokoodi*, lokerokoodi*, noutopiste, kokoustunnus, kokouksen tunnus, kokouskoodi*, tunnuskoodi*,
 wifi-salasana, wlan-salasana, wifi, verkon salasana, ovikoodi*, virhekoodi*, virheilmoitus, tilakoodi*,
 paluukoodi*, lahdekoodi*, ohjelmakoodi*, qr-koodi*, qr koodi*, viivakoodi*, virtuaaliviivakoodi*, varikoodi*,
 pukukoodi*, tuotekoodi*, tuotenumero*, tuotetunnus, tuoteavain, lisenssiavain, sarjanumero*, mallinumero,
 osallistujanumero, osallistujakoodi*, kyselykoodi*, kysely, tutkimus, arvonta, arpanumero, rekisterinumero*,
 mittarilukema, kayttopaikkanumero, puhelin, puhelinnumero*, puh, puh., matkapuhelin, vaihde, faksi, yhteensa
 kassalla, kassalle, ostoskorissa, ostoskoriin, lunasta alennus, lunasta etu, lunastuskoodi*, alennuskupon*,
 kupongin, arvoseteli*, lahjakortilla, ystavakoodi*, jasenkoodi*, jasenkortti*, kanta-asiakas*, bonuskortti*,
 kaappikoodi*, kaapin koodi*, lokeron koodi*, lokeronumero*, pakettiautomaat*, luovutuskoodi*, porttikoodi*,
 alaoven koodi*, ulko-oven koodi*, avainboksi*, huonekoodi*, pysakointikoodi*, pysakointitunnus*, ajanvarausnumero*,
 poytavarau*, tapahtumakoodi*, paasylip*, kokoussalasana*, kokouksen salasana*, langattoman verkon, lisenssikoodi*,
 eranumero*, arvontakoodi*, mittarinumero*
expiry:
 voimassa {n}, on voimassa {n}, vanhenee {n}, vanhentuu {n}, umpeutuu {n}, {n} kuluttua, {n} kuluessa, {n} ajan,
 {n} sisalla, seuraavat {n}, seuraavien {n}, vain {n}
past:
 {n} sitten
minutes:
 minuutti, minuuttia, minuutin, minuutissa, min
hours:
 tunti, tuntia, tunnin, tunnissa, h
days:
 paiva, paivaa, paivan, vuorokausi, vuorokautta, vuorokauden
links:
 on, on:, ovat, koodisi on, kuuluu
"""#
        ),
        (
            "fil",
            #"""
codeNames:
 verification code mo, iyong verification code, code ng verification, code ng beripikasyon, code sa beripikasyon,
 code sa pag-verify, code sa pag-log in, code sa pag-login, code sa pagkumpirma, code ng kumpirmasyon,
 confirmation code mo, security code mo, code ng seguridad, code sa seguridad, code sa pag-reset,
 code sa pag-sign in, kodigo ng beripikasyon, kodigo sa beripikasyon, kodigo ng kumpirmasyon, kodigo ng seguridad,
 kodigo sa pag-log in, isang beses na code, isang beses na password, pansamantalang password, pansamantalang code,
 one-time pin mo, otp mo, iyong otp, mpin, 6-digit na code, 6-digit na kodigo, authentication code mo,
 login code mo, code sa pag-access, code ng pagpapatunay, activation code mo
 (susi) (sa pag-login, sa pagpasok, pang-login)
 pansamantalang password, pansamantalang code, backup code
 minsanang code, minsanang password, pang-isang beses na code, isang-beses na code, code na pang-verify,
 code pang-login, code para sa pag-verify, code para sa pag-login, code para makapag-log in, code sa pag-recover,
 code sa pagbawi, code sa pag-apruba, code sa pag-activate, code sa pagpapares, lihim na code, backup na code,
 anim na digit na code
codeWords:
 code, kodigo, iyong code, code mo, ang code, password
 mga digit, sumusunod na numero, pin mo
intent:
 mag-log in, mag-login, pag-log in, pag-login, mag-sign in, pag-sign in, i-verify, pag-verify, beripikahin,
 beripikasyon, kumpirmahin, i-confirm, kumpirmasyon, patunayan, pagkakakilanlan, two-factor, i-activate, i-reset,
 pag-reset, nakalimutan ang password, bagong password, palitan ang password, magparehistro, pagpaparehistro,
 gumawa ng account, paggawa ng account, iyong account, account mo, bagong device, mag-expire, mage-expire,
 mag-e-expire, mag-eexpire, valid sa loob, valid lamang, may bisa, ilagay ang code, ilagay ang code na ito,
 i-enter ang code, i-enter ang, gamitin ang code, gamitin ang code na ito, gamitin ang sumusunod, sumusunod na code,
 huwag ibahagi, huwag mong ibahagi, huwag ibigay, huwag i-share, wag ibahagi, kahit kanino, kaninuman,
 hindi ka humiling, hindi mo hiniling, hindi ikaw, kung hindi ikaw, hindi humiling, balewalain, ipagwalang-bahala,
 huwag pansinin
 mawawalan ng bisa, isang beses lang, isang beses lamang, huwag sabihin, huwag ipasa, hindi kami hihingi,
 hindi kilalang device, hindi mo ginawa
entering:
 i-type, i-enter, ienter, i-copy, i-paste, itype, i-input, isulat, idikit, ilagay*, ipasok*, gamitin, kopyahin
 i-encode, i-key in, banggitin, para makapag-log in, para mag-log in, upang makapag-log in, para ma-access ang,
 kapag hiningi
inSubject:
 sa subject ng email, sa subject line, nasa subject, sa paksa ng email
otherCodes:
 code ng diskwento, promo code, kupon, kodigo ng diskwento, gift card, imbitasyon code, zip code, postal code,
 area code, numero ng account, numero ng card, nagtatapos sa, customer number, numero ng kontrata,
 reference number, numero ng reperensya, reperensya, numero ng kaso, numero ng tiket, tiket, numero ng order,
 order number, resibo, numero ng resibo, invoice, numero ng transaksyon, transaksyon, reserbasyon,
 numero ng reserbasyon, code ng reserbasyon, booking, flight, upuan, tracking number, numero ng tracking, pakete,
 password ng wifi, wifi password, error code, source code, qr code, barcode, numero ng serye, survey, telepono,
 numero ng telepono, cellphone number, halaga, kabuuan, balanse, presyo, palapag
 discount code, voucher, rewards card, coupon code, gift code, referral code, code ng promo, code ng diskuwento,
 sa pag-checkout, sa checkout, sa cashier, i-redeem, code ng locker, locker number, numero ng locker, pickup code,
 code sa pag-pick up, code ng pinto, code sa pinto, code ng gate, gate code, code sa parking, parking slot,
 meeting id, code ng meeting, password ng meeting, meeting passcode, license key, serial number, numero ng lisensya,
 numero ng miyembro, membership number, loyalty card, numero ng kontador, numero sa raffle, raffle code,
 numero ng mesa, numero ng pila, code ng event, policy number
expiry:
 valid sa loob ng {n}, may bisa sa loob ng {n}, mag-e-expire sa loob ng {n}, mag-expire sa loob ng {n},
 mag-eexpire sa loob ng {n}, mage-expire sa loob ng {n}, sa loob ng {n}, pagkatapos ng {n}, makalipas ang {n},
 valid nang {n}, valid lamang ng {n}
minutes:
 minuto, na minuto
hours:
 oras, na oras
days:
 araw, na araw
links:
 ay, ay:, ay ang, para sa, ang
"""#
        ),
        (
            "fr",
            #"""
codeNames:
 code de suppression, code de signature, code signature
 code usage unique, code a 6 chiffres, code a six chiffres, code a quatre chiffres, code a 4 chiffres,
 code a 5 chiffres, code a 8 chiffres, code sms, code recu par sms, code otp, code 2fa,
 mot de passe a utilisation unique, code confidentiel, code personnel, code secret, code de verif,
 code de connection, code ephemere, code dynamique, code 3d secure, code pour vous connecter, code pour confirmer,
 code pour verifier, code de double verification, code d'appareil, code magique, code de creation de compte,
 code nip, code de passage, votre nip, code d'entree unique
 (code, codes, code pin) (
 de verification, de confirmation, de securite, d'acces, d'acces, d'authentification, d'authentification,
 d'autorisation, d'autorisation, d'activation, d'activation, de connexion, d'identification, d'identification,
 de validation, de reinitialisation, de recuperation, de deverrouillage, a usage unique, temporaire, provisoire,
 unique, d'inscription, d'inscription, de double authentification, de controle)
 (mot de passe, cle) (a usage unique, temporaire, provisoire, unique)
 (numero) (de verification, de confirmation, de securite)
 (cle, cle, clef) (d'association, d'appairage, de connexion, d'acces, de recuperation, de secours, a usage unique, temporaire, unique, provisoire, de validation, de verification)
 mot de passe provisoire, mot de passe temporaire, mot de passe a usage unique, phrase de connexion, phrase de passe temporaire
 code d'ouverture de session, code jetable, mot de passe initial, mdp temporaire, mdp provisoire,
 chiffres de verification, chiffres de securite, phrase de recuperation
 (code, codes) (de secours, de signature, d'approbation, d'appairage, de jumelage)
codeWords:
 code, codes, code pin, mot de passe, code de paiement, mots de passe, jeton
 six chiffres, chiffres suivants, caracteres suivants, combinaison de chiffres, suite de chiffres
intent:
 signer le, signer la, signer l*, signature electronique, votre consentement, signer electroniquement
 validation, valider, validez, verifier, verifiez, verification, confirmer, confirmez, connexion, connecter,
 bien vous, bien la votre, bien a vous que, a usage unique, une seule fois, nouvel appareil, nouvel ordinateur,
 nouveau telephone, pas vous, rien demande, n'avez pas demande, expire, expirera, valable, associer, rattacher,
 reinitialiser, recuperation, se connecter, vous connecter, te connecter, connectez-vous, tentative de connexion,
 confirmer votre, confirmez votre, confirme ton, confirmer ton, confirmer que, confirmez que, confirmer l'adresse,
 confirmation de votre, verifier votre, verifiez votre, verifie ton, verifier ton, verifier que, valider votre,
 validez votre, valide ton, valider votre inscription, identite, c'est bien vous, c'est bien vous, bien vous qui,
 bien toi, identifier, vous identifier, identifiez-vous, authentifier, authentification, double authentification,
 deux facteurs, deux etapes, a deux etapes, activer votre, activez votre, activer ton, activation, reinitialisation,
 reinitialisez, mot de passe oublie, nouveau mot de passe, changer votre mot de passe, modifier votre mot de passe,
 inscription, inscrire, vous inscrire, creer votre compte, creer un compte, creation de compte,
 creation de votre compte, votre compte, ton compte, securiser, appareil inconnu, appareil non reconnu,
 appareil de confiance, expire dans, est valable, valable pendant, valable jusqu, valide pendant, est valide,
 valide jusqu, usage unique, saisir ce code, saisissez ce code, saisissez le code, saisissez le code suivant,
 saisir le code, saisir le code suivant, saisis le code, saisis ce code, entrez ce code, entrez le code,
 entrez le code suivant, entrer ce code, entrer le code, entre ce code, indiquez ce code, renseignez ce code,
 renseigner ce code, utilisez ce code, utilisez le code, utilisez le code suivant, utilise ce code, utiliser ce code,
 utiliser le code, voici votre code, voici ton code, code suivant, code ci-dessous, ne partagez, ne partage,
 ne pas partager, ne le partagez, ne communiquez, ne communiquez jamais, ne pas communiquer, ne le communiquez,
 ne divulguez, ne transmettez, ne transferez, avec personne, a personne, jamais ce code, ne vous demandera jamais,
 ne vous demanderons jamais, pas demande, pas a l'origine, pas a l'origine, n'etes pas a l'origine,
 n'avez pas demande, n'avez pas effectue, n'avez pas essaye, n'as pas demande, n'as pas essaye, ce n'etait pas vous,
 ce n'etait pas vous, ignorer cet, ignorer ce, ignorez cet, ignorez ce, ignore cet, en toute securite
 cesse de fonctionner, ne fonctionne qu'une fois, devient invalide, gardez-le pour vous
entering:
 tape, inscris, rentre, rentrez, indique, reporte
 saisissez, saisir, saisis, saisissant, entrez, entrer, entrant, tapez, taper, copiez, copie, copier, recopiez,
 recopier, recopie, collez, coller, utilisez, utiliser, utilise, introduisez, introduire, indiquez, renseignez,
 renseigner, inscrivez, composez, reportez, saisissez-l*, entrez-l*, tapez-l*, recopiez-l*, copiez-l*, collez-l*,
 utilisez-l*, saisissez ce, pianotez, notez-l*, notez
 dictez, vous sera demande, demande le code, vous permet de vous connecter, vous connectera, ouvre votre compte,
 connectez-vous avec, debloque votre compte, valide votre paiement
inSubject:
 dans l'objet de ce, en objet de ce, voir l'objet
otherCodes:
 code d'autorisation du paiement, code d'autorisation du paiement
 code promo, codes promo, code promotionnel, code de promotion, code de reduction, code reduction, code remise,
 code avantage, code privilege, code cadeau, carte cadeau, cheque cadeau, carte-cadeau, bon d'achat,
 bon de reduction, bon de commande, coupon, code coupon, code parrainage, code de parrainage, code parrain,
 code d'invitation, code d'invitation, code invitation, code ambassadeur, code postal, code pays, indicatif,
 indicatif telephonique, code banque, code guichet, code agence, code swift, cle rib, rib, iban, bic,
 numero de compte, compte bancaire, n° de compte, numero de carte, carte se terminant, se terminant par,
 terminant par, finissant par, siret, siren, n° siret, rcs, tva, n° tva, numero de tva, tva intracommunautaire,
 code ape, code naf, numero fiscal, avis d'imposition, numero de securite sociale, n° de securite sociale,
 numero client, numero de client, n° client, n° de client, reference client, code client, identifiant client,
 numero d'adherent, n° d'adherent, numero de membre, numero de contrat, n° de contrat, contrat n°,
 numero de police, numero de dossier, n° de dossier, dossier n°, numero de sinistre, numero d'abonne, commande,
 numero de commande, n° de commande, n° commande, commande n°, reference de commande, facture, numero de facture,
 n° de facture, facture n°, recu n°, numero de recu, devis, devis n°, numero de transaction,
 identifiant de transaction, reference, references, reference de paiement, ref, ref., n° de reference,
 numero de reference, code de reference, numero de ticket, ticket, n° de ticket, ticket n°, numero de demande,
 demande n°, billet, billets, numero de billet, reservation, numero de reservation, n° de reservation,
 code de reservation, reference de reservation, reference dossier, dossier de voyage, dossier voyage,
 numero de dossier de voyage, pnr, numero de vol, vol n°, train n°, numero de train, tgv, place n°, voiture n°,
 numero de chambre, numero de suivi, n° de suivi, code de suivi, suivi de colis, numero de colis, n° de colis,
 colis, colissimo, chronopost, bordereau, code de retrait, code retrait, code de livraison, point relais,
 id de reunion, id de la reunion, identifiant de la reunion, numero de reunion, code secret de la reunion,
 code de reunion, numero de conference, code de conference, mot de passe wifi, mot de passe wi-fi,
 mot de passe du wifi, cle wifi, wifi, code d'erreur, code d'erreur, code erreur, code de retour, code d'etat,
 code de statut, code de sortie, message d'erreur, code source, code qr, qr code, qr codes, code-barres,
 code barre, code barres, code a barres, code couleur, code vestimentaire, code de la route, code civil,
 code du travail, code penal, code de conduite, code porte, code d'entree, code immeuble, digicode, code produit,
 code article, reference produit, numero d'article, ref. produit, cle de licence, numero de licence,
 cle de produit, numero de serie, n° de serie, numero de modele, numero de participant, n° de participant,
 code participant, code de participation, sondage, enquete, numero de loterie, numero gagnant, dossard,
 plaque d'immatriculation, immatriculation, compteur, telephone, tel, tel., n° de telephone, numero de telephone,
 numero de portable, fax, telecopie, appelez le, appelez-nous, solde, numero de version, cedex, boite postale
 en caisse, code anniversaire, dans votre panier, dans le panier, utilisable en magasin, non cumulable, bon cadeau,
 bons d'achat, cheques cadeaux, cartes cadeaux, codes de reduction, code offre, code campagne, code fidelite,
 carte de fidelite, numero de fidelite, code casier, code du casier, numero de casier, code consigne,
 code de la porte, code du portail, code de l'immeuble, code du batiment, boite a cles, code de la barriere,
 code parking, code de stationnement, numero de place, numero de table, numero de rendez-vous, code evenement,
 code conference, code wi-fi, cle wi-fi, cle du reseau, cle produit, numero de lot, code concours, point de livraison
expiry:
 valable pendant {n}, valable {n}, valide pendant {n}, valide {n}, valables {n}, expire dans {n},
 expirera dans {n}, expire apres {n}, expirera apres {n}, expire au bout de {n}, pendant {n}, dans les {n},
 dans {n}, sous {n}, d'ici {n}, duree de {n}, pour {n}, prochaines {n}, apres {n}
past:
 il y a {n}
minutes:
 minute, minutes, min, mn
hours:
 heure, heures, h
days:
 jour, jours
links:
 est, est le, est le suivant, est :, pour, voici, comme, de
"""#
        ),
        (
            "ga",
            #"""
codeNames:
 cod 6 dhigit, cod se dhigit, otp
 (cod, chod, gcod, uimhir) (fioraithe, fiordheimhnithe, dearbhaithe, deimhnithe, slandala, logala isteach, logail isteach, rochtana, aonuaire, aon uaire, aon-uaire, sealadach, gniomhachtaithe, claruchain, athshocraithe, athshlanaithe, aitheantais, udaraithe)
 (pasfhocal, phasfhocal, bpasfhocal, paschod) (aonuaire, aon uaire, aon-uaire, sealadach)
 cod fioruchain, cod aisghabhala, cod cultaca, coid chultaca, cod peireala, cod dighlasala, cod runda,
 cod ceithre dhigit, cod 4 dhigit, eochair aonuaire
codeWords:
 cod, chod, gcod, do chod, pasfhocal, paschod
 digiti, carachtair
intent:
 logail isteach, siniu isteach, sinigh isteach, logail, fioraigh, fhioru, fioru, dearbhaigh, dhearbhu, dearbhu,
 deimhnigh, dha cheim, dha fhachtoir, gniomhachtaigh, claru, claraigh, do chuntas, gleas nua, athshocraigh,
 athshocru, pasfhocal nua, dearmad, as feidhm, baili, aon uair amhain, uair amhain, cuir isteach, iontrail,
 an cod seo, an cod thios, an cod seo a leanas, usaid, na roinn, le haon duine, le duine ar bith, nar iarr,
 mura tusa, murar tusa, murar iarr, dean neamhaird, neamhaird, slandail
 do cheannacht, ni iarrfaimid, gleas eile, brabhsalai nua
entering:
 cuir isteach, coipeail, greamaigh, scriobh, ionchuir, iontrail*, closcriobh*
 cuir an cod, lion isteach, chun logail isteach, le logail isteach, chun siniu isteach
inSubject:
 line abhair, abhar an riomhphoist
otherCodes:
 cod lascaine, lascaine, cod poibliochta, cupon, dearbhan, carta bronntanais, cod cuiridh, eirchod, cod poist,
 uimhir chuntais, uimhir charta, uimhir chustaimeara, uimhir bhallraiochta, ordu, uimhir ordaithe,
 uimhir an ordaithe, sonrasc, uimhir shonraisc, admhail, uimhir thagartha, tagairt, airithint, uimhir airithinte,
 cod airithinte, eitilt, suiochan, uimhir rianaithe, beartan, seachadadh, cruinniu, aitheantas cruinnithe,
 pasfhocal wi-fi, cod earraide, earraid, cod qr, barrachod, cod tairge, sraithuimhir, fon, guthan, meid, iomlan,
 praghas, ticead
expiry:
 ar feadh {n}, faoi cheann {n}, laistigh de {n}, i gceann {n}, tar eis {n}
minutes:
 noimead, noimeid
hours:
 uair an chloig, uair, uaire
days:
 la, laethanta
links:
 is e, is e:, seo, do, le haghaidh, na
"""#
        ),
        (
            "gl",
            #"""
codeNames:
 codigo de 6 dixitos, codigo de seis dixitos, codigo de 4 dixitos, codigo para iniciar sesion, codigo para acceder,
 codigo sms
 (codigo, codigos, pin) (
 de verificacion, de confirmacion, de seguridade, de acceso, de autenticacion, de autorizacion, de activacion,
 de inicio de sesion, de identificacion, de validacion, de restablecemento, de recuperacion, de desbloqueo,
 dun so uso, de un so uso, temporal, provisional, unico, de rexistro, de dobre factor)
 (contrasinal, clave) (de verificacion, dun so uso, de un so uso, temporal, provisional, unico)
 (numero) (de verificacion, de confirmacion, de seguridade)
 codigo de uso unico, contrasinal de uso unico, codigo dinamico, clave dinamica, codigo de emparellamento,
 codigo de vinculacion, codigo de sinatura, codigo de comprobacion, frase de recuperacion
codeWords:
 codigo, codigos, contrasinal, o codigo
 seis dixitos, estes dixitos, seis cifras, combinacion numerica, cadea de caracteres
intent:
 iniciar sesion, inicia sesion, inicie sesion, inicio de sesion, acceder a tua, confirmar o teu, confirma o teu,
 confirme o seu, confirma a tua, verificar o teu, verifica o teu, verifique o seu, verificacion, identidade,
 autenticacion, dobre factor, dous pasos, dous factores, activar a tua, activa a tua, activacion, restablecer,
 restablece, novo contrasinal, cambiar o contrasinal, esqueciches, rexistrarte, rexistro, crear unha conta,
 crear a tua conta, a tua conta, a sua conta, novo dispositivo, caduca, caducara, expira, e valido, valido durante,
 valido ata, introduce o codigo, introduza o codigo, introduce este codigo, introduza este codigo,
 introduce o seguinte codigo, usa este codigo, use este codigo, utiliza este codigo, utilice este codigo,
 seguinte codigo, codigo seguinte, non compartas, non o compartas, non comparta, con ninguen, a ninguen,
 non solicitaches, non solicitou, non o pediches, non fuches ti, non foi vostede, ignora esta, ignore esta,
 ignora este, ignorar esta
 deixa de funcionar, un so uso, unha soa vez, non llo digas, dispositivo desconecido
entering:
 use, utiliza, utilice, insire, insira, pon, introduza, introducir, escribe, escriba, copia, copie, pega, pegue,
 teclea, teclee, usa o, usa este
 introduceo, introduzao, copiao, permiteche entrar, permitelle acceder, inicia sesion con, abre a tua conta
inSubject:
 no asunto desta, no asunto deste
otherCodes:
 codigo promocional, codigo de desconto, cupon, vale desconto, tarxeta regalo, codigo de convite, codigo postal,
 apartado de correos, prefixo, codigo de pais, conta bancaria, numero de conta, iban, numero de tarxeta,
 rematada en, nif, numero de cliente, codigo de cliente, numero de socio, numero de contrato, poliza, expediente,
 numero de expediente, pedido, numero de pedido, factura, numero de factura, recibo, transaccion, referencia,
 numero de referencia, incidencia, billete, entradas, reserva, numero de reserva, codigo de reserva, localizador,
 voo, numero de voo, asento, numero de seguimento, codigo de seguimento, envio, paquete, codigo de recollida,
 codigo de entrega, id da reunion, contrasinal da wifi, contrasinal wifi, codigo de erro, mensaxe de erro,
 codigo de estado, codigo fonte, codigo qr, codigo de barras, codigo civil, codigo de conduta, codigo de produto,
 codigo do produto, numero de serie, clave de licenza, matricula, enquisa, sorteo, telefono, tel,
 numero de telefono, mobil, fax, rua
 no carrino, ao finalizar a compra, canxea o teu, canxear o teu, canxeable, vale regalo, cheque regalo,
 tarxetas regalo, codigos de desconto, codigos promocionais, codigo promo, cupons, codigo de regalo,
 codigo de agasallo, codigo de campana, tarxeta de fidelizacion, tarxeta de fidelidade, numero de asociado,
 codigo da taquilla, codigo da consigna, codigo da porta, codigo do portal, codigo do edificio, caixa de chaves,
 codigo do aparcadoiro, praza de aparcamento, numero de praza, numero de cita, codigo da cita, codigo do evento,
 contrasinal da reunion, codigo da reunion, contrasinal da rede, clave da wifi, codigo de licenza, clave do produto,
 numero de lote, codigo do artigo, numero do contador, numero de participante
expiry:
 valido durante {n}, valida durante {n}, valido por {n}, caduca en {n}, caducara en {n}, expira en {n},
 expirara en {n}, durante {n}, dentro de {n}, en {n}, nos proximos {n}, proximos {n}
minutes:
 minuto, minutos, min
hours:
 hora, horas
days:
 dia, dias
links:
 e, e o, e a, para, como, de
"""#
        ),
        (
            "gu",
            #"""
codeNames:
 ઓટીપી, વન ટાઇમ પાસવર્ડ, 6 અંકનો કોડ, 6-અંકનો કોડ, છ અંકનો કોડ, અંકનો કોડ, તમારો ચકાસણી કોડ
 (ચકાસણી, વેરિફિકેશન, પુષ્ટિકરણ, પુષ્ટિ, સુરક્ષા, સિક્યોરિટી, લૉગિન, લોગિન, લૉગ ઇન, લોગ ઇન, સાઇન ઇન, સાઇન-ઇન,
 પ્રમાણીકરણ, ઍક્સેસ, એક્સેસ, સક્રિયકરણ, એક્ટિવેશન, વન-ટાઇમ, વન ટાઇમ, એક વખતનો, એક-વખતનો, કામચલાઉ, અસ્થાયી, રીસેટ,
 પાસવર્ડ રીસેટ, નોંધણી, ઓટીપી, ગુપ્ત) (
 કોડ*, પિન, પાસકોડ)
 (એક્સેસ, એક્ટિવેશન, વન-ટાઇમ, વન ટાઇમ, એક વખતનો, એક-વખતનો, કામચલાઉ, અસ્થાયી, ઓટીપી) (પાસવર્ડ*)
codeWords:
 કોડ, કોડ છે, તમારો કોડ, આપનો કોડ, પાસવર્ડ
intent:
 લૉગિન, લોગિન, લૉગ ઇન, લોગ ઇન, સાઇન ઇન, સાઇન-ઇન, ચકાસો, ચકાસવા, ચકાસણી, વેરિફાય, પુષ્ટિ કરો, પુષ્ટિ કરવા, ઓળખ,
 પ્રમાણીકરણ, દ્વિ-પગલાં, ટુ-ફેક્ટર, બે-પગલાં, સક્રિય કરો, સક્રિય કરવા, પાસવર્ડ રીસેટ, રીસેટ કરવા, પાસવર્ડ ભૂલી,
 નવો પાસવર્ડ, પાસવર્ડ બદલ*, નોંધણી, એકાઉન્ટ બનાવ*, તમારા એકાઉન્ટ*, તમારું એકાઉન્ટ, તમારા ખાતા*, નવા ઉપકરણ*,
 સમાપ્ત થ*, માન્ય છે, માન્ય રહેશે, માટે માન્ય, કોડ દાખલ કરો, આ કોડ, નીચેનો કોડ, નીચે આપેલ કોડ, કોડનો ઉપયોગ,
 શેર કરશો નહીં, શેર ન કરો, કોઈની સાથે, કોઈને, વિનંતી કરી નથી, વિનંતી ન કરી, તમે નથી, અવગણો, અવગણના કરો
entering:
 કૉપિ કરો, કોપી કરો, પેસ્ટ કરો, ભરો, એન્ટર કરો, દાખલ કર*, ટાઇપ કર*, લખ*, વાપર*, નાખ*, ઉપયોગ કર*
otherCodes:
 પ્રોમો કોડ, ડિસ્કાઉન્ટ કોડ, કૂપન, કૂપન કોડ, વાઉચર, ગિફ્ટ કાર્ડ, રેફરલ કોડ, પિન કોડ:, પોસ્ટલ કોડ, દેશ કોડ,
 ખાતા નંબર, એકાઉન્ટ નંબર, કાર્ડ નંબર, ગ્રાહક નંબર, પોલિસી નંબર, ફરિયાદ નંબર, કેસ નંબર, ટિકિટ, ટિકિટ નંબર, ઓર્ડર,
 ઑર્ડર, ઓર્ડર નંબર, ઇન્વૉઇસ, ઇન્વોઇસ નંબર, બિલ નંબર, રસીદ, રસીદ નંબર, વ્યવહાર id, ટ્રાન્ઝેક્શન આઈડી, સંદર્ભ નંબર,
 બુકિંગ, બુકિંગ નંબર, રિઝર્વેશન, પીએનઆર, ફ્લાઇટ, સીટ, રૂમ, ટ્રેકિંગ નંબર, ટ્રૅકિંગ નંબર, પાર્સલ, મીટિંગ આઈડી,
 વાઇ-ફાઇ પાસવર્ડ, ભૂલ કોડ, એરર કોડ, સોર્સ કોડ, qr કોડ, બારકોડ, ઉત્પાદન કોડ, સીરીયલ નંબર, સર્વે, ફોન, ફોન નંબર,
 મોબાઇલ નંબર, ફેક્સ, રકમ, કુલ, બેલેન્સ, કિંમત, રૂપિયા, સંસ્કરણ
expiry:
 {n} માટે માન્ય, {n} સુધી માન્ય, {n} માં સમાપ્ત, {n} માન્ય, {n} માં, {n} માટે, {n} પછી, આગામી {n}, {n} ની અંદર
minutes:
 મિનિટ, મિનિટમાં, મિનિટની
hours:
 કલાક, કલાકમાં
days:
 દિવસ, દિવસમાં
links:
 છે, છે:, તમારો, માટે, આ
"""#
        ),
        (
            "he",
            #"""
codeNames:
 *קוד האימות שלך, *קוד ה-otp, *סיסמתך החד פעמית, *סיסמתך החד-פעמית
 (*קוד, *הקוד, *קוד pin) (
 אימות, האימות, לאימות, אישור, האישור, לאישור, אבטחה, האבטחה, גישה, הגישה, כניסה, הכניסה, לכניסה, התחברות,
 ההתחברות, להתחברות, הזדהות, ההזדהות, להזדהות, זיהוי, הזיהוי, לזיהוי, הפעלה, ההפעלה, להפעלה, חד פעמי, חד-פעמי,
 החד פעמי, החד-פעמי, חד פעמית, חד-פעמית, החד פעמית, החד-פעמית, חדפעמי, חדפעמית, זמני, זמנית, הזמני, הזמנית, איפוס,
 לאיפוס, האיפוס, שחזור, לשחזור, הרשאה, סודי, הסודי, הרשמה, להרשמה, otp, sms, ביטחון, הביטחון, ווידוא, וידוא,
 לווידוא, בן 6 ספרות, בן שש ספרות, בן 4 ספרות, בן 6 הספרות, דו-שלבי)
 (*סיסמה, *סיסמא, *סיסמת, *הסיסמה) (
 חד פעמי, חד-פעמי, החד פעמי, החד-פעמי, חד פעמית, חד-פעמית, החד פעמית, החד-פעמית, חדפעמי, חדפעמית, זמני, זמנית,
 הזמני, הזמנית, otp, sms)
 (*מספר) (אימות, האימות, לאימות, אבטחה, האבטחה, סודי, הסודי, otp)
 (מפתח, מפתח ה) (כניסה, גישה, שיוך, צימוד, שחזור, חד פעמי, חד-פעמי, זמני)
 (קוד) (צימוד, שיוך, גיבוי, שחזור)
 סיסמה זמנית, סיסמה חד פעמית, סיסמה חד-פעמית
 *קוד חד-פעמי, *סיסמה חד-פעמית, *קוד לשימוש חד פעמי, *קוד לשימוש חד-פעמי, *סיסמה לשימוש חד פעמי, *סיסמה משתנה,
 *קוד משתנה, *סיסמת אימות, *קוד לשינוי סיסמה, *קוד שחרור נעילה, *קוד לשחרור נעילה, *קוד ביטול נעילה, *קוד לחיבור,
 *קודי גיבוי, *קודי שחזור
codeWords:
 *קוד, *הקוד, *קודים, *סיסמה, *סיסמא, *הסיסמה, *סיסמתך
 *שש הספרות, *הספרות הבאות, *התווים
intent:
 *להתחבר, *התחברות, *להתחברות, *התחברת, *כניסה לחשבון, *להיכנס, *כניסה למערכת, *לכניסה, *ניסיון כניסה,
 *ניסיון התחברות, *אמת את, *לאמת, *אימות, *לאימות, *אשר את, *לאשר את, *אישור כתובת, *אישור הרישום, *זהותך, *זהות,
 *זהותכם, *הזדהות, *דו-שלבי, *דו שלבי, *דו-שלבית, *דו-גורמי, *שני שלבים, *להפעיל, *להפעלת, *איפוס סיסמה, *לאפס,
 *איפוס הסיסמה, *איפוס, *לאיפוס, *שחזור סיסמה, *שכחת סיסמה, *שכחת את, *סיסמה חדשה, *שינוי סיסמה, *לשנות את הסיסמה,
 *להירשם, *יצירת חשבון, *ליצור חשבון, *החשבון שלך, *לחשבון שלך, *חשבונך, *לחשבונך, *חשבונכם, *מכשיר חדש, *ממכשיר,
 *פג תוקף, *יפוג, *יפוג תוקף, *תוקף, *בתוקף, *תקף, *תקפה, *חד פעמי, *חד-פעמי, *הזן את הקוד, *הזינו את הקוד, *הזן קוד,
 *יש להזין, *להזין את הקוד, *הקלד את, *הקלידו את, *יש להקליד, *השתמש בקוד, *השתמשו בקוד, *ניתן להשתמש בקוד,
 *הקוד הבא, *בקוד הבא, *הקוד שלהלן, *קוד זה, *את הקוד, *אל תשתף, *אל תשתפו, *אין לשתף, *אין למסור, *אל תמסור,
 *אל תמסרו, *אין להעביר, *עם אף אחד, *לאף אחד, *לאיש, *לאף גורם, *לא ביקשת, *לא ביקשתם, *אם לא אתה, *לא אתה, *לא אתם,
 *לא ביצעת, *לא ניסית, *התעלם, *להתעלם, *התעלמו, *ניתן להתעלם
 *פעם אחת בלבד, *לשימוש יחיד, *לעולם לא נבקש, *אל תגלו, *אין לגלות, *מכשיר לא מוכר, *דפדפן חדש
entering:
 הזן, הזינו, הזיני, להזין, הזנת, הקלד, הקלידו, הקלידי, להקליד, הקישו, הקש, הקישי, להקיש, העתיקו, העתק, העתיקי,
 הדביקו, הדבק, הדביקי, השתמשו, השתמש, השתמשי, הכניסו, כתבו
 הקריאו, להקריא, להדביק, להעתיק, כדי להתחבר, כדי להיכנס, לצורך הזדהות, לצורך התחברות, להשלמת הכניסה, להשלמת ההזדהות,
 לאישור העסקה
inSubject:
 בשורת הנושא, בנושא ההודעה, בכותרת המייל, בכותרת ההודעה
otherCodes:
 *קוד הנחה, *קוד ההנחה, *קוד קופון, *קוד הקופון, *קופון, *קוד הטבה, *קוד מבצע, *קוד פרומו, *שובר, *תו קנייה,
 *כרטיס מתנה, *גיפט קארד, *קוד מתנה, *קוד הזמנה לחברים, *מיקוד, *ת.ד., *ת"ד, *קידומת, *קוד מדינה, *קוד בנק,
 *מספר חשבון, *חשבון מספר, *חשבון בנק, *iban, *מספר כרטיס, *כרטיס המסתיים, *המסתיים ב, *מסתיים ב-, *ח.פ., *ח.פ,
 *ח"פ, *עוסק מורשה, *ת.ז., *תעודת זהות, *מספר זהות, *מספר לקוח, *מס' לקוח, *מספר חבר, *מספר חוזה, *מספר פוליסה,
 *פוליסה, *מספר תיק, *מספר פנייה, *מספר פניה, *פנייה מספר, *פניה מספר, *מספר הפנייה, *הזמנה מספר, *מספר הזמנה,
 *מספר ההזמנה, *מס' הזמנה, *הזמנתך, *חשבונית, *מספר חשבונית, *חשבונית מס, *חשבונית מספר, *קבלה מספר, *מספר קבלה,
 *מספר עסקה, *מספר אישור, *מספר אסמכתא, *אסמכתא, *מספר העברה, *סימוכין, *כרטיס מספר, *כרטיסים, *מספר שובר,
 *קוד הזמנה, *קוד ההזמנה, *טיסה, *מספר טיסה, *רכבת, *מושב, *משלוח, *מספר משלוח, *מספר מעקב, *קוד מעקב, *חבילה,
 *מספר חבילה, *קוד איסוף, *מזהה פגישה, *קוד פגישה, *סיסמת הפגישה, *סיסמת wifi, *סיסמת wi-fi, *סיסמת רשת,
 *סיסמה לרשת, *קוד שגיאה, *קוד השגיאה, *קוד מצב, *קוד מקור, *קוד המקור, *קוד פתוח, *קוד qr, *ברקוד, *קוד מוצר,
 *קוד המוצר, *מק"ט, *מקט, *קוד פריט, *קוד לבוש, *מספר סידורי, *מפתח רישיון, *מספר רישוי, *מספר רכב, *סקר, *הגרלה,
 *טלפון, *טל', *מספר טלפון, *פקס, *סכום, *בסך, *סה"כ, *יתרה, *ש"ח, *גרסה
 *קוד ההטבה, *קודי הנחה, *קופוני הנחה, *שוברים, *תווי קנייה, *תו שי, *תווי שי, *גיפטקארד, *קוד מימוש, *למימוש ההטבה,
 *בקופה, *סל הקניות, *מועדון לקוחות, *קוד מועדון, *מספר מועדון, *לוקר, *קוד תא, *מספר תא, *קוד האיסוף, *קוד לאיסוף,
 *קוד לדלת, *קוד הדלת, *קוד לשער, *קוד השער, *אינטרקום, *קוד לכספת, *קוד חניה, *קוד חנייה, *חניון, *קוד לפגישה,
 *סיסמה לפגישה, *קוד ועידה, *סיסמת הרשת, *מפתח מוצר, *קוד רישיון, *מספר רישיון, *מספר מונה, *מספר תור, *מספר שולחן,
 *קוד אירוע
expiry:
 *תקף ל-{n}, *תקף ל {n}, *תקף למשך {n}, *תקפה למשך {n}, *בתוקף למשך {n}, *בתוקף ל-{n}, *יפוג בעוד {n},
 *יפוג תוך {n}, *פג תוקף בעוד {n}, *תוך {n}, *למשך {n}, *בעוד {n}, *במשך {n}, *לאחר {n}, *אחרי {n}, *ב-{n} הקרובות,
 *ל-{n}
past:
 לפני {n}
minutes:
 דקה, דקות, דק'
hours:
 שעה, שעות
days:
 יום, ימים
links:
 הוא, הוא:, היא, הינו, שלך, שלך הוא, זה, הנו, עבור
"""#
        ),
        (
            "hi",
            #"""
codeNames:
 ओटीपी, सत्यापन का कोड, पुष्टि करने का कोड, सत्यापित करने का कोड, 6 अंकों का कोड, छह अंकों का कोड, 4 अंकों का कोड,
 अंकों का कोड, अंकीय कोड, लॉगिन ओटीपी, यूपीआई पिन
 (सत्यापन, पुष्टिकरण, पुष्टि, वेरिफिकेशन, वेरीफिकेशन, सुरक्षा, सिक्योरिटी, सिक्यूरिटी, एक्सेस, पहुँच, लॉगिन,
 लॉग इन, लॉग-इन, साइन इन, साइन-इन, साइनइन, प्रमाणीकरण, ऑथेंटिकेशन, एक्टिवेशन, सक्रियण, वन-टाइम, वन टाइम,
 एक बार इस्तेमाल होने वाला, एकबारगी, एक बार का, एक-बार का, अस्थायी, रीसेट, पासवर्ड रीसेट, रिकवरी, पंजीकरण,
 रजिस्ट्रेशन, ओटीपी, otp, कन्फ़र्मेशन, कन्फर्मेशन, गुप्त, दो-चरणीय, टू-फ़ैक्टर) (
 कोड, पिन, पासकोड)
 (एक्सेस, एक्टिवेशन, वन-टाइम, वन टाइम, एक बार इस्तेमाल होने वाला, एकबारगी, एक बार का, एक-बार का, अस्थायी, ओटीपी,
 otp) (
 पासवर्ड)
 (लॉगिन, एक्सेस, पेयरिंग, रिकवरी, बैकअप) (कुंजी, की, कोड, शब्द)
 अस्थायी पासवर्ड, अस्थाई पासवर्ड, एकबारगी पासवर्ड
 सत्यापन संख्या, सत्यापन नंबर, वेरिफिकेशन नंबर, वैरिफिकेशन कोड, प्रमाणन कोड, अनुमोदन कोड, प्राधिकरण कोड, अनलॉक कोड,
 पुनर्प्राप्ति कोड, लॉगइन कोड, लॉगइन पिन, डिवाइस कोड, एकल-उपयोग कोड, एक बार उपयोग होने वाला कोड, एक समय पासवर्ड,
 गोपनीय कोड, गुप्त संख्या, सत्यापन कुंजी
codeWords:
 कोड, कोड है, आपका कोड, पासवर्ड, पिन, पासकोड
 निम्न अंक, अंकों की संख्या, टोकन
intent:
 लॉगिन, लॉग इन, लॉग-इन, साइन इन, साइन-इन, सत्यापन, सत्यापित, सत्यापित करें, सत्यापित करने, वेरिफाई, वेरिफ़ाई,
 पुष्टि करें, पुष्टि करने, पुष्टि के लिए, पहचान, प्रमाणीकरण, प्रमाणित, दो-चरणीय, दो चरणीय, टू-फैक्टर, दो-कारक,
 सक्रिय करें, सक्रिय करने, पासवर्ड रीसेट, रीसेट करें, रीसेट करने, पासवर्ड भूल, नया पासवर्ड, पासवर्ड बदल*, पंजीकरण,
 रजिस्टर, रजिस्ट्रेशन, खाता बनाने, अकाउंट बनाने, आपके खाते, आपका खाता, अपने खाते, आपके अकाउंट, अपने अकाउंट,
 नए डिवाइस, नया डिवाइस, समाप्त हो, एक्सपायर, मान्य है, मान्य रहेगा, वैध है, के लिए मान्य, के लिए वैध, कोड दर्ज करें,
 कोड डालें, यह कोड, इस कोड, निम्नलिखित कोड, नीचे दिया गया कोड, नीचे दिए गए कोड, कोड का उपयोग, कोड का इस्तेमाल,
 इसका उपयोग करें, साझा न करें, शेयर न करें, शेयर ना करें, साझा नहीं करें, किसी के साथ, किसी को न, किसी से भी,
 अनुरोध नहीं किया, आपने नहीं, आप नहीं, अनदेखा करें, नज़रअंदाज़, नजरअंदाज, ध्यान न दें, उपेक्षा करें
 केवल एक बार, गोपनीय रखें, न बताएं, ना बताएं, कभी नहीं पूछ*, धोखाधड़ी, अज्ञात डिवाइस
entering:
 दर्ज कीजिए, भरें, भरिए, टाइप कीजिए, इस्तेमाल कीजिए, प्रयोग करें, प्रविष्ट करें, दर्ज कर*, डाल*, टाइप कर*, लिख*,
 कॉपी कर*, पेस्ट कर*, इस्तेमाल कर*, उपयोग कर*
 एंटर कर*, प्रयोग कर*, चिपका*, लॉग इन करने के लिए, लॉगिन करने के लिए, साइन इन करने के लिए, लेनदेन पूरा करने,
 पूछे जाने पर, मांगे जाने पर
inSubject:
 विषय पंक्ति, सब्जेक्ट लाइन, ईमेल के सब्जेक्ट
otherCodes:
 प्रोमो कोड, प्रोमोकोड, प्रचार कोड, डिस्काउंट कोड, छूट कोड, कूपन, कूपन कोड, वाउचर, वाउचर कोड, गिफ्ट कार्ड,
 उपहार कार्ड, उपहार कोड, रेफ़रल कोड, रेफरल कोड, आमंत्रण कोड, पिन कोड:, पोस्टल कोड, डाक कोड, एरिया कोड, देश कोड,
 आईएफएससी कोड, ifsc कोड, ifsc, शाखा कोड, खाता संख्या, खाता नंबर, अकाउंट नंबर, खाता सं, कार्ड संख्या, कार्ड नंबर,
 पर समाप्त होने वाले, जीएसटी नंबर, gstin, पैन, पैन नंबर, आधार संख्या, आधार नंबर, ग्राहक संख्या, ग्राहक आईडी,
 कस्टमर आईडी, सदस्यता संख्या, अनुबंध संख्या, पॉलिसी संख्या, पॉलिसी नंबर, शिकायत संख्या, केस नंबर, मामला संख्या,
 टिकट, टिकट संख्या, टिकट नंबर, ऑर्डर, ऑर्डर संख्या, ऑर्डर नंबर, ऑर्डर आईडी, आदेश संख्या, इनवॉइस, इनवॉइस नंबर,
 चालान, चालान संख्या, बिल नंबर, रसीद, रसीद संख्या, लेनदेन आईडी, लेन-देन आईडी, लेनदेन संख्या, ट्रांज़ैक्शन आईडी,
 ट्रांजैक्शन आईडी, संदर्भ संख्या, संदर्भ, रेफरेंस नंबर, रेफ़रेंस नंबर, utr, बुकिंग, बुकिंग संख्या, बुकिंग आईडी,
 बुकिंग कोड, आरक्षण, पीएनआर, pnr, उड़ान, फ्लाइट, फ़्लाइट, ट्रेन, ट्रेन नंबर, सीट, कमरा, ट्रैकिंग, ट्रैकिंग नंबर,
 ट्रैकिंग आईडी, पार्सल, शिपमेंट, पैकेज, मीटिंग आईडी, वाई-फ़ाई पासवर्ड, वाईफाई पासवर्ड, त्रुटि कोड, एरर कोड,
 स्थिति कोड, सोर्स कोड, स्रोत कोड, क्यूआर कोड, qr कोड, बार कोड, बारकोड, उत्पाद कोड, क्रम संख्या, सीरियल नंबर,
 लाइसेंस कुंजी, वाहन संख्या, सर्वेक्षण, सर्वे, लॉटरी, फ़ोन, फोन, फ़ोन नंबर, फोन नंबर, मोबाइल नंबर, टोल फ्री,
 फ़ैक्स, राशि, कुल, शेष, बैलेंस, मूल्य, कीमत, रुपये, रु, मंज़िल, संस्करण
 प्रोमोशनल कोड, प्रमोशन कोड, ऑफ़र कोड, ऑफर कोड, छूट का कोड, गिफ्ट कोड, कैशबैक कोड, रिडीम कोड, रिडीम कर*,
 भुनाने के लिए, चेकआउट पर, चेकआउट के समय, शॉपिंग कार्ट, बिलिंग काउंटर, लॉकर नंबर, लॉकर कोड, पिकअप कोड, पिक-अप कोड,
 दरवाज़े का कोड, गेट कोड, गेट का कोड, पार्किंग नंबर, पार्किंग कोड, मीटिंग कोड, मीटिंग पासकोड, मीटिंग पासवर्ड,
 कॉन्फ्रेंस कोड, वेबिनार आईडी, वाईफाई का पासवर्ड, लाइसेंस नंबर, लाइसेंस संख्या, मीटर नंबर, उपभोक्ता संख्या,
 सदस्य संख्या, मेंबरशिप नंबर, लॉयल्टी कार्ड, लकी ड्रॉ, अपॉइंटमेंट नंबर, टेबल नंबर, इवेंट कोड
expiry:
 {n} के लिए मान्य, {n} के लिए वैध, {n} तक मान्य, {n} तक वैध, {n} में समाप्त, {n} में एक्सपायर, {n} बाद समाप्त,
 अगले {n}, {n} के भीतर, {n} के अंदर, {n} के लिए, {n} में, {n} तक, केवल {n}, {n} के बाद
minutes:
 मिनट, मिनटों, मिनिट
hours:
 घंटा, घंटे, घंटों, घण्टे
days:
 दिन, दिनों
links:
 है, है:, आपका, के लिए, यह है, का, हैं
"""#
        ),
        (
            "hr",
            #"""
codeNames:
 pristupna sifra, pristupnu sifru, pristupna lozinka, jednokratna sifra, jednokratnu sifru, sms sifra,
 verifikacijska sifra, verifikaciona sifra, sigurnosna sifra
 (kod, koda, kodom, kod, koda, pin, token) (
 za provjeru, za provjeru autenticnosti, za potvrdu, za verifikaciju, za prijavu, za pristup, za aktivaciju,
 za autentifikaciju, za autorizaciju, za registraciju, za jednokratnu upotrebu, za jednokratnu uporabu,
 za resetiranje, za resetovanje, za ponovno postavljanje, za oporavak, za ponistavanje, za vracanje, za sigurnost)
 (lozinka, lozinku, lozinke, zaporka, zaporku, sifra, sifru) (
 za verifikaciju, za jednokratnu upotrebu, za jednokratnu uporabu)
 (broj) (za potvrdu, za verifikaciju, za sigurnost)
 (verifikacijski, verifikacijskog, verifikacijskim, verifikacioni, verifikacionog, potvrdni, potvrdnog, sigurnosni,
 sigurnosnog, sigurnosnim, pristupni, pristupnog, prijavni, jednokratni, jednokratnog, jednokratna, jednokratnu,
 jednokratne, privremeni, privremena, privremenu, aktivacijski, aktivacijskog, aktivacioni, aktivacionog,
 autentifikacijski, autentikacijski, autentifikacioni, autorizacijski, autorizacijskog, autorizacioni,
 registracijski, kontrolni, sms, 6-znamenkasti, sesteroznamenkasti, sestoznamenkasti, cetveroznamenkasti,
 znamenkasti, sestocifreni, 6-cifreni, cetverocifreni, cifreni) (
 kod, koda, kodom, kod, koda, pin)
 (verifikacijski, verifikacijskog, verifikacijskim, verifikacioni, verifikacionog, jednokratni, jednokratnog,
 jednokratna, jednokratnu, jednokratne, privremeni, privremena, privremenu, sms) (
 lozinka, lozinku, lozinke, zaporka)
 (verifikacijski, verifikacijskog, verifikacijskim, verifikacioni, verifikacionog, potvrdni, potvrdnog, sigurnosni,
 sigurnosnog, sigurnosnim) (
 broj)
 (kljuc) (za pristup, za prijavu, za uparivanje, za oporavak)
 jednokratni kljuc, privremena lozinka, privremenu lozinku, jednokratna lozinka, kod za uparivanje, pricuvni kod, rezervni kod
 jednokratni token, pricuvni kodovi, rezervni kodovi
 (kod, koda, kodom) (za potpis, za potpisivanje, za odobravanje, za povezivanje, za spajanje, za prvu prijavu,
 za promjenu lozinke, iz sms-a, iz sms poruke, iz e-maila, 3d secure, 3-d secure)
 (peteroznamenkasti, osmeroznamenkasti, dinamicki, identifikacijski, otp, 2fa, 3d secure) (kod)
 (sesteroznamenkastog, sestoznamenkastog, cetveroznamenkastog, privremenog, prijavnog, autentifikacijskog) (koda)
 (autorizacijska, dinamicka, pocetna) (lozinka, zaporka)
 (autorizacijsku, dinamicku, pocetnu) (lozinku, zaporku)
 (verifikacijsku, sigurnosnu, privremenu) (sifru)
codeWords:
 kontrolni broj, kontrolnog broja, kontrolni kod
 kod, koda, kodom, vas kod, tvoj kod, lozinka, lozinku, lozinke, zaporka, zaporku, sifra, sifru
 znamenke, znamenki, znamenaka, brojke, kombinaciju, niz znakova, niz znamenki, znakove, lozinkom, sifrom, zaporkom,
 kljuc
intent:
 potvrd*, prijav*, poveza*, jednokratn*, samo jednom, vrijedi, istjece, niste vi, niste trazili, novi uredaj, obnov*,
 nikome, prijava, prijavu, prijave, prijavite se, prijavi se, prijaviti, pokusaj prijave, potvrdite, potvrdi,
 potvrditi, potvrda, potvrdu, potvrdivanje, provjera, provjeru, provjerite, verifikacija, verifikaciju, verifikacije,
 verificirajte, verifikujte, identitet, identiteta, autentifikacija, autentifikacije, dvofaktorsk*, u dva koraka,
 dvostruk*, aktivirajte, aktivirati, aktivacija, aktivaciju, resetirajte, resetiranje, resetirati, resetujte,
 resetovanje, ponistavanje lozinke, zaboravljena lozinka, zaboravili ste lozinku, nova lozinka, novu lozinku,
 promjena lozinke, promijeniti lozinku, registracija, registraciju, registracije, registrirajte, otvaranje racuna,
 stvaranje racuna, kreiranje racuna, izradu racuna, vas racun, vaseg racuna, vasem racunu, korisnicki racun,
 vas nalog, vaseg naloga, vasem nalogu, novog uredaja, nepoznat uredaj, istice, isteci, vazeci, vazi, valjan,
 unesite kod, unesite ovaj kod, unesite sljedeci kod, unesi kod, upisite kod, upisite ovaj kod, upotrijebite kod,
 upotrijebite ovaj kod, upotrijebite sljedeci kod, koristite kod, koristite ovaj kod, koristite sljedeci kod,
 iskoristite kod, sljedeci kod, kod u nastavku, ovaj kod, ne dijelite, ne dijeli, nemojte dijeliti, nemoj dijeliti,
 nemojte nikome, ni s kim, s nikim, ne otkrivajte, niste zatrazili, niste zahtijevali, nisi zatrazio, niste pokusali,
 niste bili vi, zanemarite, zanemari, ignorirajte, ignorisite
 prestaje vrijediti, prestat ce vrijediti, samo jedanput, nisi zatrazila, nisi trazio, nisi trazila,
 nikada necemo traziti, nepoznatog uredaja
entering:
 unosom, upotrijebite, upotrijebi, utipka*, prepis*, kopira*, zalijep*, iskorist*, koristi*, unesite, unesi, unesete,
 unijeti, unijeli, upisite, upisi
 upisati, upisete, ukuca*, prekopira*, navedite, navedi, izdiktirajte, upotrijebiti, posluzite se, potvrdite kodom,
 zatrazit ce, kojim se prijavljujete, kojim cete se prijaviti, ovim kodom potvrdujete, njime se prijavljujete,
 sluzi za prijavu, omogucuje prijavu, omogucava prijavu, dovrsite prijavu, za dovrsetak prijave, otkljucava vas racun
inSubject:
 (u predmetu, u naslovu) (poruke, ove poruke, e-poruke, ove e-poruke, maila, ovog maila)
otherCodes:
 id sastanka, id sastanku, broj sastanka, identifikator sastanka, online sastanak, mrezni sastanak,
 promotivni kod, promotivnog koda, promo kod, kod za popust, kodom za popust, kod popusta, kupon, kupona,
 kod kupona, poklon bon, poklon kartica, poklon kod, vaucer, pozivni kod, postanski broj, postanskog broja,
 pozivni broj, kod drzave, broj racuna, bankovni racun, ziro racun, iban, bic, poziv na broj, broj kartice,
 koja zavrsava, zavrsava na, oib, jib, jmbg, maticni broj, pdv broj, pdv id, porezni broj, broj kupca,
 broj klijenta, sifra kupca, sifra klijenta, clanski broj, broj clana, broj ugovora, ugovor br, broj police,
 broj predmeta, broj slucaja, broj zahtjeva, broj prijave, narudzba, narudzbe, narudzbu, broj narudzbe,
 narudzba br, narudzbenica, racun br, broj fakture, faktura, predracun, ponuda br, transakcija, broj transakcije,
 id transakcije, referentni broj, referenca, broj reference, ulaznica, ulaznice, broj karte, rezervacija,
 rezervacije, rezervaciju, broj rezervacije, kod rezervacije, sifra rezervacije, broj leta, sjediste, posiljka,
 posiljke, posiljku, broj posiljke, broj za pracenje, kod za pracenje, paketa, broj paketa, kod za preuzimanje,
 paketomat, id sastanka, kod sastanka, lozinka za wi-fi, lozinka za wifi, wi-fi, kod greske, kod pogreske,
 statusni kod, izvorni kod, izvornog koda, qr kod, qr koda, barkod, bar kod, crticni kod, kod proizvoda,
 sifra proizvoda, sifra artikla, licencni kljuc, serijski broj, registarska oznaka, registracijska oznaka, anketa,
 istrazivanje, brojilo, telefon, tel, broj telefona, mobitel, mobilni, broj mobitela, faks, verzija
 promotivnim kodom, promo koda, promo kodom, koda za popust, kodovi za popust, kuponom, poklon bona, darovna kartica,
 akcijski kod, kod preporuke, u kosarici, na blagajni, kartica vjernosti, kartice vjernosti, pin za preuzimanje,
 sifra za preuzimanje, kod pretinca, broj pretinca, kod ormarica, broj ormarica, kod za vrata, sifra za vrata,
 kod za kapiju, kod za rampu, portafon, sifra sefa, sef za kljuceve, parkirno mjesto, parkirnog mjesta,
 parkirna karta, lozinka sastanka, pin sastanka, kod konferencije, lozinka mreze, licencni kod, broj licence,
 mjernog mjesta, nagradna igra, broj stola, broj uputnice
expiry:
 vrijedi {n}, vrijedi samo {n}, vazi {n}, vazeci {n}, valjan {n}, vrijedi jos {n}, istjece za {n},
 istjece nakon {n}, istice za {n}, istice nakon {n}, isteci ce za {n}, isteci za {n}, u roku od {n},
 u sljedecih {n}, u narednih {n}, sljedecih {n}, narednih {n}, za {n}, nakon {n}, samo {n}, unutar {n}, tokom {n}
past:
 prije {n}
minutes:
 minuta, minute, minutu, minut, min
hours:
 sat, sata, sati, h
days:
 dan, dana
links:
 je, glasi, za, je:, kao
"""#
        ),
        (
            "hu",
            #"""
codeNames:
 kod a bejelentkezeshez, kod a megerositeshez, kod az ellenorzeshez, otp kod, 2fa kod,
 bejelentkezeshez szukseges kod, megerositeshez szukseges kod, mobilalairas
 (ellenorzo, megerosito, belepo, belepesi, hitelesito, azonosito, aktivalo, sms-, tranzakcio-hitelesito)(
 kod*, pin-kod*, pin kod*)
 (ellenorzo, ellenorzesi, megerosito, megerositesi, biztonsagi, hozzaferesi, belepesi, belepo, bejelentkezesi,
 bejelentkezo, hitelesito, hitelesitesi, azonosito, azonositasi, aktivalo, aktivacios, aktivalasi, jovahagyo,
 jovahagyasi, engedelyezo, engedelyezesi, visszaallito, visszaallitasi, helyreallito, helyreallitasi,
 egyszer hasznalatos, egyszeri, egyszerhasznalatos, ideiglenes, atmeneti, regisztracios, igazolo, igazolasi,
 verifikacios, feloldo, sms, ketlepcsos, ketfaktoros, hatjegyu, 6 jegyu, 6 szamjegyu, hat szamjegyu, negyjegyu,
 4 jegyu, szamjegyu, jegyu, e-mail) (
 kod*, pin-kod*, pin kod*)
 (sms-)(jelszo*, jelszav*)
 (egyszer hasznalatos, egyszeri, egyszerhasznalatos, ideiglenes, atmeneti, verifikacios, sms) (jelszo*, jelszav*)
 (belepesi, hozzaferesi, parosito, parositasi, egyszer hasznalatos, egyszeri, helyreallito, ideiglenes, ellenorzo) (kulcs*, jelszo*, jelszav*)
 parosito kod*, parositokod*, tartalek kod*, biztonsagi tartalekkod*
 hat szamjegybol allo kod*, egyszeri pin*
 (jovahagyo, engedelyezo, visszaallito, helyreallito, ervenyesito, alairo, tartalek)(kod*)
 (ervenyesito, alairo, alairasi, tarsitasi, dinamikus, egyszer hasznalhato, nyolcjegyu, hatszamjegyu, 3d secure,
 jelszo-visszaallito) (kod*)
 (sms-ben, smsben, e-mailben) (kapott kod*, kapott jelsz*, kuldott kod*)
 (dinamikus, egyszer hasznalhato, indulo) (jelszo*, jelszav*)
codeWords:
 kod, kodot, kodja, kodod, kodjat, kodunk, az on kodja, a te kodod, *kod, *kodja, *kodod, *kodot, jelszo, jelszava,
 jelszavad, pin-kod, pin kod
 szamsor*, szamjegy*, szamkombinacio*, szamkod*, karaktersor*, karakterlanc*, jelsor*, betusor*, kodsor*, *koddal,
 jelszot, jelszavat, jelszoval
intent:
 erositse meg, erositsd meg, megerosit*, belep*, bejelentkez*, parosit*, egyszer hasznal*, csak egyszer, ervenyes,
 lejar, nem on, nem te, nem kerte, uj eszkoz*, visszaallit*, senki*, bejelentkezes, bejelentkezesi, bejelentkezeshez,
 bejelentkezni, bejelentkezik, jelentkezzen be, jelentkezz be, belepes, belepeshez, belepni, lepjen be, megerosites,
 megerositese, megerositesehez, megerositeshez, megerositeni, ellenorzes, ellenorzese, ellenorzesehez, ellenorizze,
 hitelesites, hitelesitese, hitelesitesehez, hitelesitse, azonositas, azonositashoz, szemelyazonossag*, ketlepcsos,
 ketfaktoros, kettenyezos, ketfazisu, aktivalas, aktivalashoz, aktivalja, aktivald, jelszo-visszaallitas*,
 visszaallitas, visszaallitasahoz, visszaallitasa, jelszo visszaallitas*, elfelejtett jelszo, uj jelszo,
 jelszo modositas*, jelszomodositas, jelszava modositas*, regisztracio, regisztraciot, regisztraciod, regisztracioja,
 regisztraljon, fiok letrehozasa, fiokja letrehozas*, fiokod, fiokja, fiokjaba, fiokodba, fiokjahoz, biztonsaga,
 ismeretlen eszkoz*, ervenyessegi, ervenyet veszti, egyszer hasznalatos, irja be a kodot, irja be ezt a kodot,
 irja be az alabbi, ird be a kodot, ird be ezt a kodot, ird be az alabbi, adja meg a kodot, adja meg ezt a kodot,
 adja meg az alabbi, add meg a kodot, add meg ezt a kodot, add meg az alabbi, hasznalja a kodot,
 hasznalja ezt a kodot, hasznalja az alabbi, hasznalja a kovetkezo kodot, hasznald ezt a kodot, hasznald az alabbi,
 alabbi kod*, kovetkezo kod*, ezt a kodot, ne ossza meg, ne oszd meg, ne adja meg, ne add meg, ne adja ki, ne add ki,
 ne arulja el, senkivel, senkinek, masokkal, soha nem ker*, nem on kerte, nem te kerted, nem kerted,
 nem kezdemenyez*, nem on volt, nem te voltal, nem probalt, hagyja figyelmen kivul, hagyd figyelmen kivul,
 figyelmen kivul, tekintse targytalannak, tekintsd targytalannak
 ervenytelenne valik, hatalyat veszti, nem on kezdemenyezte, nem te kezdemenyezted, jovahagy*, munkatarsaink soha
entering:
 adja meg, add meg, usse be, usd be, illessze be, illeszd be, potyogd be, potyogje be, ird*, irja*, irj*, begepel*,
 gepel*, bemasol*, masol*, beilleszt*, bepotyog*, megadas*, hasznal*, beirja, beirni, beirva, beirasaval
 vigye be, vidd be, billentyuzze be, diktalja be, diktald be, olvassa fel, olvasd fel, megadni, megadnia, megadnod,
 beutni, kerni fogja, kerni fogjuk, ezt keri a portal, ezt keri az oldal, ezt keri az alkalmazas,
 a belepes befejezesehez, a bejelentkezes befejezesehez
 (ezzel) (lephet be, tud belepni, tudsz belepni, lephetsz be, jelentkezhet be, jelentkezhetsz be, erositheti meg,
 erositheted meg, hagyhatja jova, hagyhatod jova)
inSubject:
 a targysorban, a targymezoben
 (a level, az e-mail, az email, az uzenet) (targyaban, targysoraban, targymezojeben)
otherCodes:
 promocios kod*, promokod*, promocio kod, kedvezmenykod*, kedvezmeny kod*, kuponkod*, kupon kod*, kupon, kuponja,
 ajandekkod*, ajandekkartya*, ajandekutalvany*, utalvany*, utalvanykod*, akcios kod*, meghivo kod*, meghivokod*,
 ajanloi kod, ajanlokod, iranyitoszam*, postafiok, korzetszam, orszagkod, orszaghivo, szamlaszam*, bankszamla*,
 bankszamlaszam*, iban, swift kod, kozlemeny, kartyaszam, vegzodo, vegu, adoszam*, kozossegi adoszam,
 cegjegyzekszam*, adoazonosito*, taj szam, ugyfelszam*, ugyfel-azonosito, ugyfelazonosito*, ugyfelkod, vevokod,
 vevoazonosito, vevoszam, felhasznalo azonosito, tagsagi szam, szerzodesszam*, szerzodes szama, kotvenyszam*,
 ugyszam*, iktatoszam*, ugyirat*, bejelentes szama, hibajegy*, jegyszam, karszam, rendelesszam*, rendelesi szam,
 rendeles szama, rendeles azonosito*, rendelesazonosito, megrendeles szama, megrendelesszam, rendeles, rendelese,
 rendelesed, szamla, szamla szama, szamla sorszama, szamlaszama, szamlad, nyugta, bizonylatszam, tranzakcio,
 tranzakcios szam, tranzakcio azonosito*, tranzakcioazonosito, tranzakcios azonosito, tranzakcios kod,
 engedelyszam, hivatkozasi szam, hivatkozas, hivatkozasi kod, referenciaszam, referencia, jegy, jegyek, jegykod,
 jegyazonosito, foglalas, foglalasi szam, foglalasi kod, foglalasi azonosito, foglalas szama, jarat, jaratszam,
 vonat, ulohely, szobaszam, kuldemeny*, csomag, csomagszam*, csomagod, csomagja, nyomkovetesi szam,
 nyomkovetesi kod, nyomkoveto szam, nyomkoveto kod, fuvarlevelszam, atveteli kod*, atvevokod, csomagautomata,
 csomagpont, ertekezlet azonosito*, ertekezlet-azonosito, ertekezletazonosito, megbeszeles azonosito, wifi jelszo*,
 wifi-jelszo, wi-fi jelszo, wifi, kapukod, ajtokod, hibakod*, hibauzenet, allapotkod, valaszkod, kilepesi kod,
 forraskod*, forraskodja, programkod, qr-kod*, qr kod*, vonalkod*, szinkod, cikkszam*, termekkod*, termekszam,
 termekkulcs*, licenckulcs*, licenckod, sorozatszam*, gyari szam, rendszam*, resztvevo szama, resztvevoi kod,
 kerdoiv, felmeres, sorsjegy, nyeremenyjatek, meroora, meroallas, telefon, tel, tel., telefonszam*, mobil,
 mobilszam, ugyfelszolgalat, fax, osszeg, osszege, vegosszeg, egyenleg, egyenlege
 kupont, kuponod*, kuponnal, akciokod*, kampanykod*, nyeremenykod*, kedvezmenyre jogosito, husegkartya*,
 pontgyujto kartya*, torzsvasarloi*, klubkartya*, a kosarban, a penztarnal, valtsd be, valtsa be, bevalthat*,
 bevaltas*, rekeszszam*, rekesznyito*, szekrenykod*, szekrenyszam*, kapukod*, ajtokod*, kaputelefon*, bejarati kod*,
 szefkod*, kulcsszef*, sorompo*, parkolohely*, parkolojegy*, ertekezletkod*, konferenciakod*, megbeszeles jelszava,
 wifijelszo*, licencszam*, meropont*, felhasznalasi hely*, asztalfoglalas*, idopontfoglalas*, sorsolas*
expiry:
 {n} ervenyes, ervenyes {n}, {n} belul, {n} mulva, {n} mulva lejar, {n} lejar, lejar {n}, {n} alatt, {n} keresztul,
 {n} at, csak {n}
minutes:
 perc, percig, percen, perce, percet, perces, percben
hours:
 ora, oraig, oran, orat, oras
days:
 nap, napig, napon, napos, napot
links:
 a kovetkezo, az alabbi, ez, a, az, kovetkezo
"""#
        ),
        (
            "hy",
            #"""
codeNames:
 (հաստատման, հաստատող, հաստատելու, վավերացման, ստուգման, ստուգիչ, անվտանգության, մուտքի, մուտք գործելու,
 նույնականացման, նույնականացնելու, ակտիվացման, ակտիվացնելու, մեկանգամյա, միանգամյա, միանվագ, ժամանակավոր,
 վերականգնման, գաղտնաբառի վերականգնման, գրանցման, sms, գաղտնի, 6-նիշ, վեցանիշ, 6 նիշանոց, 4-նիշ, քառանիշ, նիշ) (
 կոդ*, կոդը, ծածկագիր*, ծածկագիրը, պին)
 (մեկանգամյա, միանգամյա, միանվագ, ժամանակավոր, sms) (գաղտնաբառ*)
 մեկանգամյա օգտագործման կոդ*, մեկանգամյա օգտագործման գաղտնաբառ*, միանգամյա օգտագործման գաղտնաբառ*, իսկորոշման կոդ*,
 հավաստման կոդ*, թույլտվության կոդ*, պահուստային կոդ*, ապակողպման կոդ*, արգելաբացման կոդ*, զուգակցման կոդ*, otp կոդ*,
 սմս կոդ*, դինամիկ գաղտնաբառ*, վերականգնման բանալի*
codeWords:
 կոդ, կոդը, կոդն, կոդով, ծածկագիրը, ծածկագիր, ձեր կոդը, ձեր կոդն, գաղտնաբառ*
 թվերը, թվանշաններ*, նիշերը, գաղտնագիր*
intent:
 մուտք, մուտք գործել*, մուտք գործեք, մուտքի, մուտքը, հաստատել, հաստատեք, հաստատելու, հաստատում, հաստատման,
 հաստատումը, ստուգել, ստուգեք, ստուգում, վավերացում, վավերացնել, նույնականացում, նույնականացման, նույնականացնել,
 ինքնությ*, երկգործոն*, երկփուլ*, երկքայլ*, ակտիվացնել*, ակտիվացում*, ակտիվացրեք, գաղտնաբառը վերականգն*, վերականգնել,
 վերականգնման, մոռացել եք, նոր գաղտնաբառ*, փոխել գաղտնաբառ*, գաղտնաբառը փոխ*, գրանցվել, գրանցում*, գրանցման,
 հաշիվ ստեղծ*, ստեղծել հաշիվ, ձեր հաշիվ*, ձեր հաշվի*, ձեր հաշվին, նոր սարք*, անհայտ սարք*, վավեր է, գործում է,
 գործողության ժամկետ*, ուժի մեջ, ժամկետը, մուտքագրեք, մուտքագրեք կոդը, մուտքագրեք այս, մուտքագրել, այս կոդը,
 հետևյալ կոդը, ստորև նշված կոդ*, օգտագործեք կոդը, օգտագործեք այս, օգտագործեք հետևյալ, մի կիսվեք, մի փոխանցեք,
 մի հայտնեք, մի տրամադրեք, չկիսվեք, ոչ ոքի, որևէ մեկին, ոչ մեկի, չեք պահանջել, չեք հարցրել, չեք խնդրել, դուք չեք,
 եթե դա դուք, անտեսեք, անտեսել, ուշադրություն մի դարձրեք
 միայն մեկ անգամ, գաղտնի պահեք, մի հաղորդեք, երբեք չենք խնդր*, խարդախ*, երրորդ անձ*, նոր դիտարկիչ*
entering:
 գրեք, գրիր, նշեք, մուտքագր*, ներմուծ*, հավաք*, պատճեն*, տեղադր*, օգտագործ*
 լրացրեք, թելադրեք, մուտք գործելու համար, գրանցումն ավարտելու, գործարքը հաստատելու, ինքնությունը հաստատելու,
 համակարգ մտնելու
inSubject:
 նամակի թեմայում, նամակի վերնագրում, թեմայի տողում
otherCodes:
 պրոմոկոդ*, պրոմո կոդ*, զեղչի կոդ*, զեղչային կոդ*, կտրոն*, կուպոն*, նվեր քարտ*, նվերի քարտ*, վաուչեր*,
 հրավերի կոդ*, փոստային ինդեքս*, փոստային կոդ*, երկրի կոդ*, բանկի կոդ*, հաշվի համար*, հաշվեհամար*, քարտի համար*,
 հվհհ, սոցիալական քարտ*, հաճախորդի համար*, բաժանորդի համար*, պայմանագրի համար*, դիմումի համար*, հայտի համար*,
 գործի համար*, պատվեր*, պատվերի համար*, հաշիվ-ապրանքագիր*, ապրանքագիր*, անդորրագիր*, կտրոնի համար*,
 գործարքի համար*, գործարքի կոդ*, տոմս*, տոմսի համար*, ամրագրում*, ամրագրման համար*, ամրագրման կոդ*, չվերթ*, թռիչք*,
 նստատեղ*, սենյակ*, առաքանի*, ծանրոց*, հետևելու համար*, հետագծման կոդ*, wi-fi գաղտնաբառ*, wifi գաղտնաբառ*,
 սխալի կոդ*, սխալի համար*, սկզբնական կոդ*, ելակետային կոդ*, qr կոդ*, շտրիխ կոդ*, շտրիխ-կոդ*, գծիկավոր կոդ*,
 ապրանքի կոդ*, սերիական համար*, հարցում, վիճակախաղ*, հեռախոս*, հեռ, հեռախոսահամար*, բջջային, ֆաքս, գումար*,
 ընդամենը, մնացորդ*, գին, դրամ, հարկ, տարբերակ
 ակցիայի կոդ*, ակցիոն կոդ*, նվերի կոդ*, նվեր-քարտ*, գովազդային կոդ*, ռեֆերալ կոդ*, դրամարկղում, դրամարկղի մոտ,
 զամբյուղում, բոնուսային քարտ*, անդամաքարտ*, անդամության համար*, անդամի համար*, պահարանի համար*, պահարանի կոդ*,
 ստացման կոդ*, դռան կոդ*, դարպասի կոդ*, շքամուտքի կոդ*, դոմոֆոն*, կայանատեղի*, կայանման կոդ*, հանդիպման կոդ*,
 հանդիպման գաղտնաբառ*, հանդիպման id, ժողովի կոդ*, ժողովի id, գիտաժողովի կոդ*, ցանցի գաղտնաբառ*, լիցենզիայի կոդ*,
 լիցենզիայի համար*, լիցենզիայի բանալի*, հաշվիչի համար*, խաղարկության*, մասնակցի համար*, հերթի համար*, սեղանի համար*,
 այցի համար*, դեղատոմս*, միջոցառման կոդ*
expiry:
 վավեր է {n}, գործում է {n}, գործում է միայն {n}, {n} ընթացքում, {n} հետո, {n} անց, ժամկետը {n}, վավեր {n},
 ուժի մեջ է {n}, {n} վավեր
minutes:
 րոպե, րոպեի, րոպեում, րոպեից, ր
hours:
 ժամ, ժամվա, ժամում, ժամից
days:
 օր, օրվա, օրում
links:
 է, է՝, ՝, ձեր, համար
"""#
        ),
        (
            "id",
            #"""
codeNames:
 kode 6 digit, kode enam digit, 6 digit kode, kode 4 digit, kode 6 angka, kode untuk masuk, kode verifikasi anda,
 kode otp anda, kode 2fa, kode autentikasi dua faktor, kode verifikasi dua langkah, kode verifikasi 2 langkah, mpin
 (kode, pin) (
 verifikasi, konfirmasi, keamanan, akses, masuk, login, otentikasi, autentikasi, otorisasi, aktivasi,
 sekali pakai, sekali-pakai, satu kali, sementara, reset, pemulihan, pengaturan ulang, registrasi, pendaftaran,
 otp, sms, pengamanan, rahasia, validasi, unik verifikasi, atur ulang)
 (kata sandi, password, sandi) (
 verifikasi, sekali pakai, sekali-pakai, satu kali, sementara, otp, sms, unik verifikasi)
 (nomor) (verifikasi, keamanan, otp, unik verifikasi)
 (kunci, kata kunci) (masuk, akses, pemasangan, penyandingan, sekali pakai, pemulihan, sementara)
 (kata sandi, sandi, password) (sementara, sekali pakai)
 kode cadangan, kode pemasangan, kode penyandingan
 kode pengesahan, kode buka kunci, kode penautan, kode pairing, kode backup, kode setel ulang, kode ganti password,
 kode log in, kode sandi sekali pakai, passcode sekali pakai, token verifikasi, token login, token reset, kode token,
 kode persetujuan transaksi, kode pemindahan data
codeWords:
 kode, kode anda, kodenya, kata sandi, sandi anda, kode pin
 angka berikut, 6 digit angka, enam angka, kode sandi
intent:
 konfirmasi, verifikasi, masuk ke, login, satu kali, sekali pakai, berlaku, kedaluwarsa, bukan anda, bukan kamu,
 tidak meminta, perangkat baru, pemulihan, jangan berikan, jangan bagikan, siapa pun, masuk ke akun, untuk masuk,
 upaya masuk, percobaan login, konfirmasi email, konfirmasi alamat, konfirmasikan, mengonfirmasi, mengkonfirmasi,
 verifikasikan, memverifikasi, identitas, autentikasi, otentikasi, dua faktor, dua langkah, 2 langkah, aktivasi,
 aktifkan, mengaktifkan, atur ulang kata sandi, mengatur ulang, reset password, reset kata sandi, setel ulang,
 menyetel ulang, lupa kata sandi, lupa password, kata sandi baru, ubah kata sandi, mengubah kata sandi, pendaftaran,
 mendaftar, registrasi, buat akun, membuat akun, akun anda, akun kamu, akunmu, perangkat tidak dikenal, kadaluarsa,
 kadaluwarsa, berlaku selama, berlaku hingga, masukkan kode, masukkan kode ini, masukkan kode berikut,
 memasukkan kode, gunakan kode, gunakan kode ini, gunakan kode berikut, menggunakan kode, kode berikut,
 kode di bawah, jangan beritahu, jangan beritahukan, jangan memberikan, jangan membagikan, jangan sebarkan,
 kepada siapa pun, kepada siapapun, ke siapa pun, ke siapapun, dengan siapa pun, dengan siapapun, tidak merasa,
 tidak melakukan, abaikan, mengabaikan
 hanya sekali, jaga kerahasiaan, rahasiakan, jangan teruskan, tidak pernah meminta, pihak mana pun, penipuan,
 browser baru
entering:
 isikan, memasukkan, input, masukkan*, masukin*, ketik*, gunakan*, salin, tempelkan, pakai
 inputkan, sebutkan, dimasukkan, untuk login, untuk mengakses akun, untuk menyelesaikan transaksi, saat diminta,
 masuk dengan kode
inSubject:
 subjek email, judul email ini, di judul email, baris subjek
otherCodes:
 kode promo, kode promosi, kode diskon, kode kupon, kupon, kode voucher, voucher, kode hadiah, kartu hadiah,
 gift card, kode referral, kode undangan, kode pos, kodepos, kode area, kode negara, kode bank, nomor rekening,
 no. rekening, no rekening, virtual account, nomor virtual account, no. va, kode bayar, kode pembayaran, iban,
 nomor kartu, berakhiran, berakhir dengan, npwp, no. ktp, nomor ktp, nomor pelanggan, id pelanggan, kode pelanggan,
 nomor anggota, nomor kontrak, nomor polis, no. polis, nomor kasus, nomor tiket, tiket, kode tiket, nomor laporan,
 nomor pengaduan, pesanan, nomor pesanan, no. pesanan, id pesanan, order id, invoice, nomor invoice, no. invoice,
 faktur, nomor faktur, tagihan, nomor tagihan, kuitansi, nomor transaksi, id transaksi, no. transaksi,
 kode transaksi, nomor referensi, no. referensi, kode referensi, no. ref, pemesanan, nomor pemesanan,
 kode pemesanan, kode booking, reservasi, nomor reservasi, kode reservasi, penerbangan, nomor penerbangan,
 nomor kamar, nomor resi, no. resi, nomor pelacakan, kode pelacakan, pengiriman, kode pengambilan, id rapat,
 kode rapat, kode sandi rapat, password wifi, kata sandi wifi, kata sandi wi-fi, kode kesalahan, kode error,
 pesan kesalahan, kode status, kode keluar, kode sumber, kode qr, qris, kode batang, barcode, kode warna,
 kode produk, kode barang, kode unik, nomor seri, kunci lisensi, kode lisensi, nomor plat, nomor polisi,
 nomor peserta, kode peserta, survei, nomor undian, nomor meter, token listrik, stroom, telepon, telp.,
 nomor telepon, nomor hp, no. hp, nomor ponsel, call center, faks, jumlah, versi
 kode penukaran, kode redeem, tukarkan kode, kode cashback, kode belanja, kode potongan, kode giveaway,
 saat checkout, di kasir, keranjang belanja, kode loker, nomor loker, kode ambil, kode pintu, pin pintu,
 kode gerbang, kotak kunci, kode brankas, kode parkir, nomor parkir, pin rapat, kode konferensi, kode kelas,
 kode webinar, sandi wifi, sandi wi-fi, kata sandi jaringan, kunci produk, nomor lisensi, nomor garansi, kode acara,
 kode undian, kartu loyalitas, nomor meteran, nomor antrean, nomor antrian, nomor meja, nomor member, kode member,
 nomor rekam medis
expiry:
 berlaku selama {n}, berlaku {n}, berlaku hingga {n}, berlaku untuk {n}, berlaku dalam {n}, kedaluwarsa dalam {n},
 kedaluwarsa setelah {n}, kadaluarsa dalam {n}, kadaluwarsa dalam {n}, akan kedaluwarsa dalam {n}, dalam {n},
 dalam waktu {n}, selama {n}, setelah {n}, hanya {n}
past:
 {n} yang lalu
minutes:
 menit, mnt
hours:
 jam
days:
 hari
links:
 adalah, adalah:, ialah, yaitu, anda, untuk, anda adalah
"""#
        ),
        (
            "is",
            #"""
codeNames:
 sms-kodi, sms-koda, sms kodi, sms koda, kodi til ad skra þig inn, kodi til stadfestingar, sex stafa kodi,
 sex stafa koda, 6 stafa kodi, 6 stafa koda, tveggja þatta kodi, pin-numer
 (stadfestingar, oryggis, adgangs, innskraningar, audkenningar, virkjunar, endurstillingar, skraningar, einskiptis,
 timabundid)(
 kodi, koda, kodinn, kodann, kodanum, talna)
 (einnota, timabundinn) (kodi, koda, kodinn, kodann, kodanum, talna)
 (einskiptis, timabundid)(lykilord, lykilordid, lykill)
 (einnota, timabundinn) (lykilord, lykilordid, lykill)
 (stadfestingar, oryggis)(numer)
 bradabirgdalykilord*, bradabirgdakod*, einskiptisadgangsord*, einnota adgangsord, porunarkod*, varakod*,
 oryggistala, oryggistolu, undirritunarkod*
codeWords:
 kodi, koda, kodinn, kodann, kodanum, kodinn þinn, lykilord, lykilordid, talnaruna
 adgangsord, adgangsordid, leyninumer*, talnarunan, talnarununa, sex tolustafi, stafaruna, stafarunu
intent:
 skra þig inn, skra inn, innskraning, innskraningu, innskraningar, stadfesta, stadfestu, stadfesting, stadfestingu,
 audkenning, audkenningu, audkenni, audkenna, tveggja þatta, tviþætt, virkja, virkjadu, virkjun, endurstilla,
 endurstilltu, endurstillingu, gleymt lykilord, nytt lykilord, breyta lykilordi, nyskraning, nyskraningu,
 stofna adgang, stofna reikning, adganginn þinn, adgangur þinn, adganginum þinum, reikninginn þinn, nyju tæki,
 nytt tæki, rennur ut, gildir i, gildir til, er gildur, sladu inn, sla inn, færdu inn, notadu kodann,
 notadu þennan koda, notadu eftirfarandi, eftirfarandi koda, ekki deila, deildu ekki, aldrei deila, med neinum,
 badst ekki, ekki bedid um, ef þu badst ekki, ekki þu, hunsa, hunsadu, hunsad
 adeins einu sinni, verdur ogild*, segdu engum, oþekkt tæki
entering:
 slærd inn, notid, limdu, færdu inn, skradu, skrif*, stimpl*, afrit*, notadu
 gefdu upp, lestu upp, skrair þu þig inn, skrair þig inn, veitir þer adgang, opnar adganginn
inSubject:
 i efnislinu, i efnislinunni
otherCodes:
 bokunarnumer, bokunarnumerid, bokunarnumeri, bokunarnumerinu, bokun, bokunin, bokuninni, bokun þin, tilvisunarnumer*, tilvisun, fundaraudkenni, fundarnumer,
 afslattarkodi, afslattarkoda, afslattarkodann, kynningarkodi, tilbodskodi, gjafakodi, gjafabref, gjafakort,
 inneignarnota, postnumer, landsnumer, svædisnumer, bankareikningur, reikningsnumer, bankanumer, iban, swift,
 kennitala, kortanumer, endar a, vsk, vsk-numer, vsk. nr, vidskiptanumer, vidskiptamannanumer, felagsnumer,
 samningsnumer, malsnumer, mal nr, pontun, pontunarnumer, pontunar nr, pontun nr, reikningur, reikningur nr,
 kvittun, kvittunarnumer, færslunumer, tilvisun, tilvisunarnumer, tilvisunarkodi, bokun, bokunarnumer, bokunarkodi,
 bokunartilvisun, midi, midanumer, flug, flugnumer, herbergi, sendingarnumer, rakningarnumer, pakkanumer,
 afhendingarkodi, fundarnumer, fundarkodi, wifi lykilord, wi-fi, villukodi, villukoda, villubod, stodukodi,
 frumkodi, qr-kodi, qr kodi, strikamerki, vorunumer, vorukodi, radnumer, leyfislykill, þatttokunumer, konnun, simi,
 simanumer, farsimi, gsm, fax, brefsimi, upphæd
 vid kassann, a kassanum, i korfunni, i korfuna, afslattarkod*, tilbodskod*, kynningarkod*, gjafakod*, gjafabref*,
 gjafakort*, inneignarnot*, vinakod*, vildarkort*, vildarnumer*, medlimanumer*, holfakod*, skapakod*, postbox*,
 afhendingarkod*, afhendingarnumer*, hurdakod*, dyrakod*, lyklabox*, herbergiskod*, bilastæd*, bordapontun*,
 timabokun*, bokunarkod*, midakod*, vidburdakod*, fundarkod*, fundarlykilord*, radstefnukod*, leyfisnumer*,
 radnumer*, lotunumer*, happdrætt*, vinningsnumer*, þatttokukod*, mælanumer*
expiry:
 gildir i {n}, gildur i {n}, rennur ut eftir {n}, rennur ut innan {n}, innan {n}, eftir {n}, næstu {n}, adeins {n}
minutes:
 minuta, minutur, minutum, minutna, min
hours:
 klukkustund, klukkustundir, klukkustundum, klukkustunda, klst, tima
days:
 dagur, daga, dogum, solarhring
links:
 er, er kodinn, fyrir, sem, er stadfestingarkodinn
"""#
        ),
        (
            "it",
            #"""
codeNames:
 codice di cancellazione, codice di eliminazione, codice di firma, codice firma
 codice otp, codice sms, codice a 6 cifre, codice a sei cifre, codice a 4 cifre, codice a quattro cifre,
 codice a 5 cifre, codice a 8 cifre, codice di 6 cifre, codice numerico, codice per accedere,
 codice per confermare, codice per verificare, codice per l'accesso, codice segreto, codice 2fa,
 codice a due fattori, codice temporaneo di accesso, codice di verifica in due passaggi, codice per reimpostare,
 codice per il ripristino, codice ricevuto via sms
 (codice, codici, pin, token) (
 di verifica, di conferma, di sicurezza, di accesso, d'accesso, d'accesso, di autenticazione, di autorizzazione,
 di attivazione, di login, di identificazione, di convalida, di ripristino, di reimpostazione, di recupero,
 di sblocco, monouso, usa e getta, temporaneo, temporanea, provvisorio, provvisoria, univoco, dinamico, dinamica,
 di registrazione, dispositivo, di controllo, unico, a uso singolo)
 (password, chiave, parola d'ordine) (
 di verifica, monouso, usa e getta, temporaneo, temporanea, dinamico, dinamica, unico, a uso singolo)
 (numero) (di verifica, di conferma, di sicurezza)
 (chiave, parola, frase) (di accesso, d'accesso, di associazione, di abbinamento, di recupero, di emergenza, temporanea, provvisoria, monouso, usa e getta, di verifica)
 password provvisoria, password temporanea, password monouso, password usa e getta
 codice autorizzativo, password dispositiva, password iniziale, password di primo accesso, cifre di sicurezza,
 cifre di verifica, codice di abilitazione
 (codice, codici) (di backup, di emergenza, di abbinamento, di associazione, di firma)
codeWords:
 codice, codici, codice pin, codice di pagamento, parola chiave, il codice, tuo codice
 sei cifre, queste cifre, combinazione numerica, sequenza di caratteri, sequenza di cifre
intent:
 credenziali, recupero credenziali
 firmare, firma digitale, firma elettronica
 confermare, conferma il, conferma la, confermi, verificare, verifica, accedere, accesso, entrare, collegare,
 abbinare, monouso, una sola volta, scade, scadra, valido, valida per, non sei stato tu, non hai richiesto,
 non ha richiesto, nuovo dispositivo, recuperare, reimpostare, nessuno, non condividere, primo accesso, accedi,
 effettua l'accesso, effettuare l'accesso, effettuare il login, login, tentativo di accesso, per confermare,
 conferma il tuo, conferma la tua, confermare il tuo, confermare la tua, confermare il suo, confermare la sua,
 conferma che, confermare che, verifica il tuo, verifica la tua, verificare il tuo, verificare la tua,
 verificare che, verificare la sua, convalidare, identita, sia tu, sei tu, autenticare, autenticazione, due fattori,
 due passaggi, in due passaggi, due fasi, attiva il tuo, attivare il tuo, attivazione, reimposta, reimpostazione,
 ripristinare, ripristino, recuperare la password, recupero password, password dimenticata, nuova password,
 cambiare la password, modificare la password, registrazione, registrarti, registrarsi, iscrizione,
 creare il tuo account, creare un account, creazione dell'account, completare la registrazione, il tuo account,
 suo account, tuo account, dispositivo sconosciuto, dispositivo attendibile, e valido, valido per, valido fino,
 validita, inserisci questo codice, inserisci il codice, inserisci il seguente codice, inserire il codice,
 inserire questo codice, inserire il seguente codice, inserisca il codice, digita il codice, digita questo codice,
 digitare il codice, immetti il codice, immetti questo codice, usa questo codice, usa il codice,
 usa il seguente codice, utilizza questo codice, utilizza il codice, utilizza il seguente codice,
 utilizzare il codice, utilizzare questo codice, utilizzare il seguente codice, utilizzi il codice, seguente codice,
 codice seguente, codice qui sotto, codice riportato, ecco il tuo codice, non condividerlo, non condivida,
 non comunicare, non comunicarlo, non comunicarlo a, non rivelare, non inoltrare, non fornire, con nessuno,
 a nessuno, non ti chieder, non le chieder, mai chiesto, non hai effettuato, non ha effettuato, non hai tentato,
 non eri tu, non riconosci, ignora questa, ignora questo, ignorare questa, ignorare questo, ignori questa,
 puoi ignorare, puo ignorare
 smette di funzionare, tienilo per te, non dirlo a
entering:
 inserisci, inserisca, inserite, inserire, inserendo, digita, digiti, digitate, digitare, copia, copiate, copiare,
 incolla, incollate, incollare, usi, usate, usare, utilizza, utilizzi, utilizzate, utilizzare, immetti, immetta,
 immettere, scrivi, scrivere, riporta, riporti, riportare, inserirl*, digitarl*, digitando, batti, digitalo,
 inseriscilo, inseriscila, copialo, incollalo, usalo, riportalo
 trascrivi, trascrivere, fornisci, ti verra chiesto, verra richiesto, ti fa entrare, ti permette di accedere,
 le consente di accedere, sblocca il tuo account, autorizza il pagamento
inSubject:
 nell'oggetto di questa, nell'oggetto della, riga dell'oggetto
otherCodes:
 codice di autorizzazione del pagamento
 codice promo, codice promozionale, codici promozionali, codice promozione, codice sconto, codici sconto,
 codice coupon, coupon, buono sconto, buono regalo, codice buono, voucher, codice voucher, codice regalo,
 carta regalo, codice invito, codice amico, codice presentatore, codice referral, codice di avviamento postale,
 codice postale, c.a.p., casella postale, prefisso, codice paese, codice swift, codice banca, iban, bic,
 numero di conto, conto corrente, n. conto, numero di carta, carta che termina, che termina con, termina con,
 terminante, che termina in, codice fiscale, cod. fiscale, cod. fisc, c.f., partita iva, p. iva, p.iva, p.i.,
 codice sdi, codice destinatario, codice univoco ufficio, codice cliente, numero cliente, numero di cliente,
 codice utente, id cliente, numero socio, numero tessera, tessera, matricola, numero di contratto,
 numero contratto, contratto n., polizza, numero polizza, numero di polizza, pratica, numero pratica,
 numero di pratica, codice pratica, protocollo, numero di protocollo, segnalazione, numero segnalazione, sinistro,
 numero di caso, ordine, numero ordine, numero d'ordine, numero di ordine, n. ordine, ordine n., codice ordine,
 id ordine, acquisto, fattura, numero fattura, fattura n., n. fattura, numero di fattura, ricevuta, ricevuta n.,
 scontrino, codice avviso, numero avviso, transazione, numero transazione, numero di transazione, id transazione,
 codice transazione, codice operazione, riferimento, numero di riferimento, codice di riferimento, rif., ticket,
 numero ticket, biglietto, biglietti, numero biglietto, codice biglietto, prenotazione, numero prenotazione,
 numero di prenotazione, codice prenotazione, codice di prenotazione, pnr, codice pnr, numero volo, numero di volo,
 treno, numero treno, carrozza, binario, numero di tracciamento, codice di tracciamento, codice di tracking,
 tracking, numero di tracking, numero di spedizione, codice spedizione, codice di spedizione, lettera di vettura,
 spedizione, pacco, numero pacco, codice di ritiro, codice ritiro, codice di consegna, id riunione,
 id della riunione, passcode riunione, codice riunione, numero riunione, password wifi, password wi-fi,
 password del wifi, wifi, codice porta, codice di errore, codice errore, codice di stato, codice di uscita,
 messaggio di errore, codice sorgente, codice qr, qr code, codice a barre, codice colore, codice civile,
 codice penale, codice della strada, codice etico, codice di condotta, codice del consumo, codice prodotto,
 codice articolo, cod. articolo, cod. art, codice modello, chiave di licenza, codice licenza, codice product key,
 numero di serie, numero seriale, targa, numero partecipante, numero di partecipante, codice partecipante,
 codice di partecipazione, sondaggio, indagine, lotteria, contatore, codice pod, pdr, telefono, tel, tel.,
 numero di telefono, cellulare, cell., numero di cellulare, fax, numero verde, totale, edizione, numero di versione
 al checkout, in cassa, nel carrello, riscatta il buono, riscattare il buono, buoni sconto, buoni regalo,
 buono spesa, gift card, carte regalo, codice omaggio, codice campagna, codice offerta, codice fedelta,
 carta fedelta, numero carta fedelta, codice armadietto, codice locker, numero armadietto, codice cancello,
 codice del cancello, codice portone, codice del portone, codice della porta, cassetta delle chiavi,
 cassetta portachiavi, codice parcheggio, codice del parcheggio, numero tavolo, codice appuntamento, codice evento,
 codice dell'evento, pin della riunione, codice conferenza, password di rete, chiave di rete, codice seriale,
 numero di lotto, codice concorso, ricetta elettronica
expiry:
 valido per {n}, valida per {n}, valido {n}, scade tra {n}, scade fra {n}, scade in {n}, scadra tra {n},
 scadra fra {n}, scadra in {n}, scade dopo {n}, scadra dopo {n}, entro {n}, per {n}, entro i prossimi {n},
 nei prossimi {n}, prossimi {n}, per i prossimi {n}, tra {n}, dopo {n}, durata di {n}, validita di {n}, solo {n}
past:
 {n} fa
minutes:
 minuto, minuti, min
hours:
 ora, ore
days:
 giorno, giorni
links:
 e, e il, e la, e il seguente, per, come, di, ecco
"""#
        ),
        (
            "ja",
            #"""
codeNames:
 ワンタイム パスワード, ワンタイムパスコード, ワンタイム·パスワード, パスコード, 確認 コード, 認証 コード, 6桁のコード, 6 桁のコード, 六桁のコード, 6桁の数字, 4桁のコード, 4桁の数字, 6桁の認証,
 6桁の確認, 桁のコード, 桁のセキュリティコード, 一時的なパスワード, 1回限りのコード, 一回限りのコード, 1 回限りのコード, 1回限りのパスワード, otpコード, 2faコード
 (認証, 確認, 検証, セキュリティ, セキュリティー, ログイン, ログオン, サインイン, アクセス, 本人確認, ワンタイム, 2段階認証, 二段階認証, 2要素認証, 二要素認証, アクティベーション, 有効化,
 承認, 照合, 仮, 一時, 使い捨て, リセット, パスワードリセット, 再設定, パスワード再設定, 復元, 復旧, 登録, 本登録, 照会, 暗証, メール認証, sms認証, 電話番号認証, 追加認証, ペアリング,
 アカウント確認, デバイス認証, ログイン認証, 端末認証)(
 コード, 用コード, pin, のコード)
 (ワンタイム, 仮, 一時, 使い捨て, sms認証)(パスワード, キー)
 (認証, 確認, 検証, セキュリティ, セキュリティー, 本人確認, ワンタイム, 2段階認証, 二段階認証, 2要素認証, 二要素認証, 暗証, メール認証, sms認証, 電話番号認証, 追加認証, アカウント確認,
 デバイス認証, ログイン認証, 端末認証)(
 番号, ナンバー, 用番号)
 認証キー, ペアリングキー, ペアリングコード, ログインキー, ログイン用コード, ログインコード, 接続キー, 連携キー, 連携コード, ワンタイムキー, 一時パスワード, 仮パスワード, 初回パスワード, バックアップコード, 復旧コード, 解除コード, 照合番号
 認証用のコード, 確認用のコード, 認証用の番号, 確認用の数字, ログイン用のコード, 認証文字列, 認可コード, 一度限りのパスワード, 使い切りパスワード, 可変パスワード, 臨時パスワード, ワンタイムトークン,
 認証トークン, リカバリーコード, リカバリコード, 引き継ぎコード, 引継ぎコード, 接続コード, デバイスコード
codeWords:
 コード, 番号は, 暗証番号, pinコード, pin コード, パスワード
 桁の番号, 桁の数字, 桁の英数字, 文字列, 合言葉
intent:
 確認のため, ご本人, 本人確認, 認証, ログイン, 有効期限, 一度だけ, 1回限り, 一回限り, お心当たり, 心当たり, 第三者, パスワード再設定, 連携, ログオン, サインイン, 本人様確認, 本人であること,
 確認するため, 確認を完了, メールアドレスの確認, メールアドレスを確認, メールアドレス確認, 2段階, 二段階, 2要素, 二要素, 多要素, 有効化, アクティベート, パスワードの再設定, パスワードをリセット,
 パスワードのリセット, パスワードを忘れ, パスワードの変更, 新しいパスワード, パスワードを変更, 会員登録, 新規登録, 登録を完了, 登録手続き, 登録の手続, アカウントの作成, アカウントを作成, アカウント登録,
 お客様のアカウント, あなたのアカウント, アカウントへの, 新しい端末, 新しいデバイス, 新しい環境, 有効期間, 有効です, 間有効, 分以内, 期限切れ, 無効になります, 失効, を入力してください, ご入力ください,
 入力して, 以下のコード, 下記のコード, 次のコード, このコード, 以下の番号, 下記の番号, 以下の認証, 画面に入力, コードを使用, 他人に教えない, 第三者に, 他の人に, 誰にも, 誰とも, 共有しない, 教えないで,
 知らせないで, 転送しないで, 心当たりのない, 心あたり, 身に覚えのない, 覚えがない, お客様ご自身, リクエストしていない, 要求していない, 要求されていない, 無視して, 破棄して
 再利用できません, 口外しない, お尋ねすることは, ご自身でない場合, 操作していない場合, 普段と異なる
entering:
 入力, 貼り付け, 貼付, コピー, 打ち込, ご利用ください, お使いください, 使用してください, 記入
 ペースト, お伝えください, 読み上げて, でログインできます, ログインに必要な, 入力するとログイン, 入力を求められたら
inSubject:
 件名に記載の, 件名に表示され, 件名をご確認
otherCodes:
 割引コード, クーポンコード, クーポン番号, クーポン, プロモーションコード, プロモコード, キャンペーンコード, 優待コード, ギフトコード, ギフトカード, ギフト券, ギフト券番号, 商品券, シリアルコード,
 招待コード, 紹介コード, 友達コード, フレンドコード, 引換コード, 引換番号, 引き換えコード, 郵便番号, 市外局番, 国番号, 国コード, 銀行コード, 支店番号, 支店コード, 店番号, 口座番号, 振込先,
 カード番号, 下4桁, 下四桁, 末尾, 登録番号, 法人番号, インボイス番号, マイナンバー, お客様番号, お客さま番号, 顧客番号, 顧客コード, 会員番号, 会員id, 社員番号, 学籍番号, 契約番号, ご契約番号,
 証券番号, 証書番号, 保険証, 案件番号, 管理番号, ケース番号, ケースid, 問い合わせ番号, 問合せ番号, お問い合わせ番号, お問合せ番号, お問合わせ番号, 受付番号, 受注番号, 申込番号, お申込番号,
 お申込み番号, 申請番号, 整理番号, 発注番号, 注文番号, ご注文番号, 注文id, ご注文, オーダー番号, 請求書番号, 請求番号, ご請求, 領収書番号, 領収証, 伝票番号, 送り状番号, 取引番号, 取引id,
 決済番号, お支払番号, 収納機関番号, 納付番号, 確認番号(払込), 払込番号, 参照番号, 参照コード, チケット番号, チケット, 予約番号, ご予約番号, 予約コード, 予約確認番号, ご予約, 便名, 便番号,
 フライト, 座席, 号車, 部屋番号, 追跡番号, 追跡コード, 配送番号, 荷物, お荷物, 受取番号, 受け取り番号, 受取コード, 受取用パスワード, 引取番号, ミーティングid, ミーティング id, 会議id,
 会議 id, ミーティングパスコード, ミーティングのパスコード, 会議番号, 会議のパスワード, wi-fiパスワード, wifiパスワード, wi-fi, エラーコード, エラー番号, エラー, 終了コード,
 ステータスコード, 戻り値, ソースコード, qrコード, qr コード, バーコード, カラーコード, ドレスコード, 商品コード, 商品番号, 製品番号, 製品コード, 品番, 型番, 型式, janコード,
 プロダクトキー, ライセンスキー, ライセンス番号, シリアル番号, シリアルナンバー, 製造番号, 車両番号, 参加番号, 参加者番号, アンケート, 調査, 抽選番号, 当選番号, 宝くじ, 検針, 電話, 電話番号,
 携帯番号, tel, fax, ファックス, 内線, 金額, 合計, 残高, 料金, 価格, 番地, バージョン
 特典コード, 特典番号, プレゼントコード, ポイントコード, ギフト番号, 電子ギフト, 引換券, 引き換え番号, バウチャー, 優待番号, お会計時, レジで, 購入手続き画面, 宅配ボックス, ロッカー番号, コインロッカー,
 解錠番号, 解錠コード, キーボックス, 鍵番号, オートロック, 入室コード, 入館番号, 入場コード, 発券番号, 駐車場番号, 駐車券, 車室番号, 会議コード, ウェビナーid, 参加コード, 無線lan,
 ライセンスコード, 製品キー, 供給地点特定番号, メーター番号, 診察券番号, 応募番号, マイレージ番号, 不在票
expiry:
 {n}間有効, {n}以内, {n}以内に, 有効期限は{n}, 有効期限:{n}, 有効期間は{n}, 有効期限{n}, 発行から{n}, {n}後に無効, {n}で無効, {n}後に期限切れ, {n}で期限切れ,
 {n}です, 有効期限は発行後{n}, {n}経過
past:
 {n}前
minutes:
 分, 分間
hours:
 時間
days:
 日, 日間
links:
 は, は、, は次のとおりです, は以下のとおりです, です, が, として, :
"""#
        ),
        (
            "ka",
            #"""
codeNames:
 ერთჯერადი კოდ*, ერთჯერადი პაროლ*, ვერიფიკაციის კოდ*, დადასტურების კოდ*, სმს კოდ*, sms კოდ*, ციფრიანი კოდი
 (ვერიფიკაციის, დადასტურების, დამადასტურებელი, დამოწმების, უსაფრთხოების, წვდომის, შესვლის, ავტორიზაციის,
 აუთენტიფიკაციის, აქტივაციის, გააქტიურების, ერთჯერადი, დროებითი, აღდგენის, პაროლის აღდგენის, რეგისტრაციის,
 იდენტიფიკაციის, სმს, sms, საიდუმლო, 6-ნიშნა, ექვსნიშნა, 4-ნიშნა, ნიშნა) (
 კოდი*, კოდს, კოდის, პინი, პინ კოდი, პინ-კოდი)
 (ერთჯერადი, დროებითი, sms) (პაროლი*)
 ერთჯერად კოდ*, ერთჯერად პაროლ*, დროებით პაროლ*, დროებით კოდ*, დამადასტურებელ კოდ*, გადამოწმების კოდ*,
 შემოწმების კოდ*, დასტურის კოდ*, შესასვლელი კოდ*, სარეზერვო კოდ*, დაწყვილების კოდ*, განბლოკვის კოდ*,
 პაროლის შეცვლის კოდ*, otp კოდ*, sms-კოდ*, დინამიური კოდ*, აღდგენის გასაღებ*
codeWords:
 კოდი, კოდი*, კოდს, კოდის, თქვენი კოდი, პაროლი
 ციფრები, კომბინაცია*, სიმბოლო*
intent:
 დადასტურ*, დაადასტურ*, შესვლ*, შესასვლელ*, ერთჯერად*, მხოლოდ ერთხელ, ძალაშია, ვადა*, თქვენ არ, არ მოგითხოვიათ,
 ახალი მოწყობილობ*, აღდგენ*, არავის*, შესვლა, შესვლის, შესასვლელად, სისტემაში შესვლ*, ავტორიზაცია, ავტორიზაციის,
 ავტორიზაციისთვის, დაადასტურეთ, დაადასტურე, დასადასტურებლად, დადასტურება, დადასტურების, ვერიფიკაცია, ვერიფიკაციის,
 გადაამოწმეთ, ვინაობ*, იდენტობ*, იდენტიფიკაცი*, აუთენტიფიკაცი*, ორფაქტორიან*, ორსაფეხურიან*, ორეტაპიან*, გააქტიურ*,
 აქტივაცი*, პაროლის აღდგენ*, აღადგინოთ, დაგავიწყდათ პაროლი, ახალი პაროლი, პაროლის შეცვლ*, რეგისტრაცი*, დარეგისტრირდ*,
 ანგარიშის შექმნ*, თქვენი ანგარიში*, თქვენს ანგარიშ*, ვადა, მოქმედებს, ვადა ეწურება, შეიყვანეთ კოდი, შეიყვანეთ,
 ეს კოდი, ამ კოდს, შემდეგი კოდი, ქვემოთ მოცემული კოდ*, გამოიყენეთ კოდი, გამოიყენეთ ეს, არ გაუზიაროთ, არავის, ნურავის,
 არავის გაუზიაროთ, არ მოითხოვეთ, თუ თქვენ არ, უგულებელყავით, დააიგნორეთ, არ მიაქციოთ
 აღარ იმოქმედებს, არ გაამჟღავნოთ, არ გადასცეთ, არასდროს მოგთხოვთ, თაღლით*, უცნობი მოწყობილობ*, ახალი ბრაუზერ*
entering:
 მიუთითეთ, მიუთითე, შეიყვან*, შეყვან*, აკრიფ*, აკრეფ*, ჩაწერ*, ჩასვ*, დააკოპირ*, გამოიყენ*
 შეავსეთ, უკარნახეთ, მოგვაწოდეთ, ანგარიშში შესასვლელად, შესვლის დასასრულებლად, რეგისტრაციის დასასრულებლად,
 ოპერაციის დასადასტურებლად, ვინაობის დასადასტურებლად
inSubject:
 წერილის სათაურში, წერილის თემაში, შეტყობინების სათაურში
otherCodes:
 შეხვედრის id*, შეხვედრის იდენტიფიკატორ*, შეხვედრის ნომერ*, კონფერენციის id*, ონლაინ შეხვედრა*, ონლაინშეხვედრა*,
 პრომო კოდ*, პრომოკოდ*, ფასდაკლების კოდ*, კუპონ*, ვაუჩერ*, სასაჩუქრე ბარათ*, მოწვევის კოდ*, საფოსტო კოდ*,
 საფოსტო ინდექს*, ინდექსი, ქვეყნის კოდ*, ბანკის კოდ*, ანგარიშის ნომერ*, ბარათის ნომერ*, საიდენტიფიკაციო კოდ*,
 საიდენტიფიკაციო ნომერ*, პირადი ნომერ*, აბონენტის ნომერ*, კლიენტის ნომერ*, ხელშეკრულების ნომერ*, პოლისის ნომერ*,
 განაცხადის ნომერ*, საქმის ნომერ*, შეკვეთა, შეკვეთის ნომერ*, შეკვეთის კოდ*, ინვოისი, ინვოისის ნომერ*,
 ანგარიშ-ფაქტურა, ქვითარი, ქვითრის ნომერ*, ტრანზაქციის ნომერ*, ტრანზაქციის კოდ*, ბილეთი, ბილეთის ნომერ*, ჯავშანი,
 ჯავშნის ნომერ*, ჯავშნის კოდ*, დაჯავშნა, რეისი, ფრენა, ადგილი, ოთახი, ამანათ*, გზავნილ*, თრექინგ*,
 გზავნილის ნომერ*, wi-fi პაროლ*, შეცდომის კოდ*, საწყისი კოდ*, qr კოდ*, შტრიხკოდ*, შტრიხ-კოდ*, ბარკოდ*,
 პროდუქტის კოდ*, სერიული ნომერ*, გამოკითხვ*, ტელეფონი, ტელ, ტელეფონის ნომერ*, მობილურ*, ფაქსი, თანხა, სულ, ბალანსი,
 ფასი, ლარი, სართული, ვერსია
 აქციის კოდ*, კამპანიის კოდ*, სასაჩუქრე კოდ*, საჩუქრის კოდ*, რეფერალური კოდ*, სალაროსთან, სალაროში, კალათაში,
 ლოიალობის ბარათ*, წევრის ნომერ*, წევრობის ნომერ*, უჯრის ნომერ*, უჯრის კოდ*, ლოქერ*, გატანის კოდ*, კარის კოდ*,
 ჭიშკრის კოდ*, სადარბაზოს კოდ*, დომოფონ*, სეიფის კოდ*, პარკინგის კოდ*, პარკირების კოდ*, პარკირების ნომერ*,
 შეხვედრის კოდ*, შეხვედრის პაროლ*, კონფერენციის კოდ*, კონფერენციის პაროლ*, wifi პაროლ*, ქსელის პაროლ*,
 ლიცენზიის კოდ*, ლიცენზიის გასაღებ*, ლიცენზიის ნომერ*, მრიცხველის ნომერ*, ლატარ*, გათამაშებ*, რიგის ნომერ*,
 მაგიდის ნომერ*, ვიზიტის ნომერ*, რეცეპტის ნომერ*, ღონისძიების კოდ*
expiry:
 მოქმედებს {n}, მოქმედია {n}, {n} განმავლობაში, {n} მოქმედებს, ვადა {n}, {n} შემდეგ, {n} ვადით,
 ვადა ამოიწურება {n}, ძალაშია {n}
minutes:
 წუთი, წუთის, წუთში, წუთით, წთ
hours:
 საათი, საათის, საათში
days:
 დღე, დღის, დღეში
links:
 არის, არის:, -, თქვენი
"""#
        ),
        (
            "kk",
            #"""
codeNames:
 растау код*, бір реттік код*, бір реттік құпиясөз*, бір реттік пароль*, sms-код*, смс-код*, құпия код*
 (растау, тексеру, қауіпсіздік, кіру, жүиеге кіру, қатынас, авторизация, аутентификация, сәикестендіру, белсендіру,
 іске қосу, бір реттік, біржолғы, бір жолғы, уақытша, қалпына келтіру, құпиясөзді қалпына келтіру, тіркелу,
 тіркеу, смс, sms, құпия, 6 таңбалы, алты таңбалы, 4 таңбалы, таңбалы) (
 код, коды, кодын, кодыңыз, кодты, кодыңызды, пин)
 (бір реттік, біржолғы, бір жолғы, уақытша, смс, sms) (пароль, паролі, құпиясөз, құпиясөзі, құпия сөз)
 (rastay, rastau, teksery, qayipsizdik, bir rettik, kiry, yaqytsha) (kod, kody)
 бірреттік код*, бірреттік пароль*, бірреттік құпиясөз*, бір реттік кілт*, растаитын код*, верификация код*,
 авторландыру код*, қолжетімділік код*, рұқсат код*, бұғаттан шығару код*, резервтік код*, жұптастыру код*,
 смс арқылы келген код*, алты санды код*, 6 санды код*, otp код*, otp-код*
codeWords:
 код, коды, кодты, кодыңыз, сіздің кодыңыз, құпиясөз*, құпия сөз*, пароль
 сандарды, цифрларды, пин-код*, кодпен
intent:
 кіру, жүиеге кіру, кіру үшін, кіріңіз, растау, растаңыз, растау үшін, тексеру, тексеріңіз, тұлғаңызды,
 жеке басыңызды, сәикестендіру, аутентификация, авторизация, екі факторлы, екі сатылы, екі қадамды, белсендіру*,
 іске қосу, құпиясөзді қалпына*, қалпына келтіру*, құпиясөзді ұмыт*, жаңа құпиясөз*, құпиясөзді өзгерт*,
 парольді өзгерту, тіркелу*, тіркеу, тіркелгіңіз*, аккаунтыңыз*, аккаунт жасау, тіркелгі жасау, жаңа құрылғы*,
 белгісіз құрылғы*, жарамды, мерзімі, қолданылады, бір реттік, кодты енгізіңіз, осы кодты, келесі кодты, бұл кодты,
 төмендегі код*, кодты паидаланыңыз, ешкімге, ешкіммен, аитпаңыз, бермеңіз, бөліспеңіз, хабарламаңыз, жарияламаңыз,
 сұрамаған, сұратпаған, сіз емес, елемеңіз, назар аудармаңыз, мән бермеңіз
 жарамсыз болады, бір рет қана, құпия сақта*, үшінші тұлға*, ешқашан сұрамаи*, алаяқ*, басқа құрылғы*, жаңа браузер*
entering:
 қоиыңыз, қолдан, енгіз*, теріп*, теріңіз*, жазыңыз*, көшір*, қолданы*, паидаланыңыз, паидаланып
 толтырыңыз, теруіңіз, жеке кабинетке кіру үшін, тіркелуді аяқтау үшін, кіруді аяқтау үшін, операцияны растау үшін,
 төлемді растау үшін
inSubject:
 хат тақырыбында, хаттың тақырыбында, хабарлама тақырыбында
otherCodes:
 кездесу id*, кездесу идентификатор*, кездесу нөмір*, жиналыс id*, жиналыс идентификатор*, онлаин кездесу*, онлаин жиналыс*, онлаин-кездесу*,
 промокод*, жеңілдік коды, купон*, сыилық картасы, сертификат, шақыру коды, пошта индексі, пошталық индекс, индекс,
 ел коды, шот нөмірі, есепшот, бсн, жсн, бин, иин, карта нөмірі, клиент нөмірі, шарт нөмірі, келісімшарт нөмірі,
 өтініш нөмірі, өтінім нөмірі, тапсырыс*, тапсырыс нөмірі, тапсырыс №, шот-фактура, шот №, түбіртек*, чек нөмірі,
 транзакция*, төлем нөмірі, билет*, билет нөмірі, бронь*, брондау*, бронь нөмірі, броньдау коды, реис*, поиыз,
 орын, бөлме, жөнелтілім*, сәлемдеме*, трек-код*, трек-нөмір*, бақылау нөмірі, wi-fi құпиясөз*, қате коды,
 бастапқы код*, qr код*, qr-код*, штрих-код*, штрихкод*, тауар коды, өнім коды, артикул, сериялық нөмір*,
 сауалнама*, лотерея, телефон*, телефон нөмірі*, ұялы, факс, сома*, сомасы, барлығы, теңгерім, баланс, бағасы,
 теңге, қабат, көше, нұсқа
 жеңілдік кодын*, жеңілдік кодың*, сыилық код*, сыилық карт*, ваучер*, промо код*, акция коды*, науқан коды*,
 реферал код*, шақыру кодын*, кассада, себетте, себетке, бонус карта*, адалдық карта*, ұяшық нөмірі*, ұяшық коды*,
 постамат*, талон нөмірі*, үстел нөмірі*, есік коды*, қақпа коды*, домофон*, шлагбаум*, сеиф коды*, тұрақ орны*,
 паркинг коды*, кездесу коды*, кездесу құпиясөз*, конференция коды*, конференция id*, wifi паролі*, wi-fi паролі*,
 лицензия кілті*, лицензия нөмірі*, есептегіш нөмірі*, дербес шот*, ұтыс оиын*, кезек нөмірі*, іс-шара коды*
expiry:
 {n} жарамды, {n} ішінде, {n} боиы жарамды, {n} боиы, {n} ішінде жарамды, {n} кеиін, {n} соң,
 жарамдылық мерзімі {n}, қолданылу мерзімі {n}, келесі {n}
minutes:
 минут, минуттан, мин
hours:
 сағат, сағаттан
days:
 күн, күннен
links:
 үшін, бұл, -, сіздің
"""#
        ),
        (
            "km",
            #"""
codeNames:
 otp, លេខកូដ 6 ខ្ទង់, លេខកូដ 6 ខ្ទង់, លេខកូដ6ខ្ទង់, លេខ 6 ខ្ទង់, លេខកូដ 4 ខ្ទង់
 (លេខកូដ, កូដ, លេខសម្ងាត់, លេខ, ពាក្យសម្ងាត់)(
 ផ្ទៀងផ្ទាត់, ការផ្ទៀងផ្ទាត់, សម្រាប់ផ្ទៀងផ្ទាត់, ដើម្បីផ្ទៀងផ្ទាត់, បញ្ជាក់, ការបញ្ជាក់, សម្រាប់បញ្ជាក់,
 បញ្ជាក់អត្តសញ្ញាណ, សុវត្ថិភាព,
 ចូល, ចូលគណនី, ចូលប្រើ, ចូលប្រើប្រាស់, សម្រាប់ចូល, សម្រាប់ការចូល, ប្រើម្តង, ប្រើតែម្តង, ប្រើតែម្ដង, ប្រើម្ដង,
 ប្រើបានតែម្តង, ប្រើបានតែម្ដង,
 ប្រើប្រាស់តែម្តង, ម្តង, តែមួយដង, ប្រើតែមួយដង, បណ្តោះអាសន្ន, បណ្ដោះអាសន្ន, ធ្វើឱ្យសកម្ម, បើកដំណើរការ, ចុះឈ្មោះ,
 សង្គ្រោះ, ស្តារ, ស្តារគណនី,
 កំណត់ពាក្យសម្ងាត់ឡើងវិញ, កំណត់ឡើងវិញ, អនុញ្ញាត, ភ្ជាប់, ផ្គូផ្គង, សម្ងាត់, otp)
 (លេខកូដ, កូដ, លេខសម្ងាត់) (otp)
 លេខកូដបម្រុង, កូដបម្រុង, លេខកូដដោះសោ, កូដដោះសោ, លេខកូដអនុម័ត, លេខកូដដែលប្រើបានតែម្តង, លេខកូដប្តូរពាក្យសម្ងាត់
codeWords:
 លេខកូដ, កូដ, លេខសម្ងាត់, ពាក្យសម្ងាត់, លេខកូដ pin
 តួលេខ, លេខខាងក្រោម
intent:
 ចូលគណនី, ចូលប្រើ, ចូលក្នុងគណនី, ការចូល, ដើម្បីចូល, សម្រាប់ចូល, ផ្ទៀងផ្ទាត់, បញ្ជាក់, អត្តសញ្ញាណ, ពីរជំហាន,
 ពីរដំណាក់កាល, ធ្វើឱ្យសកម្ម, បើកដំណើរការ, ចុះឈ្មោះ, បង្កើតគណនី, គណនីរបស់អ្នក, គណនីរបស់លោកអ្នក, ឧបករណ៍ថ្មី,
 កំណត់ពាក្យសម្ងាត់, ភ្លេចពាក្យសម្ងាត់, ប្តូរពាក្យសម្ងាត់, ពាក្យសម្ងាត់ថ្មី, ផុតកំណត់, អស់សុពលភាព, មានសុពលភាព,
 សុពលភាព, ក្នុងរយៈពេល, តែម្តង, តែម្ដង, តែមួយដង, បញ្ចូលលេខកូដ, បញ្ចូលកូដ, វាយបញ្ចូល, សូមបញ្ចូល, ប្រើលេខកូដ, ប្រើកូដ,
 លេខកូដនេះ, កូដនេះ, លេខកូដខាងក្រោម, កូដខាងក្រោម, លេខកូដដូចខាងក្រោម, កុំចែករំលែក, មិនត្រូវចែករំលែក, កុំប្រាប់,
 កុំផ្តល់, ជាមួយអ្នកណា, ជាមួយនរណា, ដល់អ្នកណា, ទៅនរណា, អ្នកដទៃ, អ្នកផ្សេង, មិនបានស្នើ, មិនបានស្នើសុំ, មិនមែនជាអ្នក,
 មិនមែនអ្នក, មិនអើពើ, រំលង, បដិសេធ, សុវត្ថិភាព
 រក្សាជាសម្ងាត់, ឧបករណ៍ដែលមិនស្គាល់
entering:
 បញ្ចូល, វាយ, ចម្លង, បិទភ្ជាប់, ប្រើលេខ, ប្រើកូដ, សូមប្រើ
 បំពេញ, ដាក់លេខកូដ, ប្រើប្រាស់លេខកូដ, ប្រើប្រាស់កូដ, ដើម្បីចូលគណនី, ដើម្បីចូលប្រើ, ដើម្បីបញ្ជាក់អត្តសញ្ញាណ,
 ដើម្បីបញ្ជាក់ប្រតិបត្តិការ
inSubject:
 ប្រធានបទអ៊ីមែល, ក្នុងប្រធានបទ, ចំណងជើងអ៊ីមែល
otherCodes:
 លេខសម្គាល់ប្រជុំ, អត្តសញ្ញាណប្រជុំ, id ប្រជុំ, ប្រជុំអនឡាញ, ប្រជុំតាមអនឡាញ, ការប្រជុំ,
 កូដបញ្ចុះតម្លៃ, លេខកូដបញ្ចុះតម្លៃ, បញ្ចុះតម្លៃ, កូដប្រូម៉ូសិន, ប្រូម៉ូសិន, គូប៉ុង, ប័ណ្ណបញ្ចុះតម្លៃ, កាតអំណោយ,
 កូដអំណោយ, លេខកូដណែនាំ, កូដអញ្ជើញ, លេខកូដប្រៃសណីយ៍,
 កូដប្រៃសណីយ៍, លេខកូដប្រទេស, លេខគណនី, លេខកាត, បញ្ចប់ដោយ, លេខអតិថិជន, លេខសមាជិក, លេខបុគ្គលិក, លេខកិច្ចសន្យា,
 លេខសំបុត្រ, សំបុត្រ, ការបញ្ជាទិញ,
 លេខបញ្ជាទិញ, លេខកម្មង់, កម្មង់, លេខការបញ្ជាទិញ, វិក្កយបត្រ, លេខវិក្កយបត្រ, បង្កាន់ដៃ, លេខប្រតិបត្តិការ, លេខយោង,
 លេខកូដយោង, ការកក់, លេខកក់, លេខកូដកក់, លេខកូដកក់ទុក,
 ជើងហោះហើរ, លេខកៅអី, លេខបន្ទប់, លេខតាមដាន, កូដតាមដាន, លេខកូដតាមដាន, កញ្ចប់, ដឹកជញ្ជូន, លេខកូដទទួល, លេខប្រជុំ,
 លេខសម្គាល់ការប្រជុំ, លេខសម្គាល់កិច្ចប្រជុំ, លេខកូដប្រជុំ,
 កិច្ចប្រជុំ, ពាក្យសម្ងាត់ wi-fi, ពាក្យសម្ងាត់ wifi, លេខកូដកំហុស, កូដកំហុស, កំហុស, លេខកូដស្ថានភាព, កូដប្រភព, កូដ qr,
 បាកូដ, លេខកូដផលិតផល, កូដផលិតផល, លេខស៊េរី,
 ស្លាកលេខ, ទូរស័ព្ទ, លេខទូរស័ព្ទ, ទូរសារ, ចំនួនទឹកប្រាក់, សរុប, សមតុល្យ, តម្លៃ, រៀល, ជាន់ទី, ផ្លូវ, កំណែ, លេខពន្ធ,
 អត្តសញ្ញាណប័ណ្ណ, ចំណត
 ប័ណ្ណទិញទំនិញ, ប័ណ្ណអំណោយ, វ៉ោច័រ, កូដប្រូម៉ូ, កូដផ្សព្វផ្សាយ, ប្តូរយករង្វាន់, កន្ត្រកទំនិញ, បេឡាករ, ទូដាក់ឥវ៉ាន់,
 យកឥវ៉ាន់, កូដទ្វារ, កូដច្រកទ្វារ, កូដបន្ទប់, លេខកៅអីអង្គុយ, លេខកូដសន្និសីទ, កូដថ្នាក់រៀន, កូដព្រឹត្តិការណ៍,
 វ៉ាយហ្វាយ, លេខសម្ងាត់ wifi, លេខសម្ងាត់ wi-fi, លេខអាជ្ញាប័ណ្ណ, កូដអាជ្ញាប័ណ្ណ, លេខសេរី, កុងទ័រ, នាឡិកាភ្លើង,
 កាតសមាជិក, ពិន្ទុសន្សំ, លេខឆ្នោត, ចាប់រង្វាន់, ការស្ទង់មតិ, លេខរង់ចាំ, លេខណាត់ជួប, លេខធានារ៉ាប់រង
expiry:
 ក្នុងរយៈពេល {n}, រយៈពេល {n}, ក្នុង {n}, មានសុពលភាព {n}, មានសុពលភាពរយៈពេល {n}, ផុតកំណត់ក្នុង {n}, បន្ទាប់ពី {n}
minutes:
 នាទី
hours:
 ម៉ោង
days:
 ថ្ងៃ
links:
 គឺ, គឺ៖, គឺជា, ជា, របស់អ្នកគឺ, របស់អ្នក, សម្រាប់, ៖
"""#
        ),
        (
            "kn",
            #"""
codeNames:
 otp, ಒಟಿಪಿ, ಒಟಿಪಿ*, 6 ಅಂಕಿಯ ಕೋಡ್, 6-ಅಂಕಿಯ ಕೋಡ್, 6 ಅಂಕಿಗಳ ಕೋಡ್, ಆರು ಅಂಕಿಯ ಕೋಡ್, 6 ಅಂಕಿಗಳ ಸಂಖ್ಯೆ
 (ಪರಿಶೀಲನಾ, ಪರಿಶೀಲನೆ, ಪರಿಶೀಲನೆಯ, ದೃಢೀಕರಣ, ದೃಢೀಕರಣದ, ಖಚಿತಪಡಿಸುವ, ಭದ್ರತಾ, ಸುರಕ್ಷತಾ, ಸುರಕ್ಷಾ, ಲಾಗಿನ್, ಲಾಗ್ ಇನ್, ಲಾಗ್-ಇನ್, ಸೈನ್-ಇನ್, ಸೈನ್ ಇನ್, ಪ್ರವೇಶ, ಒಂದು ಬಾರಿಯ, ಒಂದು ಬಾರಿ, ಒಂದೇ ಬಾರಿ ಬಳಸುವ,
 ಏಕಬಳಕೆಯ, ತಾತ್ಕಾಲಿಕ, ಸಕ್ರಿಯಗೊಳಿಸುವ, ಸಕ್ರಿಯಗೊಳಿಸುವಿಕೆ, ನೋಂದಣಿ, ಮರುಹೊಂದಿಸುವ, ಮರುಹೊಂದಿಕೆ, ಮರುಪಡೆಯುವಿಕೆ, ಚೇತರಿಕೆ, ಗುರುತಿನ, ಅಧಿಕೃತ, ರಹಸ್ಯ, ವೆರಿಫಿಕೇಶನ್, otp) (
 ಕೋಡ್*, ಸಂಕೇತ*, ಪಾಸ್ ವರ್ಡ್*, ಪಾಸ್ ಕೋಡ್*, ಪಿನ್*, ಗುಪ್ತಪದ*)
codeWords:
 ಕೋಡ್*, ಪಾಸ್ ವರ್ಡ್*, ಪಾಸ್ ಕೋಡ್*, ಸಂಕೇತ*, ಗುಪ್ತಪದ*
intent:
 ಲಾಗಿನ್*, ಲಾಗ್ ಇನ್*, ಸೈನ್ ಇನ್*, ಸೈನ್-ಇನ್*, ಪ್ರವೇಶಿಸ*, ದೃಢೀಕರಿಸ*, ದೃಢೀಕರಣ*, ಪರಿಶೀಲಿಸ*, ಪರಿಶೀಲನೆ*, ಖಚಿತಪಡಿಸ*, ಗುರುತ*,
 ಎರಡು ಹಂತ*, ಎರಡು-ಹಂತ*, ಸಕ್ರಿಯಗೊಳಿಸ*, ನೋಂದಾಯಿಸ*, ನೋಂದಣಿ*, ನಿಮ್ಮ ಖಾತೆ*, ಖಾತೆಯನ್ನು*, ಹೊಸ ಸಾಧನ*, ಮರುಹೊಂದಿಸ*,
 ಪಾಸ್ ವರ್ಡ್ ಮರೆತ*, ಪಾಸ್ ವರ್ಡ್ ಬದಲ*, ಹೊಸ ಪಾಸ್ ವರ್ಡ್*, ಅವಧಿ ಮುಗಿ*, ಅವಧಿ ಮೀರ*, ಮುಕ್ತಾಯ*, ಮಾನ್ಯವಾಗಿರ*, ಮಾನ್ಯ*,
 ಒಂದು ಬಾರಿ*, ನಮೂದಿಸಿ*, ನಮೂದಿಸ*, ಈ ಕೋಡ್*, ಕೆಳಗಿನ ಕೋಡ್*, ಕೋಡ್ ಬಳಸ*, ಬಳಸಿ*, ಹಂಚಿಕೊಳ್ಳಬೇಡಿ*, ಹಂಚಿಕೊಳ್ಳ*, ಹಂಚಬೇಡಿ*,
 ತಿಳಿಸಬೇಡಿ*, ಹೇಳಬೇಡಿ*, ಯಾರೊಂದಿಗೂ*, ಯಾರಿಗೂ*, ವಿನಂತಿಸ*, ಕೋರದಿದ್ದ*, ಕೇಳದಿದ್ದ*, ನೀವಲ್ಲದಿದ್ದ*, ನಿರ್ಲಕ್ಷಿಸ*, ಕಡೆಗಣಿಸ*
entering:
 ಹಾಕಿ, ಬರೆಯಿರಿ, ನಕಲಿಸಿ, ಅಂಟಿಸಿ, ನಮೂದಿಸ*, ಟೈಪ್ ಮಾಡ*, ಬಳಸ*, ಉಪಯೋಗಿಸ*
otherCodes:
 ಸಭೆಯ ಐಡಿ*, ಮೀಟಿಂಗ್ ಐಡಿ*, ಆನ್ ಲೈನ್ ಸಭೆ*,
 ರಿಯಾಯಿತಿ ಕೋಡ್*, ರಿಯಾಯಿತಿ*, ಪ್ರೊಮೊ ಕೋಡ್*, ಪ್ರೋಮೋ ಕೋಡ್*, ಕೂಪನ್*, ವೋಚರ್*, ಉಡುಗೊರೆ ಕಾರ್ಡ್*, ಗಿಫ್ಟ್ ಕಾರ್ಡ್*,
 ರೆಫರಲ್ ಕೋಡ್*, ಆಹ್ವಾನ ಕೋಡ್*, ಪಿನ್ ಕೋಡ್*, ಪಿನ್ ಕೋಡ್*, ಅಂಚೆ ಕೋಡ್*, ಖಾತೆ ಸಂಖ್ಯೆ*, ಕಾರ್ಡ್ ಸಂಖ್ಯೆ*,
 ಗ್ರಾಹಕ ಸಂಖ್ಯೆ*, ಗ್ರಾಹಕರ ಸಂಖ್ಯೆ*, ಸದಸ್ಯತ್ವ ಸಂಖ್ಯೆ*, ಆರ್ಡರ್*, ಆರ್ಡರ್ ಸಂಖ್ಯೆ*, ಆದೇಶ*, ಆದೇಶ ಸಂಖ್ಯೆ*, ಇನ್ ವಾಯ್ಸ್*,
 ಸರಕುಪಟ್ಟಿ*, ಬಿಲ್*, ರಸೀದಿ*, ವಹಿವಾಟು ಸಂಖ್ಯೆ*, ಉಲ್ಲೇಖ*, ಉಲ್ಲೇಖ ಸಂಖ್ಯೆ*, ಬುಕಿಂಗ್*, ಬುಕಿಂಗ್ ಸಂಖ್ಯೆ*, ಕಾಯ್ದಿರಿಸ*,
 ಪಿಎನ್ ಆರ್*, pnr,
 ವಿಮಾನ*, ರೈಲು*, ಆಸನ*, ಕೊಠಡಿ*, ಟ್ರ್ಯಾಕಿಂಗ್*, ಪಾರ್ಸೆಲ್*, ವಿತರಣೆ*, ಮೀಟಿಂಗ್*, ಮೀಟಿಂಗ್ ಐಡಿ*, ಸಭೆ*, ಸಭೆಯ ಐಡಿ*,
 ವೈ-ಫೈ ಪಾಸ್ ವರ್ಡ್*, ವೈಫೈ ಪಾಸ್ ವರ್ಡ್*, ದೋಷ ಕೋಡ್*, ದೋಷ*, ಕ್ಯೂಆರ್ ಕೋಡ್*, ಬಾರ್ ಕೋಡ್*, ಉತ್ಪನ್ನ ಕೋಡ್*, ಸರಣಿ ಸಂಖ್ಯೆ*,
 ಮೊಬೈಲ್ ಸಂಖ್ಯೆ*, ದೂರವಾಣಿ*, ಫೋನ್*, ಮೊತ್ತ*, ಒಟ್ಟು*, ಬೆಲೆ*, ರೂ., ಟಿಕೆಟ್*, ದೂರು ಸಂಖ್ಯೆ*, ಆವೃತ್ತಿ*, ಡೆಲಿವರಿ*
expiry:
 {n} ಮಾನ್ಯ, {n} ಒಳಗೆ, {n} ನಂತರ, {n} ಮಾತ್ರ, {n}ಗಳಲ್ಲಿ
minutes:
 ನಿಮಿಷ, ನಿಮಿಷಗಳ, ನಿಮಿಷಗಳು, ನಿಮಿಷಗಳಲ್ಲಿ, ನಿಮಿಷಗಳವರೆಗೆ
hours:
 ಗಂಟೆ, ಗಂಟೆಗಳ, ಗಂಟೆಗಳು
days:
 ದಿನ, ದಿನಗಳ
links:
 ಇದು, ಆಗಿದೆ, ಆಗಿದೆ:, ಇಲ್ಲಿದೆ, ನಿಮ್ಮ, ಗಾಗಿ, ಗೆ, ಅನ್ನು
"""#
        ),
        (
            "ko",
            #"""
codeNames:
 *인증번호*, *인증코드*, *인증 코드*, *인증 번호*, *확인코드*, *보안코드*, *보안 코드*, *확인 코드*, *일회용 비밀번호*, *일회용비밀번호*, otp 번호*, otp번호*,
 otp 코드*, *패스코드*, 6자리 코드*, 6자리 숫자*, 6자리 인증*, 여섯 자리 코드*, 4자리 숫자*, 자리 코드*, 자릿수 코드*, 6자리 번호*, 2fa 코드*
 (인증, 확인, 보안, 로그인, 접속, 일회용, 1회용, 임시, sms인증, 가입인증, 핀)(코드*, pin*)
 (로그인, 일회용, 1회용, 일회성, 임시, 액세스, 엑세스, 활성화, 본인확인, 본인인증, 본인 확인, 본인 인증, 재설정, 복구, 2단계 인증, 2단계, 2차 인증, 이중 인증, 이메일 인증,
 메일 인증, 휴대폰 인증, 문자 인증, sms 인증, 가입, 등록, 승인, 검증, 인증, 확인, 보안, 비밀번호 재설정, 계정 확인, 이메일 확인, 기기 인증) (
 코드*, pin*)
 (일회용, 1회용, 임시, sms인증)(비밀번호*, 암호*, 패스워드*, 키는)
 (일회용, 1회용, 일회성, 임시, sms 인증) (비밀번호*, 암호*, 패스워드*, 키는)
 (인증, 확인, 보안, sms인증, 가입인증)(번호*)
 (본인확인, 본인인증, 본인 확인, 본인 인증, 2단계 인증, 2차 인증, 이중 인증, 이메일 인증, 메일 인증, 휴대폰 인증, 문자 인증, sms 인증, 인증, 확인, 보안, 계정 확인, 이메일 확인,
 기기 인증) (
 번호*)
 인증키, 인증 키, 페어링 키, 페어링 코드, 로그인 키, 임시 비밀번호, 임시비밀번호, 복구 키, 복구 코드, 백업 코드, 연결 키, 연결 코드, 일회용 키, 일회용 비밀번호, 등록 코드
 인증용 코드*, 인증용 번호*, 확인용 번호*, 본인확인번호*, 인증숫자*, 인증 숫자*, 인증 토큰*, 검증코드*, 검증번호*, 일회용 번호*, 오티피*, otp 비밀번호*, otp비밀번호*, 복구코드*,
 백업코드*, 연동코드*, 연동 코드*, 페어링코드*, 인계 코드*, 잠금 해제 코드*, 기기 등록 코드*
codeWords:
 코드, 코드는, 코드를, 코드입니다, *코드, *코드는, *코드를, 비밀번호*, 암호는, 핀번호*, pin 번호*
 아래 숫자*, 자리 숫자*, 문자열*
intent:
 인증, 로그인, 본인 확인, 본인확인, 유효, 한 번만, 1회, 요청하지 않, 본인이 아니, 재설정, 연결, 타인, 알려주지, 로그인*, *로그인, 접속하*, 인증*, *인증을, 본인*, 본인임을,
 이메일 주소 확인*, 이메일 주소를 확인*, 이메일을 확인*, 이메일 인증*, 계정을 확인*, 신원*, 2단계*, 이중 인증*, 2차 인증*, 활성화*, 비밀번호 재설정*, 비밀번호를 재설정*,
 비밀번호 찾기*, 비밀번호를 잊*, 비밀번호 변경*, 비밀번호를 변경*, 새 비밀번호*, 회원가입*, 회원 가입*, 가입을 완료*, 가입 인증*, 계정 생성*, 계정을 만들*, 계정 만들기*,
 회원님의 계정*, 고객님의 계정*, 귀하의 계정*, 내 계정*, 계정에*, 새 기기*, 새로운 기기*, 만료*, 유효*, 유효시간*, 유효기간*, 유효합니다, 분 이내*, 분 동안*, 분 내에*, 일회용*,
 입력란*, 코드를 입력*, 번호를 입력*, 아래 코드*, 다음 코드*, 이 코드*, 해당 코드*, 아래의 인증*, 아래 인증*, 화면에 입력*, 코드를 사용*, 공유하지*, 타인에게*, 타인*, 다른 사람*,
 누구에게도*, 누구와도*, 제3자*, 알려주지*, 노출하지*, 노출되지*, 유출*, 절대*, 요청하지*, 요청한 적*, 신청하지*, 본인이 아니*, 본인이 요청*, 직접 요청*, 시도하지*, 무시하*,
 무시해*, 사칭*
 한번만*, 시간이 지나면*, 묻지 않습니다, 등록되지 않은 기기*, 계정 도용*
entering:
 입력, 붙여넣, 붙여 넣, 복사, 사용하세요, 사용해, 사용하십시오, 기입, 적어 주세요, 적어주세요
 넣어 주*, 넣어주*, 말씀해 주*, 로그인하실 수 있습니다, 로그인할 수 있습니다, 인증이 완료됩니다, 가입이 완료됩니다, 로그인에 필요한
inSubject:
 메일 제목에, 제목에 표시된, 제목을 확인
otherCodes:
 할인코드*, 할인 코드*, 쿠폰*, 쿠폰번호*, 쿠폰 번호*, 쿠폰코드*, 쿠폰 코드*, 프로모션 코드*, 프로모션코드*, 기프트카드*, 기프트 카드*, 상품권*, 상품권 번호*, 기프티콘*,
 선물 코드*, 초대코드*, 초대 코드*, 추천 코드*, 추천인 코드*, 추천인코드*, 우편번호*, 우편 번호*, 지역번호*, 국가번호*, 국가 코드*, 은행 코드*, 계좌번호*, 계좌 번호*, 계좌*,
 가상계좌*, 카드번호*, 카드 번호*, 끝자리*, 끝나는*, 사업자등록번호*, 사업자 등록번호*, 사업자번호*, 통신판매업신고번호*, 통신판매업신고*, 통신판매*, 법인등록번호*, 등록번호*,
 주민등록번호*, 신고번호*, 고객번호*, 고객 번호*, 회원번호*, 회원 번호*, 사번*, 학번*, 계약번호*, 계약 번호*, 증권번호*, 사건번호*, 접수번호*, 접수 번호*, 문의번호*, 문의 번호*,
 케이스 번호*, 티켓번호*, 티켓 번호*, 티켓*, 주문번호*, 주문 번호*, 주문*, 주문서*, 구매번호*, 청구서*, 청구서 번호*, 송장번호*, 송장 번호*, 운송장번호*, 운송장 번호*, 운송장*,
 영수증*, 영수증 번호*, 거래번호*, 거래 번호*, 거래 id*, 승인번호*, 승인 번호*, 결제번호*, 결제 번호*, 참조번호*, 참조 번호*, 참조 코드*, 관리번호*, 예약번호*, 예약 번호*,
 예약 코드*, 예약확인번호*, 예약 확인 번호*, 예약*, 예매번호*, 예매*, 항공편*, 편명*, 좌석*, 객실*, 호실*, 열차*, 배송번호*, 배송*, 추적번호*, 추적 번호*, 택배*,
 픽업 코드*, 픽업 번호*, 수령 코드*, 수령번호*, 교환번호*, 교환권*, 대기번호*, 회의 id*, 회의id*, 회의 번호*, 회의 암호*, 회의 비밀번호*, 참가 코드*, 와이파이 비밀번호*,
 와이파이*, wifi 비밀번호*, wi-fi 비밀번호*, 공동현관*, 현관 비밀번호*, 오류코드*, 오류 코드*, 오류 번호*, 에러코드*, 에러 코드*, 오류*, 종료 코드*, 상태 코드*,
 응답 코드*, 소스코드*, 소스 코드*, qr코드*, qr 코드*, 큐알코드*, 바코드*, 색상 코드*, 드레스 코드*, 드레스코드*, 상품코드*, 상품 코드*, 상품번호*, 상품 번호*, 제품번호*,
 제품 번호*, 제품 코드*, 제품 키*, 모델번호*, 라이선스 키*, 라이센스 키*, 일련번호*, 시리얼 번호*, 시리얼번호*, 차량번호*, 참가번호*, 참가자 번호*, 설문*, 추첨*, 당첨번호*,
 응모번호*, 전화*, 전화번호*, 휴대전화*, 연락처*, 고객센터*, 대표번호*, 팩스*, 내선*, 금액*, 합계*, 총액*, 잔액*, 가격*, 버전*
 할인권*, 기프트 코드*, 기프트코드*, 선물코드*, 이벤트 코드*, 이벤트코드*, 경품 코드*, 응모 코드*, 응모권*, 바우처*, 이용권 번호*, 장바구니*, 계산대*, 교환 코드*, 교환코드*,
 픽업번호*, 픽업코드*, 보관함*, 사물함*, 라커 번호*, 도어락*, 출입문*, 주차번호*, 주차권*, 주차장*, 회의 코드*, 참여 코드*, 웨비나 id*, 입장 코드*, 입장코드*, 입장권*,
 공유기 비밀번호*, 제품키*, 라이선스 코드*, 라이선스 번호*, 계량기 번호*, 납부번호*, 진료번호*, 대기 번호*, 멤버십 번호*
expiry:
 {n} 동안 유효, {n}간 유효, {n} 동안, {n} 이내, {n} 내에, {n} 안에, {n} 후 만료, {n} 후에 만료, {n} 후, 유효시간 {n}, 유효시간은 {n}, 유효기간은 {n},
 유효 시간: {n}, 유효 시간은 {n}, {n}간, {n}입니다, 유효시간: {n}
past:
 {n} 전에, {n} 전입니다
minutes:
 분, 분간
hours:
 시간
days:
 일, 일간
links:
 는, 은, 는 다음과 같습니다, 은 다음과 같습니다, 입니다, 이, 가, 로
"""#
        ),
        (
            "ku",
            #"""
codeNames:
 otp, koda 6 reqemi, koda 6-reqemi, koda ses reqemi, كۆدي 6 ژمارەيي, كۆدي 6 ژمارەيي
 (koda, kode, sifreya, sifreye, pina, hejmara) (pistrastkirine, pistrastkirina*, erekirine, erekirina*, pejirandine, tesdiqkirine, ewlehiye, ewlekariye, teketine, teketina*, gihistine, yekcari, yek-cari, yek cari, demki, aktivkirine, calakkirine, qeydkirine, tomarkirine, vegerandine, rizgarkirine, nasnameye, vesarti)
 (*كۆدي, كۆدەكەي, ژمارەي, *پاسۆردي, وشەي نهێني, وشەي تێپەڕي, ڕەمزي) (دڵنيابوونەوە, دڵنياكردنەوە, پشتڕاستكردنەوە, سەلماندن, ئاسايش, پاراستن, چوونەژوورەوە, چوونە ژوورەوە, يەكجارە, يەكجاري, يەك جارە, كاتي, چالاككردن, تۆماركردن, گەڕاندنەوە, نوێكردنەوە, ناسنامە, نهێني)
codeWords:
 kod, koda, kode, koda te, koda we, sifre, sifreya, *كۆد, *كۆدي, *كۆدە, *كۆدەكە, *كۆدەكەت, *وشەي نهێني, *وشەي تێپەڕ, *پاسۆرد
intent:
 tekeve, tekevin, teketin*, teketine, pistrast*, ere bike, ere bikin, tesdiq*, du-gav*, du gav*, calak bike*, qeyd*,
 hesabe te, hesabe xwe, hesabe we, amura nu, cihaza nu, sifreya nu, sifreya xwe, ji bir kir*, derbasdar*,
 bi dawi dibe, qediya, yek cari, tene careke, binivise*, binivisin, texe, ve kode, ev kod, koda jerin, bi kar bine*,
 bikar bine*, parve neke*, parve nekin*, bi kesi re, nede kesi, nedin kesi, nexwest*, ne te bu, ne tu bu*, guh nede*,
 pistguh bike*, چوونەژوورەوە*, چوونە ژوورەوە*, بچيتە ژوورەوە*, دڵنيا*, پشتڕاست*, سەلماندن*, دوو هەنگاو*, چالاك*,
 تۆمار*, هەژمارەكەت*, هەژمار*, ئامێري نوێ*, وشەي نهێني نوێ*, بيرچوو*, بەسەردەچێت*, بەسەر دەچێت*, بەردەوامە*, كارايە*,
 ماوەي*, يەك جار*, بنووسە*, بنووسن*, داخڵ بكە*, ئەم كۆدە*, كۆدي خوارەوە*, بەكاربهێنە*, بەكار بهێنە*, هاوبەشي مەكە*,
 مەيدە*, مەدە*, كەس مەڵێ*, هيچ كەس*, كەسي تر*, داوات نەكرد*, داوا نەكرد*, تۆ نەبوو*, تۆ نيت*, پشتگوێ*
entering:
 binivise, binivisin, binivisi, texe, texin, teke, bi kar bine, bikar bine, bi kar binin, bikar binin, kopi bike,
 peve bike, بنووسە, بنووسن, داخڵ بكە, داخڵ بكەن, دابنێ, كۆپي بكە, بەكاربهێنە, بەكاري بهێنە
otherCodes:
 koda daxistine, daxistin*, kupon*, karta diyariye, koda vexwendine, koda posteye, hejmara hesabe, hejmara karte,
 hejmara xeridar*, siparis*, hejmara siparise, fature*, fatura*, hejmara fatureye, meqbuz*, rezervasyon*,
 koda rezervasyone, firin*, runistek*, hejmara odeye, hejmara sopandine, paket*, civin*, nasnameya civine,
 sifreya wi-fi, koda xeletiye, xeleti*, koda qr, barkod*, telefon*, biha*, bilet*,
 *كۆدي داشكاندن, *داشكاندن, *كۆپۆن, *كارتي دياري, *كۆدي بانگهێشت, *كۆدي پۆستە, *ژمارەي هەژمار, *ژمارەي كارت,
 *داواكاري ژمارە, *ژمارەي داواكاري, *داواكارييەكەت, *پسوولە, *پسوڵە, *حيجز, *حجز, *گەشت, *فڕين, *كورسي, *ژووري ژمارە,
 *بەدواداچوون, *گەياندن, *كۆبوونەوە, *واي فاي, *هەڵە, *كۆدي qr, *باركۆد, *مۆبايل, *تەلەفۆن, *بڕي, *كۆي گشتي, *نرخ,
 *دينار, *پليت
expiry:
 {n} derbasdar, di nav {n} de, pisti {n}, ji bo {n}, بۆ ماوەي {n}, لە ماوەي {n}, دواي {n}, بۆ {n}
minutes:
 xulek, xulekan, deqe, deqiqe, خولەك, خولەكدا, دەقە
hours:
 saet, saetan, كاتژمێر, سەعات
days:
 roj, rojan, ڕۆژ, رۆژ
links:
 e, ev e, ye, ji bo, *بريتييە لە, *بريتيە لە, *ئەمەيە, *ئەوەيە, *بۆ, *يە
"""#
        ),
        (
            "ky",
            #"""
codeNames:
 otp, 6 орундуу код*, алты орундуу код*, 6 сандуу код*
 (ырастоо, тастыктоо, коопсуздук, кирүү, аутентификация, бир жолку, бир жолу колдонулуучу, убактылуу, активдештирүү, каттоо, катталуу, калыбына келтирүү, каира коюу, текшерүү, жашыруун, otp) (код, код*, сырсөз, сырсөз*, пин, пин-код*, паролу, пароль)
codeWords:
 код, код*, сырсөз, сырсөз*, пароль, паролу
intent:
 кирүү*, киринүү*, катталуу*, каттоо*, ырастоо*, ырастаңыз, ырастап, тастыкта*, эки кадам*, эки баскыч*,
 активдештир*, аккаунт*, эсебиңиз*, жаңы түзмөк*, сырсөзүңүз*, жаңы сырсөз*, сырсөздү унут*, калыбына келтир*,
 жарактуу*, мөөнөт*, эскир*, бир жолу, киргизиңиз*, киргизип, жазыңыз, бул код*, төмөнкү код*, колдонуңуз*,
 эч кимге*, эч ким менен*, бөлүшпөңүз*, аитпаңыз*, бербеңиз*, билдирбеңиз*, сурабасаңыз*, суранбасаңыз*,
 сураган жок*, сиз эмес*, көңүл бурбаңыз*, этибарга алба*
entering:
 коюңуз, киргиз*, териң*, жазың*, көчүр*, колдонуңуз, колдонуп
otherCodes:
 жолугушуу id*, жолугушуунун id*, жыиын id*, жыиындын id*, онлаин жолугушуу*, онлаин жыиын*, жолугушуунун идентификатор*,
 арзандатуу код*, арзандатуу*, промокод*, купон*, ваучер*, белек карта*, чакыруу код*, почта индекс*, индекс,
 эсеп номер*, карта номер*, кардар номер*, келишим номер*, буирутма*, буирутма номер*, заказ*, эсеп-дүмүрчөк*,
 фактура*, дүмүрчөк*, чек*, транзакция номер*, шилтеме номер*, брондоо*, бронь*, каттам*, реис*, орун*, бөлмө*,
 жөнөтмө*, посылка*, жеткирүү*, көзөмөлдөө номер*,
 жолугушуу*, жыиын*, конференция*, wi-fi сырсөз*, ката код*, ката*, qr код*, штрих-код*, товар код*, сериялык номер*,
 телефон*, сумма*, жалпы*, баа*, сом, билет*, версия*
expiry:
 {n} жарактуу, {n} ичинде, {n} кииин, {n} бою
minutes:
 мүнөт, мүнөттүн, мүнөткө
hours:
 саат, сааттын, саатка
days:
 күн, күнгө
links:
 бул, сиздин, үчүн, болуп саналат
"""#
        ),
        (
            "lo",
            #"""
codeNames:
 otp, ໂອທີພີ, ລະຫັດ 6 ຕົວເລກ, ລະຫັດ 6 ຫຼັກ, ລະຫັດຕົວເລກ 6 ຫຼັກ, ຕົວເລກ 6 ຫຼັກ, ລະຫັດ 4 ຫຼັກ
 (ລະຫັດ, ໂຄດ, ໂຄ້ດ, ເລກ, ເລກລະຫັດ)(
 ຢືນຢັນ, ຢັ້ງຢືນ, ການຢືນຢັນ, ການຢັ້ງຢືນ, ຢືນຢັນຕົວຕົນ, ຢັ້ງຢືນຕົວຕົນ, ຢືນຢັນຂອງທ່ານ, ຢືນຢັນຂອງເຈົ້າ, ກວດສອບ, ການກວດສອບ,
 ຄວາມປອດໄພ, ປອດໄພ, ຮັກສາຄວາມປອດໄພ, ເຂົ້າສູ່ລະບົບ, ການເຂົ້າສູ່ລະບົບ, ສຳລັບເຂົ້າສູ່ລະບົບ, ເພື່ອເຂົ້າສູ່ລະບົບ, ເຂົ້າລະບົບ,
 ເຂົ້າໃຊ້, ເຂົ້າເຖິງ, ການເຂົ້າເຖິງ, ລັອກອິນ, ໃຊ້ຄັ້ງດຽວ, ແບບໃຊ້ຄັ້ງດຽວ, ໃຊ້ໄດ້ຄັ້ງດຽວ, ຄັ້ງດຽວ, ຊົ່ວຄາວ, ລັບ,
 ເປີດໃຊ້, ເປີດໃຊ້ງານ, ການເປີດໃຊ້ງານ, ລົງທະບຽນ, ການລົງທະບຽນ, ອະນຸມັດ, ກູ້ຄືນ, ການກູ້ຄືນ, ກູ້ບັນຊີ, ຣີເຊັດ, ຕັ້ງລະຫັດຜ່ານໃໝ່,
 ປ່ຽນລະຫັດຜ່ານ, ສຳລັບຢືນຢັນ, ເພື່ອຢືນຢັນ, ຈັບຄູ່, ເຊື່ອມຕໍ່ອຸປະກອນ, otp)
 (ລະຫັດຜ່ານ, ລະຫັດ pin)(ໃຊ້ຄັ້ງດຽວ, ແບບໃຊ້ຄັ້ງດຽວ, ຄັ້ງດຽວ, ໃຊ້ໄດ້ຄັ້ງດຽວ, ຊົ່ວຄາວ)
 (ລະຫັດ, ລະຫັດຜ່ານ, ໂຄດ, ເລກ) (otp)
 ລະຫັດທີ່ໃຊ້ໄດ້ຄັ້ງດຽວ, ລະຫັດຜ່ານທີ່ໃຊ້ໄດ້ຄັ້ງດຽວ, ລະຫັດປົດລັອກ, ລະຫັດສຳຮອງ, ລະຫັດພິສູດຕົວຕົນ
codeWords:
 ລະຫັດ, ໂຄດ, ໂຄ້ດ, ລະຫັດຜ່ານ, ລະຫັດ pin
 ຕົວເລກ
intent:
 ເຂົ້າສູ່ລະບົບ, ເຂົ້າລະບົບ, ລັອກອິນ, ຢືນຢັນ, ຢັ້ງຢືນ, ຕົວຕົນ, ສອງຂັ້ນຕອນ, 2 ຂັ້ນຕອນ, ສອງປັດໄຈ, ເປີດໃຊ້, ລົງທະບຽນ,
 ສະໝັກ, ສ້າງບັນຊີ, ບັນຊີຂອງທ່ານ, ບັນຊີຂອງເຈົ້າ, ອຸປະກອນໃໝ່, ຕັ້ງລະຫັດຜ່ານໃໝ່, ຣີເຊັດລະຫັດຜ່ານ, ລືມລະຫັດຜ່ານ,
 ປ່ຽນລະຫັດຜ່ານ, ລະຫັດຜ່ານໃໝ່, ໝົດອາຍຸ, ຫມົດອາຍຸ, ໃຊ້ໄດ້ພາຍໃນ, ມີອາຍຸ, ພາຍໃນ, ຄັ້ງດຽວ, ປ້ອນລະຫັດ, ໃສ່ລະຫັດ, ໃຊ້ລະຫັດ,
 ລະຫັດນີ້, ລະຫັດຕໍ່ໄປນີ້, ລະຫັດຂ້າງລຸ່ມ, ລະຫັດລຸ່ມນີ້, ກະລຸນາປ້ອນ, ກະລຸນາໃສ່, ຫ້າມບອກ, ຢ່າບອກ, ຫ້າມເປີດເຜີຍ,
 ຢ່າເປີດເຜີຍ, ຢ່າແບ່ງປັນ, ຫ້າມແບ່ງປັນ, ຢ່າແຊຣ໌, ຢ່າແຊ, ກັບຜູ້ອື່ນ, ໃຫ້ຜູ້ອື່ນ, ກັບໃຜ, ໃຫ້ໃຜ, ແກ່ຜູ້ໃດ, ກັບຜູ້ໃດ,
 ບໍ່ໄດ້ຮ້ອງຂໍ, ບໍ່ໄດ້ຂໍ, ບໍ່ໄດ້ເຮັດ, ບໍ່ແມ່ນທ່ານ, ບໍ່ແມ່ນເຈົ້າ, ບໍ່ໄດ້ເປັນຜູ້, ບໍ່ຕ້ອງສົນໃຈ, ກະລຸນາບໍ່ສົນໃຈ, ລະເວັ້ນ,
 ມອງຂ້າມ, ຄວາມປອດໄພ
 ຢ່າສົ່ງຕໍ່, ອຸປະກອນທີ່ບໍ່ຮູ້ຈັກ
entering:
 ປ້ອນ, ໃສ່, ພິມ, ສຳເນົາ, ກັອບປີ້, ໃຊ້ລະຫັດ, ກະລຸນາໃຊ້, ນຳໃຊ້
 ກົດລະຫັດ, ວາງລະຫັດ, ນຳລະຫັດ, ເພື່ອເຂົ້າສູ່ລະບົບ, ເພື່ອຢືນຢັນຕົວຕົນ, ເພື່ອດຳເນີນການຕໍ່, ເພື່ອເຮັດທຸລະກຳ
inSubject:
 ຫົວຂໍ້ອີເມວ, ຫົວຂໍ້ຂອງອີເມວ
otherCodes:
 ລະຫັດສ່ວນຫຼຸດ, ໂຄດສ່ວນຫຼຸດ, ໂຄ້ດສ່ວນຫຼຸດ, ສ່ວນຫຼຸດ, ໂປຣໂມຊັນ, ໂປໂມຊັ່ນ, ຄູປອງ, ລະຫັດຄູປອງ, ບັດຂອງຂວັນ, ລະຫັດຂອງຂວັນ,
 ລະຫັດແນະນຳ, ລະຫັດເຊີນ, ລະຫັດໄປສະນີ, ລະຫັດພື້ນທີ່, ລະຫັດປະເທດ, ລະຫັດທະນາຄານ, ລະຫັດສາຂາ, ເລກບັນຊີ, ເລກທີບັນຊີ, ເລກບັດ,
 ໝາຍເລກບັດ, ລົງທ້າຍດ້ວຍ, ເລກປະຈຳຕົວຜູ້ເສຍພາສີ, ບັດປະຈຳຕົວ, ໝາຍເລກລູກຄ້າ, ລະຫັດລູກຄ້າ, ລະຫັດສະມາຊິກ, ລະຫັດພະນັກງານ,
 ລະຫັດນັກສຶກສາ, ເລກທີສັນຍາ, ໝາຍເລກປີ້, ປີ້ເລກທີ, ຄຳສັ່ງຊື້, ໝາຍເລກຄຳສັ່ງຊື້, ເລກທີຄຳສັ່ງຊື້, ລະຫັດຄຳສັ່ງຊື້, ການສັ່ງຊື້,
 ໃບແຈ້ງໜີ້, ໃບເກັບເງິນ, ໃບຮັບເງິນ, ໃບບິນ, ເລກທີທຸລະກຳ, ໝາຍເລກທຸລະກຳ, ເລກອ້າງອີງ, ໝາຍເລກອ້າງອີງ, ເລກທີອ້າງອີງ, ລະຫັດອ້າງອີງ,
 ການຈອງ, ໝາຍເລກການຈອງ, ລະຫັດການຈອງ, ລະຫັດຈອງ, ເລກທີການຈອງ, ຖ້ຽວບິນ, ບ່ອນນັ່ງ, ຫ້ອງເລກທີ, ພັດສະດຸ, ເລກພັດສະດຸ, ໝາຍເລກຕິດຕາມ,
 ລະຫັດຕິດຕາມ, ເລກຕິດຕາມ, ການຈັດສົ່ງ, ລະຫັດຮັບເຄື່ອງ, ລະຫັດຮັບສິນຄ້າ, ລະຫັດປະຊຸມ, ລະຫັດການປະຊຸມ, id ການປະຊຸມ,
 ລະຫັດຜ່ານການປະຊຸມ,
 ໄອດີການປະຊຸມ, ລະຫັດ wi-fi, ລະຫັດຜ່ານ wi-fi, ລະຫັດຜ່ານ wifi, ລະຫັດ wifi, ລະຫັດຂໍ້ຜິດພາດ, ຂໍ້ຜິດພາດ, ລະຫັດສະຖານະ,
 qr code, ບາໂຄດ,
 ລະຫັດສິນຄ້າ, ລະຫັດຜະລິດຕະພັນ, ໝາຍເລກເຄື່ອງ, ເລກຊີຣຽວ, ທະບຽນລົດ, ໂທລະສັບ, ເບີໂທ, ເບີໂທລະສັບ, ໂທ:, ແຟັກ, ຈຳນວນເງິນ,
 ຍອດລວມ, ຍອດເງິນ,
 ລາຄາ, ກີບ, ຊັ້ນ, ຖະໜົນ, ລຸ້ນ, ເວີຊັນ, ລະຫັດປະຕູ, ຕູ້ເກັບເຄື່ອງ, ບ່ອນຈອດລົດ
 ສ່ວນຫລຸດ, ແລກຮັບສິດ, ແລກຂອງລາງວັນ, ບັດກຳນັນ, ວາວເຊີ, ໂຄດໂປຣ, ກະຕ່າສິນຄ້າ, ຕູ້ຝາກເຄື່ອງ, ບ່ອນຈອດ, ລັອກເກີ, ລະຫັດຫ້ອງ,
 ເລກຫ້ອງ, ລະຫັດຕຶກ, ບັດຈອດລົດ, ລະຫັດສຳມະນາ, ໄວຟາຍ, ເລກໃບອະນຸຍາດ, ລະຫັດໃບອະນຸຍາດ, ບັດສະສົມແຕ້ມ, ໝໍ້ນັບໄຟ, ກົງເຕີ,
 ເລກສັນຍາ, ຈັບສະຫຼາກ, ໝາຍເລກສະມາຊິກ, ບັດສະມາຊິກ, ສະສົມຄະແນນ, ຊິງໂຊກ, ເລກຫວຍ, ແບບສອບຖາມ, ລຳດັບຄິວ, ບັດຄິວ, ເລກໂຕະ,
 ໝາຍເລກນັດໝາຍ, ລະຫັດກິດຈະກຳ
expiry:
 ພາຍໃນ {n}, ມີອາຍຸ {n}, ໃຊ້ໄດ້ {n}, ໃຊ້ໄດ້ພາຍໃນ {n}, ໝົດອາຍຸໃນ {n}, ໝົດອາຍຸພາຍໃນ {n}, ຈະໝົດອາຍຸໃນ {n}, ເປັນເວລາ {n},
 ໃນ {n}, ອີກ {n}, ຫຼັງຈາກ {n}
minutes:
 ນາທີ
hours:
 ຊົ່ວໂມງ
days:
 ວັນ, ມື້
links:
 ແມ່ນ, ແມ່ນ:, ຄື, ຄື:, ເປັນ, ສຳລັບ, ຂອງທ່ານແມ່ນ, ຂອງເຈົ້າແມ່ນ, ຂອງທ່ານຄື, ຂອງທ່ານ, ຂອງເຈົ້າ
"""#
        ),
        (
            "lt",
            #"""
codeNames:
 (kodas, koda, kodu, kodo, kodai, slaptazodis, slaptazodi, slaptazodzio, pin kodas) (
 patvirtinimui, prisijungimui, tapatybei patvirtinti, prisijungti, patvirtinti)
 (patvirtinimo, patikrinimo, patikros, tikrinimo, saugos, saugumo, apsaugos, prieigos, prisijungimo,
 autentifikavimo, autentifikacijos, autorizacijos, autorizavimo, tapatybes patvirtinimo, tapatybes nustatymo,
 aktyvinimo, aktyvavimo, vienkartinis, vienkartini, vienkartinio, vienkartiniu, laikinas, laikinasis, laikina,
 laikinaji, atkurimo, nustatymo is naujo, registracijos, verifikavimo, verifikacijos, dvieju veiksniu,
 dvieju zingsniu, sms, sesiu skaitmenu, 6 skaitmenu, keturiu skaitmenu, skaitmenu, slaptazodzio atkurimo,
 slaptazodzio keitimo) (
 kodas, koda, kodu, kodo, pin)
 (vienkartinis, vienkartini, vienkartinio, vienkartiniu, laikinas, laikinasis, laikina, laikinaji, verifikavimo,
 verifikacijos, sms) (
 slaptazodis, slaptazodi, slaptazodzio)
 (prisijungimo, prieigos, susiejimo, atkurimo, vienkartinis, laikinas) (raktas, rakta, raktazodis, raktazodi)
 laikinas slaptazodis, laikina slaptazodi, vienkartinis slaptazodis, susiejimo kodas
 vienkartiniai kodai, atsarginiai kodai, vienkartiniai slaptazodziai
 (patvirtinamasis, pasirasymo, atsarginis, siejimo, poravimo, validavimo, kontrolinis, dinaminis, sesiazenklis,
 keturzenklis, vienkartinio naudojimo, vienkartinio prisijungimo, otp) (kodas)
 (patvirtinamaji, pasirasymo, atsargini, siejimo, susiejimo, kontrolini, sesiazenkli, keturzenkli,
 vienkartinio naudojimo, vienkartinio prisijungimo) (koda)
 (pradinis, dinaminis, vienkartinio naudojimo) (slaptazodis)
 (pradini, dinamini, vienkartinio naudojimo) (slaptazodi)
 (kodas, koda) (is sms, is sms zinutes, is el. laisko, slaptazodziui pakeisti)
codeWords:
 kodas, koda, kodu, kodo, jusu kodas, tavo kodas, slaptazodis, slaptazodi, pin kodas
 skaitmenys, skaitmenis, siuos skaicius, skaiciu kombinacija, skaiciu derinys, skaiciu derini, simbolius,
 simboliu seka, raktas, rakta, slaptazodziu
intent:
 patvirtin*, prisijung*, vienkartin*, tik karta, galioja, ne jus, neprasete, naujas irenginys, atkur*, niekam,
 pasirasy*, prisijungti, prisijunkite, prisijunk, prisijungimas, prisijungimo, prisijungima, prisijungimui,
 patvirtinkite, patvirtink, patvirtinti, patvirtinimas, patvirtinimui, patikrinti, patikrinkite, tapatybe, tapatybes,
 autentifikavimas, autentifikavimo, dvieju veiksniu, dvieju zingsniu, dvieju etapu, aktyvuoti, aktyvuokite,
 aktyvinti, aktyvavimas, atkurti slaptazodi, slaptazodzio atkurim*, nustatyti slaptazodi, pamirsote slaptazodi,
 pamirsai slaptazodi, naujas slaptazodis, nauja slaptazodi, pakeisti slaptazodi, registracija, registruotis,
 uzsiregistruoti, sukurti paskyra, paskyros kurim*, jusu paskyra, jusu paskyros, savo paskyra, tavo paskyra,
 tavo paskyros, naujo irenginio, nezinomas irenginys, nebegalios, baigsis, galiojimo, vienkartinis, vienkartini,
 iveskite koda, iveskite si koda, ivesk koda, ivesk si koda, naudokite si koda, naudokite koda, panaudokite si koda,
 naudok si koda, toliau pateikta koda, zemiau esanti koda, nesidalykite, nesidalinkite, nesidalink, neatskleiskite,
 su niekuo, neprasei, neuzsakete, tai buvote ne jus, ignoruokite, ignoruok, nekreipkite demesio
 nustos galioti, nustos veikti, nebegalioja, neteks galios, tik viena karta, nezinomo irenginio
entering:
 iveskite, ivesk, ivesti, nukopijuokite, nukopijuok, naudokite, naudok, suveskite, suvesk, ived*, suved*, irasy*,
 iklij*, surink*, panaudo*, nurody*, perras*
 pateikite, pateik, padiktuokite, pasakykite, veskite, pasinaudokite, patvirtinkite kodu, busite paprasyti,
 noredami prisijungti prie paskyros, juo prisijungsite, siuo kodu prisijungsite, uzbaigti prisijungima,
 uzbaikite prisijungima, juo patvirtinsite, suteikia prieiga prie paskyros
inSubject:
 temos eiluteje
 (laisko, sio laisko, el. laisko, sio el. laisko, zinutes) (temoje, antrasteje)
otherCodes:
 nuotolini susitikima, nuotolinis susitikimas
 susitikimo id, susirinkimo id, posedzio id, susitikimo numer*, posedzio numer*, susitikimo identifikatori*,
 nuolaidos kod*, nuolaidu kod*, akcijos kod*, reklaminis kodas, kupono kod*, kuponas, dovanu kuponas,
 dovanu kortele, dovanu kod*, kvietimo kodas, pasto kod*, salies kod*, saskaitos numeris, saskaitos nr,
 banko saskaita, a/s, iban, korteles numeris, baigiasi, imones kodas, imones koda, i. k, pvm, pvm moketojo kod*,
 asmens kod*, kliento kod*, kliento numeris, kliento nr, moketojo kodas, abonento numeris, nario numeris,
 sutarties numeris, sutarties nr, sutartis nr, poliso numeris, bylos numeris, bylos nr, uzklausos numeris,
 uzklausos nr, uzsakymas, uzsakymo numeris, uzsakymo nr, uzsakymo kodas, uzsakymas nr, saskaita, saskaita faktura,
 saskaita nr, saskaitos fakturos numeris, pvm saskaita, kvitas, kvito nr, operacijos numeris, operacijos kodas,
 mokejimo paskirtis, nuorodos numeris, bilietas, bilietai, bilieto numeris, bilieto kodas, rezervacija,
 rezervacijos numeris, rezervacijos kod*, rezervacijos nr, skrydis, skrydzio numeris, skrydzio nr, traukinys,
 kambarys, siunta, siuntos numeris, siuntos nr, siuntos kod*, sekimo numeris, sekimo kod*, atsiemimo kod*,
 pastomatas, pastomato, susitikimo id, susitikimo kodas, wifi slaptazodis, wi-fi slaptazodis, wi-fi, duru kodas,
 klaidos kod*, busenos kodas, pradinis kodas, programinis kodas, saltinio kodas, qr kod*, bruksnin*,
 bruksninis kodas, prekes kod*, produkto kod*, serijos numeris, serijinis numeris, licencijos raktas,
 valstybinis numeris, apklausa, tyrimas, loterija, telefonas, tel, tel., telefono numeris, mobilusis, faksas, suma,
 is viso, likutis, aukstas, gatve, versija
 kupona, kupono, nuolaidos kupon*, dovanu kupon*, dovanu kortel*, dovanu ceki*, promo kod*, krepselyje, prie kasos,
 kasoje, lojalumo kort*, nario kortel*, spinteles kod*, spinteles numer*, skyrelio numer*, skyrelio kod*,
 dezutes kod*, duru koda, duru kodo, laiptines kod*, vartu kod*, varteliu kod*, telefonspyn*, domofon*, seifo kod*,
 raktu dezut*, uztvaro kod*, stovejimo viet*, susitikimo slaptazod*, posedzio slaptazod*, posedzio kod*,
 konferencijos kod*, tinklo slaptazod*, licencijos kod*, licencijos numer*, skaitiklio numer*, eiles numer*,
 staliuko numer*, siuntimo numer*, renginio kod*
expiry:
 galioja {n}, galios {n}, galiojimo laikas {n}, galiojimo laikas - {n}, nebegalios po {n}, baigsis po {n},
 baigs galioti po {n}, per {n}, po {n}, tik {n}, artimiausias {n}
past:
 pries {n}
minutes:
 minute, minutes, minuciu, min
hours:
 valanda, valandos, valandu, valandas, val
days:
 diena, dienos, dienu, dienas, para, paras
links:
 yra, yra:, -, jusu, tavo, skirtas
"""#
        ),
        (
            "lv",
            #"""
codeNames:
 (kods, kodu, koda, kodi, pin) (
 apstiprinasanai, pieteiksanas, lai pieteiktos, verifikacijai, autentifikacijai, aktivizesanai, autorizacijai)
 (parole, paroli) (verifikacijai)
 (apstiprinajuma, apstiprinasanas, verifikacijas, parbaudes, drosibas, piekluves, pieteiksanas, ielogosanas,
 pieslegsanas, autentifikacijas, autentificesanas, autorizacijas, aktivizacijas, aktivizesanas, aktivacijas,
 vienreizejais, vienreizejs, vienreizejo, vienreizeja, vienreizeja, vienreiz lietojamais, vienreiz lietojams,
 vienreizlietojams, vienreizlietojamais, pagaidu, atiestatisanas, atjaunosanas, registracijas, identifikacijas,
 divfaktoru, sms, sesciparu, 6 ciparu, cetrciparu, ciparu, paroles atiestatisanas, paroles atjaunosanas,
 paroles mainas) (
 kods, kodu, koda, pin)
 (verifikacijas, vienreizejais, vienreizejs, vienreizejo, vienreizeja, vienreizeja, vienreiz lietojamais,
 vienreiz lietojams, vienreizlietojams, vienreizlietojamais, pagaidu, sms) (
 parole, paroli, paroles)
 (pieslegsanas, piekluves, saparosanas, atkopsanas, vienreizeja, vienreizejo, pagaidu) (atslega, atslegu, atslegvards, parole, paroli)
 pagaidu parole, pagaidu paroli, saparosanas kods
 saparosanas kodu, rezerves kodi, vienreizejie kodi
 (autorizesanas, parakstisanas, atblokesanas, validacijas, atkopsanas, rezerves, savienosanas, iszinas, astonciparu,
 otp) (kods, kodu)
 (dinamiskais, vienreiz izmantojams, vienreiz izmantojamais) (kods)
 (kods, kodu) (paroles mainai, no sms, no iszinas)
 (sakotneja, vienreiz izmantojama, vienreiz lietojama, vienreizlietojama, dinamiska) (parole)
 (sakotnejo, vienreiz izmantojamo, vienreiz lietojamo, dinamisko) (paroli)
codeWords:
 kods, kodu, koda, jusu kods, tavs kods, paroli, pin kods
 cipari, ciparus, cipariem, ciparu kombinaciju, ciparu kombinacija, kombinaciju, simbolus, simbolu virkni, parole,
 atslegu
intent:
 apstiprin*, piesleg*, pieteik*, saparo*, vienreiz*, tikai vienu reizi, derig*, nebijat jus, nepieprasijat,
 jauna ierice, atjauno*, nevienam, pieteikties, piesakieties, piesakies, pieteiksanas, pieslegties, pieslegsanas,
 ielogoties, ielogosanas, autorizeties, autorizacija, apstipriniet, apstiprini, apstiprinat, apstiprinatu,
 apstiprinasana, apstiprinajums, parbaudiet, parbaude, verificet, verifikacija, verificetu, identitati, identitates,
 autentifikacija, autentifikacijas, divfaktoru, divpakapju, divu faktoru, aktivizet, aktivizejiet, aktivizesana,
 atiestatit, atiestatitu, atiestatisana, atjaunot paroli, aizmirsat paroli, aizmirsi paroli, jauna parole,
 jaunu paroli, mainit paroli, registracija, registraciju, registreties, registrejieties, izveidot kontu,
 konta izveide, jusu konts, jusu konta, jusu kontam, savu kontu, tavs konts, tava konta, jaunas ierices,
 nezinama ierice, derigs, deriga, ir derigs, deriguma, beidzas, zaudes speku, vienreizej*, ievadiet kodu,
 ievadiet so kodu, ievadi kodu, ievadi so kodu, ievadiet sadu kodu, izmantojiet kodu, izmantojiet so kodu,
 izmanto so kodu, lietojiet so kodu, talak noradito kodu, zemak noradito kodu, nekopigojiet, neizpaudiet,
 nedalieties, neatklajiet, neesat pieprasijis, neesat pieprasijusi, neveicat, tas nebijat jus, neesat jus, ignorejiet
 zaude speku, vairs nedarbosies, vairs nebus derigs, tikai vienreiz, neprasijat, neprasiji, nezinamas ierices
entering:
 nokopejiet, nokope, lietojiet, lieto, noradiet, noradi, ievad*, ierakst*, ielim*, iekope*, izmanto*, parrakst*
 nosauciet, nosauc, parkope*, noradit, uzradiet, lietot, nodiktejiet, tiks prasits, apstipriniet ar kodu,
 lai pieslegtos savam kontam, lai ielogotos sava konta, pabeigtu pieslegsanos, pabeigtu pieteiksanos,
 pabeidziet pieteiksanos, pabeidziet pieslegsanos, lauj pieslegties, lauj pieteikties
inSubject:
 temata rinda, temas rinda
 (vestules, sis vestules, e-pasta, zinojuma, si zinojuma) (temata, tema, virsraksta)
otherCodes:
 sapulces id, sanaksmes id, tiksanas id, sapulces numur*, sanaksmes numur*, tiessaistes sapulc*, tiessaistes sanaksm*, sapulces identifikator*,
 atlaizu kod*, atlaides kod*, akcijas kod*, promo kods, kupona kod*, kupons, davanu karte, davanu kartes,
 davanu kods, ieluguma kods, uzaicinajuma kods, pasta indekss, pasta indeksu, valsts kods, konta numurs,
 bankas konts, norekinu konts, iban, kartes numurs, kas beidzas ar, registracijas numurs, reg. nr,
 registracijas nr, pvn, pvn numurs, pvn reg. nr, personas kods, personas kodu, klienta numurs, klienta nr,
 klienta kods, abonenta numurs, dalibnieka numurs, liguma numurs, liguma nr, ligums nr, polises numurs, polise,
 lietas numurs, lieta nr, pieteikuma numurs, pieteikuma nr, pasutijums, pasutijuma numurs, pasutijuma nr,
 pasutijums nr, rekins, rekina numurs, rekina nr, rekins nr, kvits, ceks, darijuma numurs, darijuma id,
 maksajuma merkis, atsauce, atsauces numurs, bilete, biletes, biletes numurs, rezervacija, rezervacijas numurs,
 rezervacijas kods, reiss, reisa numurs, lidojums, lidojuma numurs, vilciens, sutijums, sutijuma numurs,
 sutijuma nr, sekosanas numurs, izsekosanas numurs, izsekosanas kods, pakas numurs, pakomats, pakomata,
 iznemsanas kods, sanemsanas kods, durvju kods, sapulces id, wifi parole, wi-fi parole, wi-fi, kludas kod*,
 statusa kods, pirmkods, avota kods, qr kod*, svitrkod*, svitru kods, preces kods, produkta kods, preces numurs,
 serijas numurs, licences atslega, aptauja, petijums, loterija, talrunis, talruna numurs, talr, tel, mobilais,
 fakss, summu, atlikums, stavs, versija
 kuponu, davanu karti, davanu kodu, promo kod*, promokod*, kampanas kod*, vaucer*, pie kases, groza, pirkumu groz*,
 lojalitates kart*, klienta kart*, biedra numur*, skapisa kod*, skapisa numur*, skapja kod*, nodalijuma numur*,
 nodalijuma kod*, durvju kod*, vartu kod*, vartinu kod*, namrun*, kapnutelpas kod*, seifa kod*, barjeras kod*,
 stavvietas*, autostavvietas*, sapulces kod*, sapulces parol*, sanaksmes kod*, sanaksmes parol*, konferences kod*,
 licences kod*, produkta atsleg*, skaititaja numur*, izloze*, rindas numur*, e-recept*, pasakuma kod*,
 iznemsanas kodu
expiry:
 derigs {n}, ir derigs {n}, deriga {n}, speka {n}, deriguma termins {n}, deriguma termins beidzas pec {n},
 beidzas pec {n}, beigsies pec {n}, pec {n}, {n} laika, nakamas {n}, tikai {n}
past:
 pirms {n}
minutes:
 minute, minutes, minusu, minutem, min
hours:
 stunda, stundas, stundu, stundam, st
days:
 diena, dienas, dienu, dienam
links:
 ir, ir:, -, jusu, tavs
"""#
        ),
        (
            "mk",
            #"""
codeNames:
 (код, кодот, пин, пин-код) (
 за верификација, за потврда, за проверка, за најава, за најавување, за пристап, за активација, за автентикација,
 за авторизација, за регистрација, за еднократна употреба, за ресетирање, за безбедност, за обнова)
 (лозинка, лозинката, шифра, шифрата) (за еднократна употреба)
 (верификациски, верификацискиот, верификациона, безбедносен, безбедносниот, сигурносен, сигурносниот, пристапен,
 пристапниот, еднократен, еднократниот, еднократна, еднократната, привремен, привремениот, привремена,
 активациски, авторизациски, смс, sms, шестцифрен, шестцифрениот, 6-цифрен, цифрен) (
 код, пин)
 (еднократен, еднократниот, еднократна, еднократната, привремен, привремениот, привремена, смс, sms) (лозинка, шифра)
 привремената лозинка, резервни кодови, еднократни лозинки
 (код, кодот) (за идентификација, за спарување, за поврзување, за потпишување, за промена на лозинка, од смс, од sms)
 (потврден, потврдниот, резервен, автентикациски, четирицифрен, otp, 3d secure) (код)
 (безбедносна, пристапна) (шифра, лозинка)
 (шифра, лозинка) (за верификација, за потврда)
codeWords:
 код, кодот, вашиот код, твојот код, лозинка, лозинката, шифра
 цифри, цифрите, шифрата, комбинација, комбинацијата, знаци, клуч
intent:
 најавите се, најавете се, најави се, најава, најавување, обид за најава, потврдете, потврди, потврда, проверка,
 верификација, верифицирајте, идентитет, идентитетот, автентикација, двофакторска, во два чекора, активирајте,
 активација, ресетирајте, ресетирање, заборавена лозинка, нова лозинка, промена на лозинка, регистрација,
 регистрирајте, креирање сметка, вашата сметка, вашиот профил, твојата сметка, нов уред, непознат уред, истекува,
 ке истече, важи, валиден, еднократ*, внесете го кодот, внесете го овој код, внесете го следниот код, внеси го кодот,
 искористете го, користете го, употребете го, следниот код, не го споделувајте, не споделувајте, не го споделувај,
 со никого, никому, не сте побарале, не побаравте, не сте вие, не бевте вие, игнорирајте, занемарете
 престанува да важи, ке престане да важи, само еднаш, никогаш нема да побараме, од непознат уред
entering:
 користете, употребете, внес*, впиш*, препиш*, копира*, залеп*, искорист*, користи*, вкуца*, напиш*
 ископира*, наведете, наведи, ке ви биде побаран, со кој се најавувате, со овој код се најавувате, служи за најава,
 ви овозможува најава, завршете ја најавата
inSubject:
 (во насловот на, во предметот на) (пораката, оваа порака, мејлот, овој мејл)
otherCodes:
 id на состанок*, ид на состанок*, број на состанок*, онлајн состанок*,
 промо код, промотивен код, код за попуст, купон, подарок картичка, ваучер, поштенски број, поштенски код,
 повикувачки број, трансакциска сметка, број на сметка, број на картичка, завршува на, едб, ембс, ембг,
 даночен број, број на клиент, број на договор, број на полиса, број на предмет, број на барање, нарачка,
 нарачката, број на нарачка, фактура, број на фактура, сметка бр, трансакција, број на трансакција,
 референтен број, билет, резервација, број на резервација, код на резервација, лет, број на лет, седиште, соба,
 пратка, пратката, број на пратка, број за следење, код за следење, пакет, лозинка за wi-fi, код за грешка,
 код на грешка, грешка, изворен код, изворниот код, qr код, баркод, бар код, шифра на производ, сериски број,
 анкета, телефон, телефонски број, мобилен, факс, износ
 промо кодот, кодот за попуст, кодови за попуст, купонот, лозинка за мрежа*, ваучерот, подарок код, код за подарок,
 на касата, во кошничката, картичка за лојалност, лојалти картичка, код за подигнување, код за подигање,
 код за преземање, пакетомат*, број на преградка, код за шкафче, број на шкафче, шифра за врата, код за врата,
 код за капија, интерфон*, шифра на сеф, код за рампа, паркинг место, код за паркинг, код на состанок*,
 лозинка за состанок*, лозинка на состанок*, код на конференција*, лозинка за wifi, шифра за wi-fi, лиценцен клуч,
 лиценцен код, број на броило, членски број, наградна игра, електронски упат, број на карта
expiry:
 важи {n}, важи уште {n}, валиден {n}, истекува за {n}, истекува по {n}, ке истече за {n}, ке истече по {n},
 во рок од {n}, во следните {n}, следните {n}, за {n}, по {n}, само {n}
minutes:
 минута, минути, мин
hours:
 час, часа, часови
days:
 ден, дена, денови
links:
 е, гласи, за, како
"""#
        ),
        (
            "ml",
            #"""
codeNames:
 otp, ഒടിപി*, ഒ.ടി.പി*, 6 അക്ക കോഡ്*, 6 അക്ക കോഡ*, 6-അക്ക കോഡ*, ആറക്ക കോഡ*, ആറ് അക്ക കോഡ*, 6 അക്കങ്ങളുള്ള കോഡ*
 (സ്ഥിരീകരണ, സ്ഥിരീകരണത്തിനുള്ള, സ്ഥിരീകരിക്കാനുള്ള, പരിശോധനാ, പരിശോധന, വെരിഫിക്കേഷൻ, സുരക്ഷാ, ലോഗിൻ, ലോഗിൻ ചെയ്യാനുള്ള, സൈൻ ഇൻ, സൈൻ-ഇൻ, പ്രവേശന, ഒറ്റത്തവണ, ഒറ്റത്തവണ ഉപയോഗിക്കാവുന്ന, താൽക്കാലിക, താൽകാലിക,
 ആക്ടിവേഷൻ, സജീവമാക്കൽ, രജിസ്ട്രേഷൻ, റീസെറ്റ്, പുനഃസജ്ജീകരണ, പുനഃക്രമീകരണ, വീണ്ടെടുക്കൽ, തിരിച്ചറിയൽ, അംഗീകാര, രഹസ്യ, otp) (
 കോഡ്*, കോഡ*, പാസ് വേഡ*, പാസ് വേർഡ*, പാസ് കോഡ*, പാസ്സ് വേഡ*, പിൻ*)
codeWords:
 കോഡ*, പാസ് വേഡ*, പാസ് വേർഡ*, പാസ് കോഡ*, രഹസ്യവാക്ക*
intent:
 ലോഗിൻ*, ലോഗ് ഇൻ*, സൈൻ ഇൻ*, സൈൻ-ഇൻ*, പ്രവേശിക്ക*, സ്ഥിരീകരി*, സ്ഥിരീകരണ*, പരിശോധി*, വെരിഫൈ*, തിരിച്ചറിയ*, ഇരട്ട*,
 രണ്ട് ഘട്ട*, ആക്ടിവേറ്റ്*, സജീവമാക്ക*, രജിസ്റ്റർ*, രജിസ്ട്രേഷൻ*, അക്കൗണ്ട*, നിങ്ങളുടെ അക്കൗണ്ട*, പുതിയ ഉപകരണ*,
 റീസെറ്റ്*, പുനഃസജ്ജീകരി*, പാസ് വേഡ് മറന്ന*, പുതിയ പാസ് വേഡ*, കാലഹരണ*, കാലാവധി*, സാധുത*, സാധുവ*, സാധുവായ*,
 ഒറ്റത്തവണ*, നൽകുക*, നൽകി*, എന്റർ ചെയ്യ*, ഈ കോഡ*, താഴെയുള്ള കോഡ*, താഴെ കൊടുത്തിരിക്കുന്ന*, ഉപയോഗിക്കുക*, ഉപയോഗിച്ച*,
 പങ്കിടരുത*, പങ്കുവെക്കരുത*, പങ്കുവയ്ക്കരുത*, പങ്കിടുക*, ആരുമായും*, ആർക്കും*, ആരോടും*, വെളിപ്പെടുത്തരുത*, പറയരുത*,
 അഭ്യർത്ഥിച്ച*, അഭ്യർഥിച്ച*, ആവശ്യപ്പെട്ട*, നിങ്ങളല്ലെങ്കിൽ*, അവഗണിക്ക*
entering:
 എന്റർ ചെയ്യ*, പകർത്ത*, ഒട്ടിക്ക*, ഉപയോഗിച്ച്, എഴുതുക, ചേർക്കുക, നൽക*, ടൈപ്പ്*, ഉപയോഗിക്ക*, രേഖപ്പെടുത്ത*
otherCodes:
 മീറ്റിംഗ് ഐഡി*, യോഗ ഐഡി*, മീറ്റിങ് ഐഡി*, ഓൺലൈൻ മീറ്റിംഗ*,
 ഡിസ് കൗണ്ട് കോഡ*, കിഴിവ*, കിഴിവ് കോഡ*, പ്രൊമോ കോഡ*, പ്രമോ കോഡ*, കൂപ്പൺ*, വൗച്ചർ*, സമ്മാന കാർഡ*, ഗിഫ്റ്റ് കാർഡ*,
 റഫറൽ കോഡ*, ക്ഷണ കോഡ*, പിൻ കോഡ*, പിൻകോഡ*, തപാൽ കോഡ*, അക്കൗണ്ട് നമ്പർ*, കാർഡ് നമ്പർ*, ഉപഭോക്തൃ നമ്പർ*, കസ്റ്റമർ ഐഡി*,
 അംഗത്വ നമ്പർ*,
 ഓർഡർ*, ഓർഡർ നമ്പർ*, ഇൻവോയ് സ്*, ഇൻവോയിസ്*, ബിൽ*, രസീത*, ഇടപാട് നമ്പർ*, റഫറൻസ്*, റഫറൻസ് നമ്പർ*, ബുക്കിംഗ്*,
 ബുക്കിങ്*, റിസർവേഷൻ*, pnr, വിമാന*, ഫ്ലൈറ്റ*, ട്രെയിൻ*, സീറ്റ്*, മുറി*, ട്രാക്കിംഗ്*, ട്രാക്കിങ്*, പാഴ്സൽ*, പാഴ് സൽ*,
 ഡെലിവറി*,
 മീറ്റിംഗ്*, മീറ്റിങ്*, യോഗ*, വൈഫൈ പാസ് വേഡ*, വൈ-ഫൈ പാസ് വേഡ*, പിശക് കോഡ*, പിശക*, ക്യുആർ കോഡ*, ബാർകോഡ*,
 ഉൽപ്പന്ന കോഡ*, സീരിയൽ നമ്പർ*, മൊബൈൽ നമ്പർ*, ഫോൺ*, തുക*, ആകെ*, വില*, രൂപ*, ടിക്കറ്റ്*, പരാതി നമ്പർ*, പതിപ്പ*
expiry:
 {n} സാധുത, {n} സാധുവാണ്, {n} ഉള്ളിൽ, {n} ശേഷം, {n} മാത്രം, {n} നേരത്തേക്ക്
minutes:
 മിനിറ്റ്, മിനിട്ട്, മിനിറ്റിനുള്ളിൽ, മിനിറ്റ് നേരത്തേക്ക്, മിനിറ്റിന്, മിനിറ്റിനകം
hours:
 മണിക്കൂർ, മണിക്കൂറിനുള്ളിൽ, മണിക്കൂറിന്
days:
 ദിവസം, ദിവസത്തിനുള്ളിൽ
links:
 ആണ്, ആണ്:, ഇതാണ്, ഇതാ, നിങ്ങളുടെ, എന്നതാണ്, ആകുന്നു
"""#
        ),
        (
            "mn",
            #"""
codeNames:
 otp, 6 оронтои код*, зургаан оронтои код*, 6 оронтои тоо, 4 оронтои код*
 (баталгаажуулах, баталгаажуулалтын, баталгаажилтын, баталгааны, аюулгүи баидлын, нууцлалын, нэвтрэх, нэвтрэлтиин, нэг удаагиин, нэг удаа ашиглах, түр, түр зуурын, идэвхжүүлэх, идэвхжүүлэлтиин, бүртгэлиин, бүртгүүлэх, сэргээх,
 сэргээлтиин, шинэчлэх, танилт, таних, зөвшөөрлиин, холбох, нууц, otp) (код, код*, нууц код, нууц үг, нууц үг*, тоо, пин, пин код, дугаар)
codeWords:
 код, код*, нууц үг, нууц үг*, пин код
intent:
 нэвтрэх, нэвтэрч, нэвтрэхиин, нэвтрэлт*, баталгаажуул*, баталгаажих, баталгаажилт*, хоер шатлалт*, 2 шатлалт*,
 идэвхжүүл*, бүртгүүл*, бүртгэл*, таны бүртгэл, дансанд, шинэ төхөөрөмж*, сэргээх, нууц үг сэргээх,
 нууц үгээ мартсан, шинэ нууц үг, нууц үг солих, хүчинтэи, хүчингүи, хугацаа*, дуусна, нэг удаа, оруулна уу, оруулах,
 оруулж, энэ код*, дараах код*, доорх код*, ашиглана уу, ашиглан, бусдад, бусадтаи, хэнд ч, хэн нэгэнд, хэнтэи ч,
 хуваалцахгүи, бүү хуваалц*, дамжуулахгүи, бүү дамжуул*, бүү хэл*, битгии*, хүсэлт гаргаагүи, хүсээгүи, та биш,
 үл тоо*, үл хаихр*
entering:
 бичээрэи, оруул*, бичн*, ашигл*, хуулж, хуулна уу
otherCodes:
 хурлын id*, хурлын дугаар*, хурлын код*, уулзалтын id*, уулзалтын дугаар*, онлаин хурал*, онлаин уулзалт*, цахим хурал*,
 хямдралын код*, хямдрал*, урамшуулл*, промо код*, купон*, ваучер*, бэлгиин карт*, урилгын код*, шуудангиин код*,
 шуудангиин индекс, дансны дугаар*, картын дугаар*, хэрэглэгчиин дугаар*, гишүүнии дугаар*, гэрээнии дугаар*,
 захиалга*, захиалгын дугаар*, захиалгын код*, нэхэмжлэх*, нэхэмжлэл*, баримт*, гүилгээнии дугаар*,
 гүилгээнии утга*, лавлах дугаар*, нислэг*, суудал*, өрөөнии дугаар*, ачааны дугаар*, илгээмж*, хүргэлт*,
 хянах дугаар*, уулзалт*, хурал*, хурлын id, хурлын дугаар*, wi-fi нууц үг*, wifi нууц үг*, алдааны код*, алдаа*,
 qr код*, баркод*, бүтээгдэхүүнии код*, сериал дугаар*, утас*, утасны дугаар*, факс*, дүн*, ниит*, үлдэгдэл*, үнэ*,
 төгрөг*, тасалбар*, регистр*, хувилбар*
expiry:
 {n} хүчинтэи, {n} дотор, {n} дараа, {n} турш, {n} дуусна
minutes:
 минут, минутын, минутад
hours:
 цаг, цагиин
days:
 өдөр, өдриин, хоног
links:
 бол, бол:, нь, нь:, таны, юм, дараах
"""#
        ),
        (
            "mr",
            #"""
codeNames:
 ओटीपी, 6 अंकी कोड, सहा अंकी कोड, अंकी कोड, एक वेळचा पासवर्ड
 (सत्यापन, पडताळणी, पुष्टीकरण, पुष्टीकरणाचा, व्हेरिफिकेशन, व्हेरिफिकेशनचा, सुरक्षा, लॉगिन, लॉग इन, साइन इन,
 प्रमाणीकरण, ऍक्सेस, अ\u{200d}ॅक्सेस, प्रवेश, सक्रियकरण, सक्रियन, एक-वेळ, एकवेळ, एकदा वापरण्याचा, वन टाइम,
 वन-टाइम, तात्पुरता, रीसेट, पासवर्ड रीसेट, नोंदणी, गुप्त, ओटीपी) (
 कोड*, पिन, संकेतांक)
 (एक-वेळ, एकवेळ, एकदा वापरण्याचा, वन टाइम, वन-टाइम, तात्पुरता, ओटीपी) (पासवर्ड*)
 पडताळणी क्रमांक, सत्यापन क्रमांक, पडताळणीचा कोड, सत्यापनाचा कोड, एकदाच वापरण्याचा कोड, एकदाच वापरता येणारा कोड,
 वन टाईम पासवर्ड, वन टाईम कोड, बॅकअप कोड, रिकव्हरी कोड, पुनर्प्राप्ती कोड, अनलॉक कोड, पेअरिंग कोड, मंजुरी कोड,
 लॉगइन कोड, गोपनीय कोड, गुप्त क्रमांक, अंकी पिन
codeWords:
 कोड, कोडचा, आपला कोड, तुमचा कोड, तुमचा कोड आहे, पासवर्ड
 संकेतांक, खालील अंक, पासकोड, टोकन
intent:
 लॉगिन, लॉग इन, साइन इन, सत्यापित, सत्यापन, पडताळणी, पडताळण्यासाठी, पुष्टी करा, पुष्टी करण्यासाठी, ओळख, प्रमाणीकरण,
 द्वि-चरण, द्वि-घटक, टू-फॅक्टर, सक्रिय करा, सक्रिय करण्यासाठी, पासवर्ड रीसेट, रीसेट करण्यासाठी, पासवर्ड विसर*,
 नवीन पासवर्ड, पासवर्ड बदल*, नोंदणी, खाते तयार, तुमचे खाते, तुमच्या खात्या*, आपल्या खात्या*, आपले खाते,
 नवीन डिव्हाइस*, कालबाह्य, वैध आहे, वैध, कोड प्रविष्ट करा, कोड टाका, हा कोड, पुढील कोड, खालील कोड, कोड वापरा,
 शेअर करू नका, सामायिक करू नका, कोणाशीही, कोणालाही, विनंती केली नसेल, विनंती केली नाही, तुम्ही नसाल, दुर्लक्ष करा,
 दुर्लक्षित करा
 फक्त एकदाच, केवळ एकदाच, गोपनीय ठेवा, सांगू नका, कधीही विचारत नाही, नवीन ब्राउझर*
entering:
 नोंदवा, भरा, भरून, टाइप कर*, टाईप कर*, प्रविष्ट कर*, टाक*, लिह*, वापर*, कॉपी कर*, पेस्ट कर*
 एंटर कर*, दाखल कर*, चिकटवा, लॉग इन करण्यासाठी, लॉगिन करण्यासाठी, साइन इन करण्यासाठी, व्यवहार पूर्ण करण्यासाठी,
 ओळख पटवण्यासाठी
inSubject:
 ईमेलच्या विषयात, विषय ओळीत, ईमेलच्या शीर्षकात
otherCodes:
 मीटिंग आयडी*, बैठक आयडी*, मीटिंग आयडी, ऑनलाइन बैठक*, ऑनलाइन मीटिंग*,
 प्रोमो कोड, कूपन, कूपन कोड, सवलत कोड, व्हाउचर, गिफ्ट कार्ड, रेफरल कोड, पिन कोड:, पोस्टल कोड, देश कोड,
 खाते क्रमांक, खाता क्रमांक, कार्ड क्रमांक, ग्राहक क्रमांक, पॉलिसी क्रमांक, तक्रार क्रमांक, केस क्रमांक, तिकीट,
 तिकीट क्रमांक, ऑर्डर, ऑर्डर क्रमांक, ऑर्डर आयडी, इनव्हॉइस, बीजक क्रमांक, बिल क्रमांक, पावती, पावती क्रमांक,
 व्यवहार आयडी, व्यवहार क्रमांक, संदर्भ क्रमांक, बुकिंग, बुकिंग क्रमांक, आरक्षण, पीएनआर, फ्लाइट, उड्डाण, सीट, खोली,
 ट्रॅकिंग क्रमांक, ट्रॅकिंग आयडी, पार्सल, मीटिंग आयडी, वाय-फाय पासवर्ड, त्रुटी कोड, एरर कोड, सोर्स कोड, स्रोत कोड,
 क्यूआर कोड, qr कोड, बारकोड, उत्पादन कोड, अनुक्रमांक, सर्वेक्षण, फोन, फोन नंबर, दूरध्वनी, मोबाइल क्रमांक,
 मोबाईल नंबर, फॅक्स, रक्कम, एकूण, शिल्लक, किंमत, रुपये, मजला, आवृत्ती
 सवलतीचा कोड*, डिस्काउंट कोड*, सूट कोड*, ऑफर कोड*, प्रमोशन कोड*, प्रमोशनल कोड*, गिफ्ट कोड*, भेटकार्ड*, कूपनचा*,
 व्हाउचरचा*, रिडीम कर*, चेकआउटच्या वेळी, चेकआउट करताना, बिलिंग काउंटर*, लॉकर क्रमांक*, लॉकर कोड*, पिकअप कोड*,
 दाराचा कोड*, दरवाजाचा कोड*, गेट कोड*, गेटचा कोड*, पार्किंग क्रमांक*, पार्किंग कोड*, मीटिंग कोड*, मीटिंग पासकोड*,
 मीटिंगचा पासवर्ड*, बैठकीचा कोड*, कॉन्फरन्स कोड*, वायफाय पासवर्ड*, परवाना क्रमांक*, मीटर क्रमांक*, सदस्य क्रमांक*,
 सदस्यत्व क्रमांक*, करार क्रमांक*, लकी ड्रॉ*, लॉटरी*, अपॉइंटमेंट क्रमांक*, टेबल क्रमांक*, इव्हेंट कोड*, आसन क्रमांक*
expiry:
 {n} वैध, {n} साठी वैध, {n}ांसाठी वैध, {n} पर्यंत वैध, पुढील {n}, {n} मध्ये, {n} कालबाह्य, {n} आत, केवळ {n},
 फक्त {n}
minutes:
 मिनिट, मिनिटे, मिनिटांसाठी, मिनिटांत, मिनिटांमध्ये, मिनिटांच्या, मिनिटांनी
hours:
 तास, तासांसाठी, तासांत
days:
 दिवस, दिवसांसाठी
links:
 आहे, आहे:, तुमचा, आपला, साठी
"""#
        ),
        (
            "ms",
            #"""
codeNames:
 kod 6 digit, kod enam digit, no. tac, nombor tac, tac anda, kod untuk log masuk, kod otp anda, kod pengesahan anda
 (kod, pin) (
 pengesahan, pengesahihan, keselamatan, akses, log masuk, daftar masuk, kebenaran, pengaktifan, aktivasi,
 sekali guna, satu kali, guna sekali, sementara, tetapan semula, set semula, pemulihan, pendaftaran, otp, tac,
 sms, verifikasi)
 (kata laluan, kata kunci) (sekali guna, satu kali, guna sekali, sementara, otp, tac, sms, verifikasi)
 (nombor, no. pin) (pengesahan, pengesahihan, keselamatan, otp, verifikasi)
 (kunci, kata kunci) (log masuk, akses, sekali guna, pemulihan, gandingan, sementara)
 (kata laluan) (sementara, sekali guna)
 kod gandingan, kod sandaran, kod pemulihan
 kod laluan sekali guna, kod laluan sementara, kod sekali pakai, kod pengenalan, kod kelulusan transaksi, kod sulit,
 kod rahsia, kod nyahkunci, kod buka kunci, kod pautan peranti, kod peranti, kod masuk, kod token, token pengesahan,
 kata laluan satu masa
codeWords:
 kod, kod anda, kata laluan, kod pin
 enam digit, nombor berikut, kod laluan, aksara
intent:
 log masuk, mendaftar masuk, daftar masuk, percubaan log masuk, sahkan, mengesahkan, pengesahan, disahkan,
 dua faktor, dua langkah, aktifkan, mengaktifkan, pengaktifan, tetapkan semula, menetapkan semula, set semula,
 lupa kata laluan, kata laluan baharu, kata laluan baru, tukar kata laluan, menukar kata laluan, pendaftaran,
 mendaftar, cipta akaun, mencipta akaun, buka akaun, akaun anda, peranti baharu, peranti baru, tamat tempoh,
 akan tamat, sah selama, sah untuk, sah sehingga, sekali guna, masukkan kod, masukkan kod ini, masukkan kod berikut,
 gunakan kod, gunakan kod ini, gunakan kod berikut, kod berikut, kod di bawah, jangan kongsi, jangan kongsikan,
 jangan dedahkan, jangan beritahu, dengan sesiapa, kepada sesiapa, tidak meminta, tidak membuat, bukan anda,
 sila abaikan, abaikan
 akan luput, sekali sahaja, rahsiakan, jangan berikan, tidak akan meminta, tidak pernah meminta, mana-mana pihak,
 peranti tidak dikenali
entering:
 guna, isikan, memasukkan, masukkan*, gunakan*, taipkan, sila taip, salin, tampal
 taip*, isi kod, tampalkan, nyatakan, sebutkan, untuk log masuk, untuk mengakses akaun, untuk melengkapkan transaksi,
 bagi melengkapkan, apabila diminta
inSubject:
 subjek e-mel, tajuk e-mel ini, baris subjek
otherCodes:
 kod promosi, kod promo, kod diskaun, kod kupon, kupon, baucar, kod baucar, kad hadiah, kod hadiah, kod rujukan,
 kod jemputan, poskod, kod pos, kod kawasan, kod negara, kod bank, nombor akaun, no. akaun, no akaun, nombor kad,
 berakhir dengan, no. kad pengenalan, nombor kad pengenalan, mykad, nombor pelanggan, no. pelanggan, nombor ahli,
 nombor kontrak, nombor polisi, nombor kes, nombor aduan, nombor tiket, tiket, pesanan, nombor pesanan,
 no. pesanan, tempahan, nombor tempahan, kod tempahan, invois, no. invois, nombor invois, resit, nombor resit,
 no. resit, nombor transaksi, no. transaksi, id transaksi, nombor rujukan, no. rujukan, penerbangan,
 nombor penerbangan, kereta api, tempat duduk, bilik, nombor penjejakan, nombor pengesanan, kod penjejakan,
 bungkusan, bungkusan anda, penghantaran, id mesyuarat, kod laluan mesyuarat, kata laluan wifi, kata laluan wi-fi,
 kod ralat, mesej ralat, kod status, kod sumber, kod qr, kod bar, kod warna, kod produk, kod barang, nombor siri,
 kunci lesen, nombor pendaftaran, nombor peserta, tinjauan, kaji selidik, telefon, tel, nombor telefon,
 no. telefon, telefon bimbit, faks, jumlah, amaun, versi
 kod penebusan, kod tebus, tebus kod, kod potongan, kod kempen, kod tawaran, baucer, semasa daftar keluar,
 di kaunter, troli anda, kod loker, nombor loker, kod pengambilan, kod ambilan, kod pintu, kod pagar, peti kunci,
 kod parkir, tempat letak kereta, pin mesyuarat, kod mesyuarat, kod persidangan, kod kelas, kod acara, kod lesen,
 nombor lesen, kunci produk, nombor keahlian, no. keahlian, no. ahli, kad kesetiaan, nombor meter, no. meter,
 no. siri, no. kontrak, cabutan bertuah, nombor giliran, nombor meja, nombor janji temu, kod undangan
expiry:
 sah selama {n}, sah untuk {n}, sah dalam {n}, tamat tempoh dalam {n}, akan tamat tempoh dalam {n},
 akan tamat dalam {n}, luput dalam {n}, dalam {n}, dalam masa {n}, dalam tempoh {n}, selama {n}, selepas {n},
 hanya {n}
past:
 {n} yang lalu
minutes:
 minit, min
hours:
 jam
days:
 hari
links:
 ialah, adalah, ialah:, anda, untuk, anda ialah
"""#
        ),
        (
            "my",
            #"""
codeNames:
 otp, အိုတီပီ, ဂဏန်း 6 လုံး, ဂဏန်း 6 လုံး, 6 လုံးကုဒ်, 6 လုံးပါ ကုဒ်
 (အတည်ပြု, အတည်ပြုရန်, အတည်ပြုခြင်း, လုံခြုံရေး, လုံခြုံမှု, စိစစ်ရေး, စစ်ဆေး, ဝင်ရောက်, ဝင်ရောက်ရန်, ဝင်ရောက်ခွင့်, အကောင့်ဝင်ရန်, အကောင့်ဝင်, လော့ဂ်အင်, တစ်ခါသုံး,
 တစ်ကြိမ်သုံး, တစ်ခါသာသုံးရ, တခါသုံး, ယာယီ, အသက်သွင်း, ဖွင့်ရန်, မှတ်ပုံတင်, ပြန်လည်သတ်မှတ်, ပြန်လည်ရယူ, ပြန်လည်ရယူရေး, စာရင်းသွင်း, ခွင့်ပြု, ချိတ်ဆက်, လျှို့ဝှက်, otp)(
 ကုဒ်, ကုတ်, ကုဒ်နံပါတ်, နံပါတ်, စကားဝှက်, ပင်နံပါတ်)
 (အတည်ပြု, အတည်ပြုရန်, အတည်ပြုခြင်း, လုံခြုံရေး, လုံခြုံမှု, ဝင်ရောက်, ဝင်ရောက်ရန်, အကောင့်ဝင်ရန်, အကောင့်ဝင်, တစ်ခါသုံး, တစ်ကြိမ်သုံး, တခါသုံး, ယာယီ, ပြန်လည်သတ်မှတ်,
 ပြန်လည်ရယူ, ပြန်လည်ရယူရေး, otp) (ကုဒ်, ကုတ်, ကုဒ်နံပါတ်, စကားဝှက်, နံပါတ်)
codeWords:
 ကုဒ်, ကုတ်, ကုဒ်နံပါတ်, စကားဝှက်, လျှို့ဝှက်နံပါတ်, ပင်နံပါတ်
intent:
 အကောင့်ဝင်, အကောင့်သို့ ဝင်, ဝင်ရောက်, လော့ဂ်အင်, အတည်ပြု, စိစစ်, အထောက်အထား, အဆင့်နှစ်ဆင့်, နှစ်ဆင့်, အသက်သွင်း,
 မှတ်ပုံတင်, စာရင်းသွင်း, အကောင့်ဖွင့်, အကောင့်ဖန်တီး, သင့်အကောင့်, သင်၏အကောင့်, စက်အသစ်, စကားဝှက်အသစ်,
 စကားဝှက် ပြန်, စကားဝှက်ပြန်, စကားဝှက်မေ့, သက်တမ်း, သက်တမ်းကုန်, အတွင်း, တစ်ကြိမ်သာ, တစ်ခါသာ, ကုဒ်ကို ထည့်, ကုဒ်ထည့်,
 ထည့်သွင်း, ရိုက်ထည့်, ဤကုဒ်, ဒီကုဒ်, အောက်ပါကုဒ်, အောက်ပါ ကုဒ်, ကုဒ်ကို အသုံးပြု, မမျှဝေ, မျှဝေခြင်းမပြု, မပြောပါ,
 မပေးပါ, မည်သူ့ကိုမျှ, မည်သူနှင့်မျှ, ဘယ်သူ့ကိုမှ, အခြားသူ, မတောင်းဆို, တောင်းဆိုထားခြင်း မရှိ, တောင်းဆိုခြင်းမဟုတ်,
 သင်မဟုတ်, လျစ်လျူရှု, လုံခြုံရေး
entering:
 ထည့်, ရိုက်ထည့်, ရိုက်နှိပ်, ကူးယူ, အသုံးပြု, သုံးပါ, ဖြည့်
otherCodes:
 လျှော့စျေးကုဒ်, လျှော့ဈေးကုဒ်, လျှော့စျေး, လျှော့ဈေး, ပရိုမိုကုဒ်, ပရိုမိုးရှင်း, ကူပွန်, လက်ဆောင်ကတ်, လက်ဆောင်ကုဒ်,
 ဖိတ်ကြားကုဒ်, ရည်ညွှန်းကုဒ်, စာတိုက်ကုဒ်, စာပို့သင်္ကေတ,
 နိုင်ငံကုဒ်, ဘဏ်ကုဒ်, အကောင့်နံပါတ်, ကတ်နံပါတ်, ဖောက်သည်နံပါတ်, အဖွဲ့ဝင်နံပါတ်, ဝန်ထမ်းနံပါတ်, စာချုပ်နံပါတ်,
 လက်မှတ်နံပါတ်, လက်မှတ်, အော်ဒါ, အော်ဒါနံပါတ်, မှာယူမှု, မှာယူမှုနံပါတ်,
 ငွေတောင်းခံလွှာ, ပြေစာ, ပြေစာနံပါတ်, ငွေလွှဲနံပါတ်, လုပ်ငန်းစဉ်အမှတ်, ကိုးကားနံပါတ်, ရည်ညွှန်းနံပါတ်, ကိုးကားအမှတ်,
 ဘွတ်ကင်, ဘွတ်ကင်နံပါတ်, ဘိုကင်, ဘိုကင်နံပါတ်, ကြိုတင်မှာယူမှု, ခရီးစဉ်, လေယာဉ်,
 ထိုင်ခုံ, အခန်းနံပါတ်, ခြေရာခံနံပါတ်, ခြေရာခံကုဒ်, ပါဆယ်, ပို့ဆောင်, အစည်းအဝေး id, အစည်းအဝေးကုဒ်, အစည်းအဝေး,
 wi-fi စကားဝှက်, wifi စကားဝှက်, အမှားကုဒ်, အမှား, အခြေအနေကုဒ်,
 qr ကုဒ်, ဘားကုဒ်, ကုန်ပစ္စည်းကုဒ်, ထုတ်ကုန်ကုဒ်, အမှတ်စဉ်, ယာဉ်နံပါတ်, ဖုန်း, ဖုန်းနံပါတ်, ဖက်စ်, ပမာဏ, စုစုပေါင်း,
 လက်ကျန်, စျေးနှုန်း, ဈေးနှုန်း, ကျပ်, လမ်း, ဗားရှင်း, အခွန်အမှတ်, မှတ်ပုံတင်အမှတ်
expiry:
 {n} အတွင်း, {n}အတွင်း, သက်တမ်း {n}, {n} သာ
minutes:
 မိနစ်
hours:
 နာရီ
days:
 ရက်
links:
 သည်, မှာ, က, ကို, ဖြစ်သည်, ဖြစ်ပါသည်, အတွက်, ၏, သည်:, မှာ:
"""#
        ),
        (
            "nb",
            #"""
codeNames:
 engangskode, eingongskode, engangspassord, eingongspassord, kode for engangsbruk, midlertidig kode,
 midlertidige kode, midlertidig passord, mellombels kode, sms-kode*, smskode*, e-postkode*, tofaktorkode,
 to-faktor-kode, 2fa-kode, totrinnskode, kode for a logge inn, kode for innlogging, kode for palogging,
 kode for a bekrefte, 6-sifret kode, 6-sifrede koden, 6-sifra kode, sekssifret kode, sekssifrede koden,
 sekssifra kode, firesifret kode, firesifrede koden, sifret kode, sifrede koden, sifra kode, otp-kode, bankid-kode
 (bekreftelses, stadfestings, verifiserings, verifikasjons, godkjennings, sikkerhets, tryggleiks, tilgangs,
 innloggings, paloggings, logg inn-, login, engangs, eingongs, engangs, autentiserings, autorisasjons,
 aktiverings, tilbakestillings, gjenopprettings, registrerings, identifiserings, kontroll, valideringskode,
 opplasings)(
 kode*, koder, pin, pinkode, token)
 (verifiserings, verifikasjons, engangs, eingongs, engangs)(passord*, nokkel)
 (engangs, innloggings, tilgangs, parings, koblings, gjenopprettings)(nokkel, nokkelen, ord)
 midlertidig passord, midlertidige passord, paringskode, koblingskode
 sikkerhetstall, sikkerhetssifre*, bekreftelsestall, verifiseringstall, verifiseringssifre*, gjenopprettingsfrase*,
 reservekode*, nodkode*, sammenkoblingskode*, tilkoblingskode*, signeringskode*, underskriftskode*,
 forelopig passord, forstegangspassord*
codeWords:
 kode, koden, koder, *kode, *koden, pinkode, pin-kode, passord, passordet, *passord, tallkode
 seks sifre, folgende sifre, tallrekke*, tallkombinasjon*, tegnstreng*, passordfrase*
intent:
 logget inn
 bekreft, bekrefte, verifiser, logg inn, logge inn, innlogging, koble til, pare, en gang, en gang, gyldig, utloper,
 ikke bedt om, ikke deg, ny enhet, tilbakestill, gjenopprett, ingen andre, signere, signering, logger inn, logge pa,
 logg pa, innlogginga, palogging, paloggingsforsok, innloggingsforsok, bekreft at, a bekrefte, bekrefta, stadfest,
 stadfeste, verifisere, verifisering, identitet, identiteten, autentisering, godkjenn, godkjenne, tofaktor,
 to-faktor, totrinns, totrinnsbekreftelse, to-trinns, aktiver, aktivere, aktivering, tilbakestille, tilbakestilling,
 glemt passord, gloymt passord, nytt passord, endre passord, bytte passord, registrer deg, registrere, registrering,
 opprett konto, opprette konto, opprette en konto, opprette kontoen, kontoen din, brukerkonto, ny eining,
 ukjent enhet, ukjend eining, gar ut, er gyldig, gyldig i, gjelder i, gjeld i, gyldig til, bare en gang,
 skriv inn koden, skriv inn denne koden, skriv inn folgende kode, skriv inn folgjande kode, tast inn koden,
 oppgi koden, legg inn koden, bruk koden, bruk denne koden, bruk folgende kode, bruk folgjande kode, folgende kode,
 folgjande kode, koden nedenfor, ikke del, ikkje del, del aldri, aldri del, del ikke, ikke gi, ikkje gi, med noen,
 med andre, aldri be om, ikkje bede om, ikke har bedt, ikke ba om, ikke forsokt, ikke selv, ikke var deg,
 ikkje var deg, se bort fra, sja bort fra, ignorer, ignorere, for a fortsette, fullfore
 blir ugyldig, slutter a virke, hold den for deg selv, ukjent nettleser
entering:
 bruk, bruke, angi, legg inn, fyll inn, for inn, sla inn, skriv*, oppgi*, lim inn, lime inn, kopier, kopiere,
 tast inn, taste inn
 les opp, lese opp, oppgje*, ber om, sa logger du inn, logger deg inn, gir deg tilgang, apner kontoen din,
 laser opp kontoen, med koden bekrefter du
inSubject:
 i emnelinjen, i emnefeltet, i emnelinja, se emnelinjen
otherCodes:
 rabattkode*, kampanjekode*, tilbudskode*, tilbodskode*, kupongkode*, kupong, verdikode*, gavekort*, gavekode*,
 gavekortkode*, verdikort, invitasjonskode*, vervekode*, bonuskode*, postnummer, postnr, landskode*, landkode*,
 retningsnummer, kontonummer, kontonr, kid-nummer, kid-nr, iban, bic, betalingsreferanse, kortnummer, slutter pa,
 slutter med, ender pa, mva, mva-nummer, organisasjonsnummer, org.nr, orgnr, org. nr, foretaksregisteret,
 fodselsnummer, personnummer, kundenummer, kundenr, kunde-id, medlemsnummer, medlemsnr, ansattnummer, polisenummer,
 avtalenummer, kontraktsnummer, saksnummer, saksnr, sak nr, skadenummer, journalnummer, ordre, ordrenummer,
 ordrenr, ordre-id, ordrebekreftelse, bestilling, bestillingsnummer, bestillingsnr, faktura, fakturanummer,
 fakturanr, kvittering, kvitteringsnummer, bilagsnummer, transaksjonsnummer, transaksjons-id, referanse,
 referansenummer, referansenr, referansekode*, booking, bookingnummer, bestillingskode*, bestillingsreferanse,
 reservasjon, reservasjonsnummer, reservasjonskode*, billett, billettnummer, billettkode*, flight, flynummer,
 tognummer, romnummer, pakke, pakkenummer, pakkenr, forsendelse, sendingsnummer, kollinummer, sporingsnummer,
 sporingskode*, sporing, hentekode*, henteseddel, utleveringskode*, mote-id, motekode*, motenummer, konferanse-id,
 innringingsnummer, wifi-passord, wi-fi-passord, wifi, nettverksnokkel, dorkode*, feilkode*, feilmelding,
 statuskode*, returkode*, kildekode*, kjeldekode*, programkode*, qr-kode*, qr kode*, strekkode*, fargekode*,
 kleskode*, varenummer, varenr, artikkelnummer, produktkode*, produktnummer, produktnokkel, lisensnokkel,
 serienummer, modellnummer, deltakernummer, deltakerkode*, sporreundersokelse, undersokelse, loddnummer,
 startnummer, registreringsnummer, malernummer, malepunkt, maleravlesning, telefon, telefonnummer, tlf, tlf.nr,
 mobil, mobilnummer, sentralbord, fax, faks, faksnummer, belop, versjonsnummer
 i kassen, i kassa, ved kassen, i handlekurven, i handlekorga, los inn, loses inn, innlosningskode*, rabattkupong*,
 tilgodelapp*, verdibevis*, fordelskode*, vennekode*, medlemskode*, medlemskort*, kundekort*, bonusnummer, skapkode*,
 lukekode*, pakkeboks*, pakkeautomat*, portkode*, inngangskode*, nokkelboks*, nokkelskap*, romkode*,
 innsjekkingskode*, parkeringskode*, parkeringsbillett*, omradekode*, bordbestilling*, arrangementskode*,
 konferansekode*, motepassord*, nettverkspassord*, lisenskode*, lisensnummer, batchnummer, konkurransekode*,
 anleggsnummer
expiry:
 gyldig i {n}, gyldig de neste {n}, gjelder i {n}, gjeld i {n}, utloper om {n}, utloper etter {n}, gar ut om {n},
 gar ut etter {n}, innen {n}, om {n}, etter {n}, i {n}, bare {n}, kun {n}, de neste {n}, neste {n}
past:
 {n} siden
minutes:
 minutt, minutter, minuttar, min
hours:
 time, timer, timar
days:
 dag, dager, dagar, dogn
links:
 er, er din, er ditt, lyder, som, for, til, blir
"""#
        ),
        (
            "ne",
            #"""
codeNames:
 otp, ओटीपी, ओटिपी, 6 अंकको कोड, 6 अङ्कको कोड, 6 अंकको कोड, छ अंकको कोड
 (प्रमाणीकरण, प्रमाणिकरण, सत्यापन, पुष्टिकरण, पुष्टि, पुष्टि गर्ने, रुजु, सुरक्षा, लगइन, लग इन, लगिन, साइन इन, पहुँच, एक पटकको, एकपटके, एक पटक प्रयोग हुने, एकपटक प्रयोग हुने, एकल प्रयोग, अस्थायी, सक्रियता, सक्रिय गर्ने, दर्ता,
 रिसेट, पुनःस्थापना, पुनर्प्राप्ति, पहिचान, अनुमति, स्वीकृति, गोप्य, भेरिफिकेसन, भेरिफिकेशन, otp) (कोड*, संकेत, सङ्केत, पासवर्ड*, पासकोड*, पिन*, नम्बर)
codeWords:
 कोड, कोड*, पासवर्ड, पासवर्ड*, पासकोड*, गोप्य नम्बर
intent:
 लगइन*, लग इन*, लगिन*, साइन इन*, प्रवेश गर्न*, प्रमाणित*, प्रमाणीकरण*, सत्यापन*, पुष्टि*, पहिचान*, दुई चरण*,
 दुई-चरण*, सक्रिय*, दर्ता*, खाता*, तपाईंको खाता*, तपाईँको खाता*, नयाँ यन्त्र*, नयाँ उपकरण*, नयाँ डिभाइस*, रिसेट*,
 पासवर्ड बिर्स*, पासवर्ड परिवर्तन*, नयाँ पासवर्ड*, म्याद*, मान्य*, वैध*, समाप्त*, एक पटक*, प्रविष्ट*, हाल्नुहोस्*,
 राख्नुहोस्*, टाइप गर्नुहोस्*, यो कोड*, यस कोड*, तलको कोड*, निम्न कोड*, प्रयोग गर्नुहोस्*, प्रयोग गरी*,
 नबाँड्नुहोस्*, नबताउनुहोस्*, नदिनुहोस्*, सेयर नगर्नुहोस्*, साझा नगर्नुहोस्*, कसैलाई*, कसैसँग*, अनुरोध नगर्नु*,
 अनुरोध गर्नु*, तपाईं होइन*, बेवास्ता*, ध्यान नदिनुहोस्*
entering:
 कपी गर्नुहोस्, पेस्ट गर्नुहोस्, भर्नुहोस्, हालेर, प्रविष्ट गर*, टाइप गर*, लेख्नु*, हाल्*, राख्नु*, प्रयोग गर*
otherCodes:
 बैठक id*, बैठक आईडी*, बैठक आइडी*, मिटिङ id*, अनलाइन बैठक*,
 छुट कोड*, छुट*, प्रोमो कोड*, कुपन*, भौचर*, गिफ्ट कार्ड*, उपहार कार्ड*, रेफरल कोड*, निमन्त्रणा कोड*, हुलाक कोड*,
 पोस्टल कोड*, खाता नम्बर*, कार्ड नम्बर*, ग्राहक नम्बर*, सदस्यता नम्बर*, अर्डर*, अर्डर नम्बर*, बिजक*, बीजक*, बिल*,
 रसिद*, कारोबार नम्बर*, सन्दर्भ*, सन्दर्भ नम्बर*, बुकिङ*, बुकिङ नम्बर*, आरक्षण*, pnr,
 उडान*, सिट*, कोठा*, ट्र्याकिङ*, पार्सल*, डेलिभरी*, बैठक*, मिटिङ*, मिटिङ आईडी*, वाइफाइ पासवर्ड*, वाइ-फाइ पासवर्ड*,
 त्रुटि*, त्रुटि कोड*, क्युआर कोड*, बारकोड*, उत्पादन कोड*, सिरियल नम्बर*, मोबाइल नम्बर*, फोन*, रकम*, जम्मा*, मूल्य*,
 रु., टिकट*, गुनासो नम्बर*, संस्करण*
expiry:
 {n} मान्य, {n} भित्र, {n} पछि, {n} सम्म, {n} मात्र, {n}मा समाप्त
minutes:
 मिनेट, मिनेटसम्म, मिनेटमा, मिनेटभित्र
hours:
 घण्टा, घन्टा, घण्टासम्म, घण्टामा
days:
 दिन
links:
 हो, हो:, यो हो, तपाईंको, तपाईँको, लागि, छ
"""#
        ),
        (
            "nl",
            #"""
codeNames:
 verwijdercode*, verwijderingscode*, ondertekencode*, ondertekeningscode*
 eenmalig wachtwoord, eenmalige toegangscode, eenmalige inlogcode, eenmalige verificatiecode, tijdelijke code,
 tijdelijk wachtwoord, tijdelijke inlogcode, resetcode, reset-code, code voor eenmalig gebruik, sms-code, sms code,
 smscode, tan-code, tancode, tweestapscode, 2fa-code, tweefactorcode, code om in te loggen,
 code om je aan te melden, code om uw, code om je e-mail, verificatie code, bevestigings code,
 code voor verificatie, e-mailcode, otp-code, 6-cijferige code, zescijferige code, viercijferige code,
 cijferige code
 (verificatie, bevestigings, beveiligings, veiligheids, toegangs, inlog, aanmeld, login, activatie, activerings,
 activeer, authenticatie, autorisatie, herstel, ontgrendel, registratie, identificatie, validatie, controle,
 verificatie-, bevestigings-, inlog-, beveiligings-, login-)(
 code, codes, pin, pincode, token)
 (eenmalige) (code, codes, pin, pincode, token)
 (verificatie, verificatie-)(wachtwoord, sleutel)
 (eenmalige) (wachtwoord, sleutel)
 (koppel, toegangs, aanmeld, inlog, herstel, nood, eenmalige )(sleutel, woord)
 tijdelijk wachtwoord, eenmalig wachtwoord, koppelcode, herstelcode, noodcode
 controlegetal, controlecijfers, beveiligingscijfers, verificatiecijfers, verificatiegetal, verificatienummer,
 tijdelijk paswoord, eenmalig paswoord, voorlopig wachtwoord, tijdelijke pincode, herstelzin, ondertekencode,
 reservecodes
codeWords:
 code, codes, *code, pincode, wachtwoord, *wachtwoord, toegangscijfers, cijfercode
 paswoord, wachtzin, cijferreeks, cijfercombinatie, tekenreeks, zes cijfers, volgende cijfers
intent:
 ondertekenen, onderteken, elektronische handtekening
 bevestigen, bevestig, verifieren, inloggen, log in, aanmelden, koppelen, koppel, eenmalig, een keer, verloopt,
 geldig, niet aangevraagd, niet zelf, nieuw apparaat, herstellen, opnieuw instellen, niemand, deel deze,
 in te loggen, aan te melden, aanmelding, aanmeldpoging, inlogpoging, bevestig je, bevestig uw, te bevestigen,
 bevestiging van je, e-mailadres bevestigen, identiteit, verifieer, verificatie, authenticatie, tweestapsverificatie,
 tweefactorauthenticatie, twee-factor, tweefactor, in twee stappen, activeren, activeer, activatie,
 wachtwoord vergeten, wachtwoord opnieuw, wachtwoord te resetten, wachtwoord resetten, wachtwoord wijzigen,
 wachtwoord herstellen, registreren, registratie, account aanmaken, account aan te maken, je account, uw account,
 onbekend apparaat, nieuwe apparaat, vervalt, is geldig, geldig tot, minuten geldig, blijft geldig,
 voer deze code in, voer de code in, voer de volgende code in, vul deze code in, vul de code in,
 vul de volgende code in, gebruik deze code, gebruik de code, gebruik de volgende code, gebruik de onderstaande code,
 onderstaande code, volgende code, code in te voeren, code invoeren, deel deze code, deel deze code nooit,
 met niemand, niet met anderen, met anderen delen, niemand anders, nooit om deze code, niet geprobeerd,
 heb je dit niet, heeft u dit niet, geen aanvraag, was jij dit niet, negeren, negeer, nooit naar je, veilig te houden
 wordt ongeldig, houd hem voor jezelf, niet door jou, niet door u
entering:
 tik, tik in, gebruik, gebruikt u, invoeren, invullen, in te vullen, in te voeren, intypen, in te typen, neem over,
 geef, overtypen, tikken, kopieer*, typ, type, typt u, voer, vul, vult u, plak, toets, kopieer
 voorlezen, lees voor, vraagt om, wordt gevraagd, hiermee log je in, hiermee logt u in, hiermee meld je je aan,
 hiermee bevestig je, hiermee bevestigt u, daarmee log je in, geeft toegang tot je account, opent uw account
inSubject:
 in het onderwerp van dit, in de onderwerpregel, zie onderwerp
otherCodes:
 kortingscode*, kortingsbon, actiecode*, promotiecode*, promocode*, couponcode*, vouchercode*, voucher, waardebon,
 cadeaucode*, cadeaubon, cadeaukaart, uitnodigingscode*, spaarcode*, vriendencode*, postcode*, postbus, netnummer,
 landcode*, landnummer, rekeningnummer, rekeningnr, bankrekening, iban, bic, betalingskenmerk, betaalkenmerk,
 kenmerk, ons kenmerk, kaartnummer, eindigend op, eindigt op, creditcard, btw-nummer, btw nummer, kvk, kvk-nummer,
 kvk-nr, bsn, burgerservicenummer, klantnummer, klantnr, klant-id, klantcode*, relatienummer, debiteurnummer,
 lidnummer, lidmaatschapsnummer, personeelsnummer, studentnummer, polisnummer, contractnummer, dossiernummer,
 zaaknummer, schadenummer, bestelling, bestelnummer, bestelnr, bestel-id, ordernummer, ordernr, order-id, factuur,
 factuurnummer, factuurnr, factuurbedrag, bonnummer, kassabon, pakbon, transactienummer, transactie-id,
 transactiecode*, referentie, referentienummer, referentiecode*, ref, meldingsnummer, ticketnummer, ticket,
 tickets, ticketcode*, boeking, boekingsnummer, boekingscode*, boekingsreferentie, reservering, reserveringsnummer,
 reserveringscode*, vlucht, vluchtnummer, treinnummer, spoor, kamernummer, zending, zendingsnummer, trackingcode*,
 track & trace, track & trace-code*, track-and-trace-code*, track en trace, tracktracecode*, trackingnummer,
 pakket, pakketnummer, afhaalcode*, ophaalcode*, bezorgcode*, vergadering-id, vergader-id, meeting-id,
 toegangscode voor de vergadering, inbelnummer, inbelcode*, wifi-wachtwoord, wifiwachtwoord, wifi-code*, wifi,
 netwerksleutel, deurcode*, foutcode*, foutnummer, foutmelding, statuscode*, exitcode*, afsluitcode*, broncode*,
 programmacode*, qr-code*, qr code*, barcode*, streepjescode*, kleurcode*, dresscode*, artikelnummer, artikelnr,
 productcode*, productnummer, productsleutel, licentiesleutel, licentiecode*, serienummer, modelnummer,
 deelnemersnummer, deelnemerscode*, deelnamecode*, enquete, onderzoek, lotnummer, startnummer, kenteken,
 meternummer, meterstand, telefoon, telefoonnummer, tel, mobiel, mobiele nummer, doorkiesnummer, fax, faxnummer,
 bedrag, totaalbedrag, tegoed, straatnaam, versienummer
 bij de kassa, aan de kassa, in je winkelwagen, in je winkelmandje, bij het afrekenen, verzilver*, inwisselen,
 inwisselbaar, coupon*, kortingsbonnen, cadeaubonnen, tegoedbon*, klantenkaart*, bonuskaart*, spaarkaart*,
 lockercode*, kluiscode*, kluisnummer*, pakketautomaat, afhaalnummer*, poortcode*, hekcode*, voordeurcode*,
 sleutelkluis*, sleutelkastje*, kamercode*, parkeercode*, parkeerkaart*, slagboom*, afspraaknummer*, tafelnummer*,
 evenementcode*, vergadercode*, vergaderwachtwoord*, conferentiecode*, netwerkwachtwoord*, licentienummer*,
 batchnummer*, enquetecode*, prijsvraag*
expiry:
 geldig voor {n}, {n} geldig, geldig gedurende {n}, verloopt over {n}, verloopt na {n}, verloopt binnen {n},
 vervalt over {n}, vervalt na {n}, binnen {n}, over {n}, na {n}, nog {n}, de komende {n}, komende {n},
 gedurende {n}, slechts {n}, maximaal {n}
past:
 {n} geleden
minutes:
 minuut, minuten, min
hours:
 uur, uren, u
days:
 dag, dagen
links:
 is, luidt, is je, is uw, is jouw, als, voor, is als volgt
"""#
        ),
        (
            "pa",
            #"""
codeNames:
 ਓਟੀਪੀ, 6 ਅੰਕਾਂ ਦਾ ਕੋਡ, 6-ਅੰਕੀ ਕੋਡ, ਛੇ ਅੰਕਾਂ ਦਾ ਕੋਡ, ਅੰਕਾਂ ਦਾ ਕੋਡ
 (ਪੁਸ਼ਟੀਕਰਨ, ਪੁਸ਼ਟੀ, ਤਸਦੀਕੀ, ਤਸਦੀਕ, ਵੈਰੀਫਿਕੇਸ਼ਨ, ਸੁਰੱਖਿਆ, ਲੌਗਇਨ, ਲਾਗਇਨ, ਲੌਗ ਇਨ, ਲਾਗਿਨ, ਸਾਈਨ ਇਨ, ਸਾਈਨ-ਇਨ,
 ਪ੍ਰਮਾਣੀਕਰਨ, ਪਹੁੰਚ, ਐਕਸੈਸ, ਸਰਗਰਮੀ, ਐਕਟੀਵੇਸ਼ਨ, ਵਨ-ਟਾਈਮ, ਵਨ ਟਾਈਮ, ਇੱਕ ਵਾਰ ਦਾ, ਇੱਕ-ਵਾਰੀ, ਅਸਥਾਈ, ਆਰਜ਼ੀ, ਰੀਸੈੱਟ, ਰੀਸੈਟ,
 ਪਾਸਵਰਡ ਰੀਸੈੱਟ, ਰਜਿਸਟ੍ਰੇਸ਼ਨ, ਓਟੀਪੀ, ਗੁਪਤ) (
 ਕੋਡ, ਪਿੰਨ)
 (ਵਨ-ਟਾਈਮ, ਵਨ ਟਾਈਮ, ਇੱਕ ਵਾਰ ਦਾ, ਇੱਕ-ਵਾਰੀ, ਅਸਥਾਈ, ਆਰਜ਼ੀ, ਓਟੀਪੀ) (ਪਾਸਵਰਡ)
codeWords:
 ਕੋਡ, ਕੋਡ ਹੈ, ਤੁਹਾਡਾ ਕੋਡ, ਪਾਸਵਰਡ
intent:
 ਲੌਗਇਨ, ਲਾਗਇਨ, ਲੌਗ ਇਨ, ਸਾਈਨ ਇਨ, ਪੁਸ਼ਟੀ ਕਰੋ, ਪੁਸ਼ਟੀ ਕਰਨ, ਤਸਦੀਕ, ਤਸਦੀਕ ਕਰੋ, ਤਸਦੀਕ ਕਰਨ, ਪੁਸ਼ਟੀਕਰਨ, ਪਛਾਣ, ਪ੍ਰਮਾਣੀਕਰਨ,
 ਦੋ-ਪੜਾਵੀ, ਦੋ-ਕਾਰਕ, ਸਰਗਰਮ ਕਰਨ, ਪਾਸਵਰਡ ਰੀਸੈੱਟ, ਪਾਸਵਰਡ ਰੀਸੈਟ, ਪਾਸਵਰਡ ਭੁੱਲ, ਨਵਾਂ ਪਾਸਵਰਡ, ਪਾਸਵਰਡ ਬਦਲ*, ਰਜਿਸਟਰ,
 ਰਜਿਸਟ੍ਰੇਸ਼ਨ, ਖਾਤਾ ਬਣਾਉਣ, ਤੁਹਾਡੇ ਖਾਤੇ, ਤੁਹਾਡਾ ਖਾਤਾ, ਆਪਣੇ ਖਾਤੇ, ਨਵੇਂ ਡੀਵਾਈਸ, ਮਿਆਦ, ਸਮਾਪਤ ਹੋ, ਵੈਧ ਹੈ, ਵੈਧ,
 ਕੋਡ ਦਾਖਲ ਕਰੋ, ਕੋਡ ਦਰਜ ਕਰੋ, ਇਹ ਕੋਡ, ਇਸ ਕੋਡ, ਹੇਠਾਂ ਦਿੱਤਾ ਕੋਡ, ਕੋਡ ਦੀ ਵਰਤੋਂ, ਸਾਂਝਾ ਨਾ ਕਰੋ, ਸਾਂਝਾ ਨਾ, ਕਿਸੇ ਨਾਲ,
 ਕਿਸੇ ਨੂੰ, ਬੇਨਤੀ ਨਹੀਂ ਕੀਤੀ, ਤੁਸੀਂ ਨਹੀਂ, ਅਣਡਿੱਠ, ਨਜ਼ਰਅੰਦਾਜ਼
entering:
 ਭਰੋ, ਪਾਓ, ਕਾਪੀ ਕਰੋ, ਪੇਸਟ ਕਰੋ, ਦਰਜ ਕਰ*, ਲਿਖ*, ਟਾਈਪ ਕਰ*, ਵਰਤ*
otherCodes:
 ਪ੍ਰੋਮੋ ਕੋਡ, ਛੋਟ ਕੋਡ, ਡਿਸਕਾਊਂਟ ਕੋਡ, ਕੂਪਨ, ਕੂਪਨ ਕੋਡ, ਵਾਊਚਰ, ਗਿਫਟ ਕਾਰਡ, ਰੈਫਰਲ ਕੋਡ, ਪਿੰਨ ਕੋਡ:, ਪੋਸਟਲ ਕੋਡ, ਡਾਕ ਕੋਡ,
 ਦੇਸ਼ ਕੋਡ, ਖਾਤਾ ਨੰਬਰ, ਕਾਰਡ ਨੰਬਰ, ਗਾਹਕ ਨੰਬਰ, ਪਾਲਿਸੀ ਨੰਬਰ, ਸ਼ਿਕਾਇਤ ਨੰਬਰ, ਕੇਸ ਨੰਬਰ, ਟਿਕਟ, ਟਿਕਟ ਨੰਬਰ, ਆਰਡਰ, ਆਰਡਰ ਨੰਬਰ,
 ਇਨਵੌਇਸ, ਬਿੱਲ ਨੰਬਰ, ਰਸੀਦ, ਰਸੀਦ ਨੰਬਰ, ਲੈਣ-ਦੇਣ ਆਈਡੀ, ਹਵਾਲਾ ਨੰਬਰ, ਬੁਕਿੰਗ, ਬੁਕਿੰਗ ਨੰਬਰ, ਰਿਜ਼ਰਵੇਸ਼ਨ, ਪੀਐਨਆਰ, ਉਡਾਣ,
 ਫਲਾਈਟ, ਸੀਟ, ਕਮਰਾ, ਟਰੈਕਿੰਗ ਨੰਬਰ, ਪਾਰਸਲ, ਮੀਟਿੰਗ ਆਈਡੀ, ਵਾਈ-ਫਾਈ ਪਾਸਵਰਡ, ਗਲਤੀ ਕੋਡ, ਤਰੁੱਟੀ ਕੋਡ, ਸਰੋਤ ਕੋਡ, qr ਕੋਡ,
 ਬਾਰਕੋਡ, ਉਤਪਾਦ ਕੋਡ, ਸੀਰੀਅਲ ਨੰਬਰ, ਸਰਵੇਖਣ, ਫ਼ੋਨ, ਫੋਨ, ਫ਼ੋਨ ਨੰਬਰ, ਮੋਬਾਈਲ ਨੰਬਰ, ਫੈਕਸ, ਰਕਮ, ਕੁੱਲ, ਬਕਾਇਆ, ਕੀਮਤ, ਰੁਪਏ,
 ਸੰਸਕਰਣ
expiry:
 {n} ਲਈ ਵੈਧ, {n} ਤੱਕ ਵੈਧ, {n} ਵਿੱਚ ਸਮਾਪਤ, {n} ਵਿੱਚ, {n} ਦੇ ਅੰਦਰ, {n} ਲਈ, {n} ਬਾਅਦ, ਅਗਲੇ {n}
minutes:
 ਮਿੰਟ, ਮਿੰਟਾਂ
hours:
 ਘੰਟਾ, ਘੰਟੇ, ਘੰਟਿਆਂ
days:
 ਦਿਨ, ਦਿਨਾਂ
links:
 ਹੈ, ਹੈ:, ਤੁਹਾਡਾ, ਲਈ
"""#
        ),
        (
            "pl",
            #"""
codeNames:
 jednorazowy kod, jednorazowego kodu, jednorazowym kodem, jednorazowe haslo, jednorazowe haslo,
 jednorazowego hasla, tymczasowy kod, tymczasowe haslo, kod sms, smskod, kod z sms, kod z sms-a, haslo sms,
 kod 6-cyfrowy, 6-cyfrowy kod, szesciocyfrowy kod, 6-cyfrowego kodu, szesciocyfrowego kodu, 4-cyfrowy kod,
 czterocyfrowy kod, kod do zalogowania, kod do weryfikacji, kod do potwierdzenia, kod do resetowania,
 kod do zmiany hasla, kod 2fa, kod otp, kod blik do, kod uwierzytelnienia dwuskladnikowego, kod 3d secure
 (kod, kodu, kodem, kody, pin, token) (
 weryfikacyjn*, weryfikacji, potwierdzajac*, potwierdzenia, bezpieczenstwa, zabezpieczajac*, dostepu, dostepow*,
 logowania, do logowania, uwierzytelniajac*, uwierzytelniania, uwierzytelnienia, autoryzacyjn*, autoryzacji,
 autoryzujac*, aktywacyjn*, aktywacji, aktywujacy, jednorazow*, tymczasow*, resetowania, resetu, resetujac*,
 odzyskiwania, rejestracyjn*, rejestracji, identyfikacyjn*, odblokowujac*, dwuetapow*, dynamiczn*)
 (haslo, haslo, hasla, haslem) (weryfikacyjn*, weryfikacji, jednorazow*, tymczasow*, dynamiczn*)
 (klucz, klucza) (dostepu, logowania, parowania, jednorazowy, jednorazowego, odzyskiwania, tymczasowy, zapasowy)
 (haslo, hasla) (jednorazowe, jednorazowego, tymczasowe, tymczasowego, startowe)
 kod parowania, kod zapasowy, kod awaryjny
 osmiocyfrowy kod, 8-cyfrowy kod, kody zapasowe, kodu zapasowego, numer weryfikacyjny, numeru weryfikacyjnego
 (kod, kodu, kodem, haslo, hasla, haslem) (3-d secure, 3d-secure, z wiadomosci sms)
 (kod, kodu, kodem) (sprawdzajac*, zatwierdzajac*, jednokrotnego uzytku, pierwszego logowania, z e-maila, z maila,
 do parowania, do autoryzacji, do podpisania)
 (kod, kodu) (czterocyfrow*, szesciocyfrow*, osmiocyfrow*)
 (haslo, hasla) (3d secure, jednokrotnego uzytku, autoryzacyjn*, do pierwszego logowania)
codeWords:
 kod, kodu, kodem, kody, twoj kod, kod pin, pinu, haslo, haslo, haslem
 cyfry, cyfr, cyframi, ciag cyfr, ciag znakow, kombinacja, kombinacje, znaki, sekwencje, klucz, hasla
intent:
 podpisac, podpisania, podpis elektroniczny
 potwierdz, potwierdzic, potwierdzenie, zaloguj, zalogowac, logowanie, logowania, sparowac, polaczyc, jednorazow*,
 tylko raz, wazny, wazne przez, wygasa, wygasnie, to nie ty, nie prosiles, nie prosilas, nowe urzadzenie, odzyskac,
 nikomu, zaloguj sie, zalogowania, proba logowania, probe logowania, potwierdz swoj, potwierdz adres,
 potwierdzic adres, potwierdzenia, weryfikacja, weryfikacji, weryfikacje, weryfikowac, zweryfikuj, zweryfikowac,
 tozsamosc, tozsamosci, uwierzytelnic, uwierzytelnianie, uwierzytelniania, uwierzytelnienie, dwuskladnikow*,
 dwuetapow*, dwustopniow*, autoryzacja, autoryzacji, aktywuj, aktywowac, aktywacja, aktywacji, zresetowac, zresetuj,
 resetowanie, resetowania hasla, nie pamietasz hasla, zapomniales hasla, nowe haslo, zmiana hasla, zmienic haslo,
 zmiany hasla, rejestracja, rejestracji, rejestracje, zarejestrowac, zalozyc konto, utworzyc konto, utworzenia konta,
 tworzenie konta, twoje konto, twojego konta, twoim koncie, nowego urzadzenia, nieznane urzadzenie,
 nieznanego urzadzenia, straci waznosc, wazny przez, jest wazny, waznosc, wpisz kod, wpisz ten kod,
 wpisz ponizszy kod, wprowadz kod, wprowadz ten kod, wprowadz ponizszy kod, wprowadz nastepujacy kod, podaj kod,
 przepisz kod, uzyj kodu, uzyj tego kodu, uzyj ponizszego kodu, skorzystaj z kodu, ponizszy kod, ponizszego kodu,
 nastepujacy kod, nie udostepniaj, nie podawaj, nie przekazuj, nie ujawniaj, nigdy nie poprosimy, nigdy nie prosimy,
 nie inicjowal*, nie zlecal*, to nie byl*, nie probowal*, nie logowal*, zignoruj, zignorowac
 przestanie dzialac, traci waznosc, utraci waznosc, dziala tylko raz, nie prosili panstwo, to nie panstwo,
 nie prosil*
entering:
 podac, uzyc, wklep, wprowadz*, wprowadz*, skopiuj*, wklej*, uzyj*, podaj*, wstuka*, wpisz*, przepisz*
 wpisac, wpisujac, przepisac, przepisujac, wystukaj, podyktuj, odczytaj, potwierdz kodem, poprosi o, zapyta o,
 zalogujesz sie, umozliwia zalogowanie, umozliwi zalogowanie, sluzy do zalogowania, sluzy do potwierdzenia,
 dokoncz logowanie, dokonczyc logowanie, odblokuje konto, potwierdzisz nim
inSubject:
 (w temacie, w tytule) (wiadomosci, tej wiadomosci, maila, tego maila, e-maila, tego e-maila)
otherCodes:
 kod promocyjn*, kodu promocyjn*, kod rabatow*, kodu rabatow*, kody rabatow*, kod znizkow*, kuponu, kupon,
 kod kuponu, kod podarunkow*, karta podarunkowa, karty podarunkowej, bon podarunkowy, voucher, kod polecajac*,
 kod polecenia, kod zaproszenia, kod pocztow*, kodu pocztow*, skrytka pocztowa, numer kierunkowy, kod kraju,
 kod swift, kod banku, iban, bic, numer konta, numer rachunku, nr konta, nr rachunku, rachunek bankowy,
 rachunku bankowego, numer karty, karty konczacej sie, konczacy sie na, konczacej sie, nip, regon, krs, pesel,
 numer klienta, nr klienta, kod klienta, id klienta, numer abonenta, numer polisy, nr polisy, polisa, numer umowy,
 nr umowy, umowa nr, numer sprawy, nr sprawy, sygnatura, numer szkody, numer zgloszenia, zgloszenie, zgloszenie nr,
 nr zgloszenia, numer zamowienia, nr zamowienia, zamowienie, zamowienia, zamowienie nr, kod zamowienia, faktura,
 faktury, faktura nr, numer faktury, nr faktury, paragonu, numer paragonu, potwierdzenie nr, numer transakcji,
 nr transakcji, id transakcji, kod transakcji, numer referencyjny, nr ref, referencje, tytul przelewu, tytulem,
 bilet, biletu, numer biletu, kod biletu, rezerwacja, rezerwacji, numer rezerwacji, nr rezerwacji, kod rezerwacji,
 numer lotu, pociag, wagon, numer przesylki, nr przesylki, przesylka, przesylki, numer sledzenia, kod sledzenia,
 list przewozowy, numer listu przewozowego, numer paczki, paczka, paczki, kod odbioru, kodu odbioru, kod nadania,
 paczkomat, paczkomacie, identyfikator spotkania, id spotkania, kod dostepu do spotkania, numer konferencji,
 haslo do wi-fi, haslo wi-fi, haslo wifi, wi-fi, kod do drzwi, kod do furtki, kod do domofonu, domofon, kod bledu,
 kodu bledu, komunikat bledu, kod stanu, kod wyjscia, kod powrotu, kod odpowiedzi, kod zrodlow*, kodu zrodlow*,
 kod qr, kodu qr, kod kreskow*, kody kreskow*, kod koloru, kodeks, kod produktu, kod towaru, kod artykulu,
 klucz produktu, klucz licencyjny, numer seryjny, nr seryjny, numer modelu, numer rejestracyjny, nr rejestracyjny,
 numer uczestnika, kod uczestnika, ankieta, badanie, loteria, licznik, numer licznika, telefon, tel, tel.,
 numer telefonu, nr telefonu, numeru telefonu, komorka, infolinia, faks, fax, kwota, kwote, kwoty, numer wersji,
 numer wniosku
 kodem rabatow*, kodem promocyjn*, kodem znizkow*, kody promocyjn*, kody znizkow*, kodu podarunkow*, kod na zakupy,
 kod na rabat, kod bonu, numer bonu, kod vouchera, karte podarunkowa, przy kasie, w koszyku, zrealizuj kod,
 kod lojalnosciow*, karta lojalnosciowa, karty lojalnosciowej, karty stalego klienta, numer czlonkowski,
 kod do bramy, kod do szafki, kod do skrytki, numer skrytki, kod do skrzynki, kod do klatki, kod do mieszkania,
 kod do apartamentu, kod do sejfu, kod do szlabanu, miejsca parkingowego, pin spotkania, haslo spotkania,
 haslo do sieci, klucz licencji, numer licencji, kod licencyjny, kod e-recepty, numer ppe, kod konkursow*
expiry:
 wazny przez {n}, wazne przez {n}, wazny jest przez {n}, wazny {n}, wygasa za {n}, wygasnie za {n}, wygasa po {n},
 wygasnie po {n}, wygasa w ciagu {n}, wygasnie w ciagu {n}, straci waznosc za {n}, straci waznosc po {n},
 traci waznosc po {n}, w ciagu {n}, w ciagu najblizszych {n}, przez {n}, przez najblizsze {n}, za {n}, po {n},
 tylko {n}, aktywny przez {n}, termin waznosci {n}, najblizsze {n}
past:
 {n} temu
minutes:
 minuta, minuty, minut, minute, minutach, min
hours:
 godzina, godziny, godzin, godzine, godz
days:
 dzien, dni, dnia, doba, doby
links:
 to, to:, jest, do, dla, jako, brzmi
"""#
        ),
        (
            "pt",
            #"""
codeNames:
 codigo de exclusao, codigo de eliminacao, codigo de assinatura
 codigo otp, codigo sms, codigo de 6 digitos, codigo de seis digitos, codigo de 4 digitos,
 codigo de quatro digitos, codigo de 5 digitos, codigo de 8 digitos, codigo para entrar,
 codigo para iniciar sessao, codigo para acessar, codigo para confirmar, codigo para verificar,
 codigo enviado por sms, codigo secreto, codigo pessoal, codigo de conta, codigo de dispositivo, codigo 2fa,
 codigo token, codigo para redefinir, codigo para repor, codigo de reposicao, codigo multibanco, codigo 3d secure,
 codigo de pagamento
 (codigo, codigo, codigos, pin, token) (
 de verificacao, de confirmacao, de seguranca, de acesso, de autenticacao, de autorizacao, de ativacao,
 de activacao, de login, de inicio de sessao, de identificacao, de validacao, de redefinicao, de recuperacao,
 de desbloqueio, de uso unico, de utilizacao unica, temporario, temporaria, provisorio, provisoria, unico, unica,
 descartavel, dinamica, dinamico, de cadastro, de registo, de registro, de dois fatores, de entrada)
 (senha, chave, palavra-passe, palavra passe) (
 de verificacao, de uso unico, de utilizacao unica, temporario, temporaria, provisorio, provisoria, unico, unica,
 descartavel, dinamica, dinamico)
 (numero) (de verificacao, de confirmacao, de seguranca)
 (chave, palavra, frase) (de acesso, de emparelhamento, de pareamento, de vinculacao, de recuperacao, de uso unico, de utilizacao unica, temporaria, provisoria, de verificacao, de entrada)
 (senha, palavra-passe) (temporaria, provisoria, de uso unico, de utilizacao unica)
 chave de confirmacao, numero de autenticacao, digitos de seguranca, digitos de verificacao, contrassenha, token sms,
 codigo itoken
 (codigo, codigos) (de backup, de vinculacao, de emparelhamento, de pareamento, de assinatura)
 (senha, palavra-passe) (inicial)
codeWords:
 codigo, codigos, senha, palavra-passe, codigo de pagamento, palavra passe, codigo pin, o codigo, seu codigo,
 teu codigo
 seis digitos, estes digitos, esses digitos, seis algarismos, combinacao numerica, sequencia de caracteres
intent:
 assinar, assinatura eletronica, assinatura eletronica, assinatura digital
 confirmar, confirme, confirmacao do seu, confirmacao de correio, verificar, verifique, validar, validacao, aceder,
 acesso, entrar, vincular, emparelhar, uso unico, uma unica vez, uma vez so, expira, vence, valido, valida,
 nao foi voce, nao fez este pedido, nao solicitou, novo dispositivo, recuperar, redefinir, repor, ninguem,
 nao partilhe, nao compartilhe, primeiro acesso, entrar na sua conta, entrar na conta, fazer login, faca login,
 faz login, iniciar sessao, inicie sessao, inicia sessao, inicio de sessao, tentativa de login, acessar sua conta,
 aceder a sua conta, aceder a conta, acesso a sua conta, confirmar seu, confirmar o seu, confirme seu,
 confirme o seu, confirme a sua, confirme sua, confirma o teu, confirmar que, confirmar sua, confirmar a sua,
 verificar seu, verificar o seu, verificar a sua, verificar sua, verifique seu, verifique o seu, verifique sua,
 verificar que, verificar se, verificacao, validar o seu, validar seu, valide o seu, sua identidade, tua identidade,
 identidade, e voce, foi voce, autenticar, autenticacao, dois fatores, duas etapas, em dois passos, dois passos,
 ativar sua, ativar a sua, ative sua, ative a sua, ativacao, activacao, redefina, redefinicao, repor a palavra-passe,
 repor a sua, reposicao, recuperar sua, recuperar a sua, recuperacao, esqueceu sua, esqueceu a sua, nova senha,
 nova palavra-passe, alterar sua senha, alterar a sua, trocar a senha, cadastrar, cadastro, registar, registrar-se,
 criar sua conta, criar a sua conta, criar uma conta, concluir o cadastro, concluir seu cadastro, concluir o registo,
 sua conta, tua conta, dispositivo desconhecido, dispositivo confiavel, dispositivo de confianca, expirara, e valido,
 valido por, valida por, valido durante, valido ate, digite este codigo, digite o codigo, digite o seguinte codigo,
 insira este codigo, insira o codigo, insira o seguinte codigo, introduza este codigo, introduza o codigo,
 introduza o seguinte codigo, informe o codigo, informe este codigo, escreva o codigo, use este codigo, use o codigo,
 use o seguinte codigo, usa este codigo, utilize este codigo, utilize o codigo, utilize o seguinte codigo,
 utiliza este codigo, seguinte codigo, codigo a seguir, codigo abaixo, codigo seguinte, nao compartilhar,
 nunca compartilhe, nao partilhes, nunca partilhe, nao divulgue, nao informe, nao forneca, nao encaminhe,
 com ninguem, a ninguem, nunca pedir, nunca pediremos, nunca solicitar, nunca lhe pedir, nao pediu, nao fez esta,
 nao fez essa, nao realizou, nao tentou, nao foste tu, nao reconhece, ignore este, ignore esta, ignorar este,
 ignorar esta, pode ignorar, desconsidere, desconsiderar
 deixa de funcionar, perde a validade, so funciona uma vez, guarde-o para si
entering:
 informe, informar
 introduza, introduzir, introduz, introduzindo, insira, inserir, insere, inserindo, digite, digita, digitar, copie,
 copia, copiar, colar, usar, utilize, utiliza, utilizar, informar, escreva, escreve, escrever, coloque, preencha,
 preencher, indique, digite-o, insira-o, introduza-o, copie-o, cole-o, use-o, utilize-o, digitando, digita-lo,
 inseri-lo, introduzi-lo, cole o codigo, use o codigo, use este codigo, use a senha, informe o codigo,
 marque o codigo
 forneca, transcreva, sera solicitado, permite entrar, da acesso a sua conta, desbloqueia a sua conta,
 autoriza o pagamento
inSubject:
 no assunto deste, no assunto desta, na linha de assunto
otherCodes:
 codigo de autorizacao do pagamento
 codigo promocional, codigo de promocao, codigo de desconto, codigo desconto, cupom, cupons, codigo do cupom,
 cupom de desconto, cupao, codigo de cupao, codigo de oferta, vale-presente, vale presente, cartao-presente,
 cartao presente, cartao-oferta, codigo-presente, codigo de presente, vale de desconto, codigo de convite,
 codigo de indicacao, codigo de referencia, codigo de resgate, codigo postal, cep, caixa postal, codigo do pais,
 codigo de area, ddd, indicativo, codigo do banco, agencia, conta corrente, codigo swift, nib, iban, bic,
 numero da conta, conta bancaria, chave pix, pix, linha digitavel, codigo de barras, nosso numero, boleto,
 numero do boleto, referencia multibanco, cartao terminado, cartao com final, final do cartao, terminado em,
 terminada em, com final, termina em, numero do cartao, cnpj, cpf, nif, contribuinte, nº de contribuinte,
 inscricao estadual, atcud, numero de cliente, numero do cliente, nº de cliente, codigo do cliente,
 codigo de cliente, id do cliente, numero de socio, matricula, numero de matricula, numero do contrato,
 numero de contrato, apolice, numero da apolice, processo nº, numero do processo, protocolo, numero de protocolo,
 nº de protocolo, protocolo de atendimento, numero do chamado, pedido, numero do pedido, nº do pedido, pedido nº,
 pedido n.º, numero de pedido, codigo do pedido, encomenda, numero da encomenda, numero de encomenda,
 ordem de compra, ordem de servico, numero da compra, factura, numero da fatura, fatura n.º, nº da fatura,
 nota fiscal, nf-e, nfe, chave de acesso da nf, recibo, numero do recibo, comprovante, numero da transacao,
 id da transacao, codigo da transacao, codigo de transacao, numero de autorizacao, referencia,
 numero de referencia, referencia de pagamento, ref., ticket, numero do ticket, bilhete, numero do bilhete,
 ingresso, ingressos, reserva, numero da reserva, numero de reserva, codigo de reserva, codigo da reserva,
 localizador, codigo localizador, voo, numero do voo, comboio, assento, portao, codigo de rastreio,
 codigo de rastreamento, numero de rastreio, numero de rastreamento, rastreamento, rastreio, envio,
 numero de envio, pacote, codigo de retirada, codigo de recolha, codigo de levantamento, codigo de entrega,
 codigo do objeto, id da reuniao, codigo de acesso da reuniao, senha da reuniao, palavra-passe da reuniao,
 numero da reuniao, senha do wi-fi, senha do wifi, senha wifi, palavra-passe do wi-fi, wi-fi, codigo da porta,
 codigo de erro, codigo do erro, codigo de status, codigo de estado, codigo de resposta, codigo de saida,
 codigo de retorno, mensagem de erro, codigo fonte, codigo-fonte, codigo aberto, codigo qr, qr code,
 codigo de cores, codigo de vestimenta, codigo de conduta, codigo civil, codigo penal, codigo do produto,
 codigo de produto, codigo do artigo, referencia do produto, chave de produto, chave do produto, chave de licenca,
 numero de licenca, numero de serie, numero do modelo, numero de participante, codigo de participacao, pesquisa,
 inquerito, estudo, sorteio, numero da sorte, contador, telefone, tel, tel., numero de telefone, celular,
 telemovel, numero de telemovel, fax, extensao, numero da versao
 no carrinho, ao finalizar a compra, ao finalizar sua compra, no checkout, codigos de desconto, codigos promocionais,
 codigo promo, vale-compras, vale-desconto, vale-oferta, cheque-oferta, cartoes-presente, voucher,
 codigo de campanha, codigo da oferta, cartao de fidelidade, cartao fidelidade, numero de fidelidade,
 numero de associado, codigo do cacifo, codigo do armario, codigo do locker, numero do cacifo, codigo da portaria,
 codigo do predio, codigo do edificio, cofre de chaves, caixa de chaves, codigo do estacionamento, codigo do parque,
 lugar de estacionamento, numero da consulta, codigo do evento, codigo do participante, pin da reuniao,
 codigo da conferencia, senha da rede, chave da rede, codigo de licenca, numero do lote
expiry:
 valido por {n}, valida por {n}, valido durante {n}, valida durante {n}, expira em {n}, expirara em {n},
 expira apos {n}, vence em {n}, durante {n}, dentro de {n}, em {n}, em ate {n}, nos proximos {n}, proximos {n},
 proximas {n}, por {n}, apos {n}, validade de {n}, no prazo de {n}, apenas {n}
past:
 faz {n}, {n} atras
minutes:
 minuto, minutos, min, mins
hours:
 hora, horas
days:
 dia, dias
links:
 e, e o, e a, e o seguinte, para, como, de, sao
"""#
        ),
        (
            "ro",
            #"""
codeNames:
 cod numeric de verificare, cod din 6 cifre, codul din 6 cifre, cod format din 6 cifre, cod din 4 cifre,
 codul din 4 cifre, cod pentru autentificare, cod pentru conectare, cod primit prin sms, cod 2fa, cod 3d secure,
 codul primit prin sms
 (cod, codul, codului, coduri, pin, codul tau, codul dvs, codul dumneavoastra) (
 de verificare, de confirmare, de securitate, de acces, de autentificare, de autorizare, de activare,
 de conectare, de identificare, de validare, de resetare, de recuperare, de deblocare, de unica folosinta,
 de unica folosinta, unic, unica, temporar, temporara, de logare, de inregistrare, de siguranta, de login, sms,
 otp)
 (parola, parola) (de verificare, de unica folosinta, de unica folosinta, unic, unica, temporar, temporara, sms, otp)
 (numar, numarul) (de verificare, de confirmare, de securitate, de siguranta, otp)
 (cheia, cheie) (de acces, de conectare, de asociere, de imperechere, de recuperare, temporara, unica, de unica folosinta)
 parola temporara, parola temporara, parola de unica folosinta, cod de asociere, codul de asociere, cod de rezerva
 coduri de rezerva, codurile de rezerva, cod dinamic, codul dinamic, parola dinamica, cod token, codul token,
 parola provizorie, parola initiala, cod de unica utilizare, cifrele de verificare, token de autentificare
 (cod, codul, codurile) (de semnare, de imperechere)
codeWords:
 codul, codul tau, codul dvs, codul dumneavoastra, codul este, codul de mai jos, cod unic, cod pin, parola ta
 cele sase cifre, cele 6 cifre, aceste cifre, combinatia de cifre, sirul de caractere
intent:
 semnati, semna documentul, semnatura electronica
 confirma, confirma, confirmati, verifica, verifica, verificati, autentificare, conectare, conecta, intri,
 o singura data, expira, valabil, valabila, nu ai cerut, nu ati solicitat, nu esti tu, nu ai fost tu, calculator nou,
 dispozitiv nou, resetare, recuperare, nimanui, asocia, autentificarea, autentifica, autentificati-va, conectarea,
 conectati-va, conecteaza-te, te conecta, logare, confirma adresa, confirmati adresa, confirmarea adresei,
 confirma contul, confirma identitatea, verificare, verifica adresa, verificati adresa, verifica identitatea,
 verificarea, validare, validarea, identitatea, identitatii, doi factori, doi pasi, in doi pasi, activa contul,
 activare, activarea, activeaza, resetarea, reseta parola, resetati parola, resetezi parola, parola uitata,
 ai uitat parola, parola noua, schimba parola, inregistrare, inregistrarea, crearea contului, crea contul,
 contul tau, contul dvs, contului tau, contului dvs, contul dumneavoastra, dispozitiv necunoscut, expira in,
 este valabil, valabil timp, valabil pentru, valabil pana, unica folosinta, introdu codul, introduceti codul,
 introdu acest cod, introduceti acest cod, introdu urmatorul cod, introduceti urmatorul cod, introducerea codului,
 foloseste codul, folositi codul, foloseste acest cod, folositi acest cod, foloseste urmatorul cod,
 folositi urmatorul cod, utilizati codul, utilizati acest cod, utilizati urmatorul cod, utilizeaza codul,
 utilizeaza acest cod, urmatorul cod, codul urmator, nu impartasi, nu impartasiti, nu distribui, nu distribuiti,
 nu comunica, nu comunicati, nu divulga, nu divulgati, nu da acest, nu trimite, cu nimeni, nu ai solicitat,
 nu ati cerut, nu ai initiat, nu ati initiat, nu ai incercat, nu ati fost dvs, ignora acest, ignorati acest,
 poti ignora, puteti ignora, ignora mesajul
 devine invalid, isi pierde valabilitatea, dispozitiv nerecunoscut, nu il spune
entering:
 lipeste, completati, inserati, introdu, introduceti, introdu-l, introduceti-l, introduca, introducand, introduci,
 tastati, tasteaza, scrie, scrieti, copiaza, copiati, lipiti, foloseste, folositi, utilizati, utilizeaza, completeaza
 furnizati, transcrieti, vi se va cere, ti se va cere, intri in cont, intrati in cont, va conectati cu,
 te conectezi cu, autorizeaza plata
inSubject:
 in subiectul acestui, in linia de subiect
otherCodes:
 cod promotional, codul promotional, cod de reducere, codul de reducere, cod reducere, cod de discount,
 cod voucher, voucher, voucherul, cupon, cuponul, cod cupon, card cadou, cod cadou, cod de invitatie,
 cod de recomandare, cod postal, codul postal, casuta postala, cod de tara, cont bancar, iban, bic, swift,
 cod swift, numar de cont, numarul cardului, card care se termina, se termina in, se termina cu, terminat in, cui,
 cod fiscal, codul fiscal, cod unic de inregistrare, cod de inregistrare fiscala, cnp, cod numeric personal,
 registrul comertului, nr. reg. com, cod caen, cod client, codul client, codul de client, numar client,
 numarul de client, cod de client, cod abonat, cod loc consum, cod eneltel, numar contract, numarul contractului,
 nr. contract, contract nr, polita, numar dosar, dosar, numar de inregistrare, comanda, numarul comenzii,
 numar comanda, nr. comanda, comanda nr, comenzii, cod comanda, factura, numarul facturii, numar factura,
 factura nr, nr. factura, factura fiscala, chitanta, bon fiscal, tranzactie, numar tranzactie, id tranzactie,
 cod tranzactie, referinta, numar de referinta, nr. referinta, cod de referinta, tichet, tichetul, numar tichet,
 sesizare, bilet, biletul, bilete, cod bilet, rezervare, rezervarea, numar rezervare, numarul rezervarii,
 cod rezervare, cod de rezervare, codul de rezervare, codul rezervarii, zbor, zborul, numar zbor, awb, nr. awb,
 numar awb, cod de urmarire, numar de urmarire, numarul de urmarire, expediere, colet, coletul, cod ridicare,
 cod de ridicare, codul de ridicare, cod de livrare, easybox, id sedinta, id-ul intalnirii, cod intalnire,
 parola wifi, parola wi-fi, wifi, cod interfon, cod de eroare, codul de eroare, cod eroare, mesaj de eroare,
 cod de stare, cod sursa, codul sursa, cod qr, codul qr, cod de bare, codul de bare, codul rutier, codul civil,
 codul muncii, cod produs, codul produsului, cod articol, cheie de licenta, numar de serie, numar de inmatriculare,
 numar participant, cod participant, sondaj, chestionar, telefon, tel, tel., numar de telefon, numarul de telefon,
 mobil, fax, suma, etaj
 in cosul de cumparaturi, in cosul tau, la casa de marcat, coduri de reducere, coduri promotionale, cod promo,
 codul promo, vouchere, voucherului, cupoane, codul cadou, cardul cadou, carduri cadou, tichete cadou,
 cod de campanie, card de fidelitate, cardul de fidelitate, numar de membru, cod locker, codul lockerului,
 codul portii, codul de la poarta, codul de la interfon, codul interfonului, codul usii, cutia de chei, cod parcare,
 codul parcarii, locul de parcare, numarul programarii, codul biletului, codul evenimentului, codul intalnirii,
 codul sedintei, parola sedintei, parola retelei, cheia de licenta, numarul de serie, codul de abonat,
 seria contorului
expiry:
 valabil timp de {n}, valabil pentru {n}, valabil {n}, valabila {n}, valabila timp de {n}, expira in {n},
 va expira in {n}, expira dupa {n}, expira peste {n}, in {n}, in urmatoarele {n}, in termen de {n}, timp de {n},
 pentru {n}, in maximum {n}, urmatoarele {n}, doar {n}
past:
 acum {n}
minutes:
 minut, minute, de minute, min
hours:
 ora, ore, de ore
days:
 zi, zile, de zile
links:
 este, este:, e, pentru, ca, de
"""#
        ),
        (
            "ru",
            #"""
codeNames:
 проверочныи код, проверочного кода, проверочным кодом, одноразовыи код, одноразового кода, одноразовым кодом,
 одноразовыи пароль, одноразового пароля, одноразовые пароли, временныи код, временныи пароль, временного пароля,
 секретныи код, секретного кода, код-пароль, смс-код*, sms-код*, смс код, sms код, код смс, код sms,
 шестизначныи код, 6-значныи код, шестизначного кода, четырехзначныи код, 4-значныи код, значныи код,
 кодовое число, otp-код, 2fa-код, код 2fa, код двухфакторнои аутентификации, код подтверждения, контрольныи код,
 динамическии код, код приглашения для входа, защитныи код, код-подтверждение, верификационныи код,
 авторизационныи код, активационныи код, код push
 (код, кода, кодом, коды, коде, пин-код, пин-кода, пин, токен) (
 подтвержден*, для подтвержден*, проверки, для проверки, проверочн*, верификации, для верификации, безопасности,
 доступа, для доступа, входа, для входа, для входа в, авторизации, для авторизации, аутентификации,
 для аутентификации, двухфакторнои, активации, для активации, для восстановления, восстановления, для сброса,
 сброса, регистрации, для регистрации, идентификации, для идентификации, для смены, разблокировки, для привязки,
 защиты, одноразов*, из смс, из sms, из письма, для авторизац*, двухэтапнои)
 (пароль, пароля, паролем, ключ) (одноразов*, из смс, из sms)
 (проверочн, одноразов, временн, секретн, защитн, верификационн, авторизационн, активационн) (
 ыи код*, ого кода, ым кодом, ыи пароль, ого пароля, ым паролем, ыи пин*, ые коды)
 (ключ, ключа) (доступа, входа, для входа, привязки, сопряжения, восстановления)
 (одноразовыи, временныи, резервныи, аварииныи) (ключ, пароль, код)
 код привязки, код сопряжения
 (пароль, пароля) (для входа, входа, для подтверждения, подтверждения)
 резервные коды, резервных кодов, одноразовые коды, кодовая фраза, код пэп, ключ пэп
 (разовыи, подтверждающии, восьмизначныи, 8-значныи) (код)
 (разового, подтверждающего, четырехзначного, 6-значного, временного, защитного, резервного) (кода)
 (разовыи, сеансовыи, динамическии, смс, sms) (пароль)
 (смс-, sms-)(пароль, пароля, паролем)
 (код, кода, кодом, пароль) (3d secure, 3d-secure, 3-d secure, из сообщения, из уведомления,
 однократного использования, для первого входа)
 (код, кода, кодом) (для подписания, для подписи, подписания, валидации, для связывания)
 (проверочное, контрольное) (число)
codeWords:
 эти цифры, цифры, код, кода, кодом, коды, ваш код, твои код, пин-код, пинкод, пароль, пароля, паролем
 цифр, цифрами, комбинацию, комбинация, набор цифр, набор символов, символы, последовательность, цифровои код, ключ,
 ключа, пинкода
intent:
 подписать, подписания, электроннои подписи, электронная подпись
 подтверд*, воити, вход в, входа, авториз*, привяз*, сопряж*, одноразов*, один раз, деиств*, истека*, не вы,
 не запрашивали, новое устроиств*, нового устроиств*, восстанов*, сброс*, никому, воидите, входа в, для входа, вход,
 авторизац*, авторизоваться, авторизуитесь, попытка входа, попытке входа, подтвердить, подтвердите, подтверди,
 подтверждения, подтверждение, подтверждаете, проверка, проверки, проверить, верификация, верификации, личность,
 личности, что это вы, что это деиствительно вы, аутентификация, аутентификации, двухфакторн*, двухэтапн*,
 двухшагов*, активировать, активируите, активация, активации, сбросить, сброс пароля, сброса пароля,
 восстановление пароля, восстановления пароля, восстановление доступа, восстановить пароль, восстановить доступ,
 забыли пароль, новыи пароль, смена пароля, сменить пароль, смены пароля, изменить пароль, изменения пароля,
 регистрация, регистрации, регистрацию, зарегистрироваться, зарегистрировать*, создание учетнои записи,
 создания аккаунта, создать аккаунт, вашего аккаунта, ваш аккаунт, вашему аккаунту, вашеи учетнои записи,
 вашу учетную запись, учетнои записи, личныи кабинет, личного кабинета, новое устроиство, нового устроиства,
 неизвестное устроиство, неизвестного устроиства, истекает, истечет, деиствителен, деиствителен в течение, деиствует,
 срок деиствия, никому его, не сообщаите, не говорите, не передаваите, не показываите, не делитесь,
 никогда не сообщаите, никогда не запрашива*, сотрудники банка, введите код, введите этот код, введите его,
 введите следующии код, введи код, введите проверочныи, введите указанныи, укажите код, используите код,
 используите этот код, используите следующии код, используи код, воспользуитесь кодом, следующии код, код ниже,
 не запрашивал, не отправляли, не делали, не совершали, не пытались, не регистрировались, это были не вы,
 проигнорируите, игнорируите, просто проигнорируите, не обращаите внимания
 перестанет деиствовать, перестанет работать, станет недеиств*, утратит силу, вы не просили, не вы пытались,
 не раскрываите, незнакомого устроиства
entering:
 указать, напишите, введ*, ввест*, ввод*, впиш*, скопиру*, встав*, укаж*, использ*, воспольз*, перепиш*, вбе*,
 наберите, набери
 продиктуите, продиктовать, назовите, назвать, вписать, вбить, набрать, копируите, подставьте, подтвердите кодом,
 запросит, попросят, завершить вход, завершите вход, для завершения входа, открывает доступ к аккаунту,
 служит для входа в, кодом вы подтверждаете, воидите по коду, его запросит
 (чтобы воити) (в аккаунт, в личныи кабинет, в систему, в приложение)
inSubject:
 см. тему письма
 (в теме, в заголовке) (письма, этого письма, сообщения, этого сообщения)
otherCodes:
 код авторизации платежа, код авторизации операции, код авторизации банка
 промокод*, промо-код*, промо код, код купона, купон, купона, купоны, код скидки, код на скидку, скидочныи код,
 подарочныи код, подарочная карта, подарочныи сертификат, подарочнои карты, сертификат, ваучер, реферальныи код,
 код приглашения, пригласительныи код, почтовыи индекс, индекс, телефонныи код, код города, код страны,
 код региона, номер счета, расчетныи счет, р/с, к/с, счет №, счет на оплату, бик, инн, кпп, огрн, огрнип, окпо,
 октмо, кбк, снилс, уин, swift, iban, номер карты, карта заканчивается, оканчивающ*, лицевои счет,
 номер лицевого счета, л/с, номер клиента, код клиента, id клиента, клиентскии номер, номер участника,
 табельныи номер, номер договора, договор №, договор, номер полиса, полис, номер дела, номер обращения,
 обращение №, обращение, обращения, номер заявки, заявка №, заявка, заявки, тикет, заказ, заказа, заказу, заказ №,
 номер заказа, № заказа, заказ-наряд, код заказа, номер накладнои, накладная, квитанция, чек №, номер чека, фпд,
 номер транзакции, транзакция, id транзакции, код транзакции, номер операции, код операции,
 код авторизации операции, референс, номер для справки, билет, билета, билеты, номер билета, бронь, бронирование,
 бронирования, номер бронирования, код бронирования, номер брони, код брони, реис, реиса, номер реиса, поезд,
 поезда, номер отправления, отправление, отправления, трек-номер, трек-код, трек номер, трекинг,
 номер отслеживания, код отслеживания, посылка, посылки, посылку, номер посылки, код получения, код для получения,
 код выдачи, код для выдачи, код для получения заказа, постамат, пункт выдачи, идентификатор конференции,
 id конференции, идентификатор собрания, код доступа к конференции, код конференции, пароль от wi-fi, пароль wi-fi,
 пароль от ваифая, wi-fi, код домофона, домофон, код ошибки, кода ошибки, ошибка, код состояния, код возврата,
 код завершения, код ответа, исходныи код, исходного кода, исходном коде, исходники, qr-код*, qr код, штрих-код*,
 штрихкод*, код цвета, дресс-код, код товара, артикул, код продукта, код изделия, ключ продукта, лицензионныи ключ,
 ключ лицензии, номер лицензии, серииныи номер, номер модели, госномер, регистрационныи номер, код участника,
 опрос, анкета, исследование, лотерея, розыгрыш, счетчик, показания, телефон, номер телефона, номера телефона,
 мобильныи, горячая линия, добавочныи, доб, факс, сумма, сумму, суммы, итого, баланс, остаток, стоимость
 код подарка, код на подарок, подарочного сертификата, скидочного кода, скидочные коды, кодом на скидку, в корзине,
 на кассе, код акции, акционныи код, карта лояльности, карты лояльности, бонуснои карты, клубнои карты, номер ячеики,
 код ячеики, код от ячеики, постамата, код от двери, код двери, код от подъезда, код от калитки, код шлагбаума,
 домофона, код от сеифа, код замка, код от замка, парковочн*, код встречи, пароль встречи, пароль конференции,
 код мероприятия, пароль от wifi, код лицензии, код маркировки, номер талона, номер счетчика, прибора учета,
 номер рецепта, код участия
expiry:
 деиствителен в течение {n}, деиствителен {n}, деиствует {n}, деиствует в течение {n}, деиствительна {n},
 деиствителен еще {n}, истекает через {n}, истечет через {n}, истекает в течение {n}, в течение {n},
 в течение следующих {n}, в течение ближаиших {n}, через {n}, на {n}, срок деиствия {n}, срок деиствия кода {n},
 срок деиствия кода - {n}, срок деиствия: {n}, следующие {n}, ближаишие {n}, только {n}, активен {n},
 активен в течение {n}, доступен {n}
past:
 {n} назад
minutes:
 минута, минуты, минут, минуту, мин
hours:
 час, часа, часов, ч
days:
 день, дня, днеи, сутки, суток
links:
 для, как, это, ваш, -, в, на
"""#
        ),
        (
            "si",
            #"""
codeNames:
 otp, ඔටීපී, ඉලක්කම් 6ක කේතය, ඉලක්කම් 6 කේතය, ඉලක්කම් හයේ කේතය
 (සත්යාපන, සත්යාපනය කිරීමේ, තහවුරු කිරීමේ, තහවුරුකිරීමේ, තහවුරු කරන, ආරක්ෂක, ආරක්ෂණ, පිවිසුම්, පිවිසීමේ, ප්රවේශ, ප්රවේශ වීමේ, ලොගින්, ලොග් වීමේ, එක් වරක්, එක්වරක්, එක් වරක් භාවිත කරන, එක් වරක් පමණක් වලංගු, එක්වර,
 තාවකාලික, සක්රිය කිරීමේ, සක්රීය කිරීමේ, ලියාපදිංචි කිරීමේ, ලියාපදිංචි, යළි පිහිටුවීමේ, ප්රතිසාධන, අනන්යතා, බලය දීමේ, අනුමැතිය, රහස්, otp) (
 කේතය, කේත, කේතයයි, කේතයක්, මුරපදය, මුරපද, අංකය, පින් අංකය, පින්)
codeWords:
 කේතය, කේත, කේතයක්, කේතයයි, මුරපදය, රහස් අංකය, පින් අංකය
intent:
 පිවිසෙන්න*, පිවිසීම*, පිවිසුම*, ලොග්*, ප්රවේශ*, සත්යාපන*, තහවුරු*, අනන්යතාව*, ද්වි*, සක්රිය*, සක්රීය*,
 ලියාපදිංචි*, ගිණුම*, ඔබගේ ගිණුම*, ඔබේ ගිණුම*, නව උපාංග*, යළි සකස*, යළි පිහිටුව*, මුරපදය අමතක*, මුරපදය වෙනස්*,
 නව මුරපද*, කල් ඉකුත්*, කල්ඉකුත්*, වලංගු*, එක් වරක්*, ඇතුළත් කරන්න*, ඇතුළු කරන්න*, ඇතුල් කරන්න*, ඇතුළත් කිරීම*,
 මෙම කේත*, පහත කේත*, භාවිත කරන්න*, භාවිතා කරන්න*, බෙදා නොගන්න*, බෙදාගන්න එපා*, බෙදා ගන්න එපා*, හෙළි නොකරන්න*,
 කිසිවෙකු*, කිසිවකු*, කිසිවෙක්*, කාටවත්*, ඉල්ලා නොසිටි*, ඉල්ලුම් නොකළ*, ඉල්ලීමක්*, ඔබ නොවේ*, නොසලකා හරින්න*, නොතකා*
entering:
 ඇතුල් කරන්න, ලියන්න, පිටපත් කරන්න, අලවන්න, ඇතුළත් කර*, ඇතුළු කර*, ටයිප් කර*, භාවිත*, යොද*
otherCodes:
 වට්ටම් කේත*, වට්ටම*, ප්රවර්ධන කේත*, කූපන*, වවුචර*, තෑගි කාඩ්*, තෑගි පත*, යොමු කේත*, ආරාධනා කේත*, තැපැල් කේත*,
 තැපැල් අංක*, රට කේත*, ගිණුම් අංක*, කාඩ්පත් අංක*, පාරිභෝගික අංක*, සාමාජික අංක*, ඇණවුම*, ඇණවුම් අංක*, ඉන්වොයිස*,
 ඉන්වොයිසි*, බිල්පත*, රිසිට්*, ගනුදෙනු අංක*,
 යොමු අංක*, යොමුව*, වෙන්කිරීම*, වෙන් කිරීම*, වෙන්කරවා ගැනීම*, ගුවන් ගමන*, ගුවන්*, ආසන*, කාමර අංක*, ලුහුබැඳීම*,
 නිරීක්ෂණ අංක*, පාර්සල*, බෙදාහැරීම*, රැස්වීම*, රැස්වීම් හැඳුනුම*, wi-fi මුරපද*, වයිෆයි මුරපද*, දෝෂ කේත*, දෝෂ*,
 qr කේත*, තීරු කේත*, භාණ්ඩ කේත*, නිෂ්පාදන කේත*, අනුක්රමික අංක*,
 දුරකථන*, ජංගම*, මුදල*, එකතුව*, මිල*, රු., ටිකට්*, පැමිණිලි අංක*, සංස්කරණය*
expiry:
 {n} වලංගු, {n} ඇතුළත, {n} තුළ, {n} පසු, {n} පමණක්
minutes:
 මිනිත්තු, මිනිත්තුවක්, විනාඩි
hours:
 පැය
days:
 දින, දවස්
links:
 වන්නේ, වේ, යනු, මෙයයි, ඔබගේ, ඔබේ, සඳහා
"""#
        ),
        (
            "sk",
            #"""
codeNames:
 jednorazovy kod, jednorazoveho kodu, jednorazovym kodom, jednorazove heslo, jednorazoveho hesla, docasny kod,
 docasne heslo, overovaci kod, overovacieho kodu, overovacim kodom, potvrdzovaci kod, potvrdzovacieho kodu,
 potvrdzujuci kod, bezpecnostny kod, bezpecnostneho kodu, prihlasovaci kod, prihlasovacieho kodu, pristupovy kod,
 pristupoveho kodu, autorizacny kod, autentifikacny kod, aktivacny kod, aktivacneho kodu, verifikacny kod,
 registracny kod, sms kod, sms kodu, 6-miestny kod, 6-miestneho kodu, sestmiestny kod, stvormiestny kod,
 miestny kod, miestneho kodu, otp kod
 (kod, kodu, kodom, kody, pin, token) (
 overovaci*, overenia, na overenie, potvrdzovaci*, potvrdzujuci, potvrdenia, na potvrdenie, bezpecnostn*,
 zabezpecenia, pristupov*, prihlasovaci*, prihlasenia, na prihlasenie, autentifikacn*, autorizacn*, aktivacn*,
 jednorazov*, docasn*, obnovenia, na obnovenie, na obnovu, na reset, registracn*, identifikacn*, verifikacn*,
 odblokovaci)
 (heslo, hesla) (overovaci*, jednorazov*, docasn*, verifikacn*)
 (pristupovy, prihlasovaci, parovaci, jednorazovy, obnovovaci, docasny, overovaci) (kluc)
 docasne heslo, jednorazove heslo, parovaci kod, zalozny kod
 sms heslo, autorizacne heslo, autorizacna sms, zalozne kody, jednorazovy prihlasovaci kod,
 jednorazove prihlasovacie heslo
 (autentizacny, identifikacny, obnovovaci, odblokovaci, schvalovaci, osemmiestny, e-mailovy, 2fa, 3d secure,
 3-d secure) (kod)
 (autentifikacneho, autorizacneho, verifikacneho, obnovovacieho, parovacieho) (kodu)
 (kod, kodu, heslo) (na jedno pouzitie, z sms, z e-mailu, 3d secure, 3-d secure)
 (kod, kodu) (na zmenu hesla, na podpis, na podpisanie, na sparovanie)
 (overovacie, potvrdzovacie) (cislo)
 (overovaci, prihlasovaci, potvrdzovaci, jednorazovy, bezpecnostny, autorizacny) (pin)
codeWords:
 kod, kodu, kodom, kody, vas kod, tvoj kod, heslo, hesla
 cislice, cislic, cislicami, kombinaciu cislic, kombinaciu cisel, ciselnu kombinaciu, ciselny kod, retazec, znaky,
 heslom, kluc
intent:
 potvrdte, potvrdit, potvrdenie, prihlasit, prihlasenie, sparovat, jednorazov*, iba raz, len raz, platnost, vyprsi,
 neziadali, nove zariadenie, obnovit, nikomu, prihlaste sa, prihlas sa, prihlasenia, prihlasovanie,
 pokus o prihlasenie, potvrd, overit, overte, overenie, overenia, totoznost, identitu, dvojfaktorov*, dvojstupnov*,
 dvojkrokov*, autorizacia, autorizaciu, aktivovat, aktivujte, aktivacia, obnovit heslo, obnovenie hesla,
 obnova hesla, zabudnute heslo, zabudli ste heslo, nove heslo, zmena hesla, zmenit heslo, registracia, registracie,
 registraciu, zaregistrovat, vytvorenie uctu, vytvorit ucet, vas ucet, vasho uctu, vasmu uctu, tvoj ucet,
 noveho zariadenia, nezname zariadenie, uplynie, je platny, platny, zadajte kod, zadajte tento kod,
 zadajte nasledujuci kod, zadaj kod, zadaj tento kod, zadanim kodu, vlozte kod, pouzite kod, pouzite tento kod,
 pouzite nasledujuci kod, pouzi tento kod, nasledujuci kod, nizsie uvedeny kod, nezdielajte, nezdielaj, neposkytujte,
 neprezradzajte, neoznamujte, s nikym, nepoziadali, nevyziadali, nepokusali, neboli ste to vy, ste to neboli vy,
 ignorujte, ignoruj
 prestane platit, prestane fungovat, straca platnost, strati platnost, neziadal, neziadala, neznameho zariadenia
entering:
 zadanim, uvedte, natukajte, natukaj, zadaj*, prepis*, vloz*, pouzi*, skopir*, vypln*, vpis*, zadate, zadajte, zadat,
 opiste, napiste, odpiste
 opisat, opis, odpis, uviest, uved, vytukajte, nadiktujte, potvrdte kodom, budete poziadani o, vyziada si,
 ktorym sa prihlasite, tymto kodom sa prihlasite, sluzi na prihlasenie, sluzi na overenie, umozni prihlasenie,
 dokoncite prihlasenie, potvrdite prihlasenie, odomkne vas ucet
inSubject:
 (v predmete) (spravy, tejto spravy, e-mailu, tohto e-mailu, mailu, tohto mailu)
otherCodes:
 zlavovy kod, zlavoveho kodu, zlavove kody, zlavovy kupon, kupon, promo kod, akciovy kod, darcekovy kod,
 darcekova karta, darcekovy poukaz, poukaz, poukazka, voucher, pozyvaci kod, psc, postove smerovacie cislo,
 predvolba, kod krajiny, kod banky, cislo uctu, c. uctu, variabilny symbol, konstantny symbol, specificky symbol,
 iban, bic, cislo karty, konciaca na, konciacou na, ico, dic, ic dph, rodne cislo, zakaznicke cislo,
 cislo zakaznika, kod zakaznika, klientske cislo, clenske cislo, osobne cislo, cislo zmluvy, zmluva c,
 cislo poistky, cislo konania, spisova znacka, cislo pripadu, cislo poziadavky, cislo hlasenia, objednavka,
 objednavky, objednavku, cislo objednavky, objednavka c, kod objednavky, faktura, faktury, cislo faktury,
 faktura c, doklad, cislo dokladu, uctenka, transakcia, cislo transakcie, kod transakcie, referencne cislo,
 referencny kod, listok, listky, vstupenka, vstupenky, cislo listka, rezervacia, rezervacie, cislo rezervacie,
 kod rezervacie, rezervacny kod, cislo letu, sedadlo, zasielka, zasielky, zasielku, cislo zasielky,
 sledovacie cislo, podacie cislo, balik, balika, cislo balika, kod na vyzdvihnutie, vydajne miesto, id schodze,
 id stretnutia, kod stretnutia, heslo k wi-fi, heslo na wi-fi, wi-fi, chybovy kod, kod chyby, stavovy kod,
 navratovy kod, zdrojovy kod, zdrojoveho kodu, qr kod, qr kodu, ciarovy kod, ciaroveho kodu, farebny kod,
 kod produktu, kod tovaru, produktovy kluc, licencny kluc, seriove cislo, vyrobne cislo, evc, cislo ucastnika,
 dotaznik, prieskum, sutaz, elektromer, odberne miesto, telefon, tel, tel., telefonne cislo, mobil, infolinka, fax,
 zostatok, cislo verzie
 zlavovym kodom, zlavovych kodov, kuponu, kuponom, kuponovy kod, promokod, kod na zlavu, darcekovej karty,
 darcekovu kartu, poukazu, odporucaci kod, v kosiku, do kosika, pri pokladni, uplatnite kod, vernostna karta,
 vernostnej karty, vydajny kod, heslo na vyzdvihnutie, kod boxu, cislo boxu, cislo schranky, kod od dveri,
 kod na dvere, kod od brany, kod na branu, kod ku skrinke, schranky na kluce, kod trezoru, parkovaci kod,
 parkovacie miesto, pin schodze, heslo schodze, heslo stretnutia, heslo do siete, cislo licencie, licencny kod,
 sutazny kod, erecept*, cislo elektromera
expiry:
 platny {n}, plati {n}, platnost {n}, plati po dobu {n}, platny po dobu {n}, vyprsi o {n}, vyprsi za {n},
 vyprsi po {n}, uplynie o {n}, uplynie po {n}, do {n}, pocas {n}, pocas nasledujucich {n}, v priebehu {n},
 nasledujucich {n}, najblizsich {n}, iba {n}, len {n}, po dobu {n}, o {n}, po {n}
past:
 pred {n}
minutes:
 minuta, minuty, minut, minutu, min
hours:
 hodina, hodiny, hodin, hodinu, hod
days:
 den, dni
links:
 je, znie, pre, na, je:, ako
"""#
        ),
        (
            "sl",
            #"""
codeNames:
 varnostni pin, enkratnega gesla, enkratni pin
 (koda, kode, kodo, kodi, koda pin, pin, zeton) (
 za preverjanje, za preverjanje pristnosti, za potrditev, za potrjevanje, za prijavo, za dostop, za overitev,
 za overjanje, za aktivacijo, za ponastavitev, za registracijo, za enkratno uporabo, za verifikacijo, za varnost,
 za obnovitev)
 (geslo, gesla, gesli) (za enkratno uporabo, za verifikacijo)
 (stevilka) (za preverjanje, za preverjanje pristnosti, za verifikacijo, za varnost)
 (potrditvena, potrditvena, potrditveno, potrditvene, verifikacijska, verifikacijsko, verifikacijske, preveritvena,
 preveritveno, varnostna, varnostno, varnostne, dostopna, dostopno, prijavna, prijavno, prijavne, enkratna,
 enkratno, enkratne, zacasna, zacasno, zacasne, aktivacijska, aktivacijsko, avtorizacijska, avtorizacijsko,
 overitvena, overitveno, avtentikacijska, registracijska, sms, 6-mestna, 6-mestno, sestmestna, sestmestno,
 stirimestna, stirimestno, mestna, mestno) (
 koda, kodo, kode, pin)
 (verifikacijska, verifikacijsko, verifikacijske, enkratna, enkratno, enkratne, zacasna, zacasno, zacasne, sms) (
 geslo)
 (kljuc) (za dostop, za prijavo, za seznanitev, za obnovitev)
 enkratni kljuc, zacasno geslo, enkratno geslo, koda za seznanitev, rezervna koda
 obnovitveni kljuc, enkratna gesla, rezervne kode, dinamicno geslo, geslo za enkratno prijavo, geslo za prvo prijavo
 (koda, kode, kodo) (za odobritev, za podpis, za podpisovanje, za seznanjanje, za enkratno prijavo,
 za spremembo gesla, iz sms, iz sporocila sms)
 (odobritvena, identifikacijska, obnovitvena, dinamicna, petmestna, osemmestna, 3d secure, otp, 2fa) (koda)
 (odobritveno, identifikacijsko, obnovitveno, dinamicno, petmestno, osemmestno, rezervno) (kodo)
 (verifikacijski, potrditveni, prijavni, zacasni) (pin)
codeWords:
 kontrolna stevilka, kontrolno stevilko
 koda, kodo, kode, vasa koda, geslo, gesla, gesli
 stevke, stevk, stevkami, niz znakov, niz stevilk, kombinacijo stevilk, stevilcno kombinacijo, znake, sifra, sifro,
 geslom, kljuc
intent:
 prijava, prijavo, prijavite se, prijaviti, prijave, poskus prijave, potrdite, potrditi, potrditev, potrdi,
 potrditve, preverite, preveriti, preverjanje, preverjanja, verifikacija, identiteto, istovetnost, dvofaktorsk*,
 dvostopenjsk*, avtentikacija, avtentikacije, overitev, aktivirajte, aktivirati, aktivacija, aktivacijo, ponastavite,
 ponastaviti, ponastavitev, pozabljeno geslo, novo geslo, sprememba gesla, spremeniti geslo, registracija,
 registracijo, registracije, ustvariti racun, ustvarjanje racuna, vas racun, vasega racuna, vasem racunu,
 nova naprava, nove naprave, neznana naprava, potece, potekla, velja, veljavna, veljavno, veljavnost, enkratn*,
 vnesite kodo, vnesite to kodo, vnesite naslednjo kodo, vnesi kodo, vpisite kodo, uporabite kodo, uporabite to kodo,
 uporabite naslednjo kodo, uporabi kodo, naslednjo kodo, spodnjo kodo, ne delite, ne deli, ne posredujte,
 ne razkrivajte, z nikomer, nikomur, niste zahtevali, niste zaprosili, niste poskusali, niste bili vi, prezrite,
 ignorirajte, zanemarite
 preneha veljati, bo prenehala veljati, ne bo vec veljavna, samo enkrat, nisi zahteval, nisi zahtevala,
 ce to niste vi, neznane naprave
entering:
 vnosom, vnes*, vpis*, vtipka*, prepis*, kopira*, prilep*, uporabite, uporabi
 natipkajte, natipkaj, prekopira*, navedite, navedi, vstavite, vstavi, uporabiti, potrdite s kodo,
 s katero se prijavite, s to kodo se prijavite, s to kodo potrdite, omogoca prijavo, dokoncajte prijavo,
 za dokoncanje prijave, odklene vas racun
inSubject:
 v vrstici z zadevo
 (v zadevi) (sporocila, tega sporocila, e-poste, e-sporocila, tega e-sporocila)
otherCodes:
 promocijska koda, promocijsko kodo, koda za popust, kodo za popust, kode za popust, kuponska koda, kupon,
 darilni bon, darilna kartica, darilna koda, vavcer, postna stevilka, postno stevilko, klicna koda, koda drzave,
 stevilka racuna, trr, iban, bic, sklic, referenca, stevilka kartice, se konca na, davcna stevilka, id za ddv,
 maticna stevilka, emso, stevilka stranke, sifra stranke, sifra kupca, stevilka clana, clanska stevilka,
 stevilka pogodbe, stevilka police, stevilka zadeve, stevilka primera, stevilka zahtevka, narocilo, narocila,
 stevilka narocila, narocilo st, st. narocila, racun st, st. racuna, predracun, potrdilo, stevilka transakcije,
 id transakcije, referencna stevilka, vozovnica, vstopnica, vstopnice, stevilka vozovnice, rezervacija,
 rezervacije, stevilka rezervacije, koda rezervacije, stevilka leta, posiljka, posiljke, stevilka posiljke,
 sledilna stevilka, koda za sledenje, stevilka za sledenje, paketa, stevilka paketa, koda za prevzem,
 kodo za prevzem, paketomat, id sestanka, koda sestanka, geslo za wi-fi, geslo za wifi, wi-fi, koda napake,
 kode napake, koda stanja, izvorna koda, izvorno kodo, izvorne kode, koda qr, qr koda, qr kodo, kodo qr,
 crtna koda, crtno kodo, sifra izdelka, koda izdelka, kljuc izdelka, licencni kljuc, serijska stevilka,
 registrska stevilka, anketa, raziskava, telefon, tel, telefonska stevilka, telefonsko stevilko, gsm,
 mobilna stevilka, faks, znesek, znesku, skupaj, nadstropje, razlicica
 kuponsko kodo, promocijske kode, kodo kupona, kuponom, darilnega bona, darilne kartice, kodo bona, stevilka bona,
 unovcite*, kode za vrata, v kosarici, na blagajni, akcijska koda, akcijsko kodo, priporocilna koda, koda vabila,
 kartica zvestobe, kartice zvestobe, prevzemna koda, prevzemno kodo, koda omarice, stevilka omarice, koda predala,
 koda za vrata, kodo za vrata, koda sefa, koda za zapornico, parkirno mesto, parkirni listek, pin sestanka,
 geslo sestanka, koda konference, geslo omrezja, licencna koda, stevilka licence, stevilka stevca, merilnega mesta,
 nagradna igra, stevilka mize, stevilka napotnice
expiry:
 velja {n}, veljavna {n}, veljavna se {n}, veljavno {n}, velja se {n}, velja samo {n}, potece cez {n},
 potece v {n}, potece po {n}, bo potekla cez {n}, bo potekla v {n}, v {n}, v naslednjih {n}, naslednjih {n},
 cez {n}, v roku {n}, znotraj {n}, samo {n}
past:
 pred {n}
minutes:
 minuta, minute, minut, minuti, minutah, min
hours:
 ura, ure, ur, uro, urah
days:
 dan, dni, dneh, dnevi
links:
 je, se glasi, za, je:, kot
"""#
        ),
        (
            "sq",
            #"""
codeNames:
 kodi juaj i verifikimit, kodi yt i verifikimit, kodi juaj i konfirmimit, kodi juaj i sigurise, kodi 6-shifror,
 kod 6-shifror, kodi gjashteshifror, kodin 6-shifror, shifror
 (kodi, kod, kodin, kodit, pin) (
 i verifikimit, te verifikimit, verifikimi, i konfirmimit, te konfirmimit, konfirmimi, i sigurise, te sigurise,
 sigurie, i hyrjes, i qasjes, i aksesit, te aksesit, aksesi, i autentifikimit, i vertetimit, vertetimi,
 i autorizimit, i aktivizimit, aktivizimi, njeperdorimesh, nje perdorimesh, njeperdorimshem, i njehershem,
 nje here, i perkohshem, te perkohshem, i rivendosjes, i rikuperimit, i identifikimit, identifikimi,
 i regjistrimit, per hyrje, per verifikim, per konfirmim, per t'u identifikuar, i hyrjes ne llogari, sms)
 (fjalekalimi, fjalekalim, fjalekalimin) (
 i verifikimit, te verifikimit, verifikimi, njeperdorimesh, nje perdorimesh, njeperdorimshem, i njehershem,
 nje here, i perkohshem, te perkohshem, per verifikim, sms)
 (numri) (i verifikimit, te verifikimit, verifikimi, i sigurise, te sigurise, sigurie, per verifikim)
 fjalekalimin e perkohshem, kodi rezerve, kodet rezerve, celesi i rikuperimit
 (kodin) (e verifikimit, e konfirmimit, e sigurise, e hyrjes, e aksesit, e qasjes, e kycjes, e autentifikimit,
 e vertetimit, e autorizimit, e aktivizimit, e perkohshem, e rikuperimit, e rivendosjes, e identifikimit,
 tuaj te verifikimit)
 (kodi) (i kycjes, i ciftimit, i ciftezimit, i nenshkrimit, i miratimit, i zhbllokimit, 3d secure, otp)
 (kodi, kod, kodin) (me 6 shifra, me gjashte shifra, me 4 shifra)
codeWords:
 kodi, kodin, kodi juaj, kodi yt, fjalekalimi, fjalekalimin, kodi pin
 shifra, shifrat, kombinimi, kombinimin, karakteret, kodit, celesin
intent:
 konfirmo*, verifiko*, hyni, cift*, nje here, vlen, skadon, nuk jeni ju, nuk e kerkuat, pajisje e re, rivendos*,
 askujt, hyni ne, hyr ne, hyrje, kycuni, kycu, kycje, identifikohu, identifikohuni, identifikimi,
 perpjekje per hyrje, konfirmoni, konfirmo, konfirmuar, konfirmimi, verifikoni, verifiko, verifikuar, verifikimi,
 verifikim, identitetin, identiteti, vertetim, autentifikim, me dy faktore, dy hapa, me dy hapa, aktivizoni,
 aktivizo, aktivizimi, rivendosni fjalekalimin, keni harruar fjalekalimin, fjalekalim i ri, ndryshoni fjalekalimin,
 regjistrohuni, regjistrimi, regjistrim, krijoni llogari, krijimin e llogarise, llogaria juaj, llogarine tuaj,
 llogarise suaj, llogarine tende, pajisje te re, pajisje e panjohur, skadoje, skadojne, eshte i vlefshem, i vlefshem,
 vlen per, futni kodin, vendosni kodin, vendosni kete kod, shkruani kodin, shkruani kete kod, perdorni kodin,
 perdorni kete kod, perdor kete kod, kodin e meposhtem, kodi i meposhtem, mos e ndani, mos e ndaj, mos e jepni,
 mos e tregoni, me askend, nuk e keni kerkuar, nuk keni kerkuar, nuk kerkuat, nuk ishit ju, injorojeni, injoroni,
 shperfilleni, mos e merrni parasysh
 nuk do te jete me i vlefshem, do te skadoje, nuk e keni bere ju, pajisje te panjohur
entering:
 jepni, jep, shtypni, shkrua*, vendos*, kopjo*, ngjit*, ngjis*, futni*, futeni*, perdorni, perdoreni
 shtyp, fusni, perdor, jepeni, konfirmoni me kodin, do t'ju kerkohet, per te hyre ne llogari, per t'u kycur,
 per te perfunduar hyrjen, perfundoni hyrjen, ju lejon te hyni
inSubject:
 (ne subjektin, ne titullin) (e mesazhit, e ketij mesazhi, e emailit, e ketij emaili)
otherCodes:
 kod promocional, kodi promocional, kodi i zbritjes, kod zbritje, kodi i kuponit, kupon, kuponi, karte dhurate,
 karta e dhurates, kodi i dhurates, kodi i fteses, kodi postar, kod postar, kodi i shtetit, prefiksi,
 numri i llogarise, llogari bankare, iban, numri i kartes, qe mbaron me, nipt, nuis, numri i klientit,
 kodi i klientit, numri i kontrates, numri i polices, numri i ceshtjes, numri i kerkeses, porosi, porosia,
 numri i porosise, porosia nr, numri i fatures, fatura nr, kuponi tatimor, numri i transaksionit, referenca,
 numri i references, bileta, numri i biletes, rezervimi, numri i rezervimit, kodi i rezervimit, fluturimi,
 numri i fluturimit, treni, ulesja, dergesa, numri i dergeses, numri i gjurmimit, kodi i gjurmimit, paketa,
 id e takimit, fjalekalimi i wifi, fjalekalimi i wi-fi, kodi i gabimit, kodi burim, kodi burimor, kodi qr, kod qr,
 barkod, kodi i produktit, numri serial, numri i serise, celesi i licences, ankete, llotari, telefon, telefoni,
 tel, numri i telefonit, celular, faks, totali, bilanci, cmimi, versioni
 kodin promocional, kodi promo, kodin e zbritjes, kodit te zbritjes, kod promo, kuponin, kuponit, kodin e dhurates,
 kodi i ofertes, kodi i fushates, vaucer*, ne arke, ne shporte, ne shporten, karta e besnikerise,
 kartes se besnikerise, numri i anetaresimit, numri i anetarit, kodi i terheqjes, kodi i dollapit, numri i dollapit,
 kodi i deres, kodin e deres, kodi i portes, kodi i kasafortes, kutise se celesave, kodi i parkimit, vendparkimi*,
 kodi i takimit, fjalekalimi i takimit, kodi i konferences, fjalekalimi i rrjetit, kodi i licences, numri i licences,
 numri i njehsorit, numri i matesit, kodi i anketes, numri i tavolines, kodi i eventit, numri i dhomes
expiry:
 i vlefshem per {n}, vlen per {n}, vlefshem per {n}, skadon per {n}, skadon pas {n}, skadon brenda {n},
 skadon ne {n}, do te skadoje pas {n}, do te skadoje per {n}, brenda {n}, pas {n}, per {n}, vetem {n}
minutes:
 minute, minuta, minutash, minutave, min
hours:
 ore, oresh
days:
 dite, ditesh
links:
 eshte, eshte:, per, si
"""#
        ),
        (
            "sr-Cyrl",
            #"""
codeNames:
 (код, кода, кодом, пин) (
 за проверу, за потврду, за верификацију, за пријаву, за пријављивање, за приступ, за активацију,
 за аутентификацију, за ауторизацију, за регистрацију, за једнократну употребу, за ресетовање, за опоравак,
 за безбедност, за промену)
 (лозинка, лозинку, лозинке, шифра, шифру, шифре) (за једнократну употребу)
 (верификациони, верификационог, безбедносни, безбедносног, сигурносни, приступни, једнократни, једнократног,
 једнократна, једнократну, привремени, привремена, привремену, активациони, аутентификациони, ауторизациони,
 контролни, смс, sms, шестоцифрени, 6-цифрени, четвороцифрени, цифрени) (
 код, кода, кодом, пин)
 (једнократни, једнократног, једнократна, једнократну, привремени, привремена, привремену, смс, sms) (
 лозинка, лозинку, шифра, шифру)
 (кључ) (за приступ, за пријаву, за упаривање, за опоравак)
 једнократни кључ, привремена лозинка, привремену лозинку, једнократна лозинка, кoд за упаривање, код за упаривање, резервни код
 верификациона шифра, верификациону шифру, једнократни токен, резервни кодови
 (код, кода, кодом) (за потпис, за потписивање, за одобравање, за повезивање, за спајање, за прву пријаву,
 за логовање, из смс-а, из sms-а, из смс поруке, из мејла)
 (осмоцифрени, динамички, идентификациони, регистрациони, потврдни, otp, 2fa) (код)
 (сигурносног, приступног, привременог, активационог, ауторизационог, шестоцифреног, четвороцифреног, потврдног)
 (кода)
 (верификационим, безбедносним, сигурносним, једнократним, приступним) (кодом)
 (приступна, безбедносна, сигурносна, почетна) (шифра, лозинка)
 (приступну, безбедносну, сигурносну, почетну) (шифру, лозинку)
codeWords:
 контролни број, контролног броја, контролни код
 код, кода, кодом, ваш код, лозинка, лозинку, шифра, шифру
 твој код, цифре, цифара, цифрама, бројке, комбинацију, низ знакова, карактере, знакове, лозинком, шифром, кључ
intent:
 потврд*, пријав*, повеза*, једнократн*, само једном, важи, истиче, нисте ви, нисте тражили, нови уређај,
 новог уређаја, обнов*, никоме, ником, активаци*, пријавите се, пријављивање, пријављивања, пријаву, потврдите,
 потврди, потврду, провера, проверу, верификација, верификацију, верификујте, идентитет, аутентификација,
 двофакторск*, у два корака, активирајте, активација, активацију, ресетујте, ресетовање, заборављена лозинка,
 нову лозинку, промена лозинке, регистрација, регистрацију, креирање налога, отварање налога, ваш налог,
 вашег налога, вашем налогу, непознат уређај, важећи, унесите код, унесите овај код, унесите следећи код, укуцајте,
 употребите, користите код, користите овај код, следећи код, не делите, немојте делити, ни са ким, не откривајте,
 нисте затражили, нисте покушали, занемарите, игноришите
 престаје да важи, престаће да важи, само једанпут, ниси тражио, ниси тражила, нисте захтевали,
 никада нећемо тражити, непознатог уређаја
entering:
 унети, уносом, употребите, укуца*, упиш*, препиш*, копира*, залеп*, налеп*, искорист*, користи*, унесите, унеси,
 унесете
 уписати, прекопира*, наведите, наведи, издиктирајте, употребити, потврдите кодом, затражиће, којим се пријављујете,
 којим ћете се пријавити, овим кодом потврђујете, њиме се пријављујете, служи за пријаву, омогућава пријаву,
 довршите пријаву, завршите пријаву, за завршетак пријаве, откључава ваш налог
inSubject:
 (у наслову, у предмету) (поруке, ове поруке, мејла, овог мејла, имејла, овог имејла)
otherCodes:
 id састанка, ид састанка, број састанка, идентификатор састанка, онлајн састанак,
 промо код, промотивни код, код за попуст, купон, поклон картица, ваучер, поштански број, позивни број,
 број рачуна, текући рачун, жиро рачун, ибан, позив на број, број картице, завршава на, пиб, матични број, јмбг,
 број купца, број клијента, члански број, број уговора, број полисе, број предмета, број случаја, број захтева,
 поруџбина, поруџбине, број поруџбине, наруџбина, број наруџбине, фактура, број фактуре, предрачун, трансакција,
 број трансакције, референтни број, улазница, резервација, резервације, број резервације, код резервације, лет,
 број лета, седиште, соба, пошиљка, пошиљке, број пошиљке, број за праћење, код за праћење, пакет, број пакета,
 код за преузимање, лозинка за wi-fi, код грешке, грешка, изворни код, изворног кода, qr код, бар код, баркод,
 шифра производа, шифра артикла, серијски број, лиценцни кључ, регистарски број, анкета, истраживање, телефон,
 број телефона, мобилни, факс, износ, износу, укупно, стање
 промо кода, промотивног кода, кода за попуст, кодом за попуст, кодови за попуст, купона, купоном, поклон бон,
 акцијски код, код препоруке, код позивнице, у корпи, на каси, картица лојалности, шифра за преузимање,
 пин за преузимање, пакетомат*, број преградка, број преграде, код ормарића, број ормарића, код за врата,
 шифра за врата, шифра капије, код за капију, интерфон*, шифра за рампу, сеф за кључеве, паркинг место,
 паркинг карта, код састанка, лозинка састанка, код конференције, лозинка за wifi, шифра за wi-fi, лиценцни код,
 број бројила, наплатни број, наградна игра, број карте
expiry:
 важи {n}, важи још {n}, важи само {n}, важећи {n}, истиче за {n}, истиче након {n}, истећи ће за {n},
 у року од {n}, у наредних {n}, у следећих {n}, наредних {n}, следећих {n}, током {n}, за {n}, након {n}, само {n}
minutes:
 минут, минута, минуте, минути, мин
hours:
 сат, сата, сати, час, часа, часова
days:
 дан, дана
links:
 је, гласи, за, као
"""#
        ),
        (
            "sr-Latn",
            #"""
codeNames:
 (kod, koda, kodom, pin, token) (
 za proveru, za potvrdu, za verifikaciju, za prijavu, za prijavljivanje, za pristup, za aktivaciju,
 za autentifikaciju, za autorizaciju, za registraciju, za jednokratnu upotrebu, za resetovanje, za oporavak,
 za bezbednost, za logovanje, za promenu)
 (lozinka, lozinku, lozinke, sifra, sifru, sifre) (za verifikaciju, za jednokratnu upotrebu)
 (verifikacioni, verifikacionog, verifikacionim, bezbednosni, bezbednosnog, sigurnosni, pristupni, pristupnog,
 jednokratni, jednokratnog, jednokratna, jednokratnu, privremeni, privremena, privremenu, aktivacioni,
 aktivacionog, autentifikacioni, autorizacioni, autorizacionog, kontrolni, sms, sestocifreni, 6-cifreni,
 cetvorocifreni, cifreni) (
 kod, koda, kodom, pin)
 (verifikacioni, verifikacionog, verifikacionim, jednokratni, jednokratnog, jednokratna, jednokratnu, privremeni,
 privremena, privremenu, sms) (
 lozinka, lozinku, sifra, sifru)
 (kljuc) (za pristup, za prijavu, za uparivanje, za oporavak)
 jednokratni kljuc, privremena lozinka, privremenu lozinku, jednokratna lozinka, kod za uparivanje, rezervni kod
 verifikaciona sifra, verifikacionu sifru, jednokratni token, rezervni kodovi
 (kod, koda, kodom) (za potpis, za potpisivanje, za odobravanje, za povezivanje, za spajanje, za prvu prijavu,
 iz sms-a, iz sms poruke, iz mejla, 3d secure, 3-d secure)
 (osmocifreni, dinamicki, identifikacioni, registracioni, potvrdni, otp, 2fa, 3d secure) (kod)
 (sigurnosnog, privremenog, sestocifrenog, cetvorocifrenog, potvrdnog) (koda)
 (bezbednosnim, sigurnosnim, jednokratnim, pristupnim) (kodom)
 (pristupna, bezbednosna, sigurnosna, pocetna) (sifra, lozinka)
 (pristupnu, bezbednosnu, sigurnosnu, pocetnu) (sifru, lozinku)
codeWords:
 kontrolni broj, kontrolnog broja, kontrolni kod
 kod, koda, kodom, vas kod, tvoj kod, lozinka, lozinku, sifra, sifru
 cifre, cifara, ciframa, brojke, kombinaciju, niz znakova, karaktere, znakove, lozinkom, sifrom, kljuc
intent:
 potvrd*, prijav*, poveza*, jednokratn*, samo jednom, vazi, istice, niste vi, niste trazili, novi uredaj,
 novog uredaja, obnov*, nikome, nikom, prijavite se, prijavljivanje, prijavljivanja, pokusaj prijavljivanja,
 pokusaj prijave, prijavu, potvrdite, potvrdi, potvrditi, potvrdu, provera, proveru, verifikacija, verifikaciju,
 verifikacije, verifikujte, identitet, autentifikacija, dvofaktorsk*, u dva koraka, aktivirajte, aktivacija,
 aktivaciju, resetujte, resetovanje, resetovali, zaboravljena lozinka, zaboravili ste lozinku, novu lozinku,
 promena lozinke, promenite lozinku, registracija, registraciju, registrujte, kreiranje naloga, otvaranje naloga,
 vas nalog, vaseg naloga, vasem nalogu, svoj nalog, nepoznat uredaj, vazeci, unesite kod, unesite ovaj kod,
 unesite sledeci kod, unesi kod, ukucajte, upotrebite, koristite kod, koristite ovaj kod, iskoristite, sledeci kod,
 kod u nastavku, ne delite, ne deli, nemojte deliti, nemojte da delite, ni sa kim, sa bilo kim, ne otkrivajte,
 niste zatrazili, nisi ti, niste pokusali, zanemarite, ignorisite
 prestaje da vazi, prestace da vazi, samo jedanput, nisi trazio, nisi trazila, niste zahtevali,
 nikada necemo traziti, nepoznatog uredaja
entering:
 uneti, unosom, upotrebite, ukuca*, prepis*, kopira*, zalep*, nalep*, iskorist*, koristi*, unesite, unesi, unesete,
 upisite, upisi
 upisati, upisete, prekopira*, navedite, navedi, izdiktirajte, upotrebiti, potvrdite kodom, zatrazice,
 kojim se prijavljujete, kojim cete se prijaviti, ovim kodom potvrdujete, njime se prijavljujete, sluzi za prijavu,
 omogucava prijavu, dovrsite prijavu, zavrsite prijavu, za zavrsetak prijave, otkljucava vas nalog
inSubject:
 (u naslovu, u predmetu) (poruke, ove poruke, mejla, ovog mejla, imejla, ovog imejla)
otherCodes:
 id sastanka, broj sastanka, identifikator sastanka, onlajn sastanak, online sastanak,
 promo kod, promotivni kod, kod za popust, kupon, kod kupona, poklon kartica, poklon vaucer, vaucer,
 postanski broj, pozivni broj, broj racuna, tekuci racun, ziro racun, iban, poziv na broj, model i poziv na broj,
 broj kartice, zavrsava na, pib, maticni broj, jmbg, broj kupca, broj klijenta, sifra kupca, clanski broj,
 broj ugovora, broj polise, broj predmeta, broj slucaja, broj zahteva, porudzbina, porudzbine, porudzbinu,
 broj porudzbine, narudzbina, broj narudzbine, broj narudzbe, faktura, broj fakture, racun br, predracun,
 transakcija, broj transakcije, referentni broj, referenca, ulaznica, broj karte, rezervacija, rezervacije,
 broj rezervacije, kod rezervacije, broj leta, sediste, posiljka, posiljke, broj posiljke, broj za pracenje,
 kod za pracenje, paketa, broj paketa, kod za preuzimanje, paketomat, id sastanka, lozinka za wi-fi,
 lozinka za wifi, kod greske, izvorni kod, izvornog koda, qr kod, qr koda, bar kod, barkod, sifra proizvoda,
 sifra artikla, serijski broj, licencni kljuc, registarski broj, anketa, istrazivanje, telefon, tel, broj telefona,
 mobilni, broj mobilnog, faks, verzija
 promo koda, promotivnog koda, koda za popust, kodom za popust, kodovi za popust, kupona, kuponom, poklon bon,
 akcijski kod, kod preporuke, kod pozivnice, u korpi, na kasi, loyalty kartica, loyalty kartice, kartica lojalnosti,
 sifra za preuzimanje, pin za preuzimanje, broj pregratka, kod ormarica, broj ormarica, kod za vrata, sifra za vrata,
 sifra kapije, kod za kapiju, interfon*, sifra za rampu, sef za kljuceve, parking mesto, parking karta, kod sastanka,
 lozinka sastanka, kod konferencije, sifra za wi-fi, sifra za wifi, licencni kod, broj brojila, naplatni broj,
 nagradna igra, broj stola
expiry:
 vazi {n}, vazi jos {n}, vazi samo {n}, vazeci {n}, istice za {n}, istice nakon {n}, isteci ce za {n},
 u roku od {n}, u narednih {n}, u sledecih {n}, narednih {n}, sledecih {n}, tokom {n}, za {n}, nakon {n}, samo {n}
minutes:
 minut, minuta, minute, minuti, min
hours:
 sat, sata, sati, cas, casa, casova
days:
 dan, dana
links:
 je, glasi, za, je:, kao
"""#
        ),
        (
            "sv",
            #"""
codeNames:
 kod for engangsbruk, kod for att logga in, kod for inloggning, kod for att bekrafta, kod for att verifiera,
 tillfallig kod, tillfalliga kod, tillfalligt losenord, tillfalliga losenord, tillfallig inloggningskod, sms-kod*,
 smskod*, e-postkod*, mejlkod, tvafaktorskod*, 2fa-kod*, tvastegskod*, sexsiffrig kod, sexsiffriga koden,
 sexsiffriga kod, 6-siffrig kod, 6-siffriga kod, 6-siffriga koden, fyrsiffrig kod, fyrsiffriga kod, siffriga koden,
 siffrig kod, otp-kod, bankid-kod
 (verifierings, verifikations, bekraftelse, sakerhets, inloggnings, logga in-, inlogg, login, autentiserings,
 auktoriserings, aktiverings, atkomst, engangs, aterstallnings, registrerings, identifierings, kontroll,
 upplasnings, godkannande, behorighets)(
 kod*, pin, token)
 (verifierings, verifikations, engangs)(losenord*, nyckel)
 (verifierings, verifikations, bekraftelse, sakerhets, kontroll)(nummer)
 (engangs, inloggnings, atkomst, parkopplings, kopplings, aterstallnings, verifierings)(nyckel, nyckeln, ord, ordet)
 tillfalligt losenord, tillfalliga losenordet, parkopplingskod, kopplingskod
 sakerhetssiffror, verifieringssiffror, verifieringstal, aterstallningsfras*, reservkod*, parningskod*,
 lankningskod*, signeringskod*, underskriftskod*, legitimeringskod*, temporar kod, temporara koden,
 temporart losenord, forstagangslosenord*, losenord for engangsbruk
codeWords:
 kod, koden, koder, *kod, *koden, pinkod, pin-kod, losenord, losenordet, *losenord, sifferkod, passerkod
 sex siffror, foljande siffror, sifferkombination*, teckenfoljd*, teckenstrang*, losenfras*
intent:
 inloggad
 signera, underteckna, elektronisk signatur
 bekrafta, verifiera, logga in, inloggning, koppla, para ihop, engangs, en gang, giltig, galler i, gar ut,
 inte begart, inte du, ny enhet, aterstall, ingen annan, lamna aldrig, signera, signering, loggar in, inloggningen,
 inloggningsforsok, bekrafta din, bekrafta ditt, bekrafta att, bekrafta e-post, att bekrafta, verifiering,
 verifieringen, identitet, autentisering, tvafaktor, tvafaktorsautentisering, tvastegsverifiering, tvastegs,
 aktivera, aktivering, aterstalla ditt losenord, aterstall losenord, aterstallning av losenord, glomt losenord,
 nytt losenord, byta losenord, andra losenord, registrera dig, registrering, skapa konto, skapa ditt konto,
 skapa ett konto, ditt konto, okand enhet, betrodd enhet, upphor att galla, loper ut, ar giltig, giltig i, giltigt i,
 giltig till, endast en gang, engang, ange koden, ange denna kod, ange den har koden, ange foljande kod,
 skriv in koden, skriv in foljande kod, fyll i koden, anvand koden, anvand denna kod, anvand den har koden,
 anvand foljande kod, foljande kod, koden nedan, dela inte, dela aldrig, dela den inte, lamna inte ut,
 lamna aldrig ut, med nagon, aldrig be om, inte begarde, inte bett om, inte sjalv, inte forsokt, inte var du,
 inte du som, ignorera, bortse fran, slutfora, obehorig
 blir ogiltig, slutar galla, slutar fungera, behall den for dig sjalv, okand webblasare
entering:
 anvand, anvanda, fyll i, sla in, uppge, mata in, knappa in, knacka in, skriv, skriva, skriver, kopiera, klistra in,
 ange
 las upp, lasa upp, fragar efter, efterfragas, sa loggar du in, loggar dig in, ger dig atkomst, oppnar ditt konto,
 laser upp ditt konto, med koden bekraftar du
inSubject:
 i amnesraden, se amnesraden
otherCodes:
 rabattkod*, kampanjkod*, erbjudandekod*, kupongkod*, kupong, vardekod*, presentkort*, presentkod*,
 presentkortskod*, vardecheck, inbjudningskod*, varvningskod*, bonuskod*, postnummer, postnr, riktnummer,
 landsnummer, landskod*, kontonummer, kontonr, clearingnummer, bankgiro, plusgiro, bankgironummer, ocr, ocr-nummer,
 iban, bic, betalningsreferens, kortnummer, slutar pa, slutar med, momsnummer, momsregistreringsnummer,
 organisationsnummer, org.nr, orgnr, org nr, personnummer, kundnummer, kundnr, kund-id, medlemsnummer, medlemsnr,
 anstallningsnummer, forsakringsnummer, avtalsnummer, kontraktsnummer, diarienummer, arendenummer, arende,
 arende-id, arendenr, malnummer, skadenummer, bestallning, bestallningsnummer, bestallningsnr, ordernummer,
 ordernr, order-id, orderbekraftelse, faktura, fakturanummer, fakturanr, kvitto, kvittonummer, transaktionsnummer,
 transaktions-id, referens, referensnummer, referenskod*, var referens, er referens, bokning, bokningsnummer,
 bokningskod*, bokningsreferens, bokningsnr, reservation, reservationsnummer, reservationskod*, biljett,
 biljettnummer, biljettkod*, flyg, flygnummer, tagnummer, vagn, rumsnummer, paketnummer, forsandelse,
 sandningsnummer, kollinummer, kolli-id, sparningsnummer, sparningskod*, sparnings-id, avinummer, avi, hamtkod*,
 hamtningskod*, uthamtningskod*, motes-id, motesnummer, moteskod*, losenord for motet, konferens-id,
 inringningsnummer, wifi-losenord, wi-fi-losenord, wifi, natverksnyckel, portkod*, dorrkod*, felkod*, felkoden,
 felmeddelande, statuskod*, returkod*, kallkod*, kallkoden, programkod*, qr-kod*, qr kod*, streckkod*, fargkod*,
 kladkod*, artikelnummer, artikelnr, art.nr, produktkod*, produktnummer, produktnyckel, licensnyckel, serienummer,
 modellnummer, deltagarnummer, deltagarkod*, enkat, enkatkod*, undersokning, lottnummer, startnummer,
 registreringsnummer, regnr, matarstallning, anlaggningsnummer, telefon, telefonnummer, tel, tfn, mobil,
 mobilnummer, vaxel, fax, faxnummer, belopp, versionsnummer
 i kassan, vid kassan, i varukorgen, losa in, loser in, inlosenkod*, rabattkupong*, bonuscheck*, tillgodokvitto*,
 vardebevis*, vankod*, medlemskod*, medlemskort*, bonuskort*, skapkod*, skapskod*, fackkod*, paketbox*,
 utlamningskod*, upphamtningskod*, grindkod*, entrekod*, nyckelskap*, nyckelbox*, rumskod*, incheckningskod*,
 parkeringskod*, omradeskod*, bordsnummer, evenemangskod*, entrebiljett*, konferenskod*, moteslosenord*,
 natverkslosenord*, licenskod*, licensnummer, batchnummer, tavlingskod*, lottsedel*, matarnummer*
expiry:
 giltig i {n}, giltigt i {n}, galler i {n}, giltig under {n}, galler under {n}, gar ut om {n}, gar ut efter {n},
 upphor om {n}, upphor att galla om {n}, upphor att galla efter {n}, loper ut om {n}, inom {n}, om {n}, efter {n},
 i {n}, endast {n}, narmaste {n}, kommande {n}
past:
 {n} sedan
minutes:
 minut, minuter, min
hours:
 timme, timmar, tim
days:
 dag, dagar, dygn
links:
 ar, ar din, ar ditt, lyder, som, for, blir
"""#
        ),
        (
            "sw",
            #"""
codeNames:
 msimbo wako wa uthibitishaji, nambari yako ya uthibitishaji, msimbo wako wa kuthibitisha, msimbo wako wa usalama,
 msimbo wa tarakimu 6, msimbo wenye tarakimu 6, nambari yako ya siri, msimbo wa siri
 (msimbo, pini, kodi) (
 wa uthibitishaji, ya uthibitishaji, wa kuthibitisha, ya kuthibitisha, wa uthibitisho, ya uthibitisho, wa usalama,
 ya usalama, wa kuingia, ya kuingia, wa ufikiaji, ya ufikiaji, wa kuwezesha, ya kuwezesha, ya siri, la siri,
 ya siri ya mara moja, la siri la mara moja, wa mara moja, ya mara moja, la mara moja, wa muda, ya muda, la muda,
 wa kurejesha, ya kurejesha, wa kuweka upya, ya kuweka upya, wa kujisajili, wa otp, ya otp)
 (neno, nenosiri) (
 ya siri ya mara moja, la siri la mara moja, wa mara moja, ya mara moja, la mara moja, wa muda, ya muda, la muda,
 wa otp, ya otp)
 (nambari, namba) (
 wa uthibitishaji, ya uthibitishaji, wa kuthibitisha, ya kuthibitisha, wa uthibitisho, ya uthibitisho, wa usalama,
 ya usalama, ya siri, la siri, ya siri ya mara moja, la siri la mara moja, wa otp, ya otp)
 (neno, nenosiri) (la muda, la siri la muda, la kuingia)
 (msimbo, namba, nambari) (ya siri ya muda, ya muda, wa muda, wa uokoaji, wa kuingia)
 msimbo wa uhakiki, nambari ya uhakiki, namba ya uhakiki, namba ya mara moja, nambari ya mara moja,
 msimbo wa matumizi ya mara moja, nenosiri la matumizi ya mara moja, nywila ya mara moja, nywila ya muda,
 nambari ya kuingia, namba ya kuingia, msimbo wa kuoanisha, msimbo wa kufungua, msimbo wa idhini, namba yako ya siri,
 msimbo wa tarakimu sita, namba ya tarakimu 6
codeWords:
 msimbo, msimbo wako, nambari yako, nenosiri, neno la siri
 tarakimu, nywila, nambari ifuatayo, namba ifuatayo
intent:
 thibitish*, kuingia, ingia, mara moja, itaisha, muda wake, hukuomba, si wewe, kifaa kipya, mtu yeyote, usimpe,
 usimwambie, kuingia kwenye, kuingia katika, thibitisha, kuthibitisha, uthibitishaji, uthibitisho, utambulisho,
 hatua mbili, hatua 2, mambo mawili, washa, wezesha, kuwezesha, weka upya nenosiri, kuweka upya, umesahau nenosiri,
 nenosiri jipya, badilisha nenosiri, kubadilisha nenosiri, jisajili, kujisajili, usajili, fungua akaunti,
 kufungua akaunti, akaunti yako, muda wake utaisha, utaisha, utakwisha, inatumika kwa, halali kwa, weka msimbo,
 ingiza msimbo, ingiza nambari, tumia msimbo, tumia msimbo huu, tumia nambari hii, msimbo ufuatao, usishiriki,
 usitoe, usiwape, na mtu yeyote, kwa mtu yeyote, haukuomba, siyo wewe, puuza, tafadhali puuza
 mara moja tu, iwe siri, hatutakuuliza, hatutawahi kukuuliza, matapeli, kifaa kisichojulikana, kivinjari kipya
entering:
 weka
 bonyeza, kuingiza, chapa, uingize, uandike, tumia, andika, ingiza, nakili, bandika, weka namba, weka msimbo
 jaza msimbo, weka nambari, kunakili, ili kuingia, kuingia kwenye akaunti, kukamilisha usajili, kuthibitisha muamala,
 unapoombwa
inSubject:
 kichwa cha barua pepe, kichwa cha ujumbe, mada ya barua pepe
otherCodes:
 msimbo wa punguzo, msimbo wa ofa, kuponi, vocha, kadi ya zawadi, msimbo wa mwaliko, msimbo wa posta,
 nambari ya posta, msimbo wa nchi, nambari ya akaunti, namba ya akaunti, nambari ya kadi, inayoishia,
 nambari ya mteja, namba ya mteja, nambari ya mkataba, nambari ya kumbukumbu, namba ya kumbukumbu,
 kumbukumbu namba, nambari ya kesi, nambari ya agizo, agizo, nambari ya oda, ankara, ankara namba, namba ya ankara,
 nambari ya ankara, risiti, nambari ya risiti, nambari ya muamala, namba ya muamala, muamala, control number,
 kumbukumbu, tiketi, nambari ya tiketi, nambari ya uhifadhi, msimbo wa uhifadhi, chumba, nambari ya ufuatiliaji,
 namba ya ufuatiliaji, kifurushi, kitambulisho cha mkutano, nenosiri la wi-fi, nenosiri la wifi,
 msimbo wa hitilafu, msimbo wa kosa, msimbo chanzo, msimbo wa qr, msimbopau, msimbo wa bidhaa, nambari ya bidhaa,
 nambari ya ufuatiliaji wa bidhaa, nambari tambulishi, utafiti, nambari ya lipa, lipa namba, nambari ya simu,
 namba ya simu, faksi, salio, ghorofa, toleo
 kodi ya punguzo, nambari ya punguzo, namba ya punguzo, msimbo wa zawadi, kodi ya zawadi, msimbo wa promosheni,
 msimbo wa rufaa, kwenye kikapu, kikapu cha ununuzi, kwenye kaunta, msimbo wa kuchukua, nambari ya kabati,
 namba ya kabati, msimbo wa kabati, msimbo wa mlango, namba ya mlango, nambari ya mlango, msimbo wa lango,
 namba ya lango, msimbo wa maegesho, namba ya maegesho, msimbo wa mkutano, namba ya mkutano, nambari ya mkutano,
 nenosiri la mkutano, nywila ya wifi, nenosiri la mtandao, ufunguo wa leseni, namba ya leseni, nambari ya leseni,
 namba ya mkataba, namba ya mita, nambari ya mita, namba ya uanachama, nambari ya uanachama, msimbo wa tukio,
 namba ya foleni, namba ya meza, bahati nasibu, namba ya miadi
expiry:
 inatumika kwa {n}, halali kwa {n}, ni halali kwa {n}, utaisha baada ya {n}, itaisha baada ya {n},
 utakwisha baada ya {n}, muda wake utaisha baada ya {n}, baada ya {n}, ndani ya {n}, kwa muda wa {n}, kwa {n},
 katika {n}
minutes:
 dakika, dakika:
hours:
 saa, masaa
days:
 siku
links:
 ni, ni:, ni huu, yako ni, wako ni, kwa
"""#
        ),
        (
            "ta",
            #"""
codeNames:
 ஓடிபி*, ஒருமுறைக் கடவுச்சொல்*, 6 இலக்க குறியீடு*, 6-இலக்க குறியீடு*, 6 இலக்கக் குறியீடு*, 6 இலக்க எண்*,
 ஆறு இலக்க குறியீடு*, இலக்கக் குறியீடு*, இலக்க குறியீடு*
 (சரிபார்ப்பு, சரிபார்ப்புக், உறுதிப்படுத்தல், உறுதிப்படுத்தும், உறுதிப்பாட்டு, பாதுகாப்பு, பாதுகாப்புக்,
 உள்நுழைவு, உள்நுழைவுக், லாகின், அணுகல், அங்கீகார, அங்கீகாரக், செயல்படுத்தும், செயலாக்க, ஒருமுறை, ஒரு முறை,
 ஒற்றைப் பயன்பாட்டு, ஒருமுறை பயன்படுத்தும், தற்காலிக, தற்காலிகக், மீட்டமைப்பு, மீட்டமைப்புக்,
 கடவுச்சொல் மீட்டமைப்பு, பதிவு, அடையாள, ரகசிய, ஓடிபி, otp) (
 குறியீடு*, குறியீட்டை*, குறியீட்டு*, கோடு, பின், கடவுக்குறியீடு*)
 (ஒருமுறை, ஒரு முறை, ஒற்றைப் பயன்பாட்டு, ஒருமுறை பயன்படுத்தும், தற்காலிக, தற்காலிகக், ஓடிபி, otp) (கடவுச்சொல்*)
 (otp) (எண்)
 சரிபார்ப்பு எண்*, ரகசிய எண்*, இரகசிய எண்*, ஒருமுறைக் குறியீடு*, ஒருமுறை பயன்பாட்டு குறியீடு*,
 ஒருமுறை பயன்பாட்டுக் குறியீடு*, காப்புக் குறியீடு*, காப்பு குறியீடு*, மீட்புக் குறியீடு*, மீட்பு குறியீடு*,
 ஒப்புதல் குறியீடு*, ஒடிபி*
codeWords:
 குறியீடு*, குறியீட்டை*, குறியீட்டைப்*, உங்கள் குறியீடு*, கடவுச்சொல்*
 இலக்கங்களை, இந்த எண்ணை, பின்வரும் எண்*, பாஸ்வேர்ட்*
intent:
 உள்நுழை*, உள்நுழைய*, உள்நுழைவு*, லாகின், சரிபார்*, சரிபார்க்க*, சரிபார்ப்பு*, உறுதிப்படுத்த*, உறுதி செய்*, அடையாள*,
 அங்கீகார*, இரு காரணி*, இரண்டு-படி*, இரு-படி*, செயல்படுத்த*, மீட்டமை*, கடவுச்சொல்லை மீட்டமை*, கடவுச்சொல்லை மற*,
 புதிய கடவுச்சொல்*, கடவுச்சொல்லை மாற்ற*, பதிவு செய்ய*, கணக்கை உருவாக்க*, கணக்கு உருவாக்க*, உங்கள் கணக்கு*,
 உங்கள் கணக்கை*, உங்கள் கணக்கில்*, புதிய சாதன*, காலாவதி*, செல்லுபடி*, குறியீட்டை உள்ளிட*, குறியீட்டைப் பயன்படுத்த*,
 பின்வரும் குறியீட்*, கீழே உள்ள குறியீட்*, இந்தக் குறியீட்*, இந்த குறியீட்*, பகிர வேண்டாம், பகிராதீர்கள்,
 பகிரவேண்டாம், யாருடனும், யாரிடமும், எவருடனும், கோரவில்லை*, நீங்கள் கோர*, நீங்கள் இல்லை*, புறக்கணி*
 ஒருமுறை மட்டுமே, ஒரு முறை மட்டுமே, ரகசியமாக வைத்*, பகிரக்கூடாது, கேட்க மாட்டோம், மோசடி*, புதிய உலாவி*
entering:
 எழுதவும், எழுதுங்கள், இடவும், குறிப்பிடவும், உள்ளிட*, பதிவிட*, பயன்படுத்த*, ஒட்ட*, தட்டச்சு*, நகலெடு*
 குறியீட்டை வழங்க*, டைப் செய்*, நிரப்பவும், உள்நுழைவதற்கு, உள்நுழைவதற்கான, கணக்கை அணுக, பரிவர்த்தனையை முடிக்க,
 பதிவை முடிக்க, கேட்கப்படும்போது
inSubject:
 மின்னஞ்சலின் தலைப்பு*, மின்னஞ்சல் தலைப்பு*, பொருள் வரி*
otherCodes:
 விளம்பரக் குறியீடு*, தள்ளுபடி குறியீடு*, தள்ளுபடிக் குறியீடு*, கூப்பன்*, கூப்பன் குறியீடு*, வவுச்சர்*,
 பரிசு அட்டை*, பரிசுக் குறியீடு*, பரிந்துரை குறியீடு*, அழைப்புக் குறியீடு*, அஞ்சல் குறியீடு*,
 அஞ்சல் குறியீட்டு எண், பின்கோடு, நாட்டின் குறியீடு*, பகுதி குறியீடு*, கணக்கு எண்*, அட்டை எண்*, கார்டு எண்*,
 வாடிக்கையாளர் எண்*, பாலிசி எண்*, புகார் எண்*, வழக்கு எண்*, டிக்கெட்*, டிக்கெட் எண்*, ஆர்டர்*, ஆர்டர் எண்*,
 ஆர்டர் ஐடி, விலைப்பட்டியல்*, ரசீது*, ரசீது எண்*, பரிவர்த்தனை எண்*, பரிவர்த்தனை ஐடி, குறிப்பு எண்*, முன்பதிவு*,
 முன்பதிவு எண்*, விமான*, இருக்கை*, அறை எண்*, கண்காணிப்பு எண்*, பார்சல்*, சந்திப்பு ஐடி, வைஃபை கடவுச்சொல்*,
 பிழைக் குறியீடு*, பிழை குறியீடு*, மூலக் குறியீடு*, மூலக்குறியீடு*, க்யூஆர் குறியீடு*, qr குறியீடு*, பார்கோடு*,
 தயாரிப்புக் குறியீடு*, வரிசை எண்*, கணக்கெடுப்பு*, தொலைபேசி*, தொலைபேசி எண்*, மொபைல் எண்*, கைபேசி எண்*, தொலைநகல்,
 தொகை*, மொத்த*, இருப்பு, விலை, ரூபாய், பதிப்பு
 சலுகைக் குறியீடு*, சலுகை குறியீடு*, பரிசு குறியீடு*, பரிசுச் சீட்டு*, கூப்பனை*, செக்அவுட்*, லாக்கர் எண்*,
 லாக்கர் குறியீடு*, பெட்டக எண்*, பிக்கப் குறியீடு*, கதவு குறியீடு*, கதவுக் குறியீடு*, வாயில் குறியீடு*,
 பார்க்கிங் எண்*, வாகன நிறுத்த*, மீட்டிங் ஐடி*, கூட்ட ஐடி*, கூட்டக் குறியீடு*, சந்திப்புக் குறியீடு*,
 மாநாட்டுக் குறியீடு*, வைஃபை பாஸ்வேர்ட்*, உரிம எண்*, உரிமக் குறியீடு*, மீட்டர் எண்*, மின் இணைப்பு எண்*,
 உறுப்பினர் எண்*, ஒப்பந்த எண்*, குலுக்கல்*, அதிர்ஷ்ட எண்*, சந்திப்பு எண்*, மேசை எண்*, வண்டி எண்*,
 நிகழ்வுக் குறியீடு*, பயணச்சீட்டு*, பொருள் குறியீடு*, தயாரிப்பு குறியீடு*
expiry:
 {n} செல்லுபடியாகும், {n} வரை செல்லுபடியாகும், {n} காலாவதியாகும், {n} மட்டுமே, {n} பிறகு, அடுத்த {n}, {n} வரை,
 {n} க்குள்
minutes:
 நிமிடம், நிமிடங்கள், நிமிடங்களுக்கு, நிமிடங்களில், நிமிடங்களுக்குள், நிமிட
hours:
 மணிநேரம், மணி நேரம், மணிநேரத்திற்கு
days:
 நாள், நாட்கள், நாட்களுக்கு, நாட்களில்
links:
 ஆகும், என்பது, இதுதான், உங்கள், இது
"""#
        ),
        (
            "te",
            #"""
codeNames:
 ఓటీపీ*, 6 అంకెల కోడ్*, 6-అంకెల కోడ్*, ఆరు అంకెల కోడ్*, అంకెల కోడ్*, ధృవీకరణ సంకేతం
 (ధృవీకరణ, ధ్రువీకరణ, ధృవీకరించే, నిర్ధారణ, వెరిఫికేషన్, వెరిఫికేషన్\u{200c}, భద్రతా, సెక్యూరిటీ, లాగిన్, లాగ్ ఇన్,
 సైన్ ఇన్, సైన్-ఇన్, యాక్సెస్, ప్రామాణీకరణ, ప్రమాణీకరణ, యాక్టివేషన్, క్రియాశీలత, వన్-టైమ్, వన్ టైమ్,
 ఒకసారి ఉపయోగించే, ఒక్కసారి ఉపయోగించే, వన్\u{200c}టైమ్, తాత్కాలిక, రీసెట్, పాస్\u{200c}వర్డ్ రీసెట్, రికవరీ,
 నమోదు, ఓటీపీ, otp, రహస్య) (
 కోడ్*, పిన్*)
 (వన్-టైమ్, వన్ టైమ్, ఒకసారి ఉపయోగించే, ఒక్కసారి ఉపయోగించే, వన్\u{200c}టైమ్, తాత్కాలిక, ఓటీపీ, otp) (
 పాస్\u{200c}వర్డ్*, పాస్వర్డ్*, పాస్\u{200c}కోడ్*)
 ఓటిపి*, ధృవీకరణ సంఖ్య*, రహస్య సంఖ్య*, ఒకసారి వాడే కోడ్*, ఒక్కసారి వాడే కోడ్*, బ్యాకప్ కోడ్*, పునరుద్ధరణ కోడ్*,
 అన్\u{200c}లాక్ కోడ్*, పెయిరింగ్ కోడ్*, ఆమోద కోడ్*, కన్ఫర్మేషన్ కోడ్*, అంకెల పిన్*
codeWords:
 కోడ్, కోడ్*, మీ కోడ్*, పాస్\u{200c}వర్డ్*, పాస్వర్డ్*
 అంకెలను, అంకెల సంఖ్య*, ఈ సంఖ్యను, టోకెన్*
intent:
 లాగిన్*, లాగ్ ఇన్*, సైన్ ఇన్*, ధృవీకరించ*, ధృవీకరణ, ధ్రువీకరించ*, నిర్ధారించ*, వెరిఫై*, గుర్తింపు*, ప్రామాణీకరణ*,
 ప్రమాణీకరణ*, రెండు-దశల, రెండు దశల, టూ-ఫ్యాక్టర్, యాక్టివేట్*, సక్రియం*, పాస్\u{200c}వర్డ్\u{200c}ను రీసెట్*,
 పాస్\u{200c}వర్డ్ రీసెట్*, రీసెట్*, పాస్\u{200c}వర్డ్ మర్చి*, కొత్త పాస్\u{200c}వర్డ్*, పాస్\u{200c}వర్డ్ మార్చ*,
 నమోదు*, రిజిస్టర్*, ఖాతాను సృష్టి*, ఖాతా సృష్టి*, మీ ఖాతా*, కొత్త పరికర*, గడువు*, చెల్లుబాటు*, చెల్లుతుంది,
 కోడ్\u{200c}ను నమోదు*, కోడ్\u{200c}ను ఎంటర్*, ఈ కోడ్*, క్రింది కోడ్*, కింది కోడ్*, కోడ్\u{200c}ను ఉపయోగించ*,
 కోడ్ ఉపయోగించ*, షేర్ చేయవద్దు, షేర్ చేయకండి, పంచుకోవద్దు, భాగస్వామ్యం చేయవద్దు, ఎవరితోనూ, ఎవరికీ, అభ్యర్థించ*,
 మీరు కాకపోతే, విస్మరించ*, పట్టించుకోకండి
 ఒక్కసారి మాత్రమే, ఒకసారి మాత్రమే, గోప్యంగా ఉంచ*, రహస్యంగా ఉంచ*, చెప్పవద్దు, ఎప్పుడూ అడగ*, తెలియని పరికర*
entering:
 నమోదు చేసి, ఎంటర్ చేసి, టైప్ చేసి, రాయండి, ఇవ్వండి, నమోదు చేయ*, ఎంటర్ చేయ*, టైప్ చేయ*, ఉపయోగించ*, వాడ*, కాపీ చేయ*,
 పేస్ట్ చేయ*
 ఎంటర్ చెయ్య*, టైప్ చెయ్య*, నమోదు చెయ్య*, అతికించ*, లాగిన్ చేయడానికి, లాగిన్ అవ్వడానికి, సైన్ ఇన్ చేయడానికి,
 లావాదేవీని పూర్తి*, అడిగినప్పుడు
inSubject:
 సబ్జెక్ట్ లైన్*, ఇమెయిల్ సబ్జెక్ట్*, ఇమెయిల్ శీర్షిక*
otherCodes:
 ప్రోమో కోడ్*, డిస్కౌంట్ కోడ్*, తగ్గింపు కోడ్*, కూపన్*, కూపన్ కోడ్*, వోచర్*, గిఫ్ట్ కార్డ్*, బహుమతి కార్డ్*,
 రిఫరల్ కోడ్*, ఆహ్వాన కోడ్*, పిన్ కోడ్:, పోస్టల్ కోడ్*, తపాలా కోడ్*, దేశ కోడ్*, ఏరియా కోడ్*, ఖాతా సంఖ్య*,
 ఖాతా నంబర్*, కార్డ్ నంబర్*, కస్టమర్ నంబర్*, కస్టమర్ id, పాలసీ నంబర్*, ఫిర్యాదు సంఖ్య*, కేసు నంబర్*, టికెట్*,
 టిక్కెట్*, టికెట్ నంబర్*, ఆర్డర్*, ఆర్డర్ నంబర్*, ఆర్డర్ id, ఇన్\u{200c}వాయిస్*, బిల్లు నంబర్*, రసీదు*,
 లావాదేవీ id, లావాదేవీ సంఖ్య*, రిఫరెన్స్ నంబర్*, సూచన సంఖ్య*, బుకింగ్*, బుకింగ్ id, రిజర్వేషన్*, ఫ్లైట్*, విమాన*,
 సీటు*, గది*, ట్రాకింగ్ నంబర్*, ట్రాకింగ్ id, పార్శిల్*, మీటింగ్ id, వై-ఫై పాస్\u{200c}వర్డ్*,
 వైఫై పాస్\u{200c}వర్డ్*, ఎర్రర్ కోడ్*, లోపం కోడ్*, సోర్స్ కోడ్*, qr కోడ్*, క్యూఆర్ కోడ్*, బార్\u{200c}కోడ్*,
 ఉత్పత్తి కోడ్*, క్రమ సంఖ్య*, సర్వే*, ఫోన్*, ఫోన్ నంబర్*, మొబైల్ నంబర్*, ఫ్యాక్స్, మొత్తం, బ్యాలెన్స్, ధర, రూపాయలు,
 వెర్షన్
 ఆఫర్ కోడ్*, ప్రమోషన్ కోడ్*, ప్రమోషనల్ కోడ్*, రాయితీ కోడ్*, గిఫ్ట్ కోడ్*, బహుమతి కోడ్*, క్యాష్\u{200c}బ్యాక్ కోడ్*,
 రిడీమ్ కోడ్*, రిడీమ్ చేయ*, రీడీమ్ చేయ*, చెక్అవుట్*, చెక్ అవుట్*, లాకర్ నంబర్*, లాకర్ కోడ్*, పికప్ కోడ్*,
 తలుపు కోడ్*, డోర్ కోడ్*, గేట్ కోడ్*, పార్కింగ్ కోడ్*, పార్కింగ్ నంబర్*, మీటింగ్ కోడ్*, మీటింగ్ ఐడి*,
 మీటింగ్ పాస్\u{200c}కోడ్*, సమావేశ కోడ్*, సమావేశ id, కాన్ఫరెన్స్ కోడ్*, లైసెన్స్ కీ*, లైసెన్స్ నంబర్*,
 సీరియల్ నంబర్*, మీటర్ నంబర్*, సభ్యత్వ సంఖ్య*, ఒప్పంద సంఖ్య*, లక్కీ డ్రా*, లాటరీ*, అపాయింట్\u{200c}మెంట్ నంబర్*,
 టేబుల్ నంబర్*, ఈవెంట్ కోడ్*, పీఎన్ఆర్*
expiry:
 {n} చెల్లుతుంది, {n} పాటు చెల్లుబాటు, {n} చెల్లుబాటు, {n} గడువు, {n} మాత్రమే, {n} పాటు, {n} లోపు, {n} తర్వాత,
 తదుపరి {n}
minutes:
 నిమిషం, నిమిషాలు, నిమిషాల, నిమిషాలలో, నిమిషాల్లో, నిమిషాలపాటు
hours:
 గంట, గంటలు, గంటల, గంటల్లో
days:
 రోజు, రోజులు, రోజుల
links:
 ఉంది, అనేది, ఇది, మీ, ఇదే
"""#
        ),
        (
            "tg",
            #"""
codeNames:
 otp, рамзи 6-рақама, рамзи шашрақама, коди 6-рақама
 (рамзи, коди, рақами, рамзҳои) (тасдиқ*, тасдиқи*, амният*, бехатар*, воридшав*, вуруд*, дастрас*, яквақта*, якдафъаина*, якбора*, муваққат*, фаъолсоз*, бақаидгир*, барқарор*, сабти ном*, санҷиш*, ҳаққоният*, махф*, otp)
 (гузарвожаи, пароли, парол-и) (яквақта*, якдафъаина*, якбора*, муваққат*)
codeWords:
 рамз, рамзи, рамзи шумо, код, коди, коди шумо, гузарвожа, гузарвожаи, парол, пароли, пин-код
intent:
 ворид шав*, ворид шуд*, воридшав*, вуруд*, даромадан*, тасдиқ*, ду марҳила*, дуқадама*, фаъол*, ба қаид гир*,
 бақаидгир*, ҳисоби шумо, ҳисобатон, аккаунт*, дастгоҳи нав, гузарвожаи нав, пароли нав, барқарор*, фаромуш*,
 эътибор дорад, эътибор*, муҳлат*, як бор, танҳо як, ворид кунед, дохил кунед, нависед, ин рамз*, ин код*,
 рамзи зерин, коди зерин, истифода баред, истифода кунед, ба касе, ба ҳеҷ кас, бо касе, бо ҳеҷ кас, нагуед, надиҳед,
 мубодила накунед, нишон надиҳед, дархост накард*, шумо набошед, сарфи назар*, аҳамият надиҳед
entering:
 ворид кунед, дохил кунед, дарҷ кунед, нависед, нусхабардори, истифода баред, истифода кунед, гузоред
otherCodes:
 рамзи тахфиф*, коди тахфиф*, тахфиф*, промокод*, купон*, ваучер*, корти туҳфа*, рамзи даъват*, индекси почта*,
 рақами ҳисоб*, рақами корт*, рақами муштари*, рақами шартнома*, фармоиш*, рақами фармоиш*, фактура*, ҳисобнома*,
 расид*, рақами амалиет*, рақами муроҷиат*, бронкун*, брон*, рақами брон*, парвоз*, ҷои*, утоқ*, рақами паигири*,
 бастаи*, интиқол*, мулоқот*, вохури*, ҷаласа*, пароли wi-fi, рамзи wi-fi,
 рамзи хато*, хато*, qr-код*, штрих-код*, рамзи мол*, рақами силсила*, телефон*, маблағ*, ҳамаги*, нарх*, сомони*,
 чипта*, нусха*
expiry:
 {n} эътибор, дар давоми {n}, дар тули {n}, пас аз {n}, баъд аз {n}, то {n}
minutes:
 дақиқа, дақиқаи
hours:
 соат, соати
days:
 руз, рузи
links:
 ин, аст, аст:, мебошад, барои, шумо, ҳаст
"""#
        ),
        (
            "th",
            #"""
codeNames:
 otp, โอทีพี, รหัส 6 หลัก, รหัสตัวเลข 6 หลัก, ตัวเลข 6 หลัก, โค้ด 6 หลัก, รหัส 4 หลัก
 (รหัส, โค้ด, โค๊ด, เลข)(
 ยืนยัน, ยืนยันตัวตน, ยืนยันของคุณ, การยืนยัน, การยืนยันตัวตน, ตรวจสอบ, การตรวจสอบ, ตรวจสอบสิทธิ์, ความปลอดภัย,
 รักษาความปลอดภัย, รักษาความปลอดภัยของคุณ, เข้าถึง, การเข้าถึง, เข้าสู่ระบบ, การเข้าสู่ระบบ, สำหรับเข้าสู่ระบบ,
 สำหรับการเข้าสู่ระบบ, สำหรับยืนยัน, สำหรับการยืนยัน, เพื่อยืนยัน, ลงชื่อเข้าใช้, ล็อกอิน, รับรองความถูกต้อง,
 การรับรองความถูกต้อง, เปิดใช้งาน, การเปิดใช้งาน, ใช้ครั้งเดียว, แบบใช้ครั้งเดียว, ครั้งเดียว,
 แบบใช้ได้ครั้งเดียว, ชั่วคราว, รีเซ็ต, รีเซ็ตรหัสผ่าน, สำหรับรีเซ็ต, กู้คืน, การกู้คืน, ลงทะเบียน, อนุมัติ, otp, ลับ, อ้างอิง otp)
 (รหัส pin) (
 ยืนยัน, ยืนยันตัวตน, ยืนยันของคุณ, การยืนยัน, การยืนยันตัวตน, ตรวจสอบ, การตรวจสอบ, ตรวจสอบสิทธิ์, ความปลอดภัย,
 รักษาความปลอดภัย, รักษาความปลอดภัยของคุณ, เข้าถึง, การเข้าถึง, เข้าสู่ระบบ, การเข้าสู่ระบบ, สำหรับเข้าสู่ระบบ,
 สำหรับการเข้าสู่ระบบ, สำหรับยืนยัน, สำหรับการยืนยัน, เพื่อยืนยัน, ลงชื่อเข้าใช้, ล็อกอิน, รับรองความถูกต้อง,
 การรับรองความถูกต้อง, เปิดใช้งาน, การเปิดใช้งาน, ใช้ครั้งเดียว, แบบใช้ครั้งเดียว, ครั้งเดียว,
 แบบใช้ได้ครั้งเดียว, ชั่วคราว, รีเซ็ต, รีเซ็ตรหัสผ่าน, สำหรับรีเซ็ต, กู้คืน, การกู้คืน, ลงทะเบียน, อนุมัติ, otp, ลับ, อ้างอิง otp)
 (รหัสผ่าน)(ใช้ครั้งเดียว, แบบใช้ครั้งเดียว, ครั้งเดียว, แบบใช้ได้ครั้งเดียว, ชั่วคราว, otp, อ้างอิง otp)
 (หมายเลข)(
 ยืนยัน, ยืนยันตัวตน, ยืนยันของคุณ, การยืนยัน, การยืนยันตัวตน, สำหรับยืนยัน, สำหรับการยืนยัน, เพื่อยืนยัน, otp, อ้างอิง otp)
 (รหัส, โค้ด, โค๊ด, รหัส pin, เลข, รหัสผ่าน, หมายเลข) (otp)
 (กุญแจ, คีย์)(สำรอง, เข้าสู่ระบบ, จับคู่, กู้คืน, ชั่วคราว, ใช้ครั้งเดียว)
 รหัสจับคู่, รหัสสำรอง, รหัสปลดล็อก, รหัสผ่านชั่วคราว
 พาสโค้ด, รหัสที่ใช้ได้ครั้งเดียว, รหัสผ่านที่ใช้ได้ครั้งเดียว, รหัสแบบครั้งเดียว, รหัสเข้าใช้งาน, รหัสเข้าระบบ,
 รหัสล็อคอิน, รหัส login, รหัสพิสูจน์ตัวตน, รหัสปลดล็อค, รหัสกู้บัญชี, รหัสเชื่อมต่อ, รหัสผูกอุปกรณ์, รหัสผูกบัญชี,
 รหัสตั้งรหัสผ่านใหม่, รหัสโอนย้ายข้อมูล
codeWords:
 รหัส, รหัสคือ, รหัสของคุณ, โค้ด, รหัสผ่าน, รหัส pin
 ตัวเลข, ชุดตัวเลข
intent:
 เข้าสู่ระบบ, ลงชื่อเข้าใช้, ล็อกอิน, ยืนยัน, ยืนยันตัวตน, ยืนยันอีเมล, ยืนยันที่อยู่อีเมล, ตัวตน, การตรวจสอบสิทธิ์,
 สองขั้นตอน, 2 ขั้นตอน, สองปัจจัย, เปิดใช้งาน, รีเซ็ตรหัสผ่าน, ตั้งรหัสผ่านใหม่, ลืมรหัสผ่าน, เปลี่ยนรหัสผ่าน,
 รหัสผ่านใหม่, ลงทะเบียน, สมัครสมาชิก, สร้างบัญชี, บัญชีของคุณ, บัญชีของท่าน, อุปกรณ์ใหม่, หมดอายุ, จะหมดอายุ,
 ใช้ได้ภายใน, มีอายุ, ภายใน, ครั้งเดียว, กรอกรหัส, ใส่รหัส, ป้อนรหัส, ใช้รหัส, ใช้รหัสนี้, รหัสนี้, รหัสต่อไปนี้,
 รหัสด้านล่าง, โปรดกรอก, ห้ามเปิดเผย, อย่าเปิดเผย, ห้ามบอก, อย่าบอก, อย่าแชร์, ห้ามแชร์, อย่าแบ่งปัน, กับผู้อื่น,
 แก่ผู้อื่น, กับใคร, แก่บุคคลอื่น, ไม่ได้ร้องขอ, ไม่ได้ขอ, ไม่ได้ดำเนินการ, ไม่ได้เป็นผู้, ไม่ใช่คุณ, เพิกเฉย,
 ไม่ต้องสนใจ, ละเว้นอีเมล
 ใช้ได้จนถึง, ใช้ซ้ำไม่ได้, ห้ามส่งต่อ, จะไม่ขอรหัส, มิจฉาชีพ, ไม่ได้ทำรายการ, ไม่ใช่ท่าน, อุปกรณ์ที่ไม่รู้จัก
entering:
 กรอก, ป้อน, พิมพ์, คัดลอก, ใส่รหัส, ใส่, นำไปใส่, ใช้รหัส, โปรดใช้, ระบุ
 กดรหัส, คีย์รหัส, วางรหัส, นำรหัส, เพื่อเข้าสู่ระบบ, เพื่อเข้าใช้งาน, เพื่อทำรายการ, เพื่อดำเนินการต่อ, ระบบจะขอรหัส
inSubject:
 หัวข้ออีเมล, หัวเรื่องอีเมล, หัวข้อของอีเมล, หัวเรื่องของอีเมล
otherCodes:
 รหัสส่วนลด, โค้ดส่วนลด, รหัสโปรโมชั่น, รหัสโปรโมชัน, โค้ดโปรโมชั่น, คูปอง, รหัสคูปอง, โค้ดคูปอง, วอเชอร์,
 บัตรของขวัญ, รหัสของขวัญ, รหัสแนะนำ, รหัสเชิญ, รหัสไปรษณีย์, รหัสพื้นที่, รหัสประเทศ, รหัสธนาคาร, รหัสสาขา,
 เลขที่บัญชี, หมายเลขบัญชี, บัญชีเลขที่, หมายเลขบัตร, ลงท้ายด้วย, เลขประจำตัวผู้เสียภาษี, เลขประจำตัวประชาชน,
 บัตรประชาชน, หมายเลขลูกค้า, รหัสลูกค้า, หมายเลขสมาชิก, รหัสสมาชิก, รหัสพนักงาน, รหัสนักศึกษา, เลขที่สัญญา,
 หมายเลขกรมธรรม์, กรมธรรม์, หมายเลขเคส, เลขที่คำร้อง, หมายเลขตั๋ว, ตั๋ว, คำสั่งซื้อ, หมายเลขคำสั่งซื้อ,
 เลขที่คำสั่งซื้อ, รหัสคำสั่งซื้อ, ใบแจ้งหนี้, เลขที่ใบแจ้งหนี้, ใบเสร็จ, เลขที่ใบเสร็จ, ใบกำกับภาษี,
 หมายเลขธุรกรรม, รหัสธุรกรรม, เลขที่รายการ, หมายเลขอ้างอิง, เลขที่อ้างอิง, เลขอ้างอิง, รหัสอ้างอิง, ref, การจอง,
 หมายเลขการจอง, รหัสการจอง, รหัสจอง, เที่ยวบิน, หมายเลขเที่ยวบิน, ที่นั่ง, ห้อง, หมายเลขห้อง, หมายเลขพัสดุ,
 เลขพัสดุ, พัสดุ, หมายเลขติดตาม, รหัสติดตาม, การจัดส่ง, รหัสรับสินค้า, รหัสการประชุม, หมายเลขการประชุม,
 รหัสผ่านการประชุม, รหัสผ่าน wi-fi, รหัสผ่านไวไฟ, รหัส wifi, รหัสข้อผิดพลาด, ข้อผิดพลาด, รหัสสถานะ, ซอร์สโค้ด,
 คิวอาร์โค้ด, qr โค้ด, qr code, บาร์โค้ด, รหัสสินค้า, รหัสผลิตภัณฑ์, หมายเลขซีเรียล, หมายเลขเครื่อง, คีย์ใบอนุญาต,
 ทะเบียนรถ, แบบสอบถาม, แบบสำรวจ, สลาก, โทรศัพท์, เบอร์โทร, หมายเลขโทรศัพท์, โทร., มือถือ, โทรสาร, แฟกซ์, จำนวนเงิน,
 ยอดรวม, ยอดเงิน, ยอดคงเหลือ, ราคา, บาท, ชั้น, ถนน, เวอร์ชัน
 รหัสแลกรับ, แลกรับสิทธิ์, แลกของรางวัล, รหัสแคมเปญ, โค้ดลด, โค้ดส่งฟรี, บัตรกำนัล, เวาเชอร์, แคชเชียร์,
 ตะกร้าสินค้า, ล็อกเกอร์, ล็อคเกอร์, รหัสรับของ, รหัสประตู, รหัสเข้าอาคาร, รหัสตู้เซฟ, กล่องกุญแจ, ที่จอดรถ,
 บัตรจอดรถ, รหัสสัมมนา, รหัสเข้าร่วมประชุม, รหัสไวไฟ, พาสเวิร์ดไวไฟ, รหัสซีเรียล, ซีเรียลนัมเบอร์, รหัสใบอนุญาต,
 หมายเลขสัญญา, หมายเลขมิเตอร์, หมายเลขผู้ใช้ไฟฟ้า, บัตรสะสมแต้ม, บัตรสมาชิก, ชิงโชค, ลุ้นรางวัล, บัตรคิว,
 หมายเลขนัดหมาย, หมายเลขโต๊ะ, รหัสกิจกรรม, รหัสผู้ป่วย
expiry:
 ภายใน {n}, มีอายุ {n}, ใช้ได้ {n}, ใช้ได้ภายใน {n}, ใช้งานได้ {n}, หมดอายุใน {n}, หมดอายุภายใน {n},
 จะหมดอายุใน {n}, เป็นเวลา {n}, ใน {n}, อีก {n}, หลังจาก {n}
minutes:
 นาที
hours:
 ชั่วโมง, ชม
days:
 วัน
links:
 คือ, คือ:, เป็น, สำหรับ, ของคุณคือ, ของคุณ
"""#
        ),
        (
            "tr",
            #"""
codeNames:
 dogrulama kod*, onay kod*, guvenlik kod*, giris kod*, aktivasyon kod*, tek kullanimlik sifre*,
 tek kullanimlik parola*, sms sifre*, sms ile gelen kod, mobil sifre, otp sifre*, otp kod*, 2fa kod*, cep sifre,
 cep sifreniz, smskodu
 (dogrulama, dogrulama, onay, onaylama, guvenlik, guvenlik, giris, giris, erisim, aktivasyon, etkinlestirme,
 kimlik dogrulama, yetkilendirme, oturum acma, tek kullanimlik, tek kullanimlik, tek seferlik, gecici, gecici,
 sifirlama, sifirlama, sifre sifirlama, parola sifirlama, kurtarma, uyelik, kayit, sms, sms onay, mobil onay,
 iki asamali, iki adimli, 6 haneli, alti haneli, 6 haneli onay, 4 haneli, dort haneli, 5 haneli, 8 haneli, haneli,
 basamakli, teyit, e-posta dogrulama, islem, 3d secure, dinamik, login, hesap kurtarma, cihaz) (
 kod, kodu, kodun, kodunu, kodunuz, kodunuzu, kodum, kodlar, kodlari, kodumuz, pin, pin kodu, pini)
 (tek kullanimlik, tek kullanimlik, tek seferlik, gecici, gecici, sms, sms onay, dinamik) (
 sifre, sifresi, sifreniz, sifrenizi, sifre, sifresi, sifreniz, parola, parolasi, parolaniz)
 (giris, erisim, eslestirme, tek kullanimlik, kurtarma, gecici, yedek) (anahtar*, sifre*, parola*, kod*)
 ilk giris sifresi, ilk giris sifreniz, alti basamakli kod*, dogrulama numarasi, dogrulama numaraniz, mobil parola
 (dogrulama, onay, guvenlik, islem, aktivasyon, 3d secure, 3d) (sifresi, sifreniz, sifrenizi, parolasi)
 (imza, imzalama, e-imza, esleme, sifre yenileme, parola yenileme, sifre degistirme) (kodu, kodunuz, kodunuzu)
 (sms ile, e-posta ile, cep telefonunuza, e-posta adresinize) (gonderilen kod*, gonderilen sifre*, iletilen kod*,
 gelen kod*)
codeWords:
 kod, kodu, kodun, kodunuz, kodunu, kodunuzu, kodumuz, sifre, sifreniz, sifrenizi, sifresi, parolaniz
 koduyla, kodunuzla
 rakami, rakamlar, rakamlari, karakterleri, karakter dizisi, sayisal kod, anahtar, anahtari, parola, parolayi,
 parolanizi, sifreyi, kodla
intent:
 imzalamak, imzalayin, elektronik imza
 onayla*, dogrula*, giris yap*, oturum ac*, eslestir*, tek kullanimlik, bir kez, gecerli*, suresi dol*,
 siz degilseniz, sen degilsen, talep etmediyseniz, yeni cihaz*, sifirla*, kimseyle*, giris yapmak, giris islemi,
 giris denemesi, oturumunuzu, onayla, onaylayin, onaylayin, onaylamak, onaylamaniz, dogrula, dogrulayin, dogrulamak,
 dogrulama, dogrulamasi, dogrulamaniz, kimliginizi, kimligini, kimlik, iki faktorlu, iki asamali, iki adimli,
 etkinlestir*, aktivasyon, aktive, aktiflestir*, sifrenizi sifirla*, sifreni sifirla*, sifre sifirla*, sifirlama,
 sifirlamak, parolanizi sifirla*, sifremi unuttum, sifrenizi unut*, yeni sifre, sifre degistir*, sifrenizi degistir*,
 uyelik, uye ol*, kayit ol*, kaydol*, kaydinizi, hesap olustur*, hesabinizi olustur*, hesabiniz, hesabinizi,
 hesabiniza, hesabinizin, hesabin, hesabina, hesabini, guvenligi, guvenliginiz*, yeni bir cihaz*, taninmayan,
 bilinmeyen cihaz, sona erer, sona erecek*, suresi dolacak, gecerli, gecerlidir, gecerliligi, kodu girin,
 kodu giriniz, kodu gir, bu kodu girin, bu kodu giriniz, bu kodu gir, asagidaki kodu, asagidaki kod, kodu kullanin,
 kodu kullanabilirsiniz, kullaniniz, kimseyle, kimse ile, baskalariyla, baskasi ile, paylasmayin, paylasmayin,
 paylasmayiniz, paylasma, vermeyin, vermeyiniz, iletmeyin, siz talep etmediyseniz, talep etmediysen, istemediyseniz,
 istemediysen, siz yapmadiysaniz, bilginiz disinda, yapmadiysaniz, dikkate almayin, dikkate almayiniz,
 gormezden gel*, goz ardi, yok sayin
 gecersiz olacak*, gecersiz hale gel*, siz baslatmadiysaniz, size ait degilse, ucuncu kisilerle paylas*,
 bilinmeyen bir cihaz*
entering:
 girerek, girmeniz, giris ekranina, yazarak, yazman, yazmaniz, girin*, giril*, girip*, tusla*, kopyala*, yapistir*,
 yazin*, yazip*, kullanin, kullaniniz, kullanarak
 girmek, girmelisiniz, girebilirsiniz, yazmak, yazmalisiniz, belirtiniz, kullanabilirsiniz, istenecek, istenecektir,
 sorulacak, girisinizi tamamla*, girisi tamamla*, giris islemini tamamla*, giris yapmanizi saglar,
 hesabiniza erisim saglar, isleminizi onaylamak
 (kodu ile, sifresi ile, bu kodla) (giris yapabilirsiniz, giris yapin, oturum acabilirsiniz)
inSubject:
 konu satirinda, konu satirindaki
 (e-postanin, bu e-postanin, iletinin, bu iletinin, mesajin, mailin) (konusunda, konu basliginda)
otherCodes:
 indirim kod*, kampanya kod*, promosyon kod*, kupon kod*, kupon, kuponu, hediye kod*, hediye cek*, hediye kart*,
 hediye karti kod*, davet kod*, referans kod*, arkadas kod*, posta kod*, alan kod*, ulke kod*, sehir kod*,
 banka kod*, sube kod*, hesap no, hesap numara*, iban, swift kod*, kart numara*, kart no, ile biten, biten kart*,
 vergi no, vergi numara*, vergi kimlik*, vkn, tckn, tc kimlik*, t.c. kimlik*, kimlik no, kimlik numara*, mersis*,
 ticaret sicil*, musteri no, musteri numara*, musteri kod*, abone no, abone numara*, tesisat no, tesisat numara*,
 sozlesme no, sozlesme numara*, sozlesme hesap*, uye no, uye numara*, uyelik no, uyelik numara*, sicil no,
 police no, police numara*, dosya no, dosya numara*, basvuru no, basvuru numara*, basvuru kod*, talep no,
 talep numara*, kayit no, kayit numara*, sikayet no, destek talebi, siparis, siparisiniz, siparis no,
 siparis numara*, siparis kod*, faturaniz, fatura no, fatura numara*, fis no, makbuz no, dekont no, islem no,
 islem numara*, islem referans*, odeme referans*, referans no, referans numara*, provizyon*, bilet, bilet no,
 bilet numara*, bilet kod*, rezervasyon, rezervasyonunuz, rezervasyon no, rezervasyon numara*, rezervasyon kod*,
 pnr, pnr no, pnr kod*, ucus, ucus no, ucus numara*, sefer no, sefer, koltuk, koltuk no, oda no, oda numara*,
 kargo, kargonuz, kargo no, kargo takip*, kargo takip no, kargo takip kod*, takip no, takip numara*, takip kod*,
 gonderi, gonderiniz, gonderi no, gonderi kod*, gonderi takip*, barkod*, teslimat kod*, teslim kod*,
 teslim alma kod*, teslimat no, irsaliye*, toplanti kimligi, toplanti no, toplanti kod*, toplanti sifre*,
 wifi sifre*, wi-fi sifre*, kablosuz ag sifre*, kapi kod*, kapi sifre*, hata kod*, hata mesaji, durum kod*,
 cikis kod*, kaynak kod*, kaynak kodu, karekod*, qr kod*, renk kod*, urun kod*, stok kod*, urun no, model no,
 seri no, seri numara*, lisans anahtar*, lisans kod*, plaka, katilimci no, katilimci numara*, katilim kod*, anket,
 anket kod*, cekilis*, cekilis kod*, sayac no, telefon, telefonunuz, tel, tel., telefon no, telefon numara*,
 cep telefonu, gsm, cagri merkezi, musteri hizmetleri, faks, tutar, tutari, tutarinda, toplam, bakiye, bakiyeniz,
 ucret
 indirim cek*, alisveris kod*, alisveris cek*, davetiye no, kuponun*, sepette, sepetinizde, sepet sayfasi*, kasada,
 sadakat kart*, puan kart*, dolap kod*, dolap no, dolap numara*, emanet dolab*, gel al kod*, bariyer kod*,
 kasa sifre*, anahtar kutusu*, otopark*, park yeri no, toplanti pin*, toplanti parola*, konferans kod*, webinar kod*,
 modem sifre*, urun anahtar*, lisans numara*, lisans no, sayac numara*, abonelik no, abonelik numara*, kura numara*,
 randevu no, randevu numara*, masa numara*, recete kod*, recete no, etkinlik kod*, davetiye kod*
expiry:
 {n} gecerlidir, {n} gecerli, {n} boyunca gecerli, {n} boyunca, {n} icinde, {n} sonra, {n} sureyle, {n} sure,
 suresi {n}, gecerlilik suresi {n}, {n} icerisinde, yalnizca {n}, sadece {n}, onumuzdeki {n}
past:
 {n} once
minutes:
 dakika, dakikadir, dakikalik, dk, dak
hours:
 saat, saattir, saatlik, sa
days:
 gun, gundur, gunluk
links:
 sudur, asagidadir, olan, icin, ile, dir
"""#
        ),
        (
            "uk",
            #"""
codeNames:
 перевірочнии код, перевірочного коду, перевірочним кодом, одноразовии код, одноразового коду, одноразовим кодом,
 одноразовии пароль, одноразового пароля, одноразові паролі, тимчасовии код, тимчасовии пароль, тимчасового пароля,
 секретнии код, захиснии код, смс-код*, sms-код*, смс код, sms код, код смс, код sms, шестизначнии код,
 шестизначного коду, 6-значнии код, чотиризначнии код, значнии код, otp-код, 2fa-код,
 код двофакторноі автентифікаціі, верифікаціинии код, контрольнии код, код-підтвердження, авторизаціинии код
 (код, коду, кодом, коди, пін-код, пін, токен) (
 підтвердження, для підтвердження, перевірки, для перевірки, верифікаціі, для верифікаціі, безпеки, доступу,
 для доступу, входу, для входу, авторизаціі, для авторизаціі, автентифікаціі, для автентифікаціі, аутентифікаціі,
 активаціі, для активаціі, відновлення, для відновлення, скидання, для скидання, реєстраціі, для реєстраціі,
 ідентифікаціі, для зміни, розблокування, захисту, з смс, із смс, з sms)
 (пароль, пароля, паролем, ключ) (з смс, із смс, з sms)
 (ключ, ключа) (доступу, входу, для входу, спарювання, прив'язки, відновлення)
 (одноразовии, тимчасовии, резервнии, аваріинии) (ключ, пароль, код)
 код прив'язки, код спарювання
 (пароль, паролю) (для входу, входу, для підтвердження, підтвердження)
 резервні коди, резервних кодів, одноразові коди, кодове число, кодова фраза
 (разовии, підтверджувальнии, динамічнии, восьмизначнии, 8-значнии) (код)
 (разового, підтверджувального, чотиризначного, 6-значного, тимчасового, захисного, резервного) (коду)
 (разовии, динамічнии, смс, sms) (пароль)
 (смс-, sms-)(пароль, пароля, паролем)
 (код, коду, кодом, пароль) (3d secure, 3d-secure, 3-d secure, з листа, із листа, з повідомлення, із повідомлення,
 одноразового використання, для першого входу)
 (код, коду, кодом) (для підписання, для підпису, валідаціі, сполучення, для сполучення)
 (перевірочне, контрольне) (число)
codeWords:
 ці цифри, цифри, код, коду, кодом, коди, ваш код, твіи код, пін-код, пароль, пароля, паролем
 цифр, цифрами, комбінація, комбінацію, набір цифр, набір символів, символи, послідовність, цифровии код, ключ, ключа
intent:
 підписати, підписання, електронного підпису
 підтверд*, увіити, вхід до, входу, авториз*, прив'яз*, одноразов*, один раз, діє, діиснии, діисна, спливає, не ви,
 не запитували, новии пристріи, нового пристрою, віднов*, скинут*, нікому, увіидіть, ввіити, вхід, для входу, вхід у,
 авторизац*, авторизуватися, спроба входу, підтвердити, підтвердьте, підтвердіть, підтвердження, перевірка,
 перевірки, верифікація, верифікаціі, особу, особи, що це ви, автентифікація, автентифікаціі, аутентифікація,
 двофакторн*, двоетапн*, активувати, активуите, активація, активаціі, скинути пароль, скидання пароля,
 відновлення пароля, відновити пароль, відновлення доступу, забули пароль, новии пароль, зміна пароля,
 змінити пароль, зміни пароля, реєстрація, реєстраціі, реєстрацію, зареєструватися, створення облікового запису,
 створити обліковии запис, облікового запису, обліковии запис, вашого акаунта, вашого акаунту, ваш акаунт,
 особистии кабінет, невідомии пристріи, діиснии протягом, діє протягом, закінчується, термін діі, не повідомляите,
 не кажіть, не передаваите, не розголошуите, не показуите, не діліться, введіть код, введіть цеи код, введіть иого,
 введіть наступнии код, введіть такии код, введи код, вкажіть код, використаите код, використаите цеи код,
 використовуите код, використовуите цеи код, скористаитеся кодом, наступнии код, код нижче, не надсилали, не робили,
 не здіиснювали, не намагалися, це не ви, це були не ви, проігноруите, ігноруите, не звертаите уваги
 перестане діяти, перестане працювати, стане недіисн*, втратить чинність, чиннии, ви не просили, незнаиомого пристрою
entering:
 напишіть, введ*, ввест*, увед*, впиш*, скопію*, встав*, вкаж*, укаж*, використ*, скорист*, перепиш*, наберіть,
 набери
 продиктуите, назвіть, вписати, набрати, зазначте, підставте, підтвердьте кодом, запитає, попросять, завершити вхід,
 завершіть вхід, для завершення входу, відкриває доступ до акаунта, кодом ви підтверджуєте, увіидіть за кодом
 (щоб увіити) (до акаунта, до облікового запису, до особистого кабінету, в акаунт, у застосунок)
inSubject:
 (у темі, в темі, у заголовку, в заголовку) (листа, цього листа, повідомлення, цього повідомлення)
otherCodes:
 код авторизаціі платежу, код авторизаціі операціі
 промокод*, промо-код*, код купона, купон, код знижки, код на знижку, подарунковии код, подарункова картка,
 подарунковии сертифікат, сертифікат, ваучер, реферальнии код, код запрошення, поштовии індекс, індекс,
 телефоннии код, код міста, код краіни, номер рахунку, рахунок №, розрахунковии рахунок, р/р, мфо, єдрпоу,
 код єдрпоу, іпн, рнокпп, ідентифікаціинии код, iban, номер картки, закінчується на, особовии рахунок,
 номер особового рахунку, номер клієнта, код клієнта, номер договору, договір №, договір, номер поліса, поліс,
 номер справи, номер звернення, звернення, звернення №, номер заявки, заявка №, заявка, замовлення, замовлення №,
 номер замовлення, № замовлення, код замовлення, накладна, ттн, номер ттн, номер накладноі, експрес-накладна,
 квитанція, номер чека, номер транзакціі, транзакція, код транзакціі, номер операціі, квиток, квитка, квитки,
 номер квитка, бронювання, номер бронювання, код бронювання, реис, реису, номер реису, потяг, поізд, кімната,
 відправлення, номер відправлення, трек-номер, трек-код, номер відстеження, код відстеження, посилка, посилки,
 посилку, код отримання, код для отримання, код видачі, відділення №, поштомат, ідентифікатор конференціі,
 код доступу до конференціі, пароль від wi-fi, пароль wi-fi, wi-fi, код домофона, код помилки, помилка, код стану,
 код відповіді, вихіднии код, вихідного коду, початковии код, qr-код*, qr код, штрих-код*, штрихкод*, код кольору,
 дрес-код, код товару, артикул, код продукту, ключ продукту, ліцензіинии ключ, серіинии номер, номер моделі,
 державнии номер, номер учасника, код учасника, опитування, анкета, дослідження, лотерея, розіграш, лічильник,
 показання, телефон, номер телефону, мобільнии, гаряча лінія, факс, сума, суму, разом, баланс, залишок, вартість,
 грн
 кодом знижки, кодом на знижку, код на подарунок, подарункового сертифіката, купона, у кошику, в кошику, на касі,
 код акціі, акціинии код, картка лояльності, картки лояльності, бонусноі картки, клубноі картки, номер комірки,
 код комірки, поштомата, код від двереи, код від під'ізду, код від хвіртки, код від домофона, код шлагбаума,
 код від сеифа, код від замка, код замка, паркувальн*, номер паркомісця, код зустрічі, id зустрічі, пароль зустрічі,
 код конференціі, id конференціі, пароль конференціі, код заходу, ключ ліцензіі, номер лічильника, номер талона,
 код погашення, електронне направлення, номер рецепта
expiry:
 діиснии протягом {n}, діиснии {n}, діє протягом {n}, діє {n}, діиснии впродовж {n}, спливає через {n},
 спливе через {n}, закінчується через {n}, закінчиться через {n}, протягом {n}, протягом наступних {n},
 впродовж {n}, через {n}, за {n}, термін діі {n}, термін діі коду {n}, термін діі - {n}, наступні {n}, лише {n},
 тільки {n}
past:
 {n} тому
minutes:
 хвилина, хвилини, хвилин, хвилину, хв
hours:
 година, години, годин, годину, год
days:
 день, дня, дні, днів, доби
links:
 для, це, як, ваш, -, у, на
"""#
        ),
        (
            "ur",
            #"""
codeNames:
 اپ كا تصديقي كوڈ, او ٹي پي, 6 هندسوں كا كوڈ, چھ هندسوں كا كوڈ, كنفرميشن كوڈ
 (تصديقي, توثيقي, تصديق كا, توثيق كا, تصديق كرنے كا, ويريفكيشن, ويريفيكيشن, سيكيورٹي, سيكورٹي, حفاظتي, لاگ ان,
 لاگ ان, سائن ان, ايكسيس, رسائي كا, ايكٹيويشن, فعال كرنے كا, ون ٹائم, ايك بار استعمال هونے والا, ايك وقتي, عارضي,
 ري سيٹ, بازيابي كا, خفيه, رجسٹريشن, او ٹي پي, otp) (
 كوڈ, پن)
 (ويريفيكيشن, سيكيورٹي, سيكورٹي, ايكسيس, ايكٹيويشن, ون ٹائم, ايك بار استعمال هونے والا, ايك وقتي, عارضي, او ٹي پي,
 otp) (
 پاس ورڈ, پاسورڈ)
 تصديقي نمبر, ايك بار كا كوڈ, ايك بار كا پاس ورڈ, ايك مرتبه استعمال هونے والا كوڈ, يك وقتي كوڈ, يك وقتي پاس ورڈ,
 منظوري كا كوڈ, لاگ ان كا كوڈ, بيك اپ كوڈ, ريكوري كوڈ, ان لاك كوڈ, پيئرنگ كوڈ, بحالي كا كوڈ, خفيه نمبر,
 هندسوں كا كوڈ, هندسوں پر مشتمل كوڈ
codeWords:
 كوڈ, اپ كا كوڈ, پاس ورڈ, پاسورڈ
 هندسے, پاس كوڈ, درج ذيل نمبر
intent:
 لاگ ان, لاگ ان, سائن ان, تصديق, تصديق كريں, تصديق كرنے, توثيق, توثيق كريں, شناخت, دو عنصري, دو مرحله, دو قدمي,
 فعال كريں, فعال كرنے, پاس ورڈ ري سيٹ, پاس ورڈ دوباره, پاس ورڈ بھول, نيا پاس ورڈ, پاس ورڈ تبديل, رجسٹر, رجسٹريشن,
 اكاؤنٹ بنانے, اپ كے اكاؤنٹ, اپ كا اكاؤنٹ, اپنے اكاؤنٹ, نئے الے, نيا اله, ميعاد ختم, ختم هو جائے, كے ليے درست,
 كارامد, كوڈ درج كريں, يه كوڈ درج, درج ذيل كوڈ, يه كوڈ, اس كوڈ, كوڈ استعمال كريں, شيئر نه كريں, شئير نه كريں,
 اشتراك نه كريں, كسي كے ساتھ, كسي كو نه, نه بتائيں, درخواست نهيں كي, اپ نے نهيں, نظر انداز, نظرانداز
 صرف ايك بار, خفيه ركھيں, كسي اور كو, ظاهر نه كريں, كبھي نهيں پوچھ*, دھوكه دهي, نئي ڈيوائس, نامعلوم ڈيوائس
entering:
 درج كيجيے, داخل كيجيے, پيسٹ كريں, استعمال كيجيے, ڈاليں, ڈاليے, ڈال ديں, ملائيں, درج كر*, لكھ*, ٹائپ كر*,
 استعمال كر*, كاپي كر*, داخل كر*
 اينٹر كريں, انٹر كريں, كوڈ فراهم كريں, چسپاں كريں, لاگ ان كرنے كے ليے, سائن ان كرنے كے ليے, اكاؤنٹ تك رسائي,
 رجسٹريشن مكمل كرنے, ٹرانزيكشن مكمل كرنے
inSubject:
 اي ميل كے عنوان, اي ميل كے موضوع, سبجيكٹ لائن
otherCodes:
 پرومو كوڈ, رعايتي كوڈ, ڈسكاؤنٹ كوڈ, كوپن, كوپن كوڈ, واؤچر, گفٹ كارڈ, ريفرل كوڈ, دعوتي كوڈ, پوسٹل كوڈ, زپ كوڈ,
 ڈاك كوڈ, ايريا كوڈ, ملك كا كوڈ, اكاؤنٹ نمبر, كارڈ نمبر, شناختي كارڈ نمبر, شناختي كارڈ, كسٹمر نمبر, ممبرشپ نمبر,
 معاهده نمبر, پاليسي نمبر, كيس نمبر, شكايت نمبر, ٹكٹ نمبر, ٹكٹ, ارڈر, ارڈر نمبر, انوائس, انوائس نمبر, بل نمبر,
 رسيد, رسيد نمبر, ٹرانزيكشن ائي ڈي, ٹرانزيكشن نمبر, حواله نمبر, ريفرنس نمبر, بكنگ, بكنگ نمبر, بكنگ كوڈ, ريزرويشن,
 پرواز, فلائٹ, فلائٹ نمبر, نشست, كمره, ٹريكنگ نمبر, ٹريكنگ ائي ڈي, پارسل, ميٹنگ ائي ڈي, وائي فائي پاس ورڈ,
 ايرر كوڈ, خرابي كا كوڈ, سورس كوڈ, كيو ار كوڈ, qr كوڈ, بار كوڈ, پروڈكٹ كوڈ, سيريل نمبر, سروے, فون, فون نمبر,
 موبائل نمبر, فيكس, رقم, كل رقم, بيلنس, قيمت, روپے, منزل, ورژن
 رعايت كا كوڈ, چھوٹ كا كوڈ, پروموشن كوڈ, پروموشنل كوڈ, افر كوڈ, گفٹ كوڈ, تحفے كا كوڈ, چيك اؤٹ پر, شاپنگ كارٹ,
 كيش كاؤنٹر, ريڈيم كر*, پك اپ كوڈ, وصولي كا كوڈ, لاكر نمبر, لاكر كوڈ, دروازے كا كوڈ, گيٹ كوڈ, گيٹ كا كوڈ, پاركنگ كوڈ,
 پاركنگ نمبر, ميٹنگ كوڈ, ميٹنگ پاس كوڈ, ميٹنگ كا پاس ورڈ, كانفرنس كوڈ, زوم ائي ڈي, وائي فائي كا پاس ورڈ, لائسنس نمبر,
 لائسنس كوڈ, ميٹر نمبر, كنزيومر نمبر, ركنيت نمبر, لائلٹي كارڈ, قرعه اندازي, لكي ڈرا, اپائنٹمنٹ نمبر, ميز نمبر,
 سيٹ نمبر, پي اين ار, ايونٹ كوڈ
expiry:
 {n} كے ليے درست, {n} تك درست, {n} ميں ختم, {n} ميں, {n} تك, {n} كے اندر, {n} بعد, {n} كے ليے كارامد, {n} كے لئے
minutes:
 منٹ, منٹوں, منٹس
hours:
 گھنٹه, گھنٹے, گھنٹوں
days:
 دن, دنوں
links:
 هے, هے:, يه هے, كے ليے, اپ كا
"""#
        ),
        (
            "uz",
            #"""
codeNames:
 tasdiqlash kod*, kirish kod*, bir martalik parol*, sms-kod, tasdiq kodi, tasdiqlov kodi
 (tasdiqlash, tekshirish, xavfsizlik, kirish, faollashtirish, aktivlashtirish, bir martalik, vaqtinchalik, tiklash,
 ro'yxatdan o'tish, ro'yxatdan o'tish, autentifikatsiya, identifikatsiya, avtorizatsiya, sms, 6 xonali,
 olti xonali, xonali, sir saqlanadigan, maxfiy) (
 kod, kodi, kodingiz, kodini, kodni, kodingizni, pin)
 (bir martalik, vaqtinchalik, sms) (parol, paroli, parolingiz, parolni)
 (тасдиқлаш, текшириш, хавфсизлик, кириш, фаоллаштириш, бир марталик, вақтинчалик, тиклаш, руихатдан утиш,
 аутентификация, смс, 6 хонали, махфии) (
 код, коди, кодингиз, кодини)
 (бир марталик, вақтинчалик, смс) (пароль, пароли, паролингиз)
 tasdiqlovchi kod*, bir martali kod*, bir martalik kalit*, verifikatsiya kod*, otp kod*, zaxira kod*, ulash kod*,
 bog'lash kod*, bog'lash kod*, blokdan chiqarish kod*, ruxsat kod*, kirish uchun kod*, tasdiqlash uchun kod*,
 6 raqamli kod*, olti raqamli kod*, тасдиқловчи код*, захира код*
codeWords:
 kod, kodi, kodingiz, kodni, kodini, parol, parolingiz, parolni, код, коди, кодингиз
 raqamlarni, quyidagi raqam*, pin-kod*, belgilarni
intent:
 kirish, kirish uchun, tizimga kirish, hisobga kirish, hisobingizga kirish, tasdiqlang, tasdiqlash, tasdiqlash uchun,
 shaxsingizni, shaxsni, tekshirish, ikki bosqichli, ikki faktorli, faollashtirish, faollashtiring, parolni tiklash,
 parolni o'zgartirish, parolni o'zgartirish, yangi parol, parolni unut*, ro'yxatdan o'tish, ro'yxatdan o'tish,
 ro'yxatdan o'ting, hisob yaratish, hisobingiz, hisobingizni, akkauntingiz, xavfsizligi, yangi qurilma,
 noma'lum qurilma, amal qiladi, muddati, muddati tugaydi, bir martalik, kodni kiriting, ushbu kodni, quyidagi kodni,
 bu kodni, koddan foydalaning, hech kimga, hech kim bilan, aytmang, bermang, ulashmang, bildirmang, so'ramagan,
 so'ramagan, siz bo'lmasangiz, siz bo'lmasangiz, e'tibor bermang, e'tibor bermang, e'tiborsiz, тасдиқлаш, тасдиқланг,
 тизимга кириш, кириш учун, ҳисобингиз, ҳеч кимга, аитманг, берманг, амал қилади, кодни киритинг, ушбу кодни,
 эътибор берманг
 faqat bir marta, sir saqlang, uchinchi shaxs*, oshkor qilmang, firibgar*, yangi brauzer*
entering:
 nusxa oling, koʻchiring, ko'chiring, joylang, qo'ying, tering, нусха олинг, қуиинг, теринг, kirit*, kiriting*,
 yozing*, nusxala*, ishlat*, кирит*, езинг*, нусхала*, ишлат*, foydalaning, foydalanib, фоидаланинг
 ko'rsating, to'ldiring, ko'chiring, joylashtiring, terib, shaxsiy kabinetga kirish, to'lovni tasdiqlash uchun,
 to'lovni tasdiqlash uchun, kirishni yakunlash, parolni tiklash uchun
inSubject:
 xat mavzusida, xabar mavzusida, mavzu qatorida
otherCodes:
 uchrashuv id*, yig'ilish id*, yigʻilish id*, majlis id*, konferensiya id*, uchrashuv identifikator*, onlayn uchrashuv*, onlayn majlis*,
 promokod*, promo kod*, chegirma kodi, kupon, sovg'a kartasi, sovg'a kartasi, taklif kodi, pochta indeksi,
 mamlakat kodi, hisob raqam*, karta raqam*, jshshir, mijoz raqam*, mijoz kodi, shartnoma raqam*, ariza raqam*,
 murojaat raqam*, buyurtma, buyurtma raqam*, buyurtmangiz, hisob-faktura, faktura, chek raqam*, to'lov raqam*,
 tranzaksiya*, chipta raqam*, bron raqam*, bron kodi, poyezd, jo'natma, jo'natma raqam*, kuzatuv raqam*, trek kod,
 trek-kod, posilka, wi-fi paroli, xato kodi, xatolik kodi, manba kodi, qr kod*, qr-kod*, shtrix-kod*, shtrix kod,
 mahsulot kodi, seriya raqam*, so'rovnoma, lotereya, telefon, tel, telefon raqam*, faks, summasi, буюртма,
 буюртма рақам*, телефон рақам*, промокод, почта индекси
 chegirma kodini*, chegirma kodingiz*, kupon*, vaucher*, sovg'a sertifikat*, sovg'a kodi*, sovg'a kodi*,
 aksiya kodi*, bonus kodi*, bonus karta*, referal kod*, savatda, savatchada, kassada, olib ketish kodi*, pochtomat*,
 postamat*, yacheyka*, shkaf raqam*, eshik kodi*, darvoza kodi*, domofon*, seyf kodi*, avtoturargoh*,
 uchrashuv kodi*, uchrashuv paroli*, konferensiya kodi*, wifi paroli*, litsenziya kaliti*, litsenziya kodi*,
 litsenziya raqam*, hisoblagich raqam*, chipta kodi*, talon raqam*, navbat raqam*, stol raqam*, yutuq kodi*,
 polis raqam*, tadbir kodi*, чегирма коди*
expiry:
 {n} amal qiladi, {n} davomida, {n} ichida, {n} davomida amal qiladi, {n} so'ng, {n} keyin,
 amal qilish muddati {n}, {n} давомида, {n} ичида, {n} амал қилади
minutes:
 daqiqa, daqiqadan, minut, daq, дақиқа
hours:
 soat, соат
days:
 kun, кун
links:
 uchun, bu, учун
"""#
        ),
        (
            "vi",
            #"""
codeNames:
 ma xac thuc otp, ma dang nhap mot lan, ma bao mat mot lan, ma xac minh gom 6 chu so, ma gom 6 chu so, ma 6 chu so,
 ma 6 so, ma co 6 chu so, ma gom 6 so, ma gom 4 chu so, ma gom sau chu so, mat khau giao dich, ma dat lai mat khau,
 ma xac nhan cua ban, ma xac minh cua ban, ma xac thuc hai yeu to, ma xac thuc 2 yeu to, ma xac minh 2 buoc,
 ma giao dich otp, smart otp, ma khoi phuc tai khoan
 (ma, ma so, mat ma, ma code, ma pin) (
 xac minh, xac nhan, xac thuc, bao mat, an toan, truy cap, dang nhap, kich hoat, dang ky, khoi phuc, dat lai,
 mot lan, dung mot lan, su dung mot lan, tam thoi, kiem tra, uy quyen, uy quyen, danh tinh, otp, 2fa, sms)
 (mat khau) (mot lan, dung mot lan, su dung mot lan, tam thoi, otp, sms)
 (khoa, khoa, chia khoa) (dang nhap, truy cap, ghep noi, ket noi, khoi phuc, dung mot lan, tam thoi)
 (mat khau) (tam thoi, dung mot lan, mot lan)
 ma ghep noi, ma ket noi, ma du phong, ma khoi phuc
 ma chung thuc, ma phe duyet, ma mo khoa, ma mo khoa, ma lien ket thiet bi, ma doi mat khau, ma lay lai mat khau,
 ma an ninh, ma bi mat, ma so bi mat, ma token, ma dung 1 lan, ma su dung 1 lan, mat khau dung 1 lan,
 mat khau su dung 1 lan, mat khau dong, ma sao luu, ma phuc hoi
codeWords:
 ma cua ban, ma cua quy khach, ma duoi day, ma so cua ban, ma pin, mat khau, mat ma
 day so, chuoi ky tu, ma so nay
intent:
 xac nhan, xac minh, dang nhap, ghep noi, mot lan, hieu luc, het han, khong phai ban, khong yeu cau, thiet bi moi,
 khoi phuc, dat lai, khong chia se, dang nhap vao, xac nhan email, xac nhan dia chi, xac nhan tai khoan,
 xac nhan danh tinh, xac nhan rang, xac thuc, danh tinh, hai yeu to, 2 yeu to, hai buoc, hai lop, 2 lop, kich hoat,
 dat lai mat khau, khoi phuc mat khau, khoi phuc tai khoan, quen mat khau, mat khau moi, doi mat khau,
 thay doi mat khau, dang ky tai khoan, dang ky, tao tai khoan, hoan tat dang ky, tai khoan cua ban,
 tai khoan cua quy khach, thiet bi la, se het han, co hieu luc, hieu luc trong, het hieu luc, nhap ma, nhap ma nay,
 nhap ma sau, nhap ma duoi day, vui long nhap ma, su dung ma, su dung ma nay, su dung ma sau, su dung ma duoi day,
 dung ma nay, dung ma sau, ma sau day, dung chia se, khong tiet lo, khong cung cap, tuyet doi khong, voi bat ky ai,
 voi bat cu ai, cho bat ky ai, cho bat cu ai, khong thuc hien yeu cau, khong phai la ban, khong phai do ban,
 bo qua email nay, bo qua thu nay, bo qua tin nhan nay, hay bo qua, vui long bo qua
 1 lan duy nhat, giu bi mat, khong chuyen tiep, khong bao gio hoi, khong bao gio yeu cau, lua dao, trinh duyet moi
entering:
 nhap, sao chep, su dung, hay nhap, hay go, vui long go
 dien ma, go ma, dan ma, dung ma, de dang nhap, de hoan tat dang nhap, de vao tai khoan, de xac thuc giao dich
inSubject:
 tieu de email nay, trong tieu de email, tieu de thu nay, dong tieu de
otherCodes:
 ma giam gia, ma khuyen mai, ma uu dai, ma voucher, ma coupon, voucher, ma qua tang, the qua tang, ma gioi thieu,
 ma moi, ma buu chinh, ma buu dien, ma vung, ma quoc gia, ma ngan hang, so tai khoan, tai khoan so, ma swift,
 the co duoi, ket thuc bang, duoi so, ma so thue, ma so doanh nghiep, so cmnd, cmnd, cccd, so cccd, can cuoc,
 ma khach hang, so khach hang, ma hoi vien, ma thanh vien, ma nhan vien, ma sinh vien, so hop dong, ma hop dong,
 hop dong so, ma ho so, so ho so, so hieu, ma yeu cau, ma phan anh, ma ho tro, don hang, ma don hang, so don hang,
 don hang so, hoa don, so hoa don, ma hoa don, so bien lai, bien lai, ma giao dich, so giao dich, ma tham chieu,
 so tham chieu, noi dung chuyen khoan, ma dat ve, dat ve, ma dat cho, dat cho, ma dat phong, dat phong,
 ma so dat cho, chuyen bay, so hieu chuyen bay, so ghe, so phong, ma van don, van don, ma buu gui, ma theo doi,
 so theo doi, kien hang, goi hang, ma nhan hang, id cuoc hop, ma cuoc hop, mat khau cuoc hop, mat khau wifi,
 mat khau wi-fi, ma loi, loi so, ma trang thai, ma nguon, ma qr, ma vach, ma mau, ma san pham, ma hang, so se-ri,
 so seri, so serial, ma ban quyen, bien so, ma du thuong, ma so du thuong, khao sat, dien thoai, so dien thoai,
 sdt, tel, di dong, hotline, tong dai, fax, so tien, tong cong, tong tien, phien ban
 ma hoan tien, ma freeship, ma mien phi van chuyen, phieu giam gia, phieu qua tang, phieu mua hang, ma doi qua,
 ma doi thuong, ma the cao, tai quay, gio hang, ngan tu, tu khoa, tu giu do, ma lay hang, ma mo cua, ma cong nha,
 ma so cua phong, ma phong, mat khau phong, ma gui xe, ma do xe, cho dau xe, ma hoi nghi, ma tham du, ma lop hoc,
 ma su kien, ma so ve, ma dat ban, ma lich hen, ma benh nhan, so thu tu, khoa san pham, ma giay phep, ma bao hanh,
 ma cong to, the tich diem, so the hoi vien, ma boc tham, ma quay thuong
expiry:
 co hieu luc trong {n}, co hieu luc trong vong {n}, hieu luc trong {n}, hieu luc {n}, het han sau {n},
 het han trong {n}, het han trong vong {n}, het hieu luc sau {n}, trong vong {n}, trong {n}, sau {n},
 co gia tri trong {n}, chi {n}
past:
 {n} truoc
minutes:
 phut
hours:
 gio, tieng
days:
 ngay
links:
 la, cua ban la, cho
"""#
        ),
        (
            "zh-Hans",
            #"""
codeNames:
 一次性验证码, 一次性通行码, 一次性密碼, 6位验证码, 6 位验证码, 六位验证码, 6位数字验证码, 6位数验证码, 6 位数代码, 6位数代码, 六位数代码, 6位代码, 六位数字, 位数字验证码, 位验证码,
 手机动态码, 语音验证码, 图形验证, otp验证码, otp码, 密保
 (验证, 校验, 确认, 安全, 登录, 登陆, 动态, 一次性, 短信, 短信验证, 手机验证, 邮箱验证, 邮件验证, 身份验证, 身份, 认证, 授权, 激活, 访问, 临时, 重置, 重置密码, 找回密码, 注册,
 双重验证, 两步验证, 双因素验证, 二次验证, 二步验证, 多因素验证, 恢复, 解锁, 绑定, 支付验证, 登录验证, 安全验证, 注册验证, 校验验证, 设备验证, 账户验证, 账号验证, 随机, 识别, 确认验证,
 通行)(
 码, 代码, 码为)
 (动态, 一次性, 短信, 短信验证, 临时, 随机)(密码, 口令)
 (验证, 校验, 安全, 短信验证, 手机验证, 邮箱验证, 邮件验证, 身份验证, 双重验证, 两步验证, 双因素验证, 二次验证, 二步验证, 多因素验证, 支付验证, 登录验证, 安全验证, 注册验证, 校验验证,
 设备验证, 账户验证, 账号验证, 确认验证)(
 数字)
 登录密钥, 配对码, 配对密钥, 校验码, 安全校验码, 动态码, 口令, 动态口令, 一次性口令, 临时密码, 初始密码, 恢复码, 备用码, 解锁码, 绑定码, 激活口令
 登入码, 登入代码, 一次性pin, 一次性密钥, 令牌码, 令牌密码, 动态令牌, 鉴权码, 授权密码, 配对代码, 设备码, 设备代码, 连接码, 备份码, 备用代码, 恢复密钥, 救援码, 迁移码
codeWords:
 代码, 代码是, 代码为, 您的代码, 密码, 口令, pin码, 码是
 以下数字, 这串数字, 这组数字, 位数字
intent:
 验证, 登录, 确认, 绑定, 有效, 一次, 本人操作, 非本人, 请勿泄露, 勿告知, 重置, 找回, 转发, 登陆, 登入, 验证您, 验证你的, 身份验证, 您的身份, 你的身份, 您本人, 确认您, 确认你的, 确认邮箱,
 邮箱地址, 电子邮件地址, 双重, 两步, 双因素, 二次验证, 多重验证, 激活, 重置密码, 重设密码, 找回密码, 忘记密码, 修改密码, 更改密码, 新密码, 密码重置, 完成注册, 创建账户, 创建账号, 创建帐户,
 您的账户, 您的账号, 您的帐户, 您的帐号, 你的账号, 你的账户, 你的帐户, 账号安全, 账户安全, 新设备, 陌生设备, 有效期, 分钟内有效, 内有效, 分钟后失效, 失效, 过期, 请输入, 输入以下, 输入验证码,
 输入此, 输入该, 填写, 请使用, 使用以下, 使用此, 此验证码, 该验证码, 以下代码, 此代码, 请勿, 切勿, 切勿泄露, 勿泄露, 泄露, 泄漏, 告知他人, 告诉他人, 任何人, 他人, 分享给, 工作人员,
 妥善保管, 不是您, 不是你本人, 如非本人, 没有请求, 未请求, 未发起, 没有申请, 未申请, 并未, 请忽略, 忽略此, 忽略本, 可忽略
 自动作废, 请保密, 注意保密, 不会向您索取, 谨防诈骗, 未知设备, 没有尝试
entering:
 输入, 填写, 填入, 粘贴, 复制, 键入, 请使用, 录入, 回填
 凭此码, 请将此码, 报给客服, 即可登录, 用于登录, 以完成登录, 才能登录
inSubject:
 邮件主题中, 邮件标题中, 主题行中, 见邮件标题
otherCodes:
 优惠码, 优惠券码, 优惠券, 优惠代码, 折扣码, 折扣代码, 促销码, 促销代码, 兑换码, 兑换券, 礼品卡, 礼品码, 礼品卡号, 卡密, 代金券, 邀请码, 推荐码, 邮编, 邮政编码, 区号, 国家代码,
 国家/地区代码, 地区代码, 银行代码, 账号为, 银行账号, 银行账户, 账户号码, 卡号, 银行卡, 银行卡号, 尾号, 尾号为, 信用卡, 税号, 纳税人识别号, 统一社会信用代码, 身份证, 身份证号, 身份证号码,
 许可证, icp备, icp证, 备案号, 公网安备, 客户号, 客户编号, 客户代码, 会员号, 会员编号, 会员卡号, 工号, 学号, 合同号, 合同编号, 保单号, 保单, 案件编号, 案例编号, 工单, 工单号,
 服务单号, 受理编号, 受理号, 流水号, 单号, 订单, 订单号, 订单编号, 订单号码, 采购单号, 发票, 发票号, 发票号码, 发票代码, 账单, 账单编号, 收据, 收据编号, 交易号, 交易编号, 交易单号,
 交易代码, 支付单号, 商户单号, 参考号, 参考编号, 参考代码, 票号, 车票, 电影票, 取票码, 取票号, 取件码, 取餐码, 取餐号, 取货码, 提货码, 提取码, 核销码, 收货码, 预订, 预订号, 预定号,
 预订编号, 预约号, 预约码, 预约, 确认号, 订座, 航班, 航班号, 车次, 座位, 房间, 房号, 快递, 快递单号, 运单号, 物流单号, 物流, 追踪号, 追踪编号, 跟踪号, 包裹, 会议号, 会议id,
 会议 id, 会议号码, 会议密码, 入会密码, 会议代码, wifi密码, wi-fi密码, wi-fi 密码, 无线密码, 门禁, 门禁码, 开门密码, 错误代码, 错误码, 错误, 状态码, 返回码, 退出代码, 退出码,
 响应代码, 源代码, 源码, 开源代码, 二维码, 条形码, 条码, 颜色代码, 商品编码, 商品编号, 商品代码, 产品代码, 产品编号, 产品密钥, 货号, 型号, 股票代码, 证券代码, 基金代码, 许可证密钥,
 授权码(许可), 序列号, 车牌, 车牌号, 参与编号, 问卷, 调查, 抽奖, 抽奖码, 中奖, 彩票, 电话, 电话号码, 客服电话, 客服热线, 热线, 手机号, 手机号码, 手机尾号, 传真, 分机, qq群, 金额,
 合计, 总计, 总额, 余额, 价格, 人民币, 版本
 卡券码, 抵用券, 抵扣券, 满减券, 团购券, 消费码, 验券码, 福利码, 活动码, 礼包码, 红包口令, 兑奖码, 刮刮卡, 购物车, 结账时, 柜门密码, 储物柜, 寄存码, 自提码, 自提点, 开柜码, 开箱码, 开门码,
 门锁密码, 房门密码, 入住码, 入园码, 入场码, 停车码, 停车券, 车位号, 会议口令, 主持人密码, 参会码, 防伪码, 缴费户号, 就诊序号, 餐桌号, 积分卡, 准考证号
expiry:
 {n}内有效, {n}分钟内有效, {n}内, 有效期{n}, 有效期为{n}, 有效期:{n}, 有效时间为{n}, {n}后过期, {n}后失效, {n}内过期, {n}后将失效, 将在{n}后, 将于{n}后,
 {n}有效, 在{n}内, 有效时间{n}
past:
 {n}前
minutes:
 分钟, 分鐘, 分
hours:
 小时, 个小时, 时
days:
 天, 日
links:
 是, 为, 是:, 为:, :, 是您的, 是你的, 作为, 如下
"""#
        ),
        (
            "zh-Hant",
            #"""
codeNames:
 一次性驗證碼, 一次性通行碼, 保安編碼, 6位數驗證碼, 6 位數驗證碼, 六位數驗證碼, 6位數代碼, 6 位數代碼, 六位數代碼, 6位數字, 六位數字, 位數驗證碼, 位數代碼, 位驗證碼, otp驗證碼, otp密碼,
 otp碼, 驗證號碼, 認證號碼
 (驗證, 校驗, 確認, 安全, 登入, 登錄, 動態, 一次性, 簡訊, 簡訊驗證, 手機驗證, 電子郵件驗證, 信箱驗證, 郵箱驗證, 短訊驗證, 身分驗證, 身份驗證, 身分, 認證, 授權, 啟用, 啟動, 開通,
 存取, 臨時, 暫時, 重設, 重設密碼, 重置密碼, 註冊, 註冊驗證, 雙重驗證, 兩步驟驗證, 兩步驗證, 雙因素驗證, 二階段驗證, 多重驗證, 恢復, 復原, 解鎖, 綁定, 交易驗證, 登入驗證, 安全驗證,
 裝置驗證, 帳戶驗證, 帳號驗證, 隨機, 識別, 保安, 通行, 單次)(
 碼, 代碼, 碼為)
 (動態, 一次性, 簡訊, 簡訊驗證, 臨時, 暫時, 隨機, 單次)(密碼)
 (驗證, 確認, 安全, 簡訊驗證, 手機驗證, 電子郵件驗證, 信箱驗證, 郵箱驗證, 短訊驗證, 身分驗證, 身份驗證, 認證, 註冊驗證, 雙重驗證, 兩步驟驗證, 兩步驗證, 雙因素驗證, 二階段驗證, 多重驗證,
 交易驗證, 登入驗證, 安全驗證, 裝置驗證, 帳戶驗證, 帳號驗證, 保安)(
 編號, 數字)
 登入金鑰, 配對碼, 配對金鑰, 校驗碼, 動態碼, 通行碼, 一次性通行碼, 臨時密碼, 暫時密碼, 復原碼, 備用碼, 救援碼, 解鎖碼, 綁定碼
 一次性金鑰, 一次性pin, 一次有效密碼, 短訊密碼, 保安密碼, 驗證序號, 認證序號, 驗證字串, 鑑權碼, 授權密碼, 配對代碼, 配對密碼, 裝置代碼, 連結碼, 備份碼, 備援碼, 備用代碼, 復原金鑰, 引繼碼,
 轉移碼
codeWords:
 代碼, 代碼是, 代碼為, 您的代碼, 密碼, pin碼, 碼是, 通關密語
 以下數字, 這組數字, 位數字, 英數字
intent:
 驗證, 登入, 確認, 綁定, 有效, 一次, 本人操作, 非本人, 請勿洩漏, 請勿提供, 重設, 找回, 登錄, 驗證您, 驗證你的, 身分驗證, 身份驗證, 您的身分, 您的身份, 你的身分, 您本人, 確認您, 確認你的,
 確認信箱, 電子郵件地址, 電郵地址, 雙重, 兩步, 雙因素, 二階段, 多重驗證, 啟用, 啟動帳, 重設密碼, 重置密碼, 忘記密碼, 修改密碼, 更改密碼, 變更密碼, 新密碼, 密碼重設, 完成註冊, 建立帳戶,
 建立帳號, 您的帳戶, 您的帳號, 你的帳戶, 你的帳號, 您的賬戶, 帳號安全, 帳戶安全, 新裝置, 陌生裝置, 有效期, 有效期限, 有效時間, 分鐘內有效, 內有效, 後失效, 失效, 過期, 逾期, 到期, 請輸入,
 輸入以下, 輸入驗證碼, 輸入此, 輸入該, 填入, 請使用, 使用以下, 使用此, 此驗證碼, 該驗證碼, 以下代碼, 此代碼, 請勿, 切勿, 請勿洩露, 切勿洩, 洩漏, 洩露, 轉發, 轉寄, 告知他人, 告訴他人, 透露,
 任何人, 他人, 分享給, 與他人分享, 客服人員, 妥善保管, 不是您, 不是你本人, 如非本人, 若非本人, 沒有要求, 未要求, 未提出, 沒有申請, 未申請, 並未, 請忽略, 忽略此, 忽略本, 略過此, 不予理會
 自動作廢, 請保密, 不會向您索取, 慎防詐騙, 未知裝置, 沒有嘗試
entering:
 輸入, 填寫, 填入, 貼上, 複製, 鍵入, 請使用, 回填
 憑此碼, 請將此碼, 即可登入, 用於登入, 以完成登入, 才能登入
inSubject:
 郵件主旨, 信件主旨, 主旨列, 郵件標題中
otherCodes:
 優惠碼, 優惠代碼, 優惠序號, 優惠券, 折扣碼, 折扣代碼, 促銷碼, 促銷代碼, 兌換碼, 兌換券, 禮物卡, 禮品卡, 禮券, 現金券, 邀請碼, 推薦碼, 郵遞區號, 郵政編號, 區號, 國碼, 國家代碼,
 國家/地區代碼, 銀行代碼, 銀行帳號, 銀行戶口, 戶口號碼, 帳戶號碼, 轉帳帳號, 虛擬帳號, 繳費代碼, 卡號, 信用卡, 末四碼, 末4碼, 尾號, 後四碼, 統一編號, 統編, 稅號, 稅籍編號, 身分證字號,
 身分證, 身份證號碼, 客戶編號, 客戶號碼, 會員編號, 會員號碼, 員工編號, 學號, 合約編號, 合約號碼, 保單號碼, 保單, 案件編號, 個案編號, 工單, 服務單號, 受理編號, 流水號, 單號, 訂單, 訂單號碼,
 訂單編號, 採購單號, 發票, 發票號碼, 帳單, 帳單編號, 收據, 收據編號, 交易編號, 交易序號, 交易代碼, 付款編號, 參考號, 參考編號, 參考代碼, 參考號碼, 票號, 車票, 取票號, 取票碼, 取件碼,
 取餐號, 取貨碼, 取貨編號, 提貨碼, 店號, 預訂, 預訂編號, 預訂號碼, 訂位, 訂位代號, 訂位代碼, 訂房, 訂房編號, 預約, 預約編號, 預約號碼, 確認號碼, 航班, 航班編號, 班機, 車次, 座位, 房間,
 房號, 快遞, 運單號, 託運單號, 物流, 追蹤號碼, 追蹤編號, 配送編號, 包裹, 會議號, 會議 id, 會議id, 會議號碼, 會議密碼, 會議代碼, wifi密碼, wi-fi密碼, wi-fi 密碼,
 無線網路密碼, 門禁, 大門密碼, 錯誤代碼, 錯誤碼, 錯誤, 狀態碼, 回傳碼, 結束代碼, 回應碼, 原始碼, 源代碼, 開放原始碼, 程式碼, 二維碼, qr碼, qr code, 條碼, 色碼, 商品編號, 商品代碼,
 產品代碼, 產品編號, 產品金鑰, 貨號, 型號, 股票代號, 股票代碼, 授權金鑰, 序號, 車牌, 車號, 參與編號, 問卷, 調查, 抽獎, 中獎, 彩券, 電話, 電話號碼, 客服電話, 客服專線, 專線, 熱線,
 手機號碼, 傳真, 分機, 金額, 合計, 總計, 總額, 餘額, 價格, 新台幣, 港幣, 版本
 折價券, 折價碼, 抵用券, 購物金, 票券號碼, 活動代碼, 活動碼, 虛寶兌換, 購物車, 結帳時, 取件編號, 取件密碼, 取貨密碼, 置物櫃, 寄物櫃, 取物櫃, 開箱碼, 門鎖密碼, 房門密碼, 開門密碼, 入住代碼,
 入場碼, 停車場, 停車券, 車位號碼, 會議通行碼, 主持人密碼, 許可證編號, 保固卡, 台電電號, 看診號, 門診掛號, 候位號碼, 餐桌號碼, 號碼牌, 點數卡, 哩程卡, 訂票代碼, 刮刮樂, 准考證號碼
expiry:
 {n}內有效, {n}內, 有效期{n}, 有效期為{n}, 有效期限為{n}, 有效時間為{n}, 有效時間{n}, {n}後過期, {n}後失效, {n}內過期, {n}後到期, 將在{n}後, 將於{n}後, {n}有效,
 在{n}內, 有效期限:{n}
past:
 {n}前
minutes:
 分鐘, 分
hours:
 小時, 個小時
days:
 天, 日
links:
 是, 為, 是:, 為:, :, 是您的, 是你的, 作為, 如下
"""#
        ),
    ]
}
