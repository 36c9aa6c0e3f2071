import Foundation
import MailSources

/// A line of `letterbook rows --raw`, as far as an import needs it: the mail, and where it stood.
struct RowLine: Decodable {
    private var record: String
    private var origin: Origin?
    private var raw: Data?
    private var bytes: Int64?
    private var isComplete: Bool?
    private var isCompressed: Bool?

    /// Reads the lines of a file or a pipe for an import.
    ///
    /// - Parameters:
    ///   - lines: gives one after the other, line ends excluded; nil at the end.
    ///   - fail: gets why a line cannot be read; reading ends there.
    static func mail(
        _ lines: @escaping () -> Data?, batchBytes: Int, fail: @escaping (ArchiveError) -> Void
    ) -> ToldMail {
        let decoder = JSONDecoder()
        var number = 0
        return ToldMail(batchBytes: batchBytes) {
            while let line = lines() {
                number += 1
                do {
                    if let told = try told(line, decoder) { return told }
                } catch {
                    fail(ArchiveError("line \(number) of the rows: no line of letterbook rows --raw (\(error))"))
                    return nil
                }
            }
            return nil
        }
    }

    /// No file is larger: sums of such numbers cannot overflow.
    private static let largest: Int64 = 1 << 60

    private static func check(_ numbers: Int64...) throws {
        guard numbers.allSatisfy({ (0...largest).contains($0) }) else {
            throw ArchiveError("a number that is none of bytes")
        }
    }

    private static func told(_ line: Data, _ decoder: JSONDecoder) throws -> ToldMail.Line? {
        guard !line.isEmpty else { return nil }
        let row = try decoder.decode(RowLine.self, from: line)
        switch row.record {
        case "container":
            let part = try decoder.decode(WorkUnit.Part.self, from: line)
            try check(part.size, Int64(part.fileCount))
            return .container(part)
        case "gap":
            let gap = try decoder.decode(SourceGap.self, from: line)
            try check(gap.offset, gap.length, gap.leadLength, gap.trailLength)
            return .gap(gap)
        case "end":
            try check(row.bytes ?? 0)
            return .end(
                bytes: row.bytes ?? 0, isComplete: row.isComplete ?? false, isCompressed: row.isCompressed ?? false)
        case "message":
            guard let origin = row.origin, let raw = row.raw else {
                throw ArchiveError("a message without its bytes: they come with --raw")
            }
            try check(origin.offset, origin.length, origin.leadLength, origin.trailLength)
            return .message(origin, Array(raw))
        // Faults are told by the machine that met them, and totals count what is here.
        default: return nil
        }
    }
}
