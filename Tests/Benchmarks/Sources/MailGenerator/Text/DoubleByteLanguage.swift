/// Words of languages whose charsets are two bytes a character, with the characters' codes, so that the generator needs
/// no converter and gives the same bytes everywhere.
struct DoubleByteLanguage: Sendable {
    let words: [String]
    /// The characters of `words`, and for each its code: four hexadecimal digits, as `iconv -t` gives them.
    private let characters: String
    private let codes: String

    /// The words as bytes. `mask` is 0x7F for ISO-2022, which sends the codes in seven bits.
    func encoded(mask: UInt8 = 0xFF) -> [[UInt8]] {
        let digits = codes.utf8.filter { $0 != 0x20 }.map { $0 < 0x3A ? $0 - 0x30 : $0 - 0x37 }
        let bytes = stride(from: 0, to: digits.count, by: 2).map { (digits[$0] << 4 | digits[$0 + 1]) & mask }
        var table: [Unicode.Scalar: ArraySlice<UInt8>] = [:]
        for (index, scalar) in characters.unicodeScalars.enumerated() {
            table[scalar] = bytes[(index * 2)..<(index * 2 + 2)]
        }
        return words.map { $0.unicodeScalars.flatMap { table[$0] ?? [] } }
    }

    /// Codes of EUC-JP; seven bits of them are JIS X 0208, which ISO-2022-JP sends.
    static let japanese = DoubleByteLanguage(
        words: list(
            """
            は の を に が と で も お願い します です ます した ください メール 会議 資料 \
            添付 確認 連絡 お世話 になって おります 予定 変更 本日 明日 東京 大阪 担当者 株式会社 \
            様 ありがとう ございます 配信 停止 注文 発送 商品 詳細 こちら お知らせ 新着 情報 登録 \
            完了 件名 返信 転送
            """),
        characters: """
            あいうおがくこごさざしすせただちってでとなにのはまもらりをメルー世了予京付件会信停名品商報変大完\
            定式当情担文料新日明更本東株様止注添発登着知確社細絡者話詳認議資転返送連配録阪願
            """,
        codes: """
            A4A2 A4A4 A4A6 A4AA A4AC A4AF A4B3 A4B4 A4B5 A4B6 A4B7 A4B9 A4BB A4BF A4C0 A4C1 A4C3 A4C6 A4C7 A4C8 \
            A4CA A4CB A4CE A4CF A4DE A4E2 A4E9 A4EA A4F2 A5E1 A5EB A1BC C0A4 CEBB CDBD B5FE C9D5 B7EF B2F1 BFAE \
            C4E4 CCBE C9CA BEA6 CAF3 CAD1 C2E7 B4B0 C4EA BCB0 C5F6 BEF0 C3B4 CAB8 CEC1 BFB7 C6FC CCC0 B9B9 CBDC \
            C5EC B3F4 CDCD BBDF C3ED C5BA C8AF C5D0 C3E5 C3CE B3CE BCD2 BAD9 CDED BCD4 CFC3 BEDC C7A7 B5C4 BBF1 \
            C5BE CAD6 C1F7 CFA2 C7DB CFBF BAE5 B4EA
            """)

