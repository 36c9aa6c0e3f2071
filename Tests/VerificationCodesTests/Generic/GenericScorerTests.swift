import CodeTestSupport
import TestSupport
import Testing

@testable import VerificationCodes

@Suite struct GenericScorerTests {
    private func code(_ text: String, subject: String = "") -> String? {
        let scorer = GenericScorer(CodeText(subject: subject, text: text, html: nil))
        return scorer.find().codes.first.map { scorer.code($0.candidate) }
    }

    @Test(
        "a code is found however the sentence is turned",
        arguments: [
            ("Your verification code is 482913.", "482913"), ("482913 is your verification code.", "482913"),
            ("Enter this code to sign in:\n\n482 913\n\nIt expires in 10 minutes.", "482913"),
            ("Use 5934 as your security code. Do not share it.", "5934"), ("Your code is 837-291.", "837291"),
            ("Your one-time password\n\n  4 8 2 9 1 3\n\nvalid for 5 minutes", "482913"),
            ("Your login code: K7Q2ZP. It expires soon, in 10 minutes.", "K7Q2ZP"),
            ("Your verification code is RKJ-YP6. It expires in 5 minutes.", "RKJ-YP6"),
            ("G-482913 is your Google verification code.", "482913"),
            ("Ihr Bestätigungscode lautet 204817. Er ist 10 Minuten gültig.", "204817"),
            ("【示例】验证码：628401，5分钟内有效，请勿泄露。", "628401"), ("認証コード: 628401\nこのコードは10分間有効です。", "628401"),
            ("رمز التحقق الخاص بك هو ٤٨٢٩١٣. لا تشاركه مع أحد.", "482913"),
            ("Код подтверждения: 482913. Никому не сообщайте его.", "482913"),
            // The noun goes on behind what is known of it; dots lead to the code.
            ("Du skal indtaste bekræftelseskoden 58143.", "58143"), ("Device code ..... 038174", "038174"),
            // Groups of several sizes, with a shorter last one, with a dash between blanks, of small letters.
            ("Your security code: 662 19 03. Enter it to sign in.\n\nActivation code: 662 19 03", "6621903"),
            ("Here is a one-time recovery code:\n\nm7xq-2hdk-9r\n\nIt works once.", "m7xq-2hdk-9r"),
            ("Type this code to sign in:\n\n160 - 882\n\nValid for 5 minutes.", "160882"),
            ("Paste this temporary sign-in code:\n\nxkqvd-mwtrb", "xkqvd-mwtrb"),
            // A sentence before it ends with a number; the next one says what to do with it.
            ("Use the access code below to sign in as member 6620.\n\n416-028\n\nIt expires soon.", "416028"),
            ("Your authorisation code is 9184 0527. Enter it in the app to sign in.", "91840527"),
            ("確認画面に「8153」とご入力いただくと、本人確認が完了いたします。24時間以内に有効です。", "8153"),
            // An abbreviation before a number ends no sentence; what is in pairs behind a colon is no date.
            ("Your TAC for the account No. 10-0482 is 33 07 19. Enter it to confirm.", "330719"),
            ("Type this to sign in to your account:\n\n24 06 17\n\nIt expires in 20 minutes.", "240617"),
            // Quotes and stars around a code are no program's, and a footer makes no voucher of it.
            ("Your verification code = \"482913\". Enter it to sign in.", "482913"),
            ("*Your verification code:*-482913. Enter it to sign in.", "482913"),
            (
                "Your verification code is K7X9Q2. Enter it to sign in.\n\n\n"
                    + String(repeating: "We are here. ", count: 20)
                    + "\n\nDiscount of the week: 20% off your next order with K7X9Q2.", "K7X9Q2"
            ),
            // The only number of a mail that speaks of signing in, which the reader is told to enter.
            ("To confirm your e-mail address and finish signing up, enter in the app 401729 and go on.", "401729"),
            // A remark in parentheses stands between.
            ("Access code (works once, until eight in the evening): X4K8-P2", "X4K8-P2"),
        ])
    func found(text: String, expected: String) { #expect(code(text) == expected) }

    @Test(
        "numbers of other kinds are no codes",
        arguments: [
            "Your order 482913 has shipped. Tracking code: 77120448.", "Use code SAVE2024 at checkout for 20% off.",
            "Discount code: 7F3K9Q expires Sunday.", "Your booking code is K7QX2P. Flight UA1549.", "ZIP code: 94107.",
            "The job failed: exit code 137, error code 5031.", "Tax code 1257. Sort code 204577.",
            "Meeting ID: 928 1234 5678\nPasscode: 482913\nDial in", "Card ending 4821. Reference code 88120443.",
            "A verification code was used on 12 March 2026 at 10:42. Call 650-253-0000.",
            "We will never ask you for a verification code. © 2026, 1600 Amphitheatre Parkway.",
            "Your sign-in code was used on 24 06 17.", "Text message code to (***) ***-7781 was verified.",
            "Confirm your identity to sign in by calling\n\n98765-43210\n\nYour code is never asked for.",
            "Your user gets: Your code is 482913.\n\ncurl -d code=\"482913\" https://api.example/verify",
            "Verify: https://example.com/verify?code=883321", "Ihre Bestellnummer 482913. Gutscheincode: SOMMER24",
            "订单号 482913，优惠码 XIA2024，邮政编码 100080。",
            // A word with a number.
            "Inserisci il codice AUGURI-7731 nel carrello.",
        ])
    func notFound(text: String) { #expect(code(text) == nil) }

    @Test("a word for a code without any sign of intent is not enough in a mail")
    func intent() {
        #expect(
            code(
                "The code for the garage is 4711, in case you come back late and nobody is at home.", subject: "Sunday")
                == nil)
    }

    @Test("what a mail quotes as an example is no code of it")
    func quoted() {
        let text =
            "Beware: a typical text reads \"Your login code is 123456, never share it\" and comes from a stranger."
        #expect(code(text, subject: "How thieves steal codes") == nil)
    }

    @Test("hidden preheaders, styles and scripts do not count")
    func hidden() {
        let html = """
            <style>.code{color:#482913}</style><div style="display:none">Your verification code is 111111</div>
            <p>Your verification code is</p><p><b>628401</b></p><script>var code = 222222</script>
            """
        let scorer = GenericScorer(CodeText(subject: "Sign in", text: nil, html: html))
        #expect(scorer.find().codes.map { scorer.code($0.candidate) } == ["628401"])
    }

    @Test("a stub of plain text does not hide the code of the HTML")
    func stub() {
        let mail = SampleMail(
            subject: "Your sign-in request", text: "View this email in your browser",
            html:
                "<p>Your verification code</p><h1>662190</h1><p>It expires in ten minutes. Ignore it if it was not you.</p>"
        )
        #expect(CodeExtractor(templates: TemplateSet([])).report(mail.email).codes.map(\.code) == ["662190"])
    }

    @Test(
        "characters in cells of their own are one code, which ends where a sentence begins with a single letter",
        arguments: [
            "<p>M&nbsp;7&nbsp;C&nbsp;2&nbsp;V&nbsp;K</p>",
            "<table><tr><td>M</td><td>7</td><td>C</td><td>2</td><td>V</td><td>K</td></tr></table>",
        ])
    func cells(html: String) {
        let text = CodeText(
            subject: "", text: nil,
            html:
                "<p>Introduza o código de autenticação:</p>\(html)<p>O código caduca em 4 minutos. Não o partilhe.</p>")
        let scorer = GenericScorer(text)
        #expect(scorer.find().codes.map { scorer.code($0.candidate) } == ["M7C2VK"])
    }

    @Test(
        "a code in the subject is found where the text points to it, whatever case or order stands beside it",
        arguments: [
            (
                "Fk8aazMB opens your Tidepool workspace (case 55120934)",
                "What you need is in the subject of this message."
            ),
            ("Fk8aazMB – damit melden Sie sich heute an", "Was Sie eintragen müssen, steht im Betreff dieser E-Mail."),
            (
                "Fk8aazMB – ezt kéri a portál (ügyszám: 118/2024)",
                "A belépéshez szükséges jeleket a levél tárgyában találja."
            ),
        ])
    func inSubject(subject: String, text: String) {
        #expect(code(text + " It works once, for ten minutes.", subject: subject) == "Fk8aazMB")
        #expect(code("Thank you for your visit.", subject: "Fk8aazMB in your workspace (case 55120934)") == nil)
    }

    @Test("the shown part of a hidden number is no code")
    func mask() {
        #expect(
            code("G2HW6Y is the one-time code to log in to account 0917***4482. Type it within 5 minutes.") == "G2HW6Y")
    }

