extension AnonymiseSample {
    static var texts: [AnonymiseSample] {
        [plain, gmailTrace, commonName, grouped, bounce, boundaryWithAddress]
    }

    private static let plain = AnonymiseSample(
        "plain text",
        """
        From: Cirrus Notes <no-reply@mail.cirrus.example>
        To: Maria Lopez <maria.lopez84@gmail.com>
        Subject: 482913 is your Cirrus Notes code, Maria
        Date: Sat, 21 Nov 2026 10:11:12 +0100
        Message-ID: <20261121101112.8F3A9C@mail.cirrus.example>
        X-Mailer: Cirrus 2.14.0
        X-Entity-Ref-ID: c0ffee1234deadbeef
        MIME-Version: 1.0
        Content-Type: text/plain; charset=utf-8

        Hi Maria,

        Your code is 482913. It expires in 10 minutes.
        Account: mlopez_84   (maria.lopez84@gmail.com)
        MARIA LOPEZ, this sign-in came from 203.0.113.77 near Bruges, Chrome/120.0.0.0.
        Call +32 50 44 55 66 or see https://cirrus.example/help/sign-in if it was not you.
        Card ending ****4471, account number 9081726354.

        """, codes: ["482913"],
        gone: [
            "maria", "lopez", "maria.lopez84", "gmail.com", "482913", "8F3A9C", "c0ffee1234deadbeef", "mlopez_84",
            "203.0.113.77", "44 55 66", "4471", "9081726354",
        ],
        kept: [
            "From: Cirrus Notes <no-reply@mail.cirrus.example>", "@mail.cirrus.example>", "Cirrus Notes code, ",
            "Your code is ", "It expires in 10 minutes.", "near Bruges, Chrome/120.0.0.0.",
            "https://cirrus.example/help/sign-in", "Date: Sat, 21 Nov 2026 10:11:12 +0100", "X-Mailer: Cirrus 2.14.0",
            "account number ",
        ])

    private static let gmailTrace = AnonymiseSample(
        "trace fields",
        """
        Delivered-To: Ivo.Kramer@gmail.com
        Received: by 2002:a05:6a10:ae86:b0:5d1:2a3b:44c5 with SMTP id ab6csp1928374xyz;
                Sat, 21 Nov 2026 01:02:03 -0800 (PST)
        X-Google-Smtp-Source: AGHT+IFq0ZtYw9kLmNoPq1RsTuV2WxYz3AbCdEf
        X-Received: by 2002:a17:902:d2c4:b0:234:ab12:cd34 with SMTP id n4mr1234567plc.12;
                Sat, 21 Nov 2026 01:02:03 -0800 (PST)
        ARC-Seal: i=1; a=rsa-sha256; t=1795251723; cv=none; d=google.com; s=arc-20240605;
                b=Hk3jQ9xVt2LmNpRs5WzYb8Cd1Ef4Gh7Ij0Kl3Mn6Op9Qr2St5Uv8Wx1Yz4Ab7
                 Cd0Ef3Gh6==
        Return-Path: <bounces+4471-ivo.kramer=gmail.com@em.portal.example>
        Received: from o12.ptr77.relay-host.net (o12.ptr77.relay-host.net. [198.18.7.201])
                by mx.google.com with ESMTPS id d9443c01a7336-29b5b7a1c2dsi123.77.2026
                for <ivo.kramer@gmail.com>; Sat, 21 Nov 2026 01:02:02 -0800 (PST)
        Authentication-Results: mx.google.com;
               dkim=pass header.i=@portal.example header.s=s1 header.b=q7Zt4KpX;
               spf=pass smtp.mailfrom="bounces+4471-ivo.kramer=gmail.com@em.portal.example"
        DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=portal.example; s=s1;
         h=from:subject:to; bh=AbCdEfGhIjKlMnOpQrStUvWxYz0123456789+/ABCDE=;
         b=q7Zt4KpXw1Lm2No3Pq4Rs5Tu6Vw7Xy8Za9Bc0De1Fg2Hi3Jk4Lm5No6Pq7Rs8Tu9V
         w0Xy1==
        From: "Portal" <login@portal.example>
        To: ivo.kramer@gmail.com
        Reply-To: "Portal" <reply+8e7d6c5b4a39@portal.example>
        Subject: Your sign-in code
        References: <a1b2c3.99@portal.example>
         <Zx81.ivo@laptop.kramer-home.net>
        List-Unsubscribe: <https://portal.example/unsubscribe/AAEC9f8e7d6c5b4a>,
         <mailto:unsub-77aa88bb99cc@portal.example>
        Feedback-ID: 8812734:login-codes:portal

        Your code: 0072

        """, codes: ["0072"],
        gone: [
            "ivo", "kramer", "2002:a05:6a10", "ab6csp1928374xyz", "AGHT+IFq0ZtYw9k", "n4mr1234567plc", "Hk3jQ9xVt2",
            "Cd0Ef3Gh6",
            "relay-host", "198.18.7.201", "d9443c01a7336", "q7Zt4KpX", "AbCdEfGhIj", "w0Xy1", "8e7d6c5b4a39",
            "a1b2c3.99",
            "kramer-home", "AAEC9f8e7d6c5b4a", "77aa88bb99cc", "8812734", "0072", "mx.google.com",
        ],
        kept: [
            "From: \"Portal\" <login@portal.example>", "d=portal.example; s=s1;", "h=from:subject:to; bh=", "dkim=pass",
            "spf=pass", "Sat, 21 Nov 2026 01:02:02 -0800 (PST)", "Subject: Your sign-in code",
            "https://portal.example/unsubscribe/", ":login-codes:portal", "a=rsa-sha256; t=", "Your code: 0",
        ])

