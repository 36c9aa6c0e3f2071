/// The vocabulary of the generated mail, most frequent words first in each language.
enum Words {
    static let english: [String] = common + topics + compounds

    private static let common = list(
        """
        the of and to a in is that it for was on with as be at by this have from or had not but what all were when we \
        there can an your which their said if will each about how up out them then she many some so these would other \
        into has more her two like him see time could no make than first been its who now people my made over did down \
        only way find use may water long little very after words called just where most know get through back much go \
        good new write our me man too any day same right look think also around another came come work three word must \
        because does part even place well such here take why things help put years different away again off went old \
        number great tell men say small every found still between name should home big give air line set own under read \
        last never us left end along while might next sound below saw something thought both few those always looked \
        show large often together asked house world going want
        """)

    private static let topics = list(
        """
        patch branch review release server client build test meeting agenda minutes draft budget invoice order delivery \
        shipment account password balance statement payment receipt ticket booking flight hotel train station weather \
        garden kitchen recipe music concert museum library book chapter author editor editorial newsletter subscription \
        offer discount season summer winter collection jacket shoes lamp table window door bridge river mountain harbour \
        village market street school teacher student lecture research paper abstract theorem proof lemma measure sample \
        result figure table method model signal noise filter sensor battery cable driver kernel module package version \
        compiler parser header message thread archive folder mailbox address charset encoding attachment boundary digest \
        calendar reminder deadline project manager team office report quarter revenue forecast contract customer support
        """)

    /// Longer, rarer words: each stem with each ending.
    private static let compounds: [String] = {
        let stems = list(
            """
            absor adapt allo anim appro arrang assem atten balanc calibr circul classif collect combin compos concentr \
            configur connect consult continu contribut cooper coordin deleg demonstr distrib document educ elabor estim \
            examin facilit formul gener illustr imagin implement improv inform inspir integr interpret investig locat \
            moder navig negoti observ organis particip popul prepar present process produc publish regul relat render \
            repres restor schedul separ simul stimul structur summar transform transl validat ventil
            """)
        let endings = list("ing ed ation able ment er ive ative ency ism")
        return endings.flatMap { ending in stems.map { $0 + ending } }
    }()

    static let german = list(
        """
        der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat \
        dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis \
        mehr durch man sein wurde schön größer Straße Gruß Frühstück Müller Übung Ärger Öffnung fünf zwölf Brücke Bäume \
        Häuser Wörter natürlich möglich Grüße Schlüssel Tür Küche Prüfung Änderung Lösung geändert ausführlich Termin
        """)
    static let french = list(
        """
        de la le et les des en un du une que est pour qui dans par plus pas au sur ne se avec ce il sont été déjà très \
        où même après être français château élève forêt garçon leçon façon théâtre hôtel âme noël naïve œuvre cœur ça là \
        événement réunion début février août décembre médecin société qualité liberté égalité première dernière
        """)
    static let russian = list(
        """
        и в не на я быть он с что а по это она этот к но они мы весь который из у так же от за для вы до как сказать \
        мочь свой один человек когда другой первый время рука новый год дело жизнь день работа слово место вопрос город \
        письмо ответ список рассылка адрес встреча спасибо пожалуйста здравствуйте уважаемый приложение документ счёт
        """)
    static let greek = list(
        """
        και το να του η που της με τα για από είναι στο δεν θα τη οι των μια ο κάθε σας ημέρα χρόνος άνθρωπος λέξη \
        καλημέρα ευχαριστώ παρακαλώ συνάντηση θάλασσα βιβλίο
        """)
    static let hebrew = list(
        "של את על לא זה הוא אני עם כל גם היא אבל יש כי מה שלום תודה בבקשה מכתב רשימה פגישה ספר יום")
    static let arabic = list(
        "في من على أن إلى هذا التي عن مع كان ما هو كل بعد يوم كتاب رسالة شكرا مرحبا اجتماع قائمة مدينة")
    static let hindi = list("के में है की और से का को पर यह भी एक नहीं कि ने तो लिए था हो धन्यवाद नमस्ते पत्र बैठक पुस्तक दिन समय")
    static let emoji = list("🎉 🚀 ✅ 📦 🎁 ❤️ 👍 🔥 ✨ 🌍 👩‍💻 🇫🇷 — … “hello” it’s €20 £15 naïve café")

    private static func list(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