    @Test("of a list of recovery codes all are found, in their order, and none is ambiguous")
    func recoveryCodes() {
        let text = """
            Keep these recovery codes. Each signs you in once when you don't have your phone:

                4f9c-h2kd    m7xq-09ta
                zz41-ppr8    c6w3-vnb0

            Settings, Security, new codes.
            """
        let report = CodeExtractor(templates: TemplateSet([])).report(
            SampleMail(subject: "Your recovery codes", text: text).email)
        #expect(report.codes.map(\.code) == ["4f9c-h2kd", "m7xq-09ta", "zz41-ppr8", "c6w3-vnb0"])
        #expect(!report.isAmbiguous)
        let orders = "Your orders with their invoice numbers:\n\n40718829\n93356104\n22847015\n\nThank you."
        #expect(code(orders, subject: "Your orders") == nil)
    }

    @Test(
        "what is typed into a page, a field or a window is a code, also where no word says so",
        arguments: [
            "To go through with it, enter 771402 on the closing page. After that nothing can be recovered.",
            "Da bismo bili sigurni da povrat tražite baš vi, upišite 771402 u polje ispod slike broda.",
            "Before we show your booking, please key in\n\n771402\n\non the page you left open.",
        ])
    func places(text: String) {
        #expect(code(text, subject: "Your request") == "771402")
        #expect(code(text.replacing("771402", with: "4"), subject: "Your request") == nil)
    }

