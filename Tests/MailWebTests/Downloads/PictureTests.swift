import Testing

@testable import MailWeb

@Suite("pictures by their bytes")
struct PictureTests {
    @Test(
        "raster formats by their first bytes",
        arguments: [
            ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "image/png"), ([0xFF, 0xD8, 0xFF, 0xE0], "image/jpeg"),
            (Array("GIF89a".utf8), "image/gif"), (Array("RIFF    WEBPVP8 ".utf8), "image/webp"),
        ] as [([UInt8], String)])
    func known(bytes: [UInt8], type: String) { #expect(Picture.type(of: bytes) == type) }

    @Test(
        "nothing else",
        arguments: [
            "", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "%PDF-1.4", "<html>", "BM", "RIFF    WAVE", "GIF8",
        ])
    func others(text: String) { #expect(Picture.type(of: Array(text.utf8)) == nil) }
}
