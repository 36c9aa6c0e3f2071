import TestSupport
import Testing

@testable import MessageFormat

struct ExpectedMediaType: Decodable, Sendable, Equatable {
    var type: String
    var subtype: String
    var kind: String
    var parameters: [String: String]
}

@Suite("media types")
struct MediaTypeTests {
    @Test("the table of Content-Type fields", arguments: FieldCase<ExpectedMediaType>.table("media-types"))
    func table(_ row: FieldCase<ExpectedMediaType>) {
        let read = row.bytes.withByteView { body in
            MediaType.parse(body).map { parsed in
                ExpectedMediaType(
                    type: String(body[parsed.type]), subtype: String(body[parsed.subtype]), kind: "\(parsed.kind)",
                    parameters: ParameterList(parsing: body, from: parsed.end).values)
            }
        }
        #expect(read == row.row.expected)
    }

    @Test(
        "the same in a message, with ranges into the message",
        arguments: FieldCase<ExpectedMediaType>.table("media-types"))
    func inMessage(_ row: FieldCase<ExpectedMediaType>) {
        let parsed = ParsedMessage("Subject: x\nContent-Type:\(row.row.input)\n\nbody", row.lineEnd ?? .lf)
        let media = parsed.message.entities[0].mediaType
        #expect(media.isAssumed == (row.row.expected == nil))
        #expect(parsed.text(media.type) == row.row.expected?.type ?? "")
        #expect(parsed.text(media.subtype) == row.row.expected?.subtype ?? "")
        #expect("\(media.kind)" == row.row.expected?.kind ?? "textPlain")
        #expect(parsed.codes.contains("mime.type.malformed") == (row.row.expected == nil))
    }

    @Test("what the parser asks of a kind")
    func kinds() {
        let multiparts: [MediaType.Kind] = [
            .multipartAlternative, .multipartRelated, .multipartDigest, .multipartOther,
        ]
        let others: [MediaType.Kind] = [.message, .messageOther, .image, .audio, .video, .application, .other]
        #expect(multiparts.allSatisfy { $0.isMultipart && !$0.isText })
        #expect([MediaType.Kind.textPlain, .textHTML, .textOther].allSatisfy { $0.isText && !$0.isMultipart })
        #expect(others.allSatisfy { !$0.isText && !$0.isMultipart })
    }

    @Test("token bytes are those of RFC 2045 section 5.1")
    func tokens() {
        let ascii = (0...127).map { UInt8($0) }
        let specials = " ()<>@,;:\\\"/[]?=".bytes
        #expect(ascii.filter { !$0.isTokenByte } == ascii.filter { $0 < 0x20 || $0 == 0x7F || specials.contains($0) })
        #expect((128...255).allSatisfy { UInt8($0).isTokenByte })
    }
}

extension ParameterList {
    /// Values by name.
    var values: [String: String] {
        Dictionary(parameters.map { (String(utf8: $0.name), String(utf8: $0.value)) }) { first, _ in first }
    }
}
