import CodeTestSupport
import MessageContent
import Testing

@testable import VerificationCodes

/// Which stage a mail comes to, and what is said where it stops.
@Suite struct TemplateMatcherTests {
    private static let strict = SampleTemplate(
        sender: "domains: [example.com]\naddresses: [codes@mail.example.net]",
        variant: """
            since: 2024-01-01
            until: 2024-12-31
            subject:
              any: [your code, sign-in code]
              none: [was used]
            body:
              any: [enter it]
              none: [voucher]
            code: {alphabet: digits, lengths: [6]}
            places: [{in: text, after: code is}]
            """)

    private static let good = SampleMail(subject: "Your code", text: "Your code is 123456. Enter it soon.")

    private func trace(_ change: (inout SampleMail) -> Void = { _ in }) throws -> TemplateTrace {
        var mail = Self.good
        change(&mail)
        return try Self.strict.read().trace(mail)
    }

    @Test("a mail that passes every stage gives its code, and each stage is recorded")
    func passes() throws {
        let trace = try trace()
        #expect(trace.found?.code == LocatedCode(code: "123456", shown: "123456", place: .text, line: 1))
        #expect(trace.sender.map(\.stage) == [.sender, .authentication])
        #expect(trace.found?.stages.map(\.stage) == [.subject, .body, .place, .shape, .exclusion])
        #expect(trace.failure == nil)
        #expect(!trace.isRefused)
    }

    @Test(
        "the From address is the template's, letter case aside",
        arguments: [
            ("noreply@example.com", true), ("Codes <a@Mail.EXAMPLE.com>", true), ("codes@mail.example.net", true),
            ("CODES@mail.example.net", true), ("a@notexample.com", false), ("a@example.com.evil.net", false),
            ("example.com@evil.net", false), ("other@mail.example.net", false),
            ("\"a@example.com\" <x@evil.net>", false),
        ])
    func sender(from: String, isAccepted: Bool) throws {
        let trace = try trace { $0.from = from }
        #expect((trace.sender.first?.isPassed == true) == isAccepted)
        #expect(trace.failure?.stage == (isAccepted ? nil : .sender))
        #expect(trace.variants.isEmpty == !isAccepted)
    }

    @Test("a stranger is named")
    func stranger() throws {
        #expect(try trace { $0.from = "a@evil.net" }.failure?.detail == "\"a@evil.net\" is not of this provider")
    }

    @Test("a mail of another time, by its own date and not by its file's")
    func date() throws {
        let template = try Self.strict.read()
        func failure(_ date: String, fileDate: Int64? = nil) -> StageRecord? {
            let raw = "From: a@example.com\nSubject: Your code\n\(date)\nYour code is 123456. Enter it soon.\n"
            let arrival = Arrival(fileDate: fileDate)
            return TemplateMatcher(CodeMail(Email(reading: Array(raw.utf8), arrival: arrival))).trace(template).failure
        }
        let late = failure("Date: Fri, 3 Jan 2025 10:00:00 +0000\n")
        #expect(late?.stage == .date && late?.detail == "sent on 2025-01-03, the variant is for mail until 2024-12-31")
        #expect(failure("Date: Sun, 31 Dec 2023 10:00:00 +0000\n")?.detail.hasSuffix("since 2024-01-01") == true)
        #expect(failure("Date: Wed, 1 May 2024 10:00:00 +0000\n") == nil)
        #expect(failure("", fileDate: 1_800_000_000) == nil, "a copy's date says nothing")
    }

