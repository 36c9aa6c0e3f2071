// The text files of the folder Languages. Not edited by hand: CodeLanguageTests writes it where the environment has
// LETTERBOOK_UPDATE_DOCS=1.

// swift-format-ignore
extension CodeLanguage {
    /// Each with the name of its file.
    static let texts: [(tag: String, text: String)] = [
        (
            "af",
            #"""
# Afrikaans

codeNames:
  eenmalige kode, eenmalige pin, eenmalige wagwoord, eenmalige wagkode, tydelike kode, tydelike wagwoord,
  ewekansige verifikasienommer, ewekansige verifikasiegetal, sms-kode, 6-syfer-kode, ses-syfer-kode, otp-kode
  (verifikasie, verifiërings, bevestigings, sekuriteits, veiligheids, toegangs, aanmeld, aanteken, aktiverings,
   verifiëring, magtigings, herstel, waarmerkings, registrasie, stawings)(
   kode, kodes, pin)
  (verifikasie, verifiërings, verifiëring)(wagwoord)
  (verifikasie, verifiërings, sekuriteits, verifiëring)(nommer)
codeWords:
  kode, kodes, *kode, wagwoord, *wagwoord, wagkode, pin-kode
intent:
  meld aan, aan te meld, aanmelding, teken in, teken aan, aan te teken, in te teken, bevestig jou,
  bevestig asseblief, te bevestig, verifieer, te verifieer, verifikasie, verifiëring, identiteit, tweefaktor,
  twee-faktor, tweestap, aktiveer, aktivering, herstel jou wagwoord, wagwoord te herstel, wagwoord vergeet,
  nuwe wagwoord, registreer, registrasie, skep jou rekening, jou rekening, nuwe toestel, verval, is geldig,
  geldig vir, geldig tot, voer die kode in, voer hierdie kode in, voer die volgende kode in, gebruik hierdie kode,
  gebruik die kode, gebruik die volgende kode, volgende kode, moenie deel nie, moenie hierdie kode, met niemand,
  met enigiemand, nie versoek, nie aangevra, nie jy, ignoreer
otherCodes:
  afslagkode*, koeponkode*, koepon, promosiekode*, geskenkbewys, geskenkkaart, geskenkkode*, verwysingskode*,
  poskode*, posbus, landkode*, skakelkode*, takkode*, rekeningnommer, kaartnommer, eindig op, btw-nommer,
  belastingnommer, id-nommer, kliëntnommer, lidnommer, polisnommer, kontraknommer, verwysing, verwysingsnommer,
  saaknommer, kaartjie, kaartjienommer, bestelling, bestelnommer, bestellingsnommer, faktuur, faktuurnommer,
  kwitansie, transaksienommer, bespreking, besprekingsnommer, besprekingskode*, vlug, vlugnommer, sitplek,
  opsporingsnommer, opsporingskode*, pakkie, aflewering, vergadering-id, wi-fi-wagwoord, foutkode*, foutboodskap,
  statuskode*, bronkode*, qr-kode*, strepieskode*, produkkode*, reeksnommer, lisensiesleutel, deelnemernommer,
  opname, telefoon, telefoonnommer, selfoon, selfoonnommer, faks, faksnommer, bedrag, prys
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
            "ar",
            #"""
# Arabic

codeNames:
  *رمز التحقق الخاص بك, *الرقم السري المؤقت, *الرقم السري المتغير, *رمز مكون من 6 أرقام, *الرمز المكون من 6 أرقام,
  *رمز مكون من 4 أرقام, *رمز من 6 أرقام, *الرمز المكوّن من 6 أرقام, *رمز مكوّن من 6 أرقام, *رمزك,
  *رمز التعريف الشخصي, *رمز المرور, *رمز مرور
  (*رمز, *الرمز, *كود) (
   التحقق, تحقق, التأكيد, تأكيد, التاكيد, الأمان, أمان, الامان, الحماية, الوصول, الدخول, دخول, تسجيل الدخول,
   المصادقة, مصادقة, التوثيق, التفويض, التفعيل, تفعيل, التنشيط, تنشيط, لمرة واحدة, صالحة لمرة واحدة,
   صالح لمرة واحدة, المؤقت, المؤقتة, مؤقت, مؤقتة, السري, سري, الاستعادة, الاسترداد, استعادة, استرداد, إعادة التعيين,
   اعادة التعيين, إعادة تعيين, التعريف, الهوية, الاستخدام لمرة واحدة, أحادي الاستخدام, أحادية الاستخدام, المتغير,
   المتغيرة, otp, الثنائي, ثنائي)
  (*كلمة مرور, *كلمة المرور, *كلمة سر, *كلمة السر) (
   لمرة واحدة, صالحة لمرة واحدة, صالح لمرة واحدة, المؤقت, المؤقتة, مؤقت, مؤقتة, الاستخدام لمرة واحدة,
   أحادي الاستخدام, أحادية الاستخدام, المتغير, المتغيرة, otp)
  (*رقم) (التحقق, تحقق, التأكيد, تأكيد, السري, سري, otp)
codeWords:
  *رمز, *الرمز, *كود, *الكود, *رمزك, *كلمة المرور, *كلمة مرور, *كلمة السر, *الرقم السري, *رقم سري
intent:
  *تسجيل الدخول, *بتسجيل الدخول, *سجل الدخول, *تسجيل دخول, *الدخول إلى, *الدخول الى, *محاولة دخول, *التحقق من,
  *للتحقق, *تحقق من, *التحقق, *تأكيد بريدك, *تأكيد عنوان, *لتأكيد, *تأكيد هويتك, *تأكيد حسابك, *يرجى تأكيد, *هويتك,
  *الهوية, *المصادقة, *بخطوتين, *عاملين, *ثنائية, *تفعيل, *لتفعيل, *تنشيط, *إعادة تعيين, *اعادة تعيين,
  *لإعادة تعيين, *استعادة كلمة, *نسيت كلمة, *كلمة مرور جديدة, *تغيير كلمة, *إنشاء حساب, *انشاء حساب, *لإنشاء حساب,
  *التسجيل, *تسجيلك, *حسابك, *لحسابك, *بحسابك, *جهاز جديد, *تنتهي صلاحية, *صالح لمدة, *صالحة لمدة, *صلاحية,
  *لمرة واحدة, *أدخل الرمز, *ادخل الرمز, *إدخال الرمز, *أدخل هذا, *إدخال هذا, *أدخل رمز, *استخدم الرمز, *استخدم هذا,
  *استخدام الرمز, *استخدام هذا, *استخدم رمز, *الرمز التالي, *الرمز أدناه, *هذا الرمز, *بهذا الرمز, *لا تشارك,
  *لا تشاركه, *لا تشاركها, *عدم مشاركة, *عدم مشاركته, *بعدم مشاركة, *لا تقم بمشاركة, *لا تفصح, *لا تعطي, *مع أي شخص,
  *مع أي أحد, *مع اي شخص, *لأي شخص, *لم تطلب, *لم تقم, *لم تطلبه, *لم تكن أنت, *لست أنت, *تجاهل, *بتجاهل,
  *يرجى تجاهل, *تجاهلها
otherCodes:
  *رمز الخصم, *كود الخصم, *كود خصم, *رمز خصم, *رمز ترويجي, *الرمز الترويجي, *كود ترويجي, *الكود الترويجي, *قسيمة,
  *رمز القسيمة, *كوبون, *كود الكوبون, *بطاقة هدية, *رمز الهدية, *رمز الدعوة, *رمز الإحالة, *الرمز البريدي,
  *رمز بريدي, *صندوق البريد, *ص.ب, *مفتاح الدولة, *رمز الدولة, *رمز البلد, *رمز المنطقة, *رقم الحساب, *حساب رقم,
  *الحساب البنكي, *آيبان, *ايبان, *iban, *رمز السويفت, *رقم البطاقة, *بطاقة رقم, *المنتهية بـ, *تنتهي بـ,
  *المنتهية ب, *تنتهي ب, *الرقم الضريبي, *رقم ضريبي, *السجل التجاري, *رقم الهوية, *الرقم القومي, *رقم العميل,
  *رقم العضوية, *رقم العقد, *رقم الوثيقة, *رقم البوليصة, *رقم القضية, *رقم الحالة, *رقم البلاغ, *رقم الشكوى,
  *رقم التذكرة, *تذكرة, *رقم الطلب, *طلب رقم, *طلبك رقم, *الطلب رقم, *طلبية, *رقم الطلبية, *فاتورة, *الفاتورة,
  *رقم الفاتورة, *إيصال, *رقم الإيصال, *رقم المعاملة, *رقم العملية, *رقم المرجع, *الرقم المرجعي, *رقم مرجعي,
  *رمز المرجع, *رقم الحجز, *حجز رقم, *رمز الحجز, *كود الحجز, *الحجز, *حجزك, *رقم الرحلة, *رحلة رقم, *الرحلة,
  *المقعد, *رقم الغرفة, *رقم الشحنة, *شحنة, *شحنتك, *رقم التتبع, *رمز التتبع, *رقم تتبع, *تتبع الشحنة, *طرد,
  *رمز الاستلام, *كود الاستلام, *معرف الاجتماع, *معرّف الاجتماع, *رمز الاجتماع, *رمز مرور الاجتماع,
  *كلمة مرور الاجتماع, *كلمة مرور الواي فاي, *كلمة سر الواي فاي, *كلمة مرور wi-fi, *رمز الخطأ, *رمز خطأ, *كود الخطأ,
  *رسالة خطأ, *رمز الحالة, *رمز المصدر, *الكود المصدري, *شفرة المصدر, *رمز الاستجابة السريعة, *رمز qr, *الباركود,
  *باركود, *رمز شريطي, *رمز المنتج, *كود المنتج, *رقم المنتج, *مفتاح الترخيص, *مفتاح المنتج, *الرقم التسلسلي,
  *رقم تسلسلي, *رقم اللوحة, *رقم المشارك, *استبيان, *استطلاع, *يانصيب, *رقم الهاتف, *رقم هاتف, *رقم الجوال, *جوال,
  *رقم المحمول, *الموبايل, *فاكس, *المبلغ, *الإجمالي, *المجموع, *الرصيد, *رصيدك, *السعر, *ريال, *درهم, *جنيه,
  *الطابق, *شارع, *الإصدار
expiry:
  *صالح لمدة {n}, *صالحة لمدة {n}, *صالح ل {n}, *لمدة {n}, *تنتهي صلاحيته خلال {n}, *تنتهي صلاحية الرمز خلال {n},
  *تنتهي صلاحيته بعد {n}, *تنتهي صلاحيته في غضون {n}, *ستنتهي خلال {n}, *ينتهي خلال {n}, *ينتهي بعد {n}, *خلال {n},
  *في غضون {n}, *بعد {n}, *صلاحيته {n}, *صلاحية {n}, *فقط {n}
past:
  منذ {n}
minutes:
  دقيقة, دقائق, دقيقه, دقيقتين, د
hours:
  ساعة, ساعات, ساعه
days:
  يوم, أيام, ايام, يوما
links:
  هو, هي, هو:, الخاص بك, الخاص بك هو, هذا, التالي
"""#
        ),
        (
            "az",
            #"""
# Azerbaijani

codeNames:
  təsdiq kod*, təsdiqləmə kod*, birdəfəlik şifrə*, birdəfəlik parol*, dinamik şifrə*, otp kod*
  (təsdiq, təsdiqləmə, doğrulama, yoxlama, təhlükəsizlik, giriş, aktivləşdirmə, aktivasiya, birdəfəlik, müvəqqəti,
   bərpa, sıfırlama, qeydiyyat, identifikasiya, autentifikasiya, avtorizasiya, sms, 6 rəqəmli, altı rəqəmli,
   4 rəqəmli, rəqəmli, iki mərhələli) (
   kod, kodu, kodunuz, kodunuzu, kodun, kodunu, pin)
  (birdəfəlik, müvəqqəti, sms) (şifrə, şifrəsi, şifrəniz, parol, parolu, parolunuz)
codeWords:
  kod, kodu, kodunuz, kodun, şifrə, şifrəniz, parol, parolu, parolunuz
intent:
  daxil olmaq, daxil olun, daxil olmağa, giriş, təsdiqləyin, təsdiqlə, təsdiqləmək, təsdiqlənməsi, təsdiqi,
  doğrulayın, doğrulamaq, yoxlama, şəxsiyyət*, kimliyinizi, iki faktorlu, iki mərhələli, ikifaktorlu, aktivləşdir*,
  aktivləşdirmək, şifrəni bərpa*, şifrənizi bərpa*, parolu bərpa*, şifrəni sıfırla*, parolu sıfırla*, yeni şifrə,
  yeni parol, şifrəni dəyiş*, parolu dəyiş*, qeydiyyat, qeydiyyatdan keç*, hesab yarat*, hesabınız, hesabınıza,
  hesabınızı, hesabınızın, təhlükəsizliyi, yeni cihaz*, naməlum cihaz, bitir, başa çatır, etibarlıdır, qüvvədədir,
  birdəfəlik, kodu daxil edin, bu kodu daxil edin, aşağıdakı kodu, koddan istifadə, kodunu daxil, heç kimlə,
  heç kimə, paylaşmayın, bölüşməyin, bildirməyin, verməyin, tələb etməmisinizsə, sorğu göndərməmisinizsə,
  siz etməmisinizsə, siz deyilsinizsə, nəzərə almayın, məhəl qoymayın
otherCodes:
  promo kod*, promokod*, endirim kod*, kampaniya kod*, kupon, kupon kod*, hədiyyə kart*, hədiyyə kod*, dəvət kod*,
  referal kod*, poçt indeksi, poçt kod*, ölkə kod*, bank kod*, hesab nömrə*, iban, kart nömrə*, ilə bitən, vöen,
  fin kod*, müştəri nömrə*, müştəri kod*, abonent kod*, abonent nömrə*, müqavilə nömrə*, polis nömrə*,
  müraciət nömrə*, sifariş, sifarişiniz, sifariş nömrə*, sifariş №, sifariş kod*, faktura, qaimə, hesab-faktura,
  qəbz, qəbz nömrə*, əməliyyat nömrə*, tranzaksiya*, referans nömrə*, bilet, bilet nömrə*, rezervasiya, bron kod*,
  rezervasiya nömrə*, rezervasiya kod*, uçuş nömrə*, otaq, bağlama, bağlamanız, izləmə kod*, izləmə nömrə*,
  çatdırılma kod*, görüş id, wi-fi şifrə*, wifi şifrə*, xəta kod*, səhv kod*, mənbə kod*, qr kod*, barkod*,
  ştrix-kod*, məhsul kod*, seriya nömrə*, lisenziya açarı, sorğu, telefon, tel, telefon nömrə*, mobil, faks, məbləğ,
  məbləği, cəmi
expiry:
  {n} etibarlıdır, {n} ərzində, {n} ərzində etibarlıdır, {n} müddətində, {n} sonra, {n} qüvvədədir,
  etibarlılıq müddəti {n}, yalnız {n}
minutes:
  dəqiqə, dəqiqədir, dəq
hours:
  saat, saatdır
days:
  gün, gündür
links:
  üçün, bu
"""#
        ),
        (
            "be",
            #"""
# Belarusian

codeNames:
  праверачны код, аднаразовы код, аднаразовага кода, аднаразовы пароль, аднаразовага пароля, часовы код,
  часовы пароль, сакрэтны код, смс-код*, sms-код*, шасцізначны код, 6-значны код, значны код, верыфікацыйны код
  (код, кода, кодам, пін-код, пін) (
   пацвярджэння, пацверджання, для пацвярджэння, для пацверджання, праверкі, для праверкі, верыфікацыі, бяспекі,
   доступу, для доступу, уваходу, для ўваходу, аўтарызацыі, для аўтарызацыі, аўтэнтыфікацыі, актывацыі,
   для актывацыі, аднаўлення, для аднаўлення, скіду, для скіду, рэгістрацыі, для рэгістрацыі, ідэнтыфікацыі)
codeWords:
  код, кода, кодам, ваш код, пароль, пароля
intent:
  увайсці, увайдзіце, уваход, уваходу, спроба ўваходу, пацвердзіць, пацвердзіце, пацвярджэнне, пацвярджэння,
  пацверджанне, пацверджання, праверка, праверкі, верыфікацыя, асобу, аўтарызацыя, аўтарызацыі, аўтэнтыфікацыя,
  двухфактарн*, двухэтапн*, актываваць, актывацыя, скінуць пароль, скід пароля, аднаўленне пароля, аднавіць пароль,
  забылі пароль, новы пароль, змена пароля, змяніць пароль, рэгістрацыя, рэгістрацыі, стварэнне ўліковага запісу,
  ваш уліковы запіс, уліковага запісу, вашага акаўнта, ваш акаўнт, новая прылада, невядомая прылада, сапраўдны,
  дзейнічае, дзейнічае на працягу, тэрмін дзеяння, аднаразов*, нікому, не паведамляйце, не перадавайце, не кажыце,
  не дзяліцеся, увядзіце код, увядзіце гэты код, увядзіце наступны код, выкарыстайце код, выкарыстайце гэты код,
  выкарыстоўвайце код, наступны код, не запытвалі, не рабілі, гэта не вы, гэта былі не вы, праігнаруйце, ігнаруйце
otherCodes:
  промакод*, прома-код*, купон, код купона, код зніжкі, падарункавая карта, падарункавы сертыфікат, паштовы індэкс,
  індэкс, код краіны, код горада, нумар рахунку, рахунак №, нумар карткі, унп, нумар кліента, нумар дагавора,
  дагавор №, нумар звароту, зварот, заяўка, нумар заяўкі, заказ, заказ №, нумар заказа, замова, нумар замовы,
  накладная, квітанцыя, чэк, нумар транзакцыі, транзакцыя, білет, білеты, квіток, нумар білета, браніраванне,
  браніраванні, нумар браніравання, код браніравання, рэйс, нумар рэйса, цягнік, пакой, адпраўленне,
  нумар адпраўлення, трэк-нумар, трэк-код, код адсочвання, пасылка, пасылкі, код атрымання, пароль ад wi-fi,
  код памылкі, памылка, зыходны код, зыходнага кода, qr-код*, qr код, штрых-код*, штрыхкод*, код тавару, артыкул,
  серыйны нумар, ліцэнзійны ключ, апытанне, анкета, тэлефон, тэл, нумар тэлефона, мабільны, факс, сума, суму, разам,
  баланс, кошт, цана, паверх, вуліца, кватэра
expiry:
  сапраўдны на працягу {n}, сапраўдны {n}, дзейнічае {n}, дзейнічае на працягу {n}, дзейны {n},
  дзейны на працягу {n}, скончыцца праз {n}, на працягу {n}, цягам {n}, праз {n}, тэрмін дзеяння {n}
minutes:
  хвіліна, хвіліны, хвілін, хвіліну, хв
hours:
  гадзіна, гадзіны, гадзін, гадзіну
days:
  дзень, дні, дзён, дня
links:
  для, гэта, як, ваш, —
"""#
        ),
        (
            "bg",
            #"""
# Bulgarian

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
codeWords:
  код, кода, кодът, кодове, вашият код, вашия код, твоят код, парола, паролата, пин код
intent:
  влезте, вход, влизане, влезете, опит за вход, потвърдете, потвърди, потвърдите, потвърждение, потвърждаване,
  проверка, верификация, верифицирайте, самоличност, самоличността, удостоверяване, двуфакторн*, двустъпков*,
  в две стъпки, активирайте, активиране, активация, нулиране, нулирате, възстановяване на парола, забравена парола,
  нова парола, смяна на парола, регистрация, регистрирате, създаване на акаунт, създадете акаунт, вашия акаунт,
  вашият акаунт, твоя акаунт, акаунта ви, профила ви, вашия профил, ново устройство, непознато устройство, изтича,
  валиден, валидна, валидност, еднократ*, въведете кода, въведете този код, въведете следния код, въведи кода,
  въведи този код, използвайте кода, използвайте този код, използвайте следния код, използвай кода, следния код,
  кода по-долу, не споделяйте, не споделяй, не го споделяйте, не предоставяйте, не давайте, с никого, на никого,
  не сте заявили, не сте поискали, не сте заявявали, не сте били вие, не сте вие, не си заявил, игнорирайте,
  игнорирай, пренебрегнете
otherCodes:
  промо код, промокод, промоционален код, код за отстъпка, кода за отстъпка, купон, код на купон, подаръчна карта,
  ваучер, код на ваучер, реферален код, пощенски код, пощенския код, телефонен код, код на страната,
  номер на сметка, банкова сметка, ибан, бик, номер на карта, завършваща на, еик, булстат, егн,
  идентификационен номер, ддс номер, клиентски номер, номер на клиент, абонатен номер, членски номер,
  номер на договор, договор №, полица, номер на полица, входящ номер, вх. №, номер на преписка, номер на заявка,
  заявка №, номер на случай, поръчка, поръчката, номер на поръчка, поръчка №, фактура, номер на фактура, фактура №,
  разписка, касов бон, транзакция, номер на транзакция, референция, референтен номер, номер на билет, билет, билети,
  резервация, резервацията, номер на резервация, код на резервация, код за резервация, полет, номер на полет,
  пратка, пратката, номер на пратка, товарителница, номер на товарителница, номер за проследяване,
  код за проследяване, пакет, код за получаване, id на срещата, идентификатор на срещата, парола за wi-fi,
  парола за wifi, wi-fi, код на грешка, код за грешка, грешка, код на състоянието, изходен код, изходния код,
  qr код, баркод, бар код, код на продукт, код на продукта, продуктов код, артикулен номер, сериен номер,
  лицензен ключ, продуктов ключ, регистрационен номер, анкета, проучване, томбола, електромер, телефон,
  телефонен номер, мобилен, факс, сума, сумата, баланс
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
# Bengali

codeNames:
  ওটিপি*, ৬ সংখ্যার কোড*, ৬ ডিজিটের কোড*, 6 ডিজিটের কোড*, ছয় সংখ্যার কোড*, ছয় অঙ্কের কোড*, ৬-সংখ্যার কোড*,
  সংখ্যার কোড*
  (যাচাইকরণ, যাচাই, ভেরিফিকেশন, নিশ্চিতকরণ, কনফার্মেশন, নিরাপত্তা, সিকিউরিটি, অ্যাক্সেস, লগইন, লগ-ইন, লগ ইন,
   সাইন ইন, সাইন-ইন, প্রমাণীকরণ, অথেনটিকেশন, অ্যাক্টিভেশন, সক্রিয়করণ, এককালীন, একবার ব্যবহারযোগ্য, ওয়ান-টাইম,
   ওয়ান টাইম, সাময়িক, অস্থায়ী, রিসেট, পাসওয়ার্ড রিসেট, রিকভারি, নিবন্ধন, রেজিস্ট্রেশন, গোপন, ওটিপি, otp) (
   কোড*, পিন*, পাসকোড*, সংকেত)
  (এককালীন, একবার ব্যবহারযোগ্য, ওয়ান-টাইম, ওয়ান টাইম, সাময়িক, অস্থায়ী, ওটিপি, otp) (পাসওয়ার্ড*)
codeWords:
  কোড, কোডটি, কোড হলো, কোড হল, আপনার কোড*, পাসওয়ার্ড, পিন, পাসকোড
intent:
  লগইন, লগ ইন, লগ-ইন, সাইন ইন, সাইন-ইন, যাচাই, যাচাইকরণ, যাচাই করতে, যাচাই করুন, নিশ্চিত করতে, নিশ্চিত করুন, পরিচয়,
  প্রমাণীকরণ, দ্বি-স্তর, দুই ধাপ*, দ্বি-ফ্যাক্টর, দুই-ধাপ*, সক্রিয় করতে, সক্রিয় করুন, পাসওয়ার্ড রিসেট,
  রিসেট করতে, পাসওয়ার্ড ভুলে, নতুন পাসওয়ার্ড, পাসওয়ার্ড পরিবর্তন, নিবন্ধন, রেজিস্ট্রেশন, অ্যাকাউন্ট তৈরি,
  আপনার অ্যাকাউন্ট*, আপনার একাউন্ট*, নতুন ডিভাইস*, মেয়াদ শেষ, মেয়াদ, মেয়াদোত্তীর্ণ, বৈধ, কার্যকর থাকবে,
  কোড লিখুন, কোডটি লিখুন, কোডটি প্রবেশ, কোডটি দিন, কোড দিন, এই কোড*, নিচের কোড*, নিম্নলিখিত কোড*, কোডটি ব্যবহার,
  কোড ব্যবহার, শেয়ার করবেন না, কারো সাথে, কারও সাথে, কারো সঙ্গে, কারও সঙ্গে, কাউকে, অনুরোধ না করে, অনুরোধ করেননি,
  আপনি না হ*, উপেক্ষা করুন, এড়িয়ে যান
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
# Catalan

codeNames:
  codi de 6 dígits, codi de sis dígits, codi de 6 xifres, codi de sis xifres, codi de 4 dígits, codi sms, codi otp,
  codi per iniciar sessió, codi per accedir, codi per confirmar, codi per verificar
  (codi, codis, pin) (
   de verificació, de confirmació, de seguretat, d'accés, d’accés, d'autenticació, d’autenticació, d'autorització,
   d’autorització, d'activació, d’activació, d'inici de sessió, d’inici de sessió, d'identificació, de validació,
   de restabliment, de recuperació, de desbloqueig, d'un sol ús, d’un sol ús, temporal, provisional, únic, única,
   de registre, de doble factor)
  (contrasenya, clau) (de verificació, d'un sol ús, d’un sol ús, temporal, provisional, únic, única)
  (número) (de verificació, de confirmació, de seguretat)
codeWords:
  codi, codis, el codi, contrasenya, codi pin
intent:
  iniciar sessió, inicia sessió, inicieu sessió, inici de sessió, accedir al teu, accedir al vostre,
  confirmar el teu, confirma el teu, confirma la teva, confirmeu el vostre, confirmeu la vostra, confirmar la,
  verificar el teu, verifica el teu, verifiqueu, verificació, validar, identitat, autenticació, doble factor,
  dos passos, dos factors, activar el teu, activa el teu, activeu, activació, restablir, restabliment, restableix,
  restabliu, nova contrasenya, canviar la contrasenya, registrar-te, registre, crear un compte, crear el teu compte,
  el teu compte, el vostre compte, nou dispositiu, dispositiu desconegut, caduca, caducarà, expira, expirarà,
  és vàlid, vàlid durant, vàlida durant, vàlid fins, introdueix el codi, introduïu el codi, introdueix aquest codi,
  introduïu aquest codi, introdueix el següent codi, introduïu el codi següent, escriu el codi,
  fes servir aquest codi, feu servir aquest codi, utilitza aquest codi, utilitzeu aquest codi, utilitza el codi,
  utilitzeu el codi, següent codi, codi següent, no comparteixis, no compartiu, no el comparteixis, amb ningú,
  a ningú, no has sol·licitat, no heu sol·licitat, no ho has demanat, no has estat tu, no heu estat vós,
  ignora aquest, ignoreu aquest, ignorar aquest
otherCodes:
  codi promocional, codi de descompte, codi descompte, cupó, codi de cupó, val de descompte, targeta regal,
  codi de regal, codi d'invitació, codi postal, codi de país, compte bancari, número de compte, iban, bic,
  número de targeta, acabada en, acabat en, que acaba en, nif, número de client, codi de client, número de soci,
  número de contracte, pòlissa, expedient, número d'expedient, comanda, número de comanda, núm. de comanda, factura,
  número de factura, núm. de factura, rebut, número de rebut, referència, número de referència,
  referència de pagament, transacció, número d'operació, incidència, tiquet, número de tiquet, bitllet, entrades,
  reserva, número de reserva, codi de reserva, localitzador, número de vol, seient, habitació, número de seguiment,
  codi de seguiment, enviament, paquet, codi de recollida, codi de lliurament, id de la reunió, codi de la reunió,
  contrasenya wifi, contrasenya del wifi, wifi, codi d'error, codi de l'error, missatge d'error, codi d'estat,
  codi font, codi qr, codi de barres, codi civil, codi de conducta, codi de producte, codi de l'article,
  número de sèrie, clau de llicència, matrícula, codi de participant, enquesta, sorteig, comptador, telèfon, tel,
  número de telèfon, mòbil, fax
expiry:
  vàlid durant {n}, vàlida durant {n}, vàlid per {n}, caduca en {n}, caducarà en {n}, expira en {n},
  expirarà en {n}, caduca d'aquí a {n}, d'aquí a {n}, durant {n}, abans de {n}, en {n}, en els propers {n},
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
  és, és el, és la, per, com, de
"""#
        ),
        (
            "cs",
            #"""
# Czech

codeNames:
  jednorázový kód, jednorázového kódu, jednorázovým kódem, jednorázové heslo, jednorázového hesla, jednorázový pin,
  dočasný kód, dočasné heslo, ověřovací kód, ověřovacího kódu, ověřovacím kódem, potvrzovací kód,
  potvrzovacího kódu, bezpečnostní kód, bezpečnostního kódu, přihlašovací kód, přihlašovacího kódu, přístupový kód,
  přístupového kódu, autorizační kód, autorizačního kódu, aktivační kód, aktivačního kódu, verifikační kód,
  verifikačního kódu, registrační kód, identifikační kód, sms kód, sms kódu, sms kódem, sms klíč, smskód,
  6místný kód, 6místného kódu, šestimístný kód, šestimístného kódu, čtyřmístný kód, 4místný kód, místný kód,
  místného kódu, ověřovací pin, autorizační sms, otp kód, 2fa kód, kód z sms
  (kód, kódu, kódem, kódy, pin, token) (
   ověřovací*, ověření, pro ověření, k ověření, potvrzovací*, potvrzení, pro potvrzení, bezpečnostní*, zabezpečení,
   přístupov*, přihlašovací*, přihlášení, pro přihlášení, k přihlášení, autentizační*, autentifikační*,
   autorizační*, aktivační*, jednorázov*, dočasn*, obnovovací, obnovení, pro obnovení, pro obnovu, k obnově,
   pro reset, registrační*, identifikační*, verifikační*, odblokovací, dvoufázov*)
  (heslo, hesla, klíč) (ověřovací*, ověření, pro ověření, k ověření, jednorázov*, dočasn*, verifikační*)
codeWords:
  kód, kódu, kódem, kódy, váš kód, tvůj kód, heslo, hesla, číselný kód
intent:
  přihlásit, přihlaste se, přihlas se, přihlášení, přihlašování, pokus o přihlášení, potvrdit, potvrďte, potvrď,
  potvrzení, ověřit, ověřte, ověření, ověření e-mailu, ověření totožnosti, totožnost, identitu, dvoufaktorov*,
  dvoufázov*, dvoustupňov*, autorizace, autorizaci, aktivovat, aktivujte, aktivace, obnovit heslo, obnovení hesla,
  obnova hesla, resetovat, zapomenuté heslo, zapomněli jste heslo, nové heslo, změna hesla, změnit heslo,
  registrace, registraci, zaregistrovat, založit účet, vytvoření účtu, vytvořit účet, váš účet, vašeho účtu,
  vašemu účtu, tvůj účet, nové zařízení, nového zařízení, neznámé zařízení, vyprší, platnost, je platný, platný po,
  jednorázov*, zadejte kód, zadejte tento kód, zadejte následující kód, zadej kód, zadej tento kód, zadáním kódu,
  zadání kódu, vložte kód, vložte tento kód, opište kód, použijte kód, použijte tento kód, použijte následující kód,
  použij tento kód, následující kód, níže uvedený kód, nesdílejte, nesdílej, nesdělujte, neposkytujte, nepředávejte,
  neprozrazujte, s nikým, nikomu, nikdy nebudeme, nežádali, nepožádali, nevyžádali, nežádal, nepokoušeli,
  nepřihlašovali, nejste to vy, nebyli jste to vy, jste to nebyli vy, ignorujte, ignoruj, nevěnujte pozornost
otherCodes:
  slevový kód, slevového kódu, slevovým kódem, slevové kódy, slevový kupón, kupón, promo kód, promokód, akční kód,
  dárkový kód, dárkový poukaz, dárková karta, poukaz, poukázka, voucher, kód kupónu, kód poukazu, zvací kód,
  doporučovací kód, psč, poštovní směrovací číslo, předvolba, kód země, kód banky, číslo účtu, č. účtu, č.ú,
  bankovní účet, variabilní symbol, konstantní symbol, specifický symbol, iban, bic, swift, číslo karty,
  kartou končící, končící na, končící číslem, ičo, dič, rodné číslo, zákaznické číslo, číslo zákazníka,
  kód zákazníka, klientské číslo, členské číslo, osobní číslo, číslo smlouvy, smlouva č, číslo pojistky,
  pojistná smlouva, číslo jednací, č.j, čj, spisová značka, sp. zn, číslo případu, číslo požadavku, požadavek č,
  číslo hlášení, pojistná událost, objednávka, objednávky, objednávku, číslo objednávky, objednávka č,
  č. objednávky, kód objednávky, faktura, faktury, číslo faktury, faktura č, č. faktury, doklad, číslo dokladu,
  účtenka, transakce, číslo transakce, id transakce, kód transakce, reference, referenční číslo, referenční kód,
  lístek, vstupenka, vstupenky, jízdenka, jízdenky, číslo jízdenky, kód jízdenky, rezervace, rezervaci,
  číslo rezervace, kód rezervace, rezervační kód, rezervační číslo, číslo letu, sedadlo, nástupiště, zásilka,
  zásilky, zásilku, číslo zásilky, sledovací číslo, kód pro sledování, podací číslo, balík, balíku, číslo balíku,
  kód pro vyzvednutí, kód k vyzvednutí, heslo zásilky, výdejní místo, id schůzky, id jednání, kód schůzky,
  heslo schůzky, heslo k wi-fi, heslo na wi-fi, heslo wi-fi, wi-fi, kód dveří, chybový kód, kód chyby,
  chybová zpráva, stavový kód, návratový kód, zdrojový kód, zdrojového kódu, zdrojové kódy, qr kód, qr kódu,
  čárový kód, čárového kódu, barevný kód, etický kodex, kód produktu, kód zboží, katalogové číslo, produktový klíč,
  licenční klíč, licenční číslo, sériové číslo, výrobní číslo, číslo modelu, číslo účastníka, kód účastníka,
  dotazník, průzkum, soutěž, losovací číslo, elektroměr, číslo elektroměru, odběrné místo, telefon, tel, tel.,
  telefonní číslo, mobil, mobilní číslo, infolinka, fax, částka, částku, částce, zůstatek, číslo popisné,
  číslo verze
expiry:
  platný po dobu {n}, platný {n}, platí {n}, platí po dobu {n}, platnost {n}, vyprší za {n}, vyprší po {n},
  vyprší do {n}, vyprší během {n}, do {n}, během {n}, po dobu {n}, za {n}, následujících {n}, příštích {n},
  pouze {n}, jen {n}, platnost kódu je {n}, po {n}
past:
  před {n}
minutes:
  minuta, minuty, minut, minutu, minutách, min
hours:
  hodina, hodiny, hodin, hodinu, hod
days:
  den, dny, dnů, dní
links:
  je, zní, pro, je:, k, jako
"""#
        ),
        (
            "da",
            #"""
# Danish

codeNames:
  engangskode, engangsadgangskode, kode til engangsbrug, engangs-pinkode, midlertidig kode, midlertidige kode,
  midlertidig adgangskode, midlertidigt password, sms-kode*, smskode*, e-mailkode, mailkode, to-faktor-kode,
  tofaktorkode, 2fa-kode, totrinskode, kode til at logge ind, kode til login, kode til bekræftelse, 6-cifret kode,
  6-cifrede kode, sekscifret kode, sekscifrede kode, firecifret kode, firecifrede kode, cifret kode, cifrede kode,
  otp-kode, nemid-kode, mitid-kode
  (bekræftelses, verifikations, verificerings, godkendelses, sikkerheds, adgangs, login, log-ind-, logon, engangs,
   autentificerings, autentifikations, autorisations, aktiverings, nulstillings, gendannelses, registrerings,
   identifikations, kontrol, oplåsnings, validerings, bekræftelses-, login-, sikkerheds-, verifikations-)(
   kode*, koder, pin, token)
  (verifikations, verificerings, engangs, verifikations-)(adgangskode*, password, nøgle)
codeWords:
  kode, koden, koder, *kode, *koden, pinkode, pin-kode, adgangskode, adgangskoden, password, kodeord, kodeordet,
  talkode
intent:
  log ind, logge ind, logger ind, log på, logge på, login, loginforsøg, bekræft din, bekræft dit, bekræft at,
  bekræfte din, at bekræfte, bekræft e-mail, verificer, verificere, verificering, verifikation, identitet, godkend,
  godkende, tofaktor, to-faktor, totrins, totrinsbekræftelse, totrinsgodkendelse, to-trins, aktiver, aktivere,
  aktivering, nulstil, nulstille, nulstilling, glemt adgangskode, glemt kodeord, ny adgangskode, skifte adgangskode,
  ændre adgangskode, registrer, registrering, tilmelding, opret konto, oprette en konto, oprette din konto,
  oprettelse, din konto, ny enhed, ukendt enhed, betroet enhed, udløber, er gyldig, gyldig i, gælder i, kun gyldig,
  gyldig til, kun én gang, indtast koden, indtast denne kode, indtast følgende kode, indtast kode, indtaste koden,
  skriv koden, brug koden, brug denne kode, brug følgende kode, anvend koden, anvend denne kode, følgende kode,
  koden nedenfor, nedenstående kode, del ikke, del aldrig, del den ikke, dele koden, ikke dele, videregiv ikke,
  med nogen, med andre, aldrig bede, ikke anmodet, ikke har anmodet, ikke bedt om, ikke forsøgt, ikke selv,
  ikke dig, ikke var dig, ignorer, ignorere, se bort fra, bortse
otherCodes:
  rabatkode*, kampagnekode*, tilbudskode*, kuponkode*, kupon, værdikode*, gavekort*, gavekode*, gavekortkode*,
  voucher, invitationskode*, henvisningskode*, bonuskode*, postnummer, postnr, landekode*, landenummer,
  områdenummer, kontonummer, kontonr, registreringsnummer, reg.nr, reg. nr, iban, bic, betalings-id,
  betalingsreference, fi-nummer, girokort, kortnummer, ender på, slutter på, cvr, cvr-nr, cvr-nummer, cvr nr,
  momsnummer, cpr, cpr-nummer, cpr-nr, ean, ean-nummer, kundenummer, kundenr, kunde-id, medlemsnummer, medlemsnr,
  medarbejdernummer, policenummer, policenr, aftalenummer, kontraktnummer, journalnummer, sagsnummer, sagsnr,
  sags-id, skadesnummer, ordre, ordrenummer, ordrenr, ordre-id, ordrebekræftelse, bestilling, bestillingsnummer,
  faktura, fakturanummer, fakturanr, regning, kvittering, kvitteringsnummer, bilagsnummer, transaktionsnummer,
  transaktions-id, reference, referencenummer, referencenr, referencekode*, booking, bookingnummer, bookingnr,
  bookingkode*, bookingreference, reservation, reservationsnummer, reservationskode*, billet, billetnummer,
  billetkode*, flynummer, flyafgang, tognummer, værelse, værelsesnummer, pakke, pakkenummer, forsendelse,
  forsendelsesnummer, sporingsnummer, sporingskode*, track and trace, track & trace-nummer, afhentningskode*,
  afhentningsnummer, udleveringskode*, mødekode*, møde-id, mødenummer, konference-id, opkaldsnummer, wifi-kode*,
  wifi-adgangskode*, wifi, netværkskode*, netværksnøgle, dørkode*, fejlkode*, fejlmeddelelse, statuskode*,
  returkode*, kildekode*, programkode*, qr-kode*, qr kode*, stregkode*, farvekode*, dresscode, varenummer, varenr,
  artikelnummer, produktkode*, produktnummer, produktnøgle, licensnøgle, serienummer, modelnummer, deltagernummer,
  deltagerkode*, spørgeskema, undersøgelse, lodnummer, startnummer, nummerplade, målernummer, installationsnummer,
  telefon, telefonnummer, tlf, tlf.nr, mobil, mobilnummer, mobilnr, lokalnummer, fax, faxnummer, beløb,
  versionsnummer
expiry:
  gyldig i {n}, gælder i {n}, gyldig de næste {n}, udløber om {n}, udløber efter {n}, inden for {n}, indenfor {n},
  inden {n}, om {n}, efter {n}, i {n}, kun {n}, de næste {n}, næste {n}
past:
  {n} siden
minutes:
  minut, minutter, min
hours:
  time, timer
days:
  dag, dage, døgn
links:
  er, er din, er dit, lyder, som, til, for
"""#
        ),
        (
            "de",
            #"""
# German

codeNames:
  einmaliger code, einmaligen code, einmaliges passwort, einmalige passwort, einmaliges kennwort, einmal passwort,
  einmalige pin, einmalige tan, temporärer code, temporären code, temporäres passwort, temporäres kennwort,
  vorläufiges passwort, initialpasswort, startpasswort, mtan, m-tan, smstan, sms-tan, sms tan, sms-code, smscode,
  sms-passcode, pushtan, tan-code, tan-nummer, tan nummer, mobile tan, mobiletan, ihre tan, ihre tan lautet,
  tan lautet, die tan, tan für, 2fa-code, 2fa code, mfa-code, zwei-faktor-code, zwei-faktor-authentifizierungscode,
  code zur bestätigung, code zur verifizierung, code zur anmeldung, code zum anmelden, code für die anmeldung,
  code für ihre anmeldung, code für deine anmeldung, code zum einloggen, code zum zurücksetzen,
  code zur authentifizierung, code zur aktivierung, verifizierungs code, bestätigungs code, sicherheits code,
  authcode, auth-code, otp-code, e-mail-code, kontocode, gerätecode, kopplungscode, 6-stelliger code,
  6-stelligen code, sechsstelliger code, sechsstelligen code, vierstelligen code, vierstelliger code
  (bestätigungs, bestaetigungs, verifizierungs, verifikations, sicherheits, anmelde, zugangs, zugriffs,
   authentifizierungs, authentisierungs, autorisierungs, aktivierungs, freischalt, freischaltungs, freigabe, einmal,
   identifikations, identifizierungs, überprüfungs, ueberpruefungs, prüf, registrierungs, wiederherstellungs,
   rücksetz, rücksetzungs, zurücksetzungs, entsperr, legitimations, login-, login, sicherheits-, bestätigungs-,
   verifizierungs-, anmelde-, einmal-, aktivierungs-, zugangs-, authentifizierungs-, freischalt-)(
   code, codes, kode, pin, tan, token)
  (verifizierungs, verifikations, einmal, verifizierungs-, einmal-)(kennwort, passwort, passcode, schlüssel)
  (bestätigungs, verifizierungs, verifikations, sicherheits, überprüfungs, prüf, legitimations, sicherheits-,
   bestätigungs-, verifizierungs-)(
   nummer)
codeWords:
  code, codes, *code, *codes, kode, *kode, pin-code, pincode, kennwort, passwort, *passwort, *kennwort, zahlencode,
  zahlenkombination, ziffernfolge, geheimzahl
intent:
  anmelden, anmeldung, anmeldeversuch, anzumelden, einloggen, einzuloggen, login, bestätige deine,
  bestätigen sie ihre, bestätige dein, bestätigen sie, zu bestätigen, e-mail-adresse bestätigen, bestätigung deiner,
  bestätigung ihrer, identität, verifizieren, verifiziere, verifizierung, verifikation, authentifizierung,
  authentifizieren, zwei-faktor, 2-faktor, zwei-schritt, zweistufige, zwei-stufen, zweiter faktor, freischalten,
  freischaltung, aktivieren, aktivierung, autorisieren, zurücksetzen, zurückzusetzen, passwort vergessen,
  passwort ändern, neues passwort, kennwort vergessen, registrierung, registrieren, konto erstellen, konto erstellt,
  kontoerstellung, konto zu erstellen, ihr konto, dein konto, deinem konto, ihrem konto, ihres kontos,
  deines kontos, neues gerät, neuen gerät, unbekanntes gerät, läuft ab, laeuft ab, abläuft, verfällt, ist gültig,
  gültig für, gültig bis, minuten gültig, nur einmal, einmalig, gib den code ein, gib diesen code ein,
  geben sie diesen code, geben sie den code, geben sie den folgenden code, gib den folgenden code, folgenden code,
  mit diesem code, code ein, code eingeben, code einzugeben, eingabe des codes, verwende den, verwenden sie den,
  verwende diesen, verwenden sie diesen, nutze diesen code, niemals weiter, nicht weiter, gib diesen code niemals,
  mit niemandem, an niemanden, niemandem mit, niemals nach, teile diesen code, teilen sie diesen code,
  nicht angefordert, nicht beantragt, nicht selbst, nicht von ihnen, nicht von dir, nicht versucht, nicht du warst,
  nicht sie waren, ignorieren, ignoriere, vorgang abzuschließen, vorgang fortzusetzen, zahlung freigeben,
  zahlung freizugeben, überweisung freigeben, auftrag freigeben, freigeben, um fortzufahren
otherCodes:
  rabattcode*, gutscheincode*, gutschein-code*, gutschein*, gutscheinnummer*, gutscheinkarte, aktionscode*,
  promocode*, promo-code*, promotioncode*, promotionscode*, couponcode*, coupon-code*, vorteilscode*, bonuscode*,
  werbecode*, geschenkcode*, geschenkkarte, geschenkgutschein*, einladungscode*, empfehlungscode*, freundecode*,
  einlösecode*, spendencode*, postleitzahl, plz, postfach, vorwahl, ländervorwahl, ländercode*, landesvorwahl,
  bankleitzahl, blz, kontonummer*, kontonr, konto-nr, kontoauszug, iban, bic, swift-code*, verwendungszweck,
  zahlungsreferenz, mandatsreferenz, gläubiger-id, kartennummer*, karte endet, endet auf, endend auf, kreditkarte,
  steuernummer*, steuer-id, steuer-nr, steueridentifikationsnummer*, umsatzsteuer-id, ust-id, ust-idnr, ust.-id,
  ust-id-nr, uid-nummer*, handelsregister, amtsgericht, registergericht, kundennummer*, kundennr, kunden-nr, kd-nr,
  kundenkonto-nr, mitgliedsnummer*, mitglieds-nr, personalnummer*, matrikelnummer*, versicherungsnummer*,
  vertragsnummer*, vertrags-nr, policennummer*, schadennummer*, aktenzeichen, geschäftszeichen, bestellung,
  bestellnummer*, bestell-nr, bestellnr, bestell-id, ihre bestellung, auftragsnummer*, auftrags-nr,
  auftragsbestätigung, auftrag nr, rechnung, rechnungsnummer*, rechnungs-nr, rechnungsnr, rechnung nr,
  rechnungsbetrag, lieferscheinnummer*, lieferschein, beleg-nr, belegnummer*, quittung, transaktionsnummer*,
  transaktions-id, transaktionscode*, referenz, referenznummer*, referenz-nr, referenzcode*, vorgangsnummer*,
  vorgangs-nr, bearbeitungsnummer*, fallnummer*, ticketnummer*, ticket-nr, ticket, ticketcode*, tickets, buchung,
  buchungsnummer*, buchungscode*, buchungs-nr, buchungsbestätigung, reservierung, reservierungsnummer*,
  reservierungscode*, flug, flugnummer*, flug-nr, zugnummer*, sitzplatz, zimmernummer*, sendungsnummer*,
  sendungsverfolgung, sendungs-nr, sendungscode*, sendung, trackingnummer*, tracking-nummer*, tracking-nr,
  trackingcode*, paketnummer*, abholcode*, abhol-code*, abholnummer*, packstation, meeting-id, besprechungs-id,
  konferenz-id, meeting-kenncode*, kenncode*, einwahl, einwahlnummer*, wlan-passwort, wlan-kennwort, wlan-schlüssel,
  wlan, netzwerkschlüssel, türcode*, tür-code*, schlüsselcode*, fehlercode*, fehler-code*, fehlernummer*,
  statuscode*, rückgabewert, exit-code*, rückgabecode*, quellcode*, quelltext, programmcode*, qr-code*, qrcode*,
  barcode*, strichcode*, farbcode*, dresscode*, artikelnummer*, artikel-nr, art.-nr, artikelnr, produktcode*,
  produktnummer*, produktschlüssel, lizenzschlüssel, lizenznummer*, seriennummer*, serien-nr, modellnummer*,
  teilnehmernummer*, teilnehmercode*, teilnahmecode*, teilnahme-code*, umfrage, studie, losnummer*, gewinnnummer*,
  startnummer*, telefon, telefonnummer*, tel, tel.-nr, rufnummer*, handynummer*, mobilnummer*, hotline, durchwahl,
  fax, faxnummer*, telefax, mobil, gesamtbetrag, guthaben, zählernummer*, zählerstand, kennzeichen, kursnummer*,
  versionsnummer*, wkn, isin, isbn
expiry:
  gültig für {n}, {n} gültig, gilt {n}, gilt für {n}, gültig {n}, nur {n}, innerhalb von {n},
  innerhalb der nächsten {n}, in den nächsten {n}, nächsten {n}, läuft in {n}, läuft nach {n}, verfällt in {n},
  verfällt nach {n}, in {n} ab, nach {n} ab, binnen {n}, für {n} gültig, erlischt in {n}, erlischt nach {n},
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
  lautet, ist, lautet wie folgt, ist dein, ist ihr, ist der, für, ist deine, ist ihre, wie folgt, heißt, als
"""#
        ),
        (
            "el",
            #"""
# Greek

codeNames:
  προσωρινός κωδικός, προσωρινό κωδικό, κωδικός πρόσβασης μίας χρήσης, κωδικό πρόσβασης μίας χρήσης,
  εξαψήφιος κωδικός, εξαψήφιο κωδικό, 6ψήφιος κωδικός, 6ψήφιο κωδικό, 6-ψήφιος κωδικός, 6-ψήφιο κωδικό,
  τετραψήφιο κωδικό, ψήφιο κωδικό, ψήφιος κωδικός, κωδικός για σύνδεση, κωδικός μιας χρήσεως, extrapin,
  συνθηματικό μιας χρήσης
  (κωδικός, κωδικό, κωδικού, κωδικοί, κωδικούς, pin) (
   επαλήθευσης, επιβεβαίωσης, επικύρωσης, ασφαλείας, πρόσβασης, σύνδεσης, εισόδου, ταυτοποίησης, αυθεντικοποίησης,
   εξουσιοδότησης, ενεργοποίησης, μίας χρήσης, μιας χρήσης, μίας φοράς, επαναφοράς, ανάκτησης, εγγραφής,
   αναγνώρισης, ξεκλειδώματος, ελέγχου ταυτότητας, δύο παραγόντων, otp, sms, pin, 2fa, συναλλαγής otp)
  (αριθμός) (επαλήθευσης, επιβεβαίωσης, ασφαλείας, otp, συναλλαγής otp)
codeWords:
  κωδικός, κωδικό, κωδικού, κωδικός σας, κωδικός σου, κωδικός πρόσβασης, συνθηματικό
intent:
  συνδεθείτε, συνδεθείς, συνδεθείτε στον, προσπάθεια σύνδεσης, επιβεβαιώστε, επιβεβαιώσετε, επιβεβαίωσε,
  επιβεβαιώσεις, επιβεβαίωση, επαληθεύστε, επαληθεύσετε, επαλήθευση, επαληθεύσεις, επαλήθευσε, ταυτότητα,
  ταυτότητας, ταυτοποίηση, ταυτοποίησης, αυθεντικοποίηση, δύο παραγόντων, δύο βημάτων, δύο βήματα, ενεργοποιήστε,
  ενεργοποιήσετε, ενεργοποίηση, επαναφορά κωδικού, επαναφορά του κωδικού, επαναφέρετε, επαναφορά, επαναφοράς,
  ξεχάσατε τον κωδικό, νέος κωδικός, νέο κωδικό πρόσβασης, αλλαγή κωδικού, αλλάξετε τον κωδικό, εγγραφείτε,
  δημιουργία λογαριασμού, δημιουργήσετε λογαριασμό, λογαριασμό σας, λογαριασμός σας, λογαριασμού σας,
  λογαριασμό σου, λογαριασμού σου, νέα συσκευή, άγνωστη συσκευή, λήγει, θα λήξει, ισχύει για, ισχύει, έγκυρος,
  μίας χρήσης, εισάγετε τον κωδικό, εισαγάγετε τον κωδικό, εισαγάγετε αυτόν, εισάγετε τον παρακάτω,
  εισαγάγετε τον παρακάτω, εισαγάγετε τον ακόλουθο, πληκτρολογήστε, καταχωρίστε, καταχωρήστε τον,
  χρησιμοποιήστε τον κωδικό, χρησιμοποιήστε αυτόν, χρησιμοποιήστε τον παρακάτω, χρησιμοποιήστε τον ακόλουθο,
  χρησιμοποίησε τον, παρακάτω κωδικό, ακόλουθο κωδικό, αυτόν τον κωδικό, αυτό τον κωδικό, μην κοινοποιείτε,
  μην κοινοποιήσετε, μην μοιράζεστε, μην μοιραστείτε, μη μοιράζεστε, μη μοιραστείτε, μην τον μοιραστείς,
  μην αποκαλύπτετε, μην αποκαλύψετε, μην τον δώσετε, με κανέναν, σε κανέναν, με κανένα, δεν ζητήσατε,
  δεν το ζητήσατε, δεν ζήτησες, δεν κάνατε, δεν ήσασταν εσείς, δεν είστε εσείς, δεν ήσουν εσύ, αγνοήστε, αγνόησε,
  αγνοήσετε
otherCodes:
  εκπτωτικός κωδικός, εκπτωτικό κωδικό, κωδικός έκπτωσης, κωδικό έκπτωσης, κωδικός προσφοράς, κωδικός προώθησης,
  κουπόνι, κωδικός κουπονιού, κωδικό κουπονιού, δωροκάρτα, δωροεπιταγή, κωδικός δώρου, κωδικός πρόσκλησης,
  ταχυδρομικός κώδικας, ταχυδρομικό κώδικα, τ.κ., τκ, κωδικός χώρας, κωδικός περιοχής, αριθμός λογαριασμού,
  τραπεζικός λογαριασμός, iban, κωδικός πληρωμής, κωδικός ηλεκτρονικής πληρωμής, ταυτότητα οφειλής, αριθμός κάρτας,
  που λήγει σε, αφμ, α.φ.μ., αμκα, δου, γεμη, αριθμός πελάτη, κωδικός πελάτη, κωδικό πελάτη, αριθμός μέλους,
  αριθμός συμβολαίου, αριθμός σύμβασης, αριθμός παροχής, αριθμός υπόθεσης, αριθμός αιτήματος, αριθμός πρωτοκόλλου,
  αρ. πρωτ, παραγγελία, παραγγελίας, αριθμός παραγγελίας, αρ. παραγγελίας, κωδικός παραγγελίας, τιμολόγιο,
  αριθμός τιμολογίου, απόδειξη, αριθμός απόδειξης, αριθμός συναλλαγής, κωδικός συναλλαγής, αριθμός αναφοράς,
  κωδικός αναφοράς, αναφορά, εισιτήριο, αριθμός εισιτηρίου, εισιτήρια, κράτηση, κράτησης, αριθμός κράτησης,
  κωδικός κράτησης, κωδικό κράτησης, πτήση, αριθμός πτήσης, θέση, δωμάτιο, αποστολή, αριθμός αποστολής,
  κωδικός αποστολής, αριθμός παρακολούθησης, κωδικός παρακολούθησης, αριθμός εντοπισμού, δέμα, δέματος, voucher,
  κωδικός παραλαβής, κωδικό παραλαβής, αναγνωριστικό σύσκεψης, κωδικός σύσκεψης, κωδικός wifi, κωδικός wi-fi,
  κωδικό wifi, κωδικός σφάλματος, κωδικό σφάλματος, σφάλμα, κωδικός κατάστασης, πηγαίος κώδικας, πηγαίο κώδικα,
  κωδικός qr, κωδικό qr, γραμμωτός κώδικας, γραμμωτό κώδικα, κωδικός προϊόντος, κωδικός είδους, σειριακός αριθμός,
  αριθμός σειράς, κλειδί άδειας, αριθμός κυκλοφορίας, έρευνα, κλήρωση, τηλέφωνο, τηλ, τηλ., αριθμός τηλεφώνου,
  κινητό, αριθμός κινητού, φαξ, ποσό, ποσού, σύνολο, υπόλοιπο, τιμή, όροφος, οδός, έκδοση
expiry:
  ισχύει για {n}, έγκυρος για {n}, λήγει σε {n}, θα λήξει σε {n}, λήγει μετά από {n}, λήγει μετά {n},
  λήγει εντός {n}, εντός {n}, μέσα σε {n}, για {n}, για τα επόμενα {n}, επόμενα {n}, μετά από {n}, μόνο {n},
  διάρκεια {n}
past:
  πριν {n}, πριν από {n}
minutes:
  λεπτά, λεπτό, λεπτών
hours:
  ώρα, ώρες, ωρών
days:
  ημέρα, ημέρες, ημερών, μέρες
links:
  είναι, είναι:, για, ο
"""#
        ),
        (
            "en",
            #"""
# English

codeNames:
  security number, verification code, verification pin, verification number, verify code, verifycode,
  verification token, security code, authentication code, auth code, access code, login code, log-in code,
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
codeWords:
  confirmation code, confirm code, authorization code, authorisation code, code, codes, pin, pin code, password,
  token, passcode, transaction code, payment code
intent:
  verify, verifying, verification, verified, sign in, signing in, sign-in, signin, log in, logging in, login,
  log-in, authenticate, authentication, two-factor, two factor, two-step, 2-step, 2fa, mfa, confirm your,
  confirm that, confirm it's you, confirm this, activate, activation, reset your password, password reset,
  reset password, change your password, create your account, finish creating, complete your registration,
  complete your sign, complete the sign, complete the process, sign up, signing up, register, registration,
  one-time, one time, temporary, expires in, expire in, will expire, valid for, valid until, is valid, do not share,
  don't share, not share, never share, dont share, do not forward, don't forward, do not disclose, never call,
  never ask, will never contact, didn't request, did not request, didn't make this request, didn't try, did not try,
  was not you, wasn't you, if this was you, not requested, new device, unrecognized device, recognize your device,
  prove it's you, make sure it's you, your identity, enter it, enter this code, enter the code,
  enter the following code, enter code, enter this, use this code, use the code, use code, use the following code,
  code below, following code, with this code, paste, safely ignore, ignore this email, ignore this message,
  link your, pair your, trusted device, authorize, authorise, access your account, your account, security,
  in case you didn't, in case you did not, in order to sign, in order to log, in order to verify,
  in order to confirm, in order to complete, in order to continue, in order to access, in order to reset,
  in order to activate, if you did not, if you didn't, if you haven't, if you have not, if this wasn't,
  not initiated, didn't initiate, did not initiate, did not attempt, didn't attempt, didn't ask, did not ask,
  someone else, anyone else, with anyone, to anyone, including our staff, keep this code, keep it private,
  keep it secret, keep it confidential, disregard this, please disregard, login attempt, sign-in attempt,
  log-in attempt, trying to sign, trying to log, attempting to, finish setting up, finish signing, complete sign,
  complete login, complete your login, type this code, type the code, enter it below, enter below, input the code,
  use it to, code expires, code will expire, expires at, can only be used once, only be used once, only once,
  email address change, change of email, recover your account, account recovery, unlock your account,
  forgot your password, forgotten password, new sign-in, new login, confirm email, confirm the email,
  confirming your, validate your, validate, link your device, prove your, protect your account
otherCodes:
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
# Spanish

codeNames:
  código otp, código sms, código de 6 dígitos, código de seis dígitos, código de 4 dígitos,
  código de cuatro dígitos, código de 5 dígitos, código de 8 dígitos, código para iniciar sesión,
  código para acceder, código para verificar, código para confirmar, código enviado por sms, clave sms,
  clave de un único uso, código secreto, código personal, código de cuenta, código de dispositivo, código 2fa,
  clave de operaciones, clave de firma, coordenada, token digital, código para restablecer, código para cambiar
  (código, codigo, códigos, pin, token) (
   de verificación, de confirmación, de seguridad, de acceso, de autenticación, de autentificación, de autorización,
   de activación, de inicio de sesión, de identificación, de validación, de restablecimiento, de recuperación,
   de desbloqueo, de un solo uso, de único uso, de uso único, temporal, provisional, única, único, dinámica,
   dinámico, de registro, de inicio, de ingreso, de doble factor, de dos factores, de comprobación)
  (clave, contraseña, contrasena) (
   de verificación, de un solo uso, de único uso, de uso único, temporal, provisional, única, único, dinámica,
   dinámico)
  (número) (de verificación, de confirmación, de seguridad)
codeWords:
  código, códigos, contraseña, código de pago, clave, código pin, el código, su código, tu código
intent:
  iniciar sesión, inicia sesión, inicie sesión, inicio de sesión, iniciaste sesión, intento de inicio, ingresar a,
  acceder a tu, acceder a su, entrar en tu, confirmar tu, confirma tu, confirme su, confirmar su, confirmar que,
  confirma que, confirmación de correo, verificar tu, verifica tu, verifique su, verificar su, verificar que,
  verificación, comprobar que, comprobar tu, comprobar su, validar tu, valida tu, valide su, validar su,
  tu identidad, su identidad, identidad, eres tú, es usted, autenticar, autenticación, autentificación,
  doble factor, dos factores, dos pasos, en dos pasos, activar tu, activa tu, active su, activación, restablecer,
  restablece tu, restablecimiento, recuperar tu, recuperar contraseña, olvidaste tu, olvidó su, nueva contraseña,
  cambiar tu contraseña, cambiar su contraseña, cambio de contraseña, registrarte, registrarse, crear tu cuenta,
  crear una cuenta, crear su cuenta, completar el registro, completar tu registro, tu cuenta, su cuenta,
  nuevo dispositivo, dispositivo nuevo, dispositivo desconocido, dispositivo de confianza, caduca, caducará, expira,
  expirará, vence en, vencerá, es válido, válido por, válida por, válido durante, válida durante, válido hasta,
  un solo uso, introduce este código, introduzca este código, introduce el código, introduzca el código,
  introduce el siguiente, introduzca el siguiente código, ingresa este código, ingrese este código,
  ingresa el código, ingrese el código, ingresa el siguiente código, ingrese el siguiente código, escribe el código,
  escribe este código, escriba el código, usa este código, usa el código, use este código, use el código,
  use el siguiente código, usa el siguiente código, utiliza este código, utiliza el código, utilice este código,
  utilice el código, utilice el siguiente código, utiliza el siguiente código, siguiente código, código siguiente,
  código a continuación, no compartas, no comparta, no lo compartas, no lo comparta, nunca compartas,
  nunca comparta, con nadie, a nadie, no reveles, no revele, no facilites, no facilite, no reenvíes, nunca te pedir,
  nunca le pedir, nunca te solicitar, no solicitaste, no has solicitado, no ha solicitado, no solicitó, no pediste,
  no has pedido, no realizaste, no intentaste, no has intentado, no has sido tú, no fuiste tú, no fue usted,
  no ha sido usted, no reconoces, ignora este, ignore este, ignorar este, puedes ignorar, puede ignorar,
  haz caso omiso, haga caso omiso, omitir este
otherCodes:
  código promocional, códigos promocionales, código de promoción, código de descuento, código descuento,
  código de cupón, cupón, cupones, código del cupón, código de oferta, código de regalo, tarjeta regalo,
  tarjeta de regalo, vale de descuento, bono regalo, código de invitación, código de referido, código de referencia,
  código amigo, código de canje, código postal, c.p., apartado postal, código de país, código del país,
  código de área, prefijo, código swift, código bancario, clabe, cbu, iban, bic, número de cuenta, cuenta bancaria,
  no. de cuenta, n° de cuenta, cuenta terminada, tarjeta terminada, terminada en, terminado en, termina en,
  que termina, finalizada en, acabada en, número de tarjeta, nif, rfc, cuit, curp, código tributario,
  número de identificación fiscal, código seguro de verificación, número de cliente, n.º de cliente, no. de cliente,
  código de cliente, id de cliente, número de socio, número de empleado, número de afiliado, número de contrato,
  número de póliza, póliza, expediente, número de expediente, nº de expediente, radicado, folio, número de caso,
  caso número, caso n.º, pedido, número de pedido, n.º de pedido, nº de pedido, no. de pedido, pedido n.º,
  pedido nº, código de pedido, número de orden, orden de compra, n° de orden, número de compra, factura,
  número de factura, n.º de factura, nº de factura, factura nº, recibo, número de recibo, comprobante,
  número de comprobante, albarán, número de transacción, id de transacción, id de la transacción,
  código de transacción, número de operación, n.º de operación, número de aprobación, código de aprobación,
  número de autorización, referencia, número de referencia, referencia de pago, ref., ticket, tique,
  número de ticket, incidencia, número de incidencia, número de solicitud, solicitud n.º, boleto, boletos, billete,
  número de billete, entradas, reserva, número de reserva, código de reserva, n.º de reserva, referencia de reserva,
  localizador, código localizador, reservación, número de reservación, código de reservación, clave de reservación,
  vuelo, número de vuelo, asiento, habitación, puerta de embarque, número de seguimiento, código de seguimiento,
  n.º de seguimiento, número de rastreo, código de rastreo, número de guía, envío, número de envío, paquete,
  código de recogida, código de recolección, código de entrega, id de la reunión, id de reunión, id. de reunión,
  código de acceso de la reunión, contraseña de la reunión, número de reunión, clave de la reunión, contraseña wifi,
  contraseña del wifi, clave wifi, clave del wifi, wifi, código de la puerta, código de error, código del error,
  código de estado, código de respuesta, código de salida, código de retorno, mensaje de error, código fuente,
  código abierto, código qr, códigos qr, código de barras, código de color, código de vestimenta,
  código de conducta, código civil, código penal, código de producto, código del producto, código de artículo,
  referencia del producto, clave de producto, clave de licencia, clave del producto, número de licencia,
  número de serie, número de modelo, matrícula, número de participante, código de participante,
  código de participación, encuesta, número de boleto, sorteo, contador, teléfono, tel, tel., tfno, telf,
  número de teléfono, celular, móvil, número de móvil, número de celular, fax, extensión, edición, número de versión
expiry:
  válido por {n}, válida por {n}, válido durante {n}, válida durante {n}, válido {n}, caduca en {n},
  caducará en {n}, expira en {n}, expirará en {n}, vence en {n}, vencerá en {n}, caduca a los {n}, expira a los {n},
  durante {n}, dentro de {n}, en {n}, en los próximos {n}, próximos {n}, próximas {n}, por {n}, después de {n},
  en menos de {n}, tras {n}, duración de {n}, vigencia de {n}, vigente por {n}
past:
  hace {n}
minutes:
  minuto, minutos, min, mins
hours:
  hora, horas, hs, hrs
days:
  día, días
links:
  es, es el, es la, es el siguiente, para, como, de, son
"""#
        ),
        (
            "et",
            #"""
# Estonian

codeNames:
  ühekordne kood, ühekordset koodi, ühekordne parool, sms-kood*, 6-kohaline kood, 6-kohalise koodi,
  kuuekohaline kood, kuuekohalise koodi, kohaline kood, kohalise koodi, pin-kood
  (kinnitus, kinnitamis, turva, juurdepääsu, sisselogimis, ligipääsu, autentimis, tuvastus, aktiveerimis,
   lähtestamis, lähtestus, registreerimis, verifitseerimis, taaste, kontroll, pääsu, kontrollimis)(
   kood*, parool*, pin-kood*)
  (sisselogimise, autentimise, aktiveerimise, ühekordne, ühekordse, ühekordset, ajutine, ajutise, verifitseerimise,
   salasõna lähtestamise) (
   kood*, parool*, pin-kood*)
  (verifitseerimis)(salasõna*)
  (ühekordne, ühekordse, ühekordset, ajutine, ajutise, verifitseerimise) (salasõna*)
  (kinnitus, kinnitamis, verifitseerimis, kontroll, kontrollimis)(number)
  (verifitseerimise) (number)
codeWords:
  kood, koodi, koodid, *kood, *koodi, *koodiga, teie kood, sinu kood, parool, parooli, salasõna, numbrikombinatsioon
intent:
  logi sisse, logige sisse, sisselogimi*, sisse logida, sisse logimiseks, logimiskatse, kinnita, kinnitage,
  kinnitada, kinnitamiseks, kinnitamine, kinnitus, kinnituse, kontrollida, tuvastada, tuvastamine, tuvastamiseks,
  isikut, isikusamasus*, autentimi*, kahefaktoril*, kaheastmel*, kahetasemel*, aktiveeri, aktiveerige, aktiveerimi*,
  lähtestage, lähtestami*, unustasid parooli, unustasite parooli, uus parool, parooli muutmi*, parooli vahetami*,
  registreeri, registreeru*, registreerimi*, konto loomi*, luua konto, sinu konto, teie konto, oma konto, uus seade,
  uuest seadmest, tundmatu seade, aegub, kehtib, kehtivus, on kehtiv, ühekordne, sisesta kood, sisestage kood,
  sisesta see kood, sisestage see kood, sisesta järgmine kood, sisestage järgmine kood, kasuta koodi,
  kasutage koodi, kasuta seda koodi, kasutage seda koodi, kasutage järgmist koodi, järgmine kood, järgmist koodi,
  alljärgnev kood, ära jaga, ärge jagage, ärge avaldage, mitte kellegagi, kellegagi, kellelegi, ei taotlenud,
  pole taotlenud, ei palunud, ei soovinud, ei olnud sina, ei olnud teie, eira, eirake, ignoreeri, ignoreerige
otherCodes:
  sooduskood*, sooduskupong, allahindluskood*, kampaaniakood*, promokood*, kupong, kupongi kood*, kinkekaart,
  kinkekaardi kood*, kutsekood*, postiindeks, sihtnumber, suunakood*, riigikood*, kontonumber, konto number,
  viitenumber, viitenumbri*, iban, kaardi number, kaardinumber, lõpeb numbritega, lõppeva, registrikood*,
  reg. kood*, reg nr, isikukood*, kmkr, kmkr nr, käibemaksukohustuslase number, kliendinumber, kliendi number,
  kliendikood*, kliendi id, liikmenumber, lepingu number, lepingu nr, poliisi number, toimiku number,
  juhtumi number, päringu number, pileti number, piletid, piletikood*, tellimus, tellimuse number, tellimuse nr,
  tellimuse kood*, arve number, arve nr, arvenumber, kviitung, tšekk, makse selgitus, tehingu number, tehingu id,
  viide, broneering, broneeringu number, broneeringu kood*, broneeringukood*, broneerimisnumber, lennu number,
  lennunumber, saadetis, saadetise number, saadetise kood*, jälgimiskood*, jälgimisnumber, paki number,
  pakiautomaat, uksekood*, uksekoodi, väljastuskood*, pakiautomaadi kood*, koosoleku id, wifi parool, wi-fi parool,
  wifi, veakood*, veateade, olekukood*, lähtekood*, qr-kood*, qr kood*, ruutkood*, vöötkood*, triipkood*,
  tootekood*, toote kood*, seerianumber, litsentsivõti, registreerimisnumber, küsitlus, uuring, loosi number,
  telefon, tel, telefoninumber, mobiil, faks, kokku, korrus, tänav, versioon
expiry:
  kehtib {n}, kehtiv {n}, aegub {n}, aegub {n} pärast, {n} jooksul, {n} pärast, {n} möödudes, järgmised {n},
  järgmise {n}, ainult {n}, on kehtiv {n}
past:
  {n} tagasi
minutes:
  minut, minutit, minuti, min
hours:
  tund, tundi, tunni
days:
  päev, päeva, ööpäeva
links:
  on, on:, on teie, on sinu, kood on
"""#
        ),
        (
            "eu",
            #"""
# Basque

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
codeWords:
  kodea, kodea*, kodeak, pasahitza*, pin kodea
intent:
  saioa hasi, saioa hasteko, hasi saioa, saio-hasiera, saio hasiera, baieztatu, baieztatzeko, berretsi, berresteko,
  egiaztatu, egiaztatzeko, egiaztapena, identitatea, nortasuna, autentifikazioa, bi urratseko, bi faktoreko,
  aktibatu, aktibatzeko, berrezarri, berrezartzeko, pasahitza ahaztu, pasahitz berria, pasahitza aldatu,
  erregistratu, erregistroa, kontua sortu, kontua sortzeko, zure kontua, zure kontuan, gailu berri, iraungiko,
  iraungitzen, balio du, baliozkoa, baliagarria, sartu kodea, sartu kode hau, idatzi kodea, idatzi kode hau,
  erabili kode hau, erabili kodea, erabili hurrengo kodea, hurrengo kodea, honako kodea, ez partekatu, inorekin,
  inori, ez baduzu eskatu, eskatu ez baduzu, ez bazara zu, ez baduzu zuk, ez ikusi egin, ezikusi, baztertu mezu
otherCodes:
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
# Persian

codeNames:
  کد تأییدیه, کد تاییدیه, رمز دوم پویا, کد otp, کدتایید
  (کد, رمز, پین) (
   تأیید, تایید, تائید, تأیید هویت, تایید هویت, احراز هویت, امنیتی, دسترسی, ورود, ورود به سیستم, ورود به حساب,
   اعتبارسنجی, اعتبار سنجی, فعال\u{200C}سازی, فعالسازی, فعال سازی, یک\u{200C}بار مصرف, یکبار مصرف, یک بار مصرف,
   یک\u{200C}بارمصرف, یکبارمصرف, موقت, پویا, بازیابی, بازنشانی, بازیابی رمز, ثبت\u{200C}نام, ثبت نام, عضویت,
   شناسایی, تأیید شما, دو مرحله\u{200C}ای, دومرحله\u{200C}ای, دو مرحله ای, راستی\u{200C}آزمایی, راستی آزمایی,
   پیامکی, پیامک شده, ۶ رقمی, شش رقمی, 6 رقمی, ۵ رقمی, پنج رقمی, ۴ رقمی, چهار رقمی)
  (گذرواژه, رمز عبور) (یک\u{200C}بار مصرف, یکبار مصرف, یک بار مصرف, یک\u{200C}بارمصرف, یکبارمصرف, موقت, پویا)
  (شماره) (تأیید, تایید, تأیید هویت, تایید هویت, تأیید شما)
codeWords:
  کد, کد شما, کدِ, رمز, رمز عبور, گذرواژه, کلمه عبور, رمز شما
intent:
  ورود, وارد شوید, وارد شدن, وارد حساب, تأیید کنید, تایید کنید, تأیید ایمیل, تایید ایمیل, تأیید آدرس, تایید آدرس,
  تأیید هویت, تایید هویت, برای تأیید, برای تایید, احراز هویت, هویت شما, دو مرحله\u{200C}ای, دومرحله\u{200C}ای,
  دو مرحله ای, دو عاملی, فعال\u{200C}سازی, فعالسازی, فعال سازی, بازیابی رمز, بازنشانی, تغییر رمز, فراموشی رمز,
  رمز عبور جدید, گذرواژه جدید, ثبت\u{200C}نام, ثبت نام, ایجاد حساب, حساب کاربری, حساب شما, دستگاه جدید, منقضی,
  اعتبار دارد, معتبر است, یک\u{200C}بار مصرف, یکبار مصرف, کد زیر, کد را وارد, این کد, کد را در, را وارد کنید,
  وارد نمایید, از کد زیر استفاده, از این کد, به اشتراک نگذارید, در اختیار دیگران, در اختیار کسی, در اختیار هیچ,
  به کسی ندهید, به هیچ\u{200C}کس, به هیچ کس, با کسی, با هیچ\u{200C}کس, فاش نکنید, درخواست نکرده\u{200C}اید,
  درخواست نکرده اید, درخواست نداده\u{200C}اید, درخواست نداده اید, شما نبوده\u{200C}اید, شما نبودید, از طرف شما,
  نادیده بگیرید, نادیده
otherCodes:
  کد تخفیف, کدتخفیف, کد هدیه, کارت هدیه, کوپن, کد کوپن, کد معرف, کد دعوت, کد پستی, کدپستی, صندوق پستی, کد شهر,
  پیش\u{200C}شماره, کد کشور, شماره حساب, شماره شبا, شبا, شماره کارت, منتهی به, شناسه پرداخت, شناسه قبض, شناسه واریز,
  کد اقتصادی, شناسه ملی, شماره ملی, کد ملی, کدملی, شماره ثبت, شماره مشتری, کد مشتری, شماره اشتراک, شماره عضویت,
  شماره قرارداد, شماره بیمه\u{200C}نامه, بیمه\u{200C}نامه, شماره پرونده, شماره نامه, کد رهگیری, شماره رهگیری,
  کد پیگیری, شماره پیگیری, شماره تیکت, تیکت, شماره درخواست, کد درخواست, سفارش, سفارش شما, شماره سفارش, کد سفارش,
  فاکتور, شماره فاکتور, صورتحساب, صورت\u{200C}حساب, رسید, شماره رسید, شماره تراکنش, تراکنش, کد تراکنش, شماره مرجع,
  کد مرجع, شماره ارجاع, بلیت, بلیط, شماره بلیط, شماره بلیت, رزرو, شماره رزرو, کد رزرو, پرواز, شماره پرواز, قطار,
  صندلی, اتاق, مرسوله, شماره مرسوله, بسته, بارنامه, کد مرسوله, کد تحویل, شناسه جلسه, رمز جلسه, رمز وای\u{200C}فای,
  رمز وای فای, رمز wifi, کد خطا, خطای, پیام خطا, کد وضعیت, کد منبع, سورس کد, کد qr, بارکد, کد محصول, کد کالا,
  شماره سریال, کلید مجوز, پلاک, نظرسنجی, قرعه\u{200C}کشی, شماره کنتور, تلفن, شماره تلفن, شماره تماس, موبایل,
  شماره موبایل, فکس, نمابر, مبلغ, جمع کل, موجودی, قیمت, ریال, تومان, طبقه, خیابان, نسخه
expiry:
  تا {n} معتبر است, تا {n} اعتبار دارد, به مدت {n} معتبر, به مدت {n}, تا {n} دیگر, تا {n}, ظرف {n}, طی {n}, در {n},
  پس از {n}, بعد از {n}, {n} اعتبار دارد, {n} معتبر است, اعتبار {n}, مدت اعتبار {n}
past:
  {n} پیش
minutes:
  دقیقه, دقیقهٔ, دقیقه\u{200C}ای
hours:
  ساعت
days:
  روز
links:
  شما, است, عبارت است از, برابر است با, شما:, برای
"""#
        ),
        (
            "fi",
            #"""
# Finnish

codeNames:
  kertasalasana*, kertakoodi*, tekstiviestikoodi*, sms-koodi*, tunnusluku*, tunnusluvun, tunnusluvu*, pin-koodi*,
  pin-koodin, kuusinumeroinen koodi*, kuusinumeroisen koodin, 6-numeroinen koodi*, 6-numeroisen koodin,
  nelinumeroinen koodi*, numeroinen koodi, numeroisen koodin, 2fa-koodi*, otp-koodi*,
  kirjautumiseen tarvittava koodi, vahvistuskoodi, avainluku*
  (vahvistus, varmistus, varmenne, varmennus, todennus, turva, turvallisuus, kirjautumis, sisäänkirjautumis,
   kertakäyttö, pääsy, aktivointi, tunnistautumis, tunnistus, tarkistus, palautus, nollaus, rekisteröinti,
   hyväksymis, valtuutus, käyttöönotto, avaus)(
   koodi*, koodeja, pin-koodi*, tunnusluku)
  (kertakäyttöinen, kertakäyttöisen, väliaikainen, väliaikaisen, tilapäinen, tilapäisen, kaksivaiheinen,
   lunastamaton) (
   koodi*, koodeja, pin-koodi*, tunnusluku)
  (kertakäyttö)(salasana*)
  (kertakäyttöinen, kertakäyttöisen, väliaikainen, väliaikaisen, tilapäinen, tilapäisen) (salasana*)
  (vahvistus)(tunnus, numero)
codeWords:
  koodi, koodi*, *koodi, *koodin, *koodisi, *koodia, *koodilla, salasana, salasana*, numerosarja
intent:
  kirjaudu, kirjautua, kirjautuminen, kirjautumisen, kirjautumis*, kirjautumiseen, kirjautumisyrity*,
  sisäänkirjautumi*, vahvista, vahvistaa, vahvistaaksesi, vahvistamaan, vahvistaminen, vahvistamiseksi, vahvistus,
  varmista, varmistaaksesi, varmentaa, varmennus, todennus, todentaa, todentaminen, tunnistautu*, henkilöllisyy*,
  kaksivaihei*, kaksiosai*, monivaihei*, aktivoi, aktivoida, aktivointi, aktivoidaksesi, nollaa, nollata, nollaus,
  palauttaa salasana, palauta salasana, salasanan palautus, salasanan vaihto, unohtuiko salasana,
  unohditko salasanasi, uusi salasana, vaihtaa salasana, rekisteröi*, rekisteröity*, luo tili, tilin luominen,
  luoda tili, tilisi, tiliäsi, tilillesi, käyttäjätili, uusi laite, uudella laitteella, uudelta laitteelta,
  tuntemattom*, vanhenee, vanhentuu, umpeutuu, voimassa, on voimassa, kertakäyttöi*, syötä koodi, syötä tämä koodi,
  syötä seuraava koodi, syötä oheinen, anna koodi, anna tämä koodi, kirjoita koodi, käytä koodia, käytä tätä koodia,
  käytä seuraavaa koodia, seuraava koodi, seuraavaa koodia, alla oleva koodi, älä jaa, älä kerro, älä luovuta,
  älä anna, älä lähetä, kenellekään, kenenkään, et pyytänyt, et ole pyytänyt, et tilannut, et yrittänyt,
  et ollut sinä, et itse, jätä huomiotta, jättää huomiotta, voit ohittaa, älä välitä, sivuuttaa
otherCodes:
  alennuskoodi*, tarjouskoodi*, kampanjakoodi*, etukoodi*, kuponkikoodi*, kuponki, lahjakoodi*, lahjakortti*,
  lahjakortin, promokoodi*, kutsukoodi*, suosittelukoodi*, postinumero*, suuntanumero*, maakoodi*, maatunnus,
  tilinumero*, pankkitili, viitenumero*, iban, bic, kortin numero, korttinumero, päättyvä, päättyy numeroihin,
  y-tunnus*, alv-numero, alv, henkilötunnus*, hetu, asiakasnumero*, asiakastunnus, asiakas-id, jäsennumero*,
  sopimusnumero*, vakuutusnumero, asianumero, diaarinumero, tapausnumero, vahinkonumero, tikettinumero, tiketti,
  tukipyyntö, tilausnumero*, tilaus, tilauksen numero, tilausnro, tilaustunnus, tilausvahvistus, lasku,
  laskun numero, laskunumero*, laskunro, kuitti, kuittinumero, tositenumero, maksutapahtuma, tapahtumatunnus,
  arkistointitunnus, varaus, varausnumero*, varauskoodi*, varaustunnus, lipun numero, lippunumero, lippukoodi*,
  lento, lennon numero, lentonumero, junan numero, huonenumero, lähetys, lähetysnumero, lähetystunnus*,
  seurantakoodi*, seurantanumero*, seurantatunnus*, saapumisnumero, paketti, pakettinumero, noutokoodi*,
  noutotunnus, lukerokoodi*, lokerokoodi*, noutopiste, kokoustunnus, kokouksen tunnus, kokouskoodi*, tunnuskoodi*,
  wifi-salasana, wlan-salasana, wifi, verkon salasana, ovikoodi*, virhekoodi*, virheilmoitus, tilakoodi*,
  paluukoodi*, lähdekoodi*, ohjelmakoodi*, qr-koodi*, qr koodi*, viivakoodi*, virtuaaliviivakoodi*, värikoodi*,
  pukukoodi*, tuotekoodi*, tuotenumero*, tuotetunnus, tuoteavain, lisenssiavain, sarjanumero*, mallinumero,
  osallistujanumero, osallistujakoodi*, kyselykoodi*, kysely, tutkimus, arvonta, arpanumero, rekisterinumero*,
  mittarilukema, käyttöpaikkanumero, puhelin, puhelinnumero*, puh, puh., matkapuhelin, vaihde, faksi, yhteensä
expiry:
  voimassa {n}, on voimassa {n}, vanhenee {n}, vanhentuu {n}, umpeutuu {n}, {n} kuluttua, {n} kuluessa, {n} ajan,
  {n} sisällä, seuraavat {n}, seuraavien {n}, vain {n}
past:
  {n} sitten
minutes:
  minuutti, minuuttia, minuutin, minuutissa, min
hours:
  tunti, tuntia, tunnin, tunnissa, h
days:
  päivä, päivää, päivän, vuorokausi, vuorokautta, vuorokauden
links:
  on, on:, ovat, koodisi on, kuuluu
"""#
        ),
        (
            "fil",
            #"""
# Filipino

codeNames:
  verification code mo, iyong verification code, code ng verification, code ng beripikasyon, code sa beripikasyon,
  code sa pag-verify, code sa pag-log in, code sa pag-login, code sa pagkumpirma, code ng kumpirmasyon,
  confirmation code mo, security code mo, code ng seguridad, code sa seguridad, code sa pag-reset,
  code sa pag-sign in, kodigo ng beripikasyon, kodigo sa beripikasyon, kodigo ng kumpirmasyon, kodigo ng seguridad,
  kodigo sa pag-log in, isang beses na code, isang beses na password, pansamantalang password, pansamantalang code,
  one-time pin mo, otp mo, iyong otp, mpin, 6-digit na code, 6-digit na kodigo, authentication code mo,
  login code mo, code sa pag-access, code ng pagpapatunay, activation code mo
codeWords:
  code, kodigo, iyong code, code mo, ang code, password
intent:
  mag-log in, mag-login, pag-log in, pag-login, mag-sign in, pag-sign in, i-verify, pag-verify, beripikahin,
  beripikasyon, kumpirmahin, i-confirm, kumpirmasyon, patunayan, pagkakakilanlan, two-factor, i-activate, i-reset,
  pag-reset, nakalimutan ang password, bagong password, palitan ang password, magparehistro, pagpaparehistro,
  gumawa ng account, paggawa ng account, iyong account, account mo, bagong device, mag-expire, mage-expire,
  mag-e-expire, mag-eexpire, valid sa loob, valid lamang, may bisa, ilagay ang code, ilagay ang code na ito,
  i-enter ang code, i-enter ang, gamitin ang code, gamitin ang code na ito, gamitin ang sumusunod,
  sumusunod na code, huwag ibahagi, huwag mong ibahagi, huwag ibigay, huwag i-share, wag ibahagi, kahit kanino,
  kaninuman, hindi ka humiling, hindi mo hiniling, hindi ikaw, kung hindi ikaw, hindi humiling, balewalain,
  ipagwalang-bahala, huwag pansinin
otherCodes:
  code ng diskwento, promo code, kupon, kodigo ng diskwento, gift card, imbitasyon code, zip code, postal code,
  area code, numero ng account, numero ng card, nagtatapos sa, customer number, numero ng kontrata,
  reference number, numero ng reperensya, reperensya, numero ng kaso, numero ng tiket, tiket, numero ng order,
  order number, resibo, numero ng resibo, invoice, numero ng transaksyon, transaksyon, reserbasyon,
  numero ng reserbasyon, code ng reserbasyon, booking, flight, upuan, tracking number, numero ng tracking, pakete,
  password ng wifi, wifi password, error code, source code, qr code, barcode, numero ng serye, survey, telepono,
  numero ng telepono, cellphone number, halaga, kabuuan, balanse, presyo, palapag
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
# French

codeNames:
  code usage unique, code à 6 chiffres, code à six chiffres, code à quatre chiffres, code à 4 chiffres,
  code à 5 chiffres, code à 8 chiffres, code sms, code reçu par sms, code otp, code 2fa,
  mot de passe à utilisation unique, code confidentiel, code personnel, code secret, code de vérif,
  code de connection, code éphémère, code dynamique, code 3d secure, code pour vous connecter, code pour confirmer,
  code pour vérifier, code de double vérification, code d'appareil, code magique, code de création de compte,
  code nip, code de passage, votre nip, code d'entrée unique
  (code, codes, code pin) (
   de vérification, de confirmation, de sécurité, d'accès, d’accès, d'authentification, d’authentification,
   d'autorisation, d’autorisation, d'activation, d’activation, de connexion, d'identification, d’identification,
   de validation, de réinitialisation, de récupération, de déverrouillage, à usage unique, temporaire, provisoire,
   unique, d'inscription, d’inscription, de double authentification, de contrôle)
  (mot de passe, clé) (à usage unique, temporaire, provisoire, unique)
  (numéro) (de vérification, de confirmation, de sécurité)
codeWords:
  code, codes, code pin, mot de passe, code de paiement, mots de passe, jeton
intent:
  se connecter, vous connecter, te connecter, connectez-vous, tentative de connexion, confirmer votre,
  confirmez votre, confirme ton, confirmer ton, confirmer que, confirmez que, confirmer l'adresse,
  confirmation de votre, vérifier votre, vérifiez votre, vérifie ton, vérifier ton, vérifier que, vérification,
  valider votre, validez votre, valide ton, valider votre inscription, identité, c'est bien vous, c’est bien vous,
  bien vous qui, bien toi, identifier, vous identifier, identifiez-vous, authentifier, authentification,
  double authentification, deux facteurs, deux étapes, à deux étapes, activer votre, activez votre, activer ton,
  activation, réinitialiser, réinitialisation, réinitialisez, mot de passe oublié, nouveau mot de passe,
  changer votre mot de passe, modifier votre mot de passe, inscription, inscrire, vous inscrire, créer votre compte,
  créer un compte, création de compte, création de votre compte, votre compte, ton compte, sécuriser,
  nouvel appareil, appareil inconnu, appareil non reconnu, appareil de confiance, expire dans, expirera,
  est valable, valable pendant, valable jusqu, valide pendant, est valide, valide jusqu, usage unique,
  saisir ce code, saisissez ce code, saisissez le code, saisissez le code suivant, saisir le code,
  saisir le code suivant, saisis le code, saisis ce code, entrez ce code, entrez le code, entrez le code suivant,
  entrer ce code, entrer le code, entre ce code, indiquez ce code, renseignez ce code, renseigner ce code,
  utilisez ce code, utilisez le code, utilisez le code suivant, utilise ce code, utiliser ce code, utiliser le code,
  voici votre code, voici ton code, code suivant, code ci-dessous, ne partagez, ne partage, ne pas partager,
  ne le partagez, ne communiquez, ne communiquez jamais, ne pas communiquer, ne le communiquez, ne divulguez,
  ne transmettez, ne transférez, avec personne, à personne, jamais ce code, ne vous demandera jamais,
  ne vous demanderons jamais, pas demandé, pas à l'origine, pas à l’origine, n'êtes pas à l'origine,
  n'avez pas demandé, n’avez pas demandé, n'avez pas effectué, n'avez pas essayé, n'as pas demandé, n'as pas essayé,
  ce n'était pas vous, ce n’était pas vous, ignorer cet, ignorer ce, ignorez cet, ignorez ce, ignore cet,
  en toute sécurité
otherCodes:
  code promo, codes promo, code promotionnel, code de promotion, code de réduction, code réduction, code remise,
  code avantage, code privilège, code cadeau, carte cadeau, chèque cadeau, carte-cadeau, bon d'achat,
  bon de réduction, bon de commande, coupon, code coupon, code parrainage, code de parrainage, code parrain,
  code d'invitation, code d’invitation, code invitation, code ambassadeur, code postal, code pays, indicatif,
  indicatif téléphonique, code banque, code guichet, code agence, code swift, clé rib, rib, iban, bic,
  numéro de compte, compte bancaire, n° de compte, numéro de carte, carte se terminant, se terminant par,
  terminant par, finissant par, siret, siren, n° siret, rcs, tva, n° tva, numéro de tva, tva intracommunautaire,
  code ape, code naf, numéro fiscal, avis d'imposition, numéro de sécurité sociale, n° de sécurité sociale,
  numéro client, numéro de client, n° client, n° de client, référence client, code client, identifiant client,
  numéro d'adhérent, n° d'adhérent, numéro de membre, numéro de contrat, n° de contrat, contrat n°,
  numéro de police, numéro de dossier, n° de dossier, dossier n°, numéro de sinistre, numéro d'abonné, commande,
  numéro de commande, n° de commande, n° commande, commande n°, référence de commande, facture, numéro de facture,
  n° de facture, facture n°, reçu n°, numéro de reçu, devis, devis n°, numéro de transaction,
  identifiant de transaction, référence, références, référence de paiement, réf, réf., n° de référence,
  numéro de référence, code de référence, numéro de ticket, ticket, n° de ticket, ticket n°, numéro de demande,
  demande n°, billet, billets, numéro de billet, réservation, numéro de réservation, n° de réservation,
  code de réservation, référence de réservation, référence dossier, dossier de voyage, dossier voyage,
  numéro de dossier de voyage, pnr, numéro de vol, vol n°, train n°, numéro de train, tgv, place n°, voiture n°,
  numéro de chambre, numéro de suivi, n° de suivi, code de suivi, suivi de colis, numéro de colis, n° de colis,
  colis, colissimo, chronopost, bordereau, code de retrait, code retrait, code de livraison, point relais,
  id de réunion, id de la réunion, identifiant de la réunion, numéro de réunion, code secret de la réunion,
  code de réunion, numéro de conférence, code de conférence, mot de passe wifi, mot de passe wi-fi,
  mot de passe du wifi, clé wifi, wifi, code d'erreur, code d’erreur, code erreur, code de retour, code d'état,
  code de statut, code de sortie, message d'erreur, code source, code qr, qr code, qr codes, code-barres,
  code barre, code barres, code à barres, code couleur, code vestimentaire, code de la route, code civil,
  code du travail, code pénal, code de conduite, code porte, code d'entrée, code immeuble, digicode, code produit,
  code article, référence produit, numéro d'article, réf. produit, clé de licence, numéro de licence,
  clé de produit, numéro de série, n° de série, numéro de modèle, numéro de participant, n° de participant,
  code participant, code de participation, sondage, enquête, numéro de loterie, numéro gagnant, dossard,
  plaque d'immatriculation, immatriculation, compteur, téléphone, tél, tél., n° de téléphone, numéro de téléphone,
  numéro de portable, fax, télécopie, appelez le, appelez-nous, solde, numéro de version, cedex, boîte postale
expiry:
  valable pendant {n}, valable {n}, valide pendant {n}, valide {n}, valables {n}, expire dans {n},
  expirera dans {n}, expire après {n}, expirera après {n}, expire au bout de {n}, pendant {n}, dans les {n},
  dans {n}, sous {n}, d'ici {n}, durée de {n}, pour {n}, prochaines {n}, après {n}
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
            "gl",
            #"""
# Galician

codeNames:
  código de 6 díxitos, código de seis díxitos, código de 4 díxitos, código para iniciar sesión, código para acceder,
  código sms
  (código, códigos, pin) (
   de verificación, de confirmación, de seguridade, de acceso, de autenticación, de autorización, de activación,
   de inicio de sesión, de identificación, de validación, de restablecemento, de recuperación, de desbloqueo,
   dun só uso, de un só uso, temporal, provisional, único, de rexistro, de dobre factor)
  (contrasinal, clave) (de verificación, dun só uso, de un só uso, temporal, provisional, único)
  (número) (de verificación, de confirmación, de seguridade)
codeWords:
  código, códigos, contrasinal, o código
intent:
  iniciar sesión, inicia sesión, inicie sesión, inicio de sesión, acceder á túa, confirmar o teu, confirma o teu,
  confirme o seu, confirma a túa, verificar o teu, verifica o teu, verifique o seu, verificación, identidade,
  autenticación, dobre factor, dous pasos, dous factores, activar a túa, activa a túa, activación, restablecer,
  restablece, novo contrasinal, cambiar o contrasinal, esqueciches, rexistrarte, rexistro, crear unha conta,
  crear a túa conta, a túa conta, a súa conta, novo dispositivo, caduca, caducará, expira, é válido, válido durante,
  válido ata, introduce o código, introduza o código, introduce este código, introduza este código,
  introduce o seguinte código, usa este código, use este código, utiliza este código, utilice este código,
  seguinte código, código seguinte, non compartas, non o compartas, non comparta, con ninguén, a ninguén,
  non solicitaches, non solicitou, non o pediches, non fuches ti, non foi vostede, ignora esta, ignore esta,
  ignora este, ignorar esta
otherCodes:
  código promocional, código de desconto, cupón, vale desconto, tarxeta regalo, código de convite, código postal,
  apartado de correos, prefixo, código de país, conta bancaria, número de conta, iban, número de tarxeta,
  rematada en, nif, número de cliente, código de cliente, número de socio, número de contrato, póliza, expediente,
  número de expediente, pedido, número de pedido, factura, número de factura, recibo, transacción, referencia,
  número de referencia, incidencia, billete, entradas, reserva, número de reserva, código de reserva, localizador,
  voo, número de voo, asento, número de seguimento, código de seguimento, envío, paquete, código de recollida,
  código de entrega, id da reunión, contrasinal da wifi, contrasinal wifi, código de erro, mensaxe de erro,
  código de estado, código fonte, código qr, código de barras, código civil, código de conduta, código de produto,
  código do produto, número de serie, clave de licenza, matrícula, enquisa, sorteo, teléfono, tel,
  número de teléfono, móbil, fax, rúa
expiry:
  válido durante {n}, válida durante {n}, válido por {n}, caduca en {n}, caducará en {n}, expira en {n},
  expirará en {n}, durante {n}, dentro de {n}, en {n}, nos próximos {n}, próximos {n}
minutes:
  minuto, minutos, min
hours:
  hora, horas
days:
  día, días
links:
  é, é o, é a, para, como, de
"""#
        ),
        (
            "gu",
            #"""
# Gujarati

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
# Hebrew

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
codeWords:
  *קוד, *הקוד, *קודים, *סיסמה, *סיסמא, *הסיסמה, *סיסמתך
intent:
  *להתחבר, *התחברות, *להתחברות, *התחברת, *כניסה לחשבון, *להיכנס, *כניסה למערכת, *לכניסה, *ניסיון כניסה,
  *ניסיון התחברות, *אמת את, *לאמת, *אימות, *לאימות, *אשר את, *לאשר את, *אישור כתובת, *אישור הרישום, *זהותך, *זהות,
  *זהותכם, *הזדהות, *דו-שלבי, *דו שלבי, *דו-שלבית, *דו-גורמי, *שני שלבים, *להפעיל, *להפעלת, *איפוס סיסמה, *לאפס,
  *איפוס הסיסמה, *איפוס, *לאיפוס, *שחזור סיסמה, *שכחת סיסמה, *שכחת את, *סיסמה חדשה, *שינוי סיסמה, *לשנות את הסיסמה,
  *להירשם, *יצירת חשבון, *ליצור חשבון, *החשבון שלך, *לחשבון שלך, *חשבונך, *לחשבונך, *חשבונכם, *מכשיר חדש, *ממכשיר,
  *פג תוקף, *יפוג, *יפוג תוקף, *תוקף, *בתוקף, *תקף, *תקפה, *חד פעמי, *חד-פעמי, *הזן את הקוד, *הזינו את הקוד,
  *הזן קוד, *יש להזין, *להזין את הקוד, *הקלד את, *הקלידו את, *יש להקליד, *השתמש בקוד, *השתמשו בקוד,
  *ניתן להשתמש בקוד, *הקוד הבא, *בקוד הבא, *הקוד שלהלן, *קוד זה, *את הקוד, *אל תשתף, *אל תשתפו, *אין לשתף,
  *אין למסור, *אל תמסור, *אל תמסרו, *אין להעביר, *עם אף אחד, *לאף אחד, *לאיש, *לאף גורם, *לא ביקשת, *לא ביקשתם,
  *אם לא אתה, *לא אתה, *לא אתם, *לא ביצעת, *לא ניסית, *התעלם, *להתעלם, *התעלמו, *ניתן להתעלם
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
# Hindi

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
codeWords:
  कोड, कोड है, आपका कोड, पासवर्ड, पिन, पासकोड
intent:
  लॉगिन, लॉग इन, लॉग-इन, साइन इन, साइन-इन, सत्यापन, सत्यापित, सत्यापित करें, सत्यापित करने, वेरिफाई, वेरिफ़ाई,
  पुष्टि करें, पुष्टि करने, पुष्टि के लिए, पहचान, प्रमाणीकरण, प्रमाणित, दो-चरणीय, दो चरणीय, टू-फैक्टर, दो-कारक,
  सक्रिय करें, सक्रिय करने, पासवर्ड रीसेट, रीसेट करें, रीसेट करने, पासवर्ड भूल, नया पासवर्ड, पासवर्ड बदल*, पंजीकरण,
  रजिस्टर, रजिस्ट्रेशन, खाता बनाने, अकाउंट बनाने, आपके खाते, आपका खाता, अपने खाते, आपके अकाउंट, अपने अकाउंट,
  नए डिवाइस, नया डिवाइस, समाप्त हो, एक्सपायर, मान्य है, मान्य रहेगा, वैध है, के लिए मान्य, के लिए वैध,
  कोड दर्ज करें, कोड डालें, यह कोड, इस कोड, निम्नलिखित कोड, नीचे दिया गया कोड, नीचे दिए गए कोड, कोड का उपयोग,
  कोड का इस्तेमाल, इसका उपयोग करें, साझा न करें, शेयर न करें, शेयर ना करें, साझा नहीं करें, किसी के साथ, किसी को न,
  किसी से भी, अनुरोध नहीं किया, आपने नहीं, आप नहीं, अनदेखा करें, नज़रअंदाज़, नजरअंदाज, ध्यान न दें, उपेक्षा करें
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
# Croatian

codeNames:
  pristupna šifra, pristupnu šifru, pristupna lozinka, jednokratna šifra, jednokratnu šifru, sms šifra,
  verifikacijska šifra, verifikaciona šifra, sigurnosna šifra
  (kod, koda, kodom, kôd, kôda, pin, token) (
   za provjeru, za provjeru autentičnosti, za potvrdu, za verifikaciju, za prijavu, za pristup, za aktivaciju,
   za autentifikaciju, za autorizaciju, za registraciju, za jednokratnu upotrebu, za jednokratnu uporabu,
   za resetiranje, za resetovanje, za ponovno postavljanje, za oporavak, za poništavanje, za vraćanje, za sigurnost)
  (lozinka, lozinku, lozinke, zaporka, zaporku, šifra, šifru) (
   za verifikaciju, za jednokratnu upotrebu, za jednokratnu uporabu)
  (broj) (za potvrdu, za verifikaciju, za sigurnost)
  (verifikacijski, verifikacijskog, verifikacijskim, verifikacioni, verifikacionog, potvrdni, potvrdnog, sigurnosni,
   sigurnosnog, sigurnosnim, pristupni, pristupnog, prijavni, jednokratni, jednokratnog, jednokratna, jednokratnu,
   jednokratne, privremeni, privremena, privremenu, aktivacijski, aktivacijskog, aktivacioni, aktivacionog,
   autentifikacijski, autentikacijski, autentifikacioni, autorizacijski, autorizacijskog, autorizacioni,
   registracijski, kontrolni, sms, 6-znamenkasti, šesteroznamenkasti, šestoznamenkasti, četveroznamenkasti,
   znamenkasti, šestocifreni, 6-cifreni, četverocifreni, cifreni) (
   kod, koda, kodom, kôd, kôda, pin)
  (verifikacijski, verifikacijskog, verifikacijskim, verifikacioni, verifikacionog, jednokratni, jednokratnog,
   jednokratna, jednokratnu, jednokratne, privremeni, privremena, privremenu, sms) (
   lozinka, lozinku, lozinke, zaporka)
  (verifikacijski, verifikacijskog, verifikacijskim, verifikacioni, verifikacionog, potvrdni, potvrdnog, sigurnosni,
   sigurnosnog, sigurnosnim) (
   broj)
codeWords:
  kod, koda, kodom, vaš kod, tvoj kod, lozinka, lozinku, lozinke, zaporka, zaporku, šifra, šifru
intent:
  prijava, prijavu, prijave, prijavite se, prijavi se, prijaviti, pokušaj prijave, potvrdite, potvrdi, potvrditi,
  potvrda, potvrdu, potvrđivanje, provjera, provjeru, provjerite, verifikacija, verifikaciju, verifikacije,
  verificirajte, verifikujte, identitet, identiteta, autentifikacija, autentifikacije, dvofaktorsk*, u dva koraka,
  dvostruk*, aktivirajte, aktivirati, aktivacija, aktivaciju, resetirajte, resetiranje, resetirati, resetujte,
  resetovanje, poništavanje lozinke, zaboravljena lozinka, zaboravili ste lozinku, nova lozinka, novu lozinku,
  promjena lozinke, promijeniti lozinku, registracija, registraciju, registracije, registrirajte, otvaranje računa,
  stvaranje računa, kreiranje računa, izradu računa, vaš račun, vašeg računa, vašem računu, korisnički račun,
  vaš nalog, vašeg naloga, vašem nalogu, novi uređaj, novog uređaja, nepoznat uređaj, istječe, ističe, isteći,
  vrijedi, važeći, važi, valjan, jednokratn*, unesite kod, unesite ovaj kod, unesite sljedeći kod, unesi kod,
  upišite kod, upišite ovaj kod, upotrijebite kod, upotrijebite ovaj kod, upotrijebite sljedeći kod, koristite kod,
  koristite ovaj kod, koristite sljedeći kod, iskoristite kod, sljedeći kod, kod u nastavku, ovaj kôd, ne dijelite,
  ne dijeli, nemojte dijeliti, nemoj dijeliti, nemojte nikome, nikome, ni s kim, s nikim, ne otkrivajte,
  niste zatražili, niste tražili, niste zahtijevali, nisi zatražio, niste pokušali, niste vi, niste bili vi,
  zanemarite, zanemari, ignorirajte, ignorišite
otherCodes:
  promotivni kod, promotivnog koda, promo kod, kod za popust, kodom za popust, kod popusta, kupon, kupona,
  kod kupona, poklon bon, poklon kartica, poklon kod, vaučer, pozivni kod, poštanski broj, poštanskog broja,
  pozivni broj, kod države, broj računa, bankovni račun, žiro račun, iban, bic, poziv na broj, broj kartice,
  koja završava, završava na, oib, jib, jmbg, matični broj, pdv broj, pdv id, porezni broj, broj kupca,
  broj klijenta, šifra kupca, šifra klijenta, članski broj, broj člana, broj ugovora, ugovor br, broj police,
  broj predmeta, broj slučaja, broj zahtjeva, broj prijave, narudžba, narudžbe, narudžbu, broj narudžbe,
  narudžba br, narudžbenica, račun br, broj fakture, faktura, predračun, ponuda br, transakcija, broj transakcije,
  id transakcije, referentni broj, referenca, broj reference, ulaznica, ulaznice, broj karte, rezervacija,
  rezervacije, rezervaciju, broj rezervacije, kod rezervacije, šifra rezervacije, broj leta, sjedište, pošiljka,
  pošiljke, pošiljku, broj pošiljke, broj za praćenje, kod za praćenje, paketa, broj paketa, kod za preuzimanje,
  paketomat, id sastanka, kod sastanka, lozinka za wi-fi, lozinka za wifi, wi-fi, kod greške, kod pogreške,
  statusni kod, izvorni kod, izvornog koda, qr kod, qr koda, barkod, bar kod, crtični kod, kod proizvoda,
  šifra proizvoda, šifra artikla, licencni ključ, serijski broj, registarska oznaka, registracijska oznaka, anketa,
  istraživanje, brojilo, telefon, tel, broj telefona, mobitel, mobilni, broj mobitela, faks, verzija
expiry:
  vrijedi {n}, vrijedi samo {n}, važi {n}, važeći {n}, valjan {n}, vrijedi još {n}, istječe za {n},
  istječe nakon {n}, ističe za {n}, ističe nakon {n}, isteći će za {n}, isteći za {n}, u roku od {n},
  u sljedećih {n}, u narednih {n}, sljedećih {n}, narednih {n}, za {n}, nakon {n}, samo {n}, unutar {n}, tokom {n}
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
# Hungarian

codeNames:
  kód a bejelentkezéshez, kód a megerősítéshez, kód az ellenőrzéshez, otp kód, 2fa kód,
  bejelentkezéshez szükséges kód, megerősítéshez szükséges kód, mobilaláírás
  (ellenőrző, megerősítő, belépő, belépési, hitelesítő, azonosító, aktiváló, sms-, tranzakció-hitelesítő)(
   kód*, pin-kód*, pin kód*)
  (ellenőrző, ellenőrzési, megerősítő, megerősítési, biztonsági, hozzáférési, belépési, belépő, bejelentkezési,
   bejelentkező, hitelesítő, hitelesítési, azonosító, azonosítási, aktiváló, aktivációs, aktiválási, jóváhagyó,
   jóváhagyási, engedélyező, engedélyezési, visszaállító, visszaállítási, helyreállító, helyreállítási,
   egyszer használatos, egyszeri, egyszerhasználatos, ideiglenes, átmeneti, regisztrációs, igazoló, igazolási,
   verifikációs, feloldó, sms, kétlépcsős, kétfaktoros, hatjegyű, 6 jegyű, 6 számjegyű, hat számjegyű, négyjegyű,
   4 jegyű, számjegyű, jegyű, e-mail) (
   kód*, pin-kód*, pin kód*)
  (sms-)(jelszó*, jelszav*)
  (egyszer használatos, egyszeri, egyszerhasználatos, ideiglenes, átmeneti, verifikációs, sms) (jelszó*, jelszav*)
codeWords:
  kód, kódot, kódja, kódod, kódját, kódunk, az ön kódja, a te kódod, *kód, *kódja, *kódod, *kódot, jelszó, jelszava,
  jelszavad, pin-kód, pin kód
intent:
  bejelentkezés, bejelentkezési, bejelentkezéshez, bejelentkezni, bejelentkezik, jelentkezzen be, jelentkezz be,
  belépés, belépéshez, belépni, lépjen be, erősítse meg, erősítsd meg, megerősítés, megerősítése, megerősítéséhez,
  megerősítéshez, megerősíteni, ellenőrzés, ellenőrzése, ellenőrzéséhez, ellenőrizze, hitelesítés, hitelesítése,
  hitelesítéséhez, hitelesítse, azonosítás, azonosításhoz, személyazonosság*, kétlépcsős, kétfaktoros, kéttényezős,
  kétfázisú, aktiválás, aktiváláshoz, aktiválja, aktiváld, jelszó-visszaállítás*, visszaállítás, visszaállításához,
  visszaállítása, jelszó visszaállítás*, elfelejtett jelszó, új jelszó, jelszó módosítás*, jelszómódosítás,
  jelszava módosítás*, regisztráció, regisztrációt, regisztrációd, regisztrációja, regisztráljon, fiók létrehozása,
  fiókja létrehozás*, fiókod, fiókja, fiókjába, fiókodba, fiókjához, biztonsága, új eszköz*, ismeretlen eszköz*,
  lejár, érvényes, érvényességi, érvényét veszti, egyszer használatos, írja be a kódot, írja be ezt a kódot,
  írja be az alábbi, írd be a kódot, írd be ezt a kódot, írd be az alábbi, adja meg a kódot, adja meg ezt a kódot,
  adja meg az alábbi, add meg a kódot, add meg ezt a kódot, add meg az alábbi, használja a kódot,
  használja ezt a kódot, használja az alábbi, használja a következő kódot, használd ezt a kódot, használd az alábbi,
  alábbi kód*, következő kód*, ezt a kódot, ne ossza meg, ne oszd meg, ne adja meg, ne add meg, ne adja ki,
  ne add ki, ne árulja el, senkivel, senkinek, másokkal, soha nem kér*, nem ön kérte, nem te kérted, nem kérte,
  nem kérted, nem kezdeményez*, nem ön volt, nem te voltál, nem próbált, hagyja figyelmen kívül,
  hagyd figyelmen kívül, figyelmen kívül, tekintse tárgytalannak, tekintsd tárgytalannak
otherCodes:
  promóciós kód*, promókód*, promóció kód, kedvezménykód*, kedvezmény kód*, kuponkód*, kupon kód*, kupon, kuponja,
  ajándékkód*, ajándékkártya*, ajándékutalvány*, utalvány*, utalványkód*, akciós kód*, meghívó kód*, meghívókód*,
  ajánlói kód, ajánlókód, irányítószám*, postafiók, körzetszám, országkód, országhívó, számlaszám*, bankszámla*,
  bankszámlaszám*, iban, swift kód, közlemény, kártyaszám, végződő, végű, adószám*, közösségi adószám,
  cégjegyzékszám*, adóazonosító*, taj szám, ügyfélszám*, ügyfél-azonosító, ügyfélazonosító*, ügyfélkód, vevőkód,
  vevőazonosító, vevőszám, felhasználó azonosító, tagsági szám, szerződésszám*, szerződés száma, kötvényszám*,
  ügyszám*, iktatószám*, ügyirat*, bejelentés száma, hibajegy*, jegyszám, kárszám, rendelésszám*, rendelési szám,
  rendelés száma, rendelés azonosító*, rendelésazonosító, megrendelés száma, megrendelésszám, rendelés, rendelése,
  rendelésed, számla, számla száma, számla sorszáma, számlaszáma, számlád, nyugta, bizonylatszám, tranzakció,
  tranzakciós szám, tranzakció azonosító*, tranzakcióazonosító, tranzakciós azonosító, tranzakciós kód,
  engedélyszám, hivatkozási szám, hivatkozás, hivatkozási kód, referenciaszám, referencia, jegy, jegyek, jegykód,
  jegyazonosító, foglalás, foglalási szám, foglalási kód, foglalási azonosító, foglalás száma, járat, járatszám,
  vonat, ülőhely, szobaszám, küldemény*, csomag, csomagszám*, csomagod, csomagja, nyomkövetési szám,
  nyomkövetési kód, nyomkövető szám, nyomkövető kód, fuvarlevélszám, átvételi kód*, átvevőkód, csomagautomata,
  csomagpont, értekezlet azonosító*, értekezlet-azonosító, értekezletazonosító, megbeszélés azonosító, wifi jelszó*,
  wifi-jelszó, wi-fi jelszó, wifi, kapukód, ajtókód, hibakód*, hibaüzenet, állapotkód, válaszkód, kilépési kód,
  forráskód*, forráskódja, programkód, qr-kód*, qr kód*, vonalkód*, színkód, cikkszám*, termékkód*, termékszám,
  termékkulcs*, licenckulcs*, licenckód, sorozatszám*, gyári szám, rendszám*, résztvevő száma, résztvevői kód,
  kérdőív, felmérés, sorsjegy, nyereményjáték, mérőóra, mérőállás, telefon, tel, tel., telefonszám*, mobil,
  mobilszám, ügyfélszolgálat, fax, összeg, összege, végösszeg, egyenleg, egyenlege
expiry:
  {n} érvényes, érvényes {n}, {n} belül, {n} múlva, {n} múlva lejár, {n} lejár, lejár {n}, {n} alatt, {n} keresztül,
  {n} át, csak {n}
minutes:
  perc, percig, percen, perce, percet, perces, percben
hours:
  óra, óráig, órán, órát, órás
days:
  nap, napig, napon, napos, napot
links:
  a következő, az alábbi, ez, a, az, következő
"""#
        ),
        (
            "hy",
            #"""
# Armenian

codeNames:
  (հաստատման, հաստատող, հաստատելու, վավերացման, ստուգման, ստուգիչ, անվտանգության, մուտքի, մուտք գործելու,
   նույնականացման, նույնականացնելու, ակտիվացման, ակտիվացնելու, մեկանգամյա, միանգամյա, միանվագ, ժամանակավոր,
   վերականգնման, գաղտնաբառի վերականգնման, գրանցման, sms, գաղտնի, 6-նիշ, վեցանիշ, 6 նիշանոց, 4-նիշ, քառանիշ, նիշ) (
   կոդ*, կոդը, ծածկագիր*, ծածկագիրը, պին)
  (մեկանգամյա, միանգամյա, միանվագ, ժամանակավոր, sms) (գաղտնաբառ*)
codeWords:
  կոդ, կոդը, կոդն, կոդով, ծածկագիրը, ծածկագիր, ձեր կոդը, ձեր կոդն, գաղտնաբառ*
intent:
  մուտք, մուտք գործել*, մուտք գործեք, մուտքի, մուտքը, հաստատել, հաստատեք, հաստատելու, հաստատում, հաստատման,
  հաստատումը, ստուգել, ստուգեք, ստուգում, վավերացում, վավերացնել, նույնականացում, նույնականացման, նույնականացնել,
  ինքնությ*, երկգործոն*, երկփուլ*, երկքայլ*, ակտիվացնել*, ակտիվացում*, ակտիվացրեք, գաղտնաբառը վերականգն*,
  վերականգնել, վերականգնման, մոռացել եք, նոր գաղտնաբառ*, փոխել գաղտնաբառ*, գաղտնաբառը փոխ*, գրանցվել, գրանցում*,
  գրանցման, հաշիվ ստեղծ*, ստեղծել հաշիվ, ձեր հաշիվ*, ձեր հաշվի*, ձեր հաշվին, նոր սարք*, անհայտ սարք*, վավեր է,
  գործում է, գործողության ժամկետ*, ուժի մեջ, ժամկետը, մուտքագրեք, մուտքագրեք կոդը, մուտքագրեք այս, մուտքագրել,
  այս կոդը, հետևյալ կոդը, ստորև նշված կոդ*, օգտագործեք կոդը, օգտագործեք այս, օգտագործեք հետևյալ, մի կիսվեք,
  մի փոխանցեք, մի հայտնեք, մի տրամադրեք, չկիսվեք, ոչ ոքի, որևէ մեկին, ոչ մեկի, չեք պահանջել, չեք հարցրել,
  չեք խնդրել, դուք չեք, եթե դա դուք, անտեսեք, անտեսել, ուշադրություն մի դարձրեք
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
# Indonesian

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
codeWords:
  kode, kode anda, kodenya, kata sandi, sandi anda, kode pin
intent:
  masuk ke akun, masuk ke, untuk masuk, login, upaya masuk, percobaan login, konfirmasi email, konfirmasi alamat,
  konfirmasikan, mengonfirmasi, mengkonfirmasi, verifikasi, verifikasikan, memverifikasi, identitas, autentikasi,
  otentikasi, dua faktor, dua langkah, 2 langkah, aktivasi, aktifkan, mengaktifkan, atur ulang kata sandi,
  mengatur ulang, reset password, reset kata sandi, setel ulang, menyetel ulang, lupa kata sandi, lupa password,
  kata sandi baru, ubah kata sandi, mengubah kata sandi, pendaftaran, mendaftar, registrasi, buat akun,
  membuat akun, akun anda, akun kamu, akunmu, perangkat baru, perangkat tidak dikenal, kedaluwarsa, kadaluarsa,
  kadaluwarsa, berlaku selama, berlaku hingga, berlaku, sekali pakai, masukkan kode, masukkan kode ini,
  masukkan kode berikut, memasukkan kode, gunakan kode, gunakan kode ini, gunakan kode berikut, menggunakan kode,
  kode berikut, kode di bawah, jangan bagikan, jangan berikan, jangan beritahu, jangan beritahukan,
  jangan memberikan, jangan membagikan, jangan sebarkan, kepada siapa pun, kepada siapapun, ke siapa pun,
  ke siapapun, dengan siapa pun, dengan siapapun, tidak meminta, tidak merasa, tidak melakukan, bukan anda,
  bukan kamu, abaikan, mengabaikan
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
# Icelandic

codeNames:
  sms-kóði, sms-kóða, sms kóði, sms kóða, kóði til að skrá þig inn, kóði til staðfestingar, sex stafa kóði,
  sex stafa kóða, 6 stafa kóði, 6 stafa kóða, tveggja þátta kóði, pin-númer
  (staðfestingar, öryggis, aðgangs, innskráningar, auðkenningar, virkjunar, endurstillingar, skráningar, einskiptis,
   tímabundið)(
   kóði, kóða, kóðinn, kóðann, kóðanum, talna)
  (einnota, tímabundinn) (kóði, kóða, kóðinn, kóðann, kóðanum, talna)
  (einskiptis, tímabundið)(lykilorð, lykilorðið, lykill)
  (einnota, tímabundinn) (lykilorð, lykilorðið, lykill)
  (staðfestingar, öryggis)(númer)
codeWords:
  kóði, kóða, kóðinn, kóðann, kóðanum, kóðinn þinn, lykilorð, lykilorðið, talnaruna
intent:
  skrá þig inn, skrá inn, innskráning, innskráningu, innskráningar, staðfesta, staðfestu, staðfesting, staðfestingu,
  auðkenning, auðkenningu, auðkenni, auðkenna, tveggja þátta, tvíþætt, virkja, virkjaðu, virkjun, endurstilla,
  endurstilltu, endurstillingu, gleymt lykilorð, nýtt lykilorð, breyta lykilorði, nýskráning, nýskráningu,
  stofna aðgang, stofna reikning, aðganginn þinn, aðgangur þinn, aðganginum þínum, reikninginn þinn, nýju tæki,
  nýtt tæki, rennur út, gildir í, gildir til, er gildur, sláðu inn, slá inn, færðu inn, notaðu kóðann,
  notaðu þennan kóða, notaðu eftirfarandi, eftirfarandi kóða, ekki deila, deildu ekki, aldrei deila, með neinum,
  baðst ekki, ekki beðið um, ef þú baðst ekki, ekki þú, hunsa, hunsaðu, hunsað
otherCodes:
  afsláttarkóði, afsláttarkóða, afsláttarkóðann, kynningarkóði, tilboðskóði, gjafakóði, gjafabréf, gjafakort,
  inneignarnóta, póstnúmer, landsnúmer, svæðisnúmer, bankareikningur, reikningsnúmer, bankanúmer, iban, swift,
  kennitala, kortanúmer, endar á, vsk, vsk-númer, vsk. nr, viðskiptanúmer, viðskiptamannanúmer, félagsnúmer,
  samningsnúmer, málsnúmer, mál nr, pöntun, pöntunarnúmer, pöntunar nr, pöntun nr, reikningur, reikningur nr,
  kvittun, kvittunarnúmer, færslunúmer, tilvísun, tilvísunarnúmer, tilvísunarkóði, bókun, bókunarnúmer, bókunarkóði,
  bókunartilvísun, miði, miðanúmer, flug, flugnúmer, herbergi, sendingarnúmer, rakningarnúmer, pakkanúmer,
  afhendingarkóði, fundarnúmer, fundarkóði, wifi lykilorð, wi-fi, villukóði, villukóða, villuboð, stöðukóði,
  frumkóði, qr-kóði, qr kóði, strikamerki, vörunúmer, vörukóði, raðnúmer, leyfislykill, þátttökunúmer, könnun, sími,
  símanúmer, farsími, gsm, fax, bréfsími, upphæð
expiry:
  gildir í {n}, gildur í {n}, rennur út eftir {n}, rennur út innan {n}, innan {n}, eftir {n}, næstu {n}, aðeins {n}
minutes:
  mínúta, mínútur, mínútum, mínútna, mín
hours:
  klukkustund, klukkustundir, klukkustundum, klukkustunda, klst, tíma
days:
  dagur, daga, dögum, sólarhring
links:
  er, er kóðinn, fyrir, sem, er staðfestingarkóðinn
"""#
        ),
        (
            "it",
            #"""
# Italian

codeNames:
  codice otp, codice sms, codice a 6 cifre, codice a sei cifre, codice a 4 cifre, codice a quattro cifre,
  codice a 5 cifre, codice a 8 cifre, codice di 6 cifre, codice numerico, codice per accedere,
  codice per confermare, codice per verificare, codice per l'accesso, codice segreto, codice 2fa,
  codice a due fattori, codice temporaneo di accesso, codice di verifica in due passaggi, codice per reimpostare,
  codice per il ripristino, codice ricevuto via sms
  (codice, codici, pin, token) (
   di verifica, di conferma, di sicurezza, di accesso, d'accesso, d’accesso, di autenticazione, di autorizzazione,
   di attivazione, di login, di identificazione, di convalida, di ripristino, di reimpostazione, di recupero,
   di sblocco, monouso, usa e getta, temporaneo, temporanea, provvisorio, provvisoria, univoco, dinamico, dinamica,
   di registrazione, dispositivo, di controllo, unico, a uso singolo)
  (password, chiave, parola d'ordine) (
   di verifica, monouso, usa e getta, temporaneo, temporanea, dinamico, dinamica, unico, a uso singolo)
  (numero) (di verifica, di conferma, di sicurezza)
codeWords:
  codice, codici, codice pin, codice di pagamento, parola chiave, il codice, tuo codice
intent:
  accedere, accedi, accesso, effettua l'accesso, effettuare l'accesso, effettuare il login, login,
  tentativo di accesso, per confermare, conferma la, conferma il tuo, conferma la tua, confermare il tuo,
  confermare la tua, confermare il suo, confermare la sua, conferma che, confermare che, verifica il tuo,
  verifica la tua, verificare il tuo, verificare la tua, verificare che, verificare la sua, convalidare, identità,
  sia tu, sei tu, autenticare, autenticazione, due fattori, due passaggi, in due passaggi, due fasi, attiva il tuo,
  attivare il tuo, attivazione, reimpostare, reimposta, reimpostazione, ripristinare, ripristino,
  recuperare la password, recupero password, password dimenticata, nuova password, cambiare la password,
  modificare la password, registrazione, registrarti, registrarsi, iscrizione, creare il tuo account,
  creare un account, creazione dell'account, completare la registrazione, il tuo account, suo account, tuo account,
  nuovo dispositivo, dispositivo sconosciuto, dispositivo attendibile, scade, scadrà, è valido, valido per,
  valida per, valido fino, validità, una sola volta, inserisci questo codice, inserisci il codice,
  inserisci il seguente codice, inserire il codice, inserire questo codice, inserire il seguente codice,
  inserisca il codice, digita il codice, digita questo codice, digitare il codice, immetti il codice,
  immetti questo codice, usa questo codice, usa il codice, usa il seguente codice, utilizza questo codice,
  utilizza il codice, utilizza il seguente codice, utilizzare il codice, utilizzare questo codice,
  utilizzare il seguente codice, utilizzi il codice, seguente codice, codice seguente, codice qui sotto,
  codice riportato, ecco il tuo codice, non condividere, non condividerlo, non condivida, non comunicare,
  non comunicarlo, non comunicarlo a, non rivelare, non inoltrare, non fornire, con nessuno, a nessuno,
  non ti chieder, non le chieder, mai chiesto, non hai richiesto, non ha richiesto, non hai effettuato,
  non ha effettuato, non hai tentato, non sei stato tu, non eri tu, non riconosci, ignora questa, ignora questo,
  ignorare questa, ignorare questo, ignori questa, puoi ignorare, può ignorare
otherCodes:
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
expiry:
  valido per {n}, valida per {n}, valido {n}, scade tra {n}, scade fra {n}, scade in {n}, scadrà tra {n},
  scadrà fra {n}, scadrà in {n}, scade dopo {n}, scadrà dopo {n}, entro {n}, per {n}, entro i prossimi {n},
  nei prossimi {n}, prossimi {n}, per i prossimi {n}, tra {n}, dopo {n}, durata di {n}, validità di {n}, solo {n}
past:
  {n} fa
minutes:
  minuto, minuti, min
hours:
  ora, ore
days:
  giorno, giorni
links:
  è, è il, è la, è il seguente, per, come, di, ecco
"""#
        ),
        (
            "ja",
            #"""
# Japanese

codeNames:
  ワンタイム パスワード, ワンタイムパスコード, ワンタイム・パスワード, パスコード, 確認 コード, 認証 コード, 6桁のコード, 6 桁のコード, 六桁のコード, 6桁の数字, 4桁のコード, 4桁の数字, 6桁の認証,
  6桁の確認, 桁のコード, 桁のセキュリティコード, 一時的なパスワード, 1回限りのコード, 一回限りのコード, 1 回限りのコード, 1回限りのパスワード, otpコード, 2faコード
  (認証, 確認, 検証, セキュリティ, セキュリティー, ログイン, ログオン, サインイン, アクセス, 本人確認, ワンタイム, 2段階認証, 二段階認証, 2要素認証, 二要素認証, アクティベーション, 有効化,
   承認, 照合, 仮, 一時, 使い捨て, リセット, パスワードリセット, 再設定, パスワード再設定, 復元, 復旧, 登録, 本登録, 照会, 暗証, メール認証, sms認証, 電話番号認証, 追加認証, ペアリング,
   アカウント確認, デバイス認証, ログイン認証, 端末認証)(
   コード, 用コード, pin, のコード)
  (ワンタイム, 仮, 一時, 使い捨て, sms認証)(パスワード, キー)
  (認証, 確認, 検証, セキュリティ, セキュリティー, 本人確認, ワンタイム, 2段階認証, 二段階認証, 2要素認証, 二要素認証, 暗証, メール認証, sms認証, 電話番号認証, 追加認証, アカウント確認,
   デバイス認証, ログイン認証, 端末認証)(
   番号, ナンバー, 用番号)
codeWords:
  コード, 番号は, 暗証番号, pinコード, pin コード, パスワード
intent:
  ログイン, ログオン, サインイン, 認証, 本人確認, 本人様確認, ご本人, 本人であること, 確認するため, 確認を完了, メールアドレスの確認, メールアドレスを確認, メールアドレス確認, 2段階, 二段階, 2要素,
  二要素, 多要素, 有効化, アクティベート, パスワードの再設定, パスワード再設定, パスワードをリセット, パスワードのリセット, パスワードを忘れ, パスワードの変更, 新しいパスワード, パスワードを変更, 会員登録,
  新規登録, 登録を完了, 登録手続き, 登録の手続, アカウントの作成, アカウントを作成, アカウント登録, お客様のアカウント, あなたのアカウント, アカウントへの, 新しい端末, 新しいデバイス, 新しい環境,
  有効期限, 有効期間, 有効です, 間有効, 分以内, 期限切れ, 無効になります, 失効, を入力してください, ご入力ください, 入力して, 以下のコード, 下記のコード, 次のコード, このコード, 以下の番号,
  下記の番号, 以下の認証, 画面に入力, コードを使用, 他人に教えない, 第三者に, 他の人に, 誰にも, 誰とも, 共有しない, 教えないで, 知らせないで, 転送しないで, お心当たり, 心当たりのない, 心あたり,
  身に覚えのない, 覚えがない, お客様ご自身, リクエストしていない, 要求していない, 要求されていない, 無視して, 破棄して
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
expiry:
  {n}間有効, {n}以内, {n}以内に, 有効期限は{n}, 有効期限：{n}, 有効期間は{n}, 有効期限{n}, 発行から{n}, {n}後に無効, {n}で無効, {n}後に期限切れ, {n}で期限切れ,
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
  は, は、, は次のとおりです, は以下のとおりです, です, が, として, ：
"""#
        ),
        (
            "ka",
            #"""
# Georgian

codeNames:
  ერთჯერადი კოდ*, ერთჯერადი პაროლ*, ვერიფიკაციის კოდ*, დადასტურების კოდ*, სმს კოდ*, sms კოდ*, ციფრიანი კოდი
  (ვერიფიკაციის, დადასტურების, დამადასტურებელი, დამოწმების, უსაფრთხოების, წვდომის, შესვლის, ავტორიზაციის,
   აუთენტიფიკაციის, აქტივაციის, გააქტიურების, ერთჯერადი, დროებითი, აღდგენის, პაროლის აღდგენის, რეგისტრაციის,
   იდენტიფიკაციის, სმს, sms, საიდუმლო, 6-ნიშნა, ექვსნიშნა, 4-ნიშნა, ნიშნა) (
   კოდი*, კოდს, კოდის, პინი, პინ კოდი, პინ-კოდი)
  (ერთჯერადი, დროებითი, sms) (პაროლი*)
codeWords:
  კოდი, კოდი*, კოდს, კოდის, თქვენი კოდი, პაროლი
intent:
  შესვლა, შესვლის, შესასვლელად, სისტემაში შესვლ*, ავტორიზაცია, ავტორიზაციის, ავტორიზაციისთვის, დაადასტურეთ,
  დაადასტურე, დასადასტურებლად, დადასტურება, დადასტურების, ვერიფიკაცია, ვერიფიკაციის, გადაამოწმეთ, ვინაობ*, იდენტობ*,
  იდენტიფიკაცი*, აუთენტიფიკაცი*, ორფაქტორიან*, ორსაფეხურიან*, ორეტაპიან*, გააქტიურ*, აქტივაცი*, პაროლის აღდგენ*,
  აღადგინოთ, დაგავიწყდათ პაროლი, ახალი პაროლი, პაროლის შეცვლ*, რეგისტრაცი*, დარეგისტრირდ*, ანგარიშის შექმნ*,
  თქვენი ანგარიში*, თქვენს ანგარიშ*, ახალი მოწყობილობ*, ვადა, მოქმედებს, ვადა ეწურება, ძალაშია, შეიყვანეთ კოდი,
  შეიყვანეთ, ეს კოდი, ამ კოდს, შემდეგი კოდი, ქვემოთ მოცემული კოდ*, გამოიყენეთ კოდი, გამოიყენეთ ეს, არ გაუზიაროთ,
  არავის, ნურავის, არავის გაუზიაროთ, არ მოგითხოვიათ, არ მოითხოვეთ, თუ თქვენ არ, უგულებელყავით, დააიგნორეთ,
  არ მიაქციოთ
otherCodes:
  პრომო კოდ*, პრომოკოდ*, ფასდაკლების კოდ*, კუპონ*, ვაუჩერ*, სასაჩუქრე ბარათ*, მოწვევის კოდ*, საფოსტო კოდ*,
  საფოსტო ინდექს*, ინდექსი, ქვეყნის კოდ*, ბანკის კოდ*, ანგარიშის ნომერ*, ბარათის ნომერ*, საიდენტიფიკაციო კოდ*,
  საიდენტიფიკაციო ნომერ*, პირადი ნომერ*, აბონენტის ნომერ*, კლიენტის ნომერ*, ხელშეკრულების ნომერ*, პოლისის ნომერ*,
  განაცხადის ნომერ*, საქმის ნომერ*, შეკვეთა, შეკვეთის ნომერ*, შეკვეთის კოდ*, ინვოისი, ინვოისის ნომერ*,
  ანგარიშ-ფაქტურა, ქვითარი, ქვითრის ნომერ*, ტრანზაქციის ნომერ*, ტრანზაქციის კოდ*, ბილეთი, ბილეთის ნომერ*, ჯავშანი,
  ჯავშნის ნომერ*, ჯავშნის კოდ*, დაჯავშნა, რეისი, ფრენა, ადგილი, ოთახი, ამანათ*, გზავნილ*, თრექინგ*,
  გზავნილის ნომერ*, wi-fi პაროლ*, შეცდომის კოდ*, საწყისი კოდ*, qr კოდ*, შტრიხკოდ*, შტრიხ-კოდ*, ბარკოდ*,
  პროდუქტის კოდ*, სერიული ნომერ*, გამოკითხვ*, ტელეფონი, ტელ, ტელეფონის ნომერ*, მობილურ*, ფაქსი, თანხა, სულ, ბალანსი,
  ფასი, ლარი, სართული, ვერსია
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
  არის, არის:, –, თქვენი
"""#
        ),
        (
            "kk",
            #"""
# Kazakh

codeNames:
  растау код*, бір реттік код*, бір реттік құпиясөз*, бір реттік пароль*, sms-код*, смс-код*, құпия код*
  (растау, тексеру, қауіпсіздік, кіру, жүйеге кіру, қатынас, авторизация, аутентификация, сәйкестендіру, белсендіру,
   іске қосу, бір реттік, біржолғы, бір жолғы, уақытша, қалпына келтіру, құпиясөзді қалпына келтіру, тіркелу,
   тіркеу, смс, sms, құпия, 6 таңбалы, алты таңбалы, 4 таңбалы, таңбалы) (
   код, коды, кодын, кодыңыз, кодты, кодыңызды, пин)
  (бір реттік, біржолғы, бір жолғы, уақытша, смс, sms) (пароль, паролі, құпиясөз, құпиясөзі, құпия сөз)
  (rastaý, rastau, tekserý, qaýipsizdik, bir rettik, kirý, ýaqytsha) (kod, kody)
codeWords:
  код, коды, кодты, кодыңыз, сіздің кодыңыз, құпиясөз*, құпия сөз*, пароль
intent:
  кіру, жүйеге кіру, кіру үшін, кіріңіз, растау, растаңыз, растау үшін, тексеру, тексеріңіз, тұлғаңызды,
  жеке басыңызды, сәйкестендіру, аутентификация, авторизация, екі факторлы, екі сатылы, екі қадамды, белсендіру*,
  іске қосу, құпиясөзді қалпына*, қалпына келтіру*, құпиясөзді ұмыт*, жаңа құпиясөз*, құпиясөзді өзгерт*,
  парольді өзгерту, тіркелу*, тіркеу, тіркелгіңіз*, аккаунтыңыз*, аккаунт жасау, тіркелгі жасау, жаңа құрылғы*,
  белгісіз құрылғы*, жарамды, мерзімі, қолданылады, бір реттік, кодты енгізіңіз, осы кодты, келесі кодты, бұл кодты,
  төмендегі код*, кодты пайдаланыңыз, ешкімге, ешкіммен, айтпаңыз, бермеңіз, бөліспеңіз, хабарламаңыз, жарияламаңыз,
  сұрамаған, сұратпаған, сіз емес, елемеңіз, назар аудармаңыз, мән бермеңіз
otherCodes:
  промокод*, жеңілдік коды, купон*, сыйлық картасы, сертификат, шақыру коды, пошта индексі, пошталық индекс, индекс,
  ел коды, шот нөмірі, есепшот, бсн, жсн, бин, иин, карта нөмірі, клиент нөмірі, шарт нөмірі, келісімшарт нөмірі,
  өтініш нөмірі, өтінім нөмірі, тапсырыс*, тапсырыс нөмірі, тапсырыс №, шот-фактура, шот №, түбіртек*, чек нөмірі,
  транзакция*, төлем нөмірі, билет*, билет нөмірі, бронь*, брондау*, бронь нөмірі, броньдау коды, рейс*, пойыз,
  орын, бөлме, жөнелтілім*, сәлемдеме*, трек-код*, трек-нөмір*, бақылау нөмірі, wi-fi құпиясөз*, қате коды,
  бастапқы код*, qr код*, qr-код*, штрих-код*, штрихкод*, тауар коды, өнім коды, артикул, сериялық нөмір*,
  сауалнама*, лотерея, телефон*, телефон нөмірі*, ұялы, факс, сома*, сомасы, барлығы, теңгерім, баланс, бағасы,
  теңге, қабат, көше, нұсқа
expiry:
  {n} жарамды, {n} ішінде, {n} бойы жарамды, {n} бойы, {n} ішінде жарамды, {n} кейін, {n} соң,
  жарамдылық мерзімі {n}, қолданылу мерзімі {n}, келесі {n}
minutes:
  минут, минуттан, мин
hours:
  сағат, сағаттан
days:
  күн, күннен
links:
  үшін, бұл, —, сіздің
"""#
        ),
        (
            "ko",
            #"""
# Korean

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
codeWords:
  코드, 코드는, 코드를, 코드입니다, *코드, *코드는, *코드를, 비밀번호*, 암호는, 핀번호*, pin 번호*
intent:
  로그인*, *로그인, 접속하*, 인증*, *인증을, 본인*, 본인임을, 본인확인, 이메일 주소 확인*, 이메일 주소를 확인*, 이메일을 확인*, 이메일 인증*, 계정을 확인*, 신원*, 2단계*,
  이중 인증*, 2차 인증*, 활성화*, 비밀번호 재설정*, 비밀번호를 재설정*, 비밀번호 찾기*, 비밀번호를 잊*, 비밀번호 변경*, 비밀번호를 변경*, 새 비밀번호*, 회원가입*, 회원 가입*,
  가입을 완료*, 가입 인증*, 계정 생성*, 계정을 만들*, 계정 만들기*, 회원님의 계정*, 고객님의 계정*, 귀하의 계정*, 내 계정*, 계정에*, 새 기기*, 새로운 기기*, 만료*, 유효*,
  유효시간*, 유효기간*, 유효합니다, 분 이내*, 분 동안*, 분 내에*, 일회용*, 입력란*, 코드를 입력*, 번호를 입력*, 아래 코드*, 다음 코드*, 이 코드*, 해당 코드*, 아래의 인증*,
  아래 인증*, 화면에 입력*, 코드를 사용*, 공유하지*, 타인에게*, 타인*, 다른 사람*, 누구에게도*, 누구와도*, 제3자*, 알려주지*, 노출하지*, 노출되지*, 유출*, 절대*, 요청하지*,
  요청한 적*, 신청하지*, 본인이 아니*, 본인이 요청*, 직접 요청*, 시도하지*, 무시하*, 무시해*, 사칭*
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
            "lt",
            #"""
# Lithuanian

codeNames:
  (kodas, kodą, kodu, kodo, kodai, slaptažodis, slaptažodį, slaptažodžio, pin kodas) (
   patvirtinimui, prisijungimui, tapatybei patvirtinti, prisijungti, patvirtinti)
  (patvirtinimo, patikrinimo, patikros, tikrinimo, saugos, saugumo, apsaugos, prieigos, prisijungimo,
   autentifikavimo, autentifikacijos, autorizacijos, autorizavimo, tapatybės patvirtinimo, tapatybės nustatymo,
   aktyvinimo, aktyvavimo, vienkartinis, vienkartinį, vienkartinio, vienkartiniu, laikinas, laikinasis, laikiną,
   laikinąjį, atkūrimo, nustatymo iš naujo, registracijos, verifikavimo, verifikacijos, dviejų veiksnių,
   dviejų žingsnių, sms, šešių skaitmenų, 6 skaitmenų, keturių skaitmenų, skaitmenų, slaptažodžio atkūrimo,
   slaptažodžio keitimo) (
   kodas, kodą, kodu, kodo, pin)
  (vienkartinis, vienkartinį, vienkartinio, vienkartiniu, laikinas, laikinasis, laikiną, laikinąjį, verifikavimo,
   verifikacijos, sms) (
   slaptažodis, slaptažodį, slaptažodžio)
codeWords:
  kodas, kodą, kodu, kodo, jūsų kodas, tavo kodas, slaptažodis, slaptažodį, pin kodas
intent:
  prisijungti, prisijunkite, prisijunk, prisijungimas, prisijungimo, prisijungimą, prisijungimui, patvirtinkite,
  patvirtink, patvirtinti, patvirtinimas, patvirtinimui, patikrinti, patikrinkite, tapatybę, tapatybės,
  autentifikavimas, autentifikavimo, dviejų veiksnių, dviejų žingsnių, dviejų etapų, aktyvuoti, aktyvuokite,
  aktyvinti, aktyvavimas, atkurti slaptažodį, slaptažodžio atkūrim*, nustatyti slaptažodį, pamiršote slaptažodį,
  pamiršai slaptažodį, naujas slaptažodis, naują slaptažodį, pakeisti slaptažodį, registracija, registruotis,
  užsiregistruoti, sukurti paskyrą, paskyros kūrim*, jūsų paskyra, jūsų paskyros, savo paskyrą, tavo paskyra,
  tavo paskyros, naujas įrenginys, naujo įrenginio, nežinomas įrenginys, nebegalios, baigsis, galioja, galiojimo,
  vienkartinis, vienkartinį, įveskite kodą, įveskite šį kodą, įvesk kodą, įvesk šį kodą, naudokite šį kodą,
  naudokite kodą, panaudokite šį kodą, naudok šį kodą, toliau pateiktą kodą, žemiau esantį kodą, nesidalykite,
  nesidalinkite, nesidalink, neatskleiskite, niekam, su niekuo, neprašėte, neprašei, neužsakėte, ne jūs,
  tai buvote ne jūs, ignoruokite, ignoruok, nekreipkite dėmesio
otherCodes:
  nuolaidos kod*, nuolaidų kod*, akcijos kod*, reklaminis kodas, kupono kod*, kuponas, dovanų kuponas,
  dovanų kortelė, dovanų kod*, kvietimo kodas, pašto kod*, šalies kod*, sąskaitos numeris, sąskaitos nr,
  banko sąskaita, a/s, iban, kortelės numeris, baigiasi, įmonės kodas, įmonės kodą, į. k, pvm, pvm mokėtojo kod*,
  asmens kod*, kliento kod*, kliento numeris, kliento nr, mokėtojo kodas, abonento numeris, nario numeris,
  sutarties numeris, sutarties nr, sutartis nr, poliso numeris, bylos numeris, bylos nr, užklausos numeris,
  užklausos nr, užsakymas, užsakymo numeris, užsakymo nr, užsakymo kodas, užsakymas nr, sąskaita, sąskaita faktūra,
  sąskaita nr, sąskaitos faktūros numeris, pvm sąskaita, kvitas, kvito nr, operacijos numeris, operacijos kodas,
  mokėjimo paskirtis, nuorodos numeris, bilietas, bilietai, bilieto numeris, bilieto kodas, rezervacija,
  rezervacijos numeris, rezervacijos kod*, rezervacijos nr, skrydis, skrydžio numeris, skrydžio nr, traukinys,
  kambarys, siunta, siuntos numeris, siuntos nr, siuntos kod*, sekimo numeris, sekimo kod*, atsiėmimo kod*,
  paštomatas, paštomato, susitikimo id, susitikimo kodas, wifi slaptažodis, wi-fi slaptažodis, wi-fi, durų kodas,
  klaidos kod*, būsenos kodas, pradinis kodas, programinis kodas, šaltinio kodas, qr kod*, brūkšnin*,
  brūkšninis kodas, prekės kod*, produkto kod*, serijos numeris, serijinis numeris, licencijos raktas,
  valstybinis numeris, apklausa, tyrimas, loterija, telefonas, tel, tel., telefono numeris, mobilusis, faksas, sumą,
  iš viso, likutis, aukštas, gatvė, versija
expiry:
  galioja {n}, galios {n}, galiojimo laikas {n}, galiojimo laikas – {n}, nebegalios po {n}, baigsis po {n},
  baigs galioti po {n}, per {n}, po {n}, tik {n}, artimiausias {n}
past:
  prieš {n}
minutes:
  minutė, minutės, minučių, min
hours:
  valanda, valandos, valandų, valandas, val
days:
  diena, dienos, dienų, dienas, parą, paras
links:
  yra, yra:, –, jūsų, tavo, skirtas
"""#
        ),
        (
            "lv",
            #"""
# Latvian

codeNames:
  (kods, kodu, koda, kodi, pin) (
   apstiprināšanai, pieteikšanās, lai pieteiktos, verifikācijai, autentifikācijai, aktivizēšanai, autorizācijai)
  (parole, paroli) (verifikācijai)
  (apstiprinājuma, apstiprināšanas, verifikācijas, pārbaudes, drošības, piekļuves, pieteikšanās, ielogošanās,
   pieslēgšanās, autentifikācijas, autentificēšanas, autorizācijas, aktivizācijas, aktivizēšanas, aktivācijas,
   vienreizējais, vienreizējs, vienreizējo, vienreizēja, vienreizējā, vienreiz lietojamais, vienreiz lietojams,
   vienreizlietojams, vienreizlietojamais, pagaidu, atiestatīšanas, atjaunošanas, reģistrācijas, identifikācijas,
   divfaktoru, sms, sešciparu, 6 ciparu, četrciparu, ciparu, paroles atiestatīšanas, paroles atjaunošanas,
   paroles maiņas) (
   kods, kodu, koda, pin)
  (verifikācijas, vienreizējais, vienreizējs, vienreizējo, vienreizēja, vienreizējā, vienreiz lietojamais,
   vienreiz lietojams, vienreizlietojams, vienreizlietojamais, pagaidu, sms) (
   parole, paroli, paroles)
codeWords:
  kods, kodu, koda, jūsu kods, tavs kods, paroli, pin kods
intent:
  pieteikties, piesakieties, piesakies, pieteikšanās, pieslēgties, pieslēgšanās, ielogoties, ielogošanās,
  autorizēties, autorizācija, apstipriniet, apstiprini, apstiprināt, apstiprinātu, apstiprināšana, apstiprinājums,
  pārbaudiet, pārbaude, verificēt, verifikācija, verificētu, identitāti, identitātes, autentifikācija,
  autentifikācijas, divfaktoru, divpakāpju, divu faktoru, aktivizēt, aktivizējiet, aktivizēšana, atiestatīt,
  atiestatītu, atiestatīšana, atjaunot paroli, aizmirsāt paroli, aizmirsi paroli, jauna parole, jaunu paroli,
  mainīt paroli, reģistrācija, reģistrāciju, reģistrēties, reģistrējieties, izveidot kontu, konta izveide,
  jūsu konts, jūsu konta, jūsu kontam, savu kontu, tavs konts, tava konta, jauna ierīce, jaunas ierīces,
  nezināma ierīce, derīgs, derīga, ir derīgs, derīguma, beidzas, zaudēs spēku, vienreizēj*, ievadiet kodu,
  ievadiet šo kodu, ievadi kodu, ievadi šo kodu, ievadiet šādu kodu, izmantojiet kodu, izmantojiet šo kodu,
  izmanto šo kodu, lietojiet šo kodu, tālāk norādīto kodu, zemāk norādīto kodu, nekopīgojiet, neizpaudiet,
  nedalieties, neatklājiet, nevienam, nepieprasījāt, neesat pieprasījis, neesat pieprasījuši, neveicāt,
  tas nebijāt jūs, neesat jūs, ignorējiet
otherCodes:
  atlaižu kod*, atlaides kod*, akcijas kod*, promo kods, kupona kod*, kupons, dāvanu karte, dāvanu kartes,
  dāvanu kods, ielūguma kods, uzaicinājuma kods, pasta indekss, pasta indeksu, valsts kods, konta numurs,
  bankas konts, norēķinu konts, iban, kartes numurs, kas beidzas ar, reģistrācijas numurs, reģ. nr,
  reģistrācijas nr, pvn, pvn numurs, pvn reģ. nr, personas kods, personas kodu, klienta numurs, klienta nr,
  klienta kods, abonenta numurs, dalībnieka numurs, līguma numurs, līguma nr, līgums nr, polises numurs, polise,
  lietas numurs, lieta nr, pieteikuma numurs, pieteikuma nr, pasūtījums, pasūtījuma numurs, pasūtījuma nr,
  pasūtījums nr, rēķins, rēķina numurs, rēķina nr, rēķins nr, kvīts, čeks, darījuma numurs, darījuma id,
  maksājuma mērķis, atsauce, atsauces numurs, biļete, biļetes, biļetes numurs, rezervācija, rezervācijas numurs,
  rezervācijas kods, reiss, reisa numurs, lidojums, lidojuma numurs, vilciens, sūtījums, sūtījuma numurs,
  sūtījuma nr, sekošanas numurs, izsekošanas numurs, izsekošanas kods, pakas numurs, pakomāts, pakomāta,
  izņemšanas kods, saņemšanas kods, durvju kods, sapulces id, wifi parole, wi-fi parole, wi-fi, kļūdas kod*,
  statusa kods, pirmkods, avota kods, qr kod*, svītrkod*, svītru kods, preces kods, produkta kods, preces numurs,
  sērijas numurs, licences atslēga, aptauja, pētījums, loterija, tālrunis, tālruņa numurs, tālr, tel, mobilais,
  fakss, summu, atlikums, stāvs, versija
expiry:
  derīgs {n}, ir derīgs {n}, derīga {n}, spēkā {n}, derīguma termiņš {n}, derīguma termiņš beidzas pēc {n},
  beidzas pēc {n}, beigsies pēc {n}, pēc {n}, {n} laikā, nākamās {n}, tikai {n}
past:
  pirms {n}
minutes:
  minūte, minūtes, minūšu, minūtēm, min
hours:
  stunda, stundas, stundu, stundām, st
days:
  diena, dienas, dienu, dienām
links:
  ir, ir:, –, jūsu, tavs
"""#
        ),
        (
            "mk",
            #"""
# Macedonian

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
codeWords:
  код, кодот, вашиот код, твојот код, лозинка, лозинката, шифра
intent:
  најавите се, најавете се, најави се, најава, најавување, обид за најава, потврдете, потврди, потврда, проверка,
  верификација, верифицирајте, идентитет, идентитетот, автентикација, двофакторска, во два чекора, активирајте,
  активација, ресетирајте, ресетирање, заборавена лозинка, нова лозинка, промена на лозинка, регистрација,
  регистрирајте, креирање сметка, вашата сметка, вашиот профил, твојата сметка, нов уред, непознат уред, истекува,
  ќе истече, важи, валиден, еднократ*, внесете го кодот, внесете го овој код, внесете го следниот код,
  внеси го кодот, искористете го, користете го, употребете го, следниот код, не го споделувајте, не споделувајте,
  не го споделувај, со никого, никому, не сте побарале, не побаравте, не сте вие, не бевте вие, игнорирајте,
  занемарете
otherCodes:
  промо код, промотивен код, код за попуст, купон, подарок картичка, ваучер, поштенски број, поштенски код,
  повикувачки број, трансакциска сметка, број на сметка, број на картичка, завршува на, едб, ембс, ембг,
  даночен број, број на клиент, број на договор, број на полиса, број на предмет, број на барање, нарачка,
  нарачката, број на нарачка, фактура, број на фактура, сметка бр, трансакција, број на трансакција,
  референтен број, билет, резервација, број на резервација, код на резервација, лет, број на лет, седиште, соба,
  пратка, пратката, број на пратка, број за следење, код за следење, пакет, лозинка за wi-fi, код за грешка,
  код на грешка, грешка, изворен код, изворниот код, qr код, баркод, бар код, шифра на производ, сериски број,
  анкета, телефон, телефонски број, мобилен, факс, износ
expiry:
  важи {n}, важи уште {n}, валиден {n}, истекува за {n}, истекува по {n}, ќе истече за {n}, ќе истече по {n},
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
            "mr",
            #"""
# Marathi

codeNames:
  ओटीपी, 6 अंकी कोड, सहा अंकी कोड, अंकी कोड, एक वेळचा पासवर्ड
  (सत्यापन, पडताळणी, पुष्टीकरण, पुष्टीकरणाचा, व्हेरिफिकेशन, व्हेरिफिकेशनचा, सुरक्षा, लॉगिन, लॉग इन, साइन इन,
   प्रमाणीकरण, ऍक्सेस, अ\u{200D}ॅक्सेस, प्रवेश, सक्रियकरण, सक्रियन, एक-वेळ, एकवेळ, एकदा वापरण्याचा, वन टाइम,
   वन-टाइम, तात्पुरता, रीसेट, पासवर्ड रीसेट, नोंदणी, गुप्त, ओटीपी) (
   कोड*, पिन, संकेतांक)
  (एक-वेळ, एकवेळ, एकदा वापरण्याचा, वन टाइम, वन-टाइम, तात्पुरता, ओटीपी) (पासवर्ड*)
codeWords:
  कोड, कोडचा, आपला कोड, तुमचा कोड, तुमचा कोड आहे, पासवर्ड
intent:
  लॉगिन, लॉग इन, साइन इन, सत्यापित, सत्यापन, पडताळणी, पडताळण्यासाठी, पुष्टी करा, पुष्टी करण्यासाठी, ओळख, प्रमाणीकरण,
  द्वि-चरण, द्वि-घटक, टू-फॅक्टर, सक्रिय करा, सक्रिय करण्यासाठी, पासवर्ड रीसेट, रीसेट करण्यासाठी, पासवर्ड विसर*,
  नवीन पासवर्ड, पासवर्ड बदल*, नोंदणी, खाते तयार, तुमचे खाते, तुमच्या खात्या*, आपल्या खात्या*, आपले खाते,
  नवीन डिव्हाइस*, कालबाह्य, वैध आहे, वैध, कोड प्रविष्ट करा, कोड टाका, हा कोड, पुढील कोड, खालील कोड, कोड वापरा,
  शेअर करू नका, सामायिक करू नका, कोणाशीही, कोणालाही, विनंती केली नसेल, विनंती केली नाही, तुम्ही नसाल, दुर्लक्ष करा,
  दुर्लक्षित करा
otherCodes:
  प्रोमो कोड, कूपन, कूपन कोड, सवलत कोड, व्हाउचर, गिफ्ट कार्ड, रेफरल कोड, पिन कोड:, पोस्टल कोड, देश कोड,
  खाते क्रमांक, खाता क्रमांक, कार्ड क्रमांक, ग्राहक क्रमांक, पॉलिसी क्रमांक, तक्रार क्रमांक, केस क्रमांक, तिकीट,
  तिकीट क्रमांक, ऑर्डर, ऑर्डर क्रमांक, ऑर्डर आयडी, इनव्हॉइस, बीजक क्रमांक, बिल क्रमांक, पावती, पावती क्रमांक,
  व्यवहार आयडी, व्यवहार क्रमांक, संदर्भ क्रमांक, बुकिंग, बुकिंग क्रमांक, आरक्षण, पीएनआर, फ्लाइट, उड्डाण, सीट, खोली,
  ट्रॅकिंग क्रमांक, ट्रॅकिंग आयडी, पार्सल, मीटिंग आयडी, वाय-फाय पासवर्ड, त्रुटी कोड, एरर कोड, सोर्स कोड, स्रोत कोड,
  क्यूआर कोड, qr कोड, बारकोड, उत्पादन कोड, अनुक्रमांक, सर्वेक्षण, फोन, फोन नंबर, दूरध्वनी, मोबाइल क्रमांक,
  मोबाईल नंबर, फॅक्स, रक्कम, एकूण, शिल्लक, किंमत, रुपये, मजला, आवृत्ती
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
# Malay

codeNames:
  kod 6 digit, kod enam digit, no. tac, nombor tac, tac anda, kod untuk log masuk, kod otp anda, kod pengesahan anda
  (kod, pin) (
   pengesahan, pengesahihan, keselamatan, akses, log masuk, daftar masuk, kebenaran, pengaktifan, aktivasi,
   sekali guna, satu kali, guna sekali, sementara, tetapan semula, set semula, pemulihan, pendaftaran, otp, tac,
   sms, verifikasi)
  (kata laluan, kata kunci) (sekali guna, satu kali, guna sekali, sementara, otp, tac, sms, verifikasi)
  (nombor, no. pin) (pengesahan, pengesahihan, keselamatan, otp, verifikasi)
codeWords:
  kod, kod anda, kata laluan, kod pin
intent:
  log masuk, mendaftar masuk, daftar masuk, percubaan log masuk, sahkan, mengesahkan, pengesahan, disahkan,
  dua faktor, dua langkah, aktifkan, mengaktifkan, pengaktifan, tetapkan semula, menetapkan semula, set semula,
  lupa kata laluan, kata laluan baharu, kata laluan baru, tukar kata laluan, menukar kata laluan, pendaftaran,
  mendaftar, cipta akaun, mencipta akaun, buka akaun, akaun anda, peranti baharu, peranti baru, tamat tempoh,
  akan tamat, sah selama, sah untuk, sah sehingga, sekali guna, masukkan kod, masukkan kod ini,
  masukkan kod berikut, gunakan kod, gunakan kod ini, gunakan kod berikut, kod berikut, kod di bawah, jangan kongsi,
  jangan kongsikan, jangan dedahkan, jangan beritahu, dengan sesiapa, kepada sesiapa, tidak meminta, tidak membuat,
  bukan anda, sila abaikan, abaikan
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
            "nb",
            #"""
# Norwegian

codeNames:
  engangskode, eingongskode, engangspassord, eingongspassord, kode for engangsbruk, midlertidig kode,
  midlertidige kode, midlertidig passord, mellombels kode, sms-kode*, smskode*, e-postkode*, tofaktorkode,
  to-faktor-kode, 2fa-kode, totrinnskode, kode for å logge inn, kode for innlogging, kode for pålogging,
  kode for å bekrefte, 6-sifret kode, 6-sifrede koden, 6-sifra kode, sekssifret kode, sekssifrede koden,
  sekssifra kode, firesifret kode, firesifrede koden, sifret kode, sifrede koden, sifra kode, otp-kode, bankid-kode
  (bekreftelses, stadfestings, verifiserings, verifikasjons, godkjennings, sikkerhets, tryggleiks, tilgangs,
   innloggings, påloggings, logg inn-, login, engangs, eingongs, éngangs, autentiserings, autorisasjons,
   aktiverings, tilbakestillings, gjenopprettings, registrerings, identifiserings, kontroll, valideringskode,
   opplåsings)(
   kode*, koder, pin, pinkode, token)
  (verifiserings, verifikasjons, engangs, eingongs, éngangs)(passord*, nøkkel)
codeWords:
  kode, koden, koder, *kode, *koden, pinkode, pin-kode, passord, passordet, *passord, tallkode
intent:
  logg inn, logge inn, logger inn, logge på, logg på, innlogging, innlogginga, pålogging, påloggingsforsøk,
  innloggingsforsøk, bekreft, bekreft at, bekrefte, å bekrefte, bekrefta, stadfest, stadfeste, verifiser,
  verifisere, verifisering, identitet, identiteten, autentisering, godkjenn, godkjenne, tofaktor, to-faktor,
  totrinns, totrinnsbekreftelse, to-trinns, aktiver, aktivere, aktivering, tilbakestill, tilbakestille,
  tilbakestilling, glemt passord, gløymt passord, nytt passord, endre passord, bytte passord, registrer deg,
  registrere, registrering, opprett konto, opprette konto, opprette en konto, opprette kontoen, kontoen din,
  brukerkonto, ny enhet, ny eining, ukjent enhet, ukjend eining, utløper, går ut, er gyldig, gyldig i, gjelder i,
  gjeld i, gyldig til, bare én gang, skriv inn koden, skriv inn denne koden, skriv inn følgende kode,
  skriv inn følgjande kode, tast inn koden, oppgi koden, legg inn koden, bruk koden, bruk denne koden,
  bruk følgende kode, bruk følgjande kode, følgende kode, følgjande kode, koden nedenfor, ikke del, ikkje del,
  del aldri, aldri del, del ikke, ikke gi, ikkje gi, med noen, med andre, aldri be om, ikke bedt om, ikkje bede om,
  ikke har bedt, ikke ba om, ikke forsøkt, ikke selv, ikke var deg, ikkje var deg, ikke deg, se bort fra,
  sjå bort frå, ignorer, ignorere, for å fortsette, fullføre
otherCodes:
  rabattkode*, kampanjekode*, tilbudskode*, tilbodskode*, kupongkode*, kupong, verdikode*, gavekort*, gavekode*,
  gavekortkode*, verdikort, invitasjonskode*, vervekode*, bonuskode*, postnummer, postnr, landskode*, landkode*,
  retningsnummer, kontonummer, kontonr, kid-nummer, kid-nr, iban, bic, betalingsreferanse, kortnummer, slutter på,
  slutter med, ender på, mva, mva-nummer, organisasjonsnummer, org.nr, orgnr, org. nr, foretaksregisteret,
  fødselsnummer, personnummer, kundenummer, kundenr, kunde-id, medlemsnummer, medlemsnr, ansattnummer, polisenummer,
  avtalenummer, kontraktsnummer, saksnummer, saksnr, sak nr, skadenummer, journalnummer, ordre, ordrenummer,
  ordrenr, ordre-id, ordrebekreftelse, bestilling, bestillingsnummer, bestillingsnr, faktura, fakturanummer,
  fakturanr, kvittering, kvitteringsnummer, bilagsnummer, transaksjonsnummer, transaksjons-id, referanse,
  referansenummer, referansenr, referansekode*, booking, bookingnummer, bestillingskode*, bestillingsreferanse,
  reservasjon, reservasjonsnummer, reservasjonskode*, billett, billettnummer, billettkode*, flight, flynummer,
  tognummer, romnummer, pakke, pakkenummer, pakkenr, forsendelse, sendingsnummer, kollinummer, sporingsnummer,
  sporingskode*, sporing, hentekode*, henteseddel, utleveringskode*, møte-id, møtekode*, møtenummer, konferanse-id,
  innringingsnummer, wifi-passord, wi-fi-passord, wifi, nettverksnøkkel, dørkode*, feilkode*, feilmelding,
  statuskode*, returkode*, kildekode*, kjeldekode*, programkode*, qr-kode*, qr kode*, strekkode*, fargekode*,
  kleskode*, varenummer, varenr, artikkelnummer, produktkode*, produktnummer, produktnøkkel, lisensnøkkel,
  serienummer, modellnummer, deltakernummer, deltakerkode*, spørreundersøkelse, undersøkelse, loddnummer,
  startnummer, registreringsnummer, målernummer, målepunkt, måleravlesning, telefon, telefonnummer, tlf, tlf.nr,
  mobil, mobilnummer, sentralbord, fax, faks, faksnummer, beløp, versjonsnummer
expiry:
  gyldig i {n}, gyldig de neste {n}, gjelder i {n}, gjeld i {n}, utløper om {n}, utløper etter {n}, går ut om {n},
  går ut etter {n}, innen {n}, om {n}, etter {n}, i {n}, bare {n}, kun {n}, de neste {n}, neste {n}
past:
  {n} siden
minutes:
  minutt, minutter, minuttar, min
hours:
  time, timer, timar
days:
  dag, dager, dagar, døgn
links:
  er, er din, er ditt, lyder, som, for, til, blir
"""#
        ),
        (
            "nl",
            #"""
# Dutch

codeNames:
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
codeWords:
  code, codes, *code, pincode, wachtwoord, *wachtwoord, toegangscijfers, cijfercode
intent:
  inloggen, in te loggen, aanmelden, aan te melden, aanmelding, aanmeldpoging, inlogpoging, bevestig je,
  bevestig uw, bevestigen, te bevestigen, bevestiging van je, e-mailadres bevestigen, identiteit, verifiëren,
  verifieer, verificatie, authenticatie, tweestapsverificatie, tweefactorauthenticatie, twee-factor, tweefactor,
  in twee stappen, activeren, activeer, activatie, wachtwoord vergeten, wachtwoord opnieuw, wachtwoord te resetten,
  wachtwoord resetten, wachtwoord wijzigen, wachtwoord herstellen, opnieuw instellen, registreren, registratie,
  account aanmaken, account aan te maken, je account, uw account, nieuw apparaat, onbekend apparaat,
  nieuwe apparaat, verloopt, vervalt, is geldig, geldig tot, minuten geldig, blijft geldig, eenmalig,
  voer deze code in, voer de code in, voer de volgende code in, vul deze code in, vul de code in,
  vul de volgende code in, gebruik deze code, gebruik de code, gebruik de volgende code,
  gebruik de onderstaande code, onderstaande code, volgende code, code in te voeren, code invoeren, deel deze code,
  deel deze code nooit, met niemand, niet met anderen, met anderen delen, niemand anders, nooit om deze code,
  niet aangevraagd, niet zelf, niet geprobeerd, heb je dit niet, heeft u dit niet, geen aanvraag, was jij dit niet,
  negeren, negeer, nooit naar je, veilig te houden
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
  deelnemersnummer, deelnemerscode*, deelnamecode*, enquête, onderzoek, lotnummer, startnummer, kenteken,
  meternummer, meterstand, telefoon, telefoonnummer, tel, mobiel, mobiele nummer, doorkiesnummer, fax, faxnummer,
  bedrag, totaalbedrag, tegoed, straatnaam, versienummer
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
# Punjabi

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
# Polish

codeNames:
  jednorazowy kod, jednorazowego kodu, jednorazowym kodem, jednorazowe hasło, jednorazowe haslo,
  jednorazowego hasła, tymczasowy kod, tymczasowe hasło, kod sms, smskod, kod z sms, kod z sms-a, hasło sms,
  kod 6-cyfrowy, 6-cyfrowy kod, sześciocyfrowy kod, 6-cyfrowego kodu, sześciocyfrowego kodu, 4-cyfrowy kod,
  czterocyfrowy kod, kod do zalogowania, kod do weryfikacji, kod do potwierdzenia, kod do resetowania,
  kod do zmiany hasła, kod 2fa, kod otp, kod blik do, kod uwierzytelnienia dwuskładnikowego, kod 3d secure
  (kod, kodu, kodem, kody, pin, token) (
   weryfikacyjn*, weryfikacji, potwierdzając*, potwierdzenia, bezpieczeństwa, zabezpieczając*, dostępu, dostępow*,
   logowania, do logowania, uwierzytelniając*, uwierzytelniania, uwierzytelnienia, autoryzacyjn*, autoryzacji,
   autoryzując*, aktywacyjn*, aktywacji, aktywujący, jednorazow*, tymczasow*, resetowania, resetu, resetując*,
   odzyskiwania, rejestracyjn*, rejestracji, identyfikacyjn*, odblokowując*, dwuetapow*, dynamiczn*)
  (hasło, haslo, hasła, hasłem) (weryfikacyjn*, weryfikacji, jednorazow*, tymczasow*, dynamiczn*)
codeWords:
  kod, kodu, kodem, kody, twój kod, kod pin, pinu, hasło, haslo, hasłem
intent:
  zaloguj, zaloguj się, zalogować, zalogowania, logowanie, logowania, próba logowania, próbę logowania,
  potwierdź swój, potwierdź adres, potwierdzić adres, potwierdź, potwierdzić, potwierdzenia, weryfikacja,
  weryfikacji, weryfikację, weryfikować, zweryfikuj, zweryfikować, tożsamość, tożsamości, uwierzytelnić,
  uwierzytelnianie, uwierzytelniania, uwierzytelnienie, dwuskładnikow*, dwuetapow*, dwustopniow*, autoryzacja,
  autoryzacji, aktywuj, aktywować, aktywacja, aktywacji, zresetować, zresetuj, resetowanie, resetowania hasła,
  nie pamiętasz hasła, zapomniałeś hasła, nowe hasło, zmiana hasła, zmienić hasło, zmiany hasła, rejestracja,
  rejestracji, rejestrację, zarejestrować, założyć konto, utworzyć konto, utworzenia konta, tworzenie konta,
  twoje konto, twojego konta, twoim koncie, nowe urządzenie, nowego urządzenia, nieznane urządzenie,
  nieznanego urządzenia, wygasa, wygaśnie, straci ważność, ważny przez, jest ważny, ważność, jednorazow*, wpisz kod,
  wpisz ten kod, wpisz poniższy kod, wprowadź kod, wprowadź ten kod, wprowadź poniższy kod,
  wprowadź następujący kod, podaj kod, przepisz kod, użyj kodu, użyj tego kodu, użyj poniższego kodu,
  skorzystaj z kodu, poniższy kod, poniższego kodu, następujący kod, nie udostępniaj, nie podawaj, nie przekazuj,
  nie ujawniaj, nikomu, nigdy nie poprosimy, nigdy nie prosimy, nie prosiłeś, nie prosiłaś, nie inicjował*,
  nie zlecał*, to nie ty, to nie był*, nie próbował*, nie logował*, zignoruj, zignorować
otherCodes:
  kod promocyjn*, kodu promocyjn*, kod rabatow*, kodu rabatow*, kody rabatow*, kod zniżkow*, kuponu, kupon,
  kod kuponu, kod podarunkow*, karta podarunkowa, karty podarunkowej, bon podarunkowy, voucher, kod polecając*,
  kod polecenia, kod zaproszenia, kod pocztow*, kodu pocztow*, skrytka pocztowa, numer kierunkowy, kod kraju,
  kod swift, kod banku, iban, bic, numer konta, numer rachunku, nr konta, nr rachunku, rachunek bankowy,
  rachunku bankowego, numer karty, karty kończącej się, kończący się na, kończącej się, nip, regon, krs, pesel,
  numer klienta, nr klienta, kod klienta, id klienta, numer abonenta, numer polisy, nr polisy, polisa, numer umowy,
  nr umowy, umowa nr, numer sprawy, nr sprawy, sygnatura, numer szkody, numer zgłoszenia, zgłoszenie, zgłoszenie nr,
  nr zgłoszenia, numer zamówienia, nr zamówienia, zamówienie, zamówienia, zamówienie nr, kod zamówienia, faktura,
  faktury, faktura nr, numer faktury, nr faktury, paragonu, numer paragonu, potwierdzenie nr, numer transakcji,
  nr transakcji, id transakcji, kod transakcji, numer referencyjny, nr ref, referencje, tytuł przelewu, tytułem,
  bilet, biletu, numer biletu, kod biletu, rezerwacja, rezerwacji, numer rezerwacji, nr rezerwacji, kod rezerwacji,
  numer lotu, pociąg, wagon, numer przesyłki, nr przesyłki, przesyłka, przesyłki, numer śledzenia, kod śledzenia,
  list przewozowy, numer listu przewozowego, numer paczki, paczka, paczki, kod odbioru, kodu odbioru, kod nadania,
  paczkomat, paczkomacie, identyfikator spotkania, id spotkania, kod dostępu do spotkania, numer konferencji,
  hasło do wi-fi, hasło wi-fi, hasło wifi, wi-fi, kod do drzwi, kod do furtki, kod do domofonu, domofon, kod błędu,
  kodu błędu, komunikat błędu, kod stanu, kod wyjścia, kod powrotu, kod odpowiedzi, kod źródłow*, kodu źródłow*,
  kod qr, kodu qr, kod kreskow*, kody kreskow*, kod koloru, kodeks, kod produktu, kod towaru, kod artykułu,
  klucz produktu, klucz licencyjny, numer seryjny, nr seryjny, numer modelu, numer rejestracyjny, nr rejestracyjny,
  numer uczestnika, kod uczestnika, ankieta, badanie, loteria, licznik, numer licznika, telefon, tel, tel.,
  numer telefonu, nr telefonu, numeru telefonu, komórka, infolinia, faks, fax, kwota, kwotę, kwoty, numer wersji,
  numer wniosku
expiry:
  ważny przez {n}, ważne przez {n}, ważny jest przez {n}, ważny {n}, wygasa za {n}, wygaśnie za {n}, wygasa po {n},
  wygaśnie po {n}, wygasa w ciągu {n}, wygaśnie w ciągu {n}, straci ważność za {n}, straci ważność po {n},
  traci ważność po {n}, w ciągu {n}, w ciągu najbliższych {n}, przez {n}, przez najbliższe {n}, za {n}, po {n},
  tylko {n}, aktywny przez {n}, termin ważności {n}, najbliższe {n}
past:
  {n} temu
minutes:
  minuta, minuty, minut, minutę, minutach, min
hours:
  godzina, godziny, godzin, godzinę, godz
days:
  dzień, dni, dnia, doba, doby
links:
  to, to:, jest, do, dla, jako, brzmi
"""#
        ),
        (
            "pt",
            #"""
# Portuguese

codeNames:
  código otp, código sms, código de 6 dígitos, código de seis dígitos, código de 4 dígitos,
  código de quatro dígitos, código de 5 dígitos, código de 8 dígitos, código para entrar,
  código para iniciar sessão, código para acessar, código para confirmar, código para verificar,
  código enviado por sms, código secreto, código pessoal, código de conta, código de dispositivo, código 2fa,
  código token, código para redefinir, código para repor, código de reposição, código multibanco, código 3d secure,
  código de pagamento
  (código, codigo, códigos, pin, token) (
   de verificação, de confirmação, de segurança, de acesso, de autenticação, de autorização, de ativação,
   de activação, de login, de início de sessão, de identificação, de validação, de redefinição, de recuperação,
   de desbloqueio, de uso único, de utilização única, temporário, temporária, provisório, provisória, único, única,
   descartável, dinâmica, dinâmico, de cadastro, de registo, de registro, de dois fatores, de entrada)
  (senha, chave, palavra-passe, palavra passe) (
   de verificação, de uso único, de utilização única, temporário, temporária, provisório, provisória, único, única,
   descartável, dinâmica, dinâmico)
  (número) (de verificação, de confirmação, de segurança)
codeWords:
  código, códigos, senha, palavra-passe, código de pagamento, palavra passe, código pin, o código, seu código,
  teu código
intent:
  entrar na sua conta, entrar na conta, fazer login, faça login, faz login, iniciar sessão, inicie sessão,
  inicia sessão, início de sessão, tentativa de login, acessar sua conta, aceder à sua conta, aceder à conta,
  acesso à sua conta, confirmar seu, confirmar o seu, confirme seu, confirme o seu, confirme a sua, confirme sua,
  confirma o teu, confirmar que, confirmar sua, confirmar a sua, verificar seu, verificar o seu, verificar a sua,
  verificar sua, verifique seu, verifique o seu, verifique sua, verificar que, verificar se, verificação,
  validar o seu, validar seu, valide o seu, sua identidade, tua identidade, identidade, é você, foi você,
  autenticar, autenticação, dois fatores, duas etapas, em dois passos, dois passos, ativar sua, ativar a sua,
  ative sua, ative a sua, ativação, activação, redefinir, redefina, redefinição, repor a palavra-passe, repor a sua,
  reposição, recuperar sua, recuperar a sua, recuperação, esqueceu sua, esqueceu a sua, nova senha,
  nova palavra-passe, alterar sua senha, alterar a sua, trocar a senha, cadastrar, cadastro, registar, registrar-se,
  criar sua conta, criar a sua conta, criar uma conta, concluir o cadastro, concluir seu cadastro,
  concluir o registo, sua conta, tua conta, novo dispositivo, dispositivo desconhecido, dispositivo confiável,
  dispositivo de confiança, expira, expirará, é válido, válido por, válida por, válido durante, válido até,
  uso único, digite este código, digite o código, digite o seguinte código, insira este código, insira o código,
  insira o seguinte código, introduza este código, introduza o código, introduza o seguinte código,
  informe o código, informe este código, escreva o código, use este código, use o código, use o seguinte código,
  usa este código, utilize este código, utilize o código, utilize o seguinte código, utiliza este código,
  seguinte código, código a seguir, código abaixo, código seguinte, não compartilhe, não compartilhar,
  nunca compartilhe, não partilhe, não partilhes, nunca partilhe, não divulgue, não informe, não forneça,
  não encaminhe, com ninguém, a ninguém, nunca pedir, nunca pediremos, nunca solicitar, nunca lhe pedir,
  não solicitou, não pediu, não fez esta, não fez essa, não realizou, não tentou, não foi você, não foste tu,
  não reconhece, ignore este, ignore esta, ignorar este, ignorar esta, pode ignorar, desconsidere, desconsiderar
otherCodes:
  código promocional, código de promoção, código de desconto, código desconto, cupom, cupons, código do cupom,
  cupom de desconto, cupão, código de cupão, código de oferta, vale-presente, vale presente, cartão-presente,
  cartão presente, cartão-oferta, código-presente, código de presente, vale de desconto, código de convite,
  código de indicação, código de referência, código de resgate, código postal, cep, caixa postal, código do país,
  código de área, ddd, indicativo, código do banco, agência, conta corrente, código swift, nib, iban, bic,
  número da conta, conta bancária, chave pix, pix, linha digitável, código de barras, nosso número, boleto,
  número do boleto, referência multibanco, cartão terminado, cartão com final, final do cartão, terminado em,
  terminada em, com final, termina em, número do cartão, cnpj, cpf, nif, contribuinte, nº de contribuinte,
  inscrição estadual, atcud, número de cliente, número do cliente, nº de cliente, código do cliente,
  código de cliente, id do cliente, número de sócio, matrícula, número de matrícula, número do contrato,
  número de contrato, apólice, número da apólice, processo nº, número do processo, protocolo, número de protocolo,
  nº de protocolo, protocolo de atendimento, número do chamado, pedido, número do pedido, nº do pedido, pedido nº,
  pedido n.º, número de pedido, código do pedido, encomenda, número da encomenda, número de encomenda,
  ordem de compra, ordem de serviço, número da compra, factura, número da fatura, fatura n.º, nº da fatura,
  nota fiscal, nf-e, nfe, chave de acesso da nf, recibo, número do recibo, comprovante, número da transação,
  id da transação, código da transação, código de transação, número de autorização, referência,
  número de referência, referência de pagamento, ref., ticket, número do ticket, bilhete, número do bilhete,
  ingresso, ingressos, reserva, número da reserva, número de reserva, código de reserva, código da reserva,
  localizador, código localizador, voo, número do voo, comboio, assento, portão, código de rastreio,
  código de rastreamento, número de rastreio, número de rastreamento, rastreamento, rastreio, envio,
  número de envio, pacote, código de retirada, código de recolha, código de levantamento, código de entrega,
  código do objeto, id da reunião, código de acesso da reunião, senha da reunião, palavra-passe da reunião,
  número da reunião, senha do wi-fi, senha do wifi, senha wifi, palavra-passe do wi-fi, wi-fi, código da porta,
  código de erro, código do erro, código de status, código de estado, código de resposta, código de saída,
  código de retorno, mensagem de erro, código fonte, código-fonte, código aberto, código qr, qr code,
  código de cores, código de vestimenta, código de conduta, código civil, código penal, código do produto,
  código de produto, código do artigo, referência do produto, chave de produto, chave do produto, chave de licença,
  número de licença, número de série, número do modelo, número de participante, código de participação, pesquisa,
  inquérito, estudo, sorteio, número da sorte, contador, telefone, tel, tel., número de telefone, celular,
  telemóvel, número de telemóvel, fax, extensão, número da versão
expiry:
  válido por {n}, válida por {n}, válido durante {n}, válida durante {n}, expira em {n}, expirará em {n},
  expira após {n}, vence em {n}, durante {n}, dentro de {n}, em {n}, em até {n}, nos próximos {n}, próximos {n},
  próximas {n}, por {n}, após {n}, validade de {n}, no prazo de {n}, apenas {n}
past:
  faz {n}, {n} atrás
minutes:
  minuto, minutos, min, mins
hours:
  hora, horas
days:
  dia, dias
links:
  é, é o, é a, é o seguinte, para, como, de, são
"""#
        ),
        (
            "ro",
            #"""
# Romanian

codeNames:
  cod numeric de verificare, cod din 6 cifre, codul din 6 cifre, cod format din 6 cifre, cod din 4 cifre,
  codul din 4 cifre, cod pentru autentificare, cod pentru conectare, cod primit prin sms, cod 2fa, cod 3d secure,
  codul primit prin sms
  (cod, codul, codului, coduri, pin, codul tău, codul dvs, codul dumneavoastră) (
   de verificare, de confirmare, de securitate, de acces, de autentificare, de autorizare, de activare,
   de conectare, de identificare, de validare, de resetare, de recuperare, de deblocare, de unică folosință,
   de unica folosinta, unic, unică, temporar, temporară, de logare, de înregistrare, de siguranță, de login, sms,
   otp)
  (parolă, parola) (de verificare, de unică folosință, de unica folosinta, unic, unică, temporar, temporară, sms, otp)
  (număr, numărul) (de verificare, de confirmare, de securitate, de siguranță, otp)
codeWords:
  codul, codul tău, codul dvs, codul dumneavoastră, codul este, codul de mai jos, cod unic, cod pin, parola ta
intent:
  autentificare, autentificarea, autentifica, autentificați-vă, conectare, conectarea, conectați-vă, conectează-te,
  te conecta, logare, confirmă adresa, confirmați adresa, confirmarea adresei, confirmă contul,
  confirma identitatea, confirmați, verificare, verifică adresa, verificați adresa, verifica identitatea,
  verificarea, validare, validarea, identitatea, identității, doi factori, doi pași, în doi pași, activa contul,
  activare, activarea, activează, resetare, resetarea, reseta parola, resetați parola, resetezi parola,
  parola uitată, ai uitat parola, parolă nouă, schimba parola, înregistrare, înregistrarea, crearea contului,
  crea contul, contul tău, contul dvs, contului tău, contului dvs, contul dumneavoastră, dispozitiv nou,
  dispozitiv necunoscut, expiră, expira în, este valabil, valabil timp, valabilă, valabil pentru, valabil până,
  o singură dată, unică folosință, introdu codul, introduceți codul, introdu acest cod, introduceți acest cod,
  introdu următorul cod, introduceți următorul cod, introducerea codului, folosește codul, folosiți codul,
  folosește acest cod, folosiți acest cod, folosește următorul cod, folosiți următorul cod, utilizați codul,
  utilizați acest cod, utilizați următorul cod, utilizează codul, utilizează acest cod, următorul cod,
  codul următor, nu împărtăși, nu împărtășiți, nu distribui, nu distribuiți, nu comunica, nu comunicați, nu divulga,
  nu divulgați, nu da acest, nu trimite, nimănui, cu nimeni, nu ai solicitat, nu ați solicitat, nu ai cerut,
  nu ați cerut, nu ai inițiat, nu ați inițiat, nu ai încercat, nu ați fost dvs, nu ai fost tu, ignoră acest,
  ignorați acest, poți ignora, puteți ignora, ignoră mesajul
otherCodes:
  cod promoțional, codul promoțional, cod de reducere, codul de reducere, cod reducere, cod de discount,
  cod voucher, voucher, voucherul, cupon, cuponul, cod cupon, card cadou, cod cadou, cod de invitație,
  cod de recomandare, cod poștal, codul poștal, căsuța poștală, cod de țară, cont bancar, iban, bic, swift,
  cod swift, număr de cont, numărul cardului, card care se termină, se termină în, se termină cu, terminat în, cui,
  cod fiscal, codul fiscal, cod unic de înregistrare, cod de înregistrare fiscală, cnp, cod numeric personal,
  registrul comerțului, nr. reg. com, cod caen, cod client, codul client, codul de client, număr client,
  numărul de client, cod de client, cod abonat, cod loc consum, cod eneltel, număr contract, numărul contractului,
  nr. contract, contract nr, poliță, număr dosar, dosar, număr de înregistrare, comandă, numărul comenzii,
  număr comandă, nr. comandă, comanda nr, comenzii, cod comandă, factură, numărul facturii, număr factură,
  factura nr, nr. factură, factura fiscală, chitanță, bon fiscal, tranzacție, număr tranzacție, id tranzacție,
  cod tranzacție, referință, număr de referință, nr. referință, cod de referință, tichet, tichetul, număr tichet,
  sesizare, bilet, biletul, bilete, cod bilet, rezervare, rezervarea, număr rezervare, numărul rezervării,
  cod rezervare, cod de rezervare, codul de rezervare, codul rezervării, zbor, zborul, număr zbor, awb, nr. awb,
  număr awb, cod de urmărire, număr de urmărire, numărul de urmărire, expediere, colet, coletul, cod ridicare,
  cod de ridicare, codul de ridicare, cod de livrare, easybox, id ședință, id-ul întâlnirii, cod întâlnire,
  parolă wifi, parola wi-fi, wifi, cod interfon, cod de eroare, codul de eroare, cod eroare, mesaj de eroare,
  cod de stare, cod sursă, codul sursă, cod qr, codul qr, cod de bare, codul de bare, codul rutier, codul civil,
  codul muncii, cod produs, codul produsului, cod articol, cheie de licență, număr de serie, număr de înmatriculare,
  număr participant, cod participant, sondaj, chestionar, telefon, tel, tel., număr de telefon, numărul de telefon,
  mobil, fax, sumă, etaj
expiry:
  valabil timp de {n}, valabil pentru {n}, valabil {n}, valabilă {n}, valabilă timp de {n}, expiră în {n},
  va expira în {n}, expiră după {n}, expiră peste {n}, în {n}, în următoarele {n}, în termen de {n}, timp de {n},
  pentru {n}, în maximum {n}, următoarele {n}, doar {n}
past:
  acum {n}
minutes:
  minut, minute, de minute, min
hours:
  oră, ore, de ore
days:
  zi, zile, de zile
links:
  este, este:, e, pentru, ca, de
"""#
        ),
        (
            "ru",
            #"""
# Russian

codeNames:
  проверочный код, проверочного кода, проверочным кодом, одноразовый код, одноразового кода, одноразовым кодом,
  одноразовый пароль, одноразового пароля, одноразовые пароли, временный код, временный пароль, временного пароля,
  секретный код, секретного кода, код-пароль, смс-код*, sms-код*, смс код, sms код, код смс, код sms,
  шестизначный код, 6-значный код, шестизначного кода, четырёхзначный код, 4-значный код, значный код,
  кодовое число, otp-код, 2fa-код, код 2fa, код двухфакторной аутентификации, код подтверждения, контрольный код,
  динамический код, код приглашения для входа, защитный код, код-подтверждение, верификационный код,
  авторизационный код, активационный код, код push
  (код, кода, кодом, коды, коде, пин-код, пин-кода, пин, токен) (
   подтвержден*, для подтвержден*, проверки, для проверки, проверочн*, верификации, для верификации, безопасности,
   доступа, для доступа, входа, для входа, для входа в, авторизации, для авторизации, аутентификации,
   для аутентификации, двухфакторной, активации, для активации, для восстановления, восстановления, для сброса,
   сброса, регистрации, для регистрации, идентификации, для идентификации, для смены, разблокировки, для привязки,
   защиты, одноразов*, из смс, из sms, из письма, для авторизац*, двухэтапной)
  (пароль, пароля, паролем, ключ) (одноразов*, из смс, из sms)
  (проверочн, одноразов, временн, секретн, защитн, верификационн, авторизационн, активационн) (
   ый код*, ого кода, ым кодом, ый пароль, ого пароля, ым паролем, ый пин*, ые коды)
codeWords:
  эти цифры, цифры, код, кода, кодом, коды, ваш код, твой код, пин-код, пинкод, пароль, пароля, паролем
intent:
  войти, войдите, вход в, входа, входа в, для входа, вход, авторизац*, авторизоваться, авторизуйтесь, попытка входа,
  попытке входа, подтвердить, подтвердите, подтверди, подтверждения, подтверждение, подтверждаете, проверка,
  проверки, проверить, верификация, верификации, личность, личности, что это вы, что это действительно вы,
  аутентификация, аутентификации, двухфакторн*, двухэтапн*, двухшагов*, активировать, активируйте, активация,
  активации, сбросить, сброс пароля, сброса пароля, восстановление пароля, восстановления пароля,
  восстановление доступа, восстановить пароль, восстановить доступ, забыли пароль, новый пароль, смена пароля,
  сменить пароль, смены пароля, изменить пароль, изменения пароля, регистрация, регистрации, регистрацию,
  зарегистрироваться, зарегистрировать*, создание учётной записи, создания аккаунта, создать аккаунт,
  вашего аккаунта, ваш аккаунт, вашему аккаунту, вашей учётной записи, вашу учётную запись, учётной записи,
  личный кабинет, личного кабинета, новое устройство, нового устройства, неизвестное устройство,
  неизвестного устройства, истекает, истечёт, действителен, действителен в течение, действует, срок действия,
  одноразов*, никому, никому его, не сообщайте, не говорите, не передавайте, не показывайте, не делитесь,
  никогда не сообщайте, никогда не запрашива*, сотрудники банка, введите код, введите этот код, введите его,
  введите следующий код, введи код, введите проверочный, введите указанный, укажите код, используйте код,
  используйте этот код, используйте следующий код, используй код, воспользуйтесь кодом, следующий код, код ниже,
  не запрашивали, не запрашивал, не отправляли, не делали, не совершали, не пытались, не вы, не регистрировались,
  это были не вы, проигнорируйте, игнорируйте, просто проигнорируйте, не обращайте внимания
otherCodes:
  промокод*, промо-код*, промо код, код купона, купон, купона, купоны, код скидки, код на скидку, скидочный код,
  подарочный код, подарочная карта, подарочный сертификат, подарочной карты, сертификат, ваучер, реферальный код,
  код приглашения, пригласительный код, почтовый индекс, индекс, телефонный код, код города, код страны,
  код региона, номер счёта, расчётный счёт, р/с, к/с, счёт №, счёт на оплату, бик, инн, кпп, огрн, огрнип, окпо,
  октмо, кбк, снилс, уин, swift, iban, номер карты, карта заканчивается, оканчивающ*, лицевой счёт,
  номер лицевого счёта, л/с, номер клиента, код клиента, id клиента, клиентский номер, номер участника,
  табельный номер, номер договора, договор №, договор, номер полиса, полис, номер дела, номер обращения,
  обращение №, обращение, обращения, номер заявки, заявка №, заявка, заявки, тикет, заказ, заказа, заказу, заказ №,
  номер заказа, № заказа, заказ-наряд, код заказа, номер накладной, накладная, квитанция, чек №, номер чека, фпд,
  номер транзакции, транзакция, id транзакции, код транзакции, номер операции, код операции,
  код авторизации операции, референс, номер для справки, билет, билета, билеты, номер билета, бронь, бронирование,
  бронирования, номер бронирования, код бронирования, номер брони, код брони, рейс, рейса, номер рейса, поезд,
  поезда, номер отправления, отправление, отправления, трек-номер, трек-код, трек номер, трекинг,
  номер отслеживания, код отслеживания, посылка, посылки, посылку, номер посылки, код получения, код для получения,
  код выдачи, код для выдачи, код для получения заказа, постамат, пункт выдачи, идентификатор конференции,
  id конференции, идентификатор собрания, код доступа к конференции, код конференции, пароль от wi-fi, пароль wi-fi,
  пароль от вайфая, wi-fi, код домофона, домофон, код ошибки, кода ошибки, ошибка, код состояния, код возврата,
  код завершения, код ответа, исходный код, исходного кода, исходном коде, исходники, qr-код*, qr код, штрих-код*,
  штрихкод*, код цвета, дресс-код, код товара, артикул, код продукта, код изделия, ключ продукта, лицензионный ключ,
  ключ лицензии, номер лицензии, серийный номер, номер модели, госномер, регистрационный номер, код участника,
  опрос, анкета, исследование, лотерея, розыгрыш, счётчик, показания, телефон, номер телефона, номера телефона,
  мобильный, горячая линия, добавочный, доб, факс, сумма, сумму, суммы, итого, баланс, остаток, стоимость
expiry:
  действителен в течение {n}, действителен {n}, действует {n}, действует в течение {n}, действительна {n},
  действителен еще {n}, истекает через {n}, истечёт через {n}, истекает в течение {n}, в течение {n},
  в течение следующих {n}, в течение ближайших {n}, через {n}, на {n}, срок действия {n}, срок действия кода {n},
  срок действия кода — {n}, срок действия: {n}, следующие {n}, ближайшие {n}, только {n}, активен {n},
  активен в течение {n}, доступен {n}
past:
  {n} назад
minutes:
  минута, минуты, минут, минуту, мин
hours:
  час, часа, часов, ч
days:
  день, дня, дней, сутки, суток
links:
  для, как, это, ваш, —, в, на
"""#
        ),
        (
            "sk",
            #"""
# Slovak

codeNames:
  jednorazový kód, jednorazového kódu, jednorazovým kódom, jednorazové heslo, jednorazového hesla, dočasný kód,
  dočasné heslo, overovací kód, overovacieho kódu, overovacím kódom, potvrdzovací kód, potvrdzovacieho kódu,
  potvrdzujúci kód, bezpečnostný kód, bezpečnostného kódu, prihlasovací kód, prihlasovacieho kódu, prístupový kód,
  prístupového kódu, autorizačný kód, autentifikačný kód, aktivačný kód, aktivačného kódu, verifikačný kód,
  registračný kód, sms kód, sms kódu, 6-miestny kód, 6-miestneho kódu, šesťmiestny kód, štvormiestny kód,
  miestny kód, miestneho kódu, otp kód
  (kód, kódu, kódom, kódy, pin, token) (
   overovací*, overenia, na overenie, potvrdzovací*, potvrdzujúci, potvrdenia, na potvrdenie, bezpečnostn*,
   zabezpečenia, prístupov*, prihlasovací*, prihlásenia, na prihlásenie, autentifikačn*, autorizačn*, aktivačn*,
   jednorazov*, dočasn*, obnovenia, na obnovenie, na obnovu, na reset, registračn*, identifikačn*, verifikačn*,
   odblokovací)
  (heslo, hesla) (overovací*, jednorazov*, dočasn*, verifikačn*)
codeWords:
  kód, kódu, kódom, kódy, váš kód, tvoj kód, heslo, hesla
intent:
  prihlásiť, prihláste sa, prihlás sa, prihlásenie, prihlásenia, prihlasovanie, pokus o prihlásenie, potvrdiť,
  potvrďte, potvrď, potvrdenie, overiť, overte, overenie, overenia, totožnosť, identitu, dvojfaktorov*,
  dvojstupňov*, dvojkrokov*, autorizácia, autorizáciu, aktivovať, aktivujte, aktivácia, obnoviť heslo,
  obnovenie hesla, obnova hesla, zabudnuté heslo, zabudli ste heslo, nové heslo, zmena hesla, zmeniť heslo,
  registrácia, registrácie, registráciu, zaregistrovať, vytvorenie účtu, vytvoriť účet, váš účet, vášho účtu,
  vášmu účtu, tvoj účet, nové zariadenie, nového zariadenia, neznáme zariadenie, vyprší, uplynie, platnosť,
  je platný, platný, jednorazov*, zadajte kód, zadajte tento kód, zadajte nasledujúci kód, zadaj kód,
  zadaj tento kód, zadaním kódu, vložte kód, použite kód, použite tento kód, použite nasledujúci kód,
  použi tento kód, nasledujúci kód, nižšie uvedený kód, nezdieľajte, nezdieľaj, neposkytujte, neprezrádzajte,
  neoznamujte, s nikým, nikomu, nežiadali, nepožiadali, nevyžiadali, nepokúšali, neboli ste to vy, ste to neboli vy,
  ignorujte, ignoruj
otherCodes:
  zľavový kód, zľavového kódu, zľavové kódy, zľavový kupón, kupón, promo kód, akciový kód, darčekový kód,
  darčeková karta, darčekový poukaz, poukaz, poukážka, voucher, pozývací kód, psč, poštové smerovacie číslo,
  predvoľba, kód krajiny, kód banky, číslo účtu, č. účtu, variabilný symbol, konštantný symbol, špecifický symbol,
  iban, bic, číslo karty, končiaca na, končiacou na, ičo, dič, ič dph, rodné číslo, zákaznícke číslo,
  číslo zákazníka, kód zákazníka, klientske číslo, členské číslo, osobné číslo, číslo zmluvy, zmluva č,
  číslo poistky, číslo konania, spisová značka, číslo prípadu, číslo požiadavky, číslo hlásenia, objednávka,
  objednávky, objednávku, číslo objednávky, objednávka č, kód objednávky, faktúra, faktúry, číslo faktúry,
  faktúra č, doklad, číslo dokladu, účtenka, transakcia, číslo transakcie, kód transakcie, referenčné číslo,
  referenčný kód, lístok, lístky, vstupenka, vstupenky, číslo lístka, rezervácia, rezervácie, číslo rezervácie,
  kód rezervácie, rezervačný kód, číslo letu, sedadlo, zásielka, zásielky, zásielku, číslo zásielky,
  sledovacie číslo, podacie číslo, balík, balíka, číslo balíka, kód na vyzdvihnutie, výdajné miesto, id schôdze,
  id stretnutia, kód stretnutia, heslo k wi-fi, heslo na wi-fi, wi-fi, chybový kód, kód chyby, stavový kód,
  návratový kód, zdrojový kód, zdrojového kódu, qr kód, qr kódu, čiarový kód, čiarového kódu, farebný kód,
  kód produktu, kód tovaru, produktový kľúč, licenčný kľúč, sériové číslo, výrobné číslo, evč, číslo účastníka,
  dotazník, prieskum, súťaž, elektromer, odberné miesto, telefón, tel, tel., telefónne číslo, mobil, infolinka, fax,
  zostatok, číslo verzie
expiry:
  platný {n}, platí {n}, platnosť {n}, platí po dobu {n}, platný po dobu {n}, vyprší o {n}, vyprší za {n},
  vyprší po {n}, uplynie o {n}, uplynie po {n}, do {n}, počas {n}, počas nasledujúcich {n}, v priebehu {n},
  nasledujúcich {n}, najbližších {n}, iba {n}, len {n}, po dobu {n}, o {n}, po {n}
past:
  pred {n}
minutes:
  minúta, minúty, minút, minútu, min
hours:
  hodina, hodiny, hodín, hodinu, hod
days:
  deň, dni
links:
  je, znie, pre, na, je:, ako
"""#
        ),
        (
            "sl",
            #"""
# Slovenian

codeNames:
  varnostni pin, enkratnega gesla, enkratni pin
  (koda, kode, kodo, kodi, koda pin, pin, žeton) (
   za preverjanje, za preverjanje pristnosti, za potrditev, za potrjevanje, za prijavo, za dostop, za overitev,
   za overjanje, za aktivacijo, za ponastavitev, za registracijo, za enkratno uporabo, za verifikacijo, za varnost,
   za obnovitev)
  (geslo, gesla, gesli) (za enkratno uporabo, za verifikacijo)
  (številka) (za preverjanje, za preverjanje pristnosti, za verifikacijo, za varnost)
  (potrditven*, potrditvena, potrditveno, potrditvene, verifikacijska, verifikacijsko, verifikacijske, preveritvena,
   preveritveno, varnostna, varnostno, varnostne, dostopna, dostopno, prijavna, prijavno, prijavne, enkratna,
   enkratno, enkratne, začasna, začasno, začasne, aktivacijska, aktivacijsko, avtorizacijska, avtorizacijsko,
   overitvena, overitveno, avtentikacijska, registracijska, sms, 6-mestna, 6-mestno, šestmestna, šestmestno,
   štirimestna, štirimestno, mestna, mestno) (
   koda, kodo, kode, pin)
  (verifikacijska, verifikacijsko, verifikacijske, enkratna, enkratno, enkratne, začasna, začasno, začasne, sms) (
   geslo)
codeWords:
  koda, kodo, kode, vaša koda, geslo, gesla, gesli
intent:
  prijava, prijavo, prijavite se, prijaviti, prijave, poskus prijave, potrdite, potrditi, potrditev, potrdi,
  potrditve, preverite, preveriti, preverjanje, preverjanja, verifikacija, identiteto, istovetnost, dvofaktorsk*,
  dvostopenjsk*, avtentikacija, avtentikacije, overitev, aktivirajte, aktivirati, aktivacija, aktivacijo,
  ponastavite, ponastaviti, ponastavitev, pozabljeno geslo, novo geslo, sprememba gesla, spremeniti geslo,
  registracija, registracijo, registracije, ustvariti račun, ustvarjanje računa, vaš račun, vašega računa,
  vašem računu, nova naprava, nove naprave, neznana naprava, poteče, potekla, velja, veljavna, veljavno, veljavnost,
  enkratn*, vnesite kodo, vnesite to kodo, vnesite naslednjo kodo, vnesi kodo, vpišite kodo, uporabite kodo,
  uporabite to kodo, uporabite naslednjo kodo, uporabi kodo, naslednjo kodo, spodnjo kodo, ne delite, ne deli,
  ne posredujte, ne razkrivajte, z nikomer, nikomur, niste zahtevali, niste zaprosili, niste poskušali,
  niste bili vi, prezrite, ignorirajte, zanemarite
otherCodes:
  promocijska koda, promocijsko kodo, koda za popust, kodo za popust, kode za popust, kuponska koda, kupon,
  darilni bon, darilna kartica, darilna koda, vavčer, poštna številka, poštno številko, klicna koda, koda države,
  številka računa, trr, iban, bic, sklic, referenca, številka kartice, se konča na, davčna številka, id za ddv,
  matična številka, emšo, številka stranke, šifra stranke, šifra kupca, številka člana, članska številka,
  številka pogodbe, številka police, številka zadeve, številka primera, številka zahtevka, naročilo, naročila,
  številka naročila, naročilo št, št. naročila, račun št, št. računa, predračun, potrdilo, številka transakcije,
  id transakcije, referenčna številka, vozovnica, vstopnica, vstopnice, številka vozovnice, rezervacija,
  rezervacije, številka rezervacije, koda rezervacije, številka leta, pošiljka, pošiljke, številka pošiljke,
  sledilna številka, koda za sledenje, številka za sledenje, paketa, številka paketa, koda za prevzem,
  kodo za prevzem, paketomat, id sestanka, koda sestanka, geslo za wi-fi, geslo za wifi, wi-fi, koda napake,
  kode napake, koda stanja, izvorna koda, izvorno kodo, izvorne kode, koda qr, qr koda, qr kodo, kodo qr,
  črtna koda, črtno kodo, šifra izdelka, koda izdelka, ključ izdelka, licenčni ključ, serijska številka,
  registrska številka, anketa, raziskava, telefon, tel, telefonska številka, telefonsko številko, gsm,
  mobilna številka, faks, znesek, znesku, skupaj, nadstropje, različica
expiry:
  velja {n}, veljavna {n}, veljavna še {n}, veljavno {n}, velja še {n}, velja samo {n}, poteče čez {n},
  poteče v {n}, poteče po {n}, bo potekla čez {n}, bo potekla v {n}, v {n}, v naslednjih {n}, naslednjih {n},
  čez {n}, v roku {n}, znotraj {n}, samo {n}
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
# Albanian

codeNames:
  kodi juaj i verifikimit, kodi yt i verifikimit, kodi juaj i konfirmimit, kodi juaj i sigurisë, kodi 6-shifror,
  kod 6-shifror, kodi gjashtëshifror, kodin 6-shifror, shifror
  (kodi, kod, kodin, kodit, pin) (
   i verifikimit, të verifikimit, verifikimi, i konfirmimit, të konfirmimit, konfirmimi, i sigurisë, të sigurisë,
   sigurie, i hyrjes, i qasjes, i aksesit, të aksesit, aksesi, i autentifikimit, i vërtetimit, vërtetimi,
   i autorizimit, i aktivizimit, aktivizimi, njëpërdorimësh, një përdorimësh, njëpërdorimshëm, i njëhershëm,
   një herë, i përkohshëm, të përkohshëm, i rivendosjes, i rikuperimit, i identifikimit, identifikimi,
   i regjistrimit, për hyrje, për verifikim, për konfirmim, për t'u identifikuar, i hyrjes në llogari, sms)
  (fjalëkalimi, fjalëkalim, fjalëkalimin) (
   i verifikimit, të verifikimit, verifikimi, njëpërdorimësh, një përdorimësh, njëpërdorimshëm, i njëhershëm,
   një herë, i përkohshëm, të përkohshëm, për verifikim, sms)
  (numri) (i verifikimit, të verifikimit, verifikimi, i sigurisë, të sigurisë, sigurie, për verifikim)
codeWords:
  kodi, kodin, kodi juaj, kodi yt, fjalëkalimi, fjalëkalimin, kodi pin
intent:
  hyni në, hyr në, hyrje, kyçuni, kyçu, kyçje, identifikohu, identifikohuni, identifikimi, përpjekje për hyrje,
  konfirmoni, konfirmo, konfirmuar, konfirmimi, verifikoni, verifiko, verifikuar, verifikimi, verifikim,
  identitetin, identiteti, vërtetim, autentifikim, me dy faktorë, dy hapa, me dy hapa, aktivizoni, aktivizo,
  aktivizimi, rivendos*, rivendosni fjalëkalimin, keni harruar fjalëkalimin, fjalëkalim i ri,
  ndryshoni fjalëkalimin, regjistrohuni, regjistrimi, regjistrim, krijoni llogari, krijimin e llogarisë,
  llogaria juaj, llogarinë tuaj, llogarisë suaj, llogarinë tënde, pajisje e re, pajisje të re, pajisje e panjohur,
  skadon, skadojë, skadojnë, është i vlefshëm, i vlefshëm, vlen për, futni kodin, vendosni kodin, vendosni këtë kod,
  shkruani kodin, shkruani këtë kod, përdorni kodin, përdorni këtë kod, përdor këtë kod, kodin e mëposhtëm,
  kodi i mëposhtëm, mos e ndani, mos e ndaj, mos e jepni, mos e tregoni, me askënd, askujt, nuk e keni kërkuar,
  nuk keni kërkuar, nuk kërkuat, nuk jeni ju, nuk ishit ju, injorojeni, injoroni, shpërfilleni,
  mos e merrni parasysh
otherCodes:
  kod promocional, kodi promocional, kodi i zbritjes, kod zbritje, kodi i kuponit, kupon, kuponi, kartë dhuratë,
  karta e dhuratës, kodi i dhuratës, kodi i ftesës, kodi postar, kod postar, kodi i shtetit, prefiksi,
  numri i llogarisë, llogari bankare, iban, numri i kartës, që mbaron me, nipt, nuis, numri i klientit,
  kodi i klientit, numri i kontratës, numri i policës, numri i çështjes, numri i kërkesës, porosi, porosia,
  numri i porosisë, porosia nr, numri i faturës, fatura nr, kuponi tatimor, numri i transaksionit, referenca,
  numri i referencës, bileta, numri i biletës, rezervimi, numri i rezervimit, kodi i rezervimit, fluturimi,
  numri i fluturimit, treni, ulësja, dërgesa, numri i dërgesës, numri i gjurmimit, kodi i gjurmimit, paketa,
  id e takimit, fjalëkalimi i wifi, fjalëkalimi i wi-fi, kodi i gabimit, kodi burim, kodi burimor, kodi qr, kod qr,
  barkod, kodi i produktit, numri serial, numri i serisë, çelësi i licencës, anketë, llotari, telefon, telefoni,
  tel, numri i telefonit, celular, faks, totali, bilanci, çmimi, versioni
expiry:
  i vlefshëm për {n}, vlen për {n}, vlefshëm për {n}, skadon për {n}, skadon pas {n}, skadon brenda {n},
  skadon në {n}, do të skadojë pas {n}, do të skadojë për {n}, brenda {n}, pas {n}, për {n}, vetëm {n}
minutes:
  minutë, minuta, minutash, minutave, min
hours:
  orë, orësh
days:
  ditë, ditësh
links:
  është, është:, për, si
"""#
        ),
        (
            "sr-Cyrl",
            #"""
# Serbian Cyrillic

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
codeWords:
  код, кода, кодом, ваш код, лозинка, лозинку, шифра, шифру
intent:
  пријавите се, пријављивање, пријављивања, пријаву, потврдите, потврди, потврду, провера, проверу, верификација,
  верификацију, верификујте, идентитет, аутентификација, двофакторск*, у два корака, активирајте, активација,
  активацију, ресетујте, ресетовање, заборављена лозинка, нову лозинку, промена лозинке, регистрација, регистрацију,
  креирање налога, отварање налога, ваш налог, вашег налога, вашем налогу, нови уређај, новог уређаја,
  непознат уређај, истиче, важи, важећи, једнократн*, унесите код, унесите овај код, унесите следећи код, укуцајте,
  употребите, користите код, користите овај код, следећи код, не делите, немојте делити, ни са ким, никоме,
  не откривајте, нисте затражили, нисте тражили, нисте ви, нисте покушали, занемарите, игноришите
otherCodes:
  промо код, промотивни код, код за попуст, купон, поклон картица, ваучер, поштански број, позивни број,
  број рачуна, текући рачун, жиро рачун, ибан, позив на број, број картице, завршава на, пиб, матични број, јмбг,
  број купца, број клијента, члански број, број уговора, број полисе, број предмета, број случаја, број захтева,
  поруџбина, поруџбине, број поруџбине, наруџбина, број наруџбине, фактура, број фактуре, предрачун, трансакција,
  број трансакције, референтни број, улазница, резервација, резервације, број резервације, код резервације, лет,
  број лета, седиште, соба, пошиљка, пошиљке, број пошиљке, број за праћење, код за праћење, пакет, број пакета,
  код за преузимање, лозинка за wi-fi, код грешке, грешка, изворни код, изворног кода, qr код, бар код, баркод,
  шифра производа, шифра артикла, серијски број, лиценцни кључ, регистарски број, анкета, истраживање, телефон,
  број телефона, мобилни, факс, износ, износу, укупно, стање
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
# Serbian Latin

codeNames:
  (kod, koda, kodom, pin, token) (
   za proveru, za potvrdu, za verifikaciju, za prijavu, za prijavljivanje, za pristup, za aktivaciju,
   za autentifikaciju, za autorizaciju, za registraciju, za jednokratnu upotrebu, za resetovanje, za oporavak,
   za bezbednost, za logovanje, za promenu)
  (lozinka, lozinku, lozinke, šifra, šifru, šifre) (za verifikaciju, za jednokratnu upotrebu)
  (verifikacioni, verifikacionog, verifikacionim, bezbednosni, bezbednosnog, sigurnosni, pristupni, pristupnog,
   jednokratni, jednokratnog, jednokratna, jednokratnu, privremeni, privremena, privremenu, aktivacioni,
   aktivacionog, autentifikacioni, autorizacioni, autorizacionog, kontrolni, sms, šestocifreni, 6-cifreni,
   četvorocifreni, cifreni) (
   kod, koda, kodom, pin)
  (verifikacioni, verifikacionog, verifikacionim, jednokratni, jednokratnog, jednokratna, jednokratnu, privremeni,
   privremena, privremenu, sms) (
   lozinka, lozinku, šifra, šifru)
codeWords:
  kod, koda, kodom, vaš kod, tvoj kod, lozinka, lozinku, šifra, šifru
intent:
  prijavite se, prijavljivanje, prijavljivanja, pokušaj prijavljivanja, pokušaj prijave, prijavu, potvrdite,
  potvrdi, potvrditi, potvrdu, provera, proveru, verifikacija, verifikaciju, verifikacije, verifikujte, identitet,
  autentifikacija, dvofaktorsk*, u dva koraka, aktivirajte, aktivacija, aktivaciju, resetujte, resetovanje,
  resetovali, zaboravljena lozinka, zaboravili ste lozinku, novu lozinku, promena lozinke, promenite lozinku,
  registracija, registraciju, registrujte, kreiranje naloga, otvaranje naloga, vaš nalog, vašeg naloga,
  vašem nalogu, svoj nalog, novi uređaj, novog uređaja, nepoznat uređaj, ističe, važi, važeći, jednokratn*,
  unesite kod, unesite ovaj kod, unesite sledeći kod, unesi kod, ukucajte, upotrebite, koristite kod,
  koristite ovaj kod, iskoristite, sledeći kod, kod u nastavku, ne delite, ne deli, nemojte deliti,
  nemojte da delite, ni sa kim, sa bilo kim, nikome, ne otkrivajte, niste zatražili, niste tražili, niste vi,
  nisi ti, niste pokušali, zanemarite, ignorišite
otherCodes:
  promo kod, promotivni kod, kod za popust, kupon, kod kupona, poklon kartica, poklon vaučer, vaučer,
  poštanski broj, pozivni broj, broj računa, tekući račun, žiro račun, iban, poziv na broj, model i poziv na broj,
  broj kartice, završava na, pib, matični broj, jmbg, broj kupca, broj klijenta, šifra kupca, članski broj,
  broj ugovora, broj polise, broj predmeta, broj slučaja, broj zahteva, porudžbina, porudžbine, porudžbinu,
  broj porudžbine, narudžbina, broj narudžbine, broj narudžbe, faktura, broj fakture, račun br, predračun,
  transakcija, broj transakcije, referentni broj, referenca, ulaznica, broj karte, rezervacija, rezervacije,
  broj rezervacije, kod rezervacije, broj leta, sedište, pošiljka, pošiljke, broj pošiljke, broj za praćenje,
  kod za praćenje, paketa, broj paketa, kod za preuzimanje, paketomat, id sastanka, lozinka za wi-fi,
  lozinka za wifi, kod greške, izvorni kod, izvornog koda, qr kod, qr koda, bar kod, barkod, šifra proizvoda,
  šifra artikla, serijski broj, licencni ključ, registarski broj, anketa, istraživanje, telefon, tel, broj telefona,
  mobilni, broj mobilnog, faks, verzija
expiry:
  važi {n}, važi još {n}, važi samo {n}, važeći {n}, ističe za {n}, ističe nakon {n}, isteći će za {n},
  u roku od {n}, u narednih {n}, u sledećih {n}, narednih {n}, sledećih {n}, tokom {n}, za {n}, nakon {n}, samo {n}
minutes:
  minut, minuta, minute, minuti, min
hours:
  sat, sata, sati, čas, časa, časova
days:
  dan, dana
links:
  je, glasi, za, je:, kao
"""#
        ),
        (
            "sv",
            #"""
# Swedish

codeNames:
  kod för engångsbruk, kod för att logga in, kod för inloggning, kod för att bekräfta, kod för att verifiera,
  tillfällig kod, tillfälliga kod, tillfälligt lösenord, tillfälliga lösenord, tillfällig inloggningskod, sms-kod*,
  smskod*, e-postkod*, mejlkod, tvåfaktorskod*, 2fa-kod*, tvåstegskod*, sexsiffrig kod, sexsiffriga koden,
  sexsiffriga kod, 6-siffrig kod, 6-siffriga kod, 6-siffriga koden, fyrsiffrig kod, fyrsiffriga kod, siffriga koden,
  siffrig kod, otp-kod, bankid-kod
  (verifierings, verifikations, bekräftelse, säkerhets, inloggnings, logga in-, inlogg, login, autentiserings,
   auktoriserings, aktiverings, åtkomst, engångs, återställnings, registrerings, identifierings, kontroll,
   upplåsnings, godkännande, behörighets)(
   kod*, pin, token)
  (verifierings, verifikations, engångs)(lösenord*, nyckel)
  (verifierings, verifikations, bekräftelse, säkerhets, kontroll)(nummer)
codeWords:
  kod, koden, koder, *kod, *koden, pinkod, pin-kod, lösenord, lösenordet, *lösenord, sifferkod, passerkod
intent:
  logga in, loggar in, inloggning, inloggningen, inloggningsförsök, bekräfta din, bekräfta ditt, bekräfta att,
  bekräfta e-post, att bekräfta, verifiera, verifiering, verifieringen, identitet, autentisering, tvåfaktor,
  tvåfaktorsautentisering, tvåstegsverifiering, tvåstegs, aktivera, aktivering, återställa ditt lösenord,
  återställ lösenord, återställning av lösenord, glömt lösenord, nytt lösenord, byta lösenord, ändra lösenord,
  registrera dig, registrering, skapa konto, skapa ditt konto, skapa ett konto, ditt konto, ny enhet, okänd enhet,
  betrodd enhet, går ut, upphör att gälla, löper ut, gäller i, är giltig, giltig i, giltigt i, giltig till,
  endast en gång, engång, ange koden, ange denna kod, ange den här koden, ange följande kod, skriv in koden,
  skriv in följande kod, fyll i koden, använd koden, använd denna kod, använd den här koden, använd följande kod,
  följande kod, koden nedan, dela inte, dela aldrig, dela den inte, lämna inte ut, lämna aldrig ut, med någon,
  aldrig be om, inte begärt, inte begärde, inte bett om, inte själv, inte försökt, inte var du, inte du som,
  ignorera, bortse från, slutföra, obehörig
otherCodes:
  rabattkod*, kampanjkod*, erbjudandekod*, kupongkod*, kupong, värdekod*, presentkort*, presentkod*,
  presentkortskod*, värdecheck, inbjudningskod*, värvningskod*, bonuskod*, postnummer, postnr, riktnummer,
  landsnummer, landskod*, kontonummer, kontonr, clearingnummer, bankgiro, plusgiro, bankgironummer, ocr, ocr-nummer,
  iban, bic, betalningsreferens, kortnummer, slutar på, slutar med, momsnummer, momsregistreringsnummer,
  organisationsnummer, org.nr, orgnr, org nr, personnummer, kundnummer, kundnr, kund-id, medlemsnummer, medlemsnr,
  anställningsnummer, försäkringsnummer, avtalsnummer, kontraktsnummer, diarienummer, ärendenummer, ärende,
  ärende-id, ärendenr, målnummer, skadenummer, beställning, beställningsnummer, beställningsnr, ordernummer,
  ordernr, order-id, orderbekräftelse, faktura, fakturanummer, fakturanr, kvitto, kvittonummer, transaktionsnummer,
  transaktions-id, referens, referensnummer, referenskod*, vår referens, er referens, bokning, bokningsnummer,
  bokningskod*, bokningsreferens, bokningsnr, reservation, reservationsnummer, reservationskod*, biljett,
  biljettnummer, biljettkod*, flyg, flygnummer, tågnummer, vagn, rumsnummer, paketnummer, försändelse,
  sändningsnummer, kollinummer, kolli-id, spårningsnummer, spårningskod*, spårnings-id, avinummer, avi, hämtkod*,
  hämtningskod*, uthämtningskod*, mötes-id, mötesnummer, möteskod*, lösenord för mötet, konferens-id,
  inringningsnummer, wifi-lösenord, wi-fi-lösenord, wifi, nätverksnyckel, portkod*, dörrkod*, felkod*, felkoden,
  felmeddelande, statuskod*, returkod*, källkod*, källkoden, programkod*, qr-kod*, qr kod*, streckkod*, färgkod*,
  klädkod*, artikelnummer, artikelnr, art.nr, produktkod*, produktnummer, produktnyckel, licensnyckel, serienummer,
  modellnummer, deltagarnummer, deltagarkod*, enkät, enkätkod*, undersökning, lottnummer, startnummer,
  registreringsnummer, regnr, mätarställning, anläggningsnummer, telefon, telefonnummer, tel, tfn, mobil,
  mobilnummer, växel, fax, faxnummer, belopp, versionsnummer
expiry:
  giltig i {n}, giltigt i {n}, gäller i {n}, giltig under {n}, gäller under {n}, går ut om {n}, går ut efter {n},
  upphör om {n}, upphör att gälla om {n}, upphör att gälla efter {n}, löper ut om {n}, inom {n}, om {n}, efter {n},
  i {n}, endast {n}, närmaste {n}, kommande {n}
past:
  {n} sedan
minutes:
  minut, minuter, min
hours:
  timme, timmar, tim
days:
  dag, dagar, dygn
links:
  är, är din, är ditt, lyder, som, för, blir
"""#
        ),
        (
            "sw",
            #"""
# Swahili

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
codeWords:
  msimbo, msimbo wako, nambari yako, nenosiri, neno la siri
intent:
  ingia, kuingia, kuingia kwenye, kuingia katika, thibitisha, kuthibitisha, uthibitishaji, uthibitisho, utambulisho,
  hatua mbili, hatua 2, mambo mawili, washa, wezesha, kuwezesha, weka upya nenosiri, kuweka upya, umesahau nenosiri,
  nenosiri jipya, badilisha nenosiri, kubadilisha nenosiri, jisajili, kujisajili, usajili, fungua akaunti,
  kufungua akaunti, akaunti yako, kifaa kipya, muda wake utaisha, utaisha, itaisha, utakwisha, inatumika kwa,
  halali kwa, mara moja, weka msimbo, ingiza msimbo, ingiza nambari, tumia msimbo, tumia msimbo huu,
  tumia nambari hii, msimbo ufuatao, usishiriki, usimpe, usitoe, usiwape, na mtu yeyote, mtu yeyote, kwa mtu yeyote,
  hukuomba, haukuomba, si wewe, siyo wewe, puuza, tafadhali puuza
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
# Tamil

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
codeWords:
  குறியீடு*, குறியீட்டை*, குறியீட்டைப்*, உங்கள் குறியீடு*, கடவுச்சொல்*
intent:
  உள்நுழை*, உள்நுழைய*, உள்நுழைவு*, லாகின், சரிபார்*, சரிபார்க்க*, சரிபார்ப்பு*, உறுதிப்படுத்த*, உறுதி செய்*,
  அடையாள*, அங்கீகார*, இரு காரணி*, இரண்டு-படி*, இரு-படி*, செயல்படுத்த*, மீட்டமை*, கடவுச்சொல்லை மீட்டமை*,
  கடவுச்சொல்லை மற*, புதிய கடவுச்சொல்*, கடவுச்சொல்லை மாற்ற*, பதிவு செய்ய*, கணக்கை உருவாக்க*, கணக்கு உருவாக்க*,
  உங்கள் கணக்கு*, உங்கள் கணக்கை*, உங்கள் கணக்கில்*, புதிய சாதன*, காலாவதி*, செல்லுபடி*, குறியீட்டை உள்ளிட*,
  குறியீட்டைப் பயன்படுத்த*, பின்வரும் குறியீட்*, கீழே உள்ள குறியீட்*, இந்தக் குறியீட்*, இந்த குறியீட்*,
  பகிர வேண்டாம், பகிராதீர்கள், பகிரவேண்டாம், யாருடனும், யாரிடமும், எவருடனும், கோரவில்லை*, நீங்கள் கோர*,
  நீங்கள் இல்லை*, புறக்கணி*
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
# Telugu

codeNames:
  ఓటీపీ*, 6 అంకెల కోడ్*, 6-అంకెల కోడ్*, ఆరు అంకెల కోడ్*, అంకెల కోడ్*, ధృవీకరణ సంకేతం
  (ధృవీకరణ, ధ్రువీకరణ, ధృవీకరించే, నిర్ధారణ, వెరిఫికేషన్, వెరిఫికేషన్\u{200C}, భద్రతా, సెక్యూరిటీ, లాగిన్, లాగ్ ఇన్,
   సైన్ ఇన్, సైన్-ఇన్, యాక్సెస్, ప్రామాణీకరణ, ప్రమాణీకరణ, యాక్టివేషన్, క్రియాశీలత, వన్-టైమ్, వన్ టైమ్,
   ఒకసారి ఉపయోగించే, ఒక్కసారి ఉపయోగించే, వన్\u{200C}టైమ్, తాత్కాలిక, రీసెట్, పాస్\u{200C}వర్డ్ రీసెట్, రికవరీ,
   నమోదు, ఓటీపీ, otp, రహస్య) (
   కోడ్*, పిన్*)
  (వన్-టైమ్, వన్ టైమ్, ఒకసారి ఉపయోగించే, ఒక్కసారి ఉపయోగించే, వన్\u{200C}టైమ్, తాత్కాలిక, ఓటీపీ, otp) (
   పాస్\u{200C}వర్డ్*, పాస్వర్డ్*, పాస్\u{200C}కోడ్*)
codeWords:
  కోడ్, కోడ్*, మీ కోడ్*, పాస్\u{200C}వర్డ్*, పాస్వర్డ్*
intent:
  లాగిన్*, లాగ్ ఇన్*, సైన్ ఇన్*, ధృవీకరించ*, ధృవీకరణ, ధ్రువీకరించ*, నిర్ధారించ*, వెరిఫై*, గుర్తింపు*, ప్రామాణీకరణ*,
  ప్రమాణీకరణ*, రెండు-దశల, రెండు దశల, టూ-ఫ్యాక్టర్, యాక్టివేట్*, సక్రియం*, పాస్\u{200C}వర్డ్\u{200C}ను రీసెట్*,
  పాస్\u{200C}వర్డ్ రీసెట్*, రీసెట్*, పాస్\u{200C}వర్డ్ మర్చి*, కొత్త పాస్\u{200C}వర్డ్*, పాస్\u{200C}వర్డ్ మార్చ*,
  నమోదు*, రిజిస్టర్*, ఖాతాను సృష్టి*, ఖాతా సృష్టి*, మీ ఖాతా*, కొత్త పరికర*, గడువు*, చెల్లుబాటు*, చెల్లుతుంది,
  కోడ్\u{200C}ను నమోదు*, కోడ్\u{200C}ను ఎంటర్*, ఈ కోడ్*, క్రింది కోడ్*, కింది కోడ్*, కోడ్\u{200C}ను ఉపయోగించ*,
  కోడ్ ఉపయోగించ*, షేర్ చేయవద్దు, షేర్ చేయకండి, పంచుకోవద్దు, భాగస్వామ్యం చేయవద్దు, ఎవరితోనూ, ఎవరికీ, అభ్యర్థించ*,
  మీరు కాకపోతే, విస్మరించ*, పట్టించుకోకండి
otherCodes:
  ప్రోమో కోడ్*, డిస్కౌంట్ కోడ్*, తగ్గింపు కోడ్*, కూపన్*, కూపన్ కోడ్*, వోచర్*, గిఫ్ట్ కార్డ్*, బహుమతి కార్డ్*,
  రిఫరల్ కోడ్*, ఆహ్వాన కోడ్*, పిన్ కోడ్:, పోస్టల్ కోడ్*, తపాలా కోడ్*, దేశ కోడ్*, ఏరియా కోడ్*, ఖాతా సంఖ్య*,
  ఖాతా నంబర్*, కార్డ్ నంబర్*, కస్టమర్ నంబర్*, కస్టమర్ id, పాలసీ నంబర్*, ఫిర్యాదు సంఖ్య*, కేసు నంబర్*, టికెట్*,
  టిక్కెట్*, టికెట్ నంబర్*, ఆర్డర్*, ఆర్డర్ నంబర్*, ఆర్డర్ id, ఇన్\u{200C}వాయిస్*, బిల్లు నంబర్*, రసీదు*,
  లావాదేవీ id, లావాదేవీ సంఖ్య*, రిఫరెన్స్ నంబర్*, సూచన సంఖ్య*, బుకింగ్*, బుకింగ్ id, రిజర్వేషన్*, ఫ్లైట్*, విమాన*,
  సీటు*, గది*, ట్రాకింగ్ నంబర్*, ట్రాకింగ్ id, పార్శిల్*, మీటింగ్ id, వై-ఫై పాస్\u{200C}వర్డ్*,
  వైఫై పాస్\u{200C}వర్డ్*, ఎర్రర్ కోడ్*, లోపం కోడ్*, సోర్స్ కోడ్*, qr కోడ్*, క్యూఆర్ కోడ్*, బార్\u{200C}కోడ్*,
  ఉత్పత్తి కోడ్*, క్రమ సంఖ్య*, సర్వే*, ఫోన్*, ఫోన్ నంబర్*, మొబైల్ నంబర్*, ఫ్యాక్స్, మొత్తం, బ్యాలెన్స్, ధర, రూపాయలు,
  వెర్షన్
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
            "th",
            #"""
# Thai

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
codeWords:
  รหัส, รหัสคือ, รหัสของคุณ, โค้ด, รหัสผ่าน, รหัส pin
intent:
  เข้าสู่ระบบ, ลงชื่อเข้าใช้, ล็อกอิน, ยืนยัน, ยืนยันตัวตน, ยืนยันอีเมล, ยืนยันที่อยู่อีเมล, ตัวตน,
  การตรวจสอบสิทธิ์, สองขั้นตอน, 2 ขั้นตอน, สองปัจจัย, เปิดใช้งาน, รีเซ็ตรหัสผ่าน, ตั้งรหัสผ่านใหม่, ลืมรหัสผ่าน,
  เปลี่ยนรหัสผ่าน, รหัสผ่านใหม่, ลงทะเบียน, สมัครสมาชิก, สร้างบัญชี, บัญชีของคุณ, บัญชีของท่าน, อุปกรณ์ใหม่,
  หมดอายุ, จะหมดอายุ, ใช้ได้ภายใน, มีอายุ, ภายใน, ครั้งเดียว, กรอกรหัส, ใส่รหัส, ป้อนรหัส, ใช้รหัส, ใช้รหัสนี้,
  รหัสนี้, รหัสต่อไปนี้, รหัสด้านล่าง, โปรดกรอก, ห้ามเปิดเผย, อย่าเปิดเผย, ห้ามบอก, อย่าบอก, อย่าแชร์, ห้ามแชร์,
  อย่าแบ่งปัน, กับผู้อื่น, แก่ผู้อื่น, กับใคร, แก่บุคคลอื่น, ไม่ได้ร้องขอ, ไม่ได้ขอ, ไม่ได้ดำเนินการ, ไม่ได้เป็นผู้,
  ไม่ใช่คุณ, เพิกเฉย, ไม่ต้องสนใจ, ละเว้นอีเมล
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
# Turkish

codeNames:
  doğrulama kod*, onay kod*, güvenlik kod*, giriş kod*, aktivasyon kod*, tek kullanımlık şifre*,
  tek kullanımlık parola*, sms şifre*, sms ile gelen kod, mobil şifre, otp şifre*, otp kod*, 2fa kod*, cep şifre,
  cep şifreniz, smskodu
  (doğrulama, dogrulama, onay, onaylama, güvenlik, guvenlik, giriş, giris, erişim, aktivasyon, etkinleştirme,
   kimlik doğrulama, yetkilendirme, oturum açma, tek kullanımlık, tek kullanimlik, tek seferlik, geçici, gecici,
   sıfırlama, sifirlama, şifre sıfırlama, parola sıfırlama, kurtarma, üyelik, kayıt, sms, sms onay, mobil onay,
   iki aşamalı, iki adımlı, 6 haneli, altı haneli, 6 haneli onay, 4 haneli, dört haneli, 5 haneli, 8 haneli, haneli,
   basamaklı, teyit, e-posta doğrulama, işlem, 3d secure, dinamik, login, hesap kurtarma, cihaz) (
   kod, kodu, kodun, kodunu, kodunuz, kodunuzu, kodum, kodlar, kodları, kodumuz, pin, pin kodu, pini)
  (tek kullanımlık, tek kullanimlik, tek seferlik, geçici, gecici, sms, sms onay, dinamik) (
   şifre, şifresi, şifreniz, şifrenizi, sifre, sifresi, sifreniz, parola, parolası, parolanız)
codeWords:
  kod, kodu, kodun, kodunuz, kodunu, kodunuzu, kodumuz, şifre, şifreniz, şifrenizi, şifresi, parolanız
intent:
  giriş yap*, giriş yapmak, giriş işlemi, giriş denemesi, oturum aç*, oturumunuzu, onayla, onaylayın, onaylayin,
  onaylamak, onaylamanız, doğrula, doğrulayın, doğrulamak, doğrulama, doğrulaması, doğrulamanız, kimliğinizi,
  kimliğini, kimlik, iki faktörlü, iki aşamalı, iki adımlı, etkinleştir*, aktivasyon, aktive, aktifleştir*,
  şifrenizi sıfırla*, şifreni sıfırla*, şifre sıfırla*, sıfırlama, sıfırlamak, parolanızı sıfırla*, şifremi unuttum,
  şifrenizi unut*, yeni şifre, şifre değiştir*, şifrenizi değiştir*, üyelik, üye ol*, kayıt ol*, kaydol*, kaydınızı,
  hesap oluştur*, hesabınızı oluştur*, hesabınız, hesabınızı, hesabınıza, hesabınızın, hesabın, hesabına, hesabını,
  güvenliği, güvenliğiniz*, yeni cihaz*, yeni bir cihaz*, tanınmayan, bilinmeyen cihaz, sona erer, sona erecek*,
  süresi dolacak, geçerli, geçerlidir, geçerliliği, tek kullanımlık, kodu girin, kodu giriniz, kodu gir,
  bu kodu girin, bu kodu giriniz, bu kodu gir, aşağıdaki kodu, aşağıdaki kod, kodu kullanın, kodu kullanabilirsiniz,
  kullanınız, kimseyle, kimse ile, başkalarıyla, başkası ile, paylaşmayın, paylasmayin, paylaşmayınız, paylaşma,
  vermeyin, vermeyiniz, iletmeyin, siz talep etmediyseniz, talep etmediyseniz, talep etmediysen, istemediyseniz,
  istemediysen, siz yapmadıysanız, siz değilseniz, sen değilsen, bilginiz dışında, yapmadıysanız, dikkate almayın,
  dikkate almayınız, görmezden gel*, göz ardı, yok sayın
otherCodes:
  indirim kod*, kampanya kod*, promosyon kod*, kupon kod*, kupon, kuponu, hediye kod*, hediye çek*, hediye kart*,
  hediye kartı kod*, davet kod*, referans kod*, arkadaş kod*, posta kod*, alan kod*, ülke kod*, şehir kod*,
  banka kod*, şube kod*, hesap no, hesap numara*, iban, swift kod*, kart numara*, kart no, ile biten, biten kart*,
  vergi no, vergi numara*, vergi kimlik*, vkn, tckn, tc kimlik*, t.c. kimlik*, kimlik no, kimlik numara*, mersis*,
  ticaret sicil*, müşteri no, müşteri numara*, müşteri kod*, abone no, abone numara*, tesisat no, tesisat numara*,
  sözleşme no, sözleşme numara*, sözleşme hesap*, üye no, üye numara*, üyelik no, üyelik numara*, sicil no,
  poliçe no, poliçe numara*, dosya no, dosya numara*, başvuru no, başvuru numara*, başvuru kod*, talep no,
  talep numara*, kayıt no, kayıt numara*, şikayet no, destek talebi, sipariş, siparişiniz, sipariş no,
  sipariş numara*, sipariş kod*, faturanız, fatura no, fatura numara*, fiş no, makbuz no, dekont no, işlem no,
  işlem numara*, işlem referans*, ödeme referans*, referans no, referans numara*, provizyon*, bilet, bilet no,
  bilet numara*, bilet kod*, rezervasyon, rezervasyonunuz, rezervasyon no, rezervasyon numara*, rezervasyon kod*,
  pnr, pnr no, pnr kod*, uçuş, uçuş no, uçuş numara*, sefer no, sefer, koltuk, koltuk no, oda no, oda numara*,
  kargo, kargonuz, kargo no, kargo takip*, kargo takip no, kargo takip kod*, takip no, takip numara*, takip kod*,
  gönderi, gönderiniz, gönderi no, gönderi kod*, gönderi takip*, barkod*, teslimat kod*, teslim kod*,
  teslim alma kod*, teslimat no, irsaliye*, toplantı kimliği, toplantı no, toplantı kod*, toplantı şifre*,
  wifi şifre*, wi-fi şifre*, kablosuz ağ şifre*, kapı kod*, kapı şifre*, hata kod*, hata mesajı, durum kod*,
  çıkış kod*, kaynak kod*, kaynak kodu, karekod*, qr kod*, renk kod*, ürün kod*, stok kod*, ürün no, model no,
  seri no, seri numara*, lisans anahtar*, lisans kod*, plaka, katılımcı no, katılımcı numara*, katılım kod*, anket,
  anket kod*, çekiliş*, çekiliş kod*, sayaç no, telefon, telefonunuz, tel, tel., telefon no, telefon numara*,
  cep telefonu, gsm, çağrı merkezi, müşteri hizmetleri, faks, tutar, tutarı, tutarında, toplam, bakiye, bakiyeniz,
  ücret
expiry:
  {n} geçerlidir, {n} geçerli, {n} boyunca geçerli, {n} boyunca, {n} içinde, {n} sonra, {n} süreyle, {n} süre,
  süresi {n}, geçerlilik süresi {n}, {n} içerisinde, yalnızca {n}, sadece {n}, önümüzdeki {n}
past:
  {n} önce
minutes:
  dakika, dakikadır, dakikalık, dk, dak
hours:
  saat, saattir, saatlik, sa
days:
  gün, gündür, günlük
links:
  şudur, aşağıdadır, olan, için, ile, dir
"""#
        ),
        (
            "uk",
            #"""
# Ukrainian

codeNames:
  перевірочний код, перевірочного коду, перевірочним кодом, одноразовий код, одноразового коду, одноразовим кодом,
  одноразовий пароль, одноразового пароля, одноразові паролі, тимчасовий код, тимчасовий пароль, тимчасового пароля,
  секретний код, захисний код, смс-код*, sms-код*, смс код, sms код, код смс, код sms, шестизначний код,
  шестизначного коду, 6-значний код, чотиризначний код, значний код, otp-код, 2fa-код,
  код двофакторної автентифікації, верифікаційний код, контрольний код, код-підтвердження, авторизаційний код
  (код, коду, кодом, коди, пін-код, пін, токен) (
   підтвердження, для підтвердження, перевірки, для перевірки, верифікації, для верифікації, безпеки, доступу,
   для доступу, входу, для входу, авторизації, для авторизації, автентифікації, для автентифікації, аутентифікації,
   активації, для активації, відновлення, для відновлення, скидання, для скидання, реєстрації, для реєстрації,
   ідентифікації, для зміни, розблокування, захисту, з смс, із смс, з sms)
  (пароль, пароля, паролем, ключ) (з смс, із смс, з sms)
codeWords:
  ці цифри, цифри, код, коду, кодом, коди, ваш код, твій код, пін-код, пароль, пароля, паролем
intent:
  увійти, увійдіть, ввійти, вхід, входу, для входу, вхід у, авторизац*, авторизуватися, спроба входу, підтвердити,
  підтвердьте, підтвердіть, підтвердження, перевірка, перевірки, верифікація, верифікації, особу, особи, що це ви,
  автентифікація, автентифікації, аутентифікація, двофакторн*, двоетапн*, активувати, активуйте, активація,
  активації, скинути пароль, скидання пароля, відновлення пароля, відновити пароль, відновлення доступу,
  забули пароль, новий пароль, зміна пароля, змінити пароль, зміни пароля, реєстрація, реєстрації, реєстрацію,
  зареєструватися, створення облікового запису, створити обліковий запис, облікового запису, обліковий запис,
  вашого акаунта, вашого акаунту, ваш акаунт, особистий кабінет, новий пристрій, нового пристрою,
  невідомий пристрій, спливає, дійсний, дійсний протягом, діє протягом, діє, закінчується, термін дії, одноразов*,
  нікому, не повідомляйте, не кажіть, не передавайте, не розголошуйте, не показуйте, не діліться, введіть код,
  введіть цей код, введіть його, введіть наступний код, введіть такий код, введи код, вкажіть код, використайте код,
  використайте цей код, використовуйте код, використовуйте цей код, скористайтеся кодом, наступний код, код нижче,
  не запитували, не надсилали, не робили, не здійснювали, не намагалися, це не ви, це були не ви, проігноруйте,
  ігноруйте, не звертайте уваги
otherCodes:
  промокод*, промо-код*, код купона, купон, код знижки, код на знижку, подарунковий код, подарункова картка,
  подарунковий сертифікат, сертифікат, ваучер, реферальний код, код запрошення, поштовий індекс, індекс,
  телефонний код, код міста, код країни, номер рахунку, рахунок №, розрахунковий рахунок, р/р, мфо, єдрпоу,
  код єдрпоу, іпн, рнокпп, ідентифікаційний код, iban, номер картки, закінчується на, особовий рахунок,
  номер особового рахунку, номер клієнта, код клієнта, номер договору, договір №, договір, номер поліса, поліс,
  номер справи, номер звернення, звернення, звернення №, номер заявки, заявка №, заявка, замовлення, замовлення №,
  номер замовлення, № замовлення, код замовлення, накладна, ттн, номер ттн, номер накладної, експрес-накладна,
  квитанція, номер чека, номер транзакції, транзакція, код транзакції, номер операції, квиток, квитка, квитки,
  номер квитка, бронювання, номер бронювання, код бронювання, рейс, рейсу, номер рейсу, потяг, поїзд, кімната,
  відправлення, номер відправлення, трек-номер, трек-код, номер відстеження, код відстеження, посилка, посилки,
  посилку, код отримання, код для отримання, код видачі, відділення №, поштомат, ідентифікатор конференції,
  код доступу до конференції, пароль від wi-fi, пароль wi-fi, wi-fi, код домофона, код помилки, помилка, код стану,
  код відповіді, вихідний код, вихідного коду, початковий код, qr-код*, qr код, штрих-код*, штрихкод*, код кольору,
  дрес-код, код товару, артикул, код продукту, ключ продукту, ліцензійний ключ, серійний номер, номер моделі,
  державний номер, номер учасника, код учасника, опитування, анкета, дослідження, лотерея, розіграш, лічильник,
  показання, телефон, номер телефону, мобільний, гаряча лінія, факс, сума, суму, разом, баланс, залишок, вартість,
  грн
expiry:
  дійсний протягом {n}, дійсний {n}, діє протягом {n}, діє {n}, дійсний впродовж {n}, спливає через {n},
  спливе через {n}, закінчується через {n}, закінчиться через {n}, протягом {n}, протягом наступних {n},
  впродовж {n}, через {n}, за {n}, термін дії {n}, термін дії коду {n}, термін дії — {n}, наступні {n}, лише {n},
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
  для, це, як, ваш, —, у, на
"""#
        ),
        (
            "ur",
            #"""
# Urdu

codeNames:
  آپ کا تصدیقی کوڈ, او ٹی پی, 6 ہندسوں کا کوڈ, چھ ہندسوں کا کوڈ, کنفرمیشن کوڈ
  (تصدیقی, توثیقی, تصدیق کا, توثیق کا, تصدیق کرنے کا, ویریفکیشن, ویریفیکیشن, سیکیورٹی, سیکورٹی, حفاظتی, لاگ ان,
   لاگ اِن, سائن ان, ایکسیس, رسائی کا, ایکٹیویشن, فعال کرنے کا, ون ٹائم, ایک بار استعمال ہونے والا, ایک وقتی, عارضی,
   ری سیٹ, بازیابی کا, خفیہ, رجسٹریشن, او ٹی پی, otp) (
   کوڈ, پن)
  (ویریفیکیشن, سیکیورٹی, سیکورٹی, ایکسیس, ایکٹیویشن, ون ٹائم, ایک بار استعمال ہونے والا, ایک وقتی, عارضی, او ٹی پی,
   otp) (
   پاس ورڈ, پاسورڈ)
codeWords:
  کوڈ, آپ کا کوڈ, پاس ورڈ, پاسورڈ
intent:
  لاگ ان, لاگ اِن, سائن ان, تصدیق, تصدیق کریں, تصدیق کرنے, توثیق, توثیق کریں, شناخت, دو عنصری, دو مرحلہ, دو قدمی,
  فعال کریں, فعال کرنے, پاس ورڈ ری سیٹ, پاس ورڈ دوبارہ, پاس ورڈ بھول, نیا پاس ورڈ, پاس ورڈ تبدیل, رجسٹر, رجسٹریشن,
  اکاؤنٹ بنانے, آپ کے اکاؤنٹ, آپ کا اکاؤنٹ, اپنے اکاؤنٹ, نئے آلے, نیا آلہ, میعاد ختم, ختم ہو جائے, کے لیے درست,
  کارآمد, کوڈ درج کریں, یہ کوڈ درج, درج ذیل کوڈ, یہ کوڈ, اس کوڈ, کوڈ استعمال کریں, شیئر نہ کریں, شئیر نہ کریں,
  اشتراک نہ کریں, کسی کے ساتھ, کسی کو نہ, نہ بتائیں, درخواست نہیں کی, آپ نے نہیں, نظر انداز, نظرانداز
otherCodes:
  پرومو کوڈ, رعایتی کوڈ, ڈسکاؤنٹ کوڈ, کوپن, کوپن کوڈ, واؤچر, گفٹ کارڈ, ریفرل کوڈ, دعوتی کوڈ, پوسٹل کوڈ, زپ کوڈ,
  ڈاک کوڈ, ایریا کوڈ, ملک کا کوڈ, اکاؤنٹ نمبر, کارڈ نمبر, شناختی کارڈ نمبر, شناختی کارڈ, کسٹمر نمبر, ممبرشپ نمبر,
  معاہدہ نمبر, پالیسی نمبر, کیس نمبر, شکایت نمبر, ٹکٹ نمبر, ٹکٹ, آرڈر, آرڈر نمبر, انوائس, انوائس نمبر, بل نمبر,
  رسید, رسید نمبر, ٹرانزیکشن آئی ڈی, ٹرانزیکشن نمبر, حوالہ نمبر, ریفرنس نمبر, بکنگ, بکنگ نمبر, بکنگ کوڈ, ریزرویشن,
  پرواز, فلائٹ, فلائٹ نمبر, نشست, کمرہ, ٹریکنگ نمبر, ٹریکنگ آئی ڈی, پارسل, میٹنگ آئی ڈی, وائی فائی پاس ورڈ,
  ایرر کوڈ, خرابی کا کوڈ, سورس کوڈ, کیو آر کوڈ, qr کوڈ, بار کوڈ, پروڈکٹ کوڈ, سیریل نمبر, سروے, فون, فون نمبر,
  موبائل نمبر, فیکس, رقم, کل رقم, بیلنس, قیمت, روپے, منزل, ورژن
expiry:
  {n} کے لیے درست, {n} تک درست, {n} میں ختم, {n} میں, {n} تک, {n} کے اندر, {n} بعد, {n} کے لیے کارآمد, {n} کے لئے
minutes:
  منٹ, منٹوں, منٹس
hours:
  گھنٹہ, گھنٹے, گھنٹوں
days:
  دن, دنوں
links:
  ہے, ہے:, یہ ہے, کے لیے, آپ کا
"""#
        ),
        (
            "uz",
            #"""
# Uzbek

codeNames:
  tasdiqlash kod*, kirish kod*, bir martalik parol*, sms-kod, tasdiq kodi, tasdiqlov kodi
  (tasdiqlash, tekshirish, xavfsizlik, kirish, faollashtirish, aktivlashtirish, bir martalik, vaqtinchalik, tiklash,
   ro'yxatdan o'tish, ro‘yxatdan o‘tish, autentifikatsiya, identifikatsiya, avtorizatsiya, sms, 6 xonali,
   olti xonali, xonali, sir saqlanadigan, maxfiy) (
   kod, kodi, kodingiz, kodini, kodni, kodingizni, pin)
  (bir martalik, vaqtinchalik, sms) (parol, paroli, parolingiz, parolni)
  (тасдиқлаш, текшириш, хавфсизлик, кириш, фаоллаштириш, бир марталик, вақтинчалик, тиклаш, рўйхатдан ўтиш,
   аутентификация, смс, 6 хонали, махфий) (
   код, коди, кодингиз, кодини)
  (бир марталик, вақтинчалик, смс) (пароль, пароли, паролингиз)
codeWords:
  kod, kodi, kodingiz, kodni, kodini, parol, parolingiz, parolni, код, коди, кодингиз
intent:
  kirish, kirish uchun, tizimga kirish, hisobga kirish, hisobingizga kirish, tasdiqlang, tasdiqlash,
  tasdiqlash uchun, shaxsingizni, shaxsni, tekshirish, ikki bosqichli, ikki faktorli, faollashtirish,
  faollashtiring, parolni tiklash, parolni o'zgartirish, parolni o‘zgartirish, yangi parol, parolni unut*,
  ro'yxatdan o'tish, ro‘yxatdan o‘tish, ro'yxatdan o'ting, hisob yaratish, hisobingiz, hisobingizni, akkauntingiz,
  xavfsizligi, yangi qurilma, noma'lum qurilma, amal qiladi, muddati, muddati tugaydi, bir martalik, kodni kiriting,
  ushbu kodni, quyidagi kodni, bu kodni, koddan foydalaning, hech kimga, hech kim bilan, aytmang, bermang,
  ulashmang, bildirmang, so'ramagan, so‘ramagan, siz bo'lmasangiz, siz bo‘lmasangiz, e'tibor bermang,
  e’tibor bermang, e'tiborsiz, тасдиқлаш, тасдиқланг, тизимга кириш, кириш учун, ҳисобингиз, ҳеч кимга, айтманг,
  берманг, амал қилади, кодни киритинг, ушбу кодни, эътибор берманг
otherCodes:
  promokod*, promo kod*, chegirma kodi, kupon, sovg'a kartasi, sovg‘a kartasi, taklif kodi, pochta indeksi,
  mamlakat kodi, hisob raqam*, karta raqam*, jshshir, mijoz raqam*, mijoz kodi, shartnoma raqam*, ariza raqam*,
  murojaat raqam*, buyurtma, buyurtma raqam*, buyurtmangiz, hisob-faktura, faktura, chek raqam*, to'lov raqam*,
  tranzaksiya*, chipta raqam*, bron raqam*, bron kodi, poyezd, jo'natma, jo'natma raqam*, kuzatuv raqam*, trek kod,
  trek-kod, posilka, wi-fi paroli, xato kodi, xatolik kodi, manba kodi, qr kod*, qr-kod*, shtrix-kod*, shtrix kod,
  mahsulot kodi, seriya raqam*, so'rovnoma, lotereya, telefon, tel, telefon raqam*, faks, summasi, буюртма,
  буюртма рақам*, телефон рақам*, промокод, почта индекси
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
# Vietnamese

codeNames:
  mã xác thực otp, mã đăng nhập một lần, mã bảo mật một lần, mã xác minh gồm 6 chữ số, mã gồm 6 chữ số, mã 6 chữ số,
  mã 6 số, mã có 6 chữ số, mã gồm 6 số, mã gồm 4 chữ số, mã gồm sáu chữ số, mật khẩu giao dịch, mã đặt lại mật khẩu,
  mã xác nhận của bạn, mã xác minh của bạn, mã xác thực hai yếu tố, mã xác thực 2 yếu tố, mã xác minh 2 bước,
  mã giao dịch otp, smart otp, mã khôi phục tài khoản
  (mã, mã số, mật mã, mã code, mã pin) (
   xác minh, xác nhận, xác thực, bảo mật, an toàn, truy cập, đăng nhập, kích hoạt, đăng ký, khôi phục, đặt lại,
   một lần, dùng một lần, sử dụng một lần, tạm thời, kiểm tra, ủy quyền, uỷ quyền, danh tính, otp, 2fa, sms)
  (mật khẩu) (một lần, dùng một lần, sử dụng một lần, tạm thời, otp, sms)
codeWords:
  mã của bạn, mã của quý khách, mã dưới đây, mã số của bạn, mã pin, mật khẩu, mật mã
intent:
  đăng nhập, đăng nhập vào, xác minh, xác nhận email, xác nhận địa chỉ, xác nhận tài khoản, xác nhận danh tính,
  xác nhận rằng, xác thực, danh tính, hai yếu tố, 2 yếu tố, hai bước, hai lớp, 2 lớp, kích hoạt, đặt lại mật khẩu,
  khôi phục mật khẩu, khôi phục tài khoản, quên mật khẩu, mật khẩu mới, đổi mật khẩu, thay đổi mật khẩu,
  đăng ký tài khoản, đăng ký, tạo tài khoản, hoàn tất đăng ký, tài khoản của bạn, tài khoản của quý khách,
  thiết bị mới, thiết bị lạ, hết hạn, sẽ hết hạn, có hiệu lực, hiệu lực trong, hiệu lực, hết hiệu lực, một lần,
  nhập mã, nhập mã này, nhập mã sau, nhập mã dưới đây, vui lòng nhập mã, sử dụng mã, sử dụng mã này, sử dụng mã sau,
  sử dụng mã dưới đây, dùng mã này, dùng mã sau, mã sau đây, không chia sẻ, đừng chia sẻ, không tiết lộ,
  không cung cấp, tuyệt đối không, với bất kỳ ai, với bất cứ ai, cho bất kỳ ai, cho bất cứ ai, không yêu cầu,
  không thực hiện yêu cầu, không phải là bạn, không phải bạn, không phải do bạn, bỏ qua email này, bỏ qua thư này,
  bỏ qua tin nhắn này, hãy bỏ qua, vui lòng bỏ qua
otherCodes:
  mã giảm giá, mã khuyến mãi, mã ưu đãi, mã voucher, mã coupon, voucher, mã quà tặng, thẻ quà tặng, mã giới thiệu,
  mã mời, mã bưu chính, mã bưu điện, mã vùng, mã quốc gia, mã ngân hàng, số tài khoản, tài khoản số, mã swift,
  thẻ có đuôi, kết thúc bằng, đuôi số, mã số thuế, mã số doanh nghiệp, số cmnd, cmnd, cccd, số cccd, căn cước,
  mã khách hàng, số khách hàng, mã hội viên, mã thành viên, mã nhân viên, mã sinh viên, số hợp đồng, mã hợp đồng,
  hợp đồng số, mã hồ sơ, số hồ sơ, số hiệu, mã yêu cầu, mã phản ánh, mã hỗ trợ, đơn hàng, mã đơn hàng, số đơn hàng,
  đơn hàng số, hóa đơn, số hóa đơn, mã hóa đơn, số biên lai, biên lai, mã giao dịch, số giao dịch, mã tham chiếu,
  số tham chiếu, nội dung chuyển khoản, mã đặt vé, đặt vé, mã đặt chỗ, đặt chỗ, mã đặt phòng, đặt phòng,
  mã số đặt chỗ, chuyến bay, số hiệu chuyến bay, số ghế, số phòng, mã vận đơn, vận đơn, mã bưu gửi, mã theo dõi,
  số theo dõi, kiện hàng, gói hàng, mã nhận hàng, id cuộc họp, mã cuộc họp, mật khẩu cuộc họp, mật khẩu wifi,
  mật khẩu wi-fi, mã lỗi, lỗi số, mã trạng thái, mã nguồn, mã qr, mã vạch, mã màu, mã sản phẩm, mã hàng, số sê-ri,
  số seri, số serial, mã bản quyền, biển số, mã dự thưởng, mã số dự thưởng, khảo sát, điện thoại, số điện thoại,
  sđt, tel, di động, hotline, tổng đài, fax, số tiền, tổng cộng, tổng tiền, phiên bản
expiry:
  có hiệu lực trong {n}, có hiệu lực trong vòng {n}, hiệu lực trong {n}, hiệu lực {n}, hết hạn sau {n},
  hết hạn trong {n}, hết hạn trong vòng {n}, hết hiệu lực sau {n}, trong vòng {n}, trong {n}, sau {n},
  có giá trị trong {n}, chỉ {n}
past:
  {n} trước
minutes:
  phút
hours:
  giờ, tiếng
days:
  ngày
links:
  là, của bạn là, cho
"""#
        ),
        (
            "zh-Hans",
            #"""
# Chinese Simplified

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
codeWords:
  代码, 代码是, 代码为, 您的代码, 密码, 口令, pin码, 码是
intent:
  登录, 登陆, 登入, 验证, 验证您, 验证你的, 身份验证, 您的身份, 你的身份, 本人操作, 您本人, 确认您, 确认你的, 确认邮箱, 邮箱地址, 电子邮件地址, 双重, 两步, 双因素, 二次验证, 多重验证,
  激活, 重置密码, 重设密码, 找回密码, 忘记密码, 修改密码, 更改密码, 新密码, 密码重置, 完成注册, 创建账户, 创建账号, 创建帐户, 绑定, 您的账户, 您的账号, 您的帐户, 您的帐号, 你的账号, 你的账户,
  你的帐户, 账号安全, 账户安全, 新设备, 陌生设备, 有效期, 分钟内有效, 内有效, 有效, 分钟后失效, 失效, 过期, 请输入, 输入以下, 输入验证码, 输入此, 输入该, 填写, 请使用, 使用以下, 使用此,
  此验证码, 该验证码, 以下代码, 此代码, 请勿, 切勿, 请勿泄露, 切勿泄露, 勿泄露, 泄露, 泄漏, 转发, 告知他人, 告诉他人, 任何人, 他人, 分享给, 工作人员, 妥善保管, 非本人, 不是您, 不是你本人,
  如非本人, 没有请求, 未请求, 未发起, 没有申请, 未申请, 并未, 请忽略, 忽略此, 忽略本, 可忽略
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
expiry:
  {n}内有效, {n}分钟内有效, {n}内, 有效期{n}, 有效期为{n}, 有效期：{n}, 有效时间为{n}, {n}后过期, {n}后失效, {n}内过期, {n}后将失效, 将在{n}后, 将于{n}后,
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
  是, 为, 是：, 为：, ：, 是您的, 是你的, 作为, 如下
"""#
        ),
        (
            "zh-Hant",
            #"""
# Chinese Traditional

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
codeWords:
  代碼, 代碼是, 代碼為, 您的代碼, 密碼, pin碼, 碼是, 通關密語
intent:
  登入, 登錄, 驗證, 驗證您, 驗證你的, 身分驗證, 身份驗證, 您的身分, 您的身份, 你的身分, 本人操作, 您本人, 確認您, 確認你的, 確認信箱, 電子郵件地址, 電郵地址, 雙重, 兩步, 雙因素, 二階段,
  多重驗證, 啟用, 啟動帳, 重設密碼, 重置密碼, 忘記密碼, 修改密碼, 更改密碼, 變更密碼, 新密碼, 密碼重設, 完成註冊, 建立帳戶, 建立帳號, 綁定, 您的帳戶, 您的帳號, 你的帳戶, 你的帳號, 您的賬戶,
  帳號安全, 帳戶安全, 新裝置, 陌生裝置, 有效期, 有效期限, 有效時間, 分鐘內有效, 內有效, 有效, 後失效, 失效, 過期, 逾期, 到期, 請輸入, 輸入以下, 輸入驗證碼, 輸入此, 輸入該, 填入, 請使用,
  使用以下, 使用此, 此驗證碼, 該驗證碼, 以下代碼, 此代碼, 請勿, 切勿, 請勿洩漏, 請勿洩露, 切勿洩, 洩漏, 洩露, 轉發, 轉寄, 告知他人, 告訴他人, 透露, 任何人, 他人, 分享給, 與他人分享,
  客服人員, 妥善保管, 非本人, 不是您, 不是你本人, 如非本人, 若非本人, 沒有要求, 未要求, 未提出, 沒有申請, 未申請, 並未, 請忽略, 忽略此, 忽略本, 略過此, 不予理會
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
expiry:
  {n}內有效, {n}內, 有效期{n}, 有效期為{n}, 有效期限為{n}, 有效時間為{n}, 有效時間{n}, {n}後過期, {n}後失效, {n}內過期, {n}後到期, 將在{n}後, 將於{n}後, {n}有效,
  在{n}內, 有效期限：{n}
past:
  {n}前
minutes:
  分鐘, 分
hours:
  小時, 個小時
days:
  天, 日
links:
  是, 為, 是：, 為：, ：, 是您的, 是你的, 作為, 如下
"""#
        ),
    ]
}
