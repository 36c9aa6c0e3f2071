import Bytes
import CLibCrypto

/// SHA-256 (FIPS 180-4) of bytes that come in pieces, computed by OpenSSL's libcrypto.
///
/// Its assembly uses the processor's SHA instructions, and a system has it already; a copy in the package would take
/// two minutes of every first build.
struct SHA256: ~Copyable {
    /// Owned by this value: made by `init`, freed by `deinit`.
    private let context: OpaquePointer

    /// Fetched once, since a look-up by name costs more than the hash of a short text. libcrypto only reads it
    /// afterwards, so that threads may share it.
    nonisolated(unsafe) private static let algorithm = EVP_MD_fetch(nil, "SHA256", nil)

    init() {
        // Fails only without memory.
        guard let context = EVP_MD_CTX_new(), EVP_DigestInit_ex2(context, Self.algorithm, nil) == 1 else {
            preconditionFailure("libcrypto has no memory for a SHA-256")
        }
        self.context = context
    }

    deinit { EVP_MD_CTX_free(context) }

    mutating func update(_ bytes: ByteView) {
        EVP_DigestUpdate(context, bytes.buffer.baseAddress, bytes.count)
    }

    consuming func finalize() -> ContentHash {
        var words: ContentHash.Words = (0, 0, 0, 0)
        withUnsafeMutableBytes(of: &words) {
            // The digest fills the four words exactly.
            _ = EVP_DigestFinal_ex(context, $0.assumingMemoryBound(to: UInt8.self).baseAddress, nil)
        }
        return ContentHash(words: (words.0.bigEndian, words.1.bigEndian, words.2.bigEndian, words.3.bigEndian))
    }
}
