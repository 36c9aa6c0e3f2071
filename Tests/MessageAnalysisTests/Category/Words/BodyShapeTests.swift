import Testing

@testable import MessageAnalysis

@Suite("The form of a body")
struct BodyShapeTests {
    private func shape(_ text: String, from: String = "Ada Example <ada@example.org>") -> BodyShape {
        BodyShape(text, author: SenderWords(mail("From: \(from)\n\n").from.first))
    }

    @Test("begins with a greeting where the first line is short and ends as greetings do")
    func greeting() {
        #expect(shape("\n  Bo,\nsee you").greeting == "Bo,")
        #expect(shape("Bo - \nsee you").greeting == "Bo -")
        #expect(shape("Order summary:\nboots").greeting == nil)
        #expect(shape("See you on Saturday at the gate,\nBo").greeting == nil)
        #expect(shape("See you\nBo,").greeting == nil)
    }

    @Test("is signed where a short line near the end has the author's name")
    func signed() {
        #expect(shape("See you\n\n-- \nADA").signed == "ADA")
        #expect(shape("See you\nada", from: "ada@example.org").signed == "ada")
        #expect(shape("Ada\n" + String(repeating: "walk\n", count: 20)).signed == nil)
        #expect(shape("I told Ada Example to write to you about it, and she did not do so").signed == nil)
    }

    @Test(
        "counts amounts of money with the sign before or behind",
        arguments: [
            ("$5, 5 €, EUR 5, 5 USD, ¥500, 500円, R$ 5", 7), ("5, 5 m, 5 x", 0), ("$1.50.50 and £1,000.00", 2),
        ])
    func amounts(_ text: String, _ count: Int) { #expect(shape(text).amounts == count) }

    @Test("finds the last digits of a hidden number", arguments: ["card ****1234", "xx-1234", "••••1234", "XXXX 1234"])
    func masked(_ text: String) { #expect(shape(text).masked?.hasSuffix("1234") == true) }

    @Test(
        "finds no hidden number in others",
        arguments: ["1234", "*1234", "xx1234567", "x x 12", "*** 2003 ***", "** 250 g flour", "Foxx 2019", "Foxx2019"])
    func unmasked(_ text: String) { #expect(shape(text).masked == nil) }

    @Test("counts lines of one sign")
    func rules() {
        #expect(shape("========\n--------\n________________\n────────────\nabc\n--\n").rules == 4)
    }
}
