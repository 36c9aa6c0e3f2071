import Bytes
import MessageFormat

extension Entity {
    /// Whether a leaf is a message that is not encoded: the parser stopped at a limit there, so it is not parsed again.
    var isUnopenedMessage: Bool { mediaType.kind == .message && encoding.isIdentity }
}

extension Message {
    /// The body of the Content-Type field that counts; nil where none is readable.
    func contentType(of index: Int, in raw: ByteView) -> ByteView? {
        let field = Int(entities[index].contentTypeField)
        return field < 0 ? nil : raw[fields[field].body]
    }

    /// The declared charset; nil where none is declared.
    func charsetLabel(of index: Int, in raw: ByteView) -> [UInt8]? {
        contentType(of: index, in: raw).flatMap {
            ParameterList.value(of: "charset", in: $0, from: Int(entities[index].parametersOffset))
        }
    }
}
