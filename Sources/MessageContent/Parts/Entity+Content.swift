import Bytes
import MessageFormat

extension Entity {
    /// Of a leaf: a message that stands as it is and passed a limit of the parser, so that it is not begun anew.
    var isUnopenedMessage: Bool { mediaType.kind == .message && encoding.isIdentity }
}

extension Message {
    /// The Content-Type body that counts.
    func contentType(of index: Int, in raw: ByteView) -> ByteView? {
        let field = Int(entities[index].contentTypeField)
        return field < 0 ? nil : raw[fields[field].body]
    }

    /// The declared charset, without the rest of the parameters being read.
    func charsetLabel(of index: Int, in raw: ByteView) -> [UInt8]? {
        contentType(of: index, in: raw).flatMap {
            ParameterList.value(of: "charset", in: $0, from: Int(entities[index].parametersOffset))
        }
    }
}
