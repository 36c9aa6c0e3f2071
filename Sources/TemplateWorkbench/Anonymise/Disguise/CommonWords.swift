/// Words that stand in addresses and names but name nobody.
enum CommonWords {
    /// Local parts of addresses that belong to a department or a program, not to a person.
    static let roles = Script.words(
        """
        abuse account accounts action activate admin administrator alert alerts archive assist author auth auto automated billing bot bounce \
        bounces business care center client clients code codes contact courriel customer customers daemon de delivery desk digest do \
        donotreply email en enquiries es example feedback fr hello help helpdesk hi id info information invoice it job jobs legal \
        list login mail mailer mailing mails marketing me member members message messages news newsletter no \
        noreply not notice notification notifications notify office online order orders otp owner parent password post postmaster \
        press privacy promo receipt receipts register registration replies reply request root sales secure security \
        service serviceclient services shop sign store subscribe support system team test ticket tickets uk unsub \
        unsubscribe update updates us user users verification verify web webmaster welcome
        """)

    /// Words that may be names or stand beside names, but are too common to be replaced wherever they stand.
    static let stopWords = roles.union(
        Script.words(
            """
            al am an and apple april art aug august autumn bill bin bon by can case chance chase check city code codes com \
            company da dal dan das date day dear del den der des di die dos dr drew du ein el end et faith first for free \
            from google grace grant group happy herr home hope house how ibn if in is ist joy june key la last later le \
            left les lo long los love mac madame mark may mein miss mr mrs ms name never new next number of on \
            one online or our page pat pay personal phone photo pin please prof ray red rich right rob rose sa san save \
            sent sie sir site sky so star start state sue summer sur terms thank thanks that the this time to \
            today token tu twitter two un une unknown van via video view von was way we what when who will with work y yes \
            you young your zu zum
            """))

    /// Words that greetings have instead of a name: "Dear customer".
    static let nobody = Script.words(
        """
        all again back client clients colleague colleagues community customer customers developer everybody everyone \
        folks friend friends guest guys hello member members player reader sir subscriber subscribers team there user \
        users valued you kunde kundin kunden nutzer nutzerin cliente clientes usuario usuaria usuário amigo client \
        utilisateur utilisatrice utente klant gebruiker bruker kund användare bruger użytkowniku użytkownik kliencie \
        kullanıcı kullanıcımız müşterimiz пользователь клиент друг користувач клієнт お客 お客さま ユーザー 会員 用户 客户 會員 用戶 회원 고객 사용자
        """)

    /// Words between a person's name and the provider's: `Maria via Example`.
    static let via = Script.words("via uber durch por par tramite przez через")
}
