import ArgumentParser
import MailArchive
import MailSources
import MessageContent

/// Which piece of an mbox is read.
struct PieceOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            Only the messages whose From lines begin in these bytes of the one mbox that is named, as letterbook shards \
            cuts it; a line of totals follows them.
            """, valueName: "start-end"),
        transform: ByteRange.init(argument:))
    var range: ByteRange?

    @Option(
        name: .long,
        help: ArgumentHelp("With --range: how messages are told apart, as letterbook shards says.", valueName: "rule"))
    var rule: String?

    var isGiven: Bool { range != nil }

    func validate() throws {
        if (range == nil) != (rule == nil) { throw ValidationError("--range and --rule go together") }
    }

    /// Totals are JSON.
    func require(_ output: JSONOption) throws {
        if isGiven, !output.json { throw ValidationError("--range goes with --json") }
    }

    /// - Returns: nil where all is to be read.
    func unit(of paths: [String]) throws -> WorkUnit? {
        guard let range, let rule else { return nil }
        guard paths.count == 1 else { throw Exit.fault("--range reads one mbox (name one path)") }
        guard let known = MboxRule(rawValue: rule) else {
            throw Exit.fault("'\(rule)' is no rule of letterbook shards, such as lf,every")
        }
        return try WorkUnit(MboxRange(range.bytes, known), ofMbox: paths[0])
    }
}

/// `START-END`: bytes of a file, the last one excluded.
struct ByteRange {
    let bytes: Range<Int64>

    init(argument: String) throws {
        let ends = argument.split(separator: "-", omittingEmptySubsequences: false).map { Int64($0) }
        guard ends.count == 2, let start = ends[0], let end = ends[1], start <= end, !argument.contains("+") else {
            throw ValidationError("--range takes two numbers of bytes such as 0-268435456")
        }
        bytes = start..<end
    }
}

/// What was read of a unit: the last line of its output.
struct UnitTotals: JSONObject {
    var messages = 0
    /// Of the raw messages.
    var bytes: Int64 = 0
    var separators: MboxSeparators?

    func writeMembers(to json: inout JSONWriter) {
        json.member("first", separators?.first)
        json.member("next", separators?.next)
        json.member("messages", messages)
        json.member("bytes", bytes)
    }
}
