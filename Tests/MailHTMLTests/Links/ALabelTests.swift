import Testing

@testable import MailHTML

@Suite("A-labels (RFC 5890, Punycode of RFC 3492)")
struct ALabelTests {
    @Test(
        "the sample strings of RFC 3492 section 7.1",
        arguments: [
            ("ليهمابتكلموشعربي؟", "xn--egbpdaj6bu4bxfgehfvwxn"), ("他们为什么不说中文", "xn--ihqwcrb4cv8a8dqg056pqjye"),
            ("他們爲什麽不說中文", "xn--ihqwctvzc91f659drss3x8bo0yb"),
            ("למההםפשוטלאמדבריםעברית", "xn--4dbcagdahymbxekheh6e0a7fei0b"),
            ("почемужеонинеговорятпорусски", "xn--b1abfaaepdrnnbgefbadotcwatmq2g4l"),
            ("3年b組金八先生", "xn--3b-ww4c5e180e575a65lsy2b"),
            ("安室奈美恵-with-super-monkeys", "xn---with-super-monkeys-pc58ag80a8qai00g7n9n"),
            ("ひとつ屋根の下2", "xn--2-u9tlzr9756bt3uc0v"), ("パフィーdeルンバ", "xn--de-jg4avhby1noc0d"),
        ])
    func samples(label: String, encoded: String) { #expect(ALabel.encode(domain: label) == encoded) }

    @Test("only labels that need it are encoded; their order stays")
    func labels() {
        #expect(ALabel.encode(domain: "www.bücher.example") == "www.xn--bcher-kva.example")
        #expect(ALabel.encode(domain: "plain.example") == "plain.example")
        #expect(ALabel.encode(domain: "bücher\u{3002}de\u{FF0E}x\u{FF61}y") == "xn--bcher-kva.de.x.y")
        #expect(ALabel.encode(domain: "..") == "..")
        #expect(ALabel.encode(domain: "") == "")
    }

    @Test("a label longer than DNS allows is marked, not lost")
    func long() {
        let label = String(repeating: "ü", count: 64)
        #expect(ALabel.encode(domain: label).hasSuffix(label))
    }
}
