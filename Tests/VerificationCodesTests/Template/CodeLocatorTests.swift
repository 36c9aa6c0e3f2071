import CodeTestSupport
import Testing

@testable import VerificationCodes

/// Where a code may stand: the keys of `places`.
@Suite struct CodeLocatorTests {
    /// The code that a place of this shape finds.
    private func locate(
        _ places: String..., in mail: SampleMail, shape: String = "{alphabet: digits, lengths: [6]}"
    ) throws -> String? {
        let variant = "code: \(shape)\nplaces:\n" + places.map { "  - {\($0)}" }.joined(separator: "\n")
        return try SampleTemplate(variant: variant).read().code(mail)
    }

    private func locate(_ place: String, text: String) throws -> String? {
        try locate(place, in: SampleMail(text: text))
    }

    @Test("in: subject, text, html, and body for the text and then the page")
    func parts() throws {
        let mail = SampleMail(subject: "Code 111111", text: "Code 222222", html: "<p>Code 333333</p>")
        #expect(try locate("in: subject", in: mail) == "111111")
        #expect(try locate("in: text", in: mail) == "222222")
        #expect(try locate("in: html", in: mail) == "333333")
        #expect(try locate("in: body", in: mail) == "222222")
        #expect(try locate("in: body", in: SampleMail(subject: "111111", html: "<p>Code 333333</p>")) == "333333")
        #expect(try locate("in: text", in: SampleMail(subject: "Code 111111", text: "Hello")) == nil)
    }

    @Test("places are asked in their order")
    func order() throws {
        let mail = SampleMail(subject: "Code 111111", text: "Code 222222")
        #expect(try locate("in: text", "in: subject", in: mail) == "222222")
        #expect(try locate("in: html", "in: subject", in: mail) == "111111")
    }

