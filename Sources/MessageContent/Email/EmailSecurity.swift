import Bytes
import MessageFormat

/// What protects a message or a part of it. It is recognised, not verified or decrypted.
public enum EmailSecurity: String, Sendable, CaseIterable {
    /// RFC 8551 section 3.5: multipart/signed, or SignedData with the content inside.
    case smimeSigned = "smime-signed"
    /// RFC 8551 section 3.3.
    case smimeEncrypted = "smime-encrypted"
    /// RFC 3156 section 5.
    case pgpSigned = "pgp-signed"
    /// RFC 3156 section 4.
    case pgpEncrypted = "pgp-encrypted"
    /// RFC 9580 section 7, in the text itself.
    case pgpInlineSigned = "pgp-inline-signed"
    /// RFC 9580 section 6.2, in the text itself.
    case pgpInlineEncrypted = "pgp-inline-encrypted"

    /// Each kind once, in order of appearance.
    static func kinds(in structure: EmailBodyPart) -> [EmailSecurity] {
        var result: [EmailSecurity] = []
        for part in structure.flattened {
            if let kind = part.security, !result.contains(kind) { result.append(kind) }
        }
        return result
    }

    /// RFC 1847: the protocol parameter says whose signature or encryption it is; else the part that carries it does.
    static func of(multipart part: EmailBodyPart) -> EmailSecurity? {
        let isSigned = part.type == "multipart/signed"
        guard isSigned || part.type == "multipart/encrypted" else { return nil }
        let carrier = isSigned ? part.subParts.last : part.subParts.first
        for name in [part.parameter("protocol"), carrier?.type].compactMap({ $0?.utf8.split(separator: 0x2D) }) {
            if name.contains(where: { $0.elementsEqual("application/pgp".utf8) }) {
                return isSigned ? .pgpSigned : .pgpEncrypted
            }
            if name.contains(where: { $0.elementsEqual("application/pkcs7".utf8) || $0.elementsEqual("pkcs7".utf8) }) {
                return isSigned ? .smimeSigned : .smimeEncrypted
            }
        }
        return nil
    }

    /// The smime-type parameter (RFC 8551 section 3.2.2), for a part that cannot be read itself.
    static func declared(by part: EmailBodyPart) -> EmailSecurity? {
        switch part.parameter("smime-type") {
        case "enveloped-data", "authenveloped-data": .smimeEncrypted
        case "signed-data": .smimeSigned
        default: nil
        }
    }

    /// The first PGP block of a text.
    static func inline(in text: ByteView) -> EmailSecurity? {
        var from = 0
        while let hit = text.firstRange(of: "-----BEGIN PGP ", anchor: 5, from: from) {
            from = hit + 15
            guard text.isLineStart(hit) else { continue }
            let label = text.slice(from, from + 19)
            if label.hasPrefix("message-----") { return .pgpInlineEncrypted }
            if label.hasPrefix("signed message-----") { return .pgpInlineSigned }
        }
        return nil
    }
}
