extension AnonymiseSample {
    static var foreign: [AnonymiseSample] { [base64UTF8, japanese, cyrillic, shiftJIS, chinese, korean, latin2] }

    private static let base64UTF8 = AnonymiseSample(
        "base64 of UTF-8",
        """
        From: Fjord <kode@fjord.example>
        To: =?utf-8?B?\(base64(Array("Bjørn Ødegård".utf8)))?= <bjorn@odegard-net.no>
        Subject: =?utf-8?B?\(base64(Array("Hei Bjørn, koden din er 664120".utf8)))?=
        MIME-Version: 1.0
        Content-Type: text/plain; charset="utf-8"
        Content-Transfer-Encoding: base64

        \(base64Lines(Array("Hei Bjørn!\r\n\r\nKoden din er 664120, den utløper snart.\r\nBjørn Ødegård (bjorn@odegard-net.no)\r\n".utf8), width: 60))

        """, codes: ["664120"], gone: ["bjørn", "bjorn", "ødegård", "odegard", "664120"],
        kept: ["From: Fjord <kode@fjord.example>", "To: =?utf-8?B?", "Content-Transfer-Encoding: base64"])

    /// 山田太郎様 / 認証コード: 482913 / 山田さん
    private static let japanese = AnonymiseSample(
        "ISO-2022-JP",
        Array(
            """
            From: Kaki <info@kaki.example>
            To: =?ISO-2022-JP?B?GyRCOzNFREJATzobKEI=?= <taro@yamada-ke.example>
            Subject: Kaki
            MIME-Version: 1.0
            Content-Type: text/plain; charset=ISO-2022-JP
            Content-Transfer-Encoding: 7bit

            \u{1B}$B;3EDB@O:MM\u{1B}(B

            \u{1B}$BG'>Z%3!<%I\u{1B}(B: 482913
            \u{1B}$B;3ED$5$s!"$h$m$7$/!#\u{1B}(B

            """.utf8), codes: ["482913"], gone: ["山田太郎", "山田", "482913", "yamada", "taro"],
        kept: ["\u{1B}$BG'>Z%3!<%I\u{1B}(B: ", "\u{1B}(B\n\n\u{1B}", "$5$s!\"$h$m$7$/!#\u{1B}(B"])

    /// Здравствуйте, Мария! Ваш код: 518204. Мария Петрова, …
    private static let cyrillic = AnonymiseSample(
        "windows-1251",
        """
        From: Lumen <kod@lumen.example>
        To: =?windows-1251?B?zODw6P8gz+Xy8O7i4A==?= <m.petrova@inbox.ru>
        Subject: =?windows-1251?Q?=CC=E0=F0=E8=FF,_=EA=EE=E4_518204?=
        MIME-Version: 1.0
        Content-Type: text/plain; charset=windows-1251
        Content-Transfer-Encoding: base64

        x+Tw4OLx8uLz6fLlLCDM4PDo/yEKwuD4IOru5DogNTE4MjA0Cszg8Oj/IM/l8vDu4uAsIO3lIPHu7uH5
        4Ony5SDl4+4uCg==

        """, codes: ["518204"], gone: ["мария", "петрова", "petrova", "518204"],
        kept: ["=?windows-1251?B?", "=?windows-1251?Q?=", ",_=EA=EE=E4_", "x+Tw4OLx8uLz6fLlLC"])

    /// 鈴木 花子 様、確認コード １２３４５６ in full-width digits, unlabelled base64 around it.
    private static let shiftJIS = AnonymiseSample(
        "Shift_JIS",
        Array(
            "From: Momo <a@momo.example>\nTo: hanako.suzuki@docomo.ne.jp\nContent-Type: text/plain; charset=Shift_JIS\n\n"
                .utf8)
            + [
                0x97, 0xE9, 0x96, 0xD8, 0x89, 0xD4, 0x8E, 0x71, 0x97, 0x6C, 0x0A, 0x8A, 0x6D, 0x94, 0x46, 0x83, 0x52,
                0x81, 0x5B,
                0x83, 0x68, 0x20, 0x82, 0x50, 0x82, 0x51, 0x82, 0x52, 0x82, 0x57, 0x82, 0x54, 0x82, 0x55, 0x0A,
            ], codes: ["123856"], gone: ["鈴木花子", "hanako", "suzuki", "123856", "１２３８５６"],
        kept: ["From: Momo <a@momo.example>"])

    private static let chinese = AnonymiseSample(
        "UTF-8 Chinese",
        """
        From: Lotus <service@lotus.example>
        To: =?UTF-8?B?\(base64(Array("王小明".utf8)))?= <wangxm88@163.com>
        Subject: =?UTF-8?B?\(base64(Array("验证码 905417".utf8)))?=
        Content-Type: text/plain; charset=UTF-8

        尊敬的王小明：您的验证码是905417，请勿泄露。手机号138****5678。

        """, codes: ["905417"], gone: ["王小明", "wangxm88", "905417", "5678"], kept: ["尊敬的", "：您的验证码是", "，请勿泄露。手机号"])

    private static let korean = AnonymiseSample(
        "UTF-8 Korean",
        """
        From: Dalbit <no-reply@dalbit.example>
        To: =?UTF-8?Q?=ED=99=8D=EA=B8=B8=EB=8F=99?= <gildong.hong@naver.com>
        Content-Type: text/plain; charset=UTF-8

        홍길동님, 인증번호는 [338271] 입니다.

        """, codes: ["338271"], gone: ["홍길동", "gildong", "338271"], kept: ["님, 인증번호는 ["])

    private static let latin2 = AnonymiseSample(
        "ISO-8859-2, 8bit",
        Array(
            "From: Dym <kod@dym.example>\nTo: =?iso-8859-2?Q?Ma=B3gorzata_=A6wi=B1tek?= <gosia@swiatek.example>\n".utf8)
            + Array("Content-Type: text/plain; charset=iso-8859-2\nContent-Transfer-Encoding: 8bit\n\nCze".utf8) + [
                0xB6, 0xE6,
            ]
            + Array(" Ma".utf8) + [0xB3] + Array("gorzata,\nkod 77-31-90 dla Ma".utf8) + [0xB3] + Array("gorzata ".utf8)
            + [0xA6]
            + Array("wi".utf8) + [0xB1] + Array("tek\n".utf8), codes: ["773190"],
        gone: ["małgorzata", "świątek", "swiatek", "gosia", "77-31-90"], kept: ["=?iso-8859-2?Q?"])
}
