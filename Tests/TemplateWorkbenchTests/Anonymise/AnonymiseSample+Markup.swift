extension AnonymiseSample {
    static var marked: [AnonymiseSample] { [quotedHTML, splitHTML, trackingLinks, shortName, script] }

    private static let quotedHTML = AnonymiseSample(
        "quoted-printable HTML",
        """
        From: =?UTF-8?Q?Caf=C3=A9_Nuage?= <hello@nuage.example>
        To: =?UTF-8?Q?Jos=C3=A9_Mar=C3=ADa_Pe=C3=B1a?= <jmpena@correo-pena.es>
        Subject: =?UTF-8?Q?Jos=C3=A9,_tu_c=C3=B3digo_es_391_847?=
        MIME-Version: 1.0
        Content-Type: text/html; charset=UTF-8
        Content-Transfer-Encoding: quoted-printable


        """
            + quotedPrintable(
                """
                <html><head><style>.jose{color:#391847;max-width:600px}</style></head><body>
                <p>Hola José María Peña,</p><p>tu código de verificación es <b>391 847</b>. Caduca en 15 minutos.</p>
                <p>JOSÉ MARÍA PEÑA &lt;jmpena&#64;correo-pena.es&gt; / Jos&eacute; / jose / jmpena%40correo-pena.es</p>
                <img alt="Para José" src="https://nuage.example/o?e=jmpena%2540correo-pena.es" width=3D"1">
                </body></html>

                """),
        codes: ["391 847"],
        gone: ["jose maria", "pena", "jmpena", "correo-pena", "391 847", "José", "María", "Peña"],
        kept: [
            "=?UTF-8?Q?Caf=C3=A9_Nuage?= <hello@nuage.example>", "_tu_c=C3=B3digo_es_", "max-width:600px",
            "Caduca en 15 minutos.",
        ])

    private static let splitHTML = AnonymiseSample(
        "names and codes split by tags",
        """
        From: Otter <otp@otter.example>
        To: Anneliese Brandt <anneliese.brandt@gmx.de>
        Subject: Dein Code
        Content-Type: text/html; charset=us-ascii

        <!-- sent to anneliese.brandt@gmx.de -->
        <table><tr><td>Hallo Anne<span style="x">liese</span> <b>Bra</b>ndt,</td></tr>
        <tr><td>5</td><td>0</td>
        <td>9</td><td>3</td><td>3</td><td>8</td></tr></table>
        <a href='https://otter.example/u/anneliese&#46;brandt'>anneliese<wbr>.brandt<wbr>@gmx.de</a>

        """, codes: ["509338"],
        gone: ["anneliese", "brandt", "gmx.de", "509338", "5</td><td>0</td>\n<td>9"],
        kept: [
            "<table><tr><td>Hallo ", "<span style=\"x\">", "<wbr>", "<a href='https://otter.example/u/",
            "<!-- sent to ",
        ])

    private static let trackingLinks = AnonymiseSample(
        "tracking links",
        """
        From: Parcel <verify@parcel.example>
        To: Tomasz Wilk <tomasz.wilk@poczta-wilk.pl>
        Subject: Verify
        Content-Type: text/plain; charset=utf-8

        Confirm: https://click.parcel.example/f/a/k3Jd8sLq0PzXv7Bn/verify-email/\(base64(Array("tomasz.wilk@poczta-wilk.pl".utf8)))?uid=48213&utm_source=mail&next=https%3A%2F%2Fparcel.example%2Fwelcome%3Ftoken%3D9f8e7d6c5b4a3210%26email%3Dtomasz.wilk%2540poczta-wilk.pl
        Stop: https://parcel.example/unsubscribe?d=\(base64(Array("{to:'tomasz.wilk@poczta-wilk.pl',n:1}".utf8)))&x=746f6d61737a2e77696c6b40706f637a74612d77696c6b2e706c
        Session 3fa85f64-5717-4562-b3fc-2c963f66afa6: https://parcel.example/s/3fa85f64-5717-4562-b3fc-2c963f66afa6
        JWT https://parcel.example/j#eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ0b21hc3oifQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk

        """, codes: [],
        gone: [
            "tomasz", "wilk", "poczta-wilk", "k3Jd8sLq0PzXv7Bn", "48213", "9f8e7d6c5b4a3210", "746f6d61737a",
            "3fa85f64-5717-4562-b3fc-2c963f66afa6", "dBjftJeZ4CVP",
        ],
        kept: [
            "Confirm: https://click.parcel.example/f/a/", "/verify-email/",
            "&utm_source=mail&next=https%3A%2F%2Fparcel.example%2Fwelcome%3Ftoken%3D",
            "%26email%3D", "https://parcel.example/unsubscribe?d=",
        ])

    /// "Max" and "Li" are also names of markup.
    private static let shortName = AnonymiseSample(
        "names that markup knows",
        """
        From: Kite <kite@kite.example>
        To: Max Li <max.li@qq.com>
        Subject: Kite
        Content-Type: text/html; charset=utf-8

        <style>p{max-width:9px}</style><ul><li style="max-height:1px">Dear Max Li,</li><li>maximum 3 tries: 118 204</li></ul>

        """, codes: ["118204"], gone: ["max li", "dear max", "max.li", "118 204"],
        kept: ["<style>p{max-width:9px}</style><ul><li style=\"max-height:1px\">Dear ", "</li><li>maximum 3 tries: "])

    private static let script = AnonymiseSample(
        "structured data in a script",
        """
        From: Berth <noreply@berth.example>
        To: Lucia Ferri <lucia@ferri-studio.it>
        Subject: Conferma
        Content-Type: text/html; charset=utf-8

        <script type="application/ld+json">{"@context":"http://schema.org","name":"Lucia Ferri","email":"lucia\\u0040ferri-studio.it",
        "url":"https://berth.example/c/7c9e6679742540de944be07fc1f90ae7"}</script>
        <p title='Ciao Lucia'>Ciao Lucia, il codice &egrave; <code>QW7RTY</code></p>

        """, codes: ["QW7RTY"], gone: ["lucia", "ferri", "7c9e6679742540de", "qw7rty"],
        kept: ["{\"@context\":\"http://schema.org\",\"name\":\"", "\\u0040", "il codice &egrave; <code>"])
}
