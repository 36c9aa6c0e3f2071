extension AnonymiseSample {
    static var structured: [AnonymiseSample] { [attachment, forwarded] }

    private static let attachment = AnonymiseSample(
        "multipart with attachments",
        """
        From: Quill <accounts@quill.example>
        To: "Nkechi Obi" <nkechi@obi-and-sons.example>
        Subject: Your code
        MIME-Version: 1.0
        Content-Type: multipart/mixed; boundary="b1_ab12cd34"

        preamble

        --b1_ab12cd34
        Content-Type: multipart/alternative; boundary=b2_ab12cd34

        --b2_ab12cd34
        Content-Type: text/plain; charset=utf-8; format=flowed

        Hello Nkechi Obi,\u{20}
        code\u{20}
        KD4-PLM7\u{20}\u{20}

        --b2_ab12cd34
        Content-Type: text/html; charset=utf-8
        Content-Transfer-Encoding: quoted-printable

        \(quotedPrintable("<p>Hello Nkechi Obi, your code is <strong style=\"color:red\">KD4-PLM7</strong> and it is good for ten minutes</p>\n"))
        --b2_ab12cd34--

        --b1_ab12cd34
        Content-Type: image/png; name="Nkechi.png"
        Content-Disposition: attachment; filename="Nkechi_Obi.png"
        Content-ID: <img77@obi-and-sons.example>
        Content-Transfer-Encoding: base64

        \(base64Lines(Array("a picture of somebody that nobody may see, in a hundred bytes or so, of Nkechi".utf8)))
        --b1_ab12cd34
        Content-Type: text/plain; name=note.txt

        This part names nobody.\u{20}\u{20}
        --b1_ab12cd34--
        epilogue

        """, codes: ["KD4-PLM7"],
        gone: ["nkechi", "obi-and-sons", "KD4-PLM7", "KD4PLM7", "img77", "picture of somebody"],
        kept: [
            "boundary=\"b1_ab12cd34\"", "boundary=b2_ab12cd34", "\n--b2_ab12cd34--\n",
            "This part names nobody.  \n--b1_ab12cd34--\nepilogue\n",
            "Content-Type: image/png; name=\"", "<strong style=3D\"color:red\">",
        ])

    private static let forwarded = AnonymiseSample(
        "a message in a message",
        """
        From: Report <postmaster@relay.example>
        To: ops@relay.example
        Subject: Returned mail
        MIME-Version: 1.0
        Content-Type: multipart/report; report-type=delivery-status; boundary=rr

        --rr
        Content-Type: message/delivery-status

        Final-Recipient: rfc822; sipho.dlamini@mail-dlamini.example
        Status: 5.1.1

        --rr
        Content-Type: message/rfc822

        From: Veld <codes@veld.example>
        To: Sipho Dlamini <sipho.dlamini@mail-dlamini.example>
        Subject: 664-208
        Content-Type: text/plain; charset=utf-8

        Sipho, use 664-208 or https://veld.example/login/5b8f0c2d9e7a41d3

        --rr--

        """, codes: ["664-208"], gone: ["sipho", "dlamini", "664-208", "5b8f0c2d9e7a41d3"],
        kept: [
            "Status: 5.1.1", "Final-Recipient: rfc822; ", "https://veld.example/login/",
            "report-type=delivery-status; boundary=rr",
        ])
}
