import Bytes
import MessageFormat

/// How a message or a part of it is signed or encrypted. Signatures are not verified, and nothing is decrypted.
public enum EmailSecurity: String, Sendable, CaseIterable {
    /// multipart/signed, or SignedData with its content (RFC 8551 section 3.5).
    case smimeSigned = "smime-signed"
    /// EnvelopedData or AuthEnvelopedData (RFC 8551 sections 3.3 and 3.4).
    case smimeEncrypted = "smime-encrypted"
    /// multipart/signed (RFC 3156 section 5).
    case pgpSigned = "pgp-signed"
    /// multipart/encrypted (RFC 3156 section 4).
    case pgpEncrypted = "pgp-encrypted"
    /// A signed text inside a part (RFC 9580 section 7).
    case pgpInlineSigned = "pgp-inline-signed"
    /// An encrypted text inside a part (RFC 9580 section 6.2).
    case pgpInlineEncrypted = "pgp-inline-encrypted"

    /// The kinds in a message, each once, in order of appearance.
    static func kinds(in structure: EmailBodyPart) -> [EmailSecurity] {
        var result: [EmailSecurity] = []
        for part in structure.flattened {
            if let kind = part.security, !result.contains(kind) { result.append(kind) }
        }
        return result
    }

    /// The kind of a multipart/signed or multipart/encrypted (RFC 1847). The protocol parameter names the standard;
    /// where it is missing, the type of the part that carries the signature or the key does.
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

    /// The kind by the smime-type parameter (RFC 8551 section 3.2.2), for a part whose content cannot be read.
    static func declared(by part: EmailBodyPart) -> EmailSecurity? {
        switch part.parameter("smime-type") {
        case "enveloped-data", "authenveloped-data": .smimeEncrypted
        case "signed-data": .smimeSigned
        default: nil
        }
    }

    /// The kind of the first PGP block in a text.
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