    @Test("where a mail stops, and why")
    func stages() throws {
        func failure(_ change: (inout SampleMail) -> Void) throws -> String {
            let failure = try #require(try trace(change).failure)
            return "\(failure.stage.rawValue): \(failure.detail)"
        }
        #expect(try failure { $0.subject = "Hello" } == "subject: has not \"your code\" or \"sign-in code\"")
        #expect(try failure { $0.subject = "Your code was used" } == "subject: \"was used\" stands in it")
        #expect(try failure { $0.text = "Your code is 123456." } == "body: has not \"enter it\"")
        #expect(try failure { $0.text = "Your code is 123456. Enter it. Voucher!" } == "body: \"voucher\" stands in it")
        #expect(try failure { $0.text = "Enter it: 123456" } == "place: after \"code is\" is not in the text")
        #expect(try failure { $0.text = "Enter it. The code is below" } == "place: nothing like a code stands there")
        #expect(try failure { $0.text = "Enter it. The code is 1234567." } == "shape: \"1234567\": length 7, allowed 6")
        #expect(
            try failure { $0.text = "Enter it. The code is 123456@example.com." }
                == "exclusion: \"123456\" is part of an address")
    }

    @Test("the message's date lies within the variant's days, both included")
    func dates() throws {
        func passes(_ date: String) throws -> Bool { try trace { $0.date = date }.found != nil }
        #expect(try passes("Mon, 01 Jan 2024 00:00:00 +0000"))
        #expect(try passes("Tue, 31 Dec 2024 23:59:59 +0000"))
        #expect(try !passes("Sun, 31 Dec 2023 23:59:59 +0000"))
        #expect(try !passes("Wed, 01 Jan 2025 00:00:00 +0000"))
        #expect(try passes("Tue, 31 Dec 2024 20:00:00 -0900"), "the day is the one on the sender's clock")
        #expect(try passes("never"), "a mail without a date may be of any")
    }

    @Test("phrases are compared without letter case, accents, width and wrapping")
    func folding() throws {
        let template = try SampleTemplate(
            variant: "subject: {any: [código de VERIFICACIÓN]}\ncode: {alphabet: digits, lengths: [6]}"
        ).read()
        for subject in [
            "Código de verificación", "CODIGO DE VERIFICACION", "Co\u{301}digo de\u{A0}verificacio\u{301}n",
            "ｃódigo  de verificación",
        ] {
            #expect(template.code(SampleMail(subject: subject, text: "123456")) == "123456", "\(subject)")
        }
        #expect(template.code(SampleMail(subject: "codigo verificacion", text: "123456")) == nil)
    }

    @Test("the cue may stand in the text or on the page")
    func eitherBody() throws {
        let template = try SampleTemplate(variant: "body: {any: [enter it]}\ncode: {alphabet: digits, lengths: [6]}")
            .read()
        #expect(
            template.code(SampleMail(text: "Your mail program shows no pages.", html: "<p>Enter it: 123456</p>"))
                == "123456")
        #expect(template.code(SampleMail(text: "Enter it: 123456", html: "<p>Welcome</p>")) == "123456")
    }

    @Test("variants are asked in their order, the first that passes gives the code")
    func variants() throws {
        let template = try SampleTemplate(
            tail: """
                  - id: second
                    kind: reset
                    code: {alphabet: digits, lengths: [4]}
                    places: [{in: body, after: your code is}]
                """
        ).read()
        let codes = report(SampleMail(text: "Your code is 4711."), template).codes
        #expect(codes.map(\.template) == ["example/second"])
        #expect(codes.map(\.kind) == [.reset])
        #expect(report(SampleMail(text: "Your code is 123456."), template).codes.map(\.template) == ["example/en"])
        #expect(report(SampleMail(text: "Your code is 123456."), template).codes.map(\.kind) == [.login])
    }

    @Test("the near miss is that of the variant that came furthest")
    func nearest() throws {
        let template = try SampleTemplate(
            variant: "subject: {any: [welcome]}\ncode: {alphabet: digits, lengths: [6]}",
            tail: """
                  - id: second
                    code: {alphabet: digits, lengths: [6]}
                    places: [{in: body, after: your code is}]
                """
        ).read()
        let near = report(SampleMail(subject: "Hello", text: "Your code is 1234567."), template).near
        #expect(
            near == [NearMiss(template: "example/second", failedAt: .shape, reason: "\"1234567\": length 7, allowed 6")]
        )
    }
}

/// What the general scorer does where a template's sender passed.
@Suite struct RescueTests {
    private static let text =
        "Use this verification code to sign in to your account:\n\n271828\n\nIt expires in 10 minutes."

    @Test("a code in a new layout is rescued as drift, at lower confidence")
    func rescue() throws {
        let report = report(SampleMail(subject: "Your verification code", text: Self.text), try SampleTemplate().read())
        let code = try #require(report.codes.first)
        #expect(code.code == "271828")
        #expect(code.isDrift)
        #expect(code.template == "generic")
        #expect(code.provider == "example")
        #expect(code.confidence < Confidence.template)
        #expect(report.near.map(\.failedAt) == [.place])
    }

    @Test("what the template finds is no drift")
    func found() throws {
        let code = try #require(
            report(SampleMail(text: "Your code is 123456."), try SampleTemplate().read()).codes.first)
        #expect(!code.isDrift)
        #expect(code.confidence == Confidence.template)
        #expect(code.template == "example/en")
    }

    @Test("a proven sender makes it surer")
    func proven() throws {
        let mail = SampleMail(
            text: "Your code is 123456.", headers: ["Authentication-Results: mx.example.net; dmarc=pass"])
        #expect(report(mail, try SampleTemplate().read()).codes.first?.confidence == Confidence.proven)
    }

    @Test("a mail that a `none` phrase refuses holds no code, and nothing is rescued", arguments: ["subject", "body"])
    func refusal(part: String) throws {
        let refusing = try SampleTemplate(
            variant:
                "\(part): {none: [verification code]}\ncode: {alphabet: digits, lengths: [6]}\nplaces: [{in: body, after: your code is}]"
        ).read()
        let found = report(SampleMail(subject: "Your verification code", text: Self.text), refusing)
        #expect(found.codes.isEmpty)
        #expect(found.near.map(\.failedAt.rawValue) == [part])
    }

    @Test("a refusal of one variant does not keep another from its code")
    func refusedVariant() throws {
        let template = try SampleTemplate(
            variant: "subject: {none: [welcome]}\ncode: {alphabet: digits, lengths: [6]}",
            tail: """
                  - id: second
                    code: {alphabet: digits, lengths: [6]}
                    places: [{in: body, after: your code is}]
                """
        ).read()
        let found = report(SampleMail(subject: "Welcome", text: "Your code is 123456."), template)
        #expect(found.codes.map(\.template) == ["example/second"])
    }

    @Test("of a mail that no template knows, the general scorer's code is no drift")
    func unknownSender() throws {
        let found = report(
            SampleMail(from: "a@other.example", subject: "Your verification code", text: Self.text),
            try SampleTemplate().read())
        #expect(found.codes.map(\.code) == ["271828"])
        #expect(found.codes.map(\.isDrift) == [false])
        #expect(found.near.isEmpty)
    }
}
