import MessageFormat
import Testing

@testable import MessageContent

@Suite("Content hashes (FIPS 180-4)")
struct ContentHashTests {
    private func hex(_ bytes: [UInt8]) -> String { bytes.withByteView { ContentHash(of: $0).hex } }

    @Test("the known vectors of SHA-256")
    func vectors() {
        #expect(hex([]) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(hex(Array("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        let twoBlocks = Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)
        #expect(hex(twoBlocks) == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
        let million = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
        #expect(hex(million) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test("32 bytes make a hash, and it gives them back")
    func bytes() throws {
        let bytes = (0..<32).map { UInt8($0 * 7 + 3) }
        let hash = try #require(ContentHash(bytes: bytes))
        #expect(hash.bytes == bytes)
        #expect(hash.hex.hasPrefix("030a11181f262d34") && hash.hex.count == 64)
        #expect(ContentHash(bytes: bytes.dropLast()) == nil)
        #expect(ContentHash(bytes: bytes + [0]) == nil)
    }

    @Test("hashes are equal when all 32 bytes are")
    func equality() {
        let bytes = [UInt8](repeating: 9, count: 32)
        let last = [UInt8](repeating: 9, count: 31) + [8]
        #expect(ContentHash(bytes: bytes) == ContentHash(bytes: bytes))
        #expect(ContentHash(bytes: bytes) != ContentHash(bytes: last))
    }

    @Test("a message's identifier is the hash of its raw bytes")
    func identifier() {
        #expect(Email("").id.hex == hex([]))
        #expect(Email("Subject: a\n\nb\n").id.hex == hex(Array("Subject: a\n\nb\n".utf8)))
    }
}
