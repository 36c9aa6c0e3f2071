import Testing

@testable import MessageContent

@Suite("What a person reads of a calendar (RFC 5545)")
struct CalendarTextTests {
    @Test(
        "subject, place, description and people, unfolded and unescaped",
        arguments: [
            ("SUMMARY:Lunch", "Lunch\n"), ("SUMMARY;LANGUAGE=en:Lunch\\, soon", "Lunch, soon\n"),
            ("DESCRIPTION:a\\nb\\\\c", "a\nb\\c\n"),
            ("LOCATION:Mill\n  street", "Mill street\n"), ("summary:x\nDTSTART:20240101", "x\n"),
            ("ATTENDEE;CN=\"Al: B\":mailto:al@x.example", "Al: B al@x.example\n"),
            ("ORGANIZER:mailto:bo@x.example", "bo@x.example\n"), ("BEGIN:VEVENT\nUID:1\nX-SUMMARY:no", ""),
            ("SUMMARY", ""), ("", ""),
        ])
    func lines(calendar: String, text: String) { #expect(CalendarText.read(calendar) == text) }

    @Test("a folded line of megabytes takes linear time")
    func hostile() {
        #expect(CalendarText.read("SUMMARY:" + String(repeating: "a\n ", count: 100_000)).utf8.count == 100_001)
    }
}
