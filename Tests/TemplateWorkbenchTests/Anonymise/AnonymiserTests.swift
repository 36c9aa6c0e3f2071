import MessageContent
import MessageFormat
import TestSupport
import Testing
import VerificationCodes

@testable import TemplateWorkbench

@Suite struct AnonymiserTests {
    private static let samples = AnonymiseSample.all

    private func anonymise(_ sample: AnonymiseSample) -> AnonymisedMessage {
        Anonymiser.anonymise(sample.raw, options: sample.options)
    }

    @Test(arguments: samples) func nothingPersonalRemains(_ sample: AnonymiseSample) {
        let result = anonymise(sample)
        #expect(result.remaining == [])
        let haystack = Everything(in: result.bytes)
        let listed = result.replacements.filter { $0.kind != .attachment }.map(\.original)
        for original in sample.originals + listed.filter({ $0.unicodeScalars.count > 3 }) {
            #expect(!haystack.holds(original), "\(original) in \(String(decoding: result.bytes, as: UTF8.self))")
        }
    }

    @Test(arguments: samples) func theRestStays(_ sample: AnonymiseSample) {
        let result = String(decoding: anonymise(sample).bytes, as: UTF8.self)
        let isCRLF = sample.raw.contains(0x0D)
        for kept in sample.kept {
            let wanted = isCRLF ? Array(kept.utf8).flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] } : Array(kept.utf8)
            #expect(Array(result.utf8).holds(wanted), "\(kept) not in \(result)")
        }
    }

    @Test(arguments: samples) func structureStays(_ sample: AnonymiseSample) {
        let result = anonymise(sample)
        #expect(Structure(of: result.bytes) == Structure(of: sample.raw))
    }

    /// Line for line as long as before, but for addresses of hosts.
    @Test(arguments: samples) func linesStayAsLong(_ sample: AnonymiseSample) {
        let result = anonymise(sample)
        let old = sample.raw.split(separator: 0x0A, omittingEmptySubsequences: false)
        let new = result.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        #expect(old.count == new.count)
        let hasIP = result.replacements.contains { $0.kind == .ip && $0.original.count != $0.replacement.count }
        for (old, new) in zip(old, new) where !hasIP {
            #expect(
                old.count == new.count,
                "\(String(decoding: old, as: UTF8.self)) \(String(decoding: new, as: UTF8.self))")
        }
    }

    @Test(arguments: samples) func codeStandsWhereItStood(_ sample: AnonymiseSample) throws {
        let result = anonymise(sample)
        #expect(result.codes.count == sample.options.codes.count)
        let (old, new) = (Email(reading: sample.raw), Email(reading: result.bytes))
        for (code, replacement) in result.codes {
            #expect(code != replacement)
            #expect(code.unicodeScalars.map(\.shape) == replacement.unicodeScalars.map(\.shape))
            #expect(offsets(of: code, in: old.text) == offsets(of: replacement, in: new.text))
            #expect(offsets(of: code, in: old.subject ?? "") == offsets(of: replacement, in: new.subject ?? ""))
        }
    }

    @Test(arguments: samples) func sameInputSameResult(_ sample: AnonymiseSample) {
        let (first, second) = (anonymise(sample), anonymise(sample))
        #expect(first.bytes == second.bytes)
        #expect(first.replacements == second.replacements)
        // Another message gives other names.
        let other = Anonymiser.anonymise(sample.raw + [0x20], options: sample.options)
        #expect(other.codes.isEmpty || other.codes != first.codes)
    }

    /// What was made anonymous keeps its shape when it is made anonymous again.
    @Test(arguments: samples) func shapeIsStable(_ sample: AnonymiseSample) {
        let first = anonymise(sample)
        let again = Anonymiser.anonymise(
            first.bytes, options: Anonymiser.Options(codes: Array(first.codes.values), owner: [], names: []))
        #expect(again.remaining == [])
        #expect(Structure(of: again.bytes) == Structure(of: first.bytes))
        #expect(again.bytes.count == first.bytes.count)
    }

    @Test func sameOriginalSameReplacement() throws {
        let sample = try #require(AnonymiseSample.texts.first)
        let result = anonymise(sample)
        let text = String(decoding: result.bytes, as: UTF8.self)
        let name = try #require(result.replacements.first { $0.original == "Maria Lopez" }).replacement
        let first = try #require(name.split(separator: " ").first)
        let last = try #require(name.split(separator: " ").last)
        #expect(text.contains("To: \(name) <\(first.lowercased()).\(last.lowercased())"))
        #expect(text.contains("Hi \(first),"))
        #expect(text.contains(name.uppercased()))
        let code = try #require(result.codes["482913"])
        #expect(text.contains("Subject: \(code) is your Cirrus Notes code, \(first)"))
        #expect(text.contains("Your code is \(code)."))
    }

    @Test func untouchedPartsKeepTheirBytes() {
        let raw = Array("From: a@b.example\nSubject: x\n\nNothing here. \t \nÿ\u{0} 12\r\n".utf8)
        #expect(Anonymiser.anonymise(raw, options: .init()).bytes == raw)
        #expect(Anonymiser.anonymise([], options: .init()).bytes == [])
    }

    @Test func provider_addressIsKeptAndPersonsIsNot() {
        let person = Anonymiser.anonymise(
            Array("From: Ana Ruiz <ana.ruiz@gmail.com>\nTo: b@x.example\n\nHi".utf8), options: .init())
        #expect(!Everything(in: person.bytes).holds("ruiz"))
        let provider = Anonymiser.anonymise(Array("From: Ana <no-reply@ana.example>\n\nAna".utf8), options: .init())
        #expect(String(decoding: provider.bytes, as: UTF8.self) == "From: Ana <no-reply@ana.example>\n\nAna")
    }

    @Test func numbersHiddenInTokensGo() {
        let raw = Array("From: a@b.example\n\nOrder 7710341: http://b.example/x?d=NzcxMDM0MQ,37373130333431\n".utf8)
        let result = Anonymiser.anonymise(raw, options: .init())
        #expect(!Everything(in: result.bytes).holds("7710341"))
        #expect(result.bytes.count == raw.count)
    }

    @Test func namesOfOtherAuthorsGo() {
        let raw = Array(
            """
            From: "Ana Ruiz via Kite" <no-reply@kite.example>
            Reply-To: Bea Sol <bea@sol.example>
            Sender: Kite Mail <service@kite.example>

            Ana and Bea use Kite Mail.
            """.utf8)
        let result = Anonymiser.anonymise(raw, options: .init())
        let text = String(decoding: result.bytes, as: UTF8.self)
        #expect(
            text.contains("via Kite\" <no-reply@kite.example>")
                && text.contains("Sender: Kite Mail <service@kite.example>"))
        #expect(text.hasSuffix(" use Kite Mail."))
        for name in ["ruiz", "Bea", "sol.example", "Ana "] { #expect(!Everything(in: result.bytes).holds(name)) }
    }

    @Test(arguments: Hostile.all) func hostileInputTakesLinearTime(_ hostile: Hostile) {
        let growth = timeGrowth(from: 1_000, hostile.raw) { raw in
            let result = Anonymiser.anonymise(raw, options: .init(codes: ["1111", "123456"], owner: ["a@a.example"]))
            #expect(!result.bytes.isEmpty)
        }
        #expect(growth < leastGrowthOfSquares)
    }
}

