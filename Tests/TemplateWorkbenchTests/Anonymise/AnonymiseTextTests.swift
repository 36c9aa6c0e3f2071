import MessageFormat
import Testing
import VerificationCodes

@testable import TemplateWorkbench

/// A text as the body of a message.
private func withText<Result>(_ text: String, type: String = "text/plain", _ body: (RegionText) -> Result) -> Result {
    let raw = Array("Content-Type: \(type); charset=utf-8\n\n\(text)".utf8)
    return raw.withByteView { view in
        let message = Message(parsing: view)
        return body(
            RegionText(MessageRegion(kind: .text(entity: 0), range: message.entities[0].body), of: message, in: view))
    }
}

@Suite struct EscapesTests {
    @Test(arguments: [
        ("a&#64;b", "a@b"), ("a&#x40;b", "a@b"), ("Jos&eacute;", "José"), ("a&amp;b", "a&b"),
        ("a&nosuch;b", "a&nosuch;b"),
        ("a&#64b", "a@b"), ("&#xFFFFFFFFF;", "&#xFFFFFFFFF;"), ("&", "&"), ("100%", "100%"), ("a%40b", "a@b"),
        ("a%2540b", "a@b"),
        ("%C3%A9%E9", "éé"), ("%4", "%4"), ("\\u0040\\u00", "@\\u00"),
    ])
    func undone(_ written: String, _ meant: String) {
        withText(written, type: "text/html") { #expect(String(scalars: $0.cells.map(\.scalar)) == meant) }
    }

    @Test func referencesAreMarkupsOnly() {
        withText("a&#64;b") { #expect(String(scalars: $0.cells.map(\.scalar)) == "a&#64;b") }
    }

    @Test func writtenAlike() {
        #expect(Cell.Style.percent.write(0xE9, likeLowerCaseHex: true) == Array("%c3%a9".utf8))
        #expect(Cell.Style.doublePercent.write(0x41, likeLowerCaseHex: false) == Array("%2541".utf8))
        #expect(Cell.Style.hexReference.write(0x4B, likeLowerCaseHex: false) == Array("&#x4B;".utf8))
        #expect(Cell.Style.decimalReference.write(0x42, likeLowerCaseHex: false) == Array("&#66;".utf8))
        #expect(Cell.Style.unicodeEscape.write(0xE9, likeLowerCaseHex: true) == Array("\\u00e9".utf8))
        #expect(NamedReferences.accented(0xF3, like: Array("&eacute;".utf8)[...]) == Array("&oacute;".utf8))
    }
}

@Suite struct MarkupZonesTests {
    private func zones(_ html: String) -> String {
        withText(html, type: "text/html") { text in
            String(
                text.cells.map { cell -> Character in
                    switch cell.zone {
                    case .text: "t"
                    case .value: "v"
                    case .structure: "s"
                    case .comment: "c"
                    }
                })
        }
    }

    @Test func zonesOfADocument() {
        #expect(zones("a<b>c</b>d") == "tssstsssst")
        #expect(zones("<a href=\"x\" id=y>z") == "sssssssss" + "v" + "sssssss" + "t")
        #expect(zones("<!--a<b>c-->d") == "ssss" + "c" + "sss" + "c" + "sss" + "t")
        #expect(zones("<style>p{}</style>x") == String(repeating: "s", count: 18) + "t")
        #expect(zones("1 < 2 & a<3") == String(repeating: "t", count: 11))
        #expect(zones("<p title='a>b'>c") == "ssssssssss" + "vvv" + "ss" + "t")
        #expect(zones("<script>a</script>") == "ssssssssvsssssssss")
        #expect(zones("<a href=") == "ssssssss")
    }
}

@Suite struct ReadingTests {
    @Test func foldsAndJoins() {
        withText("  J\u{D3}SE\u{AD}  \r\n\u{FF12}") { text in
            let reading = Reading(.full, of: text)
            #expect(String(scalars: reading.lower) == " jose 2")
            #expect(String(scalars: reading.plain) == " JOSE\n2")
        }
        withText("Ma<b>ria</b><td>1</td> <td>2</td><!-- x -->", type: "text/html") { text in
            #expect(String(scalars: Reading(.visible, of: text).lower) == "maria 1 2 ")
            #expect(String(scalars: Reading(.squeezed, of: text).lower) == "maria12")
        }
    }
}

@Suite struct OriginalSearchTests {
    private func found(_ patterns: [String], in text: String) -> [String] {
        let search = OriginalSearch(patterns.map { $0.unicodeScalars.map(\.value) })
        let text = text.unicodeScalars.map(\.value)
        return search.matches(in: text) { _ in true }.map { String(scalars: text[$0.range]) }
    }

    @Test func leftmostAndLongest() {
        #expect(found(["he", "she", "his", "hers"], in: "ushers his") == ["she", "his"])
        #expect(found(["a", "ab", "abc"], in: "abcab") == ["abc", "ab"])
        #expect(found(["abcd", "bc"], in: "abce") == ["bc"])
        #expect(found(["山田", "田"], in: "山田田") == ["山田", "田"])
        #expect(found(["", "x"], in: "") == [])
    }

    @Test func rejectedMatchesGiveWayToShorterOnes() {
        let search = OriginalSearch(["abc", "bc"].map { $0.unicodeScalars.map(\.value) })
        let matches = search.matches(in: "abc".unicodeScalars.map(\.value)) { $0.original == 1 }
        #expect(matches.map(\.range) == [1..<3])
    }
}

@Suite struct GreetingTests {
    private func names(_ text: String, type: String = "text/plain") -> [String] {
        let raw = Array("From: Loom <no-reply@loom.example>\nContent-Type: \(type); charset=utf-8\n\n\(text)".utf8)
        let result = Anonymiser.anonymise(raw, options: .init())
        return result.replacements.filter { $0.kind == .name || $0.kind == .account }.map(\.original)
    }

    @Test(arguments: [
        ("Hi Maria,\nx", ["Maria"]), ("Hello, Maria!", ["Maria"]), ("Dear Maria Lopez:", ["Maria Lopez"]),
        ("Hi there,", []),
        ("Hi,\nyour code", []), ("Hello Loom user,", []), ("Dear customer,", []), ("Welcome to Loom!", []),
        ("Hi anna_92,", ["anna_92"]),
        ("Уважаемая Мария Петрова!", ["Мария Петрова"]), ("Здравствуйте!", []), ("尊敬的张三：", ["张三"]), ("尊敬的用户：", []),
        ("山田太郎 様\n", ["山田太郎"]), ("お客様\n", []), ("Bonjour Zoé,", ["Zoé"]), ("We say Hi Maria,", []),
        ("Hi your code is 12,", []),
        ("Dear Mr. Kowalczyk,", ["Kowalczyk"]), ("Dear Mr. Tom Kowalczyk,", ["Tom Kowalczyk"]),
        ("Hallo Frau Dr. Anna-Lena Schmidt-Meyer,", ["Anna-Lena Schmidt-Meyer"]), ("Dear Sir,", []),
        ("Estimado Sr. García López:", ["García López"]), ("hi annika,", ["annika"]), ("Hi team,", []),
        ("Dear Dr. Müller-Lüdenscheidt,", ["Müller-Lüdenscheidt"]), ("Hi Don Kowalczyk,", ["Don Kowalczyk"]),
        ("Username: kite.fan_7\n", []), ("Username: kitefan_7\n", ["kitefan_7"]), ("Thanks @maria_l for", ["maria_l"]),
        ("@loom", []),
    ])
    func named(_ text: String, _ expected: [String]) {
        #expect(names(text).prefix(expected.count == 0 ? 9 : 1).elementsEqual(expected), "\(text): \(names(text))")
    }

    @Test func blocksOfMarkupAreLines() {
        #expect(names("<td>x</td><td>Hi <b>Maria</b>,</td>", type: "text/html") == ["Maria"])
    }
}

@Suite struct AddressFindingTests {
    @Test(arguments: [
        ("maria@gmail.com", ["maria@gmail.com"]), ("<a.b+c@d-e.example>, x", ["a.b+c@d-e.example"]),
        ("?email=maria.l@gmail.com&x", ["maria.l@gmail.com"]),
        ("smtp.mailfrom=b+m=g.example@p.example", ["b+m=g.example@p.example"]),
        ("b+m=g.example@p.example", ["b+m=g.example@p.example"]), ("m***a@g***l.com", ["m***a@g***l.com"]),
        ("logo@2x.png @media a@b pkg@1.2.3 @", []), ("мария@почта.рф.", ["мария@почта.рф"]),
        ("a@b.co@c.co", ["a@b.co", "b.co@c.co"]),
    ])
    func found(_ text: String, _ expected: [String]) {
        withText(text) { body in
            let reading = Reading(.full, of: body)
            let finder = OriginalFinder(provider: .nobody)
            #expect(finder.addresses(reading).map(reading.text) == expected)
        }
    }
}

@Suite struct FieldKindTests {
    @Test(arguments: [
        ("Delivered-To", FieldKind.recipients), ("X-Foo-Message-ID", .messageIDs), ("DKIM-Signature", .signature),
        ("ARC-Seal", .signature),
        ("X-Entity-Ref-ID", .identifiers), ("Date", .structure), ("List-Id", .other), ("Subject", .text),
        ("X-Received", .trace),
    ])
    func kinds(_ name: String, _ kind: FieldKind) {
        Array(name.utf8).withByteView { #expect(FieldKind($0) == kind) }
    }
}

@Suite struct OriginalsTests {
    @Test func tooManyAreReported() {
        var originals = Originals(provider: .nobody)
        for number in 0...Originals.limit {
            #expect(!originals.isFull)
            let pattern = Reading("n\(number)").lower
            originals.add(Original(kind: .token, pattern: pattern, rule: .anywhere, text: ""))
        }
        #expect(originals.isFull)
        #expect(originals.all.count == Originals.limit)
    }
}
