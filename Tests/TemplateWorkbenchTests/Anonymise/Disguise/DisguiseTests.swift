import MessageContent
import MessageFormat
import Testing
import VerificationCodes

@testable import TemplateWorkbench

@Suite struct DisguiseTests {
    private func disguise(_ attempt: UInt8 = 0) -> Disguise {
        var disguise = Disguise(
            key: Array("key".utf8).withByteView { ContentHash(of: $0) },
            provider: Provider(address: "no-reply@mail.kite.example", name: "Kite", owner: []))
        disguise.attempt = attempt
        return disguise
    }

    private func replaced(_ kind: Replacement.Kind, _ text: String, _ attempt: UInt8 = 0) -> String {
        let original = Original(kind: kind, pattern: Reading(text).lower, rule: .anywhere, text: text)
        return String(scalars: disguise(attempt).replacement(of: original))
    }

    @Test(arguments: ["482913", "0072", "ab3-9kx", "g-730152", "1 2 3", "qw7rty", "deadbe", "000000", "7", "мост-42"])
    func codesKeepTheirShapeAndNothingElse(_ code: String) {
        for attempt in UInt8(0)..<40 {
            let new = replaced(.code, code, attempt)
            #expect(new != code)
            #expect(new.unicodeScalars.count == code.unicodeScalars.count)
            for (old, new) in zip(code.unicodeScalars, new.unicodeScalars) {
                #expect(Script.isDigit(old.value) == Script.isDigit(new.value))
                #expect(Script.isLetter(old.value) == Script.isLetter(new.value))
            }
            #expect(code.hasPrefix("0") == new.hasPrefix("0"))
        }
        #expect(replaced(.code, "g-730152").hasPrefix("g-"))
        let hex = replaced(.code, "deadbe1").allSatisfy { $0.isHexDigit }
        #expect(hex)
    }

    @Test func codesBecomeNoYears() {
        for attempt in UInt8(0)..<100 {
            let new = replaced(.code, "4711", attempt)
            #expect(!new.hasPrefix("19") && !new.hasPrefix("20"))
        }
    }

    @Test func namesAgreeWithAddresses() {
        let name = replaced(.name, "maria lopez")
        let address = replaced(.address, "maria.lopez@gmail.com")
        #expect(address.hasPrefix(name.split(separator: " ").joined(separator: ".") + "@"))
        #expect(address.hasSuffix(".test"))
        #expect(address.count == "maria.lopez@gmail.com".count)
    }

    @Test(arguments: ["a.io", "x.com", "gmail.com", "maria-l.net", "firma-ab.com", "mail.maria-lopez.co.uk"])
    func hostsAreReserved(_ host: String) {
        let new = replaced(.domain, host)
        #expect(new.count == host.count)
        #expect([".zz", ".test", ".example", "example.org"].contains { new.hasSuffix($0) })
    }

    @Test func theProvidersDomainStays() {
        #expect(replaced(.address, "reply+8f3a@mail.kite.example").hasSuffix("@mail.kite.example"))
        #expect(replaced(.messageID, "<8f3a@kite.example").hasSuffix("@kite.example"))
    }

    @Test(arguments: [
        "198.18.7.201", "8.8.8.8", "10.20.30.40", "203.110.113.117", "2a02:8109:b5bf:a900::7", "fe80:0:0:0:1:2:3:4",
    ])
    func addressesOfHostsAreForDocumentation(_ ip: String) {
        let new = replaced(.ip, ip)
        let isV6 = ip.contains(":")
        #expect(isV6 ? new.hasPrefix("2001:") : new.hasPrefix("192.0.2.") || new.hasPrefix("198.51.100."))
        #expect(abs(new.count - ip.count) <= (ip.count < 9 ? 2 : 1))
        let reading = Reading(new)
        #expect((IPAddress.endOfV4(reading, at: 0) ?? IPAddress.endOfV6(reading, at: 0)) == new.count)
    }
}

