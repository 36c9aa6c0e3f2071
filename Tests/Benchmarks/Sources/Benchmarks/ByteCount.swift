import ArgumentParser
import MailGenerator

/// A size as people write it: `0.25MB`, `64 MB` without the blank, `1000`.
struct ByteCount: ExpressibleByArgument, Sendable {
    let bytes: Int

    init(bytes: Int) { self.bytes = bytes }

    init?(argument: String) {
        let text = argument.uppercased()
        let units = [("GB", 1e9), ("MB", 1e6), ("KB", 1e3), ("B", 1.0)]
        let unit = units.first { text.hasSuffix($0.0) }
        let digits = text.dropLast(unit?.0.count ?? 0)
        guard let number = Double(digits), number > 0, number < 1e9 else { return nil }
        bytes = Int(number * (unit?.1 ?? 1))
    }

    var defaultValueDescription: String { "\(megabytes)MB" }

    /// As short as it can be said: 0.25, 64.
    var megabytes: String {
        let millions = Double(bytes) / 1e6
        return millions == millions.rounded() ? String(Int(millions)) : String(millions)
    }
}

extension MailKind: ExpressibleByArgument {
    static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

extension HostileMail {
    static func named(_ name: String) throws -> HostileMail {
        if let mail = all.first(where: { $0.name == name }) { return mail }
        throw ValidationError("no hostile mail '\(name)'; `hostile --list` names the kinds")
    }
}
