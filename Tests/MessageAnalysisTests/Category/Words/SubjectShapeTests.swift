import Testing

@testable import MessageAnalysis

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
        arguments: ["Plans for 2027", "2026-11-25", "Room 1234", "v1.2.3", "Season 2023-2024"])
    func none(_ subject: String) { #expect(SubjectShape(subject).identifier == nil) }

    @Test("numbers an issue", arguments: ["Brief Nr. 12", "Letter #12", "Vol. 3", "第12号", "Garden Note 00326"])
    func issue(_ subject: String) { #expect(SubjectShape(subject).issue != nil) }

    @Test("bears a day", arguments: ["2002-08-16", "Bill of 15/02/2011", "am 1.2.2020", "2010年12月08日"])
    func date(_ subject: String) { #expect(SubjectShape(subject).date != nil) }

    @Test("bears none by a version", arguments: ["Linux 2.6.32", "Walkers 1.2.3", "Room 12.34"])
    func version(_ subject: String) { #expect(SubjectShape(subject).date == nil) }

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
