import Bytes
import MailSources
import MessageContent
import MessageFormat

/// A piece of a raw message as the archive keeps it. Large parts are pieces of their own, so that an attachment that
/// many messages carry is kept once.
struct RawPiece: Sendable {
    /// Hash of its bytes before compression.
    var hash: ContentHash
    /// Number of its bytes before compression.
    var size: Int
    /// In the zlib format (RFC 1950), or uncompressed where that is no longer.
    var data: [UInt8]

    /// A part whose encoded body is smaller stays in one piece with its surroundings.
    private static let leastPartBytes = 8 << 10

    /// The pieces of a message; their bytes, one after the other, are the message.
    static func pieces(of message: ByteView) -> [RawPiece] {
        var pieces: [RawPiece] = []
        var start = 0
        for body in largeBodies(of: message) where body.start >= start {
            if body.start > start { pieces.append(RawPiece(message.slice(start, body.start))) }
            pieces.append(RawPiece(message[body]))
            start = body.end
        }
        if start < message.count || pieces.isEmpty { pieces.append(RawPiece(message.slice(start, message.count))) }
        return pieces
    }

    private static func largeBodies(of message: ByteView) -> [ByteRange] {
        guard message.count >= leastPartBytes else { return [] }
        let entities = Message(parsing: message).entities
        return entities.indices.filter { index in
            index > 0 && !entities[index].hasChildren(at: index) && entities[index].body.count >= leastPartBytes
        }.map { entities[$0].body }.sorted { $0.start < $1.start }
    }

    private init(_ bytes: ByteView) {
        hash = ContentHash(of: bytes)
        size = bytes.count
        data = ZlibFormat.compressed(UnsafeRawBufferPointer(bytes.buffer)) ?? bytes.array
    }
}