    @Test("after: the first code behind the phrase")
    func after() throws {
        #expect(
            try locate("in: text, after: code is", text: "Order 999999. Your code is 123456, not 654321.") == "123456")
        #expect(try locate("in: text, after: code is", text: "123456 is your code.") == nil)
        #expect(try locate("in: text, after: 验证码", text: "您的验证码为123456，请勿泄露。") == "123456")
    }

    @Test("after: where the phrase stands twice, its second place is looked at too")
    func afterTwice() throws {
        let text = "Your code is important. \(String(repeating: "Keep it secret. ", count: 10))Your code is 123456."
        #expect(try locate("in: text, after: your code is", text: text) == "123456")
    }

    @Test("before: the code nearest to the phrase")
    func before() throws {
        #expect(
            try locate("in: text, before: is your", text: "Not 999999, but 123456 is your code, not 654321.")
                == "123456")
        #expect(try locate("in: text, before: is your", text: "This is your code: 123456") == nil)
    }

    @Test("after and before: between the two")
    func between() throws {
        let place = "in: text, after: use, before: to sign in"
        #expect(try locate(place, text: "Use 123456 to sign in.") == "123456")
        #expect(try locate(place, text: "Use your code to sign in: 123456") == nil)
        #expect(try locate(place, text: "To sign in, use 123456 now.") == "123456", "the second phrase does not follow")
    }

    @Test("same-line and next-line are counted from the phrase")
    func lines() throws {
        let same = "in: text, after: 'code:', position: same-line"
        let next = "in: text, after: 'code:', position: next-line"
        #expect(try locate(same, text: "Code: 123456") == "123456")
        #expect(try locate(same, text: "Code:\n123456") == nil)
        #expect(try locate(next, text: "Code:\n123456") == "123456")
        #expect(try locate(next, text: "Code:\n\n\n123456") == "123456", "blank lines are none")
        #expect(try locate(next, text: "Code: 123456") == nil)
        #expect(try locate(next, text: "Code:\nand here it is\n123456") == nil)
        let above = "in: text, before: is your code, position: next-line"
        #expect(
            try locate(above, text: "123456\nis your code") == "123456",
            "before a phrase the next line is the one above")
        #expect(try locate(above, text: "123456 is your code") == nil)
    }

    @Test("alone: nothing but punctuation stands on its line")
    func alone() throws {
        let place = "in: text, position: alone"
        #expect(try locate(place, text: "Hello\n   123456\nGoodbye") == "123456")
        #expect(try locate(place, text: "Hello\n*** 123456 ***\nGoodbye") == "123456")
        #expect(try locate(place, text: "Hello\nCode 123456\nGoodbye") == nil)
        #expect(try locate(place, text: "Hello\n123456 is it\nGoodbye") == nil)
        #expect(try locate(place, text: "你好\n验证码 123456\n再见") == nil)
    }

    @Test("emphasised: bold, large or spaced out")
    func emphasised() throws {
        let place = "in: html, position: emphasised"
        #expect(try locate(place, in: SampleMail(html: "<p>Order 999999</p><p>Code <b>123456</b></p>")) == "123456")
        #expect(try locate(place, in: SampleMail(html: "<p style='font-size:32px'>123456</p>")) == "123456")
        #expect(try locate(place, in: SampleMail(html: "<p>Code 123456</p>")) == nil)
        #expect(try locate("in: text, position: emphasised", in: SampleMail(text: "123456")) == nil)
    }

    @Test("within: characters between phrase and code", arguments: [1, 5, 80, 300])
    func withinAfter(within: Int) throws {
        let place = "in: text, after: 'start', within: \(within)"
        #expect(try locate(place, text: "start" + String(repeating: ".", count: within) + "123456 ends") == "123456")
        #expect(try locate(place, text: "start" + String(repeating: ".", count: within + 1) + "123456 ends") == nil)
        #expect(try locate(place, text: "start" + String(repeating: ".", count: within + 2) + "123456 ends") == nil)
    }

    @Test("within: the same before a phrase, the code's own characters not counted", arguments: [1, 5, 80, 300])
    func withinBefore(within: Int) throws {
        let place = "in: text, before: 'final', within: \(within)"
        #expect(try locate(place, text: "It is 123456" + String(repeating: ".", count: within) + "final") == "123456")
        #expect(try locate(place, text: "It is 123456" + String(repeating: ".", count: within + 1) + "final") == nil)
    }

    @Test("within counts characters, not bytes")
    func characters() throws {
        #expect(try locate("in: text, after: 'start', within: 5", text: "start：为您的。123456") == "123456")
        #expect(try locate("in: text, after: 'start', within: 4", text: "start：为您的。：123456") == nil)
    }

    @Test("left out, within is 80")
    func usual() throws {
        #expect(
            try locate("in: text, after: start", text: "start" + String(repeating: ".", count: 80) + "123456")
                == "123456")
        #expect(
            try locate("in: text, after: start", text: "start" + String(repeating: ".", count: 82) + "123456") == nil)
    }

    @Test("a code that begins within the distance may end beyond it")
    func endsBeyond() throws {
        #expect(try locate("in: text, after: start, within: 2", text: "start: 123456") == "123456")
    }

    @Test(
        "parts of other things are no code",
        arguments: [
            "Your code is 123456@example.com", "Your code is https://example.com/123456", "Your code is +123456",
            "Your code is $123456", "Your code is 123456%", "Your code is a_123456",
        ])
    func exclusions(text: String) throws { #expect(try locate("in: text, after: code is", text: text) == nil) }

    @Test("a code that is excluded does not hide the one behind it")
    func behindExclusion() throws {
        #expect(
            try locate("in: text, after: code is", text: "Your code is at https://example.com/999999 or 123456")
                == "123456")
    }

    @Test("code and surroundings are told as they stood")
    func shown() throws {
        let template = try SampleTemplate(
            variant:
                "code: {alphabet: digits, lengths: [6], grouping: 3-3, prefix: G-}\nplaces: [{in: body, after: code is}]"
        ).read()
        let code = template.trace(SampleMail(text: "Hello\n\nYour code is G-123 456 today")).found?.code
        #expect(code == LocatedCode(code: "123456", shown: "G-123 456", place: .text, line: 3))
    }
}
