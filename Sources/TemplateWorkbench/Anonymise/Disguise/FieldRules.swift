import Bytes
import MessageFormat

/// Tells which originals may be replaced in a region.
struct FieldRules {
    private(set) var nothing = false
    /// Short numbers are kept, as they may belong to the name of a charset: `iso-8859-1`.
    private(set) var noShortNumbers = false

    init(_ region: MessageRegion, _ message: Message, _ raw: ByteView) {
        switch region.kind {
        case .name, .binary: nothing = true
        case .text, .between: break
        case .field(let index):
            switch FieldKind(raw[message.fields[index].nameRange]) {
            case .structure: nothing = true
            case .mediaType: noShortNumbers = true
            default: break
            }
        }
    }

    func allow(_ original: Original) -> Bool {
        !noShortNumbers || original.pattern.count > 4 || original.pattern.contains(where: Script.isLetter)
    }
}
