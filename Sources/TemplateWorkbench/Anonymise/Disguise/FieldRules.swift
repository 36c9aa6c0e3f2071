import Bytes
import MessageFormat

/// What may be replaced in a region.
struct FieldRules {
    var nothing = false
    /// Short numbers are left alone: a charset has them in its name.
    var noShortNumbers = false

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