@Suite struct TokenShapeTests {
    @Test(arguments: [
        "c0ffee1234deadbeef", "k3Jd8sLq0PzXv7Bn", "dGhpcyBpcyBh", "9081726354", "Zx81hJ2k", "bcdfghjklmnpqrst",
        "5b8f0c2d9e7a41d3",
    ])
    func random(_ token: String) { #expect(TokenShape.isRandom(Reading(token).plain[...])) }

    @Test(arguments: [
        "unsubscribe", "ResetPassword", "verify2026", "notification", "sha256", "help", "utf8", "internationalization",
        "iPhone15", "straße12",
    ])
    func words(_ token: String) { #expect(!TokenShape.isRandom(Reading(token).plain[...])) }

    @Test func partsOfLinks() {
        #expect(TokenShape.holdsRandom(Reading("3fa85f64-5717-4562-b3fc-2c963f66afa6").plain[...]))
        #expect(TokenShape.holdsRandom(Reading("reset-8f3a9c2d7e").plain[...]))
        #expect(!TokenShape.holdsRandom(Reading("verify-your-email-2026").plain[...]))
        #expect(TokenShape.isDate(Reading("20261121").plain[...]))
        #expect(!TokenShape.isDate(Reading("20261321").plain[...]))
    }
}

@Suite struct ProviderTests {
    @Test func personsAreNoProviders() {
        func provider(_ address: String, _ name: String?) -> Provider {
            Provider(address: address, name: name, owner: [])
        }
        #expect(provider("maria@gmail.com", nil).address.isEmpty)
        #expect(provider("maria.lopez@firm.example", "Maria Lopez").address.isEmpty)
        #expect(!provider("no-reply@yahoo.com", nil).address.isEmpty)
        #expect(!provider("security@id.kite.co.uk", "Kite").address.isEmpty)
        #expect(provider("x@id.kite.co.uk", "Kite").owns("mail.kite.co.uk".unicodeScalars.map(\.value)))
        #expect(!provider("x@id.kite.co.uk", "Kite").owns("evil-kite.co.uk".unicodeScalars.map(\.value)))
        #expect(Provider(address: "x@y.example", name: nil, owner: [Reading("x@y.example").lower]).address.isEmpty)
    }
}

@Suite struct HiddenTextTests {
    private let search = OriginalSearch([Reading("maria").lower])

    @Test(arguments: ["bWFyaWE", "xbWFyaWEu", "6d61726961", "eyJtIjoibWFyaWEifQ", "YUBiYi5jYw", "YWFAYmIuY2M="])
    func tells(_ token: String) {
        let hides = HiddenText.holds(search, in: Reading(token).plain[...])
        #expect(hides == (token != "YUBiYi5jYw"))
    }

    @Test(arguments: ["notification", "c0ffee1234deadbeef", "a"]) func noise(_ token: String) {
        #expect(!HiddenText.holds(search, in: Reading(token).plain[...]))
    }
}

@Suite struct AttachmentBlankerTests {
    @Test(arguments: [
        ("base64", "iVBORw0K\r\nGgo=\r\n", "AAAAAAAA\r\nAAA=\r\n"), ("7bit", "%PDF-1 x\n", "000000 0\n"),
        ("quoted-printable", "=89PNG=\n=0Da", "=30000=\n=300"),
        ("x-uuencode", "begin 644 a.png\n#0V%T\n`\nend\n", "begin 644 a.png\n#````\n`\nend\n"),
    ])
    func blank(_ encoding: String, _ body: String, _ expected: String) {
        let head = "Content-Type: image/png\nContent-Transfer-Encoding: \(encoding)\n\n"
        let raw = Array((head + body).utf8)
        let result = raw.withByteView { AttachmentBlanker(raw, Message(parsing: $0)) }
        #expect(String(decoding: result.bytes, as: UTF8.self) == head + expected)
        #expect(result.replacements.map(\.original) == ["image/png"])
    }

    @Test func filesInRunningText() {
        let raw = Array("\nsee\nbegin 644 a.txt\n#0V%T\n`\nend\nbye\n".utf8)
        let result = raw.withByteView { AttachmentBlanker(raw, Message(parsing: $0)) }
        #expect(String(decoding: result.bytes, as: UTF8.self) == "\nsee\nbegin 644 a.txt\n#````\n`\nend\nbye\n")
    }
}