private func offsets(of part: String, in text: String) -> [Int] {
    let (part, text) = (Array(part.unicodeScalars), Array(text.unicodeScalars))
    guard !part.isEmpty, text.count >= part.count else { return [] }
    return (0...(text.count - part.count)).filter { Array(text[$0..<($0 + part.count)]) == part }
}

extension Unicode.Scalar {
    /// Digit, upper case, lower case, or itself.
    fileprivate var shape: String {
        if properties.numericType == .decimal { return "9" }
        if properties.isUppercase { return "A" }
        return properties.isAlphabetic ? "a" : String(self)
    }
}

/// 20 KB that are made to be slow.
struct Hostile: CustomTestStringConvertible, Sendable {
    var name: String
    private var unit: String
    private var header: String

    var testDescription: String { name }

    private init(_ name: String, _ unit: String, header: String = "") {
        (self.name, self.unit, self.header) = (name, unit, header)
    }

    func raw(_ size: Int) -> [UInt8] {
        let head = "From: x@x.example\nTo: Aaa Bbb <a@a.example>\n\(header)\n"
        return Array(head.utf8) + Array(String(repeating: unit, count: size / unit.utf8.count).utf8)
    }

    static let all = [
        Hostile("at signs", "a@"), Hostile("addresses", "a@a.example "), Hostile("digits", "1"),
        Hostile("dots", "1.1."),
        Hostile("colons", "a:"), Hostile("percents", "%25"), Hostile("links", "http://"),
        Hostile("one link", "http://x.example/a1b2c3d4?"),
        Hostile("equals", "="), Hostile("letters", "a"), Hostile("hidden", "YUBhLmV4YW1wbGU-"),
        Hostile("lines", "Hi Aa,\n"),
        Hostile("tags", "<", header: "Content-Type: text/html\n"),
        Hostile("references", "&#", header: "Content-Type: text/html\n"),
        Hostile("comments", "<!--<a b=\"", header: "Content-Type: text/html\n"), Hostile("masks", "**1 "),
        Hostile("spaces", " "), Hostile("escapes", "\\u00"), Hostile("words", "=?utf-8?Q?a?= ", header: "Subject: \n"),
    ]
}
