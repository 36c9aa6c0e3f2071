import ArgumentParser
import MailSources
import MessageContent

struct ParseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "parse", abstract: "Reads messages and prints each as a JSON Email (RFC 8621), or totals.",
        discussion: """
            Needs no archive. A line a message: header fields in parsed form, body structure, decoded text, plain text \
            apart from quotes and signature, and diagnostics of what was malformed.

              letterbook parse --json mail.mbox | jq .subject
              letterbook parse --count Maildir
            """)

    @OptionGroup var source: SourceOptions
    @OptionGroup var piece: PieceOptions
    @OptionGroup var terminal: TerminalOptions

    @Flag(name: .long, help: "One JSON object a line: the default, and the only form.")
    var json = false

    @Flag(name: .long, help: "Decode every part and print only totals and time.")
    var count = false

    func validate() throws {
        if count, piece.isGiven { throw ValidationError("--count goes through whole files (leave --range away)") }
    }

    func run() async throws {
        if count { try await printTotals() } else { try await printEmails() }
    }

    private func printEmails() async throws {
        try await source.reading.run(source.paths, piece: piece, work: Self.lines) { lines in
            for line in lines { Output.bytes(line) }
            return lines.count
        }
    }

    @Sendable private static func lines(_ batch: RawMessageBatch) -> [[UInt8]] {
        batch.map { bytes, message in
            let email = Email(reading: bytes, arrival: message.origin.arrival)
            var json = JSONWriter()
            json.object { email.writeMembers(to: &$0, origin: { $0.object(message.origin) }) }
            return json.bytes + [0x0A]
        }
    }

    private func printTotals() async throws {
        let start = ContinuousClock.now
        var totals = MessageTotals()
        try await source.reading.run(source.paths, work: Self.totals) { part in
            totals += part
            return part.messages
        }
        Output.object {
            $0.member("messages", totals.messages)
            $0.member("bytes", totals.bytes)
            $0.member("parts", totals.parts)
            $0.member("textBytes", totals.textBytes)
            $0.member("attachmentBytes", totals.attachmentBytes)
            $0.member("diagnostics", totals.diagnostics)
            $0.member("seconds", number: start.duration(to: .now) / .seconds(1))
        }
    }

    @Sendable private static func totals(_ batch: RawMessageBatch) -> MessageTotals {
        var totals = MessageTotals()
        batch.storage.withByteView { storage in
            for message in batch.messages {
                totals.add(storage.slice(message.range.lowerBound, message.range.upperBound))
            }
        }
        return totals
    }
}
