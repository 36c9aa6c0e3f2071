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

    @Test("finds no hidden number in others", arguments: ["1234", "*1234", "xx1234567", "x x 12"])
    func unmasked(_ text: String) { #expect(shape(text).masked == nil) }

    @Test("counts lines of one sign")
    func rules() {
        #expect(shape("========\n--------\n________________\n────────────\nabc\n--\n").rules == 4)
    }
}

@Suite("The form of a subject")
struct SubjectShapeTests {
    @Test(
        "names an order, invoice or case by a long number",
        arguments: [
            ("Order Confirmation #105354577", "105354577"), ("Invoice INV-20231 is ready", "INV-20231"),
            ("Ihre Bestellung 302-1234567-8901234", "302-1234567-8901234"),
        ])
    func identifier(_ subject: String, _ number: String) { #expect(SubjectShape(subject).identifier == number) }

    @Test(
        "has no such number in a year, date or short number",
        arguments: ["Plans for 2027", "2026-11-25", "Room 1234", "v1.2.3"])
    func none(_ subject: String) { #expect(SubjectShape(subject).identifier == nil) }

    @Test("numbers an issue", arguments: ["Brief Nr. 12", "Letter #12", "Vol. 3", "第12号", "Garden Note 00326"])
    func issue(_ subject: String) { #expect(SubjectShape(subject).issue != nil) }

    @Test("bears a day", arguments: ["2002-08-16", "Bill of 15/02/2011", "am 1.2.2020", "2010年12月08日"])
    func date(_ subject: String) { #expect(SubjectShape(subject).date != nil) }

    @Test("is loud by an exclamation mark, a pictograph or a star", arguments: ["New!", "新着！", "🎁 For you", "★ Boots"])
    func loud(_ subject: String) { #expect(SubjectShape(subject).loud != nil) }

    @Test("is not loud otherwise", arguments: ["Boots — for you", "Prix : 5 €", "散步"])
    func quiet(_ subject: String) { #expect(SubjectShape(subject).loud == nil) }

    @Test("tells the length of a list")
    func numbers() {
        #expect(SubjectShape("10 tips for the hills").listLength == "10")
        #expect(SubjectShape("2026 in the hills").listLength == nil)
    }
}
