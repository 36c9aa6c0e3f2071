import Testing

@testable import MessageContent

struct HeaderBlockTests {
    private func begins(_ text: String) -> Bool { HeaderBlockFinder(lines: ReplyLines(text)).begins(at: 0) }

    @Test(arguments: [
        "From: Al\nSent: Monday\nTo: Bo\nSubject: x", "*From:* Al\n*Sent:* Monday\n*To:* Bo\n*Subject:* x",
        "Von: Al\nGesendet: Montag\nAn: Bo\nBetreff: x", "De : Al\nEnvoyé : lundi\nÀ : Bo\nObjet : x",
        "De: Al\nEnviado el: lunes\nPara: Bo\nAsunto: x", "De: Al\nEnviada em: segunda\nPara: Bo\nAssunto: x",
        "Da: Al\nInviato: lunedì\nA: Bo\nOggetto: x", "Van: Al\nVerzonden: maandag\nAan: Bo\nOnderwerp: x",
        "Från: Al\nSkickat: måndag\nTill: Bo\nÄmne: x", "Fra: Al\nSendt: mandag\nTil: Bo\nEmne: x",
        "Lähettäjä: Al\nLähetetty: maanantai\nVastaanottaja: Bo\nAihe: x",
        "Od: Al\nWysłano: poniedziałek\nDo: Bo\nTemat: x",
        "Od: Al\nOdesláno: pondělí\nKomu: Bo\nPředmět: x", "От: Ал\nОтправлено: понедельник\nКому: Бо\nТема: x",
        "Kimden: Al\nGönderildi: Pazartesi\nKime: Bo\nKonu: x", "发件人: 小明\n发送时间: 2019年3月4日\n收件人: 小红\n主题: x",
        "差出人：太郎\n送信日時：2019年3月4日\n宛先：花子\n件名：x", "보낸 사람: 홍\n보낸 날짜: 2019년\n받는 사람: 김\n제목: x",
    ])
    func knowsTheLabelsOfManyLanguages(_ text: String) {
        #expect(begins(text))
    }

    @Test(arguments: [
        "From: Paris\nTo: Lyon\nDate: 4 March", "From: al@example.org\nSubject: x\nDate: today",
        "From: your name\nTo: the Housing Department\nSubject: the heating", "Od: 1 lipca\nDo: 15 lipca\nTemat: morze",
        "From: the beginning\nSubject: x", "Dear Bo,\nFrom: Al", "> From: Al\n> To: Bo\n> Subject: x",
    ])
    func isNotMisledByNearMisses(_ text: String) {
        #expect(!begins(text))
    }

    @Test func looksThroughWrappedValues() {
        #expect(begins("From: Al\nSent: today\nTo: Bo, Cy,\n Di,\n Ed\nSubject: a subject that\ngoes on"))
    }
}
