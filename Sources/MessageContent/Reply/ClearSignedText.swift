import Bytes

/// Text that is signed in the clear: OpenPGP's Cleartext Signature Framework (RFC 9580 section 7).
enum ClearSignedText {
    private static let start = "-----BEGIN PGP SIGNED MESSAGE-----"
    private static let signature = "-----BEGIN PGP SIGNATURE-----"
    private static let end = "-----END PGP SIGNATURE-----"

    /// A text with what was signed in the place of the armor around it, and without the signature; nil where nothing
    /// whole is signed. The signature is not checked.
    static func content(of text: String) -> String? {
        var bytes = text
        guard bytes.withUTF8({ ByteView($0).firstRange(of: "-----BEGIN PGP SIGNED") != nil }) else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let first = lines.firstIndex(of: start[...]), let armor = lines[first...].firstIndex(of: signature[...]),
            let last = lines[armor...].firstIndex(of: end[...]),
            let blank = lines[first..<armor].firstIndex(where: \.isEmpty)
        else { return nil }
        // A hyphen and a space stand before lines that begin with a hyphen.
        let signed = lines[(blank + 1)..<armor].map { $0.hasPrefix("- ") ? $0.dropFirst(2) : $0 }
        return (lines[..<first] + signed + lines[(last + 1)...]).joined(separator: "\n")
    }
}