    @Test("a place with another thing's name before it is none for codes")
    func otherPlaces() {
        func isPlaced(_ text: String) -> Bool {
            let scorer = GenericScorer(CodeText(subject: "", text: text, html: nil))
            return scorer.scored().contains { $0.reasons.contains { $0.rule == "enter-place" } }
        }
        #expect(isPlaced("Enter this on the next screen:\n\n771402"))
        #expect(!isPlaced("Enter this on the locker screen:\n\n771402"))
    }

    @Test("a word that the reader is told to enter, or a name in the subject, makes the word beside a number a name")
    func enteredWords() {
        let table = "Merchant: NORDLYS SKI\nPasscode: 9930"
        let told = "To approve this purchase type the passcode in the shop's window.\n\n"
        #expect(code(told + table, subject: "Approve your purchase") == "9930")
        #expect(
            code("Approve this purchase in the shop's window.\n\n" + table, subject: "Approve your purchase") == nil)
    }

    @Test("a year, or what looks like a checksum, is a code where the name of one stands directly beside it")
    func namedYear() {
        #expect(code("Your sign-in code: 2019\nDo not share it.", subject: "Signing in") == "2019")
        #expect(code("Activation code: a3f9c1d07b\n\nActivate your account.", subject: "Welcome") == "a3f9c1d07b")
    }

    @Test("a percentage beside a voucher says nothing of the code above it")
    func voucher() {
        let text = "Type this on your TV to sign in:\n\nR4WN-2XHD\n\nMeanwhile BLCK-FR23 takes 50% off a gift."
        #expect(code(text, subject: "Set up your TV") == "R4WN-2XHD")
    }

    @Test(
        "signs of a reduced price around letters and digits are an advert's, whatever the code is called",
        arguments: [
            (
                "Your one-time code:\n\nXK93QP\n\nEnter it at checkout for 20% off everything. It expires in 24 hours.",
                false
            ),
            ("Your one-time code:\n\nXK93QP\n\nEnter it in the app to sign in. It expires in 24 hours.", true),
            ("Dein Einmalcode: XK93QP. Im Warenkorb einlösen und 20 % Rabatt sichern, nur heute gültig.", false),
            ("Your verification code is K7P2QX.\n\nThen enjoy free shipping on your first order.", true),
            // A number is a shop's own code for signing in.
            ("Your one-time code:\n\n482913\n\nEnter it to sign in. Free shipping and 20% off inside.", true),
        ])
    func offers(text: String, isCode: Bool) { #expect((code(text, subject: "Your code is inside") != nil) == isCode) }

    @Test("a ticket that the subject names is no code in the text")
    func ticket() {
        let text = "Your case is 558210. Verification codes have six digits and expire in 15 minutes."
        #expect(code(text, subject: "The verification code does not arrive [#558210]") == nil)
        #expect(
            code("Your case is 77. Your verification code is 558210.", subject: "Your verification code") == "558210")
    }

    @Test("a name in a greeting is no code, a code behind a name is")
    func greeted() {
        let text = "Hello k0ala7,\n\none of your recovery codes was used to sign in."
        #expect(code(text, subject: "A recovery code was used") == nil)
        #expect(code("Sign-in code K7QX2P,\n\nvalid for 5 minutes.", subject: "Your code") == "K7QX2P")
        let picture = "Hello,\n\nYour verification code is shown in the picture below."
        #expect(code(picture, subject: "Your verification code") == nil)
    }

    @Test(
        "a hotline is no code, whatever the message warns of",
        arguments: [
            ("고객님의 인터넷뱅킹 비밀번호가 변경되었습니다. 본인이 아닌 경우 1588-8000으로 연락 바랍니다.", "비밀번호 변경 안내"),
            ("अपना ओटीपी किसी को न बताएं। संदेह होने पर 1930 पर शिकायत दर्ज करें।", "लॉगिन सुरक्षा"),
        ])
    func hotline(text: String, subject: String) { #expect(code(text, subject: subject) == nil) }

    @Test("a key for confirming is a code in Japanese")
    func key() {
        let text = "ログイン画面で確認キーを入力してください。\n\n確認キー: 482913\n\n有効期限は10分です。"
        #expect(code(text, subject: "ログイン確認") == "482913")
    }

    @Test(
        "a temporary password may hold signs and hyphens",
        arguments: [
            ("Temporary password: vG8!rmTq2\nIt works for one sign-in.", "vG8!rmTq2"),
            ("Mot de passe provisoire : mZ4-rvK8p\nIl expire dans 24 heures.", "mZ4-rvK8p"),
            ("Temporary password:\n\naB3x-K9zQ\n\nIt works for one sign-in.", "aB3x-K9zQ"),
            // Behind a word for any password, and in running text, it is none.
            ("Password: vG8!rmTq2\nSign in at the office.", nil),
            ("A password like vG8!rmTq2 is strong. Sign in soon.", nil),
        ])
    func passwords(text: String, expected: String?) { #expect(code(text, subject: "Sign in") == expected) }

    @Test("emphasis ends with its line, whatever blanks the page has in it")
    func emphasisedBlank() {
        let scorer = GenericScorer(CodeText(subject: "", text: nil, html: "<p>認証コード: <b>4829\u{3000}</b></p>"))
        #expect(scorer.find().codes.map { scorer.code($0.candidate) } == ["4829"])
    }

    @Test("quotation marks and numbers in parentheses are no program's text")
    func quotationMarks() {
        #expect(code("Ihr „Bestätigungscode“: „482913“. Er ist 10 Minuten gültig.") == "482913")
        #expect(code("(ID=张三)您的验证码：482913，5分钟内有效。") == "482913")
        #expect(
            code("Code 482913 is for signing in. It is valid for 5 minutes.", subject: "Acme: #482913 is your code")
                == "482913")
        #expect(code("Your verification code is: aB3dE9fG! It expires in 10 minutes.") == "aB3dE9fG")
        #expect(
            code("Sign-in code: ZOOM-48291. It expires in 10 minutes.", subject: "Your ZOOM sign-in code")
                == "ZOOM-48291")
    }

    @Test("digits that are emphasised as one are one number, however they are grouped")
    func emphasisedGroups() {
        let page = "<p>To sign in enter the code <b>1 306 447</b> in the app. It is valid for 15 minutes.</p>"
        let scorer = GenericScorer(CodeText(subject: "Your code", text: nil, html: page))
        #expect(scorer.find().codes.map { scorer.code($0.candidate) } == ["1306447"])
    }

    @Test("a tie is reported with both codes")
    func tie() {
        let text = "Your login code is 482913.\n\nYour login code is 137204.\n\nThey expire in 10 minutes."
        let finding = GenericScorer(CodeText(subject: "Login codes", text: text, html: nil)).find()
        #expect(finding.isAmbiguous)
        let report = CodeExtractor(templates: TemplateSet([])).report(
            SampleMail(subject: "Login codes", text: text).email)
        #expect(report.isAmbiguous)
        #expect(Set(report.codes.map(\.code)) == ["482913", "137204"])
        #expect(report.codes.allSatisfy { $0.confidence <= 0.5 })
    }

    @Test(
        "each exclusion is found by what stands beside the number",
        arguments: [
            ("on 2026-03-12 x", Exclusion.date), ("at 10:4213 x", .time), ("pay $482913 x", .amount),
            ("a/482913 x", .longerToken),
            ("user482913@example.com x", .address), ("https://example.com/482913 x", .address),
            ("card ****4821 x", .cardTail), ("text to ••• ••• 4821 x", .cardTail), ("to •• 4821 x", .cardTail),
            ("Example2u: never x", .label),
            ("{\"to\": \"1\", \"code\": \"482913\"} x", .program), ("key=user:482913 x", .program),
            ("#482913 x", .numberSign), ("4821 people x", .measure),
            ("1,482913 x", .decimal),
            ("+4412345678 x", .telephone),
            ("48291312345 x", .tooLong),
        ])
    func exclusions(text: String, expected: Exclusion) {
        let found = CandidateScanner.scan(CodeText(subject: "", text: text, html: nil))
        #expect(found.contains { $0.exclusion == expected }, "\(found.map { $0.exclusion as Any })")
    }

    @Test("a span of time right behind a comma is no decimal place", arguments: ["5\u{5206}\u{949F}", "10\u{BD84}"])
    func spanOfTime(span: String) {
        let found = CandidateScanner.scan(
            CodeText(subject: "", text: "\u{9A8C}\u{8BC1}\u{7801}360825,\(span)", html: nil))
        #expect(found.contains { $0.exclusion == nil && $0.range.count == 6 })
        let price = CandidateScanner.scan(CodeText(subject: "", text: "360825,50 \u{5143}", html: nil))
        #expect(!price.contains { $0.exclusion == nil })
    }

    @Test("every language has names, words, intents, other codes and expiry phrases; there are at least 35")
    func languages() {
        #expect(Set(CodeLanguage.all.map(\.tag)).count >= 35)
        for language in CodeLanguage.all {
            #expect(!language.codeNames.isEmpty && !language.codeWords.isEmpty, "\(language.tag)")
            #expect(!language.intent.isEmpty && !language.otherCodes.isEmpty, "\(language.tag)")
            #expect(!language.expiry.isEmpty && !language.minutes.isEmpty, "\(language.tag)")
            #expect(language.expiry.allSatisfy { $0.contains("{n}") }, "\(language.tag)")
        }
    }

    @Test("no phrase names a verification code in one language and another number in another")
    func noContradiction() {
        func folded(_ lists: [[String]]) -> Set<[UInt8]> { Set(lists.joined().map { FoldedText($0).lower }) }
        let names = folded(CodeLanguage.all.map(\.codeNames))
        let others = folded(CodeLanguage.all.map(\.otherCodes))
        #expect(names.intersection(others).map { String(decoding: $0, as: UTF8.self) } == [])
    }
}
