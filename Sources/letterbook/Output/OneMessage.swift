import MailSources
import MessageContent

/// The message of commands that work on a single one.
struct OneMessage {
    let raw: [UInt8]
    let arrival: Arrival

    var email: Email { Email(reading: raw, arrival: arrival) }

    /// Reads an .eml or .emlx file, an mbox or folder that holds one message, or standard input (`-`).
    static func read(_ path: String) throws -> OneMessage {
        var found: OneMessage?
        for event in MailReader(paths: [path], batchMessages: 2) {
            switch event {
            case .batch(let batch):
                guard let message = batch.messages.first else { continue }
                guard found == nil, batch.messages.count == 1 else {
                    throw Exit.fault(
                        "\(path): holds several messages (this command takes one: save it as a file of its own)")
                }
                found = OneMessage(raw: Array(batch.bytes(of: message)), arrival: message.origin.arrival)
            case .fault(let fault) where fault.kind == .notMail:
                throw Exit.fault("\(path): holds no mail that is recognised")
            case .fault(let fault): throw Exit.fault(fault.message)
            default: continue
            }
        }
        guard let found else { throw Exit.fault("\(path): holds no message") }
        return found
    }
}
