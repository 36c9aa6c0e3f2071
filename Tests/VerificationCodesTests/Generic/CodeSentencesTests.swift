import CodeTestSupport
import Foundation
import TestSupport
import Testing

@testable import VerificationCodes

/// A line of `Corpus/code-sentences.jsonl`: how services of one language write.
private struct CodeSentences: Decodable, CustomTestStringConvertible {
    var lang: String
    var subjectBefore: String
    var subjectBehind: String
    var subjectBody: String
    var sentence: String
    var behind: String
    var boxHead: String
    var boxFoot: String
    var order: String
    var promo: String
    var booking: String
    var meeting: String
    /// What the scorer is known to misread: "meeting", "behind digits".
    var misread: [String]?

    var testDescription: String { lang }

    static let all: [CodeSentences] = {
        let lines = (try? Corpus.bytes("code-sentences.jsonl"))?.split(separator: UInt8(ascii: "\n")) ?? []
        return lines.compactMap { try? JSONDecoder().decode(CodeSentences.self, from: Data($0)) }
    }()

    private static let codes = [
        ("digits", "482913"), ("upper-mixed", "7QX9PL"), ("mixed-case", "aB3xK9zQ"), ("lower-mixed", "k7f2q9"),
    ]

    /// Mails with a code, by what they are.
    var withCode: [(kind: String, code: String, mail: SampleMail)] {
        Self.codes.flatMap { alphabet, code in
            func filled(_ text: String) -> String { text.replacing("{code}", with: code) }
            let box =
                "<p>\(boxHead)</p><table><tr><td style=\"font-size:30px\">\(code)</td></tr></table><p>\(boxFoot)</p>"
            return [
                ("subjectBefore", SampleMail(subject: encoded(filled(subjectBefore)), text: subjectBody)),
                ("subjectBehind", SampleMail(subject: encoded(filled(subjectBehind)), text: subjectBody)),
                ("sentence", SampleMail(subject: "Nordhafen", text: filled(sentence))),
                ("behind", SampleMail(subject: "Nordhafen", text: filled(behind))),
                ("boxed", SampleMail(subject: "Nordhafen", html: box)),
                ("alone", SampleMail(subject: "Nordhafen", text: "\(boxHead)\n\n\(code)\n\n\(boxFoot)")),
            ].map { kind, mail in ("\(kind) \(alphabet)", code, mail) }
        }
    }

    /// Mails with a number of another kind.
    var withoutCode: [(kind: String, mail: SampleMail)] {
        [("order", order), ("promo", promo), ("booking", booking), ("meeting", meeting)].map { kind, text in
            let filled = text.replacing("{number}", with: "48291307").replacing("{word}", with: "KQ7RX2")
            return (kind, SampleMail(subject: "Nordhafen", text: filled))
        }
    }

    /// RFC 2047, for a header holds ASCII only.
    private func encoded(_ text: String) -> String { "=?utf-8?B?\(Data(text.utf8).base64EncodedString())?=" }
}

@Suite("Sentences of every language")
struct CodeSentencesTests {
    @Test(
        "a code is found in the subject alone, in a sentence, before its name, in a box and alone, of digits and of letters; numbers of orders, vouchers, bookings and meetings are none",
        arguments: CodeSentences.all)
    fileprivate func language(_ sentences: CodeSentences) {
        let extractor = CodeExtractor(templates: TemplateSet([]))
        var misread: [String] = []
        for (kind, code, mail) in sentences.withCode
        where extractor.report(mail.email).codes.map(\.code) != [code] { misread.append(kind) }
        for (kind, mail) in sentences.withoutCode where !extractor.report(mail.email).codes.isEmpty {
            misread.append(kind)
        }
        // A kind that is read right by now is taken off the list.
        #expect(misread.sorted() == sentences.misread?.sorted() ?? [])
    }

    @Test("there are sentences of every language that the program knows")
    func complete() {
        let known = Set(CodeLanguage.all.map(\.tag))
        #expect(known.subtracting(CodeSentences.all.map(\.lang)) == [])
        #expect(CodeSentences.all.reduce(0) { $0 + ($1.misread?.count ?? 0) } <= 41)
    }
}
