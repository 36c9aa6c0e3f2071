import ArgumentParser
import Bytes
import MessageContent
import MessageFormat

/// How far a hostile message is read.
enum HostileStage: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// Everything of MessageFormat: the message parsed, every parser of fields on every field, every body decoded.
    case format
    /// Everything of MessageContent: bytes to ``Email``, HTML to text included.
    case read

    func run(on raw: ByteView) {
        switch self {
        case .read: blackHole(Email(reading: raw))
        case .format:
            let message = Message(parsing: raw)
            for field in message.fields { FieldParsers.run(on: raw[field.body]) }
            var totals = MessageTotals()
            totals.add(raw)
            blackHole(totals)
        }
    }
}

/// Every parser of field bodies, whatever the field's name.
private enum FieldParsers {
    static func run(on body: ByteView) {
        let body = body.slice(0, Limits.fieldBytes)
        blackHole(AddressList(parsing: body))
        blackHole(MessageIDList(parsing: body))
        blackHole(DateTime.parse(body))
        blackHole(DateTime.parseReceived(body))
        blackHole(TransferEncoding(parsing: body))
        blackHole(ParameterList(parsing: body, from: 0))
        decodeWords(of: body)
    }

    private static func decodeWords(of body: ByteView) {
        var cursor = 0
        while let mark = body.firstIndex(of: 0x3D, from: cursor) {
            cursor = mark + 1
            guard let word = EncodedWord(in: body, at: mark) else { continue }
            blackHole(word.decode(in: body))
            cursor = word.end
        }
    }
}
