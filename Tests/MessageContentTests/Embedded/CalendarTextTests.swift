import TestSupport
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
            ("BEGIN:VTIMEZONE\nDTSTART:19700101T000000\nEND:VTIMEZONE", ""),
            (
                "BEGIN:VEVENT\nDTSTART:20180305T120000Z\nDTEND;TZID=Europe/Oslo:20180305T143000",
                "Starts 2018-03-05 12:00 UTC\nEnds 2018-03-05 14:30 Europe/Oslo\n"
            ),
            ("BEGIN:VEVENT\nDTSTART;VALUE=DATE:20180305\nDTSTART:now\nDTSTART:2018030", "Starts 2018-03-05\n"),
            ("BEGIN:VEVENT\nDTSTART;VALUE=DATE:20180305\nDTEND;VALUE=DATE:20180306", "Starts 2018-03-05\n"),
            (
                "BEGIN:VEVENT\nDTSTART;VALUE=DATE:20180226\nDTEND;VALUE=DATE:20180301",
                "Starts 2018-02-26\nEnds 2018-02-28\n"
            ),
            (
                "BEGIN:VEVENT\nBEGIN:VALARM\nEND:VALARM\nDTSTART:20180305T120000\nSTATUS:CANCELLED",
                "Cancelled\nStarts 2018-03-05 12:00\n"
            ),
            (
                "BEGIN:VEVENT\nATTENDEE:mailto:al@x.example\nLOCATION:Mill\nDTSTART:20180305T120000\nDURATION:PT1H30M\nSUMMARY:Tea",
                "Tea\nStarts 2018-03-05 12:00\nLasts 1 h 30 min\nMill\nal@x.example\n"
            ),
            (
                "BEGIN:VEVENT\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;UNTIL=20181231T000000Z\nSUMMARY:Tea",
                "Tea\nRepeats every 2 weeks on Tuesday, Thursday until 2018-12-31 00:00 UTC\n"
            ),
            ("BEGIN:VEVENT\nSUMMARY:Tea\nRRULE:FREQ=YEARLY;COUNT=3\nRRULE:often", "Tea\nRepeats every year, 3 times\n"),
            ("BEGIN:VEVENT\nBEGIN:VALARM\nDESCRIPTION:REMINDER\nEND:VALARM\nSUMMARY:Tea", "Tea\n"),
            ("BEGIN:VTODO\nDUE:20180305T120000", "Due 2018-03-05 12:00\n"),
            ("METHOD:CANCEL\nBEGIN:VEVENT\nSUMMARY:Lunch", "Cancelled\nLunch\n"),
            ("METHOD:REPLY\nATTENDEE;PARTSTAT=DECLINED:mailto:bo@x.example", "bo@x.example: declined\n"),
            ("METHOD:REQUEST\nATTENDEE;PARTSTAT=ACCEPTED:mailto:bo@x.example", "bo@x.example\n"),
        ])
    func lines(calendar: String, text: String) { #expect(CalendarText.read(calendar) == text) }

    @Test("of vCalendar texts are in quoted-printable and a charset of their own")
    func vCalendar() {
        let email = Email(
            """
            Content-Type: text/x-vcalendar; charset=us-ascii

            BEGIN:VCALENDAR
            VERSION:1.0
            BEGIN:VEVENT
            SUMMARY;CHARSET=windows-1250;ENCODING=QUOTED-PRINTABLE:=8Akolen=ED=
             v Brn=
            =EC
            DTSTART:20010305T120000Z
            END:VEVENT
            END:VCALENDAR

            """)
        #expect(email.text == "\u{160}kolen\u{ED} v Brn\u{11B}\nStarts 2001-03-05 12:00 UTC\n")
    }

    private static let tiles =
        "METHOD:REQUEST\nBEGIN:VEVENT\nDTSTART:20240311T150000\nSUMMARY:Tiles & Co\nDESCRIPTION:Long\nLOCATION:Hall"

    /// A letter and the calendar beside it; what stands above the letter.
    private static let invitations: [(letter: String, calendar: String, said: String)] = [
        ("Bring the plan.", tiles, "Tiles & Co\nStarts 2024-03-11 15:00\nHall\n"),
        ("Sorry.", "METHOD:CANCEL\nBEGIN:VEVENT\nSTATUS:CANCELLED\nSUMMARY:Tiles", "Cancelled\nTiles\n"),
        (
            "One falls out.",
            "METHOD:REQUEST\nBEGIN:VEVENT\nSUMMARY:Tiles\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:Doors\nSTATUS:CANCELLED",
            "Tiles\nCancelled\nDoors\n"
        ),
        (
            "No.", "METHOD:REPLY\nBEGIN:VEVENT\nATTENDEE;PARTSTAT=DECLINED:mailto:bo@x.example",
            "bo@x.example: declined\n"
        ),
        // The letter says it all, as programs write it.
        ("When: Monday, 3:00 PM-4:00 PM.\nWhere: Hall\n\ntiles\n& co", tiles, ""), ("Tiles & Co, 3pm, Hall", tiles, ""),
        ("Tiles & Co, 15 Uhr, Hall", tiles + "\nRRULE:FREQ=DAILY\nDURATION:PT1H", ""),
        ("Tiles, 9:30am", "METHOD:REQUEST\nBEGIN:VEVENT\nDTSTART:20240311T073000Z\nSUMMARY:Tiles", ""),
        ("Tiles on 11 March", "METHOD:REQUEST\nBEGIN:VEVENT\nDTSTART;VALUE=DATE:20240311\nSUMMARY:Tiles", ""),
        (
            "Bo has declined Tiles.",
            "METHOD:REPLY\nBEGIN:VEVENT\nSUMMARY:Tiles\nATTENDEE;CN=Bo;PARTSTAT=DECLINED:mailto:bo@x.example", ""
        ),
        // What only looks like the time is none.
        ("Our team: tiles & co, hall", tiles, "Tiles & Co\nStarts 2024-03-11 15:00\nHall\n"),
        ("Tiles & Co, Hall, bus at 115:00", tiles, "Tiles & Co\nStarts 2024-03-11 15:00\nHall\n"),
        // Nobody is invited.
        ("My calendar.", "METHOD:PUBLISH\nBEGIN:VEVENT\nSUMMARY:Tiles", ""),
        ("My calendar.", "BEGIN:VEVENT\nSUMMARY:Tiles", ""),
    ]

    private func email(_ letter: String, _ type: String, _ calendar: String) -> Email {
        Email(
            "Content-Type: multipart/mixed; boundary=a\n\n--a\n\n\(letter)\n--a\nContent-Type: \(type)\n\n\(calendar)\n--a--\n"
        )
    }

    @Test("what an invitation asks for stands above a letter that does not say it", arguments: invitations)
    func invitation(letter: String, calendar: String, said: String) {
        let email = email(letter, "text/calendar; method=request", calendar)
        #expect(email.text == (said.isEmpty ? "" : said + "\n") + letter)
        #expect(email.reply.newText == email.text)
        #expect(email.preview == letter.split(separator: "\n").joined(separator: " "))
    }

    @Test("a calendar that is a file among others, or beside another message alone, is not shown")
    func files() {
        #expect(email("See.", "application/octet-stream; name=invite.ics", Self.tiles).text == "See.")
        let forwarded = "-----Original Appointment-----\nFrom: Al\nSent: today\nTo: Bo\nSubject: Tiles\n\nCome."
        #expect(email(forwarded, "text/calendar; method=request", Self.tiles).text == forwarded)
    }

    @Test("a file is a calendar by its content")
    func calendarFiles() {
        let calendar = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Tea"
        for type in ["text/plain; name=tea.vcs", "application/octet-stream; name=TEA.ICS"] {
            #expect(Email("Content-Type: \(type)\n\n\(calendar)\n").text == "Tea\n")
        }
        let letter = "Dear Bo,\nhere are my notes.\nDescription: it works\n"
        #expect(Email("Content-Type: text/plain; name=notes.vcs\n\n\(letter)").text == letter)
    }

    @Test(
        "a task that is due when it begins says both, an event that lasts no time one; events know only their own times"
    )
    func ends() {
        #expect(
            CalendarText.read("BEGIN:VTODO\nDUE:20180305T1200\nDTSTART:20180305T1200")
                == "Starts 2018-03-05 12:00\nDue 2018-03-05 12:00\n")
        let day = "DTEND;VALUE=DATE:20180306\nDTSTART;VALUE=DATE:20180305"
        #expect(CalendarText.read("BEGIN:VEVENT\n\(day)") == "Starts 2018-03-05\n")
        let two =
            "BEGIN:VEVENT\nDTSTART:20180305T1500\nEND:VEVENT\nBEGIN:VEVENT\nDTEND:20180305T1500\nDTSTART:20180305T1400"
        #expect(CalendarText.read(two).hasSuffix("Starts 2018-03-05 14:00\nEnds 2018-03-05 15:00\n"))
    }

    @Test("lines may be folded inside a character")
    func foldedCharacter() {
        let head = "Content-Type: text/calendar; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\nSUMMARY:"
        let (first, second) = ([UInt8]([0xE8, 0xA6]), [UInt8]([0x8B, 0xE7, 0xA9, 0x8D]))
        let email = Email(reading: Array(head.utf8) + first + [13, 10, 32] + second + [13, 10])
        #expect(email.text.contains("\u{898B}\u{7A4D}"))
    }

    @Test(
        "a long folded line takes linear time",
        arguments: [
            ("SUMMARY:", "a\n "), ("SUMMARY;ENCODING=QUOTED-PRINTABLE:", "a=\n"),
            ("SUMMARY;ENCODING=QUOTED-PRINTABLE", "a=\n"),
            ("SUMMARY", "=\n "),
        ])
    func hostile(start: String, piece: String) {
        let growth = timeGrowth {
            start + String(repeating: piece, count: $0)
        } _: { calendar in
            #expect(CalendarText.read(calendar).utf8.count <= calendar.utf8.count)
        }
        #expect(growth < leastGrowthOfSquares)
    }
}
