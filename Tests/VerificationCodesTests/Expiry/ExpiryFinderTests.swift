import CodeTestSupport
import MessageFormat
import TestSupport
import Testing

@testable import VerificationCodes

@Suite struct ExpiryFinderTests {
    private func seconds(_ text: String, phrases: [String] = []) -> Int? {
        ExpiryFinder.seconds(in: CodeText(subject: "", text: text, html: nil), phrases: phrases)
    }

    @Test(
        "how long a code lasts, in the words of many languages",
        arguments: [
            ("This code expires in 10 minutes.", 600), ("The code is valid for 1 hour.", 3600),
            ("Valid for 2 days", 172_800),
            ("Der Code ist 15 Minuten gültig.", 900), ("Der Code läuft in 24 Stunden ab.", 86_400),
            ("Ce code expire dans 10 minutes.", 600), ("Il est valable pendant 2 heures.", 7200),
            ("El código caduca en 5 minutos.", 300), ("Este código es válido por 24 horas.", 86_400),
            ("O código expira em 30 minutos.", 1800), ("Il codice scade tra 10 minuti.", 600),
            ("De code is 15 minuten geldig.", 900), ("De code verloopt over 1 uur.", 3600),
            ("Koden udløber om 10 minutter.", 600),
            ("Koden er gyldig i 10 minutter.", 600), ("Koden är giltig i 10 minuter.", 600),
            ("Koodi on voimassa 10 minuuttia.", 600), ("Kod jest ważny przez 10 minut.", 600),
            ("Kód platí 10 minut.", 600),
            ("A kód 10 percig érvényes.", 600), ("Codul expiră în 10 minute.", 600),
            ("Кодът е валиден 10 минути.", 600),
            ("Код действителен в течение 10 минут.", 600), ("Код дійсний протягом 10 хвилин.", 600),
            ("Ο κωδικός λήγει σε 10 λεπτά.", 600), ("Kod 10 dakika geçerlidir.", 600), ("Kod vrijedi 10 minuta.", 600),
            ("الرمز صالح لمدة 10 دقائق", 600), ("הקוד תקף למשך 10 דקות", 600), ("این کد تا 10 دقیقه معتبر است", 600),
            ("यह कोड 10 मिनट के लिए मान्य है", 600), ("কোডটি 10 মিনিট পর্যন্ত বৈধ", 600), ("รหัสนี้ใช้ได้ภายใน 10 นาที", 600),
            ("Mã có hiệu lực trong 10 phút.", 600), ("Kode ini berlaku selama 10 menit.", 600),
            ("Kod ini sah selama 10 minit.", 600),
            ("验证码10分钟内有效", 600), ("驗證碼10分鐘內有效", 600), ("有効期限は10分です", 600), ("인증번호는 10분 동안 유효합니다", 600),
            ("Kood kehtib 10 minutit.", 600), ("Kods ir derīgs 10 minūtes.", 600), ("Kodas galioja 10 minučių.", 600),
            ("კოდი მოქმედებს 10 წუთი", 600), ("Die kode is geldig vir 10 minute.", 600),
        ])
    func languages(text: String, seconds: Int) { #expect(self.seconds(text) == seconds) }

    @Test("digits of other scripts are numbers", arguments: ["صالح لمدة ١٠ دقائق", "मान्य: अगले १० मिनट", "有效期为１０分钟"])
    func digits(text: String) { #expect(seconds(text) == 600) }

    @Test(
        "number and unit may be joined by a hyphen or stand without a space",
        arguments: ["expires in 10-minutes", "expires in 10minutes", "expires in 10 min"])
    func joined(text: String) { #expect(seconds(text) == 600) }

    @Test(
        "a time without words of lasting says nothing",
        arguments: [
            "You wrote 10 minutes ago", "10 minutes", "Meeting: 30 minutes", "Code 123456", "expires soon",
            "expires in minutes", "",
        ])
    func nothing(text: String) { #expect(seconds(text) == nil) }

    @Test(
        "what was so long ago says nothing, whatever words stand around it",
        arguments: [
            "You signed in 10 minutes ago.", "You signed in 10 min ago.", "Requested after 2 hours ago",
            "Sie meldeten sich vor 10 Minuten an. Gültig ist er nicht.", "Du loggade in för 10 minuter sedan.",
            "Du loggede ind for 10 minutter siden.", "Du logget inn for 10 minutter siden.",
            "Ingelogd 10 minuten geleden. Geldig tot morgen.", "リクエストは10分前です", "10분 전에 유효", "요청은 10분 전입니다",
            "10分钟前有效", "10分鐘前有效", "Sign-in: il y a 10 minutes. Gültig", "Sign-in: hace 10 minutos. Gültig",
            "Signed in 10 minuti fa", "Signed in 10 minutos atrás", "Signed in 10 minut temu",
            "Signed in 10 минут назад", "Signed in 10 хвилин тому", "Signed in 10 dakika önce",
            "Signed in 10 minuuttia sitten", "Signed in 10 minutit tagasi", "Signed in 10 phút trước",
            "Signed in 10 menit yang lalu",
        ])
    func past(text: String) { #expect(seconds(text) == nil) }

    @Test(
        "a code's time counts beside one that has passed",
        arguments: [
            ("You signed in 5 minutes ago. The code expires in 10 minutes.", 600),
            ("The code is valid for 10 minutes. You asked for it 5 minutes ago.", 600),
            ("Angefordert vor 5 Minuten, der Code ist 10 Minuten gültig.", 600),
            ("10 Minuten gültig. Vor 5 Minuten angefordert.", 600), ("Expires in 10 minutes. Ago it was 5.", 600),
            ("Il codice scade tra 10 minuti. Fallo ora.", 600), ("Il codice scade tra 10 minuti: fa presto.", 600),
        ])
    func notPast(text: String, seconds: Int) { #expect(self.seconds(text) == seconds) }

    @Test(
        "a phrase ends with its word",
        arguments: ["It was past 10 minutes", "The form 10 minutes", "Two pins 10 minutes"])
    func wholeWords(text: String) { #expect(seconds(text) == nil) }

    @Test(
        "numbers from 1 to 999 count",
        arguments: [
            ("expires in 0 minutes", nil), ("expires in 1 minute", 60), ("expires in 999 minutes", 59_940),
            ("expires in 1000 minutes", nil),
        ] as [(String, Int?)])
    func range(text: String, seconds: Int?) { #expect(self.seconds(text) == seconds) }

    @Test("a template's own phrases stand beside those of the languages")
    func ownPhrases() {
        #expect(seconds("It melts away at 10 minutes") == nil)
        #expect(seconds("It melts away at 10 minutes", phrases: ["melts away at {n}"]) == 600)
        #expect(seconds("10 minutes until it melts", phrases: ["{n} until it melts"]) == 600)
        #expect(seconds("expires in 10 minutes", phrases: ["melts away at {n}"]) == 600)
    }

    @Test("a code's end is counted from the message's date")
    func report() throws {
        let template = try SampleTemplate().read()
        let mail = SampleMail(
            text: "Your code is 123456. It expires in 90 minutes.", date: "Wed, 06 Mar 2024 10:00:00 +0100")
        #expect(
            CodeTestSupport.report(mail, template).codes.first?.expiresAt?.rfc3339 == "2024-03-06T11:30:00+01:00"
        )
        let silent = SampleMail(text: "Your code is 123456.")
        #expect(CodeTestSupport.report(silent, template).codes.first.map { $0.expiresAt == nil } == true)
    }

    @Test("a mail full of times takes linear time")
    func hostile() {
        let growth = timeGrowth(from: 500) {
            String(repeating: "5 minutes ", count: $0)
        } _: { text in
            #expect(seconds(text) == nil)
        }
        #expect(growth < leastGrowthOfSquares)
    }
}
