import MailArchive
import MessageContent
import MessageFormat

/// How things are written for people.
enum Format {
    /// `2014-03-07` on the sender's clock; ten blanks where there is no date.
    static func day(_ date: DateTime?) -> String { date.map { String($0.rfc3339.prefix(10)) } ?? "          " }

    /// `09:41` on the sender's clock.
    static func time(_ date: DateTime?) -> String { date.map { String($0.rfc3339.dropFirst(11).prefix(5)) } ?? "     " }

    /// `Friday, 7 March 2014`.
    static func dayLine(_ date: DateTime) -> String {
        let c = date.components
        let local = (date.unixSeconds + Int64(date.offsetMinutes) * 60)
        let days = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
        let weekday = Int(((days % 7) + 7 + 4) % 7)
        let names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
        let months = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November",
            "December",
        ]
        return "\(names[weekday]), \(c.day) \(months[c.month - 1]) \(c.year)"
    }

    /// `12.3 MB`.
    static func size(_ bytes: some BinaryInteger) -> String {
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
    static func count(_ number: some BinaryInteger) -> String {
        let digits = String(number)
        var result = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { result.append(",") }
            result.append(digit)
        }
        return result
    }

    /// `40 s`, `12 min`, `5 h`, `3 days`.
    static func duration(_ seconds: Int64) -> String {
        switch max(0, seconds) {
        case ..<60: "\(max(0, seconds)) s"
        case ..<5_400: "\((seconds + 30) / 60) min"
        case ..<129_600: "\((seconds + 1_800) / 3_600) h"
        default: "\((seconds + 43_200) / 86_400) days"
        }
    }

    /// `98 %`, of a share from 0 to 1.
    static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

    static func plural(_ number: Int, _ one: String, _ many: String? = nil) -> String {
        "\(count(number)) \(number == 1 ? one : many ?? one + "s")"
    }

    /// `Ada Winther <ada@example.org>`, harmless on a terminal.
    static func address(_ address: EmailAddress) -> String {
        let email = TerminalText.line(address.email)
        guard let name = address.name else { return email }
        return email.isEmpty ? TerminalText.line(name) : "\(TerminalText.line(name)) <\(email)>"
    }

    static func addresses(_ addresses: [EmailAddress]) -> String { addresses.map(address).joined(separator: ", ") }

    /// The name of the first, or the address.
    static func who(_ addresses: [EmailAddress]) -> String {
        guard let first = addresses.first else { return "(unknown)" }
        return TerminalText.line(first.name ?? first.email)
    }
}

/// Comma-separated values (RFC 4180).
enum CSV {
    static func line(_ fields: [String]) -> String { fields.map(field).joined(separator: ",") }

    private static let special: Set<UInt8> = Set(",\"\n\r".utf8)
    private static let formulaStarts: Set<UInt8> = Set("=+-@\t".utf8)

    private static func field(_ field: String) -> String {
        let field = Terminal.isOutputTerminal ? TerminalText.block(field) : field
        // A spreadsheet would run this text as a formula, and a stranger wrote it: an apostrophe makes it text.
        let startsFormula = field.utf8.first.map(formulaStarts.contains) ?? false
        let safe = startsFormula && Double(field) == nil ? "'" + field : field
        guard field.utf8.contains(where: special.contains) else { return safe }
        return "\"" + safe.replacingASCII(["\"": "\"\""]) + "\""
    }
}
