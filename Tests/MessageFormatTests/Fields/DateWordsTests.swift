import Bytes
import TestSupport
import Testing

@testable import MessageFormat

@Suite("words of dates")
struct DateWordsTests {
    @Test(
        "months in the languages of mailers",
        arguments: [
            ("Jan", 1), ("january", 1), ("FEB", 2), ("March", 3), ("apr", 4), ("May", 5), ("june", 6), ("jul", 7),
            ("August", 8), ("Sept", 9), ("oct", 10), ("NOV", 11), ("dec", 12),
            ("m\u{E1}rc.", 3), ("szept.", 9), ("\u{39C}\u{3B1}\u{3C1}", 3), ("\u{399}\u{3BF}\u{3C5}\u{3BB}", 7),
            ("des", 12), ("marras", 11), ("maaliskuu", 3), ("gru", 12), ("pa\u{17A}", 10), ("Ara", 12),
            ("\u{15E}ub", 2),
            ("juuni", 6), ("авг", 8), ("сентября", 9),
            ("Mai", 5), ("Okt", 10), ("Dez", 12), ("M\u{E4}rz", 3), ("mrt", 3), ("mei", 5), ("f\u{E9}vr", 2),
            ("avril", 4), ("juin", 6), ("juil", 7), ("ao\u{FB}t", 8), ("d\u{E9}c", 12), ("ene", 1), ("abr", 4),
            ("ago", 8), ("dic", 12), ("gen", 1), ("mag", 5), ("giu", 6), ("lug", 7), ("set", 9), ("ott", 10),
            ("out", 10), ("maj", 5),
        ])
    func months(word: String, number: Int) {
        #expect(word.withView(DateWords.month) == number)
    }

    @Test("other words are no months", arguments: ["", "ja", "Mon", "Tue", "Thu", "xyz", "PST", "GMT", "am"])
    func noMonths(word: String) {
        #expect(word.withView(DateWords.month) == nil)
    }

    @Test(
        "zones in minutes east of UTC",
        arguments: [
            ("GMT", 0), ("UT", 0), ("utc", 0), ("Z", 0), ("EST", -300), ("EDT", -240), ("CST", -360), ("CDT", -300),
            ("MST", -420), ("MDT", -360), ("PST", -480), ("PDT", -420), ("CET", 60), ("CEST", 120), ("JST", 540),
            ("IST", 330), ("NZDT", 780), ("HST", -600), ("NST", -210),
        ])
    func zones(word: String, minutes: Int) {
        #expect(word.withView(ZoneNames.minutes) == minutes)
    }

    @Test("unknown and military zones have no offset", arguments: ["A", "J", "Y", "XYZ", "GM", "GMTX", ""])
    func unknownZones(word: String) {
        #expect(word.withView(ZoneNames.minutes) == nil)
    }

    @Test("days of the week", arguments: ["Mon", "tuesday", "WED", "Thu", "Fri", "Sat", "Sun"])
    func days(word: String) {
        #expect(word.withView(DateWords.isDayName))
        #expect(!"x\(word)".withView(DateWords.isDayName))
    }
}
