import TestSupport
import Testing

@testable import MessageFormat

@Suite("dates as they are written")
struct DateTimeParserTests {
    @Test("the table of dates", arguments: FieldCase<String>.table("dates"))
    func table(_ row: FieldCase<String>) {
        let result = row.bytes.withByteView(DateTime.parse)
        #expect(result?.date.rfc3339 == row.row.expected)
        row.expectDiagnostics(result?.diagnostics ?? [])
    }

    @Test("a blank before the date makes no difference")
    func leadingBlank() {
        let plain = "Fri, 2 Jan 2004 10:30:45 +0100".withView { DateTime.parse($0)?.date }
        #expect("  Fri, 2 Jan 2004 10:30:45 +0100".withView { DateTime.parse($0)?.date } == plain)
        #expect(plain?.unixSeconds == 1_073_035_845)
    }

    @Test("a date that stands after the limit of bytes is not read")
    func limit() {
        let late = String(repeating: " ", count: Limits.dateBytes) + "2 Jan 2004"
        #expect(late.withView { DateTime.parse($0) == nil })
    }

    @Test(
        "the date of a Received field stands after its last semicolon",
        arguments: [
            ("from a by b with SMTP id x; Fri, 2 Jan 2004 10:30:45 +0100", "2004-01-02T10:30:45+01:00"),
            ("from a (b; c) by d\n for <e@f>;\n Fri, 2 Jan 2004 10:30:45 -0800 (PST)", "2004-01-02T10:30:45-08:00"),
            // Without a semicolon it begins with the day of the week.
            ("from a by b with SMTP id 1 Tue, 3 Mar 2020 09:00:05 +0000", "2020-03-03T09:00:05Z"),
            (String(repeating: "x", count: 1_000) + "; 2 Jan 2004 10:30:45 GMT", "2004-01-02T10:30:45Z"),
        ])
    func received(body: String, date: String) {
        #expect(body.withView { DateTime.parseReceived($0)?.rfc3339 } == date)
    }

    @Test(
        "a Received field without semicolon or date has none",
        arguments: ["", "from a by b", "from a by b;", ";x", "Tue, b"])
    func receivedWithoutDate(body: String) {
        #expect(body.withView { DateTime.parseReceived($0) == nil })
    }

    @Test("every prefix of a date is read or refused")
    func prefixes() {
        let date = "Fri, 21 Nov 1997 09(comment):   55  :  06.5 -0600 (\"x\\)".bytes
        for count in 0...date.count {
            Array(date.prefix(count)).withByteView { view in
                if let parsed = DateTime.parse(view) { #expect(parsed.date.components.year == 1997 || count < 16) }
            }
        }
    }
}
