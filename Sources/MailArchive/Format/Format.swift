import Bytes
import MessageFormat

/// How dates, sizes and numbers are written for people.
package enum Format {
    /// `2014-03-07` on the sender's clock; ten blanks where there is no date.
    package static func day(_ date: DateTime?) -> String { date.map { String($0.rfc3339.prefix(10)) } ?? "          " }

    /// `09:41` on the sender's clock.
    package static func time(_ date: DateTime?) -> String {
        date.map { String($0.rfc3339.dropFirst(11).prefix(5)) } ?? "     "
    }

    /// `Friday, 7 March 2014`.
    package static func dayLine(_ date: DateTime) -> String {
        let c = date.components
        let weekday = GregorianCalendar.weekday(
            ofDay: GregorianCalendar.day(year: c.year, month: c.month, day: c.day))
        return "\(weekdays[weekday]), \(longDay(date))"
    }

    /// `7 March 2014`.
    package static func longDay(_ date: DateTime) -> String {
        let c = date.components
        return "\(c.day) \(months[c.month - 1]) \(c.year)"
    }

    /// From Sunday on.
    package static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

    /// From January on.
    package static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    /// `12.3 MB`.
    package static func size(_ bytes: some BinaryInteger) -> String {
        var value = Double(bytes)
        var unit = 0
        let units = ["B", "kB", "MB", "GB", "TB"]
        while value >= 999.5, unit < units.count - 1 {
            value /= 1000
            unit += 1
        }
        let isWhole = unit == 0 || value >= 99.5
        let number = isWhole ? String(Int(value.rounded())) : String((value * 10).rounded() / 10)
        return number + " " + units[unit]
    }

    /// `12,345`.
    package static func count(_ number: some BinaryInteger) -> String {
        let digits = String(number)
        var result = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { result.append(",") }
            result.append(digit)
        }
        return result
    }

    /// `40 s`, `12 min`, `5 h`, `3 days`.
    package static func duration(_ seconds: Int64) -> String {
        let seconds = min(seconds, 1 << 60)
        return switch max(0, seconds) {
        case ..<60: "\(max(0, seconds)) s"
        case ..<5_400: "\((seconds + 30) / 60) min"
        case ..<129_600: "\((seconds + 1_800) / 3_600) h"
        default: "\((seconds + 43_200) / 86_400) days"
        }
    }

    /// `98 %`, of a share from 0 to 1.
    package static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

    /// `1 message`, `12,345 messages`.
    package static func plural(_ number: Int, _ one: String, _ many: String? = nil) -> String {
        "\(count(number)) \(number == 1 ? one : many ?? one + "s")"
    }
}

extension Format {
    /// What stands in a thread in the place of messages that are missing.
    package static func gap(_ count: Int) -> String {
        count == 1 ? "a message that is not here" : "\(self.count(count)) messages that are not here"
    }
}

extension String {
    /// Its lines without the blank ones at its beginning and end.
    package var filledLines: ArraySlice<Substring> {
        let lines = lines
        guard let first = lines.firstIndex(where: \.isFilled), let last = lines.lastIndex(where: \.isFilled) else {
            return []
        }
        return lines[first...last]
    }

    /// How many of its lines are not blank.
    package var filledLineCount: Int { lines.count { $0.isFilled } }

    /// Itself without the blank lines at its beginning and end.
    package var trimmingBlankLines: String {
        let lines = filledLines
        guard let first = lines.first, let last = lines.last else { return "" }
        return String(self[first.startIndex..<last.endIndex])
    }

    /// By bytes, which is many times faster than by characters.
    private var lines: [Substring] {
        utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
    }
}

extension Substring {
    fileprivate var isFilled: Bool { !allSatisfy(\.isWhitespace) }
}

/// Comma-separated values (RFC 4180).
package enum CSV {
    /// A row without its line end. What a spreadsheet would run as a formula becomes text: a stranger wrote it.
    package static func line(_ fields: [String]) -> String { fields.map(field).joined(separator: ",") }

    private static let special: Set<UInt8> = Set(",\"\n\r".utf8)
    private static let formulaStarts: Set<UInt8> = Set("=+-@\t".utf8)

    private static func field(_ field: String) -> String {
        let startsFormula = field.utf8.first.map(formulaStarts.contains) ?? false
        let safe = startsFormula && Double(field) == nil ? "'" + field : field
        guard field.utf8.contains(where: special.contains) else { return safe }
        return "\"" + safe.replacingASCII(["\"": "\"\""]) + "\""
    }
}