    /// "Will" is a name here and a verb there.
    private static let commonName = AnonymiseSample(
        "a name that is a common word",
        """
        From: Harbor <codes@harbor.example>
        To: Will Grant <w.grant@outlook.com>
        Subject: Sign in to Harbor

        Hi Will,
        your code will expire in 5 minutes: AB3-9KX
        We grant access to Will Grant only.

        """, codes: ["AB3-9KX"], gone: ["will grant", "hi will,", "w.grant", "ab3-9kx", "ab39kx"],
        kept: ["your code will expire in 5 minutes: ", "We grant access to "])

    /// The caller gives the bare code; the message has it with a prefix, in groups and in one piece.
    private static let grouped = AnonymiseSample(
        "a code in several forms",
        """
        From: Gate <noreply@gate.example>
        To: <jorge@posteo.de>
        Subject: G-730152 is your Gate code

        730 152

        or 7-3-0-1-5-2, https://gate.example/c?code=730152&lang=en-US

        """, codes: ["G-730152"], gone: ["730152", "730 152", "7-3-0-1-5-2", "jorge"],
        kept: ["Subject: G-", "is your Gate code", "&lang=en-US", "https://gate.example/c?code="])

    private static let bounce = AnonymiseSample(
        "a person's mail",
        """
        From: Jana Novak <jana.novak@firma-novak.cz>
        To: "Petr Dvorak" <petr@dvorak.example>
        Cc: Eva <eva.mala@seznam.cz>
        Subject: Re: code for Petr
        In-Reply-To: <77@dvorak.example>

        Petr, the code is 5512. Jana
        --\u{20}
        Jana Novak, firma-novak.cz, tel. 0602 111 222

        """, codes: ["5512"],
        gone: ["jana", "novak", "firma-novak", "petr", "dvorak", "eva.mala", "5512", "602 111 222"],
        kept: ["Subject: Re: code for ", ", the code is ", "\n-- \n"])

    private static let boundaryWithAddress = AnonymiseSample(
        "a boundary that holds the address",
        """
        From: Loop <hi@loop.example>
        To: kaya@kaya-demir.example
        Subject: Code
        MIME-Version: 1.0
        Content-Type: multipart/alternative;
          boundary="=_kaya-demir.example_0001"

        This is for Kaya.
        --=_kaya-demir.example_0001
        Content-Type: text/plain

        Kaya, 44-19-07
        --=_kaya-demir.example_0001
        Content-Type: text/html

        <p>Kaya, <b>44-19-07</b></p>
        --=_kaya-demir.example_0001--

        """, codes: ["44-19-07"], gone: ["kaya", "demir", "44-19-07", "441907"],
        kept: ["This is for ", "boundary=\"=_"])
}