    /// Codes of GBK, which are those of GB18030 too.
    static let simplified = DoubleByteLanguage(
        words: list(
            """
            的 是 在 我们 有 和 了 您 邮件 会议 附件 请 查看 谢谢 公司 客户 服务 订单 发货 \
            时间 今天 明天 北京 上海 问题 回复 通知 系统 登录 密码 账户 更新 信息 确认 产品 \
            优惠 活动 退订 点击 这里 以及 进行 可以 没有
            """),
        characters: """
            上了产京今以们件优会信公击务动北单及发可司和品回在复天客密录息您惠我户新时明是更有服查没活海点登\
            的看知码确系统行订认议请谢账货这进退通邮里问间附题
            """,
        codes: """
            C9CF C1CB B2FA BEA9 BDF1 D2D4 C3C7 BCFE D3C5 BBE1 D0C5 B9AB BBF7 CEF1 B6AF B1B1 B5A5 BCB0 B7A2 BFC9 \
            CBBE BACD C6B7 BBD8 D4DA B8B4 CCEC BFCD C3DC C2BC CFA2 C4FA BBDD CED2 BBA7 D0C2 CAB1 C3F7 CAC7 B8FC \
            D3D0 B7FE B2E9 C3BB BBEE BAA3 B5E3 B5C7 B5C4 BFB4 D6AA C2EB C8B7 CFB5 CDB3 D0D0 B6A9 C8CF D2E9 C7EB \
            D0BB D5CB BBF5 D5E2 BDF8 CDCB CDA8 D3CA C0EF CECA BCE4 B8BD CCE2
            """)

    /// Codes of Big5.
    static let traditional = DoubleByteLanguage(
        words: list(
            """
            的 是 在 我們 有 和 了 您 郵件 會議 附件 請 查看 謝謝 公司 客戶 服務 訂單 出貨 \
            時間 今天 明天 臺北 問題 回覆 通知 系統 登入 密碼 帳戶 更新 資訊 確認 產品 優惠 \
            活動 取消 訂閱 這裡 以及 進行 可以 沒有
            """),
        characters: """
            了今以件們優入公出動務北及取可司和品問單回在天客密帳您惠我戶新明是時更會有服查沒活消產登的看知確\
            碼系統臺行裡覆訂訊認請謝議貨資這通進郵間閱附題
            """,
        codes: """
            A446 A4B5 A548 A5F3 ADCC C075 A44A A4BD A558 B0CA B0C8 A55F A4CE A8FA A569 A571 A94D AB7E B0DD B3E6 \
            A65E A662 A4D1 ABC8 B14B B162 B17A B466 A7DA A4E1 B773 A9FA AC4F AEC9 A7F3 B77C A6B3 AA41 AC64 A853 \
            ACA1 AEF8 B2A3 B56E AABA ACDD AABE BD54 BD58 A874 B2CE BB4F A6E6 B8CC C2D0 AD71 B054 BB7B BDD0 C1C2 \
            C4B3 B366 B8EA B36F B371 B669 B66C B6A1 BE5C AAFE C344
            """)

    /// Codes of EUC-KR.
    static let korean = DoubleByteLanguage(
        words: list(
            """
            이 그 저 것 수 등 들 및 안녕하세요 메일 회의 첨부 파일 확인 부탁드립니다 감사합니다 \
            회사 고객 서비스 주문 배송 시간 오늘 내일 서울 문제 답장 알림 시스템 로그인 비밀번호 \
            계정 업데이트 정보 제품 할인 행사 수신거부 여기 에서 으로 입니다 합니다
            """),
        characters: """
            간감객거것계고그기내녕늘니다답데드들등로림립메문밀및배번보부비사서세송수스시신안알업에여오요울으\
            의이인일입장저정제주첨탁템트파품하할합행호확회
            """,
        codes: """
            B0A3 B0A8 B0B4 B0C5 B0CD B0E8 B0ED B1D7 B1E2 B3BB B3E7 B4C3 B4CF B4D9 B4E4 B5A5 B5E5 B5E9 B5EE B7CE \
            B8B2 B8B3 B8DE B9AE B9D0 B9D7 B9E8 B9F8 BAB8 BACE BAF1 BBE7 BCAD BCBC BCDB BCF6 BDBA BDC3 BDC5 BEC8 \
            BECB BEF7 BFA1 BFA9 BFC0 BFE4 BFEF C0B8 C0C7 C0CC C0CE C0CF C0D4 C0E5 C0FA C1A4 C1A6 C1D6 C3B7 C5B9 \
            C5DB C6AE C6C4 C7B0 C7CF C7D2 C7D5 C7E0 C8A3 C8AE C8B8
            """)

    private static func list(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
