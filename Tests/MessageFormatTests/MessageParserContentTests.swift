import Testing

@testable import MessageFormat

@Suite("the Content fields of an entity")
struct MessageParserContentTests {
    @Test("without fields a body is plain text in 7bit")
    func none() {
        let entity = ParsedMessage("Subject: a\n\nb").message.entities[0]
        #expect(entity.mediaType.kind == .textPlain)
        #expect(entity.mediaType.isAssumed)
        #expect(entity.encoding == .sevenBit)
        #expect(entity.contentTypeField == -1)
        #expect(entity.dispositionField == -1)
    }

    @Test("fields are found in any order and letter case")
    func found() {
        let parsed = ParsedMessage(
            "CONTENT-DISPOSITION: attachment\nSubject: a\ncontent-transfer-encoding: Base64\nContent-type: image/png; name=x\n\n"
        )
        let entity = parsed.message.entities[0]
        #expect(entity.dispositionField == 0)
        #expect(entity.contentTypeField == 3)
        #expect(entity.encoding == .base64)
        let body = parsed.text(parsed.message.fields[3].body)
        #expect(body.dropFirst(Int(entity.parametersOffset)) == "; name=x")
        #expect(parsed.codes == [])
    }

    @Test("of two types the first readable one counts")
    func twoTypes() {
        let parsed = ParsedMessage("Content-Type: text/html\nContent-Type: image/png\n\n")
        #expect(parsed.outline == ["0 text/html"])
        #expect(parsed.codes == ["mime.type.repeated"])
        let broken = ParsedMessage("Content-Type: nonsense\nContent-Type: image/png\n\n")
        #expect(broken.outline == ["0 image/png"])
        #expect(broken.codes == ["mime.type.malformed", "mime.type.repeated"])
    }

    @Test("of two encodings the first known one counts")
    func twoEncodings() {
        let parsed = ParsedMessage("Content-Transfer-Encoding: base64\nContent-Transfer-Encoding: 7bit\n\n")
        #expect(parsed.message.entities[0].encoding == .base64)
        #expect(parsed.codes == ["mime.encoding.repeated"])
        let broken = ParsedMessage("Content-Transfer-Encoding: x-y\nContent-Transfer-Encoding: base64\n\n")
        #expect(broken.message.entities[0].encoding == .base64)
        #expect(broken.codes == ["mime.encoding.repeated"])
    }

    @Test("of two dispositions the first counts")
    func twoDispositions() {
        let parsed = ParsedMessage("Content-Disposition: inline\nContent-Disposition: attachment\n\n")
        #expect(parsed.message.entities[0].dispositionField == 0)
    }

    @Test("an unknown encoding is said")
    func unknownEncoding() {
        let parsed = ParsedMessage("Content-Transfer-Encoding: x-gzip\n\nbody")
        #expect(parsed.message.entities[0].encoding == .unknown)
        #expect(parsed.codes == ["mime.encoding.unknown"])
        parsed.expectSound()
    }

    @Test("a part of a digest is a message unless it says otherwise")
    func digest() {
        let header = "Content-Type: multipart/digest; boundary=b\n\n"
        let parsed = ParsedMessage(header + "--b\n\nSubject: a\n\nx\n--b\nContent-Type: text/html\n\ny\n--b--\n")
        #expect(parsed.outline == ["0 multipart/digest", "1 (message)", "1.1 (textPlain)", "2 text/html"])
        #expect(parsed.fields(2) == ["Subject: a"])
    }

    @Test("the fields of a part are its own")
    func partFields() {
        let header = "Content-Type: multipart/mixed; boundary=b\nSubject: outer\n\n"
        let parsed = ParsedMessage(header + "--b\nContent-Type: text/html\nContent-ID: <x@y>\n\none\n--b--\n")
        #expect(parsed.fields(1) == ["Content-Type: text/html", "Content-ID: <x@y>"])
        #expect(parsed.message.entities[1].contentTypeField == 2)
    }
}
